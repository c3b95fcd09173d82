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

export type GameView = ImhotepView;
export type GameEvent = ImhotepEvent;

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

/** One choice before a game. */
export interface OptionInfo {
  field: string;
  kind: "choice" | "switch";
  values: (string | boolean)[];
  default: string | boolean;
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
  options: OptionInfo[];
  minds: string[];
  categories: string[];
  rule_prefix: string;
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
  options?: Record<string, string | boolean | number>;
  box?: string | null;
  watch?: boolean;
  start_when_full?: boolean;
  hints?: boolean;
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

/** How the game ended; each list goes by seat. */
export interface ResultInfo {
  scores: Record<string, number>[];
  totals: number[];
  places: number[];
}

/** A table, as the caller may know it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | boolean | number>;
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
  undo: UndoAsked | null;
  rematch: string | null;
  result: ResultInfo | null;
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

/** What is asked. Only the seat that must answer gets the argument and the options. */
export interface Question {
  seat: number;
  prompt: string;
  arg: number | null;
  options: OptionMeaning[];
  n: number;
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
  | PreviewMessage
  | ReasonMessage
  | MomentMessage
  | DoneMessage
  | RefusedMessage
  | HintMessage
  | AnalysingMessage
  | AnalysisMessage
  | PresenceMessage
  | GoneMessage;

/** Answer the open question. */
export interface Act {
  type: "act";
  seat: number;
  n: number;
  key: string;
  action: number;
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
  | Why
  | MomentAsked
  | HintAsked
  | Analyse
  | Chat
  | Look
  | Watch;

/** IMH-3.1, 3.2: the side of each site, and the Wrath of the Pharaoh. */
export interface ImhotepOptions {
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
  scores: Record<string, number>;
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
  | ImhotepGameEnded;
