"""What the system asks of every program: as little motion as possible."""

import ctypes
import sys

from PySide6.QtCore import QProcess, QSettings, QStandardPaths

_ANIMATIONS = 0x1042
"""SPI_GETCLIENTAREAANIMATION of Windows."""
_ASK_MS = 500


def wants_calm() -> bool:
    """Return whether the system asks for calm motion; False where it cannot say."""
    if sys.platform == "win32":
        is_on = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_ANIMATIONS, 0, ctypes.byref(is_on), 0)
        return not is_on.value
    if sys.platform == "darwin":
        wishes = QSettings("com.apple.universalaccess")
        return bool(wishes.value("reduceMotion", False))  # noqa: FBT003  # Qt's default
    return _said(("org.gnome.desktop.interface", "enable-animations")) == "false"


def _said(key: tuple[str, str]) -> str:
    """Return what GNOME has set for *key*, or "" on a desktop without it."""
    program = QStandardPaths.findExecutable("gsettings")
    if not program:
        return ""
    process = QProcess()
    process.start(program, ["get", *key])
    if not process.waitForFinished(_ASK_MS):
        process.kill()
        process.waitForFinished(_ASK_MS)  # else Qt complains of it on the terminal
        return ""
    return bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()
