// What a table is made of, and what it needs from around it.

import type { Game, GameEvent, State } from '@nhex/engine';
import { makeRecord } from '@nhex/engine';
import type { SavedGame } from '../storage.svelte.ts';
import type { ClockSetup, Clocks } from './clocks.svelte.ts';
import { winnersOnTime } from './on-time.ts';
import type { Player } from './players.ts';
import type { Thinker } from './thinker.ts';

/** Events to be played on the board, with the states around them. */
export interface Scene {
  readonly number: number;
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
  /** How many of the events have been shown before: playing begins after them. */
  readonly seen: number;
  /** A Battle is watched with controls and left on purpose, an instant passes by itself. */
  readonly isBattle: boolean;
}

export interface Services {
  readonly thinker: Thinker;
  /** Keeps the game, unless another tab did since; undefined for a table that is not kept. */
  readonly save?: ((game: SavedGame) => Promise<boolean>) | undefined;
  readonly now: () => number;
  /** Milliseconds a bot's choice takes at least, so that people can follow it. */
  readonly botPace: () => number;
  /** Whether the device is handed over with a question; yes if absent. */
  readonly asksHandOver?: (() => boolean) | undefined;
  /** Told of everything that happens, for sounds and for the live region. */
  readonly onEvents?: ((events: readonly GameEvent[], state: State) => void) | undefined;
}

export interface TableInfo {
  readonly id: string;
  readonly players: readonly Player[];
  /** Forecasts are allowed at this table. */
  readonly preview: boolean;
  readonly created: number;
}

export type Table = TableInfo & ClockSetup;

/** A table as it is stored. */
export function savedForm(game: Game, table: TableInfo, clocks: Clocks, updated: number): SavedGame {
  const { state } = game;
  const { minutes, bonus, used, lost: lostOnTime } = clocks;
  const winners = lostOnTime === undefined ? state.result?.winners : winnersOnTime(state, lostOnTime);
  return {
    id: table.id,
    record: makeRecord(game),
    players: table.players,
    preview: table.preview,
    minutes,
    bonus,
    used,
    lostOnTime,
    created: table.created,
    updated,
    finished: winners !== undefined,
    armies: state.options.armies,
    hq: state.seats.map((seat) => seat.hq),
    winners,
    inputs: game.log.length,
  };
}
