/** Zombies!!! 4: the forest at dusk. Squares are drawn from above, figures stand upright; the mood open lifts a roof. */
import type { Drawn } from "../kit/load.svelte";
import { dice } from "../kit/seed";
import cards from "./cards.svg";
import figures from "./figures.svg";
import "./forest.css";
import light from "./light.svg";
import scenery from "./scenery.svg";

const POSES = ["dog", "dogs"];
const KINDS: Record<string, string[]> = {
  tree: ["tree-1", "tree-2", "pine"],
  wreck: ["wreck-1", "wreck-2"],
  grave: ["grave-1", "grave-2"],
};

const drawn: Drawn = {
  markup: light + scenery + figures + cards,
  looks(name, seed, moods) {
    const { pick, chance } = dice(seed);
    const classes = moods.map((mood) => `forest-${mood}`);
    const kinds = KINDS[name];
    if (kinds) return { symbol: seed === "" ? kinds[0]! : pick(...kinds), classes, vars: {} };
    if (!POSES.includes(name)) return { symbol: name, classes, vars: {} };
    if (seed === "") return { symbol: `${name}-a`, classes, vars: {} };
    const pose = pick("a", "b");
    if (chance(0.4)) classes.push("forest-grey");
    return { symbol: `${name}-${pose}`, classes, vars: {} };
  },
};
export default drawn;
