"""A worker that also knows the toy game."""

from tablee.core import shelf
from tablee.server.worker import main
from tests.server.rules import change_rules
from tests.toy.lanterns.game import GAME

shelf.put(GAME)
change_rules()
main()
