// Where the Mad Bomber goes after it was hit, drawn, kept or discarded (VAR-4).

import { describe, expect, test } from 'vitest';
import { EDITIONS, NOBODY, stageOf } from '../src/index.ts';
import {
  asEnding,
  BATTLE,
  BOMBER,
  discard,
  END,
  eventsOf,
  handOf,
  hex,
  ownerAt,
  passUntil,
  place,
  play,
  refs,
  sniper,
  table,
  tile,
  times,
  topOf,
  unitAt,
} from './modes-support.ts';

const DUEL = { armies: ['borgo', 'hegemony'], variants: ['mad-bomber'] } as const;
const THREE = {
  mode: 'deathmatch',
  armies: ['borgo', 'outpost', 'hegemony'],
  variants: ['mad-bomber'],
} as const;

describe('where it goes', () => {
  test('[VAR-4] two players: on top of the deck of the opponent of whoever set it off', () => {
    const state = table({
      ...DUEL,
      seat: 1,
      hands: [[], ['hegemony/sniper']],
      units: { d4: `${BOMBER} @-` },
    });
    const after = play(state, sniper('d4'));
    expect([topOf(after, 0), topOf(after, 1)]).toEqual([[BOMBER], []]);
    const next = play(after, END);
    expect(handOf(next, 0)[0]).toBe(BOMBER);
    expect(next.seats[0].top).toEqual([]);
  });

  test('[VAR-4] in a Battle it goes by whose unit hit it, not by whose turn it is', () => {
    const units = { d4: `${BOMBER} @-`, d5: 'hegemony/thug' };
    const events = eventsOf(table({ ...DUEL, hands: [['borgo/battle']], units }), BATTLE);
    expect(events.find((event) => event.type === 'passed-on')).toMatchObject({
      type: 'passed-on',
      tile: tile(BOMBER),
      to: 0,
    });
  });

  test('[VAR-4] more players: to the previous living player in turn order', () => {
    for (const [seat, to] of [
      [1, 0],
      [2, 1],
    ]) {
      const hands = [[], ['outpost/sniper'], ['hegemony/sniper']];
      const after = play(table({ ...THREE, seat, hands, units: { d4: `${BOMBER} @-` } }), sniper('d4'));
      expect(after.seats.map((_, number) => topOf(after, number).length)).toEqual(
        [0, 1, 2].map((number) => (number === to ? 1 : 0)),
      );
    }
    const state = table({
      ...THREE,
      seat: 2,
      hands: [[], [], ['hegemony/sniper']],
      units: { d4: `${BOMBER} @-` },
    });
    state.seats[1].alive = false;
    expect(topOf(play(state, sniper('d4')), 0)).toEqual([BOMBER]);
  });

  test('[VAR-4] whose HQ fell in the same Battle counts as gone, in every edition', () => {
    // Outpost's Brawler destroys Borgo's HQ in phase 3; another of its units sets the Mad Bomber off then, or in phase 2.
    const hqs = { b2: 'borgo/hq', f2: 'outpost/hq', f4: 'hegemony/hq', b3: 'outpost/brawler' };
    for (const edition of EDITIONS) {
      for (const second of ['outpost/brawler', 'outpost/annihilator 2']) {
        const units = { ...hqs, d4: `${BOMBER} @-`, d5: second };
        const state = table({ ...THREE, edition, hq: [2, 20, 20], hands: [['borgo/battle']], units });
        const events = eventsOf(state, BATTLE);
        expect(events.find((event) => event.type === 'passed-on')).toMatchObject({ to: 2 });
      }
    }
  });

  test('[VAR-4] in overtime only tied players count', () => {
    const units = { b2: 'borgo/hq', f2: 'outpost/hq', f4: 'hegemony/hq', d4: `${BOMBER} @-` };
    const state = table({ ...THREE, seat: 1, hands: [[], ['outpost/sniper']], units });
    state.ending = asEnding({ by: 0, turns: [2], tied: [1, 2], last: 0 });
    expect(topOf(play(state, sniper('d4')), 2)).toEqual([BOMBER]);
    const last = table({ ...THREE, seat: 2, hands: [[], [], [BOMBER]], units: { b2: 'borgo/hq' } });
    last.ending = asEnding({ by: 0, turns: [], tied: [1, 2], last: 0 });
    expect(topOf(play(last, discard(BOMBER)), 1)).toEqual([BOMBER]);
  });

  test('[VAR-4] in a team and against a loner the previous player is an opponent', () => {
    const armies = ['borgo', 'hegemony', 'outpost', 'doomsday'];
    const hands = [[], ['hegemony/sniper'], ['outpost/sniper']];
    const units = { d4: `${BOMBER} @-` };
    const team = play(
      table({ mode: 'team', armies, variants: ['mad-bomber'], seat: 2, hands, units }),
      sniper('d4'),
    );
    expect(topOf(team, 1)).toEqual([BOMBER]);
    const three = {
      mode: 'one-vs-two',
      armies: armies.slice(0, 3),
      variants: ['mad-bomber'],
      hands,
      units,
    } as const;
    expect(topOf(play(table({ ...three, seat: 2 }), sniper('d4')), 0)).toEqual([BOMBER]);
    expect(topOf(play(table({ ...three, seat: 1 }), sniper('d4')), 0)).toEqual([BOMBER]);
  });

  test('[VAR-4] the loner’s bomb goes to the opponent whose turn was before', () => {
    const armies = ['hegemony', 'borgo', 'outpost'];
    for (const [place, to] of [
      [0, 2],
      [2, 1],
    ]) {
      const setup = {
        mode: 'one-vs-two',
        armies,
        variants: ['mad-bomber'],
        hands: [['hegemony/sniper']],
      } as const;
      const after = play(table({ ...setup, place, units: { d4: `${BOMBER} @-` } }), sniper('d4'));
      expect(topOf(after, to)).toEqual([BOMBER]);
    }
  });

  test('[VAR-4] hit by two players in one phase it explodes and leaves the game', () => {
    const units = { d4: `${BOMBER} @-`, d5: 'borgo/brawler', c3: 'hegemony/thug 2', d3: 'borgo/claws 1' };
    const after = play(table({ ...DUEL, hands: [['borgo/battle']], units }), BATTLE);
    expect(unitAt(after, 'd4')).toBeUndefined();
    expect(unitAt(after, 'd3')).toBeUndefined();
    expect(refs(after.removed)).toEqual([BOMBER]);
    expect([...topOf(after, 0), ...topOf(after, 1), ...handOf(after, 0), ...handOf(after, 1)]).not.toContain(
      BOMBER,
    );
  });

  test('[VAR-4] hit twice by one player it passes on', () => {
    const units = { d4: `${BOMBER} @-`, d5: 'borgo/brawler', c3: 'borgo/brawler 2' };
    const events = eventsOf(table({ ...DUEL, hands: [['borgo/battle']], units }), BATTLE);
    expect(events.find((event) => event.type === 'passed-on')).toMatchObject({ to: 1 });
  });

  test('[VAR-4] by allies together: two players all the same', () => {
    const armies = ['borgo', 'hegemony', 'outpost', 'doomsday'];
    const units = {
      d4: `${BOMBER} @-`,
      d5: 'borgo/brawler',
      c4: 'outpost/annihilator 3',
      e3: 'outpost/mobile-armor 4',
    };
    const state = table({ mode: 'team', armies, variants: ['mad-bomber'], hands: [['borgo/battle']], units });
    // Outpost's Mobile Armor (3 and 2) would set it off alone in phase 3.
    expect(
      topOf(play(state, BATTLE), 1).length +
        handOf(play(state, BATTLE), 1).filter((ref) => ref === BOMBER).length,
    ).toBe(1);
    const both = { ...units, e3: 'outpost/runner 5' };
    const after = play(
      table({ mode: 'team', armies, variants: ['mad-bomber'], hands: [['borgo/battle']], units: both }),
      BATTLE,
    );
    expect(refs(after.removed)).toEqual([BOMBER]);
  });

  test('[VAR-4] a chain belongs to whoever started it', () => {
    // Hegemony's Thug strikes Doomsday's Trap; its explosion sets off the bomber: Hegemony's doing.
    const armies = ['doomsday', 'outpost', 'hegemony'];
    const units = {
      d4: `${BOMBER} @-`,
      d3: 'doomsday/trap',
      d2: 'hegemony/thug 3',
      b2: 'doomsday/hq',
      f2: 'outpost/hq',
      f4: 'hegemony/hq',
    };
    const state = table({
      mode: 'deathmatch',
      armies,
      variants: ['mad-bomber'],
      hands: [['doomsday/battle']],
      units,
    });
    expect(eventsOf(state, BATTLE).find((event) => event.type === 'passed-on')).toMatchObject({ to: 1 });
  });

  test('[VAR-4] a Clown’s chain belongs to its owner', () => {
    const armies = ['moloch', 'outpost', 'hegemony'];
    const units = {
      d4: `${BOMBER} @-`,
      d3: 'moloch/clown',
      b2: 'moloch/hq',
      f2: 'outpost/hq',
      f4: 'hegemony/hq',
    };
    const state = table({
      mode: 'deathmatch',
      armies,
      variants: ['mad-bomber'],
      seat: 1,
      hands: [[], ['outpost/battle']],
      units,
    });
    const events = eventsOf(state, BATTLE, { type: 'explode', hex: hex('d3') });
    expect(events.find((event) => event.type === 'passed-on')).toMatchObject({ to: 2 });
  });
});

describe('in the hand', () => {
  const units = { b2: 'borgo/hq', f4: 'hegemony/hq', f2: 'outpost/hq' };

  test('[VAR-4] placed again it is nobody’s', () => {
    const after = play(table({ ...THREE, hands: [[BOMBER]], units }), place(BOMBER, 'd5'));
    expect([unitAt(after, 'd5'), ownerAt(after, 'd5')]).toEqual([BOMBER, NOBODY]);
  });

  test('[VAR-4] it may be kept', () => {
    expect(handOf(play(table({ ...THREE, hands: [[BOMBER]], units }), END), 0)).toEqual([BOMBER]);
  });

  test('[VAR-4] discarded it goes on top of the next player’s deck', () => {
    const after = play(table({ ...THREE, hands: [[BOMBER]], units }), discard(BOMBER));
    expect([topOf(after, 0), topOf(after, 1), topOf(after, 2)]).toEqual([[], [BOMBER], []]);
    expect(after.seats[0].discard).toEqual([]);
    expect(handOf(play(after, END), 1)[0]).toBe(BOMBER);
  });

  test('[VAR-4] also by the forced discard, and past players who are out', () => {
    const state = table({ ...THREE, seat: 2, hands: [['borgo/mutant', 'borgo/mutant', BOMBER]], units });
    const forced = play(state, END);
    expect(stageOf(forced)).toBe('forced-discard');
    forced.seats[1].alive = false;
    expect(topOf(play(forced, discard(BOMBER)), 2)).toEqual([BOMBER]);
  });

  test('[VAR-4] [TURN-4] it is no instant: with it in hand the draw is not unlucky', () => {
    const state = table({ ...THREE, seat: 2, decks: [times(9, 'borgo/move')], units });
    state.seats[0].top = [tile(BOMBER)];
    expect(stageOf(play(state, END))).toBe('forced-discard');
  });

  test('[VAR-4] [END-1] on top of a deck it is drawn first, and does not start the ending', () => {
    const state = table({
      ...THREE,
      seat: 2,
      decks: [['borgo/mutant', 'borgo/claws', 'borgo/mutant']],
      units,
    });
    state.seats[0].top = [tile(BOMBER)];
    const at = play(state, END);
    expect(handOf(at, 0)[0]).toBe(BOMBER);
    expect(at.seats[0].deck).toHaveLength(1);
    expect(at.ending).toBeUndefined();
  });

  test('[VAR-4] [END-1] put on an empty deck it does not undo the ending and may still be drawn', () => {
    const state = table({
      ...THREE,
      hands: [[], [], ['hegemony/sniper']],
      seat: 2,
      decks: [[], []],
      units: { ...units, d4: `${BOMBER} @-` },
    });
    state.seats[1].deck = [];
    state.ending = asEnding({ by: 0, turns: [0, 1], tied: undefined, last: 0 });
    const after = play(state, sniper('d4'));
    expect(after.ending).toEqual(state.ending);
    expect(topOf(after, 1)).toEqual([BOMBER]);
    const later = passUntil(after, (at) => at.turn.seat === 1);
    expect(handOf(later, 1)).toEqual([BOMBER]);
    expect(later.ending?.by).toBe(0);
  });

  test('[VAR-4] [MODE-1] in the hand of a player who falls it leaves the game with that hand', () => {
    const state = table({
      ...THREE,
      hq: [20, 20, 1],
      hands: [['borgo/battle'], [], [BOMBER]],
      units: { ...units, f3: 'borgo/brawler 3' },
    });
    const after = play(state, BATTLE);
    expect(after.seats[2].alive).toBe(false);
    expect(refs(after.removed)).toEqual([BOMBER]);
  });
});
