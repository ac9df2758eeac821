"""The figures of a report, as Vega-Lite specifications made with Altair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import quantiles
from typing import Any

import altair as alt

from tablee.lab.numbers import Share
from tablee.lab.report.findings import Finding, Worth
from tablee.lab.report.wording import Wording
from tablee.lab.watch import metrics_of

Chart = dict[str, Any]
Rows = list[dict[str, Any]]
WIDTH, STEP = 380, 22
BINS = 24
MOST_THINGS = 40
INK, SOFT, FAIR = "#26343f", "#7b8a94", "#b4462f"
PALETTE = ["#2c6e8f", "#d98a29", "#5b8c5a", "#8a5a9e", "#b4462f", "#4a4e69", "#b08968", "#3d9a9a"]


def charts(game: str, found: list[Finding], worths: list[Worth], words: Wording) -> Iterator[tuple[str, str, Chart]]:
    """Yield name, title and specification of every figure of a game."""
    yield "seats", words.say("chart-seats"), intervals(seat_rows(found, words), words, words.say("axis-wins"))
    if any(len(each.bots) > 1 for each in found):
        yield "bots", words.say("chart-bots"), intervals(bot_rows(found, words), words, words.say("axis-wins"))
    if any(each.from_first for each in found):
        rows = first_rows(found, words)
        yield "first", words.say("chart-first"), intervals(rows, words, words.say("axis-wins"))
    yield "length", words.say("chart-length"), histogram([each.picks for each in found], found, words, "axis-picks")
    if metrics_of(game).races:
        yield "scores", words.say("chart-scores"), spread(found, words)
        changes = [each.lead_changes for each in found]
        yield "leads", words.say("chart-leads"), histogram(changes, found, words, "axis-leads")
    for things in metrics_of(game).things:
        chosen = most_telling([each for each in worths if each.things == things])
        if chosen:
            axis = words.say("axis-worth-score" if things.shared else "axis-worth")
            yield f"worth-{things.name}", things.title[words.lang], worth_chart(game, chosen, words, axis)


def most_telling(worths: list[Worth]) -> list[Worth]:
    """Return all things of a group, or those with the largest effect if there are too many for one figure."""
    if len(worths) > MOST_THINGS:
        worths = sorted(worths, key=lambda each: -abs(each.worth.mean))[:MOST_THINGS]
    return sorted(worths, key=lambda each: -each.worth.mean)


def interval_row(who: str, cell: str, share: Share, fair: float) -> dict[str, Any]:
    bounds = {"low": share.low, "high": share.high}
    return {"who": who, "cell": cell, "mean": share.mean, **bounds, "fair": fair, "n": share.count}


def seat_rows(found: list[Finding], words: Wording) -> Rows:
    return [
        interval_row(words.seat(each.cell.game, seat, each.cell.seats), words.label(each), share, 1 / each.cell.seats)
        for each in found
        for seat, share in enumerate(each.seats)
    ]


def bot_rows(found: list[Finding], words: Wording) -> Rows:
    return [
        interval_row(bot, words.label(each), share, 1 / each.cell.seats)
        for each in found
        for bot, share in each.bots.items()
    ]


def first_rows(found: list[Finding], words: Wording) -> Rows:
    return [
        interval_row(words.say("after-first", n=place), words.label(each), share, 1 / each.cell.seats)
        for each in found
        for place, share in enumerate(each.from_first)
    ]


def intervals(rows: Rows, words: Wording, axis: str) -> Chart:
    """Chart shares with their intervals, one panel per cell, with a tick at the even share."""
    base = alt.Chart(alt.Data(values=rows))
    who = alt.Y("who:N", sort=None, title=None, axis=alt.Axis(labelLimit=220))
    share = alt.X("mean:Q", title=axis, axis=alt.Axis(format="%"), scale=alt.Scale(zero=False, nice=True, padding=12))
    tips = [
        alt.Tooltip("mean:Q", format=".1%"),
        alt.Tooltip("low:Q", format=".1%"),
        alt.Tooltip("high:Q", format=".1%"),
    ]
    tips.append(alt.Tooltip("n:Q", title=words.say("tip-n")))
    fair = base.mark_tick(color=FAIR, thickness=2, size=STEP).encode(y=who, x=alt.X("fair:Q"))
    line = base.mark_rule(strokeWidth=3, opacity=0.55, color=PALETTE[0]).encode(y=who, x="low:Q", x2="high:Q")
    point = base.mark_point(filled=True, size=70, opacity=1, color=PALETTE[0]).encode(y=who, x=share, tooltip=tips)
    layers = (fair + line + point).properties(width=WIDTH, height=alt.Step(STEP))
    return finished(paneled(layers, rows))


def paneled(layers: Any, rows: Rows) -> Any:
    if len({row["cell"] for row in rows}) == 1:
        return layers
    header = alt.Header(title=None, labelAnchor="start", labelFontWeight="bold", labelLimit=600, labelOrient="top")
    order = list(dict.fromkeys(row["cell"] for row in rows))
    panels = layers.facet(row=alt.Row("cell:N", sort=order, header=header), spacing=8)
    return panels.resolve_scale(y="independent")


def histogram(values: list[list[int]], found: list[Finding], words: Wording, axis: str) -> Chart:
    """Chart how often each value occurred, as overlaid lines."""
    every = [value for each in values for value in each]
    low, width = min(every), max(1, -(-(max(every) - min(every) + 1) // BINS))
    rows = []
    for finding, each in zip(found, values, strict=True):
        counts = Counter((value - low) // width for value in each)
        for place in range((max(every) - low) // width + 1):
            middle = low + (place + 0.5) * width - 0.5
            rows.append({"x": middle, "share": counts[place] / len(each), "cell": words.label(finding)})
    color = alt.Color("cell:N", sort=None, title=None, scale=alt.Scale(range=PALETTE), legend=legend(found))
    encoded = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X(
            "x:Q",
            title=words.say(axis),
            scale=alt.Scale(zero=False, nice=False),
            axis=alt.Axis(tickMinStep=1, format="d"),
        ),
        y=alt.Y("share:Q", title=words.say("axis-matches"), axis=alt.Axis(format="%"), stack=None),
        color=color,
    )
    chart = encoded.mark_area(opacity=0.25, interpolate="monotone") + encoded.mark_line(interpolate="monotone")
    return finished(chart.properties(width=WIDTH, height=180))


def legend(found: list[Finding]) -> Any:
    return alt.Legend(orient="bottom", columns=1, labelLimit=400) if len(found) > 1 else None


def spread(found: list[Finding], words: Wording) -> Chart:
    """Chart the scores of each seat: the middle half as a bar, nine tenths as a line, the median as a tick."""
    rows = []
    for each in found:
        for seat, scores in enumerate(each.scores):
            cuts = quantiles(scores, n=20, method="inclusive") if len(scores) > 1 else [scores[0]] * 19
            names = {"least": 0, "low": 4, "middle": 9, "high": 14, "most": 18}
            who = words.seat(each.cell.game, seat, each.cell.seats)
            rows.append({"who": who, "cell": words.label(each), **{name: cuts[cut] for name, cut in names.items()}})
    base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("who:N", sort=None, title=None))
    line = base.mark_rule(color=SOFT).encode(x=alt.X("least:Q", title=words.say("axis-score")), x2="most:Q")
    bar = base.mark_bar(height=12, color=PALETTE[0], opacity=0.6).encode(x="low:Q", x2="high:Q")
    tick = base.mark_tick(color=INK, thickness=3, size=16).encode(
        x="middle:Q", tooltip=["least:Q", "low:Q", "middle:Q", "high:Q", "most:Q"]
    )
    return finished(paneled((line + bar + tick).properties(width=WIDTH, height=alt.Step(STEP)), rows))


def worth_chart(game: str, worths: list[Worth], words: Wording, axis: str) -> Chart:
    """Chart the worth of things with their intervals, highest on top, frequencies as tooltips."""
    scale = 1.0 if worths[0].things.shared else 100.0
    rows = [
        {
            "who": words.thing(game, each),
            "mean": scale * each.worth.mean,
            "low": scale * each.worth.low,
            "high": scale * each.worth.high,
            "wins": each.wins.mean,
            "often": each.often,
            "n": each.worth.count,
            "clear": each.worth.verdict(0.0) != "even",
        }
        for each in worths
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("who:N", sort=None, title=None, axis=alt.Axis(labelLimit=260)),
        color=alt.condition("datum.clear", alt.value(PALETTE[0]), alt.value(SOFT)),
    )
    zero = alt.Chart(alt.Data(values=[{"x": 0}])).mark_rule(color=FAIR).encode(x="x:Q")
    line = base.mark_rule(strokeWidth=3, opacity=0.5).encode(x=alt.X("low:Q", title=axis), x2="high:Q")
    tips = [
        alt.Tooltip("mean:Q", format="+.2f", title=words.say("tip-worth")),
        alt.Tooltip("wins:Q", format=".1%", title=words.say("axis-wins")),
        alt.Tooltip("often:Q", format=".2f", title=words.say("tip-often")),
        alt.Tooltip("n:Q", title=words.say("tip-n")),
    ]
    point = base.mark_point(filled=True, size=60, opacity=1).encode(x="mean:Q", tooltip=tips)
    return finished((zero + line + point).properties(width=WIDTH, height=alt.Step(17)))


def finished(chart: Any) -> Chart:
    """Return the specification in the common style."""
    styled = (
        chart.configure(background="transparent")
        .configure_view(stroke=None)
        .configure_axis(labelFontSize=12, titleFontSize=12, titleFontWeight="normal", gridColor="#e6e9eb", domain=False)
        .configure_axisX(labelFlush=False)
        .configure_header(labelFontSize=13)
        .configure_legend(labelFontSize=12)
    )
    spec: Chart = styled.to_dict()
    return spec
