"""A fast password hasher: a hash is meant to be slow, but tests need not wait for it."""

from argon2 import PasswordHasher

HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def hasher() -> PasswordHasher:
    return HASHER
