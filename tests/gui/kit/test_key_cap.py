"""The cap of a key: seen from the first key on or always, its room always kept."""

from gui.kit.focus import forget_keys, use_keys, use_mouse
from gui.kit.key_cap import KeyCap
from gui.kit.theme import Look
from tests.gui.kit.look_at import wearing
from tests.settled import settled


def test_it_is_seen_from_the_first_key_on_or_always_and_moves_nothing(qtbot):
    forget_keys()
    cap = KeyCap("Enter")
    qtbot.addWidget(cap)
    cap.show()
    room, blank = cap.sizeHint(), cap.grab().toImage()
    with wearing(Look(shows_keys=True)):
        shown = cap.grab().toImage()
    assert shown != blank
    assert cap.grab().toImage() == blank
    for use in (use_keys, use_mouse):
        use()
        settled()
        assert cap.grab().toImage() == shown
    assert cap.sizeHint() == room
