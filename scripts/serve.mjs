// Listening, and the files of the built web client: `npm start` and the browser tests use it.
// Plain node:http. Of files it serves one folder, never anything outside it.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

const compressible = /charset=|wasm/;
const hashed = /^\/assets\/.*-[\w-]{8}\.\w+(\.map)?$/;
const encoders = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Serves a folder, or whatever `answer` says. Takes the next free port when the wanted one is taken (port 0: any free one).
 * @param {{ folder?: string, answer?: import('node:http').RequestListener, port?: number, host?: string, tries?: number }} options
 * @returns {Promise<{ url: string, port: number, close: (drain?: () => Promise<void>) => Promise<void> }>}
 */
export async function serve({
  folder = '',
  answer = files(folder),
  port = 8080,
  host = 'localhost',
  tries = 50,
}) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await listen(answer, port === 0 ? 0 : port + attempt, host);
    } catch (error) {
      const next = port + attempt + 1;
      if (error.code !== 'EADDRINUSE' || port === 0 || attempt + 1 >= tries || next > 65535) throw error;
    }
  }
}

// "localhost" means both loopback addresses: a browser may try either one first.
async function listen(answer, port, host) {
  const first = await open(answer, port, host === 'localhost' ? '127.0.0.1' : host);
  const servers = [first];
  const actual = first.address().port;
  if (host === 'localhost') {
    try {
      servers.push(await open(answer, actual, '::1'));
    } catch (error) {
      if (error.code === 'EADDRINUSE') {
        await shut(servers);
        throw error;
      }
      // A machine without IPv6: the first address is enough.
    }
  }
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${actual}/`,
    port: actual,
    close: (drain) => shut(servers, drain),
  };
}

function open(answer, port, host) {
  return new Promise((done, fail) => {
    const server = createServer(answer);
    // Longer than proxies keep theirs, so that it is not us who closes just when one is used again.
    server.keepAliveTimeout = 75_000;
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}

/** No new connections on any of the addresses; the old ones end once `drain` is through. */
async function shut(servers, drain) {
  const closed = servers.map((server) => new Promise((done) => server.close(done)));
  await drain?.();
  for (const server of servers) server.closeAllConnections();
  await Promise.all(closed);
}

/** Answers requests with the files of a folder. */
export function files(path) {
  const folder = resolve(path);
  const packed = new Map();

  async function body(file, encoding) {
    const plain = await readFile(file.path);
    if (encoding === undefined) return plain;
    const key = `${file.path}\n${encoding}\n${file.tag}`;
    let result = packed.get(key);
    if (result === undefined) {
      result = await encoders[encoding](plain);
      packed.set(key, result);
    }
    return result;
  }

  return async (request, response) => {
    const say = (status, text, headers = {}) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
      response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
    };
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return say(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
      }
      const path = cleanPath(request.url);
      if (path === undefined) return say(400, 'Bad request.');
      const file =
        (await find(folder, path)) ?? (isPage(path) ? await find(folder, '/index.html') : undefined);
      if (file === undefined) return say(404, 'Not found.');

      const type = types[extname(file.path).toLowerCase()] ?? 'application/octet-stream';
      const encoding = compressible.test(type) && file.size > 1024 ? choose(request.headers) : undefined;
      const etag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
      const headers = {
        'Content-Type': type,
        'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        ETag: etag,
        ...(compressible.test(type) ? { Vary: 'Accept-Encoding' } : {}),
        ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
      };
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, headers);
        return response.end();
      }
      const content = await body(file, encoding);
      response.writeHead(200, { ...headers, 'Content-Length': content.length });
      response.end(request.method === 'HEAD' ? undefined : content);
    } catch {
      if (!response.headersSent) say(500, 'The file could not be read.');
      else response.destroy();
    }
  };
}

/** The decoded path of a request, or undefined for one that no browser sends. */
function cleanPath(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
    const odd = path.includes('\0') || path.includes('\\') || path.split('/').includes('..');
    return path.startsWith('/') && !odd ? path : undefined;
  } catch {
    return undefined;
  }
}

async function find(folder, path) {
  const full = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!full.startsWith(folder + sep)) return undefined;
  const found = await stat(full).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    path: full,
    size: found.size,
    tag: `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`,
  };
}

// A path without a file ending is a page of the application; a missing image or script is missing.
const isPage = (path) => extname(path) === '';

function choose(headers) {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return Object.keys(encoders).find((name) => accepted.includes(name));
}
