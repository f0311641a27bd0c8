"""How tests are dealt out to workers: a file stays together, for its tests share what is dear.

So do all that judge the tree, which they read once.
"""

from typing import Any

import pytest
from xdist.scheduler import LoadFileScheduling

_TOGETHER = ("tests/architecture/",)


class Spread(LoadFileScheduling):  # type: ignore[misc]  # it comes without types
    """Deals out file by file, and some folders whole."""

    def _split_scope(self, nodeid: str) -> str:
        """Return what a test stays together with."""
        folders = (folder for folder in _TOGETHER if nodeid.startswith(folder))
        file: str = super()._split_scope(nodeid)
        return next(folders, file)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Spread:
    """Deal out like this where files stay together."""
    return Spread(config, log)
