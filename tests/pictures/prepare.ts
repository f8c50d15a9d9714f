import fs from "node:fs";
import { createDb } from "#db/connection/client.ts";
import { confirmedSession } from "../support/account-links.ts";
import { browserDatabaseFile } from "../support/browser-database-file.ts";
import { makeItemAddresses } from "../support/screens/item-addresses.ts";

/** One of the operators of tests/support/serve-build.ts. */
const OPERATOR = "operator-script@pruebas.mx";

/** What the pictures need of the server's database. */
export interface Prepared {
  /** Addresses by pattern of the URL map. */
  addresses: Readonly<Record<string, string>>;
  /** Session token of an account that made artifakts, and is an operator. */
  session: string;
}

/** Playwright's global setup: runs once, after the server has started; PICTURES is read by the workers. */
export default async function prepare(): Promise<void> {
  const port = process.env.PLAZA_BROWSER_PORT!;
  const url = fs.readFileSync(browserDatabaseFile(port), "utf8");
  const { sql, close } = createDb(url, { max: 1 });
  try {
    const items = await makeItemAddresses(sql);
    // The demo person cannot sign in, so the pictures need a maker of artifakts with an account.
    const [maker] = await sql<{ id: string; taken: string }[]>`
      SELECT creator_id AS id, min(id) AS taken FROM artifakts WHERE creator_id <> 'demo'
      GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`;
    await sql`INSERT INTO accounts (person_id, email, password_hash)
      VALUES (${maker!.id}, ${OPERATOR}, 'none')`;
    await sql`UPDATE artifakts SET taken_down_at = now() WHERE id = ${maker!.taken}`;
    await sql`INSERT INTO item_takedowns (id, item_kind, item_id, owner_id, reason, taken_down_at)
      VALUES ('takedown-shown', 'artifakt', ${maker!.taken}, ${maker!.id}, 'Es publicidad', now())`;
    const addresses = {
      ...items,
      "/report/:kind/:id": "/report/space/space-1",
      "/takedown/:kind/:id": `/takedown/artifakt/${maker!.taken}`,
    };
    const session = await confirmedSession(`http://localhost:${port}`, OPERATOR);
    process.env.PICTURES = JSON.stringify({ addresses, session } satisfies Prepared);
  } finally {
    await close();
  }
}
