/** Dragging: a thing follows the pointer; dropping it on another thing or a zone is the same as touching both. */
import type { Gesture } from "./gesture.svelte";
import { rest } from "./motion";

const FAR = 8; // pixels before a press becomes a drag
const RESTS = 400; // milliseconds over a place that does not accept it, before the reason is shown

/** Make an element draggable as this thing; if it cannot be used, dragging it shows why. */
export function draggable(element: HTMLElement, ref: string, gesture: Gesture): () => void {
  const press = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (gesture.can(ref)) follow(element, ref, gesture, event);
    else refuse(element, event);
  };
  const no = (event: Event) => event.preventDefault();
  element.addEventListener("pointerdown", press);
  element.addEventListener("dragstart", no);
  return () => {
    element.removeEventListener("pointerdown", press);
    element.removeEventListener("dragstart", no);
  };
}

/** Leave an unusable thing in place, and treat an attempt to drag it away as a touch, which shows the reason. */
function refuse(element: HTMLElement, start: PointerEvent): void {
  const away = new AbortController();
  const on = { signal: away.signal };
  const drop = (event: PointerEvent) => {
    away.abort();
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (far >= FAR && !(event.target instanceof Node && element.contains(event.target))) element.click();
  };
  addEventListener("pointerup", drop, on);
  addEventListener("pointercancel", () => away.abort(), on);
}

function follow(element: HTMLElement, ref: string, gesture: Gesture, start: PointerEvent): void {
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  let beneath: HTMLElement | null = null;
  let rests = 0;
  const away = new AbortController();
  const on = { signal: away.signal };

  const mark = (next: Element | null) => {
    over?.removeAttribute("data-over");
    over = next;
    over?.setAttribute("data-over", "");
  };
  const end = (stays = false) => {
    away.abort();
    clearTimeout(rests);
    mark(null);
    if (ghost && stays) rest(element.dataset["move"], ghost);
    else ghost?.remove();
    element.removeAttribute("data-dragged");
  };
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    ghost ??= lift(element, ref, gesture);
    ghost.style.transform = `translate(${x}px,${y}px) rotate(${Math.max(-8, Math.min(8, x / 20))}deg)`;
    const spot = under(event);
    const good = spot && gesture.takes(ref, spot) ? spot : null;
    mark(good);
    const no = !good && spot !== null && spot !== element;
    ghost.toggleAttribute("data-no", no);
    if (spot !== beneath) {
      clearTimeout(rests);
      if (no) rests = window.setTimeout(() => void gesture.whyThere(ref, spot), RESTS);
    }
    beneath = spot;
    if (good) snap(ghost, good);
  };
  const drop = (event: PointerEvent) => {
    const dragged = ghost !== null;
    const spot = under(event);
    end(Boolean(spot && gesture.takes(ref, spot)));
    if (!dragged) return;
    void gesture.drop(ref, spot);
    // A drag that ends over the thing itself also fires a click; that click belongs to the drag.
    addEventListener("click", swallow, { capture: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  };
  addEventListener("pointermove", move, on);
  addEventListener("pointerup", drop, on);
  addEventListener("pointercancel", () => (end(), gesture.reset()), on);
  addEventListener("keydown", (event) => event.key === "Escape" && end(), on);
}

const swallow = (event: Event) => {
  if (!event.isTrusted) return; // the synthetic click of a drop
  event.stopPropagation();
  event.preventDefault();
};

const NEAR = 280; // pixels; larger places accept a drop anywhere and do not snap

/** Snap a thing to the centre of a place of about its own size. */
function snap(ghost: HTMLElement, spot: HTMLElement): void {
  const place = spot.getBoundingClientRect();
  if (place.width > NEAR || place.height > NEAR) return;
  const [x, y] = [Number.parseFloat(ghost.style.left), Number.parseFloat(ghost.style.top)];
  const dx = place.x + place.width / 2 - x - ghost.offsetWidth / 2;
  const dy = place.y + place.height / 2 - y - ghost.offsetHeight / 2;
  ghost.style.transform = `translate(${dx}px,${dy}px) scale(.92)`;
}

/** Return the closest thing or zone under the pointer. */
function under(event: PointerEvent): HTMLElement | null {
  return (
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-ref], [data-zone]") ?? null
  );
}

function lift(element: HTMLElement, ref: string, gesture: Gesture): HTMLElement {
  gesture.hold(ref);
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-move", "data-ref", "data-help", "id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("data-ghost", "");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.x + box.width / 2 - element.offsetWidth / 2}px`,
    top: `${box.y + box.height / 2 - element.offsetHeight / 2}px`,
    margin: "0",
    zIndex: "70",
    pointerEvents: "none",
    transition: "none",
  });
  element.setAttribute("data-dragged", "");
  document.body.append(ghost);
  return ghost;
}
