/** A rectangle on the screen, as `getBoundingClientRect` gives it. */
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Return the edge of a room where an overlay of this height and the room's width hides less of these things; the upper one if equal. */
export function freerEdge(room: Box, height: number, things: Box[]): "top" | "bottom" {
  const beside = things.filter(({ left, right }) => left < room.right && right > room.left);
  const hidden = (from: number, to: number) =>
    beside.reduce(
      (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, to) - Math.max(top, from)) / (bottom - top || 1),
      0,
    );
  const above = hidden(room.top, room.top + height);
  return hidden(room.bottom - height, room.bottom) < above ? "bottom" : "top";
}
