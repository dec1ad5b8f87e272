// From the engine's list of legal choices to what a person does with hand and board: each choice is reached by
// picking a verb (mostly by picking a tile), then hexes in order, then a turn of the tile. Nothing here judges
// legality: what is not in the list cannot be reached.

import { type Choice, type ChoiceType, type Hex, type Instant, type TileId, tileInfo } from '@nhex/engine';

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

const same = (a: readonly Hex[], b: readonly Hex[]): boolean =>
  a.length === b.length && a.every((hex, i) => hex === b[i]);

function hexesOfChoice(choice: Choice): { hexes: Hex[]; turn: number; detail?: string } {
  switch (choice.type) {
    case 'place':
    case 'bomber':
    case 'hq':
    case 'rotate':
      return { hexes: [choice.hex], turn: choice.rotation };
    case 'move':
    case 'mobility':
      return { hexes: [choice.from, choice.to], turn: choice.rotation };
    case 'transport':
      return { hexes: [choice.from, choice.to], turn: choice.rotation, detail: `via${choice.via}` };
    case 'step':
      return { hexes: [choice.to], turn: choice.rotation };
    case 'push':
      return {
        hexes:
          choice.to === undefined
            ? [choice.pusher, choice.target]
            : [choice.pusher, choice.target, choice.to],
        turn: 0,
      };
    case 'push-to':
      return { hexes: [choice.to], turn: 0 };
    case 'sniper':
    case 'grenade':
    case 'air-strike':
    case 'declare-next':
      return { hexes: [choice.hex], turn: 0 };
    case 'treat':
      return { hexes: [choice.patient, choice.medic], turn: 0 };
    case 'sacrifice':
      return { hexes: [choice.medic], turn: 0 };
    case 'convert':
      return { hexes: [], turn: 0, detail: `${choice.edge}${choice.to}` };
    case 'redraw':
      return { hexes: [], turn: 0, detail: choice.slots.join('+') };
    case 'take':
    case 'mercenary':
      return { hexes: [], turn: 0, detail: `${choice.tile}` };
    case 'absorb':
      return { hexes: [], turn: 0, detail: `${choice.hit}` };
    case 'name':
    case 'award':
      return { hexes: [], turn: 0, detail: `${choice.seat}` };
    case 'small-bomb':
    case 'explode':
    case 'attack':
    case 'discard':
    case 'battle':
    case 'draw':
    case 'keep':
    case 'stop':
    case 'end':
      return { hexes: [], turn: 0 };
  }
}

function tileOfChoice(choice: Choice, hand: readonly TileId[]): TileId | undefined {
  if (choice.type === 'place' || choice.type === 'discard' || choice.type === 'bomber') return choice.tile;
  const instant = INSTANT_OF[choice.type];
  return instant === undefined ? undefined : hand.find((tile) => tileInfo(tile).instant === instant);
}

/** All ways to the legal choices; `hand` is the hand of who chooses. */
export function pathsOf(choices: readonly Choice[], hand: readonly TileId[]): Path[] {
  const paths: Path[] = [];
  const variants = new Map<Hex, number>();
  for (const choice of choices) {
    const tile = tileOfChoice(choice, hand);
    const { hexes, turn, detail } = hexesOfChoice(choice);
    const group = [choice.type, tile, detail].filter((part) => part !== undefined).join(':');
    const path = { choice, group, verb: choice.type, tile };
    if (choice.type === 'small-bomb') {
      // Any of the three hexes may be picked; turning goes through the triples around it.
      for (const hex of choice.hexes) {
        const number = variants.get(hex) ?? 0;
        variants.set(hex, number + 1);
        paths.push({ ...path, hexes: [hex], turn: number });
      }
    } else paths.push({ ...path, hexes, turn });
  }
  return paths;
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
