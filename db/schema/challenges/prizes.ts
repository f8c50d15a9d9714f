/** The rules and prizes of challenges, their winners, and entries that were not accepted. */
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import {
  ENTRY_REFUSAL_MAX_CHARACTERS,
  PRIZE_SPLIT_NAMES,
  RULES_MAX_CHARACTERS,
  type PrizeSplit,
} from "#domain/challenges/prizes.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { challenges } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";

const challengeId = () =>
  text("challenge_id")
    .notNull()
    .references(() => challenges.id, { onDelete: "cascade" });

/** Terms of a challenge, set before anyone has joined. Without a row: no rules, one winner. */
export const challengeTerms = pgTable(
  "challenge_terms",
  {
    challengeId: challengeId().primaryKey(),
    /** Rules and criteria, in the creator's words. */
    rules: text().notNull().default(""),
    split: text().$type<PrizeSplit>().notNull().default("one"),
  },
  (terms) => [
    check("challenge_terms_split_known", isOneOf(terms.split, PRIZE_SPLIT_NAMES)),
    check(
      "challenge_terms_rules_short",
      sql`length(${terms.rules}) <= ${sql.raw(String(RULES_MAX_CHARACTERS))}`,
    ),
  ],
);

/** Winners of a challenge, by place. The first is `challenges.awarded_to` too. */
export const challengeWinners = pgTable(
  "challenge_winners",
  {
    challengeId: challengeId(),
    /** From 1. */
    place: integer().notNull(),
    /** Null once the account was deleted. */
    personId: text("person_id").references(() => people.id, { onDelete: "set null" }),
    credits: integer().notNull(),
  },
  (winner) => [
    primaryKey({ columns: [winner.challengeId, winner.place] }),
    check("challenge_winners_counted", sql`${winner.place} >= 1 AND ${winner.credits} >= 0`),
    index("challenge_winners_of_person").on(winner.personId),
  ],
);

/** Versions of entries that the creator refused. A later version is judged again. */
export const entryRefusals = pgTable(
  "entry_refusals",
  {
    challengeId: text("challenge_id").notNull(),
    personId: text("person_id").notNull(),
    version: integer().notNull(),
    /** In the creator's words, for the participant. */
    reason: text().notNull(),
    refusedAt: timestamp("refused_at", { withTimezone: true }).notNull(),
  },
  (refusal) => [
    primaryKey({ columns: [refusal.challengeId, refusal.personId, refusal.version] }),
    foreignKey({
      name: "entry_refusals_of_entry",
      columns: [refusal.challengeId, refusal.personId, refusal.version],
      foreignColumns: [
        challengeSubmissions.challengeId,
        challengeSubmissions.personId,
        challengeSubmissions.version,
      ],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    check(
      "entry_refusals_reason_given",
      sql`length(trim(${refusal.reason})) BETWEEN 1 AND ${sql.raw(String(ENTRY_REFUSAL_MAX_CHARACTERS))}`,
    ),
  ],
);
