import { env } from "#config/env.ts";
import { GOODS_PREFIX } from "#domain/artifakts/versions.ts";
import { MEDIA_PREFIX } from "#domain/studio/media.ts";
import { folderStore } from "./folder-store.server.ts";
import { withBuilt } from "./built-store.server.ts";
import { s3Store } from "./s3-store.server.ts";

/** Object store of users' files. An object is written once and never changed. */
export interface FileStore {
  /**
   * Stores a file under a key.
   *
   * @param source path of a local file; it may be moved away
   */
  put(key: string, source: string, content: { size: number; sha256: string }): Promise<void>;
  /** The content of an object; undefined when there is no such key. */
  get(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deletes an object. A missing key is not an error. */
  delete(key: string): Promise<void>;
}

/** Folders of the build's files, relative to the process's working directory. */
const BUILT = { [GOODS_PREFIX]: "build/goods", [MEDIA_PREFIX]: "build/media" };

/**
 * The configured store: an S3-compatible bucket when `FILES_S3_URL` is set, else a local folder
 * (docs/decisions/0018-files.md); and beside it the goods (docs/decisions/0056-goods.md) and the things of
 * the multimedia library (docs/decisions/0060-multimedia-things.md).
 */
export const fileStore: FileStore = withBuilt(
  env.FILES_S3_URL ? s3Store(env.FILES_S3_URL) : folderStore(env.FILES_DIR),
  BUILT,
);
