// The games over HTTP: making, joining, choosing, watching.

import { createHash } from 'node:crypto';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { type Caller, newId } from '../accounts/tokens.ts';
import { ApiError } from '../errors.ts';
import { type GameLine, listGames } from '../games/listing.ts';
import type { NewSeat } from '../games/repository.ts';
import { matchView } from '../ratings/matches.ts';
import { checkGameOptions, Refusal } from '../referee/engine.ts';
import type { Services } from '../services.ts';
import { addressOf, callerOf } from './caller.ts';
import { openLines } from './lines.ts';
import {
  ChoiceBody,
  Done,
  DraftBody,
  ErrorAnswer,
  GameParams,
  GamesAnswer,
  GameView,
  IdAnswer,
  JoinBody,
  ListQuery,
  NewGameBody,
  type SeatWish,
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
    if (error instanceof Refusal)
      throw new ApiError('bad-options', `options: ${error.message}`, {}, error.grounds);
    throw error;
  }
}

/** What a rating can be made of. */
function checkRated(
  { kind }: Caller,
  { clock, seats }: Static<typeof NewGameBody>,
  { mode, ownArmies, scenario }: ReturnType<typeof checkGameOptions>,
): void {
  if (kind === 'guest') throw new ApiError('not-allowed', 'rated games need an account');
  const bots = seats.some((seat) => typeof seat === 'object' && 'bot' in seat);
  if (!clock || mode !== 'duel' || ownArmies.length > 0 || scenario !== undefined || bots)
    throw new ApiError(
      'bad-options',
      'a rated game is a duel of printed armies with a clock between players',
    );
}

function checkTwoPlayers({ seats }: Static<typeof NewGameBody>): void {
  const bots = seats.some((seat) => typeof seat === 'object' && 'bot' in seat);
  if (seats.length !== 2 || bots)
    throw new ApiError('bad-options', 'matches, bans and picks are for two players');
}

export const gameRoutes =
  ({
    store,
    house,
    accounts,
    chat,
    callers,
    limits,
    streams,
    config,
  }: Services): FastifyPluginCallbackTypebox =>
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
        if (body.rated) checkRated(caller, body, options);
        if (body.match !== undefined || body.armyChoice === 'draft') checkTwoPlayers(body);
        if (body.armyChoice !== undefined && options.scenario !== undefined)
          throw new ApiError('bad-options', 'a scenario says itself which armies play');
        const { clock, delay, rated, armyChoice, match, takeBack = false, forecast = true } = body;
        const seats = await Promise.all(body.seats.map((seat) => seatFor(seat, caller)));
        const id = await house.seating.create(caller.id, {
          options,
          settings: {
            ...(clock ? { clock } : {}),
            ...(delay ? { delay } : {}),
            ...(rated ? { rated } : {}),
            ...(armyChoice ? { armyChoice } : {}),
            ...(match ? { match } : {}),
            takeBack,
            forecast,
          },
          private: body.private ?? false,
          seats,
          ...(match ? { match: { id: newId(), round: 1 }, sealed: match === 'duplicate' } : {}),
        });
        return { id };
      },
    );

    async function seatFor(seat: Static<typeof SeatWish>, { id, kind }: Caller): Promise<NewSeat> {
      const empty = { player: null, bot: null, invited: null };
      if (seat === 'me') return { ...empty, player: id };
      if (seat === 'open') return empty;
      if ('bot' in seat) return { ...empty, bot: seat.bot };
      const invited = await accounts.find(seat.player);
      if (!invited) throw new ApiError('not-found', `there is no player ${seat.player}`);
      if (await chat.isMuted(invited.id, id))
        throw new ApiError('not-allowed', `${invited.name} takes no invitations from you`);
      if (invited.id === id) throw new ApiError('bad-options', 'you cannot invite yourself');
      if (kind === 'guest') limits.take('invitations', id);
      return { ...empty, invited: invited.id };
    }

    const listed = { tags, querystring: ListQuery, response: { 200: GamesAnswer, '4xx': ErrorAnswer } };
    const wantedOf = ({ status, before }: { status?: GameLine['status']; before?: string }) => ({
      status,
      before: before === undefined ? undefined : Number(before),
    });

    app.get(
      '/games',
      {
        onRequest: anybody,
        schema: { ...listed, description: 'Public games. Answers 304 to If-None-Match.' },
      },
      async (request, reply) => {
        const text = JSON.stringify({ games: await listGames(store, wantedOf(request.query)) });
        const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
        reply.headers({ ETag: tag, 'Cache-Control': 'no-cache' });
        if (request.headers['if-none-match'] === tag) return reply.code(304).send(undefined as never);
        return reply
          .type(JSON_TYPE)
          .serializer(String)
          .send(text as never);
      },
    );

    app.get('/account/games', { onRequest: callers.need('read'), schema: listed }, async (request) => ({
      games: await listGames(store, { ...wantedOf(request.query), player: callerOf(request).id }),
    }));

    app.get(
      '/account/invitations',
      {
        onRequest: callers.need('read'),
        schema: {
          tags,
          response: { 200: GamesAnswer, '4xx': ErrorAnswer },
          description: 'Open tables at which a seat is kept for the caller.',
        },
      },
      async (request) => ({
        games: await listGames(store, { status: 'open', invited: callerOf(request).id }),
      }),
    );

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
        const text = await house.watching.view(request.params.id, caller?.id);
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
        const { id, kind } = callerOf(request);
        const { settings } = await house.watching.table(request.params.id, id);
        if (settings.rated && kind === 'guest')
          throw new ApiError('not-allowed', 'rated games need an account');
        return { sequence: await house.seating.join(request.params.id, id, request.body.seat) };
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
        return { sequence: await house.playing.choose(request.params.id, caller.id, request.body) };
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
      sequence: await house.playing.offerDraw(request.params.id, callerOf(request).id),
    }));
    app.post('/games/:id/decline', simple, async (request) => ({
      sequence: await house.playing.declineDraw(request.params.id, callerOf(request).id),
    }));

    app.post(
      '/games/:id/rematch',
      {
        onRequest: play,
        schema: { tags, params: GameParams, response: { 200: IdAnswer, '4xx': ErrorAnswer } },
      },
      async (request) => {
        const { id: player } = callerOf(request);
        const allowed = (): void => limits.take('games', player);
        return { id: await house.seating.rematch(request.params.id, player, allowed) };
      },
    );

    app.post(
      '/games/:id/refuse',
      {
        onRequest: play,
        schema: {
          tags,
          params: GameParams,
          response: { 200: Done, '4xx': ErrorAnswer },
          description: 'Says no to an invitation: the table is closed.',
        },
      },
      async (request) => {
        await house.seating.refuse(request.params.id, callerOf(request).id);
        return { ok: true } as const;
      },
    );

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
        return {
          sequence: await house.playing.takeBack(request.params.id, caller.id, request.body.sequence),
        };
      },
    );

    app.post(
      '/games/:id/draft',
      {
        onRequest: play,
        schema: {
          tags,
          params: GameParams,
          body: DraftBody,
          response: { 200: SequenceAnswer, '4xx': ErrorAnswer },
          description: 'The next ban or pick, as `draft` of the view asks for it.',
        },
      },
      async (request) => {
        const { id: player } = callerOf(request);
        return { sequence: await house.draft(request.params.id, player, request.body.army) };
      },
    );

    app.get(
      '/matches/:id',
      {
        onRequest: anybody,
        schema: {
          tags,
          params: GameParams,
          response: { 200: Type.Object({}, { additionalProperties: true }), '4xx': ErrorAnswer },
        },
      },
      async (request) => {
        const match = await matchView(store, request.params.id, request.caller?.id);
        if (!match) throw new ApiError('not-found', 'there is no such match');
        return { ...match };
      },
    );

    app.get(
      '/games/:id/record',
      { onRequest: anybody, schema: { tags, params: GameParams, produces: ['text/plain'] } },
      async (request, reply) => {
        const { caller } = request;
        const record = await house.watching.record(request.params.id, caller?.id);
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
        // Everything that can be refused is refused before the answer begins.
        streams.check(addressOf(request), caller?.id);
        await house.watching.table(id, caller?.id);
        const after = request.query.after === undefined ? undefined : Number(request.query.after);
        await openLines(streams, request, reply, (send) =>
          house.watching.watch(id, { player: caller?.id, send }, after),
        );
      },
    );

    done();
  };
