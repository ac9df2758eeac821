"""WebSocket frames for the fuzzer: from noise to almost valid requests."""

from __future__ import annotations

import json

from hypothesis import strategies as st

from tablee.server import protocol
from tablee.server.settings import FRAME

TABLE = "T"  # a placeholder for the table's id, which is not yet known
KINDS = [kind.__struct_config__.tag for kind in protocol.ClientMessage.__args__]
FIELDS = [
    "table",
    "key",
    "seat",
    "decision",
    "picks",
    "other",
    "bot",
    "after",
    "lang",
    "text",
    "phrase",
    "yes",
    "request",
    "on",
    "name",
]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(KINDS + FIELDS),
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), inner, max_size=4)
    ),
)
nearly = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "key": st.text("abc", min_size=1, max_size=8) | st.text(min_size=1, max_size=8)},
    optional={
        "table": st.sampled_from([TABLE, TABLE, "nosuchtable", ""]) | scalars,
        "seat": st.integers(-1, 3) | scalars,
        "decision": st.integers(0, 12) | scalars,
        "picks": st.lists(
            st.sampled_from([f"lay {card}" for card in range(14)] + ["vane turn", "vane keep"]), max_size=3
        )
        | anything,
        "other": st.integers(-1, 3),
        "bot": st.sampled_from(["random", "genius", None]),
        "after": st.integers(-1, 50) | scalars,
        "text": st.text(max_size=400),
        "phrase": st.sampled_from(["hello", "insult", ""]),
        "name": st.text(max_size=30),
        "lang": st.sampled_from(["en", "fr", "de"]),
        "yes": st.booleans() | scalars,
        "on": st.just(False) | scalars,
        "request": st.integers(0, 30) | scalars,
    },
)
frames = st.one_of(
    nearly.map(json.dumps),
    nearly.map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=60),
    nearly.map(json.dumps).flatmap(lambda text: st.integers(0, len(text)).map(lambda cut: text[:cut])),
    st.integers(1, 3000).map(lambda depth: "[" * depth),
    st.integers(FRAME - 100, FRAME + 5000).map(
        lambda size: json.dumps({"type": "ping", "key": "k", "x": "é" * (size // 2)})
    ),
)


@st.composite
def sendings(draw: st.DrawFn) -> list[str | bytes]:
    """Generate frames to send without waiting, sometimes with one repeated or in reverse order."""
    some = draw(st.lists(frames | frames | frames | st.binary(max_size=60), min_size=2, max_size=4))
    how = draw(st.sampled_from(["plain", "plain", "twice", "backwards"]))
    return {"plain": some, "twice": [*some, some[0]], "backwards": some[::-1]}[how]
