// A table without a browser: bots that answer at once, a store in memory.
import {
  applyChoice,
  type Code,
  checkOptions,
  forecast,
  type GameOptionsInput,
  requestOf,
  type State,
  type UnitView,
} from '@nhex/engine';
import type { GameController } from '../src/app/game/controller.svelte.ts';
import { newTable } from '../src/app/game/opening.ts';
import { PERSON, type Player } from '../src/app/game/players.ts';
import type { Services } from '../src/app/game/table.ts';
import type { Thinker } from '../src/app/game/thinker.ts';
import type { SavedGame } from '../src/app/storage.svelte.ts';
import { goneIn } from '../src/board/playback.ts';

/** Answers with the choice of that number (modulo their count), like a very plain bot. */
export const plainThinker = (pick: (codes: readonly Code[], state: State) => Code): Thinker => ({
  think: async (view) => {
    const request = requestOf(view);
    return request ? { code: pick(request.codes, view as State), expected: undefined } : undefined;
  },
  warmUp: () => undefined,
  stop: () => undefined,
  hurry: () => undefined,
  forecast: async (state) => forecast(state),
  preview: async (state, codes) =>
    codes.map((code) => {
      const { state: after, events } = applyChoice(state, code);
      const hq = (each: State): number[] => each.seats.map((seat) => seat.hq);
      return {
        units: after.units,
        unitsAfter: after.units,
        gone: goneIn(events),
        atOnce: [],
        hqBefore: hq(state),
        hqAfter: hq(after),
        forecast: undefined,
      };
    }),
});

/** Units by the hex of their first tile, without what a picture knows besides. */
export const standing = (units: readonly UnitView[]): unknown =>
  units
    .map(({ unit, kind, owner, wounds, tiles }) => ({ unit, kind, owner, wounds, tiles }))
    .sort((a, b) => a.tiles[0].hex - b.tiles[0].hex);

export interface TestTable {
  readonly table: GameController;
  readonly saved: SavedGame[];
  time: number;
}

export function testTable(
  given: {
    options?: Partial<GameOptionsInput>;
    players?: readonly Player[];
    seed?: string;
    minutes?: number;
    bonus?: number;
    asksHandOver?: boolean;
    /** Without forecasts. */
    preview?: false;
  } = {},
): TestTable {
  const saved: SavedGame[] = [];
  const made: { table?: GameController; time: number } = { time: 1_000_000 };
  const services: Services = {
    thinker: plainThinker((codes) => codes[0]),
    save: async (game) => saved.push(game) > 0,
    now: () => made.time,
    botPace: () => 0,
    asksHandOver: () => given.asksHandOver ?? true,
  };
  const options = checkOptions({ armies: ['outpost', 'moloch'], ...given.options });
  const table = newTable(
    {
      options,
      seed: given.seed ?? 'test',
      players: given.players ?? [PERSON, PERSON],
      preview: given.preview ?? true,
      minutes: given.minutes ?? 0,
      bonus: given.bonus ?? 0,
    },
    services,
  );
  return {
    table,
    saved,
    get time() {
      return made.time;
    },
    set time(value) {
      made.time = value;
    },
  };
}

/** Plays on with the first choices until the wish holds; hand-overs and scenes are passed. */
export function playUntil(table: GameController, wish: (table: GameController) => boolean, pick = 0): void {
  for (let i = 0; i < 2000 && !wish(table); i++) {
    if (table.scene) table.sceneOver();
    else if (table.handOver !== undefined) table.acceptHandOver();
    else if (table.request) table.choose(table.request.choices[pick % table.request.choices.length]);
    else return;
  }
}
