"""A draw as a ceremony: nobody slides before all numbers are in, and then everybody does."""

from dataclasses import replace

import pytest

from core.table.trouble import Trouble
from gui.kit.card import Page
from gui.kit.clock import FRAME_MS
from gui.kit.theme import look
from gui.parts.sound import Sound
from gui.window.draw.ceremony import CALM_MS, FALL_MS, LEAST_MS
from gui.window.draw.stage import DrawStage, missing_words, numbers_words
from net.protocol.snapshot import PersonHere
from net.protocol.troubles import PeerReason
from tests.gui.kit.look_at import wearing
from tests.window.scenes import twelve

LONG_MS = 60_000
HERE = twelve(is_drawn=False)
WE = HERE.comes[0].identity
MISSING = replace(HERE, is_fixed=True, silent=("Gus", "Hal"))
DRAWN = twelve(is_drawn=True)


@pytest.fixture
def page(qtbot):
    page = Page()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.setUpdatesEnabled(False)  # to paint is dear: who looks at it grabs it
    page.show()
    return page


@pytest.fixture
def heard():
    return list[object]()


@pytest.fixture
def stage(page, heard):
    stage = DrawStage(page, lambda: None, heard.append, heard.append)
    stage.resize(1000, 400)
    stage.show()
    return stage


def texts(stage):
    return dict(line.split(": ") for line in stage.accessibleDescription().split(". "))


def see_all(stage, clock):
    clock.pass_time(LONG_MS)
    assert not stage.is_running


def test_who_comes_has_a_badge_at_once_and_nothing_moves_before_the_draw(stage, clock):
    before = clock.pending()
    stage.show_here(HERE, WE)
    assert set(texts(stage).values()) == {"comes"}
    assert numbers_words(HERE) == "12 people come"
    assert clock.pending() == before


def test_who_is_in_the_room_and_has_not_come_has_a_dashed_badge_until_the_draw(stage):
    """Not who cannot play with us, nor who has come: that one is there already."""
    kim = PersonHere(b"kim" * 10, "Kim", "1", None, None)
    old = replace(
        kim, identity=b"old" * 10, name="Old", problem=Trouble(PeerReason.SAME_NAME, name="Old")
    )
    came = replace(kim, identity=HERE.comes[0].identity, name=HERE.comes[0].name)
    stage.show_here(HERE, WE)
    stage.show_people((kim, old, came))
    said = texts(stage)
    assert said.pop("Kim") == "not yet"
    assert set(said.values()) == {"comes"}
    assert len(said) == 12
    stage.show_here(MISSING, WE)
    assert "Kim" not in texts(stage)


def test_numbers_fall_in_one_by_one_and_who_is_missing_is_named(stage, clock, heard):
    stage.show_here(HERE, WE)
    stage.show_here(MISSING, WE)
    assert stage.said == "Gus and Hal are still missing"
    told = [stage.draw.landed]
    while stage.is_running:
        clock.pass_time(FALL_MS)
        told.append(stage.draw.landed)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 10)
    assert heard == [Sound.SLIP] * 10
    assert [name for name, said in texts(stage).items() if said == "still missing"] == [
        "Gus",
        "Hal",
    ]
    assert missing_words(MISSING) == "Gus and Hal are still missing"
    assert numbers_words(MISSING) == "10 of 12 numbers are in"
    clock.pass_time(LONG_MS)
    assert stage.draw.seated == 0, "nobody slides before all are in"


def test_then_the_bowl_is_stirred_and_all_slide_to_the_tables_that_were_drawn(stage, clock, heard):
    stage.show_here(HERE, WE)
    stage.show_here(DRAWN, WE)
    headings = []
    while stage.is_running:
        if stage.heading not in headings:
            headings.append(stage.heading)
            assert not stage.grab().isNull(), "each can be painted"
        clock.pass_time(LEAST_MS - 3 * FRAME_MS)  # nothing is said for less
    assert headings[:2] == ["The numbers fall in", "All numbers are in"]
    assert headings[-1] == "The tables are drawn"
    slid = [said for said in headings if " slides to table " in said]
    assert DRAWN.draw is not None
    wanted = {
        f"{one.name} slides to table {table.number}"
        for table in DRAWN.draw.drawn
        for one in table.people
    }
    assert set(slid) == wanted
    assert [said for said in heard if isinstance(said, str)] == slid
    assert heard.count(Sound.CHAIR) == 12
    assert (heard.count(Sound.DRUM), heard.count(Sound.BRACKET)) == (1, 1)


def test_twelve_take_some_ten_seconds_and_then_nothing_moves(stage, clock):
    before, began = clock.pending(), clock.now_ms
    stage.show_here(HERE, WE)
    stage.show_here(DRAWN, WE)
    while stage.is_running:
        clock.pass_time(500)
    assert 10_000 <= clock.now_ms - began <= 17_000
    assert clock.pending() == before
    assert not stage.has_more


def test_a_click_shows_the_end_at_once(stage, qtbot):
    stage.show_here(HERE, WE)
    stage.show_here(DRAWN, WE)
    assert stage.is_running
    stage.skip()
    assert (stage.is_running, stage.draw.seated) == (False, 12)


def test_in_calm_motion_only_the_last_picture_is_shown(stage, clock):
    with wearing(replace(look(), is_calm=True)):
        stage.show_here(HERE, WE)
        stage.show_here(DRAWN, WE)
        clock.pass_time(CALM_MS // 2)
        assert (stage.draw.seated, stage.draw.is_full) == (12, True)
        see_all(stage, clock)


def test_who_was_not_there_to_see_it_sees_the_tables_alone(page, clock):
    """A draw that is known from the start, or was made while another page was shown."""
    late = DrawStage(page, lambda: None)
    late.show()
    late.show_here(DRAWN, WE)
    hidden = DrawStage(page, lambda: None)
    hidden.show_here(HERE, WE)
    hidden.show_here(DRAWN, WE)
    assert not any(one.is_running or one.has_more for one in (late, hidden))


def test_a_new_call_begins_with_an_empty_bowl(stage, clock):
    stage.show_here(HERE, WE)
    stage.show_here(MISSING, WE)
    see_all(stage, clock)
    stage.show_here(HERE, WE)
    assert (stage.draw.landed, stage.draw.slips) == (0, [])


def test_another_list_of_people_for_the_same_call_begins_anew(stage, clock):
    """As a caller can sign one, and tell it to who has forgotten the first."""
    stage.show_here(HERE, WE)
    stage.show_here(MISSING, WE)
    see_all(stage, clock)
    stage.show_here(replace(MISSING, comes=MISSING.comes[:-1]), WE)
    see_all(stage, clock)
    assert MISSING.comes[-1].identity not in stage.draw.slips
    assert not stage.grab().isNull()
