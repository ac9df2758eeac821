"""What the coach says in a first match: a game's `coach/en.ftl` and `coach/fr.ftl`, if it has them."""

from __future__ import annotations

from functools import cache

from tablee.text.catalogue import Catalogue, check_language, home, read_file


def has_coach(game: str) -> bool:
    return (home(game) / "coach").is_dir()


@cache
def coach_texts(game: str, lang: str) -> Catalogue:
    """Return the goal card (`goal-aim`, `goal-turn`, `goal-score`) and advice for each decision (`matters-<kind>`).

    If seats have different goals, `goal-seat` states this seat's; each line may select its words by `$seat`.
    """
    check_language(lang)
    return Catalogue([read_file(game, "coach", f"{lang}.ftl")], lang)


def matters(game: str, kind: str, lang: str, seat: int = 0) -> str:
    """Return the advice to a seat for a kind of decision; "" if the game has no coach."""
    return (coach_texts(game, lang).find(f"matters-{kind}", {"seat": seat}) or "") if has_coach(game) else ""
