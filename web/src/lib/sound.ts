/** Sound, made in the browser: a few short tones, only when somebody asked for them. */
import { settings } from "./session.svelte";
import type { LogEntry } from "./table.svelte";

type Note = { pitch: number; at: number; length: number; shape?: OscillatorType };
const TUNES: Record<string, Note[]> = {
  tap: [{ pitch: 210, at: 0, length: 0.05, shape: "triangle" }],
  turn: [
    { pitch: 660, at: 0, length: 0.1 },
    { pitch: 880, at: 0.1, length: 0.16 },
  ],
  win: [
    { pitch: 523, at: 0, length: 0.08 },
    { pitch: 659, at: 0.07, length: 0.08 },
    { pitch: 784, at: 0.14, length: 0.14 },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.14 },
    { pitch: 523, at: 0.14, length: 0.14 },
    { pitch: 659, at: 0.28, length: 0.14 },
    { pitch: 1047, at: 0.42, length: 0.4 },
  ],
};
let audio: AudioContext | null = null;

export function sound(name: string): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const { pitch, at, length, shape } of TUNES[name] ?? []) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + at;
    tone.type = shape ?? "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/** What just happened, as one sound: the most telling of its events. */
export function soundOf(fresh: LogEntry[], myTurn: boolean): void {
  const kinds = fresh.map(({ event }) => String(event["event"]));
  if (kinds.includes("table-over")) sound("end");
  else if (kinds.includes("win") || kinds.includes("tally")) sound("win");
  else if (myTurn) sound("turn");
  else if (kinds.some((kind) => !kind.startsWith("table-"))) sound("tap");
}
