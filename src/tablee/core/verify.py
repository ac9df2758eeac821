"""Verify a finished match: re-deal it from its revealed seed and compare draw by draw."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablee.core.errors import BadInput
from tablee.core.live import ScriptedChance, commitment, draw
from tablee.core.match import Match
from tablee.core.record import Record


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying; its text is the message `verdict-<id>` with `details`.

    Ids: `fair`, `fair-taken-back` (some draws belong to undone picks and are not in the record), `commitment` (the seed
    does not match the published commitment), `draw` (a draw does not match the seed).
    """

    id: str
    details: dict[str, Any] = field(default_factory=dict)

    @property
    def fair(self) -> bool:
        return self.id.startswith("fair")


class Redeal(ScriptedChance):
    """Replays outcomes and notes the first one that does not match the seed."""

    def __init__(self, script: list[int], index: int, seed: str) -> None:
        super().__init__(script, index)
        self.seed = seed
        self.wrong: dict[str, int] | None = None

    def below(self, n: int) -> int:
        index = self.index
        outcome = super().below(n)
        dealt = draw(self.seed, index, n)
        if outcome != dealt and self.wrong is None:
            self.wrong = {"index": index, "outcome": outcome, "dealt": dealt}
        return outcome


def verify(record: Record | str) -> Verdict:
    """Check that this finished match was dealt from the seed committed to at its start.

    Raises BadInput if it cannot be replayed.
    """
    played = Record.loads(record) if isinstance(record, str) else record
    if not played.seed:
        raise BadInput("record-unfinished", field="seed")
    if commitment(played.seed) != played.commit:
        return Verdict("commitment")
    redeals: list[Redeal] = []

    def script(outcomes: list[int], index: int) -> ScriptedChance:
        redeals.append(Redeal(outcomes, index, played.seed))
        return redeals[-1]

    problem = None
    try:
        Match.replay(played, script=script)
    except BadInput as error:
        problem = error
    first_pick = 1 if played.position is not None else 0  # a match from a position has no deal to check
    for pick, redeal in enumerate(redeals, start=first_pick):
        if redeal.wrong is not None:
            return Verdict("draw", {"pick": pick, **redeal.wrong})
    if problem is not None:
        raise problem
    draws = sum(len(redeal.script) for redeal in redeals)
    taken_back = played.next_draw - draws
    return Verdict("fair-taken-back" if taken_back else "fair", {"draws": draws, "taken_back": taken_back})
