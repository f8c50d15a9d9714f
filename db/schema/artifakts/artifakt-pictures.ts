import { sql } from "drizzle-orm";
import {
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { ALT_MAX_CHARACTERS } from "#domain/artifakts/artifakt-pictures.ts";
import { PICTURE_MAX_BYTES } from "#domain/people/profile/pictures.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { bytea } from "#db/schema/people/pictures.ts";

/**
 * The cover and the previews of artifakts, made by the server (adapters/pictures). The cover's
 * address is in `artifakts.image` too, so that lists need no second table.
 */
export const artifaktPictures = pgTable(
  "artifakt_pictures",
  {
    artifaktId: text("artifakt_id")
      .notNull()
      .references(() => artifakts.id, { onDelete: "cascade" }),
    /** 0 is the cover, 1 to 3 are previews. */
    place: smallint().notNull(),
    /** A complete WebP file. */
    bytes: bytea().notNull(),
    /** Alternative text; empty for the artifakt's name. */
    alt: text().notNull().default(""),
    /** Content hash for the address and the ETag. */
    hash: text()
      .generatedAlwaysAs(sql`left(encode(sha256(bytes), 'hex'), 32)`)
      .notNull(),
    size: integer()
      .generatedAlwaysAs(sql`octet_length(bytes)`)
      .notNull(),
    /** The version from whose file the worker has drawn it (a cover alone); null for an upload. */
    drawnFrom: integer("drawn_from"),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (picture) => [
    primaryKey({ columns: [picture.artifaktId, picture.place] }),
    check("artifakt_pictures_place_known", sql`${picture.place} BETWEEN 0 AND 3`),
    check(
      "artifakt_pictures_drawn_cover",
      sql`${picture.drawnFrom} IS NULL OR (${picture.drawnFrom} > 0 AND ${picture.place} = 0)`,
    ),
    check(
      "artifakt_pictures_small",
      sql`octet_length(${picture.bytes}) BETWEEN 1 AND ${sql.raw(String(PICTURE_MAX_BYTES))}`,
    ),
    check(
      "artifakt_pictures_alt_short",
      sql`length(${picture.alt}) <= ${sql.raw(String(ALT_MAX_CHARACTERS))}`,
    ),
  ],
);

/**
 * Artifakts whose cover is to be drawn, a queue for the worker. A trigger on `artifakt_versions` adds a
 * new version's artifakt; removing an uploaded cover adds it again.
 */
export const dueCovers = pgTable("due_covers", {
  artifaktId: text("artifakt_id")
    .primaryKey()
    .references(() => artifakts.id, { onDelete: "cascade" }),
  /** Counted before each try: a file that kills the process is given up too. */
  tries: smallint().notNull().default(0),
  dueAt: timestamp("due_at", { withTimezone: true }).notNull().defaultNow(),
});
