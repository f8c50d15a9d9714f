import { env } from "#config/env.ts";
import { folderStore } from "./folder-store.server.ts";
import { withGoods } from "./goods-store.server.ts";
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

/** Where the build puts the goods, from the folder that a process is started in. */
const GOODS_FOLDER = "build/goods";

/**
 * The configured store: an S3-compatible bucket when `FILES_S3_URL` is set, else a local folder
 * (docs/decisions/0018-files.md); and beside it the goods (docs/decisions/0056-goods.md).
 */
export const fileStore: FileStore = withGoods(
  env.FILES_S3_URL ? s3Store(env.FILES_S3_URL) : folderStore(env.FILES_DIR),
  GOODS_FOLDER,
);
