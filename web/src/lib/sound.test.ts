import { beforeEach, expect, it, vi } from "vitest";

const settings = { sound: false, volume: 0.5, speed: 1 };
vi.mock("./session.svelte", () => ({ settings }));
const { loudness, sound, VOICES, voiceOf } = await import("./sound");
const fresh = (...kinds: string[]) => kinds.map((event, number) => ({ number, event: { event }, undone: false }));

/** An audio context that counts what is played. */
const heard = { voices: 0, volume: 0, now: 0 };
const param = () => ({
  value: 0,
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
  linearRampToValueAtTime(this: { value: number }, value: number) {
    this.value = value;
  },
});
const gains: { gain: { value: number } }[] = [];
const gain = () => {
  gains.push(node());
  return gains.at(-1)!;
};
const node = () => ({
  gain: param(),
  frequency: param(),
  threshold: param(),
  ratio: param(),
  attack: param(),
  connect: (next: unknown) => next,
  start: () => (heard.voices += 1),
  stop: () => undefined,
});
class FakeAudio {
  destination = {};
  sampleRate = 10;
  get currentTime() {
    return heard.now;
  }
  createGain = gain;
  createOscillator = node;
  createBiquadFilter = node;
  createDynamicsCompressor = node;
  createBufferSource = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}
vi.stubGlobal("AudioContext", FakeAudio);

beforeEach(() => {
  heard.voices = 0;
  heard.now += 10;
  settings.sound = true;
});

it("gives each game a family of its own", () => {
  expect(voiceOf("happy_dayz", fresh("follow"), false)).toBe("slap");
  expect(voiceOf("zombiaki", fresh("play-lane"), false)).toBe("shot");
  expect(voiceOf("happy_pigs", fresh("born"), false)).toBe("oink");
  expect(voiceOf("happy_pigs", fresh("season-change"), false)).toBe("season");
  expect(voiceOf("zombies4", fresh("attack"), false)).toBe("die");
  expect(voiceOf("zombies4", fresh("table-over"), false)).toBe("end");
  expect(voiceOf("zombies4", fresh(), true)).toBe("turn");
  expect(voiceOf("zombies4", fresh("window"), false)).toBe("");
});

it("is silent until it is chosen", () => {
  settings.sound = false;
  sound("slap");
  expect(heard.voices).toBe(0);
});

it("never plays two voices at once", () => {
  sound("slap");
  sound("die");
  expect(heard.voices).toBe(VOICES["slap"]!.length);
  heard.now += 1;
  sound("die");
  expect(heard.voices).toBe(VOICES["slap"]!.length + VOICES["die"]!.length);
});

it("plays no voice louder than another, however many notes it has", () => {
  for (const [name, notes] of Object.entries(VOICES)) {
    gains.length = 0;
    heard.now += 10;
    sound(name);
    const voice = gains.find(({ gain: { value } }) => value > 0 && value !== 0.15)!; // not the volume
    expect(voice.gain.value * loudness(notes), name).toBeCloseTo(1);
  }
});

it("ends a bell that still rings before the next voice begins", () => {
  gains.length = 0;
  sound("season");
  const bell = gains.find(({ gain: { value } }) => value > 0 && value !== 0.15)!;
  heard.now += 0.3; // a bell rings for more than a second
  sound("slap");
  expect(bell.gain.value).toBe(0);
});
