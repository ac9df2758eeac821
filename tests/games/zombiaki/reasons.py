"""For every refusal, a predicate on the position that tells if it is true, independent of the rules' code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

LANES = "ABC"
WALLS = {"wall-5": 5, "wall-6": 6}
SIDES = ("zombies", "humans")


@dataclass
class Case:
    """A position, the attempted pick, and the details of the refusal."""

    state: dict[str, Any]
    settings: dict[str, Any]
    seat: int
    verb: str
    words: list[str]
    named: dict[str, Any]

    @property
    def step(self) -> dict[str, Any]:
        step: dict[str, Any] = self.state["agenda"][0]
        return step

    @property
    def square(self) -> str:
        return str(self.named.get("square", ""))

    @property
    def start(self) -> str:
        """The square of the unit that would move."""
        if self.verb == "to":
            return str(self.step["square"])
        return self.words[0] if self.verb in ("order", "run") else self.words[1]

    def unit(self, square: str) -> dict[str, Any] | None:
        unit: dict[str, Any] | None = self.state["units"].get(square)
        return unit

    def zombie(self, square: str) -> bool:
        unit = self.unit(square)
        return unit is not None and unit["cards"] != ["dog"]

    def dog(self, square: str) -> bool:
        return self.unit(square) is not None and not self.zombie(square)

    def strength(self, square: str) -> int:
        unit = self.unit(square)
        return int(unit["strength"]) if unit else 0

    def marked(self, mark: str) -> bool:
        unit = self.unit(self.square)
        return unit is not None and mark in unit["marks"]

    def thing(self, square: str) -> str:
        return str(self.state["objects"].get(square, ""))

    def wall(self, square: str) -> int:
        return WALLS.get(self.thing(square), 0)

    def barred(self, square: str) -> bool:
        return any(self.thing(f"{square[0]}{row}") == "barrier" for row in range(1, 6))

    def hidden(self, square: str) -> bool:
        """True if a wall or barrier stands between the barricade and the square."""
        ahead = [f"{square[0]}{row}" for row in range(int(square[1]) + 1, 6)]
        return any(self.wall(one) or self.thing(one) == "barrier" for one in ahead)

    def seen(self, lane: str) -> list[str]:
        """Return the squares of a lane down to and including the first unit, wall or barrier."""
        found = []
        for row in range(5, 0, -1):
            found.append(f"{lane}{row}")
            if self.unit(found[-1]) or self.wall(found[-1]) or self.thing(found[-1]) == "barrier":
                break
        return found

    def line(self, square: str) -> int:
        total = self.strength(square)
        for row in range(int(square[1]) - 1, 0, -1):
            unit = self.unit(f"{square[0]}{row}")
            if unit is None or {"netted", "held"} & set(unit["marks"]):
                break
            total += unit["strength"]
        return total

    def closed(self, square: str, start: str) -> bool:
        """True if no unit can move from `start` to this neighbor."""
        forward = square[0] == start[0] and int(square[1]) > int(start[1])
        strength = self.line(start) if forward else self.strength(start)
        high = self.wall(square) > strength or bool(self.wall(square) and self.dog(start))
        return self.unit(square) is not None or self.barred(square) or high

    def points(self, lane: str) -> int:
        return int(self.step[lane])

    def bearing(self, square: str) -> int:
        """Return the most points of fire this square takes."""
        unit = self.unit(square)
        if unit is None:
            return 1 if self.thing(square) in ("car", "mine") else 0
        return 1 if unit["shield"] or self.dog(square) else int(unit["strength"])


def beside(one: str, other: str) -> bool:
    return abs(LANES.index(one[0]) - LANES.index(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def around(square: str) -> list[str]:
    every = [f"{lane}{row}" for lane in LANES for row in range(1, 6)]
    return [one for one in every if beside(one, square)]


def connected(squares: tuple[str, ...]) -> bool:
    reached = {squares[0]}
    while grown := {one for one in squares if one not in reached and any(beside(one, other) for other in reached)}:
        reached |= grown
    return len(reached) == len(squares)


def can_be_netted(case: Case) -> bool:
    chosen = (*case.step["squares"], case.square)
    others = [one for one in case.state["units"] if case.zombie(one) and one not in chosen]
    nets = (chosen + more for n in range(6) for more in combinations(others, n))
    return any(connected(net) and sum(map(case.strength, net)) <= 6 for net in nets)


def can_be_burnt(case: Case) -> bool:
    """True if points for the remaining lanes can make the flame unbroken."""
    row = case.step["row"] + 1
    spent = {lane: case.points(lane) for lane in LANES} | {case.words[0]: int(case.words[1])}
    bridge = 1 if spent["A"] and spent["C"] and not spent["B"] else 0
    return sum(spent.values()) + bridge <= 5 and not (bridge and case.hidden(f"B{row}"))


def is_bound(case: Case) -> bool:
    return bool(case.state["frozen"]) or case.marked("netted") or case.barred(case.square)


def nothing_free(case: Case, squares: list[str]) -> bool:
    return all(case.closed(square, case.start) for square in squares)


def row_of(case: Case) -> int:
    return int(case.square[1])


Truth = Callable[[Case], bool]
TRUE_WHEN: dict[str, Truth] = {
    "frozen": lambda c: c.state["frozen"] > 0,
    "netted": lambda c: c.marked("netted"),
    "barred": lambda c: c.barred(c.square),
    "lane-barred": lambda c: c.barred(c.square),
    "moved": lambda c: c.marked("moved"),
    "joined": lambda c: c.marked("joined"),
    "occupied": lambda c: c.unit(c.square) is not None,
    "wall-line": lambda c: c.line(c.start) < c.wall(c.square),
    "wall-own": lambda c: (
        c.strength(c.start) < c.wall(c.square) or c.strength(c.square) < c.wall(c.start) or c.verb == "to"
    ),
    "wall-back": lambda c: c.strength(c.start) < c.wall(c.square),
    "wall-dog": lambda c: c.wall(c.square) > 0,
    "wall-placed": lambda c: int(c.words[0][-1]) < c.wall(c.square),
    "no-zombie": lambda c: c.unit(c.square) is None,
    "is-dog": lambda c: c.dog(c.square),
    "taken": lambda c: c.unit(c.square) is not None,
    "barrel-there": lambda c: c.thing(c.square) == "barrel",
    "dog-row": lambda c: row_of(c) > int(c.settings["dog_rows"]),
    "shield-already": lambda c: bool((c.unit(c.square) or {}).get("shield")),
    "no-shield": lambda c: c.zombie(c.square) and not (c.unit(c.square) or {})["shield"],
    "no-room": lambda c: all(
        c.unit(one) is not None or c.barred(one) or c.wall(one) > 0 or c.thing(one) == "barrel"
        for one in around(c.square)
        if int(one[1]) <= row_of(c)
    ),
    "no-partner": lambda c: not any(c.zombie(one) for one in around(c.start)) or not c.zombie(c.square),
    "no-way": lambda c: nothing_free(c, [one for one in around(c.start) if c.verb == "order" or one[1] == c.start[1]]),
    "empty-hand": lambda c: not c.state["hands"][SIDES[1 - c.seat]],
    "not-before": lambda c: c.step["step"] == "play" and c.words[0] == "not-so-fast",
    "click-later": lambda c: c.step["step"] == "play" and c.words[0] == "click",
    "held-already": lambda c: c.marked("held") or is_bound(c),
    "nothing-to-break": lambda c: not c.thing(c.square),
    "not-breakable": lambda c: c.thing(c.square) in ("pit-1", "pit-2", "barrier"),
    "no-target": lambda c: not any(c.unit(one) for one in c.seen(c.words[1])),
    "no-car": lambda c: not any(c.thing(one) == "car" for one in c.seen(c.words[1])),
    "no-unit": lambda c: not c.state["units"] if c.words[0] == "flamethrower" else c.unit(c.square) is None,
    "no-car-at-all": lambda c: "car" not in c.state["objects"].values(),
    "not-empty": lambda c: c.unit(c.square) is not None or bool(c.thing(c.square)),
    "on-fire": lambda c: c.state["fire"] == c.square,
    "wall-near-zombie": lambda c: any(
        c.zombie(one)
        for one in c.state["units"]
        if abs(LANES.index(one[0]) - LANES.index(c.square[0])) < 2 and abs(int(one[1]) - row_of(c)) < 2
    ),
    "wall-behind-zombie": lambda c: any(c.zombie(one) and int(one[1]) > row_of(c) for one in c.state["units"]),
    "barrier-row": lambda c: row_of(c) != int(c.settings["barrier_row"]),
    "barrel-blocked": lambda c: c.unit(c.square) is not None or c.wall(c.square) > 0 or c.thing(c.square) == "barrier",
    "mine-in-front": lambda c: c.unit(f"{c.square[0]}{row_of(c) - 1}") is not None,
    "car-blocked": lambda c: any(
        c.unit(f"{c.square[0]}{row}") is not None or bool(c.thing(f"{c.square[0]}{row}"))
        for row in range(row_of(c) + 1, 6)
    ),
    "too-strong": lambda c: c.strength(c.square) > 6,
    "in-net-already": lambda c: c.square in c.step["squares"],
    "net-full": lambda c: sum(map(c.strength, [*c.step["squares"], c.square])) > 6,
    "not-connected": lambda c: not can_be_netted(c),
    "net-open": lambda c: not connected(tuple(c.step["squares"])),
    "flame-blocked": lambda c: (
        c.hidden(c.square)
        if c.verb == "burn"
        else all(
            c.hidden(one) or not c.bearing(one)
            for one in (f"{lane}{max(int(unit[1]) for unit in c.state['units'])}" for lane in LANES)
        )
    ),
    "flame-empty": lambda c: c.bearing(c.square) == 0,
    "flame-broken": lambda c: not can_be_burnt(c),
    "flame-spent": lambda c: int(c.words[1]) > 5 - sum(map(c.points, LANES)),
    "flame-too-much": lambda c: int(c.words[1]) > min(5, c.bearing(c.square)),
    "lane-burns-already": lambda c: c.points(c.words[0]) > 0,
    "flame-open": lambda c: c.points("A") > 0 and c.points("C") > 0 and not c.points("B"),
    "flame-unused": lambda c: not any(map(c.points, LANES)),
    "no-boss": lambda c: c.state["boss"] != "in-play",
    "orders-spent": lambda c: c.state["orders"] == 0,
    "ordered-already": lambda c: bool(c.state["ordered"]),
    "boss-himself": lambda c: bool((c.unit(c.square) or {}).get("boss")),
    "too-strong-to-obey": lambda c: c.strength(c.square) > 3,
    "obeyed-already": lambda c: c.marked("obeyed"),
    "no-dog": lambda c: not c.dog(c.square),
    "ran-already": lambda c: c.marked("ran"),
    "another-dog": lambda c: c.words[0] != c.step["square"],
    "sideways-only": lambda c: c.square[0] == c.start[0],
    "not-ahead": lambda c: c.square[0] == c.start[0] and row_of(c) > int(c.start[1]),
    "off-street": lambda c: c.words[-1] == "barricade",
    "too-far": lambda c: c.named["target"] not in around(c.square),
    "burnt-already": lambda c: c.square in c.step["squares"],
    "not-held": lambda c: c.words[0] not in c.state["hands"][SIDES[c.seat]],
    "not-there": lambda c: c.words[0] not in c.state["hands"][SIDES[1 - c.seat]],
    "only-zombies": lambda c: c.seat == 1,
    "say-where": lambda c: len(c.words) < 2,
    "no-aim": lambda c: len(c.words) > 1,
    "name-lane": lambda c: len(c.words[1]) > 1 or c.words[0] in ("high-voltage", "searchlight", "street-on-fire"),
    "zombie-row": lambda c: row_of(c) != 1,
    "wall-row-5": lambda c: row_of(c) == 5,
    "barrel-row": lambda c: row_of(c) != 5,
    "side-lanes": lambda c: c.words[1] == "B",
    "name-square": lambda c: len(c.words) > 2 or len(c.words[1]) != 2,
}


def is_true(id: str, case: Case) -> bool:
    """True if the refusal's reason holds in the position."""
    if id.startswith("asked-"):
        return bool(case.step["step"] == id.removeprefix("asked-"))
    return TRUE_WHEN[id](case)
