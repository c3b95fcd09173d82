// Written by `perankh schema` from the structs of src/perankh/web and of the games.
// Do not edit: change the structs and write it again.

export const MAX_NAME = 40;
export const MAX_CHAT = 500;
export const MAX_KEY = 64;
export const MAX_CONTRIBUTION = 200;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 256;

/** What an action means, in names of the board. */
export type Meaning = Record<string, string | number>;

export type GameView = ImhotepView | IunuView | ValleyView;
export type GameEvent = ImhotepEvent | IunuEvent | ValleyEvent;

/** Who the server takes the caller for. */
export interface Me {
  person: string | null;
  name: string | null;
  account: string | null;
  csrf: string;
}

/** A guest chooses a name, or a person another one. */
export interface CallMe {
  name: string;
}

/** To claim an account or to sign in. */
export interface Credentials {
  name: string;
  password: string;
}

/** To change the password of an account. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A browser in which a person is signed in. */
export interface BrowserSession {
  browser: string;
  since: number;
  used: number;
  here: boolean;
}

/** One choice before a game. */
export interface SetupField {
  field: string;
  kind: "choice" | "number" | "several" | "switch";
  values: (string | boolean | number)[];
  default: string | boolean | number | (string | boolean | number)[];
  usual: string | boolean | number;
  per_seat: boolean;
  when_players: number[];
  when: Record<string, (string | boolean | number)[]>;
  as_many_as: string | null;
  players: number[][];
}

/** A game of the house. */
export interface GameInfo {
  id: string;
  names: Record<string, string>;
  players_min: number;
  players_max: number;
  minutes: [number, number] | null;
  designers: string[];
  year: number | null;
  setup: SetupField[];
  minds: string[];
  categories: string[];
  rule_prefix: string;
  box: string;
}

/** One numbered rule. */
export interface RuleText {
  number: string;
  section: string;
  text: string;
}

/** Where one value of the box comes from. */
export interface SourceRow {
  place: string;
  value: string;
  source: "public" | "reconstructed" | "rulebook";
}

/** What is in the box, and where its values come from. */
export interface BoxInfo {
  hash: string;
  file: string;
  rows: SourceRow[];
}

/** One seat of a new table. */
export interface SeatAsked {
  kind: "here" | "invited" | "me" | "mind" | "open";
  name?: string | null;
  mind?: string | null;
}

/** A new table; seats in the order in which they play. */
export interface NewTable {
  game: string;
  seats: SeatAsked[];
  setup?: Record<string, string | boolean | number | (string | boolean | number)[]>;
  box?: string | null;
  watch?: boolean;
  start_when_full?: boolean;
  hints?: boolean;
  stand_in_undo?: "always" | "never";
}

/** Take a seat: a given one, or the first that is free. */
export interface Join {
  seat?: number | null;
  invitation?: string | null;
  here?: boolean;
  name?: string | null;
  contribution?: string | null;
}

/** What a seat gives to be mixed into chance before the game; the page may make it up. */
export interface Contribution {
  seat: number;
  text: string;
}

/** The host gives all free seats, or one of them, to a computer player. */
export interface Fill {
  mind: string;
  seat?: number | null;
}

/** One of the caller's seats; left out, all of them. */
export interface SeatOf {
  seat?: number | null;
  resign?: boolean;
}

/** One seat of a table. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "here" | "invited" | "mind" | "open" | "person";
  mind: string | null;
  kept: boolean;
  mine: boolean;
  away: boolean;
  online: boolean;
  invitation: string | null;
}

/** Somebody wants more taken back than may be without the others. */
export interface UndoAsked {
  request: number;
  seat: number;
  count: number;
  waiting: number[];
}

/** A rival without a seat: an automaton of the rules that can win. */
export interface RivalInfo {
  id: string;
  scores: Record<string, number>;
  place: number | null;
}

/** How the game ended; the first three lists go by seat. */
export interface ResultInfo {
  scores: Record<string, number>[];
  totals: number[];
  places: number[];
  rivals: RivalInfo[];
}

/** Why a table can't go on in this house: it can be looked at and exported. */
export interface StopInfo {
  text: string;
  message: string;
}

/** A table, as the caller may know it. */
export interface TableInfo {
  id: string;
  game: string;
  setup: Record<string, string | boolean | number | (string | boolean | number)[]>;
  phase: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  host: boolean;
  starts_when_full: boolean;
  decider: number | null;
  my_turn: boolean;
  seq: number;
  n: number;
  created: number;
  changed: number;
  commitment: string;
  secret: string | null;
  box: string;
  hints: boolean;
  stand_in_undo: "always" | "never";
  undo: UndoAsked | null;
  rematch: string | null;
  result: ResultInfo | null;
  stopped: StopInfo | null;
}

/** One seat of a table in a list. */
export interface ListedSeat {
  seat: number;
  name: string;
  kind: "here" | "invited" | "mind" | "open" | "person";
  mind: string | null;
  mine: boolean;
}

/** A table in the list of one's tables. */
export interface ListedTable {
  id: string;
  game: string;
  phase: "over" | "playing" | "waiting";
  seats: ListedSeat[];
  host: boolean;
  decider: number | null;
  my_turn: boolean;
  created: number;
  changed: number;
  points: number[];
  places: number[];
  stopped: string;
}

/** The caller's tables, latest change first. */
export interface TableList {
  tables: ListedTable[];
  total: number;
}

/** What came out when a record was worked out anew. */
export interface Verdict {
  good: boolean;
  text: string;
  args: Record<string, string | number>;
  message: string;
  entries: number;
  actions: number;
}

/** Every error over HTTP. */
export interface Failure {
  error: string;
  text: string;
  args: Record<string, string | number>;
  message: string;
  detail: Record<string, string | number | string[]>;
}

/** One option of the open question. */
export interface OptionMeaning {
  action: number;
  meaning: Record<string, string | number>;
  seal: "chance" | "reveal" | null;
}

/** Something that a choice may hold. */
export interface PickRoom {
  meaning: Record<string, string | number>;
  most: number;
}

/** Several answers make one choice: things that are picked, or a payment. */
export interface Choice {
  picked: (Record<string, string | number>)[];
  least: number;
  most: number;
  room: PickRoom[];
  suggested: (Record<string, string | number>)[];
}

/** What is asked. Only the seat that must answer gets the argument and the options. */
export interface Question {
  seat: number;
  prompt: string;
  arg: number | null;
  options: OptionMeaning[];
  n: number;
  kept_secret: boolean;
  choice: Choice | null;
}

/** The table as one seat may see it. */
export interface StateMessage {
  type: "state";
  seq: number;
  n: number;
  table: TableInfo;
  seat: number | null;
  view: GameView | null;
  question: Question | null;
  floor: number;
  scores: Record<string, number>[];
  rivals: RivalInfo[];
}

/** One line of the table's log, as one seat may know it. */
export interface LogEntry {
  seq: number;
  kind: "action" | "chat" | "contributed" | "created" | "deleted" | "left" | "over" | "rematch" | "renamed" | "resigned" | "returned" | "seated" | "started" | "undo" | "undo_answered" | "undo_asked" | "unseated";
  at: number | null;
  n: number | null;
  seat: number | null;
  meaning: Record<string, string | number> | null;
  events: GameEvent[];
  undone: boolean;
  undoes: number[];
  text: string | null;
  name: string | null;
}

/** All entries after the last that the client has, in order, without gaps or doubles. */
export interface EntriesMessage {
  type: "entries";
  since: number;
  seq: number;
  entries: LogEntry[];
  earlier: boolean;
}

/** The entries right before those that the client asked about. */
export interface EarlierMessage {
  type: "earlier";
  before: number;
  entries: LogEntry[];
  earlier: boolean;
}

/** Something that was said at the table. */
export interface TalkLine {
  line: number;
  time_ms: number;
  name: string;
  text: string;
  seat: number | null;
  mine: boolean;
  muted: boolean;
}

/** What was said, in order. */
export interface TalkMessage {
  type: "talk";
  lines: TalkLine[];
  earlier: boolean;
}

/** What an option would do, up to the first thing that can't be foreseen. */
export interface PreviewMessage {
  type: "preview";
  action: number;
  n: number;
  events: GameEvent[];
  seal: "chance" | "reveal" | null;
  cut: boolean;
}

/** Whether these picks are a choice, which answers make it, and what they would do. */
export interface PickedMessage {
  type: "picked";
  n: number;
  pick: (Record<string, string | number>)[];
  actions: number[];
  whole: boolean;
  key: string;
  rule: string;
  events: GameEvent[];
  seal: "chance" | "reveal" | null;
  cut: boolean;
}

/** Why something is not possible now; an empty key if it is. */
export interface ReasonMessage {
  type: "reason";
  meaning: Record<string, string | number>;
  key: string;
  rule: string;
}

/** The table right after entry `n` of the record, as the seat could see it then. */
export interface MomentMessage {
  type: "moment";
  n: number;
  view: GameView;
  scores: Record<string, number>[];
  rivals: RivalInfo[];
  events: GameEvent[];
}

/** What the client asked for under `key` has been done and is on disk. */
export interface DoneMessage {
  type: "done";
  key: string;
  seq: number;
  n: number | null;
}

/** What the client asked for was not done. */
export interface RefusedMessage {
  type: "refused";
  key: string | null;
  code: string;
  text: string;
  args: Record<string, string | number>;
  message: string;
  reason: string | null;
  rule: string | null;
  answer: number | null;
}

/** What is to be expected of one option. */
export interface Prospect {
  action: number;
  chance: number;
  points: number;
  visits: number;
}

/** The best option of the open question, for the seat that asked and from what it may know. */
export interface HintMessage {
  type: "hint";
  key: string;
  n: number;
  seat: number;
  best: Prospect;
  gained_chance: number;
  gained_points: number;
  others: Prospect[];
}

/** How far the analysis has come; 0 of 0: it waits for its turn. */
export interface AnalysingMessage {
  type: "analysing";
  done: number;
  total: number;
}

/** How each seat stood, as somebody saw it who sees no hand. */
export interface Outlook {
  n: number;
  chances: number[];
  points: number[];
}

/** A decision that cost its seat some of its chance to win. */
export interface CostlyDecision {
  n: number;
  before: number;
  seat: number;
  meaning: Record<string, string | number>;
  better: Record<string, string | number>;
  cost: number;
  points: number;
}

/** What chance did for one seat, compared with what was to be expected. */
export interface LuckInfo {
  seat: number;
  chance: number;
  points: number;
  draws: number;
}

/** Looking back at a game that is over; the same for all. Everything is an estimate. */
export interface AnalysisMessage {
  type: "analysis";
  outlooks: Outlook[];
  rivals: string[];
  costly: CostlyDecision[];
  luck: LuckInfo[];
}

/** Who has the table open. */
export interface PresenceMessage {
  type: "presence";
  seats: number[];
  spectators: number;
}

/** The host has deleted the table. */
export interface GoneMessage {
  type: "gone";
}

export type FromServer =
  | StateMessage
  | EntriesMessage
  | EarlierMessage
  | TalkMessage
  | PreviewMessage
  | PickedMessage
  | ReasonMessage
  | MomentMessage
  | DoneMessage
  | RefusedMessage
  | HintMessage
  | AnalysingMessage
  | AnalysisMessage
  | PresenceMessage
  | GoneMessage;

/** Answer the open question, with `action`; or this one and those that follow, with `actions`. */
export interface Act {
  type: "act";
  seat: number;
  n: number;
  key: string;
  action?: number | null;
  actions?: number[] | null;
}

/** Take back the last `count` actions; beyond the floor everyone is asked. */
export interface Undo {
  type: "undo";
  seat: number;
  count: number;
  n: number;
  key: string;
}

/** Answer somebody who wants to take more back. */
export interface Consent {
  type: "consent";
  seat: number;
  request: number;
  agree: boolean;
  key: string;
}

/** Ask what an option would do. */
export interface Preview {
  type: "preview";
  seat: number;
  action: number;
}

/** Ask whether these things, in any order, are a choice; `picked` comes back. */
export interface Pick {
  type: "pick";
  seat: number;
  pick: (Record<string, string | number>)[];
}

/** Ask why something is not possible now. */
export interface Why {
  type: "why";
  meaning: Record<string, string | number>;
  seat?: number | null;
}

/** Ask for the table as it stood right after entry `n` of the record; 0 is the set-up. */
export interface MomentAsked {
  type: "moment";
  n: number;
}

/** Ask what the best answer to one's open question would be; `hint` or `refused` comes back. */
export interface HintAsked {
  type: "hint";
  seat: number;
  n: number;
  key: string;
}

/** Ask for the analysis of a game that is over; `analysing` comes until `analysis` does. */
export interface Analyse {
  type: "analyse";
}

/** Say something to all at the table. */
export interface Chat {
  type: "chat";
  text: string;
  key: string;
  seat?: number | null;
}

/** Ask for what came before: entries of the log, or lines of the talk. */
export interface EarlierAsked {
  type: "earlier";
  of: "log" | "talk";
  before: number;
}

/** As the host silence whoever said a line, or let them talk again. */
export interface Mute {
  type: "mute";
  line: number;
  muted: boolean;
  key: string;
}

/** See the table as one of one's own seats from now on: the curtain has opened for it. */
export interface Look {
  type: "look";
  seat: number;
}

/** See the table as a spectator from now on: the curtain is closed. */
export interface Watch {
  type: "watch";
}

export type FromClient =
  | Act
  | Undo
  | Consent
  | Preview
  | Pick
  | Why
  | MomentAsked
  | HintAsked
  | Analyse
  | Chat
  | EarlierAsked
  | Mute
  | Look
  | Watch;

/** A question had a single option, so it was answered without asking `player`. */
export interface AutoAnswered {
  event: "auto_answered";
  player: number;
  meaning: Record<string, string | number>;
  audience: number;
}

/** IMH-3.1, 3.2: the side of each site, and the Wrath of the Pharaoh. */
export interface ImhotepSetup {
  market: "a" | "b";
  pyramid: "a" | "b";
  temple: "a" | "b";
  burial_chamber: "a" | "b";
  obelisks: "a" | "b";
  wrath: boolean;
}

/** One player's area. */
export interface ImhotepPlayerView {
  seat: number;
  colour: string;
  track: number;
  sled: number;
  quarry: number;
  cards: string[];
  obelisk: number;
}

/** One of the round's ships; `spaces` from the bow hold the seats of the stones. */
export interface ImhotepShipView {
  ship: number;
  capacity: number;
  minimum: number;
  spaces: (number | null)[];
  site: string | null;
  ready: boolean;
}

/** A site: the side in play and the ship at its dock. */
export interface ImhotepSiteView {
  site: string;
  side: string;
  ship: number | null;
}

/** The Market and the piles. */
export interface ImhotepMarketView {
  cards: (string | null)[];
  pair: number;
  seen_pair: string[] | null;
  draw: number;
  discard: string[];
}

/** What a space brings: a bonus of the box, with its points and its stones. */
export interface ImhotepBonusView {
  bonus: string;
  points: number;
  stones: number;
}

/** What a small pyramid of side B pays: on each space of its base, and on top. */
export interface ImhotepSmallPyramidView {
  base: number;
  top: number;
  base_bonus: ImhotepBonusView;
  top_points: number;
}

/** Pyramid A by order of placement, or the three small pyramids of side B. */
export interface ImhotepPyramidView {
  stones: number[];
  values: number[];
  small: Record<string, number[]>;
  small_values: Record<string, ImhotepSmallPyramidView>;
  overflow: number[];
  overflow_value: number;
}

/** The Temple's stones in order of placement. */
export interface ImhotepTempleView {
  width: number;
  stones: number[];
  bonuses: ImhotepBonusView[];
}

/** The Burial Chamber's stones in order of placement, column by column. */
export interface ImhotepChamberView {
  rows: number;
  stones: number[];
  groups: number[];
  group_extra: number;
  places: number[];
}

/** What the Obelisks pay: places (side A) or towers (side B) with their builders. */
export interface ImhotepObelisksView {
  places: number[];
  tower_values: number[];
  tower_height: number;
  single_points: number;
  towers: number[];
}

/** Everything one seat may see. */
export interface ImhotepView {
  seat: number | null;
  round: number;
  rounds: number;
  over: boolean;
  first: number;
  active: number;
  decider: number | null;
  wrath: boolean;
  sled_capacity: number;
  round_card: number[];
  rounds_seen: number[][];
  rounds_possible: number[][];
  players: ImhotepPlayerView[];
  ships: ImhotepShipView[];
  sites: ImhotepSiteView[];
  market: ImhotepMarketView;
  pyramid: ImhotepPyramidView;
  temple: ImhotepTempleView;
  chamber: ImhotepChamberView;
  obelisks: ImhotepObelisksView;
}

/** IMH-4.1: a round card is turned up and its ships are set out. */
export interface ImhotepRoundStarted {
  event: "round_started";
  round: number;
  ships: number[];
  player: number;
  audience: number;
}

/** IMH-4.2: the Market is filled; `pair` is the number of face-down cards. */
export interface ImhotepMarketFilled {
  event: "market_filled";
  cards: string[];
  pair: number;
  audience: number;
}

/** IMH-4.3: the discard pile has become the draw pile. */
export interface ImhotepPileReshuffled {
  event: "pile_reshuffled";
  cards: number;
  audience: number;
}

/** IMH-5.2: a player without a legal action passes. */
export interface ImhotepTurnPassed {
  event: "turn_passed";
  player: number;
  audience: number;
}

/** IMH-5.3, 8.2.7, 8.3.4, 9.4.2: stones go from the quarry to the sled. */
export interface ImhotepStonesTaken {
  event: "stones_taken";
  player: number;
  stones: number;
  audience: number;
}

/** IMH-5.6: a stone goes from a sled on a ship. */
export interface ImhotepStoneLoaded {
  event: "stone_loaded";
  player: number;
  ship: number;
  space: number;
  audience: number;
}

/** IMH-5.11: a ship docks at a site. */
export interface ImhotepShipSailed {
  event: "ship_sailed";
  player: number;
  ship: number;
  site: string;
  audience: number;
}

/** IMH-5.15: a blue card is played and discarded. */
export interface ImhotepCardPlayed {
  event: "card_played";
  player: number;
  card: string;
  audience: number;
}

/** IMH-5.18: nobody could do anything, so the round ends. */
export interface ImhotepRoundDeadlocked {
  event: "round_deadlocked";
  audience: number;
}

/** IMH-5.19: an unsailed ship is removed and its stones go back to the quarry. */
export interface ImhotepShipRemoved {
  event: "ship_removed";
  ship: number;
  stones: number;
  audience: number;
}

/** IMH-5.12: a stone leaves a docked ship. */
export interface ImhotepStoneUnloaded {
  event: "stone_unloaded";
  player: number;
  ship: number;
  space: number;
  site: string;
  audience: number;
}

/** IMH-7.1.2: a stone delivered to the Market goes back to the quarry. */
export interface ImhotepStoneReturned {
  event: "stone_returned";
  player: number;
  audience: number;
}

/** IMH-7.1.3: an owner takes no card; also when none is left (IMH-7.1.5). */
export interface ImhotepPickDeclined {
  event: "pick_declined";
  player: number;
  audience: number;
}

/** IMH-7.1.1: an owner takes a face-up card from a space of the Market. */
export interface ImhotepCardTaken {
  event: "card_taken";
  player: number;
  card: string;
  space: number;
  audience: number;
}

/** IMH-8.1.2: an owner chooses the face-down pair. */
export interface ImhotepPairTaken {
  event: "pair_taken";
  player: number;
  audience: number;
}

/** IMH-8.1.2, 14.2: the picker looks at the pair; nobody else sees it. */
export interface ImhotepPairSeen {
  event: "pair_seen";
  player: number;
  cards: string[] | null;
  audience: number;
}

/** IMH-8.1.3: the picker keeps one card of the pair, face up. */
export interface ImhotepCardKept {
  event: "card_kept";
  player: number;
  card: string;
  audience: number;
}

/** IMH-8.1.2: the other card of the pair goes face up to the discard pile. */
export interface ImhotepCardDiscarded {
  event: "card_discarded";
  player: number;
  card: string;
  audience: number;
}

/** IMH-8.2.6, 8.3.5: a bonus brings the top card of the draw pile, shown to all. */
export interface ImhotepCardDrawn {
  event: "card_drawn";
  player: number;
  card: string;
  audience: number;
}

/** IMH-9.1.1: a red card is discarded and moves stones from the quarry to its site. */
export interface ImhotepRedCardResolved {
  event: "red_card_resolved";
  player: number;
  card: string;
  site: string;
  audience: number;
}

/** IMH-9.1.4: the quarry is empty, so the red card does nothing. */
export interface ImhotepRedCardVoid {
  event: "red_card_void";
  player: number;
  card: string;
  audience: number;
}

/** IMH-7.2.1: a stone on the next space of Pyramid A, counted from 1 in order of placement. */
export interface ImhotepPyramidStone {
  event: "pyramid_stone";
  player: number;
  space: number;
  points: number;
  audience: number;
}

/** IMH-8.2.2: a stone on the next space of a small pyramid. */
export interface ImhotepSmallPyramidStone {
  event: "small_pyramid_stone";
  player: number;
  pyramid: string;
  space: number;
  points: number;
  audience: number;
}

/** IMH-7.2.4, 8.2.5: a stone at the right edge of the finished Pyramid. */
export interface ImhotepOverflowStone {
  event: "overflow_stone";
  player: number;
  points: number;
  audience: number;
}

/** IMH-8.2.8, 8.3.5: an owner declines a bonus. */
export interface ImhotepBonusDeclined {
  event: "bonus_declined";
  player: number;
  bonus: string;
  audience: number;
}

/** IMH-7.3.2: a stone in the Temple. */
export interface ImhotepTempleStone {
  event: "temple_stone";
  player: number;
  space: number;
  level: number;
  audience: number;
}

/** IMH-7.3.4, 8.3.2: a visible stone brings points at the end of the round. */
export interface ImhotepTempleScored {
  event: "temple_scored";
  player: number;
  space: number;
  points: number;
  audience: number;
}

/** IMH-7.4.1: a stone in the Burial Chamber; row 1 is the top row. */
export interface ImhotepChamberStone {
  event: "chamber_stone";
  player: number;
  row: number;
  column: number;
  audience: number;
}

/** IMH-7.5.1, 8.5.1: a stone at the Obelisks; `stones` are now on the stack or waiting. */
export interface ImhotepObeliskStone {
  event: "obelisk_stone";
  player: number;
  stones: number;
  audience: number;
}

/** IMH-8.5.2: three waiting stones become a tower. */
export interface ImhotepTowerBuilt {
  event: "tower_built";
  player: number;
  points: number;
  audience: number;
}

/** IMH-4.7: the fourth ship has been unloaded (or the round is deadlocked). */
export interface ImhotepRoundEnded {
  event: "round_ended";
  round: number;
  audience: number;
}

/** IMH-4.8: the cards left in the Market go face up to the discard pile. */
export interface ImhotepMarketCleared {
  event: "market_cleared";
  cards: string[];
  audience: number;
}

/** IMH-10.1: final scoring of one category for one player; only where it is not 0. */
export interface ImhotepCategoryScored {
  event: "category_scored";
  player: number;
  category: string;
  points: number;
  audience: number;
}

/** IMH-10.3: the game is over; `winners` share the victory. */
export interface ImhotepGameEnded {
  event: "game_ended";
  winners: number[];
  audience: number;
}

export type ImhotepEvent =
  | ImhotepRoundStarted
  | ImhotepMarketFilled
  | ImhotepPileReshuffled
  | ImhotepTurnPassed
  | ImhotepStonesTaken
  | ImhotepStoneLoaded
  | ImhotepShipSailed
  | ImhotepCardPlayed
  | ImhotepRoundDeadlocked
  | ImhotepShipRemoved
  | ImhotepStoneUnloaded
  | ImhotepStoneReturned
  | ImhotepPickDeclined
  | ImhotepCardTaken
  | ImhotepPairTaken
  | ImhotepPairSeen
  | ImhotepCardKept
  | ImhotepCardDiscarded
  | ImhotepCardDrawn
  | ImhotepRedCardResolved
  | ImhotepRedCardVoid
  | ImhotepPyramidStone
  | ImhotepSmallPyramidStone
  | ImhotepOverflowStone
  | ImhotepBonusDeclined
  | ImhotepTempleStone
  | ImhotepTempleScored
  | ImhotepChamberStone
  | ImhotepObeliskStone
  | ImhotepTowerBuilt
  | ImhotepRoundEnded
  | ImhotepMarketCleared
  | ImhotepCategoryScored
  | ImhotepGameEnded
  | AutoAnswered;

/** IUN-1.5: which game is played. */
export interface IunuSetup {
  mode: "memphis_thebes" | "rise_of_aten" | "standard";
}

/** A part of the afterlife deck whose order nobody knows. */
export interface IunuBlockView {
  size: number;
  may_be: string[];
}

/** All cards of one caste in one Dynasty. */
export interface IunuColumnView {
  caste: string;
  size: number;
  fed: number;
}

/** One player's area. */
export interface IunuPlayerView {
  seat: number;
  deben: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  columns: IunuColumnView[];
  hidden: number;
  hidden_cards: string[] | null;
  holds_afterlife: boolean;
  afterlife: string | null;
  afterlife_may_be: string[];
  safe_farmers: number;
  vulnerable_farmers: number;
  bread_price: number;
  noble_gain: number;
  merchant_gain: number;
  scores: Record<string, number>;
}

/** The silent neighbour of `memphis_thebes`. */
export interface IunuHeliopolisView {
  columns: IunuColumnView[];
  afterlife: string | null;
  scores: Record<string, number>;
}

/** One caste: its numbers, and who is ahead in it among the open cards. */
export interface IunuCasteView {
  caste: string;
  copies: number;
  caste_vp: number;
  bread_vp: number;
  majority_vp: number;
  leader: number | null;
  tied: boolean;
  lead: number;
  unseen: number;
}

/** Everything one seat may see. */
export interface IunuView {
  seat: number | null;
  mode: string;
  round: number;
  final: boolean;
  over: boolean;
  first: number;
  active: number;
  decider: number | null;
  rebirth: boolean;
  deck: number;
  forum: string[];
  placed: number;
  discard: string[];
  dice: number[];
  dice_out: number;
  bank: number | null;
  bread: number | null;
  afterlife: IunuBlockView[];
  drawn: string[] | null;
  chosen: string[];
  chosen_positions: number[];
  still: number;
  players: IunuPlayerView[];
  heliopolis: IunuHeliopolisView | null;
  castes: IunuCasteView[];
}

/** IUN-3.4: a player is dealt a hand, which only its owner sees. */
export interface IunuHandDealt {
  event: "hand_dealt";
  player: number;
  count: number;
  castes: string[] | null;
  audience: number;
}

/** IUN-3.5: the first Forum, from left to right. */
export interface IunuForumLaid {
  event: "forum_laid";
  castes: string[];
  audience: number;
}

/** IUN-12.1: the first cards of Heliopolis. */
export interface IunuHeliopolisLaid {
  event: "heliopolis_laid";
  castes: string[];
  audience: number;
}

/** IUN-4.1: a round starts; `player` is its start player. */
export interface IunuRoundStarted {
  event: "round_started";
  round: number;
  player: number;
  audience: number;
}

/** IUN-4.1: all dice are rolled. */
export interface IunuDiceRolled {
  event: "dice_rolled";
  player: number;
  dice: number[];
  audience: number;
}

/** IUN-4.3, 8, 12.5, 13.1: dice are worn down; `dice` are left, `out` are out of play. */
export interface IunuDiceReduced {
  event: "dice_reduced";
  dice: number[];
  out: number;
  audience: number;
}

/** IUN-10.1: a turn starts with an empty deck, so this round is the last. */
export interface IunuFinalRound {
  event: "final_round";
  audience: number;
}

/** IUN-5.1: a player's turn starts. */
export interface IunuTurnStarted {
  event: "turn_started";
  player: number;
  audience: number;
}

/** IUN-8.1: the Pharaoh's owner rerolls a die that showed `die`; now it shows `value`. */
export interface IunuDieRerolled {
  event: "die_rerolled";
  player: number;
  die: number;
  value: number;
  audience: number;
}

/** IUN-6.1, 6.2: one or two cards of a caste join the Dynasty; `deben` are paid. */
export interface IunuCardsPlayed {
  event: "cards_played";
  player: number;
  caste: string;
  count: number;
  deben: number;
  audience: number;
}

/** IUN-8.2: a hand card goes face down under the Scribe; only its owner sees which. */
export interface IunuCardHidden {
  event: "card_hidden";
  player: number;
  caste: string | null;
  deben: number;
  audience: number;
}

/** IUN-7.4, 8.2: cards come from the deck into a hand; only its owner sees them. */
export interface IunuCardsDrawn {
  event: "cards_drawn";
  player: number;
  count: number;
  castes: string[] | null;
  audience: number;
}

/** IUN-8.3, 8.8: a Noble or Merchant brings money, as far as the bank has it. */
export interface IunuDebenGained {
  event: "deben_gained";
  player: number;
  caste: string;
  deben: number;
  audience: number;
}

/** IUN-8.4: a Priest looks at the top of the afterlife deck and pays for it. */
export interface IunuAfterlifeSeen {
  event: "afterlife_seen";
  player: number;
  die: number;
  count: number;
  deben: number;
  cards: string[] | null;
  audience: number;
}

/** IUN-8.4a: one afterlife card is kept face down. */
export interface IunuAfterlifeKept {
  event: "afterlife_kept";
  player: number;
  card: string | null;
  audience: number;
}

/** IUN-8.4b: the other cards are shuffled and go back; only who looked knows which. */
export interface IunuAfterlifeReturned {
  event: "afterlife_returned";
  player: number;
  count: number;
  cards: string[] | null;
  audience: number;
}

/** IUN-8.6: `player` demands a farmer of `owner`. */
export interface IunuRaidDeclared {
  event: "raid_declared";
  player: number;
  owner: number;
  audience: number;
}

/** IUN-8.6: the raided `owner` pays the raider `player` and keeps the farmer. */
export interface IunuBribePaid {
  event: "bribe_paid";
  player: number;
  owner: number;
  deben: number;
  audience: number;
}

/** IUN-8.6: an unfed Farmer of `owner` moves to the raider `player`. */
export interface IunuFarmerTaken {
  event: "farmer_taken";
  player: number;
  owner: number;
  audience: number;
}

/** IUN-8.7: bread on cards of the own Dynasty, each at the same price. */
export interface IunuBreadPlaced {
  event: "bread_placed";
  player: number;
  castes: string[];
  price: number;
  deben: number;
  audience: number;
}

/** IUN-8.5: Artisans are paid, so that `count` fewer cards are placed. */
export interface IunuCardsKept {
  event: "cards_kept";
  player: number;
  count: number;
  deben: number;
  audience: number;
}

/** IUN-7.1: hand cards go face up to the right end of the Forum, in this order. */
export interface IunuCardsPlaced {
  event: "cards_placed";
  player: number;
  castes: string[];
  audience: number;
}

/** IUN-7.2: Forum cards go into the hand; `positions` are those in the row before. */
export interface IunuCardsTaken {
  event: "cards_taken";
  player: number;
  castes: string[];
  positions: number[];
  audience: number;
}

/** IUN-13.4: the leftmost card of the Forum leaves the game. */
export interface IunuForumCardDiscarded {
  event: "forum_card_discarded";
  caste: string;
  audience: number;
}

/** IUN-7.5, 7.6, 12.7, 13.4: a card from the deck joins the Forum at its right end. */
export interface IunuForumCardTurned {
  event: "forum_card_turned";
  caste: string;
  audience: number;
}

/** IUN-12.6: Heliopolis takes a card from the Forum into its Dynasty. */
export interface IunuHeliopolisTook {
  event: "heliopolis_took";
  caste: string;
  position: number;
  audience: number;
}

/** IUN-11.1: hidden cards are turned over and join their owner's columns. */
export interface IunuHiddenRevealed {
  event: "hidden_revealed";
  player: number;
  castes: string[];
  audience: number;
}

/** IUN-11.1: a player's afterlife card is turned over. */
export interface IunuAfterlifeRevealed {
  event: "afterlife_revealed";
  player: number;
  card: string;
  audience: number;
}

/** IUN-12.9: the Bakers of Heliopolis put bread on its cards. */
export interface IunuHeliopolisFed {
  event: "heliopolis_fed";
  castes: string[];
  audience: number;
}

/** IUN-12.10: the top afterlife card is turned up for Heliopolis. */
export interface IunuHeliopolisAfterlife {
  event: "heliopolis_afterlife";
  card: string;
  audience: number;
}

/** IUN-11.8: final scoring of one part for one player; only where it is not 0. */
export interface IunuCategoryScored {
  event: "category_scored";
  player: number;
  category: string;
  points: number;
  audience: number;
}

/** IUN-12.11: final scoring of one part for Heliopolis; `merchant`: VP of its Merchants. */
export interface IunuHeliopolisScored {
  event: "heliopolis_scored";
  category: string;
  points: number;
  audience: number;
}

/** RULING 12-B: Heliopolis wins, alone or (followed by `game_ended`) together with players. */
export interface IunuHeliopolisWon {
  event: "heliopolis_won";
  audience: number;
}

/** IUN-11.8: the game is over; `winners` share the victory. Silent if Heliopolis wins alone. */
export interface IunuGameEnded {
  event: "game_ended";
  winners: number[];
  audience: number;
}

export type IunuEvent =
  | IunuHandDealt
  | IunuForumLaid
  | IunuHeliopolisLaid
  | IunuRoundStarted
  | IunuDiceRolled
  | IunuDiceReduced
  | IunuFinalRound
  | IunuTurnStarted
  | IunuDieRerolled
  | IunuCardsPlayed
  | IunuCardHidden
  | IunuCardsDrawn
  | IunuDebenGained
  | IunuAfterlifeSeen
  | IunuAfterlifeKept
  | IunuAfterlifeReturned
  | IunuRaidDeclared
  | IunuBribePaid
  | IunuFarmerTaken
  | IunuBreadPlaced
  | IunuCardsKept
  | IunuCardsPlaced
  | IunuCardsTaken
  | IunuForumCardDiscarded
  | IunuForumCardTurned
  | IunuHeliopolisTook
  | IunuHiddenRevealed
  | IunuAfterlifeRevealed
  | IunuHeliopolisFed
  | IunuHeliopolisAfterlife
  | IunuCategoryScored
  | IunuHeliopolisScored
  | IunuHeliopolisWon
  | IunuGameEnded
  | AutoAnswered;

/** VOK-14.1, 3.R2: the variant, and who has the first turn. */
export interface ValleySetup {
  completist: boolean;
  first_player: "random" | "seat_1" | "seat_2" | "seat_3" | "seat_4";
}

/** One verb, with what its text (`valley_of_the_kings-step-…`) is given. */
export interface ValleyStepFace {
  step: string;
  way: number;
  n: number;
  where: string;
  cost_rule: string;
  cost: number;
  set_rule: string;
  to: string;
  sources: string;
  least: number;
  which: string;
  keep: number;
  public: string;
  effect: string;
}

/** What is printed on a card; name and text come with the texts of the box. */
export interface ValleyCardFace {
  card: string;
  type: string;
  set: string | null;
  number: number;
  age: number;
  cost: number;
  gold: number;
  points: number;
  trigger: string | null;
  steps: ValleyStepFace[];
}

/** A card of the own hand. */
export interface ValleyHandCard {
  card: string;
  gold: number;
}

/** VOK-4.8: a card in play and what it was used for: "gold" or "action". */
export interface ValleyPlayedCard {
  card: string;
  use: string;
}

/** VOK-13.3: one set in one tomb. */
export interface ValleySetView {
  set: string;
  size: number;
  numbers: number[];
  doubles: number;
  points: number;
  next_points: number;
}

/** One player's area. */
export interface ValleyPlayerView {
  seat: number;
  hand_size: number;
  hand: ValleyHandCard[] | null;
  known_hand: string[];
  deck_size: number;
  deck_top: string[];
  unseen: string[];
  discard_size: number;
  discard_top: string | null;
  discard: string[] | null;
  total: number;
  in_play: ValleyPlayedCard[];
  tomb: string[];
  sets: ValleySetView[];
  scores: Record<string, number>;
  points: number;
  turns: number;
}

/** A space of the pyramid. */
export interface ValleySpaceView {
  space: string;
  card: string | null;
  buyable: boolean;
}

/** A payment that is being put together; only the buyer sees it. */
export interface ValleyPurchaseView {
  space: string;
  card: string;
  cost: number;
  cards: string[];
  gold: number;
}

/** Everything one seat may see. */
export interface ValleyView {
  seat: number | null;
  over: boolean;
  completist: boolean;
  round: number;
  first: number;
  active: number;
  decider: number | null;
  step: string;
  faces: ValleyCardFace[];
  players: ValleyPlayerView[];
  pyramid: ValleySpaceView[];
  stock: number;
  stock_age: number | null;
  boneyard: number;
  boneyard_top: string | null;
  changed: boolean;
  swaps_count: boolean;
  entombed: number;
  entomb_limit: number;
  gold_set: number | null;
  gold_raised: number;
  last_bought: string | null;
  carried_out: string[];
  running: string[];
  revealed: string[];
  looked_at: number;
  looked: string[] | null;
  paying: ValleyPurchaseView | null;
  arranged: string[] | null;
  last_discards: string[];
}

/** VOK-3.7: `player` has the first turn. */
export interface ValleyGameBegan {
  event: "game_began";
  player: number;
  audience: number;
}

/** VOK-3.4, 7.7: cards of the stock come into the pyramid; `spaces` and `cards` go together. */
export interface ValleyPyramidFilled {
  event: "pyramid_filled";
  spaces: string[];
  cards: string[];
  audience: number;
}

/** VOK-3.5: cards of the stock start the boneyard, the last one on top. */
export interface ValleyBoneyardBegun {
  event: "boneyard_begun";
  cards: string[];
  audience: number;
}

/** VOK-5.1: a turn begins; rounds count from 1. */
export interface ValleyTurnBegan {
  event: "turn_began";
  player: number;
  round: number;
  audience: number;
}

/** VOK-5.5: cards in play and in hand go on the discard pile; the last one is on top. */
export interface ValleyCardsLaidDown {
  event: "cards_laid_down";
  player: number;
  cards: string[];
  audience: number;
}

/** VOK-7.5: nothing changed in the pyramid, so `player` must sacrifice one of its cards. */
export interface ValleyPyramidUnchanged {
  event: "pyramid_unchanged";
  player: number;
  audience: number;
}

/** VOK-5.8: cards of the own draw deck come into the hand; only their owner sees them. */
export interface ValleyCardsDrawn {
  event: "cards_drawn";
  player: number;
  count: number;
  cards: string[] | null;
  audience: number;
}

/** VOK-5.8: the discard pile has become the new draw deck of `count` cards. */
export interface ValleyDeckReshuffled {
  event: "deck_reshuffled";
  player: number;
  count: number;
  audience: number;
}

/** VOK-12.2: all players have had the same number of turns. */
export interface ValleyRoundEnded {
  event: "round_ended";
  round: number;
  audience: number;
}

/** VOK-7.9: after `rounds` rounds without loss, a swap is no change of the pyramid any more. */
export interface ValleySwapsCountNoMore {
  event: "swaps_count_no_more";
  rounds: number;
  audience: number;
}

/** VOK-6.2: `cards` with together `gold` pay for `card`, which goes on the own discard pile. */
export interface ValleyCardBought {
  event: "card_bought";
  player: number;
  card: string;
  space: string;
  cost: number;
  cards: string[];
  gold: number;
  audience: number;
}

/** VOK-7.3: a card falls from `from_space` to `space`. */
export interface ValleyCardFell {
  event: "card_fell";
  card: string;
  from_space: string;
  space: string;
  audience: number;
}

/** VOK-8.1: a card is laid from the hand into play for its action. */
export interface ValleyActionBegun {
  event: "action_begun";
  player: number;
  card: string;
  audience: number;
}

/** VOK-11.14: an action of this turn is carried out once more. */
export interface ValleyActionRepeated {
  event: "action_repeated";
  player: number;
  card: string;
  audience: number;
}

/** VOK-11.17: the top card of the own draw deck is revealed. */
export interface ValleyCardRevealed {
  event: "card_revealed";
  player: number;
  card: string;
  audience: number;
}

/** VOK-11.17: the revealed card has no action or it can't be carried out. */
export interface ValleyActionImpossible {
  event: "action_impossible";
  player: number;
  card: string;
  audience: number;
}

/** VOK-11.17: the revealed card goes on the own discard pile. */
export interface ValleyRevealedDiscarded {
  event: "revealed_discarded";
  player: number;
  card: string;
  audience: number;
}

/** VOK-8.3: a step has become impossible and is left out; `step` is its word in the box. */
export interface ValleyStepSkipped {
  event: "step_skipped";
  player: number;
  step: string;
  audience: number;
}

/** A card goes from the hand, or from those looked at (`zone`), on the own discard pile. */
export interface ValleyCardDiscarded {
  event: "card_discarded";
  player: number;
  card: string;
  zone: string;
  audience: number;
}

/** VOK-8.8: a card goes on the boneyard, from the hand or from a space of the pyramid. */
export interface ValleyCardSacrificed {
  event: "card_sacrificed";
  player: number;
  card: string;
  zone: string;
  space: string | null;
  audience: number;
}

/** VOK-8.7: `player` puts a card of the hand on the discard pile of `owner`. */
export interface ValleyCardGiven {
  event: "card_given";
  player: number;
  owner: number;
  card: string;
  audience: number;
}

/** VOK-8.6 swap_pyramid: two cards of the pyramid exchange their spaces (as given here). */
export interface ValleyCardsSwapped {
  event: "cards_swapped";
  player: number;
  cards: string[];
  spaces: string[];
  audience: number;
}

/** VOK-8.9: a card is taken from a zone; `to_zone` is where it goes. */
export interface ValleyCardTaken {
  event: "card_taken";
  player: number;
  card: string;
  zone: string;
  space: string | null;
  to_zone: string;
  audience: number;
}

/** VOK-9: a card goes into the own tomb. */
export interface ValleyCardEntombed {
  event: "card_entombed";
  player: number;
  card: string;
  zone: string;
  before: number;
  after: number;
  audience: number;
}

/** VOK-8.6 return_from_tomb, swap_hand_tomb: a card goes from the own tomb into the hand. */
export interface ValleyCardUnearthed {
  event: "card_unearthed";
  player: number;
  card: string;
  before: number;
  after: number;
  audience: number;
}

/** VOK-8.6 discard_pile_to_deck: a card of the own discard pile goes on top of the own deck. */
export interface ValleyCardOnDeck {
  event: "card_on_deck";
  player: number;
  card: string;
  audience: number;
}

/** VOK-6.4: every card that `player` pays with this turn is worth `value`. */
export interface ValleyGoldSet {
  event: "gold_set";
  player: number;
  value: number;
  audience: number;
}

/** VOK-6.4: every card that `player` pays with this turn is worth `value` more. */
export interface ValleyGoldRaised {
  event: "gold_raised";
  player: number;
  value: number;
  audience: number;
}

/** VOK-8.6 look_top: a player looks at cards of the own draw deck, alone or with all. */
export interface ValleyCardsLookedAt {
  event: "cards_looked_at";
  player: number;
  count: number;
  cards: string[] | null;
  audience: number;
}

/** VOK-8.6 look_top: one of the cards looked at goes into the hand. */
export interface ValleyCardKept {
  event: "card_kept";
  player: number;
  card: string | null;
  audience: number;
}

/** VOK-8.7: an opponent has too few cards to be affected. */
export interface ValleyPlayerSpared {
  event: "player_spared";
  player: number;
  audience: number;
}

/** VOK-10.3: a card is shown from the hand; the action does not affect `player`. */
export interface ValleyCardShown {
  event: "card_shown";
  player: number;
  card: string;
  audience: number;
}

/** VOK-10.4, 10.5: a reaction is discarded from the hand onto the own discard pile. */
export interface ValleyReactionUsed {
  event: "reaction_used";
  player: number;
  card: string;
  audience: number;
}

/** VOK-13: final points of one category for one player; only where they are not 0. */
export interface ValleyCategoryScored {
  event: "category_scored";
  player: number;
  category: string;
  points: number;
  audience: number;
}

/** VOK-12.1, 13.4: the game is over; `winners` share the victory. */
export interface ValleyGameEnded {
  event: "game_ended";
  winners: number[];
  audience: number;
}

export type ValleyEvent =
  | ValleyGameBegan
  | ValleyPyramidFilled
  | ValleyBoneyardBegun
  | ValleyTurnBegan
  | ValleyCardsLaidDown
  | ValleyPyramidUnchanged
  | ValleyCardsDrawn
  | ValleyDeckReshuffled
  | ValleyRoundEnded
  | ValleySwapsCountNoMore
  | ValleyCardBought
  | ValleyCardFell
  | ValleyActionBegun
  | ValleyActionRepeated
  | ValleyCardRevealed
  | ValleyActionImpossible
  | ValleyRevealedDiscarded
  | ValleyStepSkipped
  | ValleyCardDiscarded
  | ValleyCardSacrificed
  | ValleyCardGiven
  | ValleyCardsSwapped
  | ValleyCardTaken
  | ValleyCardEntombed
  | ValleyCardUnearthed
  | ValleyCardOnDeck
  | ValleyGoldSet
  | ValleyGoldRaised
  | ValleyCardsLookedAt
  | ValleyCardKept
  | ValleyPlayerSpared
  | ValleyCardShown
  | ValleyReactionUsed
  | ValleyCategoryScored
  | ValleyGameEnded
  | AutoAnswered;
