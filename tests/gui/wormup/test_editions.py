"""Editions in words, read off their profiles."""

from core.wormup.profiles import PROFILES, Lanes, Options, XTurn
from gui.wormup.editions import USUAL, described, differing, option_words


def test_editions_are_told_apart_by_their_sentences():
    told = {edition: tuple(described(profile)) for edition, profile in PROFILES.items()}
    assert len(set(told.values())) == len(PROFILES)


def test_the_usual_edition_differs_in_nothing_from_itself():
    assert differing(USUAL, USUAL) == []


def test_a_difference_is_a_sentence_that_the_usual_edition_does_not_have():
    for profile in PROFILES.values():
        for line in differing(profile, USUAL):
            assert line in described(profile)
            assert line not in described(USUAL)


def test_house_rules_are_named_and_the_printed_game_has_none():
    assert option_words(Options()) == []
    chosen = Options(x_turn=XTurn.LAST, lanes=Lanes.LOT)
    assert option_words(chosen) == ["the X moves last", "lanes by lot"]
    strict = option_words(Options(unopened_out=True))
    assert strict == ["a player who does not open a bid is out until all let them back"]
