/** The person and their settings: name, language and preferences, stored on this device. */
import type { CoachNotes, GameInfo, Games, Me } from "../protocol";
import { get, post, put } from "./rest";
import { Connection } from "./socket";
import { bundle, Texts } from "./texts";
import type { Lang } from "./texts";

export type Settings = {
  lang: Lang;
  theme: "auto" | "dark" | "light";
  contrast: boolean;
  text: number;
  speed: number;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The notes of the coach, by game. */
  coached: Record<string, CoachNotes>;
};

const browser: Lang = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
const kept = JSON.parse(localStorage.getItem("tablee") ?? "{}") as Partial<Settings>;

export const settings: Settings = $state({
  lang: browser,
  theme: "dark",
  contrast: false,
  text: 1,
  speed: 1,
  sound: false,
  volume: 0.6,
  coached: {},
  ...kept,
});

export const session = $state({
  me: null as Me | null,
  games: [] as GameInfo[],
  bots: [] as string[],
  /** The styles of bots, the usual one first. */
  styles: [] as string[],
  phrases: [] as string[],
  /** False once the connection is lost. */
  online: true,
  /** The reason why this browser was signed out, from another device. */
  gone: "",
  texts: null as Texts | null,
});

export const connection = new Connection(
  (table) => `${location.origin.replace("http", "ws")}/ws?lang=${settings.lang}${table && `&table=${table}`}`,
  (online) => (session.online = online),
);

const PAUSE = 400; // milliseconds after the last change of a slider before it is sent
const UNSENT = "tablee-unsent"; // set while a change has not been sent, in case the page is left before
let sending: ReturnType<typeof setTimeout> | undefined;

/** Store the settings: on this device immediately, and with the person for their other devices. */
export function keepSettings(): void {
  localStorage.setItem("tablee", JSON.stringify(settings));
  localStorage.setItem(UNSENT, "1");
  clearTimeout(sending);
  if (session.me) sending = setTimeout(() => void sendSettings().catch(() => undefined), PAUSE);
}

async function sendSettings(): Promise<void> {
  const { lang, ...liked } = $state.snapshot(settings);
  session.me = await put<Me>("/me/preferences", { lang, preferences: liked });
  localStorage.removeItem(UNSENT);
}

/** Sign in as this person and apply their settings, if they have any. */
export async function become(me: Me): Promise<void> {
  const before = settings.lang;
  session.me = me;
  if (!me.preferences) return;
  Object.assign(settings, me.preferences, { lang: me.lang });
  localStorage.setItem("tablee", JSON.stringify(settings));
  if (settings.lang !== before) await speak();
}

export async function setLanguage(lang: Lang): Promise<void> {
  settings.lang = lang;
  keepSettings();
  await speak();
  connection.refresh(); // so that the server's messages come in this language too
}

/** Load the texts of the current language. */
async function speak(): Promise<void> {
  const { lang } = settings;
  document.documentElement.lang = lang;
  // For the first words of the next page, where somebody chose another language than the browser's.
  document.cookie = `lang=${lang}; path=/; max-age=${lang === browser ? 0 : 31_536_000}; samesite=lax`;
  session.texts = new Texts(await bundle(lang), lang);
}

/** Switch to another person, or to the same one with other rights, and reconnect with the new cookie. */
export async function arrive(me: Me): Promise<void> {
  await become(me);
  connection.refresh();
}

/** Reload as a new visitor after signing out. */
export function startAnew(): void {
  location.assign("/");
}

/** Load the texts of a game, with the names of the players, in the current language. */
export async function gameTexts(game: string, names: string[]): Promise<Texts> {
  const verbs = session.games.find((info) => info.name === game)?.verbs ?? {};
  return new Texts(await bundle(settings.lang, game), settings.lang, verbs, names);
}

/** Start the session. `/me` comes before any other request: two requests without a cookie would create two people. */
export async function begin(): Promise<void> {
  const spoken = speak(); // first, so that the server answers in this language
  const [me, shelf] = await Promise.all([post<Me>("/me"), get<Games>("/games"), spoken]);
  session.games = shelf.games; // first, because pages render as soon as there is a person
  session.bots = shelf.bots;
  session.styles = shelf.styles;
  if (localStorage.getItem(UNSENT)) {
    session.me = me;
    keepSettings();
  } else await become(me);
  connection.listen((message) => {
    if (message.type === "welcome") session.phrases = message.phrases;
    if (message.type === "refused" && message.problem.id === "signed-out") {
      connection.close();
      session.gone = message.problem.sentence;
    }
  });
  connection.open();
}

export async function rename(name: string): Promise<void> {
  session.me = await put<Me>("/me", { name, lang: settings.lang });
}
