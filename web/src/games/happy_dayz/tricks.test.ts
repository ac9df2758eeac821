import { describe, expect, it } from "vitest";
import { scenesOf } from "../../lib/scenes";
import type { Json } from "../../protocol";
import type { HappyDayzView } from "./faces";
import { reserveOf, script, stake, winning } from "./tricks";

const community = (hand: string[] = [], card: string | null = null) => ({
  population: 66,
  gain: 0,
  hand,
  transfer: [],
  zone: [],
  card,
  void: [],
  carried: 0,
  passing: [null, null],
});
const view = (more: Partial<HappyDayzView>) =>
  ({
    seat: 0,
    seats: 3,
    wandering: 0,
    above: [],
    under: [],
    steps: ["follow"],
    powers: ["hippie-base", "soldier-base", "dog-base"],
    losses: [3, 3, 3, 6],
    side: "high",
    demanded: "dog",
    encounter: "zombie-4",
    met: null,
    winner: -1,
    leader: 1,
    board: [],
    sizes: { reserve: 9, "hand-0": 2, "hand-1": 1, "hand-2": 1, "zone-1": 0 },
    communities: [community(["dog-9", "van"]), community([], "dog-4"), community([], "van")],
    ...more,
  }) as unknown as HappyDayzView;
const told = (...events: Json[]) => events.map((event, number) => ({ number, event, undone: false }));
const played = (more: Partial<HappyDayzView> = {}) => script.picture(view(more) as unknown as Json);

describe("a trick", () => {
  it("sees the last card land, then the winner, then an empty table, then the next Encounter card", () => {
    const scenes = scenesOf(
      script,
      played(),
      told(
        { event: "follow", seat: 0, card: "dog-9" },
        { event: "win", seat: 0, cards: ["dog-4", "dog-9", "van", "zombie-4"] },
        { event: "encounter", card: "dog-1" },
      ),
    );
    const seen = scenes.map(({ picture }) => ({
      cards: picture.communities.map((each) => each.card),
      judged: picture.judged,
      encounter: picture.encounter,
    }));
    expect(seen).toEqual([
      { cards: ["dog-9", "dog-4", "van"], judged: false, encounter: "zombie-4" },
      { cards: ["dog-9", "dog-4", "van"], judged: true, encounter: "zombie-4" },
      { cards: [null, null, null], judged: false, encounter: null },
      { cards: [null, null, null], judged: false, encounter: "dog-1" },
    ]);
    expect(scenes.at(-1)!.picture.communities[0]!.hand).toEqual(["van"]);
  });

  it("shows the Encounter card until it is placed", () => {
    const picture = played({ steps: ["next", "power"], encounter: null, met: "zombie-4", winner: 1 });
    expect([picture.encounter, picture.judged]).toEqual(["zombie-4", true]);
    const scenes = scenesOf(script, picture, told({ event: "send", seat: 1, to_seat: 2, card: "zombie-4" }));
    expect(scenes.map((scene) => scene.picture.encounter)).toEqual([null, null]);
    expect(scenes[0]!.picture.communities[1]!.card).toBe("dog-4");
  });

  it("gives each Zombie of a Zombie trick to who takes it", () => {
    const zombies = [community([], "zombie-1"), community([], "zombie-4"), community([], "zombie-2")];
    const picture = { ...played({ demanded: "zombie", communities: zombies }), judged: true };
    const [scene] = scenesOf(script, picture, told({ event: "zombie", seat: 1, card: "zombie-4" }));
    expect(scene!.picture.communities.map((each) => each.card)).toEqual(["zombie-1", null, "zombie-2"]);
    expect(scene!.picture.sizes["zone-1"]).toBe(1);
  });

  it("knows who leads it on either side, that vans never do, and that police are trumps", () => {
    const cards = (...all: (string | null)[]) => all.map((card) => community([], card));
    const leads = (more: Partial<HappyDayzView>) => winning(view(more));
    expect(leads({ communities: cards("dog-9", "dog-4", "van") })).toBe(0);
    expect(leads({ side: "low", communities: cards("dog-9", "dog-4", "hippie-1") })).toBe(1);
    expect(leads({ demanded: null, communities: cards(null, "van", null) })).toBe(-1);
    const police = {
      powers: ["police-minus", "dog-base", "hippie-base"],
      communities: cards("dog-9", "police-2", null),
    };
    expect([leads(police), leads({ ...police, side: "low" })]).toEqual([1, 0]);
  });

  it("says what is at stake", () => {
    expect(stake(view({}))).toEqual({ loss: 6, count: 3 });
  });
});

describe("the Reserve", () => {
  const known = { card: null, seen: [] };
  it("counts the cards whose place is known, and leaves out the Wandering Survivors", () => {
    expect(reserveOf(view({ under: [known], above: [known, known] }))).toBe(12);
    expect(reserveOf(view({ wandering: 4 }))).toBe(5);
  });
  it("does not shrink when a Wandering Survivor comes", () => {
    const before = played({ wandering: 4, encounter: null, demanded: null, communities: [community(), community()] });
    const [scene] = scenesOf(script, before, told({ event: "wandering", card: "dog-2" }));
    expect(reserveOf(scene!.picture)).toBe(reserveOf(before));
  });
});
