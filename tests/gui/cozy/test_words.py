"""Spaces, dice and decisions of Worm & Cozy in words."""

from dataclasses import replace

from core.cozy.decisions import ActOrgan, AddOrgan, Done, FillBrain, Grow, Pass, PlaceWorm, PutFood
from core.cozy.grid import Cell, Face
from core.cozy.hour import decided, legal
from core.cozy.turn import start_turn
from core.cozy.worm import Kind
from gui.cozy.words import (
    WORMS,
    deeds,
    dice_words,
    hour_name,
    letter,
    region_words,
    row_words,
    sheet_name,
)
from tests.core.cozy.play import chapter, crowded, draws_of, hour_of, rolled
from tests.core.cozy.scenes import sheet_of

READY = start_turn(chapter(1)).rolled((1, 6, 5))


def test_no_letter_of_a_worm_is_the_sign_of_a_food() -> None:
    assert "O" not in WORMS
    assert len({letter(worm) for worm in range(50)}) == 50


def test_dice_are_told_by_what_they_mean_and_own_changes_are_marked() -> None:
    assert dice_words(READY) == "eye, heart, shape W"
    brainy = crowded(1, 0).rolled((1, 6, 5))
    fill = next(one for one in legal(brainy) if isinstance(one, FillBrain) and one.die == 0)
    after = decided(brainy, fill)
    assert dice_words(after) == f"{after.kind_of(0).value}*, heart, shape W"
    assert deeds(brainy, fill).endswith(f"becomes {after.kind_of(0).value} instead of eye")


def test_every_decision_of_whole_games_is_told_in_plain_words() -> None:
    for seed in range(3):
        draws, turn = draws_of("words", seed), start_turn(chapter(5))
        while not turn.is_over:
            turn = rolled(turn, draws)
            for decision in hour_of(turn, draws):
                said = deeds(turn, decision)
                assert said.isascii()
                assert "_" not in said
                assert bool(said) is not isinstance(decision, Done)
                turn = decided(turn, decision)


def test_an_hour_is_told_with_spaces_as_on_paper() -> None:
    cells = next(one for one in legal(READY) if isinstance(one, PlaceWorm)).cells
    assert deeds(READY, PlaceWorm(cells)) == "places worm A, shape W, on a1 a2 b2 b3 c3"
    assert deeds(READY, Pass()) == "passes"
    turn = decided(READY, PlaceWorm(cells))
    eye = AddOrgan(Kind.EYE, Cell(0, 0), Face.S, Cell(0, 0))
    assert deeds(turn, eye) == "an eye on a1 looking down"
    turn = decided(turn, eye)
    assert deeds(turn, ActOrgan(Cell(0, 0))) == "the eye on a1 acts"
    assert deeds(turn, PutFood(Cell(3, 2))) == "a food on c4"
    assert deeds(turn, Grow(Cell(3, 2))) == "grows onto c4"


def test_a_row_without_a_text_is_told_by_its_measure_and_arguments() -> None:
    assert row_words(sheet_of().rewards[0]) == "babies"
    assert row_words(chapter(8).rewards[0]).startswith("spaces of the largest blank area")


def test_a_sheet_is_named_by_what_it_has() -> None:
    assert sheet_name(chapter(1)) == "chapter 1, First Rain"
    assert sheet_name(sheet_of()) == "scene"
    assert region_words(chapter(1).hours[0]) == "columns a to d"


def test_hours_are_named_as_on_the_printed_sheet() -> None:
    hours = chapter(1).hours
    assert [hour_name(hour) for hour in hours] == [hour.name for hour in hours]


def test_in_german_a_day_has_24_hours_and_a_name_of_ones_own_stays(german) -> None:
    hours = chapter(1).hours
    assert [hour_name(hours[place]) for place in (0, 7, 8, 15)] == [
        "1 Uhr",
        "8 Uhr",
        "13 Uhr",
        "20 Uhr",
    ]
    assert hour_name(replace(hours[0], name="3 o'clock\x1b")) == "3 o'clock?"
