"""The drawings of each world, against their reference pictures; edges may be smoothed differently, nothing else."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Browser

from tests.e2e.prints import REFERENCES, WORLDS, sheet

# Pixels that have no like in the other picture within one pixel around: a smoothed edge has, a changed shape has not.
STRANGE = """async ([one, two]) => {
    const read = async data => {
        const image = new Image();
        image.src = "data:image/png;base64," + data;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = [await read(one), await read(two)];
    if (a.width !== b.width || a.height !== b.height) return [`${a.width}x${a.height}`, `${b.width}x${b.height}`];
    const near = (p, q, i, j) => [0, 1, 2].every(k => Math.abs(p[i + k] - q[j + k]) <= 40);
    const strange = [];
    for (let y = 1; y < a.height - 1; y++) for (let x = 1; x < a.width - 1; x++) {
        const i = 4 * (y * a.width + x);
        if (near(a.data, b.data, i, i)) continue;
        const around = [-1, 0, 1].flatMap(v => [-1, 0, 1].map(u => i + 4 * (v * a.width + u)));
        const met = around.some(j => near(a.data, b.data, i, j)) && around.some(j => near(b.data, a.data, i, j));
        if (!met && strange.push(`${x},${y}`) > 5) return strange;
    }
    return strange;
}"""


@pytest.mark.parametrize("world", WORLDS)
def test_every_drawing_is_as_it_was(site: str, browser: Browser, world: str) -> None:
    drawn = base64.b64encode(sheet(browser, site, world)).decode()
    kept = base64.b64encode((REFERENCES / f"{world}.png").read_bytes()).decode()
    page = browser.new_page()
    strange = page.evaluate(STRANGE, [kept, drawn])
    page.close()
    assert not strange, f"{world} differs at {strange}; if meant so: python -m tests.e2e.pictures art"
