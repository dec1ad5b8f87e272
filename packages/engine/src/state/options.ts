// The options of a game, checked and completed. Combinations that make no sense are refused with the reason.

import { PRINTED_ARMIES } from '../armies/index.ts';
import { makeBorder } from '../base/border.ts';
import { refuse, showValue } from '../base/error.ts';
import { BOARDS, type BoardName, MAIN_BOARD } from '../board/board.ts';
import { DEFAULT_EDITION, EDITION_RULES, EDITIONS, type Edition } from '../editions/editions.ts';
import { hasTwoSides, MODE_RULES, MODES, type Mode } from '../modes/modes.ts';
import { scenarioFrom } from '../scenarios/known.ts';
import { planOf } from '../scenarios/plan.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { parseArmies } from '../tiles/army-file.ts';
import type { Army } from '../tiles/face.ts';

export const VARIANTS = [
  'alternative-start', // VAR-1
  'reinforcement', // VAR-2
  'mercenaries', // VAR-3
  'mad-bomber', // VAR-4
  'mad-bomber-mercenary', // VAR-5
  'mad-bomber-2', // VAR-6
  'structures', // STR
  'leaders', // LEAD
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
  /** The scenario that is played; everything else follows from it (ATL-1). */
  readonly scenario?: Scenario;
  /** How often alliances have changed in it. */
  readonly era?: number;
}

/** What a caller writes: only the armies are needed; or a scenario, by its key or the whole of it. */
export type GameOptionsInput = Partial<Omit<GameOptions, 'scenario'>> &
  Pick<GameOptions, 'armies'> & { readonly scenario?: string | Scenario };
export type ScenarioInput = Partial<Omit<GameOptionsInput, 'scenario'>> & {
  readonly scenario: string | Scenario;
};

const FIELDS: readonly (keyof GameOptions)[] = [
  'edition',
  'mode',
  'armies',
  'board',
  'variants',
  'mercenariesEach',
  'strikeAllies',
  'ownArmies',
  'scenario',
  'era',
];

const border = makeBorder('bad-option');

/** The keys of the armies that a game with these user-made ones knows. */
export const armyKeys = (ownArmies: readonly Army[] = []): readonly string[] =>
  ownArmies.length === 0 ? PRINTED_KEYS : [...new Set([...PRINTED_KEYS, ...ownArmies.map(({ key }) => key)])];
const PRINTED_KEYS = PRINTED_ARMIES.map(({ key }) => key);

function checkArmies(armies: unknown, mode: Mode, ownArmies: readonly Army[]): readonly string[] {
  const keys = border.list('armies', armies, 'armies');
  const [least, most] = MODE_RULES[mode].players;
  if (keys.length < least || keys.length > most)
    refuse('bad-option', 'player-count', { mode, least, most, count: keys.length }, 'armies');
  const known = armyKeys(ownArmies);
  return keys.map((army, seat) => border.oneOf(`armies[${seat}]`, army, known));
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
/** Options of late that know printed armies only, and no scenario: games with equal ones share one object, and with it their rules. */
const recent: GameOptions[] = [];
const MOST_RECENT = 100;

/** Completes options with their defaults, or throws a NhexError that says what does not fit. */
export function checkOptions(input: unknown): GameOptions {
  if (typeof input === 'object' && input !== null && checked.has(input)) return input as GameOptions;
  const options = complete(input);
  checkTogether(options);
  const shared = sharedOptions(options);
  // Whoever changed them would change the other games that share them.
  for (const list of [shared.armies, shared.variants, shared.ownArmies]) Object.freeze(list);
  checked.add(Object.freeze(shared));
  return shared;
}

function sharedOptions(options: GameOptions): GameOptions {
  if (options.scenario || options.ownArmies.length > 0) return options;
  for (let i = 0; i < recent.length; i++) if (areEqual(recent[i], options)) return recent[i];
  if (recent.length === MOST_RECENT) recent.length = 0;
  recent.push(options);
  return options;
}

const areEqual = (a: GameOptions, b: GameOptions): boolean =>
  a.edition === b.edition &&
  a.mode === b.mode &&
  a.board === b.board &&
  a.mercenariesEach === b.mercenariesEach &&
  a.strikeAllies === b.strikeAllies &&
  areSame(a.armies, b.armies) &&
  areSame(a.variants, b.variants);

function areSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function complete(input: unknown): GameOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refuse('bad-option', 'not-an-object', {}, 'options');
  const given = input as Readonly<Record<string, unknown>>;
  for (const field of Object.keys(given))
    if (!FIELDS.some((known) => known === field)) refuse('bad-option', 'unknown-option', {}, field);
  if (given['scenario'] !== undefined) return fromScenario(given, scenarioFrom(given['scenario']));
  if (given['era'] !== undefined) refuse('bad-option', 'unknown-option', {}, 'era');
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

/** The mode whose name tells best who stands with whom in a scenario. */
function modeOfScenario(sides: readonly number[]): Mode {
  if (sides.length === 2) return 'duel';
  if (sides.length === 3 && sides[0] !== sides[1] && sides[1] === sides[2]) return 'one-vs-two';
  if (sides.length === 4 && sides[0] === sides[2] && sides[1] === sides[3] && sides[0] !== sides[1])
    return 'team';
  return 'deathmatch';
}

/** A scenario fixes everything; whatever else is said must be the same (ATL-1). */
function fromScenario(given: Readonly<Record<string, unknown>>, scenario: Scenario): GameOptions {
  const { board, sides, eras } = planOf(scenario);
  const era = border.wholeNumber('era', given['era'] ?? 0, 0, eras.length - 1);
  const fixed = {
    edition: scenario.edition ?? DEFAULT_EDITION,
    mode: modeOfScenario(sides),
    armies: scenario.seats.map(({ army }) => army),
    board: board.hexes.every((hex) => MAIN_BOARD.has[hex]) ? 'main' : 'expanded',
    variants: checkVariants(scenario.variants ?? []),
    mercenariesEach: 1,
    strikeAllies: scenario.sparesAllies !== true,
    ownArmies: [],
  } as const;
  for (const [field, value] of Object.entries(fixed)) {
    if (given[field] !== undefined && JSON.stringify(given[field]) !== JSON.stringify(value))
      refuse('bad-option', 'scenario-fixes', { scenario: scenario.key }, field);
  }
  return { ...fixed, scenario, ...(era > 0 ? { era } : {}) };
}

/** By the options that a game began with and those of its later eras: all of them. */
const families = new WeakMap<GameOptions, Map<number, GameOptions>>();

/** The same options in another era of their scenario. */
export function inEra(options: GameOptions, era: number): GameOptions {
  const family = families.get(options) ?? new Map([[options.era ?? 0, options]]);
  families.set(options, family);
  const known = family.get(era);
  if (known) return known;
  const { era: _, ...rest } = options;
  const changed: GameOptions = Object.freeze(era > 0 ? { ...rest, era } : rest);
  checked.add(changed);
  family.set(era, changed);
  families.set(changed, family);
  return changed;
}

/** What the 2025 book adds and does not recommend together: allowed, with a hint (STR-12, LEAD-5). */
const EXTRAS = ['structures', 'leaders', 'scenario'] as const;
export type Extra = (typeof EXTRAS)[number];

/** Those of them that are played together; none where there is at most one. */
export function crowdOf(played: {
  readonly variants: readonly string[];
  readonly scenario?: object | undefined;
}): readonly Extra[] {
  const crowd = EXTRAS.filter((extra) =>
    extra === 'scenario' ? played.scenario !== undefined : played.variants.includes(extra),
  );
  return crowd.length > 1 ? crowd : [];
}

/** Refuses what is right by itself but not together. */
function checkTogether({
  edition,
  mode,
  board,
  armies,
  variants,
  mercenariesEach,
  strikeAllies,
  scenario,
}: GameOptions): void {
  const players = armies.length;
  if (variants.includes('leaders') && !hasTwoSides(MODE_RULES[mode]))
    refuse('bad-option', 'leaders-modes', { mode }, 'variants');
  const has = (variant: Variant): boolean => variants.includes(variant);
  if (has('mercenaries') && players > 4) refuse('bad-option', 'mercenaries-four-players', {}, 'variants');
  if (has('structures') && players > 4) refuse('bad-option', 'structures-four-players', {}, 'variants');
  const bombers = (['mad-bomber', 'mad-bomber-mercenary', 'mad-bomber-2'] as const).filter(has);
  if (bombers.length > 1) refuse('bad-option', 'one-mad-bomber', { bombers: bombers.join(', ') }, 'variants');
  if (scenario) return;
  if (board === 'expanded' && players < 4) refuse('bad-option', 'expanded-needs-four', {}, 'board');
  if (!strikeAllies && EDITION_RULES[edition].strikingAllies === 'compulsory')
    refuse('bad-option', 'edition-strikes-allies', { edition }, 'strikeAllies');
  if (has('mercenaries') && mercenariesEach === 2 && players > 2)
    refuse('bad-option', 'two-mercenaries-two-players', {}, 'mercenariesEach');
  if (mercenariesEach === 2 && !has('mercenaries'))
    refuse('bad-option', 'needs-variant', { variant: 'mercenaries' }, 'mercenariesEach');
}
