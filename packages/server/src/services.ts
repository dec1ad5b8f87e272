// What the routes work with.

import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts/accounts.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { Config } from './config.ts';
import type { House } from './games/house.ts';
import type { Post } from './games/post.ts';
import type { Callers } from './http/caller.ts';
import type { Limits } from './http/limits.ts';
import type { Streams } from './http/streams.ts';
import type { Chat } from './people/chat.ts';
import type { Notifier } from './people/notifier.ts';
import type { Pairing } from './ratings/pairing.ts';
import type { Store } from './store/store.ts';

export interface Services {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly store: Store;
  readonly house: House;
  readonly post: Post;
  readonly pairing: Pairing;
  readonly chat: Chat;
  readonly notifier: Notifier;
  readonly tokens: Tokens;
  readonly accounts: Accounts;
  readonly callers: Callers;
  readonly limits: Limits;
  readonly streams: Streams;
  readonly now: () => number;
}
