import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { ARTIFAKT_PICTURE } from "#domain/artifakts/artifakt-pictures.ts";
import {
  safeFileName,
  sniffMediaType,
  SNIFFED_BYTES,
  UPLOAD_MAX_BYTES,
} from "#domain/artifakts/upload.ts";
import { VERSION_NOTES_MAX } from "#domain/artifakts/versions.ts";
import { GOODS_FOLDER, readFiles, unpack } from "../../tests/support/made-goods.ts";
import { WRITTEN_ARTIFAKTS } from "../content/artifakts.ts";
import { readManifest } from "./manifest.ts";
import { writeGoods } from "./write-goods.ts";
import { openEveryPicture } from "../../tests/support/pictures/every-picture.ts";

openEveryPicture();

/** All goods together, and one cover. */
const GOODS_MAX_BYTES = 6 * 1_048_576;
const COVER_MAX_BYTES = 14_000;
const MAKING_MS = 120_000;

const { goods } = readManifest(GOODS_FOLDER);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plaza-goods-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const read = (name: string) => fs.readFileSync(path.join(GOODS_FOLDER, name));

/** Kind of a file by its ending; for an archive, by the files in it. */
function kindOf({ ending, bytes }: ReturnType<typeof readFiles>[number]): string {
  if (ending !== "zip") return ending;
  const names = [...unpack(bytes).keys()];
  return ["html", "wav", "gif", "csv", "svg"].find((each) =>
    names.some((name) => name.endsWith(`.${each}`)),
  )!;
}

describe("the goods of the build", () => {
  it("are the files of the forty artifakts shown first, of at least eight kinds", () => {
    expect(goods.map(({ artifakt }) => artifakt)).toEqual(
      WRITTEN_ARTIFAKTS.map((_, index) => index + 1),
    );
    expect(goods.length).toBe(40);
    const kinds = new Set(readFiles().map(kindOf));
    expect([...kinds].sort()).toEqual(
      [
        "csv",
        "docx",
        "gif",
        "glb",
        "html",
        "pdf",
        "png",
        "pptx",
        "svg",
        "txt",
        "wav",
        "xlsx",
      ].sort(),
    );
  });

  it("have the size, the hash, the name and the type that their row says", () => {
    let bytes = 0;
    for (const { versions } of goods)
      for (const { file, fileName, mediaType, notes, size, sha256 } of versions) {
        const content = read(file);
        bytes += content.length;
        expect([file, content.length], file).toEqual([file, size]);
        expect(createHash("sha256").update(content).digest("hex"), file).toBe(sha256);
        // Name and type that an upload would get.
        expect(sniffMediaType(content.subarray(0, SNIFFED_BYTES)), file).toBe(mediaType);
        expect(safeFileName(fileName, mediaType)).toBe(fileName);
        expect(size).toBeLessThan(UPLOAD_MAX_BYTES);
        expect(notes.length).toBeLessThanOrEqual(VERSION_NOTES_MAX);
      }
    expect(bytes).toBeLessThan(GOODS_MAX_BYTES);
    // Several versions only where each says what is new in it.
    const several = goods.filter(({ versions }) => versions.length > 1);
    expect(several.length).toBeGreaterThan(2);
    for (const { versions } of several) expect(versions.every(({ notes }) => notes)).toBe(true);
  });

  it("have covers that are pictures of their own, light enough for a list", async () => {
    const hashes = new Set<string>();
    for (const { cover } of goods) {
      const bytes = read(cover);
      const { format, width, height } = await sharp(bytes).metadata();
      expect([cover, format, width, height]).toEqual([
        cover,
        "webp",
        ...Object.values(ARTIFAKT_PICTURE),
      ]);
      expect(bytes.length, cover).toBeLessThanOrEqual(COVER_MAX_BYTES);
      const { channels } = await sharp(bytes).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), cover).toBeGreaterThan(8);
      hashes.add(createHash("sha256").update(bytes).digest("hex"));
    }
    expect(hashes.size).toBe(goods.length);
  });

  it(
    "are the same bytes whenever they are made",
    async () => {
      await writeGoods(folder);
      // The build has made the others, in another process and at another time.
      for (const name of fs.readdirSync(folder))
        expect(fs.readFileSync(path.join(folder, name)).equals(read(name)), name).toBe(true);
      expect(fs.readdirSync(folder).sort()).toEqual(fs.readdirSync(GOODS_FOLDER).sort());
    },
    MAKING_MS,
  );

  it("are asked for in one line when they are missing", () => {
    expect(() => readManifest(path.join(folder, "nowhere"))).toThrow(
      /^\S+manifest\.json is missing: .*npm run build/,
    );
  });
});
