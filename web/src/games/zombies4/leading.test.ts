import { afterEach, describe, expect, it, vi } from "vitest";
import { leading, type Lead } from "./leading";

function board() {
  document.body.innerHTML = `<div id="plane"><button data-square="T1.n"></button><button data-square="T1.c"></button></div>`;
  const plane = document.querySelector<HTMLElement>("#plane")!;
  const [from, to] = [...plane.children] as HTMLElement[];
  document.elementFromPoint = () => to!;
  return { plane, from: from!, to: to! };
}
const at = (kind: string, x: number) =>
  new PointerEvent(kind, { bubbles: true, isPrimary: true, button: 0, clientX: x, clientY: 0 });

describe("a zombie is dragged", () => {
  afterEach(() => vi.restoreAllMocks());

  it("to the square over which it is let go", () => {
    const { plane, from } = board();
    const [dropped, shown]: [Lead[], (Lead | null)[]] = [[], []];
    const end = leading({ grabs: () => true, show: (lead) => shown.push(lead), drop: (lead) => dropped.push(lead) })(
      plane,
    );
    from.dispatchEvent(at("pointerdown", 0));
    dispatchEvent(at("pointermove", 4));
    expect(shown).toEqual([]);
    dispatchEvent(at("pointermove", 40));
    expect(shown.at(-1)).toMatchObject({ from: "T1.n", to: "T1.c" });
    dispatchEvent(at("pointerup", 40));
    expect(dropped).toMatchObject([{ from: "T1.n", to: "T1.c" }]);
    expect(shown.at(-1)).toBeNull();
    end();
  });

  it("only where it may be moved, and a press alone is no drag", () => {
    const { plane, from } = board();
    const drop = vi.fn();
    const end = leading({ grabs: () => false, show: vi.fn(), drop })(plane);
    from.dispatchEvent(at("pointerdown", 0));
    dispatchEvent(at("pointermove", 40));
    dispatchEvent(at("pointerup", 40));
    end();
    const again = leading({ grabs: () => true, show: vi.fn(), drop })(plane);
    from.dispatchEvent(at("pointerdown", 0));
    dispatchEvent(at("pointerup", 0));
    again();
    expect(drop).not.toHaveBeenCalled();
  });
});
