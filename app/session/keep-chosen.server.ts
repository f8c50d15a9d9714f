import { RESUMABLE_MAX_BYTES } from "#domain/artifakts/resumable-upload.ts";
import { db } from "#db/connection/live-database.ts";
import { findUpload, listParts } from "#db/commands/artifakts/resumable-uploads.ts";
import { joinParts } from "#adapters/storage/join-parts.server.ts";
import {
  keepUpload,
  type KeptUpload,
  type UploadProblem,
} from "#adapters/storage/keep-upload.server.ts";
import { findViewer } from "./viewer.server.ts";

/**
 * Stores the file of a form: the one in it, or the one that the browser has sent in parts before
 * (app/api/uploads.ts).
 *
 * @param upload id of the upload in parts; empty without one
 * @returns undefined where the form has neither
 */
export async function keepChosen(
  request: Request,
  { file, upload }: { file?: File | undefined; upload: string },
): Promise<KeptUpload | UploadProblem | undefined> {
  if (!upload) return file && keepUpload(file);
  const { personId, isVisitor } = await findViewer(request);
  const found = isVisitor ? undefined : await findUpload(db, { id: upload, personId });
  // Too old, or of another person: to be chosen again.
  if (!found) return "file-missing";
  const { size, received, fileName } = found;
  if (received < size) return "file-unfinished";
  const whole = joinParts(await listParts(db, upload), { name: fileName, size });
  return keepUpload(whole, RESUMABLE_MAX_BYTES);
}
