"""What is one gesture: picks that express one intention and are really made by one stroke, touch or typed line."""

from __future__ import annotations

from tablee.core.game import Game
from tablee.core.view import View

FINISHES = ("discard", "end")
ZOMBIES = ("dog", "human", "at")


def verb_of(pick: str) -> str:
    return pick.partition(" ")[0]


class Run:
    """Picks of one seat that form one gesture so far, and the seat's view before them."""

    def __init__(self, game: Game, view: View, pick: str, options: list[str], *, typed: bool = False) -> None:
        self.game = game
        self.view = view
        self.typed = typed  # a line of the terminal, not a gesture
        self.picks = [pick]
        self.options = [options]  # at each pick

    def goes_on(self, later: Run) -> bool:
        """Add the picks made after a pause, if the same gesture would have included all of them."""
        picks, options = [*self.picks, *later.picks], [*self.options, *later.options]
        if not self.is_one(picks, options):
            return False
        self.picks, self.options = picks, options
        return True

    def takes(self, pick: str, options: list[str]) -> bool:
        """True if the same gesture would have included this pick."""
        return self.is_one([*self.picks, pick], [*self.options, options])

    def is_one(self, picks: list[str], options: list[list[str]]) -> bool:
        """True if these picks are one gesture, given the options at each of them."""
        first, last, verbs = picks[0], picks[-1], {verb_of(one) for one in picks}
        if len(picks) == 1:
            return True
        if len(verbs) == 1 and all(self.is_next(*one) for one in zip(picks, options, strict=True)):
            return True
        if set(picks) == {first} and " " in first:
            return True
        if verb_of(first) == "lay":
            return self.is_laid(picks)
        if verb_of(first) == "step":
            return self.is_walk(picks)
        if verb_of(first) in ZOMBIES and self.is_accepted(picks):
            return True
        words = [word for one in picks for word in one.split(" ")[1:]]
        if len(verbs) == 1 and self.game.spelled(self.view, last) == picks:
            return True
        together = " ".join([verb_of(first), *words])
        return (len(verbs) == 1 or len(picks) == 2 or self.typed) and self.game.spelled(self.view, together) == picks

    def is_next(self, pick: str, options: list[str]) -> bool:
        """True if repeating the verb would have made this pick."""
        return self.game.in_order(verb_of(pick), options)[:1] == [pick]

    def is_accepted(self, picks: list[str]) -> bool:
        """True for what is proposed, taken as it is, alone or with the end of the turn."""
        if verb_of(picks[-1]) in FINISHES:
            return self.game.spelled(self.view, picks[-1]) == picks
        return all(verb_of(one) in ZOMBIES for one in picks) and self.game.proposed(self.view) == picks

    def is_laid(self, picks: list[str]) -> bool:
        """True for a tile and its rotation; in the browser, as it lies in the hand or turned on until it fits."""
        if [verb_of(pick) for pick in picks] != ["lay", "rotate"]:
            return False
        angles: list[int] = self.game.show(self.view)["turns"][picks[0].partition(" ")[2]]
        return self.typed or picks[1] == f"rotate {angles[0]}"

    def is_walk(self, picks: list[str]) -> bool:
        """True for the shortest way to a touched square, or for any way along which the pawn is dragged.

        A touch also takes the token that lies there. A drag ends the walk where the pawn is dropped, or attacks there.
        """
        steps = [pick for pick in picks if verb_of(pick) == "step"]
        ends = picks[len(steps) :]
        goals = " ".join(pick.partition(" ")[2] for pick in steps)
        if ends in ([], ["collect"]) and self.game.spelled(self.view, steps[-1]) == steps:
            return True
        if self.game.spelled(self.view, " ".join(["walk", goals, *ends])) != picks:
            return False
        if ends in ([], ["collect"]):  # dropped on the last square of the roll
            return bool(len(steps) == self.game.show(self.view)["agenda"][-1]["left"])
        return ends in (["stop"], ["collect", "stop"], ["roll"])
