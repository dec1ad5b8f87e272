// Players over HTTP: guests, accounts, tokens for programs.

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Entered } from '../accounts/accounts.ts';
import type { Services } from '../services.ts';
import { addressOf, callerOf } from './caller.ts';
import { Done, ErrorAnswer, GuestAnswer, Id, PLAIN } from './schemas.ts';

const strict = { additionalProperties: false };
const Name = Type.String({ minLength: 3, maxLength: 20, pattern: PLAIN });
const Password = Type.String({ minLength: 8, maxLength: 200 });
/** A password that is compared, not made: whatever it is. */
const Tried = Type.String({ maxLength: 200 });
const Scopes = Type.Array(Type.Union([Type.Literal('read'), Type.Literal('play')]), {
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
});
const Anything = Type.Object({}, { additionalProperties: true });

export const playerRoutes =
  ({ accounts, callers, limits }: Services): FastifyPluginCallbackTypebox =>
  (app, _, done) => {
    const tags = ['players'];
    const own = callers.need('account');
    const anybody = callers.find('account');
    const answers = (good: typeof Done | typeof Anything | typeof GuestAnswer) => ({
      200: good,
      '4xx': ErrorAnswer,
    });

    app.post('/guest', { schema: { tags, response: answers(GuestAnswer) } }, async (request, reply) => {
      callers.checkOrigin(request, false);
      limits.take('entry', addressOf(request));
      const entered = await accounts.enterAsGuest();
      callers.setCookie(request, reply, entered.token);
      return entered;
    });

    const Named = Type.Object({ name: Name, password: Password }, strict);
    app.post(
      '/register',
      { onRequest: anybody, schema: { tags, body: Named, response: answers(Anything) } },
      async (request, reply) => {
        callers.checkOrigin(request, false);
        limits.take('entry', addressOf(request));
        const { name, password } = request.body;
        const entered = await accounts.register(request.caller, name, password);
        callers.setCookie(request, reply, entered.token);
        return entered;
      },
    );

    const LoginBody = Type.Object({ name: Name, password: Tried }, strict);
    app.post(
      '/login',
      { onRequest: anybody, schema: { tags, body: LoginBody, response: answers(GuestAnswer) } },
      async (request, reply): Promise<Entered> => {
        callers.checkOrigin(request, false);
        limits.take('entry', addressOf(request));
        limits.take('password', request.body.name.toLowerCase());
        const entered = await accounts.login(request.caller, request.body.name, request.body.password);
        callers.setCookie(request, reply, entered.token);
        return entered;
      },
    );

    app.post(
      '/logout',
      { onRequest: own, schema: { tags, response: answers(Done) } },
      async (request, reply) => {
        await accounts.logout(callerOf(request));
        callers.setCookie(request, reply, undefined);
        return { ok: true };
      },
    );

    const RecoverBody = Type.Object(
      { name: Name, code: Type.String({ maxLength: 60 }), password: Password },
      strict,
    );
    app.post(
      '/recover',
      { schema: { tags, body: RecoverBody, response: answers(Anything) } },
      async (request, reply) => {
        callers.checkOrigin(request, false);
        limits.take('entry', addressOf(request));
        limits.take('password', request.body.name.toLowerCase());
        const { name, code, password } = request.body;
        const entered = await accounts.recover(name, code, password);
        callers.setCookie(request, reply, entered.token);
        return entered;
      },
    );

    app.get(
      '/account',
      { onRequest: callers.need('read'), schema: { tags, response: answers(Anything) } },
      async (request) => {
        const { id, name, kind, scopes } = callerOf(request);
        return { player: { id, name }, kind, scopes };
      },
    );

    const PasswordBody = Type.Object({ password: Tried, next: Password }, strict);
    app.post(
      '/account/password',
      { onRequest: own, schema: { tags, body: PasswordBody, response: answers(GuestAnswer) } },
      async (request, reply) => {
        const caller = callerOf(request);
        limits.take('password', caller.name.toLowerCase());
        const entered = await accounts.changePassword(caller, request.body.password, request.body.next);
        callers.setCookie(request, reply, entered.token);
        return entered;
      },
    );

    const ConfirmBody = Type.Object({ password: Tried }, strict);
    app.post(
      '/account/recovery',
      { onRequest: own, schema: { tags, body: ConfirmBody, response: answers(Anything) } },
      async (request) => {
        const caller = callerOf(request);
        limits.take('password', caller.name.toLowerCase());
        return { recovery: await accounts.renewRecovery(caller, request.body.password) };
      },
    );

    const DeleteBody = Type.Object({ password: Type.Optional(Tried) }, strict);
    app.delete(
      '/account',
      { onRequest: own, schema: { tags, body: DeleteBody, response: answers(Done) } },
      async (request, reply) => {
        const caller = callerOf(request);
        limits.take('password', caller.name.toLowerCase());
        await accounts.remove(caller, request.body.password);
        callers.setCookie(request, reply, undefined);
        return { ok: true };
      },
    );

    app.get(
      '/account/export',
      { onRequest: callers.need('read'), schema: { tags, response: answers(Anything) } },
      async (request) => {
        limits.take('games', callerOf(request).id);
        return accounts.exportOf(callerOf(request));
      },
    );

    app.get(
      '/account/tokens',
      { onRequest: own, schema: { tags, response: answers(Anything) } },
      async (request) => ({
        tokens: await accounts.tokensOf(callerOf(request)),
      }),
    );

    const TokenBody = Type.Object(
      { label: Type.String({ maxLength: 60, pattern: PLAIN }), scopes: Scopes },
      strict,
    );
    app.post(
      '/account/tokens',
      { onRequest: own, schema: { tags, body: TokenBody, response: answers(Anything) } },
      async (request) => accounts.newToken(callerOf(request), request.body.label, request.body.scopes),
    );

    app.delete(
      '/account/tokens/:id',
      { onRequest: own, schema: { tags, params: Type.Object({ id: Id }, strict), response: answers(Done) } },
      async (request) => {
        await accounts.removeToken(callerOf(request), request.params.id);
        return { ok: true };
      },
    );

    app.get(
      '/account/bots',
      { onRequest: own, schema: { tags, response: answers(Anything) } },
      async (request) => ({
        bots: await accounts.botsOf(callerOf(request)),
      }),
    );

    app.post(
      '/account/bots',
      {
        onRequest: own,
        schema: { tags, body: Type.Object({ name: Name }, strict), response: answers(GuestAnswer) },
      },
      async (request) => {
        limits.take('entry', addressOf(request));
        return accounts.newBot(callerOf(request), request.body.name);
      },
    );

    done();
  };
