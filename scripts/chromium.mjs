// Finds a Chromium for the browser tests, or installs one, or says how.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './setup.mjs';

/** The path of a Chromium: CHROMIUM_PATH, one on the PATH, or one that Playwright downloaded. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      for (const ending of endings)
        if (folder && executable(join(folder, name + ending))) return join(folder, name + ending);
    }
  }
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  for (const cache of playwrightCaches()) {
    if (!existsSync(cache)) continue;
    const builds = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
    builds.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
    for (const build of builds) {
      for (const program of programs)
        if (executable(join(cache, build, program))) return join(cache, build, program);
    }
  }
  return undefined;
}

/** Finds Chromium or installs it; undefined, with the command to run by hand, when neither works. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && executable('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing it (apt-get install -y chromium) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
    if (apt('update') && apt('install', '-y', 'chromium')) return findChromium();
  } else {
    console.log('No Chromium found: downloading it (playwright-core install chromium) ...');
    if (run('playwright-core/cli.js', ['install', 'chromium']) === 0) return findChromium();
  }
  console.error(
    'The browser tests need Chromium. Install it with\n' +
      '  sudo apt-get update && sudo apt-get install -y chromium     (Debian, Ubuntu)\n' +
      '  npx playwright-core install chromium                        (elsewhere)\n' +
      'or name an installed one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  return undefined;
}

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightCaches() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return [process.env.PLAYWRIGHT_BROWSERS_PATH];
  if (process.platform === 'darwin') return [join(homedir(), 'Library', 'Caches', 'ms-playwright')];
  if (process.platform === 'win32') return [join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright')];
  return [join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright')];
}
