"""All kinds of cards, one row each: conditions, targets, effects (ZTE-72..93)."""

from __future__ import annotations

from tablee.games.zombies4.cards.behaviour import Unit
from tablee.games.zombies4.cards.cards import CARDS
from tablee.games.zombies4.effects.cards.amulet import can_lay_amulet, can_use_amulet, use_amulet
from tablee.games.zombies4.effects.cards.bad_zombie import can_herd, herd
from tablee.games.zombies4.effects.cards.carried import is_beside
from tablee.games.zombies4.effects.cards.clair_warlock import has_forest_beside, is_forest_beside, lead_astray
from tablee.games.zombies4.effects.cards.dog_repellent import can_repel, repel
from tablee.games.zombies4.effects.cards.friends_here import befriend, has_page_to_take
from tablee.games.zombies4.effects.cards.full_moon_fever import (
    can_catch_fever,
    can_infect,
    catch_fever,
    fever_names_opponent,
)
from tablee.games.zombies4.effects.cards.fully_loaded import can_load_from, load
from tablee.games.zombies4.effects.cards.here_doggie import call_doggies, can_use_doggie
from tablee.games.zombies4.effects.cards.lost_in_the_woods import can_lose_way, lose_way
from tablee.games.zombies4.effects.cards.magic_key import can_lay_key, has_hand, search_hand
from tablee.games.zombies4.effects.cards.needs import can_lay, can_lay_page, can_lay_weapon, names_opponent
from tablee.games.zombies4.effects.cards.portal import can_swap_with, swap
from tablee.games.zombies4.effects.cards.return_to_sender import is_in_cabin, is_outside_cabin, return_pawn
from tablee.games.zombies4.effects.cards.rolled_up_newspaper import can_swat_at, swat
from tablee.games.zombies4.effects.cards.something_not_right import can_purge, purge
from tablee.games.zombies4.effects.cards.talk_to_the_hand import shares_tile, show_hand
from tablee.games.zombies4.effects.cards.that_didnt_happen import cancel, cannot_play
from tablee.games.zombies4.effects.cards.tranquilizer_gun import can_tranquilize, tranquilize
from tablee.games.zombies4.effects.cards.trees_are_alive import can_use_trees, wake_trees
from tablee.games.zombies4.effects.cards.twist_of_fate import can_twist, twist
from tablee.games.zombies4.state.board import Board


def play_never(s: Board, seat: int, kind: int) -> bool:
    """For cards that name an opponent when played: having a target is the only condition."""
    return False


def names_nobody(s: Board) -> bool:
    return False


def is_no_target(s: Board, seat: int, other: int) -> bool:
    return False


def use_never(s: Board, seat: int) -> bool:
    return False


def do_nothing(s: Board, seat: int, target: int) -> None:
    pass


def lie_still(s: Board, seat: int) -> None:
    pass


def carry_nowhere(s: Board, slot: int, square: int) -> bool:
    return False


UNITS = {
    "here-doggie": Unit(can_lay_page, can_use=can_use_doggie, lies=call_doggies),
    "return-to-sender": Unit(
        can_lay_page, names=names_opponent, is_target=is_in_cabin, do=return_pawn, carries=is_outside_cabin
    ),
    "something-not-right": Unit(can_lay_page, can_use=can_purge, do=purge),
    "trees-are-alive": Unit(can_lay_page, can_use=can_use_trees, do=wake_trees),
    "twist-of-fate": Unit(can_lay_page, can_use=can_twist, do=twist),
    "amulet": Unit(can_lay_amulet, can_use=can_use_amulet, do=use_amulet, carries=is_beside),
    "magic-key": Unit(can_lay_key, names=names_opponent, is_target=has_hand, do=search_hand),
    "tranquilizer-gun": Unit(can_lay_weapon, can_use=can_tranquilize, do=tranquilize),
    "sickle": Unit(can_lay_weapon),
    "spear": Unit(can_lay_weapon),
    "monkeys-are-funny": Unit(can_lay),
    "bad-zombie": Unit(can_herd, do=herd),
    "clair-warlock": Unit(names=names_opponent, is_target=has_forest_beside, do=lead_astray, carries=is_forest_beside),
    "dog-repellent": Unit(can_repel, do=repel),
    "full-moon-fever": Unit(can_catch_fever, names=fever_names_opponent, is_target=can_infect, do=catch_fever),
    "fully-loaded": Unit(names=names_opponent, is_target=can_load_from, do=load),
    "lost-in-the-woods": Unit(names=names_opponent, is_target=can_lose_way, do=lose_way),
    "rolled-up-newspaper": Unit(names=names_opponent, is_target=can_swat_at, do=swat),
    "portal": Unit(names=names_opponent, is_target=can_swap_with, do=swap),
    "talk-to-the-hand": Unit(names=names_opponent, is_target=shares_tile, do=show_hand, carries=is_beside),
    "that-didnt-happen": Unit(cannot_play, do=cancel),
    "friends-here": Unit(names=names_opponent, is_target=has_page_to_take, do=befriend),
}
ROWS = [UNITS[card.id] for card in CARDS]
CAN_PLAY = [row.can_play or play_never for row in ROWS]
NAMES = [row.names or names_nobody for row in ROWS]
IS_TARGET = [row.is_target or is_no_target for row in ROWS]
CAN_USE = [row.can_use or use_never for row in ROWS]
DO = [row.do or do_nothing for row in ROWS]
LIES = [row.lies or lie_still for row in ROWS]
CARRIES = [row.carries or carry_nowhere for row in ROWS]
