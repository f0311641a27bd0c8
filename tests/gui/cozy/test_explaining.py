"""Why: the rules that bear on the moment, with tags and facts."""

from core.cozy.turn import Turn
from gui.cozy.explaining import explained
from tests.core.cozy.scenes import colony_of, turn_of
from tests.gui.cozy.colonies import asked, dancers

_TAGS = {
    "AddFrame": "C3.1",
    "BabiesFrame": "C5.6",
    "EachFrame": "C5.1",
    "MouthsFrame": "C5.3",
    "LineFrame": "C5.5",
    "EyeFrame": "C5.3",
    "GrowFrame": "C5.8",
    "TailFrame": "C5.5",
    "CollarFrame": "C5.6",
    "ThingsFrame": "C5.6",
}


def test_every_open_question_is_explained_by_its_rule():
    for turn in asked():
        said = "\n".join(explained(turn))
        assert _TAGS[type(turn.stack[-1]).__name__] in said
        assert len(explained(turn)) >= len(turn.stack) + 4


def test_the_rows_name_their_counts_and_where():
    said = explained(dancers())
    assert any(line.startswith("C8.2, conga: 3, worth +2; at a1 e2 f6") for line in said), said


def test_a_row_that_counts_nothing_has_no_places():
    said = explained(turn_of(colony_of()))
    none = [line for line in said if line.startswith("C8.2, ") and ": 0, worth" in line]
    assert none
    assert not any("at " in line.partition("worth")[2] for line in none), none


def test_an_option_that_cannot_be_taken_says_why():
    said = explained(turn_of(colony_of()))
    assert "C4.3: Nothing else: there are no worms yet." in said


def test_before_the_roll_and_after_the_end_there_is_something_to_say():
    colony = colony_of()
    assert "C6.7" in explained(Turn(colony))[0]
    assert "C8.1" in explained(Turn(colony, hour=16))[0]
