"""The language of the window: ours and that of Qt's own texts, switchable while it runs."""

from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gui.window.qt_folder import qt_folder
from gui.words.languages import known, use


class Speaker:
    """Holds Qt's own translator, for there is one application, and knows the language spoken."""

    _installed: ClassVar[list[QTranslator]] = []
    language = "en"

    def speak(self, code: str) -> None:
        """Switch to the language *code*, or with "" to the system's; English if we lack it."""
        wanted = [code] if code else QLocale.system().uiLanguages()
        self.language = known(wanted)
        use(self.language)
        while self._installed:
            QCoreApplication.removeTranslator(self._installed.pop())
        folder = qt_folder(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QTranslator()
        if translator.load(f"{folder}/qtbase_{self.language}"):
            self._installed.append(translator)
            QCoreApplication.installTranslator(translator)
