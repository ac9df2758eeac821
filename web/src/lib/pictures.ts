/** Which drawings represent a game, and which represent its settings. */
import { GAMES, WORLDS, type World } from "../art/kit/load.svelte";

export const worldOfGame = (game: string): World | undefined => WORLDS.find((world) => GAMES[world] === game);

/** Three pictures that show what a game is about. */
export const SCENES: Record<World, string[]> = {
  poster: ["card-hippie", "card-zombie9", "card-van"],
  night: ["zombie-5", "human", "boss"],
  farm: ["pig-big", "barn", "coins"],
  forest: ["pawn-1", "dogs", "book"],
};

const SETTINGS: Record<World, Record<string, string>> = {
  poster: {
    edition: "frontpage",
    mode: "board-low",
    story: "board-high",
    boxes: "back",
    factions: "card-hippie",
    versions: "power-hippie-plus",
    draw: "power-dog-base",
    scenario: "power-nurse-base",
    memory: "survivor",
    bunker: "power-bunker",
    horde: "power-horde",
    patient_zero: "patient-hippie",
    powers: "power-soldier-base",
    optional_draw: "power-soldier-plus",
    zombie_losses: "card-zombie9",
    children: "card-child",
    scenario_signs: "crown",
    equal_split: "loss",
    soldiers_may_keep: "card-soldier",
    draw_instead: "power-dog-plus",
  },
  night: {
    barrier_row: "barrier",
    freeze_ends: "ice",
    dog_rows: "dog",
    wall_start: "wall-6",
    searchlight: "lamp",
    barrel: "barrel",
  },
  farm: {
    foresight: "season-spring",
    open_programming: "tile-sealed",
    neutral_tiles: "tile-back",
    field: "field-tile",
    straddle: "fence",
    strict_placement: "basket",
    by_hand: "hand-over",
    first_player: "barn",
    season_numbers: "slate",
    season_effects: "tree-autumn",
  },
  forest: {
    night: "lantern-light",
    kills: "trophy",
    death_loss: "heart",
    trees_half: "tree",
    fever_target: "werewolf",
    used_pages: "page",
  },
};

/** Return the drawing of a setting, or of one of its choices if that has its own. */
export function settingPicture(game: string, setting: string, choice = ""): { world: World; name: string } | null {
  const world = worldOfGame(game);
  if (!world) return null;
  if (choice && world === "poster" && setting === "factions") return { world, name: `card-${choice}` };
  if (choice && world === "poster" && setting === "powers") return { world, name: `power-${choice}` };
  const name = choice ? undefined : SETTINGS[world][setting];
  return name ? { world, name } : null;
}
