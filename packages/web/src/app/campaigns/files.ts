// Campaigns as files: what the engine writes, and how well the machine plays.

import { makeCampaign, readCampaign } from '@nhex/engine';
import { freshId } from '../game/players.ts';
import { readJsonFile } from '../json-file.ts';
import { saveFile } from '../share.ts';
import { type KeptCampaign, levelFrom } from './store.svelte.ts';

const LONGEST = 50_000;

export function saveCampaign({ progress, level }: KeptCampaign): void {
  const text = JSON.stringify({ ...makeCampaign(progress), level }, undefined, 2);
  saveFile(`nhex-campaign-${progress.campaign.key}.json`, `${text}\n`, 'application/json');
}

/** A campaign from a value. Throws a NhexError that names the place. */
export function campaignFrom(value: unknown, now: number): KeptCampaign {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { level, ...file } = (isObject ? value : {}) as Record<string, unknown>;
  const progress = readCampaign(isObject ? file : value);
  return { id: freshId(), progress, level: levelFrom(level), games: [], updated: now };
}

/** The campaign of a file; throws a BadFile besides. */
export const openCampaign = async (file: File): Promise<KeptCampaign> =>
  campaignFrom(await readJsonFile(file, LONGEST), Date.now());
