import { createRandom } from "../random.ts";
import { EFFECTS } from "./effects.ts";
import { MUSIC } from "./music.ts";
import { record, type Recording } from "./take.ts";
import { encodeWav, peaksOf } from "./wav.ts";

/** All sounds of the library by track id. */
export const RECORDINGS: Readonly<Record<string, Recording>> = { ...MUSIC, ...EFFECTS };

export interface Sound {
  /** A whole WAV file. */
  bytes: Buffer;
  /** Waveform peaks from 0 to 100. */
  peaks: number[];
  seconds: number;
}

const made = new Map<string, Sound>();

/**
 * The sound of a track, synthesized from its score: no third-party recordings. Deterministic by
 * track id; cached in the process.
 *
 * @throws Error for a track without a score
 */
export function soundOf(trackId: string): Sound {
  const known = made.get(trackId);
  if (known) return known;
  const recording = RECORDINGS[trackId];
  if (!recording) throw new Error(`there is no score for ${trackId}`);
  const samples = record(recording, createRandom(`sound of ${trackId}`));
  const sound: Sound = {
    bytes: encodeWav(samples, recording.rate),
    peaks: peaksOf(samples),
    seconds: recording.seconds,
  };
  made.set(trackId, sound);
  return sound;
}
