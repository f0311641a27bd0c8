<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source>     ... and {count} more: m; or name spaces, such as d4 d5</source>
      <translation>     … und {count} weitere: m; oder nenne Felder, etwa d4 d5</translation>
    </message>
    <message>
      <source>  1  sign the hour; after that it stands</source>
      <translation>  1  die Stunde unterschreiben; danach gilt sie</translation>
    </message>
    <message>
      <source>  u  undo the last decision     o  start the hour over     ?  help</source>
      <translation>  u  letzte Entscheidung zurück     o  die Stunde von vorn     ?  Hilfe</translation>
    </message>
    <message>
      <source> and </source>
      <translation> und </translation>
    </message>
    <message>
      <source> or </source>
      <translation> oder </translation>
    </message>
    <message>
      <source>%(prog)s: error: %(message)s
</source>
      <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
      <source>(After that: {then}.)</source>
      <translation>(Danach: {then}.)</translation>
    </message>
    <message>
      <source>--agreed: {game} is not what is played now</source>
      <translation>--agreed: {game} wird jetzt nicht gespielt</translation>
    </message>
    <message>
      <source>--bot {level} does not play {game}: choose {names}</source>
      <translation>--bot {level} spielt {game} nicht: wähle {names}</translation>
    </message>
    <message>
      <source>--chapter {chapter} and --sheet both name a sheet: give one</source>
      <translation>--chapter {chapter} und --sheet nennen beide ein Blatt: gib eins an</translation>
    </message>
    <message>
      <source>--sheet {sheet}: from 1 to {last}; 0 is all</source>
      <translation>--sheet {sheet}: von 1 bis {last}; 0 heißt alle</translation>
    </message>
    <message>
      <source>--sheet: {game} has no sheets, leave it out</source>
      <translation>--sheet: {game} hat keine Blätter, lass es weg</translation>
    </message>
    <message>
      <source>--to M belongs to a clip, and needs --step N</source>
      <translation>--to M gehört zu einem Clip und braucht --step N</translation>
    </message>
    <message>
      <source>--to {last} comes before --step {first}</source>
      <translation>--to {last} kommt vor --step {first}</translation>
    </message>
    <message>
      <source>0 or less</source>
      <translation>0 oder weniger</translation>
    </message>
    <message>
      <source>1 AM</source>
      <translation>1 Uhr</translation>
    </message>
    <message>
      <source>1 PM</source>
      <translation>13 Uhr</translation>
    </message>
    <message>
      <source>1 knot: easy</source>
      <translation>1 Knoten: leicht</translation>
    </message>
    <message>
      <source>2 AM</source>
      <translation>2 Uhr</translation>
    </message>
    <message>
      <source>2 PM</source>
      <translation>14 Uhr</translation>
    </message>
    <message>
      <source>2 knots: think ahead</source>
      <translation>2 Knoten: denke voraus</translation>
    </message>
    <message>
      <source>3 AM</source>
      <translation>3 Uhr</translation>
    </message>
    <message>
      <source>3 PM</source>
      <translation>15 Uhr</translation>
    </message>
    <message>
      <source>3 knots: plan from the first hour</source>
      <translation>3 Knoten: plane ab der ersten Stunde</translation>
    </message>
    <message>
      <source>4 AM</source>
      <translation>4 Uhr</translation>
    </message>
    <message>
      <source>4 PM</source>
      <translation>16 Uhr</translation>
    </message>
    <message>
      <source>5 AM</source>
      <translation>5 Uhr</translation>
    </message>
    <message>
      <source>5 PM</source>
      <translation>17 Uhr</translation>
    </message>
    <message>
      <source>5, 3, 2 and 1</source>
      <translation>5, 3, 2 und 1</translation>
    </message>
    <message>
      <source>6 AM</source>
      <translation>6 Uhr</translation>
    </message>
    <message>
      <source>6 PM</source>
      <translation>18 Uhr</translation>
    </message>
    <message>
      <source>7 AM</source>
      <translation>7 Uhr</translation>
    </message>
    <message>
      <source>7 PM</source>
      <translation>19 Uhr</translation>
    </message>
    <message>
      <source>8 AM</source>
      <translation>8 Uhr</translation>
    </message>
    <message>
      <source>8 PM</source>
      <translation>20 Uhr</translation>
    </message>
    <message>
      <source>A Short Winter Day</source>
      <translation>Ein kurzer Wintertag</translation>
    </message>
    <message>
      <source>A VPN or a virtual network is on: {name}</source>
      <translation>Ein VPN oder ein virtuelles Netz ist an: {name}</translation>
    </message>
    <message>
      <source>A baby is a worm of two or three spaces beside one of its parents. It begins without an organ, and no shape of the dice fits it.</source>
      <translation>Ein Baby ist ein Wurm von zwei oder drei Feldern neben einem seiner Eltern. Es beginnt ohne Organ, und keine Form der Würfel passt zu ihm.</translation>
    </message>
    <message>
      <source>A better move would have won you {more} % more.</source>
      <translation>Ein besserer Zug hätte dir {more} % mehr Siege gebracht.</translation>
    </message>
    <message>
      <source>A better move would have won {name} {more} % more.</source>
      <translation>Ein besserer Zug hätte {name} {more} % mehr Siege gebracht.</translation>
    </message>
    <message>
      <source>A bid counts only if nobody else has made it.</source>
      <translation>Ein Gebot zählt nur, wenn es sonst niemand gemacht hat.</translation>
    </message>
    <message>
      <source>A black brain is used up.</source>
      <translation>Ein schwarzes Gehirn ist verbraucht.</translation>
    </message>
    <message>
      <source>A blue notice? “More info”, “Run anyway”. Networks? Allow them.</source>
      <translation>Ein blauer Hinweis? „Weitere Informationen“, „Trotzdem ausführen“. Netzwerke? Zulassen.</translation>
    </message>
    <message>
      <source>A brain can change a die in the next hour.</source>
      <translation>Ein Gehirn kann in der nächsten Stunde einen Würfel ändern.</translation>
    </message>
    <message>
      <source>A brain used is a point less</source>
      <translation>Ein benutztes Gehirn kostet einen Punkt</translation>
    </message>
    <message>
      <source>A call completed this step. Signed by {names}.</source>
      <translation>Ein Aufruf hat diesen Schritt abgeschlossen. Unterschrieben von {names}.</translation>
    </message>
    <message>
      <source>A changed copy</source>
      <translation>Eine geänderte Kopie</translation>
    </message>
    <message>
      <source>A click or a key hurries it on.</source>
      <translation>Ein Klick oder eine Taste treibt es an.</translation>
    </message>
    <message>
      <source>A coach for everybody</source>
      <translation>Ein Trainer für alle</translation>
    </message>
    <message>
      <source>A code needs the same Wi-Fi or a cable.</source>
      <translation>Ein Code braucht dasselbe WLAN oder ein Kabel.</translation>
    </message>
    <message>
      <source>A collar and a partner's collar have babies, or give their babies organs.</source>
      <translation>Ein Kragen und der Kragen eines Partners bekommen Babys oder geben ihren Babys Organe.</translation>
    </message>
    <message>
      <source>A collar does one thing for each collar of its worm, and one for each of the partner's that touches one of them: a baby, or an organ for every baby of this hour.</source>
      <translation>Ein Kragen tut so viel, wie sein Wurm Kragen hat, und eins mehr für jeden des Partners, der einen davon berührt: ein Baby, oder ein Organ für jedes Baby dieser Stunde.</translation>
    </message>
    <message>
      <source>A die can be changed once: by a brain that acted in the hour before.</source>
      <translation>Ein Würfel lässt sich einmal ändern: durch ein Gehirn, das in der Stunde davor gewirkt hat.</translation>
    </message>
    <message>
      <source>A draw that you are in has not ended yet.</source>
      <translation>Eine Auslosung mit dir läuft noch.</translation>
    </message>
    <message>
      <source>A few minutes against sleepy bots show the rest.</source>
      <translation>Ein paar Minuten gegen schläfrige Bots zeigen den Rest.</translation>
    </message>
    <message>
      <source>A file in pieces</source>
      <translation>Eine Datei in Stücken</translation>
    </message>
    <message>
      <source>A first lesson</source>
      <translation>Eine erste Lektion</translation>
    </message>
    <message>
      <source>A game checked: {names}</source>
      <translation>Ein Spiel, geprüft: {names}</translation>
    </message>
    <message>
      <source>A game of a newer version</source>
      <translation>Ein Spiel einer neueren Version</translation>
    </message>
    <message>
      <source>A game that somebody missed counts as that player's average</source>
      <translation>Ein verpasstes Spiel zählt so viel wie der eigene Schnitt</translation>
    </message>
    <message>
      <source>A game without its log, {day}</source>
      <translation>Ein Spiel ohne Protokoll, {day}</translation>
    </message>
    <message>
      <source>A gentle nudge</source>
      <translation>Ein sanfter Stups</translation>
    </message>
    <message>
      <source>A golden ring: this organ may act now.</source>
      <translation>Ein goldener Ring: Dieses Organ darf jetzt wirken.</translation>
    </message>
    <message>
      <source>A green dot: here it may go.</source>
      <translation>Ein grüner Punkt: Hier darf es hin.</translation>
    </message>
    <message>
      <source>A green tick: it has acted this hour.</source>
      <translation>Ein grüner Haken: Es hat in dieser Stunde gewirkt.</translation>
    </message>
    <message>
      <source>A head touches the line when it is nearer than its own radius.</source>
      <translation>Ein Kopf berührt die Linie, wenn er näher ist als sein eigener Radius.</translation>
    </message>
    <message>
      <source>A heart goes on any free space. Click c1.</source>
      <translation>Ein Herz passt auf jedes freie Feld. Klicke auf c1.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow at one end, never at the end with the tail.</source>
      <translation>Ein Herz lässt seinen Wurm an einem Ende wachsen, nie am Ende mit dem Schwanz.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow. Click it.</source>
      <translation>Ein Herz lässt seinen Wurm wachsen. Klicke darauf.</translation>
    </message>
    <message>
      <source>A hundred rounds are over</source>
      <translation>Hundert Runden sind vorbei</translation>
    </message>
    <message>
      <source>A hundred rounds are over: the race ends without a winner.</source>
      <translation>Hundert Runden sind vorbei: Das Rennen endet ohne Sieger.</translation>
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation>Nach hundert Runden endet das Rennen (Regel W3.25).</translation>
    </message>
    <message>
      <source>A laptop with the newer version opens this game: give it the file.</source>
      <translation>Ein Laptop mit der neueren Version öffnet dieses Spiel: Gib ihm die Datei.</translation>
    </message>
    <message>
      <source>A lesson of four hours shows the rest.</source>
      <translation>Eine Lektion von vier Stunden zeigt den Rest.</translation>
    </message>
    <message>
      <source>A mouth at a new food adds an organ to its worm, which may act at once.</source>
      <translation>Ein Mund an neuem Futter gibt seinem Wurm ein Organ, das gleich wirken darf.</translation>
    </message>
    <message>
      <source>A mouth at an apple brings its worm any organ. Click the mouth.</source>
      <translation>Ein Maul an einem Apfel bringt seinem Wurm ein Organ nach Wahl. Klicke auf das Maul.</translation>
    </message>
    <message>
      <source>A move says everything that it does, in the order of the rules.</source>
      <translation>Ein Zug sagt alles, was er tut, in der Reihenfolge der Regeln.</translation>
    </message>
    <message>
      <source>A new worm gets an organ. Click a3 for the eye, then the arrow up: that is where it looks.</source>
      <translation>Ein neuer Wurm bekommt ein Organ. Klicke für das Auge auf a3, dann auf den Pfeil nach oben: Dorthin schaut es.</translation>
    </message>
    <message>
      <source>A number in a dark disc: so many mouths would wake at an apple here.</source>
      <translation>Eine Zahl im dunklen Kreis: So viele Mäuler würden hier von einem Apfel geweckt.</translation>
    </message>
    <message>
      <source>A number that moved you sleeps for one round.</source>
      <translation>Eine Zahl, die dich bewegt hat, schläft eine Runde lang.</translation>
    </message>
    <message>
      <source>A page for your browser is saved; print it from there.</source>
      <translation>Eine Seite für deinen Browser wird gespeichert; drucke sie von dort.</translation>
    </message>
    <message>
      <source>A phone can take a picture of it and read the address out to you.</source>
      <translation>Ein Telefon kann es fotografieren und dir die Adresse vorlesen.</translation>
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation>Man darf vorzeitig anhalten.</translation>
    </message>
    <message>
      <source>A player who chose the X alone moves by any number that nobody has bid.</source>
      <translation>Wer das X allein gewählt hat, zieht um eine beliebige Zahl, die niemand geboten hat.</translation>
    </message>
    <message>
      <source>A player who does not open a bid is out until all let them back.</source>
      <translation>Wer ein Gebot nicht aufdeckt, ist draußen, bis alle ihn zurücklassen.</translation>
    </message>
    <message>
      <source>A player who does not open a number for a roll is out until all let them back; the second time, every further hour is passed.</source>
      <translation>Wer seine Zahl für einen Wurf nicht öffnet, ist draußen, bis alle ihn zurücklassen; beim zweiten Mal wird jede weitere Stunde gepasst.</translation>
    </message>
    <message>
      <source>A point for everybody you leave behind.</source>
      <translation>Ein Punkt für alle, die du hinter dir lässt.</translation>
    </message>
    <message>
      <source>A post stands in the way</source>
      <translation>Ein Pfosten steht im Weg</translation>
    </message>
    <message>
      <source>A problem of this program</source>
      <translation>Ein Fehler dieses Programms</translation>
    </message>
    <message>
      <source>A program of this laptop takes a free seat</source>
      <translation>Ein Programm dieses Laptops nimmt einen freien Platz</translation>
    </message>
    <message>
      <source>A re-posed worm must not touch the thread.</source>
      <translation>Ein neu gelegter Wurm darf den Faden nicht berühren.</translation>
    </message>
    <message>
      <source>A round end is a head or still undecided, a point is the rear.</source>
      <translation>Ein rundes Ende ist ein Kopf oder noch offen, ein spitzes ist das Hinterteil.</translation>
    </message>
    <message>
      <source>A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm.</source>
      <translation>Ein Glied ist 16 mm breit, ein Pfosten 12 mm, der Tisch 1200 mal 800 mm.</translation>
    </message>
    <message>
      <source>A sheet of your own</source>
      <translation>Ein eigenes Blatt</translation>
    </message>
    <message>
      <source>A sheet of your own…</source>
      <translation>Ein eigenes Blatt …</translation>
    </message>
    <message>
      <source>A sheet with any mistake is refused.</source>
      <translation>Ein Blatt mit irgendeinem Fehler wird abgelehnt.</translation>
    </message>
    <message>
      <source>A space holds one thing: nothing, a rock, a food, or a piece of a worm.</source>
      <translation>Ein Feld enthält eins: nichts, einen Stein, ein Futter oder ein Stück Wurm.</translation>
    </message>
    <message>
      <source>A space of a worm takes one organ, for good; a worm has one tail at most.</source>
      <translation>Ein Feld eines Wurms nimmt ein Organ, für immer; ein Wurm hat höchstens einen Schwanz.</translation>
    </message>
    <message>
      <source>A strong bot would bid {face}: against what the others like to bid it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Ein starker Bot würde {face} bieten: Gegen das, was die anderen gern bieten, gewinnt er damit {share} % der Rennen, mit {next} {less} %.</translation>
    </message>
    <message>
      <source>A strong bot would go on with: {deed}. From here its hour brings {points}.</source>
      <translation>Ein starker Bot würde so weitermachen: {deed}. Von hier bringt seine Stunde {points}.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm and swing a post: from there it wins {share} % of the races.</source>
      <translation>Ein starker Bot würde wie der blasse Wurm liegen und einen Pfosten schwenken: Von dort gewinnt er {share} % der Rennen.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm: from there it wins {share} % of the races.</source>
      <translation>Ein starker Bot würde wie der blasse Wurm liegen: Von dort gewinnt er {share} % der Rennen.</translation>
    </message>
    <message>
      <source>A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Ein starker Bot würde {face} nennen: Damit gewinnt er {share} % der Rennen, mit {next} {less} %.</translation>
    </message>
    <message>
      <source>A successful bid of {faces} rests for one round.</source>
      <translation>Ein erfolgreiches Gebot von {faces} ruht eine Runde lang.</translation>
    </message>
    <message>
      <source>A swing may go either way, and it must change something.</source>
      <translation>Ein Schwung darf in jede Richtung gehen, und er muss etwas ändern.</translation>
    </message>
    <message>
      <source>A table that never began, {day}</source>
      <translation>Ein Tisch, der nie begann, {day}</translation>
    </message>
    <message>
      <source>A tail leads a line of worms; on all but one of them an organ may act.</source>
      <translation>Ein Schwanz führt eine Polonaise an; auf allen Würmern bis auf einen darf ein Organ wirken.</translation>
    </message>
    <message>
      <source>A turn is a list of small decisions.</source>
      <translation>Ein Zug ist eine Liste kleiner Entscheidungen.</translation>
    </message>
    <message>
      <source>A while has passed: this is how the race stands.</source>
      <translation>Inzwischen ist einiges passiert: So steht das Rennen.</translation>
    </message>
    <message>
      <source>A window of its own opens. People at one laptop may sit at different tables.</source>
      <translation>Es geht ein eigenes Fenster auf. Wer sich einen Laptop teilt, kann an verschiedenen Tischen sitzen.</translation>
    </message>
    <message>
      <source>A worm grows at one end only, over blank spaces, and never at the end with its tail.</source>
      <translation>Ein Wurm wächst nur an einem Ende, über leere Felder, und nie an dem Ende mit seinem Schwanz.</translation>
    </message>
    <message>
      <source>A worm is a path of spaces that touches itself nowhere else.</source>
      <translation>Ein Wurm ist ein Weg aus Feldern, der sich sonst nirgends berührt.</translation>
    </message>
    <message>
      <source>A worm is laid anew from its tail, before its first segment is moved.</source>
      <translation>Ein Wurm wird von seinem Schwanz aus neu gelegt, bevor sein erstes Glied bewegt ist.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts, if its head is blocked.</source>
      <translation>Ein Wurm darf vor dem Zug umdrehen, wenn sein Kopf blockiert ist.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts; later only when it is blocked.</source>
      <translation>Ein Wurm darf vor dem Zug umdrehen; später nur, wenn er blockiert ist.</translation>
    </message>
    <message>
      <source>A worm may turn round whenever its head is blocked.</source>
      <translation>Ein Wurm darf umdrehen, sooft sein Kopf blockiert ist.</translation>
    </message>
    <message>
      <source>A worm moves by its full number as long as there is room for it.</source>
      <translation>Ein Wurm zieht um seine volle Zahl, solange Platz dafür ist.</translation>
    </message>
    <message>
      <source>A worm never turns round.</source>
      <translation>Ein Wurm dreht nie um.</translation>
    </message>
    <message>
      <source>A worm that gives up stays where it lies; the last one left wins.</source>
      <translation>Ein Wurm, der aufgibt, bleibt liegen; der letzte, der übrig ist, gewinnt.</translation>
    </message>
    <message>
      <source>A worm that has not chosen by then yawns and is nudged. It loses nothing.</source>
      <translation>Ein Wurm, der bis dahin nicht gewählt hat, gähnt und wird angestupst. Er verliert nichts.</translation>
    </message>
    <message>
      <source>A worm that turns round has its head where its tail was.</source>
      <translation>Ein Wurm, der umdreht, hat seinen Kopf dort, wo sein Schwanz war.</translation>
    </message>
    <message>
      <source>A worm turns round before its first segment is moved, not later.</source>
      <translation>Ein Wurm dreht um, bevor sein erstes Glied bewegt ist, nicht später.</translation>
    </message>
    <message>
      <source>A worm whose next head has no free place is blocked: it stops there.</source>
      <translation>Ein Wurm, dessen nächster Kopf keinen freien Platz hat, ist blockiert: Er bleibt stehen.</translation>
    </message>
    <message>
      <source>A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.</source>
      <translation>A, B, C, P: Legen, Geben, Wecken, Passen. Pfeile und Enter: das Blatt.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Über das Spiel</translation>
    </message>
    <message>
      <source>About this game</source>
      <translation>Über dieses Spiel</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Dazusetzen</translation>
    </message>
    <message>
      <source>Add a bot</source>
      <translation>Bot dazusetzen</translation>
    </message>
    <message>
      <source>After all others, as this table has chosen.</source>
      <translation>Nach allen anderen, wie es dieser Tisch gewählt hat.</translation>
    </message>
    <message>
      <source>After its move it may swing one finish post round the other.</source>
      <translation>Nach dem Zug darf er einen Zielpfosten um den anderen schwenken.</translation>
    </message>
    <message>
      <source>After ten rounds in a row in which a bid counted but nothing was laid or swung, after a hundred rounds, or when all agree to it.</source>
      <translation>Nach zehn Runden hintereinander, in denen ein Gebot galt, aber nichts gelegt oder geschwenkt wurde, nach hundert Runden, oder wenn alle einverstanden sind.</translation>
    </message>
    <message>
      <source>After the winner the nearest head to the line has the next place.</source>
      <translation>Nach dem Sieger hat der Kopf den nächsten Platz, der der Linie am nächsten ist.</translation>
    </message>
    <message>
      <source>After the winner the worm whose head is nearest to the line. Those that are equally near share the place.</source>
      <translation>Nach dem Sieger der Wurm, dessen Kopf der Linie am nächsten ist. Wer gleich nah ist, teilt sich den Platz.</translation>
    </message>
    <message>
      <source>After {number} of {games}: {score}.</source>
      <translation>Nach {number} von {games}: {score}.</translation>
    </message>
    <message>
      <source>Again with {names}</source>
      <translation>Noch mal mit {names}</translation>
    </message>
    <message>
      <source>Again!</source>
      <translation>Noch einmal!</translation>
    </message>
    <message>
      <source>Again, slowly</source>
      <translation>Noch einmal, langsam</translation>
    </message>
    <message>
      <source>Again: {names}. Waiting for {missing}</source>
      <translation>Noch mal: {names}. Warten auf {missing}</translation>
    </message>
    <message>
      <source>Agree to end…</source>
      <translation>Ende vorschlagen …</translation>
    </message>
    <message>
      <source>Ahead of {name}, and behind</source>
      <translation>Vor {name}, und dahinter</translation>
    </message>
    <message>
      <source>Aim every tail early</source>
      <translation>Richte jeden Schwanz früh aus</translation>
    </message>
    <message>
      <source>All agree to end the race without a winner.</source>
      <translation>Alle sind einig: Das Rennen endet ohne Sieger.</translation>
    </message>
    <message>
      <source>All are here</source>
      <translation>Alle sind da</translation>
    </message>
    <message>
      <source>All bids are in</source>
      <translation>Alle haben geboten</translation>
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation>Alle Gebote sind da: Die Umschläge gehen auf.</translation>
    </message>
    <message>
      <source>All choose a number in secret. A player who chose a number alone moves that many segments; equal numbers cancel each other, and nobody of them moves.</source>
      <translation>Alle wählen heimlich eine Zahl. Wer seine Zahl allein hat, zieht so viele Segmente; gleiche Zahlen heben sich auf, und keiner davon zieht.</translation>
    </message>
    <message>
      <source>All friends, no winner</source>
      <translation>Lauter Freunde, kein Sieger</translation>
    </message>
    <message>
      <source>All have said yes meanwhile</source>
      <translation>Inzwischen haben alle Ja gesagt</translation>
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
      <translation>Alle im Rennen waren sich einig, es zu beenden (Regel W3.25).</translation>
    </message>
    <message>
      <source>All is laid. Done signs it; Backspace takes the last part back.</source>
      <translation>Alles liegt. Fertig unterschreibt; die Rücktaste nimmt das letzte Stück zurück.</translation>
    </message>
    <message>
      <source>All is laid. With your X you may swing one finish post now; or press Done, which signs it.</source>
      <translation>Alles liegt. Mit deinem X darfst du jetzt einen Zielpfosten schwenken; oder drück Fertig, das unterschreibt.</translation>
    </message>
    <message>
      <source>All is well</source>
      <translation>Alles in Ordnung</translation>
    </message>
    <message>
      <source>All laid: press Done, or undo.</source>
      <translation>Alles gelegt: Drück „Fertig“ oder nimm zurück.</translation>
    </message>
    <message>
      <source>All laid: swing a finish post if you like, then press Done.</source>
      <translation>Alles gelegt: Schwenk noch einen Zielpfosten, wenn du magst, dann drück „Fertig“.</translation>
    </message>
    <message>
      <source>All may ask how a strong bot sees their choice.</source>
      <translation>Alle dürfen fragen, wie ein starker Bot ihre Wahl sieht.</translation>
    </message>
    <message>
      <source>All numbers are bid by others: what does my X do?</source>
      <translation>Alle Zahlen haben andere geboten: Was tut mein X?</translation>
    </message>
    <message>
      <source>All numbers are in but those of {names}</source>
      <translation>Alle Zahlen sind da, nur die von {names} fehlen</translation>
    </message>
    <message>
      <source>All numbers are in but {name}'s</source>
      <translation>Alle Zahlen sind da, nur die von {name} fehlt</translation>
    </message>
    <message>
      <source>All other libraries: MIT, BSD or Apache licences</source>
      <translation>Alle anderen Bibliotheken: Lizenzen MIT, BSD oder Apache</translation>
    </message>
    <message>
      <source>All others let {name} back.</source>
      <translation>Alle anderen lassen {name} wieder mitspielen.</translation>
    </message>
    <message>
      <source>All rolls recomputed ({rolls}), all hours signed ({hours}).</source>
      <translation>Alle Würfe nachgerechnet ({rolls}), alle Stunden unterschrieben ({hours}).</translation>
    </message>
    <message>
      <source>All you can do now</source>
      <translation>Alles, was jetzt geht</translation>
    </message>
    <message>
      <source>All you can do now (L)</source>
      <translation>Alles, was jetzt geht (L)</translation>
    </message>
    <message>
      <source>All {count}</source>
      <translation>Alle {count}</translation>
    </message>
    <message numerus="yes">
      <source>All {count} logs tell the same game, byte for byte: export {export}</source>
      <extracomment>One log: export {export}</extracomment>
      <translation>
        <numerusform>Ein Protokoll: Export {export}</numerusform>
        <numerusform>Alle {count} Protokolle erzählen dasselbe Spiel, Byte für Byte: Export {export}</numerusform>
      </translation>
    </message>
    <message>
      <source>Alone with a 6? Six times your last segment goes to the front.</source>
      <translation>Allein mit der 6? Sechsmal kommt dein letztes Glied nach vorn.</translation>
    </message>
    <message>
      <source>Alone with the X? Name a number that nobody has bid.</source>
      <translation>Allein mit dem X? Nenne eine Zahl, die niemand geboten hat.</translation>
    </message>
    <message>
      <source>Alone, for the best grade: {hours}</source>
      <translation>Allein, um die beste Note: {hours}</translation>
    </message>
    <message>
      <source>Alone, your X moves by any free number.</source>
      <translation>Allein zieht dein X um jede freie Zahl.</translation>
    </message>
    <message>
      <source>Also known as {names}</source>
      <translation>Auch bekannt als {names}</translation>
    </message>
    <message>
      <source>An X may not name a number that somebody else has bid, even in vain.</source>
      <translation>Ein X darf keine Zahl nennen, die ein anderer geboten hat, auch nicht vergeblich.</translation>
    </message>
    <message>
      <source>An X may swing a post before it crawls, not only after.</source>
      <translation>Ein X darf auch schon vor dem Kriechen einen Pfosten schwenken.</translation>
    </message>
    <message>
      <source>An edition says which numbers there are, what sleeps, and how many play.</source>
      <translation>Eine Ausgabe sagt, welche Zahlen es gibt, was schläft und wie viele mitspielen.</translation>
    </message>
    <message>
      <source>An evening of several games</source>
      <translation>Ein Abend aus mehreren Spielen</translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games</source>
      <extracomment>An evening of {count} game</extracomment>
      <translation>
        <numerusform>Ein Abend aus {count} Spiel</numerusform>
        <numerusform>Ein Abend aus {count} Spielen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games, all editions in turn</source>
      <extracomment>An evening of {count} game, all editions in turn</extracomment>
      <translation>
        <numerusform>Ein Abend aus {count} Spiel, alle Ausgaben der Reihe nach</numerusform>
        <numerusform>Ein Abend aus {count} Spielen, alle Ausgaben der Reihe nach</numerusform>
      </translation>
    </message>
    <message>
      <source>An eye puts one food for each eye of its worm where it sees a blank space.</source>
      <translation>Ein Auge legt für jedes Auge seines Wurms ein Futter dorthin, wo es ein leeres Feld sieht.</translation>
    </message>
    <message>
      <source>An eye sees straight ahead and one space to either side, through anything.</source>
      <translation>Ein Auge sieht geradeaus und ein Feld zu jeder Seite, durch alles hindurch.</translation>
    </message>
    <message>
      <source>An eye sees three spaces wide ahead, and straight to both sides. Put the apple on b2.</source>
      <translation>Ein Auge sieht drei Felder breit nach vorn und gerade zu beiden Seiten. Lege den Apfel auf b2.</translation>
    </message>
    <message>
      <source>An hour</source>
      <translation>Eine Stunde</translation>
    </message>
    <message>
      <source>An hour is signed as a whole, when it is played to its end.</source>
      <translation>Eine Stunde wird im Ganzen unterschrieben, wenn sie zu Ende gespielt ist.</translation>
    </message>
    <message>
      <source>An organ may act only if that changes something now.</source>
      <translation>Ein Organ darf nur wirken, wenn das jetzt etwas ändert.</translation>
    </message>
    <message>
      <source>An organ that was chosen to act has acted for this hour.</source>
      <translation>Ein Organ, das zum Wirken gewählt wurde, hat in dieser Stunde gewirkt.</translation>
    </message>
    <message>
      <source>And c2.</source>
      <translation>Und c2.</translation>
    </message>
    <message numerus="yes">
      <source>And {count} more: the command stats tells all.</source>
      <extracomment>And {count} more: the command stats tells all.</extracomment>
      <translation>
        <numerusform>Und {count} weitere: Der Befehl stats nennt alle.</numerusform>
        <numerusform>Und {count} weitere: Der Befehl stats nennt alle.</numerusform>
      </translation>
    </message>
    <message>
      <source>Another laptop uses your key. Was it set up from this one? A new key makes this laptop a player of its own. Games not yet over go on where the old key is.</source>
      <translation>Ein anderer Laptop benutzt deinen Schlüssel. Wurde er nach diesem eingerichtet? Mit einem neuen Schlüssel ist dieser Laptop ein eigener Spieler. Spiele, die noch nicht aus sind, gehen dort weiter, wo der alte Schlüssel ist.</translation>
    </message>
    <message>
      <source>Another program</source>
      <translation>Anderes Programm</translation>
    </message>
    <message>
      <source>Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave, and keep all</source>
      <translation>Antworte mit der Nummer einer Zeile oder mit Feldern, etwa c4 oder c4 c5, um zu
sehen, was sich dort tun lässt. Außerdem:
  u  eins zurücknehmen      b  wieder die ganze Liste    s  das Blatt zeigen
  o  die Stunde von vorn    m  mehr von langer Liste     r  was die Zeilen zählen
  h  die Regeln kurz        k  die Zeichen des Blatts    q  gehen, alles bleibt</translation>
    </message>
    <message>
      <source>Anybody can replay the file of a game and check it all.</source>
      <translation>Jeder kann die Datei eines Spiels noch einmal abspielen und alles prüfen.</translation>
    </message>
    <message>
      <source>Anybody here who plays on {system} can give it.</source>
      <translation>Alle hier, die auf {system} spielen, können es geben.</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>Apr.</translation>
    </message>
    <message>
      <source>Areas</source>
      <translation>Flächen</translation>
    </message>
    <message>
      <source>As it was</source>
      <translation>Wie zuvor</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Wie gedruckt</translation>
    </message>
    <message>
      <source>As soon as all laptops have it, the race goes on.</source>
      <translation>Sobald alle Laptops es haben, geht das Rennen weiter.</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Wie das System</translation>
    </message>
    <message>
      <source>Ask another player for a copy.</source>
      <translation>Bitte jemand anderen aus dem Spiel um eine Kopie.</translation>
    </message>
    <message>
      <source>Ask the coach</source>
      <translation>Frag den Trainer</translation>
    </message>
    <message>
      <source>Ask the laptop that shows this code</source>
      <translation>Frag den Laptop, der diesen Code zeigt</translation>
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation>Frage {host} …</translation>
    </message>
    <message>
      <source>At its first start, macOS asks whether the game may find devices on local networks: choose Allow.</source>
      <translation>Beim ersten Start fragt macOS, ob das Spiel Geräte in lokalen Netzwerken finden darf: Wähl „Erlauben“.</translation>
    </message>
    <message>
      <source>At most {most} people share a laptop.</source>
      <translation>Höchstens {most} Leute teilen sich einen Laptop.</translation>
    </message>
    <message>
      <source>Audit of {file}: {said}</source>
      <translation>Prüfung von {file}: {said}</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>Aug.</translation>
    </message>
    <message>
      <source>Awards</source>
      <translation>Auszeichnungen</translation>
    </message>
    <message>
      <source>Babies</source>
      <translation>Babys</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Zurück zum Jetzt</translation>
    </message>
    <message>
      <source>Back to the choice of the option</source>
      <translation>Zurück zur Wahl der Möglichkeit</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Zurück zur Partie</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Zurück zum Regal</translation>
    </message>
    <message>
      <source>Back to the table</source>
      <translation>Zurück zum Tisch</translation>
    </message>
    <message>
      <source>Back, or what is harmless</source>
      <translation>Zurück, oder was harmlos ist</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Rücktaste</translation>
    </message>
    <message>
      <source>Before or after its move it may swing one finish post round the other.</source>
      <translation>Vor oder nach dem Zug darf er einen Zielpfosten um den anderen schwenken.</translation>
    </message>
    <message>
      <source>Before you move, put its segments down in a new shape.</source>
      <translation>Bevor du ziehst, legst du seine Glieder in neuer Form hin.</translation>
    </message>
    <message>
      <source>Before {hour}</source>
      <translation>Vor {hour}</translation>
    </message>
    <message numerus="yes">
      <source>Behind that, {count} steps are not read any more.</source>
      <extracomment>Behind that, {count} step is not read any more.</extracomment>
      <translation>
        <numerusform>Dahinter wird {count} Schritt nicht mehr gelesen.</numerusform>
        <numerusform>Dahinter werden {count} Schritte nicht mehr gelesen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Behind the letter an organ and where it looks, as in Ae&gt; or Am^:  e eye, m mouth,</source>
      <translation>Hinter dem Buchstaben ein Organ und sein Blick, etwa Ae&gt; oder Am^:  e Auge, m Maul,</translation>
    </message>
    <message>
      <source>Bend, block, squeeze through. The first worm that touches it wins.</source>
      <translation>Biegen, versperren, durchzwängen. Der erste Wurm, der ihn berührt, gewinnt.</translation>
    </message>
    <message>
      <source>Best bid</source>
      <translation>Bestes Gebot</translation>
    </message>
    <message>
      <source>Best hour</source>
      <translation>Beste Stunde</translation>
    </message>
    <message>
      <source>Best in {game}: {points}</source>
      <translation>Bestes Ergebnis in {game}: {points}</translation>
    </message>
    <message>
      <source>Best so far here: {total}.</source>
      <translation>Dein Bestes hier: {total}.</translation>
    </message>
    <message>
      <source>Between the stones there is just room for someone long and patient.</source>
      <translation>Zwischen den Steinen ist gerade Platz für jemand Langen mit Geduld.</translation>
    </message>
    <message>
      <source>Bid in secret</source>
      <translation>Biete geheim</translation>
    </message>
    <message>
      <source>Bid in secret, crawl,
block, touch the thread.</source>
      <translation>Heimlich bieten, kriechen,
versperren, den Faden berühren.</translation>
    </message>
    <message>
      <source>Bid not opened: {names}. Out until all others agree.</source>
      <translation>Gebot nicht aufgedeckt: {names}. Draußen, bis alle anderen zustimmen.</translation>
    </message>
    <message>
      <source>Bid the X</source>
      <translation>Biete das X</translation>
    </message>
    <message>
      <source>Bid {face}</source>
      <translation>Gebot {face}</translation>
    </message>
    <message>
      <source>Bid, or name a number</source>
      <translation>Bieten, oder eine Zahl nennen</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Bieten</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Gebote</translation>
    </message>
    <message>
      <source>Bids from {least}</source>
      <translation>Gebote ab {least}</translation>
    </message>
    <message>
      <source>Bids from {least}, stop early</source>
      <translation>Gebote ab {least}, früher halten</translation>
    </message>
    <message>
      <source>Bids: {counts}</source>
      <translation>Gebote: {counts}</translation>
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation>Gebote: {faces}.</translation>
    </message>
    <message>
      <source>Blatz</source>
      <translation>Blatz</translation>
    </message>
    <message>
      <source>Blue dots along a worm: a draught, for it touches a blank space.</source>
      <translation>Blaue Punkte an einem Wurm: Zugluft, denn er berührt ein leeres Feld.</translation>
    </message>
    <message>
      <source>Both copies are broken: the first proves {ours}, the second {theirs}, and these are the same as far as both reach.</source>
      <translation>Beide Kopien sind kaputt: Die erste beweist {ours}, die zweite {theirs}, und so weit beide reichen, sind sie gleich.</translation>
    </message>
    <message>
      <source>Both copies are the same to the last step, {step}.</source>
      <translation>Beide Kopien sind gleich bis zum letzten Schritt, {step}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. They do not show who changed one of them.</source>
      <translation>Beide Kopien sind gleich bis Schritt {same}; in Schritt {step} unterscheiden sie sich. Sie zeigen nicht, wer eine davon geändert hat.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. Two different things are signed there by {names}.</source>
      <translation>Beide Kopien sind gleich bis Schritt {same}; in Schritt {step} unterscheiden sie sich. Zweierlei unterschrieben hat dort: {names}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the first goes on to step {last}.</source>
      <translation>Beide Kopien sind gleich bis Schritt {step}; die erste geht weiter bis Schritt {last}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the second goes on to step {last}.</source>
      <translation>Beide Kopien sind gleich bis Schritt {step}; die zweite geht weiter bis Schritt {last}.</translation>
    </message>
    <message>
      <source>Both games in pictures</source>
      <translation>Beide Spiele in Bildern</translation>
    </message>
    <message>
      <source>Bots among them</source>
      <translation>Davon Bots</translation>
    </message>
    <message>
      <source>Bots do not play in this evening.</source>
      <translation>An diesem Abend spielen keine Bots.</translation>
    </message>
    <message>
      <source>Bots may play</source>
      <translation>Bots dürfen mitspielen</translation>
    </message>
    <message>
      <source>Bots play on from every step of this game.</source>
      <translation>Bots spielen von jedem Schritt dieses Spiels an weiter.</translation>
    </message>
    <message>
      <source>Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is in the region, and change a die at once: click the die before you choose A, B or C.</source>
      <translation>Gehirn: Wirkt es, darfst du in der nächsten Stunde einen Würfel ändern. Oder du verbrauchst es, wenn sein Wurm im Gebiet liegt, und änderst gleich einen Würfel: Klick den Würfel an, bevor du A, B oder C wählst.</translation>
    </message>
    <message>
      <source>Brains</source>
      <translation>Gehirne</translation>
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation>Mit Gehirnen lässt sich vorher ein Würfel drehen: Klick einen Würfel an.</translation>
    </message>
    <message>
      <source>Brains: {count}</source>
      <translation>Gehirne: {count}</translation>
    </message>
    <message>
      <source>Bravo!</source>
      <translation>Bravo!</translation>
    </message>
    <message>
      <source>Bring a friend</source>
      <translation>Hol Freunde dazu</translation>
    </message>
    <message>
      <source>Build a shore round a lake</source>
      <translation>Baue ein Ufer um einen See</translation>
    </message>
    <message>
      <source>Bumped most</source>
      <translation>Meiste Beulen</translation>
    </message>
    <message>
      <source>Bumps most with {name}</source>
      <translation>Stößt am meisten mit {name} zusammen</translation>
    </message>
    <message>
      <source>By bots, +- {off} %. They count segments and know nobody's habits.</source>
      <translation>Nach Bots, +- {off} %. Sie zählen Segmente und kennen niemandes Gewohnheiten.</translation>
    </message>
    <message>
      <source>By bots.</source>
      <translation>Von Bots.</translation>
    </message>
    <message>
      <source>By itself</source>
      <translation>Für sich</translation>
    </message>
    <message>
      <source>By the others' habits {habit} was best.</source>
      <translation>Nach den Gewohnheiten der anderen war {habit} am besten.</translation>
    </message>
    <message>
      <source>C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head.</source>
      <translation>C3.1 bis C3.4: Ein Organ kommt auf ein freies Feld; Augen und Mäuler an den Kopf.</translation>
    </message>
    <message>
      <source>C4.1: the dice show {dice}.</source>
      <translation>C4.1: Die Würfel zeigen {dice}.</translation>
    </message>
    <message>
      <source>C4.3: {reason}</source>
      <translation>C4.3: {reason}</translation>
    </message>
    <message>
      <source>C4.4: only the worm that is chosen first lies in {region} ({hour}).</source>
      <translation>C4.4: Nur der zuerst gewählte Wurm muss in {region} liegen ({hour}).</translation>
    </message>
    <message>
      <source>C5.1, C5.2: an organ acts once an hour, if that changes something.</source>
      <translation>C5.1, C5.2: Ein Organ wirkt einmal je Stunde, wenn es etwas ändert.</translation>
    </message>
    <message>
      <source>C5.3: each mouth at the new food may act before the next food.</source>
      <translation>C5.3: Jedes Maul am neuen Futter darf wirken, bevor das nächste Futter kommt.</translation>
    </message>
    <message>
      <source>C5.3: one food for each eye of the worm, where this eye sees a blank space.</source>
      <translation>C5.3: Ein Futter für jedes Auge des Wurms, wo dieses Auge ein leeres Feld sieht.</translation>
    </message>
    <message>
      <source>C5.5: a Conga Line starts anywhere and leads through this worm.</source>
      <translation>C5.5: Eine Polonaise beginnt irgendwo und führt durch diesen Wurm.</translation>
    </message>
    <message>
      <source>C5.5: on each worm of the line but one, one organ acts; no tails.</source>
      <translation>C5.5: Auf jedem Wurm der Polonaise bis auf einen wirkt ein Organ; keine Schwänze.</translation>
    </message>
    <message>
      <source>C5.6: each baby of this hour gets an organ, no collar; then they act.</source>
      <translation>C5.6: Jedes Baby dieser Stunde bekommt ein Organ, keinen Kragen; dann wirken sie.</translation>
    </message>
    <message>
      <source>C5.6: one thing for each collar here, and each of the partner's at them.</source>
      <translation>C5.6: Eine Sache für jeden Kragen hier und für jeden Kragen des Partners, der sie berührt.</translation>
    </message>
    <message>
      <source>C5.6: the partner touches this worm and has a collar somewhere.</source>
      <translation>C5.6: Der Partner berührt diesen Wurm und hat irgendwo einen Kragen.</translation>
    </message>
    <message>
      <source>C5.8: it grows by at most its hearts and its largest growth before.</source>
      <translation>C5.8: Er wächst höchstens um seine Herzen plus sein bisher größtes Wachstum.</translation>
    </message>
    <message>
      <source>C6.7: the dice of {hour} come from everybody's numbers.</source>
      <translation>C6.7: Die Würfel für {hour} entstehen aus den Zahlen von allen.</translation>
    </message>
    <message>
      <source>C8.1: the game ends after the last hour.</source>
      <translation>C8.1: Das Spiel endet nach der letzten Stunde.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}.</source>
      <translation>C8.2, {row}: {count}, das gibt {points}.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation>C8.2, {row}: {count}, das gibt {points}; auf {spaces}.</translation>
    </message>
    <message>
      <source>CHECKS</source>
      <translation>STIMMT</translation>
    </message>
    <message>
      <source>Call again</source>
      <translation>Neu aufrufen</translation>
    </message>
    <message>
      <source>Call everybody</source>
      <translation>Alle rufen</translation>
    </message>
    <message>
      <source>Call everybody to a tournament?</source>
      <translation>Alle zu einem Turnier rufen?</translation>
    </message>
    <message>
      <source>Calm motion</source>
      <translation>Ruhige Bewegung</translation>
    </message>
    <message>
      <source>Can a swing put the line under a worm, or win the race?</source>
      <translation>Kann ein Schwung die Linie unter einen Wurm legen oder das Rennen gewinnen?</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Chain and list of all choices</source>
      <translation>Kette und Liste aller Möglichkeiten</translation>
    </message>
    <message>
      <source>Chances to win</source>
      <translation>Siegchancen</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Ändern</translation>
    </message>
    <message>
      <source>Change the house rules</source>
      <translation>Die Hausregeln ändern</translation>
    </message>
    <message>
      <source>Change your name</source>
      <translation>Ändere deinen Namen</translation>
    </message>
    <message>
      <source>Changed later</source>
      <translation>Später geändert</translation>
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation>Geändert: {changes}.</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Neu prüfen</translation>
    </message>
    <message>
      <source>Check the log and show the game again</source>
      <translation>Das Protokoll prüfen und das Spiel noch einmal zeigen</translation>
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation>Prüfe jede Unterschrift, jede Öffnung und jeden Zug …</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Stimmt</translation>
    </message>
    <message>
      <source>Checks, with a proof</source>
      <translation>Stimmt, mit Beweis</translation>
    </message>
    <message>
      <source>Checks, with calls</source>
      <translation>Stimmt, mit Aufrufen</translation>
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation>Wähle zuerst ein Gebot: Es gilt, wenn nicht alle zustimmen.</translation>
    </message>
    <message>
      <source>Choose a name first; the others see it.</source>
      <translation>Wähle zuerst einen Namen; die anderen sehen ihn.</translation>
    </message>
    <message>
      <source>Choose a name: {problem}</source>
      <translation>Wähle einen Namen: {problem}</translation>
    </message>
    <message>
      <source>Choose a number</source>
      <translation>Wähle eine Zahl</translation>
    </message>
    <message>
      <source>Choose an organ</source>
      <translation>Wähle ein Organ</translation>
    </message>
    <message>
      <source>Choose head or tail before each move</source>
      <translation>Vor jedem Zug Kopf oder Schwanz wählen</translation>
    </message>
    <message>
      <source>Choose the tail, click e3 at the other end, then the arrow up. A worm has one tail at most.</source>
      <translation>Wähle den Schwanz, klicke auf e3 am anderen Ende, dann auf den Pfeil nach oben. Ein Wurm hat höchstens einen Schwanz.</translation>
    </message>
    <message>
      <source>Choose what a die becomes for a credit</source>
      <translation>Wähle, was ein Würfel für eine Gutschrift wird</translation>
    </message>
    <message>
      <source>Choose what happens in {region}</source>
      <translation>Wähle, was in {region} geschieht</translation>
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes</source>
      <translation>Wähle, welches Gehirn ausgemalt wird und was ein Würfel wird</translation>
    </message>
    <message>
      <source>Click a glowing mouth to let it eat</source>
      <translation>Klicke auf ein leuchtendes Maul, damit es frisst</translation>
    </message>
    <message>
      <source>Click a glowing organ to let it act</source>
      <translation>Klicke auf ein leuchtendes Organ, damit es wirkt</translation>
    </message>
    <message numerus="yes">
      <source>Click a glowing organ: {count} more may dance</source>
      <extracomment>Click a glowing organ: one more may dance</extracomment>
      <translation>
        <numerusform>Klicke auf ein leuchtendes Organ: Eins darf noch tanzen</numerusform>
        <numerusform>Klicke auf ein leuchtendes Organ: {count} dürfen noch tanzen</numerusform>
      </translation>
    </message>
    <message>
      <source>Click a space of a baby for the {kind}</source>
      <translation>Klicke auf ein Feld eines Babys ({kind})</translation>
    </message>
    <message>
      <source>Click a space of {worm} for the {kind}</source>
      <translation>Klicke auf ein Feld von {worm} ({kind})</translation>
    </message>
    <message>
      <source>Click b3 for the mouth, then the arrow up: there lies the apple.</source>
      <translation>Klicke für das Maul auf b3, dann auf den Pfeil nach oben: Dort liegt der Apfel.</translation>
    </message>
    <message>
      <source>Click e2: the worm grows to where the tail below it points.</source>
      <translation>Klicke auf e2: Der Wurm wächst dorthin, wohin der Schwanz darunter zeigt.</translation>
    </message>
    <message>
      <source>Click in the fan, or pull the last segment to the front.</source>
      <translation>Klicke in den Fächer oder zieh das letzte Glied nach vorn.</translation>
    </message>
    <message>
      <source>Click the arrow that the tail points along</source>
      <translation>Klicke auf den Pfeil, in den der Schwanz zeigt</translation>
    </message>
    <message>
      <source>Click the arrow that the {kind} looks along</source>
      <translation>Klicke auf den Pfeil der Blickrichtung ({kind})</translation>
    </message>
    <message>
      <source>Click the worm that gets an organ</source>
      <translation>Klicke auf den Wurm, der ein Organ bekommt</translation>
    </message>
    <message>
      <source>Click the worm that the dance begins with</source>
      <translation>Klicke auf den Wurm, mit dem der Tanz beginnt</translation>
    </message>
    <message>
      <source>Click the worm that wakes up</source>
      <translation>Klicke auf den Wurm, der aufwacht</translation>
    </message>
    <message>
      <source>Click the worm to pair up with</source>
      <translation>Klicke auf den Wurm, der Partner wird</translation>
    </message>
    <message>
      <source>Click the worm with the tail again: the dance begins with it.</source>
      <translation>Klicke wieder auf den Wurm mit dem Schwanz: Mit ihm beginnt der Tanz.</translation>
    </message>
    <message>
      <source>Click to turn this die by a brain.</source>
      <translation>Klicke, um diesen Würfel mit einem Gehirn zu drehen.</translation>
    </message>
    <message>
      <source>Clip of this turn (WebP)</source>
      <translation>Clip dieses Zuges (WebP)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Close the table</source>
      <translation>Den Tisch auflösen</translation>
    </message>
    <message>
      <source>Collar beside collar</source>
      <translation>Kragen neben Kragen</translation>
    </message>
    <message>
      <source>Collar: needs a worm beside its own that has a collar too. Together they have babies, or give organs to the babies of this hour.</source>
      <translation>Kragen: braucht neben seinem Wurm einen anderen, der auch einen Kragen hat. Zusammen bekommen sie Babys, oder sie geben den Babys dieser Stunde Organe.</translation>
    </message>
    <message>
      <source>Come again</source>
      <translation>Wieder mitmachen</translation>
    </message>
    <message>
      <source>Comeback</source>
      <translation>Von hinten nach vorn</translation>
    </message>
    <message>
      <source>Comforts</source>
      <translation>Komfort</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Vergleichen</translation>
    </message>
    <message>
      <source>Compare with another copy</source>
      <translation>Mit anderer Kopie vergleichen</translation>
    </message>
    <message>
      <source>Compare with other files…</source>
      <translation>Mit anderen Dateien vergleichen …</translation>
    </message>
    <message>
      <source>Conga</source>
      <translation>Conga</translation>
    </message>
    <message>
      <source>Conga Lines</source>
      <translation>Polonaisen</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <source>Copies compared</source>
      <translation>Kopien im Vergleich</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopie</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Bericht kopieren</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Strecke</translation>
    </message>
    <message>
      <source>Cozy</source>
      <translation>Behaglich</translation>
    </message>
    <message>
      <source>Ctrl + - 0</source>
      <translation>Strg + - 0</translation>
    </message>
    <message>
      <source>Ctrl Enter</source>
      <translation>Strg Enter</translation>
    </message>
    <message>
      <source>Ctrl Z Y</source>
      <translation>Strg Z Y</translation>
    </message>
    <message>
      <source>Ctrl with + and -</source>
      <translation>Strg mit + und -</translation>
    </message>
    <message>
      <source>Ctrl+Y</source>
      <translation>Strg+Y</translation>
    </message>
    <message>
      <source>Ctrl+Z</source>
      <translation>Strg+Z</translation>
    </message>
    <message>
      <source>Ctrl+Z, Ctrl+Y: back and again. Ctrl+Enter: sign the hour. Esc: back.</source>
      <translation>Strg+Z, Strg+Y: zurück und wieder. Strg+Enter: die Stunde unterschreiben. Esc: zurück.</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>D: done. G: organs for the babies. L: all choices as a list.</source>
      <translation>D: fertig. G: Organe für die Babys. L: alles als Liste.</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Beschädigt</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Day or evening</source>
      <translation>Tag oder Abend</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>Dez.</translation>
    </message>
    <message>
      <source>Decided so far: {told}.</source>
      <translation>Bisher entschieden: {told}.</translation>
    </message>
    <message>
      <source>Delete it</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Delete this game…</source>
      <translation>Dieses Spiel löschen …</translation>
    </message>
    <message>
      <source>Delete “{game}”?</source>
      <translation>„{game}“ löschen?</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Gelöscht</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>Dice, lots and the emblem</source>
      <translation>Würfel, Lose und das Emblem</translation>
    </message>
    <message>
      <source>Do not play on at this table</source>
      <translation>Spielt an diesem Tisch nicht weiter</translation>
    </message>
    <message>
      <source>Do nothing this hour (P)</source>
      <translation>In dieser Stunde nichts tun (P)</translation>
    </message>
    <message>
      <source>Do we hear each other?</source>
      <translation>Hören wir uns?</translation>
    </message>
    <message>
      <source>Does a mouth at the food on {space} act?</source>
      <translation>Soll ein Maul am Futter auf {space} wirken?</translation>
    </message>
    <message>
      <source>Does an organ act?</source>
      <translation>Soll ein Organ wirken?</translation>
    </message>
    <message>
      <source>Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says why.</source>
      <translation>„Nicht erlauben“ sieht aus wie ein leerer Raum: Du hörst niemanden, niemand hört dich, und nichts sagt, warum.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>Done: add no organ</source>
      <translation>Fertig: kein Organ geben</translation>
    </message>
    <message>
      <source>Done: do nothing with it</source>
      <translation>Fertig: nichts damit tun</translation>
    </message>
    <message>
      <source>Done: leave acts ({left})</source>
      <translation>Fertig: Wirkungen verfallen lassen ({left})</translation>
    </message>
    <message>
      <source>Done: leave food ({left})</source>
      <translation>Fertig: Futter verfallen lassen ({left})</translation>
    </message>
    <message>
      <source>Done: leave spaces ({left})</source>
      <translation>Fertig: Felder verfallen lassen ({left})</translation>
    </message>
    <message>
      <source>Done: leave things ({left})</source>
      <translation>Fertig: Sachen verfallen lassen ({left})</translation>
    </message>
    <message>
      <source>Done: let no line dance</source>
      <translation>Fertig: keine Polonaise</translation>
    </message>
    <message>
      <source>Done: let none of these act</source>
      <translation>Fertig: keins davon soll wirken</translation>
    </message>
    <message>
      <source>Done: no more organs for babies</source>
      <translation>Fertig: keine Organe mehr für Babys</translation>
    </message>
    <message>
      <source>Double-click “Worm Up” in the new folder.</source>
      <translation>Doppelklicke im neuen Ordner auf „Worm Up“.</translation>
    </message>
    <message>
      <source>Double-click “Worm Up”; a notice comes, close it.</source>
      <translation>Doppelklicke „Worm Up“; ein Hinweis kommt, schließ ihn.</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Herunterladen</translation>
    </message>
    <message>
      <source>Download, and open the file.</source>
      <translation>Lade es herunter und öffne die Datei.</translation>
    </message>
    <message>
      <source>Download, and unpack it where you like.</source>
      <translation>Lade es herunter und entpacke es, wo du magst.</translation>
    </message>
    <message>
      <source>Download, then right-click the file: “Extract all”.</source>
      <translation>Lade es herunter, dann Rechtsklick auf die Datei: „Alle extrahieren“.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one, or turn it with Left and Right; Up: the other post. Enter swings it.</source>
      <translation>Zieh einen Zielpfosten um den anderen oder dreh ihn mit Links und Rechts; Hoch: der andere Pfosten. Enter schwenkt ihn.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one; the tray shows what it does to every head. Swing it, or leave it as it is.</source>
      <translation>Zieh einen Zielpfosten um den anderen; unten steht, was das für jeden Kopf bedeutet. Schwenk ihn oder lass ihn stehen.</translation>
    </message>
    <message>
      <source>Drag it round the other one.</source>
      <translation>Zieh ihn um den anderen herum.</translation>
    </message>
    <message>
      <source>Draught</source>
      <translation>Zugluft</translation>
    </message>
    <message>
      <source>Draw the shape where it touches this hour's rows or columns.</source>
      <translation>Zeichne die Form dort, wo sie die Zeilen oder Spalten dieser Stunde berührt.</translation>
    </message>
    <message>
      <source>Draw the tables</source>
      <translation>Tische auslosen</translation>
    </message>
    <message numerus="yes">
      <source>Draw {worm} longer, by up to {count} spaces</source>
      <extracomment>Draw {worm} longer by a space</extracomment>
      <translation>
        <numerusform>Zeichne {worm} um ein Feld länger</numerusform>
        <numerusform>Zeichne {worm} länger, um bis zu {count} Felder</numerusform>
      </translation>
    </message>
    <message>
      <source>Drawing the tables</source>
      <translation>Die Tische werden ausgelost</translation>
    </message>
    <message>
      <source>Drop the envelope on the table: nobody can change it. (Enter)</source>
      <translation>Leg den Umschlag auf den Tisch: Niemand kann es mehr ändern. (Enter)</translation>
    </message>
    <message>
      <source>EVERYTHING</source>
      <translation>ALLES</translation>
    </message>
    <message>
      <source>Each held what was sealed: nobody changed a bid or a number.</source>
      <translation>In jedem lag, was versiegelt war: Niemand hat ein Gebot oder eine Zahl geändert.</translation>
    </message>
    <message>
      <source>Each hour begins with one roll for all: two organs and a shape.</source>
      <translation>Jede Stunde beginnt mit einem Wurf für alle: zwei Organe und eine Form.</translation>
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
      <translation>Jede Stunde zeigen drei Würfel zwei Organe und eine Form, und ein Teil des
Blatts ist das Gebiet der Stunde. Du tust eins: einen neuen Wurm der Form ins
Gebiet legen und ihm eins der Organe geben; oder einem Wurm im Gebiet, der das
andere Organ oder die Form hat, ein Organ geben; oder alle Organe eines solchen
Wurms nutzen; oder passen. Ein neues Organ darf gleich wirken, und eins führt
zum anderen:
  Auge     legt Futter auf leere Felder, die es sieht: drei breit, auch seitlich
  Maul     schaut es auf ein Futter, bekommt sein Wurm ein beliebiges Organ
  Schwanz  Würmer, die aufeinander zeigen, tanzen: alle bis auf einen wirken
  Kragen   mit einem Kragen auf dem Wurm daneben: Babys und Organe für sie
  Gehirn   nächste Stunde darfst du einen Würfel ändern; oder verbrauch es sofort
  Herz     sein Wurm wächst an einem Ende
Augen und Mäuler kommen auf die ersten zwei Felder eines Wurms, ein Schwanz aufs
letzte. Am Ende zählen vier Zeilen (r zeigt sie); jeder Wurm, der ein leeres Feld
berührt, kostet zwei Punkte: also pack sie dicht.</translation>
    </message>
    <message>
      <source>Each is allowed by the rules of this edition.</source>
      <translation>Jeder ist nach den Regeln dieser Ausgabe erlaubt.</translation>
    </message>
    <message>
      <source>Each is by the key of its seat: nobody can write for another.</source>
      <translation>Jede ist vom Schlüssel ihres Platzes: Niemand kann für einen anderen schreiben.</translation>
    </message>
    <message>
      <source>Each library brought its licence when it was installed.</source>
      <translation>Jede Bibliothek hat beim Installieren ihre Lizenz mitgebracht.</translation>
    </message>
    <message>
      <source>Each thing is a baby, or organs for babies: {left} left</source>
      <translation>Jedes Mal ein Baby oder Organe für Babys: noch {left}</translation>
    </message>
    <message>
      <source>Eaten</source>
      <translation>Gefressen</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Rand</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Ausgaben</translation>
    </message>
    <message>
      <source>Empty sheets</source>
      <translation>Leere Blätter</translation>
    </message>
    <message>
      <source>End the lesson</source>
      <translation>Die Stunde beenden</translation>
    </message>
    <message>
      <source>End the race together?</source>
      <translation>Das Rennen gemeinsam beenden?</translation>
    </message>
    <message>
      <source>Ended together in round {round}</source>
      <translation>Gemeinsam beendet in Runde {round}</translation>
    </message>
    <message>
      <source>Ends at round {round}</source>
      <translation>Endet in Runde {round}</translation>
    </message>
    <message>
      <source>Ends at {hour}</source>
      <translation>Endet um {hour}</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Envelopes</source>
      <translation>Umschläge</translation>
    </message>
    <message>
      <source>Equal bids bump</source>
      <translation>Gleiche Gebote stoßen zusammen</translation>
    </message>
    <message>
      <source>Equal bids bump noses.</source>
      <translation>Gleiche Gebote stoßen Nase an Nase.</translation>
    </message>
    <message>
      <source>Equal bids bump noses: nobody moves.</source>
      <translation>Gleiche Gebote stoßen Nase an Nase: Keiner zieht.</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Escape ends the television</source>
      <translation>Escape beendet den Fernseher</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Abend</translation>
    </message>
    <message>
      <source>Every decision in them is allowed by the rules.</source>
      <translation>Jede Entscheidung darin ist nach den Regeln erlaubt.</translation>
    </message>
    <message>
      <source>Every seat is taken already.</source>
      <translation>Alle Plätze sind schon besetzt.</translation>
    </message>
    <message>
      <source>Every segment lies wholly on the table.</source>
      <translation>Jedes Glied liegt ganz auf dem Tisch.</translation>
    </message>
    <message>
      <source>Everybody agrees to it by sitting down; the points are counted together.</source>
      <translation>Wer sich setzt, stimmt zu; die Punkte werden zusammengezählt.</translation>
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation>Alle bieten heimlich; gleiche Gebote heben sich auf (Regel W3.8).</translation>
    </message>
    <message>
      <source>Everybody else sat at a table with {name}.</source>
      <translation>Alle anderen saßen schon mit {name} an einem Tisch.</translation>
    </message>
    <message>
      <source>Everybody has a sheet. All use the same dice, and nobody touches the sheet of another. You lay worms, give them organs, and let the organs act. At the end four rows count, and the highest total wins. Below 0 is quite usual in the first games.</source>
      <translation>Jeder hat ein Blatt. Alle haben dieselben Würfel, und niemand rührt das Blatt eines anderen an. Du legst Würmer, gibst ihnen Organe und lässt die Organe wirken. Am Ende zählen vier Zeilen, und die höchste Summe gewinnt. Unter 0 ist in den ersten Spielen ganz normal.</translation>
    </message>
    <message>
      <source>Everybody has a worm of seven segments. The worms race over the table, from the start to the line between the two finish posts. The first worm to touch it wins.</source>
      <translation>Alle haben einen Wurm aus sieben Segmenten. Die Würmer laufen um die Wette über den Tisch, vom Start bis zur Linie zwischen den beiden Zielpfosten. Wer sie zuerst berührt, gewinnt.</translation>
    </message>
    <message>
      <source>Everybody here reads it. Until somebody comes, Back takes it back.</source>
      <translation>Alle hier lesen es. Solange niemand kommt, nimmt „Zurück“ es zurück.</translation>
    </message>
    <message>
      <source>Everybody reads them before sitting down.</source>
      <translation>Alle lesen sie, bevor sie sich setzen.</translation>
    </message>
    <message>
      <source>Everybody seals a number or the X. All envelopes open at once.</source>
      <translation>Alle versiegeln eine Zahl oder das X. Alle Umschläge öffnen sich zugleich.</translation>
    </message>
    <message>
      <source>Everybody sits</source>
      <translation>Alle sitzen</translation>
    </message>
    <message>
      <source>Everybody to the table</source>
      <translation>Alle an den Tisch</translation>
    </message>
    <message>
      <source>Everybody's chances, and better bids and moves</source>
      <translation>Die Chancen aller, und bessere Gebote und Züge</translation>
    </message>
    <message>
      <source>Everybody's numbers make them. All are computed again.</source>
      <translation>Die Zahlen von allen ergeben sie. Alle sind nachgerechnet.</translation>
    </message>
    <message>
      <source>Everybody's worst game does not count</source>
      <translation>Das schlechteste Spiel zählt bei niemandem</translation>
    </message>
    <message>
      <source>Everything checks</source>
      <translation>Alles stimmt</translation>
    </message>
    <message>
      <source>Eye and mouth could still act. Enough for now: press Done. You are asked once more as you sign.</source>
      <translation>Auge und Maul könnten noch wirken. Genug für jetzt: Drücke Fertig. Beim Unterschreiben wirst du noch einmal gefragt.</translation>
    </message>
    <message>
      <source>Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a new food may act at once.</source>
      <translation>Auge: legt Futter auf leere Felder, die es sieht, eines für jedes Auge seines Wurms. Es sieht nach vorn drei Felder breit und gerade nach beiden Seiten; nichts verstellt ihm den Blick. Mäuler an neuem Futter dürfen gleich wirken.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces and never look backwards.</source>
      <translation>Augen und Münder kommen auf die ersten zwei Felder und schauen nie nach hinten.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm has one tail at most. Collars, brains and hearts go on any free space.</source>
      <translation>Augen und Mäuler kommen auf die ersten zwei Felder eines Wurms, ein Schwanz auf sein letztes, und ein Wurm hat höchstens einen Schwanz. Kragen, Gehirne und Herzen kommen auf jedes freie Feld.</translation>
    </message>
    <message>
      <source>Eyes lay food, mouths eat it, hearts grow, tails wake others.</source>
      <translation>Augen legen Futter, Mäuler fressen es, Herzen wachsen, Schwänze wecken andere.</translation>
    </message>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>DATEI</translation>
    </message>
    <message>
      <source>FINISH</source>
      <translation>ZIEL</translation>
    </message>
    <message>
      <source>Face {face}</source>
      <translation>Würfelseite {face}</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Fair gespielt</translation>
    </message>
    <message>
      <source>Family Album</source>
      <translation>Familienalbum</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>Feb.</translation>
    </message>
    <message>
      <source>Fed</source>
      <translation>Satte</translation>
    </message>
    <message>
      <source>Fetch it once, and this laptop can give it too.</source>
      <translation>Hol es einmal, dann kann auch dieser Laptop es geben.</translation>
    </message>
    <message>
      <source>Fetch {size}</source>
      <translation>Hole {size}</translation>
    </message>
    <message>
      <source>Fewer bots</source>
      <translation>Weniger Bots</translation>
    </message>
    <message>
      <source>Fewer games</source>
      <translation>Weniger Spiele</translation>
    </message>
    <message>
      <source>Fewer players</source>
      <translation>Weniger Mitspieler</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Belegt</translation>
    </message>
    <message>
      <source>Finished games sleep here.
Open one to see it checked.</source>
      <translation>Fertige Spiele schlafen hier.
Öffne eins, um es geprüft zu sehen.</translation>
    </message>
    <message>
      <source>First Rain</source>
      <translation>Der erste Regen</translation>
    </message>
    <message>
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation>Bring erst zu Ende, was du begonnen hast, oder brich mit Escape ab.</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from the post</source>
      <translation>Passt, {gap} mm bis zum Pfosten</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from {name}</source>
      <translation>Passt, {gap} mm bis zu {name}</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Spiegeln</translation>
    </message>
    <message>
      <source>Foods</source>
      <translation>Futter</translation>
    </message>
    <message>
      <source>For 6 to 25 people: tables by lot, and the winners meet</source>
      <translation>Für 6 bis 25 Leute: Tische durch Los, und die Sieger treffen sich</translation>
    </message>
    <message>
      <source>For experts</source>
      <translation>Für Fachleute</translation>
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation>Endgültig: In dieses Spiel führt kein Weg zurück.</translation>
    </message>
    <message>
      <source>For people who want to know more</source>
      <translation>Für alle, die mehr wissen wollen</translation>
    </message>
    <message>
      <source>For the menu: start “install-menu-entry.sh” there.</source>
      <translation>Fürs Menü: starte dort „install-menu-entry.sh“.</translation>
    </message>
    <message>
      <source>For this laptop: {system}</source>
      <translation>Für diesen Laptop: {system}</translation>
    </message>
    <message>
      <source>For {least} to {most} players.</source>
      <translation>Für {least} bis {most} Spieler.</translation>
    </message>
    <message>
      <source>Four pictures</source>
      <translation>Vier Bilder</translation>
    </message>
    <message>
      <source>Four pictures, the same on every laptop?</source>
      <translation>Vier Bilder, auf jedem Laptop dieselben?</translation>
    </message>
    <message>
      <source>Free under the MIT licence: use it, copy it, change it.</source>
      <translation>Frei unter der MIT-Lizenz: Nutze es, kopiere es, ändere es.</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>Freitag</translation>
    </message>
    <message>
      <source>Friends</source>
      <translation>Freunde</translation>
    </message>
    <message>
      <source>Friends on the same Wi-Fi appear by themselves.
Meanwhile: a race against bots keeps you warm.</source>
      <translation>Freunde im selben WLAN erscheinen von selbst.
Bis dahin hält dich ein Rennen gegen Bots warm.</translation>
    </message>
    <message>
      <source>From one thing to the next</source>
      <translation>Von einem zum nächsten</translation>
    </message>
    <message>
      <source>From step {step}, as {name}</source>
      <translation>Ab Schritt {step}, als {name}</translation>
    </message>
    <message>
      <source>Full lines</source>
      <translation>Voll</translation>
    </message>
    <message>
      <source>G</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Game {number} does not check: the table is computed without it.</source>
      <translation>Spiel {number} besteht die Prüfung nicht: Die Tabelle ist ohne es berechnet.</translation>
    </message>
    <message>
      <source>Game {number} follows another game than the one before it here.</source>
      <translation>Spiel {number} folgt auf ein anderes Spiel als das, das hier davor steht.</translation>
    </message>
    <message>
      <source>Game {number} is missing.</source>
      <translation>Spiel {number} fehlt.</translation>
    </message>
    <message>
      <source>Game {number} is not over: the table is computed without it.</source>
      <translation>Spiel {number} ist nicht zu Ende: Die Tabelle ist ohne es berechnet.</translation>
    </message>
    <message>
      <source>Game {number} of {games} of an evening</source>
      <translation>Spiel {number} von {games} eines Abends</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>Games can be saved</source>
      <translation>Spiele können gespeichert werden</translation>
    </message>
    <message>
      <source>Games cannot be saved</source>
      <translation>Spiele können nicht gespeichert werden</translation>
    </message>
    <message>
      <source>Games may soon find no room</source>
      <translation>Für Spiele ist bald kein Platz mehr</translation>
    </message>
    <message>
      <source>Games shelf</source>
      <translation>Spieleregal</translation>
    </message>
    <message>
      <source>Get up again</source>
      <translation>Wieder aufstehen</translation>
    </message>
    <message>
      <source>Get up…</source>
      <translation>Aufstehen…</translation>
    </message>
    <message>
      <source>Getting up</source>
      <translation>Steht auf</translation>
    </message>
    <message>
      <source>Ghost</source>
      <translation>Geist</translation>
    </message>
    <message>
      <source>Give</source>
      <translation>Geben</translation>
    </message>
    <message>
      <source>Give a rolled organ to a worm that fits</source>
      <translation>Einem passenden Wurm ein gewürfeltes Organ geben</translation>
    </message>
    <message>
      <source>Give organs</source>
      <translation>Gib Organe</translation>
    </message>
    <message>
      <source>Give the babies organs</source>
      <translation>Den Babys Organe geben</translation>
    </message>
    <message>
      <source>Give the game to a laptop that has none</source>
      <translation>Gib das Spiel einem Laptop, der es nicht hat</translation>
    </message>
    <message>
      <source>Give: give one of the two organs to a worm in the region, if it has the other one or is of the shape.</source>
      <translation>Geben: Gib eins der beiden Organe einem Wurm im Gebiet, wenn er das andere hat oder die Form hat.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <source>Go on here</source>
      <translation>Hier weiterspielen</translation>
    </message>
    <message>
      <source>Go on with a game, replay, check</source>
      <translation>Ein Spiel fortsetzen, ansehen, prüfen</translation>
    </message>
    <message>
      <source>Go on without {names} for now</source>
      <translation>Vorerst ohne {names} weiterspielen</translation>
    </message>
    <message>
      <source>Go to step {step}</source>
      <translation>Zu Schritt {step}</translation>
    </message>
    <message>
      <source>Going on with the game…</source>
      <translation>Das Spiel geht weiter …</translation>
    </message>
    <message>
      <source>Gone home</source>
      <translation>Nach Hause gegangen</translation>
    </message>
    <message>
      <source>Gone home?</source>
      <translation>Heimgegangen?</translation>
    </message>
    <message>
      <source>Good one!</source>
      <translation>Gut gemacht!</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Gryphon 2008</source>
      <translation>Gryphon 2008</translation>
    </message>
    <message>
      <source>Gryphon 2010</source>
      <translation>Gryphon 2010</translation>
    </message>
    <message>
      <source>Half the bed is a lake now. Build the shore, and hold on to each other.</source>
      <translation>Das halbe Beet ist jetzt ein See. Baut das Ufer, und haltet euch aneinander fest.</translation>
    </message>
    <message>
      <source>Hand the laptop to {name}</source>
      <translation>Gib den Laptop an {name} weiter</translation>
    </message>
    <message>
      <source>Has somebody gone home? Begin with fewer players.</source>
      <translation>Ist jemand heimgegangen? Fangt mit weniger Spielern an.</translation>
    </message>
    <message>
      <source>Head at the other end</source>
      <translation>Kopf ans andere Ende</translation>
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation>Kopf am anderen Ende (F)</translation>
    </message>
    <message>
      <source>Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as many more as it once grew.</source>
      <translation>Herz: Sein Wurm wächst an einem Ende über leere Felder, um so viele, wie er Herzen hat, und noch um so viele, wie er schon einmal gewachsen ist.</translation>
    </message>
    <message>
      <source>Hearts. Choose Place and click c1 for a second worm across row 1.</source>
      <translation>Herzen. Wähle Legen und klicke c1 für einen zweiten Wurm quer in Zeile 1.</translation>
    </message>
    <message>
      <source>Here the game is over: go back to an earlier step.</source>
      <translation>Hier ist die Partie zu Ende: Geh zu einem früheren Schritt zurück.</translation>
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation>Hier kommt der Wurm nicht weiter: Nimm das letzte Segment zurück (Rücktaste).</translation>
    </message>
    <message>
      <source>Here we go</source>
      <translation>Los geht’s</translation>
    </message>
    <message>
      <source>Hide where tails point</source>
      <translation>Nicht mehr zeigen, wohin die Schwänze weisen</translation>
    </message>
    <message>
      <source>Hour by hour</source>
      <translation>Stunde für Stunde</translation>
    </message>
    <message>
      <source>Hours</source>
      <translation>Stunden</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>House rules of this table</source>
      <translation>Hausregeln dieses Tisches</translation>
    </message>
    <message>
      <source>House rules: none</source>
      <translation>Hausregeln: keine</translation>
    </message>
    <message>
      <source>House rules: {count} chosen</source>
      <translation>Hausregeln: {count} gewählt</translation>
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation>Hausregeln: {rules}</translation>
    </message>
    <message>
      <source>How far it is from the start to the finish</source>
      <translation>Wie weit es vom Start bis zum Ziel ist</translation>
    </message>
    <message>
      <source>How far the clip is</source>
      <translation>Wie weit der Clip ist</translation>
    </message>
    <message>
      <source>How far the review is</source>
      <translation>Wie weit der Rückblick ist</translation>
    </message>
    <message>
      <source>How it is played:</source>
      <translation>So wird gespielt:</translation>
    </message>
    <message>
      <source>How many % of the races each face wins against the bids that were made, and in brackets against the others' habits:</source>
      <translation>Wie viel % der Rennen jede Seite gewinnt gegen die Gebote, die gemacht wurden, und in Klammern gegen die Gewohnheiten der anderen:</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Spielregeln</translation>
    </message>
    <message>
      <source>How to play, what happened, look back, menu</source>
      <translation>Spielanleitung, was geschah, zurückschauen, Menü</translation>
    </message>
    <message>
      <source>How well the bots play</source>
      <translation>Wie gut die Bots spielen</translation>
    </message>
    <message>
      <source>How well the bots play: press for the next</source>
      <translation>Wie gut die Bots spielen: Drück für die nächste Stufe</translation>
    </message>
    <message>
      <source>Hurry up!</source>
      <translation>Beeil dich!</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Ich bin {name}</translation>
    </message>
    <message>
      <source>I come too</source>
      <translation>Ich komme mit</translation>
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation>Stimmen jetzt alle im Rennen zu, endet es ohne Sieger. Sonst gilt dein Gebot.</translation>
    </message>
    <message>
      <source>In a race of two, two more dice are thrown after the bids. The higher one is the ghost's bid, and an X is higher than a 7. Who has bid the same stays.</source>
      <translation>Im Rennen zu zweit werden nach den Geboten zwei Würfel mehr geworfen. Der höhere ist das Gebot des Geistes, und ein X ist höher als eine 7. Wer dasselbe geboten hat, bleibt liegen.</translation>
    </message>
    <message>
      <source>In another network: {codes}</source>
      <translation>In einem anderen Netz: {codes}</translation>
    </message>
    <message>
      <source>In each hour you place a worm, give an organ, wake a worm, or pass.</source>
      <translation>In jeder Stunde legst du einen Wurm, gibst ein Organ, weckst einen Wurm oder passt.</translation>
    </message>
    <message>
      <source>In each round all choose a number in secret and seal it. Then all are opened. Equal numbers cancel each other, and these worms do not move.</source>
      <translation>In jeder Runde wählen alle geheim eine Zahl und versiegeln sie. Dann werden alle aufgedeckt. Gleiche Zahlen heben einander auf, und diese Würmer ziehen nicht.</translation>
    </message>
    <message>
      <source>In each row a star is a point, a circle nothing, a cross a point less.</source>
      <translation>In jeder Reihe ist ein Stern ein Punkt, ein Kreis nichts, ein Kreuz ein Punkt weniger.</translation>
    </message>
    <message>
      <source>In each row the groups up to what you have are filled: a star is a point, a circle nothing, a cross a point less. Point at a row to see on the sheet what it counts.</source>
      <translation>In jeder Zeile sind die Gruppen bis zu dem gefüllt, was du hast: Ein Stern ist ein Punkt, ein Kreis nichts, ein Kreuz ein Punkt weniger. Zeige auf eine Zeile, um auf dem Blatt zu sehen, was sie zählt.</translation>
    </message>
    <message>
      <source>In round {round} you and {others} bumped, and {name} gained {gain} %.</source>
      <translation>In Runde {round} bist du mit {others} zusammengestoßen, und {name} gewann {gain} % hinzu.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and you gained {gain} %.</source>
      <translation>In Runde {round} sind {others} zusammengestoßen, und du hast {gain} % hinzugewonnen.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and {name} gained {gain} %.</source>
      <translation>In Runde {round} sind {others} zusammengestoßen, und {name} gewann {gain} % hinzu.</translation>
    </message>
    <message>
      <source>In the game for two a ghost bids too, by two dice.</source>
      <translation>Im Spiel zu zweit bietet auch ein Geist, mit zwei Würfeln.</translation>
    </message>
    <message>
      <source>In the place of the number that it names; without a number, last.</source>
      <translation>An der Stelle der Zahl, die es nennt; ohne Zahl zuletzt.</translation>
    </message>
    <message>
      <source>In this room</source>
      <translation>In diesem Raum</translation>
    </message>
    <message>
      <source>Inside is the work of others</source>
      <translation>Darin steckt die Arbeit anderer</translation>
    </message>
    <message>
      <source>Is it fair?</source>
      <translation>Ist es fair?</translation>
    </message>
    <message>
      <source>Is my Wi-Fi all right?</source>
      <translation>Ist mein WLAN in Ordnung?</translation>
    </message>
    <message>
      <source>It begins as soon as everybody's laptop has said yes.</source>
      <translation>Es beginnt, sobald alle Laptops Ja gesagt haben.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {why}</source>
      <translation>Es lässt sich nicht löschen: {why}</translation>
    </message>
    <message>
      <source>It draws lane {lane} for {name}.</source>
      <translation>Daraus wird Bahn {lane} für {name} gelost.</translation>
    </message>
    <message>
      <source>It draws the emblem: {pictures}.</source>
      <translation>Daraus wird das Emblem gelost: {pictures}.</translation>
    </message>
    <message>
      <source>It ends as soon as you leave this page.</source>
      <translation>Es endet, sobald du diese Seite verlässt.</translation>
    </message>
    <message>
      <source>It ends by itself after half an hour.</source>
      <translation>Nach einer halben Stunde endet es von selbst.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. The copies of the others stay.</source>
      <translation>Es verschwindet für immer von diesem Laptop: sein Protokoll und dein Schlüssel an seinem Tisch. Die Kopien der anderen bleiben.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. You can never go on with it, and the others have to go on without you.</source>
      <translation>Es verschwindet für immer von diesem Laptop: sein Protokoll und dein Schlüssel an seinem Tisch. Du kannst es nie fortsetzen, und die anderen müssen ohne dich weiterspielen.</translation>
    </message>
    <message>
      <source>It goes on here as soon as the other laptop has stopped. Is that one off? Then start this program again.</source>
      <translation>Hier geht es weiter, sobald der andere Laptop aufgehört hat. Ist er aus? Dann starte dieses Programm noch einmal.</translation>
    </message>
    <message>
      <source>It grew by 1 before, so that now it may grow by 2. Click d2.</source>
      <translation>Er ist schon um 1 gewachsen, darum darf er jetzt um 2 wachsen. Klicke auf d2.</translation>
    </message>
    <message>
      <source>It is being checked…</source>
      <translation>Es wird geprüft …</translation>
    </message>
    <message>
      <source>It is drawn to tables of 3 to 5, and not all of them can play this.</source>
      <translation>Es wird an Tische zu 3 bis 5 gelost, und nicht alle können das spielen.</translation>
    </message>
    <message>
      <source>It is proved up to hour {hour}.</source>
      <translation>Bis Stunde {hour} ist sie bewiesen.</translation>
    </message>
    <message>
      <source>It is proved up to round {round}.</source>
      <translation>Bis Runde {round} ist sie bewiesen.</translation>
    </message>
    <message>
      <source>It is reviewed up to step {step}.</source>
      <translation>Der Rückblick reicht bis Schritt {step}.</translation>
    </message>
    <message>
      <source>It is yours to leave as well.</source>
      <translation>Du darfst ihn auch stehen lassen.</translation>
    </message>
    <message>
      <source>It leads to nobody in this room. Switch it off if you are not found.</source>
      <translation>Es führt zu niemandem in diesem Raum. Schalte es aus, wenn dich niemand findet.</translation>
    </message>
    <message>
      <source>It may touch itself, but never lie on itself or cross a worm. A head may be laid beyond a gap that is too narrow to crawl through.</source>
      <translation>Berühren darf er sich, aber nie auf sich liegen oder einen Wurm kreuzen. Ein Kopf darf auch hinter eine Lücke gelegt werden, durch die kein Wurm kriechen könnte.</translation>
    </message>
    <message>
      <source>It snaps to the pale place. {why}</source>
      <translation>Es rastet auf dem blassen Platz ein. {why}</translation>
    </message>
    <message>
      <source>It stands for any number, but only if nobody else bids it.</source>
      <translation>Es steht für jede Zahl, aber nur, wenn es sonst niemand bietet.</translation>
    </message>
    <message>
      <source>It takes {least} to {most} people.</source>
      <translation>Es braucht {least} bis {most} Leute.</translation>
    </message>
    <message>
      <source>It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.</source>
      <translation>Daraus fallen die Würfel für {hour}: {pips}, das ist {dice}: {verdict}.</translation>
    </message>
    <message>
      <source>It throws the ghost's dice: {dice}. It bids {face}.</source>
      <translation>Daraus fallen die Würfel des Geists: {dice}. Er bietet {face}.</translation>
    </message>
    <message>
      <source>It was made by a newer version of this program.</source>
      <translation>Von einer neueren Version dieses Programms gemacht.</translation>
    </message>
    <message>
      <source>It was made by another program, or by a newer version of this one.</source>
      <translation>Von einem anderen Programm gemacht oder von einer neueren Version von diesem.</translation>
    </message>
    <message>
      <source>Its worm stays, and one finish post may still be swung.</source>
      <translation>Sein Wurm bleibt liegen, und ein Zielpfosten darf trotzdem geschwenkt werden.</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>Jan.</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Mitspielen</translation>
    </message>
    <message>
      <source>Join by code</source>
      <translation>Mit Code dazu</translation>
    </message>
    <message>
      <source>Join code, group {number} of 4</source>
      <translation>Beitrittscode, Gruppe {number} von 4</translation>
    </message>
    <message>
      <source>Jul</source>
      <translation>Juli</translation>
    </message>
    <message>
      <source>Jun</source>
      <translation>Juni</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Key {keys}</source>
      <translation>Schlüssel {keys}</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>Kinds</source>
      <translation>Arten</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>See</translation>
    </message>
    <message>
      <source>Lanes by lot</source>
      <translation>Bahnen auslosen</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Größere Schrift</translation>
    </message>
    <message numerus="yes">
      <source>Lay a baby beside {one} or {two}, {count} things left</source>
      <extracomment>Lay a baby beside {one} or {two}</extracomment>
      <translation>
        <numerusform>Lege ein Baby neben {one} oder {two}</numerusform>
        <numerusform>Lege ein Baby neben {one} oder {two}, noch {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>Lay a segment, a press each; aim finer with Shift</source>
      <translation>Ein Glied legen, ein Druck je Glied; mit Umschalt feiner zielen</translation>
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation>Alle Segmente außer dem letzten neu legen (R)</translation>
    </message>
    <message>
      <source>Lay your worm anew</source>
      <translation>Leg deinen Wurm neu</translation>
    </message>
    <message numerus="yes">
      <source>Lay {count} segments anew, from the last one on; Escape: as it was.</source>
      <extracomment>Lay {count} segment anew, from the last one on; Escape: as it was.</extracomment>
      <translation>
        <numerusform>Leg {count} Segment neu, vom letzten an; Escape: wie zuvor.</numerusform>
        <numerusform>Leg {count} Segmente neu, vom letzten an; Escape: wie zuvor.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave air, not draught</source>
      <translation>Lass Luft, aber keinen Zug</translation>
    </message>
    <message>
      <source>Leave for good…</source>
      <translation>Für immer gehen…</translation>
    </message>
    <message>
      <source>Leave for now</source>
      <translation>Für jetzt gehen</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Stehen lassen</translation>
    </message>
    <message>
      <source>Leave the posts as they are (Esc)</source>
      <translation>Die Pfosten stehen lassen (Esc)</translation>
    </message>
    <message>
      <source>Leave the table?</source>
      <translation>Vom Tisch aufstehen?</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Lektion</translation>
    </message>
    <message>
      <source>Let {names} back</source>
      <translation>{names} wieder mitspielen lassen</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Licht</translation>
    </message>
    <message>
      <source>Like all equal bids: both worms stay where they are.</source>
      <translation>Wie alle gleichen Gebote: Beide Würmer bleiben, wo sie sind.</translation>
    </message>
    <message>
      <source>Lines and babies</source>
      <translation>Polonaisen und Babys</translation>
    </message>
    <message>
      <source>Linux, ARM chip</source>
      <translation>Linux, ARM-Chip</translation>
    </message>
    <message>
      <source>Linux, package for Debian and Ubuntu</source>
      <translation>Linux, Paket für Debian und Ubuntu</translation>
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation>Horche einige Sekunden …</translation>
    </message>
    <message>
      <source>Logs:</source>
      <translation>Protokolle:</translation>
    </message>
    <message>
      <source>Long leap</source>
      <translation>Weitester Sprung</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Längster</translation>
    </message>
    <message>
      <source>Longest step</source>
      <translation>Längster Schritt</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Ansehen</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Zurückblicken</translation>
    </message>
    <message>
      <source>Look back together</source>
      <translation>Gemeinsam zurückblicken</translation>
    </message>
    <message>
      <source>Look on too</source>
      <translation>Schau auch zu</translation>
    </message>
    <message>
      <source>Look on too: {code}</source>
      <translation>Schau auch zu: {code}</translation>
    </message>
    <message>
      <source>Look on without a seat: you see all, and sign nothing</source>
      <translation>Ohne Platz zusehen: Du siehst alles und unterschreibst nichts</translation>
    </message>
    <message>
      <source>Looking for a table to watch…</source>
      <translation>Suche einen Tisch zum Zusehen …</translation>
    </message>
    <message>
      <source>Looking for games…</source>
      <translation>Suche nach Spielen …</translation>
    </message>
    <message>
      <source>Looking round…</source>
      <translation>Ich sehe mich um …</translation>
    </message>
    <message>
      <source>Lowest goes first</source>
      <translation>Die Kleinste zieht zuerst</translation>
    </message>
    <message>
      <source>Luckiest bump</source>
      <translation>Glücklichster Zusammenstoß</translation>
    </message>
    <message>
      <source>Made by a newer version</source>
      <translation>Von einer neueren Version</translation>
    </message>
    <message>
      <source>Made by another program</source>
      <translation>Von einem anderen Programm</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>März</translation>
    </message>
    <message>
      <source>May</source>
      <translation>Mai</translation>
    </message>
    <message>
      <source>May I bid a 7 and then the X?</source>
      <translation>Darf ich nach einer 7 das X bieten?</translation>
    </message>
    <message>
      <source>May a worm lie across the finish line?</source>
      <translation>Darf ein Wurm über der Ziellinie liegen?</translation>
    </message>
    <message>
      <source>May my worm touch itself, or cross itself?</source>
      <translation>Darf mein Wurm sich berühren oder kreuzen?</translation>
    </message>
    <message>
      <source>Mean place</source>
      <translation>Mittlerer Platz</translation>
    </message>
    <message>
      <source>Measured twice</source>
      <translation>Zweimal gemessen</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>Missing: {names}.</source>
      <translation>Es fehlte: {names}.</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>Montag</translation>
    </message>
    <message>
      <source>More about {name}</source>
      <translation>Mehr zu {name}</translation>
    </message>
    <message>
      <source>More bots</source>
      <translation>Mehr Bots</translation>
    </message>
    <message>
      <source>More for this game</source>
      <translation>Mehr zu diesem Spiel</translation>
    </message>
    <message>
      <source>More games</source>
      <translation>Mehr Spiele</translation>
    </message>
    <message>
      <source>More players</source>
      <translation>Mehr Mitspieler</translation>
    </message>
    <message>
      <source>Most was left</source>
      <translation>Am meisten liegen gelassen</translation>
    </message>
    <message>
      <source>Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once. The food stays.</source>
      <translation>Maul: Ist es an einem Futter, bekommt sein Wurm ein beliebiges Organ, und das darf gleich wirken. Das Futter bleibt liegen.</translation>
    </message>
    <message>
      <source>Mouths this time. Choose Give, then click your worm: it is an I too.</source>
      <translation>Diesmal Mäuler. Wähle Geben, dann klicke auf deinen Wurm: Er ist auch ein I.</translation>
    </message>
    <message>
      <source>Move the outline; turn it, flip it</source>
      <translation>Den Umriss bewegen; drehen, spiegeln</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Züge</translation>
    </message>
    <message>
      <source>Moves as good as the best that a bot found: {good} of {moves}.</source>
      <translation>Züge, so gut wie der beste, den ein Bot gefunden hat: {good} von {moves}.</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>Ziehen</translation>
    </message>
    <message>
      <source>My move</source>
      <translation>Mein Zug</translation>
    </message>
    <message>
      <source>My sheet</source>
      <translation>Mein Blatt</translation>
    </message>
    <message>
      <source>NETWORK</source>
      <translation>NETZ</translation>
    </message>
    <message>
      <source>NOT equal</source>
      <translation>NICHT gleich</translation>
    </message>
    <message>
      <source>Name a number</source>
      <translation>Nenne eine Zahl</translation>
    </message>
    <message>
      <source>Name my number</source>
      <translation>Meine Zahl nennen</translation>
    </message>
    <message>
      <source>Name {face}</source>
      <translation>{face} nennen</translation>
    </message>
    <message>
      <source>Neither moves.</source>
      <translation>Keiner zieht.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Netzwerk</translation>
    </message>
    <message>
      <source>Never began</source>
      <translation>Nie begonnen</translation>
    </message>
    <message>
      <source>New key here</source>
      <translation>Neuer Schlüssel hier</translation>
    </message>
    <message>
      <source>Newer version</source>
      <translation>Neuere Version</translation>
    </message>
    <message>
      <source>Next chapter</source>
      <translation>Nächstes Kapitel</translation>
    </message>
    <message>
      <source>Next game ({number} of {games})</source>
      <translation>Nächstes Spiel ({number} von {games})</translation>
    </message>
    <message>
      <source>Next puzzle</source>
      <translation>Nächstes Rätsel</translation>
    </message>
    <message>
      <source>Next race ({number} of {games})</source>
      <translation>Nächstes Rennen ({number} von {games})</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Nächste Runde</translation>
    </message>
    <message>
      <source>Night School</source>
      <translation>Abendschule</translation>
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation>Kein Gebot ruht je.</translation>
    </message>
    <message>
      <source>No bid, no seat</source>
      <translation>Kein Gebot, kein Platz</translation>
    </message>
    <message>
      <source>No brain can turn this die now. Click to see where its number came from.</source>
      <translation>Kein Gehirn kann diesen Würfel jetzt drehen. Klicke, um zu sehen, woher seine Zahl kommt.</translation>
    </message>
    <message>
      <source>No firewall of this laptop is known to be on.</source>
      <translation>Von keiner Firewall dieses Laptops ist bekannt, dass sie an ist.</translation>
    </message>
    <message>
      <source>No game</source>
      <translation>Kein Spiel</translation>
    </message>
    <message>
      <source>No game fits</source>
      <translation>Kein Spiel passt</translation>
    </message>
    <message>
      <source>No game in it</source>
      <translation>Kein Spiel darin</translation>
    </message>
    <message>
      <source>No game yet</source>
      <translation>Noch kein Spiel</translation>
    </message>
    <message>
      <source>No log of this game is saved.</source>
      <translation>Von diesem Spiel ist kein Protokoll gespeichert.</translation>
    </message>
    <message>
      <source>No network is on</source>
      <translation>Kein Netz ist an</translation>
    </message>
    <message>
      <source>No new worm: {reason}.</source>
      <translation>Kein neuer Wurm: {reason}.</translation>
    </message>
    <message>
      <source>No number is left for {name}'s X.</source>
      <translation>Für das X von {name} bleibt keine Zahl.</translation>
    </message>
    <message>
      <source>No number moves you twice in a row</source>
      <translation>Keine Zahl bewegt dich zweimal hintereinander</translation>
    </message>
    <message>
      <source>No number, no seat</source>
      <translation>Keine Zahl, kein Platz</translation>
    </message>
    <message>
      <source>No organ for a worm: {reason}.</source>
      <translation>Kein Organ für einen Wurm: {reason}.</translation>
    </message>
    <message>
      <source>No other face would clearly have won more.</source>
      <translation>Keine andere Seite hätte klar öfter gewonnen.</translation>
    </message>
    <message>
      <source>No player yet, but other devices: so players will be heard too.</source>
      <translation>Noch kein Mitspieler, aber andere Geräte: Also wird man auch Mitspieler hören.</translation>
    </message>
    <message>
      <source>No room beside the post: {gap} mm too little.</source>
      <translation>Kein Platz neben dem Pfosten: {gap} mm zu wenig.</translation>
    </message>
    <message>
      <source>No room beside your own worm: {gap} mm too little.</source>
      <translation>Kein Platz neben deinem eigenen Wurm: {gap} mm zu wenig.</translation>
    </message>
    <message>
      <source>No room beside {name}: {gap} mm too little.</source>
      <translation>Kein Platz neben {name}: {gap} mm zu wenig.</translation>
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation>Kein Schritt dieses Spiels wurde abgeschlossen.</translation>
    </message>
    <message>
      <source>No table with this key until the program is started again</source>
      <translation>Kein Tisch mit diesem Schlüssel, bis das Programm neu gestartet wird</translation>
    </message>
    <message>
      <source>No table yet</source>
      <translation>Noch kein Tisch</translation>
    </message>
    <message>
      <source>No tournament</source>
      <translation>Kein Turnier</translation>
    </message>
    <message>
      <source>No way leads to anybody</source>
      <translation>Kein Weg führt zu den anderen</translation>
    </message>
    <message>
      <source>No worm may act: {reason}.</source>
      <translation>Kein Wurm wirkt: {reason}.</translation>
    </message>
    <message>
      <source>No. A number that somebody else has bid cannot be named, even in vain.</source>
      <translation>Nein. Was jemand anders geboten hat, kann nicht genannt werden, auch wenn es aufgehoben wurde.</translation>
    </message>
    <message>
      <source>No. Post and line come to rest where no worm lies.</source>
      <translation>Nein. Pfosten und Linie kommen nur dort zu liegen, wo kein Wurm liegt.</translation>
    </message>
    <message>
      <source>No: the first segment that touches it ends the race, from either side.</source>
      <translation>Nein: Das erste Segment, das sie berührt, beendet das Rennen, von beiden Seiten.</translation>
    </message>
    <message>
      <source>Nobody bumps noses</source>
      <translation>Keine Nase stößt an</translation>
    </message>
    <message>
      <source>Nobody calls to a tournament now.</source>
      <translation>Gerade ruft niemand zu einem Turnier.</translation>
    </message>
    <message>
      <source>Nobody calls to this tournament any more.</source>
      <translation>Zu diesem Turnier ruft niemand mehr.</translation>
    </message>
    <message>
      <source>Nobody can be found until you allow it.</source>
      <translation>Bis du es erlaubst, ist niemand zu finden.</translation>
    </message>
    <message>
      <source>Nobody can choose who sits where: everybody's number makes the draw.</source>
      <translation>Niemand kann wählen, wer wo sitzt: Die Zahlen aller ergeben das Los.</translation>
    </message>
    <message>
      <source>Nobody can read a sealed bid, and nobody can change it.</source>
      <translation>Niemand kann ein versiegeltes Gebot lesen, und niemand kann es ändern.</translation>
    </message>
    <message>
      <source>Nobody can read it, and you cannot change it.</source>
      <translation>Niemand kann es lesen, und du kannst es nicht ändern.</translation>
    </message>
    <message>
      <source>Nobody could cheat the dice</source>
      <translation>Niemand konnte beim Würfeln schummeln</translation>
    </message>
    <message>
      <source>Nobody else has an X</source>
      <translation>Sonst hat niemand ein X</translation>
    </message>
    <message>
      <source>Nobody else is here yet</source>
      <translation>Noch ist niemand da</translation>
    </message>
    <message>
      <source>Nobody gives this laptop an address</source>
      <translation>Niemand gibt diesem Laptop eine Adresse</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds</source>
      <translation>Zehn Runden lang kam niemand voran</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds: the race ends without a winner.</source>
      <translation>Zehn Runden lang kam niemand voran: Das Rennen endet ohne Sieger.</translation>
    </message>
    <message>
      <source>Nobody has finished a game yet.</source>
      <translation>Noch niemand hat ein Spiel beendet.</translation>
    </message>
    <message>
      <source>Nobody has run this on a Mac yet. Tell us how it went!</source>
      <translation>Das hat noch niemand auf einem Mac gestartet. Sag uns, wie es lief!</translation>
    </message>
    <message>
      <source>Nobody is there to be told. Go on with the game under Games to tell the others.</source>
      <translation>Niemand ist da, der es erfahren könnte. Spiel unter „Spiele“ weiter, dann erfahren es die anderen.</translation>
    </message>
    <message>
      <source>Nobody plays, or the network keeps its guests apart: then join by code, or meet on a phone's hotspot or a cable.</source>
      <translation>Niemand spielt, oder das Netz trennt seine Gäste: Dann nimm einen Code, oder trefft euch am Hotspot eines Handys oder an einem Kabel.</translation>
    </message>
    <message>
      <source>Nobody sat down.</source>
      <translation>Niemand hat sich gesetzt.</translation>
    </message>
    <message>
      <source>None of them moves.</source>
      <translation>Von ihnen zieht keiner.</translation>
    </message>
    <message>
      <source>Not after all</source>
      <translation>Doch nicht</translation>
    </message>
    <message>
      <source>Not at a table with me</source>
      <translation>Nicht an meinem Tisch</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Nicht zu Ende</translation>
    </message>
    <message>
      <source>Not played: an hour by a bot, {best} instead of {gained}.</source>
      <translation>Nicht gespielt: eine Stunde von einem Bot, {best} statt {gained}.</translation>
    </message>
    <message>
      <source>Not rolled yet.</source>
      <translation>Noch nicht gewürfelt.</translation>
    </message>
    <message>
      <source>Not wholly on the table: {gap} mm too far.</source>
      <translation>Nicht ganz auf dem Tisch: {gap} mm zu weit.</translation>
    </message>
    <message>
      <source>Not yet: {question}</source>
      <translation>Noch nicht: {question}</translation>
    </message>
    <message>
      <source>Nothing else: there are no worms yet.</source>
      <translation>Sonst nichts: Es gibt noch keine Würmer.</translation>
    </message>
    <message>
      <source>Nothing flies or trembles</source>
      <translation>Nichts fliegt oder zittert</translation>
    </message>
    <message>
      <source>Nothing has been opened yet.</source>
      <translation>Noch ist nichts geöffnet.</translation>
    </message>
    <message>
      <source>Nothing here keeps visitors out</source>
      <translation>Nichts hält hier Besucher fern</translation>
    </message>
    <message>
      <source>Nothing here yet. A race takes ten minutes.</source>
      <translation>Noch nichts hier. Ein Rennen dauert zehn Minuten.</translation>
    </message>
    <message>
      <source>Nothing is decided in this hour yet.</source>
      <translation>In dieser Stunde ist noch nichts entschieden.</translation>
    </message>
    <message>
      <source>Nothing is decided yet in this hour.</source>
      <translation>In dieser Stunde ist noch nichts entschieden.</translation>
    </message>
    <message>
      <source>Nothing is handed over now</source>
      <translation>Gerade gibt es hier nichts</translation>
    </message>
    <message>
      <source>Nothing is heard in {where}</source>
      <translation>In {where} ist nichts zu hören</translation>
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation>Noch ist nichts gelegt.</translation>
    </message>
    <message>
      <source>Nothing is lost. It opens as soon as this program is newer.</source>
      <translation>Nichts ist verloren. Es geht auf, sobald dieses Programm neuer ist.</translation>
    </message>
    <message>
      <source>Nothing is thrown with it in this race: the bids alone decide.</source>
      <translation>In diesem Rennen wird damit nichts gewürfelt: Die Gebote allein entscheiden.</translation>
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation>Hier gibt es nichts zu erklären.</translation>
    </message>
    <message>
      <source>Nothing of a branch is signed, and no game follows it.</source>
      <translation>Nichts von einem Zweig ist unterschrieben, und keine Partie folgt auf ihn.</translation>
    </message>
    <message>
      <source>Nothing of the game is proved.</source>
      <translation>Vom Spiel ist nichts bewiesen.</translation>
    </message>
    <message>
      <source>Nothing of this file can be shown.</source>
      <translation>Von dieser Datei kann nichts gezeigt werden.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}.</source>
      <translation>Auf {spaces} kannst du gerade nichts tun.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}: {reason}.</source>
      <translation>Auf {spaces} kannst du gerade nichts tun: {reason}.</translation>
    </message>
    <message>
      <source>Nothing was played.</source>
      <translation>Nichts wurde gespielt.</translation>
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
      <source>Nothing: no calls, no bids left unopened, no proofs of lies.</source>
      <translation>Nichts: keine Aufrufe, keine ungeöffneten Gebote, keine Beweise für Lügen.</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>Nov.</translation>
    </message>
    <message>
      <source>Now you know an hour. Collars and brains are in How to play.</source>
      <translation>Jetzt kennst du eine Stunde. Kragen und Gehirne stehen in der Anleitung.</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>Okt.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out, so the game ends here.</source>
      <translation>Zu zweit kann niemand ausgelassen werden; damit endet das Spiel hier.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
      <translation>Zu zweit kann niemand ausgelassen werden. Zum Vertagen schließ das Fenster; unter „Spiele“ geht es später weiter.</translation>
    </message>
    <message>
      <source>On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space.</source>
      <translation>Auf einem Blatt:  A ist ein Wurm, (A) sein Kopf;  o Futter;  # Stein;  . leer.</translation>
    </message>
    <message>
      <source>On all worms of the line but one an organ acts. Click the heart.</source>
      <translation>Auf allen Würmern der Reihe bis auf einen wirkt ein Organ. Klicke auf das Herz.</translation>
    </message>
    <message>
      <source>On the friend's laptop</source>
      <translation>Auf dem Laptop dort</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Noch einmal</translation>
    </message>
    <message>
      <source>One drizzly evening leads to another, and the pictures need a bigger book.</source>
      <translation>Ein Regenabend kommt zum anderen, und die Bilder brauchen ein größeres Album.</translation>
    </message>
    <message>
      <source>One gesture every few seconds</source>
      <translation>Eine Geste alle paar Sekunden</translation>
    </message>
    <message>
      <source>One giant or several able</source>
      <translation>Ein Riese oder mehrere Könner</translation>
    </message>
    <message>
      <source>One less</source>
      <translation>Eins weniger</translation>
    </message>
    <message>
      <source>One moment</source>
      <translation>Einen Moment</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>Eins mehr</translation>
    </message>
    <message>
      <source>One more game?</source>
      <translation>Noch ein Spiel?</translation>
    </message>
    <message>
      <source>One more race?</source>
      <translation>Noch ein Rennen?</translation>
    </message>
    <message>
      <source>One more sheet?</source>
      <translation>Noch ein Blatt?</translation>
    </message>
    <message>
      <source>One more?</source>
      <translation>Noch eins?</translation>
    </message>
    <message>
      <source>One place is yours.</source>
      <translation>Ein Platz gehört dir.</translation>
    </message>
    <message>
      <source>One player by several keys: {keys}</source>
      <translation>Eine Person mit mehreren Schlüsseln: {keys}</translation>
    </message>
    <message>
      <source>One post is swung, once.</source>
      <translation>Ein Pfosten wird geschwenkt, einmal.</translation>
    </message>
    <message>
      <source>One rich worm or many fed</source>
      <translation>Ein reicher Wurm oder viele satte</translation>
    </message>
    <message>
      <source>One roll for all</source>
      <translation>Ein Wurf für alle</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Einen Schritt zurück</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Einen Schritt weiter</translation>
    </message>
    <message>
      <source>Only between rounds can all agree to end the race: {why}.</source>
      <translation>Nur zwischen den Runden können alle das Rennen beenden: {why}.</translation>
    </message>
    <message>
      <source>Only from behind: the line is no wall, and such a touch does not count.</source>
      <translation>Nur von hinten: Die Linie ist keine Wand, und so eine Berührung zählt nicht.</translation>
    </message>
    <message>
      <source>Only one game</source>
      <translation>Nur ein Spiel</translation>
    </message>
    <message>
      <source>Only the worm that you choose first must lie in the hour's region.</source>
      <translation>Nur der Wurm, den du zuerst wählst, muss im Gebiet der Stunde liegen.</translation>
    </message>
    <message>
      <source>Only the {number} is left for {name}'s X.</source>
      <translation>Für das X von {name} bleibt nur die {number}.</translation>
    </message>
    <message>
      <source>Only what differs is written here.</source>
      <translation>Hier steht nur, was anders ist.</translation>
    </message>
    <message>
      <source>Only your own program vouches for the dice</source>
      <translation>Für die Würfel bürgt nur dein eigenes Programm</translation>
    </message>
    <message>
      <source>Only {faces} not twice in a row</source>
      <translation>Nur {faces} nicht zweimal hintereinander</translation>
    </message>
    <message>
      <source>Only {face} is left to bid: it wins {share} % of the races.</source>
      <translation>Nur {face} kann noch geboten werden: Es gewinnt {share} % der Rennen.</translation>
    </message>
    <message>
      <source>Only {face} is left to name: it wins {share} % of the races.</source>
      <translation>Nur {face} kann noch genannt werden: Es gewinnt {share} % der Rennen.</translation>
    </message>
    <message>
      <source>Oops!</source>
      <translation>Hoppla!</translation>
    </message>
    <message>
      <source>Open a file…</source>
      <translation>Datei öffnen …</translation>
    </message>
    <message>
      <source>Open a log file</source>
      <translation>Eine Protokolldatei öffnen</translation>
    </message>
    <message>
      <source>Open a table</source>
      <translation>Einen Tisch eröffnen</translation>
    </message>
    <message>
      <source>Open a table on any laptop in this network: it appears here by itself.</source>
      <translation>Öffne an einem Laptop in diesem Netz einen Tisch: Er erscheint hier von selbst.</translation>
    </message>
    <message numerus="yes">
      <source>Open for {count} more minutes</source>
      <extracomment>Open for {count} more minute</extracomment>
      <translation>
        <numerusform>Noch {count} Minute offen</numerusform>
        <numerusform>Noch {count} Minuten offen</numerusform>
      </translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Ordner öffnen</translation>
    </message>
    <message>
      <source>Open the folder, start “Worm Up”.</source>
      <translation>Öffne den Ordner und starte „Worm Up“.</translation>
    </message>
    <message>
      <source>Open this table</source>
      <translation>Diesen Tisch eröffnen</translation>
    </message>
    <message>
      <source>Or keep it asleep</source>
      <translation>Oder lass es schlafen</translation>
    </message>
    <message>
      <source>Or look at it there</source>
      <translation>Oder schau es dort an</translation>
    </message>
    <message>
      <source>Or pass: do nothing. In the first hour you can only place or pass.</source>
      <translation>Oder passen: nichts tun. In der ersten Stunde kannst du nur legen oder passen.</translation>
    </message>
    <message>
      <source>Organs</source>
      <translation>Organe</translation>
    </message>
    <message>
      <source>Own way</source>
      <translation>Eigene Wege</translation>
    </message>
    <message>
      <source>Pack them tight</source>
      <translation>Packe sie dicht</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Paare</translation>
    </message>
    <message>
      <source>Part again…</source>
      <translation>Wieder trennen…</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Pass is for the start of an hour: take back first.</source>
      <translation>Passen geht nur am Anfang einer Stunde: Nimm erst zurück.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Peelings fall from the sky, and everyone moves in next to the melon.</source>
      <translation>Schalen fallen vom Himmel, und alle ziehen neben die Melone.</translation>
    </message>
    <message>
      <source>People ask</source>
      <translation>Oft gefragt</translation>
    </message>
    <message>
      <source>Photo finish</source>
      <translation>Um Haaresbreite</translation>
    </message>
    <message>
      <source>Picture of the final board: {file}</source>
      <translation>Bild vom Ende: {file}</translation>
    </message>
    <message>
      <source>Picture of this moment (PNG)</source>
      <translation>Bild dieses Augenblicks (PNG)</translation>
    </message>
    <message>
      <source>Picture of this moment (SVG)</source>
      <translation>Bild dieses Augenblicks (SVG)</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. They do not make a stranger's laptop honest: you trust the person whose laptop you download from.</source>
      <translation>Die Bilder zeigen, dass nichts verwechselt wurde. Den Laptop eines Fremden machen sie nicht ehrlich: du vertraust dem Menschen, von dessen Laptop du lädst.</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. Whom to trust is yours to say.</source>
      <translation>Bilder zeigen, dass nichts verwechselt wurde. Wem du vertraust, entscheidest du.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Legen</translation>
    </message>
    <message>
      <source>Place a worm</source>
      <translation>Setz einen Wurm</translation>
    </message>
    <message>
      <source>Place a worm of the rolled shape, with an organ</source>
      <translation>Einen Wurm der gewürfelten Form legen, mit einem Organ</translation>
    </message>
    <message>
      <source>Place, give, wake</source>
      <translation>Setzen, geben, wecken</translation>
    </message>
    <message>
      <source>Place: lay a new worm of the shape, with at least one space in the region, and give it one of the two organs.</source>
      <translation>Legen: Lege einen neuen Wurm der Form mit mindestens einem Feld im Gebiet und gib ihm eins der beiden Organe.</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <source>Play an evening</source>
      <translation>Einen Abend spielen</translation>
    </message>
    <message>
      <source>Play on as {name}</source>
      <translation>Als {name} weiterspielen</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Von hier weiterspielen</translation>
    </message>
    <message>
      <source>Play one, or open a file that somebody sent you.</source>
      <translation>Spiel eins, oder öffne eine Datei, die dir jemand geschickt hat.</translation>
    </message>
    <message>
      <source>Play {title}</source>
      <translation>{title} spielen</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Mitspieler</translation>
    </message>
    <message>
      <source>Players who chose a number alone move, the lowest number first: as often as the number says, the last segment goes to the front of the worm. There it touches the old head, and no other worm.</source>
      <translation>Wer eine Zahl allein gewählt hat, zieht, die kleinste zuerst: So oft, wie die Zahl sagt, kommt das letzte Segment nach vorn. Dort berührt es den alten Kopf und keinen anderen Wurm.</translation>
    </message>
    <message>
      <source>Point at a sheet to read what counts on it.</source>
      <translation>Zeig auf ein Blatt, dann steht da, was darauf zählt.</translation>
    </message>
    <message>
      <source>Points by place</source>
      <translation>Punkte nach Platz</translation>
    </message>
    <message>
      <source>Points by place: {points}.</source>
      <translation>Punkte nach Platz: {points}.</translation>
    </message>
    <message>
      <source>Points by place: {points}; the worst game is left out.</source>
      <translation>Punkte nach Platz: {points}; das schlechteste Spiel zählt nicht.</translation>
    </message>
    <message>
      <source>Post and line come to rest on the free table, so a swing never wins.</source>
      <translation>Pfosten und Linie kommen auf dem freien Tisch zu liegen, also gewinnt ein Schwung nie.</translation>
    </message>
    <message>
      <source>Posts and the other worms are walls, and nothing leaves the table. Where there is no place for the next head, the worm stops.</source>
      <translation>Pfosten und die anderen Würmer sind Mauern, und nichts verlässt den Tisch. Wo kein Platz für den nächsten Kopf ist, bleibt der Wurm stehen.</translation>
    </message>
    <message>
      <source>Posts are solid: a worm may touch them but not overlap them.</source>
      <translation>Pfosten sind fest: Ein Wurm darf sie berühren, aber nicht überdecken.</translation>
    </message>
    <message>
      <source>Practice hour</source>
      <translation>Übungsstunde</translation>
    </message>
    <message>
      <source>Practice race</source>
      <translation>Übungsrennen</translation>
    </message>
    <message>
      <source>Press and hold to look at your own number</source>
      <translation>Gedrückt halten: deine eigene Zahl ansehen</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drucken…</translation>
    </message>
    <message>
      <source>Proved up to hour {hour}</source>
      <translation>Bewiesen bis Stunde {hour}</translation>
    </message>
    <message>
      <source>Proved up to round {round}</source>
      <translation>Bewiesen bis Runde {round}</translation>
    </message>
    <message>
      <source>Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling back takes it back; Done signs it.</source>
      <translation>Zieh am Kopf, und der Wurm folgt, oder klicke in den Fächer. Er rastet ein, wo er liegen darf. Zurückziehen nimmt zurück; Fertig unterschreibt.</translation>
    </message>
    <message numerus="yes">
      <source>Put an apple on one of the dots, {count} in all</source>
      <extracomment>Put an apple on one of the dots: the eye sees it</extracomment>
      <translation>
        <numerusform>Lege einen Apfel auf einen der Punkte: Das Auge sieht ihn</numerusform>
        <numerusform>Lege einen Apfel auf einen der Punkte, {count} im Ganzen</numerusform>
      </translation>
    </message>
    <message>
      <source>Put the {shape} where it touches {region}</source>
      <translation>Lege das {shape} so, dass es {region} berührt</translation>
    </message>
    <message>
      <source>Puzzle of this turn</source>
      <translation>Rätsel aus diesem Zug</translation>
    </message>
    <message>
      <source>Puzzle {number} of {count}: {asked}</source>
      <translation>Rätsel {number} von {count}: {asked}</translation>
    </message>
    <message>
      <source>Puzzles</source>
      <translation>Rätsel</translation>
    </message>
    <message>
      <source>Python {version}: the licence of the Python Software Foundation</source>
      <translation>Python {version}: Lizenz der Python Software Foundation</translation>
    </message>
    <message>
      <source>Qt {version} with PySide6: LGPL 3; you may replace its files</source>
      <translation>Qt {version} mit PySide6: LGPL 3; du darfst die Dateien austauschen</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.</source>
      <translation>R dreht eine Form, F spiegelt sie oder tauscht Kopf und Hinterteil. 1 bis 6: ein Organ.</translation>
    </message>
    <message>
      <source>Race on</source>
      <translation>Weiterlaufen</translation>
    </message>
    <message>
      <source>Race {number} of {games} of an evening</source>
      <translation>Rennen {number} von {games} eines Abends</translation>
    </message>
    <message>
      <source>Re-pose</source>
      <translation>Neu legen</translation>
    </message>
    <message>
      <source>Read it all</source>
      <translation>Alles lesen</translation>
    </message>
    <message>
      <source>Read it aloud, or let a phone take a picture of it.</source>
      <translation>Lies ihn vor, oder lass ein Handy ein Bild davon machen.</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Ansehen</translation>
    </message>
    <message>
      <source>Report on one page (HTML)</source>
      <translation>Bericht auf einer Seite (HTML)</translation>
    </message>
    <message>
      <source>Resign for good</source>
      <translation>Endgültig aufgeben</translation>
    </message>
    <message>
      <source>Resign?</source>
      <translation>Aufgeben?</translation>
    </message>
    <message>
      <source>Resign…</source>
      <translation>Aufgeben …</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Rückblick</translation>
    </message>
    <message>
      <source>Richest</source>
      <translation>Reichster</translation>
    </message>
    <message>
      <source>Roadblock</source>
      <translation>Sperrholz</translation>
    </message>
    <message>
      <source>Rocks</source>
      <translation>Steine</translation>
    </message>
    <message>
      <source>Roll together, draw worms,
wake their organs.</source>
      <translation>Zusammen würfeln, Würmer zeichnen,
ihre Organe wecken.</translation>
    </message>
    <message>
      <source>Rolled for everybody.</source>
      <translation>Für alle gewürfelt.</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>Round {round}.</source>
      <translation>Runde {round}.</translation>
    </message>
    <message>
      <source>Round {round}: bid in secret</source>
      <translation>Runde {round}: Biete geheim</translation>
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation>Runde {round}: Wähle ein Gebot und versiegle es.</translation>
    </message>
    <message>
      <source>Round {round}: secret bids</source>
      <translation>Runde {round}: geheime Gebote</translation>
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation>Runde {round}: Es fehlen die Gebote von {names}.</translation>
    </message>
    <message>
      <source>Round {round}: {bids}.</source>
      <translation>Runde {round}: {bids}.</translation>
    </message>
    <message>
      <source>Rule {tag}: {said}</source>
      <translation>Regel {tag}: {said}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation>Regeln von {game}</translation>
    </message>
    <message>
      <source>Same Wi-Fi? Then read this aloud:</source>
      <translation>Dasselbe WLAN? Dann lies das vor:</translation>
    </message>
    <message>
      <source>Same here</source>
      <translation>Bei mir auch</translation>
    </message>
    <message>
      <source>Same number? None of them moves. That is half the fun.</source>
      <translation>Dieselbe Zahl? Keiner davon zieht. Das ist der halbe Spaß.</translation>
    </message>
    <message>
      <source>Same person as…</source>
      <translation>Dieselbe Person wie…</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>Samstag</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save a picture</source>
      <translation>Bild speichern</translation>
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation>Fehlerpaket speichern …</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Bild speichern</translation>
    </message>
    <message>
      <source>Save the file…</source>
      <translation>Die Datei speichern …</translation>
    </message>
    <message>
      <source>Save the log as a file…</source>
      <translation>Das Protokoll als Datei speichern …</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
      <source>Saved: {path}</source>
      <translation>Gespeichert: {path}</translation>
    </message>
    <message>
      <source>Say it aloud, all together</source>
      <translation>Sagt es laut, alle zusammen</translation>
    </message>
    <message>
      <source>Score now: {total}  (r shows its rows)</source>
      <translation>Punkte jetzt: {total}  (r zeigt die Zeilen)</translation>
    </message>
    <message>
      <source>Score sheet (CSV)</source>
      <translation>Wertungstabelle (CSV)</translation>
    </message>
    <message>
      <source>Seal my {face}</source>
      <translation>Meine {face} versiegeln</translation>
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation>{face} versiegeln und zustimmen</translation>
    </message>
    <message>
      <source>Seal, sign, press what has the ring</source>
      <translation>Versiegeln, unterschreiben, drücken, was den Ring hat</translation>
    </message>
    <message>
      <source>Sealed</source>
      <translation>Versiegelt</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search by player, game, result or date</source>
      <translation>Suche nach Mitspielern, Spiel, Ergebnis oder Datum</translation>
    </message>
    <message>
      <source>Secret choices are hidden while you hand the laptop on.</source>
      <translation>Geheimes ist verdeckt, während ihr den Laptop weitergebt.</translation>
    </message>
    <message>
      <source>Segments of one worm touch their neighbours; other worms stay apart.</source>
      <translation>Glieder eines Wurms berühren ihre Nachbarn; andere Würmer bleiben auf Abstand.</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>Sep.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the one that was followed counts.</source>
      <translation>Mehrere Spiele wollen Spiel {number} sein: Es zählt das, auf das ein weiteres folgte.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the table is computed without them.</source>
      <translation>Mehrere Spiele wollen Spiel {number} sein: Die Tabelle ist ohne sie berechnet.</translation>
    </message>
    <message>
      <source>Several games in a row, whose points are counted together</source>
      <translation>Mehrere Spiele nacheinander, deren Punkte zusammengezählt werden</translation>
    </message>
    <message>
      <source>Several organs glow now. Click the tail.</source>
      <translation>Jetzt leuchten mehrere Organe. Klicke auf den Schwanz.</translation>
    </message>
    <message>
      <source>Shapes</source>
      <translation>Formen</translation>
    </message>
    <message>
      <source>Sheets of {game}</source>
      <translation>Blätter von {game}</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Alles zeigen</translation>
    </message>
    <message>
      <source>Show how</source>
      <translation>Zeig mir, wie</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Zeig es mir</translation>
    </message>
    <message>
      <source>Show me: {what}</source>
      <translation>Zeig es mir: {what}</translation>
    </message>
    <message>
      <source>Show the gestures of {name}</source>
      <translation>Die Gesten von {name} zeigen</translation>
    </message>
    <message>
      <source>Show where tails point</source>
      <translation>Zeigen, wohin die Schwänze weisen</translation>
    </message>
    <message>
      <source>Shows a table to everybody, in full screen</source>
      <translation>Zeigt allen einen Tisch, im Vollbild</translation>
    </message>
    <message>
      <source>Sign</source>
      <translation>Unterschreiben</translation>
    </message>
    <message>
      <source>Sign anyway</source>
      <translation>Trotzdem unterschreiben</translation>
    </message>
    <message>
      <source>Sign the hour</source>
      <translation>Die Stunde unterschreiben</translation>
    </message>
    <message>
      <source>Sign the hour (Ctrl+Enter): after that nothing is taken back</source>
      <translation>Die Stunde unterschreiben (Strg+Enter): Danach wird nichts zurückgenommen</translation>
    </message>
    <message>
      <source>Sign your move: then it cannot be changed. (Enter)</source>
      <translation>Unterschreib deinen Zug: Dann lässt er sich nicht mehr ändern. (Enter)</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Unterschriften</translation>
    </message>
    <message>
      <source>Signed</source>
      <translation>Unterschrieben</translation>
    </message>
    <message>
      <source>Signed.</source>
      <translation>Unterschrieben.</translation>
    </message>
    <message>
      <source>Signed. Waiting for {names}.</source>
      <translation>Unterschrieben. Es fehlt noch: {names}.</translation>
    </message>
    <message>
      <source>Signing.</source>
      <translation>Unterschreibe.</translation>
    </message>
    <message>
      <source>Sit down</source>
      <translation>Hinsetzen</translation>
    </message>
    <message>
      <source>Sit down there</source>
      <translation>Setz dich dazu</translation>
    </message>
    <message>
      <source>Sit down with {names} after all</source>
      <translation>Sich doch noch zu {names} setzen</translation>
    </message>
    <message>
      <source>Sit down: the table shows up by itself.</source>
      <translation>Setz dich: der Tisch erscheint von selbst.</translation>
    </message>
    <message>
      <source>Small letters, a dash too many, O for 0: all the same.</source>
      <translation>Kleinbuchstaben, ein Strich zu viel, O statt 0: alles gleich.</translation>
    </message>
    <message>
      <source>Small talk</source>
      <translation>Plaudern</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Kleinere Schrift</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Bisher</translation>
    </message>
    <message>
      <source>Solved!</source>
      <translation>Gelöst!</translation>
    </message>
    <message>
      <source>Somebody at this laptop has that name already.</source>
      <translation>An diesem Laptop heißt schon jemand so.</translation>
    </message>
    <message>
      <source>Somebody does not see this table?</source>
      <translation>Jemand sieht diesen Tisch nicht?</translation>
    </message>
    <message>
      <source>Somebody dozes off</source>
      <translation>Jemand nickt ein</translation>
    </message>
    <message>
      <source>Somebody else at this laptop</source>
      <translation>Noch jemand an diesem Laptop</translation>
    </message>
    <message>
      <source>Somebody hums, somebody follows, and soon the whole bed is dancing.</source>
      <translation>Einer summt, einer folgt, und bald tanzt das ganze Beet.</translation>
    </message>
    <message>
      <source>Somebody is missing?</source>
      <translation>Fehlt jemand?</translation>
    </message>
    <message>
      <source>Somebody watches now, and sees no secret.</source>
      <translation>Jetzt schaut jemand zu und sieht nichts Geheimes.</translation>
    </message>
    <message>
      <source>Somebody with {system} can give it: “Bring a friend” on that laptop.</source>
      <translation>Jemand mit {system} kann es geben: „Hol Freunde dazu“ auf dem Laptop dort.</translation>
    </message>
    <message>
      <source>Something differs</source>
      <translation>Etwas ist anders</translation>
    </message>
    <message>
      <source>Something in the window went wrong ({what}).</source>
      <translation>Im Fenster ging etwas schief ({what}).</translation>
    </message>
    <message>
      <source>Something is in the way</source>
      <translation>Etwas ist im Weg</translation>
    </message>
    <message>
      <source>Sound</source>
      <translation>Ton</translation>
    </message>
    <message>
      <source>Sounds are off</source>
      <translation>Töne sind aus</translation>
    </message>
    <message>
      <source>Sounds are on</source>
      <translation>Töne sind an</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Standings:</source>
      <translation>Stand:</translation>
    </message>
    <message>
      <source>Start the hour over</source>
      <translation>Die Stunde von vorn</translation>
    </message>
    <message>
      <source>Start without {names}</source>
      <translation>Ohne {names} anfangen</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Bleiben</translation>
    </message>
    <message>
      <source>Stay here</source>
      <translation>Hier bleiben</translation>
    </message>
    <message>
      <source>Stay in the race</source>
      <translation>Im Rennen bleiben</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>Step {step}</source>
      <translation>Schritt {step}</translation>
    </message>
    <message>
      <source>Step {step} joins what everybody had sealed before.</source>
      <translation>Schritt {step} verbindet, was alle vorher versiegelt hatten.</translation>
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation>Schritt {step} von {last}</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: you go from {before} to {after} %.</source>
      <translation>Schritt {step}, Runde {round}: Du gehst von {before} auf {after} %.</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: {name} goes from {before} to {after} %.</source>
      <translation>Schritt {step}, Runde {round}: {name} geht von {before} auf {after} %.</translation>
    </message>
    <message>
      <source>Step {step}: {what}</source>
      <translation>Schritt {step}: {what}</translation>
    </message>
    <message>
      <source>Still the same room?</source>
      <translation>Noch derselbe Raum?</translation>
    </message>
    <message>
      <source>Stony Ground</source>
      <translation>Steiniger Boden</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Stop following</source>
      <translation>Nicht mehr folgen</translation>
    </message>
    <message>
      <source>Stop leading</source>
      <translation>Nicht mehr führen</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>Sonntag</translation>
    </message>
    <message>
      <source>Swing a post</source>
      <translation>Pfosten schwenken</translation>
    </message>
    <message>
      <source>Swing a post?</source>
      <translation>Einen Pfosten schwenken?</translation>
    </message>
    <message>
      <source>Swing first</source>
      <translation>Erst schwenken</translation>
    </message>
    <message>
      <source>Swing it</source>
      <translation>Schwenken</translation>
    </message>
    <message>
      <source>Swings the posts</source>
      <translation>Pfostenschwenker</translation>
    </message>
    <message>
      <source>System Settings, “Privacy &amp; Security”, at the bottom: “Open Anyway”.</source>
      <translation>Systemeinstellungen, „Datenschutz &amp; Sicherheit“, ganz unten: „Trotzdem öffnen“.</translation>
    </message>
    <message>
      <source>TCP port {port} cannot be used ({what}): choose another --port</source>
      <translation>Der TCP-Port {port} ist nicht benutzbar ({what}): Wähle einen anderen --port</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>Table {number}</source>
      <translation>Tisch {number}</translation>
    </message>
    <message>
      <source>Table {number} of a tournament</source>
      <translation>Tisch {number} eines Turniers</translation>
    </message>
    <message>
      <source>Table {number} of {count}</source>
      <translation>Tisch {number} von {count}</translation>
    </message>
    <message>
      <source>Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ acts, though no tail.</source>
      <translation>Schwanz: lässt eine Polonaise tanzen, in der sein Wurm steht. Auf allen ihren Würmern bis auf einen wirkt ein Organ, nur kein Schwanz.</translation>
    </message>
    <message>
      <source>Take a seat and play on from this step, against bots</source>
      <translation>Nimm einen Platz ein und spiel ab diesem Schritt weiter, gegen Bots</translation>
    </message>
    <message>
      <source>Take a step back, and forward again</source>
      <translation>Einen Schritt zurück und wieder vor</translation>
    </message>
    <message>
      <source>Take it again</source>
      <translation>Noch einmal</translation>
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation>Wieder so (Strg+Y)</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Doch nicht</translation>
    </message>
    <message>
      <source>Take it from {name}</source>
      <translation>Hol sie dir von {name}</translation>
    </message>
    <message>
      <source>Take my last choice back</source>
      <translation>Meine letzte Wahl zurücknehmen</translation>
    </message>
    <message>
      <source>Take the last decision back</source>
      <translation>Die letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation>Letzte Entscheidung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
      <source>Take the last part back (Z or Backspace)</source>
      <translation>Das Letzte zurücknehmen (Z oder Rücktaste)</translation>
    </message>
    <message>
      <source>Take the last segment back</source>
      <translation>Das letzte Glied zurücknehmen</translation>
    </message>
    <message>
      <source>Tea time!</source>
      <translation>Teezeit!</translation>
    </message>
    <message>
      <source>Television</source>
      <translation>Fernseher</translation>
    </message>
    <message>
      <source>Tell the others by which number your X moves. (Enter)</source>
      <translation>Sag den anderen, um welche Zahl dein X zieht. (Enter)</translation>
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation>Zehn Runden ohne Fortkommen beenden das Rennen (Regel W3.25).</translation>
    </message>
    <message>
      <source>Ten rounds without a move, or a hundred rounds, end the race.</source>
      <translation>Zehn Runden ohne Zug oder hundert Runden beenden das Rennen.</translation>
    </message>
    <message>
      <source>Test of this laptop</source>
      <translation>Test dieses Laptops</translation>
    </message>
    <message>
      <source>Test this laptop</source>
      <translation>Diesen Laptop testen</translation>
    </message>
    <message>
      <source>Testing for up to a minute…</source>
      <translation>Der Test dauert bis zu einer Minute…</translation>
    </message>
    <message>
      <source>Text larger, smaller, as it was</source>
      <translation>Text größer, kleiner, wie er war</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Textgröße</translation>
    </message>
    <message>
      <source>Text size and comforts</source>
      <translation>Textgröße und Komfort</translation>
    </message>
    <message>
      <source>That does not win. Take it back, and try another way.</source>
      <translation>Das gewinnt nicht. Nimm es zurück und versuch es anders.</translation>
    </message>
    <message>
      <source>That is all of it</source>
      <translation>Das ist schon alles</translation>
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation>Das war schon alles. Eröffne einen Tisch, und die anderen kommen von selbst dazu.</translation>
    </message>
    <message>
      <source>That is no line of the list: give a number, spaces such as c4, or ? for help.</source>
      <translation>So eine Zeile gibt es nicht: Gib eine Nummer, Felder wie c4 oder ? für Hilfe.</translation>
    </message>
    <message>
      <source>That table goes on from a position that your log does not show.</source>
      <translation>Jener Tisch geht von einer Stellung aus, die dein Protokoll nicht zeigt.</translation>
    </message>
    <message>
      <source>That was the hour. Everything could still be taken back; now sign it.</source>
      <translation>Das war die Stunde. Noch ließe sich alles zurücknehmen; jetzt unterschreibe sie.</translation>
    </message>
    <message>
      <source>That was the lesson</source>
      <translation>Das war die Lektion</translation>
    </message>
    <message>
      <source>That will do for a cable. A Wi-Fi is not connected yet.</source>
      <translation>Für ein Kabel genügt das. Mit einem WLAN ist noch nichts verbunden.</translation>
    </message>
    <message>
      <source>That works too, but try it like this first. {said}</source>
      <translation>Das geht auch, aber versuche es erst einmal so. {said}</translation>
    </message>
    <message>
      <source>The Compost Heap</source>
      <translation>Der Komposthaufen</translation>
    </message>
    <message>
      <source>The Great Flood</source>
      <translation>Die große Flut</translation>
    </message>
    <message>
      <source>The Long Dance</source>
      <translation>Der lange Tanz</translation>
    </message>
    <message>
      <source>The X</source>
      <translation>Das X</translation>
    </message>
    <message>
      <source>The X comes last</source>
      <translation>Das X kommt zuletzt</translation>
    </message>
    <message>
      <source>The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may swing a finish post. Try it when the others will want the same numbers.</source>
      <translation>Auch das X ist ein Gebot: Ist deins das einzige, nennst du eine Zahl, die niemand geboten hat, und darfst einen Zielpfosten schwenken. Probier es, wenn die anderen wohl dieselben Zahlen wollen.</translation>
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation>Das X darf nennen, was sonst niemand geboten hat, auch nicht vergeblich: {numbers} (Regel W3.9).</translation>
    </message>
    <message>
      <source>The X rests for a round all the same.</source>
      <translation>Das X ruht trotzdem eine Runde.</translation>
    </message>
    <message>
      <source>The X swings a post after its worm has moved, if the table says no other.</source>
      <translation>Das X schwenkt einen Pfosten, nachdem sein Wurm gezogen hat, wenn der Tisch es nicht anders will.</translation>
    </message>
    <message>
      <source>The best face</source>
      <translation>Die beste Seite</translation>
    </message>
    <message>
      <source>The bid that was made</source>
      <translation>Was geboten wurde</translation>
    </message>
    <message>
      <source>The board at the end</source>
      <translation>Das Brett am Ende</translation>
    </message>
    <message>
      <source>The board where the proof ends</source>
      <translation>Das Brett, wo der Beweis endet</translation>
    </message>
    <message>
      <source>The branch was not kept beside the log: {why}.</source>
      <translation>Der Zweig wurde nicht neben dem Protokoll aufgehoben: {why}.</translation>
    </message>
    <message>
      <source>The caller signed several lists of people: this is one of several draws.</source>
      <translation>Wer einlädt, hat mehrere Listen der Leute unterschrieben: Dies ist eine von mehreren Auslosungen.</translation>
    </message>
    <message>
      <source>The clip is being drawn.</source>
      <translation>Der Clip wird gezeichnet.</translation>
    </message>
    <message>
      <source>The clip was stopped; nothing of it is saved.</source>
      <translation>Der Clip wurde angehalten; nichts davon ist gespeichert.</translation>
    </message>
    <message>
      <source>The coach answers when you have something to choose.</source>
      <translation>Der Trainer antwortet, wenn du etwas zu wählen hast.</translation>
    </message>
    <message>
      <source>The copy changes here</source>
      <translation>Hier ändert sich die Kopie</translation>
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation>Die Würfel rollen.</translation>
    </message>
    <message>
      <source>The dice are new each time: everybody's numbers make them together.</source>
      <translation>Die Würfel sind jedes Mal neu: Die Zahlen aller machen sie gemeinsam.</translation>
    </message>
    <message>
      <source>The dice are still in the cup.</source>
      <translation>Die Würfel sind noch im Becher.</translation>
    </message>
    <message>
      <source>The dice come from numbers that everybody sealed the hour before.</source>
      <translation>Die Würfel kommen aus Zahlen, die alle in der Stunde davor versiegelt haben.</translation>
    </message>
    <message>
      <source>The dice have not been rolled yet.</source>
      <translation>Die Würfel sind noch nicht gefallen.</translation>
    </message>
    <message>
      <source>The digest of each step</source>
      <translation>Die Prüfsumme jedes Schritts</translation>
    </message>
    <message>
      <source>The emblem that they could compare:</source>
      <translation>Das Emblem, das sie vergleichen konnten:</translation>
    </message>
    <message>
      <source>The emblem: {words}</source>
      <translation>Das Emblem: {words}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>Das Ende</translation>
    </message>
    <message>
      <source>The envelopes open all at once.</source>
      <translation>Alle Umschläge öffnen sich zugleich.</translation>
    </message>
    <message>
      <source>The evening</source>
      <translation>Der Abend</translation>
    </message>
    <message>
      <source>The evening as a chart</source>
      <translation>Der Abend als Kurve</translation>
    </message>
    <message>
      <source>The evening as a table</source>
      <translation>Der Abend als Tabelle</translation>
    </message>
    <message>
      <source>The evening goes on</source>
      <translation>Der Abend geht weiter</translation>
    </message>
    <message numerus="yes">
      <source>The evening: {done} of {count} games count.</source>
      <extracomment>The evening: {done} of {count} game counts.</extracomment>
      <translation>
        <numerusform>Der Abend: {done} von {count} Spiel zählt.</numerusform>
        <numerusform>Der Abend: {done} von {count} Spielen zählen.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file is damaged here</source>
      <translation>Hier ist die Datei beschädigt</translation>
    </message>
    <message>
      <source>The file is whole.</source>
      <translation>Die Datei ist heil.</translation>
    </message>
    <message>
      <source>The final</source>
      <translation>Das Finale</translation>
    </message>
    <message>
      <source>The final of a tournament</source>
      <translation>Das Finale eines Turniers</translation>
    </message>
    <message>
      <source>The finish again</source>
      <translation>Nochmal das Finish</translation>
    </message>
    <message>
      <source>The finish counts from either side.</source>
      <translation>Das Ziel zählt von beiden Seiten.</translation>
    </message>
    <message>
      <source>The finish counts from its front side only.</source>
      <translation>Das Ziel zählt nur von vorn.</translation>
    </message>
    <message>
      <source>The first copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>Die erste Kopie ist hinter Schritt {last} kaputt; bis Schritt {step} sind beide gleich.</translation>
    </message>
    <message>
      <source>The first segment that touches the finish line ends the race.</source>
      <translation>Das erste Glied, das die Ziellinie berührt, beendet das Rennen.</translation>
    </message>
    <message>
      <source>The first start needs the internet for about two minutes; later starts do not.</source>
      <translation>Der erste Start braucht etwa zwei Minuten lang das Internet, spätere nicht.</translation>
    </message>
    <message>
      <source>The friend's page shows the same four pictures.</source>
      <translation>Die Seite im Browser dort zeigt dieselben vier Bilder.</translation>
    </message>
    <message>
      <source>The frost lets go for a few hours only; keep a little air for everyone.</source>
      <translation>Der Frost lässt nur wenige Stunden nach; lasst allen ein wenig Luft.</translation>
    </message>
    <message>
      <source>The full number must be moved, if there is room.</source>
      <translation>Die ganze Zahl muss gezogen werden, wenn Platz ist.</translation>
    </message>
    <message>
      <source>The game ends after the last hour of the sheet.</source>
      <translation>Das Spiel endet nach der letzten Stunde des Blatts.</translation>
    </message>
    <message>
      <source>The game goes on: what was signed is saved. What went wrong is noted in {path}.</source>
      <translation>Das Spiel geht weiter: Was unterschrieben ist, ist gespeichert. Was schiefging, steht in {path}.</translation>
    </message>
    <message>
      <source>The game is kept; go on with: solo --resume</source>
      <translation>Das Spiel bleibt; weiter geht es mit: solo --resume</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>Das Spiel ist noch nicht vorbei.</translation>
    </message>
    <message>
      <source>The game is on your shelf, and you can go on with it another day. If you leave for good, you cannot come back.</source>
      <translation>Das Spiel steht in deinem Regal, und du kannst an einem anderen Tag weiterspielen. Wenn du für immer gehst, kannst du nicht zurück.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>Das Spiel ist aus</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message numerus="yes">
      <source>The game is over: {total} points, {grade}.</source>
      <extracomment>The game is over: {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>Das Spiel ist vorbei: {total} Punkt, {grade}.</numerusform>
        <numerusform>Das Spiel ist vorbei: {total} Punkte, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game itself (log)</source>
      <translation>Das Spiel selbst (Protokoll)</translation>
    </message>
    <message>
      <source>The ghost throws {dice}: {face}.</source>
      <translation>Der Geist würfelt {dice}: {face}.</translation>
    </message>
    <message>
      <source>The ground softens, and the first worms wake up hungry.</source>
      <translation>Der Boden wird weich, und die ersten Würmer wachen hungrig auf.</translation>
    </message>
    <message>
      <source>The hour is finished: sign it, or take something back</source>
      <translation>Die Stunde ist fertig: Unterschreibe sie oder nimm etwas zurück</translation>
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation>Wer als Letzter im Rennen ist, gewinnt (Regel W3.24).</translation>
    </message>
    <message>
      <source>The last one left, in round {round}</source>
      <translation>Als Letzter übrig, in Runde {round}</translation>
    </message>
    <message>
      <source>The letters Nunito and DynaPuff: SIL Open Font License 1.1</source>
      <translation>Die Schriften Nunito und DynaPuff: SIL Open Font License 1.1</translation>
    </message>
    <message>
      <source>The line {line} dances, {left} more of it may act: which organ?</source>
      <translation>Die Polonaise {line} tanzt, {left} davon dürfen noch wirken: welches Organ?</translation>
    </message>
    <message>
      <source>The logs do NOT agree.</source>
      <translation>Die Protokolle stimmen NICHT überein.</translation>
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation>Die niedrigste Zahl zieht zuerst (Regel W3.7).</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls.</source>
      <translation>Die kleinste Zahl zieht zuerst. Würmer sind Wände.</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation>Die niedrigste Zahl zieht zuerst. Würmer sind Wände: Überleg, wo deiner liegen wird.</translation>
    </message>
    <message>
      <source>The lowest number moves first; an X moves in the place of its number.</source>
      <translation>Die kleinste Zahl zieht zuerst; ein X zieht an der Stelle seiner Zahl.</translation>
    </message>
    <message>
      <source>The new head touches the old one, at any place round it.</source>
      <translation>Der neue Kopf berührt den alten, an irgendeiner Stelle rundherum.</translation>
    </message>
    <message>
      <source>The next chapter is {title}.</source>
      <translation>Das nächste Kapitel heißt {title}.</translation>
    </message>
    <message>
      <source>The next round begins.</source>
      <translation>Die nächste Runde beginnt.</translation>
    </message>
    <message>
      <source>The option of this hour is chosen already.</source>
      <translation>Die Option dieser Stunde ist schon gewählt.</translation>
    </message>
    <message>
      <source>The other file is being checked.</source>
      <translation>Die andere Datei wird gerade geprüft.</translation>
    </message>
    <message>
      <source>The other laptop</source>
      <translation>Der andere Laptop</translation>
    </message>
    <message>
      <source>The others agree to go on without {name}; {then}.</source>
      <translation>Die anderen spielen einig ohne {name} weiter; {then}.</translation>
    </message>
    <message>
      <source>The others could not be told. Go on with the game under Games to tell them.</source>
      <translation>Die anderen waren nicht zu erreichen. Spiel unter „Spiele“ weiter, dann erfahren sie es.</translation>
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation>Die anderen haben inzwischen weitergespielt; ab dem nächsten Schritt bist du wieder dabei.</translation>
    </message>
    <message>
      <source>The others have not said yet.</source>
      <translation>Die anderen haben sich noch nicht gemeldet.</translation>
    </message>
    <message>
      <source>The others may go on. A worm that wakes up sits again.</source>
      <translation>Die anderen dürfen weiterspielen. Ein Wurm, der aufwacht, sitzt wieder am Tisch.</translation>
    </message>
    <message>
      <source>The others would go on.</source>
      <translation>Die anderen würden weiterspielen.</translation>
    </message>
    <message>
      <source>The post stands there; Done signs it. (Enter)</source>
      <translation>Dann steht der Pfosten dort; Fertig unterschreibt. (Enter)</translation>
    </message>
    <message>
      <source>The program is being packed. One moment…</source>
      <translation>Das Programm wird gepackt. Einen Moment …</translation>
    </message>
    <message>
      <source>The race</source>
      <translation>Das Rennen</translation>
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation>Das Rennen endet mit genau dem Segment, das die Linie berührt (Regel W3.17).</translation>
    </message>
    <message>
      <source>The race has not ended.</source>
      <translation>Das Rennen ist nicht zu Ende.</translation>
    </message>
    <message>
      <source>The race is over.</source>
      <translation>Das Rennen ist vorbei.</translation>
    </message>
    <message>
      <source>The report is in English, for whoever helps you. It names nobody.</source>
      <translation>Der Bericht ist auf Englisch, für alle, die dir helfen. Er nennt niemanden.</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>Das Ergebnis</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Die Regeln</translation>
    </message>
    <message>
      <source>The same four as on the other screen?</source>
      <translation>Dieselben vier wie auf dem anderen Bildschirm?</translation>
    </message>
    <message>
      <source>The same four as on {name}'s screen?</source>
      <translation>Dieselben vier wie auf dem Bildschirm von {name}?</translation>
    </message>
    <message>
      <source>The same key in another game is the same laptop.</source>
      <translation>Derselbe Schlüssel in einem anderen Spiel ist derselbe Laptop.</translation>
    </message>
    <message>
      <source>The same on every laptop? Then nobody stands between you.</source>
      <translation>Dieselben auf jedem Laptop? Dann steht niemand zwischen euch.</translation>
    </message>
    <message>
      <source>The second copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>Die zweite Kopie ist hinter Schritt {last} kaputt; bis Schritt {step} sind beide gleich.</translation>
    </message>
    <message>
      <source>The shape of a new worm; Give and Wake also fit worms laid in it.</source>
      <translation>Die Form eines neuen Wurms; Geben und Wecken passen auch zu Würmern dieser Form.</translation>
    </message>
    <message>
      <source>The sheet</source>
      <translation>Das Blatt</translation>
    </message>
    <message>
      <source>The sheet is {name}. {story}</source>
      <translation>Das Blatt ist {name}. {story}</translation>
    </message>
    <message>
      <source>The sheets where the proof ends:</source>
      <translation>Die Blätter, wo der Beweis endet:</translation>
    </message>
    <message>
      <source>The six organs</source>
      <translation>Die sechs Organe</translation>
    </message>
    <message>
      <source>The sum also has a grade, from 0 to 5.</source>
      <translation>Die Summe hat auch eine Note, von 0 bis 5.</translation>
    </message>
    <message>
      <source>The sum of the four rows counts; the highest wins.</source>
      <translation>Die Summe der vier Reihen zählt; die höchste gewinnt.</translation>
    </message>
    <message>
      <source>The sun is this hour. Struck hours are over, blue ones are the afternoon.</source>
      <translation>Die Sonne ist diese Stunde. Gestrichene Stunden sind vorbei, blaue sind der Nachmittag.</translation>
    </message>
    <message>
      <source>The table after this step, played again: {verdict}.</source>
      <translation>Der Tisch nach diesem Schritt, nachgespielt: {verdict}.</translation>
    </message>
    <message>
      <source>The table does not wait for you now.</source>
      <translation>Der Tisch wartet jetzt nicht auf dich.</translation>
    </message>
    <message>
      <source>The table has split</source>
      <translation>Der Tisch hat sich geteilt</translation>
    </message>
    <message>
      <source>The table is being laid.</source>
      <translation>Der Tisch wird gedeckt.</translation>
    </message>
    <message>
      <source>The table may choose to lay worms anew before they move.</source>
      <translation>Am Tisch kann vereinbart werden, Würmer vor dem Zug neu zu legen.</translation>
    </message>
    <message>
      <source>The table of the race</source>
      <translation>Der Tisch des Rennens</translation>
    </message>
    <message>
      <source>The table plays exactly the sheet whose digest all have signed.</source>
      <translation>Der Tisch spielt genau das Blatt, dessen Prüfsumme alle unterschrieben haben.</translation>
    </message>
    <message>
      <source>The table rolled for everybody.</source>
      <translation>Der Tisch hat für alle gewürfelt.</translation>
    </message>
    <message>
      <source>The tables are drawn</source>
      <translation>Die Tische sind ausgelost</translation>
    </message>
    <message>
      <source>The tables are drawn. You are expected here: {table}</source>
      <translation>Die Tische sind ausgelost. Hier wirst du erwartet: {table}</translation>
    </message>
    <message>
      <source>The tail becomes the head (T)</source>
      <translation>Der Schwanz wird zum Kopf (T)</translation>
    </message>
    <message>
      <source>The tail points at the other worm: that is a Conga Line. Choose Wake, then click the worm with the tail.</source>
      <translation>Der Schwanz zeigt auf den anderen Wurm: Das ist eine Conga-Reihe. Wähle Wecken, dann klicke auf den Wurm mit dem Schwanz.</translation>
    </message>
    <message>
      <source>The test cannot be started</source>
      <translation>Der Test lässt sich nicht starten</translation>
    </message>
    <message>
      <source>The test is not over yet.</source>
      <translation>Der Test läuft noch.</translation>
    </message>
    <message>
      <source>The tournament is over.</source>
      <translation>Das Turnier ist vorbei.</translation>
    </message>
    <message>
      <source>The tournament: {people}, drawn to {tables}.</source>
      <translation>Das Turnier: {people}, gelost auf {tables}.</translation>
    </message>
    <message>
      <source>The whole game is proved</source>
      <translation>Das ganze Spiel ist bewiesen</translation>
    </message>
    <message>
      <source>The whole game is proved, to its last step, {step}; nothing behind it.</source>
      <translation>Das ganze Spiel ist bewiesen, bis zum letzten Schritt, {step}; dahinter nichts.</translation>
    </message>
    <message>
      <source>The whole screen</source>
      <translation>Der ganze Bildschirm</translation>
    </message>
    <message>
      <source>The winners meet as soon as all tables are over.</source>
      <translation>Die Sieger treffen sich, sobald alle Tische fertig sind.</translation>
    </message>
    <message>
      <source>The winners of the tables meet in the final.</source>
      <translation>Die Sieger der Tische treffen sich im Finale.</translation>
    </message>
    <message>
      <source>The winning placement: {name}'s head, {gap}.</source>
      <translation>Das Segment, das gewann: der Kopf von {name}, {gap}.</translation>
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation>Der Wurm bleibt liegen, als Hindernis, bis {names} zurück ist.</translation>
    </message>
    <message>
      <source>The worms take up geometry: straight lines first, then thinking ahead.</source>
      <translation>Die Würmer lernen Geometrie: erst gerade Linien, dann vorausdenken.</translation>
    </message>
    <message numerus="yes">
      <source>The {count} hours are over.</source>
      <extracomment>The {count} hour is over.</extracomment>
      <translation>
        <numerusform>Die {count} Stunde ist vorbei.</numerusform>
        <numerusform>Die {count} Stunden sind vorbei.</numerusform>
      </translation>
    </message>
    <message>
      <source>Their joint seed {seed}…, recomputed: {verdict}.</source>
      <translation>Ihr gemeinsamer Zufall {seed}…, nachgerechnet: {verdict}.</translation>
    </message>
    <message>
      <source>Their laptops are heard, but have signed nothing: {since}. Their programs may be stuck: call across the table first. They can come back at any time.</source>
      <translation>Ihre Laptops sind zu hören, haben aber nichts unterschrieben: {since}. Vielleicht hängen die Programme: Ruft erst einmal über den Tisch. Sie können jederzeit zurückkommen.</translation>
    </message>
    <message>
      <source>Their laptops have not said a word: {since}. Closed lids? Call across the table first. They can come back at any time.</source>
      <translation>Von ihren Laptops kam kein Wort: {since}. Deckel zu? Ruft erst einmal über den Tisch. Sie können jederzeit zurückkommen.</translation>
    </message>
    <message>
      <source>Then Place: {places}. Give: {adds}. Wake: {acts}.</source>
      <translation>Dann Legen: {places}. Geben: {adds}. Wecken: {acts}.</translation>
    </message>
    <message>
      <source>Then it may swing a finish post.</source>
      <translation>Danach darf es einen Zielpfosten schwenken.</translation>
    </message>
    <message>
      <source>Then nobody stands between you, and the game can start.</source>
      <translation>Dann steht niemand zwischen euch, und das Spiel kann beginnen.</translation>
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation>Dann steht jemand zwischen euch, oder es gibt zwei Tische: Steht alle auf und trefft euch neu.</translation>
    </message>
    <message>
      <source>Then you may swing one finish post round the other.</source>
      <translation>Danach darfst du einen Zielpfosten um den anderen schwenken.</translation>
    </message>
    <message>
      <source>Then: {later}</source>
      <translation>Dann: {later}</translation>
    </message>
    <message>
      <source>There is a score sheet when the game is over.</source>
      <translation>Einen Wertungsbogen gibt es, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
      <source>There is no bot at this table.</source>
      <translation>An diesem Tisch ist kein Bot.</translation>
    </message>
    <message>
      <source>There is no game here.</source>
      <translation>Hier ist kein Spiel.</translation>
    </message>
    <message>
      <source>There is no puzzle here: nobody is about to win.</source>
      <translation>Hier ist kein Rätsel: Niemand ist kurz vor dem Sieg.</translation>
    </message>
    <message>
      <source>There is nothing here for {system}.</source>
      <translation>Für {system} ist hier nichts dabei.</translation>
    </message>
    <message>
      <source>There is nothing to look back at: no step of this game was completed.</source>
      <translation>Es gibt nichts, worauf man zurückblicken könnte: In diesem Spiel wurde kein Schritt vollendet.</translation>
    </message>
    <message>
      <source>There is something to do</source>
      <translation>Es gibt etwas zu tun</translation>
    </message>
    <message>
      <source>These are two different games.</source>
      <translation>Das sind zwei verschiedene Spiele.</translation>
    </message>
    <message>
      <source>They go on from step {step} of another game.</source>
      <translation>Sie spielen ab Schritt {step} eines anderen Spiels weiter.</translation>
    </message>
    <message>
      <source>They played {game}.</source>
      <translation>Gespielt wurde {game}.</translation>
    </message>
    <message>
      <source>Thinking…</source>
      <translation>Ich denke…</translation>
    </message>
    <message>
      <source>This branch does not fit the game.</source>
      <translation>Dieser Zweig passt nicht zu der Partie.</translation>
    </message>
    <message>
      <source>This checks everything again; it ends with 0 if all is well, 1 if not:</source>
      <translation>Das prüft alles noch einmal; es endet mit 0, wenn alles stimmt, sonst mit 1:</translation>
    </message>
    <message>
      <source>This copy is damaged</source>
      <translation>Diese Kopie ist beschädigt</translation>
    </message>
    <message>
      <source>This copy is damaged: some of its bytes have changed. {proved}</source>
      <translation>Diese Kopie ist beschädigt: Einige Bytes haben sich geändert. {proved}</translation>
    </message>
    <message>
      <source>This copy was changed after the game</source>
      <translation>Diese Kopie wurde nach dem Spiel verändert</translation>
    </message>
    <message>
      <source>This copy was changed after the game, or is no honest copy. {proved} It does not show who changed it.</source>
      <translation>Diese Kopie wurde nach dem Spiel verändert oder ist keine ehrliche Kopie. {proved} Sie zeigt nicht, wer sie verändert hat.</translation>
    </message>
    <message>
      <source>This draw has ended unfinished</source>
      <translation>Diese Auslosung blieb unvollendet</translation>
    </message>
    <message>
      <source>This edition</source>
      <translation>Diese Ausgabe</translation>
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation>Diese Ausgabe kennt so eine Regel nicht.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Diese Datei</translation>
    </message>
    <message>
      <source>This game could not be looked back at: {why}.</source>
      <translation>Auf dieses Spiel konnte nicht zurückgeblickt werden: {why}.</translation>
    </message>
    <message>
      <source>This hour so far</source>
      <translation>Diese Stunde bis jetzt</translation>
    </message>
    <message>
      <source>This hour: {told}.</source>
      <translation>Diese Stunde: {told}.</translation>
    </message>
    <message>
      <source>This is a phone. The games need a laptop.</source>
      <translation>Das ist ein Telefon. Die Spiele brauchen einen Laptop.</translation>
    </message>
    <message>
      <source>This is final: a player who has gone home cannot come back into this game.</source>
      <translation>Das ist endgültig: Wer nach Hause gegangen ist, kann nicht in dieses Spiel zurück.</translation>
    </message>
    <message>
      <source>This is the code of this laptop: type it on the other one, or type theirs.</source>
      <translation>Das ist der Code dieses Laptops: Tipp ihn am anderen ein, oder hier den anderen.</translation>
    </message>
    <message>
      <source>This is {name}'s sheet.</source>
      <translation>Das ist das Blatt von {name}.</translation>
    </message>
    <message>
      <source>This laptop</source>
      <translation>Dieser Laptop</translation>
    </message>
    <message>
      <source>This laptop has a key of its own now.</source>
      <translation>Dieser Laptop hat jetzt einen eigenen Schlüssel.</translation>
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation>Dieser Laptop ist in keinem Netz.</translation>
    </message>
    <message>
      <source>This laptop keeps visitors out</source>
      <translation>Dieser Laptop lässt keinen Besuch herein</translation>
    </message>
    <message>
      <source>This network speaks only IPv6</source>
      <translation>Dieses Netz spricht nur IPv6</translation>
    </message>
    <message numerus="yes">
      <source>This page is open for {count} more minutes.</source>
      <extracomment>This page is open for {count} more minute.</extracomment>
      <translation>
        <numerusform>Diese Seite ist noch {count} Minute offen.</numerusform>
        <numerusform>Diese Seite ist noch {count} Minuten offen.</numerusform>
      </translation>
    </message>
    <message>
      <source>This sheet</source>
      <translation>Dieser Bogen</translation>
    </message>
    <message>
      <source>This shows the SHA-256 of what you have downloaded:</source>
      <translation>Das zeigt die SHA-256 dessen, was du heruntergeladen hast:</translation>
    </message>
    <message>
      <source>This table has split at step {step}: {names} signed both sides. The proof is saved; the two sides cannot go on together.</source>
      <translation>Dieser Tisch hat sich bei Schritt {step} geteilt: {names} hat beide Seiten unterschrieben. Der Beweis ist gespeichert; die beiden Seiten können nicht zusammen weiterspielen.</translation>
    </message>
    <message>
      <source>This tells every step in words:</source>
      <translation>Das erzählt jeden Schritt in Worten:</translation>
    </message>
    <message>
      <source>Thread thief</source>
      <translation>Fadendieb</translation>
    </message>
    <message>
      <source>Three dice fall for all: two show organs, the third the shape of a worm. The coloured rows or columns are the region of this hour. You do one of these:</source>
      <translation>Drei Würfel fallen für alle: Zwei zeigen Organe, der dritte die Form eines Wurms. Die farbigen Zeilen oder Spalten sind das Gebiet dieser Stunde. Du tust eines davon:</translation>
    </message>
    <message>
      <source>Three dice fall for everybody: two organs and the shape of a worm.</source>
      <translation>Drei Würfel fallen für alle: zwei Organe und die Form eines Wurms.</translation>
    </message>
    <message>
      <source>Three dice for everybody: two organs and a shape. Click c3, and the worm lies across row 3.</source>
      <translation>Drei Würfel für alle: zwei Organe und eine Form. Klicke c3, und der Wurm liegt quer in Zeile 3.</translation>
    </message>
    <message>
      <source>Three minutes, with bots</source>
      <translation>Drei Minuten, mit Bots</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>Donnerstag</translation>
    </message>
    <message>
      <source>To change it: System Settings &gt; Privacy &amp; Security &gt; Local Network. Switch on Worm Up, or Terminal if you start the game there. Then start the game again.</source>
      <translation>So änderst du es: Systemeinstellungen &gt; Datenschutz &amp; Sicherheit &gt; Lokales Netzwerk. Schalt Worm Up ein, oder Terminal, wenn du das Spiel dort startest. Dann starte das Spiel neu.</translation>
    </message>
    <message>
      <source>To go on takes {wanted} of {seats}:</source>
      <translation>Zum Weiterspielen braucht es {wanted} von {seats}:</translation>
    </message>
    <message>
      <source>To go on {count}</source>
      <translation>Weiterspielen {count}</translation>
    </message>
    <message>
      <source>To the mark before</source>
      <translation>Zur vorigen Marke</translation>
    </message>
    <message>
      <source>To the next mark</source>
      <translation>Zur nächsten Marke</translation>
    </message>
    <message>
      <source>To try it once more, go back and press Review.</source>
      <translation>Um es noch einmal zu versuchen, geh zurück und drück auf Rückblick.</translation>
    </message>
    <message>
      <source>Together with friends here</source>
      <translation>Zusammen mit Freunden hier</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Heute Abend</translation>
    </message>
    <message>
      <source>Tonight: {score}.</source>
      <translation>Heute Abend: {score}.</translation>
    </message>
    <message>
      <source>Too far from the head: click in the fan beside it, or pull the head.</source>
      <translation>Zu weit vom Kopf: Klicke in den Fächer daneben oder zieh am Kopf.</translation>
    </message>
    <message>
      <source>Too few would be left to go on: it takes {wanted}.</source>
      <translation>Zum Weiterspielen blieben zu wenige: Es braucht {wanted}.</translation>
    </message>
    <message>
      <source>Too near to the edge of the table</source>
      <translation>Zu nah am Tischrand</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>Total {total}</source>
      <translation>Summe {total}</translation>
    </message>
    <message>
      <source>Touch from either side</source>
      <translation>Ziel von beiden Seiten</translation>
    </message>
    <message>
      <source>Touch from the front</source>
      <translation>Ziel nur von vorn</translation>
    </message>
    <message>
      <source>Touch the thread</source>
      <translation>Berühr den Faden</translation>
    </message>
    <message>
      <source>Touched in round {round}</source>
      <translation>Berührt in Runde {round}</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Turnier</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Try another player, game, result or date.</source>
      <translation>Versuch es mit anderen Mitspielern, einem anderen Spiel, Ergebnis oder Datum.</translation>
    </message>
    <message>
      <source>Try things out: Backspace takes a segment back. Only Done signs the move, and then it stands.</source>
      <translation>Probier ruhig: Die Rücktaste nimmt ein Segment zurück. Erst „Fertig“ unterschreibt den Zug, und dann gilt er.</translation>
    </message>
    <message>
      <source>Try things out: everything can be undone, back to the start of the hour. Only when you sign the hour does it stand. The next dice fall when all have signed.</source>
      <translation>Probier ruhig: Alles lässt sich zurücknehmen, bis zum Anfang der Stunde. Erst wenn du die Stunde unterschreibst, gilt sie. Die nächsten Würfel fallen, wenn alle unterschrieben haben.</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>Dienstag</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Drehen</translation>
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation>Einen Zielpfosten um den anderen drehen (S)</translation>
    </message>
    <message>
      <source>Turn a post first, with the mouse or Left and Right.</source>
      <translation>Dreh erst einen Pfosten, mit der Maus oder mit Links und Rechts.</translation>
    </message>
    <message>
      <source>Turn back</source>
      <translation>Zurückdrehen</translation>
    </message>
    <message>
      <source>Turn round at the start</source>
      <translation>Umdrehen vor dem Zug</translation>
    </message>
    <message>
      <source>Turn round when blocked</source>
      <translation>Umdrehen, wenn es klemmt</translation>
    </message>
    <message>
      <source>Turn round, swing a post, lay anew</source>
      <translation>Umdrehen, Pfosten schwenken, neu legen</translation>
    </message>
    <message>
      <source>Turned round: the tail is the head once a segment lies there.</source>
      <translation>Umgedreht: Der Schwanz ist der Kopf, sobald dort ein Segment liegt.</translation>
    </message>
    <message>
      <source>Turning round counts with the segment that follows: lay it, or turn back.</source>
      <translation>Umdrehen zählt mit dem Segment, das folgt: Leg es, oder dreh zurück.</translation>
    </message>
    <message>
      <source>Two X bump</source>
      <translation>Zwei X stoßen zusammen</translation>
    </message>
    <message>
      <source>Two bids of 7 cancel each other. May my X be the 7?</source>
      <translation>Zwei Gebote von 7 heben sich auf. Darf mein X die 7 sein?</translation>
    </message>
    <message>
      <source>Two board games for one table. No account, no internet.</source>
      <translation>Zwei Brettspiele für einen Tisch. Kein Konto, kein Internet.</translation>
    </message>
    <message>
      <source>Two games for one table of laptops.</source>
      <translation>Zwei Spiele für einen Tisch voll Laptops.</translation>
    </message>
    <message>
      <source>Two laptops with a firewall may not reach each other.</source>
      <translation>Zwei Laptops mit Firewall erreichen sich vielleicht nicht.</translation>
    </message>
    <message>
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation>Zwei spielen gegen ein drittes, gewürfeltes Gebot: den Geist.</translation>
    </message>
    <message>
      <source>Two spaces touch when they share an edge, never at a corner.</source>
      <translation>Zwei Felder berühren sich, wenn sie eine Kante teilen, nie an einer Ecke.</translation>
    </message>
    <message>
      <source>Two worms never touch. A worm may touch itself but not overlap itself.</source>
      <translation>Zwei Würmer berühren sich nie. Ein Wurm darf sich selbst berühren, aber nicht überdecken.</translation>
    </message>
    <message>
      <source>Type the address of this page into the laptop's browser.</source>
      <translation>Tippe die Adresse dieser Seite in den Browser des Laptops.</translation>
    </message>
    <message>
      <source>Type the code that the other laptop shows.</source>
      <translation>Tipp den Code ein, den der andere Laptop zeigt.</translation>
    </message>
    <message>
      <source>Type this into a browser, in the same Wi-Fi.</source>
      <translation>Tippe das in einen Browser, im selben WLAN.</translation>
    </message>
    <message>
      <source>UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>UDP-Port {port} ist nicht zu haben ({what}): beende das Programm, das ihn hält, oder tritt mit dem Code bei</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Verstanden</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Undo as much as you like. Once signed, it stands.</source>
      <translation>Nimm zurück, so viel du magst. Unterschrieben gilt es.</translation>
    </message>
    <message>
      <source>Until you sign</source>
      <translation>Bis du unterschreibst</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Unberührt</translation>
    </message>
    <message>
      <source>Update this program</source>
      <translation>Aktualisiere dieses Programm</translation>
    </message>
    <message>
      <source>Update this program, and it opens.</source>
      <translation>Aktualisiere dieses Programm, dann geht es auf.</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Diese nehmen</translation>
    </message>
    <message>
      <source>Venice 1995</source>
      <translation>Venice 1995</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Warten</translation>
    </message>
    <message>
      <source>Wait after all</source>
      <translation>Doch warten</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Warten</translation>
    </message>
    <message>
      <source>Waiting for the dice</source>
      <translation>Warten auf die Würfel</translation>
    </message>
    <message>
      <source>Waiting for {count}</source>
      <translation>Warten auf {count}</translation>
    </message>
    <message numerus="yes">
      <source>Waiting for {count} players</source>
      <extracomment>Waiting for {count} player</extracomment>
      <translation>
        <numerusform>Warten auf {count} Mitspieler</numerusform>
        <numerusform>Warten auf {count} Mitspieler</numerusform>
      </translation>
    </message>
    <message>
      <source>Waiting for {first} and {second}</source>
      <translation>Warten auf {first} und {second}</translation>
    </message>
    <message>
      <source>Waiting for {missing}</source>
      <translation>Warte auf {missing}</translation>
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation>Es fehlt noch: {names}</translation>
    </message>
    <message>
      <source>Waiting for {names}. A second press goes ahead.</source>
      <translation>Warten auf {names}. Ein zweiter Druck geht schon vor.</translation>
    </message>
    <message>
      <source>Waiting for {names}: one of them has to tell this laptop where the game is. What you have laid is kept.</source>
      <translation>Warten auf {names}: Jemand davon muss diesem Laptop sagen, wo das Spiel steht. Was du gelegt hast, bleibt.</translation>
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation>Warten auf {name}</translation>
    </message>
    <message>
      <source>Wake</source>
      <translation>Wecken</translation>
    </message>
    <message>
      <source>Wake all organs of a worm that fits</source>
      <translation>Alle Organe eines passenden Wurms wecken</translation>
    </message>
    <message>
      <source>Wake: choose a worm that has one of the two organs or is of the shape, in the region too. All its organs may act, one after the other.</source>
      <translation>Wecken: Wähle einen Wurm, der eins der beiden Organe hat oder die Form hat, auch im Gebiet. Alle seine Organe dürfen wirken, eins nach dem anderen.</translation>
    </message>
    <message>
      <source>Warming up: four more to come</source>
      <translation>Aufwärmen: Vier fehlen noch</translation>
    </message>
    <message>
      <source>Warming up: one more to come</source>
      <translation>Aufwärmen: Einer fehlt noch</translation>
    </message>
    <message>
      <source>Warming up: the bots are on their way</source>
      <translation>Aufwärmen: Die Bots sind unterwegs</translation>
    </message>
    <message>
      <source>Warming up: three more to come</source>
      <translation>Aufwärmen: Drei fehlen noch</translation>
    </message>
    <message>
      <source>Warming up: two more to come</source>
      <translation>Aufwärmen: Zwei fehlen noch</translation>
    </message>
    <message>
      <source>Watch</source>
      <translation>Zusehen</translation>
    </message>
    <message>
      <source>Watch {hour}</source>
      <translation>{hour} ansehen</translation>
    </message>
    <message>
      <source>Watch {name}</source>
      <translation>{name} zusehen</translation>
    </message>
    <message>
      <source>We start by ourselves when all five sit.</source>
      <translation>Es geht von selbst los, wenn alle fünf sitzen.</translation>
    </message>
    <message>
      <source>We start by ourselves when all four sit.</source>
      <translation>Es geht von selbst los, wenn alle vier sitzen.</translation>
    </message>
    <message>
      <source>We start by ourselves when all three sit.</source>
      <translation>Es geht von selbst los, wenn alle drei sitzen.</translation>
    </message>
    <message>
      <source>We start by ourselves when both sit.</source>
      <translation>Es geht von selbst los, wenn beide sitzen.</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>Mittwoch</translation>
    </message>
    <message>
      <source>What acts may let other organs act, on any worm; the line below the choices says what to do. An organ acts once an hour, and only if that changes something.</source>
      <translation>Was wirkt, kann andere Organe wirken lassen, auf jedem Wurm; die Zeile unter der Auswahl sagt, was zu tun ist. Ein Organ wirkt einmal in der Stunde und nur, wenn sich dadurch etwas ändert.</translation>
    </message>
    <message>
      <source>What can be decided now</source>
      <translation>Was jetzt zu entscheiden ist</translation>
    </message>
    <message>
      <source>What costs:</source>
      <translation>Was kostet:</translation>
    </message>
    <message>
      <source>What counts on this sheet</source>
      <translation>Was auf diesem Blatt zählt</translation>
    </message>
    <message>
      <source>What counts:</source>
      <translation>Was zählt:</translation>
    </message>
    <message>
      <source>What do worms {one} and {two} do together ({left} left)?</source>
      <translation>Was tun die Würmer {one} und {two} zusammen (noch {left})?</translation>
    </message>
    <message>
      <source>What does the ghost do?</source>
      <translation>Was tut der Geist?</translation>
    </message>
    <message>
      <source>What each hour gained, and what the best hour found by a bot would have gained:</source>
      <translation>Was jede Stunde eingebracht hat, und was die beste Stunde eingebracht hätte, die ein Bot gefunden hat:</translation>
    </message>
    <message>
      <source>What glows may act. Click the eye.</source>
      <translation>Was leuchtet, darf wirken. Klicke auf das Auge.</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Was geschah</translation>
    </message>
    <message>
      <source>What happened outside the rules</source>
      <translation>Was außerhalb der Regeln geschah</translation>
    </message>
    <message>
      <source>What has happened</source>
      <translation>Was geschehen ist</translation>
    </message>
    <message>
      <source>What if… from step {step}, as {name}</source>
      <translation>Was wäre, wenn … ab Schritt {step}, als {name}</translation>
    </message>
    <message>
      <source>What is different:</source>
      <translation>Was anders ist:</translation>
    </message>
    <message>
      <source>What is proved of this log ends with step {step}.</source>
      <translation>Was von diesem Protokoll bewiesen ist, endet mit Schritt {step}.</translation>
    </message>
    <message>
      <source>What it is about</source>
      <translation>Worum es geht</translation>
    </message>
    <message>
      <source>What no log can show</source>
      <translation>Was kein Protokoll zeigen kann</translation>
    </message>
    <message>
      <source>What shall be printed?</source>
      <translation>Was soll gedruckt werden?</translation>
    </message>
    <message>
      <source>What the signs mean</source>
      <translation>Was die Zeichen bedeuten</translation>
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation>Was diese Stunde bisher geschah</translation>
    </message>
    <message>
      <source>What this room has</source>
      <translation>Was hier da ist</translation>
    </message>
    <message>
      <source>What turned the race</source>
      <translation>Was das Rennen gedreht hat</translation>
    </message>
    <message>
      <source>What was begun last is finished first.</source>
      <translation>Was zuletzt begonnen wurde, wird zuerst beendet.</translation>
    </message>
    <message>
      <source>What was checked</source>
      <translation>Was geprüft wurde</translation>
    </message>
    <message>
      <source>What was checked, and how to see it yourself</source>
      <translation>Was geprüft wurde, und wie du es selbst siehst</translation>
    </message>
    <message>
      <source>What was done in this hour</source>
      <translation>Was in dieser Stunde getan wurde</translation>
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation>Was du gerade gezogen hast, ruht eine Runde. Überleg, was die anderen wählen.</translation>
    </message>
    <message>
      <source>What {name} chooses now is secret.</source>
      <translation>Was {name} jetzt wählt, ist geheim.</translation>
    </message>
    <message>
      <source>What {name} had sealed was never opened, so it is void.</source>
      <translation>Was {name} versiegelt hatte, wurde nie geöffnet und gilt nicht.</translation>
    </message>
    <message>
      <source>Whatever number it names, it moves after all the others.</source>
      <translation>Welche Zahl es auch nennt, es zieht nach allen anderen.</translation>
    </message>
    <message>
      <source>When does a race end without a winner?</source>
      <translation>Wann endet ein Rennen ohne Sieger?</translation>
    </message>
    <message>
      <source>When does the X move?</source>
      <translation>Wann zieht das X?</translation>
    </message>
    <message>
      <source>Where does {organ} put a food ({left} left)?</source>
      <translation>Wohin legt {organ} Futter (noch {left})?</translation>
    </message>
    <message>
      <source>Where does {worm} grow ({size} of at most {limit} so far: hearts {hearts} + grown before {before})?</source>
      <translation>Wohin wächst {worm} (bisher {size} von höchstens {limit}: Herzen {hearts} + früher gewachsen {before})?</translation>
    </message>
    <message>
      <source>Where it matters, a worm must reach the line from its front.</source>
      <translation>Wo es zählt, muss ein Wurm die Linie von vorn erreichen.</translation>
    </message>
    <message>
      <source>Where the proof ends</source>
      <translation>Wo der Beweis endet</translation>
    </message>
    <message>
      <source>Which baby gets which organ?</source>
      <translation>Welches Baby bekommt welches Organ?</translation>
    </message>
    <message>
      <source>Which edition?</source>
      <translation>Welche Ausgabe?</translation>
    </message>
    <message>
      <source>Which line dances, led by {organ}?</source>
      <translation>Welche Polonaise tanzt, angeführt von {organ}?</translation>
    </message>
    <message>
      <source>Which organ does {worm} get?</source>
      <translation>Welches Organ bekommt {worm}?</translation>
    </message>
    <message>
      <source>Which partner does {organ} choose?</source>
      <translation>Welchen Partner wählt {organ}?</translation>
    </message>
    <message>
      <source>Which sheet?</source>
      <translation>Welches Blatt?</translation>
    </message>
    <message>
      <source>Who calls again asks everybody to come again.</source>
      <translation>Wer neu aufruft, bittet alle, wieder mitzumachen.</translation>
    </message>
    <message>
      <source>Who contributed to the dice, recomputed</source>
      <translation>Wer zu den Würfeln beigetragen hat, nachgerechnet</translation>
    </message>
    <message>
      <source>Who is second?</source>
      <translation>Wer ist Zweiter?</translation>
    </message>
    <message>
      <source>Who moves by an X may swing one finish post round the other one at the end: the thread comes nearer to one head and goes away from the others.</source>
      <translation>Wer mit einem X zieht, darf am Ende einen Zielpfosten um den anderen schwenken: Der Faden kommt einem Kopf näher und rückt von den anderen weg.</translation>
    </message>
    <message>
      <source>Who plays how</source>
      <translation>Wer wie spielt</translation>
    </message>
    <message>
      <source>Who sat at the table</source>
      <translation>Wer am Tisch saß</translation>
    </message>
    <message>
      <source>Who sat there, who whispered, who saw what: ask each other.</source>
      <translation>Wer da saß, wer flüsterte, wer was sah: Fragt einander.</translation>
    </message>
    <message>
      <source>Who starts where is drawn, not taken in order.</source>
      <translation>Wer wo startet, wird gelost und geht nicht der Reihe nach.</translation>
    </message>
    <message>
      <source>Who was missing is in no further draw.</source>
      <translation>Wer fehlte, kommt in keine weitere Auslosung.</translation>
    </message>
    <message>
      <source>Whoever moves by an X may swing one finish post round the other.</source>
      <translation>Wer mit einem X zieht, darf einen Zielpfosten um den anderen schwenken.</translation>
    </message>
    <message>
      <source>Whoever owns this laptop could read all that is on its disk.</source>
      <translation>Wem dieser Laptop gehört, der könnte alles auf seiner Festplatte lesen.</translation>
    </message>
    <message>
      <source>Whose gestures you see:</source>
      <translation>Wessen Gesten du siehst:</translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Warum?</translation>
    </message>
    <message>
      <source>Windows asks at the first start whether Python may use the network: allow it for private networks, and set this network to private in Settings &gt; Network &amp; internet</source>
      <translation>Windows fragt beim ersten Start, ob Python ins Netz darf: Erlaube es für private Netzwerke, und stell dieses Netz unter Einstellungen &gt; Netzwerk und Internet auf „privat“</translation>
    </message>
    <message>
      <source>Windows keeps visitors out of this program</source>
      <translation>Windows lässt keinen Besuch in dieses Programm</translation>
    </message>
    <message>
      <source>Windows' firewall keeps the others out of this program: open Settings &gt; Privacy &amp; security &gt; Windows Security &gt; Firewall &amp; network protection &gt; Allow an app through firewall, and tick Private beside Worm Up or Python</source>
      <translation>die Firewall von Windows lässt die anderen nicht in dieses Programm: Öffne Einstellungen &gt; Datenschutz und Sicherheit &gt; Windows-Sicherheit &gt; Firewall &amp; Netzwerkschutz &gt; Zugriff von App durch Firewall zulassen und setz bei Worm Up oder Python das Häkchen unter „Privat“</translation>
    </message>
    <message>
      <source>Wins in a row, now and at most</source>
      <translation>Siege in Folge, jetzt und höchstens</translation>
    </message>
    <message>
      <source>With other copies of this game</source>
      <translation>Mit anderen Kopien dieses Spiels</translation>
    </message>
    <message>
      <source>With uv and the internet, after downloading {file}:</source>
      <translation>Mit uv und dem Internet, nachdem {file} heruntergeladen ist:</translation>
    </message>
    <message>
      <source>With {names}</source>
      <translation>Mit {names}</translation>
    </message>
    <message>
      <source>Without bots, the program adds none. Nobody can prove that a friend has none.</source>
      <translation>Ohne Bots setzt das Programm keine dazu. Dass niemand einen hat, kann keiner beweisen.</translation>
    </message>
    <message>
      <source>Without {names}?</source>
      <translation>Ohne {names}?</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Gewonnen</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy</source>
      <translation>Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy in four hours, alone: five minutes</source>
      <translation>Worm &amp; Cozy in vier Stunden, allein: fünf Minuten</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players, not for {value}</source>
      <translation>Worm &amp; Cozy ist für 1 bis {most} Spieler, nicht für {value}</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players.</source>
      <translation>Worm &amp; Cozy ist für 1 bis {most} Spieler.</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy, at the first open table that is met</source>
      <translation>Worm &amp; Cozy, am ersten offenen Tisch, der sich findet</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy: {sheet}</source>
      <translation>Worm &amp; Cozy: {sheet}</translation>
    </message>
    <message>
      <source>Worm Up!</source>
      <translation>Würmeln</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2008, tiles)</source>
      <translation>Worm Up! (Gryphon 2008, Plättchen)</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2010, dice)</source>
      <translation>Worm Up! (Gryphon 2010, Würfel)</translation>
    </message>
    <message>
      <source>Worm Up! Join by code: {code}</source>
      <translation>Würmeln! Mit Code dazu: {code}</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy</source>
      <translation>Worm Up! und Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy for one table of laptops: no server, sealed bids, every game a file that anybody can check.</source>
      <translation>Würmeln und Worm &amp; Cozy für einen Tisch voller Laptops: kein Server, versiegelte Gebote, jedes Spiel eine Datei, die alle prüfen können.</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy, version {version}</source>
      <translation>Worm Up! und Worm &amp; Cozy, Version {version}</translation>
    </message>
    <message>
      <source>Worm Up! on the television</source>
      <translation>Worm Up! auf dem Fernseher</translation>
    </message>
    <message>
      <source>Worm Up! or Worm &amp; Cozy: choose a game; others join</source>
      <translation>Worm Up! oder Worm &amp; Cozy: Wähle ein Spiel, andere kommen dazu</translation>
    </message>
    <message>
      <source>Worm Up!: nobody wins after round {round}</source>
      <translation>Würmeln: niemand gewinnt, Schluss nach Runde {round}</translation>
    </message>
    <message>
      <source>Worm Up!: {name} wins in round {round}</source>
      <translation>Würmeln: {name} gewinnt in Runde {round}</translation>
    </message>
    <message>
      <source>Worm-up (Venice Connection 1995)</source>
      <translation>Worm-up (Venice Connection 1995)</translation>
    </message>
    <message>
      <source>Worms</source>
      <translation>Würmer</translation>
    </message>
    <message>
      <source>Worms have their letters in the order in which they were placed.</source>
      <translation>Würmer haben ihre Buchstaben in der Reihenfolge, in der sie gelegt wurden.</translation>
    </message>
    <message>
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation>Würmer dürfen einander nicht berühren (Regel W3.4).</translation>
    </message>
    <message>
      <source>Worms stand in a Conga Line if the tail of each points at the next one. Thin lines with an arrow show it on the sheet.</source>
      <translation>Würmer stehen in einer Polonaise, wenn der Schwanz eines jeden auf den nächsten zeigt. Dünne Linien mit einer Spitze zeigen es auf dem Blatt.</translation>
    </message>
    <message>
      <source>Worms, from {name}'s laptop</source>
      <translation>Würmer, vom Laptop von {name}</translation>
    </message>
    <message>
      <source>Worst bid</source>
      <translation>Schlechtestes Gebot</translation>
    </message>
    <message>
      <source>Würmeln (Blatz 1994, after Tidwell)</source>
      <translation>Würmeln (Blatz 1994, nach Tidwell)</translation>
    </message>
    <message>
      <source>Würmeln 1994</source>
      <translation>Würmeln 1994</translation>
    </message>
    <message>
      <source>X marks the spot</source>
      <translation>X trifft</translation>
    </message>
    <message>
      <source>X moves by the number it names, or last (number)</source>
      <translation>X zieht nach der Zahl, die es nennt, oder zuletzt (number)</translation>
    </message>
    <message>
      <source>X names {number}</source>
      <translation>X nennt {number}</translation>
    </message>
    <message>
      <source>Yes. Each face rests for itself; after an X that was a 7, a 7 may be bid.</source>
      <translation>Ja. Jede Seite ruht für sich; nach einem X, das eine 7 war, darf die 7 geboten werden.</translation>
    </message>
    <message>
      <source>Yes. No bid ever rests.</source>
      <translation>Ja. Kein Gebot ruht je.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Du</translation>
    </message>
    <message>
      <source>You are</source>
      <translation>Du bist</translation>
    </message>
    <message>
      <source>You are expected there.</source>
      <translation>Du wirst dort erwartet.</translation>
    </message>
    <message>
      <source>You are here twice</source>
      <translation>Du bist zweimal da</translation>
    </message>
    <message>
      <source>You are watching.</source>
      <translation>Du schaust zu.</translation>
    </message>
    <message>
      <source>You bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>Du hast {bid} geboten und bist mit {others} zusammengestoßen; {best} hätte {more} % öfter gewonnen.</translation>
    </message>
    <message>
      <source>You bid {bid}; {best} would have won {more} % more.</source>
      <translation>Du hast {bid} geboten; {best} hätte {more} % öfter gewonnen.</translation>
    </message>
    <message>
      <source>You bid {face}</source>
      <translation>Du bietest {face}</translation>
    </message>
    <message>
      <source>You call to a tournament</source>
      <translation>Du rufst zu einem Turnier</translation>
    </message>
    <message>
      <source>You did not open your bid. You sit again as soon as all others agree.</source>
      <translation>Du hast dein Gebot nicht aufgedeckt. Du sitzt wieder am Tisch, sobald alle anderen zustimmen.</translation>
    </message>
    <message>
      <source>You go on with {game}.</source>
      <translation>Du spielst weiter: {game}.</translation>
    </message>
    <message>
      <source>You got up</source>
      <translation>Du bist aufgestanden</translation>
    </message>
    <message>
      <source>You have been choosing for {seconds} s.</source>
      <translation>Du wählst seit {seconds} s.</translation>
    </message>
    <message>
      <source>You have left the game for good.</source>
      <translation>Du hast das Spiel endgültig verlassen.</translation>
    </message>
    <message>
      <source>You have left the game for good; the others know.</source>
      <translation>Du hast das Spiel endgültig verlassen; die anderen wissen es.</translation>
    </message>
    <message>
      <source>You have left the table; nothing was bid yet.</source>
      <translation>Du hast den Tisch verlassen; geboten war noch nichts.</translation>
    </message>
    <message>
      <source>You have not chosen anything here yet.</source>
      <translation>Du hast hier noch nichts gewählt.</translation>
    </message>
    <message>
      <source>You have not chosen yet either.</source>
      <translation>Du hast auch noch nicht gewählt.</translation>
    </message>
    <message>
      <source>You have not moved, so nothing of yours rests. Think of what the others will choose.</source>
      <translation>Du bist nicht gezogen, also ruht bei dir nichts. Überleg, was die anderen wählen werden.</translation>
    </message>
    <message>
      <source>You leave for good; the others are told.</source>
      <translation>Du gehst endgültig; die anderen erfahren es.</translation>
    </message>
    <message>
      <source>You leave for good; {name} is told. It is done when {name} has acted too; you may close the table now.</source>
      <translation>Du gehst endgültig; {name} erfährt es. Fertig ist es, wenn auch {name} am Zug war; du kannst den Tisch jetzt schließen.</translation>
    </message>
    <message>
      <source>You leave something: {what}.</source>
      <translation>Du lässt etwas liegen: {what}.</translation>
    </message>
    <message>
      <source>You look on</source>
      <translation>Du schaust zu</translation>
    </message>
    <message>
      <source>You pass, though you could: {options}.</source>
      <translation>Du passt, obwohl es ginge: {options}.</translation>
    </message>
    <message>
      <source>You play alone</source>
      <translation>Du spielst allein</translation>
    </message>
    <message>
      <source>You sit down first; others join</source>
      <translation>Du setzt dich zuerst; andere kommen dazu</translation>
    </message>
    <message>
      <source>You watch. Nobody's secret is shown to you.</source>
      <translation>Du schaust zu. Niemandes Geheimnis wird dir gezeigt.</translation>
    </message>
    <message>
      <source>You win!</source>
      <translation>Du gewinnst!</translation>
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
      <translation>Du würdest weiterspielen. Es fehlen noch {missing}.</translation>
    </message>
    <message>
      <source>You would let {names} back. Not all others have agreed yet.</source>
      <translation>Du würdest {names} wieder mitspielen lassen. Noch haben nicht alle anderen zugestimmt.</translation>
    </message>
    <message>
      <source>Your X</source>
      <translation>Dein X</translation>
    </message>
    <message>
      <source>Your X is alone. It moves by any number that nobody has bid.</source>
      <translation>Dein X ist allein. Es zieht um jede Zahl, die niemand geboten hat.</translation>
    </message>
    <message>
      <source>Your X is alone: name the number that your worm moves by.</source>
      <translation>Dein X ist allein: Nenn die Zahl, um die dein Wurm zieht.</translation>
    </message>
    <message>
      <source>Your X was alone: choose any number that nobody bid. You may swing a post too.</source>
      <translation>Dein X war allein: Wähle eine Zahl, die niemand geboten hat. Einen Pfosten darfst du auch schwenken.</translation>
    </message>
    <message>
      <source>Your answer counts for everybody at this laptop.</source>
      <translation>Deine Antwort gilt für alle an diesem Laptop.</translation>
    </message>
    <message>
      <source>Your bid is sealed</source>
      <translation>Dein Gebot ist versiegelt</translation>
    </message>
    <message>
      <source>Your bid is sealed. Waiting for {names}.</source>
      <translation>Dein Gebot ist versiegelt. Es fehlt noch: {names}.</translation>
    </message>
    <message>
      <source>Your game goes on</source>
      <translation>Dein Spiel geht weiter</translation>
    </message>
    <message>
      <source>Your games and your key lie here</source>
      <translation>Hier liegen deine Spiele und dein Schlüssel</translation>
    </message>
    <message>
      <source>Your head is blocked by {bodies}: press Done.</source>
      <translation>Dein Kopf kommt nicht weiter, im Weg: {bodies}. Drück „Fertig“.</translation>
    </message>
    <message>
      <source>Your head touches the finish line: press Done and you have won.</source>
      <translation>Dein Kopf berührt die Ziellinie: Drück „Fertig“, und du hast gewonnen.</translation>
    </message>
    <message>
      <source>Your log of that game shows the same position.</source>
      <translation>Dein Protokoll jenes Spiels zeigt dieselbe Stellung.</translation>
    </message>
    <message>
      <source>Your move, {number}: drag the last segment to the head, click beside the head, or use the arrows.</source>
      <translation>Dein Zug, {number}: zieh das letzte Segment an den Kopf, klick neben den Kopf oder nimm die Pfeiltasten.</translation>
    </message>
    <message>
      <source>Your move: {number}</source>
      <translation>Dein Zug: {number}</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Dein Name</translation>
    </message>
    <message>
      <source>Your open envelope: nothing is in it yet</source>
      <translation>Dein offener Umschlag: noch leer</translation>
    </message>
    <message>
      <source>Your open envelope: {face} is in it</source>
      <translation>Dein offener Umschlag: {face} liegt darin</translation>
    </message>
    <message>
      <source>Your place is kept.</source>
      <translation>Dein Platz bleibt dir.</translation>
    </message>
    <message>
      <source>Your race goes on</source>
      <translation>Dein Rennen geht weiter</translation>
    </message>
    <message>
      <source>Your sealed bid is still there.</source>
      <translation>Dein versiegeltes Gebot liegt noch da.</translation>
    </message>
    <message>
      <source>Your sealed envelope</source>
      <translation>Dein versiegelter Umschlag</translation>
    </message>
    <message>
      <source>Your seat goes on at your other laptop. Here you look on.</source>
      <translation>Dein Platz spielt auf deinem anderen Laptop weiter. Hier schaust du zu.</translation>
    </message>
    <message>
      <source>Your seat is also open on another laptop. Go on here?</source>
      <translation>Dein Platz ist auch auf einem anderen Laptop offen. Hier weiterspielen?</translation>
    </message>
    <message>
      <source>Your table is open</source>
      <translation>Dein Tisch ist offen</translation>
    </message>
    <message>
      <source>Your worm stays and dozes. You can come back as long as the others play; the game is on your shelf. If you leave for good, you cannot come back.</source>
      <translation>Dein Wurm bleibt und döst. Du kannst zurückkommen, solange die anderen spielen; das Spiel steht in deinem Regal. Wenn du für immer gehst, kannst du nicht zurück.</translation>
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation>Dein Wurm bleibt als Hindernis, und du bietest nicht mehr. Wer als Letzter im Rennen ist, gewinnt.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}.</source>
      <translation>Deine {bid} in Runde {round}.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>Deine {bid} in Runde {round}; {best} hätte {more} % öfter gewonnen.</translation>
    </message>
    <message>
      <source>Zoom, and show everything again</source>
      <translation>Zoomen, und alles wieder zeigen</translation>
    </message>
    <message>
      <source>a Conga Line dances</source>
      <translation>eine Polonaise tanzt</translation>
    </message>
    <message>
      <source>a baby has to touch {one} or {two}</source>
      <translation>ein Baby muss {one} oder {two} berühren</translation>
    </message>
    <message numerus="yes">
      <source>a baby of {count} spaces:</source>
      <extracomment>a baby of {count} space:</extracomment>
      <translation>
        <numerusform>ein Baby von {count} Feld:</numerusform>
        <numerusform>ein Baby von {count} Feldern:</numerusform>
      </translation>
    </message>
    <message>
      <source>a baby, or organs for babies</source>
      <translation>ein Baby oder Organe für Babys</translation>
    </message>
    <message>
      <source>a baby, {worm}, on {spaces}</source>
      <translation>ein Baby, {worm}, auf {spaces}</translation>
    </message>
    <message>
      <source>a bid has to be locked in with it</source>
      <translation>ein Gebot muss mit eingeschlossen werden</translation>
    </message>
    <message>
      <source>a brain</source>
      <translation>ein Gehirn</translation>
    </message>
    <message>
      <source>a clip holds half a minute, and these steps take longer: choose fewer</source>
      <translation>ein Clip fasst eine halbe Minute, und diese Schritte dauern länger: nimm weniger</translation>
    </message>
    <message>
      <source>a clip of the steps N to M; else of step N, or of the last turn</source>
      <translation>ein Clip der Schritte N bis M; sonst von Schritt N oder vom letzten Zug</translation>
    </message>
    <message>
      <source>a collar</source>
      <translation>einen Kragen</translation>
    </message>
    <message>
      <source>a connection with a false key is not refused: install the program again, and do not play before</source>
      <translation>eine Verbindung mit falschem Schlüssel wird nicht abgewiesen: installiere das Programm neu und spiele vorher nicht</translation>
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation>eine Strecke von {length} mm</translation>
    </message>
    <message>
      <source>a course of {value_mm} mm does not fit on the table</source>
      <translation>eine Strecke von {value_mm} mm passt nicht auf den Tisch</translation>
    </message>
    <message>
      <source>a decision cannot be read</source>
      <translation>eine Entscheidung ist nicht lesbar</translation>
    </message>
    <message>
      <source>a decision is not what the hour asks for then</source>
      <translation>eine Entscheidung ist nicht das, was die Stunde dann verlangt</translation>
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation>ein Würfel, noch nicht gerollt</translation>
    </message>
    <message>
      <source>a folder with files and their SHA256SUMS (else this program itself, and what was gathered)</source>
      <translation>ein Ordner mit Dateien und ihren SHA256SUMS (sonst dieses Programm selbst und was gesammelt wurde)</translation>
    </message>
    <message>
      <source>a food lies on {space}</source>
      <translation>auf {space} liegt Futter</translation>
    </message>
    <message>
      <source>a food on {space}</source>
      <translation>ein Futter auf {space}</translation>
    </message>
    <message>
      <source>a food on {space}, right at the mouth on {mouths}</source>
      <translation>ein Futter auf {space}, genau am Maul auf {mouths}</translation>
    </message>
    <message>
      <source>a group is made of * (star), o (circle) and X, or is a single dot, not {value}</source>
      <translation>eine Gruppe besteht aus * (Stern), o (Kreis) und X oder ist ein einzelner Punkt, nicht {value}</translation>
    </message>
    <message>
      <source>a heart</source>
      <translation>ein Herz</translation>
    </message>
    <message>
      <source>a hole, and what reads as a record behind it, at byte {byte}</source>
      <translation>eine Lücke und dahinter etwas, das wie ein Eintrag aussieht, bei Byte {byte}</translation>
    </message>
    <message>
      <source>a line of JSON for each change</source>
      <translation>eine Zeile JSON für jede Änderung</translation>
    </message>
    <message>
      <source>a log, or a folder: every log in it</source>
      <translation>ein Protokoll, oder ein Ordner: jedes Protokoll darin</translation>
    </message>
    <message>
      <source>a map has . for blank, # for a rock and o for a food, not {value}</source>
      <translation>eine Karte hat . für leer, # für Stein und o für Futter, nicht {value}</translation>
    </message>
    <message>
      <source>a mouth</source>
      <translation>ein Maul</translation>
    </message>
    <message>
      <source>a name has 1 to {most} characters, not {count}</source>
      <translation>ein Name hat 1 bis {most} Zeichen, nicht {count}</translation>
    </message>
    <message>
      <source>a name has no control, direction or private-use characters</source>
      <translation>ein Name hat keine Steuer-, Richtungs- oder privaten Zeichen</translation>
    </message>
    <message>
      <source>a name has no invisible or blank characters</source>
      <translation>ein Name hat keine unsichtbaren oder leeren Zeichen</translation>
    </message>
    <message>
      <source>a name is in normal form, without spaces around it</source>
      <translation>ein Name steht in Normalform, ohne Leerzeichen drumherum</translation>
    </message>
    <message>
      <source>a name, or how a key begins</source>
      <translation>ein Name, oder der Anfang eines Schlüssels</translation>
    </message>
    <message>
      <source>a nudge after {seconds} s</source>
      <translation>ein Stups nach {seconds} s</translation>
    </message>
    <message>
      <source>a number for the next dice has to be locked in with it</source>
      <translation>eine Zahl für die nächsten Würfel muss mit eingeschlossen werden</translation>
    </message>
    <message>
      <source>a packet filter of this laptop drops what friends send: let this network in, or join with the code of another laptop</source>
      <translation>ein Paketfilter dieses Laptops verwirft, was Freunde senden: Lass dieses Netz herein, oder spiel mit dem Code eines anderen Laptops mit</translation>
    </message>
    <message>
      <source>a packet was not understood, by a fault of this program ({what})</source>
      <translation>ein Paket wurde nicht verstanden, durch einen Fehler dieses Programms ({what})</translation>
    </message>
    <message>
      <source>a phone</source>
      <translation>ein Handy</translation>
    </message>
    <message>
      <source>a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>ein Bild endet auf .png oder .svg, ein Clip auf .webp oder .gif</translation>
    </message>
    <message>
      <source>a picture of the game after this step, else after the last</source>
      <translation>ein Bild des Spiels nach diesem Schritt, sonst nach dem letzten</translation>
    </message>
    <message>
      <source>a player who does not open a bid is out until all let them back</source>
      <translation>wer ein Gebot nicht aufdeckt, ist draußen, bis alle zustimmen</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all let them back</source>
      <translation>wer seine Zahl für einen Wurf nicht öffnet, ist draußen, bis alle ihn zurücklassen</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all others agree</source>
      <translation>wer seine Zahl für einen Wurf nicht öffnet, ist draußen, bis alle anderen einverstanden sind</translation>
    </message>
    <message>
      <source>a player who has not opened a bid is out until all others agree</source>
      <translation>wer ein Gebot nicht aufgedeckt hat, ist draußen, bis alle anderen zustimmen</translation>
    </message>
    <message>
      <source>a player who passed all hours would get more than 0 points: {value}</source>
      <translation>wer alle Stunden passt, bekäme mehr als 0 Punkte: {value}</translation>
    </message>
    <message>
      <source>a port is a number from {least} to 65535</source>
      <translation>ein Port ist eine Zahl von {least} bis 65535</translation>
    </message>
    <message>
      <source>a position of a race, and a win to be found</source>
      <translation>eine Stellung eines Rennens und ein Sieg, der zu finden ist</translation>
    </message>
    <message>
      <source>a post is swung only after the advance, or before it too (after)</source>
      <translation>ein Pfosten wird nur nach dem Zug geschwenkt, oder auch davor (after)</translation>
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation>ein Pfosten darf auch vor dem Zug geschwenkt werden</translation>
    </message>
    <message>
      <source>a puzzle that somebody sent you; else those of the program</source>
      <translation>ein Rätsel, das dir jemand geschickt hat; sonst die des Programms</translation>
    </message>
    <message>
      <source>a record of length {count} cannot be</source>
      <translation>ein Eintrag der Länge {count} kann nicht sein</translation>
    </message>
    <message>
      <source>a record of length {count} fails its checksum</source>
      <translation>bei einem Eintrag der Länge {count} stimmt die Prüfsumme nicht</translation>
    </message>
    <message>
      <source>a region is written like "columns 1-4" or "rows 5-8", not {value}</source>
      <translation>ein Gebiet schreibt man wie "columns 1-4" oder "rows 5-8", nicht {value}</translation>
    </message>
    <message>
      <source>a rock lies on {space}</source>
      <translation>auf {space} liegt ein Stein</translation>
    </message>
    <message>
      <source>a seat without a window, played by a bot; one line a step</source>
      <translation>ein Platz ohne Fenster, gespielt von einem Bot; eine Zeile je Schritt</translation>
    </message>
    <message>
      <source>a segment must lie wholly on the table</source>
      <translation>ein Segment muss ganz auf dem Tisch liegen</translation>
    </message>
    <message>
      <source>a shape is a path of # that touches itself nowhere, rows parted by /, not {value}</source>
      <translation>eine Form ist ein Pfad aus #, der sich nirgends selbst berührt, Zeilen durch / getrennt, nicht {value}</translation>
    </message>
    <message>
      <source>a sheet has 3 to 26 of them, not {value}</source>
      <translation>ein Blatt hat davon 3 bis 26, nicht {value}</translation>
    </message>
    <message>
      <source>a sheet has three of them, each under [[reward]], not {value}</source>
      <translation>ein Blatt hat davon drei, jedes unter [[reward]], nicht {value}</translation>
    </message>
    <message>
      <source>a sheet of your own: docs/rules/cozy.md</source>
      <translation>ein eigenes Blatt: docs/rules/cozy.md</translation>
    </message>
    <message>
      <source>a sheet without a name</source>
      <translation>ein Blatt ohne Namen</translation>
    </message>
    <message>
      <source>a space is not blank</source>
      <translation>ein Feld ist nicht leer</translation>
    </message>
    <message>
      <source>a space lies outside of the sheet</source>
      <translation>ein Feld liegt außerhalb des Blatts</translation>
    </message>
    <message>
      <source>a swing must move the post</source>
      <translation>ein Schwenk muss den Pfosten bewegen</translation>
    </message>
    <message>
      <source>a swung post keeps 48 mm from the edge of the table</source>
      <translation>ein geschwenkter Pfosten hält 48 mm Abstand vom Tischrand</translation>
    </message>
    <message>
      <source>a swung post keeps its distance from the other one</source>
      <translation>ein geschwenkter Pfosten behält seinen Abstand vom anderen</translation>
    </message>
    <message>
      <source>a table for a spreadsheet</source>
      <translation>eine Tabelle für die Tabellenkalkulation</translation>
    </message>
    <message>
      <source>a tail</source>
      <translation>einen Schwanz</translation>
    </message>
    <message>
      <source>a whole game of bots on this machine, told in words, then checked</source>
      <translation>ein ganzes Spiel von Bots auf diesem Rechner, in Worten erzählt, dann geprüft</translation>
    </message>
    <message>
      <source>a whole record of length {count} that claims {claimed}</source>
      <translation>ein ganzer Eintrag der Länge {count}, der {claimed} behauptet</translation>
    </message>
    <message>
      <source>a window opens and paints its first page (Qt {qt}), but here is no screen to show it</source>
      <translation>ein Fenster geht auf und malt seine erste Seite (Qt {qt}), aber hier ist kein Bildschirm, um es zu zeigen</translation>
    </message>
    <message>
      <source>a window opens, paints its first page and closes (Qt {qt})</source>
      <translation>ein Fenster geht auf, malt seine erste Seite und geht zu (Qt {qt})</translation>
    </message>
    <message>
      <source>a worm does not grow from the end with its tail</source>
      <translation>ein Wurm wächst nicht an dem Ende mit seinem Schwanz</translation>
    </message>
    <message>
      <source>a worm has one tail at most</source>
      <translation>ein Wurm hat höchstens einen Schwanz</translation>
    </message>
    <message>
      <source>a worm is no partner of its own</source>
      <translation>ein Wurm ist nicht sein eigener Partner</translation>
    </message>
    <message>
      <source>a worm is re-posed before its first segment is moved, and once</source>
      <translation>ein Wurm wird vor seinem ersten Segment neu gelegt, und nur einmal</translation>
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation>ein Wurm darf vorher neu gelegt werden</translation>
    </message>
    <message>
      <source>a worm may touch itself, not overlap itself</source>
      <translation>ein Wurm darf sich selbst berühren, aber nicht überlappen</translation>
    </message>
    <message>
      <source>a worm turns round before its first segment is moved, not later</source>
      <translation>ein Wurm dreht vor seinem ersten Segment um, nicht später</translation>
    </message>
    <message>
      <source>a worm turns round only when its head is blocked</source>
      <translation>ein Wurm dreht nur um, wenn sein Kopf blockiert ist</translation>
    </message>
    <message>
      <source>acts in a step that is not its turn</source>
      <translation>handelt in einem Schritt, in dem er nicht dran ist</translation>
    </message>
    <message>
      <source>adds an organ to its worm</source>
      <translation>gibt seinem Wurm ein Organ</translation>
    </message>
    <message>
      <source>after re-posing the worm must advance</source>
      <translation>nach dem Neulegen muss der Wurm ziehen</translation>
    </message>
    <message>
      <source>after round {round}: {shares}</source>
      <translation>nach Runde {round}: {shares}</translation>
    </message>
    <message>
      <source>again</source>
      <translation>noch mal</translation>
    </message>
    <message>
      <source>ahead</source>
      <translation>davor</translation>
    </message>
    <message>
      <source>all check</source>
      <translation>alles stimmt</translation>
    </message>
    <message>
      <source>all in turn</source>
      <translation>alle der Reihe nach</translation>
    </message>
    <message>
      <source>always this one</source>
      <translation>immer diese</translation>
    </message>
    <message>
      <source>ambiguous option: %(option)s could match %(matches)s</source>
      <translation>mehrdeutige Option: %(option)s könnte %(matches)s sein</translation>
    </message>
    <message>
      <source>an X alone</source>
      <translation>ein X allein</translation>
    </message>
    <message>
      <source>an empty folder</source>
      <translation>ein leerer Ordner</translation>
    </message>
    <message>
      <source>an empty sheet instead, of this chapter of Worm &amp; Cozy; 0 is all of them</source>
      <translation>stattdessen ein leeres Blatt dieses Kapitels von Worm &amp; Cozy; 0 heißt alle</translation>
    </message>
    <message>
      <source>an eye</source>
      <translation>ein Auge</translation>
    </message>
    <message>
      <source>an hour without a turn is a pass</source>
      <translation>eine Stunde ohne Zug zählt als Passen</translation>
    </message>
    <message>
      <source>an open table: {game}</source>
      <translation>ein offener Tisch: {game}</translation>
    </message>
    <message>
      <source>an organ for worm {worm}</source>
      <translation>ein Organ für Wurm {worm}</translation>
    </message>
    <message>
      <source>an organ has to be added here</source>
      <translation>hier muss ein Organ dazu</translation>
    </message>
    <message>
      <source>anchor</source>
      <translation>Anker</translation>
    </message>
    <message>
      <source>another game</source>
      <translation>ein anderes Spiel</translation>
    </message>
    <message numerus="yes">
      <source>another key has this name in {count} other games on this laptop</source>
      <extracomment>another key has this name in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>in {count} anderen Spiel auf diesem Laptop hat ein anderer Schlüssel diesen Namen</numerusform>
        <numerusform>in {count} anderen Spielen auf diesem Laptop hat ein anderer Schlüssel diesen Namen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>another key than in {count} earlier games: ask who it is</source>
      <extracomment>another key than in an earlier game: ask who it is</extracomment>
      <translation>
        <numerusform>ein anderer Schlüssel als in einem früheren Spiel: frag, wer das ist</numerusform>
        <numerusform>ein anderer Schlüssel als in {count} früheren Spielen: frag, wer das ist</numerusform>
      </translation>
    </message>
    <message>
      <source>another kind of value belongs here than {value}</source>
      <translation>hierher gehört eine andere Art von Wert als {value}</translation>
    </message>
    <message>
      <source>another program uses your key</source>
      <translation>ein anderes Programm benutzt deinen Schlüssel</translation>
    </message>
    <message>
      <source>answers a call otherwise than an answer must be</source>
      <translation>beantwortet einen Aufruf anders, als eine Antwort sein muss</translation>
    </message>
    <message>
      <source>answers or seals a call that is not allowed</source>
      <translation>beantwortet oder besiegelt einen Aufruf, der nicht erlaubt ist</translation>
    </message>
    <message>
      <source>apple</source>
      <translation>Apfel</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
      <source>arrow</source>
      <translation>Pfeil</translation>
    </message>
    <message>
      <source>at the blank space {space}</source>
      <translation>am leeren Feld {space}</translation>
    </message>
    <message>
      <source>at the food on {space}</source>
      <translation>am Futter auf {space}</translation>
    </message>
    <message>
      <source>at the line</source>
      <translation>an der Linie</translation>
    </message>
    <message>
      <source>at the rock on {space}</source>
      <translation>am Stein auf {space}</translation>
    </message>
    <message>
      <source>at the table: {names}</source>
      <translation>am Tisch: {names}</translation>
    </message>
    <message>
      <source>at the table: {names}; waiting for {missing}</source>
      <translation>am Tisch: {names}; es fehlt noch {missing}</translation>
    </message>
    <message>
      <source>at this table the worm advances before a post is swung</source>
      <translation>an diesem Tisch zieht der Wurm, bevor ein Pfosten geschwenkt wird</translation>
    </message>
    <message>
      <source>at worm {worm}</source>
      <translation>an Wurm {worm}</translation>
    </message>
    <message>
      <source>babies</source>
      <translation>Babys</translation>
    </message>
    <message>
      <source>babies get any organ but a collar</source>
      <translation>Babys bekommen jedes Organ, nur keinen Kragen</translation>
    </message>
    <message>
      <source>baby of {count}</source>
      <translation>Baby, {count} lang</translation>
    </message>
    <message>
      <source>bear</source>
      <translation>Bär</translation>
    </message>
    <message>
      <source>begins with {found}, a log with {wanted}</source>
      <translation>beginnt mit {found}, ein Protokoll mit {wanted}</translation>
    </message>
    <message>
      <source>behind</source>
      <translation>dahinter</translation>
    </message>
    <message>
      <source>bell</source>
      <translation>Glocke</translation>
    </message>
    <message>
      <source>belongs to another game</source>
      <translation>gehört zu einem anderen Spiel</translation>
    </message>
    <message>
      <source>best in {game}</source>
      <translation>am besten in {game}</translation>
    </message>
    <message>
      <source>bid</source>
      <translation>Gebot</translation>
    </message>
    <message>
      <source>bids by dice</source>
      <translation>würfelt sein Gebot</translation>
    </message>
    <message>
      <source>bids {face}</source>
      <translation>bietet {face}</translation>
    </message>
    <message>
      <source>bird</source>
      <translation>Vogel</translation>
    </message>
    <message>
      <source>blank areas</source>
      <translation>leere Gebiete</translation>
    </message>
    <message>
      <source>boat</source>
      <translation>Boot</translation>
    </message>
    <message>
      <source>bone</source>
      <translation>Knochen</translation>
    </message>
    <message>
      <source>book</source>
      <translation>Buch</translation>
    </message>
    <message>
      <source>both are {name}: choose two keys</source>
      <translation>beides ist {name}: Wähle zwei Schlüssel</translation>
    </message>
    <message>
      <source>both keys are the same player</source>
      <translation>beide Schlüssel gehören derselben Person</translation>
    </message>
    <message>
      <source>bots whose logs are in {folder}: {logs} instead of {bots}</source>
      <translation>Bots, deren Protokolle in {folder} liegen: {logs} statt {bots}</translation>
    </message>
    <message>
      <source>bottle</source>
      <translation>Flasche</translation>
    </message>
    <message>
      <source>brain</source>
      <translation>Gehirn</translation>
    </message>
    <message>
      <source>brain {space}: fill it in to turn a die</source>
      <translation>Gehirn {space}: füll es aus, um einen Würfel zu drehen</translation>
    </message>
    <message>
      <source>brains not filled in</source>
      <translation>nicht ausgefüllte Gehirne</translation>
    </message>
    <message>
      <source>brains unfilled</source>
      <translation>nicht ausgefüllte Gehirne</translation>
    </message>
    <message>
      <source>bread</source>
      <translation>Brot</translation>
    </message>
    <message>
      <source>breaks rule {tag}</source>
      <translation>verstößt gegen Regel {tag}</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>Brücke</translation>
    </message>
    <message>
      <source>bring a friend: laptops in the room download the program from this one, in a browser</source>
      <translation>Freunde mitbringen: Laptops im Raum laden das Programm von diesem, im Browser</translation>
    </message>
    <message>
      <source>broom</source>
      <translation>Besen</translation>
    </message>
    <message>
      <source>bump</source>
      <translation>Stoß</translation>
    </message>
    <message>
      <source>bump!</source>
      <translation>rums!</translation>
    </message>
    <message>
      <source>bumped</source>
      <translation>angestoßen</translation>
    </message>
    <message>
      <source>bumps</source>
      <translation>Stöße</translation>
    </message>
    <message>
      <source>butter</source>
      <translation>Butter</translation>
    </message>
    <message>
      <source>by seat, or by lot (seat)</source>
      <translation>nach Plätzen, oder durchs Los (seat)</translation>
    </message>
    <message>
      <source>byte 0: the header is damaged, yet records follow it</source>
      <translation>Byte 0: Der Kopf ist beschädigt, doch es folgen Einträge</translation>
    </message>
    <message>
      <source>byte {byte} (good records before it: {count}): {why}</source>
      <translation>bei Byte {byte} (gute Einträge davor: {count}): {why}</translation>
    </message>
    <message>
      <source>byte {byte}: the log has format {found}, and we read format {wanted}: update this program</source>
      <translation>Byte {byte}: Das Protokoll hat Format {found}, und wir lesen Format {wanted}: aktualisiere dieses Programm</translation>
    </message>
    <message>
      <source>bytes of a record: {count}</source>
      <translation>Bytes eines Eintrags: {count}</translation>
    </message>
    <message>
      <source>cactus</source>
      <translation>Kaktus</translation>
    </message>
    <message>
      <source>call</source>
      <translation>Aufruf</translation>
    </message>
    <message>
      <source>call of the others: {asked}</source>
      <translation>Aufruf der anderen: {asked}</translation>
    </message>
    <message>
      <source>call: {asked}, as soon as a majority agrees</source>
      <translation>Aufruf: {asked}, sobald die Mehrheit zustimmt</translation>
    </message>
    <message>
      <source>calls a step complete that is not, or completes it otherwise</source>
      <translation>nennt einen Schritt fertig, der es nicht ist, oder schließt ihn anders ab</translation>
    </message>
    <message>
      <source>camel</source>
      <translation>Kamel</translation>
    </message>
    <message>
      <source>candle</source>
      <translation>Kerze</translation>
    </message>
    <message>
      <source>cannot be judged here</source>
      <translation>lässt sich hier nicht prüfen</translation>
    </message>
    <message>
      <source>castle</source>
      <translation>Burg</translation>
    </message>
    <message>
      <source>chapter {number}</source>
      <translation>Kapitel {number}</translation>
    </message>
    <message>
      <source>check adapters, ports, firewall and disk; listen for other peers</source>
      <translation>prüft Adapter, Ports, Firewall und Platte; horcht nach anderen</translation>
    </message>
    <message>
      <source>check logs: every signature, opening, move and step; compare several copies</source>
      <translation>prüft Protokolle: jede Unterschrift, jedes Aufdecken, jeden Zug und Schritt; vergleicht mehrere Kopien</translation>
    </message>
    <message>
      <source>checking logs</source>
      <translation>prüfe Protokolle</translation>
    </message>
    <message>
      <source>checks, unfinished</source>
      <translation>stimmt, unvollendet</translation>
    </message>
    <message>
      <source>checks, with a proof against a seat</source>
      <translation>stimmt, mit einem Beweis gegen einen Platz</translation>
    </message>
    <message>
      <source>checks, with calls by the players</source>
      <translation>stimmt, mit Aufrufen der Spieler</translation>
    </message>
    <message>
      <source>cheese</source>
      <translation>Käse</translation>
    </message>
    <message>
      <source>chequered</source>
      <translation>kariert</translation>
    </message>
    <message>
      <source>cherry</source>
      <translation>Kirsche</translation>
    </message>
    <message>
      <source>chooses {worm} for an organ</source>
      <translation>wählt {worm} für ein Organ</translation>
    </message>
    <message>
      <source>choosing</source>
      <translation>wählt</translation>
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation>klick, um {space} zurückzunehmen</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>cloud</source>
      <translation>Wolke</translation>
    </message>
    <message>
      <source>codes have no {value!r}</source>
      <translation>in Codes kommt {value!r} nicht vor</translation>
    </message>
    <message>
      <source>collar</source>
      <translation>Kragen</translation>
    </message>
    <message>
      <source>collar pairs</source>
      <translation>Kragenpaare</translation>
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation>Kragen {space}: mit wem?</translation>
    </message>
    <message>
      <source>column {column}</source>
      <translation>Spalte {column}</translation>
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation>Spalten {first} bis {last}</translation>
    </message>
    <message>
      <source>comes after the end of the game</source>
      <translation>kommt nach dem Ende des Spiels</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>comparing</source>
      <translation>vergleicht</translation>
    </message>
    <message>
      <source>conga</source>
      <translation>Polonaise</translation>
    </message>
    <message>
      <source>cozy</source>
      <translation>gemütlich</translation>
    </message>
    <message>
      <source>cozy as compost</source>
      <translation>gemütlich wie Kompost</translation>
    </message>
    <message>
      <source>cozy rocks</source>
      <translation>gemütliche Steine</translation>
    </message>
    <message>
      <source>cozy worms</source>
      <translation>gemütliche Würmer</translation>
    </message>
    <message>
      <source>crawls {count}</source>
      <translation>kriecht {count}</translation>
    </message>
    <message>
      <source>crawls {count} of {number}</source>
      <translation>kriecht {count} von {number}</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and is stuck</source>
      <translation>kriecht {count} von {number} und steckt fest</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and stops there</source>
      <translation>kriecht {count} von {number} und hält dort an</translation>
    </message>
    <message>
      <source>crawls {number}</source>
      <translation>kriecht {number}</translation>
    </message>
    <message>
      <source>crown</source>
      <translation>Krone</translation>
    </message>
    <message>
      <source>decision {number}: {said}</source>
      <translation>Entscheidung {number}: {said}</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>differ in step {next}</source>
      <translation>verschieden in Schritt {next}</translation>
    </message>
    <message>
      <source>different worm shapes on the sheet</source>
      <translation>verschiedene Wurmformen auf dem Blatt</translation>
    </message>
    <message>
      <source>disk</source>
      <translation>Platte</translation>
    </message>
    <message>
      <source>does not begin with a genesis</source>
      <translation>beginnt nicht mit einer Genesis</translation>
    </message>
    <message>
      <source>does not check</source>
      <translation>stimmt nicht</translation>
    </message>
    <message>
      <source>does not continue this game's past</source>
      <translation>setzt die Vergangenheit dieses Spiels nicht fort</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>zieht nicht</translation>
    </message>
    <message>
      <source>does not open the commitment it made</source>
      <translation>öffnet nicht das Gebot, das er eingeschlossen hat</translation>
    </message>
    <message>
      <source>does not open the salt that its offer fixed</source>
      <translation>öffnet nicht das Salz, das sein Angebot festgelegt hat</translation>
    </message>
    <message>
      <source>dotted</source>
      <translation>gepunktet</translation>
    </message>
    <message>
      <source>downloading: {percentage} %</source>
      <translation>wird geladen: {percentage} %</translation>
    </message>
    <message>
      <source>downloads finished: {count}</source>
      <translation>fertige Downloads: {count}</translation>
    </message>
    <message>
      <source>drawing</source>
      <translation>zeichnet</translation>
    </message>
    <message>
      <source>drawing the clip</source>
      <translation>der Clip wird gezeichnet</translation>
    </message>
    <message>
      <source>drawing, {total}</source>
      <translation>zeichnet, {total}</translation>
    </message>
    <message>
      <source>drrrrr…</source>
      <translation>drrrrr…</translation>
    </message>
    <message>
      <source>drum</source>
      <translation>Trommel</translation>
    </message>
    <message>
      <source>eagle</source>
      <translation>Adler</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>leicht</translation>
    </message>
    <message>
      <source>edge worms</source>
      <translation>Würmer am Rand</translation>
    </message>
    <message>
      <source>egg</source>
      <translation>Ei</translation>
    </message>
    <message>
      <source>elephant</source>
      <translation>Elefant</translation>
    </message>
    <message>
      <source>en</source>
      <translation>de</translation>
    </message>
    <message>
      <source>encryption</source>
      <translation>Verschlüsselung</translation>
    </message>
    <message>
      <source>end</source>
      <translation>Ende</translation>
    </message>
    <message>
      <source>end when the standard input ends</source>
      <translation>endet, wenn die Standardeingabe endet</translation>
    </message>
    <message>
      <source>ended</source>
      <translation>beendet</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>every organ
of {worms}</source>
      <translation>alle Organe
von {worms}</translation>
    </message>
    <message>
      <source>everything checks</source>
      <translation>alles stimmt</translation>
    </message>
    <message>
      <source>everything that has to work works</source>
      <translation>alles, was gehen muss, geht</translation>
    </message>
    <message>
      <source>example: {command}</source>
      <translation>Beispiel: {command}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>Exit-Code {code}</translation>
    </message>
    <message>
      <source>exit codes: 0 all is well, 1 the answer is no, 2 wrong use or no log, 3 a newer version's</source>
      <translation>Exit-Codes: 0 alles gut, 1 die Antwort ist nein, 2 falsch benutzt oder kein Protokoll, 3 von einer neueren Version</translation>
    </message>
    <message numerus="yes">
      <source>expected %s arguments</source>
      <extracomment>expected %s argument</extracomment>
      <translation>
        <numerusform>%s Argument erwartet</numerusform>
        <numerusform>%s Argumente erwartet</numerusform>
      </translation>
    </message>
    <message>
      <source>expected at least one argument</source>
      <translation>mindestens ein Argument erwartet</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>höchstens ein Argument erwartet</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>ein Argument erwartet</translation>
    </message>
    <message>
      <source>export</source>
      <translation>Export</translation>
    </message>
    <message>
      <source>export      {digest}</source>
      <translation>Export      {digest}</translation>
    </message>
    <message>
      <source>eye</source>
      <translation>Auge</translation>
    </message>
    <message>
      <source>eye {space}, food left: {left}</source>
      <translation>Auge {space}, Futter übrig: {left}</translation>
    </message>
    <message>
      <source>eye, mouth, tail, collar, brain, heart are wanted once each, not {value}</source>
      <translation>eye, mouth, tail, collar, brain, heart gehören je einmal hierher, nicht {value}</translation>
    </message>
    <message>
      <source>eyes and mouths do not look back along their worm, nor tails into it</source>
      <translation>Augen und Mäuler schauen nicht an ihrem Wurm entlang zurück, Schwänze nicht in ihn hinein</translation>
    </message>
    <message>
      <source>eyes and mouths go on the first two spaces, a tail on the last one</source>
      <translation>Augen und Mäuler kommen auf die ersten zwei Felder, ein Schwanz aufs letzte</translation>
    </message>
    <message>
      <source>feather</source>
      <translation>Feder</translation>
    </message>
    <message>
      <source>fed worms</source>
      <translation>satte Würmer</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, but not while they are open, as usual on Windows; {free} MB are free</source>
      <translation>Dateien in {folder} werden in {took} ms sicher geschrieben, gesperrt und ersetzt, aber nicht, solange sie offen sind, wie unter Windows üblich; {free} MB sind frei</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, open ones too; {free} MB are free</source>
      <translation>Dateien in {folder} werden in {took} ms sicher geschrieben, gesperrt und ersetzt, auch offene; {free} MB sind frei</translation>
    </message>
    <message>
      <source>fill in a brain</source>
      <translation>ein Gehirn ausfüllen</translation>
    </message>
    <message>
      <source>fills in the brain on {space}: {change}</source>
      <translation>füllt das Gehirn auf {space} aus: {change}</translation>
    </message>
    <message>
      <source>finish</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>finish post {number}</source>
      <translation>Zielpfosten {number}</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>fertig</translation>
    </message>
    <message>
      <source>finished; {game}</source>
      <translation>beendet; {game}</translation>
    </message>
    <message>
      <source>firewalld is on: two laptops with a firewall may not reach each other; put this network into its zone `home` or `trusted`</source>
      <translation>firewalld ist an: Zwei Laptops mit Firewall finden womöglich nicht zueinander; gib dieses Netz in die Zone `home` oder `trusted`</translation>
    </message>
    <message>
      <source>first fault: {fault}</source>
      <translation>erster Fehler: {fault}</translation>
    </message>
    <message numerus="yes">
      <source>first fault: {fault}; {count} records behind it prove nothing</source>
      <extracomment>first fault: {fault}; {count} record behind it proves nothing</extracomment>
      <translation>
        <numerusform>erster Fehler: {fault}; {count} Eintrag dahinter beweist nichts</numerusform>
        <numerusform>erster Fehler: {fault}; {count} Einträge dahinter beweisen nichts</numerusform>
      </translation>
    </message>
    <message>
      <source>fish</source>
      <translation>Fisch</translation>
    </message>
    <message>
      <source>five</source>
      <translation>fünf</translation>
    </message>
    <message>
      <source>flag</source>
      <translation>Fahne</translation>
    </message>
    <message>
      <source>flute</source>
      <translation>Flöte</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>follow a table without a seat: everything verified, nothing signed</source>
      <translation>sieht an einem Tisch zu: alles geprüft, nichts unterschrieben</translation>
    </message>
    <message>
      <source>food on {space}</source>
      <translation>Futter auf {space}</translation>
    </message>
    <message>
      <source>foods</source>
      <translation>Futter</translation>
    </message>
    <message>
      <source>foods eaten</source>
      <translation>gefressenes Futter</translation>
    </message>
    <message>
      <source>foods that a mouth is at</source>
      <translation>Futter, an dem ein Maul ist</translation>
    </message>
    <message>
      <source>for Worm &amp; Cozy</source>
      <translation>für Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>for Worm Up!</source>
      <translation>für Würmeln</translation>
    </message>
    <message>
      <source>fork</source>
      <translation>Gabel</translation>
    </message>
    <message>
      <source>four</source>
      <translation>vier</translation>
    </message>
    <message>
      <source>friends</source>
      <translation>Freunde</translation>
    </message>
    <message>
      <source>frog</source>
      <translation>Frosch</translation>
    </message>
    <message>
      <source>from this laptop</source>
      <translation>von diesem Laptop</translation>
    </message>
    <message>
      <source>from {name}'s laptop</source>
      <translation>vom Laptop von {name}</translation>
    </message>
    <message>
      <source>full lines</source>
      <translation>volle Reihen</translation>
    </message>
    <message>
      <source>game</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>game {game} cannot be gone on with: {why}; it may still be audited</source>
      <translation>Spiel {game} lässt sich nicht fortsetzen: {why}; prüfen lässt es sich vielleicht noch</translation>
    </message>
    <message>
      <source>game {game} is already open in another window (process {process}): use that window, or close it first</source>
      <translation>Spiel {game} ist schon in einem anderen Fenster offen (Prozess {process}): Nimm das Fenster, oder schließ es erst</translation>
    </message>
    <message>
      <source>games</source>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>games are saved in {folder}: {free} MB free, make room</source>
      <translation>Spiele werden in {folder} gespeichert: {free} MB frei, schaff Platz</translation>
    </message>
    <message>
      <source>games can be saved in {folder}: {free} MB free</source>
      <translation>Spiele können in {folder} gespeichert werden: {free} MB frei</translation>
    </message>
    <message>
      <source>games cannot be saved in {folder}: {why}; mend that or choose another --data DIR</source>
      <translation>Spiele können nicht in {folder} gespeichert werden: {why}; behebe das, oder wähle ein anderes --data DIR</translation>
    </message>
    <message>
      <source>games won</source>
      <translation>Siege</translation>
    </message>
    <message>
      <source>garlic</source>
      <translation>Knoblauch</translation>
    </message>
    <message>
      <source>gathered and checked, {vouched}</source>
      <translation>gesammelt und geprüft, {vouched}</translation>
    </message>
    <message>
      <source>ghost</source>
      <translation>Gespenst</translation>
    </message>
    <message>
      <source>giraffe</source>
      <translation>Giraffe</translation>
    </message>
    <message>
      <source>give a length in mm, such as 610</source>
      <translation>gib eine Länge in mm an, etwa 610</translation>
    </message>
    <message>
      <source>give a number of seconds above 0</source>
      <translation>gib eine Zahl von Sekunden über 0 an</translation>
    </message>
    <message>
      <source>give an organ to a worm:</source>
      <translation>einem Wurm ein Organ geben:</translation>
    </message>
    <message>
      <source>give up after so many seconds</source>
      <translation>gibt nach so vielen Sekunden auf</translation>
    </message>
    <message>
      <source>glove</source>
      <translation>Handschuh</translation>
    </message>
    <message>
      <source>go on with the game that was left last, or with GAME as `games` names it</source>
      <translation>macht mit dem zuletzt verlassenen Spiel weiter, oder mit GAME, wie `games` es nennt</translation>
    </message>
    <message>
      <source>go on with the last unfinished game, or with GAME as `games` names it</source>
      <translation>macht mit dem letzten offenen Spiel weiter, oder mit GAME, wie `games` es nennt</translation>
    </message>
    <message>
      <source>go on without a silent seat after so many seconds, if a majority agrees (20)</source>
      <translation>macht nach so vielen Sekunden ohne einen stillen Platz weiter, wenn die Mehrheit zustimmt (20)</translation>
    </message>
    <message>
      <source>go on without {name}</source>
      <translation>ohne {name} weiterspielen</translation>
    </message>
    <message>
      <source>go on without {name}, for good</source>
      <translation>ohne {name} weiterspielen, endgültig</translation>
    </message>
    <message>
      <source>goes on from step {step} of another game</source>
      <translation>geht ab Schritt {step} eines anderen Spiels weiter</translation>
    </message>
    <message>
      <source>gone home</source>
      <translation>heimgegangen</translation>
    </message>
    <message>
      <source>grade {grade} of 5, {name}</source>
      <translation>Stufe {grade} von 5, {name}</translation>
    </message>
    <message>
      <source>group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>grow from the end on {space}</source>
      <translation>vom Ende auf {space} aus wachsen</translation>
    </message>
    <message>
      <source>grow from the head on {space}</source>
      <translation>vom Kopf auf {space} aus wachsen</translation>
    </message>
    <message>
      <source>grow onto {space}</source>
      <translation>auf {space} wachsen</translation>
    </message>
    <message>
      <source>grows onto {space}</source>
      <translation>wächst auf {space}</translation>
    </message>
    <message>
      <source>guitar</source>
      <translation>Gitarre</translation>
    </message>
    <message>
      <source>hammer</source>
      <translation>Hammer</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>schwer</translation>
    </message>
    <message>
      <source>has left for now</source>
      <translation>ist vorerst weg</translation>
    </message>
    <message>
      <source>has left the game</source>
      <translation>hat das Spiel verlassen</translation>
    </message>
    <message>
      <source>hat</source>
      <translation>Hut</translation>
    </message>
    <message>
      <source>heart</source>
      <translation>Herz</translation>
    </message>
    <message>
      <source>hedgehog</source>
      <translation>Igel</translation>
    </message>
    <message>
      <source>holds a proof that proves nothing</source>
      <translation>enthält einen Beweis, der nichts beweist</translation>
    </message>
    <message>
      <source>holds a record that is none</source>
      <translation>enthält einen Eintrag, der keiner ist</translation>
    </message>
    <message>
      <source>holds a second genesis</source>
      <translation>enthält eine zweite Genesis</translation>
    </message>
    <message>
      <source>holds an act before every seat has said yes to the genesis</source>
      <translation>enthält einen Zug, bevor alle Plätze der Genesis zugestimmt haben</translation>
    </message>
    <message>
      <source>honey</source>
      <translation>Honig</translation>
    </message>
    <message>
      <source>horse</source>
      <translation>Pferd</translation>
    </message>
    <message>
      <source>hour {hour} of {count}</source>
      <translation>Stunde {hour} von {count}</translation>
    </message>
    <message>
      <source>how many bots (4)</source>
      <translation>wie viele Bots (4)</translation>
    </message>
    <message>
      <source>how many play (3)</source>
      <translation>wie viele spielen (3)</translation>
    </message>
    <message>
      <source>how well bots play ({levels})</source>
      <translation>wie gut Bots spielen ({levels})</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>das Argument %r ist hier zu viel</translation>
    </message>
    <message>
      <source>in another network: {address}</source>
      <translation>in einem anderen Netzwerk: {address}</translation>
    </message>
    <message>
      <source>in this edition a worm does not turn round</source>
      <translation>in dieser Ausgabe dreht ein Wurm nicht um</translation>
    </message>
    <message>
      <source>in words, without a window</source>
      <translation>in Worten, ohne Fenster</translation>
    </message>
    <message>
      <source>invalid %(type)s value: %(value)r</source>
      <translation>kein Wert vom Typ %(type)s: %(value)r</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>%(value)r gibt es nicht (wähle aus %(choices)s)</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
      <translation>%(value)r gibt es nicht, meinst du %(closest)r? (wähle aus %(choices)s)</translation>
    </message>
    <message>
      <source>is away, so the hour is a pass</source>
      <translation>ist weg, die Stunde zählt als Passen</translation>
    </message>
    <message>
      <source>is damaged</source>
      <translation>ist beschädigt</translation>
    </message>
    <message>
      <source>is not here</source>
      <translation>ist nicht hier</translation>
    </message>
    <message>
      <source>is not signed by its seat</source>
      <translation>ist nicht von seinem Platz unterschrieben</translation>
    </message>
    <message>
      <source>is of a game in which the key beside it has no seat</source>
      <translation>ist von einem Spiel, in dem der Schlüssel daneben keinen Platz hat</translation>
    </message>
    <message>
      <source>is of a newer version of this program</source>
      <translation>ist von einer neueren Version dieses Programms</translation>
    </message>
    <message>
      <source>is of another version of these rules</source>
      <translation>ist von einer anderen Fassung dieser Regeln</translation>
    </message>
    <message>
      <source>is of options that these rules do not have</source>
      <translation>hat Optionen, die es in diesen Regeln nicht gibt</translation>
    </message>
    <message>
      <source>is of rules that this program does not know</source>
      <translation>ist von Regeln, die dieses Programm nicht kennt</translation>
    </message>
    <message>
      <source>is one message too many for its seat and step</source>
      <translation>ist eine Nachricht zu viel für seinen Platz und Schritt</translation>
    </message>
    <message>
      <source>island</source>
      <translation>Insel</translation>
    </message>
    <message>
      <source>it comes from behind the finish line, but the race ends</source>
      <translation>es kommt von hinter der Ziellinie, aber das Rennen endet</translation>
    </message>
    <message>
      <source>it did not say hello</source>
      <translation>er hat sich nicht vorgestellt</translation>
    </message>
    <message>
      <source>it does not lie wholly on the table</source>
      <translation>es liegt nicht ganz auf dem Tisch</translation>
    </message>
    <message>
      <source>it does not touch the finish line, but the race ends</source>
      <translation>es berührt die Ziellinie nicht, aber das Rennen endet</translation>
    </message>
    <message>
      <source>it does not touch {worm}</source>
      <translation>er berührt {worm} nicht</translation>
    </message>
    <message numerus="yes">
      <source>it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you</source>
      <extracomment>it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you</extracomment>
      <translation>
        <numerusform>es endet nach {count} Minute oder mit Strg+C; wer etwas lädt, vertraut dir</numerusform>
        <numerusform>es endet nach {count} Minuten oder mit Strg+C; wer etwas lädt, vertraut dir</numerusform>
      </translation>
    </message>
    <message>
      <source>it goes on from step {step} of the game {game}</source>
      <translation>es geht ab Schritt {step} des Spiels {game} weiter</translation>
    </message>
    <message>
      <source>it goes; a rest of 50 ms takes {took} ms</source>
      <translation>sie geht; eine Pause von 50 ms dauert {took} ms</translation>
    </message>
    <message>
      <source>it has signed in this step already</source>
      <translation>in diesem Schritt ist schon unterschrieben</translation>
    </message>
    <message>
      <source>it has {size} bytes, and at most {most} are read: is it the right file?</source>
      <translation>sie hat {size} Bytes, und höchstens {most} werden gelesen: ist es die richtige Datei?</translation>
    </message>
    <message>
      <source>it has {value} instead of {letters}</source>
      <translation>es sind {value} statt {letters}</translation>
    </message>
    <message>
      <source>it is a folder: choose a file in it</source>
      <translation>es ist ein Ordner: wähle eine Datei darin</translation>
    </message>
    <message>
      <source>it is a pipe or a device: copy what it gives to a file first</source>
      <translation>es ist eine Pipe oder ein Gerät: kopiere zuerst in eine Datei, was herauskommt</translation>
    </message>
    <message>
      <source>it is at a food, but no space of its worm is free</source>
      <translation>es ist an einem Futter, aber auf seinem Wurm ist kein Feld frei</translation>
    </message>
    <message>
      <source>it is not at a food</source>
      <translation>es ist an keinem Futter</translation>
    </message>
    <message>
      <source>it is not its turn</source>
      <translation>dieser Platz ist nicht dran</translation>
    </message>
    <message>
      <source>it is not this player's turn</source>
      <translation>du bist nicht dran</translation>
    </message>
    <message>
      <source>it never began</source>
      <translation>es hat nie begonnen</translation>
    </message>
    <message>
      <source>it overlaps a post</source>
      <translation>es überlappt einen Pfosten</translation>
    </message>
    <message>
      <source>it sees no blank space</source>
      <translation>es sieht kein leeres Feld</translation>
    </message>
    <message>
      <source>it sent a hello that was made for another connection</source>
      <translation>er hat eine Vorstellung geschickt, die für eine andere Verbindung gemacht war</translation>
    </message>
    <message>
      <source>it sent a message that does not count (step {step}, seat {seat}: {why})</source>
      <translation>er hat eine Nachricht geschickt, die nicht zählt (Schritt {step}, Platz {seat}: {why})</translation>
    </message>
    <message>
      <source>it sent large packets before it said hello</source>
      <translation>er hat große Pakete geschickt, bevor er sich vorgestellt hat</translation>
    </message>
    <message>
      <source>it sent something that is no packet</source>
      <translation>er hat etwas geschickt, das kein Paket ist</translation>
    </message>
    <message>
      <source>it touches the finish line, but the race goes on</source>
      <translation>es berührt die Ziellinie, aber das Rennen geht weiter</translation>
    </message>
    <message>
      <source>it touches {name}'s worm</source>
      <translation>es berührt den Wurm von {name}</translation>
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation>es würde gerade nichts ändern</translation>
    </message>
    <message>
      <source>its bytes are not those of a key</source>
      <translation>seine Bytes sind nicht die eines Schlüssels</translation>
    </message>
    <message>
      <source>its length is {count}, less than the {least} bytes at the head of every log</source>
      <translation>seine Länge ist {count}, weniger als die {least} Bytes am Anfang jedes Protokolls</translation>
    </message>
    <message>
      <source>its length, 200 to 912 mm</source>
      <translation>die Länge, 200 bis 912 mm</translation>
    </message>
    <message>
      <source>its log is damaged, {why}</source>
      <translation>sein Protokoll ist beschädigt, {why}</translation>
    </message>
    <message>
      <source>its log is missing</source>
      <translation>sein Protokoll fehlt</translation>
    </message>
    <message>
      <source>its log is no log: {why}</source>
      <translation>sein Protokoll ist keines: {why}</translation>
    </message>
    <message>
      <source>its log {why}</source>
      <translation>sein Protokoll {why}</translation>
    </message>
    <message>
      <source>its number is far above all that were answered</source>
      <translation>seine Nummer liegt weit über allen, die beantwortet wurden</translation>
    </message>
    <message>
      <source>its own act of this step comes first</source>
      <translation>erst kommt der eigene Zug dieses Schritts</translation>
    </message>
    <message>
      <source>its seat belongs to another key than the one here</source>
      <translation>sein Platz gehört zu einem anderen Schlüssel als dem hier</translation>
    </message>
    <message>
      <source>its worm grows by up to {limit}</source>
      <translation>sein Wurm wächst um bis zu {limit}</translation>
    </message>
    <message>
      <source>jacket</source>
      <translation>Jacke</translation>
    </message>
    <message>
      <source>judging the bids</source>
      <translation>beurteilt die Gebote</translation>
    </message>
    <message>
      <source>key</source>
      <translation>Schlüssel</translation>
    </message>
    <message>
      <source>keys and games</source>
      <translation>Schlüssel und Spiele</translation>
    </message>
    <message>
      <source>kite</source>
      <translation>Drachen</translation>
    </message>
    <message>
      <source>lacks something that this message rests on</source>
      <translation>es fehlt etwas, worauf diese Nachricht aufbaut</translation>
    </message>
    <message>
      <source>ladder</source>
      <translation>Leiter</translation>
    </message>
    <message>
      <source>laid anew, it touches the finish line</source>
      <translation>neu gelegt berührt es die Ziellinie</translation>
    </message>
    <message>
      <source>lamp</source>
      <translation>Lampe</translation>
    </message>
    <message>
      <source>lanes by lot</source>
      <translation>Bahnen ausgelost</translation>
    </message>
    <message>
      <source>largest blank area</source>
      <translation>größtes leeres Gebiet</translation>
    </message>
    <message>
      <source>last digest</source>
      <translation>letzte Prüfsumme</translation>
    </message>
    <message>
      <source>last digest {digest}</source>
      <translation>letzte Prüfsumme {digest}</translation>
    </message>
    <message>
      <source>last night</source>
      <translation>gestern Abend</translation>
    </message>
    <message>
      <source>last played</source>
      <translation>zuletzt gespielt</translation>
    </message>
    <message>
      <source>leads</source>
      <translation>führt</translation>
    </message>
    <message>
      <source>leaves for good</source>
      <translation>geht endgültig</translation>
    </message>
    <message>
      <source>leaving for good at step {step}; {game}</source>
      <translation>wird endgültig verlassen in Schritt {step}; {game}</translation>
    </message>
    <message>
      <source>left for good at step {step}; {game}</source>
      <translation>endgültig verlassen in Schritt {step}; {game}</translation>
    </message>
    <message>
      <source>left out for now</source>
      <translation>vorerst ausgelassen</translation>
    </message>
    <message>
      <source>lemon</source>
      <translation>Zitrone</translation>
    </message>
    <message>
      <source>let all organs of a worm act:</source>
      <translation>alle Organe eines Wurms nutzen:</translation>
    </message>
    <message>
      <source>let {name} go for good</source>
      <translation>{name} endgültig gehen lassen</translation>
    </message>
    <message>
      <source>lets {worm} act</source>
      <translation>lässt {worm} wirken</translation>
    </message>
    <message>
      <source>likes to bid</source>
      <translation>bietet gern</translation>
    </message>
    <message>
      <source>limbering up</source>
      <translation>lockert sich</translation>
    </message>
    <message>
      <source>line {number}, </source>
      <translation>Zeile {number}, </translation>
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
      <translation>Polonaise {worms}, Wirkungen übrig: {left}</translation>
    </message>
    <message>
      <source>lion</source>
      <translation>Löwe</translation>
    </message>
    <message>
      <source>list the saved games of this laptop and how they stand</source>
      <translation>zeigt die gespeicherten Spiele dieses Laptops und wie sie stehen</translation>
    </message>
    <message>
      <source>listening for some seconds ...</source>
      <translation>horche einige Sekunden …</translation>
    </message>
    <message>
      <source>log: {path}</source>
      <translation>Protokoll: {path}</translation>
    </message>
    <message>
      <source>longest step in mm</source>
      <translation>längster Schritt in mm</translation>
    </message>
    <message>
      <source>longest worm</source>
      <translation>längster Wurm</translation>
    </message>
    <message>
      <source>look back at a game: everybody's chances, and better bids, moves and hours, by bots</source>
      <translation>blickt auf ein Spiel zurück: die Chancen aller, und bessere Gebote, Züge und Stunden, von Bots gefunden</translation>
    </message>
    <message>
      <source>looking down</source>
      <translation>mit Blick nach unten</translation>
    </message>
    <message>
      <source>looking for better hours</source>
      <translation>sucht bessere Stunden</translation>
    </message>
    <message>
      <source>looking for better moves</source>
      <translation>sucht bessere Züge</translation>
    </message>
    <message>
      <source>looking left</source>
      <translation>mit Blick nach links</translation>
    </message>
    <message>
      <source>looking right</source>
      <translation>mit Blick nach rechts</translation>
    </message>
    <message>
      <source>looking round…</source>
      <translation>ich sehe mich um …</translation>
    </message>
    <message>
      <source>looking up</source>
      <translation>mit Blick nach oben</translation>
    </message>
    <message>
      <source>looks at the finish</source>
      <translation>schaut das Finish an</translation>
    </message>
    <message>
      <source>mDNS is off ({what}): the beacon may do</source>
      <translation>mDNS ist aus ({what}): Vielleicht genügt der Beacon</translation>
    </message>
    <message>
      <source>mDNS is off, no adapter: join a network</source>
      <translation>mDNS ist aus, kein Netzwerk: Verbinde dich mit einem Netz</translation>
    </message>
    <message>
      <source>macOS asks once about incoming connections and about devices on the local network: allow both, later in System Settings &gt; Privacy &amp; Security &gt; Local Network</source>
      <translation>macOS fragt einmal nach eingehenden Verbindungen und nach Geräten im lokalen Netz: Erlaube beides, später unter Systemeinstellungen &gt; Datenschutz &amp; Sicherheit &gt; Lokales Netzwerk</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network</source>
      <translation>macOS lässt dieses Programm nicht ins lokale Netz</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network: switch it on in System Settings &gt; Privacy &amp; Security &gt; Local Network, then start it again</source>
      <translation>macOS lässt dieses Programm nicht ins lokale Netz: Schalt es unter Systemeinstellungen &gt; Datenschutz &amp; Sicherheit &gt; Lokales Netzwerk ein und starte es dann neu</translation>
    </message>
    <message>
      <source>macOS, Apple chip</source>
      <translation>macOS, Apple-Chip</translation>
    </message>
    <message>
      <source>macOS, Intel chip</source>
      <translation>macOS, Intel-Chip</translation>
    </message>
    <message>
      <source>marks are whole numbers that rise from 1 or more, one for each group, not {value}</source>
      <translation>Marken sind ganze Zahlen, die ab 1 oder mehr steigen, eine je Gruppe, nicht {value}</translation>
    </message>
    <message>
      <source>mean place</source>
      <translation>mittlerer Platz</translation>
    </message>
    <message>
      <source>measure every move of a race again with another geometry library, shapely</source>
      <translation>misst jeden Zug eines Rennens mit einer anderen Geometrie-Bibliothek nach, shapely</translation>
    </message>
    <message>
      <source>meet only those who use this port number too ({port})</source>
      <translation>trifft nur die, die diese Portnummer auch verwenden ({port})</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>Speicher</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <source>mm to the line</source>
      <translation>mm bis zur Linie</translation>
    </message>
    <message>
      <source>moon</source>
      <translation>Mond</translation>
    </message>
    <message>
      <source>most in a row</source>
      <translation>meiste Siege in Folge</translation>
    </message>
    <message>
      <source>most organs</source>
      <translation>meiste Organe</translation>
    </message>
    <message>
      <source>most points</source>
      <translation>meiste Punkte</translation>
    </message>
    <message>
      <source>mouth</source>
      <translation>Maul</translation>
    </message>
    <message>
      <source>mouths at food {space}</source>
      <translation>Mäuler am Futter {space}</translation>
    </message>
    <message>
      <source>moved {number}</source>
      <translation>zog {number}</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>Züge</translation>
    </message>
    <message>
      <source>moves 1st</source>
      <translation>zieht als 1.</translation>
    </message>
    <message>
      <source>moves 2nd</source>
      <translation>zieht als 2.</translation>
    </message>
    <message>
      <source>moves 3rd</source>
      <translation>zieht als 3.</translation>
    </message>
    <message>
      <source>moves 4th</source>
      <translation>zieht als 4.</translation>
    </message>
    <message>
      <source>moves 5th</source>
      <translation>zieht als 5.</translation>
    </message>
    <message>
      <source>moves next</source>
      <translation>zieht als Nächstes</translation>
    </message>
    <message>
      <source>moves {number}</source>
      <translation>zieht {number}</translation>
    </message>
    <message>
      <source>moving</source>
      <translation>zieht</translation>
    </message>
    <message>
      <source>mushroom</source>
      <translation>Pilz</translation>
    </message>
    <message>
      <source>my die: {face}</source>
      <translation>mein Würfel: {face}</translation>
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation>mein Würfel: {face}, geändert</translation>
    </message>
    <message>
      <source>my die: {face}, changed; the table rolled {old}</source>
      <translation>mein Würfel: {face}, geändert; der Tisch würfelte {old}</translation>
    </message>
    <message>
      <source>name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>name a command first</source>
      <translation>nenne zuerst einen Befehl</translation>
    </message>
    <message>
      <source>names a seat that is not at the table</source>
      <translation>nennt einen Platz, den es am Tisch nicht gibt</translation>
    </message>
    <message>
      <source>naming</source>
      <translation>nennt eine Zahl</translation>
    </message>
    <message>
      <source>needle</source>
      <translation>Nadel</translation>
    </message>
    <message>
      <source>network</source>
      <translation>Netz</translation>
    </message>
    <message>
      <source>never began: nobody sat down</source>
      <translation>nie begonnen: Niemand hat sich gesetzt</translation>
    </message>
    <message>
      <source>never began: {names} did not sit down; {game}</source>
      <translation>nie begonnen: {names} hat sich nicht gesetzt; {game}</translation>
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation>neuer Wurm {worm}, {shape}</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation>keine Polonaise hier hat ein Organ, das wirken könnte</translation>
    </message>
    <message>
      <source>no Conga Line with this tail's worm starts there</source>
      <translation>dort beginnt keine Polonaise mit dem Wurm dieses Schwanzes</translation>
    </message>
    <message>
      <source>no bid</source>
      <translation>kein Gebot</translation>
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
      <translation>an keinem Ende, das wachsen darf, ist ein leeres Feld</translation>
    </message>
    <message>
      <source>no brain of the hour before is left to change a die</source>
      <translation>kein Gehirn der vorigen Stunde ist mehr übrig, um einen Würfel zu ändern</translation>
    </message>
    <message>
      <source>no distances are measured in this game</source>
      <translation>in diesem Spiel werden keine Abstände gemessen</translation>
    </message>
    <message>
      <source>no download yet</source>
      <translation>noch kein Download</translation>
    </message>
    <message>
      <source>no firewall of this laptop is known to be on</source>
      <translation>soweit bekannt, ist auf diesem Laptop keine Firewall an</translation>
    </message>
    <message>
      <source>no game that is over is saved in {folder}</source>
      <translation>in {folder} ist kein beendetes Spiel gespeichert</translation>
    </message>
    <message>
      <source>no game yet</source>
      <translation>noch kein Spiel</translation>
    </message>
    <message>
      <source>no games are saved in {folder}</source>
      <translation>in {folder} sind keine Spiele gespeichert</translation>
    </message>
    <message>
      <source>no internet, {vouched}</source>
      <translation>ohne Internet, {vouched}</translation>
    </message>
    <message>
      <source>no join code leads here, for UDP port {port} cannot be used ({what}): start again, which takes another port</source>
      <translation>kein Code zum Mitspielen führt hierher, denn UDP-Port {port} ist nicht frei ({what}): Starte neu, das nimmt einen anderen Port</translation>
    </message>
    <message>
      <source>no log shows who held these keys: one person alone can make all of them</source>
      <translation>kein Protokoll zeigt, wer diese Schlüssel hatte: einer allein kann sie alle machen</translation>
    </message>
    <message>
      <source>no matching worm here could act</source>
      <translation>kein passender Wurm hier könnte etwas tun</translation>
    </message>
    <message>
      <source>no matching worm here has room for it</source>
      <translation>kein passender Wurm hier hat Platz dafür</translation>
    </message>
    <message>
      <source>no neighbour with a collar, or no room for a baby</source>
      <translation>kein Nachbar mit Kragen oder kein Platz für ein Baby</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable</source>
      <translation>kein Netzwerk ist an: Schalte WLAN ein oder steck ein Kabel an</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again</source>
      <translation>kein Netzadapter ist an: schalte das WLAN ein oder stecke ein Kabel an und prüfe noch einmal</translation>
    </message>
    <message>
      <source>no number left</source>
      <translation>keine Zahl übrig</translation>
    </message>
    <message>
      <source>no organ of it could do anything now</source>
      <translation>keines seiner Organe könnte gerade etwas tun</translation>
    </message>
    <message>
      <source>no organ of this line could do anything now</source>
      <translation>kein Organ dieser Polonaise könnte gerade etwas tun</translation>
    </message>
    <message>
      <source>no player {player} in the saved games</source>
      <translation>in den gespeicherten Spielen heißt niemand {player}</translation>
    </message>
    <message>
      <source>no region has the number in this hour's name: {value}</source>
      <translation>kein Gebiet hat die Nummer im Namen dieser Stunde: {value}</translation>
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
      <translation>in {region} ist kein Platz für {shape}</translation>
    </message>
    <message>
      <source>no shape of the die is called {value}</source>
      <translation>keine Form des Würfels heißt {value}</translation>
    </message>
    <message>
      <source>no space of it lies in this hour's region</source>
      <translation>keins seiner Felder liegt im Gebiet dieser Stunde</translation>
    </message>
    <message>
      <source>no table with {name} now: it kept one waiting, or you said so</source>
      <translation>jetzt kein Tisch mit {name}: dort musste man warten, oder du wolltest es so</translation>
    </message>
    <message>
      <source>no value that can be locked in now</source>
      <translation>das ist kein Wert, der sich jetzt einschließen lässt</translation>
    </message>
    <message>
      <source>no window can be shown here ({what}): install what is missing</source>
      <translation>hier kann kein Fenster gezeigt werden ({what}): installiere, was fehlt</translation>
    </message>
    <message>
      <source>no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`, or the package xcb-util-cursor of other systems</source>
      <translation>es kann kein Fenster gezeigt werden, denn eine Bibliothek fehlt: `sudo apt install libxcb-cursor0`, auf anderen Systemen das Paket xcb-util-cursor</translation>
    </message>
    <message>
      <source>no worm in {region} has the other organ or the shape {shape}</source>
      <translation>kein Wurm in {region} hat das andere Organ oder die Form {shape}</translation>
    </message>
    <message>
      <source>no worm in {region} has {kinds} or the shape {shape}</source>
      <translation>kein Wurm in {region} hat {kinds} oder die Form {shape}</translation>
    </message>
    <message>
      <source>no worm lies in {region}</source>
      <translation>in {region} liegt kein Wurm</translation>
    </message>
    <message>
      <source>nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A network for guests may keep laptops apart: then use a phone's hotspot or a cable. We keep asking</source>
      <translation>unter {host} antwortet niemand. Ist der Laptop im selben WLAN, und ist das Spiel dort noch offen? Ein Gästenetz hält Laptops womöglich getrennt: Nehmt dann den Hotspot eines Handys oder ein Kabel. Wir fragen weiter</translation>
    </message>
    <message>
      <source>nobody can reach us at {place}: {what}; choose another port or address</source>
      <translation>unter {place} kann uns niemand erreichen: {what}; wähle einen anderen Port oder eine andere Adresse</translation>
    </message>
    <message>
      <source>nobody here has it</source>
      <translation>niemand hier hat es</translation>
    </message>
    <message>
      <source>nobody is left out before all have opened their salts</source>
      <translation>niemand wird ausgelassen, bevor alle ihr Salz geöffnet haben</translation>
    </message>
    <message>
      <source>nobody on {name} hands out addresses: put both laptops on one router, or use Wi-Fi</source>
      <translation>niemand an {name} vergibt Adressen: Hängt beide Laptops an einen Router, oder nehmt WLAN</translation>
    </message>
    <message>
      <source>nobody sat down yet</source>
      <translation>noch sitzt niemand</translation>
    </message>
    <message>
      <source>nobody yet</source>
      <translation>noch niemand</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keiner</translation>
    </message>
    <message>
      <source>none chosen</source>
      <translation>keine gewählt</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>nicht erlaubt zusammen mit %s</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing</source>
      <translation>nicht von allen ist das Salz im Emblem, also beweist es nichts</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing: open another table</source>
      <translation>nicht von allen ist das Salz im Emblem, also beweist es nichts: öffne einen anderen Tisch</translation>
    </message>
    <message>
      <source>not played yet</source>
      <translation>noch nicht gespielt</translation>
    </message>
    <message>
      <source>not signed by the makers</source>
      <translation>von den Machern nicht unterschrieben</translation>
    </message>
    <message>
      <source>note: an unfinished game is kept; solo --resume goes on with it instead</source>
      <translation>Hinweis: Ein unvollendetes Spiel bleibt; solo --resume setzt es fort</translation>
    </message>
    <message>
      <source>note: {note}</source>
      <translation>Hinweis: {note}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>nothing can be locked in with it</source>
      <translation>damit lässt sich nichts einschließen</translation>
    </message>
    <message>
      <source>nothing could be fetched from {name}'s laptop ({what}): “Bring a friend” has to stay open there</source>
      <translation>vom Laptop von {name} ließ sich nichts holen ({what}): „Hol Freunde dazu“ muss dort offen bleiben</translation>
    </message>
    <message>
      <source>nothing in {folder} is what its SHA256SUMS says: copy or make the release again</source>
      <translation>nichts in {folder} ist, was dort in SHA256SUMS steht: Kopiere oder baue das Release noch einmal</translation>
    </message>
    <message>
      <source>nothing that can be counted is called {value}</source>
      <translation>nichts Zählbares heißt {value}</translation>
    </message>
    <message>
      <source>nothing was played</source>
      <translation>nichts wurde gespielt</translation>
    </message>
    <message>
      <source>now: {frame}</source>
      <translation>jetzt: {frame}</translation>
    </message>
    <message>
      <source>nudged</source>
      <translation>angestupst</translation>
    </message>
    <message>
      <source>off</source>
      <translation>aus</translation>
    </message>
    <message>
      <source>off the sheet</source>
      <translation>neben dem Blatt</translation>
    </message>
    <message>
      <source>on the way</source>
      <translation>unterwegs</translation>
    </message>
    <message>
      <source>on {space}</source>
      <translation>auf {space}</translation>
    </message>
    <message>
      <source>on {space}:</source>
      <translation>auf {space}:</translation>
    </message>
    <message>
      <source>one</source>
      <translation>eins</translation>
    </message>
    <message>
      <source>one JSON document, for programs</source>
      <translation>ein JSON-Dokument, für Programme</translation>
    </message>
    <message>
      <source>one finish post may be swung, once</source>
      <translation>nur ein Zielpfosten darf geschwenkt werden, und nur einmal</translation>
    </message>
    <message>
      <source>one for everybody left behind</source>
      <translation>einer für jeden dahinter</translation>
    </message>
    <message>
      <source>one for the winner alone</source>
      <translation>einer nur für den Sieg</translation>
    </message>
    <message>
      <source>one of its letters is wrong</source>
      <translation>einer seiner Buchstaben ist falsch</translation>
    </message>
    <message>
      <source>one of our sheets, 1 to 8</source>
      <translation>eins unserer Blätter, 1 bis 8</translation>
    </message>
    <message>
      <source>one of the arguments %s is required</source>
      <translation>eins der Argumente %s ist nötig</translation>
    </message>
    <message>
      <source>onion</source>
      <translation>Zwiebel</translation>
    </message>
    <message>
      <source>only a player with an X may swing a finish post</source>
      <translation>nur mit einem X darf man einen Zielpfosten schwenken</translation>
    </message>
    <message>
      <source>only an end of the worm can become its head</source>
      <translation>nur ein Ende des Wurms kann sein Kopf werden</translation>
    </message>
    <message>
      <source>only you so far</source>
      <translation>bisher nur du</translation>
    </message>
    <message>
      <source>only {free} MB are free: make room</source>
      <translation>nur {free} MB sind frei: schaffe Platz</translation>
    </message>
    <message>
      <source>only {free} MB of memory are free: close other programs</source>
      <translation>nur {free} MB Speicher sind frei: schließe andere Programme</translation>
    </message>
    <message>
      <source>onto {space}</source>
      <translation>auf {space}</translation>
    </message>
    <message>
      <source>openings</source>
      <translation>Öffnungen</translation>
    </message>
    <message>
      <source>options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>organs</source>
      <translation>Organe</translation>
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation>Organe für die Babys {babies}</translation>
    </message>
    <message>
      <source>organs for the babies</source>
      <translation>Organe für die Babys</translation>
    </message>
    <message>
      <source>organs on the worm that has the most</source>
      <translation>Organe auf dem Wurm, der die meisten hat</translation>
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation>Organe auf {spaces} dürfen wirken</translation>
    </message>
    <message>
      <source>other systems</source>
      <translation>andere Systeme</translation>
    </message>
    <message>
      <source>others find this table by themselves; a player who does not adds: --join {codes}</source>
      <translation>die anderen finden diesen Tisch von selbst; wer nicht, startet mit: --join {codes}</translation>
    </message>
    <message>
      <source>others in this room open {address} in a browser</source>
      <translation>andere in diesem Raum öffnen {address} in einem Browser</translation>
    </message>
    <message>
      <source>out of the egg</source>
      <translation>aus dem Ei</translation>
    </message>
    <message>
      <source>owl</source>
      <translation>Eule</translation>
    </message>
    <message>
      <source>packed on the laptop that gives it, not signed by the makers</source>
      <translation>auf dem Laptop gepackt, der es gibt; von den Machern nicht unterschrieben</translation>
    </message>
    <message>
      <source>packed on {name}'s laptop, not signed by the makers</source>
      <translation>auf dem Laptop von {name} gepackt, von den Machern nicht unterschrieben</translation>
    </message>
    <message>
      <source>pairs of touching collars on different worms</source>
      <translation>Paare aus Kragen verschiedener Würmer, die sich berühren</translation>
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation>passen: diese Stunde nichts tun</translation>
    </message>
    <message>
      <source>passed over</source>
      <translation>übergangen</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>passt</translation>
    </message>
    <message>
      <source>piano</source>
      <translation>Klavier</translation>
    </message>
    <message>
      <source>place</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>place a new worm of shape {shape}, which gets {kinds}:</source>
      <translation>einen neuen Wurm der Form {shape} legen, dazu {kinds}:</translation>
    </message>
    <message>
      <source>place {place}</source>
      <translation>Platz {place}</translation>
    </message>
    <message>
      <source>places worm {worm}, shape {shape}, on {spaces}</source>
      <translation>legt Wurm {worm}, Form {shape}, auf {spaces}</translation>
    </message>
    <message>
      <source>plain</source>
      <translation>einfarbig</translation>
    </message>
    <message>
      <source>play Worm &amp; Cozy alone in the terminal; every hour is signed and saved</source>
      <translation>Worm &amp; Cozy allein im Terminal; jede Stunde wird unterschrieben und gespeichert</translation>
    </message>
    <message>
      <source>player</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>playing on from every step</source>
      <translation>spielt von jedem Schritt an weiter</translation>
    </message>
    <message>
      <source>pointing down</source>
      <translation>mit der Spitze nach unten</translation>
    </message>
    <message>
      <source>pointing left</source>
      <translation>mit der Spitze nach links</translation>
    </message>
    <message>
      <source>pointing right</source>
      <translation>mit der Spitze nach rechts</translation>
    </message>
    <message>
      <source>pointing up</source>
      <translation>mit der Spitze nach oben</translation>
    </message>
    <message>
      <source>points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>points, game by game</source>
      <translation>Punkte, Spiel für Spiel</translation>
    </message>
    <message>
      <source>points, race by race</source>
      <translation>Punkte, Rennen für Rennen</translation>
    </message>
    <message>
      <source>ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet</source>
      <translation>Ports sind unter {addresses} zu haben, ebenso die UDP-Ports {meet} und {mdns}, über die sich Spieler finden</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>Argumente</translation>
    </message>
    <message>
      <source>program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>pumpkin</source>
      <translation>Kürbis</translation>
    </message>
    <message>
      <source>puts up to {count} food</source>
      <translation>legt bis zu {count} Futter</translation>
    </message>
    <message>
      <source>race</source>
      <translation>Rennen</translation>
    </message>
    <message>
      <source>re-poses first</source>
      <translation>legt sich vorher neu</translation>
    </message>
    <message>
      <source>re-posing a worm is no variant of this edition</source>
      <translation>in dieser Ausgabe gibt es kein Neulegen</translation>
    </message>
    <message>
      <source>re-posing lays six segments anew; the last one stays</source>
      <translation>beim Neulegen kommen sechs Segmente neu hin; das letzte bleibt</translation>
    </message>
    <message>
      <source>re-posing must change something</source>
      <translation>das Neulegen muss etwas ändern</translation>
    </message>
    <message>
      <source>re-posing must not touch the finish line</source>
      <translation>beim Neulegen darf die Ziellinie nicht berührt werden</translation>
    </message>
    <message>
      <source>reading the saved games</source>
      <translation>lese die gespeicherten Spiele</translation>
    </message>
    <message>
      <source>record {record} {reason}</source>
      <translation>Eintrag {record} {reason}</translation>
    </message>
    <message>
      <source>refused: {why}</source>
      <translation>abgelehnt: {why}</translation>
    </message>
    <message>
      <source>resigned</source>
      <translation>hat aufgegeben</translation>
    </message>
    <message>
      <source>retired: its log is missing or no log; what others saved can be audited</source>
      <translation>abgelegt: Sein Protokoll fehlt oder ist keins; was andere gespeichert haben, lässt sich prüfen</translation>
    </message>
    <message>
      <source>retired: {why}</source>
      <translation>abgelegt: {why}</translation>
    </message>
    <message>
      <source>reviews</source>
      <translation>im Rückblick</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>geringelt</translation>
    </message>
    <message>
      <source>robot</source>
      <translation>Roboter</translation>
    </message>
    <message>
      <source>rocks that touch no blank space</source>
      <translation>Steine, die kein leeres Feld berühren</translation>
    </message>
    <message>
      <source>rolls {face}</source>
      <translation>würfelt {face}</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>row {row}</source>
      <translation>Zeile {row}</translation>
    </message>
    <message>
      <source>rows and columns without a blank space</source>
      <translation>Zeilen und Spalten ohne leeres Feld</translation>
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation>Zeilen {first} bis {last}</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>same here</source>
      <translation>bei mir auch</translation>
    </message>
    <message>
      <source>same to step {step}</source>
      <translation>gleich bis Schritt {step}</translation>
    </message>
    <message>
      <source>save any step of a game as a picture</source>
      <translation>einen Schritt einer Partie als Bild speichern</translation>
    </message>
    <message>
      <source>saved: {path}; open it in a browser and print it</source>
      <translation>gespeichert: {path}; öffne es in einem Browser und drucke es</translation>
    </message>
    <message>
      <source>scissors</source>
      <translation>Schere</translation>
    </message>
    <message>
      <source>sealed</source>
      <translation>versiegelt</translation>
    </message>
    <message>
      <source>seals another content than the acts and answers give</source>
      <translation>besiegelt einen anderen Inhalt, als Züge und Antworten ergeben</translation>
    </message>
    <message>
      <source>seals another state: its rules core computes differently</source>
      <translation>besiegelt einen anderen Stand: Sein Regelkern rechnet anders</translation>
    </message>
    <message>
      <source>separate blank areas of 2 to 6 spaces</source>
      <translation>getrennte leere Gebiete von 2 bis 6 Feldern</translation>
    </message>
    <message>
      <source>several are {player}: choose a key, {keys}</source>
      <translation>auf {player} passen mehrere: Wähle einen Schlüssel, {keys}</translation>
    </message>
    <message>
      <source>shape {shape}</source>
      <translation>Form {shape}</translation>
    </message>
    <message>
      <source>shapes</source>
      <translation>Formen</translation>
    </message>
    <message>
      <source>sheet</source>
      <translation>Blatt</translation>
    </message>
    <message>
      <source>show a game again from its log, in the window or in words</source>
      <translation>zeigt ein Spiel noch einmal aus seinem Protokoll, im Fenster oder in Worten</translation>
    </message>
    <message>
      <source>show program's version number and exit</source>
      <translation>zeigt die Version des Programms</translation>
    </message>
    <message>
      <source>show the own join code in letters, and as a picture if not said otherwise</source>
      <translation>zeigt den eigenen Code zum Mitspielen in Buchstaben, und ohne Angabe auch als Bild</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>zeigt diese Hilfe</translation>
    </message>
    <message>
      <source>signatures</source>
      <translation>Unterschriften</translation>
    </message>
    <message>
      <source>signatures are computed wrongly here: install the program again, and do not play before</source>
      <translation>Unterschriften werden hier falsch gerechnet: installiere das Programm neu und spiele vorher nicht</translation>
    </message>
    <message>
      <source>signed</source>
      <translation>unterschrieben</translation>
    </message>
    <message>
      <source>signed by the makers</source>
      <translation>von den Machern unterschrieben</translation>
    </message>
    <message>
      <source>signed by the makers of the program</source>
      <translation>von den Machern des Programms unterschrieben</translation>
    </message>
    <message>
      <source>signed two different things</source>
      <translation>hat zweierlei unterschrieben</translation>
    </message>
    <message>
      <source>signed, {total}</source>
      <translation>unterschrieben, {total}</translation>
    </message>
    <message>
      <source>signs nothing</source>
      <translation>unterschreibt nichts</translation>
    </message>
    <message>
      <source>signs nothing, {since}</source>
      <translation>unterschreibt nichts, {since}</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>still</translation>
    </message>
    <message>
      <source>silent, {since}</source>
      <translation>still, {since}</translation>
    </message>
    <message>
      <source>six</source>
      <translation>sechs</translation>
    </message>
    <message>
      <source>sly</source>
      <translation>gerissen</translation>
    </message>
    <message>
      <source>snail</source>
      <translation>Schnecke</translation>
    </message>
    <message>
      <source>snug</source>
      <translation>kuschlig</translation>
    </message>
    <message>
      <source>solo --resume goes on with a sheet: leave out --chapter and --sheet</source>
      <translation>solo --resume macht mit einem Blatt weiter: lass --chapter und --sheet weg</translation>
    </message>
    <message>
      <source>somebody else answers at {host}, not the laptop that showed this code. Each start makes a new code: ask for that one</source>
      <translation>unter {host} antwortet jemand anders, nicht der Laptop, der diesen Code gezeigt hat. Jeder Start macht einen neuen Code: Frag nach dem</translation>
    </message>
    <message>
      <source>somebody was away here</source>
      <translation>hier war jemand weg</translation>
    </message>
    <message>
      <source>spaces covered by worms</source>
      <translation>Felder, auf denen Würmer liegen</translation>
    </message>
    <message>
      <source>spaces filled</source>
      <translation>belegte Felder</translation>
    </message>
    <message>
      <source>spaces of the largest blank area that does not reach the edge</source>
      <translation>Felder des größten leeren Gebiets, das nicht an den Rand reicht</translation>
    </message>
    <message>
      <source>spaces of the longest worm</source>
      <translation>Felder des längsten Wurms</translation>
    </message>
    <message>
      <source>spend a credit on a die:</source>
      <translation>eine Gutschrift für einen Würfel nehmen:</translation>
    </message>
    <message>
      <source>spoon</source>
      <translation>Löffel</translation>
    </message>
    <message>
      <source>start</source>
      <translation>Start</translation>
    </message>
    <message>
      <source>start post {number}</source>
      <translation>Startpfosten {number}</translation>
    </message>
    <message>
      <source>state</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>stay on this machine</source>
      <translation>bleibt auf diesem Rechner</translation>
    </message>
    <message>
      <source>stays put</source>
      <translation>bleibt liegen</translation>
    </message>
    <message>
      <source>step {step}, {place}: {said}</source>
      <translation>Schritt {step}, {place}: {said}</translation>
    </message>
    <message>
      <source>step {step}, {said}</source>
      <translation>Schritt {step}, {said}</translation>
    </message>
    <message>
      <source>step {step}: {said}</source>
      <translation>Schritt {step}: {said}</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>steps are counted from 1</source>
      <translation>Schritte werden ab 1 gezählt</translation>
    </message>
    <message>
      <source>still underground</source>
      <translation>noch unter der Erde</translation>
    </message>
    <message>
      <source>stopped; what was signed is saved</source>
      <translation>angehalten; was unterschrieben war, ist gespeichert</translation>
    </message>
    <message>
      <source>striped</source>
      <translation>gestreift</translation>
    </message>
    <message>
      <source>swing</source>
      <translation>Schwenk</translation>
    </message>
    <message>
      <source>swings</source>
      <translation>schwenkt</translation>
    </message>
    <message>
      <source>swings a finish post</source>
      <translation>schwenkt einen Zielpfosten</translation>
    </message>
    <message>
      <source>system</source>
      <translation>System</translation>
    </message>
    <message>
      <source>t tail, c collar, h heart, b brain, x a brain that is used up.</source>
      <translation>t Schwanz, c Kragen, h Herz, b Gehirn, x ein verbrauchtes Gehirn.</translation>
    </message>
    <message>
      <source>tail</source>
      <translation>Schwanz</translation>
    </message>
    <message>
      <source>tail {space}: which line?</source>
      <translation>Schwanz {space}: welche Polonaise?</translation>
    </message>
    <message>
      <source>testing this laptop for up to a minute ...</source>
      <translation>dieser Laptop wird geprüft, bis zu eine Minute lang ...</translation>
    </message>
    <message>
      <source>that several keys are several people: one person alone can make all of them</source>
      <translation>dass mehrere Schlüssel mehrere Leute sind: einer allein kann sie alle machen</translation>
    </message>
    <message>
      <source>that the name of a player is the name of the person</source>
      <translation>dass der Name eines Spielers der Name des Menschen ist</translation>
    </message>
    <message>
      <source>that there is no other copy that ends differently: compare the copies</source>
      <translation>dass es keine andere Kopie gibt, die anders endet: Vergleicht die Kopien</translation>
    </message>
    <message>
      <source>the TCP port (4545, or any)</source>
      <translation>der TCP-Port (4545, oder irgendeiner)</translation>
    </message>
    <message>
      <source>the X may only name a number that nobody has bid</source>
      <translation>das X darf nur eine Zahl nennen, die niemand geboten hat</translation>
    </message>
    <message>
      <source>the X moves last</source>
      <translation>das X zieht zuletzt</translation>
    </message>
    <message>
      <source>the action cannot be read</source>
      <translation>der Zug ist nicht lesbar</translation>
    </message>
    <message>
      <source>the beacon is off, for UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>der Beacon ist aus, denn UDP-Port {port} ist nicht frei ({what}): Schließ das Programm, das ihn hält, oder spiel per Code mit</translation>
    </message>
    <message>
      <source>the call counts on a seat that signed two different things</source>
      <translation>der Aufruf zählt auf einen Platz, der zweierlei unterschrieben hat</translation>
    </message>
    <message>
      <source>the call is held without this seat</source>
      <translation>der Aufruf läuft ohne diesen Platz</translation>
    </message>
    <message>
      <source>the clock shows {date}: set the date of this laptop</source>
      <translation>die Uhr zeigt {date}: stelle das Datum dieses Laptops</translation>
    </message>
    <message>
      <source>the clock stands still or jumps: close other programs, or start the laptop again</source>
      <translation>die Uhr steht oder springt: schließe andere Programme oder starte den Laptop neu</translation>
    </message>
    <message>
      <source>the dice of this hour have not been thrown yet</source>
      <translation>die Würfel dieser Stunde sind noch nicht gefallen</translation>
    </message>
    <message>
      <source>the die shows that already</source>
      <translation>der Würfel zeigt das schon</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>die Platte ist voll</translation>
    </message>
    <message>
      <source>the disk says: {what}</source>
      <translation>die Platte meldet: {what}</translation>
    </message>
    <message>
      <source>the distances cannot be measured again: the library shapely cannot be loaded</source>
      <translation>die Abstände lassen sich nicht noch einmal messen: Die Bibliothek shapely lässt sich nicht laden</translation>
    </message>
    <message>
      <source>the edge of the table</source>
      <translation>der Tischrand</translation>
    </message>
    <message>
      <source>the emblem has not been compared yet</source>
      <translation>das Emblem ist noch nicht verglichen</translation>
    </message>
    <message>
      <source>the end</source>
      <translation>das Ende</translation>
    </message>
    <message>
      <source>the end of the step finds it elsewhere</source>
      <translation>am Ende des Schritts liegt er woanders</translation>
    </message>
    <message>
      <source>the eye does not see this space</source>
      <translation>das Auge sieht dieses Feld nicht</translation>
    </message>
    <message>
      <source>the file {finding}, {reason}</source>
      <translation>die Datei {finding}, {reason}</translation>
    </message>
    <message>
      <source>the file's end was torn by a crash, {reason}</source>
      <translation>das Ende der Datei ist bei einem Absturz abgerissen, {reason}</translation>
    </message>
    <message>
      <source>the finish line</source>
      <translation>die Ziellinie</translation>
    </message>
    <message>
      <source>the finish line touches a segment</source>
      <translation>die Ziellinie berührt ein Segment</translation>
    </message>
    <message>
      <source>the finish line touches a start post</source>
      <translation>die Ziellinie berührt einen Startpfosten</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a start post</source>
      <translation>die Ziellinie käme auf einem Startpfosten zu liegen</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a worm</source>
      <translation>die Ziellinie käme auf einem Wurm zu liegen</translation>
    </message>
    <message>
      <source>the finish posts are not 178 mm apart</source>
      <translation>die Zielpfosten sind nicht 178 mm voneinander entfernt</translation>
    </message>
    <message>
      <source>the firewall ufw is on: two laptops with a firewall may not reach each other; `sudo ufw allow from {network}` lets this network in</source>
      <translation>die Firewall ufw ist an: Zwei Laptops mit Firewall finden womöglich nicht zueinander; `sudo ufw allow from {network}` lässt dieses Netz herein</translation>
    </message>
    <message>
      <source>the first</source>
      <translation>die erste</translation>
    </message>
    <message>
      <source>the first organ die</source>
      <translation>der erste Organwürfel</translation>
    </message>
    <message>
      <source>the first page stays empty: install the program again</source>
      <translation>die erste Seite bleibt leer: installiere das Programm neu</translation>
    </message>
    <message>
      <source>the folder of game {game} cannot be used: {why}</source>
      <translation>der Ordner von Spiel {game} ist nicht benutzbar: {why}</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
      <source>the full number is compulsory, and there is still room</source>
      <translation>die ganze Zahl ist Pflicht, und es ist noch Platz</translation>
    </message>
    <message>
      <source>the game has not ended yet</source>
      <translation>das Spiel ist noch nicht zu Ende</translation>
    </message>
    <message>
      <source>the game has stopped by a fault of this program ({what}): what was signed is saved</source>
      <translation>das Spiel hat durch einen Fehler dieses Programms angehalten ({what}): was unterschrieben ist, ist gespeichert</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>das Spiel ist vorbei</translation>
    </message>
    <message>
      <source>the game is over here</source>
      <translation>hier ist das Spiel zu Ende</translation>
    </message>
    <message>
      <source>the game's folder {path} cannot be made: {why}</source>
      <translation>der Ordner des Spiels {path} lässt sich nicht anlegen: {why}</translation>
    </message>
    <message>
      <source>the ghost</source>
      <translation>der Geist</translation>
    </message>
    <message>
      <source>the ghost's dice do not fit this race</source>
      <translation>die Würfel des Geists passen nicht zu diesem Rennen</translation>
    </message>
    <message>
      <source>the hour is not played to its end: something is left to decide</source>
      <translation>die Stunde ist nicht zu Ende gespielt: Etwas ist noch zu entscheiden</translation>
    </message>
    <message>
      <source>the hour is over before the last decision</source>
      <translation>die Stunde ist schon vor der letzten Entscheidung vorbei</translation>
    </message>
    <message>
      <source>the join code of another peer, where the network hides laptops from each other</source>
      <translation>der Code zum Mitspielen von einem anderen Laptop, wo das Netz Laptops voreinander versteckt</translation>
    </message>
    <message>
      <source>the key in {path} is not the key of game {game}: was it moved or changed?</source>
      <translation>der Schlüssel in {path} ist nicht der Schlüssel von Spiel {game}: Wurde er verschoben oder geändert?</translation>
    </message>
    <message>
      <source>the key of the game in {path} cannot be read: {why}</source>
      <translation>der Schlüssel des Spiels in {path} ist nicht lesbar: {why}</translation>
    </message>
    <message>
      <source>the laptop at {host} is there, but the game that showed this code is closed. Each start makes a new code: ask for that one</source>
      <translation>der Laptop unter {host} ist da, aber das Spiel, das diesen Code gezeigt hat, ist zu. Jeder Start macht einen neuen Code: Frag nach dem</translation>
    </message>
    <message>
      <source>the laptop of the join code answers at {host}; look under In this room</source>
      <translation>der Laptop zu diesem Code antwortet unter {host}; schau unter „In diesem Raum“</translation>
    </message>
    <message>
      <source>the laptop {peer} is not heard for {seconds} s: {why}</source>
      <translation>der Laptop {peer} wird {seconds} s lang nicht gehört: {why}</translation>
    </message>
    <message>
      <source>the letters {names} are missing: install the program again</source>
      <translation>die Schriften {names} fehlen: installiere das Programm neu</translation>
    </message>
    <message>
      <source>the library for connections cannot encrypt here: install the program again</source>
      <translation>die Bibliothek für Verbindungen kann hier nicht verschlüsseln: installiere das Programm neu</translation>
    </message>
    <message>
      <source>the line {line} dances</source>
      <translation>die Polonaise {line} tanzt</translation>
    </message>
    <message>
      <source>the log of a game</source>
      <translation>das Protokoll eines Spiels</translation>
    </message>
    <message>
      <source>the log of game {game} cannot be used: {why}</source>
      <translation>das Protokoll von Spiel {game} ist nicht benutzbar: {why}</translation>
    </message>
    <message>
      <source>the logs of two bots do not agree: please send us this report</source>
      <translation>die Protokolle zweier Bots stimmen nicht überein: bitte schicke uns diesen Bericht</translation>
    </message>
    <message>
      <source>the new head must touch the old one exactly</source>
      <translation>der neue Kopf muss den alten genau berühren</translation>
    </message>
    <message>
      <source>the new segment and the one next to it do not just touch</source>
      <translation>das neue Segment und das daneben berühren sich nicht genau</translation>
    </message>
    <message>
      <source>the only format known is "wormcozy-sheet/1", not {value}</source>
      <translation>als Format ist nur "wormcozy-sheet/1" bekannt, nicht {value}</translation>
    </message>
    <message>
      <source>the output</source>
      <translation>die Ausgabe</translation>
    </message>
    <message>
      <source>the partner has no collar</source>
      <translation>der Partner hat keinen Kragen</translation>
    </message>
    <message>
      <source>the ports for playing, beacon and mDNS can be used</source>
      <translation>die Ports für Spiel, Beacon und mDNS sind frei</translation>
    </message>
    <message>
      <source>the post is nearer than 48 mm to the edge of the table</source>
      <translation>der Pfosten ist näher als 48 mm am Tischrand</translation>
    </message>
    <message>
      <source>the post overlaps a segment</source>
      <translation>der Pfosten überlappt ein Segment</translation>
    </message>
    <message>
      <source>the post overlaps a start post</source>
      <translation>der Pfosten überlappt einen Startpfosten</translation>
    </message>
    <message>
      <source>the printed rules ({usual})</source>
      <translation>die gedruckten Regeln ({usual})</translation>
    </message>
    <message>
      <source>the program that answers at {host} is not the one that was announced there</source>
      <translation>das Programm, das unter {host} antwortet, ist nicht das, das dort angekündigt war</translation>
    </message>
    <message>
      <source>the race is over</source>
      <translation>das Rennen ist vorbei</translation>
    </message>
    <message>
      <source>the review was not kept beside the log: {reason}</source>
      <translation>der Rückblick wurde nicht neben dem Protokoll abgelegt: {reason}</translation>
    </message>
    <message>
      <source>the rules of a game, or an empty sheet, as a page to print</source>
      <translation>die Regeln eines Spiels, oder ein leeres Blatt, als Seite zum Drucken</translation>
    </message>
    <message>
      <source>the rules of this game failed ({what}): please send us its log</source>
      <translation>die Regeln dieses Spiels sind gescheitert ({what}): bitte schick uns sein Protokoll</translation>
    </message>
    <message>
      <source>the same</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>the second organ die</source>
      <translation>der zweite Organwürfel</translation>
    </message>
    <message>
      <source>the shape die</source>
      <translation>der Formwürfel</translation>
    </message>
    <message>
      <source>the space does not touch the end that grows</source>
      <translation>das Feld berührt das wachsende Ende nicht</translation>
    </message>
    <message>
      <source>the space is not on the worm in question</source>
      <translation>das Feld liegt nicht auf dem Wurm, um den es geht</translation>
    </message>
    <message>
      <source>the spaces do not make the shape that is wanted</source>
      <translation>die Felder ergeben nicht die verlangte Form</translation>
    </message>
    <message>
      <source>the step it was meant for is over</source>
      <translation>der Schritt, für den es gedacht war, ist vorbei</translation>
    </message>
    <message>
      <source>the swung post would stand on a worm</source>
      <translation>der geschwenkte Pfosten stünde auf einem Wurm</translation>
    </message>
    <message>
      <source>the swung post would stand on another post</source>
      <translation>der geschwenkte Pfosten stünde auf einem anderen Pfosten</translation>
    </message>
    <message>
      <source>the system cannot do that: {why}</source>
      <translation>das System kann das nicht: {why}</translation>
    </message>
    <message>
      <source>the table did not begin, for somebody was missing: looking for the same table again</source>
      <translation>der Tisch hat nicht begonnen, weil jemand fehlte: derselbe Tisch wird neu gesucht</translation>
    </message>
    <message>
      <source>the table on a television: full screen, without a seat, for everybody in the room</source>
      <translation>der Tisch auf einem Fernseher: als Vollbild, ohne Platz, für alle im Raum</translation>
    </message>
    <message>
      <source>the table's options are not a sheet and its digest</source>
      <translation>die Optionen des Tischs sind kein Blatt mit Prüfsumme</translation>
    </message>
    <message>
      <source>the table's options cannot be read</source>
      <translation>die Optionen des Tischs sind nicht lesbar</translation>
    </message>
    <message>
      <source>the table's sheet has a mistake</source>
      <translation>das Blatt des Tischs hat einen Fehler</translation>
    </message>
    <message>
      <source>the table's sheet is not the one that its digest names</source>
      <translation>das Blatt des Tischs ist nicht das, das seine Prüfsumme nennt</translation>
    </message>
    <message>
      <source>the time is up</source>
      <translation>die Zeit ist um</translation>
    </message>
    <message>
      <source>the turn is of another hour than the one that is played</source>
      <translation>der Zug gehört zu einer anderen Stunde als der gespielten</translation>
    </message>
    <message>
      <source>the two do not touch</source>
      <translation>die zwei berühren sich nicht</translation>
    </message>
    <message>
      <source>the verdict stays: only the rules of this program decide; please report this</source>
      <translation>das Urteil bleibt: Nur die Regeln dieses Programms entscheiden; bitte melde das</translation>
    </message>
    <message>
      <source>the window did not open within {seconds} s: close other programs, and test again</source>
      <translation>das Fenster ist in {seconds} s nicht aufgegangen: schließe andere Programme und prüfe noch einmal</translation>
    </message>
    <message>
      <source>the window does not open ({what}): install what is missing there, or the program again</source>
      <translation>das Fenster geht nicht auf ({what}): installiere, was da fehlt, oder das Programm neu</translation>
    </message>
    <message>
      <source>the window ended with exit code {code}: please send us this report</source>
      <translation>das Fenster hat mit Code {code} geendet: bitte schicke uns diesen Bericht</translation>
    </message>
    <message>
      <source>the window needs a library that this system lacks: {what}</source>
      <translation>das Fenster braucht eine Bibliothek, die diesem System fehlt: {what}</translation>
    </message>
    <message>
      <source>the window with lobby, tables and games: also without any command</source>
      <translation>das Fenster mit Lobby, Tischen und Spielen: auch ganz ohne Befehl</translation>
    </message>
    <message>
      <source>the worm does not end on this space</source>
      <translation>der Wurm endet nicht auf diesem Feld</translation>
    </message>
    <message>
      <source>the worm has neither the organ nor the shape that the dice ask for</source>
      <translation>der Wurm hat weder das Organ noch die Form, die die Würfel verlangen</translation>
    </message>
    <message>
      <source>the worm has no room for such an organ</source>
      <translation>der Wurm hat keinen Platz für so ein Organ</translation>
    </message>
    <message>
      <source>the worm has touched the finish line: the race is over</source>
      <translation>der Wurm hat die Ziellinie berührt: Das Rennen ist vorbei</translation>
    </message>
    <message>
      <source>the worm has used up its number, {value}</source>
      <translation>der Wurm hat seine Zahl verbraucht, {value}</translation>
    </message>
    <message>
      <source>the worm overlaps itself</source>
      <translation>der Wurm überlappt sich selbst</translation>
    </message>
    <message>
      <source>the worm stays</source>
      <translation>der Wurm bleibt</translation>
    </message>
    <message>
      <source>the worm's head</source>
      <translation>der Kopf des Wurms</translation>
    </message>
    <message>
      <source>the worm's segment {number}</source>
      <translation>Segment {number} des Wurms</translation>
    </message>
    <message>
      <source>the {kind} on {space} acts</source>
      <translation>{kind} auf {space} wirkt</translation>
    </message>
    <message>
      <source>the {kind} on {space} of {worm}</source>
      <translation>{kind} auf {space} von {worm}</translation>
    </message>
    <message>
      <source>the {shape} and {organs}</source>
      <translation>das {shape} und {organs}</translation>
    </message>
    <message>
      <source>then: {frame}</source>
      <translation>dann: {frame}</translation>
    </message>
    <message>
      <source>there are no worms yet</source>
      <translation>es gibt noch keine Würmer</translation>
    </message>
    <message>
      <source>there is a post in the way</source>
      <translation>ein Pfosten ist im Weg</translation>
    </message>
    <message>
      <source>there is an organ on each of its spaces already</source>
      <translation>auf jedem seiner Felder ist schon ein Organ</translation>
    </message>
    <message>
      <source>there is an organ on this space already</source>
      <translation>auf diesem Feld ist schon ein Organ</translation>
    </message>
    <message>
      <source>there is no SHA256SUMS in {folder}: name the folder that a release was put into</source>
      <translation>in {folder} ist keine SHA256SUMS: nenne den Ordner, in dem eine Ausgabe liegt</translation>
    </message>
    <message>
      <source>there is no brain on this space</source>
      <translation>auf diesem Feld ist kein Gehirn</translation>
    </message>
    <message>
      <source>there is no chapter {number}: they go from 1 to {last}</source>
      <translation>Kapitel {number} gibt es nicht: Sie gehen von 1 bis {last}</translation>
    </message>
    <message>
      <source>there is no field of this name</source>
      <translation>ein Feld dieses Namens gibt es nicht</translation>
    </message>
    <message>
      <source>there is no game in {path}: its file 'key' is missing</source>
      <translation>in {path} ist kein Spiel: Seine Datei 'key' fehlt</translation>
    </message>
    <message>
      <source>there is no game {name} in {folder}</source>
      <translation>in {folder} ist kein Spiel {name}</translation>
    </message>
    <message>
      <source>there is no log in {folder}</source>
      <translation>in {folder} ist kein Protokoll</translation>
    </message>
    <message>
      <source>there is no organ on this space</source>
      <translation>auf diesem Feld ist kein Organ</translation>
    </message>
    <message>
      <source>there is no room for a baby beside the two</source>
      <translation>neben den zweien ist kein Platz für ein Baby</translation>
    </message>
    <message>
      <source>there is no solo game {name} in {folder}</source>
      <translation>in {folder} ist kein Solo-Spiel {name}</translation>
    </message>
    <message>
      <source>there is no such worm</source>
      <translation>so einen Wurm gibt es nicht</translation>
    </message>
    <message>
      <source>there is no unfinished game in {folder}: start without --resume</source>
      <translation>in {folder} ist kein unvollendetes Spiel: starte ohne --resume</translation>
    </message>
    <message>
      <source>there is no unfinished solo game in {folder}: leave out --resume</source>
      <translation>in {folder} ist kein unvollendetes Solospiel: lass --resume weg</translation>
    </message>
    <message>
      <source>there is no way to anybody in this network: a VPN or a firewall of this laptop keeps programs out of it; switch that off while you play</source>
      <translation>in diesem Netz führt kein Weg zu den anderen: Ein VPN oder eine Firewall dieses Laptops hält Programme davon fern; schalte das ab, solange du spielst</translation>
    </message>
    <message>
      <source>there is no {kind} port at {address} ({what}): close other programs that use the network, or start the laptop again</source>
      <translation>unter {address} gibt es keinen {kind}-Port ({what}): schließe andere Programme, die das Netz nutzen, oder starte den Laptop neu</translation>
    </message>
    <message>
      <source>they are computed as everywhere, and a changed message is refused</source>
      <translation>sie werden wie überall gerechnet, und eine veränderte Nachricht wird abgewiesen</translation>
    </message>
    <message>
      <source>thinks it over</source>
      <translation>überlegt noch</translation>
    </message>
    <message>
      <source>this account may not read it</source>
      <translation>dieses Konto darf sie nicht lesen</translation>
    </message>
    <message>
      <source>this account may not write there</source>
      <translation>dieses Benutzerkonto darf dort nicht schreiben</translation>
    </message>
    <message>
      <source>this brain is filled in and used up</source>
      <translation>dieses Gehirn ist ausgefüllt und verbraucht</translation>
    </message>
    <message>
      <source>this copy of the program is not as it was made: {file} is missing or has changed, so it is not handed over; download and unpack the program again</source>
      <translation>diese Kopie des Programms ist nicht, wie sie gemacht wurde: {file} fehlt oder wurde geändert, darum wird sie nicht weitergegeben; lade das Programm neu herunter und entpacke es</translation>
    </message>
    <message>
      <source>this die has been changed this hour already</source>
      <translation>dieser Würfel ist in dieser Stunde schon geändert</translation>
    </message>
    <message>
      <source>this edition cannot be played by {value}</source>
      <translation>diese Ausgabe spielt man nicht zu so vielen: {value}</translation>
    </message>
    <message>
      <source>this edition has no such face</source>
      <translation>diese Ausgabe hat keine solche Würfelseite</translation>
    </message>
    <message>
      <source>this face was bid successfully last round, so it rests</source>
      <translation>dieses Gebot war letzte Runde erfolgreich, also ruht es</translation>
    </message>
    <message>
      <source>this has to be there and is missing</source>
      <translation>das muss da sein und fehlt</translation>
    </message>
    <message>
      <source>this is a file; name the folder in which games are saved</source>
      <translation>das ist eine Datei; nenne den Ordner, in dem Spiele gespeichert sind</translation>
    </message>
    <message>
      <source>this is no TOML: {value}</source>
      <translation>das ist kein TOML: {value}</translation>
    </message>
    <message>
      <source>this is not what the race waits for now</source>
      <translation>darauf wartet das Rennen gerade nicht</translation>
    </message>
    <message>
      <source>this is not what the table waits for now</source>
      <translation>darauf wartet der Tisch gerade nicht</translation>
    </message>
    <message>
      <source>this join code was mistyped: {why}. Compare it with the other screen</source>
      <translation>dieser Code ist vertippt: {why}. Vergleich ihn mit dem anderen Bildschirm</translation>
    </message>
    <message>
      <source>this key is a player of its own again</source>
      <translation>dieser Schlüssel steht wieder für sich</translation>
    </message>
    <message>
      <source>this key was in no other game on this laptop</source>
      <translation>dieser Schlüssel war in keinem anderen Spiel auf diesem Laptop</translation>
    </message>
    <message numerus="yes">
      <source>this key was in {count} other games on this laptop</source>
      <extracomment>this key was in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>dieser Schlüssel war in {count} anderen Spiel auf diesem Laptop</numerusform>
        <numerusform>dieser Schlüssel war in {count} anderen Spielen auf diesem Laptop</numerusform>
      </translation>
    </message>
    <message>
      <source>this kind of organ cannot be added now</source>
      <translation>so ein Organ kann jetzt nicht dazu</translation>
    </message>
    <message>
      <source>this laptop does not hold the seat's memory</source>
      <translation>dieser Laptop hat das Gedächtnis dieses Platzes nicht</translation>
    </message>
    <message>
      <source>this laptop has not caught up with the others yet</source>
      <translation>dieser Laptop hat die anderen noch nicht eingeholt</translation>
    </message>
    <message>
      <source>this laptop is in no network: switch on Wi-Fi, or plug in a cable</source>
      <translation>dieser Laptop ist in keinem Netzwerk: Schalte das WLAN ein oder steck ein Kabel an</translation>
    </message>
    <message>
      <source>this laptop runs the program from its source and has nothing packed to give: open “Bring a friend” on a laptop that runs the downloaded program, its friends get it from there</source>
      <translation>dieser Laptop startet das Programm aus seinem Quelltext und hat nichts Gepacktes zu geben: öffne „Hol Freunde dazu“ auf einem Laptop mit dem heruntergeladenen Programm, von dort bekommen es alle</translation>
    </message>
    <message>
      <source>this laptop signs nothing more in this game</source>
      <translation>dieser Laptop unterschreibt in diesem Spiel nichts mehr</translation>
    </message>
    <message>
      <source>this laptop sits at a table already</source>
      <translation>dieser Laptop sitzt schon an einem Tisch</translation>
    </message>
    <message>
      <source>this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or a cable</source>
      <translation>dieses Netz kann nur IPv6, und darin finden diese Spiele niemanden: Trefft euch am Hotspot eines Handys oder über ein Kabel</translation>
    </message>
    <message>
      <source>this organ has acted this hour already</source>
      <translation>dieses Organ hat in dieser Stunde schon gewirkt</translation>
    </message>
    <message>
      <source>this organ is not among those that may act now</source>
      <translation>dieses Organ gehört nicht zu denen, die jetzt wirken dürfen</translation>
    </message>
    <message>
      <source>this player has left the race</source>
      <translation>dieser Spieler hat das Rennen verlassen</translation>
    </message>
    <message>
      <source>this player has nothing to do in this step</source>
      <translation>dieser Spieler hat in diesem Schritt nichts zu tun</translation>
    </message>
    <message>
      <source>this reaches beyond the map, or counts backwards: {value}</source>
      <translation>das reicht über die Karte hinaus oder zählt rückwärts: {value}</translation>
    </message>
    <message>
      <source>this report is in {file}</source>
      <translation>dieser Bericht steht in {file}</translation>
    </message>
    <message>
      <source>this row is longer or shorter than the first one: {value}</source>
      <translation>diese Zeile ist länger oder kürzer als die erste: {value}</translation>
    </message>
    <message>
      <source>this seat has answered this call, or a later one</source>
      <translation>dieser Platz hat diesen oder einen späteren Aufruf schon beantwortet</translation>
    </message>
    <message>
      <source>this seat is also open on another laptop</source>
      <translation>dieser Platz ist auch auf einem anderen Laptop offen</translation>
    </message>
    <message>
      <source>this table plays without re-posing</source>
      <translation>an diesem Tisch wird ohne Neulegen gespielt</translation>
    </message>
    <message>
      <source>this trial itself failed ({what}): please send us this report</source>
      <translation>diese Prüfung selbst ist gescheitert ({what}): bitte schicke uns diesen Bericht</translation>
    </message>
    <message>
      <source>three</source>
      <translation>drei</translation>
    </message>
    <message>
      <source>tiger</source>
      <translation>Tiger</translation>
    </message>
    <message>
      <source>tiles</source>
      <translation>Plättchen</translation>
    </message>
    <message>
      <source>today</source>
      <translation>heute</translation>
    </message>
    <message>
      <source>too few are present to go on without the others</source>
      <translation>es sind zu wenige da, um ohne die anderen weiterzuspielen</translation>
    </message>
    <message>
      <source>too much was played before</source>
      <translation>davor wurde zu viel gespielt</translation>
    </message>
    <message>
      <source>total {before} to {now}</source>
      <translation>Summe {before} auf {now}</translation>
    </message>
    <message>
      <source>total {total}</source>
      <translation>Summe {total}</translation>
    </message>
    <message>
      <source>touched!</source>
      <translation>berührt!</translation>
    </message>
    <message>
      <source>try in a minute everything that this program rests on; made to be sent to others</source>
      <translation>probiert in einer Minute alles, worauf dieses Programm baut; gemacht zum Verschicken</translation>
    </message>
    <message>
      <source>turns round</source>
      <translation>dreht um</translation>
    </message>
    <message>
      <source>two</source>
      <translation>zwei</translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced for {count} steps until the time was up, for this laptop is slow or busy; both logs check</source>
      <extracomment>two bots have raced for {count} step until the time was up, for this laptop is slow or busy; both logs check</extracomment>
      <translation>
        <numerusform>zwei Bots sind {count} Schritt gelaufen, bis die Zeit um war, denn dieser Laptop ist langsam oder beschäftigt; beide Protokolle stimmen</numerusform>
        <numerusform>zwei Bots sind {count} Schritte gelaufen, bis die Zeit um war, denn dieser Laptop ist langsam oder beschäftigt; beide Protokolle stimmen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced to the end in {count} steps; both logs check</source>
      <extracomment>two bots have raced to the end in {count} step; both logs check</extracomment>
      <translation>
        <numerusform>zwei Bots sind in {count} Schritt ins Ziel gelaufen; beide Protokolle stimmen</numerusform>
        <numerusform>zwei Bots sind in {count} Schritten ins Ziel gelaufen; beide Protokolle stimmen</numerusform>
      </translation>
    </message>
    <message>
      <source>two bots on this laptop have not raced within {seconds} s of their first words: try again when the laptop has less to do; if that does not help, send us this report. Last they said: {said}</source>
      <translation>zwei Bots auf diesem Laptop sind nicht binnen {seconds} s nach ihren ersten Worten gefahren: versuche es noch einmal, wenn der Laptop weniger zu tun hat; hilft das nicht, schick uns diesen Bericht. Zuletzt sagten sie: {said}</translation>
    </message>
    <message>
      <source>two programs could open one game at once, as in some folders of a network or a cloud: choose another --data DIR</source>
      <translation>zwei Programme könnten dasselbe Spiel zugleich öffnen, wie in manchen Ordnern eines Netzes oder einer Cloud: wähle ein anderes --data DIR</translation>
    </message>
    <message>
      <source>two programs on this laptop are connected, and a false key is refused</source>
      <translation>zwei Programme auf diesem Laptop sind verbunden, und ein falscher Schlüssel wird abgewiesen</translation>
    </message>
    <message>
      <source>two programs on this laptop cannot reach each other within {seconds} s: something that guards this laptop may forbid it; allow this program there</source>
      <translation>zwei Programme auf diesem Laptop erreichen einander nicht in {seconds} s: vielleicht verbietet es etwas, das diesen Laptop schützt; erlaube dieses Programm dort</translation>
    </message>
    <message>
      <source>umbrella</source>
      <translation>Regenschirm</translation>
    </message>
    <message>
      <source>unfinished at step {step}; {game}</source>
      <translation>unvollendet bei Schritt {step}; {game}</translation>
    </message>
    <message>
      <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
      <translation>den Befehl %(parser_name)r gibt es nicht (wähle aus %(choices)s)</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
      <source>up to this step; in the window, at it</source>
      <translation>bis zu diesem Schritt; im Fenster bei ihm</translation>
    </message>
    <message>
      <source>usage: </source>
      <translation>Aufruf: </translation>
    </message>
    <message numerus="yes">
      <source>vanished {count} times when others had opened bids or dice</source>
      <extracomment>vanished once when others had opened bids or dice</extracomment>
      <translation>
        <numerusform>verschwand einmal, als andere Gebote oder Würfel geöffnet hatten</numerusform>
        <numerusform>verschwand {count}-mal, als andere Gebote oder Würfel geöffnet hatten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>version {version}; {count} files with the fingerprint {code}, which all laptops with the same download have</source>
      <extracomment>version {version}; {count} file with the fingerprint {code}, which all laptops with the same download have</extracomment>
      <translation>
        <numerusform>Version {version}; {count} Datei mit dem Fingerabdruck {code}, den alle Laptops mit demselben Download haben</numerusform>
        <numerusform>Version {version}; {count} Dateien mit dem Fingerabdruck {code}, den alle Laptops mit demselben Download haben</numerusform>
      </translation>
    </message>
    <message>
      <source>violin</source>
      <translation>Geige</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
    <message>
      <source>waiting for {names}: of two players nobody can go on alone. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>es fehlt {names}: Zu zweit kann niemand allein weiterspielen. Schließ das Programm zum Vertagen; `peer --resume` macht später weiter, wo wir jetzt sind</translation>
    </message>
    <message>
      <source>waiting for {names}: we are too few to go on. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>es fehlt {names}: Wir sind zu wenige zum Weiterspielen. Schließ das Programm zum Vertagen; `peer --resume` macht später weiter, wo wir jetzt sind</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>wartet</translation>
    </message>
    <message>
      <source>warming up</source>
      <translation>wird schon warm</translation>
    </message>
    <message numerus="yes">
      <source>was away {count} times when others had opened bids or dice, and came back</source>
      <extracomment>was away once when others had opened bids or dice, and came back</extracomment>
      <translation>
        <numerusform>war einmal weg, als andere Gebote oder Würfel geöffnet hatten, und kam zurück</numerusform>
        <numerusform>war {count}-mal weg, als andere Gebote oder Würfel geöffnet hatten, und kam zurück</numerusform>
      </translation>
    </message>
    <message>
      <source>what came is no whole build of this program ({what}), and nothing of it was kept: fetch it again, or from another laptop</source>
      <translation>was ankam, ist nicht das ganze Programm ({what}), und nichts davon wurde behalten: hole es noch einmal oder von einem anderen Laptop</translation>
    </message>
    <message>
      <source>what the bot's chance starts from</source>
      <translation>womit der Zufall des Bots beginnt</translation>
    </message>
    <message>
      <source>what the bots' chance starts from</source>
      <translation>womit der Zufall der Bots beginnt</translation>
    </message>
    <message>
      <source>what the log calls you</source>
      <translation>wie dich das Protokoll nennt</translation>
    </message>
    <message>
      <source>what the others call it</source>
      <translation>so nennen ihn die anderen</translation>
    </message>
    <message>
      <source>what the others call you</source>
      <translation>wie dich die anderen nennen</translation>
    </message>
    <message>
      <source>what the program speaks: {codes}</source>
      <translation>was das Programm spricht: {codes}</translation>
    </message>
    <message>
      <source>what the table agrees to beside its rules, as a window tells its bots</source>
      <translation>was der Tisch außer den Regeln vereinbart, wie ein Fenster es seinen Bots sagt</translation>
    </message>
    <message>
      <source>what this row counts does not take {value}</source>
      <translation>was diese Zeile zählt, kennt {value} nicht</translation>
    </message>
    <message>
      <source>what you wear cannot be kept in {path}: {why}</source>
      <translation>was du trägst, lässt sich in {path} nicht behalten: {why}</translation>
    </message>
    <message>
      <source>when it was played and how long anybody thought: a log has no clock to trust</source>
      <translation>wann gespielt wurde und wie lange jemand überlegt hat: Ein Protokoll hat keine verlässliche Uhr</translation>
    </message>
    <message numerus="yes">
      <source>where it sees {count} blank spaces</source>
      <extracomment>where it sees {count} blank space</extracomment>
      <translation>
        <numerusform>wo es {count} leeres Feld sieht</numerusform>
        <numerusform>wo es {count} leere Felder sieht</numerusform>
      </translation>
    </message>
    <message>
      <source>where to</source>
      <translation>wohin</translation>
    </message>
    <message>
      <source>where to look</source>
      <translation>wo gesucht wird</translation>
    </message>
    <message>
      <source>whether players whispered, or looked at each other's screens</source>
      <translation>ob geflüstert wurde oder jemand auf fremde Bildschirme geschaut hat</translation>
    </message>
    <message>
      <source>whether somebody who vanished had first looked at what the others opened</source>
      <translation>ob jemand, der verschwand, erst gesehen hat, was die anderen geöffnet haben</translation>
    </message>
    <message>
      <source>whether the dice were fair: without other people, only your own program vouches for them</source>
      <translation>ob die Würfel ehrlich waren: Ohne andere Menschen bürgt nur dein eigenes Programm für sie</translation>
    </message>
    <message>
      <source>who has not chosen is nudged after {seconds} s; it takes nothing away</source>
      <translation>wer nicht gewählt hat, wird nach {seconds} s angestupst; es nimmt nichts weg</translation>
    </message>
    <message>
      <source>who plays how: wins, places, bids and bumps in the saved games of this laptop</source>
      <translation>wer wie spielt: Siege, Plätze, Gebote und Zusammenstöße in den gespeicherten Spielen dieses Laptops</translation>
    </message>
    <message>
      <source>who sat at the keyboard, and whether a program chose the moves</source>
      <translation>wer an der Tastatur saß und ob ein Programm die Züge gewählt hat</translation>
    </message>
    <message>
      <source>whose games tell who is known</source>
      <translation>aus wessen Spielen man Leute kennt</translation>
    </message>
    <message>
      <source>window</source>
      <translation>Fenster</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>gewinnt</translation>
    </message>
    <message>
      <source>wins in a row</source>
      <translation>Siege in Folge</translation>
    </message>
    <message>
      <source>with</source>
      <translation>mit</translation>
    </message>
    <message>
      <source>with a coach</source>
      <translation>mit Trainer</translation>
    </message>
    <message>
      <source>with the head on {space}</source>
      <translation>mit dem Kopf auf {space}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>mit {names}</translation>
    </message>
    <message>
      <source>with {worm} as partner</source>
      <translation>mit {worm} als Partner</translation>
    </message>
    <message>
      <source>worm {letter}</source>
      <translation>Wurm {letter}</translation>
    </message>
    <message>
      <source>worm {worm} grew by {n}</source>
      <translation>Wurm {worm} ist um {n} gewachsen</translation>
    </message>
    <message>
      <source>worm {worm} grows: {size} of {limit}</source>
      <translation>Wurm {worm} wächst: {size} von {limit}</translation>
    </message>
    <message>
      <source>worms</source>
      <translation>Würmer</translation>
    </message>
    <message>
      <source>worms in the largest group of touching worms</source>
      <translation>Würmer in der größten Gruppe, die sich berührt</translation>
    </message>
    <message>
      <source>worms in the longest Conga Line</source>
      <translation>Würmer in der längsten Polonaise</translation>
    </message>
    <message>
      <source>worms may not touch each other</source>
      <translation>Würmer dürfen einander nicht berühren</translation>
    </message>
    <message>
      <source>worms of 5 or more spaces that touch no blank space</source>
      <translation>Würmer von 5 oder mehr Feldern, die kein leeres Feld berühren</translation>
    </message>
    <message>
      <source>worms of 6 or more spaces</source>
      <translation>Würmer von 6 oder mehr Feldern</translation>
    </message>
    <message>
      <source>worms on the edge of the sheet</source>
      <translation>Würmer am Rand des Blatts</translation>
    </message>
    <message>
      <source>worms touching a blank space</source>
      <translation>Würmer, die ein leeres Feld berühren</translation>
    </message>
    <message>
      <source>worms touching blank</source>
      <translation>Würmer an leeren Feldern</translation>
    </message>
    <message>
      <source>worms touching the worm with the most neighbours</source>
      <translation>Würmer, die den Wurm mit den meisten Nachbarn berühren</translation>
    </message>
    <message>
      <source>worms with a mouth at a food</source>
      <translation>Würmer mit einem Maul am Futter</translation>
    </message>
    <message>
      <source>worms with kinds</source>
      <translation>Würmer mit Organarten</translation>
    </message>
    <message>
      <source>worms with organs</source>
      <translation>Würmer mit Organen</translation>
    </message>
    <message>
      <source>worms with three or more kinds of organ</source>
      <translation>Würmer mit drei oder mehr Arten von Organen</translation>
    </message>
    <message>
      <source>worms with two or more kinds of organ</source>
      <translation>Würmer mit zwei oder mehr Arten von Organen</translation>
    </message>
    <message>
      <source>worms with two or more organs</source>
      <translation>Würmer mit zwei oder mehr Organen</translation>
    </message>
    <message>
      <source>wormup-lan: a library that Qt draws windows with is missing on this system, most likely xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</source>
      <translation>wormup-lan: Auf diesem System fehlt eine Bibliothek, mit der Qt Fenster zeichnet, wahrscheinlich xcb-cursor. Debian und Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</translation>
    </message>
    <message>
      <source>wormup-lan: the screen has gone, so the window has closed; what was signed is saved</source>
      <translation>wormup-lan: Der Bildschirm ist weg, deshalb hat sich das Fenster geschlossen; was unterschrieben war, ist gespeichert</translation>
    </message>
    <message>
      <source>wormup-lan: the variable QT_QPA_PLATFORM asks for the screen {name}, and there is none of that kind: start without the variable</source>
      <translation>wormup-lan: Die Variable QT_QPA_PLATFORM verlangt den Bildschirm {name}, und einen solchen gibt es hier nicht: Starte ohne die Variable</translation>
    </message>
    <message>
      <source>wormup-lan: the window is open already on this laptop and does not answer: end it, then start again</source>
      <translation>wormup-lan: Das Fenster ist auf diesem Laptop schon offen und antwortet nicht: beende es, dann starte noch einmal</translation>
    </message>
    <message>
      <source>wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan demo, peer, watch, solo, audit and replay --text (--help says more)</source>
      <translation>wormup-lan: Hier gibt es keinen Bildschirm für ein Fenster. Ohne Fenster gibt es: wormup-lan demo, peer, watch, solo, audit und replay --text (--help sagt mehr)</translation>
    </message>
    <message>
      <source>write the report to a file as well, to send it</source>
      <translation>schreibt den Bericht auch in eine Datei, zum Verschicken</translation>
    </message>
    <message>
      <source>yawns</source>
      <translation>gähnt</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>gestern</translation>
    </message>
    <message>
      <source>you</source>
      <translation>du</translation>
    </message>
    <message>
      <source>you may change a die next hour</source>
      <translation>du darfst nächste Stunde einen Würfel ändern</translation>
    </message>
    <message>
      <source>you, again</source>
      <translation>du, noch mal</translation>
    </message>
    <message>
      <source>your identity {path} cannot be used: {why}; or choose another --data DIR</source>
      <translation>deine Identität {path} ist nicht benutzbar: {why}; oder wähle ein anderes --data DIR</translation>
    </message>
    <message>
      <source>your name cannot be kept in {path}: {why}</source>
      <translation>dein Name lässt sich in {path} nicht behalten: {why}</translation>
    </message>
    <message>
      <source>your own worm</source>
      <translation>dein eigener Wurm</translation>
    </message>
    <message>
      <source>your seat is also open on another laptop: end the program there, and it goes on here</source>
      <translation>dein Platz ist auch auf einem anderen Laptop offen: beende das Programm dort, dann geht es hier weiter</translation>
    </message>
    <message>
      <source>your seat went on at another laptop, and goes on there</source>
      <translation>dein Platz ist auf einen anderen Laptop umgezogen und spielt dort weiter</translation>
    </message>
    <message>
      <source>zero bytes: {count}</source>
      <translation>Nullbytes: {count}</translation>
    </message>
    <message>
      <source>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</source>
      <translation>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</translation>
    </message>
    <message>
      <source>{counted}, no doubts.</source>
      <translation>{counted}, keine Zweifel.</translation>
    </message>
    <message>
      <source>{counted}.</source>
      <translation>{counted}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} brains could turn a die.</source>
      <extracomment>One brain could turn a die.</extracomment>
      <translation>
        <numerusform>Ein Gehirn könnte einen Würfel drehen.</numerusform>
        <numerusform>{count} Gehirne könnten einen Würfel drehen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} chosen</source>
      <extracomment>{count} chosen</extracomment>
      <translation>
        <numerusform>{count} gewählt</numerusform>
        <numerusform>{count} gewählt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} credits for the next hour</source>
      <extracomment>{count} credit for the next hour</extracomment>
      <translation>
        <numerusform>{count} Gutschrift für die nächste Stunde</numerusform>
        <numerusform>{count} Gutschriften für die nächste Stunde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} downloads</source>
      <extracomment>{count} download</extracomment>
      <translation>
        <numerusform>{count} Download</numerusform>
        <numerusform>{count} Downloads</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} draws of this evening ended unfinished.</source>
      <extracomment>{count} draw of this evening ended unfinished.</extracomment>
      <translation>
        <numerusform>{count} Auslosung dieses Abends blieb unvollendet.</numerusform>
        <numerusform>{count} Auslosungen dieses Abends blieben unvollendet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} envelopes</source>
      <extracomment>{count} envelope</extracomment>
      <translation>
        <numerusform>{count} Umschlag</numerusform>
        <numerusform>{count} Umschläge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} friends</source>
      <extracomment>{count} friend</extracomment>
      <translation>
        <numerusform>{count} Freund</numerusform>
        <numerusform>{count} Freunde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>{count} game</extracomment>
      <translation>
        <numerusform>{count} Spiel</numerusform>
        <numerusform>{count} Spiele</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games cannot be read: 'wormup-lan games' says why</source>
      <extracomment>{count} game cannot be read: 'wormup-lan games' says why</extracomment>
      <translation>
        <numerusform>{count} Spiel ist nicht lesbar: 'wormup-lan games' sagt, warum</numerusform>
        <numerusform>{count} Spiele sind nicht lesbar: 'wormup-lan games' sagt, warum</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} hours</source>
      <extracomment>{count} hour</extracomment>
      <translation>
        <numerusform>{count} Stunde</numerusform>
        <numerusform>{count} Stunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters and digits</source>
      <extracomment>{count} letter or digit</extracomment>
      <translation>
        <numerusform>{count} Buchstabe oder Ziffer</numerusform>
        <numerusform>{count} Buchstaben und Ziffern</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters to go</source>
      <extracomment>{count} letter to go</extracomment>
      <translation>
        <numerusform>Noch {count} Zeichen</numerusform>
        <numerusform>Noch {count} Zeichen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <extracomment>{count} move</extracomment>
      <translation>
        <numerusform>{count} Zug</numerusform>
        <numerusform>{count} Züge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library, which does not agree within {mm} mm:</source>
      <extracomment>{count} move also measured with another geometry library, which does not agree within {mm} mm:</extracomment>
      <translation>
        <numerusform>{count} Zug auch mit einer anderen Geometrie-Bibliothek gemessen, die nicht auf {mm} mm zustimmt:</numerusform>
        <numerusform>{count} Züge auch mit einer anderen Geometrie-Bibliothek gemessen, die nicht auf {mm} mm zustimmt:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library: all agree within {mm} mm</source>
      <extracomment>{count} move also measured with another geometry library: it agrees within {mm} mm</extracomment>
      <translation>
        <numerusform>{count} Zug auch mit einer anderen Geometrie-Bibliothek gemessen: er stimmt auf {mm} mm überein</numerusform>
        <numerusform>{count} Züge auch mit einer anderen Geometrie-Bibliothek gemessen: alle stimmen auf {mm} mm überein</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} numbers for the dice</source>
      <extracomment>{count} number for the dice</extracomment>
      <translation>
        <numerusform>{count} Zahl für die Würfel</numerusform>
        <numerusform>{count} Zahlen für die Würfel</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {hours} checked, all dice recomputed</source>
      <extracomment>{count} opening matches its commitment, {hours} checked, all dice recomputed</extracomment>
      <translation>
        <numerusform>{count} Öffnung passt zu dem, was eingeschlossen war, {hours} geprüft, alle Würfel nachgerechnet</numerusform>
        <numerusform>{count} Öffnungen passen zu dem, was eingeschlossen war, {hours} geprüft, alle Würfel nachgerechnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {moves} checked</source>
      <extracomment>{count} opening matches its commitment, {moves} checked</extracomment>
      <translation>
        <numerusform>{count} Öffnung passt zu dem, was eingeschlossen war, {moves} geprüft</numerusform>
        <numerusform>{count} Öffnungen passen zu dem, was eingeschlossen war, {moves} geprüft</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people</source>
      <extracomment>{count} person</extracomment>
      <translation>
        <numerusform>{count} Mensch</numerusform>
        <numerusform>{count} Leute</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people come</source>
      <extracomment>{count} person comes</extracomment>
      <translation>
        <numerusform>{count} Person kommt</numerusform>
        <numerusform>{count} Leute kommen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players</source>
      <extracomment>{count} player</extracomment>
      <translation>
        <numerusform>{count} Spieler</numerusform>
        <numerusform>{count} Spieler</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, about {rounds}</source>
      <extracomment>{count} player, about {rounds}</extracomment>
      <translation>
        <numerusform>{count} Spieler, etwa {rounds}</numerusform>
        <numerusform>{count} Spieler, etwa {rounds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, {hours}</source>
      <extracomment>{count} player, {hours}</extracomment>
      <translation>
        <numerusform>{count} Spieler, {hours}</numerusform>
        <numerusform>{count} Spieler, {hours}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points more and you are {next}.</source>
      <extracomment>{count} point more and you are {next}.</extracomment>
      <translation>
        <numerusform>Noch {count} Punkt, und du bist: {next}.</numerusform>
        <numerusform>Noch {count} Punkte, und du bist: {next}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} races</source>
      <extracomment>{count} race</extracomment>
      <translation>
        <numerusform>{count} Rennen</numerusform>
        <numerusform>{count} Rennen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds</source>
      <extracomment>{count} round</extracomment>
      <translation>
        <numerusform>{count} Runde</numerusform>
        <numerusform>{count} Runden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds in one look</source>
      <extracomment>{count} round in one look</extracomment>
      <translation>
        <numerusform>{count} Runde auf einen Blick</numerusform>
        <numerusform>{count} Runden auf einen Blick</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} seats free</source>
      <extracomment>{count} seat free</extracomment>
      <translation>
        <numerusform>{count} Platz frei</numerusform>
        <numerusform>{count} Plätze frei</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments</source>
      <extracomment>{count} segment</extracomment>
      <translation>
        <numerusform>{count} Glied</numerusform>
        <numerusform>{count} Glieder</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments reach here</source>
      <extracomment>{count} segment reaches here</extracomment>
      <translation>
        <numerusform>{count} Glied reicht bis hierher</numerusform>
        <numerusform>{count} Glieder reichen bis hierher</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signatures</source>
      <extracomment>{count} signature</extracomment>
      <translation>
        <numerusform>{count} Unterschrift</numerusform>
        <numerusform>{count} Unterschriften</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps</source>
      <extracomment>{count} step</extracomment>
      <translation>
        <numerusform>{count} Schritt</numerusform>
        <numerusform>{count} Schritte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps, each sealed by all at the table or by a call</source>
      <extracomment>{count} step, sealed by all at the table or by a call</extracomment>
      <translation>
        <numerusform>{count} Schritt, von allen am Tisch oder durch einen Aufruf besiegelt</numerusform>
        <numerusform>{count} Schritte, jeder von allen am Tisch oder durch einen Aufruf besiegelt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tables</source>
      <extracomment>{count} table</extracomment>
      <translation>
        <numerusform>{count} Tisch</numerusform>
        <numerusform>{count} Tische</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to do</source>
      <extracomment>{count} thing to do</extracomment>
      <translation>
        <numerusform>{count} Sache zu tun</numerusform>
        <numerusform>{count} Sachen zu tun</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to mend</source>
      <extracomment>{count} thing to mend</extracomment>
      <translation>
        <numerusform>{count} Sache zu beheben</numerusform>
        <numerusform>{count} Sachen zu beheben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <extracomment>{count} way</extracomment>
      <translation>
        <numerusform>{count} Art</numerusform>
        <numerusform>{count} Arten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} wins</source>
      <extracomment>{count} win</extracomment>
      <translation>
        <numerusform>{count} Sieg</numerusform>
        <numerusform>{count} Siege</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}: {points}</source>
      <translation>{count}: {points}</translation>
    </message>
    <message>
      <source>{day} {month}</source>
      <translation>{day}. {month}</translation>
    </message>
    <message>
      <source>{day} {month} {year}</source>
      <translation>{day}. {month} {year}</translation>
    </message>
    <message>
      <source>{day}'s race, round {round}</source>
      <translation>Rennen vom {day}, Runde {round}</translation>
    </message>
    <message>
      <source>{day}'s sheets, hour {hour}</source>
      <translation>Bögen vom {day}, Stunde {hour}</translation>
    </message>
    <message>
      <source>{day}, nobody won</source>
      <translation>{day}, ohne Sieger</translation>
    </message>
    <message>
      <source>{day}, round {round}</source>
      <translation>{day}, Runde {round}</translation>
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation>{decision}  ↩ {frame}</translation>
    </message>
    <message>
      <source>{die} becomes {new} instead of {old}</source>
      <translation>{die} wird {new} statt {old}</translation>
    </message>
    <message>
      <source>{done} of {count}</source>
      <translation>{done} von {count}</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>{done} of {count} game</extracomment>
      <translation>
        <numerusform>{done} von {count} Spiel</numerusform>
        <numerusform>{done} von {count} Spielen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} races</source>
      <extracomment>{done} of {count} race</extracomment>
      <translation>
        <numerusform>{done} von {count} Rennen</numerusform>
        <numerusform>{done} von {count} Rennen</numerusform>
      </translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players</source>
      <translation>{edition} ist für {least} bis {most} Spieler</translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players.</source>
      <translation>{edition} ist für {least} bis {most} Spieler.</translation>
    </message>
    <message numerus="yes">
      <source>{edition}, {count} players, {length} mm: about {rounds}, {low} to {high} minutes among people</source>
      <extracomment>{edition}, {count} player, {length} mm: about {rounds}, {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{edition}, {count} Spieler, {length} mm: etwa {rounds}, {low} bis {high} Minuten unter Menschen</numerusform>
        <numerusform>{edition}, {count} Spieler, {length} mm: etwa {rounds}, {low} bis {high} Minuten unter Menschen</numerusform>
      </translation>
    </message>
    <message>
      <source>{ended}: finished. Back to {next}</source>
      <translation>{ended}: fertig. Zurück zu {next}</translation>
    </message>
    <message>
      <source>{face} alone</source>
      <translation>{face} allein</translation>
    </message>
    <message>
      <source>{face} is chosen: name it, or choose another one.</source>
      <translation>{face} ist gewählt: Nenn sie, oder wähle eine andere.</translation>
    </message>
    <message>
      <source>{face} is chosen: seal it, or choose another one.</source>
      <translation>{face} ist gewählt: Versiegle es, oder wähle etwas anderes.</translation>
    </message>
    <message>
      <source>{face} sleeps</source>
      <translation>{face} schläft</translation>
    </message>
    <message>
      <source>{face} sleeps this round, it just moved you.</source>
      <translation>Die {face} schläft, sie hat dich eben bewegt.</translation>
    </message>
    <message>
      <source>{face} sleeps, it just moved you.</source>
      <translation>Die {face} schläft.</translation>
    </message>
    <message>
      <source>{face} wins {share} % of the races</source>
      <translation>{face} gewinnt {share} % der Rennen</translation>
    </message>
    <message>
      <source>{file} is damaged, or somebody has changed it: ask for it once more.</source>
      <translation>{file} ist beschädigt, oder jemand hat die Datei verändert: Lass sie dir noch einmal geben.</translation>
    </message>
    <message>
      <source>{file} is no puzzle, or it is damaged: ask for it once more.</source>
      <translation>{file} ist kein Rätsel oder beschädigt: Lass dir die Datei noch einmal geben.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: it does not end where somebody has to move.</source>
      <translation>{file} ist kein Rätsel: Es endet nicht, wo jemand ziehen muss.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no race is in it.</source>
      <translation>{file} ist kein Rätsel: Es ist kein Rennen darin.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no winning move was found.</source>
      <translation>{file} ist kein Rätsel: Kein Zug, der gewinnt, wurde gefunden.</translation>
    </message>
    <message>
      <source>{file} is not a log of this program. The log of a game is the file called 'log' in the folder of that game.</source>
      <translation>{file} ist kein Protokoll dieses Programms. Das Protokoll eines Spiels ist die Datei namens 'log' im Ordner dieses Spiels.</translation>
    </message>
    <message>
      <source>{file}, step {step}</source>
      <translation>{file}, Schritt {step}</translation>
    </message>
    <message>
      <source>{file}: does not go on from step {step} of {log}: it stood otherwise there</source>
      <translation>{file}: geht nicht ab Schritt {step} von {log} weiter: dort stand es anders</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of a game whose log is not here; audit both together to see whether it stood so</source>
      <translation>{file}: geht ab Schritt {step} eines Spiels weiter, dessen Protokoll nicht hier ist; prüfe beide zusammen, um zu sehen, ob es so stand</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of {log}, as it stood there</source>
      <translation>{file}: geht ab Schritt {step} von {log} weiter, wie es dort stand</translation>
    </message>
    <message>
      <source>{file}: {what}</source>
      <translation>{file}: {what}</translation>
    </message>
    <message>
      <source>{file}: {why}; choose another place</source>
      <translation>{file}: {why}; wähle einen anderen Ort</translation>
    </message>
    <message>
      <source>{first} and {second} are overlapping by {gap} mm</source>
      <translation>{first} und {second} überlappen sich um {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart</source>
      <translation>{first} und {second} sind {gap} mm auseinander</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation>{first} und {second} sind {gap} mm auseinander; sie dürfen sich nicht berühren (Regel W3.4).</translation>
    </message>
    <message>
      <source>{first} goes first with {one}, then {second} with {two}.</source>
      <translation>{first} zieht zuerst, mit {one}, dann {second} mit {two}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, then {third}.</source>
      <translation>{first} zieht zuerst, dann {second}, dann {third}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third} and {fourth}.</source>
      <translation>{first} zieht zuerst, dann {second}, {third} und {fourth}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third}, {fourth} and {fifth}.</source>
      <translation>{first} zieht zuerst, dann {second}, {third}, {fourth} und {fifth}.</translation>
    </message>
    <message>
      <source>{first} moves {one}.</source>
      <translation>{first} zieht {one}.</translation>
    </message>
    <message>
      <source>{folder} cannot be used for --out: {why}</source>
      <translation>{folder} taugt nicht für --out: {why}</translation>
    </message>
    <message>
      <source>{folder} is not empty: choose a new folder for --out</source>
      <translation>{folder} ist nicht leer: wähle einen neuen Ordner für --out</translation>
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation>{frame}. {rule}</translation>
    </message>
    <message>
      <source>{free} GB free</source>
      <translation>{free} GB frei</translation>
    </message>
    <message>
      <source>{free} MB are free</source>
      <translation>{free} MB sind frei</translation>
    </message>
    <message>
      <source>{free} MB free: make room</source>
      <translation>{free} MB frei: Schaffe Platz</translation>
    </message>
    <message>
      <source>{game} of another program</source>
      <translation>{game} aus einem anderen Programm</translation>
    </message>
    <message numerus="yes">
      <source>{game}, {count} players: {hours}, about {low} to {high} minutes among people</source>
      <extracomment>{game}, {count} player: {hours}, about {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{game}, {count} Spieler: {hours}, etwa {low} bis {high} Minuten unter Menschen</numerusform>
        <numerusform>{game}, {count} Spieler: {hours}, etwa {low} bis {high} Minuten unter Menschen</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: empty sheets</source>
      <translation>{game}: leere Blätter</translation>
    </message>
    <message>
      <source>{game}: the rules</source>
      <translation>{game}: die Regeln</translation>
    </message>
    <message numerus="yes">
      <source>{game}: {count} bots ({level}, seed {seed}), files in {folder}</source>
      <extracomment>{game}: {count} bot ({level}, seed {seed}), files in {folder}</extracomment>
      <translation>
        <numerusform>{game}: {count} Bot ({level}, seed {seed}), Dateien in {folder}</numerusform>
        <numerusform>{game}: {count} Bots ({level}, seed {seed}), Dateien in {folder}</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: {names}, {date}</source>
      <translation>{game}: {names}, {date}</translation>
    </message>
    <message>
      <source>{gap} mm</source>
      <translation>{gap} mm</translation>
    </message>
    <message>
      <source>{gap} mm across the line</source>
      <translation>{gap} mm über der Linie</translation>
    </message>
    <message>
      <source>{gap} mm away</source>
      <translation>noch {gap} mm</translation>
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation>{gap} mm vor der Linie</translation>
    </message>
    <message>
      <source>{got} of {size}</source>
      <translation>{got} von {size}</translation>
    </message>
    <message>
      <source>{heading}: {counts}</source>
      <translation>{heading}: {counts}</translation>
    </message>
    <message>
      <source>{hearts} for its hearts + {before} grown before = {limit}</source>
      <translation>{hearts} für seine Herzen + {before} früher gewachsen = {limit}</translation>
    </message>
    <message>
      <source>{here} of {seats} are here</source>
      <translation>{here} von {seats} sind da</translation>
    </message>
    <message>
      <source>{host} does not let us in at the moment</source>
      <translation>{host} lässt uns im Moment nicht herein</translation>
    </message>
    <message>
      <source>{hour}, {region}</source>
      <translation>{hour}, {region}</translation>
    </message>
    <message>
      <source>{hour}, {region}: what do you do?</source>
      <translation>{hour}, {region}: Was tust du?</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, and nothing better was found.</source>
      <translation>{hour}: {name} {gained}, und nichts Besseres wurde gefunden.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, but {best} with: {deeds}.</source>
      <translation>{hour}: {name} {gained}, aber {best} mit: {deeds}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, where a bot found {best}.</source>
      <translation>{hour}: {name} {gained}, wo ein Bot {best} fand.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}.</source>
      <translation>{hour}: {name} {gained}.</translation>
    </message>
    <message>
      <source>{kind} on {space}</source>
      <translation>{kind} auf {space}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}</source>
      <translation>{kind} {space} von {worm}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}, idle: {reason}</source>
      <translation>{kind} {space} von {worm}, untätig: {reason}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: click to let it act</source>
      <translation>{kind} {space} von {worm}: Klicke, damit es wirkt</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation>{kind} {space} von {worm}: hat diese Stunde gewirkt</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: it could act</source>
      <translation>{kind} {space} von {worm}: könnte wirken</translation>
    </message>
    <message>
      <source>{kind}: {reason}</source>
      <translation>{kind}: {reason}</translation>
    </message>
    <message numerus="yes">
      <source>{laid} of {count} segments are laid</source>
      <extracomment>{laid} of {count} segment is laid</extracomment>
      <translation>
        <numerusform>{laid} von {count} Glied liegt</numerusform>
        <numerusform>{laid} von {count} Gliedern liegen</numerusform>
      </translation>
    </message>
    <message>
      <source>{least} or more</source>
      <translation>{least} oder mehr</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} bis {most}</translation>
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation>Noch {left} von {number}.</translation>
    </message>
    <message>
      <source>{left} to go</source>
      <translation>Noch {left}</translation>
    </message>
    <message>
      <source>{length} cm</source>
      <translation>{length} cm</translation>
    </message>
    <message numerus="yes">
      <source>{line}, {count} of them with {other}</source>
      <extracomment>{line}, once with {other}</extracomment>
      <translation>
        <numerusform>{line}, einmal mit {other}</numerusform>
        <numerusform>{line}, {count} davon mit {other}</numerusform>
      </translation>
    </message>
    <message>
      <source>{low} to {high} min</source>
      <translation>{low} bis {high} min</translation>
    </message>
    <message>
      <source>{mm} mm</source>
      <translation>{mm} mm</translation>
    </message>
    <message>
      <source>{more} % more wins</source>
      <translation>{more} % mehr Siege</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <translation>{most} oder {last}</translation>
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation>{names} und {last}</translation>
    </message>
    <message>
      <source>{names} are here</source>
      <translation>{names} sind da</translation>
    </message>
    <message numerus="yes">
      <source>{names} are here and have not chosen for {count} minutes.</source>
      <extracomment>{names} are here and have not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{names} sind da und haben seit {count} Minute nichts gewählt.</numerusform>
        <numerusform>{names} sind da und haben seit {count} Minuten nichts gewählt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are playing {game}</source>
      <extracomment>{names} is playing {game}</extracomment>
      <translation>
        <numerusform>{names} spielt {game}</numerusform>
        <numerusform>{names} spielen {game}</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} are the coziest</source>
      <translation>{names} haben es am gemütlichsten</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}</source>
      <translation>{names} stoßen bei {face} Nase an Nase</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}, {others} over {other}</source>
      <translation>{names} stoßen bei {face} Nase an Nase, {others} bei {other}</translation>
    </message>
    <message>
      <source>{names} bump over {face}.</source>
      <translation>{names} stoßen mit der {face} zusammen.</translation>
    </message>
    <message>
      <source>{names} can be heard</source>
      <translation>Zu hören: {names}</translation>
    </message>
    <message numerus="yes">
      <source>{names} have dozed off</source>
      <extracomment>{names} has dozed off</extracomment>
      <translation>
        <numerusform>{names} ist eingenickt</numerusform>
        <numerusform>{names} sind eingenickt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have gone home…</source>
      <extracomment>{names} has gone home…</extracomment>
      <translation>
        <numerusform>{names} ist heimgegangen …</numerusform>
        <numerusform>{names} sind heimgegangen …</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have not chosen yet</source>
      <extracomment>{names} has not chosen yet</extracomment>
      <translation>
        <numerusform>{names} hat noch nicht gewählt</numerusform>
        <numerusform>{names} haben noch nicht gewählt</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} have won the evening together</source>
      <translation>{names} haben den Abend gemeinsam gewonnen</translation>
    </message>
    <message>
      <source>{names} have won together</source>
      <translation>{names} haben zusammen gewonnen</translation>
    </message>
    <message>
      <source>{names} lead together</source>
      <translation>{names} führen gemeinsam</translation>
    </message>
    <message>
      <source>{names} share the win with {total}.</source>
      <translation>{names} teilen sich den Sieg mit {total}.</translation>
    </message>
    <message>
      <source>{names} sit down. Emblem: {emblem}.</source>
      <translation>{names} setzen sich. Emblem: {emblem}.</translation>
    </message>
    <message numerus="yes">
      <source>{names} wait for you</source>
      <extracomment>{names} waits for you</extracomment>
      <translation>
        <numerusform>{names} wartet auf dich</numerusform>
        <numerusform>{names} warten auf dich</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} want one more</source>
      <translation>{names} wollen noch eins</translation>
    </message>
    <message>
      <source>{names} wants one more</source>
      <translation>{names} will noch eins</translation>
    </message>
    <message>
      <source>{names} wins with {total}.</source>
      <translation>{names} gewinnt mit {total}.</translation>
    </message>
    <message>
      <source>{names} would end the race here.</source>
      <translation>Hier das Rennen beenden würde: {names}.</translation>
    </message>
    <message>
      <source>{name} (bot)</source>
      <translation>{name} (Bot)</translation>
    </message>
    <message>
      <source>{name} (hour {hour} of {count}), {region}: {dice}.</source>
      <translation>{name} (Stunde {hour} von {count}), {region}: {dice}.</translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <translation>{name} (du)</translation>
    </message>
    <message>
      <source>{name} ({key}) is a player of its own</source>
      <translation>{name} ({key}) steht wieder für sich</translation>
    </message>
    <message>
      <source>{name} ({key}) is also known as {other} ({other_key})</source>
      <translation>{name} ({key}) ist auch {other} ({other_key})</translation>
    </message>
    <message>
      <source>{name} ({key}) is somebody else</source>
      <translation>{name} ({key}) ist jemand anderes</translation>
    </message>
    <message>
      <source>{name} and {other} sat in one game: they are two players</source>
      <translation>{name} und {other} saßen in einem Spiel: Das sind zwei Personen</translation>
    </message>
    <message>
      <source>{name} at {hosts} is heard but not reached: a firewall is on there, or the game has just ended; join from that laptop, with the code of this one</source>
      <translation>{name} bei {hosts} ist zu hören, aber nicht zu erreichen: Dort ist eine Firewall an, oder das Spiel ist gerade zu Ende; spiel von jenem Laptop aus mit, mit dem Code von diesem</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached</source>
      <translation>{name} unter {hosts} ist erreichbar</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached, and has version {theirs}; you have {ours}</source>
      <translation>{name} unter {hosts} ist erreichbar und hat Version {theirs}; du hast {ours}</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you and {others}; {best} would have won {more} % more.</source>
      <translation>{name} bot {bid} und stieß mit dir und {others} zusammen; {best} hätte {more} % öfter gewonnen.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you; {best} would have won {more} % more.</source>
      <translation>{name} bot {bid} und stieß mit dir zusammen; {best} hätte {more} % öfter gewonnen.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>{name} bot {bid} und stieß mit {others} zusammen; {best} hätte {more} % öfter gewonnen.</translation>
    </message>
    <message>
      <source>{name} bid {bid}; {best} would have won {more} % more.</source>
      <translation>{name} bot {bid}; {best} hätte {more} % öfter gewonnen.</translation>
    </message>
    <message>
      <source>{name} can call again.</source>
      <translation>{name} kann neu aufrufen.</translation>
    </message>
    <message>
      <source>{name} could still catch up.</source>
      <translation>{name} könnte noch aufholen.</translation>
    </message>
    <message>
      <source>{name} did not end: see {file}</source>
      <translation>{name} ist nicht fertig geworden: sieh in {file} nach</translation>
    </message>
    <message>
      <source>{name} draws the tables when all are there.</source>
      <translation>{name} lost die Tische aus, wenn alle da sind.</translation>
    </message>
    <message>
      <source>{name} ended with exit code {code}: see {file}</source>
      <translation>{name} endete mit Code {code}: sieh in {file} nach</translation>
    </message>
    <message>
      <source>{name} ends with {total}: {grade}.</source>
      <translation>{name} hat am Ende {total}: {grade}.</translation>
    </message>
    <message>
      <source>{name} has an address of its own making</source>
      <translation>{name} hat sich selbst eine Adresse gegeben</translation>
    </message>
    <message>
      <source>{name} has another version</source>
      <translation>{name} hat eine andere Version</translation>
    </message>
    <message>
      <source>{name} has left for good.</source>
      <translation>{name} ist endgültig gegangen.</translation>
    </message>
    <message>
      <source>{name} has left the game for good; {then}.</source>
      <translation>{name} hat das Spiel endgültig verlassen; {then}.</translation>
    </message>
    <message>
      <source>{name} has left the table for now.</source>
      <translation>{name} hat den Tisch vorerst verlassen.</translation>
    </message>
    <message>
      <source>{name} has opened nothing and contributes nothing.</source>
      <translation>{name} hat nichts geöffnet und trägt nichts bei.</translation>
    </message>
    <message>
      <source>{name} has other rules of {rules} (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>{name} hat andere Regeln von {rules} (Programm {theirs}, unseres {ours}): Das ältere muss aktualisiert werden</translation>
    </message>
    <message>
      <source>{name} has our name: one of us must take another</source>
      <translation>{name} heißt wie wir: Jemand von uns muss einen anderen Namen nehmen</translation>
    </message>
    <message>
      <source>{name} has swung a post, now {away} worms from the thread</source>
      <translation>{name} hat einen Pfosten geschwenkt, jetzt {away} Würmer vom Faden</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: all tables are for both of you</source>
      <translation>{name} hat Version {theirs}, du hast {ours}: alle Tische sind für euch beide</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables are not for you</source>
      <translation>{name} hat Version {theirs}, du hast {ours}: ihr könnt beide {games} spielen, aber manche Tische sind nichts für dich</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: no table is for both of you</source>
      <translation>{name} hat Version {theirs}, du hast {ours}: kein Tisch ist für euch beide</translation>
    </message>
    <message>
      <source>{name} has won</source>
      <translation>{name} hat gewonnen</translation>
    </message>
    <message>
      <source>{name} has won the evening</source>
      <translation>{name} hat den Abend gewonnen</translation>
    </message>
    <message>
      <source>{name} has {system}: open “Bring a friend” there, then it can be fetched here.</source>
      <translation>{name} hat {system}: öffne dort „Hol Freunde dazu“, dann lässt es sich hierher holen.</translation>
    </message>
    <message>
      <source>{name} held up {others}</source>
      <translation>{name} hielt {others} auf</translation>
    </message>
    <message>
      <source>{name} is back</source>
      <translation>{name} ist wieder da</translation>
    </message>
    <message>
      <source>{name} is back at the table.</source>
      <translation>{name} ist zurück am Tisch.</translation>
    </message>
    <message>
      <source>{name} is heard again</source>
      <translation>{name} ist wieder zu hören</translation>
    </message>
    <message>
      <source>{name} is heard and reached</source>
      <translation>{name} ist zu hören und zu erreichen</translation>
    </message>
    <message>
      <source>{name} is heard, but not reached</source>
      <translation>{name} ist zu hören, aber nicht zu erreichen</translation>
    </message>
    <message>
      <source>{name} is heard, but signs nothing since {time}</source>
      <translation>{name} ist zu hören, unterschreibt aber seit {time} nichts</translation>
    </message>
    <message>
      <source>{name} is here</source>
      <translation>{name} ist da</translation>
    </message>
    <message numerus="yes">
      <source>{name} is here and has not chosen for {count} minutes.</source>
      <extracomment>{name} is here and has not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{name} ist da und hat seit {count} Minute nichts gewählt.</numerusform>
        <numerusform>{name} ist da und hat seit {count} Minuten nichts gewählt.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} is in this room and has {version}. “Bring a friend” on that laptop gives you the newer program; then start again.</source>
      <translation>{name} ist in diesem Raum und hat {version}. „Freunde mitbringen“ auf jenem Laptop gibt dir das neuere Programm; dann starte neu.</translation>
    </message>
    <message>
      <source>{name} is looking round</source>
      <translation>{name} sieht sich um</translation>
    </message>
    <message>
      <source>{name} is not looking round any more.</source>
      <translation>{name} sieht sich nicht mehr um.</translation>
    </message>
    <message>
      <source>{name} is out until all others agree.</source>
      <translation>{name} ist draußen, bis alle anderen zustimmen.</translation>
    </message>
    <message>
      <source>{name} is passed over.</source>
      <translation>{name} wird übergangen.</translation>
    </message>
    <message>
      <source>{name} is silent since {time}</source>
      <translation>{name} ist still seit {time}</translation>
    </message>
    <message>
      <source>{name} is stuck after {count}, {away} worms from the thread</source>
      <translation>{name} steckt nach {count} fest, {away} Würmer vom Faden</translation>
    </message>
    <message>
      <source>{name} is the coziest</source>
      <translation>{name} hat es am gemütlichsten</translation>
    </message>
    <message>
      <source>{name} leads by {count}</source>
      <translation>{name} führt mit {count}</translation>
    </message>
    <message>
      <source>{name} leads, {mm} mm to go.</source>
      <translation>{name} führt, noch {mm} mm.</translation>
    </message>
    <message>
      <source>{name} left a roll for the second time and passes from now on.</source>
      <translation>{name} hat zum zweiten Mal einen Wurf verlassen und passt von jetzt an.</translation>
    </message>
    <message>
      <source>{name} lies in the way</source>
      <translation>{name} liegt im Weg</translation>
    </message>
    <message>
      <source>{name} looks back: follow</source>
      <translation>{name} blickt zurück: folgen</translation>
    </message>
    <message>
      <source>{name} moved {count}, now {away} worms from the thread</source>
      <translation>{name} zog {count}, jetzt {away} Würmer vom Faden</translation>
    </message>
    <message>
      <source>{name} moves {number}</source>
      <translation>{name} zieht {number}</translation>
    </message>
    <message>
      <source>{name} moves {number}.</source>
      <translation>{name} zieht {number}.</translation>
    </message>
    <message>
      <source>{name} moves {number}: find the win.</source>
      <translation>{name} zieht {number}: Finde den Sieg.</translation>
    </message>
    <message numerus="yes">
      <source>{name} named {count} numbers</source>
      <extracomment>{name} named {count} number</extracomment>
      <translation>
        <numerusform>{name} nannte {count} Zahl</numerusform>
        <numerusform>{name} nannte {count} Zahlen</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} names a number with the X.</source>
      <translation>{name} nennt eine Zahl mit dem X.</translation>
    </message>
    <message>
      <source>{name} names {number} with the X.</source>
      <translation>{name} nennt {number} mit dem X.</translation>
    </message>
    <message>
      <source>{name} now names a number with the X.</source>
      <translation>{name} nennt jetzt mit dem X eine Zahl.</translation>
    </message>
    <message>
      <source>{name} resigns.</source>
      <translation>{name} gibt auf.</translation>
    </message>
    <message>
      <source>{name} runs on this laptop</source>
      <translation>{name} läuft auf diesem Laptop</translation>
    </message>
    <message>
      <source>{name} sits down alone.</source>
      <translation>{name} setzt sich allein.</translation>
    </message>
    <message>
      <source>{name} stays put.</source>
      <translation>{name} bleibt liegen.</translation>
    </message>
    <message>
      <source>{name} swung it away from {other}</source>
      <translation>{name} schwenkte ihn {other} weg</translation>
    </message>
    <message>
      <source>{name} waits for those who were drawn to the same table</source>
      <translation>{name} wartet auf die, die an denselben Tisch gelost wurden</translation>
    </message>
    <message>
      <source>{name} wants to play again.</source>
      <translation>{name} möchte noch einmal spielen.</translation>
    </message>
    <message>
      <source>{name} wins!</source>
      <translation>{name} gewinnt!</translation>
    </message>
    <message>
      <source>{name} won, {day}</source>
      <translation>{name} gewann, {day}</translation>
    </message>
    <message>
      <source>{name} would go on</source>
      <translation>{name} würde weiterspielen</translation>
    </message>
    <message>
      <source>{name} {deeds}: it touches the line.</source>
      <translation>{name} {deeds}: Die Linie ist berührt.</translation>
    </message>
    <message>
      <source>{name} {deeds}: {gap} mm to go.</source>
      <translation>{name} {deeds}: noch {gap} mm.</translation>
    </message>
    <message>
      <source>{name} {gap} mm away</source>
      <translation>{name} {gap} mm entfernt</translation>
    </message>
    <message>
      <source>{name}'s X names {number}.</source>
      <translation>Das X von {name} nennt {number}.</translation>
    </message>
    <message>
      <source>{name}'s evening</source>
      <translation>{name}s Abend</translation>
    </message>
    <message>
      <source>{name}'s head</source>
      <translation>der Kopf von {name}</translation>
    </message>
    <message>
      <source>{name}'s head is blocked: no spot is free (rule W3.2).</source>
      <translation>Der Kopf von {name} ist blockiert: Kein Platz ist frei (Regel W3.2).</translation>
    </message>
    <message>
      <source>{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).</source>
      <translation>Der Kopf von {name}: Seine Mitte ist {away} mm von der Linie, sein Rand {gap} (Regel W4.5).</translation>
    </message>
    <message>
      <source>{name}'s laptop gave another build than it had promised, and nothing of it was kept: fetch it from another laptop</source>
      <translation>der Laptop von {name} gab ein anderes Programm, als er versprochen hatte, und nichts davon wurde behalten: hole es von einem anderen Laptop</translation>
    </message>
    <message>
      <source>{name}'s laptop has it</source>
      <translation>der Laptop von {name} hat es</translation>
    </message>
    <message>
      <source>{name}'s laptop has not said a word for {since}. A closed lid? Call across the table first. {name} can come back at any time.</source>
      <translation>Von {name}s Laptop kam seit {since} kein Wort. Deckel zu? Ruft erst einmal über den Tisch. {name} kann jederzeit zurückkommen.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things.</source>
      <translation>Der Laptop von {name} hat zweierlei unterschrieben.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation>Der Laptop von {name} hat zweierlei unterschrieben; der Beweis ist gespeichert.</translation>
    </message>
    <message>
      <source>{name}'s laptop is heard, but has signed nothing for {since}. Its program may be stuck: call across the table first. {name} can come back at any time.</source>
      <translation>Der Laptop von {name} ist zu hören, hat aber seit {since} nichts unterschrieben. Vielleicht hängt das Programm: Ruft erst einmal über den Tisch. {name} kann jederzeit zurückkommen.</translation>
    </message>
    <message>
      <source>{name}'s laptop signed two different things in step {step}</source>
      <translation>Der Laptop von {name} hat in Schritt {step} zweierlei unterschrieben</translation>
    </message>
    <message>
      <source>{name}'s number {number}…; its seal, recomputed: {verdict}.</source>
      <translation>Die Zahl von {name}: {number}…; ihr Siegel, nachgerechnet: {verdict}.</translation>
    </message>
    <message>
      <source>{name}'s placement {number}</source>
      <translation>gelegtes Segment {number} von {name}</translation>
    </message>
    <message>
      <source>{name}'s program does not understand this one: the older of the two must be updated</source>
      <translation>Das Programm von {name} versteht dieses nicht: das ältere der beiden muss erneuert werden</translation>
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation>Segment {number} von {name}</translation>
    </message>
    <message>
      <source>{name}'s sheet</source>
      <translation>Das Blatt von {name}</translation>
    </message>
    <message>
      <source>{name}'s swing</source>
      <translation>Schwenk von {name}</translation>
    </message>
    <message>
      <source>{name}'s table</source>
      <translation>Tisch von {name}</translation>
    </message>
    <message>
      <source>{name}'s table cannot be played: its terms are against the rules of its game</source>
      <translation>Am Tisch von {name} kann man nicht spielen: was er vorgibt, ist gegen die Regeln seines Spiels</translation>
    </message>
    <message>
      <source>{name}'s table is full and about to begin</source>
      <translation>Der Tisch von {name} ist voll und fängt gleich an</translation>
    </message>
    <message>
      <source>{name}'s table is not open any more.</source>
      <translation>Der Tisch von {name} ist nicht mehr offen.</translation>
    </message>
    <message>
      <source>{name}'s table needs the newer version of this program (theirs {theirs}, ours {ours})</source>
      <translation>der Tisch von {name} braucht die neuere Version dieses Programms (dort {theirs}, hier {ours})</translation>
    </message>
    <message>
      <source>{name}'s table plays something else now.</source>
      <translation>Am Tisch von {name} wird jetzt etwas anderes gespielt.</translation>
    </message>
    <message>
      <source>{name}'s table plays something that this program does not know (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>Am Tisch von {name} wird etwas gespielt, das dieses Programm nicht kennt (Programm {theirs}, unseres {ours}): das ältere muss erneuert werden</translation>
    </message>
    <message>
      <source>{name}'s tournament</source>
      <translation>Turnier von {name}</translation>
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation>der Wurm von {name}</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}.</source>
      <translation>Die {bid} von {name} in Runde {round}.</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>Die {bid} von {name} in Runde {round}; {best} hätte {more} % öfter gewonnen.</translation>
    </message>
    <message>
      <source>{name}, from place {before} to {after}</source>
      <translation>{name}, von Platz {before} auf {after}</translation>
    </message>
    <message>
      <source>{name}, key {key}</source>
      <translation>{name}, Schlüssel {key}</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} bids and no bump</source>
      <extracomment>{name}, {count} bid and no bump</extracomment>
      <translation>
        <numerusform>{name}, {count} Gebot ohne Beule</numerusform>
        <numerusform>{name}, {count} Gebote ohne Beule</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} swings</source>
      <extracomment>{name}, {count} swing</extracomment>
      <translation>
        <numerusform>{name}, {count} Schwenk</numerusform>
        <numerusform>{name}, {count} Schwenks</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} times</source>
      <extracomment>{name}, {count} time</extracomment>
      <translation>
        <numerusform>{name}, {count} Mal</numerusform>
        <numerusform>{name}, {count} Mal</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {face}: {why}.</source>
      <translation>{name}, {face}: {why}.</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {free} of {count} bids alone</source>
      <extracomment>{name}, {free} of {count} bid alone</extracomment>
      <translation>
        <numerusform>{name}, {free} von {count} Gebot allein</numerusform>
        <numerusform>{name}, {free} von {count} Geboten allein</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {mm} mm before {other}</source>
      <translation>{name}, {mm} mm vor {other}</translation>
    </message>
    <message>
      <source>{name}, {mm} mm in round {round}</source>
      <translation>{name}, {mm} mm in Runde {round}</translation>
    </message>
    <message>
      <source>{name}: key {key}</source>
      <translation>{name}: Schlüssel {key}</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line</source>
      <translation>{name}: noch {away} mm bis zur Linie</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line.</source>
      <translation>{name}: noch {away} mm bis zur Linie.</translation>
    </message>
    <message>
      <source>{name}: {before} mm, then {after} mm.</source>
      <translation>{name}: {before} mm, dann {after} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} mm.</source>
      <translation>{name}: {before} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away, then {after}.</source>
      <translation>{name}: {before} Würmer entfernt, dann {after}.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away.</source>
      <translation>{name}: {before} Würmer entfernt.</translation>
    </message>
    <message>
      <source>{name}: {grade}</source>
      <translation>{name}: {grade}</translation>
    </message>
    <message>
      <source>{name}: {note}</source>
      <translation>{name}: {note}</translation>
    </message>
    <message>
      <source>{name}: {rows} by {cols}, {hours}</source>
      <translation>{name}: {rows} × {cols}, {hours}</translation>
    </message>
    <message>
      <source>{name}: {said}</source>
      <translation>{name}: {said}</translation>
    </message>
    <message>
      <source>{name}: {wins}, {points}.</source>
      <translation>{name}: {wins}, {points}.</translation>
    </message>
    <message>
      <source>{one} and {other}</source>
      <translation>{one} und {other}</translation>
    </message>
    <message>
      <source>{one} and {two}, things left: {left}</source>
      <translation>{one} und {two}, Sachen übrig: {left}</translation>
    </message>
    <message>
      <source>{one}, {two}, shape {shape}</source>
      <translation>{one}, {two}, Form {shape}</translation>
    </message>
    <message>
      <source>{option} is an option of {theirs}, and this table plays {ours}: leave it out, or choose --game {other} without those of {ours}</source>
      <translation>{option} gehört zu {theirs}, und an diesem Tisch wird {ours} gespielt: lass es weg, oder wähle --game {other} ohne die von {ours}</translation>
    </message>
    <message>
      <source>{organ} acts: {effect}</source>
      <translation>{organ} wirkt: {effect}</translation>
    </message>
    <message>
      <source>{organ} on {space}</source>
      <translation>{organ} auf {space}</translation>
    </message>
    <message>
      <source>{organ} to {worms}</source>
      <translation>{organ} an {worms}</translation>
    </message>
    <message>
      <source>{path} cannot be read: mend it or move it away; until then nobody is merged</source>
      <translation>{path} ist nicht lesbar: Bring die Datei in Ordnung oder leg sie woandershin; bis dahin ist niemand zusammengelegt</translation>
    </message>
    <message>
      <source>{path} cannot be read: {why}</source>
      <translation>{path} ist nicht lesbar: {why}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}</source>
      <translation>{path} ließ sich nicht schreiben: {why}</translation>
    </message>
    <message>
      <source>{path} has no step {step} that checks: its steps are 1 to {last}</source>
      <translation>{path} hat keinen Schritt {step}, der stimmt: Es hat die Schritte 1 bis {last}</translation>
    </message>
    <message>
      <source>{path} holds no game that has begun</source>
      <translation>{path} enthält kein Spiel, das begonnen hat</translation>
    </message>
    <message numerus="yes">
      <source>{path} is no sheet yet, it has {count} mistakes:</source>
      <extracomment>{path} is no sheet yet, it has a mistake:</extracomment>
      <translation>
        <numerusform>{path} ist noch kein Blatt, es hat einen Fehler:</numerusform>
        <numerusform>{path} ist noch kein Blatt, es hat {count} Fehler:</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} is no sheet yet: its words have no room</source>
      <translation>{path} ist noch kein Blatt: Für seine Worte ist kein Platz</translation>
    </message>
    <message>
      <source>{path} is no sheet: not UTF-8 text, at byte {byte}</source>
      <translation>{path} ist kein Blatt: kein UTF-8-Text, bei Byte {byte}</translation>
    </message>
    <message>
      <source>{path} is not your identity any more: put back a copy of it, or move it away to play as a new person</source>
      <translation>{path} ist nicht mehr deine Identität: Leg eine Kopie zurück, oder schieb sie weg und spiel als jemand Neues</translation>
    </message>
    <message>
      <source>{path} is the log itself; choose another file</source>
      <translation>{path} ist das Protokoll selbst; nimm eine andere Datei</translation>
    </message>
    <message>
      <source>{path} is too long for a sheet: {size} bytes, at most {most}</source>
      <translation>{path} ist zu lang für ein Blatt: {size} Bytes, höchstens {most}</translation>
    </message>
    <message>
      <source>{path}: a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>{path}: ein Bild endet auf .png oder .svg, ein Clip auf .webp oder .gif</translation>
    </message>
    <message>
      <source>{path}: the clip could not be written.</source>
      <translation>{path}: Der Clip ließ sich nicht schreiben.</translation>
    </message>
    <message>
      <source>{pattern}; key: {key}</source>
      <translation>{pattern}; Schlüssel: {key}</translation>
    </message>
    <message>
      <source>{place}. {name}</source>
      <translation>{place}. {name}</translation>
    </message>
    <message>
      <source>{place}. {name}: {total}: {points}</source>
      <translation>{place}. {name}: {total}: {points}</translation>
    </message>
    <message numerus="yes">
      <source>{points} points</source>
      <extracomment>{points} point</extracomment>
      <translation>
        <numerusform>{points} Punkt</numerusform>
        <numerusform>{points} Punkte</numerusform>
      </translation>
    </message>
    <message>
      <source>{round}: waiting for {names}</source>
      <translation>{round}: warten auf {names}</translation>
    </message>
    <message>
      <source>{row}: {count} counted, worth {points}</source>
      <translation>{row}: {count} gezählt, das gibt {points}</translation>
    </message>
    <message>
      <source>{said} (rule {tag})</source>
      <translation>{said} (Regel {tag})</translation>
    </message>
    <message>
      <source>{said} (rule {tag}, {edition})</source>
      <translation>{said} (Regel {tag}, {edition})</translation>
    </message>
    <message>
      <source>{said}; the next sign counts at {mark}</source>
      <translation>{said}; das nächste Zeichen zählt ab {mark}</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
      <source>{sheet}, {count} hours</source>
      <extracomment>{sheet}, {count} hour</extracomment>
      <translation>
        <numerusform>{sheet}, {count} Stunde</numerusform>
        <numerusform>{sheet}, {count} Stunden</numerusform>
      </translation>
    </message>
    <message>
      <source>{sheet}, {hour}</source>
      <translation>{sheet}, {hour}</translation>
    </message>
    <message>
      <source>{sheet}, {names} {points}</source>
      <translation>{sheet}, {names} {points}</translation>
    </message>
    <message>
      <source>{signatures} verified, {steps} certified</source>
      <translation>{signatures} geprüft, {steps} beglaubigt</translation>
    </message>
    <message>
      <source>{size} %</source>
      <translation>{size} %</translation>
    </message>
    <message>
      <source>{size} MB</source>
      <translation>{size} MB</translation>
    </message>
    <message>
      <source>{space}: a food</source>
      <translation>{space}: ein Futter</translation>
    </message>
    <message>
      <source>{space}: a rock</source>
      <translation>{space}: ein Stein</translation>
    </message>
    <message>
      <source>{space}: {reason}</source>
      <translation>{space}: {reason}</translation>
    </message>
    <message>
      <source>{space}: {worm}</source>
      <translation>{space}: {worm}</translation>
    </message>
    <message numerus="yes">
      <source>{start} ({count} ways)</source>
      <extracomment>{start} ({count} way)</extracomment>
      <translation>
        <numerusform>{start} ({count} Möglichkeit)</numerusform>
        <numerusform>{start} ({count} Möglichkeiten)</numerusform>
      </translation>
    </message>
    <message>
      <source>{state}: go on with {command} --resume</source>
      <translation>{state}: weiter mit {command} --resume</translation>
    </message>
    <message>
      <source>{system} may keep visitors out</source>
      <translation>{system} hält vielleicht Besucher fern</translation>
    </message>
    <message>
      <source>{system}, {size}</source>
      <translation>{system}, {size}</translation>
    </message>
    <message>
      <source>{table}: it does not follow from the games here. It does not count.</source>
      <translation>{table}: folgt nicht aus den Spielen hier. Das zählt nicht.</translation>
    </message>
    <message>
      <source>{table}: it is not over.</source>
      <translation>{table}: noch nicht zu Ende.</translation>
    </message>
    <message>
      <source>{table}: it was not played as the tournament was called. It does not count.</source>
      <translation>{table}: nicht so gespielt, wie das Turnier ausgerufen wurde. Das zählt nicht.</translation>
    </message>
    <message>
      <source>{table}: its log does not check. It does not count.</source>
      <translation>{table}: Das Protokoll stimmt nicht. Das zählt nicht.</translation>
    </message>
    <message>
      <source>{table}: its log is missing.</source>
      <translation>{table}: Das Protokoll fehlt.</translation>
    </message>
    <message>
      <source>{table}: not everybody signed the draw that it names. It does not count.</source>
      <translation>{table}: Nicht alle haben die Auslosung dort unterschrieben. Das zählt nicht.</translation>
    </message>
    <message>
      <source>{table}: several games claim to be it. None of them counts.</source>
      <translation>{table}: Mehrere Spiele geben sich dafür aus. Keines davon zählt.</translation>
    </message>
    <message>
      <source>{table}: {name} was drawn for it and did not sit there.</source>
      <translation>{table}: {name} war dort ausgelost und saß nicht da.</translation>
    </message>
    <message>
      <source>{table}: {name} was not drawn for it. It does not count.</source>
      <translation>{table}: {name} war dort nicht ausgelost. Das zählt nicht.</translation>
    </message>
    <message>
      <source>{table}: {people}</source>
      <translation>{table}: {people}</translation>
    </message>
    <message>
      <source>{total}  in all, {grade}</source>
      <translation>{total}  insgesamt, {grade}</translation>
    </message>
    <message>
      <source>{total} {grade}</source>
      <translation>{total} {grade}</translation>
    </message>
    <message>
      <source>{verdict}: {why}</source>
      <translation>{verdict}: {why}</translation>
    </message>
    <message numerus="yes">
      <source>{wanted} must be here to go on; {count} are.</source>
      <extracomment>{wanted} must be here to go on; {count} is.</extracomment>
      <translation>
        <numerusform>Zum Weiterspielen müssen {wanted} da sein; {count} ist es.</numerusform>
        <numerusform>Zum Weiterspielen müssen {wanted} da sein; {count} sind es.</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} Signed by {names}.</source>
      <translation>{what} Unterschrieben von {names}.</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm</source>
      <translation>{what}, gemessen {gap} mm</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm of overlap</source>
      <translation>{what}, gemessen {gap} mm Überlappung</translation>
    </message>
    <message>
      <source>{where} is alive</source>
      <translation>{where} lebt</translation>
    </message>
    <message>
      <source>{where} is too long: {length}, at most {most} letters</source>
      <translation>{where} ist zu lang: {length}, höchstens {most} Buchstaben</translation>
    </message>
    <message>
      <source>{where}: has an address but no link, so it is not used</source>
      <translation>{where}: hat eine Adresse, aber keine Verbindung, wird also nicht benutzt</translation>
    </message>
    <message>
      <source>{where}: has an address of its own making; that will do for a cable between laptops, but a Wi-Fi is not connected yet</source>
      <translation>{where}: hat sich seine Adresse selbst gegeben; für ein Kabel zwischen Laptops genügt das, aber ein WLAN ist noch nicht verbunden</translation>
    </message>
    <message>
      <source>{where}: looks like a VPN, a container or a virtual machine, which leads to nobody in the room; switch it off if you are not found</source>
      <translation>{where}: sieht nach VPN, Container oder virtueller Maschine aus und führt zu niemandem im Raum; schalte es aus, wenn man dich nicht findet</translation>
    </message>
    <message numerus="yes">
      <source>{where}: no player is heard, but {count} other devices, so multicast gets through</source>
      <extracomment>{where}: no player is heard, but another device, so multicast gets through</extracomment>
      <translation>
        <numerusform>{where}: kein Mitspieler zu hören, aber ein anderes Gerät; Multicast kommt also durch</numerusform>
        <numerusform>{where}: kein Mitspieler zu hören, aber {count} andere Geräte; Multicast kommt also durch</numerusform>
      </translation>
    </message>
    <message>
      <source>{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart; then join by code, or meet on a phone's hotspot or a cable</source>
      <translation>{where}: Dort ist nichts zu hören: Niemand sonst spielt, oder das Netz hält seine Gäste getrennt; dann spielt per Code mit, oder trefft euch über den Hotspot eines Handys oder ein Kabel</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon</source>
      <translation>{where}: {names} gehört über Beacon</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon and mDNS</source>
      <translation>{where}: {names} gehört über Beacon und mDNS</translation>
    </message>
    <message>
      <source>{where}: {names} heard by mDNS</source>
      <translation>{where}: {names} gehört über mDNS</translation>
    </message>
    <message>
      <source>{whole}.{rest}</source>
      <translation>{whole},{rest}</translation>
    </message>
    <message numerus="yes">
      <source>{who} share the win with {total} points, {grade}.</source>
      <extracomment>{who} share the win with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} teilen sich den Sieg mit {total} Punkt, {grade}.</numerusform>
        <numerusform>{who} teilen sich den Sieg mit {total} Punkten, {grade}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} wins with {total} points, {grade}.</source>
      <extracomment>{who} wins with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} gewinnt mit {total} Punkt, {grade}.</numerusform>
        <numerusform>{who} gewinnt mit {total} Punkten, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{why}: nothing more is signed in this game. What was signed is safe in {path}; make room there and start the program again</source>
      <translation>{why}: In diesem Spiel wird nichts mehr unterschrieben. Was unterschrieben ist, liegt sicher in {path}; schaff dort Platz, und starte das Programm neu</translation>
    </message>
    <message>
      <source>{why}; mend that, or choose another --data DIR</source>
      <translation>{why}; behebe das oder wähle ein anderes --data DIR</translation>
    </message>
    <message>
      <source>{winner} is the last one left and wins.</source>
      <translation>{winner} ist als Letzter übrig und gewinnt.</translation>
    </message>
    <message>
      <source>{winner} touches the finish line and wins.</source>
      <translation>{winner} berührt die Ziellinie und gewinnt.</translation>
    </message>
    <message>
      <source>{word} is {game}</source>
      <translation>{word} ist {game}</translation>
    </message>
    <message>
      <source>{worm} gets</source>
      <translation>{worm} bekommt</translation>
    </message>
    <message>
      <source>{worm} gets {kinds}</source>
      <translation>{worm} bekommt {kinds}</translation>
    </message>
    <message>
      <source>{worm} lies on {space}</source>
      <translation>auf {space} liegt {worm}</translation>
    </message>
    <message>
      <source>{worm}: {reason}</source>
      <translation>{worm}: {reason}</translation>
    </message>
    <message>
      <source>“Bring a friend” on a laptop that has the newer program gives it to you; then start again.</source>
      <translation>„Freunde mitbringen“ auf einem Laptop mit dem neueren Programm gibt es dir; dann starte neu.</translation>
    </message>
    <message>
      <source>“Bring a friend” on your laptop gives {name} the newer program</source>
      <translation>„Freunde mitbringen“ auf deinem Laptop gibt {name} das neuere Programm</translation>
    </message>
    <message>
      <source>“Bring a friend” on {name}'s laptop gives you the newer program</source>
      <translation>„Freunde mitbringen“ auf dem Laptop von {name} gibt dir das neuere Programm</translation>
    </message>
  </context>
</TS>
