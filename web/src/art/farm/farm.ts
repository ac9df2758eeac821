/** Happy Pigs: a picture-book farm. Names are the game's own ids; moods are fed, mated, vaccinated, danger. */
import type { Drawn, Looks } from "../kit/load.svelte";
import { dice } from "../kit/seed";
import effects from "./effects.svg";
import "./farm.css";
import goods from "./goods.svg";
import light from "./light.svg";
import pigs from "./pigs.svg";
import seasons from "./seasons.svg";
import yard from "./yard.svg";

const MOODS = ["fed", "mated", "vaccinated", "danger", "spring", "summer", "autumn", "winter"];

/** Choose the looks of a pig by its seed: coat, hat or bow, a spot on the snout. */
function pig(seed: string | number): Pick<Looks, "classes" | "vars"> {
  const { pick, chance } = dice(seed);
  const vars: Record<string, string> = {};
  const classes = chance(0.45) ? ["farm-spot"] : [];
  const gear = pick("", "", "hat", "bow");
  if (gear) vars[`--farm-${gear}`] = "1";
  if (chance(0.3)) vars["--farm-snout"] = "1";
  if (classes.length) vars["--farm-patch"] = pick("#7a4a3c", "#3d3230", "#b0703f");
  return { classes, vars };
}

const drawn: Drawn = {
  markup: light + pigs + yard + goods + effects + seasons,
  looks(name, seed, moods) {
    const own = name.startsWith("pig-") && seed !== "" ? pig(seed) : { classes: [], vars: {} };
    const worn = moods.filter((mood) => MOODS.includes(mood)).map((mood) => `farm-${mood}`);
    return { symbol: name, classes: [...own.classes, ...worn], vars: own.vars };
  },
};
export default drawn;
