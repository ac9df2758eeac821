"""The texts and number formats of a report in one language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.core import shelf
from tablee.lab.numbers import MOST_NEEDED, Share, Sum, needed, rounded
from tablee.lab.report.findings import Finding, Worth
from tablee.lab.study import Study
from tablee.lab.watch import metrics_of
from tablee.text import Texts, catalogue


class Wording:
    """Describes a study: labels of its cells, names of seats, numbers with their intervals."""

    def __init__(self, study: Study, lang: str) -> None:
        self.study = study
        self.lang = lang
        self.catalogue = catalogue("", lang)

    def say(self, id: str, **args: Any) -> str:
        return self.catalogue.say(f"lab-{id}", args)

    def number(self, value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}".replace(".", self.catalogue.say("cli-decimal-mark"))

    def percent(self, value: float, digits: int = 1) -> str:
        return self.catalogue.say("cli-percent", {"number": self.number(100 * value, digits)})

    def share(self, share: Share) -> str:
        """Format a share with its interval: 27.1 % [26.3 %–27.9 %]."""
        return f"{self.percent(share.mean)} [{self.percent(share.low)}–{self.percent(share.high)}]"

    def points(self, share: Share) -> str:
        """Format a difference of shares with its interval, in percentage points: +2.1 [−0.4; +4.6]."""
        low, high = (self.signed(100 * bound) for bound in (share.low, share.high))
        return f"{self.signed(100 * share.mean)} [{low}; {high}]"

    def signed(self, value: float) -> str:
        said = self.number(abs(value))
        return said if float(f"{value:.1f}") == 0 else f"{'+' if value > 0 else '−'}{said}"

    def enough(self, change: Share) -> str:
        """Say whether a difference is significant, or how many deals that would take."""
        if change.verdict(0.0) != "even":
            return self.say(f"enough-{change.verdict(0.0)}")
        wanted = needed(change)
        return self.say("enough-never") if wanted >= MOST_NEEDED else self.say("enough-not", deals=rounded(wanted))

    def mean(self, numbers: Sum, digits: int = 1) -> str:
        margin = f" ± {self.number(numbers.margin, digits)}" if numbers.count > 1 else ""
        return f"{self.number(numbers.mean, digits)}{margin}"

    def game(self, name: str) -> str:
        return catalogue(name, self.lang).find("name") or name

    def seat(self, game: str, seat: int, seats: int) -> str:
        """Name a seat, by its side if the game has sides."""
        side = catalogue(game, self.lang).find(f"lab-side-{seat}") if seats == 2 else None
        return side or self.say("seat", n=seat + 1)

    def thing(self, game: str, worth: Worth) -> str:
        return str(Texts(shelf.find(game), self.lang).thing(worth.things.kind, worth.name))

    def metric(self, game: str, name: str) -> str:
        """Return the title of one of a game's own statistics."""
        for number in metrics_of(game).numbers:
            if number.name == name:
                return number.title[self.lang]
        return catalogue(game, self.lang).find(f"metric-{name}") or name

    def is_share(self, game: str, name: str) -> bool:
        """True if a statistic is a fraction between 0 and 1."""
        meter = shelf.find(game).meter()
        ways = {number.name: number.way for number in metrics_of(game).numbers}
        return ways.get(name) == "happens" or (meter is not None and name in meter.shares)

    def label(self, found: Finding) -> str:
        """Return what distinguishes this cell from the others of its game."""
        cell = found.cell
        others = [other for other in self.study.cells if other.game == cell.game]
        parts = []
        if len({other.seats for other in others}) > 1:
            parts.append(self.say("seats", n=cell.seats))
        if len({other.bots[: other.seats] for other in others if other.seats == cell.seats}) > 1:
            parts.append(", ".join(dict.fromkeys(cell.bots)))
        names = dict.fromkeys(name for other in others for name in other.given)
        varied = [name for name in names if len({str(other.settings[name]) for other in others}) > 1]
        usual = {setting.name: setting.usual() for setting in shelf.find(cell.game).settings}
        named = varied if len(varied) == 1 else [name for name in varied if cell.settings[name] != usual[name]]
        parts += [self.setting(cell.game, name, cell.settings[name]) for name in named]
        return ", ".join(parts) or (self.say("usual") if varied else self.game(cell.game))

    @staticmethod
    def line_up(found: Finding) -> str:
        """Return the line-up, naming each bot once."""
        counts = Counter(found.cell.bots)
        return ", ".join(f"{count} × {bot}" if count > 1 else bot for bot, count in counts.items())

    def setting(self, game: str, name: str, value: Any) -> str:
        texts = catalogue(game, self.lang)
        title = texts.find(f"setting-{name}") or name
        word = str(value).lower() if isinstance(value, bool) else "+".join(value) if isinstance(value, list) else value
        said = texts.find(f"setting-{name}-{word}")
        if isinstance(value, bool):
            return title if value else self.say("without", setting=title)
        return self.say("setting", setting=title, value=said or str(word))
