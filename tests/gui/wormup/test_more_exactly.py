"""What players of the boxes ask is answered as the edition at the table has it."""

import pytest

from core.wormup.profiles import PROFILES, Options, Side, XTurn
from gui.words.words import words
from gui.wormup.guide import contents
from gui.wormup.more_exactly import questions


def answers(edition, options=None):
    asked = questions(PROFILES[edition], options or Options())
    return {part.heading: part.lines[0].said for part in asked}


@pytest.mark.parametrize("edition", PROFILES)
def test_each_edition_answers_and_the_page_and_the_printed_rules_hold_it(edition):
    profile = PROFILES[edition]
    asked = questions(profile, Options())
    page = contents(profile, Options())
    assert len(asked) >= 9
    assert [part.heading for part in asked] == list(dict.fromkeys(p.heading for p in asked))
    assert page.parts[-len(asked) :] == asked
    (chapter,) = (one for one in page.chapters if one.tab == words("People ask"))
    assert chapter.parts == asked


def test_only_where_a_ghost_bids_it_is_explained():
    """V95-35, V95-36."""
    for edition, profile in PROFILES.items():
        assert ("What does the ghost do?" in answers(edition)) is profile.has_ghost


def test_the_x_moves_in_its_place_or_last_as_the_table_has_chosen():
    """W3.7."""
    asked = "When does the X move?"
    assert "In the place of the number" in answers("gryphon2010")[asked]
    assert "After all others" in answers("gryphon2010", Options(x_turn=XTurn.LAST))[asked]


def test_a_worm_lies_across_the_line_only_where_its_side_matters():
    """W3.18, W3.19."""
    for edition, profile in PROFILES.items():
        said = answers(edition)["May a worm lie across the finish line?"]
        assert said.startswith("Only from behind") is (profile.side is Side.FRONT)
