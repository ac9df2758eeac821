"""Typed answers in the screen's words, and repeated choices, become ordinary picks."""

from pathlib import Path

from tests.cli.conftest import Run

PIGS = "play happy_pigs --seats me,greedy,greedy --settings first_player=seat-1 --seed 5"


def record(data: Path) -> list[str]:
    (path,) = data.glob("*.record")
    return [line for line in path.read_text().splitlines() if line.startswith("0 ")]


def test_a_choice_is_made_three_times(run: Run, data: Path) -> None:
    said = run(PIGS, "buy small x3", "q").said
    assert "Done 3 times: buy small" in said
    assert [line.split(" ", 1)[1].split(";")[0].strip() for line in record(data)] == ["buy small"] * 3


def test_as_often_as_possible(run: Run) -> None:
    said = run(PIGS, "buy vaccine all", "q").said
    assert "Done 5 times: buy vaccine" in said


def test_a_number_and_the_sentence_of_an_option(run: Run) -> None:
    assert "buys a Baby for $3" in run(PIGS, "1 x1", "q").said
    assert "achète un Moyen pour 10" in run(f"{PIGS} --lang fr", "acheter un moyen", "q").said
    assert "achète un Moyen pour 10" in run(f"{PIGS} --lang fr", "Acheter un Moyen (10 $)", "q").said
    assert "Fait 2 fois : Acheter un Bébé" in run(f"{PIGS} --lang fr", "Acheter un Bébé x2", "q").said.replace(
        "\u00a0", " "
    )


def test_what_is_not_offered_is_refused_as_before(run: Run) -> None:
    assert "(HPG-46)" in run(PIGS, "vaccinate all", "q").said
    assert "(HPG-10)" in run(PIGS, "vaccinate small x2", "q").said
    assert "(HPG-16)" in run(PIGS, "feed small", "q").said


def test_two_tiles_are_two_questions(run: Run, data: Path) -> None:
    two = "play happy_pigs --seats me,greedy --settings first_player=seat-2 --seed 5"
    said = run(two, "stop", "3", "4", "q").said
    assert "4  Sell" in said
    assert "And which neutral action?" in said
    assert "Feed, and Feed as the neutral action" not in said, "no list of sixteen"
    assert any("program buy sell" in line for line in record(data))


def test_questions_about_what_the_screen_shows(run: Run) -> None:
    assert "$1" in run(PIGS, "stop", "program buy", "? stop", "q").said.split("(+$")[-1]
    assert "(? HPG-1)" in run(PIGS, "?", "q").said
    first = run(PIGS, "? 1", "q").said.split("q >")[1]
    assert "This is possible now: 1 · Buy a Baby ($3)" in first
    assert "Babies" not in first
    for word, clause in (("price", "HPG-31"), ("first player", "HPG-8"), ("neutral", "HPG-54"), ("tie", "HPG-52")):
        assert "HPG-" in run(PIGS, f"? {word}", "q").said.split("q >")[1], (word, clause)
    assert "HPG-" in run(f"{PIGS} --lang fr", "? pré", "q").said.split("q >")[1]


def test_a_whole_turn_in_one_line(run: Run, data: Path) -> None:
    run(PIGS, "buy small x2, buy vaccine, stop", "q")
    picks = [line.split(" ", 1)[1].split(";")[0].strip() for line in record(data)]
    assert picks == ["buy small", "buy small", "buy vaccine", "stop"]
    said = run(PIGS, "buy baby, feed baby, buy vaccine", "q").said
    assert "(HPG-16)" in said, "what cannot be done ends the line"
    assert "buys a vaccine" not in said


def test_a_basket_in_one_line(run: Run, data: Path) -> None:
    run(PIGS, "buy small x2, vaccine x2, stop", "q")
    picks = [line.split(" ", 1)[1].split(";")[0].strip() for line in record(data)]
    assert picks == ["buy small", "buy small", "buy vaccine", "buy vaccine", "stop"]
    said = run(f"{PIGS} --lang fr", "acheter un petit x2, un moyen", "q").said.replace("\u00a0", " ")
    assert "achète un Moyen pour 10" in said
    said = run(PIGS, "buy big x2, medium, small, vaccine", "q").said
    assert "(HPG-29)" in said, "what cannot be paid ends the line"
    assert "buys a vaccine" not in said


def test_what_can_never_be_is_refused_by_a_clause_in_the_language_of_the_screen_too(run: Run) -> None:
    command = "play zombiaki --seats random,me --seed 5 --lang fr"
    said = run(command, "jouer mur 5 sur c5", "jouer rue en feu sur la ligne b", "q").said.split("u q >")
    assert "Défaussez d’abord une de vos quatre cartes. (ZBK-14)" in said[1]
    assert "Défaussez d’abord une de vos quatre cartes. (ZBK-14)" in said[2]
