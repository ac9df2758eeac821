"""Friendly names for guests: an adjective and an animal."""

from __future__ import annotations

import secrets

from tablee.server.protocol import Lang

VIRTUES_EN = (
    "Agile", "Brave", "Bright", "Calm", "Cheerful", "Clever", "Dreamy", "Gentle", "Jolly", "Kind", "Lively", "Lucky",
    "Merry", "Nimble", "Patient", "Quick", "Quiet", "Sly", "Sunny", "Witty",
)  # fmt: skip
ANIMALS_EN = (
    "Badger", "Beaver", "Bison", "Cricket", "Dormouse", "Falcon", "Ferret", "Fox", "Gecko", "Hare", "Hedgehog", "Heron",
    "Koala", "Lemur", "Lynx", "Magpie", "Marmot", "Mole", "Newt", "Otter", "Owl", "Panda", "Puffin", "Raven", "Robin",
    "Seal", "Squirrel", "Stork", "Swift", "Toad", "Trout", "Turtle", "Walrus", "Wombat", "Wren",
)  # fmt: skip
# All these animals are feminine in French, and so is the one adjective that has a masculine form.
VIRTUES_FR = (
    "agile", "aimable", "alerte", "brave", "calme", "comique", "drôle", "espiègle", "fidèle", "habile", "honnête",
    "intrépide", "magique", "modeste", "rapide", "rêveuse", "sage", "sensible", "solide", "tranquille",
)  # fmt: skip
ANIMALS_FR = (
    "Alouette", "Baleine", "Belette", "Biche", "Chouette", "Cigale", "Cigogne", "Colombe", "Fauvette", "Fouine",
    "Fourmi", "Girafe", "Grenouille", "Grive", "Hermine", "Hirondelle", "Hulotte", "Libellule", "Linotte", "Loutre",
    "Louve", "Marmotte", "Martre", "Mésange", "Mouette", "Oie", "Otarie", "Panthère", "Perdrix", "Pie",
    "Rainette", "Sarcelle", "Souris", "Tortue",
)  # fmt: skip


def new_guest_name(lang: Lang) -> str:
    """Return a random name; two people may have the same."""
    if lang == "fr":
        return f"{secrets.choice(ANIMALS_FR)} {secrets.choice(VIRTUES_FR)}"
    return f"{secrets.choice(VIRTUES_EN)} {secrets.choice(ANIMALS_EN)}"
