/** What a person keeps of the multimedia library: favourites, downloads, where they were listening. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { soundTracks } from "./multimedia.ts";
import { people } from "#db/schema/people/people.ts";

const personId = () =>
  text("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });
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

/** The first time a person downloaded a track: it stays in their list. */
export const trackDownloads = pgTable(
  "track_downloads",
  { personId: personId(), trackId: trackId(), createdAt: createdAt() },
  (download) => [
    primaryKey({ columns: [download.personId, download.trackId] }),
    index("track_downloads_of_track").on(download.trackId),
  ],
);

/** Where a person stopped listening; one a person. */
export const listeningPlaces = pgTable(
  "listening_places",
  {
    personId: personId().primaryKey(),
    trackId: trackId(),
    /** From the track's start. */
    milliseconds: integer().notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (place) => [
    check("listening_places_not_negative", sql`${place.milliseconds} >= 0`),
    index("listening_places_of_track").on(place.trackId),
  ],
);
