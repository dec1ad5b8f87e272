// Position lines that no game can come to are refused, each with the field at fault.

import { describe, expect, test } from 'vitest';
import {
  codesOf,
  codeType,
  makePosition,
  NhexError,
  newState,
  parsePosition,
  placeText,
  playInPlace,
  type State,
} from '../src/index.ts';
import { begun, choose, trial } from './scenario-support.ts';

const FIELDS = ['version', 'options', 'pending', 'agenda', 'units', 'seats', 'turn', 'wounding', 'battle'];
const LATER = ['battles', 'ending', 'result', 'aside', 'armies', 'scenario', 'course', 'leaders'];
type Change = (text: string) => string;

/** The line of the state with some of its fields changed. */
function changed(state: State, changes: Readonly<Record<string, Change>>): string {
  const values = makePosition(state).split('/');
  for (const [field, change] of Object.entries(changes)) {
    const at = [...FIELDS, ...LATER].indexOf(field);
    const text = change(values[at]);
    expect(text, field).not.toBe(values[at]);
    values[at] = text;
  }
  return values.join('/');
}

function refused(state: State, changes: Readonly<Record<string, Change>>): string {
  try {
    parsePosition(changed(state, changes));
  } catch (error) {
    if (error instanceof NhexError) return `${placeText(error.place ?? [])} ${error.reason}`;
    throw error;
  }
  return 'accepted';
}

/** A game after some first choices of those kinds, or of any. */
function played(options: Parameters<typeof newState>[0], ...types: readonly string[]): State {
  const state = newState(options, 1);
  for (const type of types) {
    const codes = codesOf(state);
    playInPlace(state, codes.find((code) => codeType(code) === type) ?? codes[0]);
  }
  return state;
}

const duel = { armies: ['borgo', 'moloch'] };
const inTurn = played(duel, 'hq', 'hq', 'end');

describe('tiles', () => {
  test('[VAR-3] no mercenaries without the variant, and no own tile among them', () => {
    expect(refused(inTurn, { seats: (text) => text.replace('..;', '..mutant;') })).toMatch(/player 0/);
    const chosen = played({ ...duel, variants: ['mercenaries'] }, 'mercenary', 'mercenary');
    expect(refused(chosen, { seats: (text) => text.replace(/[^.]+$/, 'blocker') })).toMatch(/player 1/);
  });

  test('[VAR-6] nothing lies beside the board that no variant brings', () => {
    const brought = { aside: () => 'mutant@borgo.' };
    expect(refused(inTurn, brought)).toBe('aside no-such-tile');
    expect(refused(begun(trial()), { aside: () => 'blocker@moloch.' })).toBe('aside does-not-fit');
  });

  test('[TURN-1] nobody holds a dozen tiles, or an HQ', () => {
    const state = played(duel, 'hq', 'hq');
    const many: Change = (text) => text.replace(/\.mutant\.(mutant.*?)~(super.*?)\./, '.mutant~$1.$2.');
    expect(refused(state, { seats: many })).toBe('player 0 does-not-fit');
    const hand: Change = (text) => text.replace('20.1.', '20.1.hq~');
    expect(refused(state, { units: (text) => text.replace(/[^;]*;/, ''), seats: hand })).toBe(
      'player 0 does-not-fit',
    );
  });
});

describe('questions', () => {
  test('[SET-2] an HQ is asked of somebody who has none', () => {
    const state = played(duel, 'hq');
    expect(refused(state, { pending: () => 'hq.0' })).toBe('pending does-not-fit');
  });

  test('[VAR-3] mercenaries are chosen in turn', () => {
    const state = played({ ...duel, variants: ['mercenaries'] }, 'mercenary');
    expect(refused(state, { pending: () => 'mercenary.0' })).toBe('pending does-not-fit');
  });

  test('[TURN-2] an action is asked of whoever has the turn, who is in the game', () => {
    expect(refused(inTurn, { turn: (text) => text.replace(/^2\.1\.1/, '2.0.1') })).toBe(
      'pending does-not-fit',
    );
    const three = played({ armies: ['borgo', 'moloch', 'outpost'], mode: 'deathmatch' }, 'hq', 'hq', 'hq');
    const setUp = played(duel);
    expect(refused(setUp, { seats: (text) => text.replace(';20.1.', ';20.0.') })).toBe(
      'pending does-not-fit',
    );
    const out: Change = (text) => text.replaceAll('20.1.', '20.0.');
    expect(refused(three, { units: () => '', seats: out })).not.toBe('accepted');
  });
});

test('[ATL-5] what a unit did is forgotten when it leaves by an objective: the last position can be read', () => {
  const start = begun(
    trial({
      units: [
        { hex: 'b4', tile: 'borgo/hq', owner: 0 },
        { hex: 'f2', tile: 'outpost/hq', owner: 1 },
        { hex: 'd4', tile: 'outpost/runner', owner: 1 },
      ],
      cycle: [1, 0],
      objectives: [{ kind: 'evacuate', side: 1, needed: 1, hexes: ['d5'] }],
    }),
  );
  const { state } = choose(choose(start, 'mobility d4 d5 r0').state, 'end');
  expect(state.result).toMatchObject({ reason: 'objective', winners: [1] });
  const line = makePosition(state);
  expect(makePosition(parsePosition(line))).toBe(line);
});
