import { beforeEach, describe, expect, it } from "vitest";
import { Keys, letters } from "./keys";

/** Build a hand of three, a button next to it and two options, positioned as a browser would. */
function table(): HTMLElement {
  document.body.innerHTML = `<main><div class="middle"><div role="group" aria-label="hand">
    <button class="can" data-at="0,100">a</button><button data-at="50,100">b</button>
    <button class="can" data-at="100,100">c</button></div><button data-at="50,0">pile</button></div>
    <div class="dock"><button data-option="pass" data-key="p" data-at="0,200">pass</button></div></main>`;
  for (const thing of document.querySelectorAll<HTMLElement>("[data-at]")) {
    const [x, y] = thing.dataset["at"]!.split(",").map(Number);
    thing.getBoundingClientRect = () => ({ x, y, width: 40, height: 40 }) as DOMRect;
    const matches = thing.matches.bind(thing);
    Object.assign(thing, { matches: (selector: string) => selector === ":focus-visible" || matches(selector) });
  }
  return document.querySelector("main")!;
}
let root: HTMLElement;
let keys: Keys;
const press = (key: string) => {
  const event = new KeyboardEvent("keydown", { key });
  Object.defineProperty(event, "target", { value: document.activeElement });
  return keys.press(event);
};
const where = () => document.activeElement!.textContent;

beforeEach(() => {
  root = table();
  keys = new Keys(() => root);
  root.querySelector("button")!.focus();
});

describe("keys", () => {
  it("go from thing to thing by arrows", () => {
    const walk = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"].map((key) => (press(key), where()));
    expect(walk).toEqual(["b", "c", "b", "pile", "b"]);
  });

  it("go to a possible thing by its figure, and answer by a letter", () => {
    press("2");
    expect(where()).toBe("c");
    let said = "";
    root.querySelector<HTMLElement>("[data-key]")!.onclick = () => (said = "pass");
    expect([press("p"), said, press("x")]).toEqual([true, "pass", false]);
  });

  it("begin a new number after Enter, however quickly it is typed", () => {
    const more = Array.from({ length: 12 }, () => root.querySelector(".can")!.cloneNode(true));
    root.querySelector("[role=group]")!.append(...more);
    expect([press("1"), press("1"), document.activeElement]).toEqual([true, true, more[8]]);
    press("Enter");
    press("1");
    expect(document.activeElement).toBe(root.querySelector(".can"));
  });

  it("leave the focus in the hand when the card that had it is gone", () => {
    const card = root.querySelectorAll("button")[1]!;
    card.focus();
    keys.note(card);
    card.remove();
    keys.keep();
    expect(["a", "c"]).toContain(where());
  });

  it("go to what is possible when the whole hand is gone", () => {
    const card = root.querySelectorAll("button")[1]!;
    card.focus();
    keys.note(card);
    root.querySelector("[role=group]")!.replaceChildren();
    keys.keep();
    expect(where()).toBe("pass");
  });

  it("leave the focus alone when it was nowhere", () => {
    (document.activeElement as HTMLElement).blur();
    keys.keep();
    expect(document.activeElement).toBe(document.body);
  });

  it("give every sentence a letter of its own", () => {
    expect(letters(["Passer", "Écarter", "Payer", "Aller"])).toEqual(["p", "e", "a", "l"]);
  });
});
