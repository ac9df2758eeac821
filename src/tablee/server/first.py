"""The first words of a page, written into its HTML: they are on the screen before any script runs.

They contain only what is the same for everybody. The app draws the same with the same classes (`look/first.css`,
`look/entering.css`).
"""

from __future__ import annotations

import re
from functools import cache
from html import escape

from tablee import games
from tablee.core import shelf
from tablee.server.previews import PLAYED, Played
from tablee.text import catalogue
from tablee.text.guides import guide, has_guide

PLACE = '<div id="first"></div>'
ICON = '<svg viewBox="0 0 24 24"></svg>'
OF_GAME = re.compile(r"^(g|rules)/(\w+)$", re.ASCII)


def with_first_words(page: str, path: str, lang: str, of: Played | None, *, known: bool) -> str:
    """Insert the first words of a page, if it has any; `of` is what it is about.

    For people known to the server, the front page begins with what waits for them: it is left to the app.
    """
    said = "" if known and not path else first_words(path, lang, of)
    return page.replace(PLACE, f'<div id="first">{said}</div>', 1) if said else page


def first_words(path: str, lang: str, of: Played | None) -> str:
    """Return the beginning of a page as HTML; "" for most pages."""
    if of and path.partition("/")[0] in PLAYED:
        return invitation(of.game, lang) if of.open else entering(of.game, lang)
    found = OF_GAME.match(path)
    if found and found[2] in games() and has_guide(found[2]):
        return about(found[2], lang) if found[1] == "g" else rulebook(found[2], lang)
    return {"": front, "rules": books}[path](lang) if path in ("", "rules") else ""


@cache
def front(lang: str) -> str:
    """The shelf of games; its buttons are drawn, and work when the app is there."""
    say = catalogue("", lang).say
    ways = (
        f'<span class="button main">{ICON}{escape(say("web-play-now"))}</span>{invite(lang)}'
        f'<div class="study"><span class="button quiet">{ICON}{escape(say("web-learn"))}</span>'
        f'<span class="button quiet rules">{ICON}{escape(say("web-rules"))}</span></div>'
    )
    rows = [
        f'<div class="panel game" data-world="{game}"><span class="picture">{poster(game, "6rem")}</span>'
        f'{heading(game, "g", lang)}<p class="tagline">{tagline(game, lang)}</p>'
        f'<p class="facts">{facts(game, lang)}</p><div class="ways" aria-hidden="true">{ways}</div></div>'
        for game in games()
    ]
    hero = f'<div class="hero"><h1>{escape(say("web-hero"))}</h1><p>{escape(say("web-you-are"))}</p></div>'
    label = escape(say("web-games"))
    return f'<main class="front">{hero}<section class="shelf" aria-label="{label}">{"".join(rows)}</section></main>'


@cache
def books(lang: str) -> str:
    say = catalogue("", lang).say
    rows = [
        f'<li class="panel" data-world="{game}">{poster(game, "calc(100vw - 2rem)", lazy=n > 1)}'
        f"{heading(game, 'rules', lang)}<p>{tagline(game, lang)}</p></li>"
        for n, game in enumerate(games())
    ]
    head = f"<h1>{escape(say('web-rules'))}</h1><p>{escape(say('web-rules-more'))}</p>"
    return f'<main class="books">{head}<ul>{"".join(rows)}</ul></main>'


@cache
def about(game: str, lang: str) -> str:
    say = catalogue("", lang).say
    picture = (
        f'<img src="/preview-{game}.jpg" srcset="/preview-{game}.webp 720w, /preview-{game}.jpg 1200w" '
        'sizes="(max-width: 900px) calc(100vw - 2rem), 40rem" alt="" width="1200" height="630" fetchpriority="high" />'
    )
    words = (
        f'<h1>{escape(catalogue(game, lang).say("name"))}</h1><p class="lead">{escape(guide(game, lang).lead)}</p>'
        f'<ul class="facts"><li>{facts(game, lang)}</li><li>{escape(weight(game, lang))}</li></ul>'
        f'<div class="ways"><span class="button main" aria-hidden="true">{escape(say("web-play-now"))}</span>'
        f'{invite(lang)}<a class="button" href="/learn/{game}">{escape(say("web-learn"))}</a>'
        f'<a class="button" href="/rules/{game}">{escape(say("web-rules"))}</a></div>'
    )
    return f'<main class="about" data-world="{game}"><header>{picture}<div class="words">{words}</div></header></main>'


@cache
def rulebook(game: str, lang: str) -> str:
    read = guide(game, lang)
    title = escape(catalogue("", lang).say("guide-title", {"game": read.title}))
    words = (
        f'<p class="kind"><a href="/g/{game}">{escape(read.title)}</a></p>'
        f'<h1>{title}</h1><p class="lead">{escape(read.lead)}</p>'
    )
    return f'<main class="rulebook" data-world="{game}"><header>{words}</header></main>'


@cache
def invitation(game: str, lang: str) -> str:
    """An open table: to which game one is invited. By whom, and who sits there, is told by the app."""
    words = (
        f'<div class="scenes"></div><p class="by">\u00a0</p>'
        f'<h1>{escape(catalogue(game, lang).say("name"))}</h1><p class="tagline">{tagline(game, lang)}</p>'
    )
    return (
        f'<main class="lobby" data-world="{game}"><section class="invited panel"><div class="about">'
        f'<header class="invitation">{words}</header></div><div class="places"></div></section></main>'
    )


@cache
def entering(game: str, lang: str) -> str:
    """The title of a game, until its board is there."""
    say = catalogue("", lang).say
    return (
        f'<main class="entering" data-world="{game}"><p role="status">{escape(say("web-loading"))}</p>'
        f'<h1>{escape(catalogue(game, lang).say("name"))}</h1><p class="lead">{tagline(game, lang)}</p></main>'
    )


def poster(game: str, wide: str, lazy: bool = False) -> str:
    """The poster of a game, `wide` on a phone; games of other packages have none."""
    if not type(shelf.find(game)).__module__.startswith("tablee.games."):
        return '<div class="poster"></div>'
    return (
        f'<img class="poster" data-game="{game}" src="/poster-{game}.webp" '
        f'srcset="/poster-{game}-small.webp 240w, /poster-{game}.webp 720w" '
        f'sizes="(max-width: 600px) {wide}, 20rem" alt="" width="720" height="480"{" loading=lazy" if lazy else ""} />'
    )


def invite(lang: str) -> str:
    """What will be the button to invite a friend, with its settings."""
    said = escape(catalogue("", lang).say("web-invite-friend"))
    return (
        f'<span class="invite" aria-hidden="true"><span class="button">{ICON}{said}</span>'
        f'<span class="button">{ICON}</span></span>'
    )


def heading(game: str, page: str, lang: str) -> str:
    return f'<h2><a href="/{page}/{game}">{escape(catalogue(game, lang).say("name"))}</a></h2>'


def tagline(game: str, lang: str) -> str:
    return escape(catalogue(game, lang).say("tagline"))


def facts(game: str, lang: str) -> str:
    """How many play, and for how long."""
    rules = shelf.find(game)
    exact = rules.fewest_seats == rules.most_seats
    numbers = {"fewest": rules.fewest_seats, "most": rules.most_seats, "minutes": rules.minutes}
    return escape(catalogue("", lang).say("web-facts-exact" if exact else "web-facts", numbers))


def weight(game: str, lang: str) -> str:
    """How demanding a game is, as the cover of its guide says."""
    lines = [line.text for block in guide(game, lang).blocks if block.kind == "cover" for line in block.lines]
    return next((said for name, _, said in (line.partition(" = ") for line in lines) if name == "weight"), "\u00a0")
