// What a person set for this browser, kept in localStorage; a browser without storage just forgets it.

import { isLanguageCode, type LanguageCode, preferredLanguage } from '@nhex/texts';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];
export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface SettingsData {
  language: LanguageCode;
  sound: boolean;
  motion: Motion;
  forecast: boolean;
  coordinates: boolean;
  patterns: boolean;
  speed: number;
  handOver: boolean;
  typedMoves: boolean;
}

const KEY = 'nhex-settings';

const defaults = (): SettingsData => ({
  language: preferredLanguage(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])),
  sound: true,
  motion: 'system',
  forecast: true,
  coordinates: true,
  patterns: false,
  speed: 1,
  handOver: true,
  typedMoves: false,
});

/** Stored settings as far as they make sense; everything else is the default. */
export function readSettings(text: string | undefined): SettingsData {
  const data = defaults();
  let stored: Record<string, unknown>;
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    stored = typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return data;
  }
  if (isLanguageCode(stored['language'])) data.language = stored['language'];
  for (const name of ['sound', 'forecast', 'coordinates', 'patterns', 'handOver', 'typedMoves'] as const) {
    if (typeof stored[name] === 'boolean') data[name] = stored[name];
  }
  const motion = MOTIONS.find((each) => each === stored['motion']);
  if (motion) data.motion = motion;
  const speed = SPEEDS.find((each) => each === stored['speed']);
  if (speed) data.speed = speed;
  return data;
}

function load(): SettingsData {
  try {
    return readSettings(localStorage.getItem(KEY) ?? undefined);
  } catch {
    return defaults();
  }
}

export const settings: SettingsData = $state(load());

/** Changes one setting and keeps it. */
export function set<K extends keyof SettingsData>(name: K, value: SettingsData[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is forbidden or full: the setting holds until the page closes.
  }
}

/** Whether animations should be cut short. */
export function reducedMotion(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
