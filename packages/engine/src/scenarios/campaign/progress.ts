// How far a campaign has come: the list of what was played and chosen. Everything else follows from it (CAMP-1, CAMP-2).

import { readScenario } from '../read.ts';
import type { Scenario, ScenarioSeat, ScenarioUnit, TileCounts } from '../scenario.ts';
import {
  type ArmyChange,
  type BySide,
  CAMPAIGN_SIDES,
  type Campaign,
  type CampaignSide,
  type Growth,
  type Mission,
  missionOf,
  otherSide,
  type Upgrade,
} from './campaign.ts';

/** A mission that was played, and the upgrade that its winner took. */
export interface MissionStep {
  readonly mission: string;
  readonly winner: CampaignSide;
  /** Nobody won: it counts for the side that the mission names. */
  readonly draw: boolean;
  /** Undefined until it is chosen; the last mission brings none. */
  readonly upgrade: string | undefined;
}

export interface CampaignProgress {
  readonly campaign: Campaign;
  /** Which sides people play; a machine's side grows from stage to stage. */
  readonly people: BySide<boolean>;
  readonly steps: readonly MissionStep[];
}

export const newProgress = (campaign: Campaign, people: BySide<boolean>): CampaignProgress => ({
  campaign,
  people,
  steps: [],
});

/** A lost mission costs its loser so many HQ points from then on, up to a most. */
const SCAR = 2;
const MOST_SCARS = 2;
/** So many upgrades are offered at a time. */
const OFFERS = 3;

/** The mission to be played now; undefined when the campaign is over or an upgrade has to be chosen first. */
export function missionNow(progress: CampaignProgress): Mission | undefined {
  const { campaign, steps } = progress;
  const last = steps.at(-1);
  if (!last) return missionOf(campaign, campaign.start);
  const { next } = missionOf(campaign, last.mission);
  if (!next || chooserNow(progress) !== undefined) return undefined;
  return missionOf(campaign, next[last.winner]);
}

/** The side that has to choose an upgrade now. */
export function chooserNow({ campaign, steps }: CampaignProgress): CampaignSide | undefined {
  const last = steps.at(-1);
  if (!last || last.upgrade !== undefined || !missionOf(campaign, last.mission).next) return undefined;
  return last.winner;
}

/** Who has won the campaign, once the last mission is over. */
export function winnerOf({ campaign, steps }: CampaignProgress): CampaignSide | undefined {
  const last = steps.at(-1);
  return last && !missionOf(campaign, last.mission).next ? last.winner : undefined;
}

/** The upgrades a side has taken, in the order in which it did. */
export function upgradesOf({ campaign, steps }: CampaignProgress, side: CampaignSide): Upgrade[] {
  const taken = steps.flatMap(({ upgrade }) => upgrade ?? []);
  return taken.flatMap((key) => campaign.upgrades.filter((each) => each.key === key && each.side === side));
}

/** The upgrades offered now: others at every stage, so that nobody sees the whole pool at once. */
export function offersNow(progress: CampaignProgress): Upgrade[] {
  const side = chooserNow(progress);
  if (side === undefined) return [];
  const taken = upgradesOf(progress, side);
  const pool = progress.campaign.upgrades.filter((each) => each.side === side && !taken.includes(each));
  const first = (progress.steps.length * OFFERS) % Math.max(1, pool.length);
  return [...pool.slice(first), ...pool.slice(0, first)].slice(0, OFFERS);
}

/** The campaign after the mission of now. `winner`: the side that won it, undefined for nobody. */
export function withResult(progress: CampaignProgress, winner: CampaignSide | undefined): CampaignProgress {
  const mission = missionNow(progress);
  if (!mission) throw new Error('no mission is to be played now');
  const step: MissionStep = {
    mission: mission.scenario.key,
    winner: winner ?? mission.drawFor,
    draw: winner === undefined,
    upgrade: undefined,
  };
  return { ...progress, steps: [...progress.steps, step] };
}

/** The campaign after the choice of one of the upgrades offered now. */
export function withUpgrade(progress: CampaignProgress, key: string): CampaignProgress {
  if (!offersNow(progress).some((each) => each.key === key)) throw new Error(`${key} is not offered`);
  const last = progress.steps[progress.steps.length - 1];
  return { ...progress, steps: [...progress.steps.slice(0, -1), { ...last, upgrade: key }] };
}

/** What a machine takes: the pool names the most useful ones first, but HQ points are no use where there is no HQ. */
export function machinesChoice(progress: CampaignProgress): string {
  const { campaign, steps } = progress;
  const offers = offersNow(progress);
  const last = steps[steps.length - 1];
  const next = missionOf(campaign, last.mission).next?.[last.winner];
  const seat = next === undefined ? undefined : missionOf(campaign, next).scenario.seats[last.winner];
  const isForLater = ({ armies }: Upgrade): number => (seat?.withoutHq && !armies?.[seat.army] ? 1 : 0);
  const rank = (each: Upgrade): number => campaign.upgrades.indexOf(each);
  return [...offers].sort((a, b) => isForLater(a) - isForLater(b) || rank(a) - rank(b))[0].key;
}

/** What a machine that plays the side against a person has more or less at that stage. */
export function growthOf({ campaign, people }: CampaignProgress, side: CampaignSide, stage: number): Growth {
  const isMachine = !people[side] && people[otherSide(side)];
  return isMachine ? (campaign.machine[stage - 1] ?? {}) : {};
}

/** HQ points that a side has more or fewer than the mission says: scars, upgrades, a machine's growth. */
export function pointsChange(progress: CampaignProgress, side: CampaignSide, stage: number): number {
  const scars = Math.min(MOST_SCARS, progress.steps.filter(({ winner }) => winner !== side).length);
  const gained = upgradesOf(progress, side).reduce((sum, { points = 0 }) => sum + points, 0);
  const { points: growth = 0 } = growthOf(progress, side, stage);
  return gained + growth - scars * SCAR;
}

/** The mission of now as it is played: with all that earlier ones have changed. */
export function scenarioNow(progress: CampaignProgress): Scenario | undefined {
  const mission = missionNow(progress);
  if (!mission) return undefined;
  const { scenario } = mission;
  const seats = CAMPAIGN_SIDES.map((side) => changedSeat(progress, mission, side));
  const units = [
    ...(scenario.units ?? []),
    ...CAMPAIGN_SIDES.flatMap((side) => vanguards(progress, mission, side)),
  ];
  return readScenario({ ...scenario, seats, ...(units.length > 0 ? { units } : {}) }, scenario.key);
}

const DEFAULT_POINTS = 20;

function changedSeat(
  progress: CampaignProgress,
  { scenario, stage }: Mission,
  side: CampaignSide,
): ScenarioSeat {
  const seat = scenario.seats[side];
  const changes = changesOf(progress, side, seat.army, stage);
  const add = changes.reduce((counts, change) => sum(counts, change.add), seat.deck?.add ?? {});
  const without = changes.reduce((counts, change) => sum(counts, change.without), seat.deck?.without ?? {});
  const deck = {
    ...seat.deck,
    ...(Object.keys(add).length > 0 ? { add } : {}),
    ...(Object.keys(without).length > 0 ? { without } : {}),
  };
  const points = (seat.points ?? DEFAULT_POINTS) + pointsChange(progress, side, stage);
  return {
    ...seat,
    ...(seat.withoutHq ? {} : { points }),
    ...(Object.keys(deck).length > 0 ? { deck } : {}),
  };
}

const changesOf = (
  progress: CampaignProgress,
  side: CampaignSide,
  army: string,
  stage: number,
): ArmyChange[] =>
  [...upgradesOf(progress, side), growthOf(progress, side, stage)].flatMap(
    ({ armies }) => armies?.[army] ?? [],
  );

function sum(a: TileCounts, b: TileCounts = {}): TileCounts {
  const refs = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...refs].map((ref) => [ref, (a[ref] ?? 0) + (b[ref] ?? 0)]));
}

/** Units that upgrades put on the posts of the mission; one that finds no free post stays away. */
function vanguards(
  progress: CampaignProgress,
  { scenario, posts, stage }: Mission,
  side: CampaignSide,
): ScenarioUnit[] {
  const taken = new Set((scenario.units ?? []).map(({ hex }) => hex));
  const free = posts[side].filter((hex) => !taken.has(hex));
  const tiles = changesOf(progress, side, scenario.seats[side].army, stage).flatMap(
    ({ vanguard }) => vanguard ?? [],
  );
  return tiles.slice(0, free.length).map((tile, i) => ({ hex: free[i], tile, owner: side }));
}
