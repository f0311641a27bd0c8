"""The language of the window: ours and that of Qt's own texts, switchable while it runs."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gui.words.languages import known, use


class Speaker:
    """Holds Qt's own translator, and knows the language spoken."""

    def __init__(self) -> None:
        self._installed: QTranslator | None = None
        self.language = "en"

    def speak(self, code: str) -> None:
        """Switch to the language *code*, or with "" to the system's; English if we lack it."""
        wanted = [code] if code else QLocale.system().uiLanguages()
        self.language = known(wanted)
        use(self.language)
        if self._installed is not None:
            QCoreApplication.removeTranslator(self._installed)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QTranslator()
        is_there = translator.load(f"{folder}/qtbase_{self.language}")
        self._installed = translator if is_there else None
        if self._installed is not None:
            QCoreApplication.installTranslator(self._installed)
