import type { Db } from "#db/connection/client.ts";
import { forgetUpload } from "#adapters/storage/keep-upload.server.ts";
import { writeAs, type WriteArgs, type Writer, type WriteResult } from "./write-as.server.ts";

/**
 * `writeAs` with files that are in the file store already. They are deleted again where no row refers to them:
 * the write was refused, failed, or repeats an earlier idempotency key. A commit whose answer was lost leaves
 * them there.
 *
 * @param storageKeys of the files
 * @param write calls `keep` once its rows refer to them
 */
export async function writeWithUploads<Value>(
  args: WriteArgs,
  storageKeys: readonly string[],
  write: (tx: Db, writer: Writer, keep: () => void) => Promise<Value>,
): Promise<WriteResult<Value>> {
  let isUsed = false;
  try {
    const written = await writeAs(args, (tx, writer) => {
      // An earlier try of the transaction was rolled back.
      isUsed = false;
      return write(tx, writer, () => (isUsed = true));
    });
    isUsed &&= written.ok;
    return written;
  } finally {
    if (!isUsed) await Promise.all(storageKeys.map(forgetUpload));
  }
}
