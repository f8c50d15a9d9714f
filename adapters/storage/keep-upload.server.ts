import { createHash, randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import {
  safeFileName,
  sniffMediaType,
  SNIFFED_BYTES,
  UPLOAD_MAX_BYTES,
} from "#domain/artifakts/upload.ts";
import { logLine } from "#config/log-line.ts";
import { fileStore } from "./file-store.server.ts";
import { hasRoomFor } from "./free-space.server.ts";
import { StoredPartsAway } from "./join-parts.server.ts";
import { scanUpload } from "./scan-upload.server.ts";

/** An upload that is in the file store. */
export interface KeptUpload {
  storageKey: string;
  fileName: string;
  mediaType: string;
  size: number;
  sha256: string;
}

/**
 * `file-away`: the store failed, or lacks a part of the file. `file-disk`: the disk is nearly full.
 * `file-unscanned`: the malware scanner failed. The file itself may be fine in these three cases.
 * `file-unfinished`: of a file that is sent in parts some are missing.
 */
export type UploadProblem =
  | "file-missing"
  | "file-unfinished"
  | "file-large"
  | "file-kind"
  | "file-harmful"
  | "file-unscanned"
  | "file-away"
  | "file-disk";

/** A file of a form, or one that was sent in parts. */
export type UploadedFile = Pick<File, "name" | "size" | "stream">;

/**
 * Stores an uploaded file. It is streamed into a temporary file while its bytes are counted and
 * hashed, and refused past the limit. Its media type is detected from its first bytes, not
 * from what the browser claims. The operator's malware scanner, if any, reads it before it is stored.
 *
 * @param maxBytes RESUMABLE_MAX_BYTES for a file that was sent in parts
 */
export async function keepUpload(
  file: UploadedFile,
  maxBytes = UPLOAD_MAX_BYTES,
): Promise<KeptUpload | UploadProblem> {
  if (file.size === 0) return "file-missing";
  if (!(await hasRoomFor(file.size))) return "file-disk";
  const temporary = path.join(os.tmpdir(), `plaza-upload-${randomBytes(12).toString("hex")}`);
  try {
    const read = await copyCounted(file.stream(), temporary, maxBytes);
    if (read === "file-large") return read;
    const mediaType = sniffMediaType(read.head);
    if (mediaType === undefined) return "file-kind";
    const scanned = await scanUpload(temporary);
    if (scanned === "file-harmful")
      logLine({ level: "warn", event: "harmful-upload", size: read.size, sha256: read.sha256 });
    if (scanned) return scanned;
    const storageKey = `file-${randomBytes(16).toString("hex")}`;
    const { size, sha256 } = read;
    try {
      await fileStore.put(storageKey, temporary, { size, sha256 });
    } catch (error) {
      logFailure(error);
      // The store may have taken the file and only its response was lost: delete the orphan.
      await forgetUpload(storageKey);
      return "file-away";
    }
    return { storageKey, size, sha256, mediaType, fileName: safeFileName(file.name, mediaType) };
  } catch (error) {
    // The store failed while a file in parts was read from it.
    if (!(error instanceof StoredPartsAway)) throw error;
    logFailure(error.cause);
    return "file-away";
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Deletes a stored file that no row refers to. A failure is only logged: an orphaned file wastes
 * space, but must not fail the request.
 */
export async function forgetUpload(storageKey: string): Promise<void> {
  await fileStore.delete(storageKey).catch(logFailure);
}

function logFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : "no Error";
  logLine({ level: "error", error: text });
}

async function copyCounted(source: ReadableStream<Uint8Array>, target: string, maxBytes: number) {
  const hash = createHash("sha256");
  let head = new Uint8Array();
  let size = 0;
  const copy = await open(target, "wx", 0o600);
  try {
    for await (const chunk of source as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) return "file-large" as const;
      if (head.length < SNIFFED_BYTES)
        head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES - head.length)]);
      hash.update(chunk);
      await copy.writeFile(chunk);
    }
  } finally {
    await copy.close();
  }
  return { head, size, sha256: hash.digest("hex") };
}
