// Music for a long evening, made on the spot: slow chords, a far drum, now and then something metal in the wind.
// Off unless somebody turns it on; fetched only then.

/** Chords in D minor, low to high. */
const CHORDS = [
  [73.4, 110, 146.8, 174.6],
  [58.3, 116.5, 146.8, 174.6],
  [65.4, 98, 130.8, 164.8],
  [55, 110, 130.8, 164.8],
] as const;
const CHORD_SECONDS = 9;
const VOLUME = 0.05;

/** A tone that swells and goes. Times are in seconds. */
interface Tone {
  readonly wave: OscillatorType;
  readonly pitch: number;
  readonly seconds: number;
  readonly volume: number;
  /** How long it swells. */
  readonly attack: number;
  /** How long it waits before. */
  readonly after?: number;
  /** In hundredths of a semitone. */
  readonly detune?: number;
}

export class Music {
  readonly #audio = new AudioContext();
  readonly #master = this.#audio.createGain();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #chord = 0;

  constructor() {
    const mellow = this.#audio.createBiquadFilter();
    mellow.type = 'lowpass';
    mellow.frequency.value = 900;
    this.#master.gain.value = VOLUME;
    this.#master.connect(mellow).connect(this.#audio.destination);
  }

  start(): void {
    if (this.#timer !== undefined) return;
    void this.#audio.resume();
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#audio.suspend();
  }

  #next(): void {
    for (const pitch of CHORDS[this.#chord % CHORDS.length]) this.#hum(pitch);
    this.#drum(0);
    if (this.#chord % 2 === 1) this.#drum(CHORD_SECONDS / 2);
    if (this.#chord % 3 === 2) this.#ring();
    this.#chord += 1;
    this.#timer = setTimeout(() => this.#next(), CHORD_SECONDS * 1000);
  }

  /** A voice that swells and goes, a little out of tune with itself. */
  #hum(pitch: number): void {
    for (const detune of [-5, 6]) {
      this.#play({
        wave: 'triangle',
        pitch,
        seconds: CHORD_SECONDS * 1.35,
        volume: 0.22,
        attack: CHORD_SECONDS * 0.45,
        detune,
      });
    }
  }

  #drum(after: number): void {
    this.#play({ wave: 'sine', pitch: 46, seconds: 2.2, volume: 0.9, attack: 0.02, after });
  }

  #ring(): void {
    this.#play({
      wave: 'sine',
      pitch: 587 + 73 * (this.#chord % 4),
      seconds: 5,
      volume: 0.12,
      attack: 0.01,
      after: CHORD_SECONDS * 0.6,
      detune: 4,
    });
  }

  #play({ wave, pitch, seconds, volume, attack, after = 0, detune = 0 }: Tone): void {
    const start = this.#audio.currentTime + after;
    const gain = this.#audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    const voice = this.#audio.createOscillator();
    voice.type = wave;
    voice.frequency.value = pitch;
    voice.detune.value = detune;
    voice.connect(gain).connect(this.#master);
    voice.start(start);
    voice.stop(start + seconds + 0.1);
  }
}
