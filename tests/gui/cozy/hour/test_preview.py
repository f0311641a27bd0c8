"""What a decision would do is shown before it is taken."""

from core.cozy.decisions import ChangeDie, ChooseToAct, ChooseToAdd, Pass, PlaceWorm
from core.cozy.grid import Cell
from core.cozy.hour import legal
from gui.cozy.hour.preview import opened_words, option_marks, preview_marks
from gui.cozy.sheet.marks import NOTHING
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import asked, dancers


def test_every_decision_but_done_and_the_like_can_be_seen_beforehand():
    for turn in (*asked(), dancers(spare=1)):
        for one in legal(turn):
            is_plain = type(one).__name__ in {"Done", "Pass", "GiveOrgans"}
            assert (preview_marks(turn, one) == NOTHING) is is_plain, one


def test_an_option_lights_the_worms_it_applies_to():
    """C11.3."""
    assert option_marks(dancers(), ChooseToAdd).worms == {1, 2}
    assert option_marks(dancers(), ChooseToAct).worms == {1, 2}
    assert option_marks(dancers(), PlaceWorm).dotted
    assert option_marks(dancers(), Pass) == NOTHING


def test_a_changed_die_shows_what_it_opens():
    """C11.2."""
    turn = dancers(spare=1)
    said = opened_words(turn, ChangeDie(2, 4))
    assert said.startswith("Then Place: ")
    assert said.endswith("Give: B, C. Wake: B, C.")
    assert preview_marks(turn, ChangeDie(2, 4)).worms == {1, 2}
    assert Cell(5, 6) in preview_marks(turn, read("fill", (5, 6), 2, 4)).lit
