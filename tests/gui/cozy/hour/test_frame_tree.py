"""The hour as a tree: nesting, where play returns, what waits, what was changed."""

from core.cozy.hour import drafted
from gui.cozy.hour.frame_tree import FrameTree, tree_lines
from gui.cozy.hour.hour_draft import HourDraft
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import DANCE, dancers


def draft_of(count: int) -> HourDraft:
    draft = HourDraft()
    draft.begin(dancers())
    for wire in DANCE[:count]:
        draft.decide(read(*wire))
    return draft


def test_lines_are_as_deep_as_the_business_they_belong_to():
    """C11.9."""
    draft = draft_of(len(DANCE))
    lines = tree_lines(draft.turns, draft.decisions)
    assert [depth for depth, _ in lines] == [0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 2]
    assert lines[9][1] == "a food on b8  \u21a9 line A-C, acts left: 1"


def test_the_tree_ends_with_what_waits_or_with_what_was_changed(qtbot):
    tree = FrameTree()
    qtbot.addWidget(tree)
    tree.show_hour(draft_of(7).turns, draft_of(7).decisions)
    assert "now: an organ for worm A" in tree.toPlainText()
    assert "then: line A-C" in tree.toPlainText()
    done = draft_of(len(DANCE))
    tree.show_hour(done.turns, done.decisions)
    assert "Changed: eye on b1; tail on h8; food on a2; food on b8" in tree.toPlainText()
    assert drafted(dancers(), ()).turn == dancers()


def test_while_nothing_is_decided_the_tree_says_what_could_be(qtbot):
    tree = FrameTree()
    qtbot.addWidget(tree)
    tree.offer(["A: place shape Z"])
    tree.show_hour((dancers(),), ())
    assert tree.placeholderText() == "A: place shape Z"
    assert tree.toPlainText() == ""
