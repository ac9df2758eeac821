/** Scenes: how events are animated. Each event becomes shots; a shot is a picture and how long it is shown. */
import type { Json } from "../protocol";
import type { LogEntry } from "./table.svelte";

/** `time`: milliseconds at normal speed before the next shot; animations may still be running then. */
export type Shot<P> = { picture: P; time: number };

/** How to animate a game. */
export type Script<P> = {
  /** The picture of a view; objects of the previous picture keep their identity. */
  picture: (view: Json, before?: P) => P;
  /** The shots of one event. An event with nothing to see has none. */
  shots: (before: P, event: Json) => Shot<P>[];
  /** The approximate duration of an event; 0 if there is nothing to see. */
  time: (event: Json) => number;
  /** The longest time from a pick to the next question, at normal speed. */
  budget: number;
};

/** A shot with its event; the first shot of an event adds its line to the log. */
export type Scene<P> = Shot<P> & { entry: LogEntry; first: boolean };

/**
 * Convert events to scenes, each picture made from the previous one. Events without shots are shown with the next
 * scene.
 */
export function scenesOf<P>(script: Script<P>, before: P, entries: LogEntry[]): Scene<P>[] {
  const scenes: Scene<P>[] = [];
  let picture = before;
  for (const entry of entries) {
    for (const [i, shot] of script.shots(picture, entry.event).entries()) {
      scenes.push({ ...shot, entry, first: i === 0 });
      picture = shot.picture;
    }
  }
  return scenes;
}

/** The strongest speed-up: scenes keep at least this fraction of their length. */
const QUICKEST = 0.2;
/** Return the factor by which to shorten what is left so that it ends in time. */
export function hurry(left: number, time: number): number {
  if (left <= 0) return 1;
  return Math.min(1, Math.max(QUICKEST, time / left));
}

/** Build a script that draws each event in one shot: `step` returns the same picture if there is nothing to see. */
export function stepping<P>(
  step: (before: P, event: Json) => P,
  time: (event: Json) => number,
): Pick<Script<P>, "shots" | "time"> {
  const shots = (before: P, event: Json) => {
    const picture = step(before, event);
    return picture === before ? [] : [{ picture, time: time(event) }];
  };
  return { shots, time };
}
