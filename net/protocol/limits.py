"""Every limit on what a peer may cost us (P13), and the counters that enforce them.

Law: all limits are per link, so a flooder harms only its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass

FRAME_MAX = 64 * 1024
FRAME_BEFORE_HELLO_MAX = 1024
MSGS_BYTES_MAX = 32 * 1024
"""A `msgs` packet is cut into frames of about this size."""
ENVELOPE_BYTES = 80
"""What a message takes up in such a frame besides its payload: signature and array heads."""
HELLO_WITHIN_S = 5.0
HELLO_EVERY_S = 1.0
PACKETS_PER_S = 200.0
PACKET_BYTES = 1024
"""A larger packet counts as several, for its content costs us time."""
PACKETS_BURST = 400.0
SIGNATURE_PACKETS = 0.5
"""Part of a packet that a signature to verify counts as: at most 400 a second per link, which take
less than a tenth of a core. A peer 20 steps behind at a table of five receives 200."""
ORIGIN_BYTES = 128
"""So much of a past counts as a signature, for the rules play it again to see where it leads."""
JUDGED_MAX = 512
"""How many verified signatures of the lobby we remember."""
BAD_PACKETS_MAX = 20
PENALTY_S = 60.0
FAILED_S = 5.0
"""How long a peer is not heard on whose packet we have failed: the bug is ours."""
CAREFUL_S = 60.0
"""How long after a bug each packet has a turn of its own: whoever shows it again is then known."""
MISHAPS_MAX = 16
"""How many different bugs we tell our player of."""
WAITING_MAX = 64
"""How many messages of one link we keep that cite something not here yet."""
SPECTATORS_MAX = 8
HAVE_IDS_MAX = 400
STEPS_PER_ANSWER = 20
OWED_S = 10.0
"""How long a seat may owe what its program signs by itself before it counts as silent."""
LATE_S = 1.0
"""After how long all are told whose opening is missing; long before it counts as silent."""
GRANT_S = 5.0
"""How often a program may answer one more call after all those that it answers at once."""
CHOOSES_S = 180.0
"""How long a player may choose before the others may go on without that seat."""
SLEPT_S = 3.0
"""A peer that has not looked for this long was asleep, and counts that time against nobody."""
TWINS_EVERY_S = 1.0
"""How often we tell another program with our own key where we are."""
TWINS_MAX = 8
SEATS_MET_WITHIN_S = 3.0
"""How long we wait, after any start, for every other seat of the game; then one is enough."""
WAKES_IN_S = 0.5
"""After a sleep, what lay in the pipes for that long is not where anybody is now."""
CLAIM_LASTS_S = 10.0
"""How long we wait, after any start, for what a seat says it holds, if another has been met."""
FIRST_STEP_WITHIN_S = 20.0
"""A table whose first step is not complete by then goes back to the lobby."""
PARTED_EVERY_S_MAX = 60.0
"""We tell a peer with another past where ours parts after 1, 2, 4 ... s, then each minute."""
BUMPS_MAX = 16
"""A seat that proposes more calls than this in a step and owes something is silent at once."""
CLAIMS_LAST_S = 60.0
"""How long at most we wait in all for what seats say they hold, even if they deliver."""
HAVE_AFTER_S = 0.1
"""We report a change after this, with all that has changed by then."""
RELAY_AFTER_S = 0.25
"""We wait this long before we pass a message on to a peer that hears its author."""
HAVE_EVERY_S = 1.0
RESEND_AFTER_S = 0.5
"""A message pushed more recently is probably under way: a `have` that lacks it crossed it."""
PEERS_EVERY_S = 10.0
"""How often we tell a peer again which peers we know, in case that got lost."""
PASSED_LASTS_S = 5.0
"""How long we remember what we sent to a peer or received from it."""
LOBBY_EVERY_S = 1.0
OPEN_TABLE_LASTS_S = 4.0
SITTING_WITHIN_S = 20.0
"""If not all have sat down to a genesis by then, we give it up and make a new secret."""
HOST_ANSWERS_WITHIN_S = 3.0
"""How long a table may lack our offer, or be full and not begin."""
AVOID_S = 60.0
"""How long we sit at no table with a host that kept us waiting."""
AVOID_GUEST_S = 30.0
"""The same for a guest: a guest without a seat avoids us in turn, so ours must end first."""
AVOIDED_MAX = 256
YES_LASTS_S = 60.0
"""How long after our yes a table that we gave up may still begin by itself."""
GIVEN_UP_MAX = 16
"""How many tables that we said yes to and gave up we remember."""
PEOPLE_MAX = 64
"""How many links we keep in the lobby, each with a greeting, a table and a game that has begun."""
BEGUN_EVERY_S = 5.0
"""How often a link may name another game that has begun: its rules may take long to judge."""
PASS_ON_EVERY_S = 0.5
"""How often a guest passes on one link's offer: a flood of them would cost it its own place."""
PLACES_PER_PEER_MAX = 8
"""How many new places a peer may lead us to in `PLACES_LAST_S`, or we would scan ports for it."""
PLACES_NAMED_MAX = 64
"""How many all peers together may, for a stranger may come again under another key."""
PLACES_LAST_S = 60.0
PORT_MIN = 1024
"""An inbox takes a free port, never a service's port."""
ASIDES: Mapping[str, tuple[int, float]] = {
    "laid": (5, 1.0),
    "again": (5, 1.0),
    "gesture": (1, 5.0),
    "look": (5, 1.0),
    "point": (5, 1.0),
}
"""The kinds of asides: how many of each we take from a seat, and within how many seconds."""
ASIDE_BYTES_MAX = 2048
ASIDE_SLACK = 1.25
"""We send ours so much more slowly than others take them, for on the way they may bunch up."""
COPY_EVERY_S = 1.0
"""How often we ask again for a copy of a game."""
COPY_UNSURE_S = 5.0
"""How often whoever has not greeted us: to a version before 0.2 each is a bad packet."""
COPY_WITHIN_S = 10.0
"""Whom we have asked for so long without an answer says nothing."""
COPY_DIGESTS_MAX = 500
"""How many steps a packet tells of a copy: an array has 512 places, and no game had as many."""
COPY_QUESTIONS = 20, 10.0
"""How many questions for copies we take from a link, and within how many seconds."""
COPY_OPEN_MAX = 16
"""How many questions of all links wait for our disk at a time."""


REVEALED_MAX = 100
"""How many rolls for which we have revealed we remember."""
NONCES_MAX = 100
"""How many comes whose nonces we have not shown we remember."""
DRAW_WITHIN_S = 10.0
"""A draw that lacks somebody's reveal for so long has ended unfinished, as far as we can see."""
TOURNAMENTS_MAX = 8
"""How many tournaments we know of at a time."""
PASS_ALL_ON_EVERY_S = 5.0
"""How often we tell a peer of a drawn tournament if neither of us has called it: 25 do so."""


@dataclass(slots=True)
class Allowance:
    """Limits one link: packets and signatures a second, and bad packets in all."""

    since: float
    tokens: float = PACKETS_BURST
    bad: int = 0

    def spend(self, now: float, size: int) -> bool:
        """Pay for a packet of *size* bytes; False if the link sends more than P13 allows."""
        earned = (now - self.since) * PACKETS_PER_S
        self.tokens = min(PACKETS_BURST, self.tokens + earned)
        self.since = now
        return self._pay(1 + size // PACKET_BYTES)

    def verify(self, signatures: int, size: int) -> bool:
        """Pay what *signatures* cost beyond their packet of *size* bytes; False as above."""
        return self._pay(max(0.0, signatures * SIGNATURE_PACKETS - 1 - size // PACKET_BYTES))

    def _pay(self, cost: float) -> bool:
        if self.tokens < cost:
            return False  # and not charged: a link that sends too much is heard at the rate
        self.tokens -= cost
        return True

    def blame(self) -> bool:
        """Count one bad packet; True when the link has sent too many."""
        self.bad += 1
        return self.bad >= BAD_PACKETS_MAX
