import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./database.ts";

describe("createTestDatabase", () => {
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    [first, second] = await Promise.all([
      createTestDatabase({ seeded: false }),
      createTestDatabase({ seeded: false }),
    ]);
  });
  afterAll(() => Promise.all([first.drop(), second.drop()]));

  it("gives each caller a migrated database of its own", async () => {
    await first.sql`CREATE TABLE only_here (n int)`;
    const [there] = await second.sql`SELECT to_regclass('only_here') AS found`;
    expect(there?.found).toBeNull();
    const [migrated] = await second.sql`SELECT to_regclass('spaces')::text AS found`;
    expect(migrated?.found).toBe("spaces");
  });

  it("orders text by code point whatever the server's own locale", async () => {
    const rows = await first.sql`SELECT v FROM unnest(ARRAY['b', 'Z', 'á', 'a']) AS v ORDER BY v`;
    expect(rows.map((row) => row.v)).toEqual(["Z", "a", "b", "á"]);
  });

  it("leaves nothing behind", async () => {
    const gone = await createTestDatabase({ seeded: false });
    const name = new URL(gone.url).pathname.slice(1);
    await gone.drop();
    const rows = await first.sql`SELECT 1 FROM pg_database WHERE datname = ${name}`;
    expect(rows).toHaveLength(0);
  });
});
