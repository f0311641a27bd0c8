"""What is imported from one archive behaves as if it lay in the folder beside it."""

import importlib
import importlib.resources
import py_compile
import runpy
import sys
import zipfile

import pytest

from release import archive


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Return a folder with an archive that is imported from, and two files beside it."""
    modules = {
        "odd_top/__init__": "name = __name__",
        "odd_top/inner": "from odd_top import name\nplace = __file__",
        "lib/odd_lib/__init__": "import odd_lib.more",
        "odd_run": "kind = __name__",
        "odd_top/drawn/__init__": "",
    }
    with zipfile.ZipFile(tmp_path / archive.NAME, "w") as packed:
        for name, text in modules.items():
            source = tmp_path / "source.py"
            source.write_text(text, encoding="utf-8")
            compiled = py_compile.compile(str(source), doraise=True)
            assert compiled
            packed.write(compiled, f"{name}.pyc")
        packed.writestr("odd_top/drawn/assets/worm.svg", "<svg>ö</svg>")
    for name in ("odd_top/picture.svg", "lib/odd_lib/more.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("'beside'", encoding="utf-8")
    finder = archive.Archive(tmp_path)
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_a_module_tells_where_it_would_lie_and_reads_what_lies_there(folder):
    inner = importlib.import_module("odd_top.inner")
    assert inner.name == "odd_top"
    assert inner.place == str(folder / "odd_top" / "inner.pyc")
    found = importlib.resources.files("odd_top") / "picture.svg"
    assert found.read_text(encoding="utf-8") == "'beside'"


def test_a_package_finds_its_pictures_in_the_archive(folder):
    assert not (folder / "odd_top" / "drawn").exists()
    found = importlib.resources.files("odd_top.drawn") / "assets"
    assert (found / "worm.svg").read_text(encoding="utf-8") == "<svg>ö</svg>"
    assert [one.name for one in found.iterdir()] == ["worm.svg"]


def test_a_library_finds_beside_it_what_is_not_in_the_archive(folder):
    assert importlib.import_module("odd_lib").more.__doc__ == "beside"


def test_a_module_can_be_run_and_one_that_is_not_there_is_anothers(folder):
    assert runpy.run_module("odd_run")["kind"] == "odd_run"
    assert importlib.util.find_spec("odd_nothing") is None
    with pytest.raises(ImportError):
        archive.Archive(folder).get_code("odd_nothing")
