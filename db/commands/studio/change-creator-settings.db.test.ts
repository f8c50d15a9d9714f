import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { addSlashCommand } from "./change-creator-settings.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  await database.sql`INSERT INTO people (id, display_name, first_name, handle)
    VALUES ('ana', 'Ana', 'Ana', 'ana')`;
});
afterAll(() => database?.drop());

describe("addSlashCommand", () => {
  it("does not deadlock with another of the same person's, as writeAs locks her row", async () => {
    let locked = 0;
    const add = (name: string) =>
      database.db.transaction(async (tx) => {
        // The lock that `lockSession` takes at the beginning of each write.
        await tx.execute(sql`SELECT 1 FROM people WHERE id = 'ana' FOR KEY SHARE`);
        locked += 1;
        while (locked < 2) await new Promise((resolve) => setTimeout(resolve, 5));
        return addSlashCommand(tx, { personId: "ana", name, prompt: "x", now: new Date() });
      });
    expect(await Promise.all([add("uno"), add("dos")])).toEqual([
      { kind: "done" },
      { kind: "done" },
    ]);
  });
});
