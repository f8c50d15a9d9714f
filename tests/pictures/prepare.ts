import fs from "node:fs";
import { createDb } from "#db/connection/client.ts";
import { confirmedSession } from "../support/account-links.ts";
import { browserDatabaseFile } from "../support/browser-database-file.ts";
import { makeItemAddresses } from "../support/item-addresses.ts";
import { makeOperatorAccount } from "../support/operator-account.ts";

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
    const maker = await makeOperatorAccount(sql, OPERATOR);
    const addresses = { ...items, ...maker.addresses };
    const session = await confirmedSession(`http://localhost:${port}`, OPERATOR);
    process.env.PICTURES = JSON.stringify({ addresses, session } satisfies Prepared);
  } finally {
    await close();
  }
}
