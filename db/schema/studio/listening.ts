/** A person's multimedia library: favourites, downloads and playback position. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { soundTracks } from "./multimedia.ts";
import { personId } from "#db/schema/people/person-id.ts";

const trackId = () =>
  text("track_id")
    .notNull()
    .references(() => soundTracks.id, { onDelete: "cascade" });
const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

export const trackFavorites = pgTable(
  "track_favorites",
  { personId: personId(), trackId: trackId(), createdAt: createdAt() },
  (favorite) => [
    primaryKey({ columns: [favorite.personId, favorite.trackId] }),
    index("track_favorites_of_track").on(favorite.trackId),
  ],
);

/** Tracks a person has downloaded, with the time of the first download. */
export const trackDownloads = pgTable(
  "track_downloads",
  { personId: personId(), trackId: trackId(), createdAt: createdAt() },
  (download) => [
    primaryKey({ columns: [download.personId, download.trackId] }),
    index("track_downloads_of_track").on(download.trackId),
  ],
);

/** Playback position where a person stopped; one row per person. */
export const listeningPlaces = pgTable(
  "listening_places",
  {
    personId: personId().primaryKey(),
    trackId: trackId(),
    /** Milliseconds from the track's start. */
    milliseconds: integer().notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (place) => [
    check("listening_places_not_negative", sql`${place.milliseconds} >= 0`),
    index("listening_places_of_track").on(place.trackId),
  ],
);
