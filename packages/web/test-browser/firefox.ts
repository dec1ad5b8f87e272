// Drives a stock Firefox over its Marionette port: enough to open pages, look and click. No dependency is needed for it.
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A Firefox: FIREFOX_PATH, or one on the PATH; undefined where none is installed. */
export function findFirefox(): string | undefined {
  if (process.env['FIREFOX_PATH']) return process.env['FIREFOX_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export class Firefox {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: { error: unknown; value: unknown }) => void>();
  #received = Buffer.alloc(0);
  #last = 0;

  private constructor(process: ChildProcess, profile: string, socket: Socket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.on('data', (part) => this.#read(part));
  }

  static async launch(path: string, width: number, height: number): Promise<Firefox> {
    const port = await freePort();
    const profile = mkdtempSync(join(tmpdir(), 'nhex-firefox-'));
    writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
    const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
    const size = [`--width=${width}`, `--height=${height}`];
    const started = spawn(path, [...args, ...size], { stdio: 'ignore' });
    const firefox = new Firefox(started, profile, await reach(port));
    await firefox.#send('WebDriver:NewSession', {});
    await firefox.#send('WebDriver:SetWindowRect', { width, height });
    return firefox;
  }

  /** Messages come as `length:json`. */
  #read(part: Buffer): void {
    this.#received = Buffer.concat([this.#received, part]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const length = Number(this.#received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.#received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, colon + 1 + length).toString());
      this.#received = this.#received.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message as [number, number, unknown, unknown];
      this.#waiting.get(id)?.({ error, value });
      this.#waiting.delete(id);
    }
  }

  async #send(command: string, parameters: unknown): Promise<unknown> {
    const id = ++this.#last;
    const text = JSON.stringify([0, id, command, parameters]);
    const { error, value } = await new Promise<{ error: unknown; value: unknown }>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return value;
  }

  async go(url: string): Promise<void> {
    await this.#send('WebDriver:Navigate', { url });
  }

  /** The value of an expression in the page. */
  async value<T>(expression: string): Promise<T> {
    const answer = await this.#send('WebDriver:ExecuteScript', { script: `return ${expression};`, args: [] });
    return (answer as { value: T }).value;
  }

  count(selector: string): Promise<number> {
    return this.value(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  }

  async click(selector: string): Promise<void> {
    const found = await this.#send('WebDriver:FindElement', { using: 'css selector', value: selector });
    const id = (found as { value: Record<string, string> }).value[ELEMENT];
    await this.#send('WebDriver:ElementClick', { id });
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.#send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
    this.#socket.destroy();
    await gone;
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

/** Tries until the browser listens; the first word is its own. */
async function reach(port: number): Promise<Socket> {
  for (let tries = 0; tries < 300; tries++) {
    const socket = await new Promise<Socket | undefined>((resolve) => {
      const made = connect(port, '127.0.0.1');
      made.once('connect', () => resolve(made));
      made.once('error', () => resolve(undefined));
    });
    if (socket) return socket;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('Firefox does not answer.');
}
