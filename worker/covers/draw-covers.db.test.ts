import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  removeArtifaktPicture,
  pictureEdition,
  setArtifaktPicture,
} from "#db/commands/artifakts/set-artifakt-picture.ts";
import { COVER_TRIES_MAX } from "#db/commands/artifakts/draw-due-cover.ts";
import { UPLOAD_MAX_BYTES } from "#domain/artifakts/upload.ts";
import { findOwnArtifakt } from "#db/queries/artifakts/own-artifakt.ts";
import { exportPerson } from "#db/queries/people/person-export.ts";
import { findStorageUsed } from "#db/queries/people/storage.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/database.ts";
import {
  buildReader,
  docxBomb,
  docxOf,
  pdfOfPages,
} from "../../tests/support/documents/document-files.ts";
import { drawCovers, type CoverWork } from "./draw-covers.ts";

/** Covers drawn by background work, on a real PostgreSQL. */
const MAKER = "person-5";
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

let readerProgram: string;
beforeAll(async () => {
  readerProgram = await buildReader();
});

const files = new Map<string, string | Uint8Array<ArrayBuffer>>();
const errors: unknown[] = [];
beforeEach(() => {
  errors.length = 0;
});
/** Far in the future, so that what the database has just queued is due. */
let now = new Date("2030-01-01T00:00:00.000Z");
const pass = (work: Partial<CoverWork> = {}) =>
  drawCovers(database.db, () => now, {
    readFile: async (key) => {
      const text = files.get(key);
      return text === undefined ? undefined : new Blob([text]).stream();
    },
    readerProgram,
    log: { error: (line: unknown) => errors.push(line) },
    ...work,
  });

let made = 0;
async function artifakt(
  text: string | Uint8Array<ArrayBuffer>,
  fileName = "plan.md",
  mediaType = "text/plain",
) {
  const id = `t-drawn-${(made += 1)}`;
  await database.sql`INSERT INTO artifakts (id, name, description, creator_id, type, language)
    VALUES (${id}, ${id}, '', ${MAKER}, 'pdf', 'es')`;
  await addVersion(id, 1, text, fileName, mediaType);
  return id;
}
async function addVersion(
  id: string,
  version: number,
  text: string | Uint8Array<ArrayBuffer>,
  fileName = "plan.md",
  mediaType = "text/plain",
) {
  const key = `${id}-${version}`;
  files.set(key, text);
  await database.sql`INSERT INTO artifakt_versions (artifakt_id, version, storage_key, file_name, media_type, size, sha256)
    VALUES (${id}, ${version}, ${key}, ${fileName}, ${mediaType}, ${text.length}, ${randomBytes(32).toString("hex")})`;
}
const coverOf = async (id: string) =>
  (
    await database.sql<
      { hash: string; from: number | null; bytes: Buffer; image: string | null }[]
    >`
      SELECT hash, drawn_from AS "from", bytes, image FROM artifakt_pictures
      JOIN artifakts ON artifakts.id = artifakt_id WHERE artifakt_id = ${id} AND place = 0`
  )[0];
const triesOf = async (id: string) =>
  (await database.sql`SELECT tries FROM due_covers WHERE artifakt_id = ${id}`)[0]?.tries as
    number | undefined;
const upload = (artifaktId: string, bytes: Buffer | undefined, seen = pictureEdition(undefined)) =>
  database.db.transaction((tx) =>
    setArtifaktPicture(tx, { personId: MAKER, artifaktId, place: 0, seen, bytes, alt: "", now }),
  );

describe("drawCovers", () => {
  it("draws the newest version's cover once, uncounted, and exports it", async () => {
    const used = await findStorageUsed(database.db, MAKER);
    const id = await artifakt("# Plan\n\nUno");
    const counted = await findStorageUsed(database.db, MAKER);
    expect(await pass()).toBeGreaterThan(0);
    const cover = (await coverOf(id))!;
    expect([cover.from, cover.image]).toEqual([1, `/artifakts/${id}/pictures/${cover.hash}.webp`]);
    expect((await sharp(cover.bytes).metadata()).format).toBe("webp");
    expect([await pass(), await triesOf(id), errors]).toEqual([0, undefined, []]);
    expect(counted).toBeGreaterThan(used);
    expect(await findStorageUsed(database.db, MAKER)).toBe(counted);
    const all = await exportPerson(database.db, MAKER);
    expect(all.artifakt_pictures).toMatchObject([{ artifakt_id: id, drawn_from: 1 }]);
    expect((await findOwnArtifakt(database.db, id, MAKER))!.pictures).toEqual([]);
  });

  it("replaces a drawn cover with a new version, or takes it away", async () => {
    const id = await artifakt("# Uno");
    await pass();
    const first = (await coverOf(id))!;
    await addVersion(id, 2, "# Dos");
    await pass();
    const second = (await coverOf(id))!;
    expect([second.from, second.hash === first.hash]).toEqual([2, false]);
    await addVersion(id, 3, "%PDF", "plan.pdf", "application/pdf");
    await pass();
    expect(await coverOf(id)).toBeUndefined();
    const [row] = await database.sql`SELECT image FROM artifakts WHERE id = ${id}`;
    expect(row!.image).toBeNull();
  });

  it("leaves the tile of a file that is too large to be read whole, without reading it", async () => {
    const id = await artifakt("x".repeat(UPLOAD_MAX_BYTES + 1));
    const read: string[] = [];
    await pass({ readFile: (key) => Promise.resolve(void read.push(key)) });
    expect(read.filter((key) => key.startsWith(`${id}-`))).toEqual([]);
    expect([await coverOf(id), await triesOf(id), errors]).toEqual([undefined, undefined, []]);
  });

  it("draws documents in the reader's process, and leaves hostile ones their tile", async () => {
    const menu = await artifakt(
      pdfOfPages([["Carta", "Molletes: 75 pesos."]]),
      "carta.pdf",
      "application/pdf",
    );
    const hostile = [
      await artifakt(docxBomb(), "bomba.docx", "application/zip"),
      await artifakt(pdfOfPages([["Carta"]], { isLocked: true }), "cerrada.pdf", "application/pdf"),
    ];
    const manual = await artifakt(await docxOf(), "manual.docx", "application/zip");
    await pass();
    expect((await sharp((await coverOf(menu))!.bytes).metadata()).format).toBe("webp");
    expect((await coverOf(manual))!.from).toBe(1);
    for (const id of hostile)
      expect([await coverOf(id), await triesOf(id)]).toEqual([undefined, undefined]);
    expect(errors).toEqual([]);
  });

  it("begins nothing more once it is to stop, and counts the stopped cover as no failure", async () => {
    const id = await artifakt("# Uno");
    const later = await artifakt("# Dos");
    const stopping = new AbortController();
    await pass({
      signal: stopping.signal,
      draw: () => {
        stopping.abort();
        return Promise.reject(new Error("aborted"));
      },
    });
    expect([await triesOf(id), await triesOf(later), errors]).toEqual([1, 0, []]);
    now = new Date(now.getTime() + 3_600_000);
    await pass();
    expect([(await coverOf(id))!.from, (await coverOf(later))!.from]).toEqual([1, 1]);
  });

  it("leaves an uploaded cover, which replaces a drawn one, until it is removed", async () => {
    const id = await artifakt("# Uno");
    await pass();
    expect((await upload(id, undefined)).kind).toBe("refused");
    expect((await upload(id, Buffer.from("WebP"))).kind).toBe("done");
    await addVersion(id, 2, "# Dos");
    await pass();
    const uploaded = (await coverOf(id))!;
    expect([uploaded.from, uploaded.bytes.toString(), await triesOf(id)]).toEqual([
      null,
      "WebP",
      undefined,
    ]);
    const seen = pictureEdition({ hash: uploaded.hash, alt: "" });
    await database.db.transaction((tx) =>
      removeArtifaktPicture(tx, { personId: MAKER, artifaktId: id, place: 0, seen, now }),
    );
    expect(await coverOf(id)).toBeUndefined();
    await pass();
    expect((await coverOf(id))!.from).toBe(2);
  });

  it("isolates a row that fails, and gives it up after a few tries", async () => {
    const bad = await artifakt("# Malo");
    files.delete(`${bad}-1`);
    const good = await artifakt("# Bueno");
    for (let tries = 1; tries <= COVER_TRIES_MAX; tries += 1) {
      await pass();
      expect([tries, await triesOf(bad), errors.length]).toEqual([tries, tries, tries]);
      expect(await pass()).toBe(0);
      now = new Date(now.getTime() + 24 * 3_600_000);
    }
    expect(await coverOf(good)).toBeDefined();
    await pass();
    expect([await triesOf(bad), await pass(), errors.length]).toEqual([
      undefined,
      0,
      COVER_TRIES_MAX,
    ]);
  });

  it("draws again when a version comes while it draws, and stores nothing if the artifakt goes", async () => {
    const id = await artifakt("# Uno");
    const draw = async () => {
      await addVersion(id, 2, "# Dos");
      return Buffer.from("de la primera");
    };
    await pass({ draw });
    expect([await coverOf(id), await triesOf(id)]).toEqual([undefined, 0]);
    await pass();
    expect((await coverOf(id))!.from).toBe(2);
    const gone = await artifakt("# Tres");
    await pass({
      draw: async () => {
        await database.sql`DELETE FROM artifakts WHERE id = ${gone}`;
        return Buffer.from("x");
      },
    });
    expect([await triesOf(gone), errors]).toEqual([undefined, []]);
  });
});
