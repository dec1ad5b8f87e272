// Small sounds made on the spot with WebAudio; nothing to download, nothing when the switch is off.

import { settings } from './settings.svelte.ts';

export const SOUNDS = [
  'pick',
  'place',
  'turn',
  'battle',
  'shot',
  'blow',
  'boom',
  'death',
  'hq',
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
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  pick: [{ wave: 'triangle', from: 420, to: 520, seconds: 0.05, volume: 0.12 }],
  place: [
    { wave: 'noise', from: 900, to: 200, seconds: 0.09, volume: 0.25 },
    { wave: 'sine', from: 160, to: 90, seconds: 0.12, volume: 0.3 },
  ],
  turn: [{ wave: 'triangle', from: 300, to: 400, seconds: 0.12, volume: 0.12 }],
  battle: [
    { wave: 'sawtooth', from: 110, to: 165, seconds: 0.35, volume: 0.14 },
    { wave: 'sawtooth', from: 165, to: 220, seconds: 0.4, volume: 0.12, after: 0.18 },
  ],
  shot: [{ wave: 'noise', from: 3200, to: 500, seconds: 0.1, volume: 0.16 }],
  blow: [{ wave: 'noise', from: 700, to: 120, seconds: 0.1, volume: 0.22 }],
  boom: [{ wave: 'noise', from: 500, to: 40, seconds: 0.5, volume: 0.4 }],
  death: [{ wave: 'square', from: 180, to: 60, seconds: 0.22, volume: 0.08 }],
  hq: [
    { wave: 'sine', from: 90, to: 45, seconds: 0.35, volume: 0.4 },
    { wave: 'noise', from: 300, to: 80, seconds: 0.25, volume: 0.2 },
  ],
  win: [
    { wave: 'triangle', from: 330, to: 330, seconds: 0.18, volume: 0.15 },
    { wave: 'triangle', from: 415, to: 415, seconds: 0.18, volume: 0.15, after: 0.15 },
    { wave: 'triangle', from: 495, to: 495, seconds: 0.4, volume: 0.15, after: 0.3 },
  ],
  lose: [
    { wave: 'triangle', from: 260, to: 250, seconds: 0.25, volume: 0.15 },
    { wave: 'triangle', from: 196, to: 180, seconds: 0.5, volume: 0.15, after: 0.22 },
  ],
};

let context: AudioContext | undefined;
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
  gain.gain.setValueAtTime(tone.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + tone.seconds);
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
  } catch {
    // No sound device: silence is fine.
  }
}
