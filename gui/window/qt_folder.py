"""Where Qt keeps its plug-ins and its words.

Law: Qt is not asked first. PySide6 tells it its folder in a line of settings, and Qt reads a comma
or a semicolon there as the end: then it finds no plug-in, and no window opens.
"""

from pathlib import Path

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QLibraryInfo

_Kind = QLibraryInfo.LibraryPath
_NAMES = {_Kind.PluginsPath: "plugins", _Kind.TranslationsPath: "translations"}


def qt_folder(kind: QLibraryInfo.LibraryPath) -> str:
    """Return where Qt's files of a *kind* lie, in Qt's way: it finds nothing behind a backslash."""
    pyside = Path(QtCore.__file__).parent
    for folder in (pyside / _NAMES[kind], pyside / "Qt" / _NAMES[kind]):
        if folder.is_dir():
            return folder.as_posix()
    return QLibraryInfo.path(kind)  # a Qt of the system, which knows its folder


def find_plugins() -> None:
    """Let Qt find its plug-ins; to be called before there is an application."""
    QCoreApplication.addLibraryPath(qt_folder(_Kind.PluginsPath))
