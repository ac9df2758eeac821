"""Lighthouse scores: at least 95 in every category on every page.

The front page and a table need 97 for performance on a phone and 100 in everything else. npm installs Lighthouse into
build/. Performance needs an idle machine. The browser is Chromium's headless shell: the same engine without the windows
of a desktop, whose process would take the second of two cores from the page.

A phone is four times slower than this machine, Lighthouse's default. Its guide (docs/throttling.md) advises to calibrate
that number by the machine's benchmarkIndex; what it would be is printed beside the scores, and not used.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.browser import FLAGS, headless
from tests.e2e.conftest import Guests
from tests.e2e.records import finished, uploaded
from tests.e2e.server import ROOT

PACKAGE = "lighthouse@13.5.0"
HOME = ROOT / "build" / "lighthouse"
RUNS = 5  # what else the machine does moves one run by ten points: the middle one of five counts
LEAST = 95
FORMS = ("mobile", "desktop")
GAMES = ("happy_dayz", "happy_pigs", "zombiaki", "zombies4")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PAGES = (
    "/rules",
    *(f"/rules/{game}" for game in GAMES),
    *(f"/g/{game}" for game in GAMES),
    "/learn",
    "/learn/happy_dayz",
    "/new/happy_pigs",
    "/me",
    "/settings",
    "/played",
    "/friends",
    "/enter",
)


def environment() -> dict[str, str]:
    binaries = str(Path(sys.executable).parent)
    return os.environ | {"PATH": os.pathsep.join([binaries, os.environ["PATH"]]), "CHROME_PATH": headless()}


def lighthouse(url: str, form: str) -> dict[str, Any]:
    """Return the report on a page, made in a new browser."""
    if not (HOME / "node_modules" / "lighthouse").exists():
        HOME.mkdir(parents=True, exist_ok=True)
        install = ["npm", "install", "--ignore-scripts", "--no-save", "--no-fund", "--no-audit", "--silent", PACKAGE]
        subprocess.run(install, cwd=HOME, env=environment(), check=True)
    command = ["node", "node_modules/lighthouse/cli/index.js", url, "--quiet", "--output=json", "--output-path=stdout"]
    command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={' '.join(['--headless', *FLAGS])}"]
    command += ["--preset=desktop"] if form == "desktop" else []
    done = subprocess.run(command, cwd=HOME, env=environment(), check=True, stdout=subprocess.PIPE)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def judge(url: str, form: str, least: dict[str, int]) -> None:
    """Check the scores; if the first run is too low, the median of five counts."""
    reports = [lighthouse(url, form)]
    if too_little(reports, least):
        reports += [lighthouse(url, form) for _ in range(RUNS - 1)]
    index = statistics.median(report["environment"]["benchmarkIndex"] for report in reports)
    print(form, url, _middle(reports), failing(reports[0]), f"benchmarkIndex {index:.0f}: {slowdown(index):.1f}")
    assert too_little(reports, least) == {}, failing(reports[0])


def too_little(reports: list[dict[str, Any]], least: dict[str, int]) -> dict[str, int]:
    return {name: score for name, score in _middle(reports).items() if score < least[name]}


def _middle(reports: list[dict[str, Any]]) -> dict[str, int]:
    found = {name: [report["categories"][name]["score"] for report in reports] for name in CATEGORIES}
    return {name: round(100 * statistics.median(each)) for name, each in found.items()}


def slowdown(index: float) -> float:
    """Return the multiplier that Lighthouse's calculator gives for a machine, to be as slow as a usual phone."""
    marks = [(150, 1.0), (800, 2.0), (1300, 3.0), (1533, 4.0), (1766, 5.0), (2000, 6.0)]
    (low, least), (high, most) = next(pair for pair in pairwise(marks) if index < pair[1][0] or pair[1] == marks[-1])
    return least + (most - least) * (index - low) / (high - low)


def failing(report: dict[str, Any]) -> list[str]:
    """Return the audits that fail, apart from performance: they say what to mend."""
    rest = {ref["id"] for name in CATEGORIES[1:] for ref in report["categories"][name]["auditRefs"] if ref["weight"]}
    return sorted(id for id in rest if report["audits"][id]["score"] == 0)


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("page", ["front", "table"])
def test_a_page_is_quick_on_a_phone_and_has_100_in_everything_else(
    guests: Guests, site: str, form: str, page: str
) -> None:
    link = ""
    if page == "table":
        zack = guests("Zack")
        link = zack.start(game="happy_dayz", seats=4, bots=[None, "random", "random", "random"], watch=True)
        zack.go("/credits")  # a second table on the same machine is no part of what is judged
    speed = 97 if form == "mobile" else 100
    judge(site + link, form, dict.fromkeys(CATEGORIES, 100) | {"performance": speed})


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_95_or_more_everywhere(site: str, page: str, form: str) -> None:
    judge(site + page, form, dict.fromkeys(CATEGORIES, LEAST))


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("page", ["invitation", "profile", "replay", "live"])
def test_what_people_make_has_95_or_more_everywhere(guests: Guests, site: str, form: str, page: str) -> None:
    yves = guests("Yves")
    link = yves.open_table(game="zombiaki", seats=2, public=True, watch=True)
    yves.sit()
    if page == "profile":
        origin = {"origin": site}
        assert yves.page.request.put(f"{site}/api/me/shown", data={"shown": "all"}, headers=origin).ok
        link = f"/p/{yves.page.request.get(f'{site}/api/me').json()['person']}"
    if page == "replay":
        link = uploaded(yves, finished()[0])
    yves.go("/credits")
    judge(site + ("/" if page == "live" else link), form, dict.fromkeys(CATEGORIES, LEAST))
