// What hostile clients send: requests that are malformed, replayed, reordered, oversized or forged. Every one says which
// answers are right; a right answer is never a change of the game.

import { randomBytes, randomInt } from 'node:crypto';
import type { Duel } from './client.ts';

export interface Attack {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** Statuses that are in order. */
  readonly expect: readonly number[];
}

/** What an attacker knows: a game of two others, its last accepted message, a token of their own. */
export interface Scene {
  readonly duel: Duel;
  readonly sequence: number;
  readonly decider: number;
  /** A choice that was accepted, word for word, and whose it was. */
  readonly accepted: { readonly seat: number; readonly body: string; readonly sequence: number };
  /** A choice that would be legal for who must decide. */
  readonly open: string;
  readonly stranger: string;
}

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)];
const junk = (bytes: number): string => randomBytes(bytes).toString('latin1');
const key = (): string => randomBytes(9).toString('base64url');

/** Values that programs forget about. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  '0',
  [],
  {},
  [[[[]]]],
  { toString: 'x' },
  '\u0000',
  '\ud800',
  '😀'.repeat(50),
  'x'.repeat(201),
  '__proto__',
  '../../etc/passwd',
  "'; drop table games; --",
  '${7*7}',
  '<script>alert(1)</script>',
  Number.MAX_SAFE_INTEGER,
];

const ODD_IDS = [
  '..%2f..%2fetc%2fpasswd',
  '%00',
  'a'.repeat(5000),
  "' or 1=1 --",
  '__proto__',
  'constructor',
  '%ff%fe',
  '-'.repeat(16),
];

const choices = (scene: Scene): string => `/api/games/${scene.duel.id}/choices`;
const message = (scene: Scene, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  sequence: scene.sequence,
  choice: scene.open,
  key: key(),
  ...more,
});

function malformed(scene: Scene): Attack {
  const kind = 'malformed';
  const base = { kind, method: 'POST', path: choices(scene), token: scene.duel.tokens[scene.decider] };
  const text = JSON.stringify(message(scene));
  switch (randomInt(7)) {
    case 0:
      return { ...base, body: text.slice(0, randomInt(1, text.length)), expect: [400] };
    case 1:
      return { ...base, body: junk(randomInt(1, 500)), expect: [400] };
    case 2: {
      const field = pick(['sequence', 'choice', 'key']);
      const body = JSON.stringify(message(scene, { [field]: pick(ODD) }));
      // An odd sequence may be a wrong one, an odd choice an illegal one; an odd key of an illegal choice is fine.
      return {
        ...base,
        body: body.replace(JSON.stringify(scene.open), '"no such choice"'),
        expect: [400, 409, 422],
      };
    }
    case 3:
      return {
        ...base,
        body: JSON.stringify(message(scene, { [pick(['more', '__proto__x', 'seat'])]: 1 })),
        expect: [400],
      };
    case 4:
      return { ...base, body: `{"__proto__":{"admin":true},${text.slice(1)}`, expect: [400] };
    case 5:
      return { ...base, body: '['.repeat(randomInt(1000, 10_000)), expect: [400] };
    default:
      return {
        ...base,
        body: text,
        headers: { 'content-type': pick(['text/plain', 'multipart/form-data', 'x']) },
        expect: [400],
      };
  }
}

function replayed(scene: Scene): Attack {
  const { accepted, duel } = scene;
  const other = { ...JSON.parse(accepted.body), key: key() };
  const resent = randomInt(2) === 0;
  return {
    kind: 'replayed',
    method: 'POST',
    path: choices(scene),
    token: duel.tokens[accepted.seat],
    body: resent ? accepted.body : JSON.stringify(other),
    // Word for word: the old answer. With a new key: too late.
    expect: resent ? [200] : [409],
  };
}

function reordered(scene: Scene): Attack {
  const wrong = scene.sequence + pick([-3, -2, -1, 1, 2, 100]);
  return {
    kind: 'reordered',
    method: 'POST',
    path: choices(scene),
    token: pick(scene.duel.tokens),
    body: JSON.stringify(message(scene, { sequence: Math.max(0, wrong) })),
    expect: scene.sequence === Math.max(0, wrong) ? [403, 422] : [409],
  };
}

function oversized(scene: Scene): Attack {
  const size = pick([33_000, 100_000, 1_000_000]);
  const base = { kind: 'oversized', method: 'POST', token: scene.duel.tokens[scene.decider] };
  switch (randomInt(3)) {
    case 0:
      return {
        ...base,
        path: choices(scene),
        body: JSON.stringify(message(scene, { choice: 'x'.repeat(size) })),
        expect: [413],
      };
    case 1:
      return {
        ...base,
        path: '/api/games',
        body: JSON.stringify({ options: { armies: Array.from({ length: size / 5 }, () => 'borgo') } }),
        expect: [413],
      };
    default:
      return {
        ...base,
        path: choices(scene),
        body: '{}',
        headers: { 'x-large': 'x'.repeat(20_000) },
        expect: [400, 431],
      };
  }
}

function forged(scene: Scene): Attack {
  const { duel, decider, stranger } = scene;
  const body = JSON.stringify(message(scene));
  const post = { kind: 'forged', method: 'POST', path: choices(scene), body };
  const real = duel.tokens[decider];
  switch (randomInt(9)) {
    case 0:
      return { ...post, token: stranger, expect: [403] };
    case 1:
      return { ...post, token: duel.tokens[1 - decider], expect: [403] };
    case 2:
      return { ...post, expect: [401] };
    case 3:
      return { ...post, token: randomBytes(32).toString('base64url'), expect: [401] };
    case 4:
      return { ...post, token: real.slice(0, -1) + (real.endsWith('A') ? 'B' : 'A'), expect: [401] };
    case 5:
      return { ...post, headers: { cookie: `nhex=${real}`, origin: 'https://evil.example' }, expect: [403] };
    case 6:
      return { ...post, headers: { cookie: `nhex=${real}` }, expect: [403] };
    case 7:
      return {
        ...post,
        path: `/api/games/${duel.id}/${pick(['join', 'resign', 'take-back'])}`,
        token: stranger,
        body: JSON.stringify(pick([{ seat: 0 }, { seat: 1 }, { sequence: scene.sequence }])),
        expect: [400, 403, 409],
      };
    default:
      return {
        ...post,
        headers: {
          authorization: pick([
            'Basic YWRtaW46YWRtaW4=',
            'Bearer',
            'Bearer  ',
            `Bearer ${real} ${real}`,
            `bearer\t${real}x`,
          ]),
        },
        expect: [400, 401],
      };
  }
}

/** Paths and methods that are not there, or are put strangely. */
function strange(scene: Scene): Attack {
  const kind = 'strange';
  switch (randomInt(4)) {
    case 0:
      return {
        kind,
        method: 'GET',
        path: `/api/games/${pick(ODD_IDS)}${pick(['', '/record', '/stream', '/choices'])}`,
        expect: [400, 404, 414, 431],
      };
    case 1:
      return {
        kind,
        method: pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']),
        path: choices(scene),
        expect: [400, 401, 404, 405],
      };
    case 2:
      return {
        kind,
        method: 'GET',
        path: `/api/games/${scene.duel.id}/stream?after=${pick(['x', '-1', '1e9', '%00', '99999999', 'NaN'])}`,
        expect: [400],
      };
    default:
      return {
        kind,
        method: 'POST',
        path: '/api/games',
        token: scene.stranger,
        body: JSON.stringify({
          options: { [pick(['armies', 'mode', 'edition', 'variants'])]: pick(ODD) },
          seats: pick([['me', 'open'], ['me', 'me'], [], 'me', [{ bot: 'expert:ms=1e9' }, 'me']]),
        }),
        expect: [400],
      };
  }
}

/** What lies around the games: other people's tables, odd searches, addresses that are none of the server's business. */
function around({ duel, stranger: token }: Scene): Attack {
  const table = `/api/games/${duel.id}`;
  const odd = encodeURIComponent(pick(['..', "' or 1=1", '%', '<b>', '\u0000', 'x'.repeat(300)]));
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = pick(['https://127.0.0.1/', 'http://fcm.googleapis.com/', 'file:///etc/passwd', 'x']);
  const [method, path, body, expect] = pick<readonly [string, string, unknown, readonly number[]]>([
    ['POST', `${table}/chat`, { preset: 'hello' }, [403]],
    ['POST', `${table}/chat`, { text: pick(ODD) }, [400, 403]],
    ['GET', `${table}/chat`, undefined, [403]],
    ['POST', `${table}/draft`, { army: 'borgo' }, [403]],
    ['POST', `${table}/refuse`, undefined, [404]],
    ['POST', `${table}/draw`, undefined, [403]],
    ['POST', '/api/pairing', { pace: pick(ODD) }, [400]],
    ['POST', '/api/account/push', { endpoint, keys }, [400]],
    ['POST', '/api/account/mail', { address: pick(ODD), language: 'en' }, [400, 403]],
    ['POST', '/api/account/holiday', { days: pick(ODD) }, [400]],
    ['PUT', `/api/account/mutes/${odd}`, undefined, [400, 404, 414]],
    ['GET', `/api/search?player=${odd}`, undefined, [400, 404]],
    ['GET', `/api/players/${odd}`, undefined, [400, 404, 414]],
    ['GET', `/api/exports/${odd}`, undefined, [400, 404, 414]],
    ['GET', `/replay/${odd}/picture.png`, undefined, [400, 404, 414]],
    ['GET', `/api/matches/${odd}`, undefined, [400, 404, 414]],
  ]);
  return {
    kind: 'around',
    method,
    path,
    token,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    expect,
  };
}

const KINDS = [malformed, replayed, reordered, oversized, forged, strange, around];

export const newAttack = (scene: Scene): Attack => pick(KINDS)(scene);
