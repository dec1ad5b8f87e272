// From a state to what the board component draws: units, ghost, marks, forecast signs. No rules here.

import {
  describeUnits,
  EMPTY,
  type Forecast,
  type Hex,
  NEIGHBOURS,
  type State,
  tileInfo,
  unitOwner,
  unitRotation,
  unitTile,
  unitWounds,
} from '@nhex/engine';
import type { BoardLine, BoardUnit, Ghost, Marks, Outlook } from '../../board/types.ts';
import { unitsOf as drawn } from '../../board/units.ts';
import type { GameController } from './controller.svelte.ts';
import type { Path } from './paths.ts';
import { ghostTile } from './prompt.ts';

/** The units of a state as the board draws them, without the one that is lifted. */
export function unitsOf(state: State, without?: Hex): BoardUnit[] {
  const standing = describeUnits(state);
  const board =
    without === undefined ? state.board : state.board.map((unit, hex) => (hex === without ? EMPTY : unit));
  return drawn(board, {
    armies: state.options.armies,
    hq: state.seats.map(({ hq }) => hq),
    netted: standing.map((unit) => unit?.netted ?? false),
    initiative: standing.map((unit) => unit?.initiative),
  });
}

const MOVES = ['move', 'mobility', 'transport', 'rotate', 'step'];

/** The tile in suspense: being placed, or being moved. */
export function ghostOf(table: GameController): { ghost: Ghost | undefined; lifted: Hex | undefined } {
  const { state, request } = table;
  const { selection } = table.picking;
  const none = { ghost: undefined, lifted: undefined };
  const hex = selection?.picks.at(-1);
  if (!selection || hex === undefined || !request) return none;
  const verb = table.picking.groups.find(({ key }) => key === selection.group)?.verb ?? '';
  const placed = ghostTile(table);
  if (placed !== undefined) {
    return {
      ghost: {
        hex,
        tile: placed,
        rotation: selection.turn,
        turnable: table.picking.turns.length > 1,
        floating: table.picking.floating,
      },
      lifted: undefined,
    };
  }
  if (verb === 'push' && selection.picks.length === 3) {
    const [, target, to] = selection.picks;
    const pushed = state.board[target];
    return { ghost: { hex: to, tile: unitTile(pushed), rotation: unitRotation(pushed) }, lifted: target };
  }
  if (!MOVES.includes(verb) || table.picking.turns.length === 0) return none;
  const from = verb === 'step' ? request.subject : selection.picks[0];
  const unit = from === undefined ? 0 : state.board[from];
  if (!unit || from === undefined) return none;
  return {
    ghost: {
      hex,
      tile: unitTile(unit),
      rotation: selection.turn,
      turnable: table.picking.turns.length > 1,
      floating: table.picking.floating,
    },
    lifted: from,
  };
}

function areaOf(table: GameController): readonly Hex[] {
  const choice = table.picking.pending;
  if (choice?.type === 'air-strike') return [choice.hex, ...NEIGHBOURS[choice.hex]];
  if (choice?.type === 'small-bomb') return choice.hexes;
  return [];
}

/** Where the last choice happened. */
export function lastHexes(table: GameController): Hex[] {
  const events = table.history.steps.at(-1)?.events ?? [];
  return events.flatMap((event) => {
    if (event.type === 'placed' || event.type === 'hq-placed') return [event.hex];
    if (event.type === 'moved') return [event.to];
    return [];
  });
}

/** The hexes an answer is about. */
const hexesAbout = ({ choice, hexes }: Path, state: State): readonly Hex[] =>
  choice.type === 'absorb' ? [state.wounding?.hits[choice.hit]?.from ?? -1] : hexes;

/** Everything that is lit: where something can be done, who asks, and what the answer pointed at is about. */
export function marksOf(table: GameController, option: Path | undefined): Marks {
  const { state, request } = table;
  const { selection, lit } = table.picking;
  const seat = request?.seat;
  const verb = selection ? table.picking.groups.find(({ key }) => key === selection.group)?.verb : undefined;
  const aims =
    verb === 'sniper' || verb === 'grenade' || (verb === 'push' && (selection?.picks.length ?? 0) === 1);
  const enemies = aims ? lit.filter((hex) => state.board[hex] && unitOwner(state.board[hex]) !== seat) : [];
  const asks = table.mayChoose && request?.subject !== undefined ? [request.subject] : [];
  const subject = new Set([...asks, ...(option ? hexesAbout(option, state) : [])]);
  return {
    legal: lit.filter((hex) => !enemies.includes(hex)),
    target: enemies,
    selected: [...new Set(selection?.picks)],
    area: areaOf(table),
    subject: [...subject].filter((hex) => hex >= 0),
    last: table.scene || selection ? [] : [...new Set(lastHexes(table))],
  };
}

type Outcome = Pick<Forecast, 'hq'> & { readonly first: Pick<Forecast['first'], 'board' | 'hq'> };

/** Signs over the units for what a Battle would do. */
export function outlooksOf(state: State, board: readonly number[], forecast: Outcome): Outlook[] {
  const { first } = forecast;
  return board.flatMap((unit, hex): Outlook[] => {
    if (!unit) return [];
    const owner = unitOwner(unit);
    const later = first.board[hex];
    const isHq = tileInfo(unitTile(unit)).isHq;
    if (isHq) {
      const before = state.seats[owner]?.hq ?? 0;
      const damage = before - first.hq[owner];
      const range = forecast.hq[owner];
      return damage > 0 || !later
        ? [{ hex, dies: !later, damage: Math.max(0, damage), maybe: range.least !== range.most }]
        : [];
    }
    if (!later || unitTile(later) !== unitTile(unit)) return [{ hex, dies: true }];
    const wounds = unitWounds(later) - unitWounds(unit);
    return wounds > 0 ? [{ hex, wounds }] : [];
  });
}

/** What helps and holds the unit on a hex, and what it helps. */
export function linesOf(state: State, hex: Hex): BoardLine[] {
  const standing = describeUnits(state);
  const lines: BoardLine[] = [];
  standing.forEach((unit, to) => {
    if (!unit) return;
    for (const { from, bonus } of unit.sources) {
      if (from !== hex && to !== hex) continue;
      lines.push({ kind: (bonus.initiative ?? 0) < 0 ? 'hostile' : 'link', from, to });
    }
    for (const from of unit.nettedBy) if (from === hex || to === hex) lines.push({ kind: 'net', from, to });
  });
  const seen = new Set<string>();
  return lines.filter(({ kind, from, to }) => {
    const key = `${kind}/${from}/${to}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
