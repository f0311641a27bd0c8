"""What the race waits for, and how our draft stands, in one sentence each.

Law: read from the snapshot and the draft; whole templates, so that each can be translated.
"""

from collections.abc import Sequence

from core.wormup.race import Race, Stage
from core.wormup.refusals import Body, BodyKind
from gui.words.presence import awaited, missing_words, unsealed
from gui.words.table_words import listed
from gui.words.words import counted, decimal, words
from gui.wormup.move.move_draft import MoveDraft, blockers
from gui.wormup.race_facts import millimetres
from gui.wormup.refusals import body_words
from net.protocol.snapshot import TableSnapshot


def waiting_words(snapshot: TableSnapshot, race: Race) -> str:
    """Return what the race waits for, as our seat sees it."""
    names = snapshot.names
    if race.stage is Stage.OVER:
        return words("The race is over.")
    due = snapshot.authors & ~snapshot.acted
    missing = [name for seat, name in enumerate(names) if due & 1 << seat]
    if silent := unsealed(snapshot):
        who = listed([name for seat, name in enumerate(names) if silent & 1 << seat])
        return words("Signed. Waiting for {names}.", names=who)
    actor = race.actor()
    if actor is not None:
        return _actor_words(race, names[actor], actor)
    if snapshot.state.committed or not due:
        return words("All bids are in: the envelopes open.")
    if snapshot.seat is not None and snapshot.acted >> snapshot.seat & 1:
        return words("Your bid is sealed. Waiting for {names}.", names=listed(missing))
    return words(
        "Round {round}: waiting for the bids of {names}.", round=race.round, names=listed(missing)
    )


def waiting_heading(snapshot: TableSnapshot, race: Race) -> tuple[str, str]:
    """Return what the tray says while others act: a heading and a line."""
    actor = race.actor()
    if unsealed(snapshot):
        return words("Signed"), words("As soon as all laptops have it, the race goes on.")
    if actor is not None:
        return _actor_words(race, snapshot.names[actor], actor), words(
            "The lowest number moves first. Worms are walls."
        )
    if missing := missing_words(snapshot):
        return missing, words("The envelopes open all at once.")
    if snapshot.state.committed or not snapshot.authors & ~snapshot.acted:
        return words("All bids are in"), words("The envelopes open all at once.")
    if snapshot.seat is not None and snapshot.acted >> snapshot.seat & 1:
        said = words("Nobody can read it, and you cannot change it.")
        return words("Your bid is sealed"), f"{said}\n{words('The envelopes open all at once.')}"
    return words("Round {round}: secret bids", round=race.round), words(
        "Equal bids bump noses: nobody moves."
    )


def waits_words(snapshot: TableSnapshot, race: Race) -> str:
    """Return for whom the table waits, short enough for a key."""
    due = 0 if race.stage is Stage.OVER else awaited(snapshot)
    missing = [name for seat, name in enumerate(snapshot.names) if due & 1 << seat]
    match missing:
        case []:
            return words("One moment")
        case [name]:
            return words("Waiting for {name}", name=name)
        case [first, second]:
            return words("Waiting for {first} and {second}", first=first, second=second)
        case _:
            return counted(
                len(missing), "Waiting for {count} player", "Waiting for {count} players"
            )


def race_words(race: Race, names: Sequence[str]) -> str:
    """Return where all worms are, for a player who cannot see the board."""
    parts = [words("Round {round}.", round=race.round)]
    for seat, name in enumerate(names):
        away = f"{millimetres(race, seat):.0f}"
        parts.append(words("{name}: {away} mm to the line.", name=name, away=away))
    return " ".join(parts)


def _actor_words(race: Race, name: str, actor: int) -> str:
    if race.stage is Stage.DECLARE:
        return words("{name} names a number with the X.", name=name)
    number = race.numbers[actor] or 0
    return words("{name} moves {number}.", name=name, number=number)


def due_words(race: Race, seat: int) -> str:
    """Return what our player has to do now."""
    match race.stage:
        case Stage.BID:
            return words("Round {round}: choose a face and seal your bid.", round=race.round)
        case Stage.DECLARE:
            return words("Your X is alone: name the number that your worm moves by.")
        case Stage.MOVE | Stage.OVER:
            number = race.numbers[seat] or 0
            return words(
                "Your move, {number}: drag the last segment to the head, click beside the head,"
                " or use the arrows.",
                number=number,
            )


def draft_words(draft: MoveDraft, names: Sequence[str]) -> str:
    """Return how our move stands."""
    walk = draft.now.walk
    if walk.won:
        return words("Your head touches the finish line: press Done and you have won.")
    if draft.is_blocked:
        return blocked_words(draft, names)
    if draft.now.is_turning:
        return words("Turned round: the tail is the head once a segment lies there.")
    if draft.left:
        return words("{left} of {number} left.", left=draft.left, number=walk.number)
    if walk.has_x and walk.swing is None:
        return words("All laid: swing a finish post if you like, then press Done.")
    return words("All laid: press Done, or undo.")


def touch_words(gap: float) -> str:
    """Return how far a head's rim is from the line, in mm; below 0 it lies across.

    >>> touch_words(0.013), touch_words(-4.18)
    ('0.01 mm from the line', '4.18 mm across the line')
    """
    if gap < 0:
        return words("{gap} mm across the line", gap=decimal(-gap, 2))
    return words("{gap} mm from the line", gap=decimal(gap, 2))


def repose_words(left: int, *, is_stuck: bool) -> str:
    """Return how far the re-pose has come."""
    if is_stuck:
        return words("Here the worm cannot go on: take the last segment back (Backspace).")
    return counted(
        left,
        "Lay {count} segment anew, from the last one on; Escape: as it was.",
        "Lay {count} segments anew, from the last one on; Escape: as it was.",
    )


def blocked_words(draft: MoveDraft, names: Sequence[str]) -> str:
    """Return that nothing can be laid, and what is in the way."""
    bodies = [_owner(body, draft.seat, names) for body in blockers(draft)]
    return words("Your head is blocked by {bodies}: press Done.", bodies=listed(bodies))


def _owner(body: Body, seat: int, names: Sequence[str]) -> str:
    match body.kind:
        case BodyKind.SEGMENT if body.seat == seat:
            return words("your own worm")
        case BodyKind.SEGMENT:
            return words("{name}'s worm", name=names[body.seat])
        case _:
            return body_words(body, names)
