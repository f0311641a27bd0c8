"""Choosing a sheet: a chapter, or a file without mistakes."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.cozy.game import RULES_ID, Cozy, options_for, week_in
from core.cozy.scoring import Score, score_of
from core.table.agreed import are_playable
from gui.cozy.chapter_card import ChapterCard
from gui.cozy.chapters import SheetError, chapter_text, chapters
from gui.cozy.form import CozyForm
from gui.cozy.rewards import RewardsDrawer
from gui.cozy.sheet_words import points_words
from gui.cozy.the_week import chapter_of, this_week
from gui.cozy.week_line import Faces
from gui.kit.theme import art_of, look
from gui.parts.table_form import Alike, PastGame
from gui.words.languages import spoken
from net.protocol.terms import Terms
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.kit.look_at import wearing
from tests.gui.on_screen import cards
from tests.settled import settled


def form_of(qtbot):
    form = CozyForm()
    qtbot.addWidget(form)
    return form


def test_every_chapter_can_be_chosen(qtbot):
    form = form_of(qtbot)
    assert [card.accessibleName()[:2] for card in cards(form)] == [
        f"{number}." for number in chapters()
    ]
    assert cards(form)[0].accessibleName() == "1. First Rain"
    for number, card in enumerate(cards(form), 1):
        card.click()
        assert form.options() == options_for(chapter_text(number))
        assert Cozy().options_refusal(form.options(), 1) is None


def test_a_file_of_ones_own_is_added_and_chosen(qtbot, tmp_path):
    form = form_of(qtbot)
    own = chapter_text(2).replace("The Compost Heap", "Mine")
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8")
    form.add_file(tmp_path / "mine.toml")
    assert form.options() == options_for(own)


def test_a_file_with_mistakes_is_not_added(qtbot, tmp_path):
    form = form_of(qtbot)
    (tmp_path / "mine.toml").write_text("rows = 'many'", encoding="utf-8")
    with pytest.raises(SheetError):
        form.add_file(tmp_path / "mine.toml")
    assert form.options() == options_for(chapter_text(1))


@pytest.mark.parametrize("is_own", [False, True])
def test_the_sheet_of_an_earlier_table_is_chosen_again(qtbot, is_own):
    form, text = form_of(qtbot), chapter_text(7)
    if is_own:
        text = text.replace("A Short Winter Day", "Mine")
    form.take(RULES_ID, options_for(text))
    assert form.options() == options_for(text)
    assert len(cards(form)) == len(chapters()) + is_own


def test_what_cannot_be_read_is_not_chosen(qtbot):
    form = form_of(qtbot)
    for options in ((b"no sheet", bytes(32)), (1, 2), ()):
        form.take(RULES_ID, options)
    assert form.options() == options_for(chapter_text(1))


def test_what_counts_and_what_costs_is_said(qtbot):
    form = form_of(qtbot)
    for card in cards(form):
        assert "What counts:" in card.accessibleDescription()
        assert "What costs:" in card.accessibleDescription()
    assert "Alone" in form.said(1)


def test_the_house_rule_of_an_earlier_table_is_taken_over_and_told(qtbot):
    form = CozyForm()
    qtbot.addWidget(form)
    assert form.house_rules() == "House rules: none"
    plain = form.options()
    assert isinstance(plain, tuple)
    form.take(RULES_ID, (*plain, True))
    assert form.options() == (*plain, True)
    assert form.house_rules() == "House rules: No number, no seat"
    form.take(RULES_ID, plain)
    assert form.options() == plain


def test_an_own_sheet_begins_the_second_row_chosen_and_in_sight(qtbot):
    form = form_of(qtbot)
    form.resize(1280, 400)
    form.show()
    form.take(RULES_ID, options_for(chapter_text(7).replace("A Short Winter Day", "Mine")))
    settled()
    own = next(card for card in cards(form) if "Mine" in card.accessibleName())
    assert own.isChecked()
    assert own.geometry().left() == cards(form)[0].geometry().left()
    tops = sorted({card.y() for card in cards(form)})
    assert own.y() == tops[1]


@pytest.mark.parametrize("wide", [1024, 1280])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_says_whole_what_it_asks_for_and_lies_over_no_other(qtbot, wide, language):
    with spoken(language), wearing(replace(look(), art=art_of(wide, wide * 9 // 16))):
        form = form_of(qtbot)
        form.resize(wide, 500)
        form.show()
        settled()
        all_cards = form.findChildren(ChapterCard)
        for at, card in enumerate(all_cards):
            assert card.rect().bottom() + card.y() < form.height()
            assert not any(card.geometry().intersects(one.geometry()) for one in all_cards[:at])
            assert card.lines[0]
            assert card.lines[0] in card.accessibleDescription()


def test_cards_are_as_high_as_there_is_room_for(qtbot):
    form = form_of(qtbot)
    form.show()
    for high, expected in ((900, 176), (440, 157), (484, 176)):
        form.resize(1280, high)
        settled()
        found = {card.height() for card in form.findChildren(ChapterCard)}
        assert expected - 2 <= min(found) <= max(found) <= expected + 2


def test_the_best_of_ones_own_stands_on_its_chapter(qtbot):
    form, state = form_of(qtbot), cozy_game(seats=2)[1].step.state
    assert state is not None
    card = next(one for one in form.findChildren(ChapterCard) if one.sheet == state.sheet)
    assert card.lines[1] == "not played yet"
    totals = [score_of(turn.colony).total for turn in state.turns]
    for seat in (totals.index(max(totals)), totals.index(min(totals))):
        form.tell_past(PastGame(("Ann", "Ben"), (b"a", b"b"), seat, state, Path("log")))
    assert card.lines[1].startswith(points_words(max(totals)))
    assert card.lines[1] in card.accessibleDescription()


def test_the_chapter_of_the_week_is_played_at_once_and_alone(qtbot):
    form = form_of(qtbot)
    asked: list[Terms] = []
    form.lead(asked.append, id)
    form.week.play.click()
    (terms,) = asked
    assert terms.seats == 1
    assert week_in(terms.own_options) == this_week()
    assert are_playable(Cozy(), terms.options, 1)


def test_friends_of_the_same_week_stand_beside_it_and_on_no_card(qtbot):
    """Each with the best, by key: a name may be somebody else's too, and may have changed since.

    Who compares has the own game first, and different paints.
    """
    form = form_of(qtbot)
    week, compared = form.week.week, list[Alike]()
    form.lead(id, compared.append)
    number = chapter_of(week)
    state = {seed: state_after(cozy_game(seed, 1, number, week=week)[1]) for seed in (1, 2, 3)}
    another_week = cozy_game(1, 1, number, week=week + 1)[1].step.state
    another_sheet = cozy_game(1, 1, number % 8 + 1, week=week)[1].step.state
    total = {seed: one.scores()[0].total for seed, one in state.items()}
    best = max(1, 2, key=total.__getitem__)
    of_ben, of_cem = "Ben" if best == 1 else "Benno", "Ben"
    for name, key, seat, played in (
        ("Ben", b"b", None, 1),
        ("Benno", b"b", None, 2),
        (of_cem, b"c", 0, 3),
    ):
        form.tell_past(PastGame((name,), (key,), seat, state[played], Path(str(played))))
    for other in (another_week, another_sheet):
        form.tell_past(PastGame(("Ann",), (b"a",), 0, other, Path("other")))
    (said,) = {one.accessibleName() for one in form.week.findChildren(Faces)}
    assert sorted(said.split(", ")) == sorted(
        [f"{of_ben}: {points_words(total[best])}", f"{of_cem}: {points_words(total[3])}"]
    )
    assert {card.lines[1] for card in form.findChildren(ChapterCard)} == {"not played yet"}
    form.week.compare.click()
    assert [list(one.logs) for one in compared] == [[Path("3"), Path(str(best))]]
    (faces,) = form.week.findChildren(Faces)
    assert len({one.worm.paint for one in faces.shown}) == len(faces.shown)


def test_the_worm_rests_on_the_first_chapter_that_is_not_done(qtbot):
    """A chapter is done at one point: whatever is done after it counts, and moves nobody back."""
    form = form_of(qtbot)
    assert form.way.following == 1
    for best, following in (({1: 3}, 2), ({1: 3, 3: 1}, 2), ({2: 0, 1: 12}, 2), ({1: 1, 2: 4}, 3)):
        form.way.show_best({number: Score((), (total,)) for number, total in best.items()})
        assert form.way.following == following
        assert str(following) in form.way.accessibleName()
    form.way.show_best({number: Score((), (1,)) for number in range(1, 9)})
    assert form.way.following == 9
    assert "all chapters are done" in form.way.accessibleName()


@pytest.mark.parametrize("is_calm", [False, True])
def test_the_worm_crawls_on_once_for_who_comes_back_from_a_game_that_passed(qtbot, clock, is_calm):
    form = form_of(qtbot)
    form.resize(1280, 500)
    form.show()
    settled()
    form.way.show_best({1: Score((), (3,))})
    clock.pass_time(3000)
    assert not clock.pending(), "what was known before is there at once"
    form.hide()
    form.show()
    with wearing(replace(look(), is_calm=is_calm)):
        for is_first in (True, False):
            form.way.show_best({1: Score((), (3,)), 2: Score((), (1,))})
            clock.pass_time(100)
            begun = form.way.grab().toImage()
            clock.pass_time(3000)
            assert (form.way.grab().toImage() != begun) is (is_first and not is_calm)
            assert not clock.pending()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_low_window_says_which_chapter_is_next(qtbot, language):
    with spoken(language), wearing(replace(look(), art=art_of(1024, 600))):
        form = form_of(qtbot)
        form.resize(1024, 500)
        form.show()
        settled()
        before = form.way.grab().toImage()
        form.way.show_best({1: Score((), (3,))})
        assert form.way.grab().toImage() != before


def test_a_laptop_of_768_px_less_its_bars_shows_the_way(qtbot):
    heights = []
    for wide, high in ((1024, 600), (1366, 689)):
        with wearing(replace(look(), art=art_of(wide, high))):
            heights.append(form_of(qtbot).way.sizeHint().height())
    assert 2 * heights[0] < heights[1]


def test_i_shows_what_counts_with_all_its_marks_and_follows_the_choice(qtbot):
    form = form_of(qtbot)
    form.resize(1280, 500)
    form.show()
    QTest.keyClick(form, Qt.Key.Key_I)
    (drawer,) = form.findChildren(RewardsDrawer)
    assert drawer.is_open
    for card in cards(form)[:3]:
        assert isinstance(card, ChapterCard)
        card.click()
        settled()
        shown = [marks.row for marks in drawer.rows]
        assert shown == list(card.sheet.score_rows)
    QTest.keyClick(form, Qt.Key.Key_I)
    assert not drawer.is_open


def test_w_plays_the_chapter_of_the_week(qtbot):
    form = form_of(qtbot)
    asked: list[Terms] = []
    form.lead(asked.append, id)
    QTest.keyClick(form, Qt.Key.Key_W)
    assert [week_in(terms.own_options) for terms in asked] == [this_week()]
