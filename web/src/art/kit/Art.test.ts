import { render, waitFor } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Art from "./Art.svelte";
import { fetchWorld, whenDrawn } from "./load.svelte";

const drawn = (box: HTMLElement) => box.querySelector("use")?.getAttribute("href");

it("keeps its box while its world is on the way, then draws in it, from one sheet for all", async () => {
  const one = render(Art, { world: "farm", name: "pig-big", seed: "7", mood: "fed" });
  const box = one.container.querySelector("svg.art")!;
  expect([box.childElementCount, box.getAttribute("data-name")]).toEqual([0, "pig-big"]);
  await waitFor(() => expect(drawn(one.container)).toBe("#farm-pig-big-in"));
  const two = render(Art, { world: "farm", name: "coin" });
  await waitFor(() => expect(drawn(two.container)).toBe("#farm-coin-in"));
  expect(document.querySelectorAll('[data-sheet="farm"]').length).toBe(1);
  expect(one.container.querySelector("svg")!.classList).toContain("farm-fed");
});

it("is named where it stands alone, and silent where a label stands beside it", async () => {
  const named = render(Art, { world: "farm", name: "coin", title: "A coin" });
  await waitFor(() => expect(named.getByRole("img", { name: "A coin" })).toBeTruthy());
  const silent = render(Art, { world: "farm", name: "coin" });
  expect(silent.container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
});

it("changes its looks with its seed and leaves nothing of the old ones", async () => {
  const { container, rerender } = render(Art, { world: "night", name: "zombie-3", seed: 3 });
  const worn = () => container.querySelector("svg")!.style.getPropertyValue("--night-shirt");
  await waitFor(() => expect(worn()).toMatch(/^url\(#night-c\w+\)$/));
  await rerender({ world: "night", name: "barrel", seed: "" });
  await waitFor(() => expect(drawn(container)).toBe("#night-barrel-in"));
  expect(worn()).toBe("");
});

it("draws what asks for its world just after it came", async () => {
  await fetchWorld("farm");
  let told = false;
  whenDrawn("farm", () => (told = true));
  expect(told).toBe(true);
});
