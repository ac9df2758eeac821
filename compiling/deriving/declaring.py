"""The `.pxd` of a module, and the constants it uses as C."""

from compiling.deriving.inferring import locals_of
from compiling.deriving.kinds import LARGEST, OBJECT, Kind
from compiling.deriving.program import INTRINSICS, Class, Function, Program
from compiling.deriving.rewriting import Copy


class Declarer:
    """Writes the declarations of one module."""

    def __init__(self, program: Program, copy: Copy) -> None:
        self.program = program
        self.copy = copy
        self.module = copy.name
        self.taken: dict[str, set[str]] = {}
        self.untyped: dict[str, list[str]] = {}  # by hot function: the locals that C does not know

    def text(self) -> str:
        """Classes first, as functions may speak of them."""
        program = self.program
        classes = [line for each in self._classes() for line in self._class(each)]
        own = [each for each in program.functions.values() if each.module == self.module]
        functions = [line for each in own for line in self._function(each)]
        held = list(self._held())
        cimports = [f"from {home} cimport {', '.join(sorted(names))}" for home, names in sorted(self.taken.items())]
        head = ["cimport cython", f"from {INTRINSICS} cimport u64", *cimports]
        return "\n".join([*head, *classes, *functions, *held]) + "\n"

    def _classes(self) -> list[Class]:
        own = [each for each in self.program.classes.values() if each.module == self.module]
        return sorted(own, key=lambda each: len(list(self.program.lineage(each.dotted))))

    def _class(self, cls: Class) -> list[str]:
        base = f"({self._name(cls.base)})" if cls.base else ""
        fields = [f"    cdef {self._visible(name, kind)}" for name, kind in cls.fields.items()]
        methods = [f"    {line}" for each in cls.methods.values() for line in self._function(each)]
        return [f"cdef class {cls.name}{base}:", *(fields + methods or ["    pass"])]

    def _visible(self, name: str, kind: Kind) -> str:
        if kind.name == "array":
            return f"readonly {self._c(Kind(kind.of))} {name}[{kind.size}]"
        return f"{'' if kind.name == 'view' else 'public '}{self._c(kind)} {name}"

    def _function(self, function: Function) -> list[str]:
        known = locals_of(self.program, function)
        local = known.declared().items()
        if function.hot:
            self.untyped[function.label] = sorted(known.untyped())
        lent = {name for name, _ in known.lent()}
        told = [f"{name}={self._local(kind)}" for name, kind in local if function.hot or kind.is_class or name in lent]
        params = ["self"] * bool(function.owner) + [f"{self._c(kind)} {name}" for name, kind in function.params]
        result = "" if function.result == OBJECT else f"{self._c(function.result)} "
        line = f"{'cpdef' if function.open else 'cdef'} {result}{function.name}({', '.join(params)})"
        end = " noexcept" if function.hot else ""
        return [*([f"@cython.locals({', '.join(told)})"] if told else []), line + end]

    def _local(self, kind: Kind) -> str:
        if kind.name != "array":
            return self._c(kind)
        of = "unsigned long long" if kind.of == "u64" else kind.of
        return f'"{of}[{kind.size}]"'

    def _c(self, kind: Kind) -> str:
        """A kind in the words of Cython."""
        if kind.is_class:
            return self._name(kind.of)
        if kind.name == "pointer":
            return f"{kind.of}*"
        if kind.name == "view":
            return f"{kind.of}[::1]"
        return "list" if kind.name == "objects" else kind.name

    def _name(self, dotted: str) -> str:
        home, _, name = dotted.rpartition(".")
        if home != self.module:
            self.taken.setdefault(home, set()).add(name)
        return name

    def _held(self) -> list[str]:
        """Objects of the module that C reaches without asking Python, and tables of functions."""
        lines = [f"cdef {self._c(kind)} {twin}" for twin, (_, kind) in self.copy.objects.items()]
        for twin, (_, functions) in self.copy.callees.items():
            first = functions[0]
            params = ", ".join(self._c(kind) for _, kind in first.params)
            result = "object" if first.result == OBJECT else self._c(first.result)
            end = " noexcept" if first.hot else ""
            lines += [f"ctypedef {result} (*{twin}_fn)({params}){end}", f"cdef {twin}_fn {twin}[{len(functions)}]"]
        return lines


def values_text(program: Program, copy: Copy) -> str:
    """The constants of a module as C: masks, and tables that the C compiler can see through."""
    prefix = copy.name.replace(".", "_")
    verbatim, declared = [], []
    for twin, name in sorted(copy.tables.items()):
        kind, fact = program.table(copy.name, name), program.value(copy.name, name)
        assert kind
        assert fact
        of = "unsigned long long" if kind.of == "u64" else kind.of
        verbatim.append(f"    static const {of} {prefix}_{name}[{kind.size}] = {{{', '.join(map(literal, fact[1]))}}};")
        declared.append(f'    {kind.of} {twin} "{prefix}_{name}"[{kind.size}]')
    declared += [f'    u64 {twin} "{value}ULL"' for twin, value in sorted(copy.masks.items())]
    block = ['    """', *verbatim, '    """'] if verbatim else []
    return "\n".join([f"from {INTRINSICS} cimport u64", "cdef extern from *:", *block, *declared]) + "\n"


def literal(value: int | float) -> str:
    """A number in C, exactly."""
    if isinstance(value, int):
        return f"{value}ULL" if value > LARGEST else str(value)
    return value.hex()
