import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileStore } from "./file-store.server.ts";

/** Ours only: nothing in it can lead out of the folder. */
const KEY = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** Files in a folder of this machine, spread over 256 of its own by the beginning of their hash. */
export function folderStore(folder: string): FileStore {
  const placeOf = (key: string) => {
    if (!KEY.test(key)) throw new RangeError(`not a key: ${key}`);
    return path.join(path.resolve(folder), key.slice(-2), key);
  };
  return {
    async put(key, source) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      // Whole or not there: it is written beside its place, and only then called by its name.
      const half = `${place}.part`;
      await rename(source, half).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "EXDEV") throw error;
        await copyFile(source, half);
        await rm(source, { force: true });
      });
      const file = await open(half, "r+");
      await file.sync().finally(() => file.close());
      await rename(half, place);
    },
    async get(key) {
      const place = placeOf(key);
      const file = await open(place, "r").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      if (!file) return undefined;
      await file.close();
      return Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>;
    },
    async delete(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}
