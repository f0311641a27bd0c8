"""What a row says: where you are on it, what is next, and what a decision would bring."""

from core.cozy.sheet import Measure, SheetRow
from gui.cozy.around.scale import CountStep
from gui.cozy.sheet_words import brief_row_words
from gui.words.words import counted, labelled, words


def row_title(row: SheetRow) -> str:
    """Return what a row counts, as the beginning of a line."""
    said = brief_row_words(row)
    return f"{said[:1].upper()}{said[1:]}"


def here_words(step: CountStep) -> str:
    """Return where you are on a row."""
    return words("You are at {count}.", count=step.now)


def next_words(row: SheetRow, step: CountStep, shape: str = "") -> str:
    """Return what is next on *row*, and what a decision brings: laying a *shape*, or another."""
    mark, symbols = _next(row, step.now)
    named = {"mark": mark, "shape": shape, "after": step.after}
    is_moved = step.after != step.now
    if "*" in symbols and is_moved:
        if shape:
            return words("The next star is at {mark}; this {shape} brings {after}.", **named)
        return words("The next star is at {mark}; this brings {after}.", **named)
    brings = ""
    if is_moved:
        brings = words("This brings {after}.", **named)
        if shape:
            brings = words("This {shape} brings {after}.", **named)
    return " ".join(filter(None, (_coming(row, step.now), brings)))


def _next(row: SheetRow, count: int) -> tuple[int, str]:
    """Return the next mark and its symbols; "" if there is none."""
    return next(((mark, symbols) for mark, symbols in row.groups if mark > count), (0, ""))


def _coming(row: SheetRow, count: int) -> str:
    mark, symbols = _next(row, count)
    if "X" in symbols:
        if row.measure is Measure.WORMS_TOUCHING_BLANK and mark == count + 1 and symbols == "XX":
            return words("One more worm in the draught: two points less.")
        return words("The next cross is at {mark}.", mark=mark)
    if "*" in symbols:
        return words("The next star is at {mark}.", mark=mark)
    return words("The next circle is at {mark}.", mark=mark) if symbols else ""


def group_words(row: SheetRow, number: int, count: int) -> str:
    """Return what the group *number* of *row* would take."""
    mark, symbols = row.groups[number]
    if mark <= count:
        return words("{row}: reached at {mark}.", row=row_title(row), mark=mark)
    named = {"row": row_title(row), "mark": mark}
    if "X" in symbols:
        return counted(mark - count, "{row}: one more, and this costs.",
                       "{row}: {count} more, and this costs.", **named)  # fmt: skip
    return counted(mark - count, "{row}: one more, and this is yours.",
                   "{row}: {count} more, and this is yours.", **named)  # fmt: skip


def short_words(row: SheetRow, step: CountStep) -> str:
    """Return where you are and what is next, where there is no room for marks."""
    mark, symbols = _next(row, step.now)
    if not mark or "X" in symbols:
        return str(step.now)
    return words("{count}, next {mark}", count=step.now, mark=mark)


def told(row: SheetRow, step: CountStep) -> str:
    """Return all of a row, to be heard."""
    said = [words("{row}: {count}.", row=row_title(row), count=step.now)]
    marks = [mark for mark, _ in row.groups if mark > step.now]
    if marks:
        named = {"mark": marks[0], "later": ", ".join(map(str, marks[1:]))}
        is_star = "*" in _next(row, step.now)[1]
        if is_star and marks[1:]:
            said.append(words("Next star at {mark}, then {later}.", **named))
        elif is_star:
            said.append(words("Next star at {mark}.", **named))
        elif marks[1:]:
            said.append(words("Next at {mark}, then {later}.", **named))
        else:
            said.append(words("Next at {mark}.", **named))
    if step.after != step.now:
        said.append(_outline(row, step))
    return " ".join(said)


def _outline(row: SheetRow, step: CountStep) -> str:
    change = row.points(step.after) - row.points(step.now)
    named = {"after": step.after}
    if change > 0:
        return counted(change, "This outline: {after}, one point more.",
                       "This outline: {after}, {count} points more.", **named)  # fmt: skip
    if change < 0:
        return counted(-change, "This outline: {after}, one point less.",
                       "This outline: {after}, {count} points less.", **named)  # fmt: skip
    return words("This outline: {after}.", **named)


def change_words(row: SheetRow, step: CountStep) -> str:
    """Return what a decision changes of *row*; "" if nothing."""
    if step.after == step.now:
        return ""
    return labelled(row_title(row), _outline(row, step))
