import { render, waitFor } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { TableStore } from "../../lib/table.svelte";
import { bundle, Texts } from "../../lib/texts";
import type { Json } from "../../protocol";
import Tally from "./Tally.svelte";

/** A round as in the log: its number, then a tally for each seat. */
const round = (number: number, gains: number[]): Json[] => [
  { event: "round", round: number },
  ...gains.map((gain, seat) => ({
    event: "tally",
    seat,
    gain,
    population: 20 + gain,
    lines: [{ faction: "hippie", count: 1, survivors: gain }],
  })),
];

it("shows the last round alone to who comes back after several, each seat once", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const log = [...round(1, [3, 1]), ...round(2, [5, -2])].map((event, i) => ({ number: i + 1, event, undone: false }));
  const result = { winners: [0], ranking: [[0], [1]], scores: [25, 18] };
  const table = { log, fresh: log, told: { result }, teller: { busy: false } } as unknown as TableStore;
  const texts = new Texts(await bundle("en", "happy_dayz"), "en", {}, ["Ann", "Ben"]);
  const { container } = render(Tally, { table, texts });
  await waitFor(() => expect(container.querySelector("table")).toBeTruthy());
  const cells = (part: string) => [...container.querySelectorAll(part)].map((cell) => cell.textContent);
  expect(cells("thead th")).toEqual(["Ann", "Ben"]);
  expect(cells(".total td")).toEqual(["25", "18"]);
});

it("says whose gain it means if somebody lost and nobody gained", async () => {
  const say = async (gains: number[]) => {
    const log = round(1, gains).map((event, i) => ({ number: i + 2, event, undone: false }));
    const table = { log, fresh: log, told: {}, teller: { busy: false } } as unknown as TableStore;
    const texts = new Texts(await bundle("en", "happy_dayz"), "en", {}, ["Ann", "Ben"]);
    const { container } = render(Tally, { table, texts });
    await waitFor(() => expect(container.querySelector("h2")).toBeTruthy());
    return container.querySelector("h2")!.textContent;
  };
  expect(await say([0, -7])).toBe("No Community gained Survivors!");
  expect(await say([0, 0])).toBe("No Community gained or lost Survivors!");
});
