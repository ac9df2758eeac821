"""`python -m compiling.components`: list the components that the web app must have pictures of, by world."""

import json
from pathlib import Path

from tablee.games.happy_dayz import cards as dayz
from tablee.games.happy_pigs.cards import cards as pigs
from tablee.games.zombiaki.cards import cards as zombiaki
from tablee.games.zombies4.cards import cards as forest_cards
from tablee.games.zombies4.cards.tiles import BUILDINGS, TILES

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "art" / "components.json"
COSTS = (3, 6, 9)  # the costs of Zombies in Happy DayZ
SQUARES = {  # the picture for each letter of a tile's plan
    ".": "clear",
    "T": "tree",
    "B": "floor",
    "D": "dock",
    "A": "altar",
    "P": "wreck",
    "C": "rock",
    "=": "deck",
    "~": "water",
    "x": "bank",
}


def poster() -> list[str]:
    factions = [f"{kind}-{faction}" for faction in dayz.FACTIONS for kind in ("card", "patient")]
    powers = [f"power-{power}" for power in (*dayz.POWER_CHOICES, "van", "zombie", "bunker", "horde")]
    return [*factions, *powers, *(f"card-zombie{cost}" for cost in COSTS), "card-van", "back"]


def night() -> list[str]:
    units = [card.id for card in zombiaki.ZOMBIE_CARDS if card.stays]
    things = [card.id for card in zombiaki.HUMAN_CARDS if card.stays and card.id not in {"napalm", "freeze"}]
    backs = [f"back-{side}" for side in zombiaki.SIDES]
    return [*(f"card-{each}" for each in zombiaki.IDS), *units, *things, "zombie-1", "fire", "ice", *backs]


def farm() -> list[str]:
    sizes = zip(pigs.SIZES, pigs.FOOTPRINTS, strict=True)
    lying = [f"pig-{size}{turned}" for size, (long, wide) in sizes for turned in ("", "-tall")[: 1 + (long > wide)]]
    kinds = {"item": pigs.ITEMS, "action": pigs.ACTIONS, "season": pigs.SEASONS, "tree": pigs.SEASONS}
    named = [f"{kind}-{each}" for kind, ids in kinds.items() for each in ids]
    cards = [f"card-{card.id}" for card in pigs.CARDS]
    return [*lying, *named, *(f"effect-{effect}" for effect in pigs.EFFECTS), *cards, "field", "tile-back", "coin"]


def forest() -> list[str]:
    squares = sorted({SQUARES[letter] for tile in TILES for letter in tile.squares})
    roofs = [f"roof-{building}" for building in sorted(BUILDINGS)]
    pawns = [f"pawn-{seat}" for seat in range(1, 7)]
    cards = [f"card-{card.id}" for card in forest_cards.CARDS]
    return [*cards, *squares, *roofs, *pawns, "dog", "dogs", "werewolf", "heart", "bullet", "trophy", "book", "back"]


def main() -> None:
    worlds = {"poster": poster(), "night": night(), "farm": farm(), "forest": forest()}
    FILE.write_text(json.dumps(worlds, indent=2) + "\n")


if __name__ == "__main__":
    main()
