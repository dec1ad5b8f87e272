// One long answer of newline-delimited JSON, whatever it is about.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './caller.ts';
import type { Streams } from './streams.ts';

/**
 * Begins the answer; `start` sends what there is and returns how to stop. Whatever can be refused has to be refused
 * before, `streams.check` included.
 */
export async function openLines(
  streams: Streams,
  request: FastifyRequest,
  reply: FastifyReply,
  start: (send: (line: string) => void) => Promise<() => void>,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  // It lasts as long as its connection does: a line is one write, without the sizes of chunks around it.
  raw.removeHeader('Transfer-Encoding');
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
  raw.flushHeaders();
  let stop: (() => void) | undefined;
  let gone = false;
  const send = streams.open(raw, addressOf(request), request.caller?.id, () => {
    gone = true;
    stop?.();
  });
  try {
    stop = await start(send);
    if (gone) stop();
  } catch (error) {
    request.log.warn({ err: error, url: request.routeOptions.url }, 'a stream could not be opened');
    raw.destroy();
  }
}
