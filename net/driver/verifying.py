"""Many signatures verified by all cores: Python's lock is free while one is verified.

Law: the judge is `core.table.signing.verify` and no other.
"""

import os
from collections.abc import Sequence
from threading import Thread

from core.table.signing import Signed, all_signed

_SHARE = 128
"""So many signatures are verified before a core looks whether it is still wanted."""


def all_signed_at_once(these: Sequence[Signed]) -> bool:
    """Return whether the owner of each key signed its payload; one false ends all the work."""
    shares = [these[at : at + _SHARE] for at in range(0, len(these), _SHARE)]
    waiting = iter(shares)
    true: list[Sequence[Signed]] = []

    def work() -> None:
        try:
            for share in waiting:
                if not all_signed(share):
                    break
                true.append(share)
        finally:
            for _ in waiting:
                pass  # nothing is left for the others

    threads = [Thread(target=work) for _ in range(min(os.cpu_count() or 1, len(shares)) - 1)]
    for thread in threads:
        thread.start()
    try:
        work()
    finally:
        for thread in threads:
            thread.join()
    return len(true) == len(shares)
