import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { createDb } from "#db/connection/client.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { verifyLedger } from "#db/verify/verify-ledger.ts";
import { createToken, hashToken } from "#db/connection/tokens.ts";
import { giveDestination } from "../support/payments/payout-destination.ts";
import { preferencesCookie } from "../support/request.ts";

/** Response to a form; the helpers here serve tests that send many concurrent writes. */
export interface Answer {
  status: number;
  location: string | null;
  /** The flash message's code: `purchased.a-1`. */
  flash: string | null;
  /** Seconds after which a 503 or 429 asks to try again. */
  retryAfter: string | null;
  text: string;
}

const NOW = new Date("2026-03-16T16:00:00.000Z");

/** An idempotency key in the format of the pages' forms. */
export const newKey = () => randomBytes(16).toString("base64url");

/** Creates an account with a session and `mxn` pesos in its wallet. @returns the Cookie header */
export async function createPerson(url: string, id: string, mxn: number): Promise<string> {
  const { db, sql, close } = createDb(url, { max: 1 });
  try {
    const token = createToken();
    await sql`INSERT INTO people (id, kind, display_name, first_name, handle)
      VALUES (${id}, 'account', ${id}, ${id}, ${id})`;
    await sql`INSERT INTO sessions (id, token_hash, person_id, created_at, last_seen_at, expires_at)
      VALUES (${`session-${id}`}, ${hashToken(token)}, ${id}, now(), now(), now() + interval '1 day')`;
    await giveDestination(sql, id);
    if (mxn > 0)
      await db.transaction((tx) =>
        postTransaction(tx, {
          cause: "opening_balance",
          postings: [
            { ownerId: null, purpose: "funding", currency: "MXN", amount: -mxn },
            { ownerId: id, purpose: "wallet", currency: "MXN", amount: mxn },
          ],
          now: NOW,
        }),
      );
    return `${preferencesCookie()}; plaza-session=${token}`;
  } finally {
    await close();
  }
}

export async function createArtifakt(
  sql: Sql,
  { id, creatorId, price }: { id: string; creatorId: string; price: number },
): Promise<void> {
  await sql`INSERT INTO artifakts (id, name, description, creator_id, price, type)
    VALUES (${id}, ${id}, '', ${creatorId}, ${price}, 'pdf')`;
}

/** Submits a form like a browser, without following redirects. @throws if the connection breaks */
export async function post(
  origin: string,
  path: string,
  cookie: string,
  fields: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Origin: origin, Accept: "text/html" },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(20_000),
  });
  const flash = response.headers
    .getSetCookie()
    .map((line) => /^plaza-flash=([^;]+)/.exec(line)?.[1])
    .find(Boolean);
  return {
    status: response.status,
    location: response.headers.get("Location"),
    flash: flash ?? null,
    retryAfter: response.headers.get("Retry-After"),
    text: await response.text(),
  };
}

/** Rules of the ledger that the database violates. */
export async function brokenRules(url: string): Promise<string[]> {
  const { db, close } = createDb(url, { max: 1 });
  try {
    const checks = await verifyLedger(db);
    return checks.filter(({ broken }) => broken > 0).map(({ rule }) => rule);
  } finally {
    await close();
  }
}

/** Balances in MXN, by `person purpose`. */
export async function balancesOf(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; balance: number }[]>`
    SELECT owner_id || ' ' || purpose AS name, balance::int AS balance FROM ledger_accounts
    WHERE owner_id IS NOT NULL AND currency = 'MXN' ORDER BY 1`;
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
}

/** Runs work on a new connection: existing ones may be broken after a restart of Postgres. */
export async function withSql<Value>(url: string, work: (sql: Sql) => Promise<Value>) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
