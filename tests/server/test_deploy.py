"""The deployment files and the page about running a server match the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.cli.admin import WAYS
from tablee.cli.app import COMMANDS, read

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "how-to" / "run-a-server.md").read_text()
WRITTEN = [
    line.strip().removeprefix("command: ")
    for file in ("compose.yaml", "tablee.service", "tablee-backup.service")
    for line in (DEPLOY / file).read_text().splitlines()
    if "command: serve" in line or line.startswith("ExecStart=")
]


@pytest.mark.parametrize("line", WRITTEN)
def test_every_command_of_the_files_can_be_read(line: str) -> None:
    command, *given = line.partition("/srv/tablee/tablee ")[2].split() or line.split()
    words = read([one for one in given if "${" not in one], COMMANDS[command])
    assert words["proxies"] != "*" if command == "serve" else words["copies"] == "7"


def test_every_command_of_the_page_can_be_read() -> None:
    lines = re.findall(r"^    (?:\./)?tablee ((?:serve|admin|backup|restore)\b[^#&>\n]*)", PAGE, re.MULTILINE)
    assert len(lines) > 20
    for line in lines:
        command, *given = line.split()
        words = read(given, COMMANDS[command])
        if command == "admin":
            assert words["words"][0] in WAYS, line
    assert {way for way in WAYS if f"tablee admin {way}" in PAGE} == set(WAYS)


def test_every_option_of_the_server_is_on_the_page() -> None:
    for word in COMMANDS["serve"]:
        assert f"`{word.name}" in PAGE or f", `{word.name}" in PAGE, word.name


def test_no_file_believes_everybody_and_none_shows_what_is_inside() -> None:
    for file in DEPLOY.iterdir():
        assert "proxies=*" not in file.read_text(), file
    assert "respond @inside 404" in (DEPLOY / "Caddyfile").read_text()
    assert "respond @inside 404" in PAGE
    for name in ("nginx.conf", "nginx-many.conf"):
        assert "location = /metrics { return 404; }" in (DEPLOY / name).read_text()
    assert len(re.findall(r"^    server 127", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE)) == 1
    assert "LimitNOFILE=" in (DEPLOY / "tablee.service").read_text()
    assert "--constraint requirements.lock" in (DEPLOY / "Dockerfile").read_text()


def test_links_to_the_files_lead_somewhere() -> None:
    for target in re.findall(r"\]\((\.\./\.\./deploy/[^)#]+)\)", PAGE):
        assert (ROOT / "docs" / "how-to" / target).exists(), target
