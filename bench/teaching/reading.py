"""`python -m bench.teaching.reading`: count picks and words of a coached first match, from “Play now” to its end.

The pupil follows the coach against weak bots. Counted are its picks, and the words of the goal card, of each question
the first three times it comes, and of what the coach says about it. At three words a second and four seconds per pick,
that gives the time a newcomer needs besides watching the others.
"""

from __future__ import annotations

import sys

import tablee
from bench.teaching import happy_dayz, zombiaki
from bench.teaching.pupil import Json, Lessons, answer
from tablee.bots import bot
from tablee.core.chance import Chance
from tablee.core.match import Match
from tablee.text import LANGUAGES, Texts
from tablee.text.coaching import coach_texts, matters

FIRST: dict[str, tuple[Lessons, int, Json]] = {
    "happy_dayz": (happy_dayz.LESSONS, 3, {"mode": "express"}),
    "zombiaki": (zombiaki.LESSONS, 2, {}),
}
SPEAKS = 3  # how often the coach comments on a kind of decision
MATCHES = 20
PICK, WORD = 4.0, 1 / 3  # seconds


def words(text: str) -> int:
    return len(text.split())


def read(game: str, lang: str, seed: int) -> tuple[int, int, bool]:
    """Play one match; return the picks, the words, and whether the pupil won."""
    lessons, seats, settings = FIRST[game]
    rules = tablee.game(game)
    match, chance, texts = Match.start(rules, seats, settings, seed), Chance(seed + 1), Texts(rules, lang)
    others, seen = [bot("learning", rules) for _ in range(seats)], dict[str, int]()
    count = sum(words(coach_texts(game, lang).say(f"goal-{part}")) for part in ("aim", "turn", "score"))
    picks = 0
    while not match.over:
        asked = match.pending[0]
        if asked.seat:
            numbers = [rules.picks.numbers[option] for option in asked.options]
            chosen = others[asked.seat].choose(rules.view(match.state, asked.seat), numbers, chance)
            match.pick(asked.seat, rules.picks.texts[chosen])
            continue
        times = seen.get(asked.kind, 0)
        seen[asked.kind] = times + 1
        if times < SPEAKS:
            count += words(texts.decision(asked)) + words(matters(game, asked.kind, lang, asked.seat))
        if not times:
            count += words(texts.catalogue.say(f"why-{asked.kind}"))
        picks += 1
        match.pick(0, answer(lessons, match.view(0), asked, chance))
    return picks, count, 0 in rules.ranking(match.state)[0]


def main() -> int:
    print(f"| game | language | picks | words | minutes | wins of {MATCHES} |\n|{'---|' * 6}")
    for game in FIRST:
        for lang in LANGUAGES:
            found = [read(game, lang, seed) for seed in range(MATCHES)]
            picks = sum(each[0] for each in found) / MATCHES
            count = sum(each[1] for each in found) / MATCHES
            minutes = (PICK * picks + WORD * count) / 60
            won = sum(each[2] for each in found)
            print(f"| {game} | {lang} | {picks:.0f} | {count:.0f} | {minutes:.1f} | {won} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
