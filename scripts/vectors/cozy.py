"""Vectors of Worm & Cozy: one file is ``{sheet, games: [...]}`` or ``{sheets, scenes: [...]}``.

Law: everything a file says is compared: the digest of the sheet, every list of legal decisions,
every refusal with its code, every audit state, the counts after each hour, the end and the score.
Anything beyond that makes a file unreadable, for it would not be compared; only a file and a game
may have names and numbers of their own.

    game   {sheet, sheet_digest, hours, final, score}; a scene has a name in "scene"
           and, in sheets, a sheet under that name
    hour   {dice: [1..6, 1..6, 1..6], steps, counts: what the four rows count after it}
    step   {legal: [how many, digest], refused: [[decision, code], ...], decision, after: digest}
    score  {counts, points, total, rating}

The digests are the first 16 hex digits of SHA-256: of the audit state, or of the sorted list of the
canonical JSON of each legal decision. A decision is a map of "do" and its fields (C6.1).
"""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

from core.cozy.canonical import Plain, canonical_digest, canonical_json
from core.cozy.chapter_rows import arguments_of
from core.cozy.decisions import Decision, read_decision, write_decision
from core.cozy.grid import Cell, Path
from core.cozy.hour import decided, legal, refusal
from core.cozy.scoring import score_of
from core.cozy.sheet import Axis, Measure, Region, Sheet, SheetRow
from core.cozy.turn import Turn, start_turn
from core.cozy.worm import OrganKind
from core.table.encoding import Value
from vectors.strict_json import (
    Difference,
    FormError,
    Json,
    UnreadableError,
    choice_of,
    compared,
    named,
    parse,
    read_dict,
    read_int,
    read_list,
    read_str,
    shown,
)

_FIELDS = {
    "dice": ("die", "to"),
    "fill": ("cell", "die", "to"),
    "A": ("cells",),
    "B": ("worm",),
    "C": ("worm",),
    "pass": (),
    "add": ("kind", "cell", "face", "front"),
    "act": ("cell",),
    "food": ("cell",),
    "line": ("worm",),
    "partner": ("worm",),
    "baby": ("cells",),
    "organs": (),
    "grow": ("cell", "from"),
    "done": (),
}
_OPTIONAL = {"face", "front", "from"}
_COMPARED = {"sheet", "sheet_digest", "hours", "final", "score"}
_DIGITS = 16
_FORM_ERRORS = (FormError, KeyError, TypeError, ValueError)
_Check = tuple[str, list[Difference]]
"""A place in the file, and what differs there."""
_Checks = Generator[_Check, None, Turn | None]
"""Checks, and then the state to go on with, if there is one."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game or scene of a file, with the sheet it is played on."""

    name: str
    sheet: Sheet
    content: dict[str, Json]


def holds_games(data: bytes) -> bool:
    """Return whether *data* looks like a file of this kind."""
    try:
        whole = parse(data.decode())
    except (UnicodeDecodeError, UnreadableError):
        return False
    return isinstance(whole, dict) and bool(whole.keys() & {"games", "scenes"})


def read_games(data: bytes) -> list[Game]:
    """Return the games of a file, or raise `UnreadableError`."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise UnreadableError(f"is not UTF-8 text, at byte {error.start}") from None
    try:
        match parse(text):
            case {"sheet": sheet, "games": list(games), **more} if _are_labels(more.values()):
                read = read_sheet(sheet)
                names = [f"game {place}" for place in range(len(games))]
                sheets = [read] * len(games)
            case {"sheets": dict(kept), "scenes": list(games), **more} if _are_labels(
                more.values()
            ):
                names = [read_str(read_dict(game)["scene"]) for game in games]
                sheets = [read_sheet(kept[name]) for name in names]
            case dict(other):
                raise UnreadableError(
                    f"wants a sheet and games, or sheets and scenes: {named(other)}"
                )
            case _:
                msg = "is not a JSON object"
                raise UnreadableError(msg)
        return [Game(*one) for one in zip(names, sheets, map(read_dict, games), strict=True)]
    except _FORM_ERRORS as error:
        raise UnreadableError(f"has a sheet or a scene without the right form: {error}") from None


def checks(game: Game) -> Iterator[_Check]:
    """Judge *game* in order, up to a decision that our core refuses: no state follows it."""
    content = game.content
    try:
        more = {key: content[key] for key in content.keys() - _COMPARED}
        if not _are_labels(more.values()):
            raise UnreadableError(f"{game.name} says more than can be compared: {sorted(more)}")
        yield from _digest_check(game)
        turn: Turn | None = start_turn(game.sheet)
        for hour, played in enumerate(read_list(content["hours"])):
            turn = turn and (yield from _hour(turn, read_dict(played), f"{game.name}, hour {hour}"))
        if turn is None:
            return
        if "final" in content:
            found = compared("final", content["final"], _json(turn.plain()))
            yield f"{game.name}, end", list(found)
        if "score" in content:
            yield f"{game.name}, end", list(compared("score", content["score"], _score(turn)))
    except _FORM_ERRORS as error:
        raise UnreadableError(f"{game.name} has not the right form: {error}") from None


def _digest_check(game: Game) -> Iterator[_Check]:
    if "sheet_digest" in game.content:
        want = game.content["sheet_digest"]
        yield game.name, list(compared("sheet_digest", want, game.sheet.digest.hex()))


def _hour(turn: Turn, played: dict[str, Json], where: str) -> _Checks:
    _only(played, "dice", "steps", "counts")
    first, second, third = map(_pips, read_list(played["dice"]))
    after: Turn | None = turn.rolled((first, second, third))
    for place, step in enumerate(read_list(played["steps"])):
        after = after and (yield from _step(after, read_dict(step), f"{where}, step {place}"))
    if after is None or after.hour == turn.hour:
        yield where, [Difference("hour", "over", "not over")]
        return None
    if "counts" in played:
        counts: Json = [*score_of(after.colony).counts]
        yield where, list(compared("counts", played["counts"], counts))
    return after


def _pips(value: Json) -> int:
    if (pips := read_int(value)) in range(1, 7):
        return pips
    raise FormError


def _step(turn: Turn, step: dict[str, Json], where: str) -> _Checks:
    _only(step, "legal", "refused", "decision", "after")
    found: list[Difference] = []
    if "legal" in step:
        found += compared("legal", step["legal"], legal_digest(turn))
    for place, pair in enumerate(read_list(step.get("refused", []))):
        tried, code = read_list(pair)
        found += compared(f"refused[{place}] {shown(tried)}", code, _code(turn, tried))
    decision, code = read_map(step["decision"]), _code(turn, step["decision"])
    if code is not None or decision is None:
        yield where, [*found, Difference("decision", "accepted", f"refused: {code}")]
        return None
    after = decided(turn, decision)
    if "after" in step:
        found += compared("after", step["after"], after.digest.hex()[:_DIGITS])
    yield where, found
    return after


def legal_digest(turn: Turn) -> Json:
    """Return the number and the hash of the decisions that are legal now."""
    maps = sorted(canonical_json(write_map(one)).decode() for one in legal(turn))
    return [len(maps), canonical_digest(maps).hex()[:_DIGITS]]


def _code(turn: Turn, tried: Json) -> Json:
    reason = refusal(turn, read_map(tried))
    return None if reason is None else str(reason.value[1])


def _score(turn: Turn) -> Json:
    score = score_of(turn.colony)
    return {
        "counts": list(score.counts),
        "points": list(score.points),
        "total": score.total,
        "rating": score.grade,
    }


def _json(value: Plain) -> Json:
    """Return *value* as JSON would hold it."""
    return parse(canonical_json(value).decode())


def _are_labels(values: Iterable[object]) -> bool:
    return not any(isinstance(value, list | dict) for value in values)


def _only(value: dict[str, Json], *known: str) -> None:
    if unknown := sorted(value.keys() - set(known)):
        raise UnreadableError(f"says more than can be compared: {unknown}")


# decisions


def read_map(value: Json) -> Decision | None:
    """Read a decision from its map; None unless it has exactly its fields (C6.1)."""
    try:
        table = read_dict(value)
        do = read_str(table["do"])
        fields = _FIELDS[do]
        if table.keys() - {"do", *fields}:
            return None
        return read_decision((do, *(_field(table, field) for field in fields)))
    except (FormError, KeyError):
        return None


def _field(table: dict[str, Json], field: str) -> Value:
    if field not in table and field in _OPTIONAL:
        return ()
    value = _value(table[field])
    if value == ():
        raise FormError
    return value


def _value(value: Json) -> Value:
    match value:
        case list():
            return tuple(_value(one) for one in value)
        case bool() | int() | str():
            return value
        case _:
            raise FormError


def write_map(decision: Decision) -> dict[str, Plain]:
    """Return *decision* as a map; `read_map` reads it back."""
    do, *values = write_decision(decision)
    fields = _FIELDS[str(do)]
    wanted = zip(fields, values, strict=True)
    return {"do": str(do), **{field: _plain(value) for field, value in wanted if value != ()}}


def _plain(value: Value) -> Plain:
    if isinstance(value, bytes):
        raise TypeError
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


# sheets


def read_sheet(value: Json) -> Sheet:
    """Read a sheet as vectors have it: the data of its digest, with a name and titles."""
    table = read_dict(value)
    rewards = [_row(row) for row in read_list(table["rewards"])]
    return Sheet(
        rows=read_int(table["rows"]),
        cols=read_int(table["cols"]),
        rocks=_path(table["rocks"]),
        foods=_path(table["foods"]),
        hours=tuple(_region(hour) for hour in read_list(table["hours"])),
        shapes=tuple(_shape(shape) for shape in read_list(table["shapes"])),
        organ_die=tuple(choice_of(OrganKind)(kind) for kind in read_list(table["organ_die"])),
        rewards=tuple(rewards),
        penalty=_row(table["penalty"]),
    )


def _region(value: Json) -> Region:
    name, axis, first, last = read_list(value)
    return Region(read_str(name), choice_of(Axis)(axis), read_int(first), read_int(last))


def _shape(value: Json) -> tuple[str, Path]:
    name, path = read_list(value)
    return read_str(name), _path(path)


def _path(value: Json) -> Path:
    return tuple(Cell(*map(read_int, read_list(cell))) for cell in read_list(value))


def _row(value: Json) -> SheetRow:
    table = read_dict(value)
    arguments = read_dict(table["args"])
    given = {key: one for key, one in arguments.items() if isinstance(one, bool | int | str)}
    groups = [read_list(group) for group in read_list(table["row"])]
    return SheetRow(
        choice_of(Measure)(table["measure"]),
        arguments_of(given),
        tuple((read_int(mark), read_str(symbols)) for mark, symbols in groups),
    )
