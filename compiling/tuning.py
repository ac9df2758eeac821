"""Rewrite the C that Cython makes, so that hot functions are fast and the rest compiles quickly."""

import re
from collections.abc import Iterator
from pathlib import Path

# The start of a C function that returns no object
HOT = re.compile(r"static (?!PyObject \*).*\b__pyx_f_\w+\(.*\) \{")
# The parts of a method that Python may override: its head, the search for an override, and the body
HEAD = re.compile(r"static (?P<result>.*?)\b(?P<name>__pyx_f_\w+)\((?P<parameters>.*), int __pyx_skip_dispatch\) \{")
SEARCH = "  /* Check if called by wrapper */"
CONDITION = "  else if ("
FOUND = "  ) {"
BODY = "  }"
EXIT = "  /* function exit code */"
APART = "__overridden"
RARE = """\
#if defined(__GNUC__)
#define TABLEE_RARE __attribute__((cold, noinline))
#else
#define TABLEE_RARE
#endif"""
FAST = ("#pragma GCC push_options", '#pragma GCC optimize ("O3")')


def tune(c_file: Path, is_gcc: bool) -> None:
    """Set overrides apart in all hot functions, and make gcc optimize only these with -O3."""
    first, *lines = c_file.read_text().splitlines()  # by the first line, Cython knows a file it may overwrite
    rest = [line for part in parts(lines) for line in tuned(part, is_gcc)]
    c_file.write_text("\n".join([first, RARE, *rest]) + "\n")


def parts(lines: list[str]) -> Iterator[list[str]]:
    """Yield the file piece by piece: each hot function, and what stands between them."""
    piece: list[str] = []
    hot = False
    for line in lines:
        if HOT.match(line):
            yield piece
            piece, hot = [], True
        piece.append(line)
        if hot and line == "}":
            yield piece
            piece, hot = [], False
    yield piece


def tuned(part: list[str], is_gcc: bool) -> list[str]:
    if not part or not HOT.match(part[0]):
        return part
    apart, function = set_apart(part)
    return [*apart, *FAST, *function, "#pragma GCC pop_options"] if is_gcc else [*apart, *function]


def landmarks(function: list[str]) -> list[int]:
    """Return where the search, its condition, what it found, the body and the end begin; nothing for code of another shape."""
    places: list[int] = []
    for line, after in ((SEARCH, 0), (CONDITION, 1), (FOUND, 0), (BODY, 1), (EXIT, 0)):
        first = places[-1] if places else 0
        if line not in function[first:]:
            return []
        places.append(function.index(line, first) + after)
    return places


def set_apart(function: list[str]) -> tuple[list[str], list[str]]:
    """Return the search for an override as a function of its own, and the function that calls it for Python's classes.

    In one function, the search would make every call save registers that only the search needs.
    """
    head, places = HEAD.match(function[0]), landmarks(function)
    if not head or not places:
        return [], function
    start, condition, found, body, end = places
    name, result = head["name"], head["result"]
    arguments = ", ".join(re.findall(r"(\w+)(?:,|$)", head["parameters"]))
    is_void = result.split()[-1] == "void"
    apart = [
        f"static {result}{name}({head['parameters']}, int __pyx_skip_dispatch);",
        f"TABLEE_RARE static {result}{name}{APART}({head['parameters']}, int __pyx_skip_dispatch) {{",
        *function[1:body],
        f"  {'' if is_void else '__pyx_r = '}{name}({arguments}, 1);",
        "  goto __pyx_L0;",
        *function[end:],
    ]
    called = f"{name}{APART}({arguments}, 0);"
    fast = [
        *function[:start],
        "  if (!__pyx_skip_dispatch && (",
        *function[condition:found],
        f"  )) {{ {called} return; }}" if is_void else f"  )) return {called}",
        *function[body:],
    ]
    return apart, fast
