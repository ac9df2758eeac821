"""MkDocs hooks: add pages from outside docs/, and rewrite links to them."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("ARCHITECTURE.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
LINK = re.compile(r"(?<=\]\()(?!\w+:|#|/)([^)#\s]+)(?=[)#])")
CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\*", re.MULTILINE)


def elsewhere() -> dict[str, str]:
    """Return the files outside docs/ that the site shows: repository path to address in the site."""
    found = {name: name.lower() for name in PAGES}
    found |= {f"deploy/{path.name}": f"files/deploy/{path.name}" for path in (ROOT / "deploy").iterdir()}
    for path in ROOT.glob("src/tablee/games/*/rulebook/??.md"):
        found[path.relative_to(ROOT).as_posix()] = f"rulebooks/{path.parts[-3]}.{path.name}"
    return found


def lead(markdown: str, source: str, shown: Mapping[str, str]) -> str:
    """Rewrite the links of a page for the site; `source` is the page's path in the repository."""
    page = PurePosixPath(address(source, shown))

    def moved(link: re.Match[str]) -> str:
        target = os.path.normpath(PurePosixPath(source).parent / link[1]).replace(os.sep, "/")
        there = address(target, shown)
        return os.path.relpath(there, page.parent).replace(os.sep, "/") if there else link[1]

    return LINK.sub(moved, markdown)


def address(path: str, shown: Mapping[str, str]) -> str:
    """Return the address of a repository file in the site; empty if it is not there."""
    return shown.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else "")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages from outside docs/."""
    for path, place in elsewhere().items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, **_others: object) -> str:
    """Rewrite links, and give each clause of a rulebook an anchor."""
    shown = elsewhere()
    sources = {place: path for path, place in shown.items()}
    uri = page.file.src_uri
    markdown = lead(markdown, sources.get(uri, f"docs/{uri}"), shown)
    return CLAUSE.sub(r'- <span id="\1"></span>**\1**', markdown) if uri.startswith("rulebooks/") else markdown
