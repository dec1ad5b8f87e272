// The server's door: opened with a configuration, it answers requests until it is closed.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { Tokens } from './accounts/tokens.ts';
import type { Config } from './config.ts';
import { openBrains } from './games/brains.ts';
import { House } from './games/house.ts';
import { Post } from './games/post.ts';
import { buildApp, type Files } from './http/app.ts';
import { Callers } from './http/caller.ts';
import { Limits } from './http/limits.ts';
import { Streams } from './http/streams.ts';
import { makeLogger } from './log.ts';
import { openStore } from './open-store.ts';
import { Chat } from './people/chat.ts';
import { Notifier } from './people/notifier.ts';
import { Pairing } from './ratings/pairing.ts';
import { findSecret, keyFor } from './secret.ts';

export { type Config, ConfigError, configFrom } from './config.ts';
export { DataInUse } from './store/embedded.ts';

const DRAIN_MS = 5000;

export interface Server {
  readonly app: FastifyInstance;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Lets running requests end, ends the streams, closes the store. */
  close(): Promise<void>;
}

/** Opens everything. `files` answers what is no part of the interface: the web client. */
export async function openServer(
  config: Config,
  files: Files | undefined,
  now: () => number = Date.now,
): Promise<Server> {
  const store = await openStore(config, 'alone');
  const secret = await findSecret(config.secret, store, config.data);
  const tokens = new Tokens(store, keyFor(secret, 'tokens'), now);
  const limits = new Limits(config.rateLimits, now);
  const brains = openBrains();
  const log = makeLogger(config);
  const post = new Post();
  const house = new House({
    store,
    brains,
    post,
    now,
    graceMs: config.graceMs,
    onError: (error, game) => log.error({ err: error, game }, 'a table is in trouble'),
  });
  const accounts = new Accounts(store, tokens, house, now);
  const pairing = new Pairing(store, house, now);
  const chat = new Chat(store, post, config.chat, now);
  const notifier = await Notifier.open({
    store,
    config,
    now,
    onError: (error) => log.warn({ err: error }, 'somebody could not be told'),
  });
  post.onSent = (letters) => notifier.hear(letters);
  const callers = new Callers(tokens, config, limits);
  const streams = new Streams(config.rateLimits);
  const app = await buildApp(
    {
      config,
      log,
      store,
      house,
      post,
      pairing,
      chat,
      notifier,
      tokens,
      accounts,
      callers,
      limits,
      streams,
      now,
    },
    files,
  );
  const busy = new Set<ServerResponse>();
  await house.open();
  pairing.open((error) => log.error({ err: error }, 'pairing is in trouble'));
  /** Requests under way are answered, but nobody can hold the server up for long. */
  const drained = async (): Promise<void> => {
    for (const end = Date.now() + DRAIN_MS; busy.size > 0 && Date.now() < end; )
      await new Promise((next) => setTimeout(next, 20));
  };
  return {
    app,
    answer: (request, response) => {
      busy.add(response);
      response.once('close', () => busy.delete(response));
      app.routing(request, response);
    },
    close: async () => {
      streams.close();
      await drained();
      await app.close();
      await pairing.close();
      await house.close();
      await notifier.close();
      await brains.close();
      await store.close();
    },
  };
}
