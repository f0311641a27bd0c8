"""The page after a race for the room: it comes by itself, fills with wishes, and stays."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton

from gui.parts.confetti import CONFETTI_MS
from gui.parts.game_view import COMES_MS
from gui.report.evening_score import ShownEvening
from gui.window.tv.tv_page import TvPage
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of
from tests.settled import settled

LONG_MS = 60_000


def over(seats=3, **facts):
    here = snapshot_of(race(seats=seats)[1])
    facts = {"connected": (1 << seats) - 1, **facts}
    return replace(here, seat=None, may_act=False, **facts)


def show_end(page, clock, seats=3, *, is_seen=False, **facts):
    """Show a race to its end, and its last picture; all before it too if it *is_seen*."""
    for done in race(seats=seats)[1].completed:
        page.show_step(done)
        if is_seen and page.view:
            page.view.skip()
    page.show_table(over(seats, **facts))
    page.view.skip()


def test_it_comes_once_the_finish_has_been_looked_at_and_then_nothing_moves(page, clock):
    show_end(page, clock)
    assert page.after.isHidden()
    clock.pass_time(COMES_MS)
    assert page.after.isVisible()
    clock.pass_time(CONFETTI_MS + 100)
    before = clock.pending()
    clock.pass_time(LONG_MS)
    assert (page.after.isVisible(), clock.pending()) == (True, before)


def test_it_tells_who_won_what_was_done_best_and_that_nothing_is_pressed(page, clock):
    show_end(page, clock)
    clock.pass_time(COMES_MS)
    after = page.after
    assert after.accessibleName() == after.picture.accessibleName() == "Cem wins!"
    assert after.awards.accessibleDescription()
    assert after.findChildren(QPushButton) == []
    assert "you" not in after.again.chairs.accessibleDescription()


def test_chairs_fill_and_who_is_missing_is_named(page, clock):
    show_end(page, clock, connected=0b011)
    after = page.after
    told = [after.again.accessibleDescription()]
    for seat in (0, 1):
        after.rematch.hear(seat)
        told.append(after.again.accessibleDescription())
    first, waits, all_of_them = (line.split(". ")[0] for line in told)
    assert first.startswith("Touched in round")
    assert (waits, all_of_them) == ("Waiting for Ben", "Here we go")
    said = after.again.chairs.accessibleDescription()
    assert said == "Ann: again, Ben: again, Cem: gone home"


def test_a_wish_that_is_taken_back_is_taken_back_here_too(page, clock):
    show_end(page, clock)
    page.after.rematch.hear(0)
    page.after.rematch.hear(0, "thinks")
    assert "Ann: thinks it over" in page.after.again.chairs.accessibleDescription()


def test_the_next_game_is_shown_in_its_place(page, clock):
    show_end(page, clock)
    clock.pass_time(COMES_MS)
    page.begin()
    assert page.after.isHidden()
    page.show_table(replace(snapshot_of(race(seed=2, steps_max=3)[1]), seat=None, may_act=False))
    clock.pass_time(LONG_MS)
    assert page.after.isHidden()


def test_a_television_switched_on_after_the_end_shows_it_with_all_awards(page, clock):
    page.begin()
    for done in race()[1].completed:
        page.show_step(done)
    page.show_table(over())
    clock.pass_time(1_000)
    page.view.skip()
    clock.pass_time(COMES_MS)
    assert page.after.isVisible()
    late = page.after.awards.accessibleDescription()
    other = TvPage()
    other.resize(1280, 720)
    show_end(other, clock, is_seen=True)
    assert late == other.after.awards.accessibleDescription() != ""
    other.deleteLater()


def test_a_proof_that_comes_later_takes_its_stamp_back(page, clock):
    show_end(page, clock)
    assert page.after.checks
    page.show_table(over(proven=1))
    assert not page.after.checks


def test_its_stamp_says_that_all_was_right_only_where_it_was(page, clock):
    show_end(page, clock, proven=1)
    assert not page.after.checks


@pytest.mark.parametrize("seats", [3, 5])
def test_its_cards_lie_beside_each_other_on_every_screen(page, clock, seats):
    show_end(page, clock, seats)
    page.after.show_standing(ShownEvening((), are_races=True, all_check=True))
    clock.pass_time(COMES_MS)
    after = page.after
    for size in ((1280, 720), (1024, 600), (1024, 768), (1920, 1080), (720, 1280)):
        page.resize(*size)
        settled()
        cards = [part for part in (after.awards, after.standing, after.again) if part.isVisible()]
        frames = [card.geometry() for card in (*cards, page.code)]
        assert all(page.rect().contains(frame) for frame in frames), size
        crossing = [
            (one, other)
            for at, one in enumerate(frames)
            for other in frames[:at]
            if one.intersects(other)
        ]
        assert crossing == [], size
