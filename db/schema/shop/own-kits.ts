/** Kits that people make, with their versions. */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  MANIFEST_MAX_BYTES,
  OWN_VERSION_STATES,
  type OwnVersionState,
} from "#domain/shop/kits/own/own-kits.ts";
import type { OwnManifest } from "#domain/shop/kits/own/own-kit-schema.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";
import { time } from "#db/schema/columns.ts";

export const ownKits = pgTable(
  "own_kits",
  {
    /** Also the id of an installation (`kit_installs.offer_id`). */
    id: text().primaryKey(),
    /** Null after its maker's account was deleted: those who have it keep it. */
    makerId: text("maker_id").references(() => people.id, { onDelete: "set null" }),
    /** The newest approved version; null before the first. */
    publishedVersion: integer("published_version"),
    publishedAt: time("published_at"),
    /** When its maker withdrew it: others can no longer install it. */
    withdrawnAt: time("withdrawn_at"),
    /** Taken down by an operator, with a reason in words. */
    takenDownAt: time("taken_down_at"),
    downReason: text("down_reason"),
    createdAt: time("created_at").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (kit) => [
    check("own_kits_id_named", sql`${kit.id} ~ '^kit-[0-9a-f]{24}$'`),
    check(
      "own_kits_published_whole",
      sql`(${kit.publishedVersion} IS NULL) = (${kit.publishedAt} IS NULL)`,
    ),
    check(
      "own_kits_down_with_reason",
      sql`(${kit.takenDownAt} IS NULL) = (${kit.downReason} IS NULL)`,
    ),
    index("own_kits_of_maker").on(kit.makerId),
    index("own_kits_offered")
      .on(sql`${kit.publishedAt} DESC`, kit.id)
      .where(
        sql`${kit.publishedAt} IS NOT NULL AND ${kit.withdrawnAt} IS NULL AND ${kit.takenDownAt} IS NULL`,
      ),
  ],
);

export const ownKitVersions = pgTable(
  "own_kit_versions",
  {
    kitId: text("kit_id")
      .notNull()
      .references(() => ownKits.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    state: text().$type<OwnVersionState>().notNull(),
    /** The manifest as it was typed. */
    text: text().notNull(),
    /** The last valid manifest, with each text in both languages; null before the first. */
    manifest: jsonb().$type<OwnManifest>(),
    changedAt: time("changed_at").notNull(),
    /** When it was sent to review. */
    sentAt: time("sent_at"),
    decidedAt: time("decided_at"),
    /** Why it was refused, in an operator's words. */
    reason: text(),
    /** The searched text: name and summary in both languages, in lower case without accents. */
    searchText: text("search_text")
      .generatedAlwaysAs(
        sql`plaza_fold(coalesce(manifest->'name'->>'es', '') || ' ' || coalesce(manifest->'name'->>'en', '') || ' ' || coalesce(manifest->'summary'->>'es', '') || ' ' || coalesce(manifest->'summary'->>'en', ''))`,
      )
      .notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.kitId, row.version] }),
    check("own_kit_versions_counted", sql`${row.version} BETWEEN 1 AND 10000`),
    check("own_kit_versions_state_known", isOneOf(row.state, OWN_VERSION_STATES)),
    check(
      "own_kit_versions_small",
      sql`octet_length(${row.text}) <= ${sql.raw(String(MANIFEST_MAX_BYTES))}`,
    ),
    check("own_kit_versions_checked", sql`${row.state} = 'draft' OR ${row.manifest} IS NOT NULL`),
    check("own_kit_versions_sent", sql`(${row.state} = 'draft') = (${row.sentAt} IS NULL)`),
    check(
      "own_kit_versions_decided",
      sql`(${row.state} IN ('published', 'refused')) = (${row.decidedAt} IS NOT NULL)`,
    ),
    check(
      "own_kit_versions_reasoned",
      sql`(${row.state} = 'refused') = (${row.reason} IS NOT NULL)`,
    ),
    // One version at a time is written or reviewed.
    uniqueIndex("own_kit_versions_open")
      .on(row.kitId)
      .where(sql`${row.state} IN ('draft', 'in-review')`),
    index("own_kit_versions_in_review")
      .on(row.sentAt, row.kitId)
      .where(sql`${row.state} = 'in-review'`),
    index("own_kit_versions_search").using("gin", sql`${row.searchText} gin_trgm_ops`),
  ],
);
