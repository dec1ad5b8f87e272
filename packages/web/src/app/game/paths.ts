// From the engine's list of legal choices to what a person does with hand and board: each choice is reached by
// picking a verb (mostly by picking a tile), then hexes in order, then a turn of the tile. What a choice asks for follows
// from the engine's table of shapes. Nothing here judges legality: what is not in the list cannot be reached.

import {
  type Choice,
  type ChoiceType,
  type FieldKind,
  type Hex,
  type Instant,
  SHAPES,
  shapeOf,
  type TileId,
  type TileInfo,
} from '@nhex/engine';

export interface Path {
  readonly choice: Choice;
  /** The verb with what it is done with; choices of one group differ only in hexes and turn. */
  readonly group: string;
  readonly verb: ChoiceType;
  /** The tile in the hand that is used up. */
  readonly tile: TileId | undefined;
  /** The hexes to pick, in order. */
  readonly hexes: readonly Hex[];
  /** The rotation, or the number of the variant where a hex alone does not say it all. */
  readonly turn: number;
}

export interface Selection {
  readonly group: string;
  readonly picks: readonly Hex[];
  readonly turn: number;
}

const INSTANT_OF: Partial<Record<ChoiceType, Instant>> = {
  battle: 'battle',
  move: 'move',
  push: 'push-back',
  sniper: 'sniper',
  grenade: 'grenade',
  'air-strike': 'air-strike',
  'small-bomb': 'small-bomb',
};

/** Choices whose tile lies elsewhere than in the hand, though one like it may be there. */
const NOT_IN_HAND: readonly ChoiceType[] = ['reclaim'];

/** Hexes that nobody picks: the question is about them already, or it is done by what stands there. */
const GIVEN: Partial<Record<ChoiceType, string>> = {
  transport: 'via',
  explode: 'hex',
  attack: 'hex',
  convert: 'hex',
  aim: 'hex',
};
/** Where the hexes are picked in another order than the choice names them. */
const ORDER: Partial<Record<ChoiceType, readonly string[]>> = { treat: ['patient', 'medic'] };

/** The fields of a type of choice in the order in which a person fills them. */
const fieldsOf = (type: ChoiceType): readonly (readonly [name: string, kind: FieldKind])[] => {
  const order = ORDER[type];
  if (!order) return shapeOf(type);
  return [...shapeOf(type)].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
};

/** Whether the choice moves or turns a tile that lies on the board. */
export const isMovement = (verb: ChoiceType): boolean =>
  'rotation' in SHAPES[verb] && !('tile' in SHAPES[verb]) && verb !== 'hq';

/** The hex of the tile that is moved or pushed by these picks; a further step is made by the unit asked about. */
export function movedFrom(
  verb: ChoiceType,
  picks: readonly Hex[],
  subject: Hex | undefined,
): Hex | undefined {
  if (verb === 'push') return picks.length === 3 ? picks[1] : undefined;
  if (!isMovement(verb)) return undefined;
  return verb === 'step' ? subject : picks[0];
}

export const same = (a: readonly Hex[], b: readonly Hex[]): boolean =>
  a.length === b.length && a.every((hex, i) => hex === b[i]);

/** All ways to one choice: mostly one. */
function pathsTo(choice: Choice, hand: readonly TileInfo[], variants: Map<Hex, number>): Path[] {
  const { type } = choice;
  const values = choice as unknown as Readonly<Record<string, unknown>>;
  const instant = INSTANT_OF[type];
  let tile = instant && hand.find((each) => each.instant === instant)?.id;
  let turn = 0;
  const hexes: Hex[] = [];
  const details: string[] = [];
  for (const [name, kind] of fieldsOf(type)) {
    const value = values[name];
    if (value === undefined || kind === 'triple') continue;
    if (kind === 'rotation') turn = value as number;
    else if ((kind === 'hex' || kind === 'onlyHex') && GIVEN[type] !== name) hexes.push(value as Hex);
    else if (kind === 'tile' && !NOT_IN_HAND.includes(type) && hand.some(({ id }) => id === value))
      tile = value as TileId;
    else details.push(`${name}${String(value)}`);
  }
  const group = [type, ...(tile === undefined ? [] : [tile]), ...details].join(':');
  const path = { choice, group, verb: type, tile, hexes, turn };
  if (choice.type !== 'small-bomb') return [path];
  // Any of the three hexes may be picked; turning goes through the triples around it.
  return choice.hexes.map((hex) => {
    const number = variants.get(hex) ?? 0;
    variants.set(hex, number + 1);
    return { ...path, hexes: [hex], turn: number };
  });
}

/** All ways to the legal choices; `hand` is the hand of who chooses. */
export function pathsOf(choices: readonly Choice[], hand: readonly TileInfo[]): Path[] {
  const variants = new Map<Hex, number>();
  return choices.flatMap((choice) => pathsTo(choice, hand, variants));
}

export interface Group {
  readonly key: string;
  readonly verb: ChoiceType;
  readonly tile: TileId | undefined;
  /** Whether hexes have to be picked. */
  readonly onBoard: boolean;
  /** The first choice of the group, for its label. */
  readonly sample: Choice;
}

export function groupsOf(paths: readonly Path[]): Group[] {
  const groups = new Map<string, Group>();
  for (const path of paths) {
    if (groups.has(path.group)) continue;
    groups.set(path.group, {
      key: path.group,
      verb: path.verb,
      tile: path.tile,
      onBoard: path.hexes.length > 0,
      sample: path.choice,
    });
  }
  return [...groups.values()];
}

const startsWith = (hexes: readonly Hex[], picks: readonly Hex[]): boolean =>
  picks.every((hex, i) => hexes[i] === hex);

const within = (paths: readonly Path[], selection: Selection, picks = selection.picks): Path[] =>
  paths.filter((path) => path.group === selection.group && startsWith(path.hexes, picks));

/** The hexes that may be picked next. */
export function nextHexes(paths: readonly Path[], selection: Selection): Hex[] {
  const depth = selection.picks.length;
  const found = within(paths, selection)
    .filter((path) => path.hexes.length > depth)
    .map((path) => path.hexes[depth]);
  return [...new Set(found)];
}

/** The hexes that could stand in place of the last pick. */
export function otherHexes(paths: readonly Path[], selection: Selection): Hex[] {
  if (selection.picks.length === 0) return [];
  return nextHexes(paths, { ...selection, picks: selection.picks.slice(0, -1) });
}

/** The turns open at the picked hexes, ascending; empty while more hexes are needed. */
export function turnsAt(paths: readonly Path[], selection: Selection): number[] {
  const complete = within(paths, selection).filter((path) => same(path.hexes, selection.picks));
  return [...new Set(complete.map((path) => path.turn))].sort((a, b) => a - b);
}

/** The choice the selection stands for, when it says everything. */
export function chosen(paths: readonly Path[], selection: Selection): Choice | undefined {
  return within(paths, selection).find(
    (path) => same(path.hexes, selection.picks) && path.turn === selection.turn,
  )?.choice;
}

/** The selection after a pick; its turn is kept if it is open there, else the nearest open one. */
export function picked(
  paths: readonly Path[],
  selection: Selection,
  picks: readonly Hex[],
  wish: number,
): Selection {
  const next = { ...selection, picks, turn: wish };
  const turns = turnsAt(paths, next);
  if (turns.length === 0 || turns.includes(wish)) return next;
  const nearest = turns.find((turn) => turn >= wish) ?? turns[0];
  return { ...next, turn: nearest };
}

/** The selection turned by one, clockwise or back, through the open turns. */
export function turned(paths: readonly Path[], selection: Selection, by: 1 | -1): Selection {
  const turns = turnsAt(paths, selection);
  if (turns.length === 0) return { ...selection, turn: (selection.turn + by + 6) % 6 };
  const at = turns.indexOf(selection.turn);
  return { ...selection, turn: turns[(at + by + turns.length) % turns.length] };
}

/** The groups that begin with a pick on the board at this hex, without a tile from the hand. */
export function groupsFrom(paths: readonly Path[], hex: Hex): Group[] {
  return groupsOf(paths.filter((path) => path.tile === undefined && path.hexes[0] === hex));
}

/** The hexes where something can be begun without a tile from the hand. */
export function openingHexes(paths: readonly Path[]): Hex[] {
  const found = paths.filter((path) => path.tile === undefined && path.hexes.length > 0);
  return [...new Set(found.map((path) => path.hexes[0]))];
}
