"""The seats of a table: what each does, for how long it is silent, and what to do about it."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.parts.laptop import Laptop
from gui.parts.news import News
from gui.parts.shell import Shell
from gui.parts.sound import Sound
from gui.window.table.call_panel import CallPanel
from gui.window.table.seat_bar import SeatBar, after
from gui.window.table.stay import Stay
from gui.window.table.twin_panel import TwinPanel
from gui.window.table.viewer import Viewer
from gui.words.presence import agreed_words
from gui.words.words import sentence, words
from net.protocol.commands import CallOn, LetBack, Wait
from net.protocol.snapshot import TableSnapshot


class TableSeats(QObject):
    """Holds the badges, the slips that hang from them, and the clocks of our *stay*."""

    def __init__(
        self, page: QWidget, shell: Shell, laptop: Laptop, viewer: Viewer, stay: Stay
    ) -> None:
        super().__init__(page)
        self._page, self._shell, self._laptop, self._viewer = page, shell, laptop, viewer
        self.news = News(page)
        self._snapshot: TableSnapshot | None = None
        self.bar = SeatBar(page)
        self.call = CallPanel(page, self._call_on, lambda foot: viewer.keep_clear(foot, "call"))
        self._twin = TwinPanel(
            shell, laptop.submit, page, lambda foot: viewer.keep_clear(foot, "twin")
        )
        self._silence, self._nudges = stay.silence, stay.nudges
        self._nudges.nudged.connect(self._nudge)
        for looks in (viewer.look_at_seat, self.call.open_for):
            self.bar.chosen.connect(looks)

    @property
    def _nudge_s(self) -> int:
        """After how many s a seat that chooses is nudged; 0 where nobody is."""
        steps = self._viewer.steps
        return steps[0].step.genesis.agreed.nudge_s if steps else 0

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Show what each seat does or did then, and for how long a seat is silent."""
        self._snapshot = snapshot
        seconds = self._silence.seconds(snapshot)
        for seat in self._silence.back:
            self._shell.toast(words("{name} is back", name=snapshot.names[seat]))
            self._shell.play(Sound.KNOCK)
        board, past = self._viewer.board, self._viewer.looked_at
        shown = after(snapshot, past) if past else snapshot
        states = board.seat_states(None if past else snapshot) if board and shown.state else ()
        patience = self._nudges.look(snapshot, self._nudge_s)
        self.bar.show_table(shown, states, seconds, () if past else patience)
        has_badges = board is None or board.has_badges
        self.bar.show_badges(is_shown=has_badges)
        self.call.show_table(snapshot, seconds)
        self._twin.show_table(snapshot)
        if not self._twin.isHidden():
            self.call.hide()
        if not has_badges or not self._twin.isHidden() or not self.call.isHidden():
            self.news.hide()

    def lay_out(self, left: int, right: int) -> None:
        """Lay the badges between *left* and *right* px of the page, and the slips below them."""
        self.bar.lay_out_in(left, right)
        self._viewer.set_things(self.bar.things())
        self.call.hang(self.bar.badges, self._page.size())
        self._twin.lay_out_in(self._page.size())

    def tell(self, said: str) -> None:
        """Say *said* as news, in the log and aloud."""
        self.news.tell(said)
        self._viewer.chronicle.remark(said)
        self._shell.speak(said)

    def _call_on(self, command: CallOn | Wait | LetBack) -> None:
        """Ask for *command*, and write down what our player has agreed to."""
        self._laptop.submit(command)
        if isinstance(command, CallOn) and self._snapshot is not None:
            agreed = agreed_words(self._snapshot, command.without, command.gone)
            self._viewer.chronicle.remark(sentence(agreed))

    def _nudge(self, seat: int) -> None:
        """Nudge *seat*, which has been choosing as long as the table has agreed to."""
        snapshot = self._snapshot
        if snapshot is None or not self._nudge_s or seat >= len(self.bar.badges):
            return
        self.bar.badges[seat].nudge()
        if seat == snapshot.seat:
            said = words("You have been choosing for {seconds} s.", seconds=self._nudge_s)
            self.news.tell(said)
            self._shell.speak(said)
            self._shell.play(Sound.TALKED)
