"""The contract that every game must pass, for use in any test suite (docs/reference/contract.md).

>>> from tablee.contract import check
>>> def test_contract():
...     check(GAME)
"""

from tablee.contract.allowances import Allowances
from tablee.contract.checking import ContractBroken, check
from tablee.contract.clauses import check_clauses, rule
from tablee.contract.points import POINTS

__all__ = ["POINTS", "Allowances", "ContractBroken", "check", "check_clauses", "rule"]
