// What a person does at one table: what is being chosen, asked and told. It never decides what is
// legal. What the server said last is in `seen`.

import { agrees, narrow } from "../games/board";
import { Advice } from "./advice.svelte";
import type { EarlierMessage, EntriesMessage, FromServer, GameEvent, Meaning, OptionMeaning, PickedMessage, RefusedMessage, StateMessage, TableInfo, TalkMessage } from "./api";
import { allTotals, extended } from "./log";
import { Live, newKey } from "./live";
import type { Status } from "./live";
import { server, RequestFailed } from "./http";
import type { Foreseen, Moment, Refusal, Why } from "./heard";
import { person } from "./me.svelte";
import { Seen } from "./seen.svelte";
import { seenUpTo, setSeenUpTo, settings } from "./settings.svelte";
import { sorry, told } from "./sorry";
import { fanfare, gong, knock, thud } from "./sound";

export type { Foreseen, Moment, Refusal, Why };

export class Table extends Seen {
  chosen = $state<number | null>(null);
  picked = $state.raw<Meaning | null>(null);
  /** Things picked for one choice: what the server was asked about last. */
  gathered = $state.raw<readonly Meaning[]>([]);
  /** What the server said of them: the answers that make the choice, and what they would do. */
  together = $state.raw<PickedMessage | null>(null);
  foreseen = $state.raw<Record<number, Foreseen>>({});
  /** Which option the bar looks at before one is chosen. */
  pointed = $state<number | null>(null);
  waiting = $state(false);
  why = $state.raw<Why | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The log up to here had been seen when the table was opened. */
  readonly seenBefore: number;
  /** Points by moment, as far as they have been asked for. */
  history = $state.raw<Record<number, number[]>>({});

  readonly advice = new Advice((message) => this.live.ask(message));

  /** Whether the whole log is wanted. */
  private whole = false;
  private readonly live: Live;
  private held: StateMessage | null = null;
  private fresh: GameEvent[] = [];
  private begun = false;
  private acting: string | null = null;
  private silent = new Set<number>();

  constructor(readonly id: string) {
    super();
    this.seenBefore = seenUpTo(id);
    this.live = new Live(
      (since) => `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(id)}/live?since=${since}`,
      (message) => this.receive(message),
      (status) => this.changed(status),
    );
  }

  /** Opens the table; the result closes it. */
  open(): () => void {
    void this.load();
    const back = (): void => this.live.retry();
    const away = (): void => this.live.drop();
    const shown = (): void => {
      if (document.visibilityState === "visible") this.live.retry();
    };
    window.addEventListener("online", back);
    window.addEventListener("offline", away);
    document.addEventListener("visibilitychange", shown);
    return () => {
      window.removeEventListener("online", back);
      window.removeEventListener("offline", away);
      document.removeEventListener("visibilitychange", shown);
      this.live.end();
    };
  }

  // --- what can be done

  /** The options that the first step on the board leaves. */
  get left(): readonly OptionMeaning[] {
    return narrow(this.options, this.picked) as readonly OptionMeaning[];
  }

  /** Chooses an option; a second time, or without confirmation, it is done. */
  choose(action: number): void {
    const option = this.option(action);
    if (option === null || this.waiting) return;
    this.why = null;
    if (this.chosen === action || (!settings.confirm && option.seal === null)) {
      this.act(action);
      return;
    }
    this.ungather();
    this.chosen = action;
    this.foresee(action);
  }

  /** Picks several things for one choice; see `BoardProps.gather`. */
  gather(picks: readonly Meaning[]): void {
    if (this.waiting || this.seat === null) return;
    this.why = null;
    this.chosen = null;
    this.together = null;
    this.gathered = picks;
    if (picks.length > 0) this.live.ask({ type: "pick", seat: this.seat, pick: [...picks] });
  }

  pick(part: Meaning | null): void {
    this.picked = part;
    this.chosen = null;
    this.ungather();
  }

  release(): void {
    if (this.chosen !== null || this.gathered.length > 0) this.chosen = null;
    else this.picked = null;
    this.ungather();
  }

  confirm(): void {
    if (this.chosen !== null) this.act(this.chosen, ...(this.together?.actions.slice(1) ?? []));
  }

  /** Asks what the computer would choose; its answer is chosen, not done. */
  wantHint(): void {
    const hint = this.advice.hint;
    if (!this.mayHint || this.question === null) return;
    if (hint === null) this.advice.wantHint(this.question.seat, this.question.n);
    else this.suggest(hint.best.action);
  }

  private suggest(action: number): void {
    this.picked = null;
    this.ungather();
    this.chosen = action;
    this.foresee(action);
  }

  foresee(action: number): void {
    if (this.seat === null || this.foreseen[action] !== undefined) return;
    this.live.ask({ type: "preview", seat: this.seat, action });
  }

  /** Takes back one's last action; the others are asked if it can't be done without them. */
  takeBack(): void {
    const count = this.floor > 0 ? 1 : this.backToOwn;
    if (this.seat === null || count < 1) return;
    this.live.do({ type: "undo", seat: this.seat, count, n: this.n, key: newKey() });
  }

  consent(seat: number, request: number, agree: boolean): void {
    this.live.do({ type: "consent", seat, request, agree, key: newKey() });
  }

  say(text: string): void {
    this.live.do({ type: "chat", text, key: newKey() });
  }

  /** As the host silences whoever said a line, or lets them talk again. */
  mute(line: number, muted: boolean): void {
    this.live.do({ type: "mute", line, muted, key: newKey() });
  }

  /** Asks for the part of the log before the one that is known. */
  wantEarlierLog(): void {
    const first = this.entries[0];
    if (this.earlierLog && first !== undefined) this.live.ask({ type: "earlier", of: "log", before: first.seq });
  }

  /** Asks for the whole log, part by part: to look back one needs all of it. */
  wantWholeLog(): void {
    this.whole = true;
    this.wantEarlierLog();
  }

  /** Asks for what was said before the lines that are known. */
  wantEarlierTalk(): void {
    const first = this.talk[0];
    if (this.earlierTalk && first !== undefined) this.live.ask({ type: "earlier", of: "talk", before: first.line });
  }

  explain(meaning: Meaning): void {
    this.live.ask({ type: "why", meaning, seat: this.seat });
  }

  look(seat: number): void {
    this.clear();
    this.live.look({ type: "look", seat });
  }

  /** Draws the curtain: nothing of a seat stays on the page. */
  hide(): void {
    this.clear();
    this.live.look({ type: "watch" });
  }

  /** Shows the table as it was right after entry `n`; null goes back to the present. */
  goTo(n: number | null): void {
    if (n === null) {
      this.moment = null;
      return;
    }
    this.silent.delete(n);
    this.live.ask({ type: "moment", n });
  }

  /** Asks for the points of a moment without going there. */
  measure(n: number): void {
    if (this.history[n] !== undefined || this.silent.has(n)) return;
    this.silent.add(n);
    this.live.ask({ type: "moment", n });
  }

  seenAll(): void {
    setSeenUpTo(this.id, this.live.since);
  }

  /** Connects anew: the server must learn that the person has a name and a seat now. */
  reconnect(): void {
    this.live.drop();
    this.live.retry();
  }

  /** Plays one's seat again after having left it to the computer. */
  async comeBack(): Promise<void> {
    try {
      this.learn(await server.return(this.id));
    } catch (error) {
      this.refusal = { reason: null, words: await sorry(error) };
    }
  }

  /** Takes what a request over HTTP told about the table. */
  learn(info: TableInfo): void {
    this.told = info;
  }

  // --- from the server

  /** Asks about the table and connects to it at the same time. */
  private async load(): Promise<void> {
    this.live.start();
    try {
      const info = await server.table(this.id, new URLSearchParams(location.search).get("i"));
      this.told ??= info;
    } catch (error) {
      if (error instanceof RequestFailed && error.status !== 0) this.fail(error.code);
      else setTimeout(() => void this.load(), 1500);
    }
  }

  private fail(code: string): void {
    this.failure = code;
    this.live.end();
  }

  private changed(status: Status): void {
    this.status = status;
    if (status === "dismissed") void person.load().then(() => this.live.retry());
    if (status !== "open") return;
    this.silent.clear();
    this.advice.resume();
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "state":
        this.held = message;
        this.settle();
        break;
      case "entries":
        this.takeEntries(message);
        this.settle();
        break;
      case "earlier":
        this.takeEarlier(message);
        break;
      case "talk":
        this.takeTalk(message);
        break;
      case "preview":
        if (message.n === this.n) this.foreseen = { ...this.foreseen, [message.action]: message };
        break;
      case "picked":
        this.answerPicks(message);
        break;
      case "reason":
        this.answerWhy(message);
        break;
      case "moment":
        this.remember(message);
        break;
      case "done":
        if (message.key === this.acting) this.acting = null;
        break;
      case "refused":
        void this.refused(message);
        break;
      case "hint":
        if (this.advice.take(message, this.n)) this.suggest(message.best.action);
        break;
      case "analysing":
        this.advice.progress = message;
        break;
      case "analysis":
        this.advice.analysis = message;
        break;
      case "presence":
        this.online = message.seats;
        this.spectators = message.spectators;
        break;
      case "gone":
        this.gone = true;
        this.live.end();
        break;
    }
  }

  /** Picks that are a choice are chosen; of those that are none yet, more may follow. */
  private answerPicks(found: PickedMessage): void {
    if (found.n !== this.n || !samePicks(found.pick, this.gathered)) return;
    const [first] = found.actions;
    if (first === undefined) {
      if (found.key === "why-too-few-picked") return;
      this.why = { meaning: found.pick.at(-1) ?? {}, key: found.key, rule: found.rule };
      this.ungather();
      thud();
      return;
    }
    this.together = found;
    this.chosen = first;
    if (found.whole && !settings.confirm && found.seal === null) this.confirm();
  }

  private ungather(): void {
    this.gathered = [];
    this.together = null;
  }

  /** Says why not; what turns out to be possible is chosen instead. */
  private answerWhy(why: Why): void {
    const offered = this.options.find((option) => agrees(option.meaning, why.meaning));
    if (why.key === "" && offered !== undefined) {
      if (this.chosen !== offered.action) this.choose(offered.action);
      return;
    }
    if (why.key !== "") this.why = why;
    thud();
  }

  /** Adds to the log; after a change of seats it comes again from its beginning. */
  private takeEntries(message: EntriesMessage): void {
    const had = this.entries.at(-1)?.seq ?? 0;
    this.entries = extended(this.entries.filter((entry) => entry.seq <= message.since), message.entries);
    if (message.since === 0) this.earlierLog = message.earlier;
    if (this.whole) this.wantEarlierLog();
    if (!this.begun) return;
    const added = message.entries.filter((entry) => entry.seq > had && !entry.undone);
    this.fresh.push(...added.flatMap((entry) => entry.events));
  }

  private takeEarlier(message: EarlierMessage): void {
    if (this.entries[0]?.seq !== message.before) return;
    this.entries = extended(message.entries, this.entries);
    this.earlierLog = message.earlier;
    if (this.whole) this.wantEarlierLog();
  }

  private takeTalk(message: TalkMessage): void {
    const first = message.lines[0]?.line ?? 0;
    if (first <= (this.talk[0]?.line ?? first)) this.earlierTalk = message.earlier;
    const known = new Map([...this.talk, ...message.lines].map((line) => [line.line, line]));
    this.talk = [...known.values()].sort((a, b) => a.line - b.line);
  }

  private remember(message: Moment): void {
    this.history = { ...this.history, [message.n]: allTotals(message) };
    if (this.silent.delete(message.n)) return;
    this.moment = message;
  }

  private async refused({ key, reason, ...error }: RefusedMessage): Promise<void> {
    if (key === null || key === this.acting) {
      this.acting = null;
      this.waiting = false;
    }
    this.advice.refused(key);
    thud();
    this.refusal = { reason, words: await told(error) };
  }

  /** Shows a new state once the log has come as far, so that both change together. */
  private settle(): void {
    const state = this.held;
    if (state === null || state.seq > this.live.since) return;
    this.held = null;
    const wasAsked = this.asked;
    const wasOver = this.info?.phase === "over";
    const before = this.question;
    this.told = state.table;
    this.seat = state.seat;
    this.view = state.view;
    this.n = state.n;
    this.floor = state.floor;
    this.scores = state.scores;
    this.rivals = state.rivals;
    this.question = state.question;
    this.history = { ...this.history, [state.n - 1]: allTotals(state) };
    if (before?.n !== state.question?.n || before?.seat !== state.question?.seat) this.clear();
    this.announce(wasAsked, wasOver);
    this.begun = true;
    this.waiting = false;
    if (document.visibilityState === "visible") this.seenAll();
  }

  private announce(wasAsked: boolean, wasOver: boolean): void {
    this.events = this.fresh;
    this.fresh = [];
    if (!this.begun) return;
    if (!wasOver && this.info?.phase === "over") fanfare();
    else if (this.asked && !wasAsked) gong();
    else if (this.events.length > 0) knock();
  }

  private clear(): void {
    this.chosen = null;
    this.picked = null;
    this.ungather();
    this.pointed = null;
    this.foreseen = {};
    this.why = null;
    this.refusal = null;
    this.advice.forget();
  }

  private act(first: number, ...others: readonly number[]): void {
    if (!this.asked || this.question === null || this.waiting) return;
    this.acting = newKey();
    this.waiting = true;
    this.live.do({ type: "act", seat: this.question.seat, n: this.question.n, key: this.acting, ...(others.length === 0 ? { action: first } : { actions: [first, ...others] }) });
  }
}

function samePicks(some: readonly Meaning[], others: readonly Meaning[]): boolean {
  return some.length === others.length && some.every((one, n) => agrees(one, others[n] ?? {}));
}
