/** Submissions to challenges. The participants are in the catalogue: `challenge_participants`. */
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
import { challengeParticipants, challenges } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";

/** Submissions to a challenge, each a new version; the newest one counts. */
export const challengeSubmissions = pgTable(
  "challenge_submissions",
  {
    challengeId: text("challenge_id")
      .notNull()
      .references(() => challenges.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    text: text().notNull(),
    /** URL of the work; empty when the text is the whole submission. */
    link: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (submission) => [
    primaryKey({ columns: [submission.challengeId, submission.personId, submission.version] }),
    check("challenge_submissions_version_from_one", sql`${submission.version} >= 1`),
    // Only participants can submit. Leaving deletes the submissions; merging a guest into an
    // account moves them along (ON UPDATE CASCADE).
    foreignKey({
      name: "challenge_submissions_of_participant",
      columns: [submission.challengeId, submission.personId],
      foreignColumns: [challengeParticipants.challengeId, challengeParticipants.personId],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    index("challenge_submissions_of_person").on(submission.personId),
  ],
);
