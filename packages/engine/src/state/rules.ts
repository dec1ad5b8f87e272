// What follows from the options of a game alone: its board, catalogue, edition, mode, sides and what listens to which moment.

import { NEUTRAL_ARMY, PRINTED_ARMIES } from '../armies/index.ts';
import type { Hex, Owner, SeatId, TileId } from '../base/brand.ts';
import { BOARD_OF, type Board } from '../board/board.ts';
import type { HexRows } from '../board/hex-rows.ts';
import { HEX_COUNT } from '../board/hexes.ts';
import { EDITION_RULES, type EditionRules } from '../editions/editions.ts';
import { heardAt, type Listener, MOMENTS, type Moment, type Step } from '../flow/agenda.ts';
import { DUEL, inOrder, MODE_RULES, type ModeRules } from '../modes/modes.ts';
import { makeSides, OWNERS, type Sides } from '../modes/sides.ts';
import { hasHq, planOf, type ScenarioPlan } from '../scenarios/plan.ts';
import { type Catalogue, makeCatalogue } from '../tiles/catalogue.ts';
import { connectedHexes } from '../tiles/connections.ts';
import type { Army } from '../tiles/face.ts';
import type { Facing, TileInfo } from '../tiles/tile.ts';
import type { Units } from '../units/units.ts';
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
  /** The catalogue's facings: `tile * 6 + rotation` (`facingOn`). */
  readonly facings: readonly Facing[];
  /** The hexes that tiles on the board are connected to (`rowOf`). */
  readonly connected: HexRows;
  readonly variants: ReadonlySet<Variant>;
  readonly reinforcement: boolean;
  readonly alternativeStart: boolean;
  /** Tiles that lie in front of a player at most, and with which one must be discarded. */
  readonly fullHand: number;
  /** What happens or is offered at each moment, in this order. */
  readonly listeners: readonly Listener[];
  /** By moment: what those who listen put on the agenda (`heardAt`). */
  readonly heard: Readonly<Record<Moment, readonly Step[]>>;
  /** The scenario that is played, worked out. */
  readonly scenario: ScenarioPlan | undefined;
  /** Whether the last tile of a deck brings the end (END-1). */
  readonly lastTileEnds: boolean;
  /** The seats of each side that has a leader, the first one chooses; none without the variant (LEAD-1). */
  readonly camps: readonly (readonly SeatId[])[];
}

const connected = new WeakMap<Catalogue, Map<Board, HexRows>>();

/** Shared by all games with these tiles on that board. */
function connectedOn(catalogue: Catalogue, board: Board): HexRows {
  const byBoard = connected.get(catalogue) ?? new Map<Board, HexRows>();
  connected.set(catalogue, byBoard);
  const rows = byBoard.get(board) ?? connectedHexes(catalogue.connections, board);
  byBoard.set(board, rows);
  return rows;
}

/** The catalogue of a game that uses printed armies only. */
export const PRINTED_CATALOGUE = makeCatalogue([NEUTRAL_ARMY, ...PRINTED_ARMIES]);
const catalogues = new WeakMap<readonly Army[], Catalogue>();

/** Printed armies first, so that their tiles have the same numbers in every game. */
function catalogueOf({ ownArmies, scenario }: GameOptions): Catalogue {
  if (scenario) return planOf(scenario).catalogue;
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
  { name: 'unlucky-draw', moment: 'tiles-drawn', effect: { kind: 'unlucky-draw' } },
  { name: 'forced-discard', moment: 'tiles-drawn', effect: { kind: 'forced-discard' } },
];

/** What a scenario attaches to its moments besides (ATL-5). */
const SCENARIO_LISTENERS: readonly Listener[] = [
  { name: 'scenario-turn-begins', moment: 'turn-begins', effect: { kind: 'scenario-turn-begins' } },
  { name: 'scenario-action', moment: 'action-taken', effect: { kind: 'scenario-action' } },
  { name: 'scenario-turn-ends', moment: 'turn-ends', effect: { kind: 'scenario-turn-ends' } },
];

const battleLeaders = (moment: 'battle-begins' | 'between-phases' | 'battle-ends'): readonly Listener[] =>
  (['starter', 'other'] as const).map((of) => ({
    name: `leader-${of}-${moment}`,
    moment,
    effect: { kind: 'leader', moment, of },
  }));

/** When leaders may be used besides the turn itself: before the unlucky draw and the forced discard (LEAD-4). */
const LEADER_LISTENERS: readonly Listener[] = [
  {
    name: 'leader-turn-begins',
    moment: 'turn-begins',
    effect: { kind: 'leader', moment: 'turn-begins', of: 'turn' },
  },
  {
    name: 'leader-tiles-drawn',
    moment: 'tiles-drawn',
    effect: { kind: 'leader', moment: 'tiles-drawn', of: 'turn' },
  },
  ...battleLeaders('battle-begins'),
  ...battleLeaders('between-phases'),
  ...battleLeaders('battle-ends'),
];

function listenersOf({ variants, scenario }: GameOptions): readonly Listener[] {
  const scenarios = scenario ? SCENARIO_LISTENERS : [];
  const leaders = variants.includes('leaders') ? LEADER_LISTENERS : [];
  return [...scenarios, ...leaders, ...LISTENERS];
}

function heardOf(listeners: readonly Listener[]): Rules['heard'] {
  const heard = {} as Record<Moment, readonly Step[]>;
  for (const moment of MOMENTS) heard[moment] = heardAt(listeners, moment);
  return heard;
}

function campsOf({ armies, variants }: GameOptions, side: ModeRules['side']): SeatId[][] {
  if (!variants.includes('leaders')) return [];
  const camps = new Map<number, SeatId[]>();
  for (const seat of inOrder(armies.length)) camps.set(side(seat), [...(camps.get(side(seat)) ?? []), seat]);
  return [...camps.values()];
}

/** Seats, turn order and HQs of a scenario. Who falls is out as long as more than two play. */
function modeOf(options: GameOptions, plan: ScenarioPlan | undefined): ModeRules {
  if (!plan) return MODE_RULES[options.mode];
  const { seats, cycle } = plan.scenario;
  const turns = (cycle ?? inOrder(seats.length)) as SeatId[];
  return {
    ...DUEL,
    players: [seats.length, seats.length],
    side: (seat) => plan.sides[seat] ?? seat,
    turnCycle: () => turns,
    startPoints: (seat) => (hasHq(plan, seat) ? (seats[seat].points ?? 20) : 0),
    hasHq: (seat) => hasHq(plan, seat),
    elimination: seats.length > 2,
    lastTurns: () => turns.length - 1,
  };
}

function makeRules(options: GameOptions): Rules {
  const plan = options.scenario && planOf(options.scenario);
  const mode = modeOf(options, plan);
  const friends = plan?.eras[options.era ?? 0].sides;
  const catalogue = catalogueOf(options);
  const board = plan?.board ?? BOARD_OF[options.board];
  const listeners = listenersOf(options);
  const strikesAllies = (seat: SeatId): boolean =>
    options.strikeAllies && catalogue.armies.get(options.armies[seat])?.strikesAllies === true;
  return {
    edition: EDITION_RULES[options.edition],
    mode,
    sides: makeSides(friends ? (seat) => friends[seat] : mode.side, strikesAllies, plan !== undefined),
    cycle: mode.turnCycle(options.armies.length),
    players: options.armies.length,
    board,
    catalogue,
    tiles: catalogue.tiles,
    facings: catalogue.facings,
    connected: connectedOn(catalogue, board),
    variants: new Set(options.variants),
    reinforcement: options.variants.includes('reinforcement'),
    alternativeStart: options.variants.includes('alternative-start'),
    fullHand: options.variants.includes('reinforcement') ? 6 : 3,
    listeners,
    heard: heardOf(listeners),
    scenario: plan,
    lastTileEnds: plan?.scenario.limit.outlastsDecks !== true,
    camps: campsOf(options, mode.side),
  };
}

const known = new WeakMap<GameOptions, Rules>();
let latestOptions: GameOptions | undefined;
let latestRules: Rules | undefined;

/** Simulations ask for the same options again and again. */
export const rulesOf = (options: GameOptions): Rules =>
  latestOptions === options && latestRules !== undefined ? latestRules : lookUp(options);

function lookUp(options: GameOptions): Rules {
  let rules = known.get(options);
  if (!rules) {
    rules = makeRules(options);
    known.set(options, rules);
  }
  latestOptions = options;
  latestRules = rules;
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

/** What the tile on that hex shows, turned as it lies. */
export const facingOn = ({ facings }: Rules, { tile, rotation }: Units, hex: Hex): Facing =>
  facings[tile[hex] * 6 + rotation[hex]];

/** Which row of `connected` says what the tile on that hex is connected to. */
export const rowOf = ({ catalogue }: Rules, { tile, rotation }: Units, hex: Hex): number =>
  catalogue.connections.of[tile[hex] * 6 + rotation[hex]] * HEX_COUNT + hex;

/** A kind of tile of the game with these options. */
export const tileOf = (state: { readonly options: GameOptions }, tile: TileId): TileInfo =>
  rulesOf(state.options).tiles[tile];
