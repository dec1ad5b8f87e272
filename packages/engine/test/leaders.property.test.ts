// What must hold in any game with leaders: texts and records come back, nothing is lost, no view holds a secret.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_LEADERS,
  codesOf,
  type GameOptionsInput,
  hashState,
  LEADER_USES,
  LEADERS,
  type LeaderId,
  makePosition,
  makeRecord,
  NO_LEADER,
  NOBODY,
  newGame,
  parsePosition,
  parseRecord,
  play,
  rulesOf,
  type SeatId,
  type State,
  unitsOn,
  viewOf,
} from '../src/index.ts';
import { dice } from './random-games.ts';

const RUNS = Number(process.env['NHEX_GAMES'] ?? 12);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);

const TABLES: readonly GameOptionsInput[] = [
  { armies: ['borgo', 'outpost'], variants: ['leaders'] },
  { armies: ['doomsday', 'hegemony'], variants: ['leaders', 'structures', 'mercenaries'] },
  { mode: 'team', armies: ['borgo', 'outpost', 'moloch', 'hegemony'], variants: ['leaders'] },
  { mode: 'one-vs-two', armies: ['moloch', 'borgo', 'hegemony'], variants: ['leaders', 'reinforcement'] },
];

/** Every tile of a seat that is anywhere. */
const tilesOf = (state: State, seat: number): number =>
  [
    ...state.seats[seat].hand,
    ...state.seats[seat].deck,
    ...state.seats[seat].top,
    ...state.seats[seat].discard,
    ...state.seats[seat].mercenaries,
    ...unitsOn(state.units).flatMap(({ owner, tiles }) => (owner === seat ? tiles : [])),
  ].length;

/** A view of a side that has nothing of another's secret in its text. */
function checkSecrecy(state: State): void {
  if (state.pending?.kind !== 'leader') return;
  for (const seat of [...state.seats.keys(), NOBODY]) {
    const view = viewOf(state, seat as never);
    const line = makePosition(view);
    // Tiles have keys of their own: only the last field is about leaders.
    const field = line.split('/').at(-1) ?? '';
    const camp = rulesOf(state.options).camps.findIndex((seats) => seats.includes(seat as SeatId));
    const own = state.leaders[camp]?.dealt ?? [];
    LEADERS.forEach(({ key }, id) => {
      expect(field.includes(key)).toBe(own.includes(id as never));
    });
    expect(makePosition(parsePosition(line))).toBe(line);
    expect(view).not.toHaveProperty('rng');
    // Whatever the other sides hold and have chosen, the view is the same.
    const other = otherSecrets(state, seat);
    expect(viewOf(other, seat as never)).toEqual(view);
    expect(codesOf(viewOf(other, seat as never) as State)).toEqual(codesOf(view as State));
  }
}

/** The same game with other cards dealt to and chosen by all sides but that of the seat. */
function otherSecrets(state: State, seat: number): State {
  const { camps } = rulesOf(state.options);
  const own = camps.findIndex((seats) => seats.includes(seat as SeatId));
  const free = ALL_LEADERS.filter((id) => !state.leaders[own]?.dealt.includes(id));
  const leaders = state.leaders.map((command, camp) => {
    if (camp === own) return command;
    const dealt = command.dealt.map(() => free.pop() as LeaderId);
    return { ...command, dealt, card: command.card === NO_LEADER ? NO_LEADER : dealt[0] };
  });
  return { ...state, leaders };
}

test('[LEAD-2] random games with leaders in every mode that allows them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.nat(), (options, seed) => {
      let game = newGame(options, seed);
      const roll = dice(seed);
      while (game.state.pending) {
        const { state } = game;
        if (roll(4) === 0 || state.pending?.kind === 'lead') {
          const line = makePosition(state);
          expect(makePosition(parsePosition(line))).toBe(line);
        }
        checkSecrecy(state);
        const codes = codesOf(state);
        game = play(game, codes[roll(codes.length)]).game;
        for (const { uses } of game.state.leaders) expect(uses).toBeLessThanOrEqual(LEADER_USES);
        if (game.state.turn.number > 0 && !options.variants?.includes('mercenaries'))
          game.state.seats.forEach((_, seat) => {
            if (game.state.seats[seat].hq > 0) expect(tilesOf(game.state, seat)).toBe(35);
          });
      }
      const record = makeRecord(game);
      expect(hashState(parseRecord(record).state)).toBe(hashState(game.state));
      expect(hashState(parseRecord(record.replace(/^\[Seed .*\n/m, '')).state)).toBe(hashState(game.state));
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 120_000);
