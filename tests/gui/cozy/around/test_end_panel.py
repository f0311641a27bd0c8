"""The end: the result in words, what can be done next, and a table that fills."""

import pytest

from core.cozy.game import GameState
from gui.cozy.around.end_panel import EndPanel, next_chapter, result_words
from gui.cozy.sheet_words import points_words
from gui.kit.theme import look
from gui.parts.confetti import CONFETTI_MS
from gui.parts.game_view import EndAction
from gui.parts.sound import Sound
from tests.core.cozy.play import chapter, game
from tests.gui.kit.drawn import changed, seen
from tests.gui.on_screen import keys


def ended(*seeds: int) -> GameState:
    return GameState(tuple(game(1, seed)[-1][2] for seed in seeds))


@pytest.fixture
def wished():
    return []


@pytest.fixture
def panel(qtbot, wished):
    panel = EndPanel(wished.append, wished.append)
    qtbot.addWidget(panel)
    panel.resize(1280, 720)
    panel.show()
    return panel


def test_the_winner_is_named_and_equal_totals_share():
    """C8.3, C8.4."""
    state = ended(1, 2)
    totals = [score.total for score in state.scores()]
    said = result_words(("Ann", "Ben"), state)
    assert totals[0] != totals[1]
    assert said.startswith("Ann" if totals[0] > totals[1] else "Ben")
    assert "share the win" in result_words(("Ann", "Ben"), ended(1, 1))
    assert result_words(("Ann",), ended(1)).startswith("The game is over")


def test_the_tray_says_the_next_step_the_next_chapter_and_the_best_so_far(panel):
    panel.show_end(("Ann",), ended(1), seat=0)
    assert "Best so far" not in panel.tray.said.text()
    past = [ended(seed) for seed in (7, 9, 8)]
    for state in past:
        panel.tell_past(0, state)
    said = panel.tray.said.text()
    assert "points more and you are" in said
    assert "The next chapter is The Compost Heap." in said
    best = max(state.scores()[0].total for state in past)
    assert f"Best so far here: {points_words(best)}." in said


def test_the_last_chapter_has_no_next_one():
    assert next_chapter(chapter(1)) == "The Compost Heap"
    assert next_chapter(chapter(8)) == ""


def test_every_key_tells_what_is_wished(panel, wished):
    panel.show_end(("Ann", "Ben"), ended(1, 2), seat=0)
    for key in keys(panel).values():
        key.click()
    elsewhere = {
        EndAction.EVENING,
        EndAction.REVIEW,
        EndAction.FINISH,
        EndAction.TAKE_BACK,
        EndAction.GO_AHEAD,
    }
    assert set(wished) == set(EndAction) - elsewhere, "these are asked on other pages"


def test_who_has_no_seat_has_no_keys(panel):
    panel.show_end(("Ann", "Ben"), ended(1, 2), seat=None)
    assert not panel.tray.isVisible()


def test_the_table_fills_column_by_column_and_can_be_skipped(panel, qtbot):
    """C11.13."""
    panel.show_end(("Ann", "Ben"), ended(1, 2), seat=0, in_motion=True)
    early = panel.grab().toImage()
    panel.skip()
    later = changed(early, panel.grab().toImage())
    assert later
    assert min(y for _, y in later) > panel.height() / 3, "the sheets stay as they are"


def test_the_stamp_is_pressed_only_when_the_log_has_been_checked(panel, wished):
    panel.show_end(("Ann",), ended(1), seat=0)
    assert not panel.stamp_card.stamped.isVisible()
    panel.stamp()
    assert wished == [Sound.STAMPED]
    assert panel.stamp_card.stamped.isVisible()
    assert panel.stamp_card.said.text() == "All rolls recomputed (16), all hours signed (16)."


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Ann",), "Only your own program vouches for the dice"),
        (("Ann", "Bea (bot)"), "Only your own program vouches for the dice"),
        (("Ann", "Ben"), "Nobody could cheat the dice"),
    ],
)
def test_the_dice_are_called_safe_only_where_another_person_sat_there(panel, names, said):
    panel.show_end(names, ended(*range(1, 1 + len(names))), seat=0)
    assert panel.stamp_card.heading.text() == said


def test_the_evening_stands_in_the_tray(panel):
    panel.show_end(("Ann",), ended(1), seat=0)
    panel.tell_evening("Ann leads.")
    assert panel.tray.said.text().endswith("Ann leads.")


def test_the_title_gives_way_to_what_lies_in_its_place(panel):
    panel.show_end(("Ann",), ended(1), seat=0)
    ink = look().theme.ink
    assert seen(panel.grab().toImage().copy(0, 0, 600, 80), ink) > 100
    panel.lay_out_below(130)
    assert panel.stamp_card.y() >= 130
    assert not panel.chip.isVisible()
    assert seen(panel.grab().toImage().copy(0, 0, 600, 80), ink) == 0


def test_a_lesson_has_neither_a_log_nor_hours_to_look_back_to(panel):
    panel.simplify("Now you know an hour.", "First Rain")
    panel.show_end(("Ann",), ended(1), seat=0)
    assert not panel.stamp_card.isVisible()
    assert "Hour by hour" not in keys(panel)
    assert panel.next_game.isVisible()
    assert panel.next_game.text() == "Play First Rain"
    assert "One more sheet?" not in panel.tray.accessibleName()


@pytest.mark.parametrize("worth", [-4, 4])
def test_confetti_falls_once_and_away_and_only_for_points(panel, clock, monkeypatch, worth):
    state = ended(1)
    monkeypatch.setattr(type(state.scores()[0]), "total", property(lambda _: worth))
    panel.show_end(("Ann",), state, seat=0, in_motion=True)
    assert panel.fall.is_running is (worth > 0)
    clock.turn(CONFETTI_MS)
    assert not panel.fall.is_running
