<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source>     ... and {count} more: m; or name spaces, such as d4 d5</source>
      <translation>     ... en nog {count}: m; of noem vakjes, zoals d4 d5</translation>
    </message>
    <message>
      <source>  1  sign the hour; after that it stands</source>
      <translation>  1  het uur ondertekenen; daarna staat het vast</translation>
    </message>
    <message>
      <source>  u  undo the last decision     o  start the hour over     ?  help</source>
      <translation>  u  laatste beslissing terug     o  het uur overdoen     ?  hulp</translation>
    </message>
    <message>
      <source> and </source>
      <translation> en </translation>
    </message>
    <message>
      <source> or </source>
      <translation> of </translation>
    </message>
    <message>
      <source>%(prog)s: error: %(message)s
</source>
      <translation>%(prog)s: fout: %(message)s
</translation>
    </message>
    <message>
      <source>(After that: {then}.)</source>
      <translation>(Daarna: {then}.)</translation>
    </message>
    <message>
      <source>--agreed: {game} is not what is played now</source>
      <translation>--agreed: {game} is niet wat er nu gespeeld wordt</translation>
    </message>
    <message>
      <source>--bot {level} does not play {game}: choose {names}</source>
      <translation>--bot {level} speelt geen {game}: kies {names}</translation>
    </message>
    <message>
      <source>--chapter {chapter} and --sheet both name a sheet: give one</source>
      <translation>--chapter {chapter} en --sheet noemen allebei een blad: geef er een</translation>
    </message>
    <message>
      <source>--sheet {sheet}: from 1 to {last}; 0 is all</source>
      <translation>--sheet {sheet}: van 1 tot {last}; 0 is alles</translation>
    </message>
    <message>
      <source>--sheet: {game} has no sheets, leave it out</source>
      <translation>--sheet: {game} heeft geen bladen, laat het weg</translation>
    </message>
    <message>
      <source>--to M belongs to a clip, and needs --step N</source>
      <translation>--to M hoort bij een clip en vraagt om --step N</translation>
    </message>
    <message>
      <source>--to {last} comes before --step {first}</source>
      <translation>--to {last} komt vóór --step {first}</translation>
    </message>
    <message>
      <source>0 or less</source>
      <translation>0 of minder</translation>
    </message>
    <message>
      <source>1 AM</source>
      <translation>1 uur</translation>
    </message>
    <message>
      <source>1 PM</source>
      <translation>13 uur</translation>
    </message>
    <message>
      <source>1 knot: easy</source>
      <translation>1 knoop: makkelijk</translation>
    </message>
    <message>
      <source>2 AM</source>
      <translation>2 uur</translation>
    </message>
    <message>
      <source>2 PM</source>
      <translation>14 uur</translation>
    </message>
    <message>
      <source>2 knots: think ahead</source>
      <translation>2 knopen: denk vooruit</translation>
    </message>
    <message>
      <source>3 AM</source>
      <translation>3 uur</translation>
    </message>
    <message>
      <source>3 PM</source>
      <translation>15 uur</translation>
    </message>
    <message>
      <source>3 knots: plan from the first hour</source>
      <translation>3 knopen: plan vanaf het eerste uur</translation>
    </message>
    <message>
      <source>4 AM</source>
      <translation>4 uur</translation>
    </message>
    <message>
      <source>4 PM</source>
      <translation>16 uur</translation>
    </message>
    <message>
      <source>5 AM</source>
      <translation>5 uur</translation>
    </message>
    <message>
      <source>5 PM</source>
      <translation>17 uur</translation>
    </message>
    <message>
      <source>5, 3, 2 and 1</source>
      <translation>5, 3, 2 en 1</translation>
    </message>
    <message>
      <source>6 AM</source>
      <translation>6 uur</translation>
    </message>
    <message>
      <source>6 PM</source>
      <translation>18 uur</translation>
    </message>
    <message>
      <source>7 AM</source>
      <translation>7 uur</translation>
    </message>
    <message>
      <source>7 PM</source>
      <translation>19 uur</translation>
    </message>
    <message>
      <source>8 AM</source>
      <translation>8 uur</translation>
    </message>
    <message>
      <source>8 PM</source>
      <translation>20 uur</translation>
    </message>
    <message>
      <source>A Short Winter Day</source>
      <translation>Een korte winterdag</translation>
    </message>
    <message>
      <source>A VPN or a virtual network is on: {name}</source>
      <translation>Er staat een VPN of een virtueel netwerk aan: {name}</translation>
    </message>
    <message>
      <source>A baby is a worm of two or three spaces beside one of its parents. It begins without an organ, and no shape of the dice fits it.</source>
      <translation>Een baby is een worm van twee of drie vakjes naast een van zijn ouders. Hij begint zonder orgaan, en geen vorm van de dobbelstenen past erbij.</translation>
    </message>
    <message>
      <source>A better move would have won you {more} % more.</source>
      <translation>Met een betere zet had jij {more} % vaker gewonnen.</translation>
    </message>
    <message>
      <source>A better move would have won {name} {more} % more.</source>
      <translation>Met een betere zet had {name} {more} % vaker gewonnen.</translation>
    </message>
    <message>
      <source>A bid counts only if nobody else has made it.</source>
      <translation>Een bod telt alleen als niemand anders het heeft gedaan.</translation>
    </message>
    <message>
      <source>A black brain is used up.</source>
      <translation>Een zwart brein is verbruikt.</translation>
    </message>
    <message>
      <source>A blue notice? “More info”, “Run anyway”. Networks? Allow them.</source>
      <translation>Een blauwe melding? “Meer informatie”, “Toch uitvoeren”. Netwerken? Sta ze toe.</translation>
    </message>
    <message>
      <source>A brain can change a die in the next hour.</source>
      <translation>Een brein kan in het volgende uur een dobbelsteen veranderen.</translation>
    </message>
    <message>
      <source>A brain used is a point less</source>
      <translation>Een gebruikt brein kost een punt</translation>
    </message>
    <message>
      <source>A call completed this step. Signed by {names}.</source>
      <translation>Een oproep heeft deze stap afgemaakt. Ondertekend door {names}.</translation>
    </message>
    <message>
      <source>A changed copy</source>
      <translation>Een veranderde kopie</translation>
    </message>
    <message>
      <source>A click or a key hurries it on.</source>
      <translation>Een klik of een toets maakt er haast mee.</translation>
    </message>
    <message>
      <source>A coach for everybody</source>
      <translation>Een coach voor iedereen</translation>
    </message>
    <message>
      <source>A code needs the same Wi-Fi or a cable.</source>
      <translation>Voor een code heb je dezelfde wifi of een kabel nodig.</translation>
    </message>
    <message>
      <source>A collar and a partner's collar have babies, or give their babies organs.</source>
      <translation>Een kraag en de kraag van een partner krijgen baby's, of geven hun baby's organen.</translation>
    </message>
    <message>
      <source>A collar does one thing for each collar of its worm, and one for each of the partner's that touches one of them: a baby, or an organ for every baby of this hour.</source>
      <translation>Een kraag doet één ding voor elke kraag van zijn worm, en één voor elke kraag van de partner die er een raakt: een baby, of een orgaan voor elke baby van dit uur.</translation>
    </message>
    <message>
      <source>A die can be changed once: by a brain that acted in the hour before.</source>
      <translation>Een dobbelsteen kan één keer veranderen: door een brein dat een uur eerder werkte.</translation>
    </message>
    <message>
      <source>A draw that you are in has not ended yet.</source>
      <translation>Een loting waar je bij bent is nog niet klaar.</translation>
    </message>
    <message>
      <source>A few minutes against sleepy bots show the rest.</source>
      <translation>De rest zie je tegen slaperige bots.</translation>
    </message>
    <message>
      <source>A file in pieces</source>
      <translation>Een bestand in stukken</translation>
    </message>
    <message>
      <source>A first lesson</source>
      <translation>Een eerste les</translation>
    </message>
    <message>
      <source>A game checked: {names}</source>
      <translation>Een spel gecontroleerd: {names}</translation>
    </message>
    <message>
      <source>A game of a newer version</source>
      <translation>Een spel van een nieuwere versie</translation>
    </message>
    <message>
      <source>A game that somebody missed counts as that player's average</source>
      <translation>Een gemist spel telt als het gemiddelde van die speler</translation>
    </message>
    <message>
      <source>A game without its log, {day}</source>
      <translation>Een spel zonder zijn logboek, {day}</translation>
    </message>
    <message>
      <source>A gentle nudge</source>
      <translation>Een zacht duwtje</translation>
    </message>
    <message>
      <source>A golden ring: this organ may act now.</source>
      <translation>Een gouden ring: dit orgaan mag nu werken.</translation>
    </message>
    <message>
      <source>A green dot: here it may go.</source>
      <translation>Een groene stip: hier mag het heen.</translation>
    </message>
    <message>
      <source>A green tick: it has acted this hour.</source>
      <translation>Een groen vinkje: het heeft dit uur gewerkt.</translation>
    </message>
    <message>
      <source>A head touches the line when it is nearer than its own radius.</source>
      <translation>Een kop raakt de lijn als hij dichterbij is dan zijn eigen straal.</translation>
    </message>
    <message>
      <source>A heart goes on any free space. Click c1.</source>
      <translation>Een hart kan op elk vrij vakje. Klik op c1.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow at one end, never at the end with the tail.</source>
      <translation>Een hart laat zijn worm aan één kant groeien, nooit aan de kant met de staart.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow. Click it.</source>
      <translation>Een hart laat zijn worm groeien. Klik erop.</translation>
    </message>
    <message>
      <source>A hundred rounds are over</source>
      <translation>Honderd rondes zijn voorbij</translation>
    </message>
    <message>
      <source>A hundred rounds are over: the race ends without a winner.</source>
      <translation>Honderd rondes zijn voorbij: de race eindigt zonder winnaar.</translation>
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation>Honderd rondes beëindigen de race (regel W3.25).</translation>
    </message>
    <message>
      <source>A laptop with the newer version opens this game: give it the file.</source>
      <translation>Een laptop met de nieuwere versie opent dit spel: geef hem het bestand.</translation>
    </message>
    <message>
      <source>A lesson of four hours shows the rest.</source>
      <translation>Een les van vier uren laat de rest zien.</translation>
    </message>
    <message>
      <source>A mouth at a new food adds an organ to its worm, which may act at once.</source>
      <translation>Een mond bij een nieuw hapje geeft zijn worm een orgaan, dat meteen mag werken.</translation>
    </message>
    <message>
      <source>A mouth at an apple brings its worm any organ. Click the mouth.</source>
      <translation>Een mond bij een appel brengt zijn worm een orgaan naar keuze. Klik op de mond.</translation>
    </message>
    <message>
      <source>A move says everything that it does, in the order of the rules.</source>
      <translation>Een zet zegt alles wat hij doet, in de volgorde van de regels.</translation>
    </message>
    <message>
      <source>A new worm gets an organ. Click a3 for the eye, then the arrow up: that is where it looks.</source>
      <translation>Een nieuwe worm krijgt een orgaan. Klik op a3 voor het oog, dan op de pijl omhoog: daar kijkt het heen.</translation>
    </message>
    <message>
      <source>A number in a dark disc: so many mouths would wake at an apple here.</source>
      <translation>Een getal in een donkere schijf: zo veel monden worden wakker van een appel hier.</translation>
    </message>
    <message>
      <source>A number that moved you sleeps for one round.</source>
      <translation>Een getal dat je heeft laten kruipen, slaapt een ronde.</translation>
    </message>
    <message>
      <source>A page for your browser is saved; print it from there.</source>
      <translation>Een pagina voor je browser is bewaard; druk die daar af.</translation>
    </message>
    <message>
      <source>A phone can take a picture of it and read the address out to you.</source>
      <translation>Een telefoon kan er een foto van maken en je het adres voorlezen.</translation>
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation>Een speler mag eerder stoppen.</translation>
    </message>
    <message>
      <source>A player who chose the X alone moves by any number that nobody has bid.</source>
      <translation>Wie als enige de X koos, kruipt met een getal dat niemand heeft geboden.</translation>
    </message>
    <message>
      <source>A player who does not open a bid is out until all let them back.</source>
      <translation>Wie een bod niet opent, ligt eruit tot iedereen hem terug laat.</translation>
    </message>
    <message>
      <source>A player who does not open a number for a roll is out until all let them back; the second time, every further hour is passed.</source>
      <translation>Wie zijn getal voor een worp niet opent, ligt eruit tot allen hem terug laten; de tweede keer wordt elk volgend uur gepast.</translation>
    </message>
    <message>
      <source>A point for everybody you leave behind.</source>
      <translation>Een punt voor iedereen die je achter je laat.</translation>
    </message>
    <message>
      <source>A post stands in the way</source>
      <translation>Er staat een paal in de weg</translation>
    </message>
    <message>
      <source>A problem of this program</source>
      <translation>Een probleem van dit programma</translation>
    </message>
    <message>
      <source>A program of this laptop takes a free seat</source>
      <translation>Een programma van deze laptop neemt een vrije plaats</translation>
    </message>
    <message>
      <source>A re-posed worm must not touch the thread.</source>
      <translation>Een opnieuw gelegde worm mag de draad niet raken.</translation>
    </message>
    <message>
      <source>A round end is a head or still undecided, a point is the rear.</source>
      <translation>Een rond uiteinde is een kop of nog niet beslist, een punt is de achterkant.</translation>
    </message>
    <message>
      <source>A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm.</source>
      <translation>Een segment is 16 mm breed, een paal 12 mm, de tafel 1200 bij 800 mm.</translation>
    </message>
    <message>
      <source>A sheet of your own</source>
      <translation>Een eigen blad</translation>
    </message>
    <message>
      <source>A sheet of your own…</source>
      <translation>Een eigen blad…</translation>
    </message>
    <message>
      <source>A sheet with any mistake is refused.</source>
      <translation>Een blad met een fout wordt geweigerd.</translation>
    </message>
    <message>
      <source>A space holds one thing: nothing, a rock, a food, or a piece of a worm.</source>
      <translation>Op een vakje past één ding: niets, een steen, een hapje of een stuk worm.</translation>
    </message>
    <message>
      <source>A space of a worm takes one organ, for good; a worm has one tail at most.</source>
      <translation>Op een vakje van een worm past één orgaan, voorgoed; een worm heeft hoogstens één staart.</translation>
    </message>
    <message>
      <source>A strong bot would bid {face}: against what the others like to bid it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Een sterke bot zou {face} bieden: tegen wat de anderen graag bieden wint dat {share} % van de races, {next} wint {less} %.</translation>
    </message>
    <message>
      <source>A strong bot would go on with: {deed}. From here its hour brings {points}.</source>
      <translation>Een sterke bot zou verdergaan met: {deed}. Vanaf hier levert zijn uur {points} op.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm and swing a post: from there it wins {share} % of the races.</source>
      <translation>Een sterke bot zou liggen als de bleke worm en een paal zwenken: vandaar wint hij {share} % van de races.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm: from there it wins {share} % of the races.</source>
      <translation>Een sterke bot zou liggen als de bleke worm: vandaar wint hij {share} % van de races.</translation>
    </message>
    <message>
      <source>A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Een sterke bot zou {face} noemen: dat wint {share} % van de races, {next} wint {less} %.</translation>
    </message>
    <message>
      <source>A successful bid of {faces} rests for one round.</source>
      <translation>Een geslaagd bod van {faces} rust een ronde.</translation>
    </message>
    <message>
      <source>A swing may go either way, and it must change something.</source>
      <translation>Zwenken mag beide kanten op, en er moet iets veranderen.</translation>
    </message>
    <message>
      <source>A table that never began, {day}</source>
      <translation>Een tafel die nooit begon, {day}</translation>
    </message>
    <message>
      <source>A tail leads a line of worms; on all but one of them an organ may act.</source>
      <translation>Een staart leidt een polonaise; op alle wormen op één na mag een orgaan werken.</translation>
    </message>
    <message>
      <source>A turn is a list of small decisions.</source>
      <translation>Een beurt is een lijst kleine beslissingen.</translation>
    </message>
    <message>
      <source>A while has passed: this is how the race stands.</source>
      <translation>Er is wat tijd voorbij: zo staat de race ervoor.</translation>
    </message>
    <message>
      <source>A window of its own opens. People at one laptop may sit at different tables.</source>
      <translation>Er gaat een eigen venster open. Mensen aan één laptop kunnen aan verschillende tafels zitten.</translation>
    </message>
    <message>
      <source>A worm grows at one end only, over blank spaces, and never at the end with its tail.</source>
      <translation>Een worm groeit maar aan één kant, over lege vakjes, en nooit aan de kant met zijn staart.</translation>
    </message>
    <message>
      <source>A worm is a path of spaces that touches itself nowhere else.</source>
      <translation>Een worm is een pad van vakjes dat zichzelf verder nergens raakt.</translation>
    </message>
    <message>
      <source>A worm is laid anew from its tail, before its first segment is moved.</source>
      <translation>Een worm wordt vanaf zijn staart opnieuw gelegd, voordat zijn eerste segment kruipt.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts, if its head is blocked.</source>
      <translation>Een worm mag omkeren voor hij begint, als zijn kop vastzit.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts; later only when it is blocked.</source>
      <translation>Een worm mag omkeren voor hij begint; later alleen als hij vastzit.</translation>
    </message>
    <message>
      <source>A worm may turn round whenever its head is blocked.</source>
      <translation>Een worm mag omkeren zodra zijn kop vastzit.</translation>
    </message>
    <message>
      <source>A worm moves by its full number as long as there is room for it.</source>
      <translation>Een worm kruipt zijn hele getal, zolang er plaats is.</translation>
    </message>
    <message>
      <source>A worm never turns round.</source>
      <translation>Een worm keert nooit om.</translation>
    </message>
    <message>
      <source>A worm that gives up stays where it lies; the last one left wins.</source>
      <translation>Een worm die opgeeft, blijft liggen; de laatste die overblijft, wint.</translation>
    </message>
    <message>
      <source>A worm that has not chosen by then yawns and is nudged. It loses nothing.</source>
      <translation>Een worm die dan nog niet gekozen heeft, geeuwt en krijgt een duwtje. Hij verliest niets.</translation>
    </message>
    <message>
      <source>A worm that turns round has its head where its tail was.</source>
      <translation>Een worm die omkeert, heeft zijn kop waar zijn staart was.</translation>
    </message>
    <message>
      <source>A worm turns round before its first segment is moved, not later.</source>
      <translation>Een worm keert om voordat zijn eerste segment kruipt, niet later.</translation>
    </message>
    <message>
      <source>A worm whose next head has no free place is blocked: it stops there.</source>
      <translation>Een worm waarvan de volgende kop nergens past, zit vast: daar stopt hij.</translation>
    </message>
    <message>
      <source>A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.</source>
      <translation>A, B, C, P: leggen, geven, wekken, passen. Pijlen en Enter: het blad.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Over</translation>
    </message>
    <message>
      <source>About this game</source>
      <translation>Over dit spel</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Toevoegen</translation>
    </message>
    <message>
      <source>Add a bot</source>
      <translation>Een bot erbij</translation>
    </message>
    <message>
      <source>After all others, as this table has chosen.</source>
      <translation>Na alle anderen, zoals deze tafel heeft gekozen.</translation>
    </message>
    <message>
      <source>After its move it may swing one finish post round the other.</source>
      <translation>Na zijn zet mag hij één finishpaal om de andere zwenken.</translation>
    </message>
    <message>
      <source>After ten rounds in a row in which a bid counted but nothing was laid or swung, after a hundred rounds, or when all agree to it.</source>
      <translation>Na tien rondes op rij waarin een bod telde maar niets werd gelegd of gezwenkt, na honderd rondes, of als iedereen het eens is.</translation>
    </message>
    <message>
      <source>After the winner the nearest head to the line has the next place.</source>
      <translation>Na de winnaar is de kop het dichtst bij de lijn de volgende.</translation>
    </message>
    <message>
      <source>After the winner the worm whose head is nearest to the line. Those that are equally near share the place.</source>
      <translation>Na de winnaar de worm met de kop het dichtst bij de lijn. Wie even dichtbij is, deelt de plaats.</translation>
    </message>
    <message>
      <source>After {number} of {games}: {score}.</source>
      <translation>Na {number} van {games}: {score}.</translation>
    </message>
    <message>
      <source>Again with {names}</source>
      <translation>Nog eens met {names}</translation>
    </message>
    <message>
      <source>Again!</source>
      <translation>Nog eens!</translation>
    </message>
    <message>
      <source>Again, slowly</source>
      <translation>Nog eens, langzaam</translation>
    </message>
    <message>
      <source>Again: {names}. Waiting for {missing}</source>
      <translation>Nog eens: {names}. Wachten op {missing}</translation>
    </message>
    <message>
      <source>Agree to end…</source>
      <translation>Instemmen met stoppen…</translation>
    </message>
    <message>
      <source>Ahead of {name}, and behind</source>
      <translation>Voor {name}, en erachter</translation>
    </message>
    <message>
      <source>Aim every tail early</source>
      <translation>Richt elke staart vroeg</translation>
    </message>
    <message>
      <source>All agree to end the race without a winner.</source>
      <translation>Iedereen stemt in: de race eindigt zonder winnaar.</translation>
    </message>
    <message>
      <source>All are here</source>
      <translation>Iedereen is er</translation>
    </message>
    <message>
      <source>All bids are in</source>
      <translation>Alle biedingen zijn binnen</translation>
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation>Alle biedingen zijn binnen: de enveloppen gaan open.</translation>
    </message>
    <message>
      <source>All choose a number in secret. A player who chose a number alone moves that many segments; equal numbers cancel each other, and nobody of them moves.</source>
      <translation>Iedereen kiest in het geheim een getal. Wie als enige een getal koos, kruipt zo veel segmenten; gelijke getallen heffen elkaar op, en geen van hen kruipt.</translation>
    </message>
    <message>
      <source>All friends, no winner</source>
      <translation>Allemaal vrienden, geen winnaar</translation>
    </message>
    <message>
      <source>All have said yes meanwhile</source>
      <translation>Iedereen heeft intussen ja gezegd</translation>
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
      <translation>Iedereen in de race stemde in met het einde (regel W3.25).</translation>
    </message>
    <message>
      <source>All is laid. Done signs it; Backspace takes the last part back.</source>
      <translation>Alles ligt. Klaar ondertekent het; Backspace neemt het laatste terug.</translation>
    </message>
    <message>
      <source>All is laid. With your X you may swing one finish post now; or press Done, which signs it.</source>
      <translation>Alles ligt. Met je X mag je nu een finishpaal zwenken; of druk op Klaar, dat ondertekent het.</translation>
    </message>
    <message>
      <source>All is well</source>
      <translation>Alles is goed</translation>
    </message>
    <message>
      <source>All laid: press Done, or undo.</source>
      <translation>Alles ligt: druk op Klaar, of ga terug.</translation>
    </message>
    <message>
      <source>All laid: swing a finish post if you like, then press Done.</source>
      <translation>Alles ligt: zwenk een finishpaal als je wilt, en druk dan op Klaar.</translation>
    </message>
    <message>
      <source>All may ask how a strong bot sees their choice.</source>
      <translation>Iedereen mag vragen hoe een sterke bot de keuze ziet.</translation>
    </message>
    <message>
      <source>All numbers are bid by others: what does my X do?</source>
      <translation>Alle getallen zijn door anderen geboden: wat doet mijn X?</translation>
    </message>
    <message>
      <source>All numbers are in but those of {names}</source>
      <translation>Alle getallen zijn er, behalve die van {names}</translation>
    </message>
    <message>
      <source>All numbers are in but {name}'s</source>
      <translation>Alle getallen zijn er, behalve dat van {name}</translation>
    </message>
    <message>
      <source>All other libraries: MIT, BSD or Apache licences</source>
      <translation>Alle andere bibliotheken: licenties van MIT, BSD of Apache</translation>
    </message>
    <message>
      <source>All others let {name} back.</source>
      <translation>Alle anderen laten {name} terug.</translation>
    </message>
    <message>
      <source>All rolls recomputed ({rolls}), all hours signed ({hours}).</source>
      <translation>Alle worpen nagerekend ({rolls}), alle uren ondertekend ({hours}).</translation>
    </message>
    <message>
      <source>All you can do now</source>
      <translation>Alles wat nu kan</translation>
    </message>
    <message>
      <source>All you can do now (L)</source>
      <translation>Alles wat nu kan (L)</translation>
    </message>
    <message>
      <source>All {count}</source>
      <translation>Alle {count}</translation>
    </message>
    <message numerus="yes">
      <source>All {count} logs tell the same game, byte for byte: export {export}</source>
      <extracomment>One log: export {export}</extracomment>
      <translation>
        <numerusform>Eén logboek: export {export}</numerusform>
        <numerusform>Alle {count} logboeken vertellen hetzelfde spel, byte voor byte: export {export}</numerusform>
      </translation>
    </message>
    <message>
      <source>Alone with a 6? Six times your last segment goes to the front.</source>
      <translation>Als enige een 6? Dan gaat zes keer je laatste segment naar voren.</translation>
    </message>
    <message>
      <source>Alone with the X? Name a number that nobody has bid.</source>
      <translation>Als enige de X? Noem een getal dat niemand heeft geboden.</translation>
    </message>
    <message>
      <source>Alone, for the best grade: {hours}</source>
      <translation>Alleen, voor de beste rang: {hours}</translation>
    </message>
    <message>
      <source>Alone, your X moves by any free number.</source>
      <translation>Alleen gaat jouw X met elk vrij getal vooruit.</translation>
    </message>
    <message>
      <source>Also known as {names}</source>
      <translation>Ook bekend als {names}</translation>
    </message>
    <message>
      <source>An X may not name a number that somebody else has bid, even in vain.</source>
      <translation>Een X mag geen getal noemen dat iemand anders heeft geboden, ook niet vergeefs.</translation>
    </message>
    <message>
      <source>An X may swing a post before it crawls, not only after.</source>
      <translation>Een X mag een paal zwenken voor hij kruipt, niet alleen erna.</translation>
    </message>
    <message>
      <source>An edition says which numbers there are, what sleeps, and how many play.</source>
      <translation>Een uitgave zegt welke getallen er zijn, wat slaapt en met hoeveel je speelt.</translation>
    </message>
    <message>
      <source>An evening of several games</source>
      <translation>Een avond met meer spellen</translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games</source>
      <extracomment>An evening of {count} game</extracomment>
      <translation>
        <numerusform>Een avond van {count} spel</numerusform>
        <numerusform>Een avond van {count} spellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games, all editions in turn</source>
      <extracomment>An evening of {count} game, all editions in turn</extracomment>
      <translation>
        <numerusform>Een avond van {count} spel, alle uitgaven om de beurt</numerusform>
        <numerusform>Een avond van {count} spellen, alle uitgaven om de beurt</numerusform>
      </translation>
    </message>
    <message>
      <source>An eye puts one food for each eye of its worm where it sees a blank space.</source>
      <translation>Een oog legt voor elk oog van zijn worm een hapje waar het een leeg vakje ziet.</translation>
    </message>
    <message>
      <source>An eye sees straight ahead and one space to either side, through anything.</source>
      <translation>Een oog ziet rechtuit en één vakje naar elke kant, door alles heen.</translation>
    </message>
    <message>
      <source>An eye sees three spaces wide ahead, and straight to both sides. Put the apple on b2.</source>
      <translation>Een oog ziet drie vakjes breed vooruit, en recht naar beide kanten. Leg de appel op b2.</translation>
    </message>
    <message>
      <source>An hour</source>
      <translation>Een uur</translation>
    </message>
    <message>
      <source>An hour is signed as a whole, when it is played to its end.</source>
      <translation>Een uur wordt in zijn geheel ondertekend, als het uitgespeeld is.</translation>
    </message>
    <message>
      <source>An organ may act only if that changes something now.</source>
      <translation>Een orgaan mag alleen werken als dat nu iets verandert.</translation>
    </message>
    <message>
      <source>An organ that was chosen to act has acted for this hour.</source>
      <translation>Een orgaan dat gekozen werd om te werken, heeft voor dit uur gewerkt.</translation>
    </message>
    <message>
      <source>And c2.</source>
      <translation>En c2.</translation>
    </message>
    <message numerus="yes">
      <source>And {count} more: the command stats tells all.</source>
      <extracomment>And {count} more: the command stats tells all.</extracomment>
      <translation>
        <numerusform>En nog {count}: het commando stats noemt iedereen.</numerusform>
        <numerusform>En nog {count}: het commando stats noemt iedereen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Another laptop uses your key. Was it set up from this one? A new key makes this laptop a player of its own. Games not yet over go on where the old key is.</source>
      <translation>Een andere laptop gebruikt je sleutel. Is die vanuit deze ingericht? Met een nieuwe sleutel is deze laptop een eigen speler. Spellen die nog niet klaar zijn gaan verder waar de oude sleutel is.</translation>
    </message>
    <message>
      <source>Another program</source>
      <translation>Ander programma</translation>
    </message>
    <message>
      <source>Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave, and keep all</source>
      <translation>Antwoord met het nummer van een regel, of met vakjes, zoals c4 of c4 c5, om te
zien wat daar kan. Verder:
  u  één beslissing terug   b  weer de hele lijst        s  het blad tonen
  o  het uur overdoen       m  meer van een lange lijst  r  wat de rijen tellen
  h  de regels in het kort  k  de tekens op het blad     q  weggaan, alles blijft</translation>
    </message>
    <message>
      <source>Anybody can replay the file of a game and check it all.</source>
      <translation>Iedereen kan het bestand van een spel terugkijken en alles controleren.</translation>
    </message>
    <message>
      <source>Anybody here who plays on {system} can give it.</source>
      <translation>Iedereen hier die op {system} speelt kan het geven.</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>apr</translation>
    </message>
    <message>
      <source>Areas</source>
      <translation>Gebieden</translation>
    </message>
    <message>
      <source>As it was</source>
      <translation>Zoals het was</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Zoals gedrukt</translation>
    </message>
    <message>
      <source>As soon as all laptops have it, the race goes on.</source>
      <translation>Zodra alle laptops het hebben, gaat de race verder.</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Zoals het systeem</translation>
    </message>
    <message>
      <source>Ask another player for a copy.</source>
      <translation>Vraag een andere speler om een kopie.</translation>
    </message>
    <message>
      <source>Ask the coach</source>
      <translation>Vraag de coach</translation>
    </message>
    <message>
      <source>Ask the laptop that shows this code</source>
      <translation>Vraag de laptop die deze code toont</translation>
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation>{host} wordt gevraagd…</translation>
    </message>
    <message>
      <source>At its first start, macOS asks whether the game may find devices on local networks: choose Allow.</source>
      <translation>Bij de eerste start vraagt macOS of het spel apparaten in lokale netwerken mag vinden: kies Sta toe.</translation>
    </message>
    <message>
      <source>At most {most} people share a laptop.</source>
      <translation>Hoogstens {most} mensen delen een laptop.</translation>
    </message>
    <message>
      <source>Audit of {file}: {said}</source>
      <translation>Controle van {file}: {said}</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>aug</translation>
    </message>
    <message>
      <source>Awards</source>
      <translation>Prijzen</translation>
    </message>
    <message>
      <source>Babies</source>
      <translation>Baby's</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Terug</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Terug naar nu</translation>
    </message>
    <message>
      <source>Back to the choice of the option</source>
      <translation>Terug naar de keuze van de optie</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Terug naar het spel</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Terug naar de spellenkast</translation>
    </message>
    <message>
      <source>Back to the table</source>
      <translation>Terug naar de tafel</translation>
    </message>
    <message>
      <source>Back, or what is harmless</source>
      <translation>Terug, of wat geen kwaad kan</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Backspace</translation>
    </message>
    <message>
      <source>Before or after its move it may swing one finish post round the other.</source>
      <translation>Voor of na zijn zet mag hij één finishpaal om de andere zwenken.</translation>
    </message>
    <message>
      <source>Before you move, put its segments down in a new shape.</source>
      <translation>Leg voor je kruipt zijn segmenten in een nieuwe vorm neer.</translation>
    </message>
    <message>
      <source>Before {hour}</source>
      <translation>Voor {hour}</translation>
    </message>
    <message numerus="yes">
      <source>Behind that, {count} steps are not read any more.</source>
      <extracomment>Behind that, {count} step is not read any more.</extracomment>
      <translation>
        <numerusform>Daarachter wordt {count} stap niet meer gelezen.</numerusform>
        <numerusform>Daarachter worden {count} stappen niet meer gelezen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Behind the letter an organ and where it looks, as in Ae&gt; or Am^:  e eye, m mouth,</source>
      <translation>Achter de letter een orgaan en waar het kijkt, zoals in Ae&gt; of Am^:  e oog, m mond,</translation>
    </message>
    <message>
      <source>Bend, block, squeeze through. The first worm that touches it wins.</source>
      <translation>Buig, blokkeer, wurm je erdoor. De eerste worm die hem raakt, wint.</translation>
    </message>
    <message>
      <source>Best bid</source>
      <translation>Beste bod</translation>
    </message>
    <message>
      <source>Best hour</source>
      <translation>Beste uur</translation>
    </message>
    <message>
      <source>Best in {game}: {points}</source>
      <translation>Beste in {game}: {points}</translation>
    </message>
    <message>
      <source>Best so far here: {total}.</source>
      <translation>Beste tot nu toe hier: {total}.</translation>
    </message>
    <message>
      <source>Between the stones there is just room for someone long and patient.</source>
      <translation>Tussen de stenen is net plaats voor iemand die lang en geduldig is.</translation>
    </message>
    <message>
      <source>Bid in secret</source>
      <translation>Bied in het geheim</translation>
    </message>
    <message>
      <source>Bid in secret, crawl,
block, touch the thread.</source>
      <translation>Bied in het geheim, kruip,
blokkeer, raak de draad.</translation>
    </message>
    <message>
      <source>Bid not opened: {names}. Out until all others agree.</source>
      <translation>Bod niet geopend: {names}. Eruit tot alle anderen instemmen.</translation>
    </message>
    <message>
      <source>Bid the X</source>
      <translation>Bied de X</translation>
    </message>
    <message>
      <source>Bid {face}</source>
      <translation>Bied {face}</translation>
    </message>
    <message>
      <source>Bid, or name a number</source>
      <translation>Bied, of noem een getal</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Bieden</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Biedingen</translation>
    </message>
    <message>
      <source>Bids from {least}</source>
      <translation>Biedingen vanaf {least}</translation>
    </message>
    <message>
      <source>Bids from {least}, stop early</source>
      <translation>Biedingen vanaf {least}, eerder stoppen</translation>
    </message>
    <message>
      <source>Bids: {counts}</source>
      <translation>Biedingen: {counts}</translation>
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation>Biedingen: {faces}.</translation>
    </message>
    <message>
      <source>Blatz</source>
      <translation>Blatz</translation>
    </message>
    <message>
      <source>Blue dots along a worm: a draught, for it touches a blank space.</source>
      <translation>Blauwe stippen langs een worm: tocht, want hij raakt een leeg vakje.</translation>
    </message>
    <message>
      <source>Both copies are broken: the first proves {ours}, the second {theirs}, and these are the same as far as both reach.</source>
      <translation>Beide kopieën zijn kapot: de eerste bewijst {ours}, de tweede {theirs}, en die zijn gelijk zover beide reiken.</translation>
    </message>
    <message>
      <source>Both copies are the same to the last step, {step}.</source>
      <translation>Beide kopieën zijn gelijk tot de laatste stap, {step}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. They do not show who changed one of them.</source>
      <translation>Beide kopieën zijn gelijk tot stap {same}; in stap {step} verschillen ze. Ze laten niet zien wie een ervan heeft veranderd.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. Two different things are signed there by {names}.</source>
      <translation>Beide kopieën zijn gelijk tot stap {same}; in stap {step} verschillen ze. Twee verschillende dingen zijn daar ondertekend door {names}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the first goes on to step {last}.</source>
      <translation>Beide kopieën zijn gelijk tot stap {step}; de eerste gaat door tot stap {last}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the second goes on to step {last}.</source>
      <translation>Beide kopieën zijn gelijk tot stap {step}; de tweede gaat door tot stap {last}.</translation>
    </message>
    <message>
      <source>Both games in pictures</source>
      <translation>Beide spellen in beeld</translation>
    </message>
    <message>
      <source>Bots among them</source>
      <translation>Waarvan bots</translation>
    </message>
    <message>
      <source>Bots do not play in this evening.</source>
      <translation>Op deze avond spelen geen bots.</translation>
    </message>
    <message>
      <source>Bots may play</source>
      <translation>Bots mogen meespelen</translation>
    </message>
    <message>
      <source>Bots play on from every step of this game.</source>
      <translation>Bots spelen vanaf elke stap van dit spel verder.</translation>
    </message>
    <message>
      <source>Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is in the region, and change a die at once: click the die before you choose A, B or C.</source>
      <translation>Brein: als het werkt, mag je in het volgende uur een dobbelsteen veranderen. Of verbruik het, als zijn worm in het gebied ligt, en verander meteen een dobbelsteen: klik op de dobbelsteen voor je A, B of C kiest.</translation>
    </message>
    <message>
      <source>Brains</source>
      <translation>Breinen</translation>
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation>Breinen kunnen eerst een dobbelsteen draaien: klik erop.</translation>
    </message>
    <message>
      <source>Brains: {count}</source>
      <translation>Breinen: {count}</translation>
    </message>
    <message>
      <source>Bravo!</source>
      <translation>Bravo!</translation>
    </message>
    <message>
      <source>Bring a friend</source>
      <translation>Vriend meebrengen</translation>
    </message>
    <message>
      <source>Build a shore round a lake</source>
      <translation>Bouw een oever rond een meer</translation>
    </message>
    <message>
      <source>Bumped most</source>
      <translation>Meeste builen</translation>
    </message>
    <message>
      <source>Bumps most with {name}</source>
      <translation>Botst het meest met {name}</translation>
    </message>
    <message>
      <source>By bots, +- {off} %. They count segments and know nobody's habits.</source>
      <translation>Door bots, +- {off} %. Ze tellen segmenten en kennen niemands gewoontes.</translation>
    </message>
    <message>
      <source>By bots.</source>
      <translation>Volgens bots.</translation>
    </message>
    <message>
      <source>By itself</source>
      <translation>Vanzelf</translation>
    </message>
    <message>
      <source>By the others' habits {habit} was best.</source>
      <translation>Naar de gewoontes van de anderen was {habit} het beste.</translation>
    </message>
    <message>
      <source>C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head.</source>
      <translation>C3.1 tot C3.4: een orgaan komt op een vrij vakje; ogen en monden bij de kop.</translation>
    </message>
    <message>
      <source>C4.1: the dice show {dice}.</source>
      <translation>C4.1: de dobbelstenen tonen {dice}.</translation>
    </message>
    <message>
      <source>C4.3: {reason}</source>
      <translation>C4.3: {reason}</translation>
    </message>
    <message>
      <source>C4.4: only the worm that is chosen first lies in {region} ({hour}).</source>
      <translation>C4.4: alleen de worm die je eerst kiest, ligt in {region} ({hour}).</translation>
    </message>
    <message>
      <source>C5.1, C5.2: an organ acts once an hour, if that changes something.</source>
      <translation>C5.1, C5.2: een orgaan werkt één keer per uur, als dat iets verandert.</translation>
    </message>
    <message>
      <source>C5.3: each mouth at the new food may act before the next food.</source>
      <translation>C5.3: elke mond bij het nieuwe hapje mag werken voor het volgende hapje.</translation>
    </message>
    <message>
      <source>C5.3: one food for each eye of the worm, where this eye sees a blank space.</source>
      <translation>C5.3: een hapje voor elk oog van de worm, waar dit oog een leeg vakje ziet.</translation>
    </message>
    <message>
      <source>C5.5: a Conga Line starts anywhere and leads through this worm.</source>
      <translation>C5.5: een polonaise begint ergens en loopt door deze worm.</translation>
    </message>
    <message>
      <source>C5.5: on each worm of the line but one, one organ acts; no tails.</source>
      <translation>C5.5: op elke worm van de rij op één na werkt één orgaan; geen staarten.</translation>
    </message>
    <message>
      <source>C5.6: each baby of this hour gets an organ, no collar; then they act.</source>
      <translation>C5.6: elke baby van dit uur krijgt een orgaan, geen kraag; dan werken ze.</translation>
    </message>
    <message>
      <source>C5.6: one thing for each collar here, and each of the partner's at them.</source>
      <translation>C5.6: één ding voor elke kraag hier, en elke kraag van de partner ernaast.</translation>
    </message>
    <message>
      <source>C5.6: the partner touches this worm and has a collar somewhere.</source>
      <translation>C5.6: de partner raakt deze worm en heeft ergens een kraag.</translation>
    </message>
    <message>
      <source>C5.8: it grows by at most its hearts and its largest growth before.</source>
      <translation>C5.8: hij groeit hoogstens zijn harten en zijn grootste groei tot nu toe.</translation>
    </message>
    <message>
      <source>C6.7: the dice of {hour} come from everybody's numbers.</source>
      <translation>C6.7: de dobbelstenen van {hour} komen uit de getallen van iedereen.</translation>
    </message>
    <message>
      <source>C8.1: the game ends after the last hour.</source>
      <translation>C8.1: het spel eindigt na het laatste uur.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}.</source>
      <translation>C8.2, {row}: {count}, goed voor {points}.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation>C8.2, {row}: {count}, goed voor {points}; op {spaces}.</translation>
    </message>
    <message>
      <source>CHECKS</source>
      <translation>KLOPT</translation>
    </message>
    <message>
      <source>Call again</source>
      <translation>Opnieuw oproepen</translation>
    </message>
    <message>
      <source>Call everybody</source>
      <translation>Roep iedereen</translation>
    </message>
    <message>
      <source>Call everybody to a tournament?</source>
      <translation>Iedereen naar een toernooi roepen?</translation>
    </message>
    <message>
      <source>Calm motion</source>
      <translation>Rustig bewegen</translation>
    </message>
    <message>
      <source>Can a swing put the line under a worm, or win the race?</source>
      <translation>Kan zwenken de lijn onder een worm leggen, of de race winnen?</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuleren</translation>
    </message>
    <message>
      <source>Chain and list of all choices</source>
      <translation>Keten en lijst van alle keuzes</translation>
    </message>
    <message>
      <source>Chances to win</source>
      <translation>Kansen om te winnen</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Wijzigen</translation>
    </message>
    <message>
      <source>Change the house rules</source>
      <translation>De huisregels wijzigen</translation>
    </message>
    <message>
      <source>Change your name</source>
      <translation>Je naam wijzigen</translation>
    </message>
    <message>
      <source>Changed later</source>
      <translation>Later veranderd</translation>
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation>Gewijzigd: {changes}.</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Opnieuw kijken</translation>
    </message>
    <message>
      <source>Check the log and show the game again</source>
      <translation>Het logboek controleren en het spel terugkijken</translation>
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation>Elke handtekening, opening en zet wordt gecontroleerd…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Klopt</translation>
    </message>
    <message>
      <source>Checks, with a proof</source>
      <translation>Klopt, met bewijs</translation>
    </message>
    <message>
      <source>Checks, with calls</source>
      <translation>Klopt, met oproepen</translation>
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation>Kies eerst een kant: dat is je bod als niet iedereen instemt.</translation>
    </message>
    <message>
      <source>Choose a name first; the others see it.</source>
      <translation>Kies eerst een naam; de anderen zien hem.</translation>
    </message>
    <message>
      <source>Choose a name: {problem}</source>
      <translation>Kies een naam: {problem}</translation>
    </message>
    <message>
      <source>Choose a number</source>
      <translation>Kies een getal</translation>
    </message>
    <message>
      <source>Choose an organ</source>
      <translation>Kies een orgaan</translation>
    </message>
    <message>
      <source>Choose head or tail before each move</source>
      <translation>Kop of staart kiezen voor elke zet</translation>
    </message>
    <message>
      <source>Choose the tail, click e3 at the other end, then the arrow up. A worm has one tail at most.</source>
      <translation>Kies de staart, klik op e3 aan de andere kant, dan op de pijl omhoog. Een worm heeft hoogstens één staart.</translation>
    </message>
    <message>
      <source>Choose what a die becomes for a credit</source>
      <translation>Kies wat een dobbelsteen wordt voor een tegoed</translation>
    </message>
    <message>
      <source>Choose what happens in {region}</source>
      <translation>Kies wat er gebeurt in {region}</translation>
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes</source>
      <translation>Kies welk brein wordt ingevuld, en wat een dobbelsteen wordt</translation>
    </message>
    <message>
      <source>Click a glowing mouth to let it eat</source>
      <translation>Klik op een gloeiende mond om hem te laten eten</translation>
    </message>
    <message>
      <source>Click a glowing organ to let it act</source>
      <translation>Klik op een gloeiend orgaan om het te laten werken</translation>
    </message>
    <message numerus="yes">
      <source>Click a glowing organ: {count} more may dance</source>
      <extracomment>Click a glowing organ: one more may dance</extracomment>
      <translation>
        <numerusform>Klik op een gloeiend orgaan: nog één mag dansen</numerusform>
        <numerusform>Klik op een gloeiend orgaan: nog {count} mogen dansen</numerusform>
      </translation>
    </message>
    <message>
      <source>Click a space of a baby for the {kind}</source>
      <translation>Klik op een vakje van een baby ({kind})</translation>
    </message>
    <message>
      <source>Click a space of {worm} for the {kind}</source>
      <translation>Klik op een vakje van {worm} ({kind})</translation>
    </message>
    <message>
      <source>Click b3 for the mouth, then the arrow up: there lies the apple.</source>
      <translation>Klik op b3 voor de mond, dan op de pijl omhoog: daar ligt de appel.</translation>
    </message>
    <message>
      <source>Click e2: the worm grows to where the tail below it points.</source>
      <translation>Klik op e2: de worm groeit tot waar de staart eronder heen wijst.</translation>
    </message>
    <message>
      <source>Click in the fan, or pull the last segment to the front.</source>
      <translation>Klik in de waaier, of trek het laatste segment naar voren.</translation>
    </message>
    <message>
      <source>Click the arrow that the tail points along</source>
      <translation>Klik op de pijl waar de staart heen wijst</translation>
    </message>
    <message>
      <source>Click the arrow that the {kind} looks along</source>
      <translation>Klik op de pijl van de kijkrichting ({kind})</translation>
    </message>
    <message>
      <source>Click the worm that gets an organ</source>
      <translation>Klik op de worm die een orgaan krijgt</translation>
    </message>
    <message>
      <source>Click the worm that the dance begins with</source>
      <translation>Klik op de worm waar de dans begint</translation>
    </message>
    <message>
      <source>Click the worm that wakes up</source>
      <translation>Klik op de worm die wakker wordt</translation>
    </message>
    <message>
      <source>Click the worm to pair up with</source>
      <translation>Klik op de worm om een paar mee te vormen</translation>
    </message>
    <message>
      <source>Click the worm with the tail again: the dance begins with it.</source>
      <translation>Klik weer op de worm met de staart: daar begint de dans.</translation>
    </message>
    <message>
      <source>Click to turn this die by a brain.</source>
      <translation>Klik om deze dobbelsteen met een brein te draaien.</translation>
    </message>
    <message>
      <source>Clip of this turn (WebP)</source>
      <translation>Clip van deze beurt (WebP)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Sluiten</translation>
    </message>
    <message>
      <source>Close the table</source>
      <translation>De tafel sluiten</translation>
    </message>
    <message>
      <source>Collar beside collar</source>
      <translation>Kraag naast kraag</translation>
    </message>
    <message>
      <source>Collar: needs a worm beside its own that has a collar too. Together they have babies, or give organs to the babies of this hour.</source>
      <translation>Kraag: heeft naast zijn worm een worm nodig die ook een kraag heeft. Samen krijgen ze baby's, of geven ze organen aan de baby's van dit uur.</translation>
    </message>
    <message>
      <source>Come again</source>
      <translation>Weer meedoen</translation>
    </message>
    <message>
      <source>Comeback</source>
      <translation>Van achter naar voren</translation>
    </message>
    <message>
      <source>Comforts</source>
      <translation>Gemak</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Vergelijken</translation>
    </message>
    <message>
      <source>Compare with another copy</source>
      <translation>Met andere kopie vergelijken</translation>
    </message>
    <message>
      <source>Compare with other files…</source>
      <translation>Met andere bestanden vergelijken…</translation>
    </message>
    <message>
      <source>Conga</source>
      <translation>Conga</translation>
    </message>
    <message>
      <source>Conga Lines</source>
      <translation>Polonaises</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Verder</translation>
    </message>
    <message>
      <source>Copies compared</source>
      <translation>Kopieën vergeleken</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopie</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Het verslag kopiëren</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Parcours</translation>
    </message>
    <message>
      <source>Cozy</source>
      <translation>Cozy</translation>
    </message>
    <message>
      <source>Ctrl + - 0</source>
      <translation>Ctrl + - 0</translation>
    </message>
    <message>
      <source>Ctrl Enter</source>
      <translation>Ctrl Enter</translation>
    </message>
    <message>
      <source>Ctrl Z Y</source>
      <translation>Ctrl Z Y</translation>
    </message>
    <message>
      <source>Ctrl with + and -</source>
      <translation>Ctrl met + en -</translation>
    </message>
    <message>
      <source>Ctrl+Y</source>
      <translation>Ctrl+Y</translation>
    </message>
    <message>
      <source>Ctrl+Z</source>
      <translation>Ctrl+Z</translation>
    </message>
    <message>
      <source>Ctrl+Z, Ctrl+Y: back and again. Ctrl+Enter: sign the hour. Esc: back.</source>
      <translation>Ctrl+Z, Ctrl+Y: terug en weer vooruit. Ctrl+Enter: het uur ondertekenen. Esc: terug.</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>D: done. G: organs for the babies. L: all choices as a list.</source>
      <translation>D: klaar. G: organen voor de baby's. L: alle keuzes als lijst.</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Beschadigd</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Dag</translation>
    </message>
    <message>
      <source>Day or evening</source>
      <translation>Dag of avond</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>dec</translation>
    </message>
    <message>
      <source>Decided so far: {told}.</source>
      <translation>Tot nu toe beslist: {told}.</translation>
    </message>
    <message>
      <source>Delete it</source>
      <translation>Verwijderen</translation>
    </message>
    <message>
      <source>Delete this game…</source>
      <translation>Dit spel verwijderen…</translation>
    </message>
    <message>
      <source>Delete “{game}”?</source>
      <translation>“{game}” verwijderen?</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Verwijderd</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Dobbelstenen</translation>
    </message>
    <message>
      <source>Dice, lots and the emblem</source>
      <translation>Dobbelstenen, loting en het embleem</translation>
    </message>
    <message>
      <source>Do not play on at this table</source>
      <translation>Niet verder spelen aan deze tafel</translation>
    </message>
    <message>
      <source>Do nothing this hour (P)</source>
      <translation>Dit uur niets doen (P)</translation>
    </message>
    <message>
      <source>Do we hear each other?</source>
      <translation>Horen we elkaar?</translation>
    </message>
    <message>
      <source>Does a mouth at the food on {space} act?</source>
      <translation>Werkt er een mond bij het hapje op {space}?</translation>
    </message>
    <message>
      <source>Does an organ act?</source>
      <translation>Werkt er een orgaan?</translation>
    </message>
    <message>
      <source>Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says why.</source>
      <translation>Sta niet toe lijkt op een lege kamer: je hoort niemand, niemand hoort jou, en niets zegt waarom.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Klaar</translation>
    </message>
    <message>
      <source>Done: add no organ</source>
      <translation>Klaar: geen orgaan toevoegen</translation>
    </message>
    <message>
      <source>Done: do nothing with it</source>
      <translation>Klaar: er niets mee doen</translation>
    </message>
    <message>
      <source>Done: leave acts ({left})</source>
      <translation>Klaar: werkingen laten liggen ({left})</translation>
    </message>
    <message>
      <source>Done: leave food ({left})</source>
      <translation>Klaar: hapjes laten liggen ({left})</translation>
    </message>
    <message>
      <source>Done: leave spaces ({left})</source>
      <translation>Klaar: vakjes laten liggen ({left})</translation>
    </message>
    <message>
      <source>Done: leave things ({left})</source>
      <translation>Klaar: dingen laten liggen ({left})</translation>
    </message>
    <message>
      <source>Done: let no line dance</source>
      <translation>Klaar: geen rij laten dansen</translation>
    </message>
    <message>
      <source>Done: let none of these act</source>
      <translation>Klaar: geen hiervan laten werken</translation>
    </message>
    <message>
      <source>Done: no more organs for babies</source>
      <translation>Klaar: geen organen meer voor baby's</translation>
    </message>
    <message>
      <source>Double-click “Worm Up” in the new folder.</source>
      <translation>Dubbelklik op “Worm Up” in de nieuwe map.</translation>
    </message>
    <message>
      <source>Double-click “Worm Up”; a notice comes, close it.</source>
      <translation>Dubbelklik op “Worm Up”; er komt een melding, sluit die.</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Downloaden</translation>
    </message>
    <message>
      <source>Download, and open the file.</source>
      <translation>Download en open het bestand.</translation>
    </message>
    <message>
      <source>Download, and unpack it where you like.</source>
      <translation>Download en pak het uit waar je wilt.</translation>
    </message>
    <message>
      <source>Download, then right-click the file: “Extract all”.</source>
      <translation>Download, klik dan rechts op het bestand: “Alles uitpakken”.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one, or turn it with Left and Right; Up: the other post. Enter swings it.</source>
      <translation>Sleep een finishpaal om de andere, of draai hem met Links en Rechts; Omhoog: de andere paal. Enter zwenkt hem.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one; the tray shows what it does to every head. Swing it, or leave it as it is.</source>
      <translation>Sleep een finishpaal om de andere; onderaan staat wat dat met elke kop doet. Zwenk hem, of laat hem staan.</translation>
    </message>
    <message>
      <source>Drag it round the other one.</source>
      <translation>Sleep hem om de andere heen.</translation>
    </message>
    <message>
      <source>Draught</source>
      <translation>Tocht</translation>
    </message>
    <message>
      <source>Draw the shape where it touches this hour's rows or columns.</source>
      <translation>Teken de vorm waar die de rijen of kolommen van dit uur raakt.</translation>
    </message>
    <message>
      <source>Draw the tables</source>
      <translation>Tafels loten</translation>
    </message>
    <message numerus="yes">
      <source>Draw {worm} longer, by up to {count} spaces</source>
      <extracomment>Draw {worm} longer by a space</extracomment>
      <translation>
        <numerusform>Teken {worm} één vakje langer</numerusform>
        <numerusform>Teken {worm} langer, tot {count} vakjes</numerusform>
      </translation>
    </message>
    <message>
      <source>Drawing the tables</source>
      <translation>De tafels worden geloot</translation>
    </message>
    <message>
      <source>Drop the envelope on the table: nobody can change it. (Enter)</source>
      <translation>Leg de envelop op tafel: niemand kan hem veranderen. (Enter)</translation>
    </message>
    <message>
      <source>EVERYTHING</source>
      <translation>ALLES</translation>
    </message>
    <message>
      <source>Each held what was sealed: nobody changed a bid or a number.</source>
      <translation>In elke zat wat was verzegeld: niemand veranderde een bod of een getal.</translation>
    </message>
    <message>
      <source>Each hour begins with one roll for all: two organs and a shape.</source>
      <translation>Elk uur begint met één worp voor iedereen: twee organen en een vorm.</translation>
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
      <translation>Elk uur tonen drie dobbelstenen twee organen en een vorm, en een deel van het blad is
het gebied van het uur. Je doet één ding: een nieuwe worm van de vorm in het gebied
leggen en hem een van de organen geven; of een orgaan geven aan een worm in het gebied
die het andere heeft of de vorm heeft; of alle organen van zo'n worm laten werken; of
passen. Een nieuw orgaan mag meteen werken, en van het een komt het ander:
  oog     legt hapjes op lege vakjes die het ziet: drie breed vooruit, en opzij
  mond    kijkt hij naar een hapje, dan krijgt zijn worm een orgaan naar keuze
  staart  een rij wormen die naar elkaar wijzen, danst: alle op één na werken
  kraag   met een kraag op een worm ernaast: baby's, en organen voor hen
  brein   volgend uur mag je een dobbelsteen veranderen; of verbruik het meteen
  hart    zijn worm groeit aan één kant
Ogen en monden komen op de eerste twee vakjes van een worm, een staart op het laatste.
Aan het eind tellen vier rijen (r toont ze); elke worm die een leeg vakje raakt, kost
twee punten, dus pak ze dicht opeen.</translation>
    </message>
    <message>
      <source>Each is allowed by the rules of this edition.</source>
      <translation>Elk is toegestaan door de regels van deze uitgave.</translation>
    </message>
    <message>
      <source>Each is by the key of its seat: nobody can write for another.</source>
      <translation>Elke is van de sleutel van zijn plaats: niemand kan voor een ander schrijven.</translation>
    </message>
    <message>
      <source>Each library brought its licence when it was installed.</source>
      <translation>Elke bibliotheek bracht haar licentie mee toen ze werd geïnstalleerd.</translation>
    </message>
    <message>
      <source>Each thing is a baby, or organs for babies: {left} left</source>
      <translation>Elk ding is een baby, of organen voor baby's: nog {left}</translation>
    </message>
    <message>
      <source>Eaten</source>
      <translation>Gegeten</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Rand</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Uitgaven</translation>
    </message>
    <message>
      <source>Empty sheets</source>
      <translation>Lege bladen</translation>
    </message>
    <message>
      <source>End the lesson</source>
      <translation>De les beëindigen</translation>
    </message>
    <message>
      <source>End the race together?</source>
      <translation>De race samen beëindigen?</translation>
    </message>
    <message>
      <source>Ended together in round {round}</source>
      <translation>Samen beëindigd in ronde {round}</translation>
    </message>
    <message>
      <source>Ends at round {round}</source>
      <translation>Eindigt in ronde {round}</translation>
    </message>
    <message>
      <source>Ends at {hour}</source>
      <translation>Eindigt om {hour}</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Envelopes</source>
      <translation>Enveloppen</translation>
    </message>
    <message>
      <source>Equal bids bump</source>
      <translation>Gelijke biedingen botsen</translation>
    </message>
    <message>
      <source>Equal bids bump noses.</source>
      <translation>Gelijke biedingen botsen met de neuzen.</translation>
    </message>
    <message>
      <source>Equal bids bump noses: nobody moves.</source>
      <translation>Gelijke biedingen botsen met de neuzen: niemand kruipt.</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Escape ends the television</source>
      <translation>Escape beëindigt de televisie</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Avond</translation>
    </message>
    <message>
      <source>Every decision in them is allowed by the rules.</source>
      <translation>Elke beslissing erin is toegestaan door de regels.</translation>
    </message>
    <message>
      <source>Every seat is taken already.</source>
      <translation>Alle plaatsen zijn al bezet.</translation>
    </message>
    <message>
      <source>Every segment lies wholly on the table.</source>
      <translation>Elk segment ligt helemaal op tafel.</translation>
    </message>
    <message>
      <source>Everybody agrees to it by sitting down; the points are counted together.</source>
      <translation>Wie aanschuift, is het ermee eens; de punten worden samengeteld.</translation>
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation>Iedereen biedt in het geheim; gelijke biedingen heffen elkaar op (regel W3.8).</translation>
    </message>
    <message>
      <source>Everybody else sat at a table with {name}.</source>
      <translation>Alle anderen zaten al eens met {name} aan een tafel.</translation>
    </message>
    <message>
      <source>Everybody has a sheet. All use the same dice, and nobody touches the sheet of another. You lay worms, give them organs, and let the organs act. At the end four rows count, and the highest total wins. Below 0 is quite usual in the first games.</source>
      <translation>Iedereen heeft een blad. Allemaal gebruiken ze dezelfde dobbelstenen, en niemand komt aan het blad van een ander. Je legt wormen, geeft ze organen en laat de organen werken. Aan het eind tellen vier rijen, en het hoogste totaal wint. Onder 0 is heel gewoon in de eerste spellen.</translation>
    </message>
    <message>
      <source>Everybody has a worm of seven segments. The worms race over the table, from the start to the line between the two finish posts. The first worm to touch it wins.</source>
      <translation>Iedereen heeft een worm van zeven segmenten. De wormen racen over de tafel, van de start naar de lijn tussen de twee finishpalen. De eerste worm die hem raakt, wint.</translation>
    </message>
    <message>
      <source>Everybody here reads it. Until somebody comes, Back takes it back.</source>
      <translation>Iedereen hier leest het. Zolang er niemand komt, neemt Terug het terug.</translation>
    </message>
    <message>
      <source>Everybody reads them before sitting down.</source>
      <translation>Iedereen leest ze voor het aanschuiven.</translation>
    </message>
    <message>
      <source>Everybody seals a number or the X. All envelopes open at once.</source>
      <translation>Iedereen verzegelt een getal of de X. Alle enveloppen gaan tegelijk open.</translation>
    </message>
    <message>
      <source>Everybody sits</source>
      <translation>Iedereen zit</translation>
    </message>
    <message>
      <source>Everybody to the table</source>
      <translation>Allemaal aan tafel</translation>
    </message>
    <message>
      <source>Everybody's chances, and better bids and moves</source>
      <translation>De kansen van iedereen, en betere biedingen en zetten</translation>
    </message>
    <message>
      <source>Everybody's numbers make them. All are computed again.</source>
      <translation>De getallen van iedereen maken ze. Ze zijn allemaal nagerekend.</translation>
    </message>
    <message>
      <source>Everybody's worst game does not count</source>
      <translation>Ieders slechtste spel telt niet</translation>
    </message>
    <message>
      <source>Everything checks</source>
      <translation>Alles klopt</translation>
    </message>
    <message>
      <source>Eye and mouth could still act. Enough for now: press Done. You are asked once more as you sign.</source>
      <translation>Oog en mond kunnen nog werken. Genoeg voor nu: druk op Klaar. Bij het tekenen wordt het nog eens gevraagd.</translation>
    </message>
    <message>
      <source>Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a new food may act at once.</source>
      <translation>Oog: legt hapjes op lege vakjes die het ziet, één voor elk oog van zijn worm. Het ziet drie vakjes breed vooruit, en recht naar beide kanten; niets staat in de weg. Monden bij een nieuw hapje mogen meteen werken.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces and never look backwards.</source>
      <translation>Ogen en monden komen op de eerste twee vakjes en kijken nooit achteruit.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm has one tail at most. Collars, brains and hearts go on any free space.</source>
      <translation>Ogen en monden komen op de eerste twee vakjes van een worm, een staart op het laatste, en een worm heeft hoogstens één staart. Kragen, breinen en harten kunnen op elk vrij vakje.</translation>
    </message>
    <message>
      <source>Eyes lay food, mouths eat it, hearts grow, tails wake others.</source>
      <translation>Ogen leggen hapjes, monden eten ze, harten groeien, staarten wekken anderen.</translation>
    </message>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>BESTAND</translation>
    </message>
    <message>
      <source>FINISH</source>
      <translation>FINISH</translation>
    </message>
    <message>
      <source>Face {face}</source>
      <translation>Kant {face}</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Eerlijk spel</translation>
    </message>
    <message>
      <source>Family Album</source>
      <translation>Familiealbum</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>feb</translation>
    </message>
    <message>
      <source>Fed</source>
      <translation>Gevoed</translation>
    </message>
    <message>
      <source>Fetch it once, and this laptop can give it too.</source>
      <translation>Haal het één keer, dan kan deze laptop het ook geven.</translation>
    </message>
    <message>
      <source>Fetch {size}</source>
      <translation>Haal {size}</translation>
    </message>
    <message>
      <source>Fewer bots</source>
      <translation>Minder bots</translation>
    </message>
    <message>
      <source>Fewer games</source>
      <translation>Minder spellen</translation>
    </message>
    <message>
      <source>Fewer players</source>
      <translation>Minder spelers</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Gevuld</translation>
    </message>
    <message>
      <source>Finished games sleep here.
Open one to see it checked.</source>
      <translation>Klare spellen slapen hier.
Open er een om het gecontroleerd te zien.</translation>
    </message>
    <message>
      <source>First Rain</source>
      <translation>Eerste regen</translation>
    </message>
    <message>
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation>Maak eerst af wat je begonnen bent, of verlaat het met Escape.</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from the post</source>
      <translation>Past, {gap} mm van de paal</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from {name}</source>
      <translation>Past, {gap} mm van {name}</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Spiegelen</translation>
    </message>
    <message>
      <source>Foods</source>
      <translation>Hapjes</translation>
    </message>
    <message>
      <source>For 6 to 25 people: tables by lot, and the winners meet</source>
      <translation>Voor 6 tot 25 mensen: tafels door loting, en de winnaars treffen elkaar</translation>
    </message>
    <message>
      <source>For experts</source>
      <translation>Voor kenners</translation>
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation>Voorgoed: er is geen weg terug in dit spel.</translation>
    </message>
    <message>
      <source>For people who want to know more</source>
      <translation>Voor wie meer wil weten</translation>
    </message>
    <message>
      <source>For the menu: start “install-menu-entry.sh” there.</source>
      <translation>Voor het menu: start daar “install-menu-entry.sh”.</translation>
    </message>
    <message>
      <source>For this laptop: {system}</source>
      <translation>Voor deze laptop: {system}</translation>
    </message>
    <message>
      <source>For {least} to {most} players.</source>
      <translation>Voor {least} tot {most} spelers.</translation>
    </message>
    <message>
      <source>Four pictures</source>
      <translation>Vier plaatjes</translation>
    </message>
    <message>
      <source>Four pictures, the same on every laptop?</source>
      <translation>Vier plaatjes, op elke laptop dezelfde?</translation>
    </message>
    <message>
      <source>Free under the MIT licence: use it, copy it, change it.</source>
      <translation>Vrij onder de MIT-licentie: gebruik het, kopieer het, verander het.</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>vrijdag</translation>
    </message>
    <message>
      <source>Friends</source>
      <translation>Vrienden</translation>
    </message>
    <message>
      <source>Friends on the same Wi-Fi appear by themselves.
Meanwhile: a race against bots keeps you warm.</source>
      <translation>Vrienden op dezelfde wifi verschijnen vanzelf.
Intussen houdt een race tegen bots je warm.</translation>
    </message>
    <message>
      <source>From one thing to the next</source>
      <translation>Van het een naar het ander</translation>
    </message>
    <message>
      <source>From step {step}, as {name}</source>
      <translation>Vanaf stap {step}, als {name}</translation>
    </message>
    <message>
      <source>Full lines</source>
      <translation>Volle lijnen</translation>
    </message>
    <message>
      <source>G</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Game {number} does not check: the table is computed without it.</source>
      <translation>Spel {number} klopt niet: de stand is zonder dit spel berekend.</translation>
    </message>
    <message>
      <source>Game {number} follows another game than the one before it here.</source>
      <translation>Spel {number} volgt op een ander spel dan het vorige hier.</translation>
    </message>
    <message>
      <source>Game {number} is missing.</source>
      <translation>Spel {number} ontbreekt.</translation>
    </message>
    <message>
      <source>Game {number} is not over: the table is computed without it.</source>
      <translation>Spel {number} is niet afgelopen: de stand is zonder dit spel berekend.</translation>
    </message>
    <message>
      <source>Game {number} of {games} of an evening</source>
      <translation>Spel {number} van {games} van een avond</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Spellen</translation>
    </message>
    <message>
      <source>Games can be saved</source>
      <translation>Spellen kunnen worden bewaard</translation>
    </message>
    <message>
      <source>Games cannot be saved</source>
      <translation>Spellen kunnen niet worden bewaard</translation>
    </message>
    <message>
      <source>Games may soon find no room</source>
      <translation>Spellen hebben straks geen plaats meer</translation>
    </message>
    <message>
      <source>Games shelf</source>
      <translation>Spellenkast</translation>
    </message>
    <message>
      <source>Get up again</source>
      <translation>Weer opstaan</translation>
    </message>
    <message>
      <source>Get up…</source>
      <translation>Opstaan…</translation>
    </message>
    <message>
      <source>Getting up</source>
      <translation>Opstaan</translation>
    </message>
    <message>
      <source>Ghost</source>
      <translation>Spook</translation>
    </message>
    <message>
      <source>Give</source>
      <translation>Geven</translation>
    </message>
    <message>
      <source>Give a rolled organ to a worm that fits</source>
      <translation>Een gegooid orgaan aan een passende worm geven</translation>
    </message>
    <message>
      <source>Give organs</source>
      <translation>Organen geven</translation>
    </message>
    <message>
      <source>Give the babies organs</source>
      <translation>De baby's organen geven</translation>
    </message>
    <message>
      <source>Give the game to a laptop that has none</source>
      <translation>Het spel geven aan een laptop die het niet heeft</translation>
    </message>
    <message>
      <source>Give: give one of the two organs to a worm in the region, if it has the other one or is of the shape.</source>
      <translation>Geven: geef een van de twee organen aan een worm in het gebied, als hij het andere heeft of de vorm heeft.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Verder</translation>
    </message>
    <message>
      <source>Go on here</source>
      <translation>Hier verder</translation>
    </message>
    <message>
      <source>Go on with a game, replay, check</source>
      <translation>Verder spelen, terugkijken, controleren</translation>
    </message>
    <message>
      <source>Go on without {names} for now</source>
      <translation>Voorlopig verder zonder {names}</translation>
    </message>
    <message>
      <source>Go to step {step}</source>
      <translation>Naar stap {step}</translation>
    </message>
    <message>
      <source>Going on with the game…</source>
      <translation>Het spel gaat verder…</translation>
    </message>
    <message>
      <source>Gone home</source>
      <translation>Naar huis</translation>
    </message>
    <message>
      <source>Gone home?</source>
      <translation>Naar huis?</translation>
    </message>
    <message>
      <source>Good one!</source>
      <translation>Goeie!</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Groep</translation>
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
      <translation>De helft van het bed is nu een meer. Bouw de oever, en houd elkaar vast.</translation>
    </message>
    <message>
      <source>Hand the laptop to {name}</source>
      <translation>Geef de laptop aan {name}</translation>
    </message>
    <message>
      <source>Has somebody gone home? Begin with fewer players.</source>
      <translation>Is er iemand naar huis? Begin met minder spelers.</translation>
    </message>
    <message>
      <source>Head at the other end</source>
      <translation>Kop aan de andere kant</translation>
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation>Kop aan de andere kant (F)</translation>
    </message>
    <message>
      <source>Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as many more as it once grew.</source>
      <translation>Hart: zijn worm groeit aan één kant over lege vakjes, zo veel als hij harten heeft, en nog zo veel als hij ooit groeide.</translation>
    </message>
    <message>
      <source>Hearts. Choose Place and click c1 for a second worm across row 1.</source>
      <translation>Harten. Kies Leggen en klik op c1 voor een tweede worm dwars over rij 1.</translation>
    </message>
    <message>
      <source>Here the game is over: go back to an earlier step.</source>
      <translation>Hier is het spel voorbij: ga terug naar een eerdere stap.</translation>
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation>Hier kan de worm niet verder: neem het laatste segment terug (Backspace).</translation>
    </message>
    <message>
      <source>Here we go</source>
      <translation>Daar gaan we</translation>
    </message>
    <message>
      <source>Hide where tails point</source>
      <translation>Verbergen waar staarten wijzen</translation>
    </message>
    <message>
      <source>Hour by hour</source>
      <translation>Uur na uur</translation>
    </message>
    <message>
      <source>Hours</source>
      <translation>Uren</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Huisregels</translation>
    </message>
    <message>
      <source>House rules of this table</source>
      <translation>Huisregels van deze tafel</translation>
    </message>
    <message>
      <source>House rules: none</source>
      <translation>Huisregels: geen</translation>
    </message>
    <message>
      <source>House rules: {count} chosen</source>
      <translation>Huisregels: {count} gekozen</translation>
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation>Huisregels: {rules}</translation>
    </message>
    <message>
      <source>How far it is from the start to the finish</source>
      <translation>Hoe ver het is van start tot finish</translation>
    </message>
    <message>
      <source>How far the clip is</source>
      <translation>Hoe ver de clip is</translation>
    </message>
    <message>
      <source>How far the review is</source>
      <translation>Hoe ver de terugblik is</translation>
    </message>
    <message>
      <source>How it is played:</source>
      <translation>Zo wordt het gespeeld:</translation>
    </message>
    <message>
      <source>How many % of the races each face wins against the bids that were made, and in brackets against the others' habits:</source>
      <translation>Hoeveel % van de races elke kant wint tegen de gedane biedingen, en tussen haakjes tegen de gewoontes van de anderen:</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Uitleg</translation>
    </message>
    <message>
      <source>How to play, what happened, look back, menu</source>
      <translation>Uitleg, wat er gebeurde, terugblik, menu</translation>
    </message>
    <message>
      <source>How well the bots play</source>
      <translation>Hoe goed de bots spelen</translation>
    </message>
    <message>
      <source>How well the bots play: press for the next</source>
      <translation>Hoe goed de bots spelen: druk voor de volgende</translation>
    </message>
    <message>
      <source>Hurry up!</source>
      <translation>Schiet op!</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Ik ben {name}</translation>
    </message>
    <message>
      <source>I come too</source>
      <translation>Ik kom ook</translation>
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation>Stemt nu iedereen in de race in, dan eindigt hij zonder winnaar. Zo niet, dan telt je bod.</translation>
    </message>
    <message>
      <source>In a race of two, two more dice are thrown after the bids. The higher one is the ghost's bid, and an X is higher than a 7. Who has bid the same stays.</source>
      <translation>In een race met twee worden na de biedingen nog twee dobbelstenen gegooid. De hoogste is het bod van het spook, en een X is hoger dan een 7. Wie hetzelfde bood, blijft liggen.</translation>
    </message>
    <message>
      <source>In another network: {codes}</source>
      <translation>In een ander netwerk: {codes}</translation>
    </message>
    <message>
      <source>In each hour you place a worm, give an organ, wake a worm, or pass.</source>
      <translation>In elk uur leg je een worm, geef je een orgaan, wek je een worm, of pas je.</translation>
    </message>
    <message>
      <source>In each round all choose a number in secret and seal it. Then all are opened. Equal numbers cancel each other, and these worms do not move.</source>
      <translation>In elke ronde kiest iedereen in het geheim een getal en verzegelt het. Dan worden ze allemaal geopend. Gelijke getallen heffen elkaar op, en die wormen kruipen niet.</translation>
    </message>
    <message>
      <source>In each row a star is a point, a circle nothing, a cross a point less.</source>
      <translation>In elke rij is een ster een punt, een cirkel niets, een kruis een punt minder.</translation>
    </message>
    <message>
      <source>In each row the groups up to what you have are filled: a star is a point, a circle nothing, a cross a point less. Point at a row to see on the sheet what it counts.</source>
      <translation>In elke rij zijn de groepen gevuld tot wat je hebt: een ster is een punt, een cirkel niets, een kruis een punt minder. Wijs een rij aan om op het blad te zien wat ze telt.</translation>
    </message>
    <message>
      <source>In round {round} you and {others} bumped, and {name} gained {gain} %.</source>
      <translation>In ronde {round} botsten jij en {others}, en {name} won er {gain} % bij.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and you gained {gain} %.</source>
      <translation>In ronde {round} botsten {others}, en jij won er {gain} % bij.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and {name} gained {gain} %.</source>
      <translation>In ronde {round} botsten {others}, en {name} won er {gain} % bij.</translation>
    </message>
    <message>
      <source>In the game for two a ghost bids too, by two dice.</source>
      <translation>In het spel voor twee biedt ook een spook, met twee dobbelstenen.</translation>
    </message>
    <message>
      <source>In the place of the number that it names; without a number, last.</source>
      <translation>Op de plaats van het getal dat hij noemt; zonder getal als laatste.</translation>
    </message>
    <message>
      <source>In this room</source>
      <translation>In deze kamer</translation>
    </message>
    <message>
      <source>Inside is the work of others</source>
      <translation>Er zit werk van anderen in</translation>
    </message>
    <message>
      <source>Is it fair?</source>
      <translation>Is het eerlijk?</translation>
    </message>
    <message>
      <source>Is my Wi-Fi all right?</source>
      <translation>Is mijn wifi in orde?</translation>
    </message>
    <message>
      <source>It begins as soon as everybody's laptop has said yes.</source>
      <translation>Het begint zodra ieders laptop ja heeft gezegd.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {why}</source>
      <translation>Het kan niet worden verwijderd: {why}</translation>
    </message>
    <message>
      <source>It draws lane {lane} for {name}.</source>
      <translation>Het loot baan {lane} voor {name}.</translation>
    </message>
    <message>
      <source>It draws the emblem: {pictures}.</source>
      <translation>Het loot het embleem: {pictures}.</translation>
    </message>
    <message>
      <source>It ends as soon as you leave this page.</source>
      <translation>Het eindigt zodra je deze pagina verlaat.</translation>
    </message>
    <message>
      <source>It ends by itself after half an hour.</source>
      <translation>Het eindigt vanzelf na een halfuur.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. The copies of the others stay.</source>
      <translation>Het verdwijnt voorgoed van deze laptop: het logboek, en je sleutel aan die tafel. De kopieën van de anderen blijven.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. You can never go on with it, and the others have to go on without you.</source>
      <translation>Het verdwijnt voorgoed van deze laptop: het logboek, en je sleutel aan die tafel. Je kunt er nooit mee verder, en de anderen moeten zonder jou verder.</translation>
    </message>
    <message>
      <source>It goes on here as soon as the other laptop has stopped. Is that one off? Then start this program again.</source>
      <translation>Het gaat hier verder zodra de andere laptop is gestopt. Staat die uit? Start dit programma dan opnieuw.</translation>
    </message>
    <message>
      <source>It grew by 1 before, so that now it may grow by 2. Click d2.</source>
      <translation>Hij groeide al eens 1, dus nu mag hij 2 groeien. Klik op d2.</translation>
    </message>
    <message>
      <source>It is being checked…</source>
      <translation>Het wordt gecontroleerd…</translation>
    </message>
    <message>
      <source>It is drawn to tables of 3 to 5, and not all of them can play this.</source>
      <translation>Er wordt geloot voor tafels van 3 tot 5, en niet alle kunnen dit spelen.</translation>
    </message>
    <message>
      <source>It is proved up to hour {hour}.</source>
      <translation>Tot uur {hour} is ze bewezen.</translation>
    </message>
    <message>
      <source>It is proved up to round {round}.</source>
      <translation>Tot ronde {round} is ze bewezen.</translation>
    </message>
    <message>
      <source>It is reviewed up to step {step}.</source>
      <translation>De terugblik reikt tot stap {step}.</translation>
    </message>
    <message>
      <source>It is yours to leave as well.</source>
      <translation>Ook jij mag gewoon weggaan.</translation>
    </message>
    <message>
      <source>It leads to nobody in this room. Switch it off if you are not found.</source>
      <translation>Het leidt naar niemand in deze kamer. Zet het uit als ze je niet vinden.</translation>
    </message>
    <message>
      <source>It may touch itself, but never lie on itself or cross a worm. A head may be laid beyond a gap that is too narrow to crawl through.</source>
      <translation>Hij mag zichzelf raken, maar nooit op zichzelf liggen of een worm kruisen. Een kop mag voorbij een gat worden gelegd dat te smal is om door te kruipen.</translation>
    </message>
    <message>
      <source>It snaps to the pale place. {why}</source>
      <translation>Hij springt naar de bleke plek. {why}</translation>
    </message>
    <message>
      <source>It stands for any number, but only if nobody else bids it.</source>
      <translation>Hij staat voor elk getal, maar alleen als niemand anders hem biedt.</translation>
    </message>
    <message>
      <source>It takes {least} to {most} people.</source>
      <translation>Er zijn {least} tot {most} mensen nodig.</translation>
    </message>
    <message>
      <source>It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.</source>
      <translation>Het gooit de dobbelstenen van {hour}: {pips}, dat is {dice}: {verdict}.</translation>
    </message>
    <message>
      <source>It throws the ghost's dice: {dice}. It bids {face}.</source>
      <translation>Het gooit de dobbelstenen van het spook: {dice}. Het biedt {face}.</translation>
    </message>
    <message>
      <source>It was made by a newer version of this program.</source>
      <translation>Gemaakt door een nieuwere versie van dit programma.</translation>
    </message>
    <message>
      <source>It was made by another program, or by a newer version of this one.</source>
      <translation>Gemaakt door een ander programma, of door een nieuwere versie van dit.</translation>
    </message>
    <message>
      <source>Its worm stays, and one finish post may still be swung.</source>
      <translation>Zijn worm blijft liggen, en er mag toch een finishpaal worden gezwenkt.</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>jan</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Meedoen</translation>
    </message>
    <message>
      <source>Join by code</source>
      <translation>Meedoen met code</translation>
    </message>
    <message>
      <source>Join code, group {number} of 4</source>
      <translation>Deelnamecode, groep {number} van 4</translation>
    </message>
    <message>
      <source>Jul</source>
      <translation>jul</translation>
    </message>
    <message>
      <source>Jun</source>
      <translation>jun</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Houden</translation>
    </message>
    <message>
      <source>Key {keys}</source>
      <translation>Sleutel {keys}</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Toetsen</translation>
    </message>
    <message>
      <source>Kinds</source>
      <translation>Soorten</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Meer</translation>
    </message>
    <message>
      <source>Lanes by lot</source>
      <translation>Banen door loting</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Taal</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Groter</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Grotere tekst</translation>
    </message>
    <message numerus="yes">
      <source>Lay a baby beside {one} or {two}, {count} things left</source>
      <extracomment>Lay a baby beside {one} or {two}</extracomment>
      <translation>
        <numerusform>Leg een baby naast {one} of {two}</numerusform>
        <numerusform>Leg een baby naast {one} of {two}, nog {count} dingen</numerusform>
      </translation>
    </message>
    <message>
      <source>Lay a segment, a press each; aim finer with Shift</source>
      <translation>Een segment leggen, per druk één; fijner richten met Shift</translation>
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation>Alles behalve het laatste segment opnieuw leggen (R)</translation>
    </message>
    <message>
      <source>Lay your worm anew</source>
      <translation>Leg je worm opnieuw</translation>
    </message>
    <message numerus="yes">
      <source>Lay {count} segments anew, from the last one on; Escape: as it was.</source>
      <extracomment>Lay {count} segment anew, from the last one on; Escape: as it was.</extracomment>
      <translation>
        <numerusform>Leg {count} segment opnieuw, vanaf het laatste; Escape: zoals het was.</numerusform>
        <numerusform>Leg {count} segmenten opnieuw, vanaf het laatste; Escape: zoals het was.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave air, not draught</source>
      <translation>Laat lucht, geen tocht</translation>
    </message>
    <message>
      <source>Leave for good…</source>
      <translation>Voorgoed weggaan…</translation>
    </message>
    <message>
      <source>Leave for now</source>
      <translation>Even weggaan</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Laten staan</translation>
    </message>
    <message>
      <source>Leave the posts as they are (Esc)</source>
      <translation>De palen laten staan (Esc)</translation>
    </message>
    <message>
      <source>Leave the table?</source>
      <translation>De tafel verlaten?</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Les</translation>
    </message>
    <message>
      <source>Let {names} back</source>
      <translation>{names} terug laten</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licenties</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Licht</translation>
    </message>
    <message>
      <source>Like all equal bids: both worms stay where they are.</source>
      <translation>Zoals alle gelijke biedingen: beide wormen blijven liggen.</translation>
    </message>
    <message>
      <source>Lines and babies</source>
      <translation>Polonaises en baby's</translation>
    </message>
    <message>
      <source>Linux, ARM chip</source>
      <translation>Linux, ARM-chip</translation>
    </message>
    <message>
      <source>Linux, package for Debian and Ubuntu</source>
      <translation>Linux, pakket voor Debian en Ubuntu</translation>
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation>Een paar seconden luisteren…</translation>
    </message>
    <message>
      <source>Logs:</source>
      <translation>Logboeken:</translation>
    </message>
    <message>
      <source>Long leap</source>
      <translation>Verste sprong</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Langste</translation>
    </message>
    <message>
      <source>Longest step</source>
      <translation>Langste stap</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Bekijken</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Terugkijken</translation>
    </message>
    <message>
      <source>Look back together</source>
      <translation>Samen terugkijken</translation>
    </message>
    <message>
      <source>Look on too</source>
      <translation>Kijk ook mee</translation>
    </message>
    <message>
      <source>Look on too: {code}</source>
      <translation>Kijk ook mee: {code}</translation>
    </message>
    <message>
      <source>Look on without a seat: you see all, and sign nothing</source>
      <translation>Meekijken zonder plaats: je ziet alles en ondertekent niets</translation>
    </message>
    <message>
      <source>Looking for a table to watch…</source>
      <translation>Er wordt een tafel gezocht om mee te kijken…</translation>
    </message>
    <message>
      <source>Looking for games…</source>
      <translation>Spellen worden gezocht…</translation>
    </message>
    <message>
      <source>Looking round…</source>
      <translation>Rondkijken…</translation>
    </message>
    <message>
      <source>Lowest goes first</source>
      <translation>De laagste eerst</translation>
    </message>
    <message>
      <source>Luckiest bump</source>
      <translation>Gelukkigste botsing</translation>
    </message>
    <message>
      <source>Made by a newer version</source>
      <translation>Van een nieuwere versie</translation>
    </message>
    <message>
      <source>Made by another program</source>
      <translation>Van een ander programma</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>mrt</translation>
    </message>
    <message>
      <source>May</source>
      <translation>mei</translation>
    </message>
    <message>
      <source>May I bid a 7 and then the X?</source>
      <translation>Mag ik na een 7 de X bieden?</translation>
    </message>
    <message>
      <source>May a worm lie across the finish line?</source>
      <translation>Mag een worm over de finishlijn liggen?</translation>
    </message>
    <message>
      <source>May my worm touch itself, or cross itself?</source>
      <translation>Mag mijn worm zichzelf raken of kruisen?</translation>
    </message>
    <message>
      <source>Mean place</source>
      <translation>Gemiddelde plaats</translation>
    </message>
    <message>
      <source>Measured twice</source>
      <translation>Twee keer gemeten</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Missing: {names}.</source>
      <translation>Ontbrak: {names}.</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>maandag</translation>
    </message>
    <message>
      <source>More about {name}</source>
      <translation>Meer over {name}</translation>
    </message>
    <message>
      <source>More bots</source>
      <translation>Meer bots</translation>
    </message>
    <message>
      <source>More for this game</source>
      <translation>Meer voor dit spel</translation>
    </message>
    <message>
      <source>More games</source>
      <translation>Meer spellen</translation>
    </message>
    <message>
      <source>More players</source>
      <translation>Meer spelers</translation>
    </message>
    <message>
      <source>Most was left</source>
      <translation>Het meeste laten liggen</translation>
    </message>
    <message>
      <source>Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once. The food stays.</source>
      <translation>Mond: kijkt hij naar een hapje, dan krijgt zijn worm een orgaan naar keuze, en dat mag meteen werken. Het hapje blijft.</translation>
    </message>
    <message>
      <source>Mouths this time. Choose Give, then click your worm: it is an I too.</source>
      <translation>Deze keer monden. Kies Geven, klik dan op je worm: hij is ook een I.</translation>
    </message>
    <message>
      <source>Move the outline; turn it, flip it</source>
      <translation>Verplaats de omtrek; draai hem, spiegel hem</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Zetten</translation>
    </message>
    <message>
      <source>Moves as good as the best that a bot found: {good} of {moves}.</source>
      <translation>Zetten zo goed als de beste die een bot vond: {good} van {moves}.</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>Kruipt</translation>
    </message>
    <message>
      <source>My move</source>
      <translation>Mijn zet</translation>
    </message>
    <message>
      <source>My sheet</source>
      <translation>Mijn blad</translation>
    </message>
    <message>
      <source>NETWORK</source>
      <translation>NETWERK</translation>
    </message>
    <message>
      <source>NOT equal</source>
      <translation>NIET gelijk</translation>
    </message>
    <message>
      <source>Name a number</source>
      <translation>Noem een getal</translation>
    </message>
    <message>
      <source>Name my number</source>
      <translation>Mijn getal noemen</translation>
    </message>
    <message>
      <source>Name {face}</source>
      <translation>Noem {face}</translation>
    </message>
    <message>
      <source>Neither moves.</source>
      <translation>Geen van beide kruipt.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Netwerk</translation>
    </message>
    <message>
      <source>Never began</source>
      <translation>Nooit begonnen</translation>
    </message>
    <message>
      <source>New key here</source>
      <translation>Nieuwe sleutel hier</translation>
    </message>
    <message>
      <source>Newer version</source>
      <translation>Nieuwere versie</translation>
    </message>
    <message>
      <source>Next chapter</source>
      <translation>Volgend hoofdstuk</translation>
    </message>
    <message>
      <source>Next game ({number} of {games})</source>
      <translation>Volgend spel ({number} van {games})</translation>
    </message>
    <message>
      <source>Next puzzle</source>
      <translation>Volgende puzzel</translation>
    </message>
    <message>
      <source>Next race ({number} of {games})</source>
      <translation>Volgende race ({number} van {games})</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Volgende ronde</translation>
    </message>
    <message>
      <source>Night School</source>
      <translation>Avondschool</translation>
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation>Geen bod rust ooit.</translation>
    </message>
    <message>
      <source>No bid, no seat</source>
      <translation>Geen bod, geen plaats</translation>
    </message>
    <message>
      <source>No brain can turn this die now. Click to see where its number came from.</source>
      <translation>Geen brein kan deze dobbelsteen nu draaien. Klik om te zien waar zijn getal vandaan kwam.</translation>
    </message>
    <message>
      <source>No firewall of this laptop is known to be on.</source>
      <translation>Er is geen firewall van deze laptop bekend die aanstaat.</translation>
    </message>
    <message>
      <source>No game</source>
      <translation>Geen spel</translation>
    </message>
    <message>
      <source>No game fits</source>
      <translation>Geen spel past</translation>
    </message>
    <message>
      <source>No game in it</source>
      <translation>Geen spel erin</translation>
    </message>
    <message>
      <source>No game yet</source>
      <translation>Nog geen spel</translation>
    </message>
    <message>
      <source>No log of this game is saved.</source>
      <translation>Er is geen logboek van dit spel bewaard.</translation>
    </message>
    <message>
      <source>No network is on</source>
      <translation>Er staat geen netwerk aan</translation>
    </message>
    <message>
      <source>No new worm: {reason}.</source>
      <translation>Geen nieuwe worm: {reason}.</translation>
    </message>
    <message>
      <source>No number is left for {name}'s X.</source>
      <translation>Voor de X van {name} blijft geen getal over.</translation>
    </message>
    <message>
      <source>No number moves you twice in a row</source>
      <translation>Geen getal laat je twee keer achter elkaar kruipen</translation>
    </message>
    <message>
      <source>No number, no seat</source>
      <translation>Geen getal, geen plaats</translation>
    </message>
    <message>
      <source>No organ for a worm: {reason}.</source>
      <translation>Geen orgaan voor een worm: {reason}.</translation>
    </message>
    <message>
      <source>No other face would clearly have won more.</source>
      <translation>Geen andere kant had duidelijk meer gewonnen.</translation>
    </message>
    <message>
      <source>No player yet, but other devices: so players will be heard too.</source>
      <translation>Nog geen speler, maar wel andere apparaten: dan hoor je spelers ook.</translation>
    </message>
    <message>
      <source>No room beside the post: {gap} mm too little.</source>
      <translation>Geen plaats naast de paal: {gap} mm te weinig.</translation>
    </message>
    <message>
      <source>No room beside your own worm: {gap} mm too little.</source>
      <translation>Geen plaats naast je eigen worm: {gap} mm te weinig.</translation>
    </message>
    <message>
      <source>No room beside {name}: {gap} mm too little.</source>
      <translation>Geen plaats naast {name}: {gap} mm te weinig.</translation>
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation>Geen stap van dit spel is afgemaakt.</translation>
    </message>
    <message>
      <source>No table with this key until the program is started again</source>
      <translation>Geen tafel met deze sleutel tot het programma opnieuw start</translation>
    </message>
    <message>
      <source>No table yet</source>
      <translation>Nog geen tafel</translation>
    </message>
    <message>
      <source>No tournament</source>
      <translation>Geen toernooi</translation>
    </message>
    <message>
      <source>No way leads to anybody</source>
      <translation>Geen weg leidt naar iemand</translation>
    </message>
    <message>
      <source>No worm may act: {reason}.</source>
      <translation>Geen worm mag werken: {reason}.</translation>
    </message>
    <message>
      <source>No. A number that somebody else has bid cannot be named, even in vain.</source>
      <translation>Nee. Een getal dat iemand anders heeft geboden kan niet worden genoemd, ook niet als het vervallen is.</translation>
    </message>
    <message>
      <source>No. Post and line come to rest where no worm lies.</source>
      <translation>Nee. Paal en lijn komen alleen te liggen waar geen worm ligt.</translation>
    </message>
    <message>
      <source>No: the first segment that touches it ends the race, from either side.</source>
      <translation>Nee: het eerste segment dat haar raakt beëindigt de race, van beide kanten.</translation>
    </message>
    <message>
      <source>Nobody bumps noses</source>
      <translation>Niemand botst met de neus</translation>
    </message>
    <message>
      <source>Nobody calls to a tournament now.</source>
      <translation>Niemand roept nu op voor een toernooi.</translation>
    </message>
    <message>
      <source>Nobody calls to this tournament any more.</source>
      <translation>Niemand roept nog op voor dit toernooi.</translation>
    </message>
    <message>
      <source>Nobody can be found until you allow it.</source>
      <translation>Niemand kan worden gevonden tot jij het toestaat.</translation>
    </message>
    <message>
      <source>Nobody can choose who sits where: everybody's number makes the draw.</source>
      <translation>Niemand kan kiezen wie waar zit: ieders getal maakt de loting.</translation>
    </message>
    <message>
      <source>Nobody can read a sealed bid, and nobody can change it.</source>
      <translation>Niemand kan een verzegeld bod lezen, en niemand kan het veranderen.</translation>
    </message>
    <message>
      <source>Nobody can read it, and you cannot change it.</source>
      <translation>Niemand kan het lezen, en jij kunt het niet veranderen.</translation>
    </message>
    <message>
      <source>Nobody could cheat the dice</source>
      <translation>Niemand kon vals spelen met de dobbelstenen</translation>
    </message>
    <message>
      <source>Nobody else has an X</source>
      <translation>Niemand anders heeft een X</translation>
    </message>
    <message>
      <source>Nobody else is here yet</source>
      <translation>Verder is er nog niemand</translation>
    </message>
    <message>
      <source>Nobody gives this laptop an address</source>
      <translation>Niemand geeft deze laptop een adres</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds</source>
      <translation>Tien rondes kwam niemand vooruit</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds: the race ends without a winner.</source>
      <translation>Tien rondes kwam niemand vooruit: de race eindigt zonder winnaar.</translation>
    </message>
    <message>
      <source>Nobody has finished a game yet.</source>
      <translation>Niemand heeft nog een spel afgemaakt.</translation>
    </message>
    <message>
      <source>Nobody has run this on a Mac yet. Tell us how it went!</source>
      <translation>Niemand heeft dit nog op een Mac gestart. Vertel ons hoe het ging!</translation>
    </message>
    <message>
      <source>Nobody is there to be told. Go on with the game under Games to tell the others.</source>
      <translation>Er is niemand om het aan te zeggen. Ga onder Spellen verder met het spel om het de anderen te zeggen.</translation>
    </message>
    <message>
      <source>Nobody plays, or the network keeps its guests apart: then join by code, or meet on a phone's hotspot or a cable.</source>
      <translation>Niemand speelt, of het netwerk houdt zijn gasten gescheiden: doe dan mee met een code, of kom samen op de hotspot van een telefoon of een kabel.</translation>
    </message>
    <message>
      <source>Nobody sat down.</source>
      <translation>Niemand ging zitten.</translation>
    </message>
    <message>
      <source>None of them moves.</source>
      <translation>Geen van hen kruipt.</translation>
    </message>
    <message>
      <source>Not after all</source>
      <translation>Toch niet</translation>
    </message>
    <message>
      <source>Not at a table with me</source>
      <translation>Niet aan één tafel met mij</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Niet af</translation>
    </message>
    <message>
      <source>Not played: an hour by a bot, {best} instead of {gained}.</source>
      <translation>Niet gespeeld: een uur van een bot, {best} in plaats van {gained}.</translation>
    </message>
    <message>
      <source>Not rolled yet.</source>
      <translation>Nog niet gegooid.</translation>
    </message>
    <message>
      <source>Not wholly on the table: {gap} mm too far.</source>
      <translation>Niet helemaal op tafel: {gap} mm te ver.</translation>
    </message>
    <message>
      <source>Not yet: {question}</source>
      <translation>Nog niet: {question}</translation>
    </message>
    <message>
      <source>Nothing else: there are no worms yet.</source>
      <translation>Verder niets: er zijn nog geen wormen.</translation>
    </message>
    <message>
      <source>Nothing flies or trembles</source>
      <translation>Niets vliegt of trilt</translation>
    </message>
    <message>
      <source>Nothing has been opened yet.</source>
      <translation>Er is nog niets geopend.</translation>
    </message>
    <message>
      <source>Nothing here keeps visitors out</source>
      <translation>Niets hier houdt bezoek buiten</translation>
    </message>
    <message>
      <source>Nothing here yet. A race takes ten minutes.</source>
      <translation>Hier is nog niets. Een race duurt tien minuten.</translation>
    </message>
    <message>
      <source>Nothing is decided in this hour yet.</source>
      <translation>In dit uur is nog niets beslist.</translation>
    </message>
    <message>
      <source>Nothing is decided yet in this hour.</source>
      <translation>Er is nog niets beslist in dit uur.</translation>
    </message>
    <message>
      <source>Nothing is handed over now</source>
      <translation>Er wordt nu niets uitgedeeld</translation>
    </message>
    <message>
      <source>Nothing is heard in {where}</source>
      <translation>Niets te horen in {where}</translation>
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation>Er ligt nog niets.</translation>
    </message>
    <message>
      <source>Nothing is lost. It opens as soon as this program is newer.</source>
      <translation>Er is niets verloren. Het gaat open zodra dit programma nieuwer is.</translation>
    </message>
    <message>
      <source>Nothing is thrown with it in this race: the bids alone decide.</source>
      <translation>In deze race wordt er niets mee gegooid: alleen de biedingen beslissen.</translation>
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation>Hier valt niets uit te leggen.</translation>
    </message>
    <message>
      <source>Nothing of a branch is signed, and no game follows it.</source>
      <translation>Van een zijpad wordt niets ondertekend, en geen spel volgt het.</translation>
    </message>
    <message>
      <source>Nothing of the game is proved.</source>
      <translation>Niets van het spel is bewezen.</translation>
    </message>
    <message>
      <source>Nothing of this file can be shown.</source>
      <translation>Niets van dit bestand kan worden getoond.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}.</source>
      <translation>Niets wat je nu kunt doen, gaat over {spaces}.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}: {reason}.</source>
      <translation>Niets wat je nu kunt doen, gaat over {spaces}: {reason}.</translation>
    </message>
    <message>
      <source>Nothing was played.</source>
      <translation>Er is niets gespeeld.</translation>
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation>Er is niets teruggenomen.</translation>
    </message>
    <message>
      <source>Nothing: no calls, no bids left unopened, no proofs of lies.</source>
      <translation>Niets: geen oproepen, geen ongeopende biedingen, geen bewijzen van leugens.</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>nov</translation>
    </message>
    <message>
      <source>Now you know an hour. Collars and brains are in How to play.</source>
      <translation>Nu ken je een uur. Kragen en breinen staan in de uitleg.</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>okt</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out, so the game ends here.</source>
      <translation>Van twee spelers kan niemand worden overgeslagen, dus eindigt het spel hier.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
      <translation>Van twee spelers kan niemand worden overgeslagen. Sluit het venster om te verdagen; Spellen gaat later verder.</translation>
    </message>
    <message>
      <source>On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space.</source>
      <translation>Op een blad:  A is een worm, (A) zijn kop;  o een hapje;  # een steen;  . een leeg vakje.</translation>
    </message>
    <message>
      <source>On all worms of the line but one an organ acts. Click the heart.</source>
      <translation>Op alle wormen van de rij op één na werkt een orgaan. Klik op het hart.</translation>
    </message>
    <message>
      <source>On the friend's laptop</source>
      <translation>Op de laptop van je vriend</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Nog een keer</translation>
    </message>
    <message>
      <source>One drizzly evening leads to another, and the pictures need a bigger book.</source>
      <translation>De ene druilerige avond leidt tot de andere, en de plaatjes hebben een groter boek nodig.</translation>
    </message>
    <message>
      <source>One gesture every few seconds</source>
      <translation>Eén gebaar om de paar seconden</translation>
    </message>
    <message>
      <source>One giant or several able</source>
      <translation>Eén reus of een paar knappe</translation>
    </message>
    <message>
      <source>One less</source>
      <translation>Eén minder</translation>
    </message>
    <message>
      <source>One moment</source>
      <translation>Een moment</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>Eén meer</translation>
    </message>
    <message>
      <source>One more game?</source>
      <translation>Nog een spel?</translation>
    </message>
    <message>
      <source>One more race?</source>
      <translation>Nog een race?</translation>
    </message>
    <message>
      <source>One more sheet?</source>
      <translation>Nog een blad?</translation>
    </message>
    <message>
      <source>One more?</source>
      <translation>Nog eentje?</translation>
    </message>
    <message>
      <source>One place is yours.</source>
      <translation>Eén plaats is voor jou.</translation>
    </message>
    <message>
      <source>One player by several keys: {keys}</source>
      <translation>Eén speler met verschillende sleutels: {keys}</translation>
    </message>
    <message>
      <source>One post is swung, once.</source>
      <translation>Eén paal wordt gezwenkt, één keer.</translation>
    </message>
    <message>
      <source>One rich worm or many fed</source>
      <translation>Eén rijke worm of veel volle</translation>
    </message>
    <message>
      <source>One roll for all</source>
      <translation>Eén worp voor iedereen</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Een stap terug</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Een stap verder</translation>
    </message>
    <message>
      <source>Only between rounds can all agree to end the race: {why}.</source>
      <translation>Alleen tussen rondes kan iedereen instemmen met het einde van de race: {why}.</translation>
    </message>
    <message>
      <source>Only from behind: the line is no wall, and such a touch does not count.</source>
      <translation>Alleen van achteren: de lijn is geen muur, en zo’n aanraking telt niet.</translation>
    </message>
    <message>
      <source>Only one game</source>
      <translation>Maar één spel</translation>
    </message>
    <message>
      <source>Only the worm that you choose first must lie in the hour's region.</source>
      <translation>Alleen de worm die je eerst kiest, moet in het gebied van het uur liggen.</translation>
    </message>
    <message>
      <source>Only the {number} is left for {name}'s X.</source>
      <translation>Voor de X van {name} blijft alleen de {number} over.</translation>
    </message>
    <message>
      <source>Only what differs is written here.</source>
      <translation>Alleen wat verschilt, staat hier.</translation>
    </message>
    <message>
      <source>Only your own program vouches for the dice</source>
      <translation>Alleen je eigen programma staat in voor de dobbelstenen</translation>
    </message>
    <message>
      <source>Only {faces} not twice in a row</source>
      <translation>Alleen {faces} niet twee keer achter elkaar</translation>
    </message>
    <message>
      <source>Only {face} is left to bid: it wins {share} % of the races.</source>
      <translation>Alleen {face} is nog te bieden: dat wint {share} % van de races.</translation>
    </message>
    <message>
      <source>Only {face} is left to name: it wins {share} % of the races.</source>
      <translation>Alleen {face} is nog te noemen: dat wint {share} % van de races.</translation>
    </message>
    <message>
      <source>Oops!</source>
      <translation>Oeps!</translation>
    </message>
    <message>
      <source>Open a file…</source>
      <translation>Een bestand openen…</translation>
    </message>
    <message>
      <source>Open a log file</source>
      <translation>Een logboek openen</translation>
    </message>
    <message>
      <source>Open a table</source>
      <translation>Een tafel openen</translation>
    </message>
    <message>
      <source>Open a table on any laptop in this network: it appears here by itself.</source>
      <translation>Open een tafel op een laptop in dit netwerk: die verschijnt hier vanzelf.</translation>
    </message>
    <message numerus="yes">
      <source>Open for {count} more minutes</source>
      <extracomment>Open for {count} more minute</extracomment>
      <translation>
        <numerusform>Nog {count} minuut open</numerusform>
        <numerusform>Nog {count} minuten open</numerusform>
      </translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>De map openen</translation>
    </message>
    <message>
      <source>Open the folder, start “Worm Up”.</source>
      <translation>Open de map en start “Worm Up”.</translation>
    </message>
    <message>
      <source>Open this table</source>
      <translation>Deze tafel openen</translation>
    </message>
    <message>
      <source>Or keep it asleep</source>
      <translation>Of laat het slapen</translation>
    </message>
    <message>
      <source>Or look at it there</source>
      <translation>Of bekijk het daar</translation>
    </message>
    <message>
      <source>Or pass: do nothing. In the first hour you can only place or pass.</source>
      <translation>Of pas: doe niets. In het eerste uur kun je alleen leggen of passen.</translation>
    </message>
    <message>
      <source>Organs</source>
      <translation>Organen</translation>
    </message>
    <message>
      <source>Own way</source>
      <translation>Eigen weg</translation>
    </message>
    <message>
      <source>Pack them tight</source>
      <translation>Pak ze dicht opeen</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Paren</translation>
    </message>
    <message>
      <source>Part again…</source>
      <translation>Weer scheiden…</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Pass is for the start of an hour: take back first.</source>
      <translation>Passen kan aan het begin van een uur: neem eerst terug.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Plakken</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pauze</translation>
    </message>
    <message>
      <source>Peelings fall from the sky, and everyone moves in next to the melon.</source>
      <translation>Er vallen schillen uit de lucht, en iedereen gaat naast de meloen wonen.</translation>
    </message>
    <message>
      <source>People ask</source>
      <translation>Vaak gevraagd</translation>
    </message>
    <message>
      <source>Photo finish</source>
      <translation>Op een haar na</translation>
    </message>
    <message>
      <source>Picture of the final board: {file}</source>
      <translation>Plaatje van het eindbord: {file}</translation>
    </message>
    <message>
      <source>Picture of this moment (PNG)</source>
      <translation>Plaatje van dit moment (PNG)</translation>
    </message>
    <message>
      <source>Picture of this moment (SVG)</source>
      <translation>Plaatje van dit moment (SVG)</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. They do not make a stranger's laptop honest: you trust the person whose laptop you download from.</source>
      <translation>De plaatjes laten zien dat niets verwisseld is. Ze maken de laptop van een vreemde niet eerlijk: je vertrouwt degene van wiens laptop je downloadt.</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. Whom to trust is yours to say.</source>
      <translation>Plaatjes laten zien dat niets verwisseld is. Wie je vertrouwt, bepaal je zelf.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Leggen</translation>
    </message>
    <message>
      <source>Place a worm</source>
      <translation>Een worm leggen</translation>
    </message>
    <message>
      <source>Place a worm of the rolled shape, with an organ</source>
      <translation>Een worm van de gegooide vorm leggen, met een orgaan</translation>
    </message>
    <message>
      <source>Place, give, wake</source>
      <translation>Leggen, geven, wekken</translation>
    </message>
    <message>
      <source>Place: lay a new worm of the shape, with at least one space in the region, and give it one of the two organs.</source>
      <translation>Leggen: leg een nieuwe worm van de vorm, met minstens één vakje in het gebied, en geef hem een van de twee organen.</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Plaatsen</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Spelen</translation>
    </message>
    <message>
      <source>Play an evening</source>
      <translation>Speel een avond</translation>
    </message>
    <message>
      <source>Play on as {name}</source>
      <translation>Verder spelen als {name}</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
      <source>Play one, or open a file that somebody sent you.</source>
      <translation>Speel er een, of open een bestand dat iemand je stuurde.</translation>
    </message>
    <message>
      <source>Play {title}</source>
      <translation>{title} spelen</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spelers</translation>
    </message>
    <message>
      <source>Players who chose a number alone move, the lowest number first: as often as the number says, the last segment goes to the front of the worm. There it touches the old head, and no other worm.</source>
      <translation>Wie als enige een getal koos, kruipt, het laagste getal eerst: zo vaak als het getal zegt, gaat het laatste segment naar de voorkant van de worm. Daar raakt het de oude kop, en geen andere worm.</translation>
    </message>
    <message>
      <source>Point at a sheet to read what counts on it.</source>
      <translation>Wijs een blad aan om te lezen wat erop telt.</translation>
    </message>
    <message>
      <source>Points by place</source>
      <translation>Punten per plaats</translation>
    </message>
    <message>
      <source>Points by place: {points}.</source>
      <translation>Punten per plaats: {points}.</translation>
    </message>
    <message>
      <source>Points by place: {points}; the worst game is left out.</source>
      <translation>Punten per plaats: {points}; het slechtste spel telt niet.</translation>
    </message>
    <message>
      <source>Post and line come to rest on the free table, so a swing never wins.</source>
      <translation>Paal en lijn komen op de vrije tafel te liggen, dus zwenken wint nooit.</translation>
    </message>
    <message>
      <source>Posts and the other worms are walls, and nothing leaves the table. Where there is no place for the next head, the worm stops.</source>
      <translation>Palen en de andere wormen zijn muren, en niets gaat van de tafel. Waar de volgende kop niet past, stopt de worm.</translation>
    </message>
    <message>
      <source>Posts are solid: a worm may touch them but not overlap them.</source>
      <translation>Palen zijn hard: een worm mag ze raken, maar er niet overheen.</translation>
    </message>
    <message>
      <source>Practice hour</source>
      <translation>Oefenuur</translation>
    </message>
    <message>
      <source>Practice race</source>
      <translation>Oefenrace</translation>
    </message>
    <message>
      <source>Press and hold to look at your own number</source>
      <translation>Houd ingedrukt om je eigen getal te bekijken</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Afdrukken…</translation>
    </message>
    <message>
      <source>Proved up to hour {hour}</source>
      <translation>Bewezen tot uur {hour}</translation>
    </message>
    <message>
      <source>Proved up to round {round}</source>
      <translation>Bewezen tot ronde {round}</translation>
    </message>
    <message>
      <source>Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling back takes it back; Done signs it.</source>
      <translation>Trek aan de kop en de worm volgt, of klik in de waaier. Hij springt waar hij mag liggen. Terugtrekken neemt terug; Klaar ondertekent.</translation>
    </message>
    <message numerus="yes">
      <source>Put an apple on one of the dots, {count} in all</source>
      <extracomment>Put an apple on one of the dots: the eye sees it</extracomment>
      <translation>
        <numerusform>Leg een appel op een van de stippen: het oog ziet hem</numerusform>
        <numerusform>Leg een appel op een van de stippen, {count} in totaal</numerusform>
      </translation>
    </message>
    <message>
      <source>Put the {shape} where it touches {region}</source>
      <translation>Leg de {shape} waar die {region} raakt</translation>
    </message>
    <message>
      <source>Puzzle of this turn</source>
      <translation>Puzzel van deze beurt</translation>
    </message>
    <message>
      <source>Puzzle {number} of {count}: {asked}</source>
      <translation>Puzzel {number} van {count}: {asked}</translation>
    </message>
    <message>
      <source>Puzzles</source>
      <translation>Puzzels</translation>
    </message>
    <message>
      <source>Python {version}: the licence of the Python Software Foundation</source>
      <translation>Python {version}: de licentie van de Python Software Foundation</translation>
    </message>
    <message>
      <source>Qt {version} with PySide6: LGPL 3; you may replace its files</source>
      <translation>Qt {version} met PySide6: LGPL 3; je mag de bestanden ervan vervangen</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.</source>
      <translation>R draait een vorm, F spiegelt hem of wisselt kop en achterkant. 1 tot 6: een orgaan.</translation>
    </message>
    <message>
      <source>Race on</source>
      <translation>Verder racen</translation>
    </message>
    <message>
      <source>Race {number} of {games} of an evening</source>
      <translation>Race {number} van {games} van een avond</translation>
    </message>
    <message>
      <source>Re-pose</source>
      <translation>Opnieuw leggen</translation>
    </message>
    <message>
      <source>Read it all</source>
      <translation>Alles lezen</translation>
    </message>
    <message>
      <source>Read it aloud, or let a phone take a picture of it.</source>
      <translation>Lees het voor, of laat een telefoon er een foto van maken.</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Terugkijken</translation>
    </message>
    <message>
      <source>Report on one page (HTML)</source>
      <translation>Verslag op één pagina (HTML)</translation>
    </message>
    <message>
      <source>Resign for good</source>
      <translation>Voorgoed opgeven</translation>
    </message>
    <message>
      <source>Resign?</source>
      <translation>Opgeven?</translation>
    </message>
    <message>
      <source>Resign…</source>
      <translation>Opgeven…</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Terugblik</translation>
    </message>
    <message>
      <source>Richest</source>
      <translation>Rijkste</translation>
    </message>
    <message>
      <source>Roadblock</source>
      <translation>Wegversperring</translation>
    </message>
    <message>
      <source>Rocks</source>
      <translation>Stenen</translation>
    </message>
    <message>
      <source>Roll together, draw worms,
wake their organs.</source>
      <translation>Gooi samen, teken wormen,
wek hun organen.</translation>
    </message>
    <message>
      <source>Rolled for everybody.</source>
      <translation>Voor iedereen gegooid.</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Ronde {round}</translation>
    </message>
    <message>
      <source>Round {round}.</source>
      <translation>Ronde {round}.</translation>
    </message>
    <message>
      <source>Round {round}: bid in secret</source>
      <translation>Ronde {round}: bied in het geheim</translation>
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation>Ronde {round}: kies een kant en verzegel je bod.</translation>
    </message>
    <message>
      <source>Round {round}: secret bids</source>
      <translation>Ronde {round}: geheime biedingen</translation>
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation>Ronde {round}: wachten op de biedingen van {names}.</translation>
    </message>
    <message>
      <source>Round {round}: {bids}.</source>
      <translation>Ronde {round}: {bids}.</translation>
    </message>
    <message>
      <source>Rule {tag}: {said}</source>
      <translation>Regel {tag}: {said}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regels</translation>
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation>Regels van {game}</translation>
    </message>
    <message>
      <source>Same Wi-Fi? Then read this aloud:</source>
      <translation>Dezelfde wifi? Lees dit dan voor:</translation>
    </message>
    <message>
      <source>Same here</source>
      <translation>Hier hetzelfde</translation>
    </message>
    <message>
      <source>Same number? None of them moves. That is half the fun.</source>
      <translation>Hetzelfde getal? Geen van hen kruipt. Dat is de halve pret.</translation>
    </message>
    <message>
      <source>Same person as…</source>
      <translation>Dezelfde persoon als…</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>zaterdag</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Bewaren</translation>
    </message>
    <message>
      <source>Save a picture</source>
      <translation>Een plaatje bewaren</translation>
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation>Een probleempakket bewaren…</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Beeld bewaren</translation>
    </message>
    <message>
      <source>Save the file…</source>
      <translation>Het bestand bewaren…</translation>
    </message>
    <message>
      <source>Save the log as a file…</source>
      <translation>Het logboek als bestand bewaren…</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Bewaarde spellen</translation>
    </message>
    <message>
      <source>Saved: {path}</source>
      <translation>Bewaard: {path}</translation>
    </message>
    <message>
      <source>Say it aloud, all together</source>
      <translation>Zeg het hardop, allemaal samen</translation>
    </message>
    <message>
      <source>Score now: {total}  (r shows its rows)</source>
      <translation>Score nu: {total}  (r toont de rijen)</translation>
    </message>
    <message>
      <source>Score sheet (CSV)</source>
      <translation>Scoreblad (CSV)</translation>
    </message>
    <message>
      <source>Seal my {face}</source>
      <translation>Mijn {face} verzegelen</translation>
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation>{face} verzegelen en instemmen</translation>
    </message>
    <message>
      <source>Seal, sign, press what has the ring</source>
      <translation>Verzegelen, ondertekenen, indrukken wat de ring heeft</translation>
    </message>
    <message>
      <source>Sealed</source>
      <translation>Verzegeld</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Zoeken</translation>
    </message>
    <message>
      <source>Search by player, game, result or date</source>
      <translation>Zoek op speler, spel, uitslag of datum</translation>
    </message>
    <message>
      <source>Secret choices are hidden while you hand the laptop on.</source>
      <translation>Geheime keuzes blijven verborgen terwijl je de laptop doorgeeft.</translation>
    </message>
    <message>
      <source>Segments of one worm touch their neighbours; other worms stay apart.</source>
      <translation>Segmenten van één worm raken hun buren; andere wormen blijven op afstand.</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>sep</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the one that was followed counts.</source>
      <translation>Meer spellen noemen zich spel {number}: het spel waarop een ander volgde, telt.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the table is computed without them.</source>
      <translation>Meer spellen noemen zich spel {number}: de stand is zonder die spellen berekend.</translation>
    </message>
    <message>
      <source>Several games in a row, whose points are counted together</source>
      <translation>Een paar spellen achter elkaar, waarvan de punten samengeteld worden</translation>
    </message>
    <message>
      <source>Several organs glow now. Click the tail.</source>
      <translation>Er gloeien nu meer organen. Klik op de staart.</translation>
    </message>
    <message>
      <source>Shapes</source>
      <translation>Vormen</translation>
    </message>
    <message>
      <source>Sheets of {game}</source>
      <translation>Bladen van {game}</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Alles tonen</translation>
    </message>
    <message>
      <source>Show how</source>
      <translation>Toon hoe</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Laat zien</translation>
    </message>
    <message>
      <source>Show me: {what}</source>
      <translation>Laat zien: {what}</translation>
    </message>
    <message>
      <source>Show the gestures of {name}</source>
      <translation>Toon de gebaren van {name}</translation>
    </message>
    <message>
      <source>Show where tails point</source>
      <translation>Tonen waar staarten wijzen</translation>
    </message>
    <message>
      <source>Shows a table to everybody, in full screen</source>
      <translation>Toont een tafel aan iedereen, op het volle scherm</translation>
    </message>
    <message>
      <source>Sign</source>
      <translation>Ondertekenen</translation>
    </message>
    <message>
      <source>Sign anyway</source>
      <translation>Toch ondertekenen</translation>
    </message>
    <message>
      <source>Sign the hour</source>
      <translation>Onderteken</translation>
    </message>
    <message>
      <source>Sign the hour (Ctrl+Enter): after that nothing is taken back</source>
      <translation>Het uur ondertekenen (Ctrl+Enter): daarna wordt niets teruggenomen</translation>
    </message>
    <message>
      <source>Sign your move: then it cannot be changed. (Enter)</source>
      <translation>Onderteken je zet: dan kan hij niet meer veranderen. (Enter)</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Handtekeningen</translation>
    </message>
    <message>
      <source>Signed</source>
      <translation>Ondertekend</translation>
    </message>
    <message>
      <source>Signed.</source>
      <translation>Ondertekend.</translation>
    </message>
    <message>
      <source>Signed. Waiting for {names}.</source>
      <translation>Ondertekend. Wachten op {names}.</translation>
    </message>
    <message>
      <source>Signing.</source>
      <translation>Er wordt ondertekend.</translation>
    </message>
    <message>
      <source>Sit down</source>
      <translation>Aanschuiven</translation>
    </message>
    <message>
      <source>Sit down there</source>
      <translation>Daar aanschuiven</translation>
    </message>
    <message>
      <source>Sit down with {names} after all</source>
      <translation>Toch aanschuiven bij {names}</translation>
    </message>
    <message>
      <source>Sit down: the table shows up by itself.</source>
      <translation>Ga zitten: de tafel verschijnt vanzelf.</translation>
    </message>
    <message>
      <source>Small letters, a dash too many, O for 0: all the same.</source>
      <translation>Kleine letters, een streepje te veel, O voor 0: maakt niets uit.</translation>
    </message>
    <message>
      <source>Small talk</source>
      <translation>Praatje</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Kleinere tekst</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Tot nu toe</translation>
    </message>
    <message>
      <source>Solved!</source>
      <translation>Opgelost!</translation>
    </message>
    <message>
      <source>Somebody at this laptop has that name already.</source>
      <translation>Iemand aan deze laptop heet al zo.</translation>
    </message>
    <message>
      <source>Somebody does not see this table?</source>
      <translation>Ziet iemand deze tafel niet?</translation>
    </message>
    <message>
      <source>Somebody dozes off</source>
      <translation>Iemand doezelt weg</translation>
    </message>
    <message>
      <source>Somebody else at this laptop</source>
      <translation>Nog iemand aan deze laptop</translation>
    </message>
    <message>
      <source>Somebody hums, somebody follows, and soon the whole bed is dancing.</source>
      <translation>Iemand neuriet, iemand volgt, en al snel danst het hele bed.</translation>
    </message>
    <message>
      <source>Somebody is missing?</source>
      <translation>Mist er iemand?</translation>
    </message>
    <message>
      <source>Somebody watches now, and sees no secret.</source>
      <translation>Er kijkt nu iemand mee, die geen geheim ziet.</translation>
    </message>
    <message>
      <source>Somebody with {system} can give it: “Bring a friend” on that laptop.</source>
      <translation>Iemand met {system} kan het geven: “Vriend meebrengen” op die laptop.</translation>
    </message>
    <message>
      <source>Something differs</source>
      <translation>Er verschilt iets</translation>
    </message>
    <message>
      <source>Something in the window went wrong ({what}).</source>
      <translation>Er ging iets mis in het venster ({what}).</translation>
    </message>
    <message>
      <source>Something is in the way</source>
      <translation>Er zit iets in de weg</translation>
    </message>
    <message>
      <source>Sound</source>
      <translation>Geluid</translation>
    </message>
    <message>
      <source>Sounds are off</source>
      <translation>Geluid staat uit</translation>
    </message>
    <message>
      <source>Sounds are on</source>
      <translation>Geluid staat aan</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Snelheid</translation>
    </message>
    <message>
      <source>Standings:</source>
      <translation>Stand:</translation>
    </message>
    <message>
      <source>Start the hour over</source>
      <translation>Het uur overdoen</translation>
    </message>
    <message>
      <source>Start without {names}</source>
      <translation>Beginnen zonder {names}</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Blijven</translation>
    </message>
    <message>
      <source>Stay here</source>
      <translation>Hier blijven</translation>
    </message>
    <message>
      <source>Stay in the race</source>
      <translation>In de race blijven</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Stap</translation>
    </message>
    <message>
      <source>Step {step}</source>
      <translation>Stap {step}</translation>
    </message>
    <message>
      <source>Step {step} joins what everybody had sealed before.</source>
      <translation>Stap {step} voegt samen wat iedereen eerder had verzegeld.</translation>
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation>Stap {step} van {last}</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: you go from {before} to {after} %.</source>
      <translation>Stap {step}, ronde {round}: jij gaat van {before} naar {after} %.</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: {name} goes from {before} to {after} %.</source>
      <translation>Stap {step}, ronde {round}: {name} gaat van {before} naar {after} %.</translation>
    </message>
    <message>
      <source>Step {step}: {what}</source>
      <translation>Stap {step}: {what}</translation>
    </message>
    <message>
      <source>Still the same room?</source>
      <translation>Nog steeds dezelfde kamer?</translation>
    </message>
    <message>
      <source>Stony Ground</source>
      <translation>Steenachtige grond</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stoppen</translation>
    </message>
    <message>
      <source>Stop following</source>
      <translation>Niet meer volgen</translation>
    </message>
    <message>
      <source>Stop leading</source>
      <translation>Niet meer leiden</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>zondag</translation>
    </message>
    <message>
      <source>Swing a post</source>
      <translation>Een paal zwenken</translation>
    </message>
    <message>
      <source>Swing a post?</source>
      <translation>Een paal zwenken?</translation>
    </message>
    <message>
      <source>Swing first</source>
      <translation>Eerst zwenken</translation>
    </message>
    <message>
      <source>Swing it</source>
      <translation>Zwenk hem</translation>
    </message>
    <message>
      <source>Swings the posts</source>
      <translation>Zwenkt de palen</translation>
    </message>
    <message>
      <source>System Settings, “Privacy &amp; Security”, at the bottom: “Open Anyway”.</source>
      <translation>Systeeminstellingen, “Privacy en beveiliging”, onderaan: “Open toch”.</translation>
    </message>
    <message>
      <source>TCP port {port} cannot be used ({what}): choose another --port</source>
      <translation>TCP-poort {port} is niet bruikbaar ({what}): kies een andere --port</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>Table {number}</source>
      <translation>Tafel {number}</translation>
    </message>
    <message>
      <source>Table {number} of a tournament</source>
      <translation>Tafel {number} van een toernooi</translation>
    </message>
    <message>
      <source>Table {number} of {count}</source>
      <translation>Tafel {number} van {count}</translation>
    </message>
    <message>
      <source>Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ acts, though no tail.</source>
      <translation>Staart: begint een polonaise waar zijn worm in zit. Op alle wormen van de rij op één na werkt een orgaan, maar geen staart.</translation>
    </message>
    <message>
      <source>Take a seat and play on from this step, against bots</source>
      <translation>Schuif aan en speel vanaf deze stap verder, tegen bots</translation>
    </message>
    <message>
      <source>Take a step back, and forward again</source>
      <translation>Een stap terug, en weer vooruit</translation>
    </message>
    <message>
      <source>Take it again</source>
      <translation>Toch wel doen</translation>
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation>Toch wel doen (Ctrl+Y)</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Toch niet</translation>
    </message>
    <message>
      <source>Take it from {name}</source>
      <translation>Haal hem bij {name}</translation>
    </message>
    <message>
      <source>Take my last choice back</source>
      <translation>Neem mijn laatste keuze terug</translation>
    </message>
    <message>
      <source>Take the last decision back</source>
      <translation>De laatste beslissing terugnemen</translation>
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation>De laatste beslissing terugnemen (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Take the last part back (Z or Backspace)</source>
      <translation>Het laatste terugnemen (Z of Backspace)</translation>
    </message>
    <message>
      <source>Take the last segment back</source>
      <translation>Het laatste segment terugnemen</translation>
    </message>
    <message>
      <source>Tea time!</source>
      <translation>Tijd voor thee!</translation>
    </message>
    <message>
      <source>Television</source>
      <translation>Televisie</translation>
    </message>
    <message>
      <source>Tell the others by which number your X moves. (Enter)</source>
      <translation>Zeg de anderen met welk getal je X kruipt. (Enter)</translation>
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation>Tien rondes zonder dat iemand vooruitkwam, beëindigen de race (regel W3.25).</translation>
    </message>
    <message>
      <source>Ten rounds without a move, or a hundred rounds, end the race.</source>
      <translation>Tien rondes zonder zet, of honderd rondes, beëindigen de race.</translation>
    </message>
    <message>
      <source>Test of this laptop</source>
      <translation>Test van deze laptop</translation>
    </message>
    <message>
      <source>Test this laptop</source>
      <translation>Deze laptop testen</translation>
    </message>
    <message>
      <source>Testing for up to a minute…</source>
      <translation>Test duurt hoogstens een minuut…</translation>
    </message>
    <message>
      <source>Text larger, smaller, as it was</source>
      <translation>Tekst groter, kleiner, zoals hij was</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Tekstgrootte</translation>
    </message>
    <message>
      <source>Text size and comforts</source>
      <translation>Tekstgrootte en gemak</translation>
    </message>
    <message>
      <source>That does not win. Take it back, and try another way.</source>
      <translation>Dat wint niet. Neem het terug en probeer het anders.</translation>
    </message>
    <message>
      <source>That is all of it</source>
      <translation>Dat is alles</translation>
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation>Dat is alles. Open een tafel, en de anderen schuiven vanzelf aan.</translation>
    </message>
    <message>
      <source>That is no line of the list: give a number, spaces such as c4, or ? for help.</source>
      <translation>Dat is geen regel van de lijst: geef een nummer, vakjes zoals c4, of ? voor hulp.</translation>
    </message>
    <message>
      <source>That table goes on from a position that your log does not show.</source>
      <translation>Die tafel gaat verder vanaf een stelling die jouw logboek niet laat zien.</translation>
    </message>
    <message>
      <source>That was the hour. Everything could still be taken back; now sign it.</source>
      <translation>Dat was het uur. Alles kon nog worden teruggenomen; onderteken het nu.</translation>
    </message>
    <message>
      <source>That was the lesson</source>
      <translation>Dat was de les</translation>
    </message>
    <message>
      <source>That will do for a cable. A Wi-Fi is not connected yet.</source>
      <translation>Dat is goed genoeg voor een kabel. Een wifi is nog niet verbonden.</translation>
    </message>
    <message>
      <source>That works too, but try it like this first. {said}</source>
      <translation>Dat kan ook, maar probeer het eerst zo. {said}</translation>
    </message>
    <message>
      <source>The Compost Heap</source>
      <translation>De composthoop</translation>
    </message>
    <message>
      <source>The Great Flood</source>
      <translation>De grote vloed</translation>
    </message>
    <message>
      <source>The Long Dance</source>
      <translation>De lange dans</translation>
    </message>
    <message>
      <source>The X</source>
      <translation>De X</translation>
    </message>
    <message>
      <source>The X comes last</source>
      <translation>De X komt als laatste</translation>
    </message>
    <message>
      <source>The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may swing a finish post. Try it when the others will want the same numbers.</source>
      <translation>De X is ook een bod: als alleen jij hem hebt, noem je een getal dat niemand bood, en mag je een finishpaal zwenken. Probeer het als de anderen dezelfde getallen willen.</translation>
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation>De X mag noemen wat niemand anders bood, ook niet vergeefs: {numbers} (regel W3.9).</translation>
    </message>
    <message>
      <source>The X rests for a round all the same.</source>
      <translation>De X rust toch een ronde.</translation>
    </message>
    <message>
      <source>The X swings a post after its worm has moved, if the table says no other.</source>
      <translation>De X zwenkt een paal na de zet van zijn worm, als de tafel niets anders zegt.</translation>
    </message>
    <message>
      <source>The best face</source>
      <translation>De beste kant</translation>
    </message>
    <message>
      <source>The bid that was made</source>
      <translation>Het bod dat is gedaan</translation>
    </message>
    <message>
      <source>The board at the end</source>
      <translation>Het bord aan het eind</translation>
    </message>
    <message>
      <source>The board where the proof ends</source>
      <translation>Het bord waar het bewijs eindigt</translation>
    </message>
    <message>
      <source>The branch was not kept beside the log: {why}.</source>
      <translation>Het zijpad is niet naast het logboek bewaard: {why}.</translation>
    </message>
    <message>
      <source>The caller signed several lists of people: this is one of several draws.</source>
      <translation>Wie opriep, heeft meerdere lijsten ondertekend: dit is één van meerdere lotingen.</translation>
    </message>
    <message>
      <source>The clip is being drawn.</source>
      <translation>De clip wordt getekend.</translation>
    </message>
    <message>
      <source>The clip was stopped; nothing of it is saved.</source>
      <translation>De clip is gestopt; er is niets van bewaard.</translation>
    </message>
    <message>
      <source>The coach answers when you have something to choose.</source>
      <translation>De coach antwoordt als je iets te kiezen hebt.</translation>
    </message>
    <message>
      <source>The copy changes here</source>
      <translation>Hier verandert de kopie</translation>
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation>Er wordt gegooid.</translation>
    </message>
    <message>
      <source>The dice are new each time: everybody's numbers make them together.</source>
      <translation>De dobbelstenen zijn elke keer nieuw: de getallen van iedereen maken ze samen.</translation>
    </message>
    <message>
      <source>The dice are still in the cup.</source>
      <translation>De dobbelstenen zitten nog in de beker.</translation>
    </message>
    <message>
      <source>The dice come from numbers that everybody sealed the hour before.</source>
      <translation>De dobbelstenen komen uit getallen die iedereen een uur eerder verzegelde.</translation>
    </message>
    <message>
      <source>The dice have not been rolled yet.</source>
      <translation>Er is nog niet gegooid.</translation>
    </message>
    <message>
      <source>The digest of each step</source>
      <translation>De hash van elke stap</translation>
    </message>
    <message>
      <source>The emblem that they could compare:</source>
      <translation>Het embleem dat ze konden vergelijken:</translation>
    </message>
    <message>
      <source>The emblem: {words}</source>
      <translation>Het embleem: {words}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>Het einde</translation>
    </message>
    <message>
      <source>The envelopes open all at once.</source>
      <translation>De enveloppen gaan allemaal tegelijk open.</translation>
    </message>
    <message>
      <source>The evening</source>
      <translation>De avond</translation>
    </message>
    <message>
      <source>The evening as a chart</source>
      <translation>De avond als grafiek</translation>
    </message>
    <message>
      <source>The evening as a table</source>
      <translation>De avond als tabel</translation>
    </message>
    <message>
      <source>The evening goes on</source>
      <translation>De avond gaat verder</translation>
    </message>
    <message numerus="yes">
      <source>The evening: {done} of {count} games count.</source>
      <extracomment>The evening: {done} of {count} game counts.</extracomment>
      <translation>
        <numerusform>De avond: {done} van {count} spel telt.</numerusform>
        <numerusform>De avond: {done} van {count} spellen tellen.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file is damaged here</source>
      <translation>Hier is het bestand beschadigd</translation>
    </message>
    <message>
      <source>The file is whole.</source>
      <translation>Het bestand is heel.</translation>
    </message>
    <message>
      <source>The final</source>
      <translation>De finale</translation>
    </message>
    <message>
      <source>The final of a tournament</source>
      <translation>De finale van een toernooi</translation>
    </message>
    <message>
      <source>The finish again</source>
      <translation>Nog eens de finish</translation>
    </message>
    <message>
      <source>The finish counts from either side.</source>
      <translation>De finish telt van beide kanten.</translation>
    </message>
    <message>
      <source>The finish counts from its front side only.</source>
      <translation>De finish telt alleen van voren.</translation>
    </message>
    <message>
      <source>The first copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>De eerste kopie is kapot achter stap {last}; tot stap {step} zijn beide gelijk.</translation>
    </message>
    <message>
      <source>The first segment that touches the finish line ends the race.</source>
      <translation>Het eerste segment dat de finishlijn raakt, beëindigt de race.</translation>
    </message>
    <message>
      <source>The first start needs the internet for about two minutes; later starts do not.</source>
      <translation>De eerste start heeft zo'n twee minuten internet nodig; latere niet.</translation>
    </message>
    <message>
      <source>The friend's page shows the same four pictures.</source>
      <translation>De pagina van je vriend toont dezelfde vier plaatjes.</translation>
    </message>
    <message>
      <source>The frost lets go for a few hours only; keep a little air for everyone.</source>
      <translation>De vorst laat maar een paar uur los; houd voor iedereen wat lucht over.</translation>
    </message>
    <message>
      <source>The full number must be moved, if there is room.</source>
      <translation>Het hele getal moet worden gekropen, als er plaats is.</translation>
    </message>
    <message>
      <source>The game ends after the last hour of the sheet.</source>
      <translation>Het spel eindigt na het laatste uur van het blad.</translation>
    </message>
    <message>
      <source>The game goes on: what was signed is saved. What went wrong is noted in {path}.</source>
      <translation>Het spel gaat door: wat ondertekend was, is bewaard. Wat misging, staat in {path}.</translation>
    </message>
    <message>
      <source>The game is kept; go on with: solo --resume</source>
      <translation>Het spel is bewaard; ga verder met: solo --resume</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>Het spel is nog niet voorbij.</translation>
    </message>
    <message>
      <source>The game is on your shelf, and you can go on with it another day. If you leave for good, you cannot come back.</source>
      <translation>Het spel staat in je kast, en je kunt het een andere dag voortzetten. Ga je voorgoed weg, dan kun je niet terug.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>Het spel is afgelopen</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>Het spel is voorbij.</translation>
    </message>
    <message numerus="yes">
      <source>The game is over: {total} points, {grade}.</source>
      <extracomment>The game is over: {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>Het spel is voorbij: {total} punt, {grade}.</numerusform>
        <numerusform>Het spel is voorbij: {total} punten, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game itself (log)</source>
      <translation>Het spel zelf (logboek)</translation>
    </message>
    <message>
      <source>The ghost throws {dice}: {face}.</source>
      <translation>Het spook gooit {dice}: {face}.</translation>
    </message>
    <message>
      <source>The ground softens, and the first worms wake up hungry.</source>
      <translation>De grond wordt zacht, en de eerste wormen worden hongerig wakker.</translation>
    </message>
    <message>
      <source>The hour is finished: sign it, or take something back</source>
      <translation>Het uur is klaar: onderteken het, of neem iets terug</translation>
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation>De laatste in de race wint (regel W3.24).</translation>
    </message>
    <message>
      <source>The last one left, in round {round}</source>
      <translation>De laatste die overbleef, in ronde {round}</translation>
    </message>
    <message>
      <source>The letters Nunito and DynaPuff: SIL Open Font License 1.1</source>
      <translation>De letters Nunito en DynaPuff: SIL Open Font License 1.1</translation>
    </message>
    <message>
      <source>The line {line} dances, {left} more of it may act: which organ?</source>
      <translation>De rij {line} danst, nog {left} ervan mogen werken: welk orgaan?</translation>
    </message>
    <message>
      <source>The logs do NOT agree.</source>
      <translation>De logboeken zijn NIET gelijk.</translation>
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation>Het laagste getal kruipt eerst (regel W3.7).</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls.</source>
      <translation>Het laagste getal kruipt eerst. Wormen zijn muren.</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation>Het laagste getal kruipt eerst. Wormen zijn muren: bedenk waar de jouwe komt te liggen.</translation>
    </message>
    <message>
      <source>The lowest number moves first; an X moves in the place of its number.</source>
      <translation>Het laagste getal kruipt eerst; een X kruipt op de plek van zijn getal.</translation>
    </message>
    <message>
      <source>The new head touches the old one, at any place round it.</source>
      <translation>De nieuwe kop raakt de oude, ergens eromheen.</translation>
    </message>
    <message>
      <source>The next chapter is {title}.</source>
      <translation>Het volgende hoofdstuk is {title}.</translation>
    </message>
    <message>
      <source>The next round begins.</source>
      <translation>De volgende ronde begint.</translation>
    </message>
    <message>
      <source>The option of this hour is chosen already.</source>
      <translation>De optie van dit uur is al gekozen.</translation>
    </message>
    <message>
      <source>The other file is being checked.</source>
      <translation>Het andere bestand wordt gecontroleerd.</translation>
    </message>
    <message>
      <source>The other laptop</source>
      <translation>De andere laptop</translation>
    </message>
    <message>
      <source>The others agree to go on without {name}; {then}.</source>
      <translation>De anderen stemmen in met doorgaan zonder {name}; {then}.</translation>
    </message>
    <message>
      <source>The others could not be told. Go on with the game under Games to tell them.</source>
      <translation>Het kon de anderen niet worden gezegd. Ga onder Spellen verder met het spel om het te zeggen.</translation>
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation>De anderen zijn intussen verdergegaan; vanaf de volgende stap zit je weer.</translation>
    </message>
    <message>
      <source>The others have not said yet.</source>
      <translation>De anderen hebben nog niets gezegd.</translation>
    </message>
    <message>
      <source>The others may go on. A worm that wakes up sits again.</source>
      <translation>De anderen mogen verder. Een worm die wakker wordt, zit weer.</translation>
    </message>
    <message>
      <source>The others would go on.</source>
      <translation>De anderen willen verder.</translation>
    </message>
    <message>
      <source>The post stands there; Done signs it. (Enter)</source>
      <translation>De paal staat daar; Klaar ondertekent het. (Enter)</translation>
    </message>
    <message>
      <source>The program is being packed. One moment…</source>
      <translation>Het programma wordt ingepakt. Een ogenblik…</translation>
    </message>
    <message>
      <source>The race</source>
      <translation>De race</translation>
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation>De race eindigt precies bij de plek die de lijn raakt (regel W3.17).</translation>
    </message>
    <message>
      <source>The race has not ended.</source>
      <translation>De race is niet afgelopen.</translation>
    </message>
    <message>
      <source>The race is over.</source>
      <translation>De race is voorbij.</translation>
    </message>
    <message>
      <source>The report is in English, for whoever helps you. It names nobody.</source>
      <translation>Het verslag is in het Engels, voor wie je helpt. Het noemt niemand.</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>De uitslag</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>De regels</translation>
    </message>
    <message>
      <source>The same four as on the other screen?</source>
      <translation>Dezelfde vier als op het andere scherm?</translation>
    </message>
    <message>
      <source>The same four as on {name}'s screen?</source>
      <translation>Dezelfde vier als op het scherm van {name}?</translation>
    </message>
    <message>
      <source>The same key in another game is the same laptop.</source>
      <translation>Dezelfde sleutel in een ander spel is dezelfde laptop.</translation>
    </message>
    <message>
      <source>The same on every laptop? Then nobody stands between you.</source>
      <translation>Op elke laptop hetzelfde? Dan staat er niemand tussen jullie.</translation>
    </message>
    <message>
      <source>The second copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>De tweede kopie is kapot achter stap {last}; tot stap {step} zijn beide gelijk.</translation>
    </message>
    <message>
      <source>The shape of a new worm; Give and Wake also fit worms laid in it.</source>
      <translation>De vorm van een nieuwe worm; Geven en Wekken passen ook bij wormen die erin liggen.</translation>
    </message>
    <message>
      <source>The sheet</source>
      <translation>Het blad</translation>
    </message>
    <message>
      <source>The sheet is {name}. {story}</source>
      <translation>Het blad is {name}. {story}</translation>
    </message>
    <message>
      <source>The sheets where the proof ends:</source>
      <translation>De bladen waar het bewijs eindigt:</translation>
    </message>
    <message>
      <source>The six organs</source>
      <translation>De zes organen</translation>
    </message>
    <message>
      <source>The sum also has a grade, from 0 to 5.</source>
      <translation>De som heeft ook een rang, van 0 tot 5.</translation>
    </message>
    <message>
      <source>The sum of the four rows counts; the highest wins.</source>
      <translation>De som van de vier rijen telt; de hoogste wint.</translation>
    </message>
    <message>
      <source>The sun is this hour. Struck hours are over, blue ones are the afternoon.</source>
      <translation>De zon is dit uur. Doorgestreepte uren zijn voorbij, blauwe zijn de middag.</translation>
    </message>
    <message>
      <source>The table after this step, played again: {verdict}.</source>
      <translation>De tafel na deze stap, nagespeeld: {verdict}.</translation>
    </message>
    <message>
      <source>The table does not wait for you now.</source>
      <translation>De tafel wacht nu niet op jou.</translation>
    </message>
    <message>
      <source>The table has split</source>
      <translation>De tafel is gesplitst</translation>
    </message>
    <message>
      <source>The table is being laid.</source>
      <translation>De tafel wordt gedekt.</translation>
    </message>
    <message>
      <source>The table may choose to lay worms anew before they move.</source>
      <translation>De tafel mag kiezen om wormen opnieuw te leggen voor ze kruipen.</translation>
    </message>
    <message>
      <source>The table of the race</source>
      <translation>De tafel van de race</translation>
    </message>
    <message>
      <source>The table plays exactly the sheet whose digest all have signed.</source>
      <translation>De tafel speelt precies het blad waarvan iedereen de hash ondertekende.</translation>
    </message>
    <message>
      <source>The table rolled for everybody.</source>
      <translation>De tafel gooide voor iedereen.</translation>
    </message>
    <message>
      <source>The tables are drawn</source>
      <translation>De tafels zijn geloot</translation>
    </message>
    <message>
      <source>The tables are drawn. You are expected here: {table}</source>
      <translation>De tafels zijn geloot. Hier word je verwacht: {table}</translation>
    </message>
    <message>
      <source>The tail becomes the head (T)</source>
      <translation>De staart wordt de kop (T)</translation>
    </message>
    <message>
      <source>The tail points at the other worm: that is a Conga Line. Choose Wake, then click the worm with the tail.</source>
      <translation>De staart wijst naar de andere worm: dat is een polonaise. Kies Wekken, klik dan op de worm met de staart.</translation>
    </message>
    <message>
      <source>The test cannot be started</source>
      <translation>De test kan niet starten</translation>
    </message>
    <message>
      <source>The test is not over yet.</source>
      <translation>De test is nog niet voorbij.</translation>
    </message>
    <message>
      <source>The tournament is over.</source>
      <translation>Het toernooi is afgelopen.</translation>
    </message>
    <message>
      <source>The tournament: {people}, drawn to {tables}.</source>
      <translation>Het toernooi: {people}, verloot over {tables}.</translation>
    </message>
    <message>
      <source>The whole game is proved</source>
      <translation>Het hele spel is bewezen</translation>
    </message>
    <message>
      <source>The whole game is proved, to its last step, {step}; nothing behind it.</source>
      <translation>Het hele spel is bewezen, tot zijn laatste stap, {step}; daarachter niets.</translation>
    </message>
    <message>
      <source>The whole screen</source>
      <translation>Het hele scherm</translation>
    </message>
    <message>
      <source>The winners meet as soon as all tables are over.</source>
      <translation>De winnaars treffen elkaar zodra alle tafels klaar zijn.</translation>
    </message>
    <message>
      <source>The winners of the tables meet in the final.</source>
      <translation>De winnaars van de tafels treffen elkaar in de finale.</translation>
    </message>
    <message>
      <source>The winning placement: {name}'s head, {gap}.</source>
      <translation>De winnende plek: de kop van {name}, {gap}.</translation>
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation>De worm blijft liggen als obstakel, tot {names} terug is.</translation>
    </message>
    <message>
      <source>The worms take up geometry: straight lines first, then thinking ahead.</source>
      <translation>De wormen gaan aan de meetkunde: eerst rechte lijnen, dan vooruitdenken.</translation>
    </message>
    <message numerus="yes">
      <source>The {count} hours are over.</source>
      <extracomment>The {count} hour is over.</extracomment>
      <translation>
        <numerusform>Het {count} uur is voorbij.</numerusform>
        <numerusform>De {count} uren zijn voorbij.</numerusform>
      </translation>
    </message>
    <message>
      <source>Their joint seed {seed}…, recomputed: {verdict}.</source>
      <translation>Hun gezamenlijke zaad {seed}…, nagerekend: {verdict}.</translation>
    </message>
    <message>
      <source>Their laptops are heard, but have signed nothing: {since}. Their programs may be stuck: call across the table first. They can come back at any time.</source>
      <translation>Hun laptops zijn te horen, maar hebben niets ondertekend: {since}. Misschien hangen hun programma’s: roep eerst over de tafel. Ze kunnen altijd terugkomen.</translation>
    </message>
    <message>
      <source>Their laptops have not said a word: {since}. Closed lids? Call across the table first. They can come back at any time.</source>
      <translation>Hun laptops hebben niets gezegd: {since}. Dichte kleppen? Roep eerst over de tafel. Ze kunnen altijd terugkomen.</translation>
    </message>
    <message>
      <source>Then Place: {places}. Give: {adds}. Wake: {acts}.</source>
      <translation>Dan leggen: {places}. Geven: {adds}. Wekken: {acts}.</translation>
    </message>
    <message>
      <source>Then it may swing a finish post.</source>
      <translation>Daarna mag hij een finishpaal zwenken.</translation>
    </message>
    <message>
      <source>Then nobody stands between you, and the game can start.</source>
      <translation>Dan staat er niemand tussen jullie, en kan het spel beginnen.</translation>
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation>Dan staat er iemand tussen jullie, of er zijn twee tafels: ga allemaal weg en kom opnieuw samen.</translation>
    </message>
    <message>
      <source>Then you may swing one finish post round the other.</source>
      <translation>Dan mag je één finishpaal om de andere zwenken.</translation>
    </message>
    <message>
      <source>Then: {later}</source>
      <translation>Dan: {later}</translation>
    </message>
    <message>
      <source>There is a score sheet when the game is over.</source>
      <translation>Er is een scoreblad als het spel voorbij is.</translation>
    </message>
    <message>
      <source>There is no bot at this table.</source>
      <translation>Er zit geen bot aan deze tafel.</translation>
    </message>
    <message>
      <source>There is no game here.</source>
      <translation>Hier is geen spel.</translation>
    </message>
    <message>
      <source>There is no puzzle here: nobody is about to win.</source>
      <translation>Hier is geen puzzel: niemand staat op het punt te winnen.</translation>
    </message>
    <message>
      <source>There is nothing here for {system}.</source>
      <translation>Er is hier niets voor {system}.</translation>
    </message>
    <message>
      <source>There is nothing to look back at: no step of this game was completed.</source>
      <translation>Er is niets om op terug te kijken: geen stap van dit spel is afgemaakt.</translation>
    </message>
    <message>
      <source>There is something to do</source>
      <translation>Er is iets te doen</translation>
    </message>
    <message>
      <source>These are two different games.</source>
      <translation>Dit zijn twee verschillende spellen.</translation>
    </message>
    <message>
      <source>They go on from step {step} of another game.</source>
      <translation>Ze spelen verder vanaf stap {step} van een ander spel.</translation>
    </message>
    <message>
      <source>They played {game}.</source>
      <translation>Ze speelden {game}.</translation>
    </message>
    <message>
      <source>Thinking…</source>
      <translation>Ik denk…</translation>
    </message>
    <message>
      <source>This branch does not fit the game.</source>
      <translation>Dit zijpad past niet bij het spel.</translation>
    </message>
    <message>
      <source>This checks everything again; it ends with 0 if all is well, 1 if not:</source>
      <translation>Dit controleert alles opnieuw; het eindigt met 0 als alles goed is, met 1 als niet:</translation>
    </message>
    <message>
      <source>This copy is damaged</source>
      <translation>Deze kopie is beschadigd</translation>
    </message>
    <message>
      <source>This copy is damaged: some of its bytes have changed. {proved}</source>
      <translation>Deze kopie is beschadigd: een paar bytes zijn veranderd. {proved}</translation>
    </message>
    <message>
      <source>This copy was changed after the game</source>
      <translation>Deze kopie is na het spel veranderd</translation>
    </message>
    <message>
      <source>This copy was changed after the game, or is no honest copy. {proved} It does not show who changed it.</source>
      <translation>Deze kopie is na het spel veranderd, of is geen eerlijke kopie. {proved} Er blijkt niet wie haar veranderde.</translation>
    </message>
    <message>
      <source>This draw has ended unfinished</source>
      <translation>Deze loting bleef onvoltooid</translation>
    </message>
    <message>
      <source>This edition</source>
      <translation>Deze uitgave</translation>
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation>Deze uitgave heeft zo'n regel niet.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Dit bestand</translation>
    </message>
    <message>
      <source>This game could not be looked back at: {why}.</source>
      <translation>Op dit spel kon niet worden teruggekeken: {why}.</translation>
    </message>
    <message>
      <source>This hour so far</source>
      <translation>Dit uur tot nu toe</translation>
    </message>
    <message>
      <source>This hour: {told}.</source>
      <translation>Dit uur: {told}.</translation>
    </message>
    <message>
      <source>This is a phone. The games need a laptop.</source>
      <translation>Dit is een telefoon. De spellen hebben een laptop nodig.</translation>
    </message>
    <message>
      <source>This is final: a player who has gone home cannot come back into this game.</source>
      <translation>Dit is definitief: wie naar huis is, kan niet terug in dit spel.</translation>
    </message>
    <message>
      <source>This is the code of this laptop: type it on the other one, or type theirs.</source>
      <translation>Dit is de code van deze laptop: typ hem op de andere, of typ die van de ander.</translation>
    </message>
    <message>
      <source>This is {name}'s sheet.</source>
      <translation>Dit is het blad van {name}.</translation>
    </message>
    <message>
      <source>This laptop</source>
      <translation>Deze laptop</translation>
    </message>
    <message>
      <source>This laptop has a key of its own now.</source>
      <translation>Deze laptop heeft nu een eigen sleutel.</translation>
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation>Deze laptop zit in geen netwerk.</translation>
    </message>
    <message>
      <source>This laptop keeps visitors out</source>
      <translation>Deze laptop houdt bezoek buiten</translation>
    </message>
    <message>
      <source>This network speaks only IPv6</source>
      <translation>Dit netwerk spreekt alleen IPv6</translation>
    </message>
    <message numerus="yes">
      <source>This page is open for {count} more minutes.</source>
      <extracomment>This page is open for {count} more minute.</extracomment>
      <translation>
        <numerusform>Deze pagina is nog {count} minuut open.</numerusform>
        <numerusform>Deze pagina is nog {count} minuten open.</numerusform>
      </translation>
    </message>
    <message>
      <source>This sheet</source>
      <translation>Dit blad</translation>
    </message>
    <message>
      <source>This shows the SHA-256 of what you have downloaded:</source>
      <translation>Dit toont de SHA-256 van wat je hebt gedownload:</translation>
    </message>
    <message>
      <source>This table has split at step {step}: {names} signed both sides. The proof is saved; the two sides cannot go on together.</source>
      <translation>Deze tafel is gesplitst bij stap {step}: {names} ondertekende beide kanten. Het bewijs is bewaard; de twee kanten kunnen niet samen verder.</translation>
    </message>
    <message>
      <source>This tells every step in words:</source>
      <translation>Dit vertelt elke stap in woorden:</translation>
    </message>
    <message>
      <source>Thread thief</source>
      <translation>Draaddief</translation>
    </message>
    <message>
      <source>Three dice fall for all: two show organs, the third the shape of a worm. The coloured rows or columns are the region of this hour. You do one of these:</source>
      <translation>Drie dobbelstenen vallen voor iedereen: twee tonen organen, de derde de vorm van een worm. De gekleurde rijen of kolommen zijn het gebied van dit uur. Je doet één van deze dingen:</translation>
    </message>
    <message>
      <source>Three dice fall for everybody: two organs and the shape of a worm.</source>
      <translation>Drie dobbelstenen vallen voor iedereen: twee organen en de vorm van een worm.</translation>
    </message>
    <message>
      <source>Three dice for everybody: two organs and a shape. Click c3, and the worm lies across row 3.</source>
      <translation>Drie dobbelstenen voor iedereen: twee organen en een vorm. Klik op c3, en de worm ligt dwars over rij 3.</translation>
    </message>
    <message>
      <source>Three minutes, with bots</source>
      <translation>Drie minuten, met bots</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>donderdag</translation>
    </message>
    <message>
      <source>To change it: System Settings &gt; Privacy &amp; Security &gt; Local Network. Switch on Worm Up, or Terminal if you start the game there. Then start the game again.</source>
      <translation>Om het te wijzigen: Systeeminstellingen &gt; Privacy en beveiliging &gt; Lokaal netwerk. Zet Worm Up aan, of Terminal als je het spel daar start. Start het spel dan opnieuw.</translation>
    </message>
    <message>
      <source>To go on takes {wanted} of {seats}:</source>
      <translation>Om verder te gaan zijn er {wanted} van {seats} nodig:</translation>
    </message>
    <message>
      <source>To go on {count}</source>
      <translation>Verder: {count}</translation>
    </message>
    <message>
      <source>To the mark before</source>
      <translation>Naar het vorige merkteken</translation>
    </message>
    <message>
      <source>To the next mark</source>
      <translation>Naar het volgende merkteken</translation>
    </message>
    <message>
      <source>To try it once more, go back and press Review.</source>
      <translation>Ga terug en druk op Terugblik om het nog eens te proberen.</translation>
    </message>
    <message>
      <source>Together with friends here</source>
      <translation>Samen met vrienden hier</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Vanavond</translation>
    </message>
    <message>
      <source>Tonight: {score}.</source>
      <translation>Vanavond: {score}.</translation>
    </message>
    <message>
      <source>Too far from the head: click in the fan beside it, or pull the head.</source>
      <translation>Te ver van de kop: klik in de waaier ernaast, of trek aan de kop.</translation>
    </message>
    <message>
      <source>Too few would be left to go on: it takes {wanted}.</source>
      <translation>Er blijven te weinig spelers over om verder te gaan: er zijn er {wanted} nodig.</translation>
    </message>
    <message>
      <source>Too near to the edge of the table</source>
      <translation>Te dicht bij de rand van de tafel</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Totaal</translation>
    </message>
    <message>
      <source>Total {total}</source>
      <translation>Totaal {total}</translation>
    </message>
    <message>
      <source>Touch from either side</source>
      <translation>Van beide kanten raken</translation>
    </message>
    <message>
      <source>Touch from the front</source>
      <translation>Van voren raken</translation>
    </message>
    <message>
      <source>Touch the thread</source>
      <translation>Raak de draad</translation>
    </message>
    <message>
      <source>Touched in round {round}</source>
      <translation>Geraakt in ronde {round}</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Toernooi</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Opnieuw proberen</translation>
    </message>
    <message>
      <source>Try another player, game, result or date.</source>
      <translation>Probeer een andere speler, spel, uitslag of datum.</translation>
    </message>
    <message>
      <source>Try things out: Backspace takes a segment back. Only Done signs the move, and then it stands.</source>
      <translation>Probeer maar uit: Backspace neemt een segment terug. Alleen Klaar ondertekent de zet, en dan staat hij vast.</translation>
    </message>
    <message>
      <source>Try things out: everything can be undone, back to the start of the hour. Only when you sign the hour does it stand. The next dice fall when all have signed.</source>
      <translation>Probeer maar uit: alles kan terug, tot het begin van het uur. Pas als je het uur ondertekent, staat het vast. De volgende dobbelstenen vallen als iedereen heeft ondertekend.</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>dinsdag</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Draaien</translation>
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation>Een finishpaal om de andere draaien (S)</translation>
    </message>
    <message>
      <source>Turn a post first, with the mouse or Left and Right.</source>
      <translation>Draai eerst een paal, met de muis of met Links en Rechts.</translation>
    </message>
    <message>
      <source>Turn back</source>
      <translation>Terugdraaien</translation>
    </message>
    <message>
      <source>Turn round at the start</source>
      <translation>Omkeren bij de start</translation>
    </message>
    <message>
      <source>Turn round when blocked</source>
      <translation>Omkeren als je vastzit</translation>
    </message>
    <message>
      <source>Turn round, swing a post, lay anew</source>
      <translation>Omkeren, een paal zwenken, opnieuw leggen</translation>
    </message>
    <message>
      <source>Turned round: the tail is the head once a segment lies there.</source>
      <translation>Omgekeerd: de staart is de kop zodra er daar een segment ligt.</translation>
    </message>
    <message>
      <source>Turning round counts with the segment that follows: lay it, or turn back.</source>
      <translation>Omkeren telt met het segment dat volgt: leg het, of draai terug.</translation>
    </message>
    <message>
      <source>Two X bump</source>
      <translation>Twee X botsen</translation>
    </message>
    <message>
      <source>Two bids of 7 cancel each other. May my X be the 7?</source>
      <translation>Twee biedingen van 7 heffen elkaar op. Mag mijn X de 7 zijn?</translation>
    </message>
    <message>
      <source>Two board games for one table. No account, no internet.</source>
      <translation>Twee bordspellen voor één tafel. Geen account, geen internet.</translation>
    </message>
    <message>
      <source>Two games for one table of laptops.</source>
      <translation>Twee spellen voor één tafel met laptops.</translation>
    </message>
    <message>
      <source>Two laptops with a firewall may not reach each other.</source>
      <translation>Twee laptops met een firewall bereiken elkaar soms niet.</translation>
    </message>
    <message>
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation>Twee spelers spelen tegen een derde, gegooid bod: het spook.</translation>
    </message>
    <message>
      <source>Two spaces touch when they share an edge, never at a corner.</source>
      <translation>Twee vakjes raken elkaar als ze een zijde delen, nooit op een hoek.</translation>
    </message>
    <message>
      <source>Two worms never touch. A worm may touch itself but not overlap itself.</source>
      <translation>Twee wormen raken elkaar nooit. Een worm mag zichzelf raken, maar niet over zichzelf liggen.</translation>
    </message>
    <message>
      <source>Type the address of this page into the laptop's browser.</source>
      <translation>Typ het adres van deze pagina in de browser van de laptop.</translation>
    </message>
    <message>
      <source>Type the code that the other laptop shows.</source>
      <translation>Typ de code die de andere laptop toont.</translation>
    </message>
    <message>
      <source>Type this into a browser, in the same Wi-Fi.</source>
      <translation>Typ dit in een browser, op dezelfde wifi.</translation>
    </message>
    <message>
      <source>UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>UDP-poort {port} is niet bruikbaar ({what}): sluit het programma dat hem bezet, of doe mee met een code</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Begrepen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Terug</translation>
    </message>
    <message>
      <source>Undo as much as you like. Once signed, it stands.</source>
      <translation>Neem zo veel terug als je wilt. Eenmaal ondertekend staat het vast.</translation>
    </message>
    <message>
      <source>Until you sign</source>
      <translation>Tot je ondertekent</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Ongedeerd</translation>
    </message>
    <message>
      <source>Update this program</source>
      <translation>Werk dit programma bij</translation>
    </message>
    <message>
      <source>Update this program, and it opens.</source>
      <translation>Werk dit programma bij, dan gaat het open.</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Deze gebruiken</translation>
    </message>
    <message>
      <source>Venice 1995</source>
      <translation>Venice 1995</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Wachten</translation>
    </message>
    <message>
      <source>Wait after all</source>
      <translation>Toch wachten</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wachten</translation>
    </message>
    <message>
      <source>Waiting for the dice</source>
      <translation>Wachten op de dobbelstenen</translation>
    </message>
    <message>
      <source>Waiting for {count}</source>
      <translation>Wachten op {count}</translation>
    </message>
    <message numerus="yes">
      <source>Waiting for {count} players</source>
      <extracomment>Waiting for {count} player</extracomment>
      <translation>
        <numerusform>Wachten op {count} speler</numerusform>
        <numerusform>Wachten op {count} spelers</numerusform>
      </translation>
    </message>
    <message>
      <source>Waiting for {first} and {second}</source>
      <translation>Wachten op {first} en {second}</translation>
    </message>
    <message>
      <source>Waiting for {missing}</source>
      <translation>Wachten op {missing}</translation>
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation>Wachten op {names}</translation>
    </message>
    <message>
      <source>Waiting for {names}. A second press goes ahead.</source>
      <translation>Wachten op {names}. Nog eens drukken gaat door.</translation>
    </message>
    <message>
      <source>Waiting for {names}: one of them has to tell this laptop where the game is. What you have laid is kept.</source>
      <translation>Wachten op {names}: een van hen moet deze laptop zeggen hoe het spel ervoor staat. Wat je hebt gelegd, blijft.</translation>
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation>Wachten op {name}</translation>
    </message>
    <message>
      <source>Wake</source>
      <translation>Wekken</translation>
    </message>
    <message>
      <source>Wake all organs of a worm that fits</source>
      <translation>Alle organen van een passende worm wekken</translation>
    </message>
    <message>
      <source>Wake: choose a worm that has one of the two organs or is of the shape, in the region too. All its organs may act, one after the other.</source>
      <translation>Wekken: kies een worm die een van de twee organen heeft of de vorm heeft, ook in het gebied. Al zijn organen mogen werken, een voor een.</translation>
    </message>
    <message>
      <source>Warming up: four more to come</source>
      <translation>Opwarmen: er komen er nog vier</translation>
    </message>
    <message>
      <source>Warming up: one more to come</source>
      <translation>Opwarmen: er komt er nog een</translation>
    </message>
    <message>
      <source>Warming up: the bots are on their way</source>
      <translation>Opwarmen: de bots zijn onderweg</translation>
    </message>
    <message>
      <source>Warming up: three more to come</source>
      <translation>Opwarmen: er komen er nog drie</translation>
    </message>
    <message>
      <source>Warming up: two more to come</source>
      <translation>Opwarmen: er komen er nog twee</translation>
    </message>
    <message>
      <source>Watch</source>
      <translation>Meekijken</translation>
    </message>
    <message>
      <source>Watch {hour}</source>
      <translation>{hour} bekijken</translation>
    </message>
    <message>
      <source>Watch {name}</source>
      <translation>{name} bekijken</translation>
    </message>
    <message>
      <source>We start by ourselves when all five sit.</source>
      <translation>We beginnen vanzelf als alle vijf zitten.</translation>
    </message>
    <message>
      <source>We start by ourselves when all four sit.</source>
      <translation>We beginnen vanzelf als alle vier zitten.</translation>
    </message>
    <message>
      <source>We start by ourselves when all three sit.</source>
      <translation>We beginnen vanzelf als alle drie zitten.</translation>
    </message>
    <message>
      <source>We start by ourselves when both sit.</source>
      <translation>We beginnen vanzelf als beide zitten.</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>woensdag</translation>
    </message>
    <message>
      <source>What acts may let other organs act, on any worm; the line below the choices says what to do. An organ acts once an hour, and only if that changes something.</source>
      <translation>Wat werkt, laat misschien andere organen werken, op welke worm dan ook; de regel onder de keuzes zegt wat je doet. Een orgaan werkt één keer per uur, en alleen als dat iets verandert.</translation>
    </message>
    <message>
      <source>What can be decided now</source>
      <translation>Wat nu te beslissen valt</translation>
    </message>
    <message>
      <source>What costs:</source>
      <translation>Wat kost:</translation>
    </message>
    <message>
      <source>What counts on this sheet</source>
      <translation>Wat telt op dit blad</translation>
    </message>
    <message>
      <source>What counts:</source>
      <translation>Wat telt:</translation>
    </message>
    <message>
      <source>What do worms {one} and {two} do together ({left} left)?</source>
      <translation>Wat doen wormen {one} en {two} samen (nog {left})?</translation>
    </message>
    <message>
      <source>What does the ghost do?</source>
      <translation>Wat doet het spook?</translation>
    </message>
    <message>
      <source>What each hour gained, and what the best hour found by a bot would have gained:</source>
      <translation>Wat elk uur opbracht, en wat het beste uur dat een bot vond, had opgebracht:</translation>
    </message>
    <message>
      <source>What glows may act. Click the eye.</source>
      <translation>Wat gloeit, mag werken. Klik op het oog.</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Wat er gebeurde</translation>
    </message>
    <message>
      <source>What happened outside the rules</source>
      <translation>Wat er buiten de regels om gebeurde</translation>
    </message>
    <message>
      <source>What has happened</source>
      <translation>Wat er is gebeurd</translation>
    </message>
    <message>
      <source>What if… from step {step}, as {name}</source>
      <translation>Wat als… vanaf stap {step}, als {name}</translation>
    </message>
    <message>
      <source>What is different:</source>
      <translation>Wat anders is:</translation>
    </message>
    <message>
      <source>What is proved of this log ends with step {step}.</source>
      <translation>Wat van dit logboek bewezen is, eindigt met stap {step}.</translation>
    </message>
    <message>
      <source>What it is about</source>
      <translation>Waar het over gaat</translation>
    </message>
    <message>
      <source>What no log can show</source>
      <translation>Wat geen logboek kan tonen</translation>
    </message>
    <message>
      <source>What shall be printed?</source>
      <translation>Wat wil je afdrukken?</translation>
    </message>
    <message>
      <source>What the signs mean</source>
      <translation>Wat de tekens betekenen</translation>
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation>Wat dit uur tot nu toe heeft gedaan</translation>
    </message>
    <message>
      <source>What this room has</source>
      <translation>Wat er hier is</translation>
    </message>
    <message>
      <source>What turned the race</source>
      <translation>Wat de race deed kantelen</translation>
    </message>
    <message>
      <source>What was begun last is finished first.</source>
      <translation>Wat het laatst begon, is het eerst klaar.</translation>
    </message>
    <message>
      <source>What was checked</source>
      <translation>Wat er is gecontroleerd</translation>
    </message>
    <message>
      <source>What was checked, and how to see it yourself</source>
      <translation>Wat er is gecontroleerd, en hoe je het zelf ziet</translation>
    </message>
    <message>
      <source>What was done in this hour</source>
      <translation>Wat er in dit uur is gedaan</translation>
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation>Wat je net liet kruipen, rust een ronde. Bedenk wat de anderen zullen kiezen.</translation>
    </message>
    <message>
      <source>What {name} chooses now is secret.</source>
      <translation>Wat {name} nu kiest, is geheim.</translation>
    </message>
    <message>
      <source>What {name} had sealed was never opened, so it is void.</source>
      <translation>Wat {name} had verzegeld, is nooit geopend, dus telt het niet.</translation>
    </message>
    <message>
      <source>Whatever number it names, it moves after all the others.</source>
      <translation>Welk getal hij ook noemt, hij kruipt na alle anderen.</translation>
    </message>
    <message>
      <source>When does a race end without a winner?</source>
      <translation>Wanneer eindigt een race zonder winnaar?</translation>
    </message>
    <message>
      <source>When does the X move?</source>
      <translation>Wanneer is de X aan zet?</translation>
    </message>
    <message>
      <source>Where does {organ} put a food ({left} left)?</source>
      <translation>Waar legt {organ} een hapje (nog {left})?</translation>
    </message>
    <message>
      <source>Where does {worm} grow ({size} of at most {limit} so far: hearts {hearts} + grown before {before})?</source>
      <translation>Waar groeit {worm} (tot nu toe {size} van hoogstens {limit}: harten {hearts} + eerder gegroeid {before})?</translation>
    </message>
    <message>
      <source>Where it matters, a worm must reach the line from its front.</source>
      <translation>Waar het erop aankomt, moet een worm de lijn van voren bereiken.</translation>
    </message>
    <message>
      <source>Where the proof ends</source>
      <translation>Waar het bewijs eindigt</translation>
    </message>
    <message>
      <source>Which baby gets which organ?</source>
      <translation>Welke baby krijgt welk orgaan?</translation>
    </message>
    <message>
      <source>Which edition?</source>
      <translation>Welke uitgave?</translation>
    </message>
    <message>
      <source>Which line dances, led by {organ}?</source>
      <translation>Welke rij danst, geleid door {organ}?</translation>
    </message>
    <message>
      <source>Which organ does {worm} get?</source>
      <translation>Welk orgaan krijgt {worm}?</translation>
    </message>
    <message>
      <source>Which partner does {organ} choose?</source>
      <translation>Welke partner kiest {organ}?</translation>
    </message>
    <message>
      <source>Which sheet?</source>
      <translation>Welk blad?</translation>
    </message>
    <message>
      <source>Who calls again asks everybody to come again.</source>
      <translation>Wie opnieuw oproept, vraagt iedereen weer mee te doen.</translation>
    </message>
    <message>
      <source>Who contributed to the dice, recomputed</source>
      <translation>Wie aan de dobbelstenen bijdroeg, nagerekend</translation>
    </message>
    <message>
      <source>Who is second?</source>
      <translation>Wie is tweede?</translation>
    </message>
    <message>
      <source>Who moves by an X may swing one finish post round the other one at the end: the thread comes nearer to one head and goes away from the others.</source>
      <translation>Wie met een X kruipt, mag aan het eind één finishpaal om de andere zwenken: de draad komt dichter bij de ene kop en verder van de andere.</translation>
    </message>
    <message>
      <source>Who plays how</source>
      <translation>Wie hoe speelt</translation>
    </message>
    <message>
      <source>Who sat at the table</source>
      <translation>Wie er aan tafel zat</translation>
    </message>
    <message>
      <source>Who sat there, who whispered, who saw what: ask each other.</source>
      <translation>Wie er zat, wie fluisterde, wie wat zag: vraag het elkaar.</translation>
    </message>
    <message>
      <source>Who starts where is drawn, not taken in order.</source>
      <translation>Wie waar begint, wordt geloot, niet op volgorde bepaald.</translation>
    </message>
    <message>
      <source>Who was missing is in no further draw.</source>
      <translation>Wie ontbrak, komt in geen loting meer.</translation>
    </message>
    <message>
      <source>Whoever moves by an X may swing one finish post round the other.</source>
      <translation>Wie met een X kruipt, mag één finishpaal om de andere zwenken.</translation>
    </message>
    <message>
      <source>Whoever owns this laptop could read all that is on its disk.</source>
      <translation>Van wie deze laptop is, die kan alles op de schijf lezen.</translation>
    </message>
    <message>
      <source>Whose gestures you see:</source>
      <translation>Wiens gebaren je ziet:</translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Waarom?</translation>
    </message>
    <message>
      <source>Windows asks at the first start whether Python may use the network: allow it for private networks, and set this network to private in Settings &gt; Network &amp; internet</source>
      <translation>Windows vraagt bij de eerste start of Python het netwerk mag gebruiken: sta het toe voor privénetwerken, en zet dit netwerk op privé in Instellingen &gt; Netwerk en internet</translation>
    </message>
    <message>
      <source>Windows keeps visitors out of this program</source>
      <translation>Windows houdt bezoek buiten dit programma</translation>
    </message>
    <message>
      <source>Windows' firewall keeps the others out of this program: open Settings &gt; Privacy &amp; security &gt; Windows Security &gt; Firewall &amp; network protection &gt; Allow an app through firewall, and tick Private beside Worm Up or Python</source>
      <translation>De firewall van Windows houdt de anderen buiten dit programma: open Instellingen &gt; Privacy en beveiliging &gt; Windows-beveiliging &gt; Firewall- en netwerkbeveiliging &gt; Een app via de firewall toestaan, en vink Privé aan bij Worm Up of Python</translation>
    </message>
    <message>
      <source>Wins in a row, now and at most</source>
      <translation>Winst op rij, nu en hoogstens</translation>
    </message>
    <message>
      <source>With other copies of this game</source>
      <translation>Met andere kopieën van dit spel</translation>
    </message>
    <message>
      <source>With uv and the internet, after downloading {file}:</source>
      <translation>Met uv en het internet, na het downloaden van {file}:</translation>
    </message>
    <message>
      <source>With {names}</source>
      <translation>Met {names}</translation>
    </message>
    <message>
      <source>Without bots, the program adds none. Nobody can prove that a friend has none.</source>
      <translation>Zonder bots voegt het programma er geen toe. Niemand kan bewijzen dat een vriend er geen heeft.</translation>
    </message>
    <message>
      <source>Without {names}?</source>
      <translation>Zonder {names}?</translation>
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
      <translation>Worm &amp; Cozy in vier uren, alleen: vijf minuten</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players, not for {value}</source>
      <translation>Worm &amp; Cozy is voor 1 tot {most} spelers, niet voor {value}</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players.</source>
      <translation>Worm &amp; Cozy is voor 1 tot {most} spelers.</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy, at the first open table that is met</source>
      <translation>Worm &amp; Cozy, aan de eerste open tafel die er is</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy: {sheet}</source>
      <translation>Worm &amp; Cozy: {sheet}</translation>
    </message>
    <message>
      <source>Worm Up!</source>
      <translation>Worm Up!</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2008, tiles)</source>
      <translation>Worm Up! (Gryphon 2008, tegels)</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2010, dice)</source>
      <translation>Worm Up! (Gryphon 2010, dobbelstenen)</translation>
    </message>
    <message>
      <source>Worm Up! Join by code: {code}</source>
      <translation>Worm Up! Meedoen met code: {code}</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy</source>
      <translation>Worm Up! en Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy for one table of laptops: no server, sealed bids, every game a file that anybody can check.</source>
      <translation>Worm Up! en Worm &amp; Cozy voor één tafel met laptops: geen server, verzegelde biedingen, elk spel een bestand dat iedereen kan controleren.</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy, version {version}</source>
      <translation>Worm Up! en Worm &amp; Cozy, versie {version}</translation>
    </message>
    <message>
      <source>Worm Up! on the television</source>
      <translation>Worm Up! op de televisie</translation>
    </message>
    <message>
      <source>Worm Up! or Worm &amp; Cozy: choose a game; others join</source>
      <translation>Worm Up! of Worm &amp; Cozy: kies een spel; anderen schuiven aan</translation>
    </message>
    <message>
      <source>Worm Up!: nobody wins after round {round}</source>
      <translation>Worm Up!: niemand wint, einde na ronde {round}</translation>
    </message>
    <message>
      <source>Worm Up!: {name} wins in round {round}</source>
      <translation>Worm Up!: {name} wint in ronde {round}</translation>
    </message>
    <message>
      <source>Worm-up (Venice Connection 1995)</source>
      <translation>Worm-up (Venice Connection 1995)</translation>
    </message>
    <message>
      <source>Worms</source>
      <translation>Wormen</translation>
    </message>
    <message>
      <source>Worms have their letters in the order in which they were placed.</source>
      <translation>Wormen hebben hun letters in de volgorde waarin ze zijn gelegd.</translation>
    </message>
    <message>
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation>Wormen mogen elkaar niet raken (regel W3.4).</translation>
    </message>
    <message>
      <source>Worms stand in a Conga Line if the tail of each points at the next one. Thin lines with an arrow show it on the sheet.</source>
      <translation>Wormen staan in polonaise als de staart van elk naar de volgende wijst. Dunne lijnen met een pijl tonen het op het blad.</translation>
    </message>
    <message>
      <source>Worms, from {name}'s laptop</source>
      <translation>Wormen, van de laptop van {name}</translation>
    </message>
    <message>
      <source>Worst bid</source>
      <translation>Slechtste bod</translation>
    </message>
    <message>
      <source>Würmeln (Blatz 1994, after Tidwell)</source>
      <translation>Würmeln (Blatz 1994, naar Tidwell)</translation>
    </message>
    <message>
      <source>Würmeln 1994</source>
      <translation>Würmeln 1994</translation>
    </message>
    <message>
      <source>X marks the spot</source>
      <translation>De X treft</translation>
    </message>
    <message>
      <source>X moves by the number it names, or last (number)</source>
      <translation>X kruipt met het getal dat hij noemt, of als laatste (number)</translation>
    </message>
    <message>
      <source>X names {number}</source>
      <translation>X noemt {number}</translation>
    </message>
    <message>
      <source>Yes. Each face rests for itself; after an X that was a 7, a 7 may be bid.</source>
      <translation>Ja. Elke kant rust voor zichzelf; na een X die een 7 was, mag de 7 worden geboden.</translation>
    </message>
    <message>
      <source>Yes. No bid ever rests.</source>
      <translation>Ja. Geen bod rust ooit.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Jij</translation>
    </message>
    <message>
      <source>You are</source>
      <translation>Jij bent</translation>
    </message>
    <message>
      <source>You are expected there.</source>
      <translation>Je wordt daar verwacht.</translation>
    </message>
    <message>
      <source>You are here twice</source>
      <translation>Je bent hier twee keer</translation>
    </message>
    <message>
      <source>You are watching.</source>
      <translation>Je kijkt mee.</translation>
    </message>
    <message>
      <source>You bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>Je bood {bid} en botste met {others}; {best} had {more} % meer gewonnen.</translation>
    </message>
    <message>
      <source>You bid {bid}; {best} would have won {more} % more.</source>
      <translation>Je bood {bid}; {best} had {more} % meer gewonnen.</translation>
    </message>
    <message>
      <source>You bid {face}</source>
      <translation>Jij biedt {face}</translation>
    </message>
    <message>
      <source>You call to a tournament</source>
      <translation>Jij roept op voor een toernooi</translation>
    </message>
    <message>
      <source>You did not open your bid. You sit again as soon as all others agree.</source>
      <translation>Je hebt je bod niet geopend. Je zit weer zodra alle anderen instemmen.</translation>
    </message>
    <message>
      <source>You go on with {game}.</source>
      <translation>Je gaat verder met {game}.</translation>
    </message>
    <message>
      <source>You got up</source>
      <translation>Je stond op</translation>
    </message>
    <message>
      <source>You have been choosing for {seconds} s.</source>
      <translation>Je bent al {seconds} s aan het kiezen.</translation>
    </message>
    <message>
      <source>You have left the game for good.</source>
      <translation>Je hebt het spel voorgoed verlaten.</translation>
    </message>
    <message>
      <source>You have left the game for good; the others know.</source>
      <translation>Je hebt het spel voorgoed verlaten; de anderen weten het.</translation>
    </message>
    <message>
      <source>You have left the table; nothing was bid yet.</source>
      <translation>Je hebt de tafel verlaten; er was nog niets geboden.</translation>
    </message>
    <message>
      <source>You have not chosen anything here yet.</source>
      <translation>Je hebt hier nog niets gekozen.</translation>
    </message>
    <message>
      <source>You have not chosen yet either.</source>
      <translation>Jij hebt ook nog niet gekozen.</translation>
    </message>
    <message>
      <source>You have not moved, so nothing of yours rests. Think of what the others will choose.</source>
      <translation>Je hebt niet gekropen, dus er rust niets van jou. Bedenk wat de anderen zullen kiezen.</translation>
    </message>
    <message>
      <source>You leave for good; the others are told.</source>
      <translation>Je gaat voorgoed weg; de anderen horen het.</translation>
    </message>
    <message>
      <source>You leave for good; {name} is told. It is done when {name} has acted too; you may close the table now.</source>
      <translation>Je gaat voorgoed weg; {name} hoort het. Het is klaar als ook {name} iets heeft gedaan; je mag de tafel nu sluiten.</translation>
    </message>
    <message>
      <source>You leave something: {what}.</source>
      <translation>Je laat iets liggen: {what}.</translation>
    </message>
    <message>
      <source>You look on</source>
      <translation>Je kijkt toe</translation>
    </message>
    <message>
      <source>You pass, though you could: {options}.</source>
      <translation>Je past, terwijl je kon: {options}.</translation>
    </message>
    <message>
      <source>You play alone</source>
      <translation>Je speelt alleen</translation>
    </message>
    <message>
      <source>You sit down first; others join</source>
      <translation>Jij gaat eerst zitten; anderen schuiven aan</translation>
    </message>
    <message>
      <source>You watch. Nobody's secret is shown to you.</source>
      <translation>Je kijkt mee. Niemands geheim wordt je getoond.</translation>
    </message>
    <message>
      <source>You win!</source>
      <translation>Jij wint!</translation>
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
      <translation>Jij wilt verder. Wachten op nog {missing}.</translation>
    </message>
    <message>
      <source>You would let {names} back. Not all others have agreed yet.</source>
      <translation>Jij wilt {names} terug laten. Nog niet alle anderen stemmen in.</translation>
    </message>
    <message>
      <source>Your X</source>
      <translation>Jouw X</translation>
    </message>
    <message>
      <source>Your X is alone. It moves by any number that nobody has bid.</source>
      <translation>Jouw X is de enige. Hij kruipt met een getal dat niemand heeft geboden.</translation>
    </message>
    <message>
      <source>Your X is alone: name the number that your worm moves by.</source>
      <translation>Jouw X is de enige: noem het getal waarmee je worm kruipt.</translation>
    </message>
    <message>
      <source>Your X was alone: choose any number that nobody bid. You may swing a post too.</source>
      <translation>Jouw X was de enige: kies een getal dat niemand bood. Je mag ook een paal zwenken.</translation>
    </message>
    <message>
      <source>Your answer counts for everybody at this laptop.</source>
      <translation>Jouw antwoord telt voor iedereen aan deze laptop.</translation>
    </message>
    <message>
      <source>Your bid is sealed</source>
      <translation>Je bod is verzegeld</translation>
    </message>
    <message>
      <source>Your bid is sealed. Waiting for {names}.</source>
      <translation>Je bod is verzegeld. Wachten op {names}.</translation>
    </message>
    <message>
      <source>Your game goes on</source>
      <translation>Je spel gaat verder</translation>
    </message>
    <message>
      <source>Your games and your key lie here</source>
      <translation>Hier liggen je spellen en je sleutel</translation>
    </message>
    <message>
      <source>Your head is blocked by {bodies}: press Done.</source>
      <translation>Je kop zit vast door {bodies}: druk op Klaar.</translation>
    </message>
    <message>
      <source>Your head touches the finish line: press Done and you have won.</source>
      <translation>Je kop raakt de finishlijn: druk op Klaar en je hebt gewonnen.</translation>
    </message>
    <message>
      <source>Your log of that game shows the same position.</source>
      <translation>Jouw logboek van dat spel laat dezelfde stelling zien.</translation>
    </message>
    <message>
      <source>Your move, {number}: drag the last segment to the head, click beside the head, or use the arrows.</source>
      <translation>Jouw zet, {number}: sleep het laatste segment naar de kop, klik naast de kop, of gebruik de pijlen.</translation>
    </message>
    <message>
      <source>Your move: {number}</source>
      <translation>Jouw zet: {number}</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Je naam</translation>
    </message>
    <message>
      <source>Your open envelope: nothing is in it yet</source>
      <translation>Je open envelop: er zit nog niets in</translation>
    </message>
    <message>
      <source>Your open envelope: {face} is in it</source>
      <translation>Je open envelop: {face} zit erin</translation>
    </message>
    <message>
      <source>Your place is kept.</source>
      <translation>Je plaats blijft vrij.</translation>
    </message>
    <message>
      <source>Your race goes on</source>
      <translation>Je race gaat verder</translation>
    </message>
    <message>
      <source>Your sealed bid is still there.</source>
      <translation>Je verzegelde bod ligt er nog.</translation>
    </message>
    <message>
      <source>Your sealed envelope</source>
      <translation>Je verzegelde envelop</translation>
    </message>
    <message>
      <source>Your seat goes on at your other laptop. Here you look on.</source>
      <translation>Je plaats speelt verder op je andere laptop. Hier kijk je toe.</translation>
    </message>
    <message>
      <source>Your seat is also open on another laptop. Go on here?</source>
      <translation>Je plaats is ook open op een andere laptop. Hier verder?</translation>
    </message>
    <message>
      <source>Your table is open</source>
      <translation>Je tafel is open</translation>
    </message>
    <message>
      <source>Your worm stays and dozes. You can come back as long as the others play; the game is on your shelf. If you leave for good, you cannot come back.</source>
      <translation>Je worm blijft en doezelt. Je kunt terug zolang de anderen spelen; het spel staat in je kast. Ga je voorgoed weg, dan kun je niet terug.</translation>
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation>Je worm blijft liggen als obstakel en je biedt niet meer. De laatste in de race wint.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}.</source>
      <translation>Jouw {bid} in ronde {round}.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>Jouw {bid} in ronde {round}; {best} had {more} % meer gewonnen.</translation>
    </message>
    <message>
      <source>Zoom, and show everything again</source>
      <translation>Zoomen, en weer alles tonen</translation>
    </message>
    <message>
      <source>a Conga Line dances</source>
      <translation>een polonaise danst</translation>
    </message>
    <message>
      <source>a baby has to touch {one} or {two}</source>
      <translation>een baby moet {one} of {two} raken</translation>
    </message>
    <message numerus="yes">
      <source>a baby of {count} spaces:</source>
      <extracomment>a baby of {count} space:</extracomment>
      <translation>
        <numerusform>een baby van {count} vakje:</numerusform>
        <numerusform>een baby van {count} vakjes:</numerusform>
      </translation>
    </message>
    <message>
      <source>a baby, or organs for babies</source>
      <translation>een baby, of organen voor baby's</translation>
    </message>
    <message>
      <source>a baby, {worm}, on {spaces}</source>
      <translation>een baby, {worm}, op {spaces}</translation>
    </message>
    <message>
      <source>a bid has to be locked in with it</source>
      <translation>er moet een bod mee worden vastgelegd</translation>
    </message>
    <message>
      <source>a brain</source>
      <translation>een brein</translation>
    </message>
    <message>
      <source>a clip holds half a minute, and these steps take longer: choose fewer</source>
      <translation>een clip duurt hooguit een halve minuut, en deze stappen duren langer: kies er minder</translation>
    </message>
    <message>
      <source>a clip of the steps N to M; else of step N, or of the last turn</source>
      <translation>een clip van de stappen N tot M; anders van stap N, of van de laatste beurt</translation>
    </message>
    <message>
      <source>a collar</source>
      <translation>een kraag</translation>
    </message>
    <message>
      <source>a connection with a false key is not refused: install the program again, and do not play before</source>
      <translation>een verbinding met een valse sleutel wordt niet geweigerd: installeer het programma opnieuw, en speel niet voor die tijd</translation>
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation>een parcours van {length} mm</translation>
    </message>
    <message>
      <source>a course of {value_mm} mm does not fit on the table</source>
      <translation>een parcours van {value_mm} mm past niet op de tafel</translation>
    </message>
    <message>
      <source>a decision cannot be read</source>
      <translation>een beslissing is niet te lezen</translation>
    </message>
    <message>
      <source>a decision is not what the hour asks for then</source>
      <translation>een beslissing is niet wat het uur dan vraagt</translation>
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation>een dobbelsteen, nog niet gegooid</translation>
    </message>
    <message>
      <source>a folder with files and their SHA256SUMS (else this program itself, and what was gathered)</source>
      <translation>een map met bestanden en hun SHA256SUMS (anders dit programma zelf en wat verzameld is)</translation>
    </message>
    <message>
      <source>a food lies on {space}</source>
      <translation>op {space} ligt een hapje</translation>
    </message>
    <message>
      <source>a food on {space}</source>
      <translation>een hapje op {space}</translation>
    </message>
    <message>
      <source>a food on {space}, right at the mouth on {mouths}</source>
      <translation>een hapje op {space}, vlak bij de mond op {mouths}</translation>
    </message>
    <message>
      <source>a group is made of * (star), o (circle) and X, or is a single dot, not {value}</source>
      <translation>een groep bestaat uit * (ster), o (cirkel) en X, of is één punt, niet {value}</translation>
    </message>
    <message>
      <source>a heart</source>
      <translation>een hart</translation>
    </message>
    <message>
      <source>a hole, and what reads as a record behind it, at byte {byte}</source>
      <translation>een gat, en daarachter wat op een record lijkt, bij byte {byte}</translation>
    </message>
    <message>
      <source>a line of JSON for each change</source>
      <translation>een regel JSON voor elke verandering</translation>
    </message>
    <message>
      <source>a log, or a folder: every log in it</source>
      <translation>een logboek, of een map: elk logboek erin</translation>
    </message>
    <message>
      <source>a map has . for blank, # for a rock and o for a food, not {value}</source>
      <translation>een kaart heeft . voor leeg, # voor een steen en o voor een hapje, niet {value}</translation>
    </message>
    <message>
      <source>a mouth</source>
      <translation>een mond</translation>
    </message>
    <message>
      <source>a name has 1 to {most} characters, not {count}</source>
      <translation>een naam heeft 1 tot {most} tekens, niet {count}</translation>
    </message>
    <message>
      <source>a name has no control, direction or private-use characters</source>
      <translation>een naam heeft geen stuur-, richtings- of eigen tekens</translation>
    </message>
    <message>
      <source>a name has no invisible or blank characters</source>
      <translation>een naam heeft geen onzichtbare of lege tekens</translation>
    </message>
    <message>
      <source>a name is in normal form, without spaces around it</source>
      <translation>een naam staat in normale vorm, zonder spaties eromheen</translation>
    </message>
    <message>
      <source>a name, or how a key begins</source>
      <translation>een naam, of hoe een sleutel begint</translation>
    </message>
    <message>
      <source>a nudge after {seconds} s</source>
      <translation>een duwtje na {seconds} s</translation>
    </message>
    <message>
      <source>a number for the next dice has to be locked in with it</source>
      <translation>er moet een getal voor de volgende dobbelstenen mee worden vastgelegd</translation>
    </message>
    <message>
      <source>a packet filter of this laptop drops what friends send: let this network in, or join with the code of another laptop</source>
      <translation>een pakketfilter van deze laptop gooit weg wat vrienden sturen: laat dit netwerk binnen, of doe mee met de code van een andere laptop</translation>
    </message>
    <message>
      <source>a packet was not understood, by a fault of this program ({what})</source>
      <translation>een pakket is niet begrepen, door een fout van dit programma ({what})</translation>
    </message>
    <message>
      <source>a phone</source>
      <translation>een telefoon</translation>
    </message>
    <message>
      <source>a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>een plaatje eindigt op .png of .svg, een clip op .webp of .gif</translation>
    </message>
    <message>
      <source>a picture of the game after this step, else after the last</source>
      <translation>een plaatje van het spel na deze stap, anders na de laatste</translation>
    </message>
    <message>
      <source>a player who does not open a bid is out until all let them back</source>
      <translation>wie een bod niet opent, ligt eruit tot iedereen hem terug laat</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all let them back</source>
      <translation>wie zijn getal voor een worp niet opent, ligt eruit tot allen hem terug laten</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all others agree</source>
      <translation>wie zijn getal voor een worp niet opent, ligt eruit tot alle anderen het goed vinden</translation>
    </message>
    <message>
      <source>a player who has not opened a bid is out until all others agree</source>
      <translation>wie een bod niet heeft geopend, ligt eruit tot alle anderen instemmen</translation>
    </message>
    <message>
      <source>a player who passed all hours would get more than 0 points: {value}</source>
      <translation>wie alle uren paste, kreeg meer dan 0 punten: {value}</translation>
    </message>
    <message>
      <source>a port is a number from {least} to 65535</source>
      <translation>een poort is een getal van {least} tot 65535</translation>
    </message>
    <message>
      <source>a position of a race, and a win to be found</source>
      <translation>een stelling uit een race, en een winst om te vinden</translation>
    </message>
    <message>
      <source>a post is swung only after the advance, or before it too (after)</source>
      <translation>een paal wordt alleen na de zet gezwenkt, of ook ervoor (after)</translation>
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation>een paal mag voor de zet worden gezwenkt</translation>
    </message>
    <message>
      <source>a puzzle that somebody sent you; else those of the program</source>
      <translation>een puzzel die iemand je heeft gestuurd; anders die van het programma</translation>
    </message>
    <message>
      <source>a record of length {count} cannot be</source>
      <translation>een record met lengte {count} kan niet</translation>
    </message>
    <message>
      <source>a record of length {count} fails its checksum</source>
      <translation>een record met lengte {count} zakt voor zijn controlesom</translation>
    </message>
    <message>
      <source>a region is written like "columns 1-4" or "rows 5-8", not {value}</source>
      <translation>een gebied schrijf je als "columns 1-4" of "rows 5-8", niet {value}</translation>
    </message>
    <message>
      <source>a rock lies on {space}</source>
      <translation>op {space} ligt een steen</translation>
    </message>
    <message>
      <source>a seat without a window, played by a bot; one line a step</source>
      <translation>een plaats zonder venster, gespeeld door een bot; één regel per stap</translation>
    </message>
    <message>
      <source>a segment must lie wholly on the table</source>
      <translation>een segment moet helemaal op tafel liggen</translation>
    </message>
    <message>
      <source>a shape is a path of # that touches itself nowhere, rows parted by /, not {value}</source>
      <translation>een vorm is een pad van # dat zichzelf nergens raakt, rijen gescheiden door /, niet {value}</translation>
    </message>
    <message>
      <source>a sheet has 3 to 26 of them, not {value}</source>
      <translation>een blad heeft er 3 tot 26, niet {value}</translation>
    </message>
    <message>
      <source>a sheet has three of them, each under [[reward]], not {value}</source>
      <translation>een blad heeft er drie, elk onder [[reward]], niet {value}</translation>
    </message>
    <message>
      <source>a sheet of your own: docs/rules/cozy.md</source>
      <translation>een eigen blad: docs/rules/cozy.md</translation>
    </message>
    <message>
      <source>a sheet without a name</source>
      <translation>een blad zonder naam</translation>
    </message>
    <message>
      <source>a space is not blank</source>
      <translation>een vakje is niet leeg</translation>
    </message>
    <message>
      <source>a space lies outside of the sheet</source>
      <translation>een vakje ligt buiten het blad</translation>
    </message>
    <message>
      <source>a swing must move the post</source>
      <translation>zwenken moet de paal verplaatsen</translation>
    </message>
    <message>
      <source>a swung post keeps 48 mm from the edge of the table</source>
      <translation>een gezwenkte paal blijft 48 mm van de rand van de tafel</translation>
    </message>
    <message>
      <source>a swung post keeps its distance from the other one</source>
      <translation>een gezwenkte paal houdt zijn afstand tot de andere</translation>
    </message>
    <message>
      <source>a table for a spreadsheet</source>
      <translation>een tabel voor een rekenblad</translation>
    </message>
    <message>
      <source>a tail</source>
      <translation>een staart</translation>
    </message>
    <message>
      <source>a whole game of bots on this machine, told in words, then checked</source>
      <translation>een heel spel van bots op deze computer, in woorden verteld, dan gecontroleerd</translation>
    </message>
    <message>
      <source>a whole record of length {count} that claims {claimed}</source>
      <translation>een heel record met lengte {count} dat {claimed} beweert</translation>
    </message>
    <message>
      <source>a window opens and paints its first page (Qt {qt}), but here is no screen to show it</source>
      <translation>een venster gaat open en tekent zijn eerste pagina (Qt {qt}), maar hier is geen scherm om het te tonen</translation>
    </message>
    <message>
      <source>a window opens, paints its first page and closes (Qt {qt})</source>
      <translation>een venster gaat open, tekent zijn eerste pagina en sluit (Qt {qt})</translation>
    </message>
    <message>
      <source>a worm does not grow from the end with its tail</source>
      <translation>een worm groeit niet aan de kant met zijn staart</translation>
    </message>
    <message>
      <source>a worm has one tail at most</source>
      <translation>een worm heeft hoogstens één staart</translation>
    </message>
    <message>
      <source>a worm is no partner of its own</source>
      <translation>een worm is niet zijn eigen partner</translation>
    </message>
    <message>
      <source>a worm is re-posed before its first segment is moved, and once</source>
      <translation>een worm wordt opnieuw gelegd voordat zijn eerste segment kruipt, en één keer</translation>
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation>een worm mag eerst opnieuw worden gelegd</translation>
    </message>
    <message>
      <source>a worm may touch itself, not overlap itself</source>
      <translation>een worm mag zichzelf raken, niet over zichzelf liggen</translation>
    </message>
    <message>
      <source>a worm turns round before its first segment is moved, not later</source>
      <translation>een worm keert om voordat zijn eerste segment kruipt, niet later</translation>
    </message>
    <message>
      <source>a worm turns round only when its head is blocked</source>
      <translation>een worm keert alleen om als zijn kop vastzit</translation>
    </message>
    <message>
      <source>acts in a step that is not its turn</source>
      <translation>handelt in een stap waarin het niet aan de beurt is</translation>
    </message>
    <message>
      <source>adds an organ to its worm</source>
      <translation>geeft zijn worm een orgaan</translation>
    </message>
    <message>
      <source>after re-posing the worm must advance</source>
      <translation>na het opnieuw leggen moet de worm kruipen</translation>
    </message>
    <message>
      <source>after round {round}: {shares}</source>
      <translation>na ronde {round}: {shares}</translation>
    </message>
    <message>
      <source>again</source>
      <translation>nog eens</translation>
    </message>
    <message>
      <source>ahead</source>
      <translation>voor</translation>
    </message>
    <message>
      <source>all check</source>
      <translation>alle kloppen</translation>
    </message>
    <message>
      <source>all in turn</source>
      <translation>om de beurt</translation>
    </message>
    <message>
      <source>always this one</source>
      <translation>altijd deze</translation>
    </message>
    <message>
      <source>ambiguous option: %(option)s could match %(matches)s</source>
      <translation>onduidelijke optie: %(option)s kan %(matches)s zijn</translation>
    </message>
    <message>
      <source>an X alone</source>
      <translation>een X alleen</translation>
    </message>
    <message>
      <source>an empty folder</source>
      <translation>een lege map</translation>
    </message>
    <message>
      <source>an empty sheet instead, of this chapter of Worm &amp; Cozy; 0 is all of them</source>
      <translation>in plaats daarvan een leeg blad van dit hoofdstuk van Worm &amp; Cozy; 0 is alle bladen</translation>
    </message>
    <message>
      <source>an eye</source>
      <translation>een oog</translation>
    </message>
    <message>
      <source>an hour without a turn is a pass</source>
      <translation>een uur zonder beurt is een pas</translation>
    </message>
    <message>
      <source>an open table: {game}</source>
      <translation>een open tafel: {game}</translation>
    </message>
    <message>
      <source>an organ for worm {worm}</source>
      <translation>een orgaan voor worm {worm}</translation>
    </message>
    <message>
      <source>an organ has to be added here</source>
      <translation>hier moet een orgaan worden toegevoegd</translation>
    </message>
    <message>
      <source>anchor</source>
      <translation>anker</translation>
    </message>
    <message>
      <source>another game</source>
      <translation>een ander spel</translation>
    </message>
    <message numerus="yes">
      <source>another key has this name in {count} other games on this laptop</source>
      <extracomment>another key has this name in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>in {count} ander spel op deze laptop heeft een andere sleutel deze naam</numerusform>
        <numerusform>in {count} andere spellen op deze laptop heeft een andere sleutel deze naam</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>another key than in {count} earlier games: ask who it is</source>
      <extracomment>another key than in an earlier game: ask who it is</extracomment>
      <translation>
        <numerusform>een andere sleutel dan in een eerder spel: vraag wie het is</numerusform>
        <numerusform>een andere sleutel dan in {count} eerdere spellen: vraag wie het is</numerusform>
      </translation>
    </message>
    <message>
      <source>another kind of value belongs here than {value}</source>
      <translation>hier hoort een ander soort waarde dan {value}</translation>
    </message>
    <message>
      <source>another program uses your key</source>
      <translation>een ander programma gebruikt je sleutel</translation>
    </message>
    <message>
      <source>answers a call otherwise than an answer must be</source>
      <translation>beantwoordt een oproep anders dan een antwoord moet zijn</translation>
    </message>
    <message>
      <source>answers or seals a call that is not allowed</source>
      <translation>beantwoordt of verzegelt een oproep die niet mag</translation>
    </message>
    <message>
      <source>apple</source>
      <translation>appel</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
      <source>arrow</source>
      <translation>pijl</translation>
    </message>
    <message>
      <source>at the blank space {space}</source>
      <translation>naar het lege vakje {space}</translation>
    </message>
    <message>
      <source>at the food on {space}</source>
      <translation>naar het hapje op {space}</translation>
    </message>
    <message>
      <source>at the line</source>
      <translation>bij de lijn</translation>
    </message>
    <message>
      <source>at the rock on {space}</source>
      <translation>naar de steen op {space}</translation>
    </message>
    <message>
      <source>at the table: {names}</source>
      <translation>aan tafel: {names}</translation>
    </message>
    <message>
      <source>at the table: {names}; waiting for {missing}</source>
      <translation>aan tafel: {names}; wachten op {missing}</translation>
    </message>
    <message>
      <source>at this table the worm advances before a post is swung</source>
      <translation>aan deze tafel kruipt de worm voor er een paal wordt gezwenkt</translation>
    </message>
    <message>
      <source>at worm {worm}</source>
      <translation>naar worm {worm}</translation>
    </message>
    <message>
      <source>babies</source>
      <translation>baby's</translation>
    </message>
    <message>
      <source>babies get any organ but a collar</source>
      <translation>baby's krijgen elk orgaan, behalve een kraag</translation>
    </message>
    <message>
      <source>baby of {count}</source>
      <translation>baby van {count}</translation>
    </message>
    <message>
      <source>bear</source>
      <translation>beer</translation>
    </message>
    <message>
      <source>begins with {found}, a log with {wanted}</source>
      <translation>begint met {found}, een logboek met {wanted}</translation>
    </message>
    <message>
      <source>behind</source>
      <translation>achter</translation>
    </message>
    <message>
      <source>bell</source>
      <translation>bel</translation>
    </message>
    <message>
      <source>belongs to another game</source>
      <translation>hoort bij een ander spel</translation>
    </message>
    <message>
      <source>best in {game}</source>
      <translation>beste in {game}</translation>
    </message>
    <message>
      <source>bid</source>
      <translation>bod</translation>
    </message>
    <message>
      <source>bids by dice</source>
      <translation>biedt met dobbelstenen</translation>
    </message>
    <message>
      <source>bids {face}</source>
      <translation>biedt {face}</translation>
    </message>
    <message>
      <source>bird</source>
      <translation>vogel</translation>
    </message>
    <message>
      <source>blank areas</source>
      <translation>lege gebieden</translation>
    </message>
    <message>
      <source>boat</source>
      <translation>boot</translation>
    </message>
    <message>
      <source>bone</source>
      <translation>bot</translation>
    </message>
    <message>
      <source>book</source>
      <translation>boek</translation>
    </message>
    <message>
      <source>both are {name}: choose two keys</source>
      <translation>allebei zijn {name}: kies twee sleutels</translation>
    </message>
    <message>
      <source>both keys are the same player</source>
      <translation>beide sleutels zijn dezelfde speler</translation>
    </message>
    <message>
      <source>bots whose logs are in {folder}: {logs} instead of {bots}</source>
      <translation>bots met een logboek in {folder}: {logs} in plaats van {bots}</translation>
    </message>
    <message>
      <source>bottle</source>
      <translation>fles</translation>
    </message>
    <message>
      <source>brain</source>
      <translation>brein</translation>
    </message>
    <message>
      <source>brain {space}: fill it in to turn a die</source>
      <translation>brein {space}: vul het in om een dobbelsteen te draaien</translation>
    </message>
    <message>
      <source>brains not filled in</source>
      <translation>breinen die niet zijn ingevuld</translation>
    </message>
    <message>
      <source>brains unfilled</source>
      <translation>breinen over</translation>
    </message>
    <message>
      <source>bread</source>
      <translation>brood</translation>
    </message>
    <message>
      <source>breaks rule {tag}</source>
      <translation>breekt regel {tag}</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>brug</translation>
    </message>
    <message>
      <source>bring a friend: laptops in the room download the program from this one, in a browser</source>
      <translation>vriend meebrengen: laptops in de kamer downloaden het programma van deze, in een browser</translation>
    </message>
    <message>
      <source>broom</source>
      <translation>bezem</translation>
    </message>
    <message>
      <source>bump</source>
      <translation>botsing</translation>
    </message>
    <message>
      <source>bump!</source>
      <translation>bots!</translation>
    </message>
    <message>
      <source>bumped</source>
      <translation>gebotst</translation>
    </message>
    <message>
      <source>bumps</source>
      <translation>botsingen</translation>
    </message>
    <message>
      <source>butter</source>
      <translation>boter</translation>
    </message>
    <message>
      <source>by seat, or by lot (seat)</source>
      <translation>op volgorde van plaats, of door loting (seat)</translation>
    </message>
    <message>
      <source>byte 0: the header is damaged, yet records follow it</source>
      <translation>byte 0: de kop is beschadigd, toch volgen er records</translation>
    </message>
    <message>
      <source>byte {byte} (good records before it: {count}): {why}</source>
      <translation>byte {byte} (goede records ervoor: {count}): {why}</translation>
    </message>
    <message>
      <source>byte {byte}: the log has format {found}, and we read format {wanted}: update this program</source>
      <translation>byte {byte}: het logboek heeft formaat {found}, en wij lezen formaat {wanted}: werk dit programma bij</translation>
    </message>
    <message>
      <source>bytes of a record: {count}</source>
      <translation>bytes van een record: {count}</translation>
    </message>
    <message>
      <source>cactus</source>
      <translation>cactus</translation>
    </message>
    <message>
      <source>call</source>
      <translation>oproep</translation>
    </message>
    <message>
      <source>call of the others: {asked}</source>
      <translation>oproep van de anderen: {asked}</translation>
    </message>
    <message>
      <source>call: {asked}, as soon as a majority agrees</source>
      <translation>oproep: {asked}, zodra een meerderheid instemt</translation>
    </message>
    <message>
      <source>calls a step complete that is not, or completes it otherwise</source>
      <translation>noemt een stap af die het niet is, of maakt hem anders af</translation>
    </message>
    <message>
      <source>camel</source>
      <translation>kameel</translation>
    </message>
    <message>
      <source>candle</source>
      <translation>kaars</translation>
    </message>
    <message>
      <source>cannot be judged here</source>
      <translation>is hier niet te controleren</translation>
    </message>
    <message>
      <source>castle</source>
      <translation>kasteel</translation>
    </message>
    <message>
      <source>chapter {number}</source>
      <translation>hoofdstuk {number}</translation>
    </message>
    <message>
      <source>check adapters, ports, firewall and disk; listen for other peers</source>
      <translation>adapters, poorten, firewall en schijf nakijken; luisteren naar anderen</translation>
    </message>
    <message>
      <source>check logs: every signature, opening, move and step; compare several copies</source>
      <translation>logboeken controleren: elke handtekening, opening, zet en stap; kopieën vergelijken</translation>
    </message>
    <message>
      <source>checking logs</source>
      <translation>logboeken controleren</translation>
    </message>
    <message>
      <source>checks, unfinished</source>
      <translation>klopt, niet af</translation>
    </message>
    <message>
      <source>checks, with a proof against a seat</source>
      <translation>klopt, met een bewijs tegen een plaats</translation>
    </message>
    <message>
      <source>checks, with calls by the players</source>
      <translation>klopt, met oproepen van de spelers</translation>
    </message>
    <message>
      <source>cheese</source>
      <translation>kaas</translation>
    </message>
    <message>
      <source>chequered</source>
      <translation>geruit</translation>
    </message>
    <message>
      <source>cherry</source>
      <translation>kers</translation>
    </message>
    <message>
      <source>chooses {worm} for an organ</source>
      <translation>kiest {worm} voor een orgaan</translation>
    </message>
    <message>
      <source>choosing</source>
      <translation>kiest</translation>
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation>klik om {space} terug te nemen</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>klok</translation>
    </message>
    <message>
      <source>cloud</source>
      <translation>wolk</translation>
    </message>
    <message>
      <source>codes have no {value!r}</source>
      <translation>codes hebben geen {value!r}</translation>
    </message>
    <message>
      <source>collar</source>
      <translation>kraag</translation>
    </message>
    <message>
      <source>collar pairs</source>
      <translation>kraagparen</translation>
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation>kraag {space}: met wie?</translation>
    </message>
    <message>
      <source>column {column}</source>
      <translation>kolom {column}</translation>
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation>kolommen {first} tot {last}</translation>
    </message>
    <message>
      <source>comes after the end of the game</source>
      <translation>komt na het einde van het spel</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>commando's</translation>
    </message>
    <message>
      <source>comparing</source>
      <translation>vergelijken</translation>
    </message>
    <message>
      <source>conga</source>
      <translation>polonaise</translation>
    </message>
    <message>
      <source>cozy</source>
      <translation>knus</translation>
    </message>
    <message>
      <source>cozy as compost</source>
      <translation>knus als compost</translation>
    </message>
    <message>
      <source>cozy rocks</source>
      <translation>knusse stenen</translation>
    </message>
    <message>
      <source>cozy worms</source>
      <translation>knusse wormen</translation>
    </message>
    <message>
      <source>crawls {count}</source>
      <translation>kruipt {count}</translation>
    </message>
    <message>
      <source>crawls {count} of {number}</source>
      <translation>kruipt {count} van {number}</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and is stuck</source>
      <translation>kruipt {count} van {number} en zit vast</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and stops there</source>
      <translation>kruipt {count} van {number} en stopt daar</translation>
    </message>
    <message>
      <source>crawls {number}</source>
      <translation>kruipt {number}</translation>
    </message>
    <message>
      <source>crown</source>
      <translation>kroon</translation>
    </message>
    <message>
      <source>decision {number}: {said}</source>
      <translation>beslissing {number}: {said}</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>dobbelstenen</translation>
    </message>
    <message>
      <source>differ in step {next}</source>
      <translation>verschillen in stap {next}</translation>
    </message>
    <message>
      <source>different worm shapes on the sheet</source>
      <translation>verschillende wormvormen op het blad</translation>
    </message>
    <message>
      <source>disk</source>
      <translation>schijf</translation>
    </message>
    <message>
      <source>does not begin with a genesis</source>
      <translation>begint niet met een genesis</translation>
    </message>
    <message>
      <source>does not check</source>
      <translation>klopt niet</translation>
    </message>
    <message>
      <source>does not continue this game's past</source>
      <translation>zet het verleden van dit spel niet voort</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>kruipt niet</translation>
    </message>
    <message>
      <source>does not open the commitment it made</source>
      <translation>opent niet wat het had vastgelegd</translation>
    </message>
    <message>
      <source>does not open the salt that its offer fixed</source>
      <translation>opent niet het zout dat zijn aanbod vastlegde</translation>
    </message>
    <message>
      <source>dotted</source>
      <translation>gestippeld</translation>
    </message>
    <message>
      <source>downloading: {percentage} %</source>
      <translation>downloaden: {percentage} %</translation>
    </message>
    <message>
      <source>downloads finished: {count}</source>
      <translation>downloads klaar: {count}</translation>
    </message>
    <message>
      <source>drawing</source>
      <translation>tekent</translation>
    </message>
    <message>
      <source>drawing the clip</source>
      <translation>de clip wordt getekend</translation>
    </message>
    <message>
      <source>drawing, {total}</source>
      <translation>tekent, {total}</translation>
    </message>
    <message>
      <source>drrrrr…</source>
      <translation>drrrrr…</translation>
    </message>
    <message>
      <source>drum</source>
      <translation>trommel</translation>
    </message>
    <message>
      <source>eagle</source>
      <translation>adelaar</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>makkelijk</translation>
    </message>
    <message>
      <source>edge worms</source>
      <translation>randwormen</translation>
    </message>
    <message>
      <source>egg</source>
      <translation>ei</translation>
    </message>
    <message>
      <source>elephant</source>
      <translation>olifant</translation>
    </message>
    <message>
      <source>en</source>
      <translation>nl</translation>
    </message>
    <message>
      <source>encryption</source>
      <translation>versleuteling</translation>
    </message>
    <message>
      <source>end</source>
      <translation>einde</translation>
    </message>
    <message>
      <source>end when the standard input ends</source>
      <translation>stoppen als de standaardinvoer eindigt</translation>
    </message>
    <message>
      <source>ended</source>
      <translation>beëindigd</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>gelijk</translation>
    </message>
    <message>
      <source>every organ
of {worms}</source>
      <translation>elk orgaan
van {worms}</translation>
    </message>
    <message>
      <source>everything checks</source>
      <translation>alles klopt</translation>
    </message>
    <message>
      <source>everything that has to work works</source>
      <translation>alles wat moet werken, werkt</translation>
    </message>
    <message>
      <source>example: {command}</source>
      <translation>voorbeeld: {command}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>exitcode {code}</translation>
    </message>
    <message>
      <source>exit codes: 0 all is well, 1 the answer is no, 2 wrong use or no log, 3 a newer version's</source>
      <translation>exitcodes: 0 alles goed, 1 het antwoord is nee, 2 verkeerd gebruikt of geen logboek, 3 van een nieuwere versie</translation>
    </message>
    <message numerus="yes">
      <source>expected %s arguments</source>
      <extracomment>expected %s argument</extracomment>
      <translation>
        <numerusform>%s argument verwacht</numerusform>
        <numerusform>%s argumenten verwacht</numerusform>
      </translation>
    </message>
    <message>
      <source>expected at least one argument</source>
      <translation>minstens één argument verwacht</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>hoogstens één argument verwacht</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>één argument verwacht</translation>
    </message>
    <message>
      <source>export</source>
      <translation>export</translation>
    </message>
    <message>
      <source>export      {digest}</source>
      <translation>export      {digest}</translation>
    </message>
    <message>
      <source>eye</source>
      <translation>oog</translation>
    </message>
    <message>
      <source>eye {space}, food left: {left}</source>
      <translation>oog {space}, hapjes over: {left}</translation>
    </message>
    <message>
      <source>eye, mouth, tail, collar, brain, heart are wanted once each, not {value}</source>
      <translation>oog, mond, staart, kraag, brein, hart zijn elk één keer nodig, niet {value}</translation>
    </message>
    <message>
      <source>eyes and mouths do not look back along their worm, nor tails into it</source>
      <translation>ogen en monden kijken niet terug langs hun worm, en staarten niet erin</translation>
    </message>
    <message>
      <source>eyes and mouths go on the first two spaces, a tail on the last one</source>
      <translation>ogen en monden komen op de eerste twee vakjes, een staart op het laatste</translation>
    </message>
    <message>
      <source>feather</source>
      <translation>veer</translation>
    </message>
    <message>
      <source>fed worms</source>
      <translation>gevoede wormen</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, but not while they are open, as usual on Windows; {free} MB are free</source>
      <translation>bestanden in {folder} worden voorgoed geschreven in {took} ms, vergrendeld en vervangen, maar niet terwijl ze open zijn, zoals gewoon in Windows; {free} MB is vrij</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, open ones too; {free} MB are free</source>
      <translation>bestanden in {folder} worden voorgoed geschreven in {took} ms, vergrendeld en vervangen, open bestanden ook; {free} MB is vrij</translation>
    </message>
    <message>
      <source>fill in a brain</source>
      <translation>een brein invullen</translation>
    </message>
    <message>
      <source>fills in the brain on {space}: {change}</source>
      <translation>vult het brein op {space} in: {change}</translation>
    </message>
    <message>
      <source>finish</source>
      <translation>finish</translation>
    </message>
    <message>
      <source>finish post {number}</source>
      <translation>finishpaal {number}</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>klaar</translation>
    </message>
    <message>
      <source>finished; {game}</source>
      <translation>klaar; {game}</translation>
    </message>
    <message>
      <source>firewalld is on: two laptops with a firewall may not reach each other; put this network into its zone `home` or `trusted`</source>
      <translation>firewalld staat aan: twee laptops met een firewall bereiken elkaar soms niet; zet dit netwerk in de zone `home` of `trusted`</translation>
    </message>
    <message>
      <source>first fault: {fault}</source>
      <translation>eerste fout: {fault}</translation>
    </message>
    <message numerus="yes">
      <source>first fault: {fault}; {count} records behind it prove nothing</source>
      <extracomment>first fault: {fault}; {count} record behind it proves nothing</extracomment>
      <translation>
        <numerusform>eerste fout: {fault}; {count} record daarachter bewijst niets</numerusform>
        <numerusform>eerste fout: {fault}; {count} records daarachter bewijzen niets</numerusform>
      </translation>
    </message>
    <message>
      <source>fish</source>
      <translation>vis</translation>
    </message>
    <message>
      <source>five</source>
      <translation>vijf</translation>
    </message>
    <message>
      <source>flag</source>
      <translation>vlag</translation>
    </message>
    <message>
      <source>flute</source>
      <translation>fluit</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>map</translation>
    </message>
    <message>
      <source>follow a table without a seat: everything verified, nothing signed</source>
      <translation>een tafel volgen zonder plaats: alles gecontroleerd, niets ondertekend</translation>
    </message>
    <message>
      <source>food on {space}</source>
      <translation>hapje op {space}</translation>
    </message>
    <message>
      <source>foods</source>
      <translation>hapjes</translation>
    </message>
    <message>
      <source>foods eaten</source>
      <translation>hapjes gegeten</translation>
    </message>
    <message>
      <source>foods that a mouth is at</source>
      <translation>hapjes waar een mond bij is</translation>
    </message>
    <message>
      <source>for Worm &amp; Cozy</source>
      <translation>voor Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>for Worm Up!</source>
      <translation>voor Worm Up!</translation>
    </message>
    <message>
      <source>fork</source>
      <translation>vork</translation>
    </message>
    <message>
      <source>four</source>
      <translation>vier</translation>
    </message>
    <message>
      <source>friends</source>
      <translation>vrienden</translation>
    </message>
    <message>
      <source>frog</source>
      <translation>kikker</translation>
    </message>
    <message>
      <source>from this laptop</source>
      <translation>van deze laptop</translation>
    </message>
    <message>
      <source>from {name}'s laptop</source>
      <translation>van de laptop van {name}</translation>
    </message>
    <message>
      <source>full lines</source>
      <translation>volle lijnen</translation>
    </message>
    <message>
      <source>game</source>
      <translation>spel</translation>
    </message>
    <message>
      <source>game {game} cannot be gone on with: {why}; it may still be audited</source>
      <translation>met spel {game} kan niet worden verdergegaan: {why}; controleren kan nog</translation>
    </message>
    <message>
      <source>game {game} is already open in another window (process {process}): use that window, or close it first</source>
      <translation>spel {game} is al open in een ander venster (proces {process}): gebruik dat venster, of sluit het eerst</translation>
    </message>
    <message>
      <source>games</source>
      <translation>spellen</translation>
    </message>
    <message>
      <source>games are saved in {folder}: {free} MB free, make room</source>
      <translation>spellen worden bewaard in {folder}: {free} MB vrij, maak plaats</translation>
    </message>
    <message>
      <source>games can be saved in {folder}: {free} MB free</source>
      <translation>spellen kunnen worden bewaard in {folder}: {free} MB vrij</translation>
    </message>
    <message>
      <source>games cannot be saved in {folder}: {why}; mend that or choose another --data DIR</source>
      <translation>spellen kunnen niet worden bewaard in {folder}: {why}; verhelp dat of kies een andere --data DIR</translation>
    </message>
    <message>
      <source>games won</source>
      <translation>spellen gewonnen</translation>
    </message>
    <message>
      <source>garlic</source>
      <translation>knoflook</translation>
    </message>
    <message>
      <source>gathered and checked, {vouched}</source>
      <translation>verzameld en gecontroleerd, {vouched}</translation>
    </message>
    <message>
      <source>ghost</source>
      <translation>spook</translation>
    </message>
    <message>
      <source>giraffe</source>
      <translation>giraf</translation>
    </message>
    <message>
      <source>give a length in mm, such as 610</source>
      <translation>geef een lengte in mm, zoals 610</translation>
    </message>
    <message>
      <source>give a number of seconds above 0</source>
      <translation>geef een aantal seconden boven 0</translation>
    </message>
    <message>
      <source>give an organ to a worm:</source>
      <translation>geef een orgaan aan een worm:</translation>
    </message>
    <message>
      <source>give up after so many seconds</source>
      <translation>opgeven na zo veel seconden</translation>
    </message>
    <message>
      <source>glove</source>
      <translation>handschoen</translation>
    </message>
    <message>
      <source>go on with the game that was left last, or with GAME as `games` names it</source>
      <translation>verdergaan met het spel dat het laatst is verlaten, of met GAME zoals `games` het noemt</translation>
    </message>
    <message>
      <source>go on with the last unfinished game, or with GAME as `games` names it</source>
      <translation>verdergaan met het laatste onafgemaakte spel, of met GAME zoals `games` het noemt</translation>
    </message>
    <message>
      <source>go on without a silent seat after so many seconds, if a majority agrees (20)</source>
      <translation>na zo veel seconden verdergaan zonder een stille plaats, als een meerderheid instemt (20)</translation>
    </message>
    <message>
      <source>go on without {name}</source>
      <translation>verder zonder {name}</translation>
    </message>
    <message>
      <source>go on without {name}, for good</source>
      <translation>verder zonder {name}, voorgoed</translation>
    </message>
    <message>
      <source>goes on from step {step} of another game</source>
      <translation>gaat verder vanaf stap {step} van een ander spel</translation>
    </message>
    <message>
      <source>gone home</source>
      <translation>naar huis</translation>
    </message>
    <message>
      <source>grade {grade} of 5, {name}</source>
      <translation>rang {grade} van 5, {name}</translation>
    </message>
    <message>
      <source>group</source>
      <translation>groep</translation>
    </message>
    <message>
      <source>grow from the end on {space}</source>
      <translation>groei aan de kant op {space}</translation>
    </message>
    <message>
      <source>grow from the head on {space}</source>
      <translation>groei aan de kop op {space}</translation>
    </message>
    <message>
      <source>grow onto {space}</source>
      <translation>groei naar {space}</translation>
    </message>
    <message>
      <source>grows onto {space}</source>
      <translation>groeit naar {space}</translation>
    </message>
    <message>
      <source>guitar</source>
      <translation>gitaar</translation>
    </message>
    <message>
      <source>hammer</source>
      <translation>hamer</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>moeilijk</translation>
    </message>
    <message>
      <source>has left for now</source>
      <translation>is even weg</translation>
    </message>
    <message>
      <source>has left the game</source>
      <translation>heeft het spel verlaten</translation>
    </message>
    <message>
      <source>hat</source>
      <translation>hoed</translation>
    </message>
    <message>
      <source>heart</source>
      <translation>hart</translation>
    </message>
    <message>
      <source>hedgehog</source>
      <translation>egel</translation>
    </message>
    <message>
      <source>holds a proof that proves nothing</source>
      <translation>bevat een bewijs dat niets bewijst</translation>
    </message>
    <message>
      <source>holds a record that is none</source>
      <translation>bevat een record dat er geen is</translation>
    </message>
    <message>
      <source>holds a second genesis</source>
      <translation>bevat een tweede genesis</translation>
    </message>
    <message>
      <source>holds an act before every seat has said yes to the genesis</source>
      <translation>bevat een handeling voordat elke plaats ja zei tegen de genesis</translation>
    </message>
    <message>
      <source>honey</source>
      <translation>honing</translation>
    </message>
    <message>
      <source>horse</source>
      <translation>paard</translation>
    </message>
    <message>
      <source>hour {hour} of {count}</source>
      <translation>uur {hour} van {count}</translation>
    </message>
    <message>
      <source>how many bots (4)</source>
      <translation>hoeveel bots (4)</translation>
    </message>
    <message>
      <source>how many play (3)</source>
      <translation>met hoeveel er wordt gespeeld (3)</translation>
    </message>
    <message>
      <source>how well bots play ({levels})</source>
      <translation>hoe goed bots spelen ({levels})</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>het argument %r is hier te veel</translation>
    </message>
    <message>
      <source>in another network: {address}</source>
      <translation>in een ander netwerk: {address}</translation>
    </message>
    <message>
      <source>in this edition a worm does not turn round</source>
      <translation>in deze uitgave keert een worm niet om</translation>
    </message>
    <message>
      <source>in words, without a window</source>
      <translation>in woorden, zonder venster</translation>
    </message>
    <message>
      <source>invalid %(type)s value: %(value)r</source>
      <translation>geen geldige waarde van het type %(type)s: %(value)r</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>%(value)r bestaat niet (kies uit %(choices)s)</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
      <translation>%(value)r bestaat niet, bedoel je %(closest)r? (kies uit %(choices)s)</translation>
    </message>
    <message>
      <source>is away, so the hour is a pass</source>
      <translation>is weg, dus het uur is een pas</translation>
    </message>
    <message>
      <source>is damaged</source>
      <translation>is beschadigd</translation>
    </message>
    <message>
      <source>is not here</source>
      <translation>is er niet</translation>
    </message>
    <message>
      <source>is not signed by its seat</source>
      <translation>is niet door zijn plaats ondertekend</translation>
    </message>
    <message>
      <source>is of a game in which the key beside it has no seat</source>
      <translation>is van een spel waarin de sleutel ernaast geen plaats heeft</translation>
    </message>
    <message>
      <source>is of a newer version of this program</source>
      <translation>is van een nieuwere versie van dit programma</translation>
    </message>
    <message>
      <source>is of another version of these rules</source>
      <translation>is van een andere versie van deze regels</translation>
    </message>
    <message>
      <source>is of options that these rules do not have</source>
      <translation>is van opties die deze regels niet hebben</translation>
    </message>
    <message>
      <source>is of rules that this program does not know</source>
      <translation>is van regels die dit programma niet kent</translation>
    </message>
    <message>
      <source>is one message too many for its seat and step</source>
      <translation>is één bericht te veel voor zijn plaats en stap</translation>
    </message>
    <message>
      <source>island</source>
      <translation>eiland</translation>
    </message>
    <message>
      <source>it comes from behind the finish line, but the race ends</source>
      <translation>hij komt van achter de finishlijn, maar de race eindigt</translation>
    </message>
    <message>
      <source>it did not say hello</source>
      <translation>het zei geen hallo</translation>
    </message>
    <message>
      <source>it does not lie wholly on the table</source>
      <translation>het ligt niet helemaal op tafel</translation>
    </message>
    <message>
      <source>it does not touch the finish line, but the race ends</source>
      <translation>hij raakt de finishlijn niet, maar de race eindigt</translation>
    </message>
    <message>
      <source>it does not touch {worm}</source>
      <translation>hij raakt {worm} niet</translation>
    </message>
    <message numerus="yes">
      <source>it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you</source>
      <extracomment>it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you</extracomment>
      <translation>
        <numerusform>het eindigt na {count} minuut, of met Ctrl+C; wie downloadt, vertrouwt jou</numerusform>
        <numerusform>het eindigt na {count} minuten, of met Ctrl+C; wie downloadt, vertrouwt jou</numerusform>
      </translation>
    </message>
    <message>
      <source>it goes on from step {step} of the game {game}</source>
      <translation>het gaat verder vanaf stap {step} van het spel {game}</translation>
    </message>
    <message>
      <source>it goes; a rest of 50 ms takes {took} ms</source>
      <translation>hij loopt; een rust van 50 ms duurt {took} ms</translation>
    </message>
    <message>
      <source>it has signed in this step already</source>
      <translation>het heeft in deze stap al ondertekend</translation>
    </message>
    <message>
      <source>it has {size} bytes, and at most {most} are read: is it the right file?</source>
      <translation>het heeft {size} bytes, en er worden er hoogstens {most} gelezen: is het het goede bestand?</translation>
    </message>
    <message>
      <source>it has {value} instead of {letters}</source>
      <translation>het heeft {value} in plaats van {letters}</translation>
    </message>
    <message>
      <source>it is a folder: choose a file in it</source>
      <translation>het is een map: kies een bestand erin</translation>
    </message>
    <message>
      <source>it is a pipe or a device: copy what it gives to a file first</source>
      <translation>het is een pijp of een apparaat: kopieer eerst naar een bestand wat het geeft</translation>
    </message>
    <message>
      <source>it is at a food, but no space of its worm is free</source>
      <translation>hij is bij een hapje, maar geen vakje van zijn worm is vrij</translation>
    </message>
    <message>
      <source>it is not at a food</source>
      <translation>hij is niet bij een hapje</translation>
    </message>
    <message>
      <source>it is not its turn</source>
      <translation>het is niet zijn beurt</translation>
    </message>
    <message>
      <source>it is not this player's turn</source>
      <translation>het is niet de beurt van deze speler</translation>
    </message>
    <message>
      <source>it never began</source>
      <translation>het begon nooit</translation>
    </message>
    <message>
      <source>it overlaps a post</source>
      <translation>het ligt over een paal</translation>
    </message>
    <message>
      <source>it sees no blank space</source>
      <translation>het ziet geen leeg vakje</translation>
    </message>
    <message>
      <source>it sent a hello that was made for another connection</source>
      <translation>het stuurde een hallo die voor een andere verbinding is gemaakt</translation>
    </message>
    <message>
      <source>it sent a message that does not count (step {step}, seat {seat}: {why})</source>
      <translation>het stuurde een bericht dat niet telt (stap {step}, plaats {seat}: {why})</translation>
    </message>
    <message>
      <source>it sent large packets before it said hello</source>
      <translation>het stuurde grote pakketten voor het hallo zei</translation>
    </message>
    <message>
      <source>it sent something that is no packet</source>
      <translation>het stuurde iets wat geen pakket is</translation>
    </message>
    <message>
      <source>it touches the finish line, but the race goes on</source>
      <translation>hij raakt de finishlijn, maar de race gaat door</translation>
    </message>
    <message>
      <source>it touches {name}'s worm</source>
      <translation>het raakt de worm van {name}</translation>
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation>het zou nu niets veranderen</translation>
    </message>
    <message>
      <source>its bytes are not those of a key</source>
      <translation>zijn bytes zijn niet die van een sleutel</translation>
    </message>
    <message>
      <source>its length is {count}, less than the {least} bytes at the head of every log</source>
      <translation>zijn lengte is {count}, minder dan de {least} bytes aan het begin van elk logboek</translation>
    </message>
    <message>
      <source>its length, 200 to 912 mm</source>
      <translation>de lengte, 200 tot 912 mm</translation>
    </message>
    <message>
      <source>its log is damaged, {why}</source>
      <translation>het logboek is beschadigd, {why}</translation>
    </message>
    <message>
      <source>its log is missing</source>
      <translation>het logboek ontbreekt</translation>
    </message>
    <message>
      <source>its log is no log: {why}</source>
      <translation>het logboek is geen logboek: {why}</translation>
    </message>
    <message>
      <source>its log {why}</source>
      <translation>het logboek {why}</translation>
    </message>
    <message>
      <source>its number is far above all that were answered</source>
      <translation>zijn nummer is ver boven alle beantwoorde</translation>
    </message>
    <message>
      <source>its own act of this step comes first</source>
      <translation>eerst komt zijn eigen handeling van deze stap</translation>
    </message>
    <message>
      <source>its seat belongs to another key than the one here</source>
      <translation>de plaats hoort bij een andere sleutel dan die van hier</translation>
    </message>
    <message>
      <source>its worm grows by up to {limit}</source>
      <translation>zijn worm groeit tot {limit}</translation>
    </message>
    <message>
      <source>jacket</source>
      <translation>jas</translation>
    </message>
    <message>
      <source>judging the bids</source>
      <translation>de biedingen worden beoordeeld</translation>
    </message>
    <message>
      <source>key</source>
      <translation>sleutel</translation>
    </message>
    <message>
      <source>keys and games</source>
      <translation>sleutels en spellen</translation>
    </message>
    <message>
      <source>kite</source>
      <translation>vlieger</translation>
    </message>
    <message>
      <source>lacks something that this message rests on</source>
      <translation>mist iets waarop dit bericht rust</translation>
    </message>
    <message>
      <source>ladder</source>
      <translation>ladder</translation>
    </message>
    <message>
      <source>laid anew, it touches the finish line</source>
      <translation>opnieuw gelegd raakt hij de finishlijn</translation>
    </message>
    <message>
      <source>lamp</source>
      <translation>lamp</translation>
    </message>
    <message>
      <source>lanes by lot</source>
      <translation>banen door loting</translation>
    </message>
    <message>
      <source>largest blank area</source>
      <translation>grootste lege gebied</translation>
    </message>
    <message>
      <source>last digest</source>
      <translation>laatste hash</translation>
    </message>
    <message>
      <source>last digest {digest}</source>
      <translation>laatste hash {digest}</translation>
    </message>
    <message>
      <source>last night</source>
      <translation>gisteravond</translation>
    </message>
    <message>
      <source>last played</source>
      <translation>laatst gespeeld</translation>
    </message>
    <message>
      <source>leads</source>
      <translation>ligt voor</translation>
    </message>
    <message>
      <source>leaves for good</source>
      <translation>gaat voorgoed weg</translation>
    </message>
    <message>
      <source>leaving for good at step {step}; {game}</source>
      <translation>gaat voorgoed weg bij stap {step}; {game}</translation>
    </message>
    <message>
      <source>left for good at step {step}; {game}</source>
      <translation>voorgoed weg bij stap {step}; {game}</translation>
    </message>
    <message>
      <source>left out for now</source>
      <translation>voorlopig overgeslagen</translation>
    </message>
    <message>
      <source>lemon</source>
      <translation>citroen</translation>
    </message>
    <message>
      <source>let all organs of a worm act:</source>
      <translation>laat alle organen van een worm werken:</translation>
    </message>
    <message>
      <source>let {name} go for good</source>
      <translation>laat {name} voorgoed gaan</translation>
    </message>
    <message>
      <source>lets {worm} act</source>
      <translation>laat {worm} werken</translation>
    </message>
    <message>
      <source>likes to bid</source>
      <translation>biedt graag</translation>
    </message>
    <message>
      <source>limbering up</source>
      <translation>maakt zich los</translation>
    </message>
    <message>
      <source>line {number}, </source>
      <translation>regel {number}, </translation>
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
      <translation>rij {worms}, werkingen over: {left}</translation>
    </message>
    <message>
      <source>lion</source>
      <translation>leeuw</translation>
    </message>
    <message>
      <source>list the saved games of this laptop and how they stand</source>
      <translation>de bewaarde spellen van deze laptop tonen en hoe ze ervoor staan</translation>
    </message>
    <message>
      <source>listening for some seconds ...</source>
      <translation>een paar seconden luisteren ...</translation>
    </message>
    <message>
      <source>log: {path}</source>
      <translation>logboek: {path}</translation>
    </message>
    <message>
      <source>longest step in mm</source>
      <translation>langste stap in mm</translation>
    </message>
    <message>
      <source>longest worm</source>
      <translation>langste worm</translation>
    </message>
    <message>
      <source>look back at a game: everybody's chances, and better bids, moves and hours, by bots</source>
      <translation>terugkijken op een spel: de kansen van iedereen, en betere biedingen, zetten en uren, door bots</translation>
    </message>
    <message>
      <source>looking down</source>
      <translation>kijkt omlaag</translation>
    </message>
    <message>
      <source>looking for better hours</source>
      <translation>betere uren zoeken</translation>
    </message>
    <message>
      <source>looking for better moves</source>
      <translation>betere zetten zoeken</translation>
    </message>
    <message>
      <source>looking left</source>
      <translation>kijkt naar links</translation>
    </message>
    <message>
      <source>looking right</source>
      <translation>kijkt naar rechts</translation>
    </message>
    <message>
      <source>looking round…</source>
      <translation>rondkijken…</translation>
    </message>
    <message>
      <source>looking up</source>
      <translation>kijkt omhoog</translation>
    </message>
    <message>
      <source>looks at the finish</source>
      <translation>bekijkt de finish</translation>
    </message>
    <message>
      <source>mDNS is off ({what}): the beacon may do</source>
      <translation>mDNS is uit ({what}): het baken is misschien genoeg</translation>
    </message>
    <message>
      <source>mDNS is off, no adapter: join a network</source>
      <translation>mDNS is uit, geen adapter: ga in een netwerk</translation>
    </message>
    <message>
      <source>macOS asks once about incoming connections and about devices on the local network: allow both, later in System Settings &gt; Privacy &amp; Security &gt; Local Network</source>
      <translation>macOS vraagt één keer naar binnenkomende verbindingen en naar apparaten in het lokale netwerk: sta beide toe, later in Systeeminstellingen &gt; Privacy en beveiliging &gt; Lokaal netwerk</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network</source>
      <translation>macOS houdt dit programma buiten het lokale netwerk</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network: switch it on in System Settings &gt; Privacy &amp; Security &gt; Local Network, then start it again</source>
      <translation>macOS houdt dit programma buiten het lokale netwerk: zet het aan in Systeeminstellingen &gt; Privacy en beveiliging &gt; Lokaal netwerk, en start het dan opnieuw</translation>
    </message>
    <message>
      <source>macOS, Apple chip</source>
      <translation>macOS, Apple-chip</translation>
    </message>
    <message>
      <source>macOS, Intel chip</source>
      <translation>macOS, Intel-chip</translation>
    </message>
    <message>
      <source>marks are whole numbers that rise from 1 or more, one for each group, not {value}</source>
      <translation>drempels zijn hele getallen die oplopen vanaf 1 of meer, één per groep, niet {value}</translation>
    </message>
    <message>
      <source>mean place</source>
      <translation>gemiddelde plaats</translation>
    </message>
    <message>
      <source>measure every move of a race again with another geometry library, shapely</source>
      <translation>elke zet van een race nameten met een andere geometriebibliotheek, shapely</translation>
    </message>
    <message>
      <source>meet only those who use this port number too ({port})</source>
      <translation>alleen wie ook dit poortnummer gebruikt ({port})</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>geheugen</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>ontbreekt</translation>
    </message>
    <message>
      <source>mm to the line</source>
      <translation>mm tot de lijn</translation>
    </message>
    <message>
      <source>moon</source>
      <translation>maan</translation>
    </message>
    <message>
      <source>most in a row</source>
      <translation>meeste op rij</translation>
    </message>
    <message>
      <source>most organs</source>
      <translation>meeste organen</translation>
    </message>
    <message>
      <source>most points</source>
      <translation>meeste punten</translation>
    </message>
    <message>
      <source>mouth</source>
      <translation>mond</translation>
    </message>
    <message>
      <source>mouths at food {space}</source>
      <translation>monden bij hapje {space}</translation>
    </message>
    <message>
      <source>moved {number}</source>
      <translation>kroop {number}</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>zetten</translation>
    </message>
    <message>
      <source>moves 1st</source>
      <translation>kruipt als 1e</translation>
    </message>
    <message>
      <source>moves 2nd</source>
      <translation>kruipt als 2e</translation>
    </message>
    <message>
      <source>moves 3rd</source>
      <translation>kruipt als 3e</translation>
    </message>
    <message>
      <source>moves 4th</source>
      <translation>kruipt als 4e</translation>
    </message>
    <message>
      <source>moves 5th</source>
      <translation>kruipt als 5e</translation>
    </message>
    <message>
      <source>moves next</source>
      <translation>kruipt hierna</translation>
    </message>
    <message>
      <source>moves {number}</source>
      <translation>kruipt {number}</translation>
    </message>
    <message>
      <source>moving</source>
      <translation>kruipt</translation>
    </message>
    <message>
      <source>mushroom</source>
      <translation>paddenstoel</translation>
    </message>
    <message>
      <source>my die: {face}</source>
      <translation>mijn dobbelsteen: {face}</translation>
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation>mijn dobbelsteen: {face}, veranderd</translation>
    </message>
    <message>
      <source>my die: {face}, changed; the table rolled {old}</source>
      <translation>mijn dobbelsteen: {face}, veranderd; de tafel gooide {old}</translation>
    </message>
    <message>
      <source>name</source>
      <translation>naam</translation>
    </message>
    <message>
      <source>name a command first</source>
      <translation>noem eerst een commando</translation>
    </message>
    <message>
      <source>names a seat that is not at the table</source>
      <translation>noemt een plaats die niet aan tafel is</translation>
    </message>
    <message>
      <source>naming</source>
      <translation>noemt</translation>
    </message>
    <message>
      <source>needle</source>
      <translation>naald</translation>
    </message>
    <message>
      <source>network</source>
      <translation>netwerk</translation>
    </message>
    <message>
      <source>never began: nobody sat down</source>
      <translation>nooit begonnen: niemand ging zitten</translation>
    </message>
    <message>
      <source>never began: {names} did not sit down; {game}</source>
      <translation>nooit begonnen: {names} ging niet zitten; {game}</translation>
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation>nieuwe worm {worm}, {shape}</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nee</translation>
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation>geen polonaise hier heeft een orgaan dat kan werken</translation>
    </message>
    <message>
      <source>no Conga Line with this tail's worm starts there</source>
      <translation>geen polonaise met de worm van deze staart begint daar</translation>
    </message>
    <message>
      <source>no bid</source>
      <translation>geen bod</translation>
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
      <translation>geen leeg vakje aan een kant die mag groeien</translation>
    </message>
    <message>
      <source>no brain of the hour before is left to change a die</source>
      <translation>geen brein van het vorige uur is over om een dobbelsteen te veranderen</translation>
    </message>
    <message>
      <source>no distances are measured in this game</source>
      <translation>in dit spel worden geen afstanden gemeten</translation>
    </message>
    <message>
      <source>no download yet</source>
      <translation>nog geen download</translation>
    </message>
    <message>
      <source>no firewall of this laptop is known to be on</source>
      <translation>er is geen firewall van deze laptop bekend die aanstaat</translation>
    </message>
    <message>
      <source>no game that is over is saved in {folder}</source>
      <translation>er is geen afgelopen spel bewaard in {folder}</translation>
    </message>
    <message>
      <source>no game yet</source>
      <translation>nog geen spel</translation>
    </message>
    <message>
      <source>no games are saved in {folder}</source>
      <translation>er zijn geen spellen bewaard in {folder}</translation>
    </message>
    <message>
      <source>no internet, {vouched}</source>
      <translation>zonder internet, {vouched}</translation>
    </message>
    <message>
      <source>no join code leads here, for UDP port {port} cannot be used ({what}): start again, which takes another port</source>
      <translation>geen deelnamecode leidt hierheen, want UDP-poort {port} is niet bruikbaar ({what}): start opnieuw, dan komt er een andere poort</translation>
    </message>
    <message>
      <source>no log shows who held these keys: one person alone can make all of them</source>
      <translation>geen logboek toont wie deze sleutels had: één persoon alleen kan ze allemaal maken</translation>
    </message>
    <message>
      <source>no matching worm here could act</source>
      <translation>geen passende worm hier zou kunnen werken</translation>
    </message>
    <message>
      <source>no matching worm here has room for it</source>
      <translation>geen passende worm hier heeft er plaats voor</translation>
    </message>
    <message>
      <source>no neighbour with a collar, or no room for a baby</source>
      <translation>geen buur met een kraag, of geen plaats voor een baby</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable</source>
      <translation>er staat geen netwerkadapter aan: zet de wifi aan, of steek een kabel in</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again</source>
      <translation>er staat geen netwerkadapter aan: zet de wifi aan, of steek een kabel in, en test opnieuw</translation>
    </message>
    <message>
      <source>no number left</source>
      <translation>geen getal over</translation>
    </message>
    <message>
      <source>no organ of it could do anything now</source>
      <translation>geen van zijn organen kan nu iets doen</translation>
    </message>
    <message>
      <source>no organ of this line could do anything now</source>
      <translation>geen orgaan van deze polonaise kan nu iets doen</translation>
    </message>
    <message>
      <source>no player {player} in the saved games</source>
      <translation>geen speler {player} in de bewaarde spellen</translation>
    </message>
    <message>
      <source>no region has the number in this hour's name: {value}</source>
      <translation>geen gebied heeft het nummer in de naam van dit uur: {value}</translation>
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
      <translation>geen plaats voor {shape} in {region}</translation>
    </message>
    <message>
      <source>no shape of the die is called {value}</source>
      <translation>geen vorm van de dobbelsteen heet {value}</translation>
    </message>
    <message>
      <source>no space of it lies in this hour's region</source>
      <translation>geen vakje ervan ligt in het gebied van dit uur</translation>
    </message>
    <message>
      <source>no table with {name} now: it kept one waiting, or you said so</source>
      <translation>nu geen tafel met {name}: het liet iemand wachten, of je zei het zelf</translation>
    </message>
    <message>
      <source>no value that can be locked in now</source>
      <translation>geen waarde die nu kan worden vastgelegd</translation>
    </message>
    <message>
      <source>no window can be shown here ({what}): install what is missing</source>
      <translation>er kan hier geen venster worden getoond ({what}): installeer wat ontbreekt</translation>
    </message>
    <message>
      <source>no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`, or the package xcb-util-cursor of other systems</source>
      <translation>er kan geen venster worden getoond, want er ontbreekt een bibliotheek: `sudo apt install libxcb-cursor0`, of het pakket xcb-util-cursor van andere systemen</translation>
    </message>
    <message>
      <source>no worm in {region} has the other organ or the shape {shape}</source>
      <translation>geen worm in {region} heeft het andere orgaan of de vorm {shape}</translation>
    </message>
    <message>
      <source>no worm in {region} has {kinds} or the shape {shape}</source>
      <translation>geen worm in {region} heeft {kinds} of de vorm {shape}</translation>
    </message>
    <message>
      <source>no worm lies in {region}</source>
      <translation>er ligt geen worm in {region}</translation>
    </message>
    <message>
      <source>nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A network for guests may keep laptops apart: then use a phone's hotspot or a cable. We keep asking</source>
      <translation>niemand antwoordt op {host}. Zit die laptop op dezelfde wifi, met het spel nog open? Een netwerk voor gasten houdt laptops soms gescheiden: gebruik dan de hotspot van een telefoon of een kabel. We blijven vragen</translation>
    </message>
    <message>
      <source>nobody can reach us at {place}: {what}; choose another port or address</source>
      <translation>niemand kan ons bereiken op {place}: {what}; kies een andere poort of een ander adres</translation>
    </message>
    <message>
      <source>nobody here has it</source>
      <translation>niemand hier heeft het</translation>
    </message>
    <message>
      <source>nobody is left out before all have opened their salts</source>
      <translation>niemand wordt overgeslagen voor iedereen zijn zout heeft geopend</translation>
    </message>
    <message>
      <source>nobody on {name} hands out addresses: put both laptops on one router, or use Wi-Fi</source>
      <translation>niemand op {name} deelt adressen uit: sluit beide laptops op één router aan, of neem wifi</translation>
    </message>
    <message>
      <source>nobody sat down yet</source>
      <translation>er is nog niemand gaan zitten</translation>
    </message>
    <message>
      <source>nobody yet</source>
      <translation>nog niemand</translation>
    </message>
    <message>
      <source>none</source>
      <translation>geen</translation>
    </message>
    <message>
      <source>none chosen</source>
      <translation>geen gekozen</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normaal</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>niet toegestaan samen met argument %s</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing</source>
      <translation>niet ieders zout zit in het embleem, dus bewijst het niets</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing: open another table</source>
      <translation>niet ieders zout zit in het embleem, dus bewijst het niets: open een andere tafel</translation>
    </message>
    <message>
      <source>not played yet</source>
      <translation>nog niet gespeeld</translation>
    </message>
    <message>
      <source>not signed by the makers</source>
      <translation>niet ondertekend door de makers</translation>
    </message>
    <message>
      <source>note: an unfinished game is kept; solo --resume goes on with it instead</source>
      <translation>let op: een onafgemaakt spel is bewaard; solo --resume gaat daarmee verder</translation>
    </message>
    <message>
      <source>note: {note}</source>
      <translation>let op: {note}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>niets</translation>
    </message>
    <message>
      <source>nothing can be locked in with it</source>
      <translation>er kan niets mee worden vastgelegd</translation>
    </message>
    <message>
      <source>nothing could be fetched from {name}'s laptop ({what}): “Bring a friend” has to stay open there</source>
      <translation>van de laptop van {name} kon niets gehaald worden ({what}): “Vriend meebrengen” moet daar open blijven</translation>
    </message>
    <message>
      <source>nothing in {folder} is what its SHA256SUMS says: copy or make the release again</source>
      <translation>niets in {folder} is wat SHA256SUMS zegt: kopieer of maak de uitgave opnieuw</translation>
    </message>
    <message>
      <source>nothing that can be counted is called {value}</source>
      <translation>niets wat te tellen is, heet {value}</translation>
    </message>
    <message>
      <source>nothing was played</source>
      <translation>er is niets gespeeld</translation>
    </message>
    <message>
      <source>now: {frame}</source>
      <translation>nu: {frame}</translation>
    </message>
    <message>
      <source>nudged</source>
      <translation>kreeg een duwtje</translation>
    </message>
    <message>
      <source>off</source>
      <translation>uit</translation>
    </message>
    <message>
      <source>off the sheet</source>
      <translation>van het blad af</translation>
    </message>
    <message>
      <source>on the way</source>
      <translation>onderweg</translation>
    </message>
    <message>
      <source>on {space}</source>
      <translation>op {space}</translation>
    </message>
    <message>
      <source>on {space}:</source>
      <translation>op {space}:</translation>
    </message>
    <message>
      <source>one</source>
      <translation>een</translation>
    </message>
    <message>
      <source>one JSON document, for programs</source>
      <translation>één JSON-document, voor programma's</translation>
    </message>
    <message>
      <source>one finish post may be swung, once</source>
      <translation>één finishpaal mag worden gezwenkt, één keer</translation>
    </message>
    <message>
      <source>one for everybody left behind</source>
      <translation>één voor ieder die je achter je laat</translation>
    </message>
    <message>
      <source>one for the winner alone</source>
      <translation>één, alleen voor de winnaar</translation>
    </message>
    <message>
      <source>one of its letters is wrong</source>
      <translation>een van de letters is fout</translation>
    </message>
    <message>
      <source>one of our sheets, 1 to 8</source>
      <translation>een van onze bladen, 1 tot 8</translation>
    </message>
    <message>
      <source>one of the arguments %s is required</source>
      <translation>een van de argumenten %s is nodig</translation>
    </message>
    <message>
      <source>onion</source>
      <translation>ui</translation>
    </message>
    <message>
      <source>only a player with an X may swing a finish post</source>
      <translation>alleen een speler met een X mag een finishpaal zwenken</translation>
    </message>
    <message>
      <source>only an end of the worm can become its head</source>
      <translation>alleen een uiteinde van de worm kan zijn kop worden</translation>
    </message>
    <message>
      <source>only you so far</source>
      <translation>alleen jij tot nu toe</translation>
    </message>
    <message>
      <source>only {free} MB are free: make room</source>
      <translation>er is maar {free} MB vrij: maak plaats</translation>
    </message>
    <message>
      <source>only {free} MB of memory are free: close other programs</source>
      <translation>er is maar {free} MB geheugen vrij: sluit andere programma's</translation>
    </message>
    <message>
      <source>onto {space}</source>
      <translation>op {space}</translation>
    </message>
    <message>
      <source>openings</source>
      <translation>openingen</translation>
    </message>
    <message>
      <source>options</source>
      <translation>opties</translation>
    </message>
    <message>
      <source>organs</source>
      <translation>organen</translation>
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation>organen voor baby's {babies}</translation>
    </message>
    <message>
      <source>organs for the babies</source>
      <translation>organen voor de baby's</translation>
    </message>
    <message>
      <source>organs on the worm that has the most</source>
      <translation>organen op de worm die er de meeste heeft</translation>
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation>organen op {spaces} mogen werken</translation>
    </message>
    <message>
      <source>other systems</source>
      <translation>andere systemen</translation>
    </message>
    <message>
      <source>others find this table by themselves; a player who does not adds: --join {codes}</source>
      <translation>anderen vinden deze tafel vanzelf; wie dat niet doet, voegt toe: --join {codes}</translation>
    </message>
    <message>
      <source>others in this room open {address} in a browser</source>
      <translation>anderen in deze kamer openen {address} in een browser</translation>
    </message>
    <message>
      <source>out of the egg</source>
      <translation>uit het ei</translation>
    </message>
    <message>
      <source>owl</source>
      <translation>uil</translation>
    </message>
    <message>
      <source>packed on the laptop that gives it, not signed by the makers</source>
      <translation>ingepakt op de laptop die het geeft, niet ondertekend door de makers</translation>
    </message>
    <message>
      <source>packed on {name}'s laptop, not signed by the makers</source>
      <translation>ingepakt op de laptop van {name}, niet ondertekend door de makers</translation>
    </message>
    <message>
      <source>pairs of touching collars on different worms</source>
      <translation>paren rakende kragen op verschillende wormen</translation>
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation>passen: dit uur niets doen</translation>
    </message>
    <message>
      <source>passed over</source>
      <translation>overgeslagen</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>past</translation>
    </message>
    <message>
      <source>piano</source>
      <translation>piano</translation>
    </message>
    <message>
      <source>place</source>
      <translation>plaats</translation>
    </message>
    <message>
      <source>place a new worm of shape {shape}, which gets {kinds}:</source>
      <translation>leg een nieuwe worm van vorm {shape}, die {kinds} krijgt:</translation>
    </message>
    <message>
      <source>place {place}</source>
      <translation>plaats {place}</translation>
    </message>
    <message>
      <source>places worm {worm}, shape {shape}, on {spaces}</source>
      <translation>legt worm {worm}, vorm {shape}, op {spaces}</translation>
    </message>
    <message>
      <source>plain</source>
      <translation>effen</translation>
    </message>
    <message>
      <source>play Worm &amp; Cozy alone in the terminal; every hour is signed and saved</source>
      <translation>speel Worm &amp; Cozy alleen in de terminal; elk uur wordt ondertekend en bewaard</translation>
    </message>
    <message>
      <source>player</source>
      <translation>speler</translation>
    </message>
    <message>
      <source>playing on from every step</source>
      <translation>vanaf elke stap verder spelen</translation>
    </message>
    <message>
      <source>pointing down</source>
      <translation>wijst omlaag</translation>
    </message>
    <message>
      <source>pointing left</source>
      <translation>wijst naar links</translation>
    </message>
    <message>
      <source>pointing right</source>
      <translation>wijst naar rechts</translation>
    </message>
    <message>
      <source>pointing up</source>
      <translation>wijst omhoog</translation>
    </message>
    <message>
      <source>points</source>
      <translation>punten</translation>
    </message>
    <message>
      <source>points, game by game</source>
      <translation>punten, spel na spel</translation>
    </message>
    <message>
      <source>points, race by race</source>
      <translation>punten, race na race</translation>
    </message>
    <message>
      <source>ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet</source>
      <translation>poorten zijn bruikbaar op {addresses}, en UDP-poorten {meet} en {mdns}, waarmee spelers elkaar vinden</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>argumenten</translation>
    </message>
    <message>
      <source>program</source>
      <translation>programma</translation>
    </message>
    <message>
      <source>pumpkin</source>
      <translation>pompoen</translation>
    </message>
    <message>
      <source>puts up to {count} food</source>
      <translation>legt hoogstens {count} hapjes</translation>
    </message>
    <message>
      <source>race</source>
      <translation>race</translation>
    </message>
    <message>
      <source>re-poses first</source>
      <translation>legt eerst opnieuw</translation>
    </message>
    <message>
      <source>re-posing a worm is no variant of this edition</source>
      <translation>een worm opnieuw leggen is geen variant van deze uitgave</translation>
    </message>
    <message>
      <source>re-posing lays six segments anew; the last one stays</source>
      <translation>opnieuw leggen betreft zes segmenten; het laatste blijft</translation>
    </message>
    <message>
      <source>re-posing must change something</source>
      <translation>opnieuw leggen moet iets veranderen</translation>
    </message>
    <message>
      <source>re-posing must not touch the finish line</source>
      <translation>opnieuw leggen mag de finishlijn niet raken</translation>
    </message>
    <message>
      <source>reading the saved games</source>
      <translation>de bewaarde spellen lezen</translation>
    </message>
    <message>
      <source>record {record} {reason}</source>
      <translation>record {record} {reason}</translation>
    </message>
    <message>
      <source>refused: {why}</source>
      <translation>geweigerd: {why}</translation>
    </message>
    <message>
      <source>resigned</source>
      <translation>opgegeven</translation>
    </message>
    <message>
      <source>retired: its log is missing or no log; what others saved can be audited</source>
      <translation>afgedankt: het logboek ontbreekt of is er geen; wat anderen bewaarden, is te controleren</translation>
    </message>
    <message>
      <source>retired: {why}</source>
      <translation>afgedankt: {why}</translation>
    </message>
    <message>
      <source>reviews</source>
      <translation>kijkt terug</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>geringd</translation>
    </message>
    <message>
      <source>robot</source>
      <translation>robot</translation>
    </message>
    <message>
      <source>rocks that touch no blank space</source>
      <translation>stenen die geen leeg vakje raken</translation>
    </message>
    <message>
      <source>rolls {face}</source>
      <translation>gooit {face}</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>rondes</translation>
    </message>
    <message>
      <source>row {row}</source>
      <translation>rij {row}</translation>
    </message>
    <message>
      <source>rows and columns without a blank space</source>
      <translation>rijen en kolommen zonder leeg vakje</translation>
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation>rijen {first} tot {last}</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>regels</translation>
    </message>
    <message>
      <source>same here</source>
      <translation>hier hetzelfde</translation>
    </message>
    <message>
      <source>same to step {step}</source>
      <translation>gelijk tot stap {step}</translation>
    </message>
    <message>
      <source>save any step of a game as a picture</source>
      <translation>een stap van een spel als afbeelding bewaren</translation>
    </message>
    <message>
      <source>saved: {path}; open it in a browser and print it</source>
      <translation>bewaard: {path}; open het in een browser en druk het af</translation>
    </message>
    <message>
      <source>scissors</source>
      <translation>schaar</translation>
    </message>
    <message>
      <source>sealed</source>
      <translation>verzegeld</translation>
    </message>
    <message>
      <source>seals another content than the acts and answers give</source>
      <translation>verzegelt een andere inhoud dan de handelingen en antwoorden geven</translation>
    </message>
    <message>
      <source>seals another state: its rules core computes differently</source>
      <translation>verzegelt een andere toestand: zijn regels rekenen anders</translation>
    </message>
    <message>
      <source>separate blank areas of 2 to 6 spaces</source>
      <translation>losse lege gebieden van 2 tot 6 vakjes</translation>
    </message>
    <message>
      <source>several are {player}: choose a key, {keys}</source>
      <translation>er zijn meer {player}: kies een sleutel, {keys}</translation>
    </message>
    <message>
      <source>shape {shape}</source>
      <translation>vorm {shape}</translation>
    </message>
    <message>
      <source>shapes</source>
      <translation>vormen</translation>
    </message>
    <message>
      <source>sheet</source>
      <translation>blad</translation>
    </message>
    <message>
      <source>show a game again from its log, in the window or in words</source>
      <translation>een spel terugkijken uit zijn logboek, in het venster of in woorden</translation>
    </message>
    <message>
      <source>show program's version number and exit</source>
      <translation>de versie van het programma tonen</translation>
    </message>
    <message>
      <source>show the own join code in letters, and as a picture if not said otherwise</source>
      <translation>de eigen deelnamecode in letters tonen, en zonder meer ook als plaatje</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>deze hulp tonen</translation>
    </message>
    <message>
      <source>signatures</source>
      <translation>handtekeningen</translation>
    </message>
    <message>
      <source>signatures are computed wrongly here: install the program again, and do not play before</source>
      <translation>handtekeningen worden hier verkeerd berekend: installeer het programma opnieuw, en speel niet voor die tijd</translation>
    </message>
    <message>
      <source>signed</source>
      <translation>ondertekend</translation>
    </message>
    <message>
      <source>signed by the makers</source>
      <translation>ondertekend door de makers</translation>
    </message>
    <message>
      <source>signed by the makers of the program</source>
      <translation>ondertekend door de makers van het programma</translation>
    </message>
    <message>
      <source>signed two different things</source>
      <translation>ondertekende twee verschillende dingen</translation>
    </message>
    <message>
      <source>signed, {total}</source>
      <translation>ondertekend, {total}</translation>
    </message>
    <message>
      <source>signs nothing</source>
      <translation>ondertekent niets</translation>
    </message>
    <message>
      <source>signs nothing, {since}</source>
      <translation>ondertekent niets, {since}</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>stil</translation>
    </message>
    <message>
      <source>silent, {since}</source>
      <translation>stil, {since}</translation>
    </message>
    <message>
      <source>six</source>
      <translation>zes</translation>
    </message>
    <message>
      <source>sly</source>
      <translation>sluw</translation>
    </message>
    <message>
      <source>snail</source>
      <translation>slak</translation>
    </message>
    <message>
      <source>snug</source>
      <translation>behaaglijk</translation>
    </message>
    <message>
      <source>solo --resume goes on with a sheet: leave out --chapter and --sheet</source>
      <translation>solo --resume gaat verder met een blad: laat --chapter en --sheet weg</translation>
    </message>
    <message>
      <source>somebody else answers at {host}, not the laptop that showed this code. Each start makes a new code: ask for that one</source>
      <translation>iemand anders antwoordt op {host}, niet de laptop die deze code toonde. Elke start maakt een nieuwe code: vraag om die</translation>
    </message>
    <message>
      <source>somebody was away here</source>
      <translation>hier was iemand weg</translation>
    </message>
    <message>
      <source>spaces covered by worms</source>
      <translation>vakjes onder wormen</translation>
    </message>
    <message>
      <source>spaces filled</source>
      <translation>gevulde vakjes</translation>
    </message>
    <message>
      <source>spaces of the largest blank area that does not reach the edge</source>
      <translation>vakjes van het grootste lege gebied dat de rand niet raakt</translation>
    </message>
    <message>
      <source>spaces of the longest worm</source>
      <translation>vakjes van de langste worm</translation>
    </message>
    <message>
      <source>spend a credit on a die:</source>
      <translation>besteed een tegoed aan een dobbelsteen:</translation>
    </message>
    <message>
      <source>spoon</source>
      <translation>lepel</translation>
    </message>
    <message>
      <source>start</source>
      <translation>start</translation>
    </message>
    <message>
      <source>start post {number}</source>
      <translation>startpaal {number}</translation>
    </message>
    <message>
      <source>state</source>
      <translation>stand</translation>
    </message>
    <message>
      <source>stay on this machine</source>
      <translation>op deze computer blijven</translation>
    </message>
    <message>
      <source>stays put</source>
      <translation>blijft liggen</translation>
    </message>
    <message>
      <source>step {step}, {place}: {said}</source>
      <translation>stap {step}, {place}: {said}</translation>
    </message>
    <message>
      <source>step {step}, {said}</source>
      <translation>stap {step}, {said}</translation>
    </message>
    <message>
      <source>step {step}: {said}</source>
      <translation>stap {step}: {said}</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>stappen</translation>
    </message>
    <message>
      <source>steps are counted from 1</source>
      <translation>stappen tellen vanaf 1</translation>
    </message>
    <message>
      <source>still underground</source>
      <translation>nog onder de grond</translation>
    </message>
    <message>
      <source>stopped; what was signed is saved</source>
      <translation>gestopt; wat ondertekend was, is bewaard</translation>
    </message>
    <message>
      <source>striped</source>
      <translation>gestreept</translation>
    </message>
    <message>
      <source>swing</source>
      <translation>zwenk</translation>
    </message>
    <message>
      <source>swings</source>
      <translation>zwenkt</translation>
    </message>
    <message>
      <source>swings a finish post</source>
      <translation>zwenkt een finishpaal</translation>
    </message>
    <message>
      <source>system</source>
      <translation>systeem</translation>
    </message>
    <message>
      <source>t tail, c collar, h heart, b brain, x a brain that is used up.</source>
      <translation>t staart, c kraag, h hart, b brein, x een verbruikt brein.</translation>
    </message>
    <message>
      <source>tail</source>
      <translation>staart</translation>
    </message>
    <message>
      <source>tail {space}: which line?</source>
      <translation>staart {space}: welke rij?</translation>
    </message>
    <message>
      <source>testing this laptop for up to a minute ...</source>
      <translation>deze laptop wordt getest, hoogstens een minuut ...</translation>
    </message>
    <message>
      <source>that several keys are several people: one person alone can make all of them</source>
      <translation>dat verschillende sleutels verschillende mensen zijn: één persoon alleen kan ze allemaal maken</translation>
    </message>
    <message>
      <source>that the name of a player is the name of the person</source>
      <translation>dat de naam van een speler de naam van de persoon is</translation>
    </message>
    <message>
      <source>that there is no other copy that ends differently: compare the copies</source>
      <translation>dat er geen andere kopie is die anders eindigt: vergelijk de kopieën</translation>
    </message>
    <message>
      <source>the TCP port (4545, or any)</source>
      <translation>de TCP-poort (4545, of een andere)</translation>
    </message>
    <message>
      <source>the X may only name a number that nobody has bid</source>
      <translation>de X mag alleen een getal noemen dat niemand heeft geboden</translation>
    </message>
    <message>
      <source>the X moves last</source>
      <translation>de X kruipt als laatste</translation>
    </message>
    <message>
      <source>the action cannot be read</source>
      <translation>de handeling is niet te lezen</translation>
    </message>
    <message>
      <source>the beacon is off, for UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>het baken is uit, want UDP-poort {port} is niet bruikbaar ({what}): sluit het programma dat hem bezet, of doe mee met een code</translation>
    </message>
    <message>
      <source>the call counts on a seat that signed two different things</source>
      <translation>de oproep rekent op een plaats die twee verschillende dingen ondertekende</translation>
    </message>
    <message>
      <source>the call is held without this seat</source>
      <translation>de oproep wordt zonder deze plaats gehouden</translation>
    </message>
    <message>
      <source>the clock shows {date}: set the date of this laptop</source>
      <translation>de klok toont {date}: zet de datum van deze laptop goed</translation>
    </message>
    <message>
      <source>the clock stands still or jumps: close other programs, or start the laptop again</source>
      <translation>de klok staat stil of springt: sluit andere programma's, of start de laptop opnieuw</translation>
    </message>
    <message>
      <source>the dice of this hour have not been thrown yet</source>
      <translation>de dobbelstenen van dit uur zijn nog niet gegooid</translation>
    </message>
    <message>
      <source>the die shows that already</source>
      <translation>de dobbelsteen toont dat al</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>de schijf is vol</translation>
    </message>
    <message>
      <source>the disk says: {what}</source>
      <translation>de schijf zegt: {what}</translation>
    </message>
    <message>
      <source>the distances cannot be measured again: the library shapely cannot be loaded</source>
      <translation>de afstanden kunnen niet worden nagemeten: de bibliotheek shapely kan niet worden geladen</translation>
    </message>
    <message>
      <source>the edge of the table</source>
      <translation>de rand van de tafel</translation>
    </message>
    <message>
      <source>the emblem has not been compared yet</source>
      <translation>het embleem is nog niet vergeleken</translation>
    </message>
    <message>
      <source>the end</source>
      <translation>het einde</translation>
    </message>
    <message>
      <source>the end of the step finds it elsewhere</source>
      <translation>het einde van de stap vindt het ergens anders</translation>
    </message>
    <message>
      <source>the eye does not see this space</source>
      <translation>het oog ziet dit vakje niet</translation>
    </message>
    <message>
      <source>the file {finding}, {reason}</source>
      <translation>het bestand {finding}, {reason}</translation>
    </message>
    <message>
      <source>the file's end was torn by a crash, {reason}</source>
      <translation>het einde van het bestand is door een crash afgebroken, {reason}</translation>
    </message>
    <message>
      <source>the finish line</source>
      <translation>de finishlijn</translation>
    </message>
    <message>
      <source>the finish line touches a segment</source>
      <translation>de finishlijn raakt een segment</translation>
    </message>
    <message>
      <source>the finish line touches a start post</source>
      <translation>de finishlijn raakt een startpaal</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a start post</source>
      <translation>de finishlijn zou op een startpaal komen te liggen</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a worm</source>
      <translation>de finishlijn zou op een worm komen te liggen</translation>
    </message>
    <message>
      <source>the finish posts are not 178 mm apart</source>
      <translation>de finishpalen staan niet 178 mm van elkaar</translation>
    </message>
    <message>
      <source>the firewall ufw is on: two laptops with a firewall may not reach each other; `sudo ufw allow from {network}` lets this network in</source>
      <translation>de firewall ufw staat aan: twee laptops met een firewall bereiken elkaar soms niet; `sudo ufw allow from {network}` laat dit netwerk binnen</translation>
    </message>
    <message>
      <source>the first</source>
      <translation>de eerste</translation>
    </message>
    <message>
      <source>the first organ die</source>
      <translation>de eerste orgaandobbelsteen</translation>
    </message>
    <message>
      <source>the first page stays empty: install the program again</source>
      <translation>de eerste pagina blijft leeg: installeer het programma opnieuw</translation>
    </message>
    <message>
      <source>the folder of game {game} cannot be used: {why}</source>
      <translation>de map van spel {game} is niet bruikbaar: {why}</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>deze argumenten ontbreken: %s</translation>
    </message>
    <message>
      <source>the full number is compulsory, and there is still room</source>
      <translation>het hele getal is verplicht, en er is nog plaats</translation>
    </message>
    <message>
      <source>the game has not ended yet</source>
      <translation>het spel is nog niet afgelopen</translation>
    </message>
    <message>
      <source>the game has stopped by a fault of this program ({what}): what was signed is saved</source>
      <translation>het spel is gestopt door een fout van dit programma ({what}): wat ondertekend was, is bewaard</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>het spel is voorbij</translation>
    </message>
    <message>
      <source>the game is over here</source>
      <translation>hier is het spel afgelopen</translation>
    </message>
    <message>
      <source>the game's folder {path} cannot be made: {why}</source>
      <translation>de map {path} van het spel kan niet worden gemaakt: {why}</translation>
    </message>
    <message>
      <source>the ghost</source>
      <translation>het spook</translation>
    </message>
    <message>
      <source>the ghost's dice do not fit this race</source>
      <translation>de dobbelstenen van het spook passen niet bij deze race</translation>
    </message>
    <message>
      <source>the hour is not played to its end: something is left to decide</source>
      <translation>het uur is niet uitgespeeld: er is nog iets te beslissen</translation>
    </message>
    <message>
      <source>the hour is over before the last decision</source>
      <translation>het uur is voorbij voor de laatste beslissing</translation>
    </message>
    <message>
      <source>the join code of another peer, where the network hides laptops from each other</source>
      <translation>de deelnamecode van een andere laptop, waar het netwerk laptops voor elkaar verbergt</translation>
    </message>
    <message>
      <source>the key in {path} is not the key of game {game}: was it moved or changed?</source>
      <translation>de sleutel in {path} is niet de sleutel van spel {game}: is hij verplaatst of veranderd?</translation>
    </message>
    <message>
      <source>the key of the game in {path} cannot be read: {why}</source>
      <translation>de sleutel van het spel in {path} is niet te lezen: {why}</translation>
    </message>
    <message>
      <source>the laptop at {host} is there, but the game that showed this code is closed. Each start makes a new code: ask for that one</source>
      <translation>de laptop op {host} is er, maar het spel dat deze code toonde, is gesloten. Elke start maakt een nieuwe code: vraag om die</translation>
    </message>
    <message>
      <source>the laptop of the join code answers at {host}; look under In this room</source>
      <translation>de laptop van de deelnamecode antwoordt op {host}; kijk onder “In deze kamer”</translation>
    </message>
    <message>
      <source>the laptop {peer} is not heard for {seconds} s: {why}</source>
      <translation>de laptop {peer} is al {seconds} s niet te horen: {why}</translation>
    </message>
    <message>
      <source>the letters {names} are missing: install the program again</source>
      <translation>de letters {names} ontbreken: installeer het programma opnieuw</translation>
    </message>
    <message>
      <source>the library for connections cannot encrypt here: install the program again</source>
      <translation>de bibliotheek voor verbindingen kan hier niet versleutelen: installeer het programma opnieuw</translation>
    </message>
    <message>
      <source>the line {line} dances</source>
      <translation>de rij {line} danst</translation>
    </message>
    <message>
      <source>the log of a game</source>
      <translation>het logboek van een spel</translation>
    </message>
    <message>
      <source>the log of game {game} cannot be used: {why}</source>
      <translation>het logboek van spel {game} is niet bruikbaar: {why}</translation>
    </message>
    <message>
      <source>the logs of two bots do not agree: please send us this report</source>
      <translation>de logboeken van twee bots zijn niet gelijk: stuur ons dit verslag</translation>
    </message>
    <message>
      <source>the new head must touch the old one exactly</source>
      <translation>de nieuwe kop moet de oude precies raken</translation>
    </message>
    <message>
      <source>the new segment and the one next to it do not just touch</source>
      <translation>het nieuwe segment en dat ernaast raken elkaar niet precies</translation>
    </message>
    <message>
      <source>the only format known is "wormcozy-sheet/1", not {value}</source>
      <translation>het enige bekende formaat is "wormcozy-sheet/1", niet {value}</translation>
    </message>
    <message>
      <source>the output</source>
      <translation>de uitvoer</translation>
    </message>
    <message>
      <source>the partner has no collar</source>
      <translation>de partner heeft geen kraag</translation>
    </message>
    <message>
      <source>the ports for playing, beacon and mDNS can be used</source>
      <translation>de poorten voor spelen, baken en mDNS zijn bruikbaar</translation>
    </message>
    <message>
      <source>the post is nearer than 48 mm to the edge of the table</source>
      <translation>de paal is dichter dan 48 mm bij de rand van de tafel</translation>
    </message>
    <message>
      <source>the post overlaps a segment</source>
      <translation>de paal ligt over een segment</translation>
    </message>
    <message>
      <source>the post overlaps a start post</source>
      <translation>de paal ligt over een startpaal</translation>
    </message>
    <message>
      <source>the printed rules ({usual})</source>
      <translation>de gedrukte regels ({usual})</translation>
    </message>
    <message>
      <source>the program that answers at {host} is not the one that was announced there</source>
      <translation>het programma dat op {host} antwoordt, is niet het aangekondigde</translation>
    </message>
    <message>
      <source>the race is over</source>
      <translation>de race is voorbij</translation>
    </message>
    <message>
      <source>the review was not kept beside the log: {reason}</source>
      <translation>de terugblik is niet bij het logboek bewaard: {reason}</translation>
    </message>
    <message>
      <source>the rules of a game, or an empty sheet, as a page to print</source>
      <translation>de regels van een spel, of een leeg blad, als pagina om af te drukken</translation>
    </message>
    <message>
      <source>the rules of this game failed ({what}): please send us its log</source>
      <translation>de regels van dit spel faalden ({what}): stuur ons het logboek</translation>
    </message>
    <message>
      <source>the same</source>
      <translation>hetzelfde</translation>
    </message>
    <message>
      <source>the second organ die</source>
      <translation>de tweede orgaandobbelsteen</translation>
    </message>
    <message>
      <source>the shape die</source>
      <translation>de vormdobbelsteen</translation>
    </message>
    <message>
      <source>the space does not touch the end that grows</source>
      <translation>het vakje raakt de kant die groeit niet</translation>
    </message>
    <message>
      <source>the space is not on the worm in question</source>
      <translation>het vakje ligt niet op de worm waar het om gaat</translation>
    </message>
    <message>
      <source>the spaces do not make the shape that is wanted</source>
      <translation>de vakjes vormen niet de gewenste vorm</translation>
    </message>
    <message>
      <source>the step it was meant for is over</source>
      <translation>de stap waarvoor het bedoeld was, is voorbij</translation>
    </message>
    <message>
      <source>the swung post would stand on a worm</source>
      <translation>de gezwenkte paal zou op een worm staan</translation>
    </message>
    <message>
      <source>the swung post would stand on another post</source>
      <translation>de gezwenkte paal zou op een andere paal staan</translation>
    </message>
    <message>
      <source>the system cannot do that: {why}</source>
      <translation>het systeem kan dat niet: {why}</translation>
    </message>
    <message>
      <source>the table did not begin, for somebody was missing: looking for the same table again</source>
      <translation>de tafel begon niet, want er ontbrak iemand: dezelfde tafel wordt opnieuw gezocht</translation>
    </message>
    <message>
      <source>the table on a television: full screen, without a seat, for everybody in the room</source>
      <translation>de tafel op een televisie: schermvullend, zonder plaats, voor de hele kamer</translation>
    </message>
    <message>
      <source>the table's options are not a sheet and its digest</source>
      <translation>de opties van de tafel zijn niet een blad en zijn hash</translation>
    </message>
    <message>
      <source>the table's options cannot be read</source>
      <translation>de opties van de tafel zijn niet te lezen</translation>
    </message>
    <message>
      <source>the table's sheet has a mistake</source>
      <translation>er zit een fout in het blad van de tafel</translation>
    </message>
    <message>
      <source>the table's sheet is not the one that its digest names</source>
      <translation>het blad van de tafel is niet dat wat de hash noemt</translation>
    </message>
    <message>
      <source>the time is up</source>
      <translation>de tijd is om</translation>
    </message>
    <message>
      <source>the turn is of another hour than the one that is played</source>
      <translation>de beurt is van een ander uur dan er wordt gespeeld</translation>
    </message>
    <message>
      <source>the two do not touch</source>
      <translation>de twee raken elkaar niet</translation>
    </message>
    <message>
      <source>the verdict stays: only the rules of this program decide; please report this</source>
      <translation>het oordeel blijft: alleen de regels van dit programma beslissen; meld dit alsjeblieft</translation>
    </message>
    <message>
      <source>the window did not open within {seconds} s: close other programs, and test again</source>
      <translation>het venster ging niet open binnen {seconds} s: sluit andere programma's, en test opnieuw</translation>
    </message>
    <message>
      <source>the window does not open ({what}): install what is missing there, or the program again</source>
      <translation>het venster gaat niet open ({what}): installeer wat daar ontbreekt, of het programma opnieuw</translation>
    </message>
    <message>
      <source>the window ended with exit code {code}: please send us this report</source>
      <translation>het venster eindigde met code {code}: stuur ons dit verslag</translation>
    </message>
    <message>
      <source>the window needs a library that this system lacks: {what}</source>
      <translation>het venster heeft een bibliotheek nodig die dit systeem mist: {what}</translation>
    </message>
    <message>
      <source>the window with lobby, tables and games: also without any command</source>
      <translation>het venster met lobby, tafels en spellen: ook zonder commando</translation>
    </message>
    <message>
      <source>the worm does not end on this space</source>
      <translation>de worm eindigt niet op dit vakje</translation>
    </message>
    <message>
      <source>the worm has neither the organ nor the shape that the dice ask for</source>
      <translation>de worm heeft noch het orgaan noch de vorm die de dobbelstenen vragen</translation>
    </message>
    <message>
      <source>the worm has no room for such an organ</source>
      <translation>de worm heeft geen plaats voor zo'n orgaan</translation>
    </message>
    <message>
      <source>the worm has touched the finish line: the race is over</source>
      <translation>de worm heeft de finishlijn geraakt: de race is voorbij</translation>
    </message>
    <message>
      <source>the worm has used up its number, {value}</source>
      <translation>de worm heeft zijn getal, {value}, verbruikt</translation>
    </message>
    <message>
      <source>the worm overlaps itself</source>
      <translation>de worm ligt over zichzelf</translation>
    </message>
    <message>
      <source>the worm stays</source>
      <translation>de worm blijft</translation>
    </message>
    <message>
      <source>the worm's head</source>
      <translation>de kop van de worm</translation>
    </message>
    <message>
      <source>the worm's segment {number}</source>
      <translation>segment {number} van de worm</translation>
    </message>
    <message>
      <source>the {kind} on {space} acts</source>
      <translation>{kind} op {space} werkt</translation>
    </message>
    <message>
      <source>the {kind} on {space} of {worm}</source>
      <translation>{kind} op {space} van {worm}</translation>
    </message>
    <message>
      <source>the {shape} and {organs}</source>
      <translation>een {shape} en {organs}</translation>
    </message>
    <message>
      <source>then: {frame}</source>
      <translation>dan: {frame}</translation>
    </message>
    <message>
      <source>there are no worms yet</source>
      <translation>er zijn nog geen wormen</translation>
    </message>
    <message>
      <source>there is a post in the way</source>
      <translation>er staat een paal in de weg</translation>
    </message>
    <message>
      <source>there is an organ on each of its spaces already</source>
      <translation>op elk van zijn vakjes is al een orgaan</translation>
    </message>
    <message>
      <source>there is an organ on this space already</source>
      <translation>er is al een orgaan op dit vakje</translation>
    </message>
    <message>
      <source>there is no SHA256SUMS in {folder}: name the folder that a release was put into</source>
      <translation>er is geen SHA256SUMS in {folder}: noem de map waarin een uitgave staat</translation>
    </message>
    <message>
      <source>there is no brain on this space</source>
      <translation>er is geen brein op dit vakje</translation>
    </message>
    <message>
      <source>there is no chapter {number}: they go from 1 to {last}</source>
      <translation>er is geen hoofdstuk {number}: ze gaan van 1 tot {last}</translation>
    </message>
    <message>
      <source>there is no field of this name</source>
      <translation>er is geen veld met deze naam</translation>
    </message>
    <message>
      <source>there is no game in {path}: its file 'key' is missing</source>
      <translation>er is geen spel in {path}: het bestand 'key' ontbreekt</translation>
    </message>
    <message>
      <source>there is no game {name} in {folder}</source>
      <translation>er is geen spel {name} in {folder}</translation>
    </message>
    <message>
      <source>there is no log in {folder}</source>
      <translation>er is geen logboek in {folder}</translation>
    </message>
    <message>
      <source>there is no organ on this space</source>
      <translation>er is geen orgaan op dit vakje</translation>
    </message>
    <message>
      <source>there is no room for a baby beside the two</source>
      <translation>naast de twee is geen plaats voor een baby</translation>
    </message>
    <message>
      <source>there is no solo game {name} in {folder}</source>
      <translation>er is geen solospel {name} in {folder}</translation>
    </message>
    <message>
      <source>there is no such worm</source>
      <translation>zo'n worm is er niet</translation>
    </message>
    <message>
      <source>there is no unfinished game in {folder}: start without --resume</source>
      <translation>er is geen onafgemaakt spel in {folder}: start zonder --resume</translation>
    </message>
    <message>
      <source>there is no unfinished solo game in {folder}: leave out --resume</source>
      <translation>er is geen onafgemaakt solospel in {folder}: laat --resume weg</translation>
    </message>
    <message>
      <source>there is no way to anybody in this network: a VPN or a firewall of this laptop keeps programs out of it; switch that off while you play</source>
      <translation>er is geen weg naar iemand in dit netwerk: een VPN of een firewall van deze laptop houdt programma's erbuiten; zet dat uit terwijl je speelt</translation>
    </message>
    <message>
      <source>there is no {kind} port at {address} ({what}): close other programs that use the network, or start the laptop again</source>
      <translation>er is geen {kind}-poort op {address} ({what}): sluit andere programma's die het netwerk gebruiken, of start de laptop opnieuw</translation>
    </message>
    <message>
      <source>they are computed as everywhere, and a changed message is refused</source>
      <translation>ze worden berekend zoals overal, en een veranderd bericht wordt geweigerd</translation>
    </message>
    <message>
      <source>thinks it over</source>
      <translation>denkt na</translation>
    </message>
    <message>
      <source>this account may not read it</source>
      <translation>dit account mag het niet lezen</translation>
    </message>
    <message>
      <source>this account may not write there</source>
      <translation>dit account mag daar niet schrijven</translation>
    </message>
    <message>
      <source>this brain is filled in and used up</source>
      <translation>dit brein is ingevuld en verbruikt</translation>
    </message>
    <message>
      <source>this copy of the program is not as it was made: {file} is missing or has changed, so it is not handed over; download and unpack the program again</source>
      <translation>deze kopie van het programma is niet zoals ze gemaakt is: {file} ontbreekt of is veranderd, daarom wordt ze niet doorgegeven; download het programma opnieuw en pak het uit</translation>
    </message>
    <message>
      <source>this die has been changed this hour already</source>
      <translation>deze dobbelsteen is dit uur al veranderd</translation>
    </message>
    <message>
      <source>this edition cannot be played by {value}</source>
      <translation>deze uitgave speel je niet met zoveel: {value}</translation>
    </message>
    <message>
      <source>this edition has no such face</source>
      <translation>deze uitgave heeft zo'n kant niet</translation>
    </message>
    <message>
      <source>this face was bid successfully last round, so it rests</source>
      <translation>deze kant is vorige ronde met succes geboden, dus rust hij</translation>
    </message>
    <message>
      <source>this has to be there and is missing</source>
      <translation>dit moet er zijn en ontbreekt</translation>
    </message>
    <message>
      <source>this is a file; name the folder in which games are saved</source>
      <translation>dit is een bestand; noem de map waarin spellen zijn bewaard</translation>
    </message>
    <message>
      <source>this is no TOML: {value}</source>
      <translation>dit is geen TOML: {value}</translation>
    </message>
    <message>
      <source>this is not what the race waits for now</source>
      <translation>dit is niet waar de race nu op wacht</translation>
    </message>
    <message>
      <source>this is not what the table waits for now</source>
      <translation>dit is niet waar de tafel nu op wacht</translation>
    </message>
    <message>
      <source>this join code was mistyped: {why}. Compare it with the other screen</source>
      <translation>deze deelnamecode is verkeerd getypt: {why}. Vergelijk hem met het andere scherm</translation>
    </message>
    <message>
      <source>this key is a player of its own again</source>
      <translation>deze sleutel is weer een speler op zichzelf</translation>
    </message>
    <message>
      <source>this key was in no other game on this laptop</source>
      <translation>deze sleutel was in geen ander spel op deze laptop</translation>
    </message>
    <message numerus="yes">
      <source>this key was in {count} other games on this laptop</source>
      <extracomment>this key was in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>deze sleutel was in {count} ander spel op deze laptop</numerusform>
        <numerusform>deze sleutel was in {count} andere spellen op deze laptop</numerusform>
      </translation>
    </message>
    <message>
      <source>this kind of organ cannot be added now</source>
      <translation>dit soort orgaan kan nu niet worden toegevoegd</translation>
    </message>
    <message>
      <source>this laptop does not hold the seat's memory</source>
      <translation>deze laptop heeft het geheugen van de plaats niet</translation>
    </message>
    <message>
      <source>this laptop has not caught up with the others yet</source>
      <translation>deze laptop is nog niet bij met de anderen</translation>
    </message>
    <message>
      <source>this laptop is in no network: switch on Wi-Fi, or plug in a cable</source>
      <translation>deze laptop zit in geen netwerk: zet de wifi aan, of steek een kabel in</translation>
    </message>
    <message>
      <source>this laptop runs the program from its source and has nothing packed to give: open “Bring a friend” on a laptop that runs the downloaded program, its friends get it from there</source>
      <translation>deze laptop start het programma uit de broncode en heeft niets ingepakts te geven: open “Vriend meebrengen” op een laptop met het gedownloade programma, de anderen krijgen het daarvandaan</translation>
    </message>
    <message>
      <source>this laptop signs nothing more in this game</source>
      <translation>deze laptop ondertekent niets meer in dit spel</translation>
    </message>
    <message>
      <source>this laptop sits at a table already</source>
      <translation>deze laptop zit al aan een tafel</translation>
    </message>
    <message>
      <source>this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or a cable</source>
      <translation>dit netwerk heeft alleen IPv6, waarin deze spellen niemand vinden: kom samen op de hotspot van een telefoon of een kabel</translation>
    </message>
    <message>
      <source>this organ has acted this hour already</source>
      <translation>dit orgaan heeft dit uur al gewerkt</translation>
    </message>
    <message>
      <source>this organ is not among those that may act now</source>
      <translation>dit orgaan hoort niet bij die nu mogen werken</translation>
    </message>
    <message>
      <source>this player has left the race</source>
      <translation>deze speler heeft de race verlaten</translation>
    </message>
    <message>
      <source>this player has nothing to do in this step</source>
      <translation>deze speler heeft in deze stap niets te doen</translation>
    </message>
    <message>
      <source>this reaches beyond the map, or counts backwards: {value}</source>
      <translation>dit gaat voorbij de kaart, of telt achteruit: {value}</translation>
    </message>
    <message>
      <source>this report is in {file}</source>
      <translation>dit verslag staat in {file}</translation>
    </message>
    <message>
      <source>this row is longer or shorter than the first one: {value}</source>
      <translation>deze rij is langer of korter dan de eerste: {value}</translation>
    </message>
    <message>
      <source>this seat has answered this call, or a later one</source>
      <translation>deze plaats heeft deze oproep, of een latere, beantwoord</translation>
    </message>
    <message>
      <source>this seat is also open on another laptop</source>
      <translation>deze plaats is ook open op een andere laptop</translation>
    </message>
    <message>
      <source>this table plays without re-posing</source>
      <translation>aan deze tafel wordt niet opnieuw gelegd</translation>
    </message>
    <message>
      <source>this trial itself failed ({what}): please send us this report</source>
      <translation>deze proef zelf mislukte ({what}): stuur ons dit verslag</translation>
    </message>
    <message>
      <source>three</source>
      <translation>drie</translation>
    </message>
    <message>
      <source>tiger</source>
      <translation>tijger</translation>
    </message>
    <message>
      <source>tiles</source>
      <translation>tegels</translation>
    </message>
    <message>
      <source>today</source>
      <translation>vandaag</translation>
    </message>
    <message>
      <source>too few are present to go on without the others</source>
      <translation>er zijn er te weinig om zonder de anderen verder te gaan</translation>
    </message>
    <message>
      <source>too much was played before</source>
      <translation>er is te veel gespeeld ervoor</translation>
    </message>
    <message>
      <source>total {before} to {now}</source>
      <translation>totaal {before} naar {now}</translation>
    </message>
    <message>
      <source>total {total}</source>
      <translation>totaal {total}</translation>
    </message>
    <message>
      <source>touched!</source>
      <translation>geraakt!</translation>
    </message>
    <message>
      <source>try in a minute everything that this program rests on; made to be sent to others</source>
      <translation>in een minuut alles proberen waarop dit programma rust; gemaakt om op te sturen</translation>
    </message>
    <message>
      <source>turns round</source>
      <translation>keert om</translation>
    </message>
    <message>
      <source>two</source>
      <translation>twee</translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced for {count} steps until the time was up, for this laptop is slow or busy; both logs check</source>
      <extracomment>two bots have raced for {count} step until the time was up, for this laptop is slow or busy; both logs check</extracomment>
      <translation>
        <numerusform>twee bots hebben {count} stap geracet tot de tijd om was, want deze laptop is traag of druk; beide logboeken kloppen</numerusform>
        <numerusform>twee bots hebben {count} stappen geracet tot de tijd om was, want deze laptop is traag of druk; beide logboeken kloppen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced to the end in {count} steps; both logs check</source>
      <extracomment>two bots have raced to the end in {count} step; both logs check</extracomment>
      <translation>
        <numerusform>twee bots zijn in {count} stap naar de finish geracet; beide logboeken kloppen</numerusform>
        <numerusform>twee bots zijn in {count} stappen naar de finish geracet; beide logboeken kloppen</numerusform>
      </translation>
    </message>
    <message>
      <source>two bots on this laptop have not raced within {seconds} s of their first words: try again when the laptop has less to do; if that does not help, send us this report. Last they said: {said}</source>
      <translation>twee bots op deze laptop hebben niet binnen {seconds} s na hun eerste woorden geracet: probeer het opnieuw als de laptop minder te doen heeft; helpt dat niet, stuur ons dan dit verslag. Het laatste wat ze zeiden: {said}</translation>
    </message>
    <message>
      <source>two programs could open one game at once, as in some folders of a network or a cloud: choose another --data DIR</source>
      <translation>twee programma's kunnen één spel tegelijk openen, zoals in sommige mappen van een netwerk of een cloud: kies een andere --data DIR</translation>
    </message>
    <message>
      <source>two programs on this laptop are connected, and a false key is refused</source>
      <translation>twee programma's op deze laptop zijn verbonden, en een valse sleutel wordt geweigerd</translation>
    </message>
    <message>
      <source>two programs on this laptop cannot reach each other within {seconds} s: something that guards this laptop may forbid it; allow this program there</source>
      <translation>twee programma's op deze laptop bereiken elkaar niet binnen {seconds} s: iets wat deze laptop bewaakt, verbiedt het misschien; sta dit programma daar toe</translation>
    </message>
    <message>
      <source>umbrella</source>
      <translation>paraplu</translation>
    </message>
    <message>
      <source>unfinished at step {step}; {game}</source>
      <translation>niet af bij stap {step}; {game}</translation>
    </message>
    <message>
      <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
      <translation>het commando %(parser_name)r bestaat niet (kies uit %(choices)s)</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>onbekende argumenten: %s</translation>
    </message>
    <message>
      <source>up to this step; in the window, at it</source>
      <translation>tot deze stap; in het venster bij die stap</translation>
    </message>
    <message>
      <source>usage: </source>
      <translation>gebruik: </translation>
    </message>
    <message numerus="yes">
      <source>vanished {count} times when others had opened bids or dice</source>
      <extracomment>vanished once when others had opened bids or dice</extracomment>
      <translation>
        <numerusform>verdween één keer toen anderen biedingen of dobbelstenen hadden geopend</numerusform>
        <numerusform>verdween {count} keer toen anderen biedingen of dobbelstenen hadden geopend</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>version {version}; {count} files with the fingerprint {code}, which all laptops with the same download have</source>
      <extracomment>version {version}; {count} file with the fingerprint {code}, which all laptops with the same download have</extracomment>
      <translation>
        <numerusform>versie {version}; {count} bestand met de vingerafdruk {code}, die alle laptops met dezelfde download hebben</numerusform>
        <numerusform>versie {version}; {count} bestanden met de vingerafdruk {code}, die alle laptops met dezelfde download hebben</numerusform>
      </translation>
    </message>
    <message>
      <source>violin</source>
      <translation>viool</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wacht</translation>
    </message>
    <message>
      <source>waiting for {names}: of two players nobody can go on alone. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>wachten op {names}: van twee spelers kan niemand alleen verder. Sluit het programma om te verdagen; `peer --resume` gaat later verder, waar we nu zijn</translation>
    </message>
    <message>
      <source>waiting for {names}: we are too few to go on. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>wachten op {names}: we zijn met te weinig om verder te gaan. Sluit het programma om te verdagen; `peer --resume` gaat later verder, waar we nu zijn</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>wacht</translation>
    </message>
    <message>
      <source>warming up</source>
      <translation>warmt op</translation>
    </message>
    <message numerus="yes">
      <source>was away {count} times when others had opened bids or dice, and came back</source>
      <extracomment>was away once when others had opened bids or dice, and came back</extracomment>
      <translation>
        <numerusform>was één keer weg toen anderen biedingen of dobbelstenen hadden geopend, en kwam terug</numerusform>
        <numerusform>was {count} keer weg toen anderen biedingen of dobbelstenen hadden geopend, en kwam terug</numerusform>
      </translation>
    </message>
    <message>
      <source>what came is no whole build of this program ({what}), and nothing of it was kept: fetch it again, or from another laptop</source>
      <translation>wat aankwam is niet het hele programma ({what}), en er is niets van bewaard: haal het nog eens, of van een andere laptop</translation>
    </message>
    <message>
      <source>what the bot's chance starts from</source>
      <translation>waar het toeval van de bot mee begint</translation>
    </message>
    <message>
      <source>what the bots' chance starts from</source>
      <translation>waar het toeval van de bots mee begint</translation>
    </message>
    <message>
      <source>what the log calls you</source>
      <translation>hoe het logboek je noemt</translation>
    </message>
    <message>
      <source>what the others call it</source>
      <translation>hoe de anderen hem noemen</translation>
    </message>
    <message>
      <source>what the others call you</source>
      <translation>hoe de anderen je noemen</translation>
    </message>
    <message>
      <source>what the program speaks: {codes}</source>
      <translation>wat het programma spreekt: {codes}</translation>
    </message>
    <message>
      <source>what the table agrees to beside its rules, as a window tells its bots</source>
      <translation>wat de tafel naast haar regels afspreekt, zoals een venster het zijn bots zegt</translation>
    </message>
    <message>
      <source>what this row counts does not take {value}</source>
      <translation>wat deze rij telt, neemt geen {value}</translation>
    </message>
    <message>
      <source>what you wear cannot be kept in {path}: {why}</source>
      <translation>wat je draagt kan niet in {path} worden bewaard: {why}</translation>
    </message>
    <message>
      <source>when it was played and how long anybody thought: a log has no clock to trust</source>
      <translation>wanneer het is gespeeld en hoe lang iemand nadacht: een logboek heeft geen klok om op te vertrouwen</translation>
    </message>
    <message numerus="yes">
      <source>where it sees {count} blank spaces</source>
      <extracomment>where it sees {count} blank space</extracomment>
      <translation>
        <numerusform>waar het {count} leeg vakje ziet</numerusform>
        <numerusform>waar het {count} lege vakjes ziet</numerusform>
      </translation>
    </message>
    <message>
      <source>where to</source>
      <translation>waarheen</translation>
    </message>
    <message>
      <source>where to look</source>
      <translation>waar te zoeken</translation>
    </message>
    <message>
      <source>whether players whispered, or looked at each other's screens</source>
      <translation>of spelers fluisterden, of naar elkaars scherm keken</translation>
    </message>
    <message>
      <source>whether somebody who vanished had first looked at what the others opened</source>
      <translation>of iemand die verdween eerst had gekeken wat de anderen openden</translation>
    </message>
    <message>
      <source>whether the dice were fair: without other people, only your own program vouches for them</source>
      <translation>of de dobbelstenen eerlijk waren: zonder andere mensen staat enkel je eigen programma ervoor in</translation>
    </message>
    <message>
      <source>who has not chosen is nudged after {seconds} s; it takes nothing away</source>
      <translation>wie niet gekozen heeft, krijgt na {seconds} s een duwtje; het kost niets</translation>
    </message>
    <message>
      <source>who plays how: wins, places, bids and bumps in the saved games of this laptop</source>
      <translation>wie hoe speelt: winst, plaatsen, biedingen en botsingen in de bewaarde spellen van deze laptop</translation>
    </message>
    <message>
      <source>who sat at the keyboard, and whether a program chose the moves</source>
      <translation>wie er aan het toetsenbord zat, en of een programma de zetten koos</translation>
    </message>
    <message>
      <source>whose games tell who is known</source>
      <translation>wiens spellen zeggen wie bekend is</translation>
    </message>
    <message>
      <source>window</source>
      <translation>venster</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>gewonnen</translation>
    </message>
    <message>
      <source>wins in a row</source>
      <translation>winst op rij</translation>
    </message>
    <message>
      <source>with</source>
      <translation>met</translation>
    </message>
    <message>
      <source>with a coach</source>
      <translation>met een coach</translation>
    </message>
    <message>
      <source>with the head on {space}</source>
      <translation>met de kop op {space}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>met {names}</translation>
    </message>
    <message>
      <source>with {worm} as partner</source>
      <translation>met {worm} als partner</translation>
    </message>
    <message>
      <source>worm {letter}</source>
      <translation>worm {letter}</translation>
    </message>
    <message>
      <source>worm {worm} grew by {n}</source>
      <translation>worm {worm} groeide {n}</translation>
    </message>
    <message>
      <source>worm {worm} grows: {size} of {limit}</source>
      <translation>worm {worm} groeit: {size} van {limit}</translation>
    </message>
    <message>
      <source>worms</source>
      <translation>wormen</translation>
    </message>
    <message>
      <source>worms in the largest group of touching worms</source>
      <translation>wormen in de grootste groep rakende wormen</translation>
    </message>
    <message>
      <source>worms in the longest Conga Line</source>
      <translation>wormen in de langste polonaise</translation>
    </message>
    <message>
      <source>worms may not touch each other</source>
      <translation>wormen mogen elkaar niet raken</translation>
    </message>
    <message>
      <source>worms of 5 or more spaces that touch no blank space</source>
      <translation>wormen van 5 of meer vakjes die geen leeg vakje raken</translation>
    </message>
    <message>
      <source>worms of 6 or more spaces</source>
      <translation>wormen van 6 of meer vakjes</translation>
    </message>
    <message>
      <source>worms on the edge of the sheet</source>
      <translation>wormen aan de rand van het blad</translation>
    </message>
    <message>
      <source>worms touching a blank space</source>
      <translation>wormen die een leeg vakje raken</translation>
    </message>
    <message>
      <source>worms touching blank</source>
      <translation>wormen op de tocht</translation>
    </message>
    <message>
      <source>worms touching the worm with the most neighbours</source>
      <translation>wormen die de worm met de meeste buren raken</translation>
    </message>
    <message>
      <source>worms with a mouth at a food</source>
      <translation>wormen met een mond bij een hapje</translation>
    </message>
    <message>
      <source>worms with kinds</source>
      <translation>wormen met soorten</translation>
    </message>
    <message>
      <source>worms with organs</source>
      <translation>wormen met organen</translation>
    </message>
    <message>
      <source>worms with three or more kinds of organ</source>
      <translation>wormen met drie of meer soorten organen</translation>
    </message>
    <message>
      <source>worms with two or more kinds of organ</source>
      <translation>wormen met twee of meer soorten organen</translation>
    </message>
    <message>
      <source>worms with two or more organs</source>
      <translation>wormen met twee of meer organen</translation>
    </message>
    <message>
      <source>wormup-lan: a library that Qt draws windows with is missing on this system, most likely xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</source>
      <translation>wormup-lan: op dit systeem ontbreekt een bibliotheek waarmee Qt vensters tekent, waarschijnlijk xcb-cursor. Debian en Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</translation>
    </message>
    <message>
      <source>wormup-lan: the screen has gone, so the window has closed; what was signed is saved</source>
      <translation>wormup-lan: het scherm is weg, dus het venster is gesloten; wat ondertekend was, is bewaard</translation>
    </message>
    <message>
      <source>wormup-lan: the variable QT_QPA_PLATFORM asks for the screen {name}, and there is none of that kind: start without the variable</source>
      <translation>wormup-lan: de variabele QT_QPA_PLATFORM vraagt om het scherm {name}, en zo een is hier niet: start zonder de variabele</translation>
    </message>
    <message>
      <source>wormup-lan: the window is open already on this laptop and does not answer: end it, then start again</source>
      <translation>wormup-lan: het venster is al open op deze laptop en antwoordt niet: sluit het en start opnieuw</translation>
    </message>
    <message>
      <source>wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan demo, peer, watch, solo, audit and replay --text (--help says more)</source>
      <translation>wormup-lan: er is geen scherm om een venster op te openen. Zonder venster zijn er: wormup-lan demo, peer, watch, solo, audit en replay --text (--help zegt meer)</translation>
    </message>
    <message>
      <source>write the report to a file as well, to send it</source>
      <translation>het verslag ook in een bestand schrijven, om het op te sturen</translation>
    </message>
    <message>
      <source>yawns</source>
      <translation>geeuwt</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>gisteren</translation>
    </message>
    <message>
      <source>you</source>
      <translation>jij</translation>
    </message>
    <message>
      <source>you may change a die next hour</source>
      <translation>je mag het volgende uur een dobbelsteen veranderen</translation>
    </message>
    <message>
      <source>you, again</source>
      <translation>jij, nog eens</translation>
    </message>
    <message>
      <source>your identity {path} cannot be used: {why}; or choose another --data DIR</source>
      <translation>je identiteit {path} is niet bruikbaar: {why}; of kies een andere --data DIR</translation>
    </message>
    <message>
      <source>your name cannot be kept in {path}: {why}</source>
      <translation>je naam kan niet in {path} worden bewaard: {why}</translation>
    </message>
    <message>
      <source>your own worm</source>
      <translation>je eigen worm</translation>
    </message>
    <message>
      <source>your seat is also open on another laptop: end the program there, and it goes on here</source>
      <translation>je plaats is ook open op een andere laptop: stop het programma daar, dan gaat het hier verder</translation>
    </message>
    <message>
      <source>your seat went on at another laptop, and goes on there</source>
      <translation>je plaats is verhuisd naar een andere laptop, en speelt daar verder</translation>
    </message>
    <message>
      <source>zero bytes: {count}</source>
      <translation>nulbytes: {count}</translation>
    </message>
    <message>
      <source>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</source>
      <translation>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</translation>
    </message>
    <message>
      <source>{counted}, no doubts.</source>
      <translation>{counted}, geen twijfel.</translation>
    </message>
    <message>
      <source>{counted}.</source>
      <translation>{counted}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} brains could turn a die.</source>
      <extracomment>One brain could turn a die.</extracomment>
      <translation>
        <numerusform>Eén brein kan een dobbelsteen draaien.</numerusform>
        <numerusform>{count} breinen kunnen een dobbelsteen draaien.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} chosen</source>
      <extracomment>{count} chosen</extracomment>
      <translation>
        <numerusform>{count} gekozen</numerusform>
        <numerusform>{count} gekozen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} credits for the next hour</source>
      <extracomment>{count} credit for the next hour</extracomment>
      <translation>
        <numerusform>{count} tegoed voor het volgende uur</numerusform>
        <numerusform>{count} tegoeden voor het volgende uur</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} downloads</source>
      <extracomment>{count} download</extracomment>
      <translation>
        <numerusform>{count} download</numerusform>
        <numerusform>{count} downloads</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} draws of this evening ended unfinished.</source>
      <extracomment>{count} draw of this evening ended unfinished.</extracomment>
      <translation>
        <numerusform>{count} loting van deze avond bleef onvoltooid.</numerusform>
        <numerusform>{count} lotingen van deze avond bleven onvoltooid.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} envelopes</source>
      <extracomment>{count} envelope</extracomment>
      <translation>
        <numerusform>{count} envelop</numerusform>
        <numerusform>{count} enveloppen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} friends</source>
      <extracomment>{count} friend</extracomment>
      <translation>
        <numerusform>{count} vriend</numerusform>
        <numerusform>{count} vrienden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>{count} game</extracomment>
      <translation>
        <numerusform>{count} spel</numerusform>
        <numerusform>{count} spellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games cannot be read: 'wormup-lan games' says why</source>
      <extracomment>{count} game cannot be read: 'wormup-lan games' says why</extracomment>
      <translation>
        <numerusform>{count} spel is niet te lezen: 'wormup-lan games' zegt waarom</numerusform>
        <numerusform>{count} spellen zijn niet te lezen: 'wormup-lan games' zegt waarom</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} hours</source>
      <extracomment>{count} hour</extracomment>
      <translation>
        <numerusform>{count} uur</numerusform>
        <numerusform>{count} uren</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters and digits</source>
      <extracomment>{count} letter or digit</extracomment>
      <translation>
        <numerusform>{count} letter of cijfer</numerusform>
        <numerusform>{count} letters en cijfers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters to go</source>
      <extracomment>{count} letter to go</extracomment>
      <translation>
        <numerusform>Nog {count} letter</numerusform>
        <numerusform>Nog {count} letters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <extracomment>{count} move</extracomment>
      <translation>
        <numerusform>{count} zet</numerusform>
        <numerusform>{count} zetten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library, which does not agree within {mm} mm:</source>
      <extracomment>{count} move also measured with another geometry library, which does not agree within {mm} mm:</extracomment>
      <translation>
        <numerusform>{count} zet ook gemeten met een andere geometriebibliotheek, die niet binnen {mm} mm gelijk is:</numerusform>
        <numerusform>{count} zetten ook gemeten met een andere geometriebibliotheek, die niet binnen {mm} mm gelijk is:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library: all agree within {mm} mm</source>
      <extracomment>{count} move also measured with another geometry library: it agrees within {mm} mm</extracomment>
      <translation>
        <numerusform>{count} zet ook gemeten met een andere geometriebibliotheek: gelijk binnen {mm} mm</numerusform>
        <numerusform>{count} zetten ook gemeten met een andere geometriebibliotheek: alle gelijk binnen {mm} mm</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} numbers for the dice</source>
      <extracomment>{count} number for the dice</extracomment>
      <translation>
        <numerusform>{count} getal voor de dobbelstenen</numerusform>
        <numerusform>{count} getallen voor de dobbelstenen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {hours} checked, all dice recomputed</source>
      <extracomment>{count} opening matches its commitment, {hours} checked, all dice recomputed</extracomment>
      <translation>
        <numerusform>{count} opening past bij wat vastlag, {hours} gecontroleerd, alle dobbelstenen nagerekend</numerusform>
        <numerusform>{count} openingen passen bij wat vastlag, {hours} gecontroleerd, alle dobbelstenen nagerekend</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {moves} checked</source>
      <extracomment>{count} opening matches its commitment, {moves} checked</extracomment>
      <translation>
        <numerusform>{count} opening past bij wat vastlag, {moves} gecontroleerd</numerusform>
        <numerusform>{count} openingen passen bij wat vastlag, {moves} gecontroleerd</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people</source>
      <extracomment>{count} person</extracomment>
      <translation>
        <numerusform>{count} mens</numerusform>
        <numerusform>{count} mensen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people come</source>
      <extracomment>{count} person comes</extracomment>
      <translation>
        <numerusform>{count} persoon komt</numerusform>
        <numerusform>{count} mensen komen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players</source>
      <extracomment>{count} player</extracomment>
      <translation>
        <numerusform>{count} speler</numerusform>
        <numerusform>{count} spelers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, about {rounds}</source>
      <extracomment>{count} player, about {rounds}</extracomment>
      <translation>
        <numerusform>{count} speler, ongeveer {rounds}</numerusform>
        <numerusform>{count} spelers, ongeveer {rounds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, {hours}</source>
      <extracomment>{count} player, {hours}</extracomment>
      <translation>
        <numerusform>{count} speler, {hours}</numerusform>
        <numerusform>{count} spelers, {hours}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points more and you are {next}.</source>
      <extracomment>{count} point more and you are {next}.</extracomment>
      <translation>
        <numerusform>Nog {count} punt en je bent: {next}.</numerusform>
        <numerusform>Nog {count} punten en je bent: {next}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} races</source>
      <extracomment>{count} race</extracomment>
      <translation>
        <numerusform>{count} race</numerusform>
        <numerusform>{count} races</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds</source>
      <extracomment>{count} round</extracomment>
      <translation>
        <numerusform>{count} ronde</numerusform>
        <numerusform>{count} rondes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds in one look</source>
      <extracomment>{count} round in one look</extracomment>
      <translation>
        <numerusform>{count} ronde in één blik</numerusform>
        <numerusform>{count} rondes in één blik</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} seats free</source>
      <extracomment>{count} seat free</extracomment>
      <translation>
        <numerusform>{count} plaats vrij</numerusform>
        <numerusform>{count} plaatsen vrij</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments</source>
      <extracomment>{count} segment</extracomment>
      <translation>
        <numerusform>{count} segment</numerusform>
        <numerusform>{count} segmenten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments reach here</source>
      <extracomment>{count} segment reaches here</extracomment>
      <translation>
        <numerusform>{count} segment reikt tot hier</numerusform>
        <numerusform>{count} segmenten reiken tot hier</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signatures</source>
      <extracomment>{count} signature</extracomment>
      <translation>
        <numerusform>{count} handtekening</numerusform>
        <numerusform>{count} handtekeningen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps</source>
      <extracomment>{count} step</extracomment>
      <translation>
        <numerusform>{count} stap</numerusform>
        <numerusform>{count} stappen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps, each sealed by all at the table or by a call</source>
      <extracomment>{count} step, sealed by all at the table or by a call</extracomment>
      <translation>
        <numerusform>{count} stap, door iedereen aan tafel of door een oproep verzegeld</numerusform>
        <numerusform>{count} stappen, elk door iedereen aan tafel of door een oproep verzegeld</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tables</source>
      <extracomment>{count} table</extracomment>
      <translation>
        <numerusform>{count} tafel</numerusform>
        <numerusform>{count} tafels</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to do</source>
      <extracomment>{count} thing to do</extracomment>
      <translation>
        <numerusform>{count} ding te doen</numerusform>
        <numerusform>{count} dingen te doen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to mend</source>
      <extracomment>{count} thing to mend</extracomment>
      <translation>
        <numerusform>{count} ding te verhelpen</numerusform>
        <numerusform>{count} dingen te verhelpen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <extracomment>{count} way</extracomment>
      <translation>
        <numerusform>{count} manier</numerusform>
        <numerusform>{count} manieren</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} wins</source>
      <extracomment>{count} win</extracomment>
      <translation>
        <numerusform>{count} keer gewonnen</numerusform>
        <numerusform>{count} keer gewonnen</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}: {points}</source>
      <translation>{count}: {points}</translation>
    </message>
    <message>
      <source>{day} {month}</source>
      <translation>{day} {month}</translation>
    </message>
    <message>
      <source>{day} {month} {year}</source>
      <translation>{day} {month} {year}</translation>
    </message>
    <message>
      <source>{day}'s race, round {round}</source>
      <translation>Race van {day}, ronde {round}</translation>
    </message>
    <message>
      <source>{day}'s sheets, hour {hour}</source>
      <translation>Bladen van {day}, uur {hour}</translation>
    </message>
    <message>
      <source>{day}, nobody won</source>
      <translation>{day}, niemand won</translation>
    </message>
    <message>
      <source>{day}, round {round}</source>
      <translation>{day}, ronde {round}</translation>
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation>{decision}  ↩ {frame}</translation>
    </message>
    <message>
      <source>{die} becomes {new} instead of {old}</source>
      <translation>{die} wordt {new} in plaats van {old}</translation>
    </message>
    <message>
      <source>{done} of {count}</source>
      <translation>{done} van {count}</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>{done} of {count} game</extracomment>
      <translation>
        <numerusform>{done} van {count} spel</numerusform>
        <numerusform>{done} van {count} spellen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} races</source>
      <extracomment>{done} of {count} race</extracomment>
      <translation>
        <numerusform>{done} van {count} race</numerusform>
        <numerusform>{done} van {count} races</numerusform>
      </translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players</source>
      <translation>{edition} is voor {least} tot {most} spelers</translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players.</source>
      <translation>{edition} is voor {least} tot {most} spelers.</translation>
    </message>
    <message numerus="yes">
      <source>{edition}, {count} players, {length} mm: about {rounds}, {low} to {high} minutes among people</source>
      <extracomment>{edition}, {count} player, {length} mm: about {rounds}, {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{edition}, {count} speler, {length} mm: ongeveer {rounds}, {low} tot {high} minuten onder mensen</numerusform>
        <numerusform>{edition}, {count} spelers, {length} mm: ongeveer {rounds}, {low} tot {high} minuten onder mensen</numerusform>
      </translation>
    </message>
    <message>
      <source>{ended}: finished. Back to {next}</source>
      <translation>{ended}: klaar. Terug naar {next}</translation>
    </message>
    <message>
      <source>{face} alone</source>
      <translation>{face} alleen</translation>
    </message>
    <message>
      <source>{face} is chosen: name it, or choose another one.</source>
      <translation>{face} is gekozen: noem hem, of kies een andere.</translation>
    </message>
    <message>
      <source>{face} is chosen: seal it, or choose another one.</source>
      <translation>{face} is gekozen: verzegel hem, of kies een andere.</translation>
    </message>
    <message>
      <source>{face} sleeps</source>
      <translation>{face} slaapt</translation>
    </message>
    <message>
      <source>{face} sleeps this round, it just moved you.</source>
      <translation>{face} slaapt deze ronde, hij liet je net kruipen.</translation>
    </message>
    <message>
      <source>{face} sleeps, it just moved you.</source>
      <translation>{face} slaapt, hij liet je net kruipen.</translation>
    </message>
    <message>
      <source>{face} wins {share} % of the races</source>
      <translation>{face} wint {share} % van de races</translation>
    </message>
    <message>
      <source>{file} is damaged, or somebody has changed it: ask for it once more.</source>
      <translation>{file} is beschadigd, of iemand heeft het veranderd: vraag er nog eens om.</translation>
    </message>
    <message>
      <source>{file} is no puzzle, or it is damaged: ask for it once more.</source>
      <translation>{file} is geen puzzel, of het is beschadigd: vraag er nog eens om.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: it does not end where somebody has to move.</source>
      <translation>{file} is geen puzzel: het eindigt niet waar iemand moet zetten.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no race is in it.</source>
      <translation>{file} is geen puzzel: er zit geen race in.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no winning move was found.</source>
      <translation>{file} is geen puzzel: er is geen winnende zet gevonden.</translation>
    </message>
    <message>
      <source>{file} is not a log of this program. The log of a game is the file called 'log' in the folder of that game.</source>
      <translation>{file} is geen logboek van dit programma. Het logboek van een spel is het bestand 'log' in de map van dat spel.</translation>
    </message>
    <message>
      <source>{file}, step {step}</source>
      <translation>{file}, stap {step}</translation>
    </message>
    <message>
      <source>{file}: does not go on from step {step} of {log}: it stood otherwise there</source>
      <translation>{file}: gaat niet verder vanaf stap {step} van {log}: daar stond het anders</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of a game whose log is not here; audit both together to see whether it stood so</source>
      <translation>{file}: gaat verder vanaf stap {step} van een spel waarvan het logboek hier niet is; controleer beide samen om te zien of het zo stond</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of {log}, as it stood there</source>
      <translation>{file}: gaat verder vanaf stap {step} van {log}, zoals het daar stond</translation>
    </message>
    <message>
      <source>{file}: {what}</source>
      <translation>{file}: {what}</translation>
    </message>
    <message>
      <source>{file}: {why}; choose another place</source>
      <translation>{file}: {why}; kies een andere plek</translation>
    </message>
    <message>
      <source>{first} and {second} are overlapping by {gap} mm</source>
      <translation>{first} en {second} liggen {gap} mm over elkaar</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart</source>
      <translation>{first} en {second} zijn {gap} mm van elkaar</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation>{first} en {second} zijn {gap} mm van elkaar; ze mogen elkaar niet raken (regel W3.4).</translation>
    </message>
    <message>
      <source>{first} goes first with {one}, then {second} with {two}.</source>
      <translation>{first} gaat eerst, met {one}, dan {second} met {two}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, then {third}.</source>
      <translation>{first} gaat eerst, dan {second}, dan {third}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third} and {fourth}.</source>
      <translation>{first} gaat eerst, dan {second}, {third} en {fourth}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third}, {fourth} and {fifth}.</source>
      <translation>{first} gaat eerst, dan {second}, {third}, {fourth} en {fifth}.</translation>
    </message>
    <message>
      <source>{first} moves {one}.</source>
      <translation>{first} kruipt {one}.</translation>
    </message>
    <message>
      <source>{folder} cannot be used for --out: {why}</source>
      <translation>{folder} is niet bruikbaar voor --out: {why}</translation>
    </message>
    <message>
      <source>{folder} is not empty: choose a new folder for --out</source>
      <translation>{folder} is niet leeg: kies een nieuwe map voor --out</translation>
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation>{frame}. {rule}</translation>
    </message>
    <message>
      <source>{free} GB free</source>
      <translation>{free} GB vrij</translation>
    </message>
    <message>
      <source>{free} MB are free</source>
      <translation>{free} MB is vrij</translation>
    </message>
    <message>
      <source>{free} MB free: make room</source>
      <translation>{free} MB vrij: maak plaats</translation>
    </message>
    <message>
      <source>{game} of another program</source>
      <translation>{game} van een ander programma</translation>
    </message>
    <message numerus="yes">
      <source>{game}, {count} players: {hours}, about {low} to {high} minutes among people</source>
      <extracomment>{game}, {count} player: {hours}, about {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{game}, {count} speler: {hours}, ongeveer {low} tot {high} minuten onder mensen</numerusform>
        <numerusform>{game}, {count} spelers: {hours}, ongeveer {low} tot {high} minuten onder mensen</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: empty sheets</source>
      <translation>{game}: lege bladen</translation>
    </message>
    <message>
      <source>{game}: the rules</source>
      <translation>{game}: de regels</translation>
    </message>
    <message numerus="yes">
      <source>{game}: {count} bots ({level}, seed {seed}), files in {folder}</source>
      <extracomment>{game}: {count} bot ({level}, seed {seed}), files in {folder}</extracomment>
      <translation>
        <numerusform>{game}: {count} bot ({level}, seed {seed}), bestanden in {folder}</numerusform>
        <numerusform>{game}: {count} bots ({level}, seed {seed}), bestanden in {folder}</numerusform>
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
      <translation>{gap} mm over de lijn</translation>
    </message>
    <message>
      <source>{gap} mm away</source>
      <translation>{gap} mm ervandaan</translation>
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation>{gap} mm van de lijn</translation>
    </message>
    <message>
      <source>{got} of {size}</source>
      <translation>{got} van {size}</translation>
    </message>
    <message>
      <source>{heading}: {counts}</source>
      <translation>{heading}: {counts}</translation>
    </message>
    <message>
      <source>{hearts} for its hearts + {before} grown before = {limit}</source>
      <translation>{hearts} voor zijn harten + {before} eerder gegroeid = {limit}</translation>
    </message>
    <message>
      <source>{here} of {seats} are here</source>
      <translation>{here} van {seats} zijn er</translation>
    </message>
    <message>
      <source>{host} does not let us in at the moment</source>
      <translation>{host} laat ons op dit moment niet binnen</translation>
    </message>
    <message>
      <source>{hour}, {region}</source>
      <translation>{hour}, {region}</translation>
    </message>
    <message>
      <source>{hour}, {region}: what do you do?</source>
      <translation>{hour}, {region}: wat doe je?</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, and nothing better was found.</source>
      <translation>{hour}: {name} {gained}, en er is niets beters gevonden.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, but {best} with: {deeds}.</source>
      <translation>{hour}: {name} {gained}, maar {best} met: {deeds}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, where a bot found {best}.</source>
      <translation>{hour}: {name} {gained}, waar een bot {best} vond.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}.</source>
      <translation>{hour}: {name} {gained}.</translation>
    </message>
    <message>
      <source>{kind} on {space}</source>
      <translation>{kind} op {space}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}</source>
      <translation>{kind} {space} van {worm}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}, idle: {reason}</source>
      <translation>{kind} {space} van {worm}, doet niets: {reason}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: click to let it act</source>
      <translation>{kind} {space} van {worm}: klik om het te laten werken</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation>{kind} {space} van {worm}: klaar voor dit uur</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: it could act</source>
      <translation>{kind} {space} van {worm}: het kan werken</translation>
    </message>
    <message>
      <source>{kind}: {reason}</source>
      <translation>{kind}: {reason}</translation>
    </message>
    <message numerus="yes">
      <source>{laid} of {count} segments are laid</source>
      <extracomment>{laid} of {count} segment is laid</extracomment>
      <translation>
        <numerusform>{laid} van {count} segment ligt</numerusform>
        <numerusform>{laid} van {count} segmenten liggen</numerusform>
      </translation>
    </message>
    <message>
      <source>{least} or more</source>
      <translation>{least} of meer</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} tot {most}</translation>
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation>Nog {left} van {number}.</translation>
    </message>
    <message>
      <source>{left} to go</source>
      <translation>Nog {left}</translation>
    </message>
    <message>
      <source>{length} cm</source>
      <translation>{length} cm</translation>
    </message>
    <message numerus="yes">
      <source>{line}, {count} of them with {other}</source>
      <extracomment>{line}, once with {other}</extracomment>
      <translation>
        <numerusform>{line}, één keer met {other}</numerusform>
        <numerusform>{line}, {count} met {other}</numerusform>
      </translation>
    </message>
    <message>
      <source>{low} to {high} min</source>
      <translation>{low} tot {high} min</translation>
    </message>
    <message>
      <source>{mm} mm</source>
      <translation>{mm} mm</translation>
    </message>
    <message>
      <source>{more} % more wins</source>
      <translation>{more} % meer winst</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <translation>{most} of {last}</translation>
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation>{names} en {last}</translation>
    </message>
    <message>
      <source>{names} are here</source>
      <translation>{names} zijn er</translation>
    </message>
    <message numerus="yes">
      <source>{names} are here and have not chosen for {count} minutes.</source>
      <extracomment>{names} are here and have not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{names} zijn er en hebben al {count} minuut niets gekozen.</numerusform>
        <numerusform>{names} zijn er en hebben al {count} minuten niets gekozen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are playing {game}</source>
      <extracomment>{names} is playing {game}</extracomment>
      <translation>
        <numerusform>{names} speelt {game}</numerusform>
        <numerusform>{names} spelen {game}</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} are the coziest</source>
      <translation>{names} zijn het knust</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}</source>
      <translation>{names} botsen met de neuzen om {face}</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}, {others} over {other}</source>
      <translation>{names} botsen met de neuzen om {face}, {others} om {other}</translation>
    </message>
    <message>
      <source>{names} bump over {face}.</source>
      <translation>{names} botsen om {face}.</translation>
    </message>
    <message>
      <source>{names} can be heard</source>
      <translation>{names} te horen</translation>
    </message>
    <message numerus="yes">
      <source>{names} have dozed off</source>
      <extracomment>{names} has dozed off</extracomment>
      <translation>
        <numerusform>{names} is ingedommeld</numerusform>
        <numerusform>{names} zijn ingedommeld</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have gone home…</source>
      <extracomment>{names} has gone home…</extracomment>
      <translation>
        <numerusform>{names} is naar huis…</numerusform>
        <numerusform>{names} zijn naar huis…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have not chosen yet</source>
      <extracomment>{names} has not chosen yet</extracomment>
      <translation>
        <numerusform>{names} heeft nog niet gekozen</numerusform>
        <numerusform>{names} hebben nog niet gekozen</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} have won the evening together</source>
      <translation>{names} hebben samen de avond gewonnen</translation>
    </message>
    <message>
      <source>{names} have won together</source>
      <translation>{names} hebben samen gewonnen</translation>
    </message>
    <message>
      <source>{names} lead together</source>
      <translation>{names} staan samen voor</translation>
    </message>
    <message>
      <source>{names} share the win with {total}.</source>
      <translation>{names} delen de winst met {total}.</translation>
    </message>
    <message>
      <source>{names} sit down. Emblem: {emblem}.</source>
      <translation>{names} gaan zitten. Embleem: {emblem}.</translation>
    </message>
    <message numerus="yes">
      <source>{names} wait for you</source>
      <extracomment>{names} waits for you</extracomment>
      <translation>
        <numerusform>{names} wacht op je</numerusform>
        <numerusform>{names} wachten op je</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} want one more</source>
      <translation>{names} willen er nog een</translation>
    </message>
    <message>
      <source>{names} wants one more</source>
      <translation>{names} wil er nog een</translation>
    </message>
    <message>
      <source>{names} wins with {total}.</source>
      <translation>{names} wint met {total}.</translation>
    </message>
    <message>
      <source>{names} would end the race here.</source>
      <translation>{names} wil de race hier beëindigen.</translation>
    </message>
    <message>
      <source>{name} (bot)</source>
      <translation>{name} (bot)</translation>
    </message>
    <message>
      <source>{name} (hour {hour} of {count}), {region}: {dice}.</source>
      <translation>{name} (uur {hour} van {count}), {region}: {dice}.</translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <translation>{name} (jij)</translation>
    </message>
    <message>
      <source>{name} ({key}) is a player of its own</source>
      <translation>{name} ({key}) is een speler op zichzelf</translation>
    </message>
    <message>
      <source>{name} ({key}) is also known as {other} ({other_key})</source>
      <translation>{name} ({key}) heet ook {other} ({other_key})</translation>
    </message>
    <message>
      <source>{name} ({key}) is somebody else</source>
      <translation>{name} ({key}) is iemand anders</translation>
    </message>
    <message>
      <source>{name} and {other} sat in one game: they are two players</source>
      <translation>{name} en {other} zaten in één spel: het zijn twee spelers</translation>
    </message>
    <message>
      <source>{name} at {hosts} is heard but not reached: a firewall is on there, or the game has just ended; join from that laptop, with the code of this one</source>
      <translation>{name} op {hosts} is te horen maar niet te bereiken: daar staat een firewall aan, of het spel is net afgelopen; doe vanaf die laptop mee, met de code van deze</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached</source>
      <translation>{name} op {hosts} is bereikt</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached, and has version {theirs}; you have {ours}</source>
      <translation>{name} op {hosts} is bereikt, en heeft versie {theirs}; jij hebt {ours}</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you and {others}; {best} would have won {more} % more.</source>
      <translation>{name} bood {bid} en botste met jou en {others}; {best} had {more} % meer gewonnen.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you; {best} would have won {more} % more.</source>
      <translation>{name} bood {bid} en botste met jou; {best} had {more} % meer gewonnen.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>{name} bood {bid} en botste met {others}; {best} had {more} % meer gewonnen.</translation>
    </message>
    <message>
      <source>{name} bid {bid}; {best} would have won {more} % more.</source>
      <translation>{name} bood {bid}; {best} had {more} % meer gewonnen.</translation>
    </message>
    <message>
      <source>{name} can call again.</source>
      <translation>{name} kan opnieuw oproepen.</translation>
    </message>
    <message>
      <source>{name} could still catch up.</source>
      <translation>{name} kan nog bijkomen.</translation>
    </message>
    <message>
      <source>{name} did not end: see {file}</source>
      <translation>{name} kwam niet klaar: zie {file}</translation>
    </message>
    <message>
      <source>{name} draws the tables when all are there.</source>
      <translation>{name} loot de tafels als iedereen er is.</translation>
    </message>
    <message>
      <source>{name} ended with exit code {code}: see {file}</source>
      <translation>{name} eindigde met code {code}: zie {file}</translation>
    </message>
    <message>
      <source>{name} ends with {total}: {grade}.</source>
      <translation>{name} eindigt met {total}: {grade}.</translation>
    </message>
    <message>
      <source>{name} has an address of its own making</source>
      <translation>{name} heeft zichzelf een adres gegeven</translation>
    </message>
    <message>
      <source>{name} has another version</source>
      <translation>{name} heeft een andere versie</translation>
    </message>
    <message>
      <source>{name} has left for good.</source>
      <translation>{name} is voorgoed weg.</translation>
    </message>
    <message>
      <source>{name} has left the game for good; {then}.</source>
      <translation>{name} heeft het spel voorgoed verlaten; {then}.</translation>
    </message>
    <message>
      <source>{name} has left the table for now.</source>
      <translation>{name} is even van tafel.</translation>
    </message>
    <message>
      <source>{name} has opened nothing and contributes nothing.</source>
      <translation>{name} heeft niets geopend en draagt niets bij.</translation>
    </message>
    <message>
      <source>{name} has other rules of {rules} (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>{name} heeft andere regels van {rules} (programma {theirs}, het onze {ours}): het oudere moet worden bijgewerkt</translation>
    </message>
    <message>
      <source>{name} has our name: one of us must take another</source>
      <translation>{name} heeft onze naam: een van ons moet een andere nemen</translation>
    </message>
    <message>
      <source>{name} has swung a post, now {away} worms from the thread</source>
      <translation>{name} heeft een paal gezwenkt, nu {away} wormen van de draad</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: all tables are for both of you</source>
      <translation>{name} heeft versie {theirs}, jij hebt {ours}: alle tafels zijn voor jullie allebei</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables are not for you</source>
      <translation>{name} heeft versie {theirs}, jij hebt {ours}: jullie kunnen allebei {games} spelen, maar sommige tafels zijn niets voor jou</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: no table is for both of you</source>
      <translation>{name} heeft versie {theirs}, jij hebt {ours}: geen tafel is voor jullie allebei</translation>
    </message>
    <message>
      <source>{name} has won</source>
      <translation>{name} heeft gewonnen</translation>
    </message>
    <message>
      <source>{name} has won the evening</source>
      <translation>{name} heeft de avond gewonnen</translation>
    </message>
    <message>
      <source>{name} has {system}: open “Bring a friend” there, then it can be fetched here.</source>
      <translation>{name} heeft {system}: open daar “Vriend meebrengen”, dan kan het hierheen gehaald worden.</translation>
    </message>
    <message>
      <source>{name} held up {others}</source>
      <translation>{name} hield {others} tegen</translation>
    </message>
    <message>
      <source>{name} is back</source>
      <translation>{name} is er weer</translation>
    </message>
    <message>
      <source>{name} is back at the table.</source>
      <translation>{name} is terug aan tafel.</translation>
    </message>
    <message>
      <source>{name} is heard again</source>
      <translation>{name} is weer te horen</translation>
    </message>
    <message>
      <source>{name} is heard and reached</source>
      <translation>{name} is te horen en te bereiken</translation>
    </message>
    <message>
      <source>{name} is heard, but not reached</source>
      <translation>{name} is te horen, maar niet te bereiken</translation>
    </message>
    <message>
      <source>{name} is heard, but signs nothing since {time}</source>
      <translation>{name} is te horen, maar ondertekent niets sinds {time}</translation>
    </message>
    <message>
      <source>{name} is here</source>
      <translation>{name} is er</translation>
    </message>
    <message numerus="yes">
      <source>{name} is here and has not chosen for {count} minutes.</source>
      <extracomment>{name} is here and has not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{name} is er en heeft al {count} minuut niets gekozen.</numerusform>
        <numerusform>{name} is er en heeft al {count} minuten niets gekozen.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} is in this room and has {version}. “Bring a friend” on that laptop gives you the newer program; then start again.</source>
      <translation>{name} is in deze kamer en heeft {version}. “Vriend meebrengen” op die laptop geeft jou het nieuwere programma; start dan opnieuw.</translation>
    </message>
    <message>
      <source>{name} is looking round</source>
      <translation>{name} kijkt rond</translation>
    </message>
    <message>
      <source>{name} is not looking round any more.</source>
      <translation>{name} kijkt niet meer rond.</translation>
    </message>
    <message>
      <source>{name} is out until all others agree.</source>
      <translation>{name} ligt eruit tot alle anderen instemmen.</translation>
    </message>
    <message>
      <source>{name} is passed over.</source>
      <translation>{name} wordt overgeslagen.</translation>
    </message>
    <message>
      <source>{name} is silent since {time}</source>
      <translation>{name} is stil sinds {time}</translation>
    </message>
    <message>
      <source>{name} is stuck after {count}, {away} worms from the thread</source>
      <translation>{name} zit vast na {count}, {away} wormen van de draad</translation>
    </message>
    <message>
      <source>{name} is the coziest</source>
      <translation>{name} is het knust</translation>
    </message>
    <message>
      <source>{name} leads by {count}</source>
      <translation>{name} staat {count} voor</translation>
    </message>
    <message>
      <source>{name} leads, {mm} mm to go.</source>
      <translation>{name} ligt voor, nog {mm} mm.</translation>
    </message>
    <message>
      <source>{name} left a roll for the second time and passes from now on.</source>
      <translation>{name} liet voor de tweede keer een worp in de steek en past voortaan.</translation>
    </message>
    <message>
      <source>{name} lies in the way</source>
      <translation>{name} ligt in de weg</translation>
    </message>
    <message>
      <source>{name} looks back: follow</source>
      <translation>{name} kijkt terug: volgen</translation>
    </message>
    <message>
      <source>{name} moved {count}, now {away} worms from the thread</source>
      <translation>{name} kroop {count}, nu {away} wormen van de draad</translation>
    </message>
    <message>
      <source>{name} moves {number}</source>
      <translation>{name} kruipt {number}</translation>
    </message>
    <message>
      <source>{name} moves {number}.</source>
      <translation>{name} kruipt {number}.</translation>
    </message>
    <message>
      <source>{name} moves {number}: find the win.</source>
      <translation>{name} kruipt {number}: vind de winst.</translation>
    </message>
    <message numerus="yes">
      <source>{name} named {count} numbers</source>
      <extracomment>{name} named {count} number</extracomment>
      <translation>
        <numerusform>{name} noemde {count} getal</numerusform>
        <numerusform>{name} noemde {count} getallen</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} names a number with the X.</source>
      <translation>{name} noemt een getal met de X.</translation>
    </message>
    <message>
      <source>{name} names {number} with the X.</source>
      <translation>{name} noemt {number} met de X.</translation>
    </message>
    <message>
      <source>{name} now names a number with the X.</source>
      <translation>{name} noemt nu een getal met de X.</translation>
    </message>
    <message>
      <source>{name} resigns.</source>
      <translation>{name} geeft op.</translation>
    </message>
    <message>
      <source>{name} runs on this laptop</source>
      <translation>{name} draait op deze laptop</translation>
    </message>
    <message>
      <source>{name} sits down alone.</source>
      <translation>{name} gaat alleen zitten.</translation>
    </message>
    <message>
      <source>{name} stays put.</source>
      <translation>{name} blijft liggen.</translation>
    </message>
    <message>
      <source>{name} swung it away from {other}</source>
      <translation>{name} zwenkte hem weg bij {other}</translation>
    </message>
    <message>
      <source>{name} waits for those who were drawn to the same table</source>
      <translation>{name} wacht op wie voor dezelfde tafel is geloot</translation>
    </message>
    <message>
      <source>{name} wants to play again.</source>
      <translation>{name} wil nog een keer spelen.</translation>
    </message>
    <message>
      <source>{name} wins!</source>
      <translation>{name} wint!</translation>
    </message>
    <message>
      <source>{name} won, {day}</source>
      <translation>{name} won, {day}</translation>
    </message>
    <message>
      <source>{name} would go on</source>
      <translation>{name} wil verder</translation>
    </message>
    <message>
      <source>{name} {deeds}: it touches the line.</source>
      <translation>{name} {deeds}: het raakt de lijn.</translation>
    </message>
    <message>
      <source>{name} {deeds}: {gap} mm to go.</source>
      <translation>{name} {deeds}: nog {gap} mm.</translation>
    </message>
    <message>
      <source>{name} {gap} mm away</source>
      <translation>{name} {gap} mm ervandaan</translation>
    </message>
    <message>
      <source>{name}'s X names {number}.</source>
      <translation>De X van {name} noemt {number}.</translation>
    </message>
    <message>
      <source>{name}'s evening</source>
      <translation>De avond van {name}</translation>
    </message>
    <message>
      <source>{name}'s head</source>
      <translation>de kop van {name}</translation>
    </message>
    <message>
      <source>{name}'s head is blocked: no spot is free (rule W3.2).</source>
      <translation>De kop van {name} zit vast: geen plek is vrij (regel W3.2).</translation>
    </message>
    <message>
      <source>{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).</source>
      <translation>De kop van {name}: zijn midden is {away} mm van de lijn, zijn rand {gap} (regel W4.5).</translation>
    </message>
    <message>
      <source>{name}'s laptop gave another build than it had promised, and nothing of it was kept: fetch it from another laptop</source>
      <translation>de laptop van {name} gaf een ander programma dan beloofd, en er is niets van bewaard: haal het van een andere laptop</translation>
    </message>
    <message>
      <source>{name}'s laptop has it</source>
      <translation>de laptop van {name} heeft het</translation>
    </message>
    <message>
      <source>{name}'s laptop has not said a word for {since}. A closed lid? Call across the table first. {name} can come back at any time.</source>
      <translation>De laptop van {name} heeft al {since} niets gezegd. Een dichte klep? Roep eerst over de tafel. {name} kan altijd terugkomen.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things.</source>
      <translation>De laptop van {name} heeft twee verschillende dingen ondertekend.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation>De laptop van {name} heeft twee verschillende dingen ondertekend; het bewijs is bewaard.</translation>
    </message>
    <message>
      <source>{name}'s laptop is heard, but has signed nothing for {since}. Its program may be stuck: call across the table first. {name} can come back at any time.</source>
      <translation>De laptop van {name} is te horen, maar heeft al {since} niets ondertekend. Misschien hangt het programma: roep eerst over de tafel. {name} kan altijd terugkomen.</translation>
    </message>
    <message>
      <source>{name}'s laptop signed two different things in step {step}</source>
      <translation>De laptop van {name} ondertekende twee verschillende dingen in stap {step}</translation>
    </message>
    <message>
      <source>{name}'s number {number}…; its seal, recomputed: {verdict}.</source>
      <translation>Het getal van {name}: {number}…; het zegel, nagerekend: {verdict}.</translation>
    </message>
    <message>
      <source>{name}'s placement {number}</source>
      <translation>gelegd segment {number} van {name}</translation>
    </message>
    <message>
      <source>{name}'s program does not understand this one: the older of the two must be updated</source>
      <translation>Het programma van {name} begrijpt dit niet: het oudere van de twee moet worden bijgewerkt</translation>
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation>segment {number} van {name}</translation>
    </message>
    <message>
      <source>{name}'s sheet</source>
      <translation>Het blad van {name}</translation>
    </message>
    <message>
      <source>{name}'s swing</source>
      <translation>zwenk van {name}</translation>
    </message>
    <message>
      <source>{name}'s table</source>
      <translation>Tafel van {name}</translation>
    </message>
    <message>
      <source>{name}'s table cannot be played: its terms are against the rules of its game</source>
      <translation>Aan de tafel van {name} kan niet worden gespeeld: de afspraken zijn tegen de regels van het spel</translation>
    </message>
    <message>
      <source>{name}'s table is full and about to begin</source>
      <translation>De tafel van {name} is vol en gaat zo beginnen</translation>
    </message>
    <message>
      <source>{name}'s table is not open any more.</source>
      <translation>De tafel van {name} is niet meer open.</translation>
    </message>
    <message>
      <source>{name}'s table needs the newer version of this program (theirs {theirs}, ours {ours})</source>
      <translation>de tafel van {name} heeft de nieuwere versie van dit programma nodig (daar {theirs}, hier {ours})</translation>
    </message>
    <message>
      <source>{name}'s table plays something else now.</source>
      <translation>Aan de tafel van {name} wordt nu iets anders gespeeld.</translation>
    </message>
    <message>
      <source>{name}'s table plays something that this program does not know (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>Aan de tafel van {name} wordt iets gespeeld wat dit programma niet kent (programma {theirs}, het onze {ours}): het oudere moet worden bijgewerkt</translation>
    </message>
    <message>
      <source>{name}'s tournament</source>
      <translation>Toernooi van {name}</translation>
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation>de worm van {name}</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}.</source>
      <translation>De {bid} van {name} in ronde {round}.</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>De {bid} van {name} in ronde {round}; {best} had {more} % meer gewonnen.</translation>
    </message>
    <message>
      <source>{name}, from place {before} to {after}</source>
      <translation>{name}, van plaats {before} naar {after}</translation>
    </message>
    <message>
      <source>{name}, key {key}</source>
      <translation>{name}, sleutel {key}</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} bids and no bump</source>
      <extracomment>{name}, {count} bid and no bump</extracomment>
      <translation>
        <numerusform>{name}, {count} bod zonder buil</numerusform>
        <numerusform>{name}, {count} biedingen zonder buil</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} swings</source>
      <extracomment>{name}, {count} swing</extracomment>
      <translation>
        <numerusform>{name}, {count} zwenk</numerusform>
        <numerusform>{name}, {count} zwenken</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} times</source>
      <extracomment>{name}, {count} time</extracomment>
      <translation>
        <numerusform>{name}, {count} keer</numerusform>
        <numerusform>{name}, {count} keer</numerusform>
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
        <numerusform>{name}, {free} van {count} keer alleen</numerusform>
        <numerusform>{name}, {free} van de {count} keer alleen</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {mm} mm before {other}</source>
      <translation>{name}, {mm} mm voor {other}</translation>
    </message>
    <message>
      <source>{name}, {mm} mm in round {round}</source>
      <translation>{name}, {mm} mm in ronde {round}</translation>
    </message>
    <message>
      <source>{name}: key {key}</source>
      <translation>{name}: sleutel {key}</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line</source>
      <translation>{name}: {away} mm tot de lijn</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line.</source>
      <translation>{name}: {away} mm tot de lijn.</translation>
    </message>
    <message>
      <source>{name}: {before} mm, then {after} mm.</source>
      <translation>{name}: {before} mm, dan {after} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} mm.</source>
      <translation>{name}: {before} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away, then {after}.</source>
      <translation>{name}: {before} wormen ver, dan {after}.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away.</source>
      <translation>{name}: {before} wormen ver.</translation>
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
      <translation>{one} en {other}</translation>
    </message>
    <message>
      <source>{one} and {two}, things left: {left}</source>
      <translation>{one} en {two}, dingen over: {left}</translation>
    </message>
    <message>
      <source>{one}, {two}, shape {shape}</source>
      <translation>{one}, {two}, vorm {shape}</translation>
    </message>
    <message>
      <source>{option} is an option of {theirs}, and this table plays {ours}: leave it out, or choose --game {other} without those of {ours}</source>
      <translation>{option} is een optie van {theirs}, en aan deze tafel wordt {ours} gespeeld: laat hem weg, of kies --game {other} zonder die van {ours}</translation>
    </message>
    <message>
      <source>{organ} acts: {effect}</source>
      <translation>{organ} werkt: {effect}</translation>
    </message>
    <message>
      <source>{organ} on {space}</source>
      <translation>{organ} op {space}</translation>
    </message>
    <message>
      <source>{organ} to {worms}</source>
      <translation>{organ} aan {worms}</translation>
    </message>
    <message>
      <source>{path} cannot be read: mend it or move it away; until then nobody is merged</source>
      <translation>{path} is niet te lezen: verhelp dat of haal het weg; tot dan wordt niemand samengevoegd</translation>
    </message>
    <message>
      <source>{path} cannot be read: {why}</source>
      <translation>{path} is niet te lezen: {why}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}</source>
      <translation>{path} is niet te schrijven: {why}</translation>
    </message>
    <message>
      <source>{path} has no step {step} that checks: its steps are 1 to {last}</source>
      <translation>{path} heeft geen stap {step} die klopt: er zijn de stappen 1 tot {last}</translation>
    </message>
    <message>
      <source>{path} holds no game that has begun</source>
      <translation>{path} bevat geen spel dat is begonnen</translation>
    </message>
    <message numerus="yes">
      <source>{path} is no sheet yet, it has {count} mistakes:</source>
      <extracomment>{path} is no sheet yet, it has a mistake:</extracomment>
      <translation>
        <numerusform>{path} is nog geen blad, er zit een fout in:</numerusform>
        <numerusform>{path} is nog geen blad, er zitten {count} fouten in:</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} is no sheet yet: its words have no room</source>
      <translation>{path} is nog geen blad: voor zijn woorden is geen plaats</translation>
    </message>
    <message>
      <source>{path} is no sheet: not UTF-8 text, at byte {byte}</source>
      <translation>{path} is geen blad: geen UTF-8-tekst, bij byte {byte}</translation>
    </message>
    <message>
      <source>{path} is not your identity any more: put back a copy of it, or move it away to play as a new person</source>
      <translation>{path} is niet meer jouw identiteit: zet een kopie terug, of haal het weg om als nieuwe persoon te spelen</translation>
    </message>
    <message>
      <source>{path} is the log itself; choose another file</source>
      <translation>{path} is het logboek zelf; kies een ander bestand</translation>
    </message>
    <message>
      <source>{path} is too long for a sheet: {size} bytes, at most {most}</source>
      <translation>{path} is te lang voor een blad: {size} bytes, hoogstens {most}</translation>
    </message>
    <message>
      <source>{path}: a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>{path}: een plaatje eindigt op .png of .svg, een clip op .webp of .gif</translation>
    </message>
    <message>
      <source>{path}: the clip could not be written.</source>
      <translation>{path}: de clip kon niet worden geschreven.</translation>
    </message>
    <message>
      <source>{pattern}; key: {key}</source>
      <translation>{pattern}; sleutel: {key}</translation>
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
        <numerusform>{points} punt</numerusform>
        <numerusform>{points} punten</numerusform>
      </translation>
    </message>
    <message>
      <source>{round}: waiting for {names}</source>
      <translation>{round}: wachten op {names}</translation>
    </message>
    <message>
      <source>{row}: {count} counted, worth {points}</source>
      <translation>{row}: {count} geteld, goed voor {points}</translation>
    </message>
    <message>
      <source>{said} (rule {tag})</source>
      <translation>{said} (regel {tag})</translation>
    </message>
    <message>
      <source>{said} (rule {tag}, {edition})</source>
      <translation>{said} (regel {tag}, {edition})</translation>
    </message>
    <message>
      <source>{said}; the next sign counts at {mark}</source>
      <translation>{said}; het volgende teken telt bij {mark}</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
      <source>{sheet}, {count} hours</source>
      <extracomment>{sheet}, {count} hour</extracomment>
      <translation>
        <numerusform>{sheet}, {count} uur</numerusform>
        <numerusform>{sheet}, {count} uren</numerusform>
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
      <translation>{signatures} gecontroleerd, {steps} bekrachtigd</translation>
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
      <translation>{space}: een hapje</translation>
    </message>
    <message>
      <source>{space}: a rock</source>
      <translation>{space}: een steen</translation>
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
        <numerusform>{start} ({count} manier)</numerusform>
        <numerusform>{start} ({count} manieren)</numerusform>
      </translation>
    </message>
    <message>
      <source>{state}: go on with {command} --resume</source>
      <translation>{state}: ga verder met {command} --resume</translation>
    </message>
    <message>
      <source>{system} may keep visitors out</source>
      <translation>{system} houdt misschien bezoek buiten</translation>
    </message>
    <message>
      <source>{system}, {size}</source>
      <translation>{system}, {size}</translation>
    </message>
    <message>
      <source>{table}: it does not follow from the games here. It does not count.</source>
      <translation>{table}: volgt niet uit de spellen hier. Telt niet.</translation>
    </message>
    <message>
      <source>{table}: it is not over.</source>
      <translation>{table}: is niet klaar.</translation>
    </message>
    <message>
      <source>{table}: it was not played as the tournament was called. It does not count.</source>
      <translation>{table}: is niet gespeeld zoals het toernooi was uitgeroepen. Telt niet.</translation>
    </message>
    <message>
      <source>{table}: its log does not check. It does not count.</source>
      <translation>{table}: het logboek klopt niet. Telt niet.</translation>
    </message>
    <message>
      <source>{table}: its log is missing.</source>
      <translation>{table}: het logboek ontbreekt.</translation>
    </message>
    <message>
      <source>{table}: not everybody signed the draw that it names. It does not count.</source>
      <translation>{table}: niet iedereen heeft de loting ondertekend die het noemt. Telt niet.</translation>
    </message>
    <message>
      <source>{table}: several games claim to be it. None of them counts.</source>
      <translation>{table}: meerdere spellen zeggen dat ze het zijn. Geen ervan telt.</translation>
    </message>
    <message>
      <source>{table}: {name} was drawn for it and did not sit there.</source>
      <translation>{table}: {name} was ervoor geloot en ging daar niet zitten.</translation>
    </message>
    <message>
      <source>{table}: {name} was not drawn for it. It does not count.</source>
      <translation>{table}: {name} was er niet voor geloot. Telt niet.</translation>
    </message>
    <message>
      <source>{table}: {people}</source>
      <translation>{table}: {people}</translation>
    </message>
    <message>
      <source>{total}  in all, {grade}</source>
      <translation>{total}  in totaal, {grade}</translation>
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
        <numerusform>Om verder te gaan moeten er {wanted} zijn; er is er {count}.</numerusform>
        <numerusform>Om verder te gaan moeten er {wanted} zijn; er zijn er {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} Signed by {names}.</source>
      <translation>{what} Ondertekend door {names}.</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm</source>
      <translation>{what}, gemeten: {gap} mm</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm of overlap</source>
      <translation>{what}, gemeten: {gap} mm over elkaar</translation>
    </message>
    <message>
      <source>{where} is alive</source>
      <translation>{where} leeft</translation>
    </message>
    <message>
      <source>{where} is too long: {length}, at most {most} letters</source>
      <translation>{where} is te lang: {length}, hoogstens {most} letters</translation>
    </message>
    <message>
      <source>{where}: has an address but no link, so it is not used</source>
      <translation>{where}: heeft een adres maar geen verbinding, dus wordt niet gebruikt</translation>
    </message>
    <message>
      <source>{where}: has an address of its own making; that will do for a cable between laptops, but a Wi-Fi is not connected yet</source>
      <translation>{where}: heeft zichzelf een adres gegeven; voor een kabel tussen laptops is dat goed genoeg, maar een wifi is nog niet verbonden</translation>
    </message>
    <message>
      <source>{where}: looks like a VPN, a container or a virtual machine, which leads to nobody in the room; switch it off if you are not found</source>
      <translation>{where}: lijkt een VPN, een container of een virtuele machine, die naar niemand in de kamer leidt; zet het uit als ze je niet vinden</translation>
    </message>
    <message numerus="yes">
      <source>{where}: no player is heard, but {count} other devices, so multicast gets through</source>
      <extracomment>{where}: no player is heard, but another device, so multicast gets through</extracomment>
      <translation>
        <numerusform>{where}: geen speler te horen, maar wel een ander apparaat, dus multicast komt door</numerusform>
        <numerusform>{where}: geen speler te horen, maar wel {count} andere apparaten, dus multicast komt door</numerusform>
      </translation>
    </message>
    <message>
      <source>{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart; then join by code, or meet on a phone's hotspot or a cable</source>
      <translation>{where}: daar is niets te horen: niemand anders speelt, of het netwerk houdt zijn gasten gescheiden; doe dan mee met een code, of kom samen op de hotspot van een telefoon of een kabel</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon</source>
      <translation>{where}: {names} te horen via het baken</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon and mDNS</source>
      <translation>{where}: {names} te horen via baken en mDNS</translation>
    </message>
    <message>
      <source>{where}: {names} heard by mDNS</source>
      <translation>{where}: {names} te horen via mDNS</translation>
    </message>
    <message>
      <source>{whole}.{rest}</source>
      <translation>{whole},{rest}</translation>
    </message>
    <message numerus="yes">
      <source>{who} share the win with {total} points, {grade}.</source>
      <extracomment>{who} share the win with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} delen de winst met {total} punt, {grade}.</numerusform>
        <numerusform>{who} delen de winst met {total} punten, {grade}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} wins with {total} points, {grade}.</source>
      <extracomment>{who} wins with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} wint met {total} punt, {grade}.</numerusform>
        <numerusform>{who} wint met {total} punten, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{why}: nothing more is signed in this game. What was signed is safe in {path}; make room there and start the program again</source>
      <translation>{why}: er wordt niets meer ondertekend in dit spel. Wat ondertekend was, is veilig in {path}; maak daar plaats en start het programma opnieuw</translation>
    </message>
    <message>
      <source>{why}; mend that, or choose another --data DIR</source>
      <translation>{why}; verhelp dat, of kies een andere --data DIR</translation>
    </message>
    <message>
      <source>{winner} is the last one left and wins.</source>
      <translation>{winner} is als laatste over en wint.</translation>
    </message>
    <message>
      <source>{winner} touches the finish line and wins.</source>
      <translation>{winner} raakt de finishlijn en wint.</translation>
    </message>
    <message>
      <source>{word} is {game}</source>
      <translation>{word} is {game}</translation>
    </message>
    <message>
      <source>{worm} gets</source>
      <translation>{worm} krijgt</translation>
    </message>
    <message>
      <source>{worm} gets {kinds}</source>
      <translation>{worm} krijgt {kinds}</translation>
    </message>
    <message>
      <source>{worm} lies on {space}</source>
      <translation>op {space} ligt {worm}</translation>
    </message>
    <message>
      <source>{worm}: {reason}</source>
      <translation>{worm}: {reason}</translation>
    </message>
    <message>
      <source>“Bring a friend” on a laptop that has the newer program gives it to you; then start again.</source>
      <translation>“Vriend meebrengen” op een laptop met het nieuwere programma geeft het jou; start dan opnieuw.</translation>
    </message>
    <message>
      <source>“Bring a friend” on your laptop gives {name} the newer program</source>
      <translation>“Vriend meebrengen” op jouw laptop geeft {name} het nieuwere programma</translation>
    </message>
    <message>
      <source>“Bring a friend” on {name}'s laptop gives you the newer program</source>
      <translation>“Vriend meebrengen” op de laptop van {name} geeft jou het nieuwere programma</translation>
    </message>
  </context>
</TS>
