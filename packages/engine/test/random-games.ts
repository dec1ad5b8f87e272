// Random games for tests of what must hold at every step of any game.

import {
  codesOf,
  type GameOptionsInput,
  MODE_RULES,
  type Mode,
  newState,
  nextRandom,
  playInPlace,
  randomBelow,
  type State,
  seedFrom,
  type Variant,
} from '../src/index.ts';

export const ARMIES = ['borgo', 'hegemony', 'moloch', 'outpost', 'doomsday'] as const;

/** A number from 0 to `below - 1`, another one at every call. */
export function dice(seed: string | number): (below: number) => number {
  let state = seedFrom(seed, 7);
  return (below) => {
    state = nextRandom(state);
    return randomBelow(state, below);
  };
}

/** Plays a random game in place until it is over, looking at every state that asks somebody. */
export function playOut(
  state: State,
  seed: string | number,
  look: (state: State, step: number) => void = () => {},
): State {
  const roll = dice(seed);
  for (let step = 0; state.pending; step++) {
    look(state, step);
    const codes = codesOf(state);
    playInPlace(state, codes[roll(codes.length)]);
  }
  look(state, -1);
  return state;
}

/** Options that cover all modes, editions, boards and variants one after the other. */
export function optionsOf(number: number): GameOptionsInput {
  const roll = dice(`options ${number}`);
  const pick = <T>(items: readonly T[]): T => items[roll(items.length)];
  const mode = (['duel', 'deathmatch', 'scored', 'one-vs-two', 'team'] as const satisfies readonly Mode[])[
    number % 5
  ];
  const [least, most] = MODE_RULES[mode].players;
  const players = least + roll(most - least + 1);
  const edition = pick(['3.0', 'yom', 'unified', '2025'] as const);
  const variants: Variant[] = [];
  if (roll(3) === 0) variants.push('alternative-start');
  if (roll(3) === 0) variants.push('reinforcement');
  if (players <= 4 && roll(2) === 0) variants.push(pick(['mercenaries', 'mad-bomber-mercenary'] as const));
  if (!variants.includes('mad-bomber-mercenary'))
    variants.push(...pick([[], ['mad-bomber'], ['mad-bomber-2']] as const));
  const isAlone = players === 2 && variants.some((variant) => variant.includes('mercenar'));
  return {
    edition,
    mode,
    armies: Array.from({ length: players }, () => pick(ARMIES)),
    variants,
    ...(players > 3 ? { board: pick(['main', 'expanded'] as const) } : {}),
    ...(isAlone && variants.includes('mercenaries') && roll(2) === 0 ? { mercenariesEach: 2 } : {}),
    ...(edition === '2025' ? { strikeAllies: roll(2) === 0 } : {}),
  };
}

/** A random game of the options of that number, played to the end. */
export const randomGame = (number: number, look?: (state: State, step: number) => void): State =>
  playOut(newState(optionsOf(number), number), number, look);
