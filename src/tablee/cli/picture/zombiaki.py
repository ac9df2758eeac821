"""The street of Zombiaki!: the barricade on top, the cemetery below, and both open hands."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.core.game import Json
from tablee.games.zombiaki.cards.cards import CARDS, NUMBER, ZOMBIE_CARDS
from tablee.games.zombiaki.cards.reasons import FINE
from tablee.games.zombiaki.cards.targets import TARGETS
from tablee.games.zombiaki.view import ZombiakiView
from tablee.text import Texts

LANES = "ABC"
WIDTH = 20
DOG_STEPS = 3  # ZBK-32
SIDES = ("zombies", "humans")
OF_THE_ZOMBIES = {card.id for card in ZOMBIE_CARDS}
COLOURS = {"zombies": "green", "humans": "cyan"}
HUMAN_THINGS = {
    "wall": "white",
    "pit": "yellow",
    "barrier": "bold white",
    "barrel": "yellow",
    "mine": "red",
    "car": "blue",
}


def picture(view: Json, texts: Texts) -> RenderableType:
    """Draw the street, which is the same for everybody."""
    sketch = Sketch(view, texts)
    parts = [*sketch.goal(), sketch.street(), *sketch.effects(), sketch.hands()]
    title = texts.catalogue.say("street-title", {"round": view["round"]})
    return Panel(Group(*parts), title=f"{texts.catalogue.say('name')} · {title}", expand=False)


def now(view: Json, texts: Texts, thing: str) -> str:
    """Describe where a card of one's hand may be played now, or where it lies on the street."""
    say = texts.catalogue.say
    lies = [square for square, card in view["objects"].items() if card == thing]
    if lies:
        return say("street-now-lies", {"squares": texts.listing(lies)})
    if view["seat"] < 0 or thing not in view["hands"][SIDES[view["seat"]]]:
        return ""
    read = texts.game.read_view(view)
    assert isinstance(read, ZombiakiView)
    card, street = NUMBER[thing], read.board
    open_to = [TARGETS[target] for target in CARDS[card].targets if street.why_no_play(card, target) == FINE]
    if not open_to:
        return say("street-now-nowhere")
    places = [str(texts.thing("target", target)) for target in open_to if target]
    return say("street-now-open", {"places": texts.listing(places)}) if places else say("street-now-free")


class Sketch:
    """One view and the names of its things."""

    def __init__(self, view: Json, texts: Texts) -> None:
        self.view = view
        self.texts = texts
        self.say = texts.catalogue.say

    def goal(self) -> list[RenderableType]:
        """Show which side this seat plays and its goal; or how the match was won."""
        until = self.left()["zombies"]
        if self.view["winner"]:
            return [Text(self.say(f"street-won-{self.view['winner']}"), "bold")]
        if self.view["seat"] < 0:
            return []
        side = SIDES[self.view["seat"]]
        return [Text(self.say(f"street-goal-{side}", {"until": until}), COLOURS[side])]

    def street(self) -> RenderableType:
        """Draw five rows of three squares; zombies come from below."""
        table = Table(
            box=box.SQUARE, show_lines=True, pad_edge=False, title=self.edge("barricade"), caption=self.edge("cemetery")
        )
        table.add_column("", justify="right", style="bold")
        for lane in LANES:
            table.add_column(lane, justify="center", width=WIDTH)
        for row in range(5, 0, -1):
            table.add_row(str(row), *(self.square(f"{lane}{row}") for lane in LANES))
        return table

    def edge(self, name: str) -> Text:
        return Text(f" {self.say(f'street-{name}')} ".center(3 * WIDTH + 8, "═"), "bold")

    def square(self, name: str) -> Text:
        """Show who stands there, then what lies there, each on its own line."""
        lies = [self.thing(self.view["objects"][name])] if name in self.view["objects"] else []
        lies += [Text(self.say("street-fire"), "bold red")] if self.view["fire"] == name else []
        unit = self.view["units"].get(name)
        lines = [*([self.unit(name, unit)] if unit else []), *([Text(" + ").join(lies)] if lies else [])]
        return Text("\n").join(lines)

    def unit(self, square: str, unit: dict[str, Any]) -> Text:
        dog = unit["cards"] == ["dog"]
        said = Text(self.name("dog") if dog else f"{self.zombie()} {unit['strength']}")
        said.stylize("bold magenta" if dog else "bold green")
        words = [self.say(f"mark-{mark}") for mark in self.marks(square, unit)]
        if dog and (steps := self.steps(square, unit)):
            words = [self.say("street-steps", {"steps": steps})]
        if words:
            said.append(f" ({', '.join(words)})", "yellow")
        return said

    def marks(self, square: str, unit: dict[str, Any]) -> list[str]:
        """Return what a unit carries, has done or suffers, and whether the open net holds it."""
        step = self.view["agenda"][0] if self.view["agenda"] else {}
        chosen = ["chosen"] if step.get("step") == "net" and square in step["squares"] else []
        return [*(mark for mark in ("shield", "boss") if unit[mark]), *unit["marks"], *chosen]

    def steps(self, square: str, unit: dict[str, Any]) -> int:
        """Return how many steps a dog has left while dogs run; 0 if they do not."""
        running = {step["step"]: step for step in self.view["agenda"] if step["step"] in ("dogs", "run")}
        if "run" in running and running["run"]["square"] == square:
            return int(running["run"]["steps"])
        return DOG_STEPS if running and "ran" not in unit["marks"] else 0

    def zombie(self) -> str:
        """Return the word for a zombie: the name of its card without its number."""
        return self.name("zombie-2").rpartition(" ")[0]

    def thing(self, card: str) -> Text:
        return Text(f"[{self.name(card)}]", HUMAN_THINGS.get(card.split("-", 1)[0], ""))

    def name(self, card: str) -> str:
        return str(self.texts.thing("card", card))

    def effects(self) -> list[RenderableType]:
        """Show temporary effects."""
        said = []
        if self.view["frozen"]:
            said.append(self.say("street-frozen"))
        if self.view["terror"]:
            said.append(self.say("street-terror"))
        if self.view["boss"] == "in-play":
            said.append(self.say("street-orders", {"orders": self.view["orders"]}))
        return [Text(line, "bold yellow") for line in said]

    def hands(self) -> RenderableType:
        """Show both hands, which are open, and the sizes of the decks."""
        table = Table.grid(padding=(0, 2))
        decks = self.left()
        for seat, side in enumerate(SIDES):
            cards = ", ".join(self.name(card) for card in self.view["hands"][side]) or "–"
            count = self.say("street-until" if side == "zombies" else "street-deck", {"count": decks[side]})
            name = Text(self.say(f"side-{side}"), f"bold {COLOURS[side]}")
            table.add_row(name, Text(self.texts.seat(seat)), Text(cards), Text(count, "dim"))
        return table

    def left(self) -> dict[str, int]:
        """Return how many cards each deck has left."""
        decks = dict.fromkeys(SIDES, 0)
        for card, count in self.view["decks"].items():
            decks["zombies" if card in OF_THE_ZOMBIES else "humans"] += count
        return decks
