import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import {
  artifaktPictureAddress,
  COVER_PLACE,
  SHORT_HASH_LENGTH,
} from "#domain/artifakts/artifakt-pictures.ts";
import { GOODS_PREFIX } from "#domain/artifakts/versions.ts";
import type { artifaktPictures } from "#db/schema/artifakts/artifakt-pictures.ts";
import type { artifaktVersions } from "#db/schema/artifakts/artifakt-trade.ts";
import type { artifakts } from "#db/schema/items/catalogue.ts";
import { readManifest, type ManifestGood } from "./manifest.ts";

type Artifakt = typeof artifakts.$inferInsert;

/** Rows of the goods that the build has made. */
export interface SeededGoods {
  /** The artifakt with the address of its cover, where it has a good. */
  withCover(artifakt: Artifakt): Artifakt;
  /** Versions of the files of these artifakts; the first is as old as its artifakt. */
  versionsOf(artifakts: readonly Artifakt[], now: Date): (typeof artifaktVersions.$inferInsert)[];
  /** Covers of these artifakts, drawn from the newest version. */
  coversOf(artifakts: readonly Artifakt[], now: Date): (typeof artifaktPictures.$inferInsert)[];
}

/**
 * The goods of a folder.
 *
 * @throws Error, in one line, when the build has not made them
 */
export function readGoods(folder: string): SeededGoods {
  const goods = new Map<string, ManifestGood & { bytes: Buffer; hash: string }>();
  for (const good of readManifest(folder).goods) {
    const bytes = fs.readFileSync(path.join(folder, good.cover));
    // As the generated column `artifakt_pictures.hash`.
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    goods.set(`artifakt-${good.artifakt}`, { ...good, bytes, hash });
  }
  /** When a version was made: the first with its artifakt, the others evenly between then and now. */
  const madeAt = ({ createdAt }: Artifakt, index: number, count: number, now: Date): Date => {
    const start = (createdAt ?? now).getTime();
    return new Date(start + ((now.getTime() - start) * index) / count);
  };
  return {
    withCover(artifakt) {
      const good = goods.get(artifakt.id);
      return good
        ? {
            ...artifakt,
            image: artifaktPictureAddress(artifakt.id, good.hash.slice(0, SHORT_HASH_LENGTH)),
          }
        : artifakt;
    },
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
