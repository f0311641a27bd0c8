"""The rules of Worm Up! by their codes, a sentence each, for whoever follows a code."""

from gui.words.words import marked, words

_RULES = {
    "W2": marked("An edition says which numbers there are, what sleeps, and how many play."),
    "W3.1": marked("A worm moves by its full number as long as there is room for it."),
    "W3.2": marked("A worm whose next head has no free place is blocked: it stops there."),
    "W3.4": marked("Two worms never touch. A worm may touch itself but not overlap itself."),
    "W3.5": marked("Posts are solid: a worm may touch them but not overlap them."),
    "W3.6": marked("Every segment lies wholly on the table."),
    "W3.7": marked("The lowest number moves first; an X moves in the place of its number."),
    "W3.8": marked("A bid counts only if nobody else has made it."),
    "W3.9": marked("An X may not name a number that somebody else has bid, even in vain."),
    "W3.11": marked("The X swings a post after its worm has moved, if the table says no other."),
    "W3.12": marked("A swing may go either way, and it must change something."),
    "W3.13": marked("Post and line come to rest on the free table, so a swing never wins."),
    "W3.14": marked("A worm that turns round has its head where its tail was."),
    "W3.15": marked("A worm turns round before its first segment is moved, not later."),
    "W3.16": marked("A worm is laid anew from its tail, before its first segment is moved."),
    "W3.17": marked("The first segment that touches the finish line ends the race."),
    "W3.18": marked("Where it matters, a worm must reach the line from its front."),
    "W3.20": marked("A number that moved you sleeps for one round."),
    "W3.24": marked("A worm that gives up stays where it lies; the last one left wins."),
    "W3.25": marked("Ten rounds without a move, or a hundred rounds, end the race."),
    "W3.26": marked("After the winner the nearest head to the line has the next place."),
    "W4.1": marked("A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm."),
    "W4.2": marked("Segments of one worm touch their neighbours; other worms stay apart."),
    "W4.3": marked("The new head touches the old one, at any place round it."),
    "W4.5": marked("A head touches the line when it is nearer than its own radius."),
    "W5": marked("A move says everything that it does, in the order of the rules."),
    "V95-29": marked("Whoever moves by an X may swing one finish post round the other."),
    "V95-30": marked("One post is swung, once."),
    "V95-35": marked("In the game for two a ghost bids too, by two dice."),
}


def rule_words(tag: str) -> str:
    """Return what the rule *tag* says, or "" if there is no such rule."""
    return words(_RULES[tag]) if tag in _RULES else ""
