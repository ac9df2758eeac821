/**
 * Animates a turn in the forest event by event: tiles are laid, dogs come, pawns walk, dice fall; finally the view is
 * shown as it is.
 */
import { stepping, type Script } from "../../lib/scenes";
import type { Json } from "../../protocol";
import type { ForestView, LaidTile, Player } from "./forest";
import { settled, type Dog } from "./pack";

/** The view, and every dog with an id. */
export type Picture = ForestView & { pack: Dog[] };
type Told = Json & { event: string; seat?: number; square?: string; from_square?: string; card?: string };
type Change = (picture: Picture, told: Told) => Partial<Picture>;

function picture(view: ForestView, before?: Picture): Picture {
  return { ...view, tiles: kept(view.tiles, before?.tiles), pack: settled(before?.pack ?? [], view.dogs, []) };
}
/** A tile that lies as before is the same tile: its squares are not drawn again. */
function kept(tiles: LaidTile[], before: LaidTile[] = []): LaidTile[] {
  return tiles.map((tile, slot) => {
    const old = before[slot];
    const same = old && (["tile", "x", "y", "angle"] as const).every((name) => old[name] === tile[name]);
    return same ? old : tile;
  });
}

const who = (p: Picture, seat: number | undefined, change: (player: Player) => Partial<Player>): Partial<Picture> => ({
  players: p.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
});
function count(all: Record<string, number>, square: string | undefined, more: number): Record<string, number> {
  const number = (all[square!] ?? 0) + more;
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => name !== square));
  return number > 0 ? { ...rest, [square!]: number } : rest;
}
/** Move dogs and human zombies between squares; a change of dogs also changes the pack. */
function zombies(p: Picture, told: Told, from: string | undefined, to: string | undefined): Partial<Picture> {
  if (told["zombie"] === "human" || told["foe"] === "human") {
    const humans = from ? count(p.humans, from, -1) : p.humans;
    return { humans: to ? count(humans, to, 1) : humans };
  }
  const left = from ? count(p.dogs, from, -1) : p.dogs;
  const dogs = to ? count(left, to, 1) : left;
  const ran = from && to ? [{ from, to }] : [];
  return { dogs, pack: settled(p.pack, dogs, ran) };
}

const seen: Change = () => ({});
const run: Change = (p, told) => zombies(p, told, told.from_square, told.square);
const go: Change = (p, told) => who(p, told.seat, () => ({ square: told.square ?? null }));
const spend =
  (name: "bullets" | "halves", key: string): Change =>
  (p, told) =>
    who(p, told.seat, (player) => ({ [name]: Math.max(0, player[name] - Number(told[key] ?? 0)) }));

const lay: Change = (p, told) => {
  const tile = { tile: String(told["tile"]), x: Number(told["x"]), y: Number(told["y"]), angle: Number(told["angle"]) };
  return { tiles: p.tiles.length === Number(String(told["place"]).slice(1)) ? [...p.tiles, tile] : p.tiles };
};
const collect: Change = (p, told) => ({
  tokens: Object.fromEntries(Object.entries(p.tokens).filter(([square]) => square !== told.square)),
});
const discard: Change = (p, told) => {
  const at = told.seat === p.seat ? p.hand.indexOf(told.card!) : -1;
  return {
    hand: p.hand.filter((_, i) => i !== at),
    ...who(p, told.seat, (player) => ({ hand: Math.max(0, player.hand - 1) })),
  };
};
const beat: Change = (p, told) => ({
  ...(told["foe"] === "tree" ? {} : zombies(p, told, told.square, undefined)),
  ...who(p, told.seat, () => ({ trophies: Number(told["count"] ?? 0) })),
});
const turn: Change = (_, told) => ({ active: told.seat!, round: Number(told["round"]) });

const CHANGES: Record<string, Change> = {
  turn,
  tile: seen,
  lay,
  dog: (p, told) => zombies(p, told, undefined, told.square),
  token: (p, told) => ({ tokens: { ...p.tokens, [told.square!]: String(told["token"]) } }),
  fight: seen,
  attack: seen,
  beat,
  shoot: spend("bullets", "count"),
  hurt: spend("halves", "halves"),
  death: seen,
  return: go,
  push: run,
  prowl: run,
  "prowl-over": seen,
  "dogs-left-out": seen,
  herd: run,
  step: go,
  carried: go,
  sent: go,
  collect,
  discard,
  play: discard,
  laid: (p, told) => who(p, told.seat, (player) => ({ front: [...player.front, told.card!] })),
  use: (p, told) => who(p, told.seat, (player) => ({ front: player.front.filter((card) => card !== told.card) })),
  "move-die": seen,
  "zombie-die": seen,
  "forest-die": seen,
  "cabin-die": seen,
  werewolf: seen,
  cancelled: seen,
  duel: seen,
  "duel-dice": seen,
  "duel-won": seen,
  "duel-tie": seen,
  spell: seen,
  "spell-die": seen,
  "spell-disturbed": seen,
  shot: seen,
  theft: seen,
  taken: seen,
  dawn: seen,
  stopped: seen,
};

/** Return the picture after one event; the same picture if there is nothing to see. */
export function step(before: Picture, event: Json): Picture {
  const told = event as Told;
  const changed = CHANGES[told.event];
  return changed ? { ...before, ...changed(before, told) } : before;
}

/**
 * Durations: the player's own turn is shown as it comes, the turns of others as a digest, with steps and dogs
 * overlapping.
 */
const TIMES: Record<string, number> = {
  turn: 220,
  tile: 120,
  lay: 340,
  dog: 50,
  token: 40,
  fight: 160,
  attack: 420,
  beat: 260,
  hurt: 320,
  death: 620,
  step: 130,
  prowl: 70,
  herd: 90,
  collect: 120,
  discard: 80,
  play: 480,
  "move-die": 260,
  "zombie-die": 200,
  "forest-die": 200,
  "cabin-die": 160,
  "spell-die": 900,
};
const USUAL = 240;

export const script: Script<Picture> = {
  picture: (view, before) => picture(view as ForestView, before),
  ...stepping(step, ({ event }) => (String(event) in CHANGES ? (TIMES[String(event)] ?? USUAL) : 0)),
  budget: 6500,
};
