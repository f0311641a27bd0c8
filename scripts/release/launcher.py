"""Launchers for Windows: pip's own, with our icon, that start the Python beside them.

A launcher is a program, a line that names its interpreter, and a zip that the interpreter runs.
"""

from __future__ import annotations  # see environment.py

import struct
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from release.packing import zipped

if TYPE_CHECKING:
    from collections.abc import Callable

    import lief  # takes half a second to import, in each process that tests this

_ICON_PX = (16, 32, 48, 256)
_PNG_FROM = 256
"""From this width on Windows wants a PNG; below it, rows of pixels."""
_START = Path(__file__).with_name("windows_start.py")
_ENTRY = Path(__file__).with_name("entry.py")


def made(stub: bytes, interpreter: str, pictures: Icon) -> bytes:
    """Return the launcher *stub* with *pictures*, for the *interpreter* in the folder program."""
    line = f"#!<launcher_dir>\\program\\{interpreter} -X utf8\n".encode()
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        inside = {
            "__main__.py": _START.read_bytes(),
            "release/__init__.py": b"",
            "release/entry.py": _ENTRY.read_bytes(),
        }
        archive = zipped(inside, Path(place, "start.zip")).read_bytes()
    return pictures.put_into(stub) + line + archive


def linked_with(file: Path) -> list[str]:
    """List the names of the libraries that the program or library *file* is linked with."""
    import lief

    parsed = lief.PE.parse(str(file))
    assert parsed, file
    return [str(one.name) for imports in (parsed.imports, parsed.delay_imports) for one in imports]


class Icon:
    """Knows the pictures of an icon in Windows' formats; *draw* returns a PNG of a width."""

    def __init__(self, draw: Callable[[int], bytes]) -> None:
        self._pictures = [(px, _picture(draw(px), px)) for px in _ICON_PX]

    def put_into(self, program: bytes) -> bytes:
        """Return *program* with these pictures for its own; it no longer says who made it."""
        import lief

        kind = lief.PE.ResourcesManager.TYPE
        parsed = lief.PE.parse(program)
        assert parsed
        root = parsed.resources
        assert root
        kinds = {child.id: child for child in root.childs}
        pictures, groups = kinds[kind.ICON.value], kinds[kind.GROUP_ICON.value]
        group = struct.pack("<3H", 0, 1, len(self._pictures))
        for place in list(pictures.childs):
            if place.id > len(self._pictures):
                pictures.delete_child(place)
                continue
            px, picture = self._pictures[place.id - 1]
            _data(place).content = picture
            group += struct.pack("<4B2HIH", px % 256, px % 256, 0, 0, 1, 32, len(picture), place.id)
        _data(groups).content = group
        root.delete_child(kinds[kind.VERSION.value])
        return parsed.write_to_bytes()


def _data(node: lief.PE.ResourceNode) -> lief.PE.ResourceData:
    """Return the first data below *node*."""
    import lief

    while not isinstance(node, lief.PE.ResourceData):
        node = next(iter(node.childs))
    return node


def _picture(png: bytes, px: int) -> bytes:
    """Return the picture as a resource: from bottom to top, blue first, then the old mask."""
    if px >= _PNG_FROM:
        return png
    from PySide6.QtGui import QImage

    image = QImage.fromData(png).convertToFormat(QImage.Format.Format_ARGB32).flipped()
    pixels = bytes(image.constBits())
    mask = bytes((px + 31) // 32 * 4 * px)
    header = struct.pack("<IiiHHIIiiII", 40, px, 2 * px, 1, 32, 0, 0, 0, 0, 0, 0)
    return header + pixels + mask
