"""What the coach says in a first match: `coach/en.ftl` and `coach/fr.ftl` of a game that has one."""

from __future__ import annotations

from functools import cache

from tablee.text.catalogue import Catalogue, check_language, home, read_file


def has_coach(game: str) -> bool:
    return (home(game) / "coach").is_dir()


@cache
def coach_texts(game: str, lang: str) -> Catalogue:
    """The goal card (`goal-aim`, `goal-turn`, `goal-score`) and what matters at each kind of decision (`matters-<kind>`).

    Where seats want different things `goal-seat` says what this one wants; each line may choose its words by `$seat`.
    """
    check_language(lang)
    return Catalogue([read_file(game, "coach", f"{lang}.ftl")], lang)


def matters(game: str, kind: str, lang: str, seat: int = 0) -> str:
    """What matters to a seat at a kind of decision; nothing where the game has no coach."""
    return (coach_texts(game, lang).find(f"matters-{kind}", {"seat": seat}) or "") if has_coach(game) else ""
