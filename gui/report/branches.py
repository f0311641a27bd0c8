"""The branches of a saved game, a small file each in its folder's `branches`.

Law: a branch never touches the log; a file that is torn, of a newer version or of another game is
passed over, and stays.
"""

from pathlib import Path

from core.bots.choose import Choice
from core.bots.levels import Level
from core.review.branch import Branch, Choices
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.trouble import TroubleError
from net.driver.disk import make_directory, read_file, why, write_over

NAME = "branches"
"""The folder of the branches in a game's folder."""
VERSION = 1
"""Rises when a branch is kept in another form."""
_BYTES_MAX = 1 << 20
_UNFIT = "no branch of this version"


def keep(folder: Path, branch: Branch) -> None:
    """Keep *branch* of the game in *folder*, over what it was. Raises `TroubleError`."""
    path = folder / NAME / f"{branch.step}-{branch.seat}-{branch.seed.hex()[:16]}"
    try:
        make_directory(path.parent)
        write_over(path, _packed(branch))
    except OSError as error:
        raise TroubleError(why(error)) from error


def kept(folder: Path, game: bytes) -> list[Branch]:
    """List the branches of *game* that are kept in *folder*, by the steps that they leave."""
    found = []
    for path in sorted((folder / NAME).glob("*-*-*")):
        try:
            branch = _read(unpack(read_file(path, _BYTES_MAX)))
        except (OSError, MalformedError, TypeError, ValueError):
            continue
        if branch.game == game:
            found.append(branch)
    return sorted(found, key=lambda branch: branch.step)


def _packed(branch: Branch) -> bytes:
    played = tuple([pack(tuple(map(_plain, choices))) for choices in branch.played])
    return pack((VERSION, *branch[:3], branch.level.value, branch.seed, played))


def _plain(chosen: tuple[int, Choice]) -> Value:
    """Return a choice for a file; a value that is sealed stands in a tuple of its own."""
    seat, choice = chosen
    sealed = () if choice.sealed is None else (choice.sealed,)
    return seat, pack(choice.action), sealed


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


def _choice(value: Value) -> tuple[int, Choice]:
    match value:
        case (int(seat), bytes(action), tuple(sealed)) if len(sealed) <= 1:
            done = unpack(action)
            if isinstance(done, tuple):
                return seat, Choice(done, sealed[0] if sealed else None)
    raise MalformedError(_UNFIT)
