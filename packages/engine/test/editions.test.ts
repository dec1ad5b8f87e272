// The Editions table, cell by cell: the rows that concern a duel (the others stand with modes and variants).

import { describe, expect, test } from 'vitest';
import { EDITION_RULES, EDITIONS, type Edition, newState, type State, stageOf } from '../src/index.ts';
import { apply, choose, options, scene } from './support.ts';

/** Borgo's draw of `drawn` beside what it kept, in an edition. */
function draw(edition: Edition, kept: string[], drawn: string[], more = ['claws', 'mutant', 'medic']): State {
  const state = scene({
    armies: ['borgo', 'moloch'],
    edition,
    board: { d2: 'borgo/hq', d6: 'moloch/hq' },
    turn: 1,
    hands: [kept, []],
    decks: [[...drawn, ...more], ['hornet']],
  });
  return apply(
    state,
    'end',
    drawn.map((key) => `borgo/${key}`),
  ).state;
}

const isUnlucky = (state: State): boolean => stageOf(state) === 'unlucky';

describe('unlucky draw', () => {
  test.each(EDITIONS)('[TURN-4] %s: three instants drawn with nothing kept', (edition) => {
    expect(isUnlucky(draw(edition, [], ['move', 'battle', 'battle']))).toBe(true);
  });

  test.each(EDITIONS)('[TURN-4] %s: a unit among the tiles closes it, drawn or kept', (edition) => {
    expect(isUnlucky(draw(edition, [], ['move', 'claws', 'battle']))).toBe(false);
    expect(isUnlucky(draw(edition, ['claws'], ['move', 'battle']))).toBe(false);
  });

  test('[TURN-4] 3.0: not with a kept tile, even if all are instants', () => {
    expect(isUnlucky(draw('3.0', ['move'], ['battle', 'battle']))).toBe(false);
    expect(isUnlucky(draw('3.0', ['move', 'battle'], ['battle']))).toBe(false);
  });

  test.each(['yom', 'unified', '2025'] as const)(
    '[TURN-4] %s: all tiles in hand, kept ones too',
    (edition) => {
      const state = draw(edition, ['move'], ['battle', 'battle']);
      expect(options(state)).toEqual(['keep', 'redraw 0 1 2']);
      expect(isUnlucky(draw(edition, ['move', 'battle'], ['battle']))).toBe(true);
    },
  );

  const opening = (edition: Edition, first: string[], second: string[]): State[] => {
    const start = choose(newState({ armies: ['borgo', 'hegemony'], edition }, 0), 'hq d2 r0');
    const one = apply(start, 'hq d6 r0', first).state;
    const two = apply(stageOf(one) === 'unlucky' ? choose(one, 'keep') : one, 'end', second).state;
    return [one, two];
  };

  test('[TURN-4] 3.0: not with one or two tiles in the opening', () => {
    const [one, two] = opening('3.0', ['borgo/battle'], ['hegemony/battle', 'hegemony/sniper']);
    expect([stageOf(one), stageOf(two)]).toEqual(['turn', 'turn']);
  });

  test.each(['yom', 'unified', '2025'] as const)('[TURN-4] %s: even 1 or 2 tiles', (edition) => {
    const [one, two] = opening(edition, ['borgo/battle'], ['hegemony/battle', 'hegemony/sniper']);
    expect([stageOf(one), stageOf(two)]).toEqual(['unlucky', 'unlucky']);
    expect(options(two)).toEqual(['keep', 'redraw 0 1']);
  });

  test.each(EDITIONS)('[TURN-4] %s: never with an empty deck', (edition) => {
    expect(isUnlucky(draw(edition, [], ['move', 'battle', 'battle'], []))).toBe(false);
    expect(isUnlucky(draw(edition, ['move'], ['battle'], []))).toBe(false);
  });

  test.each(EDITIONS)('[TURN-4] %s: again after a second unlucky hand', (edition) => {
    const state = draw(edition, [], ['move', 'battle', 'battle'], ['move', 'move', 'battle', 'claws']);
    const again = apply(state, 'redraw 0 1 2', ['borgo/move', 'borgo/move', 'borgo/battle']).state;
    expect(isUnlucky(again)).toBe(true);
  });
});

describe('what is in the box', () => {
  const box: Record<Edition, { doomsday: boolean; mercenaries: boolean; structures: boolean }> = {
    '3.0': { doomsday: true, mercenaries: false, structures: false },
    yom: { doomsday: false, mercenaries: false, structures: false },
    unified: { doomsday: false, mercenaries: true, structures: false },
    '2025': { doomsday: false, mercenaries: false, structures: true },
  };

  test.each(EDITIONS)('%s: Doomsday Machine', (edition) => {
    expect(EDITION_RULES[edition].inTheBox.doomsday).toBe(box[edition].doomsday);
  });

  test.each(EDITIONS)('%s: mercenaries and Mad Bombers', (edition) => {
    expect(EDITION_RULES[edition].inTheBox.mercenaries).toBe(box[edition].mercenaries);
  });

  test.each(EDITIONS)('%s: structures, leaders, atlas', (edition) => {
    expect(EDITION_RULES[edition].inTheBox.structures).toBe(box[edition].structures);
  });

  test.each(EDITIONS)('%s: armies and extras are options of a game all the same', (edition) => {
    const state = newState(
      { armies: ['doomsday', 'borgo'], edition, variants: ['mercenaries', 'mad-bomber'] },
      1,
    );
    expect(stageOf(state)).toBe('mercenary');
    expect(state.beside).toHaveLength(4);
  });
});

test('2025 is the default edition', () => {
  expect(newState({ armies: ['borgo', 'moloch'] }, 1).options.edition).toBe('2025');
});
