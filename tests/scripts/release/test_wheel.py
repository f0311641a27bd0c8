"""The wheel, the source archive and the second auditor."""

import os

from gui.cli import VERSION
from release import run, wheel
from tests.architecture.tree import ROOT
from tests.tiers import long


@long
def test_both_are_made_twice_byte_for_byte(tmp_path):
    for make in (wheel.build, wheel.build_source):
        files = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir(exist_ok=True)
            files.append(make(tmp_path / name, tmp_path, VERSION))
        assert files[0].name == files[1].name
        assert files[0].read_bytes() == files[1].read_bytes()
        os.utime(wheel.__file__)  # a clone of another day


def test_the_second_auditor_is_released_as_one_file_with_its_sum(tmp_path):
    (auditor,) = (one for one in run.BUILDS if one.name == "auditor")
    assert run.release([auditor], tmp_path, tmp_path)
    name = f"wormup-lan-{VERSION}-second_auditor.py"
    assert (tmp_path / name).read_bytes() == (ROOT / "scripts/second_auditor.py").read_bytes()
    assert name in (tmp_path / "SHA256SUMS").read_text(encoding="ascii")
