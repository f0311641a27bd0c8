"""What must come is waited for, up to one limit that only a hang reaches."""

import time
from collections.abc import Callable
from typing import TypeVar

from tests.world import HANG_S

_Seen = TypeVar("_Seen")


def until(look: Callable[[], _Seen | None], what: object = "", *, pause_s: float = 0.01) -> _Seen:
    """Look again and again until there is something to see; say *what* did not come."""
    end = time.monotonic() + HANG_S
    while not (seen := look()):
        assert time.monotonic() < end, f"{what or look} did not come"
        time.sleep(pause_s)
    return seen
