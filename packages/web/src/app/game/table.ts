// What a table is made of, and what it needs from around it.

import {
  type Choice,
  type GameEvent,
  type InLanguages,
  makeRecord,
  type NhexError,
  type Referee,
  type Request,
  type Scenario,
  type State,
  tileOf,
  unitsOn,
} from '@nhex/engine';
import type { SavedGame, SavedPicture } from '../storage.svelte.ts';
import type { ClockSetup, Clocks } from './clocks.svelte.ts';
import type { History } from './history.ts';
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
  /** It is seen a second time, at the wish of who chooses. */
  readonly again?: boolean;
}

export interface Services {
  readonly thinker: Thinker;
  /** Keeps the game, unless another tab did since; undefined for a table that is not kept. */
  readonly save?: ((game: SavedGame) => Promise<boolean>) | undefined;
  readonly now: () => number;
  /** Milliseconds a bot's choice takes at least, so that people can follow it; `step` waits for the word. */
  readonly botPace: () => number | 'step';
  /** Whether the device is handed over with a question; yes if absent. */
  readonly asksHandOver?: (() => boolean) | undefined;
  /** Whether a complete pick is played without confirmation; no if absent. */
  readonly playsAtOnce?: (() => boolean) | undefined;
  /** Told of everything that happens, for sounds and for the live region. */
  readonly onEvents?: ((events: readonly GameEvent[], state: State) => void) | undefined;
}

export interface TableInfo {
  readonly id: string;
  readonly players: readonly Player[];
  /** Forecasts are allowed at this table. */
  readonly preview: boolean;
  readonly created: number;
  /** The campaign that it is a mission of. */
  readonly campaign?: string | undefined;
}

export interface Table extends TableInfo, ClockSetup {
  /** Which of the legal choices are open at this table; all of them if absent. A lesson leaves some for later. */
  readonly allows?: ((choice: Choice, request: Request) => boolean) | undefined;
  /** Where a corrected rule kept a game of an earlier version from going on as it was played. */
  readonly departure?: NhexError | undefined;
  /** Where the game is kept by somebody else: who decides about inputs, and the clocks as they run there. */
  readonly elsewhere?: { readonly referee: Referee; readonly clocks: Clocks } | undefined;
}

const pictureOf = (state: State): SavedPicture =>
  unitsOn(state.units).flatMap(({ owner, kind, tiles }) =>
    tiles.map(({ hex }) => [hex, owner, tileOf(state, kind).isHq] as const),
  );

const titlesOf = ({ texts }: Scenario): InLanguages<string> => ({
  ...Object.fromEntries(Object.entries(texts).map(([code, each]) => [code, each?.title])),
  en: texts.en.title,
});

/** A table as it is stored. */
export function savedForm(history: History, table: TableInfo, clocks: Clocks, updated: number): SavedGame {
  const { game, steps } = history;
  const { options, result, seats } = game.state;
  const { minutes, bonus, used } = clocks;
  return {
    id: table.id,
    record: makeRecord(game),
    players: table.players,
    preview: table.preview,
    minutes,
    bonus,
    used,
    created: table.created,
    updated,
    finished: result !== undefined,
    armies: options.armies,
    ownArmies: options.ownArmies.map(({ key, name }) => ({ key, name })),
    hq: seats.map((seat) => seat.hq),
    winners: result?.winners,
    reason: result?.reason,
    inputs: steps.length,
    titles: options.scenario && titlesOf(options.scenario),
    campaign: table.campaign,
    picture: pictureOf(game.state),
  };
}
