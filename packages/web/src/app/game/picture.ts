// From a state to what the board component draws: units, ghost, marks, forecast signs. No rules here.

import {
  airStrikeHexes,
  attacks,
  type Forecast,
  grapples,
  type Hex,
  hexesOfUnit,
  isFree,
  NOWHERE,
  nettedIn,
  type Owner,
  rulesOf,
  type State,
  tileOf,
  type UnitId,
  type Units,
  unitAt,
  unitsOn,
} from '@nhex/engine';
import { goneIn } from '../../board/playback.ts';
import type { BoardLine, BoardUnit, Ghost, Marks, Outlook } from '../../board/types.ts';
import { drawnUnits, type PicturedUnit, picturedUnits } from '../../board/units.ts';
import type { GameController } from './controller.svelte.ts';
import { lastChanged } from './history.ts';
import { movedFrom, type Path } from './paths.ts';
import { ghostTile } from './prompt.ts';
import { standingsOf } from './standings.ts';
import type { AtOnce } from './thinker.ts';

type Seen = Pick<State, 'options' | 'units'>;

/** The current phases of every unit, by unit. */
export function phasesOf(state: Seen): (readonly number[] | undefined)[] {
  const phases: (readonly number[] | undefined)[] = [];
  for (const standing of standingsOf(state)) if (standing) phases[standing.unit] = standing.initiative;
  return phases;
}

/** The units of a state as a picture holds them. */
export const unitsIn = (state: Seen): PicturedUnit[] => picturedUnits(state.units, nettedIn(state));

/** More than any unit's number. */
const BEING_LAID = 1000 as UnitId;

/** The first tile of a Structure that is being deployed lies there already, as far as the eye can see. */
function firstTileOf(state: State): BoardUnit | undefined {
  const { pending, options } = state;
  if (pending?.kind !== 'lay' || !pending.first) return undefined;
  const { hex, tile, rotation } = pending.first;
  const tiles = [{ hex, tile: tileOf(state, tile), rotation }];
  return { unit: BEING_LAID, owner: pending.seat, tiles, rim: options.armies[pending.seat] };
}

/** The units of a state as the board draws them, without the tile that is lifted. */
export function unitsOf(state: State, without?: Hex): BoardUnit[] {
  const units = drawnUnits(unitsIn(state), {
    options: state.options,
    hq: state.seats.map(({ hq }) => hq),
    initiative: phasesOf(state),
  });
  const laid = firstTileOf(state);
  if (laid) units.push(laid);
  if (without === undefined) return units;
  return units
    .map((unit) => ({ ...unit, tiles: unit.tiles.filter(({ hex }) => hex !== without) }))
    .filter(({ tiles }) => tiles.length > 0);
}

/** The tile in suspense: being placed, or being moved. */
export function ghostOf(table: GameController): { ghost: Ghost | undefined; lifted: Hex | undefined } {
  const { state, request, picking } = table;
  const { selection, current } = picking;
  const none = { ghost: undefined, lifted: undefined };
  const hex = selection?.picks.at(-1);
  if (!selection || hex === undefined || !request || !current) return none;
  const suspended = { hex, turnable: picking.turns.length > 1, floating: picking.floating };
  const placed = ghostTile(table);
  if (placed) {
    return { ghost: { ...suspended, tile: placed, rotation: selection.turn }, lifted: undefined };
  }
  const from = movedFrom(current.verb, selection.picks, request.subject);
  if (from === undefined || isFree(state.units, from) || picking.turns.length === 0) return none;
  const tile = tileOf(state, state.units.tile[from]);
  // A push does not turn what it pushes.
  const rotation = current.verb === 'push' ? state.units.rotation[from] : selection.turn;
  return { ghost: { ...suspended, tile, rotation }, lifted: from };
}

function areaOf(table: GameController): readonly Hex[] {
  const choice = table.picking.pending;
  if (choice?.type === 'air-strike') return airStrikeHexes(table.state, choice.hex);
  if (choice?.type === 'small-bomb') return choice.hexes;
  return [];
}

/** The hexes an answer is about. */
const hexesAbout = ({ choice, hexes }: Path, state: State): readonly Hex[] =>
  choice.type === 'absorb' ? [state.wounding?.hits[choice.hit]?.from ?? NOWHERE] : hexes;

/** Those of the hexes with somebody to hit, or to push: a friend's redirector only passes a shot on. */
export function enemiesAmong(hexes: readonly Hex[], state: Seen, seat: Owner, verb: Path['verb']): Hex[] {
  const rules = rulesOf(state.options);
  const isFoe = verb === 'push' ? grapples : attacks;
  return hexes.filter((hex) => {
    const unit = unitAt(state.units, hex);
    return unit !== undefined && isFoe(rules, seat, unit.owner);
  });
}

/** Everything that is lit: where something can be done, who asks, and what the answer pointed at is about. */
export function marksOf(table: GameController, option: Path | undefined): Marks {
  const { state, request } = table;
  const { selection, lit, current } = table.picking;
  const seat = request?.seat;
  const verb = current?.verb;
  const aims =
    verb === 'sniper' ||
    verb === 'grenade' ||
    verb === 'aim' ||
    (verb === 'push' && (selection?.picks.length ?? 0) === 1);
  const enemies = aims && seat !== undefined ? enemiesAmong(lit, state, seat, verb) : [];
  const asks = table.mayChoose && request?.subject !== undefined ? [request.subject] : [];
  const subject = new Set([...asks, ...(option ? hexesAbout(option, state) : [])]);
  return {
    legal: lit.filter((hex) => !enemies.includes(hex)),
    target: enemies,
    selected: [...new Set(selection?.picks)],
    area: areaOf(table),
    subject: [...subject].filter((hex) => hex >= 0),
    last: table.scene || selection ? [] : lastChanged(table.history),
  };
}

type Outcome = Pick<Forecast, 'hq'> & { readonly first: Pick<Forecast['first'], 'units' | 'hq'> };

/** Signs over the units for what a Battle would do. */
export const forecastSigns = (state: State, units: Units, forecast: Forecast): Outlook[] =>
  outlooksOf(state, units, forecast, goneIn(forecast.first.events));

/** Signs over the units for what they would come to, and which of them would be gone. */
export function outlooksOf(
  state: State,
  units: Units,
  forecast: Outcome,
  gone: readonly UnitId[],
): Outlook[] {
  const { first } = forecast;
  return unitsOn(units).flatMap(({ unit, owner, wounds, tiles: [{ hex, tile }] }): Outlook[] => {
    const dies = gone.includes(unit);
    if (tileOf(state, tile).isHq) {
      const damage = (state.seats[owner]?.hq ?? 0) - first.hq[owner];
      const range = forecast.hq[owner];
      return damage > 0 || dies
        ? [{ hex, dies, damage: Math.max(0, damage), maybe: range.least !== range.most }]
        : [];
    }
    if (dies) return [{ hex, dies }];
    const more = first.units.wounds[unit] - wounds;
    return more > 0 ? [{ hex, wounds: more }] : [];
  });
}

/** Signs for what the choice itself does, before any Battle. */
export const atOnceOf = (struck: readonly AtOnce[]): Outlook[] =>
  struck.map(({ hex, dies, wounds, sure }) => ({ hex, dies, wounds, maybe: !sure, atOnce: true }));

/** What helps and holds the unit on a hex, and what it helps. */
export function linesOf(state: State, hex: Hex): BoardLine[] {
  const { units } = state;
  if (isFree(units, hex)) return [];
  const about = hexesOfUnit(units, units.at[hex]);
  const lines = new Map<string, BoardLine>();
  const add = (kind: BoardLine['kind'], from: Hex, to: Hex): void => {
    if (about.includes(from) || about.includes(to)) lines.set(`${kind}/${from}/${to}`, { kind, from, to });
  };
  standingsOf(state).forEach((standing) => {
    // A Structure is described at both its hexes: its lines end at the first.
    if (!standing || units.hex[standing.unit] !== standing.hex) return;
    for (const { from, terrain, bonus } of standing.sources)
      if (terrain === undefined) add((bonus.initiative ?? 0) < 0 ? 'hostile' : 'link', from, standing.hex);
    for (const from of standing.nettedBy) add('net', from, standing.hex);
  });
  return [...lines.values()];
}
