"""A node at work in a thread of its own, for a program without a window.

Law: nothing that ends it by itself is lost, and none of it is told by that thread.
"""

from collections.abc import Callable
from threading import Thread

from core.table.trouble import Trouble, TroubleError
from net.driver.node import Node


class NodeRun:
    """Runs *node* until `end`, or until it fails."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._failed: list[Exception] = []
        self._thread = Thread(target=self._run, name="node")
        self._thread.start()

    @property
    def goes_on(self) -> bool:
        """Whether the node is still at work."""
        return self._thread.is_alive()

    def end(self) -> None:
        """Let the node end, and wait for it."""
        self._node.stop()
        self._thread.join()

    def require_well(self, trouble: Callable[[str], Trouble]) -> None:
        """Raise what has ended the node, if anything has; of a fault of ours the *trouble*.

        Raises `TroubleError`, and OSError.
        """
        for error in self._failed:
            if isinstance(error, (TroubleError, OSError)):
                raise error
            raise TroubleError(trouble(f"{type(error).__name__}: {error}")) from error

    def _run(self) -> None:
        try:
            self._node.run()
        except Exception as error:  # noqa: BLE001  # raised again in the thread of who waits
            self._failed.append(error)
