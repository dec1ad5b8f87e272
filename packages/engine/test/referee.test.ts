// The referee between a table and the game: who may choose, words that end a game, taking back; all of it in the log.

import { describe, expect, test } from 'vitest';
import {
  canUndo,
  codesOf,
  deciderOf,
  type Game,
  type GameOptionsInput,
  gameFrom,
  hashState,
  makePosition,
  makeRecord,
  makeReferee,
  newGame,
  parseChoice,
  parsePosition,
  parseRecord,
  placeText,
  play,
  pointsDecide,
  type Referee,
  replay,
  type SeatId,
  type State,
  standingChoices,
  undo,
} from '../src/index.ts';
import { dice } from './random-games.ts';
import { expectRefused, open, refusal, table } from './structures-support.ts';

const seat = (number: number): SeatId => number as SeatId;
const DUEL: GameOptionsInput = { armies: ['borgo', 'hegemony'] };

/** Plays texts of whoever is asked. */
const say = (referee: Referee, ...texts: readonly string[]): void => {
  for (const text of texts)
    referee.play(deciderOf(referee.game.state), parseChoice(text, referee.game.state));
};

/** A duel in which the first turn has begun. */
function begun(): Referee {
  const referee = makeReferee(newGame(DUEL, 'referee'));
  say(referee, 'hq b2 r0', 'hq f4 r0');
  return referee;
}

describe('choices', () => {
  test('a seat that is not asked is refused, with who is', () => {
    const referee = makeReferee(newGame(DUEL, 1));
    const choice = parseChoice('hq d4 r0', referee.game.state);
    const error = refusal(() => referee.play(seat(1), choice));
    expect([error.code, error.reason, error.values]).toEqual([
      'not-your-turn',
      'other-player',
      { seat: 1, decider: 0 },
    ]);
    expect(referee.game.log).toEqual([]);
    referee.play(seat(0), choice);
    expectRefused(
      () => referee.play(seat(0), parseChoice('hq e4 r0', referee.game.state)),
      'not-your-turn',
      'other-player',
    );
    referee.play(seat(1), parseChoice('hq e4 r0', referee.game.state));
    expect(referee.game.log.map((entry) => [entry.kind, entry.seat, entry.turn])).toEqual([
      ['choice', 0, 0],
      ['choice', 1, 0],
    ]);
  });

  test('what is not open is refused, whoever asks', () => {
    const referee = makeReferee(newGame(DUEL, 1));
    expectRefused(() => referee.play(seat(0), { type: 'end' }), 'illegal-choice', 'not-open');
    expectRefused(() => referee.play(seat(0), 2 ** 30), 'illegal-choice', 'not-open');
    expect(referee.game.log).toEqual([]);
  });

  test('[BAT-5] in a Battle it is whoever decides, whose turn it is notwithstanding', () => {
    const state = table({
      board: { d4: 'blue/clown', a4: 'red/hq', g4: 'blue/hq', d3: 'red/block' },
      hands: [['battle']],
    });
    const referee = makeReferee(gameFrom(state));
    say(referee, 'battle');
    const choice = parseChoice('explode d4', referee.game.state);
    expectRefused(() => referee.play(seat(0), choice), 'not-your-turn', 'other-player');
    referee.play(seat(1), choice);
    expect(referee.game.log.at(-1)?.seat).toBe(1);
  });

  test('it holds the game after the last input, and hands out what happened', () => {
    const referee = makeReferee(newGame(DUEL, 1));
    const { game, events } = referee.play(seat(0), parseChoice('hq d4 r0', referee.game.state));
    expect(referee.game).toBe(game);
    expect(events.map(({ type }) => type)).toEqual(['hq-placed']);
  });
});

/** A game somewhere in the middle: HQ points by seat, and who is out. */
function midgame(options: GameOptionsInput, points: readonly number[], out: readonly number[] = []): Game {
  const game = newGame(options, 'midgame');
  const state = {
    ...game.state,
    seats: game.state.seats.map((one, number) => ({
      ...one,
      hq: points[number],
      alive: !out.includes(number),
    })),
  };
  return gameFrom(state as State);
}

const DEATHMATCH: GameOptionsInput = {
  mode: 'deathmatch',
  armies: ['borgo', 'hegemony', 'moloch', 'outpost'],
};
const SCORED: GameOptionsInput = { ...DEATHMATCH, mode: 'scored' };
const LONER: GameOptionsInput = { mode: 'one-vs-two', armies: ['borgo', 'hegemony', 'outpost'] };
const TEAM: GameOptionsInput = { mode: 'team', armies: ['borgo', 'hegemony', 'moloch', 'outpost'] };

describe('words that end a game', () => {
  const cases: [string, Game, number, number[]][] = [
    ['duel: the other wins', midgame(DUEL, [20, 3]), 0, [1]],
    ['duel: whoever it is', midgame(DUEL, [20, 3]), 1, [0]],
    ['one against two: the loner gives up, both win', midgame(LONER, [20, 13, 13]), 0, [1, 2]],
    ['one against two: one of the two gives up, the loner wins', midgame(LONER, [1, 13, 13]), 2, [0]],
    ['team: the other team', midgame(TEAM, [20, 1, 20, 1]), 2, [1, 3]],
    ['team: the other team, also against the points', midgame(TEAM, [1, 20, 1, 20]), 3, [0, 2]],
    ['deathmatch: whoever of the others has the most points', midgame(DEATHMATCH, [20, 5, 9, 7]), 0, [2]],
    ['deathmatch: several with as many share it', midgame(DEATHMATCH, [20, 9, 9, 7]), 0, [1, 2]],
    ['deathmatch: who is out does not win', midgame(DEATHMATCH, [5, 4, 9, 7], [2]), 0, [3]],
    ['deathmatch: of the last two the other', midgame(DEATHMATCH, [5, 4, 9, 7], [2, 3]), 0, [1]],
    ['scored: the most points', midgame(SCORED, [12, 3, 0, 4]), 0, [3]],
  ];
  test.each(cases)('%s', (_, game, loser, winners) => {
    const resigned = makeReferee(game).resign(seat(loser));
    expect(resigned.game.state.result).toEqual({ winners, reason: 'resigned' });
    expect(resigned.events.map(({ type }) => type)).toEqual(['resigned', 'game-over']);
    const late = makeReferee(game).timeOver(seat(loser));
    expect(late.game.state.result).toEqual({ winners, reason: 'time' });
    expect(late.events.map(({ type }) => type)).toEqual(['time-over', 'game-over']);
    const agreed = makeReferee(game).drawAgreed();
    expect(agreed.game.state.result).toEqual({ winners: [], reason: 'agreed' });
    expect(agreed.events.map(({ type }) => type)).toEqual(['draw-agreed', 'game-over']);
  });

  test('whether points decide can be said before', () => {
    expect(pointsDecide(midgame(DUEL, [1, 2]).state, seat(0))).toBe(false);
    expect(pointsDecide(midgame(TEAM, [1, 2, 3, 4]).state, seat(0))).toBe(false);
    expect(pointsDecide(midgame(DEATHMATCH, [1, 2, 3, 4]).state, seat(0))).toBe(true);
    expect(pointsDecide(midgame(DEATHMATCH, [1, 2, 3, 4], [1, 2]).state, seat(0))).toBe(false);
  });

  test('[MODE-2] in overtime only those who are tied can still win', () => {
    const game = midgame(DEATHMATCH, [10, 5, 9, 10]);
    const state: State = {
      ...game.state,
      ending: { by: seat(0), turns: [0, 1], tied: [seat(0), seat(1)], last: seat(3) },
    };
    expect(makeReferee(gameFrom(state)).resign(seat(0)).game.state.result?.winners).toEqual([1]);
  });

  test('a player who is out, or nobody, gives up nothing', () => {
    const referee = makeReferee(midgame(DEATHMATCH, [5, 4, 9, 7], [2]));
    expectRefused(() => referee.resign(seat(2)), 'illegal-choice', 'not-playing');
    expectRefused(() => referee.timeOver(seat(4)), 'illegal-choice', 'not-playing');
    expectRefused(() => referee.resign(seat(6)), 'illegal-choice', 'not-playing');
    expect(referee.game.log).toEqual([]);
  });

  test('also while somebody else is asked, and in the middle of a Battle', () => {
    const referee = begun();
    expect(deciderOf(referee.game.state)).toBe(0);
    referee.resign(seat(1));
    expect(referee.game.state.result).toEqual({ winners: [0], reason: 'resigned' });
    const battle = makeReferee(
      gameFrom(
        table({
          board: { d4: 'blue/clown', a4: 'red/hq', g4: 'blue/hq', d3: 'red/block' },
          hands: [['battle']],
        }),
      ),
    );
    say(battle, 'battle');
    battle.resign(seat(0));
    expect(battle.game.state).toMatchObject({ pending: undefined, agenda: [], result: { winners: [1] } });
  });

  test('afterwards nothing more is possible', () => {
    const referee = begun();
    referee.drawAgreed();
    for (const call of [
      () => referee.play(seat(0), { type: 'end' }),
      () => referee.resign(seat(0)),
      () => referee.timeOver(seat(1)),
      () => referee.drawAgreed(),
    ])
      expectRefused(call, 'game-over', 'game-is-over');
    expectRefused(() => referee.takeBack(seat(0)), 'no-undo', 'nothing-to-take-back');
    expect(codesOf(referee.game.state)).toEqual([]);
  });
});

describe('[TURN-7] taking back', () => {
  test('own choices of this turn, one after the other, back to the draw', () => {
    const referee = begun();
    const start = hashState(referee.game.state);
    say(referee, open(referee.game.state, 'place')[0]);
    const once = hashState(referee.game.state);
    expect(once).not.toBe(start);
    expect(referee.mayTakeBack(seat(0))).toBe(true);
    expect(referee.mayTakeBack(seat(1))).toBe(false);
    expectRefused(() => referee.takeBack(seat(1)), 'no-undo', 'nothing-to-take-back');
    referee.takeBack(seat(0));
    expect(hashState(referee.game.state)).toBe(start);
    // The draw that began the turn is not taken back, nor is the set-up.
    expect(referee.mayTakeBack(seat(0))).toBe(false);
    expectRefused(() => referee.takeBack(seat(0)), 'no-undo', 'nothing-to-take-back');
    expect(referee.game.log.map(({ kind }) => kind)).toEqual(['choice', 'choice', 'choice', 'take-back']);
  });

  test('not past a draw of the next player', () => {
    const referee = begun();
    say(referee, 'end');
    expect(referee.mayTakeBack(seat(0))).toBe(false);
    expect(referee.mayTakeBack(seat(1))).toBe(false);
  });

  test('not during set-up', () => {
    const referee = makeReferee(newGame(DUEL, 1));
    say(referee, 'hq b2 r0');
    expect(canUndo(referee.game)).toBe(false);
  });

  test('the forced discard too, until something is drawn', () => {
    const referee = begun();
    say(referee, 'end', 'end');
    expect(referee.game.state.pending?.kind).toBe('forced-discard');
    const before = hashState(referee.game.state);
    say(referee, open(referee.game.state)[0]);
    referee.takeBack(seat(0));
    expect(hashState(referee.game.state)).toBe(before);
  });

  const tableOf = (hands: string[][], board: Record<string, string>): Referee =>
    makeReferee(gameFrom(table({ board: { a4: 'red/hq', g4: 'blue/hq', ...board }, hands })));

  test('not past a decision of the opponent', () => {
    const referee = tableOf([['push-back', 'wall']], { d4: 'red/wall', d3: 'blue/wall' });
    say(referee, 'place wall b2 r0', 'push d4 d3');
    expect(referee.game.state.pending).toMatchObject({ kind: 'push', seat: 1 });
    // Until the opponent has chosen it can still be taken back.
    expect(referee.mayTakeBack(seat(0))).toBe(true);
    say(referee, open(referee.game.state)[0]);
    expect(referee.mayTakeBack(seat(0))).toBe(false);
    expect(referee.mayTakeBack(seat(1))).toBe(false);
    // What comes after it can, but only down to it.
    say(referee, 'end');
    expect(referee.mayTakeBack(seat(0))).toBe(false);
  });

  test('what follows an opponent’s decision, down to it', () => {
    const referee = tableOf([['push-back', 'wall']], { d4: 'red/wall', d3: 'blue/wall' });
    say(referee, 'push d4 d3', 'push-to d2', 'place wall b2 r0');
    referee.takeBack(seat(0));
    expect(referee.mayTakeBack(seat(0))).toBe(false);
  });

  test('not in a Battle, nor after it', () => {
    const referee = tableOf([['battle', 'wall']], { d4: 'red/clown', d3: 'blue/block' });
    say(referee, 'place wall b2 r0', 'battle');
    expect(referee.game.state.battle).toBeDefined();
    expect(referee.mayTakeBack(seat(0))).toBe(false);
    say(referee, 'attack d4');
    expect(referee.game.state.battle).toBeUndefined();
    expect(referee.mayTakeBack(seat(0))).toBe(false);
  });

  test('step by step through a movement', () => {
    const referee = tableOf([['move']], { d4: 'red/rover', f2: 'red/recon' });
    say(referee, 'move d4 d5 r0', 'step d6 r0');
    referee.takeBack(seat(0));
    expect(referee.game.state.pending?.kind).toBe('step');
    referee.takeBack(seat(0));
    expect(open(referee.game.state, 'move').length).toBeGreaterThan(0);
    expect(standingChoices(referee.game.log)).toEqual([]);
  });

  test('undo says the same as the referee', () => {
    const referee = begun();
    say(referee, open(referee.game.state)[1]);
    const undone = undo(referee.game);
    expect(undone.log.at(-1)).toMatchObject({ kind: 'take-back', seat: 0 });
    expect(hashState(undone.state)).toBe(hashState(replay(referee.game, 2).state));
    expectRefused(() => undo(undone), 'no-undo', 'nothing-to-take-back');
  });
});

/** A game with all kinds of inputs: random choices, take-backs where they are possible, and a last word. */
function chatter(
  options: GameOptionsInput,
  seed: number,
  last: 'resign' | 'time-over' | 'draw-agreed' | undefined,
): Game {
  const referee = makeReferee(newGame(options, seed));
  const roll = dice(seed);
  for (let i = 0; referee.game.state.pending && (last === undefined || i < 150); i++) {
    const { state } = referee.game;
    if (canUndo(referee.game) && roll(4) === 0) referee.takeBack(state.turn.seat);
    else {
      const codes = codesOf(state);
      referee.play(deciderOf(state), codes[roll(codes.length)]);
    }
  }
  const { seats, pending } = referee.game.state;
  const alive = seats.findIndex((one) => one.alive);
  if (!pending) return referee.game;
  if (last === 'resign') referee.resign(seat(alive));
  if (last === 'time-over') referee.timeOver(seat(alive));
  if (last === 'draw-agreed') referee.drawAgreed();
  return referee.game;
}

describe('the log', () => {
  const games: [string, Game][] = [
    ['resign', chatter(DUEL, 1, 'resign')],
    ['time-over', chatter(DEATHMATCH, 2, 'time-over')],
    ['draw-agreed', chatter(TEAM, 3, 'draw-agreed')],
    ['to the end', chatter(LONER, 4, undefined)],
    ['scored', chatter({ ...SCORED, edition: '3.0' }, 5, 'resign')],
  ];

  test.each(games)('every input is a line of the record: %s', (last, game) => {
    const text = makeRecord(game);
    const inputs = text.split('\n').filter((line) => /^[0-5-] /.test(line));
    expect(inputs).toHaveLength(game.log.length);
    expect(inputs.filter((line) => line.endsWith(' take-back')).length).toBe(
      game.log.filter(({ kind }) => kind === 'take-back').length,
    );
    expect(game.log.some(({ kind }) => kind === 'take-back')).toBe(true);
    if (last === 'draw-agreed') expect(inputs.at(-1)).toBe('- draw-agreed');
    const read = parseRecord(text);
    expect(makeRecord(read)).toBe(text);
    expect(read.log.map(({ kind, seat: by, turn }) => [kind, by, turn])).toEqual(
      game.log.map(({ kind, seat: by, turn }) => [kind, by, turn]),
    );
    expect(read.state.result).toEqual(game.state.result);
    // Without its seed too: the draws are in the record.
    const unseeded = parseRecord(text.replace(/^\[Seed .*\n/m, ''));
    expect(hashState(unseeded.state)).toBe(hashState(game.state));
  });

  test.each(games)('the choices that stand lead to the same state: %s', (_, game) => {
    let again: Game = { ...game, log: [], state: game.start };
    for (const { code } of standingChoices(game.log)) again = play(again, code).game;
    expect(makePosition({ ...again.state, pending: undefined, agenda: [], result: game.state.result })).toBe(
      makePosition({ ...game.state, pending: undefined, agenda: [] }),
    );
  });

  test.each(games)('replay(game, n) is the game after n inputs: %s', (_, game) => {
    for (let n = 0; n <= game.log.length; n += 7) {
      const part = replay(game, n);
      expect(part.log).toHaveLength(n);
      expect(hashState(part.state)).toBe(hashState(game.log[n]?.before ?? game.state));
      expect(part.start).toBe(game.start);
    }
    expect(replay(game, game.log.length)).toBe(game);
    expect(replay(game, 1e9)).toBe(game);
    expect(replay(game, -5).state).toBe(game.start);
  });

  test.each(games)('a game that a word ended has a position like any other: %s', (_, game) => {
    const line = makePosition(game.state);
    expect(makePosition(parsePosition(line))).toBe(line);
  });

  test('lines that cannot have happened are refused, with the line', () => {
    const referee = begun();
    say(referee, open(referee.game.state)[1]);
    const text = makeRecord(referee.game)
      .replace(/^\[Hash .*\n/m, '')
      .replace(/^\[Result .*\n/m, '');
    const line = text.trimEnd().split('\n').length + 1;
    const withLine = (words: string): string => `${text}${words}\n`;
    expect(parseRecord(withLine('0 take-back')).log.at(-1)?.kind).toBe('take-back');
    for (const [words, reason] of [
      ['1 take-back', 'nothing-to-take-back'],
      ['- resign', 'not-a-number'],
      ['- time-over', 'not-a-number'],
      ['1 place gladiator d4 r0', 'no-such-tile'],
      ['1 end', 'other-player'],
      ['2 resign', 'not-a-number'],
      ['0 resign\n1 resign', 'game-is-over'],
      ['0 take-back\n0 take-back', 'nothing-to-take-back'],
      ['0 surrender', 'no-choice-type'],
    ]) {
      const error = refusal(() => parseRecord(withLine(words)));
      expect([words, error.reason]).toEqual([words, reason]);
      expect(placeText(error.place ?? [])).toMatch(
        new RegExp(`^line ${line + words.split('\n').length - 1}`),
      );
    }
  });
});
