"""Every number that bounds what a peer may cost us (P13), and the counters that enforce them.

Law: all limits are per link, so a flooder harms only its own.
"""

from dataclasses import dataclass

FRAME_MAX = 64 * 1024
FRAME_BEFORE_HELLO_MAX = 1024
MSGS_BYTES_MAX = 32 * 1024
"""A `msgs` packet is cut into frames of about this size."""
ENVELOPE_BYTES = 80
"""What a message takes in such a frame beside its payload: signature and array heads."""
HELLO_WITHIN_S = 5.0
HELLO_EVERY_S = 1.0
PACKETS_PER_S = 200.0
PACKET_BYTES = 1024
"""A larger packet counts as several: it is its content that costs us time."""
PACKETS_BURST = 400.0
SIGNATURE_PACKETS = 0.5
"""A signature to verify counts as so much of a packet: at most 400 a second and link, which take
less than a tenth of a core. Who is 20 steps behind at a table of five is sent 200."""
JUDGED_MAX = 512
"""Signatures of the lobby that we remember to have verified."""
BAD_PACKETS_MAX = 20
PENALTY_S = 60.0
WAITING_MAX = 64
"""Messages of one link kept because they cite what is not here yet."""
SPECTATORS_MAX = 8
HAVE_IDS_MAX = 400
STEPS_PER_ANSWER = 20
OWED_S = 10.0
"""So long a seat may owe what its program signs by itself, before it counts as silent."""
GRANT_S = 5.0
"""How often a program that has answered all calls it does at once may answer one more."""
CHOOSES_S = 180.0
"""So long a player may choose before the others are offered to go on without that seat."""
SLEPT_S = 3.0
"""Who has not looked for so long has slept itself, and counts that time against nobody."""
CLAIM_LASTS_S = 10.0
"""So long we wait, after an unclean end, for what a seat says to hold."""
FIRST_STEP_WITHIN_S = 20.0
"""A table whose first step is not complete by then goes back to the lobby."""
PARTED_EVERY_S_MAX = 60.0
"""A peer with another past is told where ours parts after 1, 2, 4 ... s, at last each minute."""
BUMPS_MAX = 16
"""Who proposes more calls in a step, and owes something, counts as silent at once."""
CLAIMS_LAST_S = 60.0
"""So long at most we wait in all for what seats say to hold, even if they deliver."""
HAVE_AFTER_S = 0.1
"""A change is told after this, with all that has changed by then."""
RELAY_AFTER_S = 0.25
"""What a peer must have from its author, for it hears it, is passed on to it only after this."""
HAVE_EVERY_S = 1.0
RESEND_AFTER_S = 0.5
"""A message pushed more recently is probably under way: a `have` that lacks it crossed it."""
PEERS_EVERY_S = 10.0
"""How often a peer is told again whom we know, in case that got lost."""
PASSED_LASTS_S = 5.0
"""How long we remember what went to a peer or came from it."""
LOBBY_EVERY_S = 1.0
OPEN_TABLE_LASTS_S = 4.0
SITTING_WITHIN_S = 20.0
"""A genesis that not all have sat down to by then is given up, and a new secret made."""
HOST_ANSWERS_WITHIN_S = 3.0
"""So long a table may lack our offer, or be full and not begin."""
AVOID_S = 60.0
"""So long we sit at no table with a host that kept us waiting."""
AVOID_GUEST_S = 30.0
"""And with a guest: one that gets no seat avoids us in turn, so ours must end before."""
AVOIDED_MAX = 256
YES_LASTS_S = 60.0
"""So long after our yes a table that we gave up may begin by itself."""
GIVEN_UP_MAX = 16
"""Tables that we said yes to and gave up: more are not remembered."""
PEOPLE_MAX = 64
"""Links met in the lobby; of each we keep a greeting, a table, and a game that has begun."""
BEGUN_EVERY_S = 5.0
"""How often a link may tell us of another game that has begun: its rules may take long to judge."""
PASS_ON_EVERY_S = 0.5
"""How often a guest passes on the offer of one link, or a flood would cost it its own place."""
PLACES_PER_PEER_MAX = 8
"""So many new places a peer may lead us to in `PLACES_LAST_S`, or we would scan ports for it."""
PLACES_NAMED_MAX = 64
"""All of them together, for a stranger may come again under another key."""
PLACES_LAST_S = 60.0
PORT_MIN = 1024
"""An inbox takes a free port, never one of a service."""


@dataclass(slots=True)
class Allowance:
    """Guards one link: packets and signatures a second, and bad packets in all."""

    since: float
    tokens: float = PACKETS_BURST
    bad: int = 0

    def spend(self, now: float, size: int) -> bool:
        """Take one packet of *size* bytes off; False if the link sends more than P13 allows."""
        earned = (now - self.since) * PACKETS_PER_S
        self.tokens = min(PACKETS_BURST, self.tokens + earned)
        self.since = now
        return self._pay(1 + size // PACKET_BYTES)

    def verify(self, signatures: int, size: int) -> bool:
        """Take off what *signatures* cost beyond their packet of *size* bytes; False as above."""
        return self._pay(max(0.0, signatures * SIGNATURE_PACKETS - 1 - size // PACKET_BYTES))

    def _pay(self, cost: float) -> bool:
        if self.tokens < cost:
            return False  # and not charged: who sends too much is heard at the rate
        self.tokens -= cost
        return True

    def blame(self) -> bool:
        """Count one bad packet; True when the link has sent too many."""
        self.bad += 1
        return self.bad >= BAD_PACKETS_MAX
