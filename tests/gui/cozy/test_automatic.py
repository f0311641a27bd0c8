"""What goes out without a click, and what is waited for."""

from dataclasses import replace

import pytest

from core.cozy.game import PASS, ROLL
from gui.cozy.automatic import automatic_play, waits_words
from gui.cozy.cozy_view import CozyView
from net.protocol.commands import Play
from tests.core.cozy.tables import started
from tests.gui.cozy.local import LocalTable


@pytest.fixture
def snapshot(qtbot):
    view = CozyView()
    qtbot.addWidget(view)
    table = LocalTable(view, 1, 3)
    table.start()
    return table.snapshot()


def test_the_roll_is_committed_to_by_itself(snapshot):
    """C6.7: but not before the emblem is compared, and not twice."""
    first = replace(snapshot, state=started(1, 3))
    assert automatic_play(first) == Play(first.step, ROLL, "")
    assert automatic_play(replace(first, must_compare=True)) is None
    assert automatic_play(replace(first, may_act=False)) is None
    assert automatic_play(replace(first, seat=None)) is None


def test_an_hour_is_never_played_by_itself(snapshot):
    assert snapshot.state.is_rolled
    assert automatic_play(snapshot) is None


def test_a_seat_that_is_not_wanted_passes(snapshot):
    """C6.7: only who committed opens; the others have nothing to do."""
    opening = replace(snapshot, state=replace(started(1, 3), committed=0b010))
    assert automatic_play(opening) == Play(opening.step, PASS)


def test_it_says_who_is_waited_for(snapshot):
    assert waits_words(snapshot) == ""
    signed = replace(snapshot, acted=0b011)
    assert waits_words(signed) == "Signed. Waiting for Cem."
    assert waits_words(replace(snapshot, acted=0b111)) == "Signed."
    silent = {"silent_since": (None, None, 1.0), "in_game": 0b111, "at_table": 0b111}
    assert waits_words(replace(snapshot, acted=0b111, **silent)) == "Signed. Waiting for Cem."
    assert waits_words(replace(snapshot, seat=None)) == "You are watching."
    assert waits_words(replace(snapshot, state=started(1, 3))) == "The dice are being rolled."
