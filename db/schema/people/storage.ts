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
 * What a person's files and texts count for. Read and changed under the person's lock
 * (db/commands/people/take-storage.ts). Without a row nothing was counted yet, or something was deleted or
 * moved since: the next thing that is stored counts all there is.
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

/** What the guests of one address stored in one day; rows of former days are cleared. */
export const guestUploads = pgTable(
  "guest_uploads",
  {
    /** As rate limits count it: an IPv6 address by its /64. */
    address: text().notNull(),
    /** UTC. */
    day: date({ mode: "string" }).notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
  },
  (uploads) => [
    primaryKey({ columns: [uploads.address, uploads.day] }),
    // For clearing former days.
    index("guest_uploads_by_day").on(uploads.day),
    check("guest_uploads_address_short", sql`length(${uploads.address}) BETWEEN 1 AND 100`),
    check("guest_uploads_bytes_positive", sql`${uploads.bytes} > 0`),
  ],
);

/**
 * Files whose version was deleted, for the file store to delete: an outbox that a trigger on
 * `artifakt_versions` fills in the deleting transaction, whatever deleted it.
 */
export const removedFiles = pgTable("removed_files", {
  storageKey: text("storage_key").primaryKey(),
  /** A file that could not be deleted is put at the end of the queue. */
  queuedAt: timestamp("queued_at", { withTimezone: true }).notNull().defaultNow(),
});
