"""Faults of wording, planted one by one in each kind of text."""

from pathlib import Path

import pytest

from checks.texts import editing

PLACES = {
    "catalogue": ("src/game/text", ".ftl", "said = {}\n-many = cartes, cards\n-one = carte, card\n"),
    "rulebook": (
        "src/game/rulebook",
        ".md",
        "# Titre\n\n## Un\n- **ABC-1** [seed] {}\n- **ABC-2** [seed] cartes, carte\n",
    ),
}


def found(root: Path, lang: str, text: str, place: str = "catalogue") -> list[str]:
    folder, suffix, frame = PLACES[place]
    (root / folder).mkdir(parents=True, exist_ok=True)
    (root / folder / f"{lang}{suffix}").write_text(frame.replace("{}", text))
    problems = [problem.replace(f"{root}/{folder}/", "") for problem in editing(root)]
    return [
        problem for problem in problems if ": said: " in problem or ".md: " in problem
    ]  # the frame is the same in both languages


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("fr", "Il pioche { $count } cartes.", "a plural without a plural rule: ⟨count⟩ cartes"),
        ("fr", "Il pioche { $count } carte.", "a plural without a plural rule: ⟨count⟩ carte"),
        ("en", "You draw { $count } cards.", "a plural without a plural rule: ⟨count⟩ cards"),
        ("fr", "Il pioche 1 cartes.", "a plural after 1: 1 cartes"),
        ("fr", "Jouez zombie-18.", "an id inside a sentence: zombie-18"),
        ("fr", "Un robot plays the game.", "words of the other language: the"),
        ("en", "Play une carte.", "words of the other language: une"),
        ("fr", "Qui ?", "an ordinary space before “?”: Qui ?"),
    ],
)
def test_a_planted_fault_is_found(lang: str, text: str, fault: str, tmp_path: Path) -> None:
    assert found(tmp_path, lang, text) == [f"{lang}.ftl: said: {fault}"]


def test_a_plural_with_its_rule_passes(tmp_path: Path) -> None:
    ruled = "Il pioche { $count ->\n    [one] { $count } carte\n   *[other] { $count } cartes\n }."
    assert found(tmp_path, "fr", ruled) == []


def test_a_selector_that_forgets_the_one_is_no_rule(tmp_path: Path) -> None:
    forgot = "Il pioche { $count ->\n    [0] rien\n   *[other] { $count } cartes\n }."
    assert found(tmp_path, "fr", forgot) == ["fr.ftl: said: a plural without a plural rule: ⟨count⟩ cartes"]


def test_rulebooks_are_read_too(tmp_path: Path) -> None:
    assert found(tmp_path, "fr", "La règle d'abord.", "rulebook") == [
        "fr.md: 4: a straight apostrophe: La règle d'abord."
    ]


def test_the_same_sentence_in_both_languages_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, "en", "steady hands") == []
    assert found(tmp_path, "fr", "steady hands") == ["fr.ftl: said: the same text in both languages: steady hands"]
    assert found(tmp_path, "en", "Boss") + found(tmp_path, "fr", "Boss") == []


def test_the_sentences_of_the_bootstrap_are_read(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "tablee").write_text('SAYINGS = {"full": ("The disk is full: {0}.", "Le disque est plein : {0}.")}\n')
    assert list(editing(tmp_path)) == [
        f"{tmp_path}/tablee: full: an ordinary space before “:”: Le disque est plein : ⟨value⟩."
    ]


@pytest.mark.parametrize(
    ("path", "line", "fault"),
    [
        ("web/src/Seat.svelte", 'aria-label={`${texts.say("hearts")}: ${hearts}`}', "code joins two texts"),
        ("src/tablee/cli/games.py", "row = f\"{texts.say('usual')}: {value}\"", "code joins two texts"),
        ("src/tablee/cli/picture.py", 'row = f"{n} {self.texts.thing(kind, name)}"', "a number before a singular"),
        ("web/src/Farm.svelte", "<b>{`${count} ${texts.thing(kind, name)}`}</b>", "a number before a singular"),
    ],
)
def test_code_that_puts_sentences_together_is_found(path: str, line: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(f"{line}\n")
    (problem,) = editing(tmp_path)
    assert problem.startswith(f"{file}:1: {fault}")
