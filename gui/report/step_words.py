"""A completed step in words, whatever the game."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from core.table.step import Completed
from gui.game_ui import known_ui
from gui.words.game_words import GameUi
from gui.words.mark_kinds import MarkKind, Signed
from gui.words.table_words import call_words, changes, names_at
from gui.words.words import words


def ui_at(done: Completed[Any]) -> GameUi:
    """Return the face of the game in which *done* was played."""
    return known_ui(done.step.genesis.rules_id)


def leader(done: Completed[Any]) -> int:
    """Return the seat that leads after *done*; the first one if none does."""
    return max(0, ui_at(done).lead_words(names_at(done), done.outcome.state)[1])


def told(done: Completed[Any]) -> list[str]:
    """Return what the step brought, in lines for a terminal; empty if there is no news."""
    return ui_at(done).told(done)


def news(done: Completed[Any]) -> list[str]:
    """Return the same as sentences for a window, and also that a call completed the step."""
    ui = ui_at(done)
    return [*ui.news(done), *call_words(done, ui.AWAY)]


def marks(done: Completed[Any]) -> list[Signed]:
    """Return what makes the step worth finding again, each with its kind."""
    ui = ui_at(done)
    called = [(MarkKind.SILENCE, words("call"))] if changes(done, ui.AWAY) else []
    return [*called, *ui.marks(done)]


class Entry(NamedTuple):
    """What the log of a window says of a step."""

    step: int
    heading: str
    """The round it belongs to; "" before the first."""
    label: str
    """The same, below a timeline."""
    dice: tuple[tuple[int, str], ...]
    """The dice laid open in it: seats and faces."""
    said: str
    """The same dice in a sentence."""
    lines: tuple[tuple[str, int | None], ...]
    """What else happened, and whom each sentence is about."""
    marks: tuple[Signed, ...]
    """What makes it worth finding again."""

    @property
    def sentences(self) -> list[str]:
        """Everything that it says."""
        return [*([self.said] if self.said else []), *(line for line, _ in self.lines)]


def entry(done: Completed[Any]) -> Entry:
    """Return what the log of a window says of *done*."""
    ui, state, names = ui_at(done), done.step.state, names_at(done)
    opened = ((slot.seat, ui.die(slot.action)) for slot in done.outcome.slots)
    dice = tuple((seat, shown) for seat, shown in opened if shown)
    lines = news(done)
    said = lines.pop(0) if dice else ""
    return Entry(
        done.step.number,
        ui.round_words(state) if state else "",
        ui.round_label(state) if state else "",
        dice,
        said,
        tuple((line.removesuffix("."), _about(line, names)) for line in lines),
        tuple(marks(done)),
    )


def _about(line: str, names: Sequence[str]) -> int | None:
    """Return the seat of the player whom *line* names first, or None."""
    found = [
        (at, -len(name), seat) for seat, name in enumerate(names) if (at := line.find(name)) >= 0
    ]
    return min(found)[2] if found else None


def turn_begins(steps: Sequence[Completed[Any]]) -> int:
    """Return where in *steps* the last round or hour begins."""
    reached = known_ui(steps[-1].step.genesis.rules_id).round_reached
    turns = [done.step.state and reached(done.step.state) for done in steps]
    return turns.index(turns[-1])
