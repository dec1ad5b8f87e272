// Word to those who are not looking: web push to their browsers, mail to their address, when a by-turns game waits
// for them or somebody challenges them.

import { isLanguageCode, notice } from '@nhex/texts';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Letter, Store } from '../store/store.ts';

/** Where browsers of today have their push services; nothing else is ever called. */
const PUSH_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(updates|.*\.autopush)\.push\.services\.mozilla\.com$/,
  /^(.*\.)?push\.apple\.com$/,
  /^.*\.notify\.windows\.com$/,
];

export function isPushAddress(endpoint: string): boolean {
  try {
    const { protocol, hostname, port } = new URL(endpoint);
    return protocol === 'https:' && port === '' && PUSH_HOSTS.some((host) => host.test(hostname));
  } catch {
    return false;
  }
}

/** A choice that can wait so long is worth a message. */
const PATIENT_MS = 6 * 60 * 60 * 1000;
/** At most one mail to a player in this time. */
const MAIL_GAP_MS = 30 * 60 * 1000;
const PUSH_SECONDS = 24 * 60 * 60;
const PUSH_TIMEOUT_MS = 10_000;

type SendPush = typeof webPush.sendNotification;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The server's own keys, made at the first start and shared by all processes. */
async function findKeys({ db }: Store): Promise<Keys> {
  await db
    .insertInto('kept')
    .values({ name: 'vapid', value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('kept')
    .select('value')
    .where('name', '=', 'vapid')
    .executeTakeFirstOrThrow();
  return JSON.parse(row.value);
}

interface Means {
  readonly store: Store;
  readonly config: Config;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  readonly push?: SendPush;
}

export class Notifier {
  readonly #store: Store;
  readonly #config: Config;
  readonly #keys: Keys;
  readonly #mailer: Transporter | undefined;
  readonly #now: () => number;
  readonly #onError: (error: unknown) => void;
  readonly #push: SendPush;
  readonly #under = new Set<Promise<void>>();

  private constructor({ store, config, now, onError, push = webPush.sendNotification }: Means, keys: Keys) {
    this.#store = store;
    this.#config = config;
    this.#keys = keys;
    this.#now = now;
    this.#onError = onError;
    this.#push = push;
    this.#mailer = config.smtp === undefined ? undefined : createTransport(config.smtp);
  }

  static async open(means: Means): Promise<Notifier> {
    return new Notifier(means, await findKeys(means.store));
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  get mails(): boolean {
    return this.#mailer !== undefined;
  }

  async close(): Promise<void> {
    await Promise.all(this.#under);
    this.#mailer?.close();
  }

  /** Looks at letters that were written; those that matter to people who are away are sent on. */
  hear(letters: readonly Letter[]): void {
    for (const each of letters) {
      if (!this.#matters(each)) continue;
      const work = Promise.all([this.#pushTo(each), this.#mailTo(each)])
        .then(() => {})
        .catch(this.#onError)
        .finally(() => this.#under.delete(work));
      this.#under.add(work);
    }
  }

  #matters({ event }: Letter): boolean {
    if (event.kind === 'challenge') return true;
    const { deadline } = event;
    return event.kind === 'turn' && typeof deadline === 'number' && deadline - this.#now() > PATIENT_MS;
  }

  async #pushTo({ to, event }: Letter): Promise<void> {
    const { db } = this.#store;
    const rows = await db.selectFrom('pushes').selectAll().where('player', '=', to).execute();
    await Promise.all(
      rows.map(async ({ endpoint, keys }) => {
        try {
          await this.#push({ endpoint, keys: JSON.parse(keys) }, JSON.stringify(event), {
            TTL: PUSH_SECONDS,
            timeout: PUSH_TIMEOUT_MS,
            vapidDetails: { subject: this.#config.origin ?? 'mailto:operator@localhost', ...this.#keys },
          });
        } catch (error) {
          const status = (error as { statusCode?: number }).statusCode;
          // The browser does not want to hear any more.
          if (status === 404 || status === 410)
            await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
          else throw error;
        }
      }),
    );
  }

  async #mailTo({ to, event }: Letter): Promise<void> {
    if (!this.#mailer) return;
    const now = this.#now();
    const row = await this.#store.db
      .updateTable('mails')
      .set({ sent: now })
      .where('player', '=', to)
      .where('code', 'is', null)
      .where('sent', '<', now - MAIL_GAP_MS)
      .returning(['address', 'language'])
      .executeTakeFirst();
    if (!row) return;
    const from = event['from'] as { readonly name: string } | undefined;
    const values = {
      link: `${this.#config.origin ?? ''}/#/online/game/${String(event['game'])}`,
      name: from?.name ?? '',
    };
    const what = event.kind === 'challenge' ? 'challenge' : 'turn';
    await this.mail(row.address, row.language, `${what}Subject`, `${what}Body`, values);
  }

  async mail(
    address: string,
    language: string,
    subject: Parameters<typeof notice>[1],
    body: Parameters<typeof notice>[1],
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    const code = isLanguageCode(language) ? language : 'en';
    await this.#mailer?.sendMail({
      from: this.#config.mailFrom,
      to: { name: '', address },
      subject: await notice(code, subject, values),
      text: await notice(code, body, values),
    });
  }
}
