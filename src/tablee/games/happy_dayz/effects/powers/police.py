"""Police: trumps (HDZ-P30..P32). There is nothing to decide: the rules of the trick apply the attributes below."""

from __future__ import annotations

from tablee.games.happy_dayz.effects.powers.power import Power

LOW, HIGH = 1, 2


class Police(Power):
    """The law: trumps on both sides."""

    trump_sides = LOW | HIGH


class PolicePlus(Police):
    """State of emergency: they may be played even by a seat that could follow."""

    always = True


class PoliceMinus(Police):
    """Understaffed: trumps on the high side only."""

    trump_sides = HIGH
