"""pytest for the browser tests: what failed is run once more, alone, and the report says which tests those were."""

import subprocess
import sys

FAILED = 1  # pytest's exit code for tests that failed


def main(arguments: list[str]) -> int:
    pytest = [sys.executable, "-m", "pytest"]
    first = subprocess.run([*pytest, *arguments], check=False).returncode
    if first != FAILED:
        return first
    print("once more, alone:", flush=True)
    return subprocess.run([*pytest, *arguments, "-n", "0", "--last-failed", "-v"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
