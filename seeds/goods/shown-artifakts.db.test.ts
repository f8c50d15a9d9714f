import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withBuilt } from "#adapters/storage/built-store.server.ts";
import { GOODS_PREFIX } from "#domain/artifakts/versions.ts";
import { ARTIFAKT_LIST } from "#domain/artifakts/artifakt-list.ts";
import { PAGE_SIZE } from "#domain/lists/list-state.ts";
import { DEMO_PERSON_ID } from "#domain/people/people.ts";
import { findArtifaktDetail, listRelatedArtifakts } from "#db/queries/artifakts/artifakt-detail.ts";
import {
  findArtifaktPage,
  listTrendingArtifakts,
  type CardArtifakt,
} from "#db/queries/artifakts/artifakts.ts";
import { findDownload } from "#db/queries/artifakts/artifakt-trade.ts";
import { findStorageUsed } from "#db/queries/people/storage.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import { GOODS_FOLDER } from "../../tests/support/made-goods.ts";
import { WRITTEN_ARTIFAKTS } from "../content/artifakts.ts";
import { seedDatabase } from "../seed.ts";

/** Artifakts as a visitor sees them, on a real PostgreSQL with the seeds. */
let database: TestDatabase;
let shown: CardArtifakt[];
beforeAll(async () => {
  database = await createTestDatabase();
  shown = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await findArtifaktPage(database.db, {
      q: "",
      category: "all",
      sort: ARTIFAKT_LIST.sorts[0],
      page,
      view: "grid",
    } as Parameters<typeof findArtifaktPage>[1]);
    shown.push(...items);
    if (items.length === 0 || shown.length >= total) break;
  }
});
afterAll(() => database?.drop());

const nowhere = { put: async () => {}, get: async () => undefined, delete: async () => {} };
const store = withBuilt(nowhere, { [GOODS_PREFIX]: GOODS_FOLDER });

/** The file that an owner gets; undefined for a text that describes the artifakt. */
async function download(artifaktId: string, personId: string, version?: number) {
  const found = await findDownload(database.db, { artifaktId, personId, version });
  if (!found?.file) return undefined;
  const stream = await store.get(found.file.storageKey);
  expect(stream, artifaktId).toBeDefined();
  return { ...found.file, bytes: Buffer.from(await new Response(stream).arrayBuffer()) };
}

const makerOf = async (id: string) =>
  (
    await database.sql<
      { maker: string }[]
    >`SELECT creator_id AS maker FROM artifakts WHERE id = ${id}`
  )[0]!.maker;

describe("every artifakt of the list", () => {
  it("has a file that opens, or says that it is a sample", async () => {
    expect(shown.length).toBe(430);
    let [files, samples] = [0, 0];
    for (const { id, isSample } of shown) {
      const file = await download(id, await makerOf(id));
      expect([id, file === undefined]).toEqual([id, isSample]);
      if (!file) {
        samples += 1;
        continue;
      }
      files += 1;
      expect([id, file.bytes.length]).toEqual([id, file.size]);
      expect(createHash("sha256").update(file.bytes).digest("hex"), id).toBe(file.sha256);
    }
    expect({ files, samples }).toEqual({ files: 40, samples: 390 });
  });

  it("has a file where it stands first: in the list, on the home, and in the API", async () => {
    expect(shown.slice(0, 40).filter(({ isSample }) => isSample)).toEqual([]);
    expect(shown.slice(40).every(({ isSample }) => isSample)).toBe(true);
    expect(
      (await listTrendingArtifakts(database.db, PAGE_SIZE)).some(({ isSample }) => isSample),
    ).toBe(false);
    const related = await listRelatedArtifakts(database.db, "artifakt-1", 6);
    for (const { id, isSample } of related)
      expect(isSample, id).toBe(shown.find((each) => each.id === id)!.isSample);
  });

  it("has its cover at once, drawn from the file, on its own page alone, with nothing left for the worker", async () => {
    const [row] = await database.sql<{ covers: number; due: number }[]>`
      SELECT (SELECT count(*)::int FROM artifakt_pictures picture JOIN artifakts item ON item.id = artifakt_id
          WHERE place = 0 AND drawn_from = (SELECT max(version) FROM artifakt_versions file WHERE file.artifakt_id = item.id)
            AND image IS NULL) AS covers,
        (SELECT count(*)::int FROM due_covers) AS due`;
    expect(row).toEqual({ covers: WRITTEN_ARTIFAKTS.length, due: 0 });
  });
});

describe("the versions of a good", () => {
  it("are listed with their notes, the newest first, and downloaded by number", async () => {
    const { versions } = (await findArtifaktDetail(database.db, "artifakt-10", DEMO_PERSON_ID))!;
    expect(versions.map(({ version, notes }) => [version, notes])).toEqual([
      [2, "Con anexos de entregables y de pagos."],
      [1, "Doce cláusulas."],
    ]);
    const maker = await makerOf("artifakt-10");
    const [first, second] = [
      await download("artifakt-10", maker, 1),
      await download("artifakt-10", maker),
    ];
    expect(first!.fileName).toBe("Contrato de prestación de servicios.docx");
    expect(first!.sha256).not.toBe(second!.sha256);
    const sample = (await findArtifaktDetail(database.db, "artifakt-41", DEMO_PERSON_ID))!;
    expect(sample.versions).toEqual([]);
  });

  it("count against no person's storage", async () => {
    const withGoodsOnly = await makerOf("artifakt-1");
    expect(await findStorageUsed(database.db, withGoodsOnly)).toBe(0);
  });

  it("are those of an example's copy, until it has a file of its own", async () => {
    await database.sql`INSERT INTO people (id, display_name, first_name, handle, kind)
      VALUES ('t-guest', 'Invitado', 'Invitado', 't-guest', 'guest')`;
    await database.sql`INSERT INTO artifakts (id, name, description, creator_id, type, language, copied_from)
      VALUES ('t-copy', 'Íconos', '', 't-guest', 'icons', 'es', 'artifakt-7')`;
    expect((await download("t-copy", "t-guest"))!.fileName).toBe("Íconos de cocina mexicana.zip");
    expect((await findArtifaktDetail(database.db, "t-copy", "t-guest"))!.versions).toHaveLength(1);
    await database.sql`INSERT INTO artifakt_versions (artifakt_id, version, storage_key, file_name, media_type, size, sha256)
      VALUES ('t-copy', 1, 'goods/good-24-1', 'mío.txt', 'text/plain', 1, repeat('0', 64))`;
    expect((await download("t-copy", "t-guest"))!.fileName).toBe("mío.txt");
  });

  it("stay as they are when the seeds run again", async () => {
    await database.sql`DELETE FROM artifakt_versions WHERE artifakt_id = 'artifakt-3'`;
    await seedDatabase(database.db, { now: new Date() });
    const { versions } = (await findArtifaktDetail(database.db, "artifakt-3", DEMO_PERSON_ID))!;
    expect(versions).toEqual([]);
  });
});
