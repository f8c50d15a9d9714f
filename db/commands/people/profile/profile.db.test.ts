import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countedBytes, STORAGE_QUOTAS } from "#domain/people/storage-quota.ts";
import { findStorage } from "#db/queries/people/storage.ts";
import { findPicture } from "#db/queries/people/pictures.ts";
import { exportPerson } from "#db/queries/people/person-export.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database.ts";
import { adoptGuest } from "#db/commands/people/guests/adopt-guest.ts";
import { changeProfile } from "./change-profile.ts";
import { createAccount } from "#db/commands/people/create-account.ts";
import { deletePerson } from "#db/commands/people/delete-person.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { removePicture, setPicture } from "./set-picture.ts";
import { StorageFull } from "#db/commands/people/take-storage.ts";

const NOW = new Date("2026-03-16T16:00:00.000Z");
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
});

let made = 0;
const account = async (guestId?: string) =>
  (await createAccount(
    database.db,
    { guestId, displayName: "Ana López", passwordHash: "x", email: `p-${(made += 1)}@plaza.mx` },
    NOW,
  ))!;
const guest = () => database.db.transaction((tx) => forkGuest(tx, NOW));
const personOf = async (id: string) => {
  const [person] = await database.sql`
    SELECT display_name, first_name, handle, avatar_url FROM people WHERE id = ${id}`;
  return person!;
};
const change = (personId: string, displayName: string, handle?: string) =>
  database.db.transaction((tx) => changeProfile(tx, { personId, displayName, handle }));
const picture = (personId: string, bytes: Buffer, purpose: "avatar" | "logo" = "avatar") =>
  database.db.transaction((tx) => setPicture(tx, { personId, purpose, bytes, now: NOW }));

describe("changeProfile", () => {
  it("changes name, first name and handle", async () => {
    const id = await account();
    expect(await change(id, "Lupita Ríos", "fonda-lupita")).toEqual({ kind: "done" });
    expect(await personOf(id)).toMatchObject({
      display_name: "Lupita Ríos",
      first_name: "Lupita",
      handle: "fonda-lupita",
    });
  });

  it("refuses a handle that another person has, and the transaction goes on", async () => {
    const [one, other] = [await account(), await account()];
    await change(one, "Uno", "mi-handle");
    const before = await personOf(other);
    const answers = await database.db.transaction(async (tx) => [
      await changeProfile(tx, { personId: other, displayName: "Otra", handle: "mi-handle" }),
      await changeProfile(tx, { personId: other, displayName: "Otra", handle: "mi-otro" }),
    ]);
    expect(answers).toEqual([{ kind: "refused", reason: "handle-taken" }, { kind: "done" }]);
    expect((await personOf(other)).handle).toBe("mi-otro");
    expect(before.handle).not.toBe("mi-otro");
    expect((await personOf(one)).handle).toBe("mi-handle");
  });

  it("gives one of two people who want it at once the handle", async () => {
    const people = await Promise.all([account(), account()]);
    const answers = await Promise.all(people.map((id) => change(id, "Ana", "la-misma")));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
  });

  it("gives a guest a name, and no handle", async () => {
    const id = await guest();
    const { handle } = await personOf(id);
    await change(id, "Beto Paz", "beto");
    expect(await personOf(id)).toMatchObject({ display_name: "Beto Paz", handle });
  });
});

describe("setPicture", () => {
  it("stores it, with an address of its content, and replaces it", async () => {
    const id = await account();
    await picture(id, Buffer.from("first"));
    const first = (await personOf(id)).avatar_url as string;
    expect(first).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    await picture(id, Buffer.from("second"));
    const second = (await personOf(id)).avatar_url as string;
    expect(second).not.toBe(first);
    const hashOf = (address: string) => address.slice("/pictures/".length, -".webp".length);
    expect(await findPicture(database.db, hashOf(first))).toBeUndefined();
    expect(await findPicture(database.db, hashOf(second))).toEqual(Buffer.from("second"));
  });

  it("keeps a picture that two people have until both removed it", async () => {
    const [one, other] = [await account(), await account()];
    for (const id of [one, other]) await picture(id, Buffer.from("the same"));
    const address = (await personOf(one)).avatar_url as string;
    expect((await personOf(other)).avatar_url).toBe(address);
    const find = () => findPicture(database.db, address.slice(10, -5));
    await database.db.transaction((tx) => removePicture(tx, { personId: one, purpose: "avatar" }));
    expect((await personOf(one)).avatar_url).toBeNull();
    expect(await find()).toEqual(Buffer.from("the same"));
    await deletePerson(database.db, other);
    expect(await find()).toBeUndefined();
  });

  it("counts against the quota once, and gives the room back", async () => {
    const id = await account();
    const used = async () => (await findStorage(database.db, id)).used;
    expect(await used()).toBe(0);
    for (const size of [9_000, 5_000]) {
      await picture(id, Buffer.alloc(size, size));
      expect(await used()).toBe(countedBytes(size));
    }
    await picture(id, Buffer.alloc(100), "logo");
    expect(await used()).toBe(countedBytes(5_000) + countedBytes(100));
    await database.db.transaction((tx) => removePicture(tx, { personId: id, purpose: "avatar" }));
    expect(await used()).toBe(countedBytes(100));
  });

  it("is refused past the quota, and nothing changes", async () => {
    const id = await account();
    await picture(id, Buffer.from("kept"));
    const before = await personOf(id);
    await database.sql`INSERT INTO artifakts (id, name, description, creator_id, price, type)
      VALUES (${`given-${id}`}, 'x', '', ${id}, 0, 'pdf')`;
    await database.sql`INSERT INTO artifakt_versions
      (artifakt_id, version, storage_key, file_name, media_type, size, sha256)
      VALUES (${`given-${id}`}, 1, ${`file-${id}`}, 'a.pdf', 'application/pdf',
        ${STORAGE_QUOTAS.free}, repeat('0', 64))`;
    await expect(picture(id, Buffer.from("more"))).rejects.toBeInstanceOf(StorageFull);
    expect(await personOf(id)).toEqual(before);
  });

  it("refuses in the database what is empty or larger than the limit", async () => {
    const id = await account();
    await expect(picture(id, Buffer.alloc(20_001))).rejects.toThrow();
    await expect(picture(id, Buffer.alloc(0))).rejects.toThrow();
  });

  it("stands in the export", async () => {
    const id = await account();
    await picture(id, Buffer.from("exported"));
    const { pictures } = await exportPerson(database.db, id);
    expect(pictures).toHaveLength(1);
    expect(pictures![0]).toMatchObject({
      purpose: "avatar",
      bytes: `\\x${Buffer.from("exported").toString("hex")}`,
    });
  });
});

describe("a guest's picture", () => {
  it("is the account's after sign-up", async () => {
    const id = await guest();
    await picture(id, Buffer.from("of a guest"));
    const { avatar_url: address } = await personOf(id);
    expect((await personOf(await account(id))).avatar_url).toBe(address);
  });

  it("is taken over at sign-in only by an account without one", async () => {
    const adopt = async (own: Buffer | undefined) => {
      const [guestId, accountId] = [await guest(), await account()];
      await picture(guestId, Buffer.from("guest's"));
      if (own) await picture(accountId, own);
      const before = await personOf(accountId);
      await database.db.transaction((tx) => adoptGuest(tx, { guestId, accountId }));
      const { bytes } = (
        await database.sql`
        SELECT bytes FROM pictures WHERE person_id = ${accountId}`
      )[0]!;
      return { before, after: await personOf(accountId), bytes: String(bytes) };
    };
    const taken = await adopt(undefined);
    expect([taken.before.avatar_url, taken.bytes]).toEqual([null, "guest's"]);
    expect(taken.after.avatar_url).toMatch(/^\/pictures\//);
    const kept = await adopt(Buffer.from("my own"));
    expect(kept.bytes).toBe("my own");
    expect(kept.after).toEqual(kept.before);
  });
});
