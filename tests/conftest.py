"""Test setup: put the toy game on the shelf next to the real ones."""

from tablee.core import shelf
from tests.toy.lanterns.game import GAME

shelf.put(GAME)
