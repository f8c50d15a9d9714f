/** Files that are sent in parts, and that no artifakt has yet. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { people } from "#db/schema/people/people.ts";

/**
 * An upload by the tus protocol (docs/decisions/0080-resumable-uploads.md). It is kept for a while after its
 * last part, so that a form that is sent twice finds the same file twice.
 */
export const resumableUploads = pgTable(
  "resumable_uploads",
  {
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    /** Size of the whole file in bytes. */
    size: integer().notNull(),
    /** Bytes that have arrived, the sum of the parts. */
    received: integer().notNull().default(0),
    /** When the last part arrived. */
    touchedAt: timestamp("touched_at", { withTimezone: true }).notNull(),
  },
  (uploads) => [
    index("resumable_uploads_of_person").on(uploads.personId),
    index("resumable_uploads_by_touch").on(uploads.touchedAt),
    check("resumable_uploads_name_short", sql`length(${uploads.fileName}) BETWEEN 1 AND 255`),
    check("resumable_uploads_size_known", sql`${uploads.size} BETWEEN 1 AND 104857600`),
    check("resumable_uploads_received", sql`${uploads.received} BETWEEN 0 AND ${uploads.size}`),
  ],
);

/** A part of an upload: an object of the file store. A trigger queues it for deletion with its row. */
export const resumableParts = pgTable(
  "resumable_parts",
  {
    uploadId: text("upload_id")
      .notNull()
      .references(() => resumableUploads.id, { onDelete: "cascade" }),
    /** Offset of its first byte in the file. */
    start: integer().notNull(),
    size: integer().notNull(),
    storageKey: text("storage_key").notNull().unique(),
  },
  (parts) => [
    primaryKey({ columns: [parts.uploadId, parts.start] }),
    check("resumable_parts_size_positive", sql`${parts.start} >= 0 AND ${parts.size} > 0`),
  ],
);
