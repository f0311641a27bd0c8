"""The first race of a newcomer, as a script on the rules alone: its tries, and the others' parts.

Law: the rules core judges every choice, ours and theirs; no table, no log, nothing is signed. Bo
and Mo choose after the newcomer, and the script says so. A choice that is legal and leads astray is
explained and taken back; the one that is shown always fits.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from core.bots.choose import StepChoice
from core.bots.levels import Level
from core.review.branch import Branch, BranchState
from core.table.agreed import Agreed, joined
from core.table.encoding import Value
from core.table.genesis import Genesis, Offer
from core.table.looks import NONE, PAINTS, Worn
from core.table.messages import Content
from core.table.naming import can_be_told_apart
from core.table.step import Completed, Outcome, Step
from core.wormup.actions import BID, DECLARE, move_action, read_face, read_move
from core.wormup.course import start_course
from core.wormup.game import GameState, WormUp
from core.wormup.legality import ground_of
from core.wormup.moves import Move, Placement, Swing
from core.wormup.profiles import PROFILES, Face, Options
from core.wormup.race import Race, Stage, start_race
from core.wormup.worm import Vec, Worm
from gui.words.wearing import newcomer
from gui.words.words import marked, words
from gui.wormup.move.measure import touch_mm
from gui.wormup.race_facts import millimetres

COURSE = 8_000
"""32 cm: a race of five minutes."""
YOU, BO, MO = range(3)
_GAIN_MM, _REACH_MM, _SHOWN_MM = 40, 92, 84
"""How much nearer is forward; how near the thread is swung, and in the example."""
_TOUCH_MM, _SEGMENT_MM = 9, 16
_PROFILE = PROFILES["gryphon2010"]
_RULES = WormUp(_PROFILE)


class RaceTry(NamedTuple):
    """What is asked next: its picture of eight, what the guide says, and what is right."""

    picture: int
    title: str
    said: str
    right: Face | int | str = ""
    """The bid, the number or the kind of move that is meant; "" asks for a look alone."""
    astray: str = ""
    """What is said of anything else."""
    others: tuple[Face, ...] = (Face.SIX, Face.SIX)
    """What Bo and Mo bid after us; () if they nearly reach the thread."""
    begins: str = ""
    """The place from which the race goes on here."""


NEARER, BLOCKS, SWINGS, WINS = "nearer", "blocks", "swings", "wins"
TRIES = (
    RaceTry(
        1, marked("The aim"),
        marked("See the thread? Whoever touches it first has won. That is all."),
        begins="start",
    ),
    RaceTry(
        2, marked("Bid in secret"),
        marked("Far is good, alone is better. Seal the 5. Bo and Mo play their parts."),
        Face.FIVE, marked("That would do in a race. Here Bo and Mo wait for your 5."),
    ),
    RaceTry(
        3, marked("It moves you"),
        marked("Only you bid 5! Five times your tail goes to the front."),
        NEARER, marked("That leads away from the thread. Once more: straight ahead is fine."),
    ),
    RaceTry(
        4, marked("Bid again"),
        marked("Your 5 sleeps for a round, for it just moved you. Seal the 6."),
        Face.SIX, marked("Try the 6, and see what happens when somebody else has it too."),
        (Face.SIX, Face.FOUR),
    ),
    RaceTry(
        4, marked("It bumps"),
        marked("Two sixes: you bump noses, nobody moves. It happens to the best."),
    ),
    RaceTry(
        5, marked("Low goes first"),
        marked("Two rounds later Bo is next to you. Seal the 4: the lowest number moves first."),
        Face.FOUR, marked("With that Bo goes before you. Take the 4."),
        (Face.SIX, Face.SEVEN), "block",
    ),
    RaceTry(
        5, marked("It blocks"),
        marked("Your 4 goes first. Lie across the way, close before Bo's head: no room for him."),
        BLOCKS, marked("Bo still gets through. Once more: closer before his head."),
    ),
    RaceTry(
        5, marked("No room"),
        marked("Bo is stuck, and his 6 is lost. Worms are walls: think of where yours lies."),
    ),
    RaceTry(
        6, marked("Bid the X"),
        marked("The X stands for any number, if nobody else bids it. Seal the X."),
        Face.X, marked("Leave the numbers to Bo and Mo this time. Seal the X."),
        (Face.FOUR, Face.SIX), "swing",
    ),
    RaceTry(
        6, marked("X names"),
        marked("An X alone takes a number that nobody bid. Take the 7."),
        7, marked("That is free too, but the 7 goes further. Take the 7."),
    ),
    RaceTry(
        7, marked("X swings"),
        marked("Go your seven. Then swing a post round the other: bring the thread to you."),
        SWINGS, marked("The thread is still too far. Once more: nearer to your head."),
    ),
    RaceTry(
        8, marked("One more bid"),
        marked("Now seven segments reach the thread. Seal the 7: nobody else dares to."),
        Face.SEVEN, marked("That may be too short. The 7 reaches the thread."), (),
    ),
    RaceTry(
        8, marked("Touch it"), marked("Go to the thread: the first segment that touches it wins."),
        WINS, marked("Past it! Once more: straight to the thread."),
    ),
)  # fmt: skip
PICTURES = 8


def _line(head: tuple[int, int], dx: int = -400) -> Worm:
    """Return a worm that lies straight behind its *head*."""
    return Worm(tuple(Vec(head[0] + dx * at, head[1]) for at in range(7)))


def _race(*worms: Worm, moved: int) -> Race:
    """Return the race in round *moved* with *worms* where they are."""
    race = start_race(_PROFILE, Options(course=COURSE), (0, 1, 2))
    return race._replace(worms=worms, course=start_course(COURSE), round=moved)


def _places() -> Mapping[str, Race]:
    """Return the moments from which the race goes on."""
    pocket = [Vec(9_347, 10_203), Vec(9_000, 10_402)]
    mo = Worm((*pocket, *(Vec(8_600 - 400 * at, 10_410) for at in range(5))))
    return {
        "start": start_race(_PROFILE, Options(course=COURSE), (0, 1, 2)),
        "block": _race(_line((8_200, 9_100)), _line((9_000, 10_000)), mo, moved=4),
        "swing": _race(
            _line((7_700, 8_700)), _line((9_700, 10_600)), _line((9_000, 11_600)), moved=6
        ),
    }


class FirstRace(NamedTuple):
    """How far the script has come: the try that is asked, and where the race stands."""

    at: int
    stand: BranchState
    worn: tuple[Worn, ...] = ()
    """What the three wear; () by seat."""
    name: str = ""
    """What our player is called; "" is "You"."""

    @property
    def now(self) -> RaceTry:
        """What is asked."""
        return TRIES[self.at]

    @property
    def race(self) -> Race:
        """How the race stands."""
        state: GameState = self.stand.state
        return state.race

    @property
    def is_over(self) -> bool:
        """Whether the race is won."""
        return self.race.stage is Stage.OVER

    def astray(self, choice: StepChoice) -> str:
        """Return why our *choice* is taken back, in words; "" if it is right."""
        if self.stand.refusal(YOU, choice):
            return words(self.now.astray)
        right, race = self.now.right, self.race
        if choice.action == BID:
            return "" if bid_of(choice) is right else words(self.now.astray)
        if choice.action[:1] == (DECLARE,):
            return "" if choice.action[1] == right else words(self.now.astray)
        move = read_move(choice.action)
        fits = move is not None and _FITS[str(right)](race, race.after_move(YOU, move))
        return "" if fits else words(self.now.astray)

    def shown(self) -> StepChoice | None:
        """Return a choice that fits, to be shown; None where nothing is to be chosen."""
        right = self.now.right
        if isinstance(right, Face):
            return StepChoice(BID, (right.value,))
        if isinstance(right, int):
            return StepChoice((DECLARE, right))
        move = _example(self.race, right) if right else None
        return move and StepChoice(move_action(move))

    def after(
        self, own: StepChoice | None = None
    ) -> tuple["FirstRace", tuple[Completed[Any], ...]]:
        """Return where the script goes on after our *own* choice, or a look, and what happened."""
        stand, before = self.stand, len(self.stand.steps)
        if own is not None:
            stand = stand.after(self._choices(stand, own))
        while stand.authors and not stand.is_ours:
            stand = stand.after(self._choices(stand))
        done = stand.steps[before:]
        if not stand.authors:
            return self._replace(stand=stand), done
        at = self.at + 1
        if TRIES[at].begins:
            stand = _begun(_places()[TRIES[at].begins], len(stand.steps) + 1, self.worn, self.name)
        return self._replace(at=at, stand=stand), done

    def _choices(
        self, stand: BranchState, own: StepChoice | None = None
    ) -> tuple[tuple[int, StepChoice], ...]:
        """Return what all authors choose now: we *own*, Bo and Mo what the script says."""
        if stand.rules.opens(stand.state):
            return ()
        return tuple((s, own if own and s == YOU else self._part(stand, s)) for s in stand.authors)

    def _part(self, stand: BranchState, seat: int) -> StepChoice:
        """Return the part of *seat*: its bid, or its way straight to the thread."""
        race: Race = stand.state.race
        if race.stage is Stage.BID:
            faces = self.now.others or _nearly(race)
            return StepChoice(BID, (faces[seat - 1].value,))
        return StepChoice(move_action(_straight(race, seat)))


def begin(own: Worn | None = None, name: str = "") -> FirstRace:
    """Return the script at its beginning, for *name*, who wears the *own* worm."""
    worn = worn_with(own or newcomer())
    return FirstRace(0, _begun(_places()["start"], 1, worn, name), worn, name)


def worn_with(own: Worn) -> tuple[Worn, ...]:
    """Return what the three wear: Bo and Mo the first paints that are free, and no hat."""
    free = [paint for paint in PAINTS if paint != own.paint]
    return (own, *(Worn(paint, NONE) for paint in free[: len((BO, MO))]))


def nose_words(race: Race, names: tuple[str, ...]) -> tuple[str, str]:
    """Return how the race was won: a title, and by how much before whom."""
    second = min((BO, MO), key=lambda seat: millimetres(race, seat))
    away = max(1, round(touch_mm(race.course, race.worms[second].head)))
    return words("By a nose"), words(
        "{mm} mm before {name}! That is the whole game. In a real race nobody knows what the others"
        " bid. Now with friends?",
        mm=away, name=names[second],
    )  # fmt: skip


def bid_of(choice: StepChoice) -> Face | None:
    """Return the face that *choice* seals, if it seals one."""
    return None if choice.sealed is None else read_face(choice.sealed)


# -- what is right ---------------------------------------------------------------------------------

_FITS: Mapping[str, Callable[[Race, Race], bool]] = {
    NEARER: lambda old, new: millimetres(old, YOU) - millimetres(new, YOU) >= _GAIN_MM,
    BLOCKS: lambda _, new: ground_of(new.worms, BO, new.course).is_blocked(new.worms[BO]),
    SWINGS: lambda _, new: millimetres(new, YOU) <= _REACH_MM,
    WINS: lambda _, new: new.winner == YOU,
}


def _straight(race: Race, seat: int) -> Move:
    """Return the way of *seat* to the thread, as far as there is room."""
    aim = race.course.foot(race.worms[seat].head)
    return _toward(race, seat, aim, race.numbers[seat] or 0)


def _toward(race: Race, seat: int, aim: tuple[int, int], count: int) -> Move:
    """Return the move of *seat* toward *aim*, *count* segments if there is room."""
    ground, worm, laid = ground_of(race.worms, seat, race.course), race.worms[seat], []
    for _ in range(count):
        way = aim[0] - worm.head.x, aim[1] - worm.head.y
        spot = ground.nearest_spot(worm, way if any(way) else (1, 0))
        if spot is None:
            break
        laid.append(Placement(spot))
        worm = worm.advanced(spot)
        if race.course.is_won_by(worm, race.profile.side):
            break
    return Move(tuple(laid))


def _example(race: Race, kind: str) -> Move:
    """Return a move that fits *kind*."""
    if kind == BLOCKS:
        first = _toward(race, YOU, (9_000, 9_700), 2)
        head = race.after_move(YOU, first).worms[YOU]
        second = _toward(race._replace(worms=(head, *race.worms[1:])), YOU, (9_400, 9_500), 2)
        return Move((*first.placements, *second.placements))
    move = _straight(race, YOU)
    if kind != SWINGS:
        return move
    walked, course = race.after_move(YOU, move), race.course
    swings = (Swing(post, course.swing_spot(post, way)) for post in (0, 1) for way in _RING)
    legal = [
        move._replace(swing=one)
        for one in swings
        if course.swing_refusal(one.post, one.to, walked.worms) is None
    ]
    return min(legal, key=lambda one: abs(millimetres(race.after_move(YOU, one), YOU) - _SHOWN_MM))


_RING = tuple((x, y) for x in range(-6, 7) for y in range(-6, 7) if max(abs(x), abs(y)) == 6)


def _nearly(race: Race) -> tuple[Face, ...]:
    """Return bids by which Bo, or else Mo, comes as near to the thread as there is room."""
    best: tuple[float, tuple[Face, ...]] = (float("inf"), (Face.FIVE, Face.FIVE))
    for seat, other in ((BO, MO), (MO, BO)):
        for face in (Face.FOUR, Face.FIVE, Face.SIX):
            left = millimetres(race, seat) - _SEGMENT_MM * face.number
            rests = next(
                one
                for one in (Face.FOUR, Face.FIVE, Face.SIX)
                if one is not race.rest[other] and one is not face
            )
            far = millimetres(race, other) - _SEGMENT_MM * rests.number
            if race.rest[seat] is not face and min(left, far) > _TOUCH_MM and left < best[0]:
                best = left, (face, rests) if seat == BO else (rests, face)
    return best[1]


# -- a stand without a log -------------------------------------------------------------------------


def _begun(race: Race, number: int, worn: tuple[Worn, ...], name: str) -> BranchState:
    """Return *race* as a table would have brought it about, before step *number* + 1."""
    options: Value = joined(Agreed(worn=worn), Options(course=COURSE).plain())
    parts = words("Bo"), words("Mo")
    own = name if can_be_told_apart((name, *parts)) else ""
    names = (own or words("You"), *parts)
    offers = tuple(
        Offer(name, bytes([seat]) * 32, bytes([seat]) * 32, bytes(32), b"", b"")
        for seat, name in enumerate(names)
    )
    genesis = Genesis(_RULES.rules_id, _RULES.rules_hash, options, offers)
    state = GameState(race, (0,) * len(names))
    step = Step(genesis, _RULES, number, b"", 7, 7, 7, None, (b"",) * len(names))
    done = Completed(step, Outcome(Content((), 7, 7, b""), (), bytes(32), state), b"", ())
    branch = Branch(b"", number, YOU, Level.EASY, bytes(32))
    return BranchState(branch, (done,) * number, {})
