import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";

export const multimediaCollections = pgTable(
  "multimedia_collections",
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    thumbnail: text(),
    /** As a platform catalogue would show it; may exceed the tracks that are stored. */
    trackCount: integer("track_count").notNull().default(0),
    category: text().notNull(),
  },
  (collection) => [
    check("multimedia_collections_track_count_not_negative", sql`${collection.trackCount} >= 0`),
    index("multimedia_collections_by_category").on(collection.category),
  ],
);

export const soundTracks = pgTable(
  "sound_tracks",
  {
    id: text().primaryKey(),
    title: text().notNull(),
    artist: text().notNull(),
    /** Whole seconds. */
    duration: integer().notNull(),
    genre: text().notNull(),
    mood: text().notNull(),
    tags: text().array().notNull().default([]),
    /** Peaks from 0 to 100, evenly spaced over the track. */
    waveform: smallint().array().notNull(),
  },
  (track) => [
    check("sound_tracks_duration_positive", sql`${track.duration} > 0`),
    check("sound_tracks_waveform_filled", sql`cardinality(${track.waveform}) > 0`),
    index("sound_tracks_by_genre").on(track.genre),
  ],
);
