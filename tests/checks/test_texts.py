from pathlib import Path

from checks.texts import problems, unwritten


def compared(folder: Path, english: str, french: str) -> list[str]:
    (folder / "text").mkdir(exist_ok=True)
    (folder / "text/en.ftl").write_text(english)
    (folder / "text/fr.ftl").write_text(french)
    return sorted(problem.replace(f"{folder}/text/", "") for problem in problems(folder))


def test_equal_catalogues_pass_whatever_their_sentences(tmp_path: Path) -> None:
    english = "hit = { $seat } shoots.\n    .help = A shot.\nones = { $n ->\n    [one] one\n   *[other] { $n }\n }\n"
    french = "-zombie = zombie\nhit = Tir de { $seat } sur un { -zombie }.\n    .help = Un tir.\nones = { $n } fois\n"
    assert compared(tmp_path, english, french) == []


def test_a_message_or_an_attribute_in_one_language_only_is_found(tmp_path: Path) -> None:
    found = compared(tmp_path, "a = A\n    .help = Help\nb = B\n", "a = A\nc = C\n")
    assert found == ["en.ftl: c is missing", "fr.ftl: a.help is missing", "fr.ftl: b is missing"]


def test_different_variables_are_found_even_inside_selectors(tmp_path: Path) -> None:
    found = compared(tmp_path, "a = { $n ->\n    [one] { $card }\n   *[other] x\n }\n", "a = { $n } x\n")
    assert found == ["fr.ftl: a does not use the same variables as en.ftl: $card"]


def test_what_cannot_be_read_stands_twice_or_leads_nowhere_is_found(tmp_path: Path) -> None:
    found = compared(tmp_path, "a = A\nb = { $x\n", "a = A\na = B { missing }\n")
    assert found == [
        "en.ftl:2: syntax error: b = { $x",
        "fr.ftl: a is defined twice",
        "fr.ftl: a refers to missing, which does not exist",
    ]


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text/en.ftl").write_text("a = A\n")
    assert list(problems(tmp_path)) == [f"{tmp_path}/text/fr.ftl: missing"]


def test_messages_the_web_app_uses_but_nobody_wrote_are_found(tmp_path: Path) -> None:
    for name, text in {
        "src/text/en.ftl": "web-play = Play\n",
        "web/src/A.svelte": '{texts.say("web-play")} {texts.say("web-pay", { seat })} {texts.say(`web-${way}`)}',
        "web/src/a.test.ts": 'texts.say("web-odd")',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert list(unwritten(tmp_path)) == [f"{tmp_path}/web/src/A.svelte: uses web-pay, which is in no catalogue"]
