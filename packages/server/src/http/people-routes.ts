// Between people: chat, muting, reports, holidays, and being told when it is one's turn.

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { LANGUAGE_CODES, PRESETS } from '@nhex/texts';
import { Type } from 'typebox';
import { ApiError } from '../errors.ts';
import { seatOf } from '../games/table.ts';
import { REPORT_REASONS } from '../people/chat.ts';
import { comeBack, goAway, holidayOf, MOST_DAYS } from '../people/holidays.ts';
import { confirmMail, removeMail, setMail } from '../people/mail-address.ts';
import { isPushAddress } from '../people/notifier.ts';
import type { Services } from '../services.ts';
import { callerOf } from './caller.ts';
import { Done, ErrorAnswer, GameParams, Id, PLAIN } from './schemas.ts';

const strict = { additionalProperties: false };
const Anything = Type.Object({}, { additionalProperties: true });
const ok = { 200: Done, '4xx': ErrorAnswer };
const anything = { 200: Anything, '4xx': ErrorAnswer };
const DONE = { ok: true } as const;
/** Browsers a player may have told us about. */
const MOST_PUSHES = 20;

const Message = Type.Union([
  Type.Object({ preset: Type.Union(PRESETS.map((preset) => Type.Literal(preset))) }, strict),
  Type.Object({ text: Type.String({ minLength: 1, maxLength: 300, pattern: PLAIN }) }, strict),
]);
const Report = Type.Object(
  {
    reason: Type.Union(REPORT_REASONS.map((reason) => Type.Literal(reason))),
    text: Type.Optional(Type.String({ maxLength: 1000 })),
    game: Type.Optional(Id),
  },
  strict,
);
const Push = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: PLAIN }),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[\\w=-]{80,100}$' }),
        auth: Type.String({ pattern: '^[\\w=-]{16,40}$' }),
      },
      strict,
    ),
  },
  strict,
);
const Mail = Type.Object(
  {
    address: Type.String({
      maxLength: 200,
      pattern: '^[^\\s@<>"\\u0000-\\u001f]+@[^\\s@<>"\\u0000-\\u001f]+$',
    }),
    language: Type.Union(LANGUAGE_CODES.map((code) => Type.Literal(code))),
  },
  strict,
);

export const peopleRoutes =
  (services: Services): FastifyPluginCallbackTypebox =>
  (app, _, done) => {
    const { store, house, chat, callers, limits, notifier, tokens, now, config } = services;
    const tags = ['people'];
    const play = callers.need('play');
    const own = callers.need('account');
    const read = callers.need('read');
    const byId = Type.Object({ id: Id }, strict);

    /** The table, for those who sit at it. */
    const seated = async (id: string, player: string) => {
      const table = await house.watching.table(id, player);
      if (seatOf(table, player) === undefined)
        throw new ApiError('not-your-game', 'you do not sit at this table');
      return table;
    };

    app.post(
      '/games/:id/chat',
      {
        onRequest: play,
        schema: {
          tags,
          params: GameParams,
          body: Message,
          response: ok,
          description: 'Says something to the others at the table (event "chat"). Guests have the presets.',
        },
      },
      async (request) => {
        const caller = callerOf(request);
        limits.take('chat', caller.id);
        await chat.say(caller, await seated(request.params.id, caller.id), request.body);
        return DONE;
      },
    );
    app.get(
      '/games/:id/chat',
      { onRequest: read, schema: { tags, params: GameParams, response: anything } },
      async (request) => {
        const { id } = callerOf(request);
        await seated(request.params.id, id);
        return { messages: await chat.read(id, request.params.id), chat: config.chat };
      },
    );

    app.get('/account/mutes', { onRequest: read, schema: { tags, response: anything } }, async (request) => ({
      muted: await chat.mutedBy(callerOf(request).id),
    }));
    for (const [method, on] of [
      ['PUT', true],
      ['DELETE', false],
    ] as const)
      app.route({
        method,
        url: '/account/mutes/:id',
        onRequest: play,
        schema: { tags, params: byId, response: ok },
        handler: async (request) => {
          await chat.mute(callerOf(request).id, (request.params as { id: string }).id, on);
          return DONE;
        },
      });

    app.post(
      '/players/:id/report',
      { onRequest: play, schema: { tags, params: byId, body: Report, response: ok } },
      async (request) => {
        const { id } = callerOf(request);
        limits.take('chat', id);
        const { reason, text = '', game } = request.body;
        await chat.report(id, request.params.id, reason, text, game);
        return DONE;
      },
    );

    const Days = Type.Object({ days: Type.Integer({ minimum: 1, maximum: MOST_DAYS }) }, strict);
    app.get(
      '/account/holiday',
      { onRequest: read, schema: { tags, response: anything } },
      async (request) => ({
        holiday: await holidayOf(store, callerOf(request).id, now()),
      }),
    );
    app.post(
      '/account/holiday',
      { onRequest: own, schema: { tags, body: Days, response: anything } },
      async (request) => {
        const { id, kind } = callerOf(request);
        if (kind !== 'account') throw new ApiError('not-allowed', 'a holiday needs an account');
        return { holiday: await goAway(store, id, request.body.days, now()) };
      },
    );
    app.delete('/account/holiday', { onRequest: own, schema: { tags, response: ok } }, async (request) => {
      await comeBack(store, callerOf(request).id, now());
      return DONE;
    });

    app.get('/notices', { schema: { tags, response: anything } }, async () => ({
      pushKey: notifier.publicKey,
      mails: notifier.mails,
      chat: config.chat,
      presets: PRESETS,
    }));
    app.post(
      '/account/push',
      { onRequest: own, schema: { tags, body: Push, response: ok } },
      async (request) => {
        const { id } = callerOf(request);
        const { endpoint, keys } = request.body;
        if (!isPushAddress(endpoint))
          throw new ApiError('bad-request', 'this is not the address of a push service we know');
        const { count } = await store.db
          .selectFrom('pushes')
          .select((pick) => pick.fn.countAll<number>().as('count'))
          .where('player', '=', id)
          .executeTakeFirstOrThrow();
        if (count >= MOST_PUSHES) throw new ApiError('too-many', `${MOST_PUSHES} browsers are the most`);
        const row = { endpoint, player: id, keys: JSON.stringify(keys) };
        await store.db
          .insertInto('pushes')
          .values(row)
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute();
        return DONE;
      },
    );
    app.delete(
      '/account/push',
      { onRequest: own, schema: { tags, body: Type.Pick(Push, ['endpoint'], strict), response: ok } },
      async (request) => {
        await store.db
          .deleteFrom('pushes')
          .where('endpoint', '=', request.body.endpoint)
          .where('player', '=', callerOf(request).id)
          .execute();
        return DONE;
      },
    );

    app.post(
      '/account/mail',
      { onRequest: own, schema: { tags, body: Mail, response: ok } },
      async (request) => {
        const { id, kind } = callerOf(request);
        if (!notifier.mails) throw new ApiError('not-allowed', 'this server sends no mails');
        if (kind !== 'account') throw new ApiError('not-allowed', 'mails need an account');
        limits.take('codes', id);
        await setMail(store, tokens, notifier, id, request.body);
        return DONE;
      },
    );
    const Code = Type.Object({ code: Type.String({ maxLength: 20 }) }, strict);
    app.post(
      '/account/mail/confirm',
      { onRequest: own, schema: { tags, body: Code, response: ok } },
      async (request) => {
        const caller = callerOf(request);
        limits.take('password', `mail ${caller.id}`);
        await confirmMail(store, tokens, caller.id, request.body.code);
        return DONE;
      },
    );
    app.delete('/account/mail', { onRequest: own, schema: { tags, response: ok } }, async (request) => {
      await removeMail(store, callerOf(request).id);
      return DONE;
    });

    done();
  };
