import { db } from "#app/db.server.ts";
import { formatStorage, STORAGE_QUOTAS } from "#app/domain/storage-quota.ts";
import { findStorage } from "#db/queries/storage.ts";
import { findViewer } from "./viewer.server.ts";

/** How much whoever looks has stored, and may store; a visitor's is the guest's they would become. */
export async function findShownStorage(request: Request): Promise<{ used: string; limit: string }> {
  const { personId, isVisitor } = await findViewer(request);
  const storage = isVisitor
    ? { used: 0, limit: STORAGE_QUOTAS.guest }
    : await findStorage(db, personId);
  return { used: formatStorage(storage.used), limit: formatStorage(storage.limit) };
}
