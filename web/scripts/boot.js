// Starts the app once the first words are on the screen: until then the browser paints instead of running the program.
const start = () => import(document.querySelector("link[data-app]").href);
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
