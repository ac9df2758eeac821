/**
 * Animates a round event by event: tiles turn, shares are dealt, money comes and pigs go; finally the view is shown
 * as it is.
 */
import { stepping, type Script, type Shot } from "../../lib/scenes";
import type { Json } from "../../protocol";
import {
  actionOf,
  ACTIONS,
  isVaccinated,
  overlaps,
  seen as shown,
  type FarmView,
  type Pig,
  type PigsView,
  type Placed,
} from "./farm";

/** The view, and every pig with an id. */
export type Picture = PigsView & {
  herds: Pig[][];
  /** The farms as they were before the final sale. */
  sale?: Picture | undefined;
};
type Told = Json & { event: string; seat?: number };
type Change = (picture: Picture, told: Told) => Picture;

let born = 0;

/** Return the picture of a view; pigs that stayed, moved or grew keep their ids. */
export function picture(view: PigsView, before?: Picture): Picture {
  const herds = view.table.farms.map((farm, seat) => follow(farm.layout, before?.herds[seat] ?? []));
  return { ...view, herds, sale: before?.sale };
}

function follow(layout: Placed[], before: Pig[]): Pig[] {
  const left = [...before];
  const found = new Map<Placed, number>();
  const tests: ((now: Placed, old: Pig) => boolean)[] = [
    (now, old) => now.pig === old.pig && now.x === old.x && now.y === old.y,
    (now, old) => now.x === old.x && now.y === old.y,
    (now, old) => now.pig === old.pig,
    (now, old) => overlaps(now, old),
  ];
  for (const test of tests) {
    for (const now of layout) {
      const at = found.has(now) ? -1 : left.findIndex((old) => test(now, old));
      if (at >= 0) found.set(now, left.splice(at, 1)[0]!.id);
    }
  }
  return layout.map((now) => ({ ...now, id: found.get(now) ?? ++born }));
}

function farm(p: Picture, seat: number | undefined, change: Partial<FarmView>): Picture {
  const farms = p.table.farms.map((each, i) => (i === seat ? { ...each, ...change } : each));
  return { ...p, table: { ...p.table, farms } };
}

const seen: Change = (p) => ({ ...p });
const earn: Change = (p, told) =>
  farm(p, told.seat, {
    money: p.table.farms[told.seat!]!.money + Number(told["money"] ?? told["price"] ?? 0),
  });
const spend: Change = (p, told) =>
  farm(p, told.seat, { money: p.table.farms[told.seat!]!.money - Number(told["price"]) });

const reveal: Change = (p, told) => {
  const actions = Array.isArray(told["all_action"]) ? told["all_action"].map(actionOf) : [];
  const farms = p.table.farms.map((each, seat) => ({ ...each, action: actions[seat] ?? null, share: 0 }));
  const neutral_action = actionOf(told["neutral_action"]);
  return { ...p, table: { ...p.table, phase: "act", neutral_action, farms } };
};

const lose: Change = (p, told) => keep(p, told.seat!, (pig) => isVaccinated(pig));

function keep(p: Picture, seat: number, stays: (pig: string) => boolean): Picture {
  const herds = p.herds.map((herd, i) => (i === seat ? herd.filter(({ pig }) => stays(pig)) : herd));
  const pigs = Object.fromEntries(Object.entries(p.table.farms[seat]!.pigs).filter(([pig]) => stays(pig)));
  return farm({ ...p, herds }, seat, { pigs });
}

const turn: Change = (p, told) => {
  const [season = "", ...effect] = String(told["card"]).split("-");
  const numbers = Object.fromEntries(ACTIONS.map((action) => [action, Number(told[action])]));
  const card = { season, effect: effect.join("-"), numbers };
  const farms = p.table.farms.map((each) => ({ ...each, action: null, share: 0 }));
  return {
    ...p,
    season: { known: "SSSSS", ...card },
    table: { ...p.table, phase: "program", round: Number(told["round"]), neutral_action: null, farms },
  };
};

const CHANGES: Record<string, Change> = {
  season: turn,
  foreseen: seen,
  revealed: reveal,
  "revealed-neutral": reveal,
  "revealed-open": reveal,
  "revealed-open-neutral": reveal,
  share: (p, told) => farm(p, told.seat, { share: Number(told["count"]) }),
  bought: spend,
  sold: earn,
  unused: earn,
  income: earn,
  fed: seen,
  "fed-more": seen,
  born: seen,
  "born-small": seen,
  vaccinated: seen,
  babies: seen,
  "babies-declined": seen,
  "babies-no-room": seen,
  "babies-sold-out": seen,
  "stuck-room": seen,
  "stuck-fed": seen,
  "stuck-herd": seen,
  "stuck-adult": seen,
  "stuck-born": seen,
  "stuck-money": seen,
  "stuck-market": seen,
  "season-soon": seen,
  "season-last": seen,
  "no-vaccine": seen,
  "free-item": seen,
  "no-room": seen,
  delivered: seen,
  "season-change": seen,
  lost: lose,
  "neutral-passed": (p, told) => ({ ...p, table: { ...p.table, holder_seat: told.seat! } }),
  "first-player-passed": (p, told) => ({ ...p, table: { ...p.table, first_seat: told.seat! } }),
  "first-player": (p, told) => ({ ...p, table: { ...p.table, first_seat: told.seat! } }),
  "final-sale": (p, told) =>
    earn(
      keep({ ...p, sale: p.sale ?? p }, told.seat!, () => false),
      told,
    ),
};

/** Return the picture after one event; the same picture if there is nothing to see. */
export function step(before: Picture, event: Json): Picture {
  const told = event as Told;
  return CHANGES[told.event]?.(before, told) ?? before;
}

const TIMES: Record<string, number> = {
  season: 420,
  share: 130,
  "season-change": 700,
  "first-player": 90,
  "first-player-passed": 90,
  delivered: 260,
  foreseen: 60,
  "final-sale": 420,
};
const timeOf = ({ event }: Json) => (String(event) in CHANGES ? (TIMES[String(event)] ?? 200) : 0);
const TURN = 150; // a tile is turned
const LEAVE = 130; // a pig leaves

/** Turn the tiles one by one. */
function turning(p: Picture, told: Told): Shot<Picture>[] {
  const whole = reveal(p, told);
  return p.table.farms.map((_, i) => {
    const farms = whole.table.farms.map((each, seat) => (seat <= i ? each : { ...each, action: null }));
    return { picture: { ...whole, table: { ...whole.table, farms } }, time: TURN };
  });
}

/** Let the lost pigs leave one by one. */
function leaving(p: Picture, told: Told): Shot<Picture>[] {
  const whole = step(p, told);
  const gone = (p.herds[told.seat!] ?? []).filter((pig) => !whole.herds[told.seat!]!.includes(pig));
  const pictures = gone.map((_, i) => {
    const left = new Set(gone.slice(0, i + 1));
    const herds = p.herds.map((herd, seat) => (seat === told.seat ? herd.filter((pig) => !left.has(pig)) : herd));
    return { picture: { ...whole, herds }, time: LEAVE };
  });
  return pictures.length ? pictures : [{ picture: whole, time: LEAVE }];
}

const one = stepping(step, timeOf);
const SHOTS: Record<string, (p: Picture, told: Told) => Shot<Picture>[]> = {
  revealed: turning,
  "revealed-neutral": turning,
  lost: leaving,
};

export const script: Script<Picture> = {
  picture: (view, before) => picture(shown(view), before),
  shots: (p, event) => (SHOTS[String(event["event"])] ?? one.shots)(p, event as Told),
  time: timeOf,
  budget: 3100,
};
