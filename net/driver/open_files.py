"""How many files this process may open: libzmq and Qt end a program that has too few (N15).

Law: nothing here ends anything; a window asks before its first picture, so it loads nothing slow.
"""

import contextlib
import sys

FILES_MAX = 4096
"""Enough for all connections on every system; macOS starts a program with 256."""
FILES_LEAST = 256
"""With so many a race is played to its end, whatever strangers do."""

if sys.platform == "win32":

    def allow_many_files() -> int:
        """Return that there are enough: Windows has no such limit."""
        return FILES_MAX

else:
    import resource

    def allow_many_files() -> int:
        """Let this process open as many files as it may, up to 4096; return how many those are."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        unlimited = resource.RLIM_INFINITY
        wanted = FILES_MAX if hard == unlimited else min(hard, FILES_MAX)
        if soft != unlimited and soft < wanted:
            with contextlib.suppress(OSError, ValueError):  # then the limits we have must do
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                return wanted
        return FILES_MAX if soft == unlimited else soft
