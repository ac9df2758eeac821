"""Sentences for picks, decisions and events: a game's messages with the names of things filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.decision import Decision
from tablee.core.game import Game
from tablee.text.catalogue import catalogue


class Texts:
    """What a game says in one language, with the players' names."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.catalogue = catalogue(game.name, lang)
        self.names = list(names)

    def seat(self, seat: int) -> str:
        """The name of the player on this seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.catalogue.say("seat-n", {"n": seat + 1})

    def thing(self, kind: str, value: Any) -> Any:
        """The name of a thing: `card` and `hippie-9` become message `card-hippie-9`, or `card-hippie` with $value 9."""
        if isinstance(value, list):
            return ", ".join(str(self.thing(kind.removesuffix("s"), one)) for one in value) or self.catalogue.say(
                "nothing"
            )
        if kind == "seat":
            return self.seat(int(str(value).removeprefix("seat-")))
        if not isinstance(value, str):
            return value
        whole = self.catalogue.find(f"{kind}-{value}")
        if whole is not None:
            return whole
        family, _, number = value.rpartition("-")
        return self.catalogue.find(f"{kind}-{family}", {"value": number}) or value

    def things(self, args: dict[str, Any]) -> dict[str, Any]:
        """Arguments as names: the last word of an argument's name is its kind; `<name>_id` keeps the raw value."""
        named = {name: self.thing(name.rpartition("_")[2], value) for name, value in args.items()}
        return named | {f"{name}_id": value for name, value in args.items() if isinstance(value, str)}

    def pick(self, text: str) -> str:
        """An option as a sentence; prefers the message `pick-<verb>-<n>`, with n words, if the game has it."""
        verb, args = self.game.picks.parse(text)
        things = self.things(dict(args))
        exact = self.catalogue.find(f"pick-{verb}-{len(args)}", things)
        return exact if exact is not None else self.catalogue.say(f"pick-{verb}", things)

    def decision(self, decision: Decision) -> str:
        """The question put to a seat."""
        return self.catalogue.say(f"decision-{decision.kind}", self.things({"seat": decision.seat, **decision.args}))

    def event(self, told: dict[str, Any]) -> str:
        """An event as a sentence; `event-<kind>-hidden` is used when part of it was kept secret."""
        args = self.things({name: value for name, value in told.items() if name != "event"})
        said = self.catalogue.find(f"event-{told['event']}", args)
        return said if said is not None else self.catalogue.say(f"event-{told['event']}-hidden", args)
