"""The forest of Zombies!!! 4: a map with walls, doors, dogs, tokens and pawns, then the players and one's own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.core.game import Json
from tablee.games.zombies4.cards.picks import SQUARES, TILE_NAMES
from tablee.games.zombies4.cards.tiles import COMPASS, TILES
from tablee.games.zombies4.edge.spelling import square_named
from tablee.text import Texts

PAWNS = "ABCDEF"
COLOURS = ("bold cyan", "bold magenta", "bold yellow", "bold blue", "bold white", "bold green")
GROUND = {".": "·", "T": "♣", "B": "□", "D": "□", "A": "†", "P": "¤", "C": "∩", "=": "=", "~": "≈", "x": "░"}
STYLES = {"♣": "green", "♥": "bold red", "•": "bold yellow", "≈": "blue", "░": "dim", "·": "dim"}
TOKENS = {"heart": "♥", "bullet": "•"}
GROUNDS = {
    "T": "ground-wooded", ".": "ground-clear", "B": "ground-room", "D": "ground-dock", "A": "ground-altar",
    "P": "ground-wreck", "C": "ground-cave", "=": "ground-deck", "~": "ground-water", "x": "ground-bank",
}  # fmt: skip
ENDS = ("win-spell", "win-kills", "dawn", "stopped")
SQUARE_WIDTH, SQUARE_HEIGHT = 4, 2
TILE_WIDTH = 3 * SQUARE_WIDTH - 1
KINDS = {tile.id: tile for tile in TILES}


def picture(view: Json, texts: Texts) -> RenderableType:
    """Draw the table as one seat (or a spectator) sees it."""
    say = texts.catalogue.say
    title = say("forest-title", {"round": view["round"], "tiles": len(view["pile"]), "cards": view["draw"]})
    night = dawn(view, texts)
    parts = [
        Map(view, texts),
        Text(names_of_tiles(view, texts), "bold"),
        Text(say("forest-legend"), "dim"),
        *drawn_tile(view, texts),
        players(view, texts),
        *own_hand(view, texts),
    ]
    return Panel(Group(*parts), title=f"{say('name')} · {title}{f' · {night}' if night else ''}", expand=False)


def names_of_tiles(view: Json, texts: Texts) -> str:
    """List every named tile of the map, with its number."""
    named = [(slot, tile["tile"]) for slot, tile in enumerate(view["tiles"]) if not KINDS[tile["tile"]].is_forest]
    return " · ".join(f"T{slot}\u00a0{texts.thing('tile', tile)}" for slot, tile in named)


def dawn(view: Json, texts: Texts) -> str:
    """Show how long the night lasts, if the table plays with one (ZTE-C1)."""
    night = view["options"]["night"]
    if not night or view["dawn"]:
        return ""
    if view["pile"]:
        return texts.catalogue.say("forest-night", {"count": night})
    return texts.catalogue.say("forest-dawn", {"count": max(0, night + 1 - view["hours"])})


def drawn_tile(view: Json, texts: Texts) -> list[RenderableType]:
    """Show the tile being laid: what it is, and how it looks in each rotation."""
    step = view["agenda"][-1] if view["agenda"] else {}
    if step.get("step") != "laying":
        return []
    name = str(texts.thing("tile", step["tile"]))
    family = step["tile"] if texts.catalogue.has(f"tile-{step['tile']}") else step["tile"].rpartition("-")[0]
    said = Text(texts.catalogue.say("pair", {"name": name, "value": texts.catalogue.say(f"tile-{family}", {}, "help")}))
    said.stylize("bold", 0, len(name))
    turned = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    alone = {**view, "dogs": {}, "humans": {}, "tokens": {}, "players": []}
    looks = []
    for angle in (0, 90, 180, 270):
        turned.add_column(f"{angle}°", justify="left")
        looks.append(
            Map({**alone, "tiles": [{"tile": step["tile"], "x": 0, "y": 0, "angle": angle}]}, texts, small=True)
        )
    turned.add_row(*looks)
    return [said, turned]


class Map:
    """The map as a grid of characters, cropped to the terminal's width around one's own pawn."""

    def __init__(self, view: Json, texts: Texts, small: bool = False) -> None:
        self.view = view
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        for slot, tile in enumerate(view["tiles"]):
            self.draw_tile(slot, tile)
        for slot, tile in enumerate(view["tiles"] if not small else []):
            name = "" if KINDS[tile["tile"]].is_forest else f" {texts.thing('tile', tile['tile'])}"
            self.label(tile, f"T{slot}{name}")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        rows, columns = zip(*self.cells, strict=True)
        left, right = self.window(min(columns), max(columns), options.max_width)
        for row in range(min(rows), max(rows) + 1):
            line = Text(no_wrap=True, overflow="crop")
            for column in range(left, right + 1):
                line.append(*self.cells.get((row, column), (" ", "")))
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        columns = [column for _, column in self.cells]
        width = min(max(columns) - min(columns) + 1, options.max_width)
        return Measurement(width, width)

    def window(self, low: int, high: int, width: int) -> tuple[int, int]:
        """Return the columns that fit, with one's own pawn (or the active one) in the middle."""
        if high - low < width:
            return low, high
        seat = self.view["seat"] if self.view["seat"] >= 0 else self.view["active"]
        square = (self.view["players"][seat]["square"] if self.view["players"] else None) or "T0.s"
        slot = int(square.partition(".")[0][1:])
        middle = self.view["tiles"][slot]["x"] * 3 * SQUARE_WIDTH + 6
        left = max(low, min(middle - width // 2, high - width + 1))
        return left, left + width - 1

    def draw_tile(self, slot: int, shown: Json) -> None:
        """Draw nine squares with their edges."""
        tile, turns = KINDS[shown["tile"]], shown["angle"] // 90
        for place in range(9):
            printed = turned_back(place, turns)
            row = (shown["y"] * 3 + place // 3) * SQUARE_HEIGHT
            column = (shown["x"] * 3 + place % 3) * SQUARE_WIDTH
            self.draw_square(row + 1, column + 1, tile.squares[printed], f"T{slot}.{COMPASS[place]}")
            for side in range(4):
                self.draw_edge(row, column, side, tile.edge(printed, (side - turns) % 4))

    def label(self, shown: Json, name: str) -> None:
        """Write a tile's number, and its name if there is room, on an edge between squares without hiding a wall."""
        best = (0, 0, 0)
        left = shown["x"] * 3 * SQUARE_WIDTH + 1
        for line in range(3):
            row = (shown["y"] * 3 + line) * SQUARE_HEIGHT
            for start in range(left, left + TILE_WIDTH):
                free = 0
                while start + free < left + TILE_WIDTH and (row, start + free) not in self.cells:
                    free += 1
                best = max(best, (min(free, len(name)), -row, -start))
        length, row, column = best[0], -best[1], -best[2]
        if length:
            self.write(row, column, name if length >= len(name) else name.partition(" ")[0][:length], "reverse dim")

    def draw_square(self, row: int, column: int, letter: str, name: str) -> None:
        """Draw dogs, then a token or the ground, then a pawn."""
        if letter in "~x":
            self.write(row, column, GROUND[letter] * 3, STYLES[GROUND[letter]])
            return
        dogs = self.view["dogs"].get(name, 0)
        zombie = "Z" if name in self.view["humans"] else " dD"[dogs]
        self.write(row, column, zombie, "bold red")
        middle = TOKENS.get(self.view["tokens"].get(name, ""), GROUND[letter])
        self.write(row, column + 1, middle, STYLES.get(middle, ""))
        pawns = [seat for seat, player in enumerate(self.view["players"]) if player["square"] == name]
        if pawns:
            self.write(row, column + 2, PAWNS[pawns[0]] if len(pawns) == 1 else str(len(pawns)), COLOURS[pawns[0]])

    def draw_edge(self, row: int, column: int, side: int, edge: str) -> None:
        """Draw a wall or a door; open edges stay blank."""
        if edge in " :":
            return
        if side % 2 == 0:
            at = row if side == 0 else row + SQUARE_HEIGHT
            self.write(at, column, "+───+" if edge != "d" else "+╴ ╶+", "")
        else:
            at = column if side == 3 else column + SQUARE_WIDTH
            for line, char in ((row, "+"), (row + 1, "╎" if edge == "d" else "│"), (row + 2, "+")):
                self.write(line, at, char, "")

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for i, char in enumerate(text):
            self.cells[row, column + i] = (char, style)


def turned_back(place: int, turns: int) -> int:
    """Return the printed square at this place of a tile that is turned clockwise."""
    row, column = divmod(place, 3)
    for _ in range(turns):
        row, column = 2 - column, row
    return row * 3 + column


def players(view: Json, texts: Texts) -> RenderableType:
    say = texts.catalogue.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("player", "square", "hearts", "bullets", "trophies", "needed", "cards", "front", "effects"):
        is_word = heading in ("player", "front", "effects")
        table.add_column(say(f"forest-{heading}"), justify="left" if is_word else "center")
    for seat, player in enumerate(view["players"]):
        name = Text(f"{'▶ ' if seat == view['active'] else '  '}{PAWNS[seat]} {texts.seat(seat)}", COLOURS[seat])
        hearts = f"{player['halves'] // 2}{'½' if player['halves'] % 2 else ''}"
        spell = f"{view['needed']['spell'][seat]}+"
        numbers = [hearts, player["bullets"], player["trophies"], spell, player["hand"]]
        where = str(texts.thing("square", player["square"])) if player["square"] else "–"
        table.add_row(name, where, *map(str, numbers), laid(player, texts), effects(player, texts))
    return table


def laid(player: Json, texts: Texts) -> str:
    return str(texts.thing("card", player["front"])) if player["front"] else "–"


def effects(player: Json, texts: Texts) -> str:
    """List temporary effects, and whether the cycle's card has been played."""
    say = texts.catalogue.say
    names = ("lost", "repellent", "fever", "carded", "paged")
    return ", ".join(say(f"forest-{name}") for name in names if player[name]) or "–"


# Descriptions of places, and of the end


def now(view: Json, texts: Texts, thing: str) -> str:
    """Describe what is on a square or a tile of the map: `T3.n`, `T3`."""
    step = view["agenda"][-1] if view["agenda"] else {"step": ""}
    named = square_named(thing, step)
    tile, _, point = named.upper().partition(".")
    slot = int(tile[1:]) if tile in TILE_NAMES else len(view["tiles"])
    if slot >= len(view["tiles"]) or (point and named not in SQUARES):
        return ""
    shown = view["tiles"][slot]
    name = {"place": tile, "tile": str(texts.thing("tile", shown["tile"]))}
    if not point:
        squares = [square for square in SQUARES if square.startswith(f"{tile}.")]
        return ", ".join([texts.catalogue.say("forest-tile", name), *lying(view, texts, squares)])
    place = COMPASS.index(point.lower())
    letter = KINDS[shown["tile"]].squares[turned_back(place, shown["angle"] // 90)]
    where = {"compass": texts.catalogue.say(f"point-{point.lower()}"), "ground": texts.catalogue.say(GROUNDS[letter])}
    return ", ".join([texts.catalogue.say("forest-spot", {**name, **where}), *lying(view, texts, [named])])


def lying(view: Json, texts: Texts, squares: list[str]) -> list[str]:
    """Describe zombies, tokens and pawns on squares; for a single one also the steps to walk there."""
    say = texts.catalogue.say
    tokens = [view["tokens"][square] for square in squares if square in view["tokens"]]
    counts = {
        "forest-dogs": sum(view["dogs"].get(square, 0) for square in squares),
        "forest-humans": sum(square in view["humans"] for square in squares),
        "forest-tokens-heart": tokens.count("heart"),
        "forest-tokens-bullet": tokens.count("bullet"),
        "forest-steps": steps_to(view["reach"], squares[0]) if len(squares) == 1 else 0,
    }
    pawns = [texts.seat(seat) for seat, player in enumerate(view["players"]) if player["square"] in squares]
    return [*(say(id, {"count": count}) for id, count in counts.items() if count), *pawns] or [say("forest-empty")]


def steps_to(reach: Json, square: str) -> int:
    """Return how many steps away a reachable square is; 0 if it is not reachable."""
    steps = 0
    while square in reach:
        square, steps = reach[square], steps + 1
    return steps


def ending(told: list[Json], texts: Texts) -> str:
    """Describe the end: by the spell, by trophies, at dawn, or because nobody could win any more."""
    last = next((event for event in reversed(told) if event["event"] in ENDS), None)
    return texts.event(last) if last else ""


def own_hand(view: Json, texts: Texts) -> list[RenderableType]:
    if view["seat"] < 0:
        return []
    cards = texts.thing("card", view["hand"]) if view["hand"] else "–"
    said = Text(texts.catalogue.say("forest-hand", {"cards": cards}), "bold")
    if view["passing"]:
        said.append(f"  ({texts.catalogue.say('forest-passing')} {texts.thing('until', view['passing'])})", "yellow")
    return [said]
