// The form of the New game screen: what it holds, and what the rules say to it.

import {
  type Army,
  checkOptions,
  EDITIONS,
  type Edition,
  type GameOptions,
  MODE_RULES,
  MODES,
  type Mode,
  NhexError,
  type SeatId,
  VARIANTS,
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

/** The part of a form that says by which rules is played. */
type RuleDraft = Pick<
  Draft,
  'edition' | 'mode' | 'board' | 'variants' | 'mercenariesEach' | 'strikeAllies' | 'preview'
>;

/** The rules of a kept form, as far as they still make sense; what it does not say is as usual. */
export function readRules(kept: Readonly<Record<string, unknown>>): RuleDraft {
  const variants = Array.isArray(kept['variants']) ? kept['variants'] : [];
  return {
    edition: EDITIONS.find((each) => each === kept['edition']) ?? '2025',
    mode: MODES.find((each) => each === kept['mode']) ?? 'duel',
    board: kept['board'] === 'expanded' ? 'expanded' : 'main',
    variants: VARIANTS.filter((each) => variants.includes(each)),
    mercenariesEach: kept['mercenariesEach'] === 2 ? 2 : 1,
    strikeAllies: kept['strikeAllies'] !== false,
    preview: kept['preview'] !== false,
  };
}

export const SEATS_OF = (mode: Mode): readonly [number, number] => MODE_RULES[mode].players;

/** Whether some players are allies all along. */
export function hasAllies(mode: Mode): boolean {
  const { players, side } = MODE_RULES[mode];
  const sides = Array.from({ length: players[0] }, (_, seat) => side(seat as SeatId));
  return new Set(sides).size < sides.length;
}

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

/** A change of one thing that makes a draft playable. */
export type Repair =
  | { readonly what: 'board'; readonly board: 'main' | 'expanded' }
  | { readonly what: 'variant'; readonly variant: Variant }
  | { readonly what: 'armies' };

export const repaired = (draft: Draft, repair: Repair): Draft => {
  switch (repair.what) {
    case 'board':
      return { ...draft, board: repair.board };
    case 'variant':
      return { ...draft, variants: draft.variants.filter((each) => each !== repair.variant) };
    case 'armies': {
      const armies = draft.armies.map((army, seat) =>
        draft.armies.indexOf(army) === seat ? army : 'random',
      );
      return { ...draft, armies };
    }
  }
};

/** What could be changed so that it goes together: one thing, as far as one is enough. */
export function repairsOf(draft: Draft, isPlayable: (draft: Draft) => boolean): Repair[] {
  const all: Repair[] = [
    { what: 'board', board: draft.board === 'expanded' ? 'main' : 'expanded' },
    ...draft.variants.map((variant) => ({ what: 'variant' as const, variant })),
    { what: 'armies' },
  ];
  return all.filter((repair) => isPlayable(repaired(draft, repair)));
}

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
