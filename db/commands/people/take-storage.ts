import { eq, lt, sql } from "drizzle-orm";
import {
  countedBytes,
  GUEST_UPLOADS_A_DAY,
  isWithinQuota,
  STORAGE_QUOTAS,
  storagePlanOf,
  type StorageRefusal,
} from "#domain/people/storage-quota.ts";
import type { Db } from "#db/connection/client.ts";
import { findStorageUsed } from "#db/queries/people/storage.ts";
import { guestUploads, storageUsage } from "#db/schema/people/storage.ts";
import { lockPerson } from "./lock-person.ts";

/** A quota is used up: thrown, so that it undoes the write whichever command asked for room. */
export class StorageFull extends Error {
  override name = "StorageFull";
  constructor(readonly refusal: StorageRefusal) {
    super(`the storage quota of ${refusal.limitOf} is used up`);
  }
}

/** Former days' rows that the first upload of a day clears away. */
const CLEARED_AT_ONCE = 20;

/** Whose the room is, and how much. */
export interface TakenStorage {
  personId: string;
  /** Where a request comes from, as rate limits count it; undefined is nowhere. */
  address?: string | undefined;
  bytes: number;
  now: Date;
}

/**
 * Counts bytes that this transaction stores against the person's quota, and a guest's against that of
 * the address as well. Call it before the row is inserted: the first count adds up what is there.
 *
 * Under the person's lock, which the transaction keeps: of many at once each sees what the one before
 * it took, so that together they never exceed the quota.
 *
 * @throws StorageFull when it does not fit
 */
export async function takeStorage(
  tx: Db,
  { personId, address, bytes, now }: TakenStorage,
): Promise<void> {
  const person = await lockPerson(tx, personId);
  // Deleted meanwhile: the row that refers to the person is refused.
  if (!person) return;
  const plan = storagePlanOf(person);
  const limit = STORAGE_QUOTAS[plan];
  const used = await findStorageUsed(tx, personId);
  const more = countedBytes(bytes);
  if (!isWithinQuota(used, more, limit)) throw new StorageFull({ limitOf: plan, used, limit });
  const set = { bytes: used + more };
  await tx
    .insert(storageUsage)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: storageUsage.personId, set });
  if (plan === "guest" && address) await takeOfAddress(tx, address, more, now);
}

/** Counts and checks in one statement; guests of one address wait for each other until they commit. */
async function takeOfAddress(tx: Db, address: string, more: number, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const limit = GUEST_UPLOADS_A_DAY;
  const [taken] = await tx
    .insert(guestUploads)
    .values({ address, day, bytes: more })
    .onConflictDoUpdate({
      target: [guestUploads.address, guestUploads.day],
      set: { bytes: sql`${guestUploads.bytes} + excluded.bytes` },
      setWhere: sql`${guestUploads.bytes} + excluded.bytes <= ${limit}`,
    })
    .returning({ bytes: guestUploads.bytes });
  if (!taken) throw new StorageFull({ limitOf: "address", used: limit, limit });
  if (taken.bytes > more) return;
  const former = tx
    .select({ address: guestUploads.address, day: guestUploads.day })
    .from(guestUploads)
    .where(lt(guestUploads.day, day))
    .limit(CLEARED_AT_ONCE)
    .for("update", { skipLocked: true });
  await tx.delete(guestUploads).where(sql`(address, day) IN (${former})`);
}

/**
 * Forgets what was counted, after things of a person were deleted or came from another person: the
 * next thing that is stored adds up all there is.
 */
export async function recountStorage(tx: Db, personId: string): Promise<void> {
  await lockPerson(tx, personId);
  await tx.delete(storageUsage).where(eq(storageUsage.personId, personId));
}
