import type { Random } from "../random.ts";
import { lowPass, pitch, type Samples } from "./instruments.ts";

/** How loud a finished sound is at its loudest, of 1: a little room is left. */
const LOUDEST = 0.89;
const FADE_IN_SECONDS = 0.004;
const FADE_OUT_SECONDS = 0.25;

/** A piece while it is put together: sounds are laid on a length of silence. */
export interface Take {
  rate: number;
  random: Random;
  /** Lays a sound at a time in seconds; what is past the end is cut. */
  add(sound: Samples, at: number, loudness?: number): void;
  /**
   * Calls back for every note of a line, `"A4 . C5 ."` at a step of so many seconds: a dot rests, a
   * dash lets the note before it last.
   */
  line(
    notes: string,
    step: number,
    play: (frequency: number, at: number, seconds: number) => void,
  ): void;
  /** Calls back for every `x` of a rhythm, `"x..x..x."`, repeated to the end. */
  beat(rhythm: string, step: number, play: (at: number, stroke: number) => void): void;
}

/** What plays a piece on an empty take. */
export type Score = (take: Take) => void;

export interface Recording {
  seconds: number;
  rate: number;
  score: Score;
  /** How much of a room is heard, 0 to 1. */
  room?: number;
}

/**
 * Plays a piece and finishes it: a little room, silence in its middle taken away (no constant
 * offset), faded at both ends, as loud as every other.
 *
 * @returns exactly `seconds * rate` samples within ±0.89
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
  return faded.map((sample) => (sample * LOUDEST) / highest);
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

/** Echoes that come closer and softer: four delays that feed themselves, a little muffled. */
function addRoom(dry: Samples, rate: number, amount: number): Samples {
  const wet = new Float64Array(dry.length);
  for (const [seconds, feedback] of [
    [0.0297, 0.74],
    [0.0371, 0.71],
    [0.0411, 0.69],
    [0.0437, 0.66],
  ] as const) {
    const delay = Math.round(seconds * rate);
    const echo = new Float64Array(dry.length);
    for (let index = delay; index < dry.length; index += 1)
      echo[index] = dry[index - delay]! + feedback * echo[index - delay]!;
    for (let index = 0; index < wet.length; index += 1) wet[index]! += echo[index]! / 4;
  }
  const soft = lowPass(rate, wet, 2_400);
  return dry.map((sample, index) => sample + amount * soft[index]!);
}
