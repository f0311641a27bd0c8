<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source>     ... and {count} more: m; or name spaces, such as d4 d5</source>
      <translation>     ... e mais {count}: m; ou diga casas, como d4 d5</translation>
    </message>
    <message>
      <source>  1  sign the hour; after that it stands</source>
      <translation>  1  assinar a hora; depois disso ela vale</translation>
    </message>
    <message>
      <source>  u  undo the last decision     o  start the hour over     ?  help</source>
      <translation>  u  desfazer a última decisão     o  recomeçar a hora     ?  ajuda</translation>
    </message>
    <message>
      <source> and </source>
      <translation> e </translation>
    </message>
    <message>
      <source> or </source>
      <translation> ou </translation>
    </message>
    <message>
      <source>%(prog)s: error: %(message)s
</source>
      <translation>%(prog)s: erro: %(message)s
</translation>
    </message>
    <message>
      <source>(After that: {then}.)</source>
      <translation>(Depois disso: {then}.)</translation>
    </message>
    <message>
      <source>--agreed: {game} is not what is played now</source>
      <translation>--agreed: {game} não é o que se joga agora</translation>
    </message>
    <message>
      <source>--bot {level} does not play {game}: choose {names}</source>
      <translation>--bot {level} não joga {game}: escolha {names}</translation>
    </message>
    <message>
      <source>--chapter {chapter} and --sheet both name a sheet: give one</source>
      <translation>--chapter {chapter} e --sheet indicam ambos uma folha: dê só um</translation>
    </message>
    <message>
      <source>--sheet {sheet}: from 1 to {last}; 0 is all</source>
      <translation>--sheet {sheet}: de 1 a {last}; 0 são todas</translation>
    </message>
    <message>
      <source>--sheet: {game} has no sheets, leave it out</source>
      <translation>--sheet: {game} não tem folhas, deixe isso de fora</translation>
    </message>
    <message>
      <source>--to M belongs to a clip, and needs --step N</source>
      <translation>--to M é de um clipe e precisa de --step N</translation>
    </message>
    <message>
      <source>--to {last} comes before --step {first}</source>
      <translation>--to {last} vem antes de --step {first}</translation>
    </message>
    <message>
      <source>0 or less</source>
      <translation>0 ou menos</translation>
    </message>
    <message>
      <source>1 AM</source>
      <translation>1h</translation>
    </message>
    <message>
      <source>1 PM</source>
      <translation>13h</translation>
    </message>
    <message>
      <source>1 knot: easy</source>
      <translation>1 nó: fácil</translation>
    </message>
    <message>
      <source>2 AM</source>
      <translation>2h</translation>
    </message>
    <message>
      <source>2 PM</source>
      <translation>14h</translation>
    </message>
    <message>
      <source>2 knots: think ahead</source>
      <translation>2 nós: pense à frente</translation>
    </message>
    <message>
      <source>3 AM</source>
      <translation>3h</translation>
    </message>
    <message>
      <source>3 PM</source>
      <translation>15h</translation>
    </message>
    <message>
      <source>3 knots: plan from the first hour</source>
      <translation>3 nós: planeje desde a primeira hora</translation>
    </message>
    <message>
      <source>4 AM</source>
      <translation>4h</translation>
    </message>
    <message>
      <source>4 PM</source>
      <translation>16h</translation>
    </message>
    <message>
      <source>5 AM</source>
      <translation>5h</translation>
    </message>
    <message>
      <source>5 PM</source>
      <translation>17h</translation>
    </message>
    <message>
      <source>5, 3, 2 and 1</source>
      <translation>5, 3, 2 e 1</translation>
    </message>
    <message>
      <source>6 AM</source>
      <translation>6h</translation>
    </message>
    <message>
      <source>6 PM</source>
      <translation>18h</translation>
    </message>
    <message>
      <source>7 AM</source>
      <translation>7h</translation>
    </message>
    <message>
      <source>7 PM</source>
      <translation>19h</translation>
    </message>
    <message>
      <source>8 AM</source>
      <translation>8h</translation>
    </message>
    <message>
      <source>8 PM</source>
      <translation>20h</translation>
    </message>
    <message>
      <source>A Short Winter Day</source>
      <translation>Um curto dia de inverno</translation>
    </message>
    <message>
      <source>A VPN or a virtual network is on: {name}</source>
      <translation>Uma VPN ou rede virtual está ligada: {name}</translation>
    </message>
    <message>
      <source>A baby is a worm of two or three spaces beside one of its parents. It begins without an organ, and no shape of the dice fits it.</source>
      <translation>Um bebê é uma minhoca de duas ou três casas ao lado de um dos pais. Ele começa sem órgãos, e nenhuma forma dos dados serve nele.</translation>
    </message>
    <message>
      <source>A better move would have won you {more} % more.</source>
      <translation>Um movimento melhor teria dado a você {more} % mais vitórias.</translation>
    </message>
    <message>
      <source>A better move would have won {name} {more} % more.</source>
      <translation>Um movimento melhor teria dado a {name} {more} % mais vitórias.</translation>
    </message>
    <message>
      <source>A bid counts only if nobody else has made it.</source>
      <translation>Um lance só vale se ninguém mais deu o mesmo.</translation>
    </message>
    <message>
      <source>A black brain is used up.</source>
      <translation>Um cérebro preto já foi usado.</translation>
    </message>
    <message>
      <source>A blue notice? “More info”, “Run anyway”. Networks? Allow them.</source>
      <translation>Um aviso azul? “Mais informações”, “Executar assim mesmo”. Redes? Permita.</translation>
    </message>
    <message>
      <source>A brain can change a die in the next hour.</source>
      <translation>Um cérebro pode mudar um dado na próxima hora.</translation>
    </message>
    <message>
      <source>A brain used is a point less</source>
      <translation>Um cérebro usado é um ponto a menos</translation>
    </message>
    <message>
      <source>A call completed this step. Signed by {names}.</source>
      <translation>Um chamado completou este passo. Assinado por {names}.</translation>
    </message>
    <message>
      <source>A changed copy</source>
      <translation>Uma cópia alterada</translation>
    </message>
    <message>
      <source>A click or a key hurries it on.</source>
      <translation>Um clique ou uma tecla apressa.</translation>
    </message>
    <message>
      <source>A coach for everybody</source>
      <translation>Um técnico para todos</translation>
    </message>
    <message>
      <source>A code needs the same Wi-Fi or a cable.</source>
      <translation>Um código precisa do mesmo Wi-Fi ou de um cabo.</translation>
    </message>
    <message>
      <source>A collar and a partner's collar have babies, or give their babies organs.</source>
      <translation>Um colar e o colar de um par têm bebês, ou dão órgãos aos bebês deles.</translation>
    </message>
    <message>
      <source>A collar does one thing for each collar of its worm, and one for each of the partner's that touches one of them: a baby, or an organ for every baby of this hour.</source>
      <translation>Um colar faz uma coisa para cada colar da sua minhoca, e uma para cada colar do par que toca um deles: um bebê, ou um órgão para cada bebê desta hora.</translation>
    </message>
    <message>
      <source>A die can be changed once: by a brain that acted in the hour before.</source>
      <translation>Um dado pode mudar uma vez: por um cérebro que agiu na hora anterior.</translation>
    </message>
    <message>
      <source>A draw that you are in has not ended yet.</source>
      <translation>Um sorteio em que você está ainda não terminou.</translation>
    </message>
    <message>
      <source>A few minutes against sleepy bots show the rest.</source>
      <translation>O resto se vê contra bots sonolentos.</translation>
    </message>
    <message>
      <source>A file in pieces</source>
      <translation>Um arquivo em pedaços</translation>
    </message>
    <message>
      <source>A first lesson</source>
      <translation>Uma primeira lição</translation>
    </message>
    <message>
      <source>A game checked: {names}</source>
      <translation>Uma partida conferida: {names}</translation>
    </message>
    <message>
      <source>A game of a newer version</source>
      <translation>Uma partida de uma versão mais nova</translation>
    </message>
    <message>
      <source>A game that somebody missed counts as that player's average</source>
      <translation>Partida perdida conta como a média de quem faltou</translation>
    </message>
    <message>
      <source>A game without its log, {day}</source>
      <translation>Uma partida sem registro, {day}</translation>
    </message>
    <message>
      <source>A gentle nudge</source>
      <translation>Um cutucão de leve</translation>
    </message>
    <message>
      <source>A golden ring: this organ may act now.</source>
      <translation>Um anel dourado: este órgão pode agir agora.</translation>
    </message>
    <message>
      <source>A green dot: here it may go.</source>
      <translation>Um ponto verde: aqui pode.</translation>
    </message>
    <message>
      <source>A green tick: it has acted this hour.</source>
      <translation>Um visto verde: já agiu nesta hora.</translation>
    </message>
    <message>
      <source>A head touches the line when it is nearer than its own radius.</source>
      <translation>Uma cabeça toca a linha quando está mais perto que o próprio raio.</translation>
    </message>
    <message>
      <source>A heart goes on any free space. Click c1.</source>
      <translation>Um coração vai em qualquer casa livre. Clique em c1.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow at one end, never at the end with the tail.</source>
      <translation>Um coração faz sua minhoca crescer numa ponta, nunca na ponta com a cauda.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow. Click it.</source>
      <translation>Um coração faz sua minhoca crescer. Clique nele.</translation>
    </message>
    <message>
      <source>A hundred rounds are over</source>
      <translation>Cem rodadas se passaram</translation>
    </message>
    <message>
      <source>A hundred rounds are over: the race ends without a winner.</source>
      <translation>Cem rodadas se passaram: a corrida termina sem vencedor.</translation>
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation>Cem rodadas encerram a corrida (regra W3.25).</translation>
    </message>
    <message>
      <source>A laptop with the newer version opens this game: give it the file.</source>
      <translation>Um notebook com a versão mais nova abre esta partida: dê o arquivo a ele.</translation>
    </message>
    <message>
      <source>A lesson of four hours shows the rest.</source>
      <translation>Uma lição de quatro horas mostra o resto.</translation>
    </message>
    <message>
      <source>A mouth at a new food adds an organ to its worm, which may act at once.</source>
      <translation>Uma boca diante de uma comida nova dá um órgão à sua minhoca, e ele pode agir na hora.</translation>
    </message>
    <message>
      <source>A mouth at an apple brings its worm any organ. Click the mouth.</source>
      <translation>Uma boca diante de uma maçã traz à sua minhoca qualquer órgão. Clique na boca.</translation>
    </message>
    <message>
      <source>A move says everything that it does, in the order of the rules.</source>
      <translation>Uma jogada diz tudo o que faz, na ordem das regras.</translation>
    </message>
    <message>
      <source>A new worm gets an organ. Click a3 for the eye, then the arrow up: that is where it looks.</source>
      <translation>A minhoca nova ganha um órgão. Clique em a3 para o olho e depois na seta para cima: é para lá que ele olha.</translation>
    </message>
    <message>
      <source>A number in a dark disc: so many mouths would wake at an apple here.</source>
      <translation>Um número num disco escuro: quantas bocas uma maçã aqui acordaria.</translation>
    </message>
    <message>
      <source>A number that moved you sleeps for one round.</source>
      <translation>O número que moveu você dorme uma rodada.</translation>
    </message>
    <message>
      <source>A page for your browser is saved; print it from there.</source>
      <translation>Uma página para o seu navegador foi salva; imprima a partir dela.</translation>
    </message>
    <message>
      <source>A phone can take a picture of it and read the address out to you.</source>
      <translation>Um telefone pode fotografá-lo e ler o endereço para você.</translation>
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation>Um jogador pode parar antes.</translation>
    </message>
    <message>
      <source>A player who chose the X alone moves by any number that nobody has bid.</source>
      <translation>Quem escolheu o X sozinho se move por qualquer número em que ninguém deu lance.</translation>
    </message>
    <message>
      <source>A player who does not open a bid is out until all let them back.</source>
      <translation>Quem não abre um lance fica fora até todos deixarem voltar.</translation>
    </message>
    <message>
      <source>A player who does not open a number for a roll is out until all let them back; the second time, every further hour is passed.</source>
      <translation>Quem não abre seu número para uma rolagem fica fora até que todos deixem voltar; na segunda vez, passa todas as horas seguintes.</translation>
    </message>
    <message>
      <source>A point for everybody you leave behind.</source>
      <translation>Um ponto por todos que você deixa para trás.</translation>
    </message>
    <message>
      <source>A post stands in the way</source>
      <translation>Um poste está no caminho</translation>
    </message>
    <message>
      <source>A problem of this program</source>
      <translation>Um problema deste programa</translation>
    </message>
    <message>
      <source>A program of this laptop takes a free seat</source>
      <translation>Um programa deste notebook ocupa um lugar livre</translation>
    </message>
    <message>
      <source>A re-posed worm must not touch the thread.</source>
      <translation>Uma minhoca reposicionada não pode tocar o fio.</translation>
    </message>
    <message>
      <source>A round end is a head or still undecided, a point is the rear.</source>
      <translation>Uma ponta redonda é cabeça ou ainda indefinida; uma ponta aguda é a traseira.</translation>
    </message>
    <message>
      <source>A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm.</source>
      <translation>Um segmento tem 16 mm de largura, um poste 12 mm, a mesa 1200 por 800 mm.</translation>
    </message>
    <message>
      <source>A sheet of your own</source>
      <translation>Uma folha sua</translation>
    </message>
    <message>
      <source>A sheet of your own…</source>
      <translation>Uma folha sua…</translation>
    </message>
    <message>
      <source>A sheet with any mistake is refused.</source>
      <translation>Uma folha com qualquer erro é recusada.</translation>
    </message>
    <message>
      <source>A space holds one thing: nothing, a rock, a food, or a piece of a worm.</source>
      <translation>Uma casa tem uma só coisa: nada, uma pedra, uma comida ou um pedaço de minhoca.</translation>
    </message>
    <message>
      <source>A space of a worm takes one organ, for good; a worm has one tail at most.</source>
      <translation>Uma casa de minhoca recebe um órgão, para sempre; uma minhoca tem no máximo uma cauda.</translation>
    </message>
    <message>
      <source>A strong bot would bid {face}: against what the others like to bid it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Um bot forte daria {face}: contra o que os outros gostam de dar, ganha {share} % das corridas; {next} ganha {less} %.</translation>
    </message>
    <message>
      <source>A strong bot would go on with: {deed}. From here its hour brings {points}.</source>
      <translation>Um bot forte continuaria com: {deed}. Daqui, a hora dele rende {points}.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm and swing a post: from there it wins {share} % of the races.</source>
      <translation>Um bot forte ficaria como a minhoca clara e giraria um poste: dali ele ganha {share} % das corridas.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm: from there it wins {share} % of the races.</source>
      <translation>Um bot forte ficaria como a minhoca clara: dali ele ganha {share} % das corridas.</translation>
    </message>
    <message>
      <source>A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Um bot forte diria {face}: ganha {share} % das corridas; {next} ganha {less} %.</translation>
    </message>
    <message>
      <source>A successful bid of {faces} rests for one round.</source>
      <translation>Um lance bem-sucedido de {faces} descansa uma rodada.</translation>
    </message>
    <message>
      <source>A swing may go either way, and it must change something.</source>
      <translation>O giro pode ir para qualquer lado, e tem que mudar alguma coisa.</translation>
    </message>
    <message>
      <source>A table that never began, {day}</source>
      <translation>Uma mesa que nunca começou, {day}</translation>
    </message>
    <message>
      <source>A tail leads a line of worms; on all but one of them an organ may act.</source>
      <translation>Uma cauda puxa uma fila de minhocas; em todas menos uma, um órgão pode agir.</translation>
    </message>
    <message>
      <source>A turn is a list of small decisions.</source>
      <translation>Uma vez é uma lista de pequenas decisões.</translation>
    </message>
    <message>
      <source>A while has passed: this is how the race stands.</source>
      <translation>Já passou um tempo: a corrida está assim.</translation>
    </message>
    <message>
      <source>A window of its own opens. People at one laptop may sit at different tables.</source>
      <translation>Abre-se uma janela própria. Quem divide um notebook pode sentar em mesas diferentes.</translation>
    </message>
    <message>
      <source>A worm grows at one end only, over blank spaces, and never at the end with its tail.</source>
      <translation>Uma minhoca cresce só numa ponta, por casas vazias, e nunca na ponta com a cauda.</translation>
    </message>
    <message>
      <source>A worm is a path of spaces that touches itself nowhere else.</source>
      <translation>Uma minhoca é um caminho de casas que não se toca em nenhum outro lugar.</translation>
    </message>
    <message>
      <source>A worm is laid anew from its tail, before its first segment is moved.</source>
      <translation>A minhoca é reposicionada a partir da cauda, antes de mover o primeiro segmento.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts, if its head is blocked.</source>
      <translation>A minhoca pode dar meia-volta antes de partir, se a cabeça estiver bloqueada.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts; later only when it is blocked.</source>
      <translation>A minhoca pode dar meia-volta antes de partir; depois, só quando bloqueada.</translation>
    </message>
    <message>
      <source>A worm may turn round whenever its head is blocked.</source>
      <translation>A minhoca pode dar meia-volta sempre que a cabeça estiver bloqueada.</translation>
    </message>
    <message>
      <source>A worm moves by its full number as long as there is room for it.</source>
      <translation>A minhoca anda seu número inteiro enquanto houver espaço.</translation>
    </message>
    <message>
      <source>A worm never turns round.</source>
      <translation>Uma minhoca nunca dá meia-volta.</translation>
    </message>
    <message>
      <source>A worm that gives up stays where it lies; the last one left wins.</source>
      <translation>A minhoca que desiste fica onde está; a última que sobra vence.</translation>
    </message>
    <message>
      <source>A worm that has not chosen by then yawns and is nudged. It loses nothing.</source>
      <translation>A minhoca que até lá não escolheu boceja e leva um cutucão. Não perde nada.</translation>
    </message>
    <message>
      <source>A worm that turns round has its head where its tail was.</source>
      <translation>A minhoca que dá meia-volta tem a cabeça onde era a cauda.</translation>
    </message>
    <message>
      <source>A worm turns round before its first segment is moved, not later.</source>
      <translation>A minhoca dá meia-volta antes de mover o primeiro segmento, não depois.</translation>
    </message>
    <message>
      <source>A worm whose next head has no free place is blocked: it stops there.</source>
      <translation>Sem lugar livre para a próxima cabeça, a minhoca está bloqueada: para ali.</translation>
    </message>
    <message>
      <source>A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.</source>
      <translation>A, B, C, P: Pôr, Dar, Acordar, Passar. Setas e Enter: a folha.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Sobre</translation>
    </message>
    <message>
      <source>About this game</source>
      <translation>Sobre este jogo</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Adicionar</translation>
    </message>
    <message>
      <source>Add a bot</source>
      <translation>Pôr um bot</translation>
    </message>
    <message>
      <source>After all others, as this table has chosen.</source>
      <translation>Depois de todos os outros, como esta mesa escolheu.</translation>
    </message>
    <message>
      <source>After its move it may swing one finish post round the other.</source>
      <translation>Depois de andar, pode girar um poste de chegada em volta do outro.</translation>
    </message>
    <message>
      <source>After ten rounds in a row in which a bid counted but nothing was laid or swung, after a hundred rounds, or when all agree to it.</source>
      <translation>Depois de dez rodadas seguidas em que um lance valeu mas nada foi colocado nem girado, depois de cem rodadas, ou se todos concordarem.</translation>
    </message>
    <message>
      <source>After the winner the nearest head to the line has the next place.</source>
      <translation>Depois do vencedor, a cabeça mais perto da linha fica com o próximo lugar.</translation>
    </message>
    <message>
      <source>After the winner the worm whose head is nearest to the line. Those that are equally near share the place.</source>
      <translation>Depois do vencedor, a minhoca cuja cabeça está mais perto da linha. Quem está igualmente perto divide o lugar.</translation>
    </message>
    <message>
      <source>After {number} of {games}: {score}.</source>
      <translation>Depois de {number} de {games}: {score}.</translation>
    </message>
    <message>
      <source>Again with {names}</source>
      <translation>Mais uma com {names}</translation>
    </message>
    <message>
      <source>Again!</source>
      <translation>De novo!</translation>
    </message>
    <message>
      <source>Again, slowly</source>
      <translation>De novo, devagar</translation>
    </message>
    <message>
      <source>Again: {names}. Waiting for {missing}</source>
      <translation>Mais uma: {names}. Falta {missing}</translation>
    </message>
    <message>
      <source>Agree to end…</source>
      <translation>Combinar o fim…</translation>
    </message>
    <message>
      <source>Ahead of {name}, and behind</source>
      <translation>À frente de {name}, e atrás</translation>
    </message>
    <message>
      <source>Aim every tail early</source>
      <translation>Aponte cada cauda cedo</translation>
    </message>
    <message>
      <source>All agree to end the race without a winner.</source>
      <translation>Todos concordam em encerrar a corrida sem vencedor.</translation>
    </message>
    <message>
      <source>All are here</source>
      <translation>Todos estão aqui</translation>
    </message>
    <message>
      <source>All bids are in</source>
      <translation>Todos deram lance</translation>
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation>Todos deram lance: os envelopes se abrem.</translation>
    </message>
    <message>
      <source>All choose a number in secret. A player who chose a number alone moves that many segments; equal numbers cancel each other, and nobody of them moves.</source>
      <translation>Todos escolhem um número em segredo. Quem escolheu um número sozinho anda esse tanto de segmentos; números iguais se anulam, e nenhum deles anda.</translation>
    </message>
    <message>
      <source>All friends, no winner</source>
      <translation>Todos amigos, sem vencedor</translation>
    </message>
    <message>
      <source>All have said yes meanwhile</source>
      <translation>Nesse meio-tempo todos disseram sim</translation>
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
      <translation>Todos na corrida concordaram em encerrar (regra W3.25).</translation>
    </message>
    <message>
      <source>All is laid. Done signs it; Backspace takes the last part back.</source>
      <translation>Tudo posto. Pronto assina; Backspace tira a última parte.</translation>
    </message>
    <message>
      <source>All is laid. With your X you may swing one finish post now; or press Done, which signs it.</source>
      <translation>Tudo posto. Com seu X você pode girar um poste de chegada agora; ou aperte Pronto, que assina.</translation>
    </message>
    <message>
      <source>All is well</source>
      <translation>Tudo em ordem</translation>
    </message>
    <message>
      <source>All laid: press Done, or undo.</source>
      <translation>Tudo posto: aperte Pronto, ou desfaça.</translation>
    </message>
    <message>
      <source>All laid: swing a finish post if you like, then press Done.</source>
      <translation>Tudo posto: gire um poste de chegada se quiser e aperte Pronto.</translation>
    </message>
    <message>
      <source>All may ask how a strong bot sees their choice.</source>
      <translation>Todos podem perguntar como um bot forte vê sua escolha.</translation>
    </message>
    <message>
      <source>All numbers are bid by others: what does my X do?</source>
      <translation>Os outros deram lances em todos os números: o que faz o meu X?</translation>
    </message>
    <message>
      <source>All numbers are in but those of {names}</source>
      <translation>Chegaram todos os números, menos os de {names}</translation>
    </message>
    <message>
      <source>All numbers are in but {name}'s</source>
      <translation>Chegaram todos os números, menos o de {name}</translation>
    </message>
    <message>
      <source>All other libraries: MIT, BSD or Apache licences</source>
      <translation>Todas as outras bibliotecas: licenças MIT, BSD ou Apache</translation>
    </message>
    <message>
      <source>All others let {name} back.</source>
      <translation>Todos os outros deixam {name} voltar.</translation>
    </message>
    <message>
      <source>All rolls recomputed ({rolls}), all hours signed ({hours}).</source>
      <translation>Todas as rolagens recalculadas ({rolls}), todas as horas assinadas ({hours}).</translation>
    </message>
    <message>
      <source>All you can do now</source>
      <translation>O que dá para fazer</translation>
    </message>
    <message>
      <source>All you can do now (L)</source>
      <translation>O que dá para fazer (L)</translation>
    </message>
    <message>
      <source>All {count}</source>
      <translation>Todos os {count}</translation>
    </message>
    <message numerus="yes">
      <source>All {count} logs tell the same game, byte for byte: export {export}</source>
      <extracomment>One log: export {export}</extracomment>
      <translation>
        <numerusform>{count} registro conta a partida, byte a byte: exportação {export}</numerusform>
        <numerusform>Todos os {count} registros contam a mesma partida, byte a byte: exportação {export}</numerusform>
      </translation>
    </message>
    <message>
      <source>Alone with a 6? Six times your last segment goes to the front.</source>
      <translation>Sozinho com um 6? Seis vezes seu último segmento vai para a frente.</translation>
    </message>
    <message>
      <source>Alone with the X? Name a number that nobody has bid.</source>
      <translation>Sozinho com o X? Diga um número em que ninguém deu lance.</translation>
    </message>
    <message>
      <source>Alone, for the best grade: {hours}</source>
      <translation>Sozinho, pelo melhor grau: {hours}</translation>
    </message>
    <message>
      <source>Alone, your X moves by any free number.</source>
      <translation>Sozinho, seu X anda qualquer número livre.</translation>
    </message>
    <message>
      <source>Also known as {names}</source>
      <translation>Também {names}</translation>
    </message>
    <message>
      <source>An X may not name a number that somebody else has bid, even in vain.</source>
      <translation>Um X não pode dizer um número em que outro deu lance, mesmo em vão.</translation>
    </message>
    <message>
      <source>An X may swing a post before it crawls, not only after.</source>
      <translation>Um X pode girar um poste antes de rastejar, não só depois.</translation>
    </message>
    <message>
      <source>An edition says which numbers there are, what sleeps, and how many play.</source>
      <translation>A edição diz que números existem, o que dorme e quantos jogam.</translation>
    </message>
    <message>
      <source>An evening of several games</source>
      <translation>Uma noite de várias partidas</translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games</source>
      <extracomment>An evening of {count} game</extracomment>
      <translation>
        <numerusform>Uma noite de {count} partida</numerusform>
        <numerusform>Uma noite de {count} partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games, all editions in turn</source>
      <extracomment>An evening of {count} game, all editions in turn</extracomment>
      <translation>
        <numerusform>Uma noite de {count} partida, todas as edições em sequência</numerusform>
        <numerusform>Uma noite de {count} partidas, todas as edições em sequência</numerusform>
      </translation>
    </message>
    <message>
      <source>An eye puts one food for each eye of its worm where it sees a blank space.</source>
      <translation>Um olho põe uma comida por olho da sua minhoca onde vê uma casa vazia.</translation>
    </message>
    <message>
      <source>An eye sees straight ahead and one space to either side, through anything.</source>
      <translation>Um olho vê em frente e uma casa para cada lado, através de tudo.</translation>
    </message>
    <message>
      <source>An eye sees three spaces wide ahead, and straight to both sides. Put the apple on b2.</source>
      <translation>Um olho vê três casas de largura à frente, e reto para os dois lados. Ponha a maçã em b2.</translation>
    </message>
    <message>
      <source>An hour</source>
      <translation>Uma hora</translation>
    </message>
    <message>
      <source>An hour is signed as a whole, when it is played to its end.</source>
      <translation>A hora é assinada inteira, quando foi jogada até o fim.</translation>
    </message>
    <message>
      <source>An organ may act only if that changes something now.</source>
      <translation>Um órgão só pode agir se isso muda algo agora.</translation>
    </message>
    <message>
      <source>An organ that was chosen to act has acted for this hour.</source>
      <translation>O órgão escolhido para agir já agiu nesta hora.</translation>
    </message>
    <message>
      <source>And c2.</source>
      <translation>E c2.</translation>
    </message>
    <message numerus="yes">
      <source>And {count} more: the command stats tells all.</source>
      <extracomment>And {count} more: the command stats tells all.</extracomment>
      <translation>
        <numerusform>E mais {count}: o comando stats mostra tudo.</numerusform>
        <numerusform>E mais {count}: o comando stats mostra todos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Another laptop uses your key. Was it set up from this one? A new key makes this laptop a player of its own. Games not yet over go on where the old key is.</source>
      <translation>Outro notebook usa a sua chave. Ele foi montado a partir deste? Com uma chave nova, este notebook é um jogador à parte. As partidas não terminadas continuam onde está a chave antiga.</translation>
    </message>
    <message>
      <source>Another program</source>
      <translation>Outro programa</translation>
    </message>
    <message>
      <source>Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave, and keep all</source>
      <translation>Responda com o número de uma linha, ou com casas, como c4 ou c4 c5, para ver
o que dá para fazer ali. E:
  u  desfazer uma decisão   b  a lista toda de novo       s  mostrar a folha
  o  recomeçar a hora       m  mais de uma lista longa    r  o que as linhas contam
  h  as regras em resumo    k  os sinais na folha         q  sair e guardar tudo</translation>
    </message>
    <message>
      <source>Anybody can replay the file of a game and check it all.</source>
      <translation>Qualquer um pode rever o arquivo de uma partida e conferir tudo.</translation>
    </message>
    <message>
      <source>Anybody here who plays on {system} can give it.</source>
      <translation>Quem joga aqui em {system} pode dar.</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>abr</translation>
    </message>
    <message>
      <source>Areas</source>
      <translation>Áreas</translation>
    </message>
    <message>
      <source>As it was</source>
      <translation>Como era</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Como impresso</translation>
    </message>
    <message>
      <source>As soon as all laptops have it, the race goes on.</source>
      <translation>Assim que todos os notebooks tiverem, a corrida continua.</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Como o sistema</translation>
    </message>
    <message>
      <source>Ask another player for a copy.</source>
      <translation>Peça uma cópia a outro jogador.</translation>
    </message>
    <message>
      <source>Ask the coach</source>
      <translation>Chamar o técnico</translation>
    </message>
    <message>
      <source>Ask the laptop that shows this code</source>
      <translation>Pergunte ao notebook que mostra este código</translation>
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation>Perguntando a {host}…</translation>
    </message>
    <message>
      <source>At its first start, macOS asks whether the game may find devices on local networks: choose Allow.</source>
      <translation>Na primeira vez, o macOS pergunta se o jogo pode encontrar dispositivos na rede local: escolha Permitir.</translation>
    </message>
    <message>
      <source>At most {most} people share a laptop.</source>
      <translation>No máximo {most} pessoas dividem um notebook.</translation>
    </message>
    <message>
      <source>Audit of {file}: {said}</source>
      <translation>Conferência de {file}: {said}</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>ago</translation>
    </message>
    <message>
      <source>Awards</source>
      <translation>Prêmios</translation>
    </message>
    <message>
      <source>Babies</source>
      <translation>Bebês</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Voltar</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Voltar ao agora</translation>
    </message>
    <message>
      <source>Back to the choice of the option</source>
      <translation>Voltar à escolha da opção</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Voltar à partida</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Voltar à estante</translation>
    </message>
    <message>
      <source>Back to the table</source>
      <translation>Voltar à mesa</translation>
    </message>
    <message>
      <source>Back, or what is harmless</source>
      <translation>Voltar, ou o que não faz mal</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Backspace</translation>
    </message>
    <message>
      <source>Before or after its move it may swing one finish post round the other.</source>
      <translation>Antes ou depois de andar, pode girar um poste de chegada em volta do outro.</translation>
    </message>
    <message>
      <source>Before you move, put its segments down in a new shape.</source>
      <translation>Antes de andar, ponha seus segmentos numa nova forma.</translation>
    </message>
    <message>
      <source>Before {hour}</source>
      <translation>Antes de {hour}</translation>
    </message>
    <message numerus="yes">
      <source>Behind that, {count} steps are not read any more.</source>
      <extracomment>Behind that, {count} step is not read any more.</extracomment>
      <translation>
        <numerusform>Depois disso, {count} passo não é mais lido.</numerusform>
        <numerusform>Depois disso, {count} passos não são mais lidos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Behind the letter an organ and where it looks, as in Ae&gt; or Am^:  e eye, m mouth,</source>
      <translation>Atrás da letra, um órgão e para onde olha, como em Ae&gt; ou Am^:  e olho, m boca,</translation>
    </message>
    <message>
      <source>Bend, block, squeeze through. The first worm that touches it wins.</source>
      <translation>Curve, bloqueie, se esprema. A primeira minhoca que o toca vence.</translation>
    </message>
    <message>
      <source>Best bid</source>
      <translation>Melhor lance</translation>
    </message>
    <message>
      <source>Best hour</source>
      <translation>Melhor hora</translation>
    </message>
    <message>
      <source>Best in {game}: {points}</source>
      <translation>Melhor em {game}: {points}</translation>
    </message>
    <message>
      <source>Best so far here: {total}.</source>
      <translation>Seu melhor aqui: {total}.</translation>
    </message>
    <message>
      <source>Between the stones there is just room for someone long and patient.</source>
      <translation>Entre as pedras há lugar só para alguém comprido e paciente.</translation>
    </message>
    <message>
      <source>Bid in secret</source>
      <translation>Dê lance em segredo</translation>
    </message>
    <message>
      <source>Bid in secret, crawl,
block, touch the thread.</source>
      <translation>Dê lances em segredo, rasteje,
bloqueie, toque o fio.</translation>
    </message>
    <message>
      <source>Bid not opened: {names}. Out until all others agree.</source>
      <translation>Lance não aberto: {names}. Fora até todos os outros concordarem.</translation>
    </message>
    <message>
      <source>Bid the X</source>
      <translation>Dar o X</translation>
    </message>
    <message>
      <source>Bid {face}</source>
      <translation>Dar {face}</translation>
    </message>
    <message>
      <source>Bid, or name a number</source>
      <translation>Dar lance, ou dizer um número</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Lances</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Lances</translation>
    </message>
    <message>
      <source>Bids from {least}</source>
      <translation>Lances desde {least}</translation>
    </message>
    <message>
      <source>Bids from {least}, stop early</source>
      <translation>Lances desde {least}, pode parar antes</translation>
    </message>
    <message>
      <source>Bids: {counts}</source>
      <translation>Lances: {counts}</translation>
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation>Lances: {faces}.</translation>
    </message>
    <message>
      <source>Blatz</source>
      <translation>Blatz</translation>
    </message>
    <message>
      <source>Blue dots along a worm: a draught, for it touches a blank space.</source>
      <translation>Pontos azuis numa minhoca: corrente de ar, pois ela toca uma casa vazia.</translation>
    </message>
    <message>
      <source>Both copies are broken: the first proves {ours}, the second {theirs}, and these are the same as far as both reach.</source>
      <translation>As duas cópias estão quebradas: a primeira prova {ours}, a segunda {theirs}, e são iguais até onde ambas vão.</translation>
    </message>
    <message>
      <source>Both copies are the same to the last step, {step}.</source>
      <translation>As duas cópias são iguais até o último passo, {step}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. They do not show who changed one of them.</source>
      <translation>As duas cópias são iguais até o passo {same}; no passo {step} diferem. Elas não mostram quem mudou uma delas.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. Two different things are signed there by {names}.</source>
      <translation>As duas cópias são iguais até o passo {same}; no passo {step} diferem. Assinou ali duas coisas diferentes: {names}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the first goes on to step {last}.</source>
      <translation>As duas cópias são iguais até o passo {step}; a primeira continua até o passo {last}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the second goes on to step {last}.</source>
      <translation>As duas cópias são iguais até o passo {step}; a segunda continua até o passo {last}.</translation>
    </message>
    <message>
      <source>Both games in pictures</source>
      <translation>Os dois jogos em imagens</translation>
    </message>
    <message>
      <source>Bots among them</source>
      <translation>Bots entre eles</translation>
    </message>
    <message>
      <source>Bots do not play in this evening.</source>
      <translation>Bots não jogam nesta noite.</translation>
    </message>
    <message>
      <source>Bots may play</source>
      <translation>Bots podem jogar</translation>
    </message>
    <message>
      <source>Bots play on from every step of this game.</source>
      <translation>Bots continuam a jogar de cada passo desta partida.</translation>
    </message>
    <message>
      <source>Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is in the region, and change a die at once: click the die before you choose A, B or C.</source>
      <translation>Cérebro: quando age, você pode mudar um dado na próxima hora. Ou gaste-o, se a minhoca dele está na região, e mude um dado já: clique no dado antes de escolher A, B ou C.</translation>
    </message>
    <message>
      <source>Brains</source>
      <translation>Cérebros</translation>
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation>Cérebros podem virar um dado antes: clique num dado.</translation>
    </message>
    <message>
      <source>Brains: {count}</source>
      <translation>Cérebros: {count}</translation>
    </message>
    <message>
      <source>Bravo!</source>
      <translation>Bravo!</translation>
    </message>
    <message>
      <source>Bring a friend</source>
      <translation>Traga alguém</translation>
    </message>
    <message>
      <source>Build a shore round a lake</source>
      <translation>Faça uma margem em volta de um lago</translation>
    </message>
    <message>
      <source>Bumped most</source>
      <translation>Mais galos</translation>
    </message>
    <message>
      <source>Bumps most with {name}</source>
      <translation>Mais trombou com {name}</translation>
    </message>
    <message>
      <source>By bots, +- {off} %. They count segments and know nobody's habits.</source>
      <translation>Por bots, +- {off} %. Eles contam segmentos e não conhecem os hábitos de ninguém.</translation>
    </message>
    <message>
      <source>By bots.</source>
      <translation>Segundo bots.</translation>
    </message>
    <message>
      <source>By itself</source>
      <translation>Sozinho</translation>
    </message>
    <message>
      <source>By the others' habits {habit} was best.</source>
      <translation>Pelos hábitos dos outros, o melhor era {habit}.</translation>
    </message>
    <message>
      <source>C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head.</source>
      <translation>C3.1 a C3.4: um órgão vai numa casa livre; olhos e bocas na cabeça.</translation>
    </message>
    <message>
      <source>C4.1: the dice show {dice}.</source>
      <translation>C4.1: os dados mostram {dice}.</translation>
    </message>
    <message>
      <source>C4.3: {reason}</source>
      <translation>C4.3: {reason}</translation>
    </message>
    <message>
      <source>C4.4: only the worm that is chosen first lies in {region} ({hour}).</source>
      <translation>C4.4: só a minhoca escolhida primeiro fica em {region} ({hour}).</translation>
    </message>
    <message>
      <source>C5.1, C5.2: an organ acts once an hour, if that changes something.</source>
      <translation>C5.1, C5.2: um órgão age uma vez por hora, se isso muda algo.</translation>
    </message>
    <message>
      <source>C5.3: each mouth at the new food may act before the next food.</source>
      <translation>C5.3: cada boca diante da comida nova pode agir antes da próxima comida.</translation>
    </message>
    <message>
      <source>C5.3: one food for each eye of the worm, where this eye sees a blank space.</source>
      <translation>C5.3: uma comida por olho da minhoca, onde este olho vê uma casa vazia.</translation>
    </message>
    <message>
      <source>C5.5: a Conga Line starts anywhere and leads through this worm.</source>
      <translation>C5.5: um trenzinho começa em qualquer lugar e passa por esta minhoca.</translation>
    </message>
    <message>
      <source>C5.5: on each worm of the line but one, one organ acts; no tails.</source>
      <translation>C5.5: em cada minhoca do trenzinho menos uma, um órgão age; caudas não.</translation>
    </message>
    <message>
      <source>C5.6: each baby of this hour gets an organ, no collar; then they act.</source>
      <translation>C5.6: cada bebê desta hora ganha um órgão, não um colar; depois eles agem.</translation>
    </message>
    <message>
      <source>C5.6: one thing for each collar here, and each of the partner's at them.</source>
      <translation>C5.6: uma coisa por colar daqui, e por colar do par encostado neles.</translation>
    </message>
    <message>
      <source>C5.6: the partner touches this worm and has a collar somewhere.</source>
      <translation>C5.6: o par toca esta minhoca e tem um colar em algum lugar.</translation>
    </message>
    <message>
      <source>C5.8: it grows by at most its hearts and its largest growth before.</source>
      <translation>C5.8: cresce no máximo o número de corações mais seu maior crescimento até aqui.</translation>
    </message>
    <message>
      <source>C6.7: the dice of {hour} come from everybody's numbers.</source>
      <translation>C6.7: os dados de {hour} vêm dos números de todos.</translation>
    </message>
    <message>
      <source>C8.1: the game ends after the last hour.</source>
      <translation>C8.1: o jogo acaba depois da última hora.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}.</source>
      <translation>C8.2, {row}: {count}, vale {points}.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation>C8.2, {row}: {count}, vale {points}; em {spaces}.</translation>
    </message>
    <message>
      <source>CHECKS</source>
      <translation>CONFERE</translation>
    </message>
    <message>
      <source>Call again</source>
      <translation>Chamar de novo</translation>
    </message>
    <message>
      <source>Call everybody</source>
      <translation>Chamar todo mundo</translation>
    </message>
    <message>
      <source>Call everybody to a tournament?</source>
      <translation>Chamar todo mundo para um torneio?</translation>
    </message>
    <message>
      <source>Calm motion</source>
      <translation>Movimento calmo</translation>
    </message>
    <message>
      <source>Can a swing put the line under a worm, or win the race?</source>
      <translation>Um giro pode pôr a linha embaixo de uma minhoca, ou vencer a corrida?</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Chain and list of all choices</source>
      <translation>Corrente e lista de todas as opções</translation>
    </message>
    <message>
      <source>Chances to win</source>
      <translation>Chances de vencer</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Mudar</translation>
    </message>
    <message>
      <source>Change the house rules</source>
      <translation>Mudar as regras da casa</translation>
    </message>
    <message>
      <source>Change your name</source>
      <translation>Mude seu nome</translation>
    </message>
    <message>
      <source>Changed later</source>
      <translation>Alterada depois</translation>
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation>Mudou: {changes}.</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Conferir de novo</translation>
    </message>
    <message>
      <source>Check the log and show the game again</source>
      <translation>Conferir o registro e rever a partida</translation>
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation>Conferindo cada assinatura, abertura e jogada…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Confere</translation>
    </message>
    <message>
      <source>Checks, with a proof</source>
      <translation>Confere, com prova</translation>
    </message>
    <message>
      <source>Checks, with calls</source>
      <translation>Confere, com chamados</translation>
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation>Escolha uma face antes: é o seu lance se nem todos concordarem.</translation>
    </message>
    <message>
      <source>Choose a name first; the others see it.</source>
      <translation>Escolha um nome antes; os outros o veem.</translation>
    </message>
    <message>
      <source>Choose a name: {problem}</source>
      <translation>Escolha um nome: {problem}</translation>
    </message>
    <message>
      <source>Choose a number</source>
      <translation>Escolha um número</translation>
    </message>
    <message>
      <source>Choose an organ</source>
      <translation>Escolha um órgão</translation>
    </message>
    <message>
      <source>Choose head or tail before each move</source>
      <translation>Escolha cabeça ou cauda antes de cada jogada</translation>
    </message>
    <message>
      <source>Choose the tail, click e3 at the other end, then the arrow up. A worm has one tail at most.</source>
      <translation>Escolha a cauda, clique em e3 na outra ponta e depois na seta para cima. Uma minhoca tem no máximo uma cauda.</translation>
    </message>
    <message>
      <source>Choose what a die becomes for a credit</source>
      <translation>Escolha o que o dado vira por um crédito</translation>
    </message>
    <message>
      <source>Choose what happens in {region}</source>
      <translation>Escolha o que acontece em {region}</translation>
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes</source>
      <translation>Escolha que cérebro é preenchido e o que o dado vira</translation>
    </message>
    <message>
      <source>Click a glowing mouth to let it eat</source>
      <translation>Clique numa boca que brilha para ela comer</translation>
    </message>
    <message>
      <source>Click a glowing organ to let it act</source>
      <translation>Clique num órgão que brilha para ele agir</translation>
    </message>
    <message numerus="yes">
      <source>Click a glowing organ: {count} more may dance</source>
      <extracomment>Click a glowing organ: one more may dance</extracomment>
      <translation>
        <numerusform>Clique num órgão que brilha: mais {count} pode dançar</numerusform>
        <numerusform>Clique num órgão que brilha: mais {count} podem dançar</numerusform>
      </translation>
    </message>
    <message>
      <source>Click a space of a baby for the {kind}</source>
      <translation>Clique numa casa de um bebê para: {kind}</translation>
    </message>
    <message>
      <source>Click a space of {worm} for the {kind}</source>
      <translation>Clique numa casa de {worm} para: {kind}</translation>
    </message>
    <message>
      <source>Click b3 for the mouth, then the arrow up: there lies the apple.</source>
      <translation>Clique em b3 para a boca e depois na seta para cima: ali está a maçã.</translation>
    </message>
    <message>
      <source>Click e2: the worm grows to where the tail below it points.</source>
      <translation>Clique em e2: a minhoca cresce para onde aponta a cauda embaixo dela.</translation>
    </message>
    <message>
      <source>Click in the fan, or pull the last segment to the front.</source>
      <translation>Clique no leque, ou puxe o último segmento para a frente.</translation>
    </message>
    <message>
      <source>Click the arrow that the tail points along</source>
      <translation>Clique na seta para onde a cauda aponta</translation>
    </message>
    <message>
      <source>Click the arrow that the {kind} looks along</source>
      <translation>Clique na seta para onde olha: {kind}</translation>
    </message>
    <message>
      <source>Click the worm that gets an organ</source>
      <translation>Clique na minhoca que ganha um órgão</translation>
    </message>
    <message>
      <source>Click the worm that the dance begins with</source>
      <translation>Clique na minhoca em que a dança começa</translation>
    </message>
    <message>
      <source>Click the worm that wakes up</source>
      <translation>Clique na minhoca que acorda</translation>
    </message>
    <message>
      <source>Click the worm to pair up with</source>
      <translation>Clique na minhoca que será o par</translation>
    </message>
    <message>
      <source>Click the worm with the tail again: the dance begins with it.</source>
      <translation>Clique de novo na minhoca com a cauda: a dança começa nela.</translation>
    </message>
    <message>
      <source>Click to turn this die by a brain.</source>
      <translation>Clique para virar este dado com um cérebro.</translation>
    </message>
    <message>
      <source>Clip of this turn (WebP)</source>
      <translation>Clipe desta vez (WebP)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fechar</translation>
    </message>
    <message>
      <source>Close the table</source>
      <translation>Fechar a mesa</translation>
    </message>
    <message>
      <source>Collar beside collar</source>
      <translation>Colar ao lado de colar</translation>
    </message>
    <message>
      <source>Collar: needs a worm beside its own that has a collar too. Together they have babies, or give organs to the babies of this hour.</source>
      <translation>Colar: precisa ter ao lado uma minhoca que também tem um colar. Juntas elas têm bebês, ou dão órgãos aos bebês desta hora.</translation>
    </message>
    <message>
      <source>Come again</source>
      <translation>Participar de novo</translation>
    </message>
    <message>
      <source>Comeback</source>
      <translation>De trás para a frente</translation>
    </message>
    <message>
      <source>Comforts</source>
      <translation>Conforto</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Comparar</translation>
    </message>
    <message>
      <source>Compare with another copy</source>
      <translation>Comparar com outra cópia</translation>
    </message>
    <message>
      <source>Compare with other files…</source>
      <translation>Comparar com outros arquivos…</translation>
    </message>
    <message>
      <source>Conga</source>
      <translation>Trenzinho</translation>
    </message>
    <message>
      <source>Conga Lines</source>
      <translation>Trenzinhos</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Copies compared</source>
      <translation>Cópias comparadas</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Cópia</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Copiar o relatório</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Percurso</translation>
    </message>
    <message>
      <source>Cozy</source>
      <translation>Aconchego</translation>
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
      <translation>Ctrl com + e -</translation>
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
      <translation>Ctrl+Z, Ctrl+Y: voltar e refazer. Ctrl+Enter: assinar a hora. Esc: voltar.</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>D: done. G: organs for the babies. L: all choices as a list.</source>
      <translation>D: pronto. G: órgãos para os bebês. L: todas as opções em lista.</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Danificada</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Dia</translation>
    </message>
    <message>
      <source>Day or evening</source>
      <translation>Dia ou noite</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>dez</translation>
    </message>
    <message>
      <source>Decided so far: {told}.</source>
      <translation>Decidido até aqui: {told}.</translation>
    </message>
    <message>
      <source>Delete it</source>
      <translation>Apagar</translation>
    </message>
    <message>
      <source>Delete this game…</source>
      <translation>Apagar esta partida…</translation>
    </message>
    <message>
      <source>Delete “{game}”?</source>
      <translation>Apagar “{game}”?</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Apagada</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Dados</translation>
    </message>
    <message>
      <source>Dice, lots and the emblem</source>
      <translation>Dados, sorteios e o emblema</translation>
    </message>
    <message>
      <source>Do not play on at this table</source>
      <translation>Não jogue mais nesta mesa</translation>
    </message>
    <message>
      <source>Do nothing this hour (P)</source>
      <translation>Não fazer nada nesta hora (P)</translation>
    </message>
    <message>
      <source>Do we hear each other?</source>
      <translation>Será que a gente se ouve?</translation>
    </message>
    <message>
      <source>Does a mouth at the food on {space} act?</source>
      <translation>Uma boca diante da comida em {space} age?</translation>
    </message>
    <message>
      <source>Does an organ act?</source>
      <translation>Um órgão age?</translation>
    </message>
    <message>
      <source>Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says why.</source>
      <translation>Não Permitir parece uma sala vazia: não se ouve ninguém, ninguém ouve você, e nada diz por quê.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Pronto</translation>
    </message>
    <message>
      <source>Done: add no organ</source>
      <translation>Pronto: nenhum órgão</translation>
    </message>
    <message>
      <source>Done: do nothing with it</source>
      <translation>Pronto: não fazer nada com isso</translation>
    </message>
    <message>
      <source>Done: leave acts ({left})</source>
      <translation>Pronto: deixar ações ({left})</translation>
    </message>
    <message>
      <source>Done: leave food ({left})</source>
      <translation>Pronto: deixar comida ({left})</translation>
    </message>
    <message>
      <source>Done: leave spaces ({left})</source>
      <translation>Pronto: deixar casas ({left})</translation>
    </message>
    <message>
      <source>Done: leave things ({left})</source>
      <translation>Pronto: deixar coisas ({left})</translation>
    </message>
    <message>
      <source>Done: let no line dance</source>
      <translation>Pronto: ninguém dança</translation>
    </message>
    <message>
      <source>Done: let none of these act</source>
      <translation>Pronto: nenhum destes age</translation>
    </message>
    <message>
      <source>Done: no more organs for babies</source>
      <translation>Pronto: chega de órgãos para bebês</translation>
    </message>
    <message>
      <source>Double-click “Worm Up” in the new folder.</source>
      <translation>Clique duas vezes em “Worm Up” na pasta nova.</translation>
    </message>
    <message>
      <source>Double-click “Worm Up”; a notice comes, close it.</source>
      <translation>Clique duas vezes em “Worm Up”; aparece um aviso, feche-o.</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Baixar</translation>
    </message>
    <message>
      <source>Download, and open the file.</source>
      <translation>Baixe e abra o arquivo.</translation>
    </message>
    <message>
      <source>Download, and unpack it where you like.</source>
      <translation>Baixe e descompacte onde quiser.</translation>
    </message>
    <message>
      <source>Download, then right-click the file: “Extract all”.</source>
      <translation>Baixe e clique com o botão direito no arquivo: “Extrair tudo”.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one, or turn it with Left and Right; Up: the other post. Enter swings it.</source>
      <translation>Arraste um poste de chegada em volta do outro, ou gire com Esquerda e Direita; Para cima: o outro poste. Enter gira.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one; the tray shows what it does to every head. Swing it, or leave it as it is.</source>
      <translation>Arraste um poste de chegada em volta do outro; a bandeja mostra o que isso faz com cada cabeça. Gire-o, ou deixe como está.</translation>
    </message>
    <message>
      <source>Drag it round the other one.</source>
      <translation>Arraste-o em volta do outro.</translation>
    </message>
    <message>
      <source>Draught</source>
      <translation>Vento</translation>
    </message>
    <message>
      <source>Draw the shape where it touches this hour's rows or columns.</source>
      <translation>Desenhe a forma onde ela toca as linhas ou colunas desta hora.</translation>
    </message>
    <message>
      <source>Draw the tables</source>
      <translation>Sortear as mesas</translation>
    </message>
    <message numerus="yes">
      <source>Draw {worm} longer, by up to {count} spaces</source>
      <extracomment>Draw {worm} longer by a space</extracomment>
      <translation>
        <numerusform>Desenhe {worm} mais comprida, até {count} casa</numerusform>
        <numerusform>Desenhe {worm} mais comprida, até {count} casas</numerusform>
      </translation>
    </message>
    <message>
      <source>Drawing the tables</source>
      <translation>Sorteando as mesas</translation>
    </message>
    <message>
      <source>Drop the envelope on the table: nobody can change it. (Enter)</source>
      <translation>Solte o envelope na mesa: ninguém pode mudá-lo. (Enter)</translation>
    </message>
    <message>
      <source>EVERYTHING</source>
      <translation>TUDO</translation>
    </message>
    <message>
      <source>Each held what was sealed: nobody changed a bid or a number.</source>
      <translation>Cada um tinha o que foi lacrado: ninguém mudou um lance ou um número.</translation>
    </message>
    <message>
      <source>Each hour begins with one roll for all: two organs and a shape.</source>
      <translation>Cada hora começa com uma rolagem para todos: dois órgãos e uma forma.</translation>
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
      <translation>A cada hora três dados mostram dois órgãos e uma forma, e uma parte da folha é a
região da hora. Você faz uma coisa: pôr uma minhoca nova da forma na região e dar
a ela um dos órgãos; ou dar um órgão a uma minhoca na região que tem o outro, ou
é da forma; ou deixar agir todos os órgãos de uma minhoca assim; ou passar.
Um órgão novo pode agir na hora, e uma coisa leva a outra:
  olho     põe comida em casas vazias que vê: três de largura à frente, e aos lados
  boca     se está diante de comida, sua minhoca ganha qualquer órgão
  cauda    uma fila de minhocas que apontam uma para a outra dança: agem todas menos uma
  colar    com um colar na minhoca ao lado: bebês, e órgãos para eles
  cérebro  na próxima hora você pode mudar um dado; ou gaste-o para mudar já
  coração  sua minhoca cresce numa ponta
Olhos e bocas vão nas duas primeiras casas da minhoca, a cauda na última. No fim
contam quatro linhas (r mostra); cada minhoca que toca uma casa vazia custa dois
pontos, então arrume bem.</translation>
    </message>
    <message>
      <source>Each is allowed by the rules of this edition.</source>
      <translation>Cada uma é permitida pelas regras desta edição.</translation>
    </message>
    <message>
      <source>Each is by the key of its seat: nobody can write for another.</source>
      <translation>Cada uma é da chave do seu lugar: ninguém pode escrever por outro.</translation>
    </message>
    <message>
      <source>Each library brought its licence when it was installed.</source>
      <translation>Cada biblioteca trouxe sua licença ao ser instalada.</translation>
    </message>
    <message>
      <source>Each thing is a baby, or organs for babies: {left} left</source>
      <translation>Cada coisa é um bebê, ou órgãos para bebês: faltam {left}</translation>
    </message>
    <message>
      <source>Eaten</source>
      <translation>Comida</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Borda</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Edições</translation>
    </message>
    <message>
      <source>Empty sheets</source>
      <translation>Folhas em branco</translation>
    </message>
    <message>
      <source>End the lesson</source>
      <translation>Encerrar a lição</translation>
    </message>
    <message>
      <source>End the race together?</source>
      <translation>Encerrar a corrida juntos?</translation>
    </message>
    <message>
      <source>Ended together in round {round}</source>
      <translation>Encerrada em comum na rodada {round}</translation>
    </message>
    <message>
      <source>Ends at round {round}</source>
      <translation>Acaba na rodada {round}</translation>
    </message>
    <message>
      <source>Ends at {hour}</source>
      <translation>Acaba às {hour}</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Envelopes</source>
      <translation>Envelopes</translation>
    </message>
    <message>
      <source>Equal bids bump</source>
      <translation>Lances iguais trombam</translation>
    </message>
    <message>
      <source>Equal bids bump noses.</source>
      <translation>Lances iguais trombam de nariz.</translation>
    </message>
    <message>
      <source>Equal bids bump noses: nobody moves.</source>
      <translation>Lances iguais trombam de nariz: ninguém anda.</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Escape ends the television</source>
      <translation>Esc encerra a televisão</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Noite</translation>
    </message>
    <message>
      <source>Every decision in them is allowed by the rules.</source>
      <translation>Cada decisão nelas é permitida pelas regras.</translation>
    </message>
    <message>
      <source>Every seat is taken already.</source>
      <translation>Todos os lugares já estão ocupados.</translation>
    </message>
    <message>
      <source>Every segment lies wholly on the table.</source>
      <translation>Cada segmento fica inteiro sobre a mesa.</translation>
    </message>
    <message>
      <source>Everybody agrees to it by sitting down; the points are counted together.</source>
      <translation>Quem se senta concorda; os pontos são somados juntos.</translation>
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation>Todos dão lance em segredo; lances iguais se anulam (regra W3.8).</translation>
    </message>
    <message>
      <source>Everybody else sat at a table with {name}.</source>
      <translation>Todos os outros já jogaram numa mesa com {name}.</translation>
    </message>
    <message>
      <source>Everybody has a sheet. All use the same dice, and nobody touches the sheet of another. You lay worms, give them organs, and let the organs act. At the end four rows count, and the highest total wins. Below 0 is quite usual in the first games.</source>
      <translation>Cada um tem uma folha. Todos usam os mesmos dados, e ninguém mexe na folha do outro. Você põe minhocas, dá órgãos a elas e deixa os órgãos agirem. No fim contam quatro linhas, e o maior total vence. Abaixo de 0 é bem normal nas primeiras partidas.</translation>
    </message>
    <message>
      <source>Everybody has a worm of seven segments. The worms race over the table, from the start to the line between the two finish posts. The first worm to touch it wins.</source>
      <translation>Cada um tem uma minhoca de sete segmentos. As minhocas correm pela mesa, da largada até a linha entre os dois postes de chegada. A primeira que a toca vence.</translation>
    </message>
    <message>
      <source>Everybody here reads it. Until somebody comes, Back takes it back.</source>
      <translation>Todos aqui leem isto. Enquanto ninguém vem, “Voltar” desfaz o chamado.</translation>
    </message>
    <message>
      <source>Everybody reads them before sitting down.</source>
      <translation>Todos as leem antes de se sentar.</translation>
    </message>
    <message>
      <source>Everybody seals a number or the X. All envelopes open at once.</source>
      <translation>Todos lacram um número ou o X. Os envelopes se abrem de uma vez.</translation>
    </message>
    <message>
      <source>Everybody sits</source>
      <translation>Todos sentados</translation>
    </message>
    <message>
      <source>Everybody to the table</source>
      <translation>Todos para a mesa</translation>
    </message>
    <message>
      <source>Everybody's chances, and better bids and moves</source>
      <translation>As chances de todos, e lances e jogadas melhores</translation>
    </message>
    <message>
      <source>Everybody's numbers make them. All are computed again.</source>
      <translation>Os números de todos os formam. Tudo é recalculado.</translation>
    </message>
    <message>
      <source>Everybody's worst game does not count</source>
      <translation>A pior partida de cada um não conta</translation>
    </message>
    <message>
      <source>Everything checks</source>
      <translation>Tudo confere</translation>
    </message>
    <message>
      <source>Eye and mouth could still act. Enough for now: press Done. You are asked once more as you sign.</source>
      <translation>Olho e boca ainda poderiam agir. Por agora chega: aperte Pronto. Ao assinar, você confirma mais uma vez.</translation>
    </message>
    <message>
      <source>Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a new food may act at once.</source>
      <translation>Olho: põe comida em casas vazias que vê, uma por olho da sua minhoca. Vê três casas de largura à frente, e reto para os dois lados; nada o atrapalha. Bocas diante da comida nova podem agir na hora.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces and never look backwards.</source>
      <translation>Olhos e bocas vão nas duas primeiras casas e nunca olham para trás.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm has one tail at most. Collars, brains and hearts go on any free space.</source>
      <translation>Olhos e bocas vão nas duas primeiras casas da minhoca, a cauda na última, e uma minhoca tem no máximo uma cauda. Colares, cérebros e corações vão em qualquer casa livre.</translation>
    </message>
    <message>
      <source>Eyes lay food, mouths eat it, hearts grow, tails wake others.</source>
      <translation>Olhos põem comida, bocas comem, corações crescem, caudas acordam outras.</translation>
    </message>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>ARQUIVO</translation>
    </message>
    <message>
      <source>FINISH</source>
      <translation>CHEGADA</translation>
    </message>
    <message>
      <source>Face {face}</source>
      <translation>Face {face}</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Jogo limpo</translation>
    </message>
    <message>
      <source>Family Album</source>
      <translation>Álbum de família</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>fev</translation>
    </message>
    <message>
      <source>Fed</source>
      <translation>Alimentadas</translation>
    </message>
    <message>
      <source>Fetch it once, and this laptop can give it too.</source>
      <translation>Busque uma vez, e este laptop também poderá dar.</translation>
    </message>
    <message>
      <source>Fetch {size}</source>
      <translation>Buscar {size}</translation>
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
      <translation>Menos jogadores</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Preenchidas</translation>
    </message>
    <message>
      <source>Finished games sleep here.
Open one to see it checked.</source>
      <translation>As partidas terminadas dormem aqui.
Abra uma para vê-la conferida.</translation>
    </message>
    <message>
      <source>First Rain</source>
      <translation>Primeira chuva</translation>
    </message>
    <message>
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation>Antes termine o que começou, ou saia com Escape.</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from the post</source>
      <translation>Cabe, a {gap} mm do poste</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from {name}</source>
      <translation>Cabe, a {gap} mm de {name}</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Espelhar</translation>
    </message>
    <message>
      <source>Foods</source>
      <translation>Comida</translation>
    </message>
    <message>
      <source>For 6 to 25 people: tables by lot, and the winners meet</source>
      <translation>Para 6 a 25 pessoas: mesas por sorteio, e quem vence se encontra</translation>
    </message>
    <message>
      <source>For experts</source>
      <translation>Para especialistas</translation>
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation>De vez: não há volta para esta partida.</translation>
    </message>
    <message>
      <source>For people who want to know more</source>
      <translation>Para quem quer saber mais</translation>
    </message>
    <message>
      <source>For the menu: start “install-menu-entry.sh” there.</source>
      <translation>Para o menu: inicie “install-menu-entry.sh” ali.</translation>
    </message>
    <message>
      <source>For this laptop: {system}</source>
      <translation>Para este laptop: {system}</translation>
    </message>
    <message>
      <source>For {least} to {most} players.</source>
      <translation>Para {least} a {most} jogadores.</translation>
    </message>
    <message>
      <source>Four pictures</source>
      <translation>Quatro imagens</translation>
    </message>
    <message>
      <source>Four pictures, the same on every laptop?</source>
      <translation>Quatro imagens, iguais em todos os notebooks?</translation>
    </message>
    <message>
      <source>Free under the MIT licence: use it, copy it, change it.</source>
      <translation>Livre sob a licença MIT: use, copie, mude.</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>sexta</translation>
    </message>
    <message>
      <source>Friends</source>
      <translation>Amigas</translation>
    </message>
    <message>
      <source>Friends on the same Wi-Fi appear by themselves.
Meanwhile: a race against bots keeps you warm.</source>
      <translation>Amigos no mesmo Wi-Fi aparecem sozinhos.
Enquanto isso: uma corrida contra bots aquece você.</translation>
    </message>
    <message>
      <source>From one thing to the next</source>
      <translation>De uma coisa à próxima</translation>
    </message>
    <message>
      <source>From step {step}, as {name}</source>
      <translation>Do passo {step}, como {name}</translation>
    </message>
    <message>
      <source>Full lines</source>
      <translation>Linhas cheias</translation>
    </message>
    <message>
      <source>G</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Game {number} does not check: the table is computed without it.</source>
      <translation>A partida {number} não confere: a tabela é calculada sem ela.</translation>
    </message>
    <message>
      <source>Game {number} follows another game than the one before it here.</source>
      <translation>A partida {number} vem depois de outra que não é a anterior aqui.</translation>
    </message>
    <message>
      <source>Game {number} is missing.</source>
      <translation>Falta a partida {number}.</translation>
    </message>
    <message>
      <source>Game {number} is not over: the table is computed without it.</source>
      <translation>A partida {number} não acabou: a tabela é calculada sem ela.</translation>
    </message>
    <message>
      <source>Game {number} of {games} of an evening</source>
      <translation>Partida {number} de {games} de uma noite</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Partidas</translation>
    </message>
    <message>
      <source>Games can be saved</source>
      <translation>As partidas podem ser salvas</translation>
    </message>
    <message>
      <source>Games cannot be saved</source>
      <translation>As partidas não podem ser salvas</translation>
    </message>
    <message>
      <source>Games may soon find no room</source>
      <translation>Logo pode faltar espaço para partidas</translation>
    </message>
    <message>
      <source>Games shelf</source>
      <translation>Estante de partidas</translation>
    </message>
    <message>
      <source>Get up again</source>
      <translation>Levantar de novo</translation>
    </message>
    <message>
      <source>Get up…</source>
      <translation>Levantar…</translation>
    </message>
    <message>
      <source>Getting up</source>
      <translation>Levantando</translation>
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
      <translation>Dar um órgão sorteado a uma minhoca que serve</translation>
    </message>
    <message>
      <source>Give organs</source>
      <translation>Dê órgãos</translation>
    </message>
    <message>
      <source>Give the babies organs</source>
      <translation>Dar órgãos aos bebês</translation>
    </message>
    <message>
      <source>Give the game to a laptop that has none</source>
      <translation>Passar o jogo para um notebook sem ele</translation>
    </message>
    <message>
      <source>Give: give one of the two organs to a worm in the region, if it has the other one or is of the shape.</source>
      <translation>Dar: dê um dos dois órgãos a uma minhoca na região, se ela tem o outro ou é da forma.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Go on here</source>
      <translation>Continuar aqui</translation>
    </message>
    <message>
      <source>Go on with a game, replay, check</source>
      <translation>Continuar uma partida, rever, conferir</translation>
    </message>
    <message>
      <source>Go on without {names} for now</source>
      <translation>Continuar sem {names} por ora</translation>
    </message>
    <message>
      <source>Go to step {step}</source>
      <translation>Ir ao passo {step}</translation>
    </message>
    <message>
      <source>Going on with the game…</source>
      <translation>Continuando a partida…</translation>
    </message>
    <message>
      <source>Gone home</source>
      <translation>Foi para casa</translation>
    </message>
    <message>
      <source>Gone home?</source>
      <translation>Foi para casa?</translation>
    </message>
    <message>
      <source>Good one!</source>
      <translation>Muito bem!</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Grau</translation>
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
      <translation>Metade do canteiro agora é um lago. Façam a margem e segurem firme uma na outra.</translation>
    </message>
    <message>
      <source>Hand the laptop to {name}</source>
      <translation>Passe o notebook para {name}</translation>
    </message>
    <message>
      <source>Has somebody gone home? Begin with fewer players.</source>
      <translation>Alguém foi para casa? Comece com menos jogadores.</translation>
    </message>
    <message>
      <source>Head at the other end</source>
      <translation>Cabeça na outra ponta</translation>
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation>Cabeça na outra ponta (F)</translation>
    </message>
    <message>
      <source>Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as many more as it once grew.</source>
      <translation>Coração: sua minhoca cresce numa ponta por casas vazias, tantas quantos corações tem, e mais tantas quantas já cresceu de uma vez.</translation>
    </message>
    <message>
      <source>Hearts. Choose Place and click c1 for a second worm across row 1.</source>
      <translation>Corações. Escolha Pôr e clique em c1 para uma segunda minhoca ao longo da linha 1.</translation>
    </message>
    <message>
      <source>Here the game is over: go back to an earlier step.</source>
      <translation>Aqui a partida acabou: volte a um passo anterior.</translation>
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation>Aqui a minhoca não passa: tire o último segmento (Backspace).</translation>
    </message>
    <message>
      <source>Here we go</source>
      <translation>Lá vamos nós</translation>
    </message>
    <message>
      <source>Hide where tails point</source>
      <translation>Esconder para onde as caudas apontam</translation>
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
      <translation>Regras da casa</translation>
    </message>
    <message>
      <source>House rules of this table</source>
      <translation>Regras da casa desta mesa</translation>
    </message>
    <message>
      <source>House rules: none</source>
      <translation>Regras da casa: nenhuma</translation>
    </message>
    <message>
      <source>House rules: {count} chosen</source>
      <translation>Regras da casa escolhidas: {count}</translation>
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation>Regras da casa: {rules}</translation>
    </message>
    <message>
      <source>How far it is from the start to the finish</source>
      <translation>A distância da largada à chegada</translation>
    </message>
    <message>
      <source>How far the clip is</source>
      <translation>Em que ponto está o clipe</translation>
    </message>
    <message>
      <source>How far the review is</source>
      <translation>Até onde a análise já foi</translation>
    </message>
    <message>
      <source>How it is played:</source>
      <translation>Como se joga:</translation>
    </message>
    <message>
      <source>How many % of the races each face wins against the bids that were made, and in brackets against the others' habits:</source>
      <translation>Quantos % das corridas cada face ganha contra os lances dados e, entre parênteses, contra os hábitos dos outros:</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Como jogar</translation>
    </message>
    <message>
      <source>How to play, what happened, look back, menu</source>
      <translation>Como jogar, o que houve, rever, menu</translation>
    </message>
    <message>
      <source>How well the bots play</source>
      <translation>O quanto os bots jogam bem</translation>
    </message>
    <message>
      <source>How well the bots play: press for the next</source>
      <translation>O quanto os bots jogam bem: aperte para o próximo</translation>
    </message>
    <message>
      <source>Hurry up!</source>
      <translation>Anda logo!</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Eu sou {name}</translation>
    </message>
    <message>
      <source>I come too</source>
      <translation>Eu também vou</translation>
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation>Se todos na corrida concordarem agora, ela acaba sem vencedor. Se não, vale o seu lance.</translation>
    </message>
    <message>
      <source>In a race of two, two more dice are thrown after the bids. The higher one is the ghost's bid, and an X is higher than a 7. Who has bid the same stays.</source>
      <translation>Numa corrida de dois, mais dois dados são lançados depois dos lances. O maior é o lance do fantasma, e um X vale mais que um 7. Quem deu o mesmo lance fica parado.</translation>
    </message>
    <message>
      <source>In another network: {codes}</source>
      <translation>Em outra rede: {codes}</translation>
    </message>
    <message>
      <source>In each hour you place a worm, give an organ, wake a worm, or pass.</source>
      <translation>A cada hora você põe uma minhoca, dá um órgão, acorda uma minhoca ou passa.</translation>
    </message>
    <message>
      <source>In each round all choose a number in secret and seal it. Then all are opened. Equal numbers cancel each other, and these worms do not move.</source>
      <translation>A cada rodada todos escolhem um número em segredo e o lacram. Depois todos são abertos. Números iguais se anulam, e essas minhocas não andam.</translation>
    </message>
    <message>
      <source>In each row a star is a point, a circle nothing, a cross a point less.</source>
      <translation>Em cada linha uma estrela é um ponto, um círculo nada, um X um ponto a menos.</translation>
    </message>
    <message>
      <source>In each row the groups up to what you have are filled: a star is a point, a circle nothing, a cross a point less. Point at a row to see on the sheet what it counts.</source>
      <translation>Em cada linha se preenchem os grupos até o que você tem: uma estrela é um ponto, um círculo nada, um X um ponto a menos. Aponte para uma linha para ver na folha o que ela conta.</translation>
    </message>
    <message>
      <source>In round {round} you and {others} bumped, and {name} gained {gain} %.</source>
      <translation>Na rodada {round}, você e {others} trombaram, e {name} ganhou {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and you gained {gain} %.</source>
      <translation>Na rodada {round}, {others} trombaram, e você ganhou {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and {name} gained {gain} %.</source>
      <translation>Na rodada {round}, {others} trombaram, e {name} ganhou {gain} %.</translation>
    </message>
    <message>
      <source>In the game for two a ghost bids too, by two dice.</source>
      <translation>No jogo a dois um fantasma também dá lances, com dois dados.</translation>
    </message>
    <message>
      <source>In the place of the number that it names; without a number, last.</source>
      <translation>No lugar do número que ele diz; sem número, por último.</translation>
    </message>
    <message>
      <source>In this room</source>
      <translation>Nesta sala</translation>
    </message>
    <message>
      <source>Inside is the work of others</source>
      <translation>Dentro há trabalho de outros</translation>
    </message>
    <message>
      <source>Is it fair?</source>
      <translation>É justo?</translation>
    </message>
    <message>
      <source>Is my Wi-Fi all right?</source>
      <translation>Meu Wi-Fi está bem?</translation>
    </message>
    <message>
      <source>It begins as soon as everybody's laptop has said yes.</source>
      <translation>Começa assim que os notebooks de todos disserem sim.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {why}</source>
      <translation>Não dá para apagar: {why}</translation>
    </message>
    <message>
      <source>It draws lane {lane} for {name}.</source>
      <translation>Sorteia a raia {lane} para {name}.</translation>
    </message>
    <message>
      <source>It draws the emblem: {pictures}.</source>
      <translation>Sorteia o emblema: {pictures}.</translation>
    </message>
    <message>
      <source>It ends as soon as you leave this page.</source>
      <translation>Termina assim que você deixar esta página.</translation>
    </message>
    <message>
      <source>It ends by itself after half an hour.</source>
      <translation>Acaba sozinho depois de meia hora.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. The copies of the others stay.</source>
      <translation>Sai deste notebook para sempre: o registro e a sua chave na mesa. As cópias dos outros ficam.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. You can never go on with it, and the others have to go on without you.</source>
      <translation>Sai deste notebook para sempre: o registro e a sua chave na mesa. Você nunca poderá continuá-la, e os outros terão que seguir sem você.</translation>
    </message>
    <message>
      <source>It goes on here as soon as the other laptop has stopped. Is that one off? Then start this program again.</source>
      <translation>Continua aqui assim que o outro notebook parar. Ele está desligado? Então abra este programa de novo.</translation>
    </message>
    <message>
      <source>It grew by 1 before, so that now it may grow by 2. Click d2.</source>
      <translation>Já cresceu 1 antes, então agora pode crescer 2. Clique em d2.</translation>
    </message>
    <message>
      <source>It is being checked…</source>
      <translation>Está sendo verificado…</translation>
    </message>
    <message>
      <source>It is drawn to tables of 3 to 5, and not all of them can play this.</source>
      <translation>São sorteadas mesas de 3 a 5, e nem todas podem jogar isto.</translation>
    </message>
    <message>
      <source>It is proved up to hour {hour}.</source>
      <translation>Ela está provada até a hora {hour}.</translation>
    </message>
    <message>
      <source>It is proved up to round {round}.</source>
      <translation>Ela está provada até a rodada {round}.</translation>
    </message>
    <message>
      <source>It is reviewed up to step {step}.</source>
      <translation>A análise vai até o passo {step}.</translation>
    </message>
    <message>
      <source>It is yours to leave as well.</source>
      <translation>Você também pode deixar como está.</translation>
    </message>
    <message>
      <source>It leads to nobody in this room. Switch it off if you are not found.</source>
      <translation>Não leva a ninguém nesta sala. Desligue se não acharem você.</translation>
    </message>
    <message>
      <source>It may touch itself, but never lie on itself or cross a worm. A head may be laid beyond a gap that is too narrow to crawl through.</source>
      <translation>Ela pode se tocar, mas nunca ficar sobre si mesma nem cruzar uma minhoca. Uma cabeça pode ser posta além de um vão estreito demais para rastejar.</translation>
    </message>
    <message>
      <source>It snaps to the pale place. {why}</source>
      <translation>Encaixa no lugar claro. {why}</translation>
    </message>
    <message>
      <source>It stands for any number, but only if nobody else bids it.</source>
      <translation>Vale por qualquer número, mas só se mais ninguém o der.</translation>
    </message>
    <message>
      <source>It takes {least} to {most} people.</source>
      <translation>São precisas de {least} a {most} pessoas.</translation>
    </message>
    <message>
      <source>It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.</source>
      <translation>Lança os dados de {hour}: {pips}, ou seja {dice}: {verdict}.</translation>
    </message>
    <message>
      <source>It throws the ghost's dice: {dice}. It bids {face}.</source>
      <translation>Lança os dados do fantasma: {dice}. O lance dele é {face}.</translation>
    </message>
    <message>
      <source>It was made by a newer version of this program.</source>
      <translation>Foi feita por uma versão mais nova deste programa.</translation>
    </message>
    <message>
      <source>It was made by another program, or by a newer version of this one.</source>
      <translation>Foi feita por outro programa, ou por uma versão mais nova deste.</translation>
    </message>
    <message>
      <source>Its worm stays, and one finish post may still be swung.</source>
      <translation>A minhoca fica parada, e um poste de chegada ainda pode ser girado.</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>jan</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Entrar</translation>
    </message>
    <message>
      <source>Join by code</source>
      <translation>Entrar com código</translation>
    </message>
    <message>
      <source>Join code, group {number} of 4</source>
      <translation>Código de entrada, grupo {number} de 4</translation>
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
      <translation>Manter</translation>
    </message>
    <message>
      <source>Key {keys}</source>
      <translation>Chave {keys}</translation>
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
      <translation>Raias por sorteio</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Maior</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Texto maior</translation>
    </message>
    <message numerus="yes">
      <source>Lay a baby beside {one} or {two}, {count} things left</source>
      <extracomment>Lay a baby beside {one} or {two}</extracomment>
      <translation>
        <numerusform>Ponha um bebê ao lado de {one} ou {two}, falta {count} coisa</numerusform>
        <numerusform>Ponha um bebê ao lado de {one} ou {two}, faltam {count} coisas</numerusform>
      </translation>
    </message>
    <message>
      <source>Lay a segment, a press each; aim finer with Shift</source>
      <translation>Pôr um segmento por toque; mira fina com Shift</translation>
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation>Reposicionar tudo menos o último segmento (R)</translation>
    </message>
    <message>
      <source>Lay your worm anew</source>
      <translation>Reposicione sua minhoca</translation>
    </message>
    <message numerus="yes">
      <source>Lay {count} segments anew, from the last one on; Escape: as it was.</source>
      <extracomment>Lay {count} segment anew, from the last one on; Escape: as it was.</extracomment>
      <translation>
        <numerusform>Reposicione {count} segmento, a partir do último; Escape: como era.</numerusform>
        <numerusform>Reposicione {count} segmentos, a partir do último; Escape: como era.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave air, not draught</source>
      <translation>Deixe ar, não corrente</translation>
    </message>
    <message>
      <source>Leave for good…</source>
      <translation>Sair de vez…</translation>
    </message>
    <message>
      <source>Leave for now</source>
      <translation>Sair por ora</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Deixar assim</translation>
    </message>
    <message>
      <source>Leave the posts as they are (Esc)</source>
      <translation>Deixar os postes como estão (Esc)</translation>
    </message>
    <message>
      <source>Leave the table?</source>
      <translation>Sair da mesa?</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Lição</translation>
    </message>
    <message>
      <source>Let {names} back</source>
      <translation>Deixar {names} voltar</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licenças</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Luz</translation>
    </message>
    <message>
      <source>Like all equal bids: both worms stay where they are.</source>
      <translation>Como todos os lances iguais: as duas minhocas ficam onde estão.</translation>
    </message>
    <message>
      <source>Lines and babies</source>
      <translation>Trenzinhos e bebês</translation>
    </message>
    <message>
      <source>Linux, ARM chip</source>
      <translation>Linux, chip ARM</translation>
    </message>
    <message>
      <source>Linux, package for Debian and Ubuntu</source>
      <translation>Linux, pacote para Debian e Ubuntu</translation>
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation>Escutando por alguns segundos…</translation>
    </message>
    <message>
      <source>Logs:</source>
      <translation>Registros:</translation>
    </message>
    <message>
      <source>Long leap</source>
      <translation>Maior salto</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Mais longa</translation>
    </message>
    <message>
      <source>Longest step</source>
      <translation>Passo mais longo</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Ver</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Rever</translation>
    </message>
    <message>
      <source>Look back together</source>
      <translation>Rever juntos</translation>
    </message>
    <message>
      <source>Look on too</source>
      <translation>Assista também</translation>
    </message>
    <message>
      <source>Look on too: {code}</source>
      <translation>Assista também: {code}</translation>
    </message>
    <message>
      <source>Look on without a seat: you see all, and sign nothing</source>
      <translation>Assistir sem lugar: você vê tudo e não assina nada</translation>
    </message>
    <message>
      <source>Looking for a table to watch…</source>
      <translation>Procurando uma mesa para assistir…</translation>
    </message>
    <message>
      <source>Looking for games…</source>
      <translation>Procurando partidas…</translation>
    </message>
    <message>
      <source>Looking round…</source>
      <translation>Olhando em volta…</translation>
    </message>
    <message>
      <source>Lowest goes first</source>
      <translation>O menor vai primeiro</translation>
    </message>
    <message>
      <source>Luckiest bump</source>
      <translation>Trombada mais sortuda</translation>
    </message>
    <message>
      <source>Made by a newer version</source>
      <translation>De uma versão mais nova</translation>
    </message>
    <message>
      <source>Made by another program</source>
      <translation>De outro programa</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>mar</translation>
    </message>
    <message>
      <source>May</source>
      <translation>mai</translation>
    </message>
    <message>
      <source>May I bid a 7 and then the X?</source>
      <translation>Posso dar um 7 e depois o X?</translation>
    </message>
    <message>
      <source>May a worm lie across the finish line?</source>
      <translation>Uma minhoca pode ficar sobre a linha de chegada?</translation>
    </message>
    <message>
      <source>May my worm touch itself, or cross itself?</source>
      <translation>Minha minhoca pode se tocar ou se cruzar?</translation>
    </message>
    <message>
      <source>Mean place</source>
      <translation>Lugar médio</translation>
    </message>
    <message>
      <source>Measured twice</source>
      <translation>Medido duas vezes</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Missing: {names}.</source>
      <translation>Faltou: {names}.</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>segunda</translation>
    </message>
    <message>
      <source>More about {name}</source>
      <translation>Mais sobre {name}</translation>
    </message>
    <message>
      <source>More bots</source>
      <translation>Mais bots</translation>
    </message>
    <message>
      <source>More for this game</source>
      <translation>Mais para este jogo</translation>
    </message>
    <message>
      <source>More games</source>
      <translation>Mais partidas</translation>
    </message>
    <message>
      <source>More players</source>
      <translation>Mais jogadores</translation>
    </message>
    <message>
      <source>Most was left</source>
      <translation>Onde mais ficou para trás</translation>
    </message>
    <message>
      <source>Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once. The food stays.</source>
      <translation>Boca: se está diante de comida, sua minhoca ganha um órgão de qualquer tipo, que pode agir na hora. A comida fica.</translation>
    </message>
    <message>
      <source>Mouths this time. Choose Give, then click your worm: it is an I too.</source>
      <translation>Desta vez são bocas. Escolha Dar e clique na sua minhoca: ela também é um I.</translation>
    </message>
    <message>
      <source>Move the outline; turn it, flip it</source>
      <translation>Mover o contorno; girar, espelhar</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Jogadas</translation>
    </message>
    <message>
      <source>Moves as good as the best that a bot found: {good} of {moves}.</source>
      <translation>Jogadas tão boas quanto a melhor que um bot achou: {good} de {moves}.</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>Andando</translation>
    </message>
    <message>
      <source>My move</source>
      <translation>Minha jogada</translation>
    </message>
    <message>
      <source>My sheet</source>
      <translation>Minha folha</translation>
    </message>
    <message>
      <source>NETWORK</source>
      <translation>REDE</translation>
    </message>
    <message>
      <source>NOT equal</source>
      <translation>NÃO iguais</translation>
    </message>
    <message>
      <source>Name a number</source>
      <translation>Diga um número</translation>
    </message>
    <message>
      <source>Name my number</source>
      <translation>Dizer meu número</translation>
    </message>
    <message>
      <source>Name {face}</source>
      <translation>Dizer {face}</translation>
    </message>
    <message>
      <source>Neither moves.</source>
      <translation>Nenhuma anda.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Rede</translation>
    </message>
    <message>
      <source>Never began</source>
      <translation>Nunca começou</translation>
    </message>
    <message>
      <source>New key here</source>
      <translation>Chave nova aqui</translation>
    </message>
    <message>
      <source>Newer version</source>
      <translation>Versão mais nova</translation>
    </message>
    <message>
      <source>Next chapter</source>
      <translation>Próximo capítulo</translation>
    </message>
    <message>
      <source>Next game ({number} of {games})</source>
      <translation>Próxima partida ({number} de {games})</translation>
    </message>
    <message>
      <source>Next puzzle</source>
      <translation>Próximo enigma</translation>
    </message>
    <message>
      <source>Next race ({number} of {games})</source>
      <translation>Próxima corrida ({number} de {games})</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Próxima rodada</translation>
    </message>
    <message>
      <source>Night School</source>
      <translation>Escola noturna</translation>
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation>Nenhum lance descansa.</translation>
    </message>
    <message>
      <source>No bid, no seat</source>
      <translation>Sem lance, sem lugar</translation>
    </message>
    <message>
      <source>No brain can turn this die now. Click to see where its number came from.</source>
      <translation>Nenhum cérebro pode virar este dado agora. Clique para ver de onde veio o número.</translation>
    </message>
    <message>
      <source>No firewall of this laptop is known to be on.</source>
      <translation>Que se saiba, nenhum firewall deste notebook está ligado.</translation>
    </message>
    <message>
      <source>No game</source>
      <translation>Nenhuma partida</translation>
    </message>
    <message>
      <source>No game fits</source>
      <translation>Nenhuma partida serve</translation>
    </message>
    <message>
      <source>No game in it</source>
      <translation>Nenhuma partida nele</translation>
    </message>
    <message>
      <source>No game yet</source>
      <translation>Nenhuma partida ainda</translation>
    </message>
    <message>
      <source>No log of this game is saved.</source>
      <translation>Nenhum registro desta partida está salvo.</translation>
    </message>
    <message>
      <source>No network is on</source>
      <translation>Nenhuma rede ligada</translation>
    </message>
    <message>
      <source>No new worm: {reason}.</source>
      <translation>Nenhuma minhoca nova: {reason}.</translation>
    </message>
    <message>
      <source>No number is left for {name}'s X.</source>
      <translation>Não sobra número para o X de {name}.</translation>
    </message>
    <message>
      <source>No number moves you twice in a row</source>
      <translation>Nenhum número move você duas vezes seguidas</translation>
    </message>
    <message>
      <source>No number, no seat</source>
      <translation>Sem número, sem lugar</translation>
    </message>
    <message>
      <source>No organ for a worm: {reason}.</source>
      <translation>Nenhum órgão para minhoca: {reason}.</translation>
    </message>
    <message>
      <source>No other face would clearly have won more.</source>
      <translation>Nenhuma outra face teria claramente ganhado mais.</translation>
    </message>
    <message>
      <source>No player yet, but other devices: so players will be heard too.</source>
      <translation>Nenhum jogador ainda, mas outros dispositivos: então jogadores também serão ouvidos.</translation>
    </message>
    <message>
      <source>No room beside the post: {gap} mm too little.</source>
      <translation>Sem espaço ao lado do poste: faltam {gap} mm.</translation>
    </message>
    <message>
      <source>No room beside your own worm: {gap} mm too little.</source>
      <translation>Sem espaço ao lado da sua própria minhoca: faltam {gap} mm.</translation>
    </message>
    <message>
      <source>No room beside {name}: {gap} mm too little.</source>
      <translation>Sem espaço ao lado de {name}: faltam {gap} mm.</translation>
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation>Nenhum passo desta partida foi completado.</translation>
    </message>
    <message>
      <source>No table with this key until the program is started again</source>
      <translation>Nenhuma mesa com esta chave até o programa recomeçar</translation>
    </message>
    <message>
      <source>No table yet</source>
      <translation>Nenhuma mesa ainda</translation>
    </message>
    <message>
      <source>No tournament</source>
      <translation>Nenhum torneio</translation>
    </message>
    <message>
      <source>No way leads to anybody</source>
      <translation>Nenhum caminho leva a alguém</translation>
    </message>
    <message>
      <source>No worm may act: {reason}.</source>
      <translation>Nenhuma minhoca pode agir: {reason}.</translation>
    </message>
    <message>
      <source>No. A number that somebody else has bid cannot be named, even in vain.</source>
      <translation>Não. Um número que outra pessoa deu não pode ser dito, mesmo anulado.</translation>
    </message>
    <message>
      <source>No. Post and line come to rest where no worm lies.</source>
      <translation>Não. Poste e linha só pousam onde não há minhoca.</translation>
    </message>
    <message>
      <source>No: the first segment that touches it ends the race, from either side.</source>
      <translation>Não: o primeiro segmento que a toca encerra a corrida, de qualquer lado.</translation>
    </message>
    <message>
      <source>Nobody bumps noses</source>
      <translation>Ninguém tromba de nariz</translation>
    </message>
    <message>
      <source>Nobody calls to a tournament now.</source>
      <translation>Ninguém convoca um torneio agora.</translation>
    </message>
    <message>
      <source>Nobody calls to this tournament any more.</source>
      <translation>Ninguém mais convoca este torneio.</translation>
    </message>
    <message>
      <source>Nobody can be found until you allow it.</source>
      <translation>Ninguém será encontrado até você permitir.</translation>
    </message>
    <message>
      <source>Nobody can choose who sits where: everybody's number makes the draw.</source>
      <translation>Ninguém pode escolher quem senta onde: os números de todos fazem o sorteio.</translation>
    </message>
    <message>
      <source>Nobody can read a sealed bid, and nobody can change it.</source>
      <translation>Ninguém pode ler um lance lacrado, e ninguém pode mudá-lo.</translation>
    </message>
    <message>
      <source>Nobody can read it, and you cannot change it.</source>
      <translation>Ninguém pode ler, e você não pode mudar.</translation>
    </message>
    <message>
      <source>Nobody could cheat the dice</source>
      <translation>Ninguém poderia trapacear nos dados</translation>
    </message>
    <message>
      <source>Nobody else has an X</source>
      <translation>Ninguém mais tem um X</translation>
    </message>
    <message>
      <source>Nobody else is here yet</source>
      <translation>Ninguém mais por aqui ainda</translation>
    </message>
    <message>
      <source>Nobody gives this laptop an address</source>
      <translation>Ninguém dá um endereço a este notebook</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds</source>
      <translation>Ninguém avançou em dez rodadas</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds: the race ends without a winner.</source>
      <translation>Ninguém avançou em dez rodadas: a corrida termina sem vencedor.</translation>
    </message>
    <message>
      <source>Nobody has finished a game yet.</source>
      <translation>Ninguém terminou uma partida ainda.</translation>
    </message>
    <message>
      <source>Nobody has run this on a Mac yet. Tell us how it went!</source>
      <translation>Ninguém executou isto num Mac ainda. Conte como foi!</translation>
    </message>
    <message>
      <source>Nobody is there to be told. Go on with the game under Games to tell the others.</source>
      <translation>Não há ninguém para avisar. Continue a partida em Partidas para avisar os outros.</translation>
    </message>
    <message>
      <source>Nobody plays, or the network keeps its guests apart: then join by code, or meet on a phone's hotspot or a cable.</source>
      <translation>Ninguém joga, ou a rede separa os convidados: então entre com código, ou se encontrem no hotspot de um celular ou por cabo.</translation>
    </message>
    <message>
      <source>Nobody sat down.</source>
      <translation>Ninguém se sentou.</translation>
    </message>
    <message>
      <source>None of them moves.</source>
      <translation>Nenhuma delas anda.</translation>
    </message>
    <message>
      <source>Not after all</source>
      <translation>Melhor não</translation>
    </message>
    <message>
      <source>Not at a table with me</source>
      <translation>Não numa mesa comigo</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Não terminada</translation>
    </message>
    <message>
      <source>Not played: an hour by a bot, {best} instead of {gained}.</source>
      <translation>Não jogada: uma hora de um bot, {best} em vez de {gained}.</translation>
    </message>
    <message>
      <source>Not rolled yet.</source>
      <translation>Ainda não rolado.</translation>
    </message>
    <message>
      <source>Not wholly on the table: {gap} mm too far.</source>
      <translation>Não está inteiro sobre a mesa: {gap} mm a mais.</translation>
    </message>
    <message>
      <source>Not yet: {question}</source>
      <translation>Ainda não: {question}</translation>
    </message>
    <message>
      <source>Nothing else: there are no worms yet.</source>
      <translation>Nada mais: ainda não há minhocas.</translation>
    </message>
    <message>
      <source>Nothing flies or trembles</source>
      <translation>Nada voa nem treme</translation>
    </message>
    <message>
      <source>Nothing has been opened yet.</source>
      <translation>Nada foi aberto ainda.</translation>
    </message>
    <message>
      <source>Nothing here keeps visitors out</source>
      <translation>Nada aqui barra visitas</translation>
    </message>
    <message>
      <source>Nothing here yet. A race takes ten minutes.</source>
      <translation>Nada aqui ainda. Uma corrida leva dez minutos.</translation>
    </message>
    <message>
      <source>Nothing is decided in this hour yet.</source>
      <translation>Nada foi decidido nesta hora ainda.</translation>
    </message>
    <message>
      <source>Nothing is decided yet in this hour.</source>
      <translation>Nada está decidido ainda nesta hora.</translation>
    </message>
    <message>
      <source>Nothing is handed over now</source>
      <translation>Nada está sendo passado agora</translation>
    </message>
    <message>
      <source>Nothing is heard in {where}</source>
      <translation>Nada se ouve em {where}</translation>
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation>Nada posto ainda.</translation>
    </message>
    <message>
      <source>Nothing is lost. It opens as soon as this program is newer.</source>
      <translation>Nada se perde. Ela abre assim que este programa for mais novo.</translation>
    </message>
    <message>
      <source>Nothing is thrown with it in this race: the bids alone decide.</source>
      <translation>Nada é lançado com ela nesta corrida: só os lances decidem.</translation>
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation>Não há nada a explicar aqui.</translation>
    </message>
    <message>
      <source>Nothing of a branch is signed, and no game follows it.</source>
      <translation>Nada de uma variante é assinado, e nenhuma partida vem depois dela.</translation>
    </message>
    <message>
      <source>Nothing of the game is proved.</source>
      <translation>Nada da partida está provado.</translation>
    </message>
    <message>
      <source>Nothing of this file can be shown.</source>
      <translation>Nada deste arquivo pode ser mostrado.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}.</source>
      <translation>Nada do que você pode fazer agora é sobre {spaces}.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}: {reason}.</source>
      <translation>Nada do que você pode fazer agora é sobre {spaces}: {reason}.</translation>
    </message>
    <message>
      <source>Nothing was played.</source>
      <translation>Nada foi jogado.</translation>
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation>Nada foi desfeito.</translation>
    </message>
    <message>
      <source>Nothing: no calls, no bids left unopened, no proofs of lies.</source>
      <translation>Nada: nenhum chamado, nenhum lance por abrir, nenhuma prova de mentira.</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>nov</translation>
    </message>
    <message>
      <source>Now you know an hour. Collars and brains are in How to play.</source>
      <translation>Agora você conhece uma hora. Colares e cérebros estão em Como jogar.</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>out</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out, so the game ends here.</source>
      <translation>De dois jogadores ninguém pode ficar de fora, então a partida acaba aqui.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
      <translation>De dois jogadores ninguém pode ficar de fora. Para adiar, feche a janela; Partidas continua depois.</translation>
    </message>
    <message>
      <source>On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space.</source>
      <translation>Na folha:  A é uma minhoca, (A) a cabeça;  o comida;  # pedra;  . casa vazia.</translation>
    </message>
    <message>
      <source>On all worms of the line but one an organ acts. Click the heart.</source>
      <translation>Em todas as minhocas do trenzinho menos uma, um órgão age. Clique no coração.</translation>
    </message>
    <message>
      <source>On the friend's laptop</source>
      <translation>No laptop do amigo</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Mais uma vez</translation>
    </message>
    <message>
      <source>One drizzly evening leads to another, and the pictures need a bigger book.</source>
      <translation>Uma noite de garoa puxa outra, e as imagens precisam de um livro maior.</translation>
    </message>
    <message>
      <source>One gesture every few seconds</source>
      <translation>Um gesto a cada poucos segundos</translation>
    </message>
    <message>
      <source>One giant or several able</source>
      <translation>Uma gigante ou várias capazes</translation>
    </message>
    <message>
      <source>One less</source>
      <translation>Um a menos</translation>
    </message>
    <message>
      <source>One moment</source>
      <translation>Um momento</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>Um a mais</translation>
    </message>
    <message>
      <source>One more game?</source>
      <translation>Mais uma partida?</translation>
    </message>
    <message>
      <source>One more race?</source>
      <translation>Mais uma corrida?</translation>
    </message>
    <message>
      <source>One more sheet?</source>
      <translation>Mais uma folha?</translation>
    </message>
    <message>
      <source>One more?</source>
      <translation>Mais uma?</translation>
    </message>
    <message>
      <source>One place is yours.</source>
      <translation>Um lugar é seu.</translation>
    </message>
    <message>
      <source>One player by several keys: {keys}</source>
      <translation>Um jogador com várias chaves: {keys}</translation>
    </message>
    <message>
      <source>One post is swung, once.</source>
      <translation>Um poste é girado, uma vez.</translation>
    </message>
    <message>
      <source>One rich worm or many fed</source>
      <translation>Uma minhoca rica ou muitas fartas</translation>
    </message>
    <message>
      <source>One roll for all</source>
      <translation>Uma rolagem para todos</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Um passo para trás</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Um passo adiante</translation>
    </message>
    <message>
      <source>Only between rounds can all agree to end the race: {why}.</source>
      <translation>Só entre rodadas todos podem concordar em encerrar a corrida: {why}.</translation>
    </message>
    <message>
      <source>Only from behind: the line is no wall, and such a touch does not count.</source>
      <translation>Só por trás: a linha não é um muro, e esse toque não conta.</translation>
    </message>
    <message>
      <source>Only one game</source>
      <translation>Só uma partida</translation>
    </message>
    <message>
      <source>Only the worm that you choose first must lie in the hour's region.</source>
      <translation>Só a minhoca que você escolhe primeiro precisa estar na região da hora.</translation>
    </message>
    <message>
      <source>Only the {number} is left for {name}'s X.</source>
      <translation>Só sobra o {number} para o X de {name}.</translation>
    </message>
    <message>
      <source>Only what differs is written here.</source>
      <translation>Aqui só está escrito o que é diferente.</translation>
    </message>
    <message>
      <source>Only your own program vouches for the dice</source>
      <translation>Só o seu próprio programa responde pelos dados</translation>
    </message>
    <message>
      <source>Only {faces} not twice in a row</source>
      <translation>Só {faces} não duas vezes seguidas</translation>
    </message>
    <message>
      <source>Only {face} is left to bid: it wins {share} % of the races.</source>
      <translation>Só sobra {face} para o lance: ganha {share} % das corridas.</translation>
    </message>
    <message>
      <source>Only {face} is left to name: it wins {share} % of the races.</source>
      <translation>Só sobra {face} para dizer: ganha {share} % das corridas.</translation>
    </message>
    <message>
      <source>Oops!</source>
      <translation>Opa!</translation>
    </message>
    <message>
      <source>Open a file…</source>
      <translation>Abrir um arquivo…</translation>
    </message>
    <message>
      <source>Open a log file</source>
      <translation>Abrir um arquivo de registro</translation>
    </message>
    <message>
      <source>Open a table</source>
      <translation>Abrir uma mesa</translation>
    </message>
    <message>
      <source>Open a table on any laptop in this network: it appears here by itself.</source>
      <translation>Abra uma mesa em qualquer notebook desta rede: ela aparece aqui sozinha.</translation>
    </message>
    <message numerus="yes">
      <source>Open for {count} more minutes</source>
      <extracomment>Open for {count} more minute</extracomment>
      <translation>
        <numerusform>Aberto por mais {count} minuto</numerusform>
        <numerusform>Aberto por mais {count} minutos</numerusform>
      </translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Abrir a pasta</translation>
    </message>
    <message>
      <source>Open the folder, start “Worm Up”.</source>
      <translation>Abra a pasta e inicie “Worm Up”.</translation>
    </message>
    <message>
      <source>Open this table</source>
      <translation>Abrir esta mesa</translation>
    </message>
    <message>
      <source>Or keep it asleep</source>
      <translation>Ou deixe dormir</translation>
    </message>
    <message>
      <source>Or look at it there</source>
      <translation>Ou veja lá</translation>
    </message>
    <message>
      <source>Or pass: do nothing. In the first hour you can only place or pass.</source>
      <translation>Ou passe: não faça nada. Na primeira hora só dá para pôr ou passar.</translation>
    </message>
    <message>
      <source>Organs</source>
      <translation>Órgãos</translation>
    </message>
    <message>
      <source>Own way</source>
      <translation>Por conta própria</translation>
    </message>
    <message>
      <source>Pack them tight</source>
      <translation>Encaixe bem juntinho</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Pares</translation>
    </message>
    <message>
      <source>Part again…</source>
      <translation>Separar de novo…</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passar</translation>
    </message>
    <message>
      <source>Pass is for the start of an hour: take back first.</source>
      <translation>Passar é no início da hora: antes, desfaça.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Colar</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausa</translation>
    </message>
    <message>
      <source>Peelings fall from the sky, and everyone moves in next to the melon.</source>
      <translation>Cascas caem do céu, e todo mundo vai morar ao lado do melão.</translation>
    </message>
    <message>
      <source>People ask</source>
      <translation>Perguntas</translation>
    </message>
    <message>
      <source>Photo finish</source>
      <translation>Por um triz</translation>
    </message>
    <message>
      <source>Picture of the final board: {file}</source>
      <translation>Imagem do tabuleiro final: {file}</translation>
    </message>
    <message>
      <source>Picture of this moment (PNG)</source>
      <translation>Imagem deste momento (PNG)</translation>
    </message>
    <message>
      <source>Picture of this moment (SVG)</source>
      <translation>Imagem deste momento (SVG)</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. They do not make a stranger's laptop honest: you trust the person whose laptop you download from.</source>
      <translation>As imagens mostram que nada foi trocado. Elas não tornam honesto o laptop de um estranho: você confia na pessoa de cujo laptop baixa.</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. Whom to trust is yours to say.</source>
      <translation>As imagens mostram que nada foi trocado. Em quem confiar, você decide.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Pôr</translation>
    </message>
    <message>
      <source>Place a worm</source>
      <translation>Ponha uma minhoca</translation>
    </message>
    <message>
      <source>Place a worm of the rolled shape, with an organ</source>
      <translation>Pôr uma minhoca da forma sorteada, com um órgão</translation>
    </message>
    <message>
      <source>Place, give, wake</source>
      <translation>Pôr, dar, acordar</translation>
    </message>
    <message>
      <source>Place: lay a new worm of the shape, with at least one space in the region, and give it one of the two organs.</source>
      <translation>Pôr: ponha uma minhoca nova da forma, com ao menos uma casa na região, e dê a ela um dos dois órgãos.</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Lugares</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Reproduzir</translation>
    </message>
    <message>
      <source>Play an evening</source>
      <translation>Jogar uma noite</translation>
    </message>
    <message>
      <source>Play on as {name}</source>
      <translation>Continuar como {name}</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Continuar daqui</translation>
    </message>
    <message>
      <source>Play one, or open a file that somebody sent you.</source>
      <translation>Jogue uma, ou abra um arquivo que alguém mandou.</translation>
    </message>
    <message>
      <source>Play {title}</source>
      <translation>Jogar {title}</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jogadores</translation>
    </message>
    <message>
      <source>Players who chose a number alone move, the lowest number first: as often as the number says, the last segment goes to the front of the worm. There it touches the old head, and no other worm.</source>
      <translation>Quem escolheu um número sozinho anda, o menor número primeiro: tantas vezes quanto diz o número, o último segmento vai para a frente da minhoca. Ali ele toca a cabeça antiga e nenhuma outra minhoca.</translation>
    </message>
    <message>
      <source>Point at a sheet to read what counts on it.</source>
      <translation>Aponte para uma folha para ler o que conta nela.</translation>
    </message>
    <message>
      <source>Points by place</source>
      <translation>Pontos por lugar</translation>
    </message>
    <message>
      <source>Points by place: {points}.</source>
      <translation>Pontos por lugar: {points}.</translation>
    </message>
    <message>
      <source>Points by place: {points}; the worst game is left out.</source>
      <translation>Pontos por lugar: {points}; a pior partida fica de fora.</translation>
    </message>
    <message>
      <source>Post and line come to rest on the free table, so a swing never wins.</source>
      <translation>Poste e linha param sobre a mesa livre, então um giro nunca vence.</translation>
    </message>
    <message>
      <source>Posts and the other worms are walls, and nothing leaves the table. Where there is no place for the next head, the worm stops.</source>
      <translation>Postes e as outras minhocas são paredes, e nada sai da mesa. Onde não há lugar para a próxima cabeça, a minhoca para.</translation>
    </message>
    <message>
      <source>Posts are solid: a worm may touch them but not overlap them.</source>
      <translation>Postes são sólidos: uma minhoca pode tocá-los, mas não ficar por cima.</translation>
    </message>
    <message>
      <source>Practice hour</source>
      <translation>Hora de treino</translation>
    </message>
    <message>
      <source>Practice race</source>
      <translation>Corrida de treino</translation>
    </message>
    <message>
      <source>Press and hold to look at your own number</source>
      <translation>Aperte e segure para ver o seu número</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Imprimir…</translation>
    </message>
    <message>
      <source>Proved up to hour {hour}</source>
      <translation>Provada até a hora {hour}</translation>
    </message>
    <message>
      <source>Proved up to round {round}</source>
      <translation>Provada até a rodada {round}</translation>
    </message>
    <message>
      <source>Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling back takes it back; Done signs it.</source>
      <translation>Puxe a cabeça e a minhoca vem atrás, ou clique no leque. Ela encaixa onde pode ficar. Puxar para trás desfaz; Pronto assina.</translation>
    </message>
    <message numerus="yes">
      <source>Put an apple on one of the dots, {count} in all</source>
      <extracomment>Put an apple on one of the dots: the eye sees it</extracomment>
      <translation>
        <numerusform>Ponha uma maçã num dos pontos, {count} ao todo</numerusform>
        <numerusform>Ponha uma maçã num dos pontos, {count} ao todo</numerusform>
      </translation>
    </message>
    <message>
      <source>Put the {shape} where it touches {region}</source>
      <translation>Ponha a forma {shape} onde ela toca {region}</translation>
    </message>
    <message>
      <source>Puzzle of this turn</source>
      <translation>Enigma desta vez</translation>
    </message>
    <message>
      <source>Puzzle {number} of {count}: {asked}</source>
      <translation>Enigma {number} de {count}: {asked}</translation>
    </message>
    <message>
      <source>Puzzles</source>
      <translation>Enigmas</translation>
    </message>
    <message>
      <source>Python {version}: the licence of the Python Software Foundation</source>
      <translation>Python {version}: a licença da Python Software Foundation</translation>
    </message>
    <message>
      <source>Qt {version} with PySide6: LGPL 3; you may replace its files</source>
      <translation>Qt {version} com PySide6: LGPL 3; você pode trocar seus arquivos</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.</source>
      <translation>R gira a forma, F espelha ou troca cabeça e traseira. 1 a 6: um órgão.</translation>
    </message>
    <message>
      <source>Race on</source>
      <translation>Seguir na corrida</translation>
    </message>
    <message>
      <source>Race {number} of {games} of an evening</source>
      <translation>Corrida {number} de {games} de uma noite</translation>
    </message>
    <message>
      <source>Re-pose</source>
      <translation>Reposicionar</translation>
    </message>
    <message>
      <source>Read it all</source>
      <translation>Ler tudo</translation>
    </message>
    <message>
      <source>Read it aloud, or let a phone take a picture of it.</source>
      <translation>Leia em voz alta, ou deixe um celular tirar uma foto.</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Rever</translation>
    </message>
    <message>
      <source>Report on one page (HTML)</source>
      <translation>Relatório numa página (HTML)</translation>
    </message>
    <message>
      <source>Resign for good</source>
      <translation>Desistir de vez</translation>
    </message>
    <message>
      <source>Resign?</source>
      <translation>Desistir?</translation>
    </message>
    <message>
      <source>Resign…</source>
      <translation>Desistir…</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Análise</translation>
    </message>
    <message>
      <source>Richest</source>
      <translation>Mais rica</translation>
    </message>
    <message>
      <source>Roadblock</source>
      <translation>Barreira</translation>
    </message>
    <message>
      <source>Rocks</source>
      <translation>Pedras</translation>
    </message>
    <message>
      <source>Roll together, draw worms,
wake their organs.</source>
      <translation>Rolem juntos, desenhem minhocas,
acordem seus órgãos.</translation>
    </message>
    <message>
      <source>Rolled for everybody.</source>
      <translation>Rolados para todos.</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Rodada {round}</translation>
    </message>
    <message>
      <source>Round {round}.</source>
      <translation>Rodada {round}.</translation>
    </message>
    <message>
      <source>Round {round}: bid in secret</source>
      <translation>Rodada {round}: dê lance em segredo</translation>
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation>Rodada {round}: escolha uma face e lacre seu lance.</translation>
    </message>
    <message>
      <source>Round {round}: secret bids</source>
      <translation>Rodada {round}: lances secretos</translation>
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation>Rodada {round}: esperando os lances de {names}.</translation>
    </message>
    <message>
      <source>Round {round}: {bids}.</source>
      <translation>Rodada {round}: {bids}.</translation>
    </message>
    <message>
      <source>Rule {tag}: {said}</source>
      <translation>Regra {tag}: {said}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regras</translation>
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation>Regras de {game}</translation>
    </message>
    <message>
      <source>Same Wi-Fi? Then read this aloud:</source>
      <translation>Mesmo Wi-Fi? Então leia isto em voz alta:</translation>
    </message>
    <message>
      <source>Same here</source>
      <translation>Igual aqui</translation>
    </message>
    <message>
      <source>Same number? None of them moves. That is half the fun.</source>
      <translation>Mesmo número? Nenhuma delas anda. É metade da graça.</translation>
    </message>
    <message>
      <source>Same person as…</source>
      <translation>A mesma pessoa que…</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>sábado</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Salvar</translation>
    </message>
    <message>
      <source>Save a picture</source>
      <translation>Salvar uma imagem</translation>
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation>Salvar pacote do problema…</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Salvar imagem</translation>
    </message>
    <message>
      <source>Save the file…</source>
      <translation>Salvar o arquivo…</translation>
    </message>
    <message>
      <source>Save the log as a file…</source>
      <translation>Salvar o registro em arquivo…</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Partidas salvas</translation>
    </message>
    <message>
      <source>Saved: {path}</source>
      <translation>Salvo: {path}</translation>
    </message>
    <message>
      <source>Say it aloud, all together</source>
      <translation>Digam em voz alta, todos juntos</translation>
    </message>
    <message>
      <source>Score now: {total}  (r shows its rows)</source>
      <translation>Pontos agora: {total}  (r mostra as linhas)</translation>
    </message>
    <message>
      <source>Score sheet (CSV)</source>
      <translation>Folha de pontos (CSV)</translation>
    </message>
    <message>
      <source>Seal my {face}</source>
      <translation>Lacrar meu {face}</translation>
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation>Lacrar {face} e concordar</translation>
    </message>
    <message>
      <source>Seal, sign, press what has the ring</source>
      <translation>Lacrar, assinar, apertar o que tem o anel</translation>
    </message>
    <message>
      <source>Sealed</source>
      <translation>Lacrado</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Search by player, game, result or date</source>
      <translation>Buscar por jogador, jogo, resultado ou data</translation>
    </message>
    <message>
      <source>Secret choices are hidden while you hand the laptop on.</source>
      <translation>As escolhas secretas ficam escondidas enquanto você passa o notebook.</translation>
    </message>
    <message>
      <source>Segments of one worm touch their neighbours; other worms stay apart.</source>
      <translation>Segmentos de uma minhoca tocam seus vizinhos; outras minhocas ficam afastadas.</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>set</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the one that was followed counts.</source>
      <translation>Várias partidas dizem ser a {number}: vale a que teve continuação.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the table is computed without them.</source>
      <translation>Várias partidas dizem ser a {number}: a tabela é calculada sem elas.</translation>
    </message>
    <message>
      <source>Several games in a row, whose points are counted together</source>
      <translation>Várias partidas seguidas, com os pontos somados</translation>
    </message>
    <message>
      <source>Several organs glow now. Click the tail.</source>
      <translation>Vários órgãos brilham agora. Clique na cauda.</translation>
    </message>
    <message>
      <source>Shapes</source>
      <translation>Formas</translation>
    </message>
    <message>
      <source>Sheets of {game}</source>
      <translation>Folhas de {game}</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Mostrar tudo</translation>
    </message>
    <message>
      <source>Show how</source>
      <translation>Mostre como</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Mostre</translation>
    </message>
    <message>
      <source>Show me: {what}</source>
      <translation>Mostre: {what}</translation>
    </message>
    <message>
      <source>Show the gestures of {name}</source>
      <translation>Mostrar os gestos de {name}</translation>
    </message>
    <message>
      <source>Show where tails point</source>
      <translation>Mostrar para onde as caudas apontam</translation>
    </message>
    <message>
      <source>Shows a table to everybody, in full screen</source>
      <translation>Mostra uma mesa a todos, em tela cheia</translation>
    </message>
    <message>
      <source>Sign</source>
      <translation>Assinar</translation>
    </message>
    <message>
      <source>Sign anyway</source>
      <translation>Assinar assim mesmo</translation>
    </message>
    <message>
      <source>Sign the hour</source>
      <translation>Assinar a hora</translation>
    </message>
    <message>
      <source>Sign the hour (Ctrl+Enter): after that nothing is taken back</source>
      <translation>Assinar a hora (Ctrl+Enter): depois nada se desfaz</translation>
    </message>
    <message>
      <source>Sign your move: then it cannot be changed. (Enter)</source>
      <translation>Assine sua jogada: depois ela não muda mais. (Enter)</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Assinaturas</translation>
    </message>
    <message>
      <source>Signed</source>
      <translation>Assinado</translation>
    </message>
    <message>
      <source>Signed.</source>
      <translation>Assinado.</translation>
    </message>
    <message>
      <source>Signed. Waiting for {names}.</source>
      <translation>Assinado. Esperando {names}.</translation>
    </message>
    <message>
      <source>Signing.</source>
      <translation>Assinando.</translation>
    </message>
    <message>
      <source>Sit down</source>
      <translation>Sentar</translation>
    </message>
    <message>
      <source>Sit down there</source>
      <translation>Sente-se ali</translation>
    </message>
    <message>
      <source>Sit down with {names} after all</source>
      <translation>Sentar com {names} mesmo assim</translation>
    </message>
    <message>
      <source>Sit down: the table shows up by itself.</source>
      <translation>Sente-se: a mesa aparece sozinha.</translation>
    </message>
    <message>
      <source>Small letters, a dash too many, O for 0: all the same.</source>
      <translation>Minúsculas, um traço a mais, O por 0: dá tudo no mesmo.</translation>
    </message>
    <message>
      <source>Small talk</source>
      <translation>Conversa</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Menor</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Texto menor</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Até agora</translation>
    </message>
    <message>
      <source>Solved!</source>
      <translation>Resolvido!</translation>
    </message>
    <message>
      <source>Somebody at this laptop has that name already.</source>
      <translation>Alguém neste notebook já tem esse nome.</translation>
    </message>
    <message>
      <source>Somebody does not see this table?</source>
      <translation>Alguém não vê esta mesa?</translation>
    </message>
    <message>
      <source>Somebody dozes off</source>
      <translation>Alguém cochila</translation>
    </message>
    <message>
      <source>Somebody else at this laptop</source>
      <translation>Mais alguém neste notebook</translation>
    </message>
    <message>
      <source>Somebody hums, somebody follows, and soon the whole bed is dancing.</source>
      <translation>Alguém cantarola, alguém acompanha, e logo o canteiro todo dança.</translation>
    </message>
    <message>
      <source>Somebody is missing?</source>
      <translation>Falta alguém?</translation>
    </message>
    <message>
      <source>Somebody watches now, and sees no secret.</source>
      <translation>Alguém assiste agora e não vê segredos.</translation>
    </message>
    <message>
      <source>Somebody with {system} can give it: “Bring a friend” on that laptop.</source>
      <translation>Alguém com {system} pode dar: “Traga alguém” naquele laptop.</translation>
    </message>
    <message>
      <source>Something differs</source>
      <translation>Algo difere</translation>
    </message>
    <message>
      <source>Something in the window went wrong ({what}).</source>
      <translation>Algo na janela deu errado ({what}).</translation>
    </message>
    <message>
      <source>Something is in the way</source>
      <translation>Algo está no caminho</translation>
    </message>
    <message>
      <source>Sound</source>
      <translation>Som</translation>
    </message>
    <message>
      <source>Sounds are off</source>
      <translation>Os sons estão desligados</translation>
    </message>
    <message>
      <source>Sounds are on</source>
      <translation>Os sons estão ligados</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Velocidade</translation>
    </message>
    <message>
      <source>Standings:</source>
      <translation>Classificação:</translation>
    </message>
    <message>
      <source>Start the hour over</source>
      <translation>Recomeçar a hora</translation>
    </message>
    <message>
      <source>Start without {names}</source>
      <translation>Começar sem {names}</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Ficar</translation>
    </message>
    <message>
      <source>Stay here</source>
      <translation>Ficar aqui</translation>
    </message>
    <message>
      <source>Stay in the race</source>
      <translation>Ficar na corrida</translation>
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
      <translation>O passo {step} junta o que todos tinham lacrado antes.</translation>
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation>Passo {step} de {last}</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: you go from {before} to {after} %.</source>
      <translation>Passo {step}, rodada {round}: você vai de {before} a {after} %.</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: {name} goes from {before} to {after} %.</source>
      <translation>Passo {step}, rodada {round}: {name} vai de {before} a {after} %.</translation>
    </message>
    <message>
      <source>Step {step}: {what}</source>
      <translation>Passo {step}: {what}</translation>
    </message>
    <message>
      <source>Still the same room?</source>
      <translation>Ainda na mesma sala?</translation>
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
      <translation>Parar de seguir</translation>
    </message>
    <message>
      <source>Stop leading</source>
      <translation>Parar de guiar</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>domingo</translation>
    </message>
    <message>
      <source>Swing a post</source>
      <translation>Girar um poste</translation>
    </message>
    <message>
      <source>Swing a post?</source>
      <translation>Girar um poste?</translation>
    </message>
    <message>
      <source>Swing first</source>
      <translation>Girar antes</translation>
    </message>
    <message>
      <source>Swing it</source>
      <translation>Girar</translation>
    </message>
    <message>
      <source>Swings the posts</source>
      <translation>Gira os postes</translation>
    </message>
    <message>
      <source>System Settings, “Privacy &amp; Security”, at the bottom: “Open Anyway”.</source>
      <translation>Ajustes do Sistema, “Privacidade e Segurança”, no fim: “Abrir Mesmo Assim”.</translation>
    </message>
    <message>
      <source>TCP port {port} cannot be used ({what}): choose another --port</source>
      <translation>A porta TCP {port} não pode ser usada ({what}): escolha outra --port</translation>
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
      <translation>Mesa {number} de um torneio</translation>
    </message>
    <message>
      <source>Table {number} of {count}</source>
      <translation>Mesa {number} de {count}</translation>
    </message>
    <message>
      <source>Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ acts, though no tail.</source>
      <translation>Cauda: começa um trenzinho em que está sua minhoca. Em todas as minhocas do trenzinho menos uma, um órgão age, mas nenhuma cauda.</translation>
    </message>
    <message>
      <source>Take a seat and play on from this step, against bots</source>
      <translation>Tome um lugar e continue deste passo, contra bots</translation>
    </message>
    <message>
      <source>Take a step back, and forward again</source>
      <translation>Voltar um passo, e avançar de novo</translation>
    </message>
    <message>
      <source>Take it again</source>
      <translation>Refazer</translation>
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation>Refazer (Ctrl+Y)</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Melhor não</translation>
    </message>
    <message>
      <source>Take it from {name}</source>
      <translation>Pegue de {name}</translation>
    </message>
    <message>
      <source>Take my last choice back</source>
      <translation>Desfazer minha última escolha</translation>
    </message>
    <message>
      <source>Take the last decision back</source>
      <translation>Desfazer a última decisão</translation>
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation>Desfazer a última decisão (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Take the last part back (Z or Backspace)</source>
      <translation>Tirar a última parte (Z ou Backspace)</translation>
    </message>
    <message>
      <source>Take the last segment back</source>
      <translation>Tirar o último segmento</translation>
    </message>
    <message>
      <source>Tea time!</source>
      <translation>Hora do chá!</translation>
    </message>
    <message>
      <source>Television</source>
      <translation>Televisão</translation>
    </message>
    <message>
      <source>Tell the others by which number your X moves. (Enter)</source>
      <translation>Diga aos outros por que número seu X se move. (Enter)</translation>
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation>Dez rodadas sem ninguém avançar encerram a corrida (regra W3.25).</translation>
    </message>
    <message>
      <source>Ten rounds without a move, or a hundred rounds, end the race.</source>
      <translation>Dez rodadas sem jogada, ou cem rodadas, encerram a corrida.</translation>
    </message>
    <message>
      <source>Test of this laptop</source>
      <translation>Teste deste notebook</translation>
    </message>
    <message>
      <source>Test this laptop</source>
      <translation>Testar este notebook</translation>
    </message>
    <message>
      <source>Testing for up to a minute…</source>
      <translation>Testando por até um minuto…</translation>
    </message>
    <message>
      <source>Text larger, smaller, as it was</source>
      <translation>Texto maior, menor, como era</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Tamanho do texto</translation>
    </message>
    <message>
      <source>Text size and comforts</source>
      <translation>Tamanho do texto e conforto</translation>
    </message>
    <message>
      <source>That does not win. Take it back, and try another way.</source>
      <translation>Isso não vence. Desfaça e tente de outro jeito.</translation>
    </message>
    <message>
      <source>That is all of it</source>
      <translation>Isso é tudo</translation>
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation>Isso é tudo. Abra uma mesa, e os outros entram sozinhos.</translation>
    </message>
    <message>
      <source>That is no line of the list: give a number, spaces such as c4, or ? for help.</source>
      <translation>Isso não é linha da lista: dê um número, casas como c4, ou ? para ajuda.</translation>
    </message>
    <message>
      <source>That table goes on from a position that your log does not show.</source>
      <translation>Aquela mesa continua de uma posição que o seu registro não mostra.</translation>
    </message>
    <message>
      <source>That was the hour. Everything could still be taken back; now sign it.</source>
      <translation>Essa foi a hora. Tudo ainda pode ser desfeito; agora assine.</translation>
    </message>
    <message>
      <source>That was the lesson</source>
      <translation>Essa foi a lição</translation>
    </message>
    <message>
      <source>That will do for a cable. A Wi-Fi is not connected yet.</source>
      <translation>Para um cabo isso serve. Um Wi-Fi ainda não está conectado.</translation>
    </message>
    <message>
      <source>That works too, but try it like this first. {said}</source>
      <translation>Assim também dá, mas tente primeiro deste jeito. {said}</translation>
    </message>
    <message>
      <source>The Compost Heap</source>
      <translation>A pilha de compostagem</translation>
    </message>
    <message>
      <source>The Great Flood</source>
      <translation>A grande enchente</translation>
    </message>
    <message>
      <source>The Long Dance</source>
      <translation>A longa dança</translation>
    </message>
    <message>
      <source>The X</source>
      <translation>O X</translation>
    </message>
    <message>
      <source>The X comes last</source>
      <translation>O X vai por último</translation>
    </message>
    <message>
      <source>The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may swing a finish post. Try it when the others will want the same numbers.</source>
      <translation>O X também é um lance: se o seu for o único, você diz qualquer número em que ninguém deu lance, e pode girar um poste de chegada. Experimente quando os outros devem querer os mesmos números.</translation>
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation>O X pode dizer o que mais ninguém deu, nem em vão: {numbers} (regra W3.9).</translation>
    </message>
    <message>
      <source>The X rests for a round all the same.</source>
      <translation>O X descansa uma rodada mesmo assim.</translation>
    </message>
    <message>
      <source>The X swings a post after its worm has moved, if the table says no other.</source>
      <translation>O X gira um poste depois que sua minhoca andou, se a mesa não disser outra coisa.</translation>
    </message>
    <message>
      <source>The best face</source>
      <translation>A melhor face</translation>
    </message>
    <message>
      <source>The bid that was made</source>
      <translation>O lance que foi dado</translation>
    </message>
    <message>
      <source>The board at the end</source>
      <translation>O tabuleiro no fim</translation>
    </message>
    <message>
      <source>The board where the proof ends</source>
      <translation>O tabuleiro onde a prova acaba</translation>
    </message>
    <message>
      <source>The branch was not kept beside the log: {why}.</source>
      <translation>A variante não foi guardada ao lado do registro: {why}.</translation>
    </message>
    <message>
      <source>The caller signed several lists of people: this is one of several draws.</source>
      <translation>Quem convocou assinou várias listas de pessoas: este é um de vários sorteios.</translation>
    </message>
    <message>
      <source>The clip is being drawn.</source>
      <translation>O clipe está sendo desenhado.</translation>
    </message>
    <message>
      <source>The clip was stopped; nothing of it is saved.</source>
      <translation>O clipe foi parado; nada dele foi salvo.</translation>
    </message>
    <message>
      <source>The coach answers when you have something to choose.</source>
      <translation>O técnico responde quando você tem algo a escolher.</translation>
    </message>
    <message>
      <source>The copy changes here</source>
      <translation>Aqui a cópia muda</translation>
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation>Os dados estão rolando.</translation>
    </message>
    <message>
      <source>The dice are new each time: everybody's numbers make them together.</source>
      <translation>Os dados são novos a cada vez: os números de todos os formam juntos.</translation>
    </message>
    <message>
      <source>The dice are still in the cup.</source>
      <translation>Os dados ainda estão no copo.</translation>
    </message>
    <message>
      <source>The dice come from numbers that everybody sealed the hour before.</source>
      <translation>Os dados vêm de números que todos lacraram na hora anterior.</translation>
    </message>
    <message>
      <source>The dice have not been rolled yet.</source>
      <translation>Os dados ainda não foram rolados.</translation>
    </message>
    <message>
      <source>The digest of each step</source>
      <translation>O hash de cada passo</translation>
    </message>
    <message>
      <source>The emblem that they could compare:</source>
      <translation>O emblema que eles podiam comparar:</translation>
    </message>
    <message>
      <source>The emblem: {words}</source>
      <translation>O emblema: {words}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>O fim</translation>
    </message>
    <message>
      <source>The envelopes open all at once.</source>
      <translation>Os envelopes se abrem todos de uma vez.</translation>
    </message>
    <message>
      <source>The evening</source>
      <translation>A noite</translation>
    </message>
    <message>
      <source>The evening as a chart</source>
      <translation>A noite em gráfico</translation>
    </message>
    <message>
      <source>The evening as a table</source>
      <translation>A noite em tabela</translation>
    </message>
    <message>
      <source>The evening goes on</source>
      <translation>A noite continua</translation>
    </message>
    <message numerus="yes">
      <source>The evening: {done} of {count} games count.</source>
      <extracomment>The evening: {done} of {count} game counts.</extracomment>
      <translation>
        <numerusform>A noite: vale {done} de {count} partida.</numerusform>
        <numerusform>A noite: valem {done} de {count} partidas.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file is damaged here</source>
      <translation>Aqui o arquivo está danificado</translation>
    </message>
    <message>
      <source>The file is whole.</source>
      <translation>O arquivo está inteiro.</translation>
    </message>
    <message>
      <source>The final</source>
      <translation>A final</translation>
    </message>
    <message>
      <source>The final of a tournament</source>
      <translation>A final de um torneio</translation>
    </message>
    <message>
      <source>The finish again</source>
      <translation>A chegada de novo</translation>
    </message>
    <message>
      <source>The finish counts from either side.</source>
      <translation>A chegada vale dos dois lados.</translation>
    </message>
    <message>
      <source>The finish counts from its front side only.</source>
      <translation>A chegada vale só pelo lado da frente.</translation>
    </message>
    <message>
      <source>The first copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>A primeira cópia está quebrada depois do passo {last}; até o passo {step} as duas são iguais.</translation>
    </message>
    <message>
      <source>The first segment that touches the finish line ends the race.</source>
      <translation>O primeiro segmento que toca a linha de chegada encerra a corrida.</translation>
    </message>
    <message>
      <source>The first start needs the internet for about two minutes; later starts do not.</source>
      <translation>A primeira vez precisa da internet por uns dois minutos; depois não mais.</translation>
    </message>
    <message>
      <source>The friend's page shows the same four pictures.</source>
      <translation>A página do amigo mostra as mesmas quatro imagens.</translation>
    </message>
    <message>
      <source>The frost lets go for a few hours only; keep a little air for everyone.</source>
      <translation>A geada só dá trégua por umas horas; guarde um pouco de ar para todo mundo.</translation>
    </message>
    <message>
      <source>The full number must be moved, if there is room.</source>
      <translation>É preciso andar o número inteiro, se houver espaço.</translation>
    </message>
    <message>
      <source>The game ends after the last hour of the sheet.</source>
      <translation>O jogo acaba depois da última hora da folha.</translation>
    </message>
    <message>
      <source>The game goes on: what was signed is saved. What went wrong is noted in {path}.</source>
      <translation>A partida continua: o que foi assinado está salvo. O que deu errado está anotado em {path}.</translation>
    </message>
    <message>
      <source>The game is kept; go on with: solo --resume</source>
      <translation>A partida está guardada; continue com: solo --resume</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>A partida ainda não acabou.</translation>
    </message>
    <message>
      <source>The game is on your shelf, and you can go on with it another day. If you leave for good, you cannot come back.</source>
      <translation>A partida está na sua estante, e você pode continuar outro dia. Se sair de vez, não pode voltar.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>A partida acabou</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>A partida acabou.</translation>
    </message>
    <message numerus="yes">
      <source>The game is over: {total} points, {grade}.</source>
      <extracomment>The game is over: {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>A partida acabou: {total} ponto, {grade}.</numerusform>
        <numerusform>A partida acabou: {total} pontos, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game itself (log)</source>
      <translation>A própria partida (registro)</translation>
    </message>
    <message>
      <source>The ghost throws {dice}: {face}.</source>
      <translation>O fantasma lança {dice}: {face}.</translation>
    </message>
    <message>
      <source>The ground softens, and the first worms wake up hungry.</source>
      <translation>A terra amolece, e as primeiras minhocas acordam com fome.</translation>
    </message>
    <message>
      <source>The hour is finished: sign it, or take something back</source>
      <translation>A hora está completa: assine, ou desfaça algo</translation>
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation>A última na corrida vence (regra W3.24).</translation>
    </message>
    <message>
      <source>The last one left, in round {round}</source>
      <translation>A última que sobrou, na rodada {round}</translation>
    </message>
    <message>
      <source>The letters Nunito and DynaPuff: SIL Open Font License 1.1</source>
      <translation>As letras Nunito e DynaPuff: SIL Open Font License 1.1</translation>
    </message>
    <message>
      <source>The line {line} dances, {left} more of it may act: which organ?</source>
      <translation>O trenzinho {line} dança, nele mais {left} podem agir: que órgão?</translation>
    </message>
    <message>
      <source>The logs do NOT agree.</source>
      <translation>Os registros NÃO batem.</translation>
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation>O menor número anda primeiro (regra W3.7).</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls.</source>
      <translation>O menor número anda primeiro. Minhocas são paredes.</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation>O menor número anda primeiro. Minhocas são paredes: pense em onde a sua vai ficar.</translation>
    </message>
    <message>
      <source>The lowest number moves first; an X moves in the place of its number.</source>
      <translation>O menor número anda primeiro; um X anda na vez do seu número.</translation>
    </message>
    <message>
      <source>The new head touches the old one, at any place round it.</source>
      <translation>A cabeça nova toca a antiga, em qualquer ponto em volta dela.</translation>
    </message>
    <message>
      <source>The next chapter is {title}.</source>
      <translation>O próximo capítulo é {title}.</translation>
    </message>
    <message>
      <source>The next round begins.</source>
      <translation>Começa a próxima rodada.</translation>
    </message>
    <message>
      <source>The option of this hour is chosen already.</source>
      <translation>A opção desta hora já foi escolhida.</translation>
    </message>
    <message>
      <source>The other file is being checked.</source>
      <translation>O outro arquivo está sendo conferido.</translation>
    </message>
    <message>
      <source>The other laptop</source>
      <translation>O outro notebook</translation>
    </message>
    <message>
      <source>The others agree to go on without {name}; {then}.</source>
      <translation>Os outros concordam em continuar sem {name}; {then}.</translation>
    </message>
    <message>
      <source>The others could not be told. Go on with the game under Games to tell them.</source>
      <translation>Não deu para avisar os outros. Continue a partida em Partidas para avisá-los.</translation>
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation>Os outros seguiram nesse meio-tempo; você volta a sentar a partir do próximo passo.</translation>
    </message>
    <message>
      <source>The others have not said yet.</source>
      <translation>Os outros ainda não disseram nada.</translation>
    </message>
    <message>
      <source>The others may go on. A worm that wakes up sits again.</source>
      <translation>Os outros podem continuar. A minhoca que acorda senta de novo.</translation>
    </message>
    <message>
      <source>The others would go on.</source>
      <translation>Os outros gostariam de continuar.</translation>
    </message>
    <message>
      <source>The post stands there; Done signs it. (Enter)</source>
      <translation>O poste fica ali; Pronto assina. (Enter)</translation>
    </message>
    <message>
      <source>The program is being packed. One moment…</source>
      <translation>O programa está sendo empacotado. Um momento…</translation>
    </message>
    <message>
      <source>The race</source>
      <translation>A corrida</translation>
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation>A corrida acaba no exato segmento que toca a linha (regra W3.17).</translation>
    </message>
    <message>
      <source>The race has not ended.</source>
      <translation>A corrida não acabou.</translation>
    </message>
    <message>
      <source>The race is over.</source>
      <translation>A corrida acabou.</translation>
    </message>
    <message>
      <source>The report is in English, for whoever helps you. It names nobody.</source>
      <translation>O relatório é em inglês, para quem ajudar você. Não tem nome de ninguém.</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>O resultado</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>As regras</translation>
    </message>
    <message>
      <source>The same four as on the other screen?</source>
      <translation>As mesmas quatro da outra tela?</translation>
    </message>
    <message>
      <source>The same four as on {name}'s screen?</source>
      <translation>As mesmas quatro da tela de {name}?</translation>
    </message>
    <message>
      <source>The same key in another game is the same laptop.</source>
      <translation>A mesma chave em outra partida é o mesmo notebook.</translation>
    </message>
    <message>
      <source>The same on every laptop? Then nobody stands between you.</source>
      <translation>Iguais em todos os notebooks? Então ninguém está no meio.</translation>
    </message>
    <message>
      <source>The second copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>A segunda cópia está quebrada depois do passo {last}; até o passo {step} as duas são iguais.</translation>
    </message>
    <message>
      <source>The shape of a new worm; Give and Wake also fit worms laid in it.</source>
      <translation>A forma da minhoca nova; Dar e Acordar também valem para minhocas dela.</translation>
    </message>
    <message>
      <source>The sheet</source>
      <translation>A folha</translation>
    </message>
    <message>
      <source>The sheet is {name}. {story}</source>
      <translation>A folha é {name}. {story}</translation>
    </message>
    <message>
      <source>The sheets where the proof ends:</source>
      <translation>As folhas onde a prova acaba:</translation>
    </message>
    <message>
      <source>The six organs</source>
      <translation>Os seis órgãos</translation>
    </message>
    <message>
      <source>The sum also has a grade, from 0 to 5.</source>
      <translation>A soma também dá um grau, de 0 a 5.</translation>
    </message>
    <message>
      <source>The sum of the four rows counts; the highest wins.</source>
      <translation>Conta a soma das quatro linhas; a maior vence.</translation>
    </message>
    <message>
      <source>The sun is this hour. Struck hours are over, blue ones are the afternoon.</source>
      <translation>O sol é esta hora. Horas riscadas já foram, as azuis são a tarde.</translation>
    </message>
    <message>
      <source>The table after this step, played again: {verdict}.</source>
      <translation>A mesa depois deste passo, jogada de novo: {verdict}.</translation>
    </message>
    <message>
      <source>The table does not wait for you now.</source>
      <translation>A mesa não espera por você agora.</translation>
    </message>
    <message>
      <source>The table has split</source>
      <translation>A mesa se dividiu</translation>
    </message>
    <message>
      <source>The table is being laid.</source>
      <translation>A mesa está sendo posta.</translation>
    </message>
    <message>
      <source>The table may choose to lay worms anew before they move.</source>
      <translation>A mesa pode combinar reposicionar minhocas antes de andarem.</translation>
    </message>
    <message>
      <source>The table of the race</source>
      <translation>A mesa da corrida</translation>
    </message>
    <message>
      <source>The table plays exactly the sheet whose digest all have signed.</source>
      <translation>A mesa joga exatamente a folha cujo hash todos assinaram.</translation>
    </message>
    <message>
      <source>The table rolled for everybody.</source>
      <translation>A mesa rolou para todos.</translation>
    </message>
    <message>
      <source>The tables are drawn</source>
      <translation>As mesas estão sorteadas</translation>
    </message>
    <message>
      <source>The tables are drawn. You are expected here: {table}</source>
      <translation>As mesas estão sorteadas. Esperam você aqui: {table}</translation>
    </message>
    <message>
      <source>The tail becomes the head (T)</source>
      <translation>A cauda vira a cabeça (T)</translation>
    </message>
    <message>
      <source>The tail points at the other worm: that is a Conga Line. Choose Wake, then click the worm with the tail.</source>
      <translation>A cauda aponta para a outra minhoca: isso é um trenzinho. Escolha Acordar e clique na minhoca com a cauda.</translation>
    </message>
    <message>
      <source>The test cannot be started</source>
      <translation>O teste não pôde começar</translation>
    </message>
    <message>
      <source>The test is not over yet.</source>
      <translation>O teste ainda não acabou.</translation>
    </message>
    <message>
      <source>The tournament is over.</source>
      <translation>O torneio acabou.</translation>
    </message>
    <message>
      <source>The tournament: {people}, drawn to {tables}.</source>
      <translation>O torneio: {people}, por sorteio em {tables}.</translation>
    </message>
    <message>
      <source>The whole game is proved</source>
      <translation>A partida inteira está provada</translation>
    </message>
    <message>
      <source>The whole game is proved, to its last step, {step}; nothing behind it.</source>
      <translation>A partida inteira está provada, até o último passo, {step}; nada depois dele.</translation>
    </message>
    <message>
      <source>The whole screen</source>
      <translation>A tela inteira</translation>
    </message>
    <message>
      <source>The winners meet as soon as all tables are over.</source>
      <translation>Quem vence se encontra assim que todas as mesas acabarem.</translation>
    </message>
    <message>
      <source>The winners of the tables meet in the final.</source>
      <translation>Quem vence nas mesas se encontra na final.</translation>
    </message>
    <message>
      <source>The winning placement: {name}'s head, {gap}.</source>
      <translation>O segmento da vitória: a cabeça de {name}, {gap}.</translation>
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation>A minhoca fica onde está, como obstáculo, até {names} voltar.</translation>
    </message>
    <message>
      <source>The worms take up geometry: straight lines first, then thinking ahead.</source>
      <translation>As minhocas estudam geometria: primeiro linhas retas, depois pensar à frente.</translation>
    </message>
    <message numerus="yes">
      <source>The {count} hours are over.</source>
      <extracomment>The {count} hour is over.</extracomment>
      <translation>
        <numerusform>A {count} hora passou.</numerusform>
        <numerusform>As {count} horas passaram.</numerusform>
      </translation>
    </message>
    <message>
      <source>Their joint seed {seed}…, recomputed: {verdict}.</source>
      <translation>A semente comum deles {seed}…, recalculada: {verdict}.</translation>
    </message>
    <message>
      <source>Their laptops are heard, but have signed nothing: {since}. Their programs may be stuck: call across the table first. They can come back at any time.</source>
      <translation>Ouvem-se os notebooks, mas eles não assinaram nada: {since}. Os programas podem estar travados: primeiro chame do outro lado da mesa. Eles podem voltar a qualquer hora.</translation>
    </message>
    <message>
      <source>Their laptops have not said a word: {since}. Closed lids? Call across the table first. They can come back at any time.</source>
      <translation>Os notebooks deles não dizem nada: {since}. Tampas fechadas? Primeiro chame do outro lado da mesa. Eles podem voltar a qualquer hora.</translation>
    </message>
    <message>
      <source>Then Place: {places}. Give: {adds}. Wake: {acts}.</source>
      <translation>Depois, Pôr: {places}. Dar: {adds}. Acordar: {acts}.</translation>
    </message>
    <message>
      <source>Then it may swing a finish post.</source>
      <translation>Depois ele pode girar um poste de chegada.</translation>
    </message>
    <message>
      <source>Then nobody stands between you, and the game can start.</source>
      <translation>Então ninguém está no meio, e o jogo pode começar.</translation>
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation>Então alguém está no meio, ou há duas mesas: saiam todos e se encontrem de novo.</translation>
    </message>
    <message>
      <source>Then you may swing one finish post round the other.</source>
      <translation>Depois você pode girar um poste de chegada em volta do outro.</translation>
    </message>
    <message>
      <source>Then: {later}</source>
      <translation>Depois: {later}</translation>
    </message>
    <message>
      <source>There is a score sheet when the game is over.</source>
      <translation>Quando a partida acaba há uma folha de pontos.</translation>
    </message>
    <message>
      <source>There is no bot at this table.</source>
      <translation>Não há bot nesta mesa.</translation>
    </message>
    <message>
      <source>There is no game here.</source>
      <translation>Não há partida aqui.</translation>
    </message>
    <message>
      <source>There is no puzzle here: nobody is about to win.</source>
      <translation>Aqui não há enigma: ninguém está prestes a vencer.</translation>
    </message>
    <message>
      <source>There is nothing here for {system}.</source>
      <translation>Não há nada aqui para {system}.</translation>
    </message>
    <message>
      <source>There is nothing to look back at: no step of this game was completed.</source>
      <translation>Não há nada para rever: nenhum passo desta partida foi completado.</translation>
    </message>
    <message>
      <source>There is something to do</source>
      <translation>Há algo a fazer</translation>
    </message>
    <message>
      <source>These are two different games.</source>
      <translation>São duas partidas diferentes.</translation>
    </message>
    <message>
      <source>They go on from step {step} of another game.</source>
      <translation>Continuam do passo {step} de outra partida.</translation>
    </message>
    <message>
      <source>They played {game}.</source>
      <translation>Jogaram {game}.</translation>
    </message>
    <message>
      <source>Thinking…</source>
      <translation>Pensando…</translation>
    </message>
    <message>
      <source>This branch does not fit the game.</source>
      <translation>Esta variante não bate com a partida.</translation>
    </message>
    <message>
      <source>This checks everything again; it ends with 0 if all is well, 1 if not:</source>
      <translation>Isto confere tudo de novo; termina com 0 se tudo está bem, 1 se não:</translation>
    </message>
    <message>
      <source>This copy is damaged</source>
      <translation>Esta cópia está danificada</translation>
    </message>
    <message>
      <source>This copy is damaged: some of its bytes have changed. {proved}</source>
      <translation>Esta cópia está danificada: alguns dos seus bytes mudaram. {proved}</translation>
    </message>
    <message>
      <source>This copy was changed after the game</source>
      <translation>Esta cópia foi alterada depois da partida</translation>
    </message>
    <message>
      <source>This copy was changed after the game, or is no honest copy. {proved} It does not show who changed it.</source>
      <translation>Esta cópia foi alterada depois da partida, ou não é uma cópia honesta. {proved} Ela não mostra quem a alterou.</translation>
    </message>
    <message>
      <source>This draw has ended unfinished</source>
      <translation>Este sorteio ficou incompleto</translation>
    </message>
    <message>
      <source>This edition</source>
      <translation>Esta edição</translation>
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation>Esta edição não tem essa regra.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Este arquivo</translation>
    </message>
    <message>
      <source>This game could not be looked back at: {why}.</source>
      <translation>Não foi possível rever esta partida: {why}.</translation>
    </message>
    <message>
      <source>This hour so far</source>
      <translation>Esta hora até aqui</translation>
    </message>
    <message>
      <source>This hour: {told}.</source>
      <translation>Esta hora: {told}.</translation>
    </message>
    <message>
      <source>This is a phone. The games need a laptop.</source>
      <translation>Isto é um telefone. Os jogos precisam de um laptop.</translation>
    </message>
    <message>
      <source>This is final: a player who has gone home cannot come back into this game.</source>
      <translation>É definitivo: quem foi para casa não pode voltar a esta partida.</translation>
    </message>
    <message>
      <source>This is the code of this laptop: type it on the other one, or type theirs.</source>
      <translation>Este é o código deste notebook: digite-o no outro, ou digite o do outro aqui.</translation>
    </message>
    <message>
      <source>This is {name}'s sheet.</source>
      <translation>Esta é a folha de {name}.</translation>
    </message>
    <message>
      <source>This laptop</source>
      <translation>Este notebook</translation>
    </message>
    <message>
      <source>This laptop has a key of its own now.</source>
      <translation>Este notebook agora tem uma chave própria.</translation>
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation>Este notebook não está em nenhuma rede.</translation>
    </message>
    <message>
      <source>This laptop keeps visitors out</source>
      <translation>Este notebook não deixa visitas entrarem</translation>
    </message>
    <message>
      <source>This network speaks only IPv6</source>
      <translation>Esta rede só fala IPv6</translation>
    </message>
    <message numerus="yes">
      <source>This page is open for {count} more minutes.</source>
      <extracomment>This page is open for {count} more minute.</extracomment>
      <translation>
        <numerusform>Esta página fica aberta por mais {count} minuto.</numerusform>
        <numerusform>Esta página fica aberta por mais {count} minutos.</numerusform>
      </translation>
    </message>
    <message>
      <source>This sheet</source>
      <translation>Esta folha</translation>
    </message>
    <message>
      <source>This shows the SHA-256 of what you have downloaded:</source>
      <translation>Isto mostra o SHA-256 do que você baixou:</translation>
    </message>
    <message>
      <source>This table has split at step {step}: {names} signed both sides. The proof is saved; the two sides cannot go on together.</source>
      <translation>Esta mesa se dividiu no passo {step}: {names} assinou os dois lados. A prova está salva; os dois lados não podem continuar juntos.</translation>
    </message>
    <message>
      <source>This tells every step in words:</source>
      <translation>Isto conta cada passo em palavras:</translation>
    </message>
    <message>
      <source>Thread thief</source>
      <translation>Ladrão do fio</translation>
    </message>
    <message>
      <source>Three dice fall for all: two show organs, the third the shape of a worm. The coloured rows or columns are the region of this hour. You do one of these:</source>
      <translation>Três dados caem para todos: dois mostram órgãos, o terceiro a forma de uma minhoca. As linhas ou colunas coloridas são a região desta hora. Você faz uma destas coisas:</translation>
    </message>
    <message>
      <source>Three dice fall for everybody: two organs and the shape of a worm.</source>
      <translation>Três dados caem para todos: dois órgãos e a forma de uma minhoca.</translation>
    </message>
    <message>
      <source>Three dice for everybody: two organs and a shape. Click c3, and the worm lies across row 3.</source>
      <translation>Três dados para todos: dois órgãos e uma forma. Clique em c3, e a minhoca se deita na linha 3.</translation>
    </message>
    <message>
      <source>Three minutes, with bots</source>
      <translation>Três minutos, com bots</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>quinta</translation>
    </message>
    <message>
      <source>To change it: System Settings &gt; Privacy &amp; Security &gt; Local Network. Switch on Worm Up, or Terminal if you start the game there. Then start the game again.</source>
      <translation>Para mudar: Ajustes do Sistema &gt; Privacidade e Segurança &gt; Rede Local. Ligue Worm Up, ou Terminal se você inicia o jogo por lá. Depois inicie o jogo de novo.</translation>
    </message>
    <message>
      <source>To go on takes {wanted} of {seats}:</source>
      <translation>Para continuar é preciso {wanted} de {seats}:</translation>
    </message>
    <message>
      <source>To go on {count}</source>
      <translation>Para continuar: {count}</translation>
    </message>
    <message>
      <source>To the mark before</source>
      <translation>À marca anterior</translation>
    </message>
    <message>
      <source>To the next mark</source>
      <translation>À próxima marca</translation>
    </message>
    <message>
      <source>To try it once more, go back and press Review.</source>
      <translation>Para tentar de novo, volte e pressione Análise.</translation>
    </message>
    <message>
      <source>Together with friends here</source>
      <translation>Junto com amigos aqui</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Esta noite</translation>
    </message>
    <message>
      <source>Tonight: {score}.</source>
      <translation>Esta noite: {score}.</translation>
    </message>
    <message>
      <source>Too far from the head: click in the fan beside it, or pull the head.</source>
      <translation>Longe demais da cabeça: clique no leque ao lado dela, ou puxe a cabeça.</translation>
    </message>
    <message>
      <source>Too few would be left to go on: it takes {wanted}.</source>
      <translation>Sobraria gente de menos para continuar: é preciso {wanted}.</translation>
    </message>
    <message>
      <source>Too near to the edge of the table</source>
      <translation>Perto demais da borda da mesa</translation>
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
      <translation>Toque dos dois lados</translation>
    </message>
    <message>
      <source>Touch from the front</source>
      <translation>Toque pela frente</translation>
    </message>
    <message>
      <source>Touch the thread</source>
      <translation>Toque o fio</translation>
    </message>
    <message>
      <source>Touched in round {round}</source>
      <translation>Tocado na rodada {round}</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Torneio</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Tentar de novo</translation>
    </message>
    <message>
      <source>Try another player, game, result or date.</source>
      <translation>Tente outro jogador, jogo, resultado ou data.</translation>
    </message>
    <message>
      <source>Try things out: Backspace takes a segment back. Only Done signs the move, and then it stands.</source>
      <translation>Experimente à vontade: Backspace tira um segmento. Só Pronto assina a jogada, e aí ela vale.</translation>
    </message>
    <message>
      <source>Try things out: everything can be undone, back to the start of the hour. Only when you sign the hour does it stand. The next dice fall when all have signed.</source>
      <translation>Experimente à vontade: tudo pode ser desfeito, até o início da hora. Só quando você assina a hora ela vale. Os próximos dados caem quando todos assinaram.</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>terça</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Virar</translation>
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation>Girar um poste de chegada em volta do outro (S)</translation>
    </message>
    <message>
      <source>Turn a post first, with the mouse or Left and Right.</source>
      <translation>Gire um poste antes, com o mouse ou Esquerda e Direita.</translation>
    </message>
    <message>
      <source>Turn back</source>
      <translation>Desvirar</translation>
    </message>
    <message>
      <source>Turn round at the start</source>
      <translation>Meia-volta na largada</translation>
    </message>
    <message>
      <source>Turn round when blocked</source>
      <translation>Meia-volta se bloqueada</translation>
    </message>
    <message>
      <source>Turn round, swing a post, lay anew</source>
      <translation>Meia-volta, girar um poste, reposicionar</translation>
    </message>
    <message>
      <source>Turned round: the tail is the head once a segment lies there.</source>
      <translation>Meia-volta dada: a cauda é a cabeça assim que ali houver um segmento.</translation>
    </message>
    <message>
      <source>Turning round counts with the segment that follows: lay it, or turn back.</source>
      <translation>A meia-volta vale com o segmento seguinte: ponha-o, ou desvire.</translation>
    </message>
    <message>
      <source>Two X bump</source>
      <translation>Dois X trombam</translation>
    </message>
    <message>
      <source>Two bids of 7 cancel each other. May my X be the 7?</source>
      <translation>Dois lances de 7 se anulam. Meu X pode ser o 7?</translation>
    </message>
    <message>
      <source>Two board games for one table. No account, no internet.</source>
      <translation>Dois jogos de tabuleiro para uma mesa. Sem conta, sem internet.</translation>
    </message>
    <message>
      <source>Two games for one table of laptops.</source>
      <translation>Dois jogos para uma mesa de notebooks.</translation>
    </message>
    <message>
      <source>Two laptops with a firewall may not reach each other.</source>
      <translation>Dois notebooks com firewall podem não se alcançar.</translation>
    </message>
    <message>
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation>Dois jogadores jogam contra um terceiro lance, sorteado: o fantasma.</translation>
    </message>
    <message>
      <source>Two spaces touch when they share an edge, never at a corner.</source>
      <translation>Duas casas se tocam quando dividem um lado, nunca só num canto.</translation>
    </message>
    <message>
      <source>Two worms never touch. A worm may touch itself but not overlap itself.</source>
      <translation>Duas minhocas nunca se tocam. Uma minhoca pode tocar a si mesma, mas não ficar por cima de si.</translation>
    </message>
    <message>
      <source>Type the address of this page into the laptop's browser.</source>
      <translation>Digite o endereço desta página no navegador do laptop.</translation>
    </message>
    <message>
      <source>Type the code that the other laptop shows.</source>
      <translation>Digite o código que o outro notebook mostra.</translation>
    </message>
    <message>
      <source>Type this into a browser, in the same Wi-Fi.</source>
      <translation>Digite isto num navegador, no mesmo Wi-Fi.</translation>
    </message>
    <message>
      <source>UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>A porta UDP {port} não pode ser usada ({what}): feche o programa que a ocupa, ou entre com código</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Entendi</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Desfazer</translation>
    </message>
    <message>
      <source>Undo as much as you like. Once signed, it stands.</source>
      <translation>Desfaça quanto quiser. Uma vez assinado, vale.</translation>
    </message>
    <message>
      <source>Until you sign</source>
      <translation>Até você assinar</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Sem um galo</translation>
    </message>
    <message>
      <source>Update this program</source>
      <translation>Atualize este programa</translation>
    </message>
    <message>
      <source>Update this program, and it opens.</source>
      <translation>Atualize este programa, e ela abre.</translation>
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
      <translation>Esperar mesmo assim</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Esperando</translation>
    </message>
    <message>
      <source>Waiting for the dice</source>
      <translation>Esperando os dados</translation>
    </message>
    <message>
      <source>Waiting for {count}</source>
      <translation>Faltam {count}</translation>
    </message>
    <message numerus="yes">
      <source>Waiting for {count} players</source>
      <extracomment>Waiting for {count} player</extracomment>
      <translation>
        <numerusform>Esperando {count} jogador</numerusform>
        <numerusform>Esperando {count} jogadores</numerusform>
      </translation>
    </message>
    <message>
      <source>Waiting for {first} and {second}</source>
      <translation>Esperando {first} e {second}</translation>
    </message>
    <message>
      <source>Waiting for {missing}</source>
      <translation>Esperando {missing}</translation>
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation>Esperando {names}</translation>
    </message>
    <message>
      <source>Waiting for {names}. A second press goes ahead.</source>
      <translation>Esperando {names}. Apertar de novo segue em frente.</translation>
    </message>
    <message>
      <source>Waiting for {names}: one of them has to tell this laptop where the game is. What you have laid is kept.</source>
      <translation>Esperando {names}: alguém deles precisa dizer a este notebook em que ponto está a partida. O que você colocou fica guardado.</translation>
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation>Esperando {name}</translation>
    </message>
    <message>
      <source>Wake</source>
      <translation>Acordar</translation>
    </message>
    <message>
      <source>Wake all organs of a worm that fits</source>
      <translation>Acordar todos os órgãos de uma minhoca que serve</translation>
    </message>
    <message>
      <source>Wake: choose a worm that has one of the two organs or is of the shape, in the region too. All its organs may act, one after the other.</source>
      <translation>Acordar: escolha uma minhoca que tem um dos dois órgãos ou é da forma, também na região. Todos os seus órgãos podem agir, um depois do outro.</translation>
    </message>
    <message>
      <source>Warming up: four more to come</source>
      <translation>Aquecendo: faltam quatro</translation>
    </message>
    <message>
      <source>Warming up: one more to come</source>
      <translation>Aquecendo: falta um</translation>
    </message>
    <message>
      <source>Warming up: the bots are on their way</source>
      <translation>Aquecendo: os bots estão a caminho</translation>
    </message>
    <message>
      <source>Warming up: three more to come</source>
      <translation>Aquecendo: faltam três</translation>
    </message>
    <message>
      <source>Warming up: two more to come</source>
      <translation>Aquecendo: faltam dois</translation>
    </message>
    <message>
      <source>Watch</source>
      <translation>Assistir</translation>
    </message>
    <message>
      <source>Watch {hour}</source>
      <translation>Assistir {hour}</translation>
    </message>
    <message>
      <source>Watch {name}</source>
      <translation>Assistir {name}</translation>
    </message>
    <message>
      <source>We start by ourselves when all five sit.</source>
      <translation>Começamos sozinhos quando os cinco sentarem.</translation>
    </message>
    <message>
      <source>We start by ourselves when all four sit.</source>
      <translation>Começamos sozinhos quando os quatro sentarem.</translation>
    </message>
    <message>
      <source>We start by ourselves when all three sit.</source>
      <translation>Começamos sozinhos quando os três sentarem.</translation>
    </message>
    <message>
      <source>We start by ourselves when both sit.</source>
      <translation>Começamos sozinhos quando os dois sentarem.</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>quarta</translation>
    </message>
    <message>
      <source>What acts may let other organs act, on any worm; the line below the choices says what to do. An organ acts once an hour, and only if that changes something.</source>
      <translation>O que age pode deixar outros órgãos agirem, em qualquer minhoca; a linha abaixo das opções diz o que fazer. Um órgão age uma vez por hora, e só se isso muda algo.</translation>
    </message>
    <message>
      <source>What can be decided now</source>
      <translation>O que dá para decidir agora</translation>
    </message>
    <message>
      <source>What costs:</source>
      <translation>O que custa:</translation>
    </message>
    <message>
      <source>What counts on this sheet</source>
      <translation>O que conta nesta folha</translation>
    </message>
    <message>
      <source>What counts:</source>
      <translation>O que conta:</translation>
    </message>
    <message>
      <source>What do worms {one} and {two} do together ({left} left)?</source>
      <translation>O que as minhocas {one} e {two} fazem juntas (faltam {left})?</translation>
    </message>
    <message>
      <source>What does the ghost do?</source>
      <translation>O que faz o fantasma?</translation>
    </message>
    <message>
      <source>What each hour gained, and what the best hour found by a bot would have gained:</source>
      <translation>O que cada hora rendeu, e o que teria rendido a melhor hora achada por um bot:</translation>
    </message>
    <message>
      <source>What glows may act. Click the eye.</source>
      <translation>O que brilha pode agir. Clique no olho.</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>O que houve</translation>
    </message>
    <message>
      <source>What happened outside the rules</source>
      <translation>O que houve fora das regras</translation>
    </message>
    <message>
      <source>What has happened</source>
      <translation>O que aconteceu</translation>
    </message>
    <message>
      <source>What if… from step {step}, as {name}</source>
      <translation>E se… do passo {step}, como {name}</translation>
    </message>
    <message>
      <source>What is different:</source>
      <translation>O que é diferente:</translation>
    </message>
    <message>
      <source>What is proved of this log ends with step {step}.</source>
      <translation>O que está provado deste registro acaba no passo {step}.</translation>
    </message>
    <message>
      <source>What it is about</source>
      <translation>Do que se trata</translation>
    </message>
    <message>
      <source>What no log can show</source>
      <translation>O que nenhum registro pode mostrar</translation>
    </message>
    <message>
      <source>What shall be printed?</source>
      <translation>O que vamos imprimir?</translation>
    </message>
    <message>
      <source>What the signs mean</source>
      <translation>O que os sinais querem dizer</translation>
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation>O que esta hora fez até aqui</translation>
    </message>
    <message>
      <source>What this room has</source>
      <translation>O que há aqui</translation>
    </message>
    <message>
      <source>What turned the race</source>
      <translation>O que virou a corrida</translation>
    </message>
    <message>
      <source>What was begun last is finished first.</source>
      <translation>O que começou por último termina primeiro.</translation>
    </message>
    <message>
      <source>What was checked</source>
      <translation>O que foi conferido</translation>
    </message>
    <message>
      <source>What was checked, and how to see it yourself</source>
      <translation>O que foi conferido, e como ver você mesmo</translation>
    </message>
    <message>
      <source>What was done in this hour</source>
      <translation>O que foi feito nesta hora</translation>
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation>O que acabou de mover você descansa uma rodada. Pense no que os outros vão escolher.</translation>
    </message>
    <message>
      <source>What {name} chooses now is secret.</source>
      <translation>O que {name} escolhe agora é segredo.</translation>
    </message>
    <message>
      <source>What {name} had sealed was never opened, so it is void.</source>
      <translation>O que {name} tinha lacrado nunca foi aberto, então não vale.</translation>
    </message>
    <message>
      <source>Whatever number it names, it moves after all the others.</source>
      <translation>Seja qual for o número dito, anda depois de todos os outros.</translation>
    </message>
    <message>
      <source>When does a race end without a winner?</source>
      <translation>Quando uma corrida acaba sem vencedor?</translation>
    </message>
    <message>
      <source>When does the X move?</source>
      <translation>Quando o X se move?</translation>
    </message>
    <message>
      <source>Where does {organ} put a food ({left} left)?</source>
      <translation>Onde {organ} põe uma comida (faltam {left})?</translation>
    </message>
    <message>
      <source>Where does {worm} grow ({size} of at most {limit} so far: hearts {hearts} + grown before {before})?</source>
      <translation>Para onde {worm} cresce ({size} de no máximo {limit} até aqui: corações {hearts} + crescido antes {before})?</translation>
    </message>
    <message>
      <source>Where it matters, a worm must reach the line from its front.</source>
      <translation>Quando isso vale, a minhoca precisa alcançar a linha pela frente.</translation>
    </message>
    <message>
      <source>Where the proof ends</source>
      <translation>Onde a prova acaba</translation>
    </message>
    <message>
      <source>Which baby gets which organ?</source>
      <translation>Que bebê ganha que órgão?</translation>
    </message>
    <message>
      <source>Which edition?</source>
      <translation>Qual edição?</translation>
    </message>
    <message>
      <source>Which line dances, led by {organ}?</source>
      <translation>Que trenzinho dança, puxado por {organ}?</translation>
    </message>
    <message>
      <source>Which organ does {worm} get?</source>
      <translation>Que órgão {worm} ganha?</translation>
    </message>
    <message>
      <source>Which partner does {organ} choose?</source>
      <translation>Que par {organ} escolhe?</translation>
    </message>
    <message>
      <source>Which sheet?</source>
      <translation>Qual folha?</translation>
    </message>
    <message>
      <source>Who calls again asks everybody to come again.</source>
      <translation>Quem chama de novo pede a todos que participem de novo.</translation>
    </message>
    <message>
      <source>Who contributed to the dice, recomputed</source>
      <translation>Quem contribuiu para os dados, recalculado</translation>
    </message>
    <message>
      <source>Who is second?</source>
      <translation>Quem fica em segundo?</translation>
    </message>
    <message>
      <source>Who moves by an X may swing one finish post round the other one at the end: the thread comes nearer to one head and goes away from the others.</source>
      <translation>Quem anda por um X pode no fim girar um poste de chegada em volta do outro: o fio fica mais perto de uma cabeça e mais longe das outras.</translation>
    </message>
    <message>
      <source>Who plays how</source>
      <translation>Quem joga como</translation>
    </message>
    <message>
      <source>Who sat at the table</source>
      <translation>Quem sentou à mesa</translation>
    </message>
    <message>
      <source>Who sat there, who whispered, who saw what: ask each other.</source>
      <translation>Quem estava ali, quem cochichou, quem viu o quê: perguntem uns aos outros.</translation>
    </message>
    <message>
      <source>Who starts where is drawn, not taken in order.</source>
      <translation>Quem larga onde é sorteado, não vai por ordem.</translation>
    </message>
    <message>
      <source>Who was missing is in no further draw.</source>
      <translation>Quem faltou não entra em mais nenhum sorteio.</translation>
    </message>
    <message>
      <source>Whoever moves by an X may swing one finish post round the other.</source>
      <translation>Quem anda por um X pode girar um poste de chegada em volta do outro.</translation>
    </message>
    <message>
      <source>Whoever owns this laptop could read all that is on its disk.</source>
      <translation>Quem é dono deste notebook poderia ler tudo o que está no disco.</translation>
    </message>
    <message>
      <source>Whose gestures you see:</source>
      <translation>De quem você vê os gestos:</translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Por quê?</translation>
    </message>
    <message>
      <source>Windows asks at the first start whether Python may use the network: allow it for private networks, and set this network to private in Settings &gt; Network &amp; internet</source>
      <translation>Na primeira vez, o Windows pergunta se o Python pode usar a rede: permita em redes privadas, e marque esta rede como privada em Configurações &gt; Rede e Internet</translation>
    </message>
    <message>
      <source>Windows keeps visitors out of this program</source>
      <translation>O Windows barra visitas a este programa</translation>
    </message>
    <message>
      <source>Windows' firewall keeps the others out of this program: open Settings &gt; Privacy &amp; security &gt; Windows Security &gt; Firewall &amp; network protection &gt; Allow an app through firewall, and tick Private beside Worm Up or Python</source>
      <translation>O firewall do Windows barra os outros neste programa: abra Configurações &gt; Privacidade e segurança &gt; Segurança do Windows &gt; Firewall e proteção de rede &gt; Permitir um aplicativo pelo firewall, e marque Privada ao lado de Worm Up ou Python</translation>
    </message>
    <message>
      <source>Wins in a row, now and at most</source>
      <translation>Vitórias seguidas, agora e no máximo</translation>
    </message>
    <message>
      <source>With other copies of this game</source>
      <translation>Com outras cópias desta partida</translation>
    </message>
    <message>
      <source>With uv and the internet, after downloading {file}:</source>
      <translation>Com uv e a internet, depois de baixar {file}:</translation>
    </message>
    <message>
      <source>With {names}</source>
      <translation>Com {names}</translation>
    </message>
    <message>
      <source>Without bots, the program adds none. Nobody can prove that a friend has none.</source>
      <translation>Sem robôs, o programa não acrescenta nenhum. Ninguém pode provar que um amigo não tem.</translation>
    </message>
    <message>
      <source>Without {names}?</source>
      <translation>Sem {names}?</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Ganhas</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy</source>
      <translation>Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy in four hours, alone: five minutes</source>
      <translation>Worm &amp; Cozy em quatro horas, sozinho: cinco minutos</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players, not for {value}</source>
      <translation>Worm &amp; Cozy é para 1 a {most} jogadores, não para {value}</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players.</source>
      <translation>Worm &amp; Cozy é para 1 a {most} jogadores.</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy, at the first open table that is met</source>
      <translation>Worm &amp; Cozy, na primeira mesa aberta que aparecer</translation>
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
      <translation>Worm Up! Entrar com código: {code}</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy</source>
      <translation>Worm Up! e Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy for one table of laptops: no server, sealed bids, every game a file that anybody can check.</source>
      <translation>Worm Up! e Worm &amp; Cozy para uma mesa de notebooks: sem servidor, lances lacrados, cada partida um arquivo que qualquer um pode conferir.</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy, version {version}</source>
      <translation>Worm Up! e Worm &amp; Cozy, versão {version}</translation>
    </message>
    <message>
      <source>Worm Up! on the television</source>
      <translation>Worm Up! na televisão</translation>
    </message>
    <message>
      <source>Worm Up! or Worm &amp; Cozy: choose a game; others join</source>
      <translation>Worm Up! ou Worm &amp; Cozy: escolha um jogo; outros entram</translation>
    </message>
    <message>
      <source>Worm Up!: nobody wins after round {round}</source>
      <translation>Worm Up!: ninguém vence, fim após a rodada {round}</translation>
    </message>
    <message>
      <source>Worm Up!: {name} wins in round {round}</source>
      <translation>Worm Up!: {name} vence na rodada {round}</translation>
    </message>
    <message>
      <source>Worm-up (Venice Connection 1995)</source>
      <translation>Worm-up (Venice Connection 1995)</translation>
    </message>
    <message>
      <source>Worms</source>
      <translation>Minhocas</translation>
    </message>
    <message>
      <source>Worms have their letters in the order in which they were placed.</source>
      <translation>As minhocas têm suas letras na ordem em que foram postas.</translation>
    </message>
    <message>
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation>Minhocas não podem se tocar (regra W3.4).</translation>
    </message>
    <message>
      <source>Worms stand in a Conga Line if the tail of each points at the next one. Thin lines with an arrow show it on the sheet.</source>
      <translation>Minhocas formam um trenzinho se a cauda de cada uma aponta para a próxima. Linhas finas com uma seta mostram isso na folha.</translation>
    </message>
    <message>
      <source>Worms, from {name}'s laptop</source>
      <translation>Minhocas, do laptop de {name}</translation>
    </message>
    <message>
      <source>Worst bid</source>
      <translation>Pior lance</translation>
    </message>
    <message>
      <source>Würmeln (Blatz 1994, after Tidwell)</source>
      <translation>Würmeln (Blatz 1994, a partir de Tidwell)</translation>
    </message>
    <message>
      <source>Würmeln 1994</source>
      <translation>Würmeln 1994</translation>
    </message>
    <message>
      <source>X marks the spot</source>
      <translation>O X acerta</translation>
    </message>
    <message>
      <source>X moves by the number it names, or last (number)</source>
      <translation>o X anda pelo número dito, ou por último (number)</translation>
    </message>
    <message>
      <source>X names {number}</source>
      <translation>O X diz {number}</translation>
    </message>
    <message>
      <source>Yes. Each face rests for itself; after an X that was a 7, a 7 may be bid.</source>
      <translation>Sim. Cada face descansa por si; depois de um X que foi um 7, pode-se dar o 7.</translation>
    </message>
    <message>
      <source>Yes. No bid ever rests.</source>
      <translation>Sim. Nenhum lance descansa.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Você</translation>
    </message>
    <message>
      <source>You are</source>
      <translation>Você é</translation>
    </message>
    <message>
      <source>You are expected there.</source>
      <translation>Esperam você lá.</translation>
    </message>
    <message>
      <source>You are here twice</source>
      <translation>Você está aqui duas vezes</translation>
    </message>
    <message>
      <source>You are watching.</source>
      <translation>Você está assistindo.</translation>
    </message>
    <message>
      <source>You bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>Você deu {bid} e trombou com {others}; {best} teria ganhado {more} % a mais.</translation>
    </message>
    <message>
      <source>You bid {bid}; {best} would have won {more} % more.</source>
      <translation>Você deu {bid}; {best} teria ganhado {more} % a mais.</translation>
    </message>
    <message>
      <source>You bid {face}</source>
      <translation>Você dá {face}</translation>
    </message>
    <message>
      <source>You call to a tournament</source>
      <translation>Você convoca um torneio</translation>
    </message>
    <message>
      <source>You did not open your bid. You sit again as soon as all others agree.</source>
      <translation>Você não abriu seu lance. Você volta a sentar assim que todos os outros concordarem.</translation>
    </message>
    <message>
      <source>You go on with {game}.</source>
      <translation>Você continua {game}.</translation>
    </message>
    <message>
      <source>You got up</source>
      <translation>Você se levantou</translation>
    </message>
    <message>
      <source>You have been choosing for {seconds} s.</source>
      <translation>Você está escolhendo há {seconds} s.</translation>
    </message>
    <message>
      <source>You have left the game for good.</source>
      <translation>Você saiu da partida de vez.</translation>
    </message>
    <message>
      <source>You have left the game for good; the others know.</source>
      <translation>Você saiu da partida de vez; os outros já sabem.</translation>
    </message>
    <message>
      <source>You have left the table; nothing was bid yet.</source>
      <translation>Você saiu da mesa; ainda não havia lances.</translation>
    </message>
    <message>
      <source>You have not chosen anything here yet.</source>
      <translation>Você ainda não escolheu nada aqui.</translation>
    </message>
    <message>
      <source>You have not chosen yet either.</source>
      <translation>Você também ainda não escolheu.</translation>
    </message>
    <message>
      <source>You have not moved, so nothing of yours rests. Think of what the others will choose.</source>
      <translation>Você não andou, então nada seu descansa. Pense no que os outros vão escolher.</translation>
    </message>
    <message>
      <source>You leave for good; the others are told.</source>
      <translation>Você sai de vez; os outros são avisados.</translation>
    </message>
    <message>
      <source>You leave for good; {name} is told. It is done when {name} has acted too; you may close the table now.</source>
      <translation>Você sai de vez; {name} recebe o aviso. Fica feito quando {name} também tiver agido; você já pode fechar a mesa.</translation>
    </message>
    <message>
      <source>You leave something: {what}.</source>
      <translation>Você deixa algo: {what}.</translation>
    </message>
    <message>
      <source>You look on</source>
      <translation>Você está assistindo</translation>
    </message>
    <message>
      <source>You pass, though you could: {options}.</source>
      <translation>Você passa, embora pudesse: {options}.</translation>
    </message>
    <message>
      <source>You play alone</source>
      <translation>Você joga sem mais ninguém</translation>
    </message>
    <message>
      <source>You sit down first; others join</source>
      <translation>Você senta primeiro; outros entram</translation>
    </message>
    <message>
      <source>You watch. Nobody's secret is shown to you.</source>
      <translation>Você assiste. Nenhum segredo é mostrado a você.</translation>
    </message>
    <message>
      <source>You win!</source>
      <translation>Você venceu!</translation>
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
      <translation>Você continuaria. Esperando mais {missing}.</translation>
    </message>
    <message>
      <source>You would let {names} back. Not all others have agreed yet.</source>
      <translation>Você deixaria {names} voltar. Nem todos os outros concordaram ainda.</translation>
    </message>
    <message>
      <source>Your X</source>
      <translation>Seu X</translation>
    </message>
    <message>
      <source>Your X is alone. It moves by any number that nobody has bid.</source>
      <translation>Seu X está sozinho. Ele anda por qualquer número em que ninguém deu lance.</translation>
    </message>
    <message>
      <source>Your X is alone: name the number that your worm moves by.</source>
      <translation>Seu X está sozinho: diga o número que sua minhoca anda.</translation>
    </message>
    <message>
      <source>Your X was alone: choose any number that nobody bid. You may swing a post too.</source>
      <translation>Seu X estava sozinho: escolha qualquer número em que ninguém deu lance. Você também pode girar um poste.</translation>
    </message>
    <message>
      <source>Your answer counts for everybody at this laptop.</source>
      <translation>Sua resposta vale para todos neste notebook.</translation>
    </message>
    <message>
      <source>Your bid is sealed</source>
      <translation>Seu lance está lacrado</translation>
    </message>
    <message>
      <source>Your bid is sealed. Waiting for {names}.</source>
      <translation>Seu lance está lacrado. Esperando {names}.</translation>
    </message>
    <message>
      <source>Your game goes on</source>
      <translation>Seu jogo continua</translation>
    </message>
    <message>
      <source>Your games and your key lie here</source>
      <translation>Suas partidas e sua chave ficam aqui</translation>
    </message>
    <message>
      <source>Your head is blocked by {bodies}: press Done.</source>
      <translation>Sua cabeça está bloqueada por {bodies}: aperte Pronto.</translation>
    </message>
    <message>
      <source>Your head touches the finish line: press Done and you have won.</source>
      <translation>Sua cabeça toca a linha de chegada: aperte Pronto e você venceu.</translation>
    </message>
    <message>
      <source>Your log of that game shows the same position.</source>
      <translation>O seu registro daquela partida mostra a mesma posição.</translation>
    </message>
    <message>
      <source>Your move, {number}: drag the last segment to the head, click beside the head, or use the arrows.</source>
      <translation>Sua jogada, {number}: arraste o último segmento até a cabeça, clique ao lado da cabeça, ou use as setas.</translation>
    </message>
    <message>
      <source>Your move: {number}</source>
      <translation>Sua jogada: {number}</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Seu nome</translation>
    </message>
    <message>
      <source>Your open envelope: nothing is in it yet</source>
      <translation>Seu envelope aberto: ainda vazio</translation>
    </message>
    <message>
      <source>Your open envelope: {face} is in it</source>
      <translation>Seu envelope aberto: tem {face} dentro</translation>
    </message>
    <message>
      <source>Your place is kept.</source>
      <translation>Seu lugar está guardado.</translation>
    </message>
    <message>
      <source>Your race goes on</source>
      <translation>Sua corrida continua</translation>
    </message>
    <message>
      <source>Your sealed bid is still there.</source>
      <translation>Seu lance lacrado ainda está lá.</translation>
    </message>
    <message>
      <source>Your sealed envelope</source>
      <translation>Seu envelope lacrado</translation>
    </message>
    <message>
      <source>Your seat goes on at your other laptop. Here you look on.</source>
      <translation>O seu lugar continua no seu outro notebook. Aqui você assiste.</translation>
    </message>
    <message>
      <source>Your seat is also open on another laptop. Go on here?</source>
      <translation>O seu lugar também está aberto em outro notebook. Continuar aqui?</translation>
    </message>
    <message>
      <source>Your table is open</source>
      <translation>Sua mesa está aberta</translation>
    </message>
    <message>
      <source>Your worm stays and dozes. You can come back as long as the others play; the game is on your shelf. If you leave for good, you cannot come back.</source>
      <translation>Sua minhoca fica e cochila. Você pode voltar enquanto os outros jogam; a partida está na sua estante. Se sair de vez, não pode voltar.</translation>
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation>Sua minhoca fica como obstáculo e você não dá mais lances. A última na corrida vence.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}.</source>
      <translation>Seu {bid} na rodada {round}.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>Seu {bid} na rodada {round}; {best} teria ganhado {more} % a mais.</translation>
    </message>
    <message>
      <source>Zoom, and show everything again</source>
      <translation>Zoom, e mostrar tudo de novo</translation>
    </message>
    <message>
      <source>a Conga Line dances</source>
      <translation>um trenzinho dança</translation>
    </message>
    <message>
      <source>a baby has to touch {one} or {two}</source>
      <translation>um bebê tem que tocar {one} ou {two}</translation>
    </message>
    <message numerus="yes">
      <source>a baby of {count} spaces:</source>
      <extracomment>a baby of {count} space:</extracomment>
      <translation>
        <numerusform>um bebê de {count} casa:</numerusform>
        <numerusform>um bebê de {count} casas:</numerusform>
      </translation>
    </message>
    <message>
      <source>a baby, or organs for babies</source>
      <translation>um bebê, ou órgãos para bebês</translation>
    </message>
    <message>
      <source>a baby, {worm}, on {spaces}</source>
      <translation>um bebê, {worm}, em {spaces}</translation>
    </message>
    <message>
      <source>a bid has to be locked in with it</source>
      <translation>um lance tem que ser lacrado junto</translation>
    </message>
    <message>
      <source>a brain</source>
      <translation>um cérebro</translation>
    </message>
    <message>
      <source>a clip holds half a minute, and these steps take longer: choose fewer</source>
      <translation>um clipe dura no máximo meio minuto, e estes passos duram mais: escolha menos</translation>
    </message>
    <message>
      <source>a clip of the steps N to M; else of step N, or of the last turn</source>
      <translation>um clipe dos passos N a M; senão do passo N, ou da última vez</translation>
    </message>
    <message>
      <source>a collar</source>
      <translation>um colar</translation>
    </message>
    <message>
      <source>a connection with a false key is not refused: install the program again, and do not play before</source>
      <translation>uma conexão com chave falsa não é recusada: instale o programa de novo, e não jogue antes</translation>
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation>um percurso de {length} mm</translation>
    </message>
    <message>
      <source>a course of {value_mm} mm does not fit on the table</source>
      <translation>um percurso de {value_mm} mm não cabe na mesa</translation>
    </message>
    <message>
      <source>a decision cannot be read</source>
      <translation>uma decisão não pode ser lida</translation>
    </message>
    <message>
      <source>a decision is not what the hour asks for then</source>
      <translation>uma decisão não é o que a hora pede naquele ponto</translation>
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation>um dado, ainda não rolado</translation>
    </message>
    <message>
      <source>a folder with files and their SHA256SUMS (else this program itself, and what was gathered)</source>
      <translation>uma pasta com arquivos e seus SHA256SUMS (senão este próprio programa e o que foi reunido)</translation>
    </message>
    <message>
      <source>a food lies on {space}</source>
      <translation>em {space} há comida</translation>
    </message>
    <message>
      <source>a food on {space}</source>
      <translation>uma comida em {space}</translation>
    </message>
    <message>
      <source>a food on {space}, right at the mouth on {mouths}</source>
      <translation>uma comida em {space}, bem diante da boca em {mouths}</translation>
    </message>
    <message>
      <source>a group is made of * (star), o (circle) and X, or is a single dot, not {value}</source>
      <translation>um grupo é feito de * (estrela), o (círculo) e X, ou é um só ponto, não {value}</translation>
    </message>
    <message>
      <source>a heart</source>
      <translation>um coração</translation>
    </message>
    <message>
      <source>a hole, and what reads as a record behind it, at byte {byte}</source>
      <translation>um buraco, e o que parece uma entrada atrás dele, no byte {byte}</translation>
    </message>
    <message>
      <source>a line of JSON for each change</source>
      <translation>uma linha de JSON para cada mudança</translation>
    </message>
    <message>
      <source>a log, or a folder: every log in it</source>
      <translation>um registro, ou uma pasta: cada registro nela</translation>
    </message>
    <message>
      <source>a map has . for blank, # for a rock and o for a food, not {value}</source>
      <translation>um mapa tem . para vazia, # para pedra e o para comida, não {value}</translation>
    </message>
    <message>
      <source>a mouth</source>
      <translation>uma boca</translation>
    </message>
    <message>
      <source>a name has 1 to {most} characters, not {count}</source>
      <translation>um nome tem de 1 a {most} caracteres, não {count}</translation>
    </message>
    <message>
      <source>a name has no control, direction or private-use characters</source>
      <translation>um nome não tem caracteres de controle, de direção ou de uso privado</translation>
    </message>
    <message>
      <source>a name has no invisible or blank characters</source>
      <translation>um nome não tem caracteres invisíveis ou em branco</translation>
    </message>
    <message>
      <source>a name is in normal form, without spaces around it</source>
      <translation>um nome está em forma normal, sem espaços em volta</translation>
    </message>
    <message>
      <source>a name, or how a key begins</source>
      <translation>um nome, ou o começo de uma chave</translation>
    </message>
    <message>
      <source>a nudge after {seconds} s</source>
      <translation>um cutucão após {seconds} s</translation>
    </message>
    <message>
      <source>a number for the next dice has to be locked in with it</source>
      <translation>um número para os próximos dados tem que ser lacrado junto</translation>
    </message>
    <message>
      <source>a packet filter of this laptop drops what friends send: let this network in, or join with the code of another laptop</source>
      <translation>um filtro de pacotes deste notebook descarta o que os amigos enviam: deixe esta rede entrar, ou entre com o código de outro notebook</translation>
    </message>
    <message>
      <source>a packet was not understood, by a fault of this program ({what})</source>
      <translation>um pacote não foi entendido, por uma falha deste programa ({what})</translation>
    </message>
    <message>
      <source>a phone</source>
      <translation>um celular</translation>
    </message>
    <message>
      <source>a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>uma imagem termina em .png ou .svg, um clipe em .webp ou .gif</translation>
    </message>
    <message>
      <source>a picture of the game after this step, else after the last</source>
      <translation>uma imagem do jogo depois deste passo, senão depois do último</translation>
    </message>
    <message>
      <source>a player who does not open a bid is out until all let them back</source>
      <translation>quem não abre um lance fica fora até todos deixarem voltar</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all let them back</source>
      <translation>quem não abre seu número para uma rolagem fica fora até que todos deixem voltar</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all others agree</source>
      <translation>quem não abre seu número para uma rolagem fica fora até que todos os outros concordem</translation>
    </message>
    <message>
      <source>a player who has not opened a bid is out until all others agree</source>
      <translation>quem não abriu um lance fica fora até todos os outros concordarem</translation>
    </message>
    <message>
      <source>a player who passed all hours would get more than 0 points: {value}</source>
      <translation>quem passasse todas as horas teria mais de 0 pontos: {value}</translation>
    </message>
    <message>
      <source>a port is a number from {least} to 65535</source>
      <translation>uma porta é um número de {least} a 65535</translation>
    </message>
    <message>
      <source>a position of a race, and a win to be found</source>
      <translation>uma posição de uma corrida, e uma vitória a encontrar</translation>
    </message>
    <message>
      <source>a post is swung only after the advance, or before it too (after)</source>
      <translation>um poste só é girado depois de andar, ou também antes (after)</translation>
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation>um poste pode ser girado antes de andar</translation>
    </message>
    <message>
      <source>a puzzle that somebody sent you; else those of the program</source>
      <translation>um enigma que alguém mandou; senão, os do programa</translation>
    </message>
    <message>
      <source>a record of length {count} cannot be</source>
      <translation>uma entrada de comprimento {count} não pode existir</translation>
    </message>
    <message>
      <source>a record of length {count} fails its checksum</source>
      <translation>uma entrada de comprimento {count} não bate com sua soma de verificação</translation>
    </message>
    <message>
      <source>a region is written like "columns 1-4" or "rows 5-8", not {value}</source>
      <translation>uma região se escreve como "columns 1-4" ou "rows 5-8", não {value}</translation>
    </message>
    <message>
      <source>a rock lies on {space}</source>
      <translation>em {space} há uma pedra</translation>
    </message>
    <message>
      <source>a seat without a window, played by a bot; one line a step</source>
      <translation>um lugar sem janela, jogado por um bot; uma linha por passo</translation>
    </message>
    <message>
      <source>a segment must lie wholly on the table</source>
      <translation>um segmento precisa ficar inteiro sobre a mesa</translation>
    </message>
    <message>
      <source>a shape is a path of # that touches itself nowhere, rows parted by /, not {value}</source>
      <translation>uma forma é um caminho de # que não se toca em lugar nenhum, com linhas separadas por /, não {value}</translation>
    </message>
    <message>
      <source>a sheet has 3 to 26 of them, not {value}</source>
      <translation>uma folha tem de 3 a 26, não {value}</translation>
    </message>
    <message>
      <source>a sheet has three of them, each under [[reward]], not {value}</source>
      <translation>uma folha tem três, cada uma sob [[reward]], não {value}</translation>
    </message>
    <message>
      <source>a sheet of your own: docs/rules/cozy.md</source>
      <translation>uma folha sua: docs/rules/cozy.md</translation>
    </message>
    <message>
      <source>a sheet without a name</source>
      <translation>uma folha sem nome</translation>
    </message>
    <message>
      <source>a space is not blank</source>
      <translation>uma casa não está vazia</translation>
    </message>
    <message>
      <source>a space lies outside of the sheet</source>
      <translation>uma casa fica fora da folha</translation>
    </message>
    <message>
      <source>a swing must move the post</source>
      <translation>um giro precisa mover o poste</translation>
    </message>
    <message>
      <source>a swung post keeps 48 mm from the edge of the table</source>
      <translation>um poste girado fica a 48 mm da borda da mesa</translation>
    </message>
    <message>
      <source>a swung post keeps its distance from the other one</source>
      <translation>um poste girado mantém a distância do outro</translation>
    </message>
    <message>
      <source>a table for a spreadsheet</source>
      <translation>uma tabela para uma planilha</translation>
    </message>
    <message>
      <source>a tail</source>
      <translation>uma cauda</translation>
    </message>
    <message>
      <source>a whole game of bots on this machine, told in words, then checked</source>
      <translation>uma partida inteira de bots nesta máquina, contada em palavras e depois conferida</translation>
    </message>
    <message>
      <source>a whole record of length {count} that claims {claimed}</source>
      <translation>uma entrada inteira de comprimento {count} que alega {claimed}</translation>
    </message>
    <message>
      <source>a window opens and paints its first page (Qt {qt}), but here is no screen to show it</source>
      <translation>uma janela se abre e pinta sua primeira página (Qt {qt}), mas aqui não há tela para mostrá-la</translation>
    </message>
    <message>
      <source>a window opens, paints its first page and closes (Qt {qt})</source>
      <translation>uma janela se abre, pinta sua primeira página e fecha (Qt {qt})</translation>
    </message>
    <message>
      <source>a worm does not grow from the end with its tail</source>
      <translation>uma minhoca não cresce da ponta com a cauda</translation>
    </message>
    <message>
      <source>a worm has one tail at most</source>
      <translation>uma minhoca tem no máximo uma cauda</translation>
    </message>
    <message>
      <source>a worm is no partner of its own</source>
      <translation>uma minhoca não é par de si mesma</translation>
    </message>
    <message>
      <source>a worm is re-posed before its first segment is moved, and once</source>
      <translation>uma minhoca é reposicionada antes de mover o primeiro segmento, e uma vez</translation>
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation>uma minhoca pode antes ser reposicionada</translation>
    </message>
    <message>
      <source>a worm may touch itself, not overlap itself</source>
      <translation>uma minhoca pode se tocar, não ficar por cima de si</translation>
    </message>
    <message>
      <source>a worm turns round before its first segment is moved, not later</source>
      <translation>uma minhoca dá meia-volta antes de mover o primeiro segmento, não depois</translation>
    </message>
    <message>
      <source>a worm turns round only when its head is blocked</source>
      <translation>uma minhoca só dá meia-volta quando a cabeça está bloqueada</translation>
    </message>
    <message>
      <source>acts in a step that is not its turn</source>
      <translation>age num passo que não é sua vez</translation>
    </message>
    <message>
      <source>adds an organ to its worm</source>
      <translation>põe um órgão na sua minhoca</translation>
    </message>
    <message>
      <source>after re-posing the worm must advance</source>
      <translation>depois de reposicionada a minhoca precisa andar</translation>
    </message>
    <message>
      <source>after round {round}: {shares}</source>
      <translation>após a rodada {round}: {shares}</translation>
    </message>
    <message>
      <source>again</source>
      <translation>mais uma</translation>
    </message>
    <message>
      <source>ahead</source>
      <translation>à frente</translation>
    </message>
    <message>
      <source>all check</source>
      <translation>tudo confere</translation>
    </message>
    <message>
      <source>all in turn</source>
      <translation>todas em sequência</translation>
    </message>
    <message>
      <source>always this one</source>
      <translation>sempre esta</translation>
    </message>
    <message>
      <source>ambiguous option: %(option)s could match %(matches)s</source>
      <translation>opção ambígua: %(option)s pode ser %(matches)s</translation>
    </message>
    <message>
      <source>an X alone</source>
      <translation>um X sozinho</translation>
    </message>
    <message>
      <source>an empty folder</source>
      <translation>uma pasta vazia</translation>
    </message>
    <message>
      <source>an empty sheet instead, of this chapter of Worm &amp; Cozy; 0 is all of them</source>
      <translation>em vez disso uma folha em branco, deste capítulo de Worm &amp; Cozy; 0 são todas</translation>
    </message>
    <message>
      <source>an eye</source>
      <translation>um olho</translation>
    </message>
    <message>
      <source>an hour without a turn is a pass</source>
      <translation>uma hora sem jogada é passar</translation>
    </message>
    <message>
      <source>an open table: {game}</source>
      <translation>uma mesa aberta: {game}</translation>
    </message>
    <message>
      <source>an organ for worm {worm}</source>
      <translation>um órgão para a minhoca {worm}</translation>
    </message>
    <message>
      <source>an organ has to be added here</source>
      <translation>aqui é preciso pôr um órgão</translation>
    </message>
    <message>
      <source>anchor</source>
      <translation>âncora</translation>
    </message>
    <message>
      <source>another game</source>
      <translation>outra partida</translation>
    </message>
    <message numerus="yes">
      <source>another key has this name in {count} other games on this laptop</source>
      <extracomment>another key has this name in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>outra chave tem este nome em {count} outra partida neste notebook</numerusform>
        <numerusform>outra chave tem este nome em {count} outras partidas neste notebook</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>another key than in {count} earlier games: ask who it is</source>
      <extracomment>another key than in an earlier game: ask who it is</extracomment>
      <translation>
        <numerusform>outra chave que em {count} partida anterior: pergunte quem é</numerusform>
        <numerusform>outra chave que em {count} partidas anteriores: pergunte quem é</numerusform>
      </translation>
    </message>
    <message>
      <source>another kind of value belongs here than {value}</source>
      <translation>aqui cabe outro tipo de valor que {value}</translation>
    </message>
    <message>
      <source>another program uses your key</source>
      <translation>outro programa usa a sua chave</translation>
    </message>
    <message>
      <source>answers a call otherwise than an answer must be</source>
      <translation>responde a um chamado de outro modo do que uma resposta deve ser</translation>
    </message>
    <message>
      <source>answers or seals a call that is not allowed</source>
      <translation>responde ou lacra um chamado que não é permitido</translation>
    </message>
    <message>
      <source>apple</source>
      <translation>maçã</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
      <source>arrow</source>
      <translation>seta</translation>
    </message>
    <message>
      <source>at the blank space {space}</source>
      <translation>na casa vazia {space}</translation>
    </message>
    <message>
      <source>at the food on {space}</source>
      <translation>na comida em {space}</translation>
    </message>
    <message>
      <source>at the line</source>
      <translation>na linha</translation>
    </message>
    <message>
      <source>at the rock on {space}</source>
      <translation>na pedra em {space}</translation>
    </message>
    <message>
      <source>at the table: {names}</source>
      <translation>à mesa: {names}</translation>
    </message>
    <message>
      <source>at the table: {names}; waiting for {missing}</source>
      <translation>à mesa: {names}; esperando {missing}</translation>
    </message>
    <message>
      <source>at this table the worm advances before a post is swung</source>
      <translation>nesta mesa a minhoca anda antes de girar um poste</translation>
    </message>
    <message>
      <source>at worm {worm}</source>
      <translation>na minhoca {worm}</translation>
    </message>
    <message>
      <source>babies</source>
      <translation>bebês</translation>
    </message>
    <message>
      <source>babies get any organ but a collar</source>
      <translation>bebês recebem qualquer órgão, menos um colar</translation>
    </message>
    <message>
      <source>baby of {count}</source>
      <translation>bebê de {count}</translation>
    </message>
    <message>
      <source>bear</source>
      <translation>urso</translation>
    </message>
    <message>
      <source>begins with {found}, a log with {wanted}</source>
      <translation>começa com {found}, um registro com {wanted}</translation>
    </message>
    <message>
      <source>behind</source>
      <translation>atrás</translation>
    </message>
    <message>
      <source>bell</source>
      <translation>sino</translation>
    </message>
    <message>
      <source>belongs to another game</source>
      <translation>é de outra partida</translation>
    </message>
    <message>
      <source>best in {game}</source>
      <translation>melhor em {game}</translation>
    </message>
    <message>
      <source>bid</source>
      <translation>lance</translation>
    </message>
    <message>
      <source>bids by dice</source>
      <translation>dá lance com dados</translation>
    </message>
    <message>
      <source>bids {face}</source>
      <translation>dá {face}</translation>
    </message>
    <message>
      <source>bird</source>
      <translation>pássaro</translation>
    </message>
    <message>
      <source>blank areas</source>
      <translation>áreas vazias</translation>
    </message>
    <message>
      <source>boat</source>
      <translation>barco</translation>
    </message>
    <message>
      <source>bone</source>
      <translation>osso</translation>
    </message>
    <message>
      <source>book</source>
      <translation>livro</translation>
    </message>
    <message>
      <source>both are {name}: choose two keys</source>
      <translation>as duas são {name}: escolha duas chaves</translation>
    </message>
    <message>
      <source>both keys are the same player</source>
      <translation>as duas chaves são do mesmo jogador</translation>
    </message>
    <message>
      <source>bots whose logs are in {folder}: {logs} instead of {bots}</source>
      <translation>bots com registro em {folder}: {logs} em vez de {bots}</translation>
    </message>
    <message>
      <source>bottle</source>
      <translation>garrafa</translation>
    </message>
    <message>
      <source>brain</source>
      <translation>cérebro</translation>
    </message>
    <message>
      <source>brain {space}: fill it in to turn a die</source>
      <translation>cérebro {space}: preencha para virar um dado</translation>
    </message>
    <message>
      <source>brains not filled in</source>
      <translation>cérebros não preenchidos</translation>
    </message>
    <message>
      <source>brains unfilled</source>
      <translation>cérebros livres</translation>
    </message>
    <message>
      <source>bread</source>
      <translation>pão</translation>
    </message>
    <message>
      <source>breaks rule {tag}</source>
      <translation>viola a regra {tag}</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>ponte</translation>
    </message>
    <message>
      <source>bring a friend: laptops in the room download the program from this one, in a browser</source>
      <translation>traga alguém: notebooks na sala baixam o programa deste aqui, num navegador</translation>
    </message>
    <message>
      <source>broom</source>
      <translation>vassoura</translation>
    </message>
    <message>
      <source>bump</source>
      <translation>trombada</translation>
    </message>
    <message>
      <source>bump!</source>
      <translation>pof!</translation>
    </message>
    <message>
      <source>bumped</source>
      <translation>trombou</translation>
    </message>
    <message>
      <source>bumps</source>
      <translation>trombadas</translation>
    </message>
    <message>
      <source>butter</source>
      <translation>manteiga</translation>
    </message>
    <message>
      <source>by seat, or by lot (seat)</source>
      <translation>por lugar, ou por sorteio (seat)</translation>
    </message>
    <message>
      <source>byte 0: the header is damaged, yet records follow it</source>
      <translation>byte 0: o cabeçalho está danificado, mas há entradas depois dele</translation>
    </message>
    <message>
      <source>byte {byte} (good records before it: {count}): {why}</source>
      <translation>byte {byte} (entradas boas antes: {count}): {why}</translation>
    </message>
    <message>
      <source>byte {byte}: the log has format {found}, and we read format {wanted}: update this program</source>
      <translation>byte {byte}: o registro tem o formato {found}, e nós lemos o formato {wanted}: atualize este programa</translation>
    </message>
    <message>
      <source>bytes of a record: {count}</source>
      <translation>bytes de uma entrada: {count}</translation>
    </message>
    <message>
      <source>cactus</source>
      <translation>cacto</translation>
    </message>
    <message>
      <source>call</source>
      <translation>chamado</translation>
    </message>
    <message>
      <source>call of the others: {asked}</source>
      <translation>chamado dos outros: {asked}</translation>
    </message>
    <message>
      <source>call: {asked}, as soon as a majority agrees</source>
      <translation>chamado: {asked}, assim que uma maioria concordar</translation>
    </message>
    <message>
      <source>calls a step complete that is not, or completes it otherwise</source>
      <translation>diz que um passo está completo sem estar, ou o completa de outro modo</translation>
    </message>
    <message>
      <source>camel</source>
      <translation>camelo</translation>
    </message>
    <message>
      <source>candle</source>
      <translation>vela</translation>
    </message>
    <message>
      <source>cannot be judged here</source>
      <translation>não pode ser conferido aqui</translation>
    </message>
    <message>
      <source>castle</source>
      <translation>castelo</translation>
    </message>
    <message>
      <source>chapter {number}</source>
      <translation>capítulo {number}</translation>
    </message>
    <message>
      <source>check adapters, ports, firewall and disk; listen for other peers</source>
      <translation>conferir adaptadores, portas, firewall e disco; escutar outros participantes</translation>
    </message>
    <message>
      <source>check logs: every signature, opening, move and step; compare several copies</source>
      <translation>conferir registros: cada assinatura, abertura, jogada e passo; comparar várias cópias</translation>
    </message>
    <message>
      <source>checking logs</source>
      <translation>conferindo registros</translation>
    </message>
    <message>
      <source>checks, unfinished</source>
      <translation>confere, não terminada</translation>
    </message>
    <message>
      <source>checks, with a proof against a seat</source>
      <translation>confere, com uma prova contra um lugar</translation>
    </message>
    <message>
      <source>checks, with calls by the players</source>
      <translation>confere, com chamados dos jogadores</translation>
    </message>
    <message>
      <source>cheese</source>
      <translation>queijo</translation>
    </message>
    <message>
      <source>chequered</source>
      <translation>xadrez</translation>
    </message>
    <message>
      <source>cherry</source>
      <translation>cereja</translation>
    </message>
    <message>
      <source>chooses {worm} for an organ</source>
      <translation>escolhe {worm} para um órgão</translation>
    </message>
    <message>
      <source>choosing</source>
      <translation>escolhendo</translation>
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation>clique para tirar {space}</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>relógio</translation>
    </message>
    <message>
      <source>cloud</source>
      <translation>nuvem</translation>
    </message>
    <message>
      <source>codes have no {value!r}</source>
      <translation>códigos não têm {value!r}</translation>
    </message>
    <message>
      <source>collar</source>
      <translation>colar</translation>
    </message>
    <message>
      <source>collar pairs</source>
      <translation>pares de colares</translation>
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation>colar {space}: com quem?</translation>
    </message>
    <message>
      <source>column {column}</source>
      <translation>coluna {column}</translation>
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation>colunas {first} a {last}</translation>
    </message>
    <message>
      <source>comes after the end of the game</source>
      <translation>vem depois do fim da partida</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>comandos</translation>
    </message>
    <message>
      <source>comparing</source>
      <translation>comparando</translation>
    </message>
    <message>
      <source>conga</source>
      <translation>trenzinho</translation>
    </message>
    <message>
      <source>cozy</source>
      <translation>no aconchego</translation>
    </message>
    <message>
      <source>cozy as compost</source>
      <translation>no aconchego do composto</translation>
    </message>
    <message>
      <source>cozy rocks</source>
      <translation>pedras aconchegadas</translation>
    </message>
    <message>
      <source>cozy worms</source>
      <translation>aconchegadas</translation>
    </message>
    <message>
      <source>crawls {count}</source>
      <translation>rasteja {count}</translation>
    </message>
    <message>
      <source>crawls {count} of {number}</source>
      <translation>rasteja {count} de {number}</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and is stuck</source>
      <translation>rasteja {count} de {number} e fica presa</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and stops there</source>
      <translation>rasteja {count} de {number} e para ali</translation>
    </message>
    <message>
      <source>crawls {number}</source>
      <translation>rasteja {number}</translation>
    </message>
    <message>
      <source>crown</source>
      <translation>coroa</translation>
    </message>
    <message>
      <source>decision {number}: {said}</source>
      <translation>decisão {number}: {said}</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>dados</translation>
    </message>
    <message>
      <source>differ in step {next}</source>
      <translation>diferem no passo {next}</translation>
    </message>
    <message>
      <source>different worm shapes on the sheet</source>
      <translation>formas de minhoca diferentes na folha</translation>
    </message>
    <message>
      <source>disk</source>
      <translation>disco</translation>
    </message>
    <message>
      <source>does not begin with a genesis</source>
      <translation>não começa com uma gênese</translation>
    </message>
    <message>
      <source>does not check</source>
      <translation>não confere</translation>
    </message>
    <message>
      <source>does not continue this game's past</source>
      <translation>não continua o passado desta partida</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>não anda</translation>
    </message>
    <message>
      <source>does not open the commitment it made</source>
      <translation>não abre o compromisso que fez</translation>
    </message>
    <message>
      <source>does not open the salt that its offer fixed</source>
      <translation>não abre o sal que sua oferta fixou</translation>
    </message>
    <message>
      <source>dotted</source>
      <translation>pontilhada</translation>
    </message>
    <message>
      <source>downloading: {percentage} %</source>
      <translation>baixando: {percentage} %</translation>
    </message>
    <message>
      <source>downloads finished: {count}</source>
      <translation>downloads terminados: {count}</translation>
    </message>
    <message>
      <source>drawing</source>
      <translation>desenhando</translation>
    </message>
    <message>
      <source>drawing the clip</source>
      <translation>desenhando o clipe</translation>
    </message>
    <message>
      <source>drawing, {total}</source>
      <translation>desenhando, {total}</translation>
    </message>
    <message>
      <source>drrrrr…</source>
      <translation>drrrrr…</translation>
    </message>
    <message>
      <source>drum</source>
      <translation>tambor</translation>
    </message>
    <message>
      <source>eagle</source>
      <translation>águia</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>fácil</translation>
    </message>
    <message>
      <source>edge worms</source>
      <translation>na borda</translation>
    </message>
    <message>
      <source>egg</source>
      <translation>ovo</translation>
    </message>
    <message>
      <source>elephant</source>
      <translation>elefante</translation>
    </message>
    <message>
      <source>en</source>
      <translation>pt_BR</translation>
    </message>
    <message>
      <source>encryption</source>
      <translation>criptografia</translation>
    </message>
    <message>
      <source>end</source>
      <translation>fim</translation>
    </message>
    <message>
      <source>end when the standard input ends</source>
      <translation>encerrar quando a entrada padrão acabar</translation>
    </message>
    <message>
      <source>ended</source>
      <translation>encerrada</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>iguais</translation>
    </message>
    <message>
      <source>every organ
of {worms}</source>
      <translation>cada órgão
de {worms}</translation>
    </message>
    <message>
      <source>everything checks</source>
      <translation>tudo confere</translation>
    </message>
    <message>
      <source>everything that has to work works</source>
      <translation>tudo o que precisa funcionar funciona</translation>
    </message>
    <message>
      <source>example: {command}</source>
      <translation>exemplo: {command}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>código de saída {code}</translation>
    </message>
    <message>
      <source>exit codes: 0 all is well, 1 the answer is no, 2 wrong use or no log, 3 a newer version's</source>
      <translation>códigos de saída: 0 tudo bem, 1 a resposta é não, 2 uso errado ou não é um registro, 3 de uma versão mais nova</translation>
    </message>
    <message numerus="yes">
      <source>expected %s arguments</source>
      <extracomment>expected %s argument</extracomment>
      <translation>
        <numerusform>esperado %s argumento</numerusform>
        <numerusform>esperados %s argumentos</numerusform>
      </translation>
    </message>
    <message>
      <source>expected at least one argument</source>
      <translation>esperado ao menos um argumento</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>esperado no máximo um argumento</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>esperado um argumento</translation>
    </message>
    <message>
      <source>export</source>
      <translation>exportação</translation>
    </message>
    <message>
      <source>export      {digest}</source>
      <translation>exportação  {digest}</translation>
    </message>
    <message>
      <source>eye</source>
      <translation>olho</translation>
    </message>
    <message>
      <source>eye {space}, food left: {left}</source>
      <translation>olho {space}, comida restante: {left}</translation>
    </message>
    <message>
      <source>eye, mouth, tail, collar, brain, heart are wanted once each, not {value}</source>
      <translation>olho, boca, cauda, colar, cérebro e coração são esperados uma vez cada (eye, mouth, tail, collar, brain, heart), não {value}</translation>
    </message>
    <message>
      <source>eyes and mouths do not look back along their worm, nor tails into it</source>
      <translation>olhos e bocas não olham para trás ao longo da minhoca, nem caudas para dentro dela</translation>
    </message>
    <message>
      <source>eyes and mouths go on the first two spaces, a tail on the last one</source>
      <translation>olhos e bocas vão nas duas primeiras casas, a cauda na última</translation>
    </message>
    <message>
      <source>feather</source>
      <translation>pena</translation>
    </message>
    <message>
      <source>fed worms</source>
      <translation>minhocas alimentadas</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, but not while they are open, as usual on Windows; {free} MB are free</source>
      <translation>arquivos em {folder} são gravados de vez em {took} ms, bloqueados e substituídos, mas não enquanto abertos, como de costume no Windows; {free} MB livres</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, open ones too; {free} MB are free</source>
      <translation>arquivos em {folder} são gravados de vez em {took} ms, bloqueados e substituídos, também os abertos; {free} MB livres</translation>
    </message>
    <message>
      <source>fill in a brain</source>
      <translation>preencher um cérebro</translation>
    </message>
    <message>
      <source>fills in the brain on {space}: {change}</source>
      <translation>preenche o cérebro em {space}: {change}</translation>
    </message>
    <message>
      <source>finish</source>
      <translation>chegada</translation>
    </message>
    <message>
      <source>finish post {number}</source>
      <translation>poste de chegada {number}</translation>
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
      <translation>o firewalld está ligado: dois notebooks com firewall podem não se alcançar; ponha esta rede na zona dele `home` ou `trusted`</translation>
    </message>
    <message>
      <source>first fault: {fault}</source>
      <translation>primeira falha: {fault}</translation>
    </message>
    <message numerus="yes">
      <source>first fault: {fault}; {count} records behind it prove nothing</source>
      <extracomment>first fault: {fault}; {count} record behind it proves nothing</extracomment>
      <translation>
        <numerusform>primeira falha: {fault}; {count} entrada depois dela não prova nada</numerusform>
        <numerusform>primeira falha: {fault}; {count} entradas depois dela não provam nada</numerusform>
      </translation>
    </message>
    <message>
      <source>fish</source>
      <translation>peixe</translation>
    </message>
    <message>
      <source>five</source>
      <translation>cinco</translation>
    </message>
    <message>
      <source>flag</source>
      <translation>bandeira</translation>
    </message>
    <message>
      <source>flute</source>
      <translation>flauta</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>pasta</translation>
    </message>
    <message>
      <source>follow a table without a seat: everything verified, nothing signed</source>
      <translation>acompanhar uma mesa sem lugar: tudo verificado, nada assinado</translation>
    </message>
    <message>
      <source>food on {space}</source>
      <translation>comida em {space}</translation>
    </message>
    <message>
      <source>foods</source>
      <translation>comida</translation>
    </message>
    <message>
      <source>foods eaten</source>
      <translation>comida comida</translation>
    </message>
    <message>
      <source>foods that a mouth is at</source>
      <translation>comidas com uma boca diante delas</translation>
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
      <translation>garfo</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quatro</translation>
    </message>
    <message>
      <source>friends</source>
      <translation>amigas</translation>
    </message>
    <message>
      <source>frog</source>
      <translation>sapo</translation>
    </message>
    <message>
      <source>from this laptop</source>
      <translation>deste laptop</translation>
    </message>
    <message>
      <source>from {name}'s laptop</source>
      <translation>do laptop de {name}</translation>
    </message>
    <message>
      <source>full lines</source>
      <translation>linhas cheias</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partida</translation>
    </message>
    <message>
      <source>game {game} cannot be gone on with: {why}; it may still be audited</source>
      <translation>não dá para continuar a partida {game}: {why}; ainda dá para conferi-la</translation>
    </message>
    <message>
      <source>game {game} is already open in another window (process {process}): use that window, or close it first</source>
      <translation>a partida {game} já está aberta em outra janela (processo {process}): use essa janela, ou feche-a antes</translation>
    </message>
    <message>
      <source>games</source>
      <translation>partidas</translation>
    </message>
    <message>
      <source>games are saved in {folder}: {free} MB free, make room</source>
      <translation>as partidas são salvas em {folder}: {free} MB livres, abra espaço</translation>
    </message>
    <message>
      <source>games can be saved in {folder}: {free} MB free</source>
      <translation>as partidas podem ser salvas em {folder}: {free} MB livres</translation>
    </message>
    <message>
      <source>games cannot be saved in {folder}: {why}; mend that or choose another --data DIR</source>
      <translation>as partidas não podem ser salvas em {folder}: {why}; conserte isso ou escolha outro --data DIR</translation>
    </message>
    <message>
      <source>games won</source>
      <translation>partidas ganhas</translation>
    </message>
    <message>
      <source>garlic</source>
      <translation>alho</translation>
    </message>
    <message>
      <source>gathered and checked, {vouched}</source>
      <translation>reunido e verificado, {vouched}</translation>
    </message>
    <message>
      <source>ghost</source>
      <translation>fantasma</translation>
    </message>
    <message>
      <source>giraffe</source>
      <translation>girafa</translation>
    </message>
    <message>
      <source>give a length in mm, such as 610</source>
      <translation>dê um comprimento em mm, como 610</translation>
    </message>
    <message>
      <source>give a number of seconds above 0</source>
      <translation>dê um número de segundos acima de 0</translation>
    </message>
    <message>
      <source>give an organ to a worm:</source>
      <translation>dar um órgão a uma minhoca:</translation>
    </message>
    <message>
      <source>give up after so many seconds</source>
      <translation>desistir depois de tantos segundos</translation>
    </message>
    <message>
      <source>glove</source>
      <translation>luva</translation>
    </message>
    <message>
      <source>go on with the game that was left last, or with GAME as `games` names it</source>
      <translation>continuar a última partida deixada, ou a GAME, como `games` a chama</translation>
    </message>
    <message>
      <source>go on with the last unfinished game, or with GAME as `games` names it</source>
      <translation>continuar a última partida não terminada, ou a GAME, como `games` a chama</translation>
    </message>
    <message>
      <source>go on without a silent seat after so many seconds, if a majority agrees (20)</source>
      <translation>continuar sem um lugar calado depois de tantos segundos, se uma maioria concordar (20)</translation>
    </message>
    <message>
      <source>go on without {name}</source>
      <translation>continuar sem {name}</translation>
    </message>
    <message>
      <source>go on without {name}, for good</source>
      <translation>continuar sem {name}, de vez</translation>
    </message>
    <message>
      <source>goes on from step {step} of another game</source>
      <translation>continua do passo {step} de outra partida</translation>
    </message>
    <message>
      <source>gone home</source>
      <translation>foi embora</translation>
    </message>
    <message>
      <source>grade {grade} of 5, {name}</source>
      <translation>grau {grade} de 5, {name}</translation>
    </message>
    <message>
      <source>group</source>
      <translation>grupo</translation>
    </message>
    <message>
      <source>grow from the end on {space}</source>
      <translation>crescer da ponta em {space}</translation>
    </message>
    <message>
      <source>grow from the head on {space}</source>
      <translation>crescer da cabeça em {space}</translation>
    </message>
    <message>
      <source>grow onto {space}</source>
      <translation>crescer para {space}</translation>
    </message>
    <message>
      <source>grows onto {space}</source>
      <translation>cresce para {space}</translation>
    </message>
    <message>
      <source>guitar</source>
      <translation>violão</translation>
    </message>
    <message>
      <source>hammer</source>
      <translation>martelo</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>difícil</translation>
    </message>
    <message>
      <source>has left for now</source>
      <translation>saiu por ora</translation>
    </message>
    <message>
      <source>has left the game</source>
      <translation>saiu da partida</translation>
    </message>
    <message>
      <source>hat</source>
      <translation>chapéu</translation>
    </message>
    <message>
      <source>heart</source>
      <translation>coração</translation>
    </message>
    <message>
      <source>hedgehog</source>
      <translation>ouriço</translation>
    </message>
    <message>
      <source>holds a proof that proves nothing</source>
      <translation>tem uma prova que não prova nada</translation>
    </message>
    <message>
      <source>holds a record that is none</source>
      <translation>tem uma entrada que não é entrada</translation>
    </message>
    <message>
      <source>holds a second genesis</source>
      <translation>tem uma segunda gênese</translation>
    </message>
    <message>
      <source>holds an act before every seat has said yes to the genesis</source>
      <translation>tem um ato antes de todos os lugares dizerem sim à gênese</translation>
    </message>
    <message>
      <source>honey</source>
      <translation>mel</translation>
    </message>
    <message>
      <source>horse</source>
      <translation>cavalo</translation>
    </message>
    <message>
      <source>hour {hour} of {count}</source>
      <translation>hora {hour} de {count}</translation>
    </message>
    <message>
      <source>how many bots (4)</source>
      <translation>quantos bots (4)</translation>
    </message>
    <message>
      <source>how many play (3)</source>
      <translation>quantos jogam (3)</translation>
    </message>
    <message>
      <source>how well bots play ({levels})</source>
      <translation>o quanto os bots jogam bem ({levels})</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>argumento explícito %r ignorado</translation>
    </message>
    <message>
      <source>in another network: {address}</source>
      <translation>em outra rede: {address}</translation>
    </message>
    <message>
      <source>in this edition a worm does not turn round</source>
      <translation>nesta edição a minhoca não dá meia-volta</translation>
    </message>
    <message>
      <source>in words, without a window</source>
      <translation>em palavras, sem janela</translation>
    </message>
    <message>
      <source>invalid %(type)s value: %(value)r</source>
      <translation>valor de %(type)s inválido: %(value)r</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>escolha inválida: %(value)r (escolha entre %(choices)s)</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
      <translation>escolha inválida: %(value)r, talvez você queira %(closest)r? (escolha entre %(choices)s)</translation>
    </message>
    <message>
      <source>is away, so the hour is a pass</source>
      <translation>está fora, então a hora é passada</translation>
    </message>
    <message>
      <source>is damaged</source>
      <translation>está danificado</translation>
    </message>
    <message>
      <source>is not here</source>
      <translation>não está aqui</translation>
    </message>
    <message>
      <source>is not signed by its seat</source>
      <translation>não está assinado pelo seu lugar</translation>
    </message>
    <message>
      <source>is of a game in which the key beside it has no seat</source>
      <translation>é de uma partida em que a chave ao lado não tem lugar</translation>
    </message>
    <message>
      <source>is of a newer version of this program</source>
      <translation>é de uma versão mais nova deste programa</translation>
    </message>
    <message>
      <source>is of another version of these rules</source>
      <translation>é de outra versão destas regras</translation>
    </message>
    <message>
      <source>is of options that these rules do not have</source>
      <translation>é de opções que estas regras não têm</translation>
    </message>
    <message>
      <source>is of rules that this program does not know</source>
      <translation>é de regras que este programa não conhece</translation>
    </message>
    <message>
      <source>is one message too many for its seat and step</source>
      <translation>é uma mensagem a mais para seu lugar e passo</translation>
    </message>
    <message>
      <source>island</source>
      <translation>ilha</translation>
    </message>
    <message>
      <source>it comes from behind the finish line, but the race ends</source>
      <translation>vem de trás da linha de chegada, mas a corrida acaba</translation>
    </message>
    <message>
      <source>it did not say hello</source>
      <translation>não disse olá</translation>
    </message>
    <message>
      <source>it does not lie wholly on the table</source>
      <translation>não está inteiro sobre a mesa</translation>
    </message>
    <message>
      <source>it does not touch the finish line, but the race ends</source>
      <translation>não toca a linha de chegada, mas a corrida acaba</translation>
    </message>
    <message>
      <source>it does not touch {worm}</source>
      <translation>ela não toca {worm}</translation>
    </message>
    <message numerus="yes">
      <source>it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you</source>
      <extracomment>it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you</extracomment>
      <translation>
        <numerusform>acaba depois de {count} minuto, ou com Ctrl+C; quem baixa confia em você</numerusform>
        <numerusform>acaba depois de {count} minutos, ou com Ctrl+C; quem baixa confia em você</numerusform>
      </translation>
    </message>
    <message>
      <source>it goes on from step {step} of the game {game}</source>
      <translation>continua do passo {step} da partida {game}</translation>
    </message>
    <message>
      <source>it goes; a rest of 50 ms takes {took} ms</source>
      <translation>anda; um descanso de 50 ms leva {took} ms</translation>
    </message>
    <message>
      <source>it has signed in this step already</source>
      <translation>já assinou neste passo</translation>
    </message>
    <message>
      <source>it has {size} bytes, and at most {most} are read: is it the right file?</source>
      <translation>tem {size} bytes, e lemos no máximo {most}: é o arquivo certo?</translation>
    </message>
    <message>
      <source>it has {value} instead of {letters}</source>
      <translation>tem {value} em vez de {letters}</translation>
    </message>
    <message>
      <source>it is a folder: choose a file in it</source>
      <translation>é uma pasta: escolha um arquivo nela</translation>
    </message>
    <message>
      <source>it is a pipe or a device: copy what it gives to a file first</source>
      <translation>é um pipe ou um dispositivo: antes copie para um arquivo o que ele dá</translation>
    </message>
    <message>
      <source>it is at a food, but no space of its worm is free</source>
      <translation>está diante de comida, mas nenhuma casa da sua minhoca está livre</translation>
    </message>
    <message>
      <source>it is not at a food</source>
      <translation>não está diante de comida</translation>
    </message>
    <message>
      <source>it is not its turn</source>
      <translation>não é a vez dele</translation>
    </message>
    <message>
      <source>it is not this player's turn</source>
      <translation>não é a vez deste jogador</translation>
    </message>
    <message>
      <source>it never began</source>
      <translation>nunca começou</translation>
    </message>
    <message>
      <source>it overlaps a post</source>
      <translation>fica por cima de um poste</translation>
    </message>
    <message>
      <source>it sees no blank space</source>
      <translation>não vê nenhuma casa vazia</translation>
    </message>
    <message>
      <source>it sent a hello that was made for another connection</source>
      <translation>mandou um olá feito para outra conexão</translation>
    </message>
    <message>
      <source>it sent a message that does not count (step {step}, seat {seat}: {why})</source>
      <translation>mandou uma mensagem que não vale (passo {step}, lugar {seat}: {why})</translation>
    </message>
    <message>
      <source>it sent large packets before it said hello</source>
      <translation>mandou pacotes grandes antes de dizer olá</translation>
    </message>
    <message>
      <source>it sent something that is no packet</source>
      <translation>mandou algo que não é um pacote</translation>
    </message>
    <message>
      <source>it touches the finish line, but the race goes on</source>
      <translation>toca a linha de chegada, mas a corrida continua</translation>
    </message>
    <message>
      <source>it touches {name}'s worm</source>
      <translation>toca a minhoca de {name}</translation>
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation>agora não mudaria nada</translation>
    </message>
    <message>
      <source>its bytes are not those of a key</source>
      <translation>seus bytes não são os de uma chave</translation>
    </message>
    <message>
      <source>its length is {count}, less than the {least} bytes at the head of every log</source>
      <translation>seu comprimento é {count}, menos que os {least} bytes no início de todo registro</translation>
    </message>
    <message>
      <source>its length, 200 to 912 mm</source>
      <translation>o comprimento, de 200 a 912 mm</translation>
    </message>
    <message>
      <source>its log is damaged, {why}</source>
      <translation>seu registro está danificado, {why}</translation>
    </message>
    <message>
      <source>its log is missing</source>
      <translation>falta seu registro</translation>
    </message>
    <message>
      <source>its log is no log: {why}</source>
      <translation>seu registro não é um registro: {why}</translation>
    </message>
    <message>
      <source>its log {why}</source>
      <translation>seu registro {why}</translation>
    </message>
    <message>
      <source>its number is far above all that were answered</source>
      <translation>seu número está muito acima de todos os respondidos</translation>
    </message>
    <message>
      <source>its own act of this step comes first</source>
      <translation>seu próprio ato deste passo vem antes</translation>
    </message>
    <message>
      <source>its seat belongs to another key than the one here</source>
      <translation>o lugar dela é de outra chave, não da que está aqui</translation>
    </message>
    <message>
      <source>its worm grows by up to {limit}</source>
      <translation>sua minhoca cresce até {limit}</translation>
    </message>
    <message>
      <source>jacket</source>
      <translation>jaqueta</translation>
    </message>
    <message>
      <source>judging the bids</source>
      <translation>avaliando os lances</translation>
    </message>
    <message>
      <source>key</source>
      <translation>chave</translation>
    </message>
    <message>
      <source>keys and games</source>
      <translation>chaves e partidas</translation>
    </message>
    <message>
      <source>kite</source>
      <translation>pipa</translation>
    </message>
    <message>
      <source>lacks something that this message rests on</source>
      <translation>falta algo de que esta mensagem depende</translation>
    </message>
    <message>
      <source>ladder</source>
      <translation>escada</translation>
    </message>
    <message>
      <source>laid anew, it touches the finish line</source>
      <translation>reposicionada, ela toca a linha de chegada</translation>
    </message>
    <message>
      <source>lamp</source>
      <translation>lâmpada</translation>
    </message>
    <message>
      <source>lanes by lot</source>
      <translation>raias por sorteio</translation>
    </message>
    <message>
      <source>largest blank area</source>
      <translation>maior área vazia</translation>
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
      <translation>ontem à noite</translation>
    </message>
    <message>
      <source>last played</source>
      <translation>jogada por último</translation>
    </message>
    <message>
      <source>leads</source>
      <translation>lidera</translation>
    </message>
    <message>
      <source>leaves for good</source>
      <translation>sai de vez</translation>
    </message>
    <message>
      <source>leaving for good at step {step}; {game}</source>
      <translation>saindo de vez no passo {step}; {game}</translation>
    </message>
    <message>
      <source>left for good at step {step}; {game}</source>
      <translation>saiu de vez no passo {step}; {game}</translation>
    </message>
    <message>
      <source>left out for now</source>
      <translation>de fora por ora</translation>
    </message>
    <message>
      <source>lemon</source>
      <translation>limão</translation>
    </message>
    <message>
      <source>let all organs of a worm act:</source>
      <translation>deixar agir todos os órgãos de uma minhoca:</translation>
    </message>
    <message>
      <source>let {name} go for good</source>
      <translation>deixar {name} sair de vez</translation>
    </message>
    <message>
      <source>lets {worm} act</source>
      <translation>deixa {worm} agir</translation>
    </message>
    <message>
      <source>likes to bid</source>
      <translation>gosta de dar</translation>
    </message>
    <message>
      <source>limbering up</source>
      <translation>alongando-se</translation>
    </message>
    <message>
      <source>line {number}, </source>
      <translation>linha {number}, </translation>
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
      <translation>trenzinho {worms}, ações restantes: {left}</translation>
    </message>
    <message>
      <source>lion</source>
      <translation>leão</translation>
    </message>
    <message>
      <source>list the saved games of this laptop and how they stand</source>
      <translation>listar as partidas salvas deste notebook e como estão</translation>
    </message>
    <message>
      <source>listening for some seconds ...</source>
      <translation>escutando por alguns segundos ...</translation>
    </message>
    <message>
      <source>log: {path}</source>
      <translation>registro: {path}</translation>
    </message>
    <message>
      <source>longest step in mm</source>
      <translation>passo mais longo em mm</translation>
    </message>
    <message>
      <source>longest worm</source>
      <translation>minhoca mais longa</translation>
    </message>
    <message>
      <source>look back at a game: everybody's chances, and better bids, moves and hours, by bots</source>
      <translation>rever uma partida: as chances de todos, e lances, jogadas e horas melhores, por bots</translation>
    </message>
    <message>
      <source>looking down</source>
      <translation>olhando para baixo</translation>
    </message>
    <message>
      <source>looking for better hours</source>
      <translation>buscando horas melhores</translation>
    </message>
    <message>
      <source>looking for better moves</source>
      <translation>buscando jogadas melhores</translation>
    </message>
    <message>
      <source>looking left</source>
      <translation>olhando à esquerda</translation>
    </message>
    <message>
      <source>looking right</source>
      <translation>olhando à direita</translation>
    </message>
    <message>
      <source>looking round…</source>
      <translation>olhando em volta…</translation>
    </message>
    <message>
      <source>looking up</source>
      <translation>olhando para cima</translation>
    </message>
    <message>
      <source>looks at the finish</source>
      <translation>revê a chegada</translation>
    </message>
    <message>
      <source>mDNS is off ({what}): the beacon may do</source>
      <translation>o mDNS está desligado ({what}): o farol pode bastar</translation>
    </message>
    <message>
      <source>mDNS is off, no adapter: join a network</source>
      <translation>o mDNS está desligado, nenhum adaptador: entre numa rede</translation>
    </message>
    <message>
      <source>macOS asks once about incoming connections and about devices on the local network: allow both, later in System Settings &gt; Privacy &amp; Security &gt; Local Network</source>
      <translation>o macOS pergunta uma vez sobre conexões recebidas e sobre dispositivos na rede local: permita as duas, depois em Ajustes do Sistema &gt; Privacidade e Segurança &gt; Rede Local</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network</source>
      <translation>o macOS mantém este programa fora da rede local</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network: switch it on in System Settings &gt; Privacy &amp; Security &gt; Local Network, then start it again</source>
      <translation>o macOS mantém este programa fora da rede local: ligue-o em Ajustes do Sistema &gt; Privacidade e Segurança &gt; Rede Local e inicie-o de novo</translation>
    </message>
    <message>
      <source>macOS, Apple chip</source>
      <translation>macOS, chip da Apple</translation>
    </message>
    <message>
      <source>macOS, Intel chip</source>
      <translation>macOS, chip da Intel</translation>
    </message>
    <message>
      <source>marks are whole numbers that rise from 1 or more, one for each group, not {value}</source>
      <translation>marcas são números inteiros que sobem a partir de 1 ou mais, uma para cada grupo, não {value}</translation>
    </message>
    <message>
      <source>mean place</source>
      <translation>lugar médio</translation>
    </message>
    <message>
      <source>measure every move of a race again with another geometry library, shapely</source>
      <translation>medir cada jogada de uma corrida de novo com outra biblioteca de geometria, shapely</translation>
    </message>
    <message>
      <source>meet only those who use this port number too ({port})</source>
      <translation>encontrar só quem também usa este número de porta ({port})</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>memória</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>falta</translation>
    </message>
    <message>
      <source>mm to the line</source>
      <translation>mm até a linha</translation>
    </message>
    <message>
      <source>moon</source>
      <translation>lua</translation>
    </message>
    <message>
      <source>most in a row</source>
      <translation>mais seguidas</translation>
    </message>
    <message>
      <source>most organs</source>
      <translation>mais órgãos</translation>
    </message>
    <message>
      <source>most points</source>
      <translation>mais pontos</translation>
    </message>
    <message>
      <source>mouth</source>
      <translation>boca</translation>
    </message>
    <message>
      <source>mouths at food {space}</source>
      <translation>bocas na comida {space}</translation>
    </message>
    <message>
      <source>moved {number}</source>
      <translation>andou {number}</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>jogadas</translation>
    </message>
    <message>
      <source>moves 1st</source>
      <translation>anda em 1º</translation>
    </message>
    <message>
      <source>moves 2nd</source>
      <translation>anda em 2º</translation>
    </message>
    <message>
      <source>moves 3rd</source>
      <translation>anda em 3º</translation>
    </message>
    <message>
      <source>moves 4th</source>
      <translation>anda em 4º</translation>
    </message>
    <message>
      <source>moves 5th</source>
      <translation>anda em 5º</translation>
    </message>
    <message>
      <source>moves next</source>
      <translation>anda a seguir</translation>
    </message>
    <message>
      <source>moves {number}</source>
      <translation>anda {number}</translation>
    </message>
    <message>
      <source>moving</source>
      <translation>andando</translation>
    </message>
    <message>
      <source>mushroom</source>
      <translation>cogumelo</translation>
    </message>
    <message>
      <source>my die: {face}</source>
      <translation>meu dado: {face}</translation>
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation>meu dado: {face}, mudado</translation>
    </message>
    <message>
      <source>my die: {face}, changed; the table rolled {old}</source>
      <translation>meu dado: {face}, mudado; a mesa rolou {old}</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nome</translation>
    </message>
    <message>
      <source>name a command first</source>
      <translation>antes diga um comando</translation>
    </message>
    <message>
      <source>names a seat that is not at the table</source>
      <translation>nomeia um lugar que não está à mesa</translation>
    </message>
    <message>
      <source>naming</source>
      <translation>dizendo um número</translation>
    </message>
    <message>
      <source>needle</source>
      <translation>agulha</translation>
    </message>
    <message>
      <source>network</source>
      <translation>rede</translation>
    </message>
    <message>
      <source>never began: nobody sat down</source>
      <translation>nunca começou: ninguém se sentou</translation>
    </message>
    <message>
      <source>never began: {names} did not sit down; {game}</source>
      <translation>nunca começou: {names} não se sentou; {game}</translation>
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation>minhoca nova {worm}, {shape}</translation>
    </message>
    <message>
      <source>no</source>
      <translation>não</translation>
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation>nenhum trenzinho aqui tem um órgão que possa agir</translation>
    </message>
    <message>
      <source>no Conga Line with this tail's worm starts there</source>
      <translation>nenhum trenzinho com a minhoca desta cauda começa ali</translation>
    </message>
    <message>
      <source>no bid</source>
      <translation>sem lance</translation>
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
      <translation>nenhuma casa vazia numa ponta que pode crescer</translation>
    </message>
    <message>
      <source>no brain of the hour before is left to change a die</source>
      <translation>não sobra cérebro da hora anterior para mudar um dado</translation>
    </message>
    <message>
      <source>no distances are measured in this game</source>
      <translation>nesta partida não se medem distâncias</translation>
    </message>
    <message>
      <source>no download yet</source>
      <translation>nenhum download ainda</translation>
    </message>
    <message>
      <source>no firewall of this laptop is known to be on</source>
      <translation>que se saiba, nenhum firewall deste notebook está ligado</translation>
    </message>
    <message>
      <source>no game that is over is saved in {folder}</source>
      <translation>nenhuma partida terminada está salva em {folder}</translation>
    </message>
    <message>
      <source>no game yet</source>
      <translation>nenhuma partida ainda</translation>
    </message>
    <message>
      <source>no games are saved in {folder}</source>
      <translation>nenhuma partida está salva em {folder}</translation>
    </message>
    <message>
      <source>no internet, {vouched}</source>
      <translation>sem internet, {vouched}</translation>
    </message>
    <message>
      <source>no join code leads here, for UDP port {port} cannot be used ({what}): start again, which takes another port</source>
      <translation>nenhum código de entrada leva até aqui, pois a porta UDP {port} não pode ser usada ({what}): inicie de novo, e será outra porta</translation>
    </message>
    <message>
      <source>no log shows who held these keys: one person alone can make all of them</source>
      <translation>nenhum registro mostra quem tinha estas chaves: uma só pessoa pode criar todas</translation>
    </message>
    <message>
      <source>no matching worm here could act</source>
      <translation>nenhuma minhoca que serve aqui poderia agir</translation>
    </message>
    <message>
      <source>no matching worm here has room for it</source>
      <translation>nenhuma minhoca que serve aqui tem espaço</translation>
    </message>
    <message>
      <source>no neighbour with a collar, or no room for a baby</source>
      <translation>nenhum vizinho com colar, ou nenhum espaço para um bebê</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable</source>
      <translation>nenhum adaptador de rede está ligado: ligue o Wi-Fi, ou ponha um cabo</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again</source>
      <translation>nenhum adaptador de rede está ligado: ligue o Wi-Fi, ou ponha um cabo, e teste de novo</translation>
    </message>
    <message>
      <source>no number left</source>
      <translation>não sobra número</translation>
    </message>
    <message>
      <source>no organ of it could do anything now</source>
      <translation>nenhum dos seus órgãos poderia fazer algo agora</translation>
    </message>
    <message>
      <source>no organ of this line could do anything now</source>
      <translation>nenhum órgão deste trenzinho poderia fazer algo agora</translation>
    </message>
    <message>
      <source>no player {player} in the saved games</source>
      <translation>nenhum jogador {player} nas partidas salvas</translation>
    </message>
    <message>
      <source>no region has the number in this hour's name: {value}</source>
      <translation>nenhuma região tem o número no nome desta hora: {value}</translation>
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
      <translation>sem espaço para {shape} em {region}</translation>
    </message>
    <message>
      <source>no shape of the die is called {value}</source>
      <translation>nenhuma forma do dado se chama {value}</translation>
    </message>
    <message>
      <source>no space of it lies in this hour's region</source>
      <translation>nenhuma casa dela fica na região desta hora</translation>
    </message>
    <message>
      <source>no table with {name} now: it kept one waiting, or you said so</source>
      <translation>nenhuma mesa com {name} agora: ficou deixando esperar, ou você pediu assim</translation>
    </message>
    <message>
      <source>no value that can be locked in now</source>
      <translation>nenhum valor que possa ser lacrado agora</translation>
    </message>
    <message>
      <source>no window can be shown here ({what}): install what is missing</source>
      <translation>nenhuma janela pode ser mostrada aqui ({what}): instale o que falta</translation>
    </message>
    <message>
      <source>no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`, or the package xcb-util-cursor of other systems</source>
      <translation>nenhuma janela pode ser mostrada, pois falta uma biblioteca: `sudo apt install libxcb-cursor0`, ou o pacote xcb-util-cursor de outros sistemas</translation>
    </message>
    <message>
      <source>no worm in {region} has the other organ or the shape {shape}</source>
      <translation>nenhuma minhoca em {region} tem o outro órgão ou a forma {shape}</translation>
    </message>
    <message>
      <source>no worm in {region} has {kinds} or the shape {shape}</source>
      <translation>nenhuma minhoca em {region} tem {kinds} ou a forma {shape}</translation>
    </message>
    <message>
      <source>no worm lies in {region}</source>
      <translation>nenhuma minhoca está em {region}</translation>
    </message>
    <message>
      <source>nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A network for guests may keep laptops apart: then use a phone's hotspot or a cable. We keep asking</source>
      <translation>ninguém responde em {host}. Esse notebook está no mesmo Wi-Fi, com o jogo ainda aberto? Uma rede de convidados pode separar os notebooks: então use o hotspot de um celular ou um cabo. Continuamos perguntando</translation>
    </message>
    <message>
      <source>nobody can reach us at {place}: {what}; choose another port or address</source>
      <translation>ninguém pode nos alcançar em {place}: {what}; escolha outra porta ou outro endereço</translation>
    </message>
    <message>
      <source>nobody here has it</source>
      <translation>ninguém aqui tem</translation>
    </message>
    <message>
      <source>nobody is left out before all have opened their salts</source>
      <translation>ninguém fica de fora antes de todos abrirem seus sais</translation>
    </message>
    <message>
      <source>nobody on {name} hands out addresses: put both laptops on one router, or use Wi-Fi</source>
      <translation>ninguém em {name} distribui endereços: ligue os dois notebooks no mesmo roteador, ou use o Wi-Fi</translation>
    </message>
    <message>
      <source>nobody sat down yet</source>
      <translation>ninguém se sentou ainda</translation>
    </message>
    <message>
      <source>nobody yet</source>
      <translation>ninguém ainda</translation>
    </message>
    <message>
      <source>none</source>
      <translation>nenhum</translation>
    </message>
    <message>
      <source>none chosen</source>
      <translation>nenhuma escolhida</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>não permitido com o argumento %s</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing</source>
      <translation>o sal de alguém falta no emblema, então ele não prova nada</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing: open another table</source>
      <translation>o sal de alguém falta no emblema, então ele não prova nada: abra outra mesa</translation>
    </message>
    <message>
      <source>not played yet</source>
      <translation>ainda não jogado</translation>
    </message>
    <message>
      <source>not signed by the makers</source>
      <translation>sem assinatura dos criadores</translation>
    </message>
    <message>
      <source>note: an unfinished game is kept; solo --resume goes on with it instead</source>
      <translation>nota: há uma partida não terminada guardada; solo --resume continua com ela</translation>
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
      <translation>nada pode ser lacrado junto</translation>
    </message>
    <message>
      <source>nothing could be fetched from {name}'s laptop ({what}): “Bring a friend” has to stay open there</source>
      <translation>nada pôde ser buscado do laptop de {name} ({what}): “Traga alguém” tem de ficar aberto lá</translation>
    </message>
    <message>
      <source>nothing in {folder} is what its SHA256SUMS says: copy or make the release again</source>
      <translation>nada em {folder} é o que diz seu SHA256SUMS: copie ou gere a versão de novo</translation>
    </message>
    <message>
      <source>nothing that can be counted is called {value}</source>
      <translation>nada que se possa contar se chama {value}</translation>
    </message>
    <message>
      <source>nothing was played</source>
      <translation>nada foi jogado</translation>
    </message>
    <message>
      <source>now: {frame}</source>
      <translation>agora: {frame}</translation>
    </message>
    <message>
      <source>nudged</source>
      <translation>cutucada</translation>
    </message>
    <message>
      <source>off</source>
      <translation>desligado</translation>
    </message>
    <message>
      <source>off the sheet</source>
      <translation>fora da folha</translation>
    </message>
    <message>
      <source>on the way</source>
      <translation>a caminho</translation>
    </message>
    <message>
      <source>on {space}</source>
      <translation>em {space}</translation>
    </message>
    <message>
      <source>on {space}:</source>
      <translation>em {space}:</translation>
    </message>
    <message>
      <source>one</source>
      <translation>um</translation>
    </message>
    <message>
      <source>one JSON document, for programs</source>
      <translation>um documento JSON, para programas</translation>
    </message>
    <message>
      <source>one finish post may be swung, once</source>
      <translation>um poste de chegada pode ser girado, uma vez</translation>
    </message>
    <message>
      <source>one for everybody left behind</source>
      <translation>um por todos que ficaram para trás</translation>
    </message>
    <message>
      <source>one for the winner alone</source>
      <translation>um só para quem vence</translation>
    </message>
    <message>
      <source>one of its letters is wrong</source>
      <translation>uma das letras está errada</translation>
    </message>
    <message>
      <source>one of our sheets, 1 to 8</source>
      <translation>uma das nossas folhas, de 1 a 8</translation>
    </message>
    <message>
      <source>one of the arguments %s is required</source>
      <translation>é preciso um dos argumentos %s</translation>
    </message>
    <message>
      <source>onion</source>
      <translation>cebola</translation>
    </message>
    <message>
      <source>only a player with an X may swing a finish post</source>
      <translation>só um jogador com um X pode girar um poste de chegada</translation>
    </message>
    <message>
      <source>only an end of the worm can become its head</source>
      <translation>só uma ponta da minhoca pode virar sua cabeça</translation>
    </message>
    <message>
      <source>only you so far</source>
      <translation>só você até aqui</translation>
    </message>
    <message>
      <source>only {free} MB are free: make room</source>
      <translation>só {free} MB livres: abra espaço</translation>
    </message>
    <message>
      <source>only {free} MB of memory are free: close other programs</source>
      <translation>só {free} MB de memória livres: feche outros programas</translation>
    </message>
    <message>
      <source>onto {space}</source>
      <translation>para {space}</translation>
    </message>
    <message>
      <source>openings</source>
      <translation>aberturas</translation>
    </message>
    <message>
      <source>options</source>
      <translation>opções</translation>
    </message>
    <message>
      <source>organs</source>
      <translation>órgãos</translation>
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation>órgãos para os bebês {babies}</translation>
    </message>
    <message>
      <source>organs for the babies</source>
      <translation>órgãos para os bebês</translation>
    </message>
    <message>
      <source>organs on the worm that has the most</source>
      <translation>órgãos na minhoca que mais tem</translation>
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation>órgãos em {spaces} podem agir</translation>
    </message>
    <message>
      <source>other systems</source>
      <translation>outros sistemas</translation>
    </message>
    <message>
      <source>others find this table by themselves; a player who does not adds: --join {codes}</source>
      <translation>outros acham esta mesa sozinhos; quem não acha acrescenta: --join {codes}</translation>
    </message>
    <message>
      <source>others in this room open {address} in a browser</source>
      <translation>outros nesta sala abrem {address} num navegador</translation>
    </message>
    <message>
      <source>out of the egg</source>
      <translation>saindo do ovo</translation>
    </message>
    <message>
      <source>owl</source>
      <translation>coruja</translation>
    </message>
    <message>
      <source>packed on the laptop that gives it, not signed by the makers</source>
      <translation>empacotado no laptop que o dá, sem assinatura dos criadores</translation>
    </message>
    <message>
      <source>packed on {name}'s laptop, not signed by the makers</source>
      <translation>empacotado no laptop de {name}, sem assinatura dos criadores</translation>
    </message>
    <message>
      <source>pairs of touching collars on different worms</source>
      <translation>pares de colares que se tocam em minhocas diferentes</translation>
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation>passar: não fazer nada nesta hora</translation>
    </message>
    <message>
      <source>passed over</source>
      <translation>sem a vez</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>passa</translation>
    </message>
    <message>
      <source>piano</source>
      <translation>piano</translation>
    </message>
    <message>
      <source>place</source>
      <translation>lugar</translation>
    </message>
    <message>
      <source>place a new worm of shape {shape}, which gets {kinds}:</source>
      <translation>pôr uma minhoca nova da forma {shape}, que ganha {kinds}:</translation>
    </message>
    <message>
      <source>place {place}</source>
      <translation>lugar {place}</translation>
    </message>
    <message>
      <source>places worm {worm}, shape {shape}, on {spaces}</source>
      <translation>põe a minhoca {worm}, forma {shape}, em {spaces}</translation>
    </message>
    <message>
      <source>plain</source>
      <translation>lisa</translation>
    </message>
    <message>
      <source>play Worm &amp; Cozy alone in the terminal; every hour is signed and saved</source>
      <translation>jogar Worm &amp; Cozy sozinho no terminal; cada hora é assinada e salva</translation>
    </message>
    <message>
      <source>player</source>
      <translation>jogador</translation>
    </message>
    <message>
      <source>playing on from every step</source>
      <translation>continuando de cada passo</translation>
    </message>
    <message>
      <source>pointing down</source>
      <translation>apontando para baixo</translation>
    </message>
    <message>
      <source>pointing left</source>
      <translation>apontando à esquerda</translation>
    </message>
    <message>
      <source>pointing right</source>
      <translation>apontando à direita</translation>
    </message>
    <message>
      <source>pointing up</source>
      <translation>apontando para cima</translation>
    </message>
    <message>
      <source>points</source>
      <translation>pontos</translation>
    </message>
    <message>
      <source>points, game by game</source>
      <translation>pontos, partida a partida</translation>
    </message>
    <message>
      <source>points, race by race</source>
      <translation>pontos, corrida a corrida</translation>
    </message>
    <message>
      <source>ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet</source>
      <translation>as portas podem ser usadas em {addresses}, e as portas UDP {meet} e {mdns}, pelas quais os jogadores se encontram</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>argumentos posicionais</translation>
    </message>
    <message>
      <source>program</source>
      <translation>programa</translation>
    </message>
    <message>
      <source>pumpkin</source>
      <translation>abóbora</translation>
    </message>
    <message>
      <source>puts up to {count} food</source>
      <translation>põe até {count} de comida</translation>
    </message>
    <message>
      <source>race</source>
      <translation>corrida</translation>
    </message>
    <message>
      <source>re-poses first</source>
      <translation>antes se reposiciona</translation>
    </message>
    <message>
      <source>re-posing a worm is no variant of this edition</source>
      <translation>reposicionar uma minhoca não é variante desta edição</translation>
    </message>
    <message>
      <source>re-posing lays six segments anew; the last one stays</source>
      <translation>reposicionar põe seis segmentos de novo; o último fica</translation>
    </message>
    <message>
      <source>re-posing must change something</source>
      <translation>reposicionar precisa mudar alguma coisa</translation>
    </message>
    <message>
      <source>re-posing must not touch the finish line</source>
      <translation>reposicionar não pode tocar a linha de chegada</translation>
    </message>
    <message>
      <source>reading the saved games</source>
      <translation>lendo as partidas salvas</translation>
    </message>
    <message>
      <source>record {record} {reason}</source>
      <translation>entrada {record} {reason}</translation>
    </message>
    <message>
      <source>refused: {why}</source>
      <translation>recusado: {why}</translation>
    </message>
    <message>
      <source>resigned</source>
      <translation>desistiu</translation>
    </message>
    <message>
      <source>retired: its log is missing or no log; what others saved can be audited</source>
      <translation>arquivada: falta seu registro ou ele não é um registro; dá para conferir o que outros salvaram</translation>
    </message>
    <message>
      <source>retired: {why}</source>
      <translation>arquivada: {why}</translation>
    </message>
    <message>
      <source>reviews</source>
      <translation>na análise</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>anelada</translation>
    </message>
    <message>
      <source>robot</source>
      <translation>robô</translation>
    </message>
    <message>
      <source>rocks that touch no blank space</source>
      <translation>pedras que não tocam casa vazia</translation>
    </message>
    <message>
      <source>rolls {face}</source>
      <translation>rola {face}</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>rodadas</translation>
    </message>
    <message>
      <source>row {row}</source>
      <translation>linha {row}</translation>
    </message>
    <message>
      <source>rows and columns without a blank space</source>
      <translation>linhas e colunas sem casa vazia</translation>
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation>linhas {first} a {last}</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>regras</translation>
    </message>
    <message>
      <source>same here</source>
      <translation>igual aqui</translation>
    </message>
    <message>
      <source>same to step {step}</source>
      <translation>iguais até o passo {step}</translation>
    </message>
    <message>
      <source>save any step of a game as a picture</source>
      <translation>salvar qualquer passo de um jogo como imagem</translation>
    </message>
    <message>
      <source>saved: {path}; open it in a browser and print it</source>
      <translation>salvo: {path}; abra num navegador e imprima</translation>
    </message>
    <message>
      <source>scissors</source>
      <translation>tesoura</translation>
    </message>
    <message>
      <source>sealed</source>
      <translation>lacrado</translation>
    </message>
    <message>
      <source>seals another content than the acts and answers give</source>
      <translation>lacra outro conteúdo do que dão os atos e respostas</translation>
    </message>
    <message>
      <source>seals another state: its rules core computes differently</source>
      <translation>lacra outro estado: o núcleo de regras dele calcula diferente</translation>
    </message>
    <message>
      <source>separate blank areas of 2 to 6 spaces</source>
      <translation>áreas vazias separadas de 2 a 6 casas</translation>
    </message>
    <message>
      <source>several are {player}: choose a key, {keys}</source>
      <translation>vários são {player}: escolha uma chave, {keys}</translation>
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
      <translation>folha</translation>
    </message>
    <message>
      <source>show a game again from its log, in the window or in words</source>
      <translation>rever uma partida a partir do registro, na janela ou em palavras</translation>
    </message>
    <message>
      <source>show program's version number and exit</source>
      <translation>mostrar o número da versão do programa e sair</translation>
    </message>
    <message>
      <source>show the own join code in letters, and as a picture if not said otherwise</source>
      <translation>mostrar o próprio código de entrada em letras, e como imagem se não disser outra coisa</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>mostrar esta mensagem de ajuda e sair</translation>
    </message>
    <message>
      <source>signatures</source>
      <translation>assinaturas</translation>
    </message>
    <message>
      <source>signatures are computed wrongly here: install the program again, and do not play before</source>
      <translation>as assinaturas são calculadas errado aqui: instale o programa de novo, e não jogue antes</translation>
    </message>
    <message>
      <source>signed</source>
      <translation>assinado</translation>
    </message>
    <message>
      <source>signed by the makers</source>
      <translation>assinado pelos criadores</translation>
    </message>
    <message>
      <source>signed by the makers of the program</source>
      <translation>assinado pelos criadores do programa</translation>
    </message>
    <message>
      <source>signed two different things</source>
      <translation>assinou duas coisas diferentes</translation>
    </message>
    <message>
      <source>signed, {total}</source>
      <translation>assinado, {total}</translation>
    </message>
    <message>
      <source>signs nothing</source>
      <translation>não assina nada</translation>
    </message>
    <message>
      <source>signs nothing, {since}</source>
      <translation>não assina nada, {since}</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>em silêncio</translation>
    </message>
    <message>
      <source>silent, {since}</source>
      <translation>em silêncio, {since}</translation>
    </message>
    <message>
      <source>six</source>
      <translation>seis</translation>
    </message>
    <message>
      <source>sly</source>
      <translation>esperto</translation>
    </message>
    <message>
      <source>snail</source>
      <translation>caracol</translation>
    </message>
    <message>
      <source>snug</source>
      <translation>no quentinho</translation>
    </message>
    <message>
      <source>solo --resume goes on with a sheet: leave out --chapter and --sheet</source>
      <translation>solo --resume continua com uma folha: deixe --chapter e --sheet de fora</translation>
    </message>
    <message>
      <source>somebody else answers at {host}, not the laptop that showed this code. Each start makes a new code: ask for that one</source>
      <translation>outro responde em {host}, não o notebook que mostrou este código. Cada início cria um código novo: peça esse</translation>
    </message>
    <message>
      <source>somebody was away here</source>
      <translation>alguém estava fora aqui</translation>
    </message>
    <message>
      <source>spaces covered by worms</source>
      <translation>casas cobertas por minhocas</translation>
    </message>
    <message>
      <source>spaces filled</source>
      <translation>casas preenchidas</translation>
    </message>
    <message>
      <source>spaces of the largest blank area that does not reach the edge</source>
      <translation>casas da maior área vazia que não alcança a borda</translation>
    </message>
    <message>
      <source>spaces of the longest worm</source>
      <translation>casas da minhoca mais longa</translation>
    </message>
    <message>
      <source>spend a credit on a die:</source>
      <translation>gastar um crédito num dado:</translation>
    </message>
    <message>
      <source>spoon</source>
      <translation>colher</translation>
    </message>
    <message>
      <source>start</source>
      <translation>largada</translation>
    </message>
    <message>
      <source>start post {number}</source>
      <translation>poste de largada {number}</translation>
    </message>
    <message>
      <source>state</source>
      <translation>estado</translation>
    </message>
    <message>
      <source>stay on this machine</source>
      <translation>ficar nesta máquina</translation>
    </message>
    <message>
      <source>stays put</source>
      <translation>fica onde está</translation>
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
      <translation>passos</translation>
    </message>
    <message>
      <source>steps are counted from 1</source>
      <translation>os passos contam a partir de 1</translation>
    </message>
    <message>
      <source>still underground</source>
      <translation>ainda debaixo da terra</translation>
    </message>
    <message>
      <source>stopped; what was signed is saved</source>
      <translation>parado; o que foi assinado está salvo</translation>
    </message>
    <message>
      <source>striped</source>
      <translation>listrada</translation>
    </message>
    <message>
      <source>swing</source>
      <translation>giro</translation>
    </message>
    <message>
      <source>swings</source>
      <translation>gira o poste</translation>
    </message>
    <message>
      <source>swings a finish post</source>
      <translation>gira um poste de chegada</translation>
    </message>
    <message>
      <source>system</source>
      <translation>sistema</translation>
    </message>
    <message>
      <source>t tail, c collar, h heart, b brain, x a brain that is used up.</source>
      <translation>t cauda, c colar, h coração, b cérebro, x um cérebro já usado.</translation>
    </message>
    <message>
      <source>tail</source>
      <translation>cauda</translation>
    </message>
    <message>
      <source>tail {space}: which line?</source>
      <translation>cauda {space}: que trenzinho?</translation>
    </message>
    <message>
      <source>testing this laptop for up to a minute ...</source>
      <translation>testando este notebook por até um minuto ...</translation>
    </message>
    <message>
      <source>that several keys are several people: one person alone can make all of them</source>
      <translation>que várias chaves são várias pessoas: uma só pessoa pode criar todas</translation>
    </message>
    <message>
      <source>that the name of a player is the name of the person</source>
      <translation>que o nome de um jogador é o nome da pessoa</translation>
    </message>
    <message>
      <source>that there is no other copy that ends differently: compare the copies</source>
      <translation>que não há outra cópia que acaba diferente: compare as cópias</translation>
    </message>
    <message>
      <source>the TCP port (4545, or any)</source>
      <translation>a porta TCP (4545, ou qualquer uma)</translation>
    </message>
    <message>
      <source>the X may only name a number that nobody has bid</source>
      <translation>o X só pode dizer um número em que ninguém deu lance</translation>
    </message>
    <message>
      <source>the X moves last</source>
      <translation>o X anda por último</translation>
    </message>
    <message>
      <source>the action cannot be read</source>
      <translation>a ação não pode ser lida</translation>
    </message>
    <message>
      <source>the beacon is off, for UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>o farol está desligado, pois a porta UDP {port} não pode ser usada ({what}): feche o programa que a ocupa, ou entre com código</translation>
    </message>
    <message>
      <source>the call counts on a seat that signed two different things</source>
      <translation>o chamado conta com um lugar que assinou duas coisas diferentes</translation>
    </message>
    <message>
      <source>the call is held without this seat</source>
      <translation>o chamado é feito sem este lugar</translation>
    </message>
    <message>
      <source>the clock shows {date}: set the date of this laptop</source>
      <translation>o relógio mostra {date}: acerte a data deste notebook</translation>
    </message>
    <message>
      <source>the clock stands still or jumps: close other programs, or start the laptop again</source>
      <translation>o relógio para ou salta: feche outros programas, ou reinicie o notebook</translation>
    </message>
    <message>
      <source>the dice of this hour have not been thrown yet</source>
      <translation>os dados desta hora ainda não foram lançados</translation>
    </message>
    <message>
      <source>the die shows that already</source>
      <translation>o dado já mostra isso</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>o disco está cheio</translation>
    </message>
    <message>
      <source>the disk says: {what}</source>
      <translation>o disco diz: {what}</translation>
    </message>
    <message>
      <source>the distances cannot be measured again: the library shapely cannot be loaded</source>
      <translation>as distâncias não podem ser medidas de novo: a biblioteca shapely não pode ser carregada</translation>
    </message>
    <message>
      <source>the edge of the table</source>
      <translation>a borda da mesa</translation>
    </message>
    <message>
      <source>the emblem has not been compared yet</source>
      <translation>o emblema ainda não foi comparado</translation>
    </message>
    <message>
      <source>the end</source>
      <translation>o fim</translation>
    </message>
    <message>
      <source>the end of the step finds it elsewhere</source>
      <translation>o fim do passo a encontra em outro lugar</translation>
    </message>
    <message>
      <source>the eye does not see this space</source>
      <translation>o olho não vê esta casa</translation>
    </message>
    <message>
      <source>the file {finding}, {reason}</source>
      <translation>o arquivo {finding}, {reason}</translation>
    </message>
    <message>
      <source>the file's end was torn by a crash, {reason}</source>
      <translation>o fim do arquivo foi cortado por uma queda, {reason}</translation>
    </message>
    <message>
      <source>the finish line</source>
      <translation>a linha de chegada</translation>
    </message>
    <message>
      <source>the finish line touches a segment</source>
      <translation>a linha de chegada toca um segmento</translation>
    </message>
    <message>
      <source>the finish line touches a start post</source>
      <translation>a linha de chegada toca um poste de largada</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a start post</source>
      <translation>a linha de chegada ficaria sobre um poste de largada</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a worm</source>
      <translation>a linha de chegada ficaria sobre uma minhoca</translation>
    </message>
    <message>
      <source>the finish posts are not 178 mm apart</source>
      <translation>os postes de chegada não estão a 178 mm um do outro</translation>
    </message>
    <message>
      <source>the firewall ufw is on: two laptops with a firewall may not reach each other; `sudo ufw allow from {network}` lets this network in</source>
      <translation>o firewall ufw está ligado: dois notebooks com firewall podem não se alcançar; `sudo ufw allow from {network}` deixa esta rede entrar</translation>
    </message>
    <message>
      <source>the first</source>
      <translation>a primeira</translation>
    </message>
    <message>
      <source>the first organ die</source>
      <translation>o primeiro dado de órgãos</translation>
    </message>
    <message>
      <source>the first page stays empty: install the program again</source>
      <translation>a primeira página fica vazia: instale o programa de novo</translation>
    </message>
    <message>
      <source>the folder of game {game} cannot be used: {why}</source>
      <translation>a pasta da partida {game} não pode ser usada: {why}</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>faltam os seguintes argumentos: %s</translation>
    </message>
    <message>
      <source>the full number is compulsory, and there is still room</source>
      <translation>o número inteiro é obrigatório, e ainda há espaço</translation>
    </message>
    <message>
      <source>the game has not ended yet</source>
      <translation>a partida ainda não acabou</translation>
    </message>
    <message>
      <source>the game has stopped by a fault of this program ({what}): what was signed is saved</source>
      <translation>a partida parou por uma falha deste programa ({what}): o que foi assinado está salvo</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>a partida acabou</translation>
    </message>
    <message>
      <source>the game is over here</source>
      <translation>aqui a partida já acabou</translation>
    </message>
    <message>
      <source>the game's folder {path} cannot be made: {why}</source>
      <translation>a pasta da partida {path} não pode ser criada: {why}</translation>
    </message>
    <message>
      <source>the ghost</source>
      <translation>o fantasma</translation>
    </message>
    <message>
      <source>the ghost's dice do not fit this race</source>
      <translation>os dados do fantasma não servem nesta corrida</translation>
    </message>
    <message>
      <source>the hour is not played to its end: something is left to decide</source>
      <translation>a hora não foi jogada até o fim: falta decidir algo</translation>
    </message>
    <message>
      <source>the hour is over before the last decision</source>
      <translation>a hora acaba antes da última decisão</translation>
    </message>
    <message>
      <source>the join code of another peer, where the network hides laptops from each other</source>
      <translation>o código de entrada de outro participante, onde a rede esconde os notebooks uns dos outros</translation>
    </message>
    <message>
      <source>the key in {path} is not the key of game {game}: was it moved or changed?</source>
      <translation>a chave em {path} não é a chave da partida {game}: foi movida ou mudada?</translation>
    </message>
    <message>
      <source>the key of the game in {path} cannot be read: {why}</source>
      <translation>a chave da partida em {path} não pode ser lida: {why}</translation>
    </message>
    <message>
      <source>the laptop at {host} is there, but the game that showed this code is closed. Each start makes a new code: ask for that one</source>
      <translation>o notebook em {host} está lá, mas o jogo que mostrou este código está fechado. Cada início cria um código novo: peça esse</translation>
    </message>
    <message>
      <source>the laptop of the join code answers at {host}; look under In this room</source>
      <translation>o notebook do código de entrada responde em {host}; olhe em “Nesta sala”</translation>
    </message>
    <message>
      <source>the laptop {peer} is not heard for {seconds} s: {why}</source>
      <translation>o notebook {peer} não é ouvido há {seconds} s: {why}</translation>
    </message>
    <message>
      <source>the letters {names} are missing: install the program again</source>
      <translation>as letras {names} faltam: instale o programa de novo</translation>
    </message>
    <message>
      <source>the library for connections cannot encrypt here: install the program again</source>
      <translation>a biblioteca de conexões não consegue criptografar aqui: instale o programa de novo</translation>
    </message>
    <message>
      <source>the line {line} dances</source>
      <translation>o trenzinho {line} dança</translation>
    </message>
    <message>
      <source>the log of a game</source>
      <translation>o registro de uma partida</translation>
    </message>
    <message>
      <source>the log of game {game} cannot be used: {why}</source>
      <translation>o registro da partida {game} não pode ser usado: {why}</translation>
    </message>
    <message>
      <source>the logs of two bots do not agree: please send us this report</source>
      <translation>os registros de dois bots não batem: por favor, mande-nos este relatório</translation>
    </message>
    <message>
      <source>the new head must touch the old one exactly</source>
      <translation>a cabeça nova precisa tocar a antiga exatamente</translation>
    </message>
    <message>
      <source>the new segment and the one next to it do not just touch</source>
      <translation>o segmento novo e o vizinho dele não só se tocam</translation>
    </message>
    <message>
      <source>the only format known is "wormcozy-sheet/1", not {value}</source>
      <translation>o único formato conhecido é "wormcozy-sheet/1", não {value}</translation>
    </message>
    <message>
      <source>the output</source>
      <translation>a saída</translation>
    </message>
    <message>
      <source>the partner has no collar</source>
      <translation>o par não tem colar</translation>
    </message>
    <message>
      <source>the ports for playing, beacon and mDNS can be used</source>
      <translation>as portas para jogar, o farol e o mDNS podem ser usados</translation>
    </message>
    <message>
      <source>the post is nearer than 48 mm to the edge of the table</source>
      <translation>o poste está a menos de 48 mm da borda da mesa</translation>
    </message>
    <message>
      <source>the post overlaps a segment</source>
      <translation>o poste fica por cima de um segmento</translation>
    </message>
    <message>
      <source>the post overlaps a start post</source>
      <translation>o poste fica por cima de um poste de largada</translation>
    </message>
    <message>
      <source>the printed rules ({usual})</source>
      <translation>as regras impressas ({usual})</translation>
    </message>
    <message>
      <source>the program that answers at {host} is not the one that was announced there</source>
      <translation>o programa que responde em {host} não é o que foi anunciado ali</translation>
    </message>
    <message>
      <source>the race is over</source>
      <translation>a corrida acabou</translation>
    </message>
    <message>
      <source>the review was not kept beside the log: {reason}</source>
      <translation>a análise não foi guardada ao lado do registro: {reason}</translation>
    </message>
    <message>
      <source>the rules of a game, or an empty sheet, as a page to print</source>
      <translation>as regras de um jogo, ou uma folha vazia, como página para imprimir</translation>
    </message>
    <message>
      <source>the rules of this game failed ({what}): please send us its log</source>
      <translation>as regras desta partida falharam ({what}): por favor, mande-nos o registro dela</translation>
    </message>
    <message>
      <source>the same</source>
      <translation>iguais</translation>
    </message>
    <message>
      <source>the second organ die</source>
      <translation>o segundo dado de órgãos</translation>
    </message>
    <message>
      <source>the shape die</source>
      <translation>o dado de formas</translation>
    </message>
    <message>
      <source>the space does not touch the end that grows</source>
      <translation>a casa não toca a ponta que cresce</translation>
    </message>
    <message>
      <source>the space is not on the worm in question</source>
      <translation>a casa não é da minhoca em questão</translation>
    </message>
    <message>
      <source>the spaces do not make the shape that is wanted</source>
      <translation>as casas não formam a forma pedida</translation>
    </message>
    <message>
      <source>the step it was meant for is over</source>
      <translation>o passo a que se destinava acabou</translation>
    </message>
    <message>
      <source>the swung post would stand on a worm</source>
      <translation>o poste girado ficaria sobre uma minhoca</translation>
    </message>
    <message>
      <source>the swung post would stand on another post</source>
      <translation>o poste girado ficaria sobre outro poste</translation>
    </message>
    <message>
      <source>the system cannot do that: {why}</source>
      <translation>o sistema não consegue fazer isso: {why}</translation>
    </message>
    <message>
      <source>the table did not begin, for somebody was missing: looking for the same table again</source>
      <translation>a mesa não começou, pois faltava alguém: procurando a mesma mesa de novo</translation>
    </message>
    <message>
      <source>the table on a television: full screen, without a seat, for everybody in the room</source>
      <translation>a mesa em uma televisão: em tela cheia, sem lugar, para toda a sala</translation>
    </message>
    <message>
      <source>the table's options are not a sheet and its digest</source>
      <translation>as opções da mesa não são uma folha e seu hash</translation>
    </message>
    <message>
      <source>the table's options cannot be read</source>
      <translation>as opções da mesa não podem ser lidas</translation>
    </message>
    <message>
      <source>the table's sheet has a mistake</source>
      <translation>a folha da mesa tem um erro</translation>
    </message>
    <message>
      <source>the table's sheet is not the one that its digest names</source>
      <translation>a folha da mesa não é a que o hash dela nomeia</translation>
    </message>
    <message>
      <source>the time is up</source>
      <translation>o tempo acabou</translation>
    </message>
    <message>
      <source>the turn is of another hour than the one that is played</source>
      <translation>a jogada é de outra hora, não da que está em jogo</translation>
    </message>
    <message>
      <source>the two do not touch</source>
      <translation>as duas não se tocam</translation>
    </message>
    <message>
      <source>the verdict stays: only the rules of this program decide; please report this</source>
      <translation>o veredito fica: só as regras deste programa decidem; por favor, conte isto a nós</translation>
    </message>
    <message>
      <source>the window did not open within {seconds} s: close other programs, and test again</source>
      <translation>a janela não abriu em {seconds} s: feche outros programas, e teste de novo</translation>
    </message>
    <message>
      <source>the window does not open ({what}): install what is missing there, or the program again</source>
      <translation>a janela não abre ({what}): instale o que falta ali, ou o programa de novo</translation>
    </message>
    <message>
      <source>the window ended with exit code {code}: please send us this report</source>
      <translation>a janela terminou com o código de saída {code}: por favor, mande-nos este relatório</translation>
    </message>
    <message>
      <source>the window needs a library that this system lacks: {what}</source>
      <translation>a janela precisa de uma biblioteca que falta neste sistema: {what}</translation>
    </message>
    <message>
      <source>the window with lobby, tables and games: also without any command</source>
      <translation>a janela com saguão, mesas e partidas: também sem nenhum comando</translation>
    </message>
    <message>
      <source>the worm does not end on this space</source>
      <translation>a minhoca não termina nesta casa</translation>
    </message>
    <message>
      <source>the worm has neither the organ nor the shape that the dice ask for</source>
      <translation>a minhoca não tem nem o órgão nem a forma que os dados pedem</translation>
    </message>
    <message>
      <source>the worm has no room for such an organ</source>
      <translation>a minhoca não tem espaço para um órgão assim</translation>
    </message>
    <message>
      <source>the worm has touched the finish line: the race is over</source>
      <translation>a minhoca tocou a linha de chegada: a corrida acabou</translation>
    </message>
    <message>
      <source>the worm has used up its number, {value}</source>
      <translation>a minhoca já gastou seu número, {value}</translation>
    </message>
    <message>
      <source>the worm overlaps itself</source>
      <translation>a minhoca fica por cima de si mesma</translation>
    </message>
    <message>
      <source>the worm stays</source>
      <translation>a minhoca fica</translation>
    </message>
    <message>
      <source>the worm's head</source>
      <translation>a cabeça da minhoca</translation>
    </message>
    <message>
      <source>the worm's segment {number}</source>
      <translation>o segmento {number} da minhoca</translation>
    </message>
    <message>
      <source>the {kind} on {space} acts</source>
      <translation>{kind} em {space} age</translation>
    </message>
    <message>
      <source>the {kind} on {space} of {worm}</source>
      <translation>{kind} em {space} de {worm}</translation>
    </message>
    <message>
      <source>the {shape} and {organs}</source>
      <translation>forma {shape} e {organs}</translation>
    </message>
    <message>
      <source>then: {frame}</source>
      <translation>depois: {frame}</translation>
    </message>
    <message>
      <source>there are no worms yet</source>
      <translation>ainda não há minhocas</translation>
    </message>
    <message>
      <source>there is a post in the way</source>
      <translation>há um poste no caminho</translation>
    </message>
    <message>
      <source>there is an organ on each of its spaces already</source>
      <translation>já há um órgão em cada uma das suas casas</translation>
    </message>
    <message>
      <source>there is an organ on this space already</source>
      <translation>já há um órgão nesta casa</translation>
    </message>
    <message>
      <source>there is no SHA256SUMS in {folder}: name the folder that a release was put into</source>
      <translation>não há SHA256SUMS em {folder}: indique a pasta onde está uma versão</translation>
    </message>
    <message>
      <source>there is no brain on this space</source>
      <translation>não há cérebro nesta casa</translation>
    </message>
    <message>
      <source>there is no chapter {number}: they go from 1 to {last}</source>
      <translation>não há capítulo {number}: eles vão de 1 a {last}</translation>
    </message>
    <message>
      <source>there is no field of this name</source>
      <translation>não há campo com este nome</translation>
    </message>
    <message>
      <source>there is no game in {path}: its file 'key' is missing</source>
      <translation>não há partida em {path}: falta seu arquivo 'key'</translation>
    </message>
    <message>
      <source>there is no game {name} in {folder}</source>
      <translation>não há partida {name} em {folder}</translation>
    </message>
    <message>
      <source>there is no log in {folder}</source>
      <translation>não há registro em {folder}</translation>
    </message>
    <message>
      <source>there is no organ on this space</source>
      <translation>não há órgão nesta casa</translation>
    </message>
    <message>
      <source>there is no room for a baby beside the two</source>
      <translation>não há espaço para um bebê ao lado das duas</translation>
    </message>
    <message>
      <source>there is no solo game {name} in {folder}</source>
      <translation>não há partida solo {name} em {folder}</translation>
    </message>
    <message>
      <source>there is no such worm</source>
      <translation>não há essa minhoca</translation>
    </message>
    <message>
      <source>there is no unfinished game in {folder}: start without --resume</source>
      <translation>não há partida não terminada em {folder}: comece sem --resume</translation>
    </message>
    <message>
      <source>there is no unfinished solo game in {folder}: leave out --resume</source>
      <translation>não há partida solo não terminada em {folder}: deixe --resume de fora</translation>
    </message>
    <message>
      <source>there is no way to anybody in this network: a VPN or a firewall of this laptop keeps programs out of it; switch that off while you play</source>
      <translation>não há caminho até ninguém nesta rede: uma VPN ou um firewall deste notebook mantém programas fora dela; desligue-o enquanto joga</translation>
    </message>
    <message>
      <source>there is no {kind} port at {address} ({what}): close other programs that use the network, or start the laptop again</source>
      <translation>não há porta {kind} em {address} ({what}): feche outros programas que usam a rede, ou reinicie o notebook</translation>
    </message>
    <message>
      <source>they are computed as everywhere, and a changed message is refused</source>
      <translation>são calculadas como em toda parte, e uma mensagem alterada é recusada</translation>
    </message>
    <message>
      <source>thinks it over</source>
      <translation>está pensando</translation>
    </message>
    <message>
      <source>this account may not read it</source>
      <translation>esta conta não pode ler isso</translation>
    </message>
    <message>
      <source>this account may not write there</source>
      <translation>esta conta não pode gravar ali</translation>
    </message>
    <message>
      <source>this brain is filled in and used up</source>
      <translation>este cérebro está preenchido e já usado</translation>
    </message>
    <message>
      <source>this copy of the program is not as it was made: {file} is missing or has changed, so it is not handed over; download and unpack the program again</source>
      <translation>esta cópia do programa não está como foi feita: {file} falta ou mudou, por isso não é entregue; baixe e descompacte o programa de novo</translation>
    </message>
    <message>
      <source>this die has been changed this hour already</source>
      <translation>este dado já foi mudado nesta hora</translation>
    </message>
    <message>
      <source>this edition cannot be played by {value}</source>
      <translation>esta edição não se joga com tantos: {value}</translation>
    </message>
    <message>
      <source>this edition has no such face</source>
      <translation>esta edição não tem essa face</translation>
    </message>
    <message>
      <source>this face was bid successfully last round, so it rests</source>
      <translation>esta face teve lance bem-sucedido na rodada passada, então descansa</translation>
    </message>
    <message>
      <source>this has to be there and is missing</source>
      <translation>isto precisa estar aqui e falta</translation>
    </message>
    <message>
      <source>this is a file; name the folder in which games are saved</source>
      <translation>isto é um arquivo; indique a pasta em que as partidas são salvas</translation>
    </message>
    <message>
      <source>this is no TOML: {value}</source>
      <translation>isto não é TOML: {value}</translation>
    </message>
    <message>
      <source>this is not what the race waits for now</source>
      <translation>não é isso que a corrida espera agora</translation>
    </message>
    <message>
      <source>this is not what the table waits for now</source>
      <translation>não é isso que a mesa espera agora</translation>
    </message>
    <message>
      <source>this join code was mistyped: {why}. Compare it with the other screen</source>
      <translation>este código de entrada foi digitado errado: {why}. Compare-o com a outra tela</translation>
    </message>
    <message>
      <source>this key is a player of its own again</source>
      <translation>esta chave volta a ser um jogador próprio</translation>
    </message>
    <message>
      <source>this key was in no other game on this laptop</source>
      <translation>esta chave não esteve em outra partida neste notebook</translation>
    </message>
    <message numerus="yes">
      <source>this key was in {count} other games on this laptop</source>
      <extracomment>this key was in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>esta chave esteve em {count} outra partida neste notebook</numerusform>
        <numerusform>esta chave esteve em {count} outras partidas neste notebook</numerusform>
      </translation>
    </message>
    <message>
      <source>this kind of organ cannot be added now</source>
      <translation>este tipo de órgão não pode ser posto agora</translation>
    </message>
    <message>
      <source>this laptop does not hold the seat's memory</source>
      <translation>este notebook não tem a memória do lugar</translation>
    </message>
    <message>
      <source>this laptop has not caught up with the others yet</source>
      <translation>este notebook ainda não alcançou os outros</translation>
    </message>
    <message>
      <source>this laptop is in no network: switch on Wi-Fi, or plug in a cable</source>
      <translation>este notebook não está em nenhuma rede: ligue o Wi-Fi, ou ponha um cabo</translation>
    </message>
    <message>
      <source>this laptop runs the program from its source and has nothing packed to give: open “Bring a friend” on a laptop that runs the downloaded program, its friends get it from there</source>
      <translation>este laptop executa o programa a partir do código e não tem nada empacotado para dar: abra “Traga alguém” num laptop com o programa baixado, os outros o recebem de lá</translation>
    </message>
    <message>
      <source>this laptop signs nothing more in this game</source>
      <translation>este notebook não assina mais nada nesta partida</translation>
    </message>
    <message>
      <source>this laptop sits at a table already</source>
      <translation>este notebook já está sentado a uma mesa</translation>
    </message>
    <message>
      <source>this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or a cable</source>
      <translation>esta rede só tem IPv6, em que estes jogos não acham ninguém: encontrem-se no hotspot de um celular ou por cabo</translation>
    </message>
    <message>
      <source>this organ has acted this hour already</source>
      <translation>este órgão já agiu nesta hora</translation>
    </message>
    <message>
      <source>this organ is not among those that may act now</source>
      <translation>este órgão não está entre os que podem agir agora</translation>
    </message>
    <message>
      <source>this player has left the race</source>
      <translation>este jogador saiu da corrida</translation>
    </message>
    <message>
      <source>this player has nothing to do in this step</source>
      <translation>este jogador não tem nada a fazer neste passo</translation>
    </message>
    <message>
      <source>this reaches beyond the map, or counts backwards: {value}</source>
      <translation>isto passa do mapa, ou conta para trás: {value}</translation>
    </message>
    <message>
      <source>this report is in {file}</source>
      <translation>este relatório está em {file}</translation>
    </message>
    <message>
      <source>this row is longer or shorter than the first one: {value}</source>
      <translation>esta linha é mais longa ou mais curta que a primeira: {value}</translation>
    </message>
    <message>
      <source>this seat has answered this call, or a later one</source>
      <translation>este lugar já respondeu a este chamado, ou a um posterior</translation>
    </message>
    <message>
      <source>this seat is also open on another laptop</source>
      <translation>este lugar também está aberto em outro notebook</translation>
    </message>
    <message>
      <source>this table plays without re-posing</source>
      <translation>esta mesa joga sem reposicionar</translation>
    </message>
    <message>
      <source>this trial itself failed ({what}): please send us this report</source>
      <translation>este próprio teste falhou ({what}): por favor, mande-nos este relatório</translation>
    </message>
    <message>
      <source>three</source>
      <translation>três</translation>
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
      <translation>hoje</translation>
    </message>
    <message>
      <source>too few are present to go on without the others</source>
      <translation>há poucos presentes para continuar sem os outros</translation>
    </message>
    <message>
      <source>too much was played before</source>
      <translation>já se jogou demais antes</translation>
    </message>
    <message>
      <source>total {before} to {now}</source>
      <translation>total {before} a {now}</translation>
    </message>
    <message>
      <source>total {total}</source>
      <translation>total {total}</translation>
    </message>
    <message>
      <source>touched!</source>
      <translation>tocou!</translation>
    </message>
    <message>
      <source>try in a minute everything that this program rests on; made to be sent to others</source>
      <translation>testar em um minuto tudo de que este programa depende; feito para ser mandado a outros</translation>
    </message>
    <message>
      <source>turns round</source>
      <translation>dá meia-volta</translation>
    </message>
    <message>
      <source>two</source>
      <translation>dois</translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced for {count} steps until the time was up, for this laptop is slow or busy; both logs check</source>
      <extracomment>two bots have raced for {count} step until the time was up, for this laptop is slow or busy; both logs check</extracomment>
      <translation>
        <numerusform>dois bots correram {count} passo até o tempo acabar, pois este notebook é lento ou está ocupado; os dois registros conferem</numerusform>
        <numerusform>dois bots correram {count} passos até o tempo acabar, pois este notebook é lento ou está ocupado; os dois registros conferem</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced to the end in {count} steps; both logs check</source>
      <extracomment>two bots have raced to the end in {count} step; both logs check</extracomment>
      <translation>
        <numerusform>dois bots correram até o fim em {count} passo; os dois registros conferem</numerusform>
        <numerusform>dois bots correram até o fim em {count} passos; os dois registros conferem</numerusform>
      </translation>
    </message>
    <message>
      <source>two bots on this laptop have not raced within {seconds} s of their first words: try again when the laptop has less to do; if that does not help, send us this report. Last they said: {said}</source>
      <translation>dois bots neste laptop não correram em {seconds} s desde as primeiras palavras: tente de novo quando o laptop tiver menos a fazer; se não ajudar, envie-nos este relatório. Por último disseram: {said}</translation>
    </message>
    <message>
      <source>two programs could open one game at once, as in some folders of a network or a cloud: choose another --data DIR</source>
      <translation>dois programas poderiam abrir a mesma partida ao mesmo tempo, como em certas pastas de rede ou de nuvem: escolha outro --data DIR</translation>
    </message>
    <message>
      <source>two programs on this laptop are connected, and a false key is refused</source>
      <translation>dois programas neste notebook estão conectados, e uma chave falsa é recusada</translation>
    </message>
    <message>
      <source>two programs on this laptop cannot reach each other within {seconds} s: something that guards this laptop may forbid it; allow this program there</source>
      <translation>dois programas neste notebook não conseguem se alcançar em {seconds} s: algo que protege este notebook pode proibir; permita este programa ali</translation>
    </message>
    <message>
      <source>umbrella</source>
      <translation>guarda-chuva</translation>
    </message>
    <message>
      <source>unfinished at step {step}; {game}</source>
      <translation>não terminada no passo {step}; {game}</translation>
    </message>
    <message>
      <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
      <translation>comando desconhecido %(parser_name)r (escolha entre: %(choices)s)</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>argumentos desconhecidos: %s</translation>
    </message>
    <message>
      <source>up to this step; in the window, at it</source>
      <translation>até este passo; na janela, nele</translation>
    </message>
    <message>
      <source>usage: </source>
      <translation>uso: </translation>
    </message>
    <message numerus="yes">
      <source>vanished {count} times when others had opened bids or dice</source>
      <extracomment>vanished once when others had opened bids or dice</extracomment>
      <translation>
        <numerusform>sumiu {count} vez quando outros tinham aberto lances ou dados</numerusform>
        <numerusform>sumiu {count} vezes quando outros tinham aberto lances ou dados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>version {version}; {count} files with the fingerprint {code}, which all laptops with the same download have</source>
      <extracomment>version {version}; {count} file with the fingerprint {code}, which all laptops with the same download have</extracomment>
      <translation>
        <numerusform>versão {version}; {count} arquivo com a impressão digital {code}, que todos os notebooks com o mesmo download têm</numerusform>
        <numerusform>versão {version}; {count} arquivos com a impressão digital {code}, que todos os notebooks com o mesmo download têm</numerusform>
      </translation>
    </message>
    <message>
      <source>violin</source>
      <translation>violino</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>esperando</translation>
    </message>
    <message>
      <source>waiting for {names}: of two players nobody can go on alone. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>esperando {names}: de dois jogadores ninguém pode continuar sozinho. Feche o programa para adiar; `peer --resume` continua depois, de onde estamos</translation>
    </message>
    <message>
      <source>waiting for {names}: we are too few to go on. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>esperando {names}: somos poucos para continuar. Feche o programa para adiar; `peer --resume` continua depois, de onde estamos</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>espera</translation>
    </message>
    <message>
      <source>warming up</source>
      <translation>aquecendo</translation>
    </message>
    <message numerus="yes">
      <source>was away {count} times when others had opened bids or dice, and came back</source>
      <extracomment>was away once when others had opened bids or dice, and came back</extracomment>
      <translation>
        <numerusform>esteve fora {count} vez quando outros tinham aberto lances ou dados, e voltou</numerusform>
        <numerusform>esteve fora {count} vezes quando outros tinham aberto lances ou dados, e voltou</numerusform>
      </translation>
    </message>
    <message>
      <source>what came is no whole build of this program ({what}), and nothing of it was kept: fetch it again, or from another laptop</source>
      <translation>o que chegou não é o programa inteiro ({what}) e nada foi guardado: busque de novo ou de outro laptop</translation>
    </message>
    <message>
      <source>what the bot's chance starts from</source>
      <translation>de onde parte o acaso do bot</translation>
    </message>
    <message>
      <source>what the bots' chance starts from</source>
      <translation>de onde parte o acaso dos bots</translation>
    </message>
    <message>
      <source>what the log calls you</source>
      <translation>como o registro chama você</translation>
    </message>
    <message>
      <source>what the others call it</source>
      <translation>como os outros a chamam</translation>
    </message>
    <message>
      <source>what the others call you</source>
      <translation>como os outros chamam você</translation>
    </message>
    <message>
      <source>what the program speaks: {codes}</source>
      <translation>a língua que o programa fala: {codes}</translation>
    </message>
    <message>
      <source>what the table agrees to beside its rules, as a window tells its bots</source>
      <translation>o que a mesa combina além das regras, como uma janela diz aos seus bots</translation>
    </message>
    <message>
      <source>what this row counts does not take {value}</source>
      <translation>o que esta linha conta não aceita {value}</translation>
    </message>
    <message>
      <source>what you wear cannot be kept in {path}: {why}</source>
      <translation>o que você usa não pode ser guardado em {path}: {why}</translation>
    </message>
    <message>
      <source>when it was played and how long anybody thought: a log has no clock to trust</source>
      <translation>quando foi jogada e quanto cada um pensou: um registro não tem relógio confiável</translation>
    </message>
    <message numerus="yes">
      <source>where it sees {count} blank spaces</source>
      <extracomment>where it sees {count} blank space</extracomment>
      <translation>
        <numerusform>onde vê {count} casa vazia</numerusform>
        <numerusform>onde vê {count} casas vazias</numerusform>
      </translation>
    </message>
    <message>
      <source>where to</source>
      <translation>para onde</translation>
    </message>
    <message>
      <source>where to look</source>
      <translation>onde procurar</translation>
    </message>
    <message>
      <source>whether players whispered, or looked at each other's screens</source>
      <translation>se jogadores cochicharam, ou olharam a tela um do outro</translation>
    </message>
    <message>
      <source>whether somebody who vanished had first looked at what the others opened</source>
      <translation>se alguém que sumiu tinha antes olhado o que os outros abriram</translation>
    </message>
    <message>
      <source>whether the dice were fair: without other people, only your own program vouches for them</source>
      <translation>se os dados foram honestos: sem outras pessoas, apenas o seu próprio programa responde por eles</translation>
    </message>
    <message>
      <source>who has not chosen is nudged after {seconds} s; it takes nothing away</source>
      <translation>quem não escolheu leva um cutucão depois de {seconds} s; isso não tira nada</translation>
    </message>
    <message>
      <source>who plays how: wins, places, bids and bumps in the saved games of this laptop</source>
      <translation>quem joga como: vitórias, lugares, lances e trombadas nas partidas salvas deste notebook</translation>
    </message>
    <message>
      <source>who sat at the keyboard, and whether a program chose the moves</source>
      <translation>quem estava ao teclado, e se um programa escolheu as jogadas</translation>
    </message>
    <message>
      <source>whose games tell who is known</source>
      <translation>de quem as partidas dizem quem é conhecido</translation>
    </message>
    <message>
      <source>window</source>
      <translation>janela</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>vence</translation>
    </message>
    <message>
      <source>wins in a row</source>
      <translation>vitórias seguidas</translation>
    </message>
    <message>
      <source>with</source>
      <translation>com</translation>
    </message>
    <message>
      <source>with a coach</source>
      <translation>com um técnico</translation>
    </message>
    <message>
      <source>with the head on {space}</source>
      <translation>com a cabeça em {space}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>com {names}</translation>
    </message>
    <message>
      <source>with {worm} as partner</source>
      <translation>com {worm} como par</translation>
    </message>
    <message>
      <source>worm {letter}</source>
      <translation>minhoca {letter}</translation>
    </message>
    <message>
      <source>worm {worm} grew by {n}</source>
      <translation>a minhoca {worm} cresceu {n}</translation>
    </message>
    <message>
      <source>worm {worm} grows: {size} of {limit}</source>
      <translation>a minhoca {worm} cresce: {size} de {limit}</translation>
    </message>
    <message>
      <source>worms</source>
      <translation>minhocas</translation>
    </message>
    <message>
      <source>worms in the largest group of touching worms</source>
      <translation>minhocas no maior grupo de minhocas que se tocam</translation>
    </message>
    <message>
      <source>worms in the longest Conga Line</source>
      <translation>minhocas no trenzinho mais longo</translation>
    </message>
    <message>
      <source>worms may not touch each other</source>
      <translation>minhocas não podem se tocar</translation>
    </message>
    <message>
      <source>worms of 5 or more spaces that touch no blank space</source>
      <translation>minhocas de 5 ou mais casas que não tocam casa vazia</translation>
    </message>
    <message>
      <source>worms of 6 or more spaces</source>
      <translation>minhocas de 6 ou mais casas</translation>
    </message>
    <message>
      <source>worms on the edge of the sheet</source>
      <translation>minhocas na borda da folha</translation>
    </message>
    <message>
      <source>worms touching a blank space</source>
      <translation>minhocas que tocam uma casa vazia</translation>
    </message>
    <message>
      <source>worms touching blank</source>
      <translation>tocam casa vazia</translation>
    </message>
    <message>
      <source>worms touching the worm with the most neighbours</source>
      <translation>minhocas que tocam a minhoca com mais vizinhas</translation>
    </message>
    <message>
      <source>worms with a mouth at a food</source>
      <translation>minhocas com boca diante de comida</translation>
    </message>
    <message>
      <source>worms with kinds</source>
      <translation>tipos de órgão</translation>
    </message>
    <message>
      <source>worms with organs</source>
      <translation>minhocas com órgãos</translation>
    </message>
    <message>
      <source>worms with three or more kinds of organ</source>
      <translation>minhocas com três ou mais tipos de órgão</translation>
    </message>
    <message>
      <source>worms with two or more kinds of organ</source>
      <translation>minhocas com dois ou mais tipos de órgão</translation>
    </message>
    <message>
      <source>worms with two or more organs</source>
      <translation>minhocas com dois ou mais órgãos</translation>
    </message>
    <message>
      <source>wormup-lan: a library that Qt draws windows with is missing on this system, most likely xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</source>
      <translation>wormup-lan: falta neste sistema uma biblioteca com que o Qt desenha janelas, provavelmente xcb-cursor. Debian e Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</translation>
    </message>
    <message>
      <source>wormup-lan: the screen has gone, so the window has closed; what was signed is saved</source>
      <translation>wormup-lan: a tela sumiu, então a janela se fechou; o que estava assinado está salvo</translation>
    </message>
    <message>
      <source>wormup-lan: the variable QT_QPA_PLATFORM asks for the screen {name}, and there is none of that kind: start without the variable</source>
      <translation>wormup-lan: a variável QT_QPA_PLATFORM pede a tela {name}, e aqui não há nenhuma desse tipo: inicie sem a variável</translation>
    </message>
    <message>
      <source>wormup-lan: the window is open already on this laptop and does not answer: end it, then start again</source>
      <translation>wormup-lan: a janela já está aberta neste notebook e não responde: feche-a e comece de novo</translation>
    </message>
    <message>
      <source>wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan demo, peer, watch, solo, audit and replay --text (--help says more)</source>
      <translation>wormup-lan: não há tela em que abrir uma janela. Sem janela há: wormup-lan demo, peer, watch, solo, audit e replay --text (--help diz mais)</translation>
    </message>
    <message>
      <source>write the report to a file as well, to send it</source>
      <translation>gravar o relatório também num arquivo, para mandar</translation>
    </message>
    <message>
      <source>yawns</source>
      <translation>boceja</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>sim</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>ontem</translation>
    </message>
    <message>
      <source>you</source>
      <translation>você</translation>
    </message>
    <message>
      <source>you may change a die next hour</source>
      <translation>você pode mudar um dado na próxima hora</translation>
    </message>
    <message>
      <source>you, again</source>
      <translation>você, mais uma</translation>
    </message>
    <message>
      <source>your identity {path} cannot be used: {why}; or choose another --data DIR</source>
      <translation>sua identidade {path} não pode ser usada: {why}; ou escolha outro --data DIR</translation>
    </message>
    <message>
      <source>your name cannot be kept in {path}: {why}</source>
      <translation>seu nome não pode ser guardado em {path}: {why}</translation>
    </message>
    <message>
      <source>your own worm</source>
      <translation>sua própria minhoca</translation>
    </message>
    <message>
      <source>your seat is also open on another laptop: end the program there, and it goes on here</source>
      <translation>o seu lugar também está aberto em outro notebook: feche o programa lá, e continua aqui</translation>
    </message>
    <message>
      <source>your seat went on at another laptop, and goes on there</source>
      <translation>o seu lugar passou para outro notebook, e continua lá</translation>
    </message>
    <message>
      <source>zero bytes: {count}</source>
      <translation>bytes zero: {count}</translation>
    </message>
    <message>
      <source>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</source>
      <translation>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</translation>
    </message>
    <message>
      <source>{counted}, no doubts.</source>
      <translation>{counted}, sem dúvidas.</translation>
    </message>
    <message>
      <source>{counted}.</source>
      <translation>{counted}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} brains could turn a die.</source>
      <extracomment>One brain could turn a die.</extracomment>
      <translation>
        <numerusform>{count} cérebro poderia virar um dado.</numerusform>
        <numerusform>{count} cérebros poderiam virar um dado.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} chosen</source>
      <extracomment>{count} chosen</extracomment>
      <translation>
        <numerusform>{count} escolhida</numerusform>
        <numerusform>{count} escolhidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} credits for the next hour</source>
      <extracomment>{count} credit for the next hour</extracomment>
      <translation>
        <numerusform>{count} crédito para a próxima hora</numerusform>
        <numerusform>{count} créditos para a próxima hora</numerusform>
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
        <numerusform>{count} sorteio desta noite ficou incompleto.</numerusform>
        <numerusform>{count} sorteios desta noite ficaram incompletos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} envelopes</source>
      <extracomment>{count} envelope</extracomment>
      <translation>
        <numerusform>{count} envelope</numerusform>
        <numerusform>{count} envelopes</numerusform>
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
        <numerusform>{count} partida não pode ser lida: 'wormup-lan games' diz por quê</numerusform>
        <numerusform>{count} partidas não podem ser lidas: 'wormup-lan games' diz por quê</numerusform>
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
        <numerusform>{count} letra ou algarismo</numerusform>
        <numerusform>{count} letras e algarismos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters to go</source>
      <extracomment>{count} letter to go</extracomment>
      <translation>
        <numerusform>Falta {count} letra</numerusform>
        <numerusform>Faltam {count} letras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <extracomment>{count} move</extracomment>
      <translation>
        <numerusform>{count} jogada</numerusform>
        <numerusform>{count} jogadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library, which does not agree within {mm} mm:</source>
      <extracomment>{count} move also measured with another geometry library, which does not agree within {mm} mm:</extracomment>
      <translation>
        <numerusform>{count} jogada medida também com outra biblioteca de geometria, que não concorda dentro de {mm} mm:</numerusform>
        <numerusform>{count} jogadas medidas também com outra biblioteca de geometria, que não concorda dentro de {mm} mm:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library: all agree within {mm} mm</source>
      <extracomment>{count} move also measured with another geometry library: it agrees within {mm} mm</extracomment>
      <translation>
        <numerusform>{count} jogada medida também com outra biblioteca de geometria: concorda dentro de {mm} mm</numerusform>
        <numerusform>{count} jogadas medidas também com outra biblioteca de geometria: todas concordam dentro de {mm} mm</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} numbers for the dice</source>
      <extracomment>{count} number for the dice</extracomment>
      <translation>
        <numerusform>{count} número para os dados</numerusform>
        <numerusform>{count} números para os dados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {hours} checked, all dice recomputed</source>
      <extracomment>{count} opening matches its commitment, {hours} checked, all dice recomputed</extracomment>
      <translation>
        <numerusform>{count} abertura bate com seu compromisso; conferido: {hours}; todos os dados recalculados</numerusform>
        <numerusform>{count} aberturas batem com seus compromissos; conferido: {hours}; todos os dados recalculados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {moves} checked</source>
      <extracomment>{count} opening matches its commitment, {moves} checked</extracomment>
      <translation>
        <numerusform>{count} abertura bate com seu compromisso; conferido: {moves}</numerusform>
        <numerusform>{count} aberturas batem com seus compromissos; conferido: {moves}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people</source>
      <extracomment>{count} person</extracomment>
      <translation>
        <numerusform>{count} pessoa</numerusform>
        <numerusform>{count} pessoas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people come</source>
      <extracomment>{count} person comes</extracomment>
      <translation>
        <numerusform>vem {count} pessoa</numerusform>
        <numerusform>vêm {count} pessoas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players</source>
      <extracomment>{count} player</extracomment>
      <translation>
        <numerusform>{count} jogador</numerusform>
        <numerusform>{count} jogadores</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, about {rounds}</source>
      <extracomment>{count} player, about {rounds}</extracomment>
      <translation>
        <numerusform>{count} jogador, cerca de {rounds}</numerusform>
        <numerusform>{count} jogadores, cerca de {rounds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, {hours}</source>
      <extracomment>{count} player, {hours}</extracomment>
      <translation>
        <numerusform>{count} jogador, {hours}</numerusform>
        <numerusform>{count} jogadores, {hours}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points more and you are {next}.</source>
      <extracomment>{count} point more and you are {next}.</extracomment>
      <translation>
        <numerusform>Falta {count} ponto para: {next}.</numerusform>
        <numerusform>Faltam {count} pontos para: {next}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} races</source>
      <extracomment>{count} race</extracomment>
      <translation>
        <numerusform>{count} corrida</numerusform>
        <numerusform>{count} corridas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds</source>
      <extracomment>{count} round</extracomment>
      <translation>
        <numerusform>{count} rodada</numerusform>
        <numerusform>{count} rodadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds in one look</source>
      <extracomment>{count} round in one look</extracomment>
      <translation>
        <numerusform>{count} rodada num olhar</numerusform>
        <numerusform>{count} rodadas num olhar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} seats free</source>
      <extracomment>{count} seat free</extracomment>
      <translation>
        <numerusform>{count} lugar livre</numerusform>
        <numerusform>{count} lugares livres</numerusform>
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
        <numerusform>{count} segmento chega aqui</numerusform>
        <numerusform>{count} segmentos chegam aqui</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signatures</source>
      <extracomment>{count} signature</extracomment>
      <translation>
        <numerusform>{count} assinatura</numerusform>
        <numerusform>{count} assinaturas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps</source>
      <extracomment>{count} step</extracomment>
      <translation>
        <numerusform>{count} passo</numerusform>
        <numerusform>{count} passos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps, each sealed by all at the table or by a call</source>
      <extracomment>{count} step, sealed by all at the table or by a call</extracomment>
      <translation>
        <numerusform>{count} passo, lacrado por todos à mesa ou por um chamado</numerusform>
        <numerusform>{count} passos, cada um lacrado por todos à mesa ou por um chamado</numerusform>
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
        <numerusform>{count} coisa a fazer</numerusform>
        <numerusform>{count} coisas a fazer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to mend</source>
      <extracomment>{count} thing to mend</extracomment>
      <translation>
        <numerusform>{count} coisa a consertar</numerusform>
        <numerusform>{count} coisas a consertar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <extracomment>{count} way</extracomment>
      <translation>
        <numerusform>{count} jeito</numerusform>
        <numerusform>{count} jeitos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} wins</source>
      <extracomment>{count} win</extracomment>
      <translation>
        <numerusform>{count} vitória</numerusform>
        <numerusform>{count} vitórias</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}: {points}</source>
      <translation>{count}: {points}</translation>
    </message>
    <message>
      <source>{day} {month}</source>
      <translation>{day} de {month}</translation>
    </message>
    <message>
      <source>{day} {month} {year}</source>
      <translation>{day} de {month} de {year}</translation>
    </message>
    <message>
      <source>{day}'s race, round {round}</source>
      <translation>Corrida de {day}, rodada {round}</translation>
    </message>
    <message>
      <source>{day}'s sheets, hour {hour}</source>
      <translation>Folhas de {day}, hora {hour}</translation>
    </message>
    <message>
      <source>{day}, nobody won</source>
      <translation>{day}, ninguém venceu</translation>
    </message>
    <message>
      <source>{day}, round {round}</source>
      <translation>{day}, rodada {round}</translation>
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation>{decision}  ↩ {frame}</translation>
    </message>
    <message>
      <source>{die} becomes {new} instead of {old}</source>
      <translation>{die} vira {new} em vez de {old}</translation>
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
        <numerusform>{done} de {count} corrida</numerusform>
        <numerusform>{done} de {count} corridas</numerusform>
      </translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players</source>
      <translation>{edition} é para {least} a {most} jogadores</translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players.</source>
      <translation>{edition} é para {least} a {most} jogadores.</translation>
    </message>
    <message numerus="yes">
      <source>{edition}, {count} players, {length} mm: about {rounds}, {low} to {high} minutes among people</source>
      <extracomment>{edition}, {count} player, {length} mm: about {rounds}, {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{edition}, {count} jogador, {length} mm: cerca de {rounds}, {low} a {high} minutos entre pessoas</numerusform>
        <numerusform>{edition}, {count} jogadores, {length} mm: cerca de {rounds}, {low} a {high} minutos entre pessoas</numerusform>
      </translation>
    </message>
    <message>
      <source>{ended}: finished. Back to {next}</source>
      <translation>{ended}: feito. De volta a {next}</translation>
    </message>
    <message>
      <source>{face} alone</source>
      <translation>{face} sozinho</translation>
    </message>
    <message>
      <source>{face} is chosen: name it, or choose another one.</source>
      <translation>{face} está escolhido: diga-o, ou escolha outro.</translation>
    </message>
    <message>
      <source>{face} is chosen: seal it, or choose another one.</source>
      <translation>{face} está escolhido: lacre-o, ou escolha outro.</translation>
    </message>
    <message>
      <source>{face} sleeps</source>
      <translation>{face} dorme</translation>
    </message>
    <message>
      <source>{face} sleeps this round, it just moved you.</source>
      <translation>{face} dorme nesta rodada, acabou de mover você.</translation>
    </message>
    <message>
      <source>{face} sleeps, it just moved you.</source>
      <translation>{face} dorme, acabou de mover você.</translation>
    </message>
    <message>
      <source>{face} wins {share} % of the races</source>
      <translation>{face} ganha {share} % das corridas</translation>
    </message>
    <message>
      <source>{file} is damaged, or somebody has changed it: ask for it once more.</source>
      <translation>{file} está danificado, ou alguém mudou o arquivo: peça de novo.</translation>
    </message>
    <message>
      <source>{file} is no puzzle, or it is damaged: ask for it once more.</source>
      <translation>{file} não é um enigma, ou está danificado: peça de novo.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: it does not end where somebody has to move.</source>
      <translation>{file} não é um enigma: não acaba onde alguém tem de mover.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no race is in it.</source>
      <translation>{file} não é um enigma: não há corrida nele.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no winning move was found.</source>
      <translation>{file} não é um enigma: não foi achado um movimento que vença.</translation>
    </message>
    <message>
      <source>{file} is not a log of this program. The log of a game is the file called 'log' in the folder of that game.</source>
      <translation>{file} não é um registro deste programa. O registro de uma partida é o arquivo chamado 'log' na pasta dela.</translation>
    </message>
    <message>
      <source>{file}, step {step}</source>
      <translation>{file}, passo {step}</translation>
    </message>
    <message>
      <source>{file}: does not go on from step {step} of {log}: it stood otherwise there</source>
      <translation>{file}: não continua do passo {step} de {log}: lá a posição era outra</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of a game whose log is not here; audit both together to see whether it stood so</source>
      <translation>{file}: continua do passo {step} de uma partida cujo registro não está aqui; confira os dois juntos para ver se a posição era essa</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of {log}, as it stood there</source>
      <translation>{file}: continua do passo {step} de {log}, como estava lá</translation>
    </message>
    <message>
      <source>{file}: {what}</source>
      <translation>{file}: {what}</translation>
    </message>
    <message>
      <source>{file}: {why}; choose another place</source>
      <translation>{file}: {why}; escolha outro lugar</translation>
    </message>
    <message>
      <source>{first} and {second} are overlapping by {gap} mm</source>
      <translation>{first} e {second} se sobrepõem por {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart</source>
      <translation>{first} e {second} estão a {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation>{first} e {second} estão a {gap} mm; não podem se tocar (regra W3.4).</translation>
    </message>
    <message>
      <source>{first} goes first with {one}, then {second} with {two}.</source>
      <translation>{first} vai primeiro com {one}, depois {second} com {two}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, then {third}.</source>
      <translation>{first} vai primeiro, depois {second}, depois {third}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third} and {fourth}.</source>
      <translation>{first} vai primeiro, depois {second}, {third} e {fourth}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third}, {fourth} and {fifth}.</source>
      <translation>{first} vai primeiro, depois {second}, {third}, {fourth} e {fifth}.</translation>
    </message>
    <message>
      <source>{first} moves {one}.</source>
      <translation>{first} anda {one}.</translation>
    </message>
    <message>
      <source>{folder} cannot be used for --out: {why}</source>
      <translation>{folder} não pode ser usada para --out: {why}</translation>
    </message>
    <message>
      <source>{folder} is not empty: choose a new folder for --out</source>
      <translation>{folder} não está vazia: escolha uma pasta nova para --out</translation>
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation>{frame}. {rule}</translation>
    </message>
    <message>
      <source>{free} GB free</source>
      <translation>{free} GB livres</translation>
    </message>
    <message>
      <source>{free} MB are free</source>
      <translation>{free} MB livres</translation>
    </message>
    <message>
      <source>{free} MB free: make room</source>
      <translation>{free} MB livres: abra espaço</translation>
    </message>
    <message>
      <source>{game} of another program</source>
      <translation>{game} de outro programa</translation>
    </message>
    <message numerus="yes">
      <source>{game}, {count} players: {hours}, about {low} to {high} minutes among people</source>
      <extracomment>{game}, {count} player: {hours}, about {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{game}, {count} jogador: {hours}, uns {low} a {high} minutos entre pessoas</numerusform>
        <numerusform>{game}, {count} jogadores: {hours}, uns {low} a {high} minutos entre pessoas</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: empty sheets</source>
      <translation>{game}: folhas em branco</translation>
    </message>
    <message>
      <source>{game}: the rules</source>
      <translation>{game}: as regras</translation>
    </message>
    <message numerus="yes">
      <source>{game}: {count} bots ({level}, seed {seed}), files in {folder}</source>
      <extracomment>{game}: {count} bot ({level}, seed {seed}), files in {folder}</extracomment>
      <translation>
        <numerusform>{game}: {count} bot ({level}, semente {seed}), arquivos em {folder}</numerusform>
        <numerusform>{game}: {count} bots ({level}, semente {seed}), arquivos em {folder}</numerusform>
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
      <translation>{gap} mm além da linha</translation>
    </message>
    <message>
      <source>{gap} mm away</source>
      <translation>a {gap} mm</translation>
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation>a {gap} mm da linha</translation>
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
      <translation>{hearts} pelos corações + {before} crescido antes = {limit}</translation>
    </message>
    <message>
      <source>{here} of {seats} are here</source>
      <translation>{here} de {seats} estão aqui</translation>
    </message>
    <message>
      <source>{host} does not let us in at the moment</source>
      <translation>{host} não nos deixa entrar no momento</translation>
    </message>
    <message>
      <source>{hour}, {region}</source>
      <translation>{hour}, {region}</translation>
    </message>
    <message>
      <source>{hour}, {region}: what do you do?</source>
      <translation>{hour}, {region}: o que você faz?</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, and nothing better was found.</source>
      <translation>{hour}: {name} {gained}, e nada melhor foi achado.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, but {best} with: {deeds}.</source>
      <translation>{hour}: {name} {gained}, mas {best} com: {deeds}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, where a bot found {best}.</source>
      <translation>{hour}: {name} {gained}, onde um bot achou {best}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}.</source>
      <translation>{hour}: {name} {gained}.</translation>
    </message>
    <message>
      <source>{kind} on {space}</source>
      <translation>{kind} em {space}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}</source>
      <translation>{kind} {space} de {worm}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}, idle: {reason}</source>
      <translation>{kind} {space} de {worm}, sem ação: {reason}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: click to let it act</source>
      <translation>{kind} {space} de {worm}: clique para agir</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation>{kind} {space} de {worm}: já agiu nesta hora</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: it could act</source>
      <translation>{kind} {space} de {worm}: poderia agir</translation>
    </message>
    <message>
      <source>{kind}: {reason}</source>
      <translation>{kind}: {reason}</translation>
    </message>
    <message numerus="yes">
      <source>{laid} of {count} segments are laid</source>
      <extracomment>{laid} of {count} segment is laid</extracomment>
      <translation>
        <numerusform>{laid} de {count} segmento posto</numerusform>
        <numerusform>{laid} de {count} segmentos postos</numerusform>
      </translation>
    </message>
    <message>
      <source>{least} or more</source>
      <translation>{least} ou mais</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} a {most}</translation>
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation>Restam {left} de {number}.</translation>
    </message>
    <message>
      <source>{left} to go</source>
      <translation>Faltam {left}</translation>
    </message>
    <message>
      <source>{length} cm</source>
      <translation>{length} cm</translation>
    </message>
    <message numerus="yes">
      <source>{line}, {count} of them with {other}</source>
      <extracomment>{line}, once with {other}</extracomment>
      <translation>
        <numerusform>{line}, {count} com {other}</numerusform>
        <numerusform>{line}, {count} com {other}</numerusform>
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
      <translation>{more} % mais vitórias</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <translation>{most} ou {last}</translation>
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation>{names} e {last}</translation>
    </message>
    <message>
      <source>{names} are here</source>
      <translation>{names} estão aqui</translation>
    </message>
    <message numerus="yes">
      <source>{names} are here and have not chosen for {count} minutes.</source>
      <extracomment>{names} are here and have not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{names} estão aqui e não escolhem há {count} minuto.</numerusform>
        <numerusform>{names} estão aqui e não escolhem há {count} minutos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are playing {game}</source>
      <extracomment>{names} is playing {game}</extracomment>
      <translation>
        <numerusform>{names} está jogando {game}</numerusform>
        <numerusform>{names} estão jogando {game}</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} are the coziest</source>
      <translation>{names} são os mais aconchegados</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}</source>
      <translation>{names} trombam de nariz com {face}</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}, {others} over {other}</source>
      <translation>{names} trombam de nariz com {face}, {others} com {other}</translation>
    </message>
    <message>
      <source>{names} bump over {face}.</source>
      <translation>{names} trombam com {face}.</translation>
    </message>
    <message>
      <source>{names} can be heard</source>
      <translation>Dá para ouvir {names}</translation>
    </message>
    <message numerus="yes">
      <source>{names} have dozed off</source>
      <extracomment>{names} has dozed off</extracomment>
      <translation>
        <numerusform>{names} cochilou</numerusform>
        <numerusform>{names} cochilaram</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have gone home…</source>
      <extracomment>{names} has gone home…</extracomment>
      <translation>
        <numerusform>{names} foi para casa…</numerusform>
        <numerusform>{names} foram para casa…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have not chosen yet</source>
      <extracomment>{names} has not chosen yet</extracomment>
      <translation>
        <numerusform>{names} ainda não escolheu</numerusform>
        <numerusform>{names} ainda não escolheram</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} have won the evening together</source>
      <translation>{names} venceram a noite juntos</translation>
    </message>
    <message>
      <source>{names} have won together</source>
      <translation>{names} venceram juntos</translation>
    </message>
    <message>
      <source>{names} lead together</source>
      <translation>{names} lideram juntos</translation>
    </message>
    <message>
      <source>{names} share the win with {total}.</source>
      <translation>{names} dividem a vitória com {total}.</translation>
    </message>
    <message>
      <source>{names} sit down. Emblem: {emblem}.</source>
      <translation>{names} se sentam. Emblema: {emblem}.</translation>
    </message>
    <message numerus="yes">
      <source>{names} wait for you</source>
      <extracomment>{names} waits for you</extracomment>
      <translation>
        <numerusform>{names} espera por você</numerusform>
        <numerusform>{names} esperam por você</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} want one more</source>
      <translation>{names} querem mais uma</translation>
    </message>
    <message>
      <source>{names} wants one more</source>
      <translation>{names} quer mais uma</translation>
    </message>
    <message>
      <source>{names} wins with {total}.</source>
      <translation>{names} vence com {total}.</translation>
    </message>
    <message>
      <source>{names} would end the race here.</source>
      <translation>{names} encerraria a corrida aqui.</translation>
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
      <translation>{name} (você)</translation>
    </message>
    <message>
      <source>{name} ({key}) is a player of its own</source>
      <translation>{name} ({key}) é um jogador próprio</translation>
    </message>
    <message>
      <source>{name} ({key}) is also known as {other} ({other_key})</source>
      <translation>{name} ({key}) também é conhecido como {other} ({other_key})</translation>
    </message>
    <message>
      <source>{name} ({key}) is somebody else</source>
      <translation>{name} ({key}) é outra pessoa</translation>
    </message>
    <message>
      <source>{name} and {other} sat in one game: they are two players</source>
      <translation>{name} e {other} estiveram na mesma partida: são dois jogadores</translation>
    </message>
    <message>
      <source>{name} at {hosts} is heard but not reached: a firewall is on there, or the game has just ended; join from that laptop, with the code of this one</source>
      <translation>{name} em {hosts} é ouvido mas não alcançado: há um firewall ligado lá, ou a partida acabou de terminar; entre por aquele notebook, com o código deste</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached</source>
      <translation>{name} em {hosts} foi alcançado</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached, and has version {theirs}; you have {ours}</source>
      <translation>{name} em {hosts} foi alcançado, e tem a versão {theirs}; você tem {ours}</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you and {others}; {best} would have won {more} % more.</source>
      <translation>{name} deu {bid} e trombou com você e {others}; {best} teria ganhado {more} % a mais.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you; {best} would have won {more} % more.</source>
      <translation>{name} deu {bid} e trombou com você; {best} teria ganhado {more} % a mais.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>{name} deu {bid} e trombou com {others}; {best} teria ganhado {more} % a mais.</translation>
    </message>
    <message>
      <source>{name} bid {bid}; {best} would have won {more} % more.</source>
      <translation>{name} deu {bid}; {best} teria ganhado {more} % a mais.</translation>
    </message>
    <message>
      <source>{name} can call again.</source>
      <translation>{name} pode chamar de novo.</translation>
    </message>
    <message>
      <source>{name} could still catch up.</source>
      <translation>{name} ainda pode alcançar.</translation>
    </message>
    <message>
      <source>{name} did not end: see {file}</source>
      <translation>{name} não terminou: veja {file}</translation>
    </message>
    <message>
      <source>{name} draws the tables when all are there.</source>
      <translation>{name} sorteia as mesas quando todos estiverem aí.</translation>
    </message>
    <message>
      <source>{name} ended with exit code {code}: see {file}</source>
      <translation>{name} terminou com o código de saída {code}: veja {file}</translation>
    </message>
    <message>
      <source>{name} ends with {total}: {grade}.</source>
      <translation>{name} termina com {total}: {grade}.</translation>
    </message>
    <message>
      <source>{name} has an address of its own making</source>
      <translation>{name} tem um endereço que deu a si mesmo</translation>
    </message>
    <message>
      <source>{name} has another version</source>
      <translation>{name} tem outra versão</translation>
    </message>
    <message>
      <source>{name} has left for good.</source>
      <translation>{name} saiu de vez.</translation>
    </message>
    <message>
      <source>{name} has left the game for good; {then}.</source>
      <translation>{name} saiu da partida de vez; {then}.</translation>
    </message>
    <message>
      <source>{name} has left the table for now.</source>
      <translation>{name} saiu da mesa por ora.</translation>
    </message>
    <message>
      <source>{name} has opened nothing and contributes nothing.</source>
      <translation>{name} não abriu nada e não contribui com nada.</translation>
    </message>
    <message>
      <source>{name} has other rules of {rules} (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>{name} tem outras regras de {rules} (programa {theirs}, o nosso {ours}): o mais antigo precisa ser atualizado</translation>
    </message>
    <message>
      <source>{name} has our name: one of us must take another</source>
      <translation>{name} tem o nosso nome: um de nós precisa de outro</translation>
    </message>
    <message>
      <source>{name} has swung a post, now {away} worms from the thread</source>
      <translation>{name} girou um poste, agora a {away} minhocas do fio</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: all tables are for both of you</source>
      <translation>{name} tem a versão {theirs}, você tem {ours}: todas as mesas servem para os dois</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables are not for you</source>
      <translation>{name} tem a versão {theirs}, você tem {ours}: os dois podem jogar {games}, mas algumas mesas não servem para vocês</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: no table is for both of you</source>
      <translation>{name} tem a versão {theirs}, você tem {ours}: nenhuma mesa serve para os dois</translation>
    </message>
    <message>
      <source>{name} has won</source>
      <translation>{name} venceu</translation>
    </message>
    <message>
      <source>{name} has won the evening</source>
      <translation>{name} venceu a noite</translation>
    </message>
    <message>
      <source>{name} has {system}: open “Bring a friend” there, then it can be fetched here.</source>
      <translation>{name} tem {system}: abra lá “Traga alguém”, e poderá ser buscado aqui.</translation>
    </message>
    <message>
      <source>{name} held up {others}</source>
      <translation>{name} segurou {others}</translation>
    </message>
    <message>
      <source>{name} is back</source>
      <translation>{name} voltou</translation>
    </message>
    <message>
      <source>{name} is back at the table.</source>
      <translation>{name} voltou à mesa.</translation>
    </message>
    <message>
      <source>{name} is heard again</source>
      <translation>Dá para ouvir {name} de novo</translation>
    </message>
    <message>
      <source>{name} is heard and reached</source>
      <translation>Dá para ouvir e alcançar {name}</translation>
    </message>
    <message>
      <source>{name} is heard, but not reached</source>
      <translation>Dá para ouvir {name}, mas não alcançar</translation>
    </message>
    <message>
      <source>{name} is heard, but signs nothing since {time}</source>
      <translation>Ouve-se {name}, que não assina nada desde {time}</translation>
    </message>
    <message>
      <source>{name} is here</source>
      <translation>{name} está aqui</translation>
    </message>
    <message numerus="yes">
      <source>{name} is here and has not chosen for {count} minutes.</source>
      <extracomment>{name} is here and has not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{name} está aqui e não escolhe há {count} minuto.</numerusform>
        <numerusform>{name} está aqui e não escolhe há {count} minutos.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} is in this room and has {version}. “Bring a friend” on that laptop gives you the newer program; then start again.</source>
      <translation>{name} está nesta sala e tem {version}. “Traga alguém” naquele notebook dá a você o programa mais novo; depois, abra de novo.</translation>
    </message>
    <message>
      <source>{name} is looking round</source>
      <translation>{name} olha em volta</translation>
    </message>
    <message>
      <source>{name} is not looking round any more.</source>
      <translation>{name} não olha mais em volta.</translation>
    </message>
    <message>
      <source>{name} is out until all others agree.</source>
      <translation>{name} fica fora até todos os outros concordarem.</translation>
    </message>
    <message>
      <source>{name} is passed over.</source>
      <translation>{name} fica sem a vez.</translation>
    </message>
    <message>
      <source>{name} is silent since {time}</source>
      <translation>{name} em silêncio desde {time}</translation>
    </message>
    <message>
      <source>{name} is stuck after {count}, {away} worms from the thread</source>
      <translation>{name} fica presa depois de {count}, a {away} minhocas do fio</translation>
    </message>
    <message>
      <source>{name} is the coziest</source>
      <translation>{name} está no maior aconchego</translation>
    </message>
    <message>
      <source>{name} leads by {count}</source>
      <translation>{name} lidera por {count}</translation>
    </message>
    <message>
      <source>{name} leads, {mm} mm to go.</source>
      <translation>{name} lidera, faltam {mm} mm.</translation>
    </message>
    <message>
      <source>{name} left a roll for the second time and passes from now on.</source>
      <translation>{name} deixou uma rolagem pela segunda vez e passa de agora em diante.</translation>
    </message>
    <message>
      <source>{name} lies in the way</source>
      <translation>{name} está no caminho</translation>
    </message>
    <message>
      <source>{name} looks back: follow</source>
      <translation>{name} está revendo: seguir</translation>
    </message>
    <message>
      <source>{name} moved {count}, now {away} worms from the thread</source>
      <translation>{name} andou {count}, agora a {away} minhocas do fio</translation>
    </message>
    <message>
      <source>{name} moves {number}</source>
      <translation>{name} anda {number}</translation>
    </message>
    <message>
      <source>{name} moves {number}.</source>
      <translation>{name} anda {number}.</translation>
    </message>
    <message>
      <source>{name} moves {number}: find the win.</source>
      <translation>{name} move {number}: ache a vitória.</translation>
    </message>
    <message numerus="yes">
      <source>{name} named {count} numbers</source>
      <extracomment>{name} named {count} number</extracomment>
      <translation>
        <numerusform>{name} disse {count} número</numerusform>
        <numerusform>{name} disse {count} números</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} names a number with the X.</source>
      <translation>{name} diz um número com o X.</translation>
    </message>
    <message>
      <source>{name} names {number} with the X.</source>
      <translation>{name} diz {number} com o X.</translation>
    </message>
    <message>
      <source>{name} now names a number with the X.</source>
      <translation>{name} agora diz um número com o X.</translation>
    </message>
    <message>
      <source>{name} resigns.</source>
      <translation>{name} desiste.</translation>
    </message>
    <message>
      <source>{name} runs on this laptop</source>
      <translation>{name} roda neste notebook</translation>
    </message>
    <message>
      <source>{name} sits down alone.</source>
      <translation>{name} se senta sem mais ninguém.</translation>
    </message>
    <message>
      <source>{name} stays put.</source>
      <translation>{name} fica onde está.</translation>
    </message>
    <message>
      <source>{name} swung it away from {other}</source>
      <translation>{name} tirou o fio de {other}</translation>
    </message>
    <message>
      <source>{name} waits for those who were drawn to the same table</source>
      <translation>{name} espera quem foi sorteado para a mesma mesa</translation>
    </message>
    <message>
      <source>{name} wants to play again.</source>
      <translation>{name} quer jogar de novo.</translation>
    </message>
    <message>
      <source>{name} wins!</source>
      <translation>{name} vence!</translation>
    </message>
    <message>
      <source>{name} won, {day}</source>
      <translation>{name} venceu, {day}</translation>
    </message>
    <message>
      <source>{name} would go on</source>
      <translation>{name} continuaria</translation>
    </message>
    <message>
      <source>{name} {deeds}: it touches the line.</source>
      <translation>{name} {deeds}: toca a linha.</translation>
    </message>
    <message>
      <source>{name} {deeds}: {gap} mm to go.</source>
      <translation>{name} {deeds}: faltam {gap} mm.</translation>
    </message>
    <message>
      <source>{name} {gap} mm away</source>
      <translation>{name} a {gap} mm</translation>
    </message>
    <message>
      <source>{name}'s X names {number}.</source>
      <translation>O X de {name} diz {number}.</translation>
    </message>
    <message>
      <source>{name}'s evening</source>
      <translation>A noite de {name}</translation>
    </message>
    <message>
      <source>{name}'s head</source>
      <translation>a cabeça de {name}</translation>
    </message>
    <message>
      <source>{name}'s head is blocked: no spot is free (rule W3.2).</source>
      <translation>A cabeça de {name} está bloqueada: nenhum lugar livre (regra W3.2).</translation>
    </message>
    <message>
      <source>{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).</source>
      <translation>A cabeça de {name}: o meio está a {away} mm da linha, a beira {gap} (regra W4.5).</translation>
    </message>
    <message>
      <source>{name}'s laptop gave another build than it had promised, and nothing of it was kept: fetch it from another laptop</source>
      <translation>o laptop de {name} deu outro programa em vez do prometido e nada foi guardado: busque de outro laptop</translation>
    </message>
    <message>
      <source>{name}'s laptop has it</source>
      <translation>o laptop de {name} tem</translation>
    </message>
    <message>
      <source>{name}'s laptop has not said a word for {since}. A closed lid? Call across the table first. {name} can come back at any time.</source>
      <translation>O notebook de {name} não diz nada há {since}. Tampa fechada? Primeiro chame do outro lado da mesa. {name} pode voltar a qualquer hora.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things.</source>
      <translation>O notebook de {name} assinou duas coisas diferentes.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation>O notebook de {name} assinou duas coisas diferentes; a prova está salva.</translation>
    </message>
    <message>
      <source>{name}'s laptop is heard, but has signed nothing for {since}. Its program may be stuck: call across the table first. {name} can come back at any time.</source>
      <translation>Ouve-se o notebook de {name}, mas ele não assinou nada há {since}. O programa pode estar travado: primeiro chame do outro lado da mesa. {name} pode voltar a qualquer hora.</translation>
    </message>
    <message>
      <source>{name}'s laptop signed two different things in step {step}</source>
      <translation>O notebook de {name} assinou duas coisas diferentes no passo {step}</translation>
    </message>
    <message>
      <source>{name}'s number {number}…; its seal, recomputed: {verdict}.</source>
      <translation>O número de {name} {number}…; seu lacre, recalculado: {verdict}.</translation>
    </message>
    <message>
      <source>{name}'s placement {number}</source>
      <translation>segmento posto {number} de {name}</translation>
    </message>
    <message>
      <source>{name}'s program does not understand this one: the older of the two must be updated</source>
      <translation>O programa de {name} não entende este: o mais antigo dos dois precisa ser atualizado</translation>
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation>segmento {number} de {name}</translation>
    </message>
    <message>
      <source>{name}'s sheet</source>
      <translation>A folha de {name}</translation>
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
      <translation>A mesa de {name} não pode ser jogada: seus termos são contra as regras do jogo</translation>
    </message>
    <message>
      <source>{name}'s table is full and about to begin</source>
      <translation>A mesa de {name} está cheia e já vai começar</translation>
    </message>
    <message>
      <source>{name}'s table is not open any more.</source>
      <translation>A mesa de {name} não está mais aberta.</translation>
    </message>
    <message>
      <source>{name}'s table needs the newer version of this program (theirs {theirs}, ours {ours})</source>
      <translation>a mesa de {name} precisa da versão mais nova deste programa (lá {theirs}, aqui {ours})</translation>
    </message>
    <message>
      <source>{name}'s table plays something else now.</source>
      <translation>Na mesa de {name} agora se joga outra coisa.</translation>
    </message>
    <message>
      <source>{name}'s table plays something that this program does not know (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>A mesa de {name} joga algo que este programa não conhece (programa {theirs}, o nosso {ours}): o mais antigo precisa ser atualizado</translation>
    </message>
    <message>
      <source>{name}'s tournament</source>
      <translation>Torneio de {name}</translation>
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation>a minhoca de {name}</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}.</source>
      <translation>{bid} de {name} na rodada {round}.</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>{bid} de {name} na rodada {round}; {best} teria ganhado {more} % a mais.</translation>
    </message>
    <message>
      <source>{name}, from place {before} to {after}</source>
      <translation>{name}, do lugar {before} ao {after}</translation>
    </message>
    <message>
      <source>{name}, key {key}</source>
      <translation>{name}, chave {key}</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} bids and no bump</source>
      <extracomment>{name}, {count} bid and no bump</extracomment>
      <translation>
        <numerusform>{name}, {count} lance e nenhum choque</numerusform>
        <numerusform>{name}, {count} lances e nenhum choque</numerusform>
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
        <numerusform>{name}, {count} vezes</numerusform>
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
        <numerusform>{name}, {free} de {count} lance sem companhia</numerusform>
        <numerusform>{name}, {free} de {count} lances sem companhia</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {mm} mm before {other}</source>
      <translation>{name}, {mm} mm antes de {other}</translation>
    </message>
    <message>
      <source>{name}, {mm} mm in round {round}</source>
      <translation>{name}, {mm} mm na rodada {round}</translation>
    </message>
    <message>
      <source>{name}: key {key}</source>
      <translation>{name}: chave {key}</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line</source>
      <translation>{name}: {away} mm até a linha</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line.</source>
      <translation>{name}: {away} mm até a linha.</translation>
    </message>
    <message>
      <source>{name}: {before} mm, then {after} mm.</source>
      <translation>{name}: {before} mm, depois {after} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} mm.</source>
      <translation>{name}: {before} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away, then {after}.</source>
      <translation>{name}: a {before} minhocas, depois {after}.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away.</source>
      <translation>{name}: a {before} minhocas.</translation>
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
      <translation>{one} e {two}, coisas restantes: {left}</translation>
    </message>
    <message>
      <source>{one}, {two}, shape {shape}</source>
      <translation>{one}, {two}, forma {shape}</translation>
    </message>
    <message>
      <source>{option} is an option of {theirs}, and this table plays {ours}: leave it out, or choose --game {other} without those of {ours}</source>
      <translation>{option} é uma opção de {theirs}, e esta mesa joga {ours}: deixe de fora, ou escolha --game {other} sem as de {ours}</translation>
    </message>
    <message>
      <source>{organ} acts: {effect}</source>
      <translation>{organ} age: {effect}</translation>
    </message>
    <message>
      <source>{organ} on {space}</source>
      <translation>{organ} em {space}</translation>
    </message>
    <message>
      <source>{organ} to {worms}</source>
      <translation>{organ} para {worms}</translation>
    </message>
    <message>
      <source>{path} cannot be read: mend it or move it away; until then nobody is merged</source>
      <translation>{path} não pode ser lido: conserte ou tire dali; até lá ninguém é unido</translation>
    </message>
    <message>
      <source>{path} cannot be read: {why}</source>
      <translation>{path} não pode ser lido: {why}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}</source>
      <translation>{path} não pode ser gravado: {why}</translation>
    </message>
    <message>
      <source>{path} has no step {step} that checks: its steps are 1 to {last}</source>
      <translation>{path} não tem passo {step} que confira: os passos vão de 1 a {last}</translation>
    </message>
    <message>
      <source>{path} holds no game that has begun</source>
      <translation>{path} não tem partida que tenha começado</translation>
    </message>
    <message numerus="yes">
      <source>{path} is no sheet yet, it has {count} mistakes:</source>
      <extracomment>{path} is no sheet yet, it has a mistake:</extracomment>
      <translation>
        <numerusform>{path} ainda não é uma folha, tem {count} erro:</numerusform>
        <numerusform>{path} ainda não é uma folha, tem {count} erros:</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} is no sheet yet: its words have no room</source>
      <translation>{path} ainda não é uma folha: suas palavras não cabem</translation>
    </message>
    <message>
      <source>{path} is no sheet: not UTF-8 text, at byte {byte}</source>
      <translation>{path} não é uma folha: não é texto UTF-8, no byte {byte}</translation>
    </message>
    <message>
      <source>{path} is not your identity any more: put back a copy of it, or move it away to play as a new person</source>
      <translation>{path} não é mais a sua identidade: ponha de volta uma cópia dela, ou tire-a dali para jogar como pessoa nova</translation>
    </message>
    <message>
      <source>{path} is the log itself; choose another file</source>
      <translation>{path} é o próprio registro; escolha outro arquivo</translation>
    </message>
    <message>
      <source>{path} is too long for a sheet: {size} bytes, at most {most}</source>
      <translation>{path} é longo demais para uma folha: {size} bytes, no máximo {most}</translation>
    </message>
    <message>
      <source>{path}: a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>{path}: uma imagem termina em .png ou .svg, um clipe em .webp ou .gif</translation>
    </message>
    <message>
      <source>{path}: the clip could not be written.</source>
      <translation>{path}: não foi possível gravar o clipe.</translation>
    </message>
    <message>
      <source>{pattern}; key: {key}</source>
      <translation>{pattern}; chave: {key}</translation>
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
        <numerusform>{points} ponto</numerusform>
        <numerusform>{points} pontos</numerusform>
      </translation>
    </message>
    <message>
      <source>{round}: waiting for {names}</source>
      <translation>{round}: esperando {names}</translation>
    </message>
    <message>
      <source>{row}: {count} counted, worth {points}</source>
      <translation>{row}: {count} contados, vale {points}</translation>
    </message>
    <message>
      <source>{said} (rule {tag})</source>
      <translation>{said} (regra {tag})</translation>
    </message>
    <message>
      <source>{said} (rule {tag}, {edition})</source>
      <translation>{said} (regra {tag}, {edition})</translation>
    </message>
    <message>
      <source>{said}; the next sign counts at {mark}</source>
      <translation>{said}; o próximo sinal vale em {mark}</translation>
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
      <translation>{space}: uma comida</translation>
    </message>
    <message>
      <source>{space}: a rock</source>
      <translation>{space}: uma pedra</translation>
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
        <numerusform>{start} ({count} jeito)</numerusform>
        <numerusform>{start} ({count} jeitos)</numerusform>
      </translation>
    </message>
    <message>
      <source>{state}: go on with {command} --resume</source>
      <translation>{state}: continue com {command} --resume</translation>
    </message>
    <message>
      <source>{system} may keep visitors out</source>
      <translation>{system} pode barrar visitas</translation>
    </message>
    <message>
      <source>{system}, {size}</source>
      <translation>{system}, {size}</translation>
    </message>
    <message>
      <source>{table}: it does not follow from the games here. It does not count.</source>
      <translation>{table}: não decorre das partidas daqui. Não conta.</translation>
    </message>
    <message>
      <source>{table}: it is not over.</source>
      <translation>{table}: não acabou.</translation>
    </message>
    <message>
      <source>{table}: it was not played as the tournament was called. It does not count.</source>
      <translation>{table}: não foi jogada como o torneio foi convocado. Não conta.</translation>
    </message>
    <message>
      <source>{table}: its log does not check. It does not count.</source>
      <translation>{table}: o registro não confere. Não conta.</translation>
    </message>
    <message>
      <source>{table}: its log is missing.</source>
      <translation>{table}: falta o registro.</translation>
    </message>
    <message>
      <source>{table}: not everybody signed the draw that it names. It does not count.</source>
      <translation>{table}: nem todos assinaram o sorteio que ela cita. Não conta.</translation>
    </message>
    <message>
      <source>{table}: several games claim to be it. None of them counts.</source>
      <translation>{table}: várias partidas dizem ser ela. Nenhuma conta.</translation>
    </message>
    <message>
      <source>{table}: {name} was drawn for it and did not sit there.</source>
      <translation>{table}: {name} foi sorteado para ela e não se sentou.</translation>
    </message>
    <message>
      <source>{table}: {name} was not drawn for it. It does not count.</source>
      <translation>{table}: {name} não foi sorteado para ela. Não conta.</translation>
    </message>
    <message>
      <source>{table}: {people}</source>
      <translation>{table}: {people}</translation>
    </message>
    <message>
      <source>{total}  in all, {grade}</source>
      <translation>{total}  ao todo, {grade}</translation>
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
        <numerusform>Para continuar é preciso {wanted} aqui; há {count}.</numerusform>
        <numerusform>Para continuar é preciso {wanted} aqui; há {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} Signed by {names}.</source>
      <translation>{what} Assinado por {names}.</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm</source>
      <translation>{what}, medido {gap} mm</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm of overlap</source>
      <translation>{what}, medido {gap} mm de sobreposição</translation>
    </message>
    <message>
      <source>{where} is alive</source>
      <translation>{where} está viva</translation>
    </message>
    <message>
      <source>{where} is too long: {length}, at most {most} letters</source>
      <translation>{where} é longo demais: {length}, no máximo {most} letras</translation>
    </message>
    <message>
      <source>{where}: has an address but no link, so it is not used</source>
      <translation>{where}: tem endereço mas não tem conexão, então não é usado</translation>
    </message>
    <message>
      <source>{where}: has an address of its own making; that will do for a cable between laptops, but a Wi-Fi is not connected yet</source>
      <translation>{where}: tem um endereço que deu a si mesmo; serve para um cabo entre notebooks, mas um Wi-Fi ainda não está conectado</translation>
    </message>
    <message>
      <source>{where}: looks like a VPN, a container or a virtual machine, which leads to nobody in the room; switch it off if you are not found</source>
      <translation>{where}: parece uma VPN, um contêiner ou uma máquina virtual, que não leva a ninguém na sala; desligue se não acharem você</translation>
    </message>
    <message numerus="yes">
      <source>{where}: no player is heard, but {count} other devices, so multicast gets through</source>
      <extracomment>{where}: no player is heard, but another device, so multicast gets through</extracomment>
      <translation>
        <numerusform>{where}: nenhum jogador é ouvido, mas {count} outro dispositivo, então o multicast passa</numerusform>
        <numerusform>{where}: nenhum jogador é ouvido, mas {count} outros dispositivos, então o multicast passa</numerusform>
      </translation>
    </message>
    <message>
      <source>{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart; then join by code, or meet on a phone's hotspot or a cable</source>
      <translation>{where}: nada se ouve ali: ninguém mais joga, ou a rede separa os convidados; então entre com código, ou se encontrem no hotspot de um celular ou por cabo</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon</source>
      <translation>{where}: {names} pelo farol</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon and mDNS</source>
      <translation>{where}: {names} pelo farol e por mDNS</translation>
    </message>
    <message>
      <source>{where}: {names} heard by mDNS</source>
      <translation>{where}: {names} por mDNS</translation>
    </message>
    <message>
      <source>{whole}.{rest}</source>
      <translation>{whole},{rest}</translation>
    </message>
    <message numerus="yes">
      <source>{who} share the win with {total} points, {grade}.</source>
      <extracomment>{who} share the win with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} dividem a vitória com {total} ponto, {grade}.</numerusform>
        <numerusform>{who} dividem a vitória com {total} pontos, {grade}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} wins with {total} points, {grade}.</source>
      <extracomment>{who} wins with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} vence com {total} ponto, {grade}.</numerusform>
        <numerusform>{who} vence com {total} pontos, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{why}: nothing more is signed in this game. What was signed is safe in {path}; make room there and start the program again</source>
      <translation>{why}: nada mais é assinado nesta partida. O que foi assinado está seguro em {path}; abra espaço ali e inicie o programa de novo</translation>
    </message>
    <message>
      <source>{why}; mend that, or choose another --data DIR</source>
      <translation>{why}; conserte isso, ou escolha outro --data DIR</translation>
    </message>
    <message>
      <source>{winner} is the last one left and wins.</source>
      <translation>{winner} é a última que sobra e vence.</translation>
    </message>
    <message>
      <source>{winner} touches the finish line and wins.</source>
      <translation>{winner} toca a linha de chegada e vence.</translation>
    </message>
    <message>
      <source>{word} is {game}</source>
      <translation>{word} é {game}</translation>
    </message>
    <message>
      <source>{worm} gets</source>
      <translation>{worm} ganha</translation>
    </message>
    <message>
      <source>{worm} gets {kinds}</source>
      <translation>{worm} ganha {kinds}</translation>
    </message>
    <message>
      <source>{worm} lies on {space}</source>
      <translation>em {space} está {worm}</translation>
    </message>
    <message>
      <source>{worm}: {reason}</source>
      <translation>{worm}: {reason}</translation>
    </message>
    <message>
      <source>“Bring a friend” on a laptop that has the newer program gives it to you; then start again.</source>
      <translation>“Traga alguém” num notebook com o programa mais novo dá o programa a você; depois, abra de novo.</translation>
    </message>
    <message>
      <source>“Bring a friend” on your laptop gives {name} the newer program</source>
      <translation>“Traga alguém” no seu notebook dá a {name} o programa mais novo</translation>
    </message>
    <message>
      <source>“Bring a friend” on {name}'s laptop gives you the newer program</source>
      <translation>“Traga alguém” no notebook de {name} dá a você o programa mais novo</translation>
    </message>
  </context>
</TS>
