"""The cap of a key: seen while keys lead, its room always kept."""

from gui.kit.focus import use_keys, use_mouse
from gui.kit.key_cap import KeyCap
from tests.settled import settled


def test_it_is_seen_while_keys_lead_and_moves_nothing(qtbot):
    use_mouse()
    cap = KeyCap("Enter")
    qtbot.addWidget(cap)
    cap.show()
    room, blank = cap.sizeHint(), cap.grab().toImage()
    use_keys()
    settled()
    assert cap.grab().toImage() != blank
    use_mouse()
    assert cap.grab().toImage() == blank
    assert cap.sizeHint() == room
