// Who decides what among several players: owners, Scoper's owners, the starter of a Battle (BAT-5, MED-2, MOD-8).

import { describe, expect, test } from 'vitest';
import { hexName, type State } from '../src/index.ts';
import {
  airStrike,
  asEnding,
  asked,
  attack,
  BATTLE,
  declareNext,
  END,
  explode,
  name,
  openChoices,
  play,
  sniper,
  type Table,
  table,
  treat,
  unitAt,
} from './modes-support.ts';

/** A1 Borgo, B1 Hegemony, A2 Outpost, B2 Moloch (tame). */
const TEAM = {
  mode: 'team',
  armies: ['borgo', 'hegemony', 'outpost', 'moloch'],
  edition: '2025',
  strikeAllies: false,
} as const;

const battle = (units: Table['units'], seat = 0): State => {
  const hands = [['borgo/battle'], ['hegemony/battle'], ['outpost/battle'], ['moloch/battle']];
  return play(table({ ...TEAM, seat, hands, units: units ?? {} }), BATTLE);
};

describe('Medics of two allies', () => {
  // Hegemony's Ganger (north-west edge) strikes the Runner on d4 from e4; Medics of Borgo and Outpost stand by.
  const UNITS = { d4: 'outpost/runner', e4: 'hegemony/ganger', c3: 'borgo/medic 2', d5: 'outpost/medic' };

  test('[BAT-5] their choices exclude each other: the starter of the Battle names who decides', () => {
    const asking = battle(UNITS, 1);
    expect(asked(asking)).toEqual([1, 'name']);
    expect(openChoices(asking)).toEqual([name(0), name(2)]);
  });

  test('[BAT-5] the one named decides', () => {
    const deciding = play(battle(UNITS, 1), name(0));
    expect(asked(deciding)).toEqual([0, 'treat']);
    const after = play(deciding, treat('c3', 'd4'));
    expect(unitAt(after, 'c3')).toBeUndefined();
    expect(unitAt(after, 'd5')).toBe('outpost/medic');
    expect(unitAt(after, 'd4')).toBe('outpost/runner');
  });

  test('[BAT-5] outside Battle the player whose turn it is names', () => {
    const state = table({
      ...TEAM,
      seat: 1,
      hands: [[], ['hegemony/sniper']],
      units: { ...UNITS, e4: 'borgo/mutant' },
    });
    expect(asked(play(state, sniper('d4')))).toEqual([1, 'name']);
  });

  test('[BAT-5] outside Battle the player whose turn it is decides, if one of the allies, and nobody is named', () => {
    // Moloch's own Air Strike around d4 hits its ally's Runner on d3; Medics of both stand beyond.
    const armies = ['moloch', 'hegemony', 'outpost', 'moloch'];
    const units = { d3: 'outpost/runner', c2: 'moloch/medic @0', d2: 'outpost/medic 3' };
    const struck = (seat: number): State => {
      const hands = [['moloch/air-strike'], [], [], ['moloch/air-strike']];
      return play(table({ ...TEAM, armies, seat, hands, units }), airStrike('d4'));
    };
    expect(asked(struck(0))).toEqual([0, 'treat']);
    expect(openChoices(struck(0))).toEqual([treat('c2', 'd3'), treat('d2', 'd3')]);
    expect(unitAt(play(struck(0), treat('d2', 'd3')), 'd2')).toBeUndefined();
    expect(asked(struck(3))).toEqual([3, 'name']);
  });

  test('[MED-2] Medics of one player: that player chooses, nobody is named', () => {
    const asking = battle({ ...UNITS, c3: 'outpost/medic 2' }, 1);
    expect(asked(asking)).toEqual([2, 'treat']);
  });

  test('[MED-1] one Medic only: nothing to decide', () => {
    const after = battle({ ...UNITS, d5: 'outpost/scout' }, 1);
    expect(unitAt(after, 'c3')).toBeUndefined();
    expect(unitAt(after, 'd4')).toBe('outpost/runner');
  });

  test('[MED-2] which of several hits is the patient owner’s choice, also with an ally’s Medic', () => {
    // Ganger (1) and Thug (2) strike the Runner; Borgo's Medic takes one of the hits.
    const asking = battle(
      {
        d4: 'outpost/runner',
        e4: 'hegemony/ganger',
        d5: 'hegemony/thug',
        c3: 'borgo/medic 2',
        b2: 'borgo/hq',
      },
      1,
    );
    const gangerFirst = asked(asking);
    // The Ganger strikes in phase 3, alone: it is absorbed without a question and the Thug kills in phase 2.
    expect(gangerFirst).not.toEqual([2, 'absorb']);
    const together = battle(
      { d4: 'outpost/runner', e4: 'hegemony/runner 5', d5: 'hegemony/thug', c3: 'borgo/medic 2' },
      1,
    );
    expect(asked(together)).toEqual([2, 'absorb']);
  });
});

describe('the Final Battle', () => {
  /** Player 3 has the last turn; player 0 drew their last tile first and so counts as the starter (END-5). */
  const final = (units: NonNullable<Table['units']>, armies: readonly string[] = TEAM.armies): State => {
    const state = table({ ...TEAM, armies, seat: 3, units });
    state.ending = asEnding({ by: 0, turns: [], tied: undefined, last: 0 });
    return play(state, END);
  };

  test('[BAT-5] [END-5] who drew their last tile first names, not who had the last turn', () => {
    const units = { d4: 'outpost/runner', e4: 'hegemony/ganger', c3: 'borgo/medic 2', d5: 'outpost/medic' };
    expect(asked(final(units))).toEqual([0, 'name']);
  });

  test('[BAT-5] [END-5] and orders the declarations', () => {
    const units = { d2: 'moloch/clown @1', d6: 'moloch/clown @3' };
    expect(asked(final(units, ['borgo', 'moloch', 'outpost', 'moloch']))).toEqual([0, 'declare-order']);
  });
});

describe('scoped modules', () => {
  test('[BAT-5] [MOD-8] a scoped Medic is decided for by the Scoper’s owner', () => {
    // Moloch's Medic on d4 (north, south-east, south-west) is turned by Outpost's Scoper on c3.
    // Its patients are now Borgo's Mutant on d3 and Outpost's Commando on e4, both struck by Hegemony in one phase.
    const units = {
      d4: 'moloch/medic',
      c3: 'outpost/scoper',
      d3: 'borgo/mutant',
      e4: 'outpost/commando',
      d2: 'hegemony/ganger 4',
      e5: 'hegemony/ganger 1',
    };
    const asking = battle(units, 1);
    expect(asked(asking)).toEqual([2, 'treat']);
    expect(openChoices(asking)).toEqual([treat('d4', 'd3'), treat('d4', 'e4')]);
    const after = play(asking, treat('d4', 'd3'));
    expect(unitAt(after, 'd3')).toBe('borgo/mutant');
    expect(unitAt(after, 'e4')).toBeUndefined();
    expect(unitAt(after, 'd4')).toBeUndefined();
  });
});

describe('declarations', () => {
  // Clowns of two Molochs who are enemies; both act in phase 2.
  const TWO = {
    mode: 'team',
    armies: ['moloch', 'moloch', 'borgo', 'outpost'],
    edition: '2025',
    strikeAllies: false,
  } as const;
  const UNITS = { d2: 'moloch/clown @0', d6: 'moloch/clown @1', b2: 'moloch/clown @0' };

  test('[BAT-5] the starter orders the declarations of different players; each owner decides for their unit', () => {
    const state = table({ ...TWO, seat: 2, hands: [[], [], ['borgo/battle']], units: UNITS });
    const asking = play(state, BATTLE);
    expect(asked(asking)).toEqual([2, 'declare-order']);
    const open = openChoices(asking).map((choice) =>
      choice.type === 'declare-next' ? hexName(choice.hex) : '',
    );
    expect(open.sort()).toEqual(['b2', 'd2', 'd6']);
    const second = play(asking, declareNext('d6'));
    expect(asked(second)).toEqual([1, 'declare']);
    const rest = play(second, explode('d6'));
    // The others are one player's: no more ordering between players.
    expect(asked(rest)).toEqual([0, 'declare']);
    const after = play(rest, attack('b2'), attack('d2'));
    expect(unitAt(after, 'd6')).toBeUndefined();
    expect(unitAt(after, 'd2')).toBe('moloch/clown');
  });

  test('[BAT-5] one player’s declarations need no ordering by another', () => {
    const state = table({
      ...TWO,
      seat: 2,
      hands: [[], [], ['borgo/battle']],
      units: { d2: 'moloch/clown @0', b2: 'moloch/clown @0' },
    });
    expect(asked(play(state, BATTLE))[1]).not.toBe('declare-order');
  });

  test('[BAT-5] in a deathmatch too', () => {
    const state = table({
      mode: 'deathmatch',
      armies: ['moloch', 'moloch', 'borgo'],
      seat: 2,
      hands: [[], [], ['borgo/battle']],
      units: { d2: 'moloch/clown @0', d6: 'moloch/clown @1', b2: 'borgo/hq' },
    });
    expect(asked(play(state, BATTLE))).toEqual([2, 'declare-order']);
  });

  test('[BAT-5] declarations come before any Medic decision', () => {
    const units = {
      d4: 'moloch/clown @0',
      d3: 'outpost/runner',
      c2: 'outpost/medic 3',
      d2: 'outpost/medic 3',
      b4: 'outpost/hq',
    };
    const state = table({ ...TWO, seat: 0, hands: [['moloch/battle']], units });
    const asking = play(state, BATTLE);
    expect(asked(asking)).toEqual([0, 'declare']);
    expect(asked(play(asking, explode('d4')))).toEqual([3, 'treat']);
  });
});
