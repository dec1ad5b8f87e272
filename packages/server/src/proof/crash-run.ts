// The crash test: players play on while their server is killed at random moments and comes back. Afterwards every
// choice that was acknowledged must be there, once, in its place, and every game must replay to its hash.

import { randomBytes, randomInt } from 'node:crypto';
import pg from 'pg';
import { verifyRecord } from '../referee/online-record.ts';
import { type Duel, NoAnswer, newDuel, pause, send, type View } from './client.ts';
import { freePort, type Process, startProcess } from './processes.ts';

export interface CrashSettings {
  readonly kills: number;
  readonly games: number;
  /** How many processes share the store; more than one only on PostgreSQL. */
  readonly processes: number;
  readonly env: Readonly<Record<string, string>>;
  readonly tell: (line: string) => void;
}

export interface CrashReport {
  readonly kills: number;
  readonly cuts: number;
  readonly games: number;
  readonly acknowledged: number;
  /** Choices that had to be sent again because no answer came. */
  readonly resent: number;
  /** Everything that is not as it must be. */
  readonly problems: readonly string[];
  /** The longest anybody waited for an acknowledgement, restarts included. */
  readonly longestWaitMs: number;
}

interface Played {
  readonly duel: Duel;
  /** Choices as acknowledged: the one that led to sequence i + 1 at i. */
  readonly acknowledged: string[];
}

const RETRY_MS = 25;
/**
 * Whoever gets no answer for so long asks again, as the web client does: connections can die without a word. On a machine
 * that is too busy to answer they wait longer each time, and give up in the end.
 */
const PATIENCE_MS = 3000;
const MOST_PATIENCE_MS = 60_000;
const GIVE_UP_MS = 600_000;

export async function crashRun(settings: CrashSettings): Promise<CrashReport> {
  const { kills, games, env, tell } = settings;
  const ports = await Promise.all(Array.from({ length: settings.processes }, freePort));
  const processes: Process[] = [];
  for (const port of ports) processes.push(await startProcess(port, env));
  const played: Played[] = [];
  const problems: string[] = [];
  let running = true;
  let resent = 0;
  let longestWaitMs = 0;

  /** Any process may answer; one that does not is asked no longer than it takes to try the next. */
  async function insist(
    method: string,
    path: string,
    token: string,
    body?: unknown,
  ): Promise<{ status: number; text: string }> {
    const started = performance.now();
    let patienceMs = PATIENCE_MS;
    for (let attempt = 0; ; attempt++) {
      const { url } = processes[randomInt(processes.length)];
      const answer = await send(url, method, path, { token, body, patienceMs }).catch(
        (error: Error) => error,
      );
      if (!(answer instanceof Error) && answer.status < 500) {
        longestWaitMs = Math.max(longestWaitMs, performance.now() - started);
        return answer;
      }
      if (answer instanceof NoAnswer) patienceMs = Math.min(2 * patienceMs, MOST_PATIENCE_MS);
      if (attempt === 0 && method === 'POST') resent++;
      if (performance.now() - started > GIVE_UP_MS)
        throw new Error(
          `no answer to ${method} ${path}: ${answer instanceof Error ? answer.message : answer.text}`,
        );
      await pause(RETRY_MS);
    }
  }

  async function playOne({ duel, acknowledged }: Played): Promise<void> {
    while (running) {
      const looked = await insist('GET', `/api/games/${duel.id}`, duel.tokens[acknowledged.length % 2]);
      let view: View = JSON.parse(looked.text);
      if (view.status === 'over') return;
      const token = duel.tokens[view.decider ?? 0];
      if (view.choices === undefined) {
        view = JSON.parse((await insist('GET', `/api/games/${duel.id}`, token)).text);
        if (view.choices === undefined) continue;
      }
      const { sequence } = view;
      if (sequence !== acknowledged.length)
        problems.push(
          `${duel.id} stands at ${sequence}, but ${acknowledged.length} choices were acknowledged`,
        );
      const choice = view.choices?.[randomInt(view.choices.length)] ?? '';
      const body = { sequence, choice, key: randomBytes(9).toString('base64url') };
      const answer = await insist('POST', `/api/games/${duel.id}/choices`, token, body);
      if (answer.status !== 200 || JSON.parse(answer.text).sequence !== sequence + 1) {
        problems.push(`${duel.id} at ${sequence}: ${choice}: ${answer.status} ${answer.text.slice(0, 200)}`);
        return;
      }
      acknowledged[sequence] = choice;
    }
  }

  async function sitAndPlay(number: number): Promise<void> {
    while (running) {
      const duel = await newDuel(processes[0].url, number).catch(() => undefined);
      if (duel === undefined) {
        await pause(RETRY_MS);
        continue;
      }
      const game: Played = { duel, acknowledged: [] };
      played.push(game);
      await playOne(game);
    }
  }

  const players = Array.from({ length: games }, (_, i) => sitAndPlay(i));
  let cuts = 0;
  for (let kill = 0; kill < kills; kill++) {
    // Under load, at any moment of it: a machine that starts slowly must not be killed before anybody plays.
    const reached = count(played) + games;
    for (let waited = 0; count(played) < reached && waited < 10_000; waited += 10) await pause(10);
    await pause(randomInt(0, 400));
    for (const [i, each] of processes.entries()) {
      if (!each.isGone()) continue;
      problems.push(`a process ended by itself: ${each.said().trim().slice(-300)}`);
      processes[i] = await startProcess(ports[i], env);
    }
    const victim = randomInt(processes.length);
    if (processes.length > 1 && kill % 2 === 1) {
      await cutConnections(env['DATABASE_URL'] ?? '', processes[victim].pid);
      cuts++;
    } else {
      await processes[victim].end('SIGKILL');
      processes[victim] = await startProcess(ports[victim], env);
    }
    if ((kill + 1) % 10 === 0)
      tell(`${kill + 1} of ${kills}, ${count(played)} choices acknowledged, ${problems.length} problems`);
  }
  await pause(300);
  running = false;
  await Promise.all(players);
  // Once more from the disk: nothing may live in a memory only.
  await Promise.all(processes.map((each) => each.end('SIGKILL')));
  const last = await startProcess(ports[0], env);
  for (const game of played) problems.push(...(await check(last.url, game)));
  await last.end('SIGTERM');
  return {
    kills: kills - cuts,
    cuts,
    games: played.length,
    acknowledged: count(played),
    resent,
    problems,
    longestWaitMs: Math.round(longestWaitMs),
  };
}

const count = (played: readonly Played[]): number =>
  played.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Compares a game as it is stored with what its players were told. */
async function check(url: string, { duel, acknowledged }: Played): Promise<string[]> {
  const { status, text } = await send(url, 'GET', `/api/games/${duel.id}/record`, {
    token: duel.tokens[0],
  });
  if (status !== 200) return [`${duel.id} cannot be read: ${text.slice(0, 200)}`];
  const lines = text.split('\n').filter((line) => /^\d /.test(line));
  const stored = lines.map((line) => line.replace(/^\d /, '').split(' + ')[0]);
  const problems: string[] = [];
  if (stored.length !== acknowledged.length)
    problems.push(`${duel.id}: ${acknowledged.length} choices acknowledged, ${stored.length} stored`);
  const wrong = acknowledged.findIndex((choice, i) => stored[i] !== choice);
  if (wrong >= 0)
    problems.push(`${duel.id}: choice ${wrong + 1} was ${acknowledged[wrong]}, stored is ${stored[wrong]}`);
  // Replays the record, its hash and, where the game is over, its deal.
  const verdict = verifyRecord(text);
  const over = verdict.seed !== undefined;
  if (over ? !verdict.ok : verdict.choices !== stored.length)
    problems.push(`${duel.id}: ${verdict.problems.join('; ')}`);
  return problems;
}

/** Cuts every connection that a process has to the database. */
async function cutConnections(url: string, pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    `nhex ${pid}`,
  ]);
  await client.end();
}
