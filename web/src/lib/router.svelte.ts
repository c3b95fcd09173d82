// Which page the address names, and going to another one without a reload.

/** What the address asks for. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; n: number | null }
  | { page: "end"; id: string }
  | { page: "analysis"; id: string }
  | { page: "fairness"; id: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "box"; game: string }
  | { page: "about" }
  | { page: "settings" }
  | { page: "missing" };

/** Reads a path, a query and a fragment as they stand in an address. */
export function parse(path: string, query = "", fragment = ""): Route {
  const parts = path.split("/").filter((part) => part !== "").map(decoded);
  const [first, second, third] = parts;
  if (first === undefined) return { page: "home" };
  if (parts.length === 1) {
    if (first === "about") return { page: "about" };
    if (first === "settings") return { page: "settings" };
    if (first === "fairness") return { page: "fairness", id: null };
  }
  if (first === "new" && second !== undefined && parts.length === 2) return { page: "new", game: second };
  if (first === "t" && second !== undefined) return ofTable(second, parts.slice(2), query);
  if (first === "games" && second !== undefined && parts.length === 3) {
    if (third === "rules") return { page: "rules", game: second, rule: decoded(fragment.replace(/^#/, "")) || null };
    if (third === "box") return { page: "box", game: second };
  }
  return { page: "missing" };
}

function ofTable(id: string, rest: string[], query: string): Route {
  if (rest.length === 0) return { page: "table", id, n: moment(query) };
  if (rest.length === 1 && rest[0] === "end") return { page: "end", id };
  if (rest.length === 1 && rest[0] === "analysis") return { page: "analysis", id };
  if (rest.length === 1 && rest[0] === "fairness") return { page: "fairness", id };
  return { page: "missing" };
}

function moment(query: string): number | null {
  const asked = new URLSearchParams(query).get("n");
  return asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state<Route>({ page: "home" });

  /** Follows the address bar, the back button and links of the page. */
  start(): void {
    this.read();
    window.addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Goes to an address of this site. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.route;
    this.read();
    if (before.page !== this.route.page) window.scrollTo(0, 0);
  }

  private read(): void {
    this.route = parse(location.pathname, location.search, location.hash);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
