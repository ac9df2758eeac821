"""The derived sources on disk: re-derived only if a source changed, and rewritten only if their content did."""

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from compiling.deriving.derive import derive
from compiling.deriving.program import INTRINSICS, TOGETHER
from compiling.garbage import uncollected
from compiling.modules import compiled_modules, plain_modules

FACTS = "derived.json"
FACES = "faces"
LOCALS = "@cython.locals("


@dataclass(frozen=True, eq=False)
class Module:
    """One extension, of one or several modules: their sources, the derived copy, and facts about them."""

    name: str
    paths: tuple[Path, ...]
    copy: Path
    places: tuple[tuple[Path, int], ...]  # for each line of the copy: its original file and line
    faces: Mapping[str, Path]  # by path on the import path: the files that stand in for the modules
    needs: tuple[str, ...]  # the extensions whose declarations it uses
    untyped: Mapping[str, Sequence[str]]  # hot functions (`name` or `Class.name`) and their untyped locals

    @property
    def hot(self) -> Collection[str]:
        return self.untyped.keys()

    @property
    def declarations(self) -> list[Path]:
        """The declaration files it is compiled with."""
        return [path for path in (self.copy.with_suffix(".pxd"), values_of(self.copy)) if path.exists()]


def file_of(name: str) -> str:
    return f"{name.replace('.', '/')}.py"


def values_of(copy: Path) -> Path:
    return copy.with_name(f"{copy.stem}__values.pxd")


def derived_modules(source: Path, folder: Path, patterns: tuple[str, ...]) -> list[Module]:
    """Bring the derived sources in `folder` up to date."""
    compiled = compiled_modules(source, patterns)
    plain = plain_modules(source, compiled)
    written = [*compiled.values(), *plain.values(), *(source / "tablee").rglob("*.pxd")]
    now = fingerprint([*written, *Path(__file__).parent.rglob("*.py")], source, patterns)
    facts = json.loads((folder / FACTS).read_text()) if (folder / FACTS).exists() else {}
    if facts.get("made from") != now:
        facts = {"made from": now, "modules": _derive(source, folder, compiled, plain)}
        (folder / FACTS).write_text(json.dumps(facts))
    return [
        Module(
            name,
            tuple(compiled[part] for part in dict.fromkeys(part for part, _ in each["places"])),
            folder / file_of(name),
            tuple((compiled[part], line) for part, line in each["places"]),
            {file_of(part): folder / FACES / file_of(part) for part in each["faces"]},
            tuple(each["needs"]),
            each["hot"],
        )
        for name, each in facts["modules"].items()
    ]


def fingerprint(paths: list[Path], source: Path, patterns: tuple[str, ...]) -> str:
    digest = hashlib.sha256(repr((str(source), patterns)).encode())
    for path in sorted(paths):
        digest.update(f"\0{path}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _derive(source: Path, folder: Path, compiled: dict[str, Path], plain: dict[str, Path]) -> dict[str, object]:
    with uncollected():
        modules = derive(compiled, plain, source)
    files = {path: text for each in modules.values() for path, text in each.files.items()}
    faces = (f"{name.replace('.', '/')}.pxd" for name in (INTRINSICS, TOGETHER))
    files |= {path: (source / path).read_text() for path in faces if (source / path).exists()}
    files |= {f"{parent.as_posix()}/__init__.py": "" for path in files for parent in list(Path(path).parents)[:-1]}
    files |= {f"{FACES}/{file_of(name)}": text for each in modules.values() for name, text in each.faces.items()}
    for old in folder.rglob("*.p*"):
        if old.suffix in (".py", ".pxd") and old.relative_to(folder).as_posix() not in files:
            old.unlink()
    for path, text in files.items():
        target = folder / path
        if not target.exists() or target.read_text() != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
    return {
        name: {"places": each.places, "faces": list(each.faces), "needs": sorted(each.needs), "hot": each.hot}
        for name, each in modules.items()
    }


def seen_by(module: Module, modules: dict[str, Module]) -> list[Path]:
    """Return the declaration files that a module depends on, directly or indirectly."""
    seen: set[str] = set()
    waiting = list(module.needs)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += modules[name].needs if name in modules else []
    root = module.copy.parents[module.name.count(".")]
    paths = {root / f"{name.replace('.', '/')}.pxd" for name in seen}
    return sorted(path for path in paths if path.exists())


def outward(declarations: str) -> str:
    """Return the declarations without the functions' locals, which do not concern other modules."""
    return "\n".join(line for line in declarations.splitlines() if not line.lstrip().startswith(LOCALS))


def stamp(module: Module, modules: dict[str, Module], settings: str) -> str:
    """Return a hash of everything that determines the compiled module: tools, flags, source, and declarations used."""
    digest = hashlib.sha256(f"{settings}\0{module.name}".encode())
    for path in [module.copy, *module.declarations]:
        digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    for path in seen_by(module, modules):
        digest.update(f"\0{path.name}\0{outward(path.read_text())}".encode())
    return digest.hexdigest()
