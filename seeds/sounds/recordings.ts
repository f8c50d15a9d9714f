import { createRandom } from "../random.ts";
import { EFFECTS } from "./effects.ts";
import { MUSIC } from "./music.ts";
import { record, type Recording } from "./take.ts";
import { encodeWav, peaksOf } from "./wav.ts";

/** Every sound of the library, by its track's id. */
export const RECORDINGS: Readonly<Record<string, Recording>> = { ...MUSIC, ...EFFECTS };

export interface Sound {
  /** A whole WAV file. */
  bytes: Buffer;
  /** From 0 to 100, of the samples in the file. */
  peaks: number[];
  seconds: number;
}

const made = new Map<string, Sound>();

/**
 * A track's sound, made from its score: nobody else's recording is in it, and the same id sounds
 * the same. Made once in a process.
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
