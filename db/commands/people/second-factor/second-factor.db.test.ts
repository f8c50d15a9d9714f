import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CONFIRMED_MS, PENDING_SIGN_IN_MS } from "#domain/people/second-factors.ts";
import { changePassword } from "#db/commands/people/change-credentials.ts";
import { createAccount } from "#db/commands/people/create-account.ts";
import { startSession } from "#db/commands/people/sessions.ts";
import { findAccountSecurity, findConfirmedAt } from "#db/queries/people/second-factors.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { addTotp, removeTotp, replaceRecoveryCodes } from "./change-factors.ts";
import { startPendingSignIn, takePendingSignIn } from "./pending-sign-ins.ts";
import { confirmSession, useSecondFactor, type Proof } from "./use-factor.ts";

const NOW = new Date("2026-11-23T12:00:00.000Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);

let database: TestDatabase;
let personId: string;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());
beforeEach(async () => {
  made += 1;
  personId = (await createAccount(
    database.db,
    { displayName: "Ana", email: `ana${made}@plaza.mx`, passwordHash: "x" },
    NOW,
  ))!;
});

const totp = () => ({ personId, sealedSecret: "sealed", step: 100 });
const hashes = (set: string) => [`${set}-${made}-1`, `${set}-${made}-2`];
const use = (proof: Proof, who = personId) =>
  database.db.transaction((tx) => useSecondFactor(tx, who, proof, NOW));
const security = async () => (await findAccountSecurity(database.db, personId))!;
const noticesOf = async () =>
  (
    await database.sql<{ kind: string }[]>`
      SELECT kind FROM notifications WHERE person_id = ${personId} ORDER BY created_at, kind`
  ).map(({ kind }) => kind);

describe("an authenticator app", () => {
  it("comes with recovery codes, and takes them along", async () => {
    expect(await addTotp(database.db, totp(), hashes("a"), NOW)).toEqual({ isFirstFactor: true });
    expect(await addTotp(database.db, totp(), hashes("b"), NOW)).toBe(false);
    expect(await use({ kind: "recovery-code", codeHash: `b-${made}-1` })).toBe(false);
    expect(await use({ kind: "recovery-code", codeHash: `a-${made}-1` })).toBe(true);
    expect((await security()).codesLeft).toBe(1);

    expect(await removeTotp(database.db, "demo", NOW)).toBe(false);
    expect(await removeTotp(database.db, personId, NOW)).toBe(true);
    expect(await removeTotp(database.db, personId, NOW)).toBe(false);
    expect(await security()).toMatchObject({ codesLeft: 0, totp: null });
    expect(await noticesOf()).toEqual(["second_factor_added", "second_factor_removed"]);
  });

  it("has its recovery codes replaced as a whole, and there are none without it", async () => {
    expect(await replaceRecoveryCodes(database.db, personId, hashes("a"), NOW)).toBe(false);
    await addTotp(database.db, totp(), hashes("a"), NOW);
    expect(await replaceRecoveryCodes(database.db, personId, hashes("b"), NOW)).toBe(true);
    expect(await use({ kind: "recovery-code", codeHash: `a-${made}-1` })).toBe(false);
    expect(await use({ kind: "recovery-code", codeHash: `b-${made}-1` })).toBe(true);
  });
});

describe("a code", () => {
  it("works once, also for twenty requests at once, and only for its account", async () => {
    await addTotp(database.db, totp(), hashes("a"), NOW);
    expect(await use({ kind: "totp", step: 100 })).toBe(false);
    const passed = await Promise.all(
      Array.from({ length: 20 }, () => use({ kind: "totp", step: 101 })),
    );
    expect(passed.filter(Boolean)).toHaveLength(1);
    expect(await use({ kind: "totp", step: 101 })).toBe(false);
    expect(await use({ kind: "totp", step: 102 }, "demo")).toBe(false);
    const recovery = { kind: "recovery-code", codeHash: `a-${made}-2` } as const;
    expect(await use(recovery, "demo")).toBe(false);
    const recovered = await Promise.all(Array.from({ length: 5 }, () => use(recovery)));
    expect(recovered.filter(Boolean)).toHaveLength(1);
  });
});

describe("a pending sign-in", () => {
  const start = () => startPendingSignIn(database.db, { personId, keepsGuest: true }, NOW);
  const take = (token: string, now = NOW) => takePendingSignIn(database.db, token, now);

  it("is taken once, within ten minutes", async () => {
    const { token } = await start();
    const taken = await Promise.all([take(token), take(token), take(token)]);
    expect(taken.filter(Boolean)).toEqual([{ personId, keepsGuest: true }]);
    const late = await start();
    expect(await take(late.token, later(PENDING_SIGN_IN_MS))).toBeUndefined();
    expect(await take(late.token, later(PENDING_SIGN_IN_MS - 1))).toBeDefined();
  });

  it("ends with a new password, and with a removed factor", async () => {
    const { token } = await start();
    await changePassword(database.db, { personId, passwordHash: "y" }, NOW);
    expect(await take(token)).toBeUndefined();
    await addTotp(database.db, totp(), hashes("a"), NOW);
    const again = await start();
    await removeTotp(database.db, personId, NOW);
    expect(await take(again.token)).toBeUndefined();
  });
});

it("a session begins unconfirmed unless every factor was shown, and can be confirmed", async () => {
  const begin = (isConfirmed?: boolean) =>
    startSession(
      database.db,
      { personId, kind: "account", device: "", ...(isConfirmed && { isConfirmed }) },
      NOW,
    );
  const plain = await begin();
  expect(await findConfirmedAt(database.db, plain.id)).toBeNull();
  expect(await findConfirmedAt(database.db, (await begin(true)).id)).toEqual(NOW);
  await confirmSession(database.db, plain.id, later(CONFIRMED_MS));
  expect(await findConfirmedAt(database.db, plain.id)).toEqual(later(CONFIRMED_MS));
});
