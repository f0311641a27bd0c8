"""What the view does without a click, and what it waits for. Law: it decides nothing in an hour."""

from core.cozy.game import DICE_ONLY, PASS, ROLL, GameState
from gui.words.presence import awaited, missing_words, unsealed
from gui.words.words import sentence, words
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot


def automatic_play(snapshot: TableSnapshot) -> Play | None:
    """Return a commitment to the dice, or a pass if our seat has nothing to do, or None (C6.7)."""
    state, seat = snapshot.state, snapshot.seat
    if not isinstance(state, GameState) or seat is None:
        return None
    if not snapshot.may_act or snapshot.must_compare:
        return None
    if not state.wanted() >> seat & 1:
        return Play(snapshot.step, PASS)
    if state.is_rolled or state.committed or state.is_over:
        return None
    return Play(snapshot.step, ROLL, DICE_ONLY)


def waits_words(snapshot: TableSnapshot) -> str:
    """Return what the table waits for; empty if it is our turn to play the hour."""
    state = snapshot.state
    if not isinstance(state, GameState):
        return words("The table is being laid.")
    if state.is_over:
        return words("The game is over.")
    if not state.is_rolled and not unsealed(snapshot):
        return sentence(missing_words(snapshot)) or words("The dice are being rolled.")
    if snapshot.seat is None:
        return words("You are watching.")
    return _signed_words(snapshot) if snapshot.acted >> snapshot.seat & 1 else ""


def _signed_words(snapshot: TableSnapshot) -> str:
    waiting = awaited(snapshot)
    names = [name for seat, name in enumerate(snapshot.names) if waiting >> seat & 1]
    if names:
        return words("Signed. Waiting for {names}.", names=", ".join(names))
    return words("Signed.")
