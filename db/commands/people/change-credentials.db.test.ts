import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "#db/connection/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { createApiToken, storeToken } from "./api-tokens/create-token.ts";
import { useToken } from "./api-tokens/use-token.ts";
import { changeEmail, changePassword } from "./change-credentials.ts";
import { createAccount } from "./create-account.ts";
import { deletePerson } from "./delete-person.ts";
import { endSessionsAsOperator } from "./enter-again.ts";
import { createPasswordReset, setPasswordByLink } from "./password-resets.ts";
import { startSession } from "./sessions.ts";

const NOW = new Date("2026-11-23T12:00:00.000Z");
const ROUNDS = 30;

let database: TestDatabase;
let many: ReturnType<typeof createDb>;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  many = createDb(database.url, { max: 8 });
});
afterAll(async () => {
  await many?.close();
  await database?.drop();
});

let made = 0;
/** An account with a link and a token of the API, signed in on ten devices. */
async function account() {
  const email = `credentials-${(made += 1)}@plaza.mx`;
  const personId = (await createAccount(
    database.db,
    { displayName: "Ana", email, passwordHash: "x" },
    NOW,
  ))!;
  for (let n = 0; n < 10; n += 1)
    await startSession(database.db, { personId, kind: "account", device: "" }, NOW);
  await createPasswordReset(database.db, personId, NOW);
  await tokenOf(personId);
  return personId;
}

/** Makes a token of the API that does not expire. */
async function tokenOf(personId: string) {
  const token = createApiToken();
  const about = { name: "Caja", scope: "write", lifetime: "never" } as const;
  await storeToken(database.db, { personId, token, now: NOW, ...about });
  return token;
}
const isUsable = async (token: string) => (await useToken(database.db, token, NOW)) !== undefined;

it("are changed while the account is deleted, without a deadlock", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const failed: unknown[] = [];
    const personId = await account();
    const outcomes = await Promise.allSettled([
      changePassword(many.db, { personId, passwordHash: "y" }, NOW),
      changeEmail(many.db, { personId, email: `new-${personId}@plaza.mx`, isVerified: false }, NOW),
      deletePerson(many.db, personId),
      changePassword(many.db, { personId, passwordHash: "z" }, NOW),
    ]);
    for (const each of outcomes) if (each.status === "rejected") failed.push(each.reason);
    expect(failed).toEqual([]);
    expect(await database.sql`SELECT 1 FROM people WHERE id = ${personId}`).toEqual([]);
  }
}, 120_000);

it("are not changed for an account that is gone", async () => {
  const personId = await account();
  await deletePerson(database.db, personId);
  expect(await changePassword(database.db, { personId, passwordHash: "y" }, NOW)).toBe(false);
});

describe("tokens of the API are revoked, and only the person's own,", () => {
  const ended: Record<string, (personId: string) => Promise<unknown>> = {
    "by a new password": (personId) =>
      changePassword(database.db, { personId, passwordHash: "y" }, NOW),
    "by a reset link": async (personId) => {
      const token = await createPasswordReset(database.db, personId, NOW);
      return setPasswordByLink(database.db, { token, passwordHash: "y" }, NOW);
    },
    "by an operator who ends the sessions": async (personId) => {
      const help = { operatorId: personId, personId, reason: "Robo", now: NOW };
      return endSessionsAsOperator(database.db, help);
    },
  };
  it.each(Object.entries(ended))("%s", async (_, end) => {
    const personId = await account();
    const [own, others] = [await tokenOf(personId), await tokenOf(await account())];
    expect(await isUsable(own)).toBe(true);
    expect(await end(personId)).toBeTruthy();
    expect([await isUsable(own), await isUsable(others)]).toEqual([false, true]);
  });

  it("also of an account without a session, once", async () => {
    const personId = await account();
    await database.sql`DELETE FROM sessions WHERE person_id = ${personId}`;
    const help = { operatorId: personId, personId, reason: "Robo", now: NOW };
    expect(await endSessionsAsOperator(database.db, help)).toEqual({ kind: "done", count: 0 });
    expect(await endSessionsAsOperator(database.db, help)).toEqual({
      kind: "refused",
      reason: "gone",
    });
  });
});
