"""Each build carries the licences of all that is inside."""

import sys
import sysconfig
from pathlib import Path

import pytest

from release import licences
from release.contents import needed_distributions
from tests.architecture.tree import ROOT

SITE = Path(sysconfig.get_path("purelib"))


def _names(folder):
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_every_library_of_the_program_has_its_licence(tmp_path):
    folder = tmp_path / "licences"
    needed = needed_distributions(ROOT)
    found = licences.write(folder, SITE, needed)
    assert len(found) == len(needed)
    files = _names(folder)
    assert {"wormup-lan/LICENSE", "fonts/OFL-Nunito.txt", "READ ME.txt"} <= files
    qt, zeroconf = (next(n for n in files if n.startswith(name)) for name in ("PySide6", "zeroc"))
    assert "GPL" in Path(qt).name
    assert "LESSER GENERAL PUBLIC" in (folder / zeroconf).read_text(encoding="utf-8")


def test_both_texts_that_the_lgpl_of_qt_is_made_of_are_there(tmp_path):
    folder = tmp_path / "licences"
    licences.write(folder, SITE, ["PySide6_Essentials"])
    (qt,) = (one for one in folder.iterdir() if one.name.startswith("PySide6"))
    texts = {file.name: file.read_text(encoding="utf-8") for file in qt.iterdir()}
    assert (
        "GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 3"
        in (texts["LGPL-3.txt"])
    )
    assert "GNU GENERAL PUBLIC LICENSE\n                       Version 3" in texts["GPL-3.txt"]


def test_a_library_without_a_licence_stops_the_release(tmp_path):
    bare = tmp_path / "site" / "bare-1.0.dist-info"
    bare.mkdir(parents=True)
    (bare / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1.0\n", "utf-8")
    with pytest.raises(LookupError, match=r"bare 1\.0 comes without a licence"):
        licences.write(tmp_path / "licences", tmp_path / "site", ["bare"])


def test_pythons_own_licence_is_there(tmp_path):
    licences.write_pythons(tmp_path)
    (text,) = (tmp_path / "Python").iterdir()
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux' libraries are the system's")
def test_a_library_of_nobody_is_told(tmp_path):
    library = tmp_path / "libmine.so"
    library.touch()
    assert licences.write_systems(tmp_path / "licences", [str(library)]) == [str(library)]
