import { env } from "#config/env.ts";
import { folderStore } from "./folder-store.server.ts";
import { s3Store } from "./s3-store.server.ts";

/** Where files of people are kept. A key is written once and never changed. */
export interface FileStore {
  /**
   * Keeps a file under a key.
   *
   * @param source a file of this machine; it may be moved away
   */
  put(key: string, source: string, about: { size: number; sha256: string }): Promise<void>;
  /** The bytes of a key; undefined when there are none. */
  get(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Gone already is gone. */
  delete(key: string): Promise<void>;
}

/**
 * The store the configuration names: a bucket that speaks S3 where `FILES_S3_URL` is set, else a
 * folder of this machine (docs/decisions/0018-files.md).
 */
export const fileStore: FileStore = env.FILES_S3_URL
  ? s3Store(env.FILES_S3_URL)
  : folderStore(env.FILES_DIR);
