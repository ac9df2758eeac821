"""The toy's texts pass the same check as those of the real games."""

from pathlib import Path

from checks.texts import problems


def test_both_languages_say_the_same_things() -> None:
    assert list(problems(Path(__file__).parent)) == []
