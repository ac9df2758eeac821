/** A zombie is dragged from its square to another: told as it goes, and when it is let go. */
export type Lead = { from: string; to: string; x: number; y: number };
type Hooks = { grabs(square: string): boolean; show(lead: Lead | null): void; drop(lead: Lead): void };
const FAR = 8; // pixels before a press becomes a drag
const squareOf = (element: Element | null) => element?.closest<HTMLElement>("[data-square]")?.dataset["square"] ?? "";

export function leading(hooks: Hooks): (element: HTMLElement) => () => void {
  return (element) => {
    let away = new AbortController();
    function down(start: PointerEvent): void {
      const from = squareOf(start.target as Element);
      if (!from || !start.isPrimary || start.button !== 0 || !hooks.grabs(from)) return;
      away.abort();
      away = new AbortController();
      const on = { signal: away.signal };
      let lead: Lead | null = null;
      const end = () => (away.abort(), hooks.show(null));
      const move = (event: PointerEvent) => {
        const { clientX: x, clientY: y } = event;
        if (!lead && Math.hypot(x - start.clientX, y - start.clientY) < FAR) return;
        lead = { from, to: squareOf(document.elementFromPoint(x, y)), x, y };
        hooks.show(lead);
      };
      const up = () => {
        end();
        if (lead && lead.to && lead.to !== from) hooks.drop(lead);
      };
      addEventListener("pointermove", move, on);
      addEventListener("pointerup", up, on);
      addEventListener("pointercancel", end, on);
      addEventListener("keydown", (event) => event.key === "Escape" && end(), on);
    }
    element.addEventListener("pointerdown", down);
    return () => (away.abort(), element.removeEventListener("pointerdown", down));
  };
}
