"""What the coach of a race says: how a strong bot sees our choice, in one sentence."""

from collections.abc import Iterator, Sequence
from typing import Any

from core.bots.contest import X
from core.review.race_advice import Advice, advices
from core.review.race_review import Placed, opened, openings, race_before
from core.table.step import Completed
from core.wormup.actions import read_move
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from gui.parts.game_view import Adviser
from gui.words.words import words
from gui.wormup.board.camera import frame_of
from gui.wormup.move.kept import ghost_of, lay
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.own_turn import OwnTurn

_SEED = b"wormup-lan coach"


class RaceAdviser(Adviser):
    """Asks a strong bot about our own turn, and shows its answer on faces or board."""

    def __init__(self, turn: OwnTurn) -> None:
        self._turn = turn

    def _asked(self) -> tuple[Race, int] | None:
        """Return the race and our seat, if it is for us to do something."""
        snapshot = self._turn.snapshot
        if snapshot is None or snapshot.seat is None or not self._turn.controls.can_act():
            return None
        return snapshot.state.race, snapshot.seat

    def advice(self, steps: Sequence[Completed[Any]]) -> Iterator[Advice] | None:
        """Return how a strong bot sees our bid, number or move; None if it is not our turn."""
        if (asked := self._asked()) is None:
            return None
        return advices(*asked, [opened(done) for done in openings(steps)], _SEED)

    def show_advice(self, advice: Advice) -> str:
        """Show a bar on each face, or the best place as a pale worm, and return why."""
        if (asked := self._asked()) is None:
            return ""
        if move := read_move(advice.action):
            draft = MoveDraft(*asked)
            lay(draft, move)
            self._turn.picture.advise(draft)
        else:
            best = advice.ranked()[0]
            for choice, _ in advice.wins:
                button = self._turn.controls.bids.button(face_of(choice))
                button.show_share(advice.share(choice), is_best=choice == best)
        return advice_words(advice, asked[0])

    def show_better(self, done: Completed[Any], better: Placed) -> None:
        """Show a better move of the step that is looked at as a pale worm, with what it gains."""
        step = done.step.number
        draft = ghost_of(race_before(done), step, better.seat, ("move", step, better.action))
        if draft is not None:
            more = (*draft.worm.segments, *draft.course.finish)
            self._turn.board.fit(frame_of(done.outcome.state.race, more))
            self._turn.picture.advise(draft, gained_words(better))


def face_of(choice: int) -> Face:
    """Return the face that stands for *choice* in an advice."""
    return Face.X if choice == X else Face(choice)


def advice_words(advice: Advice, race: Race) -> str:
    """Return what a strong bot would do, and why."""
    best, *others = advice.ranked()
    share = _percent(advice, best)
    if advice.action:
        move = read_move(advice.action)
        if move and move.swing:
            return words(
                "A strong bot would lie like the pale worm and swing a post: from there it wins"
                " {share} % of the races.",
                share=share,
            )
        return words(
            "A strong bot would lie like the pale worm: from there it wins {share} % of the races.",
            share=share,
        )
    said = {"face": face_of(best).value, "share": share}
    is_naming = race.stage is Stage.DECLARE
    if not others and is_naming:
        return words("Only {face} is left to name: it wins {share} % of the races.", **said)
    if not others:
        return words("Only {face} is left to bid: it wins {share} % of the races.", **said)
    next_best = {"next": face_of(others[0]).value, "less": _percent(advice, others[0])}
    if is_naming:
        return words(
            "A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.",
            **said,
            **next_best,
        )
    return words(
        "A strong bot would bid {face}: against what the others like to bid it wins {share} % of"
        " the races, {next} wins {less} %.",
        **said,
        **next_best,
    )


def gained_words(better: Placed) -> str:
    """Return how much more a better move would have won."""
    more = round(100 * (better.best - better.made) / better.races)
    return words("{more} % more wins", more=more)


def _percent(advice: Advice, choice: int) -> int:
    return round(100 * advice.share(choice))
