import fs from "node:fs";
import path from "node:path";
import { COVER_PLACE } from "#domain/artifakts/artifakt-pictures.ts";
import { GOODS_PREFIX } from "#domain/artifakts/versions.ts";
import type { artifaktPictures } from "#db/schema/artifakts/artifakt-pictures.ts";
import type { artifaktVersions } from "#db/schema/artifakts/artifakt-trade.ts";
import type { artifakts } from "#db/schema/items/catalogue.ts";
import { readManifest, type ManifestGood } from "./manifest.ts";

type Artifakt = typeof artifakts.$inferInsert;

/** Rows of the goods that the build has made. */
export interface SeededGoods {
  /** Versions of the files of these artifakts; the first is as old as its artifakt. */
  versionsOf(artifakts: readonly Artifakt[], now: Date): (typeof artifaktVersions.$inferInsert)[];
  /**
   * Covers of these artifakts, drawn from the newest version. They are on the artifakt's own page only:
   * `artifakts.image` stays empty, since two dozen covers on a list would be two dozen requests.
   */
  coversOf(artifakts: readonly Artifakt[], now: Date): (typeof artifaktPictures.$inferInsert)[];
  /** The picture of each of WRITTEN_ENTRIES. */
  entryPictures: readonly EntryPicture[];
}

/** Two WebP files, and the size of the first in pixels. */
export interface EntryPicture {
  bytes: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/**
 * The goods of a folder.
 *
 * @throws Error, in one line, when the build has not made them
 */
export function readGoods(folder: string): SeededGoods {
  const goods = new Map<string, ManifestGood & { bytes: Buffer }>();
  const manifest = readManifest(folder);
  const read = (name: string) => fs.readFileSync(path.join(folder, name));
  for (const good of manifest.goods) {
    goods.set(`artifakt-${good.artifakt}`, { ...good, bytes: read(good.cover) });
  }
  /** When a version was made: the first with its artifakt, the others evenly between then and now. */
  const madeAt = ({ createdAt }: Artifakt, index: number, count: number, now: Date): Date => {
    const start = (createdAt ?? now).getTime();
    return new Date(start + ((now.getTime() - start) * index) / count);
  };
  return {
    entryPictures: manifest.entries.map(({ picture, thumbnail, width, height }) => ({
      bytes: read(picture),
      thumbnail: read(thumbnail),
      width,
      height,
    })),
    versionsOf: (made, now) =>
      made.flatMap((artifakt) =>
        (goods.get(artifakt.id)?.versions ?? []).map(({ file, ...facts }, index, { length }) => ({
          artifaktId: artifakt.id,
          version: index + 1,
          storageKey: GOODS_PREFIX + file,
          createdAt: madeAt(artifakt, index, length, now),
          ...facts,
        })),
      ),
    coversOf: (made, now) =>
      made.flatMap((artifakt) => {
        const good = goods.get(artifakt.id);
        if (!good) return [];
        const { length } = good.versions;
        return [
          {
            artifaktId: artifakt.id,
            place: COVER_PLACE,
            bytes: good.bytes,
            drawnFrom: length,
            changedAt: madeAt(artifakt, length - 1, length, now),
          },
        ];
      }),
  };
}
