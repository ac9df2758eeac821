"""The store on PostgreSQL rejects what it cannot store, and nobody else notices."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import insert

from tablee.core.errors import BadInput
from tablee.server.store import Store, schema
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", ["x" * 300, "nul \0 nul"])
async def test_a_value_that_does_not_fit_is_refused_and_the_connection_stays(postgres: Postgres, name: str) -> None:
    store = Store(postgres.database())
    await store.open()
    await store.secret("warm")
    connection = store.writer.connection
    wrong = insert(schema.settings).values(name="wrong", value="x")
    wrong = wrong.values(name=name) if len(name) > 40 else wrong.values(value=name)
    results = await asyncio.gather(store.execute(wrong), store.secret("other"), return_exceptions=True)
    assert isinstance(results[0], BadInput)
    assert results[0].id == "value-unfit"
    assert isinstance(results[1], str), "what was written together with it is written"
    assert store.writer.connection is connection
    await store.close()
