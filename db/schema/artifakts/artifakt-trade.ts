/** Files of artifakts, their owners, and the owners' reviews. */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { DEFAULT_LICENCE, LICENCES, type Licence } from "#domain/artifakts/licences.ts";
import { VERSION_NOTES_MAX } from "#domain/artifakts/versions.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "#domain/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { ledgerTransactions } from "#db/schema/money/ledger.ts";
import { people } from "#db/schema/people/people.ts";
import { time } from "#db/schema/columns.ts";

/** An artifakt's files, one per version. A trigger makes versions immutable. */
export const artifaktVersions = pgTable(
  "artifakt_versions",
  {
    artifaktId: text("artifakt_id")
      .notNull()
      .references(() => artifakts.id, { onDelete: "cascade" }),
    /** From 1. */
    version: integer().notNull(),
    /** Key in the file store. */
    storageKey: text("storage_key").notNull(),
    /** File name given by its creator, used for downloads. */
    fileName: text("file_name").notNull(),
    /** Detected from the file's first bytes, not the uploader's claim. */
    mediaType: text("media_type").notNull(),
    /** Bytes. */
    size: bigint({ mode: "number" }).notNull(),
    /** Hexadecimal. */
    sha256: text().notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** The maker's release notes; empty for none. */
    notes: text().notNull().default(""),
  },
  (file) => [
    primaryKey({ columns: [file.artifaktId, file.version] }),
    check("artifakt_versions_version_positive", sql`${file.version} > 0`),
    check("artifakt_versions_size_positive", sql`${file.size} > 0`),
    check("artifakt_versions_sha256_whole", sql`${file.sha256} ~ '^[0-9a-f]{64}$'`),
    check(
      "artifakt_versions_notes_short",
      sql`length(${file.notes}) <= ${sql.raw(String(VERSION_NOTES_MAX))}`,
    ),
  ],
);

/** A maker's discount on an artifakt, applied by a code. */
export const discountCodes = pgTable(
  "discount_codes",
  {
    artifaktId: text("artifakt_id")
      .notNull()
      .references(() => artifakts.id, { onDelete: "cascade" }),
    /** In capitals (domain/artifakts/discount-codes.ts). */
    code: text().notNull(),
    /** Whole per cent. */
    percent: smallint().notNull(),
    /** Null for no limit. */
    usesMax: integer("uses_max"),
    usesCount: integer("uses_count").notNull().default(0),
    /** The first moment at which it is no longer valid; null for no end. */
    endsAt: time("ends_at"),
    stoppedAt: time("stopped_at"),
    createdAt: time("created_at").notNull(),
  },
  (code) => [
    primaryKey({ columns: [code.artifaktId, code.code] }),
    check("discount_codes_code_plain", sql`${code.code} ~ '^[A-Z0-9][A-Z0-9-]{2,19}$'`),
    check("discount_codes_percent_possible", sql`${code.percent} BETWEEN 1 AND 100`),
    check("discount_codes_uses_positive", sql`${code.usesMax} > 0`),
    check(
      "discount_codes_uses_within",
      sql`${code.usesCount} BETWEEN 0 AND coalesce(${code.usesMax}, ${code.usesCount})`,
    ),
  ],
);

/** Ownership of an artifakt, bought or free. Only a refund ends it. */
export const artifaktOwnerships = pgTable(
  "artifakt_ownerships",
  {
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** No cascade: owners keep an artifakt that its creator deletes. */
    artifaktId: text("artifakt_id")
      .notNull()
      .references(() => artifakts.id),
    /** Price paid, in whole MXN; 0 for a free artifakt. */
    price: integer().notNull(),
    /** Ledger transaction of the purchase; null for a free artifakt. */
    transactionId: text("transaction_id").references(() => ledgerTransactions.id),
    acquiredAt: time("acquired_at").notNull(),
    endedAt: time("ended_at"),
    /** The discount code it was bought with; null without one. */
    discountCode: text("discount_code"),
    refundId: text("refund_id").references(() => ledgerTransactions.id),
    /** The artifakt's licence at the moment of the purchase. */
    licence: text().$type<Licence>().notNull().default(DEFAULT_LICENCE),
  },
  (row) => [
    // One active ownership per person and artifakt, even with concurrent purchases.
    uniqueIndex("artifakt_ownerships_once")
      .on(row.personId, row.artifaktId)
      .where(sql`${row.endedAt} IS NULL`),
    index("artifakt_ownerships_of_artifakt").on(row.artifaktId, row.acquiredAt),
    check(
      "artifakt_ownerships_paid",
      sql`(${row.price} > 0) = (${row.transactionId} IS NOT NULL) AND ${row.price} >= 0`,
    ),
    check("artifakt_ownerships_licence_known", isOneOf(row.licence, LICENCES)),
    check(
      "artifakt_ownerships_refund_ends",
      sql`${row.refundId} IS NULL OR ${row.endedAt} IS NOT NULL`,
    ),
  ],
);

/** An owner's review of an artifakt. A trigger updates the artifakt's rating in the same commit. */
export const artifaktReviews = pgTable(
  "artifakt_reviews",
  {
    /** Names the review in reports and takedowns. */
    id: text()
      .notNull()
      .unique()
      .default(sql`'review-' || replace(gen_random_uuid()::text, '-', '')`),
    artifaktId: text("artifakt_id").notNull(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** 1 to 5. */
    stars: smallint().notNull(),
    text: text().notNull().default(""),
    language: text().$type<ContentLanguage>().notNull().default("es"),
    writtenAt: time("written_at").notNull(),
    /** While an operator has taken it down; its stars do not count then. */
    takenDownAt: time("taken_down_at"),
  },
  (review) => [
    primaryKey({ columns: [review.artifaktId, review.personId] }),
    foreignKey({ columns: [review.artifaktId], foreignColumns: [artifakts.id] }).onDelete(
      "cascade",
    ),
    check("artifakt_reviews_stars_known", sql`${review.stars} BETWEEN 1 AND 5`),
    check("artifakt_reviews_text_short", sql`length(${review.text}) <= 2000`),
    check("artifakt_reviews_language_known", isOneOf(review.language, CONTENT_LANGUAGES)),
    index("artifakt_reviews_of_person").on(review.personId),
  ],
);
