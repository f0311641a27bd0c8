"""Bids: which are valid, what rests, what an X may name, the order of moves (W3.7-W3.10).

Law: equal faces cancel each other, the ghost's too; a bid is valid iff it is unique (W3.8).
"""

from collections.abc import Iterable, Sequence

from core.wormup.profiles import Face, Profile, XTurn

Bids = Sequence[Face | None]
"""One bid a seat; None for no bid."""


def ghost_face(thrown: Iterable[Face]) -> Face:
    """Return the ghost's bid: the higher of its two dice, X above 7 (V95-36, V95-37).

    >>> ghost_face((Face.X, Face.SEVEN)), ghost_face((Face.FOUR, Face.FOUR))
    (<Face.X: 'X'>, <Face.FOUR: 4>)
    """
    order = tuple(Face)
    return max(thrown, key=order.index)


def valid_bids(bids: Bids, ghost: Face | None) -> tuple[Face | None, ...]:
    """Return only the bids that nobody else, nor the ghost, has made (G10-21, V95-38).

    >>> valid_bids((Face.FOUR, Face.X, Face.FOUR, None), Face.SEVEN)
    (None, <Face.X: 'X'>, None, None)
    """
    made = [*bids, ghost]
    return tuple([face if face and made.count(face) == 1 else None for face in bids])


def resting_after(profile: Profile, valid: Bids) -> tuple[Face | None, ...]:
    """Return each seat's resting face: a valid bid it may not repeat at once (G10-23, T94-19)."""
    return tuple([face if face in profile.resting else None for face in valid])


def free_numbers(profile: Profile, bids: Bids, ghost: Face | None, x_seat: int) -> tuple[int, ...]:
    """List what the X may name: numbers nobody else has bid, validly or not (W3.9, W3.10)."""
    taken = (ghost, *bids[:x_seat], *bids[x_seat + 1 :])
    return tuple([face.number for face in profile.faces if face.number and face not in taken])


def queue_of(numbers: Sequence[int | None], x_seat: int | None, x_turn: XTurn) -> tuple[int, ...]:
    """List the seats that move, lowest number first; an X without a number is last (W3.7).

    >>> queue_of((7, 5, None, 6), 1, XTurn.NUMBER), queue_of((7, 5, None, 6), 1, XTurn.LAST)
    ((1, 3, 0), (3, 0, 1))
    >>> queue_of((7, 0, None, 6), 1, XTurn.NUMBER)
    (3, 0, 1)
    """

    def rank(seat: int) -> tuple[bool, int]:
        number = numbers[seat] or 0
        return seat == x_seat and (x_turn is XTurn.LAST or not number), number

    movers = [seat for seat, number in enumerate(numbers) if number is not None]
    return tuple(sorted(movers, key=rank))
