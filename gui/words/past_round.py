"""A round or hour that is over, for who comes late: its dice, and what one should know of it."""

from typing import NamedTuple


class PastRound(NamedTuple):
    """What one look tells of a round."""

    label: str
    """Its number or hour."""
    dice: tuple[tuple[int, str], ...]
    """The faces that were laid open, each with its seat."""
    seats: tuple[int, ...]
    said: str
    """What the *seats* did, in a word or two."""
