"""Speed that is judged by a count: of the functions that are called."""

import sys
from types import FrameType


class Calls:
    """Counts the functions that are called meanwhile."""

    count = 0

    def __enter__(self) -> None:
        sys.setprofile(self._see)

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _see(self, _frame: FrameType, event: str, _: object) -> None:
        self.count += event == "call"
