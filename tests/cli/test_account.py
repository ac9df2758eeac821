"""The end of a match in a terminal: the money line by line, and every line adds up."""

from tablee import Match
from tablee.bots import bot
from tablee.cli.picture.happy_pigs_account import Book
from tablee.core.chance import Chance
from tests.cli.conftest import Run
from tests.games.happy_pigs.scene import GAME


def test_the_lines_add_up_to_the_score() -> None:
    for seed in range(3):
        match, chance = Match.start(GAME, 3, seed=seed), Chance(seed)
        player = bot("random", GAME)
        while match.pending:
            seat = match.pending[0].seat
            options = match.state.options(seat)
            match.pick(seat, GAME.picks.texts[player.choose(GAME.view(match.state, seat), options, chance)])
        told = match.told(None)
        sales = {event["seat"]: event["money"] for event in told if event["event"] == "final-sale"}
        assert match.scores == [Book(told, seat).total + sales[seat] for seat in range(3)]


def test_the_terminal_shows_them(run: Run) -> None:
    said = run("play happy_pigs --seats random,random,random --seed 5 --lang fr").said
    assert "L’argent de l’année" in said
    for line in ("Départ", "Achats", "Effets de saison", "Actions non utilisées"):
        assert line in said
