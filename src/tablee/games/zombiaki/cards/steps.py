"""Steps of the agenda: each is the number of its kind plus, from bit 5 up, its argument."""

from __future__ import annotations

STEPS: list[str] = []


def step(name: str) -> int:
    """Add a kind of step; return its number."""
    STEPS.append(name)
    return len(STEPS) - 1


ZOMBIE_TURN = step("zombie-turn")
HOLD = step("hold")
DOGS = step("dogs")
RUN = step("run")
MARCH = step("march")
AFTER = step("after")
DRAW = step("draw")
KEEP = step("discard")
PLAY = step("play")
HUMAN_TURN = step("human-turn")
ROLL = step("roll")
HUMAN_END = step("human-end")
ENTER = step("enter")
MINE_BLAST = step("mine")
CAR_BLAST = step("car")
SHRAPNEL = step("shrapnel")
GUN = step("gun")
REACT = step("click")
BULLETS = step("bullets")
TO = step("to")
TAKE = step("take")
NETTING = step("net")
POUR = step("pour")
BURN = step("burn")

DONE, ASK_ZOMBIES, ASK_HUMANS = range(3)  # results of running a step

CAUSES: list[str] = []  # why a unit is moved


def cause(name: str) -> int:
    CAUSES.append(name)
    return len(CAUSES) - 1


BY_ORDER = cause("order")
BY_MASS = cause("mass")
BY_CHANGE = cause("change")
BY_BLOOD = cause("blood")
BY_BITE = cause("bite")
