"""Kinds: the C types that annotations and values stand for."""

import ast
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A C type. `name` is a basic type, or class, array, pointer, view or objects `of` a type; `size` is an array's."""

    name: str
    of: str = ""
    size: int = 0

    @property
    def is_class(self) -> bool:
        return self.name == "class"


INT, BOOL, MASK, FLOAT, VOID = Kind("int"), Kind("bint"), Kind("u64"), Kind("double"), Kind("void")
OBJECT = Kind("object")
NUMBERS = {"int": "int", "Mask": "u64", "Small": "short", "Tiny": "signed char", "bool": "bint", "float": "double"}
NUMBERS["Single"] = "float"
SCALARS = (INT, BOOL, MASK, FLOAT)
LARGEST = 2**31 - 1
SMALLEST = -(2**31)
TWIN = "__c"  # the suffix of a name's counterpart in C

Resolve = Callable[[str], str]  # name -> dotted name of the compiled class it refers to, or ""


def annotated(annotation: ast.expr | None, resolve: Resolve) -> Kind:
    """Return the kind of an annotation; lists of numbers are passed to C functions as pointers."""
    text = ast.unparse(annotation).strip("'\"") if annotation else ""
    if text == "None":
        return VOID
    if text in NUMBERS:
        return element(Kind(NUMBERS[text]))
    if text.startswith("list[") and text[5:-1] in NUMBERS:
        return Kind("pointer", NUMBERS[text[5:-1]])
    if text.startswith("list[") and (name := resolve(text[5:-1])):
        return Kind("objects", name)
    if name := resolve(text):
        return Kind("class", name)
    if text in ("array[int]", "array[float]"):
        return Kind("view", NUMBERS[text[6:-1]])
    return Kind(text.split("[")[0]) if text.split("[")[0] in ("dict", "list", "str") and "|" not in text else OBJECT


def element(kind: Kind) -> Kind:
    """Return the kind of a value when read: C promotes short to int and float to double."""
    if kind.name in ("short", "signed char"):
        return INT
    return FLOAT if kind.name == "float" else kind


def joined(one: Kind, other: Kind) -> Kind:
    """Return the kind that can hold both."""
    if one == other:
        return one
    if one in SCALARS and other in SCALARS:
        order = (BOOL, INT, MASK, FLOAT)
        return order[max(order.index(one), order.index(other))]
    return OBJECT
