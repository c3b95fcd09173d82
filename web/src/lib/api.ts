// Written by `perankh schema` from src/perankh/web/messages.py and the games' views and events.
// Do not edit: change the structs and write it again.

export const MAX_NAME = 40;
export const MAX_CHAT = 500;
export const MAX_KEY = 64;
export const MAX_CONTRIBUTION = 200;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 256;

/** What an action means, in names of the board. */
export type Meaning = Record<string, string | number>;

export type GameView = ImhotepView | IunuView;
export type GameEvent = ImhotepEvent | IunuEvent;

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
  undo: UndoAsked | null;
  rematch: string | null;
  result: ResultInfo | null;
}

/** What came out when a record was worked out anew. */
export interface Verdict {
  good: boolean;
  message: string;
  entries: number;
  actions: number;
}

/** Every error over HTTP. */
export interface Failure {
  error: string;
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
  message: string;
  reason: string | null;
  rule: string | null;
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

/** IUN-1.5: which game is played. */
export interface IunuOptions {
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
  | IunuGameEnded;
