"""Optional dependencies of some commands, by the extra that installs them (pyproject.toml)."""

from importlib.util import find_spec

from tablee.core.errors import BadInput

MODULES = {
    "lab": ("altair", "numpy", "pyarrow", "vl_convert"),
    "server": ("aiosqlite", "alembic", "argon2", "itsdangerous", "msgspec", "sqlalchemy", "starlette", "uvicorn"),
    "train": ("numpy",),
}


def has(extra: str) -> bool:
    return all(find_spec(name) for name in MODULES[extra])


def require(extra: str) -> None:
    """Raise BadInput, naming the command to install it, if an extra is missing."""
    if not has(extra):
        raise BadInput("lab-extra", field="command", extra=extra)
