"""All Power cards of Factions, one row each."""

from __future__ import annotations

import cython

from tablee.games.happy_dayz.powers.child import Child
from tablee.games.happy_dayz.powers.dog import Dog
from tablee.games.happy_dayz.powers.hippie import Hippie
from tablee.games.happy_dayz.powers.preacher import Preacher
from tablee.games.happy_dayz.powers.scientist import Scientist
from tablee.games.happy_dayz.powers.soldier import Soldier

if not cython.compiled:
    from tablee.games.happy_dayz.powers.power import Power

POWERS: list[Power] = [
    Hippie("hippie"),
    Soldier("soldier"),
    Dog("dog"),
    Preacher("preacher"),
    Scientist("scientist"),
    Child("child", status="reconstructed"),
]
POWER_NAMES = [power.name for power in POWERS]


def power(index: int) -> Power:
    """The Power card of this number."""
    return POWERS[index]
