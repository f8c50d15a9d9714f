/** Entries of challenges: their title and place in the gallery, photographs, files and comments. */
import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { ALT_MAX_CHARACTERS } from "#domain/artifakts/artifakt-pictures.ts";
import {
  COMMENT_MAX_CHARACTERS,
  ENTRY_FILES_MAX,
  ENTRY_PICTURES_MAX,
  ENTRY_TITLE_MAX_CHARACTERS,
  PHOTOGRAPH,
  THUMBNAIL,
} from "#domain/challenges/entries.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { time } from "#db/schema/columns.ts";
import { challengeParticipants } from "#db/schema/items/catalogue.ts";
import { personId } from "#db/schema/people/person-id.ts";
import { bytea } from "#db/schema/people/pictures.ts";

const number = (value: number): SQL => sql.raw(String(value));

const isShort = (column: AnyPgColumn, max: number): SQL =>
  sql`length(trim(${column})) > 0 AND length(${column}) <= ${number(max)}`;

/**
 * An entry of a participant, whatever its versions (`challenge_submissions`). Its photographs and files
 * belong to all versions. Leaving the challenge deletes it; merging a guest into an account moves it along.
 */
export const challengeEntries = pgTable(
  "challenge_entries",
  {
    id: text().primaryKey(),
    challengeId: text("challenge_id").notNull(),
    personId: personId(),
    title: text().notNull(),
    language: text().$type<ContentLanguage>().notNull().default("es"),
    /** The author agrees that everyone sees it in the gallery once the challenge is awarded. */
    isShown: boolean("is_shown").notNull().default(false),
    /** While an operator has taken it down (db/commands/items/takedowns.ts). */
    takenDownAt: time("taken_down_at"),
    createdAt: time("created_at").notNull(),
  },
  (entry) => [
    unique("challenge_entries_once").on(entry.challengeId, entry.personId),
    foreignKey({
      name: "challenge_entries_of_participant",
      columns: [entry.challengeId, entry.personId],
      foreignColumns: [challengeParticipants.challengeId, challengeParticipants.personId],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    check("challenge_entries_title_short", isShort(entry.title, ENTRY_TITLE_MAX_CHARACTERS)),
    check("challenge_entries_language_known", isOneOf(entry.language, CONTENT_LANGUAGES)),
    index("challenge_entries_of_person").on(entry.personId),
    // The gallery, in order.
    index("challenge_entries_shown")
      .on(entry.challengeId, entry.createdAt, entry.id)
      .where(sql`${entry.isShown} AND ${entry.takenDownAt} IS NULL`),
  ],
);

const entryId = () =>
  text("entry_id")
    .notNull()
    .references(() => challengeEntries.id, { onDelete: "cascade" });

/** Photographs of an entry, made by the server (adapters/pictures) without the camera's notes. */
export const entryPictures = pgTable(
  "entry_pictures",
  {
    id: text().primaryKey(),
    entryId: entryId(),
    /** Its order, from 1. */
    place: smallint().notNull(),
    /** A complete WebP file, at most PHOTOGRAPH pixels. */
    bytes: bytea().notNull(),
    /** A small WebP of it, cut to the shape of a gallery. */
    thumbnail: bytea().notNull(),
    /** Size in pixels, so that the page reserves the space. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Alternative text; may be empty. */
    alt: text().notNull().default(""),
    /** Content hash for the address and the ETag. */
    hash: text()
      .generatedAlwaysAs(sql`left(encode(sha256(bytes), 'hex'), 32)`)
      .notNull(),
    /** Bytes of the picture and its thumbnail together. */
    size: integer()
      .generatedAlwaysAs(sql`octet_length(bytes) + octet_length(thumbnail)`)
      .notNull(),
    createdAt: time("created_at").notNull(),
  },
  (picture) => [
    unique("entry_pictures_places").on(picture.entryId, picture.place),
    check(
      "entry_pictures_place_known",
      sql`${picture.place} BETWEEN 1 AND ${number(ENTRY_PICTURES_MAX)}`,
    ),
    check(
      "entry_pictures_small",
      sql`octet_length(${picture.bytes}) BETWEEN 1 AND ${number(PHOTOGRAPH.maxBytes)}
        AND octet_length(${picture.thumbnail}) BETWEEN 1 AND ${number(THUMBNAIL.maxBytes)}`,
    ),
    check(
      "entry_pictures_measured",
      sql`${picture.width} BETWEEN 1 AND ${number(PHOTOGRAPH.width)}
        AND ${picture.height} BETWEEN 1 AND ${number(PHOTOGRAPH.height)}`,
    ),
    check("entry_pictures_alt_short", sql`length(${picture.alt}) <= ${number(ALT_MAX_CHARACTERS)}`),
  ],
);

/**
 * Files of an entry, in the file store. A trigger (0058) queues the file of a deleted row in
 * `removed_files`.
 */
export const entryFiles = pgTable(
  "entry_files",
  {
    id: text().primaryKey(),
    entryId: entryId(),
    /** Its order, from 1. */
    place: smallint().notNull(),
    storageKey: text("storage_key").notNull().unique(),
    fileName: text("file_name").notNull(),
    /** Detected from the file's first bytes. */
    mediaType: text("media_type").notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (file) => [
    unique("entry_files_places").on(file.entryId, file.place),
    check("entry_files_place_known", sql`${file.place} BETWEEN 1 AND ${number(ENTRY_FILES_MAX)}`),
    check("entry_files_size_positive", sql`${file.size} > 0`),
  ],
);

/** Comments on entries that are in a gallery, by accounts. */
export const entryComments = pgTable(
  "entry_comments",
  {
    id: text().primaryKey(),
    entryId: entryId(),
    personId: personId(),
    text: text().notNull(),
    language: text().$type<ContentLanguage>().notNull().default("es"),
    /** While an operator has taken it down. */
    takenDownAt: time("taken_down_at"),
    createdAt: time("created_at").notNull(),
  },
  (comment) => [
    check("entry_comments_text_short", isShort(comment.text, COMMENT_MAX_CHARACTERS)),
    check("entry_comments_language_known", isOneOf(comment.language, CONTENT_LANGUAGES)),
    index("entry_comments_of_entry").on(comment.entryId, comment.createdAt, comment.id),
    index("entry_comments_of_person").on(comment.personId),
  ],
);
