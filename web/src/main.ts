import "@fontsource-variable/inter";
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/entering.css";
import "./look/first.css";
import "./look/print.css";
import "./look/titles.css";

// Mount in a separate task: until here the browser was busy parsing the program.
setTimeout(() => mount(App, { target: document.getElementById("app")! }));
const DRAWN = 1500; // milliseconds after loading, in which the first page is drawn
const loaded = new Promise<void>((go) => {
  if (document.readyState === "complete") go();
  else addEventListener("load", () => go());
});
// The typefaces of titles on shelves come after everything else.
void loaded.then(() => (document.documentElement.dataset["settled"] = ""));
if (import.meta.env.PROD && navigator.serviceWorker) {
  const worker = navigator.serviceWorker;
  if (!worker.controller) worker.addEventListener("controllerchange", tellLoaded, { once: true });
  // It fetches the app once more, so it comes after the first page.
  void loaded.then(() => setTimeout(() => void worker.register("/worker.js"), DRAWN));
}

/** Tell the service worker what was and is being loaded: on a first visit it starts too late to see it. */
function tellLoaded(): void {
  const told = (list: PerformanceObserverEntryList) =>
    navigator.serviceWorker.controller?.postMessage(list.getEntries().map(({ name }) => name));
  new PerformanceObserver(told).observe({ type: "resource", buffered: true });
}

// After an update of the server, an open page may request chunks that no longer exist: reload it, once for each.
addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine) return;
  const gone = String((event as Event & { payload?: Error }).payload?.message);
  const before = sessionStorage.getItem("tablee-gone") ?? "";
  if (before.split("\n").includes(gone)) return;
  sessionStorage.setItem("tablee-gone", `${before}\n${gone}`);
  event.preventDefault();
  location.reload();
});
