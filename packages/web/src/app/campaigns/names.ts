// How campaigns and their sides are called in the language in use.

import type { Campaign, CampaignProgress, CampaignSide } from '@nhex/engine';
import { missionOf } from '@nhex/engine';
import { t } from '../i18n.svelte.ts';
import type { PartTexts } from '../part-texts.svelte.ts';
import { inLanguage, textsOf } from '../scenarios/words.ts';
import type { KeptCampaign } from './store.svelte.ts';

type Words = PartTexts<'atlas'>;

export const sideName = ({ texts }: Pick<Campaign, 'texts'>, side: CampaignSide): string =>
  inLanguage(texts).sides[side];

/** The army whose colours a side has on the map: the one it begins with. */
export const armyOfSide = (campaign: Campaign, side: CampaignSide): string =>
  missionOf(campaign, campaign.start).scenario.seats[side].army;

export const missionTitle = ({ campaign }: Pick<CampaignProgress, 'campaign'>, key: string): string =>
  textsOf(missionOf(campaign, key).scenario).title;

/** The side that a single person plays; undefined where two play. */
export const ownSide = ({ people }: CampaignProgress): CampaignSide | undefined =>
  people[0] && people[1] ? undefined : people[0] ? 0 : 1;

/** "The rise of Moloch: as Moloch". */
export function campaignName({ progress }: KeptCampaign, words: Words): string {
  const { title } = inLanguage(progress.campaign.texts);
  const side = ownSide(progress);
  return side === undefined
    ? words.t('campaign.asTwo', { title })
    : words.t('campaign.as', { title, side: sideName(progress.campaign, side) });
}

/** "against Easy"; empty where two people play. */
export const opponentName = ({ progress, level }: KeptCampaign, words: Words): string =>
  ownSide(progress) === undefined
    ? ''
    : words.t('campaign.against', { level: t('player.bot', { level: t(`level.${level}`) }) });
