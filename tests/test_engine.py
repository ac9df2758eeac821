"""The tests run on the requested engine, so that "compiled" never means the plain sources by mistake."""

import os

import pytest

import tablee.core.state

MODE = os.environ.get("TABLEE_COMPILE", "")


@pytest.mark.skipif(MODE == "", reason="run by hand: whichever engine is on the path")
def test_the_engine_is_the_one_asked_for() -> None:
    assert tablee.core.state.__file__.endswith({"0": (".py",), "1": (".so", ".pyd")}[MODE])
