// Server processes of the proofs: started as `npm start` starts them, ended as gently or as roughly as wanted.

import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { pause, send } from './client.ts';

const START = join(process.cwd(), 'scripts', 'start.mjs');
const PATIENCE_MS = 60_000;

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

export interface Process {
  readonly url: string;
  readonly pid: number;
  /** Whether it is gone, by itself or because it was ended. */
  isGone(): boolean;
  /** Ends it with that signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** What it said on stderr, the last of it. */
  said(): string;
}

/** Starts a server and waits until it is ready. */
export async function startProcess(port: number, env: Record<string, string>): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      NHEX_CLIENT: 'off',
      NHEX_RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (part) => {
    said = `${said}${part}`.slice(-50_000);
  });
  // Whatever happens to the proof, it leaves no server behind.
  const reap = (): void => void child.kill('SIGKILL');
  process.once('exit', reap);
  const gone = new Promise<void>((done) =>
    child.once('exit', () => {
      process.off('exit', reap);
      done();
    }),
  );
  const url = `http://127.0.0.1:${port}`;
  const giveUp = Date.now() + PATIENCE_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > giveUp) throw new Error(`the server did not start: ${said}`);
    const ready = await send(url, 'GET', '/ready').catch(() => undefined);
    if (ready?.status === 200) break;
    await pause(20);
  }
  return {
    url,
    pid: child.pid ?? 0,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
    said: () => said,
  };
}
