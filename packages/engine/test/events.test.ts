// What events say of themselves: their moment, who strikes, and where the strength of an attack comes from.

import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  codesOf,
  fightFirst,
  type GameEvent,
  hexName,
  type State,
  tileOf,
} from '../src/index.ts';
import { card, begun as ledBy, play, put } from './leaders-support.ts';
import { begun, choose, MAIN, stand, trial } from './scenario-support.ts';
import { eventsOf, fight, standing, table } from './structures-support.ts';

type Type = GameEvent['type'];
type EventOf<T extends Type> = Extract<GameEvent, { readonly type: T }>;
const only = <T extends Type>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);
const momentsOf = (events: readonly GameEvent[]): Set<number> => new Set(events.map(({ moment }) => moment));

/** What makes an attack strong, in words: `officer c3 +1`, `nest d4 +1`. */
const causesOf = (state: State, event: EventOf<'attack'>): string[] =>
  event.bonuses.map((cause) => {
    const name = 'terrain' in cause ? cause.terrain : tileOf(state, cause.tile).key;
    return `${name} ${hexName(cause.hex)} +${cause.amount}`;
  });

describe('moments', () => {
  test('[INST-1] an instant, its hit, the Medic asked about it and the death are one moment, the next one another', () => {
    const state = table({
      hands: [['shot', 'shot']],
      board: { d4: 'blue/wall', d5: 'blue/medic', d3: 'blue/medic', e2: 'blue/wall' },
    });
    const asked = play(state, 'sniper d4');
    expect(asked.state.wounding).toBeDefined();
    const answered = applyChoice(asked.state, codesOf(asked.state)[0]);
    const first = [...asked.events, ...answered.events].filter(({ type }) => type !== 'discard');
    expect(first.map(({ type }) => type).filter((type) => type !== 'wounded')).toEqual([
      'instant',
      'strike',
      'treated',
      'died',
    ]);
    expect(momentsOf(first).size).toBe(1);
    const second = eventsOf(answered.state, 'sniper e2');
    expect([...momentsOf(second)].some((moment) => momentsOf(first).has(moment))).toBe(false);
  });

  test('[BAT-4] each phase is one moment, and what follows the Battle another', () => {
    const state = table({
      hands: [['battle']],
      board: { d4: 'red/blade 0>N', d3: 'blue/block', b4: 'red/hq', f2: 'blue/hq' },
    });
    const events = eventsOf(state, 'battle');
    const phases = only(events, 'phase');
    expect(momentsOf(phases).size).toBe(phases.length);
    for (const { phase, moment } of phases)
      expect(momentsOf(events.filter((event) => event.phase === phase && event.type !== 'battle'))).toEqual(
        new Set([moment]),
      );
    const [over] = only(events, 'turn-over');
    expect(over.moment).toBeGreaterThan(Math.max(...phases.map(({ moment }) => moment)));
  });

  test('[LEAD-4] a leader’s shot says whose it is, and has the moment of the leader’s use', () => {
    const state = ledBy(['gunner', 'jammer']);
    put(state, 1, 'commando', 'c3');
    const { events } = play(state, 'bombard c3');
    const [strike] = only(events, 'strike');
    expect(strike).toMatchObject({ by: undefined, leader: card('gunner'), seat: 0 });
    expect(only(events, 'leader-used')[0].moment).toBe(strike.moment);
  });

  test('[ATL-2] what terrain does at the end of a turn is a moment apart from the turn', () => {
    const state = begun(trial({ board: { hexes: MAIN, terrain: { d4: 'fire' } } }), ['borgo/mutant']);
    stand(state, 'd4', 'borgo/super-mutant', 0);
    const { events } = choose(state, 'place mutant d2 r0', 'end');
    const [placed] = only(events, 'placed');
    const [over] = only(events, 'turn-over');
    const [burnt] = only(events, 'terrain-wounds');
    expect(over.moment).toBeGreaterThan(placed.moment);
    expect(burnt.moment).toBeGreaterThan(over.moment);
  });
});

describe('attacks', () => {
  const shot = (terrain: Record<string, 'nest' | 'ruins'>, victim = 'borgo/super-mutant'): State => {
    const state = begun(trial({ board: { hexes: MAIN, terrain } }));
    stand(state, 'd5', 'outpost/commando', 1, 4); // its shot, printed on edge 2, goes north
    stand(state, 'd3', victim, 0, 3);
    return state;
  };

  test('[MOD-2] [ATL-2] say what is printed, and what modules and the ground add', () => {
    const state = shot({ d5: 'nest' });
    stand(state, 'd6', 'outpost/officer', 1, 0);
    const [attack] = only(fightFirst(state).events, 'attack').filter(({ from }) => hexName(from) === 'd5');
    expect(attack).toMatchObject({ base: 1, strength: 2, armor: 1, cover: undefined });
    expect(causesOf(state, attack)).toEqual(['officer d6 +1', 'nest d5 +1']);
  });

  test('[ATL-2] say which terrain covers, whether a shot comes through or not', () => {
    const [through] = only(fightFirst(shot({ d5: 'nest', d3: 'ruins' }, 'borgo/mutant')).events, 'attack');
    expect(through).toMatchObject({ base: 1, strength: 1, armor: 1, cover: 'ruins' });
    expect(only(fightFirst(shot({ d3: 'ruins' }, 'borgo/mutant')).events, 'stopped')[0]).toMatchObject({
      why: 'cover',
      cover: 'ruins',
    });
  });

  test('[UNIT-5] armor is no cover', () => {
    const state = table({ board: { d4: 'red/gun 0>N', d3: 'blue/shield' } });
    expect(only(fightFirst(state).events, 'stopped')[0]).toMatchObject({ why: 'armor', cover: undefined });
  });

  test('[MOD-7] say whether a Quartermaster changed them', () => {
    // Armor stops the shot and not the blow.
    const state = table({ board: { d4: 'red/gun 0>N', d5: 'red/quartermaster', d3: 'blue/shield' } });
    const attacks = fight(state).flatMap(({ events }) => only(events, 'attack'));
    expect(attacks).toMatchObject([{ converted: true, kind: 'melee', base: 1, strength: 1 }]);
    const plain = table({ board: { d4: 'red/gun 0>N', d3: 'blue/block' } });
    expect(only(fightFirst(plain).events, 'attack')).toMatchObject([{ converted: false, base: 1 }]);
  });

  test('[STR-5] [ATL-2] of a Structure name the ground under its other tile, each kind once', () => {
    const on = (terrain: Record<string, 'nest'>): string[] => {
      const state = begun(
        trial({
          units: [
            { hex: 'b4', tile: 'borgo/hq', owner: 0 },
            { hex: 'f2', tile: 'outpost/hq', owner: 1 },
            {
              hex: 'd4',
              tile: 'outpost/structure-1b',
              owner: 1,
              second: { hex: 'd5', tile: 'outpost/structure-2b' },
            },
            { hex: 'd2', tile: 'borgo/mutant', owner: 0 },
          ],
          board: { hexes: MAIN, terrain },
        }),
      );
      const [attack] = only(fightFirst(state).events, 'attack').filter(({ from }) => hexName(from) === 'd4');
      expect(attack.strength).toBe(3);
      expect(attack.base).toBe(2);
      const sources = standing(state, 'd4').sources.map(
        ({ from, terrain }) => `${terrain} ${hexName(from)} +1`,
      );
      expect(sources).toEqual(causesOf(state, attack));
      return sources;
    };
    expect(on({ d4: 'nest' })).toEqual(['nest d4 +1']);
    expect(on({ d5: 'nest' })).toEqual(['nest d5 +1']);
    expect(on({ d4: 'nest', d5: 'nest' })).toEqual(['nest d4 +1']);
  });
});
