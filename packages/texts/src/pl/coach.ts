// The coach of the guided first duel, in Polish.

import type { coach as en } from '../en/coach.ts';
import type { Polish } from './polish.ts';

const more = (text: string) => ({ one: text, few: text, many: text, other: text });

export const coach: Polish<typeof en> = {
  'coach.title': 'Trener',
  'coach.suggest': 'Co radzisz?',
  'coach.thinks': 'Myślę …',
  'coach.takeBack': 'Cofnij to',
  'coach.turnBack': 'Moja tura od nowa',
  'coach.leave': 'Graj dalej beze mnie',
  'coach.hq':
    'Najpierw Sztab: dotknij pola. Ma 20 punktów; czyj Sztab spadnie do 0, ten przegrał. Obok niego twoje jednostki mają Inicjatywę o 1 większą, więc zostaw wokół miejsce.',
  'coach.hqThere': 'Dobrze. Jak Sztab jest obrócony, nie ma znaczenia. Zatwierdź.',
  'coach.first':
    'W pierwszej turze masz jeden żeton. Dotknij go, potem pola, obróć tak, żeby znaki patrzyły, gdzie chcesz, i zatwierdź. Potem zakończ turę.',
  'coach.discard':
    'Masz trzy żetony, jeden musi odejść. Odrzuć ten, który teraz pomaga najmniej; jednostki i Bitwy zwykle warto zachować.',
  'coach.turn': 'Zagraj z nich, co chcesz, resztę zachowaj na później i zakończ turę.',
  'coach.done': 'Nie ma już czego zagrać: zakończ turę.',
  'coach.decide': 'Decyzja w środku Bitwy. Przy każdej odpowiedzi widać, do czego prowadzi.',
  'coach.waits': 'Gra {army}. Patrz, gdzie wskazują jego znaki: tam uderzy.',
  'coach.watch':
    'Bitwa toczy się sama, od najwyższej Inicjatywy do 0. Dotknij jednostki, żeby dowiedzieć się, dlaczego przeżyła albo zginęła.',
  'coach.instant': 'Żeton natychmiastowy: robi swoje od razu i znika.',
  'coach.over': 'To była cała gra. Zagraj jeszcze raz, obejrzyj powtórkę albo wróć do lekcji.',
  'coach.tile': '{tile}. {does}',
  'coach.now': 'Gdyby teraz była Bitwa:',
  'coach.now.nothing': 'Gdyby teraz była Bitwa, nic by się nie stało.',
  'coach.now.theirs': 'polegną: {units}.',
  'coach.now.theirHq': more('Wrogi Sztab straci {count}.'),
  'coach.now.mine': 'Stracisz: {units}.',
  'coach.now.myHq': more('Twój Sztab straci {count}.'),
  'coach.battle': 'To zaczyna Bitwę i kończy twoją turę.',
  'coach.discarding': 'Trafi na stos odrzuconych i już nie wróci.',
  'coach.confirm': 'Obróć strzałkami, jeśli chcesz, i zatwierdź.',
  'coach.then': 'Z tym w Bitwie:',
  'coach.noChange': 'nic więcej niż przedtem. Może później; albo obróć żeton lub spróbuj innego pola.',
  'coach.kills': 'polegną: {units}.',
  'coach.saves': 'Ocaleją: {units}.',
  'coach.loses': 'Stracisz: {units}.',
  'coach.spares': 'Umkną: {units}.',
  'coach.dealt': more('Wrogi Sztab straci o {count} więcej.'),
  'coach.missed': more('Wrogi Sztab straci o {count} mniej.'),
  'coach.taken': more('Twój Sztab straci o {count} więcej.'),
  'coach.spared': more('Twój Sztab straci o {count} mniej.'),
  'coach.would': 'Moja rada: {choice}.',
  'coach.wouldEnd': 'Moja rada: zakończ tu turę, a resztę zachowaj.',
  'coach.do.place': '{tile} na {hex}, obrót jak na planszy',
  'coach.do.hq': 'Sztab na {hex}',
  'coach.do.discard': 'odrzuć: {tile}',
  'coach.do.move': '{tile} z {from} na {to}',
  'coach.do.push': '{tile} odpycha: {target}',
  'coach.trade': 'Uczciwa wymiana: wygrywa się punktami wrogiego Sztabu.',
  'coach.ending': 'Czego nie zagrasz, zostanie przed tobą na następną turę.',
  'coach.why.place': 'Na razie nic nie robi, ale dobrze stoi na później.',
  'coach.why.discard': 'Dwa pozostałe są na tej planszy warte więcej.',
  'coach.why.hq': 'Tam twoje jednostki mają obok niego miejsce.',
  'coach.good': 'Dobrze.',
  'coach.soso': 'Uważaj:',
  'coach.slip': 'Było coś lepszego: {choice}. {why} Możesz to cofnąć.',
};
