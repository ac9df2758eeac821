"""What a person can type at the table, and what it answers."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

PLAY = "play lanterns --seats me,greedy,random --seed 5"  # seat 1 is dealt 4, 7 and 12


def answer(run: Run, *typed: str, lang: str = "en") -> str:
    """Return what is printed in answer to the typed line, up to the next question."""
    return run(f"{PLAY} --lang {lang}", *typed, "q").said.split("u q >")[len(typed)]


def test_a_refused_pick_says_why_with_the_clause(run: Run) -> None:
    assert "You do not hold lantern 1. (LAN-2)" in answer(run, "? lay 1")
    assert "LAN-2  All seats lay a lantern" in answer(run, "? lay 1")
    assert "Vous n'avez pas la lanterne 1. (LAN-2)" in answer(run, "? lay 1", lang="fr")
    assert "Only the seat that has just scored may turn the vane. (LAN-4)" in answer(run, "? vane turn")


def test_trying_it_gives_the_same_answer(run: Run, data: Path) -> None:
    assert "You do not hold lantern 1. (LAN-2)" in answer(run, "lay 1")
    (path,) = data.glob("*.record")
    assert "0 lay" not in path.read_text()


def test_a_pick_can_be_typed_in_full(run: Run) -> None:
    assert "Seat 1 lays lantern 7 face down." in answer(run, "lay 7")


def test_a_clause_is_explained(run: Run) -> None:
    assert "LAN-1  " in answer(run, "? LAN-1")
    assert "LAN-1  " in answer(run, "? lan-1")
    assert "There is no clause “LAN-99”" in answer(run, "? LAN-99")


def test_an_option_is_explained_by_its_number(run: Run) -> None:
    assert "This is possible now: 2 · Lay lantern 7" in answer(run, "? 2")


def test_words_find_clauses(run: Run) -> None:
    assert "LAN-4  " in answer(run, "? turn the vane")
    assert "Nothing to say about “xyzzy”" in answer(run, "? xyzzy")


def test_words_are_explained_by_the_guide_before_the_clauses(run: Run) -> None:
    """A player's question about Happy Pigs was once answered by a label."""
    asked = ("stock", "first player", "price", "neutral", "tie", "pré")
    said = run("play happy_pigs --seats me,random --seed 5 --lang en", *(f"? {word}" for word in asked), "q").said
    answers = dict(zip(asked, said.split("u q >")[1:], strict=False))
    for word, explained in {
        "stock": "Market: where all pigs and items come from",
        "first player": "First player: begins",
        "price": "at the printed prices",
        "neutral": "neutral tiles",
        "tie": "If tied, fields and items are sold too",
        "pré": "8 by 6 cells",
    }.items():
        assert explained in " ".join(answers[word].split()), (word, answers[word])
    assert answers["stock"].index("Market") < answers["stock"].index("HPG-")


def test_a_question_mark_alone_lists_what_can_be_typed(run: Run) -> None:
    assert "undo your last pick" in answer(run, "?")
    assert "annuler votre dernier coup" in answer(run, "?", lang="fr")


def test_a_wrong_number_is_answered_with_the_valid_ones(run: Run) -> None:
    assert "Choose a number from 1 to 3" in answer(run, "4")
    assert "Choose a number from 1 to 3" in answer(run, "0")
    assert "Choose a number from 1 to 3" in answer(run, "9" * 40)


def test_an_unknown_word_is_no_pick(run: Run) -> None:
    assert "“dance” is not a pick of this game" in answer(run, "dance")


def test_nothing_typed_is_nothing_done(run: Run) -> None:
    assert answer(run, "").strip() == "1–3, ? h l s w"


def test_the_hint_is_one_of_the_options(run: Run) -> None:
    said = answer(run, "h")
    assert "imagined ways" in said
    assert any(f"{number} · Lay lantern {card}" in said for number, card in ((1, 4), (2, 7), (3, 12)))


def test_the_log_tells_what_this_seat_was_told(run: Run) -> None:
    said = answer(run, "1", "l")
    assert "Seat 1 is dealt the lanterns 4, 7 and 12." in said
    assert "Greedy 2 is dealt a hand of lanterns." in said


def test_undo_with_nothing_to_take_back(run: Run) -> None:
    assert "You have nothing to take back." in answer(run, "u")


def test_undo_by_the_bots_consent_says_why_it_was_needed(run: Run) -> None:
    said = answer(run, "1", "u")
    assert "Chance has decided something since" in said
    assert "The bots agree: your last pick is taken back." in said
    assert "1  Lay lantern 4" in said


def test_a_free_undo_says_so(run: Run) -> None:
    """Anna has scored and left the vane as it is; nobody has acted since, so she can still undo."""
    said = run("play lanterns --seats me:Anna,me:Bob --seed 3", "", "1", "", "1", "", "1", "u", "q").said
    assert "Your last pick is taken back; nothing had come of it yet." in said
    assert said.count("Anna  Do you turn the vane?") == 2


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "every Community passes a card to each neighbour"), ("fr", "chaque Communauté passe une carte")],
)
def test_w_says_why_a_seat_is_asked_and_by_which_clause(run: Run, lang: str, said: str) -> None:
    ran = run(f"play happy_dayz --seats me,random,random --seed 1 --lang {lang}", "w", "q")
    assert said in " ".join(ran.said.split())
    assert "HDZ-16" in ran.said
