/** Usable things of the multimedia library: items of collections, files, and what a person keeps. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { CREATION_KINDS, type CreationKind } from "#domain/studio/creations.ts";
import type { LookNumbers } from "#domain/studio/look.ts";
import {
  MEDIUM_KINDS,
  SCRIPT_LANGUAGES,
  START_SCREENS,
  type MediumKind,
  type ScriptLanguage,
  type StartScreen,
} from "#domain/studio/media.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { time } from "#db/schema/columns.ts";
import { personId } from "#db/schema/people/person-id.ts";
import { multimediaCollections, soundTracks } from "./multimedia.ts";

export const mediaItems = pgTable(
  "media_items",
  {
    /** `medium-` and a slug. */
    id: text().primaryKey(),
    collectionId: text("collection_id")
      .notNull()
      .references(() => multimediaCollections.id, { onDelete: "cascade" }),
    kind: text().$type<MediumKind>().notNull(),
    title: text().notNull(),
    titleEs: text("title_es").notNull(),
    /** Purpose, in one sentence; may be empty. */
    note: text().notNull().default(""),
    noteEs: text("note_es").notNull().default(""),
    /** In its collection, from 0; also its cell in the collection's sprite. */
    position: smallint().notNull(),
    /** A script's text, with blanks (`{negocio}`). */
    text: text(),
    textLang: text("text_lang").$type<ScriptLanguage>(),
    look: jsonb().$type<LookNumbers>(),
    /** Target of a `start`: a prompt of the Creator, or the key of a page template. */
    opensScreen: text("opens_screen").$type<StartScreen>(),
    opens: text(),
    opensEs: text("opens_es"),
    /** Kind of creation that the prompt makes; null for other items. */
    opensKind: text("opens_kind").$type<CreationKind>(),
  },
  (item) => [
    check("media_items_kind_known", isOneOf(item.kind, MEDIUM_KINDS)),
    check("media_items_position_not_negative", sql`${item.position} >= 0`),
    check(
      "media_items_script_complete",
      sql`(${item.kind} = 'script') = (${item.text} IS NOT NULL AND ${item.textLang} IS NOT NULL)`,
    ),
    check("media_items_language_known", isOneOf(item.textLang, SCRIPT_LANGUAGES)),
    check("media_items_look_complete", sql`(${item.kind} = 'look') = (${item.look} IS NOT NULL)`),
    check(
      "media_items_start_complete",
      sql`(${item.kind} = 'start') = (${item.opensScreen} IS NOT NULL AND ${item.opens} IS NOT NULL AND ${item.opensEs} IS NOT NULL)`,
    ),
    check("media_items_screen_known", isOneOf(item.opensScreen, START_SCREENS)),
    check("media_items_opens_kind_known", isOneOf(item.opensKind, CREATION_KINDS)),
    index("media_items_of_collection").on(item.collectionId, item.position),
  ],
);

/** A file of an item, or a cut of a piece of music; in the file store, made by the build. */
export const libraryFiles = pgTable(
  "library_files",
  {
    /** The file's name, which is also its address: `/multimedia/files/<name>`. */
    name: text().primaryKey(),
    itemId: text("item_id").references(() => mediaItems.id, { onDelete: "cascade" }),
    trackId: text("track_id").references(() => soundTracks.id, { onDelete: "cascade" }),
    /** Among the files of its item or track, from 0. */
    place: smallint().notNull(),
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** In hexadecimal. */
    sha256: text().notNull(),
    /** Size of a picture in pixels. */
    width: integer(),
    height: integer(),
    /** Duration of a sound. */
    seconds: integer(),
  },
  (file) => [
    check("library_files_of_one", sql`num_nonnulls(${file.itemId}, ${file.trackId}) = 1`),
    check("library_files_size_positive", sql`${file.size} > 0`),
    index("library_files_of_item").on(file.itemId),
    index("library_files_of_track").on(file.trackId),
  ],
);

const itemId = () =>
  text("item_id")
    .notNull()
    .references(() => mediaItems.id, { onDelete: "cascade" });

export const mediaFavorites = pgTable(
  "media_favorites",
  { personId: personId(), itemId: itemId(), createdAt: time("created_at").notNull().defaultNow() },
  (favorite) => [
    primaryKey({ columns: [favorite.personId, favorite.itemId] }),
    index("media_favorites_of_item").on(favorite.itemId),
  ],
);

/** Items a person has downloaded, with the time of the first download. */
export const mediaDownloads = pgTable(
  "media_downloads",
  { personId: personId(), itemId: itemId(), createdAt: time("created_at").notNull().defaultNow() },
  (download) => [
    primaryKey({ columns: [download.personId, download.itemId] }),
    index("media_downloads_of_item").on(download.itemId),
  ],
);
