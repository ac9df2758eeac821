"""Worker processes that never outlive their parent."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def workers(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, initializer=serve)


def serve() -> None:
    """Initialize a worker: leave Ctrl-C to the parent, and exit when the parent is gone, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()


def follow() -> None:
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(1)
