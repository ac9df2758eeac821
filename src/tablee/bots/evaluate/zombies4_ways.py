"""Ways over the map of Zombies!!! 4 from a pawn's square: around dogs where that is shorter than fighting them."""

from __future__ import annotations

from tablee.games.zombies4.effects.rules import Zombies4State

BUMP = 3  # half steps that a dog on the way costs
UNREACHED = 9999


class Ways:
    """The length in half steps of the best way to each square, and how many dogs are met on it, at its end included."""

    def __init__(self) -> None:
        self.far = [0] * 270
        self.met = [0] * 270

    def find(self, s: Zombies4State, start: int) -> None:
        queue = [0] * 1024
        for square in range(s.laid * 9):
            self.far[square] = UNREACHED
        self.far[start] = 0
        self.met[start] = 0
        queue[0] = start
        head = 0
        tail = 1
        while head != tail:
            square = queue[head & 1023]
            head += 1
            for side in range(4):
                target = s.near[square * 4 + side]
                if target >= 0:
                    far = self.far[square] + 2 + BUMP * s.dogs[target]
                    if far < self.far[target]:
                        self.far[target] = far
                        self.met[target] = self.met[square] + s.dogs[target]
                        queue[tail & 1023] = target
                        tail += 1

    def steps(self, square: int) -> int:
        return self.far[square] // 2
