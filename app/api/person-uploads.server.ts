import { createHash, randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { DataStore, ERRORS, Upload } from "@tus/server";
import { uploadedName, UPLOAD_KEPT_HOURS } from "#domain/artifakts/resumable-upload.ts";
import { db } from "#db/connection/live-database.ts";
import {
  addPart,
  beginUpload,
  findUpload,
  removeUpload,
} from "#db/commands/artifakts/resumable-uploads.ts";
import { fileStore } from "#adapters/storage/file-store.server.ts";
import { hasRoomFor } from "#adapters/storage/free-space.server.ts";
import { forgetUpload } from "#adapters/storage/keep-upload.server.ts";
import { NOT_WRITTEN_STATUSES, transact } from "#app/session/write-as.server.ts";

/** An error that the tus server answers with. */
const refusal = (status_code: number, body: string) => ({ status_code, body: `${body}\n` });

/**
 * The uploads of one person as the tus server wants them: state in the database, parts in the file store, so
 * that any process of any host takes the next part. Another person's upload is not found.
 */
export class PersonUploads extends DataStore {
  override extensions = ["creation", "expiration", "termination"];

  constructor(private readonly personId: string) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    if (size === 0) throw refusal(400, "An empty file");
    if (!(await hasRoomFor(size))) throw refusal(507, "No room on the disk");
    await this.#write((tx) =>
      beginUpload(tx, {
        id,
        personId: this.personId,
        fileName: uploadedName(metadata?.filename),
        size,
        now: new Date(),
      }),
    );
    return upload;
  }

  /** Stores the body of one request as a part. @returns how many bytes have arrived in all */
  override async write(stream: Readable, id: string, start: number): Promise<number> {
    const bytes = await buffer(stream);
    if (bytes.length === 0) return start;
    const storageKey = `part-${randomBytes(16).toString("hex")}`;
    await putPart(storageKey, bytes);
    const own = { id, personId: this.personId };
    let isUsed = false;
    try {
      const added = await this.#write((tx) =>
        addPart(tx, { ...own, start, size: bytes.length, storageKey, now: new Date() }),
      );
      if (added.kind === "refused") throw ERRORS.INVALID_OFFSET;
      isUsed = true;
      return added.received;
    } finally {
      if (!isUsed) await forgetUpload(storageKey);
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(db, { id, personId: this.personId });
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    const { received: offset, size, fileName: filename, touchedAt } = found;
    // It is kept since its last part; the protocol counts from the creation.
    return new Upload({
      id,
      size,
      offset,
      metadata: { filename },
      creation_date: touchedAt.toISOString(),
    });
  }

  override async remove(id: string): Promise<void> {
    const isRemoved = await this.#write((tx) => removeUpload(tx, { id, personId: this.personId }));
    if (!isRemoved) throw ERRORS.FILE_NOT_FOUND;
  }

  override getExpiration(): number {
    return UPLOAD_KEPT_HOURS * 3_600_000;
  }

  /** @throws a refusal where the transaction lost against others or the person's quota is used up */
  async #write<Value>(write: Parameters<typeof transact<Value>>[0]): Promise<Value> {
    const written = await transact(write);
    if (written.ok) return written.value;
    const { reason } = written.error;
    throw refusal(NOT_WRITTEN_STATUSES[reason], reason);
  }
}

/** @throws a refusal where the store does not take it */
async function putPart(storageKey: string, bytes: Buffer): Promise<void> {
  const temporary = path.join(os.tmpdir(), `plaza-${storageKey}`);
  try {
    await writeFile(temporary, bytes, { flag: "wx", mode: 0o600 });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await fileStore.put(storageKey, temporary, { size: bytes.length, sha256 });
  } catch {
    await forgetUpload(storageKey);
    throw refusal(503, "The file store is away");
  } finally {
    await rm(temporary, { force: true });
  }
}
