import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIRST_WRITES_MS } from "#domain/people/sessions.ts";
import { findPersonOfVisitor, findSession } from "#db/queries/people/sessions.ts";
import { listNotifications } from "#db/queries/people/notifications.ts";
import { findPerson, findPersonStats } from "#db/queries/people/people.ts";
import { exportPerson } from "#db/queries/people/person-export.ts";
import { createToken, hashToken } from "#db/connection/tokens.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { databaseState } from "../../../tests/security/support/database-state.ts";
import { forkGuest } from "./guests/fork-guest.ts";
import { markNotificationsRead } from "./notices/mark-notifications-read.ts";
import { lockVisitor, startSession } from "./sessions.ts";

/** A visitor's first write as in app/session/write-as.server.ts, on the database alone. */
const SEED = 20_261_121;
const NOW = new Date("2026-03-16T16:00:00.000Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** One write of a browser: as its guest or a new one, in one transaction. */
function writeOnce(visitorHash: string, notification: string, fails = false): Promise<string> {
  return database.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorHash);
    const since = new Date(NOW.getTime() - FIRST_WRITES_MS);
    const personId =
      (await findPersonOfVisitor(tx, visitorHash, since))?.personId ?? (await forkGuest(tx, NOW));
    await startSession(tx, { personId, kind: "guest", device: "", visitorHash }, NOW);
    await markNotificationsRead(tx, personId, { id: notification }, NOW);
    if (fails) throw new Error("the write failed");
    return personId;
  });
}

const countOf = async (what: string) =>
  (await database.sql.unsafe<[{ n: number }]>(`SELECT count(*)::int AS n FROM ${what}`))[0].n;

it("two concurrent first writes make one guest, who has both; a write that fails makes none", async () => {
  const write = fc.record({ notification: fc.integer({ min: 1, max: 3 }), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 2, maxLength: 4 }), async (writes) => {
      const visitor = hashToken(createToken());
      const before = await countOf("people");
      const outcomes = await Promise.allSettled(
        writes.map(({ notification, fails }) =>
          writeOnce(visitor, `notification-${notification}`, fails),
        ),
      );
      const done = writes.filter(({ fails }) => !fails);
      const guests = new Set(
        outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : [])),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(
        writes.map(({ fails }) => (fails ? "rejected" : "fulfilled")),
      );
      expect(guests.size).toBe(done.length > 0 ? 1 : 0);
      expect(await countOf("people")).toBe(before + guests.size);
      for (const guest of guests) {
        const read = new Set(done.map(({ notification }) => notification)).size;
        expect(
          await countOf(`notifications WHERE person_id = '${guest}' AND read_at IS NULL`),
        ).toBe(3 - read);
        expect(await countOf(`sessions WHERE person_id = '${guest}'`)).toBe(done.length);
      }
    }),
    { numRuns: 15, seed: SEED },
  );
}, 60_000);

it("two browsers at the same time make a guest each", async () => {
  const guests = await Promise.all(
    Array.from({ length: 8 }, () => writeOnce(hashToken(createToken()), "notification-1")),
  );
  expect(new Set(guests).size).toBe(8);
});

it("reading creates no rows, for any person", async () => {
  const guest = await writeOnce(hashToken(createToken()), "notification-1");
  const before = await databaseState(database.sql);
  for (const person of ["demo", guest, "nobody", "person-1"]) {
    await findPerson(database.db, person);
    await findPersonStats(database.db, person);
    await listNotifications(database.db, person, 50);
    await exportPerson(database.db, person);
    await findSession(database.db, createToken());
    await findPersonOfVisitor(database.db, hashToken(createToken()), NOW);
  }
  expect(await databaseState(database.sql)).toBe(before);
});
