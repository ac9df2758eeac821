"""The report page: sentences, tables and figures in both languages, in one self-contained file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import vl_convert

from tablee.lab.report.charts import charts
from tablee.lab.report.comparing import beside, keys_of, pairs
from tablee.lab.report.findings import Finding, Findings
from tablee.lab.report.sentences import course_sentences, number_sentences, seat_sentences, worth_sentences
from tablee.lab.report.wording import Wording
from tablee.lab.store import write
from tablee.lab.study import Study
from tablee.text import LANGUAGES

VEGA_LITE = "6.4"  # the version Altair writes
STYLE = """
:root{--ink:#26343f;--soft:#65747e;--line:#dde3e6;--paper:#fbfaf7}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{max-width:64rem;margin:0 auto;padding:1rem 1.2rem 4rem}
h1{font-size:1.9rem;line-height:1.15;margin:.4rem 0}h2{margin:2.4rem 0 .4rem;border-top:2px solid var(--line);padding-top:1rem}
h3{margin:1.6rem 0 .3rem;font-size:1.05rem}p,ul{max-width:46rem}li{margin:.15rem 0}
.about{font-size:1.1rem}.small{color:var(--soft);font-size:.85rem}
table{display:block;overflow-x:auto;border-collapse:collapse;font-size:.92rem;margin:.5rem 0}td,th{padding:.25rem .8rem .25rem 0;text-align:left;
border-bottom:1px solid var(--line);vertical-align:top}th{font-weight:600}td{font-variant-numeric:tabular-nums;white-space:nowrap}
figure{margin:.4rem 0 1.2rem;overflow-x:auto}figure svg{max-width:100%;height:auto}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,29rem),1fr));gap:0 2rem;align-items:start}
nav{float:right}nav button{font:inherit;background:none;border:1px solid var(--line);border-radius:.5rem;padding:.2rem .7rem;
cursor:pointer;color:inherit}nav button[aria-pressed=true]{background:var(--ink);color:#fff}
html[data-lang=fr] [lang=en].edition,html[data-lang=en] [lang=fr].edition{display:none}
"""
SCRIPT = """
const specs=JSON.parse(document.getElementById('figures').textContent),root=document.documentElement;
const locale={en:undefined,fr:{decimal:',',thousands:'\\u00a0',grouping:[3],currency:['','\\u00a0€'],percent:'\\u00a0%'}};
function speak(lang){root.dataset.lang=lang;root.lang=lang;
for(const b of document.querySelectorAll('nav button'))b.setAttribute('aria-pressed',b.value===lang);
for(const f of document.querySelectorAll('.edition[lang='+lang+'] figure:not([data-live])')){f.dataset.live='1';
vegaEmbed(f,specs[f.dataset.figure],{actions:false,renderer:'svg',formatLocale:locale[lang]})}}
for(const b of document.querySelectorAll('nav button'))b.onclick=()=>speak(b.value);
speak((navigator.language||'').startsWith('fr')?'fr':'en');
"""


class Page:
    """Writes the page, collecting its figures on the way."""

    def __init__(self, study: Study, findings: Findings, folder: Path) -> None:
        self.study = study
        self.findings = findings
        self.figures = folder / "figures"
        self.specs: dict[str, Any] = {}

    def edition(self, lang: str) -> str:
        """Return the content of the page in one language."""
        words = Wording(self.study, lang)
        body = [f"<h1>{escape(self.study.title[lang])}</h1>", f'<p class="about">{escape(self.study.about[lang])}</p>']
        played = sum(found.matches for found in self.findings.cells)
        body.append(f'<p class="small">{escape(words.say("made", matches=played, code=self.findings.code))}</p>')
        for game in dict.fromkeys(cell.game for cell in self.study.cells):
            body += self.section(game, [each for each in self.findings.cells if each.cell.game == game], words)
        body.append(f'<p class="small">{escape(words.say("note"))}</p>')
        return f'<section class="edition" lang="{lang}">{"".join(body)}</section>'

    def section(self, game: str, found: list[Finding], words: Wording) -> Iterator[str]:
        yield f"<h2>{escape(words.game(game))}</h2>"
        for each in found:
            yield f"<h3>{escape(words.label(each))} <span class='small'>{escape(words.line_up(each))}</span></h3>"
            said = [*seat_sentences(each, words), *course_sentences(each, words)]
            yield f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in said)}</ul>"
        yield number_table(found, words)
        for first, other in pairs(found):
            yield beside_table(first, other, words)
        worths = self.findings.worths[game]
        for sentence in worth_sentences(game, worths, words):
            yield f"<p>{escape(sentence)}</p>"
        yield '<div class="figures">'
        for name, title, spec in charts(game, found, worths, words):
            yield self.figure(f"{game}-{name}.{words.lang}", title, spec)
        yield "</div>"

    def figure(self, name: str, title: str, spec: Any) -> str:
        """Return a figure as SVG, also saved as a file; the page's script replaces it with an interactive one."""
        self.specs[name] = spec
        svg = vl_convert.vegalite_to_svg(spec, vl_version=VEGA_LITE)
        self.figures.mkdir(exist_ok=True)
        write(self.figures / f"{name}.svg", svg.encode())
        return f'<div><h3>{escape(title)}</h3><figure data-figure="{name}">{svg}</figure></div>'


def beside_table(first: Finding, other: Finding, words: Wording) -> str:
    """Return a table of two cells' shares of the victories, the differences, and whether they are significant."""
    columns = [words.label(first), words.label(other), words.say("difference"), words.say("enough")]
    heads = "".join(f"<th>{escape(column)}</th>" for column in columns)
    lines = []
    for row in beside(first.sums, other.sums, keys_of(first)):
        kind, _, name = row.key.partition(" ")
        who = words.seat(first.cell.game, int(name), first.cell.seats) if kind == "seat" else name
        cells = [words.share(row.first), words.share(row.other), words.points(row.change), words.enough(row.change)]
        lines.append(f"<tr><th>{escape(who)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>")
    return f"<h3>{escape(words.say('beside'))}</h3><table><tr><th></th>{heads}</tr>{''.join(lines)}</table>"


def number_table(found: list[Finding], words: Wording) -> str:
    """Return a table of the game's own statistics, one column per cell."""
    columns = [dict(number_sentences(each, words)) for each in found]
    titles = list(dict.fromkeys(title for column in columns for title in column))
    if not titles:
        return ""
    heads = "".join(f"<th>{escape(words.label(each))}</th>" for each in found)
    lines = []
    for title in titles:
        cells = "".join(f"<td>{escape(column.get(title, '–'))}</td>" for column in columns)
        lines.append(f"<tr><th>{escape(title)}</th>{cells}</tr>")
    return f"<table><tr><th></th>{heads}</tr>{''.join(lines)}</table>"


def write_page(study: Study, findings: Findings, folder: Path) -> Path:
    page = Page(study, findings, folder)
    editions = "".join(page.edition(lang) for lang in LANGUAGES)
    specs = json.dumps(page.specs, ensure_ascii=False).replace("</", "<\\/")
    bundle = vl_convert.javascript_bundle("window.vegaEmbed=vegaEmbed;", vl_version=VEGA_LITE).replace(
        "</script", "<\\/script"
    )
    buttons = "".join(f'<button value="{lang}">{lang.upper()}</button>' for lang in LANGUAGES)
    html = (
        f'<!doctype html><html lang="en" data-lang="en"><head><meta charset="utf-8"><title>{escape(study.title["en"])}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head><body><main>'
        f"<nav>{buttons}</nav>{editions}</main>"
        f'<script type="application/json" id="figures">{specs}</script>'
        f'<script type="module">{bundle}</script><script type="module">{SCRIPT}</script></body></html>\n'
    )
    path = folder / "report.html"
    write(path, html.encode())
    return path
