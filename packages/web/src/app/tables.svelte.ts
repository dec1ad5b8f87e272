// Opening tables: a new game, a stored one, a branch of a replay. The rest of the client asks here.

import { checkOptions, type Game, type GameEvent, type State } from '@nhex/engine';
import { GameController } from './game/controller.svelte.ts';
import { newTable } from './game/opening.ts';
import { freshId, freshSeed, PERSON, type Player, type Setup } from './game/players.ts';
import type { Services, Table } from './game/table.ts';
import { thinker } from './game/thinker.ts';
import { router } from './router.svelte.ts';
import { knowScenariosOf } from './scenarios/known.ts';
import { type Pace, settings } from './settings.svelte.ts';
import { store } from './storage.svelte.ts';

type Listener = (events: readonly GameEvent[], state: State) => void;
let listener: Listener | undefined;
/** Who hears of events; the table on the screen. */
export const listen = (to: Listener | undefined): void => {
  listener = to;
};

/** How long a bot's choice takes at least. */
const PACE_MS: Readonly<Record<Pace, number | 'step'>> = {
  slow: 2400,
  normal: 1300,
  fast: 150,
  step: 'step',
};

export const services: Services = {
  thinker,
  save: (game) => store.put(game),
  now: () => Date.now(),
  botPace: () => PACE_MS[settings.pace],
  asksHandOver: () => settings.handOver,
  playsAtOnce: () => settings.oneTap,
  onEvents: (events, state) => listener?.(events, state),
};

/** A table that was just opened here, so that it need not be read back from the store. */
let opened: GameController | undefined;

function sit(controller: GameController): string {
  opened = controller;
  void controller.save();
  router.go({ screen: 'table', id: controller.id });
  return controller.id;
}

/** Sits down at a new game; says its id. */
export const startGame = (setup: Setup): string => sit(newTable(setup, services));

/** The same game once more, with new shuffles. */
export function playAgain(
  { state, players, preview, clocks }: GameController,
  armies: readonly string[] = state.options.armies,
): void {
  const { scenario } = state.options;
  startGame({
    // A scenario begins as it began, whatever its alliances have become.
    options: scenario ? checkOptions({ scenario }) : { ...state.options, armies },
    seed: freshSeed(),
    players,
    preview,
    minutes: clocks.minutes,
    bonus: clocks.bonus,
  });
}

const untimed = (players: readonly Player[]): Table => ({
  id: freshId(),
  players,
  preview: true,
  minutes: 0,
  bonus: 0,
  used: [],
  created: services.now(),
});

/** Plays on from a point of another game. */
export function branch(game: Game, players: readonly Player[], preview: boolean): void {
  sit(new GameController(game, { ...untimed(players), preview }, services));
}

/** Puts a game from elsewhere into this browser's list. */
export async function keepGame(game: Game, players: readonly Player[] | undefined): Promise<void> {
  const table = untimed(players ?? game.state.seats.map(() => PERSON));
  await new GameController(game, table, services).save();
}

export type Opened =
  | { readonly ok: true; readonly controller: GameController }
  | { readonly ok: false; readonly why: 'missing' | 'stored'; readonly fault?: unknown };

export async function openTable(id: string): Promise<Opened> {
  if (opened?.id === id) {
    const controller = opened;
    opened = undefined;
    return { ok: true, controller };
  }
  const fetching = import('./game/kept.ts');
  const saved = await store.get(id);
  if (!saved) return { ok: false, why: 'missing' };
  try {
    const { keptTable } = await fetching;
    await knowScenariosOf(saved.record);
    return { ok: true, controller: keptTable(saved, services) };
  } catch (error) {
    return { ok: false, why: 'stored', fault: error };
  }
}
