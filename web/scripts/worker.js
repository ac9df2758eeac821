// The shell of the app without a network: the first page and what it needs. Whatever is played goes over the network.
const FILES = [/* files */];
/** The page without the first words of any. */
const SHELL = "/index.html";
const NAME = `tablee ${FILES.join(" ")}`;

/** What is the same for everybody and changes only with the program: the rules, read without a network after one visit. */
const READ = /^\/api\/games\/\w+\/guide\/\w+$/;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll([SHELL, "/icon.svg", ...FILES])));
  self.skipWaiting();
});

addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (READ.test(url.pathname)) return event.respondWith(reading(request));
  if (url.pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

/** Names of assets change with their contents, so what is kept is never out of date. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

/** The newest where there is a network, else what was read last. */
async function reading(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** What the first page had read before there was a worker is kept as if it had come through here. */
addEventListener("message", (event) => event.waitUntil(keep(event.data)));

async function keep(addresses) {
  const kept = await caches.open(NAME);
  for (const { origin, pathname } of addresses.map((address) => new URL(address))) {
    const ours = origin === location.origin && (pathname.startsWith("/assets/") || READ.test(pathname));
    if (ours && !(await kept.match(pathname))) await kept.add(pathname).catch(() => undefined);
  }
}

// Told while the app is closed: one notice for each thing, and a click leads to it.
addEventListener("push", (event) => {
  const { title, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, icon: "/icon-192.png", data: link }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = async () => {
    const link = new URL(event.notification.data, location.origin).href;
    for (const page of await clients.matchAll({ type: "window", includeUncontrolled: true }))
      if (page.url === link) return page.focus();
    return clients.openWindow(link);
  };
  event.waitUntil(open());
});
