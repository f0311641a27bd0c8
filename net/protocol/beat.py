"""Beat: what is done each second is done at whole seconds, so that one turn does all of it."""

import math


def next_beat(now: float, every_s: float) -> float:
    """Return the next multiple of *every_s* after *now*.

    >>> next_beat(7.25, 1.0), next_beat(8.0, 1.0), next_beat(8.0, 0.5)
    (8.0, 9.0, 8.5)
    """
    return (math.floor(now / every_s) + 1) * every_s
