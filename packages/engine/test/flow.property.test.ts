// At every step of any game: the state is plain data, one decision is pending, its list is what may be chosen and nothing
// else, the agenda is what a position says, and a view holds nothing hidden.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChoice,
  CodeList,
  cloneState,
  codesOf,
  codeType,
  deciderOf,
  type GameOptionsInput,
  hashState,
  listCodes,
  MOMENTS,
  makeChoice,
  makePosition,
  NOBODY,
  newState,
  packChoice,
  parseChoice,
  parsePosition,
  playInPlace,
  requestOf,
  reshuffled,
  rulesOf,
  STAGES,
  type State,
  stageOf,
  unpackChoice,
  viewOf,
} from '../src/index.ts';
import { armyFiles } from './random-armies.ts';
import { ARMIES, dice, optionsOf, playOut, randomGame } from './random-games.ts';
import { deploy, refusal } from './structures-support.ts';

const GAMES = Number(process.env['NHEX_GAMES'] ?? 20);
const SEED = Number(process.env['NHEX_SEED'] ?? 1);
/** Every so many steps the expensive looks are taken. */
const EVERY = 7;
const numbers = Array.from({ length: GAMES }, (_, i) => SEED * 1000 + i);

function duelWithCards(number: number): GameOptionsInput {
  const roll = dice(`cards ${number}`);
  const armies = [ARMIES[roll(ARMIES.length)], ARMIES[roll(ARMIES.length)]];
  return { armies, variants: ['structures', 'leaders'] };
}

/** Looks at some states of random games of all modes and variants. */
function lookAtGames(look: (state: State, roll: (below: number) => number) => void): void {
  for (const number of numbers) {
    const roll = dice(`look ${number}`);
    randomGame(number, (state, step) => {
      if (step < 0 || step % EVERY === number % EVERY) look(state, roll);
    });
  }
}

describe('a state', () => {
  test('is plain data: cloned or sent as JSON it is the same, and goes on in the same way', () => {
    lookAtGames((state, roll) => {
      const line = makePosition(state);
      const cloned = structuredClone(state);
      const sent = JSON.parse(JSON.stringify(state)) as State;
      expect(cloned).toEqual(state);
      expect(sent).toEqual(state);
      if (!state.pending) return;
      const codes = codesOf(state);
      expect(codesOf(cloned)).toEqual(codes);
      expect(codesOf(sent)).toEqual(codes);
      const code = codes[roll(codes.length)];
      const { state: next, draws } = applyChoice(state, code);
      for (const copy of [cloned, sent]) {
        const other = applyChoice(copy, code);
        expect(makePosition(other.state)).toBe(makePosition(next));
        expect(other.draws).toEqual(draws);
        expect(other.state.rng).toEqual(next.rng);
      }
      // The given state stays as it was.
      expect(makePosition(state)).toBe(line);
    });
  });

  test('carried on in place or as a new state, with or without listeners, it is the same', () => {
    lookAtGames((state, roll) => {
      if (!state.pending) return;
      const codes = codesOf(state);
      const code = codes[roll(codes.length)];
      const silent = cloneState(state);
      playInPlace(silent, code);
      const heard = cloneState(state);
      playInPlace(heard, code, () => {});
      const { state: next } = applyChoice(state, code);
      expect(makePosition(silent)).toBe(makePosition(next));
      expect(makePosition(heard)).toBe(makePosition(next));
      expect(silent.rng).toEqual(next.rng);
    });
  });

  test.each<[string, (number: number) => GameOptionsInput]>([
    ['of all modes and variants', optionsOf],
    ['with Structures and leaders', duelWithCards],
  ])(
    'a game that goes on in place, %s, asks and goes the same way as a new state at every step',
    (_, options) => {
      for (const number of numbers) {
        const steps: { state: State; codes: readonly number[] }[] = [];
        playOut(newState(options(number), number), number, (state) => {
          const codes = codesOf(state);
          steps.push({ state: cloneState(state), codes });
        });
        const roll = dice(number);
        for (const [i, { state, codes }] of steps.slice(0, -1).entries()) {
          expect(codesOf(state)).toEqual(codes);
          const { state: next } = applyChoice(state, codes[roll(codes.length)]);
          expect(makePosition(next)).toBe(makePosition(steps[i + 1].state));
        }
      }
    },
  );

  test('goes on as before after a listener of another game has failed', () => {
    const stopped = new Set<string>();
    for (const number of numbers) {
      playOut(newState(optionsOf(number), number), number, (state) => {
        const choice = codesOf(state).find(
          (code) => codeType(code) === 'battle' || codeType(code) === 'grenade',
        );
        if (choice === undefined) return;
        const expected = makePosition(applyChoice(state, choice).state);
        for (const type of ['wounded', 'hq-damaged', 'died'] as const) {
          const failing = (event: { readonly type: string }): void => {
            if (event.type !== type) return;
            stopped.add(type);
            throw new Error('a listener fails');
          };
          try {
            playInPlace(cloneState(state), choice, failing);
          } catch (error) {
            expect(error).toEqual(new Error('a listener fails'));
          }
          expect(makePosition(applyChoice(state, choice).state)).toBe(expected);
        }
      });
    }
    expect([...stopped].sort()).toEqual(['died', 'hq-damaged', 'wounded']);
  });

  test('its agenda and decision are those that its position says: the line is read back', () => {
    const stages = new Set<string>();
    lookAtGames((state) => {
      stages.add(stageOf(state));
      const line = makePosition(state);
      const read = parsePosition(line);
      expect(makePosition(read)).toBe(line);
      expect(read.agenda).toEqual(state.agenda);
      expect(stageOf(read)).toBe(stageOf(state));
      expect(deciderOf(read)).toBe(deciderOf(state));
      expect(textsOf(read)).toEqual(textsOf(state));
      expect(hashState(read)).toBe(hashState(state));
    });
    for (const stage of ['hq', 'draw', 'forced-discard', 'turn', 'step', 'push', 'over'])
      expect([...stages]).toContain(stage);
    for (const stage of stages) expect(STAGES).toContain(stage);
  });

  test('an agenda that does not fit the decision is refused', () => {
    lookAtGames((state) => {
      const other = { ...cloneState(state), agenda: [...state.agenda, { do: 'end-turn' } as const] };
      expect(refusal(() => parsePosition(makePosition(other))).reason).toBe('does-not-fit');
    });
  });
});

const textsOf = (state: State): string[] =>
  (requestOf(state)?.choices ?? []).map((choice) => makeChoice(choice, state));

describe('a request', () => {
  test('lists each legal choice once, packed and unpacked and as text', () => {
    const list = new CodeList();
    lookAtGames((state) => {
      const request = requestOf(state);
      if (!request) {
        expect([stageOf(state), deciderOf(state), codesOf(state)]).toEqual(['over', NOBODY, []]);
        expect(state.result).toBeDefined();
        return;
      }
      expect(request.codes.length).toBeGreaterThan(0);
      expect(new Set(request.codes).size).toBe(request.codes.length);
      expect(request.choices.map(packChoice)).toEqual(request.codes);
      expect(listCodes(state, list).toArray()).toEqual(request.codes);
      expect(request.codes.map((_, index) => list.at(index))).toEqual(request.codes);
      expect([request.seat, request.stage]).toEqual([deciderOf(state), stageOf(state)]);
      expect(request.decision).toBe(state.pending);
      for (const choice of request.choices)
        expect(packChoice(parseChoice(makeChoice(choice, state), state))).toBe(packChoice(choice));
    });
  });

  test('lists what may be chosen and nothing else', () => {
    const shuffled = (state: State, roll: (below: number) => number): number[] => {
      const codes = codesOf(state);
      return Array.from({ length: Math.min(6, codes.length) }, () => codes[roll(codes.length)]);
    };
    lookAtGames((state, roll) => {
      const legal = new Set(codesOf(state));
      for (const code of shuffled(state, roll)) {
        expect(applyChoice(state, code).events).toBeDefined();
        // A neighbour of a legal code: another hex, rotation, tile or type.
        for (const bit of [roll(6), 6 + roll(8), 14 + roll(12)]) {
          const near = code ^ (1 << bit);
          if (legal.has(near)) continue;
          expect(refusal(() => applyChoice(state, near)).code).toBe('illegal-choice');
        }
      }
      for (let i = 0; i < 5; i++) {
        const any = roll(2 ** 30);
        if (legal.has(any)) continue;
        expect(refusal(() => applyChoice(state, any)).code).toBe(
          state.pending ? 'illegal-choice' : 'game-over',
        );
      }
    });
  });
});

describe('[TURN-6] a view', () => {
  test('holds no generator and no order of a deck, and is all that a request looks at', () => {
    lookAtGames((state) => {
      const view = viewOf(state);
      expect('rng' in view).toBe(false);
      expect(JSON.stringify(view)).not.toContain('"rng"');
      for (const { deck } of view.seats) expect(deck).toEqual([...deck].sort((a, b) => a - b));
      expect(requestOf(view)?.codes).toEqual(requestOf(state)?.codes);
      expect(makePosition(view)).toBe(makePosition(state));
      expect(hashState(view)).toBe(hashState(state));
      // Whatever the hidden order is, it looks the same.
      const other = reshuffled(view, 'another');
      expect(makePosition(other)).toBe(makePosition(state));
      expect(viewOf(other)).toEqual(view);
    });
  });

  test('is a copy: changing it changes no game', () => {
    const state = newState(optionsOf(3), 3);
    const line = makePosition(state);
    const view = viewOf(state);
    view.seats[0].hq = 1;
    view.turn.number = 99;
    view.agenda.push({ do: 'end-turn' });
    expect(makePosition(state)).toBe(line);
  });
});

describe('moments', () => {
  test('what listens is attached to a moment that there is', () => {
    for (const number of numbers.slice(0, 5)) {
      const { listeners } = rulesOf(newState(optionsOf(number), 1).options);
      expect(listeners).toEqual([
        { name: 'unlucky-draw', moment: 'tiles-drawn', effect: { kind: 'unlucky-draw' } },
        { name: 'forced-discard', moment: 'tiles-drawn', effect: { kind: 'forced-discard' } },
      ]);
      for (const { moment } of listeners) expect(MOMENTS).toContain(moment);
    }
  });

  test('[TURN-4] [TURN-1] the unlucky draw is asked before the forced discard, both before the turn', () => {
    let asked = 0;
    for (const number of numbers) {
      let before: State | undefined;
      randomGame(number, (state) => {
        if (before?.pending?.kind === 'unlucky' && before.turn.number === state.turn.number) {
          asked += 1;
          expect(['unlucky', 'draw', 'forced-discard', 'turn']).toContain(stageOf(state));
        }
        if (before?.pending?.kind === 'forced-discard') expect(stageOf(state)).toBe('turn');
        before = cloneState(state);
      });
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe('games of random own armies with Structures', () => {
  test('all of this holds there too', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(fc.tuple(armyFiles('red'), armyFiles('blue')), fc.nat(), ([red, blue], seed) => {
        const state = newState({ armies: ['red', 'blue'], ownArmies: [red, blue] }, seed);
        const roll = dice(seed);
        while (state.pending?.kind === 'hq') playInPlace(state, codesOf(state)[roll(codesOf(state).length)]);
        deploy(state, deciderOf(state), roll);
        playOut(state, seed, (now, step) => {
          kinds.add(stageOf(now));
          if (step % 4 > 0 && !['aim', 'declare', 'step', 'push'].includes(stageOf(now))) return;
          const sent = JSON.parse(JSON.stringify(now)) as State;
          expect(sent).toEqual(now);
          const read = parsePosition(makePosition(now));
          expect(textsOf(read)).toEqual(textsOf(now));
          const codes = codesOf(now);
          expect(new Set(codes).size).toBe(codes.length);
          if (codes.length === 0) return;
          const code = codes[roll(codes.length)];
          const text = makeChoice(unpackChoice(code), now);
          const { state: next, draws } = applyChoice(now, code);
          expect(makePosition(applyChoice(read, parseChoice(text, read), draws).state)).toBe(
            makePosition(next),
          );
          expect(makePosition(applyChoice(sent, code).state)).toBe(makePosition(next));
        });
      }),
      { numRuns: GAMES, seed: SEED },
    );
    for (const kind of ['aim', 'declare', 'declare-order', 'treat', 'step', 'push'])
      expect([...kinds]).toContain(kind);
  });
});
