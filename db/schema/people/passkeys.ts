import { bigint, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { PASSKEY_NAME_MAX, PASSKEY_PURPOSES } from "#domain/people/passkeys.ts";
import { isOneOf } from "#db/schema/checks.ts";
import { people } from "./people.ts";
import { time } from "#db/schema/columns.ts";

/** Passkeys: public keys of WebAuthn credentials (https://www.w3.org/TR/webauthn-3/). Not secret. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential id, base64url, unique in the world. */
    id: text().primaryKey(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** Named by the person. */
    name: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** The authenticator's signature counter at the last use. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers reach the authenticator: internal, hybrid, usb … */
    transports: text().array().notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
  },
  (passkey) => [
    index("passkeys_of_person").on(passkey.personId, passkey.createdAt),
    check("passkeys_counter_not_negative", sql`${passkey.counter} >= 0`),
    check(
      "passkeys_name_length",
      sql`length(${passkey.name}) BETWEEN 1 AND ${sql.raw(String(PASSKEY_NAME_MAX))}`,
    ),
  ],
);

/** Challenges that a passkey is to sign. Each is deleted when it is answered. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text({ enum: PASSKEY_PURPOSES }).notNull(),
    /** The person whose passkey must answer; null for a sign-in, which accepts any passkey. */
    personId: text("person_id").references(() => people.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
  },
  (challenge) => [
    index("passkey_challenges_of_person").on(challenge.personId),
    index("passkey_challenges_by_expiry").on(challenge.expiresAt),
    check("passkey_challenges_purpose_known", isOneOf(challenge.purpose, PASSKEY_PURPOSES)),
    check(
      "passkey_challenges_person_known",
      sql`(${challenge.purpose} = 'sign-in') = (${challenge.personId} IS NULL)`,
    ),
  ],
);
