"""What is asked, offered, changed and given up, in words."""

from core.cozy.decisions import ChooseToAdd
from core.cozy.hour import legal
from core.cozy.turn import GrowFrame
from gui.cozy.hour.asking import tool_for
from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.hour.prompts import (
    changes,
    details,
    ended_words,
    offers,
    prompt,
    waits_after,
    warnings,
)
from tests.core.cozy.scenes import after, colony_of, read, turn_of
from tests.gui.cozy.colonies import DANCE, asked, dancers


def draft_of(*wires) -> HourDraft:
    draft = HourDraft()
    draft.begin(dancers())
    for wire in wires:
        assert draft.decide(read(*wire)) is None
    return draft


def test_each_stage_of_the_hour_asks_its_prompt():
    assert prompt(HourDraft(), None) == "Waiting for the dice"
    assert prompt(draft_of(), None) == "Choose what happens in rows 5 to 8"
    assert prompt(draft_of(), ChooseToAdd) == "Click the worm that gets an organ"
    assert prompt(draft_of(*DANCE[:5]), None) == "Put an apple on one of the dots: the eye sees it"
    assert prompt(draft_of(*DANCE), None).startswith("The hour is finished")


def test_every_open_question_is_an_instruction():
    """No notation: not a space is named, and nothing is asked back."""
    for turn in asked():
        draft = HourDraft()
        draft.begin(turn)
        said = prompt(draft, None, tool_for(turn, tuple(legal(turn)), None))
        assert said.split()[0] in {"Click", "Put", "Lay", "Draw", "Choose"}, said
        assert "?" not in said
        assert "{" not in said


def test_a_number_has_its_sum_beside_it():
    (turn,) = [turn for turn in asked() if isinstance(turn.stack[-1], GrowFrame)]
    draft = HourDraft()
    draft.begin(turn)
    assert "for its hearts" in details(draft)
    assert details(HourDraft()) == ""


def test_what_waits_is_listed_from_the_inside():
    assert waits_after(draft_of(*DANCE[:2])) == ""
    assert waits_after(draft_of(*DANCE[:7])) == (
        "Then: mouths at food a2 \u2039 line A-C, acts left: 1"
    )


def test_the_changes_of_an_hour_are_listed():
    """C11.10."""
    said = changes(dancers(), after(dancers(), *DANCE))
    assert said[:2] == ["eye on b1", "tail on h8"]
    assert "1 coin for the next hour" in said
    assert said[-1] == "total 0 to 0"


def test_what_is_given_up_is_warned_about():
    """C11.10."""
    assert warnings(HourDraft()) == []
    assert warnings(draft_of(*DANCE)) == []
    assert warnings(draft_of(("pass",))) == ["You pass, though you could: Place, Give or Wake."]
    (said,) = warnings(draft_of(*DANCE[:10], ("done",)))
    assert said == (
        "You leave something: the brain on g6 of worm C acts: you may change a die next hour."
    )


def test_offers_name_the_worms_or_the_reason():
    said = offers(dancers())
    assert said[0] == "Place a new worm of shape Z, which gets a tail or a brain."
    assert said[1] == "Give an organ to a worm: B, C."
    assert "Brains can turn a die first: click a die." in said
    assert offers(turn_of(colony_of()))[1] == "Nothing else: there are no worms yet."


def test_only_what_ends_by_itself_is_told():
    """C6.3."""
    assert ended_words(draft_of(*DANCE[:10])) == (
        "eye b1: finished. Back to line A-C, acts left: 1"
    )
    assert ended_words(draft_of(*DANCE[:5])) == ""
    assert ended_words(draft_of(*DANCE[:5], ("done",))) == ""
