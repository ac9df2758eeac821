"""Kinds: the C types that annotations and values stand for."""

import ast
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A C type. `name` is one of C's own, or class, array, pointer, view, objects; `of` says of what, `size` how many."""

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

Resolve = Callable[[str], str]  # the dotted name of the compiled class a name stands for, "" if it is none


def annotated(annotation: ast.expr | None, resolve: Resolve) -> Kind:
    """What an annotation stands for; lists of numbers are given to C functions as pointers."""
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
    """What reading one gives: a short is an int as soon as one calculates with it, a float a double."""
    if kind.name in ("short", "signed char"):
        return INT
    return FLOAT if kind.name == "float" else kind


def joined(one: Kind, other: Kind) -> Kind:
    """The kind that can hold both."""
    if one == other:
        return one
    if one in SCALARS and other in SCALARS:
        order = (BOOL, INT, MASK, FLOAT)
        return order[max(order.index(one), order.index(other))]
    return OBJECT
