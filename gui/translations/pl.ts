<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
  <context>
    <name>wormup</name>
    <message>
      <source>     ... and {count} more: m; or name spaces, such as d4 d5</source>
      <translation>     ... i jeszcze {count}: m; albo nazwij pola, np. d4 d5</translation>
    </message>
    <message>
      <source>  1  sign the hour; after that it stands</source>
      <translation>  1  podpisz godzinę; potem już tak zostanie</translation>
    </message>
    <message>
      <source>  u  undo the last decision     o  start the hour over     ?  help</source>
      <translation>  u  cofnij ostatnią decyzję     o  zacznij godzinę od nowa     ?  pomoc</translation>
    </message>
    <message>
      <source> and </source>
      <translation> i </translation>
    </message>
    <message>
      <source> or </source>
      <translation> lub </translation>
    </message>
    <message>
      <source>%(prog)s: error: %(message)s
</source>
      <translation>%(prog)s: błąd: %(message)s
</translation>
    </message>
    <message>
      <source>(After that: {then}.)</source>
      <translation>(Potem: {then}.)</translation>
    </message>
    <message>
      <source>--agreed: {game} is not what is played now</source>
      <translation>--agreed: {game} to nie to, w co teraz się gra</translation>
    </message>
    <message>
      <source>--bot {level} does not play {game}: choose {names}</source>
      <translation>--bot {level} nie umie grać w {game}: wybierz {names}</translation>
    </message>
    <message>
      <source>--chapter {chapter} and --sheet both name a sheet: give one</source>
      <translation>--chapter {chapter} i --sheet, oba nazywają kartkę: podaj jedno</translation>
    </message>
    <message>
      <source>--sheet {sheet}: from 1 to {last}; 0 is all</source>
      <translation>--sheet {sheet}: od 1 do {last}; 0 to wszystkie</translation>
    </message>
    <message>
      <source>--sheet: {game} has no sheets, leave it out</source>
      <translation>--sheet: {game} nie ma kartek, pomiń to</translation>
    </message>
    <message>
      <source>--to M belongs to a clip, and needs --step N</source>
      <translation>--to M dotyczy klipu i wymaga --step N</translation>
    </message>
    <message>
      <source>--to {last} comes before --step {first}</source>
      <translation>--to {last} jest przed --step {first}</translation>
    </message>
    <message>
      <source>0 or less</source>
      <translation>0 lub mniej</translation>
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
      <translation>1 węzeł: łatwo</translation>
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
      <translation>2 węzły: myśl naprzód</translation>
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
      <translation>3 węzły: planuj od pierwszej godziny</translation>
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
      <translation>5, 3, 2 i 1</translation>
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
      <translation>Krótki zimowy dzień</translation>
    </message>
    <message>
      <source>A VPN or a virtual network is on: {name}</source>
      <translation>Włączona jest sieć VPN albo sieć wirtualna: {name}</translation>
    </message>
    <message>
      <source>A baby is a worm of two or three spaces beside one of its parents. It begins without an organ, and no shape of the dice fits it.</source>
      <translation>Maluch to robak o dwóch lub trzech polach, tuż obok jednego z rodziców. Na początku nie ma organu i nie pasuje do niego żaden kształt z kostki.</translation>
    </message>
    <message>
      <source>A better move would have won you {more} % more.</source>
      <translation>Lepszy ruch daje ci o {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>A better move would have won {name} {more} % more.</source>
      <translation>{name}: lepszy ruch daje o {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>A bid counts only if nobody else has made it.</source>
      <translation>Stawka liczy się tylko wtedy, gdy nikt inny takiej nie ma.</translation>
    </message>
    <message>
      <source>A black brain is used up.</source>
      <translation>Czarny mózg jest zużyty.</translation>
    </message>
    <message>
      <source>A blue notice? “More info”, “Run anyway”. Networks? Allow them.</source>
      <translation>Niebieskie ostrzeżenie? „Więcej informacji”, „Uruchom mimo to”. Sieci? Zezwól.</translation>
    </message>
    <message>
      <source>A brain can change a die in the next hour.</source>
      <translation>Mózg może zmienić kostkę w następnej godzinie.</translation>
    </message>
    <message>
      <source>A brain used is a point less</source>
      <translation>Użyty mózg to punkt mniej</translation>
    </message>
    <message>
      <source>A call completed this step. Signed by {names}.</source>
      <translation>Ten krok domknęło wezwanie. Podpisy: {names}.</translation>
    </message>
    <message>
      <source>A changed copy</source>
      <translation>Zmieniona kopia</translation>
    </message>
    <message>
      <source>A click or a key hurries it on.</source>
      <translation>Kliknięcie albo klawisz to przyspieszy.</translation>
    </message>
    <message>
      <source>A coach for everybody</source>
      <translation>Trener dla wszystkich</translation>
    </message>
    <message>
      <source>A code needs the same Wi-Fi or a cable.</source>
      <translation>Kod wymaga tej samej sieci Wi-Fi albo kabla.</translation>
    </message>
    <message>
      <source>A collar and a partner's collar have babies, or give their babies organs.</source>
      <translation>Kołnierz i kołnierz partnera mają maluchy albo dają maluchom organy.</translation>
    </message>
    <message>
      <source>A collar does one thing for each collar of its worm, and one for each of the partner's that touches one of them: a baby, or an organ for every baby of this hour.</source>
      <translation>Kołnierz robi jedną rzecz za każdy kołnierz swojego robaka i jedną za każdy kołnierz partnera, który któregoś z nich dotyka: malucha albo organ dla każdego malucha z tej godziny.</translation>
    </message>
    <message>
      <source>A die can be changed once: by a brain that acted in the hour before.</source>
      <translation>Kostkę można zmienić raz: mózgiem, który działał w poprzedniej godzinie.</translation>
    </message>
    <message>
      <source>A draw that you are in has not ended yet.</source>
      <translation>Losowanie z twoim udziałem jeszcze trwa.</translation>
    </message>
    <message>
      <source>A few minutes against sleepy bots show the rest.</source>
      <translation>Resztę pokażą senne boty.</translation>
    </message>
    <message>
      <source>A file in pieces</source>
      <translation>Plik w kawałkach</translation>
    </message>
    <message>
      <source>A first lesson</source>
      <translation>Pierwsza lekcja</translation>
    </message>
    <message>
      <source>A game checked: {names}</source>
      <translation>Sprawdzona partia: {names}</translation>
    </message>
    <message>
      <source>A game of a newer version</source>
      <translation>Gra z nowszej wersji</translation>
    </message>
    <message>
      <source>A game that somebody missed counts as that player's average</source>
      <translation>Partia, której ktoś nie zagrał, liczy się temu graczowi jako jego średnia</translation>
    </message>
    <message>
      <source>A game without its log, {day}</source>
      <translation>Partia bez dziennika, {day}</translation>
    </message>
    <message>
      <source>A gentle nudge</source>
      <translation>Lekkie szturchnięcie</translation>
    </message>
    <message>
      <source>A golden ring: this organ may act now.</source>
      <translation>Złoty pierścień: ten organ może teraz zadziałać.</translation>
    </message>
    <message>
      <source>A green dot: here it may go.</source>
      <translation>Zielona kropka: tu może trafić.</translation>
    </message>
    <message>
      <source>A green tick: it has acted this hour.</source>
      <translation>Zielony ptaszek: w tej godzinie już działał.</translation>
    </message>
    <message>
      <source>A head touches the line when it is nearer than its own radius.</source>
      <translation>Głowa dotyka linii, gdy jest bliżej niż jej własny promień.</translation>
    </message>
    <message>
      <source>A heart goes on any free space. Click c1.</source>
      <translation>Serce można dać na dowolne wolne pole. Kliknij c1.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow at one end, never at the end with the tail.</source>
      <translation>Serce pozwala robakowi urosnąć na jednym końcu, ale nigdy na tym z ogonem.</translation>
    </message>
    <message>
      <source>A heart lets its worm grow. Click it.</source>
      <translation>Serce pozwala robakowi urosnąć. Kliknij je.</translation>
    </message>
    <message>
      <source>A hundred rounds are over</source>
      <translation>Minęło sto rund</translation>
    </message>
    <message>
      <source>A hundred rounds are over: the race ends without a winner.</source>
      <translation>Minęło sto rund: wyścig kończy się bez zwycięzcy.</translation>
    </message>
    <message>
      <source>A hundred rounds end the race (rule W3.25).</source>
      <translation>Sto rund kończy wyścig (zasada W3.25).</translation>
    </message>
    <message>
      <source>A laptop with the newer version opens this game: give it the file.</source>
      <translation>Laptop z nowszą wersją otworzy tę grę: daj mu ten plik.</translation>
    </message>
    <message>
      <source>A lesson of four hours shows the rest.</source>
      <translation>Lekcja na cztery godziny pokaże resztę.</translation>
    </message>
    <message>
      <source>A mouth at a new food adds an organ to its worm, which may act at once.</source>
      <translation>Pyszczek przy nowym smakołyku daje robakowi organ, który może od razu zadziałać.</translation>
    </message>
    <message>
      <source>A mouth at an apple brings its worm any organ. Click the mouth.</source>
      <translation>Pyszczek przy jabłku daje robakowi dowolny organ. Kliknij pyszczek.</translation>
    </message>
    <message>
      <source>A move says everything that it does, in the order of the rules.</source>
      <translation>Ruch mówi o wszystkim, co się w nim dzieje, w kolejności z zasad.</translation>
    </message>
    <message>
      <source>A new worm gets an organ. Click a3 for the eye, then the arrow up: that is where it looks.</source>
      <translation>Nowy robak dostaje organ. Kliknij a3, tam będzie oko, a potem strzałkę w górę: tam spojrzy.</translation>
    </message>
    <message>
      <source>A number in a dark disc: so many mouths would wake at an apple here.</source>
      <translation>Liczba w ciemnym kółku: tyle pyszczków obudziłoby tu jabłko.</translation>
    </message>
    <message>
      <source>A number that moved you sleeps for one round.</source>
      <translation>Liczba, która dała ci ruch, śpi przez jedną rundę.</translation>
    </message>
    <message>
      <source>A page for your browser is saved; print it from there.</source>
      <translation>Strona dla przeglądarki jest zapisana; wydrukuj ją stamtąd.</translation>
    </message>
    <message>
      <source>A phone can take a picture of it and read the address out to you.</source>
      <translation>Telefon może zrobić zdjęcie i odczytać ci adres.</translation>
    </message>
    <message>
      <source>A player may stop early.</source>
      <translation>Wolno zatrzymać się wcześniej.</translation>
    </message>
    <message>
      <source>A player who chose the X alone moves by any number that nobody has bid.</source>
      <translation>Kto jako jedyny wybrał X, pełznie o dowolną liczbę, której nikt nie licytował.</translation>
    </message>
    <message>
      <source>A player who does not open a bid is out until all let them back.</source>
      <translation>Kto nie otworzy stawki, wypada, aż wszyscy wpuszczą go z powrotem.</translation>
    </message>
    <message>
      <source>A player who does not open a number for a roll is out until all let them back; the second time, every further hour is passed.</source>
      <translation>Kto nie otworzy swojej liczby do rzutu, jest poza grą, aż wszyscy pozwolą wrócić; za drugim razem każda następna godzina to pas.</translation>
    </message>
    <message>
      <source>A point for everybody you leave behind.</source>
      <translation>Punkt za każdego, kto zostanie za tobą.</translation>
    </message>
    <message>
      <source>A post stands in the way</source>
      <translation>Słupek stoi na drodze</translation>
    </message>
    <message>
      <source>A problem of this program</source>
      <translation>Usterka tego programu</translation>
    </message>
    <message>
      <source>A program of this laptop takes a free seat</source>
      <translation>Wolne miejsce zajmie program z tego laptopa</translation>
    </message>
    <message>
      <source>A re-posed worm must not touch the thread.</source>
      <translation>Robak ułożony na nowo nie może dotykać nici.</translation>
    </message>
    <message>
      <source>A round end is a head or still undecided, a point is the rear.</source>
      <translation>Okrągły koniec to głowa albo jeszcze nic pewnego, spiczasty to tył.</translation>
    </message>
    <message>
      <source>A segment is 16 mm wide, a post 12 mm, the table 1200 by 800 mm.</source>
      <translation>Segment ma 16 mm szerokości, słupek 12 mm, stół 1200 na 800 mm.</translation>
    </message>
    <message>
      <source>A sheet of your own</source>
      <translation>Własna kartka</translation>
    </message>
    <message>
      <source>A sheet of your own…</source>
      <translation>Własna kartka…</translation>
    </message>
    <message>
      <source>A sheet with any mistake is refused.</source>
      <translation>Kartka z jakimkolwiek błędem zostaje odrzucona.</translation>
    </message>
    <message>
      <source>A space holds one thing: nothing, a rock, a food, or a piece of a worm.</source>
      <translation>Na polu jest jedna rzecz: nic, kamień, smakołyk albo kawałek robaka.</translation>
    </message>
    <message>
      <source>A space of a worm takes one organ, for good; a worm has one tail at most.</source>
      <translation>Na pole robaka wchodzi jeden organ, na zawsze; robak ma najwyżej jeden ogon.</translation>
    </message>
    <message>
      <source>A strong bot would bid {face}: against what the others like to bid it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Silny bot licytowałby {face}: przeciw temu, co lubią inni, wygrywa tak {share} % wyścigów, a {next} wygrywa {less} %.</translation>
    </message>
    <message>
      <source>A strong bot would go on with: {deed}. From here its hour brings {points}.</source>
      <translation>Silny bot grałby dalej tak: {deed}. Jego godzina przynosi stąd: {points}.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm and swing a post: from there it wins {share} % of the races.</source>
      <translation>Silny bot leżałby jak blady robak i obrócił słupek: stamtąd wygrywa {share} % wyścigów.</translation>
    </message>
    <message>
      <source>A strong bot would lie like the pale worm: from there it wins {share} % of the races.</source>
      <translation>Silny bot leżałby jak blady robak: stamtąd wygrywa {share} % wyścigów.</translation>
    </message>
    <message>
      <source>A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.</source>
      <translation>Silny bot ogłosiłby {face}: wygrywa tak {share} % wyścigów, a {next} wygrywa {less} %.</translation>
    </message>
    <message>
      <source>A successful bid of {faces} rests for one round.</source>
      <translation>Udana stawka ({faces}) odpoczywa przez jedną rundę.</translation>
    </message>
    <message>
      <source>A swing may go either way, and it must change something.</source>
      <translation>Słupek można obrócić w dowolną stronę, ale coś musi się zmienić.</translation>
    </message>
    <message>
      <source>A table that never began, {day}</source>
      <translation>Stół, który nigdy nie zaczął, {day}</translation>
    </message>
    <message>
      <source>A tail leads a line of worms; on all but one of them an organ may act.</source>
      <translation>Ogon prowadzi rząd robaków; na wszystkich oprócz jednego może zadziałać organ.</translation>
    </message>
    <message>
      <source>A turn is a list of small decisions.</source>
      <translation>Tura to lista drobnych decyzji.</translation>
    </message>
    <message>
      <source>A while has passed: this is how the race stands.</source>
      <translation>Minęła chwila: tak teraz wygląda wyścig.</translation>
    </message>
    <message>
      <source>A window of its own opens. People at one laptop may sit at different tables.</source>
      <translation>Otworzy się osobne okno. Osoby przy jednym laptopie mogą siedzieć przy różnych stołach.</translation>
    </message>
    <message>
      <source>A worm grows at one end only, over blank spaces, and never at the end with its tail.</source>
      <translation>Robak rośnie tylko na jednym końcu, przez puste pola, i nigdy na końcu z ogonem.</translation>
    </message>
    <message>
      <source>A worm is a path of spaces that touches itself nowhere else.</source>
      <translation>Robak to ścieżka pól, która nigdzie indziej siebie nie dotyka.</translation>
    </message>
    <message>
      <source>A worm is laid anew from its tail, before its first segment is moved.</source>
      <translation>Robaka układa się na nowo od ogona, zanim ruszy się pierwszy segment.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts, if its head is blocked.</source>
      <translation>Robak może zawrócić przed startem, jeśli jego głowa jest zablokowana.</translation>
    </message>
    <message>
      <source>A worm may turn round before it starts; later only when it is blocked.</source>
      <translation>Robak może zawrócić przed startem; później tylko, gdy jest zablokowany.</translation>
    </message>
    <message>
      <source>A worm may turn round whenever its head is blocked.</source>
      <translation>Robak może zawrócić zawsze, gdy jego głowa jest zablokowana.</translation>
    </message>
    <message>
      <source>A worm moves by its full number as long as there is room for it.</source>
      <translation>Robak pełznie o pełną liczbę, póki ma na to miejsce.</translation>
    </message>
    <message>
      <source>A worm never turns round.</source>
      <translation>Robak nigdy nie zawraca.</translation>
    </message>
    <message>
      <source>A worm that gives up stays where it lies; the last one left wins.</source>
      <translation>Robak, który się poddaje, zostaje tam, gdzie leży; wygrywa ostatni, który został.</translation>
    </message>
    <message>
      <source>A worm that has not chosen by then yawns and is nudged. It loses nothing.</source>
      <translation>Robak, który do tego czasu nie wybierze, ziewa i dostaje szturchnięcie. Nic na tym nie traci.</translation>
    </message>
    <message>
      <source>A worm that turns round has its head where its tail was.</source>
      <translation>Robak, który zawraca, ma głowę tam, gdzie był ogon.</translation>
    </message>
    <message>
      <source>A worm turns round before its first segment is moved, not later.</source>
      <translation>Robak zawraca, zanim ruszy się jego pierwszy segment, nie później.</translation>
    </message>
    <message>
      <source>A worm whose next head has no free place is blocked: it stops there.</source>
      <translation>Robak, którego następna głowa nie ma wolnego miejsca, jest zablokowany: tam staje.</translation>
    </message>
    <message>
      <source>A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.</source>
      <translation>A, B, C, P: Połóż, Daj, Obudź, Pas. Strzałki i Enter: kartka.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>O grze</translation>
    </message>
    <message>
      <source>About this game</source>
      <translation>O tej grze</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Dodaj</translation>
    </message>
    <message>
      <source>Add a bot</source>
      <translation>Dodaj bota</translation>
    </message>
    <message>
      <source>After all others, as this table has chosen.</source>
      <translation>Po wszystkich innych, jak wybrał ten stół.</translation>
    </message>
    <message>
      <source>After its move it may swing one finish post round the other.</source>
      <translation>Po ruchu może obrócić jeden słupek mety wokół drugiego.</translation>
    </message>
    <message>
      <source>After ten rounds in a row in which a bid counted but nothing was laid or swung, after a hundred rounds, or when all agree to it.</source>
      <translation>Po dziesięciu rundach z rzędu, w których jakaś stawka się liczyła, ale nic nie położono ani nie obrócono, po stu rundach albo gdy wszyscy się zgodzą.</translation>
    </message>
    <message>
      <source>After the winner the nearest head to the line has the next place.</source>
      <translation>Po zwycięzcy kolejne miejsce ma głowa najbliżej linii.</translation>
    </message>
    <message>
      <source>After the winner the worm whose head is nearest to the line. Those that are equally near share the place.</source>
      <translation>Po zwycięzcy robak z głową najbliżej linii. Równie bliskie dzielą miejsce.</translation>
    </message>
    <message>
      <source>After {number} of {games}: {score}.</source>
      <translation>Po {number} z {games}: {score}.</translation>
    </message>
    <message>
      <source>Again with {names}</source>
      <translation>Jeszcze raz: {names} i ty</translation>
    </message>
    <message>
      <source>Again!</source>
      <translation>Jeszcze raz!</translation>
    </message>
    <message>
      <source>Again, slowly</source>
      <translation>Jeszcze raz, powoli</translation>
    </message>
    <message>
      <source>Again: {names}. Waiting for {missing}</source>
      <translation>Jeszcze raz: {names}. Czekamy na: {missing}</translation>
    </message>
    <message>
      <source>Agree to end…</source>
      <translation>Zgoda na koniec…</translation>
    </message>
    <message>
      <source>Ahead of {name}, and behind</source>
      <translation>Przed i za graczem {name}</translation>
    </message>
    <message>
      <source>Aim every tail early</source>
      <translation>Wcześnie celuj każdym ogonem</translation>
    </message>
    <message>
      <source>All agree to end the race without a winner.</source>
      <translation>Wszyscy zgadzają się zakończyć wyścig bez zwycięzcy.</translation>
    </message>
    <message>
      <source>All are here</source>
      <translation>Wszyscy są</translation>
    </message>
    <message>
      <source>All bids are in</source>
      <translation>Są wszystkie stawki</translation>
    </message>
    <message>
      <source>All bids are in: the envelopes open.</source>
      <translation>Są wszystkie stawki: koperty się otwierają.</translation>
    </message>
    <message>
      <source>All choose a number in secret. A player who chose a number alone moves that many segments; equal numbers cancel each other, and nobody of them moves.</source>
      <translation>Wszyscy po kryjomu wybierają liczbę. Kto ma swoją liczbę tylko dla siebie, pełznie o tyle segmentów; równe liczby się znoszą i nikt z nich się nie rusza.</translation>
    </message>
    <message>
      <source>All friends, no winner</source>
      <translation>Sami przyjaciele, bez zwycięzcy</translation>
    </message>
    <message>
      <source>All have said yes meanwhile</source>
      <translation>Tymczasem wszyscy powiedzieli „tak”</translation>
    </message>
    <message>
      <source>All in the race agreed to end it (rule W3.25).</source>
      <translation>Wszyscy w wyścigu zgodzili się go zakończyć (zasada W3.25).</translation>
    </message>
    <message>
      <source>All is laid. Done signs it; Backspace takes the last part back.</source>
      <translation>Wszystko leży. „Gotowe” to podpisuje; Backspace zabiera ostatni kawałek.</translation>
    </message>
    <message>
      <source>All is laid. With your X you may swing one finish post now; or press Done, which signs it.</source>
      <translation>Wszystko leży. Dzięki X możesz teraz obrócić jeden słupek mety; albo naciśnij „Gotowe”, to podpisuje.</translation>
    </message>
    <message>
      <source>All is well</source>
      <translation>Wszystko gra</translation>
    </message>
    <message>
      <source>All laid: press Done, or undo.</source>
      <translation>Wszystko leży: naciśnij „Gotowe” albo cofnij.</translation>
    </message>
    <message>
      <source>All laid: swing a finish post if you like, then press Done.</source>
      <translation>Wszystko leży: jeśli chcesz, obróć słupek mety, a potem naciśnij „Gotowe”.</translation>
    </message>
    <message>
      <source>All may ask how a strong bot sees their choice.</source>
      <translation>Każdy może spytać, jak jego wybór widzi silny bot.</translation>
    </message>
    <message>
      <source>All numbers are bid by others: what does my X do?</source>
      <translation>Wszystkie liczby zalicytowali inni: co robi moje X?</translation>
    </message>
    <message>
      <source>All numbers are in but those of {names}</source>
      <translation>Są wszystkie liczby, brak tych: {names}</translation>
    </message>
    <message>
      <source>All numbers are in but {name}'s</source>
      <translation>Są wszystkie liczby, brak jednej: {name}</translation>
    </message>
    <message>
      <source>All other libraries: MIT, BSD or Apache licences</source>
      <translation>Wszystkie inne biblioteki: licencje MIT, BSD lub Apache</translation>
    </message>
    <message>
      <source>All others let {name} back.</source>
      <translation>Wszyscy inni wpuszczają z powrotem: {name}.</translation>
    </message>
    <message>
      <source>All rolls recomputed ({rolls}), all hours signed ({hours}).</source>
      <translation>Przeliczono wszystkie rzuty ({rolls}), podpisane są wszystkie godziny ({hours}).</translation>
    </message>
    <message>
      <source>All you can do now</source>
      <translation>Co możesz teraz</translation>
    </message>
    <message>
      <source>All you can do now (L)</source>
      <translation>Co możesz teraz (L)</translation>
    </message>
    <message>
      <source>All {count}</source>
      <translation>Wszystkie: {count}</translation>
    </message>
    <message numerus="yes">
      <source>All {count} logs tell the same game, byte for byte: export {export}</source>
      <extracomment>One log: export {export}</extracomment>
      <translation>
        <numerusform>Jeden dziennik: eksport {export}</numerusform>
        <numerusform>Wszystkie {count} dzienniki opowiadają tę samą partię, bajt w bajt: eksport {export}</numerusform>
        <numerusform>Wszystkie {count} dzienników opowiada tę samą partię, bajt w bajt: eksport {export}</numerusform>
      </translation>
    </message>
    <message>
      <source>Alone with a 6? Six times your last segment goes to the front.</source>
      <translation>Nikt inny nie ma 6? Sześć razy twój ostatni segment idzie na przód.</translation>
    </message>
    <message>
      <source>Alone with the X? Name a number that nobody has bid.</source>
      <translation>Nikt inny nie ma X? Ogłoś liczbę, której nikt nie licytował.</translation>
    </message>
    <message>
      <source>Alone, for the best grade: {hours}</source>
      <translation>W pojedynkę, o najlepszą ocenę: {hours}</translation>
    </message>
    <message>
      <source>Alone, your X moves by any free number.</source>
      <translation>Samotny X rusza się o dowolną wolną liczbę.</translation>
    </message>
    <message>
      <source>Also known as {names}</source>
      <translation>Także {names}</translation>
    </message>
    <message>
      <source>An X may not name a number that somebody else has bid, even in vain.</source>
      <translation>X nie może ogłosić liczby, którą licytował ktoś inny, choćby na próżno.</translation>
    </message>
    <message>
      <source>An X may swing a post before it crawls, not only after.</source>
      <translation>X może obrócić słupek przed pełzaniem, nie tylko po nim.</translation>
    </message>
    <message>
      <source>An edition says which numbers there are, what sleeps, and how many play.</source>
      <translation>Wydanie mówi, jakie są liczby, co śpi i ilu gra.</translation>
    </message>
    <message>
      <source>An evening of several games</source>
      <translation>Wieczór z kilkoma partiami</translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games</source>
      <extracomment>An evening of {count} game</extracomment>
      <translation>
        <numerusform>Wieczór: {count} partia</numerusform>
        <numerusform>Wieczór: {count} partie</numerusform>
        <numerusform>Wieczór: {count} partii</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>An evening of {count} games, all editions in turn</source>
      <extracomment>An evening of {count} game, all editions in turn</extracomment>
      <translation>
        <numerusform>Wieczór: {count} partia, po kolei wszystkie wydania</numerusform>
        <numerusform>Wieczór: {count} partie, po kolei wszystkie wydania</numerusform>
        <numerusform>Wieczór: {count} partii, po kolei wszystkie wydania</numerusform>
      </translation>
    </message>
    <message>
      <source>An eye puts one food for each eye of its worm where it sees a blank space.</source>
      <translation>Oko kładzie po smakołyku za każde oko swojego robaka tam, gdzie widzi puste pole.</translation>
    </message>
    <message>
      <source>An eye sees straight ahead and one space to either side, through anything.</source>
      <translation>Oko widzi prosto przed siebie i o jedno pole na boki, na wylot przez wszystko.</translation>
    </message>
    <message>
      <source>An eye sees three spaces wide ahead, and straight to both sides. Put the apple on b2.</source>
      <translation>Oko widzi przed sobą pas szeroki na trzy pola i prosto w obie strony. Połóż jabłko na b2.</translation>
    </message>
    <message>
      <source>An hour</source>
      <translation>Godzina</translation>
    </message>
    <message>
      <source>An hour is signed as a whole, when it is played to its end.</source>
      <translation>Godzinę podpisuje się w całości, gdy jest rozegrana do końca.</translation>
    </message>
    <message>
      <source>An organ may act only if that changes something now.</source>
      <translation>Organ może działać tylko wtedy, gdy to coś teraz zmienia.</translation>
    </message>
    <message>
      <source>An organ that was chosen to act has acted for this hour.</source>
      <translation>Organ wybrany do działania uznaje się w tej godzinie za użyty.</translation>
    </message>
    <message>
      <source>And c2.</source>
      <translation>I c2.</translation>
    </message>
    <message numerus="yes">
      <source>And {count} more: the command stats tells all.</source>
      <extracomment>And {count} more: the command stats tells all.</extracomment>
      <translation>
        <numerusform>I jeszcze {count}: wszystko powie polecenie stats.</numerusform>
        <numerusform>I jeszcze {count}: wszystko powie polecenie stats.</numerusform>
        <numerusform>I jeszcze {count}: wszystko powie polecenie stats.</numerusform>
      </translation>
    </message>
    <message>
      <source>Another laptop uses your key. Was it set up from this one? A new key makes this laptop a player of its own. Games not yet over go on where the old key is.</source>
      <translation>Inny laptop używa twojego klucza. Czy powstał z tego tutaj? Z nowym kluczem ten laptop jest osobnym graczem. Niedokończone gry toczą się dalej tam, gdzie jest stary klucz.</translation>
    </message>
    <message>
      <source>Another program</source>
      <translation>Inny program</translation>
    </message>
    <message>
      <source>Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave, and keep all</source>
      <translation>Odpowiedz numerem wiersza albo polami, np. c4 lub c4 c5, żeby zobaczyć,
co można tam zrobić. Potem:
  u  cofnij jedną decyzję   b  znów cała lista           s  pokaż kartkę
  o  godzina od nowa        m  dalej w długiej liście    r  co liczą wiersze
  h  zasady w skrócie       k  znaki na kartce           q  wyjdź, zachowaj wszystko</translation>
    </message>
    <message>
      <source>Anybody can replay the file of a game and check it all.</source>
      <translation>Każdy może obejrzeć plik partii i wszystko sprawdzić.</translation>
    </message>
    <message>
      <source>Anybody here who plays on {system} can give it.</source>
      <translation>Każdy, kto tu gra na {system}, może to dać.</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>kwi</translation>
    </message>
    <message>
      <source>Areas</source>
      <translation>Obszary</translation>
    </message>
    <message>
      <source>As it was</source>
      <translation>Jak było</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Jak w druku</translation>
    </message>
    <message>
      <source>As soon as all laptops have it, the race goes on.</source>
      <translation>Gdy tylko mają to wszystkie laptopy, wyścig idzie dalej.</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Jak system</translation>
    </message>
    <message>
      <source>Ask another player for a copy.</source>
      <translation>Poproś innego gracza o kopię.</translation>
    </message>
    <message>
      <source>Ask the coach</source>
      <translation>Spytaj trenera</translation>
    </message>
    <message>
      <source>Ask the laptop that shows this code</source>
      <translation>Spytaj laptop, który pokazuje ten kod</translation>
    </message>
    <message>
      <source>Asking {host}…</source>
      <translation>Pytam: {host}…</translation>
    </message>
    <message>
      <source>At its first start, macOS asks whether the game may find devices on local networks: choose Allow.</source>
      <translation>Przy pierwszym starcie macOS pyta, czy gra może szukać urządzeń w sieci lokalnej: wybierz „Pozwól”.</translation>
    </message>
    <message>
      <source>At most {most} people share a laptop.</source>
      <translation>Jeden laptop to najwyżej {most} osób.</translation>
    </message>
    <message>
      <source>Audit of {file}: {said}</source>
      <translation>Sprawdzenie {file}: {said}</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>sie</translation>
    </message>
    <message>
      <source>Awards</source>
      <translation>Nagrody</translation>
    </message>
    <message>
      <source>Babies</source>
      <translation>Maluchy</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Wstecz</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Wróć do teraz</translation>
    </message>
    <message>
      <source>Back to the choice of the option</source>
      <translation>Wróć do wyboru opcji</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Wróć do gry</translation>
    </message>
    <message>
      <source>Back to the shelf</source>
      <translation>Wróć na półkę</translation>
    </message>
    <message>
      <source>Back to the table</source>
      <translation>Wróć do stołu</translation>
    </message>
    <message>
      <source>Back, or what is harmless</source>
      <translation>Wstecz albo to, co nie szkodzi</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Backspace</translation>
    </message>
    <message>
      <source>Before or after its move it may swing one finish post round the other.</source>
      <translation>Przed ruchem lub po nim może obrócić jeden słupek mety wokół drugiego.</translation>
    </message>
    <message>
      <source>Before you move, put its segments down in a new shape.</source>
      <translation>Zanim ruszysz, ułóż segmenty w nowy kształt.</translation>
    </message>
    <message>
      <source>Before {hour}</source>
      <translation>Przed {hour}</translation>
    </message>
    <message numerus="yes">
      <source>Behind that, {count} steps are not read any more.</source>
      <extracomment>Behind that, {count} step is not read any more.</extracomment>
      <translation>
        <numerusform>Dalej {count} krok nie jest już czytany.</numerusform>
        <numerusform>Dalej {count} kroki nie są już czytane.</numerusform>
        <numerusform>Dalej {count} kroków nie jest już czytanych.</numerusform>
      </translation>
    </message>
    <message>
      <source>Behind the letter an organ and where it looks, as in Ae&gt; or Am^:  e eye, m mouth,</source>
      <translation>Za literą organ i kierunek, w którym patrzy, np. Ae&gt; lub Am^:  e oko, m pyszczek,</translation>
    </message>
    <message>
      <source>Bend, block, squeeze through. The first worm that touches it wins.</source>
      <translation>Wyginaj się, blokuj, przeciskaj. Wygrywa pierwszy robak, który dotknie nici.</translation>
    </message>
    <message>
      <source>Best bid</source>
      <translation>Najlepsza stawka</translation>
    </message>
    <message>
      <source>Best hour</source>
      <translation>Najlepsza godzina</translation>
    </message>
    <message>
      <source>Best in {game}: {points}</source>
      <translation>Najlepszy wynik w {game}: {points}</translation>
    </message>
    <message>
      <source>Best so far here: {total}.</source>
      <translation>Jak dotąd najlepiej tutaj: {total}.</translation>
    </message>
    <message>
      <source>Between the stones there is just room for someone long and patient.</source>
      <translation>Między kamieniami jest akurat miejsce dla kogoś długiego i cierpliwego.</translation>
    </message>
    <message>
      <source>Bid in secret</source>
      <translation>Licytuj po kryjomu</translation>
    </message>
    <message>
      <source>Bid in secret, crawl,
block, touch the thread.</source>
      <translation>Licytuj po kryjomu, pełzaj,
blokuj, dotknij nici.</translation>
    </message>
    <message>
      <source>Bid not opened: {names}. Out until all others agree.</source>
      <translation>Stawka nieotwarta: {names}. Poza grą, aż wszyscy inni się zgodzą.</translation>
    </message>
    <message>
      <source>Bid the X</source>
      <translation>Licytuj X</translation>
    </message>
    <message>
      <source>Bid {face}</source>
      <translation>Licytuj {face}</translation>
    </message>
    <message>
      <source>Bid, or name a number</source>
      <translation>Licytuj albo ogłoś liczbę</translation>
    </message>
    <message>
      <source>Bidding</source>
      <translation>Licytacja</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Stawki</translation>
    </message>
    <message>
      <source>Bids from {least}</source>
      <translation>Stawki od {least}</translation>
    </message>
    <message>
      <source>Bids from {least}, stop early</source>
      <translation>Stawki od {least}, wolno stanąć</translation>
    </message>
    <message>
      <source>Bids: {counts}</source>
      <translation>Stawki: {counts}</translation>
    </message>
    <message>
      <source>Bids: {faces}.</source>
      <translation>Stawki: {faces}.</translation>
    </message>
    <message>
      <source>Blatz</source>
      <translation>Blatz</translation>
    </message>
    <message>
      <source>Blue dots along a worm: a draught, for it touches a blank space.</source>
      <translation>Niebieskie kropki wzdłuż robaka: przeciąg, bo dotyka pustego pola.</translation>
    </message>
    <message>
      <source>Both copies are broken: the first proves {ours}, the second {theirs}, and these are the same as far as both reach.</source>
      <translation>Obie kopie są uszkodzone: dowód pierwszej to {ours}, drugiej: {theirs}, i są takie same tak daleko, jak sięgają obie.</translation>
    </message>
    <message>
      <source>Both copies are the same to the last step, {step}.</source>
      <translation>Obie kopie są takie same do ostatniego kroku, {step}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. They do not show who changed one of them.</source>
      <translation>Obie kopie są takie same do kroku {same}; w kroku {step} różnią się. Nie pokazują, kto zmienił jedną z nich.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {same}; in step {step} they differ. Two different things are signed there by {names}.</source>
      <translation>Obie kopie są takie same do kroku {same}; w kroku {step} różnią się. Dwie różne rzeczy podpisuje tam: {names}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the first goes on to step {last}.</source>
      <translation>Obie kopie są takie same do kroku {step}; pierwsza idzie dalej, do kroku {last}.</translation>
    </message>
    <message>
      <source>Both copies are the same up to step {step}; the second goes on to step {last}.</source>
      <translation>Obie kopie są takie same do kroku {step}; druga idzie dalej, do kroku {last}.</translation>
    </message>
    <message>
      <source>Both games in pictures</source>
      <translation>Obie gry w obrazkach</translation>
    </message>
    <message>
      <source>Bots among them</source>
      <translation>W tym boty</translation>
    </message>
    <message>
      <source>Bots do not play in this evening.</source>
      <translation>Boty w tym wieczorze nie grają.</translation>
    </message>
    <message>
      <source>Bots may play</source>
      <translation>Boty mogą grać</translation>
    </message>
    <message>
      <source>Bots play on from every step of this game.</source>
      <translation>Boty grają dalej z każdego kroku tej partii.</translation>
    </message>
    <message>
      <source>Brain: when it acts, you may change a die in the next hour. Or use it up, if its worm is in the region, and change a die at once: click the die before you choose A, B or C.</source>
      <translation>Mózg: gdy zadziała, możesz zmienić kostkę w następnej godzinie. Albo go zużyj, jeśli jego robak jest w rejonie, i zmień kostkę od razu: kliknij kostkę, zanim wybierzesz A, B lub C.</translation>
    </message>
    <message>
      <source>Brains</source>
      <translation>Mózgi</translation>
    </message>
    <message>
      <source>Brains can turn a die first: click a die.</source>
      <translation>Mózgi mogą najpierw obrócić kostkę: kliknij kostkę.</translation>
    </message>
    <message>
      <source>Brains: {count}</source>
      <translation>Mózgi: {count}</translation>
    </message>
    <message>
      <source>Bravo!</source>
      <translation>Brawo!</translation>
    </message>
    <message>
      <source>Bring a friend</source>
      <translation>Zaproś kogoś</translation>
    </message>
    <message>
      <source>Build a shore round a lake</source>
      <translation>Zbuduj brzeg wokół jeziora</translation>
    </message>
    <message>
      <source>Bumped most</source>
      <translation>Najwięcej guzów</translation>
    </message>
    <message>
      <source>Bumps most with {name}</source>
      <translation>Najczęstsze zderzenia: {name}</translation>
    </message>
    <message>
      <source>By bots, +- {off} %. They count segments and know nobody's habits.</source>
      <translation>Według botów, +- {off} %. Liczą segmenty i nie znają niczyich nawyków.</translation>
    </message>
    <message>
      <source>By bots.</source>
      <translation>Według botów.</translation>
    </message>
    <message>
      <source>By itself</source>
      <translation>Sama w sobie</translation>
    </message>
    <message>
      <source>By the others' habits {habit} was best.</source>
      <translation>Według nawyków innych najlepsze było {habit}.</translation>
    </message>
    <message>
      <source>C3.1 to C3.4: an organ goes on a free space; eyes and mouths at the head.</source>
      <translation>C3.1 do C3.4: organ wchodzi na wolne pole; oczy i pyszczki przy głowie.</translation>
    </message>
    <message>
      <source>C4.1: the dice show {dice}.</source>
      <translation>C4.1: kostki pokazują {dice}.</translation>
    </message>
    <message>
      <source>C4.3: {reason}</source>
      <translation>C4.3: {reason}</translation>
    </message>
    <message>
      <source>C4.4: only the worm that is chosen first lies in {region} ({hour}).</source>
      <translation>C4.4: leży tu tylko robak wybrany jako pierwszy: {region} ({hour}).</translation>
    </message>
    <message>
      <source>C5.1, C5.2: an organ acts once an hour, if that changes something.</source>
      <translation>C5.1, C5.2: organ działa raz na godzinę, jeśli to coś zmienia.</translation>
    </message>
    <message>
      <source>C5.3: each mouth at the new food may act before the next food.</source>
      <translation>C5.3: każdy pyszczek przy nowym smakołyku może działać przed następnym smakołykiem.</translation>
    </message>
    <message>
      <source>C5.3: one food for each eye of the worm, where this eye sees a blank space.</source>
      <translation>C5.3: jeden smakołyk za każde oko robaka, tam gdzie to oko widzi puste pole.</translation>
    </message>
    <message>
      <source>C5.5: a Conga Line starts anywhere and leads through this worm.</source>
      <translation>C5.5: wężyk zaczyna się gdziekolwiek i prowadzi przez tego robaka.</translation>
    </message>
    <message>
      <source>C5.5: on each worm of the line but one, one organ acts; no tails.</source>
      <translation>C5.5: na każdym robaku z rzędu prócz jednego działa jeden organ; żadnych ogonów.</translation>
    </message>
    <message>
      <source>C5.6: each baby of this hour gets an organ, no collar; then they act.</source>
      <translation>C5.6: każdy maluch z tej godziny dostaje organ, nie kołnierz; potem one działają.</translation>
    </message>
    <message>
      <source>C5.6: one thing for each collar here, and each of the partner's at them.</source>
      <translation>C5.6: jedna rzecz za każdy kołnierz tutaj i każdy kołnierz partnera przy nich.</translation>
    </message>
    <message>
      <source>C5.6: the partner touches this worm and has a collar somewhere.</source>
      <translation>C5.6: partner dotyka tego robaka i ma gdzieś kołnierz.</translation>
    </message>
    <message>
      <source>C5.8: it grows by at most its hearts and its largest growth before.</source>
      <translation>C5.8: rośnie najwyżej o tyle, ile ma serc i ile najwięcej urósł wcześniej.</translation>
    </message>
    <message>
      <source>C6.7: the dice of {hour} come from everybody's numbers.</source>
      <translation>C6.7: kostki godziny {hour} biorą się z liczb wszystkich.</translation>
    </message>
    <message>
      <source>C8.1: the game ends after the last hour.</source>
      <translation>C8.1: gra kończy się po ostatniej godzinie.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}.</source>
      <translation>C8.2, {row}: {count}, punkty: {points}.</translation>
    </message>
    <message>
      <source>C8.2, {row}: {count}, worth {points}; at {spaces}.</source>
      <translation>C8.2, {row}: {count}, punkty: {points}; na {spaces}.</translation>
    </message>
    <message>
      <source>CHECKS</source>
      <translation>ZGADZA SIĘ</translation>
    </message>
    <message>
      <source>Call again</source>
      <translation>Zwołaj ponownie</translation>
    </message>
    <message>
      <source>Call everybody</source>
      <translation>Zwołaj wszystkich</translation>
    </message>
    <message>
      <source>Call everybody to a tournament?</source>
      <translation>Zwołać wszystkich na turniej?</translation>
    </message>
    <message>
      <source>Calm motion</source>
      <translation>Spokojny ruch</translation>
    </message>
    <message>
      <source>Can a swing put the line under a worm, or win the race?</source>
      <translation>Czy obrót może położyć linię pod robakiem albo wygrać wyścig?</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Anuluj</translation>
    </message>
    <message>
      <source>Chain and list of all choices</source>
      <translation>Łańcuch i lista wszystkich wyborów</translation>
    </message>
    <message>
      <source>Chances to win</source>
      <translation>Szanse na wygraną</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Zmień</translation>
    </message>
    <message>
      <source>Change the house rules</source>
      <translation>Zmień zasady domowe</translation>
    </message>
    <message>
      <source>Change your name</source>
      <translation>Zmień swoje imię</translation>
    </message>
    <message>
      <source>Changed later</source>
      <translation>Zmieniono później</translation>
    </message>
    <message>
      <source>Changed: {changes}.</source>
      <translation>Zmienione: {changes}.</translation>
    </message>
    <message>
      <source>Check again</source>
      <translation>Sprawdź znowu</translation>
    </message>
    <message>
      <source>Check the log and show the game again</source>
      <translation>Sprawdź dziennik i pokaż partię jeszcze raz</translation>
    </message>
    <message>
      <source>Checking every signature, opening and move…</source>
      <translation>Sprawdzam każdy podpis, otwarcie i ruch…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Zgadza się</translation>
    </message>
    <message>
      <source>Checks, with a proof</source>
      <translation>Zgadza się, z dowodem</translation>
    </message>
    <message>
      <source>Checks, with calls</source>
      <translation>Zgadza się, z wezwaniami</translation>
    </message>
    <message>
      <source>Choose a face first: it is your bid if not all agree.</source>
      <translation>Najpierw wybierz ściankę: to twoja stawka, jeśli nie wszyscy się zgodzą.</translation>
    </message>
    <message>
      <source>Choose a name first; the others see it.</source>
      <translation>Najpierw wybierz imię; inni je widzą.</translation>
    </message>
    <message>
      <source>Choose a name: {problem}</source>
      <translation>Wybierz imię: {problem}</translation>
    </message>
    <message>
      <source>Choose a number</source>
      <translation>Wybierz liczbę</translation>
    </message>
    <message>
      <source>Choose an organ</source>
      <translation>Wybierz organ</translation>
    </message>
    <message>
      <source>Choose head or tail before each move</source>
      <translation>Przed każdym ruchem wybierz głowę lub ogon</translation>
    </message>
    <message>
      <source>Choose the tail, click e3 at the other end, then the arrow up. A worm has one tail at most.</source>
      <translation>Wybierz ogon, kliknij e3 na drugim końcu, potem strzałkę w górę. Robak ma najwyżej jeden ogon.</translation>
    </message>
    <message>
      <source>Choose what a die becomes for a credit</source>
      <translation>Wybierz, czym kostka stanie się za kredyt</translation>
    </message>
    <message>
      <source>Choose what happens in {region}</source>
      <translation>Wybierz, co ma się stać: {region}</translation>
    </message>
    <message>
      <source>Choose which brain is filled in, and what a die becomes</source>
      <translation>Wybierz, który mózg zamalować i czym stanie się kostka</translation>
    </message>
    <message>
      <source>Click a glowing mouth to let it eat</source>
      <translation>Kliknij świecący pyszczek, żeby zjadł</translation>
    </message>
    <message>
      <source>Click a glowing organ to let it act</source>
      <translation>Kliknij świecący organ, żeby zadziałał</translation>
    </message>
    <message numerus="yes">
      <source>Click a glowing organ: {count} more may dance</source>
      <extracomment>Click a glowing organ: one more may dance</extracomment>
      <translation>
        <numerusform>Kliknij świecący organ: może zatańczyć jeszcze jeden</numerusform>
        <numerusform>Kliknij świecący organ: mogą zatańczyć jeszcze {count}</numerusform>
        <numerusform>Kliknij świecący organ: może zatańczyć jeszcze {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>Click a space of a baby for the {kind}</source>
      <translation>Kliknij pole malucha: {kind}</translation>
    </message>
    <message>
      <source>Click a space of {worm} for the {kind}</source>
      <translation>Kliknij pole ({worm}): {kind}</translation>
    </message>
    <message>
      <source>Click b3 for the mouth, then the arrow up: there lies the apple.</source>
      <translation>Kliknij b3, tam będzie pyszczek, potem strzałkę w górę: leży tam jabłko.</translation>
    </message>
    <message>
      <source>Click e2: the worm grows to where the tail below it points.</source>
      <translation>Kliknij e2: robak rośnie tam, gdzie wskazuje ogon pod spodem.</translation>
    </message>
    <message>
      <source>Click in the fan, or pull the last segment to the front.</source>
      <translation>Kliknij w wachlarz albo przeciągnij ostatni segment na przód.</translation>
    </message>
    <message>
      <source>Click the arrow that the tail points along</source>
      <translation>Kliknij strzałkę: tam wskaże ogon</translation>
    </message>
    <message>
      <source>Click the arrow that the {kind} looks along</source>
      <translation>Kliknij strzałkę: tam spojrzy {kind}</translation>
    </message>
    <message>
      <source>Click the worm that gets an organ</source>
      <translation>Kliknij robaka, który dostaje organ</translation>
    </message>
    <message>
      <source>Click the worm that the dance begins with</source>
      <translation>Kliknij robaka, od którego zaczyna się taniec</translation>
    </message>
    <message>
      <source>Click the worm that wakes up</source>
      <translation>Kliknij robaka, który się budzi</translation>
    </message>
    <message>
      <source>Click the worm to pair up with</source>
      <translation>Kliknij robaka do pary</translation>
    </message>
    <message>
      <source>Click the worm with the tail again: the dance begins with it.</source>
      <translation>Kliknij znów robaka z ogonem: taniec zaczyna się od niego.</translation>
    </message>
    <message>
      <source>Click to turn this die by a brain.</source>
      <translation>Kliknij, żeby mózg obrócił tę kostkę.</translation>
    </message>
    <message>
      <source>Clip of this turn (WebP)</source>
      <translation>Klip z tej tury (WebP)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Zamknij</translation>
    </message>
    <message>
      <source>Close the table</source>
      <translation>Zamknij stół</translation>
    </message>
    <message>
      <source>Collar beside collar</source>
      <translation>Kołnierz obok kołnierza</translation>
    </message>
    <message>
      <source>Collar: needs a worm beside its own that has a collar too. Together they have babies, or give organs to the babies of this hour.</source>
      <translation>Kołnierz: potrzebuje obok swojego robaka innego, który też ma kołnierz. Razem mają maluchy albo dają organy maluchom z tej godziny.</translation>
    </message>
    <message>
      <source>Come again</source>
      <translation>Dołącz ponownie</translation>
    </message>
    <message>
      <source>Comeback</source>
      <translation>Z tyłu na przód</translation>
    </message>
    <message>
      <source>Comforts</source>
      <translation>Wygoda</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Porównaj</translation>
    </message>
    <message>
      <source>Compare with another copy</source>
      <translation>Porównaj z inną kopią</translation>
    </message>
    <message>
      <source>Compare with other files…</source>
      <translation>Porównaj z innymi plikami…</translation>
    </message>
    <message>
      <source>Conga</source>
      <translation>Wężyk</translation>
    </message>
    <message>
      <source>Conga Lines</source>
      <translation>Wężyki</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Graj dalej</translation>
    </message>
    <message>
      <source>Copies compared</source>
      <translation>Porównane kopie</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopia</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Skopiuj raport</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>Trasa</translation>
    </message>
    <message>
      <source>Cozy</source>
      <translation>Przytulne</translation>
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
      <translation>Ctrl z + i -</translation>
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
      <translation>Ctrl+Z, Ctrl+Y: w tył i znów w przód. Ctrl+Enter: podpisz godzinę. Esc: wstecz.</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>D: done. G: organs for the babies. L: all choices as a list.</source>
      <translation>D: gotowe. G: organy dla maluchów. L: lista wszystkich wyborów.</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Uszkodzona</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Dzień</translation>
    </message>
    <message>
      <source>Day or evening</source>
      <translation>Dzień lub wieczór</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>gru</translation>
    </message>
    <message>
      <source>Decided so far: {told}.</source>
      <translation>Dotąd postanowione: {told}.</translation>
    </message>
    <message>
      <source>Delete it</source>
      <translation>Usuń</translation>
    </message>
    <message>
      <source>Delete this game…</source>
      <translation>Usuń tę partię…</translation>
    </message>
    <message>
      <source>Delete “{game}”?</source>
      <translation>Usunąć „{game}”?</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Usunięte</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Kostki</translation>
    </message>
    <message>
      <source>Dice, lots and the emblem</source>
      <translation>Kostki, losy i emblemat</translation>
    </message>
    <message>
      <source>Do not play on at this table</source>
      <translation>Nie graj dalej przy tym stole</translation>
    </message>
    <message>
      <source>Do nothing this hour (P)</source>
      <translation>Nic nie rób w tej godzinie (P)</translation>
    </message>
    <message>
      <source>Do we hear each other?</source>
      <translation>Czy się słyszymy?</translation>
    </message>
    <message>
      <source>Does a mouth at the food on {space} act?</source>
      <translation>Czy działa pyszczek przy smakołyku na {space}?</translation>
    </message>
    <message>
      <source>Does an organ act?</source>
      <translation>Czy działa organ?</translation>
    </message>
    <message>
      <source>Don't Allow looks like an empty room: nobody is heard, nobody hears you, and nothing says why.</source>
      <translation>„Nie pozwalaj” wygląda jak pusty pokój: nikogo nie słychać, nikt nie słyszy ciebie i nic nie mówi dlaczego.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Gotowe</translation>
    </message>
    <message>
      <source>Done: add no organ</source>
      <translation>Gotowe: bez organu</translation>
    </message>
    <message>
      <source>Done: do nothing with it</source>
      <translation>Gotowe: nic z tym nie rób</translation>
    </message>
    <message>
      <source>Done: leave acts ({left})</source>
      <translation>Gotowe: odpuść działania ({left})</translation>
    </message>
    <message>
      <source>Done: leave food ({left})</source>
      <translation>Gotowe: zostaw smakołyki ({left})</translation>
    </message>
    <message>
      <source>Done: leave spaces ({left})</source>
      <translation>Gotowe: zostaw pola ({left})</translation>
    </message>
    <message>
      <source>Done: leave things ({left})</source>
      <translation>Gotowe: zostaw resztę ({left})</translation>
    </message>
    <message>
      <source>Done: let no line dance</source>
      <translation>Gotowe: bez wężyka</translation>
    </message>
    <message>
      <source>Done: let none of these act</source>
      <translation>Gotowe: żaden z nich nie działa</translation>
    </message>
    <message>
      <source>Done: no more organs for babies</source>
      <translation>Gotowe: dość organów dla maluchów</translation>
    </message>
    <message>
      <source>Double-click “Worm Up” in the new folder.</source>
      <translation>Kliknij dwukrotnie „Worm Up” w nowym folderze.</translation>
    </message>
    <message>
      <source>Double-click “Worm Up”; a notice comes, close it.</source>
      <translation>Kliknij dwa razy „Worm Up”; pojawi się ostrzeżenie, zamknij je.</translation>
    </message>
    <message>
      <source>Download</source>
      <translation>Pobierz</translation>
    </message>
    <message>
      <source>Download, and open the file.</source>
      <translation>Pobierz i otwórz plik.</translation>
    </message>
    <message>
      <source>Download, and unpack it where you like.</source>
      <translation>Pobierz i rozpakuj, gdzie chcesz.</translation>
    </message>
    <message>
      <source>Download, then right-click the file: “Extract all”.</source>
      <translation>Pobierz, potem kliknij plik prawym przyciskiem: „Wyodrębnij wszystkie”.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one, or turn it with Left and Right; Up: the other post. Enter swings it.</source>
      <translation>Przeciągnij słupek mety wokół drugiego albo obracaj go strzałkami w lewo i w prawo; w górę: drugi słupek. Enter go przestawia.</translation>
    </message>
    <message>
      <source>Drag a finish post round the other one; the tray shows what it does to every head. Swing it, or leave it as it is.</source>
      <translation>Przeciągnij słupek mety wokół drugiego; tacka mówi, co to zmienia dla każdej głowy. Obróć go albo zostaw, jak jest.</translation>
    </message>
    <message>
      <source>Drag it round the other one.</source>
      <translation>Przeciągnij go wokół drugiego.</translation>
    </message>
    <message>
      <source>Draught</source>
      <translation>Przeciąg</translation>
    </message>
    <message>
      <source>Draw the shape where it touches this hour's rows or columns.</source>
      <translation>Narysuj kształt tam, gdzie dotyka wierszy lub kolumn tej godziny.</translation>
    </message>
    <message>
      <source>Draw the tables</source>
      <translation>Wylosuj stoły</translation>
    </message>
    <message numerus="yes">
      <source>Draw {worm} longer, by up to {count} spaces</source>
      <extracomment>Draw {worm} longer by a space</extracomment>
      <translation>
        <numerusform>Narysuj dalej: {worm}, jedno pole</numerusform>
        <numerusform>Narysuj dalej: {worm}, najwyżej {count} pola</numerusform>
        <numerusform>Narysuj dalej: {worm}, najwyżej {count} pól</numerusform>
      </translation>
    </message>
    <message>
      <source>Drawing the tables</source>
      <translation>Losowanie stołów</translation>
    </message>
    <message>
      <source>Drop the envelope on the table: nobody can change it. (Enter)</source>
      <translation>Rzuć kopertę na stół: nikt nie może jej zmienić. (Enter)</translation>
    </message>
    <message>
      <source>EVERYTHING</source>
      <translation>WSZYSTKO</translation>
    </message>
    <message>
      <source>Each held what was sealed: nobody changed a bid or a number.</source>
      <translation>W każdej było to, co zapieczętowano: nikt nie zmienił stawki ani liczby.</translation>
    </message>
    <message>
      <source>Each hour begins with one roll for all: two organs and a shape.</source>
      <translation>Każda godzina zaczyna się jednym rzutem dla wszystkich: dwa organy i kształt.</translation>
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
      <translation>Co godzinę trzy kostki pokazują dwa organy i kształt, a część kartki jest
rejonem tej godziny. Robisz jedną rzecz: kładziesz w rejonie nowego robaka o tym
kształcie i dajesz mu jeden z organów; albo dajesz organ robakowi w rejonie, który
ma ten drugi organ lub jest tego kształtu; albo budzisz wszystkie organy takiego
robaka; albo pasujesz.
Nowy organ może od razu działać, a jedno pociąga za sobą drugie:
  oko       kładzie smakołyki na puste pola, które widzi: trzy wszerz i na boki
  pyszczek  jeśli patrzy na smakołyk, jego robak dostaje dowolny organ
  ogon      rząd robaków, każdy wskazuje następnego, tańczy: działa każdy prócz jednego
  kołnierz  z kołnierzem na robaku obok: maluchy i organy dla nich
  mózg      za godzinę wolno zmienić kostkę; albo zużyj go i zmień od razu
  serce     jego robak rośnie na jednym końcu
Oczy i pyszczki wchodzą na dwa pierwsze pola robaka, ogon na ostatnie. Na końcu
liczą się cztery wiersze (pokazuje je r); każdy robak, który dotyka pustego pola,
kosztuje dwa punkty, więc układaj je ciasno.</translation>
    </message>
    <message>
      <source>Each is allowed by the rules of this edition.</source>
      <translation>Na każdy pozwalają zasady tego wydania.</translation>
    </message>
    <message>
      <source>Each is by the key of its seat: nobody can write for another.</source>
      <translation>Każdy jest od klucza swojego miejsca: nikt nie może pisać za innych.</translation>
    </message>
    <message>
      <source>Each library brought its licence when it was installed.</source>
      <translation>Każda biblioteka przyniosła swoją licencję przy instalacji.</translation>
    </message>
    <message>
      <source>Each thing is a baby, or organs for babies: {left} left</source>
      <translation>Każda rzecz to maluch albo organy dla maluchów: zostało {left}</translation>
    </message>
    <message>
      <source>Eaten</source>
      <translation>Zjedzone</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Brzeg</translation>
    </message>
    <message>
      <source>Editions</source>
      <translation>Wydania</translation>
    </message>
    <message>
      <source>Empty sheets</source>
      <translation>Puste kartki</translation>
    </message>
    <message>
      <source>End the lesson</source>
      <translation>Zakończ lekcję</translation>
    </message>
    <message>
      <source>End the race together?</source>
      <translation>Razem zakończyć wyścig?</translation>
    </message>
    <message>
      <source>Ended together in round {round}</source>
      <translation>Wspólny koniec w rundzie {round}</translation>
    </message>
    <message>
      <source>Ends at round {round}</source>
      <translation>Koniec w rundzie {round}</translation>
    </message>
    <message>
      <source>Ends at {hour}</source>
      <translation>Koniec: {hour}</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Envelopes</source>
      <translation>Koperty</translation>
    </message>
    <message>
      <source>Equal bids bump</source>
      <translation>Równe stawki się zderzają</translation>
    </message>
    <message>
      <source>Equal bids bump noses.</source>
      <translation>Równe stawki zderzają się noskami.</translation>
    </message>
    <message>
      <source>Equal bids bump noses: nobody moves.</source>
      <translation>Równe stawki zderzają się noskami: nikt się nie rusza.</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Escape ends the television</source>
      <translation>Escape kończy telewizję</translation>
    </message>
    <message>
      <source>Evening</source>
      <translation>Wieczór</translation>
    </message>
    <message>
      <source>Every decision in them is allowed by the rules.</source>
      <translation>Na każdą decyzję w nich pozwalają zasady.</translation>
    </message>
    <message>
      <source>Every seat is taken already.</source>
      <translation>Wszystkie miejsca są już zajęte.</translation>
    </message>
    <message>
      <source>Every segment lies wholly on the table.</source>
      <translation>Każdy segment leży w całości na stole.</translation>
    </message>
    <message>
      <source>Everybody agrees to it by sitting down; the points are counted together.</source>
      <translation>Każdy zgadza się na to, siadając; punkty liczą się razem.</translation>
    </message>
    <message>
      <source>Everybody bids in secret; equal bids cancel each other (rule W3.8).</source>
      <translation>Wszyscy licytują po kryjomu; równe stawki się znoszą (zasada W3.8).</translation>
    </message>
    <message>
      <source>Everybody else sat at a table with {name}.</source>
      <translation>Każdy inny siedział już przy stole z: {name}.</translation>
    </message>
    <message>
      <source>Everybody has a sheet. All use the same dice, and nobody touches the sheet of another. You lay worms, give them organs, and let the organs act. At the end four rows count, and the highest total wins. Below 0 is quite usual in the first games.</source>
      <translation>Każdy ma swoją kartkę. Wszyscy używają tych samych kostek i nikt nie rusza cudzej kartki. Kładziesz robaki, dajesz im organy i pozwalasz organom działać. Na końcu liczą się cztery wiersze i wygrywa najwyższa suma. Poniżej 0 to w pierwszych grach nic dziwnego.</translation>
    </message>
    <message>
      <source>Everybody has a worm of seven segments. The worms race over the table, from the start to the line between the two finish posts. The first worm to touch it wins.</source>
      <translation>Każdy ma robaka z siedmiu segmentów. Robaki ścigają się po stole, od startu do linii między dwoma słupkami mety. Wygrywa pierwszy robak, który jej dotknie.</translation>
    </message>
    <message>
      <source>Everybody here reads it. Until somebody comes, Back takes it back.</source>
      <translation>Przeczytają to wszyscy tutaj. Dopóki nikt nie przyjdzie, „Wstecz” to cofa.</translation>
    </message>
    <message>
      <source>Everybody reads them before sitting down.</source>
      <translation>Każdy je czyta, zanim usiądzie.</translation>
    </message>
    <message>
      <source>Everybody seals a number or the X. All envelopes open at once.</source>
      <translation>Każdy pieczętuje liczbę albo X. Wszystkie koperty otwierają się naraz.</translation>
    </message>
    <message>
      <source>Everybody sits</source>
      <translation>Wszyscy siedzą</translation>
    </message>
    <message>
      <source>Everybody to the table</source>
      <translation>Wszyscy do stołu</translation>
    </message>
    <message>
      <source>Everybody's chances, and better bids and moves</source>
      <translation>Szanse każdego oraz lepsze stawki i ruchy</translation>
    </message>
    <message>
      <source>Everybody's numbers make them. All are computed again.</source>
      <translation>Powstają z liczb wszystkich. Wszystkie są przeliczone na nowo.</translation>
    </message>
    <message>
      <source>Everybody's worst game does not count</source>
      <translation>Najgorsza partia każdego się nie liczy</translation>
    </message>
    <message>
      <source>Everything checks</source>
      <translation>Wszystko się zgadza</translation>
    </message>
    <message>
      <source>Eye and mouth could still act. Enough for now: press Done. You are asked once more as you sign.</source>
      <translation>Oko i pyszczek mogłyby jeszcze działać. Na razie dość: naciśnij „Gotowe”. Przy podpisie padnie jeszcze jedno pytanie.</translation>
    </message>
    <message>
      <source>Eye: puts foods on blank spaces that it sees, one for each eye of its worm. It sees three spaces wide ahead, and straight to both sides; nothing is in its way. Mouths at a new food may act at once.</source>
      <translation>Oko: kładzie smakołyki na puste pola, które widzi, po jednym za każde oko swojego robaka. Widzi przed sobą pas szeroki na trzy pola i prosto w obie strony; nic mu nie zasłania. Pyszczki przy nowym smakołyku mogą od razu działać.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces and never look backwards.</source>
      <translation>Oczy i pyszczki wchodzą na dwa pierwsze pola i nigdy nie patrzą w tył.</translation>
    </message>
    <message>
      <source>Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm has one tail at most. Collars, brains and hearts go on any free space.</source>
      <translation>Oczy i pyszczki wchodzą na dwa pierwsze pola robaka, ogon na ostatnie, a robak ma najwyżej jeden ogon. Kołnierze, mózgi i serca wchodzą na każde wolne pole.</translation>
    </message>
    <message>
      <source>Eyes lay food, mouths eat it, hearts grow, tails wake others.</source>
      <translation>Oczy kładą smakołyki, pyszczki je jedzą, serca rosną, ogony budzą innych.</translation>
    </message>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message>
      <source>FILE</source>
      <translation>PLIK</translation>
    </message>
    <message>
      <source>FINISH</source>
      <translation>META</translation>
    </message>
    <message>
      <source>Face {face}</source>
      <translation>Ścianka {face}</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Uczciwa gra</translation>
    </message>
    <message>
      <source>Family Album</source>
      <translation>Album rodzinny</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>lut</translation>
    </message>
    <message>
      <source>Fed</source>
      <translation>Najedzone</translation>
    </message>
    <message>
      <source>Fetch it once, and this laptop can give it too.</source>
      <translation>Pobierz raz, a ten laptop też będzie mógł to dać.</translation>
    </message>
    <message>
      <source>Fetch {size}</source>
      <translation>Pobierz {size}</translation>
    </message>
    <message>
      <source>Fewer bots</source>
      <translation>Mniej botów</translation>
    </message>
    <message>
      <source>Fewer games</source>
      <translation>Mniej partii</translation>
    </message>
    <message>
      <source>Fewer players</source>
      <translation>Mniej graczy</translation>
    </message>
    <message>
      <source>Filled</source>
      <translation>Zajęte</translation>
    </message>
    <message>
      <source>Finished games sleep here.
Open one to see it checked.</source>
      <translation>Tu śpią skończone partie.
Otwórz jedną, żeby ją sprawdzić.</translation>
    </message>
    <message>
      <source>First Rain</source>
      <translation>Pierwszy deszcz</translation>
    </message>
    <message>
      <source>First end what you have begun, or leave it with Escape.</source>
      <translation>Najpierw skończ, co masz zaczęte, albo wyjdź z tego klawiszem Escape.</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from the post</source>
      <translation>Pasuje, {gap} mm od słupka</translation>
    </message>
    <message>
      <source>Fits, {gap} mm from {name}</source>
      <translation>Pasuje, {gap} mm od robaka gracza {name}</translation>
    </message>
    <message>
      <source>Flip</source>
      <translation>Odbij</translation>
    </message>
    <message>
      <source>Foods</source>
      <translation>Smakołyki</translation>
    </message>
    <message>
      <source>For 6 to 25 people: tables by lot, and the winners meet</source>
      <translation>Dla 6 do 25 osób: stoły z losowania, wygrani grają finał</translation>
    </message>
    <message>
      <source>For experts</source>
      <translation>Dla znawców</translation>
    </message>
    <message>
      <source>For good: there is no way back into this game.</source>
      <translation>Na dobre: do tej partii nie ma powrotu.</translation>
    </message>
    <message>
      <source>For people who want to know more</source>
      <translation>Dla tych, którzy chcą wiedzieć więcej</translation>
    </message>
    <message>
      <source>For the menu: start “install-menu-entry.sh” there.</source>
      <translation>Do menu: uruchom tam „install-menu-entry.sh”.</translation>
    </message>
    <message>
      <source>For this laptop: {system}</source>
      <translation>Dla tego laptopa: {system}</translation>
    </message>
    <message>
      <source>For {least} to {most} players.</source>
      <translation>Dla {least}–{most} graczy.</translation>
    </message>
    <message>
      <source>Four pictures</source>
      <translation>Cztery obrazki</translation>
    </message>
    <message>
      <source>Four pictures, the same on every laptop?</source>
      <translation>Cztery obrazki, takie same na każdym laptopie?</translation>
    </message>
    <message>
      <source>Free under the MIT licence: use it, copy it, change it.</source>
      <translation>Za darmo na licencji MIT: używaj, kopiuj, zmieniaj.</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>piątek</translation>
    </message>
    <message>
      <source>Friends</source>
      <translation>Przyjaciele</translation>
    </message>
    <message>
      <source>Friends on the same Wi-Fi appear by themselves.
Meanwhile: a race against bots keeps you warm.</source>
      <translation>Przyjaciele w tej samej sieci Wi-Fi pojawią się sami.
Tymczasem rozgrzeje cię wyścig z botami.</translation>
    </message>
    <message>
      <source>From one thing to the next</source>
      <translation>Od jednej rzeczy do następnej</translation>
    </message>
    <message>
      <source>From step {step}, as {name}</source>
      <translation>Od kroku {step}, jako {name}</translation>
    </message>
    <message>
      <source>Full lines</source>
      <translation>Pełne linie</translation>
    </message>
    <message>
      <source>G</source>
      <translation>G</translation>
    </message>
    <message>
      <source>Game {number} does not check: the table is computed without it.</source>
      <translation>Partia {number} się nie zgadza: tabela jest policzona bez niej.</translation>
    </message>
    <message>
      <source>Game {number} follows another game than the one before it here.</source>
      <translation>Partia {number} idzie po innej partii niż ta, która stoi tu przed nią.</translation>
    </message>
    <message>
      <source>Game {number} is missing.</source>
      <translation>Brakuje partii {number}.</translation>
    </message>
    <message>
      <source>Game {number} is not over: the table is computed without it.</source>
      <translation>Partia {number} nie jest skończona: tabela jest policzona bez niej.</translation>
    </message>
    <message>
      <source>Game {number} of {games} of an evening</source>
      <translation>Partia {number} z {games} tego wieczoru</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Games can be saved</source>
      <translation>Partie można zapisać</translation>
    </message>
    <message>
      <source>Games cannot be saved</source>
      <translation>Partii nie można zapisać</translation>
    </message>
    <message>
      <source>Games may soon find no room</source>
      <translation>Na partie może wkrótce zabraknąć miejsca</translation>
    </message>
    <message>
      <source>Games shelf</source>
      <translation>Półka z partiami</translation>
    </message>
    <message>
      <source>Get up again</source>
      <translation>Wstań znowu</translation>
    </message>
    <message>
      <source>Get up…</source>
      <translation>Wstań od stołu…</translation>
    </message>
    <message>
      <source>Getting up</source>
      <translation>Wstaje</translation>
    </message>
    <message>
      <source>Ghost</source>
      <translation>Duch</translation>
    </message>
    <message>
      <source>Give</source>
      <translation>Daj</translation>
    </message>
    <message>
      <source>Give a rolled organ to a worm that fits</source>
      <translation>Daj wyrzucony organ robakowi, który pasuje</translation>
    </message>
    <message>
      <source>Give organs</source>
      <translation>Daj organy</translation>
    </message>
    <message>
      <source>Give the babies organs</source>
      <translation>Daj organy maluchom</translation>
    </message>
    <message>
      <source>Give the game to a laptop that has none</source>
      <translation>Daj grę laptopowi, który jej nie ma</translation>
    </message>
    <message>
      <source>Give: give one of the two organs to a worm in the region, if it has the other one or is of the shape.</source>
      <translation>Daj: daj jeden z dwóch organów robakowi w rejonie, jeśli ma ten drugi albo jest tego kształtu.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Graj dalej</translation>
    </message>
    <message>
      <source>Go on here</source>
      <translation>Graj dalej tutaj</translation>
    </message>
    <message>
      <source>Go on with a game, replay, check</source>
      <translation>Graj dalej, oglądaj, sprawdzaj</translation>
    </message>
    <message>
      <source>Go on without {names} for now</source>
      <translation>Na razie dalej bez: {names}</translation>
    </message>
    <message>
      <source>Go to step {step}</source>
      <translation>Idź do kroku {step}</translation>
    </message>
    <message>
      <source>Going on with the game…</source>
      <translation>Partia idzie dalej…</translation>
    </message>
    <message>
      <source>Gone home</source>
      <translation>Już w domu</translation>
    </message>
    <message>
      <source>Gone home?</source>
      <translation>Już w domu?</translation>
    </message>
    <message>
      <source>Good one!</source>
      <translation>Niezłe!</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Ocena</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Grupa</translation>
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
      <translation>Pół grządki to teraz jezioro. Zbuduj brzeg i trzymajcie się siebie nawzajem.</translation>
    </message>
    <message>
      <source>Hand the laptop to {name}</source>
      <translation>Podaj laptop dalej: {name}</translation>
    </message>
    <message>
      <source>Has somebody gone home? Begin with fewer players.</source>
      <translation>Ktoś poszedł do domu? Zacznij z mniejszą liczbą graczy.</translation>
    </message>
    <message>
      <source>Head at the other end</source>
      <translation>Głowa na drugi koniec</translation>
    </message>
    <message>
      <source>Head at the other end (F)</source>
      <translation>Głowa na drugim końcu (F)</translation>
    </message>
    <message>
      <source>Heart: its worm grows at one end over blank spaces, by as many as it has hearts, and as many more as it once grew.</source>
      <translation>Serce: jego robak rośnie na jednym końcu przez puste pola, o tyle, ile ma serc, i jeszcze o tyle, ile raz już urósł.</translation>
    </message>
    <message>
      <source>Hearts. Choose Place and click c1 for a second worm across row 1.</source>
      <translation>Serca. Wybierz „Połóż” i kliknij c1, a drugi robak położy się w poprzek wiersza 1.</translation>
    </message>
    <message>
      <source>Here the game is over: go back to an earlier step.</source>
      <translation>Tu partia jest skończona: wróć do wcześniejszego kroku.</translation>
    </message>
    <message>
      <source>Here the worm cannot go on: take the last segment back (Backspace).</source>
      <translation>Tu robak nie może pełznąć dalej: cofnij ostatni segment (Backspace).</translation>
    </message>
    <message>
      <source>Here we go</source>
      <translation>Ruszamy</translation>
    </message>
    <message>
      <source>Hide where tails point</source>
      <translation>Ukryj, co wskazują ogony</translation>
    </message>
    <message>
      <source>Hour by hour</source>
      <translation>Godzina po godzinie</translation>
    </message>
    <message>
      <source>Hours</source>
      <translation>Godziny</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Zasady domowe</translation>
    </message>
    <message>
      <source>House rules of this table</source>
      <translation>Zasady domowe tego stołu</translation>
    </message>
    <message>
      <source>House rules: none</source>
      <translation>Zasady domowe: brak</translation>
    </message>
    <message>
      <source>House rules: {count} chosen</source>
      <translation>Zasady domowe: wybrano {count}</translation>
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation>Zasady domowe: {rules}</translation>
    </message>
    <message>
      <source>How far it is from the start to the finish</source>
      <translation>Jak daleko jest od startu do mety</translation>
    </message>
    <message>
      <source>How far the clip is</source>
      <translation>Jak daleko jest klip</translation>
    </message>
    <message>
      <source>How far the review is</source>
      <translation>Jak daleko zaszło omówienie</translation>
    </message>
    <message>
      <source>How it is played:</source>
      <translation>Tak się gra:</translation>
    </message>
    <message>
      <source>How many % of the races each face wins against the bids that were made, and in brackets against the others' habits:</source>
      <translation>Ile % wyścigów wygrywa każda ścianka przeciw stawkom, które padły, a w nawiasach przeciw nawykom innych:</translation>
    </message>
    <message>
      <source>How to play</source>
      <translation>Jak grać</translation>
    </message>
    <message>
      <source>How to play, what happened, look back, menu</source>
      <translation>Jak grać, co się działo, powtórka, menu</translation>
    </message>
    <message>
      <source>How well the bots play</source>
      <translation>Jak dobrze grają boty</translation>
    </message>
    <message>
      <source>How well the bots play: press for the next</source>
      <translation>Jak dobrze grają boty: naciśnij, żeby zmienić</translation>
    </message>
    <message>
      <source>Hurry up!</source>
      <translation>Szybciej!</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>To ja, {name}</translation>
    </message>
    <message>
      <source>I come too</source>
      <translation>Też przychodzę</translation>
    </message>
    <message>
      <source>If all in the race agree now, it ends without a winner. If not, your bid counts.</source>
      <translation>Jeśli teraz zgodzą się wszyscy w wyścigu, kończy się on bez zwycięzcy. Jeśli nie, liczy się twoja stawka.</translation>
    </message>
    <message>
      <source>In a race of two, two more dice are thrown after the bids. The higher one is the ghost's bid, and an X is higher than a 7. Who has bid the same stays.</source>
      <translation>W wyścigu dwóch osób po stawkach rzuca się jeszcze dwiema kośćmi. Wyższa to stawka ducha, a X jest wyższe niż 7. Kto zalicytował to samo, zostaje w miejscu.</translation>
    </message>
    <message>
      <source>In another network: {codes}</source>
      <translation>W innej sieci: {codes}</translation>
    </message>
    <message>
      <source>In each hour you place a worm, give an organ, wake a worm, or pass.</source>
      <translation>W każdej godzinie kładziesz robaka, dajesz organ, budzisz robaka albo pasujesz.</translation>
    </message>
    <message>
      <source>In each round all choose a number in secret and seal it. Then all are opened. Equal numbers cancel each other, and these worms do not move.</source>
      <translation>W każdej rundzie wszyscy po kryjomu wybierają liczbę i ją pieczętują. Potem wszystkie się otwiera. Równe liczby się znoszą i te robaki się nie ruszają.</translation>
    </message>
    <message>
      <source>In each row a star is a point, a circle nothing, a cross a point less.</source>
      <translation>W każdym wierszu gwiazdka to punkt, kółko nic, krzyżyk punkt mniej.</translation>
    </message>
    <message>
      <source>In each row the groups up to what you have are filled: a star is a point, a circle nothing, a cross a point less. Point at a row to see on the sheet what it counts.</source>
      <translation>W każdym wierszu wypełnione są grupy do tego, co masz: gwiazdka to punkt, kółko nic, krzyżyk punkt mniej. Wskaż wiersz, a zobaczysz na kartce, co on liczy.</translation>
    </message>
    <message>
      <source>In round {round} you and {others} bumped, and {name} gained {gain} %.</source>
      <translation>W rundzie {round} zderzacie się ty i {others}, a {name} zyskuje {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and you gained {gain} %.</source>
      <translation>W rundzie {round} zderzają się {others}, a ty zyskujesz {gain} %.</translation>
    </message>
    <message>
      <source>In round {round} {others} bumped, and {name} gained {gain} %.</source>
      <translation>W rundzie {round} zderzają się {others}, a {name} zyskuje {gain} %.</translation>
    </message>
    <message>
      <source>In the game for two a ghost bids too, by two dice.</source>
      <translation>W grze dla dwojga licytuje też duch, dwiema kostkami.</translation>
    </message>
    <message>
      <source>In the place of the number that it names; without a number, last.</source>
      <translation>Na miejscu liczby, którą wymienia; bez liczby na końcu.</translation>
    </message>
    <message>
      <source>In this room</source>
      <translation>W tym pokoju</translation>
    </message>
    <message>
      <source>Inside is the work of others</source>
      <translation>W środku jest praca innych</translation>
    </message>
    <message>
      <source>Is it fair?</source>
      <translation>Czy to uczciwe?</translation>
    </message>
    <message>
      <source>Is my Wi-Fi all right?</source>
      <translation>Czy moje Wi-Fi działa?</translation>
    </message>
    <message>
      <source>It begins as soon as everybody's laptop has said yes.</source>
      <translation>Zaczyna się, gdy tylko laptop każdego powie „tak”.</translation>
    </message>
    <message>
      <source>It cannot be deleted: {why}</source>
      <translation>Nie da się tego usunąć: {why}</translation>
    </message>
    <message>
      <source>It draws lane {lane} for {name}.</source>
      <translation>Losuje tor {lane}: {name}.</translation>
    </message>
    <message>
      <source>It draws the emblem: {pictures}.</source>
      <translation>Losuje emblemat: {pictures}.</translation>
    </message>
    <message>
      <source>It ends as soon as you leave this page.</source>
      <translation>Skończy się, gdy opuścisz tę stronę.</translation>
    </message>
    <message>
      <source>It ends by itself after half an hour.</source>
      <translation>Samo się skończy po pół godzinie.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. The copies of the others stay.</source>
      <translation>Znika z tego laptopa na dobre: dziennik i twój klucz przy tym stole. Kopie innych zostają.</translation>
    </message>
    <message>
      <source>It goes from this laptop for good: its log, and your key at its table. You can never go on with it, and the others have to go on without you.</source>
      <translation>Znika z tego laptopa na dobre: dziennik i twój klucz przy tym stole. Nigdy nie zagrasz w nią dalej, a inni będą musieli grać bez ciebie.</translation>
    </message>
    <message>
      <source>It goes on here as soon as the other laptop has stopped. Is that one off? Then start this program again.</source>
      <translation>Gra pójdzie dalej tutaj, gdy tylko drugi laptop przestanie. Jest wyłączony? To uruchom ten program jeszcze raz.</translation>
    </message>
    <message>
      <source>It grew by 1 before, so that now it may grow by 2. Click d2.</source>
      <translation>Raz urósł już o 1, więc teraz może urosnąć o 2. Kliknij d2.</translation>
    </message>
    <message>
      <source>It is being checked…</source>
      <translation>Trwa sprawdzanie…</translation>
    </message>
    <message>
      <source>It is drawn to tables of 3 to 5, and not all of them can play this.</source>
      <translation>Losuje się stoły po 3 do 5 osób i nie wszystkie mogą w to grać.</translation>
    </message>
    <message>
      <source>It is proved up to hour {hour}.</source>
      <translation>Do godziny {hour} jest dowiedziona.</translation>
    </message>
    <message>
      <source>It is proved up to round {round}.</source>
      <translation>Do rundy {round} jest dowiedziona.</translation>
    </message>
    <message>
      <source>It is reviewed up to step {step}.</source>
      <translation>Omówienie sięga do kroku {step}.</translation>
    </message>
    <message>
      <source>It is yours to leave as well.</source>
      <translation>Możesz go też tak zostawić.</translation>
    </message>
    <message>
      <source>It leads to nobody in this room. Switch it off if you are not found.</source>
      <translation>Nie prowadzi do nikogo w tym pokoju. Wyłącz, jeśli nikt cię nie znajduje.</translation>
    </message>
    <message>
      <source>It may touch itself, but never lie on itself or cross a worm. A head may be laid beyond a gap that is too narrow to crawl through.</source>
      <translation>Może się dotykać, ale nigdy leżeć na sobie ani przecinać robaka. Głowę można położyć za szczeliną zbyt wąską, by się przez nią przeczołgać.</translation>
    </message>
    <message>
      <source>It snaps to the pale place. {why}</source>
      <translation>Wskakuje w blade miejsce. {why}</translation>
    </message>
    <message>
      <source>It stands for any number, but only if nobody else bids it.</source>
      <translation>Zastępuje dowolną liczbę, ale tylko jeśli nikt inny go nie licytuje.</translation>
    </message>
    <message>
      <source>It takes {least} to {most} people.</source>
      <translation>Potrzeba od {least} do {most} osób.</translation>
    </message>
    <message>
      <source>It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.</source>
      <translation>Rzuca kostki godziny {hour}: {pips}, czyli {dice}: {verdict}.</translation>
    </message>
    <message>
      <source>It throws the ghost's dice: {dice}. It bids {face}.</source>
      <translation>Rzuca kostki ducha: {dice}. Duch licytuje {face}.</translation>
    </message>
    <message>
      <source>It was made by a newer version of this program.</source>
      <translation>Pochodzi z nowszej wersji tego programu.</translation>
    </message>
    <message>
      <source>It was made by another program, or by a newer version of this one.</source>
      <translation>Pochodzi z innego programu albo z nowszej wersji tego.</translation>
    </message>
    <message>
      <source>Its worm stays, and one finish post may still be swung.</source>
      <translation>Jego robak zostaje, a jeden słupek mety i tak można obrócić.</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>sty</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Dołącz</translation>
    </message>
    <message>
      <source>Join by code</source>
      <translation>Dołącz kodem</translation>
    </message>
    <message>
      <source>Join code, group {number} of 4</source>
      <translation>Kod dołączenia, grupa {number} z 4</translation>
    </message>
    <message>
      <source>Jul</source>
      <translation>lip</translation>
    </message>
    <message>
      <source>Jun</source>
      <translation>cze</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Zachowaj</translation>
    </message>
    <message>
      <source>Key {keys}</source>
      <translation>Klucz {keys}</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Klawisze</translation>
    </message>
    <message>
      <source>Kinds</source>
      <translation>Rodzaje</translation>
    </message>
    <message>
      <source>Lake</source>
      <translation>Jezioro</translation>
    </message>
    <message>
      <source>Lanes by lot</source>
      <translation>Tory losowane</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Język</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Większe</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Większy tekst</translation>
    </message>
    <message numerus="yes">
      <source>Lay a baby beside {one} or {two}, {count} things left</source>
      <extracomment>Lay a baby beside {one} or {two}</extracomment>
      <translation>
        <numerusform>Połóż malucha; obok leży {one} lub {two}</numerusform>
        <numerusform>Połóż malucha; obok leży {one} lub {two}, zostały {count} rzeczy</numerusform>
        <numerusform>Połóż malucha; obok leży {one} lub {two}, zostało {count} rzeczy</numerusform>
      </translation>
    </message>
    <message>
      <source>Lay a segment, a press each; aim finer with Shift</source>
      <translation>Połóż segment, każde naciśnięcie to jeden; z Shift celujesz dokładniej</translation>
    </message>
    <message>
      <source>Lay all but the last segment anew (R)</source>
      <translation>Ułóż na nowo wszystko prócz ostatniego segmentu (R)</translation>
    </message>
    <message>
      <source>Lay your worm anew</source>
      <translation>Ułóż robaka na nowo</translation>
    </message>
    <message numerus="yes">
      <source>Lay {count} segments anew, from the last one on; Escape: as it was.</source>
      <extracomment>Lay {count} segment anew, from the last one on; Escape: as it was.</extracomment>
      <translation>
        <numerusform>Ułóż na nowo {count} segment, od ostatniego; Escape: jak było.</numerusform>
        <numerusform>Ułóż na nowo {count} segmenty, od ostatniego; Escape: jak było.</numerusform>
        <numerusform>Ułóż na nowo {count} segmentów, od ostatniego; Escape: jak było.</numerusform>
      </translation>
    </message>
    <message>
      <source>Leave air, not draught</source>
      <translation>Zostaw powietrze, nie przeciąg</translation>
    </message>
    <message>
      <source>Leave for good…</source>
      <translation>Wyjdź na dobre…</translation>
    </message>
    <message>
      <source>Leave for now</source>
      <translation>Wyjdź na razie</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>Zostaw</translation>
    </message>
    <message>
      <source>Leave the posts as they are (Esc)</source>
      <translation>Zostaw słupki, jak są (Esc)</translation>
    </message>
    <message>
      <source>Leave the table?</source>
      <translation>Odejść od stołu?</translation>
    </message>
    <message>
      <source>Lesson</source>
      <translation>Lekcja</translation>
    </message>
    <message>
      <source>Let {names} back</source>
      <translation>Wpuść z powrotem: {names}</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licencje</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Światło</translation>
    </message>
    <message>
      <source>Like all equal bids: both worms stay where they are.</source>
      <translation>Jak zawsze, gdy stawki są równe: oba robaki zostają na miejscu.</translation>
    </message>
    <message>
      <source>Lines and babies</source>
      <translation>Wężyki i maluchy</translation>
    </message>
    <message>
      <source>Linux, ARM chip</source>
      <translation>Linux, procesor ARM</translation>
    </message>
    <message>
      <source>Linux, package for Debian and Ubuntu</source>
      <translation>Linux, pakiet dla Debiana i Ubuntu</translation>
    </message>
    <message>
      <source>Listening for some seconds…</source>
      <translation>Nasłuchuję kilka sekund…</translation>
    </message>
    <message>
      <source>Logs:</source>
      <translation>Dzienniki:</translation>
    </message>
    <message>
      <source>Long leap</source>
      <translation>Najdłuższy skok</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Najdłuższy</translation>
    </message>
    <message>
      <source>Longest step</source>
      <translation>Najdłuższy krok</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Zobacz</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Powtórka</translation>
    </message>
    <message>
      <source>Look back together</source>
      <translation>Obejrzyjcie razem</translation>
    </message>
    <message>
      <source>Look on too</source>
      <translation>Też popatrz</translation>
    </message>
    <message>
      <source>Look on too: {code}</source>
      <translation>Też popatrz: {code}</translation>
    </message>
    <message>
      <source>Look on without a seat: you see all, and sign nothing</source>
      <translation>Patrz bez miejsca przy stole: widzisz wszystko i nic nie podpisujesz</translation>
    </message>
    <message>
      <source>Looking for a table to watch…</source>
      <translation>Szukam stołu do oglądania…</translation>
    </message>
    <message>
      <source>Looking for games…</source>
      <translation>Szukam partii…</translation>
    </message>
    <message>
      <source>Looking round…</source>
      <translation>Rozglądam się…</translation>
    </message>
    <message>
      <source>Lowest goes first</source>
      <translation>Najniższa rusza pierwsza</translation>
    </message>
    <message>
      <source>Luckiest bump</source>
      <translation>Najszczęśliwsze zderzenie</translation>
    </message>
    <message>
      <source>Made by a newer version</source>
      <translation>Z nowszej wersji</translation>
    </message>
    <message>
      <source>Made by another program</source>
      <translation>Z innego programu</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>mar</translation>
    </message>
    <message>
      <source>May</source>
      <translation>maj</translation>
    </message>
    <message>
      <source>May I bid a 7 and then the X?</source>
      <translation>Czy po 7 mogę zalicytować X?</translation>
    </message>
    <message>
      <source>May a worm lie across the finish line?</source>
      <translation>Czy robak może leżeć w poprzek linii mety?</translation>
    </message>
    <message>
      <source>May my worm touch itself, or cross itself?</source>
      <translation>Czy mój robak może się dotykać lub przecinać?</translation>
    </message>
    <message>
      <source>Mean place</source>
      <translation>Średnie miejsce</translation>
    </message>
    <message>
      <source>Measured twice</source>
      <translation>Zmierzone dwa razy</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Missing: {names}.</source>
      <translation>Zabrakło: {names}.</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>poniedziałek</translation>
    </message>
    <message>
      <source>More about {name}</source>
      <translation>Więcej: {name}</translation>
    </message>
    <message>
      <source>More bots</source>
      <translation>Więcej botów</translation>
    </message>
    <message>
      <source>More for this game</source>
      <translation>Więcej o tej partii</translation>
    </message>
    <message>
      <source>More games</source>
      <translation>Więcej partii</translation>
    </message>
    <message>
      <source>More players</source>
      <translation>Więcej graczy</translation>
    </message>
    <message>
      <source>Most was left</source>
      <translation>Najwięcej do wzięcia</translation>
    </message>
    <message>
      <source>Mouth: if it faces a food, its worm gets an organ of any kind, and that may act at once. The food stays.</source>
      <translation>Pyszczek: jeśli patrzy na smakołyk, jego robak dostaje dowolny organ, który może od razu działać. Smakołyk zostaje.</translation>
    </message>
    <message>
      <source>Mouths this time. Choose Give, then click your worm: it is an I too.</source>
      <translation>Tym razem pyszczki. Wybierz „Daj” i kliknij swojego robaka: on też jest I.</translation>
    </message>
    <message>
      <source>Move the outline; turn it, flip it</source>
      <translation>Przesuń obrys; obróć go, odbij go</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Ruchy</translation>
    </message>
    <message>
      <source>Moves as good as the best that a bot found: {good} of {moves}.</source>
      <translation>Ruchy tak dobre jak najlepszy, jaki znalazł bot: {good} z {moves}.</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>Ruch</translation>
    </message>
    <message>
      <source>My move</source>
      <translation>Mój ruch</translation>
    </message>
    <message>
      <source>My sheet</source>
      <translation>Moja kartka</translation>
    </message>
    <message>
      <source>NETWORK</source>
      <translation>SIEĆ</translation>
    </message>
    <message>
      <source>NOT equal</source>
      <translation>NIE są równe</translation>
    </message>
    <message>
      <source>Name a number</source>
      <translation>Ogłoś liczbę</translation>
    </message>
    <message>
      <source>Name my number</source>
      <translation>Ogłoś moją liczbę</translation>
    </message>
    <message>
      <source>Name {face}</source>
      <translation>Ogłoś {face}</translation>
    </message>
    <message>
      <source>Neither moves.</source>
      <translation>Żaden się nie rusza.</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Sieć</translation>
    </message>
    <message>
      <source>Never began</source>
      <translation>Nie zaczęto</translation>
    </message>
    <message>
      <source>New key here</source>
      <translation>Nowy klucz tutaj</translation>
    </message>
    <message>
      <source>Newer version</source>
      <translation>Nowsza wersja</translation>
    </message>
    <message>
      <source>Next chapter</source>
      <translation>Następny rozdział</translation>
    </message>
    <message>
      <source>Next game ({number} of {games})</source>
      <translation>Następna partia ({number} z {games})</translation>
    </message>
    <message>
      <source>Next puzzle</source>
      <translation>Następna zagadka</translation>
    </message>
    <message>
      <source>Next race ({number} of {games})</source>
      <translation>Następny wyścig ({number} z {games})</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Następna runda</translation>
    </message>
    <message>
      <source>Night School</source>
      <translation>Szkoła wieczorowa</translation>
    </message>
    <message>
      <source>No bid ever rests.</source>
      <translation>Żadna stawka nigdy nie odpoczywa.</translation>
    </message>
    <message>
      <source>No bid, no seat</source>
      <translation>Bez stawki nie ma miejsca</translation>
    </message>
    <message>
      <source>No brain can turn this die now. Click to see where its number came from.</source>
      <translation>Żaden mózg nie może teraz obrócić tej kostki. Kliknij, żeby zobaczyć, skąd wzięła się jej liczba.</translation>
    </message>
    <message>
      <source>No firewall of this laptop is known to be on.</source>
      <translation>Nic nie wiadomo o włączonej zaporze na tym laptopie.</translation>
    </message>
    <message>
      <source>No game</source>
      <translation>Nie ma partii</translation>
    </message>
    <message>
      <source>No game fits</source>
      <translation>Żadna partia nie pasuje</translation>
    </message>
    <message>
      <source>No game in it</source>
      <translation>Nie ma w nim partii</translation>
    </message>
    <message>
      <source>No game yet</source>
      <translation>Jeszcze żadnej partii</translation>
    </message>
    <message>
      <source>No log of this game is saved.</source>
      <translation>Dziennik tej partii nie jest zapisany.</translation>
    </message>
    <message>
      <source>No network is on</source>
      <translation>Żadna sieć nie jest włączona</translation>
    </message>
    <message>
      <source>No new worm: {reason}.</source>
      <translation>Bez nowego robaka: {reason}.</translation>
    </message>
    <message>
      <source>No number is left for {name}'s X.</source>
      <translation>Dla X gracza {name} nie została żadna liczba.</translation>
    </message>
    <message>
      <source>No number moves you twice in a row</source>
      <translation>Żadna liczba nie rusza cię dwa razy z rzędu</translation>
    </message>
    <message>
      <source>No number, no seat</source>
      <translation>Bez liczby nie ma miejsca</translation>
    </message>
    <message>
      <source>No organ for a worm: {reason}.</source>
      <translation>Bez organu dla robaka: {reason}.</translation>
    </message>
    <message>
      <source>No other face would clearly have won more.</source>
      <translation>Żadna inna ścianka nie dałaby wyraźnie więcej wygranych.</translation>
    </message>
    <message>
      <source>No player yet, but other devices: so players will be heard too.</source>
      <translation>Jeszcze żadnego gracza, ale są inne urządzenia: więc i graczy będzie słychać.</translation>
    </message>
    <message>
      <source>No room beside the post: {gap} mm too little.</source>
      <translation>Brak miejsca przy słupku: o {gap} mm za mało.</translation>
    </message>
    <message>
      <source>No room beside your own worm: {gap} mm too little.</source>
      <translation>Brak miejsca przy własnym robaku: o {gap} mm za mało.</translation>
    </message>
    <message>
      <source>No room beside {name}: {gap} mm too little.</source>
      <translation>Brak miejsca przy robaku gracza {name}: o {gap} mm za mało.</translation>
    </message>
    <message>
      <source>No step of this game was completed.</source>
      <translation>Żaden krok tej partii nie został domknięty.</translation>
    </message>
    <message>
      <source>No table with this key until the program is started again</source>
      <translation>Żadnego stołu z tym kluczem, póki program nie ruszy od nowa</translation>
    </message>
    <message>
      <source>No table yet</source>
      <translation>Jeszcze żadnego stołu</translation>
    </message>
    <message>
      <source>No tournament</source>
      <translation>Brak turnieju</translation>
    </message>
    <message>
      <source>No way leads to anybody</source>
      <translation>Żadna droga nie prowadzi do nikogo</translation>
    </message>
    <message>
      <source>No worm may act: {reason}.</source>
      <translation>Żaden robak nie może działać: {reason}.</translation>
    </message>
    <message>
      <source>No. A number that somebody else has bid cannot be named, even in vain.</source>
      <translation>Nie. Liczby, którą zalicytował ktoś inny, nie można wymienić, nawet jeśli się zniosła.</translation>
    </message>
    <message>
      <source>No. Post and line come to rest where no worm lies.</source>
      <translation>Nie. Słupek i linia kładą się tylko tam, gdzie nie leży żaden robak.</translation>
    </message>
    <message>
      <source>No: the first segment that touches it ends the race, from either side.</source>
      <translation>Nie: pierwszy segment, który jej dotknie, kończy wyścig, z obu stron.</translation>
    </message>
    <message>
      <source>Nobody bumps noses</source>
      <translation>Nikt się nie zderza</translation>
    </message>
    <message>
      <source>Nobody calls to a tournament now.</source>
      <translation>Nikt teraz nie ogłasza turnieju.</translation>
    </message>
    <message>
      <source>Nobody calls to this tournament any more.</source>
      <translation>Nikt już nie ogłasza tego turnieju.</translation>
    </message>
    <message>
      <source>Nobody can be found until you allow it.</source>
      <translation>Póki nie pozwolisz, nikogo nie da się znaleźć.</translation>
    </message>
    <message>
      <source>Nobody can choose who sits where: everybody's number makes the draw.</source>
      <translation>Nikt nie może wybrać, kto gdzie siedzi: losowanie tworzą liczby wszystkich.</translation>
    </message>
    <message>
      <source>Nobody can read a sealed bid, and nobody can change it.</source>
      <translation>Nikt nie może przeczytać zapieczętowanej stawki i nikt nie może jej zmienić.</translation>
    </message>
    <message>
      <source>Nobody can read it, and you cannot change it.</source>
      <translation>Nikt nie może jej przeczytać, a ty nie możesz jej zmienić.</translation>
    </message>
    <message>
      <source>Nobody could cheat the dice</source>
      <translation>Nikt nie mógł oszukać na kostkach</translation>
    </message>
    <message>
      <source>Nobody else has an X</source>
      <translation>Nikt inny nie ma X</translation>
    </message>
    <message>
      <source>Nobody else is here yet</source>
      <translation>Nikogo innego tu jeszcze nie ma</translation>
    </message>
    <message>
      <source>Nobody gives this laptop an address</source>
      <translation>Nikt nie daje temu laptopowi adresu</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds</source>
      <translation>Od dziesięciu rund nikt nie ruszył</translation>
    </message>
    <message>
      <source>Nobody got on for ten rounds: the race ends without a winner.</source>
      <translation>Od dziesięciu rund nikt nie ruszył: wyścig kończy się bez zwycięzcy.</translation>
    </message>
    <message>
      <source>Nobody has finished a game yet.</source>
      <translation>Nikt jeszcze nie skończył partii.</translation>
    </message>
    <message>
      <source>Nobody has run this on a Mac yet. Tell us how it went!</source>
      <translation>Nikt jeszcze nie uruchomił tego na Macu. Powiedz nam, jak poszło!</translation>
    </message>
    <message>
      <source>Nobody is there to be told. Go on with the game under Games to tell the others.</source>
      <translation>Nie ma nikogo, komu można to powiedzieć. Wznów partię w „Partiach”, żeby powiedzieć innym.</translation>
    </message>
    <message>
      <source>Nobody plays, or the network keeps its guests apart: then join by code, or meet on a phone's hotspot or a cable.</source>
      <translation>Nikt nie gra albo sieć trzyma gości osobno: wtedy dołącz kodem albo spotkajcie się przez hotspot w telefonie lub kabel.</translation>
    </message>
    <message>
      <source>Nobody sat down.</source>
      <translation>Nikt nie usiadł.</translation>
    </message>
    <message>
      <source>None of them moves.</source>
      <translation>Żaden z nich się nie rusza.</translation>
    </message>
    <message>
      <source>Not after all</source>
      <translation>Jednak nie</translation>
    </message>
    <message>
      <source>Not at a table with me</source>
      <translation>Nie przy stole ze mną</translation>
    </message>
    <message>
      <source>Not finished</source>
      <translation>Nieskończone</translation>
    </message>
    <message>
      <source>Not played: an hour by a bot, {best} instead of {gained}.</source>
      <translation>Nierozegrane: godzina bota, {best} zamiast {gained}.</translation>
    </message>
    <message>
      <source>Not rolled yet.</source>
      <translation>Jeszcze bez rzutu.</translation>
    </message>
    <message>
      <source>Not wholly on the table: {gap} mm too far.</source>
      <translation>Nie w całości na stole: o {gap} mm za daleko.</translation>
    </message>
    <message>
      <source>Not yet: {question}</source>
      <translation>Jeszcze nie: {question}</translation>
    </message>
    <message>
      <source>Nothing else: there are no worms yet.</source>
      <translation>Nic innego: jeszcze nie ma robaków.</translation>
    </message>
    <message>
      <source>Nothing flies or trembles</source>
      <translation>Nic nie lata ani nie drży</translation>
    </message>
    <message>
      <source>Nothing has been opened yet.</source>
      <translation>Jeszcze nic nie otwarto.</translation>
    </message>
    <message>
      <source>Nothing here keeps visitors out</source>
      <translation>Nic tu nie odgradza gości</translation>
    </message>
    <message>
      <source>Nothing here yet. A race takes ten minutes.</source>
      <translation>Jeszcze nic tu nie ma. Wyścig trwa dziesięć minut.</translation>
    </message>
    <message>
      <source>Nothing is decided in this hour yet.</source>
      <translation>W tej godzinie nic jeszcze nie postanowiono.</translation>
    </message>
    <message>
      <source>Nothing is decided yet in this hour.</source>
      <translation>Nic jeszcze nie postanowiono w tej godzinie.</translation>
    </message>
    <message>
      <source>Nothing is handed over now</source>
      <translation>Teraz nic nie przekazujemy</translation>
    </message>
    <message>
      <source>Nothing is heard in {where}</source>
      <translation>Nic nie słychać w {where}</translation>
    </message>
    <message>
      <source>Nothing is laid yet.</source>
      <translation>Nic jeszcze nie leży.</translation>
    </message>
    <message>
      <source>Nothing is lost. It opens as soon as this program is newer.</source>
      <translation>Nic nie przepadło. Otworzy się, gdy ten program będzie nowszy.</translation>
    </message>
    <message>
      <source>Nothing is thrown with it in this race: the bids alone decide.</source>
      <translation>W tym wyścigu niczym się nie rzuca: decydują same stawki.</translation>
    </message>
    <message>
      <source>Nothing is to be explained here.</source>
      <translation>Tu nie ma czego wyjaśniać.</translation>
    </message>
    <message>
      <source>Nothing of a branch is signed, and no game follows it.</source>
      <translation>W wariancie nic nie jest podpisane i żadna partia po nim nie idzie.</translation>
    </message>
    <message>
      <source>Nothing of the game is proved.</source>
      <translation>Nic z tej partii nie jest dowiedzione.</translation>
    </message>
    <message>
      <source>Nothing of this file can be shown.</source>
      <translation>Z tego pliku nie da się nic pokazać.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}.</source>
      <translation>Nic, co możesz teraz zrobić, nie dotyczy {spaces}.</translation>
    </message>
    <message>
      <source>Nothing that you could do now is about {spaces}: {reason}.</source>
      <translation>Nic, co możesz teraz zrobić, nie dotyczy {spaces}: {reason}.</translation>
    </message>
    <message>
      <source>Nothing was played.</source>
      <translation>Nic nie zagrano.</translation>
    </message>
    <message>
      <source>Nothing was taken back.</source>
      <translation>Nic nie cofnięto.</translation>
    </message>
    <message>
      <source>Nothing: no calls, no bids left unopened, no proofs of lies.</source>
      <translation>Nic: żadnych wezwań, nieotwartych stawek ani dowodów kłamstwa.</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>lis</translation>
    </message>
    <message>
      <source>Now you know an hour. Collars and brains are in How to play.</source>
      <translation>Teraz znasz jedną godzinę. O kołnierzach i mózgach przeczytasz w „Jak grać”.</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>paź</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out, so the game ends here.</source>
      <translation>Z dwóch graczy nikogo nie można pominąć, więc gra kończy się tutaj.</translation>
    </message>
    <message>
      <source>Of two players nobody can be left out. To adjourn, close the window; Games goes on later.</source>
      <translation>Z dwóch graczy nikogo nie można pominąć. Żeby odłożyć grę, zamknij okno; później wznowisz ją w „Partiach”.</translation>
    </message>
    <message>
      <source>On a sheet:  A is a worm, (A) its head;  o a food;  # a rock;  . a blank space.</source>
      <translation>Na kartce:  A to robak, (A) jego głowa;  o smakołyk;  # kamień;  . puste pole.</translation>
    </message>
    <message>
      <source>On all worms of the line but one an organ acts. Click the heart.</source>
      <translation>Na wszystkich robakach z rzędu prócz jednego działa organ. Kliknij serce.</translation>
    </message>
    <message>
      <source>On the friend's laptop</source>
      <translation>Na laptopie znajomego</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Jeszcze raz</translation>
    </message>
    <message>
      <source>One drizzly evening leads to another, and the pictures need a bigger book.</source>
      <translation>Jeden dżdżysty wieczór goni drugi, a na obrazki trzeba większej książki.</translation>
    </message>
    <message>
      <source>One gesture every few seconds</source>
      <translation>Jeden gest co kilka sekund</translation>
    </message>
    <message>
      <source>One giant or several able</source>
      <translation>Jeden olbrzym albo kilka zdolnych</translation>
    </message>
    <message>
      <source>One less</source>
      <translation>O jedno mniej</translation>
    </message>
    <message>
      <source>One moment</source>
      <translation>Chwileczkę</translation>
    </message>
    <message>
      <source>One more</source>
      <translation>O jedno więcej</translation>
    </message>
    <message>
      <source>One more game?</source>
      <translation>Jeszcze jedna partia?</translation>
    </message>
    <message>
      <source>One more race?</source>
      <translation>Jeszcze jeden wyścig?</translation>
    </message>
    <message>
      <source>One more sheet?</source>
      <translation>Jeszcze jedna kartka?</translation>
    </message>
    <message>
      <source>One more?</source>
      <translation>Jeszcze raz?</translation>
    </message>
    <message>
      <source>One place is yours.</source>
      <translation>Jedno miejsce jest twoje.</translation>
    </message>
    <message>
      <source>One player by several keys: {keys}</source>
      <translation>Jeden gracz, kilka kluczy: {keys}</translation>
    </message>
    <message>
      <source>One post is swung, once.</source>
      <translation>Jeden słupek, jeden obrót.</translation>
    </message>
    <message>
      <source>One rich worm or many fed</source>
      <translation>Jeden bogaty robak albo wiele sytych</translation>
    </message>
    <message>
      <source>One roll for all</source>
      <translation>Jeden rzut dla wszystkich</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>Krok wstecz</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>Krok dalej</translation>
    </message>
    <message>
      <source>Only between rounds can all agree to end the race: {why}.</source>
      <translation>Tylko między rundami wszyscy mogą zgodzić się na koniec wyścigu: {why}.</translation>
    </message>
    <message>
      <source>Only from behind: the line is no wall, and such a touch does not count.</source>
      <translation>Tylko od tyłu: linia nie jest ścianą, a takie dotknięcie się nie liczy.</translation>
    </message>
    <message>
      <source>Only one game</source>
      <translation>Tylko jedna partia</translation>
    </message>
    <message>
      <source>Only the worm that you choose first must lie in the hour's region.</source>
      <translation>Tylko robak, którego wybierasz jako pierwszego, musi leżeć w rejonie godziny.</translation>
    </message>
    <message>
      <source>Only the {number} is left for {name}'s X.</source>
      <translation>Dla X gracza {name} zostaje tylko {number}.</translation>
    </message>
    <message>
      <source>Only what differs is written here.</source>
      <translation>Tu zapisane jest tylko to, co się różni.</translation>
    </message>
    <message>
      <source>Only your own program vouches for the dice</source>
      <translation>Za kości ręczy tylko twój własny program</translation>
    </message>
    <message>
      <source>Only {faces} not twice in a row</source>
      <translation>Tylko {faces} nie dwa razy z rzędu</translation>
    </message>
    <message>
      <source>Only {face} is left to bid: it wins {share} % of the races.</source>
      <translation>Do licytacji zostaje tylko {face}: wygrywa tak {share} % wyścigów.</translation>
    </message>
    <message>
      <source>Only {face} is left to name: it wins {share} % of the races.</source>
      <translation>Do ogłoszenia zostaje tylko {face}: wygrywa tak {share} % wyścigów.</translation>
    </message>
    <message>
      <source>Oops!</source>
      <translation>Ojej!</translation>
    </message>
    <message>
      <source>Open a file…</source>
      <translation>Otwórz plik…</translation>
    </message>
    <message>
      <source>Open a log file</source>
      <translation>Otwórz plik dziennika</translation>
    </message>
    <message>
      <source>Open a table</source>
      <translation>Otwórz stół</translation>
    </message>
    <message>
      <source>Open a table on any laptop in this network: it appears here by itself.</source>
      <translation>Otwórz stół na dowolnym laptopie w tej sieci: sam się tu pojawi.</translation>
    </message>
    <message numerus="yes">
      <source>Open for {count} more minutes</source>
      <extracomment>Open for {count} more minute</extracomment>
      <translation>
        <numerusform>Otwarte jeszcze {count} minutę</numerusform>
        <numerusform>Otwarte jeszcze {count} minuty</numerusform>
        <numerusform>Otwarte jeszcze {count} minut</numerusform>
      </translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Otwórz folder</translation>
    </message>
    <message>
      <source>Open the folder, start “Worm Up”.</source>
      <translation>Otwórz folder, uruchom „Worm Up”.</translation>
    </message>
    <message>
      <source>Open this table</source>
      <translation>Otwórz ten stół</translation>
    </message>
    <message>
      <source>Or keep it asleep</source>
      <translation>Albo niech śpi</translation>
    </message>
    <message>
      <source>Or look at it there</source>
      <translation>Albo obejrzyj tam</translation>
    </message>
    <message>
      <source>Or pass: do nothing. In the first hour you can only place or pass.</source>
      <translation>Albo spasuj: nie rób nic. W pierwszej godzinie możesz tylko położyć robaka albo spasować.</translation>
    </message>
    <message>
      <source>Organs</source>
      <translation>Organy</translation>
    </message>
    <message>
      <source>Own way</source>
      <translation>Własną drogą</translation>
    </message>
    <message>
      <source>Pack them tight</source>
      <translation>Upakuj je ciasno</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Pary</translation>
    </message>
    <message>
      <source>Part again…</source>
      <translation>Rozdziel znowu…</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Pas</translation>
    </message>
    <message>
      <source>Pass is for the start of an hour: take back first.</source>
      <translation>Pas jest na początek godziny: najpierw cofnij.</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Wklej</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pauza</translation>
    </message>
    <message>
      <source>Peelings fall from the sky, and everyone moves in next to the melon.</source>
      <translation>Z nieba lecą obierki i wszyscy wprowadzają się obok melona.</translation>
    </message>
    <message>
      <source>People ask</source>
      <translation>Pytania</translation>
    </message>
    <message>
      <source>Photo finish</source>
      <translation>O włos</translation>
    </message>
    <message>
      <source>Picture of the final board: {file}</source>
      <translation>Obraz planszy na koniec: {file}</translation>
    </message>
    <message>
      <source>Picture of this moment (PNG)</source>
      <translation>Obraz tej chwili (PNG)</translation>
    </message>
    <message>
      <source>Picture of this moment (SVG)</source>
      <translation>Obraz tej chwili (SVG)</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. They do not make a stranger's laptop honest: you trust the person whose laptop you download from.</source>
      <translation>Obrazki pokazują, że nic się nie pomyliło. Nie czynią laptopa obcej osoby uczciwym: ufasz osobie, z której laptopa pobierasz.</translation>
    </message>
    <message>
      <source>Pictures show that nothing was mixed up. Whom to trust is yours to say.</source>
      <translation>Obrazki pokazują, że nic się nie pomyliło. Komu ufać, decydujesz ty.</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Połóż</translation>
    </message>
    <message>
      <source>Place a worm</source>
      <translation>Połóż robaka</translation>
    </message>
    <message>
      <source>Place a worm of the rolled shape, with an organ</source>
      <translation>Połóż robaka o wyrzuconym kształcie, z organem</translation>
    </message>
    <message>
      <source>Place, give, wake</source>
      <translation>Kłaść, dawać, budzić</translation>
    </message>
    <message>
      <source>Place: lay a new worm of the shape, with at least one space in the region, and give it one of the two organs.</source>
      <translation>Połóż: połóż nowego robaka o tym kształcie, choć jednym polem w rejonie, i daj mu jeden z dwóch organów.</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Miejsca</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Odtwórz</translation>
    </message>
    <message>
      <source>Play an evening</source>
      <translation>Zagraj wieczór</translation>
    </message>
    <message>
      <source>Play on as {name}</source>
      <translation>Graj dalej jako {name}</translation>
    </message>
    <message>
      <source>Play on from here</source>
      <translation>Graj dalej stąd</translation>
    </message>
    <message>
      <source>Play one, or open a file that somebody sent you.</source>
      <translation>Zagraj jedną albo otwórz plik, który ktoś ci przysłał.</translation>
    </message>
    <message>
      <source>Play {title}</source>
      <translation>Zagraj: {title}</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Gracze</translation>
    </message>
    <message>
      <source>Players who chose a number alone move, the lowest number first: as often as the number says, the last segment goes to the front of the worm. There it touches the old head, and no other worm.</source>
      <translation>Ruszają się ci, którzy mają swoją liczbę tylko dla siebie, najniższa liczba pierwsza: tyle razy, ile mówi liczba, ostatni segment idzie na przód robaka. Tam dotyka starej głowy i żadnego innego robaka.</translation>
    </message>
    <message>
      <source>Point at a sheet to read what counts on it.</source>
      <translation>Wskaż kartkę, żeby przeczytać, co się na niej liczy.</translation>
    </message>
    <message>
      <source>Points by place</source>
      <translation>Punkty za miejsca</translation>
    </message>
    <message>
      <source>Points by place: {points}.</source>
      <translation>Punkty za miejsca: {points}.</translation>
    </message>
    <message>
      <source>Points by place: {points}; the worst game is left out.</source>
      <translation>Punkty za miejsca: {points}; najgorsza partia odpada.</translation>
    </message>
    <message>
      <source>Post and line come to rest on the free table, so a swing never wins.</source>
      <translation>Słupek i linia stają na wolnym stole, więc samo obrócenie nigdy nie wygrywa.</translation>
    </message>
    <message>
      <source>Posts and the other worms are walls, and nothing leaves the table. Where there is no place for the next head, the worm stops.</source>
      <translation>Słupki i inne robaki to ściany i nic nie wychodzi poza stół. Gdzie nie ma miejsca na następną głowę, tam robak staje.</translation>
    </message>
    <message>
      <source>Posts are solid: a worm may touch them but not overlap them.</source>
      <translation>Słupki są twarde: robak może ich dotykać, ale nie zachodzić na nie.</translation>
    </message>
    <message>
      <source>Practice hour</source>
      <translation>Godzina treningu</translation>
    </message>
    <message>
      <source>Practice race</source>
      <translation>Wyścig treningowy</translation>
    </message>
    <message>
      <source>Press and hold to look at your own number</source>
      <translation>Naciśnij i trzymaj, żeby zobaczyć własną liczbę</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drukuj…</translation>
    </message>
    <message>
      <source>Proved up to hour {hour}</source>
      <translation>Dowiedziona do godziny {hour}</translation>
    </message>
    <message>
      <source>Proved up to round {round}</source>
      <translation>Dowiedziona do rundy {round}</translation>
    </message>
    <message>
      <source>Pull the head and the worm follows, or click in the fan. It snaps where it may lie. Pulling back takes it back; Done signs it.</source>
      <translation>Pociągnij głowę, a robak pójdzie za nią, albo kliknij w wachlarz. Segment wskakuje tam, gdzie może leżeć. Pociągnięcie w tył cofa; „Gotowe” podpisuje.</translation>
    </message>
    <message numerus="yes">
      <source>Put an apple on one of the dots, {count} in all</source>
      <extracomment>Put an apple on one of the dots: the eye sees it</extracomment>
      <translation>
        <numerusform>Połóż jabłko na jednej z kropek: oko je zobaczy</numerusform>
        <numerusform>Połóż jabłko na jednej z kropek, razem {count}</numerusform>
        <numerusform>Połóż jabłko na jednej z kropek, razem {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>Put the {shape} where it touches {region}</source>
      <translation>Połóż kształt {shape}; rejon: {region}</translation>
    </message>
    <message>
      <source>Puzzle of this turn</source>
      <translation>Zagadka z tego ruchu</translation>
    </message>
    <message>
      <source>Puzzle {number} of {count}: {asked}</source>
      <translation>Zagadka {number} z {count}: {asked}</translation>
    </message>
    <message>
      <source>Puzzles</source>
      <translation>Zagadki</translation>
    </message>
    <message>
      <source>Python {version}: the licence of the Python Software Foundation</source>
      <translation>Python {version}: licencja Python Software Foundation</translation>
    </message>
    <message>
      <source>Qt {version} with PySide6: LGPL 3; you may replace its files</source>
      <translation>Qt {version} z PySide6: LGPL 3; wolno ci wymienić jego pliki</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.</source>
      <translation>R obraca kształt, F odbija go albo zamienia głowę z tyłem. 1 do 6: organ.</translation>
    </message>
    <message>
      <source>Race on</source>
      <translation>Ścigaj się dalej</translation>
    </message>
    <message>
      <source>Race {number} of {games} of an evening</source>
      <translation>Wyścig {number} z {games} tego wieczoru</translation>
    </message>
    <message>
      <source>Re-pose</source>
      <translation>Ułóż na nowo</translation>
    </message>
    <message>
      <source>Read it all</source>
      <translation>Czytaj całość</translation>
    </message>
    <message>
      <source>Read it aloud, or let a phone take a picture of it.</source>
      <translation>Przeczytaj go na głos albo zrób mu zdjęcie telefonem.</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Obejrzyj</translation>
    </message>
    <message>
      <source>Report on one page (HTML)</source>
      <translation>Raport na jednej stronie (HTML)</translation>
    </message>
    <message>
      <source>Resign for good</source>
      <translation>Poddaj się na dobre</translation>
    </message>
    <message>
      <source>Resign?</source>
      <translation>Poddać się?</translation>
    </message>
    <message>
      <source>Resign…</source>
      <translation>Poddaj się…</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Omówienie</translation>
    </message>
    <message>
      <source>Richest</source>
      <translation>Najbogatszy</translation>
    </message>
    <message>
      <source>Roadblock</source>
      <translation>Blokada</translation>
    </message>
    <message>
      <source>Rocks</source>
      <translation>Kamienie</translation>
    </message>
    <message>
      <source>Roll together, draw worms,
wake their organs.</source>
      <translation>Rzucajcie razem, rysujcie robaki,
budźcie ich organy.</translation>
    </message>
    <message>
      <source>Rolled for everybody.</source>
      <translation>Rzut dla wszystkich.</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runda {round}</translation>
    </message>
    <message>
      <source>Round {round}.</source>
      <translation>Runda {round}.</translation>
    </message>
    <message>
      <source>Round {round}: bid in secret</source>
      <translation>Runda {round}: licytuj po kryjomu</translation>
    </message>
    <message>
      <source>Round {round}: choose a face and seal your bid.</source>
      <translation>Runda {round}: wybierz ściankę i zapieczętuj stawkę.</translation>
    </message>
    <message>
      <source>Round {round}: secret bids</source>
      <translation>Runda {round}: tajne stawki</translation>
    </message>
    <message>
      <source>Round {round}: waiting for the bids of {names}.</source>
      <translation>Runda {round}: czekamy na stawki: {names}.</translation>
    </message>
    <message>
      <source>Round {round}: {bids}.</source>
      <translation>Runda {round}: {bids}.</translation>
    </message>
    <message>
      <source>Rule {tag}: {said}</source>
      <translation>Zasada {tag}: {said}</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Zasady</translation>
    </message>
    <message>
      <source>Rules of {game}</source>
      <translation>Zasady gry {game}</translation>
    </message>
    <message>
      <source>Same Wi-Fi? Then read this aloud:</source>
      <translation>To samo Wi-Fi? Przeczytaj to na głos:</translation>
    </message>
    <message>
      <source>Same here</source>
      <translation>U mnie też</translation>
    </message>
    <message>
      <source>Same number? None of them moves. That is half the fun.</source>
      <translation>Ta sama liczba? Żaden z nich się nie rusza. To już połowa zabawy.</translation>
    </message>
    <message>
      <source>Same person as…</source>
      <translation>Ta sama osoba co…</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>sobota</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Zapisz</translation>
    </message>
    <message>
      <source>Save a picture</source>
      <translation>Zapisz obraz</translation>
    </message>
    <message>
      <source>Save a problem bundle…</source>
      <translation>Zapisz dane o usterce…</translation>
    </message>
    <message>
      <source>Save picture</source>
      <translation>Zapisz obraz</translation>
    </message>
    <message>
      <source>Save the file…</source>
      <translation>Zapisz plik…</translation>
    </message>
    <message>
      <source>Save the log as a file…</source>
      <translation>Zapisz dziennik jako plik…</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Zapisane partie</translation>
    </message>
    <message>
      <source>Saved: {path}</source>
      <translation>Zapisane: {path}</translation>
    </message>
    <message>
      <source>Say it aloud, all together</source>
      <translation>Powiedzcie to na głos, wszyscy razem</translation>
    </message>
    <message>
      <source>Score now: {total}  (r shows its rows)</source>
      <translation>Wynik teraz: {total}  (r pokazuje jego wiersze)</translation>
    </message>
    <message>
      <source>Score sheet (CSV)</source>
      <translation>Arkusz wyników (CSV)</translation>
    </message>
    <message>
      <source>Seal my {face}</source>
      <translation>Zapieczętuj {face}</translation>
    </message>
    <message>
      <source>Seal {face} and agree</source>
      <translation>Zapieczętuj {face}, zgoda</translation>
    </message>
    <message>
      <source>Seal, sign, press what has the ring</source>
      <translation>Pieczętuj, podpisz, naciśnij to z pierścieniem</translation>
    </message>
    <message>
      <source>Sealed</source>
      <translation>Zapieczętowane</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Szukaj</translation>
    </message>
    <message>
      <source>Search by player, game, result or date</source>
      <translation>Szukaj według gracza, gry, wyniku lub daty</translation>
    </message>
    <message>
      <source>Secret choices are hidden while you hand the laptop on.</source>
      <translation>Gdy podajesz laptop dalej, tajne wybory są ukryte.</translation>
    </message>
    <message>
      <source>Segments of one worm touch their neighbours; other worms stay apart.</source>
      <translation>Segmenty jednego robaka dotykają sąsiadów; inne robaki trzymają się z dala.</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>wrz</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the one that was followed counts.</source>
      <translation>Kilka partii podaje się za partię {number}: liczy się ta, po której grano dalej.</translation>
    </message>
    <message>
      <source>Several games claim to be game {number}: the table is computed without them.</source>
      <translation>Kilka partii podaje się za partię {number}: tabela jest policzona bez nich.</translation>
    </message>
    <message>
      <source>Several games in a row, whose points are counted together</source>
      <translation>Kilka partii pod rząd, punkty liczą się razem</translation>
    </message>
    <message>
      <source>Several organs glow now. Click the tail.</source>
      <translation>Teraz świeci kilka organów. Kliknij ogon.</translation>
    </message>
    <message>
      <source>Shapes</source>
      <translation>Kształty</translation>
    </message>
    <message>
      <source>Sheets of {game}</source>
      <translation>Kartki {game}</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Pokaż wszystko</translation>
    </message>
    <message>
      <source>Show how</source>
      <translation>Pokaż jak</translation>
    </message>
    <message>
      <source>Show me</source>
      <translation>Pokaż mi</translation>
    </message>
    <message>
      <source>Show me: {what}</source>
      <translation>Pokaż mi: {what}</translation>
    </message>
    <message>
      <source>Show the gestures of {name}</source>
      <translation>Pokazuj gesty: {name}</translation>
    </message>
    <message>
      <source>Show where tails point</source>
      <translation>Pokaż, co wskazują ogony</translation>
    </message>
    <message>
      <source>Shows a table to everybody, in full screen</source>
      <translation>Pokazuje stół wszystkim, na pełnym ekranie</translation>
    </message>
    <message>
      <source>Sign</source>
      <translation>Podpisz</translation>
    </message>
    <message>
      <source>Sign anyway</source>
      <translation>Podpisz mimo to</translation>
    </message>
    <message>
      <source>Sign the hour</source>
      <translation>Podpisz godzinę</translation>
    </message>
    <message>
      <source>Sign the hour (Ctrl+Enter): after that nothing is taken back</source>
      <translation>Podpisz godzinę (Ctrl+Enter): potem nic się już nie cofa</translation>
    </message>
    <message>
      <source>Sign your move: then it cannot be changed. (Enter)</source>
      <translation>Podpisz swój ruch: potem nie można go zmienić. (Enter)</translation>
    </message>
    <message>
      <source>Signatures</source>
      <translation>Podpisy</translation>
    </message>
    <message>
      <source>Signed</source>
      <translation>Podpisane</translation>
    </message>
    <message>
      <source>Signed.</source>
      <translation>Podpisane.</translation>
    </message>
    <message>
      <source>Signed. Waiting for {names}.</source>
      <translation>Podpisane. Czekamy na: {names}.</translation>
    </message>
    <message>
      <source>Signing.</source>
      <translation>Podpisuję.</translation>
    </message>
    <message>
      <source>Sit down</source>
      <translation>Usiądź</translation>
    </message>
    <message>
      <source>Sit down there</source>
      <translation>Usiądź tam</translation>
    </message>
    <message>
      <source>Sit down with {names} after all</source>
      <translation>Jednak usiądź z: {names}</translation>
    </message>
    <message>
      <source>Sit down: the table shows up by itself.</source>
      <translation>Usiądź: stół pojawi się sam.</translation>
    </message>
    <message>
      <source>Small letters, a dash too many, O for 0: all the same.</source>
      <translation>Małe litery, kreska za dużo, O zamiast 0: wszystko jedno.</translation>
    </message>
    <message>
      <source>Small talk</source>
      <translation>Pogawędka</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Mniejsze</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Mniejszy tekst</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Do tej pory</translation>
    </message>
    <message>
      <source>Solved!</source>
      <translation>Rozwiązane!</translation>
    </message>
    <message>
      <source>Somebody at this laptop has that name already.</source>
      <translation>Ktoś przy tym laptopie ma już takie imię.</translation>
    </message>
    <message>
      <source>Somebody does not see this table?</source>
      <translation>Ktoś nie widzi tego stołu?</translation>
    </message>
    <message>
      <source>Somebody dozes off</source>
      <translation>Ktoś przysypia</translation>
    </message>
    <message>
      <source>Somebody else at this laptop</source>
      <translation>Ktoś jeszcze przy laptopie</translation>
    </message>
    <message>
      <source>Somebody hums, somebody follows, and soon the whole bed is dancing.</source>
      <translation>Ktoś nuci, ktoś idzie za nim i wkrótce tańczy cała grządka.</translation>
    </message>
    <message>
      <source>Somebody is missing?</source>
      <translation>Kogoś brakuje?</translation>
    </message>
    <message>
      <source>Somebody watches now, and sees no secret.</source>
      <translation>Ktoś teraz ogląda i nie widzi żadnej tajemnicy.</translation>
    </message>
    <message>
      <source>Somebody with {system} can give it: “Bring a friend” on that laptop.</source>
      <translation>Ktoś, kto ma {system}, może to dać: „Zaproś kogoś” na tamtym laptopie.</translation>
    </message>
    <message>
      <source>Something differs</source>
      <translation>Coś się różni</translation>
    </message>
    <message>
      <source>Something in the window went wrong ({what}).</source>
      <translation>Coś w oknie poszło nie tak ({what}).</translation>
    </message>
    <message>
      <source>Something is in the way</source>
      <translation>Coś stoi na drodze</translation>
    </message>
    <message>
      <source>Sound</source>
      <translation>Dźwięk</translation>
    </message>
    <message>
      <source>Sounds are off</source>
      <translation>Dźwięki wyłączone</translation>
    </message>
    <message>
      <source>Sounds are on</source>
      <translation>Dźwięki włączone</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Standings:</source>
      <translation>Klasyfikacja:</translation>
    </message>
    <message>
      <source>Start the hour over</source>
      <translation>Zacznij godzinę od nowa</translation>
    </message>
    <message>
      <source>Start without {names}</source>
      <translation>Zacznij bez: {names}</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Zostań</translation>
    </message>
    <message>
      <source>Stay here</source>
      <translation>Zostań tu</translation>
    </message>
    <message>
      <source>Stay in the race</source>
      <translation>Zostań w wyścigu</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Krok</translation>
    </message>
    <message>
      <source>Step {step}</source>
      <translation>Krok {step}</translation>
    </message>
    <message>
      <source>Step {step} joins what everybody had sealed before.</source>
      <translation>Krok {step} łączy to, co wszyscy wcześniej zapieczętowali.</translation>
    </message>
    <message>
      <source>Step {step} of {last}</source>
      <translation>Krok {step} z {last}</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: you go from {before} to {after} %.</source>
      <translation>Krok {step}, runda {round}: przechodzisz z {before} na {after} %.</translation>
    </message>
    <message>
      <source>Step {step}, round {round}: {name} goes from {before} to {after} %.</source>
      <translation>Krok {step}, runda {round}: {name} przechodzi z {before} na {after} %.</translation>
    </message>
    <message>
      <source>Step {step}: {what}</source>
      <translation>Krok {step}: {what}</translation>
    </message>
    <message>
      <source>Still the same room?</source>
      <translation>Wciąż ten sam pokój?</translation>
    </message>
    <message>
      <source>Stony Ground</source>
      <translation>Kamienista ziemia</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stop</translation>
    </message>
    <message>
      <source>Stop following</source>
      <translation>Przestań śledzić</translation>
    </message>
    <message>
      <source>Stop leading</source>
      <translation>Przestań prowadzić</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>niedziela</translation>
    </message>
    <message>
      <source>Swing a post</source>
      <translation>Obróć słupek</translation>
    </message>
    <message>
      <source>Swing a post?</source>
      <translation>Obrócić słupek?</translation>
    </message>
    <message>
      <source>Swing first</source>
      <translation>Najpierw słupek</translation>
    </message>
    <message>
      <source>Swing it</source>
      <translation>Obróć go</translation>
    </message>
    <message>
      <source>Swings the posts</source>
      <translation>Obraca słupki</translation>
    </message>
    <message>
      <source>System Settings, “Privacy &amp; Security”, at the bottom: “Open Anyway”.</source>
      <translation>Ustawienia systemowe, „Prywatność i ochrona”, na dole: „Otwórz mimo to”.</translation>
    </message>
    <message>
      <source>TCP port {port} cannot be used ({what}): choose another --port</source>
      <translation>Portu TCP {port} nie da się użyć ({what}): wybierz inny --port</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>Table {number}</source>
      <translation>Stół {number}</translation>
    </message>
    <message>
      <source>Table {number} of a tournament</source>
      <translation>Stół {number} w turnieju</translation>
    </message>
    <message>
      <source>Table {number} of {count}</source>
      <translation>Stół {number} z {count}</translation>
    </message>
    <message>
      <source>Tail: starts a Conga Line that its worm is in. On all worms of the line but one an organ acts, though no tail.</source>
      <translation>Ogon: zaczyna wężyk, w którym jest jego robak. Na wszystkich robakach z rzędu prócz jednego działa organ, choć nie ogon.</translation>
    </message>
    <message>
      <source>Take a seat and play on from this step, against bots</source>
      <translation>Zajmij miejsce i graj dalej od tego kroku, przeciw botom</translation>
    </message>
    <message>
      <source>Take a step back, and forward again</source>
      <translation>Krok w tył i znów w przód</translation>
    </message>
    <message>
      <source>Take it again</source>
      <translation>Weź go znów</translation>
    </message>
    <message>
      <source>Take it again (Ctrl+Y)</source>
      <translation>Weź go znów (Ctrl+Y)</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Jednak nie</translation>
    </message>
    <message>
      <source>Take it from {name}</source>
      <translation>Weź ją: ma {name}</translation>
    </message>
    <message>
      <source>Take my last choice back</source>
      <translation>Cofnij mój ostatni wybór</translation>
    </message>
    <message>
      <source>Take the last decision back</source>
      <translation>Cofnij ostatnią decyzję</translation>
    </message>
    <message>
      <source>Take the last decision back (Ctrl+Z)</source>
      <translation>Cofnij ostatnią decyzję (Ctrl+Z)</translation>
    </message>
    <message>
      <source>Take the last part back (Z or Backspace)</source>
      <translation>Cofnij ostatni kawałek (Z lub Backspace)</translation>
    </message>
    <message>
      <source>Take the last segment back</source>
      <translation>Cofnij ostatni segment</translation>
    </message>
    <message>
      <source>Tea time!</source>
      <translation>Pora na herbatę!</translation>
    </message>
    <message>
      <source>Television</source>
      <translation>Telewizor</translation>
    </message>
    <message>
      <source>Tell the others by which number your X moves. (Enter)</source>
      <translation>Powiedz innym, o jaką liczbę pełznie twój X. (Enter)</translation>
    </message>
    <message>
      <source>Ten rounds in which nobody got on end the race (rule W3.25).</source>
      <translation>Dziesięć rund, w których nikt nie ruszył, kończy wyścig (zasada W3.25).</translation>
    </message>
    <message>
      <source>Ten rounds without a move, or a hundred rounds, end the race.</source>
      <translation>Dziesięć rund bez ruchu albo sto rund kończy wyścig.</translation>
    </message>
    <message>
      <source>Test of this laptop</source>
      <translation>Test tego laptopa</translation>
    </message>
    <message>
      <source>Test this laptop</source>
      <translation>Przetestuj ten laptop</translation>
    </message>
    <message>
      <source>Testing for up to a minute…</source>
      <translation>Test potrwa najwyżej minutę…</translation>
    </message>
    <message>
      <source>Text larger, smaller, as it was</source>
      <translation>Tekst większy, mniejszy, jak był</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Wielkość tekstu</translation>
    </message>
    <message>
      <source>Text size and comforts</source>
      <translation>Wielkość tekstu i wygoda</translation>
    </message>
    <message>
      <source>That does not win. Take it back, and try another way.</source>
      <translation>To nie wygrywa. Cofnij i spróbuj inaczej.</translation>
    </message>
    <message>
      <source>That is all of it</source>
      <translation>To już wszystko</translation>
    </message>
    <message>
      <source>That is all of it. Open a table, and the others join by themselves.</source>
      <translation>To już wszystko. Otwórz stół, a inni dołączą sami.</translation>
    </message>
    <message>
      <source>That is no line of the list: give a number, spaces such as c4, or ? for help.</source>
      <translation>Nie ma takiego wiersza na liście: podaj numer, pola, np. c4, albo ?, żeby dostać pomoc.</translation>
    </message>
    <message>
      <source>That table goes on from a position that your log does not show.</source>
      <translation>Tamten stół gra od pozycji, której twój dziennik nie pokazuje.</translation>
    </message>
    <message>
      <source>That was the hour. Everything could still be taken back; now sign it.</source>
      <translation>To była ta godzina. Wszystko można by jeszcze cofnąć; teraz ją podpisz.</translation>
    </message>
    <message>
      <source>That was the lesson</source>
      <translation>To była lekcja</translation>
    </message>
    <message>
      <source>That will do for a cable. A Wi-Fi is not connected yet.</source>
      <translation>Na kabel to wystarczy. Wi-Fi nie jest jeszcze połączone.</translation>
    </message>
    <message>
      <source>That works too, but try it like this first. {said}</source>
      <translation>To też działa, ale najpierw spróbuj tak. {said}</translation>
    </message>
    <message>
      <source>The Compost Heap</source>
      <translation>Kompostownik</translation>
    </message>
    <message>
      <source>The Great Flood</source>
      <translation>Wielka powódź</translation>
    </message>
    <message>
      <source>The Long Dance</source>
      <translation>Długi taniec</translation>
    </message>
    <message>
      <source>The X</source>
      <translation>X</translation>
    </message>
    <message>
      <source>The X comes last</source>
      <translation>X rusza na końcu</translation>
    </message>
    <message>
      <source>The X is a bid too: if yours is the only one, you name any number that nobody bid, and you may swing a finish post. Try it when the others will want the same numbers.</source>
      <translation>X to też stawka: jeśli masz go tylko ty, ogłaszasz dowolną liczbę, której nikt nie licytował, i możesz obrócić słupek mety. Spróbuj, gdy inni będą chcieli tych samych liczb.</translation>
    </message>
    <message>
      <source>The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).</source>
      <translation>X może ogłosić to, czego nie licytował nikt inny, nawet na próżno: {numbers} (zasada W3.9).</translation>
    </message>
    <message>
      <source>The X rests for a round all the same.</source>
      <translation>X i tak odpoczywa jedną rundę.</translation>
    </message>
    <message>
      <source>The X swings a post after its worm has moved, if the table says no other.</source>
      <translation>X obraca słupek, gdy jego robak już ruszył, jeśli stół nie mówi inaczej.</translation>
    </message>
    <message>
      <source>The best face</source>
      <translation>Najlepsza ścianka</translation>
    </message>
    <message>
      <source>The bid that was made</source>
      <translation>Stawka, która padła</translation>
    </message>
    <message>
      <source>The board at the end</source>
      <translation>Plansza na koniec</translation>
    </message>
    <message>
      <source>The board where the proof ends</source>
      <translation>Plansza tam, gdzie kończy się dowód</translation>
    </message>
    <message>
      <source>The branch was not kept beside the log: {why}.</source>
      <translation>Wariantu nie zapisano obok dziennika: {why}.</translation>
    </message>
    <message>
      <source>The caller signed several lists of people: this is one of several draws.</source>
      <translation>Podpisano kilka list osób: to jedno z kilku losowań.</translation>
    </message>
    <message>
      <source>The clip is being drawn.</source>
      <translation>Klip się rysuje.</translation>
    </message>
    <message>
      <source>The clip was stopped; nothing of it is saved.</source>
      <translation>Klip został zatrzymany; nic z niego nie zapisano.</translation>
    </message>
    <message>
      <source>The coach answers when you have something to choose.</source>
      <translation>Trener odpowiada, gdy masz coś do wyboru.</translation>
    </message>
    <message>
      <source>The copy changes here</source>
      <translation>Tu kopia się zmienia</translation>
    </message>
    <message>
      <source>The dice are being rolled.</source>
      <translation>Kostki właśnie się toczą.</translation>
    </message>
    <message>
      <source>The dice are new each time: everybody's numbers make them together.</source>
      <translation>Kostki są za każdym razem nowe: składają się z liczb wszystkich.</translation>
    </message>
    <message>
      <source>The dice are still in the cup.</source>
      <translation>Kostki są jeszcze w kubku.</translation>
    </message>
    <message>
      <source>The dice come from numbers that everybody sealed the hour before.</source>
      <translation>Kostki biorą się z liczb, które wszyscy zapieczętowali godzinę wcześniej.</translation>
    </message>
    <message>
      <source>The dice have not been rolled yet.</source>
      <translation>Kostek jeszcze nie rzucono.</translation>
    </message>
    <message>
      <source>The digest of each step</source>
      <translation>Skrót każdego kroku</translation>
    </message>
    <message>
      <source>The emblem that they could compare:</source>
      <translation>Emblemat, który mogli porównać:</translation>
    </message>
    <message>
      <source>The emblem: {words}</source>
      <translation>Emblemat: {words}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>Koniec</translation>
    </message>
    <message>
      <source>The envelopes open all at once.</source>
      <translation>Koperty otwierają się wszystkie naraz.</translation>
    </message>
    <message>
      <source>The evening</source>
      <translation>Wieczór</translation>
    </message>
    <message>
      <source>The evening as a chart</source>
      <translation>Wieczór jako wykres</translation>
    </message>
    <message>
      <source>The evening as a table</source>
      <translation>Wieczór jako tabela</translation>
    </message>
    <message>
      <source>The evening goes on</source>
      <translation>Wieczór trwa dalej</translation>
    </message>
    <message numerus="yes">
      <source>The evening: {done} of {count} games count.</source>
      <extracomment>The evening: {done} of {count} game counts.</extracomment>
      <translation>
        <numerusform>Wieczór: liczą się partie: {done} z {count}.</numerusform>
        <numerusform>Wieczór: liczą się partie: {done} z {count}.</numerusform>
        <numerusform>Wieczór: liczą się partie: {done} z {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file is damaged here</source>
      <translation>Tu plik jest uszkodzony</translation>
    </message>
    <message>
      <source>The file is whole.</source>
      <translation>Plik jest cały.</translation>
    </message>
    <message>
      <source>The final</source>
      <translation>Finał</translation>
    </message>
    <message>
      <source>The final of a tournament</source>
      <translation>Finał turnieju</translation>
    </message>
    <message>
      <source>The finish again</source>
      <translation>Finisz jeszcze raz</translation>
    </message>
    <message>
      <source>The finish counts from either side.</source>
      <translation>Meta liczy się z obu stron.</translation>
    </message>
    <message>
      <source>The finish counts from its front side only.</source>
      <translation>Meta liczy się tylko od przodu.</translation>
    </message>
    <message>
      <source>The first copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>Pierwsza kopia jest uszkodzona za krokiem {last}; do kroku {step} obie są takie same.</translation>
    </message>
    <message>
      <source>The first segment that touches the finish line ends the race.</source>
      <translation>Pierwszy segment, który dotknie linii mety, kończy wyścig.</translation>
    </message>
    <message>
      <source>The first start needs the internet for about two minutes; later starts do not.</source>
      <translation>Pierwszy start potrzebuje internetu na jakieś dwie minuty; późniejsze już nie.</translation>
    </message>
    <message>
      <source>The friend's page shows the same four pictures.</source>
      <translation>Strona u znajomego pokazuje te same cztery obrazki.</translation>
    </message>
    <message>
      <source>The frost lets go for a few hours only; keep a little air for everyone.</source>
      <translation>Mróz puszcza tylko na parę godzin; zostaw każdemu trochę powietrza.</translation>
    </message>
    <message>
      <source>The full number must be moved, if there is room.</source>
      <translation>Trzeba pełznąć o pełną liczbę, jeśli jest miejsce.</translation>
    </message>
    <message>
      <source>The game ends after the last hour of the sheet.</source>
      <translation>Gra kończy się po ostatniej godzinie kartki.</translation>
    </message>
    <message>
      <source>The game goes on: what was signed is saved. What went wrong is noted in {path}.</source>
      <translation>Gra toczy się dalej: co podpisano, jest zapisane. Co poszło nie tak, jest zanotowane w {path}.</translation>
    </message>
    <message>
      <source>The game is kept; go on with: solo --resume</source>
      <translation>Partia jest zachowana; graj dalej: solo --resume</translation>
    </message>
    <message>
      <source>The game is not over yet.</source>
      <translation>Gra jeszcze się nie skończyła.</translation>
    </message>
    <message>
      <source>The game is on your shelf, and you can go on with it another day. If you leave for good, you cannot come back.</source>
      <translation>Partia jest na twojej półce, możesz ją dokończyć innego dnia. Jeśli odejdziesz na dobre, nie ma powrotu.</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>Gra skończona</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>Gra skończona.</translation>
    </message>
    <message numerus="yes">
      <source>The game is over: {total} points, {grade}.</source>
      <extracomment>The game is over: {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>Gra skończona: suma {total}, {grade}.</numerusform>
        <numerusform>Gra skończona: suma {total}, {grade}.</numerusform>
        <numerusform>Gra skończona: suma {total}, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game itself (log)</source>
      <translation>Sama partia (dziennik)</translation>
    </message>
    <message>
      <source>The ghost throws {dice}: {face}.</source>
      <translation>Duch rzuca {dice}: {face}.</translation>
    </message>
    <message>
      <source>The ground softens, and the first worms wake up hungry.</source>
      <translation>Ziemia mięknie i pierwsze robaki budzą się głodne.</translation>
    </message>
    <message>
      <source>The hour is finished: sign it, or take something back</source>
      <translation>Godzina jest skończona: podpisz ją albo coś cofnij</translation>
    </message>
    <message>
      <source>The last one in the race wins (rule W3.24).</source>
      <translation>Ostatni w wyścigu wygrywa (zasada W3.24).</translation>
    </message>
    <message>
      <source>The last one left, in round {round}</source>
      <translation>Ostatni na torze, w rundzie {round}</translation>
    </message>
    <message>
      <source>The letters Nunito and DynaPuff: SIL Open Font License 1.1</source>
      <translation>Litery Nunito i DynaPuff: SIL Open Font License 1.1</translation>
    </message>
    <message>
      <source>The line {line} dances, {left} more of it may act: which organ?</source>
      <translation>Tańczy wężyk {line}, może zadziałać jeszcze {left}: który organ?</translation>
    </message>
    <message>
      <source>The logs do NOT agree.</source>
      <translation>Dzienniki NIE są zgodne.</translation>
    </message>
    <message>
      <source>The lowest number moves first (rule W3.7).</source>
      <translation>Najniższa liczba rusza pierwsza (zasada W3.7).</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls.</source>
      <translation>Najniższa liczba rusza pierwsza. Robaki to ściany.</translation>
    </message>
    <message>
      <source>The lowest number moves first. Worms are walls: think about where yours will lie.</source>
      <translation>Najniższa liczba rusza pierwsza. Robaki to ściany: pomyśl, gdzie będzie leżał twój.</translation>
    </message>
    <message>
      <source>The lowest number moves first; an X moves in the place of its number.</source>
      <translation>Najniższa liczba rusza pierwsza; X rusza na miejscu swojej liczby.</translation>
    </message>
    <message>
      <source>The new head touches the old one, at any place round it.</source>
      <translation>Nowa głowa dotyka starej, w dowolnym miejscu dokoła.</translation>
    </message>
    <message>
      <source>The next chapter is {title}.</source>
      <translation>Następny rozdział to {title}.</translation>
    </message>
    <message>
      <source>The next round begins.</source>
      <translation>Zaczyna się następna runda.</translation>
    </message>
    <message>
      <source>The option of this hour is chosen already.</source>
      <translation>Opcja tej godziny jest już wybrana.</translation>
    </message>
    <message>
      <source>The other file is being checked.</source>
      <translation>Drugi plik się sprawdza.</translation>
    </message>
    <message>
      <source>The other laptop</source>
      <translation>Drugi laptop</translation>
    </message>
    <message>
      <source>The others agree to go on without {name}; {then}.</source>
      <translation>Inni zgadzają się grać dalej, na razie bez: {name}; {then}.</translation>
    </message>
    <message>
      <source>The others could not be told. Go on with the game under Games to tell them.</source>
      <translation>Nie udało się powiedzieć innym. Wznów partię w „Partiach”, żeby im powiedzieć.</translation>
    </message>
    <message>
      <source>The others have gone on meanwhile; you sit again from the next step.</source>
      <translation>Inni tymczasem grali dalej; siedzisz znów od następnego kroku.</translation>
    </message>
    <message>
      <source>The others have not said yet.</source>
      <translation>Pozostali jeszcze nic nie powiedzieli.</translation>
    </message>
    <message>
      <source>The others may go on. A worm that wakes up sits again.</source>
      <translation>Inni mogą grać dalej. Robak, który się obudzi, siada znowu.</translation>
    </message>
    <message>
      <source>The others would go on.</source>
      <translation>Inni graliby dalej.</translation>
    </message>
    <message>
      <source>The post stands there; Done signs it. (Enter)</source>
      <translation>Słupek tam stoi; „Gotowe” to podpisuje. (Enter)</translation>
    </message>
    <message>
      <source>The program is being packed. One moment…</source>
      <translation>Program jest pakowany. Chwileczkę…</translation>
    </message>
    <message>
      <source>The race</source>
      <translation>Wyścig</translation>
    </message>
    <message>
      <source>The race ends at the very placement that touches the line (rule W3.17).</source>
      <translation>Wyścig kończy się dokładnie na tym segmencie, który dotyka linii (zasada W3.17).</translation>
    </message>
    <message>
      <source>The race has not ended.</source>
      <translation>Wyścig się nie skończył.</translation>
    </message>
    <message>
      <source>The race is over.</source>
      <translation>Wyścig skończony.</translation>
    </message>
    <message>
      <source>The report is in English, for whoever helps you. It names nobody.</source>
      <translation>Raport jest po angielsku, dla tych, którzy ci pomagają. Nie ma w nim imion.</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>Wynik</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Zasady gry</translation>
    </message>
    <message>
      <source>The same four as on the other screen?</source>
      <translation>Te same cztery co na drugim ekranie?</translation>
    </message>
    <message>
      <source>The same four as on {name}'s screen?</source>
      <translation>Te same cztery co na ekranie: {name}?</translation>
    </message>
    <message>
      <source>The same key in another game is the same laptop.</source>
      <translation>Ten sam klucz w innej partii to ten sam laptop.</translation>
    </message>
    <message>
      <source>The same on every laptop? Then nobody stands between you.</source>
      <translation>Takie same na każdym laptopie? To znak, że nikt nie stoi między wami.</translation>
    </message>
    <message>
      <source>The second copy is broken behind step {last}; up to step {step} both are the same.</source>
      <translation>Druga kopia jest uszkodzona za krokiem {last}; do kroku {step} obie są takie same.</translation>
    </message>
    <message>
      <source>The shape of a new worm; Give and Wake also fit worms laid in it.</source>
      <translation>Kształt nowego robaka; „Daj” i „Obudź” pasują też do robaków tego kształtu.</translation>
    </message>
    <message>
      <source>The sheet</source>
      <translation>Kartka</translation>
    </message>
    <message>
      <source>The sheet is {name}. {story}</source>
      <translation>Kartka to {name}. {story}</translation>
    </message>
    <message>
      <source>The sheets where the proof ends:</source>
      <translation>Kartki tam, gdzie kończy się dowód:</translation>
    </message>
    <message>
      <source>The six organs</source>
      <translation>Sześć organów</translation>
    </message>
    <message>
      <source>The sum also has a grade, from 0 to 5.</source>
      <translation>Suma ma też ocenę, od 0 do 5.</translation>
    </message>
    <message>
      <source>The sum of the four rows counts; the highest wins.</source>
      <translation>Liczy się suma czterech wierszy; najwyższa wygrywa.</translation>
    </message>
    <message>
      <source>The sun is this hour. Struck hours are over, blue ones are the afternoon.</source>
      <translation>Słońce to ta godzina. Skreślone godziny minęły, niebieskie to popołudnie.</translation>
    </message>
    <message>
      <source>The table after this step, played again: {verdict}.</source>
      <translation>Stół po tym kroku, rozegrany na nowo: {verdict}.</translation>
    </message>
    <message>
      <source>The table does not wait for you now.</source>
      <translation>Stół teraz na ciebie nie czeka.</translation>
    </message>
    <message>
      <source>The table has split</source>
      <translation>Stół się rozdzielił</translation>
    </message>
    <message>
      <source>The table is being laid.</source>
      <translation>Stół się nakrywa.</translation>
    </message>
    <message>
      <source>The table may choose to lay worms anew before they move.</source>
      <translation>Stół może wybrać układanie robaków na nowo przed ruchem.</translation>
    </message>
    <message>
      <source>The table of the race</source>
      <translation>Stół wyścigu</translation>
    </message>
    <message>
      <source>The table plays exactly the sheet whose digest all have signed.</source>
      <translation>Stół gra dokładnie na kartce, której skrót wszyscy podpisali.</translation>
    </message>
    <message>
      <source>The table rolled for everybody.</source>
      <translation>Stół rzuca dla wszystkich.</translation>
    </message>
    <message>
      <source>The tables are drawn</source>
      <translation>Stoły są wylosowane</translation>
    </message>
    <message>
      <source>The tables are drawn. You are expected here: {table}</source>
      <translation>Stoły są wylosowane. Twoje miejsce: {table}</translation>
    </message>
    <message>
      <source>The tail becomes the head (T)</source>
      <translation>Ogon staje się głową (T)</translation>
    </message>
    <message>
      <source>The tail points at the other worm: that is a Conga Line. Choose Wake, then click the worm with the tail.</source>
      <translation>Ogon wskazuje drugiego robaka: to jest wężyk. Wybierz „Obudź”, potem kliknij robaka z ogonem.</translation>
    </message>
    <message>
      <source>The test cannot be started</source>
      <translation>Nie da się zacząć testu</translation>
    </message>
    <message>
      <source>The test is not over yet.</source>
      <translation>Test jeszcze trwa.</translation>
    </message>
    <message>
      <source>The tournament is over.</source>
      <translation>Turniej jest skończony.</translation>
    </message>
    <message>
      <source>The tournament: {people}, drawn to {tables}.</source>
      <translation>Turniej z losowania: {people}, {tables}.</translation>
    </message>
    <message>
      <source>The whole game is proved</source>
      <translation>Cała gra jest dowiedziona</translation>
    </message>
    <message>
      <source>The whole game is proved, to its last step, {step}; nothing behind it.</source>
      <translation>Cała partia jest dowiedziona, do ostatniego kroku, {step}; dalej nic.</translation>
    </message>
    <message>
      <source>The whole screen</source>
      <translation>Cały ekran</translation>
    </message>
    <message>
      <source>The winners meet as soon as all tables are over.</source>
      <translation>Wygrani spotkają się, gdy wszystkie stoły skończą.</translation>
    </message>
    <message>
      <source>The winners of the tables meet in the final.</source>
      <translation>Wygrani ze stołów spotykają się w finale.</translation>
    </message>
    <message>
      <source>The winning placement: {name}'s head, {gap}.</source>
      <translation>Zwycięski segment: głowa gracza {name}, {gap}.</translation>
    </message>
    <message>
      <source>The worm stays where it is, as an obstacle, until {names} is back.</source>
      <translation>Robak zostaje, gdzie jest, jako przeszkoda, aż wróci {names}.</translation>
    </message>
    <message>
      <source>The worms take up geometry: straight lines first, then thinking ahead.</source>
      <translation>Robaki biorą się za geometrię: najpierw proste linie, potem myślenie naprzód.</translation>
    </message>
    <message numerus="yes">
      <source>The {count} hours are over.</source>
      <extracomment>The {count} hour is over.</extracomment>
      <translation>
        <numerusform>Minęła {count} godzina.</numerusform>
        <numerusform>Minęły {count} godziny.</numerusform>
        <numerusform>Minęło {count} godzin.</numerusform>
      </translation>
    </message>
    <message>
      <source>Their joint seed {seed}…, recomputed: {verdict}.</source>
      <translation>Ich wspólne ziarno {seed}…, przeliczone: {verdict}.</translation>
    </message>
    <message>
      <source>Their laptops are heard, but have signed nothing: {since}. Their programs may be stuck: call across the table first. They can come back at any time.</source>
      <translation>Ich laptopy słychać, ale nic nie podpisały: {since}. Może programy się zawiesiły: najpierw zawołaj przez stół. Mogą wrócić w każdej chwili.</translation>
    </message>
    <message>
      <source>Their laptops have not said a word: {since}. Closed lids? Call across the table first. They can come back at any time.</source>
      <translation>Ich laptopy milczą: {since}. Zamknięte klapy? Najpierw zawołaj przez stół. Mogą wrócić w każdej chwili.</translation>
    </message>
    <message>
      <source>Then Place: {places}. Give: {adds}. Wake: {acts}.</source>
      <translation>Potem „Połóż”: {places}. „Daj”: {adds}. „Obudź”: {acts}.</translation>
    </message>
    <message>
      <source>Then it may swing a finish post.</source>
      <translation>Potem może obrócić słupek mety.</translation>
    </message>
    <message>
      <source>Then nobody stands between you, and the game can start.</source>
      <translation>To znak, że nikt nie stoi między wami i można zaczynać.</translation>
    </message>
    <message>
      <source>Then somebody stands between you, or there are two tables: all leave and meet again.</source>
      <translation>To znak, że ktoś stoi między wami albo są dwa stoły: wszyscy wstają i spotykają się od nowa.</translation>
    </message>
    <message>
      <source>Then you may swing one finish post round the other.</source>
      <translation>Potem możesz obrócić jeden słupek mety wokół drugiego.</translation>
    </message>
    <message>
      <source>Then: {later}</source>
      <translation>Potem: {later}</translation>
    </message>
    <message>
      <source>There is a score sheet when the game is over.</source>
      <translation>Arkusz wyników jest wtedy, gdy gra jest skończona.</translation>
    </message>
    <message>
      <source>There is no bot at this table.</source>
      <translation>Przy tym stole nie ma bota.</translation>
    </message>
    <message>
      <source>There is no game here.</source>
      <translation>Nie ma tu partii.</translation>
    </message>
    <message>
      <source>There is no puzzle here: nobody is about to win.</source>
      <translation>Tu nie ma zagadki: nikt nie jest o krok od wygranej.</translation>
    </message>
    <message>
      <source>There is nothing here for {system}.</source>
      <translation>Nie ma tu nic dla {system}.</translation>
    </message>
    <message>
      <source>There is nothing to look back at: no step of this game was completed.</source>
      <translation>Nie ma do czego wracać: żaden krok tej partii nie został domknięty.</translation>
    </message>
    <message>
      <source>There is something to do</source>
      <translation>Jest coś do zrobienia</translation>
    </message>
    <message>
      <source>These are two different games.</source>
      <translation>To są dwie różne partie.</translation>
    </message>
    <message>
      <source>They go on from step {step} of another game.</source>
      <translation>Grają dalej od kroku {step} innej gry.</translation>
    </message>
    <message>
      <source>They played {game}.</source>
      <translation>Grano w {game}.</translation>
    </message>
    <message>
      <source>Thinking…</source>
      <translation>Myślę…</translation>
    </message>
    <message>
      <source>This branch does not fit the game.</source>
      <translation>Ten wariant nie pasuje do partii.</translation>
    </message>
    <message>
      <source>This checks everything again; it ends with 0 if all is well, 1 if not:</source>
      <translation>To sprawdza wszystko jeszcze raz; kończy się na 0, jeśli wszystko gra, na 1, jeśli nie:</translation>
    </message>
    <message>
      <source>This copy is damaged</source>
      <translation>Ta kopia jest uszkodzona</translation>
    </message>
    <message>
      <source>This copy is damaged: some of its bytes have changed. {proved}</source>
      <translation>Ta kopia jest uszkodzona: część bajtów się zmieniła. {proved}</translation>
    </message>
    <message>
      <source>This copy was changed after the game</source>
      <translation>Tę kopię zmieniono po grze</translation>
    </message>
    <message>
      <source>This copy was changed after the game, or is no honest copy. {proved} It does not show who changed it.</source>
      <translation>Tę kopię zmieniono po grze albo nie jest to uczciwa kopia. {proved} Nie widać z niej, kto ją zmienił.</translation>
    </message>
    <message>
      <source>This draw has ended unfinished</source>
      <translation>To losowanie nie zostało dokończone</translation>
    </message>
    <message>
      <source>This edition</source>
      <translation>To wydanie</translation>
    </message>
    <message>
      <source>This edition has no such rule.</source>
      <translation>To wydanie nie ma takiej zasady.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Ten plik</translation>
    </message>
    <message>
      <source>This game could not be looked back at: {why}.</source>
      <translation>Nie udało się obejrzeć tej partii: {why}.</translation>
    </message>
    <message>
      <source>This hour so far</source>
      <translation>Ta godzina dotąd</translation>
    </message>
    <message>
      <source>This hour: {told}.</source>
      <translation>Ta godzina: {told}.</translation>
    </message>
    <message>
      <source>This is a phone. The games need a laptop.</source>
      <translation>To telefon. Gry potrzebują laptopa.</translation>
    </message>
    <message>
      <source>This is final: a player who has gone home cannot come back into this game.</source>
      <translation>To ostateczne: kto poszedł do domu, nie wróci już do tej partii.</translation>
    </message>
    <message>
      <source>This is the code of this laptop: type it on the other one, or type theirs.</source>
      <translation>To kod tego laptopa: wpisz go na drugim albo wpisz tamten tutaj.</translation>
    </message>
    <message>
      <source>This is {name}'s sheet.</source>
      <translation>To kartka gracza {name}.</translation>
    </message>
    <message>
      <source>This laptop</source>
      <translation>Ten laptop</translation>
    </message>
    <message>
      <source>This laptop has a key of its own now.</source>
      <translation>Ten laptop ma teraz własny klucz.</translation>
    </message>
    <message>
      <source>This laptop is in no network.</source>
      <translation>Ten laptop nie jest w żadnej sieci.</translation>
    </message>
    <message>
      <source>This laptop keeps visitors out</source>
      <translation>Ten laptop nie wpuszcza gości</translation>
    </message>
    <message>
      <source>This network speaks only IPv6</source>
      <translation>Ta sieć mówi tylko IPv6</translation>
    </message>
    <message numerus="yes">
      <source>This page is open for {count} more minutes.</source>
      <extracomment>This page is open for {count} more minute.</extracomment>
      <translation>
        <numerusform>Ta strona jest otwarta jeszcze {count} minutę.</numerusform>
        <numerusform>Ta strona jest otwarta jeszcze {count} minuty.</numerusform>
        <numerusform>Ta strona jest otwarta jeszcze {count} minut.</numerusform>
      </translation>
    </message>
    <message>
      <source>This sheet</source>
      <translation>Ta kartka</translation>
    </message>
    <message>
      <source>This shows the SHA-256 of what you have downloaded:</source>
      <translation>To pokazuje SHA-256 pobranego pliku:</translation>
    </message>
    <message>
      <source>This table has split at step {step}: {names} signed both sides. The proof is saved; the two sides cannot go on together.</source>
      <translation>Ten stół rozdzielił się w kroku {step}: {names} podpisuje obie strony. Dowód jest zapisany; obie strony nie mogą grać razem dalej.</translation>
    </message>
    <message>
      <source>This tells every step in words:</source>
      <translation>To opowiada każdy krok słowami:</translation>
    </message>
    <message>
      <source>Thread thief</source>
      <translation>Złodziej nitki</translation>
    </message>
    <message>
      <source>Three dice fall for all: two show organs, the third the shape of a worm. The coloured rows or columns are the region of this hour. You do one of these:</source>
      <translation>Dla wszystkich padają trzy kostki: dwie pokazują organy, trzecia kształt robaka. Kolorowe wiersze lub kolumny to rejon tej godziny. Robisz jedną z tych rzeczy:</translation>
    </message>
    <message>
      <source>Three dice fall for everybody: two organs and the shape of a worm.</source>
      <translation>Dla wszystkich padają trzy kostki: dwa organy i kształt robaka.</translation>
    </message>
    <message>
      <source>Three dice for everybody: two organs and a shape. Click c3, and the worm lies across row 3.</source>
      <translation>Trzy kostki dla wszystkich: dwa organy i kształt. Kliknij c3, a robak położy się w poprzek wiersza 3.</translation>
    </message>
    <message>
      <source>Three minutes, with bots</source>
      <translation>Trzy minuty, z botami</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>czwartek</translation>
    </message>
    <message>
      <source>To change it: System Settings &gt; Privacy &amp; Security &gt; Local Network. Switch on Worm Up, or Terminal if you start the game there. Then start the game again.</source>
      <translation>Żeby to zmienić: Ustawienia systemowe &gt; Prywatność i ochrona &gt; Sieć lokalna. Włącz „Worm Up” albo „Terminal”, jeśli tam uruchamiasz grę. Potem uruchom grę jeszcze raz.</translation>
    </message>
    <message>
      <source>To go on takes {wanted} of {seats}:</source>
      <translation>Aby grać dalej, potrzeba {wanted} z {seats}:</translation>
    </message>
    <message>
      <source>To go on {count}</source>
      <translation>Do dokończenia: {count}</translation>
    </message>
    <message>
      <source>To the mark before</source>
      <translation>Do poprzedniego znacznika</translation>
    </message>
    <message>
      <source>To the next mark</source>
      <translation>Do następnego znacznika</translation>
    </message>
    <message>
      <source>To try it once more, go back and press Review.</source>
      <translation>Aby spróbować jeszcze raz, wróć i naciśnij Omówienie.</translation>
    </message>
    <message>
      <source>Together with friends here</source>
      <translation>Razem z przyjaciółmi tutaj</translation>
    </message>
    <message>
      <source>Tonight</source>
      <translation>Dziś wieczór</translation>
    </message>
    <message>
      <source>Tonight: {score}.</source>
      <translation>Dziś wieczorem: {score}.</translation>
    </message>
    <message>
      <source>Too far from the head: click in the fan beside it, or pull the head.</source>
      <translation>Za daleko od głowy: kliknij w wachlarz obok niej albo pociągnij głowę.</translation>
    </message>
    <message>
      <source>Too few would be left to go on: it takes {wanted}.</source>
      <translation>Zostałoby za mało osób, aby grać dalej: potrzeba {wanted}.</translation>
    </message>
    <message>
      <source>Too near to the edge of the table</source>
      <translation>Za blisko krawędzi stołu</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Suma</translation>
    </message>
    <message>
      <source>Total {total}</source>
      <translation>Suma {total}</translation>
    </message>
    <message>
      <source>Touch from either side</source>
      <translation>Meta z obu stron</translation>
    </message>
    <message>
      <source>Touch from the front</source>
      <translation>Meta tylko od przodu</translation>
    </message>
    <message>
      <source>Touch the thread</source>
      <translation>Dotknij nici</translation>
    </message>
    <message>
      <source>Touched in round {round}</source>
      <translation>Dotknięcie w rundzie {round}</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Turniej</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Spróbuj znowu</translation>
    </message>
    <message>
      <source>Try another player, game, result or date.</source>
      <translation>Spróbuj z innym graczem, grą, wynikiem lub datą.</translation>
    </message>
    <message>
      <source>Try things out: Backspace takes a segment back. Only Done signs the move, and then it stands.</source>
      <translation>Próbuj śmiało: Backspace zabiera segment. Dopiero „Gotowe” podpisuje ruch i wtedy już tak zostaje.</translation>
    </message>
    <message>
      <source>Try things out: everything can be undone, back to the start of the hour. Only when you sign the hour does it stand. The next dice fall when all have signed.</source>
      <translation>Próbuj śmiało: wszystko można cofnąć aż do początku godziny. Dopiero gdy ją podpiszesz, tak zostaje. Następne kostki padną, gdy podpiszą wszyscy.</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>wtorek</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Obróć</translation>
    </message>
    <message>
      <source>Turn a finish post round the other one (S)</source>
      <translation>Obróć słupek mety wokół drugiego (S)</translation>
    </message>
    <message>
      <source>Turn a post first, with the mouse or Left and Right.</source>
      <translation>Najpierw obróć słupek, myszą albo strzałkami w lewo i w prawo.</translation>
    </message>
    <message>
      <source>Turn back</source>
      <translation>Obróć z powrotem</translation>
    </message>
    <message>
      <source>Turn round at the start</source>
      <translation>Zawracanie na starcie</translation>
    </message>
    <message>
      <source>Turn round when blocked</source>
      <translation>Zawracanie, gdy ciasno</translation>
    </message>
    <message>
      <source>Turn round, swing a post, lay anew</source>
      <translation>Zawracaj, obracaj słupek, układaj na nowo</translation>
    </message>
    <message>
      <source>Turned round: the tail is the head once a segment lies there.</source>
      <translation>Zawrócono: ogon stanie się głową, gdy położysz tam segment.</translation>
    </message>
    <message>
      <source>Turning round counts with the segment that follows: lay it, or turn back.</source>
      <translation>Zawracanie liczy się z następnym segmentem: połóż go albo zawróć z powrotem.</translation>
    </message>
    <message>
      <source>Two X bump</source>
      <translation>Dwa X się zderzają</translation>
    </message>
    <message>
      <source>Two bids of 7 cancel each other. May my X be the 7?</source>
      <translation>Dwie stawki 7 znoszą się. Czy moje X może być siódemką?</translation>
    </message>
    <message>
      <source>Two board games for one table. No account, no internet.</source>
      <translation>Dwie gry planszowe na jeden stół. Bez konta, bez internetu.</translation>
    </message>
    <message>
      <source>Two games for one table of laptops.</source>
      <translation>Dwie gry dla jednego stołu laptopów.</translation>
    </message>
    <message>
      <source>Two laptops with a firewall may not reach each other.</source>
      <translation>Dwa laptopy z zaporą mogą się nie słyszeć.</translation>
    </message>
    <message>
      <source>Two players play against a third, thrown bid: the ghost.</source>
      <translation>Dwoje gra przeciw trzeciej stawce, rzuconej kostkami: to duch.</translation>
    </message>
    <message>
      <source>Two spaces touch when they share an edge, never at a corner.</source>
      <translation>Dwa pola stykają się wspólnym bokiem, nigdy rogiem.</translation>
    </message>
    <message>
      <source>Two worms never touch. A worm may touch itself but not overlap itself.</source>
      <translation>Dwa robaki nigdy się nie stykają. Robak może dotykać siebie, ale nie zachodzić na siebie.</translation>
    </message>
    <message>
      <source>Type the address of this page into the laptop's browser.</source>
      <translation>Wpisz adres tej strony w przeglądarce laptopa.</translation>
    </message>
    <message>
      <source>Type the code that the other laptop shows.</source>
      <translation>Wpisz kod, który pokazuje drugi laptop.</translation>
    </message>
    <message>
      <source>Type this into a browser, in the same Wi-Fi.</source>
      <translation>Wpisz to w przeglądarce, w tej samej sieci Wi-Fi.</translation>
    </message>
    <message>
      <source>UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>Portu UDP {port} nie da się użyć ({what}): zamknij program, który go trzyma, albo dołącz kodem</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Rozumiem</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Cofnij</translation>
    </message>
    <message>
      <source>Undo as much as you like. Once signed, it stands.</source>
      <translation>Cofaj, ile chcesz. Co podpiszesz, zostaje.</translation>
    </message>
    <message>
      <source>Until you sign</source>
      <translation>Dopóki nie podpiszesz</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Bez guza</translation>
    </message>
    <message>
      <source>Update this program</source>
      <translation>Zaktualizuj ten program</translation>
    </message>
    <message>
      <source>Update this program, and it opens.</source>
      <translation>Zaktualizuj ten program, a się otworzy.</translation>
    </message>
    <message>
      <source>Use these</source>
      <translation>Weź te</translation>
    </message>
    <message>
      <source>Venice 1995</source>
      <translation>Venice 1995</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Czekaj</translation>
    </message>
    <message>
      <source>Wait after all</source>
      <translation>Jednak czekaj</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Czekanie</translation>
    </message>
    <message>
      <source>Waiting for the dice</source>
      <translation>Czekamy na kostki</translation>
    </message>
    <message>
      <source>Waiting for {count}</source>
      <translation>Czekamy na {count}</translation>
    </message>
    <message numerus="yes">
      <source>Waiting for {count} players</source>
      <extracomment>Waiting for {count} player</extracomment>
      <translation>
        <numerusform>Czekamy na {count} gracza</numerusform>
        <numerusform>Czekamy na {count} graczy</numerusform>
        <numerusform>Czekamy na {count} graczy</numerusform>
      </translation>
    </message>
    <message>
      <source>Waiting for {first} and {second}</source>
      <translation>Czekamy na: {first} i {second}</translation>
    </message>
    <message>
      <source>Waiting for {missing}</source>
      <translation>Czekamy na: {missing}</translation>
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation>Czekamy na: {names}</translation>
    </message>
    <message>
      <source>Waiting for {names}. A second press goes ahead.</source>
      <translation>Czekamy na: {names}. Naciśnij drugi raz, żeby grać dalej.</translation>
    </message>
    <message>
      <source>Waiting for {names}: one of them has to tell this laptop where the game is. What you have laid is kept.</source>
      <translation>Czekamy na: {names}. Ktoś z nich musi powiedzieć temu laptopowi, jak stoi gra. To, co ułożono, zostaje.</translation>
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation>Czekamy na: {name}</translation>
    </message>
    <message>
      <source>Wake</source>
      <translation>Obudź</translation>
    </message>
    <message>
      <source>Wake all organs of a worm that fits</source>
      <translation>Obudź wszystkie organy robaka, który pasuje</translation>
    </message>
    <message>
      <source>Wake: choose a worm that has one of the two organs or is of the shape, in the region too. All its organs may act, one after the other.</source>
      <translation>Obudź: wybierz robaka, który ma jeden z dwóch organów albo jest tego kształtu, też w rejonie. Wszystkie jego organy mogą działać, jeden po drugim.</translation>
    </message>
    <message>
      <source>Warming up: four more to come</source>
      <translation>Rozgrzewka: przyjdą jeszcze cztery</translation>
    </message>
    <message>
      <source>Warming up: one more to come</source>
      <translation>Rozgrzewka: przyjdzie jeszcze jeden</translation>
    </message>
    <message>
      <source>Warming up: the bots are on their way</source>
      <translation>Rozgrzewka: boty są w drodze</translation>
    </message>
    <message>
      <source>Warming up: three more to come</source>
      <translation>Rozgrzewka: przyjdą jeszcze trzy</translation>
    </message>
    <message>
      <source>Warming up: two more to come</source>
      <translation>Rozgrzewka: przyjdą jeszcze dwa</translation>
    </message>
    <message>
      <source>Watch</source>
      <translation>Oglądaj</translation>
    </message>
    <message>
      <source>Watch {hour}</source>
      <translation>Oglądaj {hour}</translation>
    </message>
    <message>
      <source>Watch {name}</source>
      <translation>Oglądaj: {name}</translation>
    </message>
    <message>
      <source>We start by ourselves when all five sit.</source>
      <translation>Zaczynamy sami, gdy usiądzie cała piątka.</translation>
    </message>
    <message>
      <source>We start by ourselves when all four sit.</source>
      <translation>Zaczynamy sami, gdy usiądzie cała czwórka.</translation>
    </message>
    <message>
      <source>We start by ourselves when all three sit.</source>
      <translation>Zaczynamy sami, gdy usiądzie cała trójka.</translation>
    </message>
    <message>
      <source>We start by ourselves when both sit.</source>
      <translation>Zaczynamy sami, gdy usiądzie cała dwójka.</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>środa</translation>
    </message>
    <message>
      <source>What acts may let other organs act, on any worm; the line below the choices says what to do. An organ acts once an hour, and only if that changes something.</source>
      <translation>Co działa, może budzić inne organy, na dowolnym robaku; wiersz pod wyborami mówi, co robić. Organ działa raz na godzinę i tylko wtedy, gdy to coś zmienia.</translation>
    </message>
    <message>
      <source>What can be decided now</source>
      <translation>Co można teraz postanowić</translation>
    </message>
    <message>
      <source>What costs:</source>
      <translation>Co kosztuje:</translation>
    </message>
    <message>
      <source>What counts on this sheet</source>
      <translation>Co się liczy na tej kartce</translation>
    </message>
    <message>
      <source>What counts:</source>
      <translation>Co się liczy:</translation>
    </message>
    <message>
      <source>What do worms {one} and {two} do together ({left} left)?</source>
      <translation>Co robią razem robaki {one} i {two} (zostało {left})?</translation>
    </message>
    <message>
      <source>What does the ghost do?</source>
      <translation>Co robi duch?</translation>
    </message>
    <message>
      <source>What each hour gained, and what the best hour found by a bot would have gained:</source>
      <translation>Co przyniosła każda godzina i co przyniosłaby najlepsza, jaką znalazł bot:</translation>
    </message>
    <message>
      <source>What glows may act. Click the eye.</source>
      <translation>Co świeci, może działać. Kliknij oko.</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Co się działo</translation>
    </message>
    <message>
      <source>What happened outside the rules</source>
      <translation>Co się działo poza zasadami</translation>
    </message>
    <message>
      <source>What has happened</source>
      <translation>Co się już działo</translation>
    </message>
    <message>
      <source>What if… from step {step}, as {name}</source>
      <translation>A gdyby… od kroku {step}, jako {name}</translation>
    </message>
    <message>
      <source>What is different:</source>
      <translation>Co jest inaczej:</translation>
    </message>
    <message>
      <source>What is proved of this log ends with step {step}.</source>
      <translation>To, co z tego dziennika jest dowiedzione, kończy się na kroku {step}.</translation>
    </message>
    <message>
      <source>What it is about</source>
      <translation>O co chodzi</translation>
    </message>
    <message>
      <source>What no log can show</source>
      <translation>Czego żaden dziennik nie pokaże</translation>
    </message>
    <message>
      <source>What shall be printed?</source>
      <translation>Co wydrukować?</translation>
    </message>
    <message>
      <source>What the signs mean</source>
      <translation>Co znaczą znaki</translation>
    </message>
    <message>
      <source>What this hour has done so far</source>
      <translation>Co dotąd zrobiono w tej godzinie</translation>
    </message>
    <message>
      <source>What this room has</source>
      <translation>Co tu mamy</translation>
    </message>
    <message>
      <source>What turned the race</source>
      <translation>Co odmieniło wyścig</translation>
    </message>
    <message>
      <source>What was begun last is finished first.</source>
      <translation>Co zaczęte na końcu, kończy się najpierw.</translation>
    </message>
    <message>
      <source>What was checked</source>
      <translation>Co sprawdzono</translation>
    </message>
    <message>
      <source>What was checked, and how to see it yourself</source>
      <translation>Co sprawdzono i jak zobaczyć to samemu</translation>
    </message>
    <message>
      <source>What was done in this hour</source>
      <translation>Co zrobiono w tej godzinie</translation>
    </message>
    <message>
      <source>What you have just moved rests for a round. Think of what the others will choose.</source>
      <translation>To, co właśnie dało ci ruch, odpoczywa rundę. Pomyśl, co wybiorą inni.</translation>
    </message>
    <message>
      <source>What {name} chooses now is secret.</source>
      <translation>To, co teraz wybiera {name}, jest tajne.</translation>
    </message>
    <message>
      <source>What {name} had sealed was never opened, so it is void.</source>
      <translation>To, co zapieczętował gracz {name}, nigdy nie zostało otwarte, więc jest nieważne.</translation>
    </message>
    <message>
      <source>Whatever number it names, it moves after all the others.</source>
      <translation>Jakąkolwiek liczbę ogłosi, rusza po wszystkich innych.</translation>
    </message>
    <message>
      <source>When does a race end without a winner?</source>
      <translation>Kiedy wyścig kończy się bez zwycięzcy?</translation>
    </message>
    <message>
      <source>When does the X move?</source>
      <translation>Kiedy rusza X?</translation>
    </message>
    <message>
      <source>Where does {organ} put a food ({left} left)?</source>
      <translation>Gdzie kładzie smakołyk {organ} (zostało {left})?</translation>
    </message>
    <message>
      <source>Where does {worm} grow ({size} of at most {limit} so far: hearts {hearts} + grown before {before})?</source>
      <translation>Gdzie rośnie {worm} (dotąd {size} z najwyżej {limit}: serca {hearts} + wcześniej {before})?</translation>
    </message>
    <message>
      <source>Where it matters, a worm must reach the line from its front.</source>
      <translation>Tam, gdzie to ważne, robak musi dojść do linii od przodu.</translation>
    </message>
    <message>
      <source>Where the proof ends</source>
      <translation>Gdzie kończy się dowód</translation>
    </message>
    <message>
      <source>Which baby gets which organ?</source>
      <translation>Który maluch dostaje jaki organ?</translation>
    </message>
    <message>
      <source>Which edition?</source>
      <translation>Które wydanie?</translation>
    </message>
    <message>
      <source>Which line dances, led by {organ}?</source>
      <translation>Który wężyk tańczy, gdy prowadzi {organ}?</translation>
    </message>
    <message>
      <source>Which organ does {worm} get?</source>
      <translation>Jaki organ dostaje {worm}?</translation>
    </message>
    <message>
      <source>Which partner does {organ} choose?</source>
      <translation>Jakiego partnera wybiera {organ}?</translation>
    </message>
    <message>
      <source>Which sheet?</source>
      <translation>Która kartka?</translation>
    </message>
    <message>
      <source>Who calls again asks everybody to come again.</source>
      <translation>Kto zwołuje ponownie, prosi wszystkich, by dołączyli jeszcze raz.</translation>
    </message>
    <message>
      <source>Who contributed to the dice, recomputed</source>
      <translation>Kto dołożył się do kostek, przeliczone na nowo</translation>
    </message>
    <message>
      <source>Who is second?</source>
      <translation>Kto jest drugi?</translation>
    </message>
    <message>
      <source>Who moves by an X may swing one finish post round the other one at the end: the thread comes nearer to one head and goes away from the others.</source>
      <translation>Kto ma ruch z X, może na koniec obrócić jeden słupek mety wokół drugiego: nić zbliża się do jednej głowy, a oddala od innych.</translation>
    </message>
    <message>
      <source>Who plays how</source>
      <translation>Kto jak gra</translation>
    </message>
    <message>
      <source>Who sat at the table</source>
      <translation>Kto siedział przy stole</translation>
    </message>
    <message>
      <source>Who sat there, who whispered, who saw what: ask each other.</source>
      <translation>Kto tam siedział, kto szeptał, kto co widział: spytajcie się nawzajem.</translation>
    </message>
    <message>
      <source>Who starts where is drawn, not taken in order.</source>
      <translation>O tym, kto skąd startuje, decyduje los, nie kolejność.</translation>
    </message>
    <message>
      <source>Who was missing is in no further draw.</source>
      <translation>Kogo zabrakło, ten nie weźmie udziału w kolejnych losowaniach.</translation>
    </message>
    <message>
      <source>Whoever moves by an X may swing one finish post round the other.</source>
      <translation>Kto ma ruch z X, może obrócić jeden słupek mety wokół drugiego.</translation>
    </message>
    <message>
      <source>Whoever owns this laptop could read all that is on its disk.</source>
      <translation>Właściciel tego laptopa mógłby przeczytać wszystko, co jest na jego dysku.</translation>
    </message>
    <message>
      <source>Whose gestures you see:</source>
      <translation>Czyje gesty widzisz:</translation>
    </message>
    <message>
      <source>Why?</source>
      <translation>Dlaczego?</translation>
    </message>
    <message>
      <source>Windows asks at the first start whether Python may use the network: allow it for private networks, and set this network to private in Settings &gt; Network &amp; internet</source>
      <translation>Windows pyta przy pierwszym starcie, czy Python może używać sieci: zezwól na to w sieciach prywatnych i ustaw tę sieć jako prywatną w Ustawienia &gt; Sieć i Internet</translation>
    </message>
    <message>
      <source>Windows keeps visitors out of this program</source>
      <translation>Windows nie wpuszcza gości do tego programu</translation>
    </message>
    <message>
      <source>Windows' firewall keeps the others out of this program: open Settings &gt; Privacy &amp; security &gt; Windows Security &gt; Firewall &amp; network protection &gt; Allow an app through firewall, and tick Private beside Worm Up or Python</source>
      <translation>Zapora Windows nie wpuszcza innych do tego programu: otwórz Ustawienia &gt; Prywatność i zabezpieczenia &gt; Zabezpieczenia Windows &gt; Zapora i ochrona sieci &gt; Zezwalaj aplikacji na dostęp przez zaporę i zaznacz „Prywatna” przy Worm Up lub Pythonie</translation>
    </message>
    <message>
      <source>Wins in a row, now and at most</source>
      <translation>Wygrane z rzędu, teraz i najwięcej</translation>
    </message>
    <message>
      <source>With other copies of this game</source>
      <translation>Z innymi kopiami tej partii</translation>
    </message>
    <message>
      <source>With uv and the internet, after downloading {file}:</source>
      <translation>Z uv i internetem, po pobraniu {file}:</translation>
    </message>
    <message>
      <source>With {names}</source>
      <translation>Z: {names}</translation>
    </message>
    <message>
      <source>Without bots, the program adds none. Nobody can prove that a friend has none.</source>
      <translation>Bez botów program nie doda żadnego. Nikt nie udowodni, że kolega żadnego nie ma.</translation>
    </message>
    <message>
      <source>Without {names}?</source>
      <translation>Bez graczy: {names}?</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Wygrane</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy</source>
      <translation>Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy in four hours, alone: five minutes</source>
      <translation>Worm &amp; Cozy w cztery godziny, samemu: pięć minut</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players, not for {value}</source>
      <translation>Worm &amp; Cozy jest dla 1–{most} graczy, nie dla {value}</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy is for 1 to {most} players.</source>
      <translation>Worm &amp; Cozy jest dla 1–{most} graczy.</translation>
    </message>
    <message>
      <source>Worm &amp; Cozy, at the first open table that is met</source>
      <translation>Worm &amp; Cozy, przy pierwszym otwartym stole, jaki się trafi</translation>
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
      <translation>Worm Up! (Gryphon 2008, płytki)</translation>
    </message>
    <message>
      <source>Worm Up! (Gryphon 2010, dice)</source>
      <translation>Worm Up! (Gryphon 2010, kostki)</translation>
    </message>
    <message>
      <source>Worm Up! Join by code: {code}</source>
      <translation>Worm Up! Dołącz kodem: {code}</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy</source>
      <translation>Worm Up! i Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy for one table of laptops: no server, sealed bids, every game a file that anybody can check.</source>
      <translation>Worm Up! i Worm &amp; Cozy dla jednego stołu laptopów: bez serwera, stawki zapieczętowane, każda partia to plik, który każdy może sprawdzić.</translation>
    </message>
    <message>
      <source>Worm Up! and Worm &amp; Cozy, version {version}</source>
      <translation>Worm Up! i Worm &amp; Cozy, wersja {version}</translation>
    </message>
    <message>
      <source>Worm Up! on the television</source>
      <translation>Worm Up! na telewizorze</translation>
    </message>
    <message>
      <source>Worm Up! or Worm &amp; Cozy: choose a game; others join</source>
      <translation>Worm Up! lub Worm &amp; Cozy: wybierz grę; inni dołączą</translation>
    </message>
    <message>
      <source>Worm Up!: nobody wins after round {round}</source>
      <translation>Worm Up!: nikt nie wygrywa, koniec po rundzie {round}</translation>
    </message>
    <message>
      <source>Worm Up!: {name} wins in round {round}</source>
      <translation>Worm Up!: {name} wygrywa w rundzie {round}</translation>
    </message>
    <message>
      <source>Worm-up (Venice Connection 1995)</source>
      <translation>Worm-up (Venice Connection 1995)</translation>
    </message>
    <message>
      <source>Worms</source>
      <translation>Robaki</translation>
    </message>
    <message>
      <source>Worms have their letters in the order in which they were placed.</source>
      <translation>Robaki mają litery w takiej kolejności, w jakiej je kładziono.</translation>
    </message>
    <message>
      <source>Worms may not touch each other (rule W3.4).</source>
      <translation>Robaki nie mogą się stykać (zasada W3.4).</translation>
    </message>
    <message>
      <source>Worms stand in a Conga Line if the tail of each points at the next one. Thin lines with an arrow show it on the sheet.</source>
      <translation>Robaki tworzą wężyk, jeśli ogon każdego wskazuje następnego. Na kartce pokazują to cienkie linie ze strzałką.</translation>
    </message>
    <message>
      <source>Worms, from {name}'s laptop</source>
      <translation>Robaki, z laptopa: {name}</translation>
    </message>
    <message>
      <source>Worst bid</source>
      <translation>Najgorsza stawka</translation>
    </message>
    <message>
      <source>Würmeln (Blatz 1994, after Tidwell)</source>
      <translation>Würmeln (Blatz 1994, według Tidwella)</translation>
    </message>
    <message>
      <source>Würmeln 1994</source>
      <translation>Würmeln 1994</translation>
    </message>
    <message>
      <source>X marks the spot</source>
      <translation>X trafia</translation>
    </message>
    <message>
      <source>X moves by the number it names, or last (number)</source>
      <translation>X rusza w kolejności ogłoszonej liczby lub na końcu (number)</translation>
    </message>
    <message>
      <source>X names {number}</source>
      <translation>X ogłasza {number}</translation>
    </message>
    <message>
      <source>Yes. Each face rests for itself; after an X that was a 7, a 7 may be bid.</source>
      <translation>Tak. Każda ścianka odpoczywa osobno; po X, które było siódemką, można licytować 7.</translation>
    </message>
    <message>
      <source>Yes. No bid ever rests.</source>
      <translation>Tak. Żadna stawka nie odpoczywa.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Ty</translation>
    </message>
    <message>
      <source>You are</source>
      <translation>Grasz jako</translation>
    </message>
    <message>
      <source>You are expected there.</source>
      <translation>Czekają tam na ciebie.</translation>
    </message>
    <message>
      <source>You are here twice</source>
      <translation>Jesteś tu dwa razy</translation>
    </message>
    <message>
      <source>You are watching.</source>
      <translation>Oglądasz.</translation>
    </message>
    <message>
      <source>You bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>Licytujesz {bid} i masz zderzenie ({others}); {best} dałoby {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>You bid {bid}; {best} would have won {more} % more.</source>
      <translation>Licytujesz {bid}; {best} dałoby {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>You bid {face}</source>
      <translation>Licytujesz {face}</translation>
    </message>
    <message>
      <source>You call to a tournament</source>
      <translation>Ogłaszasz turniej</translation>
    </message>
    <message>
      <source>You did not open your bid. You sit again as soon as all others agree.</source>
      <translation>Twoja stawka nie została otwarta. Usiądziesz znów, gdy zgodzą się wszyscy inni.</translation>
    </message>
    <message>
      <source>You go on with {game}.</source>
      <translation>Grasz dalej: {game}.</translation>
    </message>
    <message>
      <source>You got up</source>
      <translation>Już nie grasz</translation>
    </message>
    <message>
      <source>You have been choosing for {seconds} s.</source>
      <translation>Wybierasz już od {seconds} s.</translation>
    </message>
    <message>
      <source>You have left the game for good.</source>
      <translation>Ta partia jest już dla ciebie na dobre skończona.</translation>
    </message>
    <message>
      <source>You have left the game for good; the others know.</source>
      <translation>Ta partia jest już dla ciebie na dobre skończona; inni to wiedzą.</translation>
    </message>
    <message>
      <source>You have left the table; nothing was bid yet.</source>
      <translation>Już nie siedzisz przy stole; nie było jeszcze żadnej stawki.</translation>
    </message>
    <message>
      <source>You have not chosen anything here yet.</source>
      <translation>Jeszcze nic tu nie wybrano.</translation>
    </message>
    <message>
      <source>You have not chosen yet either.</source>
      <translation>Twojego wyboru też jeszcze nie ma.</translation>
    </message>
    <message>
      <source>You have not moved, so nothing of yours rests. Think of what the others will choose.</source>
      <translation>Nie było ruchu, więc nic twojego nie odpoczywa. Pomyśl, co wybiorą inni.</translation>
    </message>
    <message>
      <source>You leave for good; the others are told.</source>
      <translation>Odchodzisz na dobre; inni się dowiadują.</translation>
    </message>
    <message>
      <source>You leave for good; {name} is told. It is done when {name} has acted too; you may close the table now.</source>
      <translation>Odchodzisz na dobre; dowie się o tym {name}. Stanie się to, gdy {name} też coś zrobi; stół możesz zamknąć już teraz.</translation>
    </message>
    <message>
      <source>You leave something: {what}.</source>
      <translation>Coś zostawiasz: {what}.</translation>
    </message>
    <message>
      <source>You look on</source>
      <translation>Oglądasz</translation>
    </message>
    <message>
      <source>You pass, though you could: {options}.</source>
      <translation>Pasujesz, choć możesz: {options}.</translation>
    </message>
    <message>
      <source>You play alone</source>
      <translation>Grasz w pojedynkę</translation>
    </message>
    <message>
      <source>You sit down first; others join</source>
      <translation>Siadasz na początku; inni dołączają</translation>
    </message>
    <message>
      <source>You watch. Nobody's secret is shown to you.</source>
      <translation>Oglądasz. Niczyja tajemnica nie jest ci pokazywana.</translation>
    </message>
    <message>
      <source>You win!</source>
      <translation>Wygrywasz!</translation>
    </message>
    <message>
      <source>You would go on. Waiting for {missing} more.</source>
      <translation>Chcesz grać dalej. Brakuje jeszcze zgód: {missing}.</translation>
    </message>
    <message>
      <source>You would let {names} back. Not all others have agreed yet.</source>
      <translation>Chcesz wpuścić z powrotem: {names}. Jeszcze nie wszyscy inni się zgodzili.</translation>
    </message>
    <message>
      <source>Your X</source>
      <translation>Twój X</translation>
    </message>
    <message>
      <source>Your X is alone. It moves by any number that nobody has bid.</source>
      <translation>Nikt inny nie ma X. Pełzniesz o dowolną liczbę, której nikt nie licytował.</translation>
    </message>
    <message>
      <source>Your X is alone: name the number that your worm moves by.</source>
      <translation>Nikt inny nie ma X: ogłoś liczbę, o którą pełznie twój robak.</translation>
    </message>
    <message>
      <source>Your X was alone: choose any number that nobody bid. You may swing a post too.</source>
      <translation>Nikt inny nie ma X: wybierz dowolną liczbę, której nikt nie licytował. Możesz też obrócić słupek.</translation>
    </message>
    <message>
      <source>Your answer counts for everybody at this laptop.</source>
      <translation>Twoja odpowiedź liczy się za wszystkich przy tym laptopie.</translation>
    </message>
    <message>
      <source>Your bid is sealed</source>
      <translation>Stawka zapieczętowana</translation>
    </message>
    <message>
      <source>Your bid is sealed. Waiting for {names}.</source>
      <translation>Twoja stawka jest zapieczętowana. Czekamy na: {names}.</translation>
    </message>
    <message>
      <source>Your game goes on</source>
      <translation>Twoja gra trwa</translation>
    </message>
    <message>
      <source>Your games and your key lie here</source>
      <translation>Tu leżą twoje partie i twój klucz</translation>
    </message>
    <message>
      <source>Your head is blocked by {bodies}: press Done.</source>
      <translation>Twoją głowę blokuje {bodies}: naciśnij „Gotowe”.</translation>
    </message>
    <message>
      <source>Your head touches the finish line: press Done and you have won.</source>
      <translation>Twoja głowa dotyka linii mety: naciśnij „Gotowe” i wygrywasz.</translation>
    </message>
    <message>
      <source>Your log of that game shows the same position.</source>
      <translation>Twój dziennik tamtej gry pokazuje tę samą pozycję.</translation>
    </message>
    <message>
      <source>Your move, {number}: drag the last segment to the head, click beside the head, or use the arrows.</source>
      <translation>Twój ruch, {number}: przeciągnij ostatni segment do głowy, kliknij obok głowy albo użyj strzałek.</translation>
    </message>
    <message>
      <source>Your move: {number}</source>
      <translation>Twój ruch: {number}</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Twoje imię</translation>
    </message>
    <message>
      <source>Your open envelope: nothing is in it yet</source>
      <translation>Twoja otwarta koperta: jeszcze nic w niej nie ma</translation>
    </message>
    <message>
      <source>Your open envelope: {face} is in it</source>
      <translation>Twoja otwarta koperta: jest w niej {face}</translation>
    </message>
    <message>
      <source>Your place is kept.</source>
      <translation>Twoje miejsce czeka.</translation>
    </message>
    <message>
      <source>Your race goes on</source>
      <translation>Twój wyścig trwa</translation>
    </message>
    <message>
      <source>Your sealed bid is still there.</source>
      <translation>Twoja zapieczętowana stawka wciąż tam jest.</translation>
    </message>
    <message>
      <source>Your sealed envelope</source>
      <translation>Twoja zapieczętowana koperta</translation>
    </message>
    <message>
      <source>Your seat goes on at your other laptop. Here you look on.</source>
      <translation>Twoje miejsce gra dalej na twoim drugim laptopie. Tutaj się przyglądasz.</translation>
    </message>
    <message>
      <source>Your seat is also open on another laptop. Go on here?</source>
      <translation>Twoje miejsce jest otwarte także na innym laptopie. Grać dalej tutaj?</translation>
    </message>
    <message>
      <source>Your table is open</source>
      <translation>Twój stół jest otwarty</translation>
    </message>
    <message>
      <source>Your worm stays and dozes. You can come back as long as the others play; the game is on your shelf. If you leave for good, you cannot come back.</source>
      <translation>Twój robak zostaje i drzemie. Możesz wrócić, póki inni grają; partia jest na twojej półce. Jeśli odejdziesz na dobre, nie ma powrotu.</translation>
    </message>
    <message>
      <source>Your worm stays as an obstacle and you bid no more. The last in the race wins.</source>
      <translation>Twój robak zostaje jako przeszkoda, a ty już nie licytujesz. Wygrywa ostatni w wyścigu.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}.</source>
      <translation>Twoje {bid} w rundzie {round}.</translation>
    </message>
    <message>
      <source>Your {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>Twoje {bid} w rundzie {round}; {best} dałoby {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>Zoom, and show everything again</source>
      <translation>Przybliż i znów pokaż wszystko</translation>
    </message>
    <message>
      <source>a Conga Line dances</source>
      <translation>tańczy wężyk</translation>
    </message>
    <message>
      <source>a baby has to touch {one} or {two}</source>
      <translation>maluch musi dotykać jednego z nich: {one} lub {two}</translation>
    </message>
    <message numerus="yes">
      <source>a baby of {count} spaces:</source>
      <extracomment>a baby of {count} space:</extracomment>
      <translation>
        <numerusform>maluch na {count} pole:</numerusform>
        <numerusform>maluch na {count} pola:</numerusform>
        <numerusform>maluch na {count} pól:</numerusform>
      </translation>
    </message>
    <message>
      <source>a baby, or organs for babies</source>
      <translation>maluch albo organy dla maluchów</translation>
    </message>
    <message>
      <source>a baby, {worm}, on {spaces}</source>
      <translation>maluch, {worm}, na {spaces}</translation>
    </message>
    <message>
      <source>a bid has to be locked in with it</source>
      <translation>razem z tym trzeba zamknąć stawkę</translation>
    </message>
    <message>
      <source>a brain</source>
      <translation>mózg</translation>
    </message>
    <message>
      <source>a clip holds half a minute, and these steps take longer: choose fewer</source>
      <translation>klip trwa najwyżej pół minuty, a te kroki trwają dłużej: wybierz mniej</translation>
    </message>
    <message>
      <source>a clip of the steps N to M; else of step N, or of the last turn</source>
      <translation>klip kroków od N do M; inaczej kroku N albo ostatniej tury</translation>
    </message>
    <message>
      <source>a collar</source>
      <translation>kołnierz</translation>
    </message>
    <message>
      <source>a connection with a false key is not refused: install the program again, and do not play before</source>
      <translation>połączenie z fałszywym kluczem nie zostaje odrzucone: zainstaluj program jeszcze raz i przedtem nie graj</translation>
    </message>
    <message>
      <source>a course of {length} mm</source>
      <translation>trasa {length} mm</translation>
    </message>
    <message>
      <source>a course of {value_mm} mm does not fit on the table</source>
      <translation>trasa {value_mm} mm nie mieści się na stole</translation>
    </message>
    <message>
      <source>a decision cannot be read</source>
      <translation>decyzji nie da się odczytać</translation>
    </message>
    <message>
      <source>a decision is not what the hour asks for then</source>
      <translation>decyzja nie jest tym, o co wtedy pyta godzina</translation>
    </message>
    <message>
      <source>a die, not rolled yet</source>
      <translation>kostka, jeszcze bez rzutu</translation>
    </message>
    <message>
      <source>a folder with files and their SHA256SUMS (else this program itself, and what was gathered)</source>
      <translation>folder z plikami i ich SHA256SUMS (inaczej sam ten program i to, co zebrano)</translation>
    </message>
    <message>
      <source>a food lies on {space}</source>
      <translation>na {space} leży smakołyk</translation>
    </message>
    <message>
      <source>a food on {space}</source>
      <translation>smakołyk na {space}</translation>
    </message>
    <message>
      <source>a food on {space}, right at the mouth on {mouths}</source>
      <translation>smakołyk na {space}, tuż przy pyszczku na {mouths}</translation>
    </message>
    <message>
      <source>a group is made of * (star), o (circle) and X, or is a single dot, not {value}</source>
      <translation>grupa składa się z * (gwiazdka), o (kółko) i X albo jest jedną kropką, nie {value}</translation>
    </message>
    <message>
      <source>a heart</source>
      <translation>serce</translation>
    </message>
    <message>
      <source>a hole, and what reads as a record behind it, at byte {byte}</source>
      <translation>dziura, a za nią coś, co da się czytać jak zapis, przy bajcie {byte}</translation>
    </message>
    <message>
      <source>a line of JSON for each change</source>
      <translation>wiersz JSON na każdą zmianę</translation>
    </message>
    <message>
      <source>a log, or a folder: every log in it</source>
      <translation>dziennik albo folder: każdy dziennik w nim</translation>
    </message>
    <message>
      <source>a map has . for blank, # for a rock and o for a food, not {value}</source>
      <translation>mapa ma . jako puste pole, # jako kamień i o jako smakołyk, nie {value}</translation>
    </message>
    <message>
      <source>a mouth</source>
      <translation>pyszczek</translation>
    </message>
    <message>
      <source>a name has 1 to {most} characters, not {count}</source>
      <translation>imię ma od 1 do {most} znaków, nie {count}</translation>
    </message>
    <message>
      <source>a name has no control, direction or private-use characters</source>
      <translation>imię nie ma znaków sterujących, kierunkowych ani prywatnych</translation>
    </message>
    <message>
      <source>a name has no invisible or blank characters</source>
      <translation>imię nie ma znaków niewidocznych ani pustych</translation>
    </message>
    <message>
      <source>a name is in normal form, without spaces around it</source>
      <translation>imię jest w postaci normalnej, bez odstępów dokoła</translation>
    </message>
    <message>
      <source>a name, or how a key begins</source>
      <translation>imię albo początek klucza</translation>
    </message>
    <message>
      <source>a nudge after {seconds} s</source>
      <translation>szturchnięcie po {seconds} s</translation>
    </message>
    <message>
      <source>a number for the next dice has to be locked in with it</source>
      <translation>razem z tym trzeba zamknąć liczbę do następnych kostek</translation>
    </message>
    <message>
      <source>a packet filter of this laptop drops what friends send: let this network in, or join with the code of another laptop</source>
      <translation>filtr pakietów tego laptopa odrzuca to, co wysyłają znajomi: wpuść tę sieć albo dołącz kodem innego laptopa</translation>
    </message>
    <message>
      <source>a packet was not understood, by a fault of this program ({what})</source>
      <translation>pakietu nie zrozumiano, przez usterkę tego programu ({what})</translation>
    </message>
    <message>
      <source>a phone</source>
      <translation>telefon</translation>
    </message>
    <message>
      <source>a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>obraz kończy się na .png lub .svg, klip na .webp lub .gif</translation>
    </message>
    <message>
      <source>a picture of the game after this step, else after the last</source>
      <translation>obraz gry po tym kroku, inaczej po ostatnim</translation>
    </message>
    <message>
      <source>a player who does not open a bid is out until all let them back</source>
      <translation>kto nie otworzy stawki, wypada, aż wszyscy wpuszczą go z powrotem</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all let them back</source>
      <translation>kto nie otworzy swojej liczby do rzutu, jest poza grą, aż wszyscy pozwolą wrócić</translation>
    </message>
    <message>
      <source>a player who does not open a number for a roll is out until all others agree</source>
      <translation>kto nie otworzy swojej liczby do rzutu, jest poza grą, aż zgodzą się wszyscy inni</translation>
    </message>
    <message>
      <source>a player who has not opened a bid is out until all others agree</source>
      <translation>kto nie otworzy stawki, wypada, aż wszyscy inni się zgodzą</translation>
    </message>
    <message>
      <source>a player who passed all hours would get more than 0 points: {value}</source>
      <translation>kto spasuje każdą godzinę, dostałby więcej niż 0 punktów: {value}</translation>
    </message>
    <message>
      <source>a port is a number from {least} to 65535</source>
      <translation>port to liczba od {least} do 65535</translation>
    </message>
    <message>
      <source>a position of a race, and a win to be found</source>
      <translation>pozycja z wyścigu i wygrana do znalezienia</translation>
    </message>
    <message>
      <source>a post is swung only after the advance, or before it too (after)</source>
      <translation>słupek obraca się tylko po ruchu albo też przed nim (after)</translation>
    </message>
    <message>
      <source>a post may be swung before the advance</source>
      <translation>słupek wolno obrócić przed ruchem</translation>
    </message>
    <message>
      <source>a puzzle that somebody sent you; else those of the program</source>
      <translation>zagadka przysłana przez kogoś; inaczej zagadki programu</translation>
    </message>
    <message>
      <source>a record of length {count} cannot be</source>
      <translation>zapis o długości {count} jest niemożliwy</translation>
    </message>
    <message>
      <source>a record of length {count} fails its checksum</source>
      <translation>zapis o długości {count} nie ma zgodnej sumy kontrolnej</translation>
    </message>
    <message>
      <source>a region is written like "columns 1-4" or "rows 5-8", not {value}</source>
      <translation>rejon pisze się jak „columns 1-4” lub „rows 5-8”, nie {value}</translation>
    </message>
    <message>
      <source>a rock lies on {space}</source>
      <translation>na {space} leży kamień</translation>
    </message>
    <message>
      <source>a seat without a window, played by a bot; one line a step</source>
      <translation>miejsce bez okna, gra bot; jeden wiersz na krok</translation>
    </message>
    <message>
      <source>a segment must lie wholly on the table</source>
      <translation>segment musi leżeć w całości na stole</translation>
    </message>
    <message>
      <source>a shape is a path of # that touches itself nowhere, rows parted by /, not {value}</source>
      <translation>kształt to ścieżka z #, która nigdzie siebie nie dotyka, wiersze dzieli /, nie {value}</translation>
    </message>
    <message>
      <source>a sheet has 3 to 26 of them, not {value}</source>
      <translation>kartka ma ich od 3 do 26, nie {value}</translation>
    </message>
    <message>
      <source>a sheet has three of them, each under [[reward]], not {value}</source>
      <translation>kartka ma trzy, każdą pod [[reward]], nie {value}</translation>
    </message>
    <message>
      <source>a sheet of your own: docs/rules/cozy.md</source>
      <translation>własna kartka: docs/rules/cozy.md</translation>
    </message>
    <message>
      <source>a sheet without a name</source>
      <translation>kartka bez nazwy</translation>
    </message>
    <message>
      <source>a space is not blank</source>
      <translation>pole nie jest puste</translation>
    </message>
    <message>
      <source>a space lies outside of the sheet</source>
      <translation>pole leży poza kartką</translation>
    </message>
    <message>
      <source>a swing must move the post</source>
      <translation>obrót musi ruszyć słupek</translation>
    </message>
    <message>
      <source>a swung post keeps 48 mm from the edge of the table</source>
      <translation>obrócony słupek trzyma się 48 mm od krawędzi stołu</translation>
    </message>
    <message>
      <source>a swung post keeps its distance from the other one</source>
      <translation>obrócony słupek zachowuje odstęp od drugiego</translation>
    </message>
    <message>
      <source>a table for a spreadsheet</source>
      <translation>tabela dla arkusza kalkulacyjnego</translation>
    </message>
    <message>
      <source>a tail</source>
      <translation>ogon</translation>
    </message>
    <message>
      <source>a whole game of bots on this machine, told in words, then checked</source>
      <translation>cała partia botów na tym komputerze, opowiedziana słowami, potem sprawdzona</translation>
    </message>
    <message>
      <source>a whole record of length {count} that claims {claimed}</source>
      <translation>cały zapis o długości {count}, który podaje {claimed}</translation>
    </message>
    <message>
      <source>a window opens and paints its first page (Qt {qt}), but here is no screen to show it</source>
      <translation>okno otwiera się i rysuje pierwszą stronę (Qt {qt}), ale nie ma tu ekranu, żeby je pokazać</translation>
    </message>
    <message>
      <source>a window opens, paints its first page and closes (Qt {qt})</source>
      <translation>okno otwiera się, rysuje pierwszą stronę i zamyka (Qt {qt})</translation>
    </message>
    <message>
      <source>a worm does not grow from the end with its tail</source>
      <translation>robak nie rośnie na końcu z ogonem</translation>
    </message>
    <message>
      <source>a worm has one tail at most</source>
      <translation>robak ma najwyżej jeden ogon</translation>
    </message>
    <message>
      <source>a worm is no partner of its own</source>
      <translation>robak nie jest parą dla samego siebie</translation>
    </message>
    <message>
      <source>a worm is re-posed before its first segment is moved, and once</source>
      <translation>robaka układa się na nowo, zanim ruszy się pierwszy segment, i tylko raz</translation>
    </message>
    <message>
      <source>a worm may be laid anew first</source>
      <translation>robaka wolno najpierw ułożyć na nowo</translation>
    </message>
    <message>
      <source>a worm may touch itself, not overlap itself</source>
      <translation>robak może dotykać siebie, ale nie zachodzić na siebie</translation>
    </message>
    <message>
      <source>a worm turns round before its first segment is moved, not later</source>
      <translation>robak zawraca, zanim ruszy się jego pierwszy segment, nie później</translation>
    </message>
    <message>
      <source>a worm turns round only when its head is blocked</source>
      <translation>robak zawraca tylko wtedy, gdy jego głowa jest zablokowana</translation>
    </message>
    <message>
      <source>acts in a step that is not its turn</source>
      <translation>działa w kroku, w którym nie jego kolej</translation>
    </message>
    <message>
      <source>adds an organ to its worm</source>
      <translation>daje organ swojemu robakowi</translation>
    </message>
    <message>
      <source>after re-posing the worm must advance</source>
      <translation>po ułożeniu na nowo robak musi ruszyć</translation>
    </message>
    <message>
      <source>after round {round}: {shares}</source>
      <translation>po rundzie {round}: {shares}</translation>
    </message>
    <message>
      <source>again</source>
      <translation>jeszcze raz</translation>
    </message>
    <message>
      <source>ahead</source>
      <translation>przed</translation>
    </message>
    <message>
      <source>all check</source>
      <translation>wszystko się zgadza</translation>
    </message>
    <message>
      <source>all in turn</source>
      <translation>wszystkie po kolei</translation>
    </message>
    <message>
      <source>always this one</source>
      <translation>zawsze to</translation>
    </message>
    <message>
      <source>ambiguous option: %(option)s could match %(matches)s</source>
      <translation>niejednoznaczna opcja: %(option)s może znaczyć %(matches)s</translation>
    </message>
    <message>
      <source>an X alone</source>
      <translation>samotny X</translation>
    </message>
    <message>
      <source>an empty folder</source>
      <translation>pusty folder</translation>
    </message>
    <message>
      <source>an empty sheet instead, of this chapter of Worm &amp; Cozy; 0 is all of them</source>
      <translation>zamiast tego pusta kartka tego rozdziału Worm &amp; Cozy; 0 to wszystkie</translation>
    </message>
    <message>
      <source>an eye</source>
      <translation>oko</translation>
    </message>
    <message>
      <source>an hour without a turn is a pass</source>
      <translation>godzina bez ruchu to pas</translation>
    </message>
    <message>
      <source>an open table: {game}</source>
      <translation>otwarty stół: {game}</translation>
    </message>
    <message>
      <source>an organ for worm {worm}</source>
      <translation>organ dla robaka {worm}</translation>
    </message>
    <message>
      <source>an organ has to be added here</source>
      <translation>trzeba tu dodać organ</translation>
    </message>
    <message>
      <source>anchor</source>
      <translation>kotwica</translation>
    </message>
    <message>
      <source>another game</source>
      <translation>inna partia</translation>
    </message>
    <message numerus="yes">
      <source>another key has this name in {count} other games on this laptop</source>
      <extracomment>another key has this name in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>inny klucz ma to imię w {count} innej partii na tym laptopie</numerusform>
        <numerusform>inny klucz ma to imię w {count} innych partiach na tym laptopie</numerusform>
        <numerusform>inny klucz ma to imię w {count} innych partiach na tym laptopie</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>another key than in {count} earlier games: ask who it is</source>
      <extracomment>another key than in an earlier game: ask who it is</extracomment>
      <translation>
        <numerusform>inny klucz niż w jednej z wcześniejszych partii: spytaj, kto to</numerusform>
        <numerusform>inny klucz niż w {count} wcześniejszych partiach: spytaj, kto to</numerusform>
        <numerusform>inny klucz niż w {count} wcześniejszych partiach: spytaj, kto to</numerusform>
      </translation>
    </message>
    <message>
      <source>another kind of value belongs here than {value}</source>
      <translation>pasuje tu inny rodzaj wartości niż {value}</translation>
    </message>
    <message>
      <source>another program uses your key</source>
      <translation>inny program używa twojego klucza</translation>
    </message>
    <message>
      <source>answers a call otherwise than an answer must be</source>
      <translation>odpowiada na wezwanie inaczej, niż trzeba</translation>
    </message>
    <message>
      <source>answers or seals a call that is not allowed</source>
      <translation>odpowiada na niedozwolone wezwanie albo je pieczętuje</translation>
    </message>
    <message>
      <source>apple</source>
      <translation>jabłko</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
      <source>arrow</source>
      <translation>strzałka</translation>
    </message>
    <message>
      <source>at the blank space {space}</source>
      <translation>na puste pole {space}</translation>
    </message>
    <message>
      <source>at the food on {space}</source>
      <translation>na smakołyk na {space}</translation>
    </message>
    <message>
      <source>at the line</source>
      <translation>na linii</translation>
    </message>
    <message>
      <source>at the rock on {space}</source>
      <translation>na kamień na {space}</translation>
    </message>
    <message>
      <source>at the table: {names}</source>
      <translation>przy stole: {names}</translation>
    </message>
    <message>
      <source>at the table: {names}; waiting for {missing}</source>
      <translation>przy stole: {names}; czekamy na {missing}</translation>
    </message>
    <message>
      <source>at this table the worm advances before a post is swung</source>
      <translation>przy tym stole robak rusza, zanim obróci się słupek</translation>
    </message>
    <message>
      <source>at worm {worm}</source>
      <translation>na robaka {worm}</translation>
    </message>
    <message>
      <source>babies</source>
      <translation>maluchy</translation>
    </message>
    <message>
      <source>babies get any organ but a collar</source>
      <translation>maluchy dostają każdy organ oprócz kołnierza</translation>
    </message>
    <message>
      <source>baby of {count}</source>
      <translation>maluch, {count}</translation>
    </message>
    <message>
      <source>bear</source>
      <translation>miś</translation>
    </message>
    <message>
      <source>begins with {found}, a log with {wanted}</source>
      <translation>zaczyna się od {found}, a dziennik od {wanted}</translation>
    </message>
    <message>
      <source>behind</source>
      <translation>za</translation>
    </message>
    <message>
      <source>bell</source>
      <translation>dzwonek</translation>
    </message>
    <message>
      <source>belongs to another game</source>
      <translation>należy do innej partii</translation>
    </message>
    <message>
      <source>best in {game}</source>
      <translation>najlepiej w {game}</translation>
    </message>
    <message>
      <source>bid</source>
      <translation>stawka</translation>
    </message>
    <message>
      <source>bids by dice</source>
      <translation>licytuje kośćmi</translation>
    </message>
    <message>
      <source>bids {face}</source>
      <translation>licytuje {face}</translation>
    </message>
    <message>
      <source>bird</source>
      <translation>ptak</translation>
    </message>
    <message>
      <source>blank areas</source>
      <translation>puste obszary</translation>
    </message>
    <message>
      <source>boat</source>
      <translation>łódka</translation>
    </message>
    <message>
      <source>bone</source>
      <translation>kość</translation>
    </message>
    <message>
      <source>book</source>
      <translation>książka</translation>
    </message>
    <message>
      <source>both are {name}: choose two keys</source>
      <translation>oba to {name}: wybierz dwa klucze</translation>
    </message>
    <message>
      <source>both keys are the same player</source>
      <translation>oba klucze to ten sam gracz</translation>
    </message>
    <message>
      <source>bots whose logs are in {folder}: {logs} instead of {bots}</source>
      <translation>boty, których dzienniki są w {folder}: {logs} zamiast {bots}</translation>
    </message>
    <message>
      <source>bottle</source>
      <translation>butelka</translation>
    </message>
    <message>
      <source>brain</source>
      <translation>mózg</translation>
    </message>
    <message>
      <source>brain {space}: fill it in to turn a die</source>
      <translation>mózg {space}: zamaluj, żeby obrócić kostkę</translation>
    </message>
    <message>
      <source>brains not filled in</source>
      <translation>niezamalowane mózgi</translation>
    </message>
    <message>
      <source>brains unfilled</source>
      <translation>niezamalowane mózgi</translation>
    </message>
    <message>
      <source>bread</source>
      <translation>chleb</translation>
    </message>
    <message>
      <source>breaks rule {tag}</source>
      <translation>łamie zasadę {tag}</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>most</translation>
    </message>
    <message>
      <source>bring a friend: laptops in the room download the program from this one, in a browser</source>
      <translation>zaproś kogoś: laptopy w pokoju pobierają program z tego, w przeglądarce</translation>
    </message>
    <message>
      <source>broom</source>
      <translation>miotła</translation>
    </message>
    <message>
      <source>bump</source>
      <translation>zderzenie</translation>
    </message>
    <message>
      <source>bump!</source>
      <translation>bum!</translation>
    </message>
    <message>
      <source>bumped</source>
      <translation>zderzenie</translation>
    </message>
    <message>
      <source>bumps</source>
      <translation>zderzenia</translation>
    </message>
    <message>
      <source>butter</source>
      <translation>masło</translation>
    </message>
    <message>
      <source>by seat, or by lot (seat)</source>
      <translation>według miejsc albo losu (seat)</translation>
    </message>
    <message>
      <source>byte 0: the header is damaged, yet records follow it</source>
      <translation>bajt 0: nagłówek jest uszkodzony, a jednak idą za nim zapisy</translation>
    </message>
    <message>
      <source>byte {byte} (good records before it: {count}): {why}</source>
      <translation>bajt {byte} (dobre zapisy przed nim: {count}): {why}</translation>
    </message>
    <message>
      <source>byte {byte}: the log has format {found}, and we read format {wanted}: update this program</source>
      <translation>bajt {byte}: dziennik ma format {found}, a my czytamy format {wanted}: zaktualizuj ten program</translation>
    </message>
    <message>
      <source>bytes of a record: {count}</source>
      <translation>bajty zapisu: {count}</translation>
    </message>
    <message>
      <source>cactus</source>
      <translation>kaktus</translation>
    </message>
    <message>
      <source>call</source>
      <translation>wezwanie</translation>
    </message>
    <message>
      <source>call of the others: {asked}</source>
      <translation>wezwanie innych: {asked}</translation>
    </message>
    <message>
      <source>call: {asked}, as soon as a majority agrees</source>
      <translation>wezwanie: {asked}, gdy tylko zgodzi się większość</translation>
    </message>
    <message>
      <source>calls a step complete that is not, or completes it otherwise</source>
      <translation>uznaje za domknięty krok, który nie jest, albo domyka go inaczej</translation>
    </message>
    <message>
      <source>camel</source>
      <translation>wielbłąd</translation>
    </message>
    <message>
      <source>candle</source>
      <translation>świeca</translation>
    </message>
    <message>
      <source>cannot be judged here</source>
      <translation>nie da się tu sprawdzić</translation>
    </message>
    <message>
      <source>castle</source>
      <translation>zamek</translation>
    </message>
    <message>
      <source>chapter {number}</source>
      <translation>rozdział {number}</translation>
    </message>
    <message>
      <source>check adapters, ports, firewall and disk; listen for other peers</source>
      <translation>sprawdź karty sieciowe, porty, zaporę i dysk; nasłuchuj innych</translation>
    </message>
    <message>
      <source>check logs: every signature, opening, move and step; compare several copies</source>
      <translation>sprawdź dzienniki: każdy podpis, otwarcie, ruch i krok; porównaj kilka kopii</translation>
    </message>
    <message>
      <source>checking logs</source>
      <translation>sprawdzanie dzienników</translation>
    </message>
    <message>
      <source>checks, unfinished</source>
      <translation>zgadza się, nieskończone</translation>
    </message>
    <message>
      <source>checks, with a proof against a seat</source>
      <translation>zgadza się, z dowodem przeciw jednemu miejscu</translation>
    </message>
    <message>
      <source>checks, with calls by the players</source>
      <translation>zgadza się, z wezwaniami graczy</translation>
    </message>
    <message>
      <source>cheese</source>
      <translation>ser</translation>
    </message>
    <message>
      <source>chequered</source>
      <translation>kratka</translation>
    </message>
    <message>
      <source>cherry</source>
      <translation>wiśnia</translation>
    </message>
    <message>
      <source>chooses {worm} for an organ</source>
      <translation>organ dostanie {worm}</translation>
    </message>
    <message>
      <source>choosing</source>
      <translation>wybiera</translation>
    </message>
    <message>
      <source>click to take {space} back</source>
      <translation>kliknij, żeby cofnąć {space}</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>zegar</translation>
    </message>
    <message>
      <source>cloud</source>
      <translation>chmura</translation>
    </message>
    <message>
      <source>codes have no {value!r}</source>
      <translation>kody nie mają {value!r}</translation>
    </message>
    <message>
      <source>collar</source>
      <translation>kołnierz</translation>
    </message>
    <message>
      <source>collar pairs</source>
      <translation>pary kołnierzy</translation>
    </message>
    <message>
      <source>collar {space}: with whom?</source>
      <translation>kołnierz {space}: z kim?</translation>
    </message>
    <message>
      <source>column {column}</source>
      <translation>kolumna {column}</translation>
    </message>
    <message>
      <source>columns {first} to {last}</source>
      <translation>kolumny {first}–{last}</translation>
    </message>
    <message>
      <source>comes after the end of the game</source>
      <translation>przychodzi po końcu gry</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>polecenia</translation>
    </message>
    <message>
      <source>comparing</source>
      <translation>porównuje</translation>
    </message>
    <message>
      <source>conga</source>
      <translation>wężyk</translation>
    </message>
    <message>
      <source>cozy</source>
      <translation>przytulnie</translation>
    </message>
    <message>
      <source>cozy as compost</source>
      <translation>przytulnie jak w kompoście</translation>
    </message>
    <message>
      <source>cozy rocks</source>
      <translation>przytulne kamienie</translation>
    </message>
    <message>
      <source>cozy worms</source>
      <translation>przytulne robaki</translation>
    </message>
    <message>
      <source>crawls {count}</source>
      <translation>pełznie o {count}</translation>
    </message>
    <message>
      <source>crawls {count} of {number}</source>
      <translation>pełznie o {count} z {number}</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and is stuck</source>
      <translation>pełznie o {count} z {number} i utyka</translation>
    </message>
    <message>
      <source>crawls {count} of {number} and stops there</source>
      <translation>pełznie o {count} z {number} i tam staje</translation>
    </message>
    <message>
      <source>crawls {number}</source>
      <translation>pełznie o {number}</translation>
    </message>
    <message>
      <source>crown</source>
      <translation>korona</translation>
    </message>
    <message>
      <source>decision {number}: {said}</source>
      <translation>decyzja {number}: {said}</translation>
    </message>
    <message>
      <source>dice</source>
      <translation>kostki</translation>
    </message>
    <message>
      <source>differ in step {next}</source>
      <translation>różnią się w kroku {next}</translation>
    </message>
    <message>
      <source>different worm shapes on the sheet</source>
      <translation>różne kształty robaków na kartce</translation>
    </message>
    <message>
      <source>disk</source>
      <translation>dysk</translation>
    </message>
    <message>
      <source>does not begin with a genesis</source>
      <translation>nie zaczyna się od genezy</translation>
    </message>
    <message>
      <source>does not check</source>
      <translation>nie zgadza się</translation>
    </message>
    <message>
      <source>does not continue this game's past</source>
      <translation>nie jest dalszym ciągiem tej partii</translation>
    </message>
    <message>
      <source>does not move</source>
      <translation>nie rusza się</translation>
    </message>
    <message>
      <source>does not open the commitment it made</source>
      <translation>nie otwiera swojego zobowiązania</translation>
    </message>
    <message>
      <source>does not open the salt that its offer fixed</source>
      <translation>nie otwiera soli ustalonej w swojej ofercie</translation>
    </message>
    <message>
      <source>dotted</source>
      <translation>kropki</translation>
    </message>
    <message>
      <source>downloading: {percentage} %</source>
      <translation>pobieranie: {percentage} %</translation>
    </message>
    <message>
      <source>downloads finished: {count}</source>
      <translation>zakończone pobrania: {count}</translation>
    </message>
    <message>
      <source>drawing</source>
      <translation>rysuje</translation>
    </message>
    <message>
      <source>drawing the clip</source>
      <translation>rysowanie klipu</translation>
    </message>
    <message>
      <source>drawing, {total}</source>
      <translation>rysuje, {total}</translation>
    </message>
    <message>
      <source>drrrrr…</source>
      <translation>drrrrr…</translation>
    </message>
    <message>
      <source>drum</source>
      <translation>bęben</translation>
    </message>
    <message>
      <source>eagle</source>
      <translation>orzeł</translation>
    </message>
    <message>
      <source>easy</source>
      <translation>łatwy</translation>
    </message>
    <message>
      <source>edge worms</source>
      <translation>robaki na brzegu</translation>
    </message>
    <message>
      <source>egg</source>
      <translation>jajko</translation>
    </message>
    <message>
      <source>elephant</source>
      <translation>słoń</translation>
    </message>
    <message>
      <source>en</source>
      <translation>pl</translation>
    </message>
    <message>
      <source>encryption</source>
      <translation>szyfrowanie</translation>
    </message>
    <message>
      <source>end</source>
      <translation>koniec</translation>
    </message>
    <message>
      <source>end when the standard input ends</source>
      <translation>zakończ, gdy skończy się standardowe wejście</translation>
    </message>
    <message>
      <source>ended</source>
      <translation>zakończone</translation>
    </message>
    <message>
      <source>equal</source>
      <translation>równe</translation>
    </message>
    <message>
      <source>every organ
of {worms}</source>
      <translation>wszystkie organy
{worms}</translation>
    </message>
    <message>
      <source>everything checks</source>
      <translation>wszystko się zgadza</translation>
    </message>
    <message>
      <source>everything that has to work works</source>
      <translation>wszystko, co musi działać, działa</translation>
    </message>
    <message>
      <source>example: {command}</source>
      <translation>przykład: {command}</translation>
    </message>
    <message>
      <source>exit code {code}</source>
      <translation>kod wyjścia {code}</translation>
    </message>
    <message>
      <source>exit codes: 0 all is well, 1 the answer is no, 2 wrong use or no log, 3 a newer version's</source>
      <translation>kody wyjścia: 0 wszystko dobrze, 1 odpowiedź brzmi nie, 2 złe użycie albo to nie dziennik, 3 z nowszej wersji</translation>
    </message>
    <message numerus="yes">
      <source>expected %s arguments</source>
      <extracomment>expected %s argument</extracomment>
      <translation>
        <numerusform>potrzebny %s argument</numerusform>
        <numerusform>potrzebne %s argumenty</numerusform>
        <numerusform>potrzebnych %s argumentów</numerusform>
      </translation>
    </message>
    <message>
      <source>expected at least one argument</source>
      <translation>potrzebny co najmniej jeden argument</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>potrzebny najwyżej jeden argument</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>potrzebny jeden argument</translation>
    </message>
    <message>
      <source>export</source>
      <translation>eksport</translation>
    </message>
    <message>
      <source>export      {digest}</source>
      <translation>eksport     {digest}</translation>
    </message>
    <message>
      <source>eye</source>
      <translation>oko</translation>
    </message>
    <message>
      <source>eye {space}, food left: {left}</source>
      <translation>oko {space}, zostało smakołyków: {left}</translation>
    </message>
    <message>
      <source>eye, mouth, tail, collar, brain, heart are wanted once each, not {value}</source>
      <translation>oko, pyszczek, ogon, kołnierz, mózg i serce mają tu być po jednym razie, nie {value}</translation>
    </message>
    <message>
      <source>eyes and mouths do not look back along their worm, nor tails into it</source>
      <translation>oczy i pyszczki nie patrzą w tył wzdłuż swojego robaka, a ogony nie wskazują w niego</translation>
    </message>
    <message>
      <source>eyes and mouths go on the first two spaces, a tail on the last one</source>
      <translation>oczy i pyszczki wchodzą na dwa pierwsze pola, ogon na ostatnie</translation>
    </message>
    <message>
      <source>feather</source>
      <translation>pióro</translation>
    </message>
    <message>
      <source>fed worms</source>
      <translation>najedzone robaki</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, but not while they are open, as usual on Windows; {free} MB are free</source>
      <translation>pliki w {folder} zapisują się na dobre w {took} ms, dają się zablokować i zastąpić, ale nie wtedy, gdy są otwarte, jak to w Windows; wolne jest {free} MB</translation>
    </message>
    <message>
      <source>files in {folder} are written for good in {took} ms, locked and replaced, open ones too; {free} MB are free</source>
      <translation>pliki w {folder} zapisują się na dobre w {took} ms, dają się zablokować i zastąpić, także otwarte; wolne jest {free} MB</translation>
    </message>
    <message>
      <source>fill in a brain</source>
      <translation>zamaluj mózg</translation>
    </message>
    <message>
      <source>fills in the brain on {space}: {change}</source>
      <translation>zamalowuje mózg na {space}: {change}</translation>
    </message>
    <message>
      <source>finish</source>
      <translation>meta</translation>
    </message>
    <message>
      <source>finish post {number}</source>
      <translation>słupek mety {number}</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>koniec</translation>
    </message>
    <message>
      <source>finished; {game}</source>
      <translation>skończone; {game}</translation>
    </message>
    <message>
      <source>firewalld is on: two laptops with a firewall may not reach each other; put this network into its zone `home` or `trusted`</source>
      <translation>firewalld jest włączony: dwa laptopy z zaporą mogą się nie słyszeć; dodaj tę sieć do strefy `home` lub `trusted`</translation>
    </message>
    <message>
      <source>first fault: {fault}</source>
      <translation>pierwszy błąd: {fault}</translation>
    </message>
    <message numerus="yes">
      <source>first fault: {fault}; {count} records behind it prove nothing</source>
      <extracomment>first fault: {fault}; {count} record behind it proves nothing</extracomment>
      <translation>
        <numerusform>pierwszy błąd: {fault}; {count} zapis za nim niczego nie dowodzi</numerusform>
        <numerusform>pierwszy błąd: {fault}; {count} zapisy za nim niczego nie dowodzą</numerusform>
        <numerusform>pierwszy błąd: {fault}; {count} zapisów za nim niczego nie dowodzi</numerusform>
      </translation>
    </message>
    <message>
      <source>fish</source>
      <translation>ryba</translation>
    </message>
    <message>
      <source>five</source>
      <translation>pięć</translation>
    </message>
    <message>
      <source>flag</source>
      <translation>flaga</translation>
    </message>
    <message>
      <source>flute</source>
      <translation>flet</translation>
    </message>
    <message>
      <source>folder</source>
      <translation>folder</translation>
    </message>
    <message>
      <source>follow a table without a seat: everything verified, nothing signed</source>
      <translation>śledź stół bez miejsca: wszystko sprawdzone, nic nie podpisane</translation>
    </message>
    <message>
      <source>food on {space}</source>
      <translation>smakołyk na {space}</translation>
    </message>
    <message>
      <source>foods</source>
      <translation>smakołyki</translation>
    </message>
    <message>
      <source>foods eaten</source>
      <translation>zjedzone smakołyki</translation>
    </message>
    <message>
      <source>foods that a mouth is at</source>
      <translation>smakołyki, przy których jest pyszczek</translation>
    </message>
    <message>
      <source>for Worm &amp; Cozy</source>
      <translation>do Worm &amp; Cozy</translation>
    </message>
    <message>
      <source>for Worm Up!</source>
      <translation>do Worm Up!</translation>
    </message>
    <message>
      <source>fork</source>
      <translation>widelec</translation>
    </message>
    <message>
      <source>four</source>
      <translation>cztery</translation>
    </message>
    <message>
      <source>friends</source>
      <translation>przyjaciele</translation>
    </message>
    <message>
      <source>frog</source>
      <translation>żaba</translation>
    </message>
    <message>
      <source>from this laptop</source>
      <translation>z tego laptopa</translation>
    </message>
    <message>
      <source>from {name}'s laptop</source>
      <translation>z laptopa: {name}</translation>
    </message>
    <message>
      <source>full lines</source>
      <translation>pełne linie</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partia</translation>
    </message>
    <message>
      <source>game {game} cannot be gone on with: {why}; it may still be audited</source>
      <translation>partii {game} nie da się dokończyć: {why}; nadal można ją sprawdzić</translation>
    </message>
    <message>
      <source>game {game} is already open in another window (process {process}): use that window, or close it first</source>
      <translation>partia {game} jest już otwarta w innym oknie (proces {process}): użyj tamtego okna albo najpierw je zamknij</translation>
    </message>
    <message>
      <source>games</source>
      <translation>partie</translation>
    </message>
    <message>
      <source>games are saved in {folder}: {free} MB free, make room</source>
      <translation>partie zapisują się w {folder}: wolne {free} MB, zrób miejsce</translation>
    </message>
    <message>
      <source>games can be saved in {folder}: {free} MB free</source>
      <translation>partie można zapisywać w {folder}: wolne {free} MB</translation>
    </message>
    <message>
      <source>games cannot be saved in {folder}: {why}; mend that or choose another --data DIR</source>
      <translation>partii nie można zapisywać w {folder}: {why}; napraw to albo wybierz inne --data DIR</translation>
    </message>
    <message>
      <source>games won</source>
      <translation>wygrane partie</translation>
    </message>
    <message>
      <source>garlic</source>
      <translation>czosnek</translation>
    </message>
    <message>
      <source>gathered and checked, {vouched}</source>
      <translation>zebrane i sprawdzone, {vouched}</translation>
    </message>
    <message>
      <source>ghost</source>
      <translation>duch</translation>
    </message>
    <message>
      <source>giraffe</source>
      <translation>żyrafa</translation>
    </message>
    <message>
      <source>give a length in mm, such as 610</source>
      <translation>podaj długość w mm, np. 610</translation>
    </message>
    <message>
      <source>give a number of seconds above 0</source>
      <translation>podaj liczbę sekund większą od 0</translation>
    </message>
    <message>
      <source>give an organ to a worm:</source>
      <translation>daj organ robakowi:</translation>
    </message>
    <message>
      <source>give up after so many seconds</source>
      <translation>daj spokój po tylu sekundach</translation>
    </message>
    <message>
      <source>glove</source>
      <translation>rękawiczka</translation>
    </message>
    <message>
      <source>go on with the game that was left last, or with GAME as `games` names it</source>
      <translation>graj dalej w ostatnio zostawioną partię albo w GAME, jak nazywa ją `games`</translation>
    </message>
    <message>
      <source>go on with the last unfinished game, or with GAME as `games` names it</source>
      <translation>graj dalej w ostatnią nieskończoną partię albo w GAME, jak nazywa ją `games`</translation>
    </message>
    <message>
      <source>go on without a silent seat after so many seconds, if a majority agrees (20)</source>
      <translation>graj dalej bez milczącego miejsca po tylu sekundach, jeśli większość się zgadza (20)</translation>
    </message>
    <message>
      <source>go on without {name}</source>
      <translation>graj dalej bez: {name}</translation>
    </message>
    <message>
      <source>go on without {name}, for good</source>
      <translation>graj dalej bez: {name}, na dobre</translation>
    </message>
    <message>
      <source>goes on from step {step} of another game</source>
      <translation>gra dalej od kroku {step} innej gry</translation>
    </message>
    <message>
      <source>gone home</source>
      <translation>w domu</translation>
    </message>
    <message>
      <source>grade {grade} of 5, {name}</source>
      <translation>ocena {grade} z 5, {name}</translation>
    </message>
    <message>
      <source>group</source>
      <translation>grupa</translation>
    </message>
    <message>
      <source>grow from the end on {space}</source>
      <translation>rośnij od końca na {space}</translation>
    </message>
    <message>
      <source>grow from the head on {space}</source>
      <translation>rośnij od głowy na {space}</translation>
    </message>
    <message>
      <source>grow onto {space}</source>
      <translation>rośnij na {space}</translation>
    </message>
    <message>
      <source>grows onto {space}</source>
      <translation>rośnie na {space}</translation>
    </message>
    <message>
      <source>guitar</source>
      <translation>gitara</translation>
    </message>
    <message>
      <source>hammer</source>
      <translation>młotek</translation>
    </message>
    <message>
      <source>hard</source>
      <translation>trudny</translation>
    </message>
    <message>
      <source>has left for now</source>
      <translation>na razie nie gra</translation>
    </message>
    <message>
      <source>has left the game</source>
      <translation>nie jest już w grze</translation>
    </message>
    <message>
      <source>hat</source>
      <translation>kapelusz</translation>
    </message>
    <message>
      <source>heart</source>
      <translation>serce</translation>
    </message>
    <message>
      <source>hedgehog</source>
      <translation>jeż</translation>
    </message>
    <message>
      <source>holds a proof that proves nothing</source>
      <translation>ma dowód, który niczego nie dowodzi</translation>
    </message>
    <message>
      <source>holds a record that is none</source>
      <translation>ma zapis, który nim nie jest</translation>
    </message>
    <message>
      <source>holds a second genesis</source>
      <translation>ma drugą genezę</translation>
    </message>
    <message>
      <source>holds an act before every seat has said yes to the genesis</source>
      <translation>ma działanie, zanim każde miejsce zgodziło się na genezę</translation>
    </message>
    <message>
      <source>honey</source>
      <translation>miód</translation>
    </message>
    <message>
      <source>horse</source>
      <translation>koń</translation>
    </message>
    <message>
      <source>hour {hour} of {count}</source>
      <translation>godzina {hour} z {count}</translation>
    </message>
    <message>
      <source>how many bots (4)</source>
      <translation>ile botów (4)</translation>
    </message>
    <message>
      <source>how many play (3)</source>
      <translation>ilu gra (3)</translation>
    </message>
    <message>
      <source>how well bots play ({levels})</source>
      <translation>jak dobrze grają boty ({levels})</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>pominięto podany wprost argument %r</translation>
    </message>
    <message>
      <source>in another network: {address}</source>
      <translation>w innej sieci: {address}</translation>
    </message>
    <message>
      <source>in this edition a worm does not turn round</source>
      <translation>w tym wydaniu robak nie zawraca</translation>
    </message>
    <message>
      <source>in words, without a window</source>
      <translation>słowami, bez okna</translation>
    </message>
    <message>
      <source>invalid %(type)s value: %(value)r</source>
      <translation>niepoprawna wartość %(type)s: %(value)r</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>niepoprawny wybór: %(value)r (wybierz z %(choices)s)</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)</source>
      <translation>niepoprawny wybór: %(value)r, może chodzi o %(closest)r? (wybierz z %(choices)s)</translation>
    </message>
    <message>
      <source>is away, so the hour is a pass</source>
      <translation>nikogo nie ma, więc ta godzina to pas</translation>
    </message>
    <message>
      <source>is damaged</source>
      <translation>jest uszkodzony</translation>
    </message>
    <message>
      <source>is not here</source>
      <translation>jest nieobecny(-a)</translation>
    </message>
    <message>
      <source>is not signed by its seat</source>
      <translation>nie ma podpisu swojego miejsca</translation>
    </message>
    <message>
      <source>is of a game in which the key beside it has no seat</source>
      <translation>jest z partii, w której klucz obok nie ma miejsca</translation>
    </message>
    <message>
      <source>is of a newer version of this program</source>
      <translation>jest z nowszej wersji tego programu</translation>
    </message>
    <message>
      <source>is of another version of these rules</source>
      <translation>jest z innej wersji tych zasad</translation>
    </message>
    <message>
      <source>is of options that these rules do not have</source>
      <translation>ma opcje, których te zasady nie mają</translation>
    </message>
    <message>
      <source>is of rules that this program does not know</source>
      <translation>ma zasady, których ten program nie zna</translation>
    </message>
    <message>
      <source>is one message too many for its seat and step</source>
      <translation>to o jedną wiadomość za dużo na to miejsce i krok</translation>
    </message>
    <message>
      <source>island</source>
      <translation>wyspa</translation>
    </message>
    <message>
      <source>it comes from behind the finish line, but the race ends</source>
      <translation>przychodzi zza linii mety, a wyścig się kończy</translation>
    </message>
    <message>
      <source>it did not say hello</source>
      <translation>nie przedstawił się</translation>
    </message>
    <message>
      <source>it does not lie wholly on the table</source>
      <translation>nie leży w całości na stole</translation>
    </message>
    <message>
      <source>it does not touch the finish line, but the race ends</source>
      <translation>nie dotyka linii mety, a wyścig się kończy</translation>
    </message>
    <message>
      <source>it does not touch {worm}</source>
      <translation>nie styka się z tym: {worm}</translation>
    </message>
    <message numerus="yes">
      <source>it ends after {count} minutes, or with Ctrl+C; whoever downloads trusts you</source>
      <extracomment>it ends after {count} minute, or with Ctrl+C; whoever downloads trusts you</extracomment>
      <translation>
        <numerusform>kończy się po {count} minucie albo na Ctrl+C; kto pobiera, ufa tobie</numerusform>
        <numerusform>kończy się po {count} minutach albo na Ctrl+C; kto pobiera, ufa tobie</numerusform>
        <numerusform>kończy się po {count} minutach albo na Ctrl+C; kto pobiera, ufa tobie</numerusform>
      </translation>
    </message>
    <message>
      <source>it goes on from step {step} of the game {game}</source>
      <translation>gra toczy się dalej od kroku {step} gry {game}</translation>
    </message>
    <message>
      <source>it goes; a rest of 50 ms takes {took} ms</source>
      <translation>idzie; przerwa 50 ms trwa {took} ms</translation>
    </message>
    <message>
      <source>it has signed in this step already</source>
      <translation>w tym kroku już podpisano</translation>
    </message>
    <message>
      <source>it has {size} bytes, and at most {most} are read: is it the right file?</source>
      <translation>ma {size} bajtów, a czytamy najwyżej {most}: czy to właściwy plik?</translation>
    </message>
    <message>
      <source>it has {value} instead of {letters}</source>
      <translation>jest {value} zamiast {letters}</translation>
    </message>
    <message>
      <source>it is a folder: choose a file in it</source>
      <translation>to folder: wybierz plik w nim</translation>
    </message>
    <message>
      <source>it is a pipe or a device: copy what it gives to a file first</source>
      <translation>to potok albo urządzenie: najpierw skopiuj jego treść do pliku</translation>
    </message>
    <message>
      <source>it is at a food, but no space of its worm is free</source>
      <translation>jest przy smakołyku, ale jego robak nie ma wolnego pola</translation>
    </message>
    <message>
      <source>it is not at a food</source>
      <translation>nie jest przy smakołyku</translation>
    </message>
    <message>
      <source>it is not its turn</source>
      <translation>to nie jego kolej</translation>
    </message>
    <message>
      <source>it is not this player's turn</source>
      <translation>teraz nie kolej tego gracza</translation>
    </message>
    <message>
      <source>it never began</source>
      <translation>nigdy nie zaczęto</translation>
    </message>
    <message>
      <source>it overlaps a post</source>
      <translation>zachodzi na słupek</translation>
    </message>
    <message>
      <source>it sees no blank space</source>
      <translation>nie widzi pustego pola</translation>
    </message>
    <message>
      <source>it sent a hello that was made for another connection</source>
      <translation>przysłał powitanie zrobione dla innego połączenia</translation>
    </message>
    <message>
      <source>it sent a message that does not count (step {step}, seat {seat}: {why})</source>
      <translation>przysłał wiadomość, która się nie liczy (krok {step}, miejsce {seat}: {why})</translation>
    </message>
    <message>
      <source>it sent large packets before it said hello</source>
      <translation>przysłał duże pakiety, zanim się przedstawił</translation>
    </message>
    <message>
      <source>it sent something that is no packet</source>
      <translation>przysłał coś, co nie jest pakietem</translation>
    </message>
    <message>
      <source>it touches the finish line, but the race goes on</source>
      <translation>dotyka linii mety, a wyścig trwa dalej</translation>
    </message>
    <message>
      <source>it touches {name}'s worm</source>
      <translation>dotyka robaka gracza {name}</translation>
    </message>
    <message>
      <source>it would change nothing now</source>
      <translation>teraz nic by nie zmienił</translation>
    </message>
    <message>
      <source>its bytes are not those of a key</source>
      <translation>jego bajty to nie bajty klucza</translation>
    </message>
    <message>
      <source>its length is {count}, less than the {least} bytes at the head of every log</source>
      <translation>długość to {count}, mniej niż {least} bajtów na początku każdego dziennika</translation>
    </message>
    <message>
      <source>its length, 200 to 912 mm</source>
      <translation>jej długość, 200 do 912 mm</translation>
    </message>
    <message>
      <source>its log is damaged, {why}</source>
      <translation>jej dziennik jest uszkodzony, {why}</translation>
    </message>
    <message>
      <source>its log is missing</source>
      <translation>brakuje jej dziennika</translation>
    </message>
    <message>
      <source>its log is no log: {why}</source>
      <translation>jej dziennik nie jest dziennikiem: {why}</translation>
    </message>
    <message>
      <source>its log {why}</source>
      <translation>jej dziennik {why}</translation>
    </message>
    <message>
      <source>its number is far above all that were answered</source>
      <translation>jego numer jest dużo wyższy niż wszystkie, na które odpowiedziano</translation>
    </message>
    <message>
      <source>its own act of this step comes first</source>
      <translation>najpierw jego własne działanie z tego kroku</translation>
    </message>
    <message>
      <source>its seat belongs to another key than the one here</source>
      <translation>jej miejsce należy do innego klucza niż ten tutaj</translation>
    </message>
    <message>
      <source>its worm grows by up to {limit}</source>
      <translation>jego robak rośnie najwyżej o {limit}</translation>
    </message>
    <message>
      <source>jacket</source>
      <translation>kurtka</translation>
    </message>
    <message>
      <source>judging the bids</source>
      <translation>ocenianie stawek</translation>
    </message>
    <message>
      <source>key</source>
      <translation>klucz</translation>
    </message>
    <message>
      <source>keys and games</source>
      <translation>klucze i partie</translation>
    </message>
    <message>
      <source>kite</source>
      <translation>latawiec</translation>
    </message>
    <message>
      <source>lacks something that this message rests on</source>
      <translation>brakuje mu czegoś, na czym opiera się ta wiadomość</translation>
    </message>
    <message>
      <source>ladder</source>
      <translation>drabina</translation>
    </message>
    <message>
      <source>laid anew, it touches the finish line</source>
      <translation>ułożony na nowo, dotyka linii mety</translation>
    </message>
    <message>
      <source>lamp</source>
      <translation>lampa</translation>
    </message>
    <message>
      <source>lanes by lot</source>
      <translation>tory losowane</translation>
    </message>
    <message>
      <source>largest blank area</source>
      <translation>największy pusty obszar</translation>
    </message>
    <message>
      <source>last digest</source>
      <translation>ostatni skrót</translation>
    </message>
    <message>
      <source>last digest {digest}</source>
      <translation>ostatni skrót {digest}</translation>
    </message>
    <message>
      <source>last night</source>
      <translation>wczoraj wieczorem</translation>
    </message>
    <message>
      <source>last played</source>
      <translation>ostatnia gra</translation>
    </message>
    <message>
      <source>leads</source>
      <translation>prowadzi</translation>
    </message>
    <message>
      <source>leaves for good</source>
      <translation>odchodzi na dobre</translation>
    </message>
    <message>
      <source>leaving for good at step {step}; {game}</source>
      <translation>odchodzi na dobre w kroku {step}; {game}</translation>
    </message>
    <message>
      <source>left for good at step {step}; {game}</source>
      <translation>na dobre poza grą od kroku {step}; {game}</translation>
    </message>
    <message>
      <source>left out for now</source>
      <translation>na razie poza grą</translation>
    </message>
    <message>
      <source>lemon</source>
      <translation>cytryna</translation>
    </message>
    <message>
      <source>let all organs of a worm act:</source>
      <translation>daj działać wszystkim organom robaka:</translation>
    </message>
    <message>
      <source>let {name} go for good</source>
      <translation>puść na dobre: {name}</translation>
    </message>
    <message>
      <source>lets {worm} act</source>
      <translation>budzi się {worm}</translation>
    </message>
    <message>
      <source>likes to bid</source>
      <translation>lubi licytować</translation>
    </message>
    <message>
      <source>limbering up</source>
      <translation>rozciąga się</translation>
    </message>
    <message>
      <source>line {number}, </source>
      <translation>wiersz {number}, </translation>
    </message>
    <message>
      <source>line {worms}, acts left: {left}</source>
      <translation>wężyk {worms}, zostało działań: {left}</translation>
    </message>
    <message>
      <source>lion</source>
      <translation>lew</translation>
    </message>
    <message>
      <source>list the saved games of this laptop and how they stand</source>
      <translation>wypisz partie zapisane na tym laptopie i ich stan</translation>
    </message>
    <message>
      <source>listening for some seconds ...</source>
      <translation>nasłuchuję kilka sekund ...</translation>
    </message>
    <message>
      <source>log: {path}</source>
      <translation>dziennik: {path}</translation>
    </message>
    <message>
      <source>longest step in mm</source>
      <translation>najdłuższy krok w mm</translation>
    </message>
    <message>
      <source>longest worm</source>
      <translation>najdłuższy robak</translation>
    </message>
    <message>
      <source>look back at a game: everybody's chances, and better bids, moves and hours, by bots</source>
      <translation>wróć do partii: szanse każdego oraz lepsze stawki, ruchy i godziny, według botów</translation>
    </message>
    <message>
      <source>looking down</source>
      <translation>patrzy w dół</translation>
    </message>
    <message>
      <source>looking for better hours</source>
      <translation>szukanie lepszych godzin</translation>
    </message>
    <message>
      <source>looking for better moves</source>
      <translation>szukanie lepszych ruchów</translation>
    </message>
    <message>
      <source>looking left</source>
      <translation>patrzy w lewo</translation>
    </message>
    <message>
      <source>looking right</source>
      <translation>patrzy w prawo</translation>
    </message>
    <message>
      <source>looking round…</source>
      <translation>rozglądam się…</translation>
    </message>
    <message>
      <source>looking up</source>
      <translation>patrzy w górę</translation>
    </message>
    <message>
      <source>looks at the finish</source>
      <translation>ogląda finisz</translation>
    </message>
    <message>
      <source>mDNS is off ({what}): the beacon may do</source>
      <translation>mDNS jest wyłączony ({what}): może wystarczy samo nadawanie</translation>
    </message>
    <message>
      <source>mDNS is off, no adapter: join a network</source>
      <translation>mDNS jest wyłączony, brak karty sieciowej: połącz się z siecią</translation>
    </message>
    <message>
      <source>macOS asks once about incoming connections and about devices on the local network: allow both, later in System Settings &gt; Privacy &amp; Security &gt; Local Network</source>
      <translation>macOS pyta raz o połączenia przychodzące i o urządzenia w sieci lokalnej: zezwól na oba, później w Ustawienia systemowe &gt; Prywatność i ochrona &gt; Sieć lokalna</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network</source>
      <translation>macOS nie wpuszcza tego programu do sieci lokalnej</translation>
    </message>
    <message>
      <source>macOS keeps this program out of the local network: switch it on in System Settings &gt; Privacy &amp; Security &gt; Local Network, then start it again</source>
      <translation>macOS nie wpuszcza tego programu do sieci lokalnej: włącz go w Ustawienia systemowe &gt; Prywatność i ochrona &gt; Sieć lokalna, potem uruchom go jeszcze raz</translation>
    </message>
    <message>
      <source>macOS, Apple chip</source>
      <translation>macOS, procesor Apple</translation>
    </message>
    <message>
      <source>macOS, Intel chip</source>
      <translation>macOS, procesor Intel</translation>
    </message>
    <message>
      <source>marks are whole numbers that rise from 1 or more, one for each group, not {value}</source>
      <translation>progi to liczby całkowite, które rosną od co najmniej 1, po jednej na grupę, nie {value}</translation>
    </message>
    <message>
      <source>mean place</source>
      <translation>średnie miejsce</translation>
    </message>
    <message>
      <source>measure every move of a race again with another geometry library, shapely</source>
      <translation>zmierz każdy ruch wyścigu jeszcze raz inną biblioteką geometryczną, shapely</translation>
    </message>
    <message>
      <source>meet only those who use this port number too ({port})</source>
      <translation>spotykaj tylko tych, którzy też używają tego portu ({port})</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>pamięć</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>brak</translation>
    </message>
    <message>
      <source>mm to the line</source>
      <translation>mm do linii</translation>
    </message>
    <message>
      <source>moon</source>
      <translation>księżyc</translation>
    </message>
    <message>
      <source>most in a row</source>
      <translation>najwięcej z rzędu</translation>
    </message>
    <message>
      <source>most organs</source>
      <translation>najwięcej organów</translation>
    </message>
    <message>
      <source>most points</source>
      <translation>najwięcej punktów</translation>
    </message>
    <message>
      <source>mouth</source>
      <translation>pyszczek</translation>
    </message>
    <message>
      <source>mouths at food {space}</source>
      <translation>pyszczki przy smakołyku {space}</translation>
    </message>
    <message>
      <source>moved {number}</source>
      <translation>ruch o {number}</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>ruchy</translation>
    </message>
    <message>
      <source>moves 1st</source>
      <translation>rusza jako 1.</translation>
    </message>
    <message>
      <source>moves 2nd</source>
      <translation>rusza jako 2.</translation>
    </message>
    <message>
      <source>moves 3rd</source>
      <translation>rusza jako 3.</translation>
    </message>
    <message>
      <source>moves 4th</source>
      <translation>rusza jako 4.</translation>
    </message>
    <message>
      <source>moves 5th</source>
      <translation>rusza jako 5.</translation>
    </message>
    <message>
      <source>moves next</source>
      <translation>rusza teraz</translation>
    </message>
    <message>
      <source>moves {number}</source>
      <translation>pełznie o {number}</translation>
    </message>
    <message>
      <source>moving</source>
      <translation>pełznie</translation>
    </message>
    <message>
      <source>mushroom</source>
      <translation>grzyb</translation>
    </message>
    <message>
      <source>my die: {face}</source>
      <translation>moja kostka: {face}</translation>
    </message>
    <message>
      <source>my die: {face}, changed</source>
      <translation>moja kostka: {face}, zmieniona</translation>
    </message>
    <message>
      <source>my die: {face}, changed; the table rolled {old}</source>
      <translation>moja kostka: {face}, zmieniona; rzut stołu to {old}</translation>
    </message>
    <message>
      <source>name</source>
      <translation>imię</translation>
    </message>
    <message>
      <source>name a command first</source>
      <translation>najpierw podaj polecenie</translation>
    </message>
    <message>
      <source>names a seat that is not at the table</source>
      <translation>nazywa miejsce, którego nie ma przy stole</translation>
    </message>
    <message>
      <source>naming</source>
      <translation>ogłasza liczbę</translation>
    </message>
    <message>
      <source>needle</source>
      <translation>igła</translation>
    </message>
    <message>
      <source>network</source>
      <translation>sieć</translation>
    </message>
    <message>
      <source>never began: nobody sat down</source>
      <translation>nie zaczęto: nikt nie usiadł</translation>
    </message>
    <message>
      <source>never began: {names} did not sit down; {game}</source>
      <translation>nie zaczęto: nie siedzi {names}; {game}</translation>
    </message>
    <message>
      <source>new worm {worm}, {shape}</source>
      <translation>nowy robak {worm}, {shape}</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nie</translation>
    </message>
    <message>
      <source>no Conga Line here has an organ that could act</source>
      <translation>żaden wężyk nie ma tu organu, który mógłby działać</translation>
    </message>
    <message>
      <source>no Conga Line with this tail's worm starts there</source>
      <translation>żaden wężyk z robakiem tego ogona tam się nie zaczyna</translation>
    </message>
    <message>
      <source>no bid</source>
      <translation>bez stawki</translation>
    </message>
    <message>
      <source>no blank space at an end that may grow</source>
      <translation>nie ma pustego pola przy końcu, który może rosnąć</translation>
    </message>
    <message>
      <source>no brain of the hour before is left to change a die</source>
      <translation>nie ma już mózgu z poprzedniej godziny, żeby zmienić kostkę</translation>
    </message>
    <message>
      <source>no distances are measured in this game</source>
      <translation>w tej grze nie mierzy się odległości</translation>
    </message>
    <message>
      <source>no download yet</source>
      <translation>jeszcze nikt nie pobrał</translation>
    </message>
    <message>
      <source>no firewall of this laptop is known to be on</source>
      <translation>nic nie wiadomo o włączonej zaporze na tym laptopie</translation>
    </message>
    <message>
      <source>no game that is over is saved in {folder}</source>
      <translation>w {folder} nie ma zapisanej skończonej partii</translation>
    </message>
    <message>
      <source>no game yet</source>
      <translation>jeszcze żadnej partii</translation>
    </message>
    <message>
      <source>no games are saved in {folder}</source>
      <translation>w {folder} nie ma zapisanych partii</translation>
    </message>
    <message>
      <source>no internet, {vouched}</source>
      <translation>bez internetu, {vouched}</translation>
    </message>
    <message>
      <source>no join code leads here, for UDP port {port} cannot be used ({what}): start again, which takes another port</source>
      <translation>nie prowadzi tu żaden kod dołączenia, bo portu UDP {port} nie da się użyć ({what}): uruchom jeszcze raz, wtedy będzie inny port</translation>
    </message>
    <message>
      <source>no log shows who held these keys: one person alone can make all of them</source>
      <translation>żaden dziennik nie pokazuje, kto miał te klucze: jedna osoba może zrobić wszystkie sama</translation>
    </message>
    <message>
      <source>no matching worm here could act</source>
      <translation>żaden pasujący robak nic by tu nie zdziałał</translation>
    </message>
    <message>
      <source>no matching worm here has room for it</source>
      <translation>żaden pasujący robak nie ma tu miejsca</translation>
    </message>
    <message>
      <source>no neighbour with a collar, or no room for a baby</source>
      <translation>nie ma sąsiada z kołnierzem albo miejsca na malucha</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable</source>
      <translation>żadna karta sieciowa nie jest włączona: włącz Wi-Fi albo podłącz kabel</translation>
    </message>
    <message>
      <source>no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again</source>
      <translation>żadna karta sieciowa nie jest włączona: włącz Wi-Fi albo podłącz kabel i testuj jeszcze raz</translation>
    </message>
    <message>
      <source>no number left</source>
      <translation>brak liczby</translation>
    </message>
    <message>
      <source>no organ of it could do anything now</source>
      <translation>żaden z jego organów nic by teraz nie zdziałał</translation>
    </message>
    <message>
      <source>no organ of this line could do anything now</source>
      <translation>żaden organ tego wężyka nic by teraz nie zdziałał</translation>
    </message>
    <message>
      <source>no player {player} in the saved games</source>
      <translation>w zapisanych partiach nie ma gracza {player}</translation>
    </message>
    <message>
      <source>no region has the number in this hour's name: {value}</source>
      <translation>żaden rejon nie ma liczby z nazwy tej godziny: {value}</translation>
    </message>
    <message>
      <source>no room for {shape} in {region}</source>
      <translation>brak miejsca na {shape} ({region})</translation>
    </message>
    <message>
      <source>no shape of the die is called {value}</source>
      <translation>żaden kształt z kostki nie nazywa się {value}</translation>
    </message>
    <message>
      <source>no space of it lies in this hour's region</source>
      <translation>żadne jego pole nie leży w rejonie tej godziny</translation>
    </message>
    <message>
      <source>no table with {name} now: it kept one waiting, or you said so</source>
      <translation>teraz żadnego stołu z graczem {name}: kazał na siebie czekać albo takie było twoje życzenie</translation>
    </message>
    <message>
      <source>no value that can be locked in now</source>
      <translation>nie ma wartości, którą można by teraz zamknąć</translation>
    </message>
    <message>
      <source>no window can be shown here ({what}): install what is missing</source>
      <translation>nie da się tu pokazać okna ({what}): zainstaluj, czego brakuje</translation>
    </message>
    <message>
      <source>no window can be shown, for a library is missing: `sudo apt install libxcb-cursor0`, or the package xcb-util-cursor of other systems</source>
      <translation>nie da się pokazać okna, bo brakuje biblioteki: `sudo apt install libxcb-cursor0` albo pakiet xcb-util-cursor w innych systemach</translation>
    </message>
    <message>
      <source>no worm in {region} has the other organ or the shape {shape}</source>
      <translation>brak robaka z drugim organem lub kształtem {shape} ({region})</translation>
    </message>
    <message>
      <source>no worm in {region} has {kinds} or the shape {shape}</source>
      <translation>brak robaka, który ma {kinds} lub kształt {shape} ({region})</translation>
    </message>
    <message>
      <source>no worm lies in {region}</source>
      <translation>nie leży tu żaden robak ({region})</translation>
    </message>
    <message>
      <source>nobody answers at {host}. Is that laptop in the same Wi-Fi, with the game still open? A network for guests may keep laptops apart: then use a phone's hotspot or a cable. We keep asking</source>
      <translation>pod {host} nikt nie odpowiada. Czy tamten laptop jest w tym samym Wi-Fi i ma otwartą grę? Sieć dla gości może trzymać laptopy osobno: wtedy użyj hotspotu w telefonie albo kabla. Pytamy dalej</translation>
    </message>
    <message>
      <source>nobody can reach us at {place}: {what}; choose another port or address</source>
      <translation>nikt nie dosięgnie nas pod {place}: {what}; wybierz inny port lub adres</translation>
    </message>
    <message>
      <source>nobody here has it</source>
      <translation>nikt tutaj tego nie ma</translation>
    </message>
    <message>
      <source>nobody is left out before all have opened their salts</source>
      <translation>nikt nie wypada, zanim wszyscy nie otworzą soli</translation>
    </message>
    <message>
      <source>nobody on {name} hands out addresses: put both laptops on one router, or use Wi-Fi</source>
      <translation>nikt na {name} nie rozdaje adresów: podłączcie oba laptopy do jednego routera albo użyjcie Wi-Fi</translation>
    </message>
    <message>
      <source>nobody sat down yet</source>
      <translation>jeszcze nikt nie usiadł</translation>
    </message>
    <message>
      <source>nobody yet</source>
      <translation>jeszcze nikt</translation>
    </message>
    <message>
      <source>none</source>
      <translation>żadne</translation>
    </message>
    <message>
      <source>none chosen</source>
      <translation>nic nie wybrano</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>zwykły</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>niedozwolone razem z argumentem %s</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing</source>
      <translation>w emblemacie nie ma soli każdego, więc niczego on nie dowodzi</translation>
    </message>
    <message>
      <source>not everybody's salt is in the emblem, so it proves nothing: open another table</source>
      <translation>w emblemacie nie ma soli każdego, więc niczego on nie dowodzi: otwórz inny stół</translation>
    </message>
    <message>
      <source>not played yet</source>
      <translation>jeszcze nie grano</translation>
    </message>
    <message>
      <source>not signed by the makers</source>
      <translation>bez podpisu twórców</translation>
    </message>
    <message>
      <source>note: an unfinished game is kept; solo --resume goes on with it instead</source>
      <translation>uwaga: nieskończona partia jest zachowana; solo --resume gra w nią dalej</translation>
    </message>
    <message>
      <source>note: {note}</source>
      <translation>uwaga: {note}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nic</translation>
    </message>
    <message>
      <source>nothing can be locked in with it</source>
      <translation>razem z tym nic nie można zamknąć</translation>
    </message>
    <message>
      <source>nothing could be fetched from {name}'s laptop ({what}): “Bring a friend” has to stay open there</source>
      <translation>z laptopa {name} nic nie dało się pobrać ({what}): „Zaproś kogoś” musi tam pozostać otwarte</translation>
    </message>
    <message>
      <source>nothing in {folder} is what its SHA256SUMS says: copy or make the release again</source>
      <translation>nic w {folder} nie zgadza się z jego SHA256SUMS: skopiuj albo zrób wydanie jeszcze raz</translation>
    </message>
    <message>
      <source>nothing that can be counted is called {value}</source>
      <translation>nic, co można policzyć, nie nazywa się {value}</translation>
    </message>
    <message>
      <source>nothing was played</source>
      <translation>nic nie zagrano</translation>
    </message>
    <message>
      <source>now: {frame}</source>
      <translation>teraz: {frame}</translation>
    </message>
    <message>
      <source>nudged</source>
      <translation>szturchnięcie</translation>
    </message>
    <message>
      <source>off</source>
      <translation>wyłączone</translation>
    </message>
    <message>
      <source>off the sheet</source>
      <translation>poza kartkę</translation>
    </message>
    <message>
      <source>on the way</source>
      <translation>w drodze</translation>
    </message>
    <message>
      <source>on {space}</source>
      <translation>na {space}</translation>
    </message>
    <message>
      <source>on {space}:</source>
      <translation>na {space}:</translation>
    </message>
    <message>
      <source>one</source>
      <translation>jeden</translation>
    </message>
    <message>
      <source>one JSON document, for programs</source>
      <translation>jeden dokument JSON, dla programów</translation>
    </message>
    <message>
      <source>one finish post may be swung, once</source>
      <translation>wolno obrócić jeden słupek mety, raz</translation>
    </message>
    <message>
      <source>one for everybody left behind</source>
      <translation>po jednym za każdego, kto został z tyłu</translation>
    </message>
    <message>
      <source>one for the winner alone</source>
      <translation>jeden tylko dla zwycięzcy</translation>
    </message>
    <message>
      <source>one of its letters is wrong</source>
      <translation>jedna z jego liter jest błędna</translation>
    </message>
    <message>
      <source>one of our sheets, 1 to 8</source>
      <translation>jedna z naszych kartek, 1 do 8</translation>
    </message>
    <message>
      <source>one of the arguments %s is required</source>
      <translation>potrzebny jest jeden z argumentów %s</translation>
    </message>
    <message>
      <source>onion</source>
      <translation>cebula</translation>
    </message>
    <message>
      <source>only a player with an X may swing a finish post</source>
      <translation>tylko gracz z X może obrócić słupek mety</translation>
    </message>
    <message>
      <source>only an end of the worm can become its head</source>
      <translation>głową może zostać tylko koniec robaka</translation>
    </message>
    <message>
      <source>only you so far</source>
      <translation>na razie tylko ty</translation>
    </message>
    <message>
      <source>only {free} MB are free: make room</source>
      <translation>wolne jest tylko {free} MB: zrób miejsce</translation>
    </message>
    <message>
      <source>only {free} MB of memory are free: close other programs</source>
      <translation>wolne jest tylko {free} MB pamięci: zamknij inne programy</translation>
    </message>
    <message>
      <source>onto {space}</source>
      <translation>na {space}</translation>
    </message>
    <message>
      <source>openings</source>
      <translation>otwarcia</translation>
    </message>
    <message>
      <source>options</source>
      <translation>opcje</translation>
    </message>
    <message>
      <source>organs</source>
      <translation>organy</translation>
    </message>
    <message>
      <source>organs for babies {babies}</source>
      <translation>organy dla maluchów {babies}</translation>
    </message>
    <message>
      <source>organs for the babies</source>
      <translation>organy dla maluchów</translation>
    </message>
    <message>
      <source>organs on the worm that has the most</source>
      <translation>organy na robaku, który ma ich najwięcej</translation>
    </message>
    <message>
      <source>organs on {spaces} may act</source>
      <translation>mogą działać organy na {spaces}</translation>
    </message>
    <message>
      <source>other systems</source>
      <translation>inne systemy</translation>
    </message>
    <message>
      <source>others find this table by themselves; a player who does not adds: --join {codes}</source>
      <translation>inni sami znajdą ten stół; kto nie znajdzie, dodaje: --join {codes}</translation>
    </message>
    <message>
      <source>others in this room open {address} in a browser</source>
      <translation>inni w tym pokoju otwierają {address} w przeglądarce</translation>
    </message>
    <message>
      <source>out of the egg</source>
      <translation>prosto z jajka</translation>
    </message>
    <message>
      <source>owl</source>
      <translation>sowa</translation>
    </message>
    <message>
      <source>packed on the laptop that gives it, not signed by the makers</source>
      <translation>spakowane na laptopie, który to daje; bez podpisu twórców</translation>
    </message>
    <message>
      <source>packed on {name}'s laptop, not signed by the makers</source>
      <translation>spakowane na laptopie: {name}; bez podpisu twórców</translation>
    </message>
    <message>
      <source>pairs of touching collars on different worms</source>
      <translation>pary stykających się kołnierzy na różnych robakach</translation>
    </message>
    <message>
      <source>pass: do nothing this hour</source>
      <translation>pas: nic nie rób w tej godzinie</translation>
    </message>
    <message>
      <source>passed over</source>
      <translation>bez ruchu</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>pasuje</translation>
    </message>
    <message>
      <source>piano</source>
      <translation>pianino</translation>
    </message>
    <message>
      <source>place</source>
      <translation>miejsce</translation>
    </message>
    <message>
      <source>place a new worm of shape {shape}, which gets {kinds}:</source>
      <translation>połóż nowego robaka o kształcie {shape}, który dostaje {kinds}:</translation>
    </message>
    <message>
      <source>place {place}</source>
      <translation>miejsce {place}</translation>
    </message>
    <message>
      <source>places worm {worm}, shape {shape}, on {spaces}</source>
      <translation>kładzie robaka {worm}, kształt {shape}, na {spaces}</translation>
    </message>
    <message>
      <source>plain</source>
      <translation>bez wzoru</translation>
    </message>
    <message>
      <source>play Worm &amp; Cozy alone in the terminal; every hour is signed and saved</source>
      <translation>graj w Worm &amp; Cozy w pojedynkę, w terminalu; każda godzina jest podpisana i zapisana</translation>
    </message>
    <message>
      <source>player</source>
      <translation>gracz</translation>
    </message>
    <message>
      <source>playing on from every step</source>
      <translation>rozgrywanie od każdego kroku</translation>
    </message>
    <message>
      <source>pointing down</source>
      <translation>wskazuje w dół</translation>
    </message>
    <message>
      <source>pointing left</source>
      <translation>wskazuje w lewo</translation>
    </message>
    <message>
      <source>pointing right</source>
      <translation>wskazuje w prawo</translation>
    </message>
    <message>
      <source>pointing up</source>
      <translation>wskazuje w górę</translation>
    </message>
    <message>
      <source>points</source>
      <translation>punkty</translation>
    </message>
    <message>
      <source>points, game by game</source>
      <translation>punkty, partia po partii</translation>
    </message>
    <message>
      <source>points, race by race</source>
      <translation>punkty, wyścig po wyścigu</translation>
    </message>
    <message>
      <source>ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet</source>
      <translation>porty działają na {addresses}, także porty UDP {meet} i {mdns}, przez które gracze się spotykają</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>argumenty pozycyjne</translation>
    </message>
    <message>
      <source>program</source>
      <translation>program</translation>
    </message>
    <message>
      <source>pumpkin</source>
      <translation>dynia</translation>
    </message>
    <message>
      <source>puts up to {count} food</source>
      <translation>kładzie smakołyki, do {count}</translation>
    </message>
    <message>
      <source>race</source>
      <translation>wyścig</translation>
    </message>
    <message>
      <source>re-poses first</source>
      <translation>najpierw układa się na nowo</translation>
    </message>
    <message>
      <source>re-posing a worm is no variant of this edition</source>
      <translation>układanie robaka na nowo nie jest wariantem tego wydania</translation>
    </message>
    <message>
      <source>re-posing lays six segments anew; the last one stays</source>
      <translation>układanie na nowo kładzie sześć segmentów; ostatni zostaje</translation>
    </message>
    <message>
      <source>re-posing must change something</source>
      <translation>układanie na nowo musi coś zmienić</translation>
    </message>
    <message>
      <source>re-posing must not touch the finish line</source>
      <translation>ułożony na nowo nie może dotykać linii mety</translation>
    </message>
    <message>
      <source>reading the saved games</source>
      <translation>czytanie zapisanych partii</translation>
    </message>
    <message>
      <source>record {record} {reason}</source>
      <translation>zapis {record} {reason}</translation>
    </message>
    <message>
      <source>refused: {why}</source>
      <translation>odmowa: {why}</translation>
    </message>
    <message>
      <source>resigned</source>
      <translation>poddaje się</translation>
    </message>
    <message>
      <source>retired: its log is missing or no log; what others saved can be audited</source>
      <translation>odłożona na bok: brakuje jej dziennika albo nie jest on dziennikiem; co zapisali inni, da się sprawdzić</translation>
    </message>
    <message>
      <source>retired: {why}</source>
      <translation>odłożona na bok: {why}</translation>
    </message>
    <message>
      <source>reviews</source>
      <translation>przegląda grę</translation>
    </message>
    <message>
      <source>ringed</source>
      <translation>obrączki</translation>
    </message>
    <message>
      <source>robot</source>
      <translation>robot</translation>
    </message>
    <message>
      <source>rocks that touch no blank space</source>
      <translation>kamienie, które nie dotykają pustego pola</translation>
    </message>
    <message>
      <source>rolls {face}</source>
      <translation>wyrzuca {face}</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>rundy</translation>
    </message>
    <message>
      <source>row {row}</source>
      <translation>wiersz {row}</translation>
    </message>
    <message>
      <source>rows and columns without a blank space</source>
      <translation>wiersze i kolumny bez pustego pola</translation>
    </message>
    <message>
      <source>rows {first} to {last}</source>
      <translation>wiersze {first}–{last}</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>zasady</translation>
    </message>
    <message>
      <source>same here</source>
      <translation>u mnie też</translation>
    </message>
    <message>
      <source>same to step {step}</source>
      <translation>takie same do kroku {step}</translation>
    </message>
    <message>
      <source>save any step of a game as a picture</source>
      <translation>zapisz dowolny krok partii jako obraz</translation>
    </message>
    <message>
      <source>saved: {path}; open it in a browser and print it</source>
      <translation>zapisane: {path}; otwórz to w przeglądarce i wydrukuj</translation>
    </message>
    <message>
      <source>scissors</source>
      <translation>nożyczki</translation>
    </message>
    <message>
      <source>sealed</source>
      <translation>zapieczętowane</translation>
    </message>
    <message>
      <source>seals another content than the acts and answers give</source>
      <translation>pieczętuje inną treść niż wynika z działań i odpowiedzi</translation>
    </message>
    <message>
      <source>seals another state: its rules core computes differently</source>
      <translation>pieczętuje inny stan: jego rdzeń zasad liczy inaczej</translation>
    </message>
    <message>
      <source>separate blank areas of 2 to 6 spaces</source>
      <translation>osobne puste obszary po 2–6 pól</translation>
    </message>
    <message>
      <source>several are {player}: choose a key, {keys}</source>
      <translation>graczy {player} jest kilku: wybierz klucz, {keys}</translation>
    </message>
    <message>
      <source>shape {shape}</source>
      <translation>kształt {shape}</translation>
    </message>
    <message>
      <source>shapes</source>
      <translation>kształty</translation>
    </message>
    <message>
      <source>sheet</source>
      <translation>kartka</translation>
    </message>
    <message>
      <source>show a game again from its log, in the window or in words</source>
      <translation>pokaż partię jeszcze raz z jej dziennika, w oknie lub słowami</translation>
    </message>
    <message>
      <source>show program's version number and exit</source>
      <translation>pokaż wersję programu i zakończ</translation>
    </message>
    <message>
      <source>show the own join code in letters, and as a picture if not said otherwise</source>
      <translation>pokaż własny kod dołączenia literami i jako obrazek, chyba że podano inaczej</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>pokaż tę pomoc i zakończ</translation>
    </message>
    <message>
      <source>signatures</source>
      <translation>podpisy</translation>
    </message>
    <message>
      <source>signatures are computed wrongly here: install the program again, and do not play before</source>
      <translation>podpisy liczą się tu źle: zainstaluj program jeszcze raz i przedtem nie graj</translation>
    </message>
    <message>
      <source>signed</source>
      <translation>podpisane</translation>
    </message>
    <message>
      <source>signed by the makers</source>
      <translation>podpisane przez twórców</translation>
    </message>
    <message>
      <source>signed by the makers of the program</source>
      <translation>podpisane przez twórców programu</translation>
    </message>
    <message>
      <source>signed two different things</source>
      <translation>podpisuje dwie różne rzeczy</translation>
    </message>
    <message>
      <source>signed, {total}</source>
      <translation>podpisane, {total}</translation>
    </message>
    <message>
      <source>signs nothing</source>
      <translation>nic nie podpisuje</translation>
    </message>
    <message>
      <source>signs nothing, {since}</source>
      <translation>nic nie podpisuje, {since}</translation>
    </message>
    <message>
      <source>silent</source>
      <translation>milczy</translation>
    </message>
    <message>
      <source>silent, {since}</source>
      <translation>milczy, {since}</translation>
    </message>
    <message>
      <source>six</source>
      <translation>sześć</translation>
    </message>
    <message>
      <source>sly</source>
      <translation>chytry</translation>
    </message>
    <message>
      <source>snail</source>
      <translation>ślimak</translation>
    </message>
    <message>
      <source>snug</source>
      <translation>miło i ciepło</translation>
    </message>
    <message>
      <source>solo --resume goes on with a sheet: leave out --chapter and --sheet</source>
      <translation>solo --resume gra dalej na kartce: pomiń --chapter i --sheet</translation>
    </message>
    <message>
      <source>somebody else answers at {host}, not the laptop that showed this code. Each start makes a new code: ask for that one</source>
      <translation>pod {host} odpowiada ktoś inny, nie laptop, który pokazał ten kod. Każdy start robi nowy kod: poproś o tamten</translation>
    </message>
    <message>
      <source>somebody was away here</source>
      <translation>kogoś tu nie było</translation>
    </message>
    <message>
      <source>spaces covered by worms</source>
      <translation>pola przykryte robakami</translation>
    </message>
    <message>
      <source>spaces filled</source>
      <translation>zajęte pola</translation>
    </message>
    <message>
      <source>spaces of the largest blank area that does not reach the edge</source>
      <translation>pola największego pustego obszaru, który nie sięga brzegu</translation>
    </message>
    <message>
      <source>spaces of the longest worm</source>
      <translation>pola najdłuższego robaka</translation>
    </message>
    <message>
      <source>spend a credit on a die:</source>
      <translation>wydaj kredyt na kostkę:</translation>
    </message>
    <message>
      <source>spoon</source>
      <translation>łyżka</translation>
    </message>
    <message>
      <source>start</source>
      <translation>start</translation>
    </message>
    <message>
      <source>start post {number}</source>
      <translation>słupek startu {number}</translation>
    </message>
    <message>
      <source>state</source>
      <translation>stan</translation>
    </message>
    <message>
      <source>stay on this machine</source>
      <translation>zostaje na tym komputerze</translation>
    </message>
    <message>
      <source>stays put</source>
      <translation>zostaje na miejscu</translation>
    </message>
    <message>
      <source>step {step}, {place}: {said}</source>
      <translation>krok {step}, {place}: {said}</translation>
    </message>
    <message>
      <source>step {step}, {said}</source>
      <translation>krok {step}, {said}</translation>
    </message>
    <message>
      <source>step {step}: {said}</source>
      <translation>krok {step}: {said}</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>kroki</translation>
    </message>
    <message>
      <source>steps are counted from 1</source>
      <translation>kroki liczy się od 1</translation>
    </message>
    <message>
      <source>still underground</source>
      <translation>jeszcze pod ziemią</translation>
    </message>
    <message>
      <source>stopped; what was signed is saved</source>
      <translation>zatrzymano; co podpisano, jest zapisane</translation>
    </message>
    <message>
      <source>striped</source>
      <translation>paski</translation>
    </message>
    <message>
      <source>swing</source>
      <translation>obrót słupka</translation>
    </message>
    <message>
      <source>swings</source>
      <translation>obraca słupek</translation>
    </message>
    <message>
      <source>swings a finish post</source>
      <translation>obraca słupek mety</translation>
    </message>
    <message>
      <source>system</source>
      <translation>system</translation>
    </message>
    <message>
      <source>t tail, c collar, h heart, b brain, x a brain that is used up.</source>
      <translation>t ogon, c kołnierz, h serce, b mózg, x zużyty mózg.</translation>
    </message>
    <message>
      <source>tail</source>
      <translation>ogon</translation>
    </message>
    <message>
      <source>tail {space}: which line?</source>
      <translation>ogon {space}: który wężyk?</translation>
    </message>
    <message>
      <source>testing this laptop for up to a minute ...</source>
      <translation>test tego laptopa potrwa najwyżej minutę ...</translation>
    </message>
    <message>
      <source>that several keys are several people: one person alone can make all of them</source>
      <translation>że kilka kluczy to kilka osób: jedna osoba może zrobić wszystkie sama</translation>
    </message>
    <message>
      <source>that the name of a player is the name of the person</source>
      <translation>że imię gracza to imię tej osoby</translation>
    </message>
    <message>
      <source>that there is no other copy that ends differently: compare the copies</source>
      <translation>że nie ma innej kopii, która kończy się inaczej: porównaj kopie</translation>
    </message>
    <message>
      <source>the TCP port (4545, or any)</source>
      <translation>port TCP (4545 albo dowolny)</translation>
    </message>
    <message>
      <source>the X may only name a number that nobody has bid</source>
      <translation>X może ogłosić tylko liczbę, której nikt nie licytował</translation>
    </message>
    <message>
      <source>the X moves last</source>
      <translation>X rusza na końcu</translation>
    </message>
    <message>
      <source>the action cannot be read</source>
      <translation>działania nie da się odczytać</translation>
    </message>
    <message>
      <source>the beacon is off, for UDP port {port} cannot be used ({what}): close the program that holds it, or join by code</source>
      <translation>nadawanie jest wyłączone, bo portu UDP {port} nie da się użyć ({what}): zamknij program, który go trzyma, albo dołącz kodem</translation>
    </message>
    <message>
      <source>the call counts on a seat that signed two different things</source>
      <translation>wezwanie liczy na miejsce, które podpisało dwie różne rzeczy</translation>
    </message>
    <message>
      <source>the call is held without this seat</source>
      <translation>wezwanie toczy się bez tego miejsca</translation>
    </message>
    <message>
      <source>the clock shows {date}: set the date of this laptop</source>
      <translation>zegar pokazuje {date}: ustaw datę w tym laptopie</translation>
    </message>
    <message>
      <source>the clock stands still or jumps: close other programs, or start the laptop again</source>
      <translation>zegar stoi albo skacze: zamknij inne programy albo uruchom laptop ponownie</translation>
    </message>
    <message>
      <source>the dice of this hour have not been thrown yet</source>
      <translation>kostek tej godziny jeszcze nie rzucono</translation>
    </message>
    <message>
      <source>the die shows that already</source>
      <translation>kostka już to pokazuje</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>dysk jest pełny</translation>
    </message>
    <message>
      <source>the disk says: {what}</source>
      <translation>dysk zgłasza: {what}</translation>
    </message>
    <message>
      <source>the distances cannot be measured again: the library shapely cannot be loaded</source>
      <translation>nie da się zmierzyć odległości jeszcze raz: nie można wczytać biblioteki shapely</translation>
    </message>
    <message>
      <source>the edge of the table</source>
      <translation>krawędź stołu</translation>
    </message>
    <message>
      <source>the emblem has not been compared yet</source>
      <translation>emblematu jeszcze nie porównano</translation>
    </message>
    <message>
      <source>the end</source>
      <translation>koniec</translation>
    </message>
    <message>
      <source>the end of the step finds it elsewhere</source>
      <translation>na koniec kroku jest gdzie indziej</translation>
    </message>
    <message>
      <source>the eye does not see this space</source>
      <translation>oko nie widzi tego pola</translation>
    </message>
    <message>
      <source>the file {finding}, {reason}</source>
      <translation>plik {finding}, {reason}</translation>
    </message>
    <message>
      <source>the file's end was torn by a crash, {reason}</source>
      <translation>koniec pliku urwała awaria, {reason}</translation>
    </message>
    <message>
      <source>the finish line</source>
      <translation>linia mety</translation>
    </message>
    <message>
      <source>the finish line touches a segment</source>
      <translation>linia mety dotyka segmentu</translation>
    </message>
    <message>
      <source>the finish line touches a start post</source>
      <translation>linia mety dotyka słupka startu</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a start post</source>
      <translation>linia mety leżałaby na słupku startu</translation>
    </message>
    <message>
      <source>the finish line would come to lie on a worm</source>
      <translation>linia mety leżałaby na robaku</translation>
    </message>
    <message>
      <source>the finish posts are not 178 mm apart</source>
      <translation>słupki mety nie są w odstępie 178 mm</translation>
    </message>
    <message>
      <source>the firewall ufw is on: two laptops with a firewall may not reach each other; `sudo ufw allow from {network}` lets this network in</source>
      <translation>zapora ufw jest włączona: dwa laptopy z zaporą mogą się nie słyszeć; `sudo ufw allow from {network}` wpuści tę sieć</translation>
    </message>
    <message>
      <source>the first</source>
      <translation>pierwsze</translation>
    </message>
    <message>
      <source>the first organ die</source>
      <translation>pierwsza kostka organów</translation>
    </message>
    <message>
      <source>the first page stays empty: install the program again</source>
      <translation>pierwsza strona zostaje pusta: zainstaluj program jeszcze raz</translation>
    </message>
    <message>
      <source>the folder of game {game} cannot be used: {why}</source>
      <translation>folderu partii {game} nie da się użyć: {why}</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>potrzebne są jeszcze argumenty: %s</translation>
    </message>
    <message>
      <source>the full number is compulsory, and there is still room</source>
      <translation>pełna liczba jest obowiązkowa, a miejsce jeszcze jest</translation>
    </message>
    <message>
      <source>the game has not ended yet</source>
      <translation>gra się jeszcze nie skończyła</translation>
    </message>
    <message>
      <source>the game has stopped by a fault of this program ({what}): what was signed is saved</source>
      <translation>gra stanęła przez usterkę tego programu ({what}): co podpisano, jest zapisane</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>gra skończona</translation>
    </message>
    <message>
      <source>the game is over here</source>
      <translation>tu gra jest już skończona</translation>
    </message>
    <message>
      <source>the game's folder {path} cannot be made: {why}</source>
      <translation>nie da się utworzyć folderu gry {path}: {why}</translation>
    </message>
    <message>
      <source>the ghost</source>
      <translation>duch</translation>
    </message>
    <message>
      <source>the ghost's dice do not fit this race</source>
      <translation>kostki ducha nie pasują do tego wyścigu</translation>
    </message>
    <message>
      <source>the hour is not played to its end: something is left to decide</source>
      <translation>godzina nie jest rozegrana do końca: zostało coś do postanowienia</translation>
    </message>
    <message>
      <source>the hour is over before the last decision</source>
      <translation>godzina kończy się przed ostatnią decyzją</translation>
    </message>
    <message>
      <source>the join code of another peer, where the network hides laptops from each other</source>
      <translation>kod dołączenia innego gracza, gdy sieć ukrywa laptopy przed sobą</translation>
    </message>
    <message>
      <source>the key in {path} is not the key of game {game}: was it moved or changed?</source>
      <translation>klucz w {path} to nie klucz partii {game}: przeniesiono go albo zmieniono?</translation>
    </message>
    <message>
      <source>the key of the game in {path} cannot be read: {why}</source>
      <translation>klucza partii w {path} nie da się odczytać: {why}</translation>
    </message>
    <message>
      <source>the laptop at {host} is there, but the game that showed this code is closed. Each start makes a new code: ask for that one</source>
      <translation>laptop pod {host} jest, ale gra, która pokazała ten kod, jest zamknięta. Każdy start robi nowy kod: poproś o tamten</translation>
    </message>
    <message>
      <source>the laptop of the join code answers at {host}; look under In this room</source>
      <translation>laptop z kodu dołączenia odpowiada pod {host}; zajrzyj do „W tym pokoju”</translation>
    </message>
    <message>
      <source>the laptop {peer} is not heard for {seconds} s: {why}</source>
      <translation>laptopa {peer} nie słychać od {seconds} s: {why}</translation>
    </message>
    <message>
      <source>the letters {names} are missing: install the program again</source>
      <translation>brakuje liter {names}: zainstaluj program jeszcze raz</translation>
    </message>
    <message>
      <source>the library for connections cannot encrypt here: install the program again</source>
      <translation>biblioteka połączeń nie umie tu szyfrować: zainstaluj program jeszcze raz</translation>
    </message>
    <message>
      <source>the line {line} dances</source>
      <translation>tańczy wężyk {line}</translation>
    </message>
    <message>
      <source>the log of a game</source>
      <translation>dziennik partii</translation>
    </message>
    <message>
      <source>the log of game {game} cannot be used: {why}</source>
      <translation>dziennika partii {game} nie da się użyć: {why}</translation>
    </message>
    <message>
      <source>the logs of two bots do not agree: please send us this report</source>
      <translation>dzienniki dwóch botów się nie zgadzają: przyślij nam proszę ten raport</translation>
    </message>
    <message>
      <source>the new head must touch the old one exactly</source>
      <translation>nowa głowa musi dokładnie dotykać starej</translation>
    </message>
    <message>
      <source>the new segment and the one next to it do not just touch</source>
      <translation>nowy segment i ten obok nie stykają się dokładnie</translation>
    </message>
    <message>
      <source>the only format known is "wormcozy-sheet/1", not {value}</source>
      <translation>jedyny znany format to "wormcozy-sheet/1", nie {value}</translation>
    </message>
    <message>
      <source>the output</source>
      <translation>wyjście</translation>
    </message>
    <message>
      <source>the partner has no collar</source>
      <translation>partner nie ma kołnierza</translation>
    </message>
    <message>
      <source>the ports for playing, beacon and mDNS can be used</source>
      <translation>porty do gry, nadawania i mDNS działają</translation>
    </message>
    <message>
      <source>the post is nearer than 48 mm to the edge of the table</source>
      <translation>słupek jest bliżej niż 48 mm od krawędzi stołu</translation>
    </message>
    <message>
      <source>the post overlaps a segment</source>
      <translation>słupek zachodzi na segment</translation>
    </message>
    <message>
      <source>the post overlaps a start post</source>
      <translation>słupek zachodzi na słupek startu</translation>
    </message>
    <message>
      <source>the printed rules ({usual})</source>
      <translation>drukowane zasady ({usual})</translation>
    </message>
    <message>
      <source>the program that answers at {host} is not the one that was announced there</source>
      <translation>program, który odpowiada pod {host}, to nie ten, który tam zapowiedziano</translation>
    </message>
    <message>
      <source>the race is over</source>
      <translation>wyścig skończony</translation>
    </message>
    <message>
      <source>the review was not kept beside the log: {reason}</source>
      <translation>omówienia nie zapisano obok dziennika: {reason}</translation>
    </message>
    <message>
      <source>the rules of a game, or an empty sheet, as a page to print</source>
      <translation>zasady gry albo pusta kartka jako strona do druku</translation>
    </message>
    <message>
      <source>the rules of this game failed ({what}): please send us its log</source>
      <translation>zasady tej gry zawiodły ({what}): przyślij nam proszę jej dziennik</translation>
    </message>
    <message>
      <source>the same</source>
      <translation>takie same</translation>
    </message>
    <message>
      <source>the second organ die</source>
      <translation>druga kostka organów</translation>
    </message>
    <message>
      <source>the shape die</source>
      <translation>kostka kształtów</translation>
    </message>
    <message>
      <source>the space does not touch the end that grows</source>
      <translation>pole nie dotyka końca, który rośnie</translation>
    </message>
    <message>
      <source>the space is not on the worm in question</source>
      <translation>pole nie leży na robaku, o którego chodzi</translation>
    </message>
    <message>
      <source>the spaces do not make the shape that is wanted</source>
      <translation>pola nie tworzą potrzebnego kształtu</translation>
    </message>
    <message>
      <source>the step it was meant for is over</source>
      <translation>krok, którego to dotyczyło, minął</translation>
    </message>
    <message>
      <source>the swung post would stand on a worm</source>
      <translation>obrócony słupek stałby na robaku</translation>
    </message>
    <message>
      <source>the swung post would stand on another post</source>
      <translation>obrócony słupek stałby na innym słupku</translation>
    </message>
    <message>
      <source>the system cannot do that: {why}</source>
      <translation>system nie może tego zrobić: {why}</translation>
    </message>
    <message>
      <source>the table did not begin, for somebody was missing: looking for the same table again</source>
      <translation>stół nie zaczął, bo kogoś brakowało: znów szukamy tego samego stołu</translation>
    </message>
    <message>
      <source>the table on a television: full screen, without a seat, for everybody in the room</source>
      <translation>stół na telewizorze: na pełnym ekranie, bez miejsca, dla całego pokoju</translation>
    </message>
    <message>
      <source>the table's options are not a sheet and its digest</source>
      <translation>opcje stołu to nie kartka i jej skrót</translation>
    </message>
    <message>
      <source>the table's options cannot be read</source>
      <translation>opcji stołu nie da się odczytać</translation>
    </message>
    <message>
      <source>the table's sheet has a mistake</source>
      <translation>kartka stołu ma błąd</translation>
    </message>
    <message>
      <source>the table's sheet is not the one that its digest names</source>
      <translation>kartka stołu to nie ta, którą nazywa jej skrót</translation>
    </message>
    <message>
      <source>the time is up</source>
      <translation>czas minął</translation>
    </message>
    <message>
      <source>the turn is of another hour than the one that is played</source>
      <translation>ruch jest z innej godziny niż ta, w którą się gra</translation>
    </message>
    <message>
      <source>the two do not touch</source>
      <translation>te dwa się nie dotykają</translation>
    </message>
    <message>
      <source>the verdict stays: only the rules of this program decide; please report this</source>
      <translation>werdykt zostaje: decydują tylko zasady tego programu; zgłoś to proszę</translation>
    </message>
    <message>
      <source>the window did not open within {seconds} s: close other programs, and test again</source>
      <translation>okno nie otworzyło się przez {seconds} s: zamknij inne programy i testuj jeszcze raz</translation>
    </message>
    <message>
      <source>the window does not open ({what}): install what is missing there, or the program again</source>
      <translation>okno się nie otwiera ({what}): zainstaluj, czego tam brakuje, albo program jeszcze raz</translation>
    </message>
    <message>
      <source>the window ended with exit code {code}: please send us this report</source>
      <translation>okno skończyło z kodem {code}: przyślij nam proszę ten raport</translation>
    </message>
    <message>
      <source>the window needs a library that this system lacks: {what}</source>
      <translation>okno potrzebuje biblioteki, której brakuje w tym systemie: {what}</translation>
    </message>
    <message>
      <source>the window with lobby, tables and games: also without any command</source>
      <translation>okno z poczekalnią, stołami i partiami: także bez żadnego polecenia</translation>
    </message>
    <message>
      <source>the worm does not end on this space</source>
      <translation>robak nie kończy się na tym polu</translation>
    </message>
    <message>
      <source>the worm has neither the organ nor the shape that the dice ask for</source>
      <translation>robak nie ma ani organu, ani kształtu, o które proszą kostki</translation>
    </message>
    <message>
      <source>the worm has no room for such an organ</source>
      <translation>robak nie ma miejsca na taki organ</translation>
    </message>
    <message>
      <source>the worm has touched the finish line: the race is over</source>
      <translation>robak dotknął linii mety: wyścig skończony</translation>
    </message>
    <message>
      <source>the worm has used up its number, {value}</source>
      <translation>robak wykorzystał już swoją liczbę, {value}</translation>
    </message>
    <message>
      <source>the worm overlaps itself</source>
      <translation>robak zachodzi na siebie</translation>
    </message>
    <message>
      <source>the worm stays</source>
      <translation>robak zostaje</translation>
    </message>
    <message>
      <source>the worm's head</source>
      <translation>głowa robaka</translation>
    </message>
    <message>
      <source>the worm's segment {number}</source>
      <translation>segment robaka nr {number}</translation>
    </message>
    <message>
      <source>the {kind} on {space} acts</source>
      <translation>{kind} na {space} działa</translation>
    </message>
    <message>
      <source>the {kind} on {space} of {worm}</source>
      <translation>{kind} na {space}, {worm}</translation>
    </message>
    <message>
      <source>the {shape} and {organs}</source>
      <translation>kształt {shape} i {organs}</translation>
    </message>
    <message>
      <source>then: {frame}</source>
      <translation>potem: {frame}</translation>
    </message>
    <message>
      <source>there are no worms yet</source>
      <translation>nie ma jeszcze robaków</translation>
    </message>
    <message>
      <source>there is a post in the way</source>
      <translation>na drodze stoi słupek</translation>
    </message>
    <message>
      <source>there is an organ on each of its spaces already</source>
      <translation>na każdym jego polu jest już organ</translation>
    </message>
    <message>
      <source>there is an organ on this space already</source>
      <translation>na tym polu jest już organ</translation>
    </message>
    <message>
      <source>there is no SHA256SUMS in {folder}: name the folder that a release was put into</source>
      <translation>w {folder} nie ma SHA256SUMS: podaj folder, w którym jest wydanie</translation>
    </message>
    <message>
      <source>there is no brain on this space</source>
      <translation>na tym polu nie ma mózgu</translation>
    </message>
    <message>
      <source>there is no chapter {number}: they go from 1 to {last}</source>
      <translation>nie ma rozdziału {number}: idą od 1 do {last}</translation>
    </message>
    <message>
      <source>there is no field of this name</source>
      <translation>nie ma pola o tej nazwie</translation>
    </message>
    <message>
      <source>there is no game in {path}: its file 'key' is missing</source>
      <translation>w {path} nie ma partii: brakuje jej pliku 'key'</translation>
    </message>
    <message>
      <source>there is no game {name} in {folder}</source>
      <translation>w {folder} nie ma partii {name}</translation>
    </message>
    <message>
      <source>there is no log in {folder}</source>
      <translation>w {folder} nie ma dziennika</translation>
    </message>
    <message>
      <source>there is no organ on this space</source>
      <translation>na tym polu nie ma organu</translation>
    </message>
    <message>
      <source>there is no room for a baby beside the two</source>
      <translation>obok tych dwóch nie ma miejsca na malucha</translation>
    </message>
    <message>
      <source>there is no solo game {name} in {folder}</source>
      <translation>w {folder} nie ma partii solo {name}</translation>
    </message>
    <message>
      <source>there is no such worm</source>
      <translation>nie ma takiego robaka</translation>
    </message>
    <message>
      <source>there is no unfinished game in {folder}: start without --resume</source>
      <translation>w {folder} nie ma nieskończonej partii: zacznij bez --resume</translation>
    </message>
    <message>
      <source>there is no unfinished solo game in {folder}: leave out --resume</source>
      <translation>w {folder} nie ma nieskończonej partii solo: pomiń --resume</translation>
    </message>
    <message>
      <source>there is no way to anybody in this network: a VPN or a firewall of this laptop keeps programs out of it; switch that off while you play</source>
      <translation>w tej sieci nie ma drogi do nikogo: VPN albo zapora tego laptopa trzyma programy z dala od niej; wyłącz to na czas gry</translation>
    </message>
    <message>
      <source>there is no {kind} port at {address} ({what}): close other programs that use the network, or start the laptop again</source>
      <translation>nie ma portu {kind} pod {address} ({what}): zamknij inne programy, które używają sieci, albo uruchom laptop ponownie</translation>
    </message>
    <message>
      <source>they are computed as everywhere, and a changed message is refused</source>
      <translation>liczą się tak jak wszędzie, a zmieniona wiadomość zostaje odrzucona</translation>
    </message>
    <message>
      <source>thinks it over</source>
      <translation>zastanawia się</translation>
    </message>
    <message>
      <source>this account may not read it</source>
      <translation>to konto nie może tego czytać</translation>
    </message>
    <message>
      <source>this account may not write there</source>
      <translation>to konto nie może tam pisać</translation>
    </message>
    <message>
      <source>this brain is filled in and used up</source>
      <translation>ten mózg jest zamalowany i zużyty</translation>
    </message>
    <message>
      <source>this copy of the program is not as it was made: {file} is missing or has changed, so it is not handed over; download and unpack the program again</source>
      <translation>ta kopia programu nie jest taka, jak została zrobiona: brakuje {file} albo się zmienił, więc nie jest przekazywana; pobierz i rozpakuj program ponownie</translation>
    </message>
    <message>
      <source>this die has been changed this hour already</source>
      <translation>tę kostkę już zmieniono w tej godzinie</translation>
    </message>
    <message>
      <source>this edition cannot be played by {value}</source>
      <translation>w to wydanie nie gra się w tyle osób: {value}</translation>
    </message>
    <message>
      <source>this edition has no such face</source>
      <translation>to wydanie nie ma takiej ścianki</translation>
    </message>
    <message>
      <source>this face was bid successfully last round, so it rests</source>
      <translation>ta ścianka udała się w zeszłej rundzie, więc odpoczywa</translation>
    </message>
    <message>
      <source>this has to be there and is missing</source>
      <translation>to musi tu być, a tego brakuje</translation>
    </message>
    <message>
      <source>this is a file; name the folder in which games are saved</source>
      <translation>to jest plik; podaj folder, w którym są zapisane partie</translation>
    </message>
    <message>
      <source>this is no TOML: {value}</source>
      <translation>to nie jest TOML: {value}</translation>
    </message>
    <message>
      <source>this is not what the race waits for now</source>
      <translation>nie na to czeka teraz wyścig</translation>
    </message>
    <message>
      <source>this is not what the table waits for now</source>
      <translation>nie na to czeka teraz stół</translation>
    </message>
    <message>
      <source>this join code was mistyped: {why}. Compare it with the other screen</source>
      <translation>ten kod dołączenia ma literówkę: {why}. Porównaj go z drugim ekranem</translation>
    </message>
    <message>
      <source>this key is a player of its own again</source>
      <translation>ten klucz jest znów osobnym graczem</translation>
    </message>
    <message>
      <source>this key was in no other game on this laptop</source>
      <translation>tego klucza nie było w żadnej innej partii na tym laptopie</translation>
    </message>
    <message numerus="yes">
      <source>this key was in {count} other games on this laptop</source>
      <extracomment>this key was in {count} other game on this laptop</extracomment>
      <translation>
        <numerusform>ten klucz był w {count} innej partii na tym laptopie</numerusform>
        <numerusform>ten klucz był w {count} innych partiach na tym laptopie</numerusform>
        <numerusform>ten klucz był w {count} innych partiach na tym laptopie</numerusform>
      </translation>
    </message>
    <message>
      <source>this kind of organ cannot be added now</source>
      <translation>takiego organu nie można teraz dodać</translation>
    </message>
    <message>
      <source>this laptop does not hold the seat's memory</source>
      <translation>ten laptop nie ma pamięci tego miejsca</translation>
    </message>
    <message>
      <source>this laptop has not caught up with the others yet</source>
      <translation>ten laptop nie dogonił jeszcze innych</translation>
    </message>
    <message>
      <source>this laptop is in no network: switch on Wi-Fi, or plug in a cable</source>
      <translation>ten laptop nie jest w żadnej sieci: włącz Wi-Fi albo podłącz kabel</translation>
    </message>
    <message>
      <source>this laptop runs the program from its source and has nothing packed to give: open “Bring a friend” on a laptop that runs the downloaded program, its friends get it from there</source>
      <translation>ten laptop uruchamia program ze źródeł i nie ma nic spakowanego do dania: otwórz „Zaproś kogoś” na laptopie z pobranym programem, stamtąd dostaną go inni</translation>
    </message>
    <message>
      <source>this laptop signs nothing more in this game</source>
      <translation>ten laptop nic więcej w tej partii nie podpisze</translation>
    </message>
    <message>
      <source>this laptop sits at a table already</source>
      <translation>ten laptop siedzi już przy stole</translation>
    </message>
    <message>
      <source>this network has only IPv6, in which these games find nobody: meet on a phone's hotspot or a cable</source>
      <translation>ta sieć ma tylko IPv6, w której te gry nikogo nie znajdą: spotkajcie się przez hotspot w telefonie lub kabel</translation>
    </message>
    <message>
      <source>this organ has acted this hour already</source>
      <translation>ten organ już działał w tej godzinie</translation>
    </message>
    <message>
      <source>this organ is not among those that may act now</source>
      <translation>tego organu nie ma wśród tych, które mogą teraz działać</translation>
    </message>
    <message>
      <source>this player has left the race</source>
      <translation>tego gracza nie ma już w wyścigu</translation>
    </message>
    <message>
      <source>this player has nothing to do in this step</source>
      <translation>ten gracz nie ma nic do zrobienia w tym kroku</translation>
    </message>
    <message>
      <source>this reaches beyond the map, or counts backwards: {value}</source>
      <translation>to sięga poza mapę albo liczy wstecz: {value}</translation>
    </message>
    <message>
      <source>this report is in {file}</source>
      <translation>ten raport jest w {file}</translation>
    </message>
    <message>
      <source>this row is longer or shorter than the first one: {value}</source>
      <translation>ten wiersz jest dłuższy lub krótszy niż pierwszy: {value}</translation>
    </message>
    <message>
      <source>this seat has answered this call, or a later one</source>
      <translation>to miejsce odpowiedziało już na to wezwanie albo na późniejsze</translation>
    </message>
    <message>
      <source>this seat is also open on another laptop</source>
      <translation>to miejsce jest otwarte także na innym laptopie</translation>
    </message>
    <message>
      <source>this table plays without re-posing</source>
      <translation>przy tym stole nie układa się na nowo</translation>
    </message>
    <message>
      <source>this trial itself failed ({what}): please send us this report</source>
      <translation>zawiodła sama próba ({what}): przyślij nam proszę ten raport</translation>
    </message>
    <message>
      <source>three</source>
      <translation>trzy</translation>
    </message>
    <message>
      <source>tiger</source>
      <translation>tygrys</translation>
    </message>
    <message>
      <source>tiles</source>
      <translation>płytki</translation>
    </message>
    <message>
      <source>today</source>
      <translation>dzisiaj</translation>
    </message>
    <message>
      <source>too few are present to go on without the others</source>
      <translation>obecnych jest za mało, żeby grać dalej bez reszty</translation>
    </message>
    <message>
      <source>too much was played before</source>
      <translation>za dużo rozegrano wcześniej</translation>
    </message>
    <message>
      <source>total {before} to {now}</source>
      <translation>suma {before} na {now}</translation>
    </message>
    <message>
      <source>total {total}</source>
      <translation>suma {total}</translation>
    </message>
    <message>
      <source>touched!</source>
      <translation>dotyka!</translation>
    </message>
    <message>
      <source>try in a minute everything that this program rests on; made to be sent to others</source>
      <translation>wypróbuj w minutę wszystko, na czym opiera się ten program; zrobione do wysłania innym</translation>
    </message>
    <message>
      <source>turns round</source>
      <translation>zawraca</translation>
    </message>
    <message>
      <source>two</source>
      <translation>dwa</translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced for {count} steps until the time was up, for this laptop is slow or busy; both logs check</source>
      <extracomment>two bots have raced for {count} step until the time was up, for this laptop is slow or busy; both logs check</extracomment>
      <translation>
        <numerusform>dwa boty ścigały się przez {count} krok, aż minął czas, bo ten laptop jest wolny albo zajęty; oba dzienniki się zgadzają</numerusform>
        <numerusform>dwa boty ścigały się przez {count} kroki, aż minął czas, bo ten laptop jest wolny albo zajęty; oba dzienniki się zgadzają</numerusform>
        <numerusform>dwa boty ścigały się przez {count} kroków, aż minął czas, bo ten laptop jest wolny albo zajęty; oba dzienniki się zgadzają</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>two bots have raced to the end in {count} steps; both logs check</source>
      <extracomment>two bots have raced to the end in {count} step; both logs check</extracomment>
      <translation>
        <numerusform>dwa boty dobiegły do mety w {count} krok; oba dzienniki się zgadzają</numerusform>
        <numerusform>dwa boty dobiegły do mety w {count} kroki; oba dzienniki się zgadzają</numerusform>
        <numerusform>dwa boty dobiegły do mety w {count} kroków; oba dzienniki się zgadzają</numerusform>
      </translation>
    </message>
    <message>
      <source>two bots on this laptop have not raced within {seconds} s of their first words: try again when the laptop has less to do; if that does not help, send us this report. Last they said: {said}</source>
      <translation>dwa boty na tym laptopie nie ścigały się w ciągu {seconds} s od swoich pierwszych słów: spróbuj ponownie, gdy laptop będzie mniej zajęty; jeśli to nie pomoże, wyślij nam ten raport. Ostatnio powiedziały: {said}</translation>
    </message>
    <message>
      <source>two programs could open one game at once, as in some folders of a network or a cloud: choose another --data DIR</source>
      <translation>dwa programy mogłyby otworzyć jedną partię naraz, jak w niektórych folderach w sieci lub w chmurze: wybierz inne --data DIR</translation>
    </message>
    <message>
      <source>two programs on this laptop are connected, and a false key is refused</source>
      <translation>dwa programy na tym laptopie są połączone, a fałszywy klucz zostaje odrzucony</translation>
    </message>
    <message>
      <source>two programs on this laptop cannot reach each other within {seconds} s: something that guards this laptop may forbid it; allow this program there</source>
      <translation>dwa programy na tym laptopie nie łączą się przez {seconds} s: coś, co strzeże tego laptopa, może tego zabraniać; zezwól tam na ten program</translation>
    </message>
    <message>
      <source>umbrella</source>
      <translation>parasol</translation>
    </message>
    <message>
      <source>unfinished at step {step}; {game}</source>
      <translation>nieskończone w kroku {step}; {game}</translation>
    </message>
    <message>
      <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
      <translation>nieznany parser %(parser_name)r (do wyboru: %(choices)s)</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>nieznane argumenty: %s</translation>
    </message>
    <message>
      <source>up to this step; in the window, at it</source>
      <translation>do tego kroku; w oknie na nim</translation>
    </message>
    <message>
      <source>usage: </source>
      <translation>użycie: </translation>
    </message>
    <message numerus="yes">
      <source>vanished {count} times when others had opened bids or dice</source>
      <extracomment>vanished once when others had opened bids or dice</extracomment>
      <translation>
        <numerusform>znika raz, gdy inni otworzyli stawki lub kostki</numerusform>
        <numerusform>znika {count} razy, gdy inni otworzyli stawki lub kostki</numerusform>
        <numerusform>znika {count} razy, gdy inni otworzyli stawki lub kostki</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>version {version}; {count} files with the fingerprint {code}, which all laptops with the same download have</source>
      <extracomment>version {version}; {count} file with the fingerprint {code}, which all laptops with the same download have</extracomment>
      <translation>
        <numerusform>wersja {version}; {count} plik z odciskiem {code}, który mają wszystkie laptopy z tym samym pobraniem</numerusform>
        <numerusform>wersja {version}; {count} pliki z odciskiem {code}, który mają wszystkie laptopy z tym samym pobraniem</numerusform>
        <numerusform>wersja {version}; {count} plików z odciskiem {code}, który mają wszystkie laptopy z tym samym pobraniem</numerusform>
      </translation>
    </message>
    <message>
      <source>violin</source>
      <translation>skrzypce</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>czeka</translation>
    </message>
    <message>
      <source>waiting for {names}: of two players nobody can go on alone. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>czekamy na: {names}. Z dwóch graczy nikt nie może grać sam dalej. Zamknij program, żeby odłożyć grę; `peer --resume` gra później dalej, skąd teraz jesteśmy</translation>
    </message>
    <message>
      <source>waiting for {names}: we are too few to go on. Close the program to adjourn; `peer --resume` goes on later, where we are now</source>
      <translation>czekamy na: {names}. Jest nas za mało, żeby grać dalej. Zamknij program, żeby odłożyć grę; `peer --resume` gra później dalej, skąd teraz jesteśmy</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>czeka</translation>
    </message>
    <message>
      <source>warming up</source>
      <translation>rozgrzewka</translation>
    </message>
    <message numerus="yes">
      <source>was away {count} times when others had opened bids or dice, and came back</source>
      <extracomment>was away once when others had opened bids or dice, and came back</extracomment>
      <translation>
        <numerusform>nieobecność (raz), gdy inni otworzyli stawki lub kości, potem powrót</numerusform>
        <numerusform>nieobecność ({count} razy), gdy inni otworzyli stawki lub kości, potem powrót</numerusform>
        <numerusform>nieobecność ({count} razy), gdy inni otworzyli stawki lub kości, potem powrót</numerusform>
      </translation>
    </message>
    <message>
      <source>what came is no whole build of this program ({what}), and nothing of it was kept: fetch it again, or from another laptop</source>
      <translation>to, co przyszło, nie jest całym programem ({what}) i nic z tego nie zachowano: pobierz jeszcze raz albo z innego laptopa</translation>
    </message>
    <message>
      <source>what the bot's chance starts from</source>
      <translation>ziarno, od którego losuje bot</translation>
    </message>
    <message>
      <source>what the bots' chance starts from</source>
      <translation>ziarno, od którego losują boty</translation>
    </message>
    <message>
      <source>what the log calls you</source>
      <translation>jak nazywa cię dziennik</translation>
    </message>
    <message>
      <source>what the others call it</source>
      <translation>jak nazywają go inni</translation>
    </message>
    <message>
      <source>what the others call you</source>
      <translation>jak nazywają cię inni</translation>
    </message>
    <message>
      <source>what the program speaks: {codes}</source>
      <translation>w czym mówi program: {codes}</translation>
    </message>
    <message>
      <source>what the table agrees to beside its rules, as a window tells its bots</source>
      <translation>na co stół się zgadza oprócz zasad, jak okno mówi swoim botom</translation>
    </message>
    <message>
      <source>what this row counts does not take {value}</source>
      <translation>to, co liczy ten wiersz, nie przyjmuje {value}</translation>
    </message>
    <message>
      <source>what you wear cannot be kept in {path}: {why}</source>
      <translation>tego, co nosisz, nie da się zachować w {path}: {why}</translation>
    </message>
    <message>
      <source>when it was played and how long anybody thought: a log has no clock to trust</source>
      <translation>kiedy grano i jak długo kto myślał: dziennik nie ma zegara, któremu można ufać</translation>
    </message>
    <message numerus="yes">
      <source>where it sees {count} blank spaces</source>
      <extracomment>where it sees {count} blank space</extracomment>
      <translation>
        <numerusform>gdzie widzi {count} puste pole</numerusform>
        <numerusform>gdzie widzi {count} puste pola</numerusform>
        <numerusform>gdzie widzi {count} pustych pól</numerusform>
      </translation>
    </message>
    <message>
      <source>where to</source>
      <translation>dokąd</translation>
    </message>
    <message>
      <source>where to look</source>
      <translation>gdzie szukać</translation>
    </message>
    <message>
      <source>whether players whispered, or looked at each other's screens</source>
      <translation>czy gracze szeptali albo patrzyli sobie na ekrany</translation>
    </message>
    <message>
      <source>whether somebody who vanished had first looked at what the others opened</source>
      <translation>czy ktoś, kto zniknął, najpierw zajrzał w to, co otworzyli inni</translation>
    </message>
    <message>
      <source>whether the dice were fair: without other people, only your own program vouches for them</source>
      <translation>czy kości były uczciwe: bez innych ludzi ręczy za nie tylko twój własny program</translation>
    </message>
    <message>
      <source>who has not chosen is nudged after {seconds} s; it takes nothing away</source>
      <translation>kto nie wybiera, dostaje szturchnięcie po {seconds} s; nic na tym nie traci</translation>
    </message>
    <message>
      <source>who plays how: wins, places, bids and bumps in the saved games of this laptop</source>
      <translation>kto jak gra: wygrane, miejsca, stawki i zderzenia w partiach zapisanych na tym laptopie</translation>
    </message>
    <message>
      <source>who sat at the keyboard, and whether a program chose the moves</source>
      <translation>kto siedział przy klawiaturze i czy ruchy wybierał program</translation>
    </message>
    <message>
      <source>whose games tell who is known</source>
      <translation>czyje partie mówią, kogo znamy</translation>
    </message>
    <message>
      <source>window</source>
      <translation>okno</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>wygr.</translation>
    </message>
    <message>
      <source>wins in a row</source>
      <translation>wygrane z rzędu</translation>
    </message>
    <message>
      <source>with</source>
      <translation>z</translation>
    </message>
    <message>
      <source>with a coach</source>
      <translation>z trenerem</translation>
    </message>
    <message>
      <source>with the head on {space}</source>
      <translation>z głową na {space}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>z: {names}</translation>
    </message>
    <message>
      <source>with {worm} as partner</source>
      <translation>partner: {worm}</translation>
    </message>
    <message>
      <source>worm {letter}</source>
      <translation>robak {letter}</translation>
    </message>
    <message>
      <source>worm {worm} grew by {n}</source>
      <translation>robak {worm} urósł o {n}</translation>
    </message>
    <message>
      <source>worm {worm} grows: {size} of {limit}</source>
      <translation>robak {worm} rośnie: {size} z {limit}</translation>
    </message>
    <message>
      <source>worms</source>
      <translation>robaki</translation>
    </message>
    <message>
      <source>worms in the largest group of touching worms</source>
      <translation>robaki w największej grupie stykających się robaków</translation>
    </message>
    <message>
      <source>worms in the longest Conga Line</source>
      <translation>robaki w najdłuższym wężyku</translation>
    </message>
    <message>
      <source>worms may not touch each other</source>
      <translation>robaki nie mogą się stykać</translation>
    </message>
    <message>
      <source>worms of 5 or more spaces that touch no blank space</source>
      <translation>robaki o 5 lub więcej polach, które nie dotykają pustego pola</translation>
    </message>
    <message>
      <source>worms of 6 or more spaces</source>
      <translation>robaki o 6 lub więcej polach</translation>
    </message>
    <message>
      <source>worms on the edge of the sheet</source>
      <translation>robaki na brzegu kartki</translation>
    </message>
    <message>
      <source>worms touching a blank space</source>
      <translation>robaki, które dotykają pustego pola</translation>
    </message>
    <message>
      <source>worms touching blank</source>
      <translation>robaki przy pustych polach</translation>
    </message>
    <message>
      <source>worms touching the worm with the most neighbours</source>
      <translation>robaki, które dotykają robaka z największą liczbą sąsiadów</translation>
    </message>
    <message>
      <source>worms with a mouth at a food</source>
      <translation>robaki z pyszczkiem przy smakołyku</translation>
    </message>
    <message>
      <source>worms with kinds</source>
      <translation>robaki z rodzajami</translation>
    </message>
    <message>
      <source>worms with organs</source>
      <translation>robaki z organami</translation>
    </message>
    <message>
      <source>worms with three or more kinds of organ</source>
      <translation>robaki z co najmniej trzema rodzajami organów</translation>
    </message>
    <message>
      <source>worms with two or more kinds of organ</source>
      <translation>robaki z co najmniej dwoma rodzajami organów</translation>
    </message>
    <message>
      <source>worms with two or more organs</source>
      <translation>robaki z co najmniej dwoma organami</translation>
    </message>
    <message>
      <source>wormup-lan: a library that Qt draws windows with is missing on this system, most likely xcb-cursor. Debian and Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</source>
      <translation>wormup-lan: w tym systemie brakuje biblioteki, którą Qt rysuje okna, najpewniej xcb-cursor. Debian i Ubuntu: `sudo apt install libxcb-cursor0`; Fedora: `sudo dnf install xcb-util-cursor`</translation>
    </message>
    <message>
      <source>wormup-lan: the screen has gone, so the window has closed; what was signed is saved</source>
      <translation>wormup-lan: ekran zniknął, więc okno się zamknęło; co było podpisane, jest zapisane</translation>
    </message>
    <message>
      <source>wormup-lan: the variable QT_QPA_PLATFORM asks for the screen {name}, and there is none of that kind: start without the variable</source>
      <translation>wormup-lan: zmienna QT_QPA_PLATFORM chce ekranu {name}, a takiego tu nie ma: uruchom bez tej zmiennej</translation>
    </message>
    <message>
      <source>wormup-lan: the window is open already on this laptop and does not answer: end it, then start again</source>
      <translation>wormup-lan: okno jest już otwarte na tym laptopie i nie odpowiada: zamknij je, potem uruchom ponownie</translation>
    </message>
    <message>
      <source>wormup-lan: there is no display to open a window on. Without a window there are: wormup-lan demo, peer, watch, solo, audit and replay --text (--help says more)</source>
      <translation>wormup-lan: nie ma ekranu, na którym można otworzyć okno. Bez okna działają: wormup-lan demo, peer, watch, solo, audit i replay --text (więcej mówi --help)</translation>
    </message>
    <message>
      <source>write the report to a file as well, to send it</source>
      <translation>zapisz raport także do pliku, żeby go wysłać</translation>
    </message>
    <message>
      <source>yawns</source>
      <translation>ziewa</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>tak</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>wczoraj</translation>
    </message>
    <message>
      <source>you</source>
      <translation>ty</translation>
    </message>
    <message>
      <source>you may change a die next hour</source>
      <translation>możesz za godzinę zmienić kostkę</translation>
    </message>
    <message>
      <source>you, again</source>
      <translation>ty, jeszcze raz</translation>
    </message>
    <message>
      <source>your identity {path} cannot be used: {why}; or choose another --data DIR</source>
      <translation>twojej tożsamości {path} nie da się użyć: {why}; albo wybierz inne --data DIR</translation>
    </message>
    <message>
      <source>your name cannot be kept in {path}: {why}</source>
      <translation>twojego imienia nie da się zachować w {path}: {why}</translation>
    </message>
    <message>
      <source>your own worm</source>
      <translation>twój własny robak</translation>
    </message>
    <message>
      <source>your seat is also open on another laptop: end the program there, and it goes on here</source>
      <translation>twoje miejsce jest otwarte także na innym laptopie: zakończ tam program, a gra pójdzie dalej tutaj</translation>
    </message>
    <message>
      <source>your seat went on at another laptop, and goes on there</source>
      <translation>twoje miejsce przeszło na inny laptop i tam gra dalej</translation>
    </message>
    <message>
      <source>zero bytes: {count}</source>
      <translation>bajty zerowe: {count}</translation>
    </message>
    <message>
      <source>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</source>
      <translation>zeroconf: LGPL 2.1; ZeroMQ: MPL 2</translation>
    </message>
    <message>
      <source>{counted}, no doubts.</source>
      <translation>{counted}, bez wątpliwości.</translation>
    </message>
    <message>
      <source>{counted}.</source>
      <translation>{counted}.</translation>
    </message>
    <message numerus="yes">
      <source>{count} brains could turn a die.</source>
      <extracomment>One brain could turn a die.</extracomment>
      <translation>
        <numerusform>{count} mózg może obrócić kostkę.</numerusform>
        <numerusform>{count} mózgi mogą obrócić kostkę.</numerusform>
        <numerusform>{count} mózgów może obrócić kostkę.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} chosen</source>
      <extracomment>{count} chosen</extracomment>
      <translation>
        <numerusform>wybrano {count}</numerusform>
        <numerusform>wybrano {count}</numerusform>
        <numerusform>wybrano {count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} credits for the next hour</source>
      <extracomment>{count} credit for the next hour</extracomment>
      <translation>
        <numerusform>{count} kredyt na następną godzinę</numerusform>
        <numerusform>{count} kredyty na następną godzinę</numerusform>
        <numerusform>{count} kredytów na następną godzinę</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} downloads</source>
      <extracomment>{count} download</extracomment>
      <translation>
        <numerusform>{count} pobranie</numerusform>
        <numerusform>{count} pobrania</numerusform>
        <numerusform>{count} pobrań</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} draws of this evening ended unfinished.</source>
      <extracomment>{count} draw of this evening ended unfinished.</extracomment>
      <translation>
        <numerusform>{count} losowanie tego wieczoru nie zostało dokończone.</numerusform>
        <numerusform>{count} losowania tego wieczoru nie zostały dokończone.</numerusform>
        <numerusform>{count} losowań tego wieczoru nie zostało dokończonych.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} envelopes</source>
      <extracomment>{count} envelope</extracomment>
      <translation>
        <numerusform>{count} koperta</numerusform>
        <numerusform>{count} koperty</numerusform>
        <numerusform>{count} kopert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} friends</source>
      <extracomment>{count} friend</extracomment>
      <translation>
        <numerusform>{count} przyjaciel</numerusform>
        <numerusform>{count} przyjaciele</numerusform>
        <numerusform>{count} przyjaciół</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games</source>
      <extracomment>{count} game</extracomment>
      <translation>
        <numerusform>{count} partia</numerusform>
        <numerusform>{count} partie</numerusform>
        <numerusform>{count} partii</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} games cannot be read: 'wormup-lan games' says why</source>
      <extracomment>{count} game cannot be read: 'wormup-lan games' says why</extracomment>
      <translation>
        <numerusform>{count} partii nie da się odczytać: 'wormup-lan games' mówi dlaczego</numerusform>
        <numerusform>{count} partii nie da się odczytać: 'wormup-lan games' mówi dlaczego</numerusform>
        <numerusform>{count} partii nie da się odczytać: 'wormup-lan games' mówi dlaczego</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} hours</source>
      <extracomment>{count} hour</extracomment>
      <translation>
        <numerusform>{count} godzina</numerusform>
        <numerusform>{count} godziny</numerusform>
        <numerusform>{count} godzin</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters and digits</source>
      <extracomment>{count} letter or digit</extracomment>
      <translation>
        <numerusform>{count} litera lub cyfra</numerusform>
        <numerusform>{count} litery i cyfry</numerusform>
        <numerusform>{count} liter i cyfr</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} letters to go</source>
      <extracomment>{count} letter to go</extracomment>
      <translation>
        <numerusform>Jeszcze {count} znak</numerusform>
        <numerusform>Jeszcze {count} znaki</numerusform>
        <numerusform>Jeszcze {count} znaków</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves</source>
      <extracomment>{count} move</extracomment>
      <translation>
        <numerusform>{count} ruch</numerusform>
        <numerusform>{count} ruchy</numerusform>
        <numerusform>{count} ruchów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library, which does not agree within {mm} mm:</source>
      <extracomment>{count} move also measured with another geometry library, which does not agree within {mm} mm:</extracomment>
      <translation>
        <numerusform>{count} ruch zmierzony też inną biblioteką geometryczną, która nie zgadza się w granicach {mm} mm:</numerusform>
        <numerusform>{count} ruchy zmierzone też inną biblioteką geometryczną, która nie zgadza się w granicach {mm} mm:</numerusform>
        <numerusform>{count} ruchów zmierzonych też inną biblioteką geometryczną, która nie zgadza się w granicach {mm} mm:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} moves also measured with another geometry library: all agree within {mm} mm</source>
      <extracomment>{count} move also measured with another geometry library: it agrees within {mm} mm</extracomment>
      <translation>
        <numerusform>{count} ruch zmierzony też inną biblioteką geometryczną: zgadza się w granicach {mm} mm</numerusform>
        <numerusform>{count} ruchy zmierzone też inną biblioteką geometryczną: wszystkie zgadzają się w granicach {mm} mm</numerusform>
        <numerusform>{count} ruchów zmierzonych też inną biblioteką geometryczną: wszystkie zgadzają się w granicach {mm} mm</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} numbers for the dice</source>
      <extracomment>{count} number for the dice</extracomment>
      <translation>
        <numerusform>{count} liczba do kostek</numerusform>
        <numerusform>{count} liczby do kostek</numerusform>
        <numerusform>{count} liczb do kostek</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {hours} checked, all dice recomputed</source>
      <extracomment>{count} opening matches its commitment, {hours} checked, all dice recomputed</extracomment>
      <translation>
        <numerusform>otwarcia zgodne z zobowiązaniami: {count}; sprawdzono: {hours}; wszystkie kostki przeliczone</numerusform>
        <numerusform>otwarcia zgodne z zobowiązaniami: {count}; sprawdzono: {hours}; wszystkie kostki przeliczone</numerusform>
        <numerusform>otwarcia zgodne z zobowiązaniami: {count}; sprawdzono: {hours}; wszystkie kostki przeliczone</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} openings match their commitments, {moves} checked</source>
      <extracomment>{count} opening matches its commitment, {moves} checked</extracomment>
      <translation>
        <numerusform>otwarcia zgodne z zobowiązaniami: {count}; sprawdzono: {moves}</numerusform>
        <numerusform>otwarcia zgodne z zobowiązaniami: {count}; sprawdzono: {moves}</numerusform>
        <numerusform>otwarcia zgodne z zobowiązaniami: {count}; sprawdzono: {moves}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people</source>
      <extracomment>{count} person</extracomment>
      <translation>
        <numerusform>{count} osoba</numerusform>
        <numerusform>{count} osoby</numerusform>
        <numerusform>{count} osób</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} people come</source>
      <extracomment>{count} person comes</extracomment>
      <translation>
        <numerusform>przychodzi {count} osoba</numerusform>
        <numerusform>przychodzą {count} osoby</numerusform>
        <numerusform>przychodzi {count} osób</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players</source>
      <extracomment>{count} player</extracomment>
      <translation>
        <numerusform>{count} gracz</numerusform>
        <numerusform>{count} graczy</numerusform>
        <numerusform>{count} graczy</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, about {rounds}</source>
      <extracomment>{count} player, about {rounds}</extracomment>
      <translation>
        <numerusform>{count} gracz, mniej więcej {rounds}</numerusform>
        <numerusform>{count} graczy, mniej więcej {rounds}</numerusform>
        <numerusform>{count} graczy, mniej więcej {rounds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} players, {hours}</source>
      <extracomment>{count} player, {hours}</extracomment>
      <translation>
        <numerusform>{count} gracz, {hours}</numerusform>
        <numerusform>{count} graczy, {hours}</numerusform>
        <numerusform>{count} graczy, {hours}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} points more and you are {next}.</source>
      <extracomment>{count} point more and you are {next}.</extracomment>
      <translation>
        <numerusform>Jeszcze {count} punkt i masz: {next}.</numerusform>
        <numerusform>Jeszcze {count} punkty i masz: {next}.</numerusform>
        <numerusform>Jeszcze {count} punktów i masz: {next}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} races</source>
      <extracomment>{count} race</extracomment>
      <translation>
        <numerusform>{count} wyścig</numerusform>
        <numerusform>{count} wyścigi</numerusform>
        <numerusform>{count} wyścigów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds</source>
      <extracomment>{count} round</extracomment>
      <translation>
        <numerusform>{count} runda</numerusform>
        <numerusform>{count} rundy</numerusform>
        <numerusform>{count} rund</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} rounds in one look</source>
      <extracomment>{count} round in one look</extracomment>
      <translation>
        <numerusform>{count} runda w skrócie</numerusform>
        <numerusform>{count} rundy w skrócie</numerusform>
        <numerusform>{count} rund w skrócie</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} seats free</source>
      <extracomment>{count} seat free</extracomment>
      <translation>
        <numerusform>{count} wolne miejsce</numerusform>
        <numerusform>{count} wolne miejsca</numerusform>
        <numerusform>{count} wolnych miejsc</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments</source>
      <extracomment>{count} segment</extracomment>
      <translation>
        <numerusform>{count} segment</numerusform>
        <numerusform>{count} segmenty</numerusform>
        <numerusform>{count} segmentów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} segments reach here</source>
      <extracomment>{count} segment reaches here</extracomment>
      <translation>
        <numerusform>{count} segment sięga tutaj</numerusform>
        <numerusform>{count} segmenty sięgają tutaj</numerusform>
        <numerusform>{count} segmentów sięga tutaj</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} signatures</source>
      <extracomment>{count} signature</extracomment>
      <translation>
        <numerusform>{count} podpis</numerusform>
        <numerusform>{count} podpisy</numerusform>
        <numerusform>{count} podpisów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps</source>
      <extracomment>{count} step</extracomment>
      <translation>
        <numerusform>{count} krok</numerusform>
        <numerusform>{count} kroki</numerusform>
        <numerusform>{count} kroków</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} steps, each sealed by all at the table or by a call</source>
      <extracomment>{count} step, sealed by all at the table or by a call</extracomment>
      <translation>
        <numerusform>{count} krok, zapieczętowany przez wszystkich przy stole albo przez wezwanie</numerusform>
        <numerusform>{count} kroki, każdy zapieczętowany przez wszystkich przy stole albo przez wezwanie</numerusform>
        <numerusform>{count} kroków, każdy zapieczętowany przez wszystkich przy stole albo przez wezwanie</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} tables</source>
      <extracomment>{count} table</extracomment>
      <translation>
        <numerusform>{count} stół</numerusform>
        <numerusform>{count} stoły</numerusform>
        <numerusform>{count} stołów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to do</source>
      <extracomment>{count} thing to do</extracomment>
      <translation>
        <numerusform>{count} rzecz do zrobienia</numerusform>
        <numerusform>{count} rzeczy do zrobienia</numerusform>
        <numerusform>{count} rzeczy do zrobienia</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} things to mend</source>
      <extracomment>{count} thing to mend</extracomment>
      <translation>
        <numerusform>{count} rzecz do naprawy</numerusform>
        <numerusform>{count} rzeczy do naprawy</numerusform>
        <numerusform>{count} rzeczy do naprawy</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} ways</source>
      <extracomment>{count} way</extracomment>
      <translation>
        <numerusform>{count} sposób</numerusform>
        <numerusform>{count} sposoby</numerusform>
        <numerusform>{count} sposobów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} wins</source>
      <extracomment>{count} win</extracomment>
      <translation>
        <numerusform>{count} wygrana</numerusform>
        <numerusform>{count} wygrane</numerusform>
        <numerusform>{count} wygranych</numerusform>
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
      <translation>Wyścig: {day}, runda {round}</translation>
    </message>
    <message>
      <source>{day}'s sheets, hour {hour}</source>
      <translation>Kartki: {day}, godzina {hour}</translation>
    </message>
    <message>
      <source>{day}, nobody won</source>
      <translation>{day}, bez zwycięzcy</translation>
    </message>
    <message>
      <source>{day}, round {round}</source>
      <translation>{day}, runda {round}</translation>
    </message>
    <message>
      <source>{decision}  ↩ {frame}</source>
      <translation>{decision}  ↩ {frame}</translation>
    </message>
    <message>
      <source>{die} becomes {new} instead of {old}</source>
      <translation>{die}: teraz {new}, dotąd {old}</translation>
    </message>
    <message>
      <source>{done} of {count}</source>
      <translation>{done} z {count}</translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} games</source>
      <extracomment>{done} of {count} game</extracomment>
      <translation>
        <numerusform>{done} z {count} partii</numerusform>
        <numerusform>{done} z {count} partii</numerusform>
        <numerusform>{done} z {count} partii</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of {count} races</source>
      <extracomment>{done} of {count} race</extracomment>
      <translation>
        <numerusform>{done} z {count} wyścigu</numerusform>
        <numerusform>{done} z {count} wyścigów</numerusform>
        <numerusform>{done} z {count} wyścigów</numerusform>
      </translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players</source>
      <translation>{edition} jest dla {least}–{most} graczy</translation>
    </message>
    <message>
      <source>{edition} is for {least} to {most} players.</source>
      <translation>{edition} jest dla {least}–{most} graczy.</translation>
    </message>
    <message numerus="yes">
      <source>{edition}, {count} players, {length} mm: about {rounds}, {low} to {high} minutes among people</source>
      <extracomment>{edition}, {count} player, {length} mm: about {rounds}, {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{edition}, {count} gracz, {length} mm: mniej więcej {rounds}, {low}–{high} minut wśród ludzi</numerusform>
        <numerusform>{edition}, {count} graczy, {length} mm: mniej więcej {rounds}, {low}–{high} minut wśród ludzi</numerusform>
        <numerusform>{edition}, {count} graczy, {length} mm: mniej więcej {rounds}, {low}–{high} minut wśród ludzi</numerusform>
      </translation>
    </message>
    <message>
      <source>{ended}: finished. Back to {next}</source>
      <translation>{ended}: gotowe. Wracamy: {next}</translation>
    </message>
    <message>
      <source>{face} alone</source>
      <translation>samo {face}</translation>
    </message>
    <message>
      <source>{face} is chosen: name it, or choose another one.</source>
      <translation>Wybrano {face}: ogłoś albo wybierz co innego.</translation>
    </message>
    <message>
      <source>{face} is chosen: seal it, or choose another one.</source>
      <translation>Wybrano {face}: zapieczętuj albo wybierz co innego.</translation>
    </message>
    <message>
      <source>{face} sleeps</source>
      <translation>{face} śpi</translation>
    </message>
    <message>
      <source>{face} sleeps this round, it just moved you.</source>
      <translation>{face} w tej rundzie śpi: to był twój ostatni ruch.</translation>
    </message>
    <message>
      <source>{face} sleeps, it just moved you.</source>
      <translation>{face} śpi: to był twój ostatni ruch.</translation>
    </message>
    <message>
      <source>{face} wins {share} % of the races</source>
      <translation>{face} wygrywa {share} % wyścigów</translation>
    </message>
    <message>
      <source>{file} is damaged, or somebody has changed it: ask for it once more.</source>
      <translation>{file} jest uszkodzony albo ktoś go zmienił: poproś o niego jeszcze raz.</translation>
    </message>
    <message>
      <source>{file} is no puzzle, or it is damaged: ask for it once more.</source>
      <translation>{file} to nie zagadka albo plik jest uszkodzony: poproś o niego jeszcze raz.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: it does not end where somebody has to move.</source>
      <translation>{file} to nie zagadka: nie kończy się tam, gdzie ktoś ma ruch.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no race is in it.</source>
      <translation>{file} to nie zagadka: nie ma w niej wyścigu.</translation>
    </message>
    <message>
      <source>{file} is no puzzle: no winning move was found.</source>
      <translation>{file} to nie zagadka: nie znaleziono wygrywającego ruchu.</translation>
    </message>
    <message>
      <source>{file} is not a log of this program. The log of a game is the file called 'log' in the folder of that game.</source>
      <translation>{file} to nie dziennik tego programu. Dziennik partii to plik o nazwie 'log' w folderze tej partii.</translation>
    </message>
    <message>
      <source>{file}, step {step}</source>
      <translation>{file}, krok {step}</translation>
    </message>
    <message>
      <source>{file}: does not go on from step {step} of {log}: it stood otherwise there</source>
      <translation>{file}: nie jest dalszym ciągiem od kroku {step} w {log}: tam pozycja była inna</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of a game whose log is not here; audit both together to see whether it stood so</source>
      <translation>{file}: toczy się dalej od kroku {step} gry, której dziennika tu nie ma; sprawdź oba razem, aby zobaczyć, czy pozycja była taka</translation>
    </message>
    <message>
      <source>{file}: goes on from step {step} of {log}, as it stood there</source>
      <translation>{file}: toczy się dalej od kroku {step} w {log}, tak jak tam było</translation>
    </message>
    <message>
      <source>{file}: {what}</source>
      <translation>{file}: {what}</translation>
    </message>
    <message>
      <source>{file}: {why}; choose another place</source>
      <translation>{file}: {why}; wybierz inne miejsce</translation>
    </message>
    <message>
      <source>{first} and {second} are overlapping by {gap} mm</source>
      <translation>{first} i {second} zachodzą na siebie o {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart</source>
      <translation>{first} i {second} są w odległości {gap} mm</translation>
    </message>
    <message>
      <source>{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).</source>
      <translation>{first} i {second} są w odległości {gap} mm; nie mogą się stykać (zasada W3.4).</translation>
    </message>
    <message>
      <source>{first} goes first with {one}, then {second} with {two}.</source>
      <translation>Najpierw {first} pełznie o {one}, potem {second} o {two}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, then {third}.</source>
      <translation>Najpierw rusza {first}, potem {second}, potem {third}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third} and {fourth}.</source>
      <translation>Najpierw rusza {first}, potem {second}, {third} i {fourth}.</translation>
    </message>
    <message>
      <source>{first} goes first, then {second}, {third}, {fourth} and {fifth}.</source>
      <translation>Najpierw rusza {first}, potem {second}, {third}, {fourth} i {fifth}.</translation>
    </message>
    <message>
      <source>{first} moves {one}.</source>
      <translation>{first} pełznie o {one}.</translation>
    </message>
    <message>
      <source>{folder} cannot be used for --out: {why}</source>
      <translation>{folder} nie nadaje się na --out: {why}</translation>
    </message>
    <message>
      <source>{folder} is not empty: choose a new folder for --out</source>
      <translation>{folder} nie jest pusty: wybierz nowy folder na --out</translation>
    </message>
    <message>
      <source>{frame}. {rule}</source>
      <translation>{frame}. {rule}</translation>
    </message>
    <message>
      <source>{free} GB free</source>
      <translation>Wolne: {free} GB</translation>
    </message>
    <message>
      <source>{free} MB are free</source>
      <translation>Wolne: {free} MB</translation>
    </message>
    <message>
      <source>{free} MB free: make room</source>
      <translation>Wolne: {free} MB, zrób miejsce</translation>
    </message>
    <message>
      <source>{game} of another program</source>
      <translation>{game} z innego programu</translation>
    </message>
    <message numerus="yes">
      <source>{game}, {count} players: {hours}, about {low} to {high} minutes among people</source>
      <extracomment>{game}, {count} player: {hours}, about {low} to {high} minutes among people</extracomment>
      <translation>
        <numerusform>{game}, {count} gracz: {hours}, około {low}–{high} minut wśród ludzi</numerusform>
        <numerusform>{game}, {count} graczy: {hours}, około {low}–{high} minut wśród ludzi</numerusform>
        <numerusform>{game}, {count} graczy: {hours}, około {low}–{high} minut wśród ludzi</numerusform>
      </translation>
    </message>
    <message>
      <source>{game}: empty sheets</source>
      <translation>{game}: puste kartki</translation>
    </message>
    <message>
      <source>{game}: the rules</source>
      <translation>{game}: zasady</translation>
    </message>
    <message numerus="yes">
      <source>{game}: {count} bots ({level}, seed {seed}), files in {folder}</source>
      <extracomment>{game}: {count} bot ({level}, seed {seed}), files in {folder}</extracomment>
      <translation>
        <numerusform>{game}: {count} bot ({level}, ziarno {seed}), pliki w {folder}</numerusform>
        <numerusform>{game}: {count} boty ({level}, ziarno {seed}), pliki w {folder}</numerusform>
        <numerusform>{game}: {count} botów ({level}, ziarno {seed}), pliki w {folder}</numerusform>
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
      <translation>{gap} mm za linią</translation>
    </message>
    <message>
      <source>{gap} mm away</source>
      <translation>jeszcze {gap} mm</translation>
    </message>
    <message>
      <source>{gap} mm from the line</source>
      <translation>{gap} mm przed linią</translation>
    </message>
    <message>
      <source>{got} of {size}</source>
      <translation>{got} z {size}</translation>
    </message>
    <message>
      <source>{heading}: {counts}</source>
      <translation>{heading}: {counts}</translation>
    </message>
    <message>
      <source>{hearts} for its hearts + {before} grown before = {limit}</source>
      <translation>{hearts} za serca + {before} urośnięte wcześniej = {limit}</translation>
    </message>
    <message>
      <source>{here} of {seats} are here</source>
      <translation>Jest już {here} z {seats}</translation>
    </message>
    <message>
      <source>{host} does not let us in at the moment</source>
      <translation>{host} na razie nas nie wpuszcza</translation>
    </message>
    <message>
      <source>{hour}, {region}</source>
      <translation>{hour}, {region}</translation>
    </message>
    <message>
      <source>{hour}, {region}: what do you do?</source>
      <translation>{hour}, {region}: co robisz?</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, and nothing better was found.</source>
      <translation>{hour}: {name} {gained} i nic lepszego nie znaleziono.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, but {best} with: {deeds}.</source>
      <translation>{hour}: {name} {gained}, a dałoby się {best} tak: {deeds}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}, where a bot found {best}.</source>
      <translation>{hour}: {name} {gained}, a bot znalazł {best}.</translation>
    </message>
    <message>
      <source>{hour}: {name} {gained}.</source>
      <translation>{hour}: {name} {gained}.</translation>
    </message>
    <message>
      <source>{kind} on {space}</source>
      <translation>{kind} na {space}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}</source>
      <translation>{kind} {space}, {worm}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}, idle: {reason}</source>
      <translation>{kind} {space}, {worm}, bezczynnie: {reason}</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: click to let it act</source>
      <translation>{kind} {space}, {worm}: kliknij, żeby działać</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: done this hour</source>
      <translation>{kind} {space}, {worm}: w tej godzinie już działa</translation>
    </message>
    <message>
      <source>{kind} {space} of {worm}: it could act</source>
      <translation>{kind} {space}, {worm}: może działać</translation>
    </message>
    <message>
      <source>{kind}: {reason}</source>
      <translation>{kind}: {reason}</translation>
    </message>
    <message numerus="yes">
      <source>{laid} of {count} segments are laid</source>
      <extracomment>{laid} of {count} segment is laid</extracomment>
      <translation>
        <numerusform>Leży {laid} z {count} segmentu</numerusform>
        <numerusform>Leżą {laid} z {count} segmentów</numerusform>
        <numerusform>Leży {laid} z {count} segmentów</numerusform>
      </translation>
    </message>
    <message>
      <source>{least} or more</source>
      <translation>{least} lub więcej</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least}–{most}</translation>
    </message>
    <message>
      <source>{left} of {number} left.</source>
      <translation>Zostało {left} z {number}.</translation>
    </message>
    <message>
      <source>{left} to go</source>
      <translation>Jeszcze {left}</translation>
    </message>
    <message>
      <source>{length} cm</source>
      <translation>{length} cm</translation>
    </message>
    <message numerus="yes">
      <source>{line}, {count} of them with {other}</source>
      <extracomment>{line}, once with {other}</extracomment>
      <translation>
        <numerusform>{line}, w tym raz z: {other}</numerusform>
        <numerusform>{line}, w tym {count} z: {other}</numerusform>
        <numerusform>{line}, w tym {count} z: {other}</numerusform>
      </translation>
    </message>
    <message>
      <source>{low} to {high} min</source>
      <translation>{low}–{high} min</translation>
    </message>
    <message>
      <source>{mm} mm</source>
      <translation>{mm} mm</translation>
    </message>
    <message>
      <source>{more} % more wins</source>
      <translation>o {more} % więcej wygranych</translation>
    </message>
    <message>
      <source>{most} or {last}</source>
      <translation>{most} lub {last}</translation>
    </message>
    <message>
      <source>{names} and {last}</source>
      <translation>{names} i {last}</translation>
    </message>
    <message>
      <source>{names} are here</source>
      <translation>Są już {names}</translation>
    </message>
    <message numerus="yes">
      <source>{names} are here and have not chosen for {count} minutes.</source>
      <extracomment>{names} are here and have not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{names} tu są i nie wybierają od {count} minuty.</numerusform>
        <numerusform>{names} tu są i nie wybierają od {count} minut.</numerusform>
        <numerusform>{names} tu są i nie wybierają od {count} minut.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} are playing {game}</source>
      <extracomment>{names} is playing {game}</extracomment>
      <translation>
        <numerusform>{names}: gra w {game}</numerusform>
        <numerusform>{names}: grają w {game}</numerusform>
        <numerusform>{names}: grają w {game}</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} are the coziest</source>
      <translation>Najprzytulniej mają {names}</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}</source>
      <translation>{names} zderzają się noskami na {face}</translation>
    </message>
    <message>
      <source>{names} bump noses over {face}, {others} over {other}</source>
      <translation>{names} zderzają się noskami na {face}, a {others} na {other}</translation>
    </message>
    <message>
      <source>{names} bump over {face}.</source>
      <translation>{names} zderzają się na {face}.</translation>
    </message>
    <message>
      <source>{names} can be heard</source>
      <translation>Słychać: {names}</translation>
    </message>
    <message numerus="yes">
      <source>{names} have dozed off</source>
      <extracomment>{names} has dozed off</extracomment>
      <translation>
        <numerusform>Przysypia: {names}</numerusform>
        <numerusform>Przysypiają: {names}</numerusform>
        <numerusform>Przysypiają: {names}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have gone home…</source>
      <extracomment>{names} has gone home…</extracomment>
      <translation>
        <numerusform>Już w domu: {names}…</numerusform>
        <numerusform>Już w domu: {names}…</numerusform>
        <numerusform>Już w domu: {names}…</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{names} have not chosen yet</source>
      <extracomment>{names} has not chosen yet</extracomment>
      <translation>
        <numerusform>{names} jeszcze wybiera</numerusform>
        <numerusform>{names} jeszcze wybierają</numerusform>
        <numerusform>{names} jeszcze wybierają</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} have won the evening together</source>
      <translation>{names} razem wygrywają wieczór</translation>
    </message>
    <message>
      <source>{names} have won together</source>
      <translation>{names} wygrywają razem</translation>
    </message>
    <message>
      <source>{names} lead together</source>
      <translation>{names} razem prowadzą</translation>
    </message>
    <message>
      <source>{names} share the win with {total}.</source>
      <translation>{names} dzielą wygraną, suma {total}.</translation>
    </message>
    <message>
      <source>{names} sit down. Emblem: {emblem}.</source>
      <translation>{names} siadają. Emblemat: {emblem}.</translation>
    </message>
    <message numerus="yes">
      <source>{names} wait for you</source>
      <extracomment>{names} waits for you</extracomment>
      <translation>
        <numerusform>{names} czeka na ciebie</numerusform>
        <numerusform>{names} czekają na ciebie</numerusform>
        <numerusform>{names} czekają na ciebie</numerusform>
      </translation>
    </message>
    <message>
      <source>{names} want one more</source>
      <translation>{names} chcą jeszcze raz</translation>
    </message>
    <message>
      <source>{names} wants one more</source>
      <translation>{names} chce jeszcze raz</translation>
    </message>
    <message>
      <source>{names} wins with {total}.</source>
      <translation>{names} wygrywa, suma {total}.</translation>
    </message>
    <message>
      <source>{names} would end the race here.</source>
      <translation>{names} chce zakończyć tu wyścig.</translation>
    </message>
    <message>
      <source>{name} (bot)</source>
      <translation>{name} (bot)</translation>
    </message>
    <message>
      <source>{name} (hour {hour} of {count}), {region}: {dice}.</source>
      <translation>{name} (godzina {hour} z {count}), {region}: {dice}.</translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <translation>{name} (ty)</translation>
    </message>
    <message>
      <source>{name} ({key}) is a player of its own</source>
      <translation>{name} ({key}) to osobny gracz</translation>
    </message>
    <message>
      <source>{name} ({key}) is also known as {other} ({other_key})</source>
      <translation>{name} ({key}) to także {other} ({other_key})</translation>
    </message>
    <message>
      <source>{name} ({key}) is somebody else</source>
      <translation>{name} ({key}) to ktoś inny</translation>
    </message>
    <message>
      <source>{name} and {other} sat in one game: they are two players</source>
      <translation>{name} i {other} to dwaj gracze: siedzą razem w jednej partii</translation>
    </message>
    <message>
      <source>{name} at {hosts} is heard but not reached: a firewall is on there, or the game has just ended; join from that laptop, with the code of this one</source>
      <translation>{name} pod adresem {hosts}: słychać, ale nie ma dojścia; działa tam zapora albo gra właśnie się skończyła; dołącz z tamtego laptopa kodem tego</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached</source>
      <translation>{name} pod {hosts}: jest połączenie</translation>
    </message>
    <message>
      <source>{name} at {hosts} is reached, and has version {theirs}; you have {ours}</source>
      <translation>{name} pod {hosts}: jest połączenie i wersja {theirs}; u ciebie {ours}</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you and {others}; {best} would have won {more} % more.</source>
      <translation>{name} licytuje {bid} i ma zderzenie z tobą ({others} też); {best} dałoby {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into you; {best} would have won {more} % more.</source>
      <translation>{name} licytuje {bid} i ma zderzenie z tobą; {best} dałoby {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>{name} bid {bid} and bumped into {others}; {best} would have won {more} % more.</source>
      <translation>{name} licytuje {bid} i ma zderzenie ({others}); {best} dałoby {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>{name} bid {bid}; {best} would have won {more} % more.</source>
      <translation>{name} licytuje {bid}; {best} dałoby {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>{name} can call again.</source>
      <translation>{name} może zwołać ponownie.</translation>
    </message>
    <message>
      <source>{name} could still catch up.</source>
      <translation>{name} może jeszcze dogonić.</translation>
    </message>
    <message>
      <source>{name} did not end: see {file}</source>
      <translation>{name}: program się nie skończył: zobacz {file}</translation>
    </message>
    <message>
      <source>{name} draws the tables when all are there.</source>
      <translation>{name} losuje stoły, gdy wszyscy już są.</translation>
    </message>
    <message>
      <source>{name} ended with exit code {code}: see {file}</source>
      <translation>{name}: program skończył z kodem {code}: zobacz {file}</translation>
    </message>
    <message>
      <source>{name} ends with {total}: {grade}.</source>
      <translation>{name} kończy z sumą {total}: {grade}.</translation>
    </message>
    <message>
      <source>{name} has an address of its own making</source>
      <translation>{name} ma adres własnej roboty</translation>
    </message>
    <message>
      <source>{name} has another version</source>
      <translation>{name} ma inną wersję</translation>
    </message>
    <message>
      <source>{name} has left for good.</source>
      <translation>{name} odchodzi na dobre.</translation>
    </message>
    <message>
      <source>{name} has left the game for good; {then}.</source>
      <translation>{name} odchodzi z gry na dobre; {then}.</translation>
    </message>
    <message>
      <source>{name} has left the table for now.</source>
      <translation>{name} odchodzi na razie od stołu.</translation>
    </message>
    <message>
      <source>{name} has opened nothing and contributes nothing.</source>
      <translation>{name} nic nie otwiera i niczego nie dokłada.</translation>
    </message>
    <message>
      <source>{name} has other rules of {rules} (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>{name} ma inne zasady {rules} (program {theirs}, nasz {ours}): starszy trzeba zaktualizować</translation>
    </message>
    <message>
      <source>{name} has our name: one of us must take another</source>
      <translation>{name} ma nasze imię: ktoś z nas musi wziąć inne</translation>
    </message>
    <message>
      <source>{name} has swung a post, now {away} worms from the thread</source>
      <translation>{name} obraca słupek, teraz {away} robaka od nici</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: all tables are for both of you</source>
      <translation>{name} ma wersję {theirs}, ty {ours}: wszystkie stoły są dla was obojga</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: both of you can play {games}, but some tables are not for you</source>
      <translation>{name} ma wersję {theirs}, ty {ours}: możecie razem grać w {games}, ale niektóre stoły nie są dla ciebie</translation>
    </message>
    <message>
      <source>{name} has version {theirs}, you have {ours}: no table is for both of you</source>
      <translation>{name} ma wersję {theirs}, ty {ours}: żaden stół nie jest dla was obojga</translation>
    </message>
    <message>
      <source>{name} has won</source>
      <translation>Wygrywa {name}</translation>
    </message>
    <message>
      <source>{name} has won the evening</source>
      <translation>{name} wygrywa wieczór</translation>
    </message>
    <message>
      <source>{name} has {system}: open “Bring a friend” there, then it can be fetched here.</source>
      <translation>{name} ma {system}: otwórz tam „Zaproś kogoś”, wtedy da się to tutaj pobrać.</translation>
    </message>
    <message>
      <source>{name} held up {others}</source>
      <translation>{name} blokuje: {others}</translation>
    </message>
    <message>
      <source>{name} is back</source>
      <translation>{name} znów z nami</translation>
    </message>
    <message>
      <source>{name} is back at the table.</source>
      <translation>{name} znów siedzi przy stole.</translation>
    </message>
    <message>
      <source>{name} is heard again</source>
      <translation>Znów słychać: {name}</translation>
    </message>
    <message>
      <source>{name} is heard and reached</source>
      <translation>{name}: słychać i jest połączenie</translation>
    </message>
    <message>
      <source>{name} is heard, but not reached</source>
      <translation>{name}: słychać, ale nie ma połączenia</translation>
    </message>
    <message>
      <source>{name} is heard, but signs nothing since {time}</source>
      <translation>{name}: słychać, ale od {time} nic nie podpisuje</translation>
    </message>
    <message>
      <source>{name} is here</source>
      <translation>{name} już jest</translation>
    </message>
    <message numerus="yes">
      <source>{name} is here and has not chosen for {count} minutes.</source>
      <extracomment>{name} is here and has not chosen for {count} minute.</extracomment>
      <translation>
        <numerusform>{name} tu jest i nie wybiera od {count} minuty.</numerusform>
        <numerusform>{name} tu jest i nie wybiera od {count} minut.</numerusform>
        <numerusform>{name} tu jest i nie wybiera od {count} minut.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} is in this room and has {version}. “Bring a friend” on that laptop gives you the newer program; then start again.</source>
      <translation>{name} jest w tym pokoju i ma {version}. „Zaproś kogoś” na tamtym laptopie da ci nowszy program; potem uruchom ponownie.</translation>
    </message>
    <message>
      <source>{name} is looking round</source>
      <translation>{name} się rozgląda</translation>
    </message>
    <message>
      <source>{name} is not looking round any more.</source>
      <translation>{name} już się nie rozgląda.</translation>
    </message>
    <message>
      <source>{name} is out until all others agree.</source>
      <translation>{name} wypada, aż wszyscy inni się zgodzą.</translation>
    </message>
    <message>
      <source>{name} is passed over.</source>
      <translation>{name} nie ma ruchu.</translation>
    </message>
    <message>
      <source>{name} is silent since {time}</source>
      <translation>{name} milczy od {time}</translation>
    </message>
    <message>
      <source>{name} is stuck after {count}, {away} worms from the thread</source>
      <translation>{name} utyka po {count}, {away} robaka od nici</translation>
    </message>
    <message>
      <source>{name} is the coziest</source>
      <translation>Najprzytulniej ma {name}</translation>
    </message>
    <message>
      <source>{name} leads by {count}</source>
      <translation>{name} prowadzi o {count}</translation>
    </message>
    <message>
      <source>{name} leads, {mm} mm to go.</source>
      <translation>{name} prowadzi, zostało {mm} mm.</translation>
    </message>
    <message>
      <source>{name} left a roll for the second time and passes from now on.</source>
      <translation>{name} po raz drugi opuszcza rzut i odtąd pasuje.</translation>
    </message>
    <message>
      <source>{name} lies in the way</source>
      <translation>{name} leży na drodze</translation>
    </message>
    <message>
      <source>{name} looks back: follow</source>
      <translation>{name} ogląda wstecz: śledź</translation>
    </message>
    <message>
      <source>{name} moved {count}, now {away} worms from the thread</source>
      <translation>{name} pełznie o {count}, teraz {away} robaka od nici</translation>
    </message>
    <message>
      <source>{name} moves {number}</source>
      <translation>{name} pełznie o {number}</translation>
    </message>
    <message>
      <source>{name} moves {number}.</source>
      <translation>{name} pełznie o {number}.</translation>
    </message>
    <message>
      <source>{name} moves {number}: find the win.</source>
      <translation>{name} pełznie o {number}: znajdź wygraną.</translation>
    </message>
    <message numerus="yes">
      <source>{name} named {count} numbers</source>
      <extracomment>{name} named {count} number</extracomment>
      <translation>
        <numerusform>{name}: {count} nazwana liczba</numerusform>
        <numerusform>{name}: {count} nazwane liczby</numerusform>
        <numerusform>{name}: {count} nazwanych liczb</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} names a number with the X.</source>
      <translation>{name} ma X i ogłasza liczbę.</translation>
    </message>
    <message>
      <source>{name} names {number} with the X.</source>
      <translation>{name} ma X i ogłasza {number}.</translation>
    </message>
    <message>
      <source>{name} now names a number with the X.</source>
      <translation>{name} ma X i ogłasza teraz liczbę.</translation>
    </message>
    <message>
      <source>{name} resigns.</source>
      <translation>{name} poddaje się.</translation>
    </message>
    <message>
      <source>{name} runs on this laptop</source>
      <translation>{name} działa na tym laptopie</translation>
    </message>
    <message>
      <source>{name} sits down alone.</source>
      <translation>{name} siada w pojedynkę.</translation>
    </message>
    <message>
      <source>{name} stays put.</source>
      <translation>{name} zostaje na miejscu.</translation>
    </message>
    <message>
      <source>{name} swung it away from {other}</source>
      <translation>{name} zabiera nitkę: {other}</translation>
    </message>
    <message>
      <source>{name} waits for those who were drawn to the same table</source>
      <translation>{name} czeka na osoby wylosowane do tego samego stołu</translation>
    </message>
    <message>
      <source>{name} wants to play again.</source>
      <translation>{name} chce grać jeszcze raz.</translation>
    </message>
    <message>
      <source>{name} wins!</source>
      <translation>Wygrywa {name}!</translation>
    </message>
    <message>
      <source>{name} won, {day}</source>
      <translation>Wygrywa {name}, {day}</translation>
    </message>
    <message>
      <source>{name} would go on</source>
      <translation>{name} chce grać dalej</translation>
    </message>
    <message>
      <source>{name} {deeds}: it touches the line.</source>
      <translation>{name} {deeds}: dotyka linii.</translation>
    </message>
    <message>
      <source>{name} {deeds}: {gap} mm to go.</source>
      <translation>{name} {deeds}: jeszcze {gap} mm.</translation>
    </message>
    <message>
      <source>{name} {gap} mm away</source>
      <translation>{name} jeszcze {gap} mm</translation>
    </message>
    <message>
      <source>{name}'s X names {number}.</source>
      <translation>{name} ma X i ogłasza {number}.</translation>
    </message>
    <message>
      <source>{name}'s evening</source>
      <translation>Wieczór: {name}</translation>
    </message>
    <message>
      <source>{name}'s head</source>
      <translation>głowa gracza {name}</translation>
    </message>
    <message>
      <source>{name}'s head is blocked: no spot is free (rule W3.2).</source>
      <translation>Głowa gracza {name} jest zablokowana: nie ma wolnego miejsca (zasada W3.2).</translation>
    </message>
    <message>
      <source>{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).</source>
      <translation>Głowa gracza {name}: jej środek jest {away} mm od linii, jej brzeg {gap} (zasada W4.5).</translation>
    </message>
    <message>
      <source>{name}'s laptop gave another build than it had promised, and nothing of it was kept: fetch it from another laptop</source>
      <translation>laptop {name} dał inny program, niż obiecał, i nic z tego nie zachowano: pobierz z innego laptopa</translation>
    </message>
    <message>
      <source>{name}'s laptop has it</source>
      <translation>ma to laptop: {name}</translation>
    </message>
    <message>
      <source>{name}'s laptop has not said a word for {since}. A closed lid? Call across the table first. {name} can come back at any time.</source>
      <translation>Laptop gracza {name} milczy od {since}. Zamknięta klapa? Najpierw zawołaj przez stół. {name} może wrócić w każdej chwili.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things.</source>
      <translation>Laptop gracza {name} podpisał dwie różne rzeczy.</translation>
    </message>
    <message>
      <source>{name}'s laptop has signed two different things; the proof is saved.</source>
      <translation>Laptop gracza {name} podpisał dwie różne rzeczy; dowód jest zapisany.</translation>
    </message>
    <message>
      <source>{name}'s laptop is heard, but has signed nothing for {since}. Its program may be stuck: call across the table first. {name} can come back at any time.</source>
      <translation>Laptop gracza {name} słychać, ale od {since} nic nie podpisał. Może program się zawiesił: najpierw zawołaj przez stół. {name} może wrócić w każdej chwili.</translation>
    </message>
    <message>
      <source>{name}'s laptop signed two different things in step {step}</source>
      <translation>laptop gracza {name} podpisał dwie różne rzeczy w kroku {step}</translation>
    </message>
    <message>
      <source>{name}'s number {number}…; its seal, recomputed: {verdict}.</source>
      <translation>{name}, liczba {number}…; jej pieczęć, przeliczona: {verdict}.</translation>
    </message>
    <message>
      <source>{name}'s placement {number}</source>
      <translation>segment nr {number} gracza {name}</translation>
    </message>
    <message>
      <source>{name}'s program does not understand this one: the older of the two must be updated</source>
      <translation>Program gracza {name} nie rozumie tego: starszy z nich trzeba zaktualizować</translation>
    </message>
    <message>
      <source>{name}'s segment {number}</source>
      <translation>segment {number} gracza {name}</translation>
    </message>
    <message>
      <source>{name}'s sheet</source>
      <translation>Kartka: {name}</translation>
    </message>
    <message>
      <source>{name}'s swing</source>
      <translation>obrót słupka, {name}</translation>
    </message>
    <message>
      <source>{name}'s table</source>
      <translation>Stół: {name}</translation>
    </message>
    <message>
      <source>{name}'s table cannot be played: its terms are against the rules of its game</source>
      <translation>przy stole gracza {name} nie da się grać: jego warunki są wbrew zasadom jego gry</translation>
    </message>
    <message>
      <source>{name}'s table is full and about to begin</source>
      <translation>stół gracza {name} jest pełny i zaraz zaczyna</translation>
    </message>
    <message>
      <source>{name}'s table is not open any more.</source>
      <translation>Stół gracza {name} nie jest już otwarty.</translation>
    </message>
    <message>
      <source>{name}'s table needs the newer version of this program (theirs {theirs}, ours {ours})</source>
      <translation>stół gracza {name} wymaga nowszej wersji tego programu (tam {theirs}, tutaj {ours})</translation>
    </message>
    <message>
      <source>{name}'s table plays something else now.</source>
      <translation>Przy stole gracza {name} gra się teraz w coś innego.</translation>
    </message>
    <message>
      <source>{name}'s table plays something that this program does not know (program {theirs}, ours {ours}): the older one must be updated</source>
      <translation>stół gracza {name} gra w coś, czego ten program nie zna (program {theirs}, nasz {ours}): starszy trzeba zaktualizować</translation>
    </message>
    <message>
      <source>{name}'s tournament</source>
      <translation>Turniej – {name}</translation>
    </message>
    <message>
      <source>{name}'s worm</source>
      <translation>robak gracza {name}</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}.</source>
      <translation>{name}, {bid} w rundzie {round}.</translation>
    </message>
    <message>
      <source>{name}'s {bid} in round {round}; {best} would have won {more} % more.</source>
      <translation>{name}, {bid} w rundzie {round}; {best} dałoby {more} % więcej wygranych.</translation>
    </message>
    <message>
      <source>{name}, from place {before} to {after}</source>
      <translation>{name}, z miejsca {before} na {after}</translation>
    </message>
    <message>
      <source>{name}, key {key}</source>
      <translation>{name}, klucz {key}</translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} bids and no bump</source>
      <extracomment>{name}, {count} bid and no bump</extracomment>
      <translation>
        <numerusform>{name}, stawki: {count}, zderzenia: 0</numerusform>
        <numerusform>{name}, stawki: {count}, zderzenia: 0</numerusform>
        <numerusform>{name}, stawki: {count}, zderzenia: 0</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} swings</source>
      <extracomment>{name}, {count} swing</extracomment>
      <translation>
        <numerusform>{name}, {count} obrót</numerusform>
        <numerusform>{name}, {count} obroty</numerusform>
        <numerusform>{name}, {count} obrotów</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, {count} times</source>
      <extracomment>{name}, {count} time</extracomment>
      <translation>
        <numerusform>{name}, {count} raz</numerusform>
        <numerusform>{name}, {count} razy</numerusform>
        <numerusform>{name}, {count} razy</numerusform>
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
        <numerusform>{name}, stawki bez zderzenia: {free} z {count}</numerusform>
        <numerusform>{name}, stawki bez zderzenia: {free} z {count}</numerusform>
        <numerusform>{name}, stawki bez zderzenia: {free} z {count}</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, {mm} mm before {other}</source>
      <translation>{name}, {mm} mm przed: {other}</translation>
    </message>
    <message>
      <source>{name}, {mm} mm in round {round}</source>
      <translation>{name}, {mm} mm w rundzie {round}</translation>
    </message>
    <message>
      <source>{name}: key {key}</source>
      <translation>{name}: klucz {key}</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line</source>
      <translation>{name}: {away} mm do linii</translation>
    </message>
    <message>
      <source>{name}: {away} mm to the line.</source>
      <translation>{name}: {away} mm do linii.</translation>
    </message>
    <message>
      <source>{name}: {before} mm, then {after} mm.</source>
      <translation>{name}: {before} mm, potem {after} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} mm.</source>
      <translation>{name}: {before} mm.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away, then {after}.</source>
      <translation>{name}: {before} robaka do nici, potem {after}.</translation>
    </message>
    <message>
      <source>{name}: {before} worms away.</source>
      <translation>{name}: {before} robaka do nici.</translation>
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
      <translation>{one} i {other}</translation>
    </message>
    <message>
      <source>{one} and {two}, things left: {left}</source>
      <translation>{one} i {two}, zostało rzeczy: {left}</translation>
    </message>
    <message>
      <source>{one}, {two}, shape {shape}</source>
      <translation>{one}, {two}, kształt {shape}</translation>
    </message>
    <message>
      <source>{option} is an option of {theirs}, and this table plays {ours}: leave it out, or choose --game {other} without those of {ours}</source>
      <translation>{option} to opcja gry {theirs}, a przy tym stole gra się w {ours}: pomiń ją albo wybierz --game {other} bez opcji gry {ours}</translation>
    </message>
    <message>
      <source>{organ} acts: {effect}</source>
      <translation>{organ} działa: {effect}</translation>
    </message>
    <message>
      <source>{organ} on {space}</source>
      <translation>{organ} na {space}</translation>
    </message>
    <message>
      <source>{organ} to {worms}</source>
      <translation>{organ} dla {worms}</translation>
    </message>
    <message>
      <source>{path} cannot be read: mend it or move it away; until then nobody is merged</source>
      <translation>nie da się odczytać {path}: napraw ten plik albo go przenieś; do tego czasu nikt nie jest łączony</translation>
    </message>
    <message>
      <source>{path} cannot be read: {why}</source>
      <translation>nie da się odczytać {path}: {why}</translation>
    </message>
    <message>
      <source>{path} cannot be written: {why}</source>
      <translation>nie da się zapisać {path}: {why}</translation>
    </message>
    <message>
      <source>{path} has no step {step} that checks: its steps are 1 to {last}</source>
      <translation>{path} nie ma kroku {step}, który się zgadza: kroki idą od 1 do {last}</translation>
    </message>
    <message>
      <source>{path} holds no game that has begun</source>
      <translation>w {path} nie ma rozpoczętej partii</translation>
    </message>
    <message numerus="yes">
      <source>{path} is no sheet yet, it has {count} mistakes:</source>
      <extracomment>{path} is no sheet yet, it has a mistake:</extracomment>
      <translation>
        <numerusform>{path} to jeszcze nie kartka, ma błąd:</numerusform>
        <numerusform>{path} to jeszcze nie kartka, ma {count} błędy:</numerusform>
        <numerusform>{path} to jeszcze nie kartka, ma {count} błędów:</numerusform>
      </translation>
    </message>
    <message>
      <source>{path} is no sheet yet: its words have no room</source>
      <translation>{path} nie jest jeszcze arkuszem: jego słowa się nie mieszczą</translation>
    </message>
    <message>
      <source>{path} is no sheet: not UTF-8 text, at byte {byte}</source>
      <translation>{path} to nie kartka: nie jest tekstem UTF-8, przy bajcie {byte}</translation>
    </message>
    <message>
      <source>{path} is not your identity any more: put back a copy of it, or move it away to play as a new person</source>
      <translation>{path} nie jest już twoją tożsamością: przywróć jej kopię albo przenieś ją, żeby grać jako nowa osoba</translation>
    </message>
    <message>
      <source>{path} is the log itself; choose another file</source>
      <translation>{path} to sam dziennik; wybierz inny plik</translation>
    </message>
    <message>
      <source>{path} is too long for a sheet: {size} bytes, at most {most}</source>
      <translation>{path} jest za długi na kartkę: {size} bajtów, najwyżej {most}</translation>
    </message>
    <message>
      <source>{path}: a picture ends in .png or .svg, a clip in .webp or .gif</source>
      <translation>{path}: obraz kończy się na .png lub .svg, klip na .webp lub .gif</translation>
    </message>
    <message>
      <source>{path}: the clip could not be written.</source>
      <translation>{path}: nie udało się zapisać klipu.</translation>
    </message>
    <message>
      <source>{pattern}; key: {key}</source>
      <translation>{pattern}; klucz: {key}</translation>
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
        <numerusform>{points} punkt</numerusform>
        <numerusform>{points} punkty</numerusform>
        <numerusform>{points} punktów</numerusform>
      </translation>
    </message>
    <message>
      <source>{round}: waiting for {names}</source>
      <translation>{round}: czekamy na graczy: {names}</translation>
    </message>
    <message>
      <source>{row}: {count} counted, worth {points}</source>
      <translation>{row}: policzono {count}, punkty: {points}</translation>
    </message>
    <message>
      <source>{said} (rule {tag})</source>
      <translation>{said} (zasada {tag})</translation>
    </message>
    <message>
      <source>{said} (rule {tag}, {edition})</source>
      <translation>{said} (zasada {tag}, {edition})</translation>
    </message>
    <message>
      <source>{said}; the next sign counts at {mark}</source>
      <translation>{said}; następny znak liczy się od {mark}</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
      <source>{sheet}, {count} hours</source>
      <extracomment>{sheet}, {count} hour</extracomment>
      <translation>
        <numerusform>{sheet}, {count} godzina</numerusform>
        <numerusform>{sheet}, {count} godziny</numerusform>
        <numerusform>{sheet}, {count} godzin</numerusform>
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
      <translation>sprawdzono: {signatures}; poświadczono: {steps}</translation>
    </message>
    <message>
      <source>{size} %</source>
      <translation>{size} %</translation>
    </message>
    <message>
      <source>{size} MB</source>
      <translation>{size} MB</translation>
    </message>
    <message>
      <source>{space}: a food</source>
      <translation>{space}: smakołyk</translation>
    </message>
    <message>
      <source>{space}: a rock</source>
      <translation>{space}: kamień</translation>
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
        <numerusform>{start} ({count} sposób)</numerusform>
        <numerusform>{start} ({count} sposoby)</numerusform>
        <numerusform>{start} ({count} sposobów)</numerusform>
      </translation>
    </message>
    <message>
      <source>{state}: go on with {command} --resume</source>
      <translation>{state}: graj dalej przez {command} --resume</translation>
    </message>
    <message>
      <source>{system} may keep visitors out</source>
      <translation>{system} może nie wpuszczać gości</translation>
    </message>
    <message>
      <source>{system}, {size}</source>
      <translation>{system}, {size}</translation>
    </message>
    <message>
      <source>{table}: it does not follow from the games here. It does not count.</source>
      <translation>{table}: nie wynika z partii, które tu są. Nie liczy się.</translation>
    </message>
    <message>
      <source>{table}: it is not over.</source>
      <translation>{table}: partia nie jest skończona.</translation>
    </message>
    <message>
      <source>{table}: it was not played as the tournament was called. It does not count.</source>
      <translation>{table}: nie rozegrano jej tak, jak ogłoszono turniej. Nie liczy się.</translation>
    </message>
    <message>
      <source>{table}: its log does not check. It does not count.</source>
      <translation>{table}: dziennik nie przechodzi sprawdzenia. Nie liczy się.</translation>
    </message>
    <message>
      <source>{table}: its log is missing.</source>
      <translation>{table}: brak dziennika.</translation>
    </message>
    <message>
      <source>{table}: not everybody signed the draw that it names. It does not count.</source>
      <translation>{table}: nie wszyscy podpisali losowanie, które podaje. Nie liczy się.</translation>
    </message>
    <message>
      <source>{table}: several games claim to be it. None of them counts.</source>
      <translation>{table}: kilka partii podaje się za nią. Żadna się nie liczy.</translation>
    </message>
    <message>
      <source>{table}: {name} was drawn for it and did not sit there.</source>
      <translation>{table}: {name} – miejsce wylosowane, ale niezajęte.</translation>
    </message>
    <message>
      <source>{table}: {name} was not drawn for it. It does not count.</source>
      <translation>{table}: {name} – miejsce niewylosowane. Nie liczy się.</translation>
    </message>
    <message>
      <source>{table}: {people}</source>
      <translation>{table}: {people}</translation>
    </message>
    <message>
      <source>{total}  in all, {grade}</source>
      <translation>{total}  w sumie, {grade}</translation>
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
        <numerusform>Aby grać dalej, potrzeba tu {wanted}; jest {count}.</numerusform>
        <numerusform>Aby grać dalej, potrzeba tu {wanted}; są {count}.</numerusform>
        <numerusform>Aby grać dalej, potrzeba tu {wanted}; jest {count}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{what} Signed by {names}.</source>
      <translation>{what} Podpisy: {names}.</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm</source>
      <translation>{what}, zmierzono {gap} mm</translation>
    </message>
    <message>
      <source>{what}, measured {gap} mm of overlap</source>
      <translation>{what}, zmierzono {gap} mm zachodzenia</translation>
    </message>
    <message>
      <source>{where} is alive</source>
      <translation>{where} działa</translation>
    </message>
    <message>
      <source>{where} is too long: {length}, at most {most} letters</source>
      <translation>{where}: za długie ({length}), najwyżej {most} liter</translation>
    </message>
    <message>
      <source>{where}: has an address but no link, so it is not used</source>
      <translation>{where}: ma adres, ale nie ma połączenia, więc nie jest używany</translation>
    </message>
    <message>
      <source>{where}: has an address of its own making; that will do for a cable between laptops, but a Wi-Fi is not connected yet</source>
      <translation>{where}: ma adres własnej roboty; na kabel między laptopami wystarczy, ale Wi-Fi nie jest jeszcze połączone</translation>
    </message>
    <message>
      <source>{where}: looks like a VPN, a container or a virtual machine, which leads to nobody in the room; switch it off if you are not found</source>
      <translation>{where}: wygląda na VPN, kontener albo maszynę wirtualną, co nie prowadzi do nikogo w pokoju; wyłącz, jeśli nikt cię nie znajduje</translation>
    </message>
    <message numerus="yes">
      <source>{where}: no player is heard, but {count} other devices, so multicast gets through</source>
      <extracomment>{where}: no player is heard, but another device, so multicast gets through</extracomment>
      <translation>
        <numerusform>{where}: nie słychać żadnego gracza, ale jest {count} inne urządzenie, więc multicast przechodzi</numerusform>
        <numerusform>{where}: nie słychać żadnego gracza, ale są {count} inne urządzenia, więc multicast przechodzi</numerusform>
        <numerusform>{where}: nie słychać żadnego gracza, ale jest {count} innych urządzeń, więc multicast przechodzi</numerusform>
      </translation>
    </message>
    <message>
      <source>{where}: nothing is heard there: nobody else plays, or the network keeps its guests apart; then join by code, or meet on a phone's hotspot or a cable</source>
      <translation>{where}: nic tu nie słychać: nikt inny nie gra albo sieć trzyma gości osobno; wtedy dołącz kodem albo spotkajcie się przez hotspot w telefonie lub kabel</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon</source>
      <translation>{where}: przez nadawanie słychać: {names}</translation>
    </message>
    <message>
      <source>{where}: {names} heard by beacon and mDNS</source>
      <translation>{where}: przez nadawanie i mDNS słychać: {names}</translation>
    </message>
    <message>
      <source>{where}: {names} heard by mDNS</source>
      <translation>{where}: przez mDNS słychać: {names}</translation>
    </message>
    <message>
      <source>{whole}.{rest}</source>
      <translation>{whole},{rest}</translation>
    </message>
    <message numerus="yes">
      <source>{who} share the win with {total} points, {grade}.</source>
      <extracomment>{who} share the win with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} dzielą wygraną, suma {total}, {grade}.</numerusform>
        <numerusform>{who} dzielą wygraną, suma {total}, {grade}.</numerusform>
        <numerusform>{who} dzielą wygraną, suma {total}, {grade}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{who} wins with {total} points, {grade}.</source>
      <extracomment>{who} wins with {total} point, {grade}.</extracomment>
      <translation>
        <numerusform>{who} wygrywa, suma {total}, {grade}.</numerusform>
        <numerusform>{who} wygrywa, suma {total}, {grade}.</numerusform>
        <numerusform>{who} wygrywa, suma {total}, {grade}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{why}: nothing more is signed in this game. What was signed is safe in {path}; make room there and start the program again</source>
      <translation>{why}: w tej partii nic więcej się nie podpisze. Co podpisano, jest bezpieczne w {path}; zrób tam miejsce i uruchom program jeszcze raz</translation>
    </message>
    <message>
      <source>{why}; mend that, or choose another --data DIR</source>
      <translation>{why}; napraw to albo wybierz inne --data DIR</translation>
    </message>
    <message>
      <source>{winner} is the last one left and wins.</source>
      <translation>Zostaje tylko {winner} i wygrywa.</translation>
    </message>
    <message>
      <source>{winner} touches the finish line and wins.</source>
      <translation>{winner} dotyka linii mety i wygrywa.</translation>
    </message>
    <message>
      <source>{word} is {game}</source>
      <translation>{word} to {game}</translation>
    </message>
    <message>
      <source>{worm} gets</source>
      <translation>{worm} dostaje</translation>
    </message>
    <message>
      <source>{worm} gets {kinds}</source>
      <translation>{worm} dostaje {kinds}</translation>
    </message>
    <message>
      <source>{worm} lies on {space}</source>
      <translation>na {space} leży {worm}</translation>
    </message>
    <message>
      <source>{worm}: {reason}</source>
      <translation>{worm}: {reason}</translation>
    </message>
    <message>
      <source>“Bring a friend” on a laptop that has the newer program gives it to you; then start again.</source>
      <translation>„Zaproś kogoś” na laptopie z nowszym programem da ci go; potem uruchom ponownie.</translation>
    </message>
    <message>
      <source>“Bring a friend” on your laptop gives {name} the newer program</source>
      <translation>„Zaproś kogoś” na twoim laptopie da nowszy program, weźmie go {name}</translation>
    </message>
    <message>
      <source>“Bring a friend” on {name}'s laptop gives you the newer program</source>
      <translation>„Zaproś kogoś” na laptopie gracza {name} da ci nowszy program</translation>
    </message>
  </context>
</TS>
