import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";
import { bundle, FUNCTIONS, Texts } from "./texts";

function said(lang: "en" | "fr", source: string): Texts {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
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

it("keeps the signs of a side together and with their word", () => {
  const sides = said("en", "side-low = side −−\nside-high = side ++\nsum = 1 + 2 − 3");
  expect(sides.say("side-low")).toBe("side\u00a0−\u2060−");
  expect(sides.say("side-high")).toBe("side\u00a0+\u2060+");
  expect(sides.say("sum")).toBe("1 + 2 − 3");
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

it("strings names together, sets titles apart, and names places by the language's compass", () => {
  const FR = said(
    "fr",
    `
list = { $others } et { $last }
nothing = rien
listed-card = « { $name } »
card-dog = Chien { $value }
square-nw = { $value }.no
event-look = { $seat } regarde la main { DE($target_seat) } : { $card }.
`,
  );
  expect(FR.event({ event: "look", seat: 1, target_seat: 0, card: ["dog-1", "dog-2", "dog-3"] })).toBe(
    "Ben regarde la main d’Ann : « Chien 1 », « Chien 2 » et « Chien 3 ».",
  );
  expect(FR.thing("square", "T7.nw")).toBe("T7.no");
});

it("chooses words by what a sentence is about", () => {
  const texts = said(
    "en",
    `
event-send = { $own ->
    [yes] { $seat } keeps it
   *[no] { $seat } gives it to { $to_seat }
}
event-tally = { $gain_sign ->
    [minus] −
   *[plus] +
}{ $gain_abs }
event-lost = { $card_count ->
    [0] nothing
   *[other] something
}
`,
  );
  expect(texts.event({ event: "send", seat: 0, to_seat: 0 })).toBe("Ann keeps it");
  expect(texts.event({ event: "send", seat: 0, to_seat: 1 })).toBe("Ann gives it to Ben");
  expect([-3, 2].map((gain) => texts.event({ event: "tally", gain }))).toEqual(["−3", "+2"]);
  expect(texts.event({ event: "lost", card: [] })).toBe("nothing");
});

it("says a problem in the language of whoever reads, and what it cannot say as the server did", () => {
  const FR = said("fr", "problem-undo-others = Quelqu’un d’autre a joué depuis.");
  const problem = { id: "undo-others", sentence: "Somebody else has played since.", clause: "", details: {} };
  expect(FR.problem(problem)).toBe("Quelqu’un d’autre a joué depuis.");
  expect(FR.problem({ ...problem, id: "unheard-of" })).toBe("Somebody else has played since.");
});

it("says more of an option beside its question", () => {
  const texts = said("en", "pick-stop = Stop here\npick-stop-in-feed = { pick-stop } (+${ $count })");
  const asked = { number: 1, kind: "feed", args: { count: 3 }, options: ["stop"], answered: false };
  expect([texts.pick("stop", asked), texts.pick("stop")]).toEqual(["Stop here (+$3)", "Stop here"]);
});
