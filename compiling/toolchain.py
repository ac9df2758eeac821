"""What this machine can compile, and with which flags."""

import functools
import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

# The x86-64-v3 level by its flags in /proc/cpuinfo: popcount and bit scans become single instructions.
V3 = {"avx2", "bmi1", "bmi2", "fma", "movbe"}
ZEN_2 = "23"  # AMD's family from Zen to Zen 2, where the bit deposit instruction takes hundreds of cycles


def compiler() -> str:
    """Return the C compiler: `CC` if set, else the one Python was built with."""
    return os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")


@functools.cache
def version_of(command: str) -> str:
    """Return a compiler's version text; empty if there is none."""
    if os.name == "nt" or shutil.which(command.split(maxsplit=1)[0]) is None:
        return ""
    return subprocess.run([*command.split(), "--version"], capture_output=True, text=True, check=False).stdout


def version() -> str:
    return version_of(compiler())


def is_gcc() -> bool:
    """True if the compiler is really gcc, which alone can optimize single functions, and not clang under that name."""
    return "Free Software Foundation" in version()


def missing() -> str | None:
    """Return what is missing to compile ("compiler" or "headers"), or None; found by a trial compilation."""
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
    """Return the compiler flags; `portable` is for wheels, which other machines will run.

    Cold modules would gain nothing from -O3 and take twice as long to compile. gcc gets it per function (tuning.py).
    """
    if os.name == "nt":
        return ["/O2"]
    host = [] if portable else host_flags(_cpu_info())
    return ["-O3" if hot and not is_gcc() else "-O1", "-g0", "-w", *host]


def host_flags(info: dict[str, str]) -> list[str]:
    """Return the flags for a processor: x86-64-v3 if it can, without BMI2 if that is very slow."""
    if not set(info.get("flags", "").split()) >= V3:
        return []
    slow = info.get("vendor_id") == "AuthenticAMD" and info.get("cpu family") == ZEN_2
    return ["-march=x86-64-v3", "-mno-bmi2"] if slow else ["-march=x86-64-v3"]


def _cpu_info() -> dict[str, str]:
    """Return the first entry of /proc/cpuinfo; empty on other systems."""
    try:
        first = Path("/proc/cpuinfo").read_text().partition("\n\n")[0]
    except OSError:
        return {}
    lines = (line.partition(":") for line in first.splitlines())
    return {name.strip(): value.strip() for name, _, value in lines}
