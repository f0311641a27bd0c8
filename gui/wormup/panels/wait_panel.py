"""While others think: what the table waits for, and our own sealed envelope."""

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Tray
from gui.kit.theme import Px
from gui.wormup.panels.envelope_tray import EnvelopeThing, Inside


class WaitPanel(Tray):
    """The tray when our seat has nothing to do: its big button says for whom the table waits."""

    _PROMPT = Px(440)

    def __init__(self) -> None:
        super().__init__()
        self.lean_left()
        self.envelope = EnvelopeThing()
        self.button = Button("", ButtonKind.BIG)
        self.things.addWidget(self.envelope)
        self.buttons.addWidget(self.button)

    def show_waiting(
        self, heading: str, said: str, waits: str, inside: Inside | None = None
    ) -> None:
        """Show what the table waits for; *inside* is our sealed envelope, if there is one."""
        self.ask(heading, said)
        self.button.setText(waits)
        self.button.set_icon("wait")
        self.button.bar(waits)
        self.button.setVisible(bool(waits))
        self._hold(inside)

    def _hold(self, inside: Inside | None) -> None:
        if inside is not None:
            self.envelope.hold(inside)
        self.envelope.setVisible(inside is not None)
