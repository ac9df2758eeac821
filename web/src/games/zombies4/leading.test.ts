import { afterEach, describe, expect, it, vi } from "vitest";
import { hasRoom } from "./forest";
import { carrying, leading, strewing, trailing, type Lead } from "./leading";

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

describe("a pawn is dragged along its way", () => {
  it("step by step, and back again", () => {
    document.body.innerHTML = `<p>${["s", "c", "n"].map((one) => `<i data-square="T1.${one}"></i>`).join("")}</p>`;
    const plane = document.querySelector("p")!;
    const squares = [...plane.children] as HTMLElement[];
    const [dropped, shown]: [string[][], string[][]] = [[], []];
    const hooks = { begins: () => true, joins: (_: string, next: string) => [next] };
    const end = trailing({ ...hooks, show: (now) => shown.push(now), drop: (way) => dropped.push(way) })(plane);
    squares[0]!.dispatchEvent(at("pointerdown", 0));
    for (const [i, x] of [
      [1, 20],
      [2, 40],
      [1, 20],
      [2, 40],
    ] as const) {
      document.elementFromPoint = () => squares[i]!;
      dispatchEvent(at("pointermove", x));
    }
    expect(shown).toEqual([["T1.c"], ["T1.c", "T1.n"], ["T1.c"], ["T1.c", "T1.n"]]);
    dispatchEvent(at("pointerup", 40));
    expect(dropped).toEqual([["T1.c", "T1.n"]]);
    end();
  });
});

describe("a tile is carried", () => {
  it("to the place over which it is let go, and back from anywhere else", () => {
    document.body.innerHTML = `<b data-carried></b><b data-ref="lay T1 east"></b><b></b>`;
    const [tile, place, none] = [...document.body.children] as HTMLElement[];
    const [dropped, shown]: [string[], string[]] = [[], []];
    const end = carrying({
      show: (spot) => shown.push(spot),
      drop: (spot) => dropped.push(spot),
      end: () => undefined,
    })(tile!);
    for (const spot of [none!, place!]) {
      tile!.dispatchEvent(at("pointerdown", 0));
      document.elementFromPoint = () => spot;
      dispatchEvent(at("pointermove", 40));
      dispatchEvent(at("pointerup", 40));
    }
    expect(shown).toEqual(["", "lay T1 east"]);
    expect(dropped).toEqual(["lay T1 east"]);
    end();
  });
});

describe("dogs are strewn", () => {
  const room = (square: string, strewn: string[]) => strewn.filter((one) => one === square).length < 2;
  function stroke(takes = room) {
    const { plane, from, to } = board();
    const [dropped, shown]: [string[][], string[][]] = [[], []];
    const end = strewing({ takes, show: (now) => shown.push(now), drop: (squares) => dropped.push(squares) })(plane);
    const pass = (square: HTMLElement, x: number) => {
      document.elementFromPoint = () => square;
      dispatchEvent(at("pointermove", x));
    };
    return { from, to, dropped, shown, end, pass };
  }

  it("one on every square the stroke comes onto, as often as it comes there", () => {
    const { from, to, dropped, shown, end, pass } = stroke();
    from.dispatchEvent(at("pointerdown", 0));
    pass(to, 20);
    pass(to, 24);
    pass(from, 0);
    pass(to, 20);
    expect(shown.at(-1)).toEqual(["T1.n", "T1.c", "T1.n", "T1.c"]);
    dispatchEvent(at("pointerup", 20));
    expect(dropped).toEqual([["T1.n", "T1.c", "T1.n", "T1.c"]]);
    expect(shown.at(-1)).toEqual([]);
    end();
  });

  it("only where there is room, and a stroke that is given up puts nothing down", () => {
    const { from, to, dropped, end, pass } = stroke((square, strewn) => square === "T1.n" && !strewn.length);
    from.dispatchEvent(at("pointerdown", 0));
    pass(to, 20);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    dispatchEvent(at("pointerup", 20));
    expect(dropped).toEqual([]);
    from.dispatchEvent(at("pointerdown", 0));
    pass(to, 20);
    dispatchEvent(at("pointerup", 20));
    expect(dropped).toEqual([["T1.n"]]);
    end();
  });

  it("two on a square at most, one token, and no more than are left", () => {
    const dogs = { step: "placing", seat: 0, what: "dogs", left: 3 };
    expect(hasRoom(dogs, undefined, "T1.n", ["T1.n"])).toBe(true);
    expect(hasRoom(dogs, 1, "T1.n", ["T1.n"])).toBe(false);
    expect(hasRoom(dogs, 0, "T1.n", ["T1.c", "T1.c", "T1.s"])).toBe(false);
    expect(hasRoom({ ...dogs, what: "hearts" }, 0, "T1.n", ["T1.n"])).toBe(false);
    expect(hasRoom({ step: "prowl", seat: 0 }, 0, "T1.n", [])).toBe(false);
  });

  it("a press alone stays a click, and a stroke is none", () => {
    const { from, to, dropped, end, pass } = stroke();
    const clicked = vi.fn();
    from.addEventListener("click", clicked);
    from.dispatchEvent(at("pointerdown", 0));
    dispatchEvent(at("pointerup", 0));
    from.click();
    expect(dropped).toEqual([]);
    expect(clicked).toHaveBeenCalledTimes(1);
    from.dispatchEvent(at("pointerdown", 0));
    pass(to, 20);
    dispatchEvent(at("pointerup", 20));
    from.click();
    expect(clicked).toHaveBeenCalledTimes(1);
    end();
  });
});
