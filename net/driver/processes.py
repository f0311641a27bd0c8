"""Work shared out among processes, one a core.

Law: they end with the work, when it is stopped, and with the process that wanted it.
"""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

_Thing = TypeVar("_Thing")
_Result = TypeVar("_Result")

_work: Callable[[Any], Any]
"""What this process was begun for."""


@contextmanager
def shared_out(
    work: Callable[[_Thing], _Result], things: Iterable[_Thing], count: int
) -> Iterator[Iterator[_Result]]:
    """Let *count* processes do *work* on each of *things*; give the results in their order.

    Everything goes from process to process as bytes, *work* once for each process.
    """
    before = {*active_children()}
    with ProcessPoolExecutor(count, get_context("spawn"), _begin, (work,)) as pool:
        try:
            with _deaf_to_the_keyboard():  # they are begun as they are needed first
                futures = deque(pool.submit(_do, thing) for thing in things)
            yield (futures.popleft().result() for _ in range(len(futures)))
        except BaseException:
            for process in {*active_children()} - before:
                process.kill()  # else all that is shared out would be done first
            raise


@contextmanager
def _deaf_to_the_keyboard() -> Iterator[None]:
    """Let Ctrl+C wait meanwhile, and for ever in the processes that begin here."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(work: Callable[[Any], Any]) -> None:
    global _work  # noqa: PLW0603  # a process of the pool does one kind of work
    _work = work
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one that wants the work
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do(thing: Any) -> Any:  # noqa: ANN401  # whatever the work takes and makes
    return _work(thing)
