// What a tile is worth before anything is known about the board: attacks, speed, staying power, what it gives.

import {
  type Catalogue,
  type Face,
  HEX_COUNT,
  NO_UNIT,
  rulesOf,
  type State,
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

function helpWorth(face: UnitFace): number {
  const edges = face.aura ? 6 : (face.connections?.length ?? 0);
  const reach = edges === 0 ? 0 : 0.6 + 0.12 * edges + (face.longDistance ? 0.3 : 0);
  const {
    melee = 0,
    ranged = 0,
    initiative = 0,
    extraAction = 0,
    medic,
    quartermaster,
    transport,
  } = face.gives ?? face.aura ?? {};
  const given =
    melee +
    ranged +
    initiative +
    extraAction +
    (medic ? 1.2 : 0) +
    (quartermaster ? 0.5 : 0) +
    (transport ? 0.7 : 0);
  const harm = face.inflicts ? 1 : 0;
  return reach * (given + harm) + (face.scopes ? 0.5 : 0) + (face.recon ? 0.6 : 0);
}

function worthOf(face: Face): number {
  if (face.kind === 'hq') return 0;
  if (face.kind === 'instant') return 1;
  const staying = 0.45 * (face.toughness ?? 0) + 0.12 * (face.armor?.length ?? 0);
  const nets = 0.9 * (face.net?.length ?? 0);
  const other =
    0.4 * (face.mobility ?? 0) + (face.exits ? 0.6 : 0) + (face.trap ? 0.4 : 0) + (face.explodes ? 0.5 : 0);
  const abilities = (face.sharpshooter ? 0.4 : 0) + (face.rotates ? 0.3 : 0) + (face.boarding ? 0.5 : 0);
  return attackWorth(face) + helpWorth(face) + staying + nets + other + abilities;
}

const known = new WeakMap<Catalogue, Float64Array>();
let latest: { catalogue: Catalogue; worths: Float64Array } | undefined;

/** By kind of tile: about 1 for a plain warrior. Goes by the face alone, so it holds for any army. */
export function worthsOf(catalogue: Catalogue): Float64Array {
  if (latest?.catalogue === catalogue) return latest.worths;
  const worths = known.get(catalogue) ?? Float64Array.from(catalogue.tiles, ({ face }) => worthOf(face));
  known.set(catalogue, worths);
  latest = { catalogue, worths };
  return worths;
}

/** The worth of what stands on the board, by seat; a Structure is worth both its tiles. */
export function boardWorths({ options, units, seats }: State): number[] {
  const worths = worthsOf(rulesOf(options).catalogue);
  const bySeat = seats.map(() => 0);
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const unit = units.at[hex];
    if (unit === NO_UNIT) continue;
    const owner = units.owner[unit];
    if (owner < bySeat.length) bySeat[owner] += worths[units.tile[hex]];
  }
  return bySeat;
}
