"""Roof: what the nodes of one process share, for the people at one laptop.

Law: nothing here decides what anybody hears or signs; each node is complete without the others.
"""

from dataclasses import dataclass, field

from net.driver.links import Link
from net.driver.resources import Lookout


@dataclass(frozen=True, slots=True)
class Roof:
    """Says which links lead to nodes of the same process, and who looks at its memory."""

    links: set[Link] = field(default_factory=set)
    """To these no pulse goes: when their node ends, its connections end at that moment."""
    lookout: Lookout = field(default_factory=Lookout)


ROOF = Roof()
"""Of all nodes of this process."""
