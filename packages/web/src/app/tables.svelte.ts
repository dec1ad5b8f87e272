// Opening tables: a new game, a stored one, a branch of a replay. The rest of the client asks here.

import type { Game, GameEvent, State } from '@nhex/engine';
import { GameController } from './game/controller.svelte.ts';
import { keptTable, newTable } from './game/opening.ts';
import { freshId, PERSON, type Player, type Setup } from './game/players.ts';
import type { Services, Table } from './game/table.ts';
import { thinker } from './game/thinker.ts';
import { router } from './router.svelte.ts';
import { reducedMotion, settings } from './settings.svelte.ts';
import { store } from './storage.svelte.ts';

type Listener = (events: readonly GameEvent[], state: State) => void;
let listener: Listener | undefined;
/** Who hears of events; the table on the screen. */
export const listen = (to: Listener | undefined): void => {
  listener = to;
};

export const services: Services = {
  thinker,
  save: (game) => store.put(game),
  now: () => Date.now(),
  botPace: () => (reducedMotion() ? 350 : 650) / settings.speed,
  asksHandOver: () => settings.handOver,
  onEvents: (events, state) => listener?.(events, state),
};

/** A table that was just opened here, so that it need not be read back from the store. */
let opened: GameController | undefined;

function sit(controller: GameController): void {
  opened = controller;
  void controller.save();
  router.go({ screen: 'table', id: controller.id });
}

export function startGame(setup: Setup): void {
  sit(newTable(setup, services));
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
  const saved = await store.get(id);
  if (!saved) return { ok: false, why: 'missing' };
  try {
    return { ok: true, controller: keptTable(saved, services) };
  } catch (error) {
    return { ok: false, why: 'stored', fault: error };
  }
}
