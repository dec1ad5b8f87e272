// Campaigns kept in this browser, each under a key of its own in localStorage: they are short lists, and every tab sees
// them at once. Where storage is forbidden or full they live in memory, and we say so.

import { type CampaignFile, type CampaignProgress, makeCampaign, readCampaign } from '@nhex/engine';
import { BOT_LEVELS, type BotLevel } from '../game/players.ts';

/** A campaign as it stands. */
export interface KeptCampaign {
  readonly id: string;
  readonly progress: CampaignProgress;
  /** How well the machine plays its side. */
  readonly level: BotLevel;
  /** The games of the missions, by step; the last may be under way. */
  readonly games: readonly string[];
  readonly updated: number;
}

export interface KeptCampaigns {
  /** The latest first. */
  readonly campaigns: readonly KeptCampaign[];
  readonly damaged: readonly { readonly id: string; readonly fault: Error }[];
}

const PREFIX = 'nhex-campaign-';

/** How the machine plays where nobody has said. */
export const USUAL_LEVEL: BotLevel = 'easy';
export const levelFrom = (value: unknown): BotLevel =>
  BOT_LEVELS.find((each) => each === value) ?? USUAL_LEVEL;

interface Stored {
  readonly file: CampaignFile;
  readonly level: BotLevel;
  readonly games: readonly string[];
  readonly updated: number;
}

/** A stored campaign. Throws where it cannot be read. */
export function readStored(id: string, text: string): KeptCampaign {
  const stored = JSON.parse(text) as Partial<Record<keyof Stored, unknown>>;
  const games = Array.isArray(stored.games) ? stored.games.filter((each) => typeof each === 'string') : [];
  return {
    id,
    progress: readCampaign(stored.file),
    level: levelFrom(stored.level),
    games,
    updated: typeof stored.updated === 'number' ? stored.updated : 0,
  };
}

const storedForm = ({ progress, level, games, updated }: KeptCampaign): Stored => ({
  file: makeCampaign(progress),
  level,
  games,
  updated,
});

class CampaignStore {
  /** The browser does not let us keep them. */
  lost = $state(false);
  readonly #memory = new Map<string, string>();

  #texts(): Map<string, string> {
    const found = new Map(this.#memory);
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key?.startsWith(PREFIX)) found.set(key.slice(PREFIX.length), localStorage.getItem(key) ?? '');
      }
    } catch {
      this.lost = true;
    }
    return found;
  }

  list(): KeptCampaigns {
    const campaigns: KeptCampaign[] = [];
    const damaged: { id: string; fault: Error }[] = [];
    for (const [id, text] of this.#texts()) {
      try {
        campaigns.push(readStored(id, text));
      } catch (error) {
        damaged.push({ id, fault: error instanceof Error ? error : new Error(String(error)) });
      }
    }
    return { campaigns: campaigns.sort((a, b) => b.updated - a.updated), damaged };
  }

  /** Undefined when there is none; throws when it cannot be read. */
  get(id: string): KeptCampaign | undefined {
    const text = this.#texts().get(id);
    return text === undefined ? undefined : readStored(id, text);
  }

  put(campaign: KeptCampaign): void {
    const text = JSON.stringify(storedForm(campaign));
    try {
      localStorage.setItem(PREFIX + campaign.id, text);
      this.#memory.delete(campaign.id);
    } catch {
      this.#memory.set(campaign.id, text);
      this.lost = true;
    }
  }

  remove(id: string): void {
    this.#memory.delete(id);
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      this.lost = true;
    }
  }

  /** Calls back when another tab changed a campaign; the answer stops it. */
  watch(changed: (id: string) => void): () => void {
    const heard = ({ key }: StorageEvent): void => {
      if (key?.startsWith(PREFIX)) changed(key.slice(PREFIX.length));
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }
}

export const campaigns = new CampaignStore();
