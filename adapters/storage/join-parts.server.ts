import { Readable } from "node:stream";
import { fileStore } from "./file-store.server.ts";
import type { UploadedFile } from "./keep-upload.server.ts";

/** Error of a stream whose file is in the file store: the store failed, or a part of the file is missing. */
export class StoredPartsAway extends Error {}

/**
 * A file whose parts are objects of the file store, read one after the other.
 *
 * @param keys of the parts, in the order of the file
 * @returns its stream fails with StoredPartsAway
 */
export const joinParts = (
  keys: readonly string[],
  { name, size }: { name: string; size: number },
): UploadedFile => ({
  name,
  size,
  stream: () =>
    Readable.toWeb(Readable.from(readParts(keys))) as ReadableStream<Uint8Array<ArrayBuffer>>,
});

async function* readParts(keys: readonly string[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    for (const key of keys) {
      const part = await fileStore.get(key);
      if (!part) throw new Error("the file store has no such part");
      yield* part as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>;
    }
  } catch (cause) {
    throw new StoredPartsAway("a file in parts could not be read", { cause });
  }
}
