// Structures in Polish.

import type { structures as enStructures, structureTable as enTable } from '../en/structures.ts';
import type { Polish } from './polish.ts';

export const structures: Readonly<Record<keyof typeof enStructures, string>> = {
  'borgo/structure': 'Behemot',
  'borgo/structure-1a': 'Paszcza Behemota',
  'borgo/structure-1b': 'Rogi Behemota',
  'borgo/structure-2a': 'Ogon Behemota',
  'borgo/structure-2b': 'Skóra Behemota',
  'hegemony/structure': 'Karawana Areny',
  'hegemony/structure-1a': 'Wóz Sieciarzy',
  'hegemony/structure-1b': 'Wóz Ostrzy',
  'hegemony/structure-2a': 'Wóz z Taranem',
  'hegemony/structure-2b': 'Rydwan',
  'moloch/structure': 'Cytadela',
  'moloch/structure-1a': 'Bateria Cytadeli',
  'moloch/structure-1b': 'Działo Cytadeli',
  'moloch/structure-2a': 'Mur Cytadeli',
  'moloch/structure-2b': 'Kosy Cytadeli',
  'outpost/structure': 'Pociąg Pancerny',
  'outpost/structure-1a': 'Wagon Snajperów',
  'outpost/structure-1b': 'Wagon Działowy',
  'outpost/structure-2a': 'Lokomotywa',
  'outpost/structure-2b': 'Wagon Obrotowy',
  'doomsday/structure': 'Pryzmat',
  'doomsday/structure-1a': 'Soczewka Pryzmatu',
  'doomsday/structure-1b': 'Emiter Pryzmatu',
  'doomsday/structure-2a': 'Rozszczepiacz Pryzmatu',
  'doomsday/structure-2b': 'Promień Pryzmatu',
  'gate/structure': 'Brama',
  'gate/structure-1a': 'Wieża Bramy',
  'gate/structure-1b': 'Wieża Bramy',
  'gate/structure-2a': 'Bastion Bramy',
  'gate/structure-2b': 'Bastion Bramy',
};

export const structureTable: Polish<typeof enTable> = {
  'variant.structures': 'Konstrukcje',
  'variant.structures.about':
    'Każda armia ma obok planszy jednostkę z dwóch żetonów; raz w grze wystawia się ją za trzy żetony z ręki.',
  'act.deploy': 'Oddaj za Konstrukcję: {slots}',
  'act.deployChoose': 'Wystaw Konstrukcję …',
  'act.deployCount': {
    one: 'jeszcze {count} żeton',
    few: 'jeszcze {count} żetony',
    many: 'jeszcze {count} żetonów',
    other: 'jeszcze {count} żetonu',
  },
  'act.deployGo': 'Oddaj je',
  'act.lay': 'Połóż: {tile}',
  'act.board': 'Rozpocznij Bitwę!',
  'act.hold': 'Bez Bitwy',
  'ask.lay': 'Wybierz stronę pierwszego żetonu, potem pole',
  'ask.lay.second': 'Wybierz stronę drugiego żetonu, potem pole obok pierwszego',
  'ask.boarding': 'Abordaż: rozpocząć od razu Bitwę? To kończy twoją turę.',
  'structure.beside': 'Obok planszy: {name}, Konstrukcja gracza {player}',
  'structure.price':
    'Raz w grze, dopóki nikt nie dobrał ostatniego żetonu: oddaj trzy żetony z ręki (także ten, który musisz odrzucić) i połóż oba żetony na dwóch wolnych polach obok siebie, każdy dowolną stroną. To nie jest zagranie żetonu.',
  'structure.whole':
    'Na planszy oba są jednym wojownikiem: wartości Inicjatywy z obu żetonów, serca razem, wspólne zdolności; każdy żeton atakuje, łapie w sieć i chroni Pancerzem tam, gdzie leży.',
  'structure.first': 'Pierwszy żeton',
  'structure.second': 'Drugi żeton',
  'structure.choose': 'Które trzy żetony oddajesz?',
  'structure.sides': 'Strony tego żetonu',
  'structure.laid': 'Leży tu {tile}, drugi żeton jeszcze przed tobą',
  'extras.hint': 'Nie zaleca się grać naraz: {extras}. Wolno, ale trzeba pamiętać o bardzo wielu rzeczach.',
  'extras.structures': 'Konstrukcje',
  'extras.leaders': 'dowódcy',
  'extras.scenario': 'scenariusz',
};
