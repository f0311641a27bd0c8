"""What the look at the network has found, as rows: what is to do, what may matter, what is well."""

from enum import Enum
from typing import NamedTuple

from core.table.trouble import Trouble
from gui.words.player_names import player_name, player_names
from gui.words.trouble_words import heading_words, trouble_words
from gui.words.words import labelled, marked, sentence, words
from net.driver.adapters import Adapter
from net.driver.hints import VERSION
from net.driver.network_check import AdapterFound, Examination, PeerFound
from net.driver.obstacles import kept_in
from net.protocol.troubles import NetworkReason

FIREWALLS = {
    "win32": marked(
        "Windows asks at the first start whether Worm Up! or Python may use the network: allow it"
        " for private networks, and set this network to private in Settings > Network & internet"
    ),
    "darwin": marked(
        "macOS asks once about incoming connections and about devices on the local network: allow"
        " both, later in System Settings > Privacy & Security > Local Network"
    ),
    "ufw": marked(
        "the firewall ufw is on: two laptops with a firewall may not reach each other;"
        " `sudo ufw allow from {network}` lets this network in"
    ),
    "firewalld": marked(
        "firewalld is on: two laptops with a firewall may not reach each other; put this network"
        " into its zone `home` or `trusted`"
    ),
}
OTHER_PROTOCOL = marked(
    "{name}'s program does not understand this one: the older of the two must be updated"
)
KEPT_CLOSED = marked(
    "Windows' firewall keeps the others out of this program: open Settings > Privacy & security >"
    " Windows Security > Firewall & network protection > Allow an app through firewall, and tick"
    " Private beside Worm Up or Python"
)
_LOCAL_NETWORK = (
    marked(
        "At its first start, macOS asks whether the game may find devices on local networks:"
        " choose Allow."
    ),
    marked(
        "Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says"
        " why."
    ),
    marked(
        "To change it: System Settings > Privacy & Security > Local Network. Switch on Worm Up, or"
        " Terminal if you start the game there. Then start the game again."
    ),
)
"""The permission of macOS, and what it is like without."""
_SYSTEMS = {"win32": "Windows", "darwin": "macOS"}
"""Firewalls by another name than their own."""


class Weight(Enum):
    """How much a row matters; the value puts rows in order."""

    DUE = 0
    MAYBE = 1
    WELL = 2


class NetworkRow(NamedTuple):
    """One thing that was found: its *title*, a line, and what "Show how" would show."""

    weight: Weight
    title: str
    said: str = ""
    how: tuple[str, ...] = ()


def rows_of(found: Examination) -> list[NetworkRow]:
    """Return everything that was *found*, what matters most first."""
    rows = [_peer(found, peer) for peer in found.peers]
    rows += [row for adapter in found.adapters if (row := _adapter(adapter, found.peers))]
    if why := found.why_no_network:
        rows.append(NetworkRow(Weight.DUE, heading_words(why), sentence(trouble_words(why))))
    rows += [NetworkRow(Weight.MAYBE, one.name, sentence(dead_words(one))) for one in found.dead]
    troubles = [found.port_trouble, found.beacon_trouble]
    troubles += [found.mdns_trouble] if found.adapters else []
    for trouble in filter(None, troubles):
        title = words("Something is in the way")
        rows.append(NetworkRow(Weight.DUE, title, sentence(trouble_words(trouble))))
    rows += [*_way_out(found), *_firewall(found), _folder(found)]
    return sorted(rows, key=lambda row: row.weight.value)


def dead_words(adapter: Adapter) -> str:
    """Return that *adapter* is not used."""
    where = f"{adapter.name}, {adapter.address}"
    return words("{where}: has an address but no link, so it is not used", where=where)


def _peer(found: Examination, peer: PeerFound) -> NetworkRow:
    if peer.protocol != VERSION:
        title = words("{name} has another version", name=peer.name)
        return NetworkRow(Weight.DUE, title, sentence(words(OTHER_PROTOCOL, name=peer.name)))
    if found.runs_here(peer):
        title = words("{name} runs on this laptop", name=player_name(peer.name))
        return NetworkRow(Weight.WELL, title)
    if peer.reached:
        title = words("{name} is heard and reached", name=peer.name)
        return NetworkRow(Weight.WELL, title, words(" or ").join(peer.hosts))
    said = sentence(trouble_words(peer.not_reached))
    how = tuple(sentence(words(said, network=words("NETWORK"))) for said in FIREWALLS.values())
    return NetworkRow(Weight.DUE, heading_words(peer.not_reached), said, how)


def _adapter(found: AdapterFound, peers: tuple[PeerFound, ...]) -> NetworkRow | None:
    """Return what is said of a network; nothing if its people have rows of their own."""
    names = {*found.by_beacon, *found.by_mdns} - {peer.name for peer in peers}
    where = f"{found.adapter.name}, {found.adapter.address}"
    if names:
        heard = words("{names} can be heard", names=", ".join(player_names(sorted(names))))
        return NetworkRow(Weight.WELL, heard, where)
    if found.by_beacon or found.by_mdns:
        return None
    if found.adapter.is_virtual:
        said = words("It leads to nobody in this room. Switch it off if you are not found.")
        title = words("A VPN or a virtual network is on: {name}", name=found.adapter.name)
        return NetworkRow(Weight.MAYBE, title, said)
    if found.adapter.address.startswith("169.254."):
        said = words("That will do for a cable. A Wi-Fi is not connected yet.")
        title = words("{name} has an address of its own making", name=found.adapter.name)
        return NetworkRow(Weight.MAYBE, title, said)
    if found.devices:
        said = words("No player yet, but other devices: so players will be heard too.")
        return NetworkRow(Weight.WELL, words("{where} is alive", where=where), said)
    said = words(
        "Nobody plays, or the network keeps its guests apart: then join by code, or meet on a"
        " phone's hotspot or a cable."
    )
    return NetworkRow(Weight.MAYBE, words("Nothing is heard in {where}", where=where), said)


def _way_out(found: Examination) -> list[NetworkRow]:
    """Return what keeps this program from reaching anybody at all."""
    if not found.is_barred:
        return []
    if found.system != "darwin":
        why = kept_in(found.system)
        return [NetworkRow(Weight.DUE, heading_words(why), sentence(trouble_words(why)))]
    title = heading_words(kept_in(found.system))
    said = words("Nobody can be found until you allow it.")
    return [NetworkRow(Weight.DUE, title, said, tuple(map(words, _LOCAL_NETWORK)))]


def _firewall(found: Examination) -> list[NetworkRow]:
    if found.is_kept_closed:
        title = words("Windows keeps visitors out of this program")
        said = words("Two laptops with a firewall may not reach each other.")
        return [NetworkRow(Weight.DUE, title, said, (sentence(words(KEPT_CLOSED)),))]
    dropped = Trouble(NetworkReason.FILTERED)
    rows = [
        NetworkRow(
            Weight.DUE, heading_words(dropped), sentence(trouble_words(dropped)), _hows(found)
        )
    ]
    rows *= found.is_filtered
    known = [found.system] if found.system in FIREWALLS else list(found.firewalls)
    if not known and not rows and not found.is_barred:
        said = words("No firewall of this laptop is known to be on.")
        return [NetworkRow(Weight.WELL, words("Nothing here keeps visitors out"), said)]
    network = _network(found)
    return rows + [
        NetworkRow(
            Weight.MAYBE,
            words("{system} may keep visitors out", system=_SYSTEMS.get(name, name)),
            words("Two laptops with a firewall may not reach each other."),
            (sentence(words(FIREWALLS[name], network=network)), *_more(name)),
        )
        for name in known
    ]


def _network(found: Examination) -> str:
    outside = [one.adapter.network for one in found.adapters if not one.adapter.is_virtual]
    return str(outside[0]) if outside else words("NETWORK")


def _hows(found: Examination) -> tuple[str, ...]:
    """Return how the known filters of Linux let this network in."""
    known = [FIREWALLS[name] for name in ("ufw", "firewalld")]
    return tuple(sentence(words(said, network=_network(found))) for said in known)


def _more(name: str) -> tuple[str, ...]:
    return tuple(map(words, _LOCAL_NETWORK)) if name == "darwin" else ()


def _folder(found: Examination) -> NetworkRow:
    if found.folder_trouble:
        why = sentence(trouble_words(found.folder_trouble))
        return NetworkRow(Weight.DUE, words("Games cannot be saved"), labelled(found.folder, why))
    free = words("{free} GB free", free=f"{found.free_bytes / 1e9:.0f}")
    if found.is_low_on_space:
        low = words("{free} MB free: make room", free=f"{found.free_bytes / 1e6:.0f}")
        return NetworkRow(Weight.DUE, words("Games may soon find no room"), low)
    return NetworkRow(Weight.WELL, words("Games can be saved"), free)
