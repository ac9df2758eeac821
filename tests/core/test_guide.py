"""Guides: their format, and what is rejected with its line."""

from __future__ import annotations

import pytest

from tablee.core.guide import Block, Line, Words, read_guide

BOOK = """\
# Moons
A game of moons.

## In a minute {overview}
Have the **most** moons. [MOO-1, MOO-A2]
Another paragraph.

> Advice: wait.

## A turn {turn | play pass}
1. Draw. [MOO-1]
2. Play.

- An item.

| Card | What |
| --- | --- |
| | nothing |
| Moon | shines [MOO-3]

```picture night
It is dark.
1. A moon rises. [MOO-1]
```

```gallery moons
now = At once
```

```words
moon, satellite
```
"""


def test_a_guide_is_read_in_chapters_and_blocks() -> None:
    guide = read_guide(BOOK)
    assert (guide.title, guide.lead) == ("Moons", "A game of moons.")
    assert [(chapter.id, chapter.title, chapter.asked) for chapter in guide.chapters] == [
        ("overview", "In a minute", ()),
        ("turn", "A turn", ("play", "pass")),
    ]
    assert guide.chapters[0].blocks == (
        Block("text", (Line("Have the **most** moons.", ("MOO-1", "MOO-A2")),)),
        Block("text", (Line("Another paragraph."),)),
        Block("note", (Line("Advice: wait."),)),
    )
    steps, items, table, picture, gallery = guide.chapters[1].blocks
    assert steps == Block("steps", (Line("Draw.", ("MOO-1",)), Line("Play.")))
    assert items == Block("list", (Line("An item."),))
    assert table == Block("table", (Line("Card|What"), Line("|nothing"), Line("Moon|shines", ("MOO-3",))))
    assert picture == Block("picture", (Line("It is dark."), Line("A moon rises.", ("MOO-1",))), "night")
    assert gallery == Block("gallery", (Line("now = At once"),), "moons")
    assert guide.words == [Words(("moon", "satellite"))]
    assert guide.clauses == ["MOO-1", "MOO-A2", "MOO-3"]
    assert (guide.named("picture"), guide.named("gallery")) == (["night"], ["moons"])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("{turn | play pass}", "", r"line 10: a chapter is written “## Title \{id\}”"),
        ("{turn |", "{overview |", "line 10: the chapter overview is there twice"),
        ("| Moon | shines [MOO-3]", "| Moon | shines | far", "line 19: a row of 3 cells in a table of 2"),
        ("```picture night", "```painting night", "line 21: not a picture, a gallery, a cover or words"),
        ("```picture night", "```picture", "line 21: not a picture"),
        ("moon, satellite\n```", "moon, satellite", "a ``` is not closed"),
        ("# Moons", "", "a guide has a title"),
        ("## A turn {turn | play pass}", "## A turn {turn}\n\n## Another {other}", "line 12: a chapter without a word"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_guide(BOOK.replace(old, new, 1))
