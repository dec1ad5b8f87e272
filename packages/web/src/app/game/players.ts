// Who sits where: a person or a bot of some level, and the set-up of a table as it is stored.

import type { GameOptions } from '@nhex/engine';

export const BOT_LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type Player =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  /** Whoever plays elsewhere: what they choose arrives. */
  | { readonly kind: 'remote'; readonly name: string };

export const PERSON: Player = { kind: 'person' };
/** Names are short, so that they fit a seat. */
export const LONGEST_NAME = 20;
/** A person, with a name if that is one. */
export function person(name: unknown): Player {
  const short = typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : '';
  return short === '' ? PERSON : { kind: 'person', name: short };
}
export const bot = (level: BotLevel): Player => ({ kind: 'bot', level });

/** Everything needed to sit down: what the engine needs, and what it does not care about. */
export interface Setup {
  readonly options: GameOptions;
  readonly seed: string;
  readonly players: readonly Player[];
  /** Forecasts are allowed at this table. */
  readonly preview: boolean;
  /** Minutes a seat for the whole game; 0 is no clock. */
  readonly minutes: number;
  /** Seconds that every own turn brings. */
  readonly bonus: number;
  /** The campaign that it is a mission of. */
  readonly campaign?: string | undefined;
}

/** Stored or received players, made sensible for that many seats. */
export function checkPlayers(given: unknown, seats: number): Player[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  return Array.from({ length: seats }, (_, seat) => {
    const each = list[seat] as Partial<{ kind: unknown; level: unknown; name: unknown }> | undefined;
    const level = BOT_LEVELS.find((known) => known === each?.level);
    return each?.kind === 'bot' && level ? bot(level) : person(each?.name);
  });
}

/** A seed nobody has to think about: short, easy to say and to type. */
export function freshSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

export const freshId = (): string => `${Date.now().toString(36)}-${freshSeed().slice(0, 4)}`;
