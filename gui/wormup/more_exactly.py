"""What players of the boxes ask, and what is true in the edition at the table."""

from core.wormup.profiles import Face, Options, Profile, Side, XTurn
from gui.parts.contents import ContentsPart, part
from gui.words.words import words


def questions(profile: Profile, options: Options) -> tuple[ContentsPart, ...]:
    """Return the questions as headings, each with its answer."""
    asked = [
        (words("All numbers are bid by others: what does my X do?"), _lonely_x(profile)),
        (
            words("Two bids of 7 cancel each other. May my X be the 7?"),
            words("No. A number that somebody else has bid cannot be named, even in vain."),
        ),
        (words("When does the X move?"), _turn(options)),
        (
            words("Can a swing put the line under a worm, or win the race?"),
            words("No. Post and line come to rest where no worm lies."),
        ),
        (
            words("May my worm touch itself, or cross itself?"),
            words(
                "It may touch itself, but never lie on itself or cross a worm. A head may be laid"
                " beyond a gap that is too narrow to crawl through."
            ),
        ),
        (words("May a worm lie across the finish line?"), _across(profile)),
        (
            words("Who is second?"),
            words(
                "After the winner the worm whose head is nearest to the line. Those that are"
                " equally near share the place."
            ),
        ),
        (words("May I bid a 7 and then the X?"), _after_seven(profile)),
        (
            words("We both wish for the same paint. Who wears it?"),
            words(
                "Whoever sat down first; the other wears the next free paint of those wished for."
                " Hat and letter stay. What a worm wears changes nothing in the race."
            ),
        ),
        (
            words("When does a race end without a winner?"),
            words(
                "After ten rounds in a row in which a bid counted but nothing was laid or swung,"
                " after a hundred rounds, or when all agree to it."
            ),
        ),
    ]
    if profile.has_ghost:
        ghost = words(
            "In a race of two, two more dice are thrown after the bids. The higher one is the"
            " ghost's bid, and an X is higher than a 7. Who has bid the same stays."
        )
        asked.append((words("What does the ghost do?"), ghost))
    return tuple(part(question, answer) for question, answer in asked)


def _lonely_x(profile: Profile) -> str:
    """W3.7, W3.9, W3.20."""
    stays = words("Its worm stays, and one finish post may still be swung.")
    if Face.X not in profile.resting:
        return stays
    return f"{stays} {words('The X rests for a round all the same.')}"


def _turn(options: Options) -> str:
    """W3.7."""
    if options.x_turn is XTurn.LAST:
        return words("After all others, as this table has chosen.")
    return words("In the place of the number that it names; without a number, last.")


def _across(profile: Profile) -> str:
    """W3.18, W3.19."""
    if profile.side is Side.FRONT:
        return words("Only from behind: the line is no wall, and such a touch does not count.")
    return words("No: the first segment that touches it ends the race, from either side.")


def _after_seven(profile: Profile) -> str:
    """W3.20."""
    if not profile.resting:
        return words("Yes. No bid ever rests.")
    return words("Yes. Each face rests for itself; after an X that was a 7, a 7 may be bid.")
