// What a campaign can say (CAMP-1, CAMP-2): missions on a branching path and a pool of upgrades, all of it data.

import type { InLanguages, Scenario, TileCounts } from '../scenario.ts';

/** The two sides of a campaign; in every mission a side is the seat of the same number. */
export const CAMPAIGN_SIDES = [0, 1] as const;
export type CampaignSide = (typeof CAMPAIGN_SIDES)[number];
export const otherSide = (side: CampaignSide): CampaignSide => (side === 0 ? 1 : 0);

/** One value for each side. */
export type BySide<T> = readonly [T, T];

export interface Mission {
  readonly scenario: Scenario;
  /** How far along the path it lies, from 1. */
  readonly stage: number;
  /** The mission that follows, by who has won; none after the last. */
  readonly next?: BySide<string>;
  /** Whose victory it is if nobody wins. */
  readonly drawFor: CampaignSide;
  /** Where a vanguard can stand from the start, the first free hex counts. */
  readonly posts: BySide<readonly string[]>;
}

/** What an upgrade does for a side that plays this army. */
export interface ArmyChange {
  readonly add?: TileCounts;
  readonly without?: TileCounts;
  /** A unit that stands on the board from the start. */
  readonly vanguard?: string;
}

export interface UpgradeTexts {
  readonly name: string;
  readonly does: string;
}

export interface Upgrade {
  readonly key: string;
  readonly side: CampaignSide;
  /** HQ points in every mission from now on. */
  readonly points?: number;
  readonly armies?: Readonly<Record<string, ArmyChange>>;
  readonly texts: InLanguages<UpgradeTexts>;
}

/** What a machine's side has more or less than the mission says. */
export type Growth = Pick<Upgrade, 'points' | 'armies'>;

export interface CampaignTexts {
  readonly title: string;
  readonly story: string;
  /** What the sides are called, and what is said of playing them. */
  readonly sides: BySide<string>;
  readonly about: BySide<string>;
  /** What is said in the end, by who has won the last mission. */
  readonly endings: BySide<string>;
}

export interface Campaign {
  readonly key: string;
  /** The key of the first mission. */
  readonly start: string;
  readonly missions: readonly Mission[];
  readonly upgrades: readonly Upgrade[];
  /** How strong a machine is against a person, by stage: the first is for learning. */
  readonly machine: readonly Growth[];
  readonly texts: InLanguages<CampaignTexts>;
}

export function missionOf(campaign: Campaign, key: string): Mission {
  const mission = campaign.missions.find(({ scenario }) => scenario.key === key);
  if (!mission) throw new Error(`there is no mission ${key}`);
  return mission;
}
