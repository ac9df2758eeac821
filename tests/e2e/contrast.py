"""Contrast of words over drawings, measured against the pixels painted behind them.

axe only compares colors of boxes; here the page is painted without its words, and every word is compared with what
shows behind it. Outlined words bring their own background and are left out.
"""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

AA, AA_LARGE = 4.5, 3.0
LARGE, LARGE_BOLD = 24, 18.66  # pixels from which text counts as large (WCAG 2.2, 1.4.3)
SPOILED = 0.12  # the fraction of the background that may be the edge of something else

# Every visible line of text: its position, its color with all opacities, and its size.
WORDS = """() => {
  const found = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    const said = text.textContent.trim();
    if (!said || parent.closest("svg, script, style, option, [disabled], [aria-disabled=true], .spoken, [hidden]")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(parent);
    if (parseFloat(style.webkitTextStrokeWidth) > 0) continue;
    let [pale, cut] = [1, false];
    const rooms = []; // what lies outside of them is not painted
    for (let e = parent; e; e = e.parentElement) {
      const each = getComputedStyle(e);
      pale *= Number(each.opacity);
      cut ||= each.clipPath !== "none";
      if (each.overflowX !== "visible" && e !== document.body) rooms.push(e.getBoundingClientRect());
    }
    if (cut) continue;
    range.selectNodeContents(text);
    for (const whole of range.getClientRects()) {
      // Where its letters stand: a line may be higher than the box that is painted behind it.
      const high = Math.min(whole.height, parseFloat(style.fontSize) * 0.7);
      const box = { x: whole.x, y: whole.y + (whole.height - high) / 2, width: whole.width, height: high };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (rooms.some((room) => x < room.left || x > room.right || y < room.top || y > room.bottom)) continue;
      if (box.width < 4 || box.height < 4 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (top && !parent.contains(top) && !top.contains(parent)) continue; // something lies over it
      found.push({ said, x: box.x, y: box.y, w: box.width, h: box.height, color: style.color, pale,
        size: parseFloat(style.fontSize), bold: Number(style.fontWeight) >= 700 });
    }
  }
  return found;
}"""
# A constructed style sheet is not an inline style, which the server's policy forbids.
WITHOUT_WORDS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after { color: transparent !important; text-shadow: none !important;
    -webkit-text-fill-color: transparent !important; transition: none !important; animation: none !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
WITH_WORDS = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"
# For each word: the contrast that all but a few pixels behind it reach.
MEASURE = """async ([png, words, scale, spoiled]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  paper.drawImage(image, 0, 0);
  const one = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const linear = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return words.map(({ x, y, w, h, color, pale }) => {
    one.clearRect(0, 0, 1, 1);
    one.fillStyle = color;
    one.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = one.getImageData(0, 0, 1, 1).data;
    const shows = (a / 255) * pale;
    const { data } = paper.getImageData(x * scale, y * scale, Math.max(1, w * scale), Math.max(1, h * scale));
    const found = [];
    for (let i = 0; i < data.length; i += 4) {
      const under = [data[i], data[i + 1], data[i + 2]];
      const ink = [r, g, b].map((c, k) => c * shows + under[k] * (1 - shows));
      const [p, q] = [light(ink), light(under)];
      found.push((Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05));
    }
    found.sort((one, other) => one - other);
    return found[Math.floor(found.length * spoiled)];
  });
}"""


def faint_words(page: Page) -> list[str]:
    """Return the words of this page with too little contrast to what is painted behind them."""
    page.mouse.move(0, 0)
    words: list[dict[str, Any]] = page.evaluate(WORDS)
    assert words, "a page without words"
    page.evaluate(WITHOUT_WORDS)
    painted = base64.b64encode(page.screenshot(animations="disabled")).decode()
    page.evaluate(WITH_WORDS)
    desk = page.context.new_page()
    scale = page.evaluate("devicePixelRatio")
    measured: list[float] = desk.evaluate(MEASURE, [painted, words, scale, SPOILED])
    desk.close()
    return sorted(
        f"{word['said'][:40]} {contrast:.1f}"
        for word, contrast in zip(words, measured, strict=True)
        if contrast < (AA_LARGE if is_large(word) else AA)
    )


def is_large(word: dict[str, Any]) -> bool:
    return bool(word["size"] >= (LARGE_BOLD if word["bold"] else LARGE))
