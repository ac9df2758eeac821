/**
 * Strokes over the squares of the map: zombies are dragged to another square, a pawn along its way, dogs and tokens are
 * scattered over a tile.
 */
const FAR = 8; // pixels before a press becomes a stroke
const squareOf = (element: Element | null) => element?.closest<HTMLElement>("[data-square]")?.dataset["square"] ?? "";
type Attach = (element: HTMLElement) => () => void;
type Stroke = {
  begins(square: string): boolean;
  passes(square: string, x: number, y: number): void;
  ends(lifted: boolean): void; // false if it was cancelled
};

function stroking(stroke: Stroke, named = squareOf): Attach {
  return (element) => {
    let away = new AbortController();
    function down(start: PointerEvent): void {
      const from = named(start.target as Element);
      if (!from || !start.isPrimary || start.button !== 0 || !stroke.begins(from)) return;
      away.abort();
      away = new AbortController();
      const on = { signal: away.signal };
      let far = false;
      const end = (lifted: boolean) => (away.abort(), stroke.ends(lifted && far));
      const move = ({ clientX: x, clientY: y }: PointerEvent) => {
        far ||= Math.hypot(x - start.clientX, y - start.clientY) >= FAR;
        if (far) stroke.passes(named(document.elementFromPoint(x, y)), x, y);
      };
      const up = () => (end(true), far && unclicked(element));
      addEventListener("pointermove", move, on);
      addEventListener("pointerup", up, on);
      addEventListener("pointercancel", () => end(false), on);
      addEventListener("pointerdown", (event) => event.isPrimary || end(false), on); // a second finger pinches
      addEventListener("keydown", (event) => event.key === "Escape" && end(false), on);
    }
    element.addEventListener("pointerdown", down);
    return () => (away.abort(), element.removeEventListener("pointerdown", down));
  };
}

/** Swallow the click of a stroke that ends where it began. */
function unclicked(element: HTMLElement): void {
  const stop = (event: Event) => (event.stopPropagation(), event.preventDefault());
  element.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", stop, { capture: true }));
}

export type Lead = { from: string; to: string; x: number; y: number };
type Leads = { grabs(square: string): boolean; show(lead: Lead | null): void; drop(lead: Lead): void };

/** Attachment: drag a zombie from its square to the one where it is dropped. */
export function leading(hooks: Leads): Attach {
  let [from, lead]: [string, Lead | null] = ["", null];
  return stroking({
    begins: (square) => (([from, lead] = [square, null]), hooks.grabs(square)),
    passes: (to, x, y) => hooks.show((lead = { from, to, x, y })),
    ends(lifted) {
      hooks.show(null);
      if (lifted && lead && lead.to && lead.to !== from) hooks.drop(lead);
    },
  });
}

type Trail = {
  begins(square: string): boolean;
  joins(last: string, next: string): string[]; // the squares that lead from one to the next
  show(trail: string[]): void;
  drop(trail: string[]): void;
};

/** Attachment: drag a pawn along its way; going back takes the last step back. */
export function trailing(hooks: Trail): Attach {
  let [from, trail]: [string, string[]] = ["", []];
  function pass(square: string): void {
    const at = [from, ...trail].indexOf(square);
    if (at >= 0) trail = trail.slice(0, at);
    else if (square) trail = [...trail, ...hooks.joins(trail.at(-1) ?? from, square)];
    hooks.show(trail);
  }
  return stroking({
    begins: (square) => (([from, trail] = [square, []]), hooks.begins(square)),
    passes: pass,
    ends: (lifted) => (hooks.show([]), lifted && trail.length > 0 && hooks.drop(trail)),
  });
}

type Carried = { show(place: string, x: number, y: number): void; drop(place: string): void; end(): void };

/** Attachment: carry a tile to a place of the map. */
export function carrying(hooks: Carried): Attach {
  let place = "";
  const named = (element: Element | null) =>
    element?.closest<HTMLElement>("[data-ref^='lay ']")?.dataset["ref"] ??
    (element?.closest("[data-carried]") ? "-" : "");
  return stroking(
    {
      begins: () => ((place = ""), true),
      passes: (spot, x, y) => hooks.show((place = spot === "-" ? "" : spot), x, y),
      ends: (lifted) => (hooks.end(), lifted && place && hooks.drop(place)),
    },
    named,
  );
}

type Strewn = {
  takes(square: string, strewn: string[]): boolean; // one more may lie there, besides those already scattered
  show(strewn: string[]): void;
  drop(strewn: string[]): void;
};

/** Attachment: place one thing on every square the stroke enters, as often as it enters. */
export function strewing(hooks: Strewn): Attach {
  let [strewn, last]: [string[], string] = [[], ""];
  const add = (square: string) => {
    if (square === last) return;
    last = square;
    if (hooks.takes(square, strewn)) strewn = [...strewn, square];
  };
  return stroking({
    begins(square) {
      [strewn, last] = [[], ""];
      add(square);
      return strewn.length > 0;
    },
    passes: (square) => (add(square), hooks.show(strewn)),
    ends: (lifted) => (hooks.show([]), lifted && hooks.drop(strewn)),
  });
}
