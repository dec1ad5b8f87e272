// Positions for the gallery and for tests of the drawings.

import {
  type BoardName,
  describeUnits,
  fightFirst,
  type GameEvent,
  hexesOf,
  parseScenario,
  type State,
  tileByRef,
} from '@nhex/engine';
import type { Picture } from '../board/playback.ts';
import type { BoardUnit } from '../board/types.ts';
import { unitsOf } from '../board/units.ts';

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

export const pictureOf = (state: State): Picture => ({
  board: state.board,
  hq: state.seats.map((seat) => seat.hq),
  netted: describeUnits(state).map((unit) => unit?.netted ?? false),
});

/** A position and the Battle fought there. */
export function sampleBattle(state: State = sampleState()): {
  start: Picture;
  events: readonly GameEvent[];
  armies: readonly string[];
} {
  return { start: pictureOf(state), events: fightFirst(state).events, armies: state.options.armies };
}

export function sampleUnits(board: BoardName): BoardUnit[] {
  const state = sampleState();
  const { hq, netted } = pictureOf(state);
  const initiative = describeUnits(state).map((unit) => unit?.initiative);
  const found = unitsOf(state.board, { armies: state.options.armies, hq, netted, initiative });
  if (board === 'main') return found;
  const more = [
    'borgo/mutant',
    'hegemony/universal-soldier',
    'doomsday/tripler',
    'borgo/super-mutant',
    'hegemony/gladiator',
  ];
  const free = hexesOf('expanded').filter((hex) => !hexesOf('main').includes(hex));
  return [
    ...found,
    ...free.map((hex, i) => ({
      hex,
      tile: tileByRef(more[i % more.length])?.id ?? 0,
      owner: 2,
      rotation: i % 6,
    })),
  ];
}
