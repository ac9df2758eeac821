"""The money of a match of Happy Pigs, line by line: income, spending, and the final sale."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table

from tablee.core.game import Json
from tablee.games.happy_pigs.cards.cards import PIG_PRICES, SIZES, START_MONEY
from tablee.text import Texts

LINES = {"sold": "sales", "bought": "purchases", "income": "effects", "unused": "unused"}  # by event


def account(told: list[Json], texts: Texts) -> Panel | None:
    """Show one column per seat; None before the final sale."""
    sales = {event["seat"]: event for event in told if event["event"] == "final-sale"}
    if not sales:
        return None
    seats = sorted(sales)
    table = Table(show_edge=False, pad_edge=False)
    table.add_column("")
    for seat in seats:
        table.add_column(texts.seat(seat), justify="right")
    books = [Book(told, seat) for seat in seats]
    say = texts.catalogue.say
    for name in ("start", *LINES.values()):
        table.add_row(say(f"yard-{name}"), *(signed(book.lines[name], texts) for book in books))
    table.add_section()
    for size, price in zip(SIZES, PIG_PRICES, strict=True):
        sold = [sales[seat][size] for seat in seats]
        if any(sold):
            row = [f"{signed(n * price, texts)} ({n})" if n else "–" for n in sold]
            table.add_row(str(texts.thing("pig", size)), *row)
    table.add_section()
    totals = [book.total + sales[seat]["money"] for book, seat in zip(books, seats, strict=True)]
    table.add_row(say("cli-hpg-money"), *(dollars(total, texts) for total in totals), style="bold")
    ties = {event["seat"]: event["money"] for event in told if event["event"] == "tie-break"}
    if ties:
        table.add_row(say("yard-tie"), *(signed(ties[seat], texts) if seat in ties else "–" for seat in seats))
    return Panel(table, title=say("yard-account"), expand=False)


class Book:
    """One seat's income and spending, by line."""

    def __init__(self, told: list[Json], seat: int) -> None:
        self.lines = {"start": START_MONEY, **dict.fromkeys(LINES.values(), 0)}
        for event in told:
            line = LINES.get(event["event"])
            if line and event["seat"] == seat:
                amount = int(event["price"] if "price" in event else event["money"])
                self.lines[line] += -amount if line == "purchases" else amount

    @property
    def total(self) -> int:
        return sum(self.lines.values())


def dollars(amount: int, texts: Texts) -> str:
    return texts.catalogue.say("cli-hpg-dollars", {"amount": amount})


def signed(amount: int, texts: Texts) -> str:
    return f"{'−' if amount < 0 else '+'}{dollars(abs(amount), texts)}" if amount else "–"
