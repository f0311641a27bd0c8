"""How the copies of all in the room stand to ours: the words of the page and of the terminal."""

from typing import Any

import pytest

from core.table.audit import Replay
from core.table.log import read
from core.table.messages import Act, Message, MessageKind, MessagePlace, sign
from core.table.table import Table
from gui.report.judged import replay_of
from gui.report.room_copies import (
    CopyRelation,
    RoomCopy,
    all_words,
    in_order,
    parting_words,
    room_copy,
)
from net.protocol.copy_packets import CopyState
from net.protocol.effects import CopyTold
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.seats import secret_of

Digests = tuple[bytes, ...]


def audited(game: tuple[bytes, Table[Any]]) -> Replay:
    return replay_of(read(game[0]))


def digests_of(replay: Replay) -> Digests:
    assert replay.table is not None
    return tuple(done.digest for done in replay.table.completed)


def told(  # noqa: PLR0913  # all that an answer may be
    ours: Replay,
    digests: Digests = (),
    certificate: tuple[Message, ...] = (),
    state: CopyState = CopyState.HAS,
    *,
    name: str = "Ben",
    key: bytes = b"",
) -> RoomCopy:
    """Return what Ben's answer comes to, or that of somebody with another *key* or *name*."""
    assert ours.genesis is not None
    identity = key or ours.genesis.offers[1].identity
    answer = CopyTold(ours.genesis.game, identity, name, state, digests, certificate)
    return room_copy(ours, answer)


def parted(digests: Digests, step: int) -> Digests:
    return (*digests[: step - 1], *(bytes(32) for _ in digests[step - 1 :]))


@pytest.fixture(scope="module")
def ours():
    return audited(race())


def test_a_copy_that_is_the_same_is_called_so(ours):
    found = told(ours, digests_of(ours))
    assert (found.stand, found.brief, found.said) == (CopyRelation.SAME, "the same", "")
    assert found.plain() == {"name": "Ben", "copy": "same"}


def test_a_shorter_copy_ends_at_the_round_or_hour_of_its_last_step(ours):
    """Round 2 of this race are its steps 4 to 8."""
    briefs = [told(ours, digests_of(ours)[:step]).brief for step in (1, 3, 4, 8, 9)]
    assert briefs == [f"ends at round {number}" for number in (1, 1, 2, 2, 3)]
    sheet = audited(cozy_game())
    found = told(sheet, digests_of(sheet)[:5])
    assert found.brief.startswith("ends at hour ")
    assert found.plain() == {"name": "Ben", "copy": "ends", "hour": found.number}


def test_a_longer_copy_goes_on_behind_the_round_at_which_ours_ends(ours):
    """What comes there, its digests do not tell."""
    part = audited(race(steps_max=9))
    assert told(part, digests_of(ours)).brief == "goes on behind round 3"
    assert told(part, digests_of(ours)).stand is CopyRelation.LONGER
    hours = audited(cozy_game())
    assert hours.table is not None
    last = hours.table.completed.pop()
    assert told(hours, (*digests_of(hours), last.digest)).brief.startswith("goes on behind hour ")


def test_two_histories_part_behind_the_last_round_that_is_the_same_and_neither_is_first(ours):
    whole = digests_of(ours)
    briefs = [told(ours, parted(whole, step)).brief for step in (1, 3, 4, 8, 9)]
    assert briefs == [
        "two histories from the start: ask both",
        "two histories from the start: ask both",
        "two histories behind round 1: ask both",
        "two histories behind round 1: ask both",
        "two histories behind round 2: ask both",
    ]
    assert told(ours, parted(whole, 9)).plain() == {"name": "Ben", "copy": "forked", "round": 2}
    sheet = audited(cozy_game())
    assert "two histories behind hour" in told(sheet, parted(digests_of(sheet), 9)).brief


def test_only_two_signatures_of_one_seat_name_anybody(ours):
    done = ours.table.completed[6]
    act = next(message for message in done.certificate if message.kind is MessageKind.ACT)
    place = MessagePlace(act.game, act.step, act.seat, act.previous)
    other = sign(secret_of(1, act.seat).key, place, Act(("move", 1), b""))
    digests = parted(digests_of(ours), 7)
    name = ours.genesis.offers[act.seat].name
    assert told(ours, digests, (other,)).said.endswith(
        f"Two different things are signed there by {name}."
    )
    zoe, forged = (told(ours, digests, (other,), name=name, key=b"k") for name in ("Zoe", "Ben"))
    assert (zoe.stand, zoe.said) == (forged.stand, forged.said), "whoever brings the proof"
    assert parting_words([zoe, forged]).startswith("Zoe has another history than this copy. Both")
    assert parting_words([forged]) == forged.said
    for certificate in ((), done.certificate):
        said = told(ours, digests, certificate).said
        assert said.endswith("They do not show who changed one of them.")


def test_who_has_no_seat_proves_nothing_whatever_name_is_told(ours):
    """A forged history under a player's name would else set two friends against each other."""
    whole = digests_of(ours)
    for digests in (whole, whole[:3], (*whole, bytes(32)), parted(whole, 7)):
        zoe = told(ours, digests, name="Zoe", key=b"k")
        assert (zoe.brief, zoe.note) == ("did not play in this game", "")
        forged = told(ours, digests, name="BEN", key=b"k")
        assert (forged.stand, forged.note) == (
            CopyRelation.STRANGER,
            "another key than in this game: ask who it is",
        )
        assert forged.plain() == {"name": "BEN", "copy": "stranger", "other_key": True}
        assert all_words([forged]) == "Nobody else here has it"
        assert parting_words([forged]) == ""
    assert told(ours, state=CopyState.NONE, key=b"k").note, "though it claims nothing"


def test_who_has_a_seat_goes_by_the_name_there(ours):
    assert told(ours, digests_of(ours), name="Cem").name == "Ben"


@pytest.mark.parametrize(
    ("state", "stand", "brief"),
    [
        (CopyState.NONE, CopyRelation.NONE, "has no copy"),
        (CopyState.KEPT, CopyRelation.KEPT, "keeps it to itself"),
        (CopyState.SILENT, CopyRelation.SILENT, "did not answer"),
        (CopyState.WAITING, CopyRelation.WAITING, "is being asked"),
    ],
)
def test_who_shows_no_copy_is_told_as_it_is(ours, state, stand, brief):
    found = told(ours, state=state)
    assert (found.stand, found.brief) == (stand, brief)
    assert found.plain() == {"name": "Ben", "copy": stand.value}


def test_those_that_are_the_same_are_told_first_and_the_silent_last(ours):
    whole = digests_of(ours)
    copies = [
        told(ours, state=CopyState.SILENT),
        told(ours, state=CopyState.NONE),
        told(ours, parted(whole, 7)),
        told(ours, whole[:3]),
        told(ours, whole),
    ]
    order = [
        CopyRelation.SAME,
        CopyRelation.ENDS,
        CopyRelation.FORKED,
        CopyRelation.NONE,
        CopyRelation.SILENT,
    ]
    assert [one.stand for one in in_order(copies)] == order


def stands(*found: CopyRelation) -> list[RoomCopy]:
    return [RoomCopy(f"P{at}", b"", stand, said="Both.") for at, stand in enumerate(found)]


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ((CopyRelation.SAME, CopyRelation.NONE), "All copies agree"),
        ((CopyRelation.SAME, CopyRelation.ENDS), "All copies agree as far as they go"),
        ((CopyRelation.NONE, CopyRelation.KEPT, CopyRelation.SILENT), "Nobody else here has it"),
        ((), "Nobody else here has it"),
        ((CopyRelation.SAME, CopyRelation.WAITING), "Asking everybody here"),
        ((CopyRelation.SAME, CopyRelation.FORKED, CopyRelation.WAITING), "Two histories: ask both"),
    ],
)
def test_all_together_come_to_one_headline(found, said):
    assert all_words(stands(*found)) == said


def test_all_whose_copies_part_are_named():
    assert parting_words(stands(CopyRelation.SAME)) == ""
    assert parting_words(stands(CopyRelation.FORKED, CopyRelation.SAME, CopyRelation.FORKED)) == (
        "P0 and P2 have another history than this copy. Both."
    )
