"""Vectors of Worm Up!: one line is ``{before, action, after}`` or ``{before, action, refused}``.

Law: acceptance and the whole state after must agree; the code in *refused* is a hint and is not
compared. A malformed action counts as refused; a malformed state makes its line unreadable. A state
is an object of exactly these keys: edition, rules, round, phase (bid, declare, move, over), worms
(seven points each, head first), start, finish, active, rest, bids, ghost, numbers, x_seat, queue,
busy, idle, winner, end (finish, walkover, stall, rounds, agreed); a missing value is null. The
actions are

    {type: reveal, bids: [face or null, ...], ghost: [face, face] if there is one}
    {type: declare, seat, number}
    {type: move, seat, steps: [{at: [x, y], rev: true if so}, ...], repose: six points, head first,
     swing: {post, to: [x, y]}, swing_first: the same}, the last three only if wanted
    {type: skip, seat}    {type: resign, seat}    {type: agree}
"""

from dataclasses import dataclass

from core.wormup.actions import read_face
from core.wormup.course import Course
from core.wormup.legality import ground_of
from core.wormup.moves import Move, Placement, Swing
from core.wormup.profiles import PROFILES, Face, Options, Profile, SwingWhen, XTurn
from core.wormup.race import GHOST_SEATS, ROUNDS_MAX, Race, Result, Stage
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import SEGMENTS, Vec, Worm
from vectors.strict_json import (
    Difference,
    FormError,
    Json,
    UnreadableError,
    choice_of,
    compared,
    named,
    or_null,
    parse,
    read_bool,
    read_dict,
    read_field,
    read_int,
    read_list,
    read_row,
    read_str,
    shown,
)

_KEYS = (
    "edition", "rules", "round", "phase", "worms", "start", "finish", "active", "rest", "bids",
    "ghost", "numbers", "x_seat", "queue", "busy", "idle", "winner", "end",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Vector:
    """One line: a state, an action, and the state after it, or None if it must be refused."""

    before: Race
    action: Json
    after: dict[str, Json] | None


def lines(data: bytes) -> list[tuple[int, str]]:
    """Split a file of vectors into numbered lines."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise UnreadableError(f"is not UTF-8 text, at byte {error.start}") from None
    if not text.strip():
        msg = "holds no vector"
        raise UnreadableError(msg)
    try:
        whole = parse(text)
    except UnreadableError:
        whole = None  # more than one line, as it should be
    if isinstance(whole, dict) and not whole.keys() & {"before", "action"}:
        raise UnreadableError(
            f"holds one JSON object with {named(whole)}: a vector of Worm Up! has before and"
            " action, a file of Worm & Cozy has games or scenes"
        )
    return list(enumerate(text.removesuffix("\n").split("\n"), 1))


def read_vector(line: str) -> Vector:
    """Read one line, or raise `UnreadableError`."""
    match parse(line):
        case {"before": before, "action": action, "after": dict(after), **more} if not more:
            return Vector(read_race(before), action, after)
        case {"before": before, "action": action, "refused": str(), **more} if not more:
            return Vector(read_race(before), action, None)
        case dict(vector):
            raise UnreadableError(f"wants before, action and after or refused: {named(vector)}")
        case _:
            msg = "is not a JSON object"
            raise UnreadableError(msg)


def differences(vector: Vector) -> list[Difference]:
    """Return every field in which our core differs from *vector*."""
    outcome = act(vector.before, vector.action)
    if isinstance(outcome, Race):
        if vector.after is None:
            return [Difference("action", "refused", "accepted")]
        return list(compared("after", vector.after, write_race(outcome)))
    if vector.after is None:
        return []
    tag, word = outcome.reason.value
    return [Difference("action", "accepted", f"refused: {tag} {word}")]


# states


def read_race(value: Json) -> Race:
    """Read a state, or raise `UnreadableError` with the name of the wrong field."""
    if not isinstance(value, dict) or set(value) != set(_KEYS):
        keys = set(value) if isinstance(value, dict) else set()
        missing, unknown = sorted(set(_KEYS) - keys), sorted(keys - set(_KEYS))
        raise UnreadableError(f"before: missing {missing}, unknown {unknown}")
    worms = read_row(value, "worms", _worm)
    seats = len(worms)
    profile, options = _terms(value, seats)
    race = Race(
        profile,
        options,
        worms,
        Course(read_field(value, "start", _pair), read_field(value, "finish", _pair)),
        active=read_row(value, "active", read_bool, seats),
        rest=read_row(value, "rest", or_null(_face), seats),
        bids=read_row(value, "bids", or_null(_face), seats),
        numbers=read_row(value, "numbers", or_null(read_int), seats),
        round=read_field(value, "round", read_int),
        stage=read_field(value, "phase", choice_of(Stage)),
        ghost=read_field(value, "ghost", or_null(_face)),
        x_seat=read_field(value, "x_seat", or_null(read_int)),
        queue=read_row(value, "queue", read_int),
        busy=read_field(value, "busy", read_bool),
        idle=read_field(value, "idle", read_int),
        winner=read_field(value, "winner", or_null(read_int)),
        result=read_field(value, "end", or_null(choice_of(Result))),
    )
    _require_whole(race)
    return race


def write_race(race: Race) -> dict[str, Json]:
    """Return a state as JSON; `read_race` reads it back."""
    return {
        "edition": race.profile.edition,
        "rules": _rules(race.profile, race.options, len(race.worms)),
        "round": race.round,
        "phase": race.stage.value,
        "worms": [[list(spot) for spot in worm.segments] for worm in race.worms],
        "start": [list(post) for post in race.course.start],
        "finish": [list(post) for post in race.course.finish],
        "active": list(race.active),
        "rest": [face and face.value for face in race.rest],
        "bids": [face and face.value for face in race.bids],
        "ghost": race.ghost and race.ghost.value,
        "numbers": list(race.numbers),
        "x_seat": race.x_seat,
        "queue": list(race.queue),
        "busy": race.busy,
        "idle": race.idle,
        "winner": race.winner,
        "end": race.result and race.result.value,
    }


def flaw(race: Race) -> str | None:
    """Return why no race can get into this state, as far as the table shows it, or None."""
    if not race.course.is_sound():
        return "the posts stand where no swing leaves them"
    for seat, worm in enumerate(race.worms):
        if not worm.is_sound():
            return f"worm {seat} is no chain of touching segments"
        ground = ground_of(race.worms, seat, race.course)
        if not all(ground.is_clear(spot) for spot in worm.segments):
            return f"worm {seat} is not clear of the others, the posts and the edge"
    return None


def _require_whole(race: Race) -> None:
    """Raise `UnreadableError` if fields contradict each other so that no action has a meaning."""
    seats = range(len(race.worms))
    named = [*race.queue, *(seat for seat in (race.x_seat, race.winner) if seat is not None)]
    stage = race.stage
    for is_wrong, what in (
        (not 1 <= race.round <= ROUNDS_MAX, f"round: {race.round}"),
        (race.idle < 0, f"idle: {race.idle}"),
        (any(seat not in seats for seat in named), "a seat that is not at the table"),
        (len(set(race.queue)) < len(race.queue), "queue: a seat stands twice"),
        (bool(race.queue) is not (stage is Stage.MOVE), f"queue: {race.queue} in {stage.value}"),
        (any(race.numbers[seat] is None for seat in race.queue), "queue: a seat without number"),
        (not any(race.active), "active: nobody"),
        (stage is Stage.DECLARE and not race.free_numbers(), "phase: no X can name a number"),
        ((race.result is None) is (stage is Stage.OVER), f"end: {race.result} in {stage.value}"),
    ):
        if is_wrong:
            raise UnreadableError(f"before.{what}")


def _terms(value: dict[str, Json], seats: int) -> tuple[Profile, Options]:
    """Read edition and rules; the rules must follow from the edition and its options."""
    profile = PROFILES.get(read_field(value, "edition", read_str))
    if profile is None:
        raise UnreadableError(f"before.edition: {shown(value['edition'])} is none of {[*PROFILES]}")
    if not profile.seats_min <= seats <= profile.seats_max:
        raise UnreadableError(f"before.worms: {seats} in {profile.edition}")
    rules = read_field(value, "rules", read_dict)
    options = Options(
        repose=read_field(rules, "repose", read_bool),
        x_turn=read_field(rules, "x_turn", choice_of(XTurn)),
        swing_when=read_field(rules, "swing_when", choice_of(SwingWhen)),
        course=read_field(rules, "course", read_int),
    )
    for one in compared("before.rules", rules, _rules(profile, options, seats)):
        raise UnreadableError(f"{one.field}: {one.want}, but {profile.edition} has {one.got}")
    if options.repose and not profile.may_repose:
        raise UnreadableError(f"before.rules.repose: {profile.edition} has no re-pose")
    return profile, options


def _rules(profile: Profile, options: Options, seats: int) -> dict[str, Json]:
    return {
        "faces": [face.value for face in profile.faces],
        "rest": "all" if profile.resting == profile.faces else "7X",
        "reverse": profile.reverse.value,
        "repose": options.repose,
        "side": profile.side.value,
        "may_stop": profile.may_stop,
        "min_players": profile.seats_min,
        "max_players": profile.seats_max,
        "ghost": profile.has_ghost and seats == GHOST_SEATS,
        "x_turn": options.x_turn.value,
        "swing_when": options.swing_when.value,
        "course": options.course or profile.course,
    }


# actions


def act(race: Race, action: Json) -> Race | WormUpRefusal:
    """Do *action*; a malformed one is refused."""
    try:
        return _act(race, read_dict(action))
    except FormError:
        return WormUpRefusal(WormUpReason.FORM)


def _act(race: Race, action: dict[str, Json]) -> Race | WormUpRefusal:
    match action:
        case {"type": "reveal", "bids": list(bids), **more} if not more:
            return race.reveal(tuple(or_null(_face)(bid) for bid in bids))
        case {"type": "reveal", "bids": list(bids), "ghost": list(thrown), **more} if not more:
            faces = tuple(_face(face) for face in thrown)
            return race.reveal(tuple(or_null(_face)(bid) for bid in bids), faces)
        case {"type": "declare", "seat": seat, "number": number, **more} if not more:
            return race.declare(read_int(seat), read_int(number))
        case {"type": "move", "seat": seat, "steps": list(steps)}:
            return race.move(read_int(seat), _move(steps, action))
        case {"type": "skip" | "resign" as what, "seat": seat, **more} if not more:
            return (race.skip if what == "skip" else race.resign)(read_int(seat))
        case {"type": "agree", **more} if not more:
            return race.agree()
        case _:
            raise FormError


def _move(steps: list[Json], action: dict[str, Json]) -> Move:
    swings = action.keys() & {"swing", "swing_first"}
    if action.keys() - swings - {"type", "seat", "steps", "repose"} or len(swings) > 1:
        raise FormError
    repose = read_list(action.get("repose", []))
    if "repose" in action and len(repose) != SEGMENTS - 1:
        raise FormError
    swing = next((_swing(action[key], first=key == "swing_first") for key in swings), None)
    return Move(tuple(map(_placement, steps)), tuple(map(_point, repose)), swing)


def _placement(step: Json) -> Placement:
    match step:
        case {"at": at, **more} if not more:
            return Placement(_point(at))
        case {"at": at, "rev": rev, **more} if not more:
            return Placement(_point(at), read_bool(rev))
        case _:
            raise FormError


def _swing(value: Json, *, first: bool) -> Swing:
    match value:
        case {"post": post, "to": to, **more} if not more:
            return Swing(read_int(post), _point(to), first)
        case _:
            raise FormError


def _face(value: Json) -> Face:
    face = read_face((value,)) if isinstance(value, int | str) else None
    if face:
        return face
    raise FormError


def _point(value: Json) -> Vec:
    match value:
        case [x, y]:
            return Vec(read_int(x), read_int(y))
        case _:
            raise FormError


def _pair(value: Json) -> tuple[Vec, Vec]:
    match value:
        case [first, second]:
            return _point(first), _point(second)
        case _:
            raise FormError


def _worm(value: Json) -> Worm:
    points = read_list(value)
    if len(points) != SEGMENTS:
        raise FormError
    return Worm(tuple(_point(point) for point in points))
