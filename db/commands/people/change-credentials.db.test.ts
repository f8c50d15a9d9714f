import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb } from "#db/connection/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { changeEmail, changePassword } from "./change-credentials.ts";
import { createAccount } from "./create-account.ts";
import { deletePerson } from "./delete-person.ts";
import { createPasswordReset } from "./password-resets.ts";
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
/** An account with a link, signed in on ten devices. */
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
  return personId;
}

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
