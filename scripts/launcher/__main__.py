"""Start the installed program, whatever else on this Python's path is called core, net or gui."""

import sys
from pathlib import Path


def main() -> int:
    """Run a command of this installation; returns its exit code."""
    try:
        sys.path.insert(0, str(Path(__file__).with_name("_program")))
        from gui.cli import start
    except KeyboardInterrupt:
        return 130
    return start()


if __name__ == "__main__":
    sys.exit(main())
