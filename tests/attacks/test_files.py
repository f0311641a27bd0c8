"""Logs that a crash cut, a disk spoilt or a forger changed, as a person checks them (P11, P12).

Every byte of a file is tried on a toy game in tests/core/table/test_audit_bytes.py. Here the whole
`audit` command judges a sample of a real race: one right verdict, never a traceback.
"""

import random
import re

import pytest

from core.table.encoding import MalformedError, pack
from core.table.log import MAGIC, read, record
from core.table.records import SignedRecord, parse_record
from gui.cli import main
from tests.gui.race_log import race

STEPS = 9
SAMPLE = 40


@pytest.fixture(scope="module")
def log():
    """Give the log of a race's first steps; what it comes to is known step by step."""
    return race(seed=5, seats=3, steps_max=STEPS)[0]


@pytest.fixture
def audit(tmp_path, capsys):
    """Let the command judge a file; returns its exit code, and what it says."""

    def judge(data: bytes, *options: str) -> tuple[int, str, str]:
        path = tmp_path / "log"
        path.write_bytes(data)
        code = main(["audit", *options, str(path)])
        said = capsys.readouterr()
        return code, said.out.removeprefix(f"{path}: "), said.err

    return judge


def places(seed: int, low: int, high: int) -> list[int]:
    """Draw places in a file."""
    return sorted(random.Random(seed).sample(range(low, high), SAMPLE))


def test_the_whole_log_checks(log, audit):
    code, out, _ = audit(log)
    assert code == 0
    assert out.startswith("checks, unfinished\n")
    assert f"{STEPS} steps certified" in out


def test_a_cut_log_checks_as_far_as_it_goes(log, audit):
    """P11: a crash can have done it; the steps before the cut are those of the whole log."""
    digests = {audit(log[:end])[1].split("export")[-1] for end in ends(log)}
    for end in places(1, len(MAGIC), len(log)):
        code, out, err = audit(log[:end])
        assert (code, err) == (0, "")
        assert out.startswith("checks, unfinished\n")
        assert out.split("export")[-1] in digests
        assert ("the file's end was" in out) is (end not in ends(log))


def ends(log: bytes) -> list[int]:
    """Name the places behind each record."""
    found = read(log)
    return [*found.offsets, found.end]


def test_less_than_a_header_is_no_log(log, audit):
    for end in range(len(MAGIC)):
        code, out, err = audit(log[:end])
        assert (code, out) == (2, "")
        assert re.fullmatch(r"wormup-lan: .* is not a log of this program\. The log .*\n", err)


def test_a_spoilt_byte_is_told_with_its_place(log, audit):
    """P11: whatever stands behind it is not believed."""
    for place in (*places(2, len(MAGIC), len(log)), len(log) - 1):
        changed = bytearray(log)
        changed[place] ^= 1 << place % 8
        code, out, err = audit(bytes(changed))
        assert (code, err) == (1, "")
        assert out.startswith("does not check: ")
        (byte,) = re.findall(r"damaged, byte (\d+)", out) or ["-1"]
        assert 0 <= int(byte) <= place, out


def test_a_forged_record_with_a_right_checksum_is_told_and_believed_by_nobody(log, audit):
    """P12: a bit changed inside a record that is then framed as if nothing were."""
    bodies = read(log).bodies
    rng = random.Random(3)
    for _ in range(SAMPLE):
        number = rng.randrange(len(bodies))
        body = bytearray(bodies[number])
        body[rng.randrange(len(body))] ^= 1 << rng.randrange(8)
        others = bodies[:number] + bodies[number + 1 :]
        if repeats_another(bytes(body), others):
            continue
        forged = [*bodies[:number], bytes(body), *bodies[number + 1 :]]
        code, out, err = audit(MAGIC + b"".join(map(record, forged)))
        assert (code, err) == (1, ""), (number, out)
        assert out.startswith("does not check: "), (number, out)


def repeats_another(body: bytes, others: tuple[bytes, ...]) -> bool:
    """Tell whether *body* says again what others say: a seal may become another seat's."""
    try:
        said = payload(body)
    except MalformedError:
        return False
    return said is not None and said in map(payload, others)


def payload(body: bytes) -> bytes | None:
    """Give what was signed, if *body* holds something signed."""
    found = parse_record(body)
    return found.wire[0] if isinstance(found, SignedRecord) else None


def test_records_of_anything_at_all_are_told_and_never_raise(log, audit):
    """P11: rubbish with a right frame and a right checksum, at every place of the log."""
    bodies = read(log).bodies
    rng = random.Random(4)
    for number in range(len(bodies) + 1):
        rubbish = rng.choice((rng.randbytes(rng.randrange(1, 300)), pack((rng.randrange(5), ()))))
        forged = [*bodies[:number], rubbish, *bodies[number:]]
        code, out, _ = audit(MAGIC + b"".join(map(record, forged)), "--json")
        assert code == 1, out
        assert '"verdict": "fails"' in out
