"""`tablee admin`: administer a server, from its own machine. Every action is logged."""

from __future__ import annotations

import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.cli.app import Given
from tablee.cli.choosing import read_number, read_pairs
from tablee.cli.reading import read_text
from tablee.cli.screen import Screen
from tablee.core.errors import BadInput

if TYPE_CHECKING:
    from tablee.server.admin.steward import Steward

Work = Callable[["Steward", Given, list[str], Screen], Awaitable[None]]
MOST_HOURS = 24 * 3660


def command(given: Given, screen: Screen) -> int:
    """`admin tables`, `admin close TABLE`, `admin ban WHOM` …: see WAYS."""
    from tablee.server.admin.steward import Steward
    from tablee.server.admin.tables import with_store
    from tablee.server.settings import wall
    from tablee.server.store import Store

    way, *rest = given["words"] or [""]
    if way not in WAYS or len(rest) != WAYS[way][0]:
        raise BadInput("admin-unknown", field="words", written=" ".join(given["words"]), allowed=", ".join(written()))
    work = WAYS[way][1]

    async def run(store: Store) -> None:
        await work(Steward(store, wall()), given, rest, screen)

    with_store(given["db"], run)
    return 0


def written() -> list[str]:
    """Return the usage of each way."""
    return [" ".join([way, *needs.split()]) for way, (_, _, needs) in WAYS.items()]


def hours(given: Given) -> int:
    return read_number("--hours", given["hours"], 1, MOST_HOURS)


# ------------------------------------------------------------------ tables and chat


async def show_tables(steward: Steward, _given: Given, _rest: list[str], screen: Screen) -> None:
    from tablee.server.sanctions import said_time

    for line in await steward.store.all_tables():
        names = ", ".join(name for name in line.names if name)
        seats = f"{line.seats - line.free}/{line.seats}"
        screen.show(f"{line.table}  {said_time(line.updated)}  {line.game}  {line.status}  {seats}  {names}")


async def export_table(steward: Steward, _given: Given, rest: list[str], _screen: Screen) -> None:
    from tablee.server.admin.tables import exported

    sys.stdout.write(await exported(steward, rest[0]))


async def import_table(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin.tables import bring_in

    screen.show(await bring_in(steward, read_text(Path(rest[0]))))


async def close_table(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin.moderation import close

    await close(steward, rest[0])
    screen.tell("cli-admin-done")


async def show_chat(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin.moderation import chat
    from tablee.server.sanctions import said_time

    for line in await chat(steward, rest[0]):
        screen.show(f"{line.number}  {said_time(line.at)}  {line.person}  {line.name}: {line.text}")


async def hush(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import moderation

    await moderation.hush(steward, rest[0], read_number("LINE", rest[1], 0, 10**9))
    screen.tell("cli-admin-done")


# ------------------------------------------------------------------ people


async def show_reports(steward: Steward, _given: Given, _rest: list[str], screen: Screen) -> None:
    from tablee.server.admin.reports import listed
    from tablee.server.sanctions import said_time

    for one in await listed(steward.store):
        whom = " ".join(part for part in (one.whom, one.whom_name) if part)
        where = f"  {one.table} {one.number}: “{one.words}”" if one.table else ""
        done = f"  ({screen.text('cli-admin-settled', when=said_time(one.done), by=one.done_by)})" if one.done else ""
        screen.show(
            f"{one.report}  {said_time(one.at)}  {one.by or '–'} {one.by_name} → {whom}{where}  {one.why}{done}"
        )


async def settle(steward: Steward, given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import reports

    await reports.settle(steward, rest[0], given["why"])
    screen.tell("cli-admin-done")


async def mute(steward: Steward, given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import moderation

    screen.tell("cli-admin-until", until=await moderation.mute(steward, rest[0], hours(given), given["why"]))


async def ban(steward: Steward, given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import moderation

    screen.tell("cli-admin-until", until=await moderation.ban(steward, rest[0], hours(given), given["why"]))


async def pardon(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import moderation

    await moderation.pardon(steward, rest[0])
    screen.tell("cli-admin-done")


async def show_data(steward: Steward, _given: Given, rest: list[str], _screen: Screen) -> None:
    from tablee.server.admin.persons import export

    found = await export(steward, rest[0])
    await steward.do("data", found["id"])
    sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")


async def forget(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import persons

    await persons.forget(steward, rest[0])
    screen.tell("cli-admin-done")


async def show_accounts(steward: Steward, _given: Given, _rest: list[str], screen: Screen) -> None:
    from sqlalchemy import select

    from tablee.server.sanctions import said_time
    from tablee.server.store import schema

    people = schema.people
    for row in await steward.store.all(select(people).where(people.c.login.is_not(None)).order_by(people.c.login)):
        marks = "  admin" if row.admin else ""
        screen.show(f"{row.login}  {row.id}  {row.name}  {said_time(row.created)}  {said_time(row.seen)}{marks}")


# ------------------------------------------------------------------ membership


async def invite(steward: Steward, given: Given, _rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import membership

    uses = read_number("--uses", given["uses"], 1, 10_000)
    days = read_number("--days", given["days"], 1, 3660)
    code = await membership.invite(steward, uses, days, given["why"])
    screen.tell("cli-admin-invitation", code=code, days=days, uses=uses)


async def appoint(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import membership

    await membership.appoint(steward, rest[0])
    screen.tell("cli-admin-appointed", login=rest[0])


async def dismiss(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import membership

    await membership.appoint(steward, rest[0], is_admin=False)
    screen.tell("cli-admin-done")


async def reset_password(steward: Steward, _given: Given, rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import membership

    screen.tell("cli-admin-password", login=rest[0], password=await membership.reset_password(steward, rest[0]))


async def rotate(steward: Steward, given: Given, _rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import membership

    await membership.rotate(steward, at_once=given["now"])
    screen.tell("cli-admin-done")


# ------------------------------------------------------------------ the whole server


async def clean(steward: Steward, given: Given, _rest: list[str], screen: Screen) -> None:
    from tablee.server.admin import retention

    found: dict[str, Any] = await retention.clean(steward, read_keep(given["keep"]))
    for name, count in found.items():
        screen.show(f"{name}: {count}")
    screen.tell("cli-admin-done")


async def show_numbers(steward: Steward, _given: Given, _rest: list[str], screen: Screen) -> None:
    import msgspec

    from tablee.server.admin.numbers import statistics

    for name, value in msgspec.to_builtins(await statistics(steward.store, steward.now)).items():
        shown = ", ".join(f"{one} {count}" for one, count in value.items()) if isinstance(value, dict) else value
        screen.show(f"{name.replace('_', ' ')}: {shown}")


async def show_log(steward: Steward, _given: Given, _rest: list[str], screen: Screen) -> None:
    from sqlalchemy import select

    from tablee.server.admin.steward import DEEDS, OTHERS
    from tablee.server.sanctions import said_time
    from tablee.server.store import schema

    deeds = schema.deeds
    for row in await steward.store.all(select(deeds).order_by(deeds.c.at)):
        by = screen.text(f"by-{row.by.replace(' ', '-')}") if row.by in OTHERS else row.by
        deed = screen.text(f"deed-{row.deed}") if row.deed in DEEDS else row.deed
        screen.show(f"{said_time(row.at)}  {by}  {deed}  {row.whom}  {row.detail}")


def read_keep(written: str) -> Any:
    """Parse retention periods, written as `guests=30,chat=90`."""
    from dataclasses import fields

    from tablee.server.settings import Retention

    known = [one.name for one in fields(Retention)]
    found: dict[str, int] = {}
    for name, days in read_pairs(written).items():
        if name not in known:
            raise BadInput("option-unknown", field="--keep", option=name, allowed=", ".join(known))
        found[name] = read_number(f"--keep {name}", days, 0, 100_000)
    return Retention(**found)


# Each way: how many words it needs, the function that does it, and the words' names.
WAYS: dict[str, tuple[int, Work, str]] = {
    "tables": (0, show_tables, ""),
    "close": (1, close_table, "TABLE"),
    "chat": (1, show_chat, "TABLE"),
    "hush": (2, hush, "TABLE LINE"),
    "export": (1, export_table, "TABLE"),
    "import": (1, import_table, "FILE"),
    "accounts": (0, show_accounts, ""),
    "reports": (0, show_reports, ""),
    "settle": (1, settle, "REPORT"),
    "mute": (1, mute, "PERSON"),
    "ban": (1, ban, "WHOM"),
    "pardon": (1, pardon, "WHOM"),
    "data": (1, show_data, "WHOM"),
    "forget": (1, forget, "WHOM"),
    "invite": (0, invite, ""),
    "appoint": (1, appoint, "LOGIN"),
    "dismiss": (1, dismiss, "LOGIN"),
    "password": (1, reset_password, "LOGIN"),
    "rotate": (0, rotate, ""),
    "clean": (0, clean, ""),
    "numbers": (0, show_numbers, ""),
    "log": (0, show_log, ""),
}
