"""What all tests share: the toy game stands on the shelf beside the real ones."""

from tablee.core import shelf
from tests.toy.lanterns.game import GAME

shelf.put(GAME)
