import fs from "node:fs";
import type { Sql } from "postgres";
import { createDb } from "#db/connection/client.ts";
import { startPendingSignIn } from "#db/commands/people/second-factor/pending-sign-ins.ts";
import { confirmedSession } from "../support/account-links.ts";
import { browserDatabaseFile } from "../support/browser-database-file.ts";
import { makeItemAddresses } from "../support/screens/item-addresses.ts";
import { makeOperatorAccount } from "../support/screens/operator-account.ts";

/** One of the operators of tests/support/serve-build.ts. */
const OPERATOR = "operator-script@pruebas.mx";

/** Addresses and sessions of the server's database that the pictures need. */
export interface Prepared {
  /** Addresses by pattern of the URL map, and those of states below `state:`. */
  addresses: Readonly<Record<string, string>>;
  /**
   * Session tokens: `account` made artifakts and is an operator, `fresh` has signed up and has nothing.
   */
  sessions: Readonly<Record<"account" | "fresh", string>>;
  /** Token of a sign-in that waits for its second step. */
  pending: string;
}

/** Playwright's global setup: runs once, after the server has started; PICTURES is read by the workers. */
export default async function prepare(): Promise<void> {
  const port = process.env.PLAZA_BROWSER_PORT!;
  const baseURL = `http://localhost:${port}`;
  const url = fs.readFileSync(browserDatabaseFile(port), "utf8");
  const { db, sql, close } = createDb(url, { max: 1 });
  try {
    const items = await makeItemAddresses(sql);
    const maker = await makeOperatorAccount(sql, OPERATOR);
    const states = await makeStates(sql, maker.personId);
    const pending = await startPendingSignIn(
      db,
      { personId: maker.personId, keepsGuest: false },
      new Date(),
    );
    const prepared: Prepared = {
      addresses: { ...items, ...maker.addresses, ...states },
      sessions: {
        account: await confirmedSession(baseURL, OPERATOR),
        fresh: await confirmedSession(baseURL, "recien-llegada@pruebas.mx"),
      },
      pending: pending.token,
    };
    process.env.PICTURES = JSON.stringify(prepared);
  } finally {
    await close();
  }
}

/** @returns addresses of states that the account is in */
async function makeStates(sql: Sql, personId: string): Promise<Record<string, string>> {
  await sql`UPDATE spaces SET name = 'Mesa ' || id
    WHERE id IN (SELECT id FROM spaces WHERE owner_id <> ${personId}
      AND id NOT IN (SELECT space_id FROM space_members WHERE person_id = ${personId})
      ORDER BY id LIMIT 3)`;
  const [joined, requested, full] = await sql<{ id: string }[]>`
    SELECT id FROM spaces WHERE name = 'Mesa ' || id ORDER BY id`;
  await sql`INSERT INTO space_members (space_id, person_id, role)
    VALUES (${joined!.id}, ${personId}, 'member')`;
  await sql`UPDATE spaces SET join_policy = 'request' WHERE id = ${requested!.id}`;
  await sql`INSERT INTO space_requests (space_id, person_id, created_at)
    VALUES (${requested!.id}, ${personId}, now())`;
  await sql`UPDATE spaces SET max_members = user_count WHERE id = ${full!.id}`;
  // The demo person's first: visitors see it as theirs.
  const [still] = await sql<{ id: string }[]>`
    SELECT id FROM agentiks WHERE id NOT IN (SELECT agentik_id FROM runs WHERE agentik_id IS NOT NULL)
    ORDER BY owner_id = 'demo' DESC, id LIMIT 1`;
  const [own] = await sql<{ id: string }[]>`
    UPDATE agentiks SET owner_id = ${personId} WHERE id = (
      SELECT id FROM agentiks WHERE owner_id <> 'demo' AND copied_from IS NULL
        AND id NOT IN (SELECT agentik_id FROM runs WHERE agentik_id IS NOT NULL)
      ORDER BY id LIMIT 1)
    RETURNING id`;
  const [crowded] = await sql<{ id: string }[]>`
    UPDATE challenges SET max_participants = current_participants WHERE id = (
      SELECT id FROM challenges WHERE is_active AND deadline > now() AND current_participants > 0
        AND creator_id IS DISTINCT FROM ${personId}
        AND id NOT IN (SELECT challenge_id FROM challenge_participants WHERE person_id = ${personId})
      ORDER BY id LIMIT 1)
    RETURNING id`;
  // Three pictures beside the cover, as if its maker had uploaded them.
  const [shown] = await sql<{ id: string }[]>`
    INSERT INTO artifakt_pictures (artifakt_id, place, bytes, changed_at)
    SELECT (SELECT min(artifakt_id) FROM artifakt_pictures), row_number() OVER (ORDER BY artifakt_id),
      bytes, now()
    FROM artifakt_pictures WHERE place = 0
      AND artifakt_id <> (SELECT min(artifakt_id) FROM artifakt_pictures)
    ORDER BY artifakt_id LIMIT 3
    RETURNING artifakt_id AS id`;
  return {
    "state:space-full": `/spaces/${full!.id}`,
    "state:space-requested": `/spaces/${requested!.id}`,
    "state:agentik-never-ran": `/agentiks/${still!.id}`,
    "state:own-agentik-never-ran": `/agentiks/${own!.id}`,
    "state:challenge-full": `/challenges/${crowded!.id}`,
    "state:artifakt-gallery": `/artifakts/${shown!.id}`,
  };
}
