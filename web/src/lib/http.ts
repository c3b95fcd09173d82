// Requests to the server: JSON both ways, the CSRF token on whatever changes something.

import type { BoxInfo, BrowserSession, Failure, GameInfo, Join, Me, NewTable, RuleText, TableInfo, TableList, Verdict } from "./api";

/** The server said no, or could not be reached (`code` is then "offline"). */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** The key of its sentence in the page's languages, and what fills it in. */
    readonly text = "",
    readonly args: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
  }
}

let csrf = "";

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  let response: Response;
  try {
    const asked = method === "GET" ? askedEarly(path) : undefined;
    response = await (asked ?? fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }));
  } catch {
    throw new RequestFailed("offline", "The server can't be reached.", 0);
  }
  if (!response.ok) throw await failure(response);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

async function text(path: string): Promise<string> {
  const response = await (askedEarly(path) ?? fetch(path, { credentials: "same-origin" }));
  if (!response.ok) throw await failure(response);
  return response.text();
}

/** The answer to what first.js has already asked for; it counts once. */
function askedEarly(path: string): Promise<Response> | undefined {
  const answers = window.early?.answers;
  const found = answers?.[path];
  if (answers !== undefined) delete answers[path];
  return found;
}

async function failure(response: Response): Promise<RequestFailed> {
  try {
    const said = (await response.json()) as Partial<Failure>;
    return new RequestFailed(said.error ?? "error", said.message ?? response.statusText, response.status, said.text, said.args);
  } catch {
    return new RequestFailed("error", response.statusText, response.status);
  }
}

async function asMe(answer: Promise<Me>): Promise<Me> {
  const me = await answer;
  csrf = me.csrf;
  return me;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const game = (id: string): string => `/api/games/${encodeURIComponent(id)}`;

/** Everything the page asks of the server outside a table's live connection. */
export const server = {
  me: () => asMe(request<Me>("GET", "/api/me")),
  callMe: (name: string) => asMe(request<Me>("POST", "/api/me", { name })),
  claim: (name: string, password: string) => asMe(request<Me>("POST", "/api/account", { name, password })),
  login: (name: string, password: string) => asMe(request<Me>("POST", "/api/login", { name, password })),
  logout: () => asMe(request<Me>("POST", "/api/logout")),
  logoutOthers: () => asMe(request<Me>("POST", "/api/logout/others")),
  changePassword: (old: string, changed: string) => asMe(request<Me>("POST", "/api/account/password", { old, new: changed })),
  sessions: () => request<BrowserSession[]>("GET", "/api/account/sessions"),

  games: () => request<GameInfo[]>("GET", "/api/games"),
  rules: (id: string) => request<RuleText[]>("GET", `${game(id)}/rules`),
  box: (id: string) => request<BoxInfo>("GET", `${game(id)}/box`),
  texts: (id: string, lang: string) => text(`${game(id)}/texts/${lang}`),

  tables: (most: number | null = null) => request<TableList>("GET", most === null ? "/api/tables" : `/api/tables?most=${most}`),
  table: (id: string, invitation: string | null = null) =>
    request<TableInfo>("GET", invitation === null ? table(id) : `${table(id)}?invitation=${encodeURIComponent(invitation)}`),
  /** The names in the box of a table, for one with a corrected box. */
  names: (id: string, lang: string) => text(`${table(id)}/names/${lang}`),
  open: (wish: NewTable) => request<TableInfo>("POST", "/api/tables", wish),
  join: (id: string, wish: Join) => request<TableInfo>("POST", `${table(id)}/join`, wish),
  fill: (id: string, mind: string) => request<TableInfo>("POST", `${table(id)}/fill`, { mind }),
  start: (id: string) => request<TableInfo>("POST", `${table(id)}/start`),
  leave: (id: string) => request<TableInfo>("POST", `${table(id)}/leave`, {}),
  return: (id: string) => request<TableInfo>("POST", `${table(id)}/return`, {}),
  rematch: (id: string) => request<TableInfo>("POST", `${table(id)}/rematch`),
  contribute: (id: string, seat: number, text: string) => request<TableInfo>("POST", `${table(id)}/contribute`, { seat, text }),
  remove: (id: string) => request<void>("DELETE", table(id)),
  record: (id: string) => request<unknown>("GET", `${table(id)}/record`),
  verify: (record: unknown) => request<Verdict>("POST", "/api/verify", record),
};
