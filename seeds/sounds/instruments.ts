/**
 * Synthesizers. Each returns the samples of one sound, roughly from -1 to 1. `rate` is in samples a
 * second, times are in seconds, frequencies in Hz. Randomness comes from the given generator, so
 * that the same seed gives the same samples.
 */
import type { Random } from "../random.ts";

export type Samples = Float64Array;

const TAU = 2 * Math.PI;
const SEMITONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/**
 * The frequency of a note in Hz ("A4" is 440), equal temperament.
 *
 * @param note like "A4", "Bb3", "F#5"
 * @throws RangeError for an invalid note
 */
export function pitch(note: string): number {
  const [, letter = "", accidental = "", octave = ""] = /^([A-G])([#b]?)(\d)$/.exec(note) ?? [];
  const semitone = SEMITONES[letter];
  if (semitone === undefined) throw new RangeError(`no such note: ${note}`);
  const shift = accidental === "#" ? 1 : accidental === "b" ? -1 : 0;
  return 440 * 2 ** ((semitone + shift - 9) / 12 + Number(octave) - 4);
}

function render(rate: number, seconds: number, at: (time: number, index: number) => number) {
  const samples = new Float64Array(Math.round(rate * seconds));
  for (let index = 0; index < samples.length; index += 1) samples[index] = at(index / rate, index);
  return samples;
}

/** A plucked string (Karplus-Strong synthesis): noise in a delay loop of one period. */
export function pluck(
  rate: number,
  frequency: number,
  seconds: number,
  random: Random,
  { damping = 0.996, softness = 0.5 } = {},
): Samples {
  // The averaging filter shortens the loop by half a sample.
  const period = rate / frequency + 0.5;
  const loop = Float64Array.from(
    { length: Math.max(2, Math.floor(period - 0.1)) },
    () => random.next() * 2 - 1,
  );
  // Smoothed noise sounds like a softer pluck.
  for (let pass = 0; pass < 3; pass += 1)
    for (let index = 1; index < loop.length; index += 1)
      loop[index] = softness * loop[index - 1]! + (1 - softness) * loop[index]!;
  // Fractional part of the period, as the coefficient of an all-pass filter.
  const fraction = period - loop.length;
  const tuning = (1 - fraction) / (1 + fraction);
  let [before, passed, place] = [0, 0, 0];
  return render(rate, seconds, (time) => {
    const next = (place + 1) % loop.length;
    const averaged = damping * 0.5 * (loop[place]! + loop[next]!);
    passed = tuning * averaged + before - tuning * passed;
    before = averaged;
    const heard = loop[place]!;
    loop[place] = passed;
    place = next;
    return heard * Math.min(1, (seconds - time) * 40);
  });
}

/** Decaying sine partials, for bells, bars and glasses. */
function struck(
  rate: number,
  frequency: number,
  seconds: number,
  partials: readonly (readonly [ratio: number, loudness: number, decay: number])[],
): Samples {
  const heard = partials.filter(([ratio]) => ratio * frequency < rate * 0.45);
  return render(rate, seconds, (time) => {
    let sum = 0;
    for (const [ratio, loudness, decay] of heard)
      sum += loudness * Math.exp(-decay * time) * Math.sin(TAU * ratio * frequency * time);
    return sum * Math.min(1, time * 900);
  });
}

/** A small bell. */
export const bell = (rate: number, frequency: number, seconds: number): Samples =>
  struck(rate, frequency, seconds, [
    [0.5, 0.25, 1.6],
    [1, 0.6, 2.2],
    [1.19, 0.25, 3.1],
    [2, 0.35, 4],
    [2.74, 0.2, 5.5],
    [3.76, 0.12, 8],
  ]);

/** A marimba bar. */
export const marimba = (rate: number, frequency: number, seconds = 0.9): Samples =>
  struck(rate, frequency, seconds, [
    [1, 0.8, 5],
    [3.93, 0.28, 16],
    [9.2, 0.1, 40],
  ]);

/** An electric piano. */
export const keys = (rate: number, frequency: number, seconds: number): Samples =>
  struck(rate, frequency, seconds, [
    [1, 0.6, 1.8],
    [2.003, 0.22, 3],
    [3, 0.1, 5],
    [7, 0.05, 22],
  ]);

/**
 * A wind instrument (accordion, brass, flute): `harmonics` is their number, `fall` how fast they
 * get softer.
 */
export function blown(
  rate: number,
  frequency: number,
  seconds: number,
  { harmonics = 6, fall = 1.2, attack = 0.04, vibrato = 0.004, odd = false } = {},
): Samples {
  const heard: { harmonic: number; divisor: number }[] = [];
  for (let harmonic = 1; harmonic <= harmonics; harmonic += odd ? 2 : 1)
    if (harmonic * frequency < rate * 0.45) heard.push({ harmonic, divisor: harmonic ** fall });
  return render(rate, seconds, (time) => {
    const sway = (vibrato * Math.sin(TAU * 5.2 * time) * Math.min(1, time * 3)) / 5.2;
    const phase = TAU * frequency * (time + sway);
    let sum = 0;
    for (const { harmonic, divisor } of heard) sum += Math.sin(harmonic * phase) / divisor;
    return sum * 0.4 * Math.min(1, time / attack) * Math.min(1, (seconds - time) / 0.06);
  });
}

/** A chord that swells and fades: two slightly detuned voices per note. */
export function pad(rate: number, frequencies: readonly number[], seconds: number): Samples {
  return render(rate, seconds, (time) => {
    const swell = Math.sin((Math.PI * time) / seconds) ** 0.7;
    let sum = 0;
    for (const frequency of frequencies)
      for (const apart of [0.997, 1.003]) {
        const phase = TAU * frequency * apart * time;
        sum += Math.sin(phase) + 0.25 * Math.sin(2 * phase) + 0.08 * Math.sin(3 * phase);
      }
    return (sum / (2 * frequencies.length)) * swell;
  });
}

/** A plucked bass note. */
export const bass = (rate: number, frequency: number, seconds: number): Samples =>
  render(rate, seconds, (time) => {
    const phase = TAU * frequency * time;
    const body = Math.sin(phase) + 0.35 * Math.sin(2 * phase) + 0.12 * Math.sin(3 * phase);
    return body * 0.7 * Math.exp(-2.2 * time) * Math.min(1, time * 300, (seconds - time) * 60);
  });

/** A drum: a tone whose frequency falls from `from` to `to`, with a click of noise. */
export function drum(
  rate: number,
  random: Random,
  { from = 150, to = 48, seconds = 0.35, fall = 28, decay = 9, click = 0.25 } = {},
): Samples {
  return render(rate, seconds, (time) => {
    const phase = TAU * (to * time + ((from - to) / fall) * (1 - Math.exp(-fall * time)));
    const tone = Math.sin(phase) * Math.exp(-decay * time);
    return tone + click * (random.next() * 2 - 1) * Math.exp(-140 * time);
  });
}

/** White noise. */
export const noise = (rate: number, seconds: number, random: Random): Samples =>
  render(rate, seconds, () => random.next() * 2 - 1);

/** A short burst of high-passed noise: shaker, güiro, hi-hat, clap. */
export const burst = (
  rate: number,
  random: Random,
  { seconds = 0.08, decay = 45, above = 2_500 } = {},
): Samples =>
  shape(
    highPass(rate, noise(rate, seconds, random), above),
    (time) => Math.exp(-decay * time),
    rate,
  );

/** One-pole low-pass filter; the cutoff may be a function of time. */
export function lowPass(
  rate: number,
  samples: Samples,
  below: number | ((time: number) => number),
): Samples {
  let kept = 0;
  return samples.map((sample, index) => {
    const cutoff = typeof below === "number" ? below : below(index / rate);
    kept += (1 - Math.exp((-TAU * cutoff) / rate)) * (sample - kept);
    return kept;
  });
}

/** One-pole high-pass filter. */
export function highPass(rate: number, samples: Samples, above: number): Samples {
  const low = lowPass(rate, samples, above);
  return samples.map((sample, index) => sample - low[index]!);
}

/**
 * Resonator (two-pole filter): the nearer `ring` is to 1, the longer it rings. The frequency may be
 * a function of time.
 */
export function resonate(
  rate: number,
  samples: Samples,
  frequency: number | ((time: number) => number),
  ring = 0.97,
): Samples {
  let [one, two] = [0, 0];
  return samples.map((sample, index) => {
    const at = typeof frequency === "number" ? frequency : frequency(index / rate);
    const heard =
      (1 - ring) * sample + 2 * ring * Math.cos((TAU * at) / rate) * one - ring ** 2 * two;
    two = one;
    one = heard;
    return heard;
  });
}

/** Applies an envelope: multiplies by a loudness that is a function of time. */
export const shape = (
  samples: Samples,
  loudness: (time: number) => number,
  rate: number,
): Samples => samples.map((sample, index) => sample * loudness(index / rate));

/** A tone whose frequency is a function of time. */
export function glide(
  rate: number,
  seconds: number,
  frequency: (time: number) => number,
  { harmonics = 1, fall = 1 } = {},
): Samples {
  let phase = 0;
  return render(rate, seconds, (time) => {
    const at = frequency(time);
    phase += (TAU * at) / rate;
    let sum = 0;
    for (let harmonic = 1; harmonic <= harmonics; harmonic += 1)
      if (harmonic * at < rate * 0.45) sum += Math.sin(harmonic * phase) / harmonic ** fall;
    return sum;
  });
}
