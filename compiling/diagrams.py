"""`python -m compiling.diagrams`: draw the architecture diagrams in docs/pictures from the code."""

from __future__ import annotations

import tomllib
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
WIDTH, HEIGHT, GAP = 150, 46, 40
STYLE = """<style>
rect { fill: #fbf1dd; stroke: #5b3a1e; stroke-width: 1.5; } path { fill: none; stroke: #9a6b3c; stroke-width: 1.4; }
text { font: 15px system-ui, sans-serif; fill: #2a1c14; } .small { font-size: 12px; fill: #6b4a2a; } .tip { fill: #9a6b3c; stroke: none; }
</style>"""

# The life of a pick: modules, and what happens in each.
LIFE = (
    ("web/src/lib/gesture.svelte.ts", "A click narrows the options to one"),
    ("src/tablee/server/connection.py", "Who is this, and which seat?"),
    ("src/tablee/server/serving.py", "Each table handles one message at a time"),
    ("src/tablee/server/acts/playing.py", "Is this decision open, and the pick offered?"),
    ("src/tablee/core/play.py", "The rules apply it; chance outcomes are recorded"),
    ("src/tablee/server/store/writer.py", "Written to disk, in one transaction"),
    ("src/tablee/server/telling.py", "Only then is each viewer sent what it may know"),
    ("web/src/lib/teller.svelte.ts", "The board shows it, then asks the next question"),
)


def layers() -> list[list[str]]:
    """Return the layers of the import contract, lowest last."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    rows = next(one["layers"] for one in settings["contracts"] if one["type"] == "layers")
    return [[name.strip(" ()") for name in row.split("|")] for row in rows if "__main__" not in row]


def box(x: float, y: float, name: str) -> str:
    middle = f'x="{x + WIDTH / 2}" y="{y + HEIGHT / 2 + 5}" text-anchor="middle"'
    return f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="8"/><text {middle}>{escape(name)}</text>'


def arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    bend = (y + to_y) / 2
    tip = f'<path class="tip" d="M{to_x} {to_y}l-4 -8h8z"/>'
    return f'<path d="M{x} {y}C{x} {bend} {to_x} {bend} {to_x} {to_y - 7}"/>{tip}'


def svg(width: float, height: float, title: str, body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">'
    return f"{head}{STYLE}\n{body}\n</svg>\n"


def imports() -> str:
    """Draw which package imports which, without arrows implied by transitivity."""
    rows = layers()
    used = packages_used([name for row in rows for name in row])
    wide = max(len(row) for row in rows) * (WIDTH + GAP) + GAP
    places: dict[str, tuple[float, float]] = {}
    for number, row in enumerate(rows):
        aside = (-GAP * 2, GAP * 2)[number % 2] if len(row) == 1 else 0  # so that no arrow runs behind a box
        left = (wide - len(row) * (WIDTH + GAP) + GAP) / 2 + aside
        places |= {name: (left + at * (WIDTH + GAP), GAP + number * (HEIGHT + GAP)) for at, name in enumerate(row)}
    arrows = [
        arrow(places[name][0] + WIDTH / 2, places[name][1] + HEIGHT, places[to][0] + WIDTH / 2, places[to][1])
        for name, others in used.items()
        for to in sorted(others)
        if not any(to in used[between] for between in others)
    ]
    boxes = [box(x, y, name) for name, (x, y) in places.items()]
    return svg(wide, GAP * 2 + len(rows) * (HEIGHT + GAP), "Which package imports which", "\n".join(arrows + boxes))


def packages_used(names: list[str]) -> dict[str, set[str]]:
    """Return the packages that each of these imports, directly or indirectly."""
    graph = grimp.build_graph("tablee")
    used: dict[str, set[str]] = {}
    for name in reversed(names):  # from the lowest layer up
        own = {
            to
            for to in used
            if graph.direct_import_exists(importer=f"tablee.{name}", imported=f"tablee.{to}", as_packages=True)
        }
        used[name] = own.union(*(used[to] for to in own))
    return used


def life() -> str:
    """Draw what happens to a pick, from a click to the next question."""
    parts = []
    for number, (module, what) in enumerate(LIFE):
        if not (ROOT / module).is_file():
            raise FileNotFoundError(f"{module} no longer exists: update LIFE in compiling/diagrams.py")
        y = 20 + number * 62
        parts.append(f'<rect x="20" y="{y}" width="560" height="{HEIGHT}" rx="8"/>')
        parts.append(f'<text x="36" y="{y + 20}">{number + 1}. {escape(what)}</text>')
        parts.append(f'<text class="small" x="36" y="{y + 38}">{escape(module)}</text>')
        if number:
            parts.append(arrow(300, y - 16, 300, y))
    return svg(600, 20 + len(LIFE) * 62, "The life of a pick", "\n".join(parts))


if __name__ == "__main__":
    (PICTURES / "imports.svg").write_text(imports(), "utf-8")
    (PICTURES / "life-of-a-pick.svg").write_text(life(), "utf-8")
