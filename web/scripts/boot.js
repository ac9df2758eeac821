// Fetches and starts the app once the first words are on the screen: until then they have the network and the processor.
const parts = document.getElementById("parts").content;
const start = () => {
  const app = parts.querySelector("[data-app]").getAttribute("href");
  document.head.append(parts); // now the browser asks for all of it
  return import(app);
};
const LATEST = 2000; // milliseconds: a browser that paints nothing starts anyway
let begun = false;
const once = () => {
  if (!begun) void start();
  begun = true;
};
if (document.hidden) once();
else {
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LATEST);
}
