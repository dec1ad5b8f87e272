// The Battle at the end of a puzzle as a game of decisions: ours must reach the goal whatever the opponent answers (BAT-5, MED-3).

import { type Code, cloneState, codesOf, deciderOf, playInPlace, type State } from '@nhex/engine';

/** Everything that distinguishes two moments of one Battle. */
const keyOf = ({ pending, agenda, units, seats, battle, wounding }: State): string =>
  JSON.stringify([
    pending,
    agenda,
    units.at,
    units.wounds,
    units.hex,
    seats.map(({ hq }) => hq),
    battle,
    wounding,
  ]);

/**
 * Whether the goal is reached in every way the opponent can decide, if we decide well. `state` is in a Battle, or after
 * it; it is played on in place.
 */
export function isForced(
  state: State,
  solver: number,
  isReached: (after: State) => boolean,
  known?: Map<string, boolean>,
): boolean {
  if (!state.battle) return isReached(state);
  const memory = known ?? new Map<string, boolean>();
  const key = keyOf(state);
  const before = memory.get(key);
  if (before !== undefined) return before;
  const isOurs = deciderOf(state) === solver;
  const codes = codesOf(state);
  const decided = codes.some((code) => {
    const next = cloneState(state);
    playInPlace(next, code);
    return isForced(next, solver, isReached, memory) === isOurs;
  });
  // Ours: one good answer is enough. The opponent's: one bad answer spoils it.
  const forced = decided === isOurs;
  memory.set(key, forced);
  return forced;
}

/** An answer to an open decision of the Battle: the best for whoever decides, the first of equal ones. */
export function answerFor(state: State, solver: number, isReached: (after: State) => boolean): Code {
  const isOurs = deciderOf(state) === solver;
  const codes = codesOf(state);
  const best = codes.find((code) => {
    const next = cloneState(state);
    playInPlace(next, code);
    return isForced(next, solver, isReached) === isOurs;
  });
  return best ?? codes[0];
}
