/**
 * The coach of a first match: what is asked, why now, what matters. It fades with use; its notes are stored with the
 * person.
 */
import { FluentBundle } from "@fluent/bundle";
import type { FluentResource } from "@fluent/bundle";
import type { CoachNotes } from "../protocol";
import { keepSettings, settings } from "./session.svelte";
import { Texts } from "./texts";

const sources = import.meta.glob<FluentResource["body"]>("../../../src/tablee/games/*/coach/*.ftl", {
  import: "default",
});
const WHOLE = 1; // how many times it says everything
const ENOUGH = 3; // how many times it speaks at all

/** Load the coach texts of a game; null if it has none. */
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

/** True if this person has never played this game here. */
export const isNew = (game: string) => hasCoach(game) && !notesOf(game);

function note(game: string, change: Partial<CoachNotes>): void {
  const before = notesOf(game) ?? { on: false, goal: true, seen: {} };
  settings.coached = { ...settings.coached, [game]: { ...before, ...change } };
  keepSettings();
}

/** Start coaching: the goal card comes first, and every kind of question is new. */
export const beginCoaching = (game: string) => note(game, { on: true, goal: false, seen: {} });
/** Switch the coach on or off; switched on again, it starts from the beginning. */
export const switchCoach = (game: string, on: boolean) => note(game, on ? { on, seen: {} } : { on });
export const showGoal = (game: string, wanted: boolean) => note(game, { goal: !wanted });
/** Mark the game as played, so that it no longer counts as new. */
export const playedWithout = (game: string) => isNew(game) && note(game, {});

/** Return how much to say about a question now, and count it as said. */
export function speak(game: string, kind: string): "all" | "matters" | "" {
  const notes = notesOf(game);
  if (!notes?.on) return "";
  const times = notes.seen[kind] ?? 0;
  if (times < ENOUGH) note(game, { seen: { ...notes.seen, [kind]: times + 1 } });
  return times < WHOLE ? "all" : times < ENOUGH ? "matters" : "";
}

/** Speak about this question again: the person asked for a hint or a reason. */
export function notUnderstood(game: string, kind: string): void {
  const notes = notesOf(game);
  if (notes?.on && (notes.seen[kind] ?? 0) > WHOLE) note(game, { seen: { ...notes.seen, [kind]: WHOLE } });
}
