// A small scenario to be changed by tests: Borgo against Outpost on the main board, HQs in place.

import { expect } from 'vitest';
import {
  applyChoice,
  type Choice,
  type GameEvent,
  NhexError,
  newState,
  parseChoice,
  parseHex,
  placeUnit,
  readScenario,
  rulesOf,
  type Scenario,
  type State,
} from '../src/index.ts';
import { hex } from './support.ts';

export const MAIN = 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4'.split(' ');

const texts = (objectives: number, seats: number): Scenario['texts']['en'] => ({
  title: 'Trial',
  story: 'A trial.',
  skill: 'Trying.',
  goals: Array.from({ length: seats }, () => 'Win.'),
  rules: [],
  objectives: Array.from({ length: objectives }, () => 'Something'),
  victories: Array.from({ length: seats }, () => 'Won.'),
});

/** The trial scenario with changes. */
export function trial(changes: Partial<Omit<Scenario, 'texts'>> = {}): Scenario {
  const scenario = {
    key: 'trial',
    set: 'atlas' as const,
    seats: [{ army: 'borgo' }, { army: 'outpost' }],
    board: { hexes: MAIN },
    units: [
      { hex: 'b4', tile: 'borgo/hq', owner: 0 },
      { hex: 'f2', tile: 'outpost/hq', owner: 1 },
    ],
    limit: { turns: 20 },
    end: ['hq' as const],
    ...changes,
  };
  const words = texts(changes.objectives?.length ?? 0, scenario.seats.length);
  return { ...scenario, texts: { en: words, pl: words } };
}

/** A game of it at the beginning of the first turn, with other hands; written as `seat: tile tile`. */
export function begun(scenario: Scenario, ...hands: readonly (readonly string[])[]): State {
  const state = newState({ scenario: readScenario(JSON.parse(JSON.stringify(scenario))) }, 'trial');
  const next = settled(state.pending?.kind === 'begin' ? choose(state, 'begin').state : state);
  const { catalogue } = rulesOf(next.options);
  hands.forEach((hand, seat) => {
    next.seats[seat].hand = hand.map((ref) => {
      const tile = catalogue.byRef.get(ref);
      if (!tile) throw new Error(`there is no tile ${ref}`);
      return tile.id;
    });
  });
  return next;
}

/** Puts one more unit on the board; if its owner's deck has such a tile, that one. */
export function stand(state: State, at: string, ref: string, owner: number, rotation = 0, wounds = 0): void {
  const tile = rulesOf(state.options).catalogue.byRef.get(ref);
  if (!tile) throw new Error(`there is no tile ${ref}`);
  const seat = state.seats.at(owner);
  const inDeck = seat?.deck.indexOf(tile.id) ?? -1;
  if (seat && inDeck >= 0) seat.deck = seat.deck.filter((_, i) => i !== inDeck);
  placeUnit(state.units, { hex: hex(at), tile: tile.id, rotation }, owner as never, wounds);
}

export interface Chosen {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Plays choices one after the other; events of all of them. */
export function choose(state: State, ...lines: readonly string[]): Chosen {
  let now = state;
  const events: GameEvent[] = [];
  for (const line of lines) {
    now = settled(now);
    const choice: Choice = parseChoice(line, now);
    const applied = applyChoice(now, choice);
    now = applied.state;
    events.push(...applied.events);
  }
  return { state: now, events };
}

/** Ends turns until the turn of that number has begun; forced discards take the first tile. */
export function goToTurn(state: State, turn: number): Chosen {
  let now = state;
  const events: GameEvent[] = [];
  while (now.turn.number < turn && now.pending) {
    const kind = now.pending.kind;
    const applied = applyChoice(now, kind === 'turn' ? { type: 'end' } : firstOf(now));
    now = applied.state;
    events.push(...applied.events);
  }
  return { state: settled(now), events };
}

/** What a turn asks before it goes on is answered: nothing is drawn anew, the first tile is discarded. */
function settled(state: State): State {
  let now = state;
  while (now.pending?.kind === 'unlucky' || now.pending?.kind === 'forced-discard')
    now = applyChoice(now, firstOf(now)).state;
  return now;
}

function firstOf(state: State): Choice {
  const { hand } = state.seats[state.turn.seat];
  return state.pending?.kind === 'forced-discard' ? { type: 'discard', tile: hand[0] } : { type: 'keep' };
}

/** What stands on a hex, as its reference; undefined where nobody does. */
export function tileOn(state: State, name: string): string | undefined {
  const at = parseHex(name);
  if (at === undefined || state.units.at[at] < 0) return undefined;
  return rulesOf(state.options).tiles[state.units.tile[at]].ref;
}

/** The sentence with which a scenario is refused. */
export function refused(value: unknown): string {
  try {
    readScenario(value);
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    expect(['bad-scenario', 'bad-army']).toContain(error.code);
    expect(error.place).toBeDefined();
    return error.message;
  }
  throw new Error('it was not refused');
}
