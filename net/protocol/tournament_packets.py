"""The packet of a tournament (P10.2): all that its sender knows of one.

Law: its signatures are for whoever keeps it.
"""

from dataclasses import dataclass

from core.table.encoding import Value
from core.table.messages import SEATS_MAX
from core.table.signing import SIGNATURE_BYTES
from core.table.tournament import (
    PEOPLE_MAX,
    Come,
    Reveal,
    TableResult,
    Tournament,
    parse_call,
    parse_come,
    parse_result,
    parse_reveal,
)
from net.protocol.fields import malformed, require_all_known
from net.protocol.terms import Terms


@dataclass(frozen=True, slots=True)
class TournamentPacket:
    """All that the sender knows of a tournament, not verified yet.

    Those who come are in the order of their keys, as on a roll, which has a signature; each then
    has a reveal or none. A person has a result for each table that is over.
    """

    tournament: Tournament
    terms: Terms
    """What is played; how many seats there are is no matter."""
    comes: tuple[Come, ...]
    roll: bytes = b""
    reveals: tuple[Reveal | None, ...] = ()
    results: tuple[TableResult, ...] = ()

    @property
    def value(self) -> Value:
        """The packet as it is packed."""
        called = self.tournament.payload, self.tournament.signature
        comes = tuple((one.payload, one.signature) for one in self.comes)
        reveals: tuple[Value, ...] = tuple(tuple(one) if one else () for one in self.reveals)
        results = tuple((one.payload, one.signature) for one in self.results)
        played = self.terms.rules_id, self.terms.rules_hash, self.terms.options
        return ("tournament", called, played, comes, self.roll, reveals, results)


def read_tournament(fields: tuple[Value, ...]) -> TournamentPacket:
    """Read all that somebody knows of a tournament, or raise `MalformedError`."""
    match fields:
        case (
            call,
            (str(rules_id), bytes(rules_hash), options, *more),
            tuple(comes),
            bytes(roll),
            tuple(reveals),
            tuple(results),
            *_,
        ) if (
            len(comes) <= PEOPLE_MAX
            and len(results) <= 2 * PEOPLE_MAX
            and len(roll) in {0, SIGNATURE_BYTES}
            and len(reveals) == (len(comes) if roll else 0)
        ):
            require_all_known(more)
            called = parse_call(call)
            if not called.plays(rules_id, rules_hash, options):
                raise malformed(TournamentPacket)
            return TournamentPacket(
                called,
                Terms(rules_id, rules_hash, options, SEATS_MAX),
                tuple(parse_come(come, called.id) for come in comes),
                roll,
                tuple(parse_reveal(one) if one != () else None for one in reveals),
                tuple(map(parse_result, results)),
            )
    raise malformed(TournamentPacket)
