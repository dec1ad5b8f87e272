// The form of the New game screen: what it holds, and what the rules say to it.

import {
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

export type Verdict =
  | { readonly ok: true; readonly options: GameOptions }
  | { readonly ok: false; readonly why: Complaint };

export const COMPLAINTS = [
  'armies',
  'board',
  'mercenaries',
  'mercenariesEach',
  'bombers',
  'strikeAllies',
  'other',
] as const;
export type Complaint = (typeof COMPLAINTS)[number];

const BOMBERS: readonly Variant[] = ['mad-bomber', 'mad-bomber-mercenary', 'mad-bomber-2'];

function complaintAbout(error: NhexError, draft: Pick<Draft, 'variants'>): Complaint {
  const place = error.place ?? '';
  if (place === 'variants') {
    return draft.variants.filter((each) => BOMBERS.includes(each)).length > 1 ? 'bombers' : 'mercenaries';
  }
  return COMPLAINTS.find((each) => each === place) ?? 'other';
}

/** Asks the engine whether these options go together. */
export function judge(draft: Draft, armies: readonly string[]): Verdict {
  try {
    const options = checkOptions({
      armies,
      edition: draft.edition,
      mode: draft.mode,
      variants: draft.variants,
      mercenariesEach: draft.variants.some(
        (each) => each === 'mercenaries' || each === 'mad-bomber-mercenary',
      )
        ? draft.mercenariesEach
        : 1,
      strikeAllies: draft.strikeAllies,
      ...(draft.board === 'auto' ? {} : { board: draft.board }),
    });
    return { ok: true, options };
  } catch (error) {
    if (!(error instanceof NhexError)) throw error;
    return { ok: false, why: complaintAbout(error, draft) };
  }
}
