// Starts the app once the first words are on the screen; until then they have the processor, and the network too where
// the links to the app stand in a template.
const later = document.getElementById("parts")?.content;
const start = () => {
  const app = (later ?? document).querySelector("[data-app]").getAttribute("href");
  if (later) document.head.append(later); // now the browser asks for all of it
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
