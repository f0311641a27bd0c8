"""The television's program with the peephole of `looker`; its arguments are those of `tv`."""

import faulthandler
import sys

from gui import cli
from gui.window.tv.television import Television
from tests.window.looker import Looker


def main() -> int:
    """Show tables as the command does, and answer."""
    faulthandler.enable()
    begin, lookers = Television.begin, []

    def seen(window: Television) -> None:
        lookers.append(Looker(window))
        begin(window)

    setattr(Television, begin.__name__, seen)
    return cli.main(["tv", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
