// Links to share: a page with a picture for previews that leads to the game, and the monthly public export.

import { Readable } from 'node:stream';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { notice, preferredLanguage } from '@nhex/texts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../errors.ts';
import type { Table } from '../games/table.ts';
import type { Services } from '../services.ts';
import { exportMonths, exportOf, monthOf } from '../share/export.ts';
import { namesAt, picturePng, pictureSvg } from '../share/picture.ts';
import { addressOf } from './caller.ts';
import { ErrorAnswer, GameParams } from './schemas.ts';

const MOST_KEPT = 100;
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const shareRoutes =
  ({ store, house, limits, now, config }: Services): FastifyPluginCallbackTypebox =>
  (app, _, done) => {
    const tags = ['sharing'];
    const pictures = new Map<string, Buffer>();

    const ownOrigin = (request: FastifyRequest): string =>
      config.origin ?? `${request.protocol}://${request.host}`;

    app.get(
      '/replay/:id',
      {
        schema: {
          tags,
          params: GameParams,
          description:
            'A page with title and picture for previews; it leads on to the game in the web client.',
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const table = await house.watching.asVisitor(id);
        const tag = request.headers['accept-language'] ?? 'en';
        const language = preferredLanguage(tag.split(',').map((each) => each.split(';')[0].trim()));
        const origin = ownOrigin(request);
        const meta = (property: string, content: string): string =>
          `<meta property="${property}" content="${escaped(content)}">`;
        const title = await titleOf(table, language);
        const about = await notice(language, ABOUT[table.status]);
        const target = `/#/online/game/${id}`;
        return reply
          .type('text/html; charset=utf-8')
          .send(
            [
              `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
              `<meta http-equiv="refresh" content="0; url=${target}">`,
              `<meta name="description" content="${escaped(about)}"><meta name="twitter:card" content="summary_large_image">`,
              meta('og:type', 'website'),
              meta('og:site_name', 'NHex'),
              meta('og:title', title),
              meta('og:description', about),
              meta('og:url', `${origin}/replay/${id}`),
              meta('og:image', `${origin}/replay/${id}/picture.png`),
              meta('og:image:width', '1200'),
              meta('og:image:height', '630'),
              `</head><body><p><a href="${target}">${escaped(title)}</a></p><p>${escaped(about)}</p></body></html>`,
            ].join(''),
          );
      },
    );

    app.get('/replay/:id/picture.svg', { schema: { tags, params: GameParams } }, async (request, reply) => {
      const svg = pictureSvg(await house.watching.asVisitor(request.params.id));
      return reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=60').send(svg);
    });

    app.get('/replay/:id/picture.png', { schema: { tags, params: GameParams } }, async (request, reply) => {
      const table = await house.watching.asVisitor(request.params.id);
      const key = `${table.id} ${table.sequence} ${table.status}`;
      let png = pictures.get(key);
      if (png === undefined) {
        limits.take('pictures', addressOf(request));
        png = Buffer.from(picturePng(pictureSvg(table)));
        if (pictures.size >= MOST_KEPT) pictures.clear();
        pictures.set(key, png);
      }
      // Previews are made on other sites.
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return reply.type('image/png').header('Cache-Control', 'public, max-age=60').send(png);
    });

    app.get('/api/exports', { schema: { tags } }, async () => ({ months: await exportMonths(store, now()) }));

    const Month = Type.Object(
      { month: Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' }) },
      { additionalProperties: false },
    );
    app.get(
      '/api/exports/:month',
      {
        schema: {
          tags,
          params: Month,
          response: { '4xx': ErrorAnswer },
          description:
            'Every finished public game of a month that is over: newline-delimited JSON with records.',
        },
      },
      async (request, reply) => {
        const { month } = request.params;
        if (monthOf(month)[1] > now()) throw new ApiError('not-found', 'this month is not over yet');
        limits.take('exports', addressOf(request));
        const lines = exportOf(store, house.watching, month);
        return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines) as never);
      },
    );

    done();
  };

const ABOUT = { open: 'replayOpen', playing: 'replayGoing', over: 'replayOver' } as const;

function titleOf(table: Table, language: Parameters<typeof notice>[0]): Promise<string> {
  const names = namesAt(table).map((name, seat) => `${name} (${table.options.armies[seat]})`);
  return notice(language, 'replayTitle', { first: names[0], second: names.slice(1).join(', ') });
}
