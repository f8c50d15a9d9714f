import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ARTIFAKT_PICTURE } from "#domain/artifakts/artifakt-pictures.ts";
import { THUMBNAIL } from "#domain/challenges/entries.ts";
import { drawEntries, ENTRY_PICTURE } from "./content/entry-pictures.ts";
import { GOODS } from "./goods.ts";
import type { GoodsManifest, ManifestEntry, ManifestGood } from "./manifest.ts";
import { renderPng } from "./kit/paper-svg.ts";

/** Bytes of a cover, and the qualities that are tried until it is small enough. */
const COVER_MAX_BYTES = 14_000;
const COVER_QUALITIES = [78, 68, 58, 48, 38, 28];

/** Maximum bytes of the seeded entries' pictures; uploaded ones may be larger. */
const ENTRY_MAX_BYTES = 30_000;
const THUMBNAIL_MAX_BYTES = 9_000;

/** A drawing as WebP: drawn at twice its size and scaled, which is sharper than drawing it small. */
async function writePicture(
  name: string,
  svg: string,
  { width, height, maxBytes }: { width: number; height: number; maxBytes: number },
): Promise<Buffer> {
  const png = renderPng(svg, width * 2);
  const small = await sharp(png).resize({ width, height }).png().toBuffer();
  for (const quality of COVER_QUALITIES) {
    const webp = await sharp(small).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`${name} is too large: draw less in it`);
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Makes the goods and the pictures of seeded entries in a folder, which is emptied first. */
export async function writeGoods(folder: string): Promise<{ files: number; bytes: number }> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const goods: ManifestGood[] = [];
  let [files, total] = [0, 0];
  const write = (name: string, bytes: Uint8Array) => {
    fs.writeFileSync(path.join(folder, name), bytes);
    files += 1;
    total += bytes.length;
  };
  // Pictures are made by threads beside this one, while the next good is drawn.
  const pending: Promise<void>[] = [];
  for (const make of GOODS) {
    const { artifakt, versions, cover } = await make();
    const kept = versions.map(({ bytes, fileName, mediaType, notes }, index) => {
      const file = `good-${artifakt}-${index + 1}`;
      write(file, bytes);
      return { file, fileName, mediaType, notes, size: bytes.length, sha256: sha256(bytes) };
    });
    const coverFile = `cover-${artifakt}.webp`;
    const size = { ...ARTIFAKT_PICTURE, maxBytes: COVER_MAX_BYTES };
    pending.push(writePicture(coverFile, cover, size).then((picture) => write(coverFile, picture)));
    goods.push({ artifakt, versions: kept, cover: coverFile });
  }
  const entries = drawEntries().map((svg, entry): ManifestEntry => {
    const [picture, thumbnail] = [`entry-${entry + 1}.webp`, `entry-${entry + 1}-small.webp`];
    for (const [name, size] of [
      [picture, { ...ENTRY_PICTURE, maxBytes: ENTRY_MAX_BYTES }],
      [thumbnail, { ...THUMBNAIL, maxBytes: THUMBNAIL_MAX_BYTES }],
    ] as const)
      pending.push(writePicture(name, svg, size).then((bytes) => write(name, bytes)));
    return { entry, picture, thumbnail, ...ENTRY_PICTURE };
  });
  await Promise.all(pending);
  goods.sort((one, other) => one.artifakt - other.artifakt);
  const manifest: GoodsManifest = { goods, entries };
  fs.writeFileSync(path.join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  return { files, bytes: total };
}
