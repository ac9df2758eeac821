"""`python -m tests.cli.toy …`: the command line with the toy game on the shelf."""

from tablee.cli import main
from tablee.core import shelf
from tests.toy.lanterns.game import GAME

if __name__ == "__main__":
    shelf.put(GAME)
    main()
