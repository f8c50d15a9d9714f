/**
 * Who may come back as whom: accounts, sessions, links sent by mail, devices, and how often something
 * was tried. Secrets are only here as hashes: whoever reads these tables can sign in as nobody.
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
import { LINK_PURPOSES, type LinkPurpose } from "#domain/people/one-time-links.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "./people.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });
const personId = () =>
  text("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });

/** What a person of the kind `account` signs in with. */
export const accounts = pgTable(
  "accounts",
  {
    personId: personId().primaryKey(),
    /** As it was typed; found whatever its case. */
    email: text().notNull(),
    /** argon2id, with its own salt and parameters. */
    passwordHash: text("password_hash").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    changedAt: time("changed_at").notNull().defaultNow(),
  },
  (account) => [
    uniqueIndex("accounts_email").on(sql`lower(${account.email})`),
    check("accounts_email_short", sql`length(${account.email}) BETWEEN 3 AND 254`),
  ],
);

/** One browser that is a guest or signed in. A row that is gone is a session that has ended. */
export const sessions = pgTable(
  "sessions",
  {
    /** Names the session in the list of one's sessions; opens nothing. */
    id: text().primaryKey(),
    /** SHA-256 of the cookie's 256 random bits. */
    tokenHash: text("token_hash").notNull().unique(),
    personId: personId(),
    createdAt: time("created_at").notNull(),
    /** Written at most once an hour. */
    lastSeenAt: time("last_seen_at").notNull(),
    /** However busy it is, it ends then. */
    expiresAt: time("expires_at").notNull(),
    /** The browser and its system, as the person would name them. */
    device: text().notNull().default(""),
    /** Of a guest: the browser that wrote first, so that two writes at once make one guest. */
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
 * Links that were sent by mail, each for one purpose and one use. A link that was used or has ended
 * is deleted, with all it holds.
 */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    /** SHA-256 of the link's 256 random bits. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** Whose account it changes; of a sign-up the guest who becomes the account, if there is one. */
    personId: text("person_id").references(() => people.id, { onDelete: "cascade" }),
    /** The address it was sent to, which it confirms; of a reset it is the account's. */
    email: text(),
    /** Of a sign-up: the name, and the argon2id hash of the password. */
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
    // Nothing is kept that its purpose does not need.
    check(
      "one_time_links_hold_what_they_need",
      sql`CASE ${link.purpose}
        WHEN 'sign-up' THEN ${link.email} IS NOT NULL AND ${link.displayName} IS NOT NULL
          AND ${link.passwordHash} IS NOT NULL
        WHEN 'email' THEN ${link.personId} IS NOT NULL AND ${link.email} IS NOT NULL
          AND ${link.displayName} IS NULL AND ${link.passwordHash} IS NULL
        ELSE ${link.personId} IS NOT NULL AND ${link.email} IS NULL
          AND ${link.displayName} IS NULL AND ${link.passwordHash} IS NULL END`,
    ),
  ],
);

/** Browsers that have signed in to an account before: the failures of others do not lock them out. */
export const knownDevices = pgTable(
  "known_devices",
  {
    /** SHA-256 of the device cookie. One browser may know several accounts. */
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

/** How often something was tried in its present window; one row a key, changed by one UPSERT. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    endsAt: time("ends_at").notNull(),
    count: integer().notNull(),
  },
  (limit) => [index("rate_limits_by_end").on(limit.endsAt)],
);
