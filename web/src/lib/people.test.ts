import { beforeEach, describe, expect, it } from "vitest";
import { botName, inStyle, manner } from "./people";
import { session } from "./session.svelte";
import type { Texts } from "./texts";

const KNOWN: Record<string, string> = { "level-sharp": "Sharp", "style-kind": "Kind" };
const texts = {
  find: (id: string) => KNOWN[id],
  say: (id: string, facts: Record<string, string> = {}) => KNOWN[id] ?? Object.values(facts).join(" · "),
} as unknown as Texts;

describe("the style of a bot", () => {
  beforeEach(() => {
    session.styles = ["plain", "bold", "kind"];
  });

  it("is written only if it is not the usual one", () => {
    expect(manner("sharp")).toEqual({ level: "sharp", style: "plain" });
    expect(manner("sharp:style=kind")).toEqual({ level: "sharp", style: "kind" });
    expect(inStyle("sharp", "bold")).toBe("sharp:style=bold");
    expect(inStyle("sharp:style=kind", "bold")).toBe("sharp:style=bold");
    expect(inStyle("sharp:style=kind", "plain")).toBe("sharp");
  });

  it("is told after the level; a bot that is no level is told as it is written", () => {
    expect(botName("sharp", texts)).toBe("Sharp");
    expect(botName("sharp:style=kind", texts)).toBe("Sharp · Kind");
    expect(botName("greedy:samples=4:style=kind", texts)).toBe("greedy:samples=4:style=kind");
  });
});
