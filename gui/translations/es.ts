<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source>     ... and {count} more: m; or name spaces, such as d4 d5</source>
      <translation>     ... y {count} más: m; o nombra casillas, como d4 d5</translation>
    </message>
    <message>
      <source>  1  sign the hour; after that it stands</source>
      <translation>  1  firmar la hora; después ya no cambia</translation>
    </message>
    <message>
      <source>  u  undo the last decision     o  start the hour over     ?  help</source>
      <translation>  u  deshacer lo último     o  empezar la hora de nuevo     ?  ayuda</translation>
    </message>
    <message>
      <source> and </source>
      <translation> y </translation>
    </message>
    <message>
      <source> or </source>
      <translation> o </translation>
    </message>
    <message>
      <source>%(prog)s: error: %(message)s
</source>
      <translation>%(prog)s: error: %(message)s
</translation>
    </message>
    <message>
      <source>(After that: {then}.)</source>
      <translation>(Después: {then}.)</translation>
    </message>
    <message>
      <source>--agreed: {game} is not what is played now</source>
      <translation>--agreed: {game} no es lo que se juega ahora</translation>
    </message>
    <message>
      <source>--bot {level} does not play {game}: choose {names}</source>
      <translation>--bot {level} no juega a {game}: elige {names}</translation>
    </message>
    <message>
      <source>--chapter {chapter} and --sheet both name a sheet: give one</source>
      <translation>--chapter {chapter} y --sheet nombran una hoja los dos: da solo uno</translation>
    </message>
    <message>
      <source>--sheet {sheet}: from 1 to {last}; 0 is all</source>
      <translation>--sheet {sheet}: de 1 a {last}; 0 es todas</translation>
    </message>
    <message>
      <source>--sheet: {game} has no sheets, leave it out</source>
      <translation>--sheet: {game} no tiene hojas, quítalo</translation>
    </message>
    <message>
      <source>--to M belongs to a clip, and needs --step N</source>
      <translation>--to M es de un clip y necesita --step N</translation>
    </message>
    <message>
      <source>--to {last} comes before --step {first}</source>
      <translation>--to {last} viene antes que --step {first}</translation>
    </message>
    <message>
      <source>0 or less</source>
      <translation>0 o menos</translation>
    </message>
    <message>
      <source>1 AM</source>
      <translation>1:00</translation>
    </message>
    <message>
      <source>1 PM</source>
      <translation>13:00</translation>
    </message>
    <message>
      <source>1 knot: easy</source>
      <translation>1 nudo: fácil</translation>
    </message>
    <message>
      <source>2 AM</source>
      <translation>2:00</translation>
    </message>
    <message>
      <source>2 PM</source>
      <translation>14:00</translation>
    </message>
    <message>
      <source>2 knots: think ahead</source>
      <translation>2 nudos: piensa por adelantado</translation>
    </message>
    <message>
      <source>3 AM</source>
      <translation>3:00</translation>
    </message>
    <message>
      <source>3 PM</source>
      <translation>15:00</translation>
    </message>
    <message>
      <source>3 knots: plan from the first hour</source>
      <translation>3 nudos: planea desde la primera hora</translation>
    </message>
    <message>
      <source>4 AM</source>
      <translation>4:00</translation>
    </message>
    <message>
      <source>4 PM</source>
      <translation>16:00</translation>
    </message>
    <message>
      <source>5 AM</source>
      <translation>5:00</translation>
    </message>
    <message>
      <source>5 PM</source>
      <translation>17:00</translation>
    </message>
    <message>
      <source>5, 3, 2 and 1</source>
      <translation>5, 3, 2 y 1</translation>
    </message>
    <message>
      <source>6 AM</source>
      <translation>6:00</translation>
    </message>
    <message>
      <source>6 PM</source>
      <translation>18:00</translation>
    </message>
    <message>
      <source>7 AM</source>
      <translation>7:00</translation>
    </message>
    <message>
      <source>7 PM</source>
      <translation>19:00</translation>
    </message>
    <message>
      <source>8 AM</source>
      <translation>8:00</translation>
    </message>
    <message>
      <source>8 PM</source>
      <translation>20:00</translation>
    </message>
    <message>
      <source>A Short Winter Day</source>
      <translation>Un corto día de invierno</translation>
    </message>
    <message>
      <source>A VPN or a virtual network is on: {name}</source>
      <translation>Hay una VPN o una red virtual activa: {name}</translation>
    </message>
    <message>
      <source>A baby is a worm of two or three spaces beside one of its parents. It begins without an organ, and no shape of the dice fits it.</source>
      <translation>Un bebé es un gusano de dos o tres casillas junto a uno de sus padres. Empieza sin órganos, y ninguna forma de los dados le vale.</translation>
    </message>
    <message>
      <source>A better move would have won you {more} % more.</source>
      <translation>Un movimiento mejor te habría dado un {more} % más de victorias.</translation>
    </message>
    <message>
      <source>A better move would have won {name} {more} % more.</source>
      <translation>Un movimiento mejor habría dado a {name} un {more} % más de victorias.</translation>
    </message>
    <message>
      <source>A bid counts only if nobody else has made it.</source>
      <translation>Una apuesta solo cuenta si nadie más la ha hecho.</translation>
    </message>
    <message>
      <source>A black brain is used up.</source>
      <translation>Un cerebro negro ya está gastado.</translation>
    </message>
    <message>
      <source>A blue notice? “More info”, “Run anyway”. Networks? Allow them.</source>
      <translation>¿Un aviso azul? «Más información», «Ejecutar de todas formas». ¿Redes? Permítelas.</translation>
    </message>
    <message>
      <source>A brain can change a die in the next hour.</source>
      <translation>Un cerebro puede cambiar un dado en la hora siguiente.</translation>
    </message>
    <message>
      <source>A brain used is a point less</source>
      <translation>Un cerebro usado es un punto menos</translation>
    </message>
    <message>
      <source>A call completed this step. Signed by {names}.</source>
      <translation>Una llamada completó este paso. Firmada por {names}.</translation>
    </message>
    <message>
      <source>A changed copy</source>
      <translation>Una copia cambiada</translation>
    </message>
    <message>
      <source>A click or a key hurries it on.</source>
      <translation>Un clic o una tecla lo apura.</translation>
    </message>
    <message>
      <source>A coach for everybody</source>
      <translation>Un entrenador para todos</translation>
    </message>
    <message>
      <source>A code needs the same Wi-Fi or a cable.</source>
      <translation>Un código necesita la misma wifi o un cable.</translation>
    </message>
    <message>
      <source>A collar and a partner's collar have babies, or give their babies organs.</source>
      <translation>Un collar y el collar de una pareja tienen bebés, o dan órganos a sus bebés.</translation>
    </message>
    <message>
      <source>A collar does one thing for each collar of its worm, and one for each of the partner's that touches one of them: a baby, or an organ for every baby of this hour.</source>
      <translation>Un collar hace una cosa por cada collar de su gusano, y una más por cada collar de la pareja que toque uno de ellos: un bebé, o un órgano para cada bebé de esta hora.</translation>
    </message>
    <message>
      <source>A die can be changed once: by a brain that acted in the hour before.</source>
      <translation>Un dado se puede cambiar una vez: con un cerebro que actuó en la hora anterior.</translation>
    </message>
    <message>
      <source>A draw that you are in has not ended yet.</source>
      <translation>Un sorteo en el que estás aún no ha terminado.</translation>
    </message>
    <message>
      <source>A few minutes against sleepy bots show the rest.</source>
      <translation>Unos minutos contra bots dormilones enseñan el resto.</translation>
    </message>
    <message>
      <source>A file in pieces</source>
      <translation>Un archivo en trozos</translation>
    </message>
    <message>
      <source>A first lesson</source>
      <translation>Una primera lección</translation>
    </message>
    <message>
      <source>A game checked: {names}</source>
      <translation>Una partida verificada: {names}</translation>
    </message>
    <message>
      <source>A game of a newer version</source>
      <translation>Una partida de una versión más nueva</translation>
    </message>
    <message>
      <source>A game that somebody missed counts as that player's average</source>
      <translation>Una partida que alguien se perdió le cuenta como su promedio</translation>
    </message>
    <message>
      <source>A game without its log, {day}</source>
      <translation>Una partida sin su registro, {day}</translation>
    </message>
    <message>
      <source>A gentle nudge</source>
      <translation>Un empujoncito</translation>
    </message>
    <message>
      <source>A golden ring: this organ may act now.</source>
      <translation>Un anillo dorado: este órgano puede actuar ahora.</translation>
    </message>
    <message>
      <source>A green dot: here it may go.</source>
      <translation>Un punto verde: aquí puede ir.</translation>
    </message>
    <message>
      <source>A green tick: it has acted this hour.</source>
      <translation>Una marca verde: ya actuó en esta hora.</translation>
    </message>
    <message>
      <source>A head touches the line when it is nearer than its own radius.</source>
      <translation>Una cabeza toca la línea cuando está más cerca que su propio radio.</translation>
    </message>
    <message>
      <source>A heart goes on any free space. Click c1.</source>
      <translation>Un corazón va en cualquier casilla libre. Haz clic en c1.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow at one end, never at the end with the tail.</source>
      <translation>Un corazón hace crecer a su gusano por un extremo, nunca por el de la cola.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow. Click it.</source>
      <translation>Un corazón hace crecer a su gusano. Haz clic en él.</translation>
    </message>
    <message>
      <source>A hundred rounds are over</source>
      <translation>Pasaron cien rondas</translation>
    </message>
    <message>
      <source>A hundred rounds are over: the race ends without a winner.</source>
      <translation>Pasaron cien rondas: la carrera termina sin ganador.</translation>
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation>Tras cien rondas termina la carrera (regla W3.25).</translation>
    </message>
    <message>
      <source>A laptop with the newer version opens this game: give it the file.</source>
      <translation>Un portátil con la versión más nueva abre esta partida: dale el archivo.</translation>
    </message>
    <message>
      <source>A lesson of four hours shows the rest.</source>
      <translation>Una lección de cuatro horas enseña el resto.</translation>
    </message>
    <message>
      <source>A mouth at a new food adds an organ to its worm, which may act at once.</source>
      <translation>Una boca ante una comida nueva da a su gusano un órgano, que puede actuar enseguida.</translation>
    </message>
    <message>
      <source>A mouth at an apple brings its worm any organ. Click the mouth.</source>
      <translation>Una boca ante una manzana trae a su gusano el órgano que quieras. Haz clic en la boca.</translation>
    </message>
    <message>
      <source>A move says everything that it does, in the order of the rules.</source>
      <translation>Un movimiento dice todo lo que hace, en el orden de las reglas.</translation>
    </message>
    <message>
      <source>A new worm gets an organ. Click a3 for the eye, then the arrow up: that is where it looks.</source>
      <translation>Un gusano nuevo recibe un órgano. Haz clic en a3 para el ojo, y luego en la flecha hacia arriba: hacia allí mira.</translation>
    </message>
    <message>
      <source>A number in a dark disc: so many mouths would wake at an apple here.</source>
      <translation>Un número en un disco oscuro: tantas bocas despertaría aquí una manzana.</translation>
    </message>
    <message>
      <source>A number that moved you sleeps for one round.</source>
      <translation>Un número que te movió duerme una ronda.</translation>
    </message>
    <message>
      <source>A page for your browser is saved; print it from there.</source>
      <translation>Se guarda una página para tu navegador; imprímela desde allí.</translation>
    </message>
    <message>
      <source>A phone can take a picture of it and read the address out to you.</source>
      <translation>Un teléfono puede fotografiarlo y leerte la dirección.</translation>
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation>Se puede parar antes de tiempo.</translation>
    </message>
    <message>
      <source>A player who chose the X alone moves by any number that nobody has bid.</source>
      <translation>Quien eligió la X sin compañía se mueve cualquier número que nadie haya apostado.</translation>
    </message>
    <message>
      <source>A player who does not open a bid is out until all let them back.</source>
      <translation>Quien no abre una apuesta queda fuera hasta que todos le dejen volver.</translation>
    </message>
    <message>
      <source>A player who does not open a number for a roll is out until all let them back; the second time, every further hour is passed.</source>
      <translation>Quien no abre su número para una tirada queda fuera hasta que todos le dejen volver; la segunda vez, pasa todas las horas que siguen.</translation>
    </message>
    <message>
      <source>A point for everybody you leave behind.</source>
      <translation>Un punto por cada uno que dejes atrás.</translation>
    </message>
    <message>
      <source>A post stands in the way</source>
      <translation>Hay un poste en medio</translation>
    </message>
    <message>
      <source>A problem of this program</source>
      <translation>Un problema de este programa</translation>
    </message>
    <message>
      <source>A program of this laptop takes a free seat</source>
      <translation>Un programa de este portátil ocupa un asiento libre</translation>
    </message>
    <message>
      <source>A re-posed worm must not touch the thread.</source>
      <translation>Un gusano recolocado no puede tocar el hilo.</translation>
    </message>
    <message>
      <source>A round end is a head or still undecided, a point is the rear.</source>
      <translation>Un extremo redondo es una cabeza o está por decidir; uno en punta es el final.</translation>
    </message>
    <message>
      <source>A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm.</source>
      <translation>Un segmento mide 16 mm de ancho, un poste 12 mm, la mesa 1200 por 800 mm.</translation>
    </message>
    <message>
      <source>A sheet of your own</source>
      <translation>Una hoja tuya</translation>
    </message>
    <message>
      <source>A sheet of your own…</source>
      <translation>Una hoja tuya…</translation>
    </message>
    <message>
      <source>A sheet with any mistake is refused.</source>
      <translation>Una hoja con algún error se rechaza.</translation>
    </message>
    <message>
      <source>A space holds one thing: nothing, a rock, a food, or a piece of a worm.</source>
      <translation>Una casilla contiene una cosa: nada, una piedra, una comida o un trozo de gusano.</translation>
    </message>
    <message>
      <source>A space of a worm takes one organ, for good; a worm has one tail at most.</source>
      <translation>Una casilla de gusano lleva un órgano, para siempre; un gusano tiene una cola como mucho.</translation>
    </message>
    <message>
      <source>A strong bot would bid {face}: against what the others like to bid it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Un bot fuerte apostaría {face}: contra lo que suelen apostar los demás gana el {share} % de las carreras; con {next}, el {less} %.</translation>
    </message>
    <message>
      <source>A strong bot would go on with: {deed}. From here its hour brings {points}.</source>
      <translation>Un bot fuerte seguiría con: {deed}. Desde aquí su hora da {points}.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm and swing a post: from there it wins {share} % of the races.</source>
      <translation>Un bot fuerte se pondría como el gusano pálido y giraría un poste: desde allí gana el {share} % de las carreras.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm: from there it wins {share} % of the races.</source>
      <translation>Un bot fuerte se pondría como el gusano pálido: desde allí gana el {share} % de las carreras.</translation>
    </message>
    <message>
      <source>A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Un bot fuerte nombraría {face}: gana el {share} % de las carreras; con {next}, el {less} %.</translation>
    </message>
    <message>
      <source>A successful bid of {faces} rests for one round.</source>
      <translation>Una apuesta de {faces} que funcionó descansa una ronda.</translation>
    </message>
    <message>
      <source>A swing may go either way, and it must change something.</source>
      <translation>Un giro puede ir en los dos sentidos, y tiene que cambiar algo.</translation>
    </message>
    <message>
      <source>A table that never began, {day}</source>
      <translation>Una mesa que nunca empezó, {day}</translation>
    </message>
    <message>
      <source>A tail leads a line of worms; on all but one of them an organ may act.</source>
      <translation>Una cola guía una conga de gusanos; en todos menos uno puede actuar un órgano.</translation>
    </message>
    <message>
      <source>A turn is a list of small decisions.</source>
      <translation>Un turno es una lista de pequeñas decisiones.</translation>
    </message>
    <message>
      <source>A while has passed: this is how the race stands.</source>
      <translation>Ha pasado un rato: así va la carrera.</translation>
    </message>
    <message>
      <source>A window of its own opens. People at one laptop may sit at different tables.</source>
      <translation>Se abre una ventana propia. Quienes comparten un portátil pueden sentarse en mesas distintas.</translation>
    </message>
    <message>
      <source>A worm grows at one end only, over blank spaces, and never at the end with its tail.</source>
      <translation>Un gusano crece solo por un extremo, sobre casillas vacías, y nunca por el de la cola.</translation>
    </message>
    <message>
      <source>A worm is a path of spaces that touches itself nowhere else.</source>
      <translation>Un gusano es un camino de casillas que no se toca en ningún otro sitio.</translation>
    </message>
    <message>
      <source>A worm is laid anew from its tail, before its first segment is moved.</source>
      <translation>Un gusano se recoloca desde la cola, antes de mover su primer segmento.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts, if its head is blocked.</source>
      <translation>Un gusano puede dar la vuelta antes de salir, si su cabeza está bloqueada.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts; later only when it is blocked.</source>
      <translation>Un gusano puede dar la vuelta antes de salir; después, solo si está bloqueado.</translation>
    </message>
    <message>
      <source>A worm may turn round whenever its head is blocked.</source>
      <translation>Un gusano puede dar la vuelta siempre que su cabeza esté bloqueada.</translation>
    </message>
    <message>
      <source>A worm moves by its full number as long as there is room for it.</source>
      <translation>Un gusano avanza todo su número mientras haya sitio.</translation>
    </message>
    <message>
      <source>A worm never turns round.</source>
      <translation>Un gusano nunca da la vuelta.</translation>
    </message>
    <message>
      <source>A worm that gives up stays where it lies; the last one left wins.</source>
      <translation>Un gusano que se rinde se queda donde está; gana el último que quede.</translation>
    </message>
    <message>
      <source>A worm that has not chosen by then yawns and is nudged. It loses nothing.</source>
      <translation>Si para entonces un gusano no ha elegido, bosteza y recibe un empujoncito. No pierde nada.</translation>
    </message>
    <message>
      <source>A worm that turns round has its head where its tail was.</source>
      <translation>Un gusano que da la vuelta tiene la cabeza donde tenía la cola.</translation>
    </message>
    <message>
      <source>A worm turns round before its first segment is moved, not later.</source>
      <translation>Un gusano da la vuelta antes de mover su primer segmento, no después.</translation>
    </message>
    <message>
      <source>A worm whose next head has no free place is blocked: it stops there.</source>
      <translation>Un gusano cuya próxima cabeza no tiene sitio libre está bloqueado: ahí se para.</translation>
    </message>
    <message>
      <source>A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.</source>
      <translation>A, B, C, P: Colocar, Dar, Despertar, Pasar. Flechas y Enter: la hoja.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Acerca de</translation>
    </message>
    <message>
      <source>About this game</source>
      <translation>Acerca de este juego</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Añadir</translation>
    </message>
    <message>
      <source>Add a bot</source>
      <translation>Añadir un bot</translation>
    </message>
    <message>
      <source>After all others, as this table has chosen.</source>
      <translation>Después de todos los demás, como ha elegido esta mesa.</translation>
    </message>
    <message>
      <source>After its move it may swing one finish post round the other.</source>
      <translation>Después de moverse puede girar un poste de meta alrededor del otro.</translation>
    </message>
    <message>
      <source>After ten rounds in a row in which a bid counted but nothing was laid or swung, after a hundred rounds, or when all agree to it.</source>
      <translation>Tras diez rondas seguidas en las que una apuesta valió pero nada se colocó ni se giró, tras cien rondas, o si todos están de acuerdo.</translation>
    </message>
    <message>
      <source>After the winner the nearest head to the line has the next place.</source>
      <translation>Después del ganador, el siguiente puesto es de la cabeza más cercana a la línea.</translation>
    </message>
    <message>
      <source>After the winner the worm whose head is nearest to the line. Those that are equally near share the place.</source>
      <translation>Tras el ganador, el gusano cuya cabeza está más cerca de la línea. Los que están igual de cerca comparten el puesto.</translation>
    </message>
    <message>
      <source>After {number} of {games}: {score}.</source>
      <translation>Tras {number} de {games}: {score}.</translation>
    </message>
    <message>
      <source>Again with {names}</source>
      <translation>Otra con {names}</translation>
    </message>
    <message>
      <source>Again!</source>
      <translation>¡Otra vez!</translation>
    </message>
    <message>
      <source>Again, slowly</source>
      <translation>Otra vez, despacio</translation>
    </message>
    <message>
      <source>Again: {names}. Waiting for {missing}</source>
      <translation>Otra: {names}. Falta {missing}</translation>
    </message>
    <message>
      <source>Agree to end…</source>
      <translation>Proponer el final…</translation>
    </message>
    <message>
      <source>Ahead of {name}, and behind</source>
      <translation>Delante de {name}, y detrás</translation>
    </message>
    <message>
      <source>Aim every tail early</source>
      <translation>Apunta pronto cada cola</translation>
    </message>
    <message>
      <source>All agree to end the race without a winner.</source>
      <translation>Todos acuerdan terminar la carrera sin ganador.</translation>
    </message>
    <message>
      <source>All are here</source>
      <translation>Ya están todos</translation>
    </message>
    <message>
      <source>All bids are in</source>
      <translation>Están todas las apuestas</translation>
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation>Están todas las apuestas: se abren los sobres.</translation>
    </message>
    <message>
      <source>All choose a number in secret. A player who chose a number alone moves that many segments; equal numbers cancel each other, and nobody of them moves.</source>
      <translation>Todos eligen un número en secreto. Quien lo eligió sin compañía mueve tantos segmentos; los números iguales se anulan, y ninguno de ellos se mueve.</translation>
    </message>
    <message>
      <source>All friends, no winner</source>
      <translation>Todos amigos, nadie gana</translation>
    </message>
    <message>
      <source>All have said yes meanwhile</source>
      <translation>Mientras tanto, todos han dicho que sí</translation>
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
      <translation>Todos en la carrera acordaron terminarla (regla W3.25).</translation>
    </message>
    <message>
      <source>All is laid. Done signs it; Backspace takes the last part back.</source>
      <translation>Todo colocado. Listo lo firma; Retroceso quita el último trozo.</translation>
    </message>
    <message>
      <source>All is laid. With your X you may swing one finish post now; or press Done, which signs it.</source>
      <translation>Todo colocado. Con tu X puedes girar ahora un poste de meta; o pulsa Listo, que lo firma.</translation>
    </message>
    <message>
      <source>All is well</source>
      <translation>Todo va bien</translation>
    </message>
    <message>
      <source>All laid: press Done, or undo.</source>
      <translation>Todo colocado: pulsa Listo, o deshaz.</translation>
    </message>
    <message>
      <source>All laid: swing a finish post if you like, then press Done.</source>
      <translation>Todo colocado: gira un poste de meta si quieres, y pulsa Listo.</translation>
    </message>
    <message>
      <source>All may ask how a strong bot sees their choice.</source>
      <translation>Todos pueden preguntar cómo ve su elección un bot fuerte.</translation>
    </message>
    <message>
      <source>All numbers are bid by others: what does my X do?</source>
      <translation>Los demás han apostado todos los números: ¿qué hace mi X?</translation>
    </message>
    <message>
      <source>All numbers are in but those of {names}</source>
      <translation>Están todos los números menos los de {names}</translation>
    </message>
    <message>
      <source>All numbers are in but {name}'s</source>
      <translation>Están todos los números menos el de {name}</translation>
    </message>
    <message>
      <source>All other libraries: MIT, BSD or Apache licences</source>
      <translation>Las demás bibliotecas: licencias MIT, BSD o Apache</translation>
    </message>
    <message>
      <source>All others let {name} back.</source>
      <translation>Todos los demás dejan volver a {name}.</translation>
    </message>
    <message>
      <source>All rolls recomputed ({rolls}), all hours signed ({hours}).</source>
      <translation>Todas las tiradas recalculadas ({rolls}), todas las horas firmadas ({hours}).</translation>
    </message>
    <message>
      <source>All you can do now</source>
      <translation>Todo lo que puedes hacer</translation>
    </message>
    <message>
      <source>All you can do now (L)</source>
      <translation>Todo lo que puedes hacer (L)</translation>
    </message>
    <message>
      <source>All {count}</source>
      <translation>Todas: {count}</translation>
    </message>
    <message numerus="yes">
      <source>All {count} logs tell the same game, byte for byte: export {export}</source>
      <extracomment>One log: export {export}</extracomment>
      <translation>
        <numerusform>Los {count} registros cuentan la misma partida, byte a byte: exportación {export}</numerusform>
        <numerusform>Los {count} registros cuentan la misma partida, byte a byte: exportación {export}</numerusform>
      </translation>
    </message>
    <message>
      <source>Alone with a 6? Six times your last segment goes to the front.</source>
      <translation>¿Solo tú con el 6? Tu último segmento pasa seis veces al frente.</translation>
    </message>
    <message>
      <source>Alone with the X? Name a number that nobody has bid.</source>
      <translation>¿Solo tú con la X? Nombra un número que nadie haya apostado.</translation>
    </message>
    <message>
      <source>Alone, for the best grade: {hours}</source>
      <translation>En solitario, por el mejor nivel: {hours}</translation>
    </message>
    <message>
      <source>Alone, your X moves by any free number.</source>
      <translation>Si está sola, tu X avanza cualquier número libre.</translation>
    </message>
    <message>
      <source>Also known as {names}</source>
      <translation>También conocido como {names}</translation>
    </message>
    <message>
      <source>An X may not name a number that somebody else has bid, even in vain.</source>
      <translation>Una X no puede nombrar un número que otro haya apostado, ni siquiera en vano.</translation>
    </message>
    <message>
      <source>An X may swing a post before it crawls, not only after.</source>
      <translation>Una X puede girar un poste antes de arrastrarse, no solo después.</translation>
    </message>
    <message>
      <source>An edition says which numbers there are, what sleeps, and how many play.</source>
      <translation>Una edición dice qué números hay, qué duerme y cuántos juegan.</translation>
    </message>
    <message>
      <source>An evening of several games</source>
      <translation>Una velada de varias partidas</translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games</source>
      <extracomment>An evening of {count} game</extracomment>
      <translation>
        <numerusform>Una velada de {count} partida</numerusform>
        <numerusform>Una velada de {count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games, all editions in turn</source>
      <extracomment>An evening of {count} game, all editions in turn</extracomment>
      <translation>
        <numerusform>Una velada de {count} partida, todas las ediciones por turno</numerusform>
        <numerusform>Una velada de {count} partidas, todas las ediciones por turno</numerusform>
      </translation>
    </message>
    <message>
      <source>An eye puts one food for each eye of its worm where it sees a blank space.</source>
      <translation>Un ojo pone una comida por cada ojo de su gusano donde ve una casilla vacía.</translation>
    </message>
    <message>
      <source>An eye sees straight ahead and one space to either side, through anything.</source>
      <translation>Un ojo ve todo recto y una casilla a cada lado, a través de todo.</translation>
    </message>
    <message>
      <source>An eye sees three spaces wide ahead, and straight to both sides. Put the apple on b2.</source>
      <translation>Un ojo ve tres casillas de ancho hacia delante, y recto a ambos lados. Pon la manzana en b2.</translation>
    </message>
    <message>
      <source>An hour</source>
      <translation>Una hora</translation>
    </message>
    <message>
      <source>An hour is signed as a whole, when it is played to its end.</source>
      <translation>Una hora se firma entera, cuando se ha jugado hasta el final.</translation>
    </message>
    <message>
      <source>An organ may act only if that changes something now.</source>
      <translation>Un órgano solo puede actuar si eso cambia algo ahora.</translation>
    </message>
    <message>
      <source>An organ that was chosen to act has acted for this hour.</source>
      <translation>Un órgano elegido para actuar ya actuó en esta hora.</translation>
    </message>
    <message>
      <source>And c2.</source>
      <translation>Y c2.</translation>
    </message>
    <message numerus="yes">
      <source>And {count} more: the command stats tells all.</source>
      <extracomment>And {count} more: the command stats tells all.</extracomment>
      <translation>
        <numerusform>Y {count} más: la orden stats lo cuenta todo.</numerusform>
        <numerusform>Y {count} más: la orden stats lo cuenta todo.</numerusform>
      </translation>
    </message>
    <message>
      <source>Another laptop uses your key. Was it set up from this one? A new key makes this laptop a player of its own. Games not yet over go on where the old key is.</source>
      <translation>Otro portátil usa tu clave. ¿Se instaló a partir de este? Con una clave nueva, este portátil es un jugador aparte. Las partidas sin terminar siguen donde está la clave antigua.</translation>
    </message>
    <message>
      <source>Another program</source>
      <translation>Otro programa</translation>
    </message>
    <message>
      <source>Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave, and keep all</source>
      <translation>Responde con el número de una línea, o con casillas, como c4 o c4 c5, para ver
qué se puede hacer ahí. Además:
  u  deshacer una decisión  b  otra vez toda la lista    s  mostrar la hoja
  o  la hora de nuevo       m  más de una lista larga    r  qué cuentan las filas
  h  las reglas en breve    k  los signos de la hoja     q  salir, guardando todo</translation>
    </message>
    <message>
      <source>Anybody can replay the file of a game and check it all.</source>
      <translation>Cualquiera puede reproducir el archivo de una partida y verificarlo todo.</translation>
    </message>
    <message>
      <source>Anybody here who plays on {system} can give it.</source>
      <translation>Cualquiera aquí que juegue en {system} puede darlo.</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>abr.</translation>
    </message>
    <message>
      <source>Areas</source>
      <translation>Áreas</translation>
    </message>
    <message>
      <source>As it was</source>
      <translation>Como estaba</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Como impreso</translation>
    </message>
    <message>
      <source>As soon as all laptops have it, the race goes on.</source>
      <translation>En cuanto lo tengan todos los portátiles, la carrera sigue.</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Como el sistema</translation>
    </message>
    <message>
      <source>Ask another player for a copy.</source>
      <translation>Pide una copia a otro jugador.</translation>
    </message>
    <message>
      <source>Ask the coach</source>
      <translation>Pregunta al entrenador</translation>
    </message>
    <message>
      <source>Ask the laptop that shows this code</source>
      <translation>Pregunta al portátil que muestra este código</translation>
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation>Preguntando a {host}…</translation>
    </message>
    <message>
      <source>At its first start, macOS asks whether the game may find devices on local networks: choose Allow.</source>
      <translation>En el primer inicio, macOS pregunta si el juego puede buscar dispositivos en redes locales: elige Permitir.</translation>
    </message>
    <message>
      <source>At most {most} people share a laptop.</source>
      <translation>Como mucho {most} personas comparten un portátil.</translation>
    </message>
    <message>
      <source>Audit of {file}: {said}</source>
      <translation>Verificación de {file}: {said}</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>ago.</translation>
    </message>
    <message>
      <source>Awards</source>
      <translation>Premios</translation>
    </message>
    <message>
      <source>Babies</source>
      <translation>Bebés</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Atrás</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Volver al presente</translation>
    </message>
    <message>
      <source>Back to the choice of the option</source>
      <translation>Volver a elegir la opción</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Volver a la partida</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Volver a la estantería</translation>
    </message>
    <message>
      <source>Back to the table</source>
      <translation>Volver a la mesa</translation>
    </message>
    <message>
      <source>Back, or what is harmless</source>
      <translation>Atrás, o lo inofensivo</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Retroceso</translation>
    </message>
    <message>
      <source>Before or after its move it may swing one finish post round the other.</source>
      <translation>Antes o después de moverse puede girar un poste de meta alrededor del otro.</translation>
    </message>
    <message>
      <source>Before you move, put its segments down in a new shape.</source>
      <translation>Antes de moverte, coloca sus segmentos en una forma nueva.</translation>
    </message>
    <message>
      <source>Before {hour}</source>
      <translation>Antes de las {hour}</translation>
    </message>
    <message numerus="yes">
      <source>Behind that, {count} steps are not read any more.</source>
      <extracomment>Behind that, {count} step is not read any more.</extracomment>
      <translation>
        <numerusform>Después ya no se lee {count} paso.</numerusform>
        <numerusform>Después ya no se leen {count} pasos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Behind the letter an organ and where it looks, as in Ae&gt; or Am^:  e eye, m mouth,</source>
      <translation>Tras la letra, un órgano y hacia dónde mira, como Ae&gt; o Am^:  e ojo, m boca,</translation>
    </message>
    <message>
      <source>Bend, block, squeeze through. The first worm that touches it wins.</source>
      <translation>Dóblate, cierra el paso, cuélate. Gana el primer gusano que lo toque.</translation>
    </message>
    <message>
      <source>Best bid</source>
      <translation>Mejor apuesta</translation>
    </message>
    <message>
      <source>Best hour</source>
      <translation>Mejor hora</translation>
    </message>
    <message>
      <source>Best in {game}: {points}</source>
      <translation>Lo mejor en {game}: {points}</translation>
    </message>
    <message>
      <source>Best so far here: {total}.</source>
      <translation>Tu mejor marca aquí: {total}.</translation>
    </message>
    <message>
      <source>Between the stones there is just room for someone long and patient.</source>
      <translation>Entre las piedras cabe justo alguien largo y paciente.</translation>
    </message>
    <message>
      <source>Bid in secret</source>
      <translation>Apuesta en secreto</translation>
    </message>
    <message>
      <source>Bid in secret, crawl,
block, touch the thread.</source>
      <translation>Apuesta en secreto, arrástrate,
cierra el paso, toca el hilo.</translation>
    </message>
    <message>
      <source>Bid not opened: {names}. Out until all others agree.</source>
      <translation>Apuesta sin abrir: {names}. Fuera hasta que todos los demás acepten.</translation>
    </message>
    <message>
      <source>Bid the X</source>
      <translation>Apuesta la X</translation>
    </message>
    <message>
      <source>Bid {face}</source>
      <translation>Apostar {face}</translation>
    </message>
    <message>
      <source>Bid, or name a number</source>
      <translation>Apostar, o nombrar un número</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Apuestas</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Apuestas</translation>
    </message>
    <message>
      <source>Bids from {least}</source>
      <translation>Apuestas desde {least}</translation>
    </message>
    <message>
      <source>Bids from {least}, stop early</source>
      <translation>Desde {least}, parar antes</translation>
    </message>
    <message>
      <source>Bids: {counts}</source>
      <translation>Apuestas: {counts}</translation>
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation>Apuestas: {faces}.</translation>
    </message>
    <message>
      <source>Blatz</source>
      <translation>Blatz</translation>
    </message>
    <message>
      <source>Blue dots along a worm: a draught, for it touches a blank space.</source>
      <translation>Puntos azules a lo largo de un gusano: hay corriente, porque toca una casilla vacía.</translation>
    </message>
    <message>
      <source>Both copies are broken: the first proves {ours}, the second {theirs}, and these are the same as far as both reach.</source>
      <translation>Las dos copias están rotas: la primera prueba {ours}, la segunda {theirs}, y son iguales hasta donde llegan las dos.</translation>
    </message>
    <message>
      <source>Both copies are the same to the last step, {step}.</source>
      <translation>Las dos copias son iguales hasta el último paso, {step}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. They do not show who changed one of them.</source>
      <translation>Las dos copias son iguales hasta el paso {same}; en el paso {step} difieren. No muestran quién cambió una de ellas.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. Two different things are signed there by {names}.</source>
      <translation>Las dos copias son iguales hasta el paso {same}; en el paso {step} difieren. Allí firmó dos cosas distintas: {names}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the first goes on to step {last}.</source>
      <translation>Las dos copias son iguales hasta el paso {step}; la primera sigue hasta el paso {last}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the second goes on to step {last}.</source>
      <translation>Las dos copias son iguales hasta el paso {step}; la segunda sigue hasta el paso {last}.</translation>
    </message>
    <message>
      <source>Both games in pictures</source>
      <translation>Los dos juegos en imágenes</translation>
    </message>
    <message>
      <source>Bots among them</source>
      <translation>Bots entre ellos</translation>
    </message>
    <message>
      <source>Bots do not play in this evening.</source>
      <translation>En esta velada no juegan bots.</translation>
    </message>
    <message>
      <source>Bots may play</source>
      <translation>Pueden jugar bots</translation>
    </message>
    <message>
      <source>Bots play on from every step of this game.</source>
      <translation>Los bots siguen jugando desde cualquier paso de esta partida.</translation>
    </message>
    <message>
      <source>Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is in the region, and change a die at once: click the die before you choose A, B or C.</source>
      <translation>Cerebro: si actúa, puedes cambiar un dado en la próxima hora. O gástalo, si su gusano está en la zona, y cambia un dado ya: haz clic en el dado antes de elegir A, B o C.</translation>
    </message>
    <message>
      <source>Brains</source>
      <translation>Cerebros</translation>
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation>Los cerebros pueden girar antes un dado: haz clic en uno.</translation>
    </message>
    <message>
      <source>Brains: {count}</source>
      <translation>Cerebros: {count}</translation>
    </message>
    <message>
      <source>Bravo!</source>
      <translation>¡Bravo!</translation>
    </message>
    <message>
      <source>Bring a friend</source>
      <translation>Trae a alguien</translation>
    </message>
    <message>
      <source>Build a shore round a lake</source>
      <translation>Haz una orilla en torno a un lago</translation>
    </message>
    <message>
      <source>Bumped most</source>
      <translation>Más chichones</translation>
    </message>
    <message>
      <source>Bumps most with {name}</source>
      <translation>Choca más con {name}</translation>
    </message>
    <message>
      <source>By bots, +- {off} %. They count segments and know nobody's habits.</source>
      <translation>Según los bots, +- {off} %. Cuentan segmentos y no conocen las costumbres de nadie.</translation>
    </message>
    <message>
      <source>By bots.</source>
      <translation>Según bots.</translation>
    </message>
    <message>
      <source>By itself</source>
      <translation>Por sí solo</translation>
    </message>
    <message>
      <source>By the others' habits {habit} was best.</source>
      <translation>Según las costumbres de los demás, lo mejor era {habit}.</translation>
    </message>
    <message>
      <source>C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head.</source>
      <translation>C3.1 a C3.4: un órgano va en una casilla libre; ojos y bocas, en la cabeza.</translation>
    </message>
    <message>
      <source>C4.1: the dice show {dice}.</source>
      <translation>C4.1: los dados muestran {dice}.</translation>
    </message>
    <message>
      <source>C4.3: {reason}</source>
      <translation>C4.3: {reason}</translation>
    </message>
    <message>
      <source>C4.4: only the worm that is chosen first lies in {region} ({hour}).</source>
      <translation>C4.4: solo el gusano elegido primero está en {region} ({hour}).</translation>
    </message>
    <message>
      <source>C5.1, C5.2: an organ acts once an hour, if that changes something.</source>
      <translation>C5.1, C5.2: un órgano actúa una vez por hora, si eso cambia algo.</translation>
    </message>
    <message>
      <source>C5.3: each mouth at the new food may act before the next food.</source>
      <translation>C5.3: cada boca ante la comida nueva puede actuar antes de la comida siguiente.</translation>
    </message>
    <message>
      <source>C5.3: one food for each eye of the worm, where this eye sees a blank space.</source>
      <translation>C5.3: una comida por cada ojo del gusano, donde este ojo ve una casilla vacía.</translation>
    </message>
    <message>
      <source>C5.5: a Conga Line starts anywhere and leads through this worm.</source>
      <translation>C5.5: una conga empieza donde sea y pasa por este gusano.</translation>
    </message>
    <message>
      <source>C5.5: on each worm of the line but one, one organ acts; no tails.</source>
      <translation>C5.5: en cada gusano de la conga menos uno actúa un órgano; las colas no.</translation>
    </message>
    <message>
      <source>C5.6: each baby of this hour gets an organ, no collar; then they act.</source>
      <translation>C5.6: cada bebé de esta hora recibe un órgano, no un collar; luego actúan.</translation>
    </message>
    <message>
      <source>C5.6: one thing for each collar here, and each of the partner's at them.</source>
      <translation>C5.6: una cosa por cada collar de aquí, y por cada uno de la pareja que los toque.</translation>
    </message>
    <message>
      <source>C5.6: the partner touches this worm and has a collar somewhere.</source>
      <translation>C5.6: la pareja toca a este gusano y tiene un collar en algún sitio.</translation>
    </message>
    <message>
      <source>C5.8: it grows by at most its hearts and its largest growth before.</source>
      <translation>C5.8: crece como mucho sus corazones más su mayor crecimiento anterior.</translation>
    </message>
    <message>
      <source>C6.7: the dice of {hour} come from everybody's numbers.</source>
      <translation>C6.7: los dados de las {hour} salen de los números de todos.</translation>
    </message>
    <message>
      <source>C8.1: the game ends after the last hour.</source>
      <translation>C8.1: el juego termina tras la última hora.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}.</source>
      <translation>C8.2, {row}: {count}, valen {points}.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation>C8.2, {row}: {count}, valen {points}; en {spaces}.</translation>
    </message>
    <message>
      <source>CHECKS</source>
      <translation>CUADRA</translation>
    </message>
    <message>
      <source>Call again</source>
      <translation>Convocar de nuevo</translation>
    </message>
    <message>
      <source>Call everybody</source>
      <translation>Llamar a todos</translation>
    </message>
    <message>
      <source>Call everybody to a tournament?</source>
      <translation>¿Llamar a todos a un torneo?</translation>
    </message>
    <message>
      <source>Calm motion</source>
      <translation>Movimiento tranquilo</translation>
    </message>
    <message>
      <source>Can a swing put the line under a worm, or win the race?</source>
      <translation>¿Puede un giro poner la línea bajo un gusano o ganar la carrera?</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Chain and list of all choices</source>
      <translation>Cadena y lista de todas las opciones</translation>
    </message>
    <message>
      <source>Chances to win</source>
      <translation>Opciones de ganar</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Cambiar</translation>
    </message>
    <message>
      <source>Change the house rules</source>
      <translation>Cambiar las reglas de la casa</translation>
    </message>
    <message>
      <source>Change your name</source>
      <translation>Cambiar tu nombre</translation>
    </message>
    <message>
      <source>Changed later</source>
      <translation>Cambiada después</translation>
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation>Cambiado: {changes}.</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Comprobar otra vez</translation>
    </message>
    <message>
      <source>Check the log and show the game again</source>
      <translation>Comprobar el registro y volver a ver la partida</translation>
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation>Comprobando cada firma, apertura y jugada…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Todo bien</translation>
    </message>
    <message>
      <source>Checks, with a proof</source>
      <translation>Correcto, con prueba</translation>
    </message>
    <message>
      <source>Checks, with calls</source>
      <translation>Correcto, con llamadas</translation>
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation>Elige primero una cara: es tu apuesta si no están todos de acuerdo.</translation>
    </message>
    <message>
      <source>Choose a name first; the others see it.</source>
      <translation>Elige primero un nombre; los demás lo ven.</translation>
    </message>
    <message>
      <source>Choose a name: {problem}</source>
      <translation>Elige un nombre: {problem}</translation>
    </message>
    <message>
      <source>Choose a number</source>
      <translation>Elige un número</translation>
    </message>
    <message>
      <source>Choose an organ</source>
      <translation>Elige un órgano</translation>
    </message>
    <message>
      <source>Choose head or tail before each move</source>
      <translation>Elegir cabeza o cola antes de cada jugada</translation>
    </message>
    <message>
      <source>Choose the tail, click e3 at the other end, then the arrow up. A worm has one tail at most.</source>
      <translation>Elige la cola, haz clic en e3 al otro extremo y luego en la flecha hacia arriba. Un gusano tiene como mucho una cola.</translation>
    </message>
    <message>
      <source>Choose what a die becomes for a credit</source>
      <translation>Elige en qué se convierte un dado por un crédito</translation>
    </message>
    <message>
      <source>Choose what happens in {region}</source>
      <translation>Elige qué pasa en {region}</translation>
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes</source>
      <translation>Elige qué cerebro se rellena y en qué se convierte un dado</translation>
    </message>
    <message>
      <source>Click a glowing mouth to let it eat</source>
      <translation>Haz clic en una boca brillante para que coma</translation>
    </message>
    <message>
      <source>Click a glowing organ to let it act</source>
      <translation>Haz clic en un órgano brillante para que actúe</translation>
    </message>
    <message numerus="yes">
      <source>Click a glowing organ: {count} more may dance</source>
      <extracomment>Click a glowing organ: one more may dance</extracomment>
      <translation>
        <numerusform>Haz clic en un órgano que brilla: {count} más puede bailar</numerusform>
        <numerusform>Haz clic en un órgano que brilla: {count} más pueden bailar</numerusform>
      </translation>
    </message>
    <message>
      <source>Click a space of a baby for the {kind}</source>
      <translation>Haz clic en una casilla de un bebé para: {kind}</translation>
    </message>
    <message>
      <source>Click a space of {worm} for the {kind}</source>
      <translation>Haz clic en una casilla de {worm} para: {kind}</translation>
    </message>
    <message>
      <source>Click b3 for the mouth, then the arrow up: there lies the apple.</source>
      <translation>Haz clic en b3 para la boca y luego en la flecha hacia arriba: ahí está la manzana.</translation>
    </message>
    <message>
      <source>Click e2: the worm grows to where the tail below it points.</source>
      <translation>Haz clic en e2: el gusano crece hacia donde apunta la cola de debajo.</translation>
    </message>
    <message>
      <source>Click in the fan, or pull the last segment to the front.</source>
      <translation>Haz clic en el abanico o tira del último segmento hacia delante.</translation>
    </message>
    <message>
      <source>Click the arrow that the tail points along</source>
      <translation>Haz clic en la flecha hacia la que apunta la cola</translation>
    </message>
    <message>
      <source>Click the arrow that the {kind} looks along</source>
      <translation>Haz clic en la flecha hacia la que mira: {kind}</translation>
    </message>
    <message>
      <source>Click the worm that gets an organ</source>
      <translation>Haz clic en el gusano que recibe un órgano</translation>
    </message>
    <message>
      <source>Click the worm that the dance begins with</source>
      <translation>Haz clic en el gusano con el que empieza el baile</translation>
    </message>
    <message>
      <source>Click the worm that wakes up</source>
      <translation>Haz clic en el gusano que despierta</translation>
    </message>
    <message>
      <source>Click the worm to pair up with</source>
      <translation>Haz clic en el gusano con el que emparejarse</translation>
    </message>
    <message>
      <source>Click the worm with the tail again: the dance begins with it.</source>
      <translation>Haz clic otra vez en el gusano de la cola: el baile empieza con él.</translation>
    </message>
    <message>
      <source>Click to turn this die by a brain.</source>
      <translation>Haz clic para cambiar este dado con un cerebro.</translation>
    </message>
    <message>
      <source>Clip of this turn (WebP)</source>
      <translation>Clip de este turno (WebP)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Close the table</source>
      <translation>Cerrar la mesa</translation>
    </message>
    <message>
      <source>Collar beside collar</source>
      <translation>Collar junto a collar</translation>
    </message>
    <message>
      <source>Collar: needs a worm beside its own that has a collar too. Together they have babies, or give organs to the babies of this hour.</source>
      <translation>Collar: necesita al lado de su gusano otro que también tenga collar. Juntos tienen bebés, o dan órganos a los bebés de esta hora.</translation>
    </message>
    <message>
      <source>Come again</source>
      <translation>Participar de nuevo</translation>
    </message>
    <message>
      <source>Comeback</source>
      <translation>De atrás adelante</translation>
    </message>
    <message>
      <source>Comforts</source>
      <translation>Comodidades</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Comparar</translation>
    </message>
    <message>
      <source>Compare with another copy</source>
      <translation>Comparar con otra copia</translation>
    </message>
    <message>
      <source>Compare with other files…</source>
      <translation>Comparar con otros archivos…</translation>
    </message>
    <message>
      <source>Conga</source>
      <translation>Conga</translation>
    </message>
    <message>
      <source>Conga Lines</source>
      <translation>Congas</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Copies compared</source>
      <translation>Copias comparadas</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copia</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Copiar el informe</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Recorrido</translation>
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
      <translation>Ctrl Intro</translation>
    </message>
    <message>
      <source>Ctrl Z Y</source>
      <translation>Ctrl Z Y</translation>
    </message>
    <message>
      <source>Ctrl with + and -</source>
      <translation>Ctrl con + y -</translation>
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
      <translation>Ctrl+Z, Ctrl+Y: atrás y otra vez. Ctrl+Intro: firmar la hora. Esc: volver.</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>D: done. G: organs for the babies. L: all choices as a list.</source>
      <translation>D: listo. G: órganos para los bebés. L: todas las opciones en una lista.</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Dañada</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Día</translation>
    </message>
    <message>
      <source>Day or evening</source>
      <translation>Día o noche</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>dic</translation>
    </message>
    <message>
      <source>Decided so far: {told}.</source>
      <translation>Decidido hasta ahora: {told}.</translation>
    </message>
    <message>
      <source>Delete it</source>
      <translation>Borrarla</translation>
    </message>
    <message>
      <source>Delete this game…</source>
      <translation>Borrar esta partida…</translation>
    </message>
    <message>
      <source>Delete “{game}”?</source>
      <translation>¿Borrar «{game}»?</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Borrada</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Dados</translation>
    </message>
    <message>
      <source>Dice, lots and the emblem</source>
      <translation>Dados, sorteos y el emblema</translation>
    </message>
    <message>
      <source>Do not play on at this table</source>
      <translation>No seguir jugando en esta mesa</translation>
    </message>
    <message>
      <source>Do nothing this hour (P)</source>
      <translation>No hacer nada esta hora (P)</translation>
    </message>
    <message>
      <source>Do we hear each other?</source>
      <translation>¿Nos oímos?</translation>
    </message>
    <message>
      <source>Does a mouth at the food on {space} act?</source>
      <translation>¿Actúa una boca ante la comida de {space}?</translation>
    </message>
    <message>
      <source>Does an organ act?</source>
      <translation>¿Actúa un órgano?</translation>
    </message>
    <message>
      <source>Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says why.</source>
      <translation>«No permitir» parece una sala vacía: no se oye a nadie, nadie te oye y nada dice por qué.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Listo</translation>
    </message>
    <message>
      <source>Done: add no organ</source>
      <translation>Listo: sin añadir órgano</translation>
    </message>
    <message>
      <source>Done: do nothing with it</source>
      <translation>Listo: no hacer nada con esto</translation>
    </message>
    <message>
      <source>Done: leave acts ({left})</source>
      <translation>Listo: dejar acciones ({left})</translation>
    </message>
    <message>
      <source>Done: leave food ({left})</source>
      <translation>Listo: dejar comida ({left})</translation>
    </message>
    <message>
      <source>Done: leave spaces ({left})</source>
      <translation>Listo: dejar casillas ({left})</translation>
    </message>
    <message>
      <source>Done: leave things ({left})</source>
      <translation>Listo: dejar cosas ({left})</translation>
    </message>
    <message>
      <source>Done: let no line dance</source>
      <translation>Listo: que no baile ninguna fila</translation>
    </message>
    <message>
      <source>Done: let none of these act</source>
      <translation>Listo: que no actúe ninguno</translation>
    </message>
    <message>
      <source>Done: no more organs for babies</source>
      <translation>Listo: no más órganos para bebés</translation>
    </message>
    <message>
      <source>Double-click “Worm Up” in the new folder.</source>
      <translation>Haz doble clic en «Worm Up» en la carpeta nueva.</translation>
    </message>
    <message>
      <source>Double-click “Worm Up”; a notice comes, close it.</source>
      <translation>Haz doble clic en «Worm Up»; sale un aviso, ciérralo.</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Descargar</translation>
    </message>
    <message>
      <source>Download, and open the file.</source>
      <translation>Descarga y abre el archivo.</translation>
    </message>
    <message>
      <source>Download, and unpack it where you like.</source>
      <translation>Descarga y descomprime donde quieras.</translation>
    </message>
    <message>
      <source>Download, then right-click the file: “Extract all”.</source>
      <translation>Descarga y haz clic derecho en el archivo: «Extraer todo».</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one, or turn it with Left and Right; Up: the other post. Enter swings it.</source>
      <translation>Arrastra un poste de meta alrededor del otro, o gíralo con Izquierda y Derecha; Arriba: el otro poste. Intro lo gira.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one; the tray shows what it does to every head. Swing it, or leave it as it is.</source>
      <translation>Arrastra un poste de meta alrededor del otro; la bandeja muestra qué le hace a cada cabeza. Gíralo o déjalo como está.</translation>
    </message>
    <message>
      <source>Drag it round the other one.</source>
      <translation>Arrástralo alrededor del otro.</translation>
    </message>
    <message>
      <source>Draught</source>
      <translation>Corriente</translation>
    </message>
    <message>
      <source>Draw the shape where it touches this hour's rows or columns.</source>
      <translation>Dibuja la forma donde toque las filas o columnas de esta hora.</translation>
    </message>
    <message>
      <source>Draw the tables</source>
      <translation>Sortear las mesas</translation>
    </message>
    <message numerus="yes">
      <source>Draw {worm} longer, by up to {count} spaces</source>
      <extracomment>Draw {worm} longer by a space</extracomment>
      <translation>
        <numerusform>Dibuja {worm} más largo, hasta {count} casilla</numerusform>
        <numerusform>Dibuja {worm} más largo, hasta {count} casillas</numerusform>
      </translation>
    </message>
    <message>
      <source>Drawing the tables</source>
      <translation>Sorteando las mesas</translation>
    </message>
    <message>
      <source>Drop the envelope on the table: nobody can change it. (Enter)</source>
      <translation>Deja el sobre en la mesa: nadie puede cambiarlo. (Intro)</translation>
    </message>
    <message>
      <source>EVERYTHING</source>
      <translation>TODO</translation>
    </message>
    <message>
      <source>Each held what was sealed: nobody changed a bid or a number.</source>
      <translation>En cada uno estaba lo que se selló: nadie cambió una apuesta ni un número.</translation>
    </message>
    <message>
      <source>Each hour begins with one roll for all: two organs and a shape.</source>
      <translation>Cada hora empieza con una tirada para todos: dos órganos y una forma.</translation>
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
      <translation>Cada hora tres dados muestran dos órganos y una forma, y una parte de la hoja es la
región de la hora. Haces una sola cosa: colocar un gusano nuevo de esa forma en la
región y darle uno de los órganos; o dar un órgano a un gusano de la región que tenga
el otro o sea de la forma; o dejar que actúen todos los órganos de un gusano así; o pasar.
Un órgano nuevo puede actuar enseguida, y una cosa lleva a la otra:
  ojo      pone comida en casillas vacías que ve: tres de ancho delante, y a los lados
  boca     si mira a una comida, su gusano recibe cualquier órgano
  cola     baila una fila de gusanos, cada uno apuntando al siguiente: actúan todos menos uno
  collar   con un collar en un gusano al lado: bebés, y órganos para ellos
  cerebro  la próxima hora puedes cambiar un dado; o gástalo para cambiar uno ya
  corazón  su gusano crece por un extremo
Los ojos y las bocas van en las dos primeras casillas de un gusano, la cola en la última.
Al final cuentan cuatro filas (r las muestra); cada gusano que toca una casilla vacía
cuesta dos puntos, así que apriétalos bien.</translation>
    </message>
    <message>
      <source>Each is allowed by the rules of this edition.</source>
      <translation>Cada una está permitida por las reglas de esta edición.</translation>
    </message>
    <message>
      <source>Each is by the key of its seat: nobody can write for another.</source>
      <translation>Cada una es de la clave de su asiento: nadie puede escribir por otro.</translation>
    </message>
    <message>
      <source>Each library brought its licence when it was installed.</source>
      <translation>Cada biblioteca trajo su licencia al instalarse.</translation>
    </message>
    <message>
      <source>Each thing is a baby, or organs for babies: {left} left</source>
      <translation>Cada cosa es un bebé, u órganos para bebés: quedan {left}</translation>
    </message>
    <message>
      <source>Eaten</source>
      <translation>Comida</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Borde</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Ediciones</translation>
    </message>
    <message>
      <source>Empty sheets</source>
      <translation>Hojas vacías</translation>
    </message>
    <message>
      <source>End the lesson</source>
      <translation>Terminar la lección</translation>
    </message>
    <message>
      <source>End the race together?</source>
      <translation>¿Terminar juntos la carrera?</translation>
    </message>
    <message>
      <source>Ended together in round {round}</source>
      <translation>Terminada de común acuerdo en la ronda {round}</translation>
    </message>
    <message>
      <source>Ends at round {round}</source>
      <translation>Termina en la ronda {round}</translation>
    </message>
    <message>
      <source>Ends at {hour}</source>
      <translation>Termina a las {hour}</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Intro</translation>
    </message>
    <message>
      <source>Envelopes</source>
      <translation>Sobres</translation>
    </message>
    <message>
      <source>Equal bids bump</source>
      <translation>Las apuestas iguales chocan</translation>
    </message>
    <message>
      <source>Equal bids bump noses.</source>
      <translation>Las apuestas iguales chocan de narices.</translation>
    </message>
    <message>
      <source>Equal bids bump noses: nobody moves.</source>
      <translation>Las apuestas iguales chocan de narices: nadie se mueve.</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Escape ends the television</source>
      <translation>Escape cierra la televisión</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Velada</translation>
    </message>
    <message>
      <source>Every decision in them is allowed by the rules.</source>
      <translation>Cada decisión en ellas está permitida por las reglas.</translation>
    </message>
    <message>
      <source>Every seat is taken already.</source>
      <translation>Todos los asientos están ocupados.</translation>
    </message>
    <message>
      <source>Every segment lies wholly on the table.</source>
      <translation>Cada segmento está entero sobre la mesa.</translation>
    </message>
    <message>
      <source>Everybody agrees to it by sitting down; the points are counted together.</source>
      <translation>Todos lo aceptan al sentarse; los puntos se cuentan juntos.</translation>
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation>Todos apuestan en secreto; las apuestas iguales se anulan (regla W3.8).</translation>
    </message>
    <message>
      <source>Everybody else sat at a table with {name}.</source>
      <translation>Todos los demás han jugado en una mesa con {name}.</translation>
    </message>
    <message>
      <source>Everybody has a sheet. All use the same dice, and nobody touches the sheet of another. You lay worms, give them organs, and let the organs act. At the end four rows count, and the highest total wins. Below 0 is quite usual in the first games.</source>
      <translation>Cada cual tiene una hoja. Todos usan los mismos dados y nadie toca la hoja de otro. Colocas gusanos, les das órganos y dejas que actúen. Al final cuentan cuatro filas y gana el total más alto. Menos de 0 es muy normal en las primeras partidas.</translation>
    </message>
    <message>
      <source>Everybody has a worm of seven segments. The worms race over the table, from the start to the line between the two finish posts. The first worm to touch it wins.</source>
      <translation>Cada cual tiene un gusano de siete segmentos. Los gusanos corren por la mesa, de la salida a la línea entre los dos postes de meta. Gana el primer gusano que la toca.</translation>
    </message>
    <message>
      <source>Everybody here reads it. Until somebody comes, Back takes it back.</source>
      <translation>Todos los presentes lo leen. Mientras no venga nadie, «Atrás» lo retira.</translation>
    </message>
    <message>
      <source>Everybody reads them before sitting down.</source>
      <translation>Todos las leen antes de sentarse.</translation>
    </message>
    <message>
      <source>Everybody seals a number or the X. All envelopes open at once.</source>
      <translation>Cada cual sella un número o la X. Todos los sobres se abren a la vez.</translation>
    </message>
    <message>
      <source>Everybody sits</source>
      <translation>Todos se sientan</translation>
    </message>
    <message>
      <source>Everybody to the table</source>
      <translation>Todos a la mesa</translation>
    </message>
    <message>
      <source>Everybody's chances, and better bids and moves</source>
      <translation>Las opciones de cada uno, y mejores apuestas y jugadas</translation>
    </message>
    <message>
      <source>Everybody's numbers make them. All are computed again.</source>
      <translation>Los hacen los números de todos. Todos se vuelven a calcular.</translation>
    </message>
    <message>
      <source>Everybody's worst game does not count</source>
      <translation>La peor partida de cada uno no cuenta</translation>
    </message>
    <message>
      <source>Everything checks</source>
      <translation>Todo es correcto</translation>
    </message>
    <message>
      <source>Eye and mouth could still act. Enough for now: press Done. You are asked once more as you sign.</source>
      <translation>El ojo y la boca aún podrían actuar. Basta por ahora: pulsa Listo. Al firmar se te pregunta una vez más.</translation>
    </message>
    <message>
      <source>Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a new food may act at once.</source>
      <translation>Ojo: pone comida en casillas vacías que ve, una por cada ojo de su gusano. Ve tres casillas de ancho hacia delante y en línea recta a ambos lados; nada le tapa. Las bocas junto a comida nueva pueden actuar enseguida.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces and never look backwards.</source>
      <translation>Los ojos y las bocas van en las dos primeras casillas y nunca miran hacia atrás.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm has one tail at most. Collars, brains and hearts go on any free space.</source>
      <translation>Los ojos y las bocas van en las dos primeras casillas de un gusano, la cola en la última, y un gusano tiene como mucho una cola. Collares, cerebros y corazones van en cualquier casilla libre.</translation>
    </message>
    <message>
      <source>Eyes lay food, mouths eat it, hearts grow, tails wake others.</source>
      <translation>Los ojos ponen comida, las bocas la comen, los corazones crecen, las colas despiertan a otros.</translation>
    </message>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>ARCHIVO</translation>
    </message>
    <message>
      <source>FINISH</source>
      <translation>META</translation>
    </message>
    <message>
      <source>Face {face}</source>
      <translation>Cara {face}</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Juego limpio</translation>
    </message>
    <message>
      <source>Family Album</source>
      <translation>Álbum de familia</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>feb</translation>
    </message>
    <message>
      <source>Fed</source>
      <translation>Alimentado</translation>
    </message>
    <message>
      <source>Fetch it once, and this laptop can give it too.</source>
      <translation>Tráelo una vez y este portátil también podrá darlo.</translation>
    </message>
    <message>
      <source>Fetch {size}</source>
      <translation>Traer {size}</translation>
    </message>
    <message>
      <source>Fewer bots</source>
      <translation>Menos bots</translation>
    </message>
    <message>
      <source>Fewer games</source>
      <translation>Menos partidas</translation>
    </message>
    <message>
      <source>Fewer players</source>
      <translation>Menos jugadores</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Lleno</translation>
    </message>
    <message>
      <source>Finished games sleep here.
Open one to see it checked.</source>
      <translation>Aquí duermen las partidas terminadas.
Abre una para verla comprobada.</translation>
    </message>
    <message>
      <source>First Rain</source>
      <translation>La primera lluvia</translation>
    </message>
    <message>
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation>Termina primero lo que has empezado, o déjalo con Escape.</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from the post</source>
      <translation>Cabe, a {gap} mm del poste</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from {name}</source>
      <translation>Cabe, a {gap} mm de {name}</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Voltear</translation>
    </message>
    <message>
      <source>Foods</source>
      <translation>Comidas</translation>
    </message>
    <message>
      <source>For 6 to 25 people: tables by lot, and the winners meet</source>
      <translation>Para 6 a 25 personas: mesas por sorteo, y quienes ganan se encuentran</translation>
    </message>
    <message>
      <source>For experts</source>
      <translation>Para expertos</translation>
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation>Para siempre: no hay vuelta a esta partida.</translation>
    </message>
    <message>
      <source>For people who want to know more</source>
      <translation>Para quien quiera saber más</translation>
    </message>
    <message>
      <source>For the menu: start “install-menu-entry.sh” there.</source>
      <translation>Para el menú: inicia allí «install-menu-entry.sh».</translation>
    </message>
    <message>
      <source>For this laptop: {system}</source>
      <translation>Para este portátil: {system}</translation>
    </message>
    <message>
      <source>For {least} to {most} players.</source>
      <translation>De {least} a {most} jugadores.</translation>
    </message>
    <message>
      <source>Four pictures</source>
      <translation>Cuatro dibujos</translation>
    </message>
    <message>
      <source>Four pictures, the same on every laptop?</source>
      <translation>Cuatro dibujos, ¿los mismos en cada portátil?</translation>
    </message>
    <message>
      <source>Free under the MIT licence: use it, copy it, change it.</source>
      <translation>Libre bajo la licencia MIT: úsalo, cópialo, cámbialo.</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>viernes</translation>
    </message>
    <message>
      <source>Friends</source>
      <translation>Amigos</translation>
    </message>
    <message>
      <source>Friends on the same Wi-Fi appear by themselves.
Meanwhile: a race against bots keeps you warm.</source>
      <translation>Los amigos en el mismo wifi aparecen solos.
Mientras tanto, entra en calor con una carrera contra bots.</translation>
    </message>
    <message>
      <source>From one thing to the next</source>
      <translation>De una cosa a la siguiente</translation>
    </message>
    <message>
      <source>From step {step}, as {name}</source>
      <translation>Desde el paso {step}, como {name}</translation>
    </message>
    <message>
      <source>Full lines</source>
      <translation>Filas llenas</translation>
    </message>
    <message>
      <source>G</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Game {number} does not check: the table is computed without it.</source>
      <translation>La partida {number} no es correcta: la tabla se calcula sin ella.</translation>
    </message>
    <message>
      <source>Game {number} follows another game than the one before it here.</source>
      <translation>La partida {number} sigue a otra que no es la anterior de aquí.</translation>
    </message>
    <message>
      <source>Game {number} is missing.</source>
      <translation>Falta la partida {number}.</translation>
    </message>
    <message>
      <source>Game {number} is not over: the table is computed without it.</source>
      <translation>La partida {number} no ha terminado: la tabla se calcula sin ella.</translation>
    </message>
    <message>
      <source>Game {number} of {games} of an evening</source>
      <translation>Partida {number} de {games} de una velada</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Partidas</translation>
    </message>
    <message>
      <source>Games can be saved</source>
      <translation>Se pueden guardar partidas</translation>
    </message>
    <message>
      <source>Games cannot be saved</source>
      <translation>No se pueden guardar partidas</translation>
    </message>
    <message>
      <source>Games may soon find no room</source>
      <translation>Pronto puede no haber sitio para partidas</translation>
    </message>
    <message>
      <source>Games shelf</source>
      <translation>Estantería</translation>
    </message>
    <message>
      <source>Get up again</source>
      <translation>Levantarse otra vez</translation>
    </message>
    <message>
      <source>Get up…</source>
      <translation>Levantarse…</translation>
    </message>
    <message>
      <source>Getting up</source>
      <translation>Levantarse</translation>
    </message>
    <message>
      <source>Ghost</source>
      <translation>Fantasma</translation>
    </message>
    <message>
      <source>Give</source>
      <translation>Dar</translation>
    </message>
    <message>
      <source>Give a rolled organ to a worm that fits</source>
      <translation>Da un órgano de los dados a un gusano que encaje</translation>
    </message>
    <message>
      <source>Give organs</source>
      <translation>Dar órganos</translation>
    </message>
    <message>
      <source>Give the babies organs</source>
      <translation>Da los órganos a los bebés</translation>
    </message>
    <message>
      <source>Give the game to a laptop that has none</source>
      <translation>Dar el juego a un portátil que no lo tiene</translation>
    </message>
    <message>
      <source>Give: give one of the two organs to a worm in the region, if it has the other one or is of the shape.</source>
      <translation>Dar: da uno de los dos órganos a un gusano de la región, si tiene el otro o es de la forma.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Seguir</translation>
    </message>
    <message>
      <source>Go on here</source>
      <translation>Seguir aquí</translation>
    </message>
    <message>
      <source>Go on with a game, replay, check</source>
      <translation>Seguir una partida, verla, comprobarla</translation>
    </message>
    <message>
      <source>Go on without {names} for now</source>
      <translation>Seguir sin {names} por ahora</translation>
    </message>
    <message>
      <source>Go to step {step}</source>
      <translation>Ir al paso {step}</translation>
    </message>
    <message>
      <source>Going on with the game…</source>
      <translation>Siguiendo con la partida…</translation>
    </message>
    <message>
      <source>Gone home</source>
      <translation>Se fue a casa</translation>
    </message>
    <message>
      <source>Gone home?</source>
      <translation>¿Se fue a casa?</translation>
    </message>
    <message>
      <source>Good one!</source>
      <translation>¡Muy bueno!</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Nivel</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Grupo</translation>
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
      <translation>Media cama es ahora un lago. Construid la orilla y agarraos unos a otros.</translation>
    </message>
    <message>
      <source>Hand the laptop to {name}</source>
      <translation>Pasa el portátil a {name}</translation>
    </message>
    <message>
      <source>Has somebody gone home? Begin with fewer players.</source>
      <translation>¿Alguien se ha ido a casa? Empezad con menos jugadores.</translation>
    </message>
    <message>
      <source>Head at the other end</source>
      <translation>Cabeza al otro extremo</translation>
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation>Cabeza al otro extremo (F)</translation>
    </message>
    <message>
      <source>Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as many more as it once grew.</source>
      <translation>Corazón: su gusano crece por un extremo sobre casillas vacías, tantas como corazones tiene, y tantas más como creció una vez.</translation>
    </message>
    <message>
      <source>Hearts. Choose Place and click c1 for a second worm across row 1.</source>
      <translation>Corazones. Elige Colocar y haz clic en c1 para un segundo gusano a lo largo de la fila 1.</translation>
    </message>
    <message>
      <source>Here the game is over: go back to an earlier step.</source>
      <translation>Aquí la partida ha terminado: vuelve a un paso anterior.</translation>
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation>Aquí el gusano no puede seguir: quita el último segmento (Retroceso).</translation>
    </message>
    <message>
      <source>Here we go</source>
      <translation>¡Allá vamos!</translation>
    </message>
    <message>
      <source>Hide where tails point</source>
      <translation>Ocultar adónde apuntan las colas</translation>
    </message>
    <message>
      <source>Hour by hour</source>
      <translation>Hora a hora</translation>
    </message>
    <message>
      <source>Hours</source>
      <translation>Horas</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Reglas de la casa</translation>
    </message>
    <message>
      <source>House rules of this table</source>
      <translation>Reglas de la casa de esta mesa</translation>
    </message>
    <message>
      <source>House rules: none</source>
      <translation>Reglas de la casa: ninguna</translation>
    </message>
    <message>
      <source>House rules: {count} chosen</source>
      <translation>Reglas de la casa: {count} elegidas</translation>
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation>Reglas de la casa: {rules}</translation>
    </message>
    <message>
      <source>How far it is from the start to the finish</source>
      <translation>Cuánto hay de la salida a la meta</translation>
    </message>
    <message>
      <source>How far the clip is</source>
      <translation>Cuánto va del clip</translation>
    </message>
    <message>
      <source>How far the review is</source>
      <translation>Hasta dónde llega el repaso</translation>
    </message>
    <message>
      <source>How it is played:</source>
      <translation>Cómo se juega:</translation>
    </message>
    <message>
      <source>How many % of the races each face wins against the bids that were made, and in brackets against the others' habits:</source>
      <translation>Cuántos % de las carreras gana cada cara contra las apuestas que se hicieron y, entre paréntesis, contra las costumbres de los demás:</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Cómo se juega</translation>
    </message>
    <message>
      <source>How to play, what happened, look back, menu</source>
      <translation>Cómo se juega, qué ha pasado, mirar atrás, menú</translation>
    </message>
    <message>
      <source>How well the bots play</source>
      <translation>Lo bien que juegan los bots</translation>
    </message>
    <message>
      <source>How well the bots play: press for the next</source>
      <translation>Lo bien que juegan los bots: pulsa para el siguiente</translation>
    </message>
    <message>
      <source>Hurry up!</source>
      <translation>¡Date prisa!</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Soy {name}</translation>
    </message>
    <message>
      <source>I come too</source>
      <translation>Yo también voy</translation>
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation>Si ahora están de acuerdo todos los de la carrera, termina sin ganador. Si no, cuenta tu apuesta.</translation>
    </message>
    <message>
      <source>In a race of two, two more dice are thrown after the bids. The higher one is the ghost's bid, and an X is higher than a 7. Who has bid the same stays.</source>
      <translation>En una carrera de dos se tiran dos dados más después de las apuestas. El más alto es la apuesta del fantasma, y una X vale más que un 7. Quien apostó lo mismo se queda quieto.</translation>
    </message>
    <message>
      <source>In another network: {codes}</source>
      <translation>En otra red: {codes}</translation>
    </message>
    <message>
      <source>In each hour you place a worm, give an organ, wake a worm, or pass.</source>
      <translation>En cada hora colocas un gusano, das un órgano, despiertas un gusano o pasas.</translation>
    </message>
    <message>
      <source>In each round all choose a number in secret and seal it. Then all are opened. Equal numbers cancel each other, and these worms do not move.</source>
      <translation>En cada ronda todos eligen un número en secreto y lo sellan. Luego se abren todos. Los números iguales se anulan, y esos gusanos no se mueven.</translation>
    </message>
    <message>
      <source>In each row a star is a point, a circle nothing, a cross a point less.</source>
      <translation>En cada fila una estrella es un punto, un círculo nada, una cruz un punto menos.</translation>
    </message>
    <message>
      <source>In each row the groups up to what you have are filled: a star is a point, a circle nothing, a cross a point less. Point at a row to see on the sheet what it counts.</source>
      <translation>En cada fila se rellenan los grupos hasta lo que tienes: una estrella es un punto, un círculo nada, una cruz un punto menos. Señala una fila para ver en la hoja qué cuenta.</translation>
    </message>
    <message>
      <source>In round {round} you and {others} bumped, and {name} gained {gain} %.</source>
      <translation>En la ronda {round} chocasteis {others} y tú, y {name} ganó un {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and you gained {gain} %.</source>
      <translation>En la ronda {round} chocaron {others}, y tú ganaste un {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and {name} gained {gain} %.</source>
      <translation>En la ronda {round} chocaron {others}, y {name} ganó un {gain} %.</translation>
    </message>
    <message>
      <source>In the game for two a ghost bids too, by two dice.</source>
      <translation>En la partida para dos también apuesta un fantasma, con dos dados.</translation>
    </message>
    <message>
      <source>In the place of the number that it names; without a number, last.</source>
      <translation>En el lugar del número que nombra; sin número, al final.</translation>
    </message>
    <message>
      <source>In this room</source>
      <translation>En esta sala</translation>
    </message>
    <message>
      <source>Inside is the work of others</source>
      <translation>Dentro hay trabajo de otros</translation>
    </message>
    <message>
      <source>Is it fair?</source>
      <translation>¿Es limpio?</translation>
    </message>
    <message>
      <source>Is my Wi-Fi all right?</source>
      <translation>¿Va bien mi wifi?</translation>
    </message>
    <message>
      <source>It begins as soon as everybody's laptop has said yes.</source>
      <translation>Empieza en cuanto el portátil de cada uno haya dicho sí.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {why}</source>
      <translation>No se puede borrar: {why}</translation>
    </message>
    <message>
      <source>It draws lane {lane} for {name}.</source>
      <translation>Sortea la calle {lane} para {name}.</translation>
    </message>
    <message>
      <source>It draws the emblem: {pictures}.</source>
      <translation>Sortea el emblema: {pictures}.</translation>
    </message>
    <message>
      <source>It ends as soon as you leave this page.</source>
      <translation>Termina en cuanto dejas esta página.</translation>
    </message>
    <message>
      <source>It ends by itself after half an hour.</source>
      <translation>Termina por sí solo al cabo de media hora.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. The copies of the others stay.</source>
      <translation>Desaparece para siempre de este portátil: su registro y tu clave en su mesa. Las copias de los demás se quedan.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. You can never go on with it, and the others have to go on without you.</source>
      <translation>Desaparece para siempre de este portátil: su registro y tu clave en su mesa. Nunca podrás seguir con ella, y los demás tendrán que seguir sin ti.</translation>
    </message>
    <message>
      <source>It goes on here as soon as the other laptop has stopped. Is that one off? Then start this program again.</source>
      <translation>Sigue aquí en cuanto el otro portátil haya parado. ¿Está apagado? Entonces vuelve a abrir este programa.</translation>
    </message>
    <message>
      <source>It grew by 1 before, so that now it may grow by 2. Click d2.</source>
      <translation>Antes creció 1, así que ahora puede crecer 2. Haz clic en d2.</translation>
    </message>
    <message>
      <source>It is being checked…</source>
      <translation>Se está comprobando…</translation>
    </message>
    <message>
      <source>It is drawn to tables of 3 to 5, and not all of them can play this.</source>
      <translation>Se sortean mesas de 3 a 5, y no todas pueden jugar a esto.</translation>
    </message>
    <message>
      <source>It is proved up to hour {hour}.</source>
      <translation>Está probada hasta la hora {hour}.</translation>
    </message>
    <message>
      <source>It is proved up to round {round}.</source>
      <translation>Está probada hasta la ronda {round}.</translation>
    </message>
    <message>
      <source>It is reviewed up to step {step}.</source>
      <translation>El repaso llega hasta el paso {step}.</translation>
    </message>
    <message>
      <source>It is yours to leave as well.</source>
      <translation>También puedes dejarlo.</translation>
    </message>
    <message>
      <source>It leads to nobody in this room. Switch it off if you are not found.</source>
      <translation>No lleva a nadie de esta sala. Apágalo si no te encuentran.</translation>
    </message>
    <message>
      <source>It may touch itself, but never lie on itself or cross a worm. A head may be laid beyond a gap that is too narrow to crawl through.</source>
      <translation>Puede tocarse, pero nunca ponerse encima de sí mismo ni cruzar un gusano. Una cabeza puede colocarse más allá de un hueco demasiado estrecho para arrastrarse por él.</translation>
    </message>
    <message>
      <source>It snaps to the pale place. {why}</source>
      <translation>Encaja en el lugar pálido. {why}</translation>
    </message>
    <message>
      <source>It stands for any number, but only if nobody else bids it.</source>
      <translation>Vale por cualquier número, pero solo si nadie más la apuesta.</translation>
    </message>
    <message>
      <source>It takes {least} to {most} people.</source>
      <translation>Hacen falta de {least} a {most} personas.</translation>
    </message>
    <message>
      <source>It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.</source>
      <translation>Tira los dados de {hour}: {pips}, que es {dice}: {verdict}.</translation>
    </message>
    <message>
      <source>It throws the ghost's dice: {dice}. It bids {face}.</source>
      <translation>Tira los dados del fantasma: {dice}. Apuesta {face}.</translation>
    </message>
    <message>
      <source>It was made by a newer version of this program.</source>
      <translation>La hizo una versión más nueva de este programa.</translation>
    </message>
    <message>
      <source>It was made by another program, or by a newer version of this one.</source>
      <translation>La hizo otro programa, o una versión más nueva de este.</translation>
    </message>
    <message>
      <source>Its worm stays, and one finish post may still be swung.</source>
      <translation>Su gusano se queda quieto, y aún se puede girar un poste de meta.</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>ene</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Unirse</translation>
    </message>
    <message>
      <source>Join by code</source>
      <translation>Unirse con código</translation>
    </message>
    <message>
      <source>Join code, group {number} of 4</source>
      <translation>Código para unirse, grupo {number} de 4</translation>
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
      <translation>Conservarla</translation>
    </message>
    <message>
      <source>Key {keys}</source>
      <translation>Clave {keys}</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Teclas</translation>
    </message>
    <message>
      <source>Kinds</source>
      <translation>Tipos</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Lago</translation>
    </message>
    <message>
      <source>Lanes by lot</source>
      <translation>Calles por sorteo</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Más grande</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Texto más grande</translation>
    </message>
    <message numerus="yes">
      <source>Lay a baby beside {one} or {two}, {count} things left</source>
      <extracomment>Lay a baby beside {one} or {two}</extracomment>
      <translation>
        <numerusform>Pon un bebé junto a {one} o {two}, queda {count} cosa</numerusform>
        <numerusform>Pon un bebé junto a {one} o {two}, quedan {count} cosas</numerusform>
      </translation>
    </message>
    <message>
      <source>Lay a segment, a press each; aim finer with Shift</source>
      <translation>Coloca un segmento, una pulsación cada uno; apunta más fino con Mayús</translation>
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation>Recoloca todos menos el último segmento (R)</translation>
    </message>
    <message>
      <source>Lay your worm anew</source>
      <translation>Recoloca tu gusano</translation>
    </message>
    <message numerus="yes">
      <source>Lay {count} segments anew, from the last one on; Escape: as it was.</source>
      <extracomment>Lay {count} segment anew, from the last one on; Escape: as it was.</extracomment>
      <translation>
        <numerusform>Tiende de nuevo {count} segmento, desde el último; Escape: como estaba.</numerusform>
        <numerusform>Tiende de nuevo {count} segmentos, desde el último; Escape: como estaban.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave air, not draught</source>
      <translation>Deja aire, no corriente</translation>
    </message>
    <message>
      <source>Leave for good…</source>
      <translation>Irse para siempre…</translation>
    </message>
    <message>
      <source>Leave for now</source>
      <translation>Irse por ahora</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Dejarlo</translation>
    </message>
    <message>
      <source>Leave the posts as they are (Esc)</source>
      <translation>Dejar los postes como están (Esc)</translation>
    </message>
    <message>
      <source>Leave the table?</source>
      <translation>¿Dejar la mesa?</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Lección</translation>
    </message>
    <message>
      <source>Let {names} back</source>
      <translation>Dejar volver a {names}</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licencias</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Luz</translation>
    </message>
    <message>
      <source>Like all equal bids: both worms stay where they are.</source>
      <translation>Como todas las apuestas iguales: los dos gusanos se quedan donde están.</translation>
    </message>
    <message>
      <source>Lines and babies</source>
      <translation>Congas y bebés</translation>
    </message>
    <message>
      <source>Linux, ARM chip</source>
      <translation>Linux, chip ARM</translation>
    </message>
    <message>
      <source>Linux, package for Debian and Ubuntu</source>
      <translation>Linux, paquete para Debian y Ubuntu</translation>
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation>Escuchando unos segundos…</translation>
    </message>
    <message>
      <source>Logs:</source>
      <translation>Registros:</translation>
    </message>
    <message>
      <source>Long leap</source>
      <translation>El salto más largo</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Más largo</translation>
    </message>
    <message>
      <source>Longest step</source>
      <translation>Paso más largo</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Mirar</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Mirar atrás</translation>
    </message>
    <message>
      <source>Look back together</source>
      <translation>Mirar atrás juntos</translation>
    </message>
    <message>
      <source>Look on too</source>
      <translation>Mira tú también</translation>
    </message>
    <message>
      <source>Look on too: {code}</source>
      <translation>Mira tú también: {code}</translation>
    </message>
    <message>
      <source>Look on without a seat: you see all, and sign nothing</source>
      <translation>Mirar sin asiento: lo ves todo y no firmas nada</translation>
    </message>
    <message>
      <source>Looking for a table to watch…</source>
      <translation>Buscando una mesa que mirar…</translation>
    </message>
    <message>
      <source>Looking for games…</source>
      <translation>Buscando partidas…</translation>
    </message>
    <message>
      <source>Looking round…</source>
      <translation>Mirando alrededor…</translation>
    </message>
    <message>
      <source>Lowest goes first</source>
      <translation>El más bajo va primero</translation>
    </message>
    <message>
      <source>Luckiest bump</source>
      <translation>El choque con más suerte</translation>
    </message>
    <message>
      <source>Made by a newer version</source>
      <translation>De una versión más nueva</translation>
    </message>
    <message>
      <source>Made by another program</source>
      <translation>De otro programa</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>mar</translation>
    </message>
    <message>
      <source>May</source>
      <translation>may</translation>
    </message>
    <message>
      <source>May I bid a 7 and then the X?</source>
      <translation>¿Puedo apostar un 7 y luego la X?</translation>
    </message>
    <message>
      <source>May a worm lie across the finish line?</source>
      <translation>¿Puede un gusano quedar sobre la línea de meta?</translation>
    </message>
    <message>
      <source>May my worm touch itself, or cross itself?</source>
      <translation>¿Puede mi gusano tocarse o cruzarse?</translation>
    </message>
    <message>
      <source>Mean place</source>
      <translation>Puesto medio</translation>
    </message>
    <message>
      <source>Measured twice</source>
      <translation>Medido dos veces</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <source>Missing: {names}.</source>
      <translation>Faltó: {names}.</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>lunes</translation>
    </message>
    <message>
      <source>More about {name}</source>
      <translation>Más sobre {name}</translation>
    </message>
    <message>
      <source>More bots</source>
      <translation>Más bots</translation>
    </message>
    <message>
      <source>More for this game</source>
      <translation>Más para esta partida</translation>
    </message>
    <message>
      <source>More games</source>
      <translation>Más partidas</translation>
    </message>
    <message>
      <source>More players</source>
      <translation>Más jugadores</translation>
    </message>
    <message>
      <source>Most was left</source>
      <translation>Donde más quedó por ganar</translation>
    </message>
    <message>
      <source>Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once. The food stays.</source>
      <translation>Boca: si mira a una comida, su gusano recibe un órgano de cualquier tipo, y ese puede actuar enseguida. La comida se queda.</translation>
    </message>
    <message>
      <source>Mouths this time. Choose Give, then click your worm: it is an I too.</source>
      <translation>Esta vez, bocas. Elige Dar y haz clic en tu gusano: también es una I.</translation>
    </message>
    <message>
      <source>Move the outline; turn it, flip it</source>
      <translation>Mueve el contorno; gíralo, voltéalo</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Jugadas</translation>
    </message>
    <message>
      <source>Moves as good as the best that a bot found: {good} of {moves}.</source>
      <translation>Jugadas tan buenas como la mejor que encontró un bot: {good} de {moves}.</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>Moviendo</translation>
    </message>
    <message>
      <source>My move</source>
      <translation>Mi jugada</translation>
    </message>
    <message>
      <source>My sheet</source>
      <translation>Mi hoja</translation>
    </message>
    <message>
      <source>NETWORK</source>
      <translation>RED</translation>
    </message>
    <message>
      <source>NOT equal</source>
      <translation>DISTINTO</translation>
    </message>
    <message>
      <source>Name a number</source>
      <translation>Nombra un número</translation>
    </message>
    <message>
      <source>Name my number</source>
      <translation>Nombrar mi número</translation>
    </message>
    <message>
      <source>Name {face}</source>
      <translation>Nombrar {face}</translation>
    </message>
    <message>
      <source>Neither moves.</source>
      <translation>Ninguno se mueve.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Red</translation>
    </message>
    <message>
      <source>Never began</source>
      <translation>Nunca empezó</translation>
    </message>
    <message>
      <source>New key here</source>
      <translation>Clave nueva aquí</translation>
    </message>
    <message>
      <source>Newer version</source>
      <translation>Versión más nueva</translation>
    </message>
    <message>
      <source>Next chapter</source>
      <translation>Siguiente capítulo</translation>
    </message>
    <message>
      <source>Next game ({number} of {games})</source>
      <translation>Siguiente ({number} de {games})</translation>
    </message>
    <message>
      <source>Next puzzle</source>
      <translation>Acertijo siguiente</translation>
    </message>
    <message>
      <source>Next race ({number} of {games})</source>
      <translation>Siguiente ({number} de {games})</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Siguiente ronda</translation>
    </message>
    <message>
      <source>Night School</source>
      <translation>Escuela nocturna</translation>
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation>Ninguna apuesta descansa nunca.</translation>
    </message>
    <message>
      <source>No bid, no seat</source>
      <translation>Sin apuesta, sin asiento</translation>
    </message>
    <message>
      <source>No brain can turn this die now. Click to see where its number came from.</source>
      <translation>Ahora ningún cerebro puede cambiar este dado. Haz clic para ver de dónde vino su número.</translation>
    </message>
    <message>
      <source>No firewall of this laptop is known to be on.</source>
      <translation>No se conoce ningún cortafuegos activo en este portátil.</translation>
    </message>
    <message>
      <source>No game</source>
      <translation>Ninguna partida</translation>
    </message>
    <message>
      <source>No game fits</source>
      <translation>Ninguna partida encaja</translation>
    </message>
    <message>
      <source>No game in it</source>
      <translation>No hay ninguna partida en él</translation>
    </message>
    <message>
      <source>No game yet</source>
      <translation>Aún no hay partidas</translation>
    </message>
    <message>
      <source>No log of this game is saved.</source>
      <translation>No hay guardado ningún registro de esta partida.</translation>
    </message>
    <message>
      <source>No network is on</source>
      <translation>No hay ninguna red</translation>
    </message>
    <message>
      <source>No new worm: {reason}.</source>
      <translation>Ningún gusano nuevo: {reason}.</translation>
    </message>
    <message>
      <source>No number is left for {name}'s X.</source>
      <translation>No queda número para la X de {name}.</translation>
    </message>
    <message>
      <source>No number moves you twice in a row</source>
      <translation>Ningún número te mueve dos veces seguidas</translation>
    </message>
    <message>
      <source>No number, no seat</source>
      <translation>Sin número no hay asiento</translation>
    </message>
    <message>
      <source>No organ for a worm: {reason}.</source>
      <translation>Ningún órgano para un gusano: {reason}.</translation>
    </message>
    <message>
      <source>No other face would clearly have won more.</source>
      <translation>Ninguna otra cara habría ganado claramente más.</translation>
    </message>
    <message>
      <source>No player yet, but other devices: so players will be heard too.</source>
      <translation>Aún no hay jugadores, pero sí otros aparatos: así que también se oirá a los jugadores.</translation>
    </message>
    <message>
      <source>No room beside the post: {gap} mm too little.</source>
      <translation>No cabe junto al poste: faltan {gap} mm.</translation>
    </message>
    <message>
      <source>No room beside your own worm: {gap} mm too little.</source>
      <translation>No cabe junto a tu propio gusano: faltan {gap} mm.</translation>
    </message>
    <message>
      <source>No room beside {name}: {gap} mm too little.</source>
      <translation>No cabe junto a {name}: faltan {gap} mm.</translation>
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation>No se completó ningún paso de esta partida.</translation>
    </message>
    <message>
      <source>No table with this key until the program is started again</source>
      <translation>Ninguna mesa con esta clave hasta que se reinicie el programa</translation>
    </message>
    <message>
      <source>No table yet</source>
      <translation>Aún no hay mesa</translation>
    </message>
    <message>
      <source>No tournament</source>
      <translation>Ningún torneo</translation>
    </message>
    <message>
      <source>No way leads to anybody</source>
      <translation>Ningún camino lleva a nadie</translation>
    </message>
    <message>
      <source>No worm may act: {reason}.</source>
      <translation>Ningún gusano puede actuar: {reason}.</translation>
    </message>
    <message>
      <source>No. A number that somebody else has bid cannot be named, even in vain.</source>
      <translation>No. Un número que otra persona ha apostado no se puede nombrar, aunque se haya anulado.</translation>
    </message>
    <message>
      <source>No. Post and line come to rest where no worm lies.</source>
      <translation>No. El poste y la línea solo se posan donde no hay ningún gusano.</translation>
    </message>
    <message>
      <source>No: the first segment that touches it ends the race, from either side.</source>
      <translation>No: el primer segmento que la toca acaba la carrera, desde cualquier lado.</translation>
    </message>
    <message>
      <source>Nobody bumps noses</source>
      <translation>Nadie choca de narices</translation>
    </message>
    <message>
      <source>Nobody calls to a tournament now.</source>
      <translation>Ahora nadie convoca un torneo.</translation>
    </message>
    <message>
      <source>Nobody calls to this tournament any more.</source>
      <translation>Ya nadie convoca este torneo.</translation>
    </message>
    <message>
      <source>Nobody can be found until you allow it.</source>
      <translation>Nadie podrá ser encontrado hasta que lo permitas.</translation>
    </message>
    <message>
      <source>Nobody can choose who sits where: everybody's number makes the draw.</source>
      <translation>Nadie puede elegir quién se sienta dónde: los números de todos hacen el sorteo.</translation>
    </message>
    <message>
      <source>Nobody can read a sealed bid, and nobody can change it.</source>
      <translation>Nadie puede leer una apuesta sellada, y nadie puede cambiarla.</translation>
    </message>
    <message>
      <source>Nobody can read it, and you cannot change it.</source>
      <translation>Nadie puede leerla, y tú no puedes cambiarla.</translation>
    </message>
    <message>
      <source>Nobody could cheat the dice</source>
      <translation>Nadie pudo hacer trampa con los dados</translation>
    </message>
    <message>
      <source>Nobody else has an X</source>
      <translation>Nadie más tiene una X</translation>
    </message>
    <message>
      <source>Nobody else is here yet</source>
      <translation>Aún no hay nadie más</translation>
    </message>
    <message>
      <source>Nobody gives this laptop an address</source>
      <translation>Nadie da una dirección a este portátil</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds</source>
      <translation>Nadie avanzó en diez rondas</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds: the race ends without a winner.</source>
      <translation>Nadie avanzó en diez rondas: la carrera termina sin ganador.</translation>
    </message>
    <message>
      <source>Nobody has finished a game yet.</source>
      <translation>Nadie ha terminado aún una partida.</translation>
    </message>
    <message>
      <source>Nobody has run this on a Mac yet. Tell us how it went!</source>
      <translation>Nadie lo ha ejecutado aún en un Mac. ¡Cuéntanos cómo fue!</translation>
    </message>
    <message>
      <source>Nobody is there to be told. Go on with the game under Games to tell the others.</source>
      <translation>No hay nadie a quien decírselo. Sigue la partida en Partidas para decírselo a los demás.</translation>
    </message>
    <message>
      <source>Nobody plays, or the network keeps its guests apart: then join by code, or meet on a phone's hotspot or a cable.</source>
      <translation>Nadie juega, o la red separa a sus invitados: entonces únete con código, o quedad en el punto de acceso de un móvil o con un cable.</translation>
    </message>
    <message>
      <source>Nobody sat down.</source>
      <translation>Nadie se sentó.</translation>
    </message>
    <message>
      <source>None of them moves.</source>
      <translation>Ninguno se mueve.</translation>
    </message>
    <message>
      <source>Not after all</source>
      <translation>Mejor no</translation>
    </message>
    <message>
      <source>Not at a table with me</source>
      <translation>No en una mesa conmigo</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Sin terminar</translation>
    </message>
    <message>
      <source>Not played: an hour by a bot, {best} instead of {gained}.</source>
      <translation>No se jugó: una hora de un bot, {best} en vez de {gained}.</translation>
    </message>
    <message>
      <source>Not rolled yet.</source>
      <translation>Aún sin tirar.</translation>
    </message>
    <message>
      <source>Not wholly on the table: {gap} mm too far.</source>
      <translation>No está entero sobre la mesa: {gap} mm de más.</translation>
    </message>
    <message>
      <source>Not yet: {question}</source>
      <translation>Todavía no: {question}</translation>
    </message>
    <message>
      <source>Nothing else: there are no worms yet.</source>
      <translation>Nada más: aún no hay gusanos.</translation>
    </message>
    <message>
      <source>Nothing flies or trembles</source>
      <translation>Nada vuela ni tiembla</translation>
    </message>
    <message>
      <source>Nothing has been opened yet.</source>
      <translation>Aún no se ha abierto nada.</translation>
    </message>
    <message>
      <source>Nothing here keeps visitors out</source>
      <translation>Nada aquí impide las visitas</translation>
    </message>
    <message>
      <source>Nothing here yet. A race takes ten minutes.</source>
      <translation>Aún no hay nada. Una carrera dura diez minutos.</translation>
    </message>
    <message>
      <source>Nothing is decided in this hour yet.</source>
      <translation>En esta hora aún no se ha decidido nada.</translation>
    </message>
    <message>
      <source>Nothing is decided yet in this hour.</source>
      <translation>Aún no se ha decidido nada en esta hora.</translation>
    </message>
    <message>
      <source>Nothing is handed over now</source>
      <translation>Ahora no se entrega nada</translation>
    </message>
    <message>
      <source>Nothing is heard in {where}</source>
      <translation>No se oye nada en {where}</translation>
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation>Aún no hay nada colocado.</translation>
    </message>
    <message>
      <source>Nothing is lost. It opens as soon as this program is newer.</source>
      <translation>Nada se pierde. Se abrirá en cuanto este programa sea más nuevo.</translation>
    </message>
    <message>
      <source>Nothing is thrown with it in this race: the bids alone decide.</source>
      <translation>En esta carrera no se tira nada con esto: deciden solo las apuestas.</translation>
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation>Aquí no hay nada que explicar.</translation>
    </message>
    <message>
      <source>Nothing of a branch is signed, and no game follows it.</source>
      <translation>Nada de una rama se firma, y ninguna partida la sigue.</translation>
    </message>
    <message>
      <source>Nothing of the game is proved.</source>
      <translation>Nada de la partida está probado.</translation>
    </message>
    <message>
      <source>Nothing of this file can be shown.</source>
      <translation>No se puede mostrar nada de este archivo.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}.</source>
      <translation>Nada de lo que puedes hacer ahora tiene que ver con {spaces}.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}: {reason}.</source>
      <translation>Nada de lo que puedes hacer ahora tiene que ver con {spaces}: {reason}.</translation>
    </message>
    <message>
      <source>Nothing was played.</source>
      <translation>No se jugó nada.</translation>
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation>No se deshizo nada.</translation>
    </message>
    <message>
      <source>Nothing: no calls, no bids left unopened, no proofs of lies.</source>
      <translation>Nada: ni llamadas, ni apuestas sin abrir, ni pruebas de mentiras.</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>nov</translation>
    </message>
    <message>
      <source>Now you know an hour. Collars and brains are in How to play.</source>
      <translation>Ya sabes cómo es una hora. Collares y cerebros están en Cómo se juega.</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>oct</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out, so the game ends here.</source>
      <translation>De dos jugadores no se puede dejar fuera a nadie, así que la partida termina aquí.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
      <translation>De dos jugadores no se puede dejar fuera a nadie. Para aplazar, cierra la ventana; luego sigue en Partidas.</translation>
    </message>
    <message>
      <source>On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space.</source>
      <translation>En una hoja:  A es un gusano, (A) su cabeza;  o una comida;  # una piedra;  . una casilla vacía.</translation>
    </message>
    <message>
      <source>On all worms of the line but one an organ acts. Click the heart.</source>
      <translation>En todos los gusanos de la fila menos uno actúa un órgano. Haz clic en el corazón.</translation>
    </message>
    <message>
      <source>On the friend's laptop</source>
      <translation>En el otro portátil</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Una vez más</translation>
    </message>
    <message>
      <source>One drizzly evening leads to another, and the pictures need a bigger book.</source>
      <translation>Una noche de llovizna lleva a otra, y las fotos necesitan un álbum más grande.</translation>
    </message>
    <message>
      <source>One gesture every few seconds</source>
      <translation>Un gesto cada pocos segundos</translation>
    </message>
    <message>
      <source>One giant or several able</source>
      <translation>Un gigante o varios capaces</translation>
    </message>
    <message>
      <source>One less</source>
      <translation>Uno menos</translation>
    </message>
    <message>
      <source>One moment</source>
      <translation>Un momento</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>Uno más</translation>
    </message>
    <message>
      <source>One more game?</source>
      <translation>¿Una partida más?</translation>
    </message>
    <message>
      <source>One more race?</source>
      <translation>¿Una carrera más?</translation>
    </message>
    <message>
      <source>One more sheet?</source>
      <translation>¿Una hoja más?</translation>
    </message>
    <message>
      <source>One more?</source>
      <translation>¿Otra?</translation>
    </message>
    <message>
      <source>One place is yours.</source>
      <translation>Un sitio es tuyo.</translation>
    </message>
    <message>
      <source>One player by several keys: {keys}</source>
      <translation>Un jugador con varias claves: {keys}</translation>
    </message>
    <message>
      <source>One post is swung, once.</source>
      <translation>Se gira un poste, una vez.</translation>
    </message>
    <message>
      <source>One rich worm or many fed</source>
      <translation>Un gusano rico o muchos saciados</translation>
    </message>
    <message>
      <source>One roll for all</source>
      <translation>Una tirada para todos</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Un paso atrás</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Un paso adelante</translation>
    </message>
    <message>
      <source>Only between rounds can all agree to end the race: {why}.</source>
      <translation>Solo entre rondas pueden acordar todos terminar la carrera: {why}.</translation>
    </message>
    <message>
      <source>Only from behind: the line is no wall, and such a touch does not count.</source>
      <translation>Solo por detrás: la línea no es un muro, y ese toque no cuenta.</translation>
    </message>
    <message>
      <source>Only one game</source>
      <translation>Solo una partida</translation>
    </message>
    <message>
      <source>Only the worm that you choose first must lie in the hour's region.</source>
      <translation>Solo el gusano que eliges primero tiene que estar en la región de la hora.</translation>
    </message>
    <message>
      <source>Only the {number} is left for {name}'s X.</source>
      <translation>Para la X de {name} solo queda el {number}.</translation>
    </message>
    <message>
      <source>Only what differs is written here.</source>
      <translation>Aquí solo se escribe lo que difiere.</translation>
    </message>
    <message>
      <source>Only your own program vouches for the dice</source>
      <translation>Solo tu propio programa responde por los dados</translation>
    </message>
    <message>
      <source>Only {faces} not twice in a row</source>
      <translation>Solo {faces} no dos veces seguidas</translation>
    </message>
    <message>
      <source>Only {face} is left to bid: it wins {share} % of the races.</source>
      <translation>Solo queda {face} para apostar: gana el {share} % de las carreras.</translation>
    </message>
    <message>
      <source>Only {face} is left to name: it wins {share} % of the races.</source>
      <translation>Solo queda {face} para nombrar: gana el {share} % de las carreras.</translation>
    </message>
    <message>
      <source>Oops!</source>
      <translation>¡Uy!</translation>
    </message>
    <message>
      <source>Open a file…</source>
      <translation>Abrir un archivo…</translation>
    </message>
    <message>
      <source>Open a log file</source>
      <translation>Abrir un archivo de registro</translation>
    </message>
    <message>
      <source>Open a table</source>
      <translation>Abrir una mesa</translation>
    </message>
    <message>
      <source>Open a table on any laptop in this network: it appears here by itself.</source>
      <translation>Abre una mesa en cualquier portátil de esta red: aquí aparece sola.</translation>
    </message>
    <message numerus="yes">
      <source>Open for {count} more minutes</source>
      <extracomment>Open for {count} more minute</extracomment>
      <translation>
        <numerusform>Abierto {count} minuto más</numerusform>
        <numerusform>Abierto {count} minutos más</numerusform>
      </translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Abrir la carpeta</translation>
    </message>
    <message>
      <source>Open the folder, start “Worm Up”.</source>
      <translation>Abre la carpeta e inicia «Worm Up».</translation>
    </message>
    <message>
      <source>Open this table</source>
      <translation>Abrir esta mesa</translation>
    </message>
    <message>
      <source>Or keep it asleep</source>
      <translation>O déjala dormir</translation>
    </message>
    <message>
      <source>Or look at it there</source>
      <translation>O mírala allí</translation>
    </message>
    <message>
      <source>Or pass: do nothing. In the first hour you can only place or pass.</source>
      <translation>O pasa: no hagas nada. En la primera hora solo se puede colocar o pasar.</translation>
    </message>
    <message>
      <source>Organs</source>
      <translation>Órganos</translation>
    </message>
    <message>
      <source>Own way</source>
      <translation>A su aire</translation>
    </message>
    <message>
      <source>Pack them tight</source>
      <translation>Apriétalos bien</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Parejas</translation>
    </message>
    <message>
      <source>Part again…</source>
      <translation>Separar de nuevo…</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Pasar</translation>
    </message>
    <message>
      <source>Pass is for the start of an hour: take back first.</source>
      <translation>Pasar es para el comienzo de una hora: deshaz primero.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Pegar</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausa</translation>
    </message>
    <message>
      <source>Peelings fall from the sky, and everyone moves in next to the melon.</source>
      <translation>Caen mondas del cielo, y todos se mudan junto al melón.</translation>
    </message>
    <message>
      <source>People ask</source>
      <translation>Se pregunta</translation>
    </message>
    <message>
      <source>Photo finish</source>
      <translation>Por un pelo</translation>
    </message>
    <message>
      <source>Picture of the final board: {file}</source>
      <translation>Imagen del tablero final: {file}</translation>
    </message>
    <message>
      <source>Picture of this moment (PNG)</source>
      <translation>Imagen de este momento (PNG)</translation>
    </message>
    <message>
      <source>Picture of this moment (SVG)</source>
      <translation>Imagen de este momento (SVG)</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. They do not make a stranger's laptop honest: you trust the person whose laptop you download from.</source>
      <translation>Las imágenes muestran que nada se confundió. No vuelven honrado el portátil de un desconocido: confías en la persona de cuyo portátil descargas.</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. Whom to trust is yours to say.</source>
      <translation>Las imágenes muestran que nada se confundió. En quién confiar lo decides tú.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Colocar</translation>
    </message>
    <message>
      <source>Place a worm</source>
      <translation>Colocar un gusano</translation>
    </message>
    <message>
      <source>Place a worm of the rolled shape, with an organ</source>
      <translation>Coloca un gusano de la forma tirada, con un órgano</translation>
    </message>
    <message>
      <source>Place, give, wake</source>
      <translation>Colocar, dar, despertar</translation>
    </message>
    <message>
      <source>Place: lay a new worm of the shape, with at least one space in the region, and give it one of the two organs.</source>
      <translation>Colocar: pon un gusano nuevo de la forma, con al menos una casilla en la región, y dale uno de los dos órganos.</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Puestos</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jugar</translation>
    </message>
    <message>
      <source>Play an evening</source>
      <translation>Jugar una velada</translation>
    </message>
    <message>
      <source>Play on as {name}</source>
      <translation>Seguir jugando como {name}</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
      <source>Play one, or open a file that somebody sent you.</source>
      <translation>Juega una, o abre un archivo que te hayan mandado.</translation>
    </message>
    <message>
      <source>Play {title}</source>
      <translation>Jugar {title}</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jugadores</translation>
    </message>
    <message>
      <source>Players who chose a number alone move, the lowest number first: as often as the number says, the last segment goes to the front of the worm. There it touches the old head, and no other worm.</source>
      <translation>Quien eligió un número sin compañía mueve, primero el número más bajo: tantas veces como dice el número, el último segmento pasa al frente del gusano. Allí toca la cabeza anterior y a ningún otro gusano.</translation>
    </message>
    <message>
      <source>Point at a sheet to read what counts on it.</source>
      <translation>Señala una hoja para leer qué cuenta en ella.</translation>
    </message>
    <message>
      <source>Points by place</source>
      <translation>Puntos por puesto</translation>
    </message>
    <message>
      <source>Points by place: {points}.</source>
      <translation>Puntos por puesto: {points}.</translation>
    </message>
    <message>
      <source>Points by place: {points}; the worst game is left out.</source>
      <translation>Puntos por puesto: {points}; la peor partida no cuenta.</translation>
    </message>
    <message>
      <source>Post and line come to rest on the free table, so a swing never wins.</source>
      <translation>El poste y la línea quedan sobre mesa libre, así que girar nunca da la victoria.</translation>
    </message>
    <message>
      <source>Posts and the other worms are walls, and nothing leaves the table. Where there is no place for the next head, the worm stops.</source>
      <translation>Los postes y los demás gusanos son muros, y nada sale de la mesa. Donde no hay sitio para la siguiente cabeza, el gusano se para.</translation>
    </message>
    <message>
      <source>Posts are solid: a worm may touch them but not overlap them.</source>
      <translation>Los postes son sólidos: un gusano puede tocarlos, pero no solaparlos.</translation>
    </message>
    <message>
      <source>Practice hour</source>
      <translation>Hora de práctica</translation>
    </message>
    <message>
      <source>Practice race</source>
      <translation>Carrera de práctica</translation>
    </message>
    <message>
      <source>Press and hold to look at your own number</source>
      <translation>Mantén pulsado para mirar tu propio número</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Imprimir…</translation>
    </message>
    <message>
      <source>Proved up to hour {hour}</source>
      <translation>Probada hasta la hora {hour}</translation>
    </message>
    <message>
      <source>Proved up to round {round}</source>
      <translation>Probada hasta la ronda {round}</translation>
    </message>
    <message>
      <source>Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling back takes it back; Done signs it.</source>
      <translation>Tira de la cabeza y el gusano la sigue, o haz clic en el abanico. Encaja donde puede quedar. Tirar hacia atrás lo recoge; Listo lo firma.</translation>
    </message>
    <message numerus="yes">
      <source>Put an apple on one of the dots, {count} in all</source>
      <extracomment>Put an apple on one of the dots: the eye sees it</extracomment>
      <translation>
        <numerusform>Pon una manzana en uno de los puntos, {count} en total</numerusform>
        <numerusform>Pon una manzana en uno de los puntos, {count} en total</numerusform>
      </translation>
    </message>
    <message>
      <source>Put the {shape} where it touches {region}</source>
      <translation>Pon la {shape} donde toque {region}</translation>
    </message>
    <message>
      <source>Puzzle of this turn</source>
      <translation>Acertijo de este turno</translation>
    </message>
    <message>
      <source>Puzzle {number} of {count}: {asked}</source>
      <translation>Acertijo {number} de {count}: {asked}</translation>
    </message>
    <message>
      <source>Puzzles</source>
      <translation>Acertijos</translation>
    </message>
    <message>
      <source>Python {version}: the licence of the Python Software Foundation</source>
      <translation>Python {version}: la licencia de la Python Software Foundation</translation>
    </message>
    <message>
      <source>Qt {version} with PySide6: LGPL 3; you may replace its files</source>
      <translation>Qt {version} con PySide6: LGPL 3; puedes sustituir sus archivos</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.</source>
      <translation>R gira una forma, F la voltea o cambia cabeza y cola. De 1 a 6: un órgano.</translation>
    </message>
    <message>
      <source>Race on</source>
      <translation>Seguir la carrera</translation>
    </message>
    <message>
      <source>Race {number} of {games} of an evening</source>
      <translation>Carrera {number} de {games} de una velada</translation>
    </message>
    <message>
      <source>Re-pose</source>
      <translation>Recolocar</translation>
    </message>
    <message>
      <source>Read it all</source>
      <translation>Leerlo todo</translation>
    </message>
    <message>
      <source>Read it aloud, or let a phone take a picture of it.</source>
      <translation>Léelo en voz alta, o deja que un móvil le haga una foto.</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Ver de nuevo</translation>
    </message>
    <message>
      <source>Report on one page (HTML)</source>
      <translation>Informe en una página (HTML)</translation>
    </message>
    <message>
      <source>Resign for good</source>
      <translation>Rendirse del todo</translation>
    </message>
    <message>
      <source>Resign?</source>
      <translation>¿Rendirse?</translation>
    </message>
    <message>
      <source>Resign…</source>
      <translation>Rendirse…</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Repaso</translation>
    </message>
    <message>
      <source>Richest</source>
      <translation>Más rico</translation>
    </message>
    <message>
      <source>Roadblock</source>
      <translation>Barrera</translation>
    </message>
    <message>
      <source>Rocks</source>
      <translation>Piedras</translation>
    </message>
    <message>
      <source>Roll together, draw worms,
wake their organs.</source>
      <translation>Tirad juntos, dibujad gusanos,
despertad sus órganos.</translation>
    </message>
    <message>
      <source>Rolled for everybody.</source>
      <translation>Tirados para todos.</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Ronda {round}</translation>
    </message>
    <message>
      <source>Round {round}.</source>
      <translation>Ronda {round}.</translation>
    </message>
    <message>
      <source>Round {round}: bid in secret</source>
      <translation>Ronda {round}: apuesta en secreto</translation>
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation>Ronda {round}: elige una cara y sella tu apuesta.</translation>
    </message>
    <message>
      <source>Round {round}: secret bids</source>
      <translation>Ronda {round}: apuestas secretas</translation>
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation>Ronda {round}: esperando las apuestas de {names}.</translation>
    </message>
    <message>
      <source>Round {round}: {bids}.</source>
      <translation>Ronda {round}: {bids}.</translation>
    </message>
    <message>
      <source>Rule {tag}: {said}</source>
      <translation>Regla {tag}: {said}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation>Reglas de {game}</translation>
    </message>
    <message>
      <source>Same Wi-Fi? Then read this aloud:</source>
      <translation>¿El mismo wifi? Entonces lee esto en voz alta:</translation>
    </message>
    <message>
      <source>Same here</source>
      <translation>Aquí igual</translation>
    </message>
    <message>
      <source>Same number? None of them moves. That is half the fun.</source>
      <translation>¿El mismo número? Ninguno se mueve. Ahí está media gracia.</translation>
    </message>
    <message>
      <source>Same person as…</source>
      <translation>La misma persona que…</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>sábado</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Save a picture</source>
      <translation>Guardar una imagen</translation>
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation>Guardar un paquete del problema…</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Guardar imagen</translation>
    </message>
    <message>
      <source>Save the file…</source>
      <translation>Guardar el archivo…</translation>
    </message>
    <message>
      <source>Save the log as a file…</source>
      <translation>Guardar el registro como archivo…</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Partidas guardadas</translation>
    </message>
    <message>
      <source>Saved: {path}</source>
      <translation>Guardado: {path}</translation>
    </message>
    <message>
      <source>Say it aloud, all together</source>
      <translation>Decidlo en voz alta, todos a la vez</translation>
    </message>
    <message>
      <source>Score now: {total}  (r shows its rows)</source>
      <translation>Puntos ahora: {total}  (r muestra sus filas)</translation>
    </message>
    <message>
      <source>Score sheet (CSV)</source>
      <translation>Hoja de puntos (CSV)</translation>
    </message>
    <message>
      <source>Seal my {face}</source>
      <translation>Sellar mi {face}</translation>
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation>Sellar {face} y aceptar</translation>
    </message>
    <message>
      <source>Seal, sign, press what has the ring</source>
      <translation>Sellar, firmar, pulsar lo que tiene el anillo</translation>
    </message>
    <message>
      <source>Sealed</source>
      <translation>Sellado</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Search by player, game, result or date</source>
      <translation>Buscar por jugador, juego, resultado o fecha</translation>
    </message>
    <message>
      <source>Secret choices are hidden while you hand the laptop on.</source>
      <translation>Las elecciones secretas se tapan mientras pasáis el portátil.</translation>
    </message>
    <message>
      <source>Segments of one worm touch their neighbours; other worms stay apart.</source>
      <translation>Los segmentos de un gusano tocan a sus vecinos; los demás gusanos quedan aparte.</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>sep</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the one that was followed counts.</source>
      <translation>Varias partidas dicen ser la {number}: cuenta la que tuvo continuación.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the table is computed without them.</source>
      <translation>Varias partidas dicen ser la {number}: la tabla se calcula sin ellas.</translation>
    </message>
    <message>
      <source>Several games in a row, whose points are counted together</source>
      <translation>Varias partidas seguidas, cuyos puntos se cuentan juntos</translation>
    </message>
    <message>
      <source>Several organs glow now. Click the tail.</source>
      <translation>Ahora brillan varios órganos. Haz clic en la cola.</translation>
    </message>
    <message>
      <source>Shapes</source>
      <translation>Formas</translation>
    </message>
    <message>
      <source>Sheets of {game}</source>
      <translation>Hojas de {game}</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Mostrar todo</translation>
    </message>
    <message>
      <source>Show how</source>
      <translation>Mostrar cómo</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Muéstrame</translation>
    </message>
    <message>
      <source>Show me: {what}</source>
      <translation>Muéstrame: {what}</translation>
    </message>
    <message>
      <source>Show the gestures of {name}</source>
      <translation>Mostrar los gestos de {name}</translation>
    </message>
    <message>
      <source>Show where tails point</source>
      <translation>Mostrar adónde apuntan las colas</translation>
    </message>
    <message>
      <source>Shows a table to everybody, in full screen</source>
      <translation>Muestra una mesa a todos, a pantalla completa</translation>
    </message>
    <message>
      <source>Sign</source>
      <translation>Firmar</translation>
    </message>
    <message>
      <source>Sign anyway</source>
      <translation>Firmar igualmente</translation>
    </message>
    <message>
      <source>Sign the hour</source>
      <translation>Firmar la hora</translation>
    </message>
    <message>
      <source>Sign the hour (Ctrl+Enter): after that nothing is taken back</source>
      <translation>Firmar la hora (Ctrl+Intro): después ya no se deshace nada</translation>
    </message>
    <message>
      <source>Sign your move: then it cannot be changed. (Enter)</source>
      <translation>Firma tu jugada: después no se puede cambiar. (Intro)</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Firmas</translation>
    </message>
    <message>
      <source>Signed</source>
      <translation>Firmado</translation>
    </message>
    <message>
      <source>Signed.</source>
      <translation>Firmado.</translation>
    </message>
    <message>
      <source>Signed. Waiting for {names}.</source>
      <translation>Firmado. Esperando a {names}.</translation>
    </message>
    <message>
      <source>Signing.</source>
      <translation>Firmando.</translation>
    </message>
    <message>
      <source>Sit down</source>
      <translation>Sentarse</translation>
    </message>
    <message>
      <source>Sit down there</source>
      <translation>Sentarse allí</translation>
    </message>
    <message>
      <source>Sit down with {names} after all</source>
      <translation>Sentarse con {names} después de todo</translation>
    </message>
    <message>
      <source>Sit down: the table shows up by itself.</source>
      <translation>Siéntate: la mesa aparece sola.</translation>
    </message>
    <message>
      <source>Small letters, a dash too many, O for 0: all the same.</source>
      <translation>Minúsculas, un guion de más, O por 0: todo vale igual.</translation>
    </message>
    <message>
      <source>Small talk</source>
      <translation>Charla</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Más pequeño</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Texto más pequeño</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Hasta ahora</translation>
    </message>
    <message>
      <source>Solved!</source>
      <translation>¡Resuelto!</translation>
    </message>
    <message>
      <source>Somebody at this laptop has that name already.</source>
      <translation>En este portátil ya hay alguien con ese nombre.</translation>
    </message>
    <message>
      <source>Somebody does not see this table?</source>
      <translation>¿Alguien no ve esta mesa?</translation>
    </message>
    <message>
      <source>Somebody dozes off</source>
      <translation>Alguien se queda dormido</translation>
    </message>
    <message>
      <source>Somebody else at this laptop</source>
      <translation>Otra persona en este portátil</translation>
    </message>
    <message>
      <source>Somebody hums, somebody follows, and soon the whole bed is dancing.</source>
      <translation>Alguien tararea, alguien le sigue, y pronto baila toda la cama.</translation>
    </message>
    <message>
      <source>Somebody is missing?</source>
      <translation>¿Falta alguien?</translation>
    </message>
    <message>
      <source>Somebody watches now, and sees no secret.</source>
      <translation>Alguien mira ahora, y no ve ningún secreto.</translation>
    </message>
    <message>
      <source>Somebody with {system} can give it: “Bring a friend” on that laptop.</source>
      <translation>Alguien con {system} puede darlo: «Trae a alguien» en ese portátil.</translation>
    </message>
    <message>
      <source>Something differs</source>
      <translation>Algo difiere</translation>
    </message>
    <message>
      <source>Something in the window went wrong ({what}).</source>
      <translation>Algo de la ventana falló ({what}).</translation>
    </message>
    <message>
      <source>Something is in the way</source>
      <translation>Hay algo en medio</translation>
    </message>
    <message>
      <source>Sound</source>
      <translation>Sonido</translation>
    </message>
    <message>
      <source>Sounds are off</source>
      <translation>Sin sonidos</translation>
    </message>
    <message>
      <source>Sounds are on</source>
      <translation>Con sonidos</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocidad</translation>
    </message>
    <message>
      <source>Standings:</source>
      <translation>Clasificación:</translation>
    </message>
    <message>
      <source>Start the hour over</source>
      <translation>Empezar la hora de nuevo</translation>
    </message>
    <message>
      <source>Start without {names}</source>
      <translation>Empezar sin {names}</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Quedarse</translation>
    </message>
    <message>
      <source>Stay here</source>
      <translation>Quedarse aquí</translation>
    </message>
    <message>
      <source>Stay in the race</source>
      <translation>Seguir en la carrera</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Paso</translation>
    </message>
    <message>
      <source>Step {step}</source>
      <translation>Paso {step}</translation>
    </message>
    <message>
      <source>Step {step} joins what everybody had sealed before.</source>
      <translation>El paso {step} une lo que todos habían sellado antes.</translation>
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation>Paso {step} de {last}</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: you go from {before} to {after} %.</source>
      <translation>Paso {step}, ronda {round}: pasas del {before} al {after} %.</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: {name} goes from {before} to {after} %.</source>
      <translation>Paso {step}, ronda {round}: {name} pasa del {before} al {after} %.</translation>
    </message>
    <message>
      <source>Step {step}: {what}</source>
      <translation>Paso {step}: {what}</translation>
    </message>
    <message>
      <source>Still the same room?</source>
      <translation>¿Sigue siendo la misma sala?</translation>
    </message>
    <message>
      <source>Stony Ground</source>
      <translation>Terreno pedregoso</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Parar</translation>
    </message>
    <message>
      <source>Stop following</source>
      <translation>Dejar de seguir</translation>
    </message>
    <message>
      <source>Stop leading</source>
      <translation>Dejar de guiar</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>domingo</translation>
    </message>
    <message>
      <source>Swing a post</source>
      <translation>Girar un poste</translation>
    </message>
    <message>
      <source>Swing a post?</source>
      <translation>¿Girar un poste?</translation>
    </message>
    <message>
      <source>Swing first</source>
      <translation>Girar primero</translation>
    </message>
    <message>
      <source>Swing it</source>
      <translation>Girarlo</translation>
    </message>
    <message>
      <source>Swings the posts</source>
      <translation>Gira los postes</translation>
    </message>
    <message>
      <source>System Settings, “Privacy &amp; Security”, at the bottom: “Open Anyway”.</source>
      <translation>Ajustes del Sistema, «Privacidad y seguridad», abajo del todo: «Abrir igualmente».</translation>
    </message>
    <message>
      <source>TCP port {port} cannot be used ({what}): choose another --port</source>
      <translation>No se puede usar el puerto TCP {port} ({what}): elige otro --port</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>Table {number}</source>
      <translation>Mesa {number}</translation>
    </message>
    <message>
      <source>Table {number} of a tournament</source>
      <translation>Mesa {number} de un torneo</translation>
    </message>
    <message>
      <source>Table {number} of {count}</source>
      <translation>Mesa {number} de {count}</translation>
    </message>
    <message>
      <source>Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ acts, though no tail.</source>
      <translation>Cola: empieza una conga en la que está su gusano. En todos los gusanos de la fila menos uno actúa un órgano, aunque ninguna cola.</translation>
    </message>
    <message>
      <source>Take a seat and play on from this step, against bots</source>
      <translation>Siéntate y sigue jugando desde este paso, contra bots</translation>
    </message>
    <message>
      <source>Take a step back, and forward again</source>
      <translation>Dar un paso atrás, y otra vez adelante</translation>
    </message>
    <message>
      <source>Take it again</source>
      <translation>Rehacer</translation>
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation>Rehacer (Ctrl+Y)</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Mejor no</translation>
    </message>
    <message>
      <source>Take it from {name}</source>
      <translation>Tómala de {name}</translation>
    </message>
    <message>
      <source>Take my last choice back</source>
      <translation>Deshacer mi última elección</translation>
    </message>
    <message>
      <source>Take the last decision back</source>
      <translation>Deshacer la última decisión</translation>
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation>Deshacer la última decisión (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Take the last part back (Z or Backspace)</source>
      <translation>Deshacer la última parte (Z o Retroceso)</translation>
    </message>
    <message>
      <source>Take the last segment back</source>
      <translation>Quitar el último segmento</translation>
    </message>
    <message>
      <source>Tea time!</source>
      <translation>¡Hora del té!</translation>
    </message>
    <message>
      <source>Television</source>
      <translation>Televisión</translation>
    </message>
    <message>
      <source>Tell the others by which number your X moves. (Enter)</source>
      <translation>Di a los demás qué número mueve tu X. (Intro)</translation>
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation>Diez rondas en las que nadie avanza terminan la carrera (regla W3.25).</translation>
    </message>
    <message>
      <source>Ten rounds without a move, or a hundred rounds, end the race.</source>
      <translation>Diez rondas sin una jugada, o cien rondas, terminan la carrera.</translation>
    </message>
    <message>
      <source>Test of this laptop</source>
      <translation>Prueba de este portátil</translation>
    </message>
    <message>
      <source>Test this laptop</source>
      <translation>Probar este portátil</translation>
    </message>
    <message>
      <source>Testing for up to a minute…</source>
      <translation>Probando, un minuto como mucho…</translation>
    </message>
    <message>
      <source>Text larger, smaller, as it was</source>
      <translation>Texto más grande, más pequeño, como estaba</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Tamaño del texto</translation>
    </message>
    <message>
      <source>Text size and comforts</source>
      <translation>Tamaño del texto y comodidades</translation>
    </message>
    <message>
      <source>That does not win. Take it back, and try another way.</source>
      <translation>Así no se gana. Retíralo y prueba de otra manera.</translation>
    </message>
    <message>
      <source>That is all of it</source>
      <translation>Eso es todo</translation>
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation>Eso es todo. Abre una mesa, y los demás se unen solos.</translation>
    </message>
    <message>
      <source>That is no line of the list: give a number, spaces such as c4, or ? for help.</source>
      <translation>Esa no es una línea de la lista: da un número, casillas como c4, o ? para la ayuda.</translation>
    </message>
    <message>
      <source>That table goes on from a position that your log does not show.</source>
      <translation>Esa mesa sigue desde una posición que tu registro no muestra.</translation>
    </message>
    <message>
      <source>That was the hour. Everything could still be taken back; now sign it.</source>
      <translation>Esa fue la hora. Aún se podría deshacer todo; ahora fírmala.</translation>
    </message>
    <message>
      <source>That was the lesson</source>
      <translation>Esa fue la lección</translation>
    </message>
    <message>
      <source>That will do for a cable. A Wi-Fi is not connected yet.</source>
      <translation>Con un cable basta. El wifi aún no está conectado.</translation>
    </message>
    <message>
      <source>That works too, but try it like this first. {said}</source>
      <translation>Así también va, pero pruébalo primero de este modo. {said}</translation>
    </message>
    <message>
      <source>The Compost Heap</source>
      <translation>El montón de compost</translation>
    </message>
    <message>
      <source>The Great Flood</source>
      <translation>La gran inundación</translation>
    </message>
    <message>
      <source>The Long Dance</source>
      <translation>El baile largo</translation>
    </message>
    <message>
      <source>The X</source>
      <translation>La X</translation>
    </message>
    <message>
      <source>The X comes last</source>
      <translation>La X va la última</translation>
    </message>
    <message>
      <source>The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may swing a finish post. Try it when the others will want the same numbers.</source>
      <translation>La X también es una apuesta: si la tuya es la única, nombras un número que nadie apostó, y puedes girar un poste de meta. Pruébala cuando los demás quieran los mismos números.</translation>
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation>La X puede nombrar lo que nadie más ha apostado, ni siquiera en vano: {numbers} (regla W3.9).</translation>
    </message>
    <message>
      <source>The X rests for a round all the same.</source>
      <translation>La X descansa una ronda de todos modos.</translation>
    </message>
    <message>
      <source>The X swings a post after its worm has moved, if the table says no other.</source>
      <translation>La X gira un poste después de mover su gusano, si la mesa no dice otra cosa.</translation>
    </message>
    <message>
      <source>The best face</source>
      <translation>La mejor cara</translation>
    </message>
    <message>
      <source>The bid that was made</source>
      <translation>La apuesta que se hizo</translation>
    </message>
    <message>
      <source>The board at the end</source>
      <translation>El tablero al final</translation>
    </message>
    <message>
      <source>The board where the proof ends</source>
      <translation>El tablero donde acaba la prueba</translation>
    </message>
    <message>
      <source>The branch was not kept beside the log: {why}.</source>
      <translation>La rama no se guardó junto al registro: {why}.</translation>
    </message>
    <message>
      <source>The caller signed several lists of people: this is one of several draws.</source>
      <translation>Quien convocó firmó varias listas de personas: este es uno de varios sorteos.</translation>
    </message>
    <message>
      <source>The clip is being drawn.</source>
      <translation>El clip se está dibujando.</translation>
    </message>
    <message>
      <source>The clip was stopped; nothing of it is saved.</source>
      <translation>El clip se detuvo; no se ha guardado nada.</translation>
    </message>
    <message>
      <source>The coach answers when you have something to choose.</source>
      <translation>El entrenador responde cuando tienes algo que elegir.</translation>
    </message>
    <message>
      <source>The copy changes here</source>
      <translation>Aquí cambia la copia</translation>
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation>Se están tirando los dados.</translation>
    </message>
    <message>
      <source>The dice are new each time: everybody's numbers make them together.</source>
      <translation>Los dados son nuevos cada vez: los hacen juntos los números de todos.</translation>
    </message>
    <message>
      <source>The dice are still in the cup.</source>
      <translation>Los dados aún están en el cubilete.</translation>
    </message>
    <message>
      <source>The dice come from numbers that everybody sealed the hour before.</source>
      <translation>Los dados salen de números que todos sellaron la hora anterior.</translation>
    </message>
    <message>
      <source>The dice have not been rolled yet.</source>
      <translation>Los dados aún no se han tirado.</translation>
    </message>
    <message>
      <source>The digest of each step</source>
      <translation>El hash de cada paso</translation>
    </message>
    <message>
      <source>The emblem that they could compare:</source>
      <translation>El emblema que podían comparar:</translation>
    </message>
    <message>
      <source>The emblem: {words}</source>
      <translation>El emblema: {words}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>El final</translation>
    </message>
    <message>
      <source>The envelopes open all at once.</source>
      <translation>Los sobres se abren todos a la vez.</translation>
    </message>
    <message>
      <source>The evening</source>
      <translation>La velada</translation>
    </message>
    <message>
      <source>The evening as a chart</source>
      <translation>La velada como gráfico</translation>
    </message>
    <message>
      <source>The evening as a table</source>
      <translation>La velada como tabla</translation>
    </message>
    <message>
      <source>The evening goes on</source>
      <translation>La velada sigue</translation>
    </message>
    <message numerus="yes">
      <source>The evening: {done} of {count} games count.</source>
      <extracomment>The evening: {done} of {count} game counts.</extracomment>
      <translation>
        <numerusform>La velada: cuenta {done} de {count} partida.</numerusform>
        <numerusform>La velada: cuentan {done} de {count} partidas.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file is damaged here</source>
      <translation>Aquí está dañado el archivo</translation>
    </message>
    <message>
      <source>The file is whole.</source>
      <translation>El archivo está entero.</translation>
    </message>
    <message>
      <source>The final</source>
      <translation>La final</translation>
    </message>
    <message>
      <source>The final of a tournament</source>
      <translation>La final de un torneo</translation>
    </message>
    <message>
      <source>The finish again</source>
      <translation>La meta otra vez</translation>
    </message>
    <message>
      <source>The finish counts from either side.</source>
      <translation>La meta cuenta desde los dos lados.</translation>
    </message>
    <message>
      <source>The finish counts from its front side only.</source>
      <translation>La meta cuenta solo desde delante.</translation>
    </message>
    <message>
      <source>The first copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>La primera copia está rota tras el paso {last}; hasta el paso {step} las dos son iguales.</translation>
    </message>
    <message>
      <source>The first segment that touches the finish line ends the race.</source>
      <translation>El primer segmento que toca la línea de meta termina la carrera.</translation>
    </message>
    <message>
      <source>The first start needs the internet for about two minutes; later starts do not.</source>
      <translation>El primer inicio necesita internet unos dos minutos; los siguientes no.</translation>
    </message>
    <message>
      <source>The friend's page shows the same four pictures.</source>
      <translation>La página del otro navegador muestra las mismas cuatro imágenes.</translation>
    </message>
    <message>
      <source>The frost lets go for a few hours only; keep a little air for everyone.</source>
      <translation>La helada afloja solo unas horas; dejad un poco de aire para todos.</translation>
    </message>
    <message>
      <source>The full number must be moved, if there is room.</source>
      <translation>Hay que mover el número entero, si hay sitio.</translation>
    </message>
    <message>
      <source>The game ends after the last hour of the sheet.</source>
      <translation>La partida termina tras la última hora de la hoja.</translation>
    </message>
    <message>
      <source>The game goes on: what was signed is saved. What went wrong is noted in {path}.</source>
      <translation>La partida sigue: lo firmado está guardado. Lo que falló está anotado en {path}.</translation>
    </message>
    <message>
      <source>The game is kept; go on with: solo --resume</source>
      <translation>La partida está guardada; sigue con: solo --resume</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>La partida aún no ha terminado.</translation>
    </message>
    <message>
      <source>The game is on your shelf, and you can go on with it another day. If you leave for good, you cannot come back.</source>
      <translation>La partida está en tu estantería, y puedes seguirla otro día. Si te vas del todo, no puedes volver.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>La partida ha terminado</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partida ha terminado.</translation>
    </message>
    <message numerus="yes">
      <source>The game is over: {total} points, {grade}.</source>
      <extracomment>The game is over: {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>La partida ha terminado: {total} punto, {grade}.</numerusform>
        <numerusform>La partida ha terminado: {total} puntos, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game itself (log)</source>
      <translation>La propia partida (registro)</translation>
    </message>
    <message>
      <source>The ghost throws {dice}: {face}.</source>
      <translation>El fantasma tira {dice}: {face}.</translation>
    </message>
    <message>
      <source>The ground softens, and the first worms wake up hungry.</source>
      <translation>La tierra se ablanda, y los primeros gusanos despiertan con hambre.</translation>
    </message>
    <message>
      <source>The hour is finished: sign it, or take something back</source>
      <translation>La hora está terminada: fírmala, o deshaz algo</translation>
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation>El último que queda en la carrera gana (regla W3.24).</translation>
    </message>
    <message>
      <source>The last one left, in round {round}</source>
      <translation>El último que quedaba, en la ronda {round}</translation>
    </message>
    <message>
      <source>The letters Nunito and DynaPuff: SIL Open Font License 1.1</source>
      <translation>Las letras Nunito y DynaPuff: SIL Open Font License 1.1</translation>
    </message>
    <message>
      <source>The line {line} dances, {left} more of it may act: which organ?</source>
      <translation>La fila {line} baila, aún pueden actuar {left}: ¿qué órgano?</translation>
    </message>
    <message>
      <source>The logs do NOT agree.</source>
      <translation>Los registros NO coinciden.</translation>
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation>El número más bajo mueve primero (regla W3.7).</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls.</source>
      <translation>El número más bajo mueve primero. Los gusanos son muros.</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation>El número más bajo mueve primero. Los gusanos son muros: piensa dónde quedará el tuyo.</translation>
    </message>
    <message>
      <source>The lowest number moves first; an X moves in the place of its number.</source>
      <translation>El número más bajo mueve primero; una X mueve en el lugar de su número.</translation>
    </message>
    <message>
      <source>The new head touches the old one, at any place round it.</source>
      <translation>La cabeza nueva toca la anterior, en cualquier punto a su alrededor.</translation>
    </message>
    <message>
      <source>The next chapter is {title}.</source>
      <translation>El siguiente capítulo es {title}.</translation>
    </message>
    <message>
      <source>The next round begins.</source>
      <translation>Empieza la siguiente ronda.</translation>
    </message>
    <message>
      <source>The option of this hour is chosen already.</source>
      <translation>La opción de esta hora ya está elegida.</translation>
    </message>
    <message>
      <source>The other file is being checked.</source>
      <translation>Se está comprobando el otro archivo.</translation>
    </message>
    <message>
      <source>The other laptop</source>
      <translation>El otro portátil</translation>
    </message>
    <message>
      <source>The others agree to go on without {name}; {then}.</source>
      <translation>Los demás aceptan seguir sin {name}; {then}.</translation>
    </message>
    <message>
      <source>The others could not be told. Go on with the game under Games to tell them.</source>
      <translation>No se pudo avisar a los demás. Sigue la partida en Partidas para avisarles.</translation>
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation>Mientras tanto los demás han seguido; vuelves a sentarte en el siguiente paso.</translation>
    </message>
    <message>
      <source>The others have not said yet.</source>
      <translation>Los demás aún no han dicho nada.</translation>
    </message>
    <message>
      <source>The others may go on. A worm that wakes up sits again.</source>
      <translation>Los demás pueden seguir. Un gusano que despierta se sienta otra vez.</translation>
    </message>
    <message>
      <source>The others would go on.</source>
      <translation>Los demás seguirían.</translation>
    </message>
    <message>
      <source>The post stands there; Done signs it. (Enter)</source>
      <translation>El poste se queda ahí; Listo lo firma. (Intro)</translation>
    </message>
    <message>
      <source>The program is being packed. One moment…</source>
      <translation>El programa se está empaquetando. Un momento…</translation>
    </message>
    <message>
      <source>The race</source>
      <translation>La carrera</translation>
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation>La carrera termina justo con el segmento que toca la línea (regla W3.17).</translation>
    </message>
    <message>
      <source>The race has not ended.</source>
      <translation>La carrera no ha terminado.</translation>
    </message>
    <message>
      <source>The race is over.</source>
      <translation>La carrera ha terminado.</translation>
    </message>
    <message>
      <source>The report is in English, for whoever helps you. It names nobody.</source>
      <translation>El informe está en inglés, para quien te ayude. No nombra a nadie.</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>El resultado</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Las reglas</translation>
    </message>
    <message>
      <source>The same four as on the other screen?</source>
      <translation>¿Las mismas cuatro que en la otra pantalla?</translation>
    </message>
    <message>
      <source>The same four as on {name}'s screen?</source>
      <translation>¿Las mismas cuatro que en la pantalla de {name}?</translation>
    </message>
    <message>
      <source>The same key in another game is the same laptop.</source>
      <translation>La misma clave en otra partida es el mismo portátil.</translation>
    </message>
    <message>
      <source>The same on every laptop? Then nobody stands between you.</source>
      <translation>¿Lo mismo en cada portátil? Entonces nadie está entre vosotros.</translation>
    </message>
    <message>
      <source>The second copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>La segunda copia está rota tras el paso {last}; hasta el paso {step} las dos son iguales.</translation>
    </message>
    <message>
      <source>The shape of a new worm; Give and Wake also fit worms laid in it.</source>
      <translation>La forma de un gusano nuevo; Dar y Despertar también valen para gusanos con ella.</translation>
    </message>
    <message>
      <source>The sheet</source>
      <translation>La hoja</translation>
    </message>
    <message>
      <source>The sheet is {name}. {story}</source>
      <translation>La hoja es {name}. {story}</translation>
    </message>
    <message>
      <source>The sheets where the proof ends:</source>
      <translation>Las hojas donde acaba la prueba:</translation>
    </message>
    <message>
      <source>The six organs</source>
      <translation>Los seis órganos</translation>
    </message>
    <message>
      <source>The sum also has a grade, from 0 to 5.</source>
      <translation>La suma también tiene un nivel, de 0 a 5.</translation>
    </message>
    <message>
      <source>The sum of the four rows counts; the highest wins.</source>
      <translation>Cuenta la suma de las cuatro filas; gana la más alta.</translation>
    </message>
    <message>
      <source>The sun is this hour. Struck hours are over, blue ones are the afternoon.</source>
      <translation>El sol es esta hora. Las horas tachadas ya pasaron, las azules son la tarde.</translation>
    </message>
    <message>
      <source>The table after this step, played again: {verdict}.</source>
      <translation>La mesa tras este paso, jugado otra vez: {verdict}.</translation>
    </message>
    <message>
      <source>The table does not wait for you now.</source>
      <translation>La mesa no te espera ahora.</translation>
    </message>
    <message>
      <source>The table has split</source>
      <translation>La mesa se ha dividido</translation>
    </message>
    <message>
      <source>The table is being laid.</source>
      <translation>Se está poniendo la mesa.</translation>
    </message>
    <message>
      <source>The table may choose to lay worms anew before they move.</source>
      <translation>La mesa puede decidir recolocar los gusanos antes de mover.</translation>
    </message>
    <message>
      <source>The table of the race</source>
      <translation>La mesa de la carrera</translation>
    </message>
    <message>
      <source>The table plays exactly the sheet whose digest all have signed.</source>
      <translation>La mesa juega exactamente la hoja cuyo hash han firmado todos.</translation>
    </message>
    <message>
      <source>The table rolled for everybody.</source>
      <translation>La mesa tiró para todos.</translation>
    </message>
    <message>
      <source>The tables are drawn</source>
      <translation>Las mesas están sorteadas</translation>
    </message>
    <message>
      <source>The tables are drawn. You are expected here: {table}</source>
      <translation>Las mesas están sorteadas. Te esperan aquí: {table}</translation>
    </message>
    <message>
      <source>The tail becomes the head (T)</source>
      <translation>La cola pasa a ser la cabeza (T)</translation>
    </message>
    <message>
      <source>The tail points at the other worm: that is a Conga Line. Choose Wake, then click the worm with the tail.</source>
      <translation>La cola apunta al otro gusano: eso es una conga. Elige Despertar y haz clic en el gusano de la cola.</translation>
    </message>
    <message>
      <source>The test cannot be started</source>
      <translation>No se puede iniciar la prueba</translation>
    </message>
    <message>
      <source>The test is not over yet.</source>
      <translation>La prueba aún no ha terminado.</translation>
    </message>
    <message>
      <source>The tournament is over.</source>
      <translation>El torneo ha terminado.</translation>
    </message>
    <message>
      <source>The tournament: {people}, drawn to {tables}.</source>
      <translation>El torneo: {people}, por sorteo en {tables}.</translation>
    </message>
    <message>
      <source>The whole game is proved</source>
      <translation>Toda la partida está probada</translation>
    </message>
    <message>
      <source>The whole game is proved, to its last step, {step}; nothing behind it.</source>
      <translation>La partida entera está probada, hasta su último paso, {step}; nada de lo de después.</translation>
    </message>
    <message>
      <source>The whole screen</source>
      <translation>Toda la pantalla</translation>
    </message>
    <message>
      <source>The winners meet as soon as all tables are over.</source>
      <translation>Quienes ganan se encuentran en cuanto acaban todas las mesas.</translation>
    </message>
    <message>
      <source>The winners of the tables meet in the final.</source>
      <translation>Quienes ganan en las mesas se encuentran en la final.</translation>
    </message>
    <message>
      <source>The winning placement: {name}'s head, {gap}.</source>
      <translation>El segmento ganador: la cabeza de {name}, {gap}.</translation>
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation>El gusano se queda donde está, como obstáculo, hasta que vuelva {names}.</translation>
    </message>
    <message>
      <source>The worms take up geometry: straight lines first, then thinking ahead.</source>
      <translation>Los gusanos estudian geometría: primero líneas rectas, luego pensar por adelantado.</translation>
    </message>
    <message numerus="yes">
      <source>The {count} hours are over.</source>
      <extracomment>The {count} hour is over.</extracomment>
      <translation>
        <numerusform>Fin de {count} hora.</numerusform>
        <numerusform>Fin de las {count} horas.</numerusform>
      </translation>
    </message>
    <message>
      <source>Their joint seed {seed}…, recomputed: {verdict}.</source>
      <translation>Su semilla común {seed}…, recalculada: {verdict}.</translation>
    </message>
    <message>
      <source>Their laptops are heard, but have signed nothing: {since}. Their programs may be stuck: call across the table first. They can come back at any time.</source>
      <translation>Sus portátiles se oyen, pero no han firmado nada: {since}. Quizá sus programas están atascados: llamad primero por encima de la mesa. Pueden volver cuando quieran.</translation>
    </message>
    <message>
      <source>Their laptops have not said a word: {since}. Closed lids? Call across the table first. They can come back at any time.</source>
      <translation>Sus portátiles no han dicho palabra: {since}. ¿Tapas cerradas? Llamad primero por encima de la mesa. Pueden volver cuando quieran.</translation>
    </message>
    <message>
      <source>Then Place: {places}. Give: {adds}. Wake: {acts}.</source>
      <translation>Luego Colocar: {places}. Dar: {adds}. Despertar: {acts}.</translation>
    </message>
    <message>
      <source>Then it may swing a finish post.</source>
      <translation>Luego puede girar un poste de meta.</translation>
    </message>
    <message>
      <source>Then nobody stands between you, and the game can start.</source>
      <translation>Entonces nadie está entre vosotros, y la partida puede empezar.</translation>
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation>Entonces hay alguien entre vosotros, o hay dos mesas: salid todos y quedad otra vez.</translation>
    </message>
    <message>
      <source>Then you may swing one finish post round the other.</source>
      <translation>Luego puedes girar un poste de meta alrededor del otro.</translation>
    </message>
    <message>
      <source>Then: {later}</source>
      <translation>Luego: {later}</translation>
    </message>
    <message>
      <source>There is a score sheet when the game is over.</source>
      <translation>Hay una hoja de puntos cuando la partida termina.</translation>
    </message>
    <message>
      <source>There is no bot at this table.</source>
      <translation>No hay ningún bot en esta mesa.</translation>
    </message>
    <message>
      <source>There is no game here.</source>
      <translation>Aquí no hay ninguna partida.</translation>
    </message>
    <message>
      <source>There is no puzzle here: nobody is about to win.</source>
      <translation>Aquí no hay acertijo: nadie está a punto de ganar.</translation>
    </message>
    <message>
      <source>There is nothing here for {system}.</source>
      <translation>Aquí no hay nada para {system}.</translation>
    </message>
    <message>
      <source>There is nothing to look back at: no step of this game was completed.</source>
      <translation>No hay nada que mirar atrás: no se completó ningún paso de esta partida.</translation>
    </message>
    <message>
      <source>There is something to do</source>
      <translation>Hay algo que hacer</translation>
    </message>
    <message>
      <source>These are two different games.</source>
      <translation>Son dos partidas distintas.</translation>
    </message>
    <message>
      <source>They go on from step {step} of another game.</source>
      <translation>Siguen desde el paso {step} de otra partida.</translation>
    </message>
    <message>
      <source>They played {game}.</source>
      <translation>Jugaron a {game}.</translation>
    </message>
    <message>
      <source>Thinking…</source>
      <translation>Pensando…</translation>
    </message>
    <message>
      <source>This branch does not fit the game.</source>
      <translation>Esta rama no encaja con la partida.</translation>
    </message>
    <message>
      <source>This checks everything again; it ends with 0 if all is well, 1 if not:</source>
      <translation>Esto lo comprueba todo otra vez; termina con 0 si todo va bien, con 1 si no:</translation>
    </message>
    <message>
      <source>This copy is damaged</source>
      <translation>Esta copia está dañada</translation>
    </message>
    <message>
      <source>This copy is damaged: some of its bytes have changed. {proved}</source>
      <translation>Esta copia está dañada: han cambiado algunos de sus bytes. {proved}</translation>
    </message>
    <message>
      <source>This copy was changed after the game</source>
      <translation>Esta copia se cambió después de la partida</translation>
    </message>
    <message>
      <source>This copy was changed after the game, or is no honest copy. {proved} It does not show who changed it.</source>
      <translation>Esta copia se cambió después de la partida, o no es honrada. {proved} No muestra quién la cambió.</translation>
    </message>
    <message>
      <source>This draw has ended unfinished</source>
      <translation>Este sorteo quedó sin terminar</translation>
    </message>
    <message>
      <source>This edition</source>
      <translation>Esta edición</translation>
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation>Esta edición no tiene esa regla.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Este archivo</translation>
    </message>
    <message>
      <source>This game could not be looked back at: {why}.</source>
      <translation>No se pudo repasar esta partida: {why}.</translation>
    </message>
    <message>
      <source>This hour so far</source>
      <translation>Esta hora hasta ahora</translation>
    </message>
    <message>
      <source>This hour: {told}.</source>
      <translation>Esta hora: {told}.</translation>
    </message>
    <message>
      <source>This is a phone. The games need a laptop.</source>
      <translation>Esto es un teléfono. Los juegos necesitan un portátil.</translation>
    </message>
    <message>
      <source>This is final: a player who has gone home cannot come back into this game.</source>
      <translation>Esto es definitivo: quien se fue a casa no puede volver a esta partida.</translation>
    </message>
    <message>
      <source>This is the code of this laptop: type it on the other one, or type theirs.</source>
      <translation>Este es el código de este portátil: escríbelo en el otro, o escribe el suyo.</translation>
    </message>
    <message>
      <source>This is {name}'s sheet.</source>
      <translation>Esta es la hoja de {name}.</translation>
    </message>
    <message>
      <source>This laptop</source>
      <translation>Este portátil</translation>
    </message>
    <message>
      <source>This laptop has a key of its own now.</source>
      <translation>Este portátil ya tiene su propia clave.</translation>
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation>Este portátil no está en ninguna red.</translation>
    </message>
    <message>
      <source>This laptop keeps visitors out</source>
      <translation>Este portátil no deja entrar visitas</translation>
    </message>
    <message>
      <source>This network speaks only IPv6</source>
      <translation>Esta red solo habla IPv6</translation>
    </message>
    <message numerus="yes">
      <source>This page is open for {count} more minutes.</source>
      <extracomment>This page is open for {count} more minute.</extracomment>
      <translation>
        <numerusform>Esta página está abierta {count} minuto más.</numerusform>
        <numerusform>Esta página está abierta {count} minutos más.</numerusform>
      </translation>
    </message>
    <message>
      <source>This sheet</source>
      <translation>Esta hoja</translation>
    </message>
    <message>
      <source>This shows the SHA-256 of what you have downloaded:</source>
      <translation>Esto muestra el SHA-256 de lo que has descargado:</translation>
    </message>
    <message>
      <source>This table has split at step {step}: {names} signed both sides. The proof is saved; the two sides cannot go on together.</source>
      <translation>Esta mesa se ha dividido en el paso {step}: {names} firmó los dos lados. La prueba está guardada; los dos lados no pueden seguir juntos.</translation>
    </message>
    <message>
      <source>This tells every step in words:</source>
      <translation>Esto cuenta cada paso en palabras:</translation>
    </message>
    <message>
      <source>Thread thief</source>
      <translation>Ladrón del hilo</translation>
    </message>
    <message>
      <source>Three dice fall for all: two show organs, the third the shape of a worm. The coloured rows or columns are the region of this hour. You do one of these:</source>
      <translation>Tres dados caen para todos: dos muestran órganos, el tercero la forma de un gusano. Las filas o columnas de color son la región de esta hora. Haces una de estas cosas:</translation>
    </message>
    <message>
      <source>Three dice fall for everybody: two organs and the shape of a worm.</source>
      <translation>Tres dados caen para todos: dos órganos y la forma de un gusano.</translation>
    </message>
    <message>
      <source>Three dice for everybody: two organs and a shape. Click c3, and the worm lies across row 3.</source>
      <translation>Tres dados para todos: dos órganos y una forma. Haz clic en c3, y el gusano cruza la fila 3.</translation>
    </message>
    <message>
      <source>Three minutes, with bots</source>
      <translation>Tres minutos, con bots</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>jueves</translation>
    </message>
    <message>
      <source>To change it: System Settings &gt; Privacy &amp; Security &gt; Local Network. Switch on Worm Up, or Terminal if you start the game there. Then start the game again.</source>
      <translation>Para cambiarlo: Ajustes del Sistema &gt; Privacidad y seguridad &gt; Red local. Activa Worm Up, o Terminal si inicias ahí el juego. Luego inicia el juego otra vez.</translation>
    </message>
    <message>
      <source>To go on takes {wanted} of {seats}:</source>
      <translation>Para seguir hacen falta {wanted} de {seats}:</translation>
    </message>
    <message>
      <source>To go on {count}</source>
      <translation>Para avanzar {count}</translation>
    </message>
    <message>
      <source>To the mark before</source>
      <translation>A la marca anterior</translation>
    </message>
    <message>
      <source>To the next mark</source>
      <translation>A la marca siguiente</translation>
    </message>
    <message>
      <source>To try it once more, go back and press Review.</source>
      <translation>Para intentarlo otra vez, vuelve atrás y pulsa Repaso.</translation>
    </message>
    <message>
      <source>Together with friends here</source>
      <translation>Junto con amigos de aquí</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Esta noche</translation>
    </message>
    <message>
      <source>Tonight: {score}.</source>
      <translation>Esta noche: {score}.</translation>
    </message>
    <message>
      <source>Too far from the head: click in the fan beside it, or pull the head.</source>
      <translation>Demasiado lejos de la cabeza: haz clic en el abanico a su lado, o tira de la cabeza.</translation>
    </message>
    <message>
      <source>Too few would be left to go on: it takes {wanted}.</source>
      <translation>Quedarían muy pocos para seguir: hacen falta {wanted}.</translation>
    </message>
    <message>
      <source>Too near to the edge of the table</source>
      <translation>Demasiado cerca del borde de la mesa</translation>
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
      <translation>Tocar desde ambos lados</translation>
    </message>
    <message>
      <source>Touch from the front</source>
      <translation>Tocar desde delante</translation>
    </message>
    <message>
      <source>Touch the thread</source>
      <translation>Toca el hilo</translation>
    </message>
    <message>
      <source>Touched in round {round}</source>
      <translation>Tocado en la ronda {round}</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Torneo</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Probar otra vez</translation>
    </message>
    <message>
      <source>Try another player, game, result or date.</source>
      <translation>Prueba con otro jugador, juego, resultado o fecha.</translation>
    </message>
    <message>
      <source>Try things out: Backspace takes a segment back. Only Done signs the move, and then it stands.</source>
      <translation>Prueba cosas: Retroceso quita un segmento. Solo Listo firma la jugada, y entonces vale.</translation>
    </message>
    <message>
      <source>Try things out: everything can be undone, back to the start of the hour. Only when you sign the hour does it stand. The next dice fall when all have signed.</source>
      <translation>Prueba cosas: todo se puede deshacer, hasta el comienzo de la hora. Solo vale cuando firmas la hora. Los siguientes dados caen cuando todos han firmado.</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>martes</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Girar</translation>
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation>Gira un poste de meta alrededor del otro (S)</translation>
    </message>
    <message>
      <source>Turn a post first, with the mouse or Left and Right.</source>
      <translation>Gira primero un poste, con el ratón o con Izquierda y Derecha.</translation>
    </message>
    <message>
      <source>Turn back</source>
      <translation>Volver a girar</translation>
    </message>
    <message>
      <source>Turn round at the start</source>
      <translation>Dar la vuelta en la salida</translation>
    </message>
    <message>
      <source>Turn round when blocked</source>
      <translation>Dar la vuelta si hay bloqueo</translation>
    </message>
    <message>
      <source>Turn round, swing a post, lay anew</source>
      <translation>Dar la vuelta, girar un poste, recolocar</translation>
    </message>
    <message>
      <source>Turned round: the tail is the head once a segment lies there.</source>
      <translation>Vuelta dada: la cola es la cabeza en cuanto haya ahí un segmento.</translation>
    </message>
    <message>
      <source>Turning round counts with the segment that follows: lay it, or turn back.</source>
      <translation>Dar la vuelta cuenta con el segmento que sigue: colócalo, o vuelve atrás.</translation>
    </message>
    <message>
      <source>Two X bump</source>
      <translation>Dos X chocan</translation>
    </message>
    <message>
      <source>Two bids of 7 cancel each other. May my X be the 7?</source>
      <translation>Dos apuestas de 7 se anulan. ¿Puede mi X ser el 7?</translation>
    </message>
    <message>
      <source>Two board games for one table. No account, no internet.</source>
      <translation>Dos juegos de mesa para una mesa. Sin cuenta, sin internet.</translation>
    </message>
    <message>
      <source>Two games for one table of laptops.</source>
      <translation>Dos juegos para una mesa de portátiles.</translation>
    </message>
    <message>
      <source>Two laptops with a firewall may not reach each other.</source>
      <translation>Puede que dos portátiles con cortafuegos no se alcancen.</translation>
    </message>
    <message>
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation>Dos jugadores juegan contra una tercera apuesta, a los dados: el fantasma.</translation>
    </message>
    <message>
      <source>Two spaces touch when they share an edge, never at a corner.</source>
      <translation>Dos casillas se tocan si comparten un lado, nunca por una esquina.</translation>
    </message>
    <message>
      <source>Two worms never touch. A worm may touch itself but not overlap itself.</source>
      <translation>Dos gusanos nunca se tocan. Un gusano puede tocarse a sí mismo, pero no solaparse.</translation>
    </message>
    <message>
      <source>Type the address of this page into the laptop's browser.</source>
      <translation>Escribe la dirección de esta página en el navegador del portátil.</translation>
    </message>
    <message>
      <source>Type the code that the other laptop shows.</source>
      <translation>Escribe el código que muestra el otro portátil.</translation>
    </message>
    <message>
      <source>Type this into a browser, in the same Wi-Fi.</source>
      <translation>Escribe esto en un navegador, en la misma Wi-Fi.</translation>
    </message>
    <message>
      <source>UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>No se puede usar el puerto UDP {port} ({what}): cierra el programa que lo ocupa, o únete con código</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Entendido</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Undo as much as you like. Once signed, it stands.</source>
      <translation>Deshaz cuanto quieras. Una vez firmado, vale.</translation>
    </message>
    <message>
      <source>Until you sign</source>
      <translation>Hasta que firmes</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Ni un rasguño</translation>
    </message>
    <message>
      <source>Update this program</source>
      <translation>Actualiza este programa</translation>
    </message>
    <message>
      <source>Update this program, and it opens.</source>
      <translation>Actualiza este programa y se abrirá.</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Usar estas</translation>
    </message>
    <message>
      <source>Venice 1995</source>
      <translation>Venice 1995</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Esperar</translation>
    </message>
    <message>
      <source>Wait after all</source>
      <translation>Esperar después de todo</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Esperando</translation>
    </message>
    <message>
      <source>Waiting for the dice</source>
      <translation>Esperando los dados</translation>
    </message>
    <message>
      <source>Waiting for {count}</source>
      <translation>Faltan {count}</translation>
    </message>
    <message numerus="yes">
      <source>Waiting for {count} players</source>
      <extracomment>Waiting for {count} player</extracomment>
      <translation>
        <numerusform>Esperando a {count} jugador</numerusform>
        <numerusform>Esperando a {count} jugadores</numerusform>
      </translation>
    </message>
    <message>
      <source>Waiting for {first} and {second}</source>
      <translation>Esperando a {first} y {second}</translation>
    </message>
    <message>
      <source>Waiting for {missing}</source>
      <translation>Esperando a {missing}</translation>
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation>Esperando a {names}</translation>
    </message>
    <message>
      <source>Waiting for {names}. A second press goes ahead.</source>
      <translation>Esperando a {names}. Pulsa otra vez para seguir adelante.</translation>
    </message>
    <message>
      <source>Waiting for {names}: one of them has to tell this laptop where the game is. What you have laid is kept.</source>
      <translation>Esperando a {names}: alguien de ellos tiene que decir a este portátil por dónde va la partida. Lo que has puesto se conserva.</translation>
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation>Esperando a {name}</translation>
    </message>
    <message>
      <source>Wake</source>
      <translation>Despertar</translation>
    </message>
    <message>
      <source>Wake all organs of a worm that fits</source>
      <translation>Despertar todos los órganos de un gusano que encaje</translation>
    </message>
    <message>
      <source>Wake: choose a worm that has one of the two organs or is of the shape, in the region too. All its organs may act, one after the other.</source>
      <translation>Despertar: elige un gusano que tenga uno de los dos órganos o sea de la forma, también en la región. Todos sus órganos pueden actuar, uno tras otro.</translation>
    </message>
    <message>
      <source>Warming up: four more to come</source>
      <translation>Calentamiento: faltan cuatro</translation>
    </message>
    <message>
      <source>Warming up: one more to come</source>
      <translation>Calentamiento: falta uno</translation>
    </message>
    <message>
      <source>Warming up: the bots are on their way</source>
      <translation>Calentamiento: los bots están en camino</translation>
    </message>
    <message>
      <source>Warming up: three more to come</source>
      <translation>Calentamiento: faltan tres</translation>
    </message>
    <message>
      <source>Warming up: two more to come</source>
      <translation>Calentamiento: faltan dos</translation>
    </message>
    <message>
      <source>Watch</source>
      <translation>Ver</translation>
    </message>
    <message>
      <source>Watch {hour}</source>
      <translation>Ver {hour}</translation>
    </message>
    <message>
      <source>Watch {name}</source>
      <translation>Mirar a {name}</translation>
    </message>
    <message>
      <source>We start by ourselves when all five sit.</source>
      <translation>Empezamos solos en cuanto estén los cinco sentados.</translation>
    </message>
    <message>
      <source>We start by ourselves when all four sit.</source>
      <translation>Empezamos solos en cuanto estén los cuatro sentados.</translation>
    </message>
    <message>
      <source>We start by ourselves when all three sit.</source>
      <translation>Empezamos solos en cuanto estén los tres sentados.</translation>
    </message>
    <message>
      <source>We start by ourselves when both sit.</source>
      <translation>Empezamos solos en cuanto estén los dos sentados.</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>miércoles</translation>
    </message>
    <message>
      <source>What acts may let other organs act, on any worm; the line below the choices says what to do. An organ acts once an hour, and only if that changes something.</source>
      <translation>Lo que actúa puede hacer actuar a otros órganos, en cualquier gusano; la línea bajo las opciones dice qué hacer. Un órgano actúa una vez por hora, y solo si eso cambia algo.</translation>
    </message>
    <message>
      <source>What can be decided now</source>
      <translation>Lo que se puede decidir ahora</translation>
    </message>
    <message>
      <source>What costs:</source>
      <translation>Lo que cuesta:</translation>
    </message>
    <message>
      <source>What counts on this sheet</source>
      <translation>Lo que cuenta en esta hoja</translation>
    </message>
    <message>
      <source>What counts:</source>
      <translation>Lo que cuenta:</translation>
    </message>
    <message>
      <source>What do worms {one} and {two} do together ({left} left)?</source>
      <translation>¿Qué hacen juntos los gusanos {one} y {two} (quedan {left})?</translation>
    </message>
    <message>
      <source>What does the ghost do?</source>
      <translation>¿Qué hace el fantasma?</translation>
    </message>
    <message>
      <source>What each hour gained, and what the best hour found by a bot would have gained:</source>
      <translation>Lo que ganó cada hora, y lo que habría ganado la mejor hora que encontró un bot:</translation>
    </message>
    <message>
      <source>What glows may act. Click the eye.</source>
      <translation>Lo que brilla puede actuar. Haz clic en el ojo.</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Qué ha pasado</translation>
    </message>
    <message>
      <source>What happened outside the rules</source>
      <translation>Lo que pasó fuera de las reglas</translation>
    </message>
    <message>
      <source>What has happened</source>
      <translation>Lo que ha pasado</translation>
    </message>
    <message>
      <source>What if… from step {step}, as {name}</source>
      <translation>Y si… desde el paso {step}, como {name}</translation>
    </message>
    <message>
      <source>What is different:</source>
      <translation>Lo que es distinto:</translation>
    </message>
    <message>
      <source>What is proved of this log ends with step {step}.</source>
      <translation>Lo que está probado de este registro acaba en el paso {step}.</translation>
    </message>
    <message>
      <source>What it is about</source>
      <translation>De qué se trata</translation>
    </message>
    <message>
      <source>What no log can show</source>
      <translation>Lo que ningún registro puede mostrar</translation>
    </message>
    <message>
      <source>What shall be printed?</source>
      <translation>¿Qué se imprime?</translation>
    </message>
    <message>
      <source>What the signs mean</source>
      <translation>Qué significan los signos</translation>
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation>Lo que esta hora ha hecho hasta ahora</translation>
    </message>
    <message>
      <source>What this room has</source>
      <translation>Lo que hay aquí</translation>
    </message>
    <message>
      <source>What turned the race</source>
      <translation>Lo que cambió la carrera</translation>
    </message>
    <message>
      <source>What was begun last is finished first.</source>
      <translation>Lo último que se empezó se acaba primero.</translation>
    </message>
    <message>
      <source>What was checked</source>
      <translation>Qué se verificó</translation>
    </message>
    <message>
      <source>What was checked, and how to see it yourself</source>
      <translation>Qué se verificó, y cómo verlo por tu cuenta</translation>
    </message>
    <message>
      <source>What was done in this hour</source>
      <translation>Lo que se hizo en esta hora</translation>
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation>Lo que acabas de mover descansa una ronda. Piensa qué elegirán los demás.</translation>
    </message>
    <message>
      <source>What {name} chooses now is secret.</source>
      <translation>Lo que {name} elige ahora es secreto.</translation>
    </message>
    <message>
      <source>What {name} had sealed was never opened, so it is void.</source>
      <translation>Lo que {name} había sellado nunca se abrió, así que es nulo.</translation>
    </message>
    <message>
      <source>Whatever number it names, it moves after all the others.</source>
      <translation>Nombre el número que nombre, mueve después de todos los demás.</translation>
    </message>
    <message>
      <source>When does a race end without a winner?</source>
      <translation>¿Cuándo acaba una carrera sin ganador?</translation>
    </message>
    <message>
      <source>When does the X move?</source>
      <translation>¿Cuándo mueve la X?</translation>
    </message>
    <message>
      <source>Where does {organ} put a food ({left} left)?</source>
      <translation>¿Dónde pone {organ} una comida (quedan {left})?</translation>
    </message>
    <message>
      <source>Where does {worm} grow ({size} of at most {limit} so far: hearts {hearts} + grown before {before})?</source>
      <translation>¿Dónde crece {worm} ({size} de un máximo de {limit}: corazones {hearts} + crecidas antes {before})?</translation>
    </message>
    <message>
      <source>Where it matters, a worm must reach the line from its front.</source>
      <translation>Donde importa, un gusano debe llegar a la línea por delante.</translation>
    </message>
    <message>
      <source>Where the proof ends</source>
      <translation>Donde acaba la prueba</translation>
    </message>
    <message>
      <source>Which baby gets which organ?</source>
      <translation>¿Qué bebé recibe qué órgano?</translation>
    </message>
    <message>
      <source>Which edition?</source>
      <translation>¿Qué edición?</translation>
    </message>
    <message>
      <source>Which line dances, led by {organ}?</source>
      <translation>¿Qué fila baila, guiada por {organ}?</translation>
    </message>
    <message>
      <source>Which organ does {worm} get?</source>
      <translation>¿Qué órgano recibe {worm}?</translation>
    </message>
    <message>
      <source>Which partner does {organ} choose?</source>
      <translation>¿Qué pareja elige {organ}?</translation>
    </message>
    <message>
      <source>Which sheet?</source>
      <translation>¿Qué hoja?</translation>
    </message>
    <message>
      <source>Who calls again asks everybody to come again.</source>
      <translation>Quien convoca de nuevo pide a todos que vuelvan a participar.</translation>
    </message>
    <message>
      <source>Who contributed to the dice, recomputed</source>
      <translation>Quién aportó algo a los dados, recalculado</translation>
    </message>
    <message>
      <source>Who is second?</source>
      <translation>¿Quién queda segundo?</translation>
    </message>
    <message>
      <source>Who moves by an X may swing one finish post round the other one at the end: the thread comes nearer to one head and goes away from the others.</source>
      <translation>Quien mueve con una X puede girar al final un poste de meta alrededor del otro: el hilo se acerca a una cabeza y se aleja de las demás.</translation>
    </message>
    <message>
      <source>Who plays how</source>
      <translation>Quién juega y cómo</translation>
    </message>
    <message>
      <source>Who sat at the table</source>
      <translation>Quién se sentó a la mesa</translation>
    </message>
    <message>
      <source>Who sat there, who whispered, who saw what: ask each other.</source>
      <translation>Quién estaba sentado, quién susurró, quién vio qué: preguntaos entre vosotros.</translation>
    </message>
    <message>
      <source>Who starts where is drawn, not taken in order.</source>
      <translation>Quién sale desde dónde se sortea, no va por orden.</translation>
    </message>
    <message>
      <source>Who was missing is in no further draw.</source>
      <translation>Quien faltó no entra en ningún otro sorteo.</translation>
    </message>
    <message>
      <source>Whoever moves by an X may swing one finish post round the other.</source>
      <translation>Quien mueve con una X puede girar un poste de meta alrededor del otro.</translation>
    </message>
    <message>
      <source>Whoever owns this laptop could read all that is on its disk.</source>
      <translation>El dueño de este portátil podría leer todo lo que hay en su disco.</translation>
    </message>
    <message>
      <source>Whose gestures you see:</source>
      <translation>De quién ves los gestos:</translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>¿Por qué?</translation>
    </message>
    <message>
      <source>Windows asks at the first start whether Python may use the network: allow it for private networks, and set this network to private in Settings &gt; Network &amp; internet</source>
      <translation>Windows pregunta la primera vez si Python puede usar la red: permítelo en redes privadas, y pon esta red como privada en Configuración &gt; Red e Internet</translation>
    </message>
    <message>
      <source>Windows keeps visitors out of this program</source>
      <translation>Windows no deja que nadie llegue a este programa</translation>
    </message>
    <message>
      <source>Windows' firewall keeps the others out of this program: open Settings &gt; Privacy &amp; security &gt; Windows Security &gt; Firewall &amp; network protection &gt; Allow an app through firewall, and tick Private beside Worm Up or Python</source>
      <translation>El firewall de Windows no deja que los demás lleguen a este programa: abre Configuración &gt; Privacidad y seguridad &gt; Seguridad de Windows &gt; Firewall y protección de red &gt; Permitir una aplicación a través del firewall, y marca Privado junto a Worm Up o Python</translation>
    </message>
    <message>
      <source>Wins in a row, now and at most</source>
      <translation>Victorias seguidas, ahora y como máximo</translation>
    </message>
    <message>
      <source>With other copies of this game</source>
      <translation>Con otras copias de esta partida</translation>
    </message>
    <message>
      <source>With uv and the internet, after downloading {file}:</source>
      <translation>Con uv e internet, después de descargar {file}:</translation>
    </message>
    <message>
      <source>With {names}</source>
      <translation>Con {names}</translation>
    </message>
    <message>
      <source>Without bots, the program adds none. Nobody can prove that a friend has none.</source>
      <translation>Sin bots, el programa no añade ninguno. Nadie puede probar que un amigo no tenga uno.</translation>
    </message>
    <message>
      <source>Without {names}?</source>
      <translation>¿Sin {names}?</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Ganadas</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy</source>
      <translation>Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy in four hours, alone: five minutes</source>
      <translation>Worm &amp; Cozy en cuatro horas, a solas: cinco minutos</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players, not for {value}</source>
      <translation>Worm &amp; Cozy es para 1 a {most} jugadores, no para {value}</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players.</source>
      <translation>Worm &amp; Cozy es para 1 a {most} jugadores.</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy, at the first open table that is met</source>
      <translation>Worm &amp; Cozy, en la primera mesa abierta que se encuentre</translation>
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
      <translation>Worm Up! (Gryphon 2008, fichas)</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2010, dice)</source>
      <translation>Worm Up! (Gryphon 2010, dados)</translation>
    </message>
    <message>
      <source>Worm Up! Join by code: {code}</source>
      <translation>Worm Up! Unirse con código: {code}</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy</source>
      <translation>Worm Up! y Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy for one table of laptops: no server, sealed bids, every game a file that anybody can check.</source>
      <translation>Worm Up! y Worm &amp; Cozy para una mesa de portátiles: sin servidor, apuestas selladas, y cada partida un archivo que cualquiera puede verificar.</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy, version {version}</source>
      <translation>Worm Up! y Worm &amp; Cozy, versión {version}</translation>
    </message>
    <message>
      <source>Worm Up! on the television</source>
      <translation>Worm Up! en el televisor</translation>
    </message>
    <message>
      <source>Worm Up! or Worm &amp; Cozy: choose a game; others join</source>
      <translation>Worm Up! o Worm &amp; Cozy: elige un juego; los demás se unen</translation>
    </message>
    <message>
      <source>Worm Up!: nobody wins after round {round}</source>
      <translation>Worm Up!: nadie gana; fin tras la ronda {round}</translation>
    </message>
    <message>
      <source>Worm Up!: {name} wins in round {round}</source>
      <translation>Worm Up!: gana {name} en la ronda {round}</translation>
    </message>
    <message>
      <source>Worm-up (Venice Connection 1995)</source>
      <translation>Worm-up (Venice Connection 1995)</translation>
    </message>
    <message>
      <source>Worms</source>
      <translation>Gusanos</translation>
    </message>
    <message>
      <source>Worms have their letters in the order in which they were placed.</source>
      <translation>Los gusanos tienen sus letras en el orden en que se colocaron.</translation>
    </message>
    <message>
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation>Los gusanos no pueden tocarse (regla W3.4).</translation>
    </message>
    <message>
      <source>Worms stand in a Conga Line if the tail of each points at the next one. Thin lines with an arrow show it on the sheet.</source>
      <translation>Los gusanos forman una Conga si la cola de cada uno apunta al siguiente. Unas líneas finas con flecha lo muestran en la hoja.</translation>
    </message>
    <message>
      <source>Worms, from {name}'s laptop</source>
      <translation>Gusanos, del portátil de {name}</translation>
    </message>
    <message>
      <source>Worst bid</source>
      <translation>Peor apuesta</translation>
    </message>
    <message>
      <source>Würmeln (Blatz 1994, after Tidwell)</source>
      <translation>Würmeln (Blatz 1994, según Tidwell)</translation>
    </message>
    <message>
      <source>Würmeln 1994</source>
      <translation>Würmeln 1994</translation>
    </message>
    <message>
      <source>X marks the spot</source>
      <translation>La X acierta</translation>
    </message>
    <message>
      <source>X moves by the number it names, or last (number)</source>
      <translation>X mueve con el número que nombra, o al final (number)</translation>
    </message>
    <message>
      <source>X names {number}</source>
      <translation>X nombra el {number}</translation>
    </message>
    <message>
      <source>Yes. Each face rests for itself; after an X that was a 7, a 7 may be bid.</source>
      <translation>Sí. Cada cara descansa por su cuenta; tras una X que fue un 7, se puede apostar el 7.</translation>
    </message>
    <message>
      <source>Yes. No bid ever rests.</source>
      <translation>Sí. Ninguna apuesta descansa.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Tú</translation>
    </message>
    <message>
      <source>You are</source>
      <translation>Tú eres</translation>
    </message>
    <message>
      <source>You are expected there.</source>
      <translation>Te esperan allí.</translation>
    </message>
    <message>
      <source>You are here twice</source>
      <translation>Estás aquí dos veces</translation>
    </message>
    <message>
      <source>You are watching.</source>
      <translation>Estás mirando.</translation>
    </message>
    <message>
      <source>You bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>Apostaste {bid} y chocaste con {others}; con {best} habrías ganado un {more} % más.</translation>
    </message>
    <message>
      <source>You bid {bid}; {best} would have won {more} % more.</source>
      <translation>Apostaste {bid}; con {best} habrías ganado un {more} % más.</translation>
    </message>
    <message>
      <source>You bid {face}</source>
      <translation>Apuestas {face}</translation>
    </message>
    <message>
      <source>You call to a tournament</source>
      <translation>Convocas un torneo</translation>
    </message>
    <message>
      <source>You did not open your bid. You sit again as soon as all others agree.</source>
      <translation>No has abierto tu apuesta. Te sientas otra vez en cuanto todos los demás estén de acuerdo.</translation>
    </message>
    <message>
      <source>You go on with {game}.</source>
      <translation>Sigues con {game}.</translation>
    </message>
    <message>
      <source>You got up</source>
      <translation>Te has levantado</translation>
    </message>
    <message>
      <source>You have been choosing for {seconds} s.</source>
      <translation>Llevas {seconds} s eligiendo.</translation>
    </message>
    <message>
      <source>You have left the game for good.</source>
      <translation>Has dejado la partida del todo.</translation>
    </message>
    <message>
      <source>You have left the game for good; the others know.</source>
      <translation>Has dejado la partida del todo; los demás lo saben.</translation>
    </message>
    <message>
      <source>You have left the table; nothing was bid yet.</source>
      <translation>Has dejado la mesa; aún no se había apostado nada.</translation>
    </message>
    <message>
      <source>You have not chosen anything here yet.</source>
      <translation>Aquí aún no has elegido nada.</translation>
    </message>
    <message>
      <source>You have not chosen yet either.</source>
      <translation>Tú tampoco has elegido todavía.</translation>
    </message>
    <message>
      <source>You have not moved, so nothing of yours rests. Think of what the others will choose.</source>
      <translation>No te has movido, así que nada tuyo descansa. Piensa qué elegirán los demás.</translation>
    </message>
    <message>
      <source>You leave for good; the others are told.</source>
      <translation>Te vas del todo; se les dice a los demás.</translation>
    </message>
    <message>
      <source>You leave for good; {name} is told. It is done when {name} has acted too; you may close the table now.</source>
      <translation>Te vas del todo; se le dice a {name}. Queda hecho cuando también {name} haya actuado; ya puedes cerrar la mesa.</translation>
    </message>
    <message>
      <source>You leave something: {what}.</source>
      <translation>Dejas algo sin hacer: {what}.</translation>
    </message>
    <message>
      <source>You look on</source>
      <translation>Estás mirando</translation>
    </message>
    <message>
      <source>You pass, though you could: {options}.</source>
      <translation>Pasas, aunque podrías: {options}.</translation>
    </message>
    <message>
      <source>You play alone</source>
      <translation>Juegas en solitario</translation>
    </message>
    <message>
      <source>You sit down first; others join</source>
      <translation>Tú te sientas primero; los demás se unen</translation>
    </message>
    <message>
      <source>You watch. Nobody's secret is shown to you.</source>
      <translation>Estás mirando. No se te muestra el secreto de nadie.</translation>
    </message>
    <message>
      <source>You win!</source>
      <translation>¡Ganas tú!</translation>
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
      <translation>Tú seguirías. Esperando a {missing} más.</translation>
    </message>
    <message>
      <source>You would let {names} back. Not all others have agreed yet.</source>
      <translation>Dejarías volver a {names}. Aún no están todos los demás de acuerdo.</translation>
    </message>
    <message>
      <source>Your X</source>
      <translation>Tu X</translation>
    </message>
    <message>
      <source>Your X is alone. It moves by any number that nobody has bid.</source>
      <translation>Tu X está sola. Mueve con cualquier número que nadie haya apostado.</translation>
    </message>
    <message>
      <source>Your X is alone: name the number that your worm moves by.</source>
      <translation>Tu X está sola: nombra el número con el que mueve tu gusano.</translation>
    </message>
    <message>
      <source>Your X was alone: choose any number that nobody bid. You may swing a post too.</source>
      <translation>Tu X estaba sola: elige un número que nadie apostó. También puedes girar un poste.</translation>
    </message>
    <message>
      <source>Your answer counts for everybody at this laptop.</source>
      <translation>Tu respuesta vale para todos los de este portátil.</translation>
    </message>
    <message>
      <source>Your bid is sealed</source>
      <translation>Tu apuesta está sellada</translation>
    </message>
    <message>
      <source>Your bid is sealed. Waiting for {names}.</source>
      <translation>Tu apuesta está sellada. Esperando a {names}.</translation>
    </message>
    <message>
      <source>Your game goes on</source>
      <translation>Tu partida sigue</translation>
    </message>
    <message>
      <source>Your games and your key lie here</source>
      <translation>Tus partidas y tu clave están aquí</translation>
    </message>
    <message>
      <source>Your head is blocked by {bodies}: press Done.</source>
      <translation>{bodies} bloquean tu cabeza: pulsa Listo.</translation>
    </message>
    <message>
      <source>Your head touches the finish line: press Done and you have won.</source>
      <translation>Tu cabeza toca la línea de meta: pulsa Listo y has ganado.</translation>
    </message>
    <message>
      <source>Your log of that game shows the same position.</source>
      <translation>Tu registro de esa partida muestra la misma posición.</translation>
    </message>
    <message>
      <source>Your move, {number}: drag the last segment to the head, click beside the head, or use the arrows.</source>
      <translation>Mueves {number}: arrastra el último segmento hasta la cabeza, haz clic junto a la cabeza o usa las flechas.</translation>
    </message>
    <message>
      <source>Your move: {number}</source>
      <translation>Mueves {number}</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Tu nombre</translation>
    </message>
    <message>
      <source>Your open envelope: nothing is in it yet</source>
      <translation>Tu sobre abierto: aún no hay nada dentro</translation>
    </message>
    <message>
      <source>Your open envelope: {face} is in it</source>
      <translation>Tu sobre abierto: dentro hay {face}</translation>
    </message>
    <message>
      <source>Your place is kept.</source>
      <translation>Tu sitio te espera.</translation>
    </message>
    <message>
      <source>Your race goes on</source>
      <translation>Tu carrera sigue</translation>
    </message>
    <message>
      <source>Your sealed bid is still there.</source>
      <translation>Tu apuesta sellada sigue ahí.</translation>
    </message>
    <message>
      <source>Your sealed envelope</source>
      <translation>Tu sobre sellado</translation>
    </message>
    <message>
      <source>Your seat goes on at your other laptop. Here you look on.</source>
      <translation>Tu sitio sigue en tu otro portátil. Aquí miras.</translation>
    </message>
    <message>
      <source>Your seat is also open on another laptop. Go on here?</source>
      <translation>Tu sitio también está abierto en otro portátil. ¿Seguir aquí?</translation>
    </message>
    <message>
      <source>Your table is open</source>
      <translation>Tu mesa está abierta</translation>
    </message>
    <message>
      <source>Your worm stays and dozes. You can come back as long as the others play; the game is on your shelf. If you leave for good, you cannot come back.</source>
      <translation>Tu gusano se queda y dormita. Puedes volver mientras jueguen los demás; la partida está en tu estantería. Si te vas del todo, no puedes volver.</translation>
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation>Tu gusano se queda como obstáculo y ya no apuestas. El último en carrera gana.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}.</source>
      <translation>Tu {bid} en la ronda {round}.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>Tu {bid} en la ronda {round}; con {best} habrías ganado un {more} % más.</translation>
    </message>
    <message>
      <source>Zoom, and show everything again</source>
      <translation>Ampliar, y volver a mostrarlo todo</translation>
    </message>
    <message>
      <source>a Conga Line dances</source>
      <translation>una Conga baila</translation>
    </message>
    <message>
      <source>a baby has to touch {one} or {two}</source>
      <translation>un bebé tiene que tocar {one} o {two}</translation>
    </message>
    <message numerus="yes">
      <source>a baby of {count} spaces:</source>
      <extracomment>a baby of {count} space:</extracomment>
      <translation>
        <numerusform>un bebé de {count} casilla:</numerusform>
        <numerusform>un bebé de {count} casillas:</numerusform>
      </translation>
    </message>
    <message>
      <source>a baby, or organs for babies</source>
      <translation>un bebé, u órganos para bebés</translation>
    </message>
    <message>
      <source>a baby, {worm}, on {spaces}</source>
      <translation>un bebé, {worm}, en {spaces}</translation>
    </message>
    <message>
      <source>a bid has to be locked in with it</source>
      <translation>con eso hay que fijar una apuesta</translation>
    </message>
    <message>
      <source>a brain</source>
      <translation>un cerebro</translation>
    </message>
    <message>
      <source>a clip holds half a minute, and these steps take longer: choose fewer</source>
      <translation>en un clip cabe medio minuto, y estos pasos duran más: elige menos</translation>
    </message>
    <message>
      <source>a clip of the steps N to M; else of step N, or of the last turn</source>
      <translation>un clip de los pasos N a M; si no, del paso N o del último turno</translation>
    </message>
    <message>
      <source>a collar</source>
      <translation>un collar</translation>
    </message>
    <message>
      <source>a connection with a false key is not refused: install the program again, and do not play before</source>
      <translation>no se rechaza una conexión con una clave falsa: instala el programa otra vez, y no juegues antes</translation>
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation>un recorrido de {length} mm</translation>
    </message>
    <message>
      <source>a course of {value_mm} mm does not fit on the table</source>
      <translation>un recorrido de {value_mm} mm no cabe en la mesa</translation>
    </message>
    <message>
      <source>a decision cannot be read</source>
      <translation>una decisión no se puede leer</translation>
    </message>
    <message>
      <source>a decision is not what the hour asks for then</source>
      <translation>una decisión no es lo que la hora pide entonces</translation>
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation>un dado, aún sin tirar</translation>
    </message>
    <message>
      <source>a folder with files and their SHA256SUMS (else this program itself, and what was gathered)</source>
      <translation>una carpeta con archivos y sus SHA256SUMS (si no, este mismo programa y lo reunido)</translation>
    </message>
    <message>
      <source>a food lies on {space}</source>
      <translation>en {space} hay comida</translation>
    </message>
    <message>
      <source>a food on {space}</source>
      <translation>una comida en {space}</translation>
    </message>
    <message>
      <source>a food on {space}, right at the mouth on {mouths}</source>
      <translation>una comida en {space}, justo junto a la boca de {mouths}</translation>
    </message>
    <message>
      <source>a group is made of * (star), o (circle) and X, or is a single dot, not {value}</source>
      <translation>un grupo se hace con * (estrella), o (círculo) y X, o es un solo punto, no {value}</translation>
    </message>
    <message>
      <source>a heart</source>
      <translation>un corazón</translation>
    </message>
    <message>
      <source>a hole, and what reads as a record behind it, at byte {byte}</source>
      <translation>un hueco, y detrás lo que parece una anotación, en el byte {byte}</translation>
    </message>
    <message>
      <source>a line of JSON for each change</source>
      <translation>una línea de JSON por cada cambio</translation>
    </message>
    <message>
      <source>a log, or a folder: every log in it</source>
      <translation>un registro, o una carpeta: todos los registros que contiene</translation>
    </message>
    <message>
      <source>a map has . for blank, # for a rock and o for a food, not {value}</source>
      <translation>un mapa tiene . para vacía, # para una piedra y o para una comida, no {value}</translation>
    </message>
    <message>
      <source>a mouth</source>
      <translation>una boca</translation>
    </message>
    <message>
      <source>a name has 1 to {most} characters, not {count}</source>
      <translation>un nombre tiene de 1 a {most} caracteres, no {count}</translation>
    </message>
    <message>
      <source>a name has no control, direction or private-use characters</source>
      <translation>un nombre no tiene caracteres de control, de dirección ni de uso privado</translation>
    </message>
    <message>
      <source>a name has no invisible or blank characters</source>
      <translation>un nombre no tiene caracteres invisibles ni en blanco</translation>
    </message>
    <message>
      <source>a name is in normal form, without spaces around it</source>
      <translation>un nombre está en forma normal, sin espacios alrededor</translation>
    </message>
    <message>
      <source>a name, or how a key begins</source>
      <translation>un nombre, o cómo empieza una clave</translation>
    </message>
    <message>
      <source>a nudge after {seconds} s</source>
      <translation>un toque a los {seconds} s</translation>
    </message>
    <message>
      <source>a number for the next dice has to be locked in with it</source>
      <translation>con eso hay que fijar un número para los próximos dados</translation>
    </message>
    <message>
      <source>a packet filter of this laptop drops what friends send: let this network in, or join with the code of another laptop</source>
      <translation>un filtro de paquetes de este portátil descarta lo que envían tus amigos: deja entrar a esta red, o únete con el código de otro portátil</translation>
    </message>
    <message>
      <source>a packet was not understood, by a fault of this program ({what})</source>
      <translation>un paquete no se entendió, por un fallo de este programa ({what})</translation>
    </message>
    <message>
      <source>a phone</source>
      <translation>un teléfono</translation>
    </message>
    <message>
      <source>a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>una imagen acaba en .png o .svg, un clip en .webp o .gif</translation>
    </message>
    <message>
      <source>a picture of the game after this step, else after the last</source>
      <translation>una imagen de la partida tras este paso, si no tras el último</translation>
    </message>
    <message>
      <source>a player who does not open a bid is out until all let them back</source>
      <translation>quien no abre una apuesta queda fuera hasta que todos le dejen volver</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all let them back</source>
      <translation>quien no abre su número para una tirada queda fuera hasta que todos le dejen volver</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all others agree</source>
      <translation>quien no abre su número para una tirada queda fuera hasta que todos los demás estén de acuerdo</translation>
    </message>
    <message>
      <source>a player who has not opened a bid is out until all others agree</source>
      <translation>quien no ha abierto una apuesta queda fuera hasta que todos los demás estén de acuerdo</translation>
    </message>
    <message>
      <source>a player who passed all hours would get more than 0 points: {value}</source>
      <translation>quien pasara todas las horas tendría más de 0 puntos: {value}</translation>
    </message>
    <message>
      <source>a port is a number from {least} to 65535</source>
      <translation>un puerto es un número de {least} a 65535</translation>
    </message>
    <message>
      <source>a position of a race, and a win to be found</source>
      <translation>una posición de una carrera, y una victoria por encontrar</translation>
    </message>
    <message>
      <source>a post is swung only after the advance, or before it too (after)</source>
      <translation>un poste se gira solo después del avance, o también antes (after)</translation>
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation>un poste se puede girar antes del avance</translation>
    </message>
    <message>
      <source>a puzzle that somebody sent you; else those of the program</source>
      <translation>un acertijo que alguien te envió; si no, los del programa</translation>
    </message>
    <message>
      <source>a record of length {count} cannot be</source>
      <translation>una anotación de longitud {count} no puede existir</translation>
    </message>
    <message>
      <source>a record of length {count} fails its checksum</source>
      <translation>una anotación de longitud {count} no pasa su suma de control</translation>
    </message>
    <message>
      <source>a region is written like "columns 1-4" or "rows 5-8", not {value}</source>
      <translation>una región se escribe como «columns 1-4» o «rows 5-8», no {value}</translation>
    </message>
    <message>
      <source>a rock lies on {space}</source>
      <translation>en {space} hay una piedra</translation>
    </message>
    <message>
      <source>a seat without a window, played by a bot; one line a step</source>
      <translation>un asiento sin ventana, jugado por un bot; una línea por paso</translation>
    </message>
    <message>
      <source>a segment must lie wholly on the table</source>
      <translation>un segmento debe estar entero sobre la mesa</translation>
    </message>
    <message>
      <source>a shape is a path of # that touches itself nowhere, rows parted by /, not {value}</source>
      <translation>una forma es un camino de # que no se toca en ninguna parte, filas separadas por /, no {value}</translation>
    </message>
    <message>
      <source>a sheet has 3 to 26 of them, not {value}</source>
      <translation>una hoja tiene de 3 a 26 de ellos, no {value}</translation>
    </message>
    <message>
      <source>a sheet has three of them, each under [[reward]], not {value}</source>
      <translation>una hoja tiene tres, cada uno bajo [[reward]], no {value}</translation>
    </message>
    <message>
      <source>a sheet of your own: docs/rules/cozy.md</source>
      <translation>una hoja propia: docs/rules/cozy.md</translation>
    </message>
    <message>
      <source>a sheet without a name</source>
      <translation>una hoja sin nombre</translation>
    </message>
    <message>
      <source>a space is not blank</source>
      <translation>una casilla no está vacía</translation>
    </message>
    <message>
      <source>a space lies outside of the sheet</source>
      <translation>una casilla queda fuera de la hoja</translation>
    </message>
    <message>
      <source>a swing must move the post</source>
      <translation>un giro debe mover el poste</translation>
    </message>
    <message>
      <source>a swung post keeps 48 mm from the edge of the table</source>
      <translation>un poste girado queda a 48 mm del borde de la mesa</translation>
    </message>
    <message>
      <source>a swung post keeps its distance from the other one</source>
      <translation>un poste girado guarda su distancia al otro</translation>
    </message>
    <message>
      <source>a table for a spreadsheet</source>
      <translation>una tabla para una hoja de cálculo</translation>
    </message>
    <message>
      <source>a tail</source>
      <translation>una cola</translation>
    </message>
    <message>
      <source>a whole game of bots on this machine, told in words, then checked</source>
      <translation>una partida entera de bots en este equipo, contada con palabras y luego verificada</translation>
    </message>
    <message>
      <source>a whole record of length {count} that claims {claimed}</source>
      <translation>una anotación entera de longitud {count} que dice tener {claimed}</translation>
    </message>
    <message>
      <source>a window opens and paints its first page (Qt {qt}), but here is no screen to show it</source>
      <translation>una ventana se abre y pinta su primera página (Qt {qt}), pero aquí no hay pantalla donde mostrarla</translation>
    </message>
    <message>
      <source>a window opens, paints its first page and closes (Qt {qt})</source>
      <translation>una ventana se abre, pinta su primera página y se cierra (Qt {qt})</translation>
    </message>
    <message>
      <source>a worm does not grow from the end with its tail</source>
      <translation>un gusano no crece por el extremo de su cola</translation>
    </message>
    <message>
      <source>a worm has one tail at most</source>
      <translation>un gusano tiene como mucho una cola</translation>
    </message>
    <message>
      <source>a worm is no partner of its own</source>
      <translation>un gusano no es pareja de sí mismo</translation>
    </message>
    <message>
      <source>a worm is re-posed before its first segment is moved, and once</source>
      <translation>un gusano se recoloca antes de mover su primer segmento, y una sola vez</translation>
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation>un gusano se puede tender de nuevo primero</translation>
    </message>
    <message>
      <source>a worm may touch itself, not overlap itself</source>
      <translation>un gusano puede tocarse a sí mismo, pero no solaparse</translation>
    </message>
    <message>
      <source>a worm turns round before its first segment is moved, not later</source>
      <translation>un gusano da la vuelta antes de mover su primer segmento, no después</translation>
    </message>
    <message>
      <source>a worm turns round only when its head is blocked</source>
      <translation>un gusano da la vuelta solo si su cabeza está bloqueada</translation>
    </message>
    <message>
      <source>acts in a step that is not its turn</source>
      <translation>actúa en un paso en el que no le toca</translation>
    </message>
    <message>
      <source>adds an organ to its worm</source>
      <translation>añade un órgano a su gusano</translation>
    </message>
    <message>
      <source>after re-posing the worm must advance</source>
      <translation>tras recolocarse, el gusano debe avanzar</translation>
    </message>
    <message>
      <source>after round {round}: {shares}</source>
      <translation>tras la ronda {round}: {shares}</translation>
    </message>
    <message>
      <source>again</source>
      <translation>otra</translation>
    </message>
    <message>
      <source>ahead</source>
      <translation>delante</translation>
    </message>
    <message>
      <source>all check</source>
      <translation>todo bien</translation>
    </message>
    <message>
      <source>all in turn</source>
      <translation>todos por turno</translation>
    </message>
    <message>
      <source>always this one</source>
      <translation>siempre esta</translation>
    </message>
    <message>
      <source>ambiguous option: %(option)s could match %(matches)s</source>
      <translation>opción ambigua: %(option)s podría ser %(matches)s</translation>
    </message>
    <message>
      <source>an X alone</source>
      <translation>una X sola</translation>
    </message>
    <message>
      <source>an empty folder</source>
      <translation>una carpeta vacía</translation>
    </message>
    <message>
      <source>an empty sheet instead, of this chapter of Worm &amp; Cozy; 0 is all of them</source>
      <translation>en su lugar una hoja vacía, de este capítulo de Worm &amp; Cozy; 0 son todos</translation>
    </message>
    <message>
      <source>an eye</source>
      <translation>un ojo</translation>
    </message>
    <message>
      <source>an hour without a turn is a pass</source>
      <translation>una hora sin turno es un pase</translation>
    </message>
    <message>
      <source>an open table: {game}</source>
      <translation>una mesa abierta: {game}</translation>
    </message>
    <message>
      <source>an organ for worm {worm}</source>
      <translation>un órgano para el gusano {worm}</translation>
    </message>
    <message>
      <source>an organ has to be added here</source>
      <translation>aquí hay que añadir un órgano</translation>
    </message>
    <message>
      <source>anchor</source>
      <translation>ancla</translation>
    </message>
    <message>
      <source>another game</source>
      <translation>otra partida</translation>
    </message>
    <message numerus="yes">
      <source>another key has this name in {count} other games on this laptop</source>
      <extracomment>another key has this name in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>otra clave tiene este nombre en {count} partida más de este portátil</numerusform>
        <numerusform>otra clave tiene este nombre en {count} partidas más de este portátil</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>another key than in {count} earlier games: ask who it is</source>
      <extracomment>another key than in an earlier game: ask who it is</extracomment>
      <translation>
        <numerusform>otra clave que en {count} partida anterior: pregunta quién es</numerusform>
        <numerusform>otra clave que en {count} partidas anteriores: pregunta quién es</numerusform>
      </translation>
    </message>
    <message>
      <source>another kind of value belongs here than {value}</source>
      <translation>aquí va otro tipo de valor que {value}</translation>
    </message>
    <message>
      <source>another program uses your key</source>
      <translation>otro programa usa tu clave</translation>
    </message>
    <message>
      <source>answers a call otherwise than an answer must be</source>
      <translation>responde a una llamada de otra manera que como debe ser una respuesta</translation>
    </message>
    <message>
      <source>answers or seals a call that is not allowed</source>
      <translation>responde o sella una llamada que no está permitida</translation>
    </message>
    <message>
      <source>apple</source>
      <translation>manzana</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
      <source>arrow</source>
      <translation>flecha</translation>
    </message>
    <message>
      <source>at the blank space {space}</source>
      <translation>en la casilla vacía {space}</translation>
    </message>
    <message>
      <source>at the food on {space}</source>
      <translation>en la comida de {space}</translation>
    </message>
    <message>
      <source>at the line</source>
      <translation>en la línea</translation>
    </message>
    <message>
      <source>at the rock on {space}</source>
      <translation>en la piedra de {space}</translation>
    </message>
    <message>
      <source>at the table: {names}</source>
      <translation>a la mesa: {names}</translation>
    </message>
    <message>
      <source>at the table: {names}; waiting for {missing}</source>
      <translation>a la mesa: {names}; esperando a {missing}</translation>
    </message>
    <message>
      <source>at this table the worm advances before a post is swung</source>
      <translation>en esta mesa el gusano avanza antes de girar un poste</translation>
    </message>
    <message>
      <source>at worm {worm}</source>
      <translation>en el gusano {worm}</translation>
    </message>
    <message>
      <source>babies</source>
      <translation>bebés</translation>
    </message>
    <message>
      <source>babies get any organ but a collar</source>
      <translation>los bebés reciben cualquier órgano menos un collar</translation>
    </message>
    <message>
      <source>baby of {count}</source>
      <translation>bebé de {count}</translation>
    </message>
    <message>
      <source>bear</source>
      <translation>oso</translation>
    </message>
    <message>
      <source>begins with {found}, a log with {wanted}</source>
      <translation>empieza con {found}, un registro con {wanted}</translation>
    </message>
    <message>
      <source>behind</source>
      <translation>detrás</translation>
    </message>
    <message>
      <source>bell</source>
      <translation>campana</translation>
    </message>
    <message>
      <source>belongs to another game</source>
      <translation>pertenece a otra partida</translation>
    </message>
    <message>
      <source>best in {game}</source>
      <translation>lo mejor en {game}</translation>
    </message>
    <message>
      <source>bid</source>
      <translation>apuesta</translation>
    </message>
    <message>
      <source>bids by dice</source>
      <translation>apuesta con dados</translation>
    </message>
    <message>
      <source>bids {face}</source>
      <translation>apuesta {face}</translation>
    </message>
    <message>
      <source>bird</source>
      <translation>pájaro</translation>
    </message>
    <message>
      <source>blank areas</source>
      <translation>zonas vacías</translation>
    </message>
    <message>
      <source>boat</source>
      <translation>barco</translation>
    </message>
    <message>
      <source>bone</source>
      <translation>hueso</translation>
    </message>
    <message>
      <source>book</source>
      <translation>libro</translation>
    </message>
    <message>
      <source>both are {name}: choose two keys</source>
      <translation>las dos son {name}: elige dos claves</translation>
    </message>
    <message>
      <source>both keys are the same player</source>
      <translation>las dos claves son el mismo jugador</translation>
    </message>
    <message>
      <source>bots whose logs are in {folder}: {logs} instead of {bots}</source>
      <translation>bots con registro en {folder}: {logs} en vez de {bots}</translation>
    </message>
    <message>
      <source>bottle</source>
      <translation>botella</translation>
    </message>
    <message>
      <source>brain</source>
      <translation>cerebro</translation>
    </message>
    <message>
      <source>brain {space}: fill it in to turn a die</source>
      <translation>cerebro {space}: rellénalo para girar un dado</translation>
    </message>
    <message>
      <source>brains not filled in</source>
      <translation>cerebros sin rellenar</translation>
    </message>
    <message>
      <source>brains unfilled</source>
      <translation>cerebros sin rellenar</translation>
    </message>
    <message>
      <source>bread</source>
      <translation>pan</translation>
    </message>
    <message>
      <source>breaks rule {tag}</source>
      <translation>rompe la regla {tag}</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>puente</translation>
    </message>
    <message>
      <source>bring a friend: laptops in the room download the program from this one, in a browser</source>
      <translation>traer a un amigo: los portátiles de la sala descargan el programa de este, en un navegador</translation>
    </message>
    <message>
      <source>broom</source>
      <translation>escoba</translation>
    </message>
    <message>
      <source>bump</source>
      <translation>choque</translation>
    </message>
    <message>
      <source>bump!</source>
      <translation>¡choque!</translation>
    </message>
    <message>
      <source>bumped</source>
      <translation>chocó</translation>
    </message>
    <message>
      <source>bumps</source>
      <translation>choques</translation>
    </message>
    <message>
      <source>butter</source>
      <translation>mantequilla</translation>
    </message>
    <message>
      <source>by seat, or by lot (seat)</source>
      <translation>por asiento, o por sorteo (seat)</translation>
    </message>
    <message>
      <source>byte 0: the header is damaged, yet records follow it</source>
      <translation>byte 0: la cabecera está dañada, pero detrás hay anotaciones</translation>
    </message>
    <message>
      <source>byte {byte} (good records before it: {count}): {why}</source>
      <translation>byte {byte} (anotaciones buenas antes: {count}): {why}</translation>
    </message>
    <message>
      <source>byte {byte}: the log has format {found}, and we read format {wanted}: update this program</source>
      <translation>byte {byte}: el registro tiene el formato {found}, y leemos el formato {wanted}: actualiza este programa</translation>
    </message>
    <message>
      <source>bytes of a record: {count}</source>
      <translation>bytes de una anotación: {count}</translation>
    </message>
    <message>
      <source>cactus</source>
      <translation>cactus</translation>
    </message>
    <message>
      <source>call</source>
      <translation>llamada</translation>
    </message>
    <message>
      <source>call of the others: {asked}</source>
      <translation>llamada de los demás: {asked}</translation>
    </message>
    <message>
      <source>call: {asked}, as soon as a majority agrees</source>
      <translation>llamada: {asked}, en cuanto una mayoría esté de acuerdo</translation>
    </message>
    <message>
      <source>calls a step complete that is not, or completes it otherwise</source>
      <translation>da por completo un paso que no lo está, o lo completa de otra manera</translation>
    </message>
    <message>
      <source>camel</source>
      <translation>camello</translation>
    </message>
    <message>
      <source>candle</source>
      <translation>vela</translation>
    </message>
    <message>
      <source>cannot be judged here</source>
      <translation>no se puede verificar aquí</translation>
    </message>
    <message>
      <source>castle</source>
      <translation>castillo</translation>
    </message>
    <message>
      <source>chapter {number}</source>
      <translation>capítulo {number}</translation>
    </message>
    <message>
      <source>check adapters, ports, firewall and disk; listen for other peers</source>
      <translation>probar adaptadores, puertos, firewall y disco; escuchar a otros</translation>
    </message>
    <message>
      <source>check logs: every signature, opening, move and step; compare several copies</source>
      <translation>verificar registros: cada firma, apertura, movimiento y paso; comparar varias copias</translation>
    </message>
    <message>
      <source>checking logs</source>
      <translation>verificando registros</translation>
    </message>
    <message>
      <source>checks, unfinished</source>
      <translation>correcto, sin terminar</translation>
    </message>
    <message>
      <source>checks, with a proof against a seat</source>
      <translation>correcto, con una prueba contra un asiento</translation>
    </message>
    <message>
      <source>checks, with calls by the players</source>
      <translation>correcto, con llamadas de los jugadores</translation>
    </message>
    <message>
      <source>cheese</source>
      <translation>queso</translation>
    </message>
    <message>
      <source>chequered</source>
      <translation>a cuadros</translation>
    </message>
    <message>
      <source>cherry</source>
      <translation>cereza</translation>
    </message>
    <message>
      <source>chooses {worm} for an organ</source>
      <translation>elige {worm} para un órgano</translation>
    </message>
    <message>
      <source>choosing</source>
      <translation>eligiendo</translation>
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation>haz clic para retirar {space}</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>reloj</translation>
    </message>
    <message>
      <source>cloud</source>
      <translation>nube</translation>
    </message>
    <message>
      <source>codes have no {value!r}</source>
      <translation>los códigos no tienen {value!r}</translation>
    </message>
    <message>
      <source>collar</source>
      <translation>collar</translation>
    </message>
    <message>
      <source>collar pairs</source>
      <translation>parejas de collares</translation>
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation>collar {space}: ¿con quién?</translation>
    </message>
    <message>
      <source>column {column}</source>
      <translation>columna {column}</translation>
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation>columnas {first} a {last}</translation>
    </message>
    <message>
      <source>comes after the end of the game</source>
      <translation>viene después del final de la partida</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>órdenes</translation>
    </message>
    <message>
      <source>comparing</source>
      <translation>comparando</translation>
    </message>
    <message>
      <source>conga</source>
      <translation>conga</translation>
    </message>
    <message>
      <source>cozy</source>
      <translation>cozy</translation>
    </message>
    <message>
      <source>cozy as compost</source>
      <translation>cozy como compost</translation>
    </message>
    <message>
      <source>cozy rocks</source>
      <translation>piedras cozy</translation>
    </message>
    <message>
      <source>cozy worms</source>
      <translation>gusanos cozy</translation>
    </message>
    <message>
      <source>crawls {count}</source>
      <translation>repta {count}</translation>
    </message>
    <message>
      <source>crawls {count} of {number}</source>
      <translation>repta {count} de {number}</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and is stuck</source>
      <translation>repta {count} de {number} y se atasca</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and stops there</source>
      <translation>repta {count} de {number} y se queda ahí</translation>
    </message>
    <message>
      <source>crawls {number}</source>
      <translation>avanza {number}</translation>
    </message>
    <message>
      <source>crown</source>
      <translation>corona</translation>
    </message>
    <message>
      <source>decision {number}: {said}</source>
      <translation>decisión {number}: {said}</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>dados</translation>
    </message>
    <message>
      <source>differ in step {next}</source>
      <translation>se apartan en el paso {next}</translation>
    </message>
    <message>
      <source>different worm shapes on the sheet</source>
      <translation>formas de gusano distintas en la hoja</translation>
    </message>
    <message>
      <source>disk</source>
      <translation>disco</translation>
    </message>
    <message>
      <source>does not begin with a genesis</source>
      <translation>no empieza con una génesis</translation>
    </message>
    <message>
      <source>does not check</source>
      <translation>no supera la verificación</translation>
    </message>
    <message>
      <source>does not continue this game's past</source>
      <translation>no continúa el pasado de esta partida</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>no se mueve</translation>
    </message>
    <message>
      <source>does not open the commitment it made</source>
      <translation>no abre el compromiso que hizo</translation>
    </message>
    <message>
      <source>does not open the salt that its offer fixed</source>
      <translation>no abre la sal que fijó su oferta</translation>
    </message>
    <message>
      <source>dotted</source>
      <translation>a puntos</translation>
    </message>
    <message>
      <source>downloading: {percentage} %</source>
      <translation>descargando: {percentage} %</translation>
    </message>
    <message>
      <source>downloads finished: {count}</source>
      <translation>descargas terminadas: {count}</translation>
    </message>
    <message>
      <source>drawing</source>
      <translation>dibujando</translation>
    </message>
    <message>
      <source>drawing the clip</source>
      <translation>dibujando el clip</translation>
    </message>
    <message>
      <source>drawing, {total}</source>
      <translation>dibujando, {total}</translation>
    </message>
    <message>
      <source>drrrrr…</source>
      <translation>rrrrr…</translation>
    </message>
    <message>
      <source>drum</source>
      <translation>tambor</translation>
    </message>
    <message>
      <source>eagle</source>
      <translation>águila</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>fácil</translation>
    </message>
    <message>
      <source>edge worms</source>
      <translation>gusanos de borde</translation>
    </message>
    <message>
      <source>egg</source>
      <translation>huevo</translation>
    </message>
    <message>
      <source>elephant</source>
      <translation>elefante</translation>
    </message>
    <message>
      <source>en</source>
      <translation>es</translation>
    </message>
    <message>
      <source>encryption</source>
      <translation>cifrado</translation>
    </message>
    <message>
      <source>end</source>
      <translation>fin</translation>
    </message>
    <message>
      <source>end when the standard input ends</source>
      <translation>acabar cuando acabe la entrada estándar</translation>
    </message>
    <message>
      <source>ended</source>
      <translation>terminada</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>igual</translation>
    </message>
    <message>
      <source>every organ
of {worms}</source>
      <translation>cada órgano
de {worms}</translation>
    </message>
    <message>
      <source>everything checks</source>
      <translation>todo bien</translation>
    </message>
    <message>
      <source>everything that has to work works</source>
      <translation>todo lo que tiene que funcionar funciona</translation>
    </message>
    <message>
      <source>example: {command}</source>
      <translation>ejemplo: {command}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>código de salida {code}</translation>
    </message>
    <message>
      <source>exit codes: 0 all is well, 1 the answer is no, 2 wrong use or no log, 3 a newer version's</source>
      <translation>códigos de salida: 0 todo bien, 1 la respuesta es no, 2 mal usado o no es un registro, 3 de una versión más nueva</translation>
    </message>
    <message numerus="yes">
      <source>expected %s arguments</source>
      <extracomment>expected %s argument</extracomment>
      <translation>
        <numerusform>se esperaba %s argumento</numerusform>
        <numerusform>se esperaban %s argumentos</numerusform>
      </translation>
    </message>
    <message>
      <source>expected at least one argument</source>
      <translation>se esperaba al menos un argumento</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>se esperaba como mucho un argumento</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>se esperaba un argumento</translation>
    </message>
    <message>
      <source>export</source>
      <translation>exportación</translation>
    </message>
    <message>
      <source>export      {digest}</source>
      <translation>exportación {digest}</translation>
    </message>
    <message>
      <source>eye</source>
      <translation>ojo</translation>
    </message>
    <message>
      <source>eye {space}, food left: {left}</source>
      <translation>ojo {space}, comida que queda: {left}</translation>
    </message>
    <message>
      <source>eye, mouth, tail, collar, brain, heart are wanted once each, not {value}</source>
      <translation>ojo, boca, cola, collar, cerebro y corazón hacen falta una vez cada uno, no {value}</translation>
    </message>
    <message>
      <source>eyes and mouths do not look back along their worm, nor tails into it</source>
      <translation>los ojos y las bocas no miran hacia su propio gusano, ni las colas hacia dentro</translation>
    </message>
    <message>
      <source>eyes and mouths go on the first two spaces, a tail on the last one</source>
      <translation>los ojos y las bocas van en las dos primeras casillas, una cola en la última</translation>
    </message>
    <message>
      <source>feather</source>
      <translation>pluma</translation>
    </message>
    <message>
      <source>fed worms</source>
      <translation>gusanos alimentados</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, but not while they are open, as usual on Windows; {free} MB are free</source>
      <translation>los archivos de {folder} quedan escritos del todo en {took} ms, se bloquean y se sustituyen, pero no mientras están abiertos, como es normal en Windows; quedan {free} MB libres</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, open ones too; {free} MB are free</source>
      <translation>los archivos de {folder} quedan escritos del todo en {took} ms, se bloquean y se sustituyen, también abiertos; quedan {free} MB libres</translation>
    </message>
    <message>
      <source>fill in a brain</source>
      <translation>rellenar un cerebro</translation>
    </message>
    <message>
      <source>fills in the brain on {space}: {change}</source>
      <translation>rellena el cerebro de {space}: {change}</translation>
    </message>
    <message>
      <source>finish</source>
      <translation>meta</translation>
    </message>
    <message>
      <source>finish post {number}</source>
      <translation>poste de meta {number}</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>terminada</translation>
    </message>
    <message>
      <source>finished; {game}</source>
      <translation>terminada; {game}</translation>
    </message>
    <message>
      <source>firewalld is on: two laptops with a firewall may not reach each other; put this network into its zone `home` or `trusted`</source>
      <translation>firewalld está activo: dos portátiles con firewall quizá no se alcancen; pon esta red en su zona `home` o `trusted`</translation>
    </message>
    <message>
      <source>first fault: {fault}</source>
      <translation>primer fallo: {fault}</translation>
    </message>
    <message numerus="yes">
      <source>first fault: {fault}; {count} records behind it prove nothing</source>
      <extracomment>first fault: {fault}; {count} record behind it proves nothing</extracomment>
      <translation>
        <numerusform>primer fallo: {fault}; {count} anotación detrás no prueba nada</numerusform>
        <numerusform>primer fallo: {fault}; {count} anotaciones detrás no prueban nada</numerusform>
      </translation>
    </message>
    <message>
      <source>fish</source>
      <translation>pez</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinco</translation>
    </message>
    <message>
      <source>flag</source>
      <translation>bandera</translation>
    </message>
    <message>
      <source>flute</source>
      <translation>flauta</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>carpeta</translation>
    </message>
    <message>
      <source>follow a table without a seat: everything verified, nothing signed</source>
      <translation>seguir una mesa sin asiento: todo verificado, nada firmado</translation>
    </message>
    <message>
      <source>food on {space}</source>
      <translation>comida en {space}</translation>
    </message>
    <message>
      <source>foods</source>
      <translation>comidas</translation>
    </message>
    <message>
      <source>foods eaten</source>
      <translation>comidas tomadas</translation>
    </message>
    <message>
      <source>foods that a mouth is at</source>
      <translation>comidas junto a una boca</translation>
    </message>
    <message>
      <source>for Worm &amp; Cozy</source>
      <translation>para Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>for Worm Up!</source>
      <translation>para Worm Up!</translation>
    </message>
    <message>
      <source>fork</source>
      <translation>tenedor</translation>
    </message>
    <message>
      <source>four</source>
      <translation>cuatro</translation>
    </message>
    <message>
      <source>friends</source>
      <translation>amigos</translation>
    </message>
    <message>
      <source>frog</source>
      <translation>rana</translation>
    </message>
    <message>
      <source>from this laptop</source>
      <translation>de este portátil</translation>
    </message>
    <message>
      <source>from {name}'s laptop</source>
      <translation>del portátil de {name}</translation>
    </message>
    <message>
      <source>full lines</source>
      <translation>líneas completas</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partida</translation>
    </message>
    <message>
      <source>game {game} cannot be gone on with: {why}; it may still be audited</source>
      <translation>la partida {game} no se puede seguir: {why}; aun así se puede verificar</translation>
    </message>
    <message>
      <source>game {game} is already open in another window (process {process}): use that window, or close it first</source>
      <translation>la partida {game} ya está abierta en otra ventana (proceso {process}): usa esa ventana o ciérrala antes</translation>
    </message>
    <message>
      <source>games</source>
      <translation>partidas</translation>
    </message>
    <message>
      <source>games are saved in {folder}: {free} MB free, make room</source>
      <translation>las partidas se guardan en {folder}: {free} MB libres, haz sitio</translation>
    </message>
    <message>
      <source>games can be saved in {folder}: {free} MB free</source>
      <translation>las partidas se pueden guardar en {folder}: {free} MB libres</translation>
    </message>
    <message>
      <source>games cannot be saved in {folder}: {why}; mend that or choose another --data DIR</source>
      <translation>las partidas no se pueden guardar en {folder}: {why}; arréglalo o elige otro --data DIR</translation>
    </message>
    <message>
      <source>games won</source>
      <translation>partidas ganadas</translation>
    </message>
    <message>
      <source>garlic</source>
      <translation>ajo</translation>
    </message>
    <message>
      <source>gathered and checked, {vouched}</source>
      <translation>reunido y comprobado, {vouched}</translation>
    </message>
    <message>
      <source>ghost</source>
      <translation>fantasma</translation>
    </message>
    <message>
      <source>giraffe</source>
      <translation>jirafa</translation>
    </message>
    <message>
      <source>give a length in mm, such as 610</source>
      <translation>da una longitud en mm, como 610</translation>
    </message>
    <message>
      <source>give a number of seconds above 0</source>
      <translation>da un número de segundos mayor que 0</translation>
    </message>
    <message>
      <source>give an organ to a worm:</source>
      <translation>dar un órgano a un gusano:</translation>
    </message>
    <message>
      <source>give up after so many seconds</source>
      <translation>rendirse después de tantos segundos</translation>
    </message>
    <message>
      <source>glove</source>
      <translation>guante</translation>
    </message>
    <message>
      <source>go on with the game that was left last, or with GAME as `games` names it</source>
      <translation>seguir con la partida que se dejó la última, o con GAME como la nombra `games`</translation>
    </message>
    <message>
      <source>go on with the last unfinished game, or with GAME as `games` names it</source>
      <translation>seguir con la última partida sin terminar, o con GAME como la nombra `games`</translation>
    </message>
    <message>
      <source>go on without a silent seat after so many seconds, if a majority agrees (20)</source>
      <translation>seguir sin un asiento callado después de tantos segundos, si una mayoría está de acuerdo (20)</translation>
    </message>
    <message>
      <source>go on without {name}</source>
      <translation>seguir sin {name}</translation>
    </message>
    <message>
      <source>go on without {name}, for good</source>
      <translation>seguir sin {name}, del todo</translation>
    </message>
    <message>
      <source>goes on from step {step} of another game</source>
      <translation>sigue desde el paso {step} de otra partida</translation>
    </message>
    <message>
      <source>gone home</source>
      <translation>se ha ido</translation>
    </message>
    <message>
      <source>grade {grade} of 5, {name}</source>
      <translation>nivel {grade} de 5, {name}</translation>
    </message>
    <message>
      <source>group</source>
      <translation>grupo</translation>
    </message>
    <message>
      <source>grow from the end on {space}</source>
      <translation>crecer por el extremo en {space}</translation>
    </message>
    <message>
      <source>grow from the head on {space}</source>
      <translation>crecer por la cabeza en {space}</translation>
    </message>
    <message>
      <source>grow onto {space}</source>
      <translation>crecer hasta {space}</translation>
    </message>
    <message>
      <source>grows onto {space}</source>
      <translation>crece hasta {space}</translation>
    </message>
    <message>
      <source>guitar</source>
      <translation>guitarra</translation>
    </message>
    <message>
      <source>hammer</source>
      <translation>martillo</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>difícil</translation>
    </message>
    <message>
      <source>has left for now</source>
      <translation>se ha ido por ahora</translation>
    </message>
    <message>
      <source>has left the game</source>
      <translation>ha dejado la partida</translation>
    </message>
    <message>
      <source>hat</source>
      <translation>sombrero</translation>
    </message>
    <message>
      <source>heart</source>
      <translation>corazón</translation>
    </message>
    <message>
      <source>hedgehog</source>
      <translation>erizo</translation>
    </message>
    <message>
      <source>holds a proof that proves nothing</source>
      <translation>contiene una prueba que no prueba nada</translation>
    </message>
    <message>
      <source>holds a record that is none</source>
      <translation>contiene una anotación que no es tal</translation>
    </message>
    <message>
      <source>holds a second genesis</source>
      <translation>contiene una segunda génesis</translation>
    </message>
    <message>
      <source>holds an act before every seat has said yes to the genesis</source>
      <translation>contiene un acto antes de que todos los asientos hayan dicho sí a la génesis</translation>
    </message>
    <message>
      <source>honey</source>
      <translation>miel</translation>
    </message>
    <message>
      <source>horse</source>
      <translation>caballo</translation>
    </message>
    <message>
      <source>hour {hour} of {count}</source>
      <translation>hora {hour} de {count}</translation>
    </message>
    <message>
      <source>how many bots (4)</source>
      <translation>cuántos bots (4)</translation>
    </message>
    <message>
      <source>how many play (3)</source>
      <translation>cuántos juegan (3)</translation>
    </message>
    <message>
      <source>how well bots play ({levels})</source>
      <translation>lo bien que juegan los bots ({levels})</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>se ha pasado por alto el argumento explícito %r</translation>
    </message>
    <message>
      <source>in another network: {address}</source>
      <translation>en otra red: {address}</translation>
    </message>
    <message>
      <source>in this edition a worm does not turn round</source>
      <translation>en esta edición un gusano no da la vuelta</translation>
    </message>
    <message>
      <source>in words, without a window</source>
      <translation>con palabras, sin ventana</translation>
    </message>
    <message>
      <source>invalid %(type)s value: %(value)r</source>
      <translation>valor de %(type)s no válido: %(value)r</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>elección no válida: %(value)r (elige entre %(choices)s)</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
      <translation>elección no válida: %(value)r, ¿querías decir %(closest)r? (elige entre %(choices)s)</translation>
    </message>
    <message>
      <source>is away, so the hour is a pass</source>
      <translation>no está, así que la hora es un pase</translation>
    </message>
    <message>
      <source>is damaged</source>
      <translation>está dañado</translation>
    </message>
    <message>
      <source>is not here</source>
      <translation>no está aquí</translation>
    </message>
    <message>
      <source>is not signed by its seat</source>
      <translation>no está firmado por su asiento</translation>
    </message>
    <message>
      <source>is of a game in which the key beside it has no seat</source>
      <translation>es de una partida en la que la clave de al lado no tiene asiento</translation>
    </message>
    <message>
      <source>is of a newer version of this program</source>
      <translation>es de una versión más nueva de este programa</translation>
    </message>
    <message>
      <source>is of another version of these rules</source>
      <translation>es de otra versión de estas reglas</translation>
    </message>
    <message>
      <source>is of options that these rules do not have</source>
      <translation>es de opciones que estas reglas no tienen</translation>
    </message>
    <message>
      <source>is of rules that this program does not know</source>
      <translation>es de reglas que este programa no conoce</translation>
    </message>
    <message>
      <source>is one message too many for its seat and step</source>
      <translation>es un mensaje de más para su asiento y paso</translation>
    </message>
    <message>
      <source>island</source>
      <translation>isla</translation>
    </message>
    <message>
      <source>it comes from behind the finish line, but the race ends</source>
      <translation>llega desde detrás de la línea de meta, pero la carrera acaba</translation>
    </message>
    <message>
      <source>it did not say hello</source>
      <translation>no saludó</translation>
    </message>
    <message>
      <source>it does not lie wholly on the table</source>
      <translation>no está entero sobre la mesa</translation>
    </message>
    <message>
      <source>it does not touch the finish line, but the race ends</source>
      <translation>no toca la línea de meta, pero la carrera acaba</translation>
    </message>
    <message>
      <source>it does not touch {worm}</source>
      <translation>no toca {worm}</translation>
    </message>
    <message numerus="yes">
      <source>it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you</source>
      <extracomment>it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you</extracomment>
      <translation>
        <numerusform>acaba después de {count} minuto, o con Ctrl+C; quien descarga confía en ti</numerusform>
        <numerusform>acaba después de {count} minutos, o con Ctrl+C; quien descarga confía en ti</numerusform>
      </translation>
    </message>
    <message>
      <source>it goes on from step {step} of the game {game}</source>
      <translation>sigue desde el paso {step} de la partida {game}</translation>
    </message>
    <message>
      <source>it goes; a rest of 50 ms takes {took} ms</source>
      <translation>anda; una pausa de 50 ms dura {took} ms</translation>
    </message>
    <message>
      <source>it has signed in this step already</source>
      <translation>ya ha firmado en este paso</translation>
    </message>
    <message>
      <source>it has {size} bytes, and at most {most} are read: is it the right file?</source>
      <translation>tiene {size} bytes, y se leen como mucho {most}: ¿es el archivo correcto?</translation>
    </message>
    <message>
      <source>it has {value} instead of {letters}</source>
      <translation>tiene {value} en vez de {letters}</translation>
    </message>
    <message>
      <source>it is a folder: choose a file in it</source>
      <translation>es una carpeta: elige un archivo de ella</translation>
    </message>
    <message>
      <source>it is a pipe or a device: copy what it gives to a file first</source>
      <translation>es una tubería o un dispositivo: copia primero a un archivo lo que da</translation>
    </message>
    <message>
      <source>it is at a food, but no space of its worm is free</source>
      <translation>está en una comida, pero no queda casilla libre en su gusano</translation>
    </message>
    <message>
      <source>it is not at a food</source>
      <translation>no está en ninguna comida</translation>
    </message>
    <message>
      <source>it is not its turn</source>
      <translation>no le toca</translation>
    </message>
    <message>
      <source>it is not this player's turn</source>
      <translation>no le toca a este jugador</translation>
    </message>
    <message>
      <source>it never began</source>
      <translation>nunca empezó</translation>
    </message>
    <message>
      <source>it overlaps a post</source>
      <translation>se solapa con un poste</translation>
    </message>
    <message>
      <source>it sees no blank space</source>
      <translation>no ve ninguna casilla vacía</translation>
    </message>
    <message>
      <source>it sent a hello that was made for another connection</source>
      <translation>envió un saludo hecho para otra conexión</translation>
    </message>
    <message>
      <source>it sent a message that does not count (step {step}, seat {seat}: {why})</source>
      <translation>envió un mensaje que no cuenta (paso {step}, asiento {seat}: {why})</translation>
    </message>
    <message>
      <source>it sent large packets before it said hello</source>
      <translation>envió paquetes grandes antes de saludar</translation>
    </message>
    <message>
      <source>it sent something that is no packet</source>
      <translation>envió algo que no es un paquete</translation>
    </message>
    <message>
      <source>it touches the finish line, but the race goes on</source>
      <translation>toca la línea de meta, pero la carrera sigue</translation>
    </message>
    <message>
      <source>it touches {name}'s worm</source>
      <translation>toca el gusano de {name}</translation>
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation>ahora no cambiaría nada</translation>
    </message>
    <message>
      <source>its bytes are not those of a key</source>
      <translation>sus bytes no son los de una clave</translation>
    </message>
    <message>
      <source>its length is {count}, less than the {least} bytes at the head of every log</source>
      <translation>su longitud es {count}, menos que los {least} bytes de la cabecera de todo registro</translation>
    </message>
    <message>
      <source>its length, 200 to 912 mm</source>
      <translation>su longitud, de 200 a 912 mm</translation>
    </message>
    <message>
      <source>its log is damaged, {why}</source>
      <translation>su registro está dañado, {why}</translation>
    </message>
    <message>
      <source>its log is missing</source>
      <translation>falta su registro</translation>
    </message>
    <message>
      <source>its log is no log: {why}</source>
      <translation>su registro no es un registro: {why}</translation>
    </message>
    <message>
      <source>its log {why}</source>
      <translation>su registro {why}</translation>
    </message>
    <message>
      <source>its number is far above all that were answered</source>
      <translation>su número está muy por encima de todos los que se respondieron</translation>
    </message>
    <message>
      <source>its own act of this step comes first</source>
      <translation>antes va su propio acto de este paso</translation>
    </message>
    <message>
      <source>its seat belongs to another key than the one here</source>
      <translation>su sitio es de otra clave, no de la de aquí</translation>
    </message>
    <message>
      <source>its worm grows by up to {limit}</source>
      <translation>su gusano crece hasta {limit}</translation>
    </message>
    <message>
      <source>jacket</source>
      <translation>chaqueta</translation>
    </message>
    <message>
      <source>judging the bids</source>
      <translation>juzgando las apuestas</translation>
    </message>
    <message>
      <source>key</source>
      <translation>clave</translation>
    </message>
    <message>
      <source>keys and games</source>
      <translation>claves y partidas</translation>
    </message>
    <message>
      <source>kite</source>
      <translation>cometa</translation>
    </message>
    <message>
      <source>lacks something that this message rests on</source>
      <translation>falta algo en lo que se apoya este mensaje</translation>
    </message>
    <message>
      <source>ladder</source>
      <translation>escalera</translation>
    </message>
    <message>
      <source>laid anew, it touches the finish line</source>
      <translation>recolocado, toca la línea de meta</translation>
    </message>
    <message>
      <source>lamp</source>
      <translation>lámpara</translation>
    </message>
    <message>
      <source>lanes by lot</source>
      <translation>calles por sorteo</translation>
    </message>
    <message>
      <source>largest blank area</source>
      <translation>mayor zona vacía</translation>
    </message>
    <message>
      <source>last digest</source>
      <translation>último hash</translation>
    </message>
    <message>
      <source>last digest {digest}</source>
      <translation>último hash {digest}</translation>
    </message>
    <message>
      <source>last night</source>
      <translation>anoche</translation>
    </message>
    <message>
      <source>last played</source>
      <translation>última partida</translation>
    </message>
    <message>
      <source>leads</source>
      <translation>va en cabeza</translation>
    </message>
    <message>
      <source>leaves for good</source>
      <translation>se va del todo</translation>
    </message>
    <message>
      <source>leaving for good at step {step}; {game}</source>
      <translation>a punto de irse del todo en el paso {step}; {game}</translation>
    </message>
    <message>
      <source>left for good at step {step}; {game}</source>
      <translation>se fue del todo en el paso {step}; {game}</translation>
    </message>
    <message>
      <source>left out for now</source>
      <translation>fuera por ahora</translation>
    </message>
    <message>
      <source>lemon</source>
      <translation>limón</translation>
    </message>
    <message>
      <source>let all organs of a worm act:</source>
      <translation>hacer actuar a todos los órganos de un gusano:</translation>
    </message>
    <message>
      <source>let {name} go for good</source>
      <translation>dejar que {name} se vaya del todo</translation>
    </message>
    <message>
      <source>lets {worm} act</source>
      <translation>hace actuar a {worm}</translation>
    </message>
    <message>
      <source>likes to bid</source>
      <translation>suele apostar</translation>
    </message>
    <message>
      <source>limbering up</source>
      <translation>en calentamiento</translation>
    </message>
    <message>
      <source>line {number}, </source>
      <translation>línea {number}, </translation>
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
      <translation>fila {worms}, actos que quedan: {left}</translation>
    </message>
    <message>
      <source>lion</source>
      <translation>león</translation>
    </message>
    <message>
      <source>list the saved games of this laptop and how they stand</source>
      <translation>listar las partidas guardadas de este portátil y cómo están</translation>
    </message>
    <message>
      <source>listening for some seconds ...</source>
      <translation>escuchando unos segundos ...</translation>
    </message>
    <message>
      <source>log: {path}</source>
      <translation>registro: {path}</translation>
    </message>
    <message>
      <source>longest step in mm</source>
      <translation>paso más largo en mm</translation>
    </message>
    <message>
      <source>longest worm</source>
      <translation>gusano más largo</translation>
    </message>
    <message>
      <source>look back at a game: everybody's chances, and better bids, moves and hours, by bots</source>
      <translation>repasar una partida: las opciones de cada uno y mejores apuestas, movimientos y horas, según bots</translation>
    </message>
    <message>
      <source>looking down</source>
      <translation>mira hacia abajo</translation>
    </message>
    <message>
      <source>looking for better hours</source>
      <translation>buscando horas mejores</translation>
    </message>
    <message>
      <source>looking for better moves</source>
      <translation>buscando movimientos mejores</translation>
    </message>
    <message>
      <source>looking left</source>
      <translation>mira a la izquierda</translation>
    </message>
    <message>
      <source>looking right</source>
      <translation>mira a la derecha</translation>
    </message>
    <message>
      <source>looking round…</source>
      <translation>buscando…</translation>
    </message>
    <message>
      <source>looking up</source>
      <translation>mira hacia arriba</translation>
    </message>
    <message>
      <source>looks at the finish</source>
      <translation>mira la llegada</translation>
    </message>
    <message>
      <source>mDNS is off ({what}): the beacon may do</source>
      <translation>mDNS está apagado ({what}): quizá baste la baliza</translation>
    </message>
    <message>
      <source>mDNS is off, no adapter: join a network</source>
      <translation>mDNS está apagado, sin adaptador: entra en una red</translation>
    </message>
    <message>
      <source>macOS asks once about incoming connections and about devices on the local network: allow both, later in System Settings &gt; Privacy &amp; Security &gt; Local Network</source>
      <translation>macOS pregunta una vez por las conexiones entrantes y por los dispositivos de la red local: permite ambas cosas; más tarde, en Ajustes del Sistema &gt; Privacidad y seguridad &gt; Red local</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network</source>
      <translation>macOS no deja a este programa entrar en la red local</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network: switch it on in System Settings &gt; Privacy &amp; Security &gt; Local Network, then start it again</source>
      <translation>macOS no deja a este programa entrar en la red local: actívalo en Ajustes del Sistema &gt; Privacidad y seguridad &gt; Red local y vuelve a abrirlo</translation>
    </message>
    <message>
      <source>macOS, Apple chip</source>
      <translation>macOS, chip de Apple</translation>
    </message>
    <message>
      <source>macOS, Intel chip</source>
      <translation>macOS, chip de Intel</translation>
    </message>
    <message>
      <source>marks are whole numbers that rise from 1 or more, one for each group, not {value}</source>
      <translation>las marcas son números enteros que suben desde 1 o más, uno por grupo, no {value}</translation>
    </message>
    <message>
      <source>mean place</source>
      <translation>puesto medio</translation>
    </message>
    <message>
      <source>measure every move of a race again with another geometry library, shapely</source>
      <translation>medir otra vez cada movimiento de una carrera con otra biblioteca de geometría, shapely</translation>
    </message>
    <message>
      <source>meet only those who use this port number too ({port})</source>
      <translation>encontrar solo a quienes usen también este puerto ({port})</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>memoria</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>falta</translation>
    </message>
    <message>
      <source>mm to the line</source>
      <translation>mm hasta la línea</translation>
    </message>
    <message>
      <source>moon</source>
      <translation>luna</translation>
    </message>
    <message>
      <source>most in a row</source>
      <translation>más seguidas</translation>
    </message>
    <message>
      <source>most organs</source>
      <translation>más órganos</translation>
    </message>
    <message>
      <source>most points</source>
      <translation>más puntos</translation>
    </message>
    <message>
      <source>mouth</source>
      <translation>boca</translation>
    </message>
    <message>
      <source>mouths at food {space}</source>
      <translation>bocas en la comida {space}</translation>
    </message>
    <message>
      <source>moved {number}</source>
      <translation>movió {number}</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>movimientos</translation>
    </message>
    <message>
      <source>moves 1st</source>
      <translation>mueve 1.º</translation>
    </message>
    <message>
      <source>moves 2nd</source>
      <translation>mueve 2.º</translation>
    </message>
    <message>
      <source>moves 3rd</source>
      <translation>mueve 3.º</translation>
    </message>
    <message>
      <source>moves 4th</source>
      <translation>mueve 4.º</translation>
    </message>
    <message>
      <source>moves 5th</source>
      <translation>mueve 5.º</translation>
    </message>
    <message>
      <source>moves next</source>
      <translation>mueve ahora</translation>
    </message>
    <message>
      <source>moves {number}</source>
      <translation>mueve {number}</translation>
    </message>
    <message>
      <source>moving</source>
      <translation>moviendo</translation>
    </message>
    <message>
      <source>mushroom</source>
      <translation>seta</translation>
    </message>
    <message>
      <source>my die: {face}</source>
      <translation>mi dado: {face}</translation>
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation>mi dado: {face}, cambiado</translation>
    </message>
    <message>
      <source>my die: {face}, changed; the table rolled {old}</source>
      <translation>mi dado: {face}, cambiado; la mesa tiró {old}</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nombre</translation>
    </message>
    <message>
      <source>name a command first</source>
      <translation>pon primero una orden</translation>
    </message>
    <message>
      <source>names a seat that is not at the table</source>
      <translation>nombra un asiento que no está a la mesa</translation>
    </message>
    <message>
      <source>naming</source>
      <translation>nombrando</translation>
    </message>
    <message>
      <source>needle</source>
      <translation>aguja</translation>
    </message>
    <message>
      <source>network</source>
      <translation>red</translation>
    </message>
    <message>
      <source>never began: nobody sat down</source>
      <translation>nunca empezó: nadie se sentó</translation>
    </message>
    <message>
      <source>never began: {names} did not sit down; {game}</source>
      <translation>nunca empezó: {names} no se sentó; {game}</translation>
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation>nuevo gusano {worm}, {shape}</translation>
    </message>
    <message>
      <source>no</source>
      <translation>no</translation>
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation>ninguna Conga de aquí tiene un órgano que pueda actuar</translation>
    </message>
    <message>
      <source>no Conga Line with this tail's worm starts there</source>
      <translation>ninguna Conga con el gusano de esta cola empieza ahí</translation>
    </message>
    <message>
      <source>no bid</source>
      <translation>sin apuesta</translation>
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
      <translation>no hay casilla vacía en un extremo que pueda crecer</translation>
    </message>
    <message>
      <source>no brain of the hour before is left to change a die</source>
      <translation>de la hora anterior no queda un cerebro con el que cambiar un dado</translation>
    </message>
    <message>
      <source>no distances are measured in this game</source>
      <translation>en este juego no se miden distancias</translation>
    </message>
    <message>
      <source>no download yet</source>
      <translation>aún sin descargas</translation>
    </message>
    <message>
      <source>no firewall of this laptop is known to be on</source>
      <translation>no consta que haya un firewall activo en este portátil</translation>
    </message>
    <message>
      <source>no game that is over is saved in {folder}</source>
      <translation>en {folder} no hay ninguna partida terminada</translation>
    </message>
    <message>
      <source>no game yet</source>
      <translation>aún no hay partidas</translation>
    </message>
    <message>
      <source>no games are saved in {folder}</source>
      <translation>en {folder} no hay partidas guardadas</translation>
    </message>
    <message>
      <source>no internet, {vouched}</source>
      <translation>sin internet, {vouched}</translation>
    </message>
    <message>
      <source>no join code leads here, for UDP port {port} cannot be used ({what}): start again, which takes another port</source>
      <translation>ningún código lleva aquí, porque el puerto UDP {port} no se puede usar ({what}): empieza otra vez, y se tomará otro puerto</translation>
    </message>
    <message>
      <source>no log shows who held these keys: one person alone can make all of them</source>
      <translation>ningún registro muestra quién tenía estas claves: una sola persona puede hacerlas todas</translation>
    </message>
    <message>
      <source>no matching worm here could act</source>
      <translation>ningún gusano que encaje aquí podría actuar</translation>
    </message>
    <message>
      <source>no matching worm here has room for it</source>
      <translation>ningún gusano que encaje aquí tiene sitio</translation>
    </message>
    <message>
      <source>no neighbour with a collar, or no room for a baby</source>
      <translation>ningún vecino con collar, o sin sitio para un bebé</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable</source>
      <translation>ningún adaptador de red está activo: activa el wifi o conecta un cable</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again</source>
      <translation>ningún adaptador de red está activo: activa el wifi o conecta un cable, y prueba otra vez</translation>
    </message>
    <message>
      <source>no number left</source>
      <translation>no queda ningún número</translation>
    </message>
    <message>
      <source>no organ of it could do anything now</source>
      <translation>ninguno de sus órganos podría hacer nada ahora</translation>
    </message>
    <message>
      <source>no organ of this line could do anything now</source>
      <translation>ningún órgano de esta Conga podría hacer nada ahora</translation>
    </message>
    <message>
      <source>no player {player} in the saved games</source>
      <translation>ningún jugador {player} en las partidas guardadas</translation>
    </message>
    <message>
      <source>no region has the number in this hour's name: {value}</source>
      <translation>ninguna región tiene el número del nombre de esta hora: {value}</translation>
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
      <translation>no hay sitio para {shape} en {region}</translation>
    </message>
    <message>
      <source>no shape of the die is called {value}</source>
      <translation>ninguna forma del dado se llama {value}</translation>
    </message>
    <message>
      <source>no space of it lies in this hour's region</source>
      <translation>ninguna de sus casillas está en la región de esta hora</translation>
    </message>
    <message>
      <source>no table with {name} now: it kept one waiting, or you said so</source>
      <translation>ahora no hay mesa con {name}: se ha hecho esperar, o así lo has dicho</translation>
    </message>
    <message>
      <source>no value that can be locked in now</source>
      <translation>ningún valor que se pueda fijar ahora</translation>
    </message>
    <message>
      <source>no window can be shown here ({what}): install what is missing</source>
      <translation>aquí no se puede mostrar ninguna ventana ({what}): instala lo que falta</translation>
    </message>
    <message>
      <source>no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`, or the package xcb-util-cursor of other systems</source>
      <translation>no se puede mostrar ninguna ventana porque falta una biblioteca: `sudo apt install libxcb-cursor0`, o el paquete xcb-util-cursor en otros sistemas</translation>
    </message>
    <message>
      <source>no worm in {region} has the other organ or the shape {shape}</source>
      <translation>ningún gusano en {region} tiene el otro órgano o la forma {shape}</translation>
    </message>
    <message>
      <source>no worm in {region} has {kinds} or the shape {shape}</source>
      <translation>ningún gusano en {region} tiene {kinds} o la forma {shape}</translation>
    </message>
    <message>
      <source>no worm lies in {region}</source>
      <translation>ningún gusano está en {region}</translation>
    </message>
    <message>
      <source>nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A network for guests may keep laptops apart: then use a phone's hotspot or a cable. We keep asking</source>
      <translation>nadie responde en {host}. ¿Está ese portátil en el mismo wifi, con el juego aún abierto? Una red de invitados puede separar los portátiles: usad entonces el punto de acceso de un móvil o un cable. Seguimos preguntando</translation>
    </message>
    <message>
      <source>nobody can reach us at {place}: {what}; choose another port or address</source>
      <translation>nadie puede llegar a nosotros en {place}: {what}; elige otro puerto u otra dirección</translation>
    </message>
    <message>
      <source>nobody here has it</source>
      <translation>nadie aquí lo tiene</translation>
    </message>
    <message>
      <source>nobody is left out before all have opened their salts</source>
      <translation>nadie queda fuera antes de que todos hayan abierto sus sales</translation>
    </message>
    <message>
      <source>nobody on {name} hands out addresses: put both laptops on one router, or use Wi-Fi</source>
      <translation>nadie en {name} reparte direcciones: conecta los dos portátiles a un mismo router, o usa el wifi</translation>
    </message>
    <message>
      <source>nobody sat down yet</source>
      <translation>aún no se ha sentado nadie</translation>
    </message>
    <message>
      <source>nobody yet</source>
      <translation>aún nadie</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ninguno</translation>
    </message>
    <message>
      <source>none chosen</source>
      <translation>nada elegido</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>no se permite con el argumento %s</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing</source>
      <translation>no está la sal de todos en el emblema, así que no prueba nada</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing: open another table</source>
      <translation>no está la sal de todos en el emblema, así que no prueba nada: abrid otra mesa</translation>
    </message>
    <message>
      <source>not played yet</source>
      <translation>aún no jugado</translation>
    </message>
    <message>
      <source>not signed by the makers</source>
      <translation>sin firma de los autores</translation>
    </message>
    <message>
      <source>note: an unfinished game is kept; solo --resume goes on with it instead</source>
      <translation>nota: hay una partida sin terminar; solo --resume sigue con ella</translation>
    </message>
    <message>
      <source>note: {note}</source>
      <translation>nota: {note}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nada</translation>
    </message>
    <message>
      <source>nothing can be locked in with it</source>
      <translation>con eso no se puede fijar nada</translation>
    </message>
    <message>
      <source>nothing could be fetched from {name}'s laptop ({what}): “Bring a friend” has to stay open there</source>
      <translation>no se pudo traer nada del portátil de {name} ({what}): «Trae a alguien» tiene que seguir abierto allí</translation>
    </message>
    <message>
      <source>nothing in {folder} is what its SHA256SUMS says: copy or make the release again</source>
      <translation>nada en {folder} es lo que dice su SHA256SUMS: copia o crea la versión otra vez</translation>
    </message>
    <message>
      <source>nothing that can be counted is called {value}</source>
      <translation>nada que se pueda contar se llama {value}</translation>
    </message>
    <message>
      <source>nothing was played</source>
      <translation>no se jugó nada</translation>
    </message>
    <message>
      <source>now: {frame}</source>
      <translation>ahora: {frame}</translation>
    </message>
    <message>
      <source>nudged</source>
      <translation>avisado</translation>
    </message>
    <message>
      <source>off</source>
      <translation>apagado</translation>
    </message>
    <message>
      <source>off the sheet</source>
      <translation>fuera de la hoja</translation>
    </message>
    <message>
      <source>on the way</source>
      <translation>en camino</translation>
    </message>
    <message>
      <source>on {space}</source>
      <translation>en {space}</translation>
    </message>
    <message>
      <source>on {space}:</source>
      <translation>en {space}:</translation>
    </message>
    <message>
      <source>one</source>
      <translation>uno</translation>
    </message>
    <message>
      <source>one JSON document, for programs</source>
      <translation>un documento JSON, para programas</translation>
    </message>
    <message>
      <source>one finish post may be swung, once</source>
      <translation>se puede girar un poste de meta, una vez</translation>
    </message>
    <message>
      <source>one for everybody left behind</source>
      <translation>una para cada uno que quedó atrás</translation>
    </message>
    <message>
      <source>one for the winner alone</source>
      <translation>una solo para quien gana</translation>
    </message>
    <message>
      <source>one of its letters is wrong</source>
      <translation>una de sus letras está mal</translation>
    </message>
    <message>
      <source>one of our sheets, 1 to 8</source>
      <translation>una de nuestras hojas, de la 1 a la 8</translation>
    </message>
    <message>
      <source>one of the arguments %s is required</source>
      <translation>hace falta uno de los argumentos %s</translation>
    </message>
    <message>
      <source>onion</source>
      <translation>cebolla</translation>
    </message>
    <message>
      <source>only a player with an X may swing a finish post</source>
      <translation>solo un jugador con una X puede girar un poste de meta</translation>
    </message>
    <message>
      <source>only an end of the worm can become its head</source>
      <translation>solo un extremo del gusano puede volverse su cabeza</translation>
    </message>
    <message>
      <source>only you so far</source>
      <translation>de momento solo tú</translation>
    </message>
    <message>
      <source>only {free} MB are free: make room</source>
      <translation>solo hay {free} MB libres: haz sitio</translation>
    </message>
    <message>
      <source>only {free} MB of memory are free: close other programs</source>
      <translation>solo hay {free} MB de memoria libres: cierra otros programas</translation>
    </message>
    <message>
      <source>onto {space}</source>
      <translation>hasta {space}</translation>
    </message>
    <message>
      <source>openings</source>
      <translation>aperturas</translation>
    </message>
    <message>
      <source>options</source>
      <translation>opciones</translation>
    </message>
    <message>
      <source>organs</source>
      <translation>órganos</translation>
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation>órganos para los bebés {babies}</translation>
    </message>
    <message>
      <source>organs for the babies</source>
      <translation>órganos para los bebés</translation>
    </message>
    <message>
      <source>organs on the worm that has the most</source>
      <translation>órganos en el gusano que más tiene</translation>
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation>pueden actuar los órganos de {spaces}</translation>
    </message>
    <message>
      <source>other systems</source>
      <translation>otros sistemas</translation>
    </message>
    <message>
      <source>others find this table by themselves; a player who does not adds: --join {codes}</source>
      <translation>los demás encuentran esta mesa solos; quien no la encuentre añade: --join {codes}</translation>
    </message>
    <message>
      <source>others in this room open {address} in a browser</source>
      <translation>los demás de la sala abren {address} en un navegador</translation>
    </message>
    <message>
      <source>out of the egg</source>
      <translation>fuera del huevo</translation>
    </message>
    <message>
      <source>owl</source>
      <translation>búho</translation>
    </message>
    <message>
      <source>packed on the laptop that gives it, not signed by the makers</source>
      <translation>empaquetado en el portátil que lo da, sin firma de los autores</translation>
    </message>
    <message>
      <source>packed on {name}'s laptop, not signed by the makers</source>
      <translation>empaquetado en el portátil de {name}, sin firma de los autores</translation>
    </message>
    <message>
      <source>pairs of touching collars on different worms</source>
      <translation>parejas de collares que se tocan en gusanos distintos</translation>
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation>pasar: no hacer nada esta hora</translation>
    </message>
    <message>
      <source>passed over</source>
      <translation>ignorado</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>pasa</translation>
    </message>
    <message>
      <source>piano</source>
      <translation>piano</translation>
    </message>
    <message>
      <source>place</source>
      <translation>puesto</translation>
    </message>
    <message>
      <source>place a new worm of shape {shape}, which gets {kinds}:</source>
      <translation>colocar un gusano nuevo de forma {shape}, que recibe {kinds}:</translation>
    </message>
    <message>
      <source>place {place}</source>
      <translation>puesto {place}</translation>
    </message>
    <message>
      <source>places worm {worm}, shape {shape}, on {spaces}</source>
      <translation>coloca el gusano {worm}, forma {shape}, en {spaces}</translation>
    </message>
    <message>
      <source>plain</source>
      <translation>liso</translation>
    </message>
    <message>
      <source>play Worm &amp; Cozy alone in the terminal; every hour is signed and saved</source>
      <translation>jugar a Worm &amp; Cozy en solitario en el terminal; cada hora se firma y se guarda</translation>
    </message>
    <message>
      <source>player</source>
      <translation>jugador</translation>
    </message>
    <message>
      <source>playing on from every step</source>
      <translation>jugando desde cada paso</translation>
    </message>
    <message>
      <source>pointing down</source>
      <translation>apunta hacia abajo</translation>
    </message>
    <message>
      <source>pointing left</source>
      <translation>apunta a la izquierda</translation>
    </message>
    <message>
      <source>pointing right</source>
      <translation>apunta a la derecha</translation>
    </message>
    <message>
      <source>pointing up</source>
      <translation>apunta hacia arriba</translation>
    </message>
    <message>
      <source>points</source>
      <translation>puntos</translation>
    </message>
    <message>
      <source>points, game by game</source>
      <translation>puntos, partida a partida</translation>
    </message>
    <message>
      <source>points, race by race</source>
      <translation>puntos, carrera a carrera</translation>
    </message>
    <message>
      <source>ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet</source>
      <translation>se pueden usar puertos en {addresses}, y los puertos UDP {meet} y {mdns}, por los que los jugadores se encuentran</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>argumentos posicionales</translation>
    </message>
    <message>
      <source>program</source>
      <translation>programa</translation>
    </message>
    <message>
      <source>pumpkin</source>
      <translation>calabaza</translation>
    </message>
    <message>
      <source>puts up to {count} food</source>
      <translation>pone hasta {count} de comida</translation>
    </message>
    <message>
      <source>race</source>
      <translation>carrera</translation>
    </message>
    <message>
      <source>re-poses first</source>
      <translation>se recoloca antes</translation>
    </message>
    <message>
      <source>re-posing a worm is no variant of this edition</source>
      <translation>recolocar un gusano no es una variante de esta edición</translation>
    </message>
    <message>
      <source>re-posing lays six segments anew; the last one stays</source>
      <translation>al recolocar se tienden seis segmentos de nuevo; el último se queda</translation>
    </message>
    <message>
      <source>re-posing must change something</source>
      <translation>recolocar tiene que cambiar algo</translation>
    </message>
    <message>
      <source>re-posing must not touch the finish line</source>
      <translation>recolocar no debe tocar la línea de meta</translation>
    </message>
    <message>
      <source>reading the saved games</source>
      <translation>leyendo las partidas guardadas</translation>
    </message>
    <message>
      <source>record {record} {reason}</source>
      <translation>anotación {record} {reason}</translation>
    </message>
    <message>
      <source>refused: {why}</source>
      <translation>rechazado: {why}</translation>
    </message>
    <message>
      <source>resigned</source>
      <translation>rendido</translation>
    </message>
    <message>
      <source>retired: its log is missing or no log; what others saved can be audited</source>
      <translation>retirada: su registro falta o no es un registro; lo que guardaron otros se puede verificar</translation>
    </message>
    <message>
      <source>retired: {why}</source>
      <translation>retirada: {why}</translation>
    </message>
    <message>
      <source>reviews</source>
      <translation>en el repaso</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>a anillos</translation>
    </message>
    <message>
      <source>robot</source>
      <translation>robot</translation>
    </message>
    <message>
      <source>rocks that touch no blank space</source>
      <translation>piedras que no tocan ninguna casilla vacía</translation>
    </message>
    <message>
      <source>rolls {face}</source>
      <translation>tira {face}</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>rondas</translation>
    </message>
    <message>
      <source>row {row}</source>
      <translation>fila {row}</translation>
    </message>
    <message>
      <source>rows and columns without a blank space</source>
      <translation>filas y columnas sin casilla vacía</translation>
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation>filas {first} a {last}</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>reglas</translation>
    </message>
    <message>
      <source>same here</source>
      <translation>aquí igual</translation>
    </message>
    <message>
      <source>same to step {step}</source>
      <translation>igual hasta el paso {step}</translation>
    </message>
    <message>
      <source>save any step of a game as a picture</source>
      <translation>guardar cualquier paso de una partida como imagen</translation>
    </message>
    <message>
      <source>saved: {path}; open it in a browser and print it</source>
      <translation>guardado: {path}; ábrelo en un navegador e imprímelo</translation>
    </message>
    <message>
      <source>scissors</source>
      <translation>tijeras</translation>
    </message>
    <message>
      <source>sealed</source>
      <translation>sellado</translation>
    </message>
    <message>
      <source>seals another content than the acts and answers give</source>
      <translation>sella otro contenido que el que dan los actos y las respuestas</translation>
    </message>
    <message>
      <source>seals another state: its rules core computes differently</source>
      <translation>sella otro estado: su motor de reglas calcula de otra manera</translation>
    </message>
    <message>
      <source>separate blank areas of 2 to 6 spaces</source>
      <translation>zonas vacías separadas de 2 a 6 casillas</translation>
    </message>
    <message>
      <source>several are {player}: choose a key, {keys}</source>
      <translation>varios son {player}: elige una clave, {keys}</translation>
    </message>
    <message>
      <source>shape {shape}</source>
      <translation>forma {shape}</translation>
    </message>
    <message>
      <source>shapes</source>
      <translation>formas</translation>
    </message>
    <message>
      <source>sheet</source>
      <translation>hoja</translation>
    </message>
    <message>
      <source>show a game again from its log, in the window or in words</source>
      <translation>mostrar otra vez una partida desde su registro, en la ventana o con palabras</translation>
    </message>
    <message>
      <source>show program's version number and exit</source>
      <translation>mostrar el número de versión del programa y acabar</translation>
    </message>
    <message>
      <source>show the own join code in letters, and as a picture if not said otherwise</source>
      <translation>mostrar el código propio con letras, y como imagen si no se dice otra cosa</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>mostrar esta ayuda y acabar</translation>
    </message>
    <message>
      <source>signatures</source>
      <translation>firmas</translation>
    </message>
    <message>
      <source>signatures are computed wrongly here: install the program again, and do not play before</source>
      <translation>aquí las firmas se calculan mal: instala el programa otra vez, y no juegues antes</translation>
    </message>
    <message>
      <source>signed</source>
      <translation>firmado</translation>
    </message>
    <message>
      <source>signed by the makers</source>
      <translation>firmado por los autores</translation>
    </message>
    <message>
      <source>signed by the makers of the program</source>
      <translation>firmado por los autores del programa</translation>
    </message>
    <message>
      <source>signed two different things</source>
      <translation>firmó dos cosas distintas</translation>
    </message>
    <message>
      <source>signed, {total}</source>
      <translation>firmado, {total}</translation>
    </message>
    <message>
      <source>signs nothing</source>
      <translation>no firma nada</translation>
    </message>
    <message>
      <source>signs nothing, {since}</source>
      <translation>no firma nada, {since}</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>callado</translation>
    </message>
    <message>
      <source>silent, {since}</source>
      <translation>callado, {since}</translation>
    </message>
    <message>
      <source>six</source>
      <translation>seis</translation>
    </message>
    <message>
      <source>sly</source>
      <translation>astuto</translation>
    </message>
    <message>
      <source>snail</source>
      <translation>caracol</translation>
    </message>
    <message>
      <source>snug</source>
      <translation>a gusto</translation>
    </message>
    <message>
      <source>solo --resume goes on with a sheet: leave out --chapter and --sheet</source>
      <translation>solo --resume sigue con una hoja: quita --chapter y --sheet</translation>
    </message>
    <message>
      <source>somebody else answers at {host}, not the laptop that showed this code. Each start makes a new code: ask for that one</source>
      <translation>en {host} responde otro, no el portátil que mostraba este código. Cada inicio crea un código nuevo: pide ese</translation>
    </message>
    <message>
      <source>somebody was away here</source>
      <translation>aquí faltaba alguien</translation>
    </message>
    <message>
      <source>spaces covered by worms</source>
      <translation>casillas cubiertas por gusanos</translation>
    </message>
    <message>
      <source>spaces filled</source>
      <translation>casillas llenas</translation>
    </message>
    <message>
      <source>spaces of the largest blank area that does not reach the edge</source>
      <translation>casillas de la mayor zona vacía que no llega al borde</translation>
    </message>
    <message>
      <source>spaces of the longest worm</source>
      <translation>casillas del gusano más largo</translation>
    </message>
    <message>
      <source>spend a credit on a die:</source>
      <translation>gastar un crédito en un dado:</translation>
    </message>
    <message>
      <source>spoon</source>
      <translation>cuchara</translation>
    </message>
    <message>
      <source>start</source>
      <translation>salida</translation>
    </message>
    <message>
      <source>start post {number}</source>
      <translation>poste de salida {number}</translation>
    </message>
    <message>
      <source>state</source>
      <translation>estado</translation>
    </message>
    <message>
      <source>stay on this machine</source>
      <translation>quedarse en este equipo</translation>
    </message>
    <message>
      <source>stays put</source>
      <translation>no se mueve</translation>
    </message>
    <message>
      <source>step {step}, {place}: {said}</source>
      <translation>paso {step}, {place}: {said}</translation>
    </message>
    <message>
      <source>step {step}, {said}</source>
      <translation>paso {step}, {said}</translation>
    </message>
    <message>
      <source>step {step}: {said}</source>
      <translation>paso {step}: {said}</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>pasos</translation>
    </message>
    <message>
      <source>steps are counted from 1</source>
      <translation>los pasos se cuentan desde 1</translation>
    </message>
    <message>
      <source>still underground</source>
      <translation>aún bajo tierra</translation>
    </message>
    <message>
      <source>stopped; what was signed is saved</source>
      <translation>parado; lo firmado está guardado</translation>
    </message>
    <message>
      <source>striped</source>
      <translation>a rayas</translation>
    </message>
    <message>
      <source>swing</source>
      <translation>giro</translation>
    </message>
    <message>
      <source>swings</source>
      <translation>gira el poste</translation>
    </message>
    <message>
      <source>swings a finish post</source>
      <translation>gira un poste de meta</translation>
    </message>
    <message>
      <source>system</source>
      <translation>sistema</translation>
    </message>
    <message>
      <source>t tail, c collar, h heart, b brain, x a brain that is used up.</source>
      <translation>t cola, c collar, h corazón, b cerebro, x un cerebro gastado.</translation>
    </message>
    <message>
      <source>tail</source>
      <translation>cola</translation>
    </message>
    <message>
      <source>tail {space}: which line?</source>
      <translation>cola {space}: ¿qué fila?</translation>
    </message>
    <message>
      <source>testing this laptop for up to a minute ...</source>
      <translation>probando este portátil durante un minuto como mucho ...</translation>
    </message>
    <message>
      <source>that several keys are several people: one person alone can make all of them</source>
      <translation>que varias claves son varias personas: una sola persona puede hacerlas todas</translation>
    </message>
    <message>
      <source>that the name of a player is the name of the person</source>
      <translation>que el nombre de un jugador es el de la persona</translation>
    </message>
    <message>
      <source>that there is no other copy that ends differently: compare the copies</source>
      <translation>que no hay otra copia que acabe de otra manera: compara las copias</translation>
    </message>
    <message>
      <source>the TCP port (4545, or any)</source>
      <translation>el puerto TCP (4545, o any)</translation>
    </message>
    <message>
      <source>the X may only name a number that nobody has bid</source>
      <translation>la X solo puede nombrar un número que nadie haya apostado</translation>
    </message>
    <message>
      <source>the X moves last</source>
      <translation>la X mueve la última</translation>
    </message>
    <message>
      <source>the action cannot be read</source>
      <translation>la acción no se puede leer</translation>
    </message>
    <message>
      <source>the beacon is off, for UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>la baliza está apagada, porque el puerto UDP {port} no se puede usar ({what}): cierra el programa que lo ocupa, o únete con un código</translation>
    </message>
    <message>
      <source>the call counts on a seat that signed two different things</source>
      <translation>la llamada cuenta con un asiento que firmó dos cosas distintas</translation>
    </message>
    <message>
      <source>the call is held without this seat</source>
      <translation>la llamada se hace sin este asiento</translation>
    </message>
    <message>
      <source>the clock shows {date}: set the date of this laptop</source>
      <translation>el reloj marca {date}: ajusta la fecha de este portátil</translation>
    </message>
    <message>
      <source>the clock stands still or jumps: close other programs, or start the laptop again</source>
      <translation>el reloj se para o salta: cierra otros programas, o reinicia el portátil</translation>
    </message>
    <message>
      <source>the dice of this hour have not been thrown yet</source>
      <translation>los dados de esta hora aún no se han tirado</translation>
    </message>
    <message>
      <source>the die shows that already</source>
      <translation>el dado ya muestra eso</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>el disco está lleno</translation>
    </message>
    <message>
      <source>the disk says: {what}</source>
      <translation>el disco dice: {what}</translation>
    </message>
    <message>
      <source>the distances cannot be measured again: the library shapely cannot be loaded</source>
      <translation>las distancias no se pueden medir otra vez: no se puede cargar la biblioteca shapely</translation>
    </message>
    <message>
      <source>the edge of the table</source>
      <translation>el borde de la mesa</translation>
    </message>
    <message>
      <source>the emblem has not been compared yet</source>
      <translation>el emblema aún no se ha comparado</translation>
    </message>
    <message>
      <source>the end</source>
      <translation>el final</translation>
    </message>
    <message>
      <source>the end of the step finds it elsewhere</source>
      <translation>el final del paso lo encuentra en otro sitio</translation>
    </message>
    <message>
      <source>the eye does not see this space</source>
      <translation>el ojo no ve esta casilla</translation>
    </message>
    <message>
      <source>the file {finding}, {reason}</source>
      <translation>el archivo {finding}, {reason}</translation>
    </message>
    <message>
      <source>the file's end was torn by a crash, {reason}</source>
      <translation>un cierre brusco cortó el final del archivo, {reason}</translation>
    </message>
    <message>
      <source>the finish line</source>
      <translation>la línea de meta</translation>
    </message>
    <message>
      <source>the finish line touches a segment</source>
      <translation>la línea de meta toca un segmento</translation>
    </message>
    <message>
      <source>the finish line touches a start post</source>
      <translation>la línea de meta toca un poste de salida</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a start post</source>
      <translation>la línea de meta quedaría sobre un poste de salida</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a worm</source>
      <translation>la línea de meta quedaría sobre un gusano</translation>
    </message>
    <message>
      <source>the finish posts are not 178 mm apart</source>
      <translation>los postes de meta no están a 178 mm</translation>
    </message>
    <message>
      <source>the firewall ufw is on: two laptops with a firewall may not reach each other; `sudo ufw allow from {network}` lets this network in</source>
      <translation>el firewall ufw está activo: dos portátiles con firewall quizá no se alcancen; `sudo ufw allow from {network}` deja entrar a esta red</translation>
    </message>
    <message>
      <source>the first</source>
      <translation>el primero</translation>
    </message>
    <message>
      <source>the first organ die</source>
      <translation>el primer dado de órganos</translation>
    </message>
    <message>
      <source>the first page stays empty: install the program again</source>
      <translation>la primera página queda vacía: instala el programa otra vez</translation>
    </message>
    <message>
      <source>the folder of game {game} cannot be used: {why}</source>
      <translation>la carpeta de la partida {game} no se puede usar: {why}</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>hacen falta los siguientes argumentos: %s</translation>
    </message>
    <message>
      <source>the full number is compulsory, and there is still room</source>
      <translation>el número entero es obligatorio, y aún hay sitio</translation>
    </message>
    <message>
      <source>the game has not ended yet</source>
      <translation>la partida aún no ha acabado</translation>
    </message>
    <message>
      <source>the game has stopped by a fault of this program ({what}): what was signed is saved</source>
      <translation>la partida se paró por un fallo de este programa ({what}): lo firmado está guardado</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>la partida ha acabado</translation>
    </message>
    <message>
      <source>the game is over here</source>
      <translation>aquí la partida ya terminó</translation>
    </message>
    <message>
      <source>the game's folder {path} cannot be made: {why}</source>
      <translation>no se puede crear la carpeta {path} de la partida: {why}</translation>
    </message>
    <message>
      <source>the ghost</source>
      <translation>el fantasma</translation>
    </message>
    <message>
      <source>the ghost's dice do not fit this race</source>
      <translation>los dados del fantasma no encajan con esta carrera</translation>
    </message>
    <message>
      <source>the hour is not played to its end: something is left to decide</source>
      <translation>la hora no está jugada hasta el final: queda algo por decidir</translation>
    </message>
    <message>
      <source>the hour is over before the last decision</source>
      <translation>la hora acaba antes de la última decisión</translation>
    </message>
    <message>
      <source>the join code of another peer, where the network hides laptops from each other</source>
      <translation>el código de otro jugador, donde la red esconde unos portátiles a otros</translation>
    </message>
    <message>
      <source>the key in {path} is not the key of game {game}: was it moved or changed?</source>
      <translation>la clave de {path} no es la de la partida {game}: ¿se movió o se cambió?</translation>
    </message>
    <message>
      <source>the key of the game in {path} cannot be read: {why}</source>
      <translation>la clave de la partida en {path} no se puede leer: {why}</translation>
    </message>
    <message>
      <source>the laptop at {host} is there, but the game that showed this code is closed. Each start makes a new code: ask for that one</source>
      <translation>el portátil de {host} está ahí, pero el juego que mostraba este código está cerrado. Cada inicio crea un código nuevo: pide ese</translation>
    </message>
    <message>
      <source>the laptop of the join code answers at {host}; look under In this room</source>
      <translation>el portátil del código responde en {host}; mira en En esta sala</translation>
    </message>
    <message>
      <source>the laptop {peer} is not heard for {seconds} s: {why}</source>
      <translation>al portátil {peer} no se le oye desde hace {seconds} s: {why}</translation>
    </message>
    <message>
      <source>the letters {names} are missing: install the program again</source>
      <translation>faltan las letras {names}: instala el programa otra vez</translation>
    </message>
    <message>
      <source>the library for connections cannot encrypt here: install the program again</source>
      <translation>la biblioteca de conexiones no puede cifrar aquí: instala el programa otra vez</translation>
    </message>
    <message>
      <source>the line {line} dances</source>
      <translation>la fila {line} baila</translation>
    </message>
    <message>
      <source>the log of a game</source>
      <translation>el registro de una partida</translation>
    </message>
    <message>
      <source>the log of game {game} cannot be used: {why}</source>
      <translation>el registro de la partida {game} no se puede usar: {why}</translation>
    </message>
    <message>
      <source>the logs of two bots do not agree: please send us this report</source>
      <translation>los registros de dos bots no coinciden: envíanos este informe, por favor</translation>
    </message>
    <message>
      <source>the new head must touch the old one exactly</source>
      <translation>la cabeza nueva debe tocar la antigua exactamente</translation>
    </message>
    <message>
      <source>the new segment and the one next to it do not just touch</source>
      <translation>el segmento nuevo y el de al lado no se tocan justo</translation>
    </message>
    <message>
      <source>the only format known is "wormcozy-sheet/1", not {value}</source>
      <translation>el único formato conocido es «wormcozy-sheet/1», no {value}</translation>
    </message>
    <message>
      <source>the output</source>
      <translation>la salida</translation>
    </message>
    <message>
      <source>the partner has no collar</source>
      <translation>la pareja no tiene collar</translation>
    </message>
    <message>
      <source>the ports for playing, beacon and mDNS can be used</source>
      <translation>los puertos para jugar, la baliza y mDNS se pueden usar</translation>
    </message>
    <message>
      <source>the post is nearer than 48 mm to the edge of the table</source>
      <translation>el poste está a menos de 48 mm del borde de la mesa</translation>
    </message>
    <message>
      <source>the post overlaps a segment</source>
      <translation>el poste se solapa con un segmento</translation>
    </message>
    <message>
      <source>the post overlaps a start post</source>
      <translation>el poste se solapa con un poste de salida</translation>
    </message>
    <message>
      <source>the printed rules ({usual})</source>
      <translation>las reglas impresas ({usual})</translation>
    </message>
    <message>
      <source>the program that answers at {host} is not the one that was announced there</source>
      <translation>el programa que responde en {host} no es el que se anunció allí</translation>
    </message>
    <message>
      <source>the race is over</source>
      <translation>la carrera ha acabado</translation>
    </message>
    <message>
      <source>the review was not kept beside the log: {reason}</source>
      <translation>el repaso no se guardó junto al registro: {reason}</translation>
    </message>
    <message>
      <source>the rules of a game, or an empty sheet, as a page to print</source>
      <translation>las reglas de un juego, o una hoja vacía, como página para imprimir</translation>
    </message>
    <message>
      <source>the rules of this game failed ({what}): please send us its log</source>
      <translation>fallaron las reglas de esta partida ({what}): envíanos su registro, por favor</translation>
    </message>
    <message>
      <source>the same</source>
      <translation>el mismo</translation>
    </message>
    <message>
      <source>the second organ die</source>
      <translation>el segundo dado de órganos</translation>
    </message>
    <message>
      <source>the shape die</source>
      <translation>el dado de formas</translation>
    </message>
    <message>
      <source>the space does not touch the end that grows</source>
      <translation>la casilla no toca el extremo que crece</translation>
    </message>
    <message>
      <source>the space is not on the worm in question</source>
      <translation>la casilla no está en el gusano en cuestión</translation>
    </message>
    <message>
      <source>the spaces do not make the shape that is wanted</source>
      <translation>las casillas no forman la forma que se pide</translation>
    </message>
    <message>
      <source>the step it was meant for is over</source>
      <translation>el paso para el que era ha acabado</translation>
    </message>
    <message>
      <source>the swung post would stand on a worm</source>
      <translation>el poste girado quedaría sobre un gusano</translation>
    </message>
    <message>
      <source>the swung post would stand on another post</source>
      <translation>el poste girado quedaría sobre otro poste</translation>
    </message>
    <message>
      <source>the system cannot do that: {why}</source>
      <translation>el sistema no puede hacerlo: {why}</translation>
    </message>
    <message>
      <source>the table did not begin, for somebody was missing: looking for the same table again</source>
      <translation>la mesa no empezó porque faltaba alguien: se busca otra vez la misma mesa</translation>
    </message>
    <message>
      <source>the table on a television: full screen, without a seat, for everybody in the room</source>
      <translation>la mesa en un televisor: a pantalla completa, sin asiento, para toda la sala</translation>
    </message>
    <message>
      <source>the table's options are not a sheet and its digest</source>
      <translation>las opciones de la mesa no son una hoja y su hash</translation>
    </message>
    <message>
      <source>the table's options cannot be read</source>
      <translation>las opciones de la mesa no se pueden leer</translation>
    </message>
    <message>
      <source>the table's sheet has a mistake</source>
      <translation>la hoja de la mesa tiene un error</translation>
    </message>
    <message>
      <source>the table's sheet is not the one that its digest names</source>
      <translation>la hoja de la mesa no es la que nombra su hash</translation>
    </message>
    <message>
      <source>the time is up</source>
      <translation>se acabó el tiempo</translation>
    </message>
    <message>
      <source>the turn is of another hour than the one that is played</source>
      <translation>el turno es de otra hora que la que se juega</translation>
    </message>
    <message>
      <source>the two do not touch</source>
      <translation>los dos no se tocan</translation>
    </message>
    <message>
      <source>the verdict stays: only the rules of this program decide; please report this</source>
      <translation>el veredicto se mantiene: solo deciden las reglas de este programa; avísanos, por favor</translation>
    </message>
    <message>
      <source>the window did not open within {seconds} s: close other programs, and test again</source>
      <translation>la ventana no se abrió en {seconds} s: cierra otros programas y prueba otra vez</translation>
    </message>
    <message>
      <source>the window does not open ({what}): install what is missing there, or the program again</source>
      <translation>la ventana no se abre ({what}): instala lo que falta ahí, o el programa otra vez</translation>
    </message>
    <message>
      <source>the window ended with exit code {code}: please send us this report</source>
      <translation>la ventana acabó con el código {code}: envíanos este informe, por favor</translation>
    </message>
    <message>
      <source>the window needs a library that this system lacks: {what}</source>
      <translation>la ventana necesita una biblioteca que falta en este sistema: {what}</translation>
    </message>
    <message>
      <source>the window with lobby, tables and games: also without any command</source>
      <translation>la ventana con sala, mesas y partidas: también sin ninguna orden</translation>
    </message>
    <message>
      <source>the worm does not end on this space</source>
      <translation>el gusano no acaba en esta casilla</translation>
    </message>
    <message>
      <source>the worm has neither the organ nor the shape that the dice ask for</source>
      <translation>el gusano no tiene ni el órgano ni la forma que piden los dados</translation>
    </message>
    <message>
      <source>the worm has no room for such an organ</source>
      <translation>el gusano no tiene sitio para ese órgano</translation>
    </message>
    <message>
      <source>the worm has touched the finish line: the race is over</source>
      <translation>el gusano ha tocado la línea de meta: la carrera ha acabado</translation>
    </message>
    <message>
      <source>the worm has used up its number, {value}</source>
      <translation>el gusano ha gastado su número, {value}</translation>
    </message>
    <message>
      <source>the worm overlaps itself</source>
      <translation>el gusano se solapa consigo mismo</translation>
    </message>
    <message>
      <source>the worm stays</source>
      <translation>el gusano se queda</translation>
    </message>
    <message>
      <source>the worm's head</source>
      <translation>la cabeza del gusano</translation>
    </message>
    <message>
      <source>the worm's segment {number}</source>
      <translation>el segmento {number} del gusano</translation>
    </message>
    <message>
      <source>the {kind} on {space} acts</source>
      <translation>{kind} de {space} actúa</translation>
    </message>
    <message>
      <source>the {kind} on {space} of {worm}</source>
      <translation>{kind} de {space} de {worm}</translation>
    </message>
    <message>
      <source>the {shape} and {organs}</source>
      <translation>un {shape} y {organs}</translation>
    </message>
    <message>
      <source>then: {frame}</source>
      <translation>luego: {frame}</translation>
    </message>
    <message>
      <source>there are no worms yet</source>
      <translation>aún no hay gusanos</translation>
    </message>
    <message>
      <source>there is a post in the way</source>
      <translation>hay un poste en medio</translation>
    </message>
    <message>
      <source>there is an organ on each of its spaces already</source>
      <translation>ya hay un órgano en cada una de sus casillas</translation>
    </message>
    <message>
      <source>there is an organ on this space already</source>
      <translation>ya hay un órgano en esta casilla</translation>
    </message>
    <message>
      <source>there is no SHA256SUMS in {folder}: name the folder that a release was put into</source>
      <translation>no hay SHA256SUMS en {folder}: indica la carpeta donde se puso una versión</translation>
    </message>
    <message>
      <source>there is no brain on this space</source>
      <translation>no hay un cerebro en esta casilla</translation>
    </message>
    <message>
      <source>there is no chapter {number}: they go from 1 to {last}</source>
      <translation>no hay un capítulo {number}: van del 1 al {last}</translation>
    </message>
    <message>
      <source>there is no field of this name</source>
      <translation>no hay un campo con este nombre</translation>
    </message>
    <message>
      <source>there is no game in {path}: its file 'key' is missing</source>
      <translation>no hay partida en {path}: falta su archivo «key»</translation>
    </message>
    <message>
      <source>there is no game {name} in {folder}</source>
      <translation>no hay partida {name} en {folder}</translation>
    </message>
    <message>
      <source>there is no log in {folder}</source>
      <translation>no hay registros en {folder}</translation>
    </message>
    <message>
      <source>there is no organ on this space</source>
      <translation>no hay un órgano en esta casilla</translation>
    </message>
    <message>
      <source>there is no room for a baby beside the two</source>
      <translation>no hay sitio para un bebé junto a los dos</translation>
    </message>
    <message>
      <source>there is no solo game {name} in {folder}</source>
      <translation>no hay partida en solitario {name} en {folder}</translation>
    </message>
    <message>
      <source>there is no such worm</source>
      <translation>no existe ese gusano</translation>
    </message>
    <message>
      <source>there is no unfinished game in {folder}: start without --resume</source>
      <translation>no hay partidas sin terminar en {folder}: empieza sin --resume</translation>
    </message>
    <message>
      <source>there is no unfinished solo game in {folder}: leave out --resume</source>
      <translation>no hay partidas en solitario sin terminar en {folder}: quita --resume</translation>
    </message>
    <message>
      <source>there is no way to anybody in this network: a VPN or a firewall of this laptop keeps programs out of it; switch that off while you play</source>
      <translation>no hay camino hacia nadie en esta red: una VPN o un firewall de este portátil cierra la red a los programas; apágalo mientras jugáis</translation>
    </message>
    <message>
      <source>there is no {kind} port at {address} ({what}): close other programs that use the network, or start the laptop again</source>
      <translation>no hay puerto {kind} en {address} ({what}): cierra otros programas que usen la red, o reinicia el portátil</translation>
    </message>
    <message>
      <source>they are computed as everywhere, and a changed message is refused</source>
      <translation>se calculan como en todas partes, y un mensaje cambiado se rechaza</translation>
    </message>
    <message>
      <source>thinks it over</source>
      <translation>se lo piensa</translation>
    </message>
    <message>
      <source>this account may not read it</source>
      <translation>esta cuenta no puede leerlo</translation>
    </message>
    <message>
      <source>this account may not write there</source>
      <translation>esta cuenta no puede escribir ahí</translation>
    </message>
    <message>
      <source>this brain is filled in and used up</source>
      <translation>este cerebro está relleno y gastado</translation>
    </message>
    <message>
      <source>this copy of the program is not as it was made: {file} is missing or has changed, so it is not handed over; download and unpack the program again</source>
      <translation>esta copia del programa no está como se hizo: {file} falta o ha cambiado, por eso no se entrega; descarga y descomprime el programa otra vez</translation>
    </message>
    <message>
      <source>this die has been changed this hour already</source>
      <translation>este dado ya se ha cambiado en esta hora</translation>
    </message>
    <message>
      <source>this edition cannot be played by {value}</source>
      <translation>esta edición no se juega con tantos: {value}</translation>
    </message>
    <message>
      <source>this edition has no such face</source>
      <translation>esta edición no tiene esa cara</translation>
    </message>
    <message>
      <source>this face was bid successfully last round, so it rests</source>
      <translation>esta cara se apostó con éxito la ronda pasada, así que descansa</translation>
    </message>
    <message>
      <source>this has to be there and is missing</source>
      <translation>esto tiene que estar y falta</translation>
    </message>
    <message>
      <source>this is a file; name the folder in which games are saved</source>
      <translation>esto es un archivo; indica la carpeta donde se guardan las partidas</translation>
    </message>
    <message>
      <source>this is no TOML: {value}</source>
      <translation>esto no es TOML: {value}</translation>
    </message>
    <message>
      <source>this is not what the race waits for now</source>
      <translation>esto no es lo que la carrera espera ahora</translation>
    </message>
    <message>
      <source>this is not what the table waits for now</source>
      <translation>esto no es lo que la mesa espera ahora</translation>
    </message>
    <message>
      <source>this join code was mistyped: {why}. Compare it with the other screen</source>
      <translation>este código está mal escrito: {why}. Compáralo con la otra pantalla</translation>
    </message>
    <message>
      <source>this key is a player of its own again</source>
      <translation>esta clave vuelve a ser un jugador propio</translation>
    </message>
    <message>
      <source>this key was in no other game on this laptop</source>
      <translation>esta clave no estuvo en ninguna otra partida de este portátil</translation>
    </message>
    <message numerus="yes">
      <source>this key was in {count} other games on this laptop</source>
      <extracomment>this key was in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>esta clave estuvo en {count} partida más de este portátil</numerusform>
        <numerusform>esta clave estuvo en {count} partidas más de este portátil</numerusform>
      </translation>
    </message>
    <message>
      <source>this kind of organ cannot be added now</source>
      <translation>este tipo de órgano no se puede añadir ahora</translation>
    </message>
    <message>
      <source>this laptop does not hold the seat's memory</source>
      <translation>este portátil no tiene la memoria del asiento</translation>
    </message>
    <message>
      <source>this laptop has not caught up with the others yet</source>
      <translation>este portátil aún no ha alcanzado a los demás</translation>
    </message>
    <message>
      <source>this laptop is in no network: switch on Wi-Fi, or plug in a cable</source>
      <translation>este portátil no está en ninguna red: activa el wifi o conecta un cable</translation>
    </message>
    <message>
      <source>this laptop runs the program from its source and has nothing packed to give: open “Bring a friend” on a laptop that runs the downloaded program, its friends get it from there</source>
      <translation>este portátil ejecuta el programa desde su código y no tiene nada empaquetado que dar: abre «Trae a alguien» en un portátil con el programa descargado, de allí lo reciben los demás</translation>
    </message>
    <message>
      <source>this laptop signs nothing more in this game</source>
      <translation>este portátil ya no firma nada en esta partida</translation>
    </message>
    <message>
      <source>this laptop sits at a table already</source>
      <translation>este portátil ya está sentado a una mesa</translation>
    </message>
    <message>
      <source>this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or a cable</source>
      <translation>esta red solo tiene IPv6, en la que estos juegos no encuentran a nadie: quedad en el punto de acceso de un móvil o por cable</translation>
    </message>
    <message>
      <source>this organ has acted this hour already</source>
      <translation>este órgano ya ha actuado en esta hora</translation>
    </message>
    <message>
      <source>this organ is not among those that may act now</source>
      <translation>este órgano no está entre los que pueden actuar ahora</translation>
    </message>
    <message>
      <source>this player has left the race</source>
      <translation>este jugador ha dejado la carrera</translation>
    </message>
    <message>
      <source>this player has nothing to do in this step</source>
      <translation>este jugador no tiene nada que hacer en este paso</translation>
    </message>
    <message>
      <source>this reaches beyond the map, or counts backwards: {value}</source>
      <translation>esto sale del mapa, o cuenta hacia atrás: {value}</translation>
    </message>
    <message>
      <source>this report is in {file}</source>
      <translation>este informe está en {file}</translation>
    </message>
    <message>
      <source>this row is longer or shorter than the first one: {value}</source>
      <translation>esta fila es más larga o más corta que la primera: {value}</translation>
    </message>
    <message>
      <source>this seat has answered this call, or a later one</source>
      <translation>este asiento ya ha respondido a esta llamada, o a una posterior</translation>
    </message>
    <message>
      <source>this seat is also open on another laptop</source>
      <translation>este sitio también está abierto en otro portátil</translation>
    </message>
    <message>
      <source>this table plays without re-posing</source>
      <translation>en esta mesa no se recoloca</translation>
    </message>
    <message>
      <source>this trial itself failed ({what}): please send us this report</source>
      <translation>falló la propia prueba ({what}): envíanos este informe, por favor</translation>
    </message>
    <message>
      <source>three</source>
      <translation>tres</translation>
    </message>
    <message>
      <source>tiger</source>
      <translation>tigre</translation>
    </message>
    <message>
      <source>tiles</source>
      <translation>fichas</translation>
    </message>
    <message>
      <source>today</source>
      <translation>hoy</translation>
    </message>
    <message>
      <source>too few are present to go on without the others</source>
      <translation>sois pocos para seguir sin los demás</translation>
    </message>
    <message>
      <source>too much was played before</source>
      <translation>antes se jugó demasiado</translation>
    </message>
    <message>
      <source>total {before} to {now}</source>
      <translation>total de {before} a {now}</translation>
    </message>
    <message>
      <source>total {total}</source>
      <translation>total {total}</translation>
    </message>
    <message>
      <source>touched!</source>
      <translation>¡tocó!</translation>
    </message>
    <message>
      <source>try in a minute everything that this program rests on; made to be sent to others</source>
      <translation>probar en un minuto todo aquello en lo que se apoya este programa; hecho para enviarlo</translation>
    </message>
    <message>
      <source>turns round</source>
      <translation>da la vuelta</translation>
    </message>
    <message>
      <source>two</source>
      <translation>dos</translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced for {count} steps until the time was up, for this laptop is slow or busy; both logs check</source>
      <extracomment>two bots have raced for {count} step until the time was up, for this laptop is slow or busy; both logs check</extracomment>
      <translation>
        <numerusform>dos bots corrieron {count} paso hasta que se acabó el tiempo, porque este portátil es lento o está ocupado; ambos registros están bien</numerusform>
        <numerusform>dos bots corrieron {count} pasos hasta que se acabó el tiempo, porque este portátil es lento o está ocupado; ambos registros están bien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced to the end in {count} steps; both logs check</source>
      <extracomment>two bots have raced to the end in {count} step; both logs check</extracomment>
      <translation>
        <numerusform>dos bots corrieron hasta el final en {count} paso; ambos registros están bien</numerusform>
        <numerusform>dos bots corrieron hasta el final en {count} pasos; ambos registros están bien</numerusform>
      </translation>
    </message>
    <message>
      <source>two bots on this laptop have not raced within {seconds} s of their first words: try again when the laptop has less to do; if that does not help, send us this report. Last they said: {said}</source>
      <translation>dos bots en este portátil no han corrido en {seconds} s desde sus primeras palabras: inténtalo otra vez cuando el portátil tenga menos que hacer; si no sirve, envíanos este informe. Lo último que dijeron: {said}</translation>
    </message>
    <message>
      <source>two programs could open one game at once, as in some folders of a network or a cloud: choose another --data DIR</source>
      <translation>dos programas podrían abrir una partida a la vez, como en algunas carpetas de red o en la nube: elige otro --data DIR</translation>
    </message>
    <message>
      <source>two programs on this laptop are connected, and a false key is refused</source>
      <translation>dos programas de este portátil se conectan, y una clave falsa se rechaza</translation>
    </message>
    <message>
      <source>two programs on this laptop cannot reach each other within {seconds} s: something that guards this laptop may forbid it; allow this program there</source>
      <translation>dos programas de este portátil no se alcanzan en {seconds} s: quizá lo prohíbe algo que protege este portátil; permite este programa ahí</translation>
    </message>
    <message>
      <source>umbrella</source>
      <translation>paraguas</translation>
    </message>
    <message>
      <source>unfinished at step {step}; {game}</source>
      <translation>sin terminar en el paso {step}; {game}</translation>
    </message>
    <message>
      <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
      <translation>analizador desconocido %(parser_name)r (opciones: %(choices)s)</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>argumentos no reconocidos: %s</translation>
    </message>
    <message>
      <source>up to this step; in the window, at it</source>
      <translation>hasta este paso; en la ventana, en él</translation>
    </message>
    <message>
      <source>usage: </source>
      <translation>uso: </translation>
    </message>
    <message numerus="yes">
      <source>vanished {count} times when others had opened bids or dice</source>
      <extracomment>vanished once when others had opened bids or dice</extracomment>
      <translation>
        <numerusform>desapareció {count} vez cuando otros habían abierto apuestas o dados</numerusform>
        <numerusform>desapareció {count} veces cuando otros habían abierto apuestas o dados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>version {version}; {count} files with the fingerprint {code}, which all laptops with the same download have</source>
      <extracomment>version {version}; {count} file with the fingerprint {code}, which all laptops with the same download have</extracomment>
      <translation>
        <numerusform>versión {version}; {count} archivo con la huella {code}, que tienen todos los portátiles con la misma descarga</numerusform>
        <numerusform>versión {version}; {count} archivos con la huella {code}, que tienen todos los portátiles con la misma descarga</numerusform>
      </translation>
    </message>
    <message>
      <source>violin</source>
      <translation>violín</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>esperando</translation>
    </message>
    <message>
      <source>waiting for {names}: of two players nobody can go on alone. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>esperando a {names}: de dos jugadores ninguno puede seguir solo. Cierra el programa para aplazar; `peer --resume` sigue después, donde estamos ahora</translation>
    </message>
    <message>
      <source>waiting for {names}: we are too few to go on. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>esperando a {names}: somos pocos para seguir. Cierra el programa para aplazar; `peer --resume` sigue después, donde estamos ahora</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>espera</translation>
    </message>
    <message>
      <source>warming up</source>
      <translation>calentando</translation>
    </message>
    <message numerus="yes">
      <source>was away {count} times when others had opened bids or dice, and came back</source>
      <extracomment>was away once when others had opened bids or dice, and came back</extracomment>
      <translation>
        <numerusform>faltó una vez cuando otros habían abierto apuestas o dados, y volvió</numerusform>
        <numerusform>faltó {count} veces cuando otros habían abierto apuestas o dados, y volvió</numerusform>
      </translation>
    </message>
    <message>
      <source>what came is no whole build of this program ({what}), and nothing of it was kept: fetch it again, or from another laptop</source>
      <translation>lo que llegó no es el programa entero ({what}) y no se guardó nada: tráelo otra vez o de otro portátil</translation>
    </message>
    <message>
      <source>what the bot's chance starts from</source>
      <translation>de dónde sale el azar del bot</translation>
    </message>
    <message>
      <source>what the bots' chance starts from</source>
      <translation>de dónde sale el azar de los bots</translation>
    </message>
    <message>
      <source>what the log calls you</source>
      <translation>cómo te llama el registro</translation>
    </message>
    <message>
      <source>what the others call it</source>
      <translation>cómo lo llaman los demás</translation>
    </message>
    <message>
      <source>what the others call you</source>
      <translation>cómo te llaman los demás</translation>
    </message>
    <message>
      <source>what the program speaks: {codes}</source>
      <translation>lo que habla el programa: {codes}</translation>
    </message>
    <message>
      <source>what the table agrees to beside its rules, as a window tells its bots</source>
      <translation>lo que acuerda la mesa además de sus reglas, como una ventana lo dice a sus bots</translation>
    </message>
    <message>
      <source>what this row counts does not take {value}</source>
      <translation>lo que cuenta esta línea no admite {value}</translation>
    </message>
    <message>
      <source>what you wear cannot be kept in {path}: {why}</source>
      <translation>lo que llevas no se puede guardar en {path}: {why}</translation>
    </message>
    <message>
      <source>when it was played and how long anybody thought: a log has no clock to trust</source>
      <translation>cuándo se jugó y cuánto pensó cada uno: un registro no tiene un reloj del que fiarse</translation>
    </message>
    <message numerus="yes">
      <source>where it sees {count} blank spaces</source>
      <extracomment>where it sees {count} blank space</extracomment>
      <translation>
        <numerusform>donde ve {count} casilla vacía</numerusform>
        <numerusform>donde ve {count} casillas vacías</numerusform>
      </translation>
    </message>
    <message>
      <source>where to</source>
      <translation>adónde</translation>
    </message>
    <message>
      <source>where to look</source>
      <translation>dónde mirar</translation>
    </message>
    <message>
      <source>whether players whispered, or looked at each other's screens</source>
      <translation>si los jugadores susurraban, o se miraban las pantallas</translation>
    </message>
    <message>
      <source>whether somebody who vanished had first looked at what the others opened</source>
      <translation>si alguien que desapareció había mirado antes lo que los demás abrieron</translation>
    </message>
    <message>
      <source>whether the dice were fair: without other people, only your own program vouches for them</source>
      <translation>si los dados fueron limpios: sin otras personas, solo tu propio programa responde por ellos</translation>
    </message>
    <message>
      <source>who has not chosen is nudged after {seconds} s; it takes nothing away</source>
      <translation>a quien no ha elegido se le avisa a los {seconds} s; no quita nada</translation>
    </message>
    <message>
      <source>who plays how: wins, places, bids and bumps in the saved games of this laptop</source>
      <translation>quién juega y cómo: victorias, puestos, apuestas y choques en las partidas guardadas de este portátil</translation>
    </message>
    <message>
      <source>who sat at the keyboard, and whether a program chose the moves</source>
      <translation>quién estaba al teclado, y si un programa eligió los movimientos</translation>
    </message>
    <message>
      <source>whose games tell who is known</source>
      <translation>cuyas partidas dicen a quién se conoce</translation>
    </message>
    <message>
      <source>window</source>
      <translation>ventana</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>victorias</translation>
    </message>
    <message>
      <source>wins in a row</source>
      <translation>victorias seguidas</translation>
    </message>
    <message>
      <source>with</source>
      <translation>con</translation>
    </message>
    <message>
      <source>with a coach</source>
      <translation>con un entrenador</translation>
    </message>
    <message>
      <source>with the head on {space}</source>
      <translation>con la cabeza en {space}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>con {names}</translation>
    </message>
    <message>
      <source>with {worm} as partner</source>
      <translation>con {worm} como pareja</translation>
    </message>
    <message>
      <source>worm {letter}</source>
      <translation>gusano {letter}</translation>
    </message>
    <message>
      <source>worm {worm} grew by {n}</source>
      <translation>el gusano {worm} creció {n}</translation>
    </message>
    <message>
      <source>worm {worm} grows: {size} of {limit}</source>
      <translation>el gusano {worm} crece: {size} de {limit}</translation>
    </message>
    <message>
      <source>worms</source>
      <translation>gusanos</translation>
    </message>
    <message>
      <source>worms in the largest group of touching worms</source>
      <translation>gusanos del mayor grupo de gusanos que se tocan</translation>
    </message>
    <message>
      <source>worms in the longest Conga Line</source>
      <translation>gusanos de la Conga más larga</translation>
    </message>
    <message>
      <source>worms may not touch each other</source>
      <translation>los gusanos no pueden tocarse</translation>
    </message>
    <message>
      <source>worms of 5 or more spaces that touch no blank space</source>
      <translation>gusanos de 5 o más casillas que no tocan ninguna casilla vacía</translation>
    </message>
    <message>
      <source>worms of 6 or more spaces</source>
      <translation>gusanos de 6 o más casillas</translation>
    </message>
    <message>
      <source>worms on the edge of the sheet</source>
      <translation>gusanos al borde de la hoja</translation>
    </message>
    <message>
      <source>worms touching a blank space</source>
      <translation>gusanos que tocan una casilla vacía</translation>
    </message>
    <message>
      <source>worms touching blank</source>
      <translation>gusanos junto a vacías</translation>
    </message>
    <message>
      <source>worms touching the worm with the most neighbours</source>
      <translation>gusanos que tocan al gusano con más vecinos</translation>
    </message>
    <message>
      <source>worms with a mouth at a food</source>
      <translation>gusanos con boca en una comida</translation>
    </message>
    <message>
      <source>worms with kinds</source>
      <translation>gusanos con tipos</translation>
    </message>
    <message>
      <source>worms with organs</source>
      <translation>gusanos con órganos</translation>
    </message>
    <message>
      <source>worms with three or more kinds of organ</source>
      <translation>gusanos con tres o más tipos de órgano</translation>
    </message>
    <message>
      <source>worms with two or more kinds of organ</source>
      <translation>gusanos con dos o más tipos de órgano</translation>
    </message>
    <message>
      <source>worms with two or more organs</source>
      <translation>gusanos con dos o más órganos</translation>
    </message>
    <message>
      <source>wormup-lan: a library that Qt draws windows with is missing on this system, most likely xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</source>
      <translation>wormup-lan: falta en este sistema una biblioteca con la que Qt dibuja ventanas, casi seguro xcb-cursor. Debian y Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</translation>
    </message>
    <message>
      <source>wormup-lan: the screen has gone, so the window has closed; what was signed is saved</source>
      <translation>wormup-lan: la pantalla ha desaparecido y la ventana se ha cerrado; lo que estaba firmado está guardado</translation>
    </message>
    <message>
      <source>wormup-lan: the variable QT_QPA_PLATFORM asks for the screen {name}, and there is none of that kind: start without the variable</source>
      <translation>wormup-lan: la variable QT_QPA_PLATFORM pide la pantalla {name}, y aquí no hay ninguna de ese tipo: inicia sin la variable</translation>
    </message>
    <message>
      <source>wormup-lan: the window is open already on this laptop and does not answer: end it, then start again</source>
      <translation>wormup-lan: la ventana ya está abierta en este portátil y no responde: ciérrala y vuelve a empezar</translation>
    </message>
    <message>
      <source>wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan demo, peer, watch, solo, audit and replay --text (--help says more)</source>
      <translation>wormup-lan: no hay pantalla donde abrir una ventana. Sin ventana hay: wormup-lan demo, peer, watch, solo, audit y replay --text (--help dice más)</translation>
    </message>
    <message>
      <source>write the report to a file as well, to send it</source>
      <translation>escribir también el informe en un archivo, para enviarlo</translation>
    </message>
    <message>
      <source>yawns</source>
      <translation>bosteza</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>sí</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>ayer</translation>
    </message>
    <message>
      <source>you</source>
      <translation>tú</translation>
    </message>
    <message>
      <source>you may change a die next hour</source>
      <translation>puedes cambiar un dado la próxima hora</translation>
    </message>
    <message>
      <source>you, again</source>
      <translation>tú, otra</translation>
    </message>
    <message>
      <source>your identity {path} cannot be used: {why}; or choose another --data DIR</source>
      <translation>tu identidad {path} no se puede usar: {why}; o elige otro --data DIR</translation>
    </message>
    <message>
      <source>your name cannot be kept in {path}: {why}</source>
      <translation>tu nombre no se puede guardar en {path}: {why}</translation>
    </message>
    <message>
      <source>your own worm</source>
      <translation>tu propio gusano</translation>
    </message>
    <message>
      <source>your seat is also open on another laptop: end the program there, and it goes on here</source>
      <translation>tu sitio también está abierto en otro portátil: cierra allí el programa y sigue aquí</translation>
    </message>
    <message>
      <source>your seat went on at another laptop, and goes on there</source>
      <translation>tu sitio pasó a otro portátil, y sigue allí</translation>
    </message>
    <message>
      <source>zero bytes: {count}</source>
      <translation>bytes cero: {count}</translation>
    </message>
    <message>
      <source>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</source>
      <translation>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</translation>
    </message>
    <message>
      <source>{counted}, no doubts.</source>
      <translation>{counted}, ninguna duda.</translation>
    </message>
    <message>
      <source>{counted}.</source>
      <translation>{counted}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} brains could turn a die.</source>
      <extracomment>One brain could turn a die.</extracomment>
      <translation>
        <numerusform>{count} cerebro podría girar un dado.</numerusform>
        <numerusform>{count} cerebros podrían girar un dado.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} chosen</source>
      <extracomment>{count} chosen</extracomment>
      <translation>
        <numerusform>{count} elegida</numerusform>
        <numerusform>{count} elegidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} credits for the next hour</source>
      <extracomment>{count} credit for the next hour</extracomment>
      <translation>
        <numerusform>{count} crédito para la próxima hora</numerusform>
        <numerusform>{count} créditos para la próxima hora</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} downloads</source>
      <extracomment>{count} download</extracomment>
      <translation>
        <numerusform>{count} descarga</numerusform>
        <numerusform>{count} descargas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} draws of this evening ended unfinished.</source>
      <extracomment>{count} draw of this evening ended unfinished.</extracomment>
      <translation>
        <numerusform>{count} sorteo de esta velada quedó sin terminar.</numerusform>
        <numerusform>{count} sorteos de esta velada quedaron sin terminar.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} envelopes</source>
      <extracomment>{count} envelope</extracomment>
      <translation>
        <numerusform>{count} sobre</numerusform>
        <numerusform>{count} sobres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} friends</source>
      <extracomment>{count} friend</extracomment>
      <translation>
        <numerusform>{count} amigo</numerusform>
        <numerusform>{count} amigos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>{count} game</extracomment>
      <translation>
        <numerusform>{count} partida</numerusform>
        <numerusform>{count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games cannot be read: 'wormup-lan games' says why</source>
      <extracomment>{count} game cannot be read: 'wormup-lan games' says why</extracomment>
      <translation>
        <numerusform>{count} partida no se puede leer: 'wormup-lan games' dice por qué</numerusform>
        <numerusform>{count} partidas no se pueden leer: 'wormup-lan games' dice por qué</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} hours</source>
      <extracomment>{count} hour</extracomment>
      <translation>
        <numerusform>{count} hora</numerusform>
        <numerusform>{count} horas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters and digits</source>
      <extracomment>{count} letter or digit</extracomment>
      <translation>
        <numerusform>{count} letra o cifra</numerusform>
        <numerusform>{count} letras y cifras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters to go</source>
      <extracomment>{count} letter to go</extracomment>
      <translation>
        <numerusform>falta {count} letra</numerusform>
        <numerusform>faltan {count} letras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <extracomment>{count} move</extracomment>
      <translation>
        <numerusform>{count} movimiento</numerusform>
        <numerusform>{count} movimientos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library, which does not agree within {mm} mm:</source>
      <extracomment>{count} move also measured with another geometry library, which does not agree within {mm} mm:</extracomment>
      <translation>
        <numerusform>{count} movimiento medido también con otra biblioteca de geometría, que no coincide dentro de {mm} mm:</numerusform>
        <numerusform>{count} movimientos medidos también con otra biblioteca de geometría, que no coincide dentro de {mm} mm:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library: all agree within {mm} mm</source>
      <extracomment>{count} move also measured with another geometry library: it agrees within {mm} mm</extracomment>
      <translation>
        <numerusform>{count} movimiento medido también con otra biblioteca de geometría: coincide dentro de {mm} mm</numerusform>
        <numerusform>{count} movimientos medidos también con otra biblioteca de geometría: todos coinciden dentro de {mm} mm</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} numbers for the dice</source>
      <extracomment>{count} number for the dice</extracomment>
      <translation>
        <numerusform>{count} número para los dados</numerusform>
        <numerusform>{count} números para los dados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {hours} checked, all dice recomputed</source>
      <extracomment>{count} opening matches its commitment, {hours} checked, all dice recomputed</extracomment>
      <translation>
        <numerusform>{count} apertura coincide con su compromiso; verificado: {hours}; todos los dados recalculados</numerusform>
        <numerusform>{count} aperturas coinciden con sus compromisos; verificado: {hours}; todos los dados recalculados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {moves} checked</source>
      <extracomment>{count} opening matches its commitment, {moves} checked</extracomment>
      <translation>
        <numerusform>{count} apertura coincide con su compromiso; verificado: {moves}</numerusform>
        <numerusform>{count} aperturas coinciden con sus compromisos; verificado: {moves}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people</source>
      <extracomment>{count} person</extracomment>
      <translation>
        <numerusform>{count} persona</numerusform>
        <numerusform>{count} personas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people come</source>
      <extracomment>{count} person comes</extracomment>
      <translation>
        <numerusform>viene {count} persona</numerusform>
        <numerusform>vienen {count} personas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players</source>
      <extracomment>{count} player</extracomment>
      <translation>
        <numerusform>{count} jugador</numerusform>
        <numerusform>{count} jugadores</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, about {rounds}</source>
      <extracomment>{count} player, about {rounds}</extracomment>
      <translation>
        <numerusform>{count} jugador, más o menos {rounds}</numerusform>
        <numerusform>{count} jugadores, más o menos {rounds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, {hours}</source>
      <extracomment>{count} player, {hours}</extracomment>
      <translation>
        <numerusform>{count} jugador, {hours}</numerusform>
        <numerusform>{count} jugadores, {hours}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points more and you are {next}.</source>
      <extracomment>{count} point more and you are {next}.</extracomment>
      <translation>
        <numerusform>Con {count} punto más serías {next}.</numerusform>
        <numerusform>Con {count} puntos más serías {next}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} races</source>
      <extracomment>{count} race</extracomment>
      <translation>
        <numerusform>{count} carrera</numerusform>
        <numerusform>{count} carreras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds</source>
      <extracomment>{count} round</extracomment>
      <translation>
        <numerusform>{count} ronda</numerusform>
        <numerusform>{count} rondas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds in one look</source>
      <extracomment>{count} round in one look</extracomment>
      <translation>
        <numerusform>{count} ronda de un vistazo</numerusform>
        <numerusform>{count} rondas de un vistazo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} seats free</source>
      <extracomment>{count} seat free</extracomment>
      <translation>
        <numerusform>{count} asiento libre</numerusform>
        <numerusform>{count} asientos libres</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments</source>
      <extracomment>{count} segment</extracomment>
      <translation>
        <numerusform>{count} segmento</numerusform>
        <numerusform>{count} segmentos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments reach here</source>
      <extracomment>{count} segment reaches here</extracomment>
      <translation>
        <numerusform>{count} segmento llega hasta aquí</numerusform>
        <numerusform>{count} segmentos llegan hasta aquí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signatures</source>
      <extracomment>{count} signature</extracomment>
      <translation>
        <numerusform>{count} firma</numerusform>
        <numerusform>{count} firmas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps</source>
      <extracomment>{count} step</extracomment>
      <translation>
        <numerusform>{count} paso</numerusform>
        <numerusform>{count} pasos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps, each sealed by all at the table or by a call</source>
      <extracomment>{count} step, sealed by all at the table or by a call</extracomment>
      <translation>
        <numerusform>{count} paso, sellado por todos a la mesa o por una llamada</numerusform>
        <numerusform>{count} pasos, cada uno sellado por todos a la mesa o por una llamada</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tables</source>
      <extracomment>{count} table</extracomment>
      <translation>
        <numerusform>{count} mesa</numerusform>
        <numerusform>{count} mesas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to do</source>
      <extracomment>{count} thing to do</extracomment>
      <translation>
        <numerusform>{count} cosa por hacer</numerusform>
        <numerusform>{count} cosas por hacer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to mend</source>
      <extracomment>{count} thing to mend</extracomment>
      <translation>
        <numerusform>{count} cosa que arreglar</numerusform>
        <numerusform>{count} cosas que arreglar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <extracomment>{count} way</extracomment>
      <translation>
        <numerusform>{count} manera</numerusform>
        <numerusform>{count} maneras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} wins</source>
      <extracomment>{count} win</extracomment>
      <translation>
        <numerusform>{count} victoria</numerusform>
        <numerusform>{count} victorias</numerusform>
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
      <translation>Carrera de {day}, ronda {round}</translation>
    </message>
    <message>
      <source>{day}'s sheets, hour {hour}</source>
      <translation>Hojas de {day}, hora {hour}</translation>
    </message>
    <message>
      <source>{day}, nobody won</source>
      <translation>{day}, no ganó nadie</translation>
    </message>
    <message>
      <source>{day}, round {round}</source>
      <translation>{day}, ronda {round}</translation>
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation>{decision}  ↩ {frame}</translation>
    </message>
    <message>
      <source>{die} becomes {new} instead of {old}</source>
      <translation>{die} pasa a {new} en vez de {old}</translation>
    </message>
    <message>
      <source>{done} of {count}</source>
      <translation>{done} de {count}</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>{done} of {count} game</extracomment>
      <translation>
        <numerusform>{done} de {count} partida</numerusform>
        <numerusform>{done} de {count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} races</source>
      <extracomment>{done} of {count} race</extracomment>
      <translation>
        <numerusform>{done} de {count} carrera</numerusform>
        <numerusform>{done} de {count} carreras</numerusform>
      </translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players</source>
      <translation>{edition} es para {least} a {most} jugadores</translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players.</source>
      <translation>{edition} es para {least} a {most} jugadores.</translation>
    </message>
    <message numerus="yes">
      <source>{edition}, {count} players, {length} mm: about {rounds}, {low} to {high} minutes among people</source>
      <extracomment>{edition}, {count} player, {length} mm: about {rounds}, {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{edition}, {count} jugador, {length} mm: más o menos {rounds}, de {low} a {high} minutos entre personas</numerusform>
        <numerusform>{edition}, {count} jugadores, {length} mm: más o menos {rounds}, de {low} a {high} minutos entre personas</numerusform>
      </translation>
    </message>
    <message>
      <source>{ended}: finished. Back to {next}</source>
      <translation>{ended}: terminada. Volver a {next}</translation>
    </message>
    <message>
      <source>{face} alone</source>
      <translation>{face} en solitario</translation>
    </message>
    <message>
      <source>{face} is chosen: name it, or choose another one.</source>
      <translation>Elegido: {face}. Nómbralo, o elige otro.</translation>
    </message>
    <message>
      <source>{face} is chosen: seal it, or choose another one.</source>
      <translation>Elegido: {face}. Séllalo, o elige otro.</translation>
    </message>
    <message>
      <source>{face} sleeps</source>
      <translation>{face} duerme</translation>
    </message>
    <message>
      <source>{face} sleeps this round, it just moved you.</source>
      <translation>{face} duerme esta ronda: acaba de moverte.</translation>
    </message>
    <message>
      <source>{face} sleeps, it just moved you.</source>
      <translation>{face} duerme: acaba de moverte.</translation>
    </message>
    <message>
      <source>{face} wins {share} % of the races</source>
      <translation>{face} gana el {share} % de las carreras</translation>
    </message>
    <message>
      <source>{file} is damaged, or somebody has changed it: ask for it once more.</source>
      <translation>{file} está dañado o alguien lo ha cambiado: pídelo otra vez.</translation>
    </message>
    <message>
      <source>{file} is no puzzle, or it is damaged: ask for it once more.</source>
      <translation>{file} no es un acertijo o está dañado: pídelo otra vez.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: it does not end where somebody has to move.</source>
      <translation>{file} no es un acertijo: no acaba donde alguien tiene que mover.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no race is in it.</source>
      <translation>{file} no es un acertijo: no contiene ninguna carrera.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no winning move was found.</source>
      <translation>{file} no es un acertijo: no se encontró un movimiento que gane.</translation>
    </message>
    <message>
      <source>{file} is not a log of this program. The log of a game is the file called 'log' in the folder of that game.</source>
      <translation>{file} no es un registro de este programa. El registro de una partida es el archivo llamado «log» de la carpeta de esa partida.</translation>
    </message>
    <message>
      <source>{file}, step {step}</source>
      <translation>{file}, paso {step}</translation>
    </message>
    <message>
      <source>{file}: does not go on from step {step} of {log}: it stood otherwise there</source>
      <translation>{file}: no sigue desde el paso {step} de {log}: allí la posición era otra</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of a game whose log is not here; audit both together to see whether it stood so</source>
      <translation>{file}: sigue desde el paso {step} de una partida cuyo registro no está aquí; verifica los dos juntos para ver si la posición era esa</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of {log}, as it stood there</source>
      <translation>{file}: sigue desde el paso {step} de {log}, tal como estaba allí</translation>
    </message>
    <message>
      <source>{file}: {what}</source>
      <translation>{file}: {what}</translation>
    </message>
    <message>
      <source>{file}: {why}; choose another place</source>
      <translation>{file}: {why}; elige otro sitio</translation>
    </message>
    <message>
      <source>{first} and {second} are overlapping by {gap} mm</source>
      <translation>{first} y {second} se solapan {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart</source>
      <translation>{first} y {second} están a {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation>{first} y {second} están a {gap} mm; no pueden tocarse (regla W3.4).</translation>
    </message>
    <message>
      <source>{first} goes first with {one}, then {second} with {two}.</source>
      <translation>{first} va primero con {one}, luego {second} con {two}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, then {third}.</source>
      <translation>{first} va primero, luego {second}, luego {third}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third} and {fourth}.</source>
      <translation>{first} va primero, luego {second}, {third} y {fourth}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third}, {fourth} and {fifth}.</source>
      <translation>{first} va primero, luego {second}, {third}, {fourth} y {fifth}.</translation>
    </message>
    <message>
      <source>{first} moves {one}.</source>
      <translation>{first} mueve {one}.</translation>
    </message>
    <message>
      <source>{folder} cannot be used for --out: {why}</source>
      <translation>{folder} no se puede usar para --out: {why}</translation>
    </message>
    <message>
      <source>{folder} is not empty: choose a new folder for --out</source>
      <translation>{folder} no está vacía: elige una carpeta nueva para --out</translation>
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation>{frame}. {rule}</translation>
    </message>
    <message>
      <source>{free} GB free</source>
      <translation>{free} GB libres</translation>
    </message>
    <message>
      <source>{free} MB are free</source>
      <translation>{free} MB libres</translation>
    </message>
    <message>
      <source>{free} MB free: make room</source>
      <translation>{free} MB libres: haz sitio</translation>
    </message>
    <message>
      <source>{game} of another program</source>
      <translation>{game} de otro programa</translation>
    </message>
    <message numerus="yes">
      <source>{game}, {count} players: {hours}, about {low} to {high} minutes among people</source>
      <extracomment>{game}, {count} player: {hours}, about {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{game}, {count} jugador: {hours}, unos {low} a {high} minutos entre personas</numerusform>
        <numerusform>{game}, {count} jugadores: {hours}, unos {low} a {high} minutos entre personas</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: empty sheets</source>
      <translation>{game}: hojas vacías</translation>
    </message>
    <message>
      <source>{game}: the rules</source>
      <translation>{game}: las reglas</translation>
    </message>
    <message numerus="yes">
      <source>{game}: {count} bots ({level}, seed {seed}), files in {folder}</source>
      <extracomment>{game}: {count} bot ({level}, seed {seed}), files in {folder}</extracomment>
      <translation>
        <numerusform>{game}: {count} bot ({level}, semilla {seed}), archivos en {folder}</numerusform>
        <numerusform>{game}: {count} bots ({level}, semilla {seed}), archivos en {folder}</numerusform>
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
      <translation>{gap} mm más allá de la línea</translation>
    </message>
    <message>
      <source>{gap} mm away</source>
      <translation>a {gap} mm</translation>
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation>a {gap} mm de la línea</translation>
    </message>
    <message>
      <source>{got} of {size}</source>
      <translation>{got} de {size}</translation>
    </message>
    <message>
      <source>{heading}: {counts}</source>
      <translation>{heading}: {counts}</translation>
    </message>
    <message>
      <source>{hearts} for its hearts + {before} grown before = {limit}</source>
      <translation>{hearts} por sus corazones + {before} crecidas antes = {limit}</translation>
    </message>
    <message>
      <source>{here} of {seats} are here</source>
      <translation>{here} de {seats} están aquí</translation>
    </message>
    <message>
      <source>{host} does not let us in at the moment</source>
      <translation>{host} no nos deja entrar por ahora</translation>
    </message>
    <message>
      <source>{hour}, {region}</source>
      <translation>{hour}, {region}</translation>
    </message>
    <message>
      <source>{hour}, {region}: what do you do?</source>
      <translation>{hour}, {region}: ¿qué haces?</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, and nothing better was found.</source>
      <translation>{hour}: {name} {gained}, y no se encontró nada mejor.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, but {best} with: {deeds}.</source>
      <translation>{hour}: {name} {gained}, pero {best} con: {deeds}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, where a bot found {best}.</source>
      <translation>{hour}: {name} {gained}, donde un bot encontró {best}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}.</source>
      <translation>{hour}: {name} {gained}.</translation>
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
      <translation>{kind} {space} de {worm}, inactivo: {reason}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: click to let it act</source>
      <translation>{kind} {space} de {worm}: haz clic para que actúe</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation>{kind} {space} de {worm}: hecho en esta hora</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: it could act</source>
      <translation>{kind} {space} de {worm}: podría actuar</translation>
    </message>
    <message>
      <source>{kind}: {reason}</source>
      <translation>{kind}: {reason}</translation>
    </message>
    <message numerus="yes">
      <source>{laid} of {count} segments are laid</source>
      <extracomment>{laid} of {count} segment is laid</extracomment>
      <translation>
        <numerusform>{laid} de {count} segmento tendido</numerusform>
        <numerusform>{laid} de {count} segmentos tendidos</numerusform>
      </translation>
    </message>
    <message>
      <source>{least} or more</source>
      <translation>{least} o más</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} a {most}</translation>
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation>Quedan {left} de {number}.</translation>
    </message>
    <message>
      <source>{left} to go</source>
      <translation>quedan {left}</translation>
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
      <translation>{low} a {high} min</translation>
    </message>
    <message>
      <source>{mm} mm</source>
      <translation>{mm} mm</translation>
    </message>
    <message>
      <source>{more} % more wins</source>
      <translation>{more} % más de victorias</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <translation>{most} o {last}</translation>
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation>{names} y {last}</translation>
    </message>
    <message>
      <source>{names} are here</source>
      <translation>{names} están aquí</translation>
    </message>
    <message numerus="yes">
      <source>{names} are here and have not chosen for {count} minutes.</source>
      <extracomment>{names} are here and have not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{names} están aquí y no han elegido desde hace {count} minuto.</numerusform>
        <numerusform>{names} están aquí y no han elegido desde hace {count} minutos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are playing {game}</source>
      <extracomment>{names} is playing {game}</extracomment>
      <translation>
        <numerusform>{names} juega a {game}</numerusform>
        <numerusform>{names} juegan a {game}</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} are the coziest</source>
      <translation>{names} son los más cozy</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}</source>
      <translation>{names} chocan de narices por el {face}</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}, {others} over {other}</source>
      <translation>{names} chocan de narices por el {face}, {others} por el {other}</translation>
    </message>
    <message>
      <source>{names} bump over {face}.</source>
      <translation>{names} chocan con {face}.</translation>
    </message>
    <message>
      <source>{names} can be heard</source>
      <translation>Se oye a {names}</translation>
    </message>
    <message numerus="yes">
      <source>{names} have dozed off</source>
      <extracomment>{names} has dozed off</extracomment>
      <translation>
        <numerusform>{names} dormita</numerusform>
        <numerusform>{names} dormitan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have gone home…</source>
      <extracomment>{names} has gone home…</extracomment>
      <translation>
        <numerusform>{names} se fue a casa…</numerusform>
        <numerusform>{names} se fueron a casa…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have not chosen yet</source>
      <extracomment>{names} has not chosen yet</extracomment>
      <translation>
        <numerusform>{names} todavía no ha elegido</numerusform>
        <numerusform>{names} todavía no han elegido</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} have won the evening together</source>
      <translation>{names} han ganado juntos la velada</translation>
    </message>
    <message>
      <source>{names} have won together</source>
      <translation>{names} han ganado juntos</translation>
    </message>
    <message>
      <source>{names} lead together</source>
      <translation>{names} van juntos en cabeza</translation>
    </message>
    <message>
      <source>{names} share the win with {total}.</source>
      <translation>{names} comparten la victoria con {total}.</translation>
    </message>
    <message>
      <source>{names} sit down. Emblem: {emblem}.</source>
      <translation>{names} se sientan. Emblema: {emblem}.</translation>
    </message>
    <message numerus="yes">
      <source>{names} wait for you</source>
      <extracomment>{names} waits for you</extracomment>
      <translation>
        <numerusform>{names} te espera</numerusform>
        <numerusform>{names} te esperan</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} want one more</source>
      <translation>{names} quieren otra</translation>
    </message>
    <message>
      <source>{names} wants one more</source>
      <translation>{names} quiere otra</translation>
    </message>
    <message>
      <source>{names} wins with {total}.</source>
      <translation>{names} gana con {total}.</translation>
    </message>
    <message>
      <source>{names} would end the race here.</source>
      <translation>{names} acabaría aquí la carrera.</translation>
    </message>
    <message>
      <source>{name} (bot)</source>
      <translation>{name} (bot)</translation>
    </message>
    <message>
      <source>{name} (hour {hour} of {count}), {region}: {dice}.</source>
      <translation>{name} (hora {hour} de {count}), {region}: {dice}.</translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <translation>{name} (tú)</translation>
    </message>
    <message>
      <source>{name} ({key}) is a player of its own</source>
      <translation>{name} ({key}) es un jugador propio</translation>
    </message>
    <message>
      <source>{name} ({key}) is also known as {other} ({other_key})</source>
      <translation>{name} ({key}) también es {other} ({other_key})</translation>
    </message>
    <message>
      <source>{name} ({key}) is somebody else</source>
      <translation>{name} ({key}) es otra persona</translation>
    </message>
    <message>
      <source>{name} and {other} sat in one game: they are two players</source>
      <translation>{name} y {other} jugaron una misma partida: son dos jugadores</translation>
    </message>
    <message>
      <source>{name} at {hosts} is heard but not reached: a firewall is on there, or the game has just ended; join from that laptop, with the code of this one</source>
      <translation>a {name} en {hosts} se le oye, pero no se llega: hay un cortafuegos allí, o la partida acaba de terminar; únete desde ese portátil con el código de este</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached</source>
      <translation>{name} en {hosts} se alcanza</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached, and has version {theirs}; you have {ours}</source>
      <translation>{name} en {hosts} se alcanza y tiene la versión {theirs}; tú tienes la {ours}</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you and {others}; {best} would have won {more} % more.</source>
      <translation>{name} apostó {bid} y chocó contigo y con {others}; con {best} habría ganado un {more} % más.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you; {best} would have won {more} % more.</source>
      <translation>{name} apostó {bid} y chocó contigo; con {best} habría ganado un {more} % más.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>{name} apostó {bid} y chocó con {others}; con {best} habría ganado un {more} % más.</translation>
    </message>
    <message>
      <source>{name} bid {bid}; {best} would have won {more} % more.</source>
      <translation>{name} apostó {bid}; con {best} habría ganado un {more} % más.</translation>
    </message>
    <message>
      <source>{name} can call again.</source>
      <translation>{name} puede convocar de nuevo.</translation>
    </message>
    <message>
      <source>{name} could still catch up.</source>
      <translation>{name} aún podría alcanzarlo.</translation>
    </message>
    <message>
      <source>{name} did not end: see {file}</source>
      <translation>{name} no acabó: mira {file}</translation>
    </message>
    <message>
      <source>{name} draws the tables when all are there.</source>
      <translation>{name} sortea las mesas cuando estén todos.</translation>
    </message>
    <message>
      <source>{name} ended with exit code {code}: see {file}</source>
      <translation>{name} acabó con el código {code}: mira {file}</translation>
    </message>
    <message>
      <source>{name} ends with {total}: {grade}.</source>
      <translation>{name} termina con {total}: {grade}.</translation>
    </message>
    <message>
      <source>{name} has an address of its own making</source>
      <translation>{name} tiene una dirección puesta por sí mismo</translation>
    </message>
    <message>
      <source>{name} has another version</source>
      <translation>{name} tiene otra versión</translation>
    </message>
    <message>
      <source>{name} has left for good.</source>
      <translation>{name} se ha ido del todo.</translation>
    </message>
    <message>
      <source>{name} has left the game for good; {then}.</source>
      <translation>{name} ha dejado la partida del todo; {then}.</translation>
    </message>
    <message>
      <source>{name} has left the table for now.</source>
      <translation>{name} ha dejado la mesa por ahora.</translation>
    </message>
    <message>
      <source>{name} has opened nothing and contributes nothing.</source>
      <translation>{name} no ha abierto nada y no aporta nada.</translation>
    </message>
    <message>
      <source>{name} has other rules of {rules} (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>{name} tiene otras reglas de {rules} (programa {theirs}, el nuestro {ours}): hay que actualizar el más antiguo</translation>
    </message>
    <message>
      <source>{name} has our name: one of us must take another</source>
      <translation>{name} tiene nuestro nombre: uno de los dos debe tomar otro</translation>
    </message>
    <message>
      <source>{name} has swung a post, now {away} worms from the thread</source>
      <translation>{name} ha girado un poste, ahora a {away} gusanos del hilo</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: all tables are for both of you</source>
      <translation>{name} tiene la versión {theirs}, tú la {ours}: todas las mesas valen para ambos</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables are not for you</source>
      <translation>{name} tiene la versión {theirs}, tú la {ours}: ambos podéis jugar a {games}, pero algunas mesas no valen para ti</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: no table is for both of you</source>
      <translation>{name} tiene la versión {theirs}, tú la {ours}: ninguna mesa vale para ambos</translation>
    </message>
    <message>
      <source>{name} has won</source>
      <translation>{name} ha ganado</translation>
    </message>
    <message>
      <source>{name} has won the evening</source>
      <translation>{name} ha ganado la velada</translation>
    </message>
    <message>
      <source>{name} has {system}: open “Bring a friend” there, then it can be fetched here.</source>
      <translation>{name} tiene {system}: abre allí «Trae a alguien» y se podrá traer aquí.</translation>
    </message>
    <message>
      <source>{name} held up {others}</source>
      <translation>{name} cortó el paso a {others}</translation>
    </message>
    <message>
      <source>{name} is back</source>
      <translation>{name} ha vuelto</translation>
    </message>
    <message>
      <source>{name} is back at the table.</source>
      <translation>{name} vuelve a estar a la mesa.</translation>
    </message>
    <message>
      <source>{name} is heard again</source>
      <translation>Se oye otra vez a {name}</translation>
    </message>
    <message>
      <source>{name} is heard and reached</source>
      <translation>A {name} se le oye y se le alcanza</translation>
    </message>
    <message>
      <source>{name} is heard, but not reached</source>
      <translation>A {name} se le oye, pero no se le alcanza</translation>
    </message>
    <message>
      <source>{name} is heard, but signs nothing since {time}</source>
      <translation>A {name} se le oye, pero no firma nada desde las {time}</translation>
    </message>
    <message>
      <source>{name} is here</source>
      <translation>{name} está aquí</translation>
    </message>
    <message numerus="yes">
      <source>{name} is here and has not chosen for {count} minutes.</source>
      <extracomment>{name} is here and has not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{name} está aquí y no ha elegido desde hace {count} minuto.</numerusform>
        <numerusform>{name} está aquí y no ha elegido desde hace {count} minutos.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} is in this room and has {version}. “Bring a friend” on that laptop gives you the newer program; then start again.</source>
      <translation>{name} está en esta sala y tiene {version}. «Traer a un amigo» en ese portátil te da el programa más nuevo; luego, empieza de nuevo.</translation>
    </message>
    <message>
      <source>{name} is looking round</source>
      <translation>{name} mira alrededor</translation>
    </message>
    <message>
      <source>{name} is not looking round any more.</source>
      <translation>{name} ya no mira alrededor.</translation>
    </message>
    <message>
      <source>{name} is out until all others agree.</source>
      <translation>{name} queda fuera hasta que todos los demás estén de acuerdo.</translation>
    </message>
    <message>
      <source>{name} is passed over.</source>
      <translation>Se ignora a {name}.</translation>
    </message>
    <message>
      <source>{name} is silent since {time}</source>
      <translation>{name} calla desde las {time}</translation>
    </message>
    <message>
      <source>{name} is stuck after {count}, {away} worms from the thread</source>
      <translation>{name} se atasca tras {count}, a {away} gusanos del hilo</translation>
    </message>
    <message>
      <source>{name} is the coziest</source>
      <translation>{name} es quien está más cozy</translation>
    </message>
    <message>
      <source>{name} leads by {count}</source>
      <translation>{name} va {count} por delante</translation>
    </message>
    <message>
      <source>{name} leads, {mm} mm to go.</source>
      <translation>{name} va en cabeza, faltan {mm} mm.</translation>
    </message>
    <message>
      <source>{name} left a roll for the second time and passes from now on.</source>
      <translation>{name} dejó una tirada por segunda vez y pasa desde ahora.</translation>
    </message>
    <message>
      <source>{name} lies in the way</source>
      <translation>{name} está en medio</translation>
    </message>
    <message>
      <source>{name} looks back: follow</source>
      <translation>{name} mira hacia atrás: seguir</translation>
    </message>
    <message>
      <source>{name} moved {count}, now {away} worms from the thread</source>
      <translation>{name} movió {count}, ahora a {away} gusanos del hilo</translation>
    </message>
    <message>
      <source>{name} moves {number}</source>
      <translation>{name} mueve {number}</translation>
    </message>
    <message>
      <source>{name} moves {number}.</source>
      <translation>{name} mueve {number}.</translation>
    </message>
    <message>
      <source>{name} moves {number}: find the win.</source>
      <translation>{name} mueve {number}: encuentra la victoria.</translation>
    </message>
    <message numerus="yes">
      <source>{name} named {count} numbers</source>
      <extracomment>{name} named {count} number</extracomment>
      <translation>
        <numerusform>{name} nombró {count} número</numerusform>
        <numerusform>{name} nombró {count} números</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} names a number with the X.</source>
      <translation>{name} nombra un número con la X.</translation>
    </message>
    <message>
      <source>{name} names {number} with the X.</source>
      <translation>{name} nombra el {number} con la X.</translation>
    </message>
    <message>
      <source>{name} now names a number with the X.</source>
      <translation>{name} nombra ahora un número con la X.</translation>
    </message>
    <message>
      <source>{name} resigns.</source>
      <translation>{name} se rinde.</translation>
    </message>
    <message>
      <source>{name} runs on this laptop</source>
      <translation>{name} está en este portátil</translation>
    </message>
    <message>
      <source>{name} sits down alone.</source>
      <translation>{name} juega en solitario.</translation>
    </message>
    <message>
      <source>{name} stays put.</source>
      <translation>{name} se queda donde está.</translation>
    </message>
    <message>
      <source>{name} swung it away from {other}</source>
      <translation>{name} se lo apartó a {other}</translation>
    </message>
    <message>
      <source>{name} waits for those who were drawn to the same table</source>
      <translation>{name} espera a quienes tocaron en la misma mesa</translation>
    </message>
    <message>
      <source>{name} wants to play again.</source>
      <translation>{name} quiere jugar otra vez.</translation>
    </message>
    <message>
      <source>{name} wins!</source>
      <translation>¡{name} gana!</translation>
    </message>
    <message>
      <source>{name} won, {day}</source>
      <translation>{name} ganó, {day}</translation>
    </message>
    <message>
      <source>{name} would go on</source>
      <translation>{name} seguiría</translation>
    </message>
    <message>
      <source>{name} {deeds}: it touches the line.</source>
      <translation>{name} {deeds}: toca la línea.</translation>
    </message>
    <message>
      <source>{name} {deeds}: {gap} mm to go.</source>
      <translation>{name} {deeds}: quedan {gap} mm.</translation>
    </message>
    <message>
      <source>{name} {gap} mm away</source>
      <translation>{name} a {gap} mm</translation>
    </message>
    <message>
      <source>{name}'s X names {number}.</source>
      <translation>La X de {name} nombra el {number}.</translation>
    </message>
    <message>
      <source>{name}'s evening</source>
      <translation>Velada de {name}</translation>
    </message>
    <message>
      <source>{name}'s head</source>
      <translation>la cabeza de {name}</translation>
    </message>
    <message>
      <source>{name}'s head is blocked: no spot is free (rule W3.2).</source>
      <translation>La cabeza de {name} está bloqueada: no hay sitio libre (regla W3.2).</translation>
    </message>
    <message>
      <source>{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).</source>
      <translation>La cabeza de {name}: su centro está a {away} mm de la línea, su borde a {gap} (regla W4.5).</translation>
    </message>
    <message>
      <source>{name}'s laptop gave another build than it had promised, and nothing of it was kept: fetch it from another laptop</source>
      <translation>el portátil de {name} dio otro programa distinto del prometido y no se guardó nada: tráelo de otro portátil</translation>
    </message>
    <message>
      <source>{name}'s laptop has it</source>
      <translation>el portátil de {name} lo tiene</translation>
    </message>
    <message>
      <source>{name}'s laptop has not said a word for {since}. A closed lid? Call across the table first. {name} can come back at any time.</source>
      <translation>El portátil de {name} no ha dicho palabra desde hace {since}. ¿Una tapa cerrada? Llamad primero por encima de la mesa. {name} puede volver cuando quiera.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things.</source>
      <translation>El portátil de {name} ha firmado dos cosas distintas.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation>El portátil de {name} ha firmado dos cosas distintas; la prueba está guardada.</translation>
    </message>
    <message>
      <source>{name}'s laptop is heard, but has signed nothing for {since}. Its program may be stuck: call across the table first. {name} can come back at any time.</source>
      <translation>El portátil de {name} se oye, pero no ha firmado nada en {since}. Quizá su programa está atascado: llamad primero por encima de la mesa. {name} puede volver cuando quiera.</translation>
    </message>
    <message>
      <source>{name}'s laptop signed two different things in step {step}</source>
      <translation>El portátil de {name} firmó dos cosas distintas en el paso {step}</translation>
    </message>
    <message>
      <source>{name}'s number {number}…; its seal, recomputed: {verdict}.</source>
      <translation>El número {number}… de {name}; su sello, recalculado: {verdict}.</translation>
    </message>
    <message>
      <source>{name}'s placement {number}</source>
      <translation>Colocación {number} de {name}</translation>
    </message>
    <message>
      <source>{name}'s program does not understand this one: the older of the two must be updated</source>
      <translation>El programa de {name} no entiende este: hay que actualizar el más antiguo</translation>
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation>el segmento {number} de {name}</translation>
    </message>
    <message>
      <source>{name}'s sheet</source>
      <translation>Hoja de {name}</translation>
    </message>
    <message>
      <source>{name}'s swing</source>
      <translation>Giro de {name}</translation>
    </message>
    <message>
      <source>{name}'s table</source>
      <translation>Mesa de {name}</translation>
    </message>
    <message>
      <source>{name}'s table cannot be played: its terms are against the rules of its game</source>
      <translation>En la mesa de {name} no se puede jugar: sus condiciones van contra las reglas de su juego</translation>
    </message>
    <message>
      <source>{name}'s table is full and about to begin</source>
      <translation>La mesa de {name} está completa y a punto de empezar</translation>
    </message>
    <message>
      <source>{name}'s table is not open any more.</source>
      <translation>La mesa de {name} ya no está abierta.</translation>
    </message>
    <message>
      <source>{name}'s table needs the newer version of this program (theirs {theirs}, ours {ours})</source>
      <translation>la mesa de {name} necesita la versión más nueva de este programa (allí {theirs}, aquí {ours})</translation>
    </message>
    <message>
      <source>{name}'s table plays something else now.</source>
      <translation>En la mesa de {name} se juega ahora a otra cosa.</translation>
    </message>
    <message>
      <source>{name}'s table plays something that this program does not know (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>En la mesa de {name} se juega a algo que este programa no conoce (programa {theirs}, el nuestro {ours}): hay que actualizar el más antiguo</translation>
    </message>
    <message>
      <source>{name}'s tournament</source>
      <translation>Torneo de {name}</translation>
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation>el gusano de {name}</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}.</source>
      <translation>{bid} de {name} en la ronda {round}.</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>{bid} de {name} en la ronda {round}; con {best} habría ganado un {more} % más.</translation>
    </message>
    <message>
      <source>{name}, from place {before} to {after}</source>
      <translation>{name}, del puesto {before} al {after}</translation>
    </message>
    <message>
      <source>{name}, key {key}</source>
      <translation>{name}, clave {key}</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} bids and no bump</source>
      <extracomment>{name}, {count} bid and no bump</extracomment>
      <translation>
        <numerusform>{name}, {count} apuesta y ningún choque</numerusform>
        <numerusform>{name}, {count} apuestas y ningún choque</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} swings</source>
      <extracomment>{name}, {count} swing</extracomment>
      <translation>
        <numerusform>{name}, {count} giro</numerusform>
        <numerusform>{name}, {count} giros</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} times</source>
      <extracomment>{name}, {count} time</extracomment>
      <translation>
        <numerusform>{name}, {count} vez</numerusform>
        <numerusform>{name}, {count} veces</numerusform>
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
        <numerusform>{name}, {free} de {count} apuesta en solitario</numerusform>
        <numerusform>{name}, {free} de {count} apuestas en solitario</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {mm} mm before {other}</source>
      <translation>{name}, {mm} mm antes que {other}</translation>
    </message>
    <message>
      <source>{name}, {mm} mm in round {round}</source>
      <translation>{name}, {mm} mm en la ronda {round}</translation>
    </message>
    <message>
      <source>{name}: key {key}</source>
      <translation>{name}: clave {key}</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line</source>
      <translation>{name}: {away} mm hasta la línea</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line.</source>
      <translation>{name}: {away} mm hasta la línea.</translation>
    </message>
    <message>
      <source>{name}: {before} mm, then {after} mm.</source>
      <translation>{name}: {before} mm, luego {after} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} mm.</source>
      <translation>{name}: {before} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away, then {after}.</source>
      <translation>{name}: a {before} gusanos, luego {after}.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away.</source>
      <translation>{name}: a {before} gusanos.</translation>
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
      <translation>{one} y {other}</translation>
    </message>
    <message>
      <source>{one} and {two}, things left: {left}</source>
      <translation>{one} y {two}, cosas que quedan: {left}</translation>
    </message>
    <message>
      <source>{one}, {two}, shape {shape}</source>
      <translation>{one}, {two}, forma {shape}</translation>
    </message>
    <message>
      <source>{option} is an option of {theirs}, and this table plays {ours}: leave it out, or choose --game {other} without those of {ours}</source>
      <translation>{option} es una opción de {theirs}, y en esta mesa se juega a {ours}: quítala, o elige --game {other} sin las de {ours}</translation>
    </message>
    <message>
      <source>{organ} acts: {effect}</source>
      <translation>{organ} actúa: {effect}</translation>
    </message>
    <message>
      <source>{organ} on {space}</source>
      <translation>{organ} en {space}</translation>
    </message>
    <message>
      <source>{organ} to {worms}</source>
      <translation>{organ} a {worms}</translation>
    </message>
    <message>
      <source>{path} cannot be read: mend it or move it away; until then nobody is merged</source>
      <translation>{path} no se puede leer: arréglalo o quítalo; hasta entonces no se junta a nadie</translation>
    </message>
    <message>
      <source>{path} cannot be read: {why}</source>
      <translation>{path} no se puede leer: {why}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}</source>
      <translation>{path} no se puede escribir: {why}</translation>
    </message>
    <message>
      <source>{path} has no step {step} that checks: its steps are 1 to {last}</source>
      <translation>{path} no tiene un paso {step} que sea correcto: sus pasos van del 1 al {last}</translation>
    </message>
    <message>
      <source>{path} holds no game that has begun</source>
      <translation>{path} no contiene ninguna partida empezada</translation>
    </message>
    <message numerus="yes">
      <source>{path} is no sheet yet, it has {count} mistakes:</source>
      <extracomment>{path} is no sheet yet, it has a mistake:</extracomment>
      <translation>
        <numerusform>{path} aún no es una hoja, tiene {count} error:</numerusform>
        <numerusform>{path} aún no es una hoja, tiene {count} errores:</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} is no sheet yet: its words have no room</source>
      <translation>{path} aún no es una hoja: sus palabras no caben</translation>
    </message>
    <message>
      <source>{path} is no sheet: not UTF-8 text, at byte {byte}</source>
      <translation>{path} no es una hoja: no es texto UTF-8, en el byte {byte}</translation>
    </message>
    <message>
      <source>{path} is not your identity any more: put back a copy of it, or move it away to play as a new person</source>
      <translation>{path} ya no es tu identidad: vuelve a poner una copia, o quítalo para jugar como una persona nueva</translation>
    </message>
    <message>
      <source>{path} is the log itself; choose another file</source>
      <translation>{path} es el propio registro; elige otro archivo</translation>
    </message>
    <message>
      <source>{path} is too long for a sheet: {size} bytes, at most {most}</source>
      <translation>{path} es demasiado largo para una hoja: {size} bytes, como mucho {most}</translation>
    </message>
    <message>
      <source>{path}: a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>{path}: una imagen acaba en .png o .svg, un clip en .webp o .gif</translation>
    </message>
    <message>
      <source>{path}: the clip could not be written.</source>
      <translation>{path}: no se pudo escribir el clip.</translation>
    </message>
    <message>
      <source>{pattern}; key: {key}</source>
      <translation>{pattern}; tecla: {key}</translation>
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
        <numerusform>{points} puntos</numerusform>
      </translation>
    </message>
    <message>
      <source>{round}: waiting for {names}</source>
      <translation>{round}: esperando a {names}</translation>
    </message>
    <message>
      <source>{row}: {count} counted, worth {points}</source>
      <translation>{row}: {count} contados, valen {points}</translation>
    </message>
    <message>
      <source>{said} (rule {tag})</source>
      <translation>{said} (regla {tag})</translation>
    </message>
    <message>
      <source>{said} (rule {tag}, {edition})</source>
      <translation>{said} (regla {tag}, {edition})</translation>
    </message>
    <message>
      <source>{said}; the next sign counts at {mark}</source>
      <translation>{said}; el próximo signo cuenta en {mark}</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
      <source>{sheet}, {count} hours</source>
      <extracomment>{sheet}, {count} hour</extracomment>
      <translation>
        <numerusform>{sheet}, {count} hora</numerusform>
        <numerusform>{sheet}, {count} horas</numerusform>
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
      <translation>verificado: {signatures}; certificado: {steps}</translation>
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
      <translation>{space}: una comida</translation>
    </message>
    <message>
      <source>{space}: a rock</source>
      <translation>{space}: una piedra</translation>
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
        <numerusform>{start} ({count} manera)</numerusform>
        <numerusform>{start} ({count} maneras)</numerusform>
      </translation>
    </message>
    <message>
      <source>{state}: go on with {command} --resume</source>
      <translation>{state}: sigue con {command} --resume</translation>
    </message>
    <message>
      <source>{system} may keep visitors out</source>
      <translation>Quizá {system} no deja entrar a nadie</translation>
    </message>
    <message>
      <source>{system}, {size}</source>
      <translation>{system}, {size}</translation>
    </message>
    <message>
      <source>{table}: it does not follow from the games here. It does not count.</source>
      <translation>{table}: no se deduce de las partidas de aquí. No cuenta.</translation>
    </message>
    <message>
      <source>{table}: it is not over.</source>
      <translation>{table}: no ha acabado.</translation>
    </message>
    <message>
      <source>{table}: it was not played as the tournament was called. It does not count.</source>
      <translation>{table}: no se jugó como se convocó el torneo. No cuenta.</translation>
    </message>
    <message>
      <source>{table}: its log does not check. It does not count.</source>
      <translation>{table}: su registro no supera la verificación. No cuenta.</translation>
    </message>
    <message>
      <source>{table}: its log is missing.</source>
      <translation>{table}: falta su registro.</translation>
    </message>
    <message>
      <source>{table}: not everybody signed the draw that it names. It does not count.</source>
      <translation>{table}: no todos firmaron el sorteo que nombra. No cuenta.</translation>
    </message>
    <message>
      <source>{table}: several games claim to be it. None of them counts.</source>
      <translation>{table}: varias partidas dicen serla. Ninguna cuenta.</translation>
    </message>
    <message>
      <source>{table}: {name} was drawn for it and did not sit there.</source>
      <translation>{table}: a {name} le tocó esta mesa y no se sentó.</translation>
    </message>
    <message>
      <source>{table}: {name} was not drawn for it. It does not count.</source>
      <translation>{table}: a {name} no le tocó esta mesa. No cuenta.</translation>
    </message>
    <message>
      <source>{table}: {people}</source>
      <translation>{table}: {people}</translation>
    </message>
    <message>
      <source>{total}  in all, {grade}</source>
      <translation>{total}  en total, {grade}</translation>
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
        <numerusform>Para seguir hacen falta {wanted}; hay {count}.</numerusform>
        <numerusform>Para seguir hacen falta {wanted}; hay {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} Signed by {names}.</source>
      <translation>{what} Firmado por {names}.</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm</source>
      <translation>{what}, medido: {gap} mm</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm of overlap</source>
      <translation>{what}, medido: {gap} mm de solape</translation>
    </message>
    <message>
      <source>{where} is alive</source>
      <translation>{where} está vivo</translation>
    </message>
    <message>
      <source>{where} is too long: {length}, at most {most} letters</source>
      <translation>{where} es demasiado largo: {length}, como mucho {most} letras</translation>
    </message>
    <message>
      <source>{where}: has an address but no link, so it is not used</source>
      <translation>{where}: tiene dirección pero no conexión, así que no se usa</translation>
    </message>
    <message>
      <source>{where}: has an address of its own making; that will do for a cable between laptops, but a Wi-Fi is not connected yet</source>
      <translation>{where}: tiene una dirección puesta por sí mismo; basta para un cable entre portátiles, pero un wifi aún no está conectado</translation>
    </message>
    <message>
      <source>{where}: looks like a VPN, a container or a virtual machine, which leads to nobody in the room; switch it off if you are not found</source>
      <translation>{where}: parece una VPN, un contenedor o una máquina virtual, que no lleva a nadie de la sala; apágalo si no te encuentran</translation>
    </message>
    <message numerus="yes">
      <source>{where}: no player is heard, but {count} other devices, so multicast gets through</source>
      <extracomment>{where}: no player is heard, but another device, so multicast gets through</extracomment>
      <translation>
        <numerusform>{where}: no se oye a ningún jugador, pero sí {count} dispositivo más, así que el multicast pasa</numerusform>
        <numerusform>{where}: no se oye a ningún jugador, pero sí {count} dispositivos más, así que el multicast pasa</numerusform>
      </translation>
    </message>
    <message>
      <source>{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart; then join by code, or meet on a phone's hotspot or a cable</source>
      <translation>{where}: ahí no se oye nada: nadie más juega, o la red separa a sus invitados; únete entonces con un código, o quedad en el punto de acceso de un móvil o por cable</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon</source>
      <translation>{where}: se oye a {names} por baliza</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon and mDNS</source>
      <translation>{where}: se oye a {names} por baliza y mDNS</translation>
    </message>
    <message>
      <source>{where}: {names} heard by mDNS</source>
      <translation>{where}: se oye a {names} por mDNS</translation>
    </message>
    <message>
      <source>{whole}.{rest}</source>
      <translation>{whole},{rest}</translation>
    </message>
    <message numerus="yes">
      <source>{who} share the win with {total} points, {grade}.</source>
      <extracomment>{who} share the win with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} comparten la victoria con {total} punto, {grade}.</numerusform>
        <numerusform>{who} comparten la victoria con {total} puntos, {grade}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} wins with {total} points, {grade}.</source>
      <extracomment>{who} wins with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} gana con {total} punto, {grade}.</numerusform>
        <numerusform>{who} gana con {total} puntos, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{why}: nothing more is signed in this game. What was signed is safe in {path}; make room there and start the program again</source>
      <translation>{why}: en esta partida ya no se firma nada. Lo que se firmó está a salvo en {path}; haz sitio ahí y abre el programa otra vez</translation>
    </message>
    <message>
      <source>{why}; mend that, or choose another --data DIR</source>
      <translation>{why}; arréglalo, o elige otro --data DIR</translation>
    </message>
    <message>
      <source>{winner} is the last one left and wins.</source>
      <translation>{winner} es el último que queda y gana.</translation>
    </message>
    <message>
      <source>{winner} touches the finish line and wins.</source>
      <translation>{winner} toca la línea de meta y gana.</translation>
    </message>
    <message>
      <source>{word} is {game}</source>
      <translation>{word} es {game}</translation>
    </message>
    <message>
      <source>{worm} gets</source>
      <translation>{worm} recibe</translation>
    </message>
    <message>
      <source>{worm} gets {kinds}</source>
      <translation>{worm} recibe {kinds}</translation>
    </message>
    <message>
      <source>{worm} lies on {space}</source>
      <translation>en {space} está {worm}</translation>
    </message>
    <message>
      <source>{worm}: {reason}</source>
      <translation>{worm}: {reason}</translation>
    </message>
    <message>
      <source>“Bring a friend” on a laptop that has the newer program gives it to you; then start again.</source>
      <translation>«Traer a un amigo» en un portátil con el programa más nuevo te lo da; luego, empieza de nuevo.</translation>
    </message>
    <message>
      <source>“Bring a friend” on your laptop gives {name} the newer program</source>
      <translation>«Traer a un amigo» en tu portátil da a {name} el programa más nuevo</translation>
    </message>
    <message>
      <source>“Bring a friend” on {name}'s laptop gives you the newer program</source>
      <translation>«Traer a un amigo» en el portátil de {name} te da a ti el programa más nuevo</translation>
    </message>
  </context>
</TS>
