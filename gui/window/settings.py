"""What this window remembers besides the games: language, text size, light, motion, its place."""

from __future__ import annotations  # a setting and the settings know each other

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QSettings

TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200)
"""Text sizes to step through, in per cent of the window's own."""
T = TypeVar("T")


class Setting(Generic[T]):
    """One thing that `Settings` keep; *read* makes what it is of what the file has, or of None."""

    def __init__(self, read: Callable[[object], T]) -> None:
        self._read = read

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...
    def __get__(self, settings: Settings | None, owner: type) -> Setting[T] | T:
        """Return what *settings* have kept; of the class itself the setting, to be named."""
        return self if settings is None else self._read(settings.kept.value(self._name))

    def __set__(self, settings: Settings, value: T) -> None:
        settings.kept.setValue(self._name, value)


def _text(kept: object) -> str:
    return str(kept or "")


def _is_on(kept: object) -> bool:
    return str(kept).lower() == "true"


def _size(kept: object) -> int:
    return next((size for size in TEXT_SIZES if str(size) == str(kept)), 100)


class Settings:
    """The settings in window.ini of the data directory; an unreadable file counts as empty."""

    language = Setting(_text)
    """The language chosen, as "de"; "" follows the system."""
    text_size = Setting(_size)
    """The text size in per cent, one of `TEXT_SIZES`."""
    light = Setting(_text)
    """The theme chosen, "day" or "evening"; "" follows the system."""
    mute = Setting(_is_on)
    """Whether all sounds are off."""
    calm = Setting(lambda kept: None if kept is None else _is_on(kept))
    """Whether nothing may travel or tremble; None follows the system."""
    shows_keys = Setting(_is_on)
    """Whether caps of keys are in sight before any key was pressed."""
    keeps_copies = Setting(_is_on)
    """Whether nobody in the room is told what our copies of games are."""
    table = Setting(_text)
    """The table opened last, as the page that opens tables packs it; "" at first."""
    geometry = Setting(lambda kept: kept if isinstance(kept, QByteArray) else QByteArray())
    """The window's last place, as Qt packs it; empty at first."""

    def __init__(self, data: Path) -> None:
        path = data / "window.ini"
        if path.exists() and not path.is_file():  # Qt would wait for ever for what a pipe says
            path = data / "window-2.ini"
        self.kept = QSettings(str(path), QSettings.Format.IniFormat)
