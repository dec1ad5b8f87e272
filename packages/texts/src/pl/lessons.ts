// The lessons in Polish.

import type { lessons as en } from '../en/lessons.ts';
import type { Polish } from './polish.ts';

export const lessons: Polish<typeof en> = {
  'tile.title': 'Żeton i jego krawędzie',
  'tile.about':
    'Żeton ma sześć krawędzi. To, co narysowano przy krawędzi, działa w jej kierunku i tylko tam.',
  'tile.turn':
    'Krótkie kliny Siłacza to Cios. Połóż go obok Hybrydy i obróć tak, żeby kliny wskazywały wroga. Potem rozegra się Bitwa.',
  'tile.turn.done':
    'Kliny patrzyły na Hybrydę. Położony żeton nie zmienia kierunku, więc sprawdź go, zanim zatwierdzisz.',
  'tile.two':
    'Mutek ma po klinie na trzech sąsiednich krawędziach. Znajdź pole i obrót, przy których trafi obu wrogów naraz.',
  'tile.two.done':
    'Gdy jednostka atakuje, atakują wszystkie jej krawędzie. Dobre miejsce zagraża więcej niż jednemu wrogowi.',

  'melee.title': 'Ciosy i kto uderza pierwszy',
  'melee.about':
    'Cios trafia wroga tuż przy krawędzi; każdy klin to jedna rana, a jedna rana zabija. Liczba na żetonie to Inicjatywa: w Bitwie najpierw uderza najwyższa.',
  'melee.faster': 'Nożownik (3) i Szerszeń (2) stoją naprzeciw siebie. Kto zginie w Bitwie?',
  'melee.faster.done': 'Nożownik uderza w fazie 3. Szerszenia już nie ma, gdy przychodzi jego faza 2.',
  'melee.equal': 'Teraz stoi tam Mutek (2). Obaj mają Inicjatywę 2. Kto zginie?',
  'melee.equal.done': 'Równe liczby uderzają w tej samej chwili: zabijają się nawzajem.',
  'melee.hq':
    'Sztab ma punkty zamiast życia. Połóż Siłacza z jego dwoma klinami tak, żeby Sztab Molocha stracił 2 punkty.',
  'melee.hq.done': 'Dwa kliny, dwa punkty. Sztab oddaje w fazie 0, ale Cios padł dużo wcześniej.',

  'ranged.title': 'Strzały i nad czym przelatują',
  'ranged.about':
    'Długa strzałka to Strzał. Leci prosto, nad lukami i nad swoimi, i trafia pierwszego napotkanego wroga.',
  'ranged.over':
    'Komandos strzela na północ. Przed nim stoi własny Biegacz, dalej Szerszeń i Hybryda. Kto zginie?',
  'ranged.over.done': 'Nad swoim, w pierwszego wroga, i tam się kończy.',
  'ranged.facing': 'Likwidator (2) i Hybryda (3) strzelają do siebie z daleka. Kto zginie?',
  'ranged.facing.done':
    'Odległość nie gra roli, Inicjatywa tak: Hybryda strzela w fazie 3 i Likwidator nie zdąży odpowiedzieć.',
  'ranged.line':
    'Hybryda strzela na południe, w fazie 3, tak jak twój Komandos. Połóż go tak, żeby Hybryda zginęła, a Komandos nie.',
  'ranged.line.done': 'Kto stoi poza linią Strzału wroga, strzela bezkarnie.',

  'armor.title': 'Pancerz',
  'armor.about':
    'Stalowa listwa przy krawędzi odejmuje 1 od każdego Strzału, który tam trafia. Na Ciosy nie działa.',
  'armor.shot': 'Komandos strzela (siła 1) w opancerzoną krawędź Opancerzonego Strażnika. Kto zginie?',
  'armor.shot.done': '1 odjąć 1 to nic: Pancerz zatrzymał Strzał.',
  'armor.blow': 'Mutek uderza (siła 1) w tę samą opancerzoną krawędź. Kto zginie?',
  'armor.blow.done': 'Pancerz nie chroni przed Ciosami.',
  'armor.around': 'Połóż Komandosa tak, żeby jego Strzał trafił w krawędź bez Pancerza.',
  'armor.around.done':
    'Pancerz osłania pojedyncze krawędzie. Strzelaj tam, gdzie go nie ma, albo strzelaj mocniej.',

  'toughness.title': 'Wytrzymałość',
  'toughness.about':
    'Każde serce na żetonie to jedna rana więcej, którą jednostka przeżyje. Rany zostają do końca gry.',
  'toughness.one': 'Komandos strzela (siła 1) do Obrońcy z jednym sercem. Kto zginie?',
  'toughness.one.done': 'Jedna rana nie wystarczy. Obrońca zostaje, ranny.',
  'toughness.wounded': 'Ten sam Obrońca po wcześniejszej Bitwie: ma już jedną ranę. Kto zginie teraz?',
  'toughness.wounded.done': 'Rany się nie goją. Druga zabija.',
  'toughness.two': 'Zdrowy Obrońca. Masz Komandosa (siła 1) i Likwidatora (siła 2). Zabij go jednym żetonem.',
  'toughness.two.done': 'Dwie rany naraz i serce nie pomogło.',

  'initiative.title': 'Fazy Bitwy',
  'initiative.about':
    'Bitwa składa się z faz, od najwyższej Inicjatywy do 0. W jednej fazie wszystko dzieje się w tej samej chwili; potem polegli schodzą z planszy i następna faza zaczyna się bez nich.',
  'initiative.first':
    'Z tyłu Zabójca (3), z przodu Mutek (2) i Szerszeń (2), który chce uderzyć Mutka. Kto zginie?',
  'initiative.first.done': 'Zabójca strzelił nad Mutkiem w fazie 3. W fazie 2 Szerszenia już nie było.',
  'initiative.together':
    'Mutek, Szerszeń i Strażnik działają w fazie 2. Mutek bije obu, obaj atakują Mutka. Kto zginie?',
  'initiative.together.done': 'Wszystko w tej samej chwili: trzy ataki, trzech poległych.',
  'initiative.scout':
    'Zwiadowca daje 1 Inicjatywy swoim przy wtyczkach. Połóż go tak, żeby Mutek uderzył przed Szerszeniem i przeżył.',
  'initiative.scout.done': 'Mutek ma teraz 3. Jedna faza decyduje o życiu i śmierci.',

  'hq.title': 'Twój Sztab i jego dar',
  'hq.about':
    'Sztab bije wszystkich sąsiadów w fazie 0 i coś daje własnym jednostkom obok siebie: Sztab Borgo daje 1 Inicjatywy. Gdy ma 0 punktów, jest zniszczony i gra przegrana.',
  'hq.aura':
    'Szerszeń (2) czeka. Połóż Siłacza (2) tak, żeby dzięki darowi Sztabu był szybszy od Szerszenia.',
  'hq.aura.done': 'Obok Sztabu Siłacz ma 3. Sztab każdej armii daje coś innego: warto budować wokół niego.',
  'hq.spares': 'Dwa Sztaby obok siebie i Mutek zwrócony do Sztabu Molocha. Ile punktów straci Sztab Molocha?',
  'hq.spares.done': 'Liczy się tylko Mutek: Sztab nigdy nie rani Sztabu.',

  'modules.title': 'Moduły',
  'modules.about':
    'Moduł nie walczy. Pomaga swoim przy wtyczkach, przez cały czas: Oficer wzmacnia, Zwiadowca przyspiesza. To, co dają różne moduły, się sumuje.',
  'modules.aside':
    'Mutek, za nim Oficer (+1 do Ciosów), przed nim Obrońca z jednym sercem. Zobacz, gdzie patrzą wtyczki Oficera. Kto zginie?',
  'modules.aside.done':
    'Wtyczki patrzyły w inną stronę. Moduł obok jednostki nic nie daje, jeśli żadna wtyczka na nią nie wskazuje.',
  'modules.officer': 'Połóż Oficera tak, żeby Cios Mutka zabił Obrońcę.',
  'modules.officer.done': '1 i 1 od Oficera to 2 rany: dość na jedno serce.',
  'modules.which':
    'Szturmowiec (2 i 1, jedno serce) i twój Siłacz (2, siła 2) zabiliby się nawzajem. Oficer czy Zwiadowca: kto uratuje Siłacza?',
  'modules.which.done': 'Siły było dość. Brakowało jednej fazy.',

  'medics.title': 'Medycy',
  'medics.about':
    'Gdy jednostka przy wtyczce Medyka zostaje trafiona, Medyk ginie zamiast niej i całe to trafienie przepada, choćby najsilniejsze.',
  'medics.save': 'Mutek i Szerszeń zabiliby się nawzajem. Połóż Medyka tak, żeby twój Mutek przeżył.',
  'medics.save.done': 'Medyk za Szerszenia to dobra wymiana. Medyk pomaga zawsze, czy tego chcesz, czy nie.',
  'medics.one': 'Teraz dwóch wrogów atakuje Mutka w tej samej fazie, a za nim stoi jeden Medyk. Kto zginie?',
  'medics.one.done':
    'Medyk bierze na siebie jedno trafienie. Drugie i tak zabija, więc Medyk zginął na próżno.',

  'nets.title': 'Sieci',
  'nets.about':
    'Sieć wyłącza wroga przed sobą: nie atakuje, nie rusza się, nie pomaga i nie sieciuje. Nadal można go trafić, a Pancerz i serca działają.',
  'nets.net': 'Mutek i Szerszeń zabiliby się nawzajem. Zasieciuj Szerszenia, żeby uderzył tylko jeden.',
  'nets.net.done':
    'Zasieciowana jednostka tylko stoi. Sieć jest najsilniejsza na żetonie, na który liczy przeciwnik.',
  'nets.facing':
    'Dwóch wrogich Sieciarzy celuje w siebie; Sieciarz Molocha celuje też w twojego Mutka. Kto jest zasieciowany?',
  'nets.facing.done':
    'Sieć przeciw sieci: znoszą się, żaden z nich nie jest zasieciowany. Ich pozostałe sieci działają jak zwykle.',
  'nets.free':
    'Sieciarz Molocha trzyma twojego Mutka. Uwolnij go swoim Sieciarzem, z tej strony, w którą tamten nie celuje.',
  'nets.free.done': 'Zasieciowany Sieciarz nikogo nie trzyma. Mutek był wolny i uderzył.',

  'instants.title': 'Żetony natychmiastowe',
  'instants.about':
    'Żetony natychmiastowe zagrywa się i od razu odrzuca, nigdy w trakcie Bitwy: Ruch, Odepchnięcie, Snajper, Granat, bomby i sama Bitwa.',
  'instants.push':
    'Mutek stoi przed twoim Sztabem i bije w trzy strony. Odepchnięciem twoja jednostka odsuwa go o jedno pole od siebie. Odepchnij go tam, gdzie nie zaszkodzi Sztabowi.',
  'instants.push.done':
    'Zachował kierunek i teraz bije w powietrze. Ważniejsze, gdzie wyląduje, niż kto pcha.',
  'instants.grenade':
    'Granat niszczy jednego wroga obok twojego Sztabu, bez względu na serca. Który z dwóch by ci zaszkodził?',
  'instants.grenade.done':
    'Juggernaut ma Pancerz, serce i dwa kliny wymierzone w Sztab. Granat o nic nie pyta. Bloker nigdy nie atakuje.',

  'turn.title': 'Twoja tura, Bitwa, koniec',
  'turn.about':
    'Dobierasz, aż leżą przed tobą trzy żetony, i jeden z nich odrzucasz. Pozostałe wystawiasz, zagrywasz albo zachowujesz. Bitwa zaczyna się, gdy ktoś zagra żeton Bitwy albo plansza się zapełni.',
  'turn.call':
    'Trzy żetony: odrzuć jeden, połóż jeden i wywołaj Bitwę tak, żeby Sztab Molocha stracił w tej turze 3 punkty.',
  'turn.call.done':
    'Żeton Bitwy od razu kończy turę, więc najpierw wystawiaj. Wywołuj Bitwę, gdy plansza ci sprzyja; zachowaj ją, gdy nie.',
  'turn.last':
    'Moloch dobrał ostatni żeton: po twojej turze nastąpi Ostatnia Bitwa. Masz 9 punktów, Moloch 10. Połóż Siłacza tak, żeby wygrać.',
  'turn.last.done':
    'Po Ostatniej Bitwie porównuje się Sztaby, a 9 to więcej niż 8. To wszystko, czego trzeba, żeby grać.',
};
