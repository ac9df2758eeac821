"""The report of a study: one self-contained page, and its figures as SVG, in French and English."""

from __future__ import annotations

from pathlib import Path

from tablee.lab.report.findings import Finding, find
from tablee.lab.report.page import write_page
from tablee.lab.store import Store
from tablee.lab.study import Study

__all__ = ["Finding", "find", "write_report"]


def write_report(study: Study, store: Store) -> Path:
    """Write report.html and figures/*.svg into the folder of a finished study."""
    return write_page(study, find(study, *store.tables()), store.folder)
