"""Write the `.pxd` of an extension, and the constants it uses in C."""

from compiling.deriving.borrowing import EXACTLY, POINTER
from compiling.deriving.inferring import locals_of
from compiling.deriving.inlining import Body, inline_name
from compiling.deriving.kinds import LARGEST, OBJECT, TWIN, Kind
from compiling.deriving.program import INTRINSICS, Class, Function, Program
from compiling.deriving.reading import ACYCLIC, is_marked
from compiling.deriving.rewriting import Copy

# Constants by their names in C: the defining module, the name there, and the value if it is a single number.
Values = dict[str, tuple[str, str, int | None]]


class Declarer:
    """Writes the declarations of one extension."""

    def __init__(self, program: Program, name: str, copies: list[Copy]) -> None:
        self.program = program
        self.name = name
        self.copies = copies
        self.modules = [copy.name for copy in copies]
        self.renamed: dict[str, dict[str, str]] = {}  # by module: the names that differ in the extension
        self.taken: dict[str, set[str]] = {}
        self.untyped: dict[str, list[str]] = {}  # by hot function: the locals without a C type
        self.intrinsics = {"u64"}

    def text(self) -> str:
        """Return the declarations, classes first, because functions may refer to them."""
        program = self.program
        classes = [line for each in self._classes() for line in self._class(each)]
        own = [each for each in program.functions.values() if each.module in self.modules]
        functions = [line for each in own for line in self._function(each)]
        functions += [
            line for each in self._classes() for method in each.methods.values() for line in self._inline(method)
        ]
        held = list(dict.fromkeys(line for copy in self.copies for line in self._held(copy)))
        cimports = [f"from {home} cimport {', '.join(sorted(names))}" for home, names in sorted(self.taken.items())]
        head = ["cimport cython", f"from {INTRINSICS} cimport {', '.join(sorted(self.intrinsics))}", *cimports]
        return "\n".join([*head, *classes, *functions, *held]) + "\n"

    def _classes(self) -> list[Class]:
        own = [each for each in self.program.classes.values() if each.module in self.modules]
        order = {module: at for at, module in enumerate(self.modules)}
        return sorted(own, key=lambda each: (order[each.module], len(list(self.program.lineage(each.dotted)))))

    def _class(self, cls: Class) -> list[str]:
        base = f"({self._name(cls.base)})" if cls.base else ""
        fields = [f"    cdef {self._visible(name, kind)}" for name, kind in cls.fields.items()]
        methods = [f"    {line}" for each in cls.methods.values() for line in self._function(each)]
        marks = ["@cython.no_gc"] if is_marked(cls.node, ACYCLIC) else []
        return [*marks, f"cdef class {self.program.called(cls.dotted)}{base}:", *(fields + methods or ["    pass"])]

    def _visible(self, name: str, kind: Kind) -> str:
        if kind.name == "array":
            return f"readonly {self._c(Kind(kind.of))} {name}[{kind.size}]"
        return f"{'' if kind.name == 'view' else 'public '}{self._c(kind)} {name}"

    def _function(self, function: Function) -> list[str]:
        known = locals_of(self.program, function)
        local = known.declared().items()
        if function.hot:
            self.untyped[self._label(function)] = sorted(known.untyped())
        lent = {name for name, _ in known.lent()}
        told = [
            f"{name}={POINTER if function.hot and kind.is_class else self._local(kind)}"
            for name, kind in local
            if function.hot or kind.is_class or name in lent
        ]
        params = ["self"] * bool(function.owner) + [f"{self._c(kind)} {name}" for name, kind in function.params]
        result = "" if function.result == OBJECT else f"{self._c(function.result)} "
        name = function.name if function.owner else self.program.called(function.dotted)
        line = f"{'cpdef' if function.open else 'cdef'} {result}{name}({', '.join(params)})"
        end = " noexcept nogil" if function.hot else " noexcept with gil" if function.gil else ""
        return [*([f"@cython.locals({', '.join(told)})"] if told else []), line + end]

    def _inline(self, method: Function) -> list[str]:
        """Define the function with the body of a final or usual method."""
        if not method.inline:
            return []
        body = Body(self.program, method)
        lines = [*self._unusual(method), *body.lines()]
        self.intrinsics |= body.intrinsics
        for each in body.methods:
            if (home := self.program.extension(each.module)) != self.name:
                self.taken.setdefault(home, set()).add(inline_name(each))
        local = [f"cdef {self._c(kind)} {name}" for name, kind in body.known.declared().items()]
        params = [f"{self._name(method.owner)} self", *(f"{self._c(kind)} {name}" for name, kind in method.params)]
        head = f"cdef inline {self._c(method.result)} {inline_name(method)}({', '.join(params)}) noexcept nogil:"
        return [head, *(f"    {line}" for line in (*local, *lines))]

    def _unusual(self, method: Function) -> list[str]:
        """Return the statement that leaves a usual method to objects of other classes, which may override it."""
        if not method.usual:
            return []
        self.intrinsics.add(EXACTLY)
        call = f"self.{method.name}({', '.join(name for name, _ in method.params)})"
        return [f"if not {EXACTLY}(self, {self._name(method.owner)}): return {call}"]

    def _label(self, function: Function) -> str:
        """Return `name` or `Class.name`, as in the extension."""
        if function.owner:
            return f"{self.program.called(function.owner)}.{function.name}"
        return self.program.called(function.dotted)

    def _local(self, kind: Kind) -> str:
        if kind.name != "array":
            return self._c(kind)
        of = "unsigned long long" if kind.of == "u64" else kind.of
        return f'"{of}[{kind.size}]"'

    def _c(self, kind: Kind) -> str:
        """Return a kind in Cython's syntax."""
        if kind.is_class:
            return self._name(kind.of)
        if kind.name == "pointer":
            return f"{kind.of}*"
        if kind.name == "view":
            return f"{kind.of}[::1]"
        return "list" if kind.name == "objects" else kind.name

    def _name(self, dotted: str) -> str:
        home, name = self.program.extension(dotted.rpartition(".")[0]), self.program.called(dotted)
        if home != self.name:
            self.taken.setdefault(home, set()).add(name)
        return name

    def _held(self, copy: Copy) -> list[str]:
        """Declare module-level objects that C accesses without Python lookups, and tables of functions."""
        renamed = self.renamed.get(copy.name, {})
        lines = [f"cdef {self._c(kind)} {renamed.get(twin, twin)}" for twin, (_, kind) in copy.objects.items()]
        for name, (_, functions) in copy.callees.items():
            twin, first = renamed.get(name, name), functions[0]
            params = ", ".join(self._c(kind) for _, kind in first.params)
            result = "object" if first.result == OBJECT else self._c(first.result)
            end = " noexcept nogil" if first.hot else ""
            lines += [f"ctypedef {result} (*{twin}_fn)({params}){end}", f"cdef {twin}_fn {twin}[{len(functions)}]"]
        return lines


def values_text(program: Program, extension: str, values: Values) -> str:
    """Return the constants of an extension as C: masks, and tables that the C compiler can optimize."""
    prefix = extension.replace(".", "_")
    verbatim, declared = [], []
    for twin, (module, name, number) in sorted(values.items()):
        if number is not None:
            declared.append(f'    u64 {twin} "{number}ULL"')
            continue
        kind, fact = program.table(module, name), program.value(module, name)
        assert kind
        assert fact
        of = "unsigned long long" if kind.of == "u64" else kind.of
        verbatim.append(
            f"    static const {of} {prefix}_{twin.removesuffix(TWIN)}[{kind.size}] = {{{', '.join(map(literal, fact[1]))}}};"
        )
        declared.append(f'    {kind.of} {twin} "{prefix}_{twin.removesuffix(TWIN)}"[{kind.size}]')
    block = ['    """', *verbatim, '    """'] if verbatim else []
    return "\n".join([f"from {INTRINSICS} cimport u64", "cdef extern from *:", *block, *declared]) + "\n"


def literal(value: int | float) -> str:
    """Return a number as an exact C literal."""
    if isinstance(value, int):
        return f"{value}ULL" if value > LARGEST else str(value)
    return value.hex()
