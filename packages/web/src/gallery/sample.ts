// Positions for the gallery and for tests of the drawings.

import {
  type Board,
  EXPANDED_BOARD,
  fightFirst,
  type GameEvent,
  type GameOptions,
  MAIN_BOARD,
  nettedIn,
  type Owner,
  PRINTED_CATALOGUE,
  parseScenario,
  type State,
  type TileInfo,
  type UnitId,
} from '@nhex/engine';
import { phasesOf } from '../app/game/picture.ts';
import type { Picture } from '../board/playback.ts';
import type { BoardUnit } from '../board/types.ts';
import { drawnUnits, picturedUnits } from '../board/units.ts';

/** A printed tile that is known to be there. */
export function printed(ref: string): TileInfo {
  const tile = PRINTED_CATALOGUE.byRef.get(ref);
  if (!tile) throw new Error(`no tile ${ref}`);
  return tile;
}

/** hex, tile, rotation, wounds */
type Row = readonly [string, string, number?, number?];

const ROWS: readonly Row[] = [
  ['d2', 'outpost/hq'],
  ['d5', 'moloch/hq'],
  ['b2', 'moloch/blocker', 1, 1],
  ['b3', 'moloch/protector', 2],
  ['b4', 'moloch/net-fighter', 3],
  ['c2', 'moloch/hunter-killer', 1],
  ['c3', 'outpost/commando', 2],
  ['c4', 'moloch/juggernaut', 1, 1],
  ['d3', 'outpost/scout', 0],
  ['d4', 'outpost/mobile-armor', 3],
  ['e2', 'outpost/saboteur', 0],
  ['e3', 'moloch/gauss-cannon', 5],
  ['e4', 'outpost/runner', 5],
  ['f2', 'moloch/armored-hunter', 2],
  ['f3', 'outpost/medic', 4],
  ['f4', 'moloch/brain', 0],
];

/** Redirected shots, a Gauss beam, an explosion, a Medic, nets. */
const DOOM: readonly Row[] = [
  ['d6', 'doomsday/hq'],
  ['d5', 'doomsday/delta-shooter'],
  ['d4', 'doomsday/tripler'],
  ['f4', 'doomsday/trap', 0],
  ['b4', 'doomsday/gauss-cannon', 1],
  ['d2', 'borgo/hq'],
  ['c3', 'borgo/super-mutant', 2],
  ['d3', 'borgo/brawler', 3],
  ['e2', 'borgo/medic', 4],
  ['e3', 'borgo/mutant', 1],
  ['f3', 'borgo/claws', 4],
  ['f2', 'borgo/net-fighter', 0],
];

export const doomState = (): State =>
  parseScenario({
    players: [{ army: 'doomsday' }, { army: 'borgo' }],
    board: Object.fromEntries(DOOM.map(([hex, tile, rotation = 0]) => [hex, { tile, rotation }])),
  });

export const sampleState = (): State =>
  parseScenario({
    players: [
      { army: 'moloch', hq: 20 },
      { army: 'outpost', hq: 13 },
    ],
    starter: 0,
    board: Object.fromEntries(
      ROWS.map(([hex, tile, rotation = 0, wounds = 0]) => [hex, { tile, rotation, wounds }]),
    ),
  });

/** An army with a Structure, to look at units of two hexes. */
const WALLS = {
  key: 'walls',
  tiles: { hq: { kind: 'hq', initiative: [0], melee: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } } },
  structure: [
    {
      a: { kind: 'warrior', initiative: [3], ranged: { 0: 1 }, toughness: 1, sharpshooter: true },
      b: { kind: 'warrior', initiative: [2], melee: { 0: 2, 1: 1 }, armor: [5] },
    },
    {
      a: { kind: 'warrior', initiative: [1], melee: { 2: 1, 3: 1 }, toughness: 1, rotates: true },
      b: { kind: 'warrior', net: [3], toughness: 1, heavy: true },
    },
  ],
} as const;

/** Two Structures: one wounded, one in a net. */
export const wallsState = (): State =>
  parseScenario({
    armies: [WALLS],
    players: [{ army: 'walls' }, { army: 'hegemony' }],
    board: {
      d6: { tile: 'walls/hq' },
      d4: { tile: 'walls/structure-1a', with: 'e3', wounds: 1 },
      e3: { tile: 'walls/structure-2a', with: 'd4', wounds: 1, rotation: 1 },
      b3: { tile: 'hegemony/net-master', rotation: 2 },
      d2: { tile: 'hegemony/hq' },
      d3: { tile: 'hegemony/ganger', rotation: 3 },
      e2: { tile: 'hegemony/runner', rotation: 3 },
      f2: { tile: 'hegemony/guard', rotation: 4 },
    },
  });

export const pictureOf = (state: State): Picture => ({
  units: picturedUnits(state.units, nettedIn(state)),
  hq: state.seats.map((seat) => seat.hq),
});

/** A position and the Battle fought there. */
export function sampleBattle(state: State = sampleState()): {
  start: Picture;
  events: readonly GameEvent[];
  options: GameOptions;
} {
  return { start: pictureOf(state), events: fightFirst(state).events, options: state.options };
}

export function sampleUnits(board: Board, state = sampleState()): BoardUnit[] {
  const { units, hq } = pictureOf(state);
  const found = drawnUnits(units, { options: state.options, hq, initiative: phasesOf(state) });
  if (board === MAIN_BOARD) return found;
  const more = [
    'borgo/mutant',
    'hegemony/universal-soldier',
    'doomsday/tripler',
    'borgo/super-mutant',
    'hegemony/gladiator',
  ];
  const free = EXPANDED_BOARD.hexes.filter((hex) => !MAIN_BOARD.has[hex]);
  return [
    ...found,
    ...free.map((hex, i) => ({
      unit: (100 + i) as UnitId,
      owner: 2 as Owner,
      tiles: [{ hex, tile: printed(more[i % more.length]), rotation: i % 6 }],
    })),
  ];
}
