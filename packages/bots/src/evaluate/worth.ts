// What a tile is worth before anything is known about the board: attacks, speed, staying power, what it gives.

import {
  type Bonus,
  type Catalogue,
  type Face,
  HEX_COUNT,
  LEADER_USES,
  NO_UNIT,
  rulesOf,
  type State,
  type TileInfo,
  type UnitFace,
} from '@nhex/engine';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

function attackWorth(face: UnitFace): number {
  const melee = sum(Object.values(face.melee ?? {}).map((strength) => 0.35 + 0.35 * strength));
  const ranged = sum(Object.values(face.ranged ?? {}).map((strength) => 0.5 + 0.5 * strength));
  const gauss = 1.3 * (face.gauss?.length ?? 0);
  const phases = face.initiative ?? [];
  const speed = phases.length === 0 ? 0 : 0.55 + 0.2 * Math.max(...phases) + 0.4 * (phases.length - 1);
  return (melee + ranged + gauss) * speed;
}

/** What a unit of each bonus is worth to whoever gets it. */
const GIVEN: Readonly<Record<keyof Bonus, number>> = {
  melee: 1,
  ranged: 1,
  initiative: 1,
  toughness: 1,
  extraAction: 1,
  medic: 1.2,
  quartermaster: 0.5,
  transport: 0.7,
};

function helpWorth(face: UnitFace): number {
  const edges = face.aura ? 6 : (face.connections?.length ?? 0);
  const reach = edges === 0 ? 0 : 0.6 + 0.12 * edges + (face.longDistance ? 0.3 : 0);
  const bonus = Object.entries(face.gives ?? face.aura ?? {}) as [keyof Bonus, number | true][];
  const given = sum(bonus.map(([kind, amount]) => GIVEN[kind] * Number(amount)));
  const harm = face.inflicts ? 1 : 0;
  return reach * (given + harm) + (face.scopes ? 0.5 : 0) + (face.recon ? 0.6 : 0);
}

type Field = Exclude<keyof UnitFace, 'kind' | 'count'>;
/** What makes a face good by itself; each is added up by itself first. */
type Sort = 'staying' | 'nets' | 'other' | 'abilities';
type Weight<F extends Field> =
  /** It counts with others like it in `attackWorth`, or in `helpWorth`; or it is worth nothing more. */
  'attack' | 'help' | 'nothing' | readonly [sort: Sort, worth: (value: NonNullable<UnitFace[F]>) => number];

/** What every field of a face is worth: the compiler asks for a new one. */
const WEIGHTS: { readonly [F in Field]: Weight<F> } = {
  initiative: 'attack',
  melee: 'attack',
  ranged: 'attack',
  gauss: 'attack',
  toughness: ['staying', (wounds) => 0.45 * wounds],
  armor: ['staying', (edges) => 0.12 * edges.length],
  net: ['nets', (edges) => 0.9 * edges.length],
  connections: 'help',
  longDistance: 'help',
  gives: 'help',
  inflicts: 'help',
  scopes: 'help',
  recon: 'help',
  aura: 'help',
  mobility: ['other', (steps) => 0.4 * steps],
  exits: ['other', () => 0.6],
  entries: 'nothing', // where there are exits
  trap: ['other', () => 0.4],
  explodes: ['other', () => 0.5],
  sharpshooter: ['abilities', () => 0.4],
  rotates: ['abilities', () => 0.3],
  boarding: ['abilities', () => 0.5],
  heavy: 'nothing',
  rotations: 'nothing',
  bomber: 'nothing',
};
const FIELDS = Object.keys(WEIGHTS) as Field[];

function addTo<F extends Field>(sums: Record<Sort, number>, face: UnitFace, field: F): void {
  const weight: Weight<F> = WEIGHTS[field];
  const value = face[field];
  if (typeof weight === 'string' || !value) return;
  const [sort, worth] = weight;
  sums[sort] += worth(value);
}

function worthOf(face: Face): number {
  if (face.kind === 'hq') return 0;
  if (face.kind === 'instant') return 1;
  const sums = { staying: 0, nets: 0, other: 0, abilities: 0 };
  for (const field of FIELDS) addTo(sums, face, field);
  return attackWorth(face) + helpWorth(face) + sums.staying + sums.nets + sums.other + sums.abilities;
}

/** A Structure as a whole: in each of its phases the edges of both tiles act (STR-3, STR-4). */
function wholeWorth({ tiles }: Catalogue, { face, madeOf }: TileInfo): number {
  const { initiative = [] } = face as UnitFace;
  return sum((madeOf ?? []).map((side) => worthOf({ ...(tiles[side].face as UnitFace), initiative })));
}

const known = new WeakMap<Catalogue, Float64Array>();
let latest: { catalogue: Catalogue; worths: Float64Array } | undefined;

/** By kind of tile: about 1 for a plain warrior. Goes by the face alone, so it holds for any army. */
export function worthsOf(catalogue: Catalogue): Float64Array {
  if (latest?.catalogue === catalogue) return latest.worths;
  const worths =
    known.get(catalogue) ??
    Float64Array.from(catalogue.tiles, (tile) =>
      tile.isWhole ? wholeWorth(catalogue, tile) : worthOf(tile.face),
    );
  known.set(catalogue, worths);
  latest = { catalogue, worths };
  return worths;
}

/** The worth of what stands on the board, by seat. */
export function boardWorths({ options, units, seats }: State): number[] {
  const worths = worthsOf(rulesOf(options).catalogue);
  const bySeat = seats.map(() => 0);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const unit = units.at[hex];
    // A Structure counts once, as a whole.
    if (unit === NO_UNIT || units.hex[unit] !== hex) continue;
    const owner = units.owner[unit];
    if (owner < bySeat.length) bySeat[owner] += worths[units.kind[unit]];
  }
  return bySeat;
}

/**
 * What a Structure beside the board promises: as much as it is worth on it, and what a better moment may bring. The
 * promise lasts as long as the deck does and fades with its last tiles, for then it cannot be deployed any more (STR-2).
 */
const BETTER_MOMENT = 4;
const LAST_TILES = 4;

const promises = new WeakMap<Catalogue, ReadonlyMap<string, number>>();

/** By army: the promise of its Structure, laid with its best sides up. */
function promisesOf(catalogue: Catalogue): ReadonlyMap<string, number> {
  const known = promises.get(catalogue);
  if (known) return known;
  const worths = worthsOf(catalogue);
  const byArmy = new Map<string, number>();
  for (const { id, army, isWhole } of catalogue.tiles)
    if (isWhole) byArmy.set(army, Math.max(byArmy.get(army) ?? 0, BETTER_MOMENT + worths[id]));
  promises.set(catalogue, byArmy);
  return byArmy;
}

/** What a use of a leader promises (LEAD-2); it fades in the same way. */
const USE = 2;

/** Whether the options bring anything of the kind: most games have nothing beside the board. */
export const hasBeside = ({ options: { variants } }: State): boolean =>
  variants.includes('structures') || variants.includes('leaders');

/** The worth of what lies beside the board, by seat: Structures, and the uses left of a side's leader. */
export function besideWorths({ options, seats, leaders, ending }: State): number[] {
  const lasts = (seat: number): number => Math.min(1, seats[seat].deck.length / LAST_TILES);
  const promised = promisesOf(rulesOf(options).catalogue);
  const bySeat = seats.map(({ structure }, seat) =>
    structure && !ending ? (promised.get(options.armies[seat]) ?? 0) * lasts(seat) : 0,
  );
  rulesOf(options).camps.forEach(([first], camp) => {
    bySeat[first] += USE * (LEADER_USES - leaders[camp].uses) * lasts(first);
  });
  return bySeat;
}
