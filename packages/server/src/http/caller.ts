// Who is calling: a token in the Authorization header, or in a cookie that only our own pages may use.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Scope, Tokens } from '../accounts/tokens.ts';
import { checkScope } from '../accounts/tokens.ts';
import type { Config } from '../config.ts';
import { ApiError } from '../errors.ts';
import { addressKey, type Limits } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

const COOKIE = 'nhex';
const COOKIE_SECONDS = 90 * 24 * 60 * 60;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

export function cookieOf(request: FastifyRequest): string | undefined {
  const found = (request.headers.cookie ?? '')
    .split(';')
    .find((part) => part.trim().startsWith(`${COOKIE}=`));
  return found?.trim().slice(COOKIE.length + 1);
}

/** Which token a route asks for: the description of the interface says so, too. */
interface Needed {
  readonly scope: Scope;
  /** False: visitors are let in as well. */
  readonly must: boolean;
}
const needs = new WeakMap<object, Needed>();
function remembered<T extends object>(needed: Needed, hook: T): T {
  needs.set(hook, needed);
  return hook;
}
export const scopeOf = (hook: unknown): Needed | undefined =>
  [hook].flat().flatMap((each) => (typeof each === 'function' ? (needs.get(each) ?? []) : []))[0];

export class Callers {
  readonly #tokens: Tokens;
  readonly #config: Config;
  readonly #limits: Limits;

  constructor(tokens: Tokens, config: Config, limits: Limits) {
    this.#tokens = tokens;
    this.#config = config;
    this.#limits = limits;
  }

  /** A hook that finds out who calls, if a token is shown; a wrong one is refused even where none is needed. */
  find(scope: Scope): (request: FastifyRequest) => Promise<void> {
    return remembered({ scope, must: false }, async (request) => {
      request.caller = await this.#find(request);
      if (request.caller) checkScope(request.caller, scope);
    });
  }

  /** A hook that lets only players in. It runs before the body is even read. */
  need(scope: Scope): (request: FastifyRequest) => Promise<void> {
    return remembered({ scope, must: true }, async (request) => {
      request.caller = await this.#find(request);
      if (!request.caller) throw new ApiError('no-token', 'a token is needed: Authorization: Bearer <token>');
      checkScope(request.caller, scope);
    });
  }

  async #find(request: FastifyRequest): Promise<Caller | undefined> {
    const bearer = bearerOf(request);
    const token = bearer ?? cookieOf(request);
    if (token === undefined) {
      if (request.headers.authorization !== undefined)
        throw new ApiError('no-token', 'the Authorization header must be "Bearer" and a token');
      return undefined;
    }
    const caller = await this.#tokens.who(token);
    if (!caller) {
      // An old cookie does not shut anybody out: they are a visitor again.
      if (bearer === undefined) return undefined;
      throw new ApiError('no-token', 'this token is not valid');
    }
    if (bearer === undefined && !SAFE.includes(request.method)) this.checkOrigin(request, true);
    this.#limits.take('player', caller.id);
    return caller;
  }

  /** Requests that change something and lean on a cookie must come from our own pages. */
  checkOrigin(request: FastifyRequest, needed: boolean): void {
    const { origin } = request.headers;
    if (origin === undefined && !needed) return;
    const own = this.#config.origin ?? `${request.protocol}://${request.host}`;
    if (origin !== own) throw new ApiError('wrong-origin', 'this request comes from another site');
  }

  setCookie(request: FastifyRequest, reply: FastifyReply, token: string | undefined): void {
    const secure = this.#config.origin?.startsWith('https:') ?? request.protocol === 'https';
    const age = token === undefined ? 0 : COOKIE_SECONDS;
    reply.header(
      'Set-Cookie',
      `${COOKIE}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`,
    );
  }
}

export const addressOf = (request: FastifyRequest): string => addressKey(request.ip);

/** The player behind a route that only lets players in. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('this route does not ask who calls');
  return request.caller;
}
