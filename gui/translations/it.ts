<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source>     ... and {count} more: m; or name spaces, such as d4 d5</source>
      <translation>     ... e altri {count}: m; oppure indica caselle, come d4 d5</translation>
    </message>
    <message>
      <source>  1  sign the hour; after that it stands</source>
      <translation>  1  firma l'ora; poi resta così</translation>
    </message>
    <message>
      <source>  u  undo the last decision     o  start the hour over     ?  help</source>
      <translation>  u  annulla l'ultima scelta     o  ricomincia l'ora     ?  aiuto</translation>
    </message>
    <message>
      <source> and </source>
      <translation> e </translation>
    </message>
    <message>
      <source> or </source>
      <translation> o </translation>
    </message>
    <message>
      <source>%(prog)s: error: %(message)s
</source>
      <translation>%(prog)s: errore: %(message)s
</translation>
    </message>
    <message>
      <source>(After that: {then}.)</source>
      <translation>(Dopo: {then}.)</translation>
    </message>
    <message>
      <source>--agreed: {game} is not what is played now</source>
      <translation>--agreed: {game} non è ciò che si gioca ora</translation>
    </message>
    <message>
      <source>--bot {level} does not play {game}: choose {names}</source>
      <translation>--bot {level} non gioca a {game}: scegli {names}</translation>
    </message>
    <message>
      <source>--chapter {chapter} and --sheet both name a sheet: give one</source>
      <translation>--chapter {chapter} e --sheet indicano entrambi un foglio: danne uno solo</translation>
    </message>
    <message>
      <source>--sheet {sheet}: from 1 to {last}; 0 is all</source>
      <translation>--sheet {sheet}: da 1 a {last}; 0 vuol dire tutti</translation>
    </message>
    <message>
      <source>--sheet: {game} has no sheets, leave it out</source>
      <translation>--sheet: {game} non ha fogli, toglilo</translation>
    </message>
    <message>
      <source>--to M belongs to a clip, and needs --step N</source>
      <translation>--to M vale per un filmato e richiede --step N</translation>
    </message>
    <message>
      <source>--to {last} comes before --step {first}</source>
      <translation>--to {last} viene prima di --step {first}</translation>
    </message>
    <message>
      <source>0 or less</source>
      <translation>0 o meno</translation>
    </message>
    <message>
      <source>1 AM</source>
      <translation>ore 1</translation>
    </message>
    <message>
      <source>1 PM</source>
      <translation>ore 13</translation>
    </message>
    <message>
      <source>1 knot: easy</source>
      <translation>1 nodo: facile</translation>
    </message>
    <message>
      <source>2 AM</source>
      <translation>ore 2</translation>
    </message>
    <message>
      <source>2 PM</source>
      <translation>ore 14</translation>
    </message>
    <message>
      <source>2 knots: think ahead</source>
      <translation>2 nodi: pensa in anticipo</translation>
    </message>
    <message>
      <source>3 AM</source>
      <translation>ore 3</translation>
    </message>
    <message>
      <source>3 PM</source>
      <translation>ore 15</translation>
    </message>
    <message>
      <source>3 knots: plan from the first hour</source>
      <translation>3 nodi: pianifica dalla prima ora</translation>
    </message>
    <message>
      <source>4 AM</source>
      <translation>ore 4</translation>
    </message>
    <message>
      <source>4 PM</source>
      <translation>ore 16</translation>
    </message>
    <message>
      <source>5 AM</source>
      <translation>ore 5</translation>
    </message>
    <message>
      <source>5 PM</source>
      <translation>ore 17</translation>
    </message>
    <message>
      <source>5, 3, 2 and 1</source>
      <translation>5, 3, 2 e 1</translation>
    </message>
    <message>
      <source>6 AM</source>
      <translation>ore 6</translation>
    </message>
    <message>
      <source>6 PM</source>
      <translation>ore 18</translation>
    </message>
    <message>
      <source>7 AM</source>
      <translation>ore 7</translation>
    </message>
    <message>
      <source>7 PM</source>
      <translation>ore 19</translation>
    </message>
    <message>
      <source>8 AM</source>
      <translation>ore 8</translation>
    </message>
    <message>
      <source>8 PM</source>
      <translation>ore 20</translation>
    </message>
    <message>
      <source>A Short Winter Day</source>
      <translation>A Short Winter Day</translation>
    </message>
    <message>
      <source>A VPN or a virtual network is on: {name}</source>
      <translation>È attiva una VPN o una rete virtuale: {name}</translation>
    </message>
    <message>
      <source>A baby is a worm of two or three spaces beside one of its parents. It begins without an organ, and no shape of the dice fits it.</source>
      <translation>Un cucciolo è un verme di due o tre caselle accanto a un genitore. Comincia senza organi, e nessuna forma dei dadi gli va bene.</translation>
    </message>
    <message>
      <source>A better move would have won you {more} % more.</source>
      <translation>Una mossa migliore ti avrebbe dato il {more} % di vittorie in più.</translation>
    </message>
    <message>
      <source>A better move would have won {name} {more} % more.</source>
      <translation>Una mossa migliore avrebbe dato a {name} il {more} % di vittorie in più.</translation>
    </message>
    <message>
      <source>A bid counts only if nobody else has made it.</source>
      <translation>Un'offerta vale solo se nessun altro l'ha fatta.</translation>
    </message>
    <message>
      <source>A black brain is used up.</source>
      <translation>Un cervello nero è consumato.</translation>
    </message>
    <message>
      <source>A blue notice? “More info”, “Run anyway”. Networks? Allow them.</source>
      <translation>Un avviso blu? «Ulteriori informazioni», «Esegui comunque». Le reti? Consentile.</translation>
    </message>
    <message>
      <source>A brain can change a die in the next hour.</source>
      <translation>Un cervello può cambiare un dado nell'ora dopo.</translation>
    </message>
    <message>
      <source>A brain used is a point less</source>
      <translation>Un cervello usato costa un punto</translation>
    </message>
    <message>
      <source>A call completed this step. Signed by {names}.</source>
      <translation>Un appello ha completato questo passo. Firmato da {names}.</translation>
    </message>
    <message>
      <source>A changed copy</source>
      <translation>Una copia cambiata</translation>
    </message>
    <message>
      <source>A click or a key hurries it on.</source>
      <translation>Un clic o un tasto lo accelera.</translation>
    </message>
    <message>
      <source>A coach for everybody</source>
      <translation>Un coach per tutti</translation>
    </message>
    <message>
      <source>A code needs the same Wi-Fi or a cable.</source>
      <translation>Per un codice serve lo stesso Wi-Fi o un cavo.</translation>
    </message>
    <message>
      <source>A collar and a partner's collar have babies, or give their babies organs.</source>
      <translation>Un collare e il collare di un compagno fanno cuccioli, o danno organi ai loro cuccioli.</translation>
    </message>
    <message>
      <source>A collar does one thing for each collar of its worm, and one for each of the partner's that touches one of them: a baby, or an organ for every baby of this hour.</source>
      <translation>Un collare fa una cosa per ogni collare del suo verme, e una per ogni collare del compagno che ne tocca uno: un cucciolo, o un organo per ogni cucciolo di quest'ora.</translation>
    </message>
    <message>
      <source>A die can be changed once: by a brain that acted in the hour before.</source>
      <translation>Un dado si può cambiare una volta: con un cervello che ha agito nell'ora prima.</translation>
    </message>
    <message>
      <source>A draw that you are in has not ended yet.</source>
      <translation>Un sorteggio a cui partecipi non è ancora finito.</translation>
    </message>
    <message>
      <source>A few minutes against sleepy bots show the rest.</source>
      <translation>Qualche minuto contro bot assonnati ti mostra il resto.</translation>
    </message>
    <message>
      <source>A file in pieces</source>
      <translation>Un file a pezzi</translation>
    </message>
    <message>
      <source>A first lesson</source>
      <translation>Una prima lezione</translation>
    </message>
    <message>
      <source>A game checked: {names}</source>
      <translation>Una partita verificata: {names}</translation>
    </message>
    <message>
      <source>A game of a newer version</source>
      <translation>Una partita di una versione più nuova</translation>
    </message>
    <message>
      <source>A game that somebody missed counts as that player's average</source>
      <translation>Una partita saltata vale la media di quel giocatore</translation>
    </message>
    <message>
      <source>A game without its log, {day}</source>
      <translation>Una partita senza registro, {day}</translation>
    </message>
    <message>
      <source>A gentle nudge</source>
      <translation>Una spintarella</translation>
    </message>
    <message>
      <source>A golden ring: this organ may act now.</source>
      <translation>Un anello dorato: questo organo può agire ora.</translation>
    </message>
    <message>
      <source>A green dot: here it may go.</source>
      <translation>Un punto verde: può andare qui.</translation>
    </message>
    <message>
      <source>A green tick: it has acted this hour.</source>
      <translation>Una spunta verde: ha agito in quest'ora.</translation>
    </message>
    <message>
      <source>A head touches the line when it is nearer than its own radius.</source>
      <translation>Una testa tocca la linea quando è più vicina del proprio raggio.</translation>
    </message>
    <message>
      <source>A heart goes on any free space. Click c1.</source>
      <translation>Un cuore va su qualsiasi casella libera. Clicca c1.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow at one end, never at the end with the tail.</source>
      <translation>Un cuore fa crescere il suo verme a un capo, mai dal capo con la coda.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow. Click it.</source>
      <translation>Un cuore fa crescere il suo verme. Cliccalo.</translation>
    </message>
    <message>
      <source>A hundred rounds are over</source>
      <translation>Cento turni sono passati</translation>
    </message>
    <message>
      <source>A hundred rounds are over: the race ends without a winner.</source>
      <translation>Cento turni sono passati: la gara finisce senza vincitore.</translation>
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation>Cento turni chiudono la gara (regola W3.25).</translation>
    </message>
    <message>
      <source>A laptop with the newer version opens this game: give it the file.</source>
      <translation>Un portatile con la versione più nuova apre questa partita: dagli il file.</translation>
    </message>
    <message>
      <source>A lesson of four hours shows the rest.</source>
      <translation>Una lezione di quattro ore ti mostra il resto.</translation>
    </message>
    <message>
      <source>A mouth at a new food adds an organ to its worm, which may act at once.</source>
      <translation>Una bocca accanto a un cibo nuovo aggiunge un organo al suo verme, che può agire subito.</translation>
    </message>
    <message>
      <source>A mouth at an apple brings its worm any organ. Click the mouth.</source>
      <translation>Una bocca accanto a una mela porta al suo verme un organo qualsiasi. Clicca la bocca.</translation>
    </message>
    <message>
      <source>A move says everything that it does, in the order of the rules.</source>
      <translation>Una mossa dice tutto ciò che fa, nell'ordine delle regole.</translation>
    </message>
    <message>
      <source>A new worm gets an organ. Click a3 for the eye, then the arrow up: that is where it looks.</source>
      <translation>Un verme nuovo riceve un organo. Clicca a3 per l'occhio, poi la freccia in su: è lì che guarda.</translation>
    </message>
    <message>
      <source>A number in a dark disc: so many mouths would wake at an apple here.</source>
      <translation>Un numero in un disco scuro: tante bocche si sveglierebbero per una mela qui.</translation>
    </message>
    <message>
      <source>A number that moved you sleeps for one round.</source>
      <translation>Un numero che ti ha mosso dorme per un turno.</translation>
    </message>
    <message>
      <source>A page for your browser is saved; print it from there.</source>
      <translation>Una pagina per il tuo browser è salvata; stampala da lì.</translation>
    </message>
    <message>
      <source>A phone can take a picture of it and read the address out to you.</source>
      <translation>Un telefono può fotografarlo e leggerti l'indirizzo.</translation>
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation>Un giocatore può smettere prima.</translation>
    </message>
    <message>
      <source>A player who chose the X alone moves by any number that nobody has bid.</source>
      <translation>Chi ha scelto la X da solo muove di un numero qualsiasi che nessuno ha offerto.</translation>
    </message>
    <message>
      <source>A player who does not open a bid is out until all let them back.</source>
      <translation>Chi non apre un'offerta è fuori finché tutti non lo riammettono.</translation>
    </message>
    <message>
      <source>A player who does not open a number for a roll is out until all let them back; the second time, every further hour is passed.</source>
      <translation>Chi non apre il suo numero per un lancio resta fuori finché tutti lo lasciano tornare; la seconda volta passa ogni ora che segue.</translation>
    </message>
    <message>
      <source>A point for everybody you leave behind.</source>
      <translation>Un punto per ognuno che ti lasci dietro.</translation>
    </message>
    <message>
      <source>A post stands in the way</source>
      <translation>C'è un palo in mezzo</translation>
    </message>
    <message>
      <source>A problem of this program</source>
      <translation>Un problema di questo programma</translation>
    </message>
    <message>
      <source>A program of this laptop takes a free seat</source>
      <translation>Un programma di questo portatile prende un posto libero</translation>
    </message>
    <message>
      <source>A re-posed worm must not touch the thread.</source>
      <translation>Un verme ridisposto non deve toccare il filo.</translation>
    </message>
    <message>
      <source>A round end is a head or still undecided, a point is the rear.</source>
      <translation>Un capo tondo è una testa o è ancora da decidere, una punta è il dietro.</translation>
    </message>
    <message>
      <source>A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm.</source>
      <translation>Un segmento è largo 16 mm, un palo 12 mm, il tavolo 1200 per 800 mm.</translation>
    </message>
    <message>
      <source>A sheet of your own</source>
      <translation>Un foglio tutto tuo</translation>
    </message>
    <message>
      <source>A sheet of your own…</source>
      <translation>Un foglio tutto tuo…</translation>
    </message>
    <message>
      <source>A sheet with any mistake is refused.</source>
      <translation>Un foglio con un errore viene rifiutato.</translation>
    </message>
    <message>
      <source>A space holds one thing: nothing, a rock, a food, or a piece of a worm.</source>
      <translation>Una casella contiene una cosa: nulla, un sasso, un cibo o un pezzo di verme.</translation>
    </message>
    <message>
      <source>A space of a worm takes one organ, for good; a worm has one tail at most.</source>
      <translation>Una casella di un verme riceve un solo organo, per sempre; un verme ha al massimo una coda.</translation>
    </message>
    <message>
      <source>A strong bot would bid {face}: against what the others like to bid it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Un bot forte offrirebbe {face}: contro ciò che gli altri amano offrire vince il {share} % delle gare, {next} vince il {less} %.</translation>
    </message>
    <message>
      <source>A strong bot would go on with: {deed}. From here its hour brings {points}.</source>
      <translation>Un bot forte andrebbe avanti con: {deed}. Da qui la sua ora porta {points}.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm and swing a post: from there it wins {share} % of the races.</source>
      <translation>Un bot forte si metterebbe come il verme pallido e girerebbe un palo: da lì vince il {share} % delle gare.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm: from there it wins {share} % of the races.</source>
      <translation>Un bot forte si metterebbe come il verme pallido: da lì vince il {share} % delle gare.</translation>
    </message>
    <message>
      <source>A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Un bot forte direbbe {face}: vince il {share} % delle gare, {next} vince il {less} %.</translation>
    </message>
    <message>
      <source>A successful bid of {faces} rests for one round.</source>
      <translation>Un'offerta riuscita di {faces} riposa per un turno.</translation>
    </message>
    <message>
      <source>A swing may go either way, and it must change something.</source>
      <translation>Un palo può girare nei due sensi, e deve cambiare qualcosa.</translation>
    </message>
    <message>
      <source>A table that never began, {day}</source>
      <translation>Un tavolo mai cominciato, {day}</translation>
    </message>
    <message>
      <source>A tail leads a line of worms; on all but one of them an organ may act.</source>
      <translation>Una coda guida una fila di vermi; su tutti tranne uno può agire un organo.</translation>
    </message>
    <message>
      <source>A turn is a list of small decisions.</source>
      <translation>Un turno è una lista di piccole scelte.</translation>
    </message>
    <message>
      <source>A while has passed: this is how the race stands.</source>
      <translation>È passato un po' di tempo: ecco a che punto è la gara.</translation>
    </message>
    <message>
      <source>A window of its own opens. People at one laptop may sit at different tables.</source>
      <translation>Si apre una finestra a parte. Chi divide un portatile può sedere a tavoli diversi.</translation>
    </message>
    <message>
      <source>A worm grows at one end only, over blank spaces, and never at the end with its tail.</source>
      <translation>Un verme cresce a un capo solo, su caselle vuote, e mai dal capo con la coda.</translation>
    </message>
    <message>
      <source>A worm is a path of spaces that touches itself nowhere else.</source>
      <translation>Un verme è un percorso di caselle che non tocca sé stesso altrove.</translation>
    </message>
    <message>
      <source>A worm is laid anew from its tail, before its first segment is moved.</source>
      <translation>Un verme si ridispone dalla coda, prima che si muova il suo primo segmento.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts, if its head is blocked.</source>
      <translation>Un verme può voltarsi prima di partire, se la testa è bloccata.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts; later only when it is blocked.</source>
      <translation>Un verme può voltarsi prima di partire; dopo, solo se è bloccato.</translation>
    </message>
    <message>
      <source>A worm may turn round whenever its head is blocked.</source>
      <translation>Un verme può voltarsi ogni volta che la testa è bloccata.</translation>
    </message>
    <message>
      <source>A worm moves by its full number as long as there is room for it.</source>
      <translation>Un verme muove di tutto il suo numero finché c'è posto.</translation>
    </message>
    <message>
      <source>A worm never turns round.</source>
      <translation>Un verme non si volta mai.</translation>
    </message>
    <message>
      <source>A worm that gives up stays where it lies; the last one left wins.</source>
      <translation>Un verme che rinuncia resta dov'è; vince l'ultimo rimasto.</translation>
    </message>
    <message>
      <source>A worm that has not chosen by then yawns and is nudged. It loses nothing.</source>
      <translation>Un verme che a quel punto non ha scelto sbadiglia e riceve una spintarella. Non perde nulla.</translation>
    </message>
    <message>
      <source>A worm that turns round has its head where its tail was.</source>
      <translation>Un verme che si volta ha la testa dove aveva la coda.</translation>
    </message>
    <message>
      <source>A worm turns round before its first segment is moved, not later.</source>
      <translation>Un verme si volta prima che si muova il suo primo segmento, non dopo.</translation>
    </message>
    <message>
      <source>A worm whose next head has no free place is blocked: it stops there.</source>
      <translation>Un verme la cui prossima testa non ha posto libero è bloccato: si ferma lì.</translation>
    </message>
    <message>
      <source>A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.</source>
      <translation>A, B, C, P: Posa, Dai, Sveglia, Passa. Frecce e Invio: il foglio.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Informazioni</translation>
    </message>
    <message>
      <source>About this game</source>
      <translation>Su questo gioco</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Aggiungi</translation>
    </message>
    <message>
      <source>Add a bot</source>
      <translation>Aggiungi un bot</translation>
    </message>
    <message>
      <source>After all others, as this table has chosen.</source>
      <translation>Dopo tutti gli altri, come ha scelto questo tavolo.</translation>
    </message>
    <message>
      <source>After its move it may swing one finish post round the other.</source>
      <translation>Dopo la mossa può girare un palo d'arrivo intorno all'altro.</translation>
    </message>
    <message>
      <source>After ten rounds in a row in which a bid counted but nothing was laid or swung, after a hundred rounds, or when all agree to it.</source>
      <translation>Dopo dieci turni di fila in cui un’offerta è valsa ma nulla è stato posato o girato, dopo cento turni, o se tutti sono d’accordo.</translation>
    </message>
    <message>
      <source>After the winner the nearest head to the line has the next place.</source>
      <translation>Dopo il vincitore, la testa più vicina alla linea ha il posto successivo.</translation>
    </message>
    <message>
      <source>After the winner the worm whose head is nearest to the line. Those that are equally near share the place.</source>
      <translation>Dopo il vincitore, il verme con la testa più vicina alla linea. Chi è ugualmente vicino condivide il posto.</translation>
    </message>
    <message>
      <source>After {number} of {games}: {score}.</source>
      <translation>Dopo {number} di {games}: {score}.</translation>
    </message>
    <message>
      <source>Again with {names}</source>
      <translation>Un’altra con {names}</translation>
    </message>
    <message>
      <source>Again!</source>
      <translation>Ancora!</translation>
    </message>
    <message>
      <source>Again, slowly</source>
      <translation>Ancora, piano</translation>
    </message>
    <message>
      <source>Again: {names}. Waiting for {missing}</source>
      <translation>Un’altra: {names}. Manca {missing}</translation>
    </message>
    <message>
      <source>Agree to end…</source>
      <translation>Chiudi d'accordo…</translation>
    </message>
    <message>
      <source>Ahead of {name}, and behind</source>
      <translation>Davanti a {name}, e dietro a</translation>
    </message>
    <message>
      <source>Aim every tail early</source>
      <translation>Punta presto ogni coda</translation>
    </message>
    <message>
      <source>All agree to end the race without a winner.</source>
      <translation>Tutti d'accordo: la gara finisce senza vincitore.</translation>
    </message>
    <message>
      <source>All are here</source>
      <translation>Ci siamo tutti</translation>
    </message>
    <message>
      <source>All bids are in</source>
      <translation>Tutte le offerte ci sono</translation>
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation>Tutte le offerte ci sono: si aprono le buste.</translation>
    </message>
    <message>
      <source>All choose a number in secret. A player who chose a number alone moves that many segments; equal numbers cancel each other, and nobody of them moves.</source>
      <translation>Tutti scelgono un numero in segreto. Chi ha scelto un numero da solo muove di tanti segmenti; numeri uguali si annullano, e nessuno di loro si muove.</translation>
    </message>
    <message>
      <source>All friends, no winner</source>
      <translation>Tutti amici, nessun vincitore</translation>
    </message>
    <message>
      <source>All have said yes meanwhile</source>
      <translation>Intanto tutti hanno detto sì</translation>
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
      <translation>Tutti in gara hanno accettato di chiuderla (regola W3.25).</translation>
    </message>
    <message>
      <source>All is laid. Done signs it; Backspace takes the last part back.</source>
      <translation>Tutto è posato. Fatto lo firma; Backspace riprende l'ultima parte.</translation>
    </message>
    <message>
      <source>All is laid. With your X you may swing one finish post now; or press Done, which signs it.</source>
      <translation>Tutto è posato. Con la tua X ora puoi girare un palo d'arrivo; o premi Fatto, che firma.</translation>
    </message>
    <message>
      <source>All is well</source>
      <translation>Tutto bene</translation>
    </message>
    <message>
      <source>All laid: press Done, or undo.</source>
      <translation>Tutto posato: premi Fatto, o annulla.</translation>
    </message>
    <message>
      <source>All laid: swing a finish post if you like, then press Done.</source>
      <translation>Tutto posato: gira un palo d'arrivo se vuoi, poi premi Fatto.</translation>
    </message>
    <message>
      <source>All may ask how a strong bot sees their choice.</source>
      <translation>Tutti possono chiedere come un bot forte vede la loro scelta.</translation>
    </message>
    <message>
      <source>All numbers are bid by others: what does my X do?</source>
      <translation>Gli altri hanno offerto tutti i numeri: che cosa fa la mia X?</translation>
    </message>
    <message>
      <source>All numbers are in but those of {names}</source>
      <translation>Ci sono tutti i numeri tranne quelli di {names}</translation>
    </message>
    <message>
      <source>All numbers are in but {name}'s</source>
      <translation>Ci sono tutti i numeri tranne quello di {name}</translation>
    </message>
    <message>
      <source>All other libraries: MIT, BSD or Apache licences</source>
      <translation>Tutte le altre librerie: licenze MIT, BSD o Apache</translation>
    </message>
    <message>
      <source>All others let {name} back.</source>
      <translation>Tutti gli altri riammettono {name}.</translation>
    </message>
    <message>
      <source>All rolls recomputed ({rolls}), all hours signed ({hours}).</source>
      <translation>Tutti i lanci ricalcolati ({rolls}), tutte le ore firmate ({hours}).</translation>
    </message>
    <message>
      <source>All you can do now</source>
      <translation>Tutto ciò che puoi fare ora</translation>
    </message>
    <message>
      <source>All you can do now (L)</source>
      <translation>Tutto ciò che puoi fare ora (L)</translation>
    </message>
    <message>
      <source>All {count}</source>
      <translation>Tutti e {count}</translation>
    </message>
    <message numerus="yes">
      <source>All {count} logs tell the same game, byte for byte: export {export}</source>
      <extracomment>One log: export {export}</extracomment>
      <translation>
        <numerusform>Un registro: esportazione {export}</numerusform>
        <numerusform>Tutti e {count} i registri raccontano la stessa partita, byte per byte: esportazione {export}</numerusform>
      </translation>
    </message>
    <message>
      <source>Alone with a 6? Six times your last segment goes to the front.</source>
      <translation>Solo con un 6? Sei volte il tuo ultimo segmento va davanti.</translation>
    </message>
    <message>
      <source>Alone with the X? Name a number that nobody has bid.</source>
      <translation>Solo con la X? Di' un numero che nessuno ha offerto.</translation>
    </message>
    <message>
      <source>Alone, for the best grade: {hours}</source>
      <translation>Da soli, per il grado migliore: {hours}</translation>
    </message>
    <message>
      <source>Alone, your X moves by any free number.</source>
      <translation>Da sola, la tua X avanza di un numero libero a scelta.</translation>
    </message>
    <message>
      <source>Also known as {names}</source>
      <translation>Anche noto come {names}</translation>
    </message>
    <message>
      <source>An X may not name a number that somebody else has bid, even in vain.</source>
      <translation>Una X non può dire un numero che un altro ha offerto, nemmeno invano.</translation>
    </message>
    <message>
      <source>An X may swing a post before it crawls, not only after.</source>
      <translation>Una X può girare un palo prima di strisciare, non solo dopo.</translation>
    </message>
    <message>
      <source>An edition says which numbers there are, what sleeps, and how many play.</source>
      <translation>Un'edizione dice quali numeri ci sono, cosa dorme e quanti giocano.</translation>
    </message>
    <message>
      <source>An evening of several games</source>
      <translation>Una serata di più partite</translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games</source>
      <extracomment>An evening of {count} game</extracomment>
      <translation>
        <numerusform>Una serata di {count} partita</numerusform>
        <numerusform>Una serata di {count} partite</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games, all editions in turn</source>
      <extracomment>An evening of {count} game, all editions in turn</extracomment>
      <translation>
        <numerusform>Una serata di {count} partita, tutte le edizioni a turno</numerusform>
        <numerusform>Una serata di {count} partite, tutte le edizioni a turno</numerusform>
      </translation>
    </message>
    <message>
      <source>An eye puts one food for each eye of its worm where it sees a blank space.</source>
      <translation>Un occhio mette un cibo per ogni occhio del suo verme dove vede una casella vuota.</translation>
    </message>
    <message>
      <source>An eye sees straight ahead and one space to either side, through anything.</source>
      <translation>Un occhio vede dritto davanti e una casella per lato, attraverso tutto.</translation>
    </message>
    <message>
      <source>An eye sees three spaces wide ahead, and straight to both sides. Put the apple on b2.</source>
      <translation>Un occhio vede largo tre caselle davanti, e dritto ai due lati. Metti la mela su b2.</translation>
    </message>
    <message>
      <source>An hour</source>
      <translation>Un'ora</translation>
    </message>
    <message>
      <source>An hour is signed as a whole, when it is played to its end.</source>
      <translation>Un'ora si firma intera, quando è giocata fino in fondo.</translation>
    </message>
    <message>
      <source>An organ may act only if that changes something now.</source>
      <translation>Un organo può agire solo se ora cambia qualcosa.</translation>
    </message>
    <message>
      <source>An organ that was chosen to act has acted for this hour.</source>
      <translation>Un organo scelto per agire ha agito per quest'ora.</translation>
    </message>
    <message>
      <source>And c2.</source>
      <translation>E c2.</translation>
    </message>
    <message numerus="yes">
      <source>And {count} more: the command stats tells all.</source>
      <extracomment>And {count} more: the command stats tells all.</extracomment>
      <translation>
        <numerusform>E ancora {count}: il comando stats li dice tutti.</numerusform>
        <numerusform>E ancora {count}: il comando stats li dice tutti.</numerusform>
      </translation>
    </message>
    <message>
      <source>Another laptop uses your key. Was it set up from this one? A new key makes this laptop a player of its own. Games not yet over go on where the old key is.</source>
      <translation>Un altro portatile usa la tua chiave. È stato preparato a partire da questo? Con una nuova chiave questo portatile è un giocatore a sé. Le partite non finite continuano dove è la vecchia chiave.</translation>
    </message>
    <message>
      <source>Another program</source>
      <translation>Altro programma</translation>
    </message>
    <message>
      <source>Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave, and keep all</source>
      <translation>Rispondi con il numero di una riga, o con caselle, come c4 o c4 c5, per vedere
cosa si può fare lì. Poi:
  u  annulla una scelta     b  di nuovo tutta la lista   s  mostra il foglio
  o  ricomincia l'ora       m  altro di una lista lunga  r  cosa contano le righe
  h  le regole in breve     k  i segni sul foglio        q  esci, e tieni tutto</translation>
    </message>
    <message>
      <source>Anybody can replay the file of a game and check it all.</source>
      <translation>Chiunque può rivedere il file di una partita e verificare tutto.</translation>
    </message>
    <message>
      <source>Anybody here who plays on {system} can give it.</source>
      <translation>Chiunque qui giochi su {system} può darlo.</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>apr</translation>
    </message>
    <message>
      <source>Areas</source>
      <translation>Zone</translation>
    </message>
    <message>
      <source>As it was</source>
      <translation>Com'era</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Come stampato</translation>
    </message>
    <message>
      <source>As soon as all laptops have it, the race goes on.</source>
      <translation>Quando tutti i portatili ce l'hanno, la gara continua.</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Come il sistema</translation>
    </message>
    <message>
      <source>Ask another player for a copy.</source>
      <translation>Chiedi una copia a un altro giocatore.</translation>
    </message>
    <message>
      <source>Ask the coach</source>
      <translation>Chiedi al coach</translation>
    </message>
    <message>
      <source>Ask the laptop that shows this code</source>
      <translation>Chiedi al portatile che mostra questo codice</translation>
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation>Chiedo a {host}…</translation>
    </message>
    <message>
      <source>At its first start, macOS asks whether the game may find devices on local networks: choose Allow.</source>
      <translation>Al primo avvio macOS chiede se il gioco può cercare dispositivi nella rete locale: scegli Consenti.</translation>
    </message>
    <message>
      <source>At most {most} people share a laptop.</source>
      <translation>Al massimo {most} persone dividono un portatile.</translation>
    </message>
    <message>
      <source>Audit of {file}: {said}</source>
      <translation>Verifica di {file}: {said}</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>ago</translation>
    </message>
    <message>
      <source>Awards</source>
      <translation>Premi</translation>
    </message>
    <message>
      <source>Babies</source>
      <translation>Cuccioli</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Indietro</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Torna ad adesso</translation>
    </message>
    <message>
      <source>Back to the choice of the option</source>
      <translation>Torna alla scelta dell'opzione</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Torna alla partita</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Torna allo scaffale</translation>
    </message>
    <message>
      <source>Back to the table</source>
      <translation>Torna al tavolo</translation>
    </message>
    <message>
      <source>Back, or what is harmless</source>
      <translation>Indietro, o ciò che non fa danni</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Backspace</translation>
    </message>
    <message>
      <source>Before or after its move it may swing one finish post round the other.</source>
      <translation>Prima o dopo la mossa può girare un palo d'arrivo intorno all'altro.</translation>
    </message>
    <message>
      <source>Before you move, put its segments down in a new shape.</source>
      <translation>Prima di muoverti, disponi i suoi segmenti in una forma nuova.</translation>
    </message>
    <message>
      <source>Before {hour}</source>
      <translation>Prima delle {hour}</translation>
    </message>
    <message numerus="yes">
      <source>Behind that, {count} steps are not read any more.</source>
      <extracomment>Behind that, {count} step is not read any more.</extracomment>
      <translation>
        <numerusform>Dopo, {count} passo non viene più letto.</numerusform>
        <numerusform>Dopo, {count} passi non vengono più letti.</numerusform>
      </translation>
    </message>
    <message>
      <source>Behind the letter an organ and where it looks, as in Ae&gt; or Am^:  e eye, m mouth,</source>
      <translation>Dietro la lettera, un organo e dove guarda, come in Ae&gt; o Am^:  e occhio, m bocca,</translation>
    </message>
    <message>
      <source>Bend, block, squeeze through. The first worm that touches it wins.</source>
      <translation>Piegati, blocca, sguscia. Vince il primo verme che lo tocca.</translation>
    </message>
    <message>
      <source>Best bid</source>
      <translation>Offerta migliore</translation>
    </message>
    <message>
      <source>Best hour</source>
      <translation>Ora migliore</translation>
    </message>
    <message>
      <source>Best in {game}: {points}</source>
      <translation>Il migliore in {game}: {points}</translation>
    </message>
    <message>
      <source>Best so far here: {total}.</source>
      <translation>Finora il meglio qui: {total}.</translation>
    </message>
    <message>
      <source>Between the stones there is just room for someone long and patient.</source>
      <translation>Tra i sassi c'è giusto posto per qualcuno lungo e paziente.</translation>
    </message>
    <message>
      <source>Bid in secret</source>
      <translation>Offri in segreto</translation>
    </message>
    <message>
      <source>Bid in secret, crawl,
block, touch the thread.</source>
      <translation>Offri in segreto, striscia,
blocca, tocca il filo.</translation>
    </message>
    <message>
      <source>Bid not opened: {names}. Out until all others agree.</source>
      <translation>Offerta non aperta: {names}. Fuori finché tutti gli altri accettano.</translation>
    </message>
    <message>
      <source>Bid the X</source>
      <translation>Offri la X</translation>
    </message>
    <message>
      <source>Bid {face}</source>
      <translation>Offri {face}</translation>
    </message>
    <message>
      <source>Bid, or name a number</source>
      <translation>Offri, o di' un numero</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Offerte</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Offerte</translation>
    </message>
    <message>
      <source>Bids from {least}</source>
      <translation>Offerte da {least}</translation>
    </message>
    <message>
      <source>Bids from {least}, stop early</source>
      <translation>Offerte da {least}, fine anticipata</translation>
    </message>
    <message>
      <source>Bids: {counts}</source>
      <translation>Offerte: {counts}</translation>
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation>Offerte: {faces}.</translation>
    </message>
    <message>
      <source>Blatz</source>
      <translation>Blatz</translation>
    </message>
    <message>
      <source>Blue dots along a worm: a draught, for it touches a blank space.</source>
      <translation>Puntini blu lungo un verme: uno spiffero, perché tocca una casella vuota.</translation>
    </message>
    <message>
      <source>Both copies are broken: the first proves {ours}, the second {theirs}, and these are the same as far as both reach.</source>
      <translation>Entrambe le copie sono guaste: la prima prova {ours}, la seconda {theirs}, e sono uguali fin dove arrivano entrambe.</translation>
    </message>
    <message>
      <source>Both copies are the same to the last step, {step}.</source>
      <translation>Le due copie sono uguali fino all'ultimo passo, {step}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. They do not show who changed one of them.</source>
      <translation>Le due copie sono uguali fino al passo {same}; nel passo {step} differiscono. Non mostrano chi ha cambiato una delle due.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. Two different things are signed there by {names}.</source>
      <translation>Le due copie sono uguali fino al passo {same}; nel passo {step} differiscono. Lì ha firmato due cose diverse: {names}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the first goes on to step {last}.</source>
      <translation>Le due copie sono uguali fino al passo {step}; la prima continua fino al passo {last}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the second goes on to step {last}.</source>
      <translation>Le due copie sono uguali fino al passo {step}; la seconda continua fino al passo {last}.</translation>
    </message>
    <message>
      <source>Both games in pictures</source>
      <translation>I due giochi in figure</translation>
    </message>
    <message>
      <source>Bots among them</source>
      <translation>Con dei bot</translation>
    </message>
    <message>
      <source>Bots do not play in this evening.</source>
      <translation>In questa serata i bot non giocano.</translation>
    </message>
    <message>
      <source>Bots may play</source>
      <translation>I bot possono giocare</translation>
    </message>
    <message>
      <source>Bots play on from every step of this game.</source>
      <translation>I bot continuano da ogni passo di questa partita.</translation>
    </message>
    <message>
      <source>Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is in the region, and change a die at once: click the die before you choose A, B or C.</source>
      <translation>Cervello: quando agisce, puoi cambiare un dado nell'ora dopo. Oppure consumalo, se il suo verme è nella zona, e cambia subito un dado: clicca il dado prima di scegliere A, B o C.</translation>
    </message>
    <message>
      <source>Brains</source>
      <translation>Cervelli</translation>
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation>I cervelli possono prima girare un dado: clicca un dado.</translation>
    </message>
    <message>
      <source>Brains: {count}</source>
      <translation>Cervelli: {count}</translation>
    </message>
    <message>
      <source>Bravo!</source>
      <translation>Bravo!</translation>
    </message>
    <message>
      <source>Bring a friend</source>
      <translation>Porta un amico</translation>
    </message>
    <message>
      <source>Build a shore round a lake</source>
      <translation>Fai una riva intorno a un lago</translation>
    </message>
    <message>
      <source>Bumped most</source>
      <translation>Più bernoccoli</translation>
    </message>
    <message>
      <source>Bumps most with {name}</source>
      <translation>Si scontra di più con {name}</translation>
    </message>
    <message>
      <source>By bots, +- {off} %. They count segments and know nobody's habits.</source>
      <translation>Dai bot, +- {off} %. Contano segmenti e non conoscono le abitudini di nessuno.</translation>
    </message>
    <message>
      <source>By bots.</source>
      <translation>Secondo i bot.</translation>
    </message>
    <message>
      <source>By itself</source>
      <translation>Da solo</translation>
    </message>
    <message>
      <source>By the others' habits {habit} was best.</source>
      <translation>Per le abitudini degli altri era meglio {habit}.</translation>
    </message>
    <message>
      <source>C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head.</source>
      <translation>C3.1 a C3.4: un organo va su una casella libera; occhi e bocche alla testa.</translation>
    </message>
    <message>
      <source>C4.1: the dice show {dice}.</source>
      <translation>C4.1: i dadi mostrano {dice}.</translation>
    </message>
    <message>
      <source>C4.3: {reason}</source>
      <translation>C4.3: {reason}</translation>
    </message>
    <message>
      <source>C4.4: only the worm that is chosen first lies in {region} ({hour}).</source>
      <translation>C4.4: solo il verme scelto per primo sta in {region} ({hour}).</translation>
    </message>
    <message>
      <source>C5.1, C5.2: an organ acts once an hour, if that changes something.</source>
      <translation>C5.1, C5.2: un organo agisce una volta l'ora, se cambia qualcosa.</translation>
    </message>
    <message>
      <source>C5.3: each mouth at the new food may act before the next food.</source>
      <translation>C5.3: ogni bocca al cibo nuovo può agire prima del cibo seguente.</translation>
    </message>
    <message>
      <source>C5.3: one food for each eye of the worm, where this eye sees a blank space.</source>
      <translation>C5.3: un cibo per ogni occhio del verme, dove questo occhio vede una casella vuota.</translation>
    </message>
    <message>
      <source>C5.5: a Conga Line starts anywhere and leads through this worm.</source>
      <translation>C5.5: un trenino comincia ovunque e passa per questo verme.</translation>
    </message>
    <message>
      <source>C5.5: on each worm of the line but one, one organ acts; no tails.</source>
      <translation>C5.5: su ogni verme della fila tranne uno agisce un organo; niente code.</translation>
    </message>
    <message>
      <source>C5.6: each baby of this hour gets an organ, no collar; then they act.</source>
      <translation>C5.6: ogni cucciolo di quest'ora riceve un organo, non un collare; poi agiscono.</translation>
    </message>
    <message>
      <source>C5.6: one thing for each collar here, and each of the partner's at them.</source>
      <translation>C5.6: una cosa per ogni collare qui, e per ognuno del compagno che li tocca.</translation>
    </message>
    <message>
      <source>C5.6: the partner touches this worm and has a collar somewhere.</source>
      <translation>C5.6: il compagno tocca questo verme e ha un collare da qualche parte.</translation>
    </message>
    <message>
      <source>C5.8: it grows by at most its hearts and its largest growth before.</source>
      <translation>C5.8: cresce al massimo dei suoi cuori e della sua crescita più grande prima.</translation>
    </message>
    <message>
      <source>C6.7: the dice of {hour} come from everybody's numbers.</source>
      <translation>C6.7: i dadi delle {hour} vengono dai numeri di tutti.</translation>
    </message>
    <message>
      <source>C8.1: the game ends after the last hour.</source>
      <translation>C8.1: la partita finisce dopo l'ultima ora.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}.</source>
      <translation>C8.2, {row}: {count}, vale {points}.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation>C8.2, {row}: {count}, vale {points}; in {spaces}.</translation>
    </message>
    <message>
      <source>CHECKS</source>
      <translation>VERIFICHE</translation>
    </message>
    <message>
      <source>Call again</source>
      <translation>Richiama tutti</translation>
    </message>
    <message>
      <source>Call everybody</source>
      <translation>Chiama tutti</translation>
    </message>
    <message>
      <source>Call everybody to a tournament?</source>
      <translation>Chiamare tutti a un torneo?</translation>
    </message>
    <message>
      <source>Calm motion</source>
      <translation>Movimento calmo</translation>
    </message>
    <message>
      <source>Can a swing put the line under a worm, or win the race?</source>
      <translation>Girare un palo può mettere la linea sotto un verme, o vincere la gara?</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annulla</translation>
    </message>
    <message>
      <source>Chain and list of all choices</source>
      <translation>Catena e lista di tutte le scelte</translation>
    </message>
    <message>
      <source>Chances to win</source>
      <translation>Probabilità</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Cambia</translation>
    </message>
    <message>
      <source>Change the house rules</source>
      <translation>Cambia le regole di casa</translation>
    </message>
    <message>
      <source>Change your name</source>
      <translation>Cambia il tuo nome</translation>
    </message>
    <message>
      <source>Changed later</source>
      <translation>Cambiata dopo</translation>
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation>Cambiato: {changes}.</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Verifica di nuovo</translation>
    </message>
    <message>
      <source>Check the log and show the game again</source>
      <translation>Verifica il registro e rivedi la partita</translation>
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation>Verifico ogni firma, apertura e mossa…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Verifiche</translation>
    </message>
    <message>
      <source>Checks, with a proof</source>
      <translation>A posto, con prova</translation>
    </message>
    <message>
      <source>Checks, with calls</source>
      <translation>Verifiche, con appelli</translation>
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation>Prima scegli una faccia: è la tua offerta se non tutti accettano.</translation>
    </message>
    <message>
      <source>Choose a name first; the others see it.</source>
      <translation>Prima scegli un nome; gli altri lo vedono.</translation>
    </message>
    <message>
      <source>Choose a name: {problem}</source>
      <translation>Scegli un nome: {problem}</translation>
    </message>
    <message>
      <source>Choose a number</source>
      <translation>Scegli un numero</translation>
    </message>
    <message>
      <source>Choose an organ</source>
      <translation>Scegli un organo</translation>
    </message>
    <message>
      <source>Choose head or tail before each move</source>
      <translation>Scegliere testa o coda prima di ogni mossa</translation>
    </message>
    <message>
      <source>Choose the tail, click e3 at the other end, then the arrow up. A worm has one tail at most.</source>
      <translation>Scegli la coda, clicca e3 all'altro capo, poi la freccia in su. Un verme ha al massimo una coda.</translation>
    </message>
    <message>
      <source>Choose what a die becomes for a credit</source>
      <translation>Scegli cosa diventa un dado per un credito</translation>
    </message>
    <message>
      <source>Choose what happens in {region}</source>
      <translation>Scegli cosa succede in {region}</translation>
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes</source>
      <translation>Scegli quale cervello si consuma, e cosa diventa un dado</translation>
    </message>
    <message>
      <source>Click a glowing mouth to let it eat</source>
      <translation>Clicca una bocca che brilla per farla mangiare</translation>
    </message>
    <message>
      <source>Click a glowing organ to let it act</source>
      <translation>Clicca un organo che brilla per farlo agire</translation>
    </message>
    <message numerus="yes">
      <source>Click a glowing organ: {count} more may dance</source>
      <extracomment>Click a glowing organ: one more may dance</extracomment>
      <translation>
        <numerusform>Clicca un organo che brilla: uno può ancora ballare</numerusform>
        <numerusform>Clicca un organo che brilla: {count} possono ancora ballare</numerusform>
      </translation>
    </message>
    <message>
      <source>Click a space of a baby for the {kind}</source>
      <translation>Clicca una casella di un cucciolo per: {kind}</translation>
    </message>
    <message>
      <source>Click a space of {worm} for the {kind}</source>
      <translation>Clicca una casella di {worm} per: {kind}</translation>
    </message>
    <message>
      <source>Click b3 for the mouth, then the arrow up: there lies the apple.</source>
      <translation>Clicca b3 per la bocca, poi la freccia in su: lì c'è la mela.</translation>
    </message>
    <message>
      <source>Click e2: the worm grows to where the tail below it points.</source>
      <translation>Clicca e2: il verme cresce verso dove punta la coda di sotto.</translation>
    </message>
    <message>
      <source>Click in the fan, or pull the last segment to the front.</source>
      <translation>Clicca nel ventaglio, o tira avanti l'ultimo segmento.</translation>
    </message>
    <message>
      <source>Click the arrow that the tail points along</source>
      <translation>Clicca la freccia verso cui punta la coda</translation>
    </message>
    <message>
      <source>Click the arrow that the {kind} looks along</source>
      <translation>Clicca la freccia della direzione: {kind}</translation>
    </message>
    <message>
      <source>Click the worm that gets an organ</source>
      <translation>Clicca il verme che riceve un organo</translation>
    </message>
    <message>
      <source>Click the worm that the dance begins with</source>
      <translation>Clicca il verme con cui comincia il ballo</translation>
    </message>
    <message>
      <source>Click the worm that wakes up</source>
      <translation>Clicca il verme che si sveglia</translation>
    </message>
    <message>
      <source>Click the worm to pair up with</source>
      <translation>Clicca il verme con cui fare coppia</translation>
    </message>
    <message>
      <source>Click the worm with the tail again: the dance begins with it.</source>
      <translation>Clicca di nuovo il verme con la coda: il ballo comincia da lui.</translation>
    </message>
    <message>
      <source>Click to turn this die by a brain.</source>
      <translation>Clicca per girare questo dado con un cervello.</translation>
    </message>
    <message>
      <source>Clip of this turn (WebP)</source>
      <translation>Filmato di questo turno (WebP)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Chiudi</translation>
    </message>
    <message>
      <source>Close the table</source>
      <translation>Chiudi il tavolo</translation>
    </message>
    <message>
      <source>Collar beside collar</source>
      <translation>Collare accanto a collare</translation>
    </message>
    <message>
      <source>Collar: needs a worm beside its own that has a collar too. Together they have babies, or give organs to the babies of this hour.</source>
      <translation>Collare: serve accanto al suo verme un altro che abbia un collare. Insieme fanno cuccioli, o danno organi ai cuccioli di quest'ora.</translation>
    </message>
    <message>
      <source>Come again</source>
      <translation>Partecipo di nuovo</translation>
    </message>
    <message>
      <source>Comeback</source>
      <translation>La rimonta</translation>
    </message>
    <message>
      <source>Comforts</source>
      <translation>Comodità</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Confronta</translation>
    </message>
    <message>
      <source>Compare with another copy</source>
      <translation>Confronta con un'altra copia</translation>
    </message>
    <message>
      <source>Compare with other files…</source>
      <translation>Confronta con altri file…</translation>
    </message>
    <message>
      <source>Conga</source>
      <translation>Trenino</translation>
    </message>
    <message>
      <source>Conga Lines</source>
      <translation>Trenini</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continua</translation>
    </message>
    <message>
      <source>Copies compared</source>
      <translation>Copie confrontate</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copia</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Copia il rapporto</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Percorso</translation>
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
      <translation>Ctrl Invio</translation>
    </message>
    <message>
      <source>Ctrl Z Y</source>
      <translation>Ctrl Z Y</translation>
    </message>
    <message>
      <source>Ctrl with + and -</source>
      <translation>Ctrl con + e -</translation>
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
      <translation>Ctrl+Z, Ctrl+Y: indietro e di nuovo. Ctrl+Invio: firma l'ora. Esc: indietro.</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>D: done. G: organs for the babies. L: all choices as a list.</source>
      <translation>D: fatto. G: organi per i cuccioli. L: tutte le scelte in lista.</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Danneggiata</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Giorno</translation>
    </message>
    <message>
      <source>Day or evening</source>
      <translation>Giorno o sera</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>dic</translation>
    </message>
    <message>
      <source>Decided so far: {told}.</source>
      <translation>Deciso finora: {told}.</translation>
    </message>
    <message>
      <source>Delete it</source>
      <translation>Elimina</translation>
    </message>
    <message>
      <source>Delete this game…</source>
      <translation>Elimina la partita…</translation>
    </message>
    <message>
      <source>Delete “{game}”?</source>
      <translation>Eliminare “{game}”?</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Eliminata</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Dadi</translation>
    </message>
    <message>
      <source>Dice, lots and the emblem</source>
      <translation>Dadi, sorteggi ed emblema</translation>
    </message>
    <message>
      <source>Do not play on at this table</source>
      <translation>Non giocare più a questo tavolo</translation>
    </message>
    <message>
      <source>Do nothing this hour (P)</source>
      <translation>Non fare nulla quest'ora (P)</translation>
    </message>
    <message>
      <source>Do we hear each other?</source>
      <translation>Ci sentiamo a vicenda?</translation>
    </message>
    <message>
      <source>Does a mouth at the food on {space} act?</source>
      <translation>Agisce una bocca al cibo su {space}?</translation>
    </message>
    <message>
      <source>Does an organ act?</source>
      <translation>Agisce un organo?</translation>
    </message>
    <message>
      <source>Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says why.</source>
      <translation>Non consentire sembra una stanza vuota: non si sente nessuno, nessuno ti sente, e nulla dice perché.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fatto</translation>
    </message>
    <message>
      <source>Done: add no organ</source>
      <translation>Fatto: nessun organo</translation>
    </message>
    <message>
      <source>Done: do nothing with it</source>
      <translation>Fatto: non farne nulla</translation>
    </message>
    <message>
      <source>Done: leave acts ({left})</source>
      <translation>Fatto: lascia azioni ({left})</translation>
    </message>
    <message>
      <source>Done: leave food ({left})</source>
      <translation>Fatto: lascia cibi ({left})</translation>
    </message>
    <message>
      <source>Done: leave spaces ({left})</source>
      <translation>Fatto: lascia caselle ({left})</translation>
    </message>
    <message>
      <source>Done: leave things ({left})</source>
      <translation>Fatto: lascia cose ({left})</translation>
    </message>
    <message>
      <source>Done: let no line dance</source>
      <translation>Fatto: nessun ballo</translation>
    </message>
    <message>
      <source>Done: let none of these act</source>
      <translation>Fatto: nessuno agisce</translation>
    </message>
    <message>
      <source>Done: no more organs for babies</source>
      <translation>Fatto: basta organi ai cuccioli</translation>
    </message>
    <message>
      <source>Double-click “Worm Up” in the new folder.</source>
      <translation>Doppio clic su “Worm Up” nella cartella nuova.</translation>
    </message>
    <message>
      <source>Double-click “Worm Up”; a notice comes, close it.</source>
      <translation>Doppio clic su «Worm Up»; compare un avviso, chiudilo.</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Scarica</translation>
    </message>
    <message>
      <source>Download, and open the file.</source>
      <translation>Scarica e apri il file.</translation>
    </message>
    <message>
      <source>Download, and unpack it where you like.</source>
      <translation>Scarica ed estrai dove vuoi.</translation>
    </message>
    <message>
      <source>Download, then right-click the file: “Extract all”.</source>
      <translation>Scarica, poi clic destro sul file: «Estrai tutto».</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one, or turn it with Left and Right; Up: the other post. Enter swings it.</source>
      <translation>Trascina un palo d'arrivo intorno all'altro, o giralo con Sinistra e Destra; Su: l'altro palo. Invio lo gira.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one; the tray shows what it does to every head. Swing it, or leave it as it is.</source>
      <translation>Trascina un palo d'arrivo intorno all'altro; il vassoio mostra cosa cambia per ogni testa. Giralo, o lascialo com'è.</translation>
    </message>
    <message>
      <source>Drag it round the other one.</source>
      <translation>Trascinalo intorno all'altro.</translation>
    </message>
    <message>
      <source>Draught</source>
      <translation>Spiffero</translation>
    </message>
    <message>
      <source>Draw the shape where it touches this hour's rows or columns.</source>
      <translation>Disegna la forma dove tocca le righe o colonne di quest'ora.</translation>
    </message>
    <message>
      <source>Draw the tables</source>
      <translation>Sorteggia i tavoli</translation>
    </message>
    <message numerus="yes">
      <source>Draw {worm} longer, by up to {count} spaces</source>
      <extracomment>Draw {worm} longer by a space</extracomment>
      <translation>
        <numerusform>Allunga {worm} di una casella</numerusform>
        <numerusform>Allunga {worm}, fino a {count} caselle</numerusform>
      </translation>
    </message>
    <message>
      <source>Drawing the tables</source>
      <translation>Sorteggio dei tavoli</translation>
    </message>
    <message>
      <source>Drop the envelope on the table: nobody can change it. (Enter)</source>
      <translation>Lascia la busta sul tavolo: nessuno può cambiarla. (Invio)</translation>
    </message>
    <message>
      <source>EVERYTHING</source>
      <translation>TUTTO</translation>
    </message>
    <message>
      <source>Each held what was sealed: nobody changed a bid or a number.</source>
      <translation>Ognuna conteneva ciò che era sigillato: nessuno ha cambiato offerta o numero.</translation>
    </message>
    <message>
      <source>Each hour begins with one roll for all: two organs and a shape.</source>
      <translation>Ogni ora comincia con un lancio per tutti: due organi e una forma.</translation>
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
      <translation>Ogni ora tre dadi mostrano due organi e una forma, e una parte del foglio è la
zona dell'ora. Fai una cosa: posa nella zona un verme nuovo di quella forma e
dagli uno degli organi; o dai un organo a un verme nella zona che ha già
l'altro, o è di quella forma; o fai agire tutti gli organi di un tale verme; o
passa. Un organo nuovo può agire subito, e una cosa tira l'altra:
  occhio    mette cibi su caselle vuote che vede: tre davanti, e ai lati
  bocca     se ha davanti un cibo, il suo verme riceve un organo qualsiasi
  coda      una fila di vermi, ognuno punta al seguente, balla: tutti meno uno
  collare   con un collare su un verme accanto: cuccioli, e organi per loro
  cervello  l'ora dopo puoi cambiare un dado; o consumalo per farlo subito
  cuore     il suo verme cresce a un capo
Occhi e bocche vanno sulle prime due caselle di un verme, la coda sull'ultima.
Alla fine contano quattro righe (r le mostra); ogni verme che tocca una casella
vuota costa due punti, perciò mettili ben stretti.</translation>
    </message>
    <message>
      <source>Each is allowed by the rules of this edition.</source>
      <translation>Ognuna è permessa dalle regole di questa edizione.</translation>
    </message>
    <message>
      <source>Each is by the key of its seat: nobody can write for another.</source>
      <translation>Ognuna è della chiave del suo posto: nessuno può scrivere per un altro.</translation>
    </message>
    <message>
      <source>Each library brought its licence when it was installed.</source>
      <translation>Ogni libreria ha portato la sua licenza quando è stata installata.</translation>
    </message>
    <message>
      <source>Each thing is a baby, or organs for babies: {left} left</source>
      <translation>Ogni cosa è un cucciolo, o organi per i cuccioli: ne restano {left}</translation>
    </message>
    <message>
      <source>Eaten</source>
      <translation>Mangiato</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Bordo</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Edizioni</translation>
    </message>
    <message>
      <source>Empty sheets</source>
      <translation>Fogli vuoti</translation>
    </message>
    <message>
      <source>End the lesson</source>
      <translation>Chiudi la lezione</translation>
    </message>
    <message>
      <source>End the race together?</source>
      <translation>Chiudere insieme la gara?</translation>
    </message>
    <message>
      <source>Ended together in round {round}</source>
      <translation>Chiusa insieme nel turno {round}</translation>
    </message>
    <message>
      <source>Ends at round {round}</source>
      <translation>Finisce al turno {round}</translation>
    </message>
    <message>
      <source>Ends at {hour}</source>
      <translation>Finisce alle {hour}</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Invio</translation>
    </message>
    <message>
      <source>Envelopes</source>
      <translation>Buste</translation>
    </message>
    <message>
      <source>Equal bids bump</source>
      <translation>Offerte uguali si scontrano</translation>
    </message>
    <message>
      <source>Equal bids bump noses.</source>
      <translation>Offerte uguali si scontrano col naso.</translation>
    </message>
    <message>
      <source>Equal bids bump noses: nobody moves.</source>
      <translation>Offerte uguali si scontrano col naso: nessuno si muove.</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Escape ends the television</source>
      <translation>Esc chiude la televisione</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Sera</translation>
    </message>
    <message>
      <source>Every decision in them is allowed by the rules.</source>
      <translation>Ogni scelta al loro interno è permessa dalle regole.</translation>
    </message>
    <message>
      <source>Every seat is taken already.</source>
      <translation>Tutti i posti sono già occupati.</translation>
    </message>
    <message>
      <source>Every segment lies wholly on the table.</source>
      <translation>Ogni segmento sta tutto sul tavolo.</translation>
    </message>
    <message>
      <source>Everybody agrees to it by sitting down; the points are counted together.</source>
      <translation>Ognuno accetta sedendosi; i punti si contano insieme.</translation>
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation>Tutti offrono in segreto; offerte uguali si annullano (regola W3.8).</translation>
    </message>
    <message>
      <source>Everybody else sat at a table with {name}.</source>
      <translation>Tutti gli altri sono già stati a un tavolo con {name}.</translation>
    </message>
    <message>
      <source>Everybody has a sheet. All use the same dice, and nobody touches the sheet of another. You lay worms, give them organs, and let the organs act. At the end four rows count, and the highest total wins. Below 0 is quite usual in the first games.</source>
      <translation>Ognuno ha un foglio. Tutti usano gli stessi dadi, e nessuno tocca il foglio di un altro. Disegni vermi, dai loro organi, e fai agire gli organi. Alla fine contano quattro righe, e vince il totale più alto. Sotto lo 0 è normalissimo nelle prime partite.</translation>
    </message>
    <message>
      <source>Everybody has a worm of seven segments. The worms race over the table, from the start to the line between the two finish posts. The first worm to touch it wins.</source>
      <translation>Ognuno ha un verme di sette segmenti. I vermi corrono sul tavolo, dalla partenza alla linea tra i due pali d'arrivo. Vince il primo verme che la tocca.</translation>
    </message>
    <message>
      <source>Everybody here reads it. Until somebody comes, Back takes it back.</source>
      <translation>Lo leggono tutti qui. Finché non viene nessuno, «Indietro» lo annulla.</translation>
    </message>
    <message>
      <source>Everybody reads them before sitting down.</source>
      <translation>Tutti le leggono prima di sedersi.</translation>
    </message>
    <message>
      <source>Everybody seals a number or the X. All envelopes open at once.</source>
      <translation>Ognuno sigilla un numero o la X. Tutte le buste si aprono insieme.</translation>
    </message>
    <message>
      <source>Everybody sits</source>
      <translation>Tutti si siedono</translation>
    </message>
    <message>
      <source>Everybody to the table</source>
      <translation>Tutti a tavola</translation>
    </message>
    <message>
      <source>Everybody's chances, and better bids and moves</source>
      <translation>Le probabilità di tutti, e offerte e mosse migliori</translation>
    </message>
    <message>
      <source>Everybody's numbers make them. All are computed again.</source>
      <translation>Li fanno i numeri di tutti. Tutto viene ricalcolato.</translation>
    </message>
    <message>
      <source>Everybody's worst game does not count</source>
      <translation>La partita peggiore di ognuno non conta</translation>
    </message>
    <message>
      <source>Everything checks</source>
      <translation>È tutto a posto</translation>
    </message>
    <message>
      <source>Eye and mouth could still act. Enough for now: press Done. You are asked once more as you sign.</source>
      <translation>Occhio e bocca potrebbero ancora agire. Per ora basta: premi Fatto. Quando firmi ti viene chiesto ancora una volta.</translation>
    </message>
    <message>
      <source>Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a new food may act at once.</source>
      <translation>Occhio: mette cibi su caselle vuote che vede, uno per ogni occhio del suo verme. Vede largo tre caselle davanti, e dritto ai due lati; nulla lo ferma. Le bocche a un cibo nuovo possono agire subito.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces and never look backwards.</source>
      <translation>Occhi e bocche vanno sulle prime due caselle e non guardano mai indietro.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm has one tail at most. Collars, brains and hearts go on any free space.</source>
      <translation>Occhi e bocche vanno sulle prime due caselle di un verme, la coda sull'ultima, e un verme ha al massimo una coda. Collari, cervelli e cuori vanno su qualsiasi casella libera.</translation>
    </message>
    <message>
      <source>Eyes lay food, mouths eat it, hearts grow, tails wake others.</source>
      <translation>Gli occhi posano cibo, le bocche lo mangiano, i cuori crescono, le code svegliano altri.</translation>
    </message>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>FILE</translation>
    </message>
    <message>
      <source>FINISH</source>
      <translation>ARRIVO</translation>
    </message>
    <message>
      <source>Face {face}</source>
      <translation>Faccia {face}</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Gioco leale</translation>
    </message>
    <message>
      <source>Family Album</source>
      <translation>Family Album</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>feb</translation>
    </message>
    <message>
      <source>Fed</source>
      <translation>Sazi</translation>
    </message>
    <message>
      <source>Fetch it once, and this laptop can give it too.</source>
      <translation>Prendilo una volta, e anche questo portatile potrà darlo.</translation>
    </message>
    <message>
      <source>Fetch {size}</source>
      <translation>Prendi {size}</translation>
    </message>
    <message>
      <source>Fewer bots</source>
      <translation>Meno bot</translation>
    </message>
    <message>
      <source>Fewer games</source>
      <translation>Meno partite</translation>
    </message>
    <message>
      <source>Fewer players</source>
      <translation>Meno giocatori</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Riempite</translation>
    </message>
    <message>
      <source>Finished games sleep here.
Open one to see it checked.</source>
      <translation>Le partite finite dormono qui.
Aprine una per vederla verificata.</translation>
    </message>
    <message>
      <source>First Rain</source>
      <translation>First Rain</translation>
    </message>
    <message>
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation>Prima finisci ciò che hai cominciato, o lascialo con Esc.</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from the post</source>
      <translation>Ci sta, a {gap} mm dal palo</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from {name}</source>
      <translation>Ci sta, a {gap} mm da {name}</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Ribalta</translation>
    </message>
    <message>
      <source>Foods</source>
      <translation>Cibi</translation>
    </message>
    <message>
      <source>For 6 to 25 people: tables by lot, and the winners meet</source>
      <translation>Per 6-25 persone: tavoli a sorte, e chi vince si incontra</translation>
    </message>
    <message>
      <source>For experts</source>
      <translation>Per esperti</translation>
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation>Per sempre: in questa partita non si torna.</translation>
    </message>
    <message>
      <source>For people who want to know more</source>
      <translation>Per chi vuole sapere di più</translation>
    </message>
    <message>
      <source>For the menu: start “install-menu-entry.sh” there.</source>
      <translation>Per il menu: avvia lì «install-menu-entry.sh».</translation>
    </message>
    <message>
      <source>For this laptop: {system}</source>
      <translation>Per questo portatile: {system}</translation>
    </message>
    <message>
      <source>For {least} to {most} players.</source>
      <translation>Da {least} a {most} giocatori.</translation>
    </message>
    <message>
      <source>Four pictures</source>
      <translation>Quattro figure</translation>
    </message>
    <message>
      <source>Four pictures, the same on every laptop?</source>
      <translation>Quattro figure, le stesse su ogni portatile?</translation>
    </message>
    <message>
      <source>Free under the MIT licence: use it, copy it, change it.</source>
      <translation>Libero con licenza MIT: usalo, copialo, cambialo.</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>venerdì</translation>
    </message>
    <message>
      <source>Friends</source>
      <translation>Amici</translation>
    </message>
    <message>
      <source>Friends on the same Wi-Fi appear by themselves.
Meanwhile: a race against bots keeps you warm.</source>
      <translation>Gli amici sullo stesso Wi-Fi appaiono da soli.
Intanto una gara coi bot ti tiene al caldo.</translation>
    </message>
    <message>
      <source>From one thing to the next</source>
      <translation>Da una cosa all'altra</translation>
    </message>
    <message>
      <source>From step {step}, as {name}</source>
      <translation>Dal passo {step}, come {name}</translation>
    </message>
    <message>
      <source>Full lines</source>
      <translation>Linee piene</translation>
    </message>
    <message>
      <source>G</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Game {number} does not check: the table is computed without it.</source>
      <translation>La partita {number} non supera la verifica: la tabella è calcolata senza.</translation>
    </message>
    <message>
      <source>Game {number} follows another game than the one before it here.</source>
      <translation>La partita {number} segue un'altra partita, non quella qui prima.</translation>
    </message>
    <message>
      <source>Game {number} is missing.</source>
      <translation>La partita {number} manca.</translation>
    </message>
    <message>
      <source>Game {number} is not over: the table is computed without it.</source>
      <translation>La partita {number} non è finita: la tabella è calcolata senza.</translation>
    </message>
    <message>
      <source>Game {number} of {games} of an evening</source>
      <translation>Partita {number} di {games} di una serata</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Partite</translation>
    </message>
    <message>
      <source>Games can be saved</source>
      <translation>Le partite si possono salvare</translation>
    </message>
    <message>
      <source>Games cannot be saved</source>
      <translation>Le partite non si possono salvare</translation>
    </message>
    <message>
      <source>Games may soon find no room</source>
      <translation>Presto le partite non avranno più posto</translation>
    </message>
    <message>
      <source>Games shelf</source>
      <translation>Scaffale</translation>
    </message>
    <message>
      <source>Get up again</source>
      <translation>Alzati di nuovo</translation>
    </message>
    <message>
      <source>Get up…</source>
      <translation>Alzati…</translation>
    </message>
    <message>
      <source>Getting up</source>
      <translation>Alzarsi</translation>
    </message>
    <message>
      <source>Ghost</source>
      <translation>Fantasma</translation>
    </message>
    <message>
      <source>Give</source>
      <translation>Dai</translation>
    </message>
    <message>
      <source>Give a rolled organ to a worm that fits</source>
      <translation>Dai un organo dei dadi a un verme adatto</translation>
    </message>
    <message>
      <source>Give organs</source>
      <translation>Dai organi</translation>
    </message>
    <message>
      <source>Give the babies organs</source>
      <translation>Dai organi ai cuccioli</translation>
    </message>
    <message>
      <source>Give the game to a laptop that has none</source>
      <translation>Dai il gioco a un portatile che non l'ha</translation>
    </message>
    <message>
      <source>Give: give one of the two organs to a worm in the region, if it has the other one or is of the shape.</source>
      <translation>Dai: dai uno dei due organi a un verme nella zona, se ha già l'altro o è di quella forma.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Avanti</translation>
    </message>
    <message>
      <source>Go on here</source>
      <translation>Continua qui</translation>
    </message>
    <message>
      <source>Go on with a game, replay, check</source>
      <translation>Continua una partita, rivedi, verifica</translation>
    </message>
    <message>
      <source>Go on without {names} for now</source>
      <translation>Per ora continua senza {names}</translation>
    </message>
    <message>
      <source>Go to step {step}</source>
      <translation>Vai al passo {step}</translation>
    </message>
    <message>
      <source>Going on with the game…</source>
      <translation>La partita continua…</translation>
    </message>
    <message>
      <source>Gone home</source>
      <translation>A casa</translation>
    </message>
    <message>
      <source>Gone home?</source>
      <translation>A casa?</translation>
    </message>
    <message>
      <source>Good one!</source>
      <translation>Bel colpo!</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Grado</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppo</translation>
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
      <translation>Mezza aiuola è ormai un lago. Costruite la riva, e tenetevi stretti.</translation>
    </message>
    <message>
      <source>Hand the laptop to {name}</source>
      <translation>Passa il portatile a {name}</translation>
    </message>
    <message>
      <source>Has somebody gone home? Begin with fewer players.</source>
      <translation>Qualcuno è andato a casa? Comincia con meno giocatori.</translation>
    </message>
    <message>
      <source>Head at the other end</source>
      <translation>Testa all'altro capo</translation>
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation>Testa all'altro capo (F)</translation>
    </message>
    <message>
      <source>Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as many more as it once grew.</source>
      <translation>Cuore: il suo verme cresce a un capo su caselle vuote, di tante quanti cuori ha, più quante ne crebbe una volta.</translation>
    </message>
    <message>
      <source>Hearts. Choose Place and click c1 for a second worm across row 1.</source>
      <translation>Cuori. Scegli Posa e clicca c1 per un secondo verme lungo la riga 1.</translation>
    </message>
    <message>
      <source>Here the game is over: go back to an earlier step.</source>
      <translation>Qui la partita è finita: torna a un passo precedente.</translation>
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation>Qui il verme non può proseguire: riprendi l'ultimo segmento (Backspace).</translation>
    </message>
    <message>
      <source>Here we go</source>
      <translation>Si parte</translation>
    </message>
    <message>
      <source>Hide where tails point</source>
      <translation>Nascondi dove puntano le code</translation>
    </message>
    <message>
      <source>Hour by hour</source>
      <translation>Ora per ora</translation>
    </message>
    <message>
      <source>Hours</source>
      <translation>Ore</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Regole di casa</translation>
    </message>
    <message>
      <source>House rules of this table</source>
      <translation>Regole di casa di questo tavolo</translation>
    </message>
    <message>
      <source>House rules: none</source>
      <translation>Regole di casa: nessuna</translation>
    </message>
    <message>
      <source>House rules: {count} chosen</source>
      <translation>Regole di casa: scelte {count}</translation>
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation>Regole di casa: {rules}</translation>
    </message>
    <message>
      <source>How far it is from the start to the finish</source>
      <translation>Quanto è lontano l'arrivo dalla partenza</translation>
    </message>
    <message>
      <source>How far the clip is</source>
      <translation>A che punto è il filmato</translation>
    </message>
    <message>
      <source>How far the review is</source>
      <translation>A che punto è l'analisi</translation>
    </message>
    <message>
      <source>How it is played:</source>
      <translation>Come si gioca:</translation>
    </message>
    <message>
      <source>How many % of the races each face wins against the bids that were made, and in brackets against the others' habits:</source>
      <translation>Quante gare (in %) vince ogni faccia contro le offerte fatte, e tra parentesi contro le abitudini degli altri:</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Come si gioca</translation>
    </message>
    <message>
      <source>How to play, what happened, look back, menu</source>
      <translation>Come si gioca, cos'è successo, guarda indietro, menu</translation>
    </message>
    <message>
      <source>How well the bots play</source>
      <translation>Quanto sono bravi i bot</translation>
    </message>
    <message>
      <source>How well the bots play: press for the next</source>
      <translation>Quanto sono bravi i bot: premi per il prossimo</translation>
    </message>
    <message>
      <source>Hurry up!</source>
      <translation>Sbrigati!</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Sono {name}</translation>
    </message>
    <message>
      <source>I come too</source>
      <translation>Vengo anch'io</translation>
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation>Se ora tutti in gara accettano, finisce senza vincitore. Se no, vale la tua offerta.</translation>
    </message>
    <message>
      <source>In a race of two, two more dice are thrown after the bids. The higher one is the ghost's bid, and an X is higher than a 7. Who has bid the same stays.</source>
      <translation>In una gara a due si lanciano altri due dadi dopo le offerte. Il più alto è l’offerta del fantasma, e una X vale più di un 7. Chi ha offerto lo stesso resta fermo.</translation>
    </message>
    <message>
      <source>In another network: {codes}</source>
      <translation>In un'altra rete: {codes}</translation>
    </message>
    <message>
      <source>In each hour you place a worm, give an organ, wake a worm, or pass.</source>
      <translation>Ogni ora posi un verme, dai un organo, svegli un verme, o passi.</translation>
    </message>
    <message>
      <source>In each round all choose a number in secret and seal it. Then all are opened. Equal numbers cancel each other, and these worms do not move.</source>
      <translation>In ogni turno tutti scelgono un numero in segreto e lo sigillano. Poi si apre tutto. Numeri uguali si annullano, e quei vermi non si muovono.</translation>
    </message>
    <message>
      <source>In each row a star is a point, a circle nothing, a cross a point less.</source>
      <translation>In ogni riga una stella è un punto, un cerchio niente, una croce un punto in meno.</translation>
    </message>
    <message>
      <source>In each row the groups up to what you have are filled: a star is a point, a circle nothing, a cross a point less. Point at a row to see on the sheet what it counts.</source>
      <translation>In ogni riga si riempiono i gruppi fino a ciò che hai: una stella è un punto, un cerchio niente, una croce un punto in meno. Punta una riga per vedere sul foglio cosa conta.</translation>
    </message>
    <message>
      <source>In round {round} you and {others} bumped, and {name} gained {gain} %.</source>
      <translation>Nel turno {round} vi siete scontrati tu e {others}, e {name} ha guadagnato il {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and you gained {gain} %.</source>
      <translation>Nel turno {round} {others} si sono scontrati, e tu hai guadagnato il {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and {name} gained {gain} %.</source>
      <translation>Nel turno {round} {others} si sono scontrati, e {name} ha guadagnato il {gain} %.</translation>
    </message>
    <message>
      <source>In the game for two a ghost bids too, by two dice.</source>
      <translation>Nel gioco in due offre anche un fantasma, con due dadi.</translation>
    </message>
    <message>
      <source>In the place of the number that it names; without a number, last.</source>
      <translation>Al posto del numero che nomina; senza numero, per ultima.</translation>
    </message>
    <message>
      <source>In this room</source>
      <translation>In questa stanza</translation>
    </message>
    <message>
      <source>Inside is the work of others</source>
      <translation>Dentro c'è il lavoro di altri</translation>
    </message>
    <message>
      <source>Is it fair?</source>
      <translation>È leale?</translation>
    </message>
    <message>
      <source>Is my Wi-Fi all right?</source>
      <translation>Il mio Wi-Fi va bene?</translation>
    </message>
    <message>
      <source>It begins as soon as everybody's laptop has said yes.</source>
      <translation>Comincia appena il portatile di ognuno ha detto sì.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {why}</source>
      <translation>Non si può eliminare: {why}</translation>
    </message>
    <message>
      <source>It draws lane {lane} for {name}.</source>
      <translation>Sorteggia la corsia {lane} per {name}.</translation>
    </message>
    <message>
      <source>It draws the emblem: {pictures}.</source>
      <translation>Sorteggia l'emblema: {pictures}.</translation>
    </message>
    <message>
      <source>It ends as soon as you leave this page.</source>
      <translation>Finisce appena lasci questa pagina.</translation>
    </message>
    <message>
      <source>It ends by itself after half an hour.</source>
      <translation>Finisce da solo dopo mezz'ora.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. The copies of the others stay.</source>
      <translation>Sparisce per sempre da questo portatile: il registro, e la tua chiave al tavolo. Le copie degli altri restano.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. You can never go on with it, and the others have to go on without you.</source>
      <translation>Sparisce per sempre da questo portatile: il registro, e la tua chiave al tavolo. Non potrai più continuarla, e gli altri dovranno continuare senza di te.</translation>
    </message>
    <message>
      <source>It goes on here as soon as the other laptop has stopped. Is that one off? Then start this program again.</source>
      <translation>Continua qui appena l'altro portatile si è fermato. È spento? Allora riavvia questo programma.</translation>
    </message>
    <message>
      <source>It grew by 1 before, so that now it may grow by 2. Click d2.</source>
      <translation>Prima è cresciuto di 1, quindi ora può crescere di 2. Clicca d2.</translation>
    </message>
    <message>
      <source>It is being checked…</source>
      <translation>Viene controllato…</translation>
    </message>
    <message>
      <source>It is drawn to tables of 3 to 5, and not all of them can play this.</source>
      <translation>Si sorteggiano tavoli da 3 a 5, e non tutti possono giocare a questo.</translation>
    </message>
    <message>
      <source>It is proved up to hour {hour}.</source>
      <translation>È provata fino all'ora {hour}.</translation>
    </message>
    <message>
      <source>It is proved up to round {round}.</source>
      <translation>È provata fino al turno {round}.</translation>
    </message>
    <message>
      <source>It is reviewed up to step {step}.</source>
      <translation>L'analisi arriva al passo {step}.</translation>
    </message>
    <message>
      <source>It is yours to leave as well.</source>
      <translation>Puoi anche lasciarlo stare.</translation>
    </message>
    <message>
      <source>It leads to nobody in this room. Switch it off if you are not found.</source>
      <translation>Non porta a nessuno in questa stanza. Spegnila se non ti trovano.</translation>
    </message>
    <message>
      <source>It may touch itself, but never lie on itself or cross a worm. A head may be laid beyond a gap that is too narrow to crawl through.</source>
      <translation>Può toccarsi, ma mai stare su se stesso o incrociare un verme. Una testa può essere posata oltre un varco troppo stretto per strisciarci.</translation>
    </message>
    <message>
      <source>It snaps to the pale place. {why}</source>
      <translation>Scatta al posto pallido. {why}</translation>
    </message>
    <message>
      <source>It stands for any number, but only if nobody else bids it.</source>
      <translation>Vale un numero qualsiasi, ma solo se nessun altro la offre.</translation>
    </message>
    <message>
      <source>It takes {least} to {most} people.</source>
      <translation>Servono da {least} a {most} persone.</translation>
    </message>
    <message>
      <source>It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.</source>
      <translation>Lancia i dadi delle {hour}: {pips}, cioè {dice}: {verdict}.</translation>
    </message>
    <message>
      <source>It throws the ghost's dice: {dice}. It bids {face}.</source>
      <translation>Lancia i dadi del fantasma: {dice}. Offre {face}.</translation>
    </message>
    <message>
      <source>It was made by a newer version of this program.</source>
      <translation>Viene da una versione più nuova di questo programma.</translation>
    </message>
    <message>
      <source>It was made by another program, or by a newer version of this one.</source>
      <translation>Viene da un altro programma, o da una versione più nuova di questo.</translation>
    </message>
    <message>
      <source>Its worm stays, and one finish post may still be swung.</source>
      <translation>Il suo verme resta fermo, e un palo d’arrivo si può girare lo stesso.</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>gen</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Unisciti</translation>
    </message>
    <message>
      <source>Join by code</source>
      <translation>Entra col codice</translation>
    </message>
    <message>
      <source>Join code, group {number} of 4</source>
      <translation>Codice d'invito, gruppo {number} di 4</translation>
    </message>
    <message>
      <source>Jul</source>
      <translation>lug</translation>
    </message>
    <message>
      <source>Jun</source>
      <translation>giu</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Tienila</translation>
    </message>
    <message>
      <source>Key {keys}</source>
      <translation>Tasto {keys}</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasti</translation>
    </message>
    <message>
      <source>Kinds</source>
      <translation>Tipi</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Lago</translation>
    </message>
    <message>
      <source>Lanes by lot</source>
      <translation>Corsie a sorte</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Lingua</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Più grande</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Testo più grande</translation>
    </message>
    <message numerus="yes">
      <source>Lay a baby beside {one} or {two}, {count} things left</source>
      <extracomment>Lay a baby beside {one} or {two}</extracomment>
      <translation>
        <numerusform>Posa un cucciolo accanto a {one} o {two}, ne resta una</numerusform>
        <numerusform>Posa un cucciolo accanto a {one} o {two}, restano {count} cose</numerusform>
      </translation>
    </message>
    <message>
      <source>Lay a segment, a press each; aim finer with Shift</source>
      <translation>Posa un segmento per clic; mira più fine con Maiusc</translation>
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation>Ridisponi tutto tranne l'ultimo segmento (R)</translation>
    </message>
    <message>
      <source>Lay your worm anew</source>
      <translation>Ridisponi il tuo verme</translation>
    </message>
    <message numerus="yes">
      <source>Lay {count} segments anew, from the last one on; Escape: as it was.</source>
      <extracomment>Lay {count} segment anew, from the last one on; Escape: as it was.</extracomment>
      <translation>
        <numerusform>Ridisponi un segmento, dall'ultimo; Esc: com'era.</numerusform>
        <numerusform>Ridisponi {count} segmenti, a partire dall'ultimo; Esc: com'era.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave air, not draught</source>
      <translation>Lascia aria, non correnti</translation>
    </message>
    <message>
      <source>Leave for good…</source>
      <translation>Lascia per sempre…</translation>
    </message>
    <message>
      <source>Leave for now</source>
      <translation>Lascia per ora</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Lascia così</translation>
    </message>
    <message>
      <source>Leave the posts as they are (Esc)</source>
      <translation>Lascia i pali come sono (Esc)</translation>
    </message>
    <message>
      <source>Leave the table?</source>
      <translation>Lasciare il tavolo?</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Lezione</translation>
    </message>
    <message>
      <source>Let {names} back</source>
      <translation>Riammetti {names}</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licenze</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Chiaro</translation>
    </message>
    <message>
      <source>Like all equal bids: both worms stay where they are.</source>
      <translation>Come ogni offerta uguale: i due vermi restano dove sono.</translation>
    </message>
    <message>
      <source>Lines and babies</source>
      <translation>Trenini e cuccioli</translation>
    </message>
    <message>
      <source>Linux, ARM chip</source>
      <translation>Linux, chip ARM</translation>
    </message>
    <message>
      <source>Linux, package for Debian and Ubuntu</source>
      <translation>Linux, pacchetto per Debian e Ubuntu</translation>
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation>Ascolto per qualche secondo…</translation>
    </message>
    <message>
      <source>Logs:</source>
      <translation>Registri:</translation>
    </message>
    <message>
      <source>Long leap</source>
      <translation>Il balzo più lungo</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Più lungo</translation>
    </message>
    <message>
      <source>Longest step</source>
      <translation>Passo più lungo</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Guarda</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Guarda indietro</translation>
    </message>
    <message>
      <source>Look back together</source>
      <translation>Rivedere insieme</translation>
    </message>
    <message>
      <source>Look on too</source>
      <translation>Guarda anche tu</translation>
    </message>
    <message>
      <source>Look on too: {code}</source>
      <translation>Guarda anche tu: {code}</translation>
    </message>
    <message>
      <source>Look on without a seat: you see all, and sign nothing</source>
      <translation>Guarda senza un posto: vedi tutto, e non firmi nulla</translation>
    </message>
    <message>
      <source>Looking for a table to watch…</source>
      <translation>Cerco un tavolo da guardare…</translation>
    </message>
    <message>
      <source>Looking for games…</source>
      <translation>Cerco partite…</translation>
    </message>
    <message>
      <source>Looking round…</source>
      <translation>Mi guardo intorno…</translation>
    </message>
    <message>
      <source>Lowest goes first</source>
      <translation>Il più basso per primo</translation>
    </message>
    <message>
      <source>Luckiest bump</source>
      <translation>Scontro più fortunato</translation>
    </message>
    <message>
      <source>Made by a newer version</source>
      <translation>Di una versione più nuova</translation>
    </message>
    <message>
      <source>Made by another program</source>
      <translation>Di un altro programma</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>mar</translation>
    </message>
    <message>
      <source>May</source>
      <translation>mag</translation>
    </message>
    <message>
      <source>May I bid a 7 and then the X?</source>
      <translation>Posso offrire un 7 e poi la X?</translation>
    </message>
    <message>
      <source>May a worm lie across the finish line?</source>
      <translation>Un verme può stare sulla linea d’arrivo?</translation>
    </message>
    <message>
      <source>May my worm touch itself, or cross itself?</source>
      <translation>Il mio verme può toccarsi o incrociarsi?</translation>
    </message>
    <message>
      <source>Mean place</source>
      <translation>Posto medio</translation>
    </message>
    <message>
      <source>Measured twice</source>
      <translation>Misurato due volte</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Missing: {names}.</source>
      <translation>Mancava: {names}.</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>lunedì</translation>
    </message>
    <message>
      <source>More about {name}</source>
      <translation>Altro su {name}</translation>
    </message>
    <message>
      <source>More bots</source>
      <translation>Più bot</translation>
    </message>
    <message>
      <source>More for this game</source>
      <translation>Altro su questa partita</translation>
    </message>
    <message>
      <source>More games</source>
      <translation>Più partite</translation>
    </message>
    <message>
      <source>More players</source>
      <translation>Più giocatori</translation>
    </message>
    <message>
      <source>Most was left</source>
      <translation>Dove è rimasto di più</translation>
    </message>
    <message>
      <source>Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once. The food stays.</source>
      <translation>Bocca: se ha davanti un cibo, il suo verme riceve un organo qualsiasi, che può agire subito. Il cibo resta.</translation>
    </message>
    <message>
      <source>Mouths this time. Choose Give, then click your worm: it is an I too.</source>
      <translation>Stavolta bocche. Scegli Dai, poi clicca il tuo verme: anche lui è una I.</translation>
    </message>
    <message>
      <source>Move the outline; turn it, flip it</source>
      <translation>Muovi il contorno; giralo, ribaltalo</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Mosse</translation>
    </message>
    <message>
      <source>Moves as good as the best that a bot found: {good} of {moves}.</source>
      <translation>Mosse buone quanto la migliore trovata da un bot: {good} su {moves}.</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>In movimento</translation>
    </message>
    <message>
      <source>My move</source>
      <translation>La mia mossa</translation>
    </message>
    <message>
      <source>My sheet</source>
      <translation>Mio foglio</translation>
    </message>
    <message>
      <source>NETWORK</source>
      <translation>RETE</translation>
    </message>
    <message>
      <source>NOT equal</source>
      <translation>NON uguali</translation>
    </message>
    <message>
      <source>Name a number</source>
      <translation>Di' un numero</translation>
    </message>
    <message>
      <source>Name my number</source>
      <translation>Di' il mio numero</translation>
    </message>
    <message>
      <source>Name {face}</source>
      <translation>Di' {face}</translation>
    </message>
    <message>
      <source>Neither moves.</source>
      <translation>Nessuno dei due si muove.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Rete</translation>
    </message>
    <message>
      <source>Never began</source>
      <translation>Mai cominciata</translation>
    </message>
    <message>
      <source>New key here</source>
      <translation>Nuova chiave qui</translation>
    </message>
    <message>
      <source>Newer version</source>
      <translation>Versione più nuova</translation>
    </message>
    <message>
      <source>Next chapter</source>
      <translation>Prossimo capitolo</translation>
    </message>
    <message>
      <source>Next game ({number} of {games})</source>
      <translation>Prossima partita ({number} di {games})</translation>
    </message>
    <message>
      <source>Next puzzle</source>
      <translation>Rompicapo seguente</translation>
    </message>
    <message>
      <source>Next race ({number} of {games})</source>
      <translation>Prossima gara ({number} di {games})</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Prossimo turno</translation>
    </message>
    <message>
      <source>Night School</source>
      <translation>Night School</translation>
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation>Nessuna offerta riposa mai.</translation>
    </message>
    <message>
      <source>No bid, no seat</source>
      <translation>Nessuna offerta, nessun posto</translation>
    </message>
    <message>
      <source>No brain can turn this die now. Click to see where its number came from.</source>
      <translation>Ora nessun cervello può girare questo dado. Clicca per vedere da dove viene il suo numero.</translation>
    </message>
    <message>
      <source>No firewall of this laptop is known to be on.</source>
      <translation>Nessun firewall di questo portatile risulta attivo.</translation>
    </message>
    <message>
      <source>No game</source>
      <translation>Nessuna partita</translation>
    </message>
    <message>
      <source>No game fits</source>
      <translation>Nessuna partita va bene</translation>
    </message>
    <message>
      <source>No game in it</source>
      <translation>Nessuna partita dentro</translation>
    </message>
    <message>
      <source>No game yet</source>
      <translation>Ancora nessuna partita</translation>
    </message>
    <message>
      <source>No log of this game is saved.</source>
      <translation>Nessun registro di questa partita è salvato.</translation>
    </message>
    <message>
      <source>No network is on</source>
      <translation>Nessuna rete attiva</translation>
    </message>
    <message>
      <source>No new worm: {reason}.</source>
      <translation>Nessun verme nuovo: {reason}.</translation>
    </message>
    <message>
      <source>No number is left for {name}'s X.</source>
      <translation>Non resta nessun numero per la X di {name}.</translation>
    </message>
    <message>
      <source>No number moves you twice in a row</source>
      <translation>Nessun numero ti muove due volte di fila</translation>
    </message>
    <message>
      <source>No number, no seat</source>
      <translation>Niente numero, niente posto</translation>
    </message>
    <message>
      <source>No organ for a worm: {reason}.</source>
      <translation>Nessun organo per un verme: {reason}.</translation>
    </message>
    <message>
      <source>No other face would clearly have won more.</source>
      <translation>Nessun'altra faccia avrebbe vinto chiaramente di più.</translation>
    </message>
    <message>
      <source>No player yet, but other devices: so players will be heard too.</source>
      <translation>Ancora nessun giocatore, ma altri dispositivi: quindi si sentiranno anche i giocatori.</translation>
    </message>
    <message>
      <source>No room beside the post: {gap} mm too little.</source>
      <translation>Manca posto accanto al palo: {gap} mm.</translation>
    </message>
    <message>
      <source>No room beside your own worm: {gap} mm too little.</source>
      <translation>Manca posto accanto al tuo verme: {gap} mm.</translation>
    </message>
    <message>
      <source>No room beside {name}: {gap} mm too little.</source>
      <translation>Manca posto accanto a {name}: {gap} mm.</translation>
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation>Nessun passo di questa partita è stato completato.</translation>
    </message>
    <message>
      <source>No table with this key until the program is started again</source>
      <translation>Nessun tavolo con questa chiave finché il programma non riparte</translation>
    </message>
    <message>
      <source>No table yet</source>
      <translation>Ancora nessun tavolo</translation>
    </message>
    <message>
      <source>No tournament</source>
      <translation>Nessun torneo</translation>
    </message>
    <message>
      <source>No way leads to anybody</source>
      <translation>Nessuna strada porta a qualcuno</translation>
    </message>
    <message>
      <source>No worm may act: {reason}.</source>
      <translation>Nessun verme può agire: {reason}.</translation>
    </message>
    <message>
      <source>No. A number that somebody else has bid cannot be named, even in vain.</source>
      <translation>No. Un numero offerto da qualcun altro non si può nominare, nemmeno se annullato.</translation>
    </message>
    <message>
      <source>No. Post and line come to rest where no worm lies.</source>
      <translation>No. Palo e linea si posano solo dove non c’è nessun verme.</translation>
    </message>
    <message>
      <source>No: the first segment that touches it ends the race, from either side.</source>
      <translation>No: il primo segmento che la tocca finisce la gara, da entrambi i lati.</translation>
    </message>
    <message>
      <source>Nobody bumps noses</source>
      <translation>Nessuno sbatte il naso</translation>
    </message>
    <message>
      <source>Nobody calls to a tournament now.</source>
      <translation>Ora nessuno indice un torneo.</translation>
    </message>
    <message>
      <source>Nobody calls to this tournament any more.</source>
      <translation>Nessuno indice più questo torneo.</translation>
    </message>
    <message>
      <source>Nobody can be found until you allow it.</source>
      <translation>Nessuno si trova finché non lo consenti.</translation>
    </message>
    <message>
      <source>Nobody can choose who sits where: everybody's number makes the draw.</source>
      <translation>Nessuno può scegliere chi siede dove: i numeri di tutti fanno il sorteggio.</translation>
    </message>
    <message>
      <source>Nobody can read a sealed bid, and nobody can change it.</source>
      <translation>Nessuno può leggere un'offerta sigillata, e nessuno può cambiarla.</translation>
    </message>
    <message>
      <source>Nobody can read it, and you cannot change it.</source>
      <translation>Nessuno può leggerla, e tu non puoi cambiarla.</translation>
    </message>
    <message>
      <source>Nobody could cheat the dice</source>
      <translation>Nessuno ha potuto truccare i dadi</translation>
    </message>
    <message>
      <source>Nobody else has an X</source>
      <translation>Nessun altro ha una X</translation>
    </message>
    <message>
      <source>Nobody else is here yet</source>
      <translation>Non c'è ancora nessun altro</translation>
    </message>
    <message>
      <source>Nobody gives this laptop an address</source>
      <translation>Nessuno dà un indirizzo a questo portatile</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds</source>
      <translation>Nessuno è avanzato per dieci turni</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds: the race ends without a winner.</source>
      <translation>Nessuno è avanzato per dieci turni: la gara finisce senza vincitore.</translation>
    </message>
    <message>
      <source>Nobody has finished a game yet.</source>
      <translation>Nessuno ha ancora finito una partita.</translation>
    </message>
    <message>
      <source>Nobody has run this on a Mac yet. Tell us how it went!</source>
      <translation>Nessuno l'ha ancora avviato su un Mac. Raccontaci com'è andata!</translation>
    </message>
    <message>
      <source>Nobody is there to be told. Go on with the game under Games to tell the others.</source>
      <translation>Non c'è nessuno a cui dirlo. Continua la partita sotto Partite per dirlo agli altri.</translation>
    </message>
    <message>
      <source>Nobody plays, or the network keeps its guests apart: then join by code, or meet on a phone's hotspot or a cable.</source>
      <translation>Nessuno gioca, o la rete tiene separati gli ospiti: allora entra col codice, o usate l'hotspot di un telefono o un cavo.</translation>
    </message>
    <message>
      <source>Nobody sat down.</source>
      <translation>Nessuno si è seduto.</translation>
    </message>
    <message>
      <source>None of them moves.</source>
      <translation>Nessuno di loro si muove.</translation>
    </message>
    <message>
      <source>Not after all</source>
      <translation>Meglio di no</translation>
    </message>
    <message>
      <source>Not at a table with me</source>
      <translation>Non a un tavolo con me</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Non finita</translation>
    </message>
    <message>
      <source>Not played: an hour by a bot, {best} instead of {gained}.</source>
      <translation>Non giocata: un'ora di un bot, {best} invece di {gained}.</translation>
    </message>
    <message>
      <source>Not rolled yet.</source>
      <translation>Non ancora lanciati.</translation>
    </message>
    <message>
      <source>Not wholly on the table: {gap} mm too far.</source>
      <translation>Non tutto sul tavolo: {gap} mm di troppo.</translation>
    </message>
    <message>
      <source>Not yet: {question}</source>
      <translation>Non ancora: {question}</translation>
    </message>
    <message>
      <source>Nothing else: there are no worms yet.</source>
      <translation>Nient'altro: non ci sono ancora vermi.</translation>
    </message>
    <message>
      <source>Nothing flies or trembles</source>
      <translation>Nulla vola o trema</translation>
    </message>
    <message>
      <source>Nothing has been opened yet.</source>
      <translation>Non è stato ancora aperto nulla.</translation>
    </message>
    <message>
      <source>Nothing here keeps visitors out</source>
      <translation>Qui nulla tiene fuori i visitatori</translation>
    </message>
    <message>
      <source>Nothing here yet. A race takes ten minutes.</source>
      <translation>Qui ancora nulla. Una gara dura dieci minuti.</translation>
    </message>
    <message>
      <source>Nothing is decided in this hour yet.</source>
      <translation>In quest'ora non è ancora deciso nulla.</translation>
    </message>
    <message>
      <source>Nothing is decided yet in this hour.</source>
      <translation>Ancora nulla di deciso in quest'ora.</translation>
    </message>
    <message>
      <source>Nothing is handed over now</source>
      <translation>Ora non viene consegnato nulla</translation>
    </message>
    <message>
      <source>Nothing is heard in {where}</source>
      <translation>In {where} non si sente nulla</translation>
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation>Non è ancora posato nulla.</translation>
    </message>
    <message>
      <source>Nothing is lost. It opens as soon as this program is newer.</source>
      <translation>Niente è perduto. Si apre appena questo programma è più nuovo.</translation>
    </message>
    <message>
      <source>Nothing is thrown with it in this race: the bids alone decide.</source>
      <translation>In questa gara non decide nulla: contano solo le offerte.</translation>
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation>Qui non c'è nulla da spiegare.</translation>
    </message>
    <message>
      <source>Nothing of a branch is signed, and no game follows it.</source>
      <translation>Nulla di un ramo è firmato, e nessuna partita lo segue.</translation>
    </message>
    <message>
      <source>Nothing of the game is proved.</source>
      <translation>Nulla della partita è provato.</translation>
    </message>
    <message>
      <source>Nothing of this file can be shown.</source>
      <translation>Nulla di questo file si può mostrare.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}.</source>
      <translation>Nulla di ciò che puoi fare ora riguarda {spaces}.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}: {reason}.</source>
      <translation>Nulla di ciò che puoi fare ora riguarda {spaces}: {reason}.</translation>
    </message>
    <message>
      <source>Nothing was played.</source>
      <translation>Non si è giocato nulla.</translation>
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation>Non è stato ripreso nulla.</translation>
    </message>
    <message>
      <source>Nothing: no calls, no bids left unopened, no proofs of lies.</source>
      <translation>Nulla: nessun appello, nessuna offerta rimasta chiusa, nessuna prova di bugie.</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>nov</translation>
    </message>
    <message>
      <source>Now you know an hour. Collars and brains are in How to play.</source>
      <translation>Ora conosci un'ora. Collari e cervelli sono in Come si gioca.</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>ott</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out, so the game ends here.</source>
      <translation>Di due giocatori nessuno può restare fuori, quindi la partita finisce qui.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
      <translation>Di due giocatori nessuno può restare fuori. Per sospendere, chiudi la finestra; Partite continua più tardi.</translation>
    </message>
    <message>
      <source>On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space.</source>
      <translation>Su un foglio:  A è un verme, (A) la testa;  o un cibo;  # un sasso;  . una casella vuota.</translation>
    </message>
    <message>
      <source>On all worms of the line but one an organ acts. Click the heart.</source>
      <translation>Su tutti i vermi della fila tranne uno agisce un organo. Clicca il cuore.</translation>
    </message>
    <message>
      <source>On the friend's laptop</source>
      <translation>Sul portatile dell'amico</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Ancora una volta</translation>
    </message>
    <message>
      <source>One drizzly evening leads to another, and the pictures need a bigger book.</source>
      <translation>Una sera di pioggerella tira l'altra, e per le foto serve un album più grande.</translation>
    </message>
    <message>
      <source>One gesture every few seconds</source>
      <translation>Un gesto ogni pochi secondi</translation>
    </message>
    <message>
      <source>One giant or several able</source>
      <translation>Un gigante o diversi capaci</translation>
    </message>
    <message>
      <source>One less</source>
      <translation>Uno in meno</translation>
    </message>
    <message>
      <source>One moment</source>
      <translation>Un momento</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>Uno in più</translation>
    </message>
    <message>
      <source>One more game?</source>
      <translation>Ancora una partita?</translation>
    </message>
    <message>
      <source>One more race?</source>
      <translation>Ancora una gara?</translation>
    </message>
    <message>
      <source>One more sheet?</source>
      <translation>Ancora un foglio?</translation>
    </message>
    <message>
      <source>One more?</source>
      <translation>Un’altra?</translation>
    </message>
    <message>
      <source>One place is yours.</source>
      <translation>Un posto è tuo.</translation>
    </message>
    <message>
      <source>One player by several keys: {keys}</source>
      <translation>Un giocatore con più chiavi: {keys}</translation>
    </message>
    <message>
      <source>One post is swung, once.</source>
      <translation>Si gira un palo, una volta.</translation>
    </message>
    <message>
      <source>One rich worm or many fed</source>
      <translation>Un verme ricco o tanti sazi</translation>
    </message>
    <message>
      <source>One roll for all</source>
      <translation>Un lancio per tutti</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Un passo indietro</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Un passo avanti</translation>
    </message>
    <message>
      <source>Only between rounds can all agree to end the race: {why}.</source>
      <translation>Solo tra un turno e l'altro tutti possono chiudere la gara: {why}.</translation>
    </message>
    <message>
      <source>Only from behind: the line is no wall, and such a touch does not count.</source>
      <translation>Solo da dietro: la linea non è un muro, e quel contatto non conta.</translation>
    </message>
    <message>
      <source>Only one game</source>
      <translation>Una sola partita</translation>
    </message>
    <message>
      <source>Only the worm that you choose first must lie in the hour's region.</source>
      <translation>Solo il verme che scegli per primo deve stare nella zona dell'ora.</translation>
    </message>
    <message>
      <source>Only the {number} is left for {name}'s X.</source>
      <translation>Per la X di {name} resta solo il {number}.</translation>
    </message>
    <message>
      <source>Only what differs is written here.</source>
      <translation>Qui è scritto solo ciò che differisce.</translation>
    </message>
    <message>
      <source>Only your own program vouches for the dice</source>
      <translation>Solo il tuo programma garantisce per i dadi</translation>
    </message>
    <message>
      <source>Only {faces} not twice in a row</source>
      <translation>Solo {faces} non due volte di fila</translation>
    </message>
    <message>
      <source>Only {face} is left to bid: it wins {share} % of the races.</source>
      <translation>Resta da offrire solo {face}: vince il {share} % delle gare.</translation>
    </message>
    <message>
      <source>Only {face} is left to name: it wins {share} % of the races.</source>
      <translation>Resta da dire solo {face}: vince il {share} % delle gare.</translation>
    </message>
    <message>
      <source>Oops!</source>
      <translation>Ops!</translation>
    </message>
    <message>
      <source>Open a file…</source>
      <translation>Apri un file…</translation>
    </message>
    <message>
      <source>Open a log file</source>
      <translation>Apri un registro</translation>
    </message>
    <message>
      <source>Open a table</source>
      <translation>Apri un tavolo</translation>
    </message>
    <message>
      <source>Open a table on any laptop in this network: it appears here by itself.</source>
      <translation>Apri un tavolo su un portatile qualsiasi di questa rete: appare qui da solo.</translation>
    </message>
    <message numerus="yes">
      <source>Open for {count} more minutes</source>
      <extracomment>Open for {count} more minute</extracomment>
      <translation>
        <numerusform>Aperto ancora {count} minuto</numerusform>
        <numerusform>Aperto ancora {count} minuti</numerusform>
      </translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Apri la cartella</translation>
    </message>
    <message>
      <source>Open the folder, start “Worm Up”.</source>
      <translation>Apri la cartella, avvia «Worm Up».</translation>
    </message>
    <message>
      <source>Open this table</source>
      <translation>Apri questo tavolo</translation>
    </message>
    <message>
      <source>Or keep it asleep</source>
      <translation>Oppure lasciala dormire</translation>
    </message>
    <message>
      <source>Or look at it there</source>
      <translation>Oppure guardala là</translation>
    </message>
    <message>
      <source>Or pass: do nothing. In the first hour you can only place or pass.</source>
      <translation>Oppure passa: non fare nulla. Nella prima ora puoi solo posare o passare.</translation>
    </message>
    <message>
      <source>Organs</source>
      <translation>Organi</translation>
    </message>
    <message>
      <source>Own way</source>
      <translation>Per conto suo</translation>
    </message>
    <message>
      <source>Pack them tight</source>
      <translation>Stipali bene</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Coppie</translation>
    </message>
    <message>
      <source>Part again…</source>
      <translation>Separa di nuovo…</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passa</translation>
    </message>
    <message>
      <source>Pass is for the start of an hour: take back first.</source>
      <translation>Si passa all'inizio di un'ora: prima riprendi.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Incolla</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausa</translation>
    </message>
    <message>
      <source>Peelings fall from the sky, and everyone moves in next to the melon.</source>
      <translation>Dal cielo cadono bucce, e tutti traslocano accanto al melone.</translation>
    </message>
    <message>
      <source>People ask</source>
      <translation>Si chiede</translation>
    </message>
    <message>
      <source>Photo finish</source>
      <translation>Per un soffio</translation>
    </message>
    <message>
      <source>Picture of the final board: {file}</source>
      <translation>Immagine del tavolo finale: {file}</translation>
    </message>
    <message>
      <source>Picture of this moment (PNG)</source>
      <translation>Immagine di ora (PNG)</translation>
    </message>
    <message>
      <source>Picture of this moment (SVG)</source>
      <translation>Immagine di ora (SVG)</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. They do not make a stranger's laptop honest: you trust the person whose laptop you download from.</source>
      <translation>Le immagini mostrano che nulla è stato scambiato. Non rendono onesto il portatile di un estraneo: ti fidi della persona dal cui portatile scarichi.</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. Whom to trust is yours to say.</source>
      <translation>Le immagini mostrano che nulla è stato scambiato. Di chi fidarti lo decidi tu.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Posa</translation>
    </message>
    <message>
      <source>Place a worm</source>
      <translation>Posa un verme</translation>
    </message>
    <message>
      <source>Place a worm of the rolled shape, with an organ</source>
      <translation>Posa un verme della forma dei dadi, con un organo</translation>
    </message>
    <message>
      <source>Place, give, wake</source>
      <translation>Posa, dai, sveglia</translation>
    </message>
    <message>
      <source>Place: lay a new worm of the shape, with at least one space in the region, and give it one of the two organs.</source>
      <translation>Posa: metti un verme nuovo della forma, con almeno una casella nella zona, e dagli uno dei due organi.</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Posti</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Gioca</translation>
    </message>
    <message>
      <source>Play an evening</source>
      <translation>Gioca una serata</translation>
    </message>
    <message>
      <source>Play on as {name}</source>
      <translation>Gioca ancora come {name}</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Gioca da qui</translation>
    </message>
    <message>
      <source>Play one, or open a file that somebody sent you.</source>
      <translation>Giocane una, o apri un file che ti hanno mandato.</translation>
    </message>
    <message>
      <source>Play {title}</source>
      <translation>Gioca {title}</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Giocatori</translation>
    </message>
    <message>
      <source>Players who chose a number alone move, the lowest number first: as often as the number says, the last segment goes to the front of the worm. There it touches the old head, and no other worm.</source>
      <translation>Chi ha scelto un numero da solo si muove, il numero più basso per primo: tante volte quante dice il numero, l'ultimo segmento va davanti al verme. Lì tocca la vecchia testa, e nessun altro verme.</translation>
    </message>
    <message>
      <source>Point at a sheet to read what counts on it.</source>
      <translation>Punta un foglio per leggere cosa vi conta.</translation>
    </message>
    <message>
      <source>Points by place</source>
      <translation>Punti per posto</translation>
    </message>
    <message>
      <source>Points by place: {points}.</source>
      <translation>Punti per posto: {points}.</translation>
    </message>
    <message>
      <source>Points by place: {points}; the worst game is left out.</source>
      <translation>Punti per posto: {points}; la partita peggiore non conta.</translation>
    </message>
    <message>
      <source>Post and line come to rest on the free table, so a swing never wins.</source>
      <translation>Pali e linea si fermano sul tavolo libero, perciò girare non fa mai vincere.</translation>
    </message>
    <message>
      <source>Posts and the other worms are walls, and nothing leaves the table. Where there is no place for the next head, the worm stops.</source>
      <translation>I pali e gli altri vermi sono muri, e nulla esce dal tavolo. Dove non c'è posto per la prossima testa, il verme si ferma.</translation>
    </message>
    <message>
      <source>Posts are solid: a worm may touch them but not overlap them.</source>
      <translation>I pali sono solidi: un verme può toccarli, non coprirli.</translation>
    </message>
    <message>
      <source>Practice hour</source>
      <translation>Ora di allenamento</translation>
    </message>
    <message>
      <source>Practice race</source>
      <translation>Gara di allenamento</translation>
    </message>
    <message>
      <source>Press and hold to look at your own number</source>
      <translation>Tieni premuto per guardare il tuo numero</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Stampa…</translation>
    </message>
    <message>
      <source>Proved up to hour {hour}</source>
      <translation>Provata fino all'ora {hour}</translation>
    </message>
    <message>
      <source>Proved up to round {round}</source>
      <translation>Provata fino al turno {round}</translation>
    </message>
    <message>
      <source>Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling back takes it back; Done signs it.</source>
      <translation>Tira la testa e il verme segue, o clicca nel ventaglio. Scatta dove può stare. Tirare indietro lo riprende; Fatto lo firma.</translation>
    </message>
    <message numerus="yes">
      <source>Put an apple on one of the dots, {count} in all</source>
      <extracomment>Put an apple on one of the dots: the eye sees it</extracomment>
      <translation>
        <numerusform>Metti una mela sull'unico punto</numerusform>
        <numerusform>Metti una mela su uno dei punti, {count} in tutto</numerusform>
      </translation>
    </message>
    <message>
      <source>Put the {shape} where it touches {region}</source>
      <translation>Metti la {shape} dove tocca {region}</translation>
    </message>
    <message>
      <source>Puzzle of this turn</source>
      <translation>Rompicapo di questo turno</translation>
    </message>
    <message>
      <source>Puzzle {number} of {count}: {asked}</source>
      <translation>Rompicapo {number} di {count}: {asked}</translation>
    </message>
    <message>
      <source>Puzzles</source>
      <translation>Rompicapi</translation>
    </message>
    <message>
      <source>Python {version}: the licence of the Python Software Foundation</source>
      <translation>Python {version}: la licenza della Python Software Foundation</translation>
    </message>
    <message>
      <source>Qt {version} with PySide6: LGPL 3; you may replace its files</source>
      <translation>Qt {version} con PySide6: LGPL 3; puoi sostituirne i file</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.</source>
      <translation>R gira una forma, F la ribalta o scambia testa e dietro. Da 1 a 6: un organo.</translation>
    </message>
    <message>
      <source>Race on</source>
      <translation>Avanti con la gara</translation>
    </message>
    <message>
      <source>Race {number} of {games} of an evening</source>
      <translation>Gara {number} di {games} di una serata</translation>
    </message>
    <message>
      <source>Re-pose</source>
      <translation>Ridisponi</translation>
    </message>
    <message>
      <source>Read it all</source>
      <translation>Leggi tutto</translation>
    </message>
    <message>
      <source>Read it aloud, or let a phone take a picture of it.</source>
      <translation>Leggilo ad alta voce, o fallo fotografare da un telefono.</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Rivedi</translation>
    </message>
    <message>
      <source>Report on one page (HTML)</source>
      <translation>Rapporto su una pagina (HTML)</translation>
    </message>
    <message>
      <source>Resign for good</source>
      <translation>Ritirati per sempre</translation>
    </message>
    <message>
      <source>Resign?</source>
      <translation>Ritirarsi?</translation>
    </message>
    <message>
      <source>Resign…</source>
      <translation>Ritirati…</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Analisi</translation>
    </message>
    <message>
      <source>Richest</source>
      <translation>Più ricco</translation>
    </message>
    <message>
      <source>Roadblock</source>
      <translation>Posto di blocco</translation>
    </message>
    <message>
      <source>Rocks</source>
      <translation>Sassi</translation>
    </message>
    <message>
      <source>Roll together, draw worms,
wake their organs.</source>
      <translation>Lanciate insieme, disegnate vermi,
svegliate i loro organi.</translation>
    </message>
    <message>
      <source>Rolled for everybody.</source>
      <translation>Lanciati per tutti.</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Turno {round}</translation>
    </message>
    <message>
      <source>Round {round}.</source>
      <translation>Turno {round}.</translation>
    </message>
    <message>
      <source>Round {round}: bid in secret</source>
      <translation>Turno {round}: offri in segreto</translation>
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation>Turno {round}: scegli una faccia e sigilla la tua offerta.</translation>
    </message>
    <message>
      <source>Round {round}: secret bids</source>
      <translation>Turno {round}: offerte segrete</translation>
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation>Turno {round}: si aspettano le offerte di {names}.</translation>
    </message>
    <message>
      <source>Round {round}: {bids}.</source>
      <translation>Turno {round}: {bids}.</translation>
    </message>
    <message>
      <source>Rule {tag}: {said}</source>
      <translation>Regola {tag}: {said}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regole</translation>
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation>Regole di {game}</translation>
    </message>
    <message>
      <source>Same Wi-Fi? Then read this aloud:</source>
      <translation>Stesso Wi-Fi? Allora leggi questo ad alta voce:</translation>
    </message>
    <message>
      <source>Same here</source>
      <translation>Anche qui</translation>
    </message>
    <message>
      <source>Same number? None of them moves. That is half the fun.</source>
      <translation>Stesso numero? Nessuno dei due si muove. È metà del divertimento.</translation>
    </message>
    <message>
      <source>Same person as…</source>
      <translation>La stessa persona di…</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>sabato</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Salva</translation>
    </message>
    <message>
      <source>Save a picture</source>
      <translation>Salva un'immagine</translation>
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation>Salva un pacchetto del problema…</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Salva l’immagine</translation>
    </message>
    <message>
      <source>Save the file…</source>
      <translation>Salva il file…</translation>
    </message>
    <message>
      <source>Save the log as a file…</source>
      <translation>Salva il registro come file…</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Partite salvate</translation>
    </message>
    <message>
      <source>Saved: {path}</source>
      <translation>Salvato: {path}</translation>
    </message>
    <message>
      <source>Say it aloud, all together</source>
      <translation>Ditelo forte, tutti insieme</translation>
    </message>
    <message>
      <source>Score now: {total}  (r shows its rows)</source>
      <translation>Punti ora: {total}  (r mostra le righe)</translation>
    </message>
    <message>
      <source>Score sheet (CSV)</source>
      <translation>Tabella punti (CSV)</translation>
    </message>
    <message>
      <source>Seal my {face}</source>
      <translation>Sigilla il mio {face}</translation>
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation>Sigilla {face} e accetta</translation>
    </message>
    <message>
      <source>Seal, sign, press what has the ring</source>
      <translation>Sigilla, firma, premi ciò che ha l'anello</translation>
    </message>
    <message>
      <source>Sealed</source>
      <translation>Sigillata</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Cerca</translation>
    </message>
    <message>
      <source>Search by player, game, result or date</source>
      <translation>Cerca per giocatore, gioco, esito o data</translation>
    </message>
    <message>
      <source>Secret choices are hidden while you hand the laptop on.</source>
      <translation>Le scelte segrete restano nascoste mentre passi il portatile.</translation>
    </message>
    <message>
      <source>Segments of one worm touch their neighbours; other worms stay apart.</source>
      <translation>I segmenti di un verme toccano i vicini; gli altri vermi stanno staccati.</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>set</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the one that was followed counts.</source>
      <translation>Più partite dicono di essere la partita {number}: conta quella che è stata seguita.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the table is computed without them.</source>
      <translation>Più partite dicono di essere la partita {number}: la tabella è calcolata senza di esse.</translation>
    </message>
    <message>
      <source>Several games in a row, whose points are counted together</source>
      <translation>Più partite di fila, coi punti contati insieme</translation>
    </message>
    <message>
      <source>Several organs glow now. Click the tail.</source>
      <translation>Ora brillano più organi. Clicca la coda.</translation>
    </message>
    <message>
      <source>Shapes</source>
      <translation>Forme</translation>
    </message>
    <message>
      <source>Sheets of {game}</source>
      <translation>Fogli di {game}</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Mostra tutto</translation>
    </message>
    <message>
      <source>Show how</source>
      <translation>Mostra come</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Mostrami</translation>
    </message>
    <message>
      <source>Show me: {what}</source>
      <translation>Mostrami: {what}</translation>
    </message>
    <message>
      <source>Show the gestures of {name}</source>
      <translation>Mostra i gesti di {name}</translation>
    </message>
    <message>
      <source>Show where tails point</source>
      <translation>Mostra dove puntano le code</translation>
    </message>
    <message>
      <source>Shows a table to everybody, in full screen</source>
      <translation>Mostra un tavolo a tutti, a schermo intero</translation>
    </message>
    <message>
      <source>Sign</source>
      <translation>Firma</translation>
    </message>
    <message>
      <source>Sign anyway</source>
      <translation>Firma lo stesso</translation>
    </message>
    <message>
      <source>Sign the hour</source>
      <translation>Firma l'ora</translation>
    </message>
    <message>
      <source>Sign the hour (Ctrl+Enter): after that nothing is taken back</source>
      <translation>Firma l'ora (Ctrl+Invio): dopo non si riprende nulla</translation>
    </message>
    <message>
      <source>Sign your move: then it cannot be changed. (Enter)</source>
      <translation>Firma la tua mossa: poi non si può cambiare. (Invio)</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Firme</translation>
    </message>
    <message>
      <source>Signed</source>
      <translation>Firmato</translation>
    </message>
    <message>
      <source>Signed.</source>
      <translation>Firmato.</translation>
    </message>
    <message>
      <source>Signed. Waiting for {names}.</source>
      <translation>Firmato. Si aspetta {names}.</translation>
    </message>
    <message>
      <source>Signing.</source>
      <translation>Si firma.</translation>
    </message>
    <message>
      <source>Sit down</source>
      <translation>Siediti</translation>
    </message>
    <message>
      <source>Sit down there</source>
      <translation>Siediti lì</translation>
    </message>
    <message>
      <source>Sit down with {names} after all</source>
      <translation>Siediti lo stesso con {names}</translation>
    </message>
    <message>
      <source>Sit down: the table shows up by itself.</source>
      <translation>Siediti: il tavolo compare da solo.</translation>
    </message>
    <message>
      <source>Small letters, a dash too many, O for 0: all the same.</source>
      <translation>Lettere piccole, un trattino di troppo, O al posto di 0: è uguale.</translation>
    </message>
    <message>
      <source>Small talk</source>
      <translation>Chiacchiere</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Più piccolo</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Testo più piccolo</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Finora</translation>
    </message>
    <message>
      <source>Solved!</source>
      <translation>Risolto!</translation>
    </message>
    <message>
      <source>Somebody at this laptop has that name already.</source>
      <translation>Qualcuno a questo portatile ha già questo nome.</translation>
    </message>
    <message>
      <source>Somebody does not see this table?</source>
      <translation>Qualcuno non vede questo tavolo?</translation>
    </message>
    <message>
      <source>Somebody dozes off</source>
      <translation>Qualcuno si appisola</translation>
    </message>
    <message>
      <source>Somebody else at this laptop</source>
      <translation>Qualcun altro a questo portatile</translation>
    </message>
    <message>
      <source>Somebody hums, somebody follows, and soon the whole bed is dancing.</source>
      <translation>Qualcuno canticchia, qualcuno lo segue, e presto balla tutta l'aiuola.</translation>
    </message>
    <message>
      <source>Somebody is missing?</source>
      <translation>Manca qualcuno?</translation>
    </message>
    <message>
      <source>Somebody watches now, and sees no secret.</source>
      <translation>Ora qualcuno guarda, e non vede segreti.</translation>
    </message>
    <message>
      <source>Somebody with {system} can give it: “Bring a friend” on that laptop.</source>
      <translation>Qualcuno con {system} può darlo: «Porta un amico» su quel portatile.</translation>
    </message>
    <message>
      <source>Something differs</source>
      <translation>Qualcosa differisce</translation>
    </message>
    <message>
      <source>Something in the window went wrong ({what}).</source>
      <translation>Qualcosa nella finestra è andato storto ({what}).</translation>
    </message>
    <message>
      <source>Something is in the way</source>
      <translation>C'è qualcosa in mezzo</translation>
    </message>
    <message>
      <source>Sound</source>
      <translation>Suono</translation>
    </message>
    <message>
      <source>Sounds are off</source>
      <translation>I suoni sono spenti</translation>
    </message>
    <message>
      <source>Sounds are on</source>
      <translation>I suoni sono accesi</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocità</translation>
    </message>
    <message>
      <source>Standings:</source>
      <translation>Classifica:</translation>
    </message>
    <message>
      <source>Start the hour over</source>
      <translation>Ricomincia l'ora</translation>
    </message>
    <message>
      <source>Start without {names}</source>
      <translation>Comincia senza {names}</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Resta</translation>
    </message>
    <message>
      <source>Stay here</source>
      <translation>Resta qui</translation>
    </message>
    <message>
      <source>Stay in the race</source>
      <translation>Resta in gara</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Passo</translation>
    </message>
    <message>
      <source>Step {step}</source>
      <translation>Passo {step}</translation>
    </message>
    <message>
      <source>Step {step} joins what everybody had sealed before.</source>
      <translation>Il passo {step} unisce ciò che tutti avevano sigillato prima.</translation>
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation>Passo {step} di {last}</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: you go from {before} to {after} %.</source>
      <translation>Passo {step}, turno {round}: vai dal {before} al {after} %.</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: {name} goes from {before} to {after} %.</source>
      <translation>Passo {step}, turno {round}: {name} va dal {before} al {after} %.</translation>
    </message>
    <message>
      <source>Step {step}: {what}</source>
      <translation>Passo {step}: {what}</translation>
    </message>
    <message>
      <source>Still the same room?</source>
      <translation>È sempre la stessa stanza?</translation>
    </message>
    <message>
      <source>Stony Ground</source>
      <translation>Stony Ground</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Ferma</translation>
    </message>
    <message>
      <source>Stop following</source>
      <translation>Smetti di seguire</translation>
    </message>
    <message>
      <source>Stop leading</source>
      <translation>Smetti di guidare</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>domenica</translation>
    </message>
    <message>
      <source>Swing a post</source>
      <translation>Gira un palo</translation>
    </message>
    <message>
      <source>Swing a post?</source>
      <translation>Girare un palo?</translation>
    </message>
    <message>
      <source>Swing first</source>
      <translation>Prima gira</translation>
    </message>
    <message>
      <source>Swing it</source>
      <translation>Giralo</translation>
    </message>
    <message>
      <source>Swings the posts</source>
      <translation>Gira i paletti</translation>
    </message>
    <message>
      <source>System Settings, “Privacy &amp; Security”, at the bottom: “Open Anyway”.</source>
      <translation>Impostazioni di Sistema, «Privacy e sicurezza», in fondo: «Apri comunque».</translation>
    </message>
    <message>
      <source>TCP port {port} cannot be used ({what}): choose another --port</source>
      <translation>La porta TCP {port} non si può usare ({what}): scegli un altro --port</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>Table {number}</source>
      <translation>Tavolo {number}</translation>
    </message>
    <message>
      <source>Table {number} of a tournament</source>
      <translation>Tavolo {number} di un torneo</translation>
    </message>
    <message>
      <source>Table {number} of {count}</source>
      <translation>Tavolo {number} di {count}</translation>
    </message>
    <message>
      <source>Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ acts, though no tail.</source>
      <translation>Coda: avvia un trenino in cui c'è il suo verme. Su tutti i vermi della fila tranne uno agisce un organo, ma non una coda.</translation>
    </message>
    <message>
      <source>Take a seat and play on from this step, against bots</source>
      <translation>Prendi un posto e gioca da questo passo, contro i bot</translation>
    </message>
    <message>
      <source>Take a step back, and forward again</source>
      <translation>Fai un passo indietro, e di nuovo avanti</translation>
    </message>
    <message>
      <source>Take it again</source>
      <translation>Rifallo</translation>
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation>Rifallo (Ctrl+Y)</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Anzi, no</translation>
    </message>
    <message>
      <source>Take it from {name}</source>
      <translation>Prendila da {name}</translation>
    </message>
    <message>
      <source>Take my last choice back</source>
      <translation>Riprendi la mia ultima scelta</translation>
    </message>
    <message>
      <source>Take the last decision back</source>
      <translation>Riprendi l'ultima scelta</translation>
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation>Riprendi l'ultima scelta (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Take the last part back (Z or Backspace)</source>
      <translation>Riprendi l'ultima parte (Z o Backspace)</translation>
    </message>
    <message>
      <source>Take the last segment back</source>
      <translation>Riprendi l'ultimo segmento</translation>
    </message>
    <message>
      <source>Tea time!</source>
      <translation>È l'ora del tè!</translation>
    </message>
    <message>
      <source>Television</source>
      <translation>Televisione</translation>
    </message>
    <message>
      <source>Tell the others by which number your X moves. (Enter)</source>
      <translation>Di' agli altri di quale numero muove la tua X. (Invio)</translation>
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation>Dieci turni in cui nessuno è avanzato chiudono la gara (regola W3.25).</translation>
    </message>
    <message>
      <source>Ten rounds without a move, or a hundred rounds, end the race.</source>
      <translation>Dieci turni senza una mossa, o cento turni, chiudono la gara.</translation>
    </message>
    <message>
      <source>Test of this laptop</source>
      <translation>Prova di questo portatile</translation>
    </message>
    <message>
      <source>Test this laptop</source>
      <translation>Prova questo portatile</translation>
    </message>
    <message>
      <source>Testing for up to a minute…</source>
      <translation>Provo, fino a un minuto…</translation>
    </message>
    <message>
      <source>Text larger, smaller, as it was</source>
      <translation>Testo più grande, più piccolo, com'era</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Dimensione testo</translation>
    </message>
    <message>
      <source>Text size and comforts</source>
      <translation>Testo e comodità</translation>
    </message>
    <message>
      <source>That does not win. Take it back, and try another way.</source>
      <translation>Così non si vince. Riprendilo e prova in un altro modo.</translation>
    </message>
    <message>
      <source>That is all of it</source>
      <translation>Questo è tutto</translation>
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation>Questo è tutto. Apri un tavolo, e gli altri arrivano da soli.</translation>
    </message>
    <message>
      <source>That is no line of the list: give a number, spaces such as c4, or ? for help.</source>
      <translation>Non è una riga della lista: dai un numero, caselle come c4, o ? per l'aiuto.</translation>
    </message>
    <message>
      <source>That table goes on from a position that your log does not show.</source>
      <translation>Quel tavolo riparte da una posizione che il tuo registro non mostra.</translation>
    </message>
    <message>
      <source>That was the hour. Everything could still be taken back; now sign it.</source>
      <translation>Questa era l'ora. Tutto si poteva ancora riprendere; ora firmala.</translation>
    </message>
    <message>
      <source>That was the lesson</source>
      <translation>Questa era la lezione</translation>
    </message>
    <message>
      <source>That will do for a cable. A Wi-Fi is not connected yet.</source>
      <translation>Per un cavo va bene. Un Wi-Fi non è ancora collegato.</translation>
    </message>
    <message>
      <source>That works too, but try it like this first. {said}</source>
      <translation>Funziona anche così, ma prima prova in questo modo. {said}</translation>
    </message>
    <message>
      <source>The Compost Heap</source>
      <translation>The Compost Heap</translation>
    </message>
    <message>
      <source>The Great Flood</source>
      <translation>The Great Flood</translation>
    </message>
    <message>
      <source>The Long Dance</source>
      <translation>The Long Dance</translation>
    </message>
    <message>
      <source>The X</source>
      <translation>La X</translation>
    </message>
    <message>
      <source>The X comes last</source>
      <translation>La X viene per ultima</translation>
    </message>
    <message>
      <source>The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may swing a finish post. Try it when the others will want the same numbers.</source>
      <translation>Anche la X è un'offerta: se la tua è l'unica, dici un numero qualsiasi che nessuno ha offerto, e puoi girare un palo d'arrivo. Provala quando gli altri vorranno gli stessi numeri.</translation>
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation>La X può dire ciò che nessun altro ha offerto, nemmeno invano: {numbers} (regola W3.9).</translation>
    </message>
    <message>
      <source>The X rests for a round all the same.</source>
      <translation>La X riposa comunque un turno.</translation>
    </message>
    <message>
      <source>The X swings a post after its worm has moved, if the table says no other.</source>
      <translation>La X gira un palo dopo che il suo verme si è mosso, se il tavolo non dice altro.</translation>
    </message>
    <message>
      <source>The best face</source>
      <translation>La faccia migliore</translation>
    </message>
    <message>
      <source>The bid that was made</source>
      <translation>L'offerta che è stata fatta</translation>
    </message>
    <message>
      <source>The board at the end</source>
      <translation>Il tavolo alla fine</translation>
    </message>
    <message>
      <source>The board where the proof ends</source>
      <translation>Il tavolo dove finisce la prova</translation>
    </message>
    <message>
      <source>The branch was not kept beside the log: {why}.</source>
      <translation>Il ramo non è stato tenuto accanto al registro: {why}.</translation>
    </message>
    <message>
      <source>The caller signed several lists of people: this is one of several draws.</source>
      <translation>Chi ha indetto il torneo ha firmato più elenchi: questo è uno di più sorteggi.</translation>
    </message>
    <message>
      <source>The clip is being drawn.</source>
      <translation>Il filmato viene disegnato.</translation>
    </message>
    <message>
      <source>The clip was stopped; nothing of it is saved.</source>
      <translation>Il filmato è stato fermato; non ne è salvato nulla.</translation>
    </message>
    <message>
      <source>The coach answers when you have something to choose.</source>
      <translation>Il coach risponde quando hai qualcosa da scegliere.</translation>
    </message>
    <message>
      <source>The copy changes here</source>
      <translation>Qui la copia cambia</translation>
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation>Si lanciano i dadi.</translation>
    </message>
    <message>
      <source>The dice are new each time: everybody's numbers make them together.</source>
      <translation>I dadi sono nuovi ogni volta: li fanno insieme i numeri di tutti.</translation>
    </message>
    <message>
      <source>The dice are still in the cup.</source>
      <translation>I dadi sono ancora nel bicchiere.</translation>
    </message>
    <message>
      <source>The dice come from numbers that everybody sealed the hour before.</source>
      <translation>I dadi vengono da numeri che tutti hanno sigillato l'ora prima.</translation>
    </message>
    <message>
      <source>The dice have not been rolled yet.</source>
      <translation>I dadi non sono ancora stati lanciati.</translation>
    </message>
    <message>
      <source>The digest of each step</source>
      <translation>L'impronta di ogni passo</translation>
    </message>
    <message>
      <source>The emblem that they could compare:</source>
      <translation>L'emblema che potevano confrontare:</translation>
    </message>
    <message>
      <source>The emblem: {words}</source>
      <translation>L'emblema: {words}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>La fine</translation>
    </message>
    <message>
      <source>The envelopes open all at once.</source>
      <translation>Le buste si aprono tutte insieme.</translation>
    </message>
    <message>
      <source>The evening</source>
      <translation>La serata</translation>
    </message>
    <message>
      <source>The evening as a chart</source>
      <translation>La serata in un grafico</translation>
    </message>
    <message>
      <source>The evening as a table</source>
      <translation>La serata in una tabella</translation>
    </message>
    <message>
      <source>The evening goes on</source>
      <translation>La serata continua</translation>
    </message>
    <message numerus="yes">
      <source>The evening: {done} of {count} games count.</source>
      <extracomment>The evening: {done} of {count} game counts.</extracomment>
      <translation>
        <numerusform>La serata: conta {done} di {count} partita.</numerusform>
        <numerusform>La serata: contano {done} di {count} partite.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file is damaged here</source>
      <translation>Qui il file è danneggiato</translation>
    </message>
    <message>
      <source>The file is whole.</source>
      <translation>Il file è intero.</translation>
    </message>
    <message>
      <source>The final</source>
      <translation>La finale</translation>
    </message>
    <message>
      <source>The final of a tournament</source>
      <translation>La finale di un torneo</translation>
    </message>
    <message>
      <source>The finish again</source>
      <translation>Di nuovo l'arrivo</translation>
    </message>
    <message>
      <source>The finish counts from either side.</source>
      <translation>L'arrivo conta da entrambi i lati.</translation>
    </message>
    <message>
      <source>The finish counts from its front side only.</source>
      <translation>L'arrivo conta solo dal lato davanti.</translation>
    </message>
    <message>
      <source>The first copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>La prima copia è guasta dopo il passo {last}; fino al passo {step} sono uguali.</translation>
    </message>
    <message>
      <source>The first segment that touches the finish line ends the race.</source>
      <translation>Il primo segmento che tocca il traguardo chiude la gara.</translation>
    </message>
    <message>
      <source>The first start needs the internet for about two minutes; later starts do not.</source>
      <translation>Il primo avvio richiede internet per circa due minuti; gli altri no.</translation>
    </message>
    <message>
      <source>The friend's page shows the same four pictures.</source>
      <translation>La pagina dell'amico mostra le stesse quattro immagini.</translation>
    </message>
    <message>
      <source>The frost lets go for a few hours only; keep a little air for everyone.</source>
      <translation>Il gelo molla la presa solo per poche ore; lasciate un po' d'aria a tutti.</translation>
    </message>
    <message>
      <source>The full number must be moved, if there is room.</source>
      <translation>Bisogna muovere di tutto il numero, se c'è posto.</translation>
    </message>
    <message>
      <source>The game ends after the last hour of the sheet.</source>
      <translation>La partita finisce dopo l'ultima ora del foglio.</translation>
    </message>
    <message>
      <source>The game goes on: what was signed is saved. What went wrong is noted in {path}.</source>
      <translation>La partita continua: ciò che è firmato è salvato. Cosa è andato storto è annotato in {path}.</translation>
    </message>
    <message>
      <source>The game is kept; go on with: solo --resume</source>
      <translation>La partita è conservata; continua con: solo --resume</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>La partita non è ancora finita.</translation>
    </message>
    <message>
      <source>The game is on your shelf, and you can go on with it another day. If you leave for good, you cannot come back.</source>
      <translation>La partita è sul tuo scaffale, e puoi continuarla un altro giorno. Se te ne vai per sempre, non puoi tornare.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>La partita è finita</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partita è finita.</translation>
    </message>
    <message numerus="yes">
      <source>The game is over: {total} points, {grade}.</source>
      <extracomment>The game is over: {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>La partita è finita: {total} punto, {grade}.</numerusform>
        <numerusform>La partita è finita: {total} punti, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game itself (log)</source>
      <translation>La partita stessa (registro)</translation>
    </message>
    <message>
      <source>The ghost throws {dice}: {face}.</source>
      <translation>Il fantasma lancia {dice}: {face}.</translation>
    </message>
    <message>
      <source>The ground softens, and the first worms wake up hungry.</source>
      <translation>La terra si ammorbidisce, e i primi vermi si svegliano affamati.</translation>
    </message>
    <message>
      <source>The hour is finished: sign it, or take something back</source>
      <translation>L'ora è finita: firmala, o riprendi qualcosa</translation>
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation>L'ultimo in gara vince (regola W3.24).</translation>
    </message>
    <message>
      <source>The last one left, in round {round}</source>
      <translation>L'ultimo rimasto, nel turno {round}</translation>
    </message>
    <message>
      <source>The letters Nunito and DynaPuff: SIL Open Font License 1.1</source>
      <translation>I caratteri Nunito e DynaPuff: SIL Open Font License 1.1</translation>
    </message>
    <message>
      <source>The line {line} dances, {left} more of it may act: which organ?</source>
      <translation>La fila {line} balla, altri {left} possono agire: quale organo?</translation>
    </message>
    <message>
      <source>The logs do NOT agree.</source>
      <translation>I registri NON concordano.</translation>
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation>Il numero più basso si muove per primo (regola W3.7).</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls.</source>
      <translation>Il numero più basso si muove per primo. I vermi sono muri.</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation>Il numero più basso si muove per primo. I vermi sono muri: pensa a dove starà il tuo.</translation>
    </message>
    <message>
      <source>The lowest number moves first; an X moves in the place of its number.</source>
      <translation>Il numero più basso si muove per primo; una X si muove al posto del suo numero.</translation>
    </message>
    <message>
      <source>The new head touches the old one, at any place round it.</source>
      <translation>La nuova testa tocca la vecchia, in un punto qualsiasi intorno.</translation>
    </message>
    <message>
      <source>The next chapter is {title}.</source>
      <translation>Il prossimo capitolo è {title}.</translation>
    </message>
    <message>
      <source>The next round begins.</source>
      <translation>Comincia il prossimo turno.</translation>
    </message>
    <message>
      <source>The option of this hour is chosen already.</source>
      <translation>L'opzione di quest'ora è già scelta.</translation>
    </message>
    <message>
      <source>The other file is being checked.</source>
      <translation>L'altro file è in verifica.</translation>
    </message>
    <message>
      <source>The other laptop</source>
      <translation>L'altro portatile</translation>
    </message>
    <message>
      <source>The others agree to go on without {name}; {then}.</source>
      <translation>Gli altri accettano di continuare senza {name}; {then}.</translation>
    </message>
    <message>
      <source>The others could not be told. Go on with the game under Games to tell them.</source>
      <translation>Non si è potuto dirlo agli altri. Continua la partita sotto Partite per dirglielo.</translation>
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation>Intanto gli altri sono andati avanti; ti risiedi dal prossimo passo.</translation>
    </message>
    <message>
      <source>The others have not said yet.</source>
      <translation>Gli altri non hanno ancora risposto.</translation>
    </message>
    <message>
      <source>The others may go on. A worm that wakes up sits again.</source>
      <translation>Gli altri possono andare avanti. Un verme che si sveglia si risiede.</translation>
    </message>
    <message>
      <source>The others would go on.</source>
      <translation>Gli altri andrebbero avanti.</translation>
    </message>
    <message>
      <source>The post stands there; Done signs it. (Enter)</source>
      <translation>Il palo sta lì; Fatto lo firma. (Invio)</translation>
    </message>
    <message>
      <source>The program is being packed. One moment…</source>
      <translation>Il programma viene impacchettato. Un momento…</translation>
    </message>
    <message>
      <source>The race</source>
      <translation>La gara</translation>
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation>La gara finisce proprio alla posa che tocca la linea (regola W3.17).</translation>
    </message>
    <message>
      <source>The race has not ended.</source>
      <translation>La gara non è finita.</translation>
    </message>
    <message>
      <source>The race is over.</source>
      <translation>La gara è finita.</translation>
    </message>
    <message>
      <source>The report is in English, for whoever helps you. It names nobody.</source>
      <translation>Il rapporto è in inglese, per chi ti aiuta. Non nomina nessuno.</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>Il risultato</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Le regole</translation>
    </message>
    <message>
      <source>The same four as on the other screen?</source>
      <translation>Le stesse quattro dell'altro schermo?</translation>
    </message>
    <message>
      <source>The same four as on {name}'s screen?</source>
      <translation>Le stesse quattro dello schermo di {name}?</translation>
    </message>
    <message>
      <source>The same key in another game is the same laptop.</source>
      <translation>La stessa chiave in un'altra partita è lo stesso portatile.</translation>
    </message>
    <message>
      <source>The same on every laptop? Then nobody stands between you.</source>
      <translation>Le stesse su ogni portatile? Allora nessuno sta in mezzo a voi.</translation>
    </message>
    <message>
      <source>The second copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>La seconda copia è guasta dopo il passo {last}; fino al passo {step} sono uguali.</translation>
    </message>
    <message>
      <source>The shape of a new worm; Give and Wake also fit worms laid in it.</source>
      <translation>La forma di un verme nuovo; per Dai e Sveglia valgono anche i vermi di quella forma.</translation>
    </message>
    <message>
      <source>The sheet</source>
      <translation>Il foglio</translation>
    </message>
    <message>
      <source>The sheet is {name}. {story}</source>
      <translation>Il foglio è {name}. {story}</translation>
    </message>
    <message>
      <source>The sheets where the proof ends:</source>
      <translation>I fogli dove finisce la prova:</translation>
    </message>
    <message>
      <source>The six organs</source>
      <translation>I sei organi</translation>
    </message>
    <message>
      <source>The sum also has a grade, from 0 to 5.</source>
      <translation>La somma ha anche un grado, da 0 a 5.</translation>
    </message>
    <message>
      <source>The sum of the four rows counts; the highest wins.</source>
      <translation>Conta la somma delle quattro righe; vince la più alta.</translation>
    </message>
    <message>
      <source>The sun is this hour. Struck hours are over, blue ones are the afternoon.</source>
      <translation>Il sole è quest'ora. Le ore barrate sono passate, quelle blu sono il pomeriggio.</translation>
    </message>
    <message>
      <source>The table after this step, played again: {verdict}.</source>
      <translation>Il tavolo dopo questo passo, rigiocato: {verdict}.</translation>
    </message>
    <message>
      <source>The table does not wait for you now.</source>
      <translation>Ora il tavolo non aspetta te.</translation>
    </message>
    <message>
      <source>The table has split</source>
      <translation>Il tavolo si è diviso</translation>
    </message>
    <message>
      <source>The table is being laid.</source>
      <translation>Si apparecchia il tavolo.</translation>
    </message>
    <message>
      <source>The table may choose to lay worms anew before they move.</source>
      <translation>Il tavolo può decidere di ridisporre i vermi prima che si muovano.</translation>
    </message>
    <message>
      <source>The table of the race</source>
      <translation>Il tavolo della gara</translation>
    </message>
    <message>
      <source>The table plays exactly the sheet whose digest all have signed.</source>
      <translation>Il tavolo gioca proprio il foglio di cui tutti hanno firmato l'impronta.</translation>
    </message>
    <message>
      <source>The table rolled for everybody.</source>
      <translation>Il tavolo ha lanciato per tutti.</translation>
    </message>
    <message>
      <source>The tables are drawn</source>
      <translation>I tavoli sono sorteggiati</translation>
    </message>
    <message>
      <source>The tables are drawn. You are expected here: {table}</source>
      <translation>I tavoli sono sorteggiati. Ti aspettano qui: {table}</translation>
    </message>
    <message>
      <source>The tail becomes the head (T)</source>
      <translation>La coda diventa la testa (T)</translation>
    </message>
    <message>
      <source>The tail points at the other worm: that is a Conga Line. Choose Wake, then click the worm with the tail.</source>
      <translation>La coda punta all'altro verme: è un trenino. Scegli Sveglia, poi clicca il verme con la coda.</translation>
    </message>
    <message>
      <source>The test cannot be started</source>
      <translation>La prova non può cominciare</translation>
    </message>
    <message>
      <source>The test is not over yet.</source>
      <translation>La prova non è ancora finita.</translation>
    </message>
    <message>
      <source>The tournament is over.</source>
      <translation>Il torneo è finito.</translation>
    </message>
    <message>
      <source>The tournament: {people}, drawn to {tables}.</source>
      <translation>Il torneo: {people}, per sorteggio a {tables}.</translation>
    </message>
    <message>
      <source>The whole game is proved</source>
      <translation>Tutta la partita è provata</translation>
    </message>
    <message>
      <source>The whole game is proved, to its last step, {step}; nothing behind it.</source>
      <translation>Tutta la partita è provata, fino all'ultimo passo, {step}; dopo non c'è nulla.</translation>
    </message>
    <message>
      <source>The whole screen</source>
      <translation>Tutto lo schermo</translation>
    </message>
    <message>
      <source>The winners meet as soon as all tables are over.</source>
      <translation>Chi vince si incontra appena tutti i tavoli hanno finito.</translation>
    </message>
    <message>
      <source>The winners of the tables meet in the final.</source>
      <translation>Chi vince ai tavoli si incontra in finale.</translation>
    </message>
    <message>
      <source>The winning placement: {name}'s head, {gap}.</source>
      <translation>La posa vincente: la testa di {name}, {gap}.</translation>
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation>Il verme resta dov'è, come ostacolo, finché non torna {names}.</translation>
    </message>
    <message>
      <source>The worms take up geometry: straight lines first, then thinking ahead.</source>
      <translation>I vermi si danno alla geometria: prima linee rette, poi pensare in anticipo.</translation>
    </message>
    <message numerus="yes">
      <source>The {count} hours are over.</source>
      <extracomment>The {count} hour is over.</extracomment>
      <translation>
        <numerusform>Un'ora è passata.</numerusform>
        <numerusform>Le {count} ore sono passate.</numerusform>
      </translation>
    </message>
    <message>
      <source>Their joint seed {seed}…, recomputed: {verdict}.</source>
      <translation>Il loro seme comune {seed}…, ricalcolato: {verdict}.</translation>
    </message>
    <message>
      <source>Their laptops are heard, but have signed nothing: {since}. Their programs may be stuck: call across the table first. They can come back at any time.</source>
      <translation>I loro portatili si sentono, ma non hanno firmato nulla: {since}. Forse i programmi sono bloccati: prima chiama attraverso il tavolo. Possono tornare quando vogliono.</translation>
    </message>
    <message>
      <source>Their laptops have not said a word: {since}. Closed lids? Call across the table first. They can come back at any time.</source>
      <translation>I loro portatili tacciono: {since}. Coperchi chiusi? Prima chiama attraverso il tavolo. Possono tornare quando vogliono.</translation>
    </message>
    <message>
      <source>Then Place: {places}. Give: {adds}. Wake: {acts}.</source>
      <translation>Poi Posa: {places}. Dai: {adds}. Sveglia: {acts}.</translation>
    </message>
    <message>
      <source>Then it may swing a finish post.</source>
      <translation>Poi può girare un palo d’arrivo.</translation>
    </message>
    <message>
      <source>Then nobody stands between you, and the game can start.</source>
      <translation>Allora nessuno sta in mezzo a voi, e si può cominciare.</translation>
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation>Allora qualcuno sta in mezzo a voi, o ci sono due tavoli: uscite tutti e ritrovatevi.</translation>
    </message>
    <message>
      <source>Then you may swing one finish post round the other.</source>
      <translation>Poi puoi girare un palo d'arrivo intorno all'altro.</translation>
    </message>
    <message>
      <source>Then: {later}</source>
      <translation>Poi: {later}</translation>
    </message>
    <message>
      <source>There is a score sheet when the game is over.</source>
      <translation>La tabella dei punti c'è quando la partita è finita.</translation>
    </message>
    <message>
      <source>There is no bot at this table.</source>
      <translation>A questo tavolo non ci sono bot.</translation>
    </message>
    <message>
      <source>There is no game here.</source>
      <translation>Qui non c'è nessuna partita.</translation>
    </message>
    <message>
      <source>There is no puzzle here: nobody is about to win.</source>
      <translation>Qui non c'è un rompicapo: nessuno sta per vincere.</translation>
    </message>
    <message>
      <source>There is nothing here for {system}.</source>
      <translation>Qui non c'è nulla per {system}.</translation>
    </message>
    <message>
      <source>There is nothing to look back at: no step of this game was completed.</source>
      <translation>Non c'è nulla da rivedere: nessun passo di questa partita è stato completato.</translation>
    </message>
    <message>
      <source>There is something to do</source>
      <translation>C'è qualcosa da fare</translation>
    </message>
    <message>
      <source>These are two different games.</source>
      <translation>Sono due partite diverse.</translation>
    </message>
    <message>
      <source>They go on from step {step} of another game.</source>
      <translation>Riprendono dal passo {step} di un’altra partita.</translation>
    </message>
    <message>
      <source>They played {game}.</source>
      <translation>Hanno giocato a {game}.</translation>
    </message>
    <message>
      <source>Thinking…</source>
      <translation>Penso…</translation>
    </message>
    <message>
      <source>This branch does not fit the game.</source>
      <translation>Questo ramo non è di questa partita.</translation>
    </message>
    <message>
      <source>This checks everything again; it ends with 0 if all is well, 1 if not:</source>
      <translation>Questo verifica di nuovo tutto; finisce con 0 se va bene, con 1 se no:</translation>
    </message>
    <message>
      <source>This copy is damaged</source>
      <translation>Questa copia è danneggiata</translation>
    </message>
    <message>
      <source>This copy is damaged: some of its bytes have changed. {proved}</source>
      <translation>Questa copia è danneggiata: alcuni byte sono cambiati. {proved}</translation>
    </message>
    <message>
      <source>This copy was changed after the game</source>
      <translation>Questa copia è stata cambiata dopo la partita</translation>
    </message>
    <message>
      <source>This copy was changed after the game, or is no honest copy. {proved} It does not show who changed it.</source>
      <translation>Questa copia è stata cambiata dopo la partita, o non è una copia onesta. {proved} Non mostra chi l'ha cambiata.</translation>
    </message>
    <message>
      <source>This draw has ended unfinished</source>
      <translation>Questo sorteggio è rimasto incompiuto</translation>
    </message>
    <message>
      <source>This edition</source>
      <translation>Questa edizione</translation>
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation>Questa edizione non ha una regola così.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Questo file</translation>
    </message>
    <message>
      <source>This game could not be looked back at: {why}.</source>
      <translation>Questa partita non si è potuta rivedere: {why}.</translation>
    </message>
    <message>
      <source>This hour so far</source>
      <translation>Quest'ora finora</translation>
    </message>
    <message>
      <source>This hour: {told}.</source>
      <translation>Quest'ora: {told}.</translation>
    </message>
    <message>
      <source>This is a phone. The games need a laptop.</source>
      <translation>Questo è un telefono. I giochi hanno bisogno di un portatile.</translation>
    </message>
    <message>
      <source>This is final: a player who has gone home cannot come back into this game.</source>
      <translation>È definitivo: chi è andato a casa non può tornare in questa partita.</translation>
    </message>
    <message>
      <source>This is the code of this laptop: type it on the other one, or type theirs.</source>
      <translation>È il codice di questo portatile: scrivilo sull'altro, o scrivi il suo.</translation>
    </message>
    <message>
      <source>This is {name}'s sheet.</source>
      <translation>Questo è il foglio di {name}.</translation>
    </message>
    <message>
      <source>This laptop</source>
      <translation>Questo portatile</translation>
    </message>
    <message>
      <source>This laptop has a key of its own now.</source>
      <translation>Ora questo portatile ha una chiave tutta sua.</translation>
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation>Questo portatile non è in nessuna rete.</translation>
    </message>
    <message>
      <source>This laptop keeps visitors out</source>
      <translation>Questo portatile tiene fuori le visite</translation>
    </message>
    <message>
      <source>This network speaks only IPv6</source>
      <translation>Questa rete parla solo IPv6</translation>
    </message>
    <message numerus="yes">
      <source>This page is open for {count} more minutes.</source>
      <extracomment>This page is open for {count} more minute.</extracomment>
      <translation>
        <numerusform>Questa pagina resta aperta ancora {count} minuto.</numerusform>
        <numerusform>Questa pagina resta aperta ancora {count} minuti.</numerusform>
      </translation>
    </message>
    <message>
      <source>This sheet</source>
      <translation>Questo foglio</translation>
    </message>
    <message>
      <source>This shows the SHA-256 of what you have downloaded:</source>
      <translation>Questo mostra lo SHA-256 di ciò che hai scaricato:</translation>
    </message>
    <message>
      <source>This table has split at step {step}: {names} signed both sides. The proof is saved; the two sides cannot go on together.</source>
      <translation>Questo tavolo si è diviso al passo {step}: {names} ha firmato entrambe le parti. La prova è salvata; le due parti non possono continuare insieme.</translation>
    </message>
    <message>
      <source>This tells every step in words:</source>
      <translation>Questo racconta ogni passo a parole:</translation>
    </message>
    <message>
      <source>Thread thief</source>
      <translation>Ladro del filo</translation>
    </message>
    <message>
      <source>Three dice fall for all: two show organs, the third the shape of a worm. The coloured rows or columns are the region of this hour. You do one of these:</source>
      <translation>Tre dadi cadono per tutti: due mostrano organi, il terzo la forma di un verme. Le righe o colonne colorate sono la zona di quest'ora. Fai una di queste cose:</translation>
    </message>
    <message>
      <source>Three dice fall for everybody: two organs and the shape of a worm.</source>
      <translation>Tre dadi cadono per tutti: due organi e la forma di un verme.</translation>
    </message>
    <message>
      <source>Three dice for everybody: two organs and a shape. Click c3, and the worm lies across row 3.</source>
      <translation>Tre dadi per tutti: due organi e una forma. Clicca c3, e il verme si mette lungo la riga 3.</translation>
    </message>
    <message>
      <source>Three minutes, with bots</source>
      <translation>Tre minuti, coi bot</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>giovedì</translation>
    </message>
    <message>
      <source>To change it: System Settings &gt; Privacy &amp; Security &gt; Local Network. Switch on Worm Up, or Terminal if you start the game there. Then start the game again.</source>
      <translation>Per cambiarlo: Impostazioni di Sistema &gt; Privacy e sicurezza &gt; Rete locale. Attiva Worm Up, o Terminale se avvii il gioco da lì. Poi riavvia il gioco.</translation>
    </message>
    <message>
      <source>To go on takes {wanted} of {seats}:</source>
      <translation>Per continuare servono {wanted} su {seats}:</translation>
    </message>
    <message>
      <source>To go on {count}</source>
      <translation>Da continuare: {count}</translation>
    </message>
    <message>
      <source>To the mark before</source>
      <translation>Al segno prima</translation>
    </message>
    <message>
      <source>To the next mark</source>
      <translation>Al prossimo segno</translation>
    </message>
    <message>
      <source>To try it once more, go back and press Review.</source>
      <translation>Per riprovare, torna indietro e premi Analisi.</translation>
    </message>
    <message>
      <source>Together with friends here</source>
      <translation>Insieme agli amici qui</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Stasera</translation>
    </message>
    <message>
      <source>Tonight: {score}.</source>
      <translation>Stasera: {score}.</translation>
    </message>
    <message>
      <source>Too far from the head: click in the fan beside it, or pull the head.</source>
      <translation>Troppo lontano dalla testa: clicca nel ventaglio accanto, o tira la testa.</translation>
    </message>
    <message>
      <source>Too few would be left to go on: it takes {wanted}.</source>
      <translation>Resterebbero in troppo pochi per continuare: ne servono {wanted}.</translation>
    </message>
    <message>
      <source>Too near to the edge of the table</source>
      <translation>Troppo vicino al bordo del tavolo</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Totale</translation>
    </message>
    <message>
      <source>Total {total}</source>
      <translation>Totale {total}</translation>
    </message>
    <message>
      <source>Touch from either side</source>
      <translation>Tocca da ogni lato</translation>
    </message>
    <message>
      <source>Touch from the front</source>
      <translation>Tocca da davanti</translation>
    </message>
    <message>
      <source>Touch the thread</source>
      <translation>Tocca il filo</translation>
    </message>
    <message>
      <source>Touched in round {round}</source>
      <translation>Toccato nel turno {round}</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Torneo</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Riprova</translation>
    </message>
    <message>
      <source>Try another player, game, result or date.</source>
      <translation>Prova un altro giocatore, gioco, esito o data.</translation>
    </message>
    <message>
      <source>Try things out: Backspace takes a segment back. Only Done signs the move, and then it stands.</source>
      <translation>Prova pure: Backspace riprende un segmento. Solo Fatto firma la mossa, e poi resta.</translation>
    </message>
    <message>
      <source>Try things out: everything can be undone, back to the start of the hour. Only when you sign the hour does it stand. The next dice fall when all have signed.</source>
      <translation>Prova pure: tutto si può annullare, fino all'inizio dell'ora. Resta solo quando firmi l'ora. I prossimi dadi cadono quando tutti hanno firmato.</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>martedì</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Gira</translation>
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation>Gira un palo d'arrivo intorno all'altro (S)</translation>
    </message>
    <message>
      <source>Turn a post first, with the mouse or Left and Right.</source>
      <translation>Prima gira un palo, col mouse o con Sinistra e Destra.</translation>
    </message>
    <message>
      <source>Turn back</source>
      <translation>Torna com'eri</translation>
    </message>
    <message>
      <source>Turn round at the start</source>
      <translation>Voltarsi alla partenza</translation>
    </message>
    <message>
      <source>Turn round when blocked</source>
      <translation>Voltarsi se bloccati</translation>
    </message>
    <message>
      <source>Turn round, swing a post, lay anew</source>
      <translation>Voltati, gira un palo, ridisponi</translation>
    </message>
    <message>
      <source>Turned round: the tail is the head once a segment lies there.</source>
      <translation>Voltato: la coda è la testa quando c'è un segmento.</translation>
    </message>
    <message>
      <source>Turning round counts with the segment that follows: lay it, or turn back.</source>
      <translation>Voltarsi conta col segmento che segue: posalo, o torna com'eri.</translation>
    </message>
    <message>
      <source>Two X bump</source>
      <translation>Due X si scontrano</translation>
    </message>
    <message>
      <source>Two bids of 7 cancel each other. May my X be the 7?</source>
      <translation>Due offerte di 7 si annullano. La mia X può essere il 7?</translation>
    </message>
    <message>
      <source>Two board games for one table. No account, no internet.</source>
      <translation>Due giochi da tavolo per un tavolo. Niente account, niente internet.</translation>
    </message>
    <message>
      <source>Two games for one table of laptops.</source>
      <translation>Due giochi per un tavolo di portatili.</translation>
    </message>
    <message>
      <source>Two laptops with a firewall may not reach each other.</source>
      <translation>Due portatili con un firewall a volte non si raggiungono.</translation>
    </message>
    <message>
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation>Due giocatori giocano contro una terza offerta, tirata a sorte: il fantasma.</translation>
    </message>
    <message>
      <source>Two spaces touch when they share an edge, never at a corner.</source>
      <translation>Due caselle si toccano se hanno un lato in comune, mai per un angolo.</translation>
    </message>
    <message>
      <source>Two worms never touch. A worm may touch itself but not overlap itself.</source>
      <translation>Due vermi non si toccano mai. Un verme può toccare sé stesso, non coprirsi.</translation>
    </message>
    <message>
      <source>Type the address of this page into the laptop's browser.</source>
      <translation>Scrivi l'indirizzo di questa pagina nel browser del portatile.</translation>
    </message>
    <message>
      <source>Type the code that the other laptop shows.</source>
      <translation>Scrivi il codice che mostra l'altro portatile.</translation>
    </message>
    <message>
      <source>Type this into a browser, in the same Wi-Fi.</source>
      <translation>Scrivilo in un browser, nella stessa Wi-Fi.</translation>
    </message>
    <message>
      <source>UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>La porta UDP {port} non si può usare ({what}): chiudi il programma che la tiene, o entra col codice</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Capito</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Annulla</translation>
    </message>
    <message>
      <source>Undo as much as you like. Once signed, it stands.</source>
      <translation>Annulla quanto vuoi. Una volta firmato, resta.</translation>
    </message>
    <message>
      <source>Until you sign</source>
      <translation>Finché non firmi</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Senza un graffio</translation>
    </message>
    <message>
      <source>Update this program</source>
      <translation>Aggiorna questo programma</translation>
    </message>
    <message>
      <source>Update this program, and it opens.</source>
      <translation>Aggiorna questo programma e si aprirà.</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Usa questi</translation>
    </message>
    <message>
      <source>Venice 1995</source>
      <translation>Venice 1995</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Aspetta</translation>
    </message>
    <message>
      <source>Wait after all</source>
      <translation>Aspetta lo stesso</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>In attesa</translation>
    </message>
    <message>
      <source>Waiting for the dice</source>
      <translation>Si aspettano i dadi</translation>
    </message>
    <message>
      <source>Waiting for {count}</source>
      <translation>Ne mancano {count}</translation>
    </message>
    <message numerus="yes">
      <source>Waiting for {count} players</source>
      <extracomment>Waiting for {count} player</extracomment>
      <translation>
        <numerusform>Si aspetta un giocatore</numerusform>
        <numerusform>Si aspettano {count} giocatori</numerusform>
      </translation>
    </message>
    <message>
      <source>Waiting for {first} and {second}</source>
      <translation>Si aspetta {first} e {second}</translation>
    </message>
    <message>
      <source>Waiting for {missing}</source>
      <translation>Si aspetta: {missing}</translation>
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation>Si aspetta {names}</translation>
    </message>
    <message>
      <source>Waiting for {names}. A second press goes ahead.</source>
      <translation>Si aspetta {names}. Premi di nuovo per andare avanti.</translation>
    </message>
    <message>
      <source>Waiting for {names}: one of them has to tell this laptop where the game is. What you have laid is kept.</source>
      <translation>In attesa di {names}: uno di loro deve dire a questo portatile a che punto è la partita. Quello che hai posato resta.</translation>
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation>Si aspetta {name}</translation>
    </message>
    <message>
      <source>Wake</source>
      <translation>Sveglia</translation>
    </message>
    <message>
      <source>Wake all organs of a worm that fits</source>
      <translation>Sveglia tutti gli organi di un verme adatto</translation>
    </message>
    <message>
      <source>Wake: choose a worm that has one of the two organs or is of the shape, in the region too. All its organs may act, one after the other.</source>
      <translation>Sveglia: scegli un verme, anche lui nella zona, che ha uno dei due organi o è di quella forma. Tutti i suoi organi possono agire, uno dopo l'altro.</translation>
    </message>
    <message>
      <source>Warming up: four more to come</source>
      <translation>Riscaldamento: ne mancano quattro</translation>
    </message>
    <message>
      <source>Warming up: one more to come</source>
      <translation>Riscaldamento: ne manca uno</translation>
    </message>
    <message>
      <source>Warming up: the bots are on their way</source>
      <translation>Riscaldamento: i bot stanno arrivando</translation>
    </message>
    <message>
      <source>Warming up: three more to come</source>
      <translation>Riscaldamento: ne mancano tre</translation>
    </message>
    <message>
      <source>Warming up: two more to come</source>
      <translation>Riscaldamento: ne mancano due</translation>
    </message>
    <message>
      <source>Watch</source>
      <translation>Guarda</translation>
    </message>
    <message>
      <source>Watch {hour}</source>
      <translation>Guarda le {hour}</translation>
    </message>
    <message>
      <source>Watch {name}</source>
      <translation>Guarda {name}</translation>
    </message>
    <message>
      <source>We start by ourselves when all five sit.</source>
      <translation>Si parte da soli quando tutti e cinque sono seduti.</translation>
    </message>
    <message>
      <source>We start by ourselves when all four sit.</source>
      <translation>Si parte da soli quando tutti e quattro sono seduti.</translation>
    </message>
    <message>
      <source>We start by ourselves when all three sit.</source>
      <translation>Si parte da soli quando tutti e tre sono seduti.</translation>
    </message>
    <message>
      <source>We start by ourselves when both sit.</source>
      <translation>Si parte da soli quando entrambi sono seduti.</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>mercoledì</translation>
    </message>
    <message>
      <source>What acts may let other organs act, on any worm; the line below the choices says what to do. An organ acts once an hour, and only if that changes something.</source>
      <translation>Ciò che agisce può far agire altri organi, su qualsiasi verme; la riga sotto le scelte dice cosa fare. Un organo agisce una volta l'ora, e solo se cambia qualcosa.</translation>
    </message>
    <message>
      <source>What can be decided now</source>
      <translation>Cosa si può decidere ora</translation>
    </message>
    <message>
      <source>What costs:</source>
      <translation>Cosa costa:</translation>
    </message>
    <message>
      <source>What counts on this sheet</source>
      <translation>Cosa conta su questo foglio</translation>
    </message>
    <message>
      <source>What counts:</source>
      <translation>Cosa conta:</translation>
    </message>
    <message>
      <source>What do worms {one} and {two} do together ({left} left)?</source>
      <translation>Cosa fanno insieme i vermi {one} e {two} (restano {left})?</translation>
    </message>
    <message>
      <source>What does the ghost do?</source>
      <translation>Che cosa fa il fantasma?</translation>
    </message>
    <message>
      <source>What each hour gained, and what the best hour found by a bot would have gained:</source>
      <translation>Cosa ha reso ogni ora, e cosa avrebbe reso l'ora migliore trovata da un bot:</translation>
    </message>
    <message>
      <source>What glows may act. Click the eye.</source>
      <translation>Ciò che brilla può agire. Clicca l'occhio.</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Cos'è successo</translation>
    </message>
    <message>
      <source>What happened outside the rules</source>
      <translation>Cos'è successo fuori dalle regole</translation>
    </message>
    <message>
      <source>What has happened</source>
      <translation>Cos'è successo</translation>
    </message>
    <message>
      <source>What if… from step {step}, as {name}</source>
      <translation>E se… dal passo {step}, come {name}</translation>
    </message>
    <message>
      <source>What is different:</source>
      <translation>Cosa è diverso:</translation>
    </message>
    <message>
      <source>What is proved of this log ends with step {step}.</source>
      <translation>Ciò che è provato di questo registro finisce al passo {step}.</translation>
    </message>
    <message>
      <source>What it is about</source>
      <translation>Di cosa si tratta</translation>
    </message>
    <message>
      <source>What no log can show</source>
      <translation>Cosa nessun registro può mostrare</translation>
    </message>
    <message>
      <source>What shall be printed?</source>
      <translation>Cosa vuoi stampare?</translation>
    </message>
    <message>
      <source>What the signs mean</source>
      <translation>Cosa vogliono dire i segni</translation>
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation>Cosa è stato fatto finora in quest'ora</translation>
    </message>
    <message>
      <source>What this room has</source>
      <translation>Che cosa c'è qui</translation>
    </message>
    <message>
      <source>What turned the race</source>
      <translation>Che cosa ha girato la gara</translation>
    </message>
    <message>
      <source>What was begun last is finished first.</source>
      <translation>Ciò che è cominciato per ultimo si finisce per primo.</translation>
    </message>
    <message>
      <source>What was checked</source>
      <translation>Cosa è stato verificato</translation>
    </message>
    <message>
      <source>What was checked, and how to see it yourself</source>
      <translation>Cosa è stato verificato, e come vederlo da te</translation>
    </message>
    <message>
      <source>What was done in this hour</source>
      <translation>Cosa è stato fatto in quest'ora</translation>
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation>Ciò che hai appena mosso riposa un turno. Pensa a cosa sceglieranno gli altri.</translation>
    </message>
    <message>
      <source>What {name} chooses now is secret.</source>
      <translation>Quello che {name} sceglie ora è segreto.</translation>
    </message>
    <message>
      <source>What {name} had sealed was never opened, so it is void.</source>
      <translation>Ciò che {name} aveva sigillato non è mai stato aperto, quindi non vale.</translation>
    </message>
    <message>
      <source>Whatever number it names, it moves after all the others.</source>
      <translation>Qualunque numero dica, si muove dopo tutti gli altri.</translation>
    </message>
    <message>
      <source>When does a race end without a winner?</source>
      <translation>Quando finisce una gara senza vincitore?</translation>
    </message>
    <message>
      <source>When does the X move?</source>
      <translation>Quando si muove la X?</translation>
    </message>
    <message>
      <source>Where does {organ} put a food ({left} left)?</source>
      <translation>Dove mette un cibo {organ} (restano {left})?</translation>
    </message>
    <message>
      <source>Where does {worm} grow ({size} of at most {limit} so far: hearts {hearts} + grown before {before})?</source>
      <translation>Dove cresce {worm} (finora {size} di al massimo {limit}: cuori {hearts} + crescita prima {before})?</translation>
    </message>
    <message>
      <source>Where it matters, a worm must reach the line from its front.</source>
      <translation>Dove conta, un verme deve raggiungere la linea da davanti.</translation>
    </message>
    <message>
      <source>Where the proof ends</source>
      <translation>Dove finisce la prova</translation>
    </message>
    <message>
      <source>Which baby gets which organ?</source>
      <translation>Quale cucciolo riceve quale organo?</translation>
    </message>
    <message>
      <source>Which edition?</source>
      <translation>Quale edizione?</translation>
    </message>
    <message>
      <source>Which line dances, led by {organ}?</source>
      <translation>Quale fila balla, guidata da {organ}?</translation>
    </message>
    <message>
      <source>Which organ does {worm} get?</source>
      <translation>Quale organo riceve {worm}?</translation>
    </message>
    <message>
      <source>Which partner does {organ} choose?</source>
      <translation>Quale compagno sceglie {organ}?</translation>
    </message>
    <message>
      <source>Which sheet?</source>
      <translation>Quale foglio?</translation>
    </message>
    <message>
      <source>Who calls again asks everybody to come again.</source>
      <translation>Chi richiama chiede a tutti di partecipare di nuovo.</translation>
    </message>
    <message>
      <source>Who contributed to the dice, recomputed</source>
      <translation>Chi ha contribuito ai dadi, ricalcolato</translation>
    </message>
    <message>
      <source>Who is second?</source>
      <translation>Chi è secondo?</translation>
    </message>
    <message>
      <source>Who moves by an X may swing one finish post round the other one at the end: the thread comes nearer to one head and goes away from the others.</source>
      <translation>Chi si muove con una X può alla fine girare un palo d'arrivo intorno all'altro: il filo si avvicina a una testa e si allontana dalle altre.</translation>
    </message>
    <message>
      <source>Who plays how</source>
      <translation>Chi gioca come</translation>
    </message>
    <message>
      <source>Who sat at the table</source>
      <translation>Chi sedeva al tavolo</translation>
    </message>
    <message>
      <source>Who sat there, who whispered, who saw what: ask each other.</source>
      <translation>Chi era seduto lì, chi sussurrava, chi ha visto cosa: chiedetevelo.</translation>
    </message>
    <message>
      <source>Who starts where is drawn, not taken in order.</source>
      <translation>Chi parte da dove si tira a sorte, non va in ordine.</translation>
    </message>
    <message>
      <source>Who was missing is in no further draw.</source>
      <translation>Chi mancava non entra in altri sorteggi.</translation>
    </message>
    <message>
      <source>Whoever moves by an X may swing one finish post round the other.</source>
      <translation>Chi si muove con una X può girare un palo d'arrivo intorno all'altro.</translation>
    </message>
    <message>
      <source>Whoever owns this laptop could read all that is on its disk.</source>
      <translation>Chi possiede questo portatile potrebbe leggere tutto quello che c’è sul disco.</translation>
    </message>
    <message>
      <source>Whose gestures you see:</source>
      <translation>Di chi vedi i gesti:</translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Perché?</translation>
    </message>
    <message>
      <source>Windows asks at the first start whether Python may use the network: allow it for private networks, and set this network to private in Settings &gt; Network &amp; internet</source>
      <translation>Al primo avvio Windows chiede se Python può usare la rete: consentilo per le reti private, e imposta questa rete come privata in Impostazioni &gt; Rete e Internet</translation>
    </message>
    <message>
      <source>Windows keeps visitors out of this program</source>
      <translation>Windows tiene i visitatori fuori da questo programma</translation>
    </message>
    <message>
      <source>Windows' firewall keeps the others out of this program: open Settings &gt; Privacy &amp; security &gt; Windows Security &gt; Firewall &amp; network protection &gt; Allow an app through firewall, and tick Private beside Worm Up or Python</source>
      <translation>Il firewall di Windows tiene gli altri fuori da questo programma: apri Impostazioni &gt; Privacy e sicurezza &gt; Sicurezza di Windows &gt; Protezione firewall e della rete &gt; Consenti app tramite firewall, e spunta Privata accanto a Worm Up o Python</translation>
    </message>
    <message>
      <source>Wins in a row, now and at most</source>
      <translation>Vittorie di fila, ora e al massimo</translation>
    </message>
    <message>
      <source>With other copies of this game</source>
      <translation>Con altre copie di questa partita</translation>
    </message>
    <message>
      <source>With uv and the internet, after downloading {file}:</source>
      <translation>Con uv e internet, dopo aver scaricato {file}:</translation>
    </message>
    <message>
      <source>With {names}</source>
      <translation>Con {names}</translation>
    </message>
    <message>
      <source>Without bots, the program adds none. Nobody can prove that a friend has none.</source>
      <translation>Senza bot, il programma non ne aggiunge. Nessuno può provare che un amico non ne abbia.</translation>
    </message>
    <message>
      <source>Without {names}?</source>
      <translation>Senza {names}?</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Vinte</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy</source>
      <translation>Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy in four hours, alone: five minutes</source>
      <translation>Worm &amp; Cozy in quattro ore, da soli: cinque minuti</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players, not for {value}</source>
      <translation>Worm &amp; Cozy è da 1 a {most} giocatori, non per {value}</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players.</source>
      <translation>Worm &amp; Cozy è da 1 a {most} giocatori.</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy, at the first open table that is met</source>
      <translation>Worm &amp; Cozy, al primo tavolo aperto che si incontra</translation>
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
      <translation>Worm Up! (Gryphon 2008, tessere)</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2010, dice)</source>
      <translation>Worm Up! (Gryphon 2010, dadi)</translation>
    </message>
    <message>
      <source>Worm Up! Join by code: {code}</source>
      <translation>Worm Up! Entra col codice: {code}</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy</source>
      <translation>Worm Up! e Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy for one table of laptops: no server, sealed bids, every game a file that anybody can check.</source>
      <translation>Worm Up! e Worm &amp; Cozy per un tavolo di portatili: nessun server, offerte sigillate, ogni partita un file che chiunque può verificare.</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy, version {version}</source>
      <translation>Worm Up! e Worm &amp; Cozy, versione {version}</translation>
    </message>
    <message>
      <source>Worm Up! on the television</source>
      <translation>Worm Up! in televisione</translation>
    </message>
    <message>
      <source>Worm Up! or Worm &amp; Cozy: choose a game; others join</source>
      <translation>Worm Up! o Worm &amp; Cozy: scegli un gioco; gli altri si uniscono</translation>
    </message>
    <message>
      <source>Worm Up!: nobody wins after round {round}</source>
      <translation>Worm Up!: nessuno vince, fine dopo il turno {round}</translation>
    </message>
    <message>
      <source>Worm Up!: {name} wins in round {round}</source>
      <translation>Worm Up!: {name} vince al turno {round}</translation>
    </message>
    <message>
      <source>Worm-up (Venice Connection 1995)</source>
      <translation>Worm-up (Venice Connection 1995)</translation>
    </message>
    <message>
      <source>Worms</source>
      <translation>Vermi</translation>
    </message>
    <message>
      <source>Worms have their letters in the order in which they were placed.</source>
      <translation>I vermi hanno le lettere nell'ordine in cui sono stati posati.</translation>
    </message>
    <message>
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation>I vermi non possono toccarsi (regola W3.4).</translation>
    </message>
    <message>
      <source>Worms stand in a Conga Line if the tail of each points at the next one. Thin lines with an arrow show it on the sheet.</source>
      <translation>I vermi sono in trenino se la coda di ognuno punta al seguente. Linee sottili con una freccia lo mostrano sul foglio.</translation>
    </message>
    <message>
      <source>Worms, from {name}'s laptop</source>
      <translation>Vermi, dal portatile di {name}</translation>
    </message>
    <message>
      <source>Worst bid</source>
      <translation>Offerta peggiore</translation>
    </message>
    <message>
      <source>Würmeln (Blatz 1994, after Tidwell)</source>
      <translation>Würmeln (Blatz 1994, da Tidwell)</translation>
    </message>
    <message>
      <source>Würmeln 1994</source>
      <translation>Würmeln 1994</translation>
    </message>
    <message>
      <source>X marks the spot</source>
      <translation>La X colpisce</translation>
    </message>
    <message>
      <source>X moves by the number it names, or last (number)</source>
      <translation>La X muove al numero che dice, o per ultima (number)</translation>
    </message>
    <message>
      <source>X names {number}</source>
      <translation>X dice {number}</translation>
    </message>
    <message>
      <source>Yes. Each face rests for itself; after an X that was a 7, a 7 may be bid.</source>
      <translation>Sì. Ogni faccia riposa per sé; dopo una X che era un 7, si può offrire il 7.</translation>
    </message>
    <message>
      <source>Yes. No bid ever rests.</source>
      <translation>Sì. Nessuna offerta riposa mai.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Tu</translation>
    </message>
    <message>
      <source>You are</source>
      <translation>Tu sei</translation>
    </message>
    <message>
      <source>You are expected there.</source>
      <translation>Ti aspettano lì.</translation>
    </message>
    <message>
      <source>You are here twice</source>
      <translation>Sei qui due volte</translation>
    </message>
    <message>
      <source>You are watching.</source>
      <translation>Stai guardando.</translation>
    </message>
    <message>
      <source>You bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>Hai offerto {bid} e ti sei scontrato con {others}; {best} avrebbe vinto il {more} % in più.</translation>
    </message>
    <message>
      <source>You bid {bid}; {best} would have won {more} % more.</source>
      <translation>Hai offerto {bid}; {best} avrebbe vinto il {more} % in più.</translation>
    </message>
    <message>
      <source>You bid {face}</source>
      <translation>Offri {face}</translation>
    </message>
    <message>
      <source>You call to a tournament</source>
      <translation>Indici un torneo</translation>
    </message>
    <message>
      <source>You did not open your bid. You sit again as soon as all others agree.</source>
      <translation>Non hai aperto la tua offerta. Ti risiedi appena tutti gli altri accettano.</translation>
    </message>
    <message>
      <source>You go on with {game}.</source>
      <translation>Continui con {game}.</translation>
    </message>
    <message>
      <source>You got up</source>
      <translation>Ti sei alzato</translation>
    </message>
    <message>
      <source>You have been choosing for {seconds} s.</source>
      <translation>Stai scegliendo da {seconds} s.</translation>
    </message>
    <message>
      <source>You have left the game for good.</source>
      <translation>Hai lasciato la partita per sempre.</translation>
    </message>
    <message>
      <source>You have left the game for good; the others know.</source>
      <translation>Hai lasciato la partita per sempre; gli altri lo sanno.</translation>
    </message>
    <message>
      <source>You have left the table; nothing was bid yet.</source>
      <translation>Hai lasciato il tavolo; non si era ancora offerto nulla.</translation>
    </message>
    <message>
      <source>You have not chosen anything here yet.</source>
      <translation>Qui non hai ancora scelto nulla.</translation>
    </message>
    <message>
      <source>You have not chosen yet either.</source>
      <translation>Anche tu non hai ancora scelto.</translation>
    </message>
    <message>
      <source>You have not moved, so nothing of yours rests. Think of what the others will choose.</source>
      <translation>Non ti sei mosso, quindi nulla di tuo riposa. Pensa a cosa sceglieranno gli altri.</translation>
    </message>
    <message>
      <source>You leave for good; the others are told.</source>
      <translation>Te ne vai per sempre; gli altri vengono avvisati.</translation>
    </message>
    <message>
      <source>You leave for good; {name} is told. It is done when {name} has acted too; you may close the table now.</source>
      <translation>Te ne vai per sempre; {name} viene avvisato. È fatto quando ha agito anche {name}; ora puoi chiudere il tavolo.</translation>
    </message>
    <message>
      <source>You leave something: {what}.</source>
      <translation>Lasci qualcosa: {what}.</translation>
    </message>
    <message>
      <source>You look on</source>
      <translation>Stai guardando</translation>
    </message>
    <message>
      <source>You pass, though you could: {options}.</source>
      <translation>Passi, ma potresti: {options}.</translation>
    </message>
    <message>
      <source>You play alone</source>
      <translation>Giochi da solo</translation>
    </message>
    <message>
      <source>You sit down first; others join</source>
      <translation>Tu ti siedi per primo; gli altri si uniscono</translation>
    </message>
    <message>
      <source>You watch. Nobody's secret is shown to you.</source>
      <translation>Tu guardi. Non ti viene mostrato il segreto di nessuno.</translation>
    </message>
    <message>
      <source>You win!</source>
      <translation>Hai vinto!</translation>
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
      <translation>Tu andresti avanti. Se ne aspettano ancora {missing}.</translation>
    </message>
    <message>
      <source>You would let {names} back. Not all others have agreed yet.</source>
      <translation>Tu riammetteresti {names}. Non tutti gli altri hanno ancora accettato.</translation>
    </message>
    <message>
      <source>Your X</source>
      <translation>La tua X</translation>
    </message>
    <message>
      <source>Your X is alone. It moves by any number that nobody has bid.</source>
      <translation>La tua X è sola. Muove di un numero qualsiasi che nessuno ha offerto.</translation>
    </message>
    <message>
      <source>Your X is alone: name the number that your worm moves by.</source>
      <translation>La tua X è sola: di' il numero di cui muove il tuo verme.</translation>
    </message>
    <message>
      <source>Your X was alone: choose any number that nobody bid. You may swing a post too.</source>
      <translation>La tua X era sola: scegli un numero qualsiasi che nessuno ha offerto. Puoi anche girare un palo.</translation>
    </message>
    <message>
      <source>Your answer counts for everybody at this laptop.</source>
      <translation>La tua risposta vale per tutti a questo portatile.</translation>
    </message>
    <message>
      <source>Your bid is sealed</source>
      <translation>La tua offerta è sigillata</translation>
    </message>
    <message>
      <source>Your bid is sealed. Waiting for {names}.</source>
      <translation>La tua offerta è sigillata. Si aspetta {names}.</translation>
    </message>
    <message>
      <source>Your game goes on</source>
      <translation>La tua partita continua</translation>
    </message>
    <message>
      <source>Your games and your key lie here</source>
      <translation>Le tue partite e la tua chiave sono qui</translation>
    </message>
    <message>
      <source>Your head is blocked by {bodies}: press Done.</source>
      <translation>La tua testa è bloccata da {bodies}: premi Fatto.</translation>
    </message>
    <message>
      <source>Your head touches the finish line: press Done and you have won.</source>
      <translation>La tua testa tocca il traguardo: premi Fatto e hai vinto.</translation>
    </message>
    <message>
      <source>Your log of that game shows the same position.</source>
      <translation>Il tuo registro di quella partita mostra la stessa posizione.</translation>
    </message>
    <message>
      <source>Your move, {number}: drag the last segment to the head, click beside the head, or use the arrows.</source>
      <translation>La tua mossa, {number}: trascina l'ultimo segmento alla testa, clicca accanto alla testa, o usa le frecce.</translation>
    </message>
    <message>
      <source>Your move: {number}</source>
      <translation>La tua mossa: {number}</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Il tuo nome</translation>
    </message>
    <message>
      <source>Your open envelope: nothing is in it yet</source>
      <translation>La tua busta aperta: dentro non c'è ancora nulla</translation>
    </message>
    <message>
      <source>Your open envelope: {face} is in it</source>
      <translation>La tua busta aperta: dentro c'è {face}</translation>
    </message>
    <message>
      <source>Your place is kept.</source>
      <translation>Il tuo posto resta tuo.</translation>
    </message>
    <message>
      <source>Your race goes on</source>
      <translation>La tua gara continua</translation>
    </message>
    <message>
      <source>Your sealed bid is still there.</source>
      <translation>La tua offerta sigillata è ancora lì.</translation>
    </message>
    <message>
      <source>Your sealed envelope</source>
      <translation>La tua busta sigillata</translation>
    </message>
    <message>
      <source>Your seat goes on at your other laptop. Here you look on.</source>
      <translation>Il tuo posto continua sull'altro tuo portatile. Qui guardi.</translation>
    </message>
    <message>
      <source>Your seat is also open on another laptop. Go on here?</source>
      <translation>Il tuo posto è aperto anche su un altro portatile. Continuare qui?</translation>
    </message>
    <message>
      <source>Your table is open</source>
      <translation>Il tuo tavolo è aperto</translation>
    </message>
    <message>
      <source>Your worm stays and dozes. You can come back as long as the others play; the game is on your shelf. If you leave for good, you cannot come back.</source>
      <translation>Il tuo verme resta e sonnecchia. Puoi tornare finché gli altri giocano; la partita è sul tuo scaffale. Se te ne vai per sempre, non puoi tornare.</translation>
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation>Il tuo verme resta come ostacolo e tu non offri più. L'ultimo in gara vince.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}.</source>
      <translation>Il tuo {bid} nel turno {round}.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>Il tuo {bid} nel turno {round}; {best} avrebbe vinto il {more} % in più.</translation>
    </message>
    <message>
      <source>Zoom, and show everything again</source>
      <translation>Ingrandisci, e mostra di nuovo tutto</translation>
    </message>
    <message>
      <source>a Conga Line dances</source>
      <translation>balla un trenino</translation>
    </message>
    <message>
      <source>a baby has to touch {one} or {two}</source>
      <translation>un cucciolo deve toccare {one} o {two}</translation>
    </message>
    <message numerus="yes">
      <source>a baby of {count} spaces:</source>
      <extracomment>a baby of {count} space:</extracomment>
      <translation>
        <numerusform>un cucciolo di una casella:</numerusform>
        <numerusform>un cucciolo di {count} caselle:</numerusform>
      </translation>
    </message>
    <message>
      <source>a baby, or organs for babies</source>
      <translation>un cucciolo, o organi per i cuccioli</translation>
    </message>
    <message>
      <source>a baby, {worm}, on {spaces}</source>
      <translation>un cucciolo, {worm}, su {spaces}</translation>
    </message>
    <message>
      <source>a bid has to be locked in with it</source>
      <translation>insieme va bloccata un'offerta</translation>
    </message>
    <message>
      <source>a brain</source>
      <translation>un cervello</translation>
    </message>
    <message>
      <source>a clip holds half a minute, and these steps take longer: choose fewer</source>
      <translation>un filmato dura al massimo mezzo minuto, e questi passi durano di più: scegline meno</translation>
    </message>
    <message>
      <source>a clip of the steps N to M; else of step N, or of the last turn</source>
      <translation>un filmato dei passi da N a M; altrimenti del passo N, o dell'ultimo turno</translation>
    </message>
    <message>
      <source>a collar</source>
      <translation>un collare</translation>
    </message>
    <message>
      <source>a connection with a false key is not refused: install the program again, and do not play before</source>
      <translation>una connessione con una chiave falsa non viene rifiutata: installa di nuovo il programma, e non giocare prima</translation>
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation>un percorso di {length} mm</translation>
    </message>
    <message>
      <source>a course of {value_mm} mm does not fit on the table</source>
      <translation>un percorso di {value_mm} mm non sta sul tavolo</translation>
    </message>
    <message>
      <source>a decision cannot be read</source>
      <translation>una scelta non si può leggere</translation>
    </message>
    <message>
      <source>a decision is not what the hour asks for then</source>
      <translation>una scelta non è ciò che l'ora chiede in quel punto</translation>
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation>un dado, non ancora lanciato</translation>
    </message>
    <message>
      <source>a folder with files and their SHA256SUMS (else this program itself, and what was gathered)</source>
      <translation>una cartella con file e i loro SHA256SUMS (altrimenti questo stesso programma e ciò che è stato raccolto)</translation>
    </message>
    <message>
      <source>a food lies on {space}</source>
      <translation>su {space} c'è del cibo</translation>
    </message>
    <message>
      <source>a food on {space}</source>
      <translation>un cibo su {space}</translation>
    </message>
    <message>
      <source>a food on {space}, right at the mouth on {mouths}</source>
      <translation>un cibo su {space}, proprio davanti alla bocca su {mouths}</translation>
    </message>
    <message>
      <source>a group is made of * (star), o (circle) and X, or is a single dot, not {value}</source>
      <translation>un gruppo è fatto di * (stella), o (cerchio) e X, o è un solo punto, non {value}</translation>
    </message>
    <message>
      <source>a heart</source>
      <translation>un cuore</translation>
    </message>
    <message>
      <source>a hole, and what reads as a record behind it, at byte {byte}</source>
      <translation>un buco, e dopo ciò che sembra una voce, al byte {byte}</translation>
    </message>
    <message>
      <source>a line of JSON for each change</source>
      <translation>una riga di JSON per ogni cambiamento</translation>
    </message>
    <message>
      <source>a log, or a folder: every log in it</source>
      <translation>un registro, o una cartella: ogni registro dentro</translation>
    </message>
    <message>
      <source>a map has . for blank, # for a rock and o for a food, not {value}</source>
      <translation>una mappa ha . per vuota, # per un sasso e o per un cibo, non {value}</translation>
    </message>
    <message>
      <source>a mouth</source>
      <translation>una bocca</translation>
    </message>
    <message>
      <source>a name has 1 to {most} characters, not {count}</source>
      <translation>un nome ha da 1 a {most} caratteri, non {count}</translation>
    </message>
    <message>
      <source>a name has no control, direction or private-use characters</source>
      <translation>un nome non ha caratteri di controllo, di direzione o a uso privato</translation>
    </message>
    <message>
      <source>a name has no invisible or blank characters</source>
      <translation>un nome non ha caratteri invisibili o vuoti</translation>
    </message>
    <message>
      <source>a name is in normal form, without spaces around it</source>
      <translation>un nome è in forma normale, senza spazi intorno</translation>
    </message>
    <message>
      <source>a name, or how a key begins</source>
      <translation>un nome, o come comincia una chiave</translation>
    </message>
    <message>
      <source>a nudge after {seconds} s</source>
      <translation>una spintarella dopo {seconds} s</translation>
    </message>
    <message>
      <source>a number for the next dice has to be locked in with it</source>
      <translation>insieme va bloccato un numero per i prossimi dadi</translation>
    </message>
    <message>
      <source>a packet filter of this laptop drops what friends send: let this network in, or join with the code of another laptop</source>
      <translation>un filtro di pacchetti di questo portatile scarta ciò che inviano gli amici: lascia entrare questa rete, o unisciti con il codice di un altro portatile</translation>
    </message>
    <message>
      <source>a packet was not understood, by a fault of this program ({what})</source>
      <translation>un pacchetto non è stato capito, per un errore di questo programma ({what})</translation>
    </message>
    <message>
      <source>a phone</source>
      <translation>un telefono</translation>
    </message>
    <message>
      <source>a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>un'immagine finisce in .png o .svg, un filmato in .webp o .gif</translation>
    </message>
    <message>
      <source>a picture of the game after this step, else after the last</source>
      <translation>un'immagine della partita dopo questo passo, altrimenti dopo l'ultimo</translation>
    </message>
    <message>
      <source>a player who does not open a bid is out until all let them back</source>
      <translation>chi non apre un'offerta è fuori finché tutti non lo riammettono</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all let them back</source>
      <translation>chi non apre il suo numero per un lancio resta fuori finché tutti lo lasciano tornare</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all others agree</source>
      <translation>chi non apre il suo numero per un lancio resta fuori finché tutti gli altri sono d'accordo</translation>
    </message>
    <message>
      <source>a player who has not opened a bid is out until all others agree</source>
      <translation>chi non ha aperto un'offerta è fuori finché tutti gli altri accettano</translation>
    </message>
    <message>
      <source>a player who passed all hours would get more than 0 points: {value}</source>
      <translation>chi passasse tutte le ore avrebbe più di 0 punti: {value}</translation>
    </message>
    <message>
      <source>a port is a number from {least} to 65535</source>
      <translation>una porta è un numero da {least} a 65535</translation>
    </message>
    <message>
      <source>a position of a race, and a win to be found</source>
      <translation>una posizione di una gara, e una vittoria da trovare</translation>
    </message>
    <message>
      <source>a post is swung only after the advance, or before it too (after)</source>
      <translation>un palo si gira solo dopo l'avanzata, o anche prima (after)</translation>
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation>un palo si può girare prima dell'avanzata</translation>
    </message>
    <message>
      <source>a puzzle that somebody sent you; else those of the program</source>
      <translation>un rompicapo che qualcuno ti ha mandato; altrimenti quelli del programma</translation>
    </message>
    <message>
      <source>a record of length {count} cannot be</source>
      <translation>una voce di lunghezza {count} non può esistere</translation>
    </message>
    <message>
      <source>a record of length {count} fails its checksum</source>
      <translation>una voce di lunghezza {count} ha la somma di controllo sbagliata</translation>
    </message>
    <message>
      <source>a region is written like "columns 1-4" or "rows 5-8", not {value}</source>
      <translation>una zona si scrive come "columns 1-4" o "rows 5-8", non {value}</translation>
    </message>
    <message>
      <source>a rock lies on {space}</source>
      <translation>su {space} c'è un sasso</translation>
    </message>
    <message>
      <source>a seat without a window, played by a bot; one line a step</source>
      <translation>un posto senza finestra, giocato da un bot; una riga per passo</translation>
    </message>
    <message>
      <source>a segment must lie wholly on the table</source>
      <translation>un segmento deve stare tutto sul tavolo</translation>
    </message>
    <message>
      <source>a shape is a path of # that touches itself nowhere, rows parted by /, not {value}</source>
      <translation>una forma è un percorso di # che non tocca sé stesso, righe separate da /, non {value}</translation>
    </message>
    <message>
      <source>a sheet has 3 to 26 of them, not {value}</source>
      <translation>un foglio ne ha da 3 a 26, non {value}</translation>
    </message>
    <message>
      <source>a sheet has three of them, each under [[reward]], not {value}</source>
      <translation>un foglio ne ha tre, ognuno sotto [[reward]], non {value}</translation>
    </message>
    <message>
      <source>a sheet of your own: docs/rules/cozy.md</source>
      <translation>un foglio tutto tuo: docs/rules/cozy.md</translation>
    </message>
    <message>
      <source>a sheet without a name</source>
      <translation>un foglio senza nome</translation>
    </message>
    <message>
      <source>a space is not blank</source>
      <translation>una casella non è vuota</translation>
    </message>
    <message>
      <source>a space lies outside of the sheet</source>
      <translation>una casella è fuori dal foglio</translation>
    </message>
    <message>
      <source>a swing must move the post</source>
      <translation>girare deve muovere il palo</translation>
    </message>
    <message>
      <source>a swung post keeps 48 mm from the edge of the table</source>
      <translation>un palo girato resta a 48 mm dal bordo del tavolo</translation>
    </message>
    <message>
      <source>a swung post keeps its distance from the other one</source>
      <translation>un palo girato mantiene la distanza dall'altro</translation>
    </message>
    <message>
      <source>a table for a spreadsheet</source>
      <translation>una tabella per un foglio di calcolo</translation>
    </message>
    <message>
      <source>a tail</source>
      <translation>una coda</translation>
    </message>
    <message>
      <source>a whole game of bots on this machine, told in words, then checked</source>
      <translation>un'intera partita di bot su questo computer, raccontata a parole, poi verificata</translation>
    </message>
    <message>
      <source>a whole record of length {count} that claims {claimed}</source>
      <translation>una voce intera di lunghezza {count} che ne dichiara {claimed}</translation>
    </message>
    <message>
      <source>a window opens and paints its first page (Qt {qt}), but here is no screen to show it</source>
      <translation>una finestra si apre e disegna la prima pagina (Qt {qt}), ma qui non c'è uno schermo per mostrarla</translation>
    </message>
    <message>
      <source>a window opens, paints its first page and closes (Qt {qt})</source>
      <translation>una finestra si apre, disegna la prima pagina e si chiude (Qt {qt})</translation>
    </message>
    <message>
      <source>a worm does not grow from the end with its tail</source>
      <translation>un verme non cresce dal capo con la coda</translation>
    </message>
    <message>
      <source>a worm has one tail at most</source>
      <translation>un verme ha al massimo una coda</translation>
    </message>
    <message>
      <source>a worm is no partner of its own</source>
      <translation>un verme non fa coppia con sé stesso</translation>
    </message>
    <message>
      <source>a worm is re-posed before its first segment is moved, and once</source>
      <translation>un verme si ridispone prima che si muova il primo segmento, e una volta</translation>
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation>un verme può prima essere ridisposto</translation>
    </message>
    <message>
      <source>a worm may touch itself, not overlap itself</source>
      <translation>un verme può toccare sé stesso, non coprirsi</translation>
    </message>
    <message>
      <source>a worm turns round before its first segment is moved, not later</source>
      <translation>un verme si volta prima che si muova il primo segmento, non dopo</translation>
    </message>
    <message>
      <source>a worm turns round only when its head is blocked</source>
      <translation>un verme si volta solo quando la testa è bloccata</translation>
    </message>
    <message>
      <source>acts in a step that is not its turn</source>
      <translation>agisce in un passo che non è il suo turno</translation>
    </message>
    <message>
      <source>adds an organ to its worm</source>
      <translation>aggiunge un organo al suo verme</translation>
    </message>
    <message>
      <source>after re-posing the worm must advance</source>
      <translation>dopo essere ridisposto il verme deve avanzare</translation>
    </message>
    <message>
      <source>after round {round}: {shares}</source>
      <translation>dopo il turno {round}: {shares}</translation>
    </message>
    <message>
      <source>again</source>
      <translation>un’altra</translation>
    </message>
    <message>
      <source>ahead</source>
      <translation>avanti</translation>
    </message>
    <message>
      <source>all check</source>
      <translation>tutti a posto</translation>
    </message>
    <message>
      <source>all in turn</source>
      <translation>tutti a turno</translation>
    </message>
    <message>
      <source>always this one</source>
      <translation>sempre questo</translation>
    </message>
    <message>
      <source>ambiguous option: %(option)s could match %(matches)s</source>
      <translation>opzione ambigua: %(option)s potrebbe essere %(matches)s</translation>
    </message>
    <message>
      <source>an X alone</source>
      <translation>una X sola</translation>
    </message>
    <message>
      <source>an empty folder</source>
      <translation>una cartella vuota</translation>
    </message>
    <message>
      <source>an empty sheet instead, of this chapter of Worm &amp; Cozy; 0 is all of them</source>
      <translation>invece un foglio vuoto, di questo capitolo di Worm &amp; Cozy; 0 vuol dire tutti</translation>
    </message>
    <message>
      <source>an eye</source>
      <translation>un occhio</translation>
    </message>
    <message>
      <source>an hour without a turn is a pass</source>
      <translation>un'ora senza una mossa conta come passata</translation>
    </message>
    <message>
      <source>an open table: {game}</source>
      <translation>un tavolo aperto: {game}</translation>
    </message>
    <message>
      <source>an organ for worm {worm}</source>
      <translation>un organo per il verme {worm}</translation>
    </message>
    <message>
      <source>an organ has to be added here</source>
      <translation>qui va aggiunto un organo</translation>
    </message>
    <message>
      <source>anchor</source>
      <translation>ancora</translation>
    </message>
    <message>
      <source>another game</source>
      <translation>un'altra partita</translation>
    </message>
    <message numerus="yes">
      <source>another key has this name in {count} other games on this laptop</source>
      <extracomment>another key has this name in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>un'altra chiave ha questo nome in un'altra partita su questo portatile</numerusform>
        <numerusform>un'altra chiave ha questo nome in altre {count} partite su questo portatile</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>another key than in {count} earlier games: ask who it is</source>
      <extracomment>another key than in an earlier game: ask who it is</extracomment>
      <translation>
        <numerusform>un'altra chiave rispetto a una partita precedente: chiedi chi è</numerusform>
        <numerusform>un'altra chiave rispetto a {count} partite precedenti: chiedi chi è</numerusform>
      </translation>
    </message>
    <message>
      <source>another kind of value belongs here than {value}</source>
      <translation>qui va un altro tipo di valore, non {value}</translation>
    </message>
    <message>
      <source>another program uses your key</source>
      <translation>un altro programma usa la tua chiave</translation>
    </message>
    <message>
      <source>answers a call otherwise than an answer must be</source>
      <translation>risponde a un appello diversamente da come si deve</translation>
    </message>
    <message>
      <source>answers or seals a call that is not allowed</source>
      <translation>risponde o sigilla un appello non permesso</translation>
    </message>
    <message>
      <source>apple</source>
      <translation>mela</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
      <source>arrow</source>
      <translation>freccia</translation>
    </message>
    <message>
      <source>at the blank space {space}</source>
      <translation>alla casella vuota {space}</translation>
    </message>
    <message>
      <source>at the food on {space}</source>
      <translation>al cibo su {space}</translation>
    </message>
    <message>
      <source>at the line</source>
      <translation>alla linea</translation>
    </message>
    <message>
      <source>at the rock on {space}</source>
      <translation>al sasso su {space}</translation>
    </message>
    <message>
      <source>at the table: {names}</source>
      <translation>al tavolo: {names}</translation>
    </message>
    <message>
      <source>at the table: {names}; waiting for {missing}</source>
      <translation>al tavolo: {names}; si aspetta {missing}</translation>
    </message>
    <message>
      <source>at this table the worm advances before a post is swung</source>
      <translation>a questo tavolo il verme avanza prima che si giri un palo</translation>
    </message>
    <message>
      <source>at worm {worm}</source>
      <translation>al verme {worm}</translation>
    </message>
    <message>
      <source>babies</source>
      <translation>cuccioli</translation>
    </message>
    <message>
      <source>babies get any organ but a collar</source>
      <translation>i cuccioli ricevono qualsiasi organo tranne un collare</translation>
    </message>
    <message>
      <source>baby of {count}</source>
      <translation>cucciolo di {count}</translation>
    </message>
    <message>
      <source>bear</source>
      <translation>orso</translation>
    </message>
    <message>
      <source>begins with {found}, a log with {wanted}</source>
      <translation>comincia con {found}, un registro con {wanted}</translation>
    </message>
    <message>
      <source>behind</source>
      <translation>dietro</translation>
    </message>
    <message>
      <source>bell</source>
      <translation>campana</translation>
    </message>
    <message>
      <source>belongs to another game</source>
      <translation>è di un'altra partita</translation>
    </message>
    <message>
      <source>best in {game}</source>
      <translation>il migliore in {game}</translation>
    </message>
    <message>
      <source>bid</source>
      <translation>offerta</translation>
    </message>
    <message>
      <source>bids by dice</source>
      <translation>offre coi dadi</translation>
    </message>
    <message>
      <source>bids {face}</source>
      <translation>offre {face}</translation>
    </message>
    <message>
      <source>bird</source>
      <translation>uccello</translation>
    </message>
    <message>
      <source>blank areas</source>
      <translation>zone vuote</translation>
    </message>
    <message>
      <source>boat</source>
      <translation>barca</translation>
    </message>
    <message>
      <source>bone</source>
      <translation>osso</translation>
    </message>
    <message>
      <source>book</source>
      <translation>libro</translation>
    </message>
    <message>
      <source>both are {name}: choose two keys</source>
      <translation>entrambe sono {name}: scegli due chiavi</translation>
    </message>
    <message>
      <source>both keys are the same player</source>
      <translation>le due chiavi sono lo stesso giocatore</translation>
    </message>
    <message>
      <source>bots whose logs are in {folder}: {logs} instead of {bots}</source>
      <translation>bot con il registro in {folder}: {logs} invece di {bots}</translation>
    </message>
    <message>
      <source>bottle</source>
      <translation>bottiglia</translation>
    </message>
    <message>
      <source>brain</source>
      <translation>cervello</translation>
    </message>
    <message>
      <source>brain {space}: fill it in to turn a die</source>
      <translation>cervello {space}: consumalo per girare un dado</translation>
    </message>
    <message>
      <source>brains not filled in</source>
      <translation>cervelli non consumati</translation>
    </message>
    <message>
      <source>brains unfilled</source>
      <translation>cervelli interi</translation>
    </message>
    <message>
      <source>bread</source>
      <translation>pane</translation>
    </message>
    <message>
      <source>breaks rule {tag}</source>
      <translation>infrange la regola {tag}</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>ponte</translation>
    </message>
    <message>
      <source>bring a friend: laptops in the room download the program from this one, in a browser</source>
      <translation>porta un amico: i portatili nella stanza scaricano il programma da questo, in un browser</translation>
    </message>
    <message>
      <source>broom</source>
      <translation>scopa</translation>
    </message>
    <message>
      <source>bump</source>
      <translation>scontro</translation>
    </message>
    <message>
      <source>bump!</source>
      <translation>scontro!</translation>
    </message>
    <message>
      <source>bumped</source>
      <translation>scontrato</translation>
    </message>
    <message>
      <source>bumps</source>
      <translation>scontri</translation>
    </message>
    <message>
      <source>butter</source>
      <translation>burro</translation>
    </message>
    <message>
      <source>by seat, or by lot (seat)</source>
      <translation>per posto, o a sorte (seat)</translation>
    </message>
    <message>
      <source>byte 0: the header is damaged, yet records follow it</source>
      <translation>byte 0: l'intestazione è danneggiata, ma seguono delle voci</translation>
    </message>
    <message>
      <source>byte {byte} (good records before it: {count}): {why}</source>
      <translation>byte {byte} (voci buone prima: {count}): {why}</translation>
    </message>
    <message>
      <source>byte {byte}: the log has format {found}, and we read format {wanted}: update this program</source>
      <translation>byte {byte}: il registro ha il formato {found}, e noi leggiamo il formato {wanted}: aggiorna questo programma</translation>
    </message>
    <message>
      <source>bytes of a record: {count}</source>
      <translation>byte di una voce: {count}</translation>
    </message>
    <message>
      <source>cactus</source>
      <translation>cactus</translation>
    </message>
    <message>
      <source>call</source>
      <translation>appello</translation>
    </message>
    <message>
      <source>call of the others: {asked}</source>
      <translation>appello degli altri: {asked}</translation>
    </message>
    <message>
      <source>call: {asked}, as soon as a majority agrees</source>
      <translation>appello: {asked}, appena la maggioranza accetta</translation>
    </message>
    <message>
      <source>calls a step complete that is not, or completes it otherwise</source>
      <translation>dice completo un passo che non lo è, o lo completa diversamente</translation>
    </message>
    <message>
      <source>camel</source>
      <translation>cammello</translation>
    </message>
    <message>
      <source>candle</source>
      <translation>candela</translation>
    </message>
    <message>
      <source>cannot be judged here</source>
      <translation>qui non si può verificare</translation>
    </message>
    <message>
      <source>castle</source>
      <translation>castello</translation>
    </message>
    <message>
      <source>chapter {number}</source>
      <translation>capitolo {number}</translation>
    </message>
    <message>
      <source>check adapters, ports, firewall and disk; listen for other peers</source>
      <translation>verifica schede, porte, firewall e disco; ascolta se ci sono altri</translation>
    </message>
    <message>
      <source>check logs: every signature, opening, move and step; compare several copies</source>
      <translation>verifica i registri: ogni firma, apertura, mossa e passo; confronta più copie</translation>
    </message>
    <message>
      <source>checking logs</source>
      <translation>verifica dei registri</translation>
    </message>
    <message>
      <source>checks, unfinished</source>
      <translation>a posto, non finita</translation>
    </message>
    <message>
      <source>checks, with a proof against a seat</source>
      <translation>a posto, con una prova contro un posto</translation>
    </message>
    <message>
      <source>checks, with calls by the players</source>
      <translation>a posto, con appelli dei giocatori</translation>
    </message>
    <message>
      <source>cheese</source>
      <translation>formaggio</translation>
    </message>
    <message>
      <source>chequered</source>
      <translation>a scacchi</translation>
    </message>
    <message>
      <source>cherry</source>
      <translation>ciliegia</translation>
    </message>
    <message>
      <source>chooses {worm} for an organ</source>
      <translation>sceglie {worm} per un organo</translation>
    </message>
    <message>
      <source>choosing</source>
      <translation>sceglie</translation>
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation>clicca per riprendere {space}</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>orologio</translation>
    </message>
    <message>
      <source>cloud</source>
      <translation>nuvola</translation>
    </message>
    <message>
      <source>codes have no {value!r}</source>
      <translation>i codici non hanno {value!r}</translation>
    </message>
    <message>
      <source>collar</source>
      <translation>collare</translation>
    </message>
    <message>
      <source>collar pairs</source>
      <translation>coppie di collari</translation>
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation>collare {space}: con chi?</translation>
    </message>
    <message>
      <source>column {column}</source>
      <translation>colonna {column}</translation>
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation>colonne da {first} a {last}</translation>
    </message>
    <message>
      <source>comes after the end of the game</source>
      <translation>viene dopo la fine della partita</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>comandi</translation>
    </message>
    <message>
      <source>comparing</source>
      <translation>confronto</translation>
    </message>
    <message>
      <source>conga</source>
      <translation>trenino</translation>
    </message>
    <message>
      <source>cozy</source>
      <translation>cozy</translation>
    </message>
    <message>
      <source>cozy as compost</source>
      <translation>comodi nel compost</translation>
    </message>
    <message>
      <source>cozy rocks</source>
      <translation>sassi comodi</translation>
    </message>
    <message>
      <source>cozy worms</source>
      <translation>vermi comodi</translation>
    </message>
    <message>
      <source>crawls {count}</source>
      <translation>striscia di {count}</translation>
    </message>
    <message>
      <source>crawls {count} of {number}</source>
      <translation>striscia di {count} su {number}</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and is stuck</source>
      <translation>striscia di {count} su {number} e resta bloccato</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and stops there</source>
      <translation>striscia di {count} su {number} e si ferma lì</translation>
    </message>
    <message>
      <source>crawls {number}</source>
      <translation>avanza di {number}</translation>
    </message>
    <message>
      <source>crown</source>
      <translation>corona</translation>
    </message>
    <message>
      <source>decision {number}: {said}</source>
      <translation>scelta {number}: {said}</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>dadi</translation>
    </message>
    <message>
      <source>differ in step {next}</source>
      <translation>differiscono nel passo {next}</translation>
    </message>
    <message>
      <source>different worm shapes on the sheet</source>
      <translation>forme di verme diverse sul foglio</translation>
    </message>
    <message>
      <source>disk</source>
      <translation>disco</translation>
    </message>
    <message>
      <source>does not begin with a genesis</source>
      <translation>non comincia con una genesi</translation>
    </message>
    <message>
      <source>does not check</source>
      <translation>non supera la verifica</translation>
    </message>
    <message>
      <source>does not continue this game's past</source>
      <translation>non continua il passato di questa partita</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>non si muove</translation>
    </message>
    <message>
      <source>does not open the commitment it made</source>
      <translation>non apre l'impegno che ha preso</translation>
    </message>
    <message>
      <source>does not open the salt that its offer fixed</source>
      <translation>non apre il sale che la sua offerta ha fissato</translation>
    </message>
    <message>
      <source>dotted</source>
      <translation>a pois</translation>
    </message>
    <message>
      <source>downloading: {percentage} %</source>
      <translation>download: {percentage} %</translation>
    </message>
    <message>
      <source>downloads finished: {count}</source>
      <translation>download finiti: {count}</translation>
    </message>
    <message>
      <source>drawing</source>
      <translation>disegna</translation>
    </message>
    <message>
      <source>drawing the clip</source>
      <translation>disegno del filmato</translation>
    </message>
    <message>
      <source>drawing, {total}</source>
      <translation>disegna, {total}</translation>
    </message>
    <message>
      <source>drrrrr…</source>
      <translation>drrrrr…</translation>
    </message>
    <message>
      <source>drum</source>
      <translation>tamburo</translation>
    </message>
    <message>
      <source>eagle</source>
      <translation>aquila</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>facile</translation>
    </message>
    <message>
      <source>edge worms</source>
      <translation>vermi di bordo</translation>
    </message>
    <message>
      <source>egg</source>
      <translation>uovo</translation>
    </message>
    <message>
      <source>elephant</source>
      <translation>elefante</translation>
    </message>
    <message>
      <source>en</source>
      <translation>it</translation>
    </message>
    <message>
      <source>encryption</source>
      <translation>cifratura</translation>
    </message>
    <message>
      <source>end</source>
      <translation>fine</translation>
    </message>
    <message>
      <source>end when the standard input ends</source>
      <translation>finisci quando finisce lo standard input</translation>
    </message>
    <message>
      <source>ended</source>
      <translation>finita</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>uguali</translation>
    </message>
    <message>
      <source>every organ
of {worms}</source>
      <translation>ogni organo
di {worms}</translation>
    </message>
    <message>
      <source>everything checks</source>
      <translation>è tutto a posto</translation>
    </message>
    <message>
      <source>everything that has to work works</source>
      <translation>tutto ciò che deve funzionare funziona</translation>
    </message>
    <message>
      <source>example: {command}</source>
      <translation>esempio: {command}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>codice di uscita {code}</translation>
    </message>
    <message>
      <source>exit codes: 0 all is well, 1 the answer is no, 2 wrong use or no log, 3 a newer version's</source>
      <translation>codici di uscita: 0 tutto bene, 1 la risposta è no, 2 uso sbagliato o nessun registro, 3 di una versione più nuova</translation>
    </message>
    <message numerus="yes">
      <source>expected %s arguments</source>
      <extracomment>expected %s argument</extracomment>
      <translation>
        <numerusform>serve %s argomento</numerusform>
        <numerusform>servono %s argomenti</numerusform>
      </translation>
    </message>
    <message>
      <source>expected at least one argument</source>
      <translation>serve almeno un argomento</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>serve al massimo un argomento</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>serve un argomento</translation>
    </message>
    <message>
      <source>export</source>
      <translation>esportazione</translation>
    </message>
    <message>
      <source>export      {digest}</source>
      <translation>export      {digest}</translation>
    </message>
    <message>
      <source>eye</source>
      <translation>occhio</translation>
    </message>
    <message>
      <source>eye {space}, food left: {left}</source>
      <translation>occhio {space}, cibi rimasti: {left}</translation>
    </message>
    <message>
      <source>eye, mouth, tail, collar, brain, heart are wanted once each, not {value}</source>
      <translation>eye, mouth, tail, collar, brain, heart servono una volta ciascuno, non {value}</translation>
    </message>
    <message>
      <source>eyes and mouths do not look back along their worm, nor tails into it</source>
      <translation>occhi e bocche non guardano indietro lungo il verme, né le code al suo interno</translation>
    </message>
    <message>
      <source>eyes and mouths go on the first two spaces, a tail on the last one</source>
      <translation>occhi e bocche vanno sulle prime due caselle, la coda sull'ultima</translation>
    </message>
    <message>
      <source>feather</source>
      <translation>piuma</translation>
    </message>
    <message>
      <source>fed worms</source>
      <translation>vermi sazi</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, but not while they are open, as usual on Windows; {free} MB are free</source>
      <translation>i file in {folder} sono scritti davvero in {took} ms, bloccati e sostituiti, ma non mentre sono aperti, come al solito in Windows; {free} MB liberi</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, open ones too; {free} MB are free</source>
      <translation>i file in {folder} sono scritti davvero in {took} ms, bloccati e sostituiti, anche aperti; {free} MB liberi</translation>
    </message>
    <message>
      <source>fill in a brain</source>
      <translation>consuma un cervello</translation>
    </message>
    <message>
      <source>fills in the brain on {space}: {change}</source>
      <translation>consuma il cervello su {space}: {change}</translation>
    </message>
    <message>
      <source>finish</source>
      <translation>arrivo</translation>
    </message>
    <message>
      <source>finish post {number}</source>
      <translation>palo d'arrivo {number}</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>finita</translation>
    </message>
    <message>
      <source>finished; {game}</source>
      <translation>finita; {game}</translation>
    </message>
    <message>
      <source>firewalld is on: two laptops with a firewall may not reach each other; put this network into its zone `home` or `trusted`</source>
      <translation>firewalld è attivo: due portatili con un firewall a volte non si raggiungono; metti questa rete nella zona `home` o `trusted`</translation>
    </message>
    <message>
      <source>first fault: {fault}</source>
      <translation>primo guasto: {fault}</translation>
    </message>
    <message numerus="yes">
      <source>first fault: {fault}; {count} records behind it prove nothing</source>
      <extracomment>first fault: {fault}; {count} record behind it proves nothing</extracomment>
      <translation>
        <numerusform>primo guasto: {fault}; una voce dopo non prova nulla</numerusform>
        <numerusform>primo guasto: {fault}; {count} voci dopo non provano nulla</numerusform>
      </translation>
    </message>
    <message>
      <source>fish</source>
      <translation>pesce</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinque</translation>
    </message>
    <message>
      <source>flag</source>
      <translation>bandiera</translation>
    </message>
    <message>
      <source>flute</source>
      <translation>flauto</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>cartella</translation>
    </message>
    <message>
      <source>follow a table without a seat: everything verified, nothing signed</source>
      <translation>segui un tavolo senza un posto: tutto verificato, nulla firmato</translation>
    </message>
    <message>
      <source>food on {space}</source>
      <translation>cibo su {space}</translation>
    </message>
    <message>
      <source>foods</source>
      <translation>cibi</translation>
    </message>
    <message>
      <source>foods eaten</source>
      <translation>cibi mangiati</translation>
    </message>
    <message>
      <source>foods that a mouth is at</source>
      <translation>cibi davanti a una bocca</translation>
    </message>
    <message>
      <source>for Worm &amp; Cozy</source>
      <translation>per Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>for Worm Up!</source>
      <translation>per Worm Up!</translation>
    </message>
    <message>
      <source>fork</source>
      <translation>forchetta</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quattro</translation>
    </message>
    <message>
      <source>friends</source>
      <translation>amici</translation>
    </message>
    <message>
      <source>frog</source>
      <translation>rana</translation>
    </message>
    <message>
      <source>from this laptop</source>
      <translation>da questo portatile</translation>
    </message>
    <message>
      <source>from {name}'s laptop</source>
      <translation>dal portatile di {name}</translation>
    </message>
    <message>
      <source>full lines</source>
      <translation>linee piene</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partita</translation>
    </message>
    <message>
      <source>game {game} cannot be gone on with: {why}; it may still be audited</source>
      <translation>la partita {game} non può continuare: {why}; si può però verificare</translation>
    </message>
    <message>
      <source>game {game} is already open in another window (process {process}): use that window, or close it first</source>
      <translation>la partita {game} è già aperta in un'altra finestra (processo {process}): usa quella, o prima chiudila</translation>
    </message>
    <message>
      <source>games</source>
      <translation>partite</translation>
    </message>
    <message>
      <source>games are saved in {folder}: {free} MB free, make room</source>
      <translation>le partite si salvano in {folder}: {free} MB liberi, fai posto</translation>
    </message>
    <message>
      <source>games can be saved in {folder}: {free} MB free</source>
      <translation>le partite si possono salvare in {folder}: {free} MB liberi</translation>
    </message>
    <message>
      <source>games cannot be saved in {folder}: {why}; mend that or choose another --data DIR</source>
      <translation>le partite non si possono salvare in {folder}: {why}; rimedia o scegli un altro --data DIR</translation>
    </message>
    <message>
      <source>games won</source>
      <translation>partite vinte</translation>
    </message>
    <message>
      <source>garlic</source>
      <translation>aglio</translation>
    </message>
    <message>
      <source>gathered and checked, {vouched}</source>
      <translation>raccolto e controllato, {vouched}</translation>
    </message>
    <message>
      <source>ghost</source>
      <translation>fantasma</translation>
    </message>
    <message>
      <source>giraffe</source>
      <translation>giraffa</translation>
    </message>
    <message>
      <source>give a length in mm, such as 610</source>
      <translation>dai una lunghezza in mm, come 610</translation>
    </message>
    <message>
      <source>give a number of seconds above 0</source>
      <translation>dai un numero di secondi sopra 0</translation>
    </message>
    <message>
      <source>give an organ to a worm:</source>
      <translation>dai un organo a un verme:</translation>
    </message>
    <message>
      <source>give up after so many seconds</source>
      <translation>rinuncia dopo tanti secondi</translation>
    </message>
    <message>
      <source>glove</source>
      <translation>guanto</translation>
    </message>
    <message>
      <source>go on with the game that was left last, or with GAME as `games` names it</source>
      <translation>continua con l'ultima partita lasciata, o con GAME come la nomina `games`</translation>
    </message>
    <message>
      <source>go on with the last unfinished game, or with GAME as `games` names it</source>
      <translation>continua con l'ultima partita non finita, o con GAME come la nomina `games`</translation>
    </message>
    <message>
      <source>go on without a silent seat after so many seconds, if a majority agrees (20)</source>
      <translation>continua senza un posto muto dopo tanti secondi, se la maggioranza accetta (20)</translation>
    </message>
    <message>
      <source>go on without {name}</source>
      <translation>continua senza {name}</translation>
    </message>
    <message>
      <source>go on without {name}, for good</source>
      <translation>continua senza {name}, per sempre</translation>
    </message>
    <message>
      <source>goes on from step {step} of another game</source>
      <translation>riprende dal passo {step} di un’altra partita</translation>
    </message>
    <message>
      <source>gone home</source>
      <translation>è andato via</translation>
    </message>
    <message>
      <source>grade {grade} of 5, {name}</source>
      <translation>grado {grade} di 5, {name}</translation>
    </message>
    <message>
      <source>group</source>
      <translation>gruppo</translation>
    </message>
    <message>
      <source>grow from the end on {space}</source>
      <translation>cresci dal capo su {space}</translation>
    </message>
    <message>
      <source>grow from the head on {space}</source>
      <translation>cresci dalla testa su {space}</translation>
    </message>
    <message>
      <source>grow onto {space}</source>
      <translation>cresci su {space}</translation>
    </message>
    <message>
      <source>grows onto {space}</source>
      <translation>cresce su {space}</translation>
    </message>
    <message>
      <source>guitar</source>
      <translation>chitarra</translation>
    </message>
    <message>
      <source>hammer</source>
      <translation>martello</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>difficile</translation>
    </message>
    <message>
      <source>has left for now</source>
      <translation>è uscito per ora</translation>
    </message>
    <message>
      <source>has left the game</source>
      <translation>ha lasciato la partita</translation>
    </message>
    <message>
      <source>hat</source>
      <translation>cappello</translation>
    </message>
    <message>
      <source>heart</source>
      <translation>cuore</translation>
    </message>
    <message>
      <source>hedgehog</source>
      <translation>riccio</translation>
    </message>
    <message>
      <source>holds a proof that proves nothing</source>
      <translation>contiene una prova che non prova nulla</translation>
    </message>
    <message>
      <source>holds a record that is none</source>
      <translation>contiene una voce che non lo è</translation>
    </message>
    <message>
      <source>holds a second genesis</source>
      <translation>contiene una seconda genesi</translation>
    </message>
    <message>
      <source>holds an act before every seat has said yes to the genesis</source>
      <translation>contiene un atto prima che ogni posto abbia detto sì alla genesi</translation>
    </message>
    <message>
      <source>honey</source>
      <translation>miele</translation>
    </message>
    <message>
      <source>horse</source>
      <translation>cavallo</translation>
    </message>
    <message>
      <source>hour {hour} of {count}</source>
      <translation>ora {hour} di {count}</translation>
    </message>
    <message>
      <source>how many bots (4)</source>
      <translation>quanti bot (4)</translation>
    </message>
    <message>
      <source>how many play (3)</source>
      <translation>quanti giocano (3)</translation>
    </message>
    <message>
      <source>how well bots play ({levels})</source>
      <translation>quanto sono bravi i bot ({levels})</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>argomento esplicito ignorato %r</translation>
    </message>
    <message>
      <source>in another network: {address}</source>
      <translation>in un'altra rete: {address}</translation>
    </message>
    <message>
      <source>in this edition a worm does not turn round</source>
      <translation>in questa edizione un verme non si volta</translation>
    </message>
    <message>
      <source>in words, without a window</source>
      <translation>a parole, senza finestra</translation>
    </message>
    <message>
      <source>invalid %(type)s value: %(value)r</source>
      <translation>valore %(type)s non valido: %(value)r</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>scelta non valida: %(value)r (scegli tra %(choices)s)</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
      <translation>scelta non valida: %(value)r, forse volevi dire %(closest)r? (scegli tra %(choices)s)</translation>
    </message>
    <message>
      <source>is away, so the hour is a pass</source>
      <translation>è via, perciò l'ora è passata</translation>
    </message>
    <message>
      <source>is damaged</source>
      <translation>è danneggiato</translation>
    </message>
    <message>
      <source>is not here</source>
      <translation>non è qui</translation>
    </message>
    <message>
      <source>is not signed by its seat</source>
      <translation>non è firmato dal suo posto</translation>
    </message>
    <message>
      <source>is of a game in which the key beside it has no seat</source>
      <translation>è di una partita in cui la chiave accanto non ha un posto</translation>
    </message>
    <message>
      <source>is of a newer version of this program</source>
      <translation>è di una versione più nuova di questo programma</translation>
    </message>
    <message>
      <source>is of another version of these rules</source>
      <translation>è di un'altra versione di queste regole</translation>
    </message>
    <message>
      <source>is of options that these rules do not have</source>
      <translation>ha opzioni che queste regole non hanno</translation>
    </message>
    <message>
      <source>is of rules that this program does not know</source>
      <translation>ha regole che questo programma non conosce</translation>
    </message>
    <message>
      <source>is one message too many for its seat and step</source>
      <translation>è un messaggio di troppo per il suo posto e passo</translation>
    </message>
    <message>
      <source>island</source>
      <translation>isola</translation>
    </message>
    <message>
      <source>it comes from behind the finish line, but the race ends</source>
      <translation>viene da dietro il traguardo, ma la gara finisce</translation>
    </message>
    <message>
      <source>it did not say hello</source>
      <translation>non ha salutato</translation>
    </message>
    <message>
      <source>it does not lie wholly on the table</source>
      <translation>non sta tutto sul tavolo</translation>
    </message>
    <message>
      <source>it does not touch the finish line, but the race ends</source>
      <translation>non tocca il traguardo, ma la gara finisce</translation>
    </message>
    <message>
      <source>it does not touch {worm}</source>
      <translation>non tocca {worm}</translation>
    </message>
    <message numerus="yes">
      <source>it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you</source>
      <extracomment>it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you</extracomment>
      <translation>
        <numerusform>finisce dopo un minuto, o con Ctrl+C; chi scarica si fida di te</numerusform>
        <numerusform>finisce dopo {count} minuti, o con Ctrl+C; chi scarica si fida di te</numerusform>
      </translation>
    </message>
    <message>
      <source>it goes on from step {step} of the game {game}</source>
      <translation>riprende dal passo {step} della partita {game}</translation>
    </message>
    <message>
      <source>it goes; a rest of 50 ms takes {took} ms</source>
      <translation>va; una pausa di 50 ms ne dura {took} ms</translation>
    </message>
    <message>
      <source>it has signed in this step already</source>
      <translation>ha già firmato in questo passo</translation>
    </message>
    <message>
      <source>it has {size} bytes, and at most {most} are read: is it the right file?</source>
      <translation>ha {size} byte, e se ne leggono al massimo {most}: è il file giusto?</translation>
    </message>
    <message>
      <source>it has {value} instead of {letters}</source>
      <translation>ha {value} invece di {letters}</translation>
    </message>
    <message>
      <source>it is a folder: choose a file in it</source>
      <translation>è una cartella: scegli un file al suo interno</translation>
    </message>
    <message>
      <source>it is a pipe or a device: copy what it gives to a file first</source>
      <translation>è una pipe o un dispositivo: prima copia in un file ciò che dà</translation>
    </message>
    <message>
      <source>it is at a food, but no space of its worm is free</source>
      <translation>è davanti a un cibo, ma nessuna casella del suo verme è libera</translation>
    </message>
    <message>
      <source>it is not at a food</source>
      <translation>non è davanti a un cibo</translation>
    </message>
    <message>
      <source>it is not its turn</source>
      <translation>non è il suo turno</translation>
    </message>
    <message>
      <source>it is not this player's turn</source>
      <translation>non è il turno di questo giocatore</translation>
    </message>
    <message>
      <source>it never began</source>
      <translation>mai cominciata</translation>
    </message>
    <message>
      <source>it overlaps a post</source>
      <translation>copre un palo</translation>
    </message>
    <message>
      <source>it sees no blank space</source>
      <translation>non vede caselle vuote</translation>
    </message>
    <message>
      <source>it sent a hello that was made for another connection</source>
      <translation>ha mandato un saluto fatto per un'altra connessione</translation>
    </message>
    <message>
      <source>it sent a message that does not count (step {step}, seat {seat}: {why})</source>
      <translation>ha mandato un messaggio che non conta (passo {step}, posto {seat}: {why})</translation>
    </message>
    <message>
      <source>it sent large packets before it said hello</source>
      <translation>ha mandato pacchetti grandi prima di salutare</translation>
    </message>
    <message>
      <source>it sent something that is no packet</source>
      <translation>ha mandato qualcosa che non è un pacchetto</translation>
    </message>
    <message>
      <source>it touches the finish line, but the race goes on</source>
      <translation>tocca il traguardo, ma la gara continua</translation>
    </message>
    <message>
      <source>it touches {name}'s worm</source>
      <translation>tocca il verme di {name}</translation>
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation>ora non cambierebbe nulla</translation>
    </message>
    <message>
      <source>its bytes are not those of a key</source>
      <translation>i suoi byte non sono quelli di una chiave</translation>
    </message>
    <message>
      <source>its length is {count}, less than the {least} bytes at the head of every log</source>
      <translation>la sua lunghezza è {count}, meno dei {least} byte in testa a ogni registro</translation>
    </message>
    <message>
      <source>its length, 200 to 912 mm</source>
      <translation>la sua lunghezza, da 200 a 912 mm</translation>
    </message>
    <message>
      <source>its log is damaged, {why}</source>
      <translation>il suo registro è danneggiato, {why}</translation>
    </message>
    <message>
      <source>its log is missing</source>
      <translation>il suo registro manca</translation>
    </message>
    <message>
      <source>its log is no log: {why}</source>
      <translation>il suo registro non è un registro: {why}</translation>
    </message>
    <message>
      <source>its log {why}</source>
      <translation>il suo registro {why}</translation>
    </message>
    <message>
      <source>its number is far above all that were answered</source>
      <translation>il suo numero è molto oltre tutti quelli con risposta</translation>
    </message>
    <message>
      <source>its own act of this step comes first</source>
      <translation>prima viene il suo atto di questo passo</translation>
    </message>
    <message>
      <source>its seat belongs to another key than the one here</source>
      <translation>il suo posto è di un'altra chiave, non di quella qui</translation>
    </message>
    <message>
      <source>its worm grows by up to {limit}</source>
      <translation>il suo verme cresce fino a {limit}</translation>
    </message>
    <message>
      <source>jacket</source>
      <translation>giacca</translation>
    </message>
    <message>
      <source>judging the bids</source>
      <translation>valuta le offerte</translation>
    </message>
    <message>
      <source>key</source>
      <translation>chiave</translation>
    </message>
    <message>
      <source>keys and games</source>
      <translation>chiavi e partite</translation>
    </message>
    <message>
      <source>kite</source>
      <translation>aquilone</translation>
    </message>
    <message>
      <source>lacks something that this message rests on</source>
      <translation>gli manca qualcosa su cui si regge questo messaggio</translation>
    </message>
    <message>
      <source>ladder</source>
      <translation>scala</translation>
    </message>
    <message>
      <source>laid anew, it touches the finish line</source>
      <translation>ridisposto, tocca il traguardo</translation>
    </message>
    <message>
      <source>lamp</source>
      <translation>lampada</translation>
    </message>
    <message>
      <source>lanes by lot</source>
      <translation>corsie a sorte</translation>
    </message>
    <message>
      <source>largest blank area</source>
      <translation>zona vuota più grande</translation>
    </message>
    <message>
      <source>last digest</source>
      <translation>ultima impronta</translation>
    </message>
    <message>
      <source>last digest {digest}</source>
      <translation>ultima impronta {digest}</translation>
    </message>
    <message>
      <source>last night</source>
      <translation>ieri sera</translation>
    </message>
    <message>
      <source>last played</source>
      <translation>ultima partita</translation>
    </message>
    <message>
      <source>leads</source>
      <translation>è in testa</translation>
    </message>
    <message>
      <source>leaves for good</source>
      <translation>se ne va per sempre</translation>
    </message>
    <message>
      <source>leaving for good at step {step}; {game}</source>
      <translation>se ne va per sempre al passo {step}; {game}</translation>
    </message>
    <message>
      <source>left for good at step {step}; {game}</source>
      <translation>uscito per sempre al passo {step}; {game}</translation>
    </message>
    <message>
      <source>left out for now</source>
      <translation>per ora fuori</translation>
    </message>
    <message>
      <source>lemon</source>
      <translation>limone</translation>
    </message>
    <message>
      <source>let all organs of a worm act:</source>
      <translation>fai agire tutti gli organi di un verme:</translation>
    </message>
    <message>
      <source>let {name} go for good</source>
      <translation>lascia andare {name} per sempre</translation>
    </message>
    <message>
      <source>lets {worm} act</source>
      <translation>fa agire {worm}</translation>
    </message>
    <message>
      <source>likes to bid</source>
      <translation>ama offrire</translation>
    </message>
    <message>
      <source>limbering up</source>
      <translation>si scalda</translation>
    </message>
    <message>
      <source>line {number}, </source>
      <translation>riga {number}, </translation>
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
      <translation>fila {worms}, azioni rimaste: {left}</translation>
    </message>
    <message>
      <source>lion</source>
      <translation>leone</translation>
    </message>
    <message>
      <source>list the saved games of this laptop and how they stand</source>
      <translation>elenca le partite salvate su questo portatile e a che punto sono</translation>
    </message>
    <message>
      <source>listening for some seconds ...</source>
      <translation>ascolto per qualche secondo ...</translation>
    </message>
    <message>
      <source>log: {path}</source>
      <translation>registro: {path}</translation>
    </message>
    <message>
      <source>longest step in mm</source>
      <translation>passo più lungo in mm</translation>
    </message>
    <message>
      <source>longest worm</source>
      <translation>verme più lungo</translation>
    </message>
    <message>
      <source>look back at a game: everybody's chances, and better bids, moves and hours, by bots</source>
      <translation>rivedi una partita: le probabilità di tutti, e offerte, mosse e ore migliori, dai bot</translation>
    </message>
    <message>
      <source>looking down</source>
      <translation>guarda in giù</translation>
    </message>
    <message>
      <source>looking for better hours</source>
      <translation>cerca ore migliori</translation>
    </message>
    <message>
      <source>looking for better moves</source>
      <translation>cerca mosse migliori</translation>
    </message>
    <message>
      <source>looking left</source>
      <translation>guarda a sinistra</translation>
    </message>
    <message>
      <source>looking right</source>
      <translation>guarda a destra</translation>
    </message>
    <message>
      <source>looking round…</source>
      <translation>si guarda intorno…</translation>
    </message>
    <message>
      <source>looking up</source>
      <translation>guarda in su</translation>
    </message>
    <message>
      <source>looks at the finish</source>
      <translation>rivede l’arrivo</translation>
    </message>
    <message>
      <source>mDNS is off ({what}): the beacon may do</source>
      <translation>mDNS è spento ({what}): può bastare il faro</translation>
    </message>
    <message>
      <source>mDNS is off, no adapter: join a network</source>
      <translation>mDNS è spento, nessuna scheda: entra in una rete</translation>
    </message>
    <message>
      <source>macOS asks once about incoming connections and about devices on the local network: allow both, later in System Settings &gt; Privacy &amp; Security &gt; Local Network</source>
      <translation>macOS chiede una volta delle connessioni in entrata e dei dispositivi nella rete locale: consenti entrambi, dopo in Impostazioni di Sistema &gt; Privacy e sicurezza &gt; Rete locale</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network</source>
      <translation>macOS tiene questo programma fuori dalla rete locale</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network: switch it on in System Settings &gt; Privacy &amp; Security &gt; Local Network, then start it again</source>
      <translation>macOS tiene questo programma fuori dalla rete locale: attivalo in Impostazioni di Sistema &gt; Privacy e sicurezza &gt; Rete locale, poi riavvialo</translation>
    </message>
    <message>
      <source>macOS, Apple chip</source>
      <translation>macOS, chip Apple</translation>
    </message>
    <message>
      <source>macOS, Intel chip</source>
      <translation>macOS, chip Intel</translation>
    </message>
    <message>
      <source>marks are whole numbers that rise from 1 or more, one for each group, not {value}</source>
      <translation>i segni sono numeri interi crescenti da 1 in su, uno per gruppo, non {value}</translation>
    </message>
    <message>
      <source>mean place</source>
      <translation>posto medio</translation>
    </message>
    <message>
      <source>measure every move of a race again with another geometry library, shapely</source>
      <translation>misura di nuovo ogni mossa di una gara con un'altra libreria di geometria, shapely</translation>
    </message>
    <message>
      <source>meet only those who use this port number too ({port})</source>
      <translation>incontra solo chi usa anche questo numero di porta ({port})</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>memoria</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>manca</translation>
    </message>
    <message>
      <source>mm to the line</source>
      <translation>mm alla linea</translation>
    </message>
    <message>
      <source>moon</source>
      <translation>luna</translation>
    </message>
    <message>
      <source>most in a row</source>
      <translation>più di fila</translation>
    </message>
    <message>
      <source>most organs</source>
      <translation>più organi</translation>
    </message>
    <message>
      <source>most points</source>
      <translation>più punti</translation>
    </message>
    <message>
      <source>mouth</source>
      <translation>bocca</translation>
    </message>
    <message>
      <source>mouths at food {space}</source>
      <translation>bocche al cibo {space}</translation>
    </message>
    <message>
      <source>moved {number}</source>
      <translation>mosso di {number}</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>mosse</translation>
    </message>
    <message>
      <source>moves 1st</source>
      <translation>muove 1°</translation>
    </message>
    <message>
      <source>moves 2nd</source>
      <translation>muove 2°</translation>
    </message>
    <message>
      <source>moves 3rd</source>
      <translation>muove 3°</translation>
    </message>
    <message>
      <source>moves 4th</source>
      <translation>muove 4°</translation>
    </message>
    <message>
      <source>moves 5th</source>
      <translation>muove 5°</translation>
    </message>
    <message>
      <source>moves next</source>
      <translation>muove dopo</translation>
    </message>
    <message>
      <source>moves {number}</source>
      <translation>muove di {number}</translation>
    </message>
    <message>
      <source>moving</source>
      <translation>si muove</translation>
    </message>
    <message>
      <source>mushroom</source>
      <translation>fungo</translation>
    </message>
    <message>
      <source>my die: {face}</source>
      <translation>il mio dado: {face}</translation>
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation>il mio dado: {face}, cambiato</translation>
    </message>
    <message>
      <source>my die: {face}, changed; the table rolled {old}</source>
      <translation>il mio dado: {face}, cambiato; il tavolo ha lanciato {old}</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nome</translation>
    </message>
    <message>
      <source>name a command first</source>
      <translation>prima indica un comando</translation>
    </message>
    <message>
      <source>names a seat that is not at the table</source>
      <translation>nomina un posto che non è al tavolo</translation>
    </message>
    <message>
      <source>naming</source>
      <translation>dice</translation>
    </message>
    <message>
      <source>needle</source>
      <translation>ago</translation>
    </message>
    <message>
      <source>network</source>
      <translation>rete</translation>
    </message>
    <message>
      <source>never began: nobody sat down</source>
      <translation>mai cominciata: nessuno si è seduto</translation>
    </message>
    <message>
      <source>never began: {names} did not sit down; {game}</source>
      <translation>mai cominciata: {names} non si è seduto; {game}</translation>
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation>nuovo verme {worm}, {shape}</translation>
    </message>
    <message>
      <source>no</source>
      <translation>no</translation>
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation>nessun trenino qui ha un organo che possa agire</translation>
    </message>
    <message>
      <source>no Conga Line with this tail's worm starts there</source>
      <translation>lì non comincia nessun trenino con il verme di questa coda</translation>
    </message>
    <message>
      <source>no bid</source>
      <translation>nessuna offerta</translation>
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
      <translation>nessuna casella vuota a un capo che può crescere</translation>
    </message>
    <message>
      <source>no brain of the hour before is left to change a die</source>
      <translation>dell'ora prima non resta nessun cervello per cambiare un dado</translation>
    </message>
    <message>
      <source>no distances are measured in this game</source>
      <translation>in questo gioco non si misurano distanze</translation>
    </message>
    <message>
      <source>no download yet</source>
      <translation>ancora nessun download</translation>
    </message>
    <message>
      <source>no firewall of this laptop is known to be on</source>
      <translation>nessun firewall di questo portatile risulta attivo</translation>
    </message>
    <message>
      <source>no game that is over is saved in {folder}</source>
      <translation>nessuna partita finita è salvata in {folder}</translation>
    </message>
    <message>
      <source>no game yet</source>
      <translation>ancora nessuna partita</translation>
    </message>
    <message>
      <source>no games are saved in {folder}</source>
      <translation>nessuna partita è salvata in {folder}</translation>
    </message>
    <message>
      <source>no internet, {vouched}</source>
      <translation>senza internet, {vouched}</translation>
    </message>
    <message>
      <source>no join code leads here, for UDP port {port} cannot be used ({what}): start again, which takes another port</source>
      <translation>nessun codice d'invito porta qui, perché la porta UDP {port} non si può usare ({what}): riavvia, così prende un'altra porta</translation>
    </message>
    <message>
      <source>no log shows who held these keys: one person alone can make all of them</source>
      <translation>nessun registro mostra chi teneva queste chiavi: una persona sola può farle tutte</translation>
    </message>
    <message>
      <source>no matching worm here could act</source>
      <translation>nessun verme adatto qui potrebbe agire</translation>
    </message>
    <message>
      <source>no matching worm here has room for it</source>
      <translation>nessun verme adatto qui ha posto</translation>
    </message>
    <message>
      <source>no neighbour with a collar, or no room for a baby</source>
      <translation>nessun vicino con un collare, o nessun posto per un cucciolo</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable</source>
      <translation>nessuna scheda di rete è attiva: accendi il Wi-Fi, o collega un cavo</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again</source>
      <translation>nessuna scheda di rete è attiva: accendi il Wi-Fi, o collega un cavo, e riprova</translation>
    </message>
    <message>
      <source>no number left</source>
      <translation>nessun numero rimasto</translation>
    </message>
    <message>
      <source>no organ of it could do anything now</source>
      <translation>nessuno dei suoi organi potrebbe fare qualcosa ora</translation>
    </message>
    <message>
      <source>no organ of this line could do anything now</source>
      <translation>nessun organo di questo trenino potrebbe fare qualcosa ora</translation>
    </message>
    <message>
      <source>no player {player} in the saved games</source>
      <translation>nessun giocatore {player} nelle partite salvate</translation>
    </message>
    <message>
      <source>no region has the number in this hour's name: {value}</source>
      <translation>nessuna zona ha il numero nel nome di quest'ora: {value}</translation>
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
      <translation>nessun posto per {shape} in {region}</translation>
    </message>
    <message>
      <source>no shape of the die is called {value}</source>
      <translation>nessuna forma del dado si chiama {value}</translation>
    </message>
    <message>
      <source>no space of it lies in this hour's region</source>
      <translation>nessuna sua casella è nella zona di quest'ora</translation>
    </message>
    <message>
      <source>no table with {name} now: it kept one waiting, or you said so</source>
      <translation>ora nessun tavolo con {name}: ha fatto aspettare, o l'hai detto tu</translation>
    </message>
    <message>
      <source>no value that can be locked in now</source>
      <translation>nessun valore che ora si possa bloccare</translation>
    </message>
    <message>
      <source>no window can be shown here ({what}): install what is missing</source>
      <translation>qui non si può mostrare una finestra ({what}): installa ciò che manca</translation>
    </message>
    <message>
      <source>no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`, or the package xcb-util-cursor of other systems</source>
      <translation>non si può mostrare una finestra, manca una libreria: `sudo apt install libxcb-cursor0`, o il pacchetto xcb-util-cursor di altri sistemi</translation>
    </message>
    <message>
      <source>no worm in {region} has the other organ or the shape {shape}</source>
      <translation>nessun verme in {region} ha l'altro organo o la forma {shape}</translation>
    </message>
    <message>
      <source>no worm in {region} has {kinds} or the shape {shape}</source>
      <translation>nessun verme in {region} ha {kinds} o la forma {shape}</translation>
    </message>
    <message>
      <source>no worm lies in {region}</source>
      <translation>nessun verme sta in {region}</translation>
    </message>
    <message>
      <source>nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A network for guests may keep laptops apart: then use a phone's hotspot or a cable. We keep asking</source>
      <translation>nessuno risponde a {host}. Quel portatile è sullo stesso Wi-Fi, col gioco ancora aperto? Una rete per ospiti può tenere separati i portatili: allora usa l'hotspot di un telefono o un cavo. Continuiamo a chiedere</translation>
    </message>
    <message>
      <source>nobody can reach us at {place}: {what}; choose another port or address</source>
      <translation>nessuno può raggiungerci a {place}: {what}; scegli un'altra porta o un altro indirizzo</translation>
    </message>
    <message>
      <source>nobody here has it</source>
      <translation>qui non ce l'ha nessuno</translation>
    </message>
    <message>
      <source>nobody is left out before all have opened their salts</source>
      <translation>nessuno resta fuori prima che tutti abbiano aperto il loro sale</translation>
    </message>
    <message>
      <source>nobody on {name} hands out addresses: put both laptops on one router, or use Wi-Fi</source>
      <translation>nessuno su {name} distribuisce indirizzi: collegate i due portatili allo stesso router, o usate il Wi-Fi</translation>
    </message>
    <message>
      <source>nobody sat down yet</source>
      <translation>nessuno si è ancora seduto</translation>
    </message>
    <message>
      <source>nobody yet</source>
      <translation>ancora nessuno</translation>
    </message>
    <message>
      <source>none</source>
      <translation>nessuno</translation>
    </message>
    <message>
      <source>none chosen</source>
      <translation>nessuna scelta</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normale</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>non permesso con l'argomento %s</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing</source>
      <translation>nell'emblema non c'è il sale di tutti, quindi non prova nulla</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing: open another table</source>
      <translation>nell'emblema non c'è il sale di tutti, quindi non prova nulla: apri un altro tavolo</translation>
    </message>
    <message>
      <source>not played yet</source>
      <translation>non ancora giocato</translation>
    </message>
    <message>
      <source>not signed by the makers</source>
      <translation>non firmato dagli autori</translation>
    </message>
    <message>
      <source>note: an unfinished game is kept; solo --resume goes on with it instead</source>
      <translation>nota: una partita non finita è conservata; solo --resume continua invece con quella</translation>
    </message>
    <message>
      <source>note: {note}</source>
      <translation>nota: {note}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nulla</translation>
    </message>
    <message>
      <source>nothing can be locked in with it</source>
      <translation>insieme non si può bloccare nulla</translation>
    </message>
    <message>
      <source>nothing could be fetched from {name}'s laptop ({what}): “Bring a friend” has to stay open there</source>
      <translation>dal portatile di {name} non è arrivato nulla ({what}): lì «Porta un amico» deve restare aperto</translation>
    </message>
    <message>
      <source>nothing in {folder} is what its SHA256SUMS says: copy or make the release again</source>
      <translation>nulla in {folder} è ciò che dice il suo SHA256SUMS: copia o crea di nuovo il rilascio</translation>
    </message>
    <message>
      <source>nothing that can be counted is called {value}</source>
      <translation>nulla che si possa contare si chiama {value}</translation>
    </message>
    <message>
      <source>nothing was played</source>
      <translation>non si è giocato nulla</translation>
    </message>
    <message>
      <source>now: {frame}</source>
      <translation>ora: {frame}</translation>
    </message>
    <message>
      <source>nudged</source>
      <translation>spintarella</translation>
    </message>
    <message>
      <source>off</source>
      <translation>no</translation>
    </message>
    <message>
      <source>off the sheet</source>
      <translation>fuori dal foglio</translation>
    </message>
    <message>
      <source>on the way</source>
      <translation>in arrivo</translation>
    </message>
    <message>
      <source>on {space}</source>
      <translation>su {space}</translation>
    </message>
    <message>
      <source>on {space}:</source>
      <translation>su {space}:</translation>
    </message>
    <message>
      <source>one</source>
      <translation>uno</translation>
    </message>
    <message>
      <source>one JSON document, for programs</source>
      <translation>un documento JSON, per programmi</translation>
    </message>
    <message>
      <source>one finish post may be swung, once</source>
      <translation>un palo d'arrivo si può girare, una volta</translation>
    </message>
    <message>
      <source>one for everybody left behind</source>
      <translation>uno per ognuno lasciato dietro</translation>
    </message>
    <message>
      <source>one for the winner alone</source>
      <translation>uno solo per il vincitore</translation>
    </message>
    <message>
      <source>one of its letters is wrong</source>
      <translation>una delle sue lettere è sbagliata</translation>
    </message>
    <message>
      <source>one of our sheets, 1 to 8</source>
      <translation>uno dei nostri fogli, da 1 a 8</translation>
    </message>
    <message>
      <source>one of the arguments %s is required</source>
      <translation>serve uno degli argomenti %s</translation>
    </message>
    <message>
      <source>onion</source>
      <translation>cipolla</translation>
    </message>
    <message>
      <source>only a player with an X may swing a finish post</source>
      <translation>solo chi ha una X può girare un palo d'arrivo</translation>
    </message>
    <message>
      <source>only an end of the worm can become its head</source>
      <translation>solo un capo del verme può diventarne la testa</translation>
    </message>
    <message>
      <source>only you so far</source>
      <translation>finora solo tu</translation>
    </message>
    <message>
      <source>only {free} MB are free: make room</source>
      <translation>solo {free} MB liberi: fai posto</translation>
    </message>
    <message>
      <source>only {free} MB of memory are free: close other programs</source>
      <translation>solo {free} MB di memoria liberi: chiudi altri programmi</translation>
    </message>
    <message>
      <source>onto {space}</source>
      <translation>su {space}</translation>
    </message>
    <message>
      <source>openings</source>
      <translation>aperture</translation>
    </message>
    <message>
      <source>options</source>
      <translation>opzioni</translation>
    </message>
    <message>
      <source>organs</source>
      <translation>organi</translation>
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation>organi per i cuccioli {babies}</translation>
    </message>
    <message>
      <source>organs for the babies</source>
      <translation>organi per i cuccioli</translation>
    </message>
    <message>
      <source>organs on the worm that has the most</source>
      <translation>organi sul verme che ne ha di più</translation>
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation>gli organi su {spaces} possono agire</translation>
    </message>
    <message>
      <source>other systems</source>
      <translation>altri sistemi</translation>
    </message>
    <message>
      <source>others find this table by themselves; a player who does not adds: --join {codes}</source>
      <translation>gli altri trovano questo tavolo da soli; chi non lo trova aggiunge: --join {codes}</translation>
    </message>
    <message>
      <source>others in this room open {address} in a browser</source>
      <translation>gli altri in questa stanza aprono {address} in un browser</translation>
    </message>
    <message>
      <source>out of the egg</source>
      <translation>fuori dall'uovo</translation>
    </message>
    <message>
      <source>owl</source>
      <translation>gufo</translation>
    </message>
    <message>
      <source>packed on the laptop that gives it, not signed by the makers</source>
      <translation>impacchettato sul portatile che lo dà, non firmato dagli autori</translation>
    </message>
    <message>
      <source>packed on {name}'s laptop, not signed by the makers</source>
      <translation>impacchettato sul portatile di {name}, non firmato dagli autori</translation>
    </message>
    <message>
      <source>pairs of touching collars on different worms</source>
      <translation>coppie di collari che si toccano su vermi diversi</translation>
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation>passa: non fare nulla quest'ora</translation>
    </message>
    <message>
      <source>passed over</source>
      <translation>saltato</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>passa</translation>
    </message>
    <message>
      <source>piano</source>
      <translation>pianoforte</translation>
    </message>
    <message>
      <source>place</source>
      <translation>posto</translation>
    </message>
    <message>
      <source>place a new worm of shape {shape}, which gets {kinds}:</source>
      <translation>posa un verme nuovo di forma {shape}, che riceve {kinds}:</translation>
    </message>
    <message>
      <source>place {place}</source>
      <translation>posto {place}</translation>
    </message>
    <message>
      <source>places worm {worm}, shape {shape}, on {spaces}</source>
      <translation>posa il verme {worm}, forma {shape}, su {spaces}</translation>
    </message>
    <message>
      <source>plain</source>
      <translation>liscio</translation>
    </message>
    <message>
      <source>play Worm &amp; Cozy alone in the terminal; every hour is signed and saved</source>
      <translation>gioca a Worm &amp; Cozy da solo nel terminale; ogni ora è firmata e salvata</translation>
    </message>
    <message>
      <source>player</source>
      <translation>giocatore</translation>
    </message>
    <message>
      <source>playing on from every step</source>
      <translation>gioca da ogni passo</translation>
    </message>
    <message>
      <source>pointing down</source>
      <translation>punta in giù</translation>
    </message>
    <message>
      <source>pointing left</source>
      <translation>punta a sinistra</translation>
    </message>
    <message>
      <source>pointing right</source>
      <translation>punta a destra</translation>
    </message>
    <message>
      <source>pointing up</source>
      <translation>punta in su</translation>
    </message>
    <message>
      <source>points</source>
      <translation>punti</translation>
    </message>
    <message>
      <source>points, game by game</source>
      <translation>punti, partita per partita</translation>
    </message>
    <message>
      <source>points, race by race</source>
      <translation>punti, gara per gara</translation>
    </message>
    <message>
      <source>ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet</source>
      <translation>le porte si possono usare su {addresses}, e le porte UDP {meet} e {mdns}, con cui i giocatori si trovano</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>argomenti posizionali</translation>
    </message>
    <message>
      <source>program</source>
      <translation>programma</translation>
    </message>
    <message>
      <source>pumpkin</source>
      <translation>zucca</translation>
    </message>
    <message>
      <source>puts up to {count} food</source>
      <translation>mette fino a {count} cibi</translation>
    </message>
    <message>
      <source>race</source>
      <translation>gara</translation>
    </message>
    <message>
      <source>re-poses first</source>
      <translation>prima si ridispone</translation>
    </message>
    <message>
      <source>re-posing a worm is no variant of this edition</source>
      <translation>ridisporre un verme non è una variante di questa edizione</translation>
    </message>
    <message>
      <source>re-posing lays six segments anew; the last one stays</source>
      <translation>ridisporre posa di nuovo sei segmenti; l'ultimo resta</translation>
    </message>
    <message>
      <source>re-posing must change something</source>
      <translation>ridisporre deve cambiare qualcosa</translation>
    </message>
    <message>
      <source>re-posing must not touch the finish line</source>
      <translation>ridisporre non deve toccare il traguardo</translation>
    </message>
    <message>
      <source>reading the saved games</source>
      <translation>legge le partite salvate</translation>
    </message>
    <message>
      <source>record {record} {reason}</source>
      <translation>voce {record} {reason}</translation>
    </message>
    <message>
      <source>refused: {why}</source>
      <translation>rifiutato: {why}</translation>
    </message>
    <message>
      <source>resigned</source>
      <translation>ritirato</translation>
    </message>
    <message>
      <source>retired: its log is missing or no log; what others saved can be audited</source>
      <translation>messa da parte: il registro manca o non è un registro; ciò che altri hanno salvato si può verificare</translation>
    </message>
    <message>
      <source>retired: {why}</source>
      <translation>messa da parte: {why}</translation>
    </message>
    <message>
      <source>reviews</source>
      <translation>nel riesame</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>ad anelli</translation>
    </message>
    <message>
      <source>robot</source>
      <translation>robot</translation>
    </message>
    <message>
      <source>rocks that touch no blank space</source>
      <translation>sassi che non toccano caselle vuote</translation>
    </message>
    <message>
      <source>rolls {face}</source>
      <translation>lancia {face}</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>turni</translation>
    </message>
    <message>
      <source>row {row}</source>
      <translation>riga {row}</translation>
    </message>
    <message>
      <source>rows and columns without a blank space</source>
      <translation>righe e colonne senza una casella vuota</translation>
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation>righe da {first} a {last}</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>regole</translation>
    </message>
    <message>
      <source>same here</source>
      <translation>anche qui</translation>
    </message>
    <message>
      <source>same to step {step}</source>
      <translation>uguali fino al passo {step}</translation>
    </message>
    <message>
      <source>save any step of a game as a picture</source>
      <translation>salvare un passo di una partita come immagine</translation>
    </message>
    <message>
      <source>saved: {path}; open it in a browser and print it</source>
      <translation>salvato: {path}; aprilo in un browser e stampalo</translation>
    </message>
    <message>
      <source>scissors</source>
      <translation>forbici</translation>
    </message>
    <message>
      <source>sealed</source>
      <translation>sigillata</translation>
    </message>
    <message>
      <source>seals another content than the acts and answers give</source>
      <translation>sigilla un contenuto diverso da quello di atti e risposte</translation>
    </message>
    <message>
      <source>seals another state: its rules core computes differently</source>
      <translation>sigilla un altro stato: il suo nucleo di regole calcola diversamente</translation>
    </message>
    <message>
      <source>separate blank areas of 2 to 6 spaces</source>
      <translation>zone vuote separate da 2 a 6 caselle</translation>
    </message>
    <message>
      <source>several are {player}: choose a key, {keys}</source>
      <translation>più di uno è {player}: scegli una chiave, {keys}</translation>
    </message>
    <message>
      <source>shape {shape}</source>
      <translation>forma {shape}</translation>
    </message>
    <message>
      <source>shapes</source>
      <translation>forme</translation>
    </message>
    <message>
      <source>sheet</source>
      <translation>foglio</translation>
    </message>
    <message>
      <source>show a game again from its log, in the window or in words</source>
      <translation>rivedi una partita dal suo registro, nella finestra o a parole</translation>
    </message>
    <message>
      <source>show program's version number and exit</source>
      <translation>mostra il numero di versione del programma ed esci</translation>
    </message>
    <message>
      <source>show the own join code in letters, and as a picture if not said otherwise</source>
      <translation>mostra il proprio codice d'invito in lettere, e come figura se non detto altrimenti</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>mostra questo aiuto ed esci</translation>
    </message>
    <message>
      <source>signatures</source>
      <translation>firme</translation>
    </message>
    <message>
      <source>signatures are computed wrongly here: install the program again, and do not play before</source>
      <translation>qui le firme sono calcolate male: installa di nuovo il programma, e non giocare prima</translation>
    </message>
    <message>
      <source>signed</source>
      <translation>firmato</translation>
    </message>
    <message>
      <source>signed by the makers</source>
      <translation>firmato dagli autori</translation>
    </message>
    <message>
      <source>signed by the makers of the program</source>
      <translation>firmato dagli autori del programma</translation>
    </message>
    <message>
      <source>signed two different things</source>
      <translation>ha firmato due cose diverse</translation>
    </message>
    <message>
      <source>signed, {total}</source>
      <translation>firmato, {total}</translation>
    </message>
    <message>
      <source>signs nothing</source>
      <translation>non firma nulla</translation>
    </message>
    <message>
      <source>signs nothing, {since}</source>
      <translation>non firma nulla, {since}</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>muto</translation>
    </message>
    <message>
      <source>silent, {since}</source>
      <translation>muto, {since}</translation>
    </message>
    <message>
      <source>six</source>
      <translation>sei</translation>
    </message>
    <message>
      <source>sly</source>
      <translation>furbo</translation>
    </message>
    <message>
      <source>snail</source>
      <translation>lumaca</translation>
    </message>
    <message>
      <source>snug</source>
      <translation>al calduccio</translation>
    </message>
    <message>
      <source>solo --resume goes on with a sheet: leave out --chapter and --sheet</source>
      <translation>solo --resume continua con un foglio: togli --chapter e --sheet</translation>
    </message>
    <message>
      <source>somebody else answers at {host}, not the laptop that showed this code. Each start makes a new code: ask for that one</source>
      <translation>a {host} risponde qualcun altro, non il portatile che ha mostrato questo codice. Ogni avvio crea un codice nuovo: chiedi quello</translation>
    </message>
    <message>
      <source>somebody was away here</source>
      <translation>qui mancava qualcuno</translation>
    </message>
    <message>
      <source>spaces covered by worms</source>
      <translation>caselle coperte da vermi</translation>
    </message>
    <message>
      <source>spaces filled</source>
      <translation>caselle riempite</translation>
    </message>
    <message>
      <source>spaces of the largest blank area that does not reach the edge</source>
      <translation>caselle della più grande zona vuota che non arriva al bordo</translation>
    </message>
    <message>
      <source>spaces of the longest worm</source>
      <translation>caselle del verme più lungo</translation>
    </message>
    <message>
      <source>spend a credit on a die:</source>
      <translation>spendi un credito per un dado:</translation>
    </message>
    <message>
      <source>spoon</source>
      <translation>cucchiaio</translation>
    </message>
    <message>
      <source>start</source>
      <translation>partenza</translation>
    </message>
    <message>
      <source>start post {number}</source>
      <translation>palo di partenza {number}</translation>
    </message>
    <message>
      <source>state</source>
      <translation>stato</translation>
    </message>
    <message>
      <source>stay on this machine</source>
      <translation>resta su questo computer</translation>
    </message>
    <message>
      <source>stays put</source>
      <translation>resta fermo</translation>
    </message>
    <message>
      <source>step {step}, {place}: {said}</source>
      <translation>passo {step}, {place}: {said}</translation>
    </message>
    <message>
      <source>step {step}, {said}</source>
      <translation>passo {step}, {said}</translation>
    </message>
    <message>
      <source>step {step}: {said}</source>
      <translation>passo {step}: {said}</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>passi</translation>
    </message>
    <message>
      <source>steps are counted from 1</source>
      <translation>i passi si contano da 1</translation>
    </message>
    <message>
      <source>still underground</source>
      <translation>ancora sottoterra</translation>
    </message>
    <message>
      <source>stopped; what was signed is saved</source>
      <translation>interrotta; ciò che è firmato è salvato</translation>
    </message>
    <message>
      <source>striped</source>
      <translation>a strisce</translation>
    </message>
    <message>
      <source>swing</source>
      <translation>gira</translation>
    </message>
    <message>
      <source>swings</source>
      <translation>gira il palo</translation>
    </message>
    <message>
      <source>swings a finish post</source>
      <translation>gira un palo d'arrivo</translation>
    </message>
    <message>
      <source>system</source>
      <translation>sistema</translation>
    </message>
    <message>
      <source>t tail, c collar, h heart, b brain, x a brain that is used up.</source>
      <translation>t coda, c collare, h cuore, b cervello, x un cervello consumato.</translation>
    </message>
    <message>
      <source>tail</source>
      <translation>coda</translation>
    </message>
    <message>
      <source>tail {space}: which line?</source>
      <translation>coda {space}: quale fila?</translation>
    </message>
    <message>
      <source>testing this laptop for up to a minute ...</source>
      <translation>provo questo portatile, fino a un minuto ...</translation>
    </message>
    <message>
      <source>that several keys are several people: one person alone can make all of them</source>
      <translation>che più chiavi siano più persone: una persona sola può farle tutte</translation>
    </message>
    <message>
      <source>that the name of a player is the name of the person</source>
      <translation>che il nome di un giocatore sia il nome della persona</translation>
    </message>
    <message>
      <source>that there is no other copy that ends differently: compare the copies</source>
      <translation>che non ci sia un'altra copia che finisce diversamente: confronta le copie</translation>
    </message>
    <message>
      <source>the TCP port (4545, or any)</source>
      <translation>la porta TCP (4545, o una qualsiasi)</translation>
    </message>
    <message>
      <source>the X may only name a number that nobody has bid</source>
      <translation>la X può dire solo un numero che nessuno ha offerto</translation>
    </message>
    <message>
      <source>the X moves last</source>
      <translation>la X si muove per ultima</translation>
    </message>
    <message>
      <source>the action cannot be read</source>
      <translation>l'azione non si può leggere</translation>
    </message>
    <message>
      <source>the beacon is off, for UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>il faro è spento, perché la porta UDP {port} non si può usare ({what}): chiudi il programma che la tiene, o entra col codice</translation>
    </message>
    <message>
      <source>the call counts on a seat that signed two different things</source>
      <translation>l'appello conta su un posto che ha firmato due cose diverse</translation>
    </message>
    <message>
      <source>the call is held without this seat</source>
      <translation>l'appello si tiene senza questo posto</translation>
    </message>
    <message>
      <source>the clock shows {date}: set the date of this laptop</source>
      <translation>l'orologio mostra {date}: regola la data di questo portatile</translation>
    </message>
    <message>
      <source>the clock stands still or jumps: close other programs, or start the laptop again</source>
      <translation>l'orologio è fermo o salta: chiudi altri programmi, o riavvia il portatile</translation>
    </message>
    <message>
      <source>the dice of this hour have not been thrown yet</source>
      <translation>i dadi di quest'ora non sono ancora stati lanciati</translation>
    </message>
    <message>
      <source>the die shows that already</source>
      <translation>il dado lo mostra già</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>il disco è pieno</translation>
    </message>
    <message>
      <source>the disk says: {what}</source>
      <translation>il disco dice: {what}</translation>
    </message>
    <message>
      <source>the distances cannot be measured again: the library shapely cannot be loaded</source>
      <translation>le distanze non si possono rimisurare: la libreria shapely non si carica</translation>
    </message>
    <message>
      <source>the edge of the table</source>
      <translation>il bordo del tavolo</translation>
    </message>
    <message>
      <source>the emblem has not been compared yet</source>
      <translation>l'emblema non è ancora stato confrontato</translation>
    </message>
    <message>
      <source>the end</source>
      <translation>la fine</translation>
    </message>
    <message>
      <source>the end of the step finds it elsewhere</source>
      <translation>la fine del passo lo trova altrove</translation>
    </message>
    <message>
      <source>the eye does not see this space</source>
      <translation>l'occhio non vede questa casella</translation>
    </message>
    <message>
      <source>the file {finding}, {reason}</source>
      <translation>il file {finding}, {reason}</translation>
    </message>
    <message>
      <source>the file's end was torn by a crash, {reason}</source>
      <translation>la fine del file è stata tagliata da un guasto, {reason}</translation>
    </message>
    <message>
      <source>the finish line</source>
      <translation>il traguardo</translation>
    </message>
    <message>
      <source>the finish line touches a segment</source>
      <translation>il traguardo tocca un segmento</translation>
    </message>
    <message>
      <source>the finish line touches a start post</source>
      <translation>il traguardo tocca un palo di partenza</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a start post</source>
      <translation>il traguardo finirebbe su un palo di partenza</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a worm</source>
      <translation>il traguardo finirebbe su un verme</translation>
    </message>
    <message>
      <source>the finish posts are not 178 mm apart</source>
      <translation>i pali d'arrivo non sono a 178 mm l'uno dall'altro</translation>
    </message>
    <message>
      <source>the firewall ufw is on: two laptops with a firewall may not reach each other; `sudo ufw allow from {network}` lets this network in</source>
      <translation>il firewall ufw è attivo: due portatili con un firewall a volte non si raggiungono; `sudo ufw allow from {network}` fa entrare questa rete</translation>
    </message>
    <message>
      <source>the first</source>
      <translation>il primo</translation>
    </message>
    <message>
      <source>the first organ die</source>
      <translation>il primo dado degli organi</translation>
    </message>
    <message>
      <source>the first page stays empty: install the program again</source>
      <translation>la prima pagina resta vuota: installa di nuovo il programma</translation>
    </message>
    <message>
      <source>the folder of game {game} cannot be used: {why}</source>
      <translation>la cartella della partita {game} non si può usare: {why}</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>servono questi argomenti: %s</translation>
    </message>
    <message>
      <source>the full number is compulsory, and there is still room</source>
      <translation>tutto il numero è obbligatorio, e c'è ancora posto</translation>
    </message>
    <message>
      <source>the game has not ended yet</source>
      <translation>la partita non è ancora finita</translation>
    </message>
    <message>
      <source>the game has stopped by a fault of this program ({what}): what was signed is saved</source>
      <translation>la partita si è fermata per un errore di questo programma ({what}): ciò che è firmato è salvato</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>la partita è finita</translation>
    </message>
    <message>
      <source>the game is over here</source>
      <translation>qui la partita è finita</translation>
    </message>
    <message>
      <source>the game's folder {path} cannot be made: {why}</source>
      <translation>la cartella della partita {path} non si può creare: {why}</translation>
    </message>
    <message>
      <source>the ghost</source>
      <translation>il fantasma</translation>
    </message>
    <message>
      <source>the ghost's dice do not fit this race</source>
      <translation>i dadi del fantasma non vanno bene per questa gara</translation>
    </message>
    <message>
      <source>the hour is not played to its end: something is left to decide</source>
      <translation>l'ora non è giocata fino in fondo: resta qualcosa da decidere</translation>
    </message>
    <message>
      <source>the hour is over before the last decision</source>
      <translation>l'ora finisce prima dell'ultima scelta</translation>
    </message>
    <message>
      <source>the join code of another peer, where the network hides laptops from each other</source>
      <translation>il codice d'invito di un altro, dove la rete nasconde i portatili tra loro</translation>
    </message>
    <message>
      <source>the key in {path} is not the key of game {game}: was it moved or changed?</source>
      <translation>la chiave in {path} non è quella della partita {game}: è stata spostata o cambiata?</translation>
    </message>
    <message>
      <source>the key of the game in {path} cannot be read: {why}</source>
      <translation>la chiave della partita in {path} non si può leggere: {why}</translation>
    </message>
    <message>
      <source>the laptop at {host} is there, but the game that showed this code is closed. Each start makes a new code: ask for that one</source>
      <translation>il portatile a {host} c'è, ma il gioco che ha mostrato questo codice è chiuso. Ogni avvio crea un codice nuovo: chiedi quello</translation>
    </message>
    <message>
      <source>the laptop of the join code answers at {host}; look under In this room</source>
      <translation>il portatile del codice d'invito risponde a {host}; guarda sotto “In questa stanza”</translation>
    </message>
    <message>
      <source>the laptop {peer} is not heard for {seconds} s: {why}</source>
      <translation>il portatile {peer} non si sente da {seconds} s: {why}</translation>
    </message>
    <message>
      <source>the letters {names} are missing: install the program again</source>
      <translation>mancano i caratteri {names}: installa di nuovo il programma</translation>
    </message>
    <message>
      <source>the library for connections cannot encrypt here: install the program again</source>
      <translation>la libreria per le connessioni qui non può cifrare: installa di nuovo il programma</translation>
    </message>
    <message>
      <source>the line {line} dances</source>
      <translation>la fila {line} balla</translation>
    </message>
    <message>
      <source>the log of a game</source>
      <translation>il registro di una partita</translation>
    </message>
    <message>
      <source>the log of game {game} cannot be used: {why}</source>
      <translation>il registro della partita {game} non si può usare: {why}</translation>
    </message>
    <message>
      <source>the logs of two bots do not agree: please send us this report</source>
      <translation>i registri di due bot non concordano: mandaci questo rapporto</translation>
    </message>
    <message>
      <source>the new head must touch the old one exactly</source>
      <translation>la nuova testa deve toccare esattamente la vecchia</translation>
    </message>
    <message>
      <source>the new segment and the one next to it do not just touch</source>
      <translation>il nuovo segmento e il suo vicino non si toccano appena</translation>
    </message>
    <message>
      <source>the only format known is "wormcozy-sheet/1", not {value}</source>
      <translation>l'unico formato noto è "wormcozy-sheet/1", non {value}</translation>
    </message>
    <message>
      <source>the output</source>
      <translation>l’output</translation>
    </message>
    <message>
      <source>the partner has no collar</source>
      <translation>il compagno non ha un collare</translation>
    </message>
    <message>
      <source>the ports for playing, beacon and mDNS can be used</source>
      <translation>le porte per giocare, faro e mDNS si possono usare</translation>
    </message>
    <message>
      <source>the post is nearer than 48 mm to the edge of the table</source>
      <translation>il palo è a meno di 48 mm dal bordo del tavolo</translation>
    </message>
    <message>
      <source>the post overlaps a segment</source>
      <translation>il palo copre un segmento</translation>
    </message>
    <message>
      <source>the post overlaps a start post</source>
      <translation>il palo copre un palo di partenza</translation>
    </message>
    <message>
      <source>the printed rules ({usual})</source>
      <translation>le regole stampate ({usual})</translation>
    </message>
    <message>
      <source>the program that answers at {host} is not the one that was announced there</source>
      <translation>il programma che risponde a {host} non è quello annunciato lì</translation>
    </message>
    <message>
      <source>the race is over</source>
      <translation>la gara è finita</translation>
    </message>
    <message>
      <source>the review was not kept beside the log: {reason}</source>
      <translation>l'analisi non è stata tenuta accanto al registro: {reason}</translation>
    </message>
    <message>
      <source>the rules of a game, or an empty sheet, as a page to print</source>
      <translation>le regole di un gioco, o un foglio vuoto, come pagina da stampare</translation>
    </message>
    <message>
      <source>the rules of this game failed ({what}): please send us its log</source>
      <translation>le regole di questa partita hanno fallito ({what}): mandaci il suo registro</translation>
    </message>
    <message>
      <source>the same</source>
      <translation>uguale</translation>
    </message>
    <message>
      <source>the second organ die</source>
      <translation>il secondo dado degli organi</translation>
    </message>
    <message>
      <source>the shape die</source>
      <translation>il dado della forma</translation>
    </message>
    <message>
      <source>the space does not touch the end that grows</source>
      <translation>la casella non tocca il capo che cresce</translation>
    </message>
    <message>
      <source>the space is not on the worm in question</source>
      <translation>la casella non è sul verme in questione</translation>
    </message>
    <message>
      <source>the spaces do not make the shape that is wanted</source>
      <translation>le caselle non fanno la forma richiesta</translation>
    </message>
    <message>
      <source>the step it was meant for is over</source>
      <translation>il passo a cui serviva è finito</translation>
    </message>
    <message>
      <source>the swung post would stand on a worm</source>
      <translation>il palo girato starebbe su un verme</translation>
    </message>
    <message>
      <source>the swung post would stand on another post</source>
      <translation>il palo girato starebbe su un altro palo</translation>
    </message>
    <message>
      <source>the system cannot do that: {why}</source>
      <translation>il sistema non può farlo: {why}</translation>
    </message>
    <message>
      <source>the table did not begin, for somebody was missing: looking for the same table again</source>
      <translation>il tavolo non è cominciato, mancava qualcuno: cerco di nuovo lo stesso tavolo</translation>
    </message>
    <message>
      <source>the table on a television: full screen, without a seat, for everybody in the room</source>
      <translation>il tavolo su un televisore: a tutto schermo, senza posto, per tutta la stanza</translation>
    </message>
    <message>
      <source>the table's options are not a sheet and its digest</source>
      <translation>le opzioni del tavolo non sono un foglio e la sua impronta</translation>
    </message>
    <message>
      <source>the table's options cannot be read</source>
      <translation>le opzioni del tavolo non si possono leggere</translation>
    </message>
    <message>
      <source>the table's sheet has a mistake</source>
      <translation>il foglio del tavolo ha un errore</translation>
    </message>
    <message>
      <source>the table's sheet is not the one that its digest names</source>
      <translation>il foglio del tavolo non è quello della sua impronta</translation>
    </message>
    <message>
      <source>the time is up</source>
      <translation>il tempo è scaduto</translation>
    </message>
    <message>
      <source>the turn is of another hour than the one that is played</source>
      <translation>la mossa è di un'altra ora rispetto a quella in gioco</translation>
    </message>
    <message>
      <source>the two do not touch</source>
      <translation>i due non si toccano</translation>
    </message>
    <message>
      <source>the verdict stays: only the rules of this program decide; please report this</source>
      <translation>il verdetto resta: decidono solo le regole di questo programma; segnalacelo</translation>
    </message>
    <message>
      <source>the window did not open within {seconds} s: close other programs, and test again</source>
      <translation>la finestra non si è aperta entro {seconds} s: chiudi altri programmi, e riprova</translation>
    </message>
    <message>
      <source>the window does not open ({what}): install what is missing there, or the program again</source>
      <translation>la finestra non si apre ({what}): installa ciò che manca, o di nuovo il programma</translation>
    </message>
    <message>
      <source>the window ended with exit code {code}: please send us this report</source>
      <translation>la finestra è finita col codice {code}: mandaci questo rapporto</translation>
    </message>
    <message>
      <source>the window needs a library that this system lacks: {what}</source>
      <translation>alla finestra serve una libreria che a questo sistema manca: {what}</translation>
    </message>
    <message>
      <source>the window with lobby, tables and games: also without any command</source>
      <translation>la finestra con sala, tavoli e partite: anche senza alcun comando</translation>
    </message>
    <message>
      <source>the worm does not end on this space</source>
      <translation>il verme non finisce su questa casella</translation>
    </message>
    <message>
      <source>the worm has neither the organ nor the shape that the dice ask for</source>
      <translation>il verme non ha né l'organo né la forma chiesti dai dadi</translation>
    </message>
    <message>
      <source>the worm has no room for such an organ</source>
      <translation>il verme non ha posto per un organo così</translation>
    </message>
    <message>
      <source>the worm has touched the finish line: the race is over</source>
      <translation>il verme ha toccato il traguardo: la gara è finita</translation>
    </message>
    <message>
      <source>the worm has used up its number, {value}</source>
      <translation>il verme ha usato tutto il suo numero, {value}</translation>
    </message>
    <message>
      <source>the worm overlaps itself</source>
      <translation>il verme copre sé stesso</translation>
    </message>
    <message>
      <source>the worm stays</source>
      <translation>il verme resta</translation>
    </message>
    <message>
      <source>the worm's head</source>
      <translation>la testa del verme</translation>
    </message>
    <message>
      <source>the worm's segment {number}</source>
      <translation>il segmento {number} del verme</translation>
    </message>
    <message>
      <source>the {kind} on {space} acts</source>
      <translation>agisce: {kind} su {space}</translation>
    </message>
    <message>
      <source>the {kind} on {space} of {worm}</source>
      <translation>{kind} su {space} di {worm}</translation>
    </message>
    <message>
      <source>the {shape} and {organs}</source>
      <translation>una {shape} e {organs}</translation>
    </message>
    <message>
      <source>then: {frame}</source>
      <translation>poi: {frame}</translation>
    </message>
    <message>
      <source>there are no worms yet</source>
      <translation>non ci sono ancora vermi</translation>
    </message>
    <message>
      <source>there is a post in the way</source>
      <translation>c'è un palo in mezzo</translation>
    </message>
    <message>
      <source>there is an organ on each of its spaces already</source>
      <translation>su ogni sua casella c'è già un organo</translation>
    </message>
    <message>
      <source>there is an organ on this space already</source>
      <translation>su questa casella c'è già un organo</translation>
    </message>
    <message>
      <source>there is no SHA256SUMS in {folder}: name the folder that a release was put into</source>
      <translation>in {folder} non c'è SHA256SUMS: indica la cartella in cui si trova una versione</translation>
    </message>
    <message>
      <source>there is no brain on this space</source>
      <translation>su questa casella non c'è un cervello</translation>
    </message>
    <message>
      <source>there is no chapter {number}: they go from 1 to {last}</source>
      <translation>il capitolo {number} non c'è: vanno da 1 a {last}</translation>
    </message>
    <message>
      <source>there is no field of this name</source>
      <translation>non c'è un campo con questo nome</translation>
    </message>
    <message>
      <source>there is no game in {path}: its file 'key' is missing</source>
      <translation>non c'è una partita in {path}: manca il suo file 'key'</translation>
    </message>
    <message>
      <source>there is no game {name} in {folder}</source>
      <translation>non c'è una partita {name} in {folder}</translation>
    </message>
    <message>
      <source>there is no log in {folder}</source>
      <translation>non c'è un registro in {folder}</translation>
    </message>
    <message>
      <source>there is no organ on this space</source>
      <translation>su questa casella non c'è un organo</translation>
    </message>
    <message>
      <source>there is no room for a baby beside the two</source>
      <translation>accanto ai due non c'è posto per un cucciolo</translation>
    </message>
    <message>
      <source>there is no solo game {name} in {folder}</source>
      <translation>non c'è una partita da solo {name} in {folder}</translation>
    </message>
    <message>
      <source>there is no such worm</source>
      <translation>un verme così non c'è</translation>
    </message>
    <message>
      <source>there is no unfinished game in {folder}: start without --resume</source>
      <translation>non c'è una partita non finita in {folder}: avvia senza --resume</translation>
    </message>
    <message>
      <source>there is no unfinished solo game in {folder}: leave out --resume</source>
      <translation>non c'è una partita da solo non finita in {folder}: togli --resume</translation>
    </message>
    <message>
      <source>there is no way to anybody in this network: a VPN or a firewall of this laptop keeps programs out of it; switch that off while you play</source>
      <translation>in questa rete non c'è strada verso nessuno: una VPN o un firewall di questo portatile tiene fuori i programmi; spegnilo mentre giochi</translation>
    </message>
    <message>
      <source>there is no {kind} port at {address} ({what}): close other programs that use the network, or start the laptop again</source>
      <translation>non c'è una porta {kind} a {address} ({what}): chiudi altri programmi che usano la rete, o riavvia il portatile</translation>
    </message>
    <message>
      <source>they are computed as everywhere, and a changed message is refused</source>
      <translation>sono calcolate come ovunque, e un messaggio cambiato viene rifiutato</translation>
    </message>
    <message>
      <source>thinks it over</source>
      <translation>ci pensa</translation>
    </message>
    <message>
      <source>this account may not read it</source>
      <translation>questo utente non può leggerlo</translation>
    </message>
    <message>
      <source>this account may not write there</source>
      <translation>questo utente non può scrivere lì</translation>
    </message>
    <message>
      <source>this brain is filled in and used up</source>
      <translation>questo cervello è consumato</translation>
    </message>
    <message>
      <source>this copy of the program is not as it was made: {file} is missing or has changed, so it is not handed over; download and unpack the program again</source>
      <translation>questa copia del programma non è com'è stata fatta: {file} manca o è cambiato, perciò non viene consegnata; scarica ed estrai di nuovo il programma</translation>
    </message>
    <message>
      <source>this die has been changed this hour already</source>
      <translation>questo dado è già stato cambiato in quest'ora</translation>
    </message>
    <message>
      <source>this edition cannot be played by {value}</source>
      <translation>questa edizione non si gioca in tanti: {value}</translation>
    </message>
    <message>
      <source>this edition has no such face</source>
      <translation>questa edizione non ha una faccia così</translation>
    </message>
    <message>
      <source>this face was bid successfully last round, so it rests</source>
      <translation>questa faccia è riuscita nel turno scorso, quindi riposa</translation>
    </message>
    <message>
      <source>this has to be there and is missing</source>
      <translation>questo deve esserci e manca</translation>
    </message>
    <message>
      <source>this is a file; name the folder in which games are saved</source>
      <translation>questo è un file; indica la cartella in cui sono salvate le partite</translation>
    </message>
    <message>
      <source>this is no TOML: {value}</source>
      <translation>questo non è TOML: {value}</translation>
    </message>
    <message>
      <source>this is not what the race waits for now</source>
      <translation>ora la gara non aspetta questo</translation>
    </message>
    <message>
      <source>this is not what the table waits for now</source>
      <translation>ora il tavolo non aspetta questo</translation>
    </message>
    <message>
      <source>this join code was mistyped: {why}. Compare it with the other screen</source>
      <translation>questo codice d'invito ha un errore: {why}. Confrontalo con l'altro schermo</translation>
    </message>
    <message>
      <source>this key is a player of its own again</source>
      <translation>questa chiave è di nuovo un giocatore a sé</translation>
    </message>
    <message>
      <source>this key was in no other game on this laptop</source>
      <translation>questa chiave non era in altre partite su questo portatile</translation>
    </message>
    <message numerus="yes">
      <source>this key was in {count} other games on this laptop</source>
      <extracomment>this key was in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>questa chiave era in un'altra partita su questo portatile</numerusform>
        <numerusform>questa chiave era in altre {count} partite su questo portatile</numerusform>
      </translation>
    </message>
    <message>
      <source>this kind of organ cannot be added now</source>
      <translation>questo tipo di organo ora non si può aggiungere</translation>
    </message>
    <message>
      <source>this laptop does not hold the seat's memory</source>
      <translation>questo portatile non ha la memoria del posto</translation>
    </message>
    <message>
      <source>this laptop has not caught up with the others yet</source>
      <translation>questo portatile non ha ancora raggiunto gli altri</translation>
    </message>
    <message>
      <source>this laptop is in no network: switch on Wi-Fi, or plug in a cable</source>
      <translation>questo portatile non è in nessuna rete: accendi il Wi-Fi, o collega un cavo</translation>
    </message>
    <message>
      <source>this laptop runs the program from its source and has nothing packed to give: open “Bring a friend” on a laptop that runs the downloaded program, its friends get it from there</source>
      <translation>questo portatile avvia il programma dai sorgenti e non ha nulla di pronto da dare: apri «Porta un amico» su un portatile con il programma scaricato, gli altri lo ricevono da lì</translation>
    </message>
    <message>
      <source>this laptop signs nothing more in this game</source>
      <translation>questo portatile non firma più nulla in questa partita</translation>
    </message>
    <message>
      <source>this laptop sits at a table already</source>
      <translation>questo portatile siede già a un tavolo</translation>
    </message>
    <message>
      <source>this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or a cable</source>
      <translation>questa rete ha solo IPv6, in cui questi giochi non trovano nessuno: usate l'hotspot di un telefono o un cavo</translation>
    </message>
    <message>
      <source>this organ has acted this hour already</source>
      <translation>questo organo ha già agito in quest'ora</translation>
    </message>
    <message>
      <source>this organ is not among those that may act now</source>
      <translation>questo organo non è tra quelli che ora possono agire</translation>
    </message>
    <message>
      <source>this player has left the race</source>
      <translation>questo giocatore ha lasciato la gara</translation>
    </message>
    <message>
      <source>this player has nothing to do in this step</source>
      <translation>questo giocatore non ha nulla da fare in questo passo</translation>
    </message>
    <message>
      <source>this reaches beyond the map, or counts backwards: {value}</source>
      <translation>questo esce dalla mappa, o conta all'indietro: {value}</translation>
    </message>
    <message>
      <source>this report is in {file}</source>
      <translation>questo rapporto è in {file}</translation>
    </message>
    <message>
      <source>this row is longer or shorter than the first one: {value}</source>
      <translation>questa riga è più lunga o più corta della prima: {value}</translation>
    </message>
    <message>
      <source>this seat has answered this call, or a later one</source>
      <translation>questo posto ha risposto a questo appello, o a uno dopo</translation>
    </message>
    <message>
      <source>this seat is also open on another laptop</source>
      <translation>questo posto è aperto anche su un altro portatile</translation>
    </message>
    <message>
      <source>this table plays without re-posing</source>
      <translation>questo tavolo gioca senza ridisporre</translation>
    </message>
    <message>
      <source>this trial itself failed ({what}): please send us this report</source>
      <translation>la prova stessa ha fallito ({what}): mandaci questo rapporto</translation>
    </message>
    <message>
      <source>three</source>
      <translation>tre</translation>
    </message>
    <message>
      <source>tiger</source>
      <translation>tigre</translation>
    </message>
    <message>
      <source>tiles</source>
      <translation>tessere</translation>
    </message>
    <message>
      <source>today</source>
      <translation>oggi</translation>
    </message>
    <message>
      <source>too few are present to go on without the others</source>
      <translation>siamo troppo pochi per continuare senza gli altri</translation>
    </message>
    <message>
      <source>too much was played before</source>
      <translation>prima si è giocato troppo</translation>
    </message>
    <message>
      <source>total {before} to {now}</source>
      <translation>totale da {before} a {now}</translation>
    </message>
    <message>
      <source>total {total}</source>
      <translation>totale {total}</translation>
    </message>
    <message>
      <source>touched!</source>
      <translation>toccato!</translation>
    </message>
    <message>
      <source>try in a minute everything that this program rests on; made to be sent to others</source>
      <translation>prova in un minuto tutto ciò su cui si regge il programma; fatto per essere inviato ad altri</translation>
    </message>
    <message>
      <source>turns round</source>
      <translation>si volta</translation>
    </message>
    <message>
      <source>two</source>
      <translation>due</translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced for {count} steps until the time was up, for this laptop is slow or busy; both logs check</source>
      <extracomment>two bots have raced for {count} step until the time was up, for this laptop is slow or busy; both logs check</extracomment>
      <translation>
        <numerusform>due bot hanno corso per un passo fino allo scadere del tempo, perché questo portatile è lento o occupato; i due registri sono a posto</numerusform>
        <numerusform>due bot hanno corso per {count} passi fino allo scadere del tempo, perché questo portatile è lento o occupato; i due registri sono a posto</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced to the end in {count} steps; both logs check</source>
      <extracomment>two bots have raced to the end in {count} step; both logs check</extracomment>
      <translation>
        <numerusform>due bot hanno finito la gara in un passo; i due registri sono a posto</numerusform>
        <numerusform>due bot hanno finito la gara in {count} passi; i due registri sono a posto</numerusform>
      </translation>
    </message>
    <message>
      <source>two bots on this laptop have not raced within {seconds} s of their first words: try again when the laptop has less to do; if that does not help, send us this report. Last they said: {said}</source>
      <translation>due bot su questo portatile non hanno corso entro {seconds} s dalle loro prime parole: riprova quando il portatile ha meno da fare; se non basta, mandaci questo rapporto. L'ultima cosa che hanno detto: {said}</translation>
    </message>
    <message>
      <source>two programs could open one game at once, as in some folders of a network or a cloud: choose another --data DIR</source>
      <translation>due programmi potrebbero aprire insieme una partita, come in certe cartelle di rete o cloud: scegli un altro --data DIR</translation>
    </message>
    <message>
      <source>two programs on this laptop are connected, and a false key is refused</source>
      <translation>due programmi su questo portatile sono connessi, e una chiave falsa viene rifiutata</translation>
    </message>
    <message>
      <source>two programs on this laptop cannot reach each other within {seconds} s: something that guards this laptop may forbid it; allow this program there</source>
      <translation>due programmi su questo portatile non si raggiungono entro {seconds} s: forse lo vieta qualcosa che lo protegge; consenti lì questo programma</translation>
    </message>
    <message>
      <source>umbrella</source>
      <translation>ombrello</translation>
    </message>
    <message>
      <source>unfinished at step {step}; {game}</source>
      <translation>non finita, al passo {step}; {game}</translation>
    </message>
    <message>
      <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
      <translation>comando sconosciuto %(parser_name)r (scelte: %(choices)s)</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>argomenti sconosciuti: %s</translation>
    </message>
    <message>
      <source>up to this step; in the window, at it</source>
      <translation>fino a questo passo; nella finestra, a questo passo</translation>
    </message>
    <message>
      <source>usage: </source>
      <translation>uso: </translation>
    </message>
    <message numerus="yes">
      <source>vanished {count} times when others had opened bids or dice</source>
      <extracomment>vanished once when others had opened bids or dice</extracomment>
      <translation>
        <numerusform>sparito una volta quando altri avevano aperto offerte o dadi</numerusform>
        <numerusform>sparito {count} volte quando altri avevano aperto offerte o dadi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>version {version}; {count} files with the fingerprint {code}, which all laptops with the same download have</source>
      <extracomment>version {version}; {count} file with the fingerprint {code}, which all laptops with the same download have</extracomment>
      <translation>
        <numerusform>versione {version}; un file con l'impronta {code}, che hanno tutti i portatili con lo stesso download</numerusform>
        <numerusform>versione {version}; {count} file con l'impronta {code}, che hanno tutti i portatili con lo stesso download</numerusform>
      </translation>
    </message>
    <message>
      <source>violin</source>
      <translation>violino</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>aspetta</translation>
    </message>
    <message>
      <source>waiting for {names}: of two players nobody can go on alone. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>si aspetta {names}: di due giocatori nessuno continua da solo. Chiudi il programma per sospendere; `peer --resume` continua poi da qui</translation>
    </message>
    <message>
      <source>waiting for {names}: we are too few to go on. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>si aspetta {names}: siamo troppo pochi per continuare. Chiudi il programma per sospendere; `peer --resume` continua poi da qui</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>aspetta</translation>
    </message>
    <message>
      <source>warming up</source>
      <translation>riscaldamento</translation>
    </message>
    <message numerus="yes">
      <source>was away {count} times when others had opened bids or dice, and came back</source>
      <extracomment>was away once when others had opened bids or dice, and came back</extracomment>
      <translation>
        <numerusform>è mancato una volta quando altri avevano aperto offerte o dadi, ed è tornato</numerusform>
        <numerusform>è mancato {count} volte quando altri avevano aperto offerte o dadi, ed è tornato</numerusform>
      </translation>
    </message>
    <message>
      <source>what came is no whole build of this program ({what}), and nothing of it was kept: fetch it again, or from another laptop</source>
      <translation>quello che è arrivato non è il programma intero ({what}) e non è stato tenuto nulla: prendilo di nuovo o da un altro portatile</translation>
    </message>
    <message>
      <source>what the bot's chance starts from</source>
      <translation>da dove parte il caso del bot</translation>
    </message>
    <message>
      <source>what the bots' chance starts from</source>
      <translation>da dove parte il caso dei bot</translation>
    </message>
    <message>
      <source>what the log calls you</source>
      <translation>come ti chiama il registro</translation>
    </message>
    <message>
      <source>what the others call it</source>
      <translation>come lo chiamano gli altri</translation>
    </message>
    <message>
      <source>what the others call you</source>
      <translation>come ti chiamano gli altri</translation>
    </message>
    <message>
      <source>what the program speaks: {codes}</source>
      <translation>la lingua del programma: {codes}</translation>
    </message>
    <message>
      <source>what the table agrees to beside its rules, as a window tells its bots</source>
      <translation>ciò che il tavolo concorda oltre alle regole, come una finestra lo dice ai suoi bot</translation>
    </message>
    <message>
      <source>what this row counts does not take {value}</source>
      <translation>ciò che questa riga conta non prende {value}</translation>
    </message>
    <message>
      <source>what you wear cannot be kept in {path}: {why}</source>
      <translation>quello che indossi non si può tenere in {path}: {why}</translation>
    </message>
    <message>
      <source>when it was played and how long anybody thought: a log has no clock to trust</source>
      <translation>quando si è giocato e quanto ha pensato ognuno: un registro non ha un orologio affidabile</translation>
    </message>
    <message numerus="yes">
      <source>where it sees {count} blank spaces</source>
      <extracomment>where it sees {count} blank space</extracomment>
      <translation>
        <numerusform>dove vede una casella vuota</numerusform>
        <numerusform>dove vede {count} caselle vuote</numerusform>
      </translation>
    </message>
    <message>
      <source>where to</source>
      <translation>dove</translation>
    </message>
    <message>
      <source>where to look</source>
      <translation>dove guardare</translation>
    </message>
    <message>
      <source>whether players whispered, or looked at each other's screens</source>
      <translation>se i giocatori sussurravano, o si guardavano gli schermi</translation>
    </message>
    <message>
      <source>whether somebody who vanished had first looked at what the others opened</source>
      <translation>se chi è sparito aveva prima guardato ciò che gli altri aprivano</translation>
    </message>
    <message>
      <source>whether the dice were fair: without other people, only your own program vouches for them</source>
      <translation>se i dadi erano onesti: senza altre persone, solo il tuo programma garantisce per loro</translation>
    </message>
    <message>
      <source>who has not chosen is nudged after {seconds} s; it takes nothing away</source>
      <translation>chi non ha scelto riceve una spintarella dopo {seconds} s; non toglie nulla</translation>
    </message>
    <message>
      <source>who plays how: wins, places, bids and bumps in the saved games of this laptop</source>
      <translation>chi gioca come: vittorie, posti, offerte e scontri nelle partite salvate di questo portatile</translation>
    </message>
    <message>
      <source>who sat at the keyboard, and whether a program chose the moves</source>
      <translation>chi sedeva alla tastiera, e se le mosse le ha scelte un programma</translation>
    </message>
    <message>
      <source>whose games tell who is known</source>
      <translation>di cui si sa chi gioca</translation>
    </message>
    <message>
      <source>window</source>
      <translation>finestra</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>vittorie</translation>
    </message>
    <message>
      <source>wins in a row</source>
      <translation>vittorie di fila</translation>
    </message>
    <message>
      <source>with</source>
      <translation>con</translation>
    </message>
    <message>
      <source>with a coach</source>
      <translation>con un coach</translation>
    </message>
    <message>
      <source>with the head on {space}</source>
      <translation>con la testa su {space}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>con {names}</translation>
    </message>
    <message>
      <source>with {worm} as partner</source>
      <translation>con {worm} come compagno</translation>
    </message>
    <message>
      <source>worm {letter}</source>
      <translation>verme {letter}</translation>
    </message>
    <message>
      <source>worm {worm} grew by {n}</source>
      <translation>il verme {worm} è cresciuto di {n}</translation>
    </message>
    <message>
      <source>worm {worm} grows: {size} of {limit}</source>
      <translation>il verme {worm} cresce: {size} di {limit}</translation>
    </message>
    <message>
      <source>worms</source>
      <translation>vermi</translation>
    </message>
    <message>
      <source>worms in the largest group of touching worms</source>
      <translation>vermi nel gruppo più grande di vermi che si toccano</translation>
    </message>
    <message>
      <source>worms in the longest Conga Line</source>
      <translation>vermi nel trenino più lungo</translation>
    </message>
    <message>
      <source>worms may not touch each other</source>
      <translation>i vermi non possono toccarsi</translation>
    </message>
    <message>
      <source>worms of 5 or more spaces that touch no blank space</source>
      <translation>vermi di 5 o più caselle che non toccano caselle vuote</translation>
    </message>
    <message>
      <source>worms of 6 or more spaces</source>
      <translation>vermi di 6 o più caselle</translation>
    </message>
    <message>
      <source>worms on the edge of the sheet</source>
      <translation>vermi sul bordo del foglio</translation>
    </message>
    <message>
      <source>worms touching a blank space</source>
      <translation>vermi che toccano una casella vuota</translation>
    </message>
    <message>
      <source>worms touching blank</source>
      <translation>vermi vicino al vuoto</translation>
    </message>
    <message>
      <source>worms touching the worm with the most neighbours</source>
      <translation>vermi che toccano il verme con più vicini</translation>
    </message>
    <message>
      <source>worms with a mouth at a food</source>
      <translation>vermi con una bocca davanti a un cibo</translation>
    </message>
    <message>
      <source>worms with kinds</source>
      <translation>vermi con più tipi</translation>
    </message>
    <message>
      <source>worms with organs</source>
      <translation>vermi con organi</translation>
    </message>
    <message>
      <source>worms with three or more kinds of organ</source>
      <translation>vermi con tre o più tipi di organo</translation>
    </message>
    <message>
      <source>worms with two or more kinds of organ</source>
      <translation>vermi con due o più tipi di organo</translation>
    </message>
    <message>
      <source>worms with two or more organs</source>
      <translation>vermi con due o più organi</translation>
    </message>
    <message>
      <source>wormup-lan: a library that Qt draws windows with is missing on this system, most likely xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</source>
      <translation>wormup-lan: a questo sistema manca una libreria con cui Qt disegna finestre, molto probabilmente xcb-cursor. Debian e Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</translation>
    </message>
    <message>
      <source>wormup-lan: the screen has gone, so the window has closed; what was signed is saved</source>
      <translation>wormup-lan: lo schermo non c'è più, quindi la finestra si è chiusa; ciò che era firmato è salvato</translation>
    </message>
    <message>
      <source>wormup-lan: the variable QT_QPA_PLATFORM asks for the screen {name}, and there is none of that kind: start without the variable</source>
      <translation>wormup-lan: la variabile QT_QPA_PLATFORM chiede lo schermo {name}, e qui non ce n'è di quel tipo: avvia senza la variabile</translation>
    </message>
    <message>
      <source>wormup-lan: the window is open already on this laptop and does not answer: end it, then start again</source>
      <translation>wormup-lan: la finestra è già aperta su questo portatile e non risponde: chiudila, poi riavvia</translation>
    </message>
    <message>
      <source>wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan demo, peer, watch, solo, audit and replay --text (--help says more)</source>
      <translation>wormup-lan: non c'è uno schermo su cui aprire una finestra. Senza finestra ci sono: wormup-lan demo, peer, watch, solo, audit e replay --text (--help dice di più)</translation>
    </message>
    <message>
      <source>write the report to a file as well, to send it</source>
      <translation>scrivi il rapporto anche in un file, per inviarlo</translation>
    </message>
    <message>
      <source>yawns</source>
      <translation>sbadiglia</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>sì</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>ieri</translation>
    </message>
    <message>
      <source>you</source>
      <translation>tu</translation>
    </message>
    <message>
      <source>you may change a die next hour</source>
      <translation>nella prossima ora puoi cambiare un dado</translation>
    </message>
    <message>
      <source>you, again</source>
      <translation>tu, un’altra</translation>
    </message>
    <message>
      <source>your identity {path} cannot be used: {why}; or choose another --data DIR</source>
      <translation>la tua identità {path} non si può usare: {why}; oppure scegli un altro --data DIR</translation>
    </message>
    <message>
      <source>your name cannot be kept in {path}: {why}</source>
      <translation>il tuo nome non si può tenere in {path}: {why}</translation>
    </message>
    <message>
      <source>your own worm</source>
      <translation>il tuo verme</translation>
    </message>
    <message>
      <source>your seat is also open on another laptop: end the program there, and it goes on here</source>
      <translation>il tuo posto è aperto anche su un altro portatile: chiudi là il programma, e continua qui</translation>
    </message>
    <message>
      <source>your seat went on at another laptop, and goes on there</source>
      <translation>il tuo posto è passato a un altro portatile, e continua là</translation>
    </message>
    <message>
      <source>zero bytes: {count}</source>
      <translation>byte a zero: {count}</translation>
    </message>
    <message>
      <source>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</source>
      <translation>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</translation>
    </message>
    <message>
      <source>{counted}, no doubts.</source>
      <translation>{counted}, nessun dubbio.</translation>
    </message>
    <message>
      <source>{counted}.</source>
      <translation>{counted}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} brains could turn a die.</source>
      <extracomment>One brain could turn a die.</extracomment>
      <translation>
        <numerusform>Un cervello potrebbe girare un dado.</numerusform>
        <numerusform>{count} cervelli potrebbero girare un dado.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} chosen</source>
      <extracomment>{count} chosen</extracomment>
      <translation>
        <numerusform>{count} scelta</numerusform>
        <numerusform>{count} scelte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} credits for the next hour</source>
      <extracomment>{count} credit for the next hour</extracomment>
      <translation>
        <numerusform>{count} credito per la prossima ora</numerusform>
        <numerusform>{count} crediti per la prossima ora</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} downloads</source>
      <extracomment>{count} download</extracomment>
      <translation>
        <numerusform>{count} download</numerusform>
        <numerusform>{count} download</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} draws of this evening ended unfinished.</source>
      <extracomment>{count} draw of this evening ended unfinished.</extracomment>
      <translation>
        <numerusform>{count} sorteggio di questa serata è rimasto incompiuto.</numerusform>
        <numerusform>{count} sorteggi di questa serata sono rimasti incompiuti.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} envelopes</source>
      <extracomment>{count} envelope</extracomment>
      <translation>
        <numerusform>{count} busta</numerusform>
        <numerusform>{count} buste</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} friends</source>
      <extracomment>{count} friend</extracomment>
      <translation>
        <numerusform>{count} amico</numerusform>
        <numerusform>{count} amici</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>{count} game</extracomment>
      <translation>
        <numerusform>{count} partita</numerusform>
        <numerusform>{count} partite</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games cannot be read: 'wormup-lan games' says why</source>
      <extracomment>{count} game cannot be read: 'wormup-lan games' says why</extracomment>
      <translation>
        <numerusform>{count} partita non si può leggere: 'wormup-lan games' dice perché</numerusform>
        <numerusform>{count} partite non si possono leggere: 'wormup-lan games' dice perché</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} hours</source>
      <extracomment>{count} hour</extracomment>
      <translation>
        <numerusform>{count} ora</numerusform>
        <numerusform>{count} ore</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters and digits</source>
      <extracomment>{count} letter or digit</extracomment>
      <translation>
        <numerusform>{count} lettera o cifra</numerusform>
        <numerusform>{count} lettere e cifre</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters to go</source>
      <extracomment>{count} letter to go</extracomment>
      <translation>
        <numerusform>ancora {count} lettera</numerusform>
        <numerusform>ancora {count} lettere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <extracomment>{count} move</extracomment>
      <translation>
        <numerusform>{count} mossa</numerusform>
        <numerusform>{count} mosse</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library, which does not agree within {mm} mm:</source>
      <extracomment>{count} move also measured with another geometry library, which does not agree within {mm} mm:</extracomment>
      <translation>
        <numerusform>{count} mossa misurata anche con un'altra libreria di geometria, che non concorda entro {mm} mm:</numerusform>
        <numerusform>{count} mosse misurate anche con un'altra libreria di geometria, che non concorda entro {mm} mm:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library: all agree within {mm} mm</source>
      <extracomment>{count} move also measured with another geometry library: it agrees within {mm} mm</extracomment>
      <translation>
        <numerusform>{count} mossa misurata anche con un'altra libreria di geometria: concorda entro {mm} mm</numerusform>
        <numerusform>{count} mosse misurate anche con un'altra libreria di geometria: tutte concordano entro {mm} mm</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} numbers for the dice</source>
      <extracomment>{count} number for the dice</extracomment>
      <translation>
        <numerusform>{count} numero per i dadi</numerusform>
        <numerusform>{count} numeri per i dadi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {hours} checked, all dice recomputed</source>
      <extracomment>{count} opening matches its commitment, {hours} checked, all dice recomputed</extracomment>
      <translation>
        <numerusform>{count} apertura conforme all’impegno; verificato: {hours}; tutti i dadi ricalcolati</numerusform>
        <numerusform>{count} aperture conformi agli impegni; verificato: {hours}; tutti i dadi ricalcolati</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {moves} checked</source>
      <extracomment>{count} opening matches its commitment, {moves} checked</extracomment>
      <translation>
        <numerusform>{count} apertura conforme all’impegno; verificato: {moves}</numerusform>
        <numerusform>{count} aperture conformi agli impegni; verificato: {moves}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people</source>
      <extracomment>{count} person</extracomment>
      <translation>
        <numerusform>{count} persona</numerusform>
        <numerusform>{count} persone</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people come</source>
      <extracomment>{count} person comes</extracomment>
      <translation>
        <numerusform>viene {count} persona</numerusform>
        <numerusform>vengono {count} persone</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players</source>
      <extracomment>{count} player</extracomment>
      <translation>
        <numerusform>{count} giocatore</numerusform>
        <numerusform>{count} giocatori</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, about {rounds}</source>
      <extracomment>{count} player, about {rounds}</extracomment>
      <translation>
        <numerusform>{count} giocatore, circa {rounds}</numerusform>
        <numerusform>{count} giocatori, circa {rounds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, {hours}</source>
      <extracomment>{count} player, {hours}</extracomment>
      <translation>
        <numerusform>{count} giocatore, {hours}</numerusform>
        <numerusform>{count} giocatori, {hours}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points more and you are {next}.</source>
      <extracomment>{count} point more and you are {next}.</extracomment>
      <translation>
        <numerusform>Ancora {count} punto e sei {next}.</numerusform>
        <numerusform>Ancora {count} punti e sei {next}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} races</source>
      <extracomment>{count} race</extracomment>
      <translation>
        <numerusform>{count} gara</numerusform>
        <numerusform>{count} gare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds</source>
      <extracomment>{count} round</extracomment>
      <translation>
        <numerusform>{count} turno</numerusform>
        <numerusform>{count} turni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds in one look</source>
      <extracomment>{count} round in one look</extracomment>
      <translation>
        <numerusform>{count} turno in uno sguardo</numerusform>
        <numerusform>{count} turni in uno sguardo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} seats free</source>
      <extracomment>{count} seat free</extracomment>
      <translation>
        <numerusform>{count} posto libero</numerusform>
        <numerusform>{count} posti liberi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments</source>
      <extracomment>{count} segment</extracomment>
      <translation>
        <numerusform>{count} segmento</numerusform>
        <numerusform>{count} segmenti</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments reach here</source>
      <extracomment>{count} segment reaches here</extracomment>
      <translation>
        <numerusform>{count} segmento arriva qui</numerusform>
        <numerusform>{count} segmenti arrivano qui</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signatures</source>
      <extracomment>{count} signature</extracomment>
      <translation>
        <numerusform>{count} firma</numerusform>
        <numerusform>{count} firme</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps</source>
      <extracomment>{count} step</extracomment>
      <translation>
        <numerusform>{count} passo</numerusform>
        <numerusform>{count} passi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps, each sealed by all at the table or by a call</source>
      <extracomment>{count} step, sealed by all at the table or by a call</extracomment>
      <translation>
        <numerusform>{count} passo, sigillato da tutti al tavolo o da un appello</numerusform>
        <numerusform>{count} passi, ognuno sigillato da tutti al tavolo o da un appello</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tables</source>
      <extracomment>{count} table</extracomment>
      <translation>
        <numerusform>{count} tavolo</numerusform>
        <numerusform>{count} tavoli</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to do</source>
      <extracomment>{count} thing to do</extracomment>
      <translation>
        <numerusform>{count} cosa da fare</numerusform>
        <numerusform>{count} cose da fare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to mend</source>
      <extracomment>{count} thing to mend</extracomment>
      <translation>
        <numerusform>{count} cosa da sistemare</numerusform>
        <numerusform>{count} cose da sistemare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <extracomment>{count} way</extracomment>
      <translation>
        <numerusform>{count} modo</numerusform>
        <numerusform>{count} modi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} wins</source>
      <extracomment>{count} win</extracomment>
      <translation>
        <numerusform>{count} vittoria</numerusform>
        <numerusform>{count} vittorie</numerusform>
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
      <translation>Gara di {day}, turno {round}</translation>
    </message>
    <message>
      <source>{day}'s sheets, hour {hour}</source>
      <translation>Fogli di {day}, ora {hour}</translation>
    </message>
    <message>
      <source>{day}, nobody won</source>
      <translation>{day}, nessun vincitore</translation>
    </message>
    <message>
      <source>{day}, round {round}</source>
      <translation>{day}, turno {round}</translation>
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation>{decision}  ↩ {frame}</translation>
    </message>
    <message>
      <source>{die} becomes {new} instead of {old}</source>
      <translation>{die} diventa {new} invece di {old}</translation>
    </message>
    <message>
      <source>{done} of {count}</source>
      <translation>{done} di {count}</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>{done} of {count} game</extracomment>
      <translation>
        <numerusform>{done} di {count} partita</numerusform>
        <numerusform>{done} di {count} partite</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} races</source>
      <extracomment>{done} of {count} race</extracomment>
      <translation>
        <numerusform>{done} di {count} gara</numerusform>
        <numerusform>{done} di {count} gare</numerusform>
      </translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players</source>
      <translation>{edition} è da {least} a {most} giocatori</translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players.</source>
      <translation>{edition} è da {least} a {most} giocatori.</translation>
    </message>
    <message numerus="yes">
      <source>{edition}, {count} players, {length} mm: about {rounds}, {low} to {high} minutes among people</source>
      <extracomment>{edition}, {count} player, {length} mm: about {rounds}, {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{edition}, {count} giocatore, {length} mm: circa {rounds}, da {low} a {high} minuti tra persone</numerusform>
        <numerusform>{edition}, {count} giocatori, {length} mm: circa {rounds}, da {low} a {high} minuti tra persone</numerusform>
      </translation>
    </message>
    <message>
      <source>{ended}: finished. Back to {next}</source>
      <translation>{ended}: finito. Torna a {next}</translation>
    </message>
    <message>
      <source>{face} alone</source>
      <translation>{face} da solo</translation>
    </message>
    <message>
      <source>{face} is chosen: name it, or choose another one.</source>
      <translation>Hai scelto {face}: dillo, o scegline un altro.</translation>
    </message>
    <message>
      <source>{face} is chosen: seal it, or choose another one.</source>
      <translation>Hai scelto {face}: sigillalo, o scegline un altro.</translation>
    </message>
    <message>
      <source>{face} sleeps</source>
      <translation>{face} dorme</translation>
    </message>
    <message>
      <source>{face} sleeps this round, it just moved you.</source>
      <translation>{face} dorme questo turno, ti ha appena mosso.</translation>
    </message>
    <message>
      <source>{face} sleeps, it just moved you.</source>
      <translation>{face} dorme, ti ha appena mosso.</translation>
    </message>
    <message>
      <source>{face} wins {share} % of the races</source>
      <translation>{face} vince il {share} % delle gare</translation>
    </message>
    <message>
      <source>{file} is damaged, or somebody has changed it: ask for it once more.</source>
      <translation>{file} è danneggiato, o qualcuno l'ha cambiato: chiedilo di nuovo.</translation>
    </message>
    <message>
      <source>{file} is no puzzle, or it is damaged: ask for it once more.</source>
      <translation>{file} non è un rompicapo, o è danneggiato: chiedilo di nuovo.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: it does not end where somebody has to move.</source>
      <translation>{file} non è un rompicapo: non finisce dove qualcuno deve muovere.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no race is in it.</source>
      <translation>{file} non è un rompicapo: non contiene una gara.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no winning move was found.</source>
      <translation>{file} non è un rompicapo: non è stata trovata una mossa vincente.</translation>
    </message>
    <message>
      <source>{file} is not a log of this program. The log of a game is the file called 'log' in the folder of that game.</source>
      <translation>{file} non è un registro di questo programma. Il registro di una partita è il file 'log' nella sua cartella.</translation>
    </message>
    <message>
      <source>{file}, step {step}</source>
      <translation>{file}, passo {step}</translation>
    </message>
    <message>
      <source>{file}: does not go on from step {step} of {log}: it stood otherwise there</source>
      <translation>{file}: non riprende dal passo {step} di {log}: lì la posizione era diversa</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of a game whose log is not here; audit both together to see whether it stood so</source>
      <translation>{file}: riprende dal passo {step} di una partita il cui registro non è qui; verifica entrambi insieme per vedere se la posizione era quella</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of {log}, as it stood there</source>
      <translation>{file}: riprende dal passo {step} di {log}, come stava lì</translation>
    </message>
    <message>
      <source>{file}: {what}</source>
      <translation>{file}: {what}</translation>
    </message>
    <message>
      <source>{file}: {why}; choose another place</source>
      <translation>{file}: {why}; scegli un altro posto</translation>
    </message>
    <message>
      <source>{first} and {second} are overlapping by {gap} mm</source>
      <translation>{first} e {second} si coprono di {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart</source>
      <translation>{first} e {second} sono a {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation>{first} e {second} sono a {gap} mm; non possono toccarsi (regola W3.4).</translation>
    </message>
    <message>
      <source>{first} goes first with {one}, then {second} with {two}.</source>
      <translation>Prima {first} con {one}, poi {second} con {two}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, then {third}.</source>
      <translation>Prima {first}, poi {second}, poi {third}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third} and {fourth}.</source>
      <translation>Prima {first}, poi {second}, {third} e {fourth}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third}, {fourth} and {fifth}.</source>
      <translation>Prima {first}, poi {second}, {third}, {fourth} e {fifth}.</translation>
    </message>
    <message>
      <source>{first} moves {one}.</source>
      <translation>{first} muove di {one}.</translation>
    </message>
    <message>
      <source>{folder} cannot be used for --out: {why}</source>
      <translation>{folder} non si può usare per --out: {why}</translation>
    </message>
    <message>
      <source>{folder} is not empty: choose a new folder for --out</source>
      <translation>{folder} non è vuota: scegli una cartella nuova per --out</translation>
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation>{frame}. {rule}</translation>
    </message>
    <message>
      <source>{free} GB free</source>
      <translation>{free} GB liberi</translation>
    </message>
    <message>
      <source>{free} MB are free</source>
      <translation>{free} MB liberi</translation>
    </message>
    <message>
      <source>{free} MB free: make room</source>
      <translation>{free} MB liberi: fai posto</translation>
    </message>
    <message>
      <source>{game} of another program</source>
      <translation>{game} di un altro programma</translation>
    </message>
    <message numerus="yes">
      <source>{game}, {count} players: {hours}, about {low} to {high} minutes among people</source>
      <extracomment>{game}, {count} player: {hours}, about {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{game}, {count} giocatore: {hours}, da {low} a {high} minuti circa tra persone</numerusform>
        <numerusform>{game}, {count} giocatori: {hours}, da {low} a {high} minuti circa tra persone</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: empty sheets</source>
      <translation>{game}: fogli vuoti</translation>
    </message>
    <message>
      <source>{game}: the rules</source>
      <translation>{game}: le regole</translation>
    </message>
    <message numerus="yes">
      <source>{game}: {count} bots ({level}, seed {seed}), files in {folder}</source>
      <extracomment>{game}: {count} bot ({level}, seed {seed}), files in {folder}</extracomment>
      <translation>
        <numerusform>{game}: {count} bot ({level}, seme {seed}), file in {folder}</numerusform>
        <numerusform>{game}: {count} bot ({level}, seme {seed}), file in {folder}</numerusform>
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
      <translation>{gap} mm oltre la linea</translation>
    </message>
    <message>
      <source>{gap} mm away</source>
      <translation>a {gap} mm</translation>
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation>a {gap} mm dalla linea</translation>
    </message>
    <message>
      <source>{got} of {size}</source>
      <translation>{got} di {size}</translation>
    </message>
    <message>
      <source>{heading}: {counts}</source>
      <translation>{heading}: {counts}</translation>
    </message>
    <message>
      <source>{hearts} for its hearts + {before} grown before = {limit}</source>
      <translation>{hearts} per i suoi cuori + {before} di crescita prima = {limit}</translation>
    </message>
    <message>
      <source>{here} of {seats} are here</source>
      <translation>{here} di {seats} ci sono</translation>
    </message>
    <message>
      <source>{host} does not let us in at the moment</source>
      <translation>{host} al momento non ci fa entrare</translation>
    </message>
    <message>
      <source>{hour}, {region}</source>
      <translation>{hour}, {region}</translation>
    </message>
    <message>
      <source>{hour}, {region}: what do you do?</source>
      <translation>{hour}, {region}: cosa fai?</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, and nothing better was found.</source>
      <translation>{hour}: {name} {gained}, e nulla di meglio è stato trovato.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, but {best} with: {deeds}.</source>
      <translation>{hour}: {name} {gained}, ma {best} con: {deeds}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, where a bot found {best}.</source>
      <translation>{hour}: {name} {gained}, dove un bot ha trovato {best}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}.</source>
      <translation>{hour}: {name} {gained}.</translation>
    </message>
    <message>
      <source>{kind} on {space}</source>
      <translation>{kind} su {space}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}</source>
      <translation>{kind} {space} di {worm}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}, idle: {reason}</source>
      <translation>{kind} {space} di {worm}, fermo: {reason}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: click to let it act</source>
      <translation>{kind} {space} di {worm}: clicca per farlo agire</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation>{kind} {space} di {worm}: fatto in quest'ora</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: it could act</source>
      <translation>{kind} {space} di {worm}: potrebbe agire</translation>
    </message>
    <message>
      <source>{kind}: {reason}</source>
      <translation>{kind}: {reason}</translation>
    </message>
    <message numerus="yes">
      <source>{laid} of {count} segments are laid</source>
      <extracomment>{laid} of {count} segment is laid</extracomment>
      <translation>
        <numerusform>{laid} di {count} segmento posato</numerusform>
        <numerusform>{laid} di {count} segmenti posati</numerusform>
      </translation>
    </message>
    <message>
      <source>{least} or more</source>
      <translation>{least} o più</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>da {least} a {most}</translation>
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation>Restano {left} di {number}.</translation>
    </message>
    <message>
      <source>{left} to go</source>
      <translation>ancora {left}</translation>
    </message>
    <message>
      <source>{length} cm</source>
      <translation>{length} cm</translation>
    </message>
    <message numerus="yes">
      <source>{line}, {count} of them with {other}</source>
      <extracomment>{line}, once with {other}</extracomment>
      <translation>
        <numerusform>{line}, una con {other}</numerusform>
        <numerusform>{line}, {count} con {other}</numerusform>
      </translation>
    </message>
    <message>
      <source>{low} to {high} min</source>
      <translation>da {low} a {high} min</translation>
    </message>
    <message>
      <source>{mm} mm</source>
      <translation>{mm} mm</translation>
    </message>
    <message>
      <source>{more} % more wins</source>
      <translation>{more} % di vittorie in più</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <translation>{most} o {last}</translation>
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation>{names} e {last}</translation>
    </message>
    <message>
      <source>{names} are here</source>
      <translation>Qui: {names}</translation>
    </message>
    <message numerus="yes">
      <source>{names} are here and have not chosen for {count} minutes.</source>
      <extracomment>{names} are here and have not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{names} sono qui e non scelgono da {count} minuto.</numerusform>
        <numerusform>{names} sono qui e non scelgono da {count} minuti.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are playing {game}</source>
      <extracomment>{names} is playing {game}</extracomment>
      <translation>
        <numerusform>{names} gioca a {game}</numerusform>
        <numerusform>{names} giocano a {game}</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} are the coziest</source>
      <translation>{names} sono i più comodi</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}</source>
      <translation>{names} sbattono il naso sul {face}</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}, {others} over {other}</source>
      <translation>{names} sbattono il naso sul {face}, {others} sul {other}</translation>
    </message>
    <message>
      <source>{names} bump over {face}.</source>
      <translation>{names} si scontrano sul {face}.</translation>
    </message>
    <message>
      <source>{names} can be heard</source>
      <translation>Si sentono: {names}</translation>
    </message>
    <message numerus="yes">
      <source>{names} have dozed off</source>
      <extracomment>{names} has dozed off</extracomment>
      <translation>
        <numerusform>{names} si è appisolato</numerusform>
        <numerusform>{names} si sono appisolati</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have gone home…</source>
      <extracomment>{names} has gone home…</extracomment>
      <translation>
        <numerusform>{names} è andato a casa…</numerusform>
        <numerusform>{names} sono andati a casa…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have not chosen yet</source>
      <extracomment>{names} has not chosen yet</extracomment>
      <translation>
        <numerusform>{names} non ha ancora scelto</numerusform>
        <numerusform>{names} non hanno ancora scelto</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} have won the evening together</source>
      <translation>{names} hanno vinto insieme la serata</translation>
    </message>
    <message>
      <source>{names} have won together</source>
      <translation>{names} hanno vinto insieme</translation>
    </message>
    <message>
      <source>{names} lead together</source>
      <translation>{names} sono in testa insieme</translation>
    </message>
    <message>
      <source>{names} share the win with {total}.</source>
      <translation>{names} vincono insieme con {total}.</translation>
    </message>
    <message>
      <source>{names} sit down. Emblem: {emblem}.</source>
      <translation>{names} si siedono. Emblema: {emblem}.</translation>
    </message>
    <message numerus="yes">
      <source>{names} wait for you</source>
      <extracomment>{names} waits for you</extracomment>
      <translation>
        <numerusform>{names} ti aspetta</numerusform>
        <numerusform>{names} ti aspettano</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} want one more</source>
      <translation>{names} ne vogliono un’altra</translation>
    </message>
    <message>
      <source>{names} wants one more</source>
      <translation>{names} ne vuole un’altra</translation>
    </message>
    <message>
      <source>{names} wins with {total}.</source>
      <translation>{names} vince con {total}.</translation>
    </message>
    <message>
      <source>{names} would end the race here.</source>
      <translation>{names} chiuderebbe qui la gara.</translation>
    </message>
    <message>
      <source>{name} (bot)</source>
      <translation>{name} (bot)</translation>
    </message>
    <message>
      <source>{name} (hour {hour} of {count}), {region}: {dice}.</source>
      <translation>{name} (ora {hour} di {count}), {region}: {dice}.</translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <translation>{name} (tu)</translation>
    </message>
    <message>
      <source>{name} ({key}) is a player of its own</source>
      <translation>{name} ({key}) è un giocatore a sé</translation>
    </message>
    <message>
      <source>{name} ({key}) is also known as {other} ({other_key})</source>
      <translation>{name} ({key}) è noto anche come {other} ({other_key})</translation>
    </message>
    <message>
      <source>{name} ({key}) is somebody else</source>
      <translation>{name} ({key}) è qualcun altro</translation>
    </message>
    <message>
      <source>{name} and {other} sat in one game: they are two players</source>
      <translation>{name} e {other} erano nella stessa partita: sono due giocatori</translation>
    </message>
    <message>
      <source>{name} at {hosts} is heard but not reached: a firewall is on there, or the game has just ended; join from that laptop, with the code of this one</source>
      <translation>{name} a {hosts} si sente ma non si raggiunge: lì c’è un firewall acceso, o la partita è appena finita; unisciti da quel portatile con il codice di questo</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached</source>
      <translation>{name} a {hosts} si raggiunge</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached, and has version {theirs}; you have {ours}</source>
      <translation>{name} a {hosts} si raggiunge, e ha la versione {theirs}; tu hai la {ours}</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you and {others}; {best} would have won {more} % more.</source>
      <translation>{name} ha offerto {bid} e si è scontrato con te e {others}; {best} avrebbe vinto il {more} % in più.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you; {best} would have won {more} % more.</source>
      <translation>{name} ha offerto {bid} e si è scontrato con te; {best} avrebbe vinto il {more} % in più.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>{name} ha offerto {bid} e si è scontrato con {others}; {best} avrebbe vinto il {more} % in più.</translation>
    </message>
    <message>
      <source>{name} bid {bid}; {best} would have won {more} % more.</source>
      <translation>{name} ha offerto {bid}; {best} avrebbe vinto il {more} % in più.</translation>
    </message>
    <message>
      <source>{name} can call again.</source>
      <translation>{name} può richiamare tutti.</translation>
    </message>
    <message>
      <source>{name} could still catch up.</source>
      <translation>{name} potrebbe ancora recuperare.</translation>
    </message>
    <message>
      <source>{name} did not end: see {file}</source>
      <translation>{name} non è finito: vedi {file}</translation>
    </message>
    <message>
      <source>{name} draws the tables when all are there.</source>
      <translation>{name} sorteggia i tavoli quando ci sono tutti.</translation>
    </message>
    <message>
      <source>{name} ended with exit code {code}: see {file}</source>
      <translation>{name} è finito col codice {code}: vedi {file}</translation>
    </message>
    <message>
      <source>{name} ends with {total}: {grade}.</source>
      <translation>{name} finisce con {total}: {grade}.</translation>
    </message>
    <message>
      <source>{name} has an address of its own making</source>
      <translation>{name} ha un indirizzo che si è dato da sé</translation>
    </message>
    <message>
      <source>{name} has another version</source>
      <translation>{name} ha un'altra versione</translation>
    </message>
    <message>
      <source>{name} has left for good.</source>
      <translation>{name} se n'è andato per sempre.</translation>
    </message>
    <message>
      <source>{name} has left the game for good; {then}.</source>
      <translation>{name} ha lasciato la partita per sempre; {then}.</translation>
    </message>
    <message>
      <source>{name} has left the table for now.</source>
      <translation>{name} per ora ha lasciato il tavolo.</translation>
    </message>
    <message>
      <source>{name} has opened nothing and contributes nothing.</source>
      <translation>{name} non ha aperto nulla e non contribuisce.</translation>
    </message>
    <message>
      <source>{name} has other rules of {rules} (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>{name} ha altre regole di {rules} (programma {theirs}, il nostro {ours}): va aggiornato il più vecchio</translation>
    </message>
    <message>
      <source>{name} has our name: one of us must take another</source>
      <translation>{name} ha il nostro nome: uno di noi deve cambiarlo</translation>
    </message>
    <message>
      <source>{name} has swung a post, now {away} worms from the thread</source>
      <translation>{name} ha girato un palo, ora è a {away} vermi dal filo</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: all tables are for both of you</source>
      <translation>{name} ha la versione {theirs}, tu la {ours}: tutti i tavoli vanno bene per entrambi</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables are not for you</source>
      <translation>{name} ha la versione {theirs}, tu la {ours}: entrambi potete giocare a {games}, ma certi tavoli non sono per te</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: no table is for both of you</source>
      <translation>{name} ha la versione {theirs}, tu la {ours}: nessun tavolo va bene per entrambi</translation>
    </message>
    <message>
      <source>{name} has won</source>
      <translation>{name} ha vinto</translation>
    </message>
    <message>
      <source>{name} has won the evening</source>
      <translation>{name} ha vinto la serata</translation>
    </message>
    <message>
      <source>{name} has {system}: open “Bring a friend” there, then it can be fetched here.</source>
      <translation>{name} ha {system}: apri lì «Porta un amico», poi si può prendere da qui.</translation>
    </message>
    <message>
      <source>{name} held up {others}</source>
      <translation>{name} ha fermato {others}</translation>
    </message>
    <message>
      <source>{name} is back</source>
      <translation>{name} è di nuovo qui</translation>
    </message>
    <message>
      <source>{name} is back at the table.</source>
      <translation>{name} è di nuovo al tavolo.</translation>
    </message>
    <message>
      <source>{name} is heard again</source>
      <translation>{name} si sente di nuovo</translation>
    </message>
    <message>
      <source>{name} is heard and reached</source>
      <translation>{name} si sente e si raggiunge</translation>
    </message>
    <message>
      <source>{name} is heard, but not reached</source>
      <translation>{name} si sente, ma non si raggiunge</translation>
    </message>
    <message>
      <source>{name} is heard, but signs nothing since {time}</source>
      <translation>{name} si sente, ma non firma nulla dalle {time}</translation>
    </message>
    <message>
      <source>{name} is here</source>
      <translation>{name} è qui</translation>
    </message>
    <message numerus="yes">
      <source>{name} is here and has not chosen for {count} minutes.</source>
      <extracomment>{name} is here and has not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{name} è qui e non sceglie da {count} minuto.</numerusform>
        <numerusform>{name} è qui e non sceglie da {count} minuti.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} is in this room and has {version}. “Bring a friend” on that laptop gives you the newer program; then start again.</source>
      <translation>{name} è in questa stanza e ha {version}. “Porta un amico” su quel portatile ti dà il programma più nuovo; poi riavvia.</translation>
    </message>
    <message>
      <source>{name} is looking round</source>
      <translation>{name} si guarda intorno</translation>
    </message>
    <message>
      <source>{name} is not looking round any more.</source>
      <translation>{name} non si guarda più intorno.</translation>
    </message>
    <message>
      <source>{name} is out until all others agree.</source>
      <translation>{name} è fuori finché tutti gli altri accettano.</translation>
    </message>
    <message>
      <source>{name} is passed over.</source>
      <translation>{name} viene saltato.</translation>
    </message>
    <message>
      <source>{name} is silent since {time}</source>
      <translation>{name} è muto dalle {time}</translation>
    </message>
    <message>
      <source>{name} is stuck after {count}, {away} worms from the thread</source>
      <translation>{name} è bloccato dopo {count}, a {away} vermi dal filo</translation>
    </message>
    <message>
      <source>{name} is the coziest</source>
      <translation>{name} è il più comodo</translation>
    </message>
    <message>
      <source>{name} leads by {count}</source>
      <translation>{name} è in testa di {count}</translation>
    </message>
    <message>
      <source>{name} leads, {mm} mm to go.</source>
      <translation>{name} è in testa, mancano {mm} mm.</translation>
    </message>
    <message>
      <source>{name} left a roll for the second time and passes from now on.</source>
      <translation>{name} ha lasciato un lancio per la seconda volta e da ora passa.</translation>
    </message>
    <message>
      <source>{name} lies in the way</source>
      <translation>{name} è in mezzo</translation>
    </message>
    <message>
      <source>{name} looks back: follow</source>
      <translation>{name} rivede la partita: segui</translation>
    </message>
    <message>
      <source>{name} moved {count}, now {away} worms from the thread</source>
      <translation>{name} ha mosso di {count}, ora è a {away} vermi dal filo</translation>
    </message>
    <message>
      <source>{name} moves {number}</source>
      <translation>{name} muove di {number}</translation>
    </message>
    <message>
      <source>{name} moves {number}.</source>
      <translation>{name} muove di {number}.</translation>
    </message>
    <message>
      <source>{name} moves {number}: find the win.</source>
      <translation>{name} muove {number}: trova la vittoria.</translation>
    </message>
    <message numerus="yes">
      <source>{name} named {count} numbers</source>
      <extracomment>{name} named {count} number</extracomment>
      <translation>
        <numerusform>{name} ha detto {count} numero</numerusform>
        <numerusform>{name} ha detto {count} numeri</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} names a number with the X.</source>
      <translation>{name} dice un numero con la X.</translation>
    </message>
    <message>
      <source>{name} names {number} with the X.</source>
      <translation>{name} dice {number} con la X.</translation>
    </message>
    <message>
      <source>{name} now names a number with the X.</source>
      <translation>Ora {name} dice un numero con la X.</translation>
    </message>
    <message>
      <source>{name} resigns.</source>
      <translation>{name} si ritira.</translation>
    </message>
    <message>
      <source>{name} runs on this laptop</source>
      <translation>{name} gira su questo portatile</translation>
    </message>
    <message>
      <source>{name} sits down alone.</source>
      <translation>{name} si siede da solo.</translation>
    </message>
    <message>
      <source>{name} stays put.</source>
      <translation>{name} resta fermo.</translation>
    </message>
    <message>
      <source>{name} swung it away from {other}</source>
      <translation>{name} lo ha portato via a {other}</translation>
    </message>
    <message>
      <source>{name} waits for those who were drawn to the same table</source>
      <translation>{name} aspetta chi è stato sorteggiato allo stesso tavolo</translation>
    </message>
    <message>
      <source>{name} wants to play again.</source>
      <translation>{name} vuole giocare ancora.</translation>
    </message>
    <message>
      <source>{name} wins!</source>
      <translation>{name} vince!</translation>
    </message>
    <message>
      <source>{name} won, {day}</source>
      <translation>{name} ha vinto, {day}</translation>
    </message>
    <message>
      <source>{name} would go on</source>
      <translation>{name} andrebbe avanti</translation>
    </message>
    <message>
      <source>{name} {deeds}: it touches the line.</source>
      <translation>{name} {deeds}: tocca la linea.</translation>
    </message>
    <message>
      <source>{name} {deeds}: {gap} mm to go.</source>
      <translation>{name} {deeds}: mancano {gap} mm.</translation>
    </message>
    <message>
      <source>{name} {gap} mm away</source>
      <translation>{name} a {gap} mm</translation>
    </message>
    <message>
      <source>{name}'s X names {number}.</source>
      <translation>La X di {name} dice {number}.</translation>
    </message>
    <message>
      <source>{name}'s evening</source>
      <translation>Serata di {name}</translation>
    </message>
    <message>
      <source>{name}'s head</source>
      <translation>la testa di {name}</translation>
    </message>
    <message>
      <source>{name}'s head is blocked: no spot is free (rule W3.2).</source>
      <translation>La testa di {name} è bloccata: nessun posto libero (regola W3.2).</translation>
    </message>
    <message>
      <source>{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).</source>
      <translation>La testa di {name}: il centro è a {away} mm dalla linea, il bordo {gap} (regola W4.5).</translation>
    </message>
    <message>
      <source>{name}'s laptop gave another build than it had promised, and nothing of it was kept: fetch it from another laptop</source>
      <translation>il portatile di {name} ha dato un programma diverso da quello promesso e non è stato tenuto nulla: prendilo da un altro portatile</translation>
    </message>
    <message>
      <source>{name}'s laptop has it</source>
      <translation>il portatile di {name} ce l'ha</translation>
    </message>
    <message>
      <source>{name}'s laptop has not said a word for {since}. A closed lid? Call across the table first. {name} can come back at any time.</source>
      <translation>Il portatile di {name} tace da {since}. Coperchio chiuso? Prima chiama attraverso il tavolo. {name} può tornare quando vuole.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things.</source>
      <translation>Il portatile di {name} ha firmato due cose diverse.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation>Il portatile di {name} ha firmato due cose diverse; la prova è salvata.</translation>
    </message>
    <message>
      <source>{name}'s laptop is heard, but has signed nothing for {since}. Its program may be stuck: call across the table first. {name} can come back at any time.</source>
      <translation>Il portatile di {name} si sente, ma non firma nulla da {since}. Forse il programma è bloccato: prima chiama attraverso il tavolo. {name} può tornare quando vuole.</translation>
    </message>
    <message>
      <source>{name}'s laptop signed two different things in step {step}</source>
      <translation>Il portatile di {name} ha firmato due cose diverse nel passo {step}</translation>
    </message>
    <message>
      <source>{name}'s number {number}…; its seal, recomputed: {verdict}.</source>
      <translation>Il numero di {name} {number}…; il suo sigillo, ricalcolato: {verdict}.</translation>
    </message>
    <message>
      <source>{name}'s placement {number}</source>
      <translation>Posa {number} di {name}</translation>
    </message>
    <message>
      <source>{name}'s program does not understand this one: the older of the two must be updated</source>
      <translation>Il programma di {name} non capisce questo: va aggiornato il più vecchio dei due</translation>
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation>il segmento {number} di {name}</translation>
    </message>
    <message>
      <source>{name}'s sheet</source>
      <translation>Foglio di {name}</translation>
    </message>
    <message>
      <source>{name}'s swing</source>
      <translation>Palo girato da {name}</translation>
    </message>
    <message>
      <source>{name}'s table</source>
      <translation>Tavolo di {name}</translation>
    </message>
    <message>
      <source>{name}'s table cannot be played: its terms are against the rules of its game</source>
      <translation>Al tavolo di {name} non si può giocare: le condizioni sono contro le regole del suo gioco</translation>
    </message>
    <message>
      <source>{name}'s table is full and about to begin</source>
      <translation>Il tavolo di {name} è pieno e sta per cominciare</translation>
    </message>
    <message>
      <source>{name}'s table is not open any more.</source>
      <translation>Il tavolo di {name} non è più aperto.</translation>
    </message>
    <message>
      <source>{name}'s table needs the newer version of this program (theirs {theirs}, ours {ours})</source>
      <translation>il tavolo di {name} richiede la versione più recente di questo programma (lì {theirs}, qui {ours})</translation>
    </message>
    <message>
      <source>{name}'s table plays something else now.</source>
      <translation>Al tavolo di {name} ora si gioca ad altro.</translation>
    </message>
    <message>
      <source>{name}'s table plays something that this program does not know (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>Il tavolo di {name} gioca qualcosa che questo programma non conosce (programma {theirs}, il nostro {ours}): va aggiornato il più vecchio</translation>
    </message>
    <message>
      <source>{name}'s tournament</source>
      <translation>Torneo di {name}</translation>
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation>il verme di {name}</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}.</source>
      <translation>{bid} di {name} nel turno {round}.</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>{bid} di {name} nel turno {round}; {best} avrebbe vinto il {more} % in più.</translation>
    </message>
    <message>
      <source>{name}, from place {before} to {after}</source>
      <translation>{name}, dal posto {before} al {after}</translation>
    </message>
    <message>
      <source>{name}, key {key}</source>
      <translation>{name}, chiave {key}</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} bids and no bump</source>
      <extracomment>{name}, {count} bid and no bump</extracomment>
      <translation>
        <numerusform>{name}, {count} offerta e nessuno scontro</numerusform>
        <numerusform>{name}, {count} offerte e nessuno scontro</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} swings</source>
      <extracomment>{name}, {count} swing</extracomment>
      <translation>
        <numerusform>{name}, {count} giro</numerusform>
        <numerusform>{name}, {count} giri</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} times</source>
      <extracomment>{name}, {count} time</extracomment>
      <translation>
        <numerusform>{name}, {count} volta</numerusform>
        <numerusform>{name}, {count} volte</numerusform>
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
        <numerusform>{name}, {free} offerta su {count} in solitaria</numerusform>
        <numerusform>{name}, {free} offerte su {count} in solitaria</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {mm} mm before {other}</source>
      <translation>{name}, {mm} mm prima di {other}</translation>
    </message>
    <message>
      <source>{name}, {mm} mm in round {round}</source>
      <translation>{name}, {mm} mm nel turno {round}</translation>
    </message>
    <message>
      <source>{name}: key {key}</source>
      <translation>{name}: chiave {key}</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line</source>
      <translation>{name}: {away} mm alla linea</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line.</source>
      <translation>{name}: {away} mm alla linea.</translation>
    </message>
    <message>
      <source>{name}: {before} mm, then {after} mm.</source>
      <translation>{name}: {before} mm, poi {after} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} mm.</source>
      <translation>{name}: {before} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away, then {after}.</source>
      <translation>{name}: a {before} vermi, poi {after}.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away.</source>
      <translation>{name}: a {before} vermi.</translation>
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
      <translation>{one} e {other}</translation>
    </message>
    <message>
      <source>{one} and {two}, things left: {left}</source>
      <translation>{one} e {two}, cose rimaste: {left}</translation>
    </message>
    <message>
      <source>{one}, {two}, shape {shape}</source>
      <translation>{one}, {two}, forma {shape}</translation>
    </message>
    <message>
      <source>{option} is an option of {theirs}, and this table plays {ours}: leave it out, or choose --game {other} without those of {ours}</source>
      <translation>{option} è un'opzione di {theirs}, e questo tavolo gioca a {ours}: toglila, o scegli --game {other} senza quelle di {ours}</translation>
    </message>
    <message>
      <source>{organ} acts: {effect}</source>
      <translation>{organ} agisce: {effect}</translation>
    </message>
    <message>
      <source>{organ} on {space}</source>
      <translation>{organ} su {space}</translation>
    </message>
    <message>
      <source>{organ} to {worms}</source>
      <translation>{organ} a {worms}</translation>
    </message>
    <message>
      <source>{path} cannot be read: mend it or move it away; until then nobody is merged</source>
      <translation>{path} non si può leggere: sistemalo o spostalo; fino ad allora non si unisce nessuno</translation>
    </message>
    <message>
      <source>{path} cannot be read: {why}</source>
      <translation>{path} non si può leggere: {why}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}</source>
      <translation>{path} non si può scrivere: {why}</translation>
    </message>
    <message>
      <source>{path} has no step {step} that checks: its steps are 1 to {last}</source>
      <translation>{path} non ha un passo {step} che risulti valido: i passi vanno da 1 a {last}</translation>
    </message>
    <message>
      <source>{path} holds no game that has begun</source>
      <translation>{path} non contiene una partita cominciata</translation>
    </message>
    <message numerus="yes">
      <source>{path} is no sheet yet, it has {count} mistakes:</source>
      <extracomment>{path} is no sheet yet, it has a mistake:</extracomment>
      <translation>
        <numerusform>{path} non è ancora un foglio, ha {count} errore:</numerusform>
        <numerusform>{path} non è ancora un foglio, ha {count} errori:</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} is no sheet yet: its words have no room</source>
      <translation>{path} non è ancora un foglio: le sue parole non ci stanno</translation>
    </message>
    <message>
      <source>{path} is no sheet: not UTF-8 text, at byte {byte}</source>
      <translation>{path} non è un foglio: non è testo UTF-8, al byte {byte}</translation>
    </message>
    <message>
      <source>{path} is not your identity any more: put back a copy of it, or move it away to play as a new person</source>
      <translation>{path} non è più la tua identità: rimettine una copia, o spostalo per giocare come persona nuova</translation>
    </message>
    <message>
      <source>{path} is the log itself; choose another file</source>
      <translation>{path} è il registro stesso; scegli un altro file</translation>
    </message>
    <message>
      <source>{path} is too long for a sheet: {size} bytes, at most {most}</source>
      <translation>{path} è troppo lungo per un foglio: {size} byte, al massimo {most}</translation>
    </message>
    <message>
      <source>{path}: a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>{path}: un'immagine finisce in .png o .svg, un filmato in .webp o .gif</translation>
    </message>
    <message>
      <source>{path}: the clip could not be written.</source>
      <translation>{path}: non è stato possibile scrivere il filmato.</translation>
    </message>
    <message>
      <source>{pattern}; key: {key}</source>
      <translation>{pattern}; chiave: {key}</translation>
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
        <numerusform>{points} punto</numerusform>
        <numerusform>{points} punti</numerusform>
      </translation>
    </message>
    <message>
      <source>{round}: waiting for {names}</source>
      <translation>{round}: si aspetta {names}</translation>
    </message>
    <message>
      <source>{row}: {count} counted, worth {points}</source>
      <translation>{row}: contati {count}, valgono {points}</translation>
    </message>
    <message>
      <source>{said} (rule {tag})</source>
      <translation>{said} (regola {tag})</translation>
    </message>
    <message>
      <source>{said} (rule {tag}, {edition})</source>
      <translation>{said} (regola {tag}, {edition})</translation>
    </message>
    <message>
      <source>{said}; the next sign counts at {mark}</source>
      <translation>{said}; il prossimo segno conta a {mark}</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
      <source>{sheet}, {count} hours</source>
      <extracomment>{sheet}, {count} hour</extracomment>
      <translation>
        <numerusform>{sheet}, {count} ora</numerusform>
        <numerusform>{sheet}, {count} ore</numerusform>
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
      <translation>verificato: {signatures}; certificato: {steps}</translation>
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
      <translation>{space}: un cibo</translation>
    </message>
    <message>
      <source>{space}: a rock</source>
      <translation>{space}: un sasso</translation>
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
        <numerusform>{start} ({count} modo)</numerusform>
        <numerusform>{start} ({count} modi)</numerusform>
      </translation>
    </message>
    <message>
      <source>{state}: go on with {command} --resume</source>
      <translation>{state}: continua con {command} --resume</translation>
    </message>
    <message>
      <source>{system} may keep visitors out</source>
      <translation>{system} forse tiene fuori i visitatori</translation>
    </message>
    <message>
      <source>{system}, {size}</source>
      <translation>{system}, {size}</translation>
    </message>
    <message>
      <source>{table}: it does not follow from the games here. It does not count.</source>
      <translation>{table}: non segue dalle partite presenti. Non conta.</translation>
    </message>
    <message>
      <source>{table}: it is not over.</source>
      <translation>{table}: non è finito.</translation>
    </message>
    <message>
      <source>{table}: it was not played as the tournament was called. It does not count.</source>
      <translation>{table}: non è stato giocato come il torneo era indetto. Non conta.</translation>
    </message>
    <message>
      <source>{table}: its log does not check. It does not count.</source>
      <translation>{table}: il suo registro non è in ordine. Non conta.</translation>
    </message>
    <message>
      <source>{table}: its log is missing.</source>
      <translation>{table}: manca il suo registro.</translation>
    </message>
    <message>
      <source>{table}: not everybody signed the draw that it names. It does not count.</source>
      <translation>{table}: non tutti hanno firmato il sorteggio che nomina. Non conta.</translation>
    </message>
    <message>
      <source>{table}: several games claim to be it. None of them counts.</source>
      <translation>{table}: più partite dicono di esserlo. Nessuna conta.</translation>
    </message>
    <message>
      <source>{table}: {name} was drawn for it and did not sit there.</source>
      <translation>{table}: il sorteggio ha messo qui {name}, che non si è seduto.</translation>
    </message>
    <message>
      <source>{table}: {name} was not drawn for it. It does not count.</source>
      <translation>{table}: il sorteggio non ha messo qui {name}. Non conta.</translation>
    </message>
    <message>
      <source>{table}: {people}</source>
      <translation>{table}: {people}</translation>
    </message>
    <message>
      <source>{total}  in all, {grade}</source>
      <translation>{total}  in tutto, {grade}</translation>
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
        <numerusform>Per continuare servono {wanted} qui; ce n'è {count}.</numerusform>
        <numerusform>Per continuare servono {wanted} qui; ce ne sono {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} Signed by {names}.</source>
      <translation>{what} Firmato da {names}.</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm</source>
      <translation>{what}, misurati {gap} mm</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm of overlap</source>
      <translation>{what}, misurati {gap} mm di sovrapposizione</translation>
    </message>
    <message>
      <source>{where} is alive</source>
      <translation>{where} è vivo</translation>
    </message>
    <message>
      <source>{where} is too long: {length}, at most {most} letters</source>
      <translation>{where} è troppo lungo: {length}, al massimo {most} lettere</translation>
    </message>
    <message>
      <source>{where}: has an address but no link, so it is not used</source>
      <translation>{where}: ha un indirizzo ma nessun collegamento, quindi non si usa</translation>
    </message>
    <message>
      <source>{where}: has an address of its own making; that will do for a cable between laptops, but a Wi-Fi is not connected yet</source>
      <translation>{where}: ha un indirizzo che si è dato da sé; va bene per un cavo tra portatili, ma un Wi-Fi non è ancora collegato</translation>
    </message>
    <message>
      <source>{where}: looks like a VPN, a container or a virtual machine, which leads to nobody in the room; switch it off if you are not found</source>
      <translation>{where}: sembra una VPN, un contenitore o una macchina virtuale, che non porta a nessuno nella stanza; spegnilo se non ti trovano</translation>
    </message>
    <message numerus="yes">
      <source>{where}: no player is heard, but {count} other devices, so multicast gets through</source>
      <extracomment>{where}: no player is heard, but another device, so multicast gets through</extracomment>
      <translation>
        <numerusform>{where}: non si sente nessun giocatore, ma {count} altro dispositivo, quindi il multicast passa</numerusform>
        <numerusform>{where}: non si sente nessun giocatore, ma altri {count} dispositivi, quindi il multicast passa</numerusform>
      </translation>
    </message>
    <message>
      <source>{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart; then join by code, or meet on a phone's hotspot or a cable</source>
      <translation>{where}: non si sente nulla: nessun altro gioca, o la rete tiene separati gli ospiti; allora entra col codice, o usate l'hotspot di un telefono o un cavo</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon</source>
      <translation>{where}: {names} via faro</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon and mDNS</source>
      <translation>{where}: {names} via faro e mDNS</translation>
    </message>
    <message>
      <source>{where}: {names} heard by mDNS</source>
      <translation>{where}: {names} via mDNS</translation>
    </message>
    <message>
      <source>{whole}.{rest}</source>
      <translation>{whole},{rest}</translation>
    </message>
    <message numerus="yes">
      <source>{who} share the win with {total} points, {grade}.</source>
      <extracomment>{who} share the win with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} vincono insieme con {total} punto, {grade}.</numerusform>
        <numerusform>{who} vincono insieme con {total} punti, {grade}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} wins with {total} points, {grade}.</source>
      <extracomment>{who} wins with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} vince con {total} punto, {grade}.</numerusform>
        <numerusform>{who} vince con {total} punti, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{why}: nothing more is signed in this game. What was signed is safe in {path}; make room there and start the program again</source>
      <translation>{why}: in questa partita non si firma più nulla. Ciò che è firmato è al sicuro in {path}; fai posto lì e riavvia il programma</translation>
    </message>
    <message>
      <source>{why}; mend that, or choose another --data DIR</source>
      <translation>{why}; rimedia, o scegli un altro --data DIR</translation>
    </message>
    <message>
      <source>{winner} is the last one left and wins.</source>
      <translation>{winner} è l'ultimo rimasto e vince.</translation>
    </message>
    <message>
      <source>{winner} touches the finish line and wins.</source>
      <translation>{winner} tocca il traguardo e vince.</translation>
    </message>
    <message>
      <source>{word} is {game}</source>
      <translation>{word} è {game}</translation>
    </message>
    <message>
      <source>{worm} gets</source>
      <translation>{worm} riceve</translation>
    </message>
    <message>
      <source>{worm} gets {kinds}</source>
      <translation>{worm} riceve {kinds}</translation>
    </message>
    <message>
      <source>{worm} lies on {space}</source>
      <translation>su {space} c'è {worm}</translation>
    </message>
    <message>
      <source>{worm}: {reason}</source>
      <translation>{worm}: {reason}</translation>
    </message>
    <message>
      <source>“Bring a friend” on a laptop that has the newer program gives it to you; then start again.</source>
      <translation>“Porta un amico” su un portatile con il programma più nuovo te lo dà; poi riavvia.</translation>
    </message>
    <message>
      <source>“Bring a friend” on your laptop gives {name} the newer program</source>
      <translation>“Porta un amico” sul tuo portatile dà a {name} il programma più nuovo</translation>
    </message>
    <message>
      <source>“Bring a friend” on {name}'s laptop gives you the newer program</source>
      <translation>“Porta un amico” sul portatile di {name} ti dà il programma più nuovo</translation>
    </message>
  </context>
</TS>
