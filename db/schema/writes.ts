/** Records of every write: its idempotency key with the answer, and the audit log. */
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

/** A completed write: repeating its key returns the stored answer. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** The scope and the form's key; the forms of one page share the latter. */
    key: text().notNull(),
    /** SHA-256 of the payload: another payload under the same key is a conflict. */
    fingerprint: text().notNull(),
    /** Null only inside the transaction that does the work. */
    answer: jsonb().$type<unknown>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.personId, row.key] }),
    check("idempotency_keys_key_short", sql`length(${row.key}) BETWEEN 1 AND 300`),
    // For deleting old keys.
    index("idempotency_keys_by_time").on(row.createdAt),
  ],
);

/** Audit log: who did what to what, written in the same transaction as the change. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null when the person was deleted or the platform acted. */
    personId: text("person_id").references(() => people.id, { onDelete: "set null" }),
    /** Verb and noun: `purchase-artifakt`. */
    action: text().notNull(),
    /** Id of the affected item; empty when there is none. */
    subject: text().notNull().default(""),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (event) => [
    index("audit_events_of_person").on(event.personId, event.at),
    index("audit_events_of_subject").on(event.subject, event.at),
  ],
);
