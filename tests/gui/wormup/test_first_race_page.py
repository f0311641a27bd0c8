"""The first race as a newcomer meets it: led, put right, never stuck; nothing is kept."""

import pytest
from PySide6.QtCore import Qt

from core.table.looks import Worn
from core.wormup.profiles import Face
from gui.parts.game_view import EndAction
from gui.words.player_names import names_of
from gui.wormup.first_race import TRIES, begin
from gui.wormup.first_race_page import FirstRacePage
from net.protocol.commands import Play


@pytest.fixture
def page(qtbot, shell):
    page = FirstRacePage(shell)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def rest(page, clock):
    """Let all that moves come to its end."""
    clock.pass_time(500)
    page.view.skip()
    clock.pass_time(500)


def play(page, clock, own):
    page.view.asked.emit(Play(page.step, own.action, own.sealed))
    rest(page, clock)


def to(page, clock, at):
    """Go to try number *at*."""
    now = begin()
    while now.at < at:
        now, _ = now.after(now.shown())
    page.go_on(now)
    rest(page, clock)


def test_the_guide_says_each_try_and_the_first_look_ends_by_enter(page, shell, qtbot, clock):
    assert page.slip.said.text() == TRIES[0].said
    assert f"{TRIES[0].title}. {TRIES[0].said}" in shell.spoken
    qtbot.keyClick(page.slip.on, Qt.Key.Key_Return)
    rest(page, clock)
    assert page.slip.title.text() == TRIES[1].title
    assert page.slip.on.isHidden()
    assert page.focusProxy() is page.view, "the keys of dice choose"
    assert page.slip.skip.isVisible()


def test_a_bid_that_leads_astray_is_explained_and_taken_back(page, qtbot, clock):
    to(page, clock, 1)
    bids = page.view.controls.bids
    qtbot.keyClick(page.view, Qt.Key.Key_4)
    bids.seal.click()
    rest(page, clock)
    assert page.slip.said.text() == TRIES[1].astray
    assert bids.isVisible()
    assert bids.chosen is None
    qtbot.keyClick(page.view, Qt.Key.Key_5)
    bids.seal.click()
    rest(page, clock)
    assert page.slip.title.text() == TRIES[2].title


def test_what_is_shown_is_sealed_by_the_next_enter(page, qtbot, clock):
    to(page, clock, 1)
    page.slip.show_me.setFocus()
    qtbot.keyClick(page.slip.show_me, Qt.Key.Key_Return)
    rest(page, clock)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    rest(page, clock)
    assert page.slip.title.text() == TRIES[2].title


def test_what_is_shown_is_laid_and_our_player_signs_it(page, clock):
    to(page, clock, 2)
    page.slip.show_me.click()
    assert page.view.picture.hand is not None
    assert not page.view.picture.hand.draft.left
    rest(page, clock)
    page.view.controls.moves.done.click()
    rest(page, clock)
    assert page.now.at == 3


def test_after_two_moves_astray_one_that_fits_is_laid(page, clock):
    to(page, clock, 6)
    straight = page.now.stand.state.race
    assert straight.actor() == 0
    wrong = ("move", tuple((8_200 + 400 * at, 9_100, False) for at in range(1, 5)), (), ())
    for _ in range(2):
        assert page.view.picture.hand.draft.left
        page.view.asked.emit(Play(page.step, wrong))
        rest(page, clock)
        assert page.now.at == 6
    assert not page.view.picture.hand.draft.left
    rest(page, clock)
    page.view.controls.moves.done.click()
    rest(page, clock)
    assert page.now.at == 7


def test_its_end_leads_to_a_table_with_two_bots(page, clock, qtbot):
    to(page, clock, len(TRIES) - 1)
    play(page, clock, page.now.shown())
    result = page.view.controls.result
    assert result.isVisible()
    assert (result.heading.text(), result.said.text()[:14]) == ("By a nose", "3 mm before Bo")
    assert result.next_race.text() == "Now against two bots"
    with qtbot.waitSignal(page.played):
        result.next_race.click()
    with qtbot.waitSignal(page.left):
        page.view.wished.emit(EndAction.CLOSE)


def test_our_player_races_as_the_own_worm_and_the_others_wear_other_paints(page, clock):
    page.dress(Worn("honey", "bow"))
    page.restart()
    rest(page, clock)
    worms = names_of(page.now.stand.steps[-1].step.genesis).worms
    assert (worms[0].paint, worms[0].hat) == ("honey", "bow")
    assert len({one.paint for one in worms}) == 3
    assert {one.hat for one in worms[1:]} == {"none"}
    assert names_of(page.now.stand.steps[-1].step.genesis)[0] == "You"
    to_next = page.now.after()[0]
    page.go_on(to_next)
    assert names_of(page.now.stand.steps[-1].step.genesis).worms[0].paint == "honey"


def test_our_player_is_called_by_the_own_name_if_that_is_not_one_of_the_others(page):
    """ "You moves 5" is no sentence."""
    for name, shown in (("Nia", "Nia"), ("Bo", "You"), ("", "You")):
        page.dress(None, name)
        page.restart()
        assert names_of(page.now.stand.steps[-1].step.genesis) == (shown, "Bo", "Mo")


def test_the_die_that_is_asked_for_glows_until_it_is_chosen(page, qtbot, clock):
    to(page, clock, 1)
    bids = page.view.controls.bids
    die = bids.button(Face.FIVE)
    place = die.mapTo(page.view, die.rect().center())
    assert page.glow.isVisible()
    assert page.glow.geometry().contains(place)
    qtbot.keyClick(page.view, Qt.Key.Key_5)
    rest(page, clock)
    assert page.glow.isHidden()


def test_the_guide_lies_above_the_tray_and_clear_of_the_race(page, clock):
    for at in range(len(TRIES)):
        to(page, clock, at)
        foot = page.height() - page.view.foot()
        assert page.slip.geometry().bottom() < foot
        for worm in page.now.race.worms:
            spot = page.view.place_of(tuple(worm.head))
            assert spot is None or not page.slip.geometry().contains(spot.toPoint())


def test_once_more_begins_anew(page, clock):
    to(page, clock, len(TRIES) - 1)
    play(page, clock, page.now.shown())
    once_more = page.view.controls.result.evening
    assert (once_more.text(), once_more.isVisible()) == ("Once more", True)
    once_more.click()
    rest(page, clock)
    assert page.now.at == 0
    assert page.slip.isVisible()


def test_show_me_lays_the_whole_move_whatever_has_been_laid_before(page, qtbot, clock):
    to(page, clock, 2)
    draft = page.view.picture.hand.draft
    qtbot.keyClick(page.view.board, Qt.Key.Key_Return)
    clock.pass_time(READ_MS)
    assert draft.left == 4
    page.slip.show_me.click()
    clock.pass_time(READ_MS)
    assert draft.left == 0
    page.view.controls.moves.done.click()
    rest(page, clock)
    assert page.now.at == 3


def watch(page, clock):
    """Let all that moves be seen to its end, as somebody does who presses nothing."""
    clock.pass_time(500)
    while page.view.is_moving:
        clock.pass_time(500)
        assert page.slip.geometry().bottom() < page.height() - page.view.foot()
    clock.pass_time(READ_MS)


READ_MS = 1_000
"""So long after a draft has been laid nobody presses by mistake."""


def test_the_guide_lies_above_the_tray_also_where_nobody_hastens_what_moves(page, clock):
    """The tray comes after the last picture of what moves: the guide lay over its keys."""
    page.resize(1024, 600)
    to(page, clock, 1)
    for _ in ("a bid", "a move"):
        tray = page.height() - page.view.foot()
        assert page.slip.geometry().bottom() < tray < page.height(), page.now.now.title
        page.slip.show_me.click()
        clock.pass_time(READ_MS)
        controls = page.view.controls
        (controls.moves.done if controls.bids.isHidden() else controls.bids.seal).click()
        watch(page, clock)
    assert page.now.at == 3
