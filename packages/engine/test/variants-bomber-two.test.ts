// Mad Bomber II: beside the board, brought in for one more discarded tile (VAR-6).

import { describe, expect, test } from 'vitest';
import { NOBODY, newState, stageOf, unitsOn } from '../src/index.ts';
import {
  asked,
  BATTLE,
  BOMBER,
  bring,
  discard,
  END,
  eventsOf,
  handOf,
  hqAt,
  isOpen,
  openChoices,
  openHexes,
  ownerAt,
  passUntil,
  play,
  points,
  push,
  refs,
  sniper,
  table,
  times,
  topOf,
  unitAt,
} from './modes-support.ts';

const SECOND = { armies: ['borgo', 'hegemony'], variants: ['mad-bomber-2'] } as const;
const HQS = { b2: 'borgo/hq', f4: 'hegemony/hq' };

describe('Mad Bomber II', () => {
  test('[VAR-6] it starts beside the board', () => {
    const at = newState({ ...SECOND }, 1);
    expect(refs(at.beside)).toEqual([BOMBER]);
    expect(unitsOn(at.units)).toEqual([]);
    expect(asked(at)).toEqual([0, 'hq']);
  });

  test('[VAR-6] any player may discard one more drawn tile to place it on any free hex', () => {
    for (const seat of [0, 1]) {
      const hands = [['borgo/mutant'], ['hegemony/sniper']];
      const state = table({ ...SECOND, seat, hands, units: HQS });
      expect(openHexes(state, 'bomber')).toHaveLength(17);
      const paid = hands[seat][0];
      const after = play(state, bring(paid, 'd4', 2));
      expect([unitAt(after, 'd4'), ownerAt(after, 'd4')]).toEqual([BOMBER, NOBODY]);
      expect(refs(after.seats[seat].discard)).toEqual([paid]);
      expect(handOf(after, seat)).toEqual([]);
      expect(after.beside).toEqual([]);
      expect(stageOf(after)).toBe('turn');
      expect(openChoices(after, 'bomber')).toEqual([]);
    }
  });

  test('[VAR-6] apart from the forced discard: that one does not pay for it', () => {
    const state = table({ ...SECOND, seat: 1, hands: [times(3, 'borgo/mutant')], units: HQS });
    const forced = play(state, END);
    expect(new Set(openChoices(forced).map(({ type }) => type))).toEqual(new Set(['discard']));
    const turn = play(forced, discard('borgo/mutant'));
    expect(isOpen(turn, bring('borgo/mutant', 'd4'))).toBe(true);
  });

  test('[VAR-6] not without a tile to discard, not while it is on the board', () => {
    expect(openChoices(table({ ...SECOND, hands: [[]], units: HQS }), 'bomber')).toEqual([]);
    const state = play(
      table({ ...SECOND, hands: [['borgo/mutant', 'borgo/claws']], units: HQS }),
      bring('borgo/mutant', 'd4'),
    );
    expect(openChoices(state, 'bomber')).toEqual([]);
  });

  test('[VAR-6] destroyed it returns beside the board, and anyone may place it again', () => {
    const state = table({
      ...SECOND,
      hands: [['borgo/mutant'], ['hegemony/sniper', 'hegemony/thug']],
      seat: 0,
      units: HQS,
    });
    const placed = play(state, bring('borgo/mutant', 'd4'), END);
    const turn = passUntil(placed, (at) => stageOf(at) === 'turn' && at.turn.seat === 1);
    const armed = table({
      ...SECOND,
      seat: 1,
      hands: [[], ['hegemony/sniper', 'hegemony/thug']],
      units: { ...HQS, d4: `${BOMBER} @-`, d3: 'borgo/mutant' },
    });
    armed.beside = [];
    const shot = play(armed, sniper('d4'));
    expect(refs(shot.beside)).toEqual([BOMBER]);
    expect([unitAt(shot, 'd3'), topOf(shot, 0), topOf(shot, 1)]).toEqual([undefined, [], []]);
    expect(isOpen(shot, bring('hegemony/thug', 'd3'))).toBe(true);
    expect(unitAt(turn, 'd4')).toBe(BOMBER);
  });

  test('[VAR-6] hit by several players it returns too: nothing takes it out of the game', () => {
    const units = { ...HQS, d4: `${BOMBER} @-`, d5: 'borgo/brawler', c3: 'hegemony/thug 2' };
    const state = table({ ...SECOND, hands: [['borgo/battle']], units });
    state.beside = [];
    expect(refs(play(state, BATTLE).beside)).toEqual([BOMBER]);
  });

  test('[VAR-6] it spares HQs, is pushed where the pusher wants, and fills the board like the first one', () => {
    const units = { d4: `${BOMBER} @-`, d5: 'hegemony/thug', d3: 'borgo/hq', f4: 'hegemony/hq' };
    const state = table({
      ...SECOND,
      seat: 1,
      hands: [[], ['hegemony/push-back', 'hegemony/sniper']],
      units,
    });
    state.beside = [];
    expect(isOpen(state, push('d5', 'd4', 'e3'))).toBe(true);
    expect(points(play(state, sniper('d4')))).toEqual([20, 20]);
  });

  test('[VAR-6] placed on the last hex of the board it starts a Battle', () => {
    const blockers: Record<string, string> = {};
    for (const at of 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 e2 e3 e4 e5 f2 f3'.split(' '))
      blockers[at] = 'moloch/blocker';
    const state = table({
      armies: ['moloch', 'borgo'],
      variants: ['mad-bomber-2'],
      hands: [['moloch/hornet']],
      units: { ...blockers, f4: 'moloch/hq' },
    });
    const events = eventsOf(state, bring('moloch/hornet', 'd6'));
    expect(events.some((event) => event.type === 'battle' && event.reason === 'full')).toBe(true);
  });

  test('[VAR-6] in the opening too, with the only tile drawn', () => {
    const first = play(newState({ ...SECOND, edition: '3.0' }, 1), hqAt('b2'), hqAt('f4'));
    expect(handOf(first, 0)).toHaveLength(1);
    expect(openChoices(first, 'bomber').length).toBeGreaterThan(0);
  });
});
