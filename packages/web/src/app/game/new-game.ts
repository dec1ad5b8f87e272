// The form of the New game screen: what it holds, and what the rules say to it.

import {
  type Army,
  checkOptions,
  type Edition,
  type GameOptions,
  MODE_RULES,
  type Mode,
  NhexError,
  type Variant,
} from '@nhex/engine';
import type { Player } from './players.ts';

export interface Draft {
  armies: string[];
  players: Player[];
  edition: Edition;
  mode: Mode;
  board: 'main' | 'expanded' | 'auto';
  variants: Variant[];
  mercenariesEach: 1 | 2;
  strikeAllies: boolean;
  preview: boolean;
  minutes: number;
  bonus: number;
  seed: string;
}

export const SEATS_OF = (mode: Mode): readonly [number, number] => MODE_RULES[mode].players;

/** Seats with "random" get an army that nobody else has, as long as there are enough. */
export function settleArmies(
  wanted: readonly string[],
  all: readonly string[],
  random: () => number,
): string[] {
  const taken = new Set(wanted);
  return wanted.map((army) => {
    if (army !== 'random') return army;
    const free = all.filter((each) => !taken.has(each));
    const from = free.length > 0 ? free : all;
    const got = from[Math.min(from.length - 1, Math.floor(random() * from.length))];
    taken.add(got);
    return got;
  });
}

/** The options of the game, or what does not go together. */
export type Judgement =
  | { readonly ok: true; readonly options: GameOptions }
  | { readonly ok: false; readonly fault: NhexError };

/** Asks the engine whether these options go together; of the armies at hand only those that are played come along. */
export function judge(draft: Draft, armies: readonly string[], ownArmies: readonly Army[]): Judgement {
  const hasMercenaries = draft.variants.some(
    (each) => each === 'mercenaries' || each === 'mad-bomber-mercenary',
  );
  try {
    const options = checkOptions({
      armies,
      edition: draft.edition,
      mode: draft.mode,
      variants: draft.variants,
      mercenariesEach: hasMercenaries ? draft.mercenariesEach : 1,
      strikeAllies: draft.strikeAllies,
      ownArmies: ownArmies.filter(({ key }) => armies.includes(key)),
      ...(draft.board === 'auto' ? {} : { board: draft.board }),
    });
    return { ok: true, options };
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    return { ok: false, fault: error };
  }
}
