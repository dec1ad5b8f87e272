// How a campaign goes on: what the game of a mission brought, what a machine chooses, who plays, which missions can still
// come (CAMP-1, CAMP-2).

import {
  type ArmyChange,
  type Campaign,
  type CampaignProgress,
  type CampaignSide,
  chooserNow,
  growthOf,
  type Mission,
  machinesChoice,
  missionNow,
  missionOf,
  pointsChange,
  upgradesOf,
  withResult,
  withUpgrade,
} from '@nhex/engine';
import { type BotLevel, bot, PERSON, type Player } from '../game/players.ts';
import type { SavedGame } from '../storage.svelte.ts';
import type { KeptCampaign } from './store.svelte.ts';

export const playersOf = ({ people }: CampaignProgress, level: BotLevel): Player[] =>
  people.map((isPerson) => (isPerson ? PERSON : bot(level)));

/** The game of the mission that is to be played now, if it was begun. */
export const gameNow = ({ progress, games }: KeptCampaign): string | undefined =>
  missionNow(progress) ? games[progress.steps.length] : undefined;

/** A machine does not wait to be asked. */
function machineChooses(progress: CampaignProgress): CampaignProgress {
  const side = chooserNow(progress);
  if (side === undefined || progress.people[side]) return progress;
  return withUpgrade(progress, machinesChoice(progress));
}

/** The side that won a game; undefined: nobody did. */
const winnerIn = ({ winners = [] }: Pick<SavedGame, 'winners'>): CampaignSide | undefined =>
  winners[0] === 0 ? 0 : winners[0] === 1 ? 1 : undefined;

/** The campaign after the game of its mission, if that is over. */
export function settled(
  campaign: KeptCampaign,
  game: Pick<SavedGame, 'finished' | 'winners'> | undefined,
  now: number,
): KeptCampaign {
  if (!game?.finished || gameNow(campaign) === undefined) return campaign;
  const progress = machineChooses(withResult(campaign.progress, winnerIn(game)));
  return { ...campaign, progress, updated: now };
}

/** The mission that follows: to be played now, or once an upgrade has been chosen. */
export function missionNext(progress: CampaignProgress): Mission | undefined {
  const last = progress.steps.at(-1);
  if (!last) return missionNow(progress);
  const next = missionOf(progress.campaign, last.mission).next;
  return next && missionOf(progress.campaign, next[last.winner]);
}

export const stagesOf = ({ missions }: Campaign): number => Math.max(...missions.map(({ stage }) => stage));

export type MissionStatus = 'played' | 'now' | 'open' | 'passed';

/** What has become, or can become, of every mission, by its key. */
export function statuses(progress: CampaignProgress): Map<string, MissionStatus> {
  const { campaign, steps } = progress;
  const found = new Map<string, MissionStatus>(
    campaign.missions.map(({ scenario }) => [scenario.key, 'passed']),
  );
  const next = missionNext(progress);
  const open = next ? [next] : [];
  for (const { scenario, next: further } of open) {
    found.set(scenario.key, 'open');
    for (const key of further ?? []) {
      const mission = missionOf(campaign, key);
      if (!open.includes(mission)) open.push(mission);
    }
  }
  for (const { mission } of steps) found.set(mission, 'played');
  if (next) found.set(next.scenario.key, 'now');
  return found;
}

export interface Gains {
  /** Upgrades with the mission after which they were taken. */
  readonly upgrades: readonly { readonly upgrade: Campaign['upgrades'][number]; readonly mission: string }[];
  /** HQ points lost by defeats. */
  readonly scars: number;
  /** What a machine has more or less in the mission that follows: HQ points, tiles of the army it plays there. */
  readonly growth: number;
  readonly tiles: ArmyChange;
  /** How many upgrades are still in the pool of that side. */
  readonly left: number;
}

/** What a side has gained and lost so far. */
export function gainsOf(progress: CampaignProgress, side: CampaignSide): Gains {
  const { campaign, steps } = progress;
  const taken = upgradesOf(progress, side);
  const mission = missionNext(progress);
  const stage = mission?.stage ?? stagesOf(campaign);
  const seat = mission?.scenario.seats[side];
  const { points = 0, armies } = growthOf(progress, side, stage);
  const gained = taken.reduce((sum, { points = 0 }) => sum + points, 0);
  return {
    upgrades: taken.map((upgrade) => ({
      upgrade,
      mission: steps.find((step) => step.upgrade === upgrade.key)?.mission ?? '',
    })),
    scars: gained + points - pointsChange(progress, side, stage),
    growth: !seat || seat.withoutHq ? 0 : points,
    tiles: (seat && armies?.[seat.army]) ?? {},
    left: campaign.upgrades.filter((each) => each.side === side).length - taken.length,
  };
}
