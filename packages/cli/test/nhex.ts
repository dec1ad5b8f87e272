// Runs the command line in process and keeps what it says; scratch files in a folder of their own.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import picocolors from 'picocolors';
import { afterAll } from 'vitest';
import { run } from '../src/program.ts';

export interface Said {
  readonly code: number;
  readonly out: string[];
  readonly err: string[];
}

export async function nhex(...args: string[]): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    print: (line) => out.push(...line.split('\n')),
    complain: (line) => err.push(...line.split('\n')),
    watched: false,
    draw: () => {},
    colors: picocolors.createColors(false),
  });
  return { code, out, err };
}

/** A folder for the files of one test file. */
export function scratch(): {
  readonly folder: string;
  readonly put: (name: string, content: unknown) => string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'nhex-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    put: (name, content) => {
      const path = join(folder, name);
      const isText = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(path, isText ? content : JSON.stringify(content));
      return path;
    },
  };
}

/** In phase 3 the Commando shoots the Ganger while that one hits the HQ. */
export const SMALL = {
  players: [{ army: 'outpost' }, { army: 'hegemony', hq: 12 }],
  board: {
    d4: { tile: 'outpost/hq' },
    d5: { tile: 'outpost/commando', rotation: 5 },
    e4: { tile: 'hegemony/ganger' },
    f2: { tile: 'hegemony/hq' },
  },
};
