// The server's settings, from the environment. Anything wrong is said in one sentence before anything is opened.

import { CHAT_SETTINGS, type ChatSetting } from './people/chat.ts';

export interface Config {
  /** PostgreSQL; undefined: the embedded file. */
  readonly databaseUrl: string | undefined;
  /** The folder of the embedded file and of the secret. */
  readonly data: string;
  /** Undefined: made at the first start and kept. */
  readonly secret: string | undefined;
  readonly rateLimits: boolean;
  /** Believe what a proxy says about the caller's address. */
  readonly trustProxy: boolean;
  /** The address players see, when a proxy stands in front: `https://play.example.org`. */
  readonly origin: string | undefined;
  readonly logLevel: string;
  /** Nobody loses on time so soon after the start. */
  readonly graceMs: number;
  readonly chat: ChatSetting;
  /** Where mails are handed in: `smtp://user:password@host:587`; undefined: none are sent. */
  readonly smtp: string | undefined;
  readonly mailFrom: string;
}

const LEAST_SECRET = 32;
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], usual: T): T {
  const value = env[name] || usual;
  const found = values.find((each) => each === value);
  if (found === undefined)
    throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${value}".`);
  return found;
}

export function configFrom(env: Env): Config {
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigError('DATABASE_URL must begin with postgres:// (leave it unset for the embedded file).');
  const secret = env['NHEX_SECRET'] || undefined;
  if (secret !== undefined && secret.length < LEAST_SECRET)
    throw new ConfigError(`NHEX_SECRET must have at least ${LEAST_SECRET} characters.`);
  const origin = env['NHEX_ORIGIN'] || undefined;
  if (origin !== undefined && !/^https?:\/\/[^/]+$/.test(origin))
    throw new ConfigError('NHEX_ORIGIN must look like https://play.example.org, without a path.');
  const smtp = env['NHEX_SMTP'] || undefined;
  if (smtp !== undefined && !/^smtps?:\/\/[^/]+$/.test(smtp))
    throw new ConfigError('NHEX_SMTP must look like smtp://user:password@mail.example.org:587.');
  if (smtp !== undefined && (origin === undefined || !env['NHEX_MAIL_FROM']))
    throw new ConfigError('NHEX_SMTP needs NHEX_ORIGIN (for links) and NHEX_MAIL_FROM.');
  return {
    databaseUrl,
    data: env['NHEX_DATA'] || './data',
    secret,
    rateLimits: oneOf(env, 'NHEX_RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxy: oneOf(env, 'NHEX_TRUST_PROXY', ['yes', 'no'], 'no') === 'yes',
    origin,
    logLevel: oneOf(env, 'NHEX_LOG', LEVELS, 'warn'),
    graceMs: 30_000,
    chat: oneOf(env, 'NHEX_CHAT', CHAT_SETTINGS, 'on'),
    smtp,
    mailFrom: env['NHEX_MAIL_FROM'] || 'NHex <nhex@localhost>',
  };
}
