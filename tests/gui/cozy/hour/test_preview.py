"""What a decision would do is shown before it is taken."""

from core.cozy.decisions import ChangeDie, ChooseToAct, ChooseToAdd, FillBrain, Pass, PlaceWorm
from core.cozy.hour import legal
from gui.cozy.hour.opening_more import opened
from gui.cozy.hour.preview import option_marks, preview_marks
from gui.cozy.sheet.marks import NOTHING
from tests.gui.cozy.colonies import asked, dancers


def test_every_decision_but_done_and_the_like_can_be_seen_beforehand():
    for turn in (*asked(), dancers(spare=1)):
        for one in legal(turn):
            is_plain = type(one).__name__ in {"Done", "Pass", "GiveOrgans"}
            if not isinstance(one, ChangeDie):  # it may open nothing
                assert (preview_marks(turn, one) == NOTHING) is is_plain, one


def test_an_option_lights_the_worms_it_applies_to():
    """C11.3."""
    assert option_marks(dancers(), ChooseToAdd).worms == {1, 2}
    assert option_marks(dancers(), ChooseToAct).worms == {1, 2}
    assert option_marks(dancers(), PlaceWorm).dotted
    assert option_marks(dancers(), Pass) == NOTHING


def test_a_changed_die_shows_only_what_it_opens_more_than_now():
    """C11.2."""
    turn = dancers(spare=1)
    changes = [one for one in legal(turn) if isinstance(one, ChangeDie | FillBrain)]
    for one in changes:
        found, marks = opened(turn, one), preview_marks(turn, one)
        assert marks.places == found.places
        assert marks.dotted == {cell for path in found.places for cell in path}
        assert marks.readied == set(found.worms)
        assert marks.glowing == ({one.cell} if isinstance(one, FillBrain) else set())
    assert any(preview_marks(turn, one).places for one in changes)
