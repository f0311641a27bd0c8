"""One packet of each kind, the same in every run."""

from core.table.messages import Act, MessagePlace, sign
from core.table.tournament_draw import make_result
from net.protocol.copy_packets import CertificatePacket, Compare, CopyPacket, CopyState
from net.protocol.game_packets import AsidePacket, Have, Msgs, genesis_packet
from net.protocol.hello_packets import Greeting, TwinWord, make_hello, make_twin
from net.protocol.packets import Packet
from net.protocol.peer_packets import Peers, Whereabouts
from net.protocol.table_packets import Closed, Join, Leave, OpenTable
from net.protocol.terms import Terms
from net.protocol.tournament_packets import TournamentPacket
from tests.drawn import called, draw_of
from tests.seats import identity_of, sat_down, secret_of
from tests.toy import Toy

MINE, YOURS = bytes(range(32)), bytes(range(32, 64))
"""The connection keys of a hello."""

_TOY = Toy()
_GENESIS, _SITS = sat_down(1, 1)
(OFFER,) = _GENESIS.offers
_PLACE = MessagePlace(_GENESIS.game, 1, 0, _GENESIS.game)
ACT = sign(secret_of(1, 0).key, _PLACE, Act(("salt", secret_of(1, 0).salt), b""))

_DRAW = draw_of(6, called())
_RESULT = make_result(identity_of(1, 0), _DRAW, 2, _GENESIS.game, ((OFFER.identity, 1),))

_TWIN = identity_of(1, 0), MINE, YOURS, 3, _GENESIS.game, TwinWord.STOPPED, 1, (ACT.id,)

SAMPLES: dict[str, Packet] = {
    "hello": make_hello(identity_of(1, 0), MINE, YOURS),
    "greeting": Greeting("Ann", "1.0", ((_TOY.rules_id, _TOY.rules_hash),)),
    "open": OpenTable(7, Terms(_TOY.rules_id, _TOY.rules_hash, 3, 2), (OFFER,)),
    "closed": Closed(),
    "join": Join(7, OFFER),
    "leave": Leave(),
    "genesis": genesis_packet(_GENESIS, _SITS),
    "have": Have(_GENESIS.game, 1, _GENESIS.game, (ACT.id,), 0b10),
    "msgs": Msgs(_GENESIS.game, (ACT,)),
    "peers": Peers(
        (
            Whereabouts(MINE, identity_of(1, 0).public, (("192.168.1.7", 40123),)),
            Whereabouts(YOURS, identity_of(1, 1).public, ()),
        )
    ),
    "twin": make_twin(*_TWIN),
    "compare": Compare(_GENESIS.game, 3),
    "copy": CopyPacket(_GENESIS.game, 3, CopyState.HAS, (ACT.id, _GENESIS.game)),
    "certificate": CertificatePacket(_GENESIS.game, 1, (ACT,)),
    "aside": AsidePacket(_GENESIS.game, "laid", (12, (3, 4))),
    "tournament": TournamentPacket(
        _DRAW.roll.tournament,
        Terms("toy/1", bytes(32), 3, 5),
        _DRAW.roll.comes[:2],
        _DRAW.roll.signature,
        (_DRAW.reveals[0], None),
        (_RESULT,),
    ),
}
