// The worker: bots think here, and forecasts are reckoned here, so that the page stays free.

import { type Bot, makeBot } from '@nhex/bots';
import {
  applyChoice,
  type Choice,
  type Code,
  codeType,
  type Forecast,
  forecast,
  type GameEvent,
  type GameOptions,
  type Hex,
  type Owner,
  packChoice,
  parseScenario,
  type State,
  stageOf,
  type TileId,
  type UnitId,
  type Units,
  type View,
} from '@nhex/engine';
import { expose } from 'comlink';
import { goneIn } from '../../board/playback.ts';

export interface Thought {
  readonly code: Code;
  /** What the bot expects and what it considered, if it says so. */
  readonly expected: number | undefined;
}

/** A unit that an instant strikes; `sure` unless Medics may still help. */
export interface AtOnce {
  readonly unit: UnitId;
  readonly tile: TileId;
  readonly owner: Owner;
  readonly hex: Hex;
  readonly dies: boolean;
  readonly wounds: number;
  readonly sure: boolean;
}

/** What a choice leads to: the board after it, then the Battle that would follow. Nothing hidden is looked at. */
export interface Preview {
  /** The board after the choice itself. */
  readonly units: Units;
  /** What the choice itself does to units, before any Battle. */
  readonly atOnce: readonly AtOnce[];
  readonly hqBefore: readonly number[];
  /** How it would end: after the Battle if there is one to be fought, else right after the choice. */
  readonly hqAfter: readonly number[];
  readonly unitsAfter: Units;
  /** The units that fall or leave on the way there. */
  readonly gone: readonly UnitId[];
  readonly forecast: Forecast | undefined;
}

/** An answer with the milliseconds it took to reckon. */
export interface Timed<T> {
  readonly answer: T;
  readonly ms: number;
}
function timed<T>(reckon: () => T): Timed<T> {
  const start = performance.now();
  const answer = reckon();
  return { answer, ms: performance.now() - start };
}

/** By level. A bot follows its plan through a turn, so the same one is asked again. */
const bots = new Map<string, Bot>();

function botOf(level: string): Bot {
  const bot = bots.get(level) ?? makeBot(level);
  bots.set(level, bot);
  return bot;
}

let known: { readonly text: string; readonly options: GameOptions } | undefined;

/** The same with options that were seen before: everything that follows from them is kept with the object. */
function withKnownOptions<T extends View>(view: T): T {
  const text = JSON.stringify(view.options);
  if (known?.text !== text) known = { text, options: view.options };
  return { ...view, options: known.options };
}

/** A small Battle with modules, a Medic, a net and both kinds of attack. */
const WARM_UP = {
  players: [{ army: 'moloch' }, { army: 'borgo' }],
  board: {
    d6: { tile: 'moloch/hq' },
    d5: { tile: 'moloch/officer' },
    d4: { tile: 'moloch/hybrid' },
    c4: { tile: 'moloch/net-fighter' },
    d2: { tile: 'borgo/hq' },
    d3: { tile: 'borgo/super-mutant', rotation: 3 },
    e2: { tile: 'borgo/medic', rotation: 4 },
    e3: { tile: 'borgo/claws', rotation: 4 },
  },
};

const SLICE = 12;
/** Each takes a few milliseconds at most. */
const WARM_UPS = 12;
let running = 0;
let hurried = false;

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const api = {
  /** Thinks about a view; undefined when stopped meanwhile. */
  async think(
    view: View,
    level: string,
    seed: number,
    progress: (done: number) => void,
  ): Promise<Thought | undefined> {
    const mine = ++running;
    hurried = false;
    let best: Choice | undefined;
    const thinking = botOf(level).think(withKnownOptions(view), { seed });
    let told = performance.now();
    for (;;) {
      const started = performance.now();
      do {
        const slice = thinking.next();
        if (slice.done) {
          return { code: slice.value.code, expected: slice.value.explanation?.expected };
        }
        best = slice.value.best ?? best;
        if (performance.now() - told > 100) {
          told = performance.now();
          progress(slice.value.done);
        }
      } while (performance.now() - started < SLICE);
      await nextTask();
      if (mine !== running) return undefined;
      if (hurried && best) return { code: packChoice(best), expected: undefined };
    }
  },

  stop(): void {
    running++;
  },

  hurry(): void {
    hurried = true;
  },

  /** Forecasts for nothing, until the code is as quick as it gets; questions that come meanwhile are answered in between. */
  async warmUp(): Promise<Timed<Forecast>> {
    const state = parseScenario(WARM_UP);
    for (let i = 0; i < WARM_UPS; i++) {
      forecast(withKnownOptions(state));
      await nextTask();
    }
    return timed(() => forecast(state));
  },

  /** What a Battle would do to the board as it stands. */
  forecast(state: State): Timed<Forecast> {
    return timed(() => forecast(withKnownOptions(state)));
  },

  /** What each of these choices leads to. */
  preview(state: State, codes: readonly Code[]): Timed<Preview[]> {
    const seen = withKnownOptions(state);
    return timed(() => codes.map((code) => previewOf(seen, code)));
  },
};

const hqOf = (state: State): number[] => state.seats.map((seat) => seat.hq);

/** Whom the choice itself strikes, and how they fare; while Medics are asked, as if none helped. */
function struckBy(events: readonly GameEvent[], after: State): AtOnce[] {
  const own = events.filter(({ battle }) => battle === undefined);
  const struck = own.filter((event) => event.type === 'strike' || event.type === 'blast');
  const isOpen = after.wounding !== undefined;
  const units = new Map(struck.map((event) => [event.victim, event]));
  return [...units.values()].flatMap(({ victim, victimOwner, target, to }) => {
    const dies = own.some((event) => event.type === 'died' && event.unit === victim);
    const hits = struck.filter((event) => event.victim === victim);
    const lethal = hits.some((event) => event.type === 'strike' && event.lethal);
    const wounds = isOpen
      ? hits.reduce((sum, event) => sum + event.strength, 0)
      : own.reduce(
          (sum, event) => sum + (event.type === 'wounded' && event.unit === victim ? event.wounds : 0),
          0,
        );
    if (!isOpen && !dies && wounds === 0) return [];
    const all = { unit: victim, tile: target, owner: victimOwner, hex: to };
    return [{ ...all, dies: dies || (isOpen && lethal), wounds, sure: !isOpen }];
  });
}

function previewOf(state: State, code: Code): Preview {
  const hqBefore = hqOf(state);
  // Calling a Battle draws tiles afterwards: look at the Battle only.
  const type = codeType(code);
  const isCall = type === 'battle' || type === 'board';
  const { state: after, events } = isCall ? { state, events: [] } : applyChoice(state, code);
  const same = after.turn.number === state.turn.number && after.pending !== undefined;
  const fights = isCall || (same && (after.battle !== undefined || state.battle === undefined));
  const isSetUp = [stageOf(state), stageOf(after)].some((stage) => stage === 'hq' || stage === 'mercenary');
  // Half a Structure fights no Battle, and whoever holds back wants none.
  const isHalf = stageOf(after) === 'lay' || type === 'hold';
  const seen = fights && !isSetUp && !isHalf ? forecast(after) : undefined;
  return {
    units: same ? after.units : state.units,
    atOnce: struckBy(events, after),
    hqBefore,
    hqAfter: seen ? seen.first.hq : hqOf(after),
    unitsAfter: seen ? seen.first.units : after.units,
    gone: goneIn([...events, ...(seen?.first.events ?? [])]),
    forecast: seen,
  };
}

export type ThinkerApi = typeof api;
expose(api);
