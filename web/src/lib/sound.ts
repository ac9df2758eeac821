/** Sounds, synthesised in the browser: a small family for each game, off by default. */
import { settings } from "./session.svelte";
import type { LogEntry } from "./table.svelte";

/** A gliding tone, or filtered noise; times in seconds from the start. */
type Note = {
  at?: number;
  length: number;
  from: number;
  to?: number;
  shape?: OscillatorType | "noise";
  loud?: number;
};
const bell = (pitch: number): Note[] =>
  [1, 2.76, 5.4].map((partial, i) => ({ length: 1.1 / (i + 1), from: pitch * partial, loud: 0.5 / (i + 1) }));
const chord = (...pitches: number[]): Note[] =>
  pitches.map((from, i) => ({ at: i * 0.08, length: 0.16, from, shape: "triangle" }));

export const VOICES: Record<string, Note[]> = {
  tap: [{ length: 0.05, from: 210, to: 160, shape: "triangle" }],
  slap: [
    { length: 0.06, from: 2600, to: 900, shape: "noise", loud: 0.8 },
    { length: 0.05, from: 170, to: 110, shape: "triangle" },
  ],
  die: [0, 0.07, 0.12, 0.19, 0.23].map((at, i) => ({
    at,
    length: 0.035,
    from: 1800 - 180 * i,
    shape: "noise" as const,
    loud: 0.7,
  })),
  oink: [
    { length: 0.11, from: 240, to: 420, shape: "sawtooth", loud: 0.5 },
    { at: 0.12, length: 0.14, from: 380, to: 190, shape: "sawtooth", loud: 0.5 },
  ],
  coin: [
    { length: 0.06, from: 1400, loud: 0.5 },
    { at: 0.06, length: 0.18, from: 1870, loud: 0.5 },
  ],
  shot: [
    { length: 0.22, from: 3200, to: 240, shape: "noise" },
    { length: 0.12, from: 130, to: 45, shape: "square", loud: 0.6 },
  ],
  blast: [{ length: 0.5, from: 900, to: 70, shape: "noise" }],
  groan: [{ length: 0.34, from: 95, to: 62, shape: "sawtooth", loud: 0.5 }],
  bark: [
    { length: 0.07, from: 520, to: 260, shape: "sawtooth", loud: 0.6 },
    { at: 0.12, length: 0.08, from: 480, to: 230, shape: "sawtooth", loud: 0.6 },
  ],
  step: [{ length: 0.05, from: 300, to: 180, shape: "noise", loud: 0.5 }],
  season: bell(523),
  turn: [
    { length: 0.1, from: 660 },
    { at: 0.1, length: 0.16, from: 880 },
  ],
  win: chord(523, 659, 784),
  end: chord(392, 523, 659, 784, 1047),
};

/** The sound of each event, by game; events that are not listed are silent. */
const HEARD: Record<string, Record<string, string>> = {
  happy_dayz: {
    lead: "slap",
    follow: "slap",
    pass: "slap",
    encounter: "slap",
    zombie: "groan",
    win: "win",
    tally: "win",
  },
  zombiaki: {
    play: "slap",
    "play-at": "slap",
    "play-lane": "shot",
    "play-car": "shot",
    hit: "shot",
    die: "groan",
    mine: "blast",
    car: "blast",
    "barrel-hit": "blast",
    click: "tap",
    dawn: "season",
  },
  happy_pigs: {
    revealed: "slap",
    "revealed-neutral": "slap",
    share: "tap",
    bought: "coin",
    sold: "coin",
    income: "coin",
    fed: "oink",
    born: "oink",
    lost: "oink",
    season: "tap",
    "season-change": "season",
    "final-sale": "coin",
  },
  zombies4: {
    "move-die": "die",
    "zombie-die": "die",
    "forest-die": "die",
    "cabin-die": "die",
    "spell-die": "die",
    attack: "die",
    step: "step",
    dog: "bark",
    beat: "shot",
    hurt: "groan",
    play: "slap",
    lay: "slap",
    "win-spell": "season",
  },
};

/** Choose one sound for what just happened: that of the most important event, or the one for the player's turn. */
export function voiceOf(game: string, fresh: LogEntry[], myTurn: boolean): string {
  const kinds = fresh.map(({ event }) => String(event["event"]));
  if (kinds.includes("table-over")) return "end";
  const heard = kinds.map((kind) => HEARD[game]?.[kind]).filter((voice) => voice !== undefined);
  const known = game in HEARD;
  if (heard.length) return heard.at(-1)!;
  if (myTurn) return "turn";
  return !known && kinds.some((kind) => !kind.startsWith("table-")) ? "tap" : "";
}

const LOUDEST = 0.3;
const HUSH = 0.02; // seconds to fade out one sound before the next
let audio: AudioContext | null = null;
let out: GainNode | null = null;
let voice: GainNode | null = null;
let rush: AudioBuffer | null = null;
let until = 0;

/** Return the loudness of a sound where most of its notes overlap. */
export function loudness(notes: Note[]): number {
  const sounding = (now: number) =>
    notes.filter(({ at = 0, length }) => at <= now && now < at + length).reduce((sum, { loud = 1 }) => sum + loud, 0);
  return Math.max(...notes.map(({ at = 0 }) => sounding(at)));
}

/** Play one sound at a time at equal loudness: fade out the previous one, and skip a sound that comes too soon. */
export function sound(name: string): void {
  const notes = VOICES[name];
  if (!settings.sound || !settings.volume || !notes) return;
  audio ??= new AudioContext();
  if (audio.currentTime < until) return;
  out ??= master(audio);
  out.gain.value = LOUDEST * settings.volume;
  voice?.gain.linearRampToValueAtTime(0, audio.currentTime + HUSH);
  voice = audio.createGain();
  voice.gain.value = 1 / loudness(notes);
  voice.connect(out);
  for (const note of notes) play(audio, voice, { ...note, at: (note.at ?? 0) + HUSH });
  until = audio.currentTime + Math.min(0.18, Math.max(...notes.map((note) => (note.at ?? 0) + note.length)));
}

/** Return the output, with peaks of the mix compressed. */
function master(context: AudioContext): GainNode {
  const [gain, limit] = [context.createGain(), context.createDynamicsCompressor()];
  limit.threshold.value = -14;
  limit.ratio.value = 20;
  limit.attack.value = 0.001;
  gain.connect(limit).connect(context.destination);
  return gain;
}

function noise(context: AudioContext): AudioBufferSourceNode {
  if (!rush) {
    rush = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = rush.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = rush;
  return source;
}

function play(
  context: AudioContext,
  to: AudioNode,
  { at = 0, length, from, to: end = from, shape = "sine", loud = 1 }: Note,
): void {
  const [begin, stop] = [context.currentTime + at, context.currentTime + at + length];
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, stop);
  let source: OscillatorNode | AudioBufferSourceNode;
  let pitch: AudioParam;
  if (shape === "noise") {
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    source = noise(context);
    source.connect(filter).connect(volume);
    pitch = filter.frequency;
  } else {
    const tone = context.createOscillator();
    tone.type = shape;
    tone.connect(volume);
    [source, pitch] = [tone, tone.frequency];
  }
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(end, stop);
  volume.connect(to);
  source.start(begin);
  source.stop(stop);
}
