import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { FileStore } from "./file-store.server.ts";

/** Names that the build gives to its files. They cannot contain a path separator or `..`. */
const NAME = /^[a-z0-9][a-z0-9-]{0,80}(\.[a-z0-9]{2,5})?$/;

/**
 * A store that also has the files made by the build (goods, media), so that every process and every
 * copy of the image has them without copying.
 *
 * @param folders by prefix of their keys; without its folder only that key's file is missing
 */
export function withBuilt(store: FileStore, folders: Readonly<Record<string, string>>): FileStore {
  const prefixOf = (key: string) => Object.keys(folders).find((prefix) => key.startsWith(prefix));
  return {
    async put(key, source, content) {
      if (prefixOf(key)) throw new RangeError(`files of the build are read only: ${key}`);
      await store.put(key, source, content);
    },
    async get(key) {
      const prefix = prefixOf(key);
      if (!prefix) return store.get(key);
      const name = key.slice(prefix.length);
      if (!NAME.test(name)) throw new RangeError(`not a key: ${key}`);
      const file = path.join(path.resolve(folders[prefix]!), name);
      const isThere = await access(file).then(
        () => true,
        () => false,
      );
      if (!isThere) return undefined;
      return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    },
    async delete(key) {
      // The last row that named it is gone; the file belongs to the build.
      if (!prefixOf(key)) await store.delete(key);
    },
  };
}
