/** Storage used by each person, and unreferenced files that wait to be deleted. */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { people } from "./people.ts";

/**
 * Storage used by a person's files and texts. Read and changed under the person's lock
 * (db/commands/people/take-storage.ts). It is a cache: after a deletion or a move the row is
 * removed, and the next write that takes storage counts everything again.
 */
export const storageUsage = pgTable(
  "storage_usage",
  {
    personId: text("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
    bytes: bigint({ mode: "number" }).notNull(),
  },
  (usage) => [check("storage_usage_bytes_positive", sql`${usage.bytes} > 0`)],
);

/** Bytes stored per day by guests of one IP address; rows of past days are cleared. */
export const guestUploads = pgTable(
  "guest_uploads",
  {
    /** As keyed by rate limits: an IPv6 address by its /64 prefix. */
    address: text().notNull(),
    /** In UTC. */
    day: date({ mode: "string" }).notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
  },
  (uploads) => [
    primaryKey({ columns: [uploads.address, uploads.day] }),
    // For clearing past days.
    index("guest_uploads_by_day").on(uploads.day),
    check("guest_uploads_address_short", sql`length(${uploads.address}) BETWEEN 1 AND 100`),
    check("guest_uploads_bytes_positive", sql`${uploads.bytes} > 0`),
  ],
);

/**
 * Outbox of files to delete from the file store. A trigger on `artifakt_versions` fills it in the
 * transaction that deletes a version, whichever code deletes it.
 */
export const removedFiles = pgTable("removed_files", {
  storageKey: text("storage_key").primaryKey(),
  /**
   * Set to the current time after a failed deletion, which moves the file to the end of the queue.
   */
  queuedAt: timestamp("queued_at", { withTimezone: true }).notNull().defaultNow(),
});
