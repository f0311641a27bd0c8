"""Why nobody is here: of all that is known, the most certain reason (P10.3).

Law: node and `doctor` choose here alike, and `gui.words.trouble_words` says each reason for all.
"""

import sys
from collections.abc import Iterable

from core.table.trouble import Trouble
from net.driver.adapters import Adapter, AdapterLinks
from net.protocol.troubles import NetworkReason

OFFLINE = frozenset((NetworkReason.ONLY_IPV6, NetworkReason.NO_ADDRESS, NetworkReason.NO_ADAPTER))
"""Why a laptop is in no network: what `no_network` finds."""


def no_network(adapters: Iterable[Adapter], links: AdapterLinks) -> Trouble | None:
    """Return why no network can be played in by *adapters* and *links*, or None if one can."""
    alive = [one for one in adapters if one.leads_out]
    if any(not one.is_virtual for one in alive):
        return None
    if links.is_wide:
        return Trouble(NetworkReason.ONLY_IPV6)
    if links.bare:
        return Trouble(NetworkReason.NO_ADDRESS, name=links.bare[0])
    return None if alive else Trouble(NetworkReason.NO_ADAPTER)


def kept_in(system: str = sys.platform) -> Trouble:
    """Return that something on this laptop lets nothing out, as *system* does it."""
    if system == "darwin":
        return Trouble(NetworkReason.KEPT_IN_BY_MACOS)
    return Trouble(NetworkReason.KEPT_IN)


def obstacle(
    missing: Trouble | None,
    missed: Iterable[tuple[str, str]],
    *,
    is_filtered: bool = False,
    others: Iterable[Trouble | None] = (),
) -> Trouble | None:
    """Return the one reason to tell first.

    *missing* is why there is no network or no way into it, *missed* has who is heard and not
    reached, and where; *others* is what else is in the way, the most certain first.
    """
    if missing is not None:
        return missing
    if (first := min(missed, default=None)) is not None:
        return Trouble(NetworkReason.NOT_REACHED, name=first[0], hosts=first[1])
    if is_filtered:
        return Trouble(NetworkReason.FILTERED)
    return next((trouble for trouble in others if trouble is not None), None)
