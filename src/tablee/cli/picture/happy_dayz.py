"""The table of Happy DayZ: the board with its two sides, the trick, the Communities and one's own hand."""

from __future__ import annotations

from itertools import groupby

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.core.game import Json
from tablee.games.happy_dayz.cards import TOWNS
from tablee.text import Texts

COLOURS = ("magenta", "green", "yellow", "red", "cyan")  # the three Factions in order, Zombies, Mini-vans


def picture(view: Json, texts: Texts) -> RenderableType:
    """Draw the table. Face-down piles show their size; what perfect memory knows of them only with `memory=open`."""
    sketch = Sketch(view, texts)
    parts = [sketch.factions(), sketch.board(), sketch.communities()]
    if view["seat"] >= 0:
        parts.append(sketch.hand(view["communities"][view["seat"]]))
    if view.get("options", {}).get("memory") == "open":
        parts.append(sketch.memory())
    said = texts.catalogue.say(
        "cli-hdz-round", {"round": view["round"], "rounds": view["rounds"], "trick": trick(view)}
    )
    return Panel(Group(*parts), title=f"{texts.catalogue.say('name')} · {said}", expand=False)


def step(view: Json) -> str:
    """Return the current step: `lead`, `follow`, `power` …, or ""."""
    return str(view["steps"][-1]).partition("-")[0] if view["steps"] else ""


def trick(view: Json) -> int:
    """Return the number of the current trick, or of the one whose power is used; 0 outside of tricks."""
    return int(view["trick"]) + {"lead": 1, "follow": 1, "power": 0}.get(step(view), -int(view["trick"]))


def now(view: Json, texts: Texts, thing: str) -> str:
    """Describe what a thing does in this match: what a Zombie costs, which power a Faction has."""
    say = texts.catalogue.say
    faction, _, value = thing.rpartition("-")
    if faction == "zombie" and value.isdecimal() and 1 <= int(value) <= len(view["losses"]):
        costs = say("cli-hdz-costs", {"loss": view["losses"][int(value) - 1]})
        return f"{costs} ({say('power-status-reconstructed')})"
    names = dict(zip(view["factions"], view["powers"], strict=True))
    power = names.get(thing) or names.get(faction)
    if power is None:
        return ""
    return say("cli-hdz-power", {"power": say(f"power-{power}"), "help": say(f"power-{power}", attribute="help")})


def more(event: Json, texts: Texts) -> list[str]:
    """Return the lines of a tally: what each Faction, the Zombies and the Bunker scored."""
    if event["event"] != "tally":
        return []
    return [
        texts.catalogue.say("cli-hdz-tally", {**line, "faction": texts.thing("faction", line["faction"])})
        for line in map(signed, event.get("lines", []))
        if line["count"]
    ]


def signed(line: Json) -> Json:
    survivors = line["survivors"]
    return {**line, "sign": "minus" if survivors < 0 else "plus", "survivors": abs(survivors)}


class Sketch:
    """One view and the names of its things."""

    def __init__(self, view: Json, texts: Texts) -> None:
        self.view = view
        self.texts = texts
        self.suits = [*view["factions"], "zombie", "van"]
        self.is_prototype = view["edition"] == "prototype"
        self.zone = "zone-quarantine" if self.is_prototype else "zone-expedition"

    def name(self, id: str) -> str:
        return self.texts.catalogue.say(id)

    def colour(self, thing: str) -> str:
        """Return the colour of a card or a Faction, always in addition to its name."""
        suit = thing.rpartition("-")[0] or thing
        return COLOURS[self.suits.index(suit)] if suit in self.suits else ""

    def card(self, card: str | None) -> Text:
        if not card:
            return Text("–", "dim")
        faction, _, value = card.rpartition("-")
        costs = f" (−{self.view['losses'][int(value) - 1]})" if faction == "zombie" else ""
        return Text(f"{self.texts.thing('card', card)}{costs}", self.colour(card))

    def cards(self, cards: list[str]) -> Text:
        return Text(", ").join(self.card(card) for card in cards) if cards else Text("–", "dim")

    def factions(self) -> RenderableType:
        line = Table.grid(padding=(0, 2))
        pairs = zip(self.view["factions"], self.view["powers"], strict=True)
        for number, (faction, power) in enumerate(pairs, start=1):
            named = (str(self.texts.thing("faction", faction)), self.colour(faction))
            line.add_row(f"{number}", Text.assemble(named), self.power(power))
        for extra in ("bunker", "horde"):
            if self.view[extra]:
                line.add_row("", self.power(extra))
        line.add_row("", Text(str(self.texts.thing("faction", "zombie")), self.colour("zombie")), self.losses())
        return line

    def losses(self) -> Text:
        """Show how many Zombies cost how much; these numbers are reconstructed (HDZ-P1)."""
        counted = [(loss, self.view["losses"].count(loss)) for loss in sorted(set(self.view["losses"]))]
        said = ", ".join(f"−{loss} × {count}" for loss, count in counted)
        return Text(f"{said} ({self.name('power-status-reconstructed')})", "dim")

    def power(self, power: str) -> Text:
        """Return the name of a power, and whether its text is reconstructed."""
        name = str(self.texts.thing("power", power))
        ours = f" ({self.name('power-status-reconstructed')})" if power in self.view["reconstructed"] else ""
        return Text(f"{name}{ours}", "dim")

    def board(self) -> RenderableType:
        """Draw the side in force, the Reserve in the middle, the Encounter card and the demanded Faction."""
        view = self.view
        under_way = bool(view["board"] or view["demanded"])
        order = ("high", "low") if view["left_side"] == "high" else ("low", "high")
        left, right = (self.side(side, under_way and view["side"] == side) for side in order)
        reserve = view["sizes"]["reserve"] - view["wandering"] + len(view["above"]) + len(view["under"])
        line = Text.assemble("\n", left, f"   {self.name('zone-reserve')} {reserve}   ", right)
        meeting = view["encounter"] or view["met"]
        if meeting or not self.is_prototype:
            where = "zone-wandering" if self.is_prototype else "zone-encounter"
            line.append_text(Text.assemble("   ", f"{self.name(where)}  ", self.card(meeting)))
        if view["demanded"]:
            named = (str(self.texts.thing("faction", view["demanded"])), f"bold {self.colour(view['demanded'])}")
            line.append_text(Text.assemble("   → ", named))
        return line

    def side(self, side: str, in_force: bool) -> Text:
        name = str(self.texts.thing("side", side))
        return Text(f"▶ {name} ◀", "bold reverse") if in_force else Text(name, "dim")

    def communities(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        headings = ("zone-population", "zone-hand", "zone-transfer", "zone-trick", self.zone)
        table.add_column("")
        for heading in headings:
            table.add_column(self.name(heading), justify="left" if heading.endswith(("transfer", "trick")) else "right")
        for seat, community in enumerate(self.view["communities"]):
            leads = "▸" if seat == self.view["leader"] and trick(self.view) else " "
            style = "bold" if seat == self.view["seat"] else ""
            named = Text.assemble(
                (f"{leads} {self.texts.seat(seat)}", style), (f" · {self.name(f'town-{TOWNS[seat]}')}", "dim")
            )
            table.add_row(named, *self.row(seat, community))
        return table

    def row(self, seat: int, community: Json) -> list[Text]:
        sizes = self.view["sizes"]
        vans = community["zone"].count("van")
        zone = Text(str(sizes[f"zone-{seat}"]))
        if vans:
            said = self.texts.catalogue.say("cli-hdz-vans", {"count": vans})
            zone.append_text(Text.assemble(" + ", (said, COLOURS[-1])))
        population = Text(str(community["population"]), "bold")
        hand = Text(str(sizes[f"hand-{seat}"]))
        return [population, hand, self.cards(community["transfer"]), self.card(community["card"]), zone]

    def hand(self, community: Json) -> RenderableType:
        """Show one's own cards, one line per Faction, and the cards put aside for the neighbours."""
        grid = Table.grid(padding=(0, 2))
        label = self.name("zone-hand")
        for _, cards in groupby(community["hand"], key=self.suit):
            grid.add_row(Text(label, "bold"), self.cards(list(cards)))
            label = ""
        aside = [card for card in community["passing"] if card]
        if aside:
            grid.add_row(Text(self.name("cli-hdz-aside"), "bold"), self.cards(aside))
        return grid

    def suit(self, card: str) -> str:
        return card.rpartition("-")[0] or card

    def memory(self) -> RenderableType:
        """Show what this seat has seen go into the Zones."""
        grid = Table.grid(padding=(0, 2))
        for group in self.view["hidden"]:
            if len(group["places"]) == 1 and group["places"][0].startswith("zone-"):
                seat = int(group["places"][0].removeprefix("zone-"))
                where = f"{self.name(self.zone)} · {self.texts.seat(seat)}"
                grid.add_row(Text(where, "dim"), self.cards(group["cards"]))
        return grid
