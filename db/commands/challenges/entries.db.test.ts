import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENTRY_FILES_MAX, ENTRY_PICTURES_MAX } from "#domain/challenges/entries.ts";
import { STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import { createDb } from "#db/connection/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { adoptGuest } from "#db/commands/people/guests/adopt-guest.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { findStorageUsed } from "#db/queries/people/storage.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";
import { leaveChallenge } from "./leave-challenge.ts";
import { NOW, attachmentOf, entriesIn, photographOf } from "../../../tests/support/entries.ts";

/** Photographs and files of entries: added, counted, frozen, removed. */
const LATER = new Date("2026-03-27T16:00:00.000Z");

let database: TestDatabase;
let made: ReturnType<typeof entriesIn>;
let many: ReturnType<typeof createDb>;
beforeAll(async () => {
  database = await createTestDatabase();
  made = entriesIn(database);
  many = createDb(database.url, { max: 20 });
});
afterAll(async () => {
  await many?.close();
  await database?.drop();
});

const picturesOf = (entryId: string) =>
  database.sql<{ id: string; place: number; alt: string; hash: string }[]>`
    SELECT id, place, alt, hash FROM entry_pictures WHERE entry_id = ${entryId} ORDER BY place`;
const filesOf = (entryId: string) =>
  database.sql<{ id: string; key: string }[]>`
    SELECT id, storage_key AS key FROM entry_files WHERE entry_id = ${entryId} ORDER BY place`;
const removedOf = async (keys: readonly string[]) =>
  (
    await database.sql<{ key: string }[]>`
      SELECT storage_key AS key FROM removed_files WHERE storage_key = ANY(${[...keys]})`
  ).map(({ key }) => key);

describe("submitEntry with photographs and files", () => {
  it("adds and removes them with versions, and keeps the entry's title", async () => {
    const { challengeId } = await made.challenge();
    const { personId, entryId } = await made.participant(challengeId, {
      pictures: [await photographOf("#c03020", "Un cartel rojo")],
      file: attachmentOf(),
    });
    const [first] = await picturesOf(entryId);
    expect(first).toMatchObject({ place: 1, alt: "Un cartel rojo" });
    const [entry] = await database.sql`SELECT title, is_shown FROM challenge_entries
      WHERE id = ${entryId}`;
    expect(entry).toEqual({ title: "Un cartel con maíz", is_shown: false });
    const [file] = await filesOf(entryId);
    await made.submit(challengeId, personId, {
      title: "Maíz",
      isShown: true,
      pictures: [await photographOf("#2040c0")],
      withoutPictures: [first!.id],
      withoutFiles: [file!.id],
    });
    expect(await picturesOf(entryId)).toMatchObject([{ place: 1, alt: "" }]);
    expect(await filesOf(entryId)).toEqual([]);
    expect(await removedOf([file!.key])).toEqual([file!.key]);
    expect(await made.entryOf(challengeId, personId)).toBe(entryId);
    // A form without the gallery field leaves the gallery as it is.
    await made.submit(challengeId, personId, { title: "Maíz" });
    expect(
      await database.sql`SELECT title, is_shown FROM challenge_entries WHERE id = ${entryId}`,
    ).toMatchObject([{ title: "Maíz", is_shown: true }]);
  });

  it("removes nothing of another entry", async () => {
    const { challengeId } = await made.challenge();
    const one = await made.participant(challengeId, { pictures: [await photographOf("#111111")] });
    const [picture] = await picturesOf(one.entryId);
    const other = await made.participant(challengeId);
    await made.submit(challengeId, other.personId, { withoutPictures: [picture!.id] });
    expect(await picturesOf(one.entryId)).toHaveLength(1);
  });

  it("takes five photographs and three files of ten and six at once", async () => {
    const { challengeId } = await made.challenge();
    const { personId, entryId } = await made.participant(challengeId);
    const pictures = await Promise.all(
      Array.from({ length: 10 }, (_, n) => photographOf(`#0000${n}0`)),
    );
    const uploads = [
      ...pictures.map((picture) => ({ pictures: [picture] })),
      ...Array.from({ length: 6 }, () => ({ file: attachmentOf() })),
    ];
    const answers = await Promise.all(
      uploads.map((entry) => made.submit(challengeId, personId, entry, { db: many.db })),
    );
    const reasons = answers.map((answer) => (answer.kind === "refused" ? answer.reason : "done"));
    const countOf = (reason: string) => reasons.filter((each) => each === reason).length;
    expect([countOf("done"), countOf("pictures-full"), countOf("files-full")]).toEqual([8, 5, 3]);
    expect((await picturesOf(entryId)).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    expect(await filesOf(entryId)).toHaveLength(ENTRY_FILES_MAX);
    // Refused uploads have left no version.
    const [{ versions }] = await database.sql<[{ versions: number }]>`
      SELECT count(*)::int AS versions FROM challenge_submissions WHERE person_id = ${personId}`;
    expect(versions).toBe(1 + ENTRY_PICTURES_MAX + ENTRY_FILES_MAX);
  });

  it("adds several at once, and says how many of them found no place", async () => {
    const { challengeId } = await made.challenge();
    const three = await Promise.all(["#111", "#222", "#333"].map((colour) => photographOf(colour)));
    const { personId, entryId } = await made.participant(challengeId, { pictures: three });
    expect((await picturesOf(entryId)).map(({ place }) => place)).toEqual([1, 2, 3]);
    const hashes = (await picturesOf(entryId)).map(({ hash }) => hash);
    expect(await made.submit(challengeId, personId, { pictures: three })).toEqual({
      kind: "done",
      version: 2,
      unplaced: 1,
    });
    const all = await picturesOf(entryId);
    expect(all.map(({ hash }) => hash)).toEqual([...hashes, ...hashes.slice(0, 2)]);
    // None of them fits: nothing is written.
    expect(await made.submit(challengeId, personId, { pictures: three })).toMatchObject({
      reason: "pictures-full",
    });
    const again = { pictures: three, withoutPictures: [all[1]!.id] };
    expect(await made.submit(challengeId, personId, again)).toMatchObject({
      version: 3,
      unplaced: 2,
    });
    expect((await picturesOf(entryId)).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    await made.act((tx) => recountStorage(tx, personId));
  });

  it("counts them against the quota in the transaction, and gives the room back", async () => {
    const { challengeId } = await made.challenge();
    const { personId, entryId } = await made.participant(challengeId, {
      pictures: [await photographOf("#c03020")],
      file: attachmentOf(50_000),
    });
    const kept = await findStorageUsed(database.db, personId);
    await made.act((tx) => recountStorage(tx, personId));
    expect(await findStorageUsed(database.db, personId)).toBe(kept);
    expect(kept).toBeGreaterThan(50_000);
    await database.sql`UPDATE storage_usage SET bytes = ${STORAGE_QUOTAS.free - 8_192}
      WHERE person_id = ${personId}`;
    await database.sql`INSERT INTO storage_usage (person_id, bytes)
      VALUES (${personId}, ${STORAGE_QUOTAS.free - 8_192})
      ON CONFLICT (person_id) DO UPDATE SET bytes = excluded.bytes`;
    await expect(
      made.submit(challengeId, personId, { file: attachmentOf(20_000) }),
    ).rejects.toThrow("storage quota");
    expect(await filesOf(entryId)).toHaveLength(1);
    await made.act((tx) => leaveChallenge(tx, { personId, challengeId, now: NOW }));
    expect(await findStorageUsed(database.db, personId)).toBe(0);
  });

  it("is entirely before or after an award that comes at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { ownerId, challengeId } = await made.challenge();
      const { personId, entryId } = await made.participant(challengeId);
      const picture = await photographOf("#c03020");
      const [awarded, handed] = await Promise.all([
        made.award(challengeId, ownerId, [personId], many.db),
        made.submit(challengeId, personId, { pictures: [picture] }, { db: many.db }),
      ]);
      expect(awarded.kind).toBe("done");
      expect(await picturesOf(entryId)).toHaveLength(handed.kind === "done" ? 1 : 0);
      if (handed.kind === "refused") expect(handed.reason).toBe("inactive");
      // From then on it stays as it is.
      expect(await made.submit(challengeId, personId, { pictures: [picture] })).toMatchObject({
        reason: "inactive",
      });
    }
  });

  it("stays as it is after the deadline", async () => {
    const { challengeId } = await made.challenge();
    const { personId } = await made.participant(challengeId);
    const picture = await photographOf("#c03020");
    expect(
      await made.submit(challengeId, personId, { pictures: [picture] }, { now: LATER }),
    ).toMatchObject({
      reason: "over",
    });
  });

  it("goes with leaving and with the account, with its files", async () => {
    const { challengeId } = await made.challenge();
    const file = attachmentOf();
    const left = await made.participant(challengeId, {
      file,
      pictures: [await photographOf("#111")],
    });
    await made.act((tx) => leaveChallenge(tx, { personId: left.personId, challengeId, now: NOW }));
    const other = attachmentOf();
    const gone = await made.participant(challengeId, { file: other });
    expect(await deletePerson(database.db, gone.personId, { now: NOW })).toBe(true);
    for (const { entryId } of [left, gone])
      expect(await database.sql`SELECT id FROM challenge_entries WHERE id = ${entryId}`).toEqual(
        [],
      );
    expect(await removedOf([file.storageKey, other.storageKey])).toHaveLength(2);
  });

  it("moves to the account that a guest signs in to", async () => {
    const { challengeId } = await made.challenge();
    const guestId = await database.db.transaction((tx) => forkGuest(tx, NOW));
    const { entryId } = await made.participant(
      challengeId,
      { pictures: [await photographOf("#111")], file: attachmentOf() },
      guestId,
    );
    const accountId = await made.account();
    await database.db.transaction((tx) => adoptGuest(tx, { guestId, accountId }));
    expect(await made.entryOf(challengeId, accountId)).toBe(entryId);
    expect(await picturesOf(entryId)).toHaveLength(1);
    expect(await findStorageUsed(database.db, accountId)).toBeGreaterThan(5_000);
  });
});
