/** Notices: what the server reports while the person is elsewhere, and ways to reach them when the app is closed. */
import type { NoticeLine, Notices } from "../protocol";
import { get, post, remove } from "./rest";
import { connection, session, settings } from "./session.svelte";

type Said = Pick<NoticeLine, "about" | "kind" | "table" | "game" | "name">;
export const notices = $state({ unread: [] as Said[], all: null as Notices | null });

export function sentence(notice: Said): string {
  const game = session.games.find(({ name }) => name === notice.game)?.title[settings.lang] ?? notice.game;
  return session.texts!.say(`notice-${notice.kind}`, { game, name: notice.name });
}

export async function readNotices(): Promise<void> {
  notices.all = await get<Notices>("/notices");
  notices.unread = notices.all.notices.filter((notice) => !notice.read && notice.kind !== "over");
}

/** Listen for new notices. */
export function listenForNotices(): () => void {
  void readNotices().catch(() => undefined);
  return connection.listen((message) => {
    if (message.type !== "notice" || notices.unread.some(({ about }) => about === message.about)) return;
    notices.unread = [message, ...notices.unread];
    if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
    void show(message);
  });
}

/**
 * Show a notification through the service worker: phones accept none from a page, and clicks are handled like those
 * of push.
 */
async function show(notice: Said): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const more = { tag: notice.about, icon: "/icon-192.png", data: `/t/${notice.table}` };
  await worker?.showNotification(sentence(notice), more);
}

export async function allRead(): Promise<void> {
  notices.unread = [];
  await post<Notices>("/notices/read").then(
    (all) => (notices.all = all),
    () => undefined,
  );
}

const inBase64 = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Subscribe this device to push notifications; true if the browser allows it. */
export async function reachHere(): Promise<boolean> {
  if (typeof Notification === "undefined" || (await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker?.ready;
  if (!worker?.pushManager || !notices.all) return false;
  const applicationServerKey = fromBase64(notices.all.key);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const body = { endpoint: made.endpoint, key: inBase64(made.getKey("p256dh")), auth: inBase64(made.getKey("auth")) };
  notices.all = await post<Notices>("/notices/pushes", body);
  return true;
}

export async function reachNowhere(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  notices.all = await remove<Notices>("/notices/pushes");
}
