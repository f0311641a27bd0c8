"""The rules of Worm & Cozy by their codes, a sentence each, for whoever follows a code."""

from gui.words.words import marked, words

_RULES = {
    "C1.1": marked("Two spaces touch when they share an edge, never at a corner."),
    "C1.2": marked("A space holds one thing: nothing, a rock, a food, or a piece of a worm."),
    "C1.4": marked("A sheet with any mistake is refused."),
    "C1.5": marked("The table plays exactly the sheet whose digest all have signed."),
    "C2.1": marked("A worm is a path of spaces that touches itself nowhere else."),
    "C2.2": marked("Worms have their letters in the order in which they were placed."),
    "C3.1": marked("A space of a worm takes one organ, for good; a worm has one tail at most."),
    "C3.4": marked("Eyes and mouths go on the first two spaces and never look backwards."),
    "C3.7": marked("An eye sees straight ahead and one space to either side, through anything."),
    "C4.1": marked("Each hour begins with one roll for all: two organs and a shape."),
    "C4.2": marked("A die can be changed once: by a brain that acted in the hour before."),
    "C4.3": marked("In each hour you place a worm, give an organ, wake a worm, or pass."),
    "C4.4": marked("Only the worm that you choose first must lie in the hour's region."),
    "C4.7": marked("Who plays alone may play the rolls of a week, which are the same for all."),
    "C5.1": marked("An organ that was chosen to act has acted for this hour."),
    "C5.2": marked("An organ may act only if that changes something now."),
    "C5.3": marked("An eye puts one food for each eye of its worm where it sees a blank space."),
    "C5.4": marked("A mouth at a new food adds an organ to its worm, which may act at once."),
    "C5.5": marked("A tail leads a line of worms; on all but one of them an organ may act."),
    "C5.6": marked("A collar and a partner's collar have babies, or give their babies organs."),
    "C5.7": marked("A brain can change a die in the next hour."),
    "C5.8": marked("A heart lets its worm grow at one end, never at the end with the tail."),
    "C6.1": marked("A turn is a list of small decisions."),
    "C6.2": marked("What was begun last is finished first."),
    "C6.5": marked("An hour is signed as a whole, when it is played to its end."),
    "C6.7": marked("The dice come from numbers that everybody sealed the hour before."),
    "C8.1": marked("The game ends after the last hour of the sheet."),
    "C8.2": marked("In each row a star is a point, a circle nothing, a cross a point less."),
    "C8.3": marked("The sum of the four rows counts; the highest wins."),
    "C8.4": marked("The sum also has a grade, from 0 to 5."),
}


def rule_words(tag: str) -> str:
    """Return what the rule *tag* says, or "" if there is no such rule."""
    return words(_RULES[tag]) if tag in _RULES else ""
