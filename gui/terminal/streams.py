"""The standard streams of this process: no letter and no missing console fails anything.

Law: what goes into a pipe or a file, and comes from there, is UTF-8 whatever the console speaks,
unless PYTHONIOENCODING wishes otherwise.
"""

import io
import os
import sys
from importlib import import_module

WISH = "PYTHONIOENCODING"
_JOURNAL = "net.driver.journal"
"""Imported only by a program without a console, and after a fault of ours."""


def mend_streams(version: str) -> None:
    """Make the streams so; a program without a console, of *version*, has a journal instead."""
    if sys.stderr is None:
        sys.stderr = import_module(_JOURNAL).open_stream(version)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  # for good
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115  # for good
    has_wish = bool(os.environ.get(WISH)) and not sys.flags.ignore_environment
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "replace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            kept = has_wish or stream.isatty()
            stream.reconfigure(encoding=None if kept else "utf-8", errors=errors)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(write_through=False)  # else `argparse` hides that a help was lost


def note_fault() -> None:
    """Note in the journal, if there is one, the fault that is being handled."""
    import_module(_JOURNAL).journal.exception("command-failed")
