// What a person set for this browser, kept in localStorage; a browser without storage just forgets it.

import { isLanguageCode, type LanguageCode, preferredLanguage } from '@nhex/texts';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];
/** How fast bots play. */
export const PACES = ['slow', 'normal', 'fast', 'step'] as const;
export type Pace = (typeof PACES)[number];
/** How large texts are, and how light the page is. */
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const THEMES = ['dark', 'dusk', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
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
  /** The stories of scenarios are unfolded. */
  stories: boolean;
  pace: Pace;
  /** A complete pick is played without confirmation. */
  oneTap: boolean;
  textSize: TextSize;
  theme: Theme;
  music: boolean;
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
  stories: true,
  pace: 'normal',
  oneTap: false,
  textSize: 'normal',
  theme: 'dark',
  music: false,
});

const SWITCHES = [
  'sound',
  'music',
  'forecast',
  'coordinates',
  'patterns',
  'handOver',
  'typedMoves',
  'oneTap',
  'stories',
] as const;

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
  for (const name of SWITCHES) if (typeof stored[name] === 'boolean') data[name] = stored[name];
  data.motion = MOTIONS.find((each) => each === stored['motion']) ?? data.motion;
  data.pace = PACES.find((each) => each === stored['pace']) ?? data.pace;
  data.textSize = TEXT_SIZES.find((each) => each === stored['textSize']) ?? data.textSize;
  data.theme = THEMES.find((each) => each === stored['theme']) ?? data.theme;
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
