// The small boards of the rules: data for the engine. What is claimed about each is checked by a test, so that a rule that
// changes cannot leave a lie behind. What they say in words is in the texts (`study`), by their keys.

import type { BoardData } from '../board-data.ts';

export interface LiveBoard {
  readonly key: string;
  /** The rule it shows. */
  readonly rule: string;
  readonly board: BoardData;
  /** What is played before the Battle, in the notation; each is a step. */
  readonly choices?: readonly string[];
  /** Whether a Battle is fought at the end. */
  readonly battle?: false;
  /** What comes of it: who is gone, who is netted before the Battle (all of them), what the HQs have left. */
  readonly dies?: readonly string[];
  readonly netted?: readonly string[];
  readonly hq?: readonly number[];
  /** Who stands where in the end. */
  readonly stands?: Readonly<Record<string, string>>;
}

const BORGO = ['borgo', 'moloch'] as const;
const OUTPOST = ['outpost', 'moloch'] as const;
const HEGEMONY = ['hegemony', 'moloch'] as const;
const MOLOCH = ['moloch', 'borgo'] as const;
const DOOMSDAY = ['doomsday', 'moloch'] as const;

export const LIVE_BOARDS: readonly LiveBoard[] = [
  {
    key: 'blow',
    rule: 'UNIT-1',
    board: { armies: BORGO, board: { d4: 'borgo/brawler', d3: 'moloch/protector' } },
    dies: ['d3'],
  },
  {
    key: 'shot',
    rule: 'UNIT-2',
    board: {
      armies: OUTPOST,
      board: { d6: 'outpost/commando r4', d5: 'outpost/runner', d3: 'moloch/hornet', d2: 'moloch/hybrid' },
    },
    dies: ['d3'],
  },
  {
    key: 'edges',
    rule: 'UNIT-3',
    board: { armies: BORGO, board: { d4: 'borgo/mutant', d3: 'moloch/hornet', e3: 'moloch/guard r1' } },
    dies: ['d3', 'e3'],
  },
  {
    key: 'both',
    rule: 'UNIT-4',
    board: { armies: HEGEMONY, board: { d4: 'hegemony/universal-soldier r1', d3: 'moloch/protector' } },
    dies: ['d3'],
  },
  {
    key: 'armor',
    rule: 'UNIT-5',
    board: { armies: OUTPOST, board: { d5: 'outpost/commando r4', d3: 'moloch/armored-guard r3' } },
    dies: [],
  },
  {
    key: 'toughness',
    rule: 'UNIT-6',
    board: {
      armies: OUTPOST,
      board: {
        e4: 'outpost/commando r4',
        e2: 'moloch/protector',
        c4: 'outpost/annihilator r2',
        c2: 'moloch/stormtrooper',
      },
    },
    dies: ['c2'],
  },
  {
    key: 'gauss',
    rule: 'UNIT-7',
    board: {
      armies: MOLOCH,
      board: { d6: 'moloch/gauss-cannon r2', d4: 'borgo/mutant', d3: 'borgo/brawler', d2: 'borgo/scout' },
    },
    dies: ['d4', 'd3', 'd2'],
  },
  {
    key: 'initiative',
    rule: 'UNIT-8',
    board: { armies: BORGO, board: { d4: 'borgo/claws r1', d3: 'moloch/hornet r3' } },
    dies: ['d3'],
  },
  {
    key: 'mobility',
    rule: 'UNIT-9',
    board: { armies: HEGEMONY, board: { d5: 'hegemony/runner r2', d3: 'moloch/hybrid' } },
    choices: ['mobility d5 d4 r0'],
    dies: ['d3'],
  },
  {
    key: 'hq',
    rule: 'UNIT-10',
    board: { armies: BORGO, board: { d4: 'borgo/hq', d3: 'moloch/hq', e3: 'moloch/scout' } },
    dies: ['e3'],
    hq: [20, 20],
  },
  {
    key: 'officer',
    rule: 'MOD-2',
    board: { armies: BORGO, board: { d4: 'borgo/mutant', d5: 'borgo/officer', d3: 'moloch/protector' } },
    dies: ['d3'],
  },
  {
    key: 'aside',
    rule: 'MOD-1',
    board: { armies: BORGO, board: { d4: 'borgo/mutant', d5: 'borgo/officer r3', d3: 'moloch/protector' } },
    dies: [],
  },
  {
    key: 'scout',
    rule: 'MOD-3',
    board: { armies: BORGO, board: { d4: 'borgo/mutant', d5: 'borgo/scout', d3: 'moloch/hornet r3' } },
    dies: ['d3'],
  },
  {
    key: 'saboteur',
    rule: 'MOD-3',
    board: {
      armies: ['outpost', 'borgo'],
      board: { d3: 'outpost/runner r4', d5: 'outpost/saboteur', d4: 'borgo/claws r1' },
    },
    dies: ['d3', 'd4'],
  },
  {
    key: 'scoper',
    rule: 'MOD-8',
    board: {
      armies: OUTPOST,
      board: {
        d4: 'outpost/scoper',
        d3: 'moloch/officer',
        c2: 'outpost/commando r1',
        c4: 'moloch/protector r3',
      },
    },
    dies: ['c4'],
  },
  {
    key: 'long',
    rule: 'MOD-9',
    board: {
      armies: DOOMSDAY,
      board: {
        d6: 'doomsday/officer',
        d5: 'moloch/blocker r3',
        d4: 'doomsday/omega-shooter',
        d2: 'moloch/protector',
      },
    },
    dies: ['d2'],
  },
  {
    key: 'net',
    rule: 'NET-1',
    board: {
      armies: HEGEMONY,
      board: { d4: 'hegemony/net-fighter r5', d3: 'moloch/hornet r2', e3: 'hegemony/runner r4' },
    },
    netted: ['d3'],
    dies: [],
  },
  {
    key: 'chain',
    rule: 'NET-2',
    board: {
      armies: HEGEMONY,
      board: { d5: 'hegemony/net-fighter r5', d4: 'moloch/net-fighter', d3: 'hegemony/runner' },
    },
    netted: ['d4'],
    battle: false,
  },
  {
    key: 'facing',
    rule: 'NET-3',
    board: {
      armies: HEGEMONY,
      board: { d4: 'hegemony/net-fighter r5', d3: 'moloch/net-fighter r3', e3: 'hegemony/runner' },
    },
    netted: ['e3'],
    battle: false,
  },
  {
    key: 'broken',
    rule: 'NET-4',
    board: {
      armies: HEGEMONY,
      board: {
        d4: 'hegemony/net-fighter r5',
        d3: 'moloch/net-fighter r3',
        e3: 'hegemony/runner',
        d2: 'hegemony/net-fighter r2',
      },
    },
    netted: ['d3'],
    battle: false,
  },
  {
    key: 'move',
    rule: 'INST-3',
    board: {
      armies: BORGO,
      board: { d5: 'borgo/brawler r3', d3: 'moloch/protector' },
      hand: ['borgo/move'],
    },
    choices: ['move d5 d4 r0'],
    dies: ['d3'],
  },
  {
    key: 'push',
    rule: 'INST-4',
    board: {
      armies: MOLOCH,
      board: { d5: 'moloch/hq', d4: 'borgo/mutant r3', c3: 'moloch/blocker r3', e3: 'moloch/blocker r3' },
      hand: ['moloch/push-back'],
    },
    choices: ['push d5 d4 > d3'],
    hq: [20, 20],
    stands: { d3: 'borgo/mutant' },
  },
  {
    key: 'sniper',
    rule: 'INST-5',
    board: {
      armies: OUTPOST,
      board: { b4: 'outpost/hq', e2: 'moloch/hybrid r3' },
      hand: ['outpost/sniper'],
    },
    choices: ['sniper e2'],
    battle: false,
    dies: ['e2'],
  },
  {
    key: 'grenade',
    rule: 'INST-6',
    board: {
      armies: BORGO,
      board: { d4: 'borgo/hq', d3: 'moloch/juggernaut r3', e2: 'moloch/blocker' },
      hand: ['borgo/grenade'],
    },
    choices: ['grenade d3'],
    battle: false,
    dies: ['d3'],
  },
  {
    key: 'air-strike',
    rule: 'INST-7',
    board: {
      armies: MOLOCH,
      board: {
        d4: 'borgo/mutant',
        d3: 'borgo/hq',
        e3: 'borgo/claws',
        c4: 'moloch/hybrid',
        e4: 'moloch/blocker',
      },
      hand: ['moloch/air-strike'],
    },
    choices: ['air-strike d4'],
    battle: false,
    dies: ['d4', 'e3', 'c4'],
    hq: [20, 20],
  },
  {
    key: 'small-bomb',
    rule: 'INST-8',
    board: {
      armies: DOOMSDAY,
      board: { d4: 'moloch/hybrid', c3: 'moloch/guard', c4: 'moloch/blocker', d3: 'moloch/hornet' },
      hand: ['doomsday/small-bomb'],
    },
    choices: ['small-bomb c3 c4 d4'],
    battle: false,
    dies: ['d4', 'c3'],
  },
  {
    key: 'phases',
    rule: 'BAT-3',
    board: {
      armies: BORGO,
      board: { d6: 'borgo/assassin r1', d4: 'borgo/mutant', d3: 'moloch/hornet r3' },
    },
    dies: ['d3'],
  },
  {
    key: 'together',
    rule: 'BAT-4',
    board: { armies: BORGO, board: { d4: 'borgo/mutant', d3: 'moloch/hornet r3' } },
    dies: ['d4', 'd3'],
  },
  {
    key: 'extra',
    rule: 'INI-6',
    board: {
      armies: OUTPOST,
      board: { d5: 'outpost/hq', d4: 'outpost/hmg', d2: 'moloch/blocker' },
    },
    dies: ['d2'],
  },
  {
    key: 'medic',
    rule: 'MED-1',
    board: { armies: BORGO, board: { d4: 'borgo/mutant', d5: 'borgo/medic', d3: 'moloch/hornet r3' } },
    dies: ['d3', 'd5'],
  },
  {
    key: 'medics',
    rule: 'MED-4',
    board: {
      armies: OUTPOST,
      board: { d4: 'outpost/runner', d5: 'outpost/medic', d6: 'outpost/medic', d3: 'moloch/hornet r3' },
    },
    dies: ['d6'],
  },
  {
    key: 'redirect',
    rule: 'DDM-1',
    board: {
      armies: DOOMSDAY,
      board: { c4: 'doomsday/alpha-shooter', d4: 'doomsday/fireblast r2', e4: 'moloch/hornet' },
    },
    dies: ['e4'],
  },
  {
    key: 'tripler',
    rule: 'DDM-2',
    board: {
      armies: DOOMSDAY,
      board: {
        c4: 'doomsday/alpha-shooter',
        d4: 'doomsday/tripler r1',
        d2: 'moloch/hybrid',
        e3: 'moloch/hornet',
        e4: 'moloch/guard r1',
      },
    },
    dies: ['d2', 'e3', 'e4'],
  },
  {
    key: 'loop',
    rule: 'DDM-3',
    board: {
      armies: DOOMSDAY,
      board: {
        c4: 'doomsday/alpha-shooter',
        d4: 'doomsday/tripler r1',
        d3: 'doomsday/fireblast r4',
        c3: 'doomsday/fireblast r2',
        e3: 'moloch/blocker',
      },
    },
    dies: ['e3'],
  },
  {
    key: 'rotation',
    rule: 'GEO-4',
    board: {
      armies: BORGO,
      board: { d4: 'borgo/brawler r1', d3: 'moloch/hornet', e3: 'moloch/protector' },
    },
    dies: ['e3'],
  },
  {
    key: 'mother',
    rule: 'MOD-4',
    board: {
      armies: MOLOCH,
      board: { d5: 'moloch/mother-module', d4: 'moloch/hunter-killer', d3: 'borgo/super-mutant' },
    },
    dies: ['d3'],
  },
  {
    key: 'transport',
    rule: 'MOD-5',
    board: {
      armies: HEGEMONY,
      board: { d5: 'hegemony/transport', c4: 'hegemony/thug r3', d3: 'moloch/protector' },
    },
    choices: ['transport d5 c4 d4 r0'],
    dies: ['d3'],
  },
  {
    key: 'sniped',
    rule: 'INST-9',
    board: {
      armies: OUTPOST,
      board: { b4: 'outpost/hq', d3: 'moloch/hybrid', d4: 'moloch/medic' },
      hand: ['outpost/sniper'],
    },
    choices: ['sniper d3'],
    battle: false,
    dies: ['d4'],
  },
  {
    key: 'two-chances',
    rule: 'INI-1',
    board: { armies: OUTPOST, board: { d5: 'outpost/hmg', d3: 'moloch/protector' } },
    dies: ['d3'],
  },
  {
    key: 'held',
    rule: 'INI-3',
    board: {
      armies: OUTPOST,
      board: {
        d4: 'outpost/brawler',
        d3: 'moloch/hornet',
        d5: 'moloch/net-fighter',
        d6: 'outpost/commando r4',
      },
    },
    netted: ['d4'],
    dies: ['d5'],
  },
  {
    key: 'medic-hit',
    rule: 'MED-3',
    board: {
      armies: BORGO,
      board: { d4: 'borgo/mutant', d5: 'borgo/medic', d3: 'moloch/hornet r3', d6: 'moloch/guard' },
    },
    dies: ['d4', 'd5', 'd3'],
  },
  {
    key: 'medic-netted',
    rule: 'MED-6',
    board: {
      armies: BORGO,
      board: { d4: 'borgo/mutant', d5: 'borgo/medic', d3: 'moloch/hornet r3', d6: 'moloch/net-fighter' },
    },
    netted: ['d5'],
    dies: ['d4', 'd3'],
  },
  {
    key: 'hq-falls',
    rule: 'END-3',
    board: {
      armies: BORGO,
      board: { b4: 'borgo/hq', d4: 'borgo/mutant', d3: 'moloch/hq' },
      hq: [20, 1],
    },
    hq: [20, 0],
  },
  {
    key: 'allies',
    rule: 'MODE-5',
    board: {
      armies: ['borgo', 'moloch', 'outpost', 'hegemony'],
      board: { d4: 'borgo/mutant', d3: 'outpost/runner', e3: 'hegemony/runner' },
      options: { mode: 'team' },
    },
    dies: ['e3'],
  },
  {
    key: 'no-friends',
    rule: 'MODE-6',
    board: {
      armies: ['moloch', 'borgo', 'outpost', 'hegemony'],
      board: { d4: 'moloch/hunter-killer', d3: 'outpost/runner' },
      options: { mode: 'team' },
    },
    dies: ['d3'],
  },
  {
    key: 'doom-netted',
    rule: 'DDM-4',
    board: {
      armies: DOOMSDAY,
      board: {
        c4: 'doomsday/alpha-shooter',
        d4: 'doomsday/fireblast r2',
        e4: 'moloch/hornet',
        d5: 'moloch/net-fighter r1',
      },
    },
    netted: ['d4'],
    dies: [],
  },
  {
    key: 'trap',
    rule: 'DDM-5',
    board: { armies: DOOMSDAY, board: { d4: 'doomsday/trap', d3: 'moloch/hornet r3' } },
    dies: ['d4', 'd3'],
  },
  {
    key: 'doom-turn',
    rule: 'DDM-6',
    board: {
      armies: DOOMSDAY,
      board: { b4: 'doomsday/hq', d5: 'doomsday/delta-shooter r2', d3: 'moloch/protector' },
    },
    choices: ['rotate d5 r0'],
    dies: ['d3'],
  },
];

export const boardsOf = (rule: string): readonly LiveBoard[] =>
  LIVE_BOARDS.filter((each) => each.rule === rule);
