"""The lessons on the screen: a view of its own, without network, and a worm that says what to try.

Law: nothing is signed or kept; leaving ends it.
"""

from PySide6.QtCore import QTimer

from core.cozy.hour import played, read_hour
from core.cozy.turn import Turn
from gui.cozy.chapters import chapter_sheet
from gui.cozy.cozy_view import CozyView
from gui.cozy.game_ui import chapter_terms
from gui.cozy.hour.lesson_light import light
from gui.cozy.lesson import ASTRAY, SIGN, first_lesson
from gui.cozy.second_lesson import second_lesson
from gui.cozy.sheet_words import sheet_title
from gui.cozy.solo_bar import SoloBar, solo_snapshot
from gui.kit.bookmarks import Bookmark
from gui.kit.layout import LaidOut
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.parts.game_view import EndAction
from gui.parts.shell import Shell
from gui.parts.unsigned import LessonPage
from gui.words.words import words
from net.protocol.commands import Play
from net.protocol.terms import Terms

_ICONS, _FACE = 232, 44
"""The room for the icons of the window, at the right; and the face of who leads."""


class CozyLessonPage(LaidOut, LessonPage):
    """Holds the turn of a lesson; every signed hour leads to the next one."""

    lays_at_once = True

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self.view = CozyView(self)
        self.lesson = first_lesson()
        self._turn = self.lesson.first_turn()
        self._step = 0
        self._bar, self.said = SoloBar(self, self.left.emit, _FACE), role_label("strong")
        self._bar.row.addWidget(self.said, 1)
        self.bookmark = Bookmark(self._stand, self._open_at)
        self.setFocusProxy(self.view)
        self.view.asked.connect(self._play)
        self.view.spoke.connect(shell.speak)
        self.view.sounded.connect(shell.play)
        self.view.wished.connect(self._grant)
        self.view.draft_of_hour.changed.connect(self._follow)
        self.view.changed.connect(self._point)
        self.restart()

    @property
    def leads_to(self) -> Terms:
        """The table that comes after the lesson."""
        return chapter_terms(self.lesson.chapter)

    def restart(self, lesson: int = 0) -> None:
        """Begin with the first hour of the *lesson* of this number."""
        self.lesson = (first_lesson, second_lesson)[lesson]()
        title = sheet_title(chapter_sheet(self.lesson.chapter))
        following = words(self.lesson.following) if self.lesson.following else ""
        self.view.end.simplify(words(self.lesson.end), title, following)
        self._open_at((lesson, self.lesson.first_turn(), 1, None))

    def _stand(self) -> tuple[int, Turn, int, object]:
        """Return the number of the lesson, the hour that is due, and what is decided of it."""
        number = 0 if self.lesson.following else 1
        return number, self._turn, self._step, self.view.draft_of_hour.plain()

    def _open_at(self, mark: tuple[int, Turn, int, object]) -> None:
        _, self._turn, self._step, decided = mark
        self.view.draft_of_hour.end()
        self._show()
        self.view.restore(decided)

    def _show(self) -> None:
        self.view.show_table(solo_snapshot(self._turn, self._step))
        self._follow()

    def _play(self, play: Play) -> None:
        """Play the hour that was signed, and roll the next one."""
        read = read_hour(play.action)
        assert read is not None, "the view signs hours only"
        after = played(self._turn, read[1])
        assert isinstance(after, Turn), after
        self._turn, self._step = self.lesson.rolled(after), self._step + 1
        QTimer.singleShot(0, self, self._show)  # the view is still signing

    def _follow(self) -> None:
        """Say what to try now; what was not meant is taken back."""
        if self._turn.is_over:
            self._say(words(self.lesson.end))
            return
        tries = self.lesson.hours[self._turn.hour].tries
        done = self.view.draft_of_hour.decisions
        if done == tuple(one.decision for one in tries[: len(done)]):
            self._say(words(tries[len(done)].said) if len(done) < len(tries) else words(SIGN))
            return
        self.view.draft_of_hour.undo()
        here = len(self.view.draft_of_hour.decisions)
        self._say(words(ASTRAY, said=words(tries[here].said)))

    def _point(self) -> None:
        """Show on the sheet and in the hand what is meant."""
        tries = () if self._turn.is_over else self.lesson.hours[self._turn.hour].tries
        at, meant = len(self.view.draft_of_hour.decisions), None
        if at < len(tries) and not self.view.draft_of_hour.is_over:
            meant = tries[at].decision
            self.view.editor.preview(meant)
        light(self.view.editor, meant)

    def _say(self, said: str) -> None:
        done = len(self.view.draft_of_hour.decisions)
        over = self._turn.is_over
        self._bar.coach.step = 0 if over else self.lesson.step_at(self._turn.hour, done)
        self._bar.coach.update()
        if said != self.said.text():
            self.said.setText(said)
            self._lay_out()
            self._shell.speak(said)

    def _grant(self, wish: EndAction) -> None:
        if wish is EndAction.AGAIN:
            self.played.emit()
        elif wish is EndAction.LOOK_BACK:
            self.restart(0 if self.lesson.following else 1)
        elif wish is EndAction.NEXT:
            self.restart(1)
        elif wish is EndAction.CLOSE:
            self.left.emit()

    # where things are

    def _lay_out(self) -> None:
        margin = px(16)
        self.view.resize(self.size())
        left = self.width() // 2 if self._turn.is_over else margin
        wide = min(self.width() - left - px(_ICONS), px(1000))
        high = max(px(60), self._bar.row.heightForWidth(wide))
        self._bar.setGeometry(left, px(10), wide, high)
        self.view.set_frame(px(10) + max(high, px(66)) + px(12), 0)
        self._bar.raise_()
