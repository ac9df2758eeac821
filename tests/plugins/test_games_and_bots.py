"""Games and bots of other packages are found by entry points; a broken one is reported and the rest works."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.packages import Site

GAMES, BOTS = "tablee.games", "tablee.bots"
LANTERNS = "from tests.toy.lanterns.game import GAME\n"
SECOND = """
from tests.toy.lanterns.game import LanternsGame

class Second(LanternsGame):
    pass

GAME = Second()
"""
TIMID = """
from tablee.bots.bot import Bot
from tablee.bots.judge import Judge

class Timid(Bot):
    def choose(self, view, options, chance):
        return options[0]

BOTS = {"timid": (lambda game, settings: Timid(), ())}

def evaluate(state, seat):
    return -state.score(seat)

def judge():
    print("judged by the package")
    return Judge()
"""


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


def test_a_game_of_another_package_is_listed_and_played(site: Site) -> None:
    site.install("lanterns-game", {GAMES: {"lanterns": "outside:GAME"}}, outside=LANTERNS)
    assert "lanterns  Lanterns" in site.tablee("games").stdout
    played = site.tablee("sim", "lanterns", "--seats", "greedy,random", "--matches", "4", "--jobs", "1")
    assert (played.returncode, played.stderr) == (0, "")
    assert "lanterns" in site.run("-c", "import tablee; print(tablee.games())").stdout


def test_a_second_game_of_one_name_is_refused_with_both_places(site: Site) -> None:
    site.install("lanterns-game", {GAMES: {"lanterns": "outside:GAME"}}, outside=LANTERNS)
    site.install("other-lanterns", {GAMES: {"lanterns": "second:GAME"}}, second=SECOND)
    listed = site.tablee("games")
    assert listed.returncode == 0
    assert listed.stdout.count("lanterns  Lanterns") == 1
    assert listed.stderr.startswith("tablee: Two games are called “lanterns”: tests.toy.lanterns.game.LanternsGame (")
    assert f"second.Second ({site.folder / 'second.py'})" in listed.stderr


def test_our_games_cannot_be_replaced(site: Site) -> None:
    renamed = SECOND.replace("    pass", '    name = "zombiaki"')
    site.install("other-zombiaki", {GAMES: {"zombiaki": "second:GAME"}}, second=renamed)
    listed = site.tablee("games")
    assert "Two games are called “zombiaki”: tablee.games.zombiaki.game.Zombiaki" in listed.stderr
    assert "second.Second (" in listed.stderr


def test_a_package_that_cannot_be_loaded_is_left_out_and_named(site: Site) -> None:
    site.install("tablee-storm", {GAMES: {"storm": "storm:GAME"}}, storm="import no_such_thing\n")
    listed = site.tablee("games")
    assert listed.returncode == 0
    assert "zombies4" in listed.stdout
    sentence = (
        "tablee: “storm” of the package tablee-storm 1.0 was left out, since storm:GAME could not be loaded. "
        "ModuleNotFoundError: No module named 'no_such_thing'\n"
    )
    assert listed.stderr == sentence
    played = site.tablee("play", "storm")
    assert played.returncode == 2
    assert played.stderr == 2 * sentence


@pytest.mark.parametrize("source", ["GAME = 7\n", LANTERNS])
def test_an_entry_point_names_a_game_of_its_own_name(site: Site, source: str) -> None:
    site.install("tablee-storm", {GAMES: {"storm": "storm:GAME"}}, storm=source)
    complaint = site.tablee("games").stderr
    assert "it has to name a game called “storm”, not " in complaint
    assert ("7." in complaint) or ("LanternsGame" in complaint)


def test_bots_and_judges_of_another_package(site: Site) -> None:
    site.install(
        "lanterns-game",
        {GAMES: {"lanterns": "outside:GAME"}, BOTS: {"lanterns": "timid"}},
        outside=LANTERNS,
        timid=TIMID,
    )
    played = site.tablee("sim", "lanterns", "--seats", "timid,ismcts:it=5", "--matches", "2", "--jobs", "1")
    assert (played.returncode, played.stderr) == (0, "")
    judged = site.run("-c", "import tablee; from tablee.bots import bot; bot('ismcts:it=5', tablee.game('lanterns'))")
    assert judged.stdout == "judged by the package\n"
    evaluated = "import tablee.bots.evaluate as e; import tablee.bots; print(e.evaluation('lanterns').__module__)"
    assert site.run("-c", evaluated).stdout == "timid\n"


def test_a_second_bot_of_one_name_is_refused_with_both_places(site: Site) -> None:
    site.install("tablee-timid", {BOTS: {"timid": "timid"}}, timid=TIMID.replace('"timid"', '"greedy"'))
    complaint = site.tablee("games").stderr
    assert "Two bots are called “greedy”: tablee.bots.make_greedy and timid.<lambda>." in complaint


def test_a_second_judge_of_one_game_is_refused_with_both_places(site: Site) -> None:
    site.install("tablee-timid", {BOTS: {"zombiaki": "timid"}}, timid=TIMID)
    complaint = site.tablee("games").stderr
    assert "Two packages judge the game “zombiaki”: tablee.bots.evaluate.zombiaki and timid." in complaint


def test_a_module_without_bots_is_refused(site: Site) -> None:
    site.install("tablee-timid", {BOTS: {"timid": "timid"}}, timid="")
    assert "timid has neither BOTS nor evaluate nor judge" in site.tablee("games").stderr
