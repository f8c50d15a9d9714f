import { afterAll, beforeAll, expect, it } from "vitest";
import { createDb } from "#db/connection/client.ts";
import { startSession } from "#db/commands/people/sessions.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { subscribePush } from "./subscribe-push.ts";

let database: TestDatabase;
let pool: ReturnType<typeof createDb>;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createDb(database.url, { max: 8 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

it("gives an endpoint that two people register at the same time to one of them", async () => {
  const people = ["person-4", "person-5"];
  const now = new Date();
  const sessions = await Promise.all(
    people.map((personId) =>
      startSession(database.db, { personId, kind: "account", device: "" }, now),
    ),
  );
  for (let round = 0; round < 20; round += 1) {
    const endpoint = `https://push.example/${round}`;
    await Promise.all(
      people.map((personId, index) =>
        pool.db.transaction((tx) =>
          subscribePush(tx, {
            personId,
            sessionId: sessions[index]!.id,
            endpoint,
            p256dh: "key",
            auth: "secret",
            locale: "es",
            now,
          }),
        ),
      ),
    );
    const rows = await database.sql`SELECT FROM push_subscriptions WHERE endpoint = ${endpoint}`;
    expect(rows).toHaveLength(1);
  }
});
