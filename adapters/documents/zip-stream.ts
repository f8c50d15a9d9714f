import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive. */
export interface ZippedFile {
  /** Path with `/` between folders. */
  name: string;
  modifiedAt: Date;
  /** Text in UTF-8, or bytes that are stored as they are. */
  content: string | AsyncIterable<Uint8Array>;
}

/**
 * A ZIP archive as a stream: one file after the other, as fast as it is read.
 *
 * @throws while it is read, what `files` throws
 */
export async function* zipStream(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, modifiedAt, content } of files) {
    const isText = typeof content === "string";
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = modifiedAt;
    zip.add(entry);
    if (isText) entry.push(new TextEncoder().encode(content), true);
    else {
      for await (const bytes of content) {
        entry.push(bytes);
        yield* take();
      }
      entry.push(new Uint8Array(), true);
    }
    yield* take();
  }
  zip.end();
  yield* take();
}
