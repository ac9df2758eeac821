"""A picture of calibration: the share won for each estimate, with its interval, one small chart per game."""

from collections.abc import Iterator

from tablee.text import catalogue

SIZE, EDGE, GAP = 150, 34, 16
INK, RULE, EVEN, DOT = "#26343f", "#ddd", "#b4462f", "#2c6e8f"
Point = tuple[float, float, float, float]  # estimate, share won, and its interval


def picture(games: dict[str, list[Point]]) -> str:
    """Draw the charts side by side, as SVG."""
    wide, high = EDGE + len(games) * (SIZE + GAP), SIZE + 58
    charts = "".join(chart(number, name, points) for number, (name, points) in enumerate(games.items()))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" font-family="sans-serif" '
        f'font-size="11" fill="{INK}"><rect width="100%" height="100%" fill="#fff"/>{charts}</svg>\n'
    )


def chart(number: int, name: str, points: list[Point]) -> str:
    left, title = EDGE + number * (SIZE + GAP), catalogue(name, "en").say("name")
    parts = [*frame(number == 0), *(part for point in points for part in mark(point))]
    label = f'<text x="{SIZE / 2:.0f}" y="{SIZE + 32}" text-anchor="middle">{title}</text>'
    return f'<g transform="translate({left} 12)">{"".join(parts)}{label}</g>'


def frame(first: bool) -> Iterator[str]:
    """Yield the rules, their labels, and the line on which every estimate would be exact."""
    for share in (0, 50, 100):
        at = SIZE * share / 100
        yield f'<line x1="0" x2="{SIZE}" y1="{SIZE - at:.0f}" y2="{SIZE - at:.0f}" stroke="{RULE}"/>'
        yield f'<text x="{at:.0f}" y="{SIZE + 15}" text-anchor="middle">{share}</text>'
        if first:
            yield f'<text x="-5" y="{SIZE - at + 4:.0f}" text-anchor="end">{share}</text>'
    yield f'<line x1="0" y1="{SIZE}" x2="{SIZE}" y2="0" stroke="{EVEN}" stroke-dasharray="4 3"/>'


def mark(point: Point) -> Iterator[str]:
    said, won, low, high = (SIZE * share for share in point)
    yield f'<line x1="{said:.1f}" x2="{said:.1f}" y1="{SIZE - low:.1f}" y2="{SIZE - high:.1f}" stroke="{DOT}"/>'
    yield f'<circle cx="{said:.1f}" cy="{SIZE - won:.1f}" r="3.5" fill="{DOT}"/>'
