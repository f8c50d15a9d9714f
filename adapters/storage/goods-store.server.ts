import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { GOODS_PREFIX } from "#domain/artifakts/versions.ts";
import type { FileStore } from "./file-store.server.ts";

/** Names that the build gives to goods. They cannot contain a path separator or `..`. */
const NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;

/**
 * A store that has the goods of a folder beside what another one has: the build has made them, so every
 * process and every copy of the image has them without copying.
 *
 * @param folder where the build has put them; without it only they are missing
 */
export function withGoods(store: FileStore, folder: string): FileStore {
  const isGood = (key: string) => key.startsWith(GOODS_PREFIX);
  return {
    async put(key, source, content) {
      if (isGood(key)) throw new RangeError(`goods are read only: ${key}`);
      await store.put(key, source, content);
    },
    async get(key) {
      if (!isGood(key)) return store.get(key);
      const name = key.slice(GOODS_PREFIX.length);
      if (!NAME.test(name)) throw new RangeError(`not a key: ${key}`);
      const file = path.join(path.resolve(folder), name);
      const isThere = await access(file).then(
        () => true,
        () => false,
      );
      if (!isThere) return undefined;
      return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    },
    async delete(key) {
      // The last row that named it is gone; the file belongs to the build.
      if (!isGood(key)) await store.delete(key);
    },
  };
}
