/** Files that were sent with messages, and the small copies of pictures that conversations show. */
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { DOCUMENT_THUMBNAIL, MESSAGE_FILES_MAX } from "#domain/spaces/message-files.ts";
import { bytea } from "#db/schema/people/pictures.ts";
import { documents, documentVersions } from "./documents.ts";
import { messages } from "./threads.ts";

const number = (value: number) => sql.raw(String(value));

/** The documents of a message. Deleting the message leaves them in the space. */
export const messageDocuments = pgTable(
  "message_documents",
  {
    threadId: text("thread_id").notNull(),
    seq: integer().notNull(),
    /** Its order in the message, from 1. */
    position: smallint().notNull(),
    /** Null once the document is deleted. */
    documentId: text("document_id").references(() => documents.id, { onDelete: "set null" }),
    /** The file's name when it was sent. */
    name: text().notNull(),
  },
  (file) => [
    primaryKey({ columns: [file.threadId, file.seq, file.position] }),
    foreignKey({
      name: "message_documents_of_message_fk",
      columns: [file.threadId, file.seq],
      foreignColumns: [messages.threadId, messages.seq],
    }).onDelete("cascade"),
    unique("message_documents_sent_once").on(file.documentId),
    check(
      "message_documents_position_known",
      sql`${file.position} BETWEEN 1 AND ${number(MESSAGE_FILES_MAX)}`,
    ),
    check("message_documents_name_filled", sql`length(trim(${file.name})) > 0`),
  ],
);

/** A small copy of a picture, made by the server (adapters/pictures) without the camera's notes. */
export const documentThumbnails = pgTable(
  "document_thumbnails",
  {
    documentId: text("document_id").notNull(),
    version: smallint().notNull(),
    /** A complete WebP file. */
    bytes: bytea().notNull(),
    /** Size in pixels, so that the page reserves the space. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Content hash for the address and the ETag. */
    hash: text()
      .generatedAlwaysAs(sql`left(encode(sha256(bytes), 'hex'), 32)`)
      .notNull(),
    size: integer()
      .generatedAlwaysAs(sql`octet_length(bytes)`)
      .notNull(),
  },
  (thumbnail) => [
    primaryKey({ columns: [thumbnail.documentId, thumbnail.version] }),
    foreignKey({
      name: "document_thumbnails_of_version_fk",
      columns: [thumbnail.documentId, thumbnail.version],
      foreignColumns: [documentVersions.documentId, documentVersions.version],
    }).onDelete("cascade"),
    check(
      "document_thumbnails_small",
      sql`octet_length(${thumbnail.bytes}) BETWEEN 1 AND ${number(DOCUMENT_THUMBNAIL.maxBytes)}`,
    ),
    check(
      "document_thumbnails_measured",
      sql`${thumbnail.width} BETWEEN 1 AND ${number(DOCUMENT_THUMBNAIL.width)}
        AND ${thumbnail.height} BETWEEN 1 AND ${number(DOCUMENT_THUMBNAIL.height)}`,
    ),
  ],
);
