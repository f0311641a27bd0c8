"""What is wrong, in words. Law: every reason has one whole sentence, here and nowhere else."""

from collections.abc import Mapping
from enum import Enum

from core.table.log import LogReason
from core.table.naming import NameReason
from core.table.trouble import Detail, Trouble, TroubleError, TroubleReason
from gui.words.isolation import called
from gui.words.words import marked, table_reason_words, words
from net.driver.disk import why
from net.protocol.troubles import (
    DiskReason,
    FolderReason,
    IdentityReason,
    NetworkReason,
    PeerReason,
    ShareReason,
    TableReason,
    TrialReason,
)

TEMPLATES: Mapping[TroubleReason, str] = {
    NameReason.LENGTH: marked("a name has 1 to {most} characters, not {count}"),
    NameReason.FORM: marked("a name is in normal form, without spaces around it"),
    NameReason.CONTROL: marked("a name has no control, direction or private-use characters"),
    NameReason.UNSEEN: marked("a name has no invisible or blank characters"),
    PeerReason.SAME_NAME: marked("{name} has our name: one of us must take another"),
    PeerReason.OTHER_RULES: marked(
        "{name} has other rules of {rules} (program {theirs}, ours {ours}):"
        " the older one must be updated"
    ),
    PeerReason.UNKNOWN_RULES: marked(
        "{name}'s table plays something that this program does not know (program {theirs}, ours"
        " {ours}): the older one must be updated"
    ),
    PeerReason.BAD_TABLE: marked(
        "{name}'s table cannot be played: its terms are against the rules of its game"
    ),
    PeerReason.NEEDS_NEWER: marked(
        "{name}'s table needs the newer version of this program (theirs {theirs}, ours {ours})"
    ),
    PeerReason.NOT_DRAWN: marked("{name} waits for those who were drawn to the same table"),
    PeerReason.AVOIDED: marked("no table with {name} now: it kept one waiting, or you said so"),
    PeerReason.SHUT_OUT: marked("the laptop {peer} is not heard for {seconds} s: {why}"),
    PeerReason.LARGE_FRAME: marked("it sent large packets before it said hello"),
    PeerReason.NO_PACKET: marked("it sent something that is no packet"),
    PeerReason.OTHER_HELLO: marked("it sent a hello that was made for another connection"),
    PeerReason.NO_HELLO: marked("it did not say hello"),
    PeerReason.BAD_MESSAGE: marked(
        "it sent a message that does not count (step {step}, seat {seat}: {why})"
    ),
    TableReason.NOT_BEGUN: marked(
        "the table did not begin, for somebody was missing: looking for the same table again"
    ),
    TableReason.NO_EMBLEM: marked(
        "not everybody's salt is in the emblem, so it proves nothing: open another table"
    ),
    TableReason.RULES_FAILED: marked(
        "the rules of this game failed ({what}): please send us its log"
    ),
    TableReason.PACKET_FAILED: marked(
        "a packet was not understood, by a fault of this program ({what})"
    ),
    TableReason.COMMAND_FAILED: marked(
        "what was asked for was not done, by a fault of this program ({what})"
    ),
    TableReason.NODE_FAILED: marked(
        "the game has stopped by a fault of this program ({what}): what was signed is saved"
    ),
    NetworkReason.UNREACHABLE: marked(
        "nobody can reach us at {place}: {what}; choose another port or address"
    ),
    NetworkReason.NO_ADAPTER: marked(
        "no network adapter is on: switch on Wi-Fi, or plug in a cable"
    ),
    NetworkReason.ONLY_IPV6: marked(
        "this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or"
        " a cable"
    ),
    NetworkReason.NO_ADDRESS: marked(
        "nobody on {name} hands out addresses: put both laptops on one router, or use Wi-Fi"
    ),
    NetworkReason.NOT_REACHED: marked(
        "{name} at {hosts} is heard but not reached: a firewall is on there, or the game has just"
        " ended; join from that laptop, with the code of this one"
    ),
    NetworkReason.KEPT_IN: marked(
        "there is no way to anybody in this network: a VPN or a firewall of this laptop keeps"
        " programs out of it; switch that off while you play"
    ),
    NetworkReason.KEPT_IN_BY_MACOS: marked(
        "macOS keeps this program out of the local network: switch it on in System Settings >"
        " Privacy & Security > Local Network, then start it again"
    ),
    NetworkReason.FILTERED: marked(
        "a packet filter of this laptop drops what friends send: let this network in, or join with"
        " the code of another laptop"
    ),
    NetworkReason.BEACON_OFF: marked(
        "the beacon is off, for UDP port {port} cannot be used ({what}): close the program that"
        " holds it, or join by code"
    ),
    NetworkReason.MDNS_OFF: marked("mDNS is off ({what}): the beacon may do"),
    NetworkReason.MDNS_ALONE: marked("mDNS is off, no adapter: join a network"),
    NetworkReason.JOIN_CODE_OFF: marked(
        "no join code leads here, for UDP port {port} cannot be used ({what}): start again, which"
        " takes another port"
    ),
    NetworkReason.WRONG_KEY: marked(
        "the program that answers at {host} is not the one that was announced there"
    ),
    NetworkReason.TURNED_AWAY: marked("{host} does not let us in at the moment"),
    LogReason.TOO_SHORT: marked(
        "its length is {count}, less than the {least} bytes at the head of every log"
    ),
    LogReason.NO_LOG: marked("begins with {found}, a log with {wanted}"),
    LogReason.HEADER_DAMAGED: marked("byte 0: the header is damaged, yet records follow it"),
    LogReason.OTHER_FORMAT: marked(
        "byte {byte}: the log has format {found}, and we read format {wanted}: update this program"
    ),
    LogReason.AFTER_RECORDS: marked("byte {byte} (good records before it: {count}): {why}"),
    LogReason.ZEROS: marked("zero bytes: {count}"),
    LogReason.PART: marked("bytes of a record: {count}"),
    LogReason.LENGTH: marked("a record of length {count} cannot be"),
    LogReason.CHECKSUM: marked("a record of length {count} fails its checksum"),
    LogReason.CLAIM: marked("a whole record of length {count} that claims {claimed}"),
    LogReason.HOLE: marked("a hole, and what reads as a record behind it, at byte {byte}"),
    DiskReason.FULL: marked("the disk is full"),
    DiskReason.NOT_WRITABLE: marked("this account may not write there"),
    DiskReason.NOT_READABLE: marked("this account may not read it"),
    DiskReason.MISSING: marked("there is no such file or folder"),
    DiskReason.FOLDER: marked("it is a folder: choose a file in it"),
    DiskReason.NO_FILE: marked("it is a pipe or a device: copy what it gives to a file first"),
    DiskReason.TOO_LONG: marked(
        "it has {size} bytes, and at most {most} are read: is it the right file?"
    ),
    DiskReason.NO_KEY: marked("its bytes are not those of a key"),
    DiskReason.CROWDED: marked("too many files are open at once: close other programs"),
    DiskReason.SPENT: marked(
        "no memory is left, or no program can be started any more: close other programs"
    ),
    DiskReason.SYSTEM: marked("the system says: {what}"),
    FolderReason.NOT_MADE: marked("the game's folder {path} cannot be made: {why}"),
    FolderReason.UNUSABLE: marked("the folder of game {game} cannot be used: {why}"),
    FolderReason.HELD: marked(
        "game {game} is already open in another window (process {process}): use that window, or"
        " close it first"
    ),
    FolderReason.NO_GAME: marked("there is no game in {path}: its file 'key' is missing"),
    FolderReason.KEY_UNREADABLE: marked("the key of the game in {path} cannot be read: {why}"),
    FolderReason.OTHER_KEY: marked(
        "the key in {path} is not the key of game {game}: was it moved or changed?"
    ),
    FolderReason.UNREADABLE: marked("{path} cannot be read: {why}"),
    FolderReason.LOG_UNUSABLE: marked("the log of game {game} cannot be used: {why}"),
    FolderReason.LOG_MISSING: marked("its log is missing"),
    FolderReason.LOG_IS_NONE: marked("its log is no log: {why}"),
    FolderReason.LOG_DAMAGED: marked("its log is damaged, {why}"),
    FolderReason.LOG_FAULTY: marked("its log {why}"),
    FolderReason.NEVER_BEGAN: marked("it never began"),
    FolderReason.ELSEWHERE: marked("your seat went on at another laptop, and goes on there"),
    FolderReason.OTHER_IDENTITY: marked("its seat belongs to another key than the one here"),
    FolderReason.NOT_RESUMED: marked(
        "game {game} cannot be gone on with: {why}; it may still be audited"
    ),
    FolderReason.SIGNING_ENDED: marked(
        "{why}: nothing more is signed in this game. What was signed is safe in {path}; make room"
        " there and start the program again"
    ),
    IdentityReason.UNUSABLE: marked(
        "your identity {path} cannot be used: {why}; or choose another --data DIR"
    ),
    IdentityReason.REPLACED: marked(
        "{path} is not your identity any more: put back a copy of it, or move it away to play as a"
        " new person"
    ),
    IdentityReason.NAME_NOT_KEPT: marked("your name cannot be kept in {path}: {why}"),
    IdentityReason.WISH_NOT_KEPT: marked("what you wear cannot be kept in {path}: {why}"),
    TrialReason.WRONG_SIGNATURES: marked(
        "signatures are computed wrongly here: install the program again, and do not play before"
    ),
    TrialReason.NO_CURVE: marked(
        "the library for connections cannot encrypt here: install the program again"
    ),
    TrialReason.NOT_CONNECTED: marked(
        "two programs on this laptop cannot reach each other within {seconds} s: something that"
        " guards this laptop may forbid it; allow this program there"
    ),
    TrialReason.KEY_NOT_CHECKED: marked(
        "a connection with a false key is not refused: install the program again, and do not play"
        " before"
    ),
    TrialReason.NO_PORT: marked(
        "there is no {kind} port at {address} ({what}): close other programs that use the network,"
        " or start the laptop again"
    ),
    TrialReason.PORT_HELD: marked(
        "UDP port {port} cannot be used ({what}): close the program that holds it, or join by code"
    ),
    TrialReason.NO_DISK: marked("{why}; mend that, or choose another --data DIR"),
    TrialReason.NO_ROOM: marked("only {free} MB are free: make room"),
    TrialReason.NO_LOCK: marked(
        "two programs could open one game at once, as in some folders of a network or a cloud:"
        " choose another --data DIR"
    ),
    TrialReason.CLOCK_STUMBLES: marked(
        "the clock stands still or jumps: close other programs, or start the laptop again"
    ),
    TrialReason.CLOCK_WRONG: marked("the clock shows {date}: set the date of this laptop"),
    TrialReason.NO_MEMORY: marked("only {free} MB of memory are free: close other programs"),
    ShareReason.NO_RELEASE: marked(
        "there is no SHA256SUMS in {folder}: name the folder that a release was put into"
    ),
    ShareReason.ALL_WRONG: marked(
        "nothing in {folder} is what its SHA256SUMS says: copy or make the release again"
    ),
    ShareReason.NOTHING_HERE: marked(
        "this laptop runs the program from its source and has nothing packed to give: open “Bring a"
        " friend” on a laptop that runs the downloaded program, its friends get it from there"
    ),
    ShareReason.CHANGED: marked(
        "this copy of the program is not as it was made: {file} is missing or has changed, so it is"
        " not handed over; download and unpack the program again"
    ),
    ShareReason.BAD_ARCHIVE: marked(
        "what came is no whole build of this program ({what}), and nothing of it was kept: fetch it"
        " again, or from another laptop"
    ),
    ShareReason.NOT_FETCHED: marked(
        "nothing could be fetched from {name}'s laptop ({what}): “Bring a friend” has to stay open"
        " there"
    ),
    ShareReason.OTHER_BUILD: marked(
        "{name}'s laptop gave another build than it had promised, and nothing of it was kept: fetch"
        " it from another laptop"
    ),
    ShareReason.PORT_UNUSABLE: marked(
        "TCP port {port} cannot be used ({what}): choose another --port"
    ),
}


_HEADINGS: Mapping[TroubleReason, str] = {
    NetworkReason.NO_ADAPTER: marked("No network is on"),
    NetworkReason.ONLY_IPV6: marked("This network speaks only IPv6"),
    NetworkReason.NO_ADDRESS: marked("Nobody gives this laptop an address"),
    NetworkReason.NOT_REACHED: marked("{name} is heard, but not reached"),
    NetworkReason.KEPT_IN: marked("No way leads to anybody"),
    NetworkReason.KEPT_IN_BY_MACOS: marked("macOS keeps this program out of the local network"),
    NetworkReason.FILTERED: marked("This laptop keeps visitors out"),
}


_IN_PASSING: Mapping[TroubleReason, str] = {
    NetworkReason.WRONG_KEY: "",
    NetworkReason.TURNED_AWAY: "",
    PeerReason.SHUT_OUT: "",
    NetworkReason.JOIN_CODE_OFF: marked(
        "nobody can join by your code: close this window, and open it again"
    ),
}


def heading_words(trouble: Trouble) -> str:
    """Return in some words what is in the way.

    >>> heading_words(Trouble(NetworkReason.NOT_REACHED, name="Eve", hosts="192.168.7.9"))
    'Eve is heard, but not reached'
    """
    said = _HEADINGS.get(trouble.reason, marked("Something is in the way"))
    return words(said, **dict(trouble.values))


def passing_words(trouble: Trouble) -> str:
    """Return what is said of *trouble* to people who do something else; "" if only files tell it.

    What a stranger's laptop sends, or another program at its place, is nothing to be done about.
    """
    if trouble.reason in _IN_PASSING:
        return words(_IN_PASSING[trouble.reason]) if _IN_PASSING[trouble.reason] else ""
    return trouble_words(trouble)


def trouble_words(trouble: Trouble | None) -> str:
    """Return *trouble* in the language of the person, or "" if there is none.

    >>> trouble_words(Trouble(LogReason.ZEROS, count=12))
    'zero bytes: 12'
    """
    if trouble is None:
        return ""
    values = {name: _detail_words(value) for name, value in trouble.values}
    return words(TEMPLATES[trouble.reason], **values)


def error_words(error: OSError | TroubleError) -> str:
    """Return what *error* means, in the language of the person."""
    return trouble_words(error.trouble if isinstance(error, TroubleError) else why(error))


def _detail_words(value: Detail) -> str | int:
    if isinstance(value, Trouble):
        return trouble_words(value)
    if not isinstance(value, Enum):
        return called(value) if isinstance(value, str) else value
    if isinstance(value.value, str):
        return table_reason_words(value)
    return words("breaks rule {tag}", tag=value.value[0])
