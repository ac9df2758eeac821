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
APART, FOUND_BY = "__overridden", "__searched"  # with the GIL, and the search itself
# The prototype of a function that runs once, when the module is imported; the largest functions of all
ONCE = re.compile(r"(static .*\b(?:__pyx_pymod_exec|__Pyx_modinit|__Pyx_Init|__Pyx_Create)\w*\(.*\));( /\*proto\*/)")
# With a frame pointer in one function, gcc 12 leaves its register unused in all that follow.
MARKS = """\
#if defined(__GNUC__)
#define TABLEE_RARE __attribute__((cold, noinline))
#else
#define TABLEE_RARE
#endif
#if defined(__GNUC__) && !defined(__clang__)
#define TABLEE_ONCE __attribute__((optimize("O0", "omit-frame-pointer")))
#else
#define TABLEE_ONCE
#endif"""
FAST = ("#pragma GCC push_options", '#pragma GCC optimize ("O3")')


def tune(c_file: Path, is_gcc: bool) -> None:
    """Set overrides apart in all hot functions, and make gcc optimize only these with -O3 and imports not at all."""
    first, *lines = c_file.read_text().splitlines()  # by the first line, Cython knows a file it may overwrite
    rest = [ONCE.sub(r"\1 TABLEE_ONCE;\2", line) for part in parts(lines) for line in tuned(part, is_gcc)]
    c_file.write_text("\n".join([first, MARKS, *rest]) + "\n")


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

    In one function, the search would make every call save registers that only the search needs. It takes the GIL, because hot
    functions may run without.
    """
    head, places = HEAD.match(function[0]), landmarks(function)
    if not head or SEARCH not in function:
        return [], function
    if not places:
        raise ValueError(f"{head['name']}: Cython's search for an override has another shape than expected")
    start, condition, found, body, end = places
    name, result = head["name"], head["result"]
    arguments = ", ".join(re.findall(r"(\w+)(?:,|$)", head["parameters"]))
    is_void = result.split()[-1] == "void"
    parameters = f"{head['parameters']}, int __pyx_skip_dispatch"
    apart = [
        f"static {result}{name}({parameters});",
        f"TABLEE_RARE static {result}{name}{FOUND_BY}({parameters}) {{",
        *function[1:body],
        f"  {'' if is_void else '__pyx_r = '}{name}({arguments}, 1);",
        "  goto __pyx_L0;",
        *function[end:],
        f"TABLEE_RARE static {result}{name}{APART}({parameters}) {{",
        "  PyGILState_STATE held = PyGILState_Ensure();",
        f"  {'' if is_void else f'{result}found = '}{name}{FOUND_BY}({arguments}, __pyx_skip_dispatch);",
        "  PyGILState_Release(held);",
        *([] if is_void else ["  return found;"]),
        "}",
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
