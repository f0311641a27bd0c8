"""In whatever an hour asks, at the smallest window, no word is cut and nothing hides a key."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget

from core.cozy.turn import Turn
from gui.cozy.cozy_view import CozyView
from gui.cozy.hour.choice_card import AnswerCard, ChoiceCard
from gui.cozy.hour.hour_editor import HourEditor
from gui.cozy.hour.option_bar import OptionCard
from gui.cozy.solo_bar import solo_snapshot
from gui.kit.theme import art_of, look
from gui.words.languages import spoken
from tests.core.cozy.play import game
from tests.gui.cozy.colonies import asked
from tests.gui.kit.look_at import wearing
from tests.settled import settled
from tests.tiers import few

SIZES = {"1280x720": (1280, 720, 88), "1024x600": (1024, 600, 72), "play on": (1024, 600, 115)}
"""Width, height, and where the badges end: lower where a line stands below them."""


def hours() -> Iterator[tuple[str, Turn]]:
    """Yield turns of every kind: each frame, and starts of hours in which options are barred."""
    for turn in asked():
        yield type(turn.stack[-1]).__name__, turn
    for number in range(1, 9):
        starts = [turn for turn, _, _ in game(number, 1) if not turn.stack]
        yield f"chapter {number}, first hour", starts[0]
        yield f"chapter {number}, later", starts[-1]


def cut(editor: HourEditor) -> list[str]:
    """List what is written shorter than it is."""
    said = {editor.question.text(): editor.question.fitted()[1]}
    for card in editor.findChildren(ChoiceCard):
        if card.isVisible() and isinstance(card, OptionCard | AnswerCard):
            whole = card.does if isinstance(card, OptionCard) else card.text()
            said[whole] = card.written()[1]
    detail = editor.tools.detail
    if detail.isVisible() and detail.heightForWidth(detail.width()) > detail.height():
        said[detail.text()] = ""
    for row in editor.scores.rows:
        said[row.accessibleName().partition(":")[0]] = row.written()[1]
    return [f"{whole!r} is {shown!r}" for whole, shown in said.items() if shown != whole]


def hidden(view: CozyView) -> list[str]:
    """List the keys that something lies over, and the rows that are not wholly seen."""
    keys = [one for one in view.findChildren(QAbstractButton) if one.isVisible()]
    covered = [one for one in keys if not _is_on_top(one)]
    lost = [
        one for one in view.editor.scores.rows if one.visibleRegion().boundingRect() != one.rect()
    ]
    return [f"{type(one).__name__} {one.accessibleName()}" for one in (*covered, *lost)]


def _is_on_top(key: QWidget) -> bool:
    window, middle = key.window(), key.rect().center()
    there = window.childAt(key.mapTo(window, middle))
    return there is not None and (there is key or key.isAncestorOf(there))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", few(1, ["de", "en"]))
def test_no_word_is_cut_and_no_key_is_covered_in_any_hour(qtbot, size, language):
    wide, high, top = SIZES[size]
    found = {}
    with wearing(replace(look(), art=art_of(wide, high), is_calm=True)), spoken(language):
        view = CozyView()
        qtbot.addWidget(view)
        view.resize(wide, high)
        view.set_frame(top, 0)
        view.show()
        for name, turn in hours():
            view.draft_of_hour.end()
            view.show_table(solo_snapshot(turn, 1))
            settled()
            if wrong := cut(view.editor) + hidden(view):
                found[name] = wrong
    assert found == {}


def test_advice_stands_in_the_place_of_the_question_and_on_no_key(qtbot):
    view = CozyView()
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.show()
    turn = next(turn for turn, _, _ in game(3, 1) if not turn.stack)
    view.show_table(solo_snapshot(turn, 1))
    view.editor.question.advise("A strong bot would go on with: pass.")
    view.show_table(solo_snapshot(turn, 1))
    settled()
    assert view.editor.question.text().startswith("A strong bot")
    assert hidden(view) == []
    view.editor.draft.decide(view.editor.draft.legal[0])
    assert "bot" not in view.editor.question.text()
