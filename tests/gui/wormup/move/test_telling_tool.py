"""A tool tells why not, once a reason, and takes it back."""

import pytest

from core.wormup.refusals import Body, BodyKind, Contact, WormUpReason, WormUpRefusal
from core.wormup.worm import Vec
from gui.wormup.move.telling_tool import TellingTool

pytestmark = pytest.mark.usefixtures("qapp")

_OTHER = Body(BodyKind.SEGMENT, Vec(0, 0), 3, 1)


def near(x, other=_OTHER):
    contact = Contact(Body(BodyKind.SEGMENT, Vec(x, 0), 0, 0), other, (x * x, 1), (160_000, 1))
    return WormUpRefusal(WormUpReason.WORM, contact=contact)


class Tool(TellingTool):
    """A tool that is told what stands in its way."""

    def aim(self, conflict):
        self._tell(conflict)

    def press(self, conflict):
        self._insist(conflict)


@pytest.fixture
def heard():
    return []


@pytest.fixture
def tool(heard):
    tool = Tool()
    tool.refused.connect(lambda refusal: heard.append(("refused", refusal)))
    tool.freed.connect(lambda: heard.append("freed"))
    return tool


def test_a_reason_is_told_once_also_if_it_is_measured_elsewhere(tool, heard):
    for x in (300, 300, 310):
        tool.aim(near(x))
    assert heard == [("refused", near(300))]


def test_another_body_is_another_reason(tool, heard):
    post = Body(BodyKind.FINISH_POST, Vec(0, 0), 0)
    tool.aim(near(300))
    tool.aim(near(300, post))
    assert [what for what, _ in heard] == ["refused", "refused"]


def test_a_reason_is_taken_back_once(tool, heard):
    tool.aim(None)
    tool.aim(near(300))
    tool.aim(None)
    tool.aim(None)
    assert heard == [("refused", near(300)), "freed"]


def test_who_insists_hears_it_again(tool, heard):
    tool.aim(near(300))
    tool.press(near(300))
    assert heard == [("refused", near(300))] * 2
