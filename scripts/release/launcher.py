"""The starters of the Windows build: one without a console, one with, of one C file, by zig.

Law: their icon, their name, their makers and what they ask of Windows are in them as resources.
"""

from __future__ import annotations  # see environment.py

import struct
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from release import zig
from release.packing import NotMadeError

if TYPE_CHECKING:
    from collections.abc import Callable

STARTER = Path(__file__).with_name("windows_starter.c")
WINDOW, CONSOLE = "Worm Up.exe", "wormup-lan.exe"
_TARGET = "x86_64-windows-gnu"
_ICON_PX = (16, 32, 48, 256)
_PNG_FROM = 256
"""From this width on Windows wants a PNG; below it, rows of pixels."""
MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges>
    <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
  </requestedPrivileges></security></trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
    <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
  </application></compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3"><windowsSettings>
    <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8</activeCodePage>
    <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
    <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
  </windowsSettings></application>
</assembly>
"""
"""For Windows 10 and newer: as whoever starts it, in UTF-8, with long paths, sharp everywhere."""
_KINDS = {"icon": 3, "icons": 14, "version": 16, "manifest": 24}
"""The numbers by which Windows looks for resources; by another name it finds none."""
_RESOURCES = """#include <windows.h>
1 ICON "icon.ico"
1 24 "manifest.xml"
1 VERSIONINFO
FILEVERSION {numbers}
PRODUCTVERSION {numbers}
FILEOS VOS_NT_WINDOWS32
FILETYPE VFT_APP
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904B0"
    BEGIN
      VALUE "CompanyName", "the makers of Worm Up!"
      VALUE "FileDescription", "Worm Up!"
      VALUE "FileVersion", "{version}"
      VALUE "LegalCopyright", "MIT licence; Qt under the LGPL 3"
      VALUE "OriginalFilename", "{file}"
      VALUE "ProductName", "Worm Up!"
      VALUE "ProductVersion", "{version}"
    END
  END
  BLOCK "VarFileInfo"
  BEGIN
    VALUE "Translation", 0x409, 1200
  END
END
"""


def made(kept: Path, draw: Callable[[int], bytes], version: str) -> dict[str, bytes]:
    """Return the starters by their names; *draw* returns the icon as a PNG of a width."""
    compiler = zig.laid(kept)
    with tempfile.TemporaryDirectory(prefix="wormup-release-") as place:
        folder = Path(place)
        (folder / "starter.c").write_bytes(STARTER.read_bytes())
        (folder / "icon.ico").write_bytes(ico(draw))
        (folder / "manifest.xml").write_text(MANIFEST, encoding="utf-8")
        return {file: _compiled(compiler, folder, file, version) for file in (WINDOW, CONSOLE)}


def _compiled(compiler: Path, folder: Path, file: str, version: str) -> bytes:
    (folder / "starter.rc").write_text(resources(file, version), encoding="utf-8")
    zig.run(compiler, folder, "rc", "/c65001", "--", "starter.rc", "starter.res")
    system = "windows" if file == WINDOW else "console"
    words = ["-municode", "-Os", "-s", f"-Wl,--subsystem,{system}"]
    zig.run(
        compiler,
        folder,
        "cc",
        "-target",
        _TARGET,
        *words,
        "starter.c",
        "starter.res",
        "-o",
        "made.exe",
    )
    if lacks := lacking(_kinds_in(folder / "made.exe")):
        raise NotMadeError(f"{file} tells Windows no {lacks}")
    return (folder / "made.exe").read_bytes()


def resources(file: str, version: str) -> str:
    """Return what is said of the starter *file*, in the language of resource compilers."""
    numbers = [*version.split("."), "0", "0", "0"][:4]
    return _RESOURCES.format(file=file, version=version, numbers=",".join(numbers))


def lacking(kinds: set[int]) -> str:
    """Return what Windows looks for and finds not among resources of these *kinds*."""
    return ", ".join(name for name, kind in _KINDS.items() if kind not in kinds)


def _kinds_in(program: Path) -> set[int]:
    """Return the numbers of the kinds of resources in *program*."""
    import lief

    parsed = lief.PE.parse(str(program))
    assert parsed, program
    return {int(kind.id) for kind in parsed.resources.childs} if parsed.resources else set()


def linked_with(file: Path) -> list[str]:
    """List the names of the libraries that the program or library *file* is linked with."""
    import lief

    parsed = lief.PE.parse(str(file))
    assert parsed, file
    return [str(one.name) for imports in (parsed.imports, parsed.delay_imports) for one in imports]


def ico(draw: Callable[[int], bytes]) -> bytes:
    """Return an icon of all sizes that Windows shows; *draw* returns a PNG of a width."""
    pictures = [(px, _picture(draw(px), px)) for px in _ICON_PX]
    head, body = struct.pack("<3H", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for px, picture in pictures:
        place = start + len(body)
        head += struct.pack("<4B2H2I", px % 256, px % 256, 0, 0, 1, 32, len(picture), place)
        body += picture
    return head + body


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
