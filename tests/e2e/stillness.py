"""Layout stability: records all of the browser's layout shifts, including those after a touch."""

from __future__ import annotations

from typing import Any

from tests.e2e.guest import Guest

BOTS = ["Ada", "Blaise", "Emmy", "Alan", "Sophie", "Kurt", "Grace", "Carl"]

WATCH = """() => {
  window.shifts = [];
  const named = node => {
    const parts = [];
    for (let e = node?.nodeType === 1 ? node : node?.parentElement; e && parts.length < 3; e = e.parentElement)
      parts.unshift(e.tagName.toLowerCase() + [...e.classList].filter(c => !c.startsWith("svelte")).map(c => "." + c).join(""));
    return parts.join(" > ");
  };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      shifts.push({ value: entry.value, what: entry.sources.map(({ node, previousRect: a, currentRect: b }) =>
        `${named(node)} by ${Math.round(b.x - a.x)}, ${Math.round(b.y - a.y)}, now at ${[b.x, b.y, b.width, b.height].map(Math.round)}`) });
  }).observe({ type: "layout-shift" });
}"""

# The browser tells of a shift after the frame in which it happened.
SHIFTS = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return window.shifts;
}"""

# Words that stick out of the screen, or are cut off where nothing scrolls. Names that people chose may be shortened;
# a lamp replaces `asked` where there is no room for words.
CUT = """names => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    const said = text.textContent.trim();
    if (!said || !parent.checkVisibility({ visibilityProperty: true }) || parent.closest(".spoken, [hidden], .log, .asked"))
      continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || names.some(name => said.includes(name))) continue;
    let [scrolls, seen] = [false, true];
    for (let e = parent; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      seen &&= style.clipPath === "none";
      scrolls ||= [style.overflowX, style.overflowY].includes("auto") || e.matches(".map");
      if (!seen || scrolls || style.position === "fixed") break;
      if (style.overflowX !== "hidden" && style.overflowX !== "clip") continue;
      const room = e.getBoundingClientRect();
      if (box.right > room.right + 2 || box.bottom > room.bottom + 3) found.push(`${said} in ${e.className}`);
    }
    if (seen && !scrolls && (box.right > innerWidth + 2 || box.left < -2)) found.push(`${said} off the screen`);
  }
  return found;
}"""


# Waits until fonts are loaded and the page has stopped growing.
ARRIVED = """async () => {
  await document.fonts.ready;
  let [count, still] = [-1, 0];
  while (still < 20) {
    await new Promise(requestAnimationFrame);
    const now = document.querySelectorAll("main *").length;
    still = now === count ? still + 1 : 0;
    count = now;
  }
}"""


def watch(guest: Guest) -> None:
    """Start recording layout shifts on this page."""
    guest.page.evaluate(ARRIVED)
    guest.page.evaluate(WATCH)


def assert_still(guest: Guest) -> None:
    """Assert that nothing has shifted since `watch`."""
    moved: list[dict[str, Any]] = guest.page.evaluate(SHIFTS)
    assert sum(each["value"] for each in moved) == 0, moved[:5]


def cut_words(guest: Guest) -> list[str]:
    """Return the words that cannot be read on the current page."""
    tables = [frame for frame in guest.frames if frame["type"] == "table"]
    people = [chair["name"] for chair in tables[-1]["seats"] if chair["name"]] if tables else []
    return list(guest.page.evaluate(CUT, people + BOTS))
