/** The list of goods that the build writes beside them, which the seeds read. */
import fs from "node:fs";
import path from "node:path";

export interface ManifestVersion {
  /** Name in the folder of goods. */
  file: string;
  fileName: string;
  mediaType: string;
  notes: string;
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

export interface ManifestGood {
  /** Number of the artifakt, from 1. */
  artifakt: number;
  /** Oldest first. */
  versions: ManifestVersion[];
  /** Name of its cover in the folder, a WebP. */
  cover: string;
}

/** The picture of a seeded entry of a challenge. */
export interface ManifestEntry {
  /** Index in WRITTEN_ENTRIES. */
  entry: number;
  /** Names in the folder of goods, two WebP files. */
  picture: string;
  thumbnail: string;
  /** In pixels, of the picture. */
  width: number;
  height: number;
}

export interface GoodsManifest {
  goods: ManifestGood[];
  entries: ManifestEntry[];
}

/**
 * The goods of a folder.
 *
 * @throws Error, in one line, when the build has not made them
 */
export function readManifest(folder: string): GoodsManifest {
  const file = path.join(folder, "manifest.json");
  if (!fs.existsSync(file))
    throw new Error(`${file} is missing: make the goods first (npm run build, or npm run goods)`);
  return JSON.parse(fs.readFileSync(file, "utf8")) as GoodsManifest;
}
