"""The table of Happy Pigs: the season card, the market, who owns what, and the fields with their pigs."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.cli.picture.happy_pigs_account import account
from tablee.core.game import Json
from tablee.text import Texts

__all__ = ["account", "picture"]

HEIGHT = 6  # cells of a field; the options set its width
SEASONS = {"spring": "green", "summer": "yellow", "autumn": "dark_orange", "winter": "cyan"}
FIRST, HOLDER, COVERED = "▸", "◆", "■"
SIZES = ("baby", "small", "medium", "big")
WELL, UNSAFE = "green", "magenta"  # vaccinated or not; the sign + shows it too


def picture(view: Json, texts: Texts) -> RenderableType:
    """Draw the table, with one's own farm last, nearest to the question."""
    sketch = Sketch(view, texts)
    table = view["table"]
    seats = range(view["seats"])
    order = sorted(seats, key=lambda seat: seat == view["seat"])
    farms = Columns([sketch.farm(seat) for seat in order], padding=(0, 1))
    parts = [*sketch.season(), sketch.market(), sketch.seats(), sketch.legend(), farms]
    title = f"{sketch.say('name')} · {sketch.say('cli-hpg-round', {'round': table['round']})}"
    if view["season"]:
        title += f" · {sketch.say('cli-hpg-change', {'rounds': view['rounds_to_change']})}"
    return Panel(Group(*parts), title=title, expand=False)


class Sketch:
    """One view and the names of its things."""

    def __init__(self, view: Json, texts: Texts) -> None:
        self.view = view
        self.table = view["table"]
        self.texts = texts

    def say(self, id: str, args: dict[str, object] | None = None, attribute: str = "") -> str:
        return self.texts.catalogue.say(id, args, attribute)

    def dollars(self, amount: int) -> str:
        return self.say("cli-hpg-dollars", {"amount": amount})

    def things(self, kind: str, counts: Mapping[str, int]) -> str:
        return ", ".join(self.say(f"{kind}s-{name}", {"count": n}) for name, n in counts.items()) or "–"

    def season(self) -> list[RenderableType]:
        """Show the active card with its four numbers and its effect, and the next card if foresight reveals it."""
        season = self.view["season"]
        if season is None:
            return []
        colour = f"bold {SEASONS[season['season']]}"
        card = str(self.texts.thing("card", self.table["card"]))
        lines = [Text.assemble((card, colour), f"   {self.numbers(season)}")]
        if season["effect"]:
            lines.append(Text(self.say(f"effect-{season['effect']}", attribute="help"), "italic"))
        if self.view["next_season"]:
            lines += self.foreseen(self.view["next_season"])
        return list(lines)

    def foreseen(self, card: Json) -> list[Text]:
        """Show the next card, with its numbers and its effect (HPG-59)."""
        named = str(self.texts.thing("card", self.table["next_card"]))
        lines = [Text(f"{self.say('event-foreseen', {'card': named})}   {self.numbers(card)}", "dim")]
        if card["effect"]:
            lines.append(Text(self.say(f"effect-{card['effect']}", attribute="help"), "dim italic"))
        return lines

    def numbers(self, card: Json) -> str:
        return "   ".join(f"{self.texts.thing('action', action)} {n}" for action, n in card["numbers"].items())

    def legend(self) -> Text:
        """Explain the marks that are currently visible."""
        marks = {FIRST: "first"}
        if self.table["holder_seat"] is not None:
            marks[HOLDER] = "holder"
        if any(self.is_covered(seat, farm) for seat, farm in enumerate(self.table["farms"])):
            marks[COVERED] = "covered"
        said = [f"{mark} {self.say(f'cli-hpg-mark-{name}')}" for mark, name in marks.items()]
        signs = [f"{self.say(f'pig-{size}', attribute='sign')} {self.texts.thing('pig', size)}" for size in SIZES]
        return Text("   ".join([*said, *signs, f"+ {self.say('cli-hpg-mark-well')}"]), "dim")

    def market(self) -> RenderableType:
        """Show stocks, prices and sale values."""
        market = self.view["market"]
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for heading in ("cli-hpg-market", "cli-hpg-stock", "cli-hpg-price", "cli-hpg-sale"):
            table.add_column(self.say(heading), justify="left" if heading == "cli-hpg-market" else "right")
        for size, stock in market["pigs"].items():
            row = [str(self.texts.thing("pig", size)), str(stock), self.dollars(market["prices"][size])]
            table.add_row(*row, self.dollars(market["sales"][size]))
        for item, stock in market["items"].items():
            table.add_row(str(self.texts.thing("item", item)), str(stock), self.dollars(market["prices"][item]), "")
        seat = max(self.view["seat"], 0)
        price = self.dollars(market["field_prices"][seat])
        table.add_row(self.say("cli-hpg-field"), str(market["fields"]), price, "")
        return table

    def seats(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for heading in ("cli-hpg-money", "cli-hpg-free", "cli-hpg-pigs", "cli-hpg-items", "cli-hpg-action"):
            right = heading in {"cli-hpg-money", "cli-hpg-free"}
            table.add_column(self.say(heading), justify="right" if right else "left")
        for seat, farm in enumerate(self.table["farms"]):
            token = FIRST if seat == self.table["first_seat"] else " "
            neutral = f" {HOLDER}" if seat == self.table["holder_seat"] else ""
            style = "bold" if seat == self.view["seat"] else ""
            name = Text(f"{token} {self.texts.seat(seat)}{neutral}", style)
            goods = [self.things("pig", farm["pigs"]), self.things("item", farm["items"])]
            money, free = Text(self.dollars(farm["money"]), "bold"), self.say("cli-hpg-cells", self.cells(farm))
            table.add_row(name, money, free, *goods, self.action(seat, farm))
        return table

    def cells(self, farm: Json) -> dict[str, object]:
        """Return how many cells of a farm are free, and how many it has."""
        every = farm["fields"] * self.view["options"]["width"] * HEIGHT
        return {"free": every - sum(pig["w"] * pig["h"] for pig in farm["layout"]), "cells": every}

    def action(self, seat: int, farm: Json) -> str:
        """Show the action once it is known, with its share; a mark for a tile that is face down."""
        if farm["action"]:
            share = f" × {farm['share']}" if farm["share"] else ""
            return f"{self.texts.thing('action', farm['action'])}{share}"
        return COVERED if self.is_covered(seat, farm) else ""

    def is_covered(self, seat: int, farm: Json) -> bool:
        """True if this seat has a face-down tile."""
        sealed = self.table["phase"] == "program" and not self.view["options"]["open_programming"]
        return sealed and not farm["action"] and seat not in self.table["asked"]

    def farm(self, seat: int) -> RenderableType:
        """Draw a seat's fields in a row; without fences between them if pigs may straddle."""
        farm = self.table["farms"][seat]
        ground = Ground(farm["fields"], self.view["options"])
        for pig in farm["layout"]:
            size = pig["pig"].removeprefix("vaccinated-")
            ground.put(pig, self.say(f"pig-{size}", attribute="sign"))
        style = "bold" if seat == self.view["seat"] else ""
        drawn = ground.numbered() if self.view["options"]["by_hand"] else ground.text()
        return Panel(drawn, title=Text(self.texts.seat(seat), style), padding=(0, 1), expand=False)


class Ground:
    """The cells of a row of fields, each two characters wide and one high."""

    def __init__(self, fields: int, options: Json) -> None:
        self.fields = fields
        self.straddle = options["straddle"]
        self.width = options["width"]
        self.signs = [["·", " "] * (self.width * fields) for _ in range(HEIGHT)]
        self.styles = [["dim"] * (2 * self.width * fields) for _ in range(HEIGHT)]

    def put(self, pig: Json, sign: str) -> None:
        """Draw a pig as a box over its cells, with the sign of its size and a + if it is vaccinated."""
        is_well = pig["pig"].startswith("vaccinated-")
        left, top, width, height = 2 * pig["x"], pig["y"], 2 * pig["w"], pig["h"]
        for row in range(height):
            ends = "╭╮" if row == 0 else "╰╯" if row == height - 1 else "││"
            inner = "─" if row in {0, height - 1} else " "
            line = [ends[0], *inner * (width - 2), ends[1]]
            if row == 0:
                line[1 : 2 + is_well] = [sign, "+"][: 1 + is_well]
            self.signs[top + row][left : left + width] = line
            self.styles[top + row][left : left + width] = [WELL if is_well else UNSAFE] * width

    def text(self) -> Text:
        lines = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text()
            for i, (sign, style) in enumerate(zip(signs, styles, strict=True)):
                if i and i % (2 * self.width) == 0 and not self.straddle:
                    line.append(" │ ", "dim")
                line.append(sign, style)
            lines.append(line)
        return Text("\n").join(lines)

    def numbered(self) -> Text:
        """Add cell names, for arranging by hand: columns from A in each field, rows 1 to 6."""
        letters = "".join(f"{letter} " for letter in "ABCDEFGHIJKL"[: self.width])
        head = ("" if self.straddle else "   ").join([letters] * self.fields)
        rows = [Text.assemble((f"{n} ", "dim"), line) for n, line in enumerate(self.text().split("\n"), start=1)]
        return Text("\n").join([Text(f"  {head}", "dim"), *rows])
