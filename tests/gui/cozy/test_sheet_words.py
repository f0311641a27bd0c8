"""Spaces, dice and decisions of Worm & Cozy in words."""

from dataclasses import replace

from core.cozy.decisions import AddOrgan, FillBrain
from core.cozy.grid import Cell, Direction
from core.cozy.hour import decided, legal
from core.cozy.turn import start_turn
from core.cozy.worm import OrganKind
from gui.cozy.sheet_words import (
    WORMS,
    dice_words,
    either,
    hour_name,
    kind_words,
    letter,
    looking_words,
    region_words,
    row_words,
    sheet_name,
    with_article,
    worm_words,
)
from tests.core.cozy.play import chapter, crowded
from tests.core.cozy.scenes import sheet_of

READY = start_turn(chapter(1)).rolled((1, 6, 5))


def test_everything_has_a_name_of_its_own():
    assert len({kind_words(kind) for kind in OrganKind}) == 6
    assert len({with_article(kind) for kind in OrganKind}) == 6
    assert (
        len({looking_words(AddOrgan(OrganKind.EYE, Cell(0, 0), face)) for face in Direction}) == 4
    )
    assert worm_words(0) == "worm A"


def test_a_list_is_said_as_a_person_would():
    assert either(["a tail", "a tail"]) == "a tail"
    assert either(["a tail", "a brain", "an eye"]) == "a tail, a brain or an eye"


def test_no_letter_of_a_worm_is_the_sign_of_a_food() -> None:
    assert "O" not in WORMS
    assert len({letter(worm) for worm in range(50)}) == 50


def test_dice_are_told_by_what_they_mean_and_own_changes_are_marked() -> None:
    assert dice_words(READY) == "eye, heart, shape W"
    brainy = crowded(1, 0).rolled((1, 6, 5))
    fill = next(one for one in legal(brainy) if isinstance(one, FillBrain) and one.die == 0)
    after = decided(brainy, fill)
    assert dice_words(after) == f"{after.kind_of(0).value}*, heart, shape W"


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
