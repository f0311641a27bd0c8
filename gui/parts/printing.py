"""How a game is played, and its empty sheets, as HTML to print on A4: with drawings, by day."""

from __future__ import annotations  # Contents, whose page prints itself

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.kit.drawing import svg_of
from gui.kit.theme import on_paper
from gui.kit.tokens import DAY, WHITE
from gui.words.languages import page_language
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.parts.contents import Blank, Contents, ContentsLine, ContentsPart, Paint, Panel

_PANEL, _SMALL, _SHEET = (300, 260), 48, (760, 760)
_TELLING = 0.75
"""The share of its loop at which a picture stands."""
_STYLE = f"""
@page {{ size: A4; margin: 12mm; }}
* {{ box-sizing: border-box; }}
body {{ font: 600 10pt/1.35 Nunito, system-ui, sans-serif; margin: 0 auto; padding: 12mm;
  max-width: 210mm; color: {DAY.ink}; background: {WHITE}; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }}
h1, h2 {{ font-family: DynaPuff, Nunito, system-ui, sans-serif; font-weight: 600; margin: 0; }}
h1 {{ font-size: 22pt; }}
h2 {{ font-size: 13pt; break-after: avoid; }}
h3 {{ font-size: 10pt; margin: 1mm 0 0; }}
p {{ margin: 0; font-weight: 500; }}
svg {{ display: block; width: 100%; height: auto; }}
svg text {{ font-family: Nunito, system-ui, sans-serif; }}
.panels {{ display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm; margin: 3mm 0; }}
.panels > div {{ break-inside: avoid; }}
.panels svg {{ background: {DAY.table}; border-radius: 3mm; }}
.parts {{ columns: 2; column-gap: 8mm; }}
.parts section {{ margin: 0 0 3mm; }}
.line {{ display: flex; gap: 2.5mm; margin: 1mm 0; break-inside: avoid; }}
.line svg {{ width: 9mm; flex: none; align-self: flex-start; }}
.sheet {{ break-after: page; }}
.sheet:last-child {{ break-after: auto; }}
.sheet > svg {{ width: 172mm; max-width: 100%; margin: 2mm auto; }}
.shapes {{ display: flex; gap: 5mm; margin: 0 0 3mm; align-items: end; }}
.shapes div {{ width: 15mm; text-align: center; }}
.row {{ margin: 1.5mm 0; break-inside: avoid; }}
.groups {{ display: flex; flex-wrap: wrap; gap: 1.5mm; }}
.groups span {{ border: 1.5px solid {DAY.edge}; border-radius: 2mm; padding: .3mm 2mm; }}
.groups small {{ color: {DAY.ink2}; }}
@media print {{ body {{ padding: 0; }} }}
"""


def rules_page(contents: Contents) -> str:
    """Return how a game is played as a page of HTML."""
    title = words("{game}: the rules", game=contents.game)
    with on_paper():
        panels = [
            f'<div class="panels">{"".join(map(_panel, chapter.panels))}</div>'
            for chapter in contents.chapters
            if chapter.panels
        ]
        parts = "".join(map(_part, contents.parts))
    body = f'<h1>{escape(title)}</h1>{"".join(panels)}<div class="parts">{parts}</div>'
    return _page(title, body)


def sheets_page(contents: Contents, sheets: Sequence[Blank]) -> str:
    """Return empty *sheets* of a game as HTML, each on a page of its own."""
    title = words("{game}: empty sheets", game=contents.game)
    with on_paper():
        body = "".join(map(_sheet, sheets))
    return _page(title, body)


def _page(title: str, body: str) -> str:
    language = page_language()
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"/>'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f"<body>\n{body}\n</body></html>\n"
    )


def _panel(panel: Panel) -> str:
    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel.show(painter, QRectF(0, 0, *_PANEL), _TELLING)

    drawn = svg_of(*_PANEL, paint)
    return f"<div>{drawn}<h3>{escape(panel.heading)}</h3><p>{escape(panel.said)}</p></div>"


def _part(part: ContentsPart) -> str:
    lines = "".join(map(_line, part.lines))
    return f"<section><h2>{escape(part.heading)}</h2>{lines}</section>"


def _line(line: ContentsLine) -> str:
    drawn = _square(line.paint, _SMALL) if line.paint is not None else ""
    key = f"<b>{escape(line.key)}</b>" if line.key else ""
    return f'<div class="line">{drawn}{key}<p>{escape(line.said)}</p></div>'


def _sheet(blank: Blank) -> str:
    shapes = "".join(
        f"<div>{_square(paint, _SMALL)}{escape(name)}</div>" for name, paint in blank.shapes
    )
    rows = "".join(_row(said, groups) for said, groups in blank.rows)
    drawn = svg_of(*_SHEET, lambda painter: blank.paint(painter, QRectF(0, 0, *_SHEET)))
    return (
        f'<div class="sheet"><h1>{escape(blank.title)}</h1>{drawn}'
        f'<div class="shapes">{shapes}</div>{rows}</div>'
    )


def _row(said: str, groups: Sequence[tuple[int, str]]) -> str:
    boxes = "".join(f"<span><small>{mark}</small> {escape(signs)}</span>" for mark, signs in groups)
    return f'<div class="row"><p>{escape(said)}</p><div class="groups">{boxes}</div></div>'


def _square(paint: Paint, side: int) -> str:
    def painted(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(1, 1, side - 2, side - 2))

    return svg_of(side, side, painted)
