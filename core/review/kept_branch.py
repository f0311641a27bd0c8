"""A branch as bytes, in the one encoding.

Law: bytes that are torn, or of a newer version, are no branch; whether one fits its log says
`stand_of`.
"""

from core.bots.choose import StepChoice
from core.bots.levels import Level
from core.review.branch import Branch, Choices
from core.table.encoding import MalformedError, Value, pack, unpack

VERSION = 1
"""Rises when a branch is kept in another form."""
_UNFIT = "no branch of this version"


def bytes_of(branch: Branch) -> bytes:
    """Return *branch* as bytes."""
    played = tuple([pack(tuple(map(_plain, choices))) for choices in branch.played])
    return pack((VERSION, *branch[:3], branch.level.value, branch.seed, played))


def _plain(chosen: tuple[int, StepChoice]) -> Value:
    """Return a choice for a file; a value that is sealed stands in a tuple of its own."""
    seat, choice = chosen
    sealed = () if choice.sealed is None else (choice.sealed,)
    return seat, pack(choice.action), sealed


def branch_of(data: bytes) -> Branch:
    """Return what `bytes_of` has made *data* of; ValueError if it is torn or newer."""
    try:
        return _read(unpack(data))
    except (MalformedError, TypeError, ValueError) as error:
        raise ValueError(_UNFIT) from error


def _read(value: Value) -> Branch:
    match value:
        case (int(version), bytes(game), int(step), int(seat), str(level), bytes(seed), played) if (
            version == VERSION and isinstance(played, tuple)
        ):
            return Branch(game, step, seat, Level(level), seed, tuple(map(_choices, played)))
        case _:
            raise MalformedError(_UNFIT)


def _choices(data: Value) -> Choices:
    chosen = unpack(data) if isinstance(data, bytes) else None
    if not isinstance(chosen, tuple):
        raise MalformedError(_UNFIT)
    return tuple([_choice(one) for one in chosen])


def _choice(value: Value) -> tuple[int, StepChoice]:
    match value:
        case (int(seat), bytes(action), tuple(sealed)) if len(sealed) <= 1:
            done = unpack(action)
            if isinstance(done, tuple):
                return seat, StepChoice(done, sealed[0] if sealed else None)
    raise MalformedError(_UNFIT)
