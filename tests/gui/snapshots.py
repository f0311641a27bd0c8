"""Snapshots of tables in memory, as a session would make them for a window."""

from dataclasses import replace
from typing import Any

from core.table.seeds import JointSeed
from core.table.table import Table
from net.protocol.snapshot import TableSnapshot


def snapshot_of(table: Table[Any], **changes: object) -> TableSnapshot:
    """Show *table* as its own seat sees it, all others connected."""
    step, seats = table.step, len(table.genesis.offers)
    everybody = (1 << seats) - 1
    seat = table.seat or 0
    snapshot = TableSnapshot(
        names=tuple(offer.name for offer in table.genesis.offers),
        seat=seat,
        step=step.number,
        rules=table.rules,
        state=step.state,
        authors=step.authors,
        at_table=step.at_table,
        acted=0,
        sealed=0,
        in_game=step.in_game,
        connected=everybody & ~(1 << seat),
        silent_since=(None,) * seats,
        calls=(),
        agreed=0,
        proven=0,
        emblem=JointSeed(table.completed[0].outcome.seed).emblem() if table.completed else None,
        must_compare=False,
        may_act=bool(step.authors >> seat & 1),
        caught_up=True,
        is_over=table.is_over,
        worms=table.genesis.worms,
        all_know=False,
        stopped=None,
        farewells=0,
        leaving=False,
        acting_since=(),
        slow=0,
        split=(0, 0),
        left=0,
        unforgiven=0,
        pardons=(),
    )
    return replace(snapshot, **changes)  # type: ignore[arg-type]  # by name
