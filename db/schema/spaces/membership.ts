/**
 * Requests and invitations to join spaces, and who was removed. The memberships themselves are in the catalogue:
 * `space_members`.
 */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { INVITED_ROLES, type InvitedRole } from "#domain/spaces/membership.ts";
import { spaces } from "#db/schema/items/catalogue.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "#db/schema/people/people.ts";

/** Open requests to join a space; answered ones are deleted (the audit log keeps them). */
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
 * People whom an admin removed from a space: a wall code does not let them back in. Gone as soon as
 * they are members again.
 */
export const spaceRemovals = pgTable(
  "space_removals",
  {
    spaceId: text("space_id")
      .notNull()
      .references(() => spaces.id, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    removedAt: timestamp("removed_at", { withTimezone: true }).notNull(),
  },
  (removal) => [
    primaryKey({ columns: [removal.spaceId, removal.personId] }),
    index("space_removals_of_person").on(removal.personId),
  ],
);

/**
 * An invitation to a space. Anyone with its link can accept it, once, until it expires or is
 * revoked. Sending it again replaces the token, which invalidates the old link.
 *
 * A wall code is an invitation with a sealed token: its link lets in everyone who opens it, as a
 * member. A space has at most one that is not revoked.
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
    /** As typed: any name, handle or e-mail address, as in the wizard's collaborator field. */
    invitee: text().notNull(),
    /** The person whose e-mail address or handle it is, if any; they are notified. */
    personId: text("person_id").references(() => people.id, { onDelete: "cascade" }),
    role: text().$type<InvitedRole>().notNull().default("member"),
    tokenHash: text("token_hash").notNull().unique(),
    /** A wall code's token, encrypted with the invitation's id, to print it again; null for one person's. */
    sealedToken: text("sealed_token"),
    /** People whom a wall code has let in. */
    entered: integer().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    acceptedAt: timestamp("accepted_at", { withTimezone: true }),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
    /** When the invitee declined. Stays in the inviter's list until it is revoked or renewed. */
    declinedAt: timestamp("declined_at", { withTimezone: true }),
  },
  (invitation) => [
    check("space_invitations_role_known", isOneOf(invitation.role, INVITED_ROLES)),
    check("space_invitations_invitee_filled", sql`length(trim(${invitation.invitee})) > 0`),
    check(
      "space_invitations_end_once",
      sql`${invitation.acceptedAt} IS NULL OR (${invitation.revokedAt} IS NULL AND ${invitation.declinedAt} IS NULL)`,
    ),
    check(
      "space_invitations_wall_code",
      sql`CASE WHEN ${invitation.sealedToken} IS NULL THEN ${invitation.entered} = 0
        ELSE ${invitation.entered} >= 0 AND ${invitation.role} = 'member'
          AND ${invitation.personId} IS NULL AND ${invitation.acceptedAt} IS NULL
          AND ${invitation.declinedAt} IS NULL END`,
    ),
    // One open invitation per invitee: inviting again renews it.
    uniqueIndex("space_invitations_open")
      .on(invitation.spaceId, sql`lower(${invitation.invitee})`)
      .where(
        sql`${invitation.acceptedAt} IS NULL AND ${invitation.revokedAt} IS NULL AND ${invitation.sealedToken} IS NULL`,
      ),
    uniqueIndex("space_invitations_wall")
      .on(invitation.spaceId)
      .where(sql`${invitation.sealedToken} IS NOT NULL AND ${invitation.revokedAt} IS NULL`),
    index("space_invitations_of_person").on(invitation.personId),
    index("space_invitations_by").on(invitation.invitedBy),
  ],
);
