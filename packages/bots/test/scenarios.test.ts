// Bots in scenarios: they value objectives, treat allies for a time as such, and answer legally in every scenario and on
// every path of a campaign. NHEX_GAMES: how many games of each scenario (one by default); NHEX_SEED: which ones.

import {
  CAMPAIGN_SIDES,
  CAMPAIGNS,
  type CampaignProgress,
  chooserNow,
  codesOf,
  type Hex,
  machinesChoice,
  newProgress,
  newState,
  parseHex,
  placeUnit,
  playInPlace,
  readScenario,
  rulesOf,
  SCENARIOS,
  type Scenario,
  type ScenarioObjective,
  type SeatId,
  type State,
  scenarioNow,
  viewOf,
  winnerOf,
  withResult,
  withUpgrade,
} from '@nhex/engine';
import { describe, expect, test } from 'vitest';
import { contrast } from '../src/evaluate/contrast.ts';
import { makeEvaluate } from '../src/evaluate/evaluate.ts';
import { naiveEvaluate } from '../src/evaluate/naive.ts';
import { simpleEvaluate } from '../src/evaluate/simple.ts';
import { choose, LEVELS, makeBot } from '../src/index.ts';
import { playOn } from './games.ts';

const [FIRST, SECOND] = [0 as SeatId, 1 as SeatId];
const JUDGES = { naive: naiveEvaluate, simple: simpleEvaluate, learned: makeEvaluate() };
const [base] = SCENARIOS;
const lines = (count: number): string[] => Array.from({ length: count }, () => 'A line.');

/** Borgo against Outpost without HQs on the main board, with these objectives. */
function trial(objectives: readonly ScenarioObjective[], changes: Partial<Scenario> = {}): State {
  const texts = {
    ...base.texts.en,
    rules: [],
    goals: lines(2),
    victories: lines(2),
    objectives: lines(objectives.length),
  };
  const scenario = readScenario({
    key: 'trial',
    set: 'atlas',
    armies: base.armies,
    seats: [
      { army: 'borgo', withoutHq: true },
      { army: 'outpost', withoutHq: true },
    ],
    board: { hexes: 'b2 b3 b4 c2 c3 c4 c5 d2 d3 d4 d5 d6 e2 e3 e4 e5 f2 f3 f4'.split(' '), full: [] },
    arrivals: [{ turn: 19, owner: 0, units: [{ tile: 'factory/part', hexes: ['b2'] }] }],
    objectives,
    limit: { turns: 20 },
    end: [{ side: 1 }],
    texts: { en: texts, pl: texts },
    ...changes,
  });
  const state = newState({ scenario }, 'trial');
  playInPlace(state, codesOf(state)[0]);
  while (state.pending?.kind === 'unlucky') playInPlace(state, codesOf(state)[0]);
  return state;
}

function stand(state: State, at: string, ref: string, owner: SeatId, rotation = 0, wounds = 0): State {
  const tile = rulesOf(state.options).catalogue.byRef.get(ref);
  if (!tile) throw new Error(`there is no tile ${ref}`);
  placeUnit(state.units, { hex: parseHex(at) as Hex, tile: tile.id, rotation }, owner, wounds);
  return state;
}

/** The chance that a seat sees, when that seat has just moved. */
const chance = (judge: keyof typeof JUDGES, state: State, seat: SeatId): number =>
  JUDGES[judge](state, seat, state.turn.seat).chance;

describe.each(Object.keys(JUDGES) as (keyof typeof JUDGES)[])('the %s judgement', (judge) => {
  const deliver = (at: string): State =>
    stand(
      trial([{ kind: 'deliver', side: 0, needed: 1, tiles: ['factory/part'], hexes: ['f3'] }]),
      at,
      'factory/part',
      FIRST,
    );

  test('[ATL-5] likes a part the more the nearer it is to its goal, and the others like it the less', () => {
    const way = ['b3', 'c4', 'd4', 'e4', 'f3'].map(deliver);
    const own = way.map((state) => chance(judge, state, FIRST));
    const theirs = way.map((state) => chance(judge, state, SECOND));
    expect(own).toEqual([...own].sort((a, b) => a - b));
    expect(new Set(own).size).toBe(own.length);
    expect(theirs).toEqual([...theirs].sort((a, b) => b - a));
  });

  test('[ATL-5] likes it less with somebody in its way', () => {
    const guarded = deliver('d4');
    const aside = deliver('d4');
    for (const at of ['e2', 'e3', 'e4', 'e5']) stand(guarded, at, 'outpost/recon-center', SECOND);
    for (const at of ['b2', 'b3', 'b4', 'c2']) stand(aside, at, 'outpost/recon-center', SECOND);
    expect(chance(judge, guarded, FIRST)).toBeLessThan(chance(judge, aside, FIRST));
  });

  test('[ATL-5] likes wounds on what has to be destroyed', () => {
    const wounded = (wounds: number): State =>
      stand(
        trial([{ kind: 'destroy', side: 1, needed: 1, tiles: ['factory/part'] }]),
        'd4',
        'factory/part',
        FIRST,
        0,
        wounds,
      );
    expect(chance(judge, wounded(1), SECOND)).toBeGreaterThan(chance(judge, wounded(0), SECOND));
    expect(chance(judge, wounded(2), SECOND)).toBeGreaterThan(chance(judge, wounded(1), SECOND));
  });

  test('[ATL-5] likes to stand on what has to be held, and to have been there', () => {
    const objective: ScenarioObjective = {
      kind: 'hold',
      side: 0,
      needed: 3,
      hexes: ['d3', 'd4', 'd5'],
      least: 2,
    };
    const two = (first: string, second: string): State =>
      stand(stand(trial([objective]), first, 'borgo/medic', FIRST), second, 'borgo/super-officer', FIRST);
    const beside = chance(judge, two('c3', 'c5'), FIRST);
    const one = chance(judge, two('d3', 'c5'), FIRST);
    const both = chance(judge, two('d3', 'd5'), FIRST);
    expect(one).toBeGreaterThan(beside);
    expect(both).toBeGreaterThan(one);
    const before = two('c3', 'c5');
    if (before.course) before.course = { ...before.course, progress: [2] };
    expect(chance(judge, before, FIRST)).toBeGreaterThan(beside);
  });

  test('[ATL-5] likes turns that were survived', () => {
    const later = trial([{ kind: 'survive', side: 1, needed: 20 }]);
    const now = chance(judge, later, SECOND);
    if (later.course) later.course = { ...later.course, progress: [12] };
    expect(chance(judge, later, SECOND)).toBeGreaterThan(now);
  });
});

test('[ATL-5] an ally for a time is hardly a rival', () => {
  const alliances = [{ turn: 1, sides: [0, 0] }];
  const rivals = trial([]);
  const allies = trial([], { alliances });
  expect(contrast(rivals, FIRST, [10, 10])).toBe(0);
  expect(contrast(allies, FIRST, [10, 10])).toBeGreaterThan(5);
});

describe('what bots do', () => {
  test.each(['greedy', 'hard', 'expert'])('[ATL-5] %s brings the last part to its goal', (level) => {
    const state = trial([{ kind: 'deliver', side: 0, needed: 1, tiles: ['factory/part'], hexes: ['f3'] }]);
    stand(state, 'e4', 'factory/part', FIRST);
    stand(state, 'c4', 'outpost/medic', SECOND);
    const bot = makeBot(level);
    for (let i = 0; state.pending && state.turn.seat === FIRST && i < 12; i++) {
      const { code } = choose(bot, viewOf(state), { seed: i, nodes: 3000 });
      expect(codesOf(state)).toContain(code);
      playInPlace(state, code);
    }
    expect(state.result).toEqual({ winners: [FIRST], reason: 'objective' });
  });
});

const GAMES = Number(process.env['NHEX_GAMES'] ?? 1);
const SEED = process.env['NHEX_SEED'] ?? 'whole';
const NODES = 20;
const seated = ['greedy', ...LEVELS, 'random'].map((name) => makeBot(name));

describe('whole games', () => {
  test.each(SCENARIOS)('[ATL-5] $key: every answer is legal', { timeout: 60_000 * GAMES }, (scenario) => {
    for (let game = 0; game < GAMES; game++) {
      const from = game % seated.length;
      const state = newState({ scenario }, `${SEED}/${game}`);
      expect(playOn(state, [...seated.slice(from), ...seated], NODES)).toBeGreaterThan(5);
    }
  });

  test('[CAMP-1] bots play every path of a campaign to its end', { timeout: 300_000 }, () => {
    const [campaign] = CAMPAIGNS;
    const machine = makeBot('greedy');
    const played = new Map<string, boolean>();
    const follow = (progress: CampaignProgress): number => {
      if (winnerOf(progress) !== undefined) return 1;
      const scenario = scenarioNow(progress);
      if (!scenario) throw new Error('a dead end');
      // The same mission with the same changes is played once.
      const text = JSON.stringify(scenario);
      if (!played.has(text)) played.set(text, playOn(newState({ scenario }, text), [machine], NODES) > 5);
      return CAMPAIGN_SIDES.reduce<number>((paths, side) => {
        const after = withResult(progress, side);
        const next = chooserNow(after) === undefined ? after : withUpgrade(after, machinesChoice(after));
        return paths + follow(next);
      }, 0);
    };
    expect(follow(newProgress(campaign, [true, false]))).toBe(32);
    expect([...played.values()].every(Boolean)).toBe(true);
  });
});
