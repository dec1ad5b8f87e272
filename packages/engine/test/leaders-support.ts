// Games with leaders for tests: dealt and chosen as wanted, units put where they are needed.

import {
  ALL_LEADERS,
  type Applied,
  applyChoice,
  CARDS_DEALT,
  cloneState,
  codesOf,
  type GameOptionsInput,
  type LeaderId,
  leaderByKey,
  makeChoice,
  newState,
  type Owner,
  parseChoice,
  parseHex,
  placeUnit,
  rulesOf,
  type State,
  unpackChoice,
} from '../src/index.ts';

export const card = (key: string): LeaderId => leaderByKey(key) as LeaderId;

export const play = (state: State, text: string): Applied => applyChoice(state, parseChoice(text, state));

/** Several choices in a row. */
export const playAll = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((at, text) => play(at, text).state, state);

/** The open choices as texts, those that begin with a word if one is given. */
export const open = (state: State, word = ''): string[] =>
  codesOf(state)
    .map((code) => makeChoice(unpackChoice(code), state))
    .filter((text) => text.startsWith(word));

/** These leaders dealt, one to each side among others, and chosen. */
export function revealed(
  leaders: readonly [string, string],
  options: Partial<GameOptionsInput> = {},
  seed = 1,
): State {
  const start = newState({ armies: ['borgo', 'outpost'], variants: ['leaders'], ...options }, seed);
  const [first, second] = leaders.map(card);
  const [a, b, c, d] = ALL_LEADERS.filter((id) => id !== first && id !== second);
  const dealt = applyChoice(start, { type: 'deal' }, [first, a, b, second, c, d]).state;
  if (dealt.leaders[0].dealt.length !== CARDS_DEALT) throw new Error('three cards a side');
  return playAll(dealt, `leader ${leaders[0]}`, `leader ${leaders[1]}`);
}

/** The same with the HQs on b3 and f3 and the first turn begun. */
export const begun = (leaders: readonly [string, string], seed = 1): State =>
  playAll(revealed(leaders, {}, seed), 'hq b3 r0', 'hq f3 r0');

/** The state with that side's card on its second side. */
export function turnedOver(state: State, camp: number): State {
  state.leaders = state.leaders.map((command, i) => (i === camp ? { ...command, uses: 1 } : command));
  return state;
}

/** These leaders for the sides of a table that was laid without any. */
export const led = (state: State, leaders: readonly [string, string]): State =>
  cloneState({
    ...state,
    options: { ...state.options, variants: ['leaders'] },
    leaders: leaders.map((key) => ({ dealt: [], card: card(key), uses: 0, turn: 0, battle: 0 })),
  });

/** Puts a unit of a seat's army on the board: `put(state, 0, 'mutant', 'd4', 2)`. */
export function put(state: State, seat: number, key: string, hex: string, rotation = 0, wounds = 0): void {
  const tile = rulesOf(state.options).catalogue.byRef.get(`${state.options.armies[seat]}/${key}`);
  const at = parseHex(hex);
  if (!tile || at === undefined) throw new Error(`there is no ${key} for ${hex}`);
  placeUnit(state.units, { hex: at, tile: tile.id, rotation }, seat as Owner, wounds);
}

/** Gives a seat a hand. */
export function hold(state: State, seat: number, ...keys: readonly string[]): void {
  const { byRef } = rulesOf(state.options).catalogue;
  state.seats[seat].hand = keys.map(
    (key) => byRef.get(`${state.options.armies[seat]}/${key}`)?.id ?? 0,
  ) as never;
}
