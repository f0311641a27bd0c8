"""The stage of My worm: what moves on it ends, and calm motion shows only the end."""

import pytest

from core.table.looks import Worn
from gui.kit.theme import Look, look, wear
from gui.kit.tokens import DAY
from gui.window.start.worm_stage import WormStage

STRAW, CAP = Worn("tomato", "straw", "A"), Worn("mint", "cap", "A")


@pytest.fixture
def stage(qtbot):
    stage = WormStage()
    qtbot.addWidget(stage)
    stage.resize(540, 484)
    stage.show_worm("Ann", STRAW)
    stage.show()
    return stage


def test_a_worm_crawls_twice_after_a_touch_and_then_rests(stage, clock):
    still = stage.grab().toImage()
    clock.pass_time(6_400)
    assert stage.grab().toImage() != still, "in the middle of a crawl"
    clock.pass_time(20_000)
    assert not clock.pending(), "at rest nothing ticks"


def test_what_is_tried_on_rises_over_what_was_worn(stage, clock):
    old = stage.grab().toImage()
    stage.show_worm("Ann", CAP)
    assert stage.accessibleName() == "Ann, Mint, Knitted cap"
    clock.pass_time(200)
    between = stage.grab().toImage()
    clock.pass_time(400)
    assert len({bytes(one.constBits()) for one in (old, between, stage.grab().toImage())}) == 3


def test_calm_motion_shows_only_the_end(qapp, stage, clock):
    before = look()
    wear(qapp, Look(DAY, is_calm=True))
    try:
        clock.pass_time(30_000)
        stage.show_worm("Ann", CAP)
        now = stage.grab().toImage()
        clock.pass_time(6_400)
        assert stage.grab().toImage() == now
    finally:
        wear(qapp, before)
