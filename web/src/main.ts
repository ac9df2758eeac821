import "@fontsource-variable/inter";
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/print.css";
import "./look/titles.css";

// A task of its own: until here the browser was busy reading the program.
setTimeout(() => mount(App, { target: document.getElementById("app")! }));
if (import.meta.env.PROD && navigator.serviceWorker) {
  const worker = navigator.serviceWorker;
  if (!worker.controller) worker.addEventListener("controllerchange", tellLoaded, { once: true });
  void worker.register("/worker.js");
}

/** On a first visit the worker comes late: it is told what was loaded before, and what is still on its way. */
function tellLoaded(): void {
  const told = (list: PerformanceObserverEntryList) =>
    navigator.serviceWorker.controller?.postMessage(list.getEntries().map(({ name }) => name));
  new PerformanceObserver(told).observe({ type: "resource", buffered: true });
}

// A page that was open while the server was renewed asks for parts that are gone: it is loaded anew, once for each.
addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine) return;
  const gone = String((event as Event & { payload?: Error }).payload?.message);
  const before = sessionStorage.getItem("tablee-gone") ?? "";
  if (before.split("\n").includes(gone)) return;
  sessionStorage.setItem("tablee-gone", `${before}\n${gone}`);
  event.preventDefault();
  location.reload();
});
