"""The draft: replayed, undone, redone, kept and taken up again."""

import json

from core.cozy.decisions import ChangeDie, PlaceWorm
from core.cozy.hour import legal
from core.cozy.refusals import CozyReason
from gui.cozy.hour.hour_draft import HourDraft
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import DANCE, dancers


def length(draft: HourDraft) -> int:
    return len(draft.decisions)


def drafted(count: int, spare: int = 0) -> HourDraft:
    draft = HourDraft()
    draft.begin(dancers(spare))
    for wire in DANCE[:count]:
        assert draft.decide(read(*wire)) is None
    return draft


def test_undo_is_to_replay_one_less_and_redo_one_more():
    """C11.10."""
    draft = drafted(len(DANCE))
    assert draft.is_over
    end = draft.hour
    for left in range(len(DANCE) - 1, -1, -1):
        draft.undo()
        assert draft.hour == drafted(left).hour
    while draft.can_redo:
        draft.redo()
    assert draft.hour == end


def test_back_to_the_option_keeps_the_dice():
    """C11.10."""
    draft = HourDraft()
    draft.begin(dancers(spare=1))
    draft.decide(ChangeDie(2, 1))
    for wire in DANCE[:3]:
        draft.decide(read(*wire))
    assert draft.after_option == 3
    draft.undo_option()
    assert draft.decisions == (ChangeDie(2, 1),)
    draft.undo_all()
    assert length(draft) == 0


def test_another_decision_forgets_what_was_undone():
    draft = drafted(2)
    draft.undo_all()
    draft.decide(next(one for one in draft.legal if isinstance(one, PlaceWorm)))
    assert not draft.can_redo


def test_a_refusal_changes_nothing():
    draft = drafted(1)
    refused = draft.decide(read("pass"))
    assert refused is not None
    assert refused.reason is CozyReason.WRONG_STEP
    assert len(draft.decisions) == 1


def test_the_same_hour_keeps_its_draft_and_the_next_begins_empty():
    draft = drafted(3)
    draft.begin(dancers())
    assert length(draft) == 3
    draft.begin(dancers(spare=1))
    assert length(draft) == 0


def test_what_was_kept_as_json_is_taken_up():
    """C11.10: a crash loses nothing."""
    kept = json.loads(json.dumps(drafted(6).plain()))
    draft = HourDraft()
    draft.restore(kept)
    draft.begin(dancers())
    assert draft.hour == drafted(6).hour


def test_a_kept_draft_may_come_after_the_table():
    kept = drafted(6).plain()
    draft = drafted(0)
    draft.restore(kept)
    assert draft.hour == drafted(6).hour


def test_what_is_no_draft_or_of_another_hour_is_left_alone():
    other: tuple[object, ...] = (None, [], {}, [5, "x"], [6, [["fly"]]], [5, [["pass"]]], "x", [6])
    for kept in (*other, [6, [[{}]]]):
        draft = HourDraft()
        draft.restore(kept)
        draft.begin(dancers())
        assert draft.decisions == (), kept


def test_a_stale_draft_is_taken_up_as_far_as_it_is_legal():
    decisions = [["B", 2], ["add", "tail", [7, 7], "E", []], ["act", [0, 0]]]
    draft = HourDraft()
    draft.restore([6, decisions])
    draft.begin(dancers())
    assert draft.hour == drafted(2).hour


def test_what_is_legal_is_listed_once():
    draft = drafted(4)
    assert draft.legal == tuple(legal(draft.turns[-1]))
    assert drafted(len(DANCE)).legal == ()
    assert HourDraft().plain() == []
