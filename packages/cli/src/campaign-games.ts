// Missions of a campaign as somebody plays them against a machine: in every way in which one can come to them (CAMP-1).

import {
  CAMPAIGN_SIDES,
  CAMPAIGNS,
  type Campaign,
  type CampaignProgress,
  type CampaignSide,
  checkOptions,
  chooserNow,
  machinesChoice,
  missionNow,
  missionOf,
  newProgress,
  type Scenario,
  scenarioNow,
  withResult,
  withUpgrade,
} from '@nhex/engine';
import { gameSeed, newTally, type Player, playGame } from './playout.ts';

export const campaignOf = ({ key }: Scenario): Campaign | undefined =>
  CAMPAIGNS.find(({ missions }) => missions.some(({ scenario }) => scenario.key === key));

/** Every way to that mission, by who won those before it; upgrades as a machine takes them. */
function waysTo(progress: CampaignProgress, key: string): CampaignProgress[] {
  const mission = missionNow(progress);
  if (!mission) return [];
  if (mission.scenario.key === key) return [progress];
  return CAMPAIGN_SIDES.flatMap((side) => {
    const played = withResult(progress, side);
    if (chooserNow(played) === undefined) return [];
    return waysTo(withUpgrade(played, machinesChoice(played)), key);
  });
}

interface Trial {
  readonly players: readonly Player[];
  readonly games: number;
  readonly seed: string;
  /** Called after each game. */
  readonly played: () => Promise<void>;
}

/** How often the player of that side wins the mission, over games on all ways to it in turn. A draw is whose the mission says. */
export async function winsAsPlayer(
  campaign: Campaign,
  key: string,
  side: CampaignSide,
  { players, games, seed, played }: Trial,
): Promise<number> {
  const ways = waysTo(newProgress(campaign, [side === 0, side === 1]), key);
  const { drawFor } = missionOf(campaign, key);
  const tally = newTally(players.length);
  for (let i = 0; i < games; i++) {
    const options = checkOptions({ scenario: scenarioNow(ways[i % ways.length]) });
    playGame(options, gameSeed(`${seed}/${side}`, i), players, tally);
    await played();
  }
  return tally.wins[side] + (drawFor === side ? tally.draws : 0);
}
