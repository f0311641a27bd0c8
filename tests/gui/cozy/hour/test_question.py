"""One line that says what to do, and why something cannot be done."""

from gui.cozy.hour.question import QuestionLines


def test_a_refusal_stands_until_the_next_question(qtbot):
    question = QuestionLines()
    qtbot.addWidget(question)
    question.ask("Click a worm")
    question.refuse("That is a rock.")
    assert question.text() == question.accessibleName() == "That is a rock."
    question.ask("Click a worm")
    assert question.text() == "Click a worm"


def test_its_height_does_not_depend_on_its_words(qtbot):
    question = QuestionLines()
    qtbot.addWidget(question)
    question.ask("Click a worm")
    short = question.sizeHint()
    question.ask("Click a worm that is a very long way away " * 9)
    assert question.sizeHint() == short


def test_words_that_are_too_many_are_whole_in_the_tooltip(qtbot):
    question = QuestionLines()
    qtbot.addWidget(question)
    said = "Click a worm that is a very long way away " * 9
    question.ask(said)
    assert question.toolTip().split() == said.split()
