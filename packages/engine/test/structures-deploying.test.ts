// Structures beside the board, deployed for three tiles, with a Battle at once if they board (STR-1, STR-2, STR-10).

import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  cloneState,
  codesOf,
  type GameEvent,
  type GameOptionsInput,
  hexName,
  makeChoice,
  newState,
  PRINTED_ARMIES,
  parseChoice,
  requestOf,
  type SeatId,
  type State,
  stageOf,
  type UnitFace,
  unitsOn,
  viewOf,
} from '../src/index.ts';
import {
  after,
  atDiscard,
  bring,
  choose,
  deployable,
  discardOf,
  eventsOf,
  GIVE_UP,
  HAND,
  hex,
  open,
  ownArmy,
  started,
  table,
} from './structures-support.ts';

const typesOf = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);

describe('beside the board', () => {
  test('[STR-1] each seat has its Structure there, open to all, and none of it in deck or hand', () => {
    const state = started();
    expect(state.seats.map(({ structure }) => structure)).toEqual([true, true]);
    expect(viewOf(state).seats.map(({ structure }) => structure)).toEqual([true, true]);
    for (const { deck, hand } of state.seats) expect(deck.length + hand.length).toBe(34);
  });

  test('[STR-1] not without the variant', () => {
    const state = newState({ armies: ['borgo', 'outpost'] }, 1);
    expect(state.seats.map(({ structure }) => structure)).toEqual([false, false]);
  });

  test.each(PRINTED_ARMIES.map((army) => [army.key, army] as const))(
    '[STR-1] %s has two tiles with two different sides each',
    (_, { structure }) => {
      const sides = (structure ?? []).flatMap(({ a, b }) => [a, b]);
      expect(sides).toHaveLength(4);
      expect(new Set(sides.map((side) => JSON.stringify(side))).size).toBe(4);
      expect(sides.every(({ kind, count }) => kind === 'warrior' && count === 0)).toBe(true);
    },
  );

  test('[STR-9] [STR-10] [STR-11] rotate, heavy, boarding and sharpshooter all occur', () => {
    const sides: readonly UnitFace[] = PRINTED_ARMIES.flatMap(({ structure }) =>
      (structure ?? []).flatMap(({ a, b }) => [a, b]),
    );
    for (const ability of ['rotates', 'heavy', 'boarding', 'sharpshooter'] as const)
      expect(sides.some((side) => side[ability])).toBe(true);
  });

  test('[STR-1] an own army may bring one; without one there is nothing to deploy', () => {
    const own = ownArmy('red', [{ initiative: [2], melee: { 0: 1 } }, { toughness: 1 }]);
    const ownArmies = [own, ownArmy('blue')] as NonNullable<GameOptionsInput['ownArmies']>;
    const state = started({ armies: ['red', 'blue'], ownArmies });
    expect(state.seats.map(({ structure }) => structure)).toEqual([true, false]);
    const hand = ['blade', 'gun', 'cannon'];
    const red = atDiscard(hand, { armies: ['red', 'blue'], ownArmies });
    expect(open(red, 'deploy')).toEqual(['deploy blade gun cannon']);
    const laid = choose(red, 'deploy blade gun cannon', 'lay structure-1b d4 r0', 'lay structure-2a d5 r0');
    expect(after(laid)).toMatchObject({ d4: 'red/structure-1b', d5: 'red/structure-2a' });
    const blue = atDiscard(hand, { armies: ['blue', 'red'], ownArmies });
    expect(open(blue, 'deploy')).toEqual([]);
  });
});

describe('deploying', () => {
  test('[STR-2] instead of the forced discard: all three tiles go, the forced one among them', () => {
    const state = deployable();
    expect(open(state)).toEqual(['discard claws', 'discard move', 'discard battle', GIVE_UP]);
    const given = choose(state, GIVE_UP);
    expect(given.seats[0].hand).toEqual([]);
    expect(discardOf(given, 0)).toEqual(expect.arrayContaining(HAND));
    expect(stageOf(given)).toBe('lay');
    // It lies beside the board until it stands.
    expect(given.seats[0].structure).toBe(true);
  });

  test('[STR-2] two adjacent free hexes, each tile either side up and in any rotation', () => {
    const state = choose(deployable(), GIVE_UP);
    const free = 17;
    expect(open(state)).toHaveLength(2 * free * 6);
    expect(open(state)).toContain('lay structure-1b c3 r5');
    expect(open(state)).not.toContain('lay structure-1a b2 r0');
    expect(open(state)).not.toContain('lay structure-2a c3 r0');
    const half = choose(state, 'lay structure-1b c3 r5');
    // Nothing stands there before both lie.
    expect(after(half)).toEqual({ b2: 'borgo/hq', f4: 'outpost/hq' });
    const beside = ['c2', 'd3', 'd4', 'c4', 'b3'];
    expect(open(half).sort()).toEqual(
      beside
        .flatMap((at) =>
          ['2a', '2b'].flatMap((side) => [0, 1, 2, 3, 4, 5].map((r) => `lay structure-${side} ${at} r${r}`)),
        )
        .sort(),
    );
    const whole = choose(half, 'lay structure-2b d3 r2');
    expect(after(whole)).toMatchObject({ c3: 'borgo/structure-1b', d3: 'borgo/structure-2b' });
    expect(whole.seats[0].structure).toBe(false);
    const [unit] = unitsOn(whole.units).filter(({ tiles }) => tiles.length === 2);
    expect(unit.tiles.map(({ hex: at, rotation }) => [hexName(at), rotation])).toEqual([
      ['c3', 5],
      ['d3', 2],
    ]);
    expect(unit.owner).toBe(0);
  });

  test('[STR-2] the turn goes on: abilities, the end', () => {
    const state = choose(deployable(), GIVE_UP, 'lay structure-1a c3 r0', 'lay structure-2b d4 r0');
    expect(stageOf(state)).toBe('turn');
    expect(open(state, 'pivot')).toHaveLength(10);
    const next = choose(state, 'pivot d4 r3', 'end');
    expect(next.turn.seat).toBe(1);
    expect(next.agenda.length).toBeLessThan(3);
  });

  test('[STR-2] once a game, even when it is gone again', () => {
    let state = choose(deployable(), GIVE_UP, 'lay structure-1a c3 r0', 'lay structure-2b d4 r0', 'end');
    while (state.turn.seat !== 0 || stageOf(state) !== 'forced-discard') {
      expect(open(state, 'deploy').length).toBe(
        state.turn.seat === 1 && stageOf(state) === 'forced-discard' ? 1 : 0,
      );
      state = applyChoice(state, codesOf(state)[0]).state;
    }
    expect(open(state, 'deploy')).toEqual([]);
  });

  test('[STR-2] with fewer than three tiles in hand it is not possible', () => {
    // The first turn brings one tile, the second two.
    const first = started();
    expect([stageOf(first), open(first, 'deploy')]).toEqual(['turn', []]);
    const second = choose(first, 'end');
    expect([stageOf(second), open(second, 'deploy')]).toEqual(['turn', []]);
    const afterwards = choose(deployable(), 'discard claws');
    expect(open(afterwards, 'deploy')).toEqual([]);
  });

  test('[STR-2] [END-1] never after any player has drawn a last tile', () => {
    for (const by of [0, 1] as SeatId[]) {
      const state = deployable();
      state.ending = { by, turns: [1], tied: undefined, last: by };
      expect(open(state, 'deploy')).toEqual([]);
      expect(open(state)).toHaveLength(3);
    }
  });

  test('[STR-2] not without two free hexes next to each other', () => {
    const state = atDiscard(HAND);
    const spots = [
      'b2',
      'b3',
      'b4',
      'c2',
      'c3',
      'c4',
      'c5',
      'd2',
      'd3',
      'd4',
      'd5',
      'd6',
      'e2',
      'e3',
      'e4',
      'e5',
      'f2',
      'f3',
      'f4',
    ];
    const left = ['b4', 'd2'];
    const tiles = state.seats[1].deck;
    const keys = tiles.map((tile) =>
      makeChoice({ type: 'discard', tile }, { ...state, turn: { ...state.turn, seat: 1 as SeatId } }).slice(
        8,
      ),
    );
    const units = keys.filter((key) => !['battle', 'move', 'sniper'].includes(key));
    for (const at of spots.filter((spot) => !left.includes(spot) && spot !== 'b2' && spot !== 'f4'))
      bring(state, 1, units.shift() ?? '', at);
    expect(open(state, 'deploy')).toEqual([]);
    // One more free hex next to one of them makes room.
    const room = cloneState(state);
    const unit = room.units.at[hex('c2')];
    room.units.at[hex('c2')] = -1 as typeof unit;
    expect(open(room, 'deploy')).toEqual([GIVE_UP]);
    expect(new Set(open(choose(room, GIVE_UP)).map((text) => text.split(' ')[2]))).toEqual(
      new Set(['c2', 'd2']),
    );
  });

  test('[STR-2] [VAR-2] of six tiles three are chosen; the forced discard is one of them', () => {
    const hand = ['claws', 'claws', 'mutant', 'move', 'move', 'battle'];
    const state = atDiscard(hand, { variants: ['structures', 'reinforcement'] });
    const offered = open(state, 'deploy');
    // Sets of the same kinds are offered once.
    expect(offered).toHaveLength(new Set(offered).size);
    expect(offered).toHaveLength(10);
    const given = choose(state, 'deploy claws move move');
    expect(given.seats[0].hand).toHaveLength(3);
    const whole = choose(given, 'lay structure-1a c3 r0', 'lay structure-2b d4 r0');
    // It is no play of a tile: two may follow, and no more is discarded by force.
    expect(whole.turn.plays).toBe(0);
    expect(stageOf(whole)).toBe('turn');
    expect(open(whole, 'deploy')).toEqual([]);
    const played = choose(whole, 'place claws e3 r0', 'place mutant e4 r0');
    expect(open(played, 'battle')).toEqual([]);
  });

  test('[STR-2] [VAR-2] after the forced discard, with three tiles left, it costs three of them', () => {
    const hand = ['claws', 'claws', 'mutant', 'move', 'move', 'battle'];
    const state = choose(atDiscard(hand, { variants: ['structures', 'reinforcement'] }), 'discard claws');
    expect(open(state, 'deploy')).toContain('deploy claws mutant move');
    const played = choose(state, 'place claws e3 r0', 'place mutant e4 r0');
    // Both plays are made, and it is none.
    expect(played.turn.plays).toBe(played.turn.maxPlays);
    expect(open(played, 'deploy')).toEqual(['deploy move move battle']);
    const whole = choose(
      played,
      'deploy move move battle',
      'lay structure-1a c3 r0',
      'lay structure-2b d4 r0',
    );
    expect([stageOf(whole), whole.seats[0].hand]).toEqual(['turn', []]);
    expect(choose(whole, 'end').turn.seat).toBe(1);
  });

  test('[STR-2] [BAT-1] on the last free hexes it starts the Battle of a full board', () => {
    const state = atDiscard(HAND);
    const deck = state.seats[1].deck.filter((tile) => state.units.at.length && tile >= 0);
    let spot = 0;
    const spots = ['b3', 'b4', 'c2', 'c3', 'c4', 'c5', 'd2', 'd3', 'd6', 'e2', 'e3', 'e4', 'e5', 'f2', 'f3'];
    for (const tile of deck) {
      const key = makeChoice(
        { type: 'discard', tile },
        { ...state, turn: { ...state.turn, seat: 1 as SeatId } },
      ).slice(8);
      if (['battle', 'move', 'sniper'].includes(key) || spot === spots.length) continue;
      bring(state, 1, key, spots[spot++]);
    }
    expect(spot).toBe(spots.length);
    const half = choose(state, GIVE_UP, 'lay structure-1b d4 r0');
    const { events, state: fought } = applyChoice(half, parseChoice('lay structure-2b d5 r0', half));
    // Boarding asks nothing then: there is a Battle anyway.
    expect(events.find(({ type }) => type === 'battle')).toMatchObject({ reason: 'full', starter: 0 });
    expect(stageOf(fought)).not.toBe('boarding');
  });

  test('[STR-2] [NET-5] it is told, and what it does to others by itself happens at once', () => {
    const state = atDiscard(['ganger', 'move', 'battle'], { armies: ['hegemony', 'outpost'] });
    bring(state, 1, 'commando', 'd3');
    const half = choose(state, 'deploy ganger move battle', 'lay structure-1a d4 r0');
    const events = eventsOf(half, 'lay structure-2b d5 r0');
    expect(typesOf(events)).toEqual(['deployed', 'netted']);
    expect(events[0]).toMatchObject({ seat: 0, tiles: [{ hex: hex('d4') }, { hex: hex('d5') }] });
    expect(typesOf(eventsOf(state, 'deploy ganger move battle'))).toEqual(['discard', 'discard', 'discard']);
  });

  test('[STR-2] [VAR-4] a Mad Bomber given up for it goes on top of the next player’s deck', () => {
    const state = atDiscard(['claws', 'move'], { variants: ['structures', 'mad-bomber'] });
    const unit = state.units.at[hex('d4')];
    const bomber = state.units.tile[hex('d4')];
    state.units.at[hex('d4')] = -1 as typeof unit;
    state.units.hex[unit] = -1 as (typeof state.units.hex)[number];
    state.seats[0].hand = [...state.seats[0].hand, bomber];
    const given = choose(state, 'deploy claws move mad-bomber');
    expect(given.seats[1].top).toEqual([bomber]);
  });
});

describe('boarding', () => {
  const boarded = (): State =>
    choose(deployable(), GIVE_UP, 'lay structure-1b e3 r3', 'lay structure-2a e4 r0');

  test('[STR-10] its player may start a Battle at once, which ends the turn', () => {
    const state = boarded();
    expect(requestOf(state)).toMatchObject({ seat: 0, stage: 'boarding' });
    expect(open(state)).toEqual(['hold', 'board']);
    const { state: next, events } = applyChoice(state, parseChoice('board', state));
    expect(events[0]).toMatchObject({ type: 'battle', reason: 'boarding', starter: 0 });
    expect(typesOf(events)).toContain('turn-over');
    expect(next.turn.seat).toBe(1);
    expect(next.agenda.filter((step) => step.do === 'turn')).toHaveLength(1);
  });

  test('[STR-10] or not: then the turn goes on', () => {
    const state = choose(boarded(), 'hold');
    expect([stageOf(state), state.turn.seat, state.battles]).toEqual(['turn', 0, 0]);
    expect(choose(state, 'end').turn.seat).toBe(1);
  });

  test('[STR-10] the Structure is on the board first: it fights in that Battle', () => {
    const state = choose(deployable(), GIVE_UP, 'lay structure-1b e4 r2', 'lay structure-2a e3 r0');
    const { state: next } = applyChoice(state, parseChoice('board', state));
    // Horns of 1 reach the HQ, the tail does not.
    expect(next.seats[1].hq).toBe(19);
  });

  test('[STR-10] only with a side that has it', () => {
    const state = choose(deployable(), GIVE_UP, 'lay structure-1a e3 r3', 'lay structure-2a e4 r0');
    expect(stageOf(state)).toBe('turn');
  });

  test('[STR-10] [NET-1] also when it is netted: a player starts the Battle, not the unit', () => {
    const state = atDiscard(HAND, { armies: ['borgo', 'hegemony'] });
    bring(state, 1, 'net-fighter', 'd4');
    const netted = choose(state, GIVE_UP, 'lay structure-1b e3 r3', 'lay structure-2a e4 r0');
    expect(stageOf(netted)).toBe('boarding');
  });

  test('[STR-10] [NET-5] what happens by itself comes before the question', () => {
    const state = table({
      red: [{ boarding: true, net: [0] }, {}],
      // Wounded, the Wall lives by the module that the Structure nets.
      board: { b3: 'red/hq', f3: 'blue/hq', d2: 'blue/wall w1', d3: 'blue/harden' },
      hands: [['wall', 'move', 'battle']],
    });
    state.seats[0].structure = true;
    const half = choose(state, 'deploy wall move battle', 'lay structure-1a d4 r0');
    expect(typesOf(eventsOf(half, 'lay structure-2a d5 r0'))).toEqual(['deployed', 'died', 'netted']);
    const asked = choose(half, 'lay structure-2a d5 r0');
    expect(stageOf(asked)).toBe('boarding');
    expect(after(asked)).not.toHaveProperty('d2');
  });

  test('[STR-10] [VAR-2] in the middle of the turn too, without an action left over', () => {
    const hand = ['claws', 'claws', 'mutant', 'move', 'move', 'battle'];
    const state = choose(
      atDiscard(hand, { variants: ['structures', 'reinforcement'] }),
      'discard claws',
      'deploy claws mutant move',
      'lay structure-1b e3 r3',
      'lay structure-2a e4 r0',
    );
    const fought = choose(state, 'board');
    expect(fought.turn.seat).toBe(1);
    expect(fought.seats[0].hand).toHaveLength(2);
  });
});
