"""The `window` command. Its arguments are declared without Qt."""

import builtins
import gc
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from gui.terminal.ctrl_c import CTRL_C
from gui.terminal.place_arguments import add_name, add_place, require_meet, require_place
from gui.words.terms import UsageError
from gui.words.troubles import trouble_words
from gui.words.words import words
from net.driver.disk import DiskError
from net.driver.identity import data_directory
from net.driver.place import Place


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `window` to *command*."""
    add_name(command, words("what the others call you"))
    add_place(command)
    command.add_argument("--trial", action="store_true", help=SUPPRESS)  # for `selftest`
    command.add_argument("--come", type=bytes.fromhex, default=b"", help=SUPPRESS)


def run(chosen: Namespace, log: Path | None = None, step: int | None = None) -> int:
    """Show the window, with *log* at *step* if any, until it closes; return the code.

    Raises `UsageError`.
    """
    with able():
        from gui.window.app import run_window

        if chosen.name:
            require_place(chosen)
        else:
            require_meet(chosen)
        data = chosen.data or data_directory()
        place = Place(chosen.name, chosen.version, data, chosen.loopback, chosen.meet)
        if chosen.trial:
            from gui.window.trial import run_trial

            return run_trial(place)
        come = getattr(chosen, "come", b"")  # `replay` has none
        return run_window(place, log, step, language=chosen.language, come=come)


@contextmanager
def able() -> Iterator[None]:
    """Run a window; raise `UsageError` for what this system lacks and what the disk refuses."""
    gc.disable()  # until the window is shown: what a start makes stays
    try:
        with CTRL_C.later():  # a window closes for it, once there is one
            _load_qt()
            yield
    except DiskError as error:
        raise UsageError(trouble_words(error.trouble)) from None
    except ImportError as error:
        if not _is_of_the_system(error):
            raise
        said = words("the window needs a library that this system lacks: {what}", what=error)
        raise UsageError(said) from None
    finally:
        gc.enable()


def _load_qt() -> None:
    """Load Qt, and import everything else as Python does.

    PySide's own import reads the source of each module for a feature that we do not use: a start
    takes some 10 ms longer with it, and all that was read stays in memory.
    """
    import_module("PySide6.QtCore")
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _is_of_the_system(error: ImportError) -> bool:
    """Return whether the system lacks a library under Qt: no file of ours or Python's is missing.

    >>> _is_of_the_system(ImportError("libEGL.so.1: cannot open shared object file: No such file"))
    True
    """
    return any(said in str(error) for said in ("shared object", "DLL load failed", "dlopen("))
