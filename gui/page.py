"""The audit's report as one page of HTML: self-contained, for people who were not there (P12)."""

from html import escape

from core.table.audit import Replay
from core.wormup.game import GameState
from gui.picture import board_svg
from gui.report import Report
from gui.words import words

_STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:52rem;margin:2rem auto;color:#33302a}"
    "svg{width:100%;height:auto}"
)


def report_page(replay: Replay, found: Report) -> str:
    """Write the page of a log that *replay* has judged and *found* tells."""
    names = found.names
    parts = [
        f"<h1>{escape(found.line)}</h1>",
        f"<p>{escape(', '.join(names))}; {escape(found.rules_id)}</p>",
        *(f"<p>{escape(line)}</p>" for line in found.result),
    ]
    state = replay.table.step.state if replay.table else None
    if isinstance(state, GameState):
        parts.append(board_svg(state.race, names, words("The board at the end")))
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>wormup-lan</title>'
        f"<style>{_STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )
