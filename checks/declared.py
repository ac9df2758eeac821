"""Which functions are hot: those a `.pxd` declares `cdef` or `cpdef` with `noexcept`, and their overrides in subclasses."""

import re
from dataclasses import dataclass, field
from pathlib import Path

CLASS = re.compile(r"cdef class (\w+)(?:\(\s*([\w.]+)[^)]*\))?")
FUNCTION = re.compile(r"cp?def\b[^(=]*?\b(\w+)\s*\((.*)\)([^()]*)$")
CIMPORT = re.compile(r"from ([\w.]+) cimport (.+)")


@dataclass
class Class:
    """What a `.pxd` says of one class: its base as written there, and its methods, each hot or not."""

    base: str = ""
    methods: dict[str, bool] = field(default_factory=dict)


@dataclass
class Declarations:
    """What one `.pxd` declares, and from which module each cimported name comes."""

    functions: dict[str, bool] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)
    origins: dict[str, tuple[str, str]] = field(default_factory=dict)


def read_declarations(text: str) -> Declarations:
    """Read a `.pxd`, apart from its `cdef extern` blocks, which declare C."""
    found = Declarations()
    current: Class | None = None
    in_extern = False
    for line in _logical_lines(text):
        code = line.strip()
        if not line[0].isspace():
            current, in_extern = None, code.startswith("cdef extern")
        if in_extern:
            continue
        if match := CLASS.match(code):
            current = found.classes.setdefault(match[1], Class(match[2] or ""))
        elif match := FUNCTION.match(code):
            methods = current.methods if current and line[0].isspace() else found.functions
            methods[match[1]] = "noexcept" in match[3].split()
        elif match := CIMPORT.match(code):
            for name, _, alias in re.findall(r"(\w+)( as (\w+))?", match[2]):
                found.origins[alias or name] = (match[1], name)
    return found


def _logical_lines(text: str) -> list[str]:
    """Lines without comments and decorators, those broken inside brackets joined."""
    lines: list[str] = []
    depth = 0
    for raw in text.splitlines():
        line = re.sub(r"#.*", "", raw).rstrip()
        if depth > 0:
            lines[-1] += " " + line.strip()
        elif line:
            lines.append(line)
        depth += len(re.findall(r"[(\[]", line)) - len(re.findall(r"[)\]]", line))
    return [line for line in lines if not line.lstrip().startswith("@")]


class Shelf:
    """The declarations of all modules, by dotted name."""

    def __init__(self, source: Path) -> None:
        self.modules = {
            ".".join(path.relative_to(source).with_suffix("").parts): read_declarations(path.read_text())
            for path in source.rglob("*.pxd")
        }

    def is_hot(self, module: str, owner: str | None, name: str) -> bool:
        """Whether this function, or this method of the class `owner`, has to stay free of Python objects."""
        declared = self.modules.get(module)
        if declared is None:
            return False
        if owner is None:
            return declared.functions.get(name, False)
        own = declared.classes.get(owner)
        if own is None:
            origin = declared.origins.get(owner)
            return origin is not None and self.is_hot(origin[0], origin[1], name)
        if name in own.methods:
            return own.methods[name]
        return bool(own.base) and self.is_hot(module, own.base.rpartition(".")[2], name)
