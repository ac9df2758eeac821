/**
 * Animates a chain of events on the street: each event changes the picture a little; finally the view is shown as it
 * is.
 */
import type { Script, Shot } from "../../lib/scenes";
import type { Json } from "../../protocol";
import { face, GUNS, SIDES, type Unit, type ZombiakiView } from "./street";

/** The view, and an id for each unit in order of arrival, by which it is followed and gets its looks. */
export type Picture = ZombiakiView & {
  who: Record<string, number>;
  /** The number of units so far. */
  born: number;
  /** A bullet flying from the barricade: its lane, and the row of its target; 0 if there is none. */
  bullet: { lane: string; row: number } | null;
  /** The zombie that has passed the barricade, and its lane. */
  through: { lane: string; unit: Unit; who: number } | null;
};
type Told = Json & { event: string; square?: string; from_square?: string; card?: string; seat?: number };
type Change = (picture: Picture, told: Told) => Partial<Picture>;

const LYING = ["wall", "pit", "barrier", "barrel", "mine", "car"];

/** Return the picture of a view; units that stood there before keep their ids, and unchanged ones are the same objects. */
export function picture(view: ZombiakiView, before: Picture): Picture {
  let { born } = before;
  const [units, who]: [Picture["units"], Picture["who"]] = [{}, {}];
  for (const [square, unit] of Object.entries(view.units)) {
    const old = before.units[square];
    units[square] = old && JSON.stringify(old) === JSON.stringify(unit) ? old : unit;
    who[square] = before.who[square] ?? ++born;
  }
  return { ...view, units, bullet: null, through: null, who, born };
}

/** Rebuild the ids of units from past events after a reload, so that they look the same as before. */
function recalled(view: ZombiakiView, events: Json[]): Picture {
  const empty = {
    units: {},
    objects: {},
    hands: { zombies: [], humans: [] },
    who: {},
    born: 0,
    bullet: null,
    through: null,
  };
  return events.reduce(step, { ...view, ...empty });
}

function without<T>(all: Record<string, T>, name: string | undefined): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));
}

const change = (p: Picture, square: string, unit: Partial<Unit>): Partial<Picture> =>
  p.units[square] ? { units: { ...p.units, [square]: { ...p.units[square], ...unit } } } : {};
const nothing: Change = () => ({});
const clear: Change = (p, { square }) => ({ objects: without(p.objects, square) });
const leave: Change = (p, { square, from_square }) => ({ units: without(p.units, square ?? from_square) });
/** The zombie that wins is behind the barricade, though the view still has it on its last square. */
const cross: Change = (p, told) => {
  const square = told.square ?? told.from_square!;
  const unit = p.units[square];
  return unit ? { ...leave(p, told), through: { lane: square.charAt(0), unit, who: p.who[square]! } } : {};
};
const weaken: Change = (p, told) => change(p, told.square!, { strength: Number(told["strength"]) });

const move: Change = (p, { square, from_square }) => {
  const unit = p.units[from_square!];
  if (!unit) return {};
  return {
    units: { ...without(p.units, from_square), [square!]: unit },
    who: { ...without(p.who, from_square), [square!]: p.who[from_square!]! },
  };
};

const swap: Change = (p, { square, from_square }) => ({
  units: { ...p.units, [square!]: p.units[from_square!]!, [from_square!]: p.units[square!]! },
  who: { ...p.who, [square!]: p.who[from_square!]!, [from_square!]: p.who[square!]! },
});

const rise = (p: Picture, square: string, card: string, strength: number): Partial<Picture> => ({
  units: { ...p.units, [square]: { cards: [card], strength, shield: false, boss: false, marks: [] } },
  who: { ...p.who, [square]: p.born + 1 },
  born: p.born + 1,
});

const lose: Change = (p, { seat, card }) => {
  const side = SIDES[seat ?? 0]!;
  const at = p.hands[side].indexOf(card!);
  return { hands: { ...p.hands, [side]: p.hands[side].filter((_, i) => i !== at) } };
};

const draw: Change = (p, told) => {
  const side = SIDES[told.seat ?? 0]!;
  return { hands: { ...p.hands, [side]: [...p.hands[side], ...(told["drawn_card"] as string[])] } };
};

const play: Change = (p, told) => {
  const { type, value } = face(told.card!);
  const square = told.square ?? "";
  const next = { ...p, ...lose(p, told) };
  if (type === "zombie" || type === "dog") return { ...next, ...rise(next, square, told.card!, Number(value)) };
  if (LYING.includes(type)) return { ...next, objects: { ...next.objects, [square]: told.card! } };
  if (type === "boss") return { ...next, ...change(next, square, { boss: true }) };
  if (type === "human") return { ...next, ...change(next, square, { shield: true }) };
  return type === "napalm" ? { ...next, fire: square } : next;
};

const roll: Change = (p, { square, from_square }) => ({
  objects: { ...without(p.objects, from_square), ...(square ? { [square]: "barrel" } : {}) },
});

const net: Change = (p, { square }) => change(p, square!, { marks: [...(p.units[square!]?.marks ?? []), "netted"] });
const netOff: Change = (p) => ({
  units: Object.fromEntries(
    Object.entries(p.units).map(([square, unit]) => [
      square,
      { ...unit, marks: unit.marks.filter((mark) => mark !== "netted") },
    ]),
  ),
});

const CHANGES: Record<string, Change> = {
  draw,
  discard: lose,
  lose,
  play,
  "play-at": play,
  "play-lane": play,
  "play-car": play,
  click: nothing,
  nothing,
  stay: nothing,
  scorch: nothing,
  "end-empty": nothing,
  "end-stuck": nothing,
  "end-terror": nothing,
  rise: (p, told) => rise(p, told.square!, "human", 1),
  run: move,
  walk: move,
  back: move,
  slip: move,
  swap,
  cross,
  order: nothing,
  join: (p, told) => {
    const joined = { ...p, ...change(p, told.square!, { strength: Number(told["strength"]) }) };
    return { units: without(joined.units, told.from_square) };
  },
  grow: weaken,
  hit: weaken,
  die: leave,
  shield: (p, told) => change(p, told.square!, { shield: false }),
  "boss-dies": nothing,
  mine: clear,
  car: clear,
  destroy: clear,
  shrapnel: nothing,
  fall: clear,
  plug: (p, told) => ({ ...clear(p, told), ...change(p, told.square!, { shield: false }) }),
  roll,
  "roll-off": roll,
  crash: clear,
  "barrel-hit": clear,
  burn: nothing,
  "fire-out": () => ({ fire: null }),
  "barrier-up": clear,
  net,
  "net-off": netOff,
  thaw: () => ({ frozen: 0 }),
  dawn: nothing,
};

/** Return the picture after one event; the same picture if there is nothing to see. */
export function step(before: Picture, event: Json): Picture {
  const told = event as Told;
  const changed = CHANGES[told.event];
  return changed ? { ...before, ...changed(before, told) } : before;
}

/** Durations; what only happens in passing is short. */
const TIMES: Record<string, number> = {
  stay: 160,
  scorch: 200,
  draw: 220,
  discard: 180,
  lose: 180,
  run: 240,
  walk: 240,
  order: 200,
};
const timeOf = ({ event }: Json) => (String(event) in CHANGES ? (TIMES[String(event)] ?? 320) : 0);
const FLIGHT = 260; // duration of a bullet's flight
const STAGGER = 200; // before a unit falls

/** Return the row of the nearest unit or object to the barricade in a lane. */
function nearest(p: Picture, lane: string): number {
  const squares = [...Object.keys(p.units), ...Object.keys(p.objects)].filter((square) => square.startsWith(lane));
  return Math.max(0, ...squares.map((square) => Number(square.charAt(1))));
}

function shots(p: Picture, event: Json): Shot<Picture>[] {
  const told = event as Told;
  const [clear, time] = [{ ...p, bullet: null }, timeOf(event)];
  const after = step(clear, event);
  if (after === clear) return [];
  const lane = String(told["lane"] ?? told.square ?? "").charAt(0);
  if (told.event.startsWith("play") && GUNS.includes(face(told.card ?? "").type) && lane)
    return [{ picture: { ...after, bullet: { lane, row: nearest(p, lane) } }, time: FLIGHT }];
  if (told.event === "die")
    return [
      { picture: clear, time: STAGGER },
      { picture: after, time: time - STAGGER },
    ];
  return [{ picture: after, time }];
}

/** `told` returns all events so far. */
export const scriptOf = (told: () => Json[]): Script<Picture> => ({
  picture: (view, before) => {
    const all = told();
    const now = picture(view as ZombiakiView, before ?? recalled(view as ZombiakiView, all));
    const won = now.winner === "zombies" && all.findLast(({ event }) => event === "cross");
    return won ? step(now, won) : now;
  },
  shots,
  time: timeOf,
  budget: 2500,
});
