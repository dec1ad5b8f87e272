// Chains of explosions that end at the Mad Bomber: whose they are (VAR-4).

import { describe, expect, test } from 'vitest';
import type { Choice, GameEvent, State } from '../src/index.ts';
import {
  BATTLE,
  BOMBER,
  eventsOf,
  hex,
  play,
  refs,
  sniper,
  type Table,
  table,
  unitAt,
} from './modes-support.ts';

describe('a chain with two beginnings', () => {
  // A Thug strikes a Trap while a Clown next to it explodes; the Trap sets off the Mad Bomber.
  const chain = (clown: string): State =>
    table({
      mode: 'deathmatch',
      armies: ['moloch', 'doomsday', 'hegemony'],
      variants: ['mad-bomber'],
      hands: [['moloch/battle']],
      units: {
        b4: 'moloch/hq',
        f4: 'doomsday/hq',
        d6: 'hegemony/hq',
        d4: `${BOMBER} @-`,
        d3: 'doomsday/trap',
        d2: 'hegemony/thug 3',
        [clown]: 'moloch/clown 3',
      },
    });

  for (const clown of ['c2', 'e2']) {
    test(`[VAR-4] the Clown on ${clown}: both began it, so the Mad Bomber leaves the game`, () => {
      const after = play(chain(clown), BATTLE, { type: 'explode', hex: hex(clown) });
      expect(unitAt(after, 'd4')).toBeUndefined();
      expect(refs(after.removed)).toEqual([BOMBER]);
    });
  }
});

describe('a chain that comes back', () => {
  // Bomber and Trap stand next to each other: each explosion sets off the other.
  const SETUP: Table = {
    mode: 'deathmatch',
    armies: ['doomsday', 'outpost', 'hegemony'],
    variants: ['mad-bomber'],
    hands: [[], ['outpost/sniper', 'outpost/battle'], ['hegemony/sniper']],
    units: {
      b4: 'doomsday/hq',
      f4: 'outpost/hq',
      d6: 'hegemony/hq',
      d4: `${BOMBER} @-`,
      d3: 'doomsday/trap',
    },
  };
  const passedOn = (setup: Table, choice: Choice): GameEvent | undefined =>
    eventsOf(table(setup), choice).find((event) => event.type === 'passed-on');

  test('[VAR-4] is still the chain of who began it', () => {
    expect(passedOn({ ...SETUP, seat: 1 }, sniper('d4'))).toMatchObject({ to: 0 });
    expect(passedOn({ ...SETUP, seat: 2 }, sniper('d4'))).toMatchObject({ to: 1 });
  });

  test('[VAR-4] [DDM-5] a Trap that somebody else set off in the same phase counts', () => {
    // Outpost's Runner hits the bomber itself, Hegemony's Thug the Trap beside it.
    const units = { ...SETUP.units, e4: 'outpost/runner', d2: 'hegemony/thug 3' };
    expect(passedOn({ ...SETUP, seat: 1, units }, BATTLE)).toMatchObject({ to: undefined });
    const alone = { ...SETUP.units, e4: 'outpost/runner' };
    expect(passedOn({ ...SETUP, seat: 1, units: alone }, BATTLE)).toMatchObject({ to: 0 });
  });

  test('[VAR-4] another phase is another matter', () => {
    // Hegemony's Ganger sets off the Trap in phase 3, before the Runner's turn comes.
    const units = { ...SETUP.units, e4: 'outpost/runner', d2: 'hegemony/ganger 4' };
    expect(passedOn({ ...SETUP, seat: 1, units }, BATTLE)).toMatchObject({ to: 1 });
  });
});
