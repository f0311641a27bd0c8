"""Python's garbage, collected in the window's thread alone and before that thread rests.

Law: a widget goes in its own thread, and never while Qt walks over all of them. Python collects
wherever the next object happens to be made: in the node's thread, or in a slot amid such a walk.
"""

import gc

from PySide6.QtCore import QAbstractEventDispatcher


def collect_at_rest() -> None:
    """Collect only when this thread is about to wait, and nothing of what is there by now."""
    gc.disable()
    gc.freeze()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(collect)


def collect() -> None:
    """Collect the oldest generation that is due, as Python would."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation] > 0:
            gc.collect(generation)
            return
