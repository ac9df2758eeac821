"""What moves by itself: the browser's own observer of layout shifts, all of them, also those that follow a touch."""

from __future__ import annotations

from typing import Any

from tests.e2e.guest import Guest

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
        `${named(node)} by ${Math.round(b.x - a.x)}, ${Math.round(b.y - a.y)}`) });
  }).observe({ type: "layout-shift" });
}"""

# Words that stick out of the screen, or are cut off where nothing scrolls. Names people chose may be shortened.
CUT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent.trim() || !parent.checkVisibility() || parent.closest(".spoken, [hidden], [aria-hidden] .off, .log"))
      continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || parent.closest("strong, .name, .who, .known, .short")) continue;
    for (let e = parent; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.clipPath !== "none" || style.position === "fixed") break;
      if (style.overflowX === "auto" || style.overflowY === "auto") break;
      if (style.overflowX !== "hidden" && style.overflowX !== "clip") continue;
      const room = e.getBoundingClientRect();
      if (box.right > room.right + 2 || box.bottom > room.bottom + 3) found.push(`${text.textContent.trim()} in ${e.className}`);
      break;
    }
  }
  return found;
}"""


# Letters have come, the log has been filled: nothing of the arrival is under way.
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
    """From now on, see whatever shifts on this page."""
    guest.page.evaluate(ARRIVED)
    guest.page.evaluate(WATCH)


def assert_still(guest: Guest) -> None:
    """Nothing has shifted since: not by a pixel that a browser counts."""
    moved: list[dict[str, Any]] = guest.page.evaluate("window.shifts")
    assert sum(each["value"] for each in moved) == 0, moved[:5]


def cut_words(guest: Guest) -> list[str]:
    return list(guest.page.evaluate(CUT))
