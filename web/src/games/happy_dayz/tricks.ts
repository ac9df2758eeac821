/**
 * Animates a trick card by card: each lands, the trick is judged, the pile is taken; finally the view is shown as it
 * is.
 */
import type { Script, Shot } from "../../lib/scenes";
import type { Json } from "../../protocol";
import { face, type Community, type HappyDayzView } from "./faces";

/** The view, and whether the trick on the table has been won: then the winner is highlighted. */
export type Picture = HappyDayzView & { judged: boolean };
type Told = Json & { event: string; seat?: number; card?: string; cards?: string[] };
type Shots = (picture: Picture, told: Told) => Shot<Picture>[];

/** True while a power is being used: the trick stays on the table until it is done. */
const isPower = (view: HappyDayzView) => view.steps.at(-1) === "power";

function picture(view: HappyDayzView): Picture {
  const judged = isPower(view);
  return { ...view, judged, encounter: view.encounter ?? (judged ? (view.met ?? null) : null) };
}

function change(p: Picture, seat: number | undefined, what: Partial<Community>): Picture {
  return { ...p, communities: p.communities.map((each, i) => (i === seat ? { ...each, ...what } : each)) };
}
const size = (p: Picture, name: string, more: number): Picture => ({
  ...p,
  sizes: { ...p.sizes, [name]: Math.max(0, (p.sizes[name] ?? 0) + more) },
});
/** Remove a card from a hand or Transfer Zone, if it is known to be there. */
function out(p: Picture, seat: number, card: string | undefined): Picture {
  const own = p.communities[seat]!;
  const [hand, transfer] = [own.hand.indexOf(card!), own.transfer.indexOf(card!)];
  const cut = (cards: string[], at: number) => cards.filter((_, i) => i !== at);
  const next = change(p, seat, {
    hand: cut(own.hand, hand),
    transfer: hand < 0 ? cut(own.transfer, transfer) : own.transfer,
  });
  return size(next, `hand-${seat}`, -1);
}

/** Clear the table: the won cards go to the winner. */
function cleared(p: Picture): Picture {
  const taken = p.communities.filter((each) => each.card).length + (p.judged && p.encounter ? 1 : 0);
  const communities = p.communities.map((each) => ({ ...each, card: null }));
  const next = { ...p, communities, judged: false, encounter: p.judged ? null : p.encounter };
  return p.judged && p.winner >= 0 ? size(next, `zone-${p.winner}`, taken) : next;
}
const isLaid = (p: Picture) => p.judged || p.communities.every((each) => each.card);
/** Clear the finished trick before showing what comes next. */
const afterwards =
  (then: Shots): Shots =>
  (p, told) => {
    if (!isLaid(p)) return then(p, told);
    const empty = cleared(p);
    return [{ picture: empty, time: TIMES["clear"]! }, ...then(empty, told)];
  };

const play: Shots = (before, told) => {
  const p = told.event === "lead" && isLaid(before) ? cleared(before) : before;
  const { faction } = face(told.card!);
  const led = told.event === "lead" ? { leader: told.seat!, side: told["side"] as "low" | "high", winner: -1 } : {};
  const demanded = p.demanded ?? (faction === "van" ? null : faction);
  const next = change(out(p, told.seat!, told.card), told.seat, { card: told.card! });
  return [{ picture: { ...next, ...led, demanded }, time: TIMES[told.event]! }];
};
/** Show the winner of the trick before the pile is taken. */
const win: Shots = (p, told) => [
  { picture: { ...p, winner: told.seat!, leader: told.seat!, judged: true, board: [] }, time: TIMES["win"]! },
];
/** Move a Zombie of the trick to the seat that takes it. */
const zombie: Shots = (p, told) => {
  const at = p.communities.findIndex((each) => each.card === told.card);
  const gone = at >= 0 ? change(p, at, { card: null }) : { ...p, encounter: null };
  return [{ picture: size(gone, `zone-${told.seat}`, 1), time: TIMES["zombie"]! }];
};
const encounter: Shots = (p, told) => [
  { picture: size({ ...p, encounter: told.card!, demanded: null }, "reserve", -1), time: TIMES["encounter"]! },
];
/** Turn up a Wandering Survivor, which comes from its own pile (HDP-3). */
const wandering: Shots = (p, told) => encounter({ ...p, wandering: Math.max(0, p.wandering - 1) }, told);
const pass: Shots = (p, told) =>
  told.card ? [{ picture: out(p, told.seat!, told.card), time: TIMES["pass"]! }] : [{ picture: { ...p }, time: 60 }];
/** Move the Encounter card to somebody, and the rest of the trick to its winner. */
const send: Shots = (p) => [
  { picture: { ...p, encounter: null }, time: TIMES["send"]! },
  { picture: cleared({ ...p, encounter: null }), time: TIMES["clear"]! },
];
const give: Shots = (p) => [{ picture: cleared(p), time: TIMES["give"]! }];
const look: Shots = (p, told) => [{ picture: { ...p }, time: TIMES[told.event] ?? 240 }];

const TIMES: Record<string, number> = {
  lead: 320,
  follow: 320,
  win: 620,
  clear: 320,
  zombie: 200,
  encounter: 240,
  wandering: 240,
  pass: 220,
  transfer: 160,
  send: 320,
  give: 320,
  "give-trick": 420,
  round: 360,
  stuck: 420,
  starter: 160,
  "starter-fewest": 160,
  "starter-loss": 160,
  "starter-tie": 160,
  "no-encounter": 160,
  deal: 50,
};
const SHOTS: Record<string, Shots> = {
  lead: play,
  follow: play,
  win,
  zombie,
  pass,
  send,
  "give-trick": give,
  encounter: afterwards(encounter),
  wandering: afterwards(wandering),
  "no-encounter": afterwards(look),
  tally: afterwards((p) => [{ picture: p, time: 0 }]),
  transfer: (p, told) => [{ picture: change(p, told.seat, { transfer: told.cards! }), time: TIMES["transfer"]! }],
};
/** Events shown only in the log. */
const SILENT = new Set(["end", "zombies-win", "keep", "give-none", "no-barter", "keep-factions", "keep-vans"]);

function shots(p: Picture, event: Json): Shot<Picture>[] {
  const told = event as Told;
  if (told.event.startsWith("table-") || SILENT.has(told.event)) return [];
  return (SHOTS[told.event] ?? look)(p, told);
}

export const script: Script<Picture> = {
  picture: (view) => picture(view as HappyDayzView),
  shots,
  time: ({ event }) =>
    SILENT.has(String(event)) ? 0 : (TIMES[String(event)] ?? 240) + (event === "encounter" ? 320 : 0),
  budget: 1900,
};

/** Return the seat that would win the trick as it lies; -1 if none. */
export function winning(view: HappyDayzView): number {
  const cards = view.communities.map((each) => each.card);
  const trump = trumpOf(view);
  const isTrump = trump !== null && cards.some((card) => card && face(card).faction === trump);
  const wanted = isTrump ? trump : view.demanded;
  let [best, value] = [-1, 0];
  cards.forEach((card, seat) => {
    if (!card || face(card).faction !== wanted) return;
    const now = Number(face(card).value);
    if (best < 0 || (view.side === "high" ? now > value : now < value)) [best, value] = [seat, now];
  });
  return best;
}

/** Return the number of cards in the Reserve, whatever is known of their order; Wandering Survivors lie apart. */
export const reserveOf = (view: HappyDayzView) =>
  (view.sizes["reserve"] ?? 0) - view.wandering + view.above.length + view.under.length;

/** Return what is at stake in the trick: Survivors lost to Zombies, and the number of cards to win. */
export function stake(view: HappyDayzView): { loss: number; count: number } {
  const cards = [...view.communities.map((each) => each.card), view.encounter, ...view.board].filter(
    (card) => card !== null,
  );
  const loss = cards.reduce((sum, card) => sum + lossOf(view, card), 0);
  return { loss, count: cards.length };
}
export const lossOf = (view: HappyDayzView, card: string) =>
  card.startsWith("zombie-") ? (view.losses[Number(card.slice(7)) - 1] ?? 0) : 0;

/** Return the trump Faction: the Police are trumps on both sides of the board, understaffed on the high one only. */
function trumpOf(view: HappyDayzView): string | null {
  const power = view.powers.find((each) => each.startsWith("police-"));
  return !power || (power === "police-minus" && view.side !== "high") ? null : "police";
}
