// Small sounds made on the spot with WebAudio; nothing to download, nothing when the switch is off.

import { settings } from './settings.svelte.ts';

export const SOUNDS = [
  'pick',
  'place',
  'push',
  'discard',
  'turn',
  'battle',
  'phase',
  'shot',
  'blow',
  'block',
  'net',
  'heal',
  'boom',
  'death',
  'hq',
  'collapse',
  'win',
  'lose',
] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly volume: number;
  readonly after?: number;
  /** Seconds until it is at its loudest; at once if absent. */
  readonly attack?: number;
}

/** One family: wood and iron for tiles, air for shots, low drums for what matters, a bare fifth for what is won. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  pick: [{ wave: 'triangle', from: 420, to: 520, seconds: 0.05, volume: 0.1 }],
  place: [
    { wave: 'noise', from: 900, to: 200, seconds: 0.09, volume: 0.25 },
    { wave: 'sine', from: 160, to: 90, seconds: 0.12, volume: 0.3 },
    { wave: 'triangle', from: 620, to: 580, seconds: 0.05, volume: 0.04, after: 0.01 },
  ],
  push: [
    { wave: 'noise', from: 420, to: 160, seconds: 0.2, volume: 0.16, attack: 0.06 },
    { wave: 'sine', from: 120, to: 80, seconds: 0.14, volume: 0.25, after: 0.14 },
  ],
  discard: [{ wave: 'noise', from: 2200, to: 400, seconds: 0.12, volume: 0.08, attack: 0.03 }],
  turn: [
    { wave: 'triangle', from: 294, to: 294, seconds: 0.16, volume: 0.08 },
    { wave: 'triangle', from: 440, to: 440, seconds: 0.22, volume: 0.07, after: 0.07 },
  ],
  battle: [
    { wave: 'sine', from: 70, to: 45, seconds: 0.5, volume: 0.4 },
    { wave: 'sawtooth', from: 110, to: 147, seconds: 0.6, volume: 0.1, attack: 0.2 },
    { wave: 'sawtooth', from: 165, to: 220, seconds: 0.55, volume: 0.08, after: 0.2, attack: 0.2 },
    { wave: 'triangle', from: 2100, to: 1500, seconds: 0.3, volume: 0.05, after: 0.34 },
    { wave: 'sine', from: 70, to: 40, seconds: 0.5, volume: 0.45, after: 0.36 },
  ],
  phase: [{ wave: 'sine', from: 95, to: 70, seconds: 0.18, volume: 0.16 }],
  shot: [
    { wave: 'noise', from: 3200, to: 500, seconds: 0.1, volume: 0.16 },
    { wave: 'square', from: 340, to: 90, seconds: 0.06, volume: 0.05 },
  ],
  blow: [
    { wave: 'noise', from: 700, to: 120, seconds: 0.1, volume: 0.22 },
    { wave: 'triangle', from: 900, to: 500, seconds: 0.08, volume: 0.06 },
  ],
  block: [
    { wave: 'triangle', from: 1400, to: 1250, seconds: 0.22, volume: 0.07 },
    { wave: 'triangle', from: 2090, to: 2000, seconds: 0.16, volume: 0.04 },
  ],
  net: [{ wave: 'noise', from: 1800, to: 2600, seconds: 0.18, volume: 0.08, attack: 0.08 }],
  heal: [
    { wave: 'sine', from: 523, to: 523, seconds: 0.16, volume: 0.1, attack: 0.04 },
    { wave: 'sine', from: 784, to: 784, seconds: 0.26, volume: 0.08, after: 0.1, attack: 0.04 },
  ],
  boom: [
    { wave: 'noise', from: 500, to: 40, seconds: 0.5, volume: 0.4 },
    { wave: 'sine', from: 80, to: 32, seconds: 0.5, volume: 0.35 },
  ],
  death: [
    { wave: 'square', from: 180, to: 60, seconds: 0.22, volume: 0.07 },
    { wave: 'noise', from: 400, to: 90, seconds: 0.2, volume: 0.12 },
  ],
  hq: [
    { wave: 'sine', from: 90, to: 45, seconds: 0.35, volume: 0.4 },
    { wave: 'noise', from: 300, to: 80, seconds: 0.25, volume: 0.2 },
  ],
  collapse: [
    { wave: 'noise', from: 900, to: 30, seconds: 1.6, volume: 0.5 },
    { wave: 'sine', from: 60, to: 24, seconds: 1.4, volume: 0.55 },
    { wave: 'noise', from: 2600, to: 300, seconds: 0.5, volume: 0.16, after: 0.35 },
    { wave: 'noise', from: 1800, to: 200, seconds: 0.6, volume: 0.12, after: 0.75 },
  ],
  win: [
    { wave: 'triangle', from: 294, to: 294, seconds: 0.22, volume: 0.14 },
    { wave: 'triangle', from: 440, to: 440, seconds: 0.22, volume: 0.14, after: 0.16 },
    { wave: 'triangle', from: 587, to: 587, seconds: 0.7, volume: 0.15, after: 0.32 },
    { wave: 'sine', from: 147, to: 147, seconds: 0.8, volume: 0.2, after: 0.32 },
  ],
  lose: [
    { wave: 'triangle', from: 294, to: 290, seconds: 0.28, volume: 0.14 },
    { wave: 'triangle', from: 233, to: 228, seconds: 0.3, volume: 0.14, after: 0.22 },
    { wave: 'sine', from: 147, to: 140, seconds: 0.8, volume: 0.2, after: 0.46 },
  ],
};

/** Longer than any sound. */
const REST_MS = 3000;
let context: AudioContext | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
let noise: AudioBuffer | undefined;

function source(audio: AudioContext, tone: Tone, start: number): AudioScheduledSourceNode {
  if (tone.wave !== 'noise') {
    const oscillator = audio.createOscillator();
    oscillator.type = tone.wave;
    oscillator.frequency.setValueAtTime(tone.from, start);
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
    return oscillator;
  }
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const buffer = audio.createBufferSource();
  buffer.buffer = noise;
  return buffer;
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.after ?? 0);
  const gain = audio.createGain();
  const peak = start + (tone.attack ?? 0);
  gain.gain.setValueAtTime(tone.attack ? 0.001 : tone.volume, start);
  if (tone.attack) gain.gain.exponentialRampToValueAtTime(tone.volume, peak);
  gain.gain.exponentialRampToValueAtTime(0.001, start + Math.max(tone.seconds, (tone.attack ?? 0) + 0.02));
  gain.connect(audio.destination);
  const node = source(audio, tone, start);
  if (tone.wave === 'noise') {
    const filter = audio.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(tone.from, start);
    filter.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
    node.connect(filter).connect(gain);
  } else node.connect(gain);
  node.start(start);
  node.stop(start + tone.seconds + 0.02);
}

/** Plays a sound, if sounds are on and the browser lets us. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (typeof navigator !== 'undefined' && navigator.userActivation && !navigator.userActivation.hasBeenActive)
    return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const tone of TONES[name]) playTone(context, tone);
    // A context that runs costs power also while nothing is heard.
    clearTimeout(resting);
    resting = setTimeout(() => void context?.suspend(), REST_MS);
  } catch {
    // No sound device: silence is fine.
  }
}
