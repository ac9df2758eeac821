"""Every drawing of a world on one contact sheet, and how much two sheets differ.

`python -m tests.e2e.pictures drawings` regenerates the sheets in `tests/e2e/drawings`.
"""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.prints import opened

SHEETS = Path(__file__).parent / "drawings"
SIZE, COLUMNS, BLOCK = 32, 20, 4  # pixels of a drawing, drawings per row, pixels of a compared block
# Moves the page's drawings, including seeds and moods, into cells of equal size on their own background.
LAY_OUT = """([size, columns]) => {
  const ground = getComputedStyle(document.querySelector("[data-world-shown]")).backgroundColor;
  const drawn = [...document.querySelectorAll("figure .small svg, .seeds svg")];
  const sheet = document.createElement("div");
  Object.assign(sheet.style, { position: "fixed", inset: "0", zIndex: "99", display: "grid", alignContent: "start",
    gridTemplateColumns: `repeat(${columns}, ${size}px)`, gridAutoRows: `${size}px`, background: ground });
  document.body.append(sheet);
  return drawn.map((one) => {
    const cell = document.createElement("span");
    cell.style.overflow = "hidden";
    sheet.append(cell);
    cell.append(one);
    return `${one.dataset.name} ${one.getAttribute("class").replace(/art(-over)?/g, "").trim()}`.trim();
  });
}"""
# For each cell: the difference of its most different block, as a mean over the color channels.
DIFFER = """async ([before, after, size, columns, count, block]) => {
  const pixels = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(before), await pixels(after)];
  if (a.width !== b.width || a.height !== b.height) return null;
  return Array.from({ length: count }, (_, i) => {
    let most = 0;
    for (let y = 0; y < size; y += block) for (let x = 0; x < size; x += block) {
      let sum = 0;
      for (let dy = 0; dy < block; dy++) for (let dx = 0; dx < block; dx++) {
        const [left, top] = [(i % columns) * size + x + dx, Math.floor(i / columns) * size + y + dy];
        for (let c = 0; c < 3; c++) sum += Math.abs(a.data[(top * a.width + left) * 4 + c] - b.data[(top * a.width + left) * 4 + c]);
      }
      most = Math.max(most, sum / (3 * block * block));
    }
    return most;
  });
}"""


def sheet(browser: Browser, url: str, world: str) -> tuple[bytes, list[str]]:
    """Return the sheet of a world as currently drawn, and the names of its cells."""
    page = opened(browser, url, f"/art?world={world}", {"width": SIZE * COLUMNS, "height": 900})
    names: list[str] = page.evaluate(LAY_OUT, [SIZE, COLUMNS])
    rows = -(-len(names) // COLUMNS)
    picture = page.screenshot(clip={"x": 0, "y": 0, "width": SIZE * COLUMNS, "height": SIZE * rows})
    page.context.close()
    return picture, names


def differences(browser: Browser, before: bytes, after: bytes, count: int) -> list[float] | None:
    """Return how much each drawing has changed, of 255; None if the sheets differ in size."""
    page = browser.new_page()
    both = [base64.b64encode(png).decode() for png in (before, after)]
    found: list[float] | None = page.evaluate(DIFFER, [*both, SIZE, COLUMNS, count, BLOCK])
    page.close()
    return found
