"""Our player: the name, the key and what is worn, as kept on disk and told to the node."""

from __future__ import annotations  # the types of what a start does not wait for

from typing import TYPE_CHECKING

from core.table.trouble import TroubleError
from gui.window import router
from gui.words.isolation import isolated
from gui.words.words import words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from core.table.looks import LookWish, Worn
    from gui.window.bridge import NodeBridge
    from gui.window.start.name_card import NameCard
    from gui.window.window_shell import WindowShell


class OwnPlayer:
    """Changes who our player is, or says why not; *window* bears the name."""

    def __init__(self, shell: WindowShell, window: QWidget, bridge: NodeBridge) -> None:
        self._shell, self._window, self._bridge = shell, window, bridge
        self._card: NameCard | None = None

    @property
    def name(self) -> str:
        """What the others call us; "" until it is chosen."""
        return self._bridge.name

    @property
    def worm(self) -> Worn | None:
        """What our player wears; None if nothing was chosen."""
        return router.own_worm(self._bridge)

    def show_on(self, card: NameCard) -> None:
        """Show name and worm on *card*, on which the name is changed."""
        self._card = card
        card.renamed.connect(self.rename)
        card.dress(self.worm)
        self.entitle()

    def rename(self, name: str) -> None:
        """Be called *name* from now on."""
        if name == self.name:
            return
        try:
            self._bridge.rename(name)
        except TroubleError as error:
            self._shell.tell_trouble(error.trouble)
            return
        self.entitle()
        self._bridge.start()

    def wear(self, name: str, wish: LookWish) -> bool:
        """Be called *name* and wear *wish*; return whether it could be kept."""
        self.rename(name)
        try:
            router.wear(self._bridge, wish)
        except TroubleError as error:
            self._shell.tell_trouble(error.trouble)
            return False
        if self._card is not None:
            self._card.call(self.name)
            self._card.dress(self.worm)
        return True

    def renew_key(self) -> None:
        """Be a player of our own from now on."""
        try:
            self._bridge.renew_key()
        except TroubleError as error:
            self._shell.tell_trouble(error.trouble)
            return
        self._shell.toast(words("This laptop has a key of its own now."))

    def entitle(self) -> None:
        """Name the window after its player: two of them may lie beside each other."""
        named = filter(None, (isolated(self.name), words("Worm Up!")))
        self._window.setWindowTitle(" · ".join(named))
