// Mercenaries: chosen openly, taken at single draws, own units from then on (VAR-3).

import { describe, expect, test } from 'vitest';
import { describeUnits, newState, type State, stageOf } from '../src/index.ts';
import {
  asked,
  BATTLE,
  choose,
  DRAW,
  discard,
  END,
  handOf,
  hex,
  hqAt,
  KEEP,
  openChoices,
  ownerAt,
  passUntil,
  place,
  play,
  points,
  redraw,
  refs,
  table,
  take,
  tile,
  times,
  unitAt,
} from './modes-support.ts';

const NET_MAN = 'neutral/mercenary-net-man';
const GUNNER = 'neutral/mercenary-gunner';
const RIFLEMAN = 'neutral/mercenary-rifleman';
const SHIELD = 'neutral/mercenary-shield-bearer';
const ALL = [NET_MAN, GUNNER, RIFLEMAN, SHIELD];
const BOMBER = 'neutral/mad-bomber';

const DUEL = { armies: ['borgo', 'hegemony'], variants: ['mercenaries'] } as const;

describe('choosing them', () => {
  test('[VAR-3] one each: openly, in turn order, before the HQs; what is left is out', () => {
    let at = newState({ ...DUEL }, 1);
    expect(asked(at)).toEqual([0, 'mercenary']);
    expect(openChoices(at)).toEqual(ALL.map(choose));
    at = play(at, choose(GUNNER));
    expect(asked(at)).toEqual([1, 'mercenary']);
    expect(openChoices(at)).toEqual([NET_MAN, RIFLEMAN, SHIELD].map(choose));
    at = play(at, choose(SHIELD));
    expect(asked(at)).toEqual([0, 'hq']);
    expect(at.seats.map((seat) => refs(seat.mercenaries))).toEqual([[GUNNER], [SHIELD]]);
    expect(refs(at.removed)).toEqual([NET_MAN, RIFLEMAN]);
    expect(at.beside).toEqual([]);
  });

  test('[VAR-3] two each for two players: in turn order again', () => {
    let at = newState({ ...DUEL, mercenariesEach: 2 }, 1);
    const order: number[] = [];
    for (const ref of ALL) {
      order.push(asked(at)[0]);
      at = play(at, choose(ref));
    }
    expect(order).toEqual([0, 1, 0, 1]);
    expect(stageOf(at)).toBe('hq');
    expect(at.seats.map((seat) => seat.mercenaries.length)).toEqual([2, 2]);
    expect(at.removed).toEqual([]);
  });

  test('[VAR-3] three and four players take one each', () => {
    for (const armies of [
      ['borgo', 'hegemony', 'outpost'],
      ['borgo', 'hegemony', 'outpost', 'moloch'],
    ]) {
      let at = newState(
        { mode: armies.length === 3 ? 'one-vs-two' : 'team', armies, variants: ['mercenaries'] },
        1,
      );
      armies.forEach((_, seat) => {
        expect(asked(at)).toEqual([seat, 'mercenary']);
        at = play(at, choose(ALL[seat]));
      });
      expect(asked(at)).toEqual([0, 'hq']);
    }
  });

  test('[VAR-3] two each is for two players only, five players have none', () => {
    const three = ['borgo', 'hegemony', 'outpost'];
    expect(() =>
      newState({ mode: 'deathmatch', armies: three, variants: ['mercenaries'], mercenariesEach: 2 }, 1),
    ).toThrow('mercenariesEach: two mercenaries each is for two players');
    expect(() =>
      newState(
        { mode: 'deathmatch', armies: [...three, 'moloch', 'doomsday'], variants: ['mercenaries'] },
        1,
      ),
    ).toThrow('variants: there are only four mercenaries');
    expect(() => newState({ armies: ['borgo', 'hegemony'], mercenariesEach: 2 }, 1)).toThrow(
      'needs the variant mercenaries',
    );
  });
});

/** Seat 0 is about to draw, with those mercenaries beside the deck. */
function drawing(
  mercenaries: readonly string[],
  deck: readonly string[],
  hand: readonly string[] = [],
): State {
  const state = table({
    ...DUEL,
    seat: 1,
    hands: [hand],
    decks: [deck, times(30, 'hegemony/thug')],
    units: { b2: 'borgo/hq', f4: 'hegemony/hq' },
  });
  state.seats[0].mercenaries = mercenaries.map(tile);
  return play(state, END);
}

describe('drawing them', () => {
  test('[VAR-3] at each single draw, after seeing the earlier ones', () => {
    let at = drawing([GUNNER], times(30, 'borgo/mutant'));
    expect(asked(at)).toEqual([0, 'draw']);
    expect(openChoices(at)).toEqual([DRAW, take(GUNNER)]);
    at = play(at, DRAW);
    expect([stageOf(at), handOf(at, 0)]).toEqual(['draw', ['borgo/mutant']]);
    at = play(at, take(GUNNER));
    // Nothing is left beside the deck: the third tile comes by itself.
    expect(handOf(at, 0)).toEqual(['borgo/mutant', GUNNER, 'borgo/mutant']);
    expect(stageOf(at)).toBe('forced-discard');
  });

  test('[VAR-3] untaken it stays for later turns', () => {
    const at = play(
      drawing([GUNNER], times(30, 'borgo/mutant')),
      DRAW,
      DRAW,
      DRAW,
      discard('borgo/mutant'),
      END,
    );
    const later = passUntil(at, (next) => next.turn.seat === 0);
    expect(stageOf(later)).toBe('draw');
    expect(openChoices(later)).toContainEqual(take(GUNNER));
  });

  test('[VAR-3] both of two in one turn', () => {
    const at = play(drawing([GUNNER, SHIELD], times(30, 'borgo/mutant')), take(SHIELD), take(GUNNER));
    expect(handOf(at, 0)).toEqual([SHIELD, GUNNER, 'borgo/mutant']);
  });

  test('[VAR-3] the ending starts with the deck’s last tile, not with a mercenary', () => {
    const at = play(
      drawing([GUNNER], ['borgo/mutant', 'borgo/mutant', 'borgo/mutant']),
      DRAW,
      DRAW,
      take(GUNNER),
    );
    expect(at.ending).toBeUndefined();
    const last = play(drawing([GUNNER], ['borgo/mutant']), DRAW);
    expect(last.ending).toMatchObject({ by: 0 });
  });

  test('[VAR-3] one left beside an empty deck may still be taken, or left', () => {
    const at = play(drawing([GUNNER], ['borgo/mutant']), DRAW);
    expect(openChoices(at)).toEqual([KEEP, take(GUNNER)]);
    const taken = play(at, take(GUNNER));
    expect([handOf(taken, 0), stageOf(taken)]).toEqual([['borgo/mutant', GUNNER], 'turn']);
    const left = play(at, KEEP);
    expect([handOf(left, 0), stageOf(left)]).toEqual([['borgo/mutant'], 'turn']);
    expect(refs(left.seats[0].mercenaries)).toEqual([GUNNER]);
  });

  test('[VAR-3] [SET-3] the limits of the opening hold: one tile in the first turn, mercenary or not', () => {
    const start = play(newState({ ...DUEL }, 1), choose(GUNNER), choose(SHIELD), hqAt('b2'), hqAt('f4'));
    expect(asked(start)).toEqual([0, 'draw']);
    const turn = play(start, take(GUNNER));
    expect([stageOf(turn), handOf(turn, 0)]).toEqual(['turn', [GUNNER]]);
  });

  test('[VAR-3] [TURN-4] after an unlucky draw too', () => {
    const at = play(drawing([GUNNER], times(30, 'borgo/move')), DRAW, DRAW, DRAW);
    expect(stageOf(at)).toBe('unlucky');
    const again = play(at, redraw(0, 1, 2));
    expect(openChoices(again)).toEqual([DRAW, take(GUNNER)]);
  });

  test('[TURN-4] a mercenary among the tiles makes the draw a lucky one', () => {
    const at = play(drawing([GUNNER], times(30, 'borgo/move')), DRAW, DRAW, take(GUNNER));
    expect(stageOf(at)).toBe('forced-discard');
  });

  test('[VAR-3] no choice when the hand is full already', () => {
    const at = drawing([GUNNER], times(30, 'borgo/mutant'), times(3, 'borgo/claws'));
    expect(stageOf(at)).toBe('forced-discard');
  });
});

describe('on the board', () => {
  const units = { b2: 'borgo/hq', f4: 'hegemony/hq' };

  test('[VAR-3] an own unit in every respect: placed, owned, boosted by own modules, no target for own units', () => {
    const state = table({ ...DUEL, hands: [[RIFLEMAN]], units: { ...units, d5: 'borgo/scout' } });
    const after = play(state, place(RIFLEMAN, 'd4'));
    expect(ownerAt(after, 'd4')).toBe(0);
    expect(describeUnits(after)[hex('d4')]?.initiative).toEqual([4]);
    expect(describeUnits(play(state, place(RIFLEMAN, 'b3')))[hex('b3')]?.initiative).toEqual([4]);
  });

  test('[VAR-3] the Gunner shoots, the Net Man nets, the Shield Bearer walks and endures', () => {
    const shot = table({ ...DUEL, hands: [['borgo/battle']], units: { ...units, f2: `${GUNNER} 3 @0` } });
    expect(points(play(shot, BATTLE))).toEqual([20, 18]);
    const netted = table({ ...DUEL, units: { ...units, d4: `${NET_MAN} @1`, d3: 'borgo/mutant' } });
    expect(describeUnits(netted)[hex('d3')]?.netted).toBe(true);
    const walker = table({ ...DUEL, units: { ...units, d4: `${SHIELD} w2 @0` } });
    expect(openChoices(walker, 'mobility').length).toBeGreaterThan(0);
    expect(openChoices(table({ ...DUEL, seat: 1, units: { d4: `${SHIELD} @0` } }), 'mobility')).toEqual([]);
    expect(unitAt(walker, 'd4')).toBe(`${SHIELD} w2`);
  });

  test('[VAR-3] dead or discarded it lies on the discard pile of who owned it', () => {
    const state = table({
      ...DUEL,
      hands: [['borgo/battle', NET_MAN]],
      units: { ...units, d4: 'hegemony/thug', d3: `${GUNNER} @0` },
    });
    expect(refs(play(state, discard(NET_MAN)).seats[0].discard)).toEqual([NET_MAN]);
    expect(refs(play(state, BATTLE).seats[0].discard)).toContain(GUNNER);
  });

  test('[VAR-3] mercenaries of a player who is out leave with them', () => {
    const state = table({
      mode: 'deathmatch',
      armies: ['borgo', 'hegemony', 'outpost'],
      variants: ['mercenaries'],
      hq: [20, 1, 20],
      hands: [['borgo/battle'], [RIFLEMAN]],
      units: {
        b2: 'borgo/hq',
        f4: 'hegemony/hq',
        f2: 'outpost/hq',
        d6: `${GUNNER} @1`,
        f3: 'borgo/brawler 3',
      },
    });
    state.seats[1].mercenaries = [tile(NET_MAN)];
    const after = play(state, BATTLE);
    expect(after.seats[1]).toMatchObject({ alive: false, hand: [], mercenaries: [] });
    expect(unitAt(after, 'd6')).toBeUndefined();
    expect(refs(after.seats[1].discard)).toEqual(expect.arrayContaining([GUNNER, RIFLEMAN, NET_MAN]));
  });
});

describe('together with the Mad Bombers', () => {
  test('[VAR-5] the mercenary Mad Bomber is one more tile among them', () => {
    const at = newState({ armies: ['borgo', 'hegemony'], variants: ['mad-bomber-mercenary'] }, 1);
    expect(openChoices(at)).toEqual([...ALL, BOMBER].map(choose));
    const after = play(at, choose(BOMBER), choose(GUNNER));
    expect(refs(after.removed)).toEqual([NET_MAN, RIFLEMAN, SHIELD]);
  });

  test('[VAR-3] [VAR-6] Mad Bomber II is no mercenary: it stays beside the board', () => {
    const at = newState({ armies: ['borgo', 'hegemony'], variants: ['mercenaries', 'mad-bomber-2'] }, 1);
    expect(openChoices(at)).toEqual(ALL.map(choose));
    const after = play(at, choose(NET_MAN), choose(GUNNER));
    expect(refs(after.beside)).toEqual([BOMBER]);
    expect(refs(after.removed)).toEqual([RIFLEMAN, SHIELD]);
  });

  test('[VAR-3] [VAR-4] with the neutral Mad Bomber on d4', () => {
    const at = newState({ armies: ['borgo', 'hegemony'], variants: ['mercenaries', 'mad-bomber'] }, 1);
    expect(openChoices(at)).toEqual(ALL.map(choose));
    expect(unitAt(at, 'd4')).toBe(BOMBER);
  });
});
