"""Which signed hours a completed step holds."""

from gui.cozy.around.past_hours import past_hours
from gui.cozy.cozy_view import CozyView
from tests.core.cozy.play import draws_of, hour_of
from tests.gui.cozy.local import LocalTable


def test_an_act_step_holds_everybodys_hour_and_a_dice_step_none(qtbot):
    view = CozyView()
    qtbot.addWidget(view)
    table = LocalTable(view, 1, 2)
    table.start()
    for decision in hour_of(view.draft_of_hour.turns[-1], draws_of("past")):
        view.editor.decide(decision)
    view.editor.ask_to_sign()
    view.editor.ask_to_sign()
    found = [past_hours(done) for done in table.mine.completed]
    assert [sorted(hours) for hours in found] == [[], [], [], [0, 1], []]
    assert found[3][0].start.hour == 0
    assert found[3][0].decisions
