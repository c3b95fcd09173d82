// The live connection: resuming, repeating what was not acknowledged, trying again ever later.
import { beforeEach, expect, test, vi } from "vitest";
import type { EntriesMessage, FromServer } from "../src/lib/api";
import { Live } from "../src/lib/live";
import type { Socket, Status } from "../src/lib/live";

class Wire implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  readyState = 0;
  readonly sent: { type: string; key?: string }[] = [];
  constructor(readonly address: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  say(message: FromServer): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.(Object.assign(new Event("close"), { code }) as CloseEvent);
  }
}

let wires: Wire[];
let later: { run: () => void; delay: number }[];
let got: FromServer[];
let statuses: Status[];
let live: Live;

const wire = (): Wire => wires.at(-1) as Wire;
const entries = (since: number, seq: number): EntriesMessage => ({ type: "entries", since, seq, entries: [], earlier: false });

beforeEach(() => {
  [wires, later, got, statuses] = [[], [], [], []];
  live = new Live(
    (since) => `ws://house/live?since=${since}`,
    (message) => got.push(message),
    (status) => statuses.push(status),
    {
      open(address) {
        wires.push(new Wire(address));
        return wire();
      },
      later(run, delay) {
        later.push({ run, delay });
        return () => undefined;
      },
      random: () => 0.5,
    },
  );
  live.start();
});

test("the first connection asks for everything, a later one for what came after", () => {
  expect(wire().address).toBe("ws://house/live?since=0");
  wire().accept();
  wire().say(entries(0, 12));
  wire().break();
  later.at(-1)?.run();
  expect(wire().address).toBe("ws://house/live?since=12");
});

test("what was not acknowledged is sent again with the same key, what was is not", () => {
  wire().accept();
  live.do({ type: "chat", text: "one", key: "k1" });
  live.do({ type: "chat", text: "two", key: "k2" });
  wire().say({ type: "done", key: "k1", seq: 1, n: null });
  wire().break();
  later.at(-1)?.run();
  wire().accept();
  expect(wire().sent.map((message) => message.key)).toEqual(["k2"]);
});

test("what is done without a connection is sent as soon as there is one; questions are dropped", () => {
  live.do({ type: "chat", text: "early", key: "k" });
  live.ask({ type: "moment", n: 3 });
  expect(wire().sent).toEqual([]);
  wire().accept();
  expect(wire().sent.map((message) => message.type)).toEqual(["chat"]);
});

test("a refusal is an answer, too: it is not repeated", () => {
  wire().accept();
  live.do({ type: "chat", text: "x", key: "k" });
  wire().say({ type: "refused", key: "k", code: "too_fast", text: "", args: {}, message: "", reason: null, rule: null, answer: null });
  wire().break();
  later.at(-1)?.run();
  wire().accept();
  expect(wire().sent).toEqual([]);
});

test("the seat one looks through is said again after a break", () => {
  wire().accept();
  live.look({ type: "look", seat: 1 });
  wire().break();
  later.at(-1)?.run();
  wire().accept();
  expect(wire().sent).toEqual([{ type: "look", seat: 1 }]);
});

test("every failure doubles the wait up to eight seconds, and a message begins anew", () => {
  for (let time = 0; time < 8; time += 1) {
    wire().break();
    later.at(-1)?.run();
  }
  expect(later.map((wait) => wait.delay)).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000, 8000]);
  wire().accept();
  wire().say(entries(0, 1));
  wire().break();
  expect(later.at(-1)?.delay).toBe(300);
});

test("when the network is back it tries at once", () => {
  wire().accept();
  wire().break();
  const before = wires.length;
  live.retry();
  expect(wires.length).toBe(before + 1);
});

test("a dropped connection that speaks late is not heard", () => {
  wire().accept();
  const old = wire();
  live.drop();
  old.say(entries(0, 99));
  expect(got).toEqual([]);
  expect(statuses.at(-1)).toBe("broken");
});

test("after the end nothing is tried again", () => {
  wire().accept();
  live.end();
  expect(later).toEqual([]);
  live.start();
  expect(wires.length).toBe(1);
});

test("who has signed out elsewhere is not connected again by itself", () => {
  wire().accept();
  wire().break(4401);
  expect(statuses.at(-1)).toBe("dismissed");
  expect(later).toEqual([]);
});

test("who was sent away from a private table does not knock again", () => {
  wire().accept();
  wire().break(4403);
  expect(statuses.at(-1)).toBe("closed");
  expect(later).toEqual([]);
});

test("a connection that was opened before the code came is taken over with what it said", async () => {
  const early = new Wire("ws://here/live?since=0");
  early.readyState = 1;
  const heard = [new MessageEvent("message", { data: JSON.stringify(entries(0, 3)) })];
  vi.stubGlobal("window", { early: { language: "en", answers: {}, live: { address: early.address, socket: early, heard } } });
  const found: FromServer[] = [];
  const told: Status[] = [];
  const taken = new Live((since) => `ws://here/live?since=${since}`, (message) => found.push(message), (status) => told.push(status));
  taken.start();
  await Promise.resolve();
  expect(told).toEqual(["connecting", "open"]);
  expect(found).toEqual([entries(0, 3)]);
  expect(taken.since).toBe(3);
  early.say(entries(3, 4));
  expect(taken.since).toBe(4);
  vi.unstubAllGlobals();
});
