import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileStore } from "./file-store.server.ts";

/** Keys that Plaza generates. They cannot contain a path separator or `..` (path traversal). */
const KEY = /^[a-z0-9][a-z0-9-]{0,120}$/;

/**
 * A store in a local folder, in up to 256 subfolders named by the last two characters of the key.
 */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new RangeError(`not a key: ${key}`);
    return path.join(path.resolve(folder), key.slice(-2), key);
  };
  return {
    async put(key, source) {
      const target = pathOf(key);
      await mkdir(path.dirname(target), { recursive: true });
      // Atomic write: copied beside its target, synced to disk, then renamed.
      const partial = `${target}.part`;
      await rename(source, partial).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "EXDEV") throw error;
        await copyFile(source, partial);
        await rm(source, { force: true });
      });
      const file = await open(partial, "r+");
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, target);
    },
    async get(key) {
      const target = pathOf(key);
      const file = await open(target, "r").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      if (!file) return undefined;
      await file.close();
      return Readable.toWeb(createReadStream(target)) as ReadableStream<Uint8Array>;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
