<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source>     ... and {count} more: m; or name spaces, such as d4 d5</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>  1  sign the hour; after that it stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>  u  undo the last decision     o  start the hour over     ?  help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> and </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> or </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>%(prog)s: error: %(message)s
</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>(After that: {then}.)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--agreed: {game} is not what is played now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--bot {level} does not play {game}: choose {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--chapter {chapter} and --sheet both name a sheet: give one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--sheet {sheet}: from 1 to {last}; 0 is all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--sheet: {game} has no sheets, leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--to M belongs to a clip, and needs --step N</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--to {last} comes before --step {first}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0 or less</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 AM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 PM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>2 AM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>2 PM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>3 AM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>3 PM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>4 AM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>4 PM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>5 AM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>5 PM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>5, 3, 2 and 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>6 AM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>6 PM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>7 AM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>7 PM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>8 AM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>8 PM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A Short Winter Day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A VPN or a virtual network is on: {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A baby is a worm of two or three spaces beside one of its parents. It begins without an organ, and no shape of the dice fits it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A bid counts only if nobody else has made it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A black brain is used up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A brain can change a die in the next hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A call completed this step. Signed by {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A click or a key hurries it on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A coach for everybody</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A code needs the same Wi-Fi or a cable.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A collar and a partner's collar have babies, or give their babies organs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A collar does one thing for each collar of its worm, and one for each of the partner's that touches one of them: a baby, or an organ for every baby of this hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A die can be changed once: by a brain that acted in the hour before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A few minutes against sleepy bots show the rest.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A file in pieces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A first lesson</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game checked: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game that somebody missed counts as that player's average</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game without its log, {day}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A gentle nudge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A golden ring: this organ may act now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A green dot: here it may go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A green tick: it has acted this hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A head touches the line when it is nearer than its own radius.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A heart goes on any free space. Click c1.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A heart lets its worm grow at one end, never at the end with the tail.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A heart lets its worm grow. Click it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A hundred rounds are over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A hundred rounds are over: the race ends without a winner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A mouth at a new food adds an organ to its worm, which may act at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A mouth at an apple brings its worm any organ. Click the mouth.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A move says everything that it does, in the order of the rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A new worm gets an organ. Click a3 for the eye, then the arrow up: that is where it looks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A number in a dark disc: so many mouths would wake at an apple here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A number that moved you sleeps for one round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A page for your browser is saved; print it from there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A player who chose the X alone moves by any number that nobody has bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A player who does not open a bid is out until all let them back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A point for everybody you leave behind.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A post stands in the way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A problem of this program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A program of this laptop takes a free seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A proof stands there that proves nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A re-posed worm must not touch the thread.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A round end is a head or still undecided, a point is the rear.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A second game begins in the middle of the first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A sheet of your own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A sheet of your own…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A sheet with any mistake is refused.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A space holds one thing: nothing, a rock, a food, or a piece of a worm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A space of a worm takes one organ, for good; a worm has one tail at most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A step is called complete that is not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A strong bot would bid {face}: against what the others like to bid it wins {share} % of the races, {next} wins {less} %.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A strong bot would go on with: {deed}. From here its hour brings {points}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A strong bot would lie like the pale worm and swing a post: from there it wins {share} % of the races.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A strong bot would lie like the pale worm: from there it wins {share} % of the races.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A successful bid of {faces} rests for one round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A swing may go either way, and it must change something.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A table that never began, {day}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A tail leads a line of worms; on all but one of them an organ may act.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A turn is a list of small decisions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A while has passed: this is how the race stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm grows at one end only, over blank spaces, and never at the end with its tail.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm is a path of spaces that touches itself nowhere else.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm is laid anew from its tail, before its first segment is moved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm may turn round before it starts, if its head is blocked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm may turn round before it starts; later only when it is blocked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm may turn round whenever its head is blocked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm moves by its full number as long as there is room for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm never turns round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm that gives up stays where it lies; the last one left wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm that has not chosen by then yawns and is nudged. It loses nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm that turns round has its head where its tail was.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm turns round before its first segment is moved, not later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm whose next head has no free place is blocked: it stops there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a bot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After its move it may swing one finish post round the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After the winner the nearest head to the line has the next place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After {number} of {games}: {score}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Again!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Again, slowly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Agree to end…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ahead of {name}, and behind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All agree to end the race without a winner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All are here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All bids are in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All choose a number in secret. A player who chose a number alone moves that many segments; equal numbers cancel each other, and nobody of them moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All friends, no winner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All have said yes meanwhile</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All is laid. Done signs it; Backspace takes the last part back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All is laid. With your X you may swing one finish post now; or press Done, which signs it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All is well</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All laid: press Done, or undo.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All laid: swing a finish post if you like, then press Done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All may ask how a strong bot sees their choice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All other libraries: MIT, BSD or Apache licences</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All others let {name} back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All you can do now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All you can do now (L)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All {count}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>All {count} logs tell the same game, byte for byte: export {export}</source>
      <extracomment>One log: export {export}</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>All {rolls} rolls recomputed, all {hours} hours signed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alone with a 6? Six times your last segment goes to the front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alone with the X? Name a number that nobody has bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alone, for the best grade: {hours}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An X may not name a number that somebody else has bid, even in vain.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An X may swing a post before it crawls, not only after.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An edition says which numbers there are, what sleeps, and how many play.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An evening of several games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An evening of {games} games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An evening of {games} games, all editions in turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An eye puts one food for each eye of its worm where it sees a blank space.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An eye sees straight ahead and one space to either side, through anything.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An eye sees three spaces wide ahead, and straight to both sides. Put the apple on b2.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An hour is signed as a whole, when it is played to its end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An organ may act only if that changes something now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An organ that was chosen to act has acted for this hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>And c2.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>And {count} more: the command stats tells all.</source>
      <extracomment>And {count} more: the command stats tells all.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave, and keep all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Anybody can replay the file of a game and check it all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Apr</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Areas</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As it was</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As printed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As soon as all laptops have it, the race goes on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the system</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ask the coach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ask the laptop that shows this code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At its first start, macOS asks whether the game may find devices on local networks: choose Allow.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Audit of {file}: {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Aug</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Babies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to the choice of the option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back, or what is harmless</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backspace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before or after its move it may swing one finish post round the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before you move, put its segments down in a new shape.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before {hour}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Behind that</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Behind the letter an organ and where it looks, as in Ae&gt; or Am^:  e eye, m mouth,</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bend, block, squeeze through. The first worm that touches it wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Best bid: {name}'s {bid} in round {round}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Best in {game}: {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Best so far here: {total}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Between the stones there is just room for someone long and patient.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid in secret</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid in secret, crawl,
block, touch the thread.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid not opened: {names}. Out until all others agree.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid the X</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid, or name a number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bidding</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids from {least}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids from {least}, stop early</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids: {counts}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blatz</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blue dots along a worm: a draught, for it touches a blank space.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both copies are broken: the first proves {ours} steps, the second {theirs}, and these are the same as far as both reach.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both copies are the same to the last step, {step}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ, in the part of {names}. Somebody has signed two different things.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the first goes on to step {last}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the second goes on to step {last}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both games in pictures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bots among them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bots do not play in this evening.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bots may play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bots play on from every step of this game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is in the region, and change a die at once: click the die before you choose A, B or C.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brains: {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bravo!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring a friend</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bumps most with {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By bots, +- {off} %. They count segments and know nobody's habits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By itself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C4.1: the dice show {dice}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C4.3: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C4.4: only the worm that is chosen first lies in {region} ({hour}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.1, C5.2: an organ acts once an hour, if that changes something.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.3: each mouth at the new food may act before the next food.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.3: one food for each eye of the worm, where this eye sees a blank space.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.5: a Conga Line starts anywhere and leads through this worm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.5: on each worm of the line but one, one organ acts; no tails.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.6: each baby of this hour gets an organ, no collar; then they act.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.6: one thing for each collar here, and each of the partner's at them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.6: the partner touches this worm and has a collar somewhere.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C5.8: it grows by at most its hearts and its largest growth before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C6.7: the dice of {hour} come from everybody's numbers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C8.1: the game ends after the last hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CHECKS</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calm motion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chain and list of all choices</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chances to win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change the house rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change your name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Check again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Check the log and show the game again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checks, with calls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a name first; the others see it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a name: {problem}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose an organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose head or tail before each move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose the tail, click e3 at the other end, then the arrow up. A worm has one tail at most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose what a die becomes for a credit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose what happens in {region}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click a glowing mouth to let it eat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click a glowing organ to let it act</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Click a glowing organ: {count} more may dance</source>
      <extracomment>Click a glowing organ: one more may dance</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Click a space of a baby for the {kind}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click a space of {worm} for the {kind}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click b3 for the mouth, then the arrow up: there lies the apple.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click e2: the worm grows to where the tail below it points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click in the fan, or pull the last segment to the front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the arrow that the tail points along</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the arrow that the {kind} looks along</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the worm that gets an organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the worm that the dance begins with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the worm that wakes up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the worm to pair up with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the worm with the tail again: the dance begins with it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click to turn this die by a brain.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Clip of this turn (WebP)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Collar: needs a worm beside its own that has a collar too. Together they have babies, or give organs to the babies of this hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Comforts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Compare</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Compare with other files…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conga</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conga Lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Continue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Control-click “Worm Up.command” in the new folder, and choose “Open”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copies compared</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy the report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Course</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cozy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl + - 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl Z Y</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl with + and -</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Y</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Z</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Z, Ctrl+Y: back and again. Ctrl+Enter: sign the hour. Esc: back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>D</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>D: done. G: organs for the babies. L: all choices as a list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Day or evening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dec</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Decided so far: {told}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete this game…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete “{game}”?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deleted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dice, lots and the emblem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Do not play on at this table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Do nothing this hour (P)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Do we hear each other?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Does Windows warn you? “More info”, then “Run anyway”. It warns of every program whose makers have not paid for a signature.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Does a mouth at the food on {space} act?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Does an organ act?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Does it ask about devices on the local network? Allow it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Does it ask about networks? Allow private networks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Does macOS still say no? System Settings &gt; Privacy &amp; Security, at the bottom: “Open Anyway”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says why.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: add no organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: do nothing with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: leave acts ({left})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: leave food ({left})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: leave spaces ({left})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: leave things ({left})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: let no line dance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: let none of these act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done: no more organs for babies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double-click “Worm Up” in the new folder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Download</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drag a finish post round the other one, or turn it with Left and Right; Up: the other post. Enter swings it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drag a finish post round the other one; the tray shows what it does to every head. Swing it, or leave it as it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drag it round the other one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draught</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw the shape where it touches this hour's rows or columns.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Draw {worm} longer, by up to {count} spaces</source>
      <extracomment>Draw {worm} longer by a space</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Drop the envelope on the table: nobody can change it. (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>EVERYTHING</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each held what was sealed: nobody changed a bid or a number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each hour begins with one roll for all: two organs and a shape.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each hour three dice show two organs and a shape, and a part of the sheet is the
hour's region. You do one thing: place a new worm of the shape in the region and
give it one of the organs; or give an organ to a worm in the region that has the
other one, or is of the shape; or let all organs of such a worm act; or pass.
A new organ may act at once, and one thing leads to the next:
  eye     puts foods on blank spaces that it sees: three wide ahead, and aside
  mouth   if it faces a food, its worm gets any organ
  tail    a line of worms, each pointing at the next, dances: all but one act
  collar  with a collar on a worm beside it: babies, and organs for them
  brain   next hour you may change a die; or use it up to change one at once
  heart   its worm grows at one end
Eyes and mouths go on the first two spaces of a worm, a tail on its last. At the
end four rows count (r shows them); every worm that touches a blank space costs
two points, so pack them well.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each is allowed by the rules of this edition.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each is by the key of its seat: nobody can write for another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each library brought its licence when it was installed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each thing is a baby, or organs for babies: {left} left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eaten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Editions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Empty sheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the lesson</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the race together?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ended together in round {round}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ends at round {round}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ends at {hour}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Envelopes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Equal bids bump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Equal bids bump noses.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Equal bids bump noses: nobody moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Esc</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Escape ends the television</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Evening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every bid that moved you sleeps a round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every decision in them is allowed by the rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every seat is taken already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every segment lies wholly on the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody agrees to it by sitting down; the points are counted together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody has a sheet. All use the same dice, and nobody touches the sheet of another. You lay worms, give them organs, and let the organs act. At the end four rows count, and the highest total wins. Below 0 is quite usual in the first games.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody has a worm of seven segments. The worms race over the table, from the start to the line between the two finish posts. The first worm to touch it wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody reads them before sitting down.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody seals a number or the X. All envelopes open at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody sits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody to the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody's chances, and better bids and moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody's numbers make them. All are computed again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody's worst game does not count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything before that checks: {counted}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything checks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything up to step {step}, in hour {hour}, is proved; behind that nothing is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything up to step {step}, in round {round}, is proved; behind that nothing is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eye and mouth could still act. Enough for now: press Done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a new food may act at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces and never look backwards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm has one tail at most. Collars, brains and hearts go on any free space.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eyes lay food, mouths eat it, hearts grow, tails wake others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>FILE</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>FINISH</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Face {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fair play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Family Album</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Feb</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fewer bots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fewer games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fewer players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Finished games sleep here.
Open one to see it checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First Rain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fits, {gap} mm from the post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fits, {gap} mm from {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flip</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foods</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For experts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For people who know Python: the program and its source.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For {least} to {most} players.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For {system}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Four pictures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Four pictures, the same on every laptop?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Free under the MIT licence: use it, copy it, change it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Friday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Friends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Friends on the same Wi-Fi appear by themselves.
Meanwhile: a race against bots keeps you warm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From one thing to the next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From step {step}, as {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Full lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>G</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game {number} does not check: the table is computed without it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game {number} follows another game than the one before it here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game {number} is missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game {number} is not over: the table is computed without it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game {number} of {games} of an evening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games can be saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games cannot be saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games may soon find no room</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games shelf</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Get up again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Get up…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Getting up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ghost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give a rolled organ to a worm that fits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the babies organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the game to a laptop that has none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give: give one of the two organs to a worm in the region, if it has the other one or is of the shape.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on with a game, replay, check</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on with {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on without {names} for now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to step {step}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Going on with the game…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gone home</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gone home?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Good one!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Grade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Group</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gryphon 2008</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gryphon 2010</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Half the bed is a lake now. Build the shore, and hold on to each other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand the laptop to {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Head at the other end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as many more as it once grew.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hearts. Choose Place and click row 1 for a second worm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Here the game is over: go back to an earlier step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide where tails point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hour by hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules of this table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules: none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules: {count} chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far it is from the start to the finish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far the review is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How it is played:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many % of the races each face wins against the bids that were made, and in brackets against the others' habits:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How to play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How to play, what happened, look back, menu</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How well the bots play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How well the bots play: press for the next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hurry up!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I am {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In another network: {codes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In each hour you place a worm, give an organ, wake a worm, or pass.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In each round all choose a number in secret and seal it. Then all are opened. Equal numbers cancel each other, and these worms do not move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In each row a star is a point, a circle nothing, a cross a point less.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In each row the groups up to what you have are filled: a star is a point, a circle nothing, a cross a point less. Point at a row to see on the sheet what it counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the game for two a ghost bids too, by two dice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In this room</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inside is the work of others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Is it fair?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Is it the right file?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Is my Wi-Fi all right?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It begins as soon as everybody's laptop has said yes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It cannot be deleted: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It draws lane {lane} for {name}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It draws the emblem: {pictures}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It ends by itself after half an hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. The copies of the others stay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. You can never go on with it, and the others have to go on without you.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It grew by 1 before, so that now it may grow by 2. Click d2.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is yours to leave as well.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It leads to nobody in this room. Switch it off if you are not found.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It snaps to the pale place. {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It stands for any number, but only if nobody else bids it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It throws the ghost's dice: {dice}. It bids {face}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It was played by another version of these rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jan</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Join</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Join by code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Join code, group {number} of 4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jul</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Key {keys}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kinds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lake</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lanes by lot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Language</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Larger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Larger text</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Lay a baby beside {one} or {two}, {count} things left</source>
      <extracomment>Lay a baby beside {one} or {two}</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Lay a segment, a press each; aim finer with Shift</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lay your worm anew</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Lay {count} segments anew, from the last one on; Escape: as it was.</source>
      <extracomment>Lay {count} segment anew, from the last one on; Escape: as it was.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Leave for good…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave for now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the posts as they are (Esc)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the table?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let {names} back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Licences</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Light</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Like all equal bids: both worms stay where they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Logs:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Longest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Longest step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look back together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look on too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look on too: {code}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look on without a seat: you see all, and sign nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looking for a table to watch…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looking for games…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looking round…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lowest goes first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Luckiest bump: in round {round} {others} bumped, and {name} gained {gain} %.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mean place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Measured twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Menu</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Monday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More about {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More bots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More for this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once. The food stays.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mouths this time. Choose Give, then click your worm: it is an I too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move the outline; turn it, flip it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moving</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>My move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>My sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>NETWORK</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>NOT equal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name a number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name my number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neither moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Network</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Never began</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next chapter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next game ({number} of {games})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next race ({number} of {games})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Night School</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No bid, no seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No brain can turn this die now. Click to see where its number came from.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No firewall of this laptop is known to be on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No game fits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No game in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No game yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No log of this game is saved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No network is on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No new worm: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No number is left for {name}'s X.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No organ for a worm: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No player yet, but other devices: so players will be heard too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No room beside the post: {gap} mm too little.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No room beside your own worm: {gap} mm too little.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No room beside {name}: {gap} mm too little.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No table with this key until the program is started again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No table yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No way leads to anybody</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No worm may act: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody bumps noses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody can be found until you allow it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody can read a sealed bid, and nobody can change it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody can read it, and you cannot change it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody could cheat the dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody else is here yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody got on for ten rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody got on for ten rounds: the race ends without a winner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody has finished a game yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody is there to be told. Go on with the game under Games to tell the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody plays, or the network keeps its guests apart: then join by code, or meet on a phone's hotspot or a cable.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody sat down.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None of them moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not after all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not at a table with me</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Not checked any more: {count} steps</source>
      <extracomment>Not checked any more: {count} step</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not for this program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not rolled yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not wholly on the table: {gap} mm too far.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not yet: {question}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing else: there are no worms yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing flies or trembles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing has been opened yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing here keeps visitors out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing here yet. A race takes ten minutes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is decided in this hour yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is decided yet in this hour.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is handed over now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is heard in {where}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is thrown with it in this race: the bids alone decide.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing of a branch is signed, and no game follows it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing of the game is proved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing of this file can be shown.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was played.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing: no calls, no bids left unopened, no proofs of lies.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nov</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now you know an hour. Collars and brains are in How to play.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Oct</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of two players nobody can be left out, so the game ends here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of {moves} moves, {good} were as good as the best that a bot found.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On all worms of the line but one an organ acts. Click the heart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the other laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Once more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One drizzly evening leads to another, and the pictures need a bigger book.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One gesture every few seconds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One less</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One moment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One more game?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One more race?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One more sheet?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One place is yours.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One player by several keys: {keys}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One post is swung, once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One roll for all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One step back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One step on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only between rounds can all agree to end the race: {why}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only one game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the worm that you choose first must lie in the hour's region.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the {number} is left for {name}'s X.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only what differs is written here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only {faces} sleep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only {face} is left to bid: it wins {share} % of the races.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only {face} is left to name: it wins {share} % of the races.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Oops!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a file…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a log file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a table on any laptop in this network: it appears here by itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the downloaded file and choose “Extract all”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the downloaded file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open this table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Or pass: do nothing. In the first hour you can only place or pass.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Or with uv and the internet, after downloading {file}:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pass is for the start of an hour: take back first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Peelings fall from the sky, and everyone moves in next to the melon.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Picture of the final board: {file}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Picture of this moment (PNG)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Picture of this moment (SVG)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place a worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place a worm of the rolled shape, with an organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place, give, wake</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place: lay a new worm of the shape, with at least one space in the region, and give it one of the two organs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play an evening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play on as {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play on from here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play one, or open a file that somebody sent you.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Players who chose a number alone move, the lowest number first: as often as the number says, the last segment goes to the front of the worm. There it touches the old head, and no other worm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Point at a sheet to read what counts on it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points by place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points by place: {points}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points by place: {points}; the worst game is left out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post and line come to rest on the free table, so a swing never wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posts and the other worms are walls, and nothing leaves the table. Where there is no place for the next head, the worm stops.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posts are solid: a worm may touch them but not overlap them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Practice hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Practice race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Press and hold to look at your own number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Print…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling back takes it back; Done signs it.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Put an apple on one of the dots, {count} in all</source>
      <extracomment>Put an apple on one of the dots: the eye sees it</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Put the {shape} where it touches {region}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Python {version}: the licence of the Python Software Foundation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Qt {version} with PySide6: LGPL 3; you may replace its files</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>R</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Race on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Race {number} of {games} of an evening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Re-pose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read it all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read it aloud, or let a phone take a picture of it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Report on one page (HTML)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resign for good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resign?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resign…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Review</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Richest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rocks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll together, draw worms,
wake their organs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rolled for everybody.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: a better place would have won {name} {more} % more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: bid in secret</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: secret bids</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: {bids}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: {name} bid {bid} and bumped into {others}; {best} would have won {more} % more. By the others' habits {habit} was best.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: {name} bid {bid}; {best} would have won {more} % more. By the others' habits {habit} was best.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule {tag}: {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Same Wi-Fi? Then read this aloud:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Same here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Same number? None of them moves. That is half the fun.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saturday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the log as a file…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved: {path}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say it aloud, all together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Score now: {total}  (r shows its rows)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Score sheet (CSV)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seal my {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seal, sign, press what has the ring</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sealed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search by player, game, result or date</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Secret choices are hidden while you hand the laptop on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Segments of one worm touch their neighbours; other worms stay apart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Several games claim to be game {number}: the one that was followed counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Several games claim to be game {number}: the table is computed without them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Several games in a row, whose points are counted together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Several organs glow now. Click the tail.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shapes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sheets of {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show everything</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show how</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show me</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show me: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the gestures of {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show where tails point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sign anyway</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sign the hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sign the hour (Ctrl+Enter): after that nothing is taken back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sign your move: then it cannot be changed. (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Signatures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Signed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Signed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Signed. Waiting for {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Signing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sit down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sit down there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sit down with {names} after all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Small letters, a dash too many, O for 0: all the same.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Small talk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Smaller</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Smaller text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Somebody at this laptop has that name already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Somebody does not see this table?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Somebody dozes off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Somebody else at this laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Somebody hums, somebody follows, and soon the whole bed is dancing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Somebody is missing?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Somebody watches now, and sees no secret.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something differs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something in the window went wrong ({what}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something is in the way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something is missing here that what follows rests on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something stands there that no game writes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something was played before all had sat down.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sound</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sounds are off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sounds are on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Speed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Standings:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start the hour over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start “Worm Up” in the new folder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stay here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stay in the race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step {step}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step {step} joins what everybody had sealed before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step {step}, round {round}: {name} goes from {before} to {after} %.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step {step}: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Still the same room?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stony Ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stop following</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stop leading</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sunday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swing a post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swing a post?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swing first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swing it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Switch on Wi-Fi, or plug in a cable.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>TCP port {port} cannot be used ({what}): choose another --port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tab</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Table {number} of {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ acts, though no tail.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take a seat and play on from this step, against bots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take a step back, and forward again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take my last choice back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the last decision back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the last part back (Z or Backspace)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the last segment back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tea time!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Television</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tell the others by which number your X moves. (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ten rounds without a move, or a hundred rounds, end the race.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Test of this laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Test this laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Testing for up to a minute…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text larger, smaller, as it was</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text size and comforts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is all of it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is no line of the list: give a number, spaces such as c4, or ? for help.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That was the hour. Everything could still be taken back; now sign it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That will do for a cable. A Wi-Fi is not connected yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That works too, but try it like this first. {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Compost Heap</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Great Flood</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Long Dance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The X</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The X comes last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may swing a finish post. Try it when the others will want the same numbers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The X swings a post after its worm has moved, if the table says no other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The beginning of the game is missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The board at the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The board that was signed and the board of the rules differ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The board where the proof ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The branch was not kept beside the log: {why}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The clip is being drawn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The coach answers when you have something to choose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice are new each time: everybody's numbers make them together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice are still in the cup.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice come from numbers that everybody sealed the hour before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice have not been rolled yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The digest of each step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The emblem that they could compare:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The emblem: {words}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The envelopes open all at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The evening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The evening as a chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The evening as a table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The evening goes on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The evening: {count} of {games} games count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The file is damaged here: some of its bytes have changed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The files are being checked…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The files are still being checked. One moment…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The finish again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The finish counts from either side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The finish counts from its front side only.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first segment that touches the finish line ends the race.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first start needs the internet for about two minutes; later starts do not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The four pictures stand for the SHA-256 of the file. The laptop that you download from shows the same: compare them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The frost lets go for a few hours only; keep a little air for everyone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The full number must be moved, if there is room.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game ends after the last hour of the sheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game goes on: what was signed is saved. What went wrong is noted in {path}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is kept; go on with: solo --resume</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is over: {total} points, {grade}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game itself (log)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The ghost throws {dice}: {face}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The ground softens, and the first worms wake up hungry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hour is finished: sign it, or take something back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last one left, in round {round}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The letters Nunito and DynaPuff: SIL Open Font License 1.1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The line {line} dances, {left} more of it may act: which organ?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The logs do NOT agree.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The lowest number moves first; an X moves in the place of its number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The new head touches the old one, at any place round it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The next chapter is {title}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The next round begins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The option of this hour is chosen already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The other file is being checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The other laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others agree to go on without {name}; {then}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others could not be told. Go on with the game under Games to tell them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others may go on. A worm that wakes up sits again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others would go on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The post stands there; Done signs it. (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The race has not ended.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The race is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The report is in English, for whoever helps you. It names nobody.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The same key in another game is the same laptop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The same on every laptop? Then nobody stands between you.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The seal of {name} does not fit what was played.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The second copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The shape of a new worm; Give and Wake also fit worms laid in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sheet is {name}. {story}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sheets where the proof ends:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The six organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sum also has a grade, from 0 to 5.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sum of the four rows counts; the highest wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sun is this hour. Struck hours are over, blue ones are the afternoon.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table after this step, played again: {verdict}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table does not wait for you now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table is being laid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table may choose to lay worms anew before they move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table of the race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table plays exactly the sheet whose digest all have signed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table rolled for everybody.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The tail becomes the head (T)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The tail points at the other worm: that is a Conga Line. Choose Wake, then click the worm with the tail.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The test cannot be started</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The test is not over yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole game is proved, to its last step, {step}; nothing behind it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The winning placement: {name}'s head, {gap}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The worms take up geometry: straight lines first, then thinking ahead.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>The {count} hours are over.</source>
      <extracomment>The {count} hour is over.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Their joint seed {seed}…, recomputed: {verdict}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then Place: {places} ways. Give: {adds}. Wake: {acts}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then nobody stands between you, and the game can start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then you may swing one finish post round the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then: {later}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is a score sheet when the game is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no bot at this table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no game here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is nothing here for {system}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is nothing to look back at: no step of this game was completed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is something to do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>These are two different games.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They come straight from {name}'s laptop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They played {game}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They show that nothing was mixed up. They do not make a stranger's laptop honest.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thinking…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This branch does not fit the game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This checks everything again; it ends with 0 if all is well, 1 if not:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This edition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This game could not be looked back at.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This hour so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This hour: {told}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is a phone. Type the address of this page into a laptop's browser.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is final: a player who has gone home cannot come back into this game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is the code of this laptop: type it on the other one, or type theirs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is {name}'s sheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This log does not check; it is reviewed up to step {step}, the last one that does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This program does not know these rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This shows the SHA-256 of what you have downloaded:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This table has split at step {step}: {names} signed both sides. The proof is saved; the two sides cannot go on together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This tells every step in words:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three dice fall for all: two show organs, the third the shape of a worm. The coloured rows or columns are the region of this hour. You do one of these:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three dice fall for everybody: two organs and the shape of a worm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three dice for everybody: two organs and a shape. Click row 3, and the worm lies across it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three minutes, with bots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thursday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To change it: System Settings &gt; Privacy &amp; Security &gt; Local Network. Switch on Worm Up, or Terminal if you start the game there. Then start the game again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To go on {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the mark before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the next mark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tonight: {score}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Too far from the head: click in the fan beside it, or pull the head.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Too near to the edge of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Total</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Total {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Touch from either side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Touch from the front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Touch the thread</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Touched in round {round}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Try again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Try another player, game, result or date.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Try things out: Backspace takes a segment back. Only Done signs the move, and then it stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Try things out: everything can be undone, back to the start of the hour. Only when you sign the hour does it stand. The next dice fall when all have signed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tuesday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn a post first, with the mouse or Left and Right.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn round at the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn round when blocked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn round, swing a post, lay anew</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turned round: the tail is the head once a segment lies there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turning round counts with the segment that follows: lay it, or turn back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two X bump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two games for one table of laptops.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two laptops with a firewall may not reach each other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two spaces touch when they share an edge, never at a corner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two worms never touch. A worm may touch itself but not overlap itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type the code that the other laptop shows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type this into a browser there, in the same Wi-Fi.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Understood</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo as much as you like. Once signed, it stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unpack the downloaded file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Until you sign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use these</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Venice 1995</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wait</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wait after all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting for the dice</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Waiting for {count} players</source>
      <extracomment>Waiting for {count} player</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>Waiting for {first} and {second}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting for {missing}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting for {names}. A second press goes ahead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wake</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wake all organs of a worm that fits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wake: choose a worm that has one of the two organs or is of the shape, in the region too. All its organs may act, one after the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Warming up: four more to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Warming up: one more to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Warming up: the bots are on their way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Warming up: three more to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Warming up: two more to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Watch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Watch from the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Watch {hour}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Watch {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>We start by ourselves when all five sit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>We start by ourselves when all four sit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>We start by ourselves when all three sit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>We start by ourselves when both sit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wednesday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What acts may let other organs act, on any worm; the line below the choices says what to do. An organ acts once an hour, and only if that changes something.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What all signed and what the file says differ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What can be decided now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What costs:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What counts on this sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What counts:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What do worms {one} and {two} do together ({left} left)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What each hour gained, and what the best hour found by a bot would have gained:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What glows may act. Click the eye.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happened outside the rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What has happened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What if… from step {step}, as {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is different:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is proved of this log ends with step {step}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is about</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What no log can show</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What shall be printed?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What stands here for {name} bears another signature.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What stands here for {name} is against the rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the file says here was never played.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the signs mean</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What there is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What was begun last is finished first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What was checked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What was checked, and how to see it yourself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What was done in this hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What {name} chooses now is secret.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What {name} had sealed was never opened, so it is void.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whatever number it names, it moves after all the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where does {organ} put a food ({left} left)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where does {worm} grow ({size} of at most {limit} so far: hearts {hearts} + grown before {before})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where it matters, a worm must reach the line from its front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the proof ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which baby gets which organ?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which edition?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which line dances, led by {organ}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which organ does {worm} get?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which partner does {organ} choose?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which sheet?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who contributed to the dice, recomputed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who moves by an X may swing one finish post round the other one at the end: the thread comes nearer to one head and goes away from the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who plays how</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who sat at the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who sat there, who whispered, who saw what: ask each other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who starts where is drawn, not taken in order.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whoever downloads here trusts you and your laptop.
It ends as soon as you leave this page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whoever moves by an X may swing one finish post round the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whoever owns this laptop could read all that is on its disk.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose gestures you see:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Windows asks at the first start whether Python may use the network: allow it for private networks, and set this network to private in Settings &gt; Network &amp; internet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Windows keeps visitors out of this program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Windows' firewall keeps the others out of this program: open Settings &gt; Privacy &amp; security &gt; Windows Security &gt; Firewall &amp; network protection &gt; Allow an app through firewall, and tick Private beside Worm Up or Python</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wins in a row, now and at most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With other copies of this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without bots, the program adds none. Nobody can prove that a friend has none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm &amp; Cozy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players, not for {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm &amp; Cozy, at the first open table that is met</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm &amp; Cozy: {sheet}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm Up!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm Up! (Gryphon 2008, tiles)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm Up! (Gryphon 2010, dice)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy for one table of laptops: no server, sealed bids, every game a file that anybody can check.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy, version {version}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm Up! on the television</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm Up! or Worm &amp; Cozy: choose a game; others join</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm-up (Venice Connection 1995)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worms have their letters in the order in which they were placed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worms stand in a Conga Line if the tail of each points at the next one. Thin lines with an arrow show it on the sheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worst bid: {name}'s {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Würmeln (Blatz 1994, after Tidwell)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Würmeln 1994</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>X moves by the number it names, or last (number)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>X names {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are watching.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You bid {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You did not open your bid. You sit again as soon as all others agree.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You go on with {game}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You got up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have been choosing for {seconds} s.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have left the game for good.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have left the game for good; the others know.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have left the table; nothing was bid yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have not chosen anything here yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have not moved, so nothing of yours rests. Think of what the others will choose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You leave for good; the others are told.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You leave for good; {name} is told. It is done when {name} has acted too; you may close the table now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You leave something: {what}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You pass, though you could: {options}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You play alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You sit down first; others join</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You trust the person whose laptop you download from.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You watch. Nobody's secret is shown to you.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You would let {names} back. Not all others have agreed yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your X</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your X is alone. It moves by any number that nobody has bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your X is alone: name the number that your worm moves by.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your X was alone: choose any number that nobody bid. You may swing a post too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your answer counts for everybody at this laptop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your bid is sealed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your bid is sealed. Waiting for {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your friend's browser shows the same pictures.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your games and your key lie here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your head is blocked by {bodies}: press Done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your head touches the finish line: press Done and you have won.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your move, {number}: drag the last segment to the head, click beside the head, or use the arrows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your move: {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your open envelope: nothing is in it yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your open envelope: {face} is in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your sealed envelope</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your table is open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your worm stays and dozes. You can come back as long as the others play; the game is on your shelf. If you leave for good, you cannot come back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zoom, and show everything again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a Conga Line dances</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>a baby of {count} spaces:</source>
      <extracomment>a baby of {count} space:</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>a baby, or organs for babies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a baby, {worm}, on {spaces}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a bid has to be locked in with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a brain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a clip holds half a minute, and these steps take longer: choose fewer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a clip of the steps N to M; else of step N, or of the last turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a collar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a connection with a false key is not refused: install the program again, and do not play before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a course of {value_mm} mm does not fit on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a decision cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a decision is not what the hour asks for then</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a food on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a food on {space}, right at the mouth on {mouths}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a group is made of * (star), o (circle) and X, or is a single dot, not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a heart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a hole, and what reads as a record behind it, at byte {byte}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a line of JSON for each change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a log, or a folder: every log in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a map has . for blank, # for a rock and o for a food, not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a mouth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a name has 1 to {most} characters, not {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a name has no control, direction or private-use characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a name has no invisible or blank characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a name is in normal form, without spaces around it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a name, or how a key begins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a nudge after {seconds} s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a number for the next dice has to be locked in with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a packet was not understood, by a fault of this program ({what})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a phone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a picture of the game after this step, else after the last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a player who does not open a bid is out until all let them back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a player who has not opened a bid is out until all others agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a player who passed all hours would get more than 0 points: {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a port is a number from {least} to 65535</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a post is swung only after the advance, or before it too (after)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a record of {count} bytes cannot be</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a record of {count} bytes fails its checksum</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a region is written like "columns 1-4" or "rows 5-8", not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a seat without a window, played by a bot; one line a step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a segment must lie wholly on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a shape is a path of # that touches itself nowhere, rows parted by /, not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a sheet has 3 to 26 of them, not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a sheet has three of them, each under [[reward]], not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a sheet of your own: docs/rules/cozy.md</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a sheet without a name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a space is not blank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a space lies outside of the sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a swing must move the post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a swung post keeps 48 mm from the edge of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a swung post keeps its distance from the other one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a table for a spreadsheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a tail</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a whole game of bots on this machine, told in words, then checked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a whole record of {count} bytes that claims {claimed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a window opens and paints its first page (Qt {qt}), but here is no screen to show it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a window opens, paints its first page and closes (Qt {qt})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a worm does not grow from the end with its tail</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a worm has one tail at most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a worm is re-posed before its first segment is moved, and once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a worm may touch itself, not overlap itself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a worm turns round before its first segment is moved, not later</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a worm turns round only when its head is blocked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a {shape} and
an organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>acts in a step that is not its turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>adds an organ to its worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>after re-posing the worm must advance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>after round {round}: {shares}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ahead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all check</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all in turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all organs
of {worms}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>always this one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ambiguous option: %(option)s could match %(matches)s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an X alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an empty folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an empty sheet instead, of this chapter of Worm &amp; Cozy; 0 is all of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an eye</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an hour without a turn is a pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an open table: {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an organ
to {worms}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an organ for worm {worm}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an organ has to be added here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>anchor</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>another game</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>another key has this name in {count} other games on this laptop</source>
      <extracomment>another key has this name in {count} other game on this laptop</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>another key than in {count} earlier games: ask who it is</source>
      <extracomment>another key than in an earlier game: ask who it is</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>another kind of value belongs here than {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>answers a call otherwise than an answer must be</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>answers or seals a call that is not allowed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>apple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>arrow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the blank space {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the food on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the rock on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the table: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the table: {names}; waiting for {missing}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at this table the worm advances before a post is swung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at worm {worm}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>babies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>baby of {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bear</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>begins with {found}, a log with {wanted}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>behind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>belongs to another game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bids {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bird</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>blank areas</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>boat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>book</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>both are {name}: choose two keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>both keys are the same player</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bottle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brain {space}: fill it in to turn a die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brains not filled in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brains unfilled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bread</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>breaks rule {tag}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bring a friend: laptops in the room download the program from this one, in a browser</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>broom</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bump!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bumped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bumps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>butter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by seat, or by lot (seat)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>byte 0: the header is damaged, yet records follow it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>byte {byte}, after {count} good records: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>byte {byte}: the log has format {found}, and we read format {wanted}: update this program, or the header is damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cactus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>call</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>call of the others: {asked}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>call: {asked}, as soon as a majority agrees</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>calls a step complete that is not, or completes it otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>camel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>candle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>castle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>chapter {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>check adapters, ports, firewall and disk; listen for other peers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>check logs: every signature, opening, move and step; compare several copies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>checking logs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>checks, unfinished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>checks, with a proof against a seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>checks, with calls by the players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cheese</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>chequered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cherry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>chooses {worm} for an organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choosing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>clock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cloud</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>codes have no {value!r}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>collar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>collar pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>column {column}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>comes after the end of the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>commands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>comparing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>conga</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cozy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cozy as compost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cozy rocks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cozy worms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>crawls {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>crawls {count} of {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>crawls {count} of {number} and is stuck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>crawls {count} of {number} and stops there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>crown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>decision {number}: {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>differ in step {next}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>different worm shapes on the sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>disk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not begin with a genesis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not check</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not continue this game's past</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not open the commitment it made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not open the salt that its offer fixed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dotted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>downloading: {percentage} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>downloads finished: {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drawing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drawing, {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drrrrr…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drum</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eagle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>easy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>edge worms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>egg</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>elephant</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>en</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>encryption</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>end when the standard input ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ended</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>equal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>everything checks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>everything that has to work works</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>example: {command}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>expected %s arguments</source>
      <extracomment>expected %s argument</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>expected at least one argument</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>expected one argument</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>export</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>export      {digest}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eye</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eye {space}, food left: {left}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eye, mouth, tail, collar, brain, heart are wanted once each, not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eyes and mouths do not look back along their worm, nor tails into it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eyes and mouths go on the first two spaces, a tail on the last one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>feather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fed worms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, but not while they are open, as usual on Windows; {free} MB are free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, open ones too; {free} MB are free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fill in a brain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fills in the brain on {space}: {change}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>finish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>finish post {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>finished; {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>firewalld is on: two laptops with a firewall may not reach each other; put this network into its zone `home` or `trusted`</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>first fault: {fault}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>first fault: {fault}; {count} records behind it prove nothing</source>
      <extracomment>first fault: {fault}; {count} record behind it proves nothing</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>fish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>five</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>flag</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>flute</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>follow a table without a seat: everything verified, nothing signed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>food on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>foods</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>foods eaten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>foods that a mouth is at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>for Worm &amp; Cozy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>for Worm Up!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fork</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>four</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>friends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>frog</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>full lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>game {game} cannot be gone on with: {why}; it may still be audited</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>game {game} is already open in another window (process {process}): use that window, or close it first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>games are saved in {folder}: {free} MB free, make room</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>games can be saved in {folder}: {free} MB free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>games cannot be saved in {folder}: {why}; mend that or choose another --data DIR</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>games won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>garlic</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ghost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>giraffe</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give a length in mm, such as 610</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give a number of seconds above 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give an organ to a worm:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give up after so many seconds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>glove</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go on with the game that was left last, or with GAME as `games` names it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go on with the last unfinished game, or with GAME as `games` names it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go on without a silent seat after so many seconds, if a majority agrees (20)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go on without {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go on without {name}, for good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>grade {grade} of 5, {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>group</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>grow from the end on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>grow from the head on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>grow onto {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>grows onto {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>guitar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hammer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has left for now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has left the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>heart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hedgehog</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>holds a proof that proves nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>holds a record that is none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>holds a second genesis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>holds an act before every seat has said yes to the genesis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>honey</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>horse</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hour {hour} of {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>how many bots (4)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>how many play (3)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>how well bots play ({levels})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in another network: {address}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in this edition a worm does not turn round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in words, without a window</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>invalid %(type)s value: %(value)r</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is away, so the hour is a pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not signed by its seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is of a game in which the key beside it has no seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is of another version of these rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is of options that these rules do not have</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is of rules that this program does not know</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is one message too many for its seat and step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>island</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it comes from behind the finish line, but the race ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it did not say hello</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it does not lie wholly on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it does not touch the finish line, but the race ends</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you</source>
      <extracomment>it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>it goes; a rest of 50 ms takes {took} ms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it has signed in this step already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it has {size} bytes, and at most {most} are read: is it the right file?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it has {value} letters and digits instead of {letters}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is a folder: choose a file in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is a pipe or a device: copy what it gives to a file first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is at a food, but no space of its worm is free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is not at a food</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is not its turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is not this player's turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it never began</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it overlaps a post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it sees no blank space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it sent a hello that was made for another connection</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it sent a message that does not count (step {step}, seat {seat}: {why})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it sent large packets before it said hello</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it sent something that is no packet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it touches the finish line, but the race goes on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it touches {name}'s worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its bytes are not those of a key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its length, 200 to 912 mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its log is damaged, {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its log is damaged, {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its log is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its log is no log: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its log {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its log {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its number is far above all that were answered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its own act of this step comes first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its worm grows by up to {limit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>jacket</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>judging the bids</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>keys and games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>kite</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lacks something that this message rests on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ladder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>laid anew, it touches the finish line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lamp</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lanes by lot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>largest blank area</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>last digest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>last digest {digest}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>last night</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>last played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaves for good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaving for good at step {step}; {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>left for good at step {step}; {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>left out for now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lemon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>let all organs of a worm act:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>let {name} go for good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lets {worm} act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>likes to bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>limbering up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>line {number}, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>list the saved games of this laptop and how they stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>listening for some seconds ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>log: {path}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>logs of {logs} bots instead of {bots} are in {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>longest step in mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>longest worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>look back at a game: everybody's chances, and better bids, moves and hours, by bots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>looking down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>looking for better hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>looking for better moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>looking left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>looking right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>looking round…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>looking up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mDNS is off ({what}): the beacon may do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mDNS is off, no adapter: join a network</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>macOS asks once about incoming connections and about devices on the local network: allow both, later in System Settings &gt; Privacy &amp; Security &gt; Local Network</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>macOS keeps this program out of the local network</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>macOS keeps this program out of the local network: switch it on in System Settings &gt; Privacy &amp; Security &gt; Local Network, then start it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>marks are whole numbers that rise from 1 or more, one for each group, not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mean place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>measure every move of a race again with another geometry library, shapely</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>meet only those who use this port number too ({port})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>memory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mm to the line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>most in a row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>most organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mouth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mouths at food {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moved {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves 1st</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves 2nd</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves 3rd</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves 4th</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves 5th</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moving</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mushroom</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>my die: {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>my die: {face}, changed; the table rolled {old}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name a command first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>names a seat that is not at the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>naming</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>needle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>network</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never began: nobody sat down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never began: {names} did not sit down; {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no Conga Line with this tail's worm starts there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no brain of the hour before is left to change a die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no distances are measured in this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no download yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no firewall of this laptop is known to be on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no game that is over is saved in {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no game yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no games are saved in {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no join code leads here, for UDP port {port} cannot be used ({what}): start again, which takes another port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no log shows who held these keys: one person alone can make all of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no matching worm in {region} has room for that organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no neighbour with a collar, or no room for a baby</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no network adapter is on, so nobody can be found: switch on Wi-Fi or plug in a cable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no number left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no organ of a matching worm in {region} could do anything</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no player {player} in the saved games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no region has the number in this hour's name: {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no shape of the die is called {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no space of it lies in this hour's region</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no table with {name} now: it kept one waiting, or you said so</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no value that can be locked in now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no window can be shown here ({what}): install what is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`, or the package xcb-util-cursor of other systems</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no worm in {region} has the other organ or is {shape}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no worm in {region} has {kinds} or is {shape}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no worm lies in {region}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A network for guests may keep laptops apart: then use a phone's hotspot or a cable. We keep asking</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody can reach us at {place}: {what}; choose another port or address</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody is left out before all have opened their salts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody sat down yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody; the states differ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>normal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing: open another table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>note: an unfinished game is kept; solo --resume goes on with it instead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>note: {note}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing can be locked in with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing in {folder} is what its SHA256SUMS says: copy or make the release again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing that can be counted is called {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing was played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>now: {frame}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nudged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>off the sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on the way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on {space}:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one JSON document, for programs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one finish post may be swung, once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one for everybody left behind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one for the winner alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one of its letters is wrong</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one of our sheets, 1 to 8</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one of the arguments %s is required</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>onion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only a player with an X may swing a finish post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only an end of the worm can become its head</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only you so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only {free} MB are free: make room</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only {free} MB of memory are free: close other programs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>onto {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>openings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>organs for the babies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>organs on the worm that has the most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>other systems</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>others find this table by themselves; a player who does not adds: --join {codes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>others in this room open {address} in a browser</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of the egg</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>owl</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pairs of touching collars on different worms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>passed over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>passes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>piano</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>place a new worm of shape {shape}, which gets {kinds}:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>place {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>places worm {worm}, shape {shape}, on {spaces}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>plain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>play Worm &amp; Cozy alone in the terminal; every hour is signed and saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>player</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>playing on from every step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pointing down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pointing left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pointing right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pointing up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points, game by game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points, race by race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>positional arguments</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pumpkin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>puts up to {count} food</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>re-poses first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>re-posing a worm is no variant of this edition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>re-posing lays six segments anew; the last one stays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>re-posing must change something</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>re-posing must not touch the finish line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reading the saved games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>record {record} {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>refused: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>resigned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>retired: its log is missing or no log; what others saved can be audited</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>retired: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>retired: {why}; {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ringed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>robot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rocks that touch no blank space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rolls {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>row {row}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rows and columns without a blank space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>same here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>same to step {step}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>save any step of a game as a picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>saved: {path}; open it in a browser and print it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>scissors</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sealed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>seals another content than the acts and answers give</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>seals another state: its rules core computes differently</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>separate blank areas of 2 to 6 spaces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>several are {player}: choose a key, {keys}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>shape {shape}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>shapes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>show a game again from its log, in the window or in words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>show program's version number and exit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>show the own join code in letters, and as a picture if not said otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>signatures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>signatures are computed wrongly here: install the program again, and do not play before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>signed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>signed two different things</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>signed, {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>silent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>silent, {since}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>six</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>snail</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>snug</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>solo --resume goes on with a sheet: leave out --chapter and --sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>somebody else answers at {host}, not the laptop that showed this code. Each start makes a new code: ask for that one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spaces covered by worms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spaces filled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spaces of the largest blank area that does not reach the edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spaces of the longest worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spend a credit on a die:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spoon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>start post {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>state</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stay on this machine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stays put</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>step {step}, {place}: {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>step {step}, {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>step {step}: {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>steps are counted from 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>still underground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stopped; what was signed is saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>striped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>swing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>swings a finish post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>system</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>t tail, c collar, h heart, b brain, x a brain that is used up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>tail</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>tail {space}: which line?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>testing this laptop for up to a minute ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that several keys are several people: one person alone can make all of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that the name of a player is the name of the person</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that there is no other copy that ends differently: compare the copies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the TCP port (4545, or any)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the X may only name a number that nobody has bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the X moves last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the action cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the beacon is off, for UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the call counts on a seat that signed two different things</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the call is held without this seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the clock shows {date}: set the date of this laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the clock stands still or jumps: close other programs, or start the laptop again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the dice of this hour have not been thrown yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the die shows that already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the disk is full</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the disk says: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the distances cannot be measured again: the library shapely cannot be loaded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the edge of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the emblem has not been compared yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the end of the step finds it elsewhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the eye does not see this space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the file {finding}, {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the file's end was torn by a crash, {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the finish line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the finish line touches a segment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the finish line touches a start post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the finish line would come to lie on a start post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the finish line would come to lie on a worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the finish posts are not 178 mm apart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the firewall ufw is on: two laptops with a firewall may not reach each other; `sudo ufw allow from {network}` lets this network in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the first organ die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the first page stays empty: install the program again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the folder of game {game} cannot be used: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the full number is compulsory, and there is still room</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the game has not ended yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the game has stopped by a fault of this program ({what}): what was signed is saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the game is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the game's folder {path} cannot be made: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the ghost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the ghost's dice do not fit this race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the hour is not played to its end: something is left to decide</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the hour is over before the last decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the join code of another peer, where the network hides laptops from each other</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the key in {path} is not the key of game {game}: was it moved or changed?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the key of the game in {path} cannot be read: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the laptop at {host} is there, but the game that showed this code is closed. Each start makes a new code: ask for that one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the laptop of the join code answers at {host}; look under In this room</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the laptop {peer} is not heard for {seconds} s: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the letters {names} are missing: install the program again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the library for connections cannot encrypt here: install the program again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the line {line} dances</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the log of a game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the log of game {game} cannot be used: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the logs of two bots do not agree: please send us this report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the new head must touch the old one exactly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the new segment and the one next to it do not just touch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the only format known is "wormcozy-sheet/1", not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the partner has no collar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the picture could not be written</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the ports for playing, beacon and mDNS can be used</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the post is nearer than 48 mm to the edge of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the post overlaps a segment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the post overlaps a start post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the printed rules ({usual})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the program that answers at {host} is not the one that was announced there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the race is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the release folder, with its SHA256SUMS (release in --data, else dist in a clone)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the review was not kept beside the log: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the rules of this game failed ({what}): please send us its log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the same</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the second organ die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the shape die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the space does not touch the end that grows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the space is not on the worm in question</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the spaces do not make the shape that is wanted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the step it was meant for is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the swung post would stand on a worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the swung post would stand on another post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the table did not begin, for somebody was missing: looking for the same table again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the table's options are not a sheet and its digest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the table's options cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the table's sheet has a mistake</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the table's sheet is not the one that its digest names</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the time is up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the turn is of another hour than the one that is played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the two do not touch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the verdict stays: only the rules of this program decide; please report this</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the window did not open within {seconds} s: close other programs, and test again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the window does not open ({what}): install what is missing there, or the program again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the window ended with exit code {code}: please send us this report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the window needs a library that this system lacks: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the window with lobby, tables and games: also without any command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm does not end on this space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm has neither the organ nor the shape that the dice ask for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm has no room for such an organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm has touched the finish line: the race is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm has used up its number, {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm overlaps itself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm stays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm's head</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the worm's segment {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {kind} on {space} acts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {kind} on {space} of {worm}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>then: {frame}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there are no worms yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is a post in the way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is an organ on this space already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no brain on this space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no chapter {number}: they go from 1 to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no field of this name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no game in {path}: its file 'key' is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no game {name} in {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no log in {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no organ on this space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no solo game {name} in {folder}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no such worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no unfinished game in {folder}: start without --resume</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no unfinished solo game in {folder}: leave out --resume</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no way to anybody in this network: a VPN or a firewall of this laptop keeps programs out of it; switch that off while you play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no {kind} port at {address} ({what}): close other programs that use the network, or start the laptop again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is nothing to hand over in {folder}: put a release folder with its SHA256SUMS there, or make one in a clone with `python scripts/release/run.py`</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>they are computed as everywhere, and a changed message is refused</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this account may not read it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this account may not write there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this brain is filled in and used up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this copy is damaged. {proved} Ask another player for a copy.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this copy was changed after the game, or is no honest copy. {proved} It does not show who changed it. Ask another player for a copy.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this die has been changed this hour already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this edition has no such face</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this edition is not for {value} players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this face was bid successfully last round, so it rests</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this has to be there and is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is no TOML: {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not what the race waits for now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not what the table waits for now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this join code was mistyped: {why}. Compare it with the other screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this key is a player of its own again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this key was in no other game on this laptop</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>this key was in {count} other games on this laptop</source>
      <extracomment>this key was in {count} other game on this laptop</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>this kind of organ cannot be added now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this laptop does not hold the seat's memory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this laptop has not caught up with the others yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this laptop is in no network: switch on Wi-Fi, or plug in a cable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this laptop signs nothing more in this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this laptop sits at a table already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or a cable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this organ has acted this hour already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this organ is not among those that may act now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this player has left the race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this player has nothing to do in this step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this reaches beyond the map, or counts backwards: {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this report is in {file}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this row is longer or shorter than the first one: {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this seat has answered this call, or a later one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this table plays without re-posing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this trial itself failed ({what}): please send us this report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>three</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>tiger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>tiles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>today</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>too few are present to go on without the others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>total {before} to {now}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>total {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>try in a minute everything that this program rests on; made to be sent to others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turns round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>two</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>two bots have raced for {count} steps until the time was up, for this laptop is slow or busy; both logs check</source>
      <extracomment>two bots have raced for {count} step until the time was up, for this laptop is slow or busy; both logs check</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced to the end in {count} steps; both logs check</source>
      <extracomment>two bots have raced to the end in {count} step; both logs check</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>two bots on this laptop have not raced within {seconds} s; something that guards this laptop may keep its programs apart: allow this program there. Last they said: {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>two programs could open one game at once, as in some folders of a network or a cloud: choose another --data DIR</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>two programs on this laptop are connected, and a false key is refused</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>two programs on this laptop cannot reach each other within {seconds} s: something that guards this laptop may forbid it; allow this program there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>umbrella</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unfinished at step {step}; {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>up to this step; in the window, at it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>usage: </source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>vanished {count} times when others had opened bids or dice</source>
      <extracomment>vanished once when others had opened bids or dice</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>version {version}; {count} files with the fingerprint {code}, which all laptops with the same download have</source>
      <extracomment>version {version}; {count} file with the fingerprint {code}, which all laptops with the same download have</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>violin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>waiting</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>waiting for {names}: of two players nobody can go on alone. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>waiting for {names}: we are too few to go on. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>warming up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what the bot's chance starts from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what the bots' chance starts from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what the log calls you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what the others call you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what the program speaks: {codes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what the table agrees to beside its rules, as a window tells its bots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what this row counts does not take {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>when it was played and how long anybody thought: a log has no clock to trust</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>where it sees {count} blank spaces</source>
      <extracomment>where it sees {count} blank space</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>where to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>where to look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>whether players whispered, or looked at each other's screens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>whether somebody who vanished had first looked at what the others opened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>who has not chosen is nudged after {seconds} s; it takes nothing away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>who plays how: wins, places, bids and bumps in the saved games of this laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>who sat at the keyboard, and whether a program chose the moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>whose games tell who is known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>window</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wins in a row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with a coach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with the head on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with {worm} as partner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worm {letter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worm {worm} grew by {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worm {worm} grows: {size} of {limit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms in the largest group of touching worms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms in the longest Conga Line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms may not touch each other</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms of 5 or more spaces that touch no blank space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms of 6 or more spaces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms on the edge of the sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms touching a blank space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms touching blank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms touching the worm with the most neighbours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms with a mouth at a food</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms with kinds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms with organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms with three or more kinds of organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms with two or more kinds of organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worms with two or more organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wormup-lan: a library that Qt draws windows with is missing on this system, most likely xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan demo, peer, watch, solo, audit and replay --text (--help says more)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write the report to a file as well, to send it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>yawns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>yes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>yesterday</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>you may change a die next hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>your identity {path} cannot be used: {why}; or choose another --data DIR</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>your name cannot be kept in {path}: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>your own worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{counted}, no doubts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{counted}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{count} brains could turn a die.</source>
      <extracomment>One brain could turn a die.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{count} bytes of a record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} bytes: shorter than the {least} bytes at the head of every log</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{count} chosen</source>
      <extracomment>{count} chosen</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} credits for the next hour</source>
      <extracomment>{count} credit for the next hour</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} downloads</source>
      <extracomment>{count} download</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} friends</source>
      <extracomment>{count} friend</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>{count} game</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} hours</source>
      <extracomment>{count} hour</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters to go</source>
      <extracomment>{count} letter to go</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more minutes</source>
      <extracomment>{count} more minute</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library, which does not agree within {mm} mm:</source>
      <extracomment>{count} move also measured with another geometry library, which does not agree within {mm} mm:</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library: all agree within {mm} mm</source>
      <extracomment>{count} move also measured with another geometry library: it agrees within {mm} mm</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{count} of {games} games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} of {games} races</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{count} players</source>
      <extracomment>{count} player</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, about {rounds} rounds</source>
      <extracomment>{count} player, about {rounds} rounds</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, {hours}</source>
      <extracomment>{count} player, {hours}</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points more make you {next}.</source>
      <extracomment>{count} point more makes you {next}.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} races</source>
      <extracomment>{count} race</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} seats free</source>
      <extracomment>{count} seat free</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments</source>
      <extracomment>{count} segment</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments reach here</source>
      <extracomment>{count} segment reaches here</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signatures</source>
      <extracomment>{count} signature</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps, each sealed by all at the table or by a call</source>
      <extracomment>{count} step, sealed by all at the table or by a call</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to do</source>
      <extracomment>{count} thing to do</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to mend</source>
      <extracomment>{count} thing to mend</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{count} zero bytes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count}: {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day} {month}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day} {month} {year}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day}'s race, round {round}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day}'s sheets, hour {hour}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day}, nobody won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day}, round {round}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{die} becomes {new} instead of {old}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{edition} is for {least} to {most} players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{edition} is for {least} to {most} players.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{edition}, {count} players, {length} mm: about {rounds} rounds, {low} to {high} minutes among people</source>
      <extracomment>{edition}, {count} player, {length} mm: about {rounds} rounds, {low} to {high} minutes among people</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{ended}: finished. Back to {next}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{face} is chosen: name it, or choose another one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{face} is chosen: seal it, or choose another one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{face} sleeps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{face} sleeps this round, it just moved you.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{face} sleeps, it just moved you.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{face} wins {share} % of the races</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{file} is not a log of this program. The log of a game is the file called 'log' in the folder of that game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{file}, step {step}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{file}: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{file}: {why}; choose another place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} and {second} are overlapping by {gap} mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} goes first with {one}, then {second} with {two}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} goes first, then {second}, then {third}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} goes first, then {second}, {third} and {fourth}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} goes first, then {second}, {third}, {fourth} and {fifth}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} moves {one}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{folder} cannot be used for --out: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{folder} is not empty: choose a new folder for --out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{free} GB free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{free} MB are free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{free} MB free: make room</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{game} of another program</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{game}, {count} players: {hours}, about {low} to {high} minutes among people</source>
      <extracomment>{game}, {count} player: {hours}, about {low} to {high} minutes among people</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{game}: empty sheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{game}: the rules</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{game}: {count} bots ({level}, seed {seed}), files in {folder}</source>
      <extracomment>{game}: {count} bot ({level}, seed {seed}), files in {folder}</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{game}: {names}, {date}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{gap} mm across the line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{gap} mm away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{heading}: {counts}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hearts} for its hearts + {before} grown before = {limit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{here} of {seats} are here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{host} does not let us in at the moment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hour}, {region}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hour}, {region}: what do you do?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hour}: {name} {gained}, and nothing better was found.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hour}: {name} {gained}, but {best} with: {deeds}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} {space} of {worm}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} {space} of {worm}, idle: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} {space} of {worm}: click to let it act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} {space} of {worm}: it could act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind}: no room for it on this worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{laid} of {number} segments are laid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{least} or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{left} to go</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{length} cm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{low} to {high} min</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{mm} mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{most} or {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} are here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} are playing {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} are the coziest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} bump noses over {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} bump noses over {face}, {others} over {other}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} bump over {face}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} can be heard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} has dozed off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} has gone home…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} have won the evening together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} have won together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} lead together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} share the win with {total}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} sit down. Emblem: {emblem}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} wins with {total}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} would end the race here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} (bot)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} (hour {hour} of {count}), {region}: {dice}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} (you)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} ({key}) is a player of its own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} ({key}) is also known as {other} ({other_key})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} and {other} sat in one game: they are two players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} at {hosts} is heard but not reached: a firewall on that laptop, or its game has just ended; let that laptop run its doctor too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} at {hosts} is reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} at {hosts} is reached, and has version {theirs}; you have {ours}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} could still catch up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} did not end: see {file}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} ended with exit code {code}: see {file}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} ends with {total}: {grade}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has an address of its own making</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has another version</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has left for good.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has left the game for good; {then}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has left the table for now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has opened nothing and contributes nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has other rules of {rules} (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has our name: one of us must take another</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has swung a post, now {gap} mm from the thread</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: all tables are for both of you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables are not for you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: no table is for both of you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has won the evening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is back at the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is heard again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is heard and reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is heard, but not reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is here</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{name} is here and has not chosen for {count} minutes.</source>
      <extracomment>{name} is here and has not chosen for {count} minute.</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{name} is looking round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is out until all others agree.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is passed over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is silent since {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is stuck after {count}, {gap} mm from the thread</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is the coziest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} leads by {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} lies in the way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} looks back: follow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} moved {count}, now {gap} mm from the thread</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} moves {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} moves {number}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} names a number with the X.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} names {number} with the X.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} now names a number with the X.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} resigns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} sits down alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} stays put.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} wants to play again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} wins!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} won, {day}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} would go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} {deeds}: it touches the line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} {deeds}: {gap} mm to go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} {gap} mm away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s X names {number}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s envelope held a {held}, the file says {shown}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s envelope held something else than the file says.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s evening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s head</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s head is blocked: no spot is free (rule W3.2).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s laptop has not said a word for {since}. A closed lid? Call across the table first. {name} can come back at any time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s laptop has signed two different things.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s laptop keeps visitors out. There, look at “Is my Wi-Fi all right?” and let this network in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s laptop signed two different things in step {step}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s number {number}…; its seal, recomputed: {verdict}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s placement {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s program does not understand this one: the older of the two must be updated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s swing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s table cannot be played: its terms are against the rules of its game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s table is full and about to begin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s table plays something that this program does not know (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, key {key}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {face}: {why}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: key {key}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {away} mm to the line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {away} mm to the line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {before} mm, then {after} mm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {before} mm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {grade}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {note}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {rows} rows, {cols} columns, {hours}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {wins} wins, {points} points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} and {other}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} and {two}, things left: {left}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one}, {two}, shape {shape}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{openings} openings match their commitments, {moves} hours checked, all dice recomputed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{openings} openings match their commitments, {moves} moves checked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{option} is an option of {theirs}, and this table plays {ours}: leave it out, or choose --game {other} without those of {ours}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{organ} acts: {effect}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{organ} on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} cannot be read: mend it or move it away; until then nobody is merged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} cannot be read: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} cannot be written: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} has no step {step} that checks: its steps are 1 to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} holds no game that has begun</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{path} is no sheet yet, it has {count} mistakes:</source>
      <extracomment>{path} is no sheet yet, it has a mistake:</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{path} is no sheet: not UTF-8 text, at byte {byte}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} is not a log of this program: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} is not your identity any more: put back a copy of it, or move it away to play as a new person</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} is the log itself; choose another file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} is too long for a sheet: {size} bytes, at most {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: the clip could not be written.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{pattern}; key: {key}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{place}. {name}: {total} points: {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{round}: {said}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{row}: {count} counted, worth {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{said} (rule {tag})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{said} (rule {tag}, {edition})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{said}; the next sign counts at {mark}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{seconds} s</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{sheet}, {count} hours</source>
      <extracomment>{sheet}, {count} hour</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{sheet}, {hour}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{sheet}, {names} {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{signatures} signatures verified, {steps} steps certified</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{signatures} signatures, {openings} envelopes, {moves} moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{signatures} signatures, {openings} numbers for the dice, {moves} hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{size} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{size} MB</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{space}: a food</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{space}: a rock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{space}: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{space}: {worm}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{start} ({count} ways)</source>
      <extracomment>{start} ({count} way)</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{state}: go on with {command} --resume</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{system} may keep visitors out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{system}, {size}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{title}: they are playing now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{total}  in all, {grade}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{wanted} must be here to go on; {here} are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what} Signed by {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}, measured {gap} mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}, measured {gap} mm of overlap</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{where} is alive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{where}: has an address of its own making; that will do for a cable between laptops, but a Wi-Fi is not connected yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{where}: looks like a VPN, a container or a virtual machine, which leads to nobody in the room; switch it off if you are not found</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{where}: no player is heard, but {count} other devices, so multicast gets through</source>
      <extracomment>{where}: no player is heard, but another device, so multicast gets through</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart; then join by code, or meet on a phone's hotspot or a cable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{where}: {names} heard by beacon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{where}: {names} heard by beacon and mDNS</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{where}: {names} heard by mDNS</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{whole}.{rest}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} share the win with {total} points, {grade}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} wins with {total} points, {grade}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{why}: nothing more is signed in this game. What was signed is safe in {path}; make room there and start the program again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{why}; mend that, or choose another --data DIR</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{winner} is the last one left and wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{winner} touches the finish line and wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{word} is {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{worm} gets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{worm} gets {kinds}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{worm}: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“Bring a friend” on your laptop gives {name} the newer program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“Bring a friend” on {name}'s laptop gives you the newer program</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
