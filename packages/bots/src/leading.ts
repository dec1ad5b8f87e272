// Whether a bot uses its leader when it is asked: by the worth of tiles before it can act, else by fighting it out (LEAD).

import { type Code, codesOf, codeType, deciderOf, fieldReader, rulesOf, type State } from '@nhex/engine';
import { worthsOf } from './evaluate/worth.ts';

const reclaimed = fieldReader('reclaim', 'tile');
const exchanged = fieldReader('exchange', 'slots');

/** So much better than a tile of the deck must a tile be for which a use is spent. */
const GAIN = 0.5;
/** Before this turn there is little to gain: hands are small, discard piles empty. */
const EARLY = 4;

/** What a use before acting brings, in the worth of tiles. */
function gainOf(state: State, code: Code): number {
  const worths = worthsOf(rulesOf(state.options).catalogue);
  const { deck, hand } = state.seats[deciderOf(state)];
  const average = deck.reduce((sum, tile) => sum + worths[tile], 0) / Math.max(1, deck.length);
  switch (codeType(code)) {
    case 'reclaim':
      return worths[reclaimed(code)] - average;
    case 'levy':
      return average;
    case 'exchange':
      return exchanged(code).reduce((sum, slot) => sum + average - worths[hand[slot]], average);
    default:
      return 0;
  }
}

/** The answer to an open question about the leader; `fightOut` finds the best one where the board decides. */
export function chooseUse(state: State, fightOut: (state: State) => Code): Code {
  const { pending } = state;
  if (pending?.kind !== 'lead') return codesOf(state)[0];
  if (pending.moment !== 'turn-begins' && pending.moment !== 'tiles-drawn') return fightOut(state);
  const [pass, ...uses] = codesOf(state);
  let best = pass;
  let most = state.turn.number < EARLY ? Number.POSITIVE_INFINITY : GAIN;
  for (const code of uses) {
    const gain = gainOf(state, code);
    if (gain > most) [best, most] = [code, gain];
  }
  return best;
}
