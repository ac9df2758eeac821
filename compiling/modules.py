"""Which modules are compiled, and what each of them depends on."""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

CIMPORT = re.compile(r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+cimport[ \t]+(.+)|cimport[ \t]+(.+))", re.MULTILINE)


@dataclass(frozen=True)
class Module:
    """One compiled module: its dotted name and its `.py`."""

    name: str
    path: Path

    @property
    def pxd(self) -> Path:
        return self.path.with_suffix(".pxd")

    @property
    def hot(self) -> bool:
        """Whether it declares a hot function, by our convention one that is `noexcept`."""
        return "noexcept" in self.pxd.read_text()


def compiled_modules(source: Path) -> list[Module]:
    """Every `.py` under `source` with a `.pxd` beside it; a lone `.pxd` only declares."""
    found = sorted(pxd.with_suffix(".py") for pxd in source.rglob("*.pxd"))
    return [Module(dotted(path, source), path) for path in found if path.exists()]


def dotted(path: Path, source: Path) -> str:
    """`src/tablee/core/state.py` is `tablee.core.state`; an `__init__` is its folder."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def declarations(pxd: Path, source: Path) -> set[Path]:
    """This `.pxd` and all it cimports from the package, however indirectly."""
    seen: set[Path] = set()
    waiting = [pxd]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += [
                found for name in cimported(path.read_text(), dotted(path, source)) if (found := _pxd(name, source))
            ]
    return seen


def cimported(text: str, module: str) -> set[str]:
    """The dotted names a `.pxd` may cimport: `from a.b cimport c` can mean the module a.b or a.b.c."""
    names: set[str] = set()
    for origin, members, plain in CIMPORT.findall(text):
        words = [word.split()[0] for word in re.split(r"[,()]", (members or plain).split("#")[0]) if word.strip()]
        base = _absolute(origin, module) if origin else ""
        names |= {base, *(f"{base}.{word}".lstrip(".") for word in words)} - {""}
    return names


def _absolute(origin: str, module: str) -> str:
    name = origin.lstrip(".")
    up = len(origin) - len(name)
    return ".".join([*module.split(".")[:-up], *filter(None, [name])]) if up else name


def _pxd(name: str, source: Path) -> Path | None:
    path = source.joinpath(*name.split("."))
    return next((found for found in (path.with_suffix(".pxd"), path / "__init__.pxd") if found.exists()), None)


def stamp(module: Module, source: Path, settings: str) -> str:
    """A fingerprint of all that decides the compiled module: tools, flags, its source, the declarations it sees."""
    digest = hashlib.sha256(settings.encode())
    for path in [module.path, *sorted(declarations(module.pxd, source))]:
        digest.update(f"\0{path.relative_to(source)}\0".encode() + path.read_bytes())
    return digest.hexdigest()
