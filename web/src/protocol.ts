// Made from src/tablee/server/protocol.py and shapes by `python -m tablee.server.typescript`. Do not edit.

/** Any JSON object: a view, the arguments of an event, the options of a game. */
export type Json = { [name: string]: unknown };

/** A number of a pick and of the others beside it, on average (`figure-<name>`); `good`: the pick does better. */
export interface Figure {
  name: string;
  value: number;
  other: number;
  good: boolean;
}

/** What a pick gains over others in imagined worlds that fit the seat's view (bots/comparing.py). `lead` is how to begin: `hint-clear`, `hint-alike`, `hint-behind`, `hint-alone`. What can go wrong (`risk-<name>`) does in `wrong` of ten worlds, after the others in `other_wrong`. */
export interface Why {
  others: string[];
  lead: string;
  worlds: number;
  figures: Figure[];
  risk: string;
  wrong: number;
  other_wrong: number;
}

/** What the coach remembers of a game: whether it speaks, whether the goal was read, how often it spoke of a question. */
export interface CoachNotes {
  on: boolean;
  goal: boolean;
  seen: Record<string, number>;
}

/** Attend a table, or catch up: everything after event number `after` is told, as one's seat or as a spectator. */
export interface Enter {
  type: "enter";
  table: string;
  key: string;
  after?: number;
  lang?: "en" | "fr";
}

/** Stop attending. Before the start one's seats are given up; in a running match they stay one's own. */
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

/** As host, before the start: put a bot on a free seat ("ismcts:ms=500"), or with null take it away. */
export interface Bot {
  type: "bot";
  table: string;
  key: string;
  seat: number;
  bot: string | null;
}

/** As host: begin the match. Every seat must be taken, or a bot named that fills up those that are free. */
export interface Start {
  type: "start";
  table: string;
  key: string;
  fill?: string;
}

/** Answer a decision. Several picks of one seat are carried out one after the other, as if each were sent alone. The first that is not offered ends it, and so does anything the seat could not foresee; 64 at most. */
export interface Pick {
  type: "pick";
  table: string;
  key: string;
  seat: number;
  decision: number;
  picks: string[];
}

/** Take one's last pick back: at once where that is free, else the others are asked. */
export interface Undo {
  type: "undo";
  table: string;
  key: string;
  seat: number;
}

/** Say yes or no to the open request of the table (`TableNow.request`). */
export interface Answer {
  type: "answer";
  table: string;
  key: string;
  request: number;
  yes: boolean;
}

/** Let a bot play a seat: one's own at once, somebody else's by vote when they are gone or out of time. */
export interface Hand {
  type: "hand";
  table: string;
  key: string;
  seat: number;
}

/** Give one's seats up for good. Where nobody would be left to play with, the match ends; else a bot plays on. */
export interface Concede {
  type: "concede";
  table: string;
  key: string;
}

/** Propose to end the match as it stands: it ends without a winner when everybody agrees. */
export interface End {
  type: "end";
  table: string;
  key: string;
}

/** Take one's seat back from the bot. Entering the table does it by itself. */
export interface Back {
  type: "back";
  table: string;
  key: string;
  seat: number;
}

/** Ask a bot what it would pick for one's seat. */
export interface Hint {
  type: "hint";
  table: string;
  key: string;
  seat: number;
}

/** Say something: either own words, or one of the preset phrases, which each reader sees in their language. */
export interface Chat {
  type: "chat";
  table: string;
  key: string;
  text?: string;
  phrase?: string;
}

/** Say when one wants to be asked on a seat of one's own, in the game's words (`TableNow.stances`). All see it. */
export interface Stance {
  type: "stance";
  table: string;
  key: string;
  seat: number;
  stance: string;
}

/** Pause the match, or go on. */
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

/** After the end: open the next table, seats rotated, score carried on. */
export interface Rematch {
  type: "rematch";
  table: string;
  key: string;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  key: string;
}

/** Why something cannot be done: an id for programs, a sentence for people, the clause where a rule says so. */
export interface Problem {
  id: string;
  sentence: string;
  clause: string;
  details: Json;
}

/** The question open for the seat one looks through. `answered`: a sealed answer is in and may be changed. */
export interface DecisionNow {
  number: number;
  kind: string;
  args: Json;
  options: string[];
  answered: boolean;
}

/** How the match ended; seats that share a place stand together in `ranking`. */
export interface Result {
  scores: number[];
  ranking: number[][];
  winners: number[];
}

/** A clock: seconds in the bank of each seat, and seconds added for every decision answered. */
export interface Clock {
  bank: number;
  increment?: number;
}

/** Milliseconds left to each seat when this was sent, and whose clock runs on from there. */
export interface ClocksNow {
  left: number[];
  running: number[];
}

/** Whether one may take the last pick back alone, and if not, why the others are asked. */
export interface UndoNow {
  free: boolean;
  reason: Problem | null;
}

/** Who sits. `bot` alone: a bot's seat; with a name, it plays until they are back. `stance`: when to ask, empty: as usual. */
export interface Chair {
  name: string;
  bot: string | null;
  mine: boolean;
  host: boolean;
  stance: string;
  conceded: boolean;
}

/** What the people of the table are asked: to let a pick be taken back, to hand a seat to a bot, to end the match. */
export interface RequestNow {
  number: number;
  what: "end" | "hand" | "undo";
  by: number;
  seat: number;
  reason: Problem | null;
  yes: number[];
  open: number[];
}

/** The running score of matches played one after the other, per seat of this table. */
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

/** All that is known of a table besides the match itself; sent on entering and when any of it changes. */
export interface TableNow {
  type: "table";
  table: string;
  code: string;
  game: string;
  rules_version: number;
  options: Json;
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

/** What happened and what is: events `after`+1, `after`+2, … and the view after the last of them. An event that is not for this seat is null: it has its number and nothing else. `seat` null: told as to a spectator. `closed`: earlier events, by number, that may be read no more, or only as they are here. `curtain`: own seats that wait for `Lift`. */
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

/** Who is there now. */
export interface Presence {
  type: "presence";
  table: string;
  present: number[];
  watchers: number;
  away: Away[];
}

/** The request was carried out, and stays so; `n` is the number of the last event of the table. Of several picks `carried` were carried out; `stopped` says why the others were not. */
export interface Done {
  type: "done";
  key: string;
  table: string;
  n: number;
  carried: number;
  stopped: Problem | null;
}

/** The request was not carried out and nothing changed. `decision`: what is really asked, when it was out of date. `retry`: the same request with the same key may succeed after that many seconds. `carried`: of several picks so many were carried out, and stay so, before the one that is refused. */
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

/** Something this person is told wherever they are: their turn, an invitation, an end, somebody at their table. */
export interface Notice {
  type: "notice";
  about: string;
  kind: "came" | "invited" | "over" | "turn";
  table: string;
  game: string;
  name: string;
}

/** The server goes down in order; connect again soon and nothing is lost. */
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

/** An option of a game, for a form: a flag, a number from low to high, one of choices, or `many` of them. */
export interface OptionInfo {
  name: string;
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  many: number;
}

/** A level of bots at a game, and its rating: 1000 is the middle, twice `unsure` around it hold 95 %; 0 = not rated. */
export interface LevelInfo {
  name: string;
  rating: number;
  unsure: number;
}

/** A game that can be played here. `verbs` says what the words of a pick's text are (core/picks.py). `groups` sorts its options for a form (what is in none is for experts), `presets` are options chosen together. */
export interface GameInfo {
  name: string;
  rules_version: number;
  fewest_seats: number;
  most_seats: number;
  minutes: number;
  options: OptionInfo[];
  groups: Record<string, string[]>;
  presets: Record<string, Json>;
  verbs: Record<string, string[]>;
  title: Record<string, string>;
  tagline: Record<string, string>;
  levels: LevelInfo[];
}

/** All games, and what may be written for a bot: a level, or a kind with settings ("greedy:samples=8"). */
export interface Games {
  games: GameInfo[];
  bots: string[];
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
  options?: Json;
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

/** A table in a list. `length` names its clock; who watches sees the match `delay` seconds later. */
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

/** A table where somebody sits, as it stands for them alone: whether it is their turn, and for how many milliseconds. `waiting`: the seats that have to answer, for all this person can know. A lesson has its title. */
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

/** What waits for somebody: their tables that are not over, where it is their turn first. */
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

/** A lesson in the list, and how far this person has come: a table where it is under way, whether it was learned. */
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

/** A lesson to begin, or to go on with where it was left; `again` begins it anew. */
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

/** What the coach says at a table: to the last pick, and what is to be done next. */
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

/** An uploaded record, to be viewed under its id. */
export interface RecordMade {
  record: string;
}

/** One pick of a record: who picked what, what the asked viewer was told, and what it then saw. With all hands open, `open` holds what each seat saw. */
export interface StepInfo {
  seat: number | null;
  pick: string;
  events: Json[];
  view: Json;
  open: Json[];
}

/** A part of a record seen through one seat (null: by a spectator); step 0 is the deal. */
export interface Steps {
  game: string;
  seats: number;
  options: Json;
  viewer: number | null;
  total: number;
  first: number;
  steps: StepInfo[];
  scores: number[] | null;
}

/** A decision that cost its seat something: the number of its step, what was picked, what a bot would have picked. Outlooks are of 100, from what the seat could know then; `sure` is how likely the other pick was better, in percent; `why` is what it gains over the one that was made. */
export interface CostlyInfo {
  number: number;
  played: string;
  played_outlook: number;
  better: string;
  better_outlook: number;
  sure: number;
  why: Why;
}

/** The costliest decisions of a seat in a finished match, the worst first; three at most. */
export interface Costliest {
  seat: number;
  costly: CostlyInfo[];
}

/** Go on from a step of a record in a new match: oneself on one seat under a name, a bot on every other. */
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

/** How somebody likes the app: light, size of text, speed of the telling, sound; and what the coach remembers, by game. */
export interface Preferences {
  theme?: "auto" | "dark" | "light";
  contrast?: boolean;
  text?: number;
  speed?: number;
  sound?: boolean;
  volume?: number;
  coached?: Record<string, CoachNotes>;
}

/** Who is asking; `settings`: how they like the app, if they have ever said so. `kept`: they can come back without their cookie, by a password or a passkey. */
export interface Me {
  person: string;
  name: string;
  lang: "en" | "fr";
  login: string | null;
  settings: Preferences | null;
  kept: boolean;
}

/** How one likes the app from now on, on every device. */
export interface NewSettings {
  lang: "en" | "fr";
  settings: Preferences;
}

/** A new name and language. */
export interface NewMe {
  name: string;
  lang?: "en" | "fr";
}

/** To open an account, or to enter it. */
export interface Credentials {
  login: string;
  password: string;
}

/** To change the password of the account one is in. */
export interface NewPassword {
  password: string;
  new: string;
}

/** A device somebody is signed in on: its browser and system, since when, when it was last used; `here`: this one. */
export interface DeviceInfo {
  id: string;
  device: string;
  made: number;
  seen: number;
  here: boolean;
}

/** A passkey: the device it was made on, when, and when it was last used. */
export interface PasskeyInfo {
  id: string;
  device: string;
  made: number;
  used: number;
}

/** The passkeys of somebody. */
export interface Passkeys {
  passkeys: PasskeyInfo[];
}

/** What the browser is to do with a passkey, as the Web Authentication API takes it in JSON. */
export interface PasskeyAsked {
  options: Json;
}

/** What the browser did, as the Web Authentication API gives it in JSON. */
export interface PasskeyAnswer {
  answer: Json;
}

/** Where somebody is signed in. */
export interface Devices {
  devices: DeviceInfo[];
}

/** New recovery codes: each lets one in once, in place of a password that is lost. */
export interface RecoveryCodes {
  codes: string[];
}

/** A recovery code, and the password that holds from now on. */
export interface Recovery {
  code: string;
  password: string;
}

/** To delete all that is kept about oneself; an account needs its password. */
export interface Farewell {
  password?: string;
}

/** The words of an invitation to a closed server. */
export interface Invitation {
  code: string;
}

/** All that is kept about a person. */
export interface PersonData {
  data: Json;
}

/** Whose server this is, who answers for it, and whether one needs an invitation. */
export interface HouseInfo {
  name: string;
  imprint: string;
  closed: boolean;
  version: string;
}

/** A finished match of somebody's. A stranger sees no names and no table of a match that was not public. `place` is 0 where the match ended without a result; `costly`: the costliest decisions, if they were ever asked for. */
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

/** Matches on one seat of so many: how often won, in shares of a win, and how often the lab's bots win there. `low` and `high`: between them lies what is expected, with 95 %, for all that the lab saw in so many `matches` of its own; where that is none, `expected` is an even share. */
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

/** How somebody does at a game; `expected`: what the lab's bots would have won on the same seats, and its bounds. Only where it is `known` has the lab looked at all of these seats; of the others it is an even share. `streak`: matches won in a row until now, `best` ever; `learned`: lessons done, of `lessons`. */
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

/** What somebody played, as far as who asks may see it; `more`: there are earlier matches than these. */
export interface Profile {
  person: string;
  name: string;
  own: boolean;
  shown: "all" | "nobody" | "public";
  games: GameStatistics[];
  matches: PlayedMatch[];
  more: boolean;
}

/** What strangers see of what one played: nothing, matches at public tables, or all of them. */
export interface NewShown {
  shown: "all" | "nobody" | "public";
}

/** A paragraph, an item, a row of cells between bars, or the words of a step; with the clauses it rests on. */
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

/** A thing of the box: its name, how many there are, what it does, when, its clause, its drawing and other names. */
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

/** Words that mean the same to whoever searches, the chapter that explains them, and what other languages say. */
export interface GuideWords {
  words: string[];
  chapter: string;
  also: string[];
}

/** A game explained: chapters, pictures as parts of records, galleries, the clauses, words that mean the same, and who sits in the pictures. */
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

/** To play with people now: which game, and how long. */
export interface Seek {
  game: string;
  length: "free" | "quick" | "usual";
}

/** How it stands for somebody who looks for others: for how many milliseconds, how many others do, and the table found. */
export interface Pairing {
  game: string;
  length: string;
  waited: number;
  table: string;
  others: number;
}

/** Somebody one follows, blocks or has played with; where they play now only if they allow it and the table is public. */
export interface Companion {
  person: string;
  name: string;
  here: boolean;
  table: string;
  game: string;
}

/** Everybody one has to do with. */
export interface Companions {
  friends: Companion[];
  recent: Companion[];
  blocked: Companion[];
}

/** What somebody is to one from now on. */
export interface Relation {
  kind: "block" | "follow" | "none";
}

/** What those who run the server should look at: a person, or what was said at a table in the event of a number; and why. */
export interface NewReport {
  why: string;
  person?: string;
  table?: string;
  number?: number;
}

/** Something somebody was told: it is their turn, they are invited, a match is over, a friend has come to their table. */
export interface NoticeLine {
  about: string;
  kind: "came" | "invited" | "over" | "turn";
  table: string;
  game: string;
  name: string;
  at: number;
  read: boolean;
}

/** What one was told lately, what one wants to be told by which way, and the key browsers ask push services with. `feed` and `calendar` are secret addresses of the same for readers of news (RSS) and for calendars (iCalendar). */
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

/** What one wants to be told by which way, and whether friends may see where one plays. */
export interface Wishes {
  wanted: Record<string, ("app" | "mail" | "push")[]>;
  seen?: boolean;
}

/** Where a browser can be reached when it is closed, and the keys to write to it. */
export interface NewPush {
  endpoint: string;
  key: string;
  auth: string;
}

/** Where mail should go; an empty one: nowhere. */
export interface NewEmail {
  email: string;
}

/** The code of a mail. */
export interface Confirmation {
  code: string;
}

/** Somebody to be invited to a table. */
export interface InviteThem {
  person: string;
}

/** The clocks that have a name. */
export const CLOCKS: Record<string, Clock> = {
  quick: { bank: 120, increment: 5 },
  usual: { bank: 600, increment: 15 },
  slow: { bank: 1800, increment: 30 },
};
