// Coming in: a guest in one call.

import { randomInt } from 'node:crypto';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { newId } from '../accounts/tokens.ts';
import type { Services } from '../services.ts';
import { addressOf } from './caller.ts';
import { ErrorAnswer, GuestAnswer } from './schemas.ts';

export const playerRoutes =
  ({ store, tokens, callers, limits, now }: Services): FastifyPluginCallbackTypebox =>
  (app, _, done) => {
    app.post(
      '/guest',
      { schema: { tags: ['players'], response: { 200: GuestAnswer, '4xx': ErrorAnswer } } },
      async (request, reply) => {
        callers.checkOrigin(request, false);
        limits.take('entry', addressOf(request));
        const player = { id: newId(), name: `Guest-${randomInt(100_000, 1_000_000)}` };
        await store.db
          .insertInto('players')
          .values({
            ...player,
            name_key: null,
            kind: 'guest',
            created: now(),
            password: null,
            recovery: null,
            owner: null,
            banned: null,
            deleted: null,
          })
          .execute();
        const { token } = await tokens.issue(player.id, 'guest');
        callers.setCookie(request, reply, token);
        return { token, player };
      },
    );
    done();
  };
