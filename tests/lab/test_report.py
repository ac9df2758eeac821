"""The report agrees with the rows, in both languages, and requests nothing from other hosts."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.cli import run as tablee_command
from tablee.core.event import Event
from tablee.lab.engines import one
from tablee.lab.numbers import Share, Sum
from tablee.lab.report import find, write_report
from tablee.lab.report.sentences import seat_sentences
from tablee.lab.report.wording import Wording
from tablee.lab.running import Run
from tablee.lab.stopping import Shares
from tablee.lab.store import Store
from tablee.lab.study import Study, read_study
from tablee.lab.watch import Watch, metrics_of
from tablee.text import catalogue
from tests.lab.conftest import SMALL, Write

OUTSIDE = re.compile(r"""(?:src|href)\s*=\s*["']?https?:|@import|url\(\s*["']?https?:""")


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Store:
    folder = tmp_path_factory.mktemp("small")
    (folder / "study.toml").write_text(SMALL)
    study = read_study(folder / "study.toml")
    store = Store(folder / "out", study)
    Run(study, store, one, lambda _come, _spared: None).run()
    return store


def test_the_page_is_self_contained_with_its_figures_next_to_it(small: Study, done: Store) -> None:
    page = write_report(small, done).read_text()
    assert not OUTSIDE.search(page)
    assert "vegaEmbed" in page
    for lang, seat in (("en", "Seat 2 wins"), ("fr", "Place 2\u00a0:")):
        assert seat in page
        assert f'<section class="edition" lang="{lang}">' in page
    names = {path.name for path in done.folder.glob("figures/*.svg")}
    assert {"zombiaki-bots.en.svg", "zombiaki-worth-card.fr.svg", "happy_pigs-first.fr.svg"} <= names
    assert all(path.read_text().startswith("<svg") for path in done.folder.glob("figures/*.svg"))


def test_findings_are_the_sums_of_the_rows(small: Study, done: Store) -> None:
    matches, seats = done.tables()
    findings = find(small, matches, seats)
    rows = [row for row in seats.to_pylist() if row["cell"] == 3]
    for seat, share in enumerate(findings.cells[3].seats):
        assert share.mean == pytest.approx(sum(row["reward"] for row in rows if row["seat"] == seat) / 12)
    assert sum(share.mean for share in findings.cells[3].from_first) == pytest.approx(1)
    assert findings.cells[0].bots["random"].mean + findings.cells[0].bots["greedy:samples=1"].mean == pytest.approx(1)
    assert findings.cells[0].numbers["cross"].count == 12  # deals: the two turns of each are one observation


def test_turns_of_a_deal_are_one_observation(small: Study) -> None:
    """A deal that its first seat always wins says nothing about the bots, wherever they sit."""
    shares = Shares(small.cells[0])
    shares.add(
        (deal, seat, "ab"[(seat + turn) % 2], 1.0 - seat) for deal in range(50) for turn in (0, 1) for seat in (0, 1)
    )
    assert shares.share("bot a").mean == 0.5
    assert shares.share("bot a").count == 50
    assert shares.share("bot a").reach == pytest.approx(3 / 50)  # where all deals are alike, three in so many


def test_sentences_say_which_side_of_expected_a_share_is(write: Write) -> None:
    study = write('[[case]]\ngame = "happy_dayz"\nseats = 4\nbots = ["random"]\n')
    found = find(study, *empty_tables())
    found.cells[0].seats = [Share(0.271, 0.263, 0.279, 9000)]
    said = {lang: next(iter(seat_sentences(found.cells[0], Wording(study, lang)))) for lang in ("en", "fr")}
    assert said == {
        "en": "Seat 1 wins 27.1% [26.3%–27.9%], more than the expected 25%.",
        "fr": "Place 1\u00a0: 27,1\u00a0% [26,3\u00a0%–27,9\u00a0%] des victoires, plus que les 25\u00a0% attendus.",
    }


def empty_tables() -> tuple[object, object]:
    from tablee.lab.rows import MATCHES, SEATS

    return MATCHES.empty_table(), SEATS.empty_table()


@pytest.mark.parametrize("name", tablee.games())
def test_metrics_name_events_and_things_that_exist(name: str) -> None:
    """Every event that a metrics.toml counts has a sentence, so it can happen; titles are in both languages."""
    metrics, texts = metrics_of(name), catalogue(name, "en")
    sources = [source for things in metrics.things for source in (*things.used, *things.seen)]
    sources += [number.source for number in metrics.numbers]
    for source in sources:
        assert texts.has(f"event-{source.event}") or texts.has(f"event-{source.event}-hidden"), source
    titles = [*(things.title for things in metrics.things), *(number.title for number in metrics.numbers)]
    assert all(set(title) == {"en", "fr"} for title in titles)
    assert metrics.things


def test_what_is_watched(write: Write) -> None:
    watch = Watch("zombiaki")
    events = [
        Event("play-at", {"seat": 0, "card": "zombie-2", "square": "A1"}),
        Event("play-at", {"seat": 0, "card": "zombie-2", "square": "B1"}),
        Event("draw", {"seat": 1, "drawn_card": ["shot", "net"]}),
        Event("turn", {"seat": 1, "round": 3}),
        Event("cross", {"from_square": "A5"}),
    ]
    seen = watch.read(events, 2)
    assert seen.used == [{"card zombie-2": 2}, {}]
    assert seen.seen == [{}, {"card shot": 1, "card net": 1}]
    assert seen.numbers == {"rounds": 3.0, "dawn": 0.0, "cross": 1.0, "dead": 0.0}


def test_a_mean_and_its_interval() -> None:
    numbers = Sum()
    for number in (1.0, 2.0, 3.0):
        numbers.add(number)
    assert Share.free(numbers).mean == 2
    assert numbers.margin == pytest.approx(2.48 * 3**-0.5, rel=0.35)  # Student's, for three numbers roughly


def test_the_command_runs_reports_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study, out = tmp_path / "tiny.toml", str(tmp_path / "out")
    study.write_text('[[case]]\ngame = "lanterns"\nbots = ["random"]\nseats = 2\nmatches = 72\n')
    assert tablee_command(["lab", "report", str(study), "--out", out, "--lang", "en"]) == 2
    assert "is not finished" in capsys.readouterr().err
    assert tablee_command(["lab", "run", str(study), "--out", out, "--jobs", "1", "--lang", "fr"]) == 0
    assert "72 parties" in capsys.readouterr().out
    (tmp_path / "out" / "report.html").unlink()
    assert tablee_command(["lab", "report", str(study), "--out", out, "--lang", "en"]) == 0
    assert (tmp_path / "out" / "report.html").exists()
    assert tablee_command(["lab", "ponder", str(study), "--lang", "en"]) == 2


def test_a_label_tells_what_differs_from_the_usual_rules(write: Write) -> None:
    case = '[[case]]\ngame = "happy_pigs"\nseats = 2\nbots = ["random"]\n'
    study = write(f"{case}sweep = {{ foresight = [false, true], open_programming = [false, true] }}\n")
    found = find(study, *empty_tables())
    said = [Wording(study, "en").label(each) for each in found.cells]
    assert said == ["usual rules", "Open programming", "Foresight", "Foresight, Open programming"]


def test_neither_the_package_nor_the_command_line_loads_what_the_lab_needs() -> None:
    heavy = "{'altair', 'numpy', 'open_spiel', 'pettingzoo', 'pyarrow', 'pyspiel', 'ray', 'vl_convert'}"
    code = f"import sys, tablee, tablee.cli.app, tablee.cli.seating; sys.exit(bool({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
