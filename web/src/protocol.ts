// Made from src/tablee/server/protocol.py and shapes by `python -m tablee.server.typescript`. Do not edit.

/** Any JSON object: a view, the arguments of an event, the settings of a match. */
export type Json = { [name: string]: unknown };

/** A figure of a pick compared with the average of the others (`figure-<name>`); `good`: the pick does better. */
export interface Figure {
  name: string;
  value: number;
  other: number;
  good: boolean;
}

/** What a pick gains over others in imagined worlds that fit the seat's view (bots/comparing.py). `lead` is the opening text: `hint-clear`, `hint-alike`, `hint-behind`, `hint-alone`. The risk (`risk-<name>`) comes true in `wrong` of ten worlds, after the others in `other_wrong`. */
export interface Why {
  others: string[];
  lead: string;
  worlds: number;
  figures: Figure[];
  risk: string;
  wrong: number;
  other_wrong: number;
}

/** What the coach remembers of a game: is it on, was the goal read, how often it explained each question. */
export interface CoachNotes {
  on: boolean;
  goal: boolean;
  seen: Record<string, number>;
}

/** Attend a table, or catch up: all events after number `after` are sent, as one's seat or as a spectator. */
export interface Enter {
  type: "enter";
  table: string;
  key: string;
  after?: number;
  lang?: "en" | "fr";
}

/** Stop attending. Before the start one's seats are given up; in a running match they are kept. */
export interface Leave {
  type: "leave";
  table: string;
  key: string;
}

/** Take a free seat under a name, before the start. One connection may take several (one screen, several people). */
export interface Sit {
  type: "sit";
  table: string;
  key: string;
  seat: number;
  name: string;
}

/** Give up a seat before the start; the host may free any seat. */
export interface Stand {
  type: "stand";
  table: string;
  key: string;
  seat: number;
}

/** Before the start: move to a free seat, or as host exchange any two seats. */
export interface Swap {
  type: "swap";
  table: string;
  key: string;
  seat: number;
  other: number;
}

/** As host, before the start: put a bot on a free seat ("ismcts:ms=500"), or with null remove it. */
export interface Bot {
  type: "bot";
  table: string;
  key: string;
  seat: number;
  bot: string | null;
}

/** As host: start the match. Every seat must be taken, unless `fill` names a bot for the free ones. */
export interface Start {
  type: "start";
  table: string;
  key: string;
  fill?: string;
}

/** Answer a decision. Several picks of one seat are carried out one by one, as if each were sent alone. They stop at the first that is not an option, or after anything the seat could not foresee; at most 64. */
export interface Pick {
  type: "pick";
  table: string;
  key: string;
  seat: number;
  decision: number;
  picks: string[];
}

/** Undo one's last pick: at once where that is free, otherwise the others are asked. */
export interface Undo {
  type: "undo";
  table: string;
  key: string;
  seat: number;
}

/** Vote on the open request of the table (`TableNow.request`). */
export interface Answer {
  type: "answer";
  table: string;
  key: string;
  request: number;
  yes: boolean;
}

/** Let a bot play a seat: one's own at once, somebody else's by vote if they are gone or out of time. */
export interface Hand {
  type: "hand";
  table: string;
  key: string;
  seat: number;
}

/** Give up one's seats for good. If nobody would be left to play with, the match ends; otherwise a bot plays on. */
export interface Concede {
  type: "concede";
  table: string;
  key: string;
}

/** Propose to end the match as it stands: if everybody agrees, it ends without a winner. */
export interface End {
  type: "end";
  table: string;
  key: string;
}

/** Take one's seat back from the bot. Entering the table does this automatically. */
export interface Back {
  type: "back";
  table: string;
  key: string;
  seat: number;
}

/** Ask what a bot would pick for one's seat. */
export interface Hint {
  type: "hint";
  table: string;
  key: string;
  seat: number;
}

/** Say something: free text, or one of the preset phrases, which each reader sees in their language. */
export interface Chat {
  type: "chat";
  table: string;
  key: string;
  text?: string;
  phrase?: string;
}

/** Set when one wants to be asked on one's own seat: one of the game's stances (`TableNow.stances`). Public. */
export interface Stance {
  type: "stance";
  table: string;
  key: string;
  seat: number;
  stance: string;
}

/** Pause the match, or resume it. */
export interface Pause {
  type: "pause";
  table: string;
  key: string;
  on: boolean;
}

/** One screen, several people: the person of this seat has lifted the curtain and alone looks at the screen. */
export interface Lift {
  type: "lift";
  table: string;
  key: string;
  seat: number;
  after?: number;
}

/** One screen, several people: the curtain is down again. */
export interface Lower {
  type: "lower";
  table: string;
  key: string;
}

/** After the end: open the next table, with seats rotated and the running score. */
export interface Rematch {
  type: "rematch";
  table: string;
  key: string;
}

/** Check that the server is there. */
export interface Ping {
  type: "ping";
  key: string;
}

/** Why something cannot be done: an id for programs, a sentence for people, and the clause if a rule forbids it. */
export interface Problem {
  id: string;
  sentence: string;
  clause: string;
  details: Json;
}

/** The decision open for the viewing seat. `answered`: a sealed answer is in and may be changed. */
export interface DecisionNow {
  number: number;
  kind: string;
  args: Json;
  options: string[];
  answered: boolean;
}

/** How the match ended; seats that share a place are grouped in `ranking`. */
export interface Result {
  scores: number[];
  ranking: number[][];
  winners: number[];
}

/** A clock: seconds in each seat's bank, and seconds added for every decision answered. */
export interface Clock {
  bank: number;
  increment?: number;
}

/** Milliseconds left for each seat when this was sent, and whose clocks are running. */
export interface ClocksNow {
  left: number[];
  running: number[];
}

/** Whether one may undo the last pick alone and, if not, why the others are asked. */
export interface UndoNow {
  free: boolean;
  reason: Problem | null;
}

/** Who sits. `bot` alone: a bot's seat; with a name: it plays until they return. `stance`: empty for the default. */
export interface Chair {
  name: string;
  bot: string | null;
  mine: boolean;
  host: boolean;
  stance: string;
  conceded: boolean;
}

/** What is being voted on: an undo, handing a seat to a bot, or ending the match. */
export interface RequestNow {
  number: number;
  what: "end" | "hand" | "undo";
  by: number;
  seat: number;
  reason: Problem | null;
  yes: number[];
  open: number[];
}

/** The running score of a series of matches, by seat of this table. */
export interface Series {
  played: number;
  wins: number[];
  points: number[];
}

/** A seat whose person is gone; `left`: milliseconds until the others may hand it to a bot by vote. */
export interface Away {
  seat: number;
  left: number;
}

/** The first message of a connection. */
export interface Welcome {
  type: "welcome";
  person: string;
  name: string;
  version: string;
  games: string[];
  phrases: string[];
}

/** Everything about a table besides the match itself; sent on entering and whenever any of it changes. */
export interface TableNow {
  type: "table";
  table: string;
  code: string;
  game: string;
  rules_version: number;
  settings: Json;
  status: "closed" | "open" | "over" | "playing";
  paused: boolean;
  public: boolean;
  watch: boolean;
  hints: boolean;
  lang: "en" | "fr";
  grace: number;
  clock: Clock | null;
  stances: string[];
  seats: Chair[];
  commit: string;
  request: RequestNow | null;
  series: Series | null;
  previous: string;
  next: string;
  lesson: string;
  ended: "" | "agreed" | "conceded";
  delay: number;
}

/** What happened and how things stand: events `after`+1, `after`+2, … and the view after the last of them. An event that is not for this seat is null: only its number is known. `seat`: null for a spectator. `closed`: earlier events, by number, that may no longer be read, or only as given here. `curtain`: own seats waiting for `Lift`. */
export interface Told {
  type: "told";
  table: string;
  seat: number | null;
  after: number;
  events: (Json | null)[];
  closed: Record<string, Json | null>;
  view: Json | null;
  decision: DecisionNow | null;
  waiting: number[];
  undo: UndoNow | null;
  clocks: ClocksNow | null;
  curtain: number[];
  result: Result | null;
}

/** Who is present. */
export interface Presence {
  type: "presence";
  table: string;
  present: number[];
  watchers: number;
  away: Away[];
}

/** The request was carried out and is durable; `n` is the number of the table's last event. `carried`: how many of several picks were carried out; `stopped`: why the others were not. */
export interface Done {
  type: "done";
  key: string;
  table: string;
  n: number;
  carried: number;
  stopped: Problem | null;
}

/** The request was not carried out and nothing changed. `decision`: the current one, if the request was out of date. `retry`: seconds after which the same request with the same key may succeed. `carried`: picks carried out before it. */
export interface Refused {
  type: "refused";
  key: string;
  problem: Problem;
  table: string;
  decision: DecisionNow | null;
  retry: number | null;
  carried: number;
}

/** What a bot would pick, the same as a sentence, and why. */
export interface Hinted {
  type: "hinted";
  key: string;
  table: string;
  seat: number;
  pick: string;
  sentence: string;
  why: Why | null;
}

/** The server is there; its time in milliseconds. */
export interface Pong {
  type: "pong";
  key: string;
  now: number;
}

/** A notice for this person: their turn, an invitation, the end of a match, somebody at their table. */
export interface Notice {
  type: "notice";
  about: string;
  kind: "came" | "invited" | "over" | "turn";
  table: string;
  game: string;
  name: string;
}

/** The server is shutting down; reconnect soon, nothing is lost. */
export interface Stopping {
  type: "stopping";
}

export type ClientMessage =
  | Enter
  | Leave
  | Sit
  | Stand
  | Swap
  | Bot
  | Start
  | Pick
  | Undo
  | Answer
  | Hand
  | Concede
  | End
  | Back
  | Hint
  | Chat
  | Stance
  | Pause
  | Lift
  | Lower
  | Rematch
  | Ping;

export type ServerMessage =
  | Welcome
  | TableNow
  | Told
  | Presence
  | Done
  | Refused
  | Hinted
  | Pong
  | Notice
  | Stopping;

/** A setting of a game, for a form: a flag, a number from low to high, one of choices, or `many` of them. */
export interface SettingInfo {
  name: string;
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  many: number;
}

/** A bot level at a game, and its rating: 1000 is average, ± twice `unsure` covers 95 %; 0 if not rated. */
export interface LevelInfo {
  name: string;
  rating: number;
  unsure: number;
}

/** A game that can be played here. `verbs` describes the words of a pick's text (core/picks.py). `groups` sorts its settings for a form (those in none are for experts), `presets` are settings chosen together. */
export interface GameInfo {
  name: string;
  rules_version: number;
  fewest_seats: number;
  most_seats: number;
  minutes: number;
  settings: SettingInfo[];
  groups: Record<string, string[]>;
  presets: Record<string, Json>;
  verbs: Record<string, string[]>;
  title: Record<string, string>;
  tagline: Record<string, string>;
  levels: LevelInfo[];
}

/** All games, the valid bot names (a level, or a kind with settings, "greedy:samples=8"), and styles ("sharp:style=bold"). */
export interface Games {
  games: GameInfo[];
  bots: string[];
  styles: string[];
}

/** One numbered rule. */
export interface ClauseInfo {
  id: string;
  chapter: string;
  tag: string;
  text: string;
}

/** A rulebook in one language. */
export interface RulebookInfo {
  title: string;
  clauses: ClauseInfo[];
}

/** A table to open. `bots` names a bot per seat, or null for a seat a person will take. */
export interface NewTable {
  game: string;
  seats: number;
  settings?: Json;
  bots?: (string | null)[];
  public?: boolean;
  watch?: boolean;
  hints?: boolean;
  grace?: number;
  clock?: Clock | null;
  lang?: "en" | "fr";
  delay?: number;
}

/** The new table: its id, the code to say aloud, and the path of its link. */
export interface TableMade {
  table: string;
  code: string;
  link: string;
}

/** A table in a list. `length` names its clock; spectators see the match `delay` seconds later. */
export interface TableLine {
  table: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  seats: number;
  free: number;
  names: string[];
  watch: boolean;
  clock: boolean;
  lang: "en" | "fr";
  updated: number;
  lesson: string;
  step: number;
  learned: boolean;
  length: "free" | "own" | "quick" | "slow" | "usual";
  delay: number;
}

/** Public tables to join or watch, or one's own. */
export interface TableList {
  tables: TableLine[];
}

/** A person's table from their own view: whether it is their turn, and for how many milliseconds. `waiting`: the seats that have to answer, as far as this person can know. A lesson has its title. */
export interface OwnTable {
  table: string;
  game: string;
  status: "closed" | "open" | "over" | "playing";
  free: number;
  names: string[];
  seat: number;
  yours: boolean;
  since: number;
  waiting: number[];
  paused: boolean;
  lesson: string;
  title: string;
  step: number;
  steps: number;
}

/** A person's unfinished tables, those where it is their turn first. */
export interface OwnTables {
  tables: OwnTable[];
}

/** To move a seat to another device: a link with a secret, and a short code to type. Each works once. */
export interface ResumeMade {
  link: string;
  token: string;
  code: string;
  seconds: number;
}

/** The token of a resume link, or the code. */
export interface Resume {
  token: string;
}

/** The seat that was moved here. */
export interface Resumed {
  table: string;
  seat: number;
}

/** A lesson in the list, and this person's progress: a table where it is in progress, whether it was learned. */
export interface LessonLine {
  game: string;
  number: number;
  lesson: string;
  title: string;
  aim: string;
  steps: number;
  step: number;
  learned: boolean;
  table: string;
}

/** All lessons. */
export interface LessonList {
  lessons: LessonLine[];
}

/** A lesson to begin or to resume; `again` starts it over. */
export interface NewLesson {
  game: string;
  lesson: string;
  name: string;
  lang?: "en" | "fr";
  again?: boolean;
}

/** A clause and its text. */
export interface ClauseSaid {
  clause: string;
  text: string;
}

/** What the coach says at a table: about the last pick, and what to do next. */
export interface LessonNow {
  game: string;
  number: number;
  lesson: string;
  title: string;
  aim: string;
  step: number;
  steps: number;
  said: string;
  task: string;
  wrong: boolean;
  done: boolean;
  end: string;
  clauses: ClauseSaid[];
}

/** An uploaded record, which can be viewed by its id. */
export interface RecordMade {
  record: string;
}

/** One pick of a record: who picked what, and the viewer's events and view afterwards. With all hands open, `open` holds each seat's view. */
export interface StepInfo {
  seat: number | null;
  pick: string;
  events: Json[];
  view: Json;
  open: Json[];
}

/** Part of a record as seen from one seat (null: by a spectator); step 0 is the deal. */
export interface Steps {
  game: string;
  seats: number;
  settings: Json;
  viewer: number | null;
  total: number;
  first: number;
  steps: StepInfo[];
  scores: number[] | null;
}

/** A decision that cost its seat something: the number of its step, the pick made, and a bot's pick. Outlooks are out of 100, from what the seat could know then; `sure` is how likely the other pick was better, in percent; `why` is what it gains over the one made. */
export interface CostlyInfo {
  number: number;
  played: string;
  played_outlook: number;
  better: string;
  better_outlook: number;
  sure: number;
  why: Why;
}

/** The costliest decisions of a seat in a finished match, worst first; at most three. */
export interface Costliest {
  seat: number;
  costly: CostlyInfo[];
}

/** Continue from a step of a record in a new match: oneself on one seat under a name, a bot on every other. */
export interface Fork {
  step: number;
  seat: number;
  name: string;
  bot: string;
  lang?: "en" | "fr";
}

/** Whether the server and its database work. */
export interface Health {
  status: "corrupt" | "disk-full" | "no-database" | "ok" | "read-only";
  version: string;
  tables: number;
}

/** Preferences: theme, text size, animation speed, sound; and what the coach remembers, by game. */
export interface Preferences {
  theme?: "auto" | "dark" | "light";
  contrast?: boolean;
  text?: number;
  speed?: number;
  sound?: boolean;
  volume?: number;
  coached?: Record<string, CoachNotes>;
}

/** The asking person, with their preferences if they have ever set any. `kept`: they can sign in again without their cookie, by a password or a passkey. */
export interface Me {
  person: string;
  name: string;
  lang: "en" | "fr";
  login: string | null;
  preferences: Preferences | null;
  kept: boolean;
}

/** New preferences, for all of the person's devices. */
export interface NewPreferences {
  lang: "en" | "fr";
  preferences: Preferences;
}

/** Deprecated: `NewPreferences` under its old name. */
export interface NewSettings {
  lang: "en" | "fr";
  settings: Preferences;
}

/** A new name and language. */
export interface NewMe {
  name: string;
  lang?: "en" | "fr";
}

/** To create an account, or to log in. */
export interface Credentials {
  login: string;
  password: string;
}

/** To change the password of the current account. */
export interface NewPassword {
  password: string;
  new: string;
}

/** A signed-in device: its browser and system, since when, and when it was last used; `here`: the current one. */
export interface DeviceInfo {
  id: string;
  device: string;
  made: number;
  seen: number;
  here: boolean;
}

/** A passkey: the device it was created on, when, and when it was last used. */
export interface PasskeyInfo {
  id: string;
  device: string;
  made: number;
  used: number;
}

/** A person's passkeys. */
export interface Passkeys {
  passkeys: PasskeyInfo[];
}

/** Options for the browser's WebAuthn API, in JSON. */
export interface PasskeyAsked {
  options: Json;
}

/** The result of the browser's WebAuthn API, in JSON. */
export interface PasskeyAnswer {
  answer: Json;
}

/** Where a person is signed in. */
export interface Devices {
  devices: DeviceInfo[];
}

/** New recovery codes: each works once, in place of a lost password. */
export interface RecoveryCodes {
  codes: string[];
}

/** A recovery code, and a new password. */
export interface Recovery {
  code: string;
  password: string;
}

/** To delete everything stored about oneself; an account needs its password. */
export interface Farewell {
  password?: string;
}

/** The code of an invitation to a closed server. */
export interface Invitation {
  code: string;
}

/** Everything stored about a person. */
export interface PersonData {
  data: Json;
}

/** Whose server this is, who is responsible for it, and whether it is closed to people without an invitation. */
export interface HouseInfo {
  name: string;
  imprint: string;
  closed: boolean;
  version: string;
}

/** A finished match in somebody's history. Of a match that was not public, strangers see no names and no table. `place` is 0 if the match ended without a result; `costly`: the costliest decisions, if they were ever requested. */
export interface PlayedMatch {
  table: string;
  game: string;
  seats: number;
  seat: number;
  names: string[];
  place: number;
  reward: number;
  score: number;
  picks: number;
  lasted: number;
  ended: number;
  public: boolean;
  counts: boolean;
  costly: CostlyInfo[];
}

/** Matches on one seat at tables of this size: wins (shared ones as fractions), and what the lab's bots would win. `low` and `high` are the 95 % bounds of `expected`, from `matches` played by the lab; if 0, `expected` is an equal share. */
export interface SeatStatistics {
  seats: number;
  seat: number;
  played: number;
  won: number;
  expected: number;
  low: number;
  high: number;
  matches: number;
}

/** A person's results at a game; `expected`: what the lab's bots would have won on the same seats, with its bounds. `known`: the lab has measured all of these seats; otherwise the missing ones count as equal shares. `streak`: matches won in a row up to now, `best` ever; `learned`: lessons done, of `lessons`. */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  expected: number;
  low: number;
  high: number;
  known: boolean;
  streak: number;
  best: number;
  learned: number;
  lessons: number;
  by_seat: SeatStatistics[];
}

/** A person's match history, as far as the asker may see it; `more`: there are earlier matches. */
export interface Profile {
  person: string;
  name: string;
  own: boolean;
  shown: "all" | "nobody" | "public";
  games: GameStatistics[];
  matches: PlayedMatch[];
  more: boolean;
}

/** What strangers see of one's match history: nothing, matches at public tables, or everything. */
export interface NewShown {
  shown: "all" | "nobody" | "public";
}

/** A paragraph, a list item, a table row (cells between bars) or a step's text, and the clauses it is based on. */
export interface GuideLine {
  text: string;
  clauses: string[];
}

/** A piece of a chapter: text, note, heading, list, steps, table, picture or gallery (`name`). */
export interface GuideBlock {
  kind: string;
  name: string;
  lines: GuideLine[];
}

/** A chapter; `asked` are the kinds of decisions it explains. */
export interface GuideChapter {
  id: string;
  title: string;
  asked: string[];
  blocks: GuideBlock[];
}

/** A game component: its name, how many there are, what it does, when, its clause, its drawing and other names. */
export interface ComponentInfo {
  kind: string;
  id: string;
  name: string;
  help: string;
  when: string;
  clause: string;
  copies: number;
  drawing: string;
  also: string;
}

/** Search synonyms, the chapter that explains them, and their equivalents in other languages. */
export interface GuideWords {
  words: string[];
  chapter: string;
  also: string[];
}

/** A game's guide: chapters, pictures as parts of records, galleries, clauses, synonyms and the players' names. */
export interface GuideInfo {
  title: string;
  lead: string;
  chapters: GuideChapter[];
  pictures: Record<string, Steps>;
  galleries: Record<string, ComponentInfo[]>;
  clauses: ClauseInfo[];
  words: GuideWords[];
  names: string[];
}

/** Look for people to play with now: which game, and how long. */
export interface Seek {
  game: string;
  length: "free" | "quick" | "usual";
}

/** The state of a search: milliseconds waited, how many others are searching, and the table found. */
export interface Pairing {
  game: string;
  length: string;
  waited: number;
  table: string;
  others: number;
}

/** Somebody one follows, blocks or has played with. Where they play is shown if they allow it, for public tables. */
export interface Companion {
  person: string;
  name: string;
  here: boolean;
  table: string;
  game: string;
}

/** Friends, recent companions and blocked people. */
export interface Companions {
  friends: Companion[];
  recent: Companion[];
  blocked: Companion[];
}

/** The new relation to a person. */
export interface Relation {
  kind: "block" | "follow" | "none";
}

/** A report to the admins: a person, or the chat event with this number at a table; and why. */
export interface NewReport {
  why: string;
  person?: string;
  table?: string;
  number?: number;
}

/** A notice: it is your turn, an invitation, a match is over, or a friend has come to your table. */
export interface NoticeLine {
  about: string;
  kind: "came" | "invited" | "over" | "turn";
  table: string;
  game: string;
  name: string;
  at: number;
  read: boolean;
}

/** The latest notices, which kinds to send by which channel, and the server's Web Push key. `feed` and `calendar` are secret addresses of the same as an RSS feed and as an iCalendar. */
export interface Notices {
  notices: NoticeLine[];
  wanted: Record<string, string[]>;
  seen: boolean;
  email: string;
  confirmed: boolean;
  can_mail: boolean;
  key: string;
  feed: string;
  calendar: string;
}

/** Which notices to send by which channel, and whether friends may see where one plays. */
export interface Wishes {
  wanted: Record<string, ("app" | "mail" | "push")[]>;
  seen?: boolean;
}

/** A Web Push subscription: its endpoint and keys. */
export interface NewPush {
  endpoint: string;
  key: string;
  auth: string;
}

/** The address for e-mail; empty for none. */
export interface NewEmail {
  email: string;
}

/** The code from a confirmation mail. */
export interface Confirmation {
  code: string;
}

/** The person to invite to a table. */
export interface InviteThem {
  person: string;
}

/** The clocks that have a name. */
export const CLOCKS: Record<string, Clock> = {
  quick: { bank: 120, increment: 5 },
  usual: { bank: 600, increment: 15 },
  slow: { bank: 1800, increment: 30 },
};
