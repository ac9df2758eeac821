"""What an editor would strike out: a plural without its rule, an id, or the other language inside a sentence."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from checks.prose import Passage

# Variables that stand for a number of things; the others are names, or numbers of one thing (a round, a clause).
NUMBERS = {
    "n", "count", "left", "picks", "matches", "draws", "taken_back", "seats", "wins", "played", "seconds", "points",
    "orders", "halves", "bullets", "money", "tiles", "cards", "losses", "worlds", "gain", "gain_abs", "die", "steps", "damage",
}  # fmt: skip
# Words that end like a plural, or like a noun that has one, and are none.
NO_NOUNS = {
    "ans", "asks", "choix", "dans", "des", "fois", "has", "is", "less", "mais", "moins", "mois", "nous", "pas", "plus",
    "processus", "puis", "sans", "sous", "s", "takes", "this", "times", "vers", "vous", "was",
}  # fmt: skip
HOLES = r"⟨[\w-]+⟩"
COUNTED = re.compile(r"(?:⟨(\w+)⟩|(?<![\w,.–-])(?<!\+ )1)[ \u00a0\u202f]([^\W\d_][\w-]*)")
ID = re.compile(r"(?<![\w:=/.-])[a-z]+(?:-[a-z]+)*-\d+\b")
TYPED = ("cli-help-",)  # messages that show what can be typed
# Small words only one of the languages has.
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
# Words that both languages spell alike; they may be the whole of a message.
ALIKE = {
    "action", "actions", "barricade", "boss", "bunker", "express", "hippie", "hippies", "mine", "mini", "napalm",
    "option", "options", "page", "pages", "pause", "place", "score", "sermon", "sniper", "stop", "tests", "trip",
    "van", "vans", "zombie", "zombies",
}  # fmt: skip
PUT_TOGETHER = re.compile(
    r"(?:say|text|thing|seat|find)\([^`\"]*\)\}: |(?:say|text|thing)\([`\"][\w$-]+[`\"][^}]*\}: |f\": \{"
)
COUNTED_THING = re.compile(r"\$?\{(?:n|vans|count|[\w.]*length|len\(\w+\))\} \$?\{[^}]*\bthing\(")


def faults(passage: Passage, plurals: Mapping[str, set[str]]) -> Iterator[str]:
    """What is wrong with the words of a passage; `plurals` are the words each language uses with an s or x."""
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
                yield f"one of many: {found.group()}"
        elif variable in NUMBERS - passage.counted and (many or f"{word}s" in plurals):
            yield f"a plural without its rule: {found.group()}"


def plurals_of(passages: Iterable[Passage]) -> dict[str, set[str]]:
    """The words that stand in the plural somewhere: with an s, and elsewhere without it."""
    words: dict[str, set[str]] = {"en": set(), "fr": set()}
    for passage in passages:
        words[passage.lang] |= set(re.findall(r"[^\W\d_][\w-]*", passage.text))
    return {
        lang: {word for word in known if word.endswith(("s", "x")) and word[:-1] in known and len(word) > 3}
        for lang, known in words.items()
    }


def untranslated(passages: Iterable[Passage]) -> Iterator[tuple[Passage, str]]:
    """French messages that say just what the English ones do, names and words spelled alike aside."""
    texts: dict[tuple[Path, str], set[str]] = {}
    for passage in passages:
        if passage.name.endswith(".see"):  # names another message, for no eyes
            continue
        key = (passage.path.parent, passage.name)
        if passage.lang == "en":
            texts.setdefault(key, set()).add(passage.text)
        elif passage.text in texts.get(key, set()):
            words = set(re.findall(r"[a-zà-ÿ]{4,}", re.sub(HOLES, "", passage.text).lower()))
            if words - ALIKE and any(word[:1].islower() for word in passage.text.split()):
                yield passage, f"the same in both languages: {passage.text[:60]}"


def put_together(path: Path) -> Iterator[str]:
    """Sentences that code puts together with marks of its own, which only a catalogue can place."""
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        if PUT_TOGETHER.search(line):
            yield f"{path}:{number}: a colon of the code between two texts; say it by the message “pair”"
        if COUNTED_THING.search(line):
            yield f"{path}:{number}: a number before a name of one thing; say it by a message with a plural rule"
