<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source> from {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>+{kind} {space} (worm {worm})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>+{kind} {space} (worm {worm}), facing {way}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>+{kind} {space} (worm {worm}), facing {way}, head {front}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, things to do: {count}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&lt;b&gt;Total {total}&lt;/b&gt;</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&lt;b&gt;Total&lt;/b&gt;</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&lt;b&gt;{name}&lt;/b&gt;, {hour}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A  Place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A post may be swung before the advance too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A problem of this program</source>
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
      <source>A successful bid of {faces} rests for one round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A worm may be laid anew before it moves</source>
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
      <source>A worm never turns round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A: click where the worm is to lie. R turns it, F flips it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A: place a worm ({count} ways) ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A: place a worm of the rolled shape and an organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A: place a {shape} that touches {region}; it gets {kinds}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A: place {shape} on {path}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Adjourn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Adjourn, or leave this game for good?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Adjourned games are under Games. Who leaves for good cannot come back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Again!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Agree to end…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All choose a number in secret. Whoever chose a number alone moves that many segments; equal numbers bump and nobody of them moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
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
      <source>All seats are taken; waiting for everybody's yes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As it was</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B  Organ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B: add a rolled organ to a worm that fits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B: add an organ ({count} worms) ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B: add {kinds} to one of: {worms}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B: an organ for worm {worm}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B: click the worm that gets an organ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to my sheet</source>
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
      <source>Bid {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bots among them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C  Act</source>
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
      <source>C4.3, {option}: {reason}</source>
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
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C: all organs act of one of: {worms}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C: all organs of a worm that fits may act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C: click the worm whose organs act.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C: organs act ({count} worms) ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C: the organs of worm {worm} act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chapter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Check again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a face first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a game; others join</source>
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
      <source>Choose what a die becomes for a credit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click to turn this die by a brain, or drop a brain on it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conga Line {line}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Course</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Do all laptops show the same four pictures?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Do you want to leave the race, or to end it?</source>
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
      <source>Drag a finish post, or turn it with Left and Right; Up: the other post; Enter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drag your last segment to the head, again and again. It snaps where it may lie. Backspace takes it back; Done signs it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drop the envelope on the table: then the bid cannot be changed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the race without a winner, if all agree.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything</source>
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
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flip (F)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Get up again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ghost</source>
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
      <source>Go on without {names} for now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gone home?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Grade, 0 to {best}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Here now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How it is played:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Join</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Join code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Join this table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lanes by lot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Larger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Larger (+)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lay {left} segments anew, from the last one on; Escape: as it was.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave for good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the posts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the race; your worm stays.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>List (L)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looking for games…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More: resign, or agree to end the race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Network check</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No brain can turn this die now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No games are saved yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody else is here yet. Others appear by themselves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
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
      <source>Open a log file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a log file…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a table…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open this table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Or read out the code of this laptop:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Other end (F)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pass</source>
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
      <source>Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Practice race</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Re-pose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay and check</source>
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
      <source>Resign…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Same here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say them aloud. If they are the same, nobody stands between you.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show everything (F)</source>
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
      <source>Smaller</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Smaller (-)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Somebody is missing?</source>
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
      <source>Speed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start the hour over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swing a post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Table:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the last part back (Backspace)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tell the others by which number your X moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tell the others your move: then it cannot be changed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The X moves after all others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The board at the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The emblem: {words}</source>
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
      <source>The full number must be moved, if there is room.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game goes on: what was signed is saved.</source>
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
      <source>The hour is finished: sign it, or take something back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The language changes when you leave the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others would go on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The race is over.</source>
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
      <source>The tail becomes the head (T)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then A: {places} places; B: {adds}; C: {acts}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then: {later}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This evening: {score}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is final: who has gone home cannot come back into this game. Go on?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three minutes, with bots</source>
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
      <source>Turn (R)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn round</source>
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
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type the code that another laptop shows:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wait after all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting for the dice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting for {missing} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Watch {hour}</source>
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
      <source>What counts:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What has happened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is different:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What was checked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who is here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worm &amp; Cozy</source>
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
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>X</source>
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
      <source>You leave something: {what}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You pass, though {options} could be done.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
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
      <source>Your bid is sealed. Waiting for {names}.</source>
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
      <source>Your move, {number}: drag the last segment to the head, click, or use the arrows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a baby of {count} ({key})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a baby on {path}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a credit: die {number} becomes {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a credit: drop it on a die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>alone, for the best grade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an organ for worm {worm}</source>
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
      <source>at the rock on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at worm {worm}</source>
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
      <source>call</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>collar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>collision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>do nothing this hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>easy</source>
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
      <source>eye {space}: food {number} of {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fill in a brain for a die ({count} ways) ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fill in brain {space}: die {number} becomes {face}</source>
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
      <source>food on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give the babies organs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>greedy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>grow to {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has left the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>heart</source>
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
      <source>it sees no blank space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lanes by lot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>left out for now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
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
      <source>my die: {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
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
      <source>no organ of a matching worm in {region} could do anything</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
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
      <source>none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>normal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not playing an hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>now: {frame}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nowhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>off the sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>resigned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reveal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rolled: {dice}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sealed</source>
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
      <source>silent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spend a credit on a die ({count} ways) ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>start post {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>swing</source>
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
      <source>the X moves last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the brain on {space}: drop it on a die to fill it in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the edge of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the finish line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the picture could not be written</source>
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
      <source>thinking</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>thoughtful</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>together with worm {worm}</source>
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
      <source>up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>waiting</source>
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
      <source>your own worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} saved games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count}: {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation type="unfinished" />
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
      <source>{face} rests</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{first}, {second}, {shape}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{gap} mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{gap} mm across the line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hour}, {region}: choose A, B, C or pass.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} ({key})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} facing {way}, {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} on {space}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} {space}</source>
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
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} {space} of {worm}: ready</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind}: no room for it on this worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{left} of {number} left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{marks} marks</source>
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
      <source>{names} at a table: {terms}; {free} free.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} has gone home…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} (you)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has resigned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is silent, for {since}.</source>
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
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, total {total}, {note}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {face}: {why}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {sheet}: total {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: X, moves {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: a sealed envelope</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: no bid yet</source>
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
      <source>{name}: {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {face}, cancelled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {rows} rows, {cols} columns, {hours} hours {alone}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{number}. {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} credits for the next hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} and {two}, things left: {left}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{option}. Not now: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{option}: {reason}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{organ} acts</source>
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
      <source>{path} is not a log of this program: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{row}: {count} counted, {points} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{said} (hearts {hearts} + grown before {before})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{seats} players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{seat}. Click to see the sheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{sheet}: {hour}</source>
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
    <message>
      <source>{wanted} must be here to go on; {here} are.</source>
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
      <source>{worm}: {reason}</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
