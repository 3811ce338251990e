// Made by `python -m ludotheque.server.typescript` from the server's messages. Do not edit.

/** An action by its kind and its arguments. */
export interface Spelled {
  kind: string;
  args?: Record<string, number>;
}

/** The first message: who looks, and what was already seen. */
export interface Hello {
  type: "hello";
  since?: number | null;
  seat?: number | null;
  onlooker?: boolean;
  token?: string | null;
}

/** Take an action, by its id, its notation, or its kind and arguments. */
export interface Act {
  type: "act";
  key: string;
  number: number;
  action: number | string | Spelled;
}

/** Take back one's own last step, while nothing was revealed since. */
export interface Undo {
  type: "undo";
  key: string;
  number: number;
}

/** Ask the others to withdraw the last `steps` of the game. */
export interface AskTakeBack {
  type: "ask_take_back";
  key: string;
  steps: number;
}

/** Answer the request that stands at `number`. */
export interface AnswerTakeBack {
  type: "answer_take_back";
  key: string;
  number: number;
  accept: boolean;
}

export interface Chat {
  type: "chat";
  key: string;
  text: string;
}

/** What would a bot do here? */
export interface Hint {
  type: "hint";
  key: string;
}

/** Which rule forbids this action? */
export interface Why {
  type: "why";
  key: string;
  action: number | string | Spelled;
}

/** Still there? */
export interface Ping {
  type: "ping";
}

/** Who one is: a name is enough. */
export interface Introduction {
  name: string;
}

export interface Recovery {
  token: string;
}

/** Who shall sit on a seat: oneself, anybody with the link, a bot, or only somebody invited. */
export interface SeatPlan {
  kind?: "bot" | "closed" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** Time to decide: `decision` seconds each time, then the seat's `reserve`. */
export interface Clock {
  decision?: number;
  reserve?: number;
  on_timeout?: "bot" | "close" | "seat";
}

/** What happens when a player is away longer than `after` seconds. */
export interface Away {
  after?: number;
  policy?: "ask" | "bot" | "wait";
  level?: string | null;
}

/** A new table. */
export interface Plan {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats?: Array<SeatPlan>;
  listed?: boolean;
  onlookers?: boolean;
  hints?: boolean;
  clock?: Clock | null;
  away?: Away;
  room?: "pass" | "remote" | "screen";
  start?: boolean;
}

export interface Sit {
  seat?: number | null;
  invitation?: string | null;
  name?: string | null;
}

/** One of the seats. */
export interface Place {
  seat: number;
}

export interface Ready {
  seat?: number | null;
  ready?: boolean;
}

export interface SeatBot {
  seat: number;
  level?: string | null;
}

export interface Clear {
  seat: number;
  closed?: boolean;
}

export interface BotSeat {
  seat: number;
  name?: string;
}

/** A record, as the text of its file. */
export interface Upload {
  record: string;
}

/** An empty object. */
export interface Nothing {
}

/** One thing that the seat may do now. */
export interface LegalAction {
  id: number;
  kind: string;
  args: Record<string, number>;
  notation: string;
  label: string;
  names: Record<string, string>;
}

/** A decision that a seat owes. */
export interface Asked {
  seat: number;
  kind: string;
  rule: string;
  since: number;
  deadline: number | null;
}

/** Whether the viewer's last step can be taken back; else `why` is the key `undo-<why>`. */
export interface UndoInfo {
  can: boolean;
  why: string | null;
}

/** How it ended. */
export interface Outcome {
  scores: Array<number>;
  ranks: Array<number>;
  rule: string;
  tally: Array<Record<string, number>>;
  seed: string;
  promise: string;
}

/** One step, as the viewer saw it: of the story, or one that a take-back would withdraw. */
export interface Withdrawn {
  seat: number | null;
  events: Array<Record<string, unknown>>;
}

/** A request that waits for answers. */
export interface TakeBack {
  number: number;
  seat: number;
  steps: number;
  waiting: Array<number>;
  withdrawn: Array<Withdrawn>;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "closed" | "open" | "person";
  name: string;
  level: string | null;
  ready: boolean;
  left: boolean;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/** A table as everybody who has its link may know it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  status: "closed" | "open" | "over" | "running";
  number: number;
  seats: Array<SeatInfo>;
  host: number | null;
  listed: boolean;
  onlookers: boolean;
  hints: boolean;
  room: "pass" | "remote" | "screen";
  clock: Clock | null;
  away: Away;
  promise: string;
  created: number;
  rematch: string | null;
  hosting: boolean;
  mine: Array<number>;
}

/** The whole table for one viewer: the answer to hello, and the start of a game. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  table: TableInfo;
  seat: number | null;
  view: Record<string, unknown> | null;
  events: Array<Record<string, unknown>>;
  asked: Array<Asked>;
  legal: Array<LegalAction>;
  undo: UndoInfo;
  reserves: Array<number>;
  take_back: TakeBack | null;
  result: Outcome | null;
  chat: Array<ChatLine>;
  present: Array<number>;
  time: number;
}

/** The game went on, or back: one message for every entry of the journal, whatever the viewer saw of it. */
export interface Moved {
  type: "moved";
  number: number;
  cause: "act" | "take_back" | "undo";
  by: "bot" | "clock" | "person";
  seat: number;
  events: Array<Record<string, unknown>>;
  view: Record<string, unknown>;
  gone: Array<string>;
  asked: Array<Asked>;
  legal: Array<LegalAction>;
  undo: UndoInfo;
  reserves: Array<number>;
  result: Outcome | null;
  time: number;
}

/** Somebody sat down, left, got ready, came back; or the table closed, or goes on elsewhere. */
export interface Seated {
  type: "seated";
  number: number;
  cause: "back" | "bot" | "clear" | "close" | "leave" | "ready" | "rematch" | "sit";
  seat: number | null;
  table: TableInfo;
  time: number;
}

export interface Chatted {
  type: "chatted";
  number: number;
  line: ChatLine;
}

/** Somebody asks to withdraw steps, or one seat of several agreed. */
export interface TakeBackAsked {
  type: "take_back_asked";
  number: number;
  take_back: TakeBack;
}

export interface TakeBackRefused {
  type: "take_back_refused";
  number: number;
  seat: number;
}

/** All that was missed has been sent. */
export interface Caught {
  type: "caught_up";
  number: number;
  present: Array<number>;
  time: number;
}

/** The message with this key is stored for good, as this number. */
export interface Done {
  type: "done";
  key: string;
  number: number;
}

/** Nothing changed. `text` is a text key: of the game where a rule forbids it, else of the house. */
export interface Refused {
  type: "refused";
  key: string | null;
  code: string;
  rule: string | null;
  text: string;
  detail: string;
  number: number;
}

/** An action and the share of the win that the expert expects of it, from 0 to 1. */
export interface Weighed {
  action: LegalAction;
  share: number;
}

export interface Hinted {
  type: "hinted";
  key: string;
  action: LegalAction;
  weighed: Array<Weighed>;
}

/** Why an action is not allowed; no rule: it is. */
export interface Explained {
  type: "explained";
  key: string;
  rule: string | null;
  text: string | null;
}

/** Who is here now. Not numbered: it is about connections, not about the game. */
export interface Present {
  type: "present";
  seats: Array<number>;
}

export interface Pong {
  type: "pong";
  time: number;
}

/** The server stops, or will not listen any longer: come back if `again`. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}

/** Why a request was refused. `text` is a text key. */
export interface Problem {
  code: string;
  text: string;
  detail: string;
  rule: string | null;
}

/** One line of the form of a game's options; its texts are `option-<name>`, `-about` and `-<value>`. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "text" | "whole";
  values: Array<string | number | boolean>;
  low: number;
  high: number;
  default: string | number | boolean;
  by_players: Record<string, Array<string | number | boolean>> | null;
}

export interface RuleInfo {
  id: string;
  chapter: string;
  lines: string;
  see: Array<string>;
}

export interface EventField {
  name: string;
  domain: string | null;
  secret: boolean;
}

export interface EventInfo {
  kind: string;
  fields: Array<EventField>;
  reveals: boolean;
}

export interface GameInfo {
  name: string;
  version: number;
  players: Array<number>;
  options: Array<OptionInfo>;
  title: Record<string, string>;
  tagline: Record<string, string>;
  presets: Record<string, Record<string, string | number | boolean>>;
}

/** All that a client needs to show a game, besides its texts. */
export interface GameDetail {
  name: string;
  version: number;
  players: Array<number>;
  options: Array<OptionInfo>;
  components: string;
  box: Record<string, unknown>;
  args: Record<string, Record<string, string | null>>;
  names: Record<string, Array<string>>;
  decisions: Array<string>;
  events: Array<EventInfo>;
  rules: Array<RuleInfo>;
  actions: Array<string>;
}

/** What lies on one table, where its options bring components of their own. */
export interface Box {
  box: Record<string, unknown>;
  names: Record<string, Record<string, Record<string, string>>>;
}

export interface House {
  games: Array<GameInfo>;
  bots: Array<string>;
  usual_bot: string;
  languages: Array<string>;
  version: string;
}

export interface Guest {
  id: string;
  name: string;
}

/** A token that is shown once: only its hash is kept. */
export interface Secret {
  token: string;
  link: string;
}

export interface Tables {
  tables: Array<TableInfo>;
}

/** A finished game, step by step. `public` and `private` hold what changed; the first step has all. */
export interface Replay {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: Array<string>;
  seed: string;
  promise: string;
  record: string;
  result: Outcome | null;
  box: Box;
  steps: Array<ReplayStep>;
}

export interface ReplayStep {
  seat: number | null;
  action: number | null;
  notation: string;
  events: Array<Record<string, unknown>>;
  public: Record<string, unknown>;
  private: Array<Record<string, unknown>>;
}

/** The log of a table for one viewer: the events of every step, oldest first. */
export interface Story {
  number: number;
  steps: Array<Withdrawn>;
}

/** The record replays to its end, and its seed is the one that was promised. */
export interface Verified {
  good: boolean;
  game: string;
  steps: number;
  promise: string;
  result: string;
}

export interface Health {
  status: "no-database" | "ok" | "stopping";
  version: string;
}

export type Incoming = Hello | Act | Undo | AskTakeBack | AnswerTakeBack | Chat | Hint | Why | Ping;

export type Message = Snapshot | Moved | Seated | Chatted | TakeBackAsked | TakeBackRefused | Caught | Done | Refused | Hinted | Explained | Present | Pong | Bye;
