"""The picture for the room: what is awaited, what happened, nothing secret, nothing to press."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QLabel

from core.cozy.game import GameState as CozyState
from gui.kit.card import Card, Tray
from gui.kit.theme import FULL, Look, look, wear
from gui.parts.badge import Badge
from gui.window.bracket_cards import BracketCards
from gui.window.tv.television import ART
from gui.window.tv.tv_page import CATCH_UP_MS
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of
from tests.settled import settled
from tests.window import scenes
from tests.window.scenes import crowd, twelve

CODE = "R2M02-5WWQD-A4Q8D-FWC5X"


def shown(table, **changes):
    return replace(snapshot_of(table), seat=None, may_act=False, **changes)


def look_at(page, table, **changes):
    page.show_step(table.completed[-1])
    page.show_table(shown(table, **changes))
    page.view.skip()


def test_without_a_table_it_says_what_to_do_and_shows_the_code(page):
    page.show_code(CODE)
    assert page.now.heading == "No table yet"
    assert "Open a table on any laptop" in page.now.said
    assert page.code.isVisible()
    assert CODE in page.code.accessibleName()
    assert not page.code.geometry().intersects(page.now.geometry())


def test_a_tournament_is_shown_while_no_table_is_followed(page):
    here = twelve(is_drawn=True)
    page.show_code(CODE)
    page.show_tournament(here)
    assert page.now.heading == "The tables are drawn"
    (cards,) = page.findChildren(BracketCards)
    assert cards.isVisible()
    names = {one.text() for one in cards.findChildren(QLabel)}
    assert names >= {"Table 1", "Table 2", "Table 3", "Ann", "Jon"}
    assert not cards.geometry().intersects(page.now.geometry())
    _, table = race(steps_max=3)
    look_at(page, table)
    assert not cards.isVisible(), "a table is more than who sits at it"
    page.begin()
    (cards,) = (one for one in page.findChildren(BracketCards) if one.isVisible())
    page.show_tournament(None)
    assert page.now.heading == "No table yet"


def test_the_winner_of_a_tournament_is_named_and_the_places_at_its_tables_are_shown(page):
    page.show_tournament(twelve(is_drawn=True))
    before = page.grab().toImage()
    here = twelve(is_drawn=True, is_over=True)
    page.show_tournament(here)
    assert here.final is not None
    assert page.now.heading == f"{here.final.people[1].name} has won"
    assert page.grab().toImage() != before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("is_over", [False, True])
def test_the_tables_of_a_full_tournament_stand_side_by_side(page, qapp, size, is_over):
    page.resize(*size)
    wished = Look(art=ART * size[0] / FULL[0])
    before = look()
    wear(qapp, replace(wished, size=wished.art / wished.text))
    try:
        page.show_tournament(crowd(is_over=is_over))
        settled()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # those of the look before
        (cards,) = page.findChildren(BracketCards)
        shown = cards.findChildren(Card)
        assert len({card.y() for card in shown}) == 2, "five tables, and the final below them"
        assert max(card.geometry().bottom() for card in shown) < page.now.y()
        assert all(card.height() >= card.minimumSizeHint().height() for card in shown)
    finally:
        wear(qapp, before)


def test_it_names_those_for_whom_the_table_waits(page):
    _, table = race(steps_max=3)
    look_at(page, table, acted=0b010)
    assert page.now.heading == "Waiting for Ann and Cem"
    assert [badge.state.said for badge in page.findChildren(Badge)][1] == "sealed"


def test_the_badges_of_those_for_whom_the_table_waits_have_the_ring(page):
    _, table = race(steps_max=3)
    look_at(page, table, acted=0b010)
    assert [badge.state.is_turn for badge in page.findChildren(Badge)] == [True, False, True]
    _, over = race()
    look_at(page, over)
    assert not any(badge.state.is_turn for badge in page.findChildren(Badge))


def test_when_all_have_bid_it_says_so(page):
    table = race(steps_max=1)[1]
    look_at(page, table, acted=0b111)
    assert page.now.heading == "All bids are in"


def test_open_envelopes_are_told_in_words_and_nobody_is_told_to_press_anything(page):
    scenes.tv_reveal(page)
    heading, line = page.now.heading, page.now.said
    assert heading == "Ben and Dana bump noses over 7"
    assert line.startswith("Neither moves.")
    assert line.endswith("Cem now names a number with the X.")
    page.show_table(page._snapshot)  # noqa: SLF001  # what came comes again
    assert (page.now.heading, page.now.said) == (heading, line), "nothing is said ahead of it"


def test_while_a_worm_moves_its_number_is_told(page, qtbot):
    _, table = race()
    done = next(one for one in table.completed if one.outcome.slots[0].action[:1] == ("move",))
    look_at(page, race(steps_max=done.step.number)[1])
    page.show_step(done)
    qtbot.waitUntil(lambda: page.now.heading == "Ann moves 5")
    assert page.view.is_moving
    assert page.now.said == ""
    page.view.skip()


def test_at_the_end_it_names_the_winner_and_how_the_evening_stands(page):
    _, table = race()
    look_at(page, table)
    assert page.now.heading == "Cem has won"
    page.show_evening("Tonight: Cem 2, Ann 1.")
    assert page.now.said == "Tonight: Cem 2, Ann 1."


def test_what_happened_stands_below_only_when_it_has_been_shown(page):
    _, table = race()
    page.show_step(table.completed[2])
    page.show_table(shown(table, step=4, is_over=False, state=table.completed[2].outcome.state))
    page.show_step(table.completed[3])
    assert page.view.is_moving
    before = page.now.heading
    page.show_table(shown(table))
    assert page.now.heading == before
    page.view.skip()


def test_no_tray_lies_under_the_cards_while_something_is_told(page, qtbot):
    """Neither live nor when the last moment of a game is shown again."""
    _, table = race()
    look_at(page, table)
    page.view.ending.finish_again()
    told = []
    page.view.changed.connect(
        lambda: told.append([t for t in page.findChildren(Tray) if t.isVisible()])
    )
    qtbot.waitUntil(lambda: bool(told))
    while page.view.is_moving:
        page.view.skip()
        told.append([tray for tray in page.findChildren(Tray) if tray.isVisible()])
    assert not any(told)


def test_nothing_can_be_pressed(page):
    _, table = race(steps_max=3)
    look_at(page, table)
    keys = [key for key in page.findChildren(QAbstractButton) if key.isVisible()]
    assert all(isinstance(key, Badge) or not key.isEnabled() for key in keys)
    assert page.view.foot() == 0


def test_all_sheets_of_worm_and_cozy_are_seen_beside_each_other(page):
    _, table = cozy_game(seats=3, number=3, steps_max=23)
    assert isinstance(table.step.state, CozyState)
    look_at(page, table)
    assert page.now.heading == "Waiting for Ann, Ben and Cem"
    assert "hour" in page.now.said
    assert not [part for part in (page.view.sheet, page.view.editor) if part.isVisible()]


def test_another_game_takes_the_place_of_the_one_before(page, clock):
    look_at(page, race()[1])
    page.begin()
    assert page.view is None
    assert page.now.heading == "No table yet"
    clock.pass_time(CATCH_UP_MS)
    look_at(page, cozy_game()[1])
    assert len([badge for badge in page.findChildren(Badge) if badge.isVisible()]) == 2
