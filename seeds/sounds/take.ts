import type { Random } from "../random.ts";
import { pitch, type Samples } from "./instruments.ts";

/** Peak amplitude of a finished sound (1 is full scale). */
const PEAK = 0.89;
const FADE_IN_SECONDS = 0.004;
const FADE_OUT_SECONDS = 0.25;

/** A mix in progress: sounds are added to a buffer of silence. */
export interface Take {
  rate: number;
  random: Random;
  /** Mixes in a sound at a time in seconds; anything past the end is cut. */
  add(sound: Samples, at: number, loudness?: number): void;
  /**
   * Calls `play` for every note of a melody such as `"A4 . C5 -"`: a dot is a rest, a dash prolongs
   * the note before it.
   *
   * @param step seconds per token
   */
  line(
    notes: string,
    step: number,
    play: (frequency: number, at: number, seconds: number) => void,
  ): void;
  /** Calls `play` for every `x` of a rhythm such as `"x..x..x."`, repeated until the end. */
  beat(rhythm: string, step: number, play: (at: number, stroke: number) => void): void;
}

/** Adds all sounds of a piece to an empty take. */
export type Score = (take: Take) => void;

export interface Recording {
  seconds: number;
  rate: number;
  score: Score;
  /** Amount of reverb, 0 to 1. */
  room?: number;
}

/**
 * Renders a piece: adds reverb, removes the DC offset, fades in and out, normalizes the loudness.
 *
 * @returns `seconds * rate` samples within ±0.89
 */
export function record({ seconds, rate, score, room = 0.15 }: Recording, random: Random): Samples {
  const dry = new Float64Array(Math.round(seconds * rate));
  score(createTake(dry, rate, seconds, random));
  const mixed = room > 0 ? addRoom(dry, rate, room) : dry;
  let mean = 0;
  for (const sample of mixed) mean += sample / mixed.length;
  let highest = 0;
  const faded = mixed.map((sample, index) => {
    const time = index / rate;
    const edge = Math.min(1, time / FADE_IN_SECONDS, (seconds - time) / FADE_OUT_SECONDS);
    const heard = (sample - mean) * Math.max(0, edge);
    highest = Math.max(highest, Math.abs(heard));
    return heard;
  });
  if (highest === 0) throw new Error("a piece without a sound");
  return faded.map((sample) => (sample * PEAK) / highest);
}

function createTake(samples: Samples, rate: number, seconds: number, random: Random): Take {
  return {
    rate,
    random,
    add(sound, at, loudness = 1) {
      const start = Math.round(at * rate);
      const end = Math.min(sound.length, samples.length - start);
      for (let index = Math.max(0, -start); index < end; index += 1)
        samples[start + index]! += loudness * sound[index]!;
    },
    line(notes, step, play) {
      const tokens = notes.trim().split(/\s+/);
      tokens.forEach((token, index) => {
        if (token === "." || token === "-") return;
        let steps = 1;
        while (tokens[index + steps] === "-") steps += 1;
        play(pitch(token), index * step, steps * step);
      });
    },
    beat(rhythm, step, play) {
      let stroke = 0;
      for (let index = 0; index * step < seconds; index += 1)
        if (rhythm[index % rhythm.length] === "x") play(index * step, stroke++);
    },
  };
}

/**
 * Reverb: four feedback delays in parallel (comb filters) and a low-pass filter. Plain loops, since minutes of
 * music go through it.
 *
 * @param amount 0 to 1
 */
export function addRoom(dry: Samples, rate: number, amount: number): Samples {
  const { length } = dry;
  const wet = new Float64Array(length);
  const echo = new Float64Array(length);
  for (const [seconds, feedback] of [
    [0.0297, 0.74],
    [0.0371, 0.71],
    [0.0411, 0.69],
    [0.0437, 0.66],
  ] as const) {
    const delay = Math.round(seconds * rate);
    echo.fill(0, 0, delay);
    for (let index = delay; index < length; index += 1) {
      const heard = dry[index - delay]! + feedback * echo[index - delay]!;
      echo[index] = heard;
      wet[index]! += heard / 4;
    }
  }
  const share = 1 - Math.exp((-2 * Math.PI * 2_400) / rate);
  let soft = 0;
  for (let index = 0; index < length; index += 1) {
    soft += share * (wet[index]! - soft);
    wet[index] = dry[index]! + amount * soft;
  }
  return wet;
}
