"""Labels whose looks the style sheet gives."""

from gui.parts.role_label import role_label


def test_a_label_has_its_role_and_wraps_its_words(qtbot):
    label = role_label("hint")
    qtbot.addWidget(label)
    assert (label.property("role"), label.wordWrap()) == ("hint", True)
