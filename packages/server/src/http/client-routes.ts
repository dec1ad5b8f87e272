// What only the web client asks: who the cookie is. Visitors get an answer too, not an error.

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Services } from '../services.ts';
import { Player } from './schemas.ts';

const Me = Type.Object({
  player: Type.Union([Player, Type.Null()]),
  kind: Type.Union([Type.String(), Type.Null()]),
  now: Type.Integer({ description: 'the time of the server, in milliseconds' }),
});

/** Readable by the page: how a client knows that it comes with a server, without asking one that is not there. */
export const SERVER_COOKIE = 'nhex-server=1; Path=/; SameSite=Lax; Max-Age=31536000';

export const isPage = (path: string): boolean => path === '/' || path === '/index.html';

export const clientRoutes =
  ({ callers, now }: Services): FastifyPluginCallbackTypebox =>
  (app, _, done) => {
    app.get(
      '/me',
      { onRequest: callers.find('read'), schema: { tags: ['players'], response: { 200: Me } } },
      async ({ caller }) => ({
        player: caller ? { id: caller.id, name: caller.name } : null,
        kind: caller?.kind ?? null,
        now: now(),
      }),
    );
    done();
  };
