import fs from "node:fs";
import sharp from "sharp";
import type { Sql } from "postgres";
import { createDb, type Db } from "#db/connection/client.ts";
import { keepCover } from "#db/commands/artifakts/draw-due-cover.ts";
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
    await giveCovers(db, sql);
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

/** Every other artifakt has a cover of its own, as if uploaded. */
async function giveCovers(db: Db, sql: Sql): Promise<void> {
  const list = await sql<{ id: string }[]>`
    SELECT id FROM artifakts WHERE taken_down_at IS NULL ORDER BY download_count DESC LIMIT 12`;
  for (const [index, { id }] of list.entries()) {
    if (index % 2 === 1) continue;
    const background = `hsl(${index * 30} 60% 60%)`;
    const bytes = await sharp({ create: { width: 480, height: 360, channels: 3, background } })
      .webp()
      .toBuffer();
    await sql`DELETE FROM artifakt_pictures WHERE artifakt_id = ${id} AND place = 0`;
    await sql`INSERT INTO artifakt_pictures (artifakt_id, place, bytes, changed_at)
      VALUES (${id}, 0, ${bytes}, now())`;
    await keepCover(db, id);
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
  const [still] = await sql<{ id: string }[]>`
    SELECT id FROM agentiks WHERE id NOT IN (SELECT agentik_id FROM runs WHERE agentik_id IS NOT NULL)
    ORDER BY owner_id = 'demo' DESC, id LIMIT 1`;
  return {
    "state:space-full": `/spaces/${full!.id}`,
    "state:space-requested": `/spaces/${requested!.id}`,
    "state:agentik-never-ran": `/agentiks/${still!.id}`,
  };
}
