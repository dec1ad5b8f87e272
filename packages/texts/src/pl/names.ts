// Names of armies and tiles in Polish.

import type { Language } from '../language.ts';

export const armies: Language['armies'] = {
  borgo: {
    name: 'Borgo',
    about:
      'Prawie wszyscy walczą wręcz, wcześnie i dookoła. Podejdź blisko, bądź szybki i zacznij bitwę, zanim wróg się ustawi.',
  },
  hegemony: {
    name: 'Hegemonia',
    about:
      'Mocne ciosy, sieci wyłączające z walki kluczowe jednostki i moduły na każdą okazję. Chce stać tuż obok ofiary.',
  },
  moloch: {
    name: 'Moloch',
    about:
      'Wytrzymały i opancerzony, ma wiele luf i odepchnięć. Mało własnych bitew: zbuduj ścianę ognia i pozwól jej działać.',
  },
  outpost: {
    name: 'Posterunek',
    about:
      'Krusi strzelcy o największej ruchliwości w grze i sztab, który pozwala sąsiadom działać dwa razy.',
  },
  doomsday: {
    name: 'Maszyna Zagłady',
    about:
      'Przekierowuje własne strzały, rozdziela je, a nawet zapętla. Krucha i błyskotliwa: dla tych, którzy lubią planować.',
  },
  neutral: {
    name: 'Neutralne',
    about: 'Żetony bez armii. Kto wynajmie najemnika, ten ma go odtąd jako swojego.',
  },
};

export const tiles: Language['tiles'] = {
  hq: 'Sztab',
  mutant: 'Mutek',
  claws: 'Nożownik',
  'super-mutant': 'Supermutant',
  'net-fighter': 'Sieciarz',
  brawler: 'Siłacz',
  assassin: 'Zabójca',
  medic: 'Medyk',
  officer: 'Oficer',
  'super-officer': 'Superoficer',
  scout: 'Zwiadowca',
  battle: 'Bitwa',
  move: 'Ruch',
  grenade: 'Granat',
  runner: 'Biegacz',
  thug: 'Bydlak',
  ganger: 'Ganger',
  gladiator: 'Gladiator',
  guard: 'Strażnik',
  'net-master': 'Mistrz Sieci',
  'universal-soldier': 'Uniwersalny Żołnierz',
  boss: 'Boss',
  quartermaster: 'Kwatermistrz',
  'officer-i': 'Oficer I',
  'officer-ii': 'Oficer II',
  transport: 'Transport',
  'push-back': 'Odepchnięcie',
  sniper: 'Snajper',
  blocker: 'Bloker',
  hybrid: 'Hybryda',
  'gauss-cannon': 'Działko Gaussa',
  juggernaut: 'Juggernaut',
  clown: 'Klaun',
  'hunter-killer': 'Łowca',
  protector: 'Obrońca',
  'armored-hunter': 'Opancerzony Łowca',
  'armored-guard': 'Opancerzony Strażnik',
  hornet: 'Szerszeń',
  stormtrooper: 'Szturmowiec',
  'mother-module': 'Matka',
  brain: 'Mózg',
  'air-strike': 'Nalot',
  hmg: 'CKM',
  commando: 'Komandos',
  annihilator: 'Likwidator',
  'mobile-armor': 'Ruchomy Pancerz',
  'recon-center': 'Centrum Rozpoznania',
  saboteur: 'Dywersant',
  scoper: 'Skoper',
  'alpha-shooter': 'Strzelec Alfa',
  'gamma-shooter': 'Strzelec Gamma',
  'delta-shooter': 'Strzelec Delta',
  'omega-shooter': 'Strzelec Omega',
  'doom-net-fighter': 'Sieciarz Zagłady',
  fireblast: 'Miotacz Ognia',
  tripler: 'Potrajacz',
  'main-war-processor': 'Główny Procesor Wojenny',
  trap: 'Pułapka',
  'small-bomb': 'Mała Bomba',
  'mercenary-net-man': 'Najemny Sieciarz',
  'mercenary-gunner': 'Najemny Działonowy',
  'mercenary-rifleman': 'Najemny Strzelec',
  'mercenary-shield-bearer': 'Najemny Tarczownik',
  'mad-bomber': 'Szalony Bombiarz',
  structure: 'Konstrukcja',
};
