/** What every write leaves behind: the answer to its key, and who did what (product.md, "Writes"). */
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { people } from "#db/schema/people/people.ts";

/** A write that was done under a key: the same key again gives the same answer. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** What the key is for and the form's own key: one page's forms share the latter. */
    key: text().notNull(),
    /** SHA-256 of the content: other content under the same key is a conflict. */
    fingerprint: text().notNull(),
    /** Null only within the transaction that is doing the work. */
    answer: jsonb().$type<unknown>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.personId, row.key] }),
    check("idempotency_keys_key_short", sql`length(${row.key}) BETWEEN 1 AND 300`),
    // For clearing away old ones.
    index("idempotency_keys_by_time").on(row.createdAt),
  ],
);

/** Who did what to what; written in the same transaction as the deed. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the person is gone, or it was the house. */
    personId: text("person_id").references(() => people.id, { onDelete: "set null" }),
    /** A verb and its noun: `purchase-artifakt`. */
    action: text().notNull(),
    /** The id of what it was done to; empty when there is none. */
    subject: text().notNull().default(""),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (event) => [
    index("audit_events_of_person").on(event.personId, event.at),
    index("audit_events_of_subject").on(event.subject, event.at),
  ],
);
