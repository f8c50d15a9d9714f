import type { multimediaCollections, soundTracks } from "#db/schema/multimedia.ts";
import { COLLECTIONS, TRACKS } from "./content/multimedia.ts";
import { createRandom } from "./random.ts";

/** Peaks a waveform has, whatever its track lasts. */
export const WAVEFORM_PEAKS = 48;

export function listCollections(): (typeof multimediaCollections.$inferInsert)[] {
  return COLLECTIONS.map(([id, title, category, trackCount, description]) => ({
    id: `collection-${id}`,
    title,
    description,
    category,
    trackCount,
  }));
}

export function listTracks(): (typeof soundTracks.$inferInsert)[] {
  return TRACKS.map(([id, title, artist, duration, genre, mood, tags]) => ({
    id: `track-${id}`,
    title,
    artist,
    duration,
    genre,
    mood,
    tags: tags.split(","),
    waveform: waveformOf(`track-${id}`),
  }));
}

/**
 * Peaks from 0 to 100, drawn from the id alone: a swell that rises and falls with some roughness,
 * so that two tracks are told apart at a glance.
 */
export function waveformOf(id: string): number[] {
  const random = createRandom(`waveform of ${id}`);
  const swells = random.int(1, 4);
  const offset = random.next();
  return Array.from({ length: WAVEFORM_PEAKS }, (_, peak) => {
    const position = (peak + 0.5) / WAVEFORM_PEAKS;
    const fade = Math.min(1, position * 8, (1 - position) * 8);
    const swell = 0.55 + 0.45 * Math.sin(2 * Math.PI * (swells * position + offset));
    return Math.round(100 * fade * Math.min(1, swell * (0.55 + 0.45 * random.next()) + 0.06));
  });
}
