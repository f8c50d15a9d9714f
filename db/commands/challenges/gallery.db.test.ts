import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GALLERY_PAGE } from "#domain/challenges/entries.ts";
import { NOBODY_ID } from "#domain/people/people.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database.ts";
import { answerTakedown, takeDownItem } from "#db/commands/items/takedowns.ts";
import { forkGuest } from "#db/commands/people/guests/fork-guest.ts";
import { findEntryFile, findEntryPicture } from "#db/queries/challenges/entry-parts.ts";
import { findEntry, findGallery, listGallery } from "#db/queries/challenges/gallery.ts";
import { refuseEntry } from "./refuse-entry.ts";
import { showEntry } from "./show-entry.ts";
import { NOW, attachmentOf, entriesIn, photographOf } from "../../../tests/support/entries.ts";

/** Visibility of an entry, its photographs and its files: for whom, and when. */
let database: TestDatabase;
let made: ReturnType<typeof entriesIn>;
beforeAll(async () => {
  database = await createTestDatabase();
  made = entriesIn(database);
});
afterAll(async () => {
  await database?.drop();
});

const picturesOf = (entryId: string) =>
  database.sql<{ id: string; place: number; alt: string; hash: string }[]>`
    SELECT id, place, alt, hash FROM entry_pictures WHERE entry_id = ${entryId} ORDER BY place`;
const filesOf = (entryId: string) =>
  database.sql<{ id: string; key: string }[]>`
    SELECT id, storage_key AS key FROM entry_files WHERE entry_id = ${entryId} ORDER BY place`;

describe("the gallery", () => {
  const tiles = async (challengeId: string, viewerId = NOBODY_ID, page = 1) =>
    (await listGallery(database.db, challengeId, viewerId, page)).map(({ id }) => id);

  it("opens with the award, winners first, for those who agreed", async () => {
    const { ownerId, challengeId } = await made.challenge();
    const shown = { isShown: true };
    const late = await made.participant(challengeId, {
      ...shown,
      pictures: [await photographOf("#c03020", "Rojo")],
    });
    const second = await made.participant(challengeId, shown);
    const silent = await made.participant(challengeId);
    const first = await made.participant(challengeId, shown);
    const refused = await made.participant(challengeId, shown);
    await made.act((tx) =>
      refuseEntry(tx, {
        personId: ownerId,
        challengeId,
        participantId: refused.personId,
        version: 1,
        reason: "No es un cartel",
        now: NOW,
      }),
    );
    expect(await tiles(challengeId)).toEqual([]);
    expect(await tiles(challengeId, late.personId)).toEqual([late.entryId]);
    expect(await tiles(challengeId, ownerId)).toHaveLength(5);
    const before = await findEntry(database.db, late.entryId, NOBODY_ID);
    expect(before).toBeUndefined();

    await made.award(challengeId, ownerId, [first.personId, second.personId, silent.personId]);
    expect(await tiles(challengeId)).toEqual([first.entryId, second.entryId, late.entryId]);
    const [one, , three] = await listGallery(database.db, challengeId, NOBODY_ID, 1);
    expect(one).toMatchObject({ place: 1, hash: null, isShown: true });
    expect(three).toMatchObject({ place: null, alt: "Rojo", isShown: true });
    const viewer = { personId: "demo", partOf: NOBODY_ID };
    expect(await findGallery(database.db, challengeId, viewer)).toMatchObject({
      shown: 3,
      isAwarded: true,
      isOwner: false,
    });
    expect(await findEntry(database.db, late.entryId, NOBODY_ID)).toMatchObject({ isOwn: false });
    expect(await findEntry(database.db, silent.entryId, NOBODY_ID)).toBeUndefined();
    expect(await findEntry(database.db, silent.entryId, silent.personId)).toMatchObject({
      place: 3,
      isShown: false,
    });

    // Only the author may change it.
    const { personId, entryId } = late;
    const change = { entryId, isShown: false, now: NOW };
    expect(await made.act((tx) => showEntry(tx, { ...change, personId: ownerId }))).toMatchObject({
      reason: "gone",
    });
    await made.act((tx) => showEntry(tx, { ...change, personId }));
    expect(await tiles(challengeId)).toEqual([first.entryId, second.entryId]);
    await made.act((tx) => showEntry(tx, { ...change, personId, isShown: true }));

    // Items that are taken down are in no gallery: an entry, then the challenge.
    const operatorId = await made.account();
    const item = { kind: "entry", id: entryId } as const;
    await made.act((tx) => takeDownItem(tx, { operatorId, item, reason: "Copiado", now: NOW }));
    expect(await tiles(challengeId)).toEqual([first.entryId, second.entryId]);
    expect(await findEntry(database.db, entryId, NOBODY_ID)).toBeUndefined();
    expect(await findEntry(database.db, entryId, personId)).toMatchObject({ isShown: false });
    const answer = { operatorId, item, outcome: "restored", answer: "Era suyo", now: NOW } as const;
    await made.act((tx) => answerTakedown(tx, answer));
    expect(await tiles(challengeId)).toHaveLength(3);
    await made.act((tx) =>
      takeDownItem(tx, {
        operatorId,
        item: { kind: "challenge", id: challengeId },
        reason: "Fraude",
        now: NOW,
      }),
    );
    expect(await tiles(challengeId)).toEqual([]);
    expect(await findGallery(database.db, challengeId, viewer)).toBeUndefined();
    expect(await findEntry(database.db, first.entryId, NOBODY_ID)).toBeUndefined();
  });

  it("never shows what a guest has handed in", async () => {
    const { ownerId, challengeId } = await made.challenge();
    const guestId = await database.db.transaction((tx) => forkGuest(tx, NOW));
    const { entryId } = await made.participant(challengeId, { isShown: true }, guestId);
    await made.award(challengeId, ownerId, [guestId]);
    expect(await tiles(challengeId)).toEqual([]);
    expect(await findEntry(database.db, entryId, NOBODY_ID)).toBeUndefined();
    expect(await findEntry(database.db, entryId, ownerId)).toBeDefined();
  });

  it("gives pictures to people who may open the entry, and files to its author and the creator", async () => {
    const { ownerId, challengeId } = await made.challenge();
    const { personId, entryId } = await made.participant(challengeId, {
      isShown: true,
      pictures: [await photographOf("#c03020")],
      file: attachmentOf(),
    });
    const [picture] = await picturesOf(entryId);
    const [file] = await filesOf(entryId);
    const stranger = await made.account();
    const seen = async (viewerId: string) => {
      const { hash } = picture!;
      const sizes = await Promise.all(
        (["full", "small"] as const).map((size) =>
          findEntryPicture(database.db, { entryId, hash, size, viewerId }),
        ),
      );
      const attached = await findEntryFile(database.db, { entryId, fileId: file!.id, viewerId });
      return [...sizes, attached].map((one) => one !== undefined);
    };
    expect(await seen(stranger)).toEqual([false, false, false]);
    expect(await seen(NOBODY_ID)).toEqual([false, false, false]);
    for (const viewer of [personId, ownerId])
      expect(await seen(viewer)).toEqual([true, true, true]);
    await made.award(challengeId, ownerId, [personId]);
    expect(await seen(NOBODY_ID)).toEqual([true, true, false]);
    expect(await seen(stranger)).toEqual([true, true, false]);
  });

  it("comes in pages", async () => {
    const { ownerId, challengeId } = await made.challenge();
    const all = [];
    for (let n = 0; n < GALLERY_PAGE + 2; n += 1)
      all.push(await made.participant(challengeId, { isShown: true }));
    await made.award(challengeId, ownerId, [all[5]!.personId]);
    const first = await tiles(challengeId);
    // One more than a page tells that there is a next one.
    expect(first).toHaveLength(GALLERY_PAGE + 1);
    const second = await tiles(challengeId, NOBODY_ID, 2);
    expect(second).toHaveLength(2);
    expect(new Set([...first.slice(0, GALLERY_PAGE), ...second]).size).toBe(all.length);
  });
});
