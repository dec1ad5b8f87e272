// The options of a game, checked and completed. Combinations that make no sense are refused with the reason.

import { armyByKey, armyKeys } from './armies/catalog.ts';
import { BOARDS, type BoardName } from './board/hexes.ts';
import { DEFAULT_EDITION, EDITION_RULES, EDITIONS, type Edition } from './editions/editions.ts';
import { NhexError, showValue } from './error.ts';
import { MODE_RULES, MODES, type Mode } from './modes/modes.ts';

export const VARIANTS = [
  'alternative-start', // VAR-1
  'reinforcement', // VAR-2
  'mercenaries', // VAR-3
  'mad-bomber', // VAR-4
  'mad-bomber-mercenary', // VAR-5
  'mad-bomber-2', // VAR-6
] as const;
export type Variant = (typeof VARIANTS)[number];

export interface GameOptions {
  readonly edition: Edition;
  readonly mode: Mode;
  /** One army a seat, in turn order (one-vs-two: the loner first; team: A1, B1, A2, B2). */
  readonly armies: readonly string[];
  readonly board: BoardName;
  /** In the order of VARIANTS. */
  readonly variants: readonly Variant[];
  /** Mercenaries a player takes (VAR-3). */
  readonly mercenariesEach: 1 | 2;
  /** Whether an army that strikes its allies does so (MODE-6). */
  readonly strikeAllies: boolean;
}

/** What a caller writes: only the armies are needed. */
export type GameOptionsInput = Partial<GameOptions> & Pick<GameOptions, 'armies'>;

const FIELDS: readonly string[] = [
  'edition',
  'mode',
  'armies',
  'board',
  'variants',
  'mercenariesEach',
  'strikeAllies',
];

const fail = (place: string, why: string): never => {
  throw new NhexError('bad-option', why, place);
};

function oneOf<T extends string>(place: string, value: unknown, allowed: readonly T[]): T {
  if (!allowed.includes(value as T)) fail(place, `${showValue(value)} is not one of ${allowed.join(', ')}`);
  return value as T;
}

function checkArmies(armies: unknown, mode: Mode): readonly string[] {
  if (!Array.isArray(armies)) return fail('armies', 'a list of armies is needed');
  const [least, most] = MODE_RULES[mode].players;
  if (armies.length < least || armies.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    fail('armies', `mode ${mode} is for ${wanted} armies, not ${armies.length}`);
  }
  armies.forEach((army, seat) => {
    if (typeof army !== 'string' || !armyByKey(army)) {
      fail(`armies[${seat}]`, `${showValue(army)} is not one of ${armyKeys().join(', ')}`);
    }
  });
  return [...armies] as string[];
}

function checkVariants(variants: unknown): readonly Variant[] {
  if (!Array.isArray(variants)) return fail('variants', 'a list of variants is needed');
  const chosen = variants.map((variant, i) => oneOf(`variants[${i}]`, variant, VARIANTS));
  // The mercenary Mad Bomber lies among the other mercenaries (VAR-5), so it brings them along.
  const implied: readonly Variant[] = chosen.includes('mad-bomber-mercenary') ? ['mercenaries'] : [];
  return VARIANTS.filter((variant) => chosen.includes(variant) || implied.includes(variant));
}

/** Completes options with their defaults, or throws a NhexError that says what does not fit. */
export function checkOptions(input: unknown): GameOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail('options', 'an object is needed');
  const given = input as Record<string, unknown>;
  for (const field of Object.keys(given)) if (!FIELDS.includes(field)) fail(field, 'there is no such option');
  const edition = oneOf('edition', given['edition'] ?? DEFAULT_EDITION, EDITIONS);
  const mode = oneOf('mode', given['mode'] ?? 'duel', MODES);
  const armies = checkArmies(given['armies'], mode);
  const players = armies.length;
  const board = oneOf('board', given['board'] ?? (players > 4 ? 'expanded' : 'main'), BOARDS);
  const variants = checkVariants(given['variants'] ?? []);
  const mercenariesEach = given['mercenariesEach'] ?? 1;
  const strikeAllies = given['strikeAllies'] ?? true;

  if (board === 'expanded' && players < 4)
    fail('board', 'the expanded board is for four to six players (MODE-7)');
  if (mercenariesEach !== 1 && mercenariesEach !== 2) return fail('mercenariesEach', 'it is 1 or 2');
  if (typeof strikeAllies !== 'boolean') return fail('strikeAllies', 'it is true or false');
  if (!strikeAllies && EDITION_RULES[edition].strikingAllies === 'compulsory') {
    fail('strikeAllies', `edition ${edition} does not let an army spare its allies`);
  }
  const has = (variant: Variant): boolean => variants.includes(variant);
  if (has('mercenaries') && players > 4)
    fail('variants', 'there are only four mercenaries, for at most four players');
  if (has('mercenaries') && mercenariesEach === 2 && players > 2) {
    fail('mercenariesEach', 'two mercenaries each is for two players; three or four take one each (VAR-3)');
  }
  if (mercenariesEach === 2 && !has('mercenaries'))
    fail('mercenariesEach', 'it needs the variant mercenaries');
  const bombers = (['mad-bomber', 'mad-bomber-mercenary', 'mad-bomber-2'] as const).filter(has);
  if (bombers.length > 1) fail('variants', `there is one Mad Bomber: choose one of ${bombers.join(', ')}`);
  return { edition, mode, armies, board, variants, mercenariesEach, strikeAllies };
}
