/** Previews a pick: the view contains what each option would set off. */
import type { Gesture } from "../../lib/gesture.svelte";
import type { Json } from "../../protocol";
import { face, GUNS, LANES, lineTo, type ZombiakiView } from "./street";

export type Ahead = {
  /** The events of one option, or of all that are still possible. */
  events: Json[];
  /** True if exactly one option is meant. */
  sure: boolean;
  /** The squares bullets would fly over. */
  line: Set<string>;
};

const isSquare = (word: string) => /^[ABC][1-5]$/.test(word);

/** `aim`: the thing under the pointer, finger or focus. */
export function outlookOf(view: ZombiakiView, options: string[], gesture: Gesture, aim: string | null): Ahead | null {
  const words = (option: string) => option.split(" ").slice(1);
  if (options.includes("let")) return made(view, ["let"], [String(view.agenda[1]?.["target"] ?? "")]);
  if (aim === null && !gesture.held.length) return null;
  const meant = gesture.matching.filter((option) => aim === null || words(option).includes(aim));
  const exact = meant.filter((option) => words(option).at(-1) === aim && words(option).length === 2);
  if (gesture.held.length && exact.length === 1) return made(view, exact, []);
  // If there are several, those on their own square are only shown by its ring.
  const shown = meant.length === 1 ? meant : meant.filter((option) => !words(option).some(isSquare));
  return made(view, shown, []);
}

function made(view: ZombiakiView, options: string[], targets: string[]): Ahead {
  const line = new Set<string>();
  for (const option of options) {
    const [, card = "", ...rest] = option.split(" ");
    const lane = [...rest, ...targets].map((word) => word.charAt(0)).find((word) => LANES.includes(word));
    if (!GUNS.includes(face(card).type) && !targets.length) continue;
    for (const event of view.outlook[option] ?? []) {
      const square = String(event["square"]);
      if (square.startsWith(lane ?? "-") && event["event"] !== "back") lineTo(square).forEach((each) => line.add(each));
    }
  }
  return { events: options.flatMap((option) => view.outlook[option] ?? []), sure: options.length === 1, line };
}
