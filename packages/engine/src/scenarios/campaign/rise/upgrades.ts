// The pool of upgrades, for each side the most useful ones first: a machine takes them in this order (CAMP-2).

import type { ArmyChange, CampaignSide, Upgrade, UpgradeTexts } from '../campaign.ts';

const MOLOCH: CampaignSide = 0;
const PEOPLE: CampaignSide = 1;

type Changes = NonNullable<Upgrade['armies']>;

const texts = (en: readonly [string, string], pl: readonly [string, string]): Upgrade['texts'] => {
  const of = ([name, does]: readonly [string, string]): UpgradeTexts => ({ name, does });
  return { en: of(en), pl: of(pl) };
};

/** For Moloch, which always plays the same army. */
const machine = (change: ArmyChange): Changes => ({ moloch: change });

/** For the armies of the people. */
const people = (outpost: ArmyChange, hegemony: ArmyChange, borgo: ArmyChange): Changes => ({
  outpost,
  hegemony,
  borgo,
});

export const UPGRADES: readonly Upgrade[] = [
  {
    key: 'second-mother',
    side: MOLOCH,
    armies: machine({ add: { 'moloch/mother-module': 1 } }),
    texts: texts(
      ['Second Mother', 'One more Mother in the deck.'],
      ['Druga Matka', 'Jedna Matka więcej w stosie.'],
    ),
  },
  {
    key: 'plating',
    side: MOLOCH,
    points: 3,
    texts: texts(
      ['Plating', 'Three more HQ points in every mission.'],
      ['Opancerzenie', 'Trzy punkty Sztabu więcej w każdej misji.'],
    ),
  },
  {
    key: 'pack',
    side: MOLOCH,
    armies: machine({ add: { 'moloch/hunter-killer': 2 } }),
    texts: texts(
      ['The pack', 'Two more Hunter-Killers in the deck.'],
      ['Sfora', 'Dwóch Łowców więcej w stosie.'],
    ),
  },
  {
    key: 'first-guard',
    side: MOLOCH,
    armies: machine({ vanguard: 'moloch/armored-guard' }),
    texts: texts(
      ['First guard', 'An Armored Guard stands on the board from the start.'],
      ['Pierwsza straż', 'Opancerzony Strażnik stoi na planszy od początku.'],
    ),
  },
  {
    key: 'lean-lines',
    side: MOLOCH,
    armies: machine({ without: { 'moloch/push-back': 2, 'moloch/blocker': 1 } }),
    texts: texts(
      ['Lean lines', 'A Blocker and two Push Backs leave the deck: the rest comes sooner.'],
      ['Krótka taśma', 'Bloker i dwa Odepchnięcia opuszczają stos: reszta przychodzi szybciej.'],
    ),
  },
  {
    key: 'cold-nets',
    side: MOLOCH,
    armies: machine({ add: { 'moloch/net-fighter': 1 } }),
    texts: texts(
      ['Cold nets', 'One more Net Fighter in the deck.'],
      ['Zimne sieci', 'Jeden Sieciarz więcej w stosie.'],
    ),
  },
  {
    key: 'repair-line',
    side: MOLOCH,
    armies: machine({ add: { 'moloch/medic': 1 } }),
    texts: texts(
      ['Repair line', 'One more Medic in the deck.'],
      ['Linia napraw', 'Jeden Medyk więcej w stosie.'],
    ),
  },
  {
    key: 'second-strike',
    side: MOLOCH,
    armies: machine({ add: { 'moloch/air-strike': 1 } }),
    texts: texts(
      ['Second strike', 'One more Air Strike in the deck.'],
      ['Drugi nalot', 'Jeden Nalot więcej w stosie.'],
    ),
  },
  {
    key: 'veterans',
    side: PEOPLE,
    armies: people(
      { add: { 'outpost/mobile-armor': 1 } },
      { add: { 'hegemony/gladiator': 1 } },
      { add: { 'borgo/super-mutant': 1 } },
    ),
    texts: texts(
      ['Veterans', 'One more elite unit in the deck: Mobile Armor, Gladiator or Super Mutant.'],
      ['Weterani', 'Jedna elitarna jednostka więcej w stosie: Ruchomy Pancerz, Gladiator albo Supermutant.'],
    ),
  },
  {
    key: 'barricades',
    side: PEOPLE,
    points: 3,
    texts: texts(
      ['Barricades', 'Three more HQ points in every mission.'],
      ['Barykady', 'Trzy punkty Sztabu więcej w każdej misji.'],
    ),
  },
  {
    key: 'officers',
    side: PEOPLE,
    armies: people(
      { add: { 'outpost/officer': 1 } },
      { add: { 'hegemony/officer-ii': 1 } },
      { add: { 'borgo/super-officer': 1 } },
    ),
    texts: texts(
      ['Officers', 'One more Officer in the deck.'],
      ['Oficerowie', 'Jeden Oficer więcej w stosie.'],
    ),
  },
  {
    key: 'lookouts',
    side: PEOPLE,
    armies: people(
      { vanguard: 'outpost/commando' },
      { vanguard: 'hegemony/guard' },
      { vanguard: 'borgo/mutant' },
    ),
    texts: texts(
      ['Lookouts', 'A unit stands on the board from the start: Commando, Guard or Mutant.'],
      ['Czujki', 'Jednostka stoi na planszy od początku: Komandos, Strażnik albo Mutant.'],
    ),
  },
  {
    key: 'night-marches',
    side: PEOPLE,
    armies: people(
      { add: { 'outpost/scout': 1 } },
      { add: { 'hegemony/scout': 1 } },
      { add: { 'borgo/scout': 1 } },
    ),
    texts: texts(
      ['Night marches', 'One more Scout in the deck.'],
      ['Nocne marsze', 'Jeden Zwiadowca więcej w stosie.'],
    ),
  },
  {
    key: 'light-packs',
    side: PEOPLE,
    armies: people(
      { without: { 'outpost/move': 2 } },
      { without: { 'hegemony/runner': 1, 'hegemony/move': 1 } },
      { without: { 'borgo/move': 2 } },
    ),
    texts: texts(
      ['Light packs', 'Two plain tiles leave the deck: the rest comes sooner.'],
      ['Lekkie plecaki', 'Dwa zwykłe żetony opuszczają stos: reszta przychodzi szybciej.'],
    ),
  },
  {
    key: 'field-surgeons',
    side: PEOPLE,
    armies: people(
      { add: { 'outpost/medic': 1 } },
      { add: { 'hegemony/thug': 1 } },
      { add: { 'borgo/medic': 1 } },
    ),
    texts: texts(
      ['Field surgeons', 'One more Medic in the deck; the Hegemony, which has none, gets a Thug.'],
      ['Chirurdzy polowi', 'Jeden Medyk więcej w stosie; Hegemonia, która ich nie ma, dostaje Bydlaka.'],
    ),
  },
  {
    key: 'saved-ammunition',
    side: PEOPLE,
    armies: people(
      { add: { 'outpost/sniper': 1 } },
      { add: { 'hegemony/sniper': 1 } },
      { add: { 'borgo/grenade': 1 } },
    ),
    texts: texts(
      ['Saved ammunition', 'One more Sniper in the deck, for Borgo a Grenade.'],
      ['Oszczędzona amunicja', 'Jeden Snajper więcej w stosie, dla Borgo Granat.'],
    ),
  },
];
