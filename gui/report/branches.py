"""The branches of a saved game, a small file each in its folder's `branches`.

Law: a branch never touches the log; a file that is torn, of a newer version or of another game is
passed over, and stays.
"""

from pathlib import Path

from core.review.branch import Branch
from core.review.kept_branch import branch_of, bytes_of
from core.table.trouble import TroubleError
from net.driver.disk import FRESH, listed, make_directory, read_file, why, write_over

NAME = "branches"
"""The folder of the branches in a game's folder."""
_BYTES_MAX = 1 << 20


def keep(folder: Path, branch: Branch) -> None:
    """Keep *branch* of the game in *folder*, over what it was. Raises `TroubleError`."""
    path = folder / NAME / f"{branch.step}-{branch.seat}-{branch.seed.hex()[:16]}"
    try:
        make_directory(path.parent)
        write_over(path, bytes_of(branch))
    except OSError as error:
        raise TroubleError(why(error)) from error


def kept(folder: Path, game: bytes) -> list[Branch]:
    """List the branches of *game* that are kept in *folder*, by the steps that they leave."""
    found = []
    for path in (one for one in listed(folder / NAME, "*-*-*") if one.suffix != FRESH):
        try:
            branch = branch_of(read_file(path, _BYTES_MAX))
        except (OSError, ValueError):
            continue
        if branch.game == game:
            found.append(branch)
    return sorted(found, key=lambda branch: branch.step)
