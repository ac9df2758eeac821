"""Reading a study: its cells, line-ups, and distinct random streams."""

from itertools import product

import pytest

import tablee
from tablee.lab.study import Study, code_version
from tests.lab.conftest import Write

CASE = '[[case]]\ngame = "zombiaki"\n'


def test_every_combination_of_seats_and_options_is_a_cell(small: Study) -> None:
    told = [(cell.game, cell.seats, cell.given) for cell in small.cells]
    assert told == [
        ("zombiaki", 2, {"barrier_row": "1"}),
        ("zombiaki", 2, {"barrier_row": "5"}),
        ("happy_pigs", 2, {}),
        ("happy_pigs", 3, {}),
    ]
    assert small.matches == 2 * 24 + 2 * 12


def test_each_deal_is_played_from_every_seat(small: Study) -> None:
    cell = small.cells[0]
    assert cell.turns == 2
    assert [cell.seated(turn) for turn in range(2)] == [("greedy:samples=1", "random"), ("random", "greedy:samples=1")]
    assert cell.deals == 12
    assert cell.stream(7, 0, 0) == cell.stream(7, 1, 0)  # the same deal
    assert small.cells[3].turns == 1  # the same bot everywhere: every match may be a new deal


def test_no_two_streams_are_the_same(write: Write) -> None:
    cells = [write(f'seed = {seed}\n{CASE}bots = ["greedy", "random"]\n').cells[0] for seed in (0, 1, 2**24 - 1)]
    seeds = [cell.stream(*where) for cell in cells for where in product((0, 1, 2**32 - 1), (0, 1, 5), range(1, 7))]
    seeds += [cell.stream(deal, 0, 0) for cell in cells for deal in (0, 1, 2**32 - 1)]
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) < 2**63


def test_chunks_hold_whole_deals_and_all_of_them(small: Study) -> None:
    for cell in small.cells:
        chunks = list(cell.chunks())
        assert [chunk.first for chunk in chunks] == [cell.chunk * number for number in range(len(chunks))]
        assert sum(chunk.matches for chunk in chunks) == cell.matches


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "case"),
        (f"{CASE}colour = 3", "colour"),
        (f"{CASE}matches = 0", "matches"),
        (f'{CASE}bots = ["clever"]', "clever"),
        (f"{CASE}bots = []", "bots"),
        (f'{CASE}bots = ["random", "random"]\nseats = 1', "seats"),
        (f"{CASE}seats = 3", "3"),
        (f'{CASE}seats = 2\noptions = {{ barrier_row = "9" }}', "barrier_row"),
        (f"{CASE}seats = 2\nsweep = {{ barrier_row = [] }}", "sweep"),
        (f"{CASE}seats = 2\nuntil = {{ within = 2 }}", "within"),
        (f"seed = -1\n{CASE}", "seed"),
        (f'title = {{ en = "x" }}\n{CASE}seats = 2', "title"),
        ('[[case]]\ngame = "chess"', "chess"),
        ("[[case", "TOML"),
    ],
)
def test_what_cannot_be_is_named(write: Write, text: str, word: str) -> None:
    with pytest.raises(tablee.BadInput) as caught:
        write(text)
    assert all(word in caught.value.sentence(lang) for lang in ("en", "fr"))


def test_the_code_of_a_game_has_a_version_of_its_own() -> None:
    assert code_version("zombiaki") == code_version("zombiaki")
    assert code_version("zombiaki") != code_version("happy_pigs")
