// The games over HTTP: making, joining, choosing, watching.

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { newId } from '../accounts/tokens.ts';
import { ApiError } from '../errors.ts';
import { type GameLine, listGames } from '../games/listing.ts';
import { createGame } from '../games/repository.ts';
import { seatOf, type Table } from '../games/table.ts';
import { checkGameOptions, Refusal } from '../referee/engine.ts';
import type { Services } from '../services.ts';
import { addressOf, callerOf } from './caller.ts';
import {
  ChoiceBody,
  ErrorAnswer,
  GameParams,
  GamesAnswer,
  GameView,
  IdAnswer,
  JoinBody,
  ListQuery,
  NewGameBody,
  SequenceAnswer,
  StreamQuery,
  TakeBackBody,
} from './schemas.ts';

/** Games of one player that are not over. */
const MOST_GAMES = 200;
const JSON_TYPE = 'application/json; charset=utf-8';

function optionsOf(input: unknown): ReturnType<typeof checkGameOptions> {
  try {
    return checkGameOptions(input);
  } catch (error) {
    if (error instanceof Refusal) throw new ApiError('bad-options', `options: ${error.message}`);
    throw error;
  }
}

export const gameRoutes =
  ({ store, house, callers, limits, streams, now, config }: Services): FastifyPluginCallbackTypebox =>
  (app, _, done) => {
    const tags = ['games'];
    const play = callers.need('play');
    const anybody = callers.find('read');

    app.post(
      '/games',
      {
        onRequest: play,
        schema: { tags, body: NewGameBody, response: { 200: IdAnswer, '4xx': ErrorAnswer } },
      },
      async (request) => {
        const caller = callerOf(request);
        limits.take('games', caller.id);
        const { body } = request;
        const options = optionsOf(body.options);
        if (body.seats.length !== options.armies.length)
          throw new ApiError('bad-options', `${options.armies.length} armies need as many seats`);
        if (body.seats.filter((seat) => seat === 'me').length !== 1)
          throw new ApiError('bad-options', 'exactly one seat must be "me"');
        await checkNotTooMany(caller.id);
        const id = newId();
        const { clock, takeBack = false, forecast = true } = body;
        await createGame(store, {
          id,
          options,
          settings: { ...(clock ? { clock } : {}), takeBack, forecast },
          private: body.private ?? false,
          seats: body.seats.map((seat) => ({
            player: seat === 'me' ? caller.id : null,
            bot: typeof seat === 'object' ? seat.bot : null,
          })),
          at: now(),
        });
        await house.begin(id);
        return { id };
      },
    );

    const listed = { tags, querystring: ListQuery, response: { 200: GamesAnswer, '4xx': ErrorAnswer } };
    const wantedOf = ({ status, before }: { status?: GameLine['status']; before?: string }) => ({
      status,
      before: before === undefined ? undefined : Number(before),
    });

    app.get('/games', { onRequest: anybody, schema: listed }, async (request) => ({
      games: await listGames(store, { ...wantedOf(request.query), player: undefined }),
    }));

    app.get('/account/games', { onRequest: callers.need('read'), schema: listed }, async (request) => ({
      games: await listGames(store, { ...wantedOf(request.query), player: callerOf(request).id }),
    }));

    async function checkNotTooMany(player: string): Promise<void> {
      if (!config.rateLimits) return;
      const { count } = await store.db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .select((build) => build.fn.countAll<number>().as('count'))
        .where('seats.player', '=', player)
        .where('games.status', '!=', 'over')
        .executeTakeFirstOrThrow();
      if (count >= MOST_GAMES)
        throw new ApiError('too-many', `you have ${count} games that are not over; finish one first`, {
          retryAfter: 60,
        });
    }

    app.get(
      '/games/:id',
      {
        onRequest: anybody,
        schema: { tags, params: GameParams, response: { 200: GameView, '4xx': ErrorAnswer } },
      },
      async (request, reply) => {
        const { caller } = request;
        const text = await house.view(request.params.id, caller?.id);
        return reply
          .type(JSON_TYPE)
          .serializer(String)
          .send(text as never);
      },
    );

    app.post(
      '/games/:id/join',
      {
        onRequest: play,
        schema: {
          tags,
          params: GameParams,
          body: JoinBody,
          response: { 200: SequenceAnswer, '4xx': ErrorAnswer },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        return { sequence: await house.join(request.params.id, caller.id, request.body.seat) };
      },
    );

    app.post(
      '/games/:id/choices',
      {
        onRequest: play,
        schema: {
          tags,
          params: GameParams,
          body: ChoiceBody,
          response: { 200: SequenceAnswer, '4xx': ErrorAnswer },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        return { sequence: await house.choose(request.params.id, caller.id, request.body) };
      },
    );

    app.post(
      '/games/:id/resign',
      {
        onRequest: play,
        schema: { tags, params: GameParams, response: { 200: SequenceAnswer, '4xx': ErrorAnswer } },
      },
      async (request) => {
        const caller = callerOf(request);
        return { sequence: await house.resign(request.params.id, caller.id) };
      },
    );

    const simple = {
      onRequest: play,
      schema: { tags, params: GameParams, response: { 200: SequenceAnswer, '4xx': ErrorAnswer } },
    };
    app.post('/games/:id/draw', simple, async (request) => ({
      sequence: await house.offerDraw(request.params.id, callerOf(request).id),
    }));
    app.post('/games/:id/decline', simple, async (request) => ({
      sequence: await house.declineDraw(request.params.id, callerOf(request).id),
    }));

    app.post(
      '/games/:id/rematch',
      {
        onRequest: play,
        schema: { tags, params: GameParams, response: { 200: IdAnswer, '4xx': ErrorAnswer } },
      },
      async (request) => {
        const { id: player } = callerOf(request);
        const id = await house.rematch(request.params.id, player, async (table) => {
          limits.take('games', player);
          return seatAnew(table, player);
        });
        // Whoever did not make the game takes the seat that is kept for them.
        const { seats } = await house.table(id, player);
        const seat = seats.findIndex((holder) => holder.kind === 'open');
        if (seatOf(await house.table(id, player), player) === undefined && seat >= 0)
          await house.join(id, player, seat);
        return { id };
      },
    );

    /** The same table with the armies passed on: everybody sits one seat further. */
    async function seatAnew(table: Table, player: string): Promise<string> {
      const id = newId();
      const seats = table.seats.map((_, seat) => table.seats[(seat + 1) % table.seats.length]);
      await createGame(store, {
        id,
        options: table.options,
        settings: table.settings,
        private: true,
        seats: seats.map((holder) => ({
          player: holder.kind === 'player' && holder.player.id === player ? player : null,
          bot: holder.kind === 'bot' ? holder.bot : null,
        })),
        at: now(),
      });
      await house.begin(id);
      return id;
    }

    app.post(
      '/games/:id/take-back',
      {
        onRequest: play,
        schema: {
          tags,
          params: GameParams,
          body: TakeBackBody,
          response: { 200: SequenceAnswer, '4xx': ErrorAnswer },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        return { sequence: await house.takeBack(request.params.id, caller.id, request.body.sequence) };
      },
    );

    app.get(
      '/games/:id/record',
      { onRequest: anybody, schema: { tags, params: GameParams, produces: ['text/plain'] } },
      async (request, reply) => {
        const { caller } = request;
        const record = await house.record(request.params.id, caller?.id);
        return reply.type('text/plain; charset=utf-8').send(record);
      },
    );

    app.get(
      '/games/:id/stream',
      {
        onRequest: anybody,
        schema: {
          tags,
          params: GameParams,
          querystring: StreamQuery,
          produces: ['application/x-ndjson'],
          description:
            'Newline-delimited JSON: first the view (with ?after=n the changes after n instead), then one view a change.',
        },
      },
      async (request, reply) => {
        const { caller } = request;
        const { id } = request.params;
        const address = addressOf(request);
        streams.check(address, caller?.id);
        // Everything that can be refused is refused before the answer begins.
        await house.table(id, caller?.id);
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'Content-Type': 'application/x-ndjson; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Accel-Buffering': 'no',
        });
        raw.flushHeaders();
        let stop: (() => void) | undefined;
        let gone = false;
        const send = streams.open(raw, address, caller?.id, () => {
          gone = true;
          stop?.();
        });
        try {
          const after = request.query.after === undefined ? undefined : Number(request.query.after);
          stop = await house.watch(id, { player: caller?.id, send }, after);
          if (gone) stop();
        } catch (error) {
          request.log.warn({ err: error, game: id }, 'a stream could not be opened');
          raw.destroy();
        }
      },
    );

    done();
  };
