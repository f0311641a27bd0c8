"""A brain that can be dragged on a die."""

from gui.cozy.hour.brain_token import CREDIT, BrainToken, carried
from gui.cozy.hour.die_face import BRAIN_MIME
from gui.parts.theme import size_text


def test_a_token_says_what_it_is_and_carries_its_name(qtbot):
    token = BrainToken(CREDIT, "a credit")
    qtbot.addWidget(token)
    assert token.accessibleName() == "a credit"
    assert bytes(carried("g6").data(BRAIN_MIME).data()) == b"g6"


def test_two_tokens_look_different(qtbot):
    tokens = [BrainToken(name, "") for name in (CREDIT, "g6")]
    for token in tokens:
        qtbot.addWidget(token)
        token.resize(token.sizeHint())
    assert tokens[0].grab().toImage() != tokens[1].grab().toImage()


def test_a_token_is_never_squeezed(qtbot, qapp):
    size_text(qapp, 18)
    token = BrainToken("f12", "")
    qtbot.addWidget(token)
    wide = token.fontMetrics().horizontalAdvance("f12")
    assert token.minimumSizeHint() == token.sizeHint()
    assert token.sizeHint().width() > wide > 34
