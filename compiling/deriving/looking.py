"""`python -m compiling.deriving.looking SOURCE`: import modules uncompiled and say as JSON what their names stand for.

Reads from its input which modules, and which of their classes to make an instance of. The package itself is not run, so
that nothing but the standard library is needed.
"""

import array
import importlib
import json
import sys
import types
from typing import Any

Fact = list[Any]
SPELLED_OUT = "spelled_out"  # of a class: the text of methods written for C, from a table of fields for instance


def fact_of(value: object) -> Fact | None:
    """A value as far as C can hold it."""
    if isinstance(value, bool | int | float):
        return [type(value).__name__, value]
    if isinstance(value, array.array):
        return ["view", value.typecode]
    if isinstance(value, list | tuple):
        return sequence_of(value)
    if isinstance(value, type):
        return None
    return ["object", f"{type(value).__module__}.{type(value).__qualname__}"]


def sequence_of(values: list[object] | tuple[object, ...]) -> Fact | None:
    """Numbers, functions or objects, if it holds one sort of them."""
    if values and all(type(value) in (int, bool) for value in values):
        return ["ints", [int(value) for value in values]]  # type: ignore[call-overload]
    if values and all(type(value) in (int, float) for value in values):
        return ["floats", [float(value) for value in values]]  # type: ignore[arg-type]
    if values and all(isinstance(value, types.FunctionType) for value in values):
        return ["functions", [f"{value.__module__}.{value.__qualname__}" for value in values]]  # type: ignore[attr-defined]
    kinds = {type(value) for value in values}
    if len(kinds) == 1 and isinstance(values, list):
        return ["objects", f"{(kind := kinds.pop()).__module__}.{kind.__qualname__}"]
    return [type(values).__name__, len(values)]


def fields_of(cls: type) -> dict[str, Fact | None] | None:
    """The fields of a fresh instance, if one can be had for nothing."""
    try:
        return {name: fact_of(value) for name, value in vars(cls()).items()}
    except TypeError:
        return None


def class_of(cls: type) -> dict[str, Any]:
    """The fields of a class, and the methods that its own table spells out."""
    return {"fields": fields_of(cls), "methods": vars(cls).get(SPELLED_OUT, "")}


def look(names: dict[str, list[str]]) -> dict[str, Any]:
    """For each module its values, and what is known of the classes asked for."""
    found: dict[str, Any] = {}
    for name, classes in names.items():
        module = importlib.import_module(name)
        values = {key: fact for key, value in vars(module).items() if (fact := fact_of(value))}
        found[name] = {"values": values, "classes": {key: class_of(getattr(module, key)) for key in classes}}
    return found


def main() -> None:
    source = sys.argv[1]
    asked = json.load(sys.stdin)
    for package in {name.split(".")[0] for name in asked if "." in name}:
        stub = types.ModuleType(package)
        stub.__path__ = [f"{source}/{package}"]
        sys.modules[package] = stub
    sys.path.insert(0, source)
    json.dump(look(asked), sys.stdout)


if __name__ == "__main__":
    main()
