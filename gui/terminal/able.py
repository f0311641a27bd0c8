"""What a command with a window needs of this system, or a sentence that says what it lacks."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from gui.ctrl_c import CTRL_C
from gui.terminal.place_arguments import require_files
from gui.words.trouble_words import trouble_words
from gui.words.wanted import UsageError
from gui.words.words import words
from net.driver.disk import DiskError


@contextmanager
def able() -> Iterator[None]:
    """Import and run a window; raise `UsageError` for what the system lacks or the disk refuses."""
    require_files()
    gc.disable()  # until the window is shown: what a start makes stays
    try:
        with CTRL_C.later():  # a window closes for it, once there is one
            yield
    except DiskError as error:
        raise UsageError(trouble_words(error.trouble)) from None
    except ImportError as error:
        if not any(said in str(error) for said in ("shared object", "DLL load failed", "dlopen(")):
            raise  # a file of ours or of Python is missing
        said = words("the window needs a library that this system lacks: {what}", what=error)
        raise UsageError(said) from None
    finally:
        gc.enable()
