/** The coach of a first match: what is asked, why now, what matters. It fades as it is understood, and is kept with the person. */
import { FluentBundle } from "@fluent/bundle";
import type { FluentResource } from "@fluent/bundle";
import type { CoachNotes } from "../protocol";
import { keepSettings, settings } from "./session.svelte";
import { Texts } from "./texts";

const sources = import.meta.glob<FluentResource["body"]>("../../../src/tablee/games/*/coach/*.ftl", {
  import: "default",
});
const WHOLE = 1; // so often it says everything
const ENOUGH = 3; // so often it speaks at all

/** What the coach says of a game; null for a game that has none. */
export async function coachTexts(game: string): Promise<Texts | null> {
  const { lang } = settings;
  const path = Object.keys(sources).find((name) => name.endsWith(`/games/${game}/coach/${lang}.ftl`));
  if (!path) return null;
  const said = new FluentBundle(lang, { useIsolating: false });
  said.addResource({ body: await sources[path]!() });
  return new Texts(said, lang);
}

export const hasCoach = (game: string) => Object.keys(sources).some((name) => name.includes(`/games/${game}/coach/`));

export const notesOf = (game: string): CoachNotes | undefined => settings.coached[game];

/** Whether somebody has never played this game here. */
export const isNew = (game: string) => hasCoach(game) && !notesOf(game);

function note(game: string, change: Partial<CoachNotes>): void {
  const before = notesOf(game) ?? { on: false, goal: true, seen: {} };
  settings.coached = { ...settings.coached, [game]: { ...before, ...change } };
  keepSettings();
}

/** The first match begins: the goal is shown first, and every question is new. */
export const beginCoaching = (game: string) => note(game, { on: true, goal: false, seen: {} });
/** Switched on again, the coach begins anew. */
export const switchCoach = (game: string, on: boolean) => note(game, on ? { on, seen: {} } : { on });
export const showGoal = (game: string, wanted: boolean) => note(game, { goal: !wanted });
/** Who has played a match to its end is new no longer. */
export const playedWithout = (game: string) => isNew(game) && note(game, {});

/** How much is said of a question now; it counts as said. */
export function speak(game: string, kind: string): "all" | "matters" | "" {
  const notes = notesOf(game);
  if (!notes?.on) return "";
  const times = notes.seen[kind] ?? 0;
  if (times < ENOUGH) note(game, { seen: { ...notes.seen, [kind]: times + 1 } });
  return times < WHOLE ? "all" : times < ENOUGH ? "matters" : "";
}

/** A hint or a reason was asked for: this question is not understood yet, and the coach speaks of it again. */
export function notUnderstood(game: string, kind: string): void {
  const notes = notesOf(game);
  if (notes?.on && (notes.seen[kind] ?? 0) > WHOLE) note(game, { seen: { ...notes.seen, [kind]: WHOLE } });
}
