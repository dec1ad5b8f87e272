// Where things are, and how fresh they are. Plain Node: used before anything is installed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path below the root. */
export const at = (...parts) => join(root, ...parts);

/** Modification time in milliseconds, 0 when the file does not exist. */
export function mtime(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The newest modification time of a file, or of a folder with everything below it (so a deletion counts too). */
export function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  let time = stat.mtimeMs;
  if (stat.isDirectory()) {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
      const child = join(path, entry.name);
      time = Math.max(time, entry.isDirectory() ? newest(child) : mtime(child));
    }
  }
  return time;
}

/** Does a folder hold, at any depth, a file whose name ends like this? */
export function holds(folder, ending) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(ending));
}
