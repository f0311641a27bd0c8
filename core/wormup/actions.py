"""The wire forms of Worm Up!: options and actions as plain values, and back, strictly (W5).

Law: each meaning has one form. A value of any other form reads as None, never as an exception.

    options    (repose, x_turn, swing_when, lanes, course); with unopened_out one more, True
    bid        ("bid",) or ("agree",), each with a commitment to (face,)
    opening    ("open", step, (face,), nonce)
    number     ("declare", number)
    move       ("move", ((x, y, reverse), ...), repose, swing)
    repose     () or six (x, y), head first
    swing      () or (post, x, y); before the advance (post, x, y, True)
    at need    ("resign",); ("pass",) where there is nothing to do
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TypeVar

from core.table.encoding import Value
from core.wormup.moves import Move, Placement, Swing
from core.wormup.profiles import Face, Lanes, Options, SwingWhen, XTurn
from core.wormup.worm import SEGMENTS, Vec

BID = ("bid",)
AGREE = ("agree",)
RESIGN = ("resign",)
PASS = ("pass",)
DECLARE = "declare"
MOVE = "move"

_FACES: Mapping[Value, Face] = {face.value: face for face in Face}

_Choice = TypeVar("_Choice", bound=Enum)
_Item = TypeVar("_Item")


def read_options(value: Value) -> Options | None:
    """Return the options of a table, or None.

    >>> read_options((True, "last", "after", "lot", 0)) == Options(
    ...     repose=True, x_turn=XTurn.LAST, lanes=Lanes.LOT
    ... )
    True
    """
    match value:
        case (bool(repose), str(x_turn), str(swing_when), str(lanes), int(course), *more):
            turn, when = _chosen(XTurn, x_turn), _chosen(SwingWhen, swing_when)
            lane, is_formed = _chosen(Lanes, lanes), not isinstance(course, bool)
            is_formed &= not more or (len(more) == 1 and more[0] is True)
            if turn and when and lane and is_formed:
                return Options(repose, turn, when, lane, course, bool(more))
            return None
        case _:
            return None


def read_face(value: Value) -> Face | None:
    """Return the face of an opened bid, ``(face,)``, or None.

    >>> read_face((7,)), read_face(("X",)), read_face(("7",)), read_face((True,))
    (<Face.SEVEN: 7>, <Face.X: 'X'>, None, None)
    """
    if type(value) is not tuple or len(value) != 1 or type(value[0]) not in {int, str}:
        return None
    return _FACES.get(value[0])


def read_number(action: Value) -> int | None:
    """Return the number that *action* declares, or None.

    >>> read_number(("declare", 4)), read_number(("declare", True))
    (4, None)
    """
    if type(action) is tuple and len(action) == 2 and action[0] == DECLARE:
        return action[1] if type(action[1]) is int else None
    return None


def read_move(action: Value) -> Move | None:
    """Return the move that *action* makes, or None.

    >>> read_move(("move", ((6200, 9980, False),), (), (1, 23000, 9000))).swing
    Swing(post=1, to=Vec(x=23000, y=9000), first=False)
    """
    if type(action) is not tuple or len(action) != 4 or action[0] != MOVE:
        return None
    _, steps, points, turn = action
    placements, repose = _all_read(steps, _placement), _all_read(points, _point)
    swing = _swing(turn) if turn != () else None
    if placements is None or repose is None or (swing is None and turn != ()):
        return None
    return Move(placements, repose, swing) if len(repose) in {0, SEGMENTS - 1} else None


def move_action(move: Move) -> tuple[Value, ...]:
    """Return *move* as an action; `read_move` reads it back.

    >>> move_action(Move((Placement(Vec(6200, 9980)),)))
    ('move', ((6200, 9980, False),), (), ())
    """
    swing: tuple[Value, ...] = ()
    if move.swing:
        swing = (move.swing.post, *move.swing.to, *((True,) if move.swing.first else ()))
    steps = tuple((*step.at, step.reverse) for step in move.placements)
    return (MOVE, steps, tuple(tuple(point) for point in move.repose), swing)


def _chosen(kind: type[_Choice], value: str) -> _Choice | None:
    return next((choice for choice in kind if choice.value == value), None)


def _all_read(value: Value, read: Callable[[Value], _Item | None]) -> tuple[_Item, ...] | None:
    if type(value) is not tuple:
        return None
    found = []
    for each in value:
        item = read(each)
        if item is None:
            return None
        found.append(item)
    return tuple(found)


def _placement(value: Value) -> Placement | None:
    if type(value) is tuple and len(value) == 3:
        x, y, reverse = value
        if type(x) is int and type(y) is int and type(reverse) is bool:
            return Placement(Vec(x, y), reverse)
    return None


def _point(value: Value) -> Vec | None:
    if type(value) is tuple and len(value) == 2:
        x, y = value
        if type(x) is int and type(y) is int:
            return Vec(x, y)
    return None


def _swing(value: Value) -> Swing | None:
    match value:
        case (int(post), x, y, *first) if not isinstance(post, bool) and post in {0, 1}:
            to, is_formed = _point((x, y)), not first or (len(first) == 1 and first[0] is True)
            return Swing(post, to, bool(first)) if to and is_formed else None
        case _:
            return None
