"""Zombies!!! 4 in the terminal: one answer for one intention, and when to be asked."""

from tests.cli.conftest import Run

PLAY = "play zombies4 --seats me,random --seed 4"  # a tile is drawn, and its place asked for


def answers(run: Run, *typed: str, lang: str = "en") -> list[str]:
    """Return what is printed before each prompt."""
    return run(f"{PLAY} --lang {lang}", *typed, "q").said.split("u q >")


def test_when_to_be_asked_is_shown_and_changed_with_one_letter(run: Run) -> None:
    said = answers(run, "a", "a own", "a 1", "a sometimes")
    assert "Ask me for cards: always" in said[1]
    assert "Ask me for cards: only on my turn" in said[2]
    assert "Ask me for cards: when it concerns me" in said[3]
    assert "You can be asked: when it concerns me, always, only on my turn." in said[4]
    assert "Me consulter pour les cartes : toujours" in answers(run, "a", lang="fr")[1]


def test_a_tile_its_dogs_and_a_walk_take_one_answer_each(run: Run) -> None:
    said = answers(run, "lay T1 north 90", "at n no e s o c", "walk T0.n")
    assert "Seat 1 lays the tile “Forest 1” (T2)." in said[1]
    assert "How do you turn" not in said[1]
    assert "to walk." in said[2]
    assert "On which square" not in said[2]
    assert "Seat 1 steps to T0.n." in said[3]


def test_moments_for_cards_are_no_news(run: Run) -> None:
    assert "A moment for cards" not in "".join(answers(run, "1", "1", "1", "1", "1", "1", "1"))


def test_a_question_mark_on_a_tile_or_square_says_what_is_there(run: Run) -> None:
    said = answers(run, "lay T1 north 90", "? t0.s", "? T0", "? T0.nw", "? T9", "at n no e s o c", "? T0.n")
    assert "T0 “Bridge”, south, bridge, Seat 1" in said[2]
    assert "T0 “Bridge”, Seat 1" in said[3]
    assert "T0 “Bridge”, north-west, bank, nothing on it" in said[4]
    assert "T9" not in said[5].replace("? T9", "").replace("“T9”", "")
    assert "T0 “Bridge”, north, bridge, 2 steps away" in said[7]
    assert "T0 « Pont », nord-ouest, berge, rien dessus" in answers(run, "? T0.no", lang="fr")[1]


def test_a_walk_that_stops_says_what_was_left(run: Run) -> None:
    assert "Seat 1 walks no further, with" in answers(run, "lay T1 north 90", "at n no e s o c", "stop")[3]
    assert "s’arrête là, avec" in answers(run, "lay T1 north 90", "at n no e s o c", "stop", lang="fr")[3]


def test_what_is_proposed_is_shown_and_taken_with_one_letter(run: Run) -> None:
    said = answers(run, "lay T1 north 90", "p")
    assert "p  as proposed: T2." in said[1]
    assert "to walk." in said[2]  # all dogs of the tile are put down
    assert "Nothing is proposed here." in answers(run, "p")[1]
    assert "p  comme proposé : T2." in answers(run, "lay T1 north 90", lang="fr")[1]


def test_the_prompt_lists_the_letters_that_do_something_here(run: Run) -> None:
    said = answers(run, "lay T1 north 90")
    assert said[0].endswith("? a h l s w ")  # nothing is proposed before the tile lies
    assert said[1].endswith("? a h l p s w ")
    said = run("play happy_pigs --seats me,random --seed 4 --lang fr", "q").said.split("1–9")  # no stances there
    assert said[1].startswith(", ? h l s w u q >")


def test_a_line_goes_on_after_a_walk(run: Run) -> None:
    said = answers(run, "lay T1 north 90", "at n no e, p", "walk T0.c, stop")
    assert "to walk." in said[2]
    assert "Seat 1 steps to T0.c." in said[3]
    assert "Seat 1 walks no further, with" in said[3]
