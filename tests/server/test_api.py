"""The REST interface against its own description: Schemathesis finds nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tablee.server.app import make_app
from tablee.server.settings import Settings
from tests.days import LONG
from tests.server.guests import PATIENCE
from tests.server.programs import ServerProcess

EXAMPLES = 200 if LONG else 4
description = make_app(Settings(db="sqlite://")).state.routes.description
schema = schemathesis.openapi.from_dict(description)


def test_every_request_says_what_it_does() -> None:
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            assert operation.get("description", "").endswith("."), f"{method} {path}"


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server, on either database."""
    folder = tmp_path_factory.mktemp("api")
    file = f"sqlite:///{folder}/tables.db"
    db = file if request.param == "sqlite" else request.getfixturevalue("postgres").database()
    server = ServerProcess(db, folder / "log", synchronous="OFF")
    asyncio.run(server.start())
    yield server.url
    server.stop()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_interface_does_as_described(case: Any, url: str) -> None:
    case.call_and_validate(base_url=url, timeout=PATIENCE)


def test_every_route_is_described() -> None:
    paths = description["paths"]
    assert len(paths) >= 18
    for operations in paths.values():
        for operation in operations.values():
            assert "422" not in operation["responses"]
            assert "200" in operation["responses"]
