"""The card of an hour: as it was, a bot's beside it, and the ways on from it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from core.review.hours import Hour
from gui.kit.theme import Look
from gui.parts.sights import SightChart
from gui.report.review_words import told
from gui.window.past.curve import curve_of
from gui.window.past.hour_card import HourCard
from gui.window.past.hour_cards import HourCards, StandOuts
from gui.window.past.past_pair import STEP_MS
from tests.gui.cozy_log import cozy_game, review_in
from tests.gui.kit.look_at import wearing
from tests.gui.on_screen import label

TABLE = cozy_game(hours=4)[1]
FOUND = review_in(TABLE)


class Shown:
    """The cards of a review, and what was asked of them."""

    def __init__(self, qtbot, judged=FOUND.hours) -> None:
        self.better: list[Hour] = []
        self.played: list[tuple[int, int]] = []
        self.posed: list[tuple[int, int]] = []
        self.asked: list[Callable[[str], object]] = []
        self.cards = HourCards(
            self.better.append,
            lambda *at: self.played.append(at),
            lambda *at: self.posed.append(at),
            lambda _done, _seat, hear: self.asked.append(hear),
        )
        self.cards.is_counting = True
        self._page, self._qtbot = QWidget(), qtbot
        qtbot.addWidget(self._page)
        self.show(judged)

    def show(self, judged, apart: int = 1) -> None:
        prospects = FOUND.prospects[::apart]
        shown = told(FOUND._replace(prospects=prospects, hours=judged), TABLE, 0)
        found = prospects, judged
        self.parts = [part for part, _ in self.cards.cards(found, shown, TABLE, 0)]
        for part in self.parts:
            part.setParent(self._page)

    @property
    def hour(self) -> HourCard:
        (card,) = (part for part in self.parts if isinstance(part, HourCard))
        return card

    @property
    def title(self) -> str:
        return label(self.hour, "heading").text()

    @property
    def said(self) -> list[str]:
        return [one.text() for one in self.hour.findChildren(QLabel)]

    @property
    def chart(self) -> SightChart:
        (chart,) = (one for part in self.parts for one in part.findChildren(SightChart))
        return chart


@pytest.fixture
def shown(qtbot):
    return Shown(qtbot)


BETTER = next(one for one in FOUND.hours if one.is_better)


def test_a_better_hour_is_shown_beside_the_own_one_and_can_be_watched(shown) -> None:
    shown.cards.look_at(BETTER.step, BETTER.seat)
    assert not shown.hour.bots.isHidden()
    assert any("Bots play on 39 times from both" in one for one in shown.said)
    shown.hour.bots.click()
    assert shown.better == [BETTER]
    assert not shown.hour.grab().isNull()


def test_both_hours_run_side_by_side_and_end_as_they_were(shown, clock) -> None:
    shown.cards.look_at(BETTER.step, BETTER.seat)
    hour = shown.hour
    ends = [sheet.grab().toImage() for sheet in (hour.own, hour.bots)]
    hour.watch.click()
    assert hour.pair.is_running
    assert [hour.own.at, hour.bots.at] == [0, 0]
    assert hour.bots.grab().toImage() != ends[1]
    clock.pass_time(STEP_MS + 20)
    assert [hour.own.at, hour.bots.at] == [1, 1]
    clock.pass_time(30 * STEP_MS)
    assert not clock.pending()
    assert [sheet.grab().toImage() for sheet in (hour.own, hour.bots)] == ends
    hour.watch.click()
    hour.watch.click()
    assert not hour.pair.is_running, "a second press stops"
    hour.watch.click()
    shown.cards.look_at(BETTER.step, 1)
    assert not hour.pair.is_running, "another hour stops it too"


def test_the_card_of_what_stands_out_leads_to_its_hour_and_shows_that_it_is_chosen(shown) -> None:
    (out,) = (part for part in shown.parts if isinstance(part, StandOuts))
    for card in out.cards:
        card.click()
        line = card.shown.line
        assert shown.hour.at == (line.step, line.seat)
        assert card._is_chosen


def test_an_hour_for_which_none_is_better_says_so_and_shows_none(shown) -> None:
    shown.cards.look_at(BETTER.step, 1)
    assert shown.hour.bots.isHidden()
    assert shown.hour.watch.text() == "Watch 2 AM"
    assert "As good as the bots' best." in shown.said


def test_the_hour_that_is_looked_at_is_played_again_by_key_and_by_button(shown) -> None:
    shown.cards.look_at(BETTER.step, 1)
    shown.hour.again.click()
    shown.hour.play()
    assert shown.played == [(BETTER.step, 1)] * 2


def test_an_hour_becomes_a_puzzle_once_it_is_known_that_it_is_one_and_stands_out(shown) -> None:
    shown.cards.look_at(BETTER.step, BETTER.seat)
    assert BETTER.difference >= 1.5
    shown.hour.pose.click()
    assert shown.hour.pose.why == "One moment"
    for why in ("no points in it", ""):
        shown.asked[-1](why)
        assert shown.hour.pose.why == why
        assert shown.posed == []
    shown.hour.pose.click()
    assert shown.posed == [(BETTER.step, BETTER.seat)]
    late = shown.asked[-1]
    near = BETTER._replace(made=(3,) * 39, best=(4,) * 39)
    shown.show([near])
    shown.cards.look_at(BETTER.step, BETTER.seat)
    shown.hour.pose.click()
    assert shown.hour.pose.why == "A puzzle has one best answer, by at least 1.5 points."
    late("")
    assert len(shown.posed) == 1
    assert shown.hour.pose.is_barred, "what was asked of another hour is too late"


def test_the_arrows_beside_the_hour_lead_to_the_next_one(shown) -> None:
    shown.cards.look_at(FOUND.hours[0].step, 0)
    shown.hour.after.click()
    assert shown.title.startswith("2 AM, ")
    assert shown.chart.at == 2
    shown.hour.before.click()
    assert shown.title.startswith("1 AM, ")


def test_what_is_found_later_keeps_the_hour_and_says_how_far_it_is(qtbot) -> None:
    shown = Shown(qtbot, FOUND.hours[4:])
    said = [label.text() for part in shown.parts for label in part.findChildren(QWidget)
            if hasattr(label, "text")]  # fmt: skip
    assert "counting, 4 of 8" in said
    shown.cards.look_at(BETTER.step, 1)
    title = shown.title
    assert {"A better hour is still looked for.", "As good as the bots' best."} & {*shown.said}
    shown.show(FOUND.hours)
    assert shown.title == title


@pytest.mark.parametrize("apart", [1, 4])
def test_each_key_and_each_click_on_a_chart_however_coarse_leads_to_an_hour(qtbot, apart) -> None:
    shown = Shown(qtbot)
    shown.show((), apart)
    chart = shown.chart
    chart.resize(640, 300)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down):
        QTest.keyClick(chart, key)
    for hours in (0, 4):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(chart.x_of(hours)), 50))
    assert len(shown.played) == (0 if apart > 1 else 1)
    shown.show(FOUND.hours)
    assert shown.title.startswith("4 AM")


def test_the_timeline_has_a_mark_at_the_costliest_hour_and_no_chances() -> None:
    curve = curve_of(FOUND, TABLE, None)
    shown = told(FOUND, TABLE)
    worst = next(one.line for one in shown.headlines if one.what == "Costliest hour")
    assert [one.step for one in curve.turnings] == [worst.step]
    assert worst.said in curve.turnings[0].said
    assert not curve.rows


def test_who_does_not_see_it_hears_the_curve_as_a_table_and_where_the_hours_differ(shown) -> None:
    rows = shown.chart.accessibleName().splitlines()
    assert len(rows) == len(FOUND.prospects)
    assert not any(", up " in row or ", down " in row for row in rows[:1])
    assert any(", down " in row for row in rows[1:])
    (out,) = (part for part in shown.parts if isinstance(part, StandOuts))
    for what in ("Costliest hour", "Best hour"):
        is_there = any(card.shown.what == what for card in out.cards)
        assert sum(f", {what.lower()}" in row for row in rows) == is_there
    shown.cards.look_at(BETTER.step, BETTER.seat)
    own, bots = shown.hour.own.accessibleName(), shown.hour.bots.accessibleName()
    assert own.startswith("As it was: ")
    assert bots.startswith("A bot's hour: ")
    assert own.partition(": ")[2] != bots.partition(": ")[2]


def test_a_small_window_shows_one_sheet_and_a_switch_that_stays_as_it_is(shown) -> None:
    with wearing(Look(art=0.8)):
        shown.show(FOUND.hours)
        shown.cards.look_at(BETTER.step, BETTER.seat)
        hour = shown.hour
        assert [hour.own.isHidden(), hour.bots.isHidden()] == [False, True]
        hour.turn.choose(1)
        assert [hour.own.isHidden(), hour.bots.isHidden()] == [True, False]
        shown.cards.look_at(BETTER.step, 1)
        assert not hour.own.isHidden(), "there is no other one"
        shown.show(FOUND.hours)
        shown.cards.look_at(BETTER.step, BETTER.seat)
        assert not shown.hour.bots.isHidden()


def test_a_game_of_passes_has_no_green_and_no_hour_in_it_goes_up(qtbot) -> None:
    _, passed = cozy_game(hours=4, passes=True)
    found = review_in(passed)
    rising = tuple(
        one._replace(ends=tuple(tuple(end + 2 * one.hour for end in ends) for ends in one.ends))
        for one in found.prospects
    )
    shown = told(found._replace(prospects=rising), passed, 0)
    cards = HourCards(*[lambda *_: None] * 4)
    parts = [part for part, _ in cards.cards((rising, found.hours), shown, passed, 0)]
    page = QWidget()
    qtbot.addWidget(page)
    for part in parts:
        part.setParent(page)
    for one in found.hours:
        cards.look_at(one.step, one.seat)
        labels = [label for part in parts for label in part.findChildren(QLabel)]
        assert not any(label.property("role") == "gain" for label in labels)
    (out,) = (part for part in parts if isinstance(part, StandOuts))
    assert not any(card.shown.line.is_good for card in out.cards)
    assert not any(", up " in part.accessibleName() for part in page.findChildren(SightChart))
