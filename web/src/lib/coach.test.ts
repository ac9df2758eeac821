import { beforeEach, expect, it } from "vitest";
import {
  beginCoaching,
  coachTexts,
  isNew,
  notesOf,
  notUnderstood,
  playedWithout,
  speak,
  switchCoach,
} from "./coach.svelte";
import { settings } from "./session.svelte";

beforeEach(() => (settings.coached = {}));

it("is for who has never played, and for games that have a coach", () => {
  expect([isNew("zombiaki"), isNew("lanterns")]).toEqual([true, false]);
  beginCoaching("zombiaki");
  expect([isNew("zombiaki"), notesOf("zombiaki")?.goal]).toEqual([false, false]);
  playedWithout("happy_pigs");
  expect([isNew("happy_pigs"), notesOf("happy_pigs")?.on]).toEqual([false, false]);
});

it("says all, then what matters, then nothing, and speaks again where a hint was needed", () => {
  beginCoaching("zombiaki");
  const heard = () => speak("zombiaki", "play");
  expect([heard(), heard(), heard(), heard()]).toEqual(["all", "matters", "matters", ""]);
  notUnderstood("zombiaki", "play");
  expect([heard(), heard(), heard()]).toEqual(["matters", "matters", ""]);
  expect(speak("zombiaki", "discard")).toBe("all");
});

it("is silent when it is switched off, and begins anew when it is switched on", () => {
  beginCoaching("zombiaki");
  speak("zombiaki", "play");
  switchCoach("zombiaki", false);
  expect(speak("zombiaki", "play")).toBe("");
  switchCoach("zombiaki", true);
  expect(speak("zombiaki", "play")).toBe("all");
});

it("has its words in both languages", async () => {
  for (const lang of ["en", "fr"] as const) {
    settings.lang = lang;
    expect((await coachTexts("happy_dayz"))?.find("matters-lead")).toBeTruthy();
  }
  expect(await coachTexts("lanterns")).toBeNull();
});
