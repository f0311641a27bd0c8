"""Roof: what the nodes of one process share, for the people at one laptop.

Law: nothing here decides what anybody hears or signs; each node is complete without the others.
"""

from dataclasses import dataclass, field

from net.driver.link_events import Link
from net.driver.mdns import Responders
from net.driver.resources import Lookout


@dataclass(frozen=True, slots=True)
class SharedNodeState:
    """Holds each node's link, the look at the memory of all, and mDNS for all."""

    links: set[Link] = field(default_factory=set)
    """To these no pulse goes: when their node ends, its connections end at that moment."""
    lookout: Lookout = field(default_factory=Lookout)
    responders: Responders = field(default_factory=Responders)


ROOF = SharedNodeState()
"""Of all nodes of this process."""
