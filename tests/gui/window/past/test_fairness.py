"""Is it fair? Beside what was checked: who was away, that a copy changed, or who was alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea

from gui.kit.chip import Chip
from gui.report.checks import CheckTopic
from gui.window.past.compare_card import Asking
from gui.window.past.fairness import CheckWays, Fairness
from gui.window.past.opened_log import LogLoader, OpenedLog, UnreadLog
from gui.words.languages import spoken
from net.protocol.copy_packets import CopyState
from net.protocol.effects import CopyTold
from tests.gui.cozy_log import cozy_game
from tests.gui.forged_log import forged
from tests.gui.race_log import race
from tests.settled import settled
from tests.tiers import few

CALLS = Path(__file__).parents[3] / "golden" / "gryphon2010-4-calls.log"


@pytest.fixture
def asked():
    return []


@pytest.fixture
def fairness(qtbot, asked):
    page = Fairness(CheckWays(lambda: None, {}, Asking(asked.append), lambda: None, lambda: None))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


@pytest.fixture
def open_log(qtbot, tmp_path, fairness):
    def opened(data: bytes):
        path = tmp_path / "log"
        path.write_bytes(data)
        found: list[OpenedLog | UnreadLog] = []
        opening = LogLoader([path], None, fairness, found.append)
        opening.start()
        qtbot.waitUntil(lambda: bool(found))
        assert isinstance(found[0], OpenedLog)
        fairness.show_log(found[0])
        return fairness

    return opened


def said(page) -> str:
    shown = [one for one in page.front.findChildren(QLabel) if one.isVisible()]
    return "\n".join(one.text() for one in shown)


def test_who_was_away_is_told_by_name_and_what_was_agreed_stands_behind_a_key(open_log):
    page = open_log(CALLS.read_bytes())
    assert "Who was away" in said(page)
    assert "missed rounds 1 and 2, left in round 3" in said(page)
    (key,) = [k for k in page.front.findChildren(QPushButton) if k.text() == "All 7 agreements"]
    key.click()
    assert page.front.proof.said.count("Signed by") == 7


def test_where_nobody_was_away_it_says_so(open_log):
    assert "Everybody was here, from beginning to end." in said(open_log(race()[0]))


def test_a_changed_copy_accuses_nobody(open_log):
    page = open_log(forged()[0])
    assert "It does not show who: suspect nobody." in said(page)
    card = page.front._beside
    assert card is not None
    told = "\n".join(one.text() for one in card.findChildren(QLabel))
    assert not [name for name in ("Ann", "Ben", "Cem") if name in told]


@pytest.mark.parametrize("log", [cozy_game()[0], CALLS.read_bytes()], ids=["cozy", "calls"])
def test_the_envelopes_lead_to_one_that_is_opened_again_and_both_count_alike(open_log, log):
    page = open_log(log)
    page.prove(CheckTopic.ENVELOPES)
    assert page.currentWidget() is page.envelope
    number, _, said = page.envelope.tray.said.text().partition(" ")
    assert said.startswith("envelopes were opened")
    assert number in {one.text() for one in page.front.findChildren(QLabel)}
    page.envelope._back.click()
    assert page.currentWidget() is page.front


@pytest.mark.parametrize("language", few(1, ["de", "en", "pl"]))
def test_the_front_does_not_scroll_in_the_usual_window(open_log, language):
    with spoken(language):
        page = open_log(CALLS.read_bytes())
        settled()
        bars = [one.verticalScrollBar() for one in page.front.findChildren(QScrollArea)]
        assert [bar.maximum() for bar in bars if bar.isVisibleTo(page)] == []


def told(opened, state, digests=(), identity=b"", name="Ben"):
    genesis = opened.replay.genesis
    key = identity or genesis.offers[1].identity
    return CopyTold(genesis.game, key, name, state, tuple(digests))


def test_one_key_asks_the_room_and_each_answer_takes_its_place(open_log, asked, qtbot):
    page = open_log(race()[0])
    card, opened = page.front._copies, page._opened
    qtbot.keyClick(page.front, Qt.Key.Key_C)
    assert asked == [opened.replay]
    assert card.heading.text() == "Nobody else here has it"
    steps = [done.digest for done in opened.replay.table.completed]
    page.take_copy(told(opened, CopyState.WAITING))
    assert card.heading.text() == "Asking everybody here"
    page.take_copy(told(opened, CopyState.HAS, steps))
    page.take_copy(told(opened, CopyState.NONE, identity=b"e", name="Eve"))
    settled()
    assert card.heading.text() == "All copies agree"
    assert [chip.text() for chip in card.findChildren(Chip) if chip.isVisible()] == [
        "the same",
        "has no copy",
    ]
    page.take_copy(told(opened, CopyState.HAS, steps, b"forged"))
    settled()
    assert said(page).count("Another key than in this game: ask who it is.") == 1
    page.take_copy(CopyTold(b"another game", b"z", "Zed", CopyState.NONE))
    assert "Zed" not in said(page)


def test_a_player_can_keep_copies_and_it_is_remembered(qtbot, open_log):
    page = open_log(race()[0])
    kept: list[bool] = []
    page._ways = page._ways._replace(asking=Asking(is_kept=lambda: bool(kept), keep=kept.append))
    page.show_log(page._opened)
    page.front._copies.tells.click()
    assert kept == [True]
    page.show_log(page._opened)
    assert not page.front._copies.tells.isChecked()


def test_a_game_that_never_began_is_compared_with_nobody(open_log):
    page = open_log(race(steps_max=0)[0])
    assert page.front._copies is None
    page.take_copy(CopyTold(b"game", b"b", "Ben", CopyState.NONE))


def test_beside_an_envelope_nobody_is_asked_unseen(open_log, asked, qtbot) -> None:
    page = open_log(CALLS.read_bytes())
    page.prove(CheckTopic.ENVELOPES)
    assert page.currentWidget() is page.envelope
    qtbot.keyClick(page.envelope, Qt.Key.Key_C)
    assert asked == []


def test_a_game_whose_first_round_never_began_tells_of_nobody_away(open_log) -> None:
    page = open_log(race(steps_max=1)[0])
    assert page.currentWidget() is page.front
    assert "Who was away" not in said(page)
    assert page.front._copies is not None
