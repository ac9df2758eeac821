/** Scenes: how what happened is told. Each event becomes shots; a shot is a picture, looked at for a while. */
import type { Json } from "../protocol";
import type { LogEntry } from "./table.svelte";

/** `time`: milliseconds at the usual speed before the next shot; what moves may still be moving then. */
export type Shot<P> = { picture: P; time: number };

/** How a game is told. */
export type Script<P> = {
  /** The picture of a view; what was in the picture before keeps its identity. */
  picture: (view: Json, before?: P) => P;
  /** What is seen of one event. An event that changes nothing to look at has no shots. */
  shots: (before: P, event: Json) => Shot<P>[];
  /** About how long an event takes; 0 when there is nothing to see. */
  time: (event: Json) => number;
  /** The longest from one's pick to the next question, at the usual speed. */
  budget: number;
};

/** A shot with the event it tells; the first of an event brings its line into the log. */
export type Scene<P> = Shot<P> & { entry: LogEntry; first: boolean };

/** The events as scenes, each picture made from the one before. Events without shots come with the next scene. */
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

/** Nothing is told faster than this, however much there is. */
const QUICKEST = 0.2;
/** By how much to shorten what is left so that it ends in time. */
export function hurry(left: number, time: number): number {
  if (left <= 0) return 1;
  return Math.min(1, Math.max(QUICKEST, time / left));
}

/** A game that draws each event in one shot: `step` gives the same picture back when there is nothing to see. */
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
