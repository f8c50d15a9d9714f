/** Goods and files of the multimedia library that the build has made, for tests. */
import fs from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { WRITTEN_ARTIFAKTS, type WrittenArtifakt } from "../../seeds/content/artifakts.ts";
import { readManifest, type ManifestVersion } from "../../seeds/goods/manifest.ts";
import { readMediaManifest, type MediaFile, type MediaThing } from "../../seeds/media/manifest.ts";

export const GOODS_FOLDER = path.resolve("build/goods");

export interface MadeFile extends ManifestVersion {
  artifakt: number;
  written: WrittenArtifakt;
  bytes: Buffer;
  /** Ending of its name, in lower case. */
  ending: string;
}

/** The newest version of every good. */
export const readFiles = (): MadeFile[] =>
  readManifest(GOODS_FOLDER).goods.map(({ artifakt, versions }) => {
    const newest = versions.at(-1)!;
    return {
      ...newest,
      artifakt,
      written: WRITTEN_ARTIFAKTS[artifakt - 1]!,
      bytes: fs.readFileSync(path.join(GOODS_FOLDER, newest.file)),
      ending: path.extname(newest.fileName).slice(1).toLowerCase(),
    };
  });

/** Files of an archive by name. */
export const unpack = (bytes: Uint8Array): Map<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(bytes)));

export const asText = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { fatal: true }).decode(bytes);

export const MEDIA_FOLDER = path.resolve("build/media");

export const readMedia = (name: string): Buffer => fs.readFileSync(path.join(MEDIA_FOLDER, name));

export interface MadeMedia extends MediaFile {
  thing: MediaThing;
  bytes: Buffer;
}

/** Every file of a collection, of a kind by its ending. */
export const filesOf = (collection: string, ending: string): MadeMedia[] =>
  readMediaManifest(MEDIA_FOLDER)
    .media.filter((thing) => thing.collection === collection)
    .flatMap((thing) =>
      thing.files.map((file) => ({ ...file, thing, bytes: readMedia(file.file) })),
    )
    .filter(({ file }) => file.endsWith(ending));
