/**
 * One gesture for one intention: the same action several times, or the biggest first. Each is a bundle of ordinary
 * picks.
 */
import { PIGS, sizeOf, type PigsView } from "./farm";

/** Something that can be done several times: how often at most, and by which picks. */
export type Errand = {
  id: string;
  verb: string;
  thing: string | null;
  most: number;
  picks: (times: number) => string[];
};
type Lot = { pick: string; count: number };

const repeated = (pick: string) => (times: number) => Array<string>(times).fill(pick);
const biggest = (a: string, b: string) => PIGS.indexOf(sizeOf(b)) - PIGS.indexOf(sizeOf(a));

/** Return what the asked seat can do several times with its options, as far as the view shows. */
export function errands(view: PigsView, options: readonly string[]): Errand[] {
  const farm = view.table.farms[view.seat];
  if (!farm) return [];
  const found = [
    ...buying(view, options),
    ...kinds(
      "feed",
      lots(view, options, "feed", (pig) => (farm.pigs[pig] ?? 0) - (view.table.fed[pig] ?? 0)),
      view.table.left,
    ),
    ...kinds(
      "sell",
      lots(view, options, "sell", (pig) => farm.pigs[pig] ?? 0),
      view.table.left,
    ),
    ...births(view, options),
    ...kinds("vaccinate", vaccinations(view, options), farm.items["vaccine"] ?? 0),
  ];
  return found.filter(({ most }) => most > 1);
}

function buying(view: PigsView, options: readonly string[]): Errand[] {
  const { market, table } = view;
  const money = table.farms[view.seat]!.money;
  return Object.entries(market.prices)
    .filter(([ware]) => options.includes(`buy ${ware}`))
    .map(([ware, price]) => {
      const stock = market.pigs[ware] ?? market.items[ware] ?? 0;
      const most = Math.min(table.left, stock, price > 0 ? Math.floor(money / price) : table.left);
      return { id: `buy ${ware}`, verb: "buy", thing: ware, most, picks: repeated(`buy ${ware}`) };
    });
}

function births(view: PigsView, options: readonly string[]): Errand[] {
  const { pigs, items } = view.table.farms[view.seat]!;
  const grown = Object.entries(pigs).reduce((sum, [pig, n]) => sum + (/medium|big/.test(pig) ? n : 0), 0);
  const most = Math.min(view.table.left, grown - view.table.births);
  const ways: [string, string, number][] = [
    ["mate", "baby", most],
    ["mate amulet", "small", Math.min(most, items["amulet"] ?? 0)],
  ];
  return ways
    .filter(([way]) => options.includes(way))
    .map(([way, thing, often]) => ({ id: way, verb: "mate", thing, most: often, picks: repeated(way) }));
}

function lots(view: PigsView, options: readonly string[], verb: string, count: (pig: string) => number): Lot[] {
  return Object.keys(view.table.farms[view.seat]!.pigs)
    .filter((pig) => options.includes(`${verb} ${pig}`))
    .sort(biggest)
    .map((pig) => ({ pick: `${verb} ${pig}`, count: count(pig) }));
}

/** Return the vaccinations. Pigs that were fed this round have a different name in them. */
function vaccinations(view: PigsView, options: readonly string[]): Lot[] {
  const { pigs } = view.table.farms[view.seat]!;
  return [...PIGS].reverse().flatMap((size) => {
    const fed = view.table.fed[size] ?? 0;
    const both = [
      { pick: `vaccinate ${size}`, count: (pigs[size] ?? 0) - fed },
      { pick: `vaccinate fed-${size}`, count: fed },
    ];
    return both.filter(({ pick }) => options.includes(pick));
  });
}

/** Return each kind of pig separately, and all of them from the biggest down. */
function kinds(verb: string, found: Lot[], limit: number): Errand[] {
  const all = found.flatMap(({ pick, count }) => repeated(pick)(count));
  const each = found.map(({ pick, count }) => ({
    id: pick,
    verb,
    thing: pick.split(" ")[1]!,
    most: Math.min(count, limit),
    picks: repeated(pick),
  }));
  const whole = {
    id: verb,
    verb,
    thing: null,
    most: Math.min(all.length, limit),
    picks: (n: number) => all.slice(0, n),
  };
  return found.length > 1 ? [whole, ...each] : each;
}

/** Return the counts to offer: every number up to five, and as often as possible. */
export function times({ most }: Errand): number[] {
  const few = [2, 3, 4, 5].filter((n) => n < most);
  return [...few, most];
}
