// The options of a game, checked and completed. Combinations that make no sense are refused with the reason.

import { PRINTED_ARMIES } from '../armies/index.ts';
import { makeBorder } from '../base/border.ts';
import { refuse, showValue } from '../base/error.ts';
import { BOARDS, type BoardName } from '../board/board.ts';
import { DEFAULT_EDITION, EDITION_RULES, EDITIONS, type Edition } from '../editions/editions.ts';
import { MODE_RULES, MODES, type Mode } from '../modes/modes.ts';
import { parseArmies } from '../tiles/army-file.ts';
import type { Army } from '../tiles/face.ts';

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
  /** User-made armies that this game knows besides the printed ones. */
  readonly ownArmies: readonly Army[];
}

/** What a caller writes: only the armies are needed. */
export type GameOptionsInput = Partial<GameOptions> & Pick<GameOptions, 'armies'>;

const FIELDS: readonly (keyof GameOptions)[] = [
  'edition',
  'mode',
  'armies',
  'board',
  'variants',
  'mercenariesEach',
  'strikeAllies',
  'ownArmies',
];

const border = makeBorder('bad-option');

/** The keys of the armies that a game with these user-made ones knows. */
export const armyKeys = (ownArmies: readonly Army[] = []): string[] => [
  ...new Set([...PRINTED_ARMIES, ...ownArmies].map((army) => army.key)),
];

function checkArmies(armies: unknown, mode: Mode, ownArmies: readonly Army[]): readonly string[] {
  const keys = border.list('armies', armies, 'armies');
  const [least, most] = MODE_RULES[mode].players;
  if (keys.length < least || keys.length > most)
    refuse('bad-option', 'player-count', { mode, least, most, count: keys.length }, 'armies');
  return keys.map((army, seat) => border.oneOf(`armies[${seat}]`, army, armyKeys(ownArmies)));
}

function checkVariants(variants: unknown): readonly Variant[] {
  const chosen = border
    .list('variants', variants, 'variants')
    .map((variant, i) => border.oneOf(`variants[${i}]`, variant, VARIANTS));
  // The mercenary Mad Bomber lies among the other mercenaries (VAR-5), so it brings them along.
  const implied: readonly Variant[] = chosen.includes('mad-bomber-mercenary') ? ['mercenaries'] : [];
  return VARIANTS.filter((variant) => chosen.includes(variant) || implied.includes(variant));
}

/** Options that were checked: games in a row use the same ones. */
const checked = new WeakSet<object>();

/** Completes options with their defaults, or throws a NhexError that says what does not fit. */
export function checkOptions(input: unknown): GameOptions {
  if (typeof input === 'object' && input !== null && checked.has(input)) return input as GameOptions;
  const options = complete(input);
  checkTogether(options);
  checked.add(Object.freeze(options));
  return options;
}

function complete(input: unknown): GameOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refuse('bad-option', 'not-an-object', {}, 'options');
  const given = input as Readonly<Record<string, unknown>>;
  for (const field of Object.keys(given))
    if (!FIELDS.some((known) => known === field)) refuse('bad-option', 'unknown-option', {}, field);
  const edition = border.oneOf('edition', given['edition'] ?? DEFAULT_EDITION, EDITIONS);
  const mode = border.oneOf('mode', given['mode'] ?? 'duel', MODES);
  const ownArmies = parseArmies('ownArmies', given['ownArmies'] ?? [], 'game');
  const armies = checkArmies(given['armies'], mode, ownArmies);
  const players = armies.length;
  const board = border.oneOf('board', given['board'] ?? (players > 4 ? 'expanded' : 'main'), BOARDS);
  const variants = checkVariants(given['variants'] ?? []);
  const mercenariesEach = border.wholeNumber('mercenariesEach', given['mercenariesEach'] ?? 1, 1, 2) as 1 | 2;
  const strikeAllies = given['strikeAllies'] ?? true;
  if (typeof strikeAllies !== 'boolean')
    return refuse('bad-option', 'not-a-boolean', { value: showValue(strikeAllies) }, 'strikeAllies');
  return {
    edition,
    mode,
    armies,
    board,
    variants,
    mercenariesEach,
    strikeAllies,
    // Only those that somebody plays travel with the game.
    ownArmies: ownArmies.filter(({ key }) => armies.includes(key)),
  };
}

/** Refuses what is right by itself but not together. */
function checkTogether({
  edition,
  board,
  armies,
  variants,
  mercenariesEach,
  strikeAllies,
}: GameOptions): void {
  const players = armies.length;
  const has = (variant: Variant): boolean => variants.includes(variant);
  if (board === 'expanded' && players < 4) refuse('bad-option', 'expanded-needs-four', {}, 'board');
  if (!strikeAllies && EDITION_RULES[edition].strikingAllies === 'compulsory')
    refuse('bad-option', 'edition-strikes-allies', { edition }, 'strikeAllies');
  if (has('mercenaries') && players > 4) refuse('bad-option', 'mercenaries-four-players', {}, 'variants');
  if (has('mercenaries') && mercenariesEach === 2 && players > 2)
    refuse('bad-option', 'two-mercenaries-two-players', {}, 'mercenariesEach');
  if (mercenariesEach === 2 && !has('mercenaries'))
    refuse('bad-option', 'needs-variant', { variant: 'mercenaries' }, 'mercenariesEach');
  const bombers = (['mad-bomber', 'mad-bomber-mercenary', 'mad-bomber-2'] as const).filter(has);
  if (bombers.length > 1) refuse('bad-option', 'one-mad-bomber', { bombers: bombers.join(', ') }, 'variants');
}
