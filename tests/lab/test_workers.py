"""No worker outlives its parent."""

import subprocess
import sys

PROGRAM = """
import os, time
from tablee.lab.workers import workers

pool = workers(2)
print(*{pool.submit(os.getpid).result() for _ in range(20)}, flush=True)
pool.submit(time.sleep, 600)
time.sleep(600)
"""


def test_workers_of_a_killed_program_are_gone() -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE) as program:
        assert program.stdout
        assert program.stdout.readline().split()
        program.kill()
        program.communicate(timeout=300)  # the end of the output comes when nobody is left who could write
