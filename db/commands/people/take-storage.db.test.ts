import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  countedBytes,
  GUEST_UPLOADS_A_DAY,
  STORAGE_BLOCK_BYTES,
  STORAGE_QUOTAS,
} from "#domain/people/storage-quota.ts";
import { NO_ABILITIES } from "#domain/agentiks/abilities/abilities.ts";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import { createDb, type Db } from "#db/connection/client.ts";
import { findStorage, findStorageUsed } from "#db/queries/people/storage.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { actOn } from "../../../tests/support/act.ts";
import { openChatBusiness, writeAsCustomer } from "../../../tests/support/pages/chats.ts";
import { adoptGuest } from "./guests/adopt-guest.ts";
import { createAccount } from "./create-account.ts";
import {
  addArtifaktVersion,
  createArtifakt,
  type KeptFile,
} from "#db/commands/artifakts/create-artifakt.ts";
import { deleteArtifakt } from "#db/commands/artifakts/delete-artifakt.ts";
import { deletePerson } from "./delete-person.ts";
import { forkGuest } from "./guests/fork-guest.ts";
import { joinChallenge } from "#db/commands/challenges/join-challenge.ts";
import { leaveChallenge } from "#db/commands/challenges/leave-challenge.ts";
import { createAgentik } from "#db/commands/agentiks/create-agentik.ts";
import { deleteAgentik } from "#db/commands/agentiks/delete-agentik.ts";
import { endTrial, postTrial } from "#db/commands/agentiks/chats/post-trial.ts";
import { answerCustomer } from "#db/commands/agentiks/chats/handle-chat.ts";
import { approveAnswer, deleteAnswer } from "#db/commands/spaces/answering/approve-answer.ts";
import { createSpace } from "#db/commands/spaces/create-space.ts";
import { deleteMessage, editMessage } from "#db/commands/spaces/threads/change-message.ts";
import { postMessage } from "#db/commands/spaces/threads/post-message.ts";
import { removeFiles } from "./remove-files.ts";
import { storeCreation } from "#db/commands/studio/store-creation.ts";
import { submitEntry } from "#db/commands/challenges/submit-entry.ts";
import { recountStorage, StorageFull, takeStorage } from "./take-storage.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
const MB = 1_048_576;

let database: TestDatabase;
let many: ReturnType<typeof createDb>;
beforeAll(async () => {
  database = await createTestDatabase();
  many = createDb(database.url, { max: 20 });
});
afterAll(async () => {
  await many?.close();
  await database?.drop();
});

let made = 0;
const account = async () =>
  (await createAccount(
    database.db,
    {
      displayName: "Ana",
      passwordHash: "x",
      email: `storage-${(made += 1)}@plaza.mx`,
    },
    NOW,
  ))!;
const guest = () => database.db.transaction((tx) => forkGuest(tx, NOW));
const fileOf = (size: number): KeptFile => ({
  storageKey: `file-test-${(made += 1)}`,
  fileName: "a.pdf",
  mediaType: "application/pdf",
  size,
  sha256: "0".repeat(64),
});
const ARTIFAKT = {
  name: "a",
  description: "",
  type: "pdf" as const,
  price: 0,
  tags: [],
  language: "es" as const,
  publication: "draft" as const,
  now: NOW,
};
const upload = (personId: string, file: KeptFile, { db = database.db, address = "" } = {}) =>
  actOn(db, (tx) => createArtifakt(tx, { ...ARTIFAKT, personId, address, file }));

/** Writes, changes or deletes a message or an approved answer in the person's own space. */
async function say(personId: string, kind: string, text: string): Promise<unknown> {
  const { sql, db } = database;
  const who = { personId, address: "", now: NOW };
  const [{ spaceId, agentikId }] = await placesOf(personId);
  const [message] = await sql<{ thread_id: string; seq: number }[]>`
    SELECT thread_id, seq FROM messages JOIN threads ON threads.id = thread_id
    WHERE author_id = ${personId} AND deleted_at IS NULL AND only_for IS NULL
    ORDER BY random() LIMIT 1`;
  const on = { ...who, spaceId, threadId: message?.thread_id ?? "none", seq: message?.seq ?? 1 };
  const [answer] = await sql<{ id: string }[]>`
    SELECT id FROM answers WHERE approved_by = ${personId} LIMIT 1`;
  return actOn<unknown>(db, (tx) => {
    const clientKey = `key-${(made += 1)}`;
    switch (kind) {
      case "message":
        return postMessage(tx, { ...who, spaceId, threadId: null, text, clientKey });
      case "edit":
        return editMessage(tx, { ...on, text });
      case "delete-message":
        return deleteMessage(tx, on);
      case "answer":
        return approveAnswer(tx, { ...who, spaceId, question: "¿é?", answer: text });
      case "trial":
        return postTrial(tx, { ...who, id: agentikId, text, clientKey });
      case "end-trial":
        return endTrial(tx, { ...who, id: agentikId });
      default:
        return deleteAnswer(tx, { personId, spaceId, answerId: answer?.id ?? "none" });
    }
  });
}

/** A person's own space and agentik, which are made at the first call. */
async function placesOf(personId: string): Promise<[{ spaceId: string; agentikId: string }]> {
  const { sql, db } = database;
  const [known] = await sql<{ spaceId: string; agentikId: string }[]>`
    SELECT spaces.id AS "spaceId", agentiks.id AS "agentikId" FROM spaces, agentiks
    WHERE spaces.name = 'Taller' AND agentiks.name = 'Lupita'
      AND spaces.owner_id = ${personId} AND agentiks.owner_id = ${personId}`;
  if (known) return [known];
  return actOn(db, async (tx) => {
    const space = {
      name: "Taller",
      description: "",
      type: "custom",
      joinPolicy: "open",
      maxMembers: null,
      language: "es",
    } as const;
    const configuration = {
      name: "Lupita",
      description: "Atiende",
      type: "customer_service",
      language: "es",
      instructions: "",
      abilities: NO_ABILITIES,
    } as const;
    const { spaceId } = await createSpace(tx, { personId, space, now: NOW });
    const { id: agentikId } = await createAgentik(tx, { personId, configuration, now: NOW });
    return [{ spaceId, agentikId }];
  });
}

/** The cached figure of used storage, and the sum. */
async function usageOf(personId: string) {
  const [kept] = await database.sql<{ bytes: string }[]>`
    SELECT bytes FROM storage_usage WHERE person_id = ${personId}`;
  const all = await database.db.transaction(async (tx) => {
    await recountStorage(tx, personId);
    const used = await findStorageUsed(tx, personId);
    if (kept) await tx.execute(`INSERT INTO storage_usage VALUES ('${personId}', ${kept.bytes})`);
    return used;
  });
  return { kept: kept ? Number(kept.bytes) : null, all };
}
const outcomesOf = async (work: Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(work);
  const failed = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(failed.filter((error) => !(error instanceof StorageFull))).toEqual([]);
  return { done: outcomes.length - failed.length, refused: failed.length };
};

describe("the quota of a person", () => {
  it("is never exceeded by 20 concurrent uploads, with or without a cached figure", async () => {
    for (const isCounted of [false, true]) {
      const person = await guest();
      if (isCounted) await upload(person, fileOf(1));
      const each = 3 * MB;
      const uploads = Array.from({ length: 20 }, () =>
        upload(person, fileOf(each), { db: many.db }),
      );
      expect(await outcomesOf(uploads)).toEqual({ done: 6, refused: 14 });
      const { kept, all } = await usageOf(person);
      expect(kept).toBe(all);
      expect(all).toBe(6 * each + (isCounted ? STORAGE_BLOCK_BYTES : 0));
      expect(all).toBeLessThanOrEqual(STORAGE_QUOTAS.guest);
    }
  });

  it("equals the sum after any sequence of storing, deleting and merging", async () => {
    const operation = fc.oneof(
      fc.record({ kind: fc.constant("upload"), size: fc.integer({ min: 1, max: 8 * MB }) }),
      fc.record({ kind: fc.constant("version"), size: fc.integer({ min: 1, max: 8 * MB }) }),
      fc.record({ kind: fc.constant("prompt"), size: fc.integer({ min: 1, max: 4_000 }) }),
      fc.record({ kind: fc.constant("delete"), size: fc.constant(0) }),
      fc.record({
        kind: fc.constantFrom("message", "edit", "answer", "trial"),
        size: fc.integer({ min: 1, max: 2_000 }),
      }),
      fc.record({
        kind: fc.constantFrom("delete-message", "delete-answer", "end-trial"),
        size: fc.constant(0),
      }),
    );
    const act = async (person: string, kind: string, size: number) => {
      const [own] = await database.sql<{ id: string }[]>`
        SELECT id FROM artifakts WHERE creator_id = ${person} AND copied_from IS NULL
        ORDER BY random() LIMIT 1`;
      const artifaktId = own?.id ?? "none";
      const who = { personId: person, now: NOW };
      switch (kind) {
        case "upload":
          return upload(person, fileOf(size));
        case "version":
          return actOn(database.db, (tx) =>
            addArtifaktVersion(tx, { ...who, artifaktId, file: fileOf(size) }),
          );
        case "message":
        case "edit":
        case "delete-message":
        case "answer":
        case "delete-answer":
        case "trial":
        case "end-trial":
          return say(person, kind, "é".repeat(size));
        case "prompt":
          return actOn(database.db, (tx) =>
            storeCreation(tx, { ...who, kind: "text", prompt: "é".repeat(size) }),
          );
        default:
          return actOn(database.db, (tx) => deleteArtifakt(tx, { ...who, artifaktId }));
      }
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 1, maxLength: 12 }),
        fc.array(operation, { maxLength: 4 }),
        async (asGuest, asAccount) => {
          const [person, owner] = [await guest(), await account()];
          for (const [who, operations] of [
            [person, asGuest],
            [owner, asAccount],
          ] as const)
            for (const { kind, size } of operations) {
              await act(who, kind, size).catch((error: unknown) => {
                if (!(error instanceof StorageFull)) throw error;
              });
              const { kept, all } = await usageOf(who);
              expect(kept ?? all).toBe(all);
              expect(all).toBeLessThanOrEqual(STORAGE_QUOTAS[who === person ? "guest" : "free"]);
            }
          const [before, more] = [await usageOf(owner), await usageOf(person)];
          await database.db.transaction((tx) =>
            adoptGuest(tx, { guestId: person, accountId: owner }),
          );
          expect((await findStorage(database.db, owner)).used).toBe(before.all + more.all);
          await upload(owner, fileOf(5));
          const after = await usageOf(owner);
          expect(after).toEqual({
            kept: after.all,
            all: before.all + more.all + STORAGE_BLOCK_BYTES,
          });
        },
      ),
      { numRuns: 10, seed: 20_261_122 },
    );
  }, 120_000);

  it("counts what customers write to the agentik's owner, until the agentik is deleted", async () => {
    const [owner, member] = [await account(), await account()];
    const business = await openChatBusiness(database, {
      ownerId: owner,
      members: { [member]: "admin" },
    });
    const threadId = await writeAsCustomer(database, business, {
      customer: "customer of storage",
      text: "é".repeat(1_000),
    });
    const answer = { personId: member, threadId, text: "Sí", address: "", now: NOW };
    // Sent twice with its key, it is counted once.
    for (let times = 0; times < 2; times += 1)
      await actOn(database.db, (tx) => answerCustomer(tx, { ...answer, clientKey: "answer" }));
    for (const person of [owner, member])
      expect(await usageOf(person)).toEqual({
        kept: STORAGE_BLOCK_BYTES,
        all: STORAGE_BLOCK_BYTES,
      });
    const which = { personId: owner, id: business.agentikId, now: NOW };
    await actOn(database.db, (tx) => deleteAgentik(tx, which));
    for (const person of [owner, member])
      expect(await usageOf(person)).toEqual({ kept: null, all: 0 });
  });

  it("counts both a merge of a guest and a concurrent upload", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [from, to] = [await guest(), await account()];
      await upload(from, fileOf(2 * MB));
      await upload(to, fileOf(MB));
      await Promise.all([
        many.db.transaction((tx) => adoptGuest(tx, { guestId: from, accountId: to })),
        upload(to, fileOf(MB), { db: many.db }),
      ]);
      await upload(to, fileOf(MB));
      expect(await usageOf(to)).toEqual({ kept: 5 * MB, all: 5 * MB });
    }
  });

  it("grows with the account and with Pro, and keeps its usage when a guest signs up", async () => {
    const guestId = await guest();
    await upload(guestId, fileOf(10 * MB));
    expect(await findStorage(database.db, guestId)).toEqual({
      used: 10 * MB,
      limit: STORAGE_QUOTAS.guest,
    });
    const email = `storage-${(made += 1)}@plaza.mx`;
    const person = (await createAccount(
      database.db,
      { guestId, displayName: "Ana", email, passwordHash: "x" },
      NOW,
    ))!;
    await upload(person, fileOf(UPLOAD_MAX_BYTES));
    await upload(person, fileOf(UPLOAD_MAX_BYTES));
    expect(await findStorage(database.db, person)).toEqual({
      used: 30 * MB,
      limit: STORAGE_QUOTAS.free,
    });
    await database.sql`UPDATE people SET tier = 'pro' WHERE id = ${person}`;
    expect((await findStorage(database.db, person)).limit).toBe(STORAGE_QUOTAS.pro);
  });

  it("is freed when a submission is deleted with its participation", async () => {
    const person = await account();
    const who = { personId: person, challengeId: "challenge-1", now: NOW };
    expect(await actOn(database.db, (tx) => joinChallenge(tx, who))).toMatchObject({
      kind: "done",
    });
    const entry = { ...who, text: "é".repeat(4_000), link: "" };
    await actOn(database.db, (tx) => submitEntry(tx, entry));
    expect(await usageOf(person)).toEqual({ kept: countedBytes(8_000), all: countedBytes(8_000) });
    await actOn(database.db, (tx) => leaveChallenge(tx, who));
    expect(await usageOf(person)).toEqual({ kept: null, all: 0 });
  });

  it("is rolled back with the write", async () => {
    const person = await account();
    const failing = database.db.transaction(async (tx) => {
      await takeStorage(tx, { personId: person, bytes: MB, now: NOW });
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await usageOf(person)).toEqual({ kept: null, all: 0 });
  });
});

describe("the daily quota of an IP address", () => {
  const day = (bytes: number, address: string, at = "2026-03-16") =>
    database.sql`INSERT INTO guest_uploads VALUES (${address}, ${at}, ${bytes})`;
  const bytesOf = async (address: string) =>
    (await database.sql`SELECT bytes::int AS n FROM guest_uploads WHERE address = ${address}`).map(
      ({ n }) => n as number,
    );

  it("is never exceeded by 20 concurrent guests, and does not count accounts", async () => {
    const address = "203.0.113.7";
    await day(GUEST_UPLOADS_A_DAY - 10 * MB, address);
    const guests: string[] = [];
    for (let n = 0; n < 20; n += 1) guests.push(await guest());
    const work = guests.map((each) => upload(each, fileOf(3 * MB), { db: many.db, address }));
    expect(await outcomesOf(work)).toEqual({ done: 3, refused: 17 });
    expect(await bytesOf(address)).toEqual([GUEST_UPLOADS_A_DAY - MB]);
    await upload(await account(), fileOf(3 * MB), { address });
    expect(await bytesOf(address)).toEqual([GUEST_UPLOADS_A_DAY - MB]);
  });

  it("starts anew each day, and deletes past days", async () => {
    const address = "203.0.113.8";
    await day(GUEST_UPLOADS_A_DAY, address, "2026-03-15");
    await upload(await guest(), fileOf(MB), { address });
    expect(await bytesOf(address)).toEqual([MB]);
  });
});

describe("files of deleted versions", () => {
  const queued = async () =>
    (await database.sql`SELECT storage_key FROM removed_files ORDER BY queued_at, 1`).map(
      ({ storage_key }) => storage_key as string,
    );
  const clear = (db: Db, now: Date, fails: (key: string) => boolean) => {
    const deleted: string[] = [];
    const errors: unknown[] = [];
    const remove = (key: string) => {
      if (fails(key)) return Promise.reject(new Error("away"));
      deleted.push(key);
      return Promise.resolve();
    };
    const work = removeFiles(db, { atMost: 100, now }, remove, (error) => errors.push(error));
    return work.then((count) => ({ count, deleted, errors: errors.length }));
  };

  it("are those of a deleted person, except files that others own", async () => {
    await database.sql`DELETE FROM removed_files`;
    const person = await account();
    const [gone, kept] = [fileOf(10), fileOf(10)];
    await upload(person, gone);
    const sold = await upload(person, kept);
    await database.sql`INSERT INTO artifakt_ownerships (id, person_id, artifakt_id, price, acquired_at)
      VALUES ('owned-1', 'person-3', ${sold.artifaktId}, 0, now())`;
    await deletePerson(database.db, person);
    expect(await queued()).toEqual([gone.storageKey]);
    expect(await database.sql`SELECT 1 FROM storage_usage WHERE person_id = ${person}`).toEqual([]);
  });

  it("are deleted one by one; one that fails goes to the end of the queue", async () => {
    await database.sql`DELETE FROM removed_files`;
    const keys = ["file-a", "file-b", "file-c"];
    for (const [n, key] of keys.entries())
      await database.sql`INSERT INTO removed_files
        VALUES (${key}, ${NOW.toISOString()}::timestamptz + make_interval(secs => ${n}))`;
    const later = new Date(NOW.getTime() + 60_000);
    expect(await clear(database.db, later, (key) => key === "file-a")).toEqual({
      count: 2,
      deleted: ["file-b", "file-c"],
      errors: 1,
    });
    expect(await queued()).toEqual(["file-a"]);
    expect(await clear(database.db, later, () => false)).toMatchObject({ count: 1, errors: 0 });
    expect(await queued()).toEqual([]);
  });

  it("wait while the store is unavailable: it is not called for every file", async () => {
    await database.sql`INSERT INTO removed_files SELECT 'file-' || n FROM generate_series(1, 50) n`;
    expect(await clear(database.db, NOW, () => true)).toEqual({ count: 0, deleted: [], errors: 3 });
    expect(await queued()).toHaveLength(50);
  });
});
