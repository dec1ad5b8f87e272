// The one stream a browser needs besides the table it shows: whose turn it is anywhere, invitations, the lobby.

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { listGames, turnsOf } from '../games/listing.ts';
import type { Services } from '../services.ts';
import { addressOf, callerOf } from './caller.ts';
import { openLines } from './lines.ts';

const EventsQuery = Type.Object(
  { lobby: Type.Optional(Type.Literal('yes', { description: 'word of changes in the lobby, too' })) },
  { additionalProperties: false },
);

export const eventRoutes =
  ({ store, post, callers, streams }: Services): FastifyPluginCallbackTypebox =>
  (app, _, done) => {
    app.get(
      '/events',
      {
        onRequest: callers.need('read'),
        schema: {
          tags: ['players'],
          querystring: EventsQuery,
          produces: ['application/x-ndjson'],
          description:
            'Newline-delimited JSON about the caller: first "hello" with the games that wait for a choice and the invitations, then one line an event (docs/online-api.md).',
        },
      },
      async (request, reply) => {
        const { id, name } = callerOf(request);
        streams.check(addressOf(request), id);
        await openLines(streams, request, reply, async (send) => {
          // What happens while the first line is put together comes after it.
          const early: string[] = [];
          let tell = (line: string): void => void early.push(line);
          const stop = post.listen(id, (line) => tell(line), request.query.lobby === 'yes');
          const [turns, invitations] = await Promise.all([
            turnsOf(store, id),
            listGames(store, { status: 'open', invited: id }),
          ]);
          send(JSON.stringify({ kind: 'hello', player: { id, name }, turns, invitations }));
          for (const line of early) send(line);
          tell = send;
          return stop;
        });
      },
    );
    done();
  };
