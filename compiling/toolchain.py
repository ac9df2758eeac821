"""What this machine can compile, and with which flags."""

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

# The x86-64-v3 level in the words of /proc/cpuinfo: popcount and bit scans become single instructions.
V3 = {"avx2", "bmi1", "bmi2", "fma", "movbe"}


def compiler() -> str:
    """The C compiler Python was built with, or the one the user asks for."""
    return os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")


def missing() -> str | None:
    """Why nothing can be compiled here ("compiler" or "headers"), or None; found by compiling an empty module."""
    if os.name == "nt":
        return None
    command = compiler().split()
    if shutil.which(command[0]) is None:
        return "compiler"
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("int main(void) { return 0; }\n")
        if not _compiles(command, trial):
            return "compiler"
        trial.write_text("#include <Python.h>\n")
        return None if _compiles(command, trial) else "headers"


def _compiles(command: list[str], source: Path) -> bool:
    paths = sysconfig.get_paths()
    includes = [f"-I{paths[name]}" for name in ("include", "platinclude")]
    target = source.with_suffix(".o")
    run = subprocess.run([*command, *includes, "-c", str(source), "-o", str(target)], capture_output=True, check=False)
    return run.returncode == 0 and target.exists()


def flags(portable: bool, hot: bool = True) -> list[str]:
    """Compiler flags; `portable` is for wheels, which other machines will run.

    A module without a hot function would gain nothing from -O3 and take twice as long to compile.
    """
    if os.name == "nt":
        return ["/O2"]
    host = [] if portable or not has_v3(_cpu_flags()) else ["-march=x86-64-v3"]
    return ["-O3" if hot else "-O1", "-g0", "-w", *host]


def has_v3(cpu_flags: str) -> bool:
    """Whether a processor with these flags runs x86-64-v3 code."""
    return set(cpu_flags.split()) >= V3


def _cpu_flags() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return ""
    return next((line.partition(":")[2] for line in lines if line.startswith("flags")), "")
