/**
 * How people get into spaces, and what they hand in to challenges (product.md, "Writes"). Who is in
 * stands in the catalogue: `space_members`, `challenge_participants`.
 */
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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { INVITED_ROLES, type InvitedRole } from "#domain/spaces/community.ts";
import { challengeParticipants, challenges, spaces } from "#db/schema/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";

/** Who asks to be let into a space on request; answered ones are gone (the audit has them). */
export const spaceRequests = pgTable(
  "space_requests",
  {
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (request) => [
    primaryKey({ columns: [request.spaceId, request.personId] }),
    index("space_requests_of_person").on(request.personId),
  ],
);

/**
 * An invitation to a space: whoever has its link may accept it, once, until it expires or is
 * revoked. Sent anew it has another link, and the one before opens nothing.
 */
export const spaceInvitations = pgTable(
  "space_invitations",
  {
    id: text().primaryKey(),
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** As it was written: what the wizard takes for a collaborator is taken here (spec 5). */
    invitee: text().notNull(),
    /** Who that is, where it is somebody's address or handle: told in the notifications. */
    personId: text("person_id").references(() => people.id, { onDelete: "cascade" }),
    role: text().$type<InvitedRole>().notNull().default("member"),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
    /** By whom it was for. It stays in the list of whoever invites until they revoke or renew it. */
    declinedAt: timestamp("declined_at", { withTimezone: true }),
  },
  (invitation) => [
    check("space_invitations_role_known", isOneOf(invitation.role, INVITED_ROLES)),
    check("space_invitations_invitee_filled", sql`length(trim(${invitation.invitee})) > 0`),
    check(
      "space_invitations_end_once",
      sql`${invitation.acceptedAt} IS NULL OR (${invitation.revokedAt} IS NULL AND ${invitation.declinedAt} IS NULL)`,
    ),
    // One open invitation each: invited again, it is the same one sent anew.
    uniqueIndex("space_invitations_open")
      .on(invitation.spaceId, sql`lower(${invitation.invitee})`)
      .where(sql`${invitation.acceptedAt} IS NULL AND ${invitation.revokedAt} IS NULL`),
    index("space_invitations_of_person").on(invitation.personId),
    index("space_invitations_by").on(invitation.invitedBy),
  ],
);

/** What was handed in to a challenge, each time as a version of its own; the newest counts. */
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
    /** Where the work can be seen; empty where the text is all of it. */
    link: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (submission) => [
    primaryKey({ columns: [submission.challengeId, submission.personId, submission.version] }),
    check("challenge_submissions_version_from_one", sql`${submission.version} >= 1`),
    // Nobody hands in without taking part; whoever leaves takes it along, whoever signs in keeps it.
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
