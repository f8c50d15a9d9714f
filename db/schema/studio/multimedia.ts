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
    /** In English. */
    title: text().notNull(),
    /** In Spanish; empty if missing, then the English one is shown. */
    titleEs: text("title_es").notNull().default(""),
    /** In English. */
    description: text().notNull(),
    /** In Spanish; empty if missing, then the English one is shown. */
    descriptionEs: text("description_es").notNull().default(""),
    thumbnail: text(),
    /** Tracks of a collection of sounds, items (media.ts) of any other: counted by the seeds. */
    trackCount: integer("track_count").notNull().default(0),
    category: text().$type<MultimediaCategory>().notNull(),
    /** A LUT's four colours (`#rgb`) from shadows to highlights; otherwise empty. */
    palette: text().array().notNull().default([]),
    /** Position in the library's default order, the most popular first. */
    position: smallint().notNull().default(0),
    isSpotlight: boolean("is_spotlight").notNull().default(false),
    /** File of the thumbnails of all its items in one grid; null without items that have one. */
    sprite: text(),
    spriteColumns: smallint("sprite_columns"),
  },
  (collection) => [
    check(
      "multimedia_collections_sprite_complete",
      sql`(${collection.sprite} IS NULL) = (${collection.spriteColumns} IS NULL)`,
    ),
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
    /** In whole seconds. */
    duration: integer().notNull(),
    genre: text().notNull(),
    mood: text().notNull(),
    tags: text().array().notNull().default([]),
    /** In Spanish, in the order of the English ones; empty if missing. */
    tagsEs: text("tags_es").array().notNull().default([]),
    /** Peaks from 0 to 100, evenly spaced over the track, measured from its file's samples. */
    waveform: smallint().array().notNull(),
    collectionId: text("collection_id").references(() => multimediaCollections.id, {
      onDelete: "set null",
    }),
    /** Rank in the trending music, from 1; null for other tracks. */
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
 * The audio file of a track, in a separate table so that lists never read it. The column is stored
 * uncompressed (migration 0004), so that byte ranges can be read without the rest.
 */
export const soundFiles = pgTable("sound_files", {
  trackId: text("track_id")
    .primaryKey()
    .references(() => soundTracks.id, { onDelete: "cascade" }),
  /** A complete WAV file. */
  bytes: bytea().notNull(),
  size: integer()
    .generatedAlwaysAs(sql`octet_length(bytes)`)
    .notNull(),
  /** Content hash for the URL and the ETag. */
  hash: text()
    .generatedAlwaysAs(sql`left(encode(sha256(bytes), 'hex'), 32)`)
    .notNull(),
});
