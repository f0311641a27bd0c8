"""A test of this laptop: what `selftest` prints, line by line, to copy and send."""

from pathlib import Path

from PySide6.QtCore import QProcess
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.chip import Chip, Tone
from gui.kit.dialog import Dialog
from gui.kit.plain_text import PlainText
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.self_command import self_command
from gui.words.words import words

STOP_MS = 2000
_WIDE, _HIGH = 860, 330


class LaptopTest(Dialog):
    """Tests in a process of its own, which ends with the card."""

    def __init__(self, parent: QWidget, data: Path, *, loopback: bool) -> None:
        super().__init__(parent, words("Test of this laptop"), width=_WIDE)
        self._state = Chip(words("Testing for up to a minute…"), Tone.PLAIN, "wait")
        self.column.addWidget(self._state)
        self.text = PlainText(words("Test of this laptop"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(px(_HIGH))
        self.column.addWidget(self.text, 1)
        said = words("The report is in English, for whoever helps you. It names nobody.")
        self.column.addWidget(role_label("small", said))
        self._copy = Button(words("Copy the report"), ButtonKind.QUIET, "log")
        self._copy.bar(words("The test is not over yet."))
        self._copy.chosen.connect(
            lambda: QGuiApplication.clipboard().setText(self.text.toPlainText())
        )
        close = Button(words("Close"), ButtonKind.PRIMARY)
        close.chosen.connect(self.accept)
        self.buttons.addWidget(self._copy)
        self.buttons.addStretch(1)
        self.buttons.addWidget(close)
        self.finish()
        close.setFocus()
        self.finished.connect(self.deleteLater)
        self._start(data, loopback=loopback)

    def _start(self, data: Path, *, loopback: bool) -> None:
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._end)
        self._process.errorOccurred.connect(self._fail)
        program, *first = self_command()
        wanted = ["selftest", f"--data={data}", *(["--loopback"] if loopback else [])]
        self._process.start(program, [*first, *wanted])

    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode(errors="replace")
            self.text.appendPlainText(line.rstrip())

    def _end(self, code: int) -> None:
        """Say how it went, by the exit *code*."""
        self._read()
        if code == 0 and self._process.exitStatus() is QProcess.ExitStatus.NormalExit:
            self._state.become(words("All is well"), Tone.GOOD, "check")
        else:
            self._state.become(words("There is something to do"), Tone.AMBER)
        self._copy.bar("")

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._state.become(words("The test cannot be started"), Tone.AMBER)

    def hideEvent(self, event: QHideEvent) -> None:
        """End the test with the card; a window put away goes on."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._process.blockSignals(True)  # noqa: FBT003  # Qt's flag
            self._process.kill()  # it keeps nothing that could be lost
            self._process.waitForFinished(STOP_MS)
