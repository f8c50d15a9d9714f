/**
 * Second factors of accounts: authenticator apps (TOTP, RFC 6238) and recovery codes, and the
 * sign-ins that wait for one.
 */
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#db/schema/columns.ts";
import { personId } from "#db/schema/people/person-id.ts";

/** The authenticator app of an account. */
export const totpFactors = pgTable("totp_factors", {
  personId: personId().primaryKey(),
  /** The shared secret, encrypted (adapters/secrets/seal.server.ts). */
  sealedSecret: text("sealed_secret").notNull(),
  /** Time step of the last accepted code: no code of it or of an earlier one is accepted again. */
  lastStep: integer("last_step").notNull(),
  createdAt: time("created_at").notNull(),
  lastUsedAt: time("last_used_at").notNull(),
});

/** An account's unused recovery codes. A used one is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    /** argon2id in PHC format, with a salt of its own. */
    codeHash: text("code_hash").primaryKey(),
    personId: personId(),
    createdAt: time("created_at").notNull(),
  },
  (code) => [index("recovery_codes_of_person").on(code.personId)],
);

/** A sign-in whose password was right and whose second factor is still missing: no session yet. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    /** SHA-256 of the cookie's token of 256 random bits. */
    tokenHash: text("token_hash").primaryKey(),
    personId: personId(),
    /** Whether the account takes over what the browser's guest made. */
    keepsGuest: boolean("keeps_guest").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (pending) => [
    index("pending_sign_ins_of_person").on(pending.personId),
    index("pending_sign_ins_by_expiry").on(pending.expiresAt),
  ],
);
