"""Which seats a table misses: silent, gone, proven twofold or only choosing, in words (P7.6).

Law: told apart and true. Nothing is said of our own player as of somebody else.
"""

from enum import Enum
from typing import NamedTuple

from core.table.messages import seats_of
from core.table.rules import SeatMask
from gui.window.table.pardon_panel import barred
from gui.words.presence import silent_seats, split_words
from gui.words.table_words import listed
from gui.words.trouble_words import heading_words, trouble_words
from gui.words.words import counted, marked, sentence, words
from net.protocol.limits import CHOOSES_S
from net.protocol.snapshot import TableSnapshot

GRACE_S = 10
"""How long a seat is silent before the others may go on."""
CHOOSES_MIN = round(CHOOSES_S / 60)
_SILENT = (
    marked(
        "{name}'s laptop has not said a word for {since}. A closed lid? Call across the"
        " table first. {name} can come back at any time."
    ),
    marked(
        "Their laptops have not said a word: {since}. Closed lids? Call across the table"
        " first. They can come back at any time."
    ),
)
_OWING = (
    marked(
        "{name}'s laptop is heard, but has signed nothing for {since}. Its program may be"
        " stuck: call across the table first. {name} can come back at any time."
    ),
    marked(
        "Their laptops are heard, but have signed nothing: {since}. Their programs may be stuck:"
        " call across the table first. They can come back at any time."
    ),
)


class AbsenceChoice(Enum):
    """What can be asked of our player now."""

    NOTHING = 0
    WAITING = 1
    """Only shown: it is too early, or too few are here."""
    GO_ON = 2
    AGREED = 3


class Situation(NamedTuple):
    """The seats it is about, a heading and a sentence for it, and what our player may do."""

    away: SeatMask
    said: str
    choice: AbsenceChoice
    heading: str = ""
    first: int | None = None
    """The seat that the heading is about, of several the first."""


def situation(
    snapshot: TableSnapshot, silent_s: tuple[int, ...], *, is_shared: bool = False
) -> Situation:
    """Return which seats of *snapshot* are missing; *silent_s* is each one's silence in seconds.

    Where our own laptop is in no network, nobody else is said to sleep. Who is here and only
    chooses is no reason why one could not go on without who is gone. The answer at a laptop that
    *is_shared* is that of all people at it.
    """
    own = 0 if snapshot.seat is None else 1 << snapshot.seat
    split, gone, slow, here = split_words(snapshot), *_away(snapshot, own)
    away = gone | slow
    if split or snapshot.is_over or not own or not away:
        heading = words("The table has split") if split else ""
        return Situation(0, split or _back_words(snapshot, own), AbsenceChoice.NOTHING, heading)
    if snapshot.offline is not None and gone & silent_seats(snapshot):
        why, heading = sentence(trouble_words(snapshot.offline)), heading_words(snapshot.offline)
        kept = words("Your place is kept.")
        return Situation(gone, f"{why} {kept}", AbsenceChoice.WAITING, heading, snapshot.seat)
    said = [*_gone_words(snapshot, gone, silent_s), *_slow_words(snapshot, slow)]
    is_late_too = not gone and bool(own & snapshot.authors & ~snapshot.acted)
    if is_late_too:
        said.append(words("You have not chosen yet either."))
    choice = AbsenceChoice.WAITING
    if hindrance := _hindrance(snapshot, away, here, is_slow=bool(slow)):
        said += [] if is_late_too else [hindrance]
    elif snapshot.agreed & own:
        choice = AbsenceChoice.AGREED
        missing = max(0, _wanted(snapshot) - (snapshot.agreed & here).bit_count())
        said.append(words("You would go on. Waiting for {missing} more.", missing=missing))
    elif slow or _has_waited(snapshot, gone, silent_s):
        choice = AbsenceChoice.GO_ON
        said += [words("The others would go on.")] if snapshot.calls else []
        if is_shared:
            said.append(words("Your answer counts for everybody at this laptop."))
    first = next(iter(seats_of(_asleep(snapshot, away) or gone or slow)))
    return Situation(away, " ".join(said), choice, _heading(snapshot, away), first)


def _away(snapshot: TableSnapshot, own: SeatMask) -> tuple[SeatMask, SeatMask, SeatMask]:
    """Return the seats that are gone, those that only choose, and those that could go on.

    Where too few could go on without both, those who choose are here like any others.
    """
    others = snapshot.at_table & ~own
    gone = (silent_seats(snapshot) | snapshot.proven) & others
    slow = snapshot.slow & others & ~gone
    here = snapshot.in_game & ~silent_seats(snapshot) & ~gone & ~barred(snapshot)
    if gone and (here & ~slow).bit_count() < _wanted(snapshot):
        slow = 0
    return gone, slow, here & ~slow


def _wanted(snapshot: TableSnapshot) -> int:
    """Return how many it takes to go on."""
    return snapshot.in_game.bit_count() // 2 + 1


def _has_waited(snapshot: TableSnapshot, gone: SeatMask, silent_s: tuple[int, ...]) -> bool:
    """Return whether one has waited long enough for the seats that are *gone*."""
    waited = list(seats_of(gone & ~snapshot.proven & ~snapshot.left))
    return not waited or any(silent_s[seat] >= GRACE_S for seat in waited)


def _back_words(snapshot: TableSnapshot, own: SeatMask) -> str:
    if own & snapshot.unforgiven and not snapshot.is_over:
        return words("You did not open your bid. You sit again as soon as all others agree.")
    if own and not snapshot.at_table & own and snapshot.in_game & own:
        return words("The others have gone on meanwhile; you sit again from the next step.")
    return ""


def _hindrance(snapshot: TableSnapshot, away: SeatMask, here: SeatMask, *, is_slow: bool) -> str:
    """Return why nobody can go on without those who are *away*, or ""."""
    wanted = _wanted(snapshot)
    if snapshot.in_game.bit_count() <= 2:
        if away & snapshot.farewells:
            return words("Of two players nobody can be left out, so the game ends here.")
        return words(
            "Of two players nobody can be left out."
            " To adjourn, close the window; Games goes on later."
        )
    if here.bit_count() >= wanted:
        return ""
    if is_slow:
        return words("Too few would be left to go on: it takes {wanted}.", wanted=wanted)
    return counted(
        here.bit_count(),
        "{wanted} must be here to go on; {count} is.",
        "{wanted} must be here to go on; {count} are.",
        wanted=wanted,
    )


def _slow_words(snapshot: TableSnapshot, slow: SeatMask) -> list[str]:
    names = [snapshot.names[seat] for seat in seats_of(slow)]
    if len(names) == 1:
        return [
            counted(
                CHOOSES_MIN,
                "{name} is here and has not chosen for {count} minute.",
                "{name} is here and has not chosen for {count} minutes.",
                name=names[0],
            )
        ]
    said = counted(
        CHOOSES_MIN,
        "{names} are here and have not chosen for {count} minute.",
        "{names} are here and have not chosen for {count} minutes.",
        names=listed(names),
    )
    return [said] if names else []


def _gone_words(snapshot: TableSnapshot, gone: SeatMask, silent_s: tuple[int, ...]) -> list[str]:
    asleep = _asleep(snapshot, gone)
    said = [_known_words(snapshot, seat) for seat in seats_of(gone & ~asleep)]
    said += _since_words(snapshot, asleep & ~snapshot.owing, silent_s, *_SILENT)
    return said + _since_words(snapshot, asleep & snapshot.owing, silent_s, *_OWING)


def _since_words(
    snapshot: TableSnapshot, seats: SeatMask, silent_s: tuple[int, ...], one: str, several: str
) -> list[str]:
    """Say of *seats* since when, in the sentence for *one* of them or for *several*."""
    since = _since(snapshot, seats, silent_s)
    if len(since) == 1:
        return [words(one, name=since[0][0], since=since[0][1])]
    return [words(several, since=", ".join(map(" ".join, since)))] if since else []


def _since(
    snapshot: TableSnapshot, seats: SeatMask, silent_s: tuple[int, ...]
) -> list[tuple[str, str]]:
    """List names of *seats*, and for how long each is silent."""
    return [
        (snapshot.names[seat], "{}:{:02}".format(*divmod(silent_s[seat], 60)))
        for seat in seats_of(seats)
    ]


def _known_words(snapshot: TableSnapshot, seat: int) -> str:
    name, bit = snapshot.names[seat], 1 << seat
    if snapshot.proven & bit:
        return words(
            "{name}'s laptop has signed two different things; the proof is saved.", name=name
        )
    if snapshot.farewells & bit:
        return words("{name} has left for good.", name=name)
    return words("{name} has left the table for now.", name=name)


def _asleep(snapshot: TableSnapshot, away: SeatMask) -> SeatMask:
    """Return the seats that are *away* for no reason that is known."""
    known = snapshot.proven | snapshot.left | snapshot.farewells
    return away & silent_seats(snapshot) & ~known


def _heading(snapshot: TableSnapshot, away: SeatMask) -> str:
    """Return what has happened to the seats that are *away*, in a few words."""
    asleep = _asleep(snapshot, away)
    known = away & (silent_seats(snapshot) | snapshot.proven)
    names = [snapshot.names[seat] for seat in seats_of(asleep or known or away)]
    count, who = len(names), listed(names)
    if asleep:
        return counted(count, "{names} has dozed off", "{names} have dozed off", names=who)
    if known:
        return words("Without {names}?", names=who)
    return counted(count, "{names} has not chosen yet", "{names} have not chosen yet", names=who)
