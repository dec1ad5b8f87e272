// A campaign under way as a file: what was played and chosen, read again step by step, so that only what can be is taken.

import { makeBorder } from '../../base/border.ts';
import { refuse } from '../../base/error.ts';
import { CAMPAIGN_SIDES, type CampaignSide } from './campaign.ts';
import { CAMPAIGNS } from './index.ts';
import {
  type CampaignProgress,
  chooserNow,
  missionNow,
  newProgress,
  offersNow,
  winnerOf,
  withResult,
  withUpgrade,
} from './progress.ts';

const CODE = 'bad-campaign';
const border = makeBorder(CODE);
const MOST_STEPS = 50;

/** What is written: the campaign's key, who plays, and the steps. */
export interface CampaignFile {
  readonly campaign: string;
  readonly people: readonly boolean[];
  readonly steps: readonly { readonly winner: CampaignSide | null; readonly upgrade?: string }[];
}

export const makeCampaign = ({ campaign, people, steps }: CampaignProgress): CampaignFile => ({
  campaign: campaign.key,
  people: [...people],
  steps: steps.map(({ winner, draw, upgrade }) => ({
    winner: draw ? null : winner,
    ...(upgrade === undefined ? {} : { upgrade }),
  })),
});

/** Reads a campaign (already parsed from JSON), or throws a NhexError that names the place. */
export function readCampaign(value: unknown, place = 'campaign'): CampaignProgress {
  const fields = border.fields(place, value, ['campaign', 'people', 'steps']);
  const key = border.oneOf(
    `${place}.campaign`,
    fields.get('campaign'),
    CAMPAIGNS.map((each) => each.key),
  );
  const campaign = CAMPAIGNS.find((each) => each.key === key) ?? CAMPAIGNS[0];
  const people = border.list(`${place}.people`, fields.get('people'), 'sides');
  if (people.length !== 2 || people.some((each) => typeof each !== 'boolean'))
    refuse(CODE, 'one-for-each', { field: 'people', count: 2 }, `${place}.people`);
  const steps = border.list(`${place}.steps`, fields.get('steps'), 'steps');
  if (steps.length > MOST_STEPS) refuse(CODE, 'too-many-items', { most: MOST_STEPS }, `${place}.steps`);
  const start = newProgress(campaign, [people[0] === true, people[1] === true]);
  return steps.reduce<CampaignProgress>(
    (progress, step, i) => readStep(progress, step, `${place}.steps[${i}]`),
    start,
  );
}

function readStep(progress: CampaignProgress, step: unknown, place: string): CampaignProgress {
  const fields = border.fields(place, step, ['winner', 'upgrade']);
  if (winnerOf(progress) !== undefined) refuse(CODE, 'campaign-over', {}, place);
  if (!missionNow(progress)) refuse(CODE, 'field-missing', { field: 'upgrade' }, place);
  const won = fields.get('winner');
  const winner = won === null ? undefined : CAMPAIGN_SIDES[border.wholeNumber(`${place}.winner`, won, 0, 1)];
  const played = withResult(progress, winner);
  if (!fields.has('upgrade')) return played;
  if (chooserNow(played) === undefined) refuse(CODE, 'campaign-over', {}, `${place}.upgrade`);
  const upgrade = border.oneOf(
    `${place}.upgrade`,
    fields.get('upgrade'),
    offersNow(played).map((each) => each.key),
  );
  return withUpgrade(played, upgrade);
}
