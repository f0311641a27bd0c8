"""Nobody is shown in a paint that nobody at the table wears, whatever the seats are."""

import pytest

from core.table import genesis
from core.table.log import read
from core.table.looks import PAINTS, Worn
from gui.game_ui import known_ui
from gui.kit import art
from gui.parts import hats
from gui.parts.paints import SEATS, Paint
from gui.report.judged import replay_of
from gui.report.page import report_page
from gui.report.verdict import report
from gui.words.player_names import names_of
from gui.wormup.board import pixmaps
from tests.gui.race_log import race
from tests.gui.rooms import opened
from tests.settled import settled
from tests.tiers import IS_LONG
from tests.window import scenes
from tests.window.still import at_rest

WORN = (
    *(Worn("plum", "straw", "A"), Worn("mint", "bow", "B"), Worn("ocean", "none", "C")),
    Worn("plum", "cap", "D"),
)
"""Paints of a table at which the seats 0 and 2 would be tomato and honey."""
NOBODY = {PAINTS.index("tomato"), PAINTS.index("honey")}


@pytest.fixture
def window(qtbot, tmp_path):
    with opened(qtbot, tmp_path, 1280, 720) as window:
        yield window


@pytest.fixture
def asked(monkeypatch):
    """Give which paints are asked for while a table wears `WORN`."""
    found: set[int] = set()

    class Heard(tuple[Paint, ...]):
        def __getitem__(self, at):
            found.add(at)
            return super().__getitem__(at)

    for cached in (art.picture, pixmaps.segment, pixmaps.head):
        cached.cache_clear()
    monkeypatch.setattr(hats, "SEATS", Heard(SEATS))
    monkeypatch.setattr(genesis, "shown", lambda _, count: WORN[:count])
    return found


_SHOWN = (
    *(scenes.bid, scenes.move, scenes.swing, scenes.reveal, scenes.finish, scenes.evening),
    *(scenes.after_race, scenes.look_back, scenes.replay_end),
    *([scenes.review_rounds] if IS_LONG else []),
)


def test_no_page_paints_anybody_by_seat(window, asked, subtests):
    for scene in _SHOWN:
        with subtests.test(scene.__name__):
            scene(window)
            at_rest(window)
            asked.clear()  # what was there before the table
            window.grab()
            settled()
            assert asked - NOBODY, "somebody is painted"
            assert not asked & NOBODY


def test_a_saved_picture_and_a_report_show_what_was_worn(asked, qapp):
    log, table = race()
    names = names_of(table.genesis)
    ui = known_ui(table.rules.rules_id)
    assert "tomato" not in ui.picture(names, table.step.state)
    found = read(log)
    replay = replay_of(found)
    report_page(replay, report(found, replay), "a.log")
    assert asked - NOBODY
    assert not asked & NOBODY
