/**
 * Motion: elements with data-move fly from their old place to the new one; new and removed ones fly from or to a
 * seat.
 */
import type { LogEntry } from "./table.svelte";

type Spot = { element: HTMLElement; rect: DOMRect };
export type Scene = Map<string, Spot>;
const TIME = 300;
const EASE = "cubic-bezier(.2,.75,.25,1)";

/** The dropped thing that waits for its answer; its animation continues from where it was dropped. */
let dropped: { name: string; ghost: HTMLElement } | null = null;
const PATIENCE = 1500;

/** Leave the ghost of a thing where it was dropped until the server answers. */
export function rest(name: string | undefined, ghost: HTMLElement): void {
  pickUp();
  if (!name) return ghost.remove();
  dropped = { name, ghost };
  ghost.animate({ opacity: [1, 0.85] }, 120);
  setTimeout(() => dropped?.ghost === ghost && pickUp(), PATIENCE);
}
export function pickUp(): void {
  dropped?.ghost.remove();
  dropped = null;
}

/** Record where everything is now. A name shown by several elements cannot be followed. */
export function look(root: HTMLElement | undefined): Scene {
  const scene: Scene = new Map();
  const twice = new Set<string>();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-move]") ?? []) {
    const name = element.dataset["move"]!;
    if (scene.has(name)) twice.add(name);
    scene.set(name, { element, rect: element.getBoundingClientRect() });
  }
  for (const name of twice) scene.delete(name);
  const left = dropped && scene.get(dropped.name);
  if (dropped && left) left.rect = dropped.ghost.getBoundingClientRect();
  return scene;
}

/**
 * Find where a thing came from and went to: anchors on the board, the most specific first. `shot#2` is a second shot.
 */
function ways(name: string, events: LogEntry[]): { from: string[]; to: string[] } {
  const [thing] = name.split("#");
  const found = { from: [] as string[], to: [] as string[] };
  for (const { event } of events) {
    const named = Object.values(event).some(
      (value) => value === thing || (Array.isArray(value) && value.includes(thing)),
    );
    const [seat, to] = [event["seat"], event["to_seat"] ?? event["seat"]];
    if (!named || typeof seat !== "number") continue;
    if (!found.from.length) found.from = [`seat-${seat}`];
    if (typeof to === "number") found.to = [`square-${event["square"]}`, `lane-${event["lane"]}`, `seat-${to}`];
  }
  return found;
}

export function fly(root: HTMLElement | undefined, before: Scene, events: LogEntry[], speed: number): void {
  pickUp();
  if (!root || !before.size || document.hidden || !root.animate) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const timing = { duration: Math.min(350, TIME / speed), easing: EASE };
  const anchor = (names: string[]) => {
    const found = names.map((name) => root.querySelector(`[data-anchor="${name}"]`)).find(Boolean);
    return found?.getBoundingClientRect() ?? null;
  };
  const after = look(root);
  for (const [name, { element, rect }] of after) {
    const old = before.get(name)?.rect;
    const from = old ?? anchor(ways(name, events).from);
    if (calm || !from) {
      if (!old) element.animate({ opacity: [0, 1] }, timing);
    } else if (Math.abs(from.x - rect.x) + Math.abs(from.y - rect.y) > 2) {
      const scale = Math.min(1, Math.max(0.3, from.width / rect.width));
      const [x, y] = [centre(from).x - centre(rect).x, centre(from).y - centre(rect).y];
      lift(element, element.animate([{ transform: `translate(${x}px,${y}px) scale(${scale})` }, {}], timing));
    }
  }
  if (calm) return;
  for (const [name, { element, rect }] of before) {
    const to = after.has(name) || element.isConnected ? null : anchor(ways(name, events).to);
    if (to) leave(element, rect, to, timing);
  }
}

/**
 * Let what has just begun to move stand at its start until the browser has drawn it: a new picture may take several
 * frames, and the next frame is only asked for when it is ready.
 */
export function whenDrawn(): void {
  if (document.hidden || !document.getAnimations) return;
  const begun = document.getAnimations().filter(isNew);
  if (!begun.length) return;
  for (const one of begun) one.pause();
  const start = () => begun.forEach((one) => one.playState === "paused" && one.play());
  requestAnimationFrame(() => requestAnimationFrame(start));
}
const isNew = (one: Animation) =>
  one.pending &&
  one.playState === "running" &&
  one.currentTime === 0 &&
  one.effect?.getTiming().iterations !== Infinity;

const flights = new WeakMap<HTMLElement, Animation>();
/**
 * Hold a thing above all others while it flies. Only place and opacity are animated: the browser moves such a layer
 * without styling and painting the page for every frame, and goes on while the page is busy.
 */
function lift(element: HTMLElement, flight: Animation): void {
  flights.set(element, flight);
  element.dataset["flying"] = "";
  flight.onfinish = flight.oncancel = () => {
    if (flights.get(element) === flight) delete element.dataset["flying"];
  };
}

const centre = (rect: DOMRect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** Animate a removed thing to where it went. */
function leave(element: HTMLElement, rect: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-move");
  ghost.removeAttribute("data-ref");
  ghost.removeAttribute("data-flying");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const { x, y } = centre(rect);
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const going = ghost.animate(
    [{}, { transform: `translate(${centre(to).x - x}px,${centre(to).y - y}px) scale(.3)`, opacity: 0.2 }],
    timing,
  );
  going.onfinish = going.oncancel = () => ghost.remove();
}
