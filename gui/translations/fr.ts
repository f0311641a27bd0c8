<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source>     ... and {count} more: m; or name spaces, such as d4 d5</source>
      <translation>     ... et {count} de plus : m ; ou nomme des cases, comme d4 d5</translation>
    </message>
    <message>
      <source>  1  sign the hour; after that it stands</source>
      <translation>  1  signer l’heure ; ensuite elle est fixée</translation>
    </message>
    <message>
      <source>  u  undo the last decision     o  start the hour over     ?  help</source>
      <translation>  u  annuler la dernière décision     o  recommencer l’heure     ?  aide</translation>
    </message>
    <message>
      <source> and </source>
      <translation> et </translation>
    </message>
    <message>
      <source> or </source>
      <translation> ou </translation>
    </message>
    <message>
      <source>%(prog)s: error: %(message)s
</source>
      <translation>%(prog)s: erreur : %(message)s
</translation>
    </message>
    <message>
      <source>(After that: {then}.)</source>
      <translation>(Ensuite : {then}.)</translation>
    </message>
    <message>
      <source>--agreed: {game} is not what is played now</source>
      <translation>--agreed : {game} n’est pas ce qui se joue maintenant</translation>
    </message>
    <message>
      <source>--bot {level} does not play {game}: choose {names}</source>
      <translation>--bot {level} ne joue pas à {game} : choisis {names}</translation>
    </message>
    <message>
      <source>--chapter {chapter} and --sheet both name a sheet: give one</source>
      <translation>--chapter {chapter} et --sheet nomment tous deux une feuille : n’en donne qu’une</translation>
    </message>
    <message>
      <source>--sheet {sheet}: from 1 to {last}; 0 is all</source>
      <translation>--sheet {sheet} : de 1 à {last} ; 0 les prend toutes</translation>
    </message>
    <message>
      <source>--sheet: {game} has no sheets, leave it out</source>
      <translation>--sheet : {game} n’a pas de feuilles, enlève-le</translation>
    </message>
    <message>
      <source>--to M belongs to a clip, and needs --step N</source>
      <translation>--to M concerne un clip et demande --step N</translation>
    </message>
    <message>
      <source>--to {last} comes before --step {first}</source>
      <translation>--to {last} vient avant --step {first}</translation>
    </message>
    <message>
      <source>0 or less</source>
      <translation>0 ou moins</translation>
    </message>
    <message>
      <source>1 AM</source>
      <translation>1 h</translation>
    </message>
    <message>
      <source>1 PM</source>
      <translation>13 h</translation>
    </message>
    <message>
      <source>1 knot: easy</source>
      <translation>1 nœud : facile</translation>
    </message>
    <message>
      <source>2 AM</source>
      <translation>2 h</translation>
    </message>
    <message>
      <source>2 PM</source>
      <translation>14 h</translation>
    </message>
    <message>
      <source>2 knots: think ahead</source>
      <translation>2 nœuds : prévois</translation>
    </message>
    <message>
      <source>3 AM</source>
      <translation>3 h</translation>
    </message>
    <message>
      <source>3 PM</source>
      <translation>15 h</translation>
    </message>
    <message>
      <source>3 knots: plan from the first hour</source>
      <translation>3 nœuds : planifie dès la première heure</translation>
    </message>
    <message>
      <source>4 AM</source>
      <translation>4 h</translation>
    </message>
    <message>
      <source>4 PM</source>
      <translation>16 h</translation>
    </message>
    <message>
      <source>5 AM</source>
      <translation>5 h</translation>
    </message>
    <message>
      <source>5 PM</source>
      <translation>17 h</translation>
    </message>
    <message>
      <source>5, 3, 2 and 1</source>
      <translation>5, 3, 2 et 1</translation>
    </message>
    <message>
      <source>6 AM</source>
      <translation>6 h</translation>
    </message>
    <message>
      <source>6 PM</source>
      <translation>18 h</translation>
    </message>
    <message>
      <source>7 AM</source>
      <translation>7 h</translation>
    </message>
    <message>
      <source>7 PM</source>
      <translation>19 h</translation>
    </message>
    <message>
      <source>8 AM</source>
      <translation>8 h</translation>
    </message>
    <message>
      <source>8 PM</source>
      <translation>20 h</translation>
    </message>
    <message>
      <source>A Short Winter Day</source>
      <translation>Un court jour d’hiver</translation>
    </message>
    <message>
      <source>A VPN or a virtual network is on: {name}</source>
      <translation>Un VPN ou un réseau virtuel est actif : {name}</translation>
    </message>
    <message>
      <source>A baby is a worm of two or three spaces beside one of its parents. It begins without an organ, and no shape of the dice fits it.</source>
      <translation>Un bébé est un ver de deux ou trois cases à côté d’un de ses parents. Il commence sans organe, et aucune forme des dés ne lui correspond.</translation>
    </message>
    <message>
      <source>A better move would have won you {more} % more.</source>
      <translation>Un meilleur coup t’aurait fait gagner {more} % plus souvent.</translation>
    </message>
    <message>
      <source>A better move would have won {name} {more} % more.</source>
      <translation>Un meilleur coup aurait fait gagner {name} {more} % plus souvent.</translation>
    </message>
    <message>
      <source>A bid counts only if nobody else has made it.</source>
      <translation>Une mise ne compte que si personne d’autre ne l’a faite.</translation>
    </message>
    <message>
      <source>A black brain is used up.</source>
      <translation>Un cerveau noirci est utilisé.</translation>
    </message>
    <message>
      <source>A blue notice? “More info”, “Run anyway”. Networks? Allow them.</source>
      <translation>Un avis bleu ? « Informations complémentaires », « Exécuter quand même ». Les réseaux ? Autorise-les.</translation>
    </message>
    <message>
      <source>A brain can change a die in the next hour.</source>
      <translation>Un cerveau peut changer un dé à l’heure suivante.</translation>
    </message>
    <message>
      <source>A brain used is a point less</source>
      <translation>Un cerveau utilisé coûte un point</translation>
    </message>
    <message>
      <source>A call completed this step. Signed by {names}.</source>
      <translation>Un appel a terminé cette étape. Signé par {names}.</translation>
    </message>
    <message>
      <source>A changed copy</source>
      <translation>Une copie changée</translation>
    </message>
    <message>
      <source>A click or a key hurries it on.</source>
      <translation>Un clic ou une touche accélère.</translation>
    </message>
    <message>
      <source>A coach for everybody</source>
      <translation>Un entraîneur pour tous</translation>
    </message>
    <message>
      <source>A code needs the same Wi-Fi or a cable.</source>
      <translation>Un code demande le même Wi-Fi ou un câble.</translation>
    </message>
    <message>
      <source>A collar and a partner's collar have babies, or give their babies organs.</source>
      <translation>Un collier et le collier d’un partenaire ont des bébés, ou donnent des organes à leurs bébés.</translation>
    </message>
    <message>
      <source>A collar does one thing for each collar of its worm, and one for each of the partner's that touches one of them: a baby, or an organ for every baby of this hour.</source>
      <translation>Un collier fait une chose pour chaque collier de son ver, et une pour chaque collier du partenaire qui en touche un : un bébé, ou un organe pour chaque bébé de cette heure.</translation>
    </message>
    <message>
      <source>A die can be changed once: by a brain that acted in the hour before.</source>
      <translation>Un dé peut être changé une fois : par un cerveau qui a agi l’heure d’avant.</translation>
    </message>
    <message>
      <source>A draw that you are in has not ended yet.</source>
      <translation>Un tirage auquel tu participes n’est pas terminé.</translation>
    </message>
    <message>
      <source>A few minutes against sleepy bots show the rest.</source>
      <translation>Quelques minutes contre des robots endormis montrent le reste.</translation>
    </message>
    <message>
      <source>A file in pieces</source>
      <translation>Un fichier en morceaux</translation>
    </message>
    <message>
      <source>A first lesson</source>
      <translation>Une première leçon</translation>
    </message>
    <message>
      <source>A game checked: {names}</source>
      <translation>Partie vérifiée : {names}</translation>
    </message>
    <message>
      <source>A game of a newer version</source>
      <translation>Une partie d’une version plus récente</translation>
    </message>
    <message>
      <source>A game that somebody missed counts as that player's average</source>
      <translation>Une partie manquée compte comme la moyenne de ce joueur</translation>
    </message>
    <message>
      <source>A game without its log, {day}</source>
      <translation>Une partie sans son journal, {day}</translation>
    </message>
    <message>
      <source>A gentle nudge</source>
      <translation>Un petit rappel</translation>
    </message>
    <message>
      <source>A golden ring: this organ may act now.</source>
      <translation>Un anneau doré : cet organe peut agir maintenant.</translation>
    </message>
    <message>
      <source>A green dot: here it may go.</source>
      <translation>Un point vert : il peut aller ici.</translation>
    </message>
    <message>
      <source>A green tick: it has acted this hour.</source>
      <translation>Une coche verte : il a agi cette heure-ci.</translation>
    </message>
    <message>
      <source>A head touches the line when it is nearer than its own radius.</source>
      <translation>Une tête touche la ligne quand elle en est plus près que son propre rayon.</translation>
    </message>
    <message>
      <source>A heart goes on any free space. Click c1.</source>
      <translation>Un cœur va sur n’importe quelle case libre. Clique sur c1.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow at one end, never at the end with the tail.</source>
      <translation>Un cœur fait grandir son ver à un bout, jamais au bout de la queue.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow. Click it.</source>
      <translation>Un cœur fait grandir son ver. Clique dessus.</translation>
    </message>
    <message>
      <source>A hundred rounds are over</source>
      <translation>Cent manches sont passées</translation>
    </message>
    <message>
      <source>A hundred rounds are over: the race ends without a winner.</source>
      <translation>Cent manches sont passées : la course finit sans vainqueur.</translation>
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation>Cent manches terminent la course (règle W3.25).</translation>
    </message>
    <message>
      <source>A laptop with the newer version opens this game: give it the file.</source>
      <translation>Un ordinateur avec la version plus récente ouvre cette partie : donne-lui le fichier.</translation>
    </message>
    <message>
      <source>A lesson of four hours shows the rest.</source>
      <translation>Une leçon de quatre heures montre le reste.</translation>
    </message>
    <message>
      <source>A mouth at a new food adds an organ to its worm, which may act at once.</source>
      <translation>Une bouche devant une nouvelle nourriture ajoute un organe à son ver, qui peut agir aussitôt.</translation>
    </message>
    <message>
      <source>A mouth at an apple brings its worm any organ. Click the mouth.</source>
      <translation>Une bouche devant une pomme apporte à son ver l’organe de ton choix. Clique sur la bouche.</translation>
    </message>
    <message>
      <source>A move says everything that it does, in the order of the rules.</source>
      <translation>Un coup dit tout ce qu’il fait, dans l’ordre des règles.</translation>
    </message>
    <message>
      <source>A new worm gets an organ. Click a3 for the eye, then the arrow up: that is where it looks.</source>
      <translation>Un nouveau ver reçoit un organe. Clique sur a3 pour l’œil, puis sur la flèche vers le haut : c’est là qu’il regarde.</translation>
    </message>
    <message>
      <source>A number in a dark disc: so many mouths would wake at an apple here.</source>
      <translation>Un nombre dans un disque sombre : autant de bouches s’éveilleraient devant une pomme ici.</translation>
    </message>
    <message>
      <source>A number that moved you sleeps for one round.</source>
      <translation>Un nombre qui t’a fait avancer dort une manche.</translation>
    </message>
    <message>
      <source>A page for your browser is saved; print it from there.</source>
      <translation>Une page pour ton navigateur est enregistrée ; imprime-la de là.</translation>
    </message>
    <message>
      <source>A phone can take a picture of it and read the address out to you.</source>
      <translation>Un téléphone peut le photographier et te lire l’adresse.</translation>
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation>Un joueur peut s’arrêter avant.</translation>
    </message>
    <message>
      <source>A player who chose the X alone moves by any number that nobody has bid.</source>
      <translation>Un joueur seul à choisir le X avance d’un nombre que personne n’a misé.</translation>
    </message>
    <message>
      <source>A player who does not open a bid is out until all let them back.</source>
      <translation>Un joueur qui n’ouvre pas sa mise est dehors jusqu’à ce que tous le laissent revenir.</translation>
    </message>
    <message>
      <source>A player who does not open a number for a roll is out until all let them back; the second time, every further hour is passed.</source>
      <translation>Qui n’ouvre pas son nombre pour un lancer reste dehors jusqu’à ce que tous le laissent revenir ; la deuxième fois, toutes les heures suivantes sont passées.</translation>
    </message>
    <message>
      <source>A point for everybody you leave behind.</source>
      <translation>Un point pour chacun que tu laisses derrière toi.</translation>
    </message>
    <message>
      <source>A post stands in the way</source>
      <translation>Un poteau barre le passage</translation>
    </message>
    <message>
      <source>A problem of this program</source>
      <translation>Un problème de ce programme</translation>
    </message>
    <message>
      <source>A program of this laptop takes a free seat</source>
      <translation>Un programme de cet ordinateur prend une place libre</translation>
    </message>
    <message>
      <source>A re-posed worm must not touch the thread.</source>
      <translation>Un ver replacé ne doit pas toucher le fil.</translation>
    </message>
    <message>
      <source>A round end is a head or still undecided, a point is the rear.</source>
      <translation>Un bout rond est une tête ou encore indécis, une pointe est l’arrière.</translation>
    </message>
    <message>
      <source>A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm.</source>
      <translation>Un segment mesure 16 mm, un poteau 12 mm, la table 1200 sur 800 mm.</translation>
    </message>
    <message>
      <source>A sheet of your own</source>
      <translation>Une feuille à toi</translation>
    </message>
    <message>
      <source>A sheet of your own…</source>
      <translation>Une feuille à toi…</translation>
    </message>
    <message>
      <source>A sheet with any mistake is refused.</source>
      <translation>Une feuille avec la moindre faute est refusée.</translation>
    </message>
    <message>
      <source>A space holds one thing: nothing, a rock, a food, or a piece of a worm.</source>
      <translation>Une case contient une seule chose : rien, un caillou, de la nourriture ou un morceau de ver.</translation>
    </message>
    <message>
      <source>A space of a worm takes one organ, for good; a worm has one tail at most.</source>
      <translation>Une case d’un ver prend un seul organe, pour de bon ; un ver a au plus une queue.</translation>
    </message>
    <message>
      <source>A strong bot would bid {face}: against what the others like to bid it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Un robot fort miserait {face} : contre ce que les autres aiment miser, cela gagne {share} % des courses, {next} en gagne {less} %.</translation>
    </message>
    <message>
      <source>A strong bot would go on with: {deed}. From here its hour brings {points}.</source>
      <translation>Un robot fort continuerait par : {deed}. D’ici son heure rapporte {points}.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm and swing a post: from there it wins {share} % of the races.</source>
      <translation>Un robot fort serait posé comme le ver pâle et ferait pivoter un poteau : de là il gagne {share} % des courses.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm: from there it wins {share} % of the races.</source>
      <translation>Un robot fort serait posé comme le ver pâle : de là il gagne {share} % des courses.</translation>
    </message>
    <message>
      <source>A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Un robot fort nommerait {face} : cela gagne {share} % des courses, {next} en gagne {less} %.</translation>
    </message>
    <message>
      <source>A successful bid of {faces} rests for one round.</source>
      <translation>Une mise réussie de {faces} se repose une manche.</translation>
    </message>
    <message>
      <source>A swing may go either way, and it must change something.</source>
      <translation>On peut pivoter dans les deux sens, et cela doit changer quelque chose.</translation>
    </message>
    <message>
      <source>A table that never began, {day}</source>
      <translation>Une table qui n’a jamais commencé, {day}</translation>
    </message>
    <message>
      <source>A tail leads a line of worms; on all but one of them an organ may act.</source>
      <translation>Une queue mène une file de vers ; sur tous sauf un, un organe peut agir.</translation>
    </message>
    <message>
      <source>A turn is a list of small decisions.</source>
      <translation>Un tour est une liste de petites décisions.</translation>
    </message>
    <message>
      <source>A while has passed: this is how the race stands.</source>
      <translation>Du temps a passé : voici où en est la course.</translation>
    </message>
    <message>
      <source>A window of its own opens. People at one laptop may sit at different tables.</source>
      <translation>Une autre fenêtre s’ouvre. À un même ordinateur, on peut jouer à des tables différentes.</translation>
    </message>
    <message>
      <source>A worm grows at one end only, over blank spaces, and never at the end with its tail.</source>
      <translation>Un ver grandit à un seul bout, sur des cases vides, et jamais au bout de sa queue.</translation>
    </message>
    <message>
      <source>A worm is a path of spaces that touches itself nowhere else.</source>
      <translation>Un ver est un chemin de cases qui ne se touche nulle part ailleurs.</translation>
    </message>
    <message>
      <source>A worm is laid anew from its tail, before its first segment is moved.</source>
      <translation>Un ver est replacé depuis sa queue, avant que son premier segment bouge.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts, if its head is blocked.</source>
      <translation>Un ver peut se retourner avant de partir, si sa tête est bloquée.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts; later only when it is blocked.</source>
      <translation>Un ver peut se retourner avant de partir ; plus tard seulement s’il est bloqué.</translation>
    </message>
    <message>
      <source>A worm may turn round whenever its head is blocked.</source>
      <translation>Un ver peut se retourner chaque fois que sa tête est bloquée.</translation>
    </message>
    <message>
      <source>A worm moves by its full number as long as there is room for it.</source>
      <translation>Un ver avance de tout son nombre tant qu’il y a de la place.</translation>
    </message>
    <message>
      <source>A worm never turns round.</source>
      <translation>Un ver ne se retourne jamais.</translation>
    </message>
    <message>
      <source>A worm that gives up stays where it lies; the last one left wins.</source>
      <translation>Un ver qui abandonne reste où il est ; le dernier en course gagne.</translation>
    </message>
    <message>
      <source>A worm that has not chosen by then yawns and is nudged. It loses nothing.</source>
      <translation>Un ver qui n’a pas choisi d’ici là bâille et reçoit un rappel. Il ne perd rien.</translation>
    </message>
    <message>
      <source>A worm that turns round has its head where its tail was.</source>
      <translation>Un ver qui se retourne a la tête là où était sa queue.</translation>
    </message>
    <message>
      <source>A worm turns round before its first segment is moved, not later.</source>
      <translation>Un ver se retourne avant que son premier segment bouge, pas plus tard.</translation>
    </message>
    <message>
      <source>A worm whose next head has no free place is blocked: it stops there.</source>
      <translation>Un ver dont la prochaine tête n’a aucune place libre est bloqué : il s’arrête là.</translation>
    </message>
    <message>
      <source>A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.</source>
      <translation>A, B, C, P : poser, donner, éveiller, passer. Flèches et Entrée : la feuille.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>À propos</translation>
    </message>
    <message>
      <source>About this game</source>
      <translation>À propos de ce jeu</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Ajouter</translation>
    </message>
    <message>
      <source>Add a bot</source>
      <translation>Ajouter un robot</translation>
    </message>
    <message>
      <source>After all others, as this table has chosen.</source>
      <translation>Après tous les autres, comme cette table l’a choisi.</translation>
    </message>
    <message>
      <source>After its move it may swing one finish post round the other.</source>
      <translation>Après son coup, il peut faire pivoter un poteau d’arrivée autour de l’autre.</translation>
    </message>
    <message>
      <source>After ten rounds in a row in which a bid counted but nothing was laid or swung, after a hundred rounds, or when all agree to it.</source>
      <translation>Après dix manches de suite où une mise a compté mais où rien n’a été posé ni pivoté, après cent manches, ou si tous sont d’accord.</translation>
    </message>
    <message>
      <source>After the winner the nearest head to the line has the next place.</source>
      <translation>Après le vainqueur, la tête la plus proche de la ligne a la place suivante.</translation>
    </message>
    <message>
      <source>After the winner the worm whose head is nearest to the line. Those that are equally near share the place.</source>
      <translation>Après le gagnant, le ver dont la tête est la plus proche de la ligne. Ceux qui en sont aussi proches partagent la place.</translation>
    </message>
    <message>
      <source>After {number} of {games}: {score}.</source>
      <translation>Après {number} sur {games} : {score}.</translation>
    </message>
    <message>
      <source>Again with {names}</source>
      <translation>Encore une avec {names}</translation>
    </message>
    <message>
      <source>Again!</source>
      <translation>Encore !</translation>
    </message>
    <message>
      <source>Again, slowly</source>
      <translation>Encore, lentement</translation>
    </message>
    <message>
      <source>Again: {names}. Waiting for {missing}</source>
      <translation>Encore une : {names}. On attend {missing}</translation>
    </message>
    <message>
      <source>Agree to end…</source>
      <translation>Convenir de finir…</translation>
    </message>
    <message>
      <source>Ahead of {name}, and behind</source>
      <translation>Devant {name}, et derrière</translation>
    </message>
    <message>
      <source>Aim every tail early</source>
      <translation>Oriente tôt chaque queue</translation>
    </message>
    <message>
      <source>All agree to end the race without a winner.</source>
      <translation>Tous conviennent de finir la course sans vainqueur.</translation>
    </message>
    <message>
      <source>All are here</source>
      <translation>Tout le monde est là</translation>
    </message>
    <message>
      <source>All bids are in</source>
      <translation>Toutes les mises sont là</translation>
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation>Toutes les mises sont là : les enveloppes s’ouvrent.</translation>
    </message>
    <message>
      <source>All choose a number in secret. A player who chose a number alone moves that many segments; equal numbers cancel each other, and nobody of them moves.</source>
      <translation>Chacun choisit un nombre en secret. Qui est seul à l’avoir choisi avance d’autant de segments ; les nombres égaux s’annulent, et personne d’entre eux n’avance.</translation>
    </message>
    <message>
      <source>All friends, no winner</source>
      <translation>Tous amis, pas de vainqueur</translation>
    </message>
    <message>
      <source>All have said yes meanwhile</source>
      <translation>Entre-temps, tous ont dit oui</translation>
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
      <translation>Tous dans la course ont convenu de la finir (règle W3.25).</translation>
    </message>
    <message>
      <source>All is laid. Done signs it; Backspace takes the last part back.</source>
      <translation>Tout est posé. « Terminé » signe ; Retour arrière reprend la dernière partie.</translation>
    </message>
    <message>
      <source>All is laid. With your X you may swing one finish post now; or press Done, which signs it.</source>
      <translation>Tout est posé. Avec ton X, tu peux faire pivoter un poteau d’arrivée maintenant ; ou appuie sur « Terminé », qui signe.</translation>
    </message>
    <message>
      <source>All is well</source>
      <translation>Tout va bien</translation>
    </message>
    <message>
      <source>All laid: press Done, or undo.</source>
      <translation>Tout est posé : appuie sur « Terminé », ou annule.</translation>
    </message>
    <message>
      <source>All laid: swing a finish post if you like, then press Done.</source>
      <translation>Tout est posé : fais pivoter un poteau si tu veux, puis appuie sur « Terminé ».</translation>
    </message>
    <message>
      <source>All may ask how a strong bot sees their choice.</source>
      <translation>Chacun peut demander comment un robot fort voit son choix.</translation>
    </message>
    <message>
      <source>All numbers are bid by others: what does my X do?</source>
      <translation>Les autres ont misé tous les nombres : que fait mon X ?</translation>
    </message>
    <message>
      <source>All numbers are in but those of {names}</source>
      <translation>Tous les nombres sont là, sauf ceux de {names}</translation>
    </message>
    <message>
      <source>All numbers are in but {name}'s</source>
      <translation>Tous les nombres sont là, sauf celui de {name}</translation>
    </message>
    <message>
      <source>All other libraries: MIT, BSD or Apache licences</source>
      <translation>Toutes les autres bibliothèques : licences MIT, BSD ou Apache</translation>
    </message>
    <message>
      <source>All others let {name} back.</source>
      <translation>Tous les autres laissent {name} revenir.</translation>
    </message>
    <message>
      <source>All rolls recomputed ({rolls}), all hours signed ({hours}).</source>
      <translation>Tous les lancers recalculés ({rolls}), toutes les heures signées ({hours}).</translation>
    </message>
    <message>
      <source>All you can do now</source>
      <translation>Tout ce que tu peux faire</translation>
    </message>
    <message>
      <source>All you can do now (L)</source>
      <translation>Tout ce que tu peux faire (L)</translation>
    </message>
    <message>
      <source>All {count}</source>
      <translation>Toutes ({count})</translation>
    </message>
    <message numerus="yes">
      <source>All {count} logs tell the same game, byte for byte: export {export}</source>
      <extracomment>One log: export {export}</extracomment>
      <translation>
        <numerusform>{count} journal raconte la même partie, octet pour octet : export {export}</numerusform>
        <numerusform>Les {count} journaux racontent la même partie, octet pour octet : export {export}</numerusform>
      </translation>
    </message>
    <message>
      <source>Alone with a 6? Six times your last segment goes to the front.</source>
      <translation>Seul avec un 6 ? Six fois, ton dernier segment passe devant.</translation>
    </message>
    <message>
      <source>Alone with the X? Name a number that nobody has bid.</source>
      <translation>Seul avec le X ? Nomme un nombre que personne n’a misé.</translation>
    </message>
    <message>
      <source>Alone, for the best grade: {hours}</source>
      <translation>En solo, pour le meilleur rang : {hours}</translation>
    </message>
    <message>
      <source>Alone, your X moves by any free number.</source>
      <translation>Seul, ton X avance de n’importe quel nombre libre.</translation>
    </message>
    <message>
      <source>Also known as {names}</source>
      <translation>Alias {names}</translation>
    </message>
    <message>
      <source>An X may not name a number that somebody else has bid, even in vain.</source>
      <translation>Un X ne peut pas nommer un nombre qu’un autre a misé, même en vain.</translation>
    </message>
    <message>
      <source>An X may swing a post before it crawls, not only after.</source>
      <translation>Un X peut faire pivoter un poteau avant de ramper, pas seulement après.</translation>
    </message>
    <message>
      <source>An edition says which numbers there are, what sleeps, and how many play.</source>
      <translation>Une édition dit quels nombres il y a, ce qui dort et combien jouent.</translation>
    </message>
    <message>
      <source>An evening of several games</source>
      <translation>Une soirée de plusieurs parties</translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games</source>
      <extracomment>An evening of {count} game</extracomment>
      <translation>
        <numerusform>Une soirée de {count} partie</numerusform>
        <numerusform>Une soirée de {count} parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games, all editions in turn</source>
      <extracomment>An evening of {count} game, all editions in turn</extracomment>
      <translation>
        <numerusform>Une soirée de {count} partie, toutes les éditions à tour de rôle</numerusform>
        <numerusform>Une soirée de {count} parties, toutes les éditions à tour de rôle</numerusform>
      </translation>
    </message>
    <message>
      <source>An eye puts one food for each eye of its worm where it sees a blank space.</source>
      <translation>Un œil pose une nourriture pour chaque œil de son ver, là où il voit une case vide.</translation>
    </message>
    <message>
      <source>An eye sees straight ahead and one space to either side, through anything.</source>
      <translation>Un œil voit tout droit et une case de chaque côté, à travers tout.</translation>
    </message>
    <message>
      <source>An eye sees three spaces wide ahead, and straight to both sides. Put the apple on b2.</source>
      <translation>Un œil voit sur trois cases de large devant lui, et tout droit des deux côtés. Mets la pomme sur b2.</translation>
    </message>
    <message>
      <source>An hour</source>
      <translation>Une heure</translation>
    </message>
    <message>
      <source>An hour is signed as a whole, when it is played to its end.</source>
      <translation>Une heure est signée en entier, quand elle est jouée jusqu’au bout.</translation>
    </message>
    <message>
      <source>An organ may act only if that changes something now.</source>
      <translation>Un organe ne peut agir que si cela change quelque chose maintenant.</translation>
    </message>
    <message>
      <source>An organ that was chosen to act has acted for this hour.</source>
      <translation>Un organe choisi pour agir a agi pour cette heure.</translation>
    </message>
    <message>
      <source>And c2.</source>
      <translation>Et c2.</translation>
    </message>
    <message numerus="yes">
      <source>And {count} more: the command stats tells all.</source>
      <extracomment>And {count} more: the command stats tells all.</extracomment>
      <translation>
        <numerusform>Et {count} de plus : la commande stats dit tout.</numerusform>
        <numerusform>Et {count} de plus : la commande stats dit tout.</numerusform>
      </translation>
    </message>
    <message>
      <source>Another laptop uses your key. Was it set up from this one? A new key makes this laptop a player of its own. Games not yet over go on where the old key is.</source>
      <translation>Un autre ordinateur utilise ta clé. A-t-il été installé à partir de celui-ci ? Avec une nouvelle clé, cet ordinateur devient un joueur à part. Les parties non terminées continuent là où est l'ancienne clé.</translation>
    </message>
    <message>
      <source>Another program</source>
      <translation>Autre programme</translation>
    </message>
    <message>
      <source>Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave, and keep all</source>
      <translation>Réponds par le numéro d’une ligne, ou par des cases, comme c4 ou c4 c5, pour voir
ce qu’on peut y faire. Puis :
  u  annuler une décision   b  revoir toute la liste      s  montrer la feuille
  o  recommencer l’heure    m  la suite d’une longue liste r  ce que les rangées comptent
  h  les règles en bref     k  les signes de la feuille   q  partir, tout est gardé</translation>
    </message>
    <message>
      <source>Anybody can replay the file of a game and check it all.</source>
      <translation>Chacun peut rejouer le fichier d’une partie et tout vérifier.</translation>
    </message>
    <message>
      <source>Anybody here who plays on {system} can give it.</source>
      <translation>Quiconque joue ici sur {system} peut le donner.</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>avr.</translation>
    </message>
    <message>
      <source>Areas</source>
      <translation>Zones</translation>
    </message>
    <message>
      <source>As it was</source>
      <translation>Comme avant</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Comme imprimé</translation>
    </message>
    <message>
      <source>As soon as all laptops have it, the race goes on.</source>
      <translation>Dès que tous les ordinateurs l’ont, la course continue.</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>Ask another player for a copy.</source>
      <translation>Demande une copie à un autre joueur.</translation>
    </message>
    <message>
      <source>Ask the coach</source>
      <translation>Demander à l’entraîneur</translation>
    </message>
    <message>
      <source>Ask the laptop that shows this code</source>
      <translation>Demande à l’ordinateur qui montre ce code</translation>
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation>Je demande à {host}…</translation>
    </message>
    <message>
      <source>At its first start, macOS asks whether the game may find devices on local networks: choose Allow.</source>
      <translation>Au premier lancement, macOS demande si le jeu peut trouver des appareils sur le réseau local : choisis Autoriser.</translation>
    </message>
    <message>
      <source>At most {most} people share a laptop.</source>
      <translation>{most} personnes au plus se partagent un ordinateur.</translation>
    </message>
    <message>
      <source>Audit of {file}: {said}</source>
      <translation>Vérification de {file} : {said}</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>août</translation>
    </message>
    <message>
      <source>Awards</source>
      <translation>Prix</translation>
    </message>
    <message>
      <source>Babies</source>
      <translation>Bébés</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Retour</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Retour au présent</translation>
    </message>
    <message>
      <source>Back to the choice of the option</source>
      <translation>Retour au choix de l’option</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Retour à la partie</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Retour à l'étagère</translation>
    </message>
    <message>
      <source>Back to the table</source>
      <translation>Retour à la table</translation>
    </message>
    <message>
      <source>Back, or what is harmless</source>
      <translation>Retour, ou ce qui est sans risque</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Retour arrière</translation>
    </message>
    <message>
      <source>Before or after its move it may swing one finish post round the other.</source>
      <translation>Avant ou après son coup, il peut faire pivoter un poteau d’arrivée autour de l’autre.</translation>
    </message>
    <message>
      <source>Before you move, put its segments down in a new shape.</source>
      <translation>Avant d’avancer, pose ses segments dans une nouvelle forme.</translation>
    </message>
    <message>
      <source>Before {hour}</source>
      <translation>Avant {hour}</translation>
    </message>
    <message numerus="yes">
      <source>Behind that, {count} steps are not read any more.</source>
      <extracomment>Behind that, {count} step is not read any more.</extracomment>
      <translation>
        <numerusform>Au-delà, {count} étape n’est plus lue.</numerusform>
        <numerusform>Au-delà, {count} étapes ne sont plus lues.</numerusform>
      </translation>
    </message>
    <message>
      <source>Behind the letter an organ and where it looks, as in Ae&gt; or Am^:  e eye, m mouth,</source>
      <translation>Derrière la lettre, un organe et là où il regarde, comme Ae&gt; ou Am^ :  e œil, m bouche,</translation>
    </message>
    <message>
      <source>Bend, block, squeeze through. The first worm that touches it wins.</source>
      <translation>Courbe, bloque, faufile-toi. Le premier ver qui le touche gagne.</translation>
    </message>
    <message>
      <source>Best bid</source>
      <translation>Meilleure mise</translation>
    </message>
    <message>
      <source>Best hour</source>
      <translation>Meilleure heure</translation>
    </message>
    <message>
      <source>Best in {game}: {points}</source>
      <translation>Record à {game} : {points}</translation>
    </message>
    <message>
      <source>Best so far here: {total}.</source>
      <translation>Record ici jusqu’à présent : {total}.</translation>
    </message>
    <message>
      <source>Between the stones there is just room for someone long and patient.</source>
      <translation>Entre les pierres, il y a juste la place pour quelqu’un de long et patient.</translation>
    </message>
    <message>
      <source>Bid in secret</source>
      <translation>Miser en secret</translation>
    </message>
    <message>
      <source>Bid in secret, crawl,
block, touch the thread.</source>
      <translation>Mise en secret, rampe,
bloque, touche le fil.</translation>
    </message>
    <message>
      <source>Bid not opened: {names}. Out until all others agree.</source>
      <translation>Mise non ouverte : {names}. Dehors jusqu’à l’accord de tous les autres.</translation>
    </message>
    <message>
      <source>Bid the X</source>
      <translation>Miser le X</translation>
    </message>
    <message>
      <source>Bid {face}</source>
      <translation>Miser {face}</translation>
    </message>
    <message>
      <source>Bid, or name a number</source>
      <translation>Miser, ou nommer un nombre</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Les mises</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Mises</translation>
    </message>
    <message>
      <source>Bids from {least}</source>
      <translation>Mises dès {least}</translation>
    </message>
    <message>
      <source>Bids from {least}, stop early</source>
      <translation>Mises dès {least}, arrêt libre</translation>
    </message>
    <message>
      <source>Bids: {counts}</source>
      <translation>Mises : {counts}</translation>
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation>Mises : {faces}.</translation>
    </message>
    <message>
      <source>Blatz</source>
      <translation>Blatz</translation>
    </message>
    <message>
      <source>Blue dots along a worm: a draught, for it touches a blank space.</source>
      <translation>Points bleus le long d’un ver : un courant d’air, car il touche une case vide.</translation>
    </message>
    <message>
      <source>Both copies are broken: the first proves {ours}, the second {theirs}, and these are the same as far as both reach.</source>
      <translation>Les deux copies sont abîmées : la première prouve {ours}, la seconde {theirs}, et elles sont égales aussi loin que les deux vont.</translation>
    </message>
    <message>
      <source>Both copies are the same to the last step, {step}.</source>
      <translation>Les deux copies sont égales jusqu’à la dernière étape, {step}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. They do not show who changed one of them.</source>
      <translation>Les deux copies sont égales jusqu’à l’étape {same} ; à l’étape {step} elles diffèrent. Elles ne montrent pas qui a modifié l’une d’elles.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. Two different things are signed there by {names}.</source>
      <translation>Les deux copies sont égales jusqu’à l’étape {same} ; à l’étape {step} elles diffèrent. Y a signé deux choses différentes : {names}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the first goes on to step {last}.</source>
      <translation>Les deux copies sont égales jusqu’à l’étape {step} ; la première continue jusqu’à l’étape {last}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the second goes on to step {last}.</source>
      <translation>Les deux copies sont égales jusqu’à l’étape {step} ; la seconde continue jusqu’à l’étape {last}.</translation>
    </message>
    <message>
      <source>Both games in pictures</source>
      <translation>Les deux jeux en images</translation>
    </message>
    <message>
      <source>Bots among them</source>
      <translation>Dont robots</translation>
    </message>
    <message>
      <source>Bots do not play in this evening.</source>
      <translation>Les robots ne jouent pas ce soir.</translation>
    </message>
    <message>
      <source>Bots may play</source>
      <translation>Les robots peuvent jouer</translation>
    </message>
    <message>
      <source>Bots play on from every step of this game.</source>
      <translation>Des robots continuent depuis chaque étape de cette partie.</translation>
    </message>
    <message>
      <source>Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is in the region, and change a die at once: click the die before you choose A, B or C.</source>
      <translation>Cerveau : quand il agit, tu peux changer un dé à l’heure suivante. Ou utilise-le, si son ver est dans la région, pour changer un dé tout de suite : clique sur le dé avant de choisir A, B ou C.</translation>
    </message>
    <message>
      <source>Brains</source>
      <translation>Cerveaux</translation>
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation>Un cerveau peut d’abord tourner un dé : clique sur un dé.</translation>
    </message>
    <message>
      <source>Brains: {count}</source>
      <translation>Cerveaux : {count}</translation>
    </message>
    <message>
      <source>Bravo!</source>
      <translation>Bravo !</translation>
    </message>
    <message>
      <source>Bring a friend</source>
      <translation>Amener un ami</translation>
    </message>
    <message>
      <source>Build a shore round a lake</source>
      <translation>Bâtis une rive autour d’un lac</translation>
    </message>
    <message>
      <source>Bumped most</source>
      <translation>Le plus de bosses</translation>
    </message>
    <message>
      <source>Bumps most with {name}</source>
      <translation>Se cogne le plus avec {name}</translation>
    </message>
    <message>
      <source>By bots, +- {off} %. They count segments and know nobody's habits.</source>
      <translation>Par des robots, ± {off} %. Ils comptent les segments et ne connaissent les habitudes de personne.</translation>
    </message>
    <message>
      <source>By bots.</source>
      <translation>Par des robots.</translation>
    </message>
    <message>
      <source>By itself</source>
      <translation>Tout seul</translation>
    </message>
    <message>
      <source>By the others' habits {habit} was best.</source>
      <translation>D’après les habitudes des autres, {habit} était le mieux.</translation>
    </message>
    <message>
      <source>C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head.</source>
      <translation>C3.1 à C3.4 : un organe va sur une case libre ; yeux et bouches près de la tête.</translation>
    </message>
    <message>
      <source>C4.1: the dice show {dice}.</source>
      <translation>C4.1 : les dés montrent {dice}.</translation>
    </message>
    <message>
      <source>C4.3: {reason}</source>
      <translation>C4.3 : {reason}</translation>
    </message>
    <message>
      <source>C4.4: only the worm that is chosen first lies in {region} ({hour}).</source>
      <translation>C4.4 : seul le ver choisi d’abord est dans la région ({region}, {hour}).</translation>
    </message>
    <message>
      <source>C5.1, C5.2: an organ acts once an hour, if that changes something.</source>
      <translation>C5.1, C5.2 : un organe agit une fois par heure, si cela change quelque chose.</translation>
    </message>
    <message>
      <source>C5.3: each mouth at the new food may act before the next food.</source>
      <translation>C5.3 : chaque bouche devant la nouvelle nourriture peut agir avant la suivante.</translation>
    </message>
    <message>
      <source>C5.3: one food for each eye of the worm, where this eye sees a blank space.</source>
      <translation>C5.3 : une nourriture pour chaque œil du ver, là où cet œil voit une case vide.</translation>
    </message>
    <message>
      <source>C5.5: a Conga Line starts anywhere and leads through this worm.</source>
      <translation>C5.5 : une farandole commence n’importe où et passe par ce ver.</translation>
    </message>
    <message>
      <source>C5.5: on each worm of the line but one, one organ acts; no tails.</source>
      <translation>C5.5 : sur chaque ver de la file sauf un, un organe agit ; pas de queue.</translation>
    </message>
    <message>
      <source>C5.6: each baby of this hour gets an organ, no collar; then they act.</source>
      <translation>C5.6 : chaque bébé de cette heure reçoit un organe, pas de collier ; puis ils agissent.</translation>
    </message>
    <message>
      <source>C5.6: one thing for each collar here, and each of the partner's at them.</source>
      <translation>C5.6 : une chose pour chaque collier ici, et chaque collier du partenaire à côté.</translation>
    </message>
    <message>
      <source>C5.6: the partner touches this worm and has a collar somewhere.</source>
      <translation>C5.6 : le partenaire touche ce ver et a un collier quelque part.</translation>
    </message>
    <message>
      <source>C5.8: it grows by at most its hearts and its largest growth before.</source>
      <translation>C5.8 : il grandit au plus de ses cœurs et de sa plus grande croissance passée.</translation>
    </message>
    <message>
      <source>C6.7: the dice of {hour} come from everybody's numbers.</source>
      <translation>C6.7 : les dés de {hour} viennent des nombres de tous.</translation>
    </message>
    <message>
      <source>C8.1: the game ends after the last hour.</source>
      <translation>C8.1 : le jeu finit après la dernière heure.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}.</source>
      <translation>C8.2, {row} : {count}, vaut {points}.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation>C8.2, {row} : {count}, vaut {points} ; en {spaces}.</translation>
    </message>
    <message>
      <source>CHECKS</source>
      <translation>TOUT EST JUSTE</translation>
    </message>
    <message>
      <source>Call again</source>
      <translation>Rappeler</translation>
    </message>
    <message>
      <source>Call everybody</source>
      <translation>Appeler tout le monde</translation>
    </message>
    <message>
      <source>Call everybody to a tournament?</source>
      <translation>Appeler tout le monde à un tournoi ?</translation>
    </message>
    <message>
      <source>Calm motion</source>
      <translation>Mouvement calme</translation>
    </message>
    <message>
      <source>Can a swing put the line under a worm, or win the race?</source>
      <translation>Un pivotement peut-il mettre la ligne sous un ver, ou gagner la course ?</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Chain and list of all choices</source>
      <translation>Enchaînement et liste de tous les choix</translation>
    </message>
    <message>
      <source>Chances to win</source>
      <translation>Chances de gagner</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Changer</translation>
    </message>
    <message>
      <source>Change the house rules</source>
      <translation>Changer les règles maison</translation>
    </message>
    <message>
      <source>Change your name</source>
      <translation>Changer ton nom</translation>
    </message>
    <message>
      <source>Changed later</source>
      <translation>Changée après</translation>
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation>Changé : {changes}.</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Revérifier</translation>
    </message>
    <message>
      <source>Check the log and show the game again</source>
      <translation>Vérifier le journal et revoir la partie</translation>
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation>Vérification de chaque signature, ouverture et coup…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Juste</translation>
    </message>
    <message>
      <source>Checks, with a proof</source>
      <translation>Juste, avec preuve</translation>
    </message>
    <message>
      <source>Checks, with calls</source>
      <translation>Juste, avec appels</translation>
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation>Choisis d’abord une face : c’est ta mise si tous ne sont pas d’accord.</translation>
    </message>
    <message>
      <source>Choose a name first; the others see it.</source>
      <translation>Choisis d’abord un nom ; les autres le voient.</translation>
    </message>
    <message>
      <source>Choose a name: {problem}</source>
      <translation>Choisis un nom : {problem}</translation>
    </message>
    <message>
      <source>Choose a number</source>
      <translation>Choisis un nombre</translation>
    </message>
    <message>
      <source>Choose an organ</source>
      <translation>Choisis un organe</translation>
    </message>
    <message>
      <source>Choose head or tail before each move</source>
      <translation>Choisir tête ou queue avant chaque coup</translation>
    </message>
    <message>
      <source>Choose the tail, click e3 at the other end, then the arrow up. A worm has one tail at most.</source>
      <translation>Choisis la queue, clique sur e3 à l’autre bout, puis sur la flèche vers le haut. Un ver a au plus une queue.</translation>
    </message>
    <message>
      <source>Choose what a die becomes for a credit</source>
      <translation>Choisis ce que devient un dé pour un crédit</translation>
    </message>
    <message>
      <source>Choose what happens in {region}</source>
      <translation>Choisis ce qui se passe : {region}</translation>
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes</source>
      <translation>Choisis quel cerveau est noirci, et ce que devient un dé</translation>
    </message>
    <message>
      <source>Click a glowing mouth to let it eat</source>
      <translation>Clique sur une bouche qui brille pour la faire manger</translation>
    </message>
    <message>
      <source>Click a glowing organ to let it act</source>
      <translation>Clique sur un organe qui brille pour le faire agir</translation>
    </message>
    <message numerus="yes">
      <source>Click a glowing organ: {count} more may dance</source>
      <extracomment>Click a glowing organ: one more may dance</extracomment>
      <translation>
        <numerusform>Clique sur un organe qui brille : {count} de plus peut danser</numerusform>
        <numerusform>Clique sur un organe qui brille : {count} de plus peuvent danser</numerusform>
      </translation>
    </message>
    <message>
      <source>Click a space of a baby for the {kind}</source>
      <translation>Clique sur une case d’un bébé pour : {kind}</translation>
    </message>
    <message>
      <source>Click a space of {worm} for the {kind}</source>
      <translation>Clique sur une case de {worm} pour : {kind}</translation>
    </message>
    <message>
      <source>Click b3 for the mouth, then the arrow up: there lies the apple.</source>
      <translation>Clique sur b3 pour la bouche, puis sur la flèche vers le haut : là est la pomme.</translation>
    </message>
    <message>
      <source>Click e2: the worm grows to where the tail below it points.</source>
      <translation>Clique sur e2 : le ver grandit là où pointe la queue en dessous.</translation>
    </message>
    <message>
      <source>Click in the fan, or pull the last segment to the front.</source>
      <translation>Clique dans l’éventail, ou tire le dernier segment vers l’avant.</translation>
    </message>
    <message>
      <source>Click the arrow that the tail points along</source>
      <translation>Clique sur la flèche que suit la queue</translation>
    </message>
    <message>
      <source>Click the arrow that the {kind} looks along</source>
      <translation>Clique sur la flèche où regarde : {kind}</translation>
    </message>
    <message>
      <source>Click the worm that gets an organ</source>
      <translation>Clique sur le ver qui reçoit un organe</translation>
    </message>
    <message>
      <source>Click the worm that the dance begins with</source>
      <translation>Clique sur le ver qui commence la danse</translation>
    </message>
    <message>
      <source>Click the worm that wakes up</source>
      <translation>Clique sur le ver qui s’éveille</translation>
    </message>
    <message>
      <source>Click the worm to pair up with</source>
      <translation>Clique sur le ver à apparier</translation>
    </message>
    <message>
      <source>Click the worm with the tail again: the dance begins with it.</source>
      <translation>Clique encore sur le ver à la queue : la danse commence par lui.</translation>
    </message>
    <message>
      <source>Click to turn this die by a brain.</source>
      <translation>Clique pour tourner ce dé par un cerveau.</translation>
    </message>
    <message>
      <source>Clip of this turn (WebP)</source>
      <translation>Clip de ce tour (WebP)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Close the table</source>
      <translation>Fermer la table</translation>
    </message>
    <message>
      <source>Collar beside collar</source>
      <translation>Collier contre collier</translation>
    </message>
    <message>
      <source>Collar: needs a worm beside its own that has a collar too. Together they have babies, or give organs to the babies of this hour.</source>
      <translation>Collier : il faut un ver à côté du sien qui a aussi un collier. Ensemble ils ont des bébés, ou donnent des organes aux bébés de cette heure.</translation>
    </message>
    <message>
      <source>Come again</source>
      <translation>Revenir</translation>
    </message>
    <message>
      <source>Comeback</source>
      <translation>La remontée</translation>
    </message>
    <message>
      <source>Comforts</source>
      <translation>Confort</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Comparer</translation>
    </message>
    <message>
      <source>Compare with another copy</source>
      <translation>Comparer avec une autre copie</translation>
    </message>
    <message>
      <source>Compare with other files…</source>
      <translation>Comparer à d’autres fichiers…</translation>
    </message>
    <message>
      <source>Conga</source>
      <translation>Farandole</translation>
    </message>
    <message>
      <source>Conga Lines</source>
      <translation>Farandoles</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Copies compared</source>
      <translation>Copies comparées</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copie</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Copier le rapport</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Parcours</translation>
    </message>
    <message>
      <source>Cozy</source>
      <translation>Douillet</translation>
    </message>
    <message>
      <source>Ctrl + - 0</source>
      <translation>Ctrl + - 0</translation>
    </message>
    <message>
      <source>Ctrl Enter</source>
      <translation>Ctrl Entrée</translation>
    </message>
    <message>
      <source>Ctrl Z Y</source>
      <translation>Ctrl Z Y</translation>
    </message>
    <message>
      <source>Ctrl with + and -</source>
      <translation>Ctrl avec + et -</translation>
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
      <translation>Ctrl+Z, Ctrl+Y : annuler et refaire. Ctrl+Entrée : signer l’heure. Échap : retour.</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>D: done. G: organs for the babies. L: all choices as a list.</source>
      <translation>D : terminé. G : organes pour les bébés. L : tous les choix en liste.</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Abîmée</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Jour</translation>
    </message>
    <message>
      <source>Day or evening</source>
      <translation>Jour ou soir</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>déc.</translation>
    </message>
    <message>
      <source>Decided so far: {told}.</source>
      <translation>Décidé jusqu’ici : {told}.</translation>
    </message>
    <message>
      <source>Delete it</source>
      <translation>Supprimer</translation>
    </message>
    <message>
      <source>Delete this game…</source>
      <translation>Supprimer cette partie…</translation>
    </message>
    <message>
      <source>Delete “{game}”?</source>
      <translation>Supprimer « {game} » ?</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Supprimé</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Dés</translation>
    </message>
    <message>
      <source>Dice, lots and the emblem</source>
      <translation>Dés, sorts et emblème</translation>
    </message>
    <message>
      <source>Do not play on at this table</source>
      <translation>Ne plus jouer à cette table</translation>
    </message>
    <message>
      <source>Do nothing this hour (P)</source>
      <translation>Ne rien faire cette heure (P)</translation>
    </message>
    <message>
      <source>Do we hear each other?</source>
      <translation>Nous entendons-nous ?</translation>
    </message>
    <message>
      <source>Does a mouth at the food on {space} act?</source>
      <translation>Une bouche agit-elle devant la nourriture en {space} ?</translation>
    </message>
    <message>
      <source>Does an organ act?</source>
      <translation>Un organe agit-il ?</translation>
    </message>
    <message>
      <source>Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says why.</source>
      <translation>« Ne pas autoriser » ressemble à une pièce vide : on n’entend personne, personne ne t’entend, et rien ne dit pourquoi.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <source>Done: add no organ</source>
      <translation>Terminé : n’ajouter aucun organe</translation>
    </message>
    <message>
      <source>Done: do nothing with it</source>
      <translation>Terminé : n’en rien faire</translation>
    </message>
    <message>
      <source>Done: leave acts ({left})</source>
      <translation>Terminé : laisser des actions ({left})</translation>
    </message>
    <message>
      <source>Done: leave food ({left})</source>
      <translation>Terminé : laisser la nourriture ({left})</translation>
    </message>
    <message>
      <source>Done: leave spaces ({left})</source>
      <translation>Terminé : laisser des cases ({left})</translation>
    </message>
    <message>
      <source>Done: leave things ({left})</source>
      <translation>Terminé : laisser des choses ({left})</translation>
    </message>
    <message>
      <source>Done: let no line dance</source>
      <translation>Terminé : aucune file ne danse</translation>
    </message>
    <message>
      <source>Done: let none of these act</source>
      <translation>Terminé : aucun n’agit</translation>
    </message>
    <message>
      <source>Done: no more organs for babies</source>
      <translation>Terminé : plus d’organe pour les bébés</translation>
    </message>
    <message>
      <source>Double-click “Worm Up” in the new folder.</source>
      <translation>Double-clique sur « Worm Up » dans le nouveau dossier.</translation>
    </message>
    <message>
      <source>Double-click “Worm Up”; a notice comes, close it.</source>
      <translation>Double-clique sur « Worm Up » ; un avis apparaît, ferme-le.</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Télécharger</translation>
    </message>
    <message>
      <source>Download, and open the file.</source>
      <translation>Télécharge, puis ouvre le fichier.</translation>
    </message>
    <message>
      <source>Download, and unpack it where you like.</source>
      <translation>Télécharge et décompresse où tu veux.</translation>
    </message>
    <message>
      <source>Download, then right-click the file: “Extract all”.</source>
      <translation>Télécharge, puis clic droit sur le fichier : « Extraire tout ».</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one, or turn it with Left and Right; Up: the other post. Enter swings it.</source>
      <translation>Tire un poteau d’arrivée autour de l’autre, ou tourne-le avec Gauche et Droite ; Haut : l’autre poteau. Entrée le fait pivoter.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one; the tray shows what it does to every head. Swing it, or leave it as it is.</source>
      <translation>Tire un poteau d’arrivée autour de l’autre ; en bas tu vois l’effet sur chaque tête. Fais-le pivoter, ou laisse-le.</translation>
    </message>
    <message>
      <source>Drag it round the other one.</source>
      <translation>Tire-le autour de l’autre.</translation>
    </message>
    <message>
      <source>Draught</source>
      <translation>Courant d’air</translation>
    </message>
    <message>
      <source>Draw the shape where it touches this hour's rows or columns.</source>
      <translation>Dessine la forme là où elle touche les lignes ou colonnes de cette heure.</translation>
    </message>
    <message>
      <source>Draw the tables</source>
      <translation>Tirer les tables</translation>
    </message>
    <message numerus="yes">
      <source>Draw {worm} longer, by up to {count} spaces</source>
      <extracomment>Draw {worm} longer by a space</extracomment>
      <translation>
        <numerusform>Dessine {worm} plus long, d’au plus {count} case</numerusform>
        <numerusform>Dessine {worm} plus long, d’au plus {count} cases</numerusform>
      </translation>
    </message>
    <message>
      <source>Drawing the tables</source>
      <translation>Tirage des tables</translation>
    </message>
    <message>
      <source>Drop the envelope on the table: nobody can change it. (Enter)</source>
      <translation>Pose l’enveloppe sur la table : personne ne peut la changer. (Entrée)</translation>
    </message>
    <message>
      <source>EVERYTHING</source>
      <translation>TOUT</translation>
    </message>
    <message>
      <source>Each held what was sealed: nobody changed a bid or a number.</source>
      <translation>Chacune contenait ce qui était scellé : personne n’a changé une mise ou un nombre.</translation>
    </message>
    <message>
      <source>Each hour begins with one roll for all: two organs and a shape.</source>
      <translation>Chaque heure commence par un lancer pour tous : deux organes et une forme.</translation>
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
      <translation>Chaque heure, trois dés montrent deux organes et une forme, et une partie de la feuille est
la région de l’heure. Tu fais une chose : poser un nouveau ver de cette forme dans la région
et lui donner un des organes ; ou donner un organe à un ver de la région qui a
l’autre, ou qui a la forme ; ou laisser agir tous les organes d’un tel ver ; ou passer.
Un nouvel organe peut agir aussitôt, et une chose mène à l’autre :
  œil     pose de la nourriture sur des cases vides qu’il voit : trois de large, et de côté
  bouche  si elle fait face à une nourriture, son ver reçoit un organe au choix
  queue   une file de vers, chacun pointant vers le suivant, danse : tous sauf un agissent
  collier avec un collier sur un ver voisin : des bébés, et des organes pour eux
  cerveau l’heure suivante tu peux changer un dé ; ou utilise-le pour en changer un aussitôt
  cœur    son ver grandit à un bout
Yeux et bouches vont sur les deux premières cases d’un ver, la queue sur la dernière. À la
fin quatre rangées comptent (r les montre) ; chaque ver qui touche une case vide coûte
deux points, alors serre-les bien.</translation>
    </message>
    <message>
      <source>Each is allowed by the rules of this edition.</source>
      <translation>Chacun est permis par les règles de cette édition.</translation>
    </message>
    <message>
      <source>Each is by the key of its seat: nobody can write for another.</source>
      <translation>Chacune vient de la clé de sa place : personne ne peut écrire pour un autre.</translation>
    </message>
    <message>
      <source>Each library brought its licence when it was installed.</source>
      <translation>Chaque bibliothèque a apporté sa licence à l’installation.</translation>
    </message>
    <message>
      <source>Each thing is a baby, or organs for babies: {left} left</source>
      <translation>Chaque chose est un bébé, ou des organes pour les bébés : reste {left}</translation>
    </message>
    <message>
      <source>Eaten</source>
      <translation>Mangé</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Bord</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Éditions</translation>
    </message>
    <message>
      <source>Empty sheets</source>
      <translation>Feuilles vides</translation>
    </message>
    <message>
      <source>End the lesson</source>
      <translation>Finir la leçon</translation>
    </message>
    <message>
      <source>End the race together?</source>
      <translation>Finir la course ensemble ?</translation>
    </message>
    <message>
      <source>Ended together in round {round}</source>
      <translation>Finie ensemble à la manche {round}</translation>
    </message>
    <message>
      <source>Ends at round {round}</source>
      <translation>Finit à la manche {round}</translation>
    </message>
    <message>
      <source>Ends at {hour}</source>
      <translation>Finit à {hour}</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Entrée</translation>
    </message>
    <message>
      <source>Envelopes</source>
      <translation>Enveloppes</translation>
    </message>
    <message>
      <source>Equal bids bump</source>
      <translation>Les mises égales se cognent</translation>
    </message>
    <message>
      <source>Equal bids bump noses.</source>
      <translation>Les mises égales se cognent le nez.</translation>
    </message>
    <message>
      <source>Equal bids bump noses: nobody moves.</source>
      <translation>Les mises égales se cognent le nez : personne n’avance.</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Échap</translation>
    </message>
    <message>
      <source>Escape ends the television</source>
      <translation>Échap ferme le téléviseur</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Soir</translation>
    </message>
    <message>
      <source>Every decision in them is allowed by the rules.</source>
      <translation>Chaque décision y est permise par les règles.</translation>
    </message>
    <message>
      <source>Every seat is taken already.</source>
      <translation>Toutes les places sont déjà prises.</translation>
    </message>
    <message>
      <source>Every segment lies wholly on the table.</source>
      <translation>Chaque segment est entièrement sur la table.</translation>
    </message>
    <message>
      <source>Everybody agrees to it by sitting down; the points are counted together.</source>
      <translation>En s’asseyant, chacun est d’accord ; les points sont comptés ensemble.</translation>
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation>Chacun mise en secret ; les mises égales s’annulent (règle W3.8).</translation>
    </message>
    <message>
      <source>Everybody else sat at a table with {name}.</source>
      <translation>Tous les autres ont déjà joué à une table avec {name}.</translation>
    </message>
    <message>
      <source>Everybody has a sheet. All use the same dice, and nobody touches the sheet of another. You lay worms, give them organs, and let the organs act. At the end four rows count, and the highest total wins. Below 0 is quite usual in the first games.</source>
      <translation>Chacun a une feuille. Tous utilisent les mêmes dés, et personne ne touche la feuille d’un autre. Tu poses des vers, tu leur donnes des organes, et tu les fais agir. À la fin quatre rangées comptent, et le plus grand total gagne. Moins de 0 est normal dans les premières parties.</translation>
    </message>
    <message>
      <source>Everybody has a worm of seven segments. The worms race over the table, from the start to the line between the two finish posts. The first worm to touch it wins.</source>
      <translation>Chacun a un ver de sept segments. Les vers courent sur la table, du départ à la ligne entre les deux poteaux d’arrivée. Le premier qui la touche gagne.</translation>
    </message>
    <message>
      <source>Everybody here reads it. Until somebody comes, Back takes it back.</source>
      <translation>Tout le monde ici le lit. Tant que personne ne vient, « Retour » l’annule.</translation>
    </message>
    <message>
      <source>Everybody reads them before sitting down.</source>
      <translation>Tous les lisent avant de s’asseoir.</translation>
    </message>
    <message>
      <source>Everybody seals a number or the X. All envelopes open at once.</source>
      <translation>Chacun scelle un nombre ou le X. Toutes les enveloppes s’ouvrent ensemble.</translation>
    </message>
    <message>
      <source>Everybody sits</source>
      <translation>Tout le monde s’assoit</translation>
    </message>
    <message>
      <source>Everybody to the table</source>
      <translation>Tous à table</translation>
    </message>
    <message>
      <source>Everybody's chances, and better bids and moves</source>
      <translation>Les chances de chacun, et de meilleurs mises et coups</translation>
    </message>
    <message>
      <source>Everybody's numbers make them. All are computed again.</source>
      <translation>Les nombres de tous les font. Tous sont recalculés.</translation>
    </message>
    <message>
      <source>Everybody's worst game does not count</source>
      <translation>La pire partie de chacun ne compte pas</translation>
    </message>
    <message>
      <source>Everything checks</source>
      <translation>Tout est juste</translation>
    </message>
    <message>
      <source>Eye and mouth could still act. Enough for now: press Done. You are asked once more as you sign.</source>
      <translation>L’œil et la bouche pourraient encore agir. C’est assez : appuie sur « Terminé ». On te redemande au moment de signer.</translation>
    </message>
    <message>
      <source>Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a new food may act at once.</source>
      <translation>Œil : pose de la nourriture sur des cases vides qu’il voit, une pour chaque œil de son ver. Il voit sur trois cases de large devant lui, et tout droit des deux côtés ; rien ne le gêne. Les bouches devant une nouvelle nourriture peuvent agir aussitôt.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces and never look backwards.</source>
      <translation>Yeux et bouches vont sur les deux premières cases et ne regardent jamais en arrière.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm has one tail at most. Collars, brains and hearts go on any free space.</source>
      <translation>Yeux et bouches vont sur les deux premières cases d’un ver, la queue sur la dernière, et un ver a au plus une queue. Colliers, cerveaux et cœurs vont sur n’importe quelle case libre.</translation>
    </message>
    <message>
      <source>Eyes lay food, mouths eat it, hearts grow, tails wake others.</source>
      <translation>Les yeux posent la nourriture, les bouches la mangent, les cœurs grandissent, les queues éveillent les autres.</translation>
    </message>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>FICHIER</translation>
    </message>
    <message>
      <source>FINISH</source>
      <translation>ARRIVÉE</translation>
    </message>
    <message>
      <source>Face {face}</source>
      <translation>Face {face}</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Jeu loyal</translation>
    </message>
    <message>
      <source>Family Album</source>
      <translation>Album de famille</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>févr.</translation>
    </message>
    <message>
      <source>Fed</source>
      <translation>Nourri</translation>
    </message>
    <message>
      <source>Fetch it once, and this laptop can give it too.</source>
      <translation>Récupère-le une fois, et ce portable pourra aussi le donner.</translation>
    </message>
    <message>
      <source>Fetch {size}</source>
      <translation>Récupérer {size}</translation>
    </message>
    <message>
      <source>Fewer bots</source>
      <translation>Moins de robots</translation>
    </message>
    <message>
      <source>Fewer games</source>
      <translation>Moins de parties</translation>
    </message>
    <message>
      <source>Fewer players</source>
      <translation>Moins de joueurs</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Rempli</translation>
    </message>
    <message>
      <source>Finished games sleep here.
Open one to see it checked.</source>
      <translation>Les parties finies dorment ici.
Ouvres-en une pour la voir vérifiée.</translation>
    </message>
    <message>
      <source>First Rain</source>
      <translation>Première pluie</translation>
    </message>
    <message>
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation>Finis d’abord ce que tu as commencé, ou quitte avec Échap.</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from the post</source>
      <translation>Passe, à {gap} mm du poteau</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from {name}</source>
      <translation>Passe, à {gap} mm de {name}</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Retourner</translation>
    </message>
    <message>
      <source>Foods</source>
      <translation>Nourritures</translation>
    </message>
    <message>
      <source>For 6 to 25 people: tables by lot, and the winners meet</source>
      <translation>Pour 6 à 25 personnes : tables tirées au sort, les gagnants se retrouvent</translation>
    </message>
    <message>
      <source>For experts</source>
      <translation>Pour les experts</translation>
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation>Pour de bon : on ne revient pas dans cette partie.</translation>
    </message>
    <message>
      <source>For people who want to know more</source>
      <translation>Pour qui veut en savoir plus</translation>
    </message>
    <message>
      <source>For the menu: start “install-menu-entry.sh” there.</source>
      <translation>Pour le menu : lance « install-menu-entry.sh » là-bas.</translation>
    </message>
    <message>
      <source>For this laptop: {system}</source>
      <translation>Pour ce portable : {system}</translation>
    </message>
    <message>
      <source>For {least} to {most} players.</source>
      <translation>De {least} à {most} joueurs.</translation>
    </message>
    <message>
      <source>Four pictures</source>
      <translation>Quatre images</translation>
    </message>
    <message>
      <source>Four pictures, the same on every laptop?</source>
      <translation>Quatre images, les mêmes sur chaque ordinateur ?</translation>
    </message>
    <message>
      <source>Free under the MIT licence: use it, copy it, change it.</source>
      <translation>Libre sous licence MIT : utilise, copie, change.</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>vendredi</translation>
    </message>
    <message>
      <source>Friends</source>
      <translation>Amis</translation>
    </message>
    <message>
      <source>Friends on the same Wi-Fi appear by themselves.
Meanwhile: a race against bots keeps you warm.</source>
      <translation>Les amis sur le même Wi-Fi apparaissent tout seuls.
En attendant, échauffe-toi dans une course contre des robots.</translation>
    </message>
    <message>
      <source>From one thing to the next</source>
      <translation>D’une chose à l’autre</translation>
    </message>
    <message>
      <source>From step {step}, as {name}</source>
      <translation>Dès l’étape {step}, comme {name}</translation>
    </message>
    <message>
      <source>Full lines</source>
      <translation>Lignes pleines</translation>
    </message>
    <message>
      <source>G</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Game {number} does not check: the table is computed without it.</source>
      <translation>La partie {number} n’est pas juste : le classement est fait sans elle.</translation>
    </message>
    <message>
      <source>Game {number} follows another game than the one before it here.</source>
      <translation>La partie {number} suit une autre partie que celle d’avant ici.</translation>
    </message>
    <message>
      <source>Game {number} is missing.</source>
      <translation>La partie {number} manque.</translation>
    </message>
    <message>
      <source>Game {number} is not over: the table is computed without it.</source>
      <translation>La partie {number} n’est pas finie : le classement est fait sans elle.</translation>
    </message>
    <message>
      <source>Game {number} of {games} of an evening</source>
      <translation>Partie {number} sur {games} d’une soirée</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Parties</translation>
    </message>
    <message>
      <source>Games can be saved</source>
      <translation>Les parties peuvent être enregistrées</translation>
    </message>
    <message>
      <source>Games cannot be saved</source>
      <translation>Les parties ne peuvent pas être enregistrées</translation>
    </message>
    <message>
      <source>Games may soon find no room</source>
      <translation>Bientôt plus de place pour les parties</translation>
    </message>
    <message>
      <source>Games shelf</source>
      <translation>L’étagère des parties</translation>
    </message>
    <message>
      <source>Get up again</source>
      <translation>Quitter la table</translation>
    </message>
    <message>
      <source>Get up…</source>
      <translation>Quitter la table…</translation>
    </message>
    <message>
      <source>Getting up</source>
      <translation>Se lever</translation>
    </message>
    <message>
      <source>Ghost</source>
      <translation>Fantôme</translation>
    </message>
    <message>
      <source>Give</source>
      <translation>Donner</translation>
    </message>
    <message>
      <source>Give a rolled organ to a worm that fits</source>
      <translation>Donner un organe des dés à un ver qui convient</translation>
    </message>
    <message>
      <source>Give organs</source>
      <translation>Donner des organes</translation>
    </message>
    <message>
      <source>Give the babies organs</source>
      <translation>Donner des organes aux bébés</translation>
    </message>
    <message>
      <source>Give the game to a laptop that has none</source>
      <translation>Donner le jeu à un ordinateur qui ne l’a pas</translation>
    </message>
    <message>
      <source>Give: give one of the two organs to a worm in the region, if it has the other one or is of the shape.</source>
      <translation>Donner : donne un des deux organes à un ver de la région, s’il a l’autre ou s’il a la forme.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Go on here</source>
      <translation>Continuer ici</translation>
    </message>
    <message>
      <source>Go on with a game, replay, check</source>
      <translation>Continuer une partie, revoir, vérifier</translation>
    </message>
    <message>
      <source>Go on without {names} for now</source>
      <translation>Continuer sans {names} pour l’instant</translation>
    </message>
    <message>
      <source>Go to step {step}</source>
      <translation>Aller à l’étape {step}</translation>
    </message>
    <message>
      <source>Going on with the game…</source>
      <translation>La partie reprend…</translation>
    </message>
    <message>
      <source>Gone home</source>
      <translation>Parti à la maison</translation>
    </message>
    <message>
      <source>Gone home?</source>
      <translation>Parti à la maison ?</translation>
    </message>
    <message>
      <source>Good one!</source>
      <translation>Bien joué !</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Groupe</translation>
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
      <translation>La moitié du jardin est un lac maintenant. Construisez la rive, et tenez-vous bien.</translation>
    </message>
    <message>
      <source>Hand the laptop to {name}</source>
      <translation>Passe l’ordinateur à {name}</translation>
    </message>
    <message>
      <source>Has somebody gone home? Begin with fewer players.</source>
      <translation>Quelqu’un est rentré ? Commence avec moins de joueurs.</translation>
    </message>
    <message>
      <source>Head at the other end</source>
      <translation>La tête à l’autre bout</translation>
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation>La tête à l’autre bout (F)</translation>
    </message>
    <message>
      <source>Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as many more as it once grew.</source>
      <translation>Cœur : son ver grandit à un bout sur des cases vides, d’autant qu’il a de cœurs, et d’autant de plus qu’il a déjà grandi une fois.</translation>
    </message>
    <message>
      <source>Hearts. Choose Place and click c1 for a second worm across row 1.</source>
      <translation>Des cœurs. Choisis « Poser » et clique sur c1 pour un deuxième ver en travers de la ligne 1.</translation>
    </message>
    <message>
      <source>Here the game is over: go back to an earlier step.</source>
      <translation>Ici la partie est finie : reviens à une étape d’avant.</translation>
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation>Ici le ver ne peut plus avancer : reprends le dernier segment (Retour arrière).</translation>
    </message>
    <message>
      <source>Here we go</source>
      <translation>C’est parti</translation>
    </message>
    <message>
      <source>Hide where tails point</source>
      <translation>Cacher où pointent les queues</translation>
    </message>
    <message>
      <source>Hour by hour</source>
      <translation>Heure par heure</translation>
    </message>
    <message>
      <source>Hours</source>
      <translation>Heures</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Règles maison</translation>
    </message>
    <message>
      <source>House rules of this table</source>
      <translation>Règles maison de cette table</translation>
    </message>
    <message>
      <source>House rules: none</source>
      <translation>Règles maison : aucune</translation>
    </message>
    <message>
      <source>House rules: {count} chosen</source>
      <translation>Règles maison : {count} choisies</translation>
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation>Règles maison : {rules}</translation>
    </message>
    <message>
      <source>How far it is from the start to the finish</source>
      <translation>La distance du départ à l’arrivée</translation>
    </message>
    <message>
      <source>How far the clip is</source>
      <translation>Où en est le clip</translation>
    </message>
    <message>
      <source>How far the review is</source>
      <translation>Où en est l’analyse</translation>
    </message>
    <message>
      <source>How it is played:</source>
      <translation>Comment on joue :</translation>
    </message>
    <message>
      <source>How many % of the races each face wins against the bids that were made, and in brackets against the others' habits:</source>
      <translation>Combien de % des courses chaque face gagne contre les mises faites, et entre parenthèses contre les habitudes des autres :</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Règles du jeu</translation>
    </message>
    <message>
      <source>How to play, what happened, look back, menu</source>
      <translation>Règles, ce qui s’est passé, revoir, menu</translation>
    </message>
    <message>
      <source>How well the bots play</source>
      <translation>La force des robots</translation>
    </message>
    <message>
      <source>How well the bots play: press for the next</source>
      <translation>La force des robots : appuie pour la suivante</translation>
    </message>
    <message>
      <source>Hurry up!</source>
      <translation>Dépêche-toi !</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Je suis {name}</translation>
    </message>
    <message>
      <source>I come too</source>
      <translation>Je viens aussi</translation>
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation>Si tous dans la course sont d’accord, elle finit sans vainqueur. Sinon, ta mise compte.</translation>
    </message>
    <message>
      <source>In a race of two, two more dice are thrown after the bids. The higher one is the ghost's bid, and an X is higher than a 7. Who has bid the same stays.</source>
      <translation>Dans une course à deux, on lance deux dés de plus après les mises. Le plus haut est la mise du fantôme, et un X vaut plus qu’un 7. Qui a misé la même chose reste sur place.</translation>
    </message>
    <message>
      <source>In another network: {codes}</source>
      <translation>Dans un autre réseau : {codes}</translation>
    </message>
    <message>
      <source>In each hour you place a worm, give an organ, wake a worm, or pass.</source>
      <translation>Chaque heure, tu poses un ver, donnes un organe, éveilles un ver, ou passes.</translation>
    </message>
    <message>
      <source>In each round all choose a number in secret and seal it. Then all are opened. Equal numbers cancel each other, and these worms do not move.</source>
      <translation>À chaque manche, chacun choisit un nombre en secret et le scelle. Puis tous sont ouverts. Les nombres égaux s’annulent, et ces vers n’avancent pas.</translation>
    </message>
    <message>
      <source>In each row a star is a point, a circle nothing, a cross a point less.</source>
      <translation>Dans chaque rangée, une étoile est un point, un rond rien, une croix un point de moins.</translation>
    </message>
    <message>
      <source>In each row the groups up to what you have are filled: a star is a point, a circle nothing, a cross a point less. Point at a row to see on the sheet what it counts.</source>
      <translation>Dans chaque rangée, les groupes sont remplis jusqu’à ce que tu as : une étoile est un point, un rond rien, une croix un point de moins. Pointe une rangée pour voir sur la feuille ce qu’elle compte.</translation>
    </message>
    <message>
      <source>In round {round} you and {others} bumped, and {name} gained {gain} %.</source>
      <translation>À la manche {round}, {others} et toi, vous vous êtes cognés, et {name} a gagné {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and you gained {gain} %.</source>
      <translation>À la manche {round}, {others} se sont cognés, et tu as gagné {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and {name} gained {gain} %.</source>
      <translation>À la manche {round}, {others} se sont cognés, et {name} a gagné {gain} %.</translation>
    </message>
    <message>
      <source>In the game for two a ghost bids too, by two dice.</source>
      <translation>Dans la partie à deux, un fantôme mise aussi, par deux dés.</translation>
    </message>
    <message>
      <source>In the place of the number that it names; without a number, last.</source>
      <translation>À la place du nombre qu’il nomme ; sans nombre, en dernier.</translation>
    </message>
    <message>
      <source>In this room</source>
      <translation>Dans cette pièce</translation>
    </message>
    <message>
      <source>Inside is the work of others</source>
      <translation>Dedans se trouve le travail d’autres</translation>
    </message>
    <message>
      <source>Is it fair?</source>
      <translation>Est-ce loyal ?</translation>
    </message>
    <message>
      <source>Is my Wi-Fi all right?</source>
      <translation>Mon Wi-Fi va-t-il bien ?</translation>
    </message>
    <message>
      <source>It begins as soon as everybody's laptop has said yes.</source>
      <translation>Cela commence dès que l’ordinateur de chacun a dit oui.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {why}</source>
      <translation>Impossible de supprimer : {why}</translation>
    </message>
    <message>
      <source>It draws lane {lane} for {name}.</source>
      <translation>Il tire le couloir {lane} pour {name}.</translation>
    </message>
    <message>
      <source>It draws the emblem: {pictures}.</source>
      <translation>Il tire l’emblème : {pictures}.</translation>
    </message>
    <message>
      <source>It ends as soon as you leave this page.</source>
      <translation>Cela se termine dès que tu quittes cette page.</translation>
    </message>
    <message>
      <source>It ends by itself after half an hour.</source>
      <translation>Cela finit tout seul au bout d’une demi-heure.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. The copies of the others stay.</source>
      <translation>Elle part de cet ordinateur pour de bon : son journal, et ta clé à sa table. Les copies des autres restent.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. You can never go on with it, and the others have to go on without you.</source>
      <translation>Elle part de cet ordinateur pour de bon : son journal, et ta clé à sa table. Tu ne pourras plus la continuer, et les autres devront continuer sans toi.</translation>
    </message>
    <message>
      <source>It goes on here as soon as the other laptop has stopped. Is that one off? Then start this program again.</source>
      <translation>La partie continue ici dès que l'autre ordinateur s'est arrêté. Est-il éteint ? Alors relance ce programme.</translation>
    </message>
    <message>
      <source>It grew by 1 before, so that now it may grow by 2. Click d2.</source>
      <translation>Il a déjà grandi de 1, donc il peut maintenant grandir de 2. Clique sur d2.</translation>
    </message>
    <message>
      <source>It is being checked…</source>
      <translation>Vérification en cours…</translation>
    </message>
    <message>
      <source>It is drawn to tables of 3 to 5, and not all of them can play this.</source>
      <translation>On tire des tables de 3 à 5, et toutes ne peuvent pas y jouer.</translation>
    </message>
    <message>
      <source>It is proved up to hour {hour}.</source>
      <translation>Elle est prouvée jusqu’à l’heure {hour}.</translation>
    </message>
    <message>
      <source>It is proved up to round {round}.</source>
      <translation>Elle est prouvée jusqu’à la manche {round}.</translation>
    </message>
    <message>
      <source>It is reviewed up to step {step}.</source>
      <translation>L’analyse va jusqu’à l’étape {step}.</translation>
    </message>
    <message>
      <source>It is yours to leave as well.</source>
      <translation>Tu peux aussi la laisser.</translation>
    </message>
    <message>
      <source>It leads to nobody in this room. Switch it off if you are not found.</source>
      <translation>Il ne mène à personne dans cette pièce. Éteins-le si on ne te trouve pas.</translation>
    </message>
    <message>
      <source>It may touch itself, but never lie on itself or cross a worm. A head may be laid beyond a gap that is too narrow to crawl through.</source>
      <translation>Il peut se toucher, mais jamais se poser sur lui-même ni croiser un ver. Une tête peut être posée au-delà d’un passage trop étroit pour y ramper.</translation>
    </message>
    <message>
      <source>It snaps to the pale place. {why}</source>
      <translation>Il se pose à la place pâle. {why}</translation>
    </message>
    <message>
      <source>It stands for any number, but only if nobody else bids it.</source>
      <translation>Il vaut n’importe quel nombre, mais seulement si personne d’autre ne le mise.</translation>
    </message>
    <message>
      <source>It takes {least} to {most} people.</source>
      <translation>Il faut de {least} à {most} personnes.</translation>
    </message>
    <message>
      <source>It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.</source>
      <translation>Il lance les dés de {hour} : {pips}, donc {dice} : {verdict}.</translation>
    </message>
    <message>
      <source>It throws the ghost's dice: {dice}. It bids {face}.</source>
      <translation>Il lance les dés du fantôme : {dice}. Il mise {face}.</translation>
    </message>
    <message>
      <source>It was made by a newer version of this program.</source>
      <translation>Elle vient d’une version plus récente de ce programme.</translation>
    </message>
    <message>
      <source>It was made by another program, or by a newer version of this one.</source>
      <translation>Elle vient d’un autre programme, ou d’une version plus récente de celui-ci.</translation>
    </message>
    <message>
      <source>Its worm stays, and one finish post may still be swung.</source>
      <translation>Son ver reste sur place, et un poteau d’arrivée peut quand même pivoter.</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>janv.</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Rejoindre</translation>
    </message>
    <message>
      <source>Join by code</source>
      <translation>Rejoindre par code</translation>
    </message>
    <message>
      <source>Join code, group {number} of 4</source>
      <translation>Code, groupe {number} sur 4</translation>
    </message>
    <message>
      <source>Jul</source>
      <translation>juil.</translation>
    </message>
    <message>
      <source>Jun</source>
      <translation>juin</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Garder</translation>
    </message>
    <message>
      <source>Key {keys}</source>
      <translation>Clé {keys}</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>Kinds</source>
      <translation>Sortes</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Lac</translation>
    </message>
    <message>
      <source>Lanes by lot</source>
      <translation>Couloirs au sort</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Plus grand</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Texte plus grand</translation>
    </message>
    <message numerus="yes">
      <source>Lay a baby beside {one} or {two}, {count} things left</source>
      <extracomment>Lay a baby beside {one} or {two}</extracomment>
      <translation>
        <numerusform>Pose un bébé à côté de {one} ou {two}, reste {count} chose</numerusform>
        <numerusform>Pose un bébé à côté de {one} ou {two}, restent {count} choses</numerusform>
      </translation>
    </message>
    <message>
      <source>Lay a segment, a press each; aim finer with Shift</source>
      <translation>Poser un segment, un par appui ; plus fin avec Maj</translation>
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation>Reposer tout sauf le dernier segment (R)</translation>
    </message>
    <message>
      <source>Lay your worm anew</source>
      <translation>Repose ton ver</translation>
    </message>
    <message numerus="yes">
      <source>Lay {count} segments anew, from the last one on; Escape: as it was.</source>
      <extracomment>Lay {count} segment anew, from the last one on; Escape: as it was.</extracomment>
      <translation>
        <numerusform>Repose {count} segment, depuis le dernier ; Échap : comme avant.</numerusform>
        <numerusform>Repose {count} segments, depuis le dernier ; Échap : comme avant.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave air, not draught</source>
      <translation>Laisse de l’air, pas de courant d’air</translation>
    </message>
    <message>
      <source>Leave for good…</source>
      <translation>Partir pour de bon…</translation>
    </message>
    <message>
      <source>Leave for now</source>
      <translation>Partir pour l’instant</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <source>Leave the posts as they are (Esc)</source>
      <translation>Laisser les poteaux comme ils sont (Échap)</translation>
    </message>
    <message>
      <source>Leave the table?</source>
      <translation>Quitter la table ?</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Leçon</translation>
    </message>
    <message>
      <source>Let {names} back</source>
      <translation>Laisser {names} revenir</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licences</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Lumière</translation>
    </message>
    <message>
      <source>Like all equal bids: both worms stay where they are.</source>
      <translation>Comme toutes les mises égales : les deux vers restent sur place.</translation>
    </message>
    <message>
      <source>Lines and babies</source>
      <translation>Farandoles et bébés</translation>
    </message>
    <message>
      <source>Linux, ARM chip</source>
      <translation>Linux, puce ARM</translation>
    </message>
    <message>
      <source>Linux, package for Debian and Ubuntu</source>
      <translation>Linux, paquet pour Debian et Ubuntu</translation>
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation>À l’écoute quelques secondes…</translation>
    </message>
    <message>
      <source>Logs:</source>
      <translation>Journaux :</translation>
    </message>
    <message>
      <source>Long leap</source>
      <translation>Le plus grand bond</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Le plus long</translation>
    </message>
    <message>
      <source>Longest step</source>
      <translation>Plus long pas</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Voir</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Revoir</translation>
    </message>
    <message>
      <source>Look back together</source>
      <translation>Revoir ensemble</translation>
    </message>
    <message>
      <source>Look on too</source>
      <translation>Regarde aussi</translation>
    </message>
    <message>
      <source>Look on too: {code}</source>
      <translation>Regarde aussi : {code}</translation>
    </message>
    <message>
      <source>Look on without a seat: you see all, and sign nothing</source>
      <translation>Regarder sans place : tu vois tout, et tu ne signes rien</translation>
    </message>
    <message>
      <source>Looking for a table to watch…</source>
      <translation>Je cherche une table à regarder…</translation>
    </message>
    <message>
      <source>Looking for games…</source>
      <translation>Je cherche des parties…</translation>
    </message>
    <message>
      <source>Looking round…</source>
      <translation>Je cherche une table…</translation>
    </message>
    <message>
      <source>Lowest goes first</source>
      <translation>Le plus petit d’abord</translation>
    </message>
    <message>
      <source>Luckiest bump</source>
      <translation>Choc le plus heureux</translation>
    </message>
    <message>
      <source>Made by a newer version</source>
      <translation>D’une version plus récente</translation>
    </message>
    <message>
      <source>Made by another program</source>
      <translation>D’un autre programme</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>mars</translation>
    </message>
    <message>
      <source>May</source>
      <translation>mai</translation>
    </message>
    <message>
      <source>May I bid a 7 and then the X?</source>
      <translation>Puis-je miser un 7 puis le X ?</translation>
    </message>
    <message>
      <source>May a worm lie across the finish line?</source>
      <translation>Un ver peut-il être posé sur la ligne d’arrivée ?</translation>
    </message>
    <message>
      <source>May my worm touch itself, or cross itself?</source>
      <translation>Mon ver peut-il se toucher ou se croiser ?</translation>
    </message>
    <message>
      <source>Mean place</source>
      <translation>Place moyenne</translation>
    </message>
    <message>
      <source>Measured twice</source>
      <translation>Mesuré deux fois</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Missing: {names}.</source>
      <translation>Manquait : {names}.</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>lundi</translation>
    </message>
    <message>
      <source>More about {name}</source>
      <translation>Plus sur {name}</translation>
    </message>
    <message>
      <source>More bots</source>
      <translation>Plus de robots</translation>
    </message>
    <message>
      <source>More for this game</source>
      <translation>Plus pour cette partie</translation>
    </message>
    <message>
      <source>More games</source>
      <translation>Plus de parties</translation>
    </message>
    <message>
      <source>More players</source>
      <translation>Plus de joueurs</translation>
    </message>
    <message>
      <source>Most was left</source>
      <translation>Le plus laissé de côté</translation>
    </message>
    <message>
      <source>Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once. The food stays.</source>
      <translation>Bouche : si elle fait face à une nourriture, son ver reçoit un organe au choix, qui peut agir aussitôt. La nourriture reste.</translation>
    </message>
    <message>
      <source>Mouths this time. Choose Give, then click your worm: it is an I too.</source>
      <translation>Des bouches, cette fois. Choisis « Donner », puis clique sur ton ver : c’est aussi un I.</translation>
    </message>
    <message>
      <source>Move the outline; turn it, flip it</source>
      <translation>Déplacer le contour ; le tourner, le retourner</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Coups</translation>
    </message>
    <message>
      <source>Moves as good as the best that a bot found: {good} of {moves}.</source>
      <translation>Coups aussi bons que le meilleur qu’un robot a trouvé : {good} sur {moves}.</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>Avance</translation>
    </message>
    <message>
      <source>My move</source>
      <translation>Mon coup</translation>
    </message>
    <message>
      <source>My sheet</source>
      <translation>Ma feuille</translation>
    </message>
    <message>
      <source>NETWORK</source>
      <translation>RÉSEAU</translation>
    </message>
    <message>
      <source>NOT equal</source>
      <translation>PAS égal</translation>
    </message>
    <message>
      <source>Name a number</source>
      <translation>Nomme un nombre</translation>
    </message>
    <message>
      <source>Name my number</source>
      <translation>Nommer mon nombre</translation>
    </message>
    <message>
      <source>Name {face}</source>
      <translation>Nommer {face}</translation>
    </message>
    <message>
      <source>Neither moves.</source>
      <translation>Aucun n’avance.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Réseau</translation>
    </message>
    <message>
      <source>Never began</source>
      <translation>Jamais commencée</translation>
    </message>
    <message>
      <source>New key here</source>
      <translation>Nouvelle clé ici</translation>
    </message>
    <message>
      <source>Newer version</source>
      <translation>Version plus récente</translation>
    </message>
    <message>
      <source>Next chapter</source>
      <translation>Chapitre suivant</translation>
    </message>
    <message>
      <source>Next game ({number} of {games})</source>
      <translation>Partie suivante ({number} sur {games})</translation>
    </message>
    <message>
      <source>Next puzzle</source>
      <translation>Énigme suivante</translation>
    </message>
    <message>
      <source>Next race ({number} of {games})</source>
      <translation>Course suivante ({number} sur {games})</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Manche suivante</translation>
    </message>
    <message>
      <source>Night School</source>
      <translation>École de nuit</translation>
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation>Aucune mise ne se repose.</translation>
    </message>
    <message>
      <source>No bid, no seat</source>
      <translation>Pas de mise, pas de place</translation>
    </message>
    <message>
      <source>No brain can turn this die now. Click to see where its number came from.</source>
      <translation>Aucun cerveau ne peut tourner ce dé. Clique pour voir d’où vient son nombre.</translation>
    </message>
    <message>
      <source>No firewall of this laptop is known to be on.</source>
      <translation>Aucun pare-feu actif connu sur cet ordinateur.</translation>
    </message>
    <message>
      <source>No game</source>
      <translation>Pas de partie</translation>
    </message>
    <message>
      <source>No game fits</source>
      <translation>Aucune partie ne correspond</translation>
    </message>
    <message>
      <source>No game in it</source>
      <translation>Pas de partie dedans</translation>
    </message>
    <message>
      <source>No game yet</source>
      <translation>Pas encore de partie</translation>
    </message>
    <message>
      <source>No log of this game is saved.</source>
      <translation>Aucun journal de cette partie n’est enregistré.</translation>
    </message>
    <message>
      <source>No network is on</source>
      <translation>Aucun réseau n’est actif</translation>
    </message>
    <message>
      <source>No new worm: {reason}.</source>
      <translation>Pas de nouveau ver : {reason}.</translation>
    </message>
    <message>
      <source>No number is left for {name}'s X.</source>
      <translation>Il ne reste aucun nombre pour le X de {name}.</translation>
    </message>
    <message>
      <source>No number moves you twice in a row</source>
      <translation>Aucun nombre ne te fait avancer deux fois de suite</translation>
    </message>
    <message>
      <source>No number, no seat</source>
      <translation>Pas de nombre, pas de place</translation>
    </message>
    <message>
      <source>No organ for a worm: {reason}.</source>
      <translation>Pas d’organe pour un ver : {reason}.</translation>
    </message>
    <message>
      <source>No other face would clearly have won more.</source>
      <translation>Aucune autre face n’aurait nettement gagné plus.</translation>
    </message>
    <message>
      <source>No player yet, but other devices: so players will be heard too.</source>
      <translation>Pas encore de joueur, mais d’autres appareils : donc on entendra aussi les joueurs.</translation>
    </message>
    <message>
      <source>No room beside the post: {gap} mm too little.</source>
      <translation>Pas de place à côté du poteau : il manque {gap} mm.</translation>
    </message>
    <message>
      <source>No room beside your own worm: {gap} mm too little.</source>
      <translation>Pas de place à côté de ton propre ver : il manque {gap} mm.</translation>
    </message>
    <message>
      <source>No room beside {name}: {gap} mm too little.</source>
      <translation>Pas de place à côté de {name} : il manque {gap} mm.</translation>
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation>Aucune étape de cette partie n’a été terminée.</translation>
    </message>
    <message>
      <source>No table with this key until the program is started again</source>
      <translation>Plus de table avec cette clé jusqu’au prochain lancement du programme</translation>
    </message>
    <message>
      <source>No table yet</source>
      <translation>Pas encore de table</translation>
    </message>
    <message>
      <source>No tournament</source>
      <translation>Pas de tournoi</translation>
    </message>
    <message>
      <source>No way leads to anybody</source>
      <translation>Aucun chemin ne mène à quelqu’un</translation>
    </message>
    <message>
      <source>No worm may act: {reason}.</source>
      <translation>Aucun ver ne peut agir : {reason}.</translation>
    </message>
    <message>
      <source>No. A number that somebody else has bid cannot be named, even in vain.</source>
      <translation>Non. Un nombre misé par quelqu’un d’autre ne peut pas être nommé, même annulé.</translation>
    </message>
    <message>
      <source>No. Post and line come to rest where no worm lies.</source>
      <translation>Non. Le poteau et la ligne ne se posent que là où il n’y a pas de ver.</translation>
    </message>
    <message>
      <source>No: the first segment that touches it ends the race, from either side.</source>
      <translation>Non : le premier segment qui la touche termine la course, des deux côtés.</translation>
    </message>
    <message>
      <source>Nobody bumps noses</source>
      <translation>Personne ne se cogne le nez</translation>
    </message>
    <message>
      <source>Nobody calls to a tournament now.</source>
      <translation>Personne ne lance de tournoi en ce moment.</translation>
    </message>
    <message>
      <source>Nobody calls to this tournament any more.</source>
      <translation>Plus personne ne lance ce tournoi.</translation>
    </message>
    <message>
      <source>Nobody can be found until you allow it.</source>
      <translation>Personne n’est trouvé tant que tu ne l’autorises pas.</translation>
    </message>
    <message>
      <source>Nobody can choose who sits where: everybody's number makes the draw.</source>
      <translation>Personne ne peut choisir qui s'assied où : les nombres de tous font le tirage.</translation>
    </message>
    <message>
      <source>Nobody can read a sealed bid, and nobody can change it.</source>
      <translation>Personne ne peut lire une mise scellée, et personne ne peut la changer.</translation>
    </message>
    <message>
      <source>Nobody can read it, and you cannot change it.</source>
      <translation>Personne ne peut la lire, et tu ne peux plus la changer.</translation>
    </message>
    <message>
      <source>Nobody could cheat the dice</source>
      <translation>Personne n’a pu truquer les dés</translation>
    </message>
    <message>
      <source>Nobody else has an X</source>
      <translation>Personne d’autre n’a de X</translation>
    </message>
    <message>
      <source>Nobody else is here yet</source>
      <translation>Personne d’autre n’est là pour l’instant</translation>
    </message>
    <message>
      <source>Nobody gives this laptop an address</source>
      <translation>Personne ne donne d’adresse à cet ordi</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds</source>
      <translation>Personne n’a avancé pendant dix manches</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds: the race ends without a winner.</source>
      <translation>Personne n’a avancé pendant dix manches : la course finit sans vainqueur.</translation>
    </message>
    <message>
      <source>Nobody has finished a game yet.</source>
      <translation>Personne n’a encore fini une partie.</translation>
    </message>
    <message>
      <source>Nobody has run this on a Mac yet. Tell us how it went!</source>
      <translation>Personne ne l’a encore lancé sur un Mac. Dis-nous comment ça s’est passé !</translation>
    </message>
    <message>
      <source>Nobody is there to be told. Go on with the game under Games to tell the others.</source>
      <translation>Il n’y a personne à prévenir. Continue la partie sous « Parties » pour prévenir les autres.</translation>
    </message>
    <message>
      <source>Nobody plays, or the network keeps its guests apart: then join by code, or meet on a phone's hotspot or a cable.</source>
      <translation>Personne ne joue, ou le réseau sépare ses invités : alors rejoins par code, ou retrouvez-vous sur le partage d’un téléphone ou par câble.</translation>
    </message>
    <message>
      <source>Nobody sat down.</source>
      <translation>Personne ne s’est assis.</translation>
    </message>
    <message>
      <source>None of them moves.</source>
      <translation>Aucun d’eux n’avance.</translation>
    </message>
    <message>
      <source>Not after all</source>
      <translation>Finalement non</translation>
    </message>
    <message>
      <source>Not at a table with me</source>
      <translation>Pas à une table avec moi</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Pas finie</translation>
    </message>
    <message>
      <source>Not played: an hour by a bot, {best} instead of {gained}.</source>
      <translation>Pas jouée : une heure d'un robot, {best} au lieu de {gained}.</translation>
    </message>
    <message>
      <source>Not rolled yet.</source>
      <translation>Pas encore lancés.</translation>
    </message>
    <message>
      <source>Not wholly on the table: {gap} mm too far.</source>
      <translation>Pas entièrement sur la table : {gap} mm de trop.</translation>
    </message>
    <message>
      <source>Not yet: {question}</source>
      <translation>Pas encore : {question}</translation>
    </message>
    <message>
      <source>Nothing else: there are no worms yet.</source>
      <translation>Rien d’autre : il n’y a pas encore de vers.</translation>
    </message>
    <message>
      <source>Nothing flies or trembles</source>
      <translation>Rien ne vole ni ne tremble</translation>
    </message>
    <message>
      <source>Nothing has been opened yet.</source>
      <translation>Rien n’a encore été ouvert.</translation>
    </message>
    <message>
      <source>Nothing here keeps visitors out</source>
      <translation>Ici rien n’arrête les visiteurs</translation>
    </message>
    <message>
      <source>Nothing here yet. A race takes ten minutes.</source>
      <translation>Rien ici pour l’instant. Une course dure dix minutes.</translation>
    </message>
    <message>
      <source>Nothing is decided in this hour yet.</source>
      <translation>Rien n’est encore décidé pour cette heure.</translation>
    </message>
    <message>
      <source>Nothing is decided yet in this hour.</source>
      <translation>Rien n’est encore décidé pour cette heure.</translation>
    </message>
    <message>
      <source>Nothing is handed over now</source>
      <translation>Rien n’est transmis en ce moment</translation>
    </message>
    <message>
      <source>Nothing is heard in {where}</source>
      <translation>On n’entend rien dans {where}</translation>
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation>Rien n’est encore posé.</translation>
    </message>
    <message>
      <source>Nothing is lost. It opens as soon as this program is newer.</source>
      <translation>Rien n’est perdu. Elle s’ouvrira dès que ce programme sera plus récent.</translation>
    </message>
    <message>
      <source>Nothing is thrown with it in this race: the bids alone decide.</source>
      <translation>Rien n’est lancé avec cela dans cette course : seules les mises décident.</translation>
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation>Il n’y a rien à expliquer ici.</translation>
    </message>
    <message>
      <source>Nothing of a branch is signed, and no game follows it.</source>
      <translation>Rien d’une variante n’est signé, et aucune partie ne la suit.</translation>
    </message>
    <message>
      <source>Nothing of the game is proved.</source>
      <translation>Rien de la partie n’est prouvé.</translation>
    </message>
    <message>
      <source>Nothing of this file can be shown.</source>
      <translation>Rien de ce fichier ne peut être montré.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}.</source>
      <translation>Rien de ce que tu pourrais faire ne concerne {spaces}.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}: {reason}.</source>
      <translation>Rien de ce que tu pourrais faire ne concerne {spaces} : {reason}.</translation>
    </message>
    <message>
      <source>Nothing was played.</source>
      <translation>Rien n’a été joué.</translation>
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation>Rien n’a été repris.</translation>
    </message>
    <message>
      <source>Nothing: no calls, no bids left unopened, no proofs of lies.</source>
      <translation>Rien : aucun appel, aucune mise restée fermée, aucune preuve de mensonge.</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>nov.</translation>
    </message>
    <message>
      <source>Now you know an hour. Collars and brains are in How to play.</source>
      <translation>Tu connais maintenant une heure. Colliers et cerveaux sont dans les règles du jeu.</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>oct.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out, so the game ends here.</source>
      <translation>À deux, on ne peut laisser personne de côté : la partie finit ici.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
      <translation>À deux, on ne peut laisser personne de côté. Pour suspendre, ferme la fenêtre ; « Parties » continue plus tard.</translation>
    </message>
    <message>
      <source>On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space.</source>
      <translation>Sur une feuille :  A est un ver, (A) sa tête ;  o une nourriture ;  # un caillou ;  . une case vide.</translation>
    </message>
    <message>
      <source>On all worms of the line but one an organ acts. Click the heart.</source>
      <translation>Sur tous les vers de la file sauf un, un organe agit. Clique sur le cœur.</translation>
    </message>
    <message>
      <source>On the friend's laptop</source>
      <translation>Sur l’autre portable</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Encore une fois</translation>
    </message>
    <message>
      <source>One drizzly evening leads to another, and the pictures need a bigger book.</source>
      <translation>Un soir de bruine en amène un autre, et il faut un plus grand album.</translation>
    </message>
    <message>
      <source>One gesture every few seconds</source>
      <translation>Un geste toutes les quelques secondes</translation>
    </message>
    <message>
      <source>One giant or several able</source>
      <translation>Un géant ou plusieurs habiles</translation>
    </message>
    <message>
      <source>One less</source>
      <translation>Un de moins</translation>
    </message>
    <message>
      <source>One moment</source>
      <translation>Un instant</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>Un de plus</translation>
    </message>
    <message>
      <source>One more game?</source>
      <translation>Encore une partie ?</translation>
    </message>
    <message>
      <source>One more race?</source>
      <translation>Encore une course ?</translation>
    </message>
    <message>
      <source>One more sheet?</source>
      <translation>Encore une feuille ?</translation>
    </message>
    <message>
      <source>One more?</source>
      <translation>Encore une ?</translation>
    </message>
    <message>
      <source>One place is yours.</source>
      <translation>Une place est à toi.</translation>
    </message>
    <message>
      <source>One player by several keys: {keys}</source>
      <translation>Un joueur avec plusieurs clés : {keys}</translation>
    </message>
    <message>
      <source>One post is swung, once.</source>
      <translation>Un poteau est pivoté, une fois.</translation>
    </message>
    <message>
      <source>One rich worm or many fed</source>
      <translation>Un ver riche ou plusieurs nourris</translation>
    </message>
    <message>
      <source>One roll for all</source>
      <translation>Un lancer pour tous</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Une étape en arrière</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Une étape en avant</translation>
    </message>
    <message>
      <source>Only between rounds can all agree to end the race: {why}.</source>
      <translation>On ne peut convenir de finir la course qu’entre deux manches : {why}.</translation>
    </message>
    <message>
      <source>Only from behind: the line is no wall, and such a touch does not count.</source>
      <translation>Seulement par-derrière : la ligne n’est pas un mur, et ce contact ne compte pas.</translation>
    </message>
    <message>
      <source>Only one game</source>
      <translation>Une seule partie</translation>
    </message>
    <message>
      <source>Only the worm that you choose first must lie in the hour's region.</source>
      <translation>Seul le ver que tu choisis d’abord doit être dans la région de l’heure.</translation>
    </message>
    <message>
      <source>Only the {number} is left for {name}'s X.</source>
      <translation>Il ne reste que le {number} pour le X de {name}.</translation>
    </message>
    <message>
      <source>Only what differs is written here.</source>
      <translation>Seules les différences sont écrites ici.</translation>
    </message>
    <message>
      <source>Only your own program vouches for the dice</source>
      <translation>Seul ton propre programme se porte garant des dés</translation>
    </message>
    <message>
      <source>Only {faces} not twice in a row</source>
      <translation>Seuls {faces} pas deux fois de suite</translation>
    </message>
    <message>
      <source>Only {face} is left to bid: it wins {share} % of the races.</source>
      <translation>Il ne reste que {face} à miser : cela gagne {share} % des courses.</translation>
    </message>
    <message>
      <source>Only {face} is left to name: it wins {share} % of the races.</source>
      <translation>Il ne reste que {face} à nommer : cela gagne {share} % des courses.</translation>
    </message>
    <message>
      <source>Oops!</source>
      <translation>Oups !</translation>
    </message>
    <message>
      <source>Open a file…</source>
      <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
      <source>Open a log file</source>
      <translation>Ouvrir un journal</translation>
    </message>
    <message>
      <source>Open a table</source>
      <translation>Ouvrir une table</translation>
    </message>
    <message>
      <source>Open a table on any laptop in this network: it appears here by itself.</source>
      <translation>Ouvre une table sur n’importe quel ordinateur de ce réseau : elle apparaît ici toute seule.</translation>
    </message>
    <message numerus="yes">
      <source>Open for {count} more minutes</source>
      <extracomment>Open for {count} more minute</extracomment>
      <translation>
        <numerusform>Ouvert encore {count} minute</numerusform>
        <numerusform>Ouvert encore {count} minutes</numerusform>
      </translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Ouvrir le dossier</translation>
    </message>
    <message>
      <source>Open the folder, start “Worm Up”.</source>
      <translation>Ouvre le dossier, lance « Worm Up ».</translation>
    </message>
    <message>
      <source>Open this table</source>
      <translation>Ouvrir cette table</translation>
    </message>
    <message>
      <source>Or keep it asleep</source>
      <translation>Ou laisse-la dormir</translation>
    </message>
    <message>
      <source>Or look at it there</source>
      <translation>Ou regarde-la là-bas</translation>
    </message>
    <message>
      <source>Or pass: do nothing. In the first hour you can only place or pass.</source>
      <translation>Ou passe : ne fais rien. À la première heure, tu peux seulement poser ou passer.</translation>
    </message>
    <message>
      <source>Organs</source>
      <translation>Organes</translation>
    </message>
    <message>
      <source>Own way</source>
      <translation>Cavalier seul</translation>
    </message>
    <message>
      <source>Pack them tight</source>
      <translation>Serre-les bien</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Paires</translation>
    </message>
    <message>
      <source>Part again…</source>
      <translation>Séparer de nouveau…</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passer</translation>
    </message>
    <message>
      <source>Pass is for the start of an hour: take back first.</source>
      <translation>Passer, c’est au début d’une heure : reprends d’abord.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Coller</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Peelings fall from the sky, and everyone moves in next to the melon.</source>
      <translation>Des épluchures tombent du ciel, et tout le monde emménage près du melon.</translation>
    </message>
    <message>
      <source>People ask</source>
      <translation>On demande</translation>
    </message>
    <message>
      <source>Photo finish</source>
      <translation>D’un cheveu</translation>
    </message>
    <message>
      <source>Picture of the final board: {file}</source>
      <translation>Image du plateau final : {file}</translation>
    </message>
    <message>
      <source>Picture of this moment (PNG)</source>
      <translation>Image de ce moment (PNG)</translation>
    </message>
    <message>
      <source>Picture of this moment (SVG)</source>
      <translation>Image de ce moment (SVG)</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. They do not make a stranger's laptop honest: you trust the person whose laptop you download from.</source>
      <translation>Les images montrent que rien n’a été confondu. Elles ne rendent pas honnête le portable d’un inconnu : tu fais confiance à la personne dont le portable te donne le fichier.</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. Whom to trust is yours to say.</source>
      <translation>Les images montrent que rien n’a été confondu. À qui faire confiance, c’est à toi de le dire.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Poser</translation>
    </message>
    <message>
      <source>Place a worm</source>
      <translation>Poser un ver</translation>
    </message>
    <message>
      <source>Place a worm of the rolled shape, with an organ</source>
      <translation>Poser un ver de la forme lancée, avec un organe</translation>
    </message>
    <message>
      <source>Place, give, wake</source>
      <translation>Poser, donner, éveiller</translation>
    </message>
    <message>
      <source>Place: lay a new worm of the shape, with at least one space in the region, and give it one of the two organs.</source>
      <translation>Poser : pose un nouveau ver de la forme, avec au moins une case dans la région, et donne-lui un des deux organes.</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Places</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jouer</translation>
    </message>
    <message>
      <source>Play an evening</source>
      <translation>Jouer une soirée</translation>
    </message>
    <message>
      <source>Play on as {name}</source>
      <translation>Continuer comme {name}</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Continuer d’ici</translation>
    </message>
    <message>
      <source>Play one, or open a file that somebody sent you.</source>
      <translation>Joues-en une, ou ouvre un fichier qu’on t’a envoyé.</translation>
    </message>
    <message>
      <source>Play {title}</source>
      <translation>Jouer {title}</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>Players who chose a number alone move, the lowest number first: as often as the number says, the last segment goes to the front of the worm. There it touches the old head, and no other worm.</source>
      <translation>Les joueurs seuls à leur nombre avancent, le plus petit d’abord : autant de fois que le dit le nombre, le dernier segment passe devant le ver. Là, il touche l’ancienne tête, et aucun autre ver.</translation>
    </message>
    <message>
      <source>Point at a sheet to read what counts on it.</source>
      <translation>Pointe une feuille pour lire ce qui y compte.</translation>
    </message>
    <message>
      <source>Points by place</source>
      <translation>Points par place</translation>
    </message>
    <message>
      <source>Points by place: {points}.</source>
      <translation>Points par place : {points}.</translation>
    </message>
    <message>
      <source>Points by place: {points}; the worst game is left out.</source>
      <translation>Points par place : {points} ; la pire partie ne compte pas.</translation>
    </message>
    <message>
      <source>Post and line come to rest on the free table, so a swing never wins.</source>
      <translation>Poteau et ligne se posent sur la table libre : un pivot ne gagne donc jamais.</translation>
    </message>
    <message>
      <source>Posts and the other worms are walls, and nothing leaves the table. Where there is no place for the next head, the worm stops.</source>
      <translation>Les poteaux et les autres vers sont des murs, et rien ne quitte la table. Là où il n’y a pas de place pour la prochaine tête, le ver s’arrête.</translation>
    </message>
    <message>
      <source>Posts are solid: a worm may touch them but not overlap them.</source>
      <translation>Les poteaux sont solides : un ver peut les toucher, pas les recouvrir.</translation>
    </message>
    <message>
      <source>Practice hour</source>
      <translation>Heure d’entraînement</translation>
    </message>
    <message>
      <source>Practice race</source>
      <translation>Course d’essai</translation>
    </message>
    <message>
      <source>Press and hold to look at your own number</source>
      <translation>Garde appuyé pour voir ton propre nombre</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Imprimer…</translation>
    </message>
    <message>
      <source>Proved up to hour {hour}</source>
      <translation>Prouvée jusqu’à l’heure {hour}</translation>
    </message>
    <message>
      <source>Proved up to round {round}</source>
      <translation>Prouvée jusqu’à la manche {round}</translation>
    </message>
    <message>
      <source>Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling back takes it back; Done signs it.</source>
      <translation>Tire la tête et le ver suit, ou clique dans l’éventail. Il se pose là où il peut. Tirer en arrière reprend ; « Terminé » signe.</translation>
    </message>
    <message numerus="yes">
      <source>Put an apple on one of the dots, {count} in all</source>
      <extracomment>Put an apple on one of the dots: the eye sees it</extracomment>
      <translation>
        <numerusform>Mets une pomme sur un des points, {count} en tout</numerusform>
        <numerusform>Mets une pomme sur un des points, {count} en tout</numerusform>
      </translation>
    </message>
    <message>
      <source>Put the {shape} where it touches {region}</source>
      <translation>La forme {shape} doit toucher : {region}</translation>
    </message>
    <message>
      <source>Puzzle of this turn</source>
      <translation>Énigme de ce tour</translation>
    </message>
    <message>
      <source>Puzzle {number} of {count}: {asked}</source>
      <translation>Énigme {number} sur {count} : {asked}</translation>
    </message>
    <message>
      <source>Puzzles</source>
      <translation>Énigmes</translation>
    </message>
    <message>
      <source>Python {version}: the licence of the Python Software Foundation</source>
      <translation>Python {version} : la licence de la Python Software Foundation</translation>
    </message>
    <message>
      <source>Qt {version} with PySide6: LGPL 3; you may replace its files</source>
      <translation>Qt {version} avec PySide6 : LGPL 3 ; tu peux remplacer ses fichiers</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.</source>
      <translation>R tourne une forme, F la retourne ou échange tête et arrière. 1 à 6 : un organe.</translation>
    </message>
    <message>
      <source>Race on</source>
      <translation>Reprendre</translation>
    </message>
    <message>
      <source>Race {number} of {games} of an evening</source>
      <translation>Course {number} sur {games} d’une soirée</translation>
    </message>
    <message>
      <source>Re-pose</source>
      <translation>Reposer</translation>
    </message>
    <message>
      <source>Read it all</source>
      <translation>Tout lire</translation>
    </message>
    <message>
      <source>Read it aloud, or let a phone take a picture of it.</source>
      <translation>Lis-le à voix haute, ou laisse un téléphone le prendre en photo.</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Revoir</translation>
    </message>
    <message>
      <source>Report on one page (HTML)</source>
      <translation>Rapport sur une page (HTML)</translation>
    </message>
    <message>
      <source>Resign for good</source>
      <translation>Abandonner</translation>
    </message>
    <message>
      <source>Resign?</source>
      <translation>Abandonner ?</translation>
    </message>
    <message>
      <source>Resign…</source>
      <translation>Abandonner…</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Analyse</translation>
    </message>
    <message>
      <source>Richest</source>
      <translation>Le plus riche</translation>
    </message>
    <message>
      <source>Roadblock</source>
      <translation>Le barrage</translation>
    </message>
    <message>
      <source>Rocks</source>
      <translation>Cailloux</translation>
    </message>
    <message>
      <source>Roll together, draw worms,
wake their organs.</source>
      <translation>Lancez ensemble, dessine des vers,
éveille leurs organes.</translation>
    </message>
    <message>
      <source>Rolled for everybody.</source>
      <translation>Lancé pour tous.</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Manche {round}</translation>
    </message>
    <message>
      <source>Round {round}.</source>
      <translation>Manche {round}.</translation>
    </message>
    <message>
      <source>Round {round}: bid in secret</source>
      <translation>Manche {round} : mise en secret</translation>
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation>Manche {round} : choisis une face et scelle ta mise.</translation>
    </message>
    <message>
      <source>Round {round}: secret bids</source>
      <translation>Manche {round} : mises secrètes</translation>
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation>Manche {round} : on attend les mises de {names}.</translation>
    </message>
    <message>
      <source>Round {round}: {bids}.</source>
      <translation>Manche {round} : {bids}.</translation>
    </message>
    <message>
      <source>Rule {tag}: {said}</source>
      <translation>Règle {tag} : {said}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation>Règles de {game}</translation>
    </message>
    <message>
      <source>Same Wi-Fi? Then read this aloud:</source>
      <translation>Même Wi-Fi ? Alors lis ceci à voix haute :</translation>
    </message>
    <message>
      <source>Same here</source>
      <translation>Pareil ici</translation>
    </message>
    <message>
      <source>Same number? None of them moves. That is half the fun.</source>
      <translation>Le même nombre ? Aucun n’avance. C’est la moitié du plaisir.</translation>
    </message>
    <message>
      <source>Same person as…</source>
      <translation>Même personne que…</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>samedi</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Save a picture</source>
      <translation>Sauver l’image</translation>
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation>Enregistrer un dossier d’aide…</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Garder l’image</translation>
    </message>
    <message>
      <source>Save the file…</source>
      <translation>Enregistrer le fichier…</translation>
    </message>
    <message>
      <source>Save the log as a file…</source>
      <translation>Enregistrer le journal…</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Parties enregistrées</translation>
    </message>
    <message>
      <source>Saved: {path}</source>
      <translation>Enregistré : {path}</translation>
    </message>
    <message>
      <source>Say it aloud, all together</source>
      <translation>Dites-le à voix haute, tous ensemble</translation>
    </message>
    <message>
      <source>Score now: {total}  (r shows its rows)</source>
      <translation>Points maintenant : {total}  (r montre les rangées)</translation>
    </message>
    <message>
      <source>Score sheet (CSV)</source>
      <translation>Feuille de points (CSV)</translation>
    </message>
    <message>
      <source>Seal my {face}</source>
      <translation>Sceller mon {face}</translation>
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation>Sceller {face}, d’accord</translation>
    </message>
    <message>
      <source>Seal, sign, press what has the ring</source>
      <translation>Sceller, signer, appuyer sur ce qui a l’anneau</translation>
    </message>
    <message>
      <source>Sealed</source>
      <translation>Scellé</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Chercher</translation>
    </message>
    <message>
      <source>Search by player, game, result or date</source>
      <translation>Cherche par joueur, jeu, résultat ou date</translation>
    </message>
    <message>
      <source>Secret choices are hidden while you hand the laptop on.</source>
      <translation>Les choix secrets sont cachés pendant que tu passes l’ordinateur.</translation>
    </message>
    <message>
      <source>Segments of one worm touch their neighbours; other worms stay apart.</source>
      <translation>Les segments d’un ver touchent leurs voisins ; les autres vers restent à l’écart.</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>sept.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the one that was followed counts.</source>
      <translation>Plusieurs parties disent être la partie {number} : celle qui a eu une suite compte.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the table is computed without them.</source>
      <translation>Plusieurs parties disent être la partie {number} : le classement est fait sans elles.</translation>
    </message>
    <message>
      <source>Several games in a row, whose points are counted together</source>
      <translation>Plusieurs parties de suite, dont les points sont comptés ensemble</translation>
    </message>
    <message>
      <source>Several organs glow now. Click the tail.</source>
      <translation>Plusieurs organes brillent maintenant. Clique sur la queue.</translation>
    </message>
    <message>
      <source>Shapes</source>
      <translation>Formes</translation>
    </message>
    <message>
      <source>Sheets of {game}</source>
      <translation>Feuilles de {game}</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Tout montrer</translation>
    </message>
    <message>
      <source>Show how</source>
      <translation>Montrer comment</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Montre-moi</translation>
    </message>
    <message>
      <source>Show me: {what}</source>
      <translation>Montre-moi : {what}</translation>
    </message>
    <message>
      <source>Show the gestures of {name}</source>
      <translation>Montrer les gestes de {name}</translation>
    </message>
    <message>
      <source>Show where tails point</source>
      <translation>Montrer où pointent les queues</translation>
    </message>
    <message>
      <source>Shows a table to everybody, in full screen</source>
      <translation>Montre une table à tout le monde, en plein écran</translation>
    </message>
    <message>
      <source>Sign</source>
      <translation>Signer</translation>
    </message>
    <message>
      <source>Sign anyway</source>
      <translation>Signer quand même</translation>
    </message>
    <message>
      <source>Sign the hour</source>
      <translation>Signer l’heure</translation>
    </message>
    <message>
      <source>Sign the hour (Ctrl+Enter): after that nothing is taken back</source>
      <translation>Signer l’heure (Ctrl+Entrée) : ensuite, rien n’est repris</translation>
    </message>
    <message>
      <source>Sign your move: then it cannot be changed. (Enter)</source>
      <translation>Signe ton coup : ensuite on ne peut plus le changer. (Entrée)</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Signatures</translation>
    </message>
    <message>
      <source>Signed</source>
      <translation>Signé</translation>
    </message>
    <message>
      <source>Signed.</source>
      <translation>Signé.</translation>
    </message>
    <message>
      <source>Signed. Waiting for {names}.</source>
      <translation>Signé. On attend {names}.</translation>
    </message>
    <message>
      <source>Signing.</source>
      <translation>Signature.</translation>
    </message>
    <message>
      <source>Sit down</source>
      <translation>S’asseoir</translation>
    </message>
    <message>
      <source>Sit down there</source>
      <translation>S’asseoir là</translation>
    </message>
    <message>
      <source>Sit down with {names} after all</source>
      <translation>S’asseoir avec {names} quand même</translation>
    </message>
    <message>
      <source>Sit down: the table shows up by itself.</source>
      <translation>Assieds-toi : la table apparaît toute seule.</translation>
    </message>
    <message>
      <source>Small letters, a dash too many, O for 0: all the same.</source>
      <translation>Petites lettres, un tiret de trop, O pour 0 : c’est pareil.</translation>
    </message>
    <message>
      <source>Small talk</source>
      <translation>Bavardage</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Plus petit</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Texte plus petit</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Jusqu’ici</translation>
    </message>
    <message>
      <source>Solved!</source>
      <translation>Trouvé !</translation>
    </message>
    <message>
      <source>Somebody at this laptop has that name already.</source>
      <translation>Quelqu’un à cet ordinateur a déjà ce nom.</translation>
    </message>
    <message>
      <source>Somebody does not see this table?</source>
      <translation>Quelqu’un ne voit pas cette table ?</translation>
    </message>
    <message>
      <source>Somebody dozes off</source>
      <translation>Quelqu’un s’assoupit</translation>
    </message>
    <message>
      <source>Somebody else at this laptop</source>
      <translation>Quelqu’un d’autre sur cet ordi</translation>
    </message>
    <message>
      <source>Somebody hums, somebody follows, and soon the whole bed is dancing.</source>
      <translation>Quelqu’un fredonne, quelqu’un suit, et bientôt tout le jardin danse.</translation>
    </message>
    <message>
      <source>Somebody is missing?</source>
      <translation>Il manque quelqu’un ?</translation>
    </message>
    <message>
      <source>Somebody watches now, and sees no secret.</source>
      <translation>Quelqu’un regarde maintenant, et ne voit aucun secret.</translation>
    </message>
    <message>
      <source>Somebody with {system} can give it: “Bring a friend” on that laptop.</source>
      <translation>Quelqu’un avec {system} peut le donner : « Amener un ami » sur ce portable.</translation>
    </message>
    <message>
      <source>Something differs</source>
      <translation>Quelque chose diffère</translation>
    </message>
    <message>
      <source>Something in the window went wrong ({what}).</source>
      <translation>Quelque chose s’est mal passé dans la fenêtre ({what}).</translation>
    </message>
    <message>
      <source>Something is in the way</source>
      <translation>Quelque chose barre le passage</translation>
    </message>
    <message>
      <source>Sound</source>
      <translation>Son</translation>
    </message>
    <message>
      <source>Sounds are off</source>
      <translation>Les sons sont coupés</translation>
    </message>
    <message>
      <source>Sounds are on</source>
      <translation>Les sons sont actifs</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Vitesse</translation>
    </message>
    <message>
      <source>Standings:</source>
      <translation>Classement :</translation>
    </message>
    <message>
      <source>Start the hour over</source>
      <translation>Recommencer l’heure</translation>
    </message>
    <message>
      <source>Start without {names}</source>
      <translation>Commencer sans {names}</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Rester</translation>
    </message>
    <message>
      <source>Stay here</source>
      <translation>Rester ici</translation>
    </message>
    <message>
      <source>Stay in the race</source>
      <translation>Rester en course</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Étape</translation>
    </message>
    <message>
      <source>Step {step}</source>
      <translation>Étape {step}</translation>
    </message>
    <message>
      <source>Step {step} joins what everybody had sealed before.</source>
      <translation>L’étape {step} joint ce que tous avaient scellé avant.</translation>
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation>Étape {step} sur {last}</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: you go from {before} to {after} %.</source>
      <translation>Étape {step}, manche {round} : tu passes de {before} à {after} %.</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: {name} goes from {before} to {after} %.</source>
      <translation>Étape {step}, manche {round} : {name} passe de {before} à {after} %.</translation>
    </message>
    <message>
      <source>Step {step}: {what}</source>
      <translation>Étape {step} : {what}</translation>
    </message>
    <message>
      <source>Still the same room?</source>
      <translation>Toujours la même pièce ?</translation>
    </message>
    <message>
      <source>Stony Ground</source>
      <translation>Sol pierreux</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <source>Stop following</source>
      <translation>Ne plus suivre</translation>
    </message>
    <message>
      <source>Stop leading</source>
      <translation>Ne plus mener</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>dimanche</translation>
    </message>
    <message>
      <source>Swing a post</source>
      <translation>Faire pivoter un poteau</translation>
    </message>
    <message>
      <source>Swing a post?</source>
      <translation>Faire pivoter un poteau ?</translation>
    </message>
    <message>
      <source>Swing first</source>
      <translation>Pivoter d’abord</translation>
    </message>
    <message>
      <source>Swing it</source>
      <translation>Faire pivoter</translation>
    </message>
    <message>
      <source>Swings the posts</source>
      <translation>Pivote les poteaux</translation>
    </message>
    <message>
      <source>System Settings, “Privacy &amp; Security”, at the bottom: “Open Anyway”.</source>
      <translation>Réglages Système, « Confidentialité et sécurité », tout en bas : « Ouvrir quand même ».</translation>
    </message>
    <message>
      <source>TCP port {port} cannot be used ({what}): choose another --port</source>
      <translation>Le port TCP {port} ne peut pas servir ({what}) : choisis un autre --port</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>Table {number}</source>
      <translation>Table {number}</translation>
    </message>
    <message>
      <source>Table {number} of a tournament</source>
      <translation>Table {number} d'un tournoi</translation>
    </message>
    <message>
      <source>Table {number} of {count}</source>
      <translation>Table {number} sur {count}</translation>
    </message>
    <message>
      <source>Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ acts, though no tail.</source>
      <translation>Queue : lance une farandole où se trouve son ver. Sur tous les vers de la file sauf un, un organe agit, mais pas de queue.</translation>
    </message>
    <message>
      <source>Take a seat and play on from this step, against bots</source>
      <translation>Prends une place et continue depuis cette étape, contre des robots</translation>
    </message>
    <message>
      <source>Take a step back, and forward again</source>
      <translation>Revenir d’une étape, et repartir</translation>
    </message>
    <message>
      <source>Take it again</source>
      <translation>Refaire</translation>
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation>Refaire (Ctrl+Y)</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Finalement non</translation>
    </message>
    <message>
      <source>Take it from {name}</source>
      <translation>Prends-la chez {name}</translation>
    </message>
    <message>
      <source>Take my last choice back</source>
      <translation>Reprendre mon dernier choix</translation>
    </message>
    <message>
      <source>Take the last decision back</source>
      <translation>Reprendre la dernière décision</translation>
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation>Reprendre la dernière décision (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Take the last part back (Z or Backspace)</source>
      <translation>Reprendre la dernière partie (Z ou Retour arrière)</translation>
    </message>
    <message>
      <source>Take the last segment back</source>
      <translation>Reprendre le dernier segment</translation>
    </message>
    <message>
      <source>Tea time!</source>
      <translation>L’heure du thé !</translation>
    </message>
    <message>
      <source>Television</source>
      <translation>Téléviseur</translation>
    </message>
    <message>
      <source>Tell the others by which number your X moves. (Enter)</source>
      <translation>Dis aux autres de quel nombre ton X avance. (Entrée)</translation>
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation>Dix manches où personne n’avance terminent la course (règle W3.25).</translation>
    </message>
    <message>
      <source>Ten rounds without a move, or a hundred rounds, end the race.</source>
      <translation>Dix manches sans un coup, ou cent manches, terminent la course.</translation>
    </message>
    <message>
      <source>Test of this laptop</source>
      <translation>Test de cet ordinateur</translation>
    </message>
    <message>
      <source>Test this laptop</source>
      <translation>Tester cet ordinateur</translation>
    </message>
    <message>
      <source>Testing for up to a minute…</source>
      <translation>Test d’une minute au plus…</translation>
    </message>
    <message>
      <source>Text larger, smaller, as it was</source>
      <translation>Texte plus grand, plus petit, comme avant</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Taille du texte</translation>
    </message>
    <message>
      <source>Text size and comforts</source>
      <translation>Taille du texte et confort</translation>
    </message>
    <message>
      <source>That does not win. Take it back, and try another way.</source>
      <translation>Cela ne gagne pas. Reprends et essaie autrement.</translation>
    </message>
    <message>
      <source>That is all of it</source>
      <translation>C’est tout.</translation>
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation>C’est tout. Ouvre une table, et les autres te rejoignent tout seuls.</translation>
    </message>
    <message>
      <source>That is no line of the list: give a number, spaces such as c4, or ? for help.</source>
      <translation>Ce n’est pas une ligne de la liste : donne un numéro, des cases comme c4, ou ? pour l’aide.</translation>
    </message>
    <message>
      <source>That table goes on from a position that your log does not show.</source>
      <translation>Cette table part d’une position que ton journal ne montre pas.</translation>
    </message>
    <message>
      <source>That was the hour. Everything could still be taken back; now sign it.</source>
      <translation>Voilà l’heure. Tout pouvait encore être repris ; maintenant signe-la.</translation>
    </message>
    <message>
      <source>That was the lesson</source>
      <translation>C’était la leçon</translation>
    </message>
    <message>
      <source>That will do for a cable. A Wi-Fi is not connected yet.</source>
      <translation>Cela suffit pour un câble. Un Wi-Fi n’est pas encore relié.</translation>
    </message>
    <message>
      <source>That works too, but try it like this first. {said}</source>
      <translation>Cela marche aussi, mais essaie d’abord ainsi. {said}</translation>
    </message>
    <message>
      <source>The Compost Heap</source>
      <translation>Le tas de compost</translation>
    </message>
    <message>
      <source>The Great Flood</source>
      <translation>La grande inondation</translation>
    </message>
    <message>
      <source>The Long Dance</source>
      <translation>La longue danse</translation>
    </message>
    <message>
      <source>The X</source>
      <translation>Le X</translation>
    </message>
    <message>
      <source>The X comes last</source>
      <translation>Le X passe en dernier</translation>
    </message>
    <message>
      <source>The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may swing a finish post. Try it when the others will want the same numbers.</source>
      <translation>Le X est aussi une mise : si le tien est le seul, tu nommes un nombre que personne n’a misé, et tu peux faire pivoter un poteau d’arrivée. Essaie-le quand les autres voudront les mêmes nombres.</translation>
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation>Le X peut nommer ce que personne d’autre n’a misé, même en vain : {numbers} (règle W3.9).</translation>
    </message>
    <message>
      <source>The X rests for a round all the same.</source>
      <translation>Le X se repose quand même une manche.</translation>
    </message>
    <message>
      <source>The X swings a post after its worm has moved, if the table says no other.</source>
      <translation>Le X fait pivoter un poteau après que son ver a avancé, si la table ne dit rien d’autre.</translation>
    </message>
    <message>
      <source>The best face</source>
      <translation>La meilleure face</translation>
    </message>
    <message>
      <source>The bid that was made</source>
      <translation>La mise qui a été faite</translation>
    </message>
    <message>
      <source>The board at the end</source>
      <translation>Le plateau à la fin</translation>
    </message>
    <message>
      <source>The board where the proof ends</source>
      <translation>Le plateau là où finit la preuve</translation>
    </message>
    <message>
      <source>The branch was not kept beside the log: {why}.</source>
      <translation>La variante n’a pas été gardée à côté du journal : {why}.</translation>
    </message>
    <message>
      <source>The caller signed several lists of people: this is one of several draws.</source>
      <translation>Qui a lancé l'appel a signé plusieurs listes : ce tirage n'est qu'un parmi d'autres.</translation>
    </message>
    <message>
      <source>The clip is being drawn.</source>
      <translation>Le clip est en train d’être dessiné.</translation>
    </message>
    <message>
      <source>The clip was stopped; nothing of it is saved.</source>
      <translation>Le clip a été arrêté ; rien n’en est enregistré.</translation>
    </message>
    <message>
      <source>The coach answers when you have something to choose.</source>
      <translation>L’entraîneur répond quand tu as quelque chose à choisir.</translation>
    </message>
    <message>
      <source>The copy changes here</source>
      <translation>La copie change ici</translation>
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation>Les dés sont lancés.</translation>
    </message>
    <message>
      <source>The dice are new each time: everybody's numbers make them together.</source>
      <translation>Les dés sont nouveaux chaque fois : les nombres de tous les font ensemble.</translation>
    </message>
    <message>
      <source>The dice are still in the cup.</source>
      <translation>Les dés sont encore dans le gobelet.</translation>
    </message>
    <message>
      <source>The dice come from numbers that everybody sealed the hour before.</source>
      <translation>Les dés viennent des nombres que tous ont scellés l’heure d’avant.</translation>
    </message>
    <message>
      <source>The dice have not been rolled yet.</source>
      <translation>Les dés n’ont pas encore été lancés.</translation>
    </message>
    <message>
      <source>The digest of each step</source>
      <translation>L’empreinte de chaque étape</translation>
    </message>
    <message>
      <source>The emblem that they could compare:</source>
      <translation>L’emblème qu’ils pourraient comparer :</translation>
    </message>
    <message>
      <source>The emblem: {words}</source>
      <translation>L’emblème : {words}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>La fin</translation>
    </message>
    <message>
      <source>The envelopes open all at once.</source>
      <translation>Les enveloppes s’ouvrent toutes ensemble.</translation>
    </message>
    <message>
      <source>The evening</source>
      <translation>La soirée</translation>
    </message>
    <message>
      <source>The evening as a chart</source>
      <translation>La soirée en graphique</translation>
    </message>
    <message>
      <source>The evening as a table</source>
      <translation>La soirée en tableau</translation>
    </message>
    <message>
      <source>The evening goes on</source>
      <translation>La soirée continue</translation>
    </message>
    <message numerus="yes">
      <source>The evening: {done} of {count} games count.</source>
      <extracomment>The evening: {done} of {count} game counts.</extracomment>
      <translation>
        <numerusform>La soirée : {done} partie sur {count} compte.</numerusform>
        <numerusform>La soirée : {done} parties sur {count} comptent.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file is damaged here</source>
      <translation>Le fichier est abîmé ici</translation>
    </message>
    <message>
      <source>The file is whole.</source>
      <translation>Le fichier est intact.</translation>
    </message>
    <message>
      <source>The final</source>
      <translation>La finale</translation>
    </message>
    <message>
      <source>The final of a tournament</source>
      <translation>La finale d'un tournoi</translation>
    </message>
    <message>
      <source>The finish again</source>
      <translation>Revoir l’arrivée</translation>
    </message>
    <message>
      <source>The finish counts from either side.</source>
      <translation>L’arrivée compte des deux côtés.</translation>
    </message>
    <message>
      <source>The finish counts from its front side only.</source>
      <translation>L’arrivée ne compte que de face.</translation>
    </message>
    <message>
      <source>The first copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>La première copie est abîmée après l’étape {last} ; jusqu’à l’étape {step} les deux sont égales.</translation>
    </message>
    <message>
      <source>The first segment that touches the finish line ends the race.</source>
      <translation>Le premier segment qui touche la ligne d’arrivée finit la course.</translation>
    </message>
    <message>
      <source>The first start needs the internet for about two minutes; later starts do not.</source>
      <translation>Le premier lancement a besoin d’Internet pendant deux minutes environ ; les suivants non.</translation>
    </message>
    <message>
      <source>The friend's page shows the same four pictures.</source>
      <translation>La page de l’autre navigateur montre les quatre mêmes images.</translation>
    </message>
    <message>
      <source>The frost lets go for a few hours only; keep a little air for everyone.</source>
      <translation>Le gel ne lâche que quelques heures ; garde un peu d’air pour tous.</translation>
    </message>
    <message>
      <source>The full number must be moved, if there is room.</source>
      <translation>Il faut avancer du nombre entier, s’il y a de la place.</translation>
    </message>
    <message>
      <source>The game ends after the last hour of the sheet.</source>
      <translation>Le jeu finit après la dernière heure de la feuille.</translation>
    </message>
    <message>
      <source>The game goes on: what was signed is saved. What went wrong is noted in {path}.</source>
      <translation>La partie continue : ce qui a été signé est enregistré. Ce qui s’est mal passé est noté dans {path}.</translation>
    </message>
    <message>
      <source>The game is kept; go on with: solo --resume</source>
      <translation>La partie est gardée ; continue avec : solo --resume</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>La partie n’est pas encore finie.</translation>
    </message>
    <message>
      <source>The game is on your shelf, and you can go on with it another day. If you leave for good, you cannot come back.</source>
      <translation>La partie est sur ton étagère, et tu peux la continuer un autre jour. Si tu pars pour de bon, tu ne peux pas revenir.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>La partie est finie</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
      <source>The game is over: {total} points, {grade}.</source>
      <extracomment>The game is over: {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>La partie est finie : {total} point, {grade}.</numerusform>
        <numerusform>La partie est finie : {total} points, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game itself (log)</source>
      <translation>La partie elle-même (journal)</translation>
    </message>
    <message>
      <source>The ghost throws {dice}: {face}.</source>
      <translation>Le fantôme lance {dice} : {face}.</translation>
    </message>
    <message>
      <source>The ground softens, and the first worms wake up hungry.</source>
      <translation>La terre s’adoucit, et les premiers vers se réveillent affamés.</translation>
    </message>
    <message>
      <source>The hour is finished: sign it, or take something back</source>
      <translation>L’heure est finie : signe-la, ou reprends quelque chose</translation>
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation>Le dernier en course gagne (règle W3.24).</translation>
    </message>
    <message>
      <source>The last one left, in round {round}</source>
      <translation>Le dernier en course, à la manche {round}</translation>
    </message>
    <message>
      <source>The letters Nunito and DynaPuff: SIL Open Font License 1.1</source>
      <translation>Les lettres Nunito et DynaPuff : SIL Open Font License 1.1</translation>
    </message>
    <message>
      <source>The line {line} dances, {left} more of it may act: which organ?</source>
      <translation>La file {line} danse, {left} de plus peuvent y agir : quel organe ?</translation>
    </message>
    <message>
      <source>The logs do NOT agree.</source>
      <translation>Les journaux ne sont PAS d’accord.</translation>
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation>Le plus petit nombre avance d’abord (règle W3.7).</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls.</source>
      <translation>Le plus petit nombre avance d’abord. Les vers sont des murs.</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation>Le plus petit nombre avance d’abord. Les vers sont des murs : pense à l’endroit où sera le tien.</translation>
    </message>
    <message>
      <source>The lowest number moves first; an X moves in the place of its number.</source>
      <translation>Le plus petit nombre avance d’abord ; un X avance au rang de son nombre.</translation>
    </message>
    <message>
      <source>The new head touches the old one, at any place round it.</source>
      <translation>La nouvelle tête touche l’ancienne, n’importe où autour d’elle.</translation>
    </message>
    <message>
      <source>The next chapter is {title}.</source>
      <translation>Le chapitre suivant est {title}.</translation>
    </message>
    <message>
      <source>The next round begins.</source>
      <translation>La manche suivante commence.</translation>
    </message>
    <message>
      <source>The option of this hour is chosen already.</source>
      <translation>L’option de cette heure est déjà choisie.</translation>
    </message>
    <message>
      <source>The other file is being checked.</source>
      <translation>L’autre fichier est en vérification.</translation>
    </message>
    <message>
      <source>The other laptop</source>
      <translation>L’autre ordinateur</translation>
    </message>
    <message>
      <source>The others agree to go on without {name}; {then}.</source>
      <translation>Les autres conviennent de continuer sans {name} ; {then}.</translation>
    </message>
    <message>
      <source>The others could not be told. Go on with the game under Games to tell them.</source>
      <translation>Les autres n’ont pas pu être prévenus. Continue la partie sous « Parties » pour les prévenir.</translation>
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation>Les autres ont continué entre-temps ; tu seras assis dès l’étape suivante.</translation>
    </message>
    <message>
      <source>The others have not said yet.</source>
      <translation>Les autres n’ont encore rien dit.</translation>
    </message>
    <message>
      <source>The others may go on. A worm that wakes up sits again.</source>
      <translation>Les autres peuvent continuer. Un ver qui se réveille se rassoit.</translation>
    </message>
    <message>
      <source>The others would go on.</source>
      <translation>Les autres continueraient.</translation>
    </message>
    <message>
      <source>The post stands there; Done signs it. (Enter)</source>
      <translation>Le poteau est là ; « Terminé » signe. (Entrée)</translation>
    </message>
    <message>
      <source>The program is being packed. One moment…</source>
      <translation>Le programme est en cours d’emballage. Un instant…</translation>
    </message>
    <message>
      <source>The race</source>
      <translation>La course</translation>
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation>La course finit dès la pose qui touche la ligne (règle W3.17).</translation>
    </message>
    <message>
      <source>The race has not ended.</source>
      <translation>La course n’est pas finie.</translation>
    </message>
    <message>
      <source>The race is over.</source>
      <translation>La course est finie.</translation>
    </message>
    <message>
      <source>The report is in English, for whoever helps you. It names nobody.</source>
      <translation>Le rapport est en anglais, pour qui t’aide. Il ne nomme personne.</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>Le résultat</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Les règles</translation>
    </message>
    <message>
      <source>The same four as on the other screen?</source>
      <translation>Les quatre mêmes que sur l’autre écran ?</translation>
    </message>
    <message>
      <source>The same four as on {name}'s screen?</source>
      <translation>Les quatre mêmes que sur l’écran de {name} ?</translation>
    </message>
    <message>
      <source>The same key in another game is the same laptop.</source>
      <translation>La même clé dans une autre partie est le même ordinateur.</translation>
    </message>
    <message>
      <source>The same on every laptop? Then nobody stands between you.</source>
      <translation>La même sur chaque ordinateur ? Alors personne n’est entre vous.</translation>
    </message>
    <message>
      <source>The second copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>La seconde copie est abîmée après l’étape {last} ; jusqu’à l’étape {step} les deux sont égales.</translation>
    </message>
    <message>
      <source>The shape of a new worm; Give and Wake also fit worms laid in it.</source>
      <translation>La forme d’un nouveau ver ; « Donner » et « Éveiller » valent aussi pour les vers de cette forme.</translation>
    </message>
    <message>
      <source>The sheet</source>
      <translation>La feuille</translation>
    </message>
    <message>
      <source>The sheet is {name}. {story}</source>
      <translation>La feuille est {name}. {story}</translation>
    </message>
    <message>
      <source>The sheets where the proof ends:</source>
      <translation>Les feuilles là où finit la preuve :</translation>
    </message>
    <message>
      <source>The six organs</source>
      <translation>Les six organes</translation>
    </message>
    <message>
      <source>The sum also has a grade, from 0 to 5.</source>
      <translation>Le total a aussi un rang, de 0 à 5.</translation>
    </message>
    <message>
      <source>The sum of the four rows counts; the highest wins.</source>
      <translation>Le total des quatre rangées compte ; le plus haut gagne.</translation>
    </message>
    <message>
      <source>The sun is this hour. Struck hours are over, blue ones are the afternoon.</source>
      <translation>Le soleil est cette heure. Les heures barrées sont passées, les bleues sont l’après-midi.</translation>
    </message>
    <message>
      <source>The table after this step, played again: {verdict}.</source>
      <translation>La table après cette étape, rejouée : {verdict}.</translation>
    </message>
    <message>
      <source>The table does not wait for you now.</source>
      <translation>La table ne t’attend plus maintenant.</translation>
    </message>
    <message>
      <source>The table has split</source>
      <translation>La table s’est séparée</translation>
    </message>
    <message>
      <source>The table is being laid.</source>
      <translation>On met la table.</translation>
    </message>
    <message>
      <source>The table may choose to lay worms anew before they move.</source>
      <translation>La table peut choisir de reposer les vers avant qu’ils avancent.</translation>
    </message>
    <message>
      <source>The table of the race</source>
      <translation>La table de la course</translation>
    </message>
    <message>
      <source>The table plays exactly the sheet whose digest all have signed.</source>
      <translation>La table joue exactement la feuille dont tous ont signé l’empreinte.</translation>
    </message>
    <message>
      <source>The table rolled for everybody.</source>
      <translation>La table a lancé pour tous.</translation>
    </message>
    <message>
      <source>The tables are drawn</source>
      <translation>Les tables sont tirées</translation>
    </message>
    <message>
      <source>The tables are drawn. You are expected here: {table}</source>
      <translation>Les tables sont tirées. On t'attend ici : {table}</translation>
    </message>
    <message>
      <source>The tail becomes the head (T)</source>
      <translation>La queue devient la tête (T)</translation>
    </message>
    <message>
      <source>The tail points at the other worm: that is a Conga Line. Choose Wake, then click the worm with the tail.</source>
      <translation>La queue pointe vers l’autre ver : c’est une farandole. Choisis « Éveiller », puis clique sur le ver à la queue.</translation>
    </message>
    <message>
      <source>The test cannot be started</source>
      <translation>Le test ne peut pas démarrer</translation>
    </message>
    <message>
      <source>The test is not over yet.</source>
      <translation>Le test n’est pas encore fini.</translation>
    </message>
    <message>
      <source>The tournament is over.</source>
      <translation>Le tournoi est fini.</translation>
    </message>
    <message>
      <source>The tournament: {people}, drawn to {tables}.</source>
      <translation>Le tournoi : {people}, par tirage au sort à {tables}.</translation>
    </message>
    <message>
      <source>The whole game is proved</source>
      <translation>Toute la partie est prouvée</translation>
    </message>
    <message>
      <source>The whole game is proved, to its last step, {step}; nothing behind it.</source>
      <translation>Toute la partie est prouvée, jusqu’à sa dernière étape, {step} ; rien au-delà.</translation>
    </message>
    <message>
      <source>The whole screen</source>
      <translation>Tout l’écran</translation>
    </message>
    <message>
      <source>The winners meet as soon as all tables are over.</source>
      <translation>Les gagnants se retrouvent dès que toutes les tables ont fini.</translation>
    </message>
    <message>
      <source>The winners of the tables meet in the final.</source>
      <translation>Les gagnants des tables se retrouvent en finale.</translation>
    </message>
    <message>
      <source>The winning placement: {name}'s head, {gap}.</source>
      <translation>La pose gagnante : la tête de {name}, {gap}.</translation>
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation>Le ver reste où il est, comme obstacle, jusqu’au retour de {names}.</translation>
    </message>
    <message>
      <source>The worms take up geometry: straight lines first, then thinking ahead.</source>
      <translation>Les vers se mettent à la géométrie : d’abord les lignes droites, puis prévoir.</translation>
    </message>
    <message numerus="yes">
      <source>The {count} hours are over.</source>
      <extracomment>The {count} hour is over.</extracomment>
      <translation>
        <numerusform>{count} heure, et c’est fini.</numerusform>
        <numerusform>Les {count} heures sont passées.</numerusform>
      </translation>
    </message>
    <message>
      <source>Their joint seed {seed}…, recomputed: {verdict}.</source>
      <translation>Leur graine commune {seed}…, recalculée : {verdict}.</translation>
    </message>
    <message>
      <source>Their laptops are heard, but have signed nothing: {since}. Their programs may be stuck: call across the table first. They can come back at any time.</source>
      <translation>On entend leurs ordinateurs, mais ils n’ont rien signé : {since}. Leurs programmes sont peut-être bloqués : appelle d’abord à travers la table. Ils peuvent revenir à tout moment.</translation>
    </message>
    <message>
      <source>Their laptops have not said a word: {since}. Closed lids? Call across the table first. They can come back at any time.</source>
      <translation>Leurs ordinateurs ne disent plus rien : {since}. Des écrans rabattus ? Appelle d’abord à travers la table. Le retour est possible à tout moment.</translation>
    </message>
    <message>
      <source>Then Place: {places}. Give: {adds}. Wake: {acts}.</source>
      <translation>Puis poser : {places}. Donner : {adds}. Éveiller : {acts}.</translation>
    </message>
    <message>
      <source>Then it may swing a finish post.</source>
      <translation>Ensuite il peut faire pivoter un poteau d’arrivée.</translation>
    </message>
    <message>
      <source>Then nobody stands between you, and the game can start.</source>
      <translation>Alors personne n’est entre vous, et le jeu peut commencer.</translation>
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation>Alors quelqu’un est entre vous, ou il y a deux tables : quittez tous et retrouvez-vous.</translation>
    </message>
    <message>
      <source>Then you may swing one finish post round the other.</source>
      <translation>Ensuite tu peux faire pivoter un poteau d’arrivée autour de l’autre.</translation>
    </message>
    <message>
      <source>Then: {later}</source>
      <translation>Ensuite : {later}</translation>
    </message>
    <message>
      <source>There is a score sheet when the game is over.</source>
      <translation>Il y aura une feuille de points quand la partie sera finie.</translation>
    </message>
    <message>
      <source>There is no bot at this table.</source>
      <translation>Il n’y a pas de robot à cette table.</translation>
    </message>
    <message>
      <source>There is no game here.</source>
      <translation>Il n’y a pas de partie ici.</translation>
    </message>
    <message>
      <source>There is no puzzle here: nobody is about to win.</source>
      <translation>Pas d'énigme ici : personne n'est sur le point de gagner.</translation>
    </message>
    <message>
      <source>There is nothing here for {system}.</source>
      <translation>Il n’y a rien ici pour {system}.</translation>
    </message>
    <message>
      <source>There is nothing to look back at: no step of this game was completed.</source>
      <translation>Il n’y a rien à revoir : aucune étape de cette partie n’a été terminée.</translation>
    </message>
    <message>
      <source>There is something to do</source>
      <translation>Il y a quelque chose à faire</translation>
    </message>
    <message>
      <source>These are two different games.</source>
      <translation>Ce sont deux parties différentes.</translation>
    </message>
    <message>
      <source>They go on from step {step} of another game.</source>
      <translation>Ils continuent depuis l’étape {step} d’une autre partie.</translation>
    </message>
    <message>
      <source>They played {game}.</source>
      <translation>Ils ont joué à {game}.</translation>
    </message>
    <message>
      <source>Thinking…</source>
      <translation>Réfléchit…</translation>
    </message>
    <message>
      <source>This branch does not fit the game.</source>
      <translation>Cette variante ne va pas avec la partie.</translation>
    </message>
    <message>
      <source>This checks everything again; it ends with 0 if all is well, 1 if not:</source>
      <translation>Ceci revérifie tout ; cela finit par 0 si tout va bien, par 1 sinon :</translation>
    </message>
    <message>
      <source>This copy is damaged</source>
      <translation>Cette copie est abîmée</translation>
    </message>
    <message>
      <source>This copy is damaged: some of its bytes have changed. {proved}</source>
      <translation>Cette copie est abîmée : certains de ses octets ont changé. {proved}</translation>
    </message>
    <message>
      <source>This copy was changed after the game</source>
      <translation>Cette copie a été changée après la partie</translation>
    </message>
    <message>
      <source>This copy was changed after the game, or is no honest copy. {proved} It does not show who changed it.</source>
      <translation>Cette copie a été changée après la partie, ou n’est pas une copie honnête. {proved} Elle ne montre pas qui l’a changée.</translation>
    </message>
    <message>
      <source>This draw has ended unfinished</source>
      <translation>Ce tirage est resté inachevé</translation>
    </message>
    <message>
      <source>This edition</source>
      <translation>Cette édition</translation>
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation>Cette édition n’a pas une telle règle.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Ce fichier</translation>
    </message>
    <message>
      <source>This game could not be looked back at: {why}.</source>
      <translation>On n’a pas pu revoir cette partie : {why}.</translation>
    </message>
    <message>
      <source>This hour so far</source>
      <translation>Cette heure jusqu’ici</translation>
    </message>
    <message>
      <source>This hour: {told}.</source>
      <translation>Cette heure : {told}.</translation>
    </message>
    <message>
      <source>This is a phone. The games need a laptop.</source>
      <translation>C’est un téléphone. Les jeux ont besoin d’un portable.</translation>
    </message>
    <message>
      <source>This is final: a player who has gone home cannot come back into this game.</source>
      <translation>C’est définitif : un joueur parti à la maison ne peut pas revenir dans cette partie.</translation>
    </message>
    <message>
      <source>This is the code of this laptop: type it on the other one, or type theirs.</source>
      <translation>Voici le code de cet ordinateur : tape-le sur l’autre, ou tape le sien ici.</translation>
    </message>
    <message>
      <source>This is {name}'s sheet.</source>
      <translation>C’est la feuille de {name}.</translation>
    </message>
    <message>
      <source>This laptop</source>
      <translation>Cet ordinateur</translation>
    </message>
    <message>
      <source>This laptop has a key of its own now.</source>
      <translation>Cet ordinateur a maintenant sa propre clé.</translation>
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation>Cet ordinateur n’est dans aucun réseau.</translation>
    </message>
    <message>
      <source>This laptop keeps visitors out</source>
      <translation>Cet ordi ne laisse pas entrer les visiteurs</translation>
    </message>
    <message>
      <source>This network speaks only IPv6</source>
      <translation>Ce réseau ne parle qu’IPv6</translation>
    </message>
    <message numerus="yes">
      <source>This page is open for {count} more minutes.</source>
      <extracomment>This page is open for {count} more minute.</extracomment>
      <translation>
        <numerusform>Cette page reste ouverte {count} minute.</numerusform>
        <numerusform>Cette page reste ouverte {count} minutes.</numerusform>
      </translation>
    </message>
    <message>
      <source>This sheet</source>
      <translation>Cette feuille</translation>
    </message>
    <message>
      <source>This shows the SHA-256 of what you have downloaded:</source>
      <translation>Ceci montre le SHA-256 de ce que tu as téléchargé :</translation>
    </message>
    <message>
      <source>This table has split at step {step}: {names} signed both sides. The proof is saved; the two sides cannot go on together.</source>
      <translation>Cette table s’est séparée à l’étape {step} : {names} ont signé les deux côtés. La preuve est enregistrée ; les deux côtés ne peuvent pas continuer ensemble.</translation>
    </message>
    <message>
      <source>This tells every step in words:</source>
      <translation>Ceci dit chaque étape en mots :</translation>
    </message>
    <message>
      <source>Thread thief</source>
      <translation>Voleur de fil</translation>
    </message>
    <message>
      <source>Three dice fall for all: two show organs, the third the shape of a worm. The coloured rows or columns are the region of this hour. You do one of these:</source>
      <translation>Trois dés tombent pour tous : deux montrent des organes, le troisième la forme d’un ver. Les lignes ou colonnes colorées sont la région de cette heure. Tu fais une de ces choses :</translation>
    </message>
    <message>
      <source>Three dice fall for everybody: two organs and the shape of a worm.</source>
      <translation>Trois dés tombent pour tous : deux organes et la forme d’un ver.</translation>
    </message>
    <message>
      <source>Three dice for everybody: two organs and a shape. Click c3, and the worm lies across row 3.</source>
      <translation>Trois dés pour tous : deux organes et une forme. Clique sur c3, et le ver se couche en travers de la ligne 3.</translation>
    </message>
    <message>
      <source>Three minutes, with bots</source>
      <translation>Trois minutes, avec des robots</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>jeudi</translation>
    </message>
    <message>
      <source>To change it: System Settings &gt; Privacy &amp; Security &gt; Local Network. Switch on Worm Up, or Terminal if you start the game there. Then start the game again.</source>
      <translation>Pour le changer : Réglages Système &gt; Confidentialité et sécurité &gt; Réseau local. Active Worm Up, ou Terminal si tu lances le jeu là. Puis relance le jeu.</translation>
    </message>
    <message>
      <source>To go on takes {wanted} of {seats}:</source>
      <translation>Pour continuer, il en faut {wanted} sur {seats} :</translation>
    </message>
    <message>
      <source>To go on {count}</source>
      <translation>Pour continuer {count}</translation>
    </message>
    <message>
      <source>To the mark before</source>
      <translation>À la marque d’avant</translation>
    </message>
    <message>
      <source>To the next mark</source>
      <translation>À la marque suivante</translation>
    </message>
    <message>
      <source>To try it once more, go back and press Review.</source>
      <translation>Pour réessayer, reviens en arrière et appuie sur Analyse.</translation>
    </message>
    <message>
      <source>Together with friends here</source>
      <translation>Avec des amis ici</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Ce soir</translation>
    </message>
    <message>
      <source>Tonight: {score}.</source>
      <translation>Ce soir : {score}.</translation>
    </message>
    <message>
      <source>Too far from the head: click in the fan beside it, or pull the head.</source>
      <translation>Trop loin de la tête : clique dans l’éventail à côté, ou tire la tête.</translation>
    </message>
    <message>
      <source>Too few would be left to go on: it takes {wanted}.</source>
      <translation>Il en resterait trop peu pour continuer : il en faut {wanted}.</translation>
    </message>
    <message>
      <source>Too near to the edge of the table</source>
      <translation>Trop près du bord de la table</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
    <message>
      <source>Total {total}</source>
      <translation>Total {total}</translation>
    </message>
    <message>
      <source>Touch from either side</source>
      <translation>Toucher des deux côtés</translation>
    </message>
    <message>
      <source>Touch from the front</source>
      <translation>Toucher de face</translation>
    </message>
    <message>
      <source>Touch the thread</source>
      <translation>Toucher le fil</translation>
    </message>
    <message>
      <source>Touched in round {round}</source>
      <translation>Touché à la manche {round}</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Tournoi</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
    <message>
      <source>Try another player, game, result or date.</source>
      <translation>Essaie un autre joueur, jeu, résultat ou une autre date.</translation>
    </message>
    <message>
      <source>Try things out: Backspace takes a segment back. Only Done signs the move, and then it stands.</source>
      <translation>Essaie sans crainte : Retour arrière reprend un segment. Seul « Terminé » signe le coup, et alors il est fixé.</translation>
    </message>
    <message>
      <source>Try things out: everything can be undone, back to the start of the hour. Only when you sign the hour does it stand. The next dice fall when all have signed.</source>
      <translation>Essaie sans crainte : tout peut être repris, jusqu’au début de l’heure. Rien n’est fixé avant que tu signes l’heure. Les dés suivants tombent quand tous ont signé.</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>mardi</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Tourner</translation>
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation>Tourner un poteau d’arrivée autour de l’autre (S)</translation>
    </message>
    <message>
      <source>Turn a post first, with the mouse or Left and Right.</source>
      <translation>Tourne d’abord un poteau, à la souris ou avec Gauche et Droite.</translation>
    </message>
    <message>
      <source>Turn back</source>
      <translation>Revenir</translation>
    </message>
    <message>
      <source>Turn round at the start</source>
      <translation>Se retourner au départ</translation>
    </message>
    <message>
      <source>Turn round when blocked</source>
      <translation>Se retourner si bloqué</translation>
    </message>
    <message>
      <source>Turn round, swing a post, lay anew</source>
      <translation>Se retourner, faire pivoter un poteau, replacer</translation>
    </message>
    <message>
      <source>Turned round: the tail is the head once a segment lies there.</source>
      <translation>Retourné : la queue est la tête dès qu’un segment y est posé.</translation>
    </message>
    <message>
      <source>Turning round counts with the segment that follows: lay it, or turn back.</source>
      <translation>Se retourner compte avec le segment qui suit : pose-le, ou reviens.</translation>
    </message>
    <message>
      <source>Two X bump</source>
      <translation>Deux X se cognent</translation>
    </message>
    <message>
      <source>Two bids of 7 cancel each other. May my X be the 7?</source>
      <translation>Deux mises de 7 s’annulent. Mon X peut-il être le 7 ?</translation>
    </message>
    <message>
      <source>Two board games for one table. No account, no internet.</source>
      <translation>Deux jeux de société pour une table. Sans compte, sans internet.</translation>
    </message>
    <message>
      <source>Two games for one table of laptops.</source>
      <translation>Deux jeux pour une table d’ordinateurs.</translation>
    </message>
    <message>
      <source>Two laptops with a firewall may not reach each other.</source>
      <translation>Deux ordinateurs avec pare-feu ne s’atteignent pas toujours.</translation>
    </message>
    <message>
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation>Deux joueurs jouent contre une troisième mise, lancée aux dés : le fantôme.</translation>
    </message>
    <message>
      <source>Two spaces touch when they share an edge, never at a corner.</source>
      <translation>Deux cases se touchent si elles partagent un bord, jamais par un coin.</translation>
    </message>
    <message>
      <source>Two worms never touch. A worm may touch itself but not overlap itself.</source>
      <translation>Deux vers ne se touchent jamais. Un ver peut se toucher, mais pas se recouvrir.</translation>
    </message>
    <message>
      <source>Type the address of this page into the laptop's browser.</source>
      <translation>Tape l’adresse de cette page dans le navigateur du portable.</translation>
    </message>
    <message>
      <source>Type the code that the other laptop shows.</source>
      <translation>Tape le code que montre l’autre ordinateur.</translation>
    </message>
    <message>
      <source>Type this into a browser, in the same Wi-Fi.</source>
      <translation>Tape ceci dans un navigateur, sur le même Wi-Fi.</translation>
    </message>
    <message>
      <source>UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>Le port UDP {port} ne peut pas servir ({what}) : ferme le programme qui l’occupe, ou rejoins par code</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Compris</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Undo as much as you like. Once signed, it stands.</source>
      <translation>Annule autant que tu veux. Une fois signé, c’est fixé.</translation>
    </message>
    <message>
      <source>Until you sign</source>
      <translation>Jusqu’à ta signature</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Sans une bosse</translation>
    </message>
    <message>
      <source>Update this program</source>
      <translation>Mets ce programme à jour</translation>
    </message>
    <message>
      <source>Update this program, and it opens.</source>
      <translation>Mets ce programme à jour, et elle s’ouvrira.</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Prendre celles-ci</translation>
    </message>
    <message>
      <source>Venice 1995</source>
      <translation>Venise 1995</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Attendre</translation>
    </message>
    <message>
      <source>Wait after all</source>
      <translation>Attendre quand même</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Attente</translation>
    </message>
    <message>
      <source>Waiting for the dice</source>
      <translation>On attend les dés</translation>
    </message>
    <message>
      <source>Waiting for {count}</source>
      <translation>On en attend {count}</translation>
    </message>
    <message numerus="yes">
      <source>Waiting for {count} players</source>
      <extracomment>Waiting for {count} player</extracomment>
      <translation>
        <numerusform>On attend {count} joueur</numerusform>
        <numerusform>On attend {count} joueurs</numerusform>
      </translation>
    </message>
    <message>
      <source>Waiting for {first} and {second}</source>
      <translation>On attend {first} et {second}</translation>
    </message>
    <message>
      <source>Waiting for {missing}</source>
      <translation>On attend {missing}</translation>
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation>On attend {names}</translation>
    </message>
    <message>
      <source>Waiting for {names}. A second press goes ahead.</source>
      <translation>On attend {names}. Un deuxième appui passe outre.</translation>
    </message>
    <message>
      <source>Waiting for {names}: one of them has to tell this laptop where the game is. What you have laid is kept.</source>
      <translation>En attente de {names} : quelqu'un d'entre eux doit dire à cet ordinateur où en est la partie. Ce que tu as posé est gardé.</translation>
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation>On attend {name}</translation>
    </message>
    <message>
      <source>Wake</source>
      <translation>Éveiller</translation>
    </message>
    <message>
      <source>Wake all organs of a worm that fits</source>
      <translation>Éveiller tous les organes d’un ver qui convient</translation>
    </message>
    <message>
      <source>Wake: choose a worm that has one of the two organs or is of the shape, in the region too. All its organs may act, one after the other.</source>
      <translation>Éveiller : choisis un ver qui a un des deux organes ou qui a la forme, dans la région aussi. Tous ses organes peuvent agir, l’un après l’autre.</translation>
    </message>
    <message>
      <source>Warming up: four more to come</source>
      <translation>Échauffement : encore quatre</translation>
    </message>
    <message>
      <source>Warming up: one more to come</source>
      <translation>Échauffement : encore un</translation>
    </message>
    <message>
      <source>Warming up: the bots are on their way</source>
      <translation>Échauffement : les robots arrivent</translation>
    </message>
    <message>
      <source>Warming up: three more to come</source>
      <translation>Échauffement : encore trois</translation>
    </message>
    <message>
      <source>Warming up: two more to come</source>
      <translation>Échauffement : encore deux</translation>
    </message>
    <message>
      <source>Watch</source>
      <translation>Regarder</translation>
    </message>
    <message>
      <source>Watch {hour}</source>
      <translation>Regarder {hour}</translation>
    </message>
    <message>
      <source>Watch {name}</source>
      <translation>Regarder {name}</translation>
    </message>
    <message>
      <source>We start by ourselves when all five sit.</source>
      <translation>On commence tout seul quand les cinq sont assis.</translation>
    </message>
    <message>
      <source>We start by ourselves when all four sit.</source>
      <translation>On commence tout seul quand les quatre sont assis.</translation>
    </message>
    <message>
      <source>We start by ourselves when all three sit.</source>
      <translation>On commence tout seul quand les trois sont assis.</translation>
    </message>
    <message>
      <source>We start by ourselves when both sit.</source>
      <translation>On commence tout seul quand les deux sont assis.</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>mercredi</translation>
    </message>
    <message>
      <source>What acts may let other organs act, on any worm; the line below the choices says what to do. An organ acts once an hour, and only if that changes something.</source>
      <translation>Ce qui agit peut faire agir d’autres organes, sur n’importe quel ver ; la ligne sous les choix dit que faire. Un organe agit une fois par heure, et seulement si cela change quelque chose.</translation>
    </message>
    <message>
      <source>What can be decided now</source>
      <translation>Ce qu’on peut décider maintenant</translation>
    </message>
    <message>
      <source>What costs:</source>
      <translation>Ce qui coûte :</translation>
    </message>
    <message>
      <source>What counts on this sheet</source>
      <translation>Ce qui compte sur cette feuille</translation>
    </message>
    <message>
      <source>What counts:</source>
      <translation>Ce qui compte :</translation>
    </message>
    <message>
      <source>What do worms {one} and {two} do together ({left} left)?</source>
      <translation>Que font ensemble les vers {one} et {two} (reste {left}) ?</translation>
    </message>
    <message>
      <source>What does the ghost do?</source>
      <translation>Que fait le fantôme ?</translation>
    </message>
    <message>
      <source>What each hour gained, and what the best hour found by a bot would have gained:</source>
      <translation>Ce que chaque heure a rapporté, et ce qu’aurait rapporté la meilleure heure trouvée par un robot :</translation>
    </message>
    <message>
      <source>What glows may act. Click the eye.</source>
      <translation>Ce qui brille peut agir. Clique sur l’œil.</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Ce qui s’est passé</translation>
    </message>
    <message>
      <source>What happened outside the rules</source>
      <translation>Ce qui s’est passé hors des règles</translation>
    </message>
    <message>
      <source>What has happened</source>
      <translation>Ce qui s’est passé</translation>
    </message>
    <message>
      <source>What if… from step {step}, as {name}</source>
      <translation>Et si… dès l’étape {step}, comme {name}</translation>
    </message>
    <message>
      <source>What is different:</source>
      <translation>Ce qui est différent :</translation>
    </message>
    <message>
      <source>What is proved of this log ends with step {step}.</source>
      <translation>Ce qui est prouvé de ce journal finit à l’étape {step}.</translation>
    </message>
    <message>
      <source>What it is about</source>
      <translation>De quoi il s’agit</translation>
    </message>
    <message>
      <source>What no log can show</source>
      <translation>Ce qu’aucun journal ne montre</translation>
    </message>
    <message>
      <source>What shall be printed?</source>
      <translation>Qu’est-ce qu’on imprime ?</translation>
    </message>
    <message>
      <source>What the signs mean</source>
      <translation>Le sens des signes</translation>
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation>Ce que cette heure a fait jusqu’ici</translation>
    </message>
    <message>
      <source>What this room has</source>
      <translation>Ce qu’il y a ici</translation>
    </message>
    <message>
      <source>What turned the race</source>
      <translation>Ce qui a fait basculer la course</translation>
    </message>
    <message>
      <source>What was begun last is finished first.</source>
      <translation>Ce qui a commencé en dernier finit en premier.</translation>
    </message>
    <message>
      <source>What was checked</source>
      <translation>Ce qui a été vérifié</translation>
    </message>
    <message>
      <source>What was checked, and how to see it yourself</source>
      <translation>Ce qui a été vérifié, et comment le voir toi-même</translation>
    </message>
    <message>
      <source>What was done in this hour</source>
      <translation>Ce qui a été fait cette heure</translation>
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation>Ce qui vient de te faire avancer se repose une manche. Pense à ce que les autres choisiront.</translation>
    </message>
    <message>
      <source>What {name} chooses now is secret.</source>
      <translation>Ce que {name} choisit maintenant est secret.</translation>
    </message>
    <message>
      <source>What {name} had sealed was never opened, so it is void.</source>
      <translation>Ce que {name} avait scellé n’a jamais été ouvert, donc c’est nul.</translation>
    </message>
    <message>
      <source>Whatever number it names, it moves after all the others.</source>
      <translation>Quel que soit le nombre nommé, il avance après tous les autres.</translation>
    </message>
    <message>
      <source>When does a race end without a winner?</source>
      <translation>Quand une course finit-elle sans gagnant ?</translation>
    </message>
    <message>
      <source>When does the X move?</source>
      <translation>Quand le X joue-t-il ?</translation>
    </message>
    <message>
      <source>Where does {organ} put a food ({left} left)?</source>
      <translation>Où {organ} met-il une nourriture (reste {left}) ?</translation>
    </message>
    <message>
      <source>Where does {worm} grow ({size} of at most {limit} so far: hearts {hearts} + grown before {before})?</source>
      <translation>Où {worm} grandit-il ({size} sur {limit} au plus jusqu’ici : cœurs {hearts} + croissance passée {before}) ?</translation>
    </message>
    <message>
      <source>Where it matters, a worm must reach the line from its front.</source>
      <translation>Là où cela compte, un ver doit atteindre la ligne de face.</translation>
    </message>
    <message>
      <source>Where the proof ends</source>
      <translation>Où finit la preuve</translation>
    </message>
    <message>
      <source>Which baby gets which organ?</source>
      <translation>Quel bébé reçoit quel organe ?</translation>
    </message>
    <message>
      <source>Which edition?</source>
      <translation>Quelle édition ?</translation>
    </message>
    <message>
      <source>Which line dances, led by {organ}?</source>
      <translation>Quelle file danse, menée par {organ} ?</translation>
    </message>
    <message>
      <source>Which organ does {worm} get?</source>
      <translation>Quel organe reçoit {worm} ?</translation>
    </message>
    <message>
      <source>Which partner does {organ} choose?</source>
      <translation>Quel partenaire choisit {organ} ?</translation>
    </message>
    <message>
      <source>Which sheet?</source>
      <translation>Quelle feuille ?</translation>
    </message>
    <message>
      <source>Who calls again asks everybody to come again.</source>
      <translation>Rappeler, c’est demander à tous de revenir.</translation>
    </message>
    <message>
      <source>Who contributed to the dice, recomputed</source>
      <translation>Qui a contribué aux dés, recalculé</translation>
    </message>
    <message>
      <source>Who is second?</source>
      <translation>Qui est deuxième ?</translation>
    </message>
    <message>
      <source>Who moves by an X may swing one finish post round the other one at the end: the thread comes nearer to one head and goes away from the others.</source>
      <translation>Qui avance par un X peut à la fin faire pivoter un poteau d’arrivée autour de l’autre : le fil s’approche d’une tête et s’éloigne des autres.</translation>
    </message>
    <message>
      <source>Who plays how</source>
      <translation>Qui joue comment</translation>
    </message>
    <message>
      <source>Who sat at the table</source>
      <translation>Qui était à la table</translation>
    </message>
    <message>
      <source>Who sat there, who whispered, who saw what: ask each other.</source>
      <translation>Qui était assis là, qui a chuchoté, qui a vu quoi : demandez-vous.</translation>
    </message>
    <message>
      <source>Who starts where is drawn, not taken in order.</source>
      <translation>Qui part d’où est tiré au sort, pas pris dans l’ordre.</translation>
    </message>
    <message>
      <source>Who was missing is in no further draw.</source>
      <translation>Qui manquait n’est plus d’aucun tirage.</translation>
    </message>
    <message>
      <source>Whoever moves by an X may swing one finish post round the other.</source>
      <translation>Qui avance par un X peut faire pivoter un poteau d’arrivée autour de l’autre.</translation>
    </message>
    <message>
      <source>Whoever owns this laptop could read all that is on its disk.</source>
      <translation>Le propriétaire de cet ordinateur pourrait lire tout ce qui est sur son disque.</translation>
    </message>
    <message>
      <source>Whose gestures you see:</source>
      <translation>De qui tu vois les gestes :</translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Pourquoi ?</translation>
    </message>
    <message>
      <source>Windows asks at the first start whether Python may use the network: allow it for private networks, and set this network to private in Settings &gt; Network &amp; internet</source>
      <translation>Windows demande au premier lancement si Python peut utiliser le réseau : autorise-le pour les réseaux privés, et mets ce réseau en privé dans Paramètres &gt; Réseau et Internet</translation>
    </message>
    <message>
      <source>Windows keeps visitors out of this program</source>
      <translation>Windows refuse les visiteurs de ce programme</translation>
    </message>
    <message>
      <source>Windows' firewall keeps the others out of this program: open Settings &gt; Privacy &amp; security &gt; Windows Security &gt; Firewall &amp; network protection &gt; Allow an app through firewall, and tick Private beside Worm Up or Python</source>
      <translation>Le pare-feu de Windows tient les autres hors de ce programme : ouvre Paramètres &gt; Confidentialité et sécurité &gt; Sécurité Windows &gt; Pare-feu et protection réseau &gt; Autoriser une application via le pare-feu, et coche Privé à côté de Worm Up ou Python</translation>
    </message>
    <message>
      <source>Wins in a row, now and at most</source>
      <translation>Victoires de suite, maintenant et au plus</translation>
    </message>
    <message>
      <source>With other copies of this game</source>
      <translation>Avec d’autres copies de cette partie</translation>
    </message>
    <message>
      <source>With uv and the internet, after downloading {file}:</source>
      <translation>Avec uv et internet, après avoir téléchargé {file} :</translation>
    </message>
    <message>
      <source>With {names}</source>
      <translation>Avec {names}</translation>
    </message>
    <message>
      <source>Without bots, the program adds none. Nobody can prove that a friend has none.</source>
      <translation>Sans robots, le programme n’en ajoute aucun. Personne ne peut prouver qu’un ami n’en a pas.</translation>
    </message>
    <message>
      <source>Without {names}?</source>
      <translation>Sans {names} ?</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Gagné</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy</source>
      <translation>Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy in four hours, alone: five minutes</source>
      <translation>Worm &amp; Cozy en quatre heures, en solo : cinq minutes</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players, not for {value}</source>
      <translation>Worm &amp; Cozy se joue de 1 à {most}, pas à {value}</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players.</source>
      <translation>Worm &amp; Cozy se joue de 1 à {most}.</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy, at the first open table that is met</source>
      <translation>Worm &amp; Cozy, à la première table ouverte qu’on rencontre</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy: {sheet}</source>
      <translation>Worm &amp; Cozy : {sheet}</translation>
    </message>
    <message>
      <source>Worm Up!</source>
      <translation>Worm Up!</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2008, tiles)</source>
      <translation>Worm Up! (Gryphon 2008, jetons)</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2010, dice)</source>
      <translation>Worm Up! (Gryphon 2010, dés)</translation>
    </message>
    <message>
      <source>Worm Up! Join by code: {code}</source>
      <translation>Worm Up! Rejoindre par code : {code}</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy</source>
      <translation>Worm Up! et Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy for one table of laptops: no server, sealed bids, every game a file that anybody can check.</source>
      <translation>Worm Up! et Worm &amp; Cozy pour une table d’ordinateurs : pas de serveur, des mises scellées, chaque partie un fichier que chacun peut vérifier.</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy, version {version}</source>
      <translation>Worm Up! et Worm &amp; Cozy, version {version}</translation>
    </message>
    <message>
      <source>Worm Up! on the television</source>
      <translation>Worm Up! sur le téléviseur</translation>
    </message>
    <message>
      <source>Worm Up! or Worm &amp; Cozy: choose a game; others join</source>
      <translation>Worm Up! ou Worm &amp; Cozy : choisis un jeu ; les autres te rejoignent</translation>
    </message>
    <message>
      <source>Worm Up!: nobody wins after round {round}</source>
      <translation>Worm Up! : personne ne gagne, fin après la manche {round}</translation>
    </message>
    <message>
      <source>Worm Up!: {name} wins in round {round}</source>
      <translation>Worm Up! : {name} gagne à la manche {round}</translation>
    </message>
    <message>
      <source>Worm-up (Venice Connection 1995)</source>
      <translation>Worm-up (Venice Connection 1995)</translation>
    </message>
    <message>
      <source>Worms</source>
      <translation>Vers</translation>
    </message>
    <message>
      <source>Worms have their letters in the order in which they were placed.</source>
      <translation>Les vers portent leurs lettres dans l’ordre où ils ont été posés.</translation>
    </message>
    <message>
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation>Les vers ne doivent pas se toucher (règle W3.4).</translation>
    </message>
    <message>
      <source>Worms stand in a Conga Line if the tail of each points at the next one. Thin lines with an arrow show it on the sheet.</source>
      <translation>Des vers forment une farandole si la queue de chacun pointe vers le suivant. De fines lignes à flèche le montrent sur la feuille.</translation>
    </message>
    <message>
      <source>Worms, from {name}'s laptop</source>
      <translation>Des vers, du portable de {name}</translation>
    </message>
    <message>
      <source>Worst bid</source>
      <translation>Pire mise</translation>
    </message>
    <message>
      <source>Würmeln (Blatz 1994, after Tidwell)</source>
      <translation>Würmeln (Blatz 1994, d’après Tidwell)</translation>
    </message>
    <message>
      <source>Würmeln 1994</source>
      <translation>Würmeln 1994</translation>
    </message>
    <message>
      <source>X marks the spot</source>
      <translation>Le X vise juste</translation>
    </message>
    <message>
      <source>X moves by the number it names, or last (number)</source>
      <translation>Le X avance par le nombre qu’il nomme, ou en dernier (nombre)</translation>
    </message>
    <message>
      <source>X names {number}</source>
      <translation>X nomme {number}</translation>
    </message>
    <message>
      <source>Yes. Each face rests for itself; after an X that was a 7, a 7 may be bid.</source>
      <translation>Oui. Chaque face se repose pour elle-même ; après un X qui valait 7, on peut miser le 7.</translation>
    </message>
    <message>
      <source>Yes. No bid ever rests.</source>
      <translation>Oui. Aucune mise ne se repose.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Toi</translation>
    </message>
    <message>
      <source>You are</source>
      <translation>Tu es</translation>
    </message>
    <message>
      <source>You are expected there.</source>
      <translation>On t'y attend.</translation>
    </message>
    <message>
      <source>You are here twice</source>
      <translation>Tu es là deux fois</translation>
    </message>
    <message>
      <source>You are watching.</source>
      <translation>Tu regardes.</translation>
    </message>
    <message>
      <source>You bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>Tu as misé {bid} et tu t’es cogné à {others} ; {best} aurait gagné {more} % de plus.</translation>
    </message>
    <message>
      <source>You bid {bid}; {best} would have won {more} % more.</source>
      <translation>Tu as misé {bid} ; {best} aurait gagné {more} % de plus.</translation>
    </message>
    <message>
      <source>You bid {face}</source>
      <translation>Tu mises {face}</translation>
    </message>
    <message>
      <source>You call to a tournament</source>
      <translation>Tu lances un tournoi</translation>
    </message>
    <message>
      <source>You did not open your bid. You sit again as soon as all others agree.</source>
      <translation>Tu n’as pas ouvert ta mise. Tu te rassois dès que tous les autres sont d’accord.</translation>
    </message>
    <message>
      <source>You go on with {game}.</source>
      <translation>Tu continues {game}.</translation>
    </message>
    <message>
      <source>You got up</source>
      <translation>Tu t’es levé</translation>
    </message>
    <message>
      <source>You have been choosing for {seconds} s.</source>
      <translation>Tu choisis depuis {seconds} s.</translation>
    </message>
    <message>
      <source>You have left the game for good.</source>
      <translation>Tu as quitté la partie pour de bon.</translation>
    </message>
    <message>
      <source>You have left the game for good; the others know.</source>
      <translation>Tu as quitté la partie pour de bon ; les autres le savent.</translation>
    </message>
    <message>
      <source>You have left the table; nothing was bid yet.</source>
      <translation>Tu as quitté la table ; rien n’était encore misé.</translation>
    </message>
    <message>
      <source>You have not chosen anything here yet.</source>
      <translation>Tu n’as encore rien choisi ici.</translation>
    </message>
    <message>
      <source>You have not chosen yet either.</source>
      <translation>Toi non plus, tu n’as pas encore choisi.</translation>
    </message>
    <message>
      <source>You have not moved, so nothing of yours rests. Think of what the others will choose.</source>
      <translation>Tu n’as pas avancé, donc rien de toi ne se repose. Pense à ce que les autres choisiront.</translation>
    </message>
    <message>
      <source>You leave for good; the others are told.</source>
      <translation>Tu pars pour de bon ; les autres sont prévenus.</translation>
    </message>
    <message>
      <source>You leave for good; {name} is told. It is done when {name} has acted too; you may close the table now.</source>
      <translation>Tu pars pour de bon ; {name} est prévenu. C’est fait quand {name} aura agi aussi ; tu peux fermer la table maintenant.</translation>
    </message>
    <message>
      <source>You leave something: {what}.</source>
      <translation>Tu laisses quelque chose : {what}.</translation>
    </message>
    <message>
      <source>You look on</source>
      <translation>Tu regardes</translation>
    </message>
    <message>
      <source>You pass, though you could: {options}.</source>
      <translation>Tu passes, pourtant tu pourrais : {options}.</translation>
    </message>
    <message>
      <source>You play alone</source>
      <translation>Tu joues en solo</translation>
    </message>
    <message>
      <source>You sit down first; others join</source>
      <translation>Tu t’assois d’abord ; les autres te rejoignent</translation>
    </message>
    <message>
      <source>You watch. Nobody's secret is shown to you.</source>
      <translation>Tu regardes. On ne te montre le secret de personne.</translation>
    </message>
    <message>
      <source>You win!</source>
      <translation>Tu as gagné !</translation>
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
      <translation>Tu continuerais. On en attend encore {missing}.</translation>
    </message>
    <message>
      <source>You would let {names} back. Not all others have agreed yet.</source>
      <translation>Tu laisserais revenir {names}. Tous les autres ne sont pas encore d’accord.</translation>
    </message>
    <message>
      <source>Your X</source>
      <translation>Ton X</translation>
    </message>
    <message>
      <source>Your X is alone. It moves by any number that nobody has bid.</source>
      <translation>Ton X est seul. Il avance d’un nombre que personne n’a misé.</translation>
    </message>
    <message>
      <source>Your X is alone: name the number that your worm moves by.</source>
      <translation>Ton X est seul : nomme le nombre dont ton ver avance.</translation>
    </message>
    <message>
      <source>Your X was alone: choose any number that nobody bid. You may swing a post too.</source>
      <translation>Ton X était seul : choisis un nombre que personne n’a misé. Tu peux aussi faire pivoter un poteau.</translation>
    </message>
    <message>
      <source>Your answer counts for everybody at this laptop.</source>
      <translation>Ta réponse compte pour tout le monde à cet ordinateur.</translation>
    </message>
    <message>
      <source>Your bid is sealed</source>
      <translation>Ta mise est scellée</translation>
    </message>
    <message>
      <source>Your bid is sealed. Waiting for {names}.</source>
      <translation>Ta mise est scellée. On attend {names}.</translation>
    </message>
    <message>
      <source>Your game goes on</source>
      <translation>Ta partie continue</translation>
    </message>
    <message>
      <source>Your games and your key lie here</source>
      <translation>Tes parties et ta clé sont ici</translation>
    </message>
    <message>
      <source>Your head is blocked by {bodies}: press Done.</source>
      <translation>Ta tête est bloquée par {bodies} : appuie sur « Terminé ».</translation>
    </message>
    <message>
      <source>Your head touches the finish line: press Done and you have won.</source>
      <translation>Ta tête touche la ligne d’arrivée : appuie sur « Terminé » et tu as gagné.</translation>
    </message>
    <message>
      <source>Your log of that game shows the same position.</source>
      <translation>Ton journal de cette partie montre la même position.</translation>
    </message>
    <message>
      <source>Your move, {number}: drag the last segment to the head, click beside the head, or use the arrows.</source>
      <translation>Ton coup, {number} : tire le dernier segment vers la tête, clique à côté de la tête, ou prends les flèches.</translation>
    </message>
    <message>
      <source>Your move: {number}</source>
      <translation>Ton coup : {number}</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Ton nom</translation>
    </message>
    <message>
      <source>Your open envelope: nothing is in it yet</source>
      <translation>Ton enveloppe ouverte : elle est encore vide</translation>
    </message>
    <message>
      <source>Your open envelope: {face} is in it</source>
      <translation>Ton enveloppe ouverte : {face} est dedans</translation>
    </message>
    <message>
      <source>Your place is kept.</source>
      <translation>Ta place est gardée.</translation>
    </message>
    <message>
      <source>Your race goes on</source>
      <translation>Ta course continue</translation>
    </message>
    <message>
      <source>Your sealed bid is still there.</source>
      <translation>Ta mise scellée est toujours là.</translation>
    </message>
    <message>
      <source>Your sealed envelope</source>
      <translation>Ton enveloppe scellée</translation>
    </message>
    <message>
      <source>Your seat goes on at your other laptop. Here you look on.</source>
      <translation>Ta place continue sur ton autre ordinateur. Ici, tu regardes.</translation>
    </message>
    <message>
      <source>Your seat is also open on another laptop. Go on here?</source>
      <translation>Ta place est aussi ouverte sur un autre ordinateur. Continuer ici ?</translation>
    </message>
    <message>
      <source>Your table is open</source>
      <translation>Ta table est ouverte</translation>
    </message>
    <message>
      <source>Your worm stays and dozes. You can come back as long as the others play; the game is on your shelf. If you leave for good, you cannot come back.</source>
      <translation>Ton ver reste et somnole. Tu peux revenir tant que les autres jouent ; la partie est sur ton étagère. Si tu pars pour de bon, tu ne peux pas revenir.</translation>
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation>Ton ver reste comme obstacle et tu ne mises plus. Le dernier en course gagne.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}.</source>
      <translation>Ta mise de {bid} à la manche {round}.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>Ta mise de {bid} à la manche {round} ; {best} aurait gagné {more} % de plus.</translation>
    </message>
    <message>
      <source>Zoom, and show everything again</source>
      <translation>Zoomer, et tout montrer de nouveau</translation>
    </message>
    <message>
      <source>a Conga Line dances</source>
      <translation>une farandole danse</translation>
    </message>
    <message>
      <source>a baby has to touch {one} or {two}</source>
      <translation>un bébé doit toucher {one} ou {two}</translation>
    </message>
    <message numerus="yes">
      <source>a baby of {count} spaces:</source>
      <extracomment>a baby of {count} space:</extracomment>
      <translation>
        <numerusform>un bébé de {count} case :</numerusform>
        <numerusform>un bébé de {count} cases :</numerusform>
      </translation>
    </message>
    <message>
      <source>a baby, or organs for babies</source>
      <translation>un bébé, ou des organes pour les bébés</translation>
    </message>
    <message>
      <source>a baby, {worm}, on {spaces}</source>
      <translation>un bébé, {worm}, sur {spaces}</translation>
    </message>
    <message>
      <source>a bid has to be locked in with it</source>
      <translation>une mise doit être scellée avec</translation>
    </message>
    <message>
      <source>a brain</source>
      <translation>un cerveau</translation>
    </message>
    <message>
      <source>a clip holds half a minute, and these steps take longer: choose fewer</source>
      <translation>un clip dure au plus une demi-minute, et ces étapes durent plus : choisis-en moins</translation>
    </message>
    <message>
      <source>a clip of the steps N to M; else of step N, or of the last turn</source>
      <translation>un clip des étapes N à M ; sinon de l’étape N, ou du dernier tour</translation>
    </message>
    <message>
      <source>a collar</source>
      <translation>un collier</translation>
    </message>
    <message>
      <source>a connection with a false key is not refused: install the program again, and do not play before</source>
      <translation>une connexion avec une fausse clé n’est pas refusée : réinstalle le programme, et ne joue pas avant</translation>
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation>un parcours de {length} mm</translation>
    </message>
    <message>
      <source>a course of {value_mm} mm does not fit on the table</source>
      <translation>un parcours de {value_mm} mm ne tient pas sur la table</translation>
    </message>
    <message>
      <source>a decision cannot be read</source>
      <translation>une décision est illisible</translation>
    </message>
    <message>
      <source>a decision is not what the hour asks for then</source>
      <translation>une décision n’est pas ce que l’heure demande alors</translation>
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation>un dé, pas encore lancé</translation>
    </message>
    <message>
      <source>a folder with files and their SHA256SUMS (else this program itself, and what was gathered)</source>
      <translation>un dossier de fichiers avec leurs SHA256SUMS (sinon ce programme lui-même et ce qui a été réuni)</translation>
    </message>
    <message>
      <source>a food lies on {space}</source>
      <translation>il y a de la nourriture sur {space}</translation>
    </message>
    <message>
      <source>a food on {space}</source>
      <translation>une nourriture en {space}</translation>
    </message>
    <message>
      <source>a food on {space}, right at the mouth on {mouths}</source>
      <translation>une nourriture en {space}, juste à la bouche en {mouths}</translation>
    </message>
    <message>
      <source>a group is made of * (star), o (circle) and X, or is a single dot, not {value}</source>
      <translation>un groupe est fait de * (étoile), o (rond) et X, ou est un seul point, pas {value}</translation>
    </message>
    <message>
      <source>a heart</source>
      <translation>un cœur</translation>
    </message>
    <message>
      <source>a hole, and what reads as a record behind it, at byte {byte}</source>
      <translation>un trou, et derrière lui ce qui se lit comme un enregistrement, à l’octet {byte}</translation>
    </message>
    <message>
      <source>a line of JSON for each change</source>
      <translation>une ligne de JSON pour chaque changement</translation>
    </message>
    <message>
      <source>a log, or a folder: every log in it</source>
      <translation>un journal, ou un dossier : tous les journaux dedans</translation>
    </message>
    <message>
      <source>a map has . for blank, # for a rock and o for a food, not {value}</source>
      <translation>une carte a . pour du vide, # pour un caillou et o pour une nourriture, pas {value}</translation>
    </message>
    <message>
      <source>a mouth</source>
      <translation>une bouche</translation>
    </message>
    <message>
      <source>a name has 1 to {most} characters, not {count}</source>
      <translation>un nom a de 1 à {most} caractères, pas {count}</translation>
    </message>
    <message>
      <source>a name has no control, direction or private-use characters</source>
      <translation>un nom n’a pas de caractères de contrôle, de direction ou à usage privé</translation>
    </message>
    <message>
      <source>a name has no invisible or blank characters</source>
      <translation>un nom n’a pas de caractères invisibles ou vides</translation>
    </message>
    <message>
      <source>a name is in normal form, without spaces around it</source>
      <translation>un nom est en forme normale, sans espaces autour</translation>
    </message>
    <message>
      <source>a name, or how a key begins</source>
      <translation>un nom, ou le début d’une clé</translation>
    </message>
    <message>
      <source>a nudge after {seconds} s</source>
      <translation>un rappel après {seconds} s</translation>
    </message>
    <message>
      <source>a number for the next dice has to be locked in with it</source>
      <translation>un nombre pour les prochains dés doit être scellé avec</translation>
    </message>
    <message>
      <source>a packet filter of this laptop drops what friends send: let this network in, or join with the code of another laptop</source>
      <translation>un filtre de paquets de cet ordi jette ce que les amis envoient : laisse entrer ce réseau, ou rejoins avec le code d’un autre ordi</translation>
    </message>
    <message>
      <source>a packet was not understood, by a fault of this program ({what})</source>
      <translation>un paquet n’a pas été compris, par une faute de ce programme ({what})</translation>
    </message>
    <message>
      <source>a phone</source>
      <translation>un téléphone</translation>
    </message>
    <message>
      <source>a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>une image finit par .png ou .svg, un clip par .webp ou .gif</translation>
    </message>
    <message>
      <source>a picture of the game after this step, else after the last</source>
      <translation>une image de la partie après cette étape, sinon après la dernière</translation>
    </message>
    <message>
      <source>a player who does not open a bid is out until all let them back</source>
      <translation>un joueur qui n’ouvre pas sa mise est dehors jusqu’à ce que tous le laissent revenir</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all let them back</source>
      <translation>qui n’ouvre pas son nombre pour un lancer reste dehors jusqu’à ce que tous le laissent revenir</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all others agree</source>
      <translation>qui n’ouvre pas son nombre pour un lancer reste dehors jusqu’à ce que tous les autres soient d’accord</translation>
    </message>
    <message>
      <source>a player who has not opened a bid is out until all others agree</source>
      <translation>un joueur qui n’a pas ouvert sa mise est dehors jusqu’à l’accord de tous les autres</translation>
    </message>
    <message>
      <source>a player who passed all hours would get more than 0 points: {value}</source>
      <translation>un joueur qui passe toutes les heures aurait plus de 0 point : {value}</translation>
    </message>
    <message>
      <source>a port is a number from {least} to 65535</source>
      <translation>un port est un nombre de {least} à 65535</translation>
    </message>
    <message>
      <source>a position of a race, and a win to be found</source>
      <translation>une position d'une course, et une victoire à trouver</translation>
    </message>
    <message>
      <source>a post is swung only after the advance, or before it too (after)</source>
      <translation>un poteau n’est pivoté qu’après l’avance, ou avant aussi (after)</translation>
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation>un poteau peut être pivoté avant l’avance</translation>
    </message>
    <message>
      <source>a puzzle that somebody sent you; else those of the program</source>
      <translation>une énigme que quelqu'un t'a envoyée ; sinon celles du programme</translation>
    </message>
    <message>
      <source>a record of length {count} cannot be</source>
      <translation>un enregistrement de longueur {count} ne peut pas exister</translation>
    </message>
    <message>
      <source>a record of length {count} fails its checksum</source>
      <translation>un enregistrement de longueur {count} ne passe pas sa somme de contrôle</translation>
    </message>
    <message>
      <source>a region is written like "columns 1-4" or "rows 5-8", not {value}</source>
      <translation>une région s’écrit comme "columns 1-4" ou "rows 5-8", pas {value}</translation>
    </message>
    <message>
      <source>a rock lies on {space}</source>
      <translation>il y a un caillou sur {space}</translation>
    </message>
    <message>
      <source>a seat without a window, played by a bot; one line a step</source>
      <translation>une place sans fenêtre, jouée par un robot ; une ligne par étape</translation>
    </message>
    <message>
      <source>a segment must lie wholly on the table</source>
      <translation>un segment doit être entièrement sur la table</translation>
    </message>
    <message>
      <source>a shape is a path of # that touches itself nowhere, rows parted by /, not {value}</source>
      <translation>une forme est un chemin de # qui ne se touche nulle part, lignes séparées par /, pas {value}</translation>
    </message>
    <message>
      <source>a sheet has 3 to 26 of them, not {value}</source>
      <translation>une feuille en a de 3 à 26, pas {value}</translation>
    </message>
    <message>
      <source>a sheet has three of them, each under [[reward]], not {value}</source>
      <translation>une feuille en a trois, chacune sous [[reward]], pas {value}</translation>
    </message>
    <message>
      <source>a sheet of your own: docs/rules/cozy.md</source>
      <translation>une feuille à toi : docs/rules/cozy.md</translation>
    </message>
    <message>
      <source>a sheet without a name</source>
      <translation>une feuille sans nom</translation>
    </message>
    <message>
      <source>a space is not blank</source>
      <translation>une case n’est pas vide</translation>
    </message>
    <message>
      <source>a space lies outside of the sheet</source>
      <translation>une case est hors de la feuille</translation>
    </message>
    <message>
      <source>a swing must move the post</source>
      <translation>un pivot doit déplacer le poteau</translation>
    </message>
    <message>
      <source>a swung post keeps 48 mm from the edge of the table</source>
      <translation>un poteau pivoté reste à 48 mm du bord de la table</translation>
    </message>
    <message>
      <source>a swung post keeps its distance from the other one</source>
      <translation>un poteau pivoté garde sa distance à l’autre</translation>
    </message>
    <message>
      <source>a table for a spreadsheet</source>
      <translation>un tableau pour un tableur</translation>
    </message>
    <message>
      <source>a tail</source>
      <translation>une queue</translation>
    </message>
    <message>
      <source>a whole game of bots on this machine, told in words, then checked</source>
      <translation>toute une partie de robots sur cette machine, racontée puis vérifiée</translation>
    </message>
    <message>
      <source>a whole record of length {count} that claims {claimed}</source>
      <translation>un enregistrement entier de longueur {count} qui en annonce {claimed}</translation>
    </message>
    <message>
      <source>a window opens and paints its first page (Qt {qt}), but here is no screen to show it</source>
      <translation>une fenêtre s’ouvre et dessine sa première page (Qt {qt}), mais il n’y a pas d’écran ici pour la montrer</translation>
    </message>
    <message>
      <source>a window opens, paints its first page and closes (Qt {qt})</source>
      <translation>une fenêtre s’ouvre, dessine sa première page et se ferme (Qt {qt})</translation>
    </message>
    <message>
      <source>a worm does not grow from the end with its tail</source>
      <translation>un ver ne grandit pas au bout de sa queue</translation>
    </message>
    <message>
      <source>a worm has one tail at most</source>
      <translation>un ver a au plus une queue</translation>
    </message>
    <message>
      <source>a worm is no partner of its own</source>
      <translation>un ver n’est pas son propre partenaire</translation>
    </message>
    <message>
      <source>a worm is re-posed before its first segment is moved, and once</source>
      <translation>un ver est replacé avant que son premier segment bouge, et une fois</translation>
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation>un ver peut d’abord être replacé</translation>
    </message>
    <message>
      <source>a worm may touch itself, not overlap itself</source>
      <translation>un ver peut se toucher, pas se recouvrir</translation>
    </message>
    <message>
      <source>a worm turns round before its first segment is moved, not later</source>
      <translation>un ver se retourne avant que son premier segment bouge, pas plus tard</translation>
    </message>
    <message>
      <source>a worm turns round only when its head is blocked</source>
      <translation>un ver ne se retourne que si sa tête est bloquée</translation>
    </message>
    <message>
      <source>acts in a step that is not its turn</source>
      <translation>agit à une étape où ce n’est pas son tour</translation>
    </message>
    <message>
      <source>adds an organ to its worm</source>
      <translation>ajoute un organe à son ver</translation>
    </message>
    <message>
      <source>after re-posing the worm must advance</source>
      <translation>après avoir été replacé, le ver doit avancer</translation>
    </message>
    <message>
      <source>after round {round}: {shares}</source>
      <translation>après la manche {round} : {shares}</translation>
    </message>
    <message>
      <source>again</source>
      <translation>encore une</translation>
    </message>
    <message>
      <source>ahead</source>
      <translation>devant</translation>
    </message>
    <message>
      <source>all check</source>
      <translation>tout est juste</translation>
    </message>
    <message>
      <source>all in turn</source>
      <translation>toutes à tour de rôle</translation>
    </message>
    <message>
      <source>always this one</source>
      <translation>toujours celle-ci</translation>
    </message>
    <message>
      <source>ambiguous option: %(option)s could match %(matches)s</source>
      <translation>option ambiguë : %(option)s peut être %(matches)s</translation>
    </message>
    <message>
      <source>an X alone</source>
      <translation>un X seul</translation>
    </message>
    <message>
      <source>an empty folder</source>
      <translation>un dossier vide</translation>
    </message>
    <message>
      <source>an empty sheet instead, of this chapter of Worm &amp; Cozy; 0 is all of them</source>
      <translation>une feuille vide à la place, de ce chapitre de Worm &amp; Cozy ; 0 les prend toutes</translation>
    </message>
    <message>
      <source>an eye</source>
      <translation>un œil</translation>
    </message>
    <message>
      <source>an hour without a turn is a pass</source>
      <translation>une heure sans tour compte comme passée</translation>
    </message>
    <message>
      <source>an open table: {game}</source>
      <translation>une table ouverte : {game}</translation>
    </message>
    <message>
      <source>an organ for worm {worm}</source>
      <translation>un organe pour le ver {worm}</translation>
    </message>
    <message>
      <source>an organ has to be added here</source>
      <translation>il faut ajouter un organe ici</translation>
    </message>
    <message>
      <source>anchor</source>
      <translation>ancre</translation>
    </message>
    <message>
      <source>another game</source>
      <translation>un autre jeu</translation>
    </message>
    <message numerus="yes">
      <source>another key has this name in {count} other games on this laptop</source>
      <extracomment>another key has this name in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>une autre clé porte ce nom dans {count} autre partie sur cet ordinateur</numerusform>
        <numerusform>une autre clé porte ce nom dans {count} autres parties sur cet ordinateur</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>another key than in {count} earlier games: ask who it is</source>
      <extracomment>another key than in an earlier game: ask who it is</extracomment>
      <translation>
        <numerusform>une autre clé que dans {count} partie d’avant : demande qui c’est</numerusform>
        <numerusform>une autre clé que dans {count} parties d’avant : demande qui c’est</numerusform>
      </translation>
    </message>
    <message>
      <source>another kind of value belongs here than {value}</source>
      <translation>il faut ici une autre sorte de valeur que {value}</translation>
    </message>
    <message>
      <source>another program uses your key</source>
      <translation>un autre programme utilise ta clé</translation>
    </message>
    <message>
      <source>answers a call otherwise than an answer must be</source>
      <translation>répond à un appel autrement qu’une réponse doit l’être</translation>
    </message>
    <message>
      <source>answers or seals a call that is not allowed</source>
      <translation>répond à un appel ou scelle un appel qui n’est pas permis</translation>
    </message>
    <message>
      <source>apple</source>
      <translation>pomme</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>argument %(argument_name)s : %(message)s</translation>
    </message>
    <message>
      <source>arrow</source>
      <translation>flèche</translation>
    </message>
    <message>
      <source>at the blank space {space}</source>
      <translation>à la case vide {space}</translation>
    </message>
    <message>
      <source>at the food on {space}</source>
      <translation>à la nourriture en {space}</translation>
    </message>
    <message>
      <source>at the line</source>
      <translation>à la ligne</translation>
    </message>
    <message>
      <source>at the rock on {space}</source>
      <translation>au caillou en {space}</translation>
    </message>
    <message>
      <source>at the table: {names}</source>
      <translation>à la table : {names}</translation>
    </message>
    <message>
      <source>at the table: {names}; waiting for {missing}</source>
      <translation>à la table : {names} ; on attend {missing}</translation>
    </message>
    <message>
      <source>at this table the worm advances before a post is swung</source>
      <translation>à cette table, le ver avance avant qu’on fasse pivoter un poteau</translation>
    </message>
    <message>
      <source>at worm {worm}</source>
      <translation>au ver {worm}</translation>
    </message>
    <message>
      <source>babies</source>
      <translation>bébés</translation>
    </message>
    <message>
      <source>babies get any organ but a collar</source>
      <translation>les bébés reçoivent n’importe quel organe, sauf un collier</translation>
    </message>
    <message>
      <source>baby of {count}</source>
      <translation>bébé de {count}</translation>
    </message>
    <message>
      <source>bear</source>
      <translation>ours</translation>
    </message>
    <message>
      <source>begins with {found}, a log with {wanted}</source>
      <translation>commence par {found}, un journal par {wanted}</translation>
    </message>
    <message>
      <source>behind</source>
      <translation>derrière</translation>
    </message>
    <message>
      <source>bell</source>
      <translation>cloche</translation>
    </message>
    <message>
      <source>belongs to another game</source>
      <translation>est d’une autre partie</translation>
    </message>
    <message>
      <source>best in {game}</source>
      <translation>record à {game}</translation>
    </message>
    <message>
      <source>bid</source>
      <translation>mise</translation>
    </message>
    <message>
      <source>bids by dice</source>
      <translation>mise aux dés</translation>
    </message>
    <message>
      <source>bids {face}</source>
      <translation>mise {face}</translation>
    </message>
    <message>
      <source>bird</source>
      <translation>oiseau</translation>
    </message>
    <message>
      <source>blank areas</source>
      <translation>zones vides</translation>
    </message>
    <message>
      <source>boat</source>
      <translation>bateau</translation>
    </message>
    <message>
      <source>bone</source>
      <translation>os</translation>
    </message>
    <message>
      <source>book</source>
      <translation>livre</translation>
    </message>
    <message>
      <source>both are {name}: choose two keys</source>
      <translation>les deux sont {name} : choisis deux clés</translation>
    </message>
    <message>
      <source>both keys are the same player</source>
      <translation>les deux clés sont le même joueur</translation>
    </message>
    <message>
      <source>bots whose logs are in {folder}: {logs} instead of {bots}</source>
      <translation>robots dont le journal est dans {folder} : {logs} au lieu de {bots}</translation>
    </message>
    <message>
      <source>bottle</source>
      <translation>bouteille</translation>
    </message>
    <message>
      <source>brain</source>
      <translation>cerveau</translation>
    </message>
    <message>
      <source>brain {space}: fill it in to turn a die</source>
      <translation>cerveau {space} : le noircir pour tourner un dé</translation>
    </message>
    <message>
      <source>brains not filled in</source>
      <translation>cerveaux pas noircis</translation>
    </message>
    <message>
      <source>brains unfilled</source>
      <translation>cerveaux libres</translation>
    </message>
    <message>
      <source>bread</source>
      <translation>pain</translation>
    </message>
    <message>
      <source>breaks rule {tag}</source>
      <translation>viole la règle {tag}</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>pont</translation>
    </message>
    <message>
      <source>bring a friend: laptops in the room download the program from this one, in a browser</source>
      <translation>amener un ami : les ordinateurs de la pièce téléchargent le programme depuis celui-ci, dans un navigateur</translation>
    </message>
    <message>
      <source>broom</source>
      <translation>balai</translation>
    </message>
    <message>
      <source>bump</source>
      <translation>choc</translation>
    </message>
    <message>
      <source>bump!</source>
      <translation>boum !</translation>
    </message>
    <message>
      <source>bumped</source>
      <translation>cogné</translation>
    </message>
    <message>
      <source>bumps</source>
      <translation>chocs</translation>
    </message>
    <message>
      <source>butter</source>
      <translation>beurre</translation>
    </message>
    <message>
      <source>by seat, or by lot (seat)</source>
      <translation>par place, ou par tirage au sort (seat)</translation>
    </message>
    <message>
      <source>byte 0: the header is damaged, yet records follow it</source>
      <translation>octet 0 : l’en-tête est abîmé, pourtant des enregistrements le suivent</translation>
    </message>
    <message>
      <source>byte {byte} (good records before it: {count}): {why}</source>
      <translation>octet {byte} (bons enregistrements avant : {count}) : {why}</translation>
    </message>
    <message>
      <source>byte {byte}: the log has format {found}, and we read format {wanted}: update this program</source>
      <translation>octet {byte} : le journal est au format {found}, et nous lisons le format {wanted} : mets ce programme à jour</translation>
    </message>
    <message>
      <source>bytes of a record: {count}</source>
      <translation>octets d’un enregistrement : {count}</translation>
    </message>
    <message>
      <source>cactus</source>
      <translation>cactus</translation>
    </message>
    <message>
      <source>call</source>
      <translation>appel</translation>
    </message>
    <message>
      <source>call of the others: {asked}</source>
      <translation>appel des autres : {asked}</translation>
    </message>
    <message>
      <source>call: {asked}, as soon as a majority agrees</source>
      <translation>appel : {asked}, dès qu’une majorité est d’accord</translation>
    </message>
    <message>
      <source>calls a step complete that is not, or completes it otherwise</source>
      <translation>dit complète une étape qui ne l’est pas, ou la complète autrement</translation>
    </message>
    <message>
      <source>camel</source>
      <translation>chameau</translation>
    </message>
    <message>
      <source>candle</source>
      <translation>bougie</translation>
    </message>
    <message>
      <source>cannot be judged here</source>
      <translation>ne peut pas être vérifié ici</translation>
    </message>
    <message>
      <source>castle</source>
      <translation>château</translation>
    </message>
    <message>
      <source>chapter {number}</source>
      <translation>chapitre {number}</translation>
    </message>
    <message>
      <source>check adapters, ports, firewall and disk; listen for other peers</source>
      <translation>vérifier adaptateurs, ports, pare-feu et disque ; écouter d’autres pairs</translation>
    </message>
    <message>
      <source>check logs: every signature, opening, move and step; compare several copies</source>
      <translation>vérifier des journaux : chaque signature, ouverture, coup et étape ; comparer plusieurs copies</translation>
    </message>
    <message>
      <source>checking logs</source>
      <translation>vérification des journaux</translation>
    </message>
    <message>
      <source>checks, unfinished</source>
      <translation>juste, pas finie</translation>
    </message>
    <message>
      <source>checks, with a proof against a seat</source>
      <translation>juste, avec une preuve contre une place</translation>
    </message>
    <message>
      <source>checks, with calls by the players</source>
      <translation>juste, avec des appels des joueurs</translation>
    </message>
    <message>
      <source>cheese</source>
      <translation>fromage</translation>
    </message>
    <message>
      <source>chequered</source>
      <translation>à carreaux</translation>
    </message>
    <message>
      <source>cherry</source>
      <translation>cerise</translation>
    </message>
    <message>
      <source>chooses {worm} for an organ</source>
      <translation>choisit {worm} pour un organe</translation>
    </message>
    <message>
      <source>choosing</source>
      <translation>choisit</translation>
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation>clique pour reprendre {space}</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>horloge</translation>
    </message>
    <message>
      <source>cloud</source>
      <translation>nuage</translation>
    </message>
    <message>
      <source>codes have no {value!r}</source>
      <translation>les codes n’ont pas de {value!r}</translation>
    </message>
    <message>
      <source>collar</source>
      <translation>collier</translation>
    </message>
    <message>
      <source>collar pairs</source>
      <translation>paires de colliers</translation>
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation>collier {space} : avec qui ?</translation>
    </message>
    <message>
      <source>column {column}</source>
      <translation>colonne {column}</translation>
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation>colonnes {first} à {last}</translation>
    </message>
    <message>
      <source>comes after the end of the game</source>
      <translation>vient après la fin de la partie</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>commandes</translation>
    </message>
    <message>
      <source>comparing</source>
      <translation>compare</translation>
    </message>
    <message>
      <source>conga</source>
      <translation>farandole</translation>
    </message>
    <message>
      <source>cozy</source>
      <translation>douillet</translation>
    </message>
    <message>
      <source>cozy as compost</source>
      <translation>douillet comme du compost</translation>
    </message>
    <message>
      <source>cozy rocks</source>
      <translation>cailloux douillets</translation>
    </message>
    <message>
      <source>cozy worms</source>
      <translation>vers douillets</translation>
    </message>
    <message>
      <source>crawls {count}</source>
      <translation>rampe de {count}</translation>
    </message>
    <message>
      <source>crawls {count} of {number}</source>
      <translation>rampe de {count} sur {number}</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and is stuck</source>
      <translation>rampe de {count} sur {number} et reste coincé</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and stops there</source>
      <translation>rampe de {count} sur {number} et s’arrête là</translation>
    </message>
    <message>
      <source>crawls {number}</source>
      <translation>avance de {number}</translation>
    </message>
    <message>
      <source>crown</source>
      <translation>couronne</translation>
    </message>
    <message>
      <source>decision {number}: {said}</source>
      <translation>décision {number} : {said}</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>dés</translation>
    </message>
    <message>
      <source>differ in step {next}</source>
      <translation>différents à l’étape {next}</translation>
    </message>
    <message>
      <source>different worm shapes on the sheet</source>
      <translation>formes de vers différentes sur la feuille</translation>
    </message>
    <message>
      <source>disk</source>
      <translation>disque</translation>
    </message>
    <message>
      <source>does not begin with a genesis</source>
      <translation>ne commence pas par une genèse</translation>
    </message>
    <message>
      <source>does not check</source>
      <translation>n’est pas juste</translation>
    </message>
    <message>
      <source>does not continue this game's past</source>
      <translation>ne continue pas le passé de cette partie</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>n’avance pas</translation>
    </message>
    <message>
      <source>does not open the commitment it made</source>
      <translation>n’ouvre pas l’engagement qu’il a pris</translation>
    </message>
    <message>
      <source>does not open the salt that its offer fixed</source>
      <translation>n’ouvre pas le sel que son offre a fixé</translation>
    </message>
    <message>
      <source>dotted</source>
      <translation>à pois</translation>
    </message>
    <message>
      <source>downloading: {percentage} %</source>
      <translation>téléchargement : {percentage} %</translation>
    </message>
    <message>
      <source>downloads finished: {count}</source>
      <translation>téléchargements finis : {count}</translation>
    </message>
    <message>
      <source>drawing</source>
      <translation>dessine</translation>
    </message>
    <message>
      <source>drawing the clip</source>
      <translation>dessin du clip</translation>
    </message>
    <message>
      <source>drawing, {total}</source>
      <translation>dessine, {total}</translation>
    </message>
    <message>
      <source>drrrrr…</source>
      <translation>drrrrr…</translation>
    </message>
    <message>
      <source>drum</source>
      <translation>tambour</translation>
    </message>
    <message>
      <source>eagle</source>
      <translation>aigle</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>facile</translation>
    </message>
    <message>
      <source>edge worms</source>
      <translation>vers au bord</translation>
    </message>
    <message>
      <source>egg</source>
      <translation>œuf</translation>
    </message>
    <message>
      <source>elephant</source>
      <translation>éléphant</translation>
    </message>
    <message>
      <source>en</source>
      <translation>fr</translation>
    </message>
    <message>
      <source>encryption</source>
      <translation>chiffrement</translation>
    </message>
    <message>
      <source>end</source>
      <translation>fin</translation>
    </message>
    <message>
      <source>end when the standard input ends</source>
      <translation>finir quand l’entrée standard finit</translation>
    </message>
    <message>
      <source>ended</source>
      <translation>finie</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>égal</translation>
    </message>
    <message>
      <source>every organ
of {worms}</source>
      <translation>chaque organe
de {worms}</translation>
    </message>
    <message>
      <source>everything checks</source>
      <translation>tout est juste</translation>
    </message>
    <message>
      <source>everything that has to work works</source>
      <translation>tout ce qui doit marcher marche</translation>
    </message>
    <message>
      <source>example: {command}</source>
      <translation>exemple : {command}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>code de sortie {code}</translation>
    </message>
    <message>
      <source>exit codes: 0 all is well, 1 the answer is no, 2 wrong use or no log, 3 a newer version's</source>
      <translation>codes de sortie : 0 tout va bien, 1 la réponse est non, 2 mauvais usage ou pas de journal, 3 d’une version plus récente</translation>
    </message>
    <message numerus="yes">
      <source>expected %s arguments</source>
      <extracomment>expected %s argument</extracomment>
      <translation>
        <numerusform>%s argument attendu</numerusform>
        <numerusform>%s arguments attendus</numerusform>
      </translation>
    </message>
    <message>
      <source>expected at least one argument</source>
      <translation>au moins un argument attendu</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>au plus un argument attendu</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>un argument attendu</translation>
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
      <translation>œil</translation>
    </message>
    <message>
      <source>eye {space}, food left: {left}</source>
      <translation>œil {space}, nourriture restante : {left}</translation>
    </message>
    <message>
      <source>eye, mouth, tail, collar, brain, heart are wanted once each, not {value}</source>
      <translation>œil, bouche, queue, collier, cerveau, cœur : il faut chacun une fois, pas {value}</translation>
    </message>
    <message>
      <source>eyes and mouths do not look back along their worm, nor tails into it</source>
      <translation>yeux et bouches ne regardent pas en arrière le long de leur ver, ni les queues vers l’intérieur</translation>
    </message>
    <message>
      <source>eyes and mouths go on the first two spaces, a tail on the last one</source>
      <translation>yeux et bouches vont sur les deux premières cases, la queue sur la dernière</translation>
    </message>
    <message>
      <source>feather</source>
      <translation>plume</translation>
    </message>
    <message>
      <source>fed worms</source>
      <translation>vers nourris</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, but not while they are open, as usual on Windows; {free} MB are free</source>
      <translation>les fichiers dans {folder} sont écrits pour de bon en {took} ms, verrouillés et remplacés, mais pas pendant qu’ils sont ouverts, comme d’habitude sous Windows ; {free} Mo sont libres</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, open ones too; {free} MB are free</source>
      <translation>les fichiers dans {folder} sont écrits pour de bon en {took} ms, verrouillés et remplacés, même ouverts ; {free} Mo sont libres</translation>
    </message>
    <message>
      <source>fill in a brain</source>
      <translation>noircir un cerveau</translation>
    </message>
    <message>
      <source>fills in the brain on {space}: {change}</source>
      <translation>noircit le cerveau en {space} : {change}</translation>
    </message>
    <message>
      <source>finish</source>
      <translation>arrivée</translation>
    </message>
    <message>
      <source>finish post {number}</source>
      <translation>poteau d’arrivée {number}</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>finie</translation>
    </message>
    <message>
      <source>finished; {game}</source>
      <translation>finie ; {game}</translation>
    </message>
    <message>
      <source>firewalld is on: two laptops with a firewall may not reach each other; put this network into its zone `home` or `trusted`</source>
      <translation>firewalld est actif : deux ordinateurs avec pare-feu ne s’atteignent pas toujours ; mets ce réseau dans sa zone `home` ou `trusted`</translation>
    </message>
    <message>
      <source>first fault: {fault}</source>
      <translation>première faute : {fault}</translation>
    </message>
    <message numerus="yes">
      <source>first fault: {fault}; {count} records behind it prove nothing</source>
      <extracomment>first fault: {fault}; {count} record behind it proves nothing</extracomment>
      <translation>
        <numerusform>première faute : {fault} ; {count} enregistrement derrière elle ne prouve rien</numerusform>
        <numerusform>première faute : {fault} ; {count} enregistrements derrière elle ne prouvent rien</numerusform>
      </translation>
    </message>
    <message>
      <source>fish</source>
      <translation>poisson</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinq</translation>
    </message>
    <message>
      <source>flag</source>
      <translation>drapeau</translation>
    </message>
    <message>
      <source>flute</source>
      <translation>flûte</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>dossier</translation>
    </message>
    <message>
      <source>follow a table without a seat: everything verified, nothing signed</source>
      <translation>suivre une table sans place : tout vérifié, rien de signé</translation>
    </message>
    <message>
      <source>food on {space}</source>
      <translation>nourriture en {space}</translation>
    </message>
    <message>
      <source>foods</source>
      <translation>nourritures</translation>
    </message>
    <message>
      <source>foods eaten</source>
      <translation>nourritures mangées</translation>
    </message>
    <message>
      <source>foods that a mouth is at</source>
      <translation>nourritures devant une bouche</translation>
    </message>
    <message>
      <source>for Worm &amp; Cozy</source>
      <translation>pour Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>for Worm Up!</source>
      <translation>pour Worm Up!</translation>
    </message>
    <message>
      <source>fork</source>
      <translation>fourchette</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quatre</translation>
    </message>
    <message>
      <source>friends</source>
      <translation>amis</translation>
    </message>
    <message>
      <source>frog</source>
      <translation>grenouille</translation>
    </message>
    <message>
      <source>from this laptop</source>
      <translation>de ce portable</translation>
    </message>
    <message>
      <source>from {name}'s laptop</source>
      <translation>du portable de {name}</translation>
    </message>
    <message>
      <source>full lines</source>
      <translation>lignes pleines</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
    <message>
      <source>game {game} cannot be gone on with: {why}; it may still be audited</source>
      <translation>la partie {game} ne peut pas être continuée : {why} ; on peut toujours la vérifier</translation>
    </message>
    <message>
      <source>game {game} is already open in another window (process {process}): use that window, or close it first</source>
      <translation>la partie {game} est déjà ouverte dans une autre fenêtre (processus {process}) : prends cette fenêtre, ou ferme-la d’abord</translation>
    </message>
    <message>
      <source>games</source>
      <translation>parties</translation>
    </message>
    <message>
      <source>games are saved in {folder}: {free} MB free, make room</source>
      <translation>les parties sont enregistrées dans {folder} : {free} Mo libres, fais de la place</translation>
    </message>
    <message>
      <source>games can be saved in {folder}: {free} MB free</source>
      <translation>les parties peuvent être enregistrées dans {folder} : {free} Mo libres</translation>
    </message>
    <message>
      <source>games cannot be saved in {folder}: {why}; mend that or choose another --data DIR</source>
      <translation>les parties ne peuvent pas être enregistrées dans {folder} : {why} ; répare cela ou choisis un autre --data DIR</translation>
    </message>
    <message>
      <source>games won</source>
      <translation>parties gagnées</translation>
    </message>
    <message>
      <source>garlic</source>
      <translation>ail</translation>
    </message>
    <message>
      <source>gathered and checked, {vouched}</source>
      <translation>réuni et vérifié, {vouched}</translation>
    </message>
    <message>
      <source>ghost</source>
      <translation>fantôme</translation>
    </message>
    <message>
      <source>giraffe</source>
      <translation>girafe</translation>
    </message>
    <message>
      <source>give a length in mm, such as 610</source>
      <translation>donne une longueur en mm, comme 610</translation>
    </message>
    <message>
      <source>give a number of seconds above 0</source>
      <translation>donne un nombre de secondes au-dessus de 0</translation>
    </message>
    <message>
      <source>give an organ to a worm:</source>
      <translation>donner un organe à un ver :</translation>
    </message>
    <message>
      <source>give up after so many seconds</source>
      <translation>abandonner après tant de secondes</translation>
    </message>
    <message>
      <source>glove</source>
      <translation>gant</translation>
    </message>
    <message>
      <source>go on with the game that was left last, or with GAME as `games` names it</source>
      <translation>continuer la dernière partie quittée, ou celle que `games` nomme GAME</translation>
    </message>
    <message>
      <source>go on with the last unfinished game, or with GAME as `games` names it</source>
      <translation>continuer la dernière partie inachevée, ou celle que `games` nomme GAME</translation>
    </message>
    <message>
      <source>go on without a silent seat after so many seconds, if a majority agrees (20)</source>
      <translation>continuer sans une place muette après tant de secondes, si une majorité est d’accord (20)</translation>
    </message>
    <message>
      <source>go on without {name}</source>
      <translation>continuer sans {name}</translation>
    </message>
    <message>
      <source>go on without {name}, for good</source>
      <translation>continuer sans {name}, pour de bon</translation>
    </message>
    <message>
      <source>goes on from step {step} of another game</source>
      <translation>continue depuis l’étape {step} d’une autre partie</translation>
    </message>
    <message>
      <source>gone home</source>
      <translation>parti</translation>
    </message>
    <message>
      <source>grade {grade} of 5, {name}</source>
      <translation>rang {grade} sur 5, {name}</translation>
    </message>
    <message>
      <source>group</source>
      <translation>groupe</translation>
    </message>
    <message>
      <source>grow from the end on {space}</source>
      <translation>grandir depuis le bout en {space}</translation>
    </message>
    <message>
      <source>grow from the head on {space}</source>
      <translation>grandir depuis la tête en {space}</translation>
    </message>
    <message>
      <source>grow onto {space}</source>
      <translation>grandir en {space}</translation>
    </message>
    <message>
      <source>grows onto {space}</source>
      <translation>grandit en {space}</translation>
    </message>
    <message>
      <source>guitar</source>
      <translation>guitare</translation>
    </message>
    <message>
      <source>hammer</source>
      <translation>marteau</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>difficile</translation>
    </message>
    <message>
      <source>has left for now</source>
      <translation>est parti pour l’instant</translation>
    </message>
    <message>
      <source>has left the game</source>
      <translation>a quitté la partie</translation>
    </message>
    <message>
      <source>hat</source>
      <translation>chapeau</translation>
    </message>
    <message>
      <source>heart</source>
      <translation>cœur</translation>
    </message>
    <message>
      <source>hedgehog</source>
      <translation>hérisson</translation>
    </message>
    <message>
      <source>holds a proof that proves nothing</source>
      <translation>contient une preuve qui ne prouve rien</translation>
    </message>
    <message>
      <source>holds a record that is none</source>
      <translation>contient un enregistrement qui n’en est pas un</translation>
    </message>
    <message>
      <source>holds a second genesis</source>
      <translation>contient une deuxième genèse</translation>
    </message>
    <message>
      <source>holds an act before every seat has said yes to the genesis</source>
      <translation>contient un acte avant que chaque place ait dit oui à la genèse</translation>
    </message>
    <message>
      <source>honey</source>
      <translation>miel</translation>
    </message>
    <message>
      <source>horse</source>
      <translation>cheval</translation>
    </message>
    <message>
      <source>hour {hour} of {count}</source>
      <translation>heure {hour} sur {count}</translation>
    </message>
    <message>
      <source>how many bots (4)</source>
      <translation>combien de robots (4)</translation>
    </message>
    <message>
      <source>how many play (3)</source>
      <translation>combien jouent (3)</translation>
    </message>
    <message>
      <source>how well bots play ({levels})</source>
      <translation>la force des robots ({levels})</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>argument explicite ignoré %r</translation>
    </message>
    <message>
      <source>in another network: {address}</source>
      <translation>dans un autre réseau : {address}</translation>
    </message>
    <message>
      <source>in this edition a worm does not turn round</source>
      <translation>dans cette édition, un ver ne se retourne pas</translation>
    </message>
    <message>
      <source>in words, without a window</source>
      <translation>en mots, sans fenêtre</translation>
    </message>
    <message>
      <source>invalid %(type)s value: %(value)r</source>
      <translation>valeur %(type)s invalide : %(value)r</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>choix invalide : %(value)r (choisis parmi %(choices)s)</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
      <translation>choix invalide : %(value)r, peut-être %(closest)r ? (choisis parmi %(choices)s)</translation>
    </message>
    <message>
      <source>is away, so the hour is a pass</source>
      <translation>est absent, donc l’heure est passée</translation>
    </message>
    <message>
      <source>is damaged</source>
      <translation>est abîmé</translation>
    </message>
    <message>
      <source>is not here</source>
      <translation>n’est pas là</translation>
    </message>
    <message>
      <source>is not signed by its seat</source>
      <translation>n’est pas signé par sa place</translation>
    </message>
    <message>
      <source>is of a game in which the key beside it has no seat</source>
      <translation>est d’une partie où la clé à côté n’a pas de place</translation>
    </message>
    <message>
      <source>is of a newer version of this program</source>
      <translation>est d’une version plus récente de ce programme</translation>
    </message>
    <message>
      <source>is of another version of these rules</source>
      <translation>est d’une autre version de ces règles</translation>
    </message>
    <message>
      <source>is of options that these rules do not have</source>
      <translation>est d’options que ces règles n’ont pas</translation>
    </message>
    <message>
      <source>is of rules that this program does not know</source>
      <translation>est de règles que ce programme ne connaît pas</translation>
    </message>
    <message>
      <source>is one message too many for its seat and step</source>
      <translation>est un message de trop pour sa place et son étape</translation>
    </message>
    <message>
      <source>island</source>
      <translation>île</translation>
    </message>
    <message>
      <source>it comes from behind the finish line, but the race ends</source>
      <translation>cela vient de derrière la ligne d’arrivée, mais la course finit</translation>
    </message>
    <message>
      <source>it did not say hello</source>
      <translation>il n’a pas dit bonjour</translation>
    </message>
    <message>
      <source>it does not lie wholly on the table</source>
      <translation>il n’est pas entièrement sur la table</translation>
    </message>
    <message>
      <source>it does not touch the finish line, but the race ends</source>
      <translation>cela ne touche pas la ligne d’arrivée, mais la course finit</translation>
    </message>
    <message>
      <source>it does not touch {worm}</source>
      <translation>il ne touche pas {worm}</translation>
    </message>
    <message numerus="yes">
      <source>it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you</source>
      <extracomment>it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you</extracomment>
      <translation>
        <numerusform>cela finit après {count} minute, ou par Ctrl+C ; qui télécharge te fait confiance</numerusform>
        <numerusform>cela finit après {count} minutes, ou par Ctrl+C ; qui télécharge te fait confiance</numerusform>
      </translation>
    </message>
    <message>
      <source>it goes on from step {step} of the game {game}</source>
      <translation>elle continue depuis l’étape {step} de la partie {game}</translation>
    </message>
    <message>
      <source>it goes; a rest of 50 ms takes {took} ms</source>
      <translation>elle marche ; une pause de 50 ms prend {took} ms</translation>
    </message>
    <message>
      <source>it has signed in this step already</source>
      <translation>elle a déjà signé à cette étape</translation>
    </message>
    <message>
      <source>it has {size} bytes, and at most {most} are read: is it the right file?</source>
      <translation>il a {size} octets, et on en lit au plus {most} : est-ce le bon fichier ?</translation>
    </message>
    <message>
      <source>it has {value} instead of {letters}</source>
      <translation>il a {value} au lieu de {letters}</translation>
    </message>
    <message>
      <source>it is a folder: choose a file in it</source>
      <translation>c’est un dossier : choisis un fichier dedans</translation>
    </message>
    <message>
      <source>it is a pipe or a device: copy what it gives to a file first</source>
      <translation>c’est un tube ou un périphérique : copie d’abord ce qu’il donne dans un fichier</translation>
    </message>
    <message>
      <source>it is at a food, but no space of its worm is free</source>
      <translation>elle est devant une nourriture, mais aucune case de son ver n’est libre</translation>
    </message>
    <message>
      <source>it is not at a food</source>
      <translation>elle n’est pas devant une nourriture</translation>
    </message>
    <message>
      <source>it is not its turn</source>
      <translation>ce n’est pas son tour</translation>
    </message>
    <message>
      <source>it is not this player's turn</source>
      <translation>ce n’est pas le tour de ce joueur</translation>
    </message>
    <message>
      <source>it never began</source>
      <translation>elle n’a jamais commencé</translation>
    </message>
    <message>
      <source>it overlaps a post</source>
      <translation>il recouvre un poteau</translation>
    </message>
    <message>
      <source>it sees no blank space</source>
      <translation>il ne voit aucune case vide</translation>
    </message>
    <message>
      <source>it sent a hello that was made for another connection</source>
      <translation>il a envoyé un bonjour fait pour une autre connexion</translation>
    </message>
    <message>
      <source>it sent a message that does not count (step {step}, seat {seat}: {why})</source>
      <translation>il a envoyé un message qui ne compte pas (étape {step}, place {seat} : {why})</translation>
    </message>
    <message>
      <source>it sent large packets before it said hello</source>
      <translation>il a envoyé de gros paquets avant de dire bonjour</translation>
    </message>
    <message>
      <source>it sent something that is no packet</source>
      <translation>il a envoyé quelque chose qui n’est pas un paquet</translation>
    </message>
    <message>
      <source>it touches the finish line, but the race goes on</source>
      <translation>cela touche la ligne d’arrivée, mais la course continue</translation>
    </message>
    <message>
      <source>it touches {name}'s worm</source>
      <translation>il touche le ver de {name}</translation>
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation>cela ne changerait rien maintenant</translation>
    </message>
    <message>
      <source>its bytes are not those of a key</source>
      <translation>ses octets ne sont pas ceux d’une clé</translation>
    </message>
    <message>
      <source>its length is {count}, less than the {least} bytes at the head of every log</source>
      <translation>sa longueur est {count}, moins que les {least} octets au début de chaque journal</translation>
    </message>
    <message>
      <source>its length, 200 to 912 mm</source>
      <translation>sa longueur, de 200 à 912 mm</translation>
    </message>
    <message>
      <source>its log is damaged, {why}</source>
      <translation>son journal est abîmé, {why}</translation>
    </message>
    <message>
      <source>its log is missing</source>
      <translation>son journal manque</translation>
    </message>
    <message>
      <source>its log is no log: {why}</source>
      <translation>son journal n’en est pas un : {why}</translation>
    </message>
    <message>
      <source>its log {why}</source>
      <translation>son journal {why}</translation>
    </message>
    <message>
      <source>its number is far above all that were answered</source>
      <translation>son nombre est bien au-dessus de tous ceux qui ont eu une réponse</translation>
    </message>
    <message>
      <source>its own act of this step comes first</source>
      <translation>son propre acte de cette étape vient d’abord</translation>
    </message>
    <message>
      <source>its seat belongs to another key than the one here</source>
      <translation>sa place appartient à une autre clé que celle d'ici</translation>
    </message>
    <message>
      <source>its worm grows by up to {limit}</source>
      <translation>son ver grandit d’au plus {limit}</translation>
    </message>
    <message>
      <source>jacket</source>
      <translation>veste</translation>
    </message>
    <message>
      <source>judging the bids</source>
      <translation>juge les mises</translation>
    </message>
    <message>
      <source>key</source>
      <translation>clé</translation>
    </message>
    <message>
      <source>keys and games</source>
      <translation>clés et parties</translation>
    </message>
    <message>
      <source>kite</source>
      <translation>cerf-volant</translation>
    </message>
    <message>
      <source>lacks something that this message rests on</source>
      <translation>il lui manque une chose sur laquelle repose ce message</translation>
    </message>
    <message>
      <source>ladder</source>
      <translation>échelle</translation>
    </message>
    <message>
      <source>laid anew, it touches the finish line</source>
      <translation>replacé, il touche la ligne d’arrivée</translation>
    </message>
    <message>
      <source>lamp</source>
      <translation>lampe</translation>
    </message>
    <message>
      <source>lanes by lot</source>
      <translation>couloirs au sort</translation>
    </message>
    <message>
      <source>largest blank area</source>
      <translation>plus grande zone vide</translation>
    </message>
    <message>
      <source>last digest</source>
      <translation>dernière empreinte</translation>
    </message>
    <message>
      <source>last digest {digest}</source>
      <translation>dernière empreinte {digest}</translation>
    </message>
    <message>
      <source>last night</source>
      <translation>hier soir</translation>
    </message>
    <message>
      <source>last played</source>
      <translation>joué en dernier</translation>
    </message>
    <message>
      <source>leads</source>
      <translation>mène</translation>
    </message>
    <message>
      <source>leaves for good</source>
      <translation>part pour de bon</translation>
    </message>
    <message>
      <source>leaving for good at step {step}; {game}</source>
      <translation>part pour de bon à l’étape {step} ; {game}</translation>
    </message>
    <message>
      <source>left for good at step {step}; {game}</source>
      <translation>parti pour de bon à l’étape {step} ; {game}</translation>
    </message>
    <message>
      <source>left out for now</source>
      <translation>laissé de côté pour l’instant</translation>
    </message>
    <message>
      <source>lemon</source>
      <translation>citron</translation>
    </message>
    <message>
      <source>let all organs of a worm act:</source>
      <translation>faire agir tous les organes d’un ver :</translation>
    </message>
    <message>
      <source>let {name} go for good</source>
      <translation>laisser partir {name} pour de bon</translation>
    </message>
    <message>
      <source>lets {worm} act</source>
      <translation>fait agir {worm}</translation>
    </message>
    <message>
      <source>likes to bid</source>
      <translation>aime miser</translation>
    </message>
    <message>
      <source>limbering up</source>
      <translation>s’échauffe</translation>
    </message>
    <message>
      <source>line {number}, </source>
      <translation>ligne {number}, </translation>
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
      <translation>file {worms}, actions restantes : {left}</translation>
    </message>
    <message>
      <source>lion</source>
      <translation>lion</translation>
    </message>
    <message>
      <source>list the saved games of this laptop and how they stand</source>
      <translation>lister les parties enregistrées de cet ordinateur et où elles en sont</translation>
    </message>
    <message>
      <source>listening for some seconds ...</source>
      <translation>à l’écoute quelques secondes ...</translation>
    </message>
    <message>
      <source>log: {path}</source>
      <translation>journal : {path}</translation>
    </message>
    <message>
      <source>longest step in mm</source>
      <translation>plus long pas en mm</translation>
    </message>
    <message>
      <source>longest worm</source>
      <translation>ver le plus long</translation>
    </message>
    <message>
      <source>look back at a game: everybody's chances, and better bids, moves and hours, by bots</source>
      <translation>revoir une partie : les chances de chacun, et de meilleurs mises, coups et heures, par des robots</translation>
    </message>
    <message>
      <source>looking down</source>
      <translation>regardant vers le bas</translation>
    </message>
    <message>
      <source>looking for better hours</source>
      <translation>cherche de meilleures heures</translation>
    </message>
    <message>
      <source>looking for better moves</source>
      <translation>cherche de meilleurs coups</translation>
    </message>
    <message>
      <source>looking left</source>
      <translation>regardant à gauche</translation>
    </message>
    <message>
      <source>looking right</source>
      <translation>regardant à droite</translation>
    </message>
    <message>
      <source>looking round…</source>
      <translation>cherche une table…</translation>
    </message>
    <message>
      <source>looking up</source>
      <translation>regardant vers le haut</translation>
    </message>
    <message>
      <source>looks at the finish</source>
      <translation>revoit l’arrivée</translation>
    </message>
    <message>
      <source>mDNS is off ({what}): the beacon may do</source>
      <translation>mDNS est inactif ({what}) : la balise peut suffire</translation>
    </message>
    <message>
      <source>mDNS is off, no adapter: join a network</source>
      <translation>mDNS est inactif, pas d’adaptateur : rejoins un réseau</translation>
    </message>
    <message>
      <source>macOS asks once about incoming connections and about devices on the local network: allow both, later in System Settings &gt; Privacy &amp; Security &gt; Local Network</source>
      <translation>macOS demande une fois pour les connexions entrantes et pour les appareils du réseau local : autorise les deux, plus tard dans Réglages Système &gt; Confidentialité et sécurité &gt; Réseau local</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network</source>
      <translation>macOS tient ce programme hors du réseau local</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network: switch it on in System Settings &gt; Privacy &amp; Security &gt; Local Network, then start it again</source>
      <translation>macOS tient ce programme hors du réseau local : active-le dans Réglages Système &gt; Confidentialité et sécurité &gt; Réseau local, puis relance-le</translation>
    </message>
    <message>
      <source>macOS, Apple chip</source>
      <translation>macOS, puce Apple</translation>
    </message>
    <message>
      <source>macOS, Intel chip</source>
      <translation>macOS, puce Intel</translation>
    </message>
    <message>
      <source>marks are whole numbers that rise from 1 or more, one for each group, not {value}</source>
      <translation>les marques sont des nombres entiers qui montent depuis 1 ou plus, une par groupe, pas {value}</translation>
    </message>
    <message>
      <source>mean place</source>
      <translation>place moyenne</translation>
    </message>
    <message>
      <source>measure every move of a race again with another geometry library, shapely</source>
      <translation>remesurer chaque coup d’une course avec une autre bibliothèque de géométrie, shapely</translation>
    </message>
    <message>
      <source>meet only those who use this port number too ({port})</source>
      <translation>ne rencontrer que ceux qui prennent aussi ce numéro de port ({port})</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>mémoire</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>manque</translation>
    </message>
    <message>
      <source>mm to the line</source>
      <translation>mm jusqu’à la ligne</translation>
    </message>
    <message>
      <source>moon</source>
      <translation>lune</translation>
    </message>
    <message>
      <source>most in a row</source>
      <translation>le plus de suite</translation>
    </message>
    <message>
      <source>most organs</source>
      <translation>le plus d’organes</translation>
    </message>
    <message>
      <source>most points</source>
      <translation>le plus de points</translation>
    </message>
    <message>
      <source>mouth</source>
      <translation>bouche</translation>
    </message>
    <message>
      <source>mouths at food {space}</source>
      <translation>bouches à la nourriture {space}</translation>
    </message>
    <message>
      <source>moved {number}</source>
      <translation>avancé de {number}</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>coups</translation>
    </message>
    <message>
      <source>moves 1st</source>
      <translation>avance en 1er</translation>
    </message>
    <message>
      <source>moves 2nd</source>
      <translation>avance en 2e</translation>
    </message>
    <message>
      <source>moves 3rd</source>
      <translation>avance en 3e</translation>
    </message>
    <message>
      <source>moves 4th</source>
      <translation>avance en 4e</translation>
    </message>
    <message>
      <source>moves 5th</source>
      <translation>avance en 5e</translation>
    </message>
    <message>
      <source>moves next</source>
      <translation>avance ensuite</translation>
    </message>
    <message>
      <source>moves {number}</source>
      <translation>avance de {number}</translation>
    </message>
    <message>
      <source>moving</source>
      <translation>avance</translation>
    </message>
    <message>
      <source>mushroom</source>
      <translation>champignon</translation>
    </message>
    <message>
      <source>my die: {face}</source>
      <translation>mon dé : {face}</translation>
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation>mon dé : {face}, changé</translation>
    </message>
    <message>
      <source>my die: {face}, changed; the table rolled {old}</source>
      <translation>mon dé : {face}, changé ; la table a lancé {old}</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nom</translation>
    </message>
    <message>
      <source>name a command first</source>
      <translation>nomme d’abord une commande</translation>
    </message>
    <message>
      <source>names a seat that is not at the table</source>
      <translation>nomme une place qui n’est pas à la table</translation>
    </message>
    <message>
      <source>naming</source>
      <translation>nomme un nombre</translation>
    </message>
    <message>
      <source>needle</source>
      <translation>aiguille</translation>
    </message>
    <message>
      <source>network</source>
      <translation>réseau</translation>
    </message>
    <message>
      <source>never began: nobody sat down</source>
      <translation>jamais commencée : personne ne s’est assis</translation>
    </message>
    <message>
      <source>never began: {names} did not sit down; {game}</source>
      <translation>jamais commencée : {names} absents de la table ; {game}</translation>
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation>nouveau ver {worm}, {shape}</translation>
    </message>
    <message>
      <source>no</source>
      <translation>non</translation>
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation>aucune farandole ici n’a d’organe qui puisse agir</translation>
    </message>
    <message>
      <source>no Conga Line with this tail's worm starts there</source>
      <translation>aucune farandole avec le ver de cette queue ne commence là</translation>
    </message>
    <message>
      <source>no bid</source>
      <translation>pas de mise</translation>
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
      <translation>aucune case vide à un bout qui peut grandir</translation>
    </message>
    <message>
      <source>no brain of the hour before is left to change a die</source>
      <translation>aucun cerveau de l’heure d’avant ne reste pour changer un dé</translation>
    </message>
    <message>
      <source>no distances are measured in this game</source>
      <translation>aucune distance n’est mesurée dans ce jeu</translation>
    </message>
    <message>
      <source>no download yet</source>
      <translation>pas encore de téléchargement</translation>
    </message>
    <message>
      <source>no firewall of this laptop is known to be on</source>
      <translation>aucun pare-feu actif connu sur cet ordinateur</translation>
    </message>
    <message>
      <source>no game that is over is saved in {folder}</source>
      <translation>aucune partie finie n’est enregistrée dans {folder}</translation>
    </message>
    <message>
      <source>no game yet</source>
      <translation>pas encore de partie</translation>
    </message>
    <message>
      <source>no games are saved in {folder}</source>
      <translation>aucune partie n’est enregistrée dans {folder}</translation>
    </message>
    <message>
      <source>no internet, {vouched}</source>
      <translation>sans internet, {vouched}</translation>
    </message>
    <message>
      <source>no join code leads here, for UDP port {port} cannot be used ({what}): start again, which takes another port</source>
      <translation>aucun code ne mène ici, car le port UDP {port} ne peut pas servir ({what}) : relance, cela prend un autre port</translation>
    </message>
    <message>
      <source>no log shows who held these keys: one person alone can make all of them</source>
      <translation>aucun journal ne montre qui tenait ces clés : une seule personne peut toutes les faire</translation>
    </message>
    <message>
      <source>no matching worm here could act</source>
      <translation>aucun ver qui convient ici ne pourrait agir</translation>
    </message>
    <message>
      <source>no matching worm here has room for it</source>
      <translation>aucun ver qui convient ici n’a de place</translation>
    </message>
    <message>
      <source>no neighbour with a collar, or no room for a baby</source>
      <translation>pas de voisin à collier, ou pas de place pour un bébé</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable</source>
      <translation>aucun adaptateur réseau n’est actif : active le Wi-Fi, ou branche un câble</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again</source>
      <translation>aucun adaptateur réseau n’est actif : active le Wi-Fi, ou branche un câble, et reteste</translation>
    </message>
    <message>
      <source>no number left</source>
      <translation>plus de nombre</translation>
    </message>
    <message>
      <source>no organ of it could do anything now</source>
      <translation>aucun de ses organes ne pourrait rien faire maintenant</translation>
    </message>
    <message>
      <source>no organ of this line could do anything now</source>
      <translation>aucun organe de cette farandole ne pourrait rien faire maintenant</translation>
    </message>
    <message>
      <source>no player {player} in the saved games</source>
      <translation>pas de joueur {player} dans les parties enregistrées</translation>
    </message>
    <message>
      <source>no region has the number in this hour's name: {value}</source>
      <translation>aucune région n’a le nombre du nom de cette heure : {value}</translation>
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
      <translation>pas de place pour {shape} ({region})</translation>
    </message>
    <message>
      <source>no shape of the die is called {value}</source>
      <translation>aucune forme du dé ne s’appelle {value}</translation>
    </message>
    <message>
      <source>no space of it lies in this hour's region</source>
      <translation>aucune de ses cases n’est dans la région de cette heure</translation>
    </message>
    <message>
      <source>no table with {name} now: it kept one waiting, or you said so</source>
      <translation>pas de table avec {name} maintenant : elle a fait attendre, ou tu l’as dit</translation>
    </message>
    <message>
      <source>no value that can be locked in now</source>
      <translation>ce n’est pas une valeur qu’on peut sceller maintenant</translation>
    </message>
    <message>
      <source>no window can be shown here ({what}): install what is missing</source>
      <translation>aucune fenêtre ne peut être montrée ici ({what}) : installe ce qui manque</translation>
    </message>
    <message>
      <source>no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`, or the package xcb-util-cursor of other systems</source>
      <translation>aucune fenêtre ne peut être montrée, car une bibliothèque manque : `sudo apt install libxcb-cursor0`, ou le paquet xcb-util-cursor d’autres systèmes</translation>
    </message>
    <message>
      <source>no worm in {region} has the other organ or the shape {shape}</source>
      <translation>aucun ver n’a l’autre organe ou la forme {shape} ({region})</translation>
    </message>
    <message>
      <source>no worm in {region} has {kinds} or the shape {shape}</source>
      <translation>aucun ver n’a {kinds} ou la forme {shape} ({region})</translation>
    </message>
    <message>
      <source>no worm lies in {region}</source>
      <translation>aucun ver dans la région ({region})</translation>
    </message>
    <message>
      <source>nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A network for guests may keep laptops apart: then use a phone's hotspot or a cable. We keep asking</source>
      <translation>personne ne répond à {host}. Cet ordinateur est-il sur le même Wi-Fi, avec le jeu encore ouvert ? Un réseau pour invités peut séparer les ordinateurs : prenez alors le partage d’un téléphone ou un câble. On continue d’appeler</translation>
    </message>
    <message>
      <source>nobody can reach us at {place}: {what}; choose another port or address</source>
      <translation>personne ne peut nous atteindre à {place} : {what} ; choisis un autre port ou une autre adresse</translation>
    </message>
    <message>
      <source>nobody here has it</source>
      <translation>personne ici ne l’a</translation>
    </message>
    <message>
      <source>nobody is left out before all have opened their salts</source>
      <translation>personne n’est laissé de côté avant que tous aient ouvert leurs sels</translation>
    </message>
    <message>
      <source>nobody on {name} hands out addresses: put both laptops on one router, or use Wi-Fi</source>
      <translation>personne sur {name} ne distribue d’adresses : branchez les deux ordis au même routeur, ou passez par le Wi-Fi</translation>
    </message>
    <message>
      <source>nobody sat down yet</source>
      <translation>personne ne s’est encore assis</translation>
    </message>
    <message>
      <source>nobody yet</source>
      <translation>encore personne</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>none chosen</source>
      <translation>aucune choisie</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>pas permis avec l’argument %s</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing</source>
      <translation>le sel de chacun n’est pas dans l’emblème, donc il ne prouve rien</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing: open another table</source>
      <translation>le sel de chacun n’est pas dans l’emblème, donc il ne prouve rien : ouvre une autre table</translation>
    </message>
    <message>
      <source>not played yet</source>
      <translation>pas encore joué</translation>
    </message>
    <message>
      <source>not signed by the makers</source>
      <translation>non signé par les auteurs</translation>
    </message>
    <message>
      <source>note: an unfinished game is kept; solo --resume goes on with it instead</source>
      <translation>note : une partie inachevée est gardée ; solo --resume la continue à la place</translation>
    </message>
    <message>
      <source>note: {note}</source>
      <translation>note : {note}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>rien</translation>
    </message>
    <message>
      <source>nothing can be locked in with it</source>
      <translation>rien ne peut être scellé avec</translation>
    </message>
    <message>
      <source>nothing could be fetched from {name}'s laptop ({what}): “Bring a friend” has to stay open there</source>
      <translation>rien n’a pu être récupéré du portable de {name} ({what}) : « Amener un ami » doit y rester ouvert</translation>
    </message>
    <message>
      <source>nothing in {folder} is what its SHA256SUMS says: copy or make the release again</source>
      <translation>rien dans {folder} n’est ce que dit son SHA256SUMS : copie ou refais la livraison</translation>
    </message>
    <message>
      <source>nothing that can be counted is called {value}</source>
      <translation>rien de ce qu’on peut compter ne s’appelle {value}</translation>
    </message>
    <message>
      <source>nothing was played</source>
      <translation>rien n’a été joué</translation>
    </message>
    <message>
      <source>now: {frame}</source>
      <translation>maintenant : {frame}</translation>
    </message>
    <message>
      <source>nudged</source>
      <translation>rappelé</translation>
    </message>
    <message>
      <source>off</source>
      <translation>coupé</translation>
    </message>
    <message>
      <source>off the sheet</source>
      <translation>hors de la feuille</translation>
    </message>
    <message>
      <source>on the way</source>
      <translation>en route</translation>
    </message>
    <message>
      <source>on {space}</source>
      <translation>en {space}</translation>
    </message>
    <message>
      <source>on {space}:</source>
      <translation>en {space} :</translation>
    </message>
    <message>
      <source>one</source>
      <translation>un</translation>
    </message>
    <message>
      <source>one JSON document, for programs</source>
      <translation>un document JSON, pour des programmes</translation>
    </message>
    <message>
      <source>one finish post may be swung, once</source>
      <translation>un poteau d’arrivée peut être pivoté, une fois</translation>
    </message>
    <message>
      <source>one for everybody left behind</source>
      <translation>un pour chacun laissé derrière</translation>
    </message>
    <message>
      <source>one for the winner alone</source>
      <translation>un pour le vainqueur seul</translation>
    </message>
    <message>
      <source>one of its letters is wrong</source>
      <translation>une de ses lettres est fausse</translation>
    </message>
    <message>
      <source>one of our sheets, 1 to 8</source>
      <translation>une de nos feuilles, de 1 à 8</translation>
    </message>
    <message>
      <source>one of the arguments %s is required</source>
      <translation>il faut un des arguments %s</translation>
    </message>
    <message>
      <source>onion</source>
      <translation>oignon</translation>
    </message>
    <message>
      <source>only a player with an X may swing a finish post</source>
      <translation>seul un joueur avec un X peut faire pivoter un poteau d’arrivée</translation>
    </message>
    <message>
      <source>only an end of the worm can become its head</source>
      <translation>seul un bout du ver peut devenir sa tête</translation>
    </message>
    <message>
      <source>only you so far</source>
      <translation>toi seul jusqu’ici</translation>
    </message>
    <message>
      <source>only {free} MB are free: make room</source>
      <translation>seulement {free} Mo sont libres : fais de la place</translation>
    </message>
    <message>
      <source>only {free} MB of memory are free: close other programs</source>
      <translation>seulement {free} Mo de mémoire sont libres : ferme d’autres programmes</translation>
    </message>
    <message>
      <source>onto {space}</source>
      <translation>sur {space}</translation>
    </message>
    <message>
      <source>openings</source>
      <translation>ouvertures</translation>
    </message>
    <message>
      <source>options</source>
      <translation>options</translation>
    </message>
    <message>
      <source>organs</source>
      <translation>organes</translation>
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation>organes pour les bébés {babies}</translation>
    </message>
    <message>
      <source>organs for the babies</source>
      <translation>organes pour les bébés</translation>
    </message>
    <message>
      <source>organs on the worm that has the most</source>
      <translation>organes sur le ver qui en a le plus</translation>
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation>les organes en {spaces} peuvent agir</translation>
    </message>
    <message>
      <source>other systems</source>
      <translation>autres systèmes</translation>
    </message>
    <message>
      <source>others find this table by themselves; a player who does not adds: --join {codes}</source>
      <translation>les autres trouvent cette table tout seuls ; un joueur qui ne la trouve pas ajoute : --join {codes}</translation>
    </message>
    <message>
      <source>others in this room open {address} in a browser</source>
      <translation>les autres dans cette pièce ouvrent {address} dans un navigateur</translation>
    </message>
    <message>
      <source>out of the egg</source>
      <translation>sorti de l’œuf</translation>
    </message>
    <message>
      <source>owl</source>
      <translation>hibou</translation>
    </message>
    <message>
      <source>packed on the laptop that gives it, not signed by the makers</source>
      <translation>emballé sur le portable qui le donne, non signé par les auteurs</translation>
    </message>
    <message>
      <source>packed on {name}'s laptop, not signed by the makers</source>
      <translation>emballé sur le portable de {name}, non signé par les auteurs</translation>
    </message>
    <message>
      <source>pairs of touching collars on different worms</source>
      <translation>paires de colliers qui se touchent sur des vers différents</translation>
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation>passer : ne rien faire cette heure</translation>
    </message>
    <message>
      <source>passed over</source>
      <translation>sauté</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>passe</translation>
    </message>
    <message>
      <source>piano</source>
      <translation>piano</translation>
    </message>
    <message>
      <source>place</source>
      <translation>place</translation>
    </message>
    <message>
      <source>place a new worm of shape {shape}, which gets {kinds}:</source>
      <translation>poser un nouveau ver de forme {shape}, qui reçoit {kinds} :</translation>
    </message>
    <message>
      <source>place {place}</source>
      <translation>place {place}</translation>
    </message>
    <message>
      <source>places worm {worm}, shape {shape}, on {spaces}</source>
      <translation>pose le ver {worm}, forme {shape}, en {spaces}</translation>
    </message>
    <message>
      <source>plain</source>
      <translation>uni</translation>
    </message>
    <message>
      <source>play Worm &amp; Cozy alone in the terminal; every hour is signed and saved</source>
      <translation>jouer seul à Worm &amp; Cozy dans le terminal ; chaque heure est signée et enregistrée</translation>
    </message>
    <message>
      <source>player</source>
      <translation>joueur</translation>
    </message>
    <message>
      <source>playing on from every step</source>
      <translation>rejoue depuis chaque étape</translation>
    </message>
    <message>
      <source>pointing down</source>
      <translation>pointant vers le bas</translation>
    </message>
    <message>
      <source>pointing left</source>
      <translation>pointant à gauche</translation>
    </message>
    <message>
      <source>pointing right</source>
      <translation>pointant à droite</translation>
    </message>
    <message>
      <source>pointing up</source>
      <translation>pointant vers le haut</translation>
    </message>
    <message>
      <source>points</source>
      <translation>points</translation>
    </message>
    <message>
      <source>points, game by game</source>
      <translation>points, partie par partie</translation>
    </message>
    <message>
      <source>points, race by race</source>
      <translation>points, course par course</translation>
    </message>
    <message>
      <source>ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet</source>
      <translation>les ports peuvent servir à {addresses}, et les ports UDP {meet} et {mdns}, par lesquels les joueurs se rencontrent</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>arguments positionnels</translation>
    </message>
    <message>
      <source>program</source>
      <translation>programme</translation>
    </message>
    <message>
      <source>pumpkin</source>
      <translation>citrouille</translation>
    </message>
    <message>
      <source>puts up to {count} food</source>
      <translation>met jusqu’à {count} nourritures</translation>
    </message>
    <message>
      <source>race</source>
      <translation>course</translation>
    </message>
    <message>
      <source>re-poses first</source>
      <translation>repose d’abord</translation>
    </message>
    <message>
      <source>re-posing a worm is no variant of this edition</source>
      <translation>reposer un ver n’est pas une variante de cette édition</translation>
    </message>
    <message>
      <source>re-posing lays six segments anew; the last one stays</source>
      <translation>reposer pose six segments à neuf ; le dernier reste</translation>
    </message>
    <message>
      <source>re-posing must change something</source>
      <translation>reposer doit changer quelque chose</translation>
    </message>
    <message>
      <source>re-posing must not touch the finish line</source>
      <translation>reposer ne doit pas toucher la ligne d’arrivée</translation>
    </message>
    <message>
      <source>reading the saved games</source>
      <translation>lecture des parties enregistrées</translation>
    </message>
    <message>
      <source>record {record} {reason}</source>
      <translation>l’enregistrement {record} {reason}</translation>
    </message>
    <message>
      <source>refused: {why}</source>
      <translation>refusé : {why}</translation>
    </message>
    <message>
      <source>resigned</source>
      <translation>abandonné</translation>
    </message>
    <message>
      <source>retired: its log is missing or no log; what others saved can be audited</source>
      <translation>retirée : son journal manque ou n’en est pas un ; on peut vérifier ce que d’autres ont enregistré</translation>
    </message>
    <message>
      <source>retired: {why}</source>
      <translation>retirée : {why}</translation>
    </message>
    <message>
      <source>reviews</source>
      <translation>revoit la partie</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>annelé</translation>
    </message>
    <message>
      <source>robot</source>
      <translation>robot</translation>
    </message>
    <message>
      <source>rocks that touch no blank space</source>
      <translation>cailloux qui ne touchent aucune case vide</translation>
    </message>
    <message>
      <source>rolls {face}</source>
      <translation>lance {face}</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>manches</translation>
    </message>
    <message>
      <source>row {row}</source>
      <translation>ligne {row}</translation>
    </message>
    <message>
      <source>rows and columns without a blank space</source>
      <translation>lignes et colonnes sans case vide</translation>
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation>lignes {first} à {last}</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>règles</translation>
    </message>
    <message>
      <source>same here</source>
      <translation>pareil ici</translation>
    </message>
    <message>
      <source>same to step {step}</source>
      <translation>égal jusqu’à l’étape {step}</translation>
    </message>
    <message>
      <source>save any step of a game as a picture</source>
      <translation>enregistrer une étape quelconque d’une partie en image</translation>
    </message>
    <message>
      <source>saved: {path}; open it in a browser and print it</source>
      <translation>enregistré : {path} ; ouvre-le dans un navigateur et imprime-le</translation>
    </message>
    <message>
      <source>scissors</source>
      <translation>ciseaux</translation>
    </message>
    <message>
      <source>sealed</source>
      <translation>scellé</translation>
    </message>
    <message>
      <source>seals another content than the acts and answers give</source>
      <translation>scelle un autre contenu que ne donnent les actes et les réponses</translation>
    </message>
    <message>
      <source>seals another state: its rules core computes differently</source>
      <translation>scelle un autre état : le cœur de ses règles calcule autrement</translation>
    </message>
    <message>
      <source>separate blank areas of 2 to 6 spaces</source>
      <translation>zones vides séparées de 2 à 6 cases</translation>
    </message>
    <message>
      <source>several are {player}: choose a key, {keys}</source>
      <translation>plusieurs sont {player} : choisis une clé, {keys}</translation>
    </message>
    <message>
      <source>shape {shape}</source>
      <translation>forme {shape}</translation>
    </message>
    <message>
      <source>shapes</source>
      <translation>formes</translation>
    </message>
    <message>
      <source>sheet</source>
      <translation>feuille</translation>
    </message>
    <message>
      <source>show a game again from its log, in the window or in words</source>
      <translation>revoir une partie depuis son journal, dans la fenêtre ou en mots</translation>
    </message>
    <message>
      <source>show program's version number and exit</source>
      <translation>montrer le numéro de version du programme et quitter</translation>
    </message>
    <message>
      <source>show the own join code in letters, and as a picture if not said otherwise</source>
      <translation>montrer son propre code en lettres, et en image si rien d’autre n’est dit</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>montrer cette aide et quitter</translation>
    </message>
    <message>
      <source>signatures</source>
      <translation>signatures</translation>
    </message>
    <message>
      <source>signatures are computed wrongly here: install the program again, and do not play before</source>
      <translation>les signatures sont mal calculées ici : réinstalle le programme, et ne joue pas avant</translation>
    </message>
    <message>
      <source>signed</source>
      <translation>signé</translation>
    </message>
    <message>
      <source>signed by the makers</source>
      <translation>signé par les auteurs</translation>
    </message>
    <message>
      <source>signed by the makers of the program</source>
      <translation>signé par les auteurs du programme</translation>
    </message>
    <message>
      <source>signed two different things</source>
      <translation>a signé deux choses différentes</translation>
    </message>
    <message>
      <source>signed, {total}</source>
      <translation>signé, {total}</translation>
    </message>
    <message>
      <source>signs nothing</source>
      <translation>ne signe rien</translation>
    </message>
    <message>
      <source>signs nothing, {since}</source>
      <translation>ne signe rien, {since}</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>muet</translation>
    </message>
    <message>
      <source>silent, {since}</source>
      <translation>muet, {since}</translation>
    </message>
    <message>
      <source>six</source>
      <translation>six</translation>
    </message>
    <message>
      <source>sly</source>
      <translation>rusé</translation>
    </message>
    <message>
      <source>snail</source>
      <translation>escargot</translation>
    </message>
    <message>
      <source>snug</source>
      <translation>blotti</translation>
    </message>
    <message>
      <source>solo --resume goes on with a sheet: leave out --chapter and --sheet</source>
      <translation>solo --resume continue une feuille : enlève --chapter et --sheet</translation>
    </message>
    <message>
      <source>somebody else answers at {host}, not the laptop that showed this code. Each start makes a new code: ask for that one</source>
      <translation>quelqu’un d’autre répond à {host}, pas l’ordinateur qui a montré ce code. Chaque lancement fait un nouveau code : demande celui-là</translation>
    </message>
    <message>
      <source>somebody was away here</source>
      <translation>il manquait quelqu’un ici</translation>
    </message>
    <message>
      <source>spaces covered by worms</source>
      <translation>cases couvertes par des vers</translation>
    </message>
    <message>
      <source>spaces filled</source>
      <translation>cases remplies</translation>
    </message>
    <message>
      <source>spaces of the largest blank area that does not reach the edge</source>
      <translation>cases de la plus grande zone vide qui n’atteint pas le bord</translation>
    </message>
    <message>
      <source>spaces of the longest worm</source>
      <translation>cases du ver le plus long</translation>
    </message>
    <message>
      <source>spend a credit on a die:</source>
      <translation>dépenser un crédit sur un dé :</translation>
    </message>
    <message>
      <source>spoon</source>
      <translation>cuillère</translation>
    </message>
    <message>
      <source>start</source>
      <translation>départ</translation>
    </message>
    <message>
      <source>start post {number}</source>
      <translation>poteau de départ {number}</translation>
    </message>
    <message>
      <source>state</source>
      <translation>état</translation>
    </message>
    <message>
      <source>stay on this machine</source>
      <translation>rester sur cette machine</translation>
    </message>
    <message>
      <source>stays put</source>
      <translation>reste sur place</translation>
    </message>
    <message>
      <source>step {step}, {place}: {said}</source>
      <translation>étape {step}, {place} : {said}</translation>
    </message>
    <message>
      <source>step {step}, {said}</source>
      <translation>étape {step}, {said}</translation>
    </message>
    <message>
      <source>step {step}: {said}</source>
      <translation>étape {step} : {said}</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>étapes</translation>
    </message>
    <message>
      <source>steps are counted from 1</source>
      <translation>les étapes se comptent à partir de 1</translation>
    </message>
    <message>
      <source>still underground</source>
      <translation>encore sous terre</translation>
    </message>
    <message>
      <source>stopped; what was signed is saved</source>
      <translation>arrêté ; ce qui a été signé est enregistré</translation>
    </message>
    <message>
      <source>striped</source>
      <translation>rayé</translation>
    </message>
    <message>
      <source>swing</source>
      <translation>pivot</translation>
    </message>
    <message>
      <source>swings</source>
      <translation>fait pivoter</translation>
    </message>
    <message>
      <source>swings a finish post</source>
      <translation>fait pivoter un poteau d’arrivée</translation>
    </message>
    <message>
      <source>system</source>
      <translation>système</translation>
    </message>
    <message>
      <source>t tail, c collar, h heart, b brain, x a brain that is used up.</source>
      <translation>t queue, c collier, h cœur, b cerveau, x un cerveau utilisé.</translation>
    </message>
    <message>
      <source>tail</source>
      <translation>queue</translation>
    </message>
    <message>
      <source>tail {space}: which line?</source>
      <translation>queue {space} : quelle file ?</translation>
    </message>
    <message>
      <source>testing this laptop for up to a minute ...</source>
      <translation>test de cet ordinateur, une minute au plus ...</translation>
    </message>
    <message>
      <source>that several keys are several people: one person alone can make all of them</source>
      <translation>que plusieurs clés sont plusieurs personnes : une seule personne peut toutes les faire</translation>
    </message>
    <message>
      <source>that the name of a player is the name of the person</source>
      <translation>que le nom d’un joueur est le nom de la personne</translation>
    </message>
    <message>
      <source>that there is no other copy that ends differently: compare the copies</source>
      <translation>qu’il n’y a pas d’autre copie qui finit autrement : compare les copies</translation>
    </message>
    <message>
      <source>the TCP port (4545, or any)</source>
      <translation>le port TCP (4545, ou n’importe lequel)</translation>
    </message>
    <message>
      <source>the X may only name a number that nobody has bid</source>
      <translation>le X ne peut nommer qu’un nombre que personne n’a misé</translation>
    </message>
    <message>
      <source>the X moves last</source>
      <translation>le X avance en dernier</translation>
    </message>
    <message>
      <source>the action cannot be read</source>
      <translation>l’action est illisible</translation>
    </message>
    <message>
      <source>the beacon is off, for UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>la balise est inactive, car le port UDP {port} ne peut pas servir ({what}) : ferme le programme qui l’occupe, ou rejoins par code</translation>
    </message>
    <message>
      <source>the call counts on a seat that signed two different things</source>
      <translation>l’appel compte sur une place qui a signé deux choses différentes</translation>
    </message>
    <message>
      <source>the call is held without this seat</source>
      <translation>l’appel se tient sans cette place</translation>
    </message>
    <message>
      <source>the clock shows {date}: set the date of this laptop</source>
      <translation>l’horloge montre {date} : règle la date de cet ordinateur</translation>
    </message>
    <message>
      <source>the clock stands still or jumps: close other programs, or start the laptop again</source>
      <translation>l’horloge s’arrête ou saute : ferme d’autres programmes, ou redémarre l’ordinateur</translation>
    </message>
    <message>
      <source>the dice of this hour have not been thrown yet</source>
      <translation>les dés de cette heure n’ont pas encore été lancés</translation>
    </message>
    <message>
      <source>the die shows that already</source>
      <translation>le dé montre déjà cela</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>le disque est plein</translation>
    </message>
    <message>
      <source>the disk says: {what}</source>
      <translation>le disque dit : {what}</translation>
    </message>
    <message>
      <source>the distances cannot be measured again: the library shapely cannot be loaded</source>
      <translation>les distances ne peuvent pas être remesurées : la bibliothèque shapely ne se charge pas</translation>
    </message>
    <message>
      <source>the edge of the table</source>
      <translation>le bord de la table</translation>
    </message>
    <message>
      <source>the emblem has not been compared yet</source>
      <translation>l’emblème n’a pas encore été comparé</translation>
    </message>
    <message>
      <source>the end</source>
      <translation>la fin</translation>
    </message>
    <message>
      <source>the end of the step finds it elsewhere</source>
      <translation>la fin de l’étape le trouve ailleurs</translation>
    </message>
    <message>
      <source>the eye does not see this space</source>
      <translation>l’œil ne voit pas cette case</translation>
    </message>
    <message>
      <source>the file {finding}, {reason}</source>
      <translation>le fichier {finding}, {reason}</translation>
    </message>
    <message>
      <source>the file's end was torn by a crash, {reason}</source>
      <translation>la fin du fichier a été déchirée par un plantage, {reason}</translation>
    </message>
    <message>
      <source>the finish line</source>
      <translation>la ligne d’arrivée</translation>
    </message>
    <message>
      <source>the finish line touches a segment</source>
      <translation>la ligne d’arrivée touche un segment</translation>
    </message>
    <message>
      <source>the finish line touches a start post</source>
      <translation>la ligne d’arrivée touche un poteau de départ</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a start post</source>
      <translation>la ligne d’arrivée tomberait sur un poteau de départ</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a worm</source>
      <translation>la ligne d’arrivée tomberait sur un ver</translation>
    </message>
    <message>
      <source>the finish posts are not 178 mm apart</source>
      <translation>les poteaux d’arrivée ne sont pas à 178 mm l’un de l’autre</translation>
    </message>
    <message>
      <source>the firewall ufw is on: two laptops with a firewall may not reach each other; `sudo ufw allow from {network}` lets this network in</source>
      <translation>le pare-feu ufw est actif : deux ordinateurs avec pare-feu ne s’atteignent pas toujours ; `sudo ufw allow from {network}` laisse entrer ce réseau</translation>
    </message>
    <message>
      <source>the first</source>
      <translation>le premier</translation>
    </message>
    <message>
      <source>the first organ die</source>
      <translation>le premier dé d’organe</translation>
    </message>
    <message>
      <source>the first page stays empty: install the program again</source>
      <translation>la première page reste vide : réinstalle le programme</translation>
    </message>
    <message>
      <source>the folder of game {game} cannot be used: {why}</source>
      <translation>le dossier de la partie {game} ne peut pas servir : {why}</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>les arguments suivants sont requis : %s</translation>
    </message>
    <message>
      <source>the full number is compulsory, and there is still room</source>
      <translation>le nombre entier est obligatoire, et il y a encore de la place</translation>
    </message>
    <message>
      <source>the game has not ended yet</source>
      <translation>la partie n’est pas encore finie</translation>
    </message>
    <message>
      <source>the game has stopped by a fault of this program ({what}): what was signed is saved</source>
      <translation>la partie s’est arrêtée par une faute de ce programme ({what}) : ce qui a été signé est enregistré</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>la partie est finie</translation>
    </message>
    <message>
      <source>the game is over here</source>
      <translation>la partie est finie ici</translation>
    </message>
    <message>
      <source>the game's folder {path} cannot be made: {why}</source>
      <translation>le dossier de la partie {path} ne peut pas être créé : {why}</translation>
    </message>
    <message>
      <source>the ghost</source>
      <translation>le fantôme</translation>
    </message>
    <message>
      <source>the ghost's dice do not fit this race</source>
      <translation>les dés du fantôme ne vont pas avec cette course</translation>
    </message>
    <message>
      <source>the hour is not played to its end: something is left to decide</source>
      <translation>l’heure n’est pas jouée jusqu’au bout : il reste quelque chose à décider</translation>
    </message>
    <message>
      <source>the hour is over before the last decision</source>
      <translation>l’heure est finie avant la dernière décision</translation>
    </message>
    <message>
      <source>the join code of another peer, where the network hides laptops from each other</source>
      <translation>le code d’un autre pair, là où le réseau cache les ordinateurs les uns aux autres</translation>
    </message>
    <message>
      <source>the key in {path} is not the key of game {game}: was it moved or changed?</source>
      <translation>la clé dans {path} n’est pas la clé de la partie {game} : a-t-elle été déplacée ou changée ?</translation>
    </message>
    <message>
      <source>the key of the game in {path} cannot be read: {why}</source>
      <translation>la clé de la partie dans {path} ne peut pas être lue : {why}</translation>
    </message>
    <message>
      <source>the laptop at {host} is there, but the game that showed this code is closed. Each start makes a new code: ask for that one</source>
      <translation>l’ordinateur à {host} est là, mais le jeu qui a montré ce code est fermé. Chaque lancement fait un nouveau code : demande celui-là</translation>
    </message>
    <message>
      <source>the laptop of the join code answers at {host}; look under In this room</source>
      <translation>l’ordinateur du code répond à {host} ; regarde sous « Dans cette pièce »</translation>
    </message>
    <message>
      <source>the laptop {peer} is not heard for {seconds} s: {why}</source>
      <translation>on n’entend plus l’ordinateur {peer} depuis {seconds} s : {why}</translation>
    </message>
    <message>
      <source>the letters {names} are missing: install the program again</source>
      <translation>les lettres {names} manquent : réinstalle le programme</translation>
    </message>
    <message>
      <source>the library for connections cannot encrypt here: install the program again</source>
      <translation>la bibliothèque de connexion ne peut pas chiffrer ici : réinstalle le programme</translation>
    </message>
    <message>
      <source>the line {line} dances</source>
      <translation>la file {line} danse</translation>
    </message>
    <message>
      <source>the log of a game</source>
      <translation>le journal d’une partie</translation>
    </message>
    <message>
      <source>the log of game {game} cannot be used: {why}</source>
      <translation>le journal de la partie {game} ne peut pas servir : {why}</translation>
    </message>
    <message>
      <source>the logs of two bots do not agree: please send us this report</source>
      <translation>les journaux de deux robots ne sont pas d’accord : envoie-nous ce rapport, s’il te plaît</translation>
    </message>
    <message>
      <source>the new head must touch the old one exactly</source>
      <translation>la nouvelle tête doit toucher exactement l’ancienne</translation>
    </message>
    <message>
      <source>the new segment and the one next to it do not just touch</source>
      <translation>le nouveau segment et celui d’à côté ne se touchent pas tout juste</translation>
    </message>
    <message>
      <source>the only format known is "wormcozy-sheet/1", not {value}</source>
      <translation>le seul format connu est "wormcozy-sheet/1", pas {value}</translation>
    </message>
    <message>
      <source>the output</source>
      <translation>la sortie</translation>
    </message>
    <message>
      <source>the partner has no collar</source>
      <translation>le partenaire n’a pas de collier</translation>
    </message>
    <message>
      <source>the ports for playing, beacon and mDNS can be used</source>
      <translation>les ports pour le jeu, la balise et mDNS peuvent servir</translation>
    </message>
    <message>
      <source>the post is nearer than 48 mm to the edge of the table</source>
      <translation>le poteau est à moins de 48 mm du bord de la table</translation>
    </message>
    <message>
      <source>the post overlaps a segment</source>
      <translation>le poteau recouvre un segment</translation>
    </message>
    <message>
      <source>the post overlaps a start post</source>
      <translation>le poteau recouvre un poteau de départ</translation>
    </message>
    <message>
      <source>the printed rules ({usual})</source>
      <translation>les règles imprimées ({usual})</translation>
    </message>
    <message>
      <source>the program that answers at {host} is not the one that was announced there</source>
      <translation>le programme qui répond à {host} n’est pas celui qui y était annoncé</translation>
    </message>
    <message>
      <source>the race is over</source>
      <translation>la course est finie</translation>
    </message>
    <message>
      <source>the review was not kept beside the log: {reason}</source>
      <translation>l’analyse n’a pas été gardée à côté du journal : {reason}</translation>
    </message>
    <message>
      <source>the rules of a game, or an empty sheet, as a page to print</source>
      <translation>les règles d'un jeu, ou une feuille vierge, en page à imprimer</translation>
    </message>
    <message>
      <source>the rules of this game failed ({what}): please send us its log</source>
      <translation>les règles de cette partie ont échoué ({what}) : envoie-nous son journal, s’il te plaît</translation>
    </message>
    <message>
      <source>the same</source>
      <translation>les mêmes</translation>
    </message>
    <message>
      <source>the second organ die</source>
      <translation>le second dé d’organe</translation>
    </message>
    <message>
      <source>the shape die</source>
      <translation>le dé de forme</translation>
    </message>
    <message>
      <source>the space does not touch the end that grows</source>
      <translation>la case ne touche pas le bout qui grandit</translation>
    </message>
    <message>
      <source>the space is not on the worm in question</source>
      <translation>la case n’est pas sur le ver en question</translation>
    </message>
    <message>
      <source>the spaces do not make the shape that is wanted</source>
      <translation>les cases ne font pas la forme voulue</translation>
    </message>
    <message>
      <source>the step it was meant for is over</source>
      <translation>l’étape pour laquelle c’était est passée</translation>
    </message>
    <message>
      <source>the swung post would stand on a worm</source>
      <translation>le poteau pivoté serait sur un ver</translation>
    </message>
    <message>
      <source>the swung post would stand on another post</source>
      <translation>le poteau pivoté serait sur un autre poteau</translation>
    </message>
    <message>
      <source>the system cannot do that: {why}</source>
      <translation>le système ne peut pas le faire : {why}</translation>
    </message>
    <message>
      <source>the table did not begin, for somebody was missing: looking for the same table again</source>
      <translation>la table n’a pas commencé, car il manquait quelqu’un : je cherche encore la même table</translation>
    </message>
    <message>
      <source>the table on a television: full screen, without a seat, for everybody in the room</source>
      <translation>la table sur un téléviseur : plein écran, sans place, pour toute la salle</translation>
    </message>
    <message>
      <source>the table's options are not a sheet and its digest</source>
      <translation>les options de la table ne sont pas une feuille et son empreinte</translation>
    </message>
    <message>
      <source>the table's options cannot be read</source>
      <translation>les options de la table sont illisibles</translation>
    </message>
    <message>
      <source>the table's sheet has a mistake</source>
      <translation>la feuille de la table a une faute</translation>
    </message>
    <message>
      <source>the table's sheet is not the one that its digest names</source>
      <translation>la feuille de la table n’est pas celle que nomme son empreinte</translation>
    </message>
    <message>
      <source>the time is up</source>
      <translation>le temps est écoulé</translation>
    </message>
    <message>
      <source>the turn is of another hour than the one that is played</source>
      <translation>le tour est d’une autre heure que celle qui se joue</translation>
    </message>
    <message>
      <source>the two do not touch</source>
      <translation>les deux ne se touchent pas</translation>
    </message>
    <message>
      <source>the verdict stays: only the rules of this program decide; please report this</source>
      <translation>le verdict reste : seules les règles de ce programme décident ; signale-le, s’il te plaît</translation>
    </message>
    <message>
      <source>the window did not open within {seconds} s: close other programs, and test again</source>
      <translation>la fenêtre ne s’est pas ouverte en {seconds} s : ferme d’autres programmes, et reteste</translation>
    </message>
    <message>
      <source>the window does not open ({what}): install what is missing there, or the program again</source>
      <translation>la fenêtre ne s’ouvre pas ({what}) : installe ce qui manque là, ou de nouveau le programme</translation>
    </message>
    <message>
      <source>the window ended with exit code {code}: please send us this report</source>
      <translation>la fenêtre a fini avec le code {code} : envoie-nous ce rapport, s’il te plaît</translation>
    </message>
    <message>
      <source>the window needs a library that this system lacks: {what}</source>
      <translation>la fenêtre a besoin d’une bibliothèque qui manque à ce système : {what}</translation>
    </message>
    <message>
      <source>the window with lobby, tables and games: also without any command</source>
      <translation>la fenêtre avec salon, tables et parties : aussi sans aucune commande</translation>
    </message>
    <message>
      <source>the worm does not end on this space</source>
      <translation>le ver ne finit pas sur cette case</translation>
    </message>
    <message>
      <source>the worm has neither the organ nor the shape that the dice ask for</source>
      <translation>le ver n’a ni l’organe ni la forme que demandent les dés</translation>
    </message>
    <message>
      <source>the worm has no room for such an organ</source>
      <translation>le ver n’a pas de place pour un tel organe</translation>
    </message>
    <message>
      <source>the worm has touched the finish line: the race is over</source>
      <translation>le ver a touché la ligne d’arrivée : la course est finie</translation>
    </message>
    <message>
      <source>the worm has used up its number, {value}</source>
      <translation>le ver a utilisé tout son nombre, {value}</translation>
    </message>
    <message>
      <source>the worm overlaps itself</source>
      <translation>le ver se recouvre lui-même</translation>
    </message>
    <message>
      <source>the worm stays</source>
      <translation>le ver reste</translation>
    </message>
    <message>
      <source>the worm's head</source>
      <translation>la tête du ver</translation>
    </message>
    <message>
      <source>the worm's segment {number}</source>
      <translation>le segment {number} du ver</translation>
    </message>
    <message>
      <source>the {kind} on {space} acts</source>
      <translation>agit : {kind} en {space}</translation>
    </message>
    <message>
      <source>the {kind} on {space} of {worm}</source>
      <translation>{kind} en {space} de {worm}</translation>
    </message>
    <message>
      <source>the {shape} and {organs}</source>
      <translation>un {shape} et {organs}</translation>
    </message>
    <message>
      <source>then: {frame}</source>
      <translation>puis : {frame}</translation>
    </message>
    <message>
      <source>there are no worms yet</source>
      <translation>il n’y a pas encore de vers</translation>
    </message>
    <message>
      <source>there is a post in the way</source>
      <translation>un poteau barre le passage</translation>
    </message>
    <message>
      <source>there is an organ on each of its spaces already</source>
      <translation>il y a déjà un organe sur chacune de ses cases</translation>
    </message>
    <message>
      <source>there is an organ on this space already</source>
      <translation>il y a déjà un organe sur cette case</translation>
    </message>
    <message>
      <source>there is no SHA256SUMS in {folder}: name the folder that a release was put into</source>
      <translation>il n’y a pas de SHA256SUMS dans {folder} : indique le dossier où se trouve une version</translation>
    </message>
    <message>
      <source>there is no brain on this space</source>
      <translation>il n’y a pas de cerveau sur cette case</translation>
    </message>
    <message>
      <source>there is no chapter {number}: they go from 1 to {last}</source>
      <translation>il n’y a pas de chapitre {number} : ils vont de 1 à {last}</translation>
    </message>
    <message>
      <source>there is no field of this name</source>
      <translation>il n’y a pas de champ de ce nom</translation>
    </message>
    <message>
      <source>there is no game in {path}: its file 'key' is missing</source>
      <translation>il n’y a pas de partie dans {path} : son fichier « key » manque</translation>
    </message>
    <message>
      <source>there is no game {name} in {folder}</source>
      <translation>il n’y a pas de partie {name} dans {folder}</translation>
    </message>
    <message>
      <source>there is no log in {folder}</source>
      <translation>il n’y a pas de journal dans {folder}</translation>
    </message>
    <message>
      <source>there is no organ on this space</source>
      <translation>il n’y a pas d’organe sur cette case</translation>
    </message>
    <message>
      <source>there is no room for a baby beside the two</source>
      <translation>il n’y a pas de place pour un bébé à côté des deux</translation>
    </message>
    <message>
      <source>there is no solo game {name} in {folder}</source>
      <translation>il n’y a pas de partie solo {name} dans {folder}</translation>
    </message>
    <message>
      <source>there is no such worm</source>
      <translation>il n’y a pas de tel ver</translation>
    </message>
    <message>
      <source>there is no unfinished game in {folder}: start without --resume</source>
      <translation>il n’y a pas de partie inachevée dans {folder} : lance sans --resume</translation>
    </message>
    <message>
      <source>there is no unfinished solo game in {folder}: leave out --resume</source>
      <translation>il n’y a pas de partie solo inachevée dans {folder} : enlève --resume</translation>
    </message>
    <message>
      <source>there is no way to anybody in this network: a VPN or a firewall of this laptop keeps programs out of it; switch that off while you play</source>
      <translation>aucun chemin ne mène à quelqu’un dans ce réseau : un VPN ou un pare-feu de cet ordinateur en tient les programmes à l’écart ; éteins-le pendant que tu joues</translation>
    </message>
    <message>
      <source>there is no {kind} port at {address} ({what}): close other programs that use the network, or start the laptop again</source>
      <translation>il n’y a pas de port {kind} à {address} ({what}) : ferme d’autres programmes qui utilisent le réseau, ou redémarre l’ordinateur</translation>
    </message>
    <message>
      <source>they are computed as everywhere, and a changed message is refused</source>
      <translation>elles sont calculées comme partout, et un message changé est refusé</translation>
    </message>
    <message>
      <source>thinks it over</source>
      <translation>réfléchit</translation>
    </message>
    <message>
      <source>this account may not read it</source>
      <translation>ce compte n’a pas le droit de le lire</translation>
    </message>
    <message>
      <source>this account may not write there</source>
      <translation>ce compte n’a pas le droit d’écrire là</translation>
    </message>
    <message>
      <source>this brain is filled in and used up</source>
      <translation>ce cerveau est noirci et utilisé</translation>
    </message>
    <message>
      <source>this copy of the program is not as it was made: {file} is missing or has changed, so it is not handed over; download and unpack the program again</source>
      <translation>cette copie du programme n’est plus telle qu’elle a été faite : {file} manque ou a changé, elle n’est donc pas transmise ; télécharge et décompresse de nouveau le programme</translation>
    </message>
    <message>
      <source>this die has been changed this hour already</source>
      <translation>ce dé a déjà été changé cette heure</translation>
    </message>
    <message>
      <source>this edition cannot be played by {value}</source>
      <translation>cette édition ne se joue pas à {value}</translation>
    </message>
    <message>
      <source>this edition has no such face</source>
      <translation>cette édition n’a pas une telle face</translation>
    </message>
    <message>
      <source>this face was bid successfully last round, so it rests</source>
      <translation>cette face a été misée avec succès à la dernière manche, donc elle se repose</translation>
    </message>
    <message>
      <source>this has to be there and is missing</source>
      <translation>cela doit être là et manque</translation>
    </message>
    <message>
      <source>this is a file; name the folder in which games are saved</source>
      <translation>c’est un fichier ; indique le dossier où les parties sont enregistrées</translation>
    </message>
    <message>
      <source>this is no TOML: {value}</source>
      <translation>ce n’est pas du TOML : {value}</translation>
    </message>
    <message>
      <source>this is not what the race waits for now</source>
      <translation>ce n’est pas ce que la course attend maintenant</translation>
    </message>
    <message>
      <source>this is not what the table waits for now</source>
      <translation>ce n’est pas ce que la table attend maintenant</translation>
    </message>
    <message>
      <source>this join code was mistyped: {why}. Compare it with the other screen</source>
      <translation>ce code a été mal tapé : {why}. Compare-le à l’autre écran</translation>
    </message>
    <message>
      <source>this key is a player of its own again</source>
      <translation>cette clé est de nouveau un joueur à part</translation>
    </message>
    <message>
      <source>this key was in no other game on this laptop</source>
      <translation>cette clé n’était dans aucune autre partie sur cet ordinateur</translation>
    </message>
    <message numerus="yes">
      <source>this key was in {count} other games on this laptop</source>
      <extracomment>this key was in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>cette clé était dans {count} autre partie sur cet ordinateur</numerusform>
        <numerusform>cette clé était dans {count} autres parties sur cet ordinateur</numerusform>
      </translation>
    </message>
    <message>
      <source>this kind of organ cannot be added now</source>
      <translation>cette sorte d’organe ne peut pas être ajoutée maintenant</translation>
    </message>
    <message>
      <source>this laptop does not hold the seat's memory</source>
      <translation>cet ordinateur n’a pas la mémoire de la place</translation>
    </message>
    <message>
      <source>this laptop has not caught up with the others yet</source>
      <translation>cet ordinateur n’a pas encore rattrapé les autres</translation>
    </message>
    <message>
      <source>this laptop is in no network: switch on Wi-Fi, or plug in a cable</source>
      <translation>cet ordinateur n’est dans aucun réseau : active le Wi-Fi, ou branche un câble</translation>
    </message>
    <message>
      <source>this laptop runs the program from its source and has nothing packed to give: open “Bring a friend” on a laptop that runs the downloaded program, its friends get it from there</source>
      <translation>ce portable lance le programme depuis ses sources et n’a rien d’emballé à donner : ouvre « Amener un ami » sur un portable qui a le programme téléchargé, c’est de là que les autres le reçoivent</translation>
    </message>
    <message>
      <source>this laptop signs nothing more in this game</source>
      <translation>cet ordinateur ne signe plus rien dans cette partie</translation>
    </message>
    <message>
      <source>this laptop sits at a table already</source>
      <translation>cet ordinateur est déjà assis à une table</translation>
    </message>
    <message>
      <source>this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or a cable</source>
      <translation>ce réseau n’a que l’IPv6, où ces jeux ne trouvent personne : retrouvez-vous sur le partage d’un téléphone ou par câble</translation>
    </message>
    <message>
      <source>this organ has acted this hour already</source>
      <translation>cet organe a déjà agi cette heure</translation>
    </message>
    <message>
      <source>this organ is not among those that may act now</source>
      <translation>cet organe n’est pas parmi ceux qui peuvent agir maintenant</translation>
    </message>
    <message>
      <source>this player has left the race</source>
      <translation>ce joueur a quitté la course</translation>
    </message>
    <message>
      <source>this player has nothing to do in this step</source>
      <translation>ce joueur n’a rien à faire à cette étape</translation>
    </message>
    <message>
      <source>this reaches beyond the map, or counts backwards: {value}</source>
      <translation>cela sort de la carte, ou compte à rebours : {value}</translation>
    </message>
    <message>
      <source>this report is in {file}</source>
      <translation>ce rapport est dans {file}</translation>
    </message>
    <message>
      <source>this row is longer or shorter than the first one: {value}</source>
      <translation>cette ligne est plus longue ou plus courte que la première : {value}</translation>
    </message>
    <message>
      <source>this seat has answered this call, or a later one</source>
      <translation>cette place a répondu à cet appel, ou à un suivant</translation>
    </message>
    <message>
      <source>this seat is also open on another laptop</source>
      <translation>cette place est aussi ouverte sur un autre ordinateur</translation>
    </message>
    <message>
      <source>this table plays without re-posing</source>
      <translation>cette table joue sans reposer</translation>
    </message>
    <message>
      <source>this trial itself failed ({what}): please send us this report</source>
      <translation>cet essai lui-même a échoué ({what}) : envoie-nous ce rapport, s’il te plaît</translation>
    </message>
    <message>
      <source>three</source>
      <translation>trois</translation>
    </message>
    <message>
      <source>tiger</source>
      <translation>tigre</translation>
    </message>
    <message>
      <source>tiles</source>
      <translation>jetons</translation>
    </message>
    <message>
      <source>today</source>
      <translation>aujourd’hui</translation>
    </message>
    <message>
      <source>too few are present to go on without the others</source>
      <translation>trop peu sont présents pour continuer sans les autres</translation>
    </message>
    <message>
      <source>too much was played before</source>
      <translation>trop a été joué avant</translation>
    </message>
    <message>
      <source>total {before} to {now}</source>
      <translation>total {before} à {now}</translation>
    </message>
    <message>
      <source>total {total}</source>
      <translation>total {total}</translation>
    </message>
    <message>
      <source>touched!</source>
      <translation>touché !</translation>
    </message>
    <message>
      <source>try in a minute everything that this program rests on; made to be sent to others</source>
      <translation>essayer en une minute tout ce sur quoi repose ce programme ; fait pour être envoyé à d’autres</translation>
    </message>
    <message>
      <source>turns round</source>
      <translation>se retourne</translation>
    </message>
    <message>
      <source>two</source>
      <translation>deux</translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced for {count} steps until the time was up, for this laptop is slow or busy; both logs check</source>
      <extracomment>two bots have raced for {count} step until the time was up, for this laptop is slow or busy; both logs check</extracomment>
      <translation>
        <numerusform>deux robots ont couru {count} étape jusqu’à la fin du temps, car cet ordinateur est lent ou occupé ; les deux journaux sont justes</numerusform>
        <numerusform>deux robots ont couru {count} étapes jusqu’à la fin du temps, car cet ordinateur est lent ou occupé ; les deux journaux sont justes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced to the end in {count} steps; both logs check</source>
      <extracomment>two bots have raced to the end in {count} step; both logs check</extracomment>
      <translation>
        <numerusform>deux robots ont couru jusqu’au bout en {count} étape ; les deux journaux sont justes</numerusform>
        <numerusform>deux robots ont couru jusqu’au bout en {count} étapes ; les deux journaux sont justes</numerusform>
      </translation>
    </message>
    <message>
      <source>two bots on this laptop have not raced within {seconds} s of their first words: try again when the laptop has less to do; if that does not help, send us this report. Last they said: {said}</source>
      <translation>deux bots sur ce portable n’ont pas couru dans les {seconds} s après leurs premiers mots : réessaie quand le portable a moins à faire ; si cela n’aide pas, envoie-nous ce rapport. Leurs derniers mots : {said}</translation>
    </message>
    <message>
      <source>two programs could open one game at once, as in some folders of a network or a cloud: choose another --data DIR</source>
      <translation>deux programmes pourraient ouvrir une même partie à la fois, comme dans certains dossiers d’un réseau ou d’un nuage : choisis un autre --data DIR</translation>
    </message>
    <message>
      <source>two programs on this laptop are connected, and a false key is refused</source>
      <translation>deux programmes sur cet ordinateur sont reliés, et une fausse clé est refusée</translation>
    </message>
    <message>
      <source>two programs on this laptop cannot reach each other within {seconds} s: something that guards this laptop may forbid it; allow this program there</source>
      <translation>deux programmes sur cet ordinateur ne s’atteignent pas en {seconds} s : quelque chose qui protège cet ordinateur l’interdit peut-être ; autorise ce programme là</translation>
    </message>
    <message>
      <source>umbrella</source>
      <translation>parapluie</translation>
    </message>
    <message>
      <source>unfinished at step {step}; {game}</source>
      <translation>inachevée à l’étape {step} ; {game}</translation>
    </message>
    <message>
      <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
      <translation>analyseur inconnu %(parser_name)r (choix : %(choices)s)</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>arguments inconnus : %s</translation>
    </message>
    <message>
      <source>up to this step; in the window, at it</source>
      <translation>jusqu’à cette étape ; dans la fenêtre, à elle</translation>
    </message>
    <message>
      <source>usage: </source>
      <translation>usage : </translation>
    </message>
    <message numerus="yes">
      <source>vanished {count} times when others had opened bids or dice</source>
      <extracomment>vanished once when others had opened bids or dice</extracomment>
      <translation>
        <numerusform>disparu {count} fois quand d’autres avaient ouvert mises ou dés</numerusform>
        <numerusform>disparu {count} fois quand d’autres avaient ouvert mises ou dés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>version {version}; {count} files with the fingerprint {code}, which all laptops with the same download have</source>
      <extracomment>version {version}; {count} file with the fingerprint {code}, which all laptops with the same download have</extracomment>
      <translation>
        <numerusform>version {version} ; {count} fichier avec l’empreinte {code}, qu’ont tous les ordinateurs avec le même téléchargement</numerusform>
        <numerusform>version {version} ; {count} fichiers avec l’empreinte {code}, qu’ont tous les ordinateurs avec le même téléchargement</numerusform>
      </translation>
    </message>
    <message>
      <source>violin</source>
      <translation>violon</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>attend</translation>
    </message>
    <message>
      <source>waiting for {names}: of two players nobody can go on alone. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>on attend {names} : à deux, personne ne peut continuer seul. Ferme le programme pour suspendre ; `peer --resume` continue plus tard, là où nous en sommes</translation>
    </message>
    <message>
      <source>waiting for {names}: we are too few to go on. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>on attend {names} : nous sommes trop peu pour continuer. Ferme le programme pour suspendre ; `peer --resume` continue plus tard, là où nous en sommes</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>attend</translation>
    </message>
    <message>
      <source>warming up</source>
      <translation>s’échauffe</translation>
    </message>
    <message numerus="yes">
      <source>was away {count} times when others had opened bids or dice, and came back</source>
      <extracomment>was away once when others had opened bids or dice, and came back</extracomment>
      <translation>
        <numerusform>absence, {count} fois, quand d’autres avaient ouvert mises ou dés, puis retour</numerusform>
        <numerusform>absence, {count} fois, quand d’autres avaient ouvert mises ou dés, puis retour</numerusform>
      </translation>
    </message>
    <message>
      <source>what came is no whole build of this program ({what}), and nothing of it was kept: fetch it again, or from another laptop</source>
      <translation>ce qui est arrivé n’est pas le programme entier ({what}) et rien n’a été gardé : récupère-le encore une fois, ou d’un autre portable</translation>
    </message>
    <message>
      <source>what the bot's chance starts from</source>
      <translation>d’où part le hasard du robot</translation>
    </message>
    <message>
      <source>what the bots' chance starts from</source>
      <translation>d’où part le hasard des robots</translation>
    </message>
    <message>
      <source>what the log calls you</source>
      <translation>comment le journal t’appelle</translation>
    </message>
    <message>
      <source>what the others call it</source>
      <translation>le nom que voient les autres</translation>
    </message>
    <message>
      <source>what the others call you</source>
      <translation>comment les autres t’appellent</translation>
    </message>
    <message>
      <source>what the program speaks: {codes}</source>
      <translation>ce que parle le programme : {codes}</translation>
    </message>
    <message>
      <source>what the table agrees to beside its rules, as a window tells its bots</source>
      <translation>ce que la table convient en plus de ses règles, comme une fenêtre le dit à ses robots</translation>
    </message>
    <message>
      <source>what this row counts does not take {value}</source>
      <translation>ce que cette rangée compte ne prend pas {value}</translation>
    </message>
    <message>
      <source>what you wear cannot be kept in {path}: {why}</source>
      <translation>ce que tu portes ne peut pas être gardé dans {path} : {why}</translation>
    </message>
    <message>
      <source>when it was played and how long anybody thought: a log has no clock to trust</source>
      <translation>quand on a joué et combien de temps chacun a réfléchi : un journal n’a pas d’horloge fiable</translation>
    </message>
    <message numerus="yes">
      <source>where it sees {count} blank spaces</source>
      <extracomment>where it sees {count} blank space</extracomment>
      <translation>
        <numerusform>où il voit {count} case vide</numerusform>
        <numerusform>où il voit {count} cases vides</numerusform>
      </translation>
    </message>
    <message>
      <source>where to</source>
      <translation>où</translation>
    </message>
    <message>
      <source>where to look</source>
      <translation>où regarder</translation>
    </message>
    <message>
      <source>whether players whispered, or looked at each other's screens</source>
      <translation>si des joueurs ont chuchoté, ou regardé l’écran d’un autre</translation>
    </message>
    <message>
      <source>whether somebody who vanished had first looked at what the others opened</source>
      <translation>si quelqu’un qui a disparu avait d’abord regardé ce que les autres ont ouvert</translation>
    </message>
    <message>
      <source>whether the dice were fair: without other people, only your own program vouches for them</source>
      <translation>si les dés étaient honnêtes : sans autres personnes, ton propre programme est leur unique garant</translation>
    </message>
    <message>
      <source>who has not chosen is nudged after {seconds} s; it takes nothing away</source>
      <translation>qui n’a pas choisi reçoit un rappel après {seconds} s ; cela n’enlève rien</translation>
    </message>
    <message>
      <source>who plays how: wins, places, bids and bumps in the saved games of this laptop</source>
      <translation>qui joue comment : victoires, places, mises et chocs dans les parties enregistrées de cet ordinateur</translation>
    </message>
    <message>
      <source>who sat at the keyboard, and whether a program chose the moves</source>
      <translation>qui était au clavier, et si un programme a choisi les coups</translation>
    </message>
    <message>
      <source>whose games tell who is known</source>
      <translation>dont les parties disent qui est connu</translation>
    </message>
    <message>
      <source>window</source>
      <translation>fenêtre</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>gagne</translation>
    </message>
    <message>
      <source>wins in a row</source>
      <translation>victoires de suite</translation>
    </message>
    <message>
      <source>with</source>
      <translation>avec</translation>
    </message>
    <message>
      <source>with a coach</source>
      <translation>avec un entraîneur</translation>
    </message>
    <message>
      <source>with the head on {space}</source>
      <translation>avec la tête en {space}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>avec {names}</translation>
    </message>
    <message>
      <source>with {worm} as partner</source>
      <translation>avec {worm} comme partenaire</translation>
    </message>
    <message>
      <source>worm {letter}</source>
      <translation>ver {letter}</translation>
    </message>
    <message>
      <source>worm {worm} grew by {n}</source>
      <translation>le ver {worm} a grandi de {n}</translation>
    </message>
    <message>
      <source>worm {worm} grows: {size} of {limit}</source>
      <translation>le ver {worm} grandit : {size} sur {limit}</translation>
    </message>
    <message>
      <source>worms</source>
      <translation>vers</translation>
    </message>
    <message>
      <source>worms in the largest group of touching worms</source>
      <translation>vers dans le plus grand groupe de vers qui se touchent</translation>
    </message>
    <message>
      <source>worms in the longest Conga Line</source>
      <translation>vers dans la plus longue farandole</translation>
    </message>
    <message>
      <source>worms may not touch each other</source>
      <translation>les vers ne doivent pas se toucher</translation>
    </message>
    <message>
      <source>worms of 5 or more spaces that touch no blank space</source>
      <translation>vers de 5 cases ou plus qui ne touchent aucune case vide</translation>
    </message>
    <message>
      <source>worms of 6 or more spaces</source>
      <translation>vers de 6 cases ou plus</translation>
    </message>
    <message>
      <source>worms on the edge of the sheet</source>
      <translation>vers au bord de la feuille</translation>
    </message>
    <message>
      <source>worms touching a blank space</source>
      <translation>vers qui touchent une case vide</translation>
    </message>
    <message>
      <source>worms touching blank</source>
      <translation>vers touchant du vide</translation>
    </message>
    <message>
      <source>worms touching the worm with the most neighbours</source>
      <translation>vers qui touchent le ver aux voisins les plus nombreux</translation>
    </message>
    <message>
      <source>worms with a mouth at a food</source>
      <translation>vers avec une bouche devant une nourriture</translation>
    </message>
    <message>
      <source>worms with kinds</source>
      <translation>vers et sortes</translation>
    </message>
    <message>
      <source>worms with organs</source>
      <translation>vers avec organes</translation>
    </message>
    <message>
      <source>worms with three or more kinds of organ</source>
      <translation>vers avec trois sortes d’organes ou plus</translation>
    </message>
    <message>
      <source>worms with two or more kinds of organ</source>
      <translation>vers avec deux sortes d’organes ou plus</translation>
    </message>
    <message>
      <source>worms with two or more organs</source>
      <translation>vers avec deux organes ou plus</translation>
    </message>
    <message>
      <source>wormup-lan: a library that Qt draws windows with is missing on this system, most likely xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</source>
      <translation>wormup-lan : une bibliothèque avec laquelle Qt dessine les fenêtres manque sur ce système, sans doute xcb-cursor. Debian et Ubuntu : `sudo apt install libxcb-cursor0` ; Fedora : `sudo dnf install xcb-util-cursor`</translation>
    </message>
    <message>
      <source>wormup-lan: the screen has gone, so the window has closed; what was signed is saved</source>
      <translation>wormup-lan : l'écran a disparu, la fenêtre s'est donc fermée ; ce qui était signé est enregistré</translation>
    </message>
    <message>
      <source>wormup-lan: the variable QT_QPA_PLATFORM asks for the screen {name}, and there is none of that kind: start without the variable</source>
      <translation>wormup-lan : la variable QT_QPA_PLATFORM demande l'écran {name}, et il n'y en a pas de ce type ici : lance sans cette variable</translation>
    </message>
    <message>
      <source>wormup-lan: the window is open already on this laptop and does not answer: end it, then start again</source>
      <translation>wormup-lan : la fenêtre est déjà ouverte sur cet ordinateur et ne répond pas : ferme-la, puis relance</translation>
    </message>
    <message>
      <source>wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan demo, peer, watch, solo, audit and replay --text (--help says more)</source>
      <translation>wormup-lan : il n’y a pas d’écran pour ouvrir une fenêtre. Sans fenêtre il y a : wormup-lan demo, peer, watch, solo, audit et replay --text (--help en dit plus)</translation>
    </message>
    <message>
      <source>write the report to a file as well, to send it</source>
      <translation>écrire aussi le rapport dans un fichier, pour l’envoyer</translation>
    </message>
    <message>
      <source>yawns</source>
      <translation>bâille</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>oui</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>hier</translation>
    </message>
    <message>
      <source>you</source>
      <translation>toi</translation>
    </message>
    <message>
      <source>you may change a die next hour</source>
      <translation>tu peux changer un dé à l’heure suivante</translation>
    </message>
    <message>
      <source>you, again</source>
      <translation>toi, encore une</translation>
    </message>
    <message>
      <source>your identity {path} cannot be used: {why}; or choose another --data DIR</source>
      <translation>ton identité {path} ne peut pas servir : {why} ; ou choisis un autre --data DIR</translation>
    </message>
    <message>
      <source>your name cannot be kept in {path}: {why}</source>
      <translation>ton nom ne peut pas être gardé dans {path} : {why}</translation>
    </message>
    <message>
      <source>your own worm</source>
      <translation>ton propre ver</translation>
    </message>
    <message>
      <source>your seat is also open on another laptop: end the program there, and it goes on here</source>
      <translation>ta place est aussi ouverte sur un autre ordinateur : arrête le programme là-bas, et la partie continue ici</translation>
    </message>
    <message>
      <source>your seat went on at another laptop, and goes on there</source>
      <translation>ta place est passée sur un autre ordinateur, et continue là-bas</translation>
    </message>
    <message>
      <source>zero bytes: {count}</source>
      <translation>octets nuls : {count}</translation>
    </message>
    <message>
      <source>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</source>
      <translation>zeroconf : LGPL 2.1 ; ZeroMQ : MPL 2</translation>
    </message>
    <message>
      <source>{counted}, no doubts.</source>
      <translation>{counted}, aucun doute.</translation>
    </message>
    <message>
      <source>{counted}.</source>
      <translation>{counted}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} brains could turn a die.</source>
      <extracomment>One brain could turn a die.</extracomment>
      <translation>
        <numerusform>{count} cerveau pourrait tourner un dé.</numerusform>
        <numerusform>{count} cerveaux pourraient tourner un dé.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} chosen</source>
      <extracomment>{count} chosen</extracomment>
      <translation>
        <numerusform>{count} choisi</numerusform>
        <numerusform>{count} choisis</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} credits for the next hour</source>
      <extracomment>{count} credit for the next hour</extracomment>
      <translation>
        <numerusform>{count} crédit pour l’heure suivante</numerusform>
        <numerusform>{count} crédits pour l’heure suivante</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} downloads</source>
      <extracomment>{count} download</extracomment>
      <translation>
        <numerusform>{count} téléchargement</numerusform>
        <numerusform>{count} téléchargements</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} draws of this evening ended unfinished.</source>
      <extracomment>{count} draw of this evening ended unfinished.</extracomment>
      <translation>
        <numerusform>{count} tirage de cette soirée est resté inachevé.</numerusform>
        <numerusform>{count} tirages de cette soirée sont restés inachevés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} envelopes</source>
      <extracomment>{count} envelope</extracomment>
      <translation>
        <numerusform>{count} enveloppe</numerusform>
        <numerusform>{count} enveloppes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} friends</source>
      <extracomment>{count} friend</extracomment>
      <translation>
        <numerusform>{count} ami</numerusform>
        <numerusform>{count} amis</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>{count} game</extracomment>
      <translation>
        <numerusform>{count} partie</numerusform>
        <numerusform>{count} parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games cannot be read: 'wormup-lan games' says why</source>
      <extracomment>{count} game cannot be read: 'wormup-lan games' says why</extracomment>
      <translation>
        <numerusform>{count} partie est illisible : 'wormup-lan games' dit pourquoi</numerusform>
        <numerusform>{count} parties sont illisibles : 'wormup-lan games' dit pourquoi</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} hours</source>
      <extracomment>{count} hour</extracomment>
      <translation>
        <numerusform>{count} heure</numerusform>
        <numerusform>{count} heures</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters and digits</source>
      <extracomment>{count} letter or digit</extracomment>
      <translation>
        <numerusform>{count} lettre ou chiffre</numerusform>
        <numerusform>{count} lettres et chiffres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters to go</source>
      <extracomment>{count} letter to go</extracomment>
      <translation>
        <numerusform>Encore {count} lettre</numerusform>
        <numerusform>Encore {count} lettres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <extracomment>{count} move</extracomment>
      <translation>
        <numerusform>{count} coup</numerusform>
        <numerusform>{count} coups</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library, which does not agree within {mm} mm:</source>
      <extracomment>{count} move also measured with another geometry library, which does not agree within {mm} mm:</extracomment>
      <translation>
        <numerusform>{count} coup mesuré aussi par une autre bibliothèque de géométrie, qui n’est pas d’accord à {mm} mm près :</numerusform>
        <numerusform>{count} coups mesurés aussi par une autre bibliothèque de géométrie, qui n’est pas d’accord à {mm} mm près :</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library: all agree within {mm} mm</source>
      <extracomment>{count} move also measured with another geometry library: it agrees within {mm} mm</extracomment>
      <translation>
        <numerusform>{count} coup mesuré aussi par une autre bibliothèque de géométrie : d’accord à {mm} mm près</numerusform>
        <numerusform>{count} coups mesurés aussi par une autre bibliothèque de géométrie : tous d’accord à {mm} mm près</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} numbers for the dice</source>
      <extracomment>{count} number for the dice</extracomment>
      <translation>
        <numerusform>{count} nombre pour les dés</numerusform>
        <numerusform>{count} nombres pour les dés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {hours} checked, all dice recomputed</source>
      <extracomment>{count} opening matches its commitment, {hours} checked, all dice recomputed</extracomment>
      <translation>
        <numerusform>{count} ouverture conforme à son engagement ; vérifié : {hours} ; tous les dés recalculés</numerusform>
        <numerusform>{count} ouvertures conformes à leurs engagements ; vérifié : {hours} ; tous les dés recalculés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {moves} checked</source>
      <extracomment>{count} opening matches its commitment, {moves} checked</extracomment>
      <translation>
        <numerusform>{count} ouverture conforme à son engagement ; vérifié : {moves}</numerusform>
        <numerusform>{count} ouvertures conformes à leurs engagements ; vérifié : {moves}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people</source>
      <extracomment>{count} person</extracomment>
      <translation>
        <numerusform>{count} personne</numerusform>
        <numerusform>{count} personnes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people come</source>
      <extracomment>{count} person comes</extracomment>
      <translation>
        <numerusform>{count} personne vient</numerusform>
        <numerusform>{count} personnes viennent</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players</source>
      <extracomment>{count} player</extracomment>
      <translation>
        <numerusform>{count} joueur</numerusform>
        <numerusform>{count} joueurs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, about {rounds}</source>
      <extracomment>{count} player, about {rounds}</extracomment>
      <translation>
        <numerusform>{count} joueur, environ {rounds}</numerusform>
        <numerusform>{count} joueurs, environ {rounds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, {hours}</source>
      <extracomment>{count} player, {hours}</extracomment>
      <translation>
        <numerusform>{count} joueur, {hours}</numerusform>
        <numerusform>{count} joueurs, {hours}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points more and you are {next}.</source>
      <extracomment>{count} point more and you are {next}.</extracomment>
      <translation>
        <numerusform>Encore {count} point et tu es {next}.</numerusform>
        <numerusform>Encore {count} points et tu es {next}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} races</source>
      <extracomment>{count} race</extracomment>
      <translation>
        <numerusform>{count} course</numerusform>
        <numerusform>{count} courses</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds</source>
      <extracomment>{count} round</extracomment>
      <translation>
        <numerusform>{count} manche</numerusform>
        <numerusform>{count} manches</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds in one look</source>
      <extracomment>{count} round in one look</extracomment>
      <translation>
        <numerusform>{count} manche en un coup d’œil</numerusform>
        <numerusform>{count} manches en un coup d’œil</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} seats free</source>
      <extracomment>{count} seat free</extracomment>
      <translation>
        <numerusform>{count} place libre</numerusform>
        <numerusform>{count} places libres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments</source>
      <extracomment>{count} segment</extracomment>
      <translation>
        <numerusform>{count} segment</numerusform>
        <numerusform>{count} segments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments reach here</source>
      <extracomment>{count} segment reaches here</extracomment>
      <translation>
        <numerusform>{count} segment arrive ici</numerusform>
        <numerusform>{count} segments arrivent ici</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signatures</source>
      <extracomment>{count} signature</extracomment>
      <translation>
        <numerusform>{count} signature</numerusform>
        <numerusform>{count} signatures</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps</source>
      <extracomment>{count} step</extracomment>
      <translation>
        <numerusform>{count} étape</numerusform>
        <numerusform>{count} étapes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps, each sealed by all at the table or by a call</source>
      <extracomment>{count} step, sealed by all at the table or by a call</extracomment>
      <translation>
        <numerusform>{count} étape, scellée par toute la table ou par un appel</numerusform>
        <numerusform>{count} étapes, chacune scellée par toute la table ou par un appel</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tables</source>
      <extracomment>{count} table</extracomment>
      <translation>
        <numerusform>{count} table</numerusform>
        <numerusform>{count} tables</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to do</source>
      <extracomment>{count} thing to do</extracomment>
      <translation>
        <numerusform>{count} chose à faire</numerusform>
        <numerusform>{count} choses à faire</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to mend</source>
      <extracomment>{count} thing to mend</extracomment>
      <translation>
        <numerusform>{count} chose à réparer</numerusform>
        <numerusform>{count} choses à réparer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <extracomment>{count} way</extracomment>
      <translation>
        <numerusform>{count} façon</numerusform>
        <numerusform>{count} façons</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} wins</source>
      <extracomment>{count} win</extracomment>
      <translation>
        <numerusform>{count} victoire</numerusform>
        <numerusform>{count} victoires</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}: {points}</source>
      <translation>{count} : {points}</translation>
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
      <translation>Course de {day}, manche {round}</translation>
    </message>
    <message>
      <source>{day}'s sheets, hour {hour}</source>
      <translation>Feuilles de {day}, heure {hour}</translation>
    </message>
    <message>
      <source>{day}, nobody won</source>
      <translation>{day}, personne n’a gagné</translation>
    </message>
    <message>
      <source>{day}, round {round}</source>
      <translation>{day}, manche {round}</translation>
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation>{decision}  ↩ {frame}</translation>
    </message>
    <message>
      <source>{die} becomes {new} instead of {old}</source>
      <translation>{die} devient {new} au lieu de {old}</translation>
    </message>
    <message>
      <source>{done} of {count}</source>
      <translation>{done} sur {count}</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>{done} of {count} game</extracomment>
      <translation>
        <numerusform>{done} partie sur {count}</numerusform>
        <numerusform>{done} parties sur {count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} races</source>
      <extracomment>{done} of {count} race</extracomment>
      <translation>
        <numerusform>{done} course sur {count}</numerusform>
        <numerusform>{done} courses sur {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players</source>
      <translation>{edition} se joue de {least} à {most}</translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players.</source>
      <translation>{edition} se joue de {least} à {most}.</translation>
    </message>
    <message numerus="yes">
      <source>{edition}, {count} players, {length} mm: about {rounds}, {low} to {high} minutes among people</source>
      <extracomment>{edition}, {count} player, {length} mm: about {rounds}, {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{edition}, {count} joueur, {length} mm : environ {rounds}, {low} à {high} minutes entre humains</numerusform>
        <numerusform>{edition}, {count} joueurs, {length} mm : environ {rounds}, {low} à {high} minutes entre humains</numerusform>
      </translation>
    </message>
    <message>
      <source>{ended}: finished. Back to {next}</source>
      <translation>{ended} : terminé. Retour à {next}</translation>
    </message>
    <message>
      <source>{face} alone</source>
      <translation>{face} seul</translation>
    </message>
    <message>
      <source>{face} is chosen: name it, or choose another one.</source>
      <translation>{face} est choisi : nomme-le, ou choisis-en un autre.</translation>
    </message>
    <message>
      <source>{face} is chosen: seal it, or choose another one.</source>
      <translation>{face} est choisi : scelle-le, ou choisis-en un autre.</translation>
    </message>
    <message>
      <source>{face} sleeps</source>
      <translation>{face} dort</translation>
    </message>
    <message>
      <source>{face} sleeps this round, it just moved you.</source>
      <translation>{face} dort cette manche, il vient de te faire avancer.</translation>
    </message>
    <message>
      <source>{face} sleeps, it just moved you.</source>
      <translation>{face} dort, il vient de te faire avancer.</translation>
    </message>
    <message>
      <source>{face} wins {share} % of the races</source>
      <translation>{face} gagne {share} % des courses</translation>
    </message>
    <message>
      <source>{file} is damaged, or somebody has changed it: ask for it once more.</source>
      <translation>{file} est abîmé, ou quelqu’un l’a modifié : redemande-le.</translation>
    </message>
    <message>
      <source>{file} is no puzzle, or it is damaged: ask for it once more.</source>
      <translation>{file} n’est pas une énigme, ou est abîmé : redemande-le.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: it does not end where somebody has to move.</source>
      <translation>{file} n'est pas une énigme : elle ne finit pas là où quelqu'un doit jouer.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no race is in it.</source>
      <translation>{file} n'est pas une énigme : elle ne contient pas de course.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no winning move was found.</source>
      <translation>{file} n'est pas une énigme : aucun coup gagnant n'a été trouvé.</translation>
    </message>
    <message>
      <source>{file} is not a log of this program. The log of a game is the file called 'log' in the folder of that game.</source>
      <translation>{file} n’est pas un journal de ce programme. Le journal d’une partie est le fichier appelé « log » dans le dossier de cette partie.</translation>
    </message>
    <message>
      <source>{file}, step {step}</source>
      <translation>{file}, étape {step}</translation>
    </message>
    <message>
      <source>{file}: does not go on from step {step} of {log}: it stood otherwise there</source>
      <translation>{file} : ne continue pas depuis l’étape {step} de {log} : la position y était autre</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of a game whose log is not here; audit both together to see whether it stood so</source>
      <translation>{file} : continue depuis l’étape {step} d’une partie dont le journal n’est pas ici ; vérifie les deux ensemble pour voir si la position était celle-là</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of {log}, as it stood there</source>
      <translation>{file} : continue depuis l’étape {step} de {log}, telle qu’elle y était</translation>
    </message>
    <message>
      <source>{file}: {what}</source>
      <translation>{file} : {what}</translation>
    </message>
    <message>
      <source>{file}: {why}; choose another place</source>
      <translation>{file} : {why} ; choisis un autre endroit</translation>
    </message>
    <message>
      <source>{first} and {second} are overlapping by {gap} mm</source>
      <translation>{first} et {second} se chevauchent de {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart</source>
      <translation>{first} et {second} sont à {gap} mm l’un de l’autre</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation>{first} et {second} sont à {gap} mm l’un de l’autre ; ils ne doivent pas se toucher (règle W3.4).</translation>
    </message>
    <message>
      <source>{first} goes first with {one}, then {second} with {two}.</source>
      <translation>{first} part en premier avec {one}, puis {second} avec {two}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, then {third}.</source>
      <translation>{first} part en premier, puis {second}, puis {third}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third} and {fourth}.</source>
      <translation>{first} part en premier, puis {second}, {third} et {fourth}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third}, {fourth} and {fifth}.</source>
      <translation>{first} part en premier, puis {second}, {third}, {fourth} et {fifth}.</translation>
    </message>
    <message>
      <source>{first} moves {one}.</source>
      <translation>{first} avance de {one}.</translation>
    </message>
    <message>
      <source>{folder} cannot be used for --out: {why}</source>
      <translation>{folder} ne peut pas servir pour --out : {why}</translation>
    </message>
    <message>
      <source>{folder} is not empty: choose a new folder for --out</source>
      <translation>{folder} n’est pas vide : choisis un nouveau dossier pour --out</translation>
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation>{frame}. {rule}</translation>
    </message>
    <message>
      <source>{free} GB free</source>
      <translation>{free} Go libres</translation>
    </message>
    <message>
      <source>{free} MB are free</source>
      <translation>{free} Mo sont libres</translation>
    </message>
    <message>
      <source>{free} MB free: make room</source>
      <translation>{free} Mo libres : fais de la place</translation>
    </message>
    <message>
      <source>{game} of another program</source>
      <translation>{game} d’un autre programme</translation>
    </message>
    <message numerus="yes">
      <source>{game}, {count} players: {hours}, about {low} to {high} minutes among people</source>
      <extracomment>{game}, {count} player: {hours}, about {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{game}, {count} joueur : {hours}, environ {low} à {high} minutes entre humains</numerusform>
        <numerusform>{game}, {count} joueurs : {hours}, environ {low} à {high} minutes entre humains</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: empty sheets</source>
      <translation>{game} : feuilles vides</translation>
    </message>
    <message>
      <source>{game}: the rules</source>
      <translation>{game} : les règles</translation>
    </message>
    <message numerus="yes">
      <source>{game}: {count} bots ({level}, seed {seed}), files in {folder}</source>
      <extracomment>{game}: {count} bot ({level}, seed {seed}), files in {folder}</extracomment>
      <translation>
        <numerusform>{game} : {count} robot ({level}, graine {seed}), fichiers dans {folder}</numerusform>
        <numerusform>{game} : {count} robots ({level}, graine {seed}), fichiers dans {folder}</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: {names}, {date}</source>
      <translation>{game} : {names}, {date}</translation>
    </message>
    <message>
      <source>{gap} mm</source>
      <translation>{gap} mm</translation>
    </message>
    <message>
      <source>{gap} mm across the line</source>
      <translation>{gap} mm au-delà de la ligne</translation>
    </message>
    <message>
      <source>{gap} mm away</source>
      <translation>à {gap} mm</translation>
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation>à {gap} mm de la ligne</translation>
    </message>
    <message>
      <source>{got} of {size}</source>
      <translation>{got} sur {size}</translation>
    </message>
    <message>
      <source>{heading}: {counts}</source>
      <translation>{heading} : {counts}</translation>
    </message>
    <message>
      <source>{hearts} for its hearts + {before} grown before = {limit}</source>
      <translation>{hearts} pour ses cœurs + {before} de croissance passée = {limit}</translation>
    </message>
    <message>
      <source>{here} of {seats} are here</source>
      <translation>{here} sur {seats} sont là</translation>
    </message>
    <message>
      <source>{host} does not let us in at the moment</source>
      <translation>{host} ne nous laisse pas entrer pour le moment</translation>
    </message>
    <message>
      <source>{hour}, {region}</source>
      <translation>{hour}, {region}</translation>
    </message>
    <message>
      <source>{hour}, {region}: what do you do?</source>
      <translation>{hour}, {region} : que fais-tu ?</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, and nothing better was found.</source>
      <translation>{hour} : {name} {gained}, et on n’a rien trouvé de mieux.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, but {best} with: {deeds}.</source>
      <translation>{hour} : {name} {gained}, mais {best} avec : {deeds}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, where a bot found {best}.</source>
      <translation>{hour} : {name} {gained}, là où un robot a trouvé {best}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}.</source>
      <translation>{hour} : {name} {gained}.</translation>
    </message>
    <message>
      <source>{kind} on {space}</source>
      <translation>{kind} en {space}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}</source>
      <translation>{kind} {space} de {worm}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}, idle: {reason}</source>
      <translation>{kind} {space} de {worm}, au repos : {reason}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: click to let it act</source>
      <translation>{kind} {space} de {worm} : clique pour le faire agir</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation>{kind} {space} de {worm} : fini pour cette heure</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: it could act</source>
      <translation>{kind} {space} de {worm} : pourrait agir</translation>
    </message>
    <message>
      <source>{kind}: {reason}</source>
      <translation>{kind} : {reason}</translation>
    </message>
    <message numerus="yes">
      <source>{laid} of {count} segments are laid</source>
      <extracomment>{laid} of {count} segment is laid</extracomment>
      <translation>
        <numerusform>{laid} segment posé sur {count}</numerusform>
        <numerusform>{laid} segments posés sur {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>{least} or more</source>
      <translation>{least} ou plus</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} à {most}</translation>
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation>Reste {left} sur {number}.</translation>
    </message>
    <message>
      <source>{left} to go</source>
      <translation>Reste {left}</translation>
    </message>
    <message>
      <source>{length} cm</source>
      <translation>{length} cm</translation>
    </message>
    <message numerus="yes">
      <source>{line}, {count} of them with {other}</source>
      <extracomment>{line}, once with {other}</extracomment>
      <translation>
        <numerusform>{line}, dont {count} avec {other}</numerusform>
        <numerusform>{line}, dont {count} avec {other}</numerusform>
      </translation>
    </message>
    <message>
      <source>{low} to {high} min</source>
      <translation>{low} à {high} min</translation>
    </message>
    <message>
      <source>{mm} mm</source>
      <translation>{mm} mm</translation>
    </message>
    <message>
      <source>{more} % more wins</source>
      <translation>{more} % de victoires en plus</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <translation>{most} ou {last}</translation>
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation>{names} et {last}</translation>
    </message>
    <message>
      <source>{names} are here</source>
      <translation>{names} sont là</translation>
    </message>
    <message numerus="yes">
      <source>{names} are here and have not chosen for {count} minutes.</source>
      <extracomment>{names} are here and have not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{names} sont là et n’ont pas choisi depuis {count} minute.</numerusform>
        <numerusform>{names} sont là et n’ont pas choisi depuis {count} minutes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are playing {game}</source>
      <extracomment>{names} is playing {game}</extracomment>
      <translation>
        <numerusform>{names} joue à {game}</numerusform>
        <numerusform>{names} jouent à {game}</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} are the coziest</source>
      <translation>{names} sont les plus douillets</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}</source>
      <translation>{names} se cognent le nez sur le {face}</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}, {others} over {other}</source>
      <translation>{names} se cognent le nez sur le {face}, {others} sur le {other}</translation>
    </message>
    <message>
      <source>{names} bump over {face}.</source>
      <translation>{names} se cognent sur le {face}.</translation>
    </message>
    <message>
      <source>{names} can be heard</source>
      <translation>On entend {names}</translation>
    </message>
    <message numerus="yes">
      <source>{names} have dozed off</source>
      <extracomment>{names} has dozed off</extracomment>
      <translation>
        <numerusform>{names} s’est assoupi</numerusform>
        <numerusform>{names} se sont assoupis</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have gone home…</source>
      <extracomment>{names} has gone home…</extracomment>
      <translation>
        <numerusform>{names} est parti à la maison…</numerusform>
        <numerusform>{names} sont partis à la maison…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have not chosen yet</source>
      <extracomment>{names} has not chosen yet</extracomment>
      <translation>
        <numerusform>{names} n’a pas encore choisi</numerusform>
        <numerusform>{names} n’ont pas encore choisi</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} have won the evening together</source>
      <translation>{names} ont gagné la soirée ensemble</translation>
    </message>
    <message>
      <source>{names} have won together</source>
      <translation>{names} ont gagné ensemble</translation>
    </message>
    <message>
      <source>{names} lead together</source>
      <translation>{names} mènent ensemble</translation>
    </message>
    <message>
      <source>{names} share the win with {total}.</source>
      <translation>{names} partagent la victoire avec {total}.</translation>
    </message>
    <message>
      <source>{names} sit down. Emblem: {emblem}.</source>
      <translation>{names} s’assoient. Emblème : {emblem}.</translation>
    </message>
    <message numerus="yes">
      <source>{names} wait for you</source>
      <extracomment>{names} waits for you</extracomment>
      <translation>
        <numerusform>{names} t’attend</numerusform>
        <numerusform>{names} t’attendent</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} want one more</source>
      <translation>{names} en veulent encore une</translation>
    </message>
    <message>
      <source>{names} wants one more</source>
      <translation>{names} en veut encore une</translation>
    </message>
    <message>
      <source>{names} wins with {total}.</source>
      <translation>{names} gagne avec {total}.</translation>
    </message>
    <message>
      <source>{names} would end the race here.</source>
      <translation>{names} : d’accord pour finir la course ici.</translation>
    </message>
    <message>
      <source>{name} (bot)</source>
      <translation>{name} (robot)</translation>
    </message>
    <message>
      <source>{name} (hour {hour} of {count}), {region}: {dice}.</source>
      <translation>{name} (heure {hour} sur {count}), {region} : {dice}.</translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <translation>{name} (toi)</translation>
    </message>
    <message>
      <source>{name} ({key}) is a player of its own</source>
      <translation>{name} ({key}) est un joueur à part</translation>
    </message>
    <message>
      <source>{name} ({key}) is also known as {other} ({other_key})</source>
      <translation>{name} ({key}) est aussi connu comme {other} ({other_key})</translation>
    </message>
    <message>
      <source>{name} ({key}) is somebody else</source>
      <translation>{name} ({key}) est quelqu’un d’autre</translation>
    </message>
    <message>
      <source>{name} and {other} sat in one game: they are two players</source>
      <translation>{name} et {other} étaient dans une même partie : ce sont deux joueurs</translation>
    </message>
    <message>
      <source>{name} at {hosts} is heard but not reached: a firewall is on there, or the game has just ended; join from that laptop, with the code of this one</source>
      <translation>{name} à {hosts} s’entend mais ne se joint pas : un pare-feu y est actif, ou la partie vient de finir ; rejoins depuis cet ordi-là avec le code de celui-ci</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached</source>
      <translation>{name} à {hosts} est atteint</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached, and has version {theirs}; you have {ours}</source>
      <translation>{name} à {hosts} est atteint, et a la version {theirs} ; tu as {ours}</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you and {others}; {best} would have won {more} % more.</source>
      <translation>{name} a misé {bid} et s’est cogné à toi et à {others} ; {best} aurait gagné {more} % de plus.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you; {best} would have won {more} % more.</source>
      <translation>{name} a misé {bid} et s’est cogné à toi ; {best} aurait gagné {more} % de plus.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>{name} a misé {bid} et s’est cogné à {others} ; {best} aurait gagné {more} % de plus.</translation>
    </message>
    <message>
      <source>{name} bid {bid}; {best} would have won {more} % more.</source>
      <translation>{name} a misé {bid} ; {best} aurait gagné {more} % de plus.</translation>
    </message>
    <message>
      <source>{name} can call again.</source>
      <translation>{name} peut rappeler.</translation>
    </message>
    <message>
      <source>{name} could still catch up.</source>
      <translation>{name} pourrait encore rattraper.</translation>
    </message>
    <message>
      <source>{name} did not end: see {file}</source>
      <translation>{name} n’a pas fini : voir {file}</translation>
    </message>
    <message>
      <source>{name} draws the tables when all are there.</source>
      <translation>{name} tire les tables quand tout le monde est là.</translation>
    </message>
    <message>
      <source>{name} ended with exit code {code}: see {file}</source>
      <translation>{name} a fini avec le code {code} : voir {file}</translation>
    </message>
    <message>
      <source>{name} ends with {total}: {grade}.</source>
      <translation>{name} finit avec {total} : {grade}.</translation>
    </message>
    <message>
      <source>{name} has an address of its own making</source>
      <translation>{name} s’est donné une adresse lui-même</translation>
    </message>
    <message>
      <source>{name} has another version</source>
      <translation>{name} a une autre version</translation>
    </message>
    <message>
      <source>{name} has left for good.</source>
      <translation>{name} est parti pour de bon.</translation>
    </message>
    <message>
      <source>{name} has left the game for good; {then}.</source>
      <translation>{name} a quitté la partie pour de bon ; {then}.</translation>
    </message>
    <message>
      <source>{name} has left the table for now.</source>
      <translation>{name} a quitté la table pour l’instant.</translation>
    </message>
    <message>
      <source>{name} has opened nothing and contributes nothing.</source>
      <translation>{name} n’a rien ouvert et n’apporte rien.</translation>
    </message>
    <message>
      <source>{name} has other rules of {rules} (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>{name} a d’autres règles de {rules} (programme {theirs}, le nôtre {ours}) : il faut mettre à jour le plus ancien</translation>
    </message>
    <message>
      <source>{name} has our name: one of us must take another</source>
      <translation>{name} a notre nom : l’un de nous doit en prendre un autre</translation>
    </message>
    <message>
      <source>{name} has swung a post, now {away} worms from the thread</source>
      <translation>{name} a fait pivoter un poteau, maintenant à {away} vers du fil</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: all tables are for both of you</source>
      <translation>{name} a la version {theirs}, tu as {ours} : toutes les tables sont pour vous deux</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables are not for you</source>
      <translation>{name} a la version {theirs}, tu as {ours} : vous pouvez jouer tous deux à {games}, mais certaines tables ne sont pas pour toi</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: no table is for both of you</source>
      <translation>{name} a la version {theirs}, tu as {ours} : aucune table n’est pour vous deux</translation>
    </message>
    <message>
      <source>{name} has won</source>
      <translation>{name} a gagné</translation>
    </message>
    <message>
      <source>{name} has won the evening</source>
      <translation>{name} a gagné la soirée</translation>
    </message>
    <message>
      <source>{name} has {system}: open “Bring a friend” there, then it can be fetched here.</source>
      <translation>{name} a {system} : ouvre « Amener un ami » là-bas, et on pourra le récupérer ici.</translation>
    </message>
    <message>
      <source>{name} held up {others}</source>
      <translation>{name} a bloqué {others}</translation>
    </message>
    <message>
      <source>{name} is back</source>
      <translation>{name} est de retour</translation>
    </message>
    <message>
      <source>{name} is back at the table.</source>
      <translation>{name} est de retour à la table.</translation>
    </message>
    <message>
      <source>{name} is heard again</source>
      <translation>On entend de nouveau {name}</translation>
    </message>
    <message>
      <source>{name} is heard and reached</source>
      <translation>On entend et on atteint {name}</translation>
    </message>
    <message>
      <source>{name} is heard, but not reached</source>
      <translation>On entend {name}, sans l’atteindre</translation>
    </message>
    <message>
      <source>{name} is heard, but signs nothing since {time}</source>
      <translation>On entend {name}, qui ne signe rien depuis {time}</translation>
    </message>
    <message>
      <source>{name} is here</source>
      <translation>{name} est là</translation>
    </message>
    <message numerus="yes">
      <source>{name} is here and has not chosen for {count} minutes.</source>
      <extracomment>{name} is here and has not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{name} est là et n’a pas choisi depuis {count} minute.</numerusform>
        <numerusform>{name} est là et n’a pas choisi depuis {count} minutes.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} is in this room and has {version}. “Bring a friend” on that laptop gives you the newer program; then start again.</source>
      <translation>{name} est dans cette pièce et a {version}. « Amener un ami » sur cet ordinateur te donne le programme plus récent ; puis redémarre.</translation>
    </message>
    <message>
      <source>{name} is looking round</source>
      <translation>{name} cherche une table</translation>
    </message>
    <message>
      <source>{name} is not looking round any more.</source>
      <translation>{name} ne regarde plus autour.</translation>
    </message>
    <message>
      <source>{name} is out until all others agree.</source>
      <translation>{name} est dehors jusqu’à l’accord de tous les autres.</translation>
    </message>
    <message>
      <source>{name} is passed over.</source>
      <translation>{name} est passé.</translation>
    </message>
    <message>
      <source>{name} is silent since {time}</source>
      <translation>{name} se tait depuis {time}</translation>
    </message>
    <message>
      <source>{name} is stuck after {count}, {away} worms from the thread</source>
      <translation>{name} est coincé après {count}, à {away} vers du fil</translation>
    </message>
    <message>
      <source>{name} is the coziest</source>
      <translation>{name} est le plus douillet</translation>
    </message>
    <message>
      <source>{name} leads by {count}</source>
      <translation>{name} mène de {count}</translation>
    </message>
    <message>
      <source>{name} leads, {mm} mm to go.</source>
      <translation>{name} mène, encore {mm} mm.</translation>
    </message>
    <message>
      <source>{name} left a roll for the second time and passes from now on.</source>
      <translation>{name} a quitté un lancer pour la deuxième fois et passe désormais.</translation>
    </message>
    <message>
      <source>{name} lies in the way</source>
      <translation>{name} barre le passage</translation>
    </message>
    <message>
      <source>{name} looks back: follow</source>
      <translation>{name} revoit la partie : suivre</translation>
    </message>
    <message>
      <source>{name} moved {count}, now {away} worms from the thread</source>
      <translation>{name} a avancé de {count}, maintenant à {away} vers du fil</translation>
    </message>
    <message>
      <source>{name} moves {number}</source>
      <translation>{name} avance de {number}</translation>
    </message>
    <message>
      <source>{name} moves {number}.</source>
      <translation>{name} avance de {number}.</translation>
    </message>
    <message>
      <source>{name} moves {number}: find the win.</source>
      <translation>{name} avance de {number} : trouve la victoire.</translation>
    </message>
    <message numerus="yes">
      <source>{name} named {count} numbers</source>
      <extracomment>{name} named {count} number</extracomment>
      <translation>
        <numerusform>{name} a nommé {count} nombre</numerusform>
        <numerusform>{name} a nommé {count} nombres</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} names a number with the X.</source>
      <translation>{name} nomme un nombre avec le X.</translation>
    </message>
    <message>
      <source>{name} names {number} with the X.</source>
      <translation>{name} nomme {number} avec le X.</translation>
    </message>
    <message>
      <source>{name} now names a number with the X.</source>
      <translation>{name} nomme maintenant un nombre avec le X.</translation>
    </message>
    <message>
      <source>{name} resigns.</source>
      <translation>{name} abandonne.</translation>
    </message>
    <message>
      <source>{name} runs on this laptop</source>
      <translation>{name} tourne sur cet ordi</translation>
    </message>
    <message>
      <source>{name} sits down alone.</source>
      <translation>{name} s’assoit en solo.</translation>
    </message>
    <message>
      <source>{name} stays put.</source>
      <translation>{name} reste sur place.</translation>
    </message>
    <message>
      <source>{name} swung it away from {other}</source>
      <translation>{name} l’a éloigné de {other}</translation>
    </message>
    <message>
      <source>{name} waits for those who were drawn to the same table</source>
      <translation>{name} attend ceux que le tirage a mis à la même table</translation>
    </message>
    <message>
      <source>{name} wants to play again.</source>
      <translation>{name} veut rejouer.</translation>
    </message>
    <message>
      <source>{name} wins!</source>
      <translation>{name} gagne !</translation>
    </message>
    <message>
      <source>{name} won, {day}</source>
      <translation>{name} a gagné, {day}</translation>
    </message>
    <message>
      <source>{name} would go on</source>
      <translation>{name} continuerait</translation>
    </message>
    <message>
      <source>{name} {deeds}: it touches the line.</source>
      <translation>{name} {deeds} : la ligne est touchée.</translation>
    </message>
    <message>
      <source>{name} {deeds}: {gap} mm to go.</source>
      <translation>{name} {deeds} : reste {gap} mm.</translation>
    </message>
    <message>
      <source>{name} {gap} mm away</source>
      <translation>{name} à {gap} mm</translation>
    </message>
    <message>
      <source>{name}'s X names {number}.</source>
      <translation>Le X de {name} nomme {number}.</translation>
    </message>
    <message>
      <source>{name}'s evening</source>
      <translation>Soirée de {name}</translation>
    </message>
    <message>
      <source>{name}'s head</source>
      <translation>la tête de {name}</translation>
    </message>
    <message>
      <source>{name}'s head is blocked: no spot is free (rule W3.2).</source>
      <translation>La tête de {name} est bloquée : aucune place n’est libre (règle W3.2).</translation>
    </message>
    <message>
      <source>{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).</source>
      <translation>La tête de {name} : son milieu est à {away} mm de la ligne, son bord à {gap} (règle W4.5).</translation>
    </message>
    <message>
      <source>{name}'s laptop gave another build than it had promised, and nothing of it was kept: fetch it from another laptop</source>
      <translation>le portable de {name} a donné un autre programme que promis et rien n’a été gardé : récupère-le d’un autre portable</translation>
    </message>
    <message>
      <source>{name}'s laptop has it</source>
      <translation>le portable de {name} l’a</translation>
    </message>
    <message>
      <source>{name}'s laptop has not said a word for {since}. A closed lid? Call across the table first. {name} can come back at any time.</source>
      <translation>L’ordinateur de {name} ne dit plus rien depuis {since}. Un écran rabattu ? Appelle d’abord à travers la table. {name} peut revenir à tout moment.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things.</source>
      <translation>L’ordinateur de {name} a signé deux choses différentes.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation>L’ordinateur de {name} a signé deux choses différentes ; la preuve est enregistrée.</translation>
    </message>
    <message>
      <source>{name}'s laptop is heard, but has signed nothing for {since}. Its program may be stuck: call across the table first. {name} can come back at any time.</source>
      <translation>On entend l’ordinateur de {name}, mais il n’a rien signé depuis {since}. Son programme est peut-être bloqué : appelle d’abord à travers la table. {name} peut revenir à tout moment.</translation>
    </message>
    <message>
      <source>{name}'s laptop signed two different things in step {step}</source>
      <translation>L’ordinateur de {name} a signé deux choses différentes à l’étape {step}</translation>
    </message>
    <message>
      <source>{name}'s number {number}…; its seal, recomputed: {verdict}.</source>
      <translation>Le nombre {number}… de {name} ; son sceau, recalculé : {verdict}.</translation>
    </message>
    <message>
      <source>{name}'s placement {number}</source>
      <translation>la pose {number} de {name}</translation>
    </message>
    <message>
      <source>{name}'s program does not understand this one: the older of the two must be updated</source>
      <translation>Le programme de {name} ne comprend pas celui-ci : il faut mettre à jour le plus ancien des deux</translation>
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation>le segment {number} de {name}</translation>
    </message>
    <message>
      <source>{name}'s sheet</source>
      <translation>Feuille de {name}</translation>
    </message>
    <message>
      <source>{name}'s swing</source>
      <translation>le pivot de {name}</translation>
    </message>
    <message>
      <source>{name}'s table</source>
      <translation>Table de {name}</translation>
    </message>
    <message>
      <source>{name}'s table cannot be played: its terms are against the rules of its game</source>
      <translation>On ne peut pas jouer à la table de {name} : ses conditions sont contre les règles de son jeu</translation>
    </message>
    <message>
      <source>{name}'s table is full and about to begin</source>
      <translation>La table de {name} est pleine et va commencer</translation>
    </message>
    <message>
      <source>{name}'s table is not open any more.</source>
      <translation>La table de {name} n'est plus ouverte.</translation>
    </message>
    <message>
      <source>{name}'s table needs the newer version of this program (theirs {theirs}, ours {ours})</source>
      <translation>la table de {name} demande la version plus récente de ce programme (là-bas {theirs}, ici {ours})</translation>
    </message>
    <message>
      <source>{name}'s table plays something else now.</source>
      <translation>À la table de {name}, on joue maintenant à autre chose.</translation>
    </message>
    <message>
      <source>{name}'s table plays something that this program does not know (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>La table de {name} joue à quelque chose que ce programme ne connaît pas (programme {theirs}, le nôtre {ours}) : il faut mettre à jour le plus ancien</translation>
    </message>
    <message>
      <source>{name}'s tournament</source>
      <translation>Tournoi de {name}</translation>
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation>le ver de {name}</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}.</source>
      <translation>{bid} de {name} à la manche {round}.</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>{bid} de {name} à la manche {round} ; {best} aurait gagné {more} % de plus.</translation>
    </message>
    <message>
      <source>{name}, from place {before} to {after}</source>
      <translation>{name}, de la place {before} à la {after}</translation>
    </message>
    <message>
      <source>{name}, key {key}</source>
      <translation>{name}, clé {key}</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} bids and no bump</source>
      <extracomment>{name}, {count} bid and no bump</extracomment>
      <translation>
        <numerusform>{name}, {count} mise sans une bosse</numerusform>
        <numerusform>{name}, {count} mises sans une bosse</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} swings</source>
      <extracomment>{name}, {count} swing</extracomment>
      <translation>
        <numerusform>{name}, {count} pivotement</numerusform>
        <numerusform>{name}, {count} pivotements</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} times</source>
      <extracomment>{name}, {count} time</extracomment>
      <translation>
        <numerusform>{name}, {count} fois</numerusform>
        <numerusform>{name}, {count} fois</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {face}: {why}.</source>
      <translation>{name}, {face} : {why}.</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {free} of {count} bids alone</source>
      <extracomment>{name}, {free} of {count} bid alone</extracomment>
      <translation>
        <numerusform>{name}, {free} mise sur {count} en solitaire</numerusform>
        <numerusform>{name}, {free} mises sur {count} en solitaire</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {mm} mm before {other}</source>
      <translation>{name}, {mm} mm devant {other}</translation>
    </message>
    <message>
      <source>{name}, {mm} mm in round {round}</source>
      <translation>{name}, {mm} mm à la manche {round}</translation>
    </message>
    <message>
      <source>{name}: key {key}</source>
      <translation>{name} : clé {key}</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line</source>
      <translation>{name} : {away} mm jusqu’à la ligne</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line.</source>
      <translation>{name} : {away} mm jusqu’à la ligne.</translation>
    </message>
    <message>
      <source>{name}: {before} mm, then {after} mm.</source>
      <translation>{name} : {before} mm, puis {after} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} mm.</source>
      <translation>{name} : {before} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away, then {after}.</source>
      <translation>{name} : à {before} vers, puis {after}.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away.</source>
      <translation>{name} : à {before} vers.</translation>
    </message>
    <message>
      <source>{name}: {grade}</source>
      <translation>{name} : {grade}</translation>
    </message>
    <message>
      <source>{name}: {note}</source>
      <translation>{name} : {note}</translation>
    </message>
    <message>
      <source>{name}: {rows} by {cols}, {hours}</source>
      <translation>{name} : {rows} × {cols}, {hours}</translation>
    </message>
    <message>
      <source>{name}: {said}</source>
      <translation>{name} : {said}</translation>
    </message>
    <message>
      <source>{name}: {wins}, {points}.</source>
      <translation>{name} : {wins}, {points}.</translation>
    </message>
    <message>
      <source>{one} and {other}</source>
      <translation>{one} et {other}</translation>
    </message>
    <message>
      <source>{one} and {two}, things left: {left}</source>
      <translation>{one} et {two}, choses restantes : {left}</translation>
    </message>
    <message>
      <source>{one}, {two}, shape {shape}</source>
      <translation>{one}, {two}, forme {shape}</translation>
    </message>
    <message>
      <source>{option} is an option of {theirs}, and this table plays {ours}: leave it out, or choose --game {other} without those of {ours}</source>
      <translation>{option} est une option de {theirs}, et cette table joue à {ours} : enlève-la, ou choisis --game {other} sans celles de {ours}</translation>
    </message>
    <message>
      <source>{organ} acts: {effect}</source>
      <translation>{organ} agit : {effect}</translation>
    </message>
    <message>
      <source>{organ} on {space}</source>
      <translation>{organ} en {space}</translation>
    </message>
    <message>
      <source>{organ} to {worms}</source>
      <translation>{organ} à {worms}</translation>
    </message>
    <message>
      <source>{path} cannot be read: mend it or move it away; until then nobody is merged</source>
      <translation>{path} ne peut pas être lu : répare-le ou déplace-le ; d’ici là, personne n’est réuni</translation>
    </message>
    <message>
      <source>{path} cannot be read: {why}</source>
      <translation>{path} ne peut pas être lu : {why}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}</source>
      <translation>{path} ne peut pas être écrit : {why}</translation>
    </message>
    <message>
      <source>{path} has no step {step} that checks: its steps are 1 to {last}</source>
      <translation>{path} n’a pas d’étape {step} qui soit juste : ses étapes vont de 1 à {last}</translation>
    </message>
    <message>
      <source>{path} holds no game that has begun</source>
      <translation>{path} ne contient aucune partie commencée</translation>
    </message>
    <message numerus="yes">
      <source>{path} is no sheet yet, it has {count} mistakes:</source>
      <extracomment>{path} is no sheet yet, it has a mistake:</extracomment>
      <translation>
        <numerusform>{path} n’est pas encore une feuille, il a {count} faute :</numerusform>
        <numerusform>{path} n’est pas encore une feuille, il a {count} fautes :</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} is no sheet yet: its words have no room</source>
      <translation>{path} n’est pas encore une feuille : ses mots n’ont pas la place</translation>
    </message>
    <message>
      <source>{path} is no sheet: not UTF-8 text, at byte {byte}</source>
      <translation>{path} n’est pas une feuille : pas du texte UTF-8, à l’octet {byte}</translation>
    </message>
    <message>
      <source>{path} is not your identity any more: put back a copy of it, or move it away to play as a new person</source>
      <translation>{path} n’est plus ton identité : remets-en une copie, ou déplace-le pour jouer comme une nouvelle personne</translation>
    </message>
    <message>
      <source>{path} is the log itself; choose another file</source>
      <translation>{path} est le journal lui-même ; choisis un autre fichier</translation>
    </message>
    <message>
      <source>{path} is too long for a sheet: {size} bytes, at most {most}</source>
      <translation>{path} est trop long pour une feuille : {size} octets, au plus {most}</translation>
    </message>
    <message>
      <source>{path}: a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>{path} : une image finit par .png ou .svg, un clip par .webp ou .gif</translation>
    </message>
    <message>
      <source>{path}: the clip could not be written.</source>
      <translation>{path} : le clip n’a pas pu être écrit.</translation>
    </message>
    <message>
      <source>{pattern}; key: {key}</source>
      <translation>{pattern} ; clé : {key}</translation>
    </message>
    <message>
      <source>{place}. {name}</source>
      <translation>{place}. {name}</translation>
    </message>
    <message>
      <source>{place}. {name}: {total}: {points}</source>
      <translation>{place}. {name} : {total} : {points}</translation>
    </message>
    <message numerus="yes">
      <source>{points} points</source>
      <extracomment>{points} point</extracomment>
      <translation>
        <numerusform>{points} point</numerusform>
        <numerusform>{points} points</numerusform>
      </translation>
    </message>
    <message>
      <source>{round}: waiting for {names}</source>
      <translation>{round} : on attend {names}</translation>
    </message>
    <message>
      <source>{row}: {count} counted, worth {points}</source>
      <translation>{row} : {count} comptés, vaut {points}</translation>
    </message>
    <message>
      <source>{said} (rule {tag})</source>
      <translation>{said} (règle {tag})</translation>
    </message>
    <message>
      <source>{said} (rule {tag}, {edition})</source>
      <translation>{said} (règle {tag}, {edition})</translation>
    </message>
    <message>
      <source>{said}; the next sign counts at {mark}</source>
      <translation>{said} ; le signe suivant compte à {mark}</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
      <source>{sheet}, {count} hours</source>
      <extracomment>{sheet}, {count} hour</extracomment>
      <translation>
        <numerusform>{sheet}, {count} heure</numerusform>
        <numerusform>{sheet}, {count} heures</numerusform>
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
      <translation>vérifié : {signatures} ; certifié : {steps}</translation>
    </message>
    <message>
      <source>{size} %</source>
      <translation>{size} %</translation>
    </message>
    <message>
      <source>{size} MB</source>
      <translation>{size} Mo</translation>
    </message>
    <message>
      <source>{space}: a food</source>
      <translation>{space} : une nourriture</translation>
    </message>
    <message>
      <source>{space}: a rock</source>
      <translation>{space} : un caillou</translation>
    </message>
    <message>
      <source>{space}: {reason}</source>
      <translation>{space} : {reason}</translation>
    </message>
    <message>
      <source>{space}: {worm}</source>
      <translation>{space} : {worm}</translation>
    </message>
    <message numerus="yes">
      <source>{start} ({count} ways)</source>
      <extracomment>{start} ({count} way)</extracomment>
      <translation>
        <numerusform>{start} ({count} façon)</numerusform>
        <numerusform>{start} ({count} façons)</numerusform>
      </translation>
    </message>
    <message>
      <source>{state}: go on with {command} --resume</source>
      <translation>{state} : continue avec {command} --resume</translation>
    </message>
    <message>
      <source>{system} may keep visitors out</source>
      <translation>{system} refuse peut-être les visiteurs</translation>
    </message>
    <message>
      <source>{system}, {size}</source>
      <translation>{system}, {size}</translation>
    </message>
    <message>
      <source>{table}: it does not follow from the games here. It does not count.</source>
      <translation>{table} : elle ne découle pas des parties présentes. Elle ne compte pas.</translation>
    </message>
    <message>
      <source>{table}: it is not over.</source>
      <translation>{table} : elle n'est pas finie.</translation>
    </message>
    <message>
      <source>{table}: it was not played as the tournament was called. It does not count.</source>
      <translation>{table} : elle n'a pas été jouée comme le tournoi l'annonçait. Elle ne compte pas.</translation>
    </message>
    <message>
      <source>{table}: its log does not check. It does not count.</source>
      <translation>{table} : son journal n'est pas juste. Elle ne compte pas.</translation>
    </message>
    <message>
      <source>{table}: its log is missing.</source>
      <translation>{table} : son journal manque.</translation>
    </message>
    <message>
      <source>{table}: not everybody signed the draw that it names. It does not count.</source>
      <translation>{table} : tous n'ont pas signé le tirage qu'elle nomme. Elle ne compte pas.</translation>
    </message>
    <message>
      <source>{table}: several games claim to be it. None of them counts.</source>
      <translation>{table} : plusieurs parties prétendent l'être. Aucune ne compte.</translation>
    </message>
    <message>
      <source>{table}: {name} was drawn for it and did not sit there.</source>
      <translation>{table} : {name} y était par tirage et ne s'y est pas assis.</translation>
    </message>
    <message>
      <source>{table}: {name} was not drawn for it. It does not count.</source>
      <translation>{table} : {name} n'y était pas par tirage. Elle ne compte pas.</translation>
    </message>
    <message>
      <source>{table}: {people}</source>
      <translation>{table} : {people}</translation>
    </message>
    <message>
      <source>{total}  in all, {grade}</source>
      <translation>{total}  en tout, {grade}</translation>
    </message>
    <message>
      <source>{total} {grade}</source>
      <translation>{total} {grade}</translation>
    </message>
    <message>
      <source>{verdict}: {why}</source>
      <translation>{verdict} : {why}</translation>
    </message>
    <message numerus="yes">
      <source>{wanted} must be here to go on; {count} are.</source>
      <extracomment>{wanted} must be here to go on; {count} is.</extracomment>
      <translation>
        <numerusform>Pour continuer, il en faut {wanted} ici ; il y en a {count}.</numerusform>
        <numerusform>Pour continuer, il en faut {wanted} ici ; il y en a {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} Signed by {names}.</source>
      <translation>{what} Signé par {names}.</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm</source>
      <translation>{what}, mesuré {gap} mm</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm of overlap</source>
      <translation>{what}, chevauchement mesuré de {gap} mm</translation>
    </message>
    <message>
      <source>{where} is alive</source>
      <translation>{where} fonctionne</translation>
    </message>
    <message>
      <source>{where} is too long: {length}, at most {most} letters</source>
      <translation>{where} est trop long : {length}, au plus {most} lettres</translation>
    </message>
    <message>
      <source>{where}: has an address but no link, so it is not used</source>
      <translation>{where} : a une adresse mais pas de liaison, donc ne sert pas</translation>
    </message>
    <message>
      <source>{where}: has an address of its own making; that will do for a cable between laptops, but a Wi-Fi is not connected yet</source>
      <translation>{where} : s’est donné une adresse lui-même ; cela suffit pour un câble entre ordinateurs, mais un Wi-Fi n’est pas encore relié</translation>
    </message>
    <message>
      <source>{where}: looks like a VPN, a container or a virtual machine, which leads to nobody in the room; switch it off if you are not found</source>
      <translation>{where} : ressemble à un VPN, un conteneur ou une machine virtuelle, qui ne mène à personne dans la pièce ; éteins-le si on ne te trouve pas</translation>
    </message>
    <message numerus="yes">
      <source>{where}: no player is heard, but {count} other devices, so multicast gets through</source>
      <extracomment>{where}: no player is heard, but another device, so multicast gets through</extracomment>
      <translation>
        <numerusform>{where} : on n’entend aucun joueur, mais {count} autre appareil, donc le multicast passe</numerusform>
        <numerusform>{where} : on n’entend aucun joueur, mais {count} autres appareils, donc le multicast passe</numerusform>
      </translation>
    </message>
    <message>
      <source>{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart; then join by code, or meet on a phone's hotspot or a cable</source>
      <translation>{where} : on n’y entend rien : personne d’autre ne joue, ou le réseau sépare ses invités ; alors rejoins par code, ou retrouvez-vous sur le partage d’un téléphone ou par câble</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon</source>
      <translation>{where} : {names}, entendu par balise</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon and mDNS</source>
      <translation>{where} : {names}, entendu par balise et mDNS</translation>
    </message>
    <message>
      <source>{where}: {names} heard by mDNS</source>
      <translation>{where} : {names}, entendu par mDNS</translation>
    </message>
    <message>
      <source>{whole}.{rest}</source>
      <translation>{whole},{rest}</translation>
    </message>
    <message numerus="yes">
      <source>{who} share the win with {total} points, {grade}.</source>
      <extracomment>{who} share the win with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} partagent la victoire avec {total} point, {grade}.</numerusform>
        <numerusform>{who} partagent la victoire avec {total} points, {grade}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} wins with {total} points, {grade}.</source>
      <extracomment>{who} wins with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} gagne avec {total} point, {grade}.</numerusform>
        <numerusform>{who} gagne avec {total} points, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{why}: nothing more is signed in this game. What was signed is safe in {path}; make room there and start the program again</source>
      <translation>{why} : plus rien n’est signé dans cette partie. Ce qui a été signé est à l’abri dans {path} ; fais-y de la place et relance le programme</translation>
    </message>
    <message>
      <source>{why}; mend that, or choose another --data DIR</source>
      <translation>{why} ; répare cela, ou choisis un autre --data DIR</translation>
    </message>
    <message>
      <source>{winner} is the last one left and wins.</source>
      <translation>{winner} est le dernier en course et gagne.</translation>
    </message>
    <message>
      <source>{winner} touches the finish line and wins.</source>
      <translation>{winner} touche la ligne d’arrivée et gagne.</translation>
    </message>
    <message>
      <source>{word} is {game}</source>
      <translation>{word} est {game}</translation>
    </message>
    <message>
      <source>{worm} gets</source>
      <translation>{worm} reçoit</translation>
    </message>
    <message>
      <source>{worm} gets {kinds}</source>
      <translation>{worm} reçoit {kinds}</translation>
    </message>
    <message>
      <source>{worm} lies on {space}</source>
      <translation>{worm} occupe {space}</translation>
    </message>
    <message>
      <source>{worm}: {reason}</source>
      <translation>{worm} : {reason}</translation>
    </message>
    <message>
      <source>“Bring a friend” on a laptop that has the newer program gives it to you; then start again.</source>
      <translation>« Amener un ami » sur un ordinateur qui a le programme plus récent te le donne ; puis redémarre.</translation>
    </message>
    <message>
      <source>“Bring a friend” on your laptop gives {name} the newer program</source>
      <translation>« Amener un ami » sur ton ordinateur donne à {name} le programme plus récent</translation>
    </message>
    <message>
      <source>“Bring a friend” on {name}'s laptop gives you the newer program</source>
      <translation>« Amener un ami » sur l’ordinateur de {name} te donne le programme plus récent</translation>
    </message>
  </context>
</TS>
