/** What tests need of the multimedia library's things that the build has made. */
import fs from "node:fs";
import path from "node:path";
import { readMediaManifest, type MediaFile, type MediaThing } from "../../seeds/media/manifest.ts";

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
