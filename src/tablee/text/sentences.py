"""Sentences for picks, decisions and events: a game's messages with the names of things filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.decision import Decision
from tablee.core.game import Game
from tablee.text.catalogue import catalogue


class Texts:
    """A game's texts in one language, with the players' names."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.catalogue = catalogue(game.name, lang)
        self.names = list(names)

    def seat(self, seat: int) -> str:
        """Return the name of the player on this seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.catalogue.say("seat-n", {"n": seat + 1})

    def thing(self, kind: str, value: Any) -> Any:
        """Return the name of a thing, or a list of names; a value without a name stays as it is."""
        if isinstance(value, list):
            return self.listing([self.listed(kind.removesuffix("s"), one) for one in value])
        if kind == "seat":
            return self.seat(int(str(value).removeprefix("seat-")))
        return self.name(kind, value) or value if isinstance(value, str) else value

    def name(self, kind: str, value: str) -> str | None:
        """Return the name of a thing, if it has one.

        `card` and `hippie-9` become message `card-hippie-9`, or `card-hippie` with $value 9; `square` and `T1.nw`
        become `square-nw` with $value T1.
        """
        whole = self.catalogue.find(f"{kind}-{value}")
        if whole is not None:
            return whole
        place, _, point = value.rpartition(".")
        family, _, number = value.rpartition("-")
        id, part = (point, place) if place else (family, number)
        return self.catalogue.find(f"{kind}-{id}", {"value": part})

    def listed(self, kind: str, value: Any) -> str:
        """Return a thing's name in a list: `listed-<kind>` may mark it, as titles are put in quotation marks."""
        name = str(self.thing(kind, value))
        return self.catalogue.find(f"listed-{kind}", {"name": name}) or name

    def listing(self, names: Sequence[str]) -> str:
        """Join names as the language does."""
        if len(names) < 2:
            return names[0] if names else self.catalogue.say("nothing")
        return self.catalogue.say("list", {"others": ", ".join(names[:-1]), "last": names[-1]})

    def things(self, args: dict[str, Any]) -> dict[str, Any]:
        """Replace arguments by names: the last word of an argument's name is its kind.

        A message can select its words by `<name>_id`, the value itself; `<name>_count`, the length of a list;
        `<name>_sign` and `<name>_abs` of a number; and `own`, whether what goes to $to_seat stays with $seat.
        """
        named = {name: self.thing(name.rpartition("_")[2], value) for name, value in args.items()}
        named |= {f"{name}_id": value for name, value in args.items() if isinstance(value, str)}
        named |= {f"{name}_count": len(value) for name, value in args.items() if isinstance(value, list)}
        for name, value in args.items():
            if type(value) is int:
                named |= {f"{name}_sign": "minus" if value < 0 else "plus", f"{name}_abs": abs(value)}
        if "seat" in args and "to_seat" in args:
            named["own"] = "yes" if args["seat"] == args["to_seat"] else "no"
        return named

    def pick(self, text: str, asked: Decision | None = None) -> str:
        """Return an option as a sentence; a message `pick-<verb>-<n>` with n words takes precedence if the game has it.

        Beside its question, `pick-<verb>-in-<kind>` may say more, using the question's arguments.
        """
        verb, args = self.game.picks.parse(text)
        if asked is not None:
            more = self.catalogue.find(f"pick-{verb}-in-{asked.kind}", self.things({**asked.args, **args}))
            if more is not None:
                return more
        things = self.things(dict(args))
        exact = self.catalogue.find(f"pick-{verb}-{len(args)}", things)
        return exact if exact is not None else self.catalogue.say(f"pick-{verb}", things)

    def decision(self, decision: Decision) -> str:
        """Return the question put to a seat."""
        return self.catalogue.say(f"decision-{decision.kind}", self.things({"seat": decision.seat, **decision.args}))

    def event(self, told: dict[str, Any]) -> str:
        """Return an event as a sentence; `event-<kind>-hidden` is used if part of it is hidden."""
        args = self.things({name: value for name, value in told.items() if name != "event"})
        said = self.catalogue.find(f"event-{told['event']}", args)
        return said if said is not None else self.catalogue.say(f"event-{told['event']}-hidden", args)
