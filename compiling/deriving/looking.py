"""`python -m compiling.deriving.looking SOURCE`: import modules uncompiled and print the values of their names as JSON.

Standard input names the modules, and the classes to instantiate. The package's `__init__` is not run, so that only the
standard library is needed.
"""

import array
import importlib
import json
import sys
import types
from typing import Any

Fact = list[Any]
SPELLED_OUT = "spelled_out"  # a class attribute: the source of generated methods, for C


def fact_of(value: object) -> Fact | None:
    """Describe a value as far as C can represent it."""
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
    """Describe a sequence of numbers, functions or objects of one type."""
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
    """Return the fields of a fresh instance, if it can be made without arguments."""
    try:
        return {name: fact_of(value) for name, value in vars(cls()).items()}
    except TypeError:
        return None


def class_of(cls: type) -> dict[str, Any]:
    """Describe a class: its fields, and the source of its generated methods."""
    return {"fields": fields_of(cls), "methods": vars(cls).get(SPELLED_OUT, "")}


def look(names: dict[str, list[str]]) -> dict[str, Any]:
    """Describe each module: its values, and the classes asked for."""
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
