/**
 * Who may come back as whom: accounts, sessions, reset links, devices, and how often something was
 * tried. Secrets are only here as hashes: whoever reads these tables can sign in as nobody.
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

/** Links that set a new password, each once. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text("token_hash").primaryKey(),
    personId: personId(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (reset) => [
    index("password_resets_of_person").on(reset.personId),
    index("password_resets_by_expiry").on(reset.expiresAt),
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
