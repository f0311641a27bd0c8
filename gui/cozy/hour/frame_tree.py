"""The hour as an indented tree, nested as its questions are; what waits is named where it waits."""

from collections.abc import Sequence

from core.cozy.decisions import Decision
from core.cozy.turn import Turn
from gui.cozy.decision_words import said
from gui.cozy.hour.prompts import changes
from gui.cozy.questions import frame_words, waiting
from gui.kit.plain_text import PlainText
from gui.words.words import words


def tree_lines(turns: Sequence[Turn], decisions: Sequence[Decision]) -> list[tuple[int, str]]:
    """Return the decisions, each with its depth; the end of a branch names where play returns."""
    lines = []
    for before, decision, after in zip(turns, decisions, turns[1:], strict=False):
        told = said(before, decision).done
        if before.hour == after.hour and len(after.stack) < len(before.stack) and after.stack:
            back = frame_words(after.stack[-1])
            told = words("{decision}  \u21a9 {frame}", decision=told, frame=back)
        lines.append((len(before.stack), told))
    return lines


STEP = "   "


class FrameTree(PlainText):
    """The tree as text to read; screen readers read it line by line."""

    def __init__(self) -> None:
        super().__init__(words("What this hour has done so far"))
        self.setMinimumHeight(50)

    def offer(self, lines: Sequence[str]) -> None:
        """Show what can be done, while nothing is decided yet."""
        self.setPlaceholderText("\n".join(lines))

    def show_hour(self, turns: Sequence[Turn], decisions: Sequence[Decision]) -> None:
        """Show the hour so far, and what is open."""
        lines = [f"{STEP * depth}{told}" for depth, told in tree_lines(turns, decisions)]
        if turns and turns[-1].stack:
            depth = len(turns[-1].stack)
            now, *later = waiting(turns[-1])
            lines.append(f"{STEP * depth}{words('now: {frame}', frame=now)}")
            lines += [
                f"{STEP * (depth - step)}{words('then: {frame}', frame=frame)}"
                for step, frame in enumerate(later, 1)
            ]
        if turns and turns[-1].hour != turns[0].hour:
            changed = "; ".join(changes(turns[0], turns[-1]))
            lines += ["", words("Changed: {changes}.", changes=changed)]
        self.setPlainText("\n".join(lines))
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
