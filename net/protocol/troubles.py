"""What can go wrong with peers, tables, the network and the disk.

The sets of the driver stand here too, so that gui can word them without the driver.
"""

from enum import auto

from core.table.trouble import TroubleReason


class PeerReason(TroubleReason):
    """Why a peer cannot sit with us, or is not heard."""

    SAME_NAME = auto()
    OTHER_RULES = auto()
    UNKNOWN_RULES = auto()
    BAD_TABLE = auto()
    NEEDS_NEWER = auto()
    NOT_DRAWN = auto()
    AVOIDED = auto()
    SHUT_OUT = auto()
    LARGE_FRAME = auto()
    NO_PACKET = auto()
    OTHER_HELLO = auto()
    NO_HELLO = auto()
    BAD_MESSAGE = auto()


class TableReason(TroubleReason):
    """Why a table does not begin, or ends early."""

    NOT_BEGUN = auto()
    NO_EMBLEM = auto()
    RULES_FAILED = auto()
    PACKET_FAILED = auto()
    COMMAND_FAILED = auto()
    NODE_FAILED = auto()


class NetworkReason(TroubleReason):
    """Why we cannot reach a peer at all, or only in another way."""

    UNREACHABLE = auto()
    NO_ADAPTER = auto()
    ONLY_IPV6 = auto()
    NO_ADDRESS = auto()
    NOT_REACHED = auto()
    KEPT_IN = auto()
    KEPT_IN_BY_MACOS = auto()
    FILTERED = auto()
    BEACON_OFF = auto()
    MDNS_OFF = auto()
    MDNS_ALONE = auto()
    JOIN_CODE_OFF = auto()
    WRONG_KEY = auto()
    TURNED_AWAY = auto()


class DiskReason(TroubleReason):
    """Why a file cannot be read or written."""

    FULL = auto()
    NOT_WRITABLE = auto()
    NOT_READABLE = auto()
    MISSING = auto()
    FOLDER = auto()
    NO_FILE = auto()
    TOO_LONG = auto()
    NO_KEY = auto()
    CROWDED = auto()
    SPENT = auto()
    SYSTEM = auto()


class FolderReason(TroubleReason):
    """Why a game's folder cannot be used, or can no longer be used."""

    NOT_MADE = auto()
    UNUSABLE = auto()
    HELD = auto()
    NO_GAME = auto()
    KEY_UNREADABLE = auto()
    OTHER_KEY = auto()
    UNREADABLE = auto()
    LOG_UNUSABLE = auto()
    LOG_MISSING = auto()
    LOG_IS_NONE = auto()
    LOG_DAMAGED = auto()
    LOG_FAULTY = auto()
    NEVER_BEGAN = auto()
    ELSEWHERE = auto()
    OTHER_IDENTITY = auto()
    NOT_RESUMED = auto()
    SIGNING_ENDED = auto()


class IdentityReason(TroubleReason):
    """Why a person's key or name cannot be used."""

    UNUSABLE = auto()
    REPLACED = auto()
    NAME_NOT_KEPT = auto()
    WISH_NOT_KEPT = auto()


class TrialReason(TroubleReason):
    """What this laptop does not do, though the program rests on it."""

    WRONG_SIGNATURES = auto()
    NO_CURVE = auto()
    NOT_CONNECTED = auto()
    KEY_NOT_CHECKED = auto()
    NO_PORT = auto()
    PORT_HELD = auto()
    NO_DISK = auto()
    NO_ROOM = auto()
    NO_LOCK = auto()
    CLOCK_STUMBLES = auto()
    CLOCK_WRONG = auto()
    NO_MEMORY = auto()


class ShareReason(TroubleReason):
    """Why there is nothing to hand over, or no way to do it."""

    NO_RELEASE = auto()
    ALL_WRONG = auto()
    NOTHING_HERE = auto()
    CHANGED = auto()
    BAD_ARCHIVE = auto()
    NOT_FETCHED = auto()
    OTHER_BUILD = auto()
    PORT_UNUSABLE = auto()
