// The form of a new online table: what it holds, how it is kept, and what the server is asked for.

import { armyKeys, type GameOptions } from '@nhex/engine';
import { type Draft, readRules, SEATS_OF } from '../game/new-game.ts';
import { PERSON } from '../game/players.ts';
import type { ClockSetting } from './views.ts';

export const BOTS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Holder = 'me' | 'open' | 'player' | (typeof BOTS)[number];
export const PACES = ['live', 'days', 'none'] as const;
export const MINUTES = [3, 5, 10, 15, 20, 30, 45, 60] as const;
export const INCREMENTS = [0, 5, 10, 15, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;
export const ARMY_CHOICES = ['chosen', 'random', 'draft'] as const;
export const MATCHES = ['one', 'duplicate', 'best-of-three'] as const;
/** Seconds. */
export const DELAYS = [0, 30, 120, 600] as const;

export interface TableDraft extends Draft {
  holders: Holder[];
  /** The key of a scenario that fixes everything about the rules; empty: none. */
  scenario: string;
  /** Who is asked by name, by seat. */
  names: string[];
  armyChoice: (typeof ARMY_CHOICES)[number];
  match: (typeof MATCHES)[number];
  rated: boolean;
  delay: number;
  pace: (typeof PACES)[number];
  increment: number;
  days: number;
  private: boolean;
  takeBack: boolean;
}

export const freshTable = (): TableDraft => ({
  armies: ['random', 'random'],
  players: [PERSON, PERSON],
  holders: ['me', 'open'],
  scenario: '',
  names: ['', ''],
  armyChoice: 'chosen',
  match: 'one',
  rated: false,
  delay: 0,
  ...readRules({}),
  minutes: 15,
  bonus: 0,
  seed: '',
  pace: 'live',
  increment: 10,
  days: 3,
  private: false,
  takeBack: true,
});

const KEY = 'nhex-online-draft';

/** The last table of this browser, as far as it still makes sense. */
export function loadTable(): TableDraft {
  const draft = freshTable();
  let kept: Record<string, unknown>;
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return draft;
  }
  Object.assign(draft, readRules(kept));
  draft.armyChoice = ARMY_CHOICES.find((each) => each === kept['armyChoice']) ?? draft.armyChoice;
  draft.match = MATCHES.find((each) => each === kept['match']) ?? draft.match;
  draft.delay = DELAYS.find((each) => each === kept['delay']) ?? 0;
  draft.pace = PACES.find((each) => each === kept['pace']) ?? draft.pace;
  draft.minutes = MINUTES.find((each) => each === kept['minutes']) ?? draft.minutes;
  draft.increment = INCREMENTS.find((each) => each === kept['increment']) ?? draft.increment;
  draft.days = DAYS.find((each) => each === kept['days']) ?? draft.days;
  for (const name of ['private', 'takeBack', 'rated'] as const)
    if (typeof kept[name] === 'boolean') draft[name] = kept[name];
  const known = [...armyKeys(), 'random'];
  const armies = Array.isArray(kept['armies']) ? kept['armies'].map(String) : [];
  const [least, most] = SEATS_OF(draft.mode);
  const count = Math.min(most, Math.max(least, armies.length));
  draft.armies = Array.from(
    { length: count },
    (_, seat) => known.find((army) => army === armies[seat]) ?? 'random',
  );
  const holders = Array.isArray(kept['holders']) ? kept['holders'] : [];
  draft.holders = draft.armies.map((_, seat) => {
    if (seat === 0) return 'me';
    return BOTS.find((each) => each === holders[seat]) ?? 'open';
  });
  draft.names = draft.armies.map(() => '');
  return draft;
}

export function saveTable(draft: TableDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Not kept: the next table starts from the usual set-up.
  }
}

/** As many seats as the mode and the wish say. */
export function setSeats(draft: TableDraft, wanted: number): void {
  const [least, most] = draft.scenario === '' ? SEATS_OF(draft.mode) : [wanted, wanted];
  const count = Math.min(most, Math.max(least, wanted));
  while (draft.armies.length < count) {
    draft.armies.push('random');
    draft.holders.push('open');
    draft.names.push('');
  }
  draft.armies.length = count;
  draft.holders.length = count;
  draft.names.length = count;
  if (!draft.holders.includes('me')) draft.holders[0] = 'me';
}

const clockOf = ({ pace, minutes, increment, days }: TableDraft): ClockSetting | undefined => {
  if (pace === 'none') return undefined;
  return pace === 'days' ? { days } : { base: minutes * 60, increment };
};

const seatWish = (holder: Holder, name: string): unknown => {
  if (holder === 'me' || holder === 'open') return holder;
  return holder === 'player' ? { player: name.trim() } : { bot: holder };
};

/** What is for two people who both sit down themselves. */
export const isForTwo = ({ armyChoice, match, scenario }: TableDraft): boolean =>
  (armyChoice === 'draft' && scenario === '') || match !== 'one';

/** What the server is asked for. */
export function tableRequest(draft: TableDraft, options: GameOptions): object {
  const clock = clockOf(draft);
  return {
    options: draft.scenario === '' ? options : { scenario: draft.scenario },
    seats: draft.holders.map((holder, seat) => seatWish(holder, draft.names[seat])),
    ...(clock ? { clock } : {}),
    ...(draft.armyChoice === 'chosen' || draft.scenario !== '' ? {} : { armyChoice: draft.armyChoice }),
    ...(draft.match === 'one' ? {} : { match: draft.match }),
    ...(draft.rated ? { rated: true } : {}),
    ...(draft.delay > 0 ? { delay: draft.delay } : {}),
    private: draft.private,
    takeBack: draft.takeBack,
    forecast: draft.preview,
  };
}
