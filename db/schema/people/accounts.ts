/**
 * Sign-in: accounts, sessions, one-time links, known devices and rate limits. Secrets are stored as
 * hashes only, so that a leak of these tables gives no access.
 */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { LINK_PURPOSES, type LinkPurpose } from "#domain/people/one-time-links.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "./people.ts";
import { time } from "#db/schema/columns.ts";
import { personId } from "#db/schema/people/person-id.ts";

/** The credentials of a person of kind `account`. */
export const accounts = pgTable(
  "accounts",
  {
    personId: personId().primaryKey(),
    /** As typed; compared without regard to case. */
    email: text().notNull(),
    /** argon2id in PHC format, with salt and parameters. */
    passwordHash: text("password_hash").notNull(),
    /** When a link that was mailed to the address was opened; null until then. */
    emailVerifiedAt: time("email_verified_at"),
    createdAt: time("created_at").notNull().defaultNow(),
    changedAt: time("changed_at").notNull().defaultNow(),
  },
  (account) => [
    uniqueIndex("accounts_email").on(sql`lower(${account.email})`),
    check("accounts_email_short", sql`length(${account.email}) BETWEEN 3 AND 254`),
  ],
);

/** A browser's session, of a guest or an account. Sessions that end are deleted. */
export const sessions = pgTable(
  "sessions",
  {
    /** Public id for the list of sessions; grants no access. */
    id: text().primaryKey(),
    /** SHA-256 of the cookie's token of 256 random bits. */
    tokenHash: text("token_hash").notNull().unique(),
    personId: personId(),
    createdAt: time("created_at").notNull(),
    /** Updated at most once an hour. */
    lastSeenAt: time("last_seen_at").notNull(),
    /** Absolute expiry, regardless of activity. */
    expiresAt: time("expires_at").notNull(),
    /** When the person last proved who they are, with every factor of the account. */
    confirmedAt: time("confirmed_at"),
    /** Browser and operating system in words a person recognises. */
    device: text().notNull().default(""),
    /** Hash of a guest's visitor cookie, so that two concurrent first writes make one guest. */
    visitorHash: text("visitor_hash"),
  },
  (session) => [
    index("sessions_of_person").on(session.personId),
    index("sessions_by_expiry").on(session.expiresAt),
    index("sessions_of_visitor")
      .on(session.visitorHash)
      .where(sql`${session.visitorHash} IS NOT NULL`),
    check("sessions_expire_later", sql`${session.expiresAt} > ${session.createdAt}`),
  ],
);

/**
 * One-time links sent by mail, each for one purpose. A used or expired link is deleted with all its
 * data.
 */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    /** SHA-256 of the link's token of 256 random bits. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** The account it changes; for a sign-up, the guest who becomes the account, if any. */
    personId: text("person_id").references(() => people.id, { onDelete: "cascade" }),
    /** The address the link confirms; null for a password reset, which uses the account's. */
    email: text(),
    /** A sign-up's name, and the argon2id hash of its password. */
    displayName: text("display_name"),
    passwordHash: text("password_hash"),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (link) => [
    index("one_time_links_of_person").on(link.personId),
    index("one_time_links_by_expiry").on(link.expiresAt),
    check("one_time_links_purpose_known", isOneOf(link.purpose, LINK_PURPOSES)),
    check("one_time_links_email_short", sql`length(${link.email}) BETWEEN 3 AND 254`),
    // Stores nothing that the purpose does not need.
    check(
      "one_time_links_hold_what_they_need",
      sql`CASE ${link.purpose}
        WHEN 'sign-up' THEN ${link.email} IS NOT NULL AND ${link.displayName} IS NOT NULL
          AND ${link.passwordHash} IS NOT NULL
        WHEN 'email' THEN ${link.personId} IS NOT NULL AND ${link.email} IS NOT NULL
          AND ${link.displayName} IS NULL AND ${link.passwordHash} IS NULL
        WHEN 'verify' THEN ${link.personId} IS NOT NULL AND ${link.email} IS NOT NULL
          AND ${link.displayName} IS NULL AND ${link.passwordHash} IS NULL
        ELSE ${link.personId} IS NOT NULL AND ${link.email} IS NULL
          AND ${link.displayName} IS NULL AND ${link.passwordHash} IS NULL END`,
    ),
  ],
);

/**
 * Browsers that have signed in to an account before: failed attempts elsewhere do not lock them
 * out.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    /** SHA-256 of the device cookie. One browser may be known to several accounts. */
    tokenHash: text("token_hash").notNull(),
    personId: personId(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
  },
  (device) => [
    primaryKey({ columns: [device.tokenHash, device.personId] }),
    index("known_devices_of_person").on(device.personId),
  ],
);

/** Attempts per key in the current window (fixed-window rate limit), counted by one UPSERT. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    endsAt: time("ends_at").notNull(),
    count: integer().notNull(),
  },
  (limit) => [index("rate_limits_by_end").on(limit.endsAt)],
);
