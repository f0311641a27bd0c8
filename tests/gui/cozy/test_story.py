"""A game of Worm & Cozy in words: the dice of each hour, all sheets, rows and grade at the end."""

from core.cozy.chapter import read_sheet
from core.cozy.decisions import AddOrgan
from core.cozy.hour import legal, read_hour
from core.cozy.sheet import Sheet
from core.cozy.turn import start_turn
from gui.cozy.chapters import chapter_text
from gui.cozy.decision_words import offer_words
from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.questions import question
from gui.cozy.sheet_text import WIDTH, drawn, score_lines
from gui.cozy.sheet_words import points_words
from gui.cozy.story import CozyStory, hour_deeds, roll_words, sheets, title_lines
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.words.test_player_names import genesis_with


def story(seats: int) -> list[str]:
    _, table = cozy_game(seats=seats)
    return [line for done in table.completed for line in CozyStory().told(done)]


def test_a_game_of_two_is_told_from_the_sheet_to_the_winner() -> None:
    lines, (_, table) = story(2), cozy_game()
    state = state_after(table)
    assert lines[0].startswith("Ann and Ben sit down. Emblem: ")
    assert "chapter 7, A Short Winter Day" in lines[1]
    rolls = [line for line in lines if " of 12), " in line]
    assert [line.split(" (")[0] for line in rolls] == [hour.name for hour in state.sheet.hours]
    assert sum(line.startswith("  Ann: ") for line in lines) == 12
    assert "\n".join(sheets(("Ann", "Ben"), state)) in "\n".join(lines)
    for turn in state.turns:
        assert "\n".join(score_lines(turn.colony)) in "\n".join(lines)
    best = max(score.total for score in state.scores())
    assert lines[-1].endswith(f" with {points_words(best)}.")
    assert max(map(len, lines)) <= WIDTH + 16, "only the dice may be a little longer"


def test_a_solo_game_ends_with_its_grade() -> None:
    """C8.4."""
    lines = story(1)
    score = state_after(cozy_game(seats=1)[1]).scores()[0]
    assert lines[0].startswith("Ann sits down alone.")
    total = points_words(score.total)
    assert lines[-1].startswith(f"Ann ends with {total}: grade {score.grade} of 5, ")


def test_every_organ_that_was_added_is_told() -> None:
    _, table = cozy_game()
    for done in table.completed:
        state = done.step.state
        if state is None or not state.is_rolled:
            continue
        for slot in done.outcome.slots:
            told_now = hour_deeds(state.turns[slot.seat], slot.action)
            read = read_hour(slot.action)
            assert read is not None
            adds = [one for one in read[1] if isinstance(one, AddOrgan)]
            assert sum(one.startswith(("a ", "an ")) for one in told_now) >= len(adds)


def test_the_sheets_told_after_an_hour_are_those_of_that_hour() -> None:
    _, table = cozy_game()
    done = next(d for d in table.completed if d.step.state and d.step.state.is_rolled)
    lines = "\n".join(CozyStory().told(done))
    ann = drawn(done.outcome.state.turns[0], edge=False)
    assert all(row.rstrip() in lines for row in ann)


def test_a_window_is_told_each_hour_of_a_player_in_one_line_for_it_wraps_by_itself():
    for done in cozy_game(seats=2)[1].completed:
        before = done.step.state
        told = [line for line in CozyStory().news(done) if line.startswith(("Ann: ", "Ben: "))]
        if before is None or not before.is_rolled:
            continue
        assert len(told) >= 2
        assert all(line.endswith(".") for line in told[:2]), told
    assert "The sheet is " in CozyStory().news(cozy_game(seats=2)[1].completed[0])[1]


def test_a_window_is_told_the_same_without_the_drawings():
    for done in cozy_game(seats=2)[1].completed:
        said = " ".join(" ".join(CozyStory().told(done)).split())
        for line in CozyStory().news(done):
            assert line in said
            assert not set(line) & set("│├┤┐┘")


def test_what_a_stranger_wrote_on_a_sheet_cannot_steer_the_terminal() -> None:
    """A sheet comes through the lobby, written by the player who opened the table."""
    wild = "\\u001b[2J\\nAnn wins"
    text = (
        chapter_text(1)
        .replace('title = "', f'title = "{wild}')
        .replace('text = "', f'text = "{wild}')
    )
    hours = ", ".join(f'"{hour} {wild}"' for hour in range(1, 9))
    text = text.replace("chapter = 1", f"chapter = 1\nhours = [{hours}]")
    text += "[shapes]\n" + "".join(f'{n} = ["{wild}{n}", "##"]\n' for n in range(1, 7))
    sheet = read_sheet(text)
    assert isinstance(sheet, Sheet), sheet
    turn = start_turn(sheet).rolled((1, 2, 3))
    lines = [*title_lines(sheet), *drawn(turn), *score_lines(turn.colony), roll_words(turn)]
    lines += [offer_words(turn, one) for one in legal(turn)]
    assert all(line.isprintable() for line in lines), lines
    assert any("Ann wins" in line for line in lines)


def test_in_german_the_log_and_the_question_name_hour_and_bot_alike(german) -> None:
    sheet = read_sheet(chapter_text(1))
    assert isinstance(sheet, Sheet)
    draft = HourDraft()
    draft.begin(start_turn(sheet).rolled((1, 2, 3)))
    assert roll_words(draft.turns[0]).startswith("1 Uhr (Stunde 1 von 16)")
    assert question(draft.turns[0]).startswith("1 Uhr, ")
    genesis = genesis_with("Ann", "Bea (bot)")
    done = cozy_game()[1].completed[0]
    named = done._replace(step=done.step._replace(genesis=genesis))
    assert CozyStory().news(named)[0].startswith("Ann und Bea (Bot) ")


def test_a_window_is_told_each_row_of_the_score_in_one_line(german) -> None:
    """Groups that did not fit beside their row would stand there alone."""
    lines = CozyStory().news(cozy_game(seats=2)[1].completed[-1])
    assert all(any(sign.isalpha() for sign in line) for line in lines), lines
