import { describe, expect, it } from "vitest";
import wanted from "./icons.json";

describe("icons", () => {
  it("show things of the game, not of the computer it is played on", () => {
    const names = Object.values(wanted).flatMap((icons) => Object.values(icons) as string[]);
    expect(names.filter((name) => /^(click|mouse|cursor|pointing|keyboard|joystick|gamepad)/.test(name))).toEqual([]);
  });
});
