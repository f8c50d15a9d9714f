import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { UPLOADS_AT_ONCE } from "#domain/artifakts/resumable-upload.ts";
import { STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import { clearOldRows } from "#db/commands/people/clear-old-rows.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";
import { retryTransaction } from "#db/commands/writing/retry-transaction.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { addPart, beginUpload, findUpload, listParts, removeUpload } from "./resumable-uploads.ts";

const NOW = new Date("2026-11-26T18:00:00Z");
const HOUR_MS = 3_600_000;
const personId = "maker";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`
    INSERT INTO people (id, kind, display_name, first_name, handle, avatar_url)
    SELECT name, 'account', name, name, name, '/avatar.svg' FROM unnest(ARRAY['maker', 'other', 'leaver']) name`;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql`DELETE FROM resumable_uploads`;
  await database.sql`DELETE FROM removed_files`;
});

const run = <Answer>(write: (tx: Db) => Promise<Answer>) =>
  retryTransaction(() => database.db.transaction(write));
const begin = (id: string, more: { size?: number; now?: Date; personId?: string } = {}) =>
  run((tx) => beginUpload(tx, { id, personId, fileName: "menú.pdf", size: 10, now: NOW, ...more }));
const add = (start: number, size: number, storageKey = `part-${start}`, owner = personId) =>
  run((tx) => addPart(tx, { id: "one", personId: owner, start, size, storageKey, now: NOW }));
const removed = async () =>
  (await database.sql`SELECT storage_key FROM removed_files ORDER BY 1`).map(
    ({ storage_key }) => storage_key as string,
  );

describe("parts", () => {
  it("follow each other, and are listed in the order of the file", async () => {
    await begin("one");
    expect(await add(0, 4)).toEqual({ kind: "done", received: 4 });
    expect(await add(4, 6)).toEqual({ kind: "done", received: 10 });
    expect(await findUpload(database.db, { id: "one", personId })).toMatchObject({
      fileName: "menú.pdf",
      size: 10,
      received: 10,
    });
    expect(await listParts(database.db, "one")).toEqual(["part-0", "part-4"]);
  });

  it("are refused with a gap, twice, past the file's end, and from another person", async () => {
    await begin("one");
    await add(0, 4);
    const refused = { kind: "refused", reason: "offset" };
    expect(await add(5, 1)).toEqual(refused);
    expect(await add(0, 4, "part-again")).toEqual(refused);
    expect(await add(4, 7)).toEqual(refused);
    expect(await add(4, 6, "part-theirs", "other")).toEqual(refused);
    expect(await listParts(database.db, "one")).toEqual(["part-0"]);
    expect(await findUpload(database.db, { id: "one", personId: "other" })).toBeUndefined();
  });

  it("are taken once when ten of the same place come at once", async () => {
    await begin("one");
    const tries = await Promise.all(Array.from({ length: 10 }, (_, n) => add(0, 4, `part-${n}`)));
    expect(tries.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(await listParts(database.db, "one")).toHaveLength(1);
  });
});

describe("an upload", () => {
  it("that would exceed the quota is refused before a byte of it is sent", async () => {
    const size = 104_857_600;
    await database.sql`INSERT INTO storage_usage (person_id, bytes)
      VALUES (${personId}, ${STORAGE_QUOTAS.free - size + 4_096})`;
    try {
      await expect(begin("one", { size })).rejects.toThrow(StorageFull);
      await begin("two", { size: size - 4_096 });
    } finally {
      await database.sql`DELETE FROM storage_usage`;
    }
  });

  it("replaces the oldest of its person's beyond the limit, with its files", async () => {
    for (let n = 0; n <= UPLOADS_AT_ONCE; n += 1) {
      const id = n === 0 ? "one" : `upload-${n}`;
      await begin(id, { now: new Date(NOW.getTime() - HOUR_MS + n) });
      if (n === 0)
        await database.sql`INSERT INTO resumable_parts VALUES ('one', 0, 4, 'part-of-the-oldest')`;
    }
    await begin("theirs", { personId: "other" });
    const left = await database.sql`SELECT id FROM resumable_uploads ORDER BY id`;
    expect(left.map(({ id }) => id as string)).toEqual([
      "theirs",
      "upload-1",
      "upload-2",
      "upload-3",
    ]);
    expect(await removed()).toEqual(["part-of-the-oldest"]);
  });

  it("is removed by its person alone, and its files with it", async () => {
    await begin("one");
    await add(0, 4);
    expect(await run((tx) => removeUpload(tx, { id: "one", personId: "other" }))).toBe(false);
    expect(await run((tx) => removeUpload(tx, { id: "one", personId }))).toBe(true);
    expect(await removed()).toEqual(["part-0"]);
  });

  it("is cleared a day after its last part, and with its person's account", async () => {
    await begin("one");
    await add(0, 4);
    await clearOldRows(database.db, new Date(NOW.getTime() + 23 * HOUR_MS), 100);
    expect(await removed()).toEqual([]);
    await clearOldRows(database.db, new Date(NOW.getTime() + 25 * HOUR_MS), 100);
    expect(await removed()).toEqual(["part-0"]);

    await begin("left", { personId: "leaver" });
    await database.sql`INSERT INTO resumable_parts VALUES ('left', 0, 4, 'part-left')`;
    await database.sql`DELETE FROM people WHERE id = 'leaver'`;
    expect(await removed()).toEqual(["part-0", "part-left"]);
  });
});
