"""What `doctor` finds in the network, each with one sentence of advice (P10.3).

Law: advice says what to do next; what needs doing is marked, the rest is good to know.
"""

from dataclasses import asdict, dataclass

from core.table.trouble import Trouble
from gui.words.network_report import FIREWALLS, KEPT_CLOSED, OTHER_PROTOCOL, dead_words
from gui.words.player_names import player_name, player_names
from gui.words.trouble_words import trouble_words
from gui.words.words import counted, marked, words
from net.driver.hints import VERSION
from net.driver.network_check import AdapterFound, Examination, PeerFound
from net.driver.obstacles import kept_in
from net.protocol.troubles import NetworkReason

_NONE_KNOWN = marked("no firewall of this laptop is known to be on")
_NOTHING_HEARD = marked(
    "{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart;"
    " then join by code, or meet on a phone's hotspot or a cable"
)


@dataclass(frozen=True, slots=True)
class AdviceLine:
    """One sentence about one thing, and whether the person has to act."""

    text: str
    is_due: bool = False

    @property
    def row(self) -> tuple[str, str]:
        """The mark and the sentence, for a terminal."""
        return "DO" if self.is_due else "ok", self.text


def advice(found: Examination, version: str = "") -> list[AdviceLine]:
    """Return in words everything that was *found* by the program of *version*."""
    lines = [_adapter(adapter) for adapter in found.adapters]
    if found.why_no_network:
        lines.append(AdviceLine(trouble_words(found.why_no_network), is_due=True))
    lines += [AdviceLine(dead_words(one)) for one in found.dead]
    lines += [_peer(found, peer, version) for peer in found.peers]
    troubles = [found.port_trouble, found.beacon_trouble]
    troubles += [found.mdns_trouble] if found.adapters else []
    lines += [AdviceLine(trouble_words(trouble), is_due=True) for trouble in troubles if trouble]
    if not any(troubles):
        lines.append(AdviceLine(words("the ports for playing, beacon and mDNS can be used")))
    if found.is_barred:
        lines.append(AdviceLine(trouble_words(kept_in(found.system)), is_due=True))
    return [*lines, *_firewall(found), _folder(found)]


def plain(found: Examination, lines: list[AdviceLine], version: str = "") -> dict[str, object]:
    """Return everything that was *found*, and the *lines* that tell it, for programs."""
    troubles = ("port_trouble", "beacon_trouble", "mdns_trouble", "folder_trouble")
    return {
        "version": version,
        **asdict(found),
        **{name: trouble_words(getattr(found, name)) for name in troubles},
        "folder": str(found.folder),
        "advice": [asdict(line) for line in lines],
        "is_well": not any(line.is_due for line in lines),
    }


def _adapter(found: AdapterFound) -> AdviceLine:
    adapter = found.adapter
    where = f"{adapter.name}, {adapter.address}/{adapter.prefix}"
    names = player_names(sorted({*found.by_beacon, *found.by_mdns}))
    if names:
        return AdviceLine(_heard(found, where, ", ".join(names)))
    if adapter.is_virtual:
        return AdviceLine(
            words(
                "{where}: looks like a VPN, a container or a virtual machine, which leads to nobody"
                " in the room; switch it off if you are not found",
                where=where,
            )
        )
    if found.devices:
        said = counted(
            found.devices,
            "{where}: no player is heard, but another device, so multicast gets through",
            "{where}: no player is heard, but {count} other devices, so multicast gets through",
            where=where,
        )
        return AdviceLine(said)
    if adapter.address.startswith("169.254."):
        return AdviceLine(
            words(
                "{where}: has an address of its own making; that will do for a cable between"
                " laptops, but a Wi-Fi is not connected yet",
                where=where,
            )
        )
    return AdviceLine(words(_NOTHING_HEARD, where=where))


def _heard(found: AdapterFound, where: str, names: str) -> str:
    if not found.by_mdns:
        return words("{where}: {names} heard by beacon", where=where, names=names)
    if not found.by_beacon:
        return words("{where}: {names} heard by mDNS", where=where, names=names)
    return words("{where}: {names} heard by beacon and mDNS", where=where, names=names)


def _peer(found: Examination, peer: PeerFound, version: str) -> AdviceLine:
    named = {"name": peer.name, "hosts": words(" or ").join(peer.hosts)}
    if peer.protocol != VERSION:
        return AdviceLine(words(OTHER_PROTOCOL, name=peer.name), is_due=True)
    if found.runs_here(peer):
        return AdviceLine(words("{name} runs on this laptop", name=player_name(peer.name)))
    if peer.reached and version and peer.program not in {"", version}:
        said = marked("{name} at {hosts} is reached, and has version {theirs}; you have {ours}")
        return AdviceLine(words(said, theirs=peer.program, ours=version, **named))
    if peer.reached:
        return AdviceLine(words("{name} at {hosts} is reached", **named))
    return AdviceLine(trouble_words(peer.not_reached), is_due=True)


def _firewall(found: Examination) -> list[AdviceLine]:
    dropped = [AdviceLine(trouble_words(Trouble(NetworkReason.FILTERED)), is_due=True)]
    return [*(dropped if found.is_filtered else ()), *_known_firewalls(found)]


def _known_firewalls(found: Examination) -> list[AdviceLine]:
    if found.is_kept_closed:
        return [AdviceLine(words(KEPT_CLOSED), is_due=True)]
    if found.system in FIREWALLS:
        return [AdviceLine(words(FIREWALLS[found.system]))]
    outside = [f.adapter for f in found.adapters if not f.adapter.is_virtual]
    network = outside[0].network if outside else "NETWORK"
    hints = [AdviceLine(words(FIREWALLS[name], network=network)) for name in found.firewalls]
    return hints or [AdviceLine(words(_NONE_KNOWN))] * (
        not found.is_filtered and not found.is_barred
    )


def _folder(found: Examination) -> AdviceLine:
    if found.folder_trouble:
        said = words(
            "games cannot be saved in {folder}: {why}; mend that or choose another --data DIR",
            folder=found.folder,
            why=trouble_words(found.folder_trouble),
        )
        return AdviceLine(said, is_due=True)
    named = {"folder": found.folder, "free": f"{found.free_bytes / 1e6:.0f}"}
    if found.is_low_on_space:
        said = words("games are saved in {folder}: {free} MB free, make room", **named)
        return AdviceLine(said, is_due=True)
    return AdviceLine(words("games can be saved in {folder}: {free} MB free", **named))
