// The printed example of play, Outpost against Hegemony, from the placing of the HQs to the aftermath.
// The rulebook shows the board only in pictures; hexes and rotations here are chosen so that every step it tells is true.

import { expect, test } from 'vitest';
import { cloneState, type GameEvent, newState, type State, stageOf } from '../src/index.ts';
import {
  apply,
  boardOf,
  type Chosen,
  choose,
  discardOf,
  handOf,
  hitsIn,
  nettedIn,
  options,
  places,
  status,
  tile,
} from './support.ts';

const outpost = (...keys: string[]): string[] => keys.map((key) => `outpost/${key}`);
const hegemony = (...keys: string[]): string[] => keys.map((key) => `hegemony/${key}`);

/** The first nine turns; each entry: what the player does, then the tiles the next player draws. */
function play(upTo = 9): State {
  // Outpost takes the centre, Hegemony a corner; Outpost draws its first tile.
  let state = choose(newState({ armies: ['outpost', 'hegemony'], edition: '3.0' }, 0), 'hq d4 r0');
  state = apply(state, 'hq d2 r0', outpost('medic')).state;
  const turns: [choices: string[], draws: string[]][] = [
    [['place medic d3 r3'], hegemony('move', 'officer-i')],
    [['move d2 e2 r0', 'place officer-i f2 r4'], outpost('move', 'brawler', 'annihilator')],
    [
      ['discard move', 'place brawler e3 r0', 'place annihilator d2 r4'],
      hegemony('battle', 'net-fighter', 'runner'),
    ],
    [['discard battle', 'place net-fighter f3 r4', 'place runner c4 r1'], outpost('move', 'battle', 'hmg')],
    [
      ['discard battle', 'move d4 e4 r0', 'place hmg c3 r1'],
      hegemony('universal-soldier', 'ganger', 'net-fighter'),
    ],
    [
      ['discard ganger', 'place universal-soldier c2 r2', 'place net-fighter d5 r0', 'mobility c4 d4 r2'],
      outpost('commando', 'scout', 'medic'),
    ],
    [['discard medic', 'place commando c5 r5', 'place scout b4 r0'], hegemony('ganger', 'boss', 'runner')],
    [['discard runner', 'place ganger b2 r3', 'place boss c4 r1'], outpost('sniper', 'move', 'battle')],
    [['keep', 'discard move', 'sniper d5'], []],
  ];
  for (const [choices, draws] of turns.slice(0, upTo)) {
    state = choose(state, ...choices);
    if (draws.length > 0) state = apply(state, 'end', draws).state;
  }
  return state;
}

/** The Battle that Outpost starts, and Hegemony's next draw. */
const battle = (): Chosen => apply(play(), 'battle', hegemony('thug', 'transport', 'move'));

/** The events of one phase. */
function phaseOf(events: readonly GameEvent[], phase: number): GameEvent[] {
  const start = events.findIndex((event) => event.type === 'phase' && event.phase === phase);
  const rest = events.slice(start + 1);
  const end = rest.findIndex((event) => event.type === 'phase' || event.type === 'battle-over');
  return rest.slice(0, end);
}

test('the opening: one tile, two tiles, then three with a forced discard', () => {
  expect(handOf(play(0), 0)).toEqual(['medic']);
  expect(handOf(play(1), 1)).toEqual(['move', 'officer-i']);
  expect(stageOf(play(1))).toBe('turn');
  expect(stageOf(play(2))).toBe('forced-discard');
  expect(options(play(2))).toEqual(['discard move', 'discard brawler', 'discard annihilator']);
});

test('the Medic stands between both HQs', () => {
  const state = play(1);
  expect(boardOf(state)).toEqual({ d4: 'hq', d2: 'hq', d3: 'medic r3' });
});

test('Hegemony moves its HQ and makes a place where Officer and HQ both help a warrior', () => {
  const state = play(2);
  expect(boardOf(state)).toMatchObject({ e2: 'hq', f2: 'officer-i r4' });
  expect(boardOf(state)).not.toHaveProperty('d2');
});

test('the Brawler reaches the enemy HQ twice a Battle; the Annihilator shuts that HQ in', () => {
  const state = play(3);
  expect(status(state).e3).toMatchObject({ melee: { N: 2 }, initiative: [3, 2], netted: false });
  expect(status(state).d2.ranged).toEqual({ SE: 2 });
  const withMove = cloneState(choose(state, 'discard net-fighter'));
  withMove.seats[1].hand = [...withMove.seats[1].hand, tile('hegemony/move')];
  const hqMoves = places(withMove, 'move').filter((text) => text.startsWith('move e2'));
  expect(hqMoves).toEqual(['move e2 e2']);
});

test('the first Net Fighter holds the Brawler; the Runner threatens the HQ', () => {
  const state = play(4);
  expect(nettedIn(state)).toEqual(['e3']);
  expect(status(state).c4.melee).toEqual({ NE: 1 });
});

test('the Outpost HQ moves away and still stands next to the Brawler; the Machine Gun aims at the enemy HQ', () => {
  const state = play(5);
  expect(boardOf(state)).toMatchObject({ e4: 'hq', c3: 'hmg r1' });
  expect(status(state).c3).toMatchObject({ ranged: { NE: 1 }, initiative: [2, 1] });
  expect(discardOf(state, 0)).toEqual(['move', 'battle', 'move']);
});

test('the second Net Fighter holds the HQ and covers the first; the Runner steps up to the HQ', () => {
  const state = play(6);
  expect(nettedIn(state)).toEqual(['e3', 'e4']);
  expect(status(state).d4.melee).toEqual({ SE: 1 });
  // The aura of the netted HQ is gone, and no Move tile would help it.
  expect(status(state).e3.initiative).toEqual([3]);
});

test('the Scout makes the Commando the quickest, the Boss the Runner quicker and stronger', () => {
  expect(status(play(7)).c5).toMatchObject({ initiative: [4], ranged: { NE: 1 } });
  expect(status(play(8)).d4).toMatchObject({ initiative: [3], melee: { SE: 2 } });
  expect(status(play(8)).b2.melee).toEqual({ SE: 1 });
});

test('three instants in an empty hand: the unlucky draw of 3.0 is open and declined', () => {
  const state = play(8);
  expect(stageOf(state)).toBe('unlucky');
  expect(options(state)).toEqual(['keep', 'redraw 0 1 2']);
});

test('the Sniper kills the Net Fighter in front of the Commando and frees the HQ', () => {
  const before = choose(play(8), 'keep', 'discard move');
  const shot = apply(before, 'sniper d5');
  expect(shot.of('died')).toMatchObject([{ owner: 1, why: 'wounds' }]);
  expect(shot.of('freed')).toHaveLength(1);
  expect(nettedIn(shot.state)).toEqual(['e3']);
  expect(status(shot.state).e3.initiative).toEqual([3, 2]);
});

test('the Battle, phase by phase', () => {
  const { events } = battle();
  const phases = events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));
  expect(phases).toEqual([4, 3, 2, 1, 0]);

  expect(hitsIn(phaseOf(events, 4))).toEqual(['4 c5>f3 1']);
  expect(phaseOf(events, 4).map((event) => event.type)).toEqual(['attack', 'wounded', 'died', 'freed']);

  const third = phaseOf(events, 3);
  expect(hitsIn(third).sort()).toEqual(['3 b2>c3 1', '3 c2>d2 2', '3 d4>e4 2', '3 e3>e2 2']);
  expect(third.filter((event) => event.type === 'treated')).toHaveLength(1);
  expect(third.filter((event) => event.type === 'hq-damaged')).toMatchObject([{ left: 18 }, { left: 18 }]);

  expect(hitsIn(phaseOf(events, 2)).sort()).toEqual(['2 c3>e2 1', '2 e3>e2 2']);
  expect(phaseOf(events, 2).filter((event) => event.type === 'hq-damaged')).toMatchObject([
    { seat: 1, left: 15 },
  ]);

  expect(hitsIn(phaseOf(events, 1))).toEqual(['1 c3>e2 1']);
  expect(phaseOf(events, 1).filter((event) => event.type === 'hq-damaged')).toMatchObject([{ left: 14 }]);

  expect(hitsIn(phaseOf(events, 0)).sort()).toEqual(['0 e2>e3 1', '0 e4>d4 1']);
});

test('the bonuses of the Runner and the Medic that absorbed are named in the events', () => {
  const { of } = battle();
  const runner = of('attack').find(
    (attack) => attack.phase === 3 && attack.strength === 2 && attack.bonuses.length > 0,
  );
  expect(runner?.bonuses).toHaveLength(1);
  const died = of('died').map(({ why }) => why);
  expect(died.filter((why) => why === 'sacrifice')).toHaveLength(1);
});

test('the aftermath: 18 against 14, the dead are gone, Hegemony goes on', () => {
  const { state, of } = battle();
  expect(state.seats.map((seat) => seat.hq)).toEqual([18, 14]);
  expect(boardOf(state)).toEqual({
    e4: 'hq',
    c3: 'hmg r1',
    c5: 'commando r5',
    b4: 'scout',
    e2: 'hq',
    f2: 'officer-i r4',
    c2: 'universal-soldier r2',
    b2: 'ganger r3',
    c4: 'boss r1',
  });
  expect(of('died')).toHaveLength(5);
  expect(state.turn).toMatchObject({ seat: 1, number: 10 });
  expect(handOf(state, 1)).toEqual(['thug', 'transport', 'move']);
  expect(stageOf(state)).toBe('forced-discard');
  const tiles = (seat: number): number =>
    state.seats[seat].deck.length + state.seats[seat].hand.length + state.seats[seat].discard.length;
  expect([tiles(0) + 4, tiles(1) + 5]).toEqual([35, 35]);
});
