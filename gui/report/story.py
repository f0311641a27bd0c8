"""A completed step in words, whatever the game."""

from typing import Any

from core.table.step import Completed
from gui.faces import Face, known_face
from gui.words.table import call_words, changes
from gui.words.words import words


def face_at(done: Completed[Any]) -> Face:
    """Return the face of the game in which *done* was played."""
    return known_face(done.step.genesis.rules_id)


def told(done: Completed[Any]) -> list[str]:
    """Return what the step brought, in lines for a terminal; empty if there is no news."""
    return face_at(done).told(done)


def news(done: Completed[Any]) -> list[str]:
    """Return the same as sentences for a window, and also that a call completed the step."""
    face = face_at(done)
    return [*face.news(done), *call_words(done, face.AWAY)]


def mark_words(done: Completed[Any]) -> str:
    """Return what makes the step worth finding again, or ""."""
    face = face_at(done)
    called = [words("call")] if changes(done, face.AWAY) else []
    return ", ".join([*called, *face.marks(done)])
