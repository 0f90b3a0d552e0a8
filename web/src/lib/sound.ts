/** The sounds of the table, synthesised. The caller decides whether to play one. */
import { TOOTH_MS } from '../machine/gears';

/** My turn; one click per tooth of the gears; one stroke per Hour of the clock; a card turned over; a chat message. */
export type Sound = 'turn' | 'gears' | 'clock' | 'card' | 'chat';

const SPACING: Record<Sound, number> = {
  turn: 0.14,
  gears: TOOTH_MS / 1000,
  clock: 0.62,
  card: 0.12,
  chat: 0.1,
};

/** A bell's partials: pitch relative to its note, volume, length in seconds. */
const BELL = [
  [0.5, 0.5, 2.6],
  [1, 1, 2],
  [1.19, 0.5, 1.6],
  [1.5, 0.35, 1.1],
  [2, 0.6, 0.9],
  [2.74, 0.2, 0.5],
] as const;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound, repeated if asked. Silent if the browser has no sound or does not allow it yet. */
export function play(sound: Sound, times = 1): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    for (let turn = 0; turn < times; turn += 1)
      make[sound](context, context.currentTime + turn * SPACING[sound]);
  } catch {
    // Sounds are optional: ignore failures.
  }
}

const make: Record<Sound, (audio: AudioContext, at: number) => void> = {
  turn(audio, at) {
    tone(audio, 659.3, at, 0.07, 0.5);
    tone(audio, 1318.5, at, 0.02, 0.25);
    tone(audio, 880, at + 0.13, 0.08, 0.9);
    tone(audio, 1760, at + 0.13, 0.02, 0.4);
  },
  gears(audio, at) {
    // A tooth engages after two thirds of its time.
    const falls = at + (TOOTH_MS * 0.66) / 1000;
    hiss(audio, 2100, falls, 0.16, 0.035);
    tone(audio, 148, falls, 0.14, 0.07);
  },
  clock(audio, at) {
    for (const [height, loud, long] of BELL) tone(audio, 196 * height, at, 0.06 * loud, long);
    hiss(audio, 900, at, 0.03, 0.03);
  },
  chat(audio, at) {
    tone(audio, 1046.5, at, 0.04, 0.12);
    tone(audio, 784, at + 0.08, 0.04, 0.2);
  },
  card(audio, at) {
    hiss(audio, 3400, at, 0.07, 0.09);
    hiss(audio, 1500, at + 0.07, 0.05, 0.03);
  },
};

/** Full volume at once, then a decay. */
function fading(audio: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.006 + long);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, pitch: number, at: number, loud: number, long: number): void {
  const voice = audio.createOscillator();
  voice.frequency.value = pitch;
  voice.connect(fading(audio, at, loud, long));
  voice.start(at);
  voice.stop(at + long + 0.05);
}

function hiss(audio: AudioContext, pitch: number, at: number, loud: number, long: number): void {
  const voice = audio.createBufferSource();
  voice.buffer = noise ??= whiteNoise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.1;
  voice.connect(band).connect(fading(audio, at, loud, long));
  voice.start(at);
  voice.stop(at + long + 0.05);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.3, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
