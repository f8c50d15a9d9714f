/**
 * Documents of a space. A version never changes once it is read; its text is cut into passages, which
 * are what agentiks quote.
 */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { StatedHours } from "#domain/people/business/opening-hours.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/items/catalogue.ts";
import {
  DOCUMENT_FAILURES,
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  type DocumentFailure,
  type DocumentKind,
  type DocumentState,
} from "#domain/spaces/documents.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull();
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const documents = pgTable(
  "documents",
  {
    id: text().primaryKey(),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Labels instead of folders. */
    labels: text().array().notNull().default([]),
    isPinned: boolean("is_pinned").notNull().default(false),
    /** Null when the account is deleted: the space keeps its documents. */
    createdBy: text("created_by").references(() => people.id, { onDelete: "set null" }),
    /** As in threads: the only person who sees it, in a space of the examples. */
    onlyFor: text("only_for").references(() => people.id, { onDelete: "cascade" }),
    /** The newest version. */
    version: smallint().notNull().default(1),
    createdAt: createdAt(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    searchText: text("search_text")
      .generatedAlwaysAs(sql`plaza_fold(name)`)
      .notNull(),
  },
  (document) => [
    check("documents_name_filled", sql`length(trim(${document.name})) > 0`),
    check("documents_version_counted", sql`${document.version} > 0`),
    index("documents_of_space").on(
      document.spaceId,
      document.isPinned.desc(),
      document.changedAt.desc(),
      document.id,
    ),
    index("documents_by").on(document.createdBy),
    index("documents_only_for")
      .on(document.onlyFor)
      .where(sql`${document.onlyFor} IS NOT NULL`),
  ],
);

export const documentVersions = pgTable(
  "document_versions",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** From 1. */
    version: smallint().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    /** Name of the uploaded file; null for a text. */
    fileName: text("file_name"),
    /** Key in the file store; null for a text. */
    fileKey: text("file_key"),
    mediaType: text("media_type"),
    bytes: integer().notNull(),
    /** A text as it was written, or the caption of a picture. */
    text: text().notNull().default(""),
    state: text().$type<DocumentState>().notNull().default("received"),
    failure: text().$type<DocumentFailure>(),
    /** Pages of a file that has pages. */
    pages: integer(),
    language: text().$type<ContentLanguage>(),
    /** The opening hours that it says plainly. */
    hours: jsonb().$type<StatedHours>(),
    createdBy: text("created_by").references(() => people.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (version) => [
    primaryKey({ columns: [version.documentId, version.version] }),
    check("document_versions_counted", sql`${version.version} > 0`),
    check("document_versions_kind_known", isOneOf(version.kind, DOCUMENT_KINDS)),
    check("document_versions_state_known", isOneOf(version.state, DOCUMENT_STATES)),
    check("document_versions_failure_known", isOneOf(version.failure, DOCUMENT_FAILURES)),
    check("document_versions_language_known", isOneOf(version.language, CONTENT_LANGUAGES)),
    check(
      "document_versions_failed_for_a_reason",
      sql`(${version.state} = 'failed') = (${version.failure} IS NOT NULL)`,
    ),
    check(
      "document_versions_file_or_text",
      sql`(${version.kind} = 'text') = (${version.fileKey} IS NULL)`,
    ),
    index("document_versions_by").on(version.createdBy),
    index("document_versions_files").on(version.fileKey),
  ],
);

export const passages = pgTable(
  "passages",
  {
    documentId: text("document_id").notNull(),
    version: smallint().notNull(),
    /** From 1, in the document's order. */
    seq: integer().notNull(),
    /** Repeated on purpose: every search begins with the space. */
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** Headings above it, outermost first, joined by " › "; empty for none. */
    heading: text().notNull().default(""),
    page: integer(),
    /** Verbatim text of the document. */
    text: text().notNull(),
    language: text().$type<ContentLanguage>().notNull(),
    words: tsvector()
      .generatedAlwaysAs(sql`plaza_words(language, heading || ' ' || text)`)
      .notNull(),
  },
  (passage) => [
    primaryKey({ columns: [passage.documentId, passage.version, passage.seq] }),
    foreignKey({
      name: "passages_of_version_fk",
      columns: [passage.documentId, passage.version],
      foreignColumns: [documentVersions.documentId, documentVersions.version],
    }).onDelete("cascade"),
    check("passages_language_known", isOneOf(passage.language, CONTENT_LANGUAGES)),
    index("passages_of_space").on(passage.spaceId),
    index("passages_words").using("gin", passage.words),
  ],
);
