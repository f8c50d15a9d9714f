import fs from "node:fs";
import { createAccount } from "#db/commands/people/create-account.ts";
import { startPendingSignIn } from "#db/commands/people/second-factor/pending-sign-ins.ts";
import { browserTestServerFile } from "../browser-database-file.ts";
import { bringChallengesToToday } from "../challenges-today.ts";
import { createTestDatabase } from "../database.ts";
import { startPlaza } from "../plaza-process.ts";
import { bequeathTestServer, type TestServer } from "../postgres/test-server.ts";
import { sessionOf } from "../session.ts";
import { makeItemAddresses } from "./item-addresses.ts";
import { makeOperatorAccount } from "./operator-account.ts";
import { operatorSession, OPERATORS } from "./operator-session.ts";

/** A server on which every screen of the URL map can be opened. */
export interface ItemsServer {
  origin: string;
  /** Paths that answer 200, by the URL map's pattern; a visitor owns the items. */
  addresses: Readonly<Record<string, string>>;
  /** Cookies with which the screens for accounts open. */
  operator: Readonly<Record<string, string>>;
  /** Cookies of an account that has nothing yet. */
  newcomer: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the build on a database of its own, in which visitors own an item of each kind: the other
 * browser tests expect the seeded items.
 *
 * @param port of the browser tests' server (serve-build.ts)
 */
export async function startItemsServer(port: string): Promise<ItemsServer> {
  const file = fs.readFileSync(browserTestServerFile(port), "utf8");
  bequeathTestServer(JSON.parse(file) as TestServer);
  const database = await createTestDatabase();
  await bringChallengesToToday(database.sql);
  const { personId, addresses } = await makeOperatorAccount(
    database.sql,
    OPERATORS.PLAZA_OPERATORS,
  );
  const items = await makeItemAddresses(database.sql);
  const session = await operatorSession(database, personId);
  const signIn = { personId, keepsGuest: false };
  const pending = await startPendingSignIn(database.db, signIn, new Date());
  const made = { displayName: "Rosa", email: "nueva-cuenta@example.com", passwordHash: "none" };
  const newcomer = (await createAccount(database.db, made, new Date()))!;
  const plaza = await startPlaza(database.url, OPERATORS);
  return {
    origin: plaza.origin,
    addresses: { ...items, ...addresses },
    operator: { ...session, "plaza-sign-in": pending.token },
    newcomer: await sessionOf(database, newcomer),
    async stop() {
      await plaza.stop();
      await database.drop();
    },
  };
}
