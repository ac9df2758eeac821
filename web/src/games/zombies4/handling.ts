/** Input on the map: drag, pinch, wheel and keys, translated to camera moves. */
export type Hands = {
  move(dx: number, dy: number): void;
  zoom(factor: number, at: { x: number; y: number }): void;
  key(name: string, target: HTMLElement): boolean;
  look(target: HTMLElement): void;
};
type Point = { x: number; y: number };
const SLACK = 6; // pixels a finger may tremble before it drags
const middle = ([a, b]: Point[]) => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });
const apart = ([a, b]: Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);

export function handling(hands: Hands): (element: HTMLElement) => () => void {
  return (element) => {
    const fingers = new Map<number, Point>();
    const holding = new Set<number>(); // fingers that hold something: alone, such a finger does not move the map
    let start: Point | null = null;
    let dragging = false;

    const here = (event: { clientX: number; clientY: number }) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };
    function down(event: PointerEvent): void {
      if (event.button > 0) return;
      if ((event.target as Element).closest("[data-still]")) holding.add(event.pointerId);
      fingers.set(event.pointerId, here(event));
      start = here(event);
      if (fingers.size === 1) dragging = false;
    }
    function move(event: PointerEvent): void {
      const old = fingers.get(event.pointerId);
      if (!old || !start) return;
      const now = here(event);
      if (fingers.size === 1 && holding.has(event.pointerId)) return;
      if (!dragging && fingers.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      dragging = true;
      element.setPointerCapture(event.pointerId);
      const before = [...fingers.values()].slice(0, 2);
      fingers.set(event.pointerId, now);
      const after = [...fingers.values()].slice(0, 2);
      if (after.length < 2) return hands.move(now.x - old.x, now.y - old.y);
      const [from, to] = [middle(before), middle(after)];
      hands.move(to.x - from.x, to.y - from.y);
      hands.zoom(apart(after) / Math.max(1, apart(before)), to);
    }
    const up = ({ pointerId }: PointerEvent) => void (fingers.delete(pointerId), holding.delete(pointerId));
    function click(event: MouseEvent): void {
      // The click after a drag is not meant for what happens to lie under the finger.
      if (!dragging || event.detail === 0) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      hands.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), here(event));
    }
    function key(event: KeyboardEvent): void {
      if (!event.altKey && !event.ctrlKey && !event.metaKey && hands.key(event.key, event.target as HTMLElement))
        event.preventDefault();
    }
    const focus = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      if (target.matches(":focus-visible")) hands.look(target);
    };
    const heard: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["click", click, { capture: true }],
      ["wheel", wheel, { passive: false }],
      ["keydown", key],
      ["focusin", focus],
    ];
    for (const [name, hear, how] of heard) element.addEventListener(name, hear as EventListener, how);
    // Listen on the window: a finger that is lifted elsewhere would otherwise make the next touch a pinch.
    const lifted = ["pointerup", "pointercancel"] as const;
    for (const name of lifted) window.addEventListener(name, up);
    return () => {
      for (const [name, hear, how] of heard) element.removeEventListener(name, hear as EventListener, how);
      for (const name of lifted) window.removeEventListener(name, up);
    };
  };
}
