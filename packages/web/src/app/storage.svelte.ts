// Games kept in this browser (IndexedDB). Where storage is forbidden or full they live in memory, and we say so.

import type { GameResult, InLanguages } from '@nhex/engine';
import type { NamedArmy } from '@nhex/texts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Player } from './game/players.ts';

export interface SavedGame {
  readonly id: string;
  readonly record: string;
  readonly players: readonly Player[];
  readonly preview: boolean;
  readonly minutes: number;
  /** Seconds that every own turn brings; games of older versions have none. */
  readonly bonus?: number;
  /** Milliseconds used by each seat. */
  readonly used: readonly number[];
  /** The seat that lost on time, as version 1 kept it; today it is a line of the record. */
  readonly lostOnTime?: number | undefined;
  readonly created: number;
  readonly updated: number;
  readonly finished: boolean;
  /** For lists, so that no record need be read for them. */
  readonly armies: readonly string[];
  /** The names of armies that are not printed; games of version 1 have none. */
  readonly ownArmies?: readonly NamedArmy[];
  readonly hq: readonly number[];
  readonly winners: readonly number[] | undefined;
  readonly reason?: GameResult['reason'] | undefined;
  readonly inputs: number;
  /** How the scenario is called that is played, by language. */
  readonly titles?: InLanguages<string> | undefined;
  /** The campaign that it is a mission of. */
  readonly campaign?: string | undefined;
  /** Who stands where, for the picture in the list; games of earlier versions have none. */
  readonly picture?: SavedPicture;
}

/** Each tile on the board: its hex, whose it is, whether it is an HQ. */
export type SavedPicture = readonly (readonly [hex: number, owner: number, isHq: boolean])[];

/** What lies in the store: games that can be listed, and the ids of those that are damaged. */
export interface Kept {
  readonly games: readonly SavedGame[];
  readonly damaged: readonly string[];
}

const isList = (value: unknown, of: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(of);
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isNamed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** Whether a stored entry holds all that the lists show; its record is read only when it is opened. */
export function isSound(entry: Partial<Record<keyof SavedGame, unknown>>): boolean {
  return (
    typeof entry.record === 'string' &&
    isList(entry.armies, (army) => typeof army === 'string') &&
    (entry.ownArmies === undefined || isList(entry.ownArmies, isNamed)) &&
    isList(entry.hq, isNumber) &&
    (entry.winners === undefined || isList(entry.winners, isNumber)) &&
    isNumber(entry.updated) &&
    isNumber(entry.inputs)
  );
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { updated: number } };
}

export type StorageTrouble = 'forbidden' | 'full';
const MOST_KEPT = 200;

export class GameStore {
  /** Why games are not kept, if they are not. */
  trouble: StorageTrouble | undefined = $state();
  /** How many games are just being written. */
  writing = $state(0);
  readonly #memory = new Map<string, SavedGame>();
  /** Of each game the latest version that this tab has read or written. */
  readonly #known = new Map<string, number>();
  readonly #channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('nhex-games');
  #db: Promise<IDBPDatabase<Schema> | undefined> | undefined;
  readonly #name: string;

  constructor(name = 'nhex') {
    this.#name = name;
  }

  #open(): Promise<IDBPDatabase<Schema> | undefined> {
    this.#db ??= openDB<Schema>(this.#name, 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).catch(() => {
      this.trouble = 'forbidden';
      return undefined;
    });
    return this.#db;
  }

  /** Keeps a game. False when another tab kept one that this tab has not seen: that one stays. */
  async put(game: SavedGame): Promise<boolean> {
    const { id, updated } = game;
    this.#memory.set(id, game);
    this.writing++;
    try {
      const db = await this.#open();
      if (!db) return true;
      const writing = db.transaction('games', 'readwrite');
      const kept = await writing.store.get(id);
      if (kept && kept.updated > (this.#known.get(id) ?? 0)) {
        this.#memory.delete(id);
        return false;
      }
      await Promise.all([writing.store.put(game), writing.done]);
      this.#known.set(id, updated);
      this.#channel?.postMessage(id);
      if (this.trouble === 'full') this.trouble = undefined;
    } catch (error) {
      this.trouble =
        error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
    } finally {
      this.writing--;
    }
    return true;
  }

  async get(id: string): Promise<SavedGame | undefined> {
    const here = this.#memory.get(id);
    try {
      const kept = await (await this.#open())?.get('games', id);
      if (kept) this.#known.set(id, kept.updated);
      // Another tab may have played on since.
      return here && kept && kept.updated > here.updated ? kept : (here ?? kept);
    } catch {
      return here;
    }
  }

  /** Calls back when another tab kept a game; the answer stops it. */
  watch(changed: (id: string) => void): () => void {
    const heard = (event: MessageEvent): void => changed(String(event.data));
    this.#channel?.addEventListener('message', heard);
    return () => this.#channel?.removeEventListener('message', heard);
  }

  /** All games, the latest first. */
  async list(): Promise<Kept> {
    const damaged: string[] = [];
    const found = new Map(this.#memory);
    try {
      const kept = (await (await this.#open())?.getAll('games')) ?? [];
      for (const game of kept) {
        if (!isSound(game)) {
          damaged.push(game.id);
          continue;
        }
        const here = found.get(game.id);
        if (!here || here.updated < game.updated) found.set(game.id, game);
      }
    } catch {
      this.trouble ??= 'forbidden';
    }
    const games = [...found.values()].sort((a, b) => b.updated - a.updated);
    for (const old of games.slice(MOST_KEPT)) void this.remove(old.id);
    return { games: games.slice(0, MOST_KEPT), damaged };
  }

  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    try {
      await (await this.#open())?.delete('games', id);
    } catch {
      this.trouble ??= 'forbidden';
    }
  }
}

export const store = new GameStore();
