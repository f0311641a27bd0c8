"""What one can say at a table without words: gestures, in words for everybody."""

from collections.abc import Mapping

from gui.words.words import marked

GESTURE = "gesture"
"""The kind of the aside."""
GESTURES: Mapping[str, str] = {
    "clap": marked("Bravo!"),
    "oops": marked("Oops!"),
    "hurry": marked("Hurry up!"),
    "thinking": marked("Thinking…"),
    "good": marked("Good one!"),
    "tea": marked("Tea time!"),
}
"""The gestures as they are sent, with what each says; an icon has the same name."""
