"""What a game says of itself: the base of each game's `GameUi`, with what most need not say."""

from __future__ import annotations  # the types of what a start does not wait for

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from core.table.encoding import Value
    from core.table.rules import Reason, Refusal
    from core.table.seeds import JointSeed
    from core.table.step import Completed
    from gui.words.award import Award
    from gui.words.mark_kinds import Signed
    from gui.words.past_round import PastRound
    from gui.words.player_habits import Habits
    from gui.words.wanted import WantedTerms
    from net.protocol.commands import Play
    from net.protocol.snapshot import TableSnapshot
    from net.protocol.terms import Terms


class TermsWords(ABC):
    """What a game says of a table, and offers, before it is played there."""

    @abstractmethod
    def game_words(self, terms: Terms) -> str:
        """Return what is played: the game and its edition or sheet."""

    @abstractmethod
    def at_a_glance(self, terms: Terms) -> tuple[str, ...]:
        """Return the game, its edition or sheet, then in a few words each how long it is."""

    @abstractmethod
    def house_rules(self, terms: Terms) -> list[str]:
        """Return the rules that this table has chosen itself."""

    def edition_words(self, _terms: Terms, /) -> list[str]:
        """Return the rules in which editions differ, a sentence each."""
        return []

    @abstractmethod
    def terms_words(self, terms: Terms) -> str:
        """Return what is played, and about how long it takes."""

    @abstractmethod
    def from_arguments(
        self, chosen: Namespace, seats: int, option: str, *, joins: bool = False
    ) -> WantedTerms:
        """Return the table that the command line has *chosen* for so many *seats*.

        *option* is the argument that named the seats. A seat that *joins* may leave it to others
        what is played. Raises `UsageError`.
        """

    @abstractmethod
    def default_terms(self, seats: int) -> Terms:
        """Return the terms of a table that nobody has chosen anything for."""

    def next_terms(self, _terms: Terms, /) -> Terms | None:
        """Return the next chapter on the same agreement; None if there is none."""
        return None

    def fitting_options(self, options: Value, _rules_id: str, /) -> Value:
        """Return the game's *options* without those that a table of the rules cannot have."""
        return options

    @abstractmethod
    def to_arguments(self, terms: Terms, folder: Path, /) -> list[str]:
        """Return *terms* as arguments of a command; what is long goes to a file in *folder*."""


class ProofWords(ABC):
    """What a game says of how far a log of it is proved."""

    @abstractmethod
    def proved_words(self, number: int) -> str:
        """Return that all is proved up to the round or hour *number*."""

    @abstractmethod
    def proved_brief(self, number: int) -> str:
        """Return the same in a few words."""

    @abstractmethod
    def checked_words(self, openings: int, moves: int) -> str:
        """Return how much an audit has checked, for a terminal."""

    @abstractmethod
    def counted_words(self, signatures: int, envelopes: int, moves: int, /) -> str:
        """Return the same in a few words, for everybody."""

    @abstractmethod
    def moves_words(self) -> tuple[str, str]:
        """Return what is counted as a move, and that all of them were allowed, for everybody."""


class OutcomeWords(ABC):
    """What a game says of its end."""

    @abstractmethod
    def ending(self, names: Sequence[str], state: Any) -> list[str]:  # noqa: ANN401  # each game's own
        """Return how the game ended, in lines."""

    @abstractmethod
    def outcome_words(self, names: Sequence[str], state: Any) -> str:  # noqa: ANN401
        """Return in a sentence how the game ended: who won, with how much."""

    @abstractmethod
    def winners(self, state: Any) -> tuple[int, ...]:  # noqa: ANN401
        """Return the seats that have won a game that is over; none where nobody can win."""

    @abstractmethod
    def places(self, state: Any) -> tuple[int, ...]:  # noqa: ANN401
        """Return by seat the place in a game that is over, from 1 on; equal ones share it."""

    @abstractmethod
    def habits(self, steps: Sequence[Completed[Any]], seats: int) -> tuple[Habits, ...]:
        """Return by seat what a game of so many *seats* tells of each player in *steps*."""

    @abstractmethod
    def awards(self, names: Sequence[str], steps: Sequence[Completed[Any]]) -> list[Award]:
        """Return what somebody did more than all others in a game; nothing before it is over."""

    @abstractmethod
    def score_lines(self, names: Sequence[str], state: Any) -> list[tuple[str | int, ...]]:  # noqa: ANN401
        """Return the score of a finished game, a tuple a line of a spreadsheet."""

    @abstractmethod
    def result_data(self, names: Sequence[str], state: Any) -> dict[str, object]:  # noqa: ANN401
        """Return the result of a game that is over, for programs."""

    def picture(self, _names: Sequence[str], _state: Any, /) -> str:  # noqa: ANN401
        """Return the final board as SVG, or "" if the game has none."""
        return ""


class StoryWords(OutcomeWords):
    """What a game says of its steps."""

    @abstractmethod
    def told(self, done: Completed[Any]) -> list[str]:
        """Return what a step brought, in lines for a terminal; nothing if there is no news."""

    @abstractmethod
    def news(self, done: Completed[Any]) -> list[str]:
        """Return the same as sentences, for a window that draws the rest."""

    @abstractmethod
    def marks(self, done: Completed[Any]) -> list[Signed]:
        """Return what makes the step worth finding again: its kind, and a word each."""

    def die(self, _action: tuple[Value, ...], /) -> str:
        """Return the face of the die that an action lays open, or "".

        If a step lays some open, the first sentence of its `news` tells them all.
        """
        return ""

    def hour_words(
        self,
        _state: Any,  # noqa: ANN401  # each game's own
        _seat: int,
        _action: tuple[Value, ...],
        _beside: tuple[Value, ...] = (),
        /,
    ) -> tuple[str, str]:
        """Return the name of the hour that a seat plays, and what its action does in it.

        Beside another action it says where they part, if they read alike.
        """
        return "", ""

    @abstractmethod
    def round_words(self, state: Any) -> str:  # noqa: ANN401  # each game's own
        """Return the round, or what else divides the game, by its name."""

    @abstractmethod
    def round_label(self, state: Any) -> str:  # noqa: ANN401
        """Return the round as it stands below a timeline, at the step due; "" is nothing."""

    @abstractmethod
    def round_reached(self, state: Any) -> tuple[str, int]:  # noqa: ANN401
        """Return how far a game is: what is counted ("round"), and its number."""

    @abstractmethod
    def drawn(self, done: Completed[Any], seed: JointSeed) -> Iterable[str]:
        """Return what an opening step drew with *seed*, computed again; without the emblem."""

    @abstractmethod
    def so_far(self, steps: Sequence[Completed[Any]]) -> list[PastRound]:
        """Return the rounds or hours that are over in *steps*, the first step included."""

    @abstractmethod
    def lead_words(self, names: Sequence[str], state: Any) -> tuple[str, int]:  # noqa: ANN401
        """Return in a line who is how far, and the seat that leads; -1 if several do."""

    @abstractmethod
    def title(self, names: Sequence[str], state: Any, day: str, /) -> str:  # noqa: ANN401
        """Return what one calls a game that was last played on *day*, which stands in *state*."""

    @abstractmethod
    def memory_line(self, day: str, state: Any) -> str:  # noqa: ANN401
        """Return a game as one remembers it: what was played on which *day*, and how far it is."""

    @abstractmethod
    def goes_on_words(self) -> str:
        """Return that a game of ours goes on, in a few words."""

    def sealed_words(self, _state: Any, _seat: int, /, *, has_acted: bool) -> str:  # noqa: ANN401, ARG002
        """Return that what a seat has sealed is kept, or ""; it *has_acted* or not."""
        return ""

    @abstractmethod
    def ends_words(self, state: Any) -> str:  # noqa: ANN401
        """Return where a log ends, of which the rest is missing."""


class GameUi(TermsWords, StoryWords, ProofWords):
    """A game in words and pictures. Law: it states no rule; all is read off states and steps."""

    AWAY: str
    """What becomes of the seat of somebody who is away."""
    MOVE: str
    """The name of the action that a report counts."""
    PARTS: str
    """The module with its `GameParts`: a window imports it, a terminal does not."""
    RESULT: str
    """The module whose `result_parts` writes a table's result as HTML: (names, state, told,
    is_whole), where *told* is the ending in words and *is_whole* says that nothing of the game lies
    behind its proof."""
    HAS_HOURS = False
    """Whether one plays hours, alone too, and a review judges them; else chances to win."""
    IS_MEASURED = False
    """Whether another geometry library can measure all moves again."""

    def remeasured(self, _steps: Sequence[Completed[Any]], /) -> tuple[int, float, tuple[str, ...]]:
        """Return how many moves were measured again, the tolerance in mm, and the differences."""
        return 0, 0.0, ()

    @abstractmethod
    def reason_words(self, reason: Reason, value: object = ()) -> str:
        """Return what *reason* means, one of this game or of any table."""

    @abstractmethod
    def refusal_words(self, refusal: Refusal, names: Sequence[str] = (), /) -> str:
        """Return why something is refused, with the rule and what it is about."""

    @abstractmethod
    def rule_words(self, tag: str) -> str:
        """Return what the rule with the code *tag* says, or "" if there is none."""

    def automatic_play(self, _snapshot: TableSnapshot, /) -> Play | None:
        """Return what our seat does now without a choice; None if it does nothing."""
        return None
