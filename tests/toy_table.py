"""What a seat sees of a table of toys between two steps: nobody has acted, and all is well."""

from net.protocol.snapshot import TableSnapshot
from tests.toy import Toy


def toy_table(names: tuple[str, ...], step: int, **changes: object) -> TableSnapshot:
    """Show the table of *names* at *step* to its first seat, but for *changes*."""
    everybody = (1 << len(names)) - 1
    fields: dict[str, object] = {
        "names": names,
        "seat": 0,
        "step": step,
        "rules": Toy(),
        "state": None,
        "authors": everybody,
        "at_table": everybody,
        "acted": 0,
        "sealed": 0,
        "in_game": everybody,
        "connected": everybody & ~1,
        "silent_since": (None,) * len(names),
        "calls": (),
        "agreed": 0,
        "proven": 0,
        "emblem": None,
        "must_compare": False,
        "may_act": False,
        "caught_up": True,
        "is_over": False,
        "all_know": False,
        "stopped": None,
        "farewells": 0,
        "leaving": False,
        "acting_since": (),
        "slow": 0,
        "split": (0, 0),
        "left": 0,
        "unforgiven": 0,
        "pardons": (),
    }
    return TableSnapshot(**(fields | changes))  # type: ignore[arg-type]  # by name
