"""The wheel and the source archive."""

import os

from gui.cli import VERSION
from release import wheel
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
