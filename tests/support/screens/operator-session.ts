import type { TestDatabase } from "../database.ts";
import { sessionOf } from "../session.ts";
import { givePasskey } from "./second-factor.ts";

const EMAIL = "operator@example.com";

/** Environment of an application whose operator is the person of {@link operatorSession}. */
export const OPERATORS = { PLAZA_OPERATORS: EMAIL };

/** Screens of operators alone. */
export const OPERATOR_PAGES = [
  "/operator",
  "/operator/takedowns",
  "/operator/payouts",
  "/operator/payments",
  "/operator/releases",
  "/operator/kits",
  "/operator/people?q=nadie@plaza.mx",
];

/**
 * Makes a person an account with a verified address, a second factor and a confirmed identity, who may open every screen.
 * @returns the cookie of their session
 */
export async function operatorSession(
  database: TestDatabase,
  personId: string,
): Promise<Record<string, string>> {
  const { sql } = database;
  await sql`UPDATE people SET kind = 'account' WHERE id = ${personId}`;
  await sql`INSERT INTO accounts (person_id, email, password_hash, email_verified_at)
    VALUES (${personId}, ${EMAIL}, 'none', now())
    ON CONFLICT (person_id) DO UPDATE SET email = excluded.email, email_verified_at = now()`;
  await givePasskey(sql, personId);
  const cookies = await sessionOf(database, personId);
  await sql`UPDATE sessions SET confirmed_at = now() WHERE person_id = ${personId}`;
  return cookies;
}
