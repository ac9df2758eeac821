"""Results on disk: one file per chunk while a study runs, two Parquet files when it is done."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from tablee.core.errors import BadInput
from tablee.lab.rows import MATCHES, SEATS, Tables, packed
from tablee.lab.study import Chunk, Study

KINDS = (("seats", SEATS), ("matches", MATCHES))  # matches last: their file marks a complete chunk


class Store:
    """The folder of a study's results."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self.chunks = folder / "chunks"

    def open(self) -> None:
        """Start, or resume earlier results. Raises BadInput if the folder contains something else."""
        card = self.folder / "study.json"
        mine = {"name": self.study.name, "fingerprint": self.study.fingerprint, "code": self.study.code}
        try:
            if card.exists():
                self.check(json.loads(card.read_text("utf-8")), mine)
            elif self.folder.exists() and any(self.folder.iterdir()):
                raise BadInput("lab-folder", field="out", folder=str(self.folder))
            if not self.done:
                self.chunks.mkdir(parents=True, exist_ok=True)
                write(card, json.dumps(mine, indent=1).encode())
        except OSError as error:
            raise BadInput("lab-disk", field="out", folder=str(self.folder), reason=error.strerror) from error

    def check(self, there: dict[str, str], mine: dict[str, str]) -> None:
        for field, id in (("fingerprint", "lab-other-study"), ("code", "lab-other-code")):
            if there.get(field) != mine[field]:
                raise BadInput(id, field="out", folder=str(self.folder))

    def look(self) -> None:
        """Check that the folder has all results of this study, from any version of the program."""
        card = self.folder / "study.json"
        if not card.exists() or not self.done:
            raise BadInput("lab-unfinished", field="out", folder=str(self.folder))
        there = json.loads(card.read_text("utf-8"))
        self.check(there, {"fingerprint": self.study.fingerprint, "code": there.get("code", "")})

    @property
    def done(self) -> bool:
        return all(self.path(kind).exists() for kind, _ in KINDS)

    def path(self, kind: str) -> Path:
        return self.folder / f"{kind}.parquet"

    def chunk_path(self, number: int, chunk: Chunk, kind: str) -> Path:
        return self.chunks / f"{number:04}-{chunk.number:06}.{kind}.arrow"

    def has(self, number: int, chunk: Chunk) -> bool:
        return self.chunk_path(number, chunk, "matches").exists()

    def keep(self, number: int, chunk: Chunk, matches: bytes, seats: bytes) -> None:
        """Write a chunk atomically."""
        for (kind, _), content in zip(KINDS, (seats, matches), strict=True):
            write(self.chunk_path(number, chunk, kind), content)

    def read(self, number: int, chunk: Chunk, kind: str) -> pa.Table:
        with pa.OSFile(str(self.chunk_path(number, chunk, kind))) as file:
            return pa.ipc.open_file(file).read_all()

    def finish(self, chunks: list[tuple[int, Chunk]]) -> None:
        """Merge the chunks in order and remove them."""
        for kind, schema in KINDS:
            tables = [self.read(number, chunk, kind) for number, chunk in chunks]
            write(self.path(kind), packed(pa.concat_tables(tables) if tables else schema.empty_table()))
        shutil.rmtree(self.chunks)

    def tables(self) -> Tables:
        """Return all rows of a finished study."""
        return pq.read_table(self.path("matches")), pq.read_table(self.path("seats"))


def write(path: Path, content: bytes) -> None:
    """Write a file atomically."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)
