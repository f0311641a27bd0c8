"""The audit's report as one page of HTML: self-contained, for people who were not there (P12).

In the order of their questions: does it check, who sat, who won, what was checked, what was odd,
what can no log show; and last what an expert needs to check it again.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib import import_module
from typing import Any

from PySide6.QtCore import Qt

from core.table.audit import Replay
from core.table.looks import PAINTS, Worn
from core.table.seeds import JointSeed
from core.table.table import Table
from gui.game_ui import known_ui, ui_of
from gui.kit.art import drawing
from gui.kit.drawing import svg_of
from gui.kit.theme import on_paper
from gui.kit.tokens import DAY, WHITE
from gui.parts.hats import face_name
from gui.report.checks import CheckTopic, checks, limits, steps_words
from gui.report.judged import SHAPES, Verdict
from gui.report.saved import title_words
from gui.report.terms_words import terms_of, terms_words
from gui.report.verdict import Report
from gui.words.emblem_pictures import emblem_svg
from gui.words.emblem_words import emblem_words
from gui.words.html import paragraph
from gui.words.languages import page_language
from gui.words.seats import seat_pattern, worms_of
from gui.words.table_words import calls, outside
from gui.words.words import sentence, words

_FACE, _BADGE = (60, 62), (160, 130)
_STYLE = f"""
body {{ font: 600 1rem/1.5 Nunito, system-ui, sans-serif; margin: 0; padding: 1rem;
  color: {DAY.ink}; background: {DAY.table}; overflow-wrap: anywhere; }}
main {{ max-width: 48rem; margin: 0 auto; }}
section, header {{ background: {DAY.paper}; border-radius: 20px; padding: 1rem 1.5rem;
  margin: 0 0 1rem; box-shadow: 0 2px 3px {DAY.shadow}29, 0 12px 26px {DAY.shadow}33; }}
header {{ display: flex; gap: 1.2rem; align-items: center; }}
header > svg {{ width: 5.5rem; height: auto; flex: none; }}
h1, h2, .number {{ font-family: DynaPuff, Nunito, system-ui, sans-serif; font-weight: 600; }}
h1 {{ font-size: 1.8rem; line-height: 1.2; margin: 0; }}
h1.bad {{ color: {DAY.bad}; }}
h2 {{ font-size: 1.35rem; margin: 0 0 .5rem; break-after: avoid; }}
h3 {{ font-size: 1.05rem; margin: 0; }}
p {{ margin: .4rem 0; }}
a {{ color: {DAY.quiet}; }}
.quiet {{ color: {DAY.ink2}; font-size: .94rem; }}
.seats, .emblem, .checks {{ list-style: none; padding: 0; margin: .5rem 0; }}
.seats li {{ display: flex; gap: .7rem; align-items: center; margin: .4rem 0; }}
.seat {{ position: relative; width: 3rem; flex: none; }}
.seat svg {{ display: block; width: 100%; height: auto; }}
.seat b {{ position: absolute; right: -.3rem; bottom: -.1rem; width: 1.3rem; height: 1.3rem;
  line-height: 1.3rem; font-size: .8rem; text-align: center; border-radius: 50%;
  border: 1.5px solid {DAY.ink}; background: {WHITE}; }}
.emblem {{ display: flex; flex-wrap: wrap; gap: 1rem; }}
.emblem li {{ width: 5.5rem; text-align: center; }}
.checks {{ display: grid; gap: .8rem;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }}
.checks li {{ background: {DAY.paper2}; border-radius: 13px; padding: .7rem 1rem;
  break-inside: avoid; }}
.number {{ font-size: 1.8rem; line-height: 1.2; color: {DAY.quiet}; }}
figure {{ margin: .8rem 0; break-inside: avoid; }}
figure svg {{ border-radius: 13px; }}
figure svg, .emblem svg {{ display: block; width: 100%; height: auto; }}
figcaption {{ color: {DAY.ink2}; font-size: .94rem; }}
.many {{ display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }}
.many figure {{ margin: 0; max-width: 34rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; break-inside: avoid; }}
th, td {{ border-bottom: 1.5px solid {DAY.line}; padding: .3rem .7rem; text-align: right; }}
th:first-child {{ text-align: left; font-weight: 600; }}
code {{ font-size: .85rem; }}
@media print {{ body {{ padding: 0; font-size: 11pt; background: {WHITE}; }}
  section, header {{ box-shadow: none; padding: 0; border-radius: 0; background: {WHITE}; }}
  main {{ max-width: none; }} .wide {{ overflow: visible; }} @page {{ margin: 18mm; }} }}
"""
_BADGES = {
    Verdict.CHECKS: "stamp-blank",
    Verdict.CALLED: "icon-hand",
    Verdict.UNFINISHED: "icon-wait",
    Verdict.PROVEN: "icon-hand",
    Verdict.FAILS: "torn-slip",
    Verdict.NEWER: "icon-wait",
}


def report_page(
    replay: Replay,
    found: Report,
    file: str = "FILE",
    compared: Sequence[str] = (),
    when: float | None = None,
) -> str:
    """Return the page of the log *file* that *replay* has judged and *found* describes.

    *compared* says how it stands to other copies, if any were loaded; the log was last written at
    *when*.
    """
    with on_paper():
        return _page(replay, found, file, compared, when)


def _page(
    replay: Replay, found: Report, file: str, compared: Sequence[str], when: float | None
) -> str:
    table = replay.table
    parts = [
        _top(replay, found, when),
        _section(words("Who sat at the table"), _seats(replay, found)),
    ]
    if table is not None:
        ends = words("Where the proof ends") if found.fault else words("The result")
        is_whole = not found.fault or found.judged.proved.is_all
        parts.append(_section(ends, _result(table, found, is_whole=is_whole)))
    parts.append(_section(words("What was checked"), _checked(found, compared)))
    parts.append(_section(words("What happened outside the rules"), _outside(table)))
    parts.append(_section(words("What no log can show"), [_list(limits(found))]))
    parts.append(_section(words("For experts"), _experts(replay, found, file)))
    title = escape(words("A game checked: {names}", names=", ".join(found.names)))
    language = page_language()
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{title}</title><style>{_STYLE}</style></head><body><main>\n"
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def _section(heading: str, parts: Iterable[str]) -> str:
    return f"<section><h2>{escape(heading)}</h2>\n{chr(10).join(parts)}</section>"


def _say(said: str, role: str = "") -> str:
    style = f' class="{role}"' if role else ""
    return f"<p{style}>{escape(said)}</p>"


def _list(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _top(replay: Replay, found: Report, when: float | None) -> str:
    """Return the verdict, what was played, and when."""
    line = found.judged.heading
    if found.verdict is Verdict.CALLED and replay.table is not None:
        line = f"{line} ({calls(replay.table)})"
    lines = [found.judged.why] if found.judged.why else []
    role = ' class="bad"' if found.verdict is Verdict.FAILS else ""
    told = "".join(map(_say, lines))
    if when is not None and replay.genesis is not None and not found.fault:
        told += _say(title_words(replay, when), "quiet")
    name = _BADGES[found.verdict]
    size = drawing(name).defaultSize().scaled(*_BADGE, Qt.AspectRatioMode.KeepAspectRatio)
    badge = svg_of(size.width(), size.height(), drawing(name).render)
    head = f"<h1{role}>{SHAPES[found.verdict]} {escape(line)}</h1>"
    return f"<header>{badge}<div>{head}{told}</div></header>"


def _seats(replay: Replay, found: Report) -> Iterator[str]:
    """Yield the players, the emblem, and what was played."""
    genesis = replay.genesis
    if genesis is None:
        yield _say(words("Nobody sat down."))
        return
    yield _players(found)
    yield _say(words("The same key in another game is the same laptop."), "quiet")
    if replay.table and replay.table.completed and len(genesis.offers) > 1:
        yield from _emblem(JointSeed(replay.table.completed[0].outcome.seed).emblem())
    yield _say(words("They played {game}.", game=terms_words(terms_of(genesis))))
    ui = ui_of(genesis.rules_id)
    if ui and (rules := ui.edition_words(terms_of(genesis))):
        yield _list(rules)


def _players(found: Report) -> str:
    lines = []
    for one, worm in zip(found.seats, worms_of(found.names), strict=True):
        pattern = words(seat_pattern(PAINTS.index(worm.paint)).value)
        key = words("{pattern}; key: {key}", pattern=pattern, key=one.key)
        told = "<br/>".join(map(escape, (key, *map(sentence, one.known_lines()))))
        said = f"<b>{escape(one.name)}</b><br/><span class='quiet'>{told}</span>"
        lines.append(f"<li>{_sign(worm)}<span>{said}</span></li>")
    return f'<ul class="seats">{"".join(lines)}</ul>'


def _sign(worm: Worn) -> str:
    """Return the face of *worm*, by day, with its letter."""
    width, height = _FACE
    face = svg_of(width, height, drawing(face_name(worm)).render)
    return f'<span class="seat">{face}<b>{escape(worm.letter)}</b></span>'


def _emblem(emblem: tuple[int, ...]) -> Iterator[str]:
    yield _say(words("The emblem that they could compare:"))
    shown = [
        f"<li>{emblem_svg(picture, DAY.ink)}{escape(word)}</li>"
        for picture, word in zip(emblem, emblem_words(emblem), strict=True)
    ]
    yield f'<ul class="emblem">{"".join(shown)}</ul>'


def _checked(found: Report, compared: Sequence[str]) -> Iterator[str]:
    """Yield what was checked, as "Is it fair?" shows it, and the other copies."""
    cards = [
        f'<li><div class="number">{escape(one.number)}</div><h3>{escape(one.title)}</h3>'
        f"{_say(one.said)}</li>"
        for one in checks(found)
        if one.about is not CheckTopic.LIMITS
    ]
    yield f'<ul class="checks">{"".join(cards)}</ul>'
    yield _list([sentence(steps_words(found.steps)), *compared])


def _result(table: Table[Any], found: Report, *, is_whole: bool) -> list[str]:
    if table.step.state is None:
        return [paragraph(words("No step of this game was completed."))]
    written = import_module(known_ui(found.rules_id).RESULT).result_parts
    return list(written(found.names, table.step.state, found.result, is_whole=is_whole))


def _outside(table: Table[Any] | None) -> list[str]:
    odd = outside(table, known_ui(table.genesis.rules_id).AWAY) if table else []
    if not odd:
        return [_say(words("Nothing: no calls, no bids left unopened, no proofs of lies."))]
    return [_list([words("Step {step}: {what}", step=one.step, what=one.said) for one in odd])]


def _experts(replay: Replay, found: Report, file: str) -> Iterator[str]:
    yield from map(_say, map(sentence, found.fault_lines()))
    yield _say(words("This checks everything again; it ends with 0 if all is well, 1 if not:"))
    yield f"<p><code>wormup-lan audit {escape(file)}</code></p>"
    yield _say(words("This tells every step in words:"))
    yield f"<p><code>wormup-lan replay --text {escape(file)}</code></p>"
    lines = [(words("rules"), found.rules_id)]
    if replay.genesis is not None:
        lines.append((words("game"), replay.genesis.game.hex()))
        lines += [(offer.name, offer.identity.hex()) for offer in replay.genesis.offers]
    lines += [(words("last digest"), found.digest), (words("export"), found.export)]
    yield _digests(lines)
    if replay.table is not None:
        steps = [(str(done.step.number), done.digest.hex()) for done in replay.table.completed]
        said = escape(words("The digest of each step"))
        yield f"<details><summary>{said}</summary>{_digests(steps)}</details>"


def _digests(lines: Sequence[tuple[str, str]]) -> str:
    said = "".join(f"<dt>{escape(a)}</dt><dd><code>{escape(b)}</code></dd>" for a, b in lines)
    return f"<dl>{said}</dl>"
