import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";
import { bundle, Texts } from "./texts";

function said(lang: "en" | "fr", source: string): Texts {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return new Texts(bundle, lang, { play: ["card"] }, ["Ann", "Ben"]);
}
const EN = said(
  "en",
  `
event-play = { $seat } plays { $card }.
event-table-chat = { $name }: { $text }
phrase-hello = Hello!
card-dog = Dog { $value }
`,
);

it("tells the same event in whatever language is asked, long after it happened", () => {
  const FR = said("fr", "event-play = { $seat } joue { $card }.\ncard-dog = Chien { $value }");
  const told = { event: "play", seat: 1, card: "dog-9" };
  expect([EN.event(told), FR.event(told)]).toEqual(["Ben plays Dog 9.", "Ben joue Chien 9."]);
});

it("says a preset phrase in words, and free words as they are", () => {
  expect(EN.event({ event: "table-chat", name: "Ann", phrase: "hello" })).toBe("Ann: Hello!");
  expect(EN.event({ event: "table-chat", name: "Ann", text: "well" })).toBe("Ann: well");
});

it("cuts a sentence into pieces, so that names can be shown as chips", () => {
  const parts = EN.parts({ event: "play", seat: 0, card: "dog-9" });
  expect(parts.map((part) => [part.text, part.kind])).toEqual([
    ["Ann", "seat"],
    [" plays ", undefined],
    ["Dog 9", "card"],
    [".", undefined],
  ]);
});

it("asks the server for the texts of a game that came with a package of its own, and again if it did not answer", async () => {
  const asked: string[] = [];
  const answers = [new Response("", { status: 503 }), new Response("name = Pebbles\npick-keep = Keep both stones")];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answers.shift());
  });
  expect(new Texts(await bundle("en", "pebbles"), "en").say("name")).toBe("name");
  expect(new Texts(await bundle("en", "pebbles"), "en").say("name")).toBe("Pebbles");
  expect(new Texts(await bundle("en", "pebbles"), "en").say("pick-keep")).toBe("Keep both stones");
  expect(new Texts(await bundle("fr", "zombiaki"), "fr").say("name")).toContain("Zombiaki");
  expect(asked).toEqual(["/api/games/pebbles/texts/en", "/api/games/pebbles/texts/en"]);
  vi.unstubAllGlobals();
});
