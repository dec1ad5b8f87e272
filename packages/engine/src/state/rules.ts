// What follows from the options of a game alone: its board, catalogue, edition, mode, sides and what listens to which moment.

import { NEUTRAL_ARMY, PRINTED_ARMIES } from '../armies/index.ts';
import type { Owner, SeatId, TileId } from '../base/brand.ts';
import { BOARD_OF, type Board } from '../board/board.ts';
import { EDITION_RULES, type EditionRules } from '../editions/editions.ts';
import type { Listener } from '../flow/agenda.ts';
import { MODE_RULES, type ModeRules } from '../modes/modes.ts';
import { makeSides, OWNERS, type Sides } from '../modes/sides.ts';
import { type Catalogue, makeCatalogue } from '../tiles/catalogue.ts';
import type { Army } from '../tiles/face.ts';
import type { TileInfo } from '../tiles/tile.ts';
import type { GameOptions, Variant } from './options.ts';

export interface Rules {
  readonly edition: EditionRules;
  readonly mode: ModeRules;
  readonly sides: Sides;
  readonly cycle: readonly SeatId[];
  readonly players: number;
  readonly board: Board;
  readonly catalogue: Catalogue;
  /** The catalogue's tiles, by TileId. */
  readonly tiles: readonly TileInfo[];
  readonly variants: ReadonlySet<Variant>;
  readonly reinforcement: boolean;
  readonly alternativeStart: boolean;
  /** Tiles that lie in front of a player at most, and with which one must be discarded. */
  readonly fullHand: number;
  /** What happens or is offered at each moment, in this order. */
  readonly listeners: readonly Listener[];
}

/** The catalogue of a game that uses printed armies only. */
export const PRINTED_CATALOGUE = makeCatalogue([NEUTRAL_ARMY, ...PRINTED_ARMIES]);
const catalogues = new WeakMap<readonly Army[], Catalogue>();

/** Printed armies first, so that their tiles have the same numbers in every game. */
function catalogueOf({ ownArmies }: GameOptions): Catalogue {
  if (ownArmies.length === 0) return PRINTED_CATALOGUE;
  let catalogue = catalogues.get(ownArmies);
  if (!catalogue) {
    catalogue = makeCatalogue([NEUTRAL_ARMY, ...PRINTED_ARMIES, ...ownArmies]);
    catalogues.set(ownArmies, catalogue);
  }
  return catalogue;
}

/** What every game attaches to its moments. */
const LISTENERS: readonly Listener[] = [
  { moment: 'tiles-drawn', effect: 'unlucky-draw' },
  { moment: 'tiles-drawn', effect: 'forced-discard' },
];

function makeRules(options: GameOptions): Rules {
  const mode = MODE_RULES[options.mode];
  const catalogue = catalogueOf(options);
  const strikesAllies = (seat: SeatId): boolean =>
    options.strikeAllies && catalogue.armies.get(options.armies[seat])?.strikesAllies === true;
  return {
    edition: EDITION_RULES[options.edition],
    mode,
    sides: makeSides(options.mode, strikesAllies),
    cycle: mode.turnCycle(options.armies.length),
    players: options.armies.length,
    board: BOARD_OF[options.board],
    catalogue,
    tiles: catalogue.tiles,
    variants: new Set(options.variants),
    reinforcement: options.variants.includes('reinforcement'),
    alternativeStart: options.variants.includes('alternative-start'),
    fullHand: options.variants.includes('reinforcement') ? 6 : 3,
    listeners: LISTENERS,
  };
}

const known = new WeakMap<GameOptions, Rules>();
let latest: { options: GameOptions; rules: Rules } | undefined;

export function rulesOf(options: GameOptions): Rules {
  // Simulations ask for the same options again and again.
  if (latest?.options === options) return latest.rules;
  let rules = known.get(options);
  if (!rules) {
    rules = makeRules(options);
    known.set(options, rules);
  }
  latest = { options, rules };
  return rules;
}

/** b is a target of a's attacks. */
export const attacks = (rules: Rules, a: Owner, b: Owner): boolean => rules.sides.attacks[a * OWNERS + b];
/** a's nets and Push Back work on b. */
export const grapples = (rules: Rules, a: Owner, b: Owner): boolean => rules.sides.grapples[a * OWNERS + b];
/** Modules, auras and Recon of a work for b. */
export const serves = (rules: Rules, a: Owner, b: Owner): boolean => rules.sides.serves[a * OWNERS + b];
/** Aimed instants and harmful modules of a work on b. */
export const opposes = (rules: Rules, a: Owner, b: Owner): boolean => rules.sides.opposes[a * OWNERS + b];

/** A kind of tile of the game with these options. */
export const tileOf = (state: { readonly options: GameOptions }, tile: TileId): TileInfo =>
  rulesOf(state.options).tiles[tile];
