import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { MAKERS } from "./collections.ts";
import { makeCuts } from "./cuts.ts";
import { RECORDINGS, soundOf } from "../sounds/recordings.ts";
import { SPRITE_COLUMNS, writeMediaCover, writeSprite } from "./kit/pictures.ts";
import { MEDIA_CELL, type MediaCut, type MediaManifest, type MediaThing } from "./manifest.ts";
import type { MadeCollection, MadeThing, MakeCollection } from "./thing.ts";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Makes the library's things in a folder, which is emptied first.
 *
 * @param only fewer collections and tracks than all
 */
export async function writeMedia(
  folder: string,
  only: { makers?: readonly MakeCollection[]; tracks?: string[] } = {},
): Promise<{ files: number; bytes: number }> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  let total = 0;
  const write = (file: string, bytes: Uint8Array) => {
    if (written.has(file)) throw new Error(`two files are called ${file}`);
    written.add(file);
    fs.writeFileSync(path.join(folder, file), bytes);
    total += bytes.length;
    return { file, size: bytes.length, sha256: sha256(bytes) };
  };

  const thingOf = (
    { files, thumb: _, ...facts }: MadeThing,
    collection: string,
    position: number,
  ): MediaThing => ({
    collection,
    ...facts,
    position,
    files: files.map(({ bytes, fileName, mediaType, ...size }) => {
      const { file, ...kept } = write(`${facts.id}${path.extname(fileName)}`, bytes);
      return { file, fileName, mediaType, ...kept, ...size };
    }),
  });

  const manifest: MediaManifest = { collections: {}, media: [], sounds: [], cuts: [] };
  const drawn = async ({ id, things, cover }: MadeCollection) => {
    const thumbs = things.map(({ thumb }) => thumb).filter((thumb) => thumb !== undefined);
    if (thumbs.length === 0) return { columns: 0, cell: MEDIA_CELL };
    if (thumbs.length < things.length) throw new Error(`${id}: a thing has no thumbnail`);
    const sprite = write(`sprite-${id}.webp`, await writeSprite(thumbs)).file;
    const front = await writeMediaCover(id, cover ?? thumbs[0]!);
    return {
      sprite,
      columns: Math.min(SPRITE_COLUMNS, thumbs.length),
      cell: MEDIA_CELL,
      cover: write(`cover-${id}.webp`, front).file,
    };
  };
  for (const make of only.makers ?? MAKERS) {
    const made = await make();
    manifest.media.push(...made.things.map((each, at) => thingOf(each, made.id, at)));
    manifest.collections[made.id] = await drawn(made);
  }
  for (const track of Object.keys(RECORDINGS)) {
    if (only.tracks && !only.tracks.includes(track)) continue;
    const { bytes, seconds, peaks } = soundOf(track);
    manifest.sounds.push({ track, seconds, waveform: peaks, ...write(`${track}.wav`, bytes) });
  }
  for (const { bytes, ...cut } of await makeCuts(only.tracks))
    manifest.cuts.push({
      ...cut,
      ...write(`${cut.track}-${cut.seconds}.mp3`, bytes),
    } satisfies MediaCut);
  fs.writeFileSync(path.join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  return { files: written.size, bytes: total };
}
