"""What players are called: a person as signed, a bot in the language of the reader."""

from core.cozy.game import Cozy
from core.table.genesis import Genesis, make_offer
from core.table.signing import SigningKey, TableSecret
from gui.words.player_names import are_one_program, names_of, player_name, player_names
from tests.core.cozy.tables import options_of


def genesis_with(*names: str) -> Genesis:
    offers = tuple(
        make_offer(name, SigningKey(bytes([at + 1]) * 32), TableSecret(bytes([at + 1]) * 32))
        for at, name in enumerate(names)
    )
    return Genesis(Cozy().rules_id, Cozy().rules_hash, options_of(1), offers)


def test_in_english_everybody_is_called_as_they_sign():
    assert names_of(genesis_with("Ann", "Bea (bot)")) == ("Ann", "Bea (bot)")


def test_a_bot_is_called_so_in_the_language_that_is_spoken(german):
    assert names_of(genesis_with("Ann", "Bea (bot)")) == ("Ann", "Bea (Bot)")
    assert player_names(("Cid (bot)", "(bot)")) == ("Cid (Bot)", "(bot)")
    assert player_name("robot") == "robot"
    assert are_one_program(player_names(("Ann", "Bea (bot)", "Cid (bot)")))
    assert not are_one_program(player_names(("Ann", "Bea (bot)", "Ben")))
