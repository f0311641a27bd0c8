"""The versions of programs: what a peer says of its own, made fit to be shown, and which is newer.

Law: a version decides nothing at a table; the hashes of the rules do.
"""

import re
from dataclasses import dataclass

_PLAIN = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,4}){1,3})(?:[.+-]?[a-z0-9]{1,12})?")
UNKNOWN = "?"
"""Shown for a version that is none."""


@dataclass(frozen=True, slots=True)
class OtherVersion:
    """A program of another version: *theirs* and *ours*, and the ids of the rules both have."""

    theirs: str
    ours: str
    alike: tuple[str, ...]
    is_all: bool
    """Whether neither has any other rules."""

    @property
    def rank(self) -> tuple[int, ...]:
        """What is greater the newer theirs is."""
        return _numbers(self.theirs)

    @property
    def is_newer(self) -> bool:
        """Whether theirs is the newer one."""
        return self.rank > _numbers(self.ours)


def shown_version(said: str) -> str:
    """Return what somebody *said* its version is if it looks like one, else a question mark.

    >>> shown_version("0.3.0"), shown_version("1.2rc1"), shown_version("new! click here")
    ('0.3.0', '1.2rc1', '?')
    """
    return said if _PLAIN.fullmatch(said) else UNKNOWN


def _numbers(version: str) -> tuple[int, ...]:
    found = _PLAIN.fullmatch(version)
    return tuple(map(int, found[1].split("."))) if found else ()
