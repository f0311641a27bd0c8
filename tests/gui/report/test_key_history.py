"""What this laptop knows of keys and names from its own logs, and who vanished at an opening."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from core.table.audit import Replay
from core.table.encoding import pack
from core.table.log import MAGIC, read, record
from core.table.messages import SEATS_MAX
from gui.report.judged import replay_of
from gui.report.key_history import (
    KeyHistory,
    KeyHistoryReader,
    Sitter,
    game_folders,
    keep_log,
    known_seats,
    known_step_by_step,
    left_at_openings,
    own_seat,
    read_known,
    read_seats,
)
from gui.words.table_words import outside
from net.driver.folder import folder_name
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race, race_left
from tests.gui.report.test_saved import keep
from tests.gui.words.test_table_words import CALLS
from tests.seats import NAMES, identity_of, identity_seed, secret_bytes

ANN, BEN, CEM = (identity_of(1, seat).public for seat in range(3))
OTHER = identity_of(9, 0).public
ROOT = Path(__file__).parents[3]

DIES_AS_IT_KEEPS = """
import resource, signal, sys
from pathlib import Path
from gui.report.key_history import keep_log
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
keep_log(*map(Path, sys.argv[1:]))
"""


def secret(number: int) -> bytes:
    return bytes([number]) * 32


def test_a_key_is_known_by_the_games_in_which_it_sat(tmp_path: Path) -> None:
    """Those of every person of this laptop; a game that two of them played counts once."""
    for number, folder in enumerate(("games", "people/1/games", "people/2/games")):
        keep(tmp_path / folder, secret(number), race()[0])
    keep(tmp_path / "games", secret(7), race(seed=2)[0])
    known = read_known(tmp_path)
    game = race()[1].genesis.game
    assert [known.games_of(key) for key in (ANN, identity_of(2, 0).public, OTHER)] == [1, 1, 0]
    assert known.games_of(ANN, game) == 0
    assert known.games_of_namesakes("aNN", OTHER) == 2
    assert known.games_of_namesakes("Ann", ANN) == 1
    assert known.games_of_namesakes("Ann\ufe0f", OTHER, game) == 1


def test_what_is_no_log_of_a_game_that_began_tells_nothing(tmp_path: Path) -> None:
    logs = (None, b"", b"shopping list", race()[0][:400], of_other_rules())
    for number, log in enumerate(logs):
        keep(tmp_path / "games", secret(number), log)
    (tmp_path / "games" / "0123456789abcdef").mkdir()
    assert read_known(tmp_path).games_of(ANN) == 0
    assert read_known(tmp_path / "nowhere").games_of(ANN) == 0


def of_other_rules() -> bytes:
    """Make a log that this program cannot judge: its rules are of another."""
    genesis, *rest = read(race()[0]).bodies
    other = genesis.replace(b"wormup/gryphon2010", b"wormup/gryphon2011")
    assert other != genesis
    return MAGIC + b"".join(map(record, (other, *rest)))


@pytest.mark.skipif(os.name == "nt", reason="Windows says it otherwise")
def test_where_there_can_be_no_folder_that_is_an_error_and_not_no_game(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="long"):
        game_folders(tmp_path / ("a" * 999))


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_nobody_waits_for_a_pipe_among_the_games(tmp_path: Path) -> None:
    keep(tmp_path / "games", secret(1), None)
    (folder,) = (tmp_path / "games").iterdir()
    os.mkfifo(folder / "log")
    assert read_known(tmp_path).games_of(ANN) == 0


def test_a_log_that_goes_on_is_read_again(tmp_path: Path) -> None:
    keep(tmp_path / "games", secret(1), race()[0][:400])
    assert read_known(tmp_path).games_of(ANN) == 0
    (log,) = tmp_path.glob("games/*/log")
    log.write_bytes(race()[0])
    assert read_known(tmp_path).games_of(ANN) == 1


def test_who_did_not_open_when_others_had_is_counted_by_seat() -> None:
    """F5: as often as the report says that what it had sealed was never opened."""
    table = race_left()[1]
    assert len(table.completed) == 3
    (said,) = [one.said for one in outside(table, "") if "was never opened" in one.said]
    assert "What Cem had sealed" in said
    assert [done.unopened for done in table.completed] == [0, 0, 0b100]
    for honest in (race()[1], cozy_game()[1], replay_of(read(CALLS.read_bytes())).table):
        assert honest is not None
        assert not any(done.unopened for done in honest.completed)


def test_the_count_of_a_key_goes_over_all_games(tmp_path: Path) -> None:
    """F5: of two copies of a game the one that goes on for longer tells."""
    whole = race_left()[0]
    keep(tmp_path / "games", secret(1), whole)
    keep(tmp_path / "people" / "1" / "games", secret(2), whole[: len(whole) // 2])
    keep(tmp_path / "people" / "1" / "games", secret(3), whole)
    keep(tmp_path / "games", secret(4), race(seed=2)[0])
    known = read_known(tmp_path)
    assert [known.unopened(key) for key in (ANN, BEN, CEM)] == [0, 0, 1]
    assert known.games_of(CEM) == 1


def test_a_copy_that_was_changed_since_speaks_against_nobody(tmp_path: Path) -> None:
    """Who can write into the folder cannot make anybody vanish; the games stay counted."""
    bodies = [*read(race_left()[0]).bodies]
    signed = next(at for at, body in reversed([*enumerate(bodies)]) if b"wormup/1/seal" in body)
    bodies[signed] = bodies[signed][:-1] + bytes([bodies[signed][-1] ^ 1])
    keep(tmp_path / "games", secret(1), MAGIC + b"".join(map(record, bodies)))
    known = read_known(tmp_path)
    assert [known.unopened(key) for key in (ANN, BEN, CEM)] == [0, 0, 0]
    assert known.games_of(CEM) == 1


def test_an_audit_learns_who_sat_where_from_the_beginning_of_each_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it does not replay all games of this laptop before its first line."""
    keep(tmp_path / "games", secret(1), race_left()[0])
    whole: list[int] = []
    true = Replay.read

    def count(replay: Replay, bodies: Sequence[bytes]) -> None:
        whole.append(len(bodies))
        true(replay, bodies)

    monkeypatch.setattr(Replay, "read", count)
    assert [read_seats(tmp_path).games_of(key) for key in (ANN, BEN, CEM)] == [1, 1, 1]
    assert whole == [1 + SEATS_MAX]


SEATS = (Sitter(ANN, "Ann", 0), Sitter(BEN, "Ben", 1), Sitter(CEM, "Cem", 2))


@pytest.mark.parametrize(
    ("name", "key", "said"),
    [
        ("Ann", ANN, []),
        ("Dora", OTHER, []),
        ("Ann", OTHER, ["another key than in an earlier game: ask who it is"]),
        ("Ben", BEN, ["vanished once when others had opened bids or dice"]),
        ("Cem", CEM, ["vanished 2 times when others had opened bids or dice"]),
        (
            "Ann",
            CEM,
            ["vanished 2 times when others had opened bids or dice"],
        ),
    ],
)
def test_what_one_should_know_before_sitting_down(name: str, key: bytes, said: list[str]) -> None:
    """A key that sat as often as its namesake is no news any more."""
    assert KeyHistory([(b"1", SEATS)]).notes(name, key) == said


def test_a_new_key_is_told_with_the_number_of_games_of_the_old_one() -> None:
    known = KeyHistory([(b"1", SEATS), (b"2", SEATS), (b"3", (Sitter(OTHER, "Ann", 0),))])
    assert known.notes("Ann", OTHER) == ["another key than in 2 earlier games: ask who it is"]
    assert known.notes("Ann", ANN) == []


def test_a_seat_is_known_without_the_very_game_that_is_looked_at() -> None:
    genesis = race()[1].genesis
    known = KeyHistory([(genesis.game, SEATS), (b"2", SEATS)])
    assert [(seat.name, seat.games) for seat in known_seats(genesis, known)] == [
        (name, 1) for name in NAMES[:3]
    ]
    assert [seat.games for seat in known_seats(genesis, None)] == [None] * 3


def test_reading_can_be_broken_off_after_each_game(tmp_path: Path) -> None:
    for number in range(3):
        keep(tmp_path / "games", secret(number), race()[0])
    *steps, known = known_step_by_step(tmp_path)
    assert steps == [None] * 3
    assert known is not None


def test_until_all_is_read_nobody_is_known(tmp_path: Path) -> None:
    keep(tmp_path / "games", secret(1), race()[0])
    looking = KeyHistoryReader(tmp_path)
    looking.wait()
    assert looking.known.games_of(ANN) == 1


def test_our_seat_is_found_by_the_key_beside_the_log_else_by_the_identity_of_this_laptop(tmp_path):
    genesis = race(1)[1].genesis
    log = tmp_path / "sent" / "log"
    log.parent.mkdir()
    assert own_seat(log, genesis, None) is None
    assert own_seat(log, genesis, tmp_path) is None
    assert not (tmp_path / "identity").exists(), "looking makes no identity"
    (tmp_path / "identity").write_bytes(pack((identity_seed(1, 2), "Cem")))
    assert own_seat(log, genesis, tmp_path) == 2
    secret = secret_bytes(1, 1)
    ours = tmp_path / "games" / folder_name(secret) / "log"
    ours.parent.mkdir(parents=True)
    (ours.parent / "key").write_bytes(pack((secret, b"offer")))
    assert own_seat(ours, genesis, tmp_path) == 1
    (tmp_path / "identity").write_bytes(b"torn")
    assert own_seat(log, genesis, tmp_path) is None


def test_what_somebody_did_not_open_is_added_up_over_games() -> None:
    tables = [(bytes([n]) * 32, (Sitter(ANN, "Ann", 0), Sitter(BEN, "Ben", n))) for n in (1, 2)]
    known = KeyHistory(tables)
    assert [known.unopened(key) for key in (ANN, BEN)] == [0, 3]
    assert known.notes("Ben", BEN) == ["vanished 3 times when others had opened bids or dice"]


def test_who_came_back_and_signed_again_has_not_vanished_and_the_count_stays() -> None:
    """A laptop that died and came back is no reason to suspect its owner."""
    known = KeyHistory([(bytes(32), (Sitter(BEN, "Ben", 3, returned=2),))])
    assert known.unopened(BEN) == 3
    assert known.notes("Ben", BEN) == [
        "vanished once when others had opened bids or dice",
        "was away 2 times when others had opened bids or dice, and came back",
    ]
    steps = race_left()[1].completed
    assert left_at_openings(steps) == ({2: 1}, {2: 0}), "the log ends there"
    again = steps[0]._replace(step=steps[0].step._replace(number=4))
    assert left_at_openings([*steps, again]) == ({2: 1}, {2: 1})


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot limit the size of a file")
def test_a_log_whose_copy_was_cut_off_by_a_kill_is_kept_whole_by_the_next_try(
    tmp_path: Path,
) -> None:
    given = tmp_path / "given"
    given.write_bytes(race()[0])
    command = [sys.executable, "-c", DIES_AS_IT_KEEPS, str(tmp_path), str(given)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode < 0
    keep_log(tmp_path, given)
    (kept,) = (tmp_path / "games").glob("*/log")
    assert kept.read_bytes() == given.read_bytes()
