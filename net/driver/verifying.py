"""Many signatures verified by all cores: Python's lock is free while one is verified.

Law: the judge is `core.table.signing.verify` and no other.
"""

import os
from collections.abc import Sequence
from threading import Thread

from core.table.signing import Signed, verify_many

_SHARE = 128
"""So many signatures are verified before a core looks whether it is still wanted."""


def verify_on_all_cores(these: Sequence[Signed]) -> int:
    """Return how many are true before the first false one; behind it the rest is left."""
    starts = range(0, len(these), _SHARE)
    waiting = iter(starts)
    true: dict[int, int] = {}

    def work() -> None:
        try:
            for start in waiting:
                share = these[start : start + _SHARE]
                true[start] = verify_many(share)
                if true[start] < len(share):
                    break
        finally:
            for _ in waiting:
                pass  # nothing is left for the others

    threads = [Thread(target=work) for _ in range(min(os.cpu_count() or 1, len(starts)) - 1)]
    for thread in threads:
        thread.start()
    try:
        work()
    finally:
        for thread in threads:
            thread.join()
    false = (start + true.get(start, 0) for start in starts if true.get(start) != _SHARE)
    return next(false, len(these))
