"""Start the installed program, whatever else on this Python's path is called core, net or gui."""

import os
import sys

try:
    import signal

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))  # until `gui.cli` hears it
except KeyboardInterrupt:
    os._exit(130)


def main() -> int:
    """Run a command of this installation; returns its exit code."""
    here = os.path.dirname(__file__)  # noqa: PTH120  # pathlib takes its time, and Ctrl+C comes
    sys.path.insert(0, os.path.join(here, "_program"))  # noqa: PTH118
    from gui.cli import start

    return start()


if __name__ == "__main__":
    sys.exit(main())
