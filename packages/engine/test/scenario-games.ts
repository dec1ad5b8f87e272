// Random complete games of a scenario, and what must hold at every moment of them.

import { expect } from 'vitest';
import {
  applyChoice,
  codesOf,
  hashState,
  makePosition,
  makeRecord,
  newGame,
  newState,
  nextRandom,
  parsePosition,
  parseRecord,
  play,
  playInPlace,
  randomBelow,
  rulesOf,
  type Scenario,
  type SeatId,
  type State,
  seedFrom,
  type TileId,
  unitsOn,
  unpackChoice,
} from '../src/index.ts';

/** Every tile that is anywhere, ascending. */
function everyTile(state: State): TileId[] {
  const piles = state.seats.flatMap((s) => [s.hand, s.deck, s.top, s.discard, s.mercenaries]);
  const onBoard = unitsOn(state.units).flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  return [...piles.flat(), ...onBoard, ...state.beside, ...state.removed].sort((a, b) => a - b);
}

/** The tiles that have arrived so far: units, and those that joined a deck. */
function arrivedTiles(state: State): TileId[] {
  const arrivals = rulesOf(state.options).scenario?.arrivals ?? [];
  return arrivals.flatMap(({ units, tiles }, index) => {
    const came = state.course?.arrived[index] ?? 0;
    const size = Math.max(1, units.length);
    return Array.from({ length: came }, (_, i) => [
      ...(units.length > 0 ? [units[i % size].tile] : []),
      ...(i % size === 0 ? tiles : []),
    ]).flat();
  });
}

/** What there is, beyond what has arrived: the same from the first turn to the end. */
function stock(state: State): string {
  const left = everyTile(state);
  for (const tile of arrivedTiles(state)) left.splice(left.indexOf(tile), 1);
  return left.join();
}

/** No game of a scenario takes more inputs. */
const MOST_INPUTS = 5000;

function checkBoard(state: State, scenario: Scenario): void {
  const { board, scenario: plan } = rulesOf(state.options);
  for (const { tiles } of unitsOn(state.units))
    for (const { hex } of tiles) expect(board.has[hex]).toBe(true);
  expect(state.turn.number).toBeLessThanOrEqual(scenario.limit.turns);
  expect(state.course?.progress.every((count) => count >= 0)).toBe(true);
  // Nobody places a tile outside the zone.
  const zone = plan?.deploy[state.turn.seat];
  for (const choice of codesOf(state).map(unpackChoice))
    if (zone && choice.type === 'place') expect(zone[choice.hex]).toBe(true);
}

function checkEnd({ result, agenda, course, options }: State): void {
  expect(result).toBeDefined();
  expect(agenda).toEqual([]);
  const plan = rulesOf(options).scenario;
  if (result?.reason !== 'objective' || result.winners.length === 0 || !plan) return;
  const won = new Set(result.winners.map((seat) => plan.sides[seat]));
  expect(
    plan.goals.some(
      ({ objective }, i) => won.has(objective.side) && (course?.progress[i] ?? 0) >= objective.needed,
    ),
  ).toBe(true);
}

/** Plays quickly to the end; every tenth input is also played the slow way, with events, through a position line. */
export function playRandomGame(scenario: Scenario, seed: string): State {
  const state = newState({ scenario }, seed);
  let chance = seedFrom(seed, 100);
  let first: string | undefined;
  for (let inputs = 0; state.pending; inputs++) {
    expect(inputs).toBeLessThan(MOST_INPUTS);
    const codes = codesOf(state);
    expect(codes.length).toBeGreaterThan(0);
    chance = nextRandom(chance);
    const code = codes[randomBelow(chance, codes.length)];
    if (inputs % 10 === 0) {
      const read = parsePosition(makePosition(state));
      expect(makePosition(read)).toBe(makePosition(state));
      expect(codesOf(read)).toEqual(codes);
      const applied = applyChoice(state, code);
      playInPlace(state, code);
      expect(hashState(applied.state)).toBe(hashState(state));
      checkBoard(state, scenario);
      if (state.turn.number > 0) expect(stock(state)).toBe((first ??= stock(state)));
    } else playInPlace(state, code);
  }
  checkEnd(state);
  expect(makePosition(parsePosition(makePosition(state)))).toBe(makePosition(state));
  expect(stock(state)).toBe(first);
  return state;
}

/** The same game as a record that is read back. */
export function playRecordedGame(scenario: Scenario, seed: string): void {
  let game = newGame({ scenario }, seed);
  let chance = seedFrom(seed, 100);
  while (game.state.pending) {
    const codes = codesOf(game.state);
    chance = nextRandom(chance);
    game = play(game, codes[randomBelow(chance, codes.length)]).game;
  }
  const record = makeRecord(game);
  expect(makeRecord(parseRecord(record))).toBe(record);
  // Without its seed the recorded draws are enough.
  const unseeded = record.replace(/^\[Seed .*\]\n/m, '');
  expect(hashState(parseRecord(unseeded).state)).toBe(hashState(game.state));
}

export const seatsOf = (scenario: Scenario): SeatId[] => scenario.seats.map((_, seat) => seat as SeatId);
