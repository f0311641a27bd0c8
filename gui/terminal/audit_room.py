"""`audit LOG --room`: everybody in the room is asked whether their copy is the same (P9, P10)."""

from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from core.table.signing import SigningKey
from gui.report.judged import replay_of
from gui.report.room_copies import CopyRelation, RoomCopy, in_order, room_copy
from gui.terminal.place_arguments import require_meet
from gui.words.player_names import player_name
from gui.words.wanted import UsageError
from gui.words.words import labelled, words
from net.driver.folder import read_log
from net.driver.identity import data_directory, load_identity
from net.driver.journal import keep_journal
from net.driver.place import NodePlace
from net.driver.room_question import ask_room
from net.protocol.commands import CompareCopies


class RoomCopies(NamedTuple):
    """What everybody in the room says of their copy of the log in *file*."""

    file: Path
    copies: list[RoomCopy]

    @property
    def is_forked(self) -> bool:
        """Whether somebody has another history."""
        return any(one.stand is CopyRelation.FORKED for one in self.copies)

    def lines(self) -> list[str]:
        """Return a line for each, and who has signed two things where a copy parts from ours."""
        lines = [] if self.copies else [words("Nobody else is here yet")]
        for one in self.copies:
            lines.append(labelled(player_name(one.name), one.brief))
            lines += [f"  {more}" for more in (one.note, one.said) if more]
        return lines

    def plain(self) -> dict[str, object]:
        """Return it for programs."""
        return {"file": str(self.file), "room": [one.plain() for one in self.copies]}


def room_of(chosen: Namespace, file: Path) -> RoomCopies:
    """Ask everybody in the *chosen* part of the network for their copy of the log in *file*.

    Raises `UsageError` if nobody would answer, `TroubleError`, and OSError.
    """
    require_meet(chosen)
    data: Path = chosen.data or data_directory()
    ours, own = replay_of(read_log(file)), SigningKey(load_identity(data).seed).public
    offers = ours.genesis.offers if ours.genesis else ()
    name = next((offer.name for offer in offers if offer.identity == own), None)
    if name is None or ours.table is None or not ours.table.completed:
        said = words("only who has played in a game is answered, and after its first step")
        raise UsageError(f"{file}: {said}")
    place = NodePlace(name, chosen.version, data, chosen.loopback, chosen.meet, looks_on=True)
    keep_journal(place)
    assert ours.genesis is not None, "it has offers"
    steps = tuple(done.digest for done in ours.table.completed)
    told = ask_room(place, CompareCopies(ours.genesis, steps))
    return RoomCopies(file, in_order(room_copy(ours, one) for one in told))
