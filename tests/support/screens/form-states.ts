import { sql } from "drizzle-orm";
import { createAccount } from "#db/commands/people/create-account.ts";
import { startSession } from "#db/commands/people/sessions.ts";
import type { Db } from "#db/connection/client.ts";
import { createToken, hashToken } from "#db/connection/tokens.ts";
import { withDatabase } from "../account-links.ts";
import { givePasskeyBy } from "./second-factor.ts";

/** An operator of the browser tests' server (serve-build.ts), whose only use is in forms. */
export const FORMS_OPERATOR = "operator-forms@pruebas.mx";

/** Rows that {@link makeFormStates} refers to: the owner, and paths of their items. */
interface Owned {
  personId: string;
  email: string;
  /** Another space of theirs, which is taken down. */
  taken: string;
  space: string;
  /** A customer's chat, whose first message the agentik could not answer. */
  chat: string;
}

const idOf = (path: string) => path.split("/").at(-1)!;

/**
 * Puts something into each list of the operator, and makes the accounts that the screens for accounts
 * are opened as: states that no form makes at once. Sessions and sign-ins outlast the longest run.
 *
 * @returns tokens of sessions, and of a sign-in that waits for its second step
 */
export const makeFormStates = (baseURL: string, owned: Owned) =>
  withDatabase(baseURL, async (db) => {
    const mark = `forms-${idOf(owned.space)}`;
    const operator = await openSession(db, { email: FORMS_OPERATOR, isConfirmed: true });
    const guarded = await openSession(db, { email: `guarded-${owned.email}`, isConfirmed: false });
    await db.execute(sql`
      INSERT INTO totp_factors (person_id, sealed_secret, last_step, created_at, last_used_at)
      VALUES (${guarded.personId}, 'unread', 0, now(), now())`);
    const pending = createToken();
    await db.execute(sql`
      INSERT INTO pending_sign_ins (token_hash, person_id, keeps_guest, created_at, expires_at)
      VALUES (${hashToken(pending)}, ${guarded.personId}, false, now(), now() + interval '1 day')`);
    await db.execute(sql`
      INSERT INTO item_reports (id, item_kind, item_id, reporter_id, reason, created_at)
      VALUES (${`report-${mark}`}, 'space', ${idOf(owned.space)}, ${operator.personId}, 'spam', now())`);
    await db.execute(sql`
      INSERT INTO unanswered (id, space_id, thread_id, seq, question, created_at)
      SELECT ${`question-${mark}`}, space_id, id, 1, '¿Tienen mole?', now()
      FROM threads WHERE id = ${idOf(owned.chat)}`);
    await db.execute(sql`UPDATE spaces SET taken_down_at = now() WHERE id = ${idOf(owned.taken)}`);
    await db.execute(sql`
      INSERT INTO item_takedowns (id, item_kind, item_id, owner_id, reason, taken_down_at)
      VALUES (${`takedown-${mark}`}, 'space', ${idOf(owned.taken)}, ${owned.personId},
        'Es publicidad', now())`);
    await db.execute(sql`
      INSERT INTO payment_differences (id, provider, kind, payment_id, found, found_at)
      VALUES (${`difference-${mark}`}, 'mercadopago', 'unknown', ${mark}, '500.00 MXN', now())`);
    await holdPayout(db, guarded.personId, mark);
    return { operator: operator.token, guarded: guarded.token, pending };
  });

/** Starts a session of an account with a verified address, which is made if there is none. */
async function openSession(
  db: Db,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
) {
  const now = new Date();
  const made = { displayName: email.split("@")[0]!, email, passwordHash: "none" };
  const personId = (await createAccount(db, made, now))!;
  await db.execute(
    sql`UPDATE accounts SET email_verified_at = now() WHERE person_id = ${personId}`,
  );
  const { token } = await startSession(db, { personId, kind: "account", device: "a test" }, now);
  if (email === FORMS_OPERATOR) await givePasskeyBy(db, personId);
  if (isConfirmed)
    // Ahead of the clock, since a confirmation counts for minutes only.
    await db.execute(
      sql`UPDATE sessions SET confirmed_at = now() + interval '1 day' WHERE person_id = ${personId}`,
    );
  return { personId, token };
}

/** A payout of 400 MXN that waits for an operator, with the entries that the ledger asks for. */
async function holdPayout(db: Db, personId: string, mark: string): Promise<void> {
  const [wallet, hold] = [`${mark}-wallet`, `${mark}-hold`];
  const [paidIn, held] = [`${mark}-in`, `${mark}-held`];
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO ledger_accounts (id, owner_id, currency, purpose)
      VALUES (${hold}, ${personId}, 'MXN', 'hold'), (${wallet}, ${personId}, 'MXN', 'wallet')`);
    await tx.execute(sql`
      INSERT INTO ledger_transactions (id, cause, reference)
      VALUES (${paidIn}, 'top_up', ${mark}), (${held}, 'payout_hold', ${mark})`);
    await tx.execute(sql`
      INSERT INTO ledger_entries (transaction_id, line, account_id, amount)
      SELECT ${paidIn}, 1, id, -400 FROM ledger_accounts
      WHERE owner_id IS NULL AND purpose = 'funding' AND currency = 'MXN' LIMIT 1`);
    await tx.execute(sql`
      INSERT INTO ledger_entries (transaction_id, line, account_id, amount)
      VALUES (${paidIn}, 2, ${wallet}, 400), (${held}, 1, ${wallet}, -400),
        (${held}, 2, ${hold}, 400)`);
    await tx.execute(sql`
      INSERT INTO payouts (id, person_id, amount, hold_id, created_at)
      VALUES (${`payout-${mark}`}, ${personId}, 400, ${held}, '2000-01-01')`);
  });
}
