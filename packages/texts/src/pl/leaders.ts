// Leaders in Polish: their names, when and what they do, what the log and the table say about them.

import type {
  leaderEvents as enEvents,
  leaders as enLeaders,
  leaderTable as enTable,
} from '../en/leaders.ts';
import type { Catalogue } from '../message.ts';

export const leaders: Catalogue<typeof enLeaders> = {
  'name.scavenger': 'Sroka, zbieraczka',
  'name.recruiter': 'Kapitan Werbel, werbownik',
  'name.gambler': 'Lady Siódemka, hazardzistka',
  'name.pathfinder': 'Stary But, tropiciel',
  'name.gunner': 'Długa Berta, kanonierka',
  'name.drillmaster': 'Sierżant Gwizdek, musztrownik',
  'name.jammer': 'Szum, zagłuszacz',
  'name.mechanic': 'Łata, mechanik',
  'moment.turn-begins': 'Zanim dobierzesz',
  'moment.tiles-drawn': 'Gdy już dobierzesz',
  'moment.turn': 'W swojej turze',
  'moment.battle-begins': 'Na początku Bitwy',
  'moment.between-phases': 'Między dwiema fazami Bitwy',
  'moment.battle-ends': 'Po Bitwie',
  'use.reclaim.units': 'połóż na wierzch stosu jednostkę ze swoich odrzuconych żetonów',
  'use.reclaim.all': 'połóż na wierzch stosu dowolny ze swoich odrzuconych żetonów',
  'use.reclaim.more': {
    one: 'połóż na wierzch stosu dowolny ze swoich odrzuconych żetonów i dobierz w tej turze o {count} więcej',
    few: 'połóż na wierzch stosu dowolny ze swoich odrzuconych żetonów i dobierz w tej turze o {count} więcej',
    many: 'połóż na wierzch stosu dowolny ze swoich odrzuconych żetonów i dobierz w tej turze o {count} więcej',
    other:
      'połóż na wierzch stosu dowolny ze swoich odrzuconych żetonów i dobierz w tej turze o {count} więcej',
  },
  'use.levy': {
    one: 'dobierz w tej turze o {count} żeton więcej',
    few: 'dobierz w tej turze o {count} żetony więcej',
    many: 'dobierz w tej turze o {count} żetonów więcej',
    other: 'dobierz w tej turze o {count} żetonu więcej',
  },
  'use.exchange': {
    one: 'odrzuć żeton z ręki, potem dobierz jeden za niego i {more} więcej',
    few: 'odrzuć do {count} żetonów z ręki, potem dobierz tyle samo i {more} więcej',
    many: 'odrzuć do {count} żetonów z ręki, potem dobierz tyle samo i {more} więcej',
    other: 'odrzuć do {count} żetonu z ręki, potem dobierz tyle samo i {more} więcej',
  },
  'use.march.straight': 'przesuń jedną swoją jednostkę o jedno pole, nie obracając jej',
  'use.march.turning': 'przesuń jedną swoją jednostkę o jedno pole, obróć ją albo jedno i drugie',
  'use.bombard.any': {
    one: 'zadaj jedną ranę wrogiej jednostce (nie Sztabowi) obok swojego Sztabu',
    few: 'zadaj jedną ranę wrogiej jednostce (nie Sztabowi) najwyżej {count} pola od swojego Sztabu',
    many: 'zadaj jedną ranę wrogiej jednostce (nie Sztabowi) najwyżej {count} pól od swojego Sztabu',
    other: 'zadaj jedną ranę wrogiej jednostce (nie Sztabowi) najwyżej {count} pola od swojego Sztabu',
  },
  'use.bombard.wounded': {
    one: 'zadaj jeszcze jedną ranę rannej wrogiej jednostce (nie Sztabowi) obok swojego Sztabu',
    few: 'zadaj jeszcze jedną ranę rannej wrogiej jednostce (nie Sztabowi) najwyżej {count} pola od swojego Sztabu',
    many: 'zadaj jeszcze jedną ranę rannej wrogiej jednostce (nie Sztabowi) najwyżej {count} pól od swojego Sztabu',
    other:
      'zadaj jeszcze jedną ranę rannej wrogiej jednostce (nie Sztabowi) najwyżej {count} pola od swojego Sztabu',
  },
  'use.wheel.sixth': 'obróć jedną swoją jednostkę o jedną szóstą',
  'use.wheel.any': 'obróć jedną swoją jednostkę, jak chcesz',
  'use.halt.unit': 'wroga jednostka (nie Sztab) obok twojej jednostki traci fazę, która teraz nadchodzi',
  'use.halt.hq': 'wroga jednostka (nie Sztab) obok twojego Sztabu traci fazę, która teraz nadchodzi',
  'use.repair': {
    one: 'twój Sztab odzyskuje {count} punkt',
    few: 'twój Sztab odzyskuje {count} punkty',
    many: 'twój Sztab odzyskuje {count} punktów',
    other: 'twój Sztab odzyskuje {count} punktu',
  },
};

export const leaderEvents: Catalogue<typeof enEvents> = {
  'leaders-dealt': 'Rozdano karty dowódców, po trzy na stronę.',
  'leader-chosen': '{seat}: dowódca wybrany w tajemnicy.',
  'leaders-revealed': 'Dowódcy się ujawniają: {leaders}.',
  'leaders-revealed.one': '{leader} ({seat})',
  'leader-used.first': '{seat} używa dowódcy: {leader}. Karta zostaje odwrócona.',
  'leader-used.second': '{seat} po raz drugi używa dowódcy: {leader}. Karta odchodzi.',
  reclaimed: '{seat} kładzie z powrotem na wierzch stosu: {tile}.',
  'hq-repaired': {
    one: 'Sztab gracza {seat} odzyskuje {count} punkt, ma teraz {left}.',
    few: 'Sztab gracza {seat} odzyskuje {count} punkty, ma teraz {left}.',
    many: 'Sztab gracza {seat} odzyskuje {count} punktów, ma teraz {left}.',
    other: 'Sztab gracza {seat} odzyskuje {count} punktu, ma teraz {left}.',
  },
  'discard.exchanged': '{seat} wymienia: {tile}.',
  'moved.march': 'Na rozkaz dowódcy {tile} przechodzi z {from} na {to}.',
  'lost-chance.halted': '{unit}: zatrzymanie przez dowódcę, ta faza przepada.',
  'strike.leader': {
    one: 'Ogień dowódcy ({leader}) trafia: {target}, {count} rana.',
    few: 'Ogień dowódcy ({leader}) trafia: {target}, {count} rany.',
    many: 'Ogień dowódcy ({leader}) trafia: {target}, {count} ran.',
    other: 'Ogień dowódcy ({leader}) trafia: {target}, {count} rany.',
  },
};

export const leaderTable: Catalogue<typeof enTable> = {
  'variant.leaders': 'Dowódcy',
  'variant.leaders.about':
    'Każda strona dostaje trzy karty, wybiera jedną w tajemnicy i używa jej dwa razy w grze, w chwili podanej na karcie.',
  'act.deal': 'Rozdaj karty dowódców',
  'act.leader': 'Wybierz: {leader}',
  'act.pass': 'Nie teraz',
  'act.reclaim': 'Odzyskaj: {tile}',
  'act.levy': 'Dobierz więcej',
  'act.exchange': 'Wymień: {slots}',
  'act.march': 'Użyj dowódcy: przesuń jednostkę',
  'act.bombard': 'Użyj dowódcy: zrań wroga',
  'act.wheel': 'Obróć jednostkę',
  'act.halt': 'Zatrzymaj: {hexTile} {hex}',
  'act.repair': 'Napraw Sztab {hex}',
  'ask.deal': 'Najpierw każda strona dostaje trzy zakryte karty dowódców',
  'ask.leader': 'Wybierz dowódcę; nikt inny nie widzi twoich kart',
  'ask.leader.other': 'Druga strona w tajemnicy wybiera dowódcę',
  'ask.lead': 'Twój dowódca może teraz działać ({leader}): {use}',
  'leader.of': 'Dowódca gracza {player}: {leader}',
  'leader.left': {
    one: 'zostało {count} użycie',
    few: 'zostały {count} użycia',
    many: 'zostało {count} użyć',
    other: 'zostało {count} użycia',
  },
  'leader.spent': 'Oba użycia wykorzystane',
  'leader.hidden': 'Karta dowódcy, której nie możesz zobaczyć',
  'leader.secret': '{player}: karta wybrana; zostanie odkryta, gdy wybiorą wszyscy',
  'leader.first': 'Pierwsze użycie',
  'leader.second': 'Drugie użycie',
  'leader.now': 'Ta strona leży teraz na wierzchu',
  'leader.rule':
    'Najwyżej raz w turze każdego gracza i raz w Bitwie, dwa razy w grze. Zawsze z własnej woli. Sojusznicy mają jednego wspólnego dowódcę.',
  'leader.choose': 'Twoje trzy karty',
  'leader.revealed': 'Dowódcy odkryci',
  'leader.go': 'Dalej',
  'help.keys.leader': 'użyj dowódcy na planszy',
};
