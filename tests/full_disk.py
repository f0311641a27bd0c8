"""A disk that takes no more than some bytes of a file, as one that is full."""

import contextlib
import sys
from collections.abc import Iterator

import pytest

if sys.platform != "win32":
    import resource

CANNOT_BE_FULL = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has no limit to the size of files"
)


@contextlib.contextmanager
def full_disk(most: int = 0) -> Iterator[None]:
    """Let this process write no file beyond *most* bytes."""
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
