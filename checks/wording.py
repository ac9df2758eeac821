"""Faults of wording: a plural without its rule, an id, or words of the other language in a sentence."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from checks.prose import Passage

# Variables that are counts; the others are names or ordinals (a round, a clause).
NUMBERS = {
    "n", "count", "left", "picks", "matches", "draws", "taken_back", "seats", "wins", "played", "seconds", "points",
    "orders", "halves", "bullets", "money", "tiles", "cards", "losses", "worlds", "gain", "gain_abs", "die", "steps", "damage",
}  # fmt: skip
# Words that look like plurals, or like nouns that have one, but are not.
NO_NOUNS = {
    "ans", "asks", "choix", "dans", "des", "fois", "has", "is", "less", "mais", "moins", "mois", "nous", "pas", "plus",
    "processus", "puis", "sans", "sous", "s", "takes", "this", "times", "vers", "vous", "was",
}  # fmt: skip
HOLES = r"⟨[\w-]+⟩"
COUNTED = re.compile(r"(?:⟨(\w+)⟩|(?<![\w,.–-])(?<!\+ )1)[ \u00a0\u202f]([^\W\d_][\w-]*)")
ID = re.compile(r"(?<![\w:=/.-])[a-z]+(?:-[a-z]+)*-\d+\b")
TYPED = ("cli-help-",)  # messages that show what can be typed
# Function words that exist in only one of the languages.
OWN = {
    "en": {
        "and", "are", "been", "cannot", "each", "from", "has", "is", "it", "its", "of", "that", "the", "they", "this",
        "was", "which", "with", "you", "your",
    },
    "fr": {
        "au", "aux", "avec", "cette", "chaque", "dans", "des", "du", "est", "et", "le", "les", "leur", "ou", "pas",
        "qui", "ses", "sont", "une", "votre", "vous",
    },
}  # fmt: skip
# Words spelled the same in both languages; they may be a whole message.
ALIKE = {
    "action", "actions", "barricade", "boss", "bunker", "centre", "express", "hippie", "hippies", "mine", "mini", "napalm",
    "option", "options", "page", "pages", "pause", "place", "score", "sermon", "sniper", "stop", "tests", "trip",
    "van", "vans", "zombie", "zombies",
}  # fmt: skip
PUT_TOGETHER = re.compile(
    r"(?:say|text|thing|seat|find)\([^`\"]*\)\}: |(?:say|text|thing)\([`\"][\w$-]+[`\"][^}]*\}: |f\": \{"
)
COUNTED_THING = re.compile(r"\$?\{(?:n|vans|count|[\w.]*length|len\(\w+\))\} \$?\{[^}]*\bthing\(")


def faults(passage: Passage, plurals: Mapping[str, set[str]]) -> Iterator[str]:
    """Yield the faults of a passage; `plurals` are the plural words of each language."""
    yield from unruled_plurals(passage, plurals[passage.lang])
    own = re.sub(HOLES, "", passage.text)
    if not passage.name.startswith(TYPED):
        yield from (f"an id inside a sentence: {found.group()}" for found in ID.finditer(own))
    other = "fr" if passage.lang == "en" else "en"
    words = set(re.findall(r"[^\W\d_]+", own))
    foreign = sorted(words & OWN[other])
    if foreign:
        yield f"words of the other language: {', '.join(foreign)}"


def unruled_plurals(passage: Passage, plurals: set[str]) -> Iterator[str]:
    for found in COUNTED.finditer(passage.text):
        variable, word = found.groups()
        if word.lower() in NO_NOUNS:
            continue
        many = word.endswith(("s", "x"))
        if variable is None:
            if many and word in plurals:
                yield f"a plural after 1: {found.group()}"
        elif variable in NUMBERS - passage.counted and (many or f"{word}s" in plurals):
            yield f"a plural without a plural rule: {found.group()}"


def plurals_of(passages: Iterable[Passage]) -> dict[str, set[str]]:
    """Return the words that occur in the plural: with an s or x, and elsewhere without it."""
    words: dict[str, set[str]] = {"en": set(), "fr": set()}
    for passage in passages:
        words[passage.lang] |= set(re.findall(r"[^\W\d_][\w-]*", passage.text))
    return {
        lang: {word for word in known if word.endswith(("s", "x")) and word[:-1] in known and len(word) > 3}
        for lang, known in words.items()
    }


def untranslated(passages: Iterable[Passage]) -> Iterator[tuple[Passage, str]]:
    """Yield French messages that equal the English ones, except names and words spelled the same."""
    texts: dict[tuple[Path, str], set[str]] = {}
    for passage in passages:
        if passage.name.endswith(".see"):  # refers to another message and is never shown
            continue
        key = (passage.path.parent, passage.name)
        if passage.lang == "en":
            texts.setdefault(key, set()).add(passage.text)
        elif passage.text in texts.get(key, set()):
            words = set(re.findall(r"[a-zà-ÿ]{4,}", re.sub(HOLES, "", passage.text).lower()))
            if words - ALIKE and any(word[:1].islower() for word in passage.text.split()):
                yield passage, f"the same text in both languages: {passage.text[:60]}"


def put_together(path: Path) -> Iterator[str]:
    """Yield lines of code that assemble sentences with punctuation or numbers, which belong in a catalogue."""
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        if PUT_TOGETHER.search(line):
            yield f"{path}:{number}: code joins two texts with a colon; use the message “pair”"
        if COUNTED_THING.search(line):
            yield f"{path}:{number}: a number before a singular name; use a message with a plural rule"
