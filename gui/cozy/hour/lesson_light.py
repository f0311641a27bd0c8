"""What a lesson tells of is lit: the die, its face in the fan, the card of an option or an answer.

Law: it lights what leads to one decision; whatever else is legal works as ever.
"""

from collections.abc import Iterator

from core.cozy.decisions import AddOrgan, ChangeDie, Decision, FillBrain
from gui.cozy.hour.choice_card import ChoiceCard
from gui.cozy.hour.hour_editor import HourEditor


def light(editor: HourEditor, meant: Decision | None) -> None:
    """Light in the hand of *editor* all that leads to what is *meant*."""
    for card, is_told in _told(editor, meant):
        card.tell(is_told=is_told)


def _told(editor: HourEditor, meant: Decision | None) -> Iterator[tuple[ChoiceCard, bool]]:
    """Yield each card of the hand, and whether it leads to what is *meant*."""
    turned = meant if isinstance(meant, ChangeDie | FillBrain) else None
    for die, shown in enumerate(editor.dice.mine):
        yield shown, turned is not None and turned.die == die
    for face in editor.fan.faces:
        yield face, turned is not None and turned.to == face.to
    for option, card in editor.options.buttons.items():
        yield card, option is type(meant)
    kind = meant.kind if isinstance(meant, AddOrgan) else None
    for offered, answer in zip(editor.tools.kinds, editor.tools.buttons, strict=False):
        yield answer, offered is kind
    for ending, answer in editor.tools.finishing.items():
        yield answer, ending is type(meant)
