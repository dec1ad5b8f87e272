// The rise of Moloch: five missions from the first spark to the end, nine on all paths.

import type { Campaign } from '../campaign.ts';
import { convoy } from './convoy.ts';
import { foundry } from './foundry.ts';
import { heart } from './heart.ts';
import { hills } from './hills.ts';
import { lastCity } from './last-city.ts';
import { minefield } from './minefield.ts';
import { pass } from './pass.ts';
import { sparks } from './sparks.ts';
import { UPGRADES } from './upgrades.ts';
import { walls } from './walls.ts';

export const rise: Campaign = {
  key: 'rise',
  start: 'rise-1',
  missions: [sparks, foundry, pass, convoy, minefield, walls, hills, lastCity, heart],
  upgrades: UPGRADES,
  machine: [
    { points: -4 },
    {
      points: -2,
      armies: {
        moloch: { without: { 'moloch/gauss-cannon': 1, 'moloch/medic': 1, 'moloch/hunter-killer': 1 } },
        hegemony: {
          without: { 'hegemony/gladiator': 1, 'hegemony/universal-soldier': 1, 'hegemony/officer-ii': 1 },
        },
        borgo: { without: { 'borgo/super-mutant': 1, 'borgo/claws': 1, 'borgo/officer': 1 } },
      },
    },
    {
      points: -1,
      armies: {
        moloch: { without: { 'moloch/gauss-cannon': 1 } },
        outpost: { without: { 'outpost/mobile-armor': 1 } },
      },
    },
    { armies: { borgo: { without: { 'borgo/super-mutant': 1 } } } },
    {
      points: 1,
      armies: {
        moloch: { add: { 'moloch/hunter-killer': 1, 'moloch/armored-guard': 1 } },
        hegemony: { add: { 'hegemony/gladiator': 1, 'hegemony/guard': 1 } },
      },
    },
  ],
  texts: {
    en: {
      title: 'The rise of Moloch',
      story:
        'In the rubble of a research station something has begun to think. It needs metal, power and time. People have none of these to spare.',
      sides: ['Moloch', 'The free people'],
      about: [
        'Grow from a spark in a cellar to the power that nobody can switch off.',
        'Outpost, Hegemony and Borgo each know the machine under another name. Stop it before it is too large.',
      ],
      endings: [
        'The horizon hums. Where cities were, lights blink in a rhythm that no human hand has set. Moloch is awake, and it remembers everything.',
        'The hum has stopped. For the first time in months one can hear the wind, and somebody laughs, and nobody tells them to be quiet.',
      ],
    },
    pl: {
      title: 'Narodziny Molocha',
      story:
        'W gruzach stacji badawczej coś zaczęło myśleć. Potrzebuje metalu, prądu i czasu. Ludzie nie mają nic z tego na zbyciu.',
      sides: ['Moloch', 'Wolni ludzie'],
      about: [
        'Wyrośnij z iskry w piwnicy na potęgę, której nikt już nie wyłączy.',
        'Posterunek, Hegemonia i Borgo znają maszynę pod różnymi imionami. Zatrzymaj ją, zanim będzie za wielka.',
      ],
      endings: [
        'Horyzont buczy. Tam, gdzie były miasta, światła migają w rytmie, którego nie ustawiła żadna ludzka ręka. Moloch się obudził i niczego nie zapomni.',
        'Buczenie ucichło. Pierwszy raz od miesięcy słychać wiatr, ktoś się śmieje i nikt go nie ucisza.',
      ],
    },
  },
};
