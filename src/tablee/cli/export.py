"""`tablee lab export GAME`: matches between bots as data for learning, with a data card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli import STOPPED
from tablee.cli.app import Given
from tablee.cli.choosing import read_pairs
from tablee.cli.outcome import share
from tablee.cli.screen import Screen
from tablee.cli.sim import Plan, bar
from tablee.text import catalogue

if TYPE_CHECKING:
    from tablee.lab.export import Folder


def export(game: str, given: Given, screen: Screen) -> int:
    """Play and write; when interrupted, keep the complete matches."""
    plan = Plan.read({**given, "game": game})
    settings = plan.game.read_settings(len(plan.bots), read_pairs(given["settings"]))
    from tablee.lab.export import Folder, Source, played

    source = Source(plan.game.name, plan.bots, settings, plan.seed, plan.matches)
    folder = Folder(given["out"] or Path(f"{plan.game.name}.data"), source)
    folder.open()
    with bar(screen) as progress:
        task = progress.add_task("", total=plan.matches, rate=0.0)

        def tell(come: int) -> None:
            progress.advance(task, come)
            progress.update(task, rate=progress.tasks[0].speed or 0.0)

        folder.write(played(source, plan.jobs), tell)
    folder.keep_card(card(folder, command_of(folder, given["settings"]), screen))
    stopped = folder.matches < plan.matches
    if stopped:
        screen.tell("cli-export-stopped", "red")
    screen.tell("cli-export-done", matches=folder.matches, decisions=folder.decisions)
    screen.whole_line(screen.text("cli-export-where", folder=str(folder.path)))
    return STOPPED if stopped else 0


def card(folder: Folder, command: str, screen: Screen) -> str:
    """Return the data card, in Markdown."""
    source, spec = folder.source, folder.source.spec
    known = {
        "game": catalogue(source.game, screen.lang).say("name"),
        "name": source.game,
        "rules": spec.game.rules_version,
        "seats": len(source.bots),
        "matches": folder.matches,
        "decisions": folder.decisions,
        "numbers": len(spec.told),
        "picks": len(spec.game.picks),
        "bots": ", ".join(source.bots),
        "seed": source.seed,
        "settings": json.dumps(source.settings, ensure_ascii=False, sort_keys=True),
    }
    rows = [f"| {bot} | {share(wins, screen)} |" for bot, wins in folder.wins.items()]
    ids = {"bot": "card-bot-column"}
    meanings = [
        f"| `{name}` | {screen.text(ids.get(name, f'card-{name}'), **known)} |" for name in source.schema().names
    ]
    blocks = [
        f"# {screen.text('card-title', **known)}",
        screen.text("card-about", **known),
        f"    {command}",
        screen.text("card-made", **known),
        "\n".join([f"| {screen.text('card-column')} | |", "|---|---|", *meanings]),
        screen.text("card-metadata"),
        "\n".join([f"| {screen.text('card-bot')} | {screen.text('card-wins')} |", "|---|---|", *rows]),
        screen.text("card-limits", **known),
    ]
    return "\n\n".join(blocks) + "\n"


def command_of(folder: Folder, settings: str) -> str:
    """Return the command that reproduces these data."""
    source, chosen = folder.source, f' --settings "{settings}"' if settings else ""
    who = ",".join(source.bots)
    return f'tablee lab export {source.game} --seats "{who}" --matches {folder.matches} --seed {source.seed}{chosen}'
