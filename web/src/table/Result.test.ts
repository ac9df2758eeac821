import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { TableStore } from "../lib/table.svelte";
import { bundle, Texts } from "../lib/texts";
import Result from "./Result.svelte";

it("says what the numbers are, and crowns who won", async () => {
  const texts = new Texts(await bundle("en", "zombies4"), "en", {}, ["Emmy", "Lou", "Kurt"]);
  const result = { ranking: [[0], [1, 2]], winners: [0], scores: [6, 7, 1] };
  const table = { told: { result }, now: {}, mine: [], id: "t" } as unknown as TableStore;
  const { container } = render(Result, { table, texts });
  const lines = [...container.querySelectorAll("li")].map((line) => line.textContent!.replace(/\s+/g, " ").trim());
  expect(lines.map((line) => line.replace(/^\d/, ""))).toEqual(["Emmy6 trophies", "Lou7 trophies", "Kurt1 trophy"]);
  const places = [...container.querySelectorAll(".place")];
  expect(places.map((place) => [place.querySelector("svg") !== null, place.textContent])).toEqual([
    [true, ""],
    [false, "2"],
    [false, "2"],
  ]);
});
