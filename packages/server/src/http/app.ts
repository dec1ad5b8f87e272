// The HTTP side put together: schemas, errors, headers, routes; whatever is no route is the web client's.

import type { IncomingMessage, ServerResponse } from 'node:http';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { ApiError, answerOf } from '../errors.ts';
import type { Services } from '../services.ts';
import { addressOf } from './caller.ts';
import { clientRoutes, isPage, SERVER_COOKIE } from './client-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { gameRoutes } from './game-routes.ts';
import { makeMetrics } from './metrics.ts';
import { openapi } from './openapi.ts';
import { peopleRoutes } from './people-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { ratingRoutes } from './rating-routes.ts';
import { schemaFault } from './schema-faults.ts';
import { shareRoutes } from './share-routes.ts';

/** Larger than anything a program sends. */
const MOST_BYTES = 32 * 1024;
/** So much of a message that is too large is read before it is refused. */
const MOST_READ_AWAY = 64 * 1024 * 1024;
const SLOWEST_REQUEST_MS = 30_000;
const NOTHING_HERE = new ApiError('not-found', 'there is nothing here');

const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    // Svelte sets style attributes; no script can come in that way.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
const HSTS = 'max-age=31536000';

export type Files = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What Fastify itself refuses, in our words. */
function translate(error: FastifyError | ApiError): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ApiError('too-large', 'the message is too large');
  // An address that cannot be names nothing.
  if (error.validationContext === 'params') return NOTHING_HERE;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new ApiError('bad-request', error.message) : undefined;
}

const say = (reply: FastifyReply, said: ApiError): FastifyReply =>
  reply
    .code(said.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(answerOf(said));

/** Reads away what is still on its way, up to a measure: who is still sending does not read the answer. */
function readAway(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_READ_AWAY) done();
    });
    request.once('end', done);
    request.once('close', done);
  });
}

export async function buildApp(services: Services, files: Files | undefined): Promise<FastifyInstance> {
  const { config, limits, log, store } = services;
  const app = fastify({
    loggerInstance: log,
    bodyLimit: MOST_BYTES,
    // The proxy in front of us says who called it; what it was told itself is not believed.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    requestTimeout: SLOWEST_REQUEST_MS,
    routerOptions: { maxParamLength: 64 },
    // What is no address at all names nothing either.
    frameworkErrors: (_error, _request, reply) => void say(reply, NOTHING_HERE),
    schemaErrorFormatter: schemaFault,
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.decorateRequest('caller', undefined);
  const metrics = makeMetrics(services);

  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Calls without anything to say may still name the type.
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
    if (config.origin?.startsWith('https:')) reply.header('Strict-Transport-Security', HSTS);
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    // Files of the client are only read; everything else asks the database.
    if (/^\/(api|replay)\//.test(request.url)) limits.take('address', addressOf(request));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'client';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.seconds.observe({ route, status }, reply.elapsedTime / 1000);
    done();
  });

  app.setErrorHandler<FastifyError | ApiError>(async (error, request, reply) => {
    const refused = translate(error);
    if (refused === undefined) {
      metrics.faults.inc();
      request.log.error({ err: error }, 'a request failed');
    }
    const said = refused ?? new ApiError('fault', 'something went wrong on the server');
    const { retryAfter } = said.extra;
    if (typeof retryAfter === 'number') reply.header('Retry-After', String(retryAfter));
    if (said.code === 'too-large') await readAway(request.raw);
    return say(reply, said);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    if (files === undefined || path.startsWith('/api/')) throw NOTHING_HERE;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    if (isPage(path)) reply.raw.setHeader('Set-Cookie', SERVER_COOKIE);
    files(request.raw, reply.raw);
  });

  await app.register(swagger, openapi);
  const operating = { schema: { tags: ['operating'] } };
  app.get('/health', operating, async () => ({ ok: true }));
  app.get('/ready', operating, async () => {
    try {
      await store.ping();
    } catch {
      throw new ApiError('unavailable', 'the database does not answer');
    }
    return { ok: true };
  });
  app.get('/metrics', operating, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(playerRoutes(services), { prefix: '/api' });
  await app.register(eventRoutes(services), { prefix: '/api' });
  await app.register(peopleRoutes(services), { prefix: '/api' });
  await app.register(shareRoutes(services));
  await app.register(ratingRoutes(services), { prefix: '/api' });
  await app.register(gameRoutes(services), { prefix: '/api' });
  await app.register(clientRoutes(services), { prefix: '/api' });
  await app.ready();
  return app;
}
