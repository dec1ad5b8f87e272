// Hostile clients against a server on which others play: no crash, no change of the attacked games, no hidden thing in
// any answer, memory flat, and the others hardly notice.

import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Attack, newAttack, type Scene } from './attacks.ts';
import { type Duel, get, newDuel, newGuest, openStream, pause, send, type View } from './client.ts';
import { quantile } from './load.ts';
import type { Process } from './processes.ts';

export interface HostileReport {
  readonly messages: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** Everything that is not as it must be. */
  readonly problems: readonly string[];
  /** Resident memory of the server after a warm-up and at the end, MB. */
  readonly memoryMb: { readonly warm: number; readonly end: number };
}

export interface FloodReport {
  readonly requests: number;
  readonly refusedByLimits: number;
  /** How long a player at another address waits for an acknowledgement: alone, and during the flood. */
  readonly othersMs: { readonly alone: Latency; readonly flooded: Latency };
}

interface Latency {
  readonly median: number | undefined;
  readonly p99: number | undefined;
}

const ATTACKERS = 16;
const SCENES = 8;
const MOST_PROBLEMS = 20;

const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const viewOf = (url: string, duel: Duel, seat: number): Promise<View> =>
  get<View>(url, 'GET', `/api/games/${duel.id}`, { token: duel.tokens[seat] });

/** A game a few choices old, with one accepted message to replay. */
async function newScene(url: string, number: number): Promise<Scene> {
  const duel = await newDuel(url, number);
  let accepted: Scene['accepted'] | undefined;
  for (let made = 0; made < 6; made++) {
    const decider = (await viewOf(url, duel, 0)).decider ?? 0;
    const { sequence, choices } = await viewOf(url, duel, decider);
    const body = JSON.stringify({ sequence, choice: choices?.[0], key: `accepted ${made}` });
    await get(url, 'POST', `/api/games/${duel.id}/choices`, { token: duel.tokens[decider], body });
    accepted = { seat: decider, body, sequence: sequence + 1 };
  }
  const decider = (await viewOf(url, duel, 0)).decider ?? 0;
  const { sequence, choices } = await viewOf(url, duel, decider);
  if (!accepted || choices === undefined) throw new Error('no scene');
  const stranger = (await newGuest(url)).token;
  return { duel, sequence, decider, accepted, open: choices[0], stranger };
}

/** Two who play at a leisurely pace and time every acknowledgement. */
async function others(url: string, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    const duel = await newDuel(url, 1);
    for (;;) {
      const { decider, status } = await viewOf(url, duel, 0);
      if (status === 'over' || until()) break;
      const { sequence, choices = [] } = await viewOf(url, duel, decider ?? 0);
      const body = { sequence, choice: choices[randomInt(choices.length)], key: `${sequence}` };
      const started = performance.now();
      await get(url, 'POST', `/api/games/${duel.id}/choices`, { token: duel.tokens[decider ?? 0], body });
      times.push(performance.now() - started);
      await pause(150);
    }
  }
  return times;
}

const latencyOf = (times: readonly number[]): Latency => ({
  median: quantile(times, 0.5),
  p99: quantile(times, 0.99),
});

/** Nothing in an answer may tell of the seed, of tokens, or of the inside of the server. */
const LEAK = /"seed"|"reveal"|"rng"|argon2|node_modules|\bat .*\.[jt]s:\d+/;
const SEED = /\b[0-9a-f]{64}\b/g;
/** How much larger the server may be at the end than after a quarter of the messages. */
const MOST_GROWTH_MB = 64;

export async function hostileRun(
  server: Process,
  messages: number,
  tell: (line: string) => void,
): Promise<HostileReport> {
  const { url } = server;
  const problems: string[] = [];
  const complain = (problem: string): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
    else failed++;
  };
  let failed = 0;
  const scenes = await Promise.all(Array.from({ length: SCENES }, (_, i) => newScene(url, i)));
  const before = await Promise.all(scenes.map(({ duel }) => viewOf(url, duel, 0)));
  const changes: string[] = [];
  const streams = scenes.map(({ duel }) =>
    openStream(
      url,
      duel.id,
      duel.tokens[0],
      (line) => changes.push(line),
      () => {},
    ),
  );
  const byKind: Record<string, number> = {};
  /** Whatever looks like a seed in an answer; commitments do, too. */
  const seen = new Set<string>();
  let sent = 0;
  let warm = 0;
  const attack = async (): Promise<void> => {
    while (sent < messages) {
      const mine = ++sent;
      const wanted = newAttack(scenes[randomInt(scenes.length)]);
      byKind[wanted.kind] = (byKind[wanted.kind] ?? 0) + 1;
      for (const hex of await strike(url, wanted, complain)) seen.add(hex);
      if (mine % 10_000 === 0) tell(`${mine} of ${messages}, ${problems.length} problems`);
      if (warm === 0 && sent > messages / 4) warm = memoryMb(server.pid);
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, attack));
  const end = memoryMb(server.pid);

  for (const stop of streams) stop();
  if (changes.some((line) => LEAK.test(line))) complain('a stream tells too much');
  if (changes.length > scenes.length)
    complain(`${changes.length - scenes.length} changes were told of attacked games`);
  for (const [i, { duel }] of scenes.entries()) {
    const after = await viewOf(url, duel, 0);
    if (JSON.stringify(after) !== JSON.stringify(before[i])) complain(`game ${duel.id} changed`);
  }
  if (end > warm + MOST_GROWTH_MB) complain(`the server grew from ${warm} to ${end} MB`);
  const health = await send(url, 'GET', '/health');
  if (health.status !== 200) complain('the server is not well');
  for (const { duel } of scenes) {
    // The end of a game tells its seed: it must be new to everybody.
    await get(url, 'POST', `/api/games/${duel.id}/resign`, { token: duel.tokens[0] });
    const { reveal } = await viewOf(url, duel, 0);
    if (reveal === undefined || seen.has(reveal)) complain(`the seed of ${duel.id} was told`);
  }
  return {
    messages: sent,
    byKind,
    problems: failed > 0 ? [...problems, `and ${failed} more`] : problems,
    memoryMb: { warm: Math.round(warm), end: Math.round(end) },
  };
}

/** However slow the machine: so many that the limits have to say no. */
const LEAST_FLOOD = 300;

/** Requests as fast as they go from one address, while others play from another; the limits are on. */
export async function floodRun(server: Process, seconds: number): Promise<FloodReport> {
  const { url } = server;
  const timed = async (work: () => Promise<void>): Promise<Latency> => {
    let done = false;
    const times = others(url, () => done);
    await work();
    done = true;
    return latencyOf(await times);
  };
  const alone = await timed(() => pause(seconds * 1000));
  let requests = 0;
  let refusedByLimits = 0;
  const flooded = await timed(async () => {
    const until = performance.now() + seconds * 1000;
    const flood = async (): Promise<void> => {
      while (performance.now() < until || requests < LEAST_FLOOD) {
        const path = pick(['/api/guest', '/api/games', '/api/login', '/api/games/AAAAAAAAAAAAAAAA']);
        const method = path.endsWith('A') ? 'GET' : 'POST';
        const answer = await send(url, method, path, {
          localAddress: '127.0.0.2',
        }).catch(() => undefined);
        requests++;
        if (answer?.status === 429) refusedByLimits++;
      }
    };
    await Promise.all(Array.from({ length: ATTACKERS }, flood));
  });
  return { requests, refusedByLimits, othersMs: { alone, flooded } };
}

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)];

/** Sends one attack and looks at the answer; returns what the answer has that looks like a seed. */
async function strike(url: string, attack: Attack, complain: (problem: string) => void): Promise<string[]> {
  const { kind, method, path, token, body, headers, expect } = attack;
  const told = (): string => `${kind}: ${method} ${path.slice(0, 80)} ${(body ?? '').slice(0, 120)}`;
  try {
    const { status, text } = await send(url, method, path, { token, body, headers });
    if (!expect.includes(status)) complain(`${told()}: ${status} ${text.slice(0, 160)}`);
    if (LEAK.test(text)) complain(`${told()}: the answer tells too much: ${text.slice(0, 200)}`);
    return text.match(SEED) ?? [];
  } catch (error) {
    // A connection cut off in the middle of an oversized message is an answer too.
    if (kind !== 'oversized') complain(`${told()}: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}
