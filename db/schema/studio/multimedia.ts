import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { MULTIMEDIA_CATEGORIES, type MultimediaCategory } from "#domain/studio/multimedia-list.ts";
import { isOneOf } from "#db/schema/checks.ts";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

export const multimediaCollections = pgTable(
  "multimedia_collections",
  {
    id: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    thumbnail: text(),
    /**
     * Of a collection of sounds, how many tracks it has. Of any other, as a platform catalogue would
     * show it: sample data.
     */
    trackCount: integer("track_count").notNull().default(0),
    category: text().$type<MultimediaCategory>().notNull(),
    /** Four colours (`#rgb`) of a look, from its shadows to its lights; none for everything else. */
    palette: text().array().notNull().default([]),
    /** Place in the library's own order: the most popular first. */
    position: smallint().notNull().default(0),
    isSpotlight: boolean("is_spotlight").notNull().default(false),
  },
  (collection) => [
    check("multimedia_collections_track_count_not_negative", sql`${collection.trackCount} >= 0`),
    check(
      "multimedia_collections_category_known",
      isOneOf(collection.category, MULTIMEDIA_CATEGORIES),
    ),
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
    /** Peaks from 0 to 100, evenly spaced over the track, of the samples in its file. */
    waveform: smallint().array().notNull(),
    collectionId: text("collection_id").references(() => multimediaCollections.id, {
      onDelete: "set null",
    }),
    /** Place among the trending music, from 1; null for what is not trending. */
    trendPosition: smallint("trend_position"),
    isSpotlight: boolean("is_spotlight").notNull().default(false),
  },
  (track) => [
    check("sound_tracks_duration_positive", sql`${track.duration} > 0`),
    check("sound_tracks_waveform_filled", sql`cardinality(${track.waveform}) > 0`),
    index("sound_tracks_by_genre").on(track.genre),
    index("sound_tracks_of_collection").on(track.collectionId),
  ],
);

/**
 * What a track sounds like: one file each, apart from the track, so that no list reads it. The
 * bytes are kept uncompressed (migration 0004), so that a part of them is read without the rest.
 */
export const soundFiles = pgTable("sound_files", {
  trackId: text("track_id")
    .primaryKey()
    .references(() => soundTracks.id, { onDelete: "cascade" }),
  /** A whole WAV file. */
  bytes: bytea().notNull(),
  size: integer()
    .generatedAlwaysAs(sql`octet_length(bytes)`)
    .notNull(),
  /** Of the bytes, for the address and the entity tag: other bytes have another one. */
  hash: text()
    .generatedAlwaysAs(sql`left(encode(sha256(bytes), 'hex'), 32)`)
    .notNull(),
});
