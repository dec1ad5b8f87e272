// What every symbol and ability means, in Polish and in our own words.

import type { help as enHelp, topics as enTopics } from '../en/help.ts';
import type { Polish } from './polish.ts';

export const topics: Polish<typeof enTopics> = {
  melee: {
    title: 'Cios',
    text: {
      one: 'Krótki klin: bije wroga stojącego tuż przy tej krawędzi. {count} rana.',
      few: 'Krótkie kliny: biją wroga stojącego tuż przy tej krawędzi. {count} rany, po jednej za klin.',
      many: 'Krótkie kliny: biją wroga stojącego tuż przy tej krawędzi. {count} ran, po jednej za klin.',
      other: 'Krótkie kliny: biją wroga stojącego tuż przy tej krawędzi. {count} rany, po jednej za klin.',
    },
  },
  ranged: {
    title: 'Strzał',
    text: {
      one: 'Długa strzałka: leci prosto nad swoimi i pustymi polami i trafia pierwszego wroga. {count} rana.',
      few: 'Długie strzałki: lecą prosto nad swoimi i pustymi polami i trafiają pierwszego wroga. {count} rany.',
      many: 'Długie strzałki: lecą prosto nad swoimi i pustymi polami i trafiają pierwszego wroga. {count} ran.',
      other:
        'Długie strzałki: lecą prosto nad swoimi i pustymi polami i trafiają pierwszego wroga. {count} rany.',
    },
  },
  gauss: {
    title: 'Strzał Gaussa',
    text: 'Grot z cewkami: przechodzi na wylot i trafia każdego wroga na linii, po 1 ranie. Nic go nie wzmacnia.',
  },
  both: {
    title: 'Cios i Strzał naraz',
    text: 'Strzałka na klinie: jeden atak z dwóch części, Cios w sąsiada i Strzał wzdłuż linii. Pancerz osłabia tylko Strzał.',
  },
  armor: {
    title: 'Pancerz',
    text: 'Stalowa listwa: każdy Strzał w tę krawędź jest słabszy o 1. Nie chroni przed Ciosami, wybuchami i żetonami natychmiastowymi.',
  },
  net: {
    title: 'Sieć',
    text: 'Plecionka: wróg przy tej krawędzi jest wyłączony. Nie atakuje, nie rusza się, nie odpycha, nie pomaga i nie zarzuca sieci, ale Pancerz i Wytrzymałość zachowuje.',
  },
  link: {
    title: 'Połączenie',
    text: 'Okrągła wtyczka: własna jednostka przy tej krawędzi dostaje to, co daje moduł, póki obie stoją.',
  },
  'long-link': {
    title: 'Dalekie połączenie',
    text: 'Podwójna wtyczka: sięga sąsiedniego pola i następnego za nim, ponad wszystkim po drodze.',
  },
  'hostile-link': { title: 'Wrogie połączenie', text: 'Romb: działa na wroga przy tej krawędzi.' },
  trap: { title: 'Zapalnik', text: 'Zęby skierowane do środka: atak wroga w tę krawędź wywołuje wybuch.' },
  entry: {
    title: 'Wlot',
    text: 'Daszek skierowany do środka: własny Strzał, który tu dotrze, zostaje przechwycony i poprowadzony dalej.',
  },
  exit: {
    title: 'Wylot',
    text: 'Pusta strzałka: tędy wychodzą przechwycone Strzały, z taką siłą, z jaką weszły.',
  },
  initiative: {
    title: 'Inicjatywa {phases}',
    text: 'W tej fazie Bitwy jednostka atakuje. Wyższe liczby są wcześniej.',
  },
  initiatives: {
    title: 'Inicjatywa {phases}',
    text: 'Jednostka atakuje raz w każdej z tych faz. Wyższe liczby są wcześniej.',
  },
  'no-initiative': { title: 'Bez Inicjatywy', text: 'Nigdy nie atakuje.' },
  toughness: {
    title: 'Wytrzymałość {count}',
    text: 'Każde serce to jedna rana więcej do przeżycia: zabija dopiero rana numer {deadly}.',
  },
  mobility: {
    title: 'Mobilność',
    text: 'Cztery strzałki: raz w każdej twojej turze może przejść na wolne sąsiednie pole, obrócić się albo jedno i drugie.',
  },
  netted: { title: 'W sieci', text: 'Wyłączona, dopóki sieć trzyma.' },
  hq: {
    title: 'Sztab',
    text: 'Zamiast ginąć traci punkty. Przy 0 jest zniszczony. Bije wszystkich sześciu sąsiadów, ale nigdy innego Sztabu.',
  },
  'gives.melee': { title: 'Mocniejsze Ciosy', text: '{amount} do każdego Ciosu połączonych jednostek.' },
  'gives.ranged': {
    title: 'Mocniejsze Strzały',
    text: '{amount} do każdego Strzału połączonych jednostek; Strzały Gaussa bez zmian.',
  },
  'gives.initiative': { title: 'Szybciej', text: '{amount} do Inicjatywy połączonych jednostek.' },
  'gives.toughness': { title: 'Wytrzymalej', text: '{amount} do Wytrzymałości połączonych jednostek.' },
  'gives.extraAction': {
    title: 'Dodatkowa akcja',
    text: 'Połączone jednostki działają w Bitwie o jeden raz więcej, fazę po którymś ze swoich ataków.',
  },
  'gives.medic': {
    title: 'Medyk',
    text: 'Gdy połączona jednostka zostaje trafiona, ginie Medyk, a to jedno trafienie przepada, choćby najsilniejsze.',
  },
  'gives.quartermaster': {
    title: 'Kwatermistrz',
    text: 'Raz w Bitwie połączona jednostka może zamienić jeden Cios na Strzał albo jeden Strzał na Cios.',
  },
  'gives.transport': {
    title: 'Transport',
    text: 'Każda połączona jednostka może raz w twojej turze ruszyć się lub obrócić.',
  },
  slows: { title: 'Spowalnia wroga', text: '{amount} do Inicjatywy połączonych wrogów, nie poniżej 0.' },
  scopes: {
    title: 'Przejmuje moduły',
    text: 'Połączone moduły wroga działają dla ciebie zamiast dla właściciela.',
  },
  recon: {
    title: 'Rozpoznanie',
    text: 'Póki stoi i nie tkwi w sieci, każdy twój ruch ma o jeden krok więcej.',
  },
  rotations: { title: 'Obracanie', text: 'W każdej swojej turze możesz obrócić jedną swoją jednostkę.' },
  sharpshooter: {
    title: 'Strzelec wyborowy',
    text: 'Każdy jego Strzał trafia wybranego przez ciebie wroga na linii, nie tylko pierwszego.',
  },
  rotates: { title: 'Obrót własny', text: 'Raz w każdej twojej turze można go obrócić na miejscu.' },
  heavy: {
    title: 'Ciężki',
    text: 'Nigdy nie opuszcza swojego pola, choćby go odpychano lub przewożono. Obracać go można.',
  },
  boarding: {
    title: 'Abordaż',
    text: 'Gdy wchodzi na planszę, możesz od razu rozpocząć Bitwę; to kończy twoją turę.',
  },
  structure: {
    title: 'Konstrukcja',
    text: 'Jeden z dwóch żetonów, które walczą, cierpią i giną jak jeden wojownik; wartość i zdolność jednego ma też drugi. Cokolwiek ją rusza, rusza jeden z nich, a oba zostają obok siebie.',
  },
  explodes: {
    title: 'Może wybuchnąć',
    text: 'Zamiast atakować może się wysadzić: 1 rana dla wszystkich sąsiadów, swoich i wrogich, a sam znika.',
  },
  'trap-explodes': {
    title: 'Wybucha po trafieniu w tę stronę',
    text: '1 rana dla wszystkich sąsiadów, swoich i wrogich, także Sztabów. Medyk nie powstrzyma zapłonu.',
  },
  bomber: {
    title: 'Szalony Bombiarz',
    text: 'Każde trafienie wywołuje wybuch: 1 rana dla sąsiadów. Potem przechodzi do innego gracza.',
  },
  'instant.battle': {
    title: 'Bitwa',
    text: 'Rozpoczyna Bitwę i kończy twoją turę. Nie można, odkąd ktoś dobrał swój ostatni żeton.',
  },
  'instant.move': {
    title: 'Ruch',
    text: 'Jedna twoja jednostka przechodzi na wolne sąsiednie pole, obraca się albo jedno i drugie.',
  },
  'instant.push-back': {
    title: 'Odepchnięcie',
    text: 'Jedna twoja jednostka odpycha sąsiedniego wroga o jedno pole. Jeśli pól jest kilka, wybiera jego właściciel.',
  },
  'instant.sniper': { title: 'Snajper', text: '1 rana dla dowolnej wrogiej jednostki, ale nie dla Sztabu.' },
  'instant.grenade': {
    title: 'Granat',
    text: 'Niszczy jedną wrogą jednostkę obok twojego Sztabu, ale nie Sztab.',
  },
  'instant.air-strike': {
    title: 'Nalot',
    text: '1 rana dla każdej jednostki na polu i sześciu sąsiednich, także twojej. Sztaby są oszczędzane.',
  },
  'instant.small-bomb': {
    title: 'Mała Bomba',
    text: '1 rana dla każdej jednostki na trzech stykających się polach, także twojej. Sztaby są oszczędzane.',
  },
};

export const help: Polish<typeof enHelp> = {
  'hq.of': 'Sztab ({army})',
  'now.title': 'Teraz',
  'now.initiative': 'Inicjatywa {phases}',
  'now.initiativeNone': 'Nie działa',
  'now.melee': 'Cios, {directions}: {strength}',
  'now.ranged': 'Strzał, {directions}: {strength}',
  'now.from': '{effect}, daje {unit}',
  'now.fromIdle': '{effect}, daje {unit} (bez pożytku)',
  'now.gives.melee': '{amount} do siły Ciosu',
  'now.gives.ranged': '{amount} do siły Strzału',
  'now.gives.initiative': '{amount} do Inicjatywy',
  'now.gives.toughness': '{amount} do Wytrzymałości',
  'now.gives.extraAction': 'dodatkowa akcja',
  'now.gives.medic': 'ochrona',
  'now.gives.quartermaster': 'zamiana Ciosu i Strzału',
  'now.gives.transport': 'ruch w każdej turze',
  'now.nettedBy': 'W sieci: {units}',
  'now.toughness': 'Rany {wounds} z {deadly}',
  kind: '{army} · {kind}',
  'kind.hq': 'Sztab',
  'kind.warrior': 'Wojownik',
  'kind.module': 'Moduł',
  'kind.instant': 'Żeton natychmiastowy',
  count: '{count} w armii',
  'direction.0': 'północ',
  'direction.1': 'północny wschód',
  'direction.2': 'południowy wschód',
  'direction.3': 'południe',
  'direction.4': 'południowy zachód',
  'direction.5': 'północny zachód',
  'direction.all': 'dookoła',
  'hex.empty': '{hex}: puste',
  'hex.unit': '{hex}: {tile}, {owner}',
  'hex.points': {
    one: '{count} punkt',
    few: '{count} punkty',
    many: '{count} punktów',
    other: '{count} punktu',
  },
  'hex.melee': 'Cios: {directions}',
  'hex.ranged': 'Strzał: {directions}',
  'hex.gauss': 'Strzał Gaussa: {directions}',
  'hex.armor': 'Pancerz: {directions}',
  'hex.net': 'sieć: {directions}',
  'hex.link': 'połączenie: {directions}',
  'hex.initiative': 'Inicjatywa {phases}',
  'hex.wounds': { one: '{count} rana', few: '{count} rany', many: '{count} ran', other: '{count} rany' },
  'hex.netted': 'w sieci',
  'hex.with': 'jedna jednostka z polem {hex}',
};
