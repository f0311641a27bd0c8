"""Bits of a sheet: what touches, what is connected, what a worm can grow into."""

import pytest

from core.bots.cozy.survey import Survey, board_of
from core.cozy.colony import Colony, start_colony
from core.cozy.grid import neighbours
from tests.core.cozy.play import chapter, crowded
from tests.core.cozy.scenes import across, colony_of, organ, worm

CHAPTERS = range(1, 9)


def survey_of(colony: Colony) -> Survey:
    return Survey(colony, board_of(colony.sheet))


@pytest.mark.parametrize("number", CHAPTERS)
def test_what_a_worm_touches_is_what_the_rules_say_touches_it(number) -> None:
    """S83: by edges, and never from the end of a row to the start of the next."""
    colony = crowded(number, 1).colony
    survey = survey_of(colony)
    for worm_, blank in enumerate(survey.exposed):
        beside = colony.around((worm_,)) & colony.blank
        assert blank == survey.board.mask(beside)
        assert bool(blank) is colony.touches_blank(worm_)


@pytest.mark.parametrize("number", CHAPTERS)
def test_areas_are_those_of_the_rules(number) -> None:
    colony = crowded(number, 2).colony
    survey = survey_of(colony)
    mine = sorted(survey.board.areas(survey.blank))
    assert mine == sorted(map(survey.board.mask, colony.groups(colony.blank)))


def test_a_board_knows_its_border_its_lines_and_what_is_no_rock() -> None:
    sheet = chapter(8)
    board = board_of(sheet)
    assert len(board.lines) == sheet.rows + sheet.cols
    assert board.soil.bit_count() == len(sheet.soil)
    assert board.border.bit_count() == 2 * (sheet.rows + sheet.cols) - 4
    corner = sheet.spaces()[0]
    near = {cell for cell in neighbours(corner) if sheet.holds(cell)}
    assert board.around(board.bits[corner]) & sum(board.bits.values()) == board.mask(near)


def test_a_worm_reaches_what_its_growing_ends_are_connected_with() -> None:
    """C5.8: a tailed rear does not grow."""
    picture = "\n".join(["......##", "########", "........", *["########"] * 5])
    lone = worm(across(0, 1, 2))
    assert survey_of(colony_of(lone, picture=picture)).reach(0) == 4
    tailed = colony_of(lone, organ("tail", 0, 2, "E"), picture=picture)
    assert survey_of(tailed).reach(0) == 1


def test_an_untouched_sheet_is_blank_but_for_its_foods() -> None:
    sheet = chapter(1)
    survey = survey_of(start_colony(sheet))
    assert survey.blank | survey.foods == survey.board.soil
    assert survey.foods.bit_count() == len(sheet.foods)
