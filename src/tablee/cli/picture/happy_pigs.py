"""The table of Happy Pigs: the season card, the market, who has what, and the fields with their pigs in the cells."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.core.game import Json
from tablee.text import Texts

HEIGHT = 6  # cells of a field; the options say how wide it is
SEASONS = {"spring": "green", "summer": "yellow", "autumn": "dark_orange", "winter": "cyan"}
WELL, UNSAFE = "green", "magenta"  # vaccinated or not; the sign + says it too


def picture(view: Json, texts: Texts) -> RenderableType:
    """Own farm last, nearest to the question."""
    sketch = Sketch(view, texts)
    table = view["table"]
    seats = range(view["seats"])
    order = sorted(seats, key=lambda seat: seat == view["seat"])
    farms = Columns([sketch.farm(seat) for seat in order], padding=(0, 1))
    parts = [*sketch.season(), sketch.market(), sketch.seats(), farms]
    title = f"{sketch.say('name')} · {sketch.say('cli-hpg-round', {'round': table['round']})}"
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
        """The active card with its four numbers and its effect, and the card to come where foresight shows it."""
        season = self.view["season"]
        if season is None:
            return []
        colour = f"bold {SEASONS[season['season']]}"
        numbers = "   ".join(f"{self.texts.thing('action', action)} {n}" for action, n in season["numbers"].items())
        lines = [Text.assemble((str(self.texts.thing("card", self.table["card"])), colour), f"   {numbers}")]
        if season["effect"]:
            lines.append(Text(self.say(f"effect-{season['effect']}", attribute="help"), "italic"))
        if self.table["next_card"]:
            named = str(self.texts.thing("card", self.table["next_card"]))
            lines.append(Text(self.say("event-foreseen", {"card": named}), "dim"))
        return list(lines)

    def market(self) -> RenderableType:
        """What there is, what it costs and what it brings."""
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
        for heading in ("cli-hpg-money", "cli-hpg-pigs", "cli-hpg-items", "cli-hpg-action"):
            table.add_column(self.say(heading), justify="right" if heading == "cli-hpg-money" else "left")
        for seat, farm in enumerate(self.table["farms"]):
            token = "▸" if seat == self.table["first_seat"] else " "
            neutral = " ◆" if seat == self.table["holder_seat"] else ""
            style = "bold" if seat == self.view["seat"] else ""
            name = Text(f"{token} {self.texts.seat(seat)}{neutral}", style)
            goods = [self.things("pig", farm["pigs"]), self.things("item", farm["items"])]
            table.add_row(name, Text(self.dollars(farm["money"]), "bold"), *goods, self.action(seat, farm))
        return table

    def action(self, seat: int, farm: Json) -> str:
        """The action once it is known, with its share; a mark for a tile that lies face down."""
        if farm["action"]:
            share = f" × {farm['share']}" if farm["share"] else ""
            return f"{self.texts.thing('action', farm['action'])}{share}"
        return "■" if self.table["phase"] == "program" and seat not in self.table["asked"] else ""

    def farm(self, seat: int) -> RenderableType:
        """The fields of a seat in a row; without fences between them where pigs may straddle."""
        farm = self.table["farms"][seat]
        ground = Ground(farm["fields"], self.view["options"])
        for pig in farm["layout"]:
            size = pig["pig"].removeprefix("vaccinated-")
            ground.put(pig, self.say(f"pig-{size}", attribute="sign"))
        style = "bold" if seat == self.view["seat"] else ""
        drawn = ground.numbered() if self.view["options"]["by_hand"] else ground.text()
        return Panel(drawn, title=Text(self.texts.seat(seat), style), padding=(0, 1), expand=False)


class Ground:
    """The cells of a row of fields, two characters wide and one high."""

    def __init__(self, fields: int, options: Json) -> None:
        self.fields = fields
        self.straddle = options["straddle"]
        self.width = options["width"]
        self.signs = [["·", " "] * (self.width * fields) for _ in range(HEIGHT)]
        self.styles = [["dim"] * (2 * self.width * fields) for _ in range(HEIGHT)]

    def put(self, pig: Json, sign: str) -> None:
        """Draw a pig as a box over its cells, with the sign of its size and a + when it is vaccinated."""
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
        """With the names of the cells, for those who arrange by hand: columns from A on in each field, rows 1 to 6."""
        letters = "".join(f"{letter} " for letter in "ABCDEFGHIJKL"[: self.width])
        head = ("" if self.straddle else "   ").join([letters] * self.fields)
        rows = [Text.assemble((f"{n} ", "dim"), line) for n, line in enumerate(self.text().split("\n"), start=1)]
        return Text("\n").join([Text(f"  {head}", "dim"), *rows])
