/** Zombiaki: a B-movie night. Units are drawn by their card: zombie-1 (bitten) to zombie-5, dog, boss, human. */
import type { Drawn, Looks } from "../kit/load.svelte";
import { dice } from "../kit/seed";
import cards from "./cards.svg";
import figures from "./figures.svg";
import light from "./light.svg";
import "./night.css";
import parts from "./parts.svg";
import street from "./street.svg";
import things from "./things.svg";

const UNITS = ["zombie-1", "zombie-2", "zombie-3", "zombie-4", "zombie-5", "dog", "boss"];
const CLOTH = ["cBlue", "cRed", "cMustard", "cPlum"];
const HAIR = ["#2a2119", "#5b2a1c", "#8b8a7c", "#6b5a24"];

/** Choose the looks of a unit by its seed: pose, shirt, hair and shade of its flesh. The Boss keeps his suit. */
function unit(name: string, seed: string | number): Looks {
  const { pick, chance } = dice(seed);
  const vars: Record<string, string> = { "--night-hair": pick(...HAIR) };
  const pose = pick("a", "b");
  const shirt = pick(...CLOTH);
  if (name !== "boss" && name !== "zombie-1") vars["--night-shirt"] = `url(#night-${shirt})`;
  if (chance(0.35) && name !== "zombie-1") {
    for (const part of ["", "Far", "Up"]) vars[`--night-skin${part}`] = `url(#night-cGrey${part})`;
  }
  return { symbol: `${name}-${pose}`, classes: [], vars };
}

const drawn: Drawn = {
  markup: light + parts + figures + things + street + cards,
  looks(name, seed, moods) {
    if (name === "human") return { symbol: "human-a", classes: [], vars: {} };
    const looks = UNITS.includes(name)
      ? seed === ""
        ? { symbol: `${name}-a`, classes: [], vars: {} }
        : unit(name, seed)
      : { symbol: name, classes: [], vars: {} };
    return { ...looks, classes: moods.map((mood) => `night-${mood}`) };
  },
};
export default drawn;
