"""What this window remembers besides the games: language, text size, light, motion, its place."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200)
"""Text sizes to step through, in per cent of the window's own."""


class Settings:
    """The settings in window.ini of the data directory; an unreadable file counts as empty."""

    def __init__(self, data: Path) -> None:
        path = data / "window.ini"
        if path.exists() and not path.is_file():  # Qt would wait for ever for what a pipe says
            path = data / "window-2.ini"
        self._kept = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def language(self) -> str:
        """The language chosen, as "de"; "" follows the system."""
        return str(self._kept.value("language", ""))

    @language.setter
    def language(self, code: str) -> None:
        self._kept.setValue("language", code)

    @property
    def text_size(self) -> int:
        """The text size in per cent, one of `TEXT_SIZES`."""
        kept = str(self._kept.value("text_size", 100))
        return int(kept) if kept.isdecimal() and int(kept) in TEXT_SIZES else 100

    @text_size.setter
    def text_size(self, per_cent: int) -> None:
        self._kept.setValue("text_size", per_cent)

    @property
    def light(self) -> str:
        """The theme chosen, "day" or "evening"; "" follows the system."""
        return str(self._kept.value("light", ""))

    @light.setter
    def light(self, name: str) -> None:
        self._kept.setValue("light", name)

    @property
    def mute(self) -> bool:
        """Whether all sounds are off."""
        return self._is_on("mute")

    @mute.setter
    def mute(self, is_mute: bool) -> None:
        self._kept.setValue("mute", is_mute)

    @property
    def calm(self) -> bool | None:
        """Whether nothing may travel or tremble; None follows the system."""
        return self._is_on("calm") if self._kept.contains("calm") else None

    @calm.setter
    def calm(self, is_calm: bool | None) -> None:
        self._kept.setValue("calm", is_calm)

    @property
    def shows_keys(self) -> bool:
        """Whether caps of keys are in sight before any key was pressed."""
        return self._is_on("shows_keys")

    @shows_keys.setter
    def shows_keys(self, is_shown: bool) -> None:
        self._kept.setValue("shows_keys", is_shown)

    @property
    def keeps_copies(self) -> bool:
        """Whether nobody in the room is told what our copies of games are."""
        return self._is_on("keeps_copies")

    @keeps_copies.setter
    def keeps_copies(self, is_kept: bool) -> None:
        self._kept.setValue("keeps_copies", is_kept)

    @property
    def table(self) -> str:
        """The table opened last, as the page that opens tables packs it; "" at first."""
        return str(self._kept.value("table", ""))

    @table.setter
    def table(self, packed: str) -> None:
        self._kept.setValue("table", packed)

    @property
    def geometry(self) -> QByteArray:
        """The window's last place, as Qt packs it; empty at first."""
        kept = self._kept.value("geometry", QByteArray())
        return kept if isinstance(kept, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, packed: QByteArray) -> None:
        self._kept.setValue("geometry", packed)

    def _is_on(self, key: str) -> bool:
        return str(self._kept.value(key, "false")).lower() == "true"
