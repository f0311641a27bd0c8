"""Small talk: six gestures, few at a time, muted for each person."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from core.table.looks import PAINTS
from gui.kit.button import IconButton
from gui.kit.controls import Switch
from gui.parts.bubble import SHOWN_MS, Bubble
from gui.parts.reaction import Reaction
from gui.parts.sound import Sound
from gui.window.table.table_page import TablePage
from gui.window.table.talk import REST_MS, TalkCard
from gui.words.gestures import GESTURES
from net.protocol.commands import Aside
from net.protocol.limits import ASIDES
from tests.architecture.tree import ROOT
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


@pytest.fixture
def page(qtbot, shell):
    page = TablePage(shell, HeardLaptop())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    show(page)
    return page


def show(page, **changes):
    table = race(steps_max=1)[1]
    for done in table.completed:
        page.show_step(done)
    page.show_table(snapshot_of(table, **changes))


def shown(page):
    return {
        PAINTS.index(one._worm.paint): one._said
        for one in page.findChildren(Bubble)
        if one.isVisible()
    }


def test_a_gesture_is_shown_said_and_heard(page, shell):
    heard = shell.anew()
    page.talk.hear(1, "tea")
    assert shown(page) == {1: "Tea time!"}
    assert heard.spoken == ["Ben: Tea time!"]
    assert heard.played == [Sound.TALKED]


@pytest.mark.parametrize("gesture", ["no gesture", "", 7, (), ("tea",), None])
def test_what_is_no_gesture_is_not_shown(page, gesture):
    page.talk.hear(1, gesture)
    assert shown(page) == {}


@pytest.mark.parametrize("seat", [-1, 0, 3, 99])
def test_only_the_other_seats_are_heard(page, seat):
    page.talk.hear(seat, "tea")
    assert shown(page) == {}


def test_the_key_and_a_number_make_a_gesture(page):
    asked = page.laptop.asked
    QTest.keyClick(page, Qt.Key.Key_F7)
    card = page.findChild(TalkCard)
    QTest.keyClick(card.window().focusWidget(), Qt.Key.Key_6)
    assert asked == [Aside("gesture", "tea")]
    assert shown(page) == {0: "Tea time!"}
    assert card.parentWidget().isHidden()


def test_a_second_gesture_waits_as_long_as_the_others_drop_it(page):
    most, within_s = ASIDES["gesture"]
    assert within_s * 1000 / most <= REST_MS
    asked = page.laptop.asked
    page.talk.make("tea")
    page.talk.make("clap")
    assert asked == [Aside("gesture", "tea")]
    page.talk.ask(page.corner.icons["talk"])
    keys = page.findChild(TalkCard)._buttons
    assert {key.why for key in keys} == {"One gesture every few seconds"}
    page.talk._rest.stop()
    page.talk._rest.timeout.emit()
    assert {key.why for key in keys} == {""}
    page.talk.make("clap")
    assert asked[1:] == [Aside("gesture", "clap")]


def test_each_person_can_be_muted(page):
    page.talk.ask(page.corner.icons["talk"])
    ben, cem = page.findChildren(Switch)
    assert (ben.accessibleName(), cem.text()) == ("Show the gestures of Ben", "Cem")
    ben.click()
    page.talk.hear(1, "tea")
    page.talk.hear(2, "clap")
    assert shown(page) == {2: "Bravo!"}
    ben.click()
    page.talk.hear(1, "tea")
    assert shown(page).keys() == {1, 2}


def test_who_looks_on_sees_gestures_and_makes_none(page):
    show(page, seat=None)
    asked = page.laptop.asked
    page.talk.ask(page.corner.icons["talk"])
    card = page.findChild(TalkCard)
    assert card._buttons == []
    page.talk.make("tea")
    assert asked == []
    page.talk.hear(0, "good")
    assert shown(page) == {0: "Good one!"}


def test_the_news_make_room_for_a_gesture_until_it_is_gone(page, clock):
    top = page.seats.news.y()
    page.talk.hear(1, "tea")
    bubble = page.findChild(Bubble)
    assert page.seats.news.y() + Bubble.SHADE >= bubble.foot > 0
    clock.pass_time(SHOWN_MS)
    assert bubble.isHidden()
    assert page.seats.news.y() == top


def test_among_bots_there_is_no_small_talk(page):
    names = ("Ann", "Ben (bot)", "Cem (bot)")
    table = race(steps_max=1)[1]
    page.show_table(replace(snapshot_of(table), names=names))
    assert page.corner.icons["talk"].isHidden()
    page.talk.hear(1, "tea")
    assert shown(page) == {}


def test_every_gesture_has_an_icon_a_word_of_its_own_and_a_place_in_the_protocol(page):
    protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for gesture in GESTURES:
        page.talk.hear(1, gesture)
        assert not page.grab().isNull()
        assert f"`{gesture}`" in protocol
    assert len(set(GESTURES.values())) == len(GESTURES)


def test_a_table_that_is_left_takes_its_open_card_along(qtbot):
    for _ in range(5):
        page = TablePage(HeardShell(), HeardLaptop())
        page.show()
        show(page)
        page.talk.hear(1, "tea")
        page.talk.ask(page.corner.icons["talk"])
        page.talk.make("tea")
        card = page.findChild(TalkCard)
        with qtbot.waitSignal(page.destroyed):
            page.deleteLater()
        assert not isValid(card)


def test_the_card_hangs_on_when_the_window_changes_its_size(page):
    page.talk.ask(page.corner.icons["talk"])
    over = page.findChild(TalkCard).parentWidget()
    page.resize(1024, 600)
    assert over.size() == page.size()
    QTest.keyClick(over, Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page.resize(1280, 720)


def open_envelopes(page, **changes):
    """Let the envelopes of the first round lie open, until they can be read."""
    table = race()[1]
    opens = next(done for done in table.completed if done.step.opens)
    show(page, may_act=False, **changes)
    page.show_step(opens)
    motion = page.viewer.live.playback._motion
    while not motion.is_resting:
        motion._next()


def icons(page):
    return [
        one for one in page.viewer.live.playback.teller.findChildren(IconButton) if one.isVisible()
    ]


def test_at_the_reveal_a_number_or_an_icon_of_its_tray_reacts(page):
    asked = page.laptop.asked
    open_envelopes(page)
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_6)
    assert asked == [Aside("gesture", "tea")]
    assert shown(page) == {}, "it rises from the envelope"
    (risen,) = page.findChildren(Reaction)
    assert (risen.isVisible(), risen.accessibleName()) == (True, "Tea time!")
    assert {one.why for one in icons(page)} == {"One gesture every few seconds"}
    page.talk._rest.end()
    icons(page)[0].click()
    assert asked[1:] == [Aside("gesture", "clap")]


def test_what_another_one_says_of_the_open_envelopes_rises_from_that_envelope(page):
    open_envelopes(page)
    for seat in (1, 2):
        page.talk.hear(seat, "clap")
    view = page.viewer.live
    wanted = [view.reactions.room_of(seat) for seat in (1, 2)]
    assert [one._from for one in page.findChildren(Reaction)] == wanted
    assert wanted[0].intersected(wanted[1]).width() < 40


def test_who_looks_on_or_plays_with_bots_alone_has_no_icons_in_that_tray(page):
    open_envelopes(page, seat=None)
    assert icons(page) == []
