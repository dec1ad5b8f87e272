// Quick pairing, profiles, leaderboards, search, army statistics.

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { nameKey } from '../accounts/accounts.ts';
import { ApiError } from '../errors.ts';
import { listGames } from '../games/listing.ts';
import { searchGames } from '../games/search.ts';
import { RATED_KINDS } from '../ratings/glicko.ts';
import { PACES } from '../ratings/pairing.ts';
import { leaders, pairings, profileOf } from '../ratings/standings.ts';
import type { Services } from '../services.ts';
import { callerOf } from './caller.ts';
import { Done, ErrorAnswer, GamesAnswer, ListQuery, PLAIN } from './schemas.ts';

const strict = { additionalProperties: false };
const Kind = Type.Union(RATED_KINDS.map((kind) => Type.Literal(kind)));
const Name = Type.String({ minLength: 3, maxLength: 20, pattern: PLAIN });
const Army = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
const Count = Type.String({ pattern: '^\\d{1,15}$' });
const Anything = Type.Object({}, { additionalProperties: true });

const WishBody = Type.Object(
  {
    pace: Kind,
    rated: Type.Optional(Type.Boolean()),
    army: Type.Optional(Army),
  },
  strict,
);

const SearchQuery = Type.Object(
  {
    player: Type.Optional(Name),
    opponent: Type.Optional(Name),
    army: Type.Optional(Army),
    against: Type.Optional(Army),
    result: Type.Optional(Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('drawn')])),
    reason: Type.Optional(Type.String({ pattern: '^[a-z-]{1,30}$' })),
    shortest: Type.Optional(Count),
    longest: Type.Optional(Count),
    rated: Type.Optional(Type.Union([Type.Literal('yes'), Type.Literal('no')])),
    before: Type.Optional(Count),
  },
  strict,
);

const Waiting = Type.Object({
  waiting: Type.Optional(Type.Boolean()),
  since: Type.Optional(Type.Integer()),
  game: Type.Optional(Type.String()),
});

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

export const ratingRoutes =
  ({ store, accounts, callers, limits, pairing, now }: Services): FastifyPluginCallbackTypebox =>
  (app, _, done) => {
    const tags = ['ratings'];
    const play = callers.need('play');
    const anybody = callers.find('read');
    const answers = { 200: Anything, '4xx': ErrorAnswer };

    app.post(
      '/pairing',
      {
        onRequest: play,
        schema: {
          tags,
          body: WishBody,
          response: { 200: Waiting, '4xx': ErrorAnswer },
          description:
            'Waits for an opponent. Say it again at least every minute; the answer, or the event "paired", tells the game.',
        },
      },
      async (request) => {
        const caller = callerOf(request);
        const { pace, rated = caller.kind !== 'guest', army } = request.body;
        return pairing.seek(caller, { pace, rated, army });
      },
    );
    app.get(
      '/pairing',
      { onRequest: play, schema: { tags, response: { 200: Waiting, '4xx': ErrorAnswer } } },
      async (request) => pairing.state(callerOf(request).id),
    );
    app.delete(
      '/pairing',
      { onRequest: play, schema: { tags, response: { 200: Done, '4xx': ErrorAnswer } } },
      async (request) => {
        await pairing.cancel(callerOf(request).id);
        return { ok: true } as const;
      },
    );
    app.get('/paces', { schema: { tags, response: answers } }, async () => ({ paces: PACES }));

    const byName = Type.Object({ name: Name }, strict);
    app.get(
      '/players/:name',
      { onRequest: anybody, schema: { tags, params: byName, response: answers } },
      async (request) => {
        const profile = await profileOf(store, nameKey(request.params.name), now());
        if (!profile) throw new ApiError('not-found', 'there is no such player');
        return { ...profile };
      },
    );
    app.get(
      '/players/:name/games',
      {
        onRequest: anybody,
        schema: {
          tags,
          params: byName,
          querystring: ListQuery,
          response: { 200: GamesAnswer, '4xx': ErrorAnswer },
          description: 'Public games of a player, the newest first.',
        },
      },
      async (request) => {
        const { status, before } = request.query;
        const player = await idOf(request.params.name);
        return { games: await listGames(store, { status, before: numberOf(before), publicOf: player }) };
      },
    );

    async function idOf(name: string): Promise<string> {
      const player = await accounts.find(name);
      if (!player) throw new ApiError('not-found', `there is no player ${name}`);
      return player.id;
    }

    app.get(
      '/leaderboards/:kind',
      {
        onRequest: anybody,
        schema: {
          tags,
          params: Type.Object({ kind: Kind }, strict),
          querystring: Type.Object({ bots: Type.Optional(Type.Literal('yes')) }, strict),
          response: answers,
        },
      },
      async (request) => ({
        leaders: await leaders(store, request.params.kind, request.query.bots === 'yes'),
      }),
    );

    app.get('/armies', { onRequest: anybody, schema: { tags, response: answers } }, async () => ({
      pairings: await pairings(store),
    }));

    app.get(
      '/search',
      {
        onRequest: anybody,
        schema: { tags, querystring: SearchQuery, response: { 200: GamesAnswer, '4xx': ErrorAnswer } },
      },
      async (request) => {
        limits.take('search', request.caller?.id ?? request.ip);
        const { player, opponent, shortest, longest, before, rated, ...rest } = request.query;
        if (opponent !== undefined && player === undefined)
          throw new ApiError('bad-request', 'an opponent needs a player');
        return {
          games: await searchGames(store, {
            ...rest,
            player: player === undefined ? undefined : await idOf(player),
            opponent: opponent === undefined ? undefined : await idOf(opponent),
            shortest: numberOf(shortest),
            longest: numberOf(longest),
            before: numberOf(before),
            rated: rated === undefined ? undefined : rated === 'yes',
          }),
        };
      },
    );

    done();
  };
