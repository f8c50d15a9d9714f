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

/**
 * A storage quota is exceeded. Thrown, so that it rolls back the write of whichever command needs
 * storage.
 */
export class StorageFull extends Error {
  override name = "StorageFull";
  constructor(readonly refusal: StorageRefusal) {
    super(`the storage quota of ${refusal.limitOf} is used up`);
  }
}

/** Rows of past days deleted with the first upload of an address and day. */
const CLEARED_AT_ONCE = 20;

/** Storage to count against a person's quota. */
export interface TakenStorage {
  personId: string;
  /** The client's IP address as keyed by rate limits; undefined outside a request. */
  address?: string | undefined;
  bytes: number;
  now: Date;
}

/**
 * Counts the bytes that this transaction stores against the person's quota and, for a guest, the
 * daily quota of their IP address. Call it before the row is inserted: without a cached figure it
 * sums up the stored rows.
 *
 * Holds the person's lock until the commit, so that concurrent writes cannot exceed the quota
 * together.
 *
 * @throws StorageFull when a quota is exceeded
 */
export async function takeStorage(
  tx: Db,
  { personId, address, bytes, now }: TakenStorage,
): Promise<void> {
  const room = await requireStorage(tx, { personId, bytes });
  // Deleted meanwhile: the insert that follows fails on its foreign key.
  if (!room) return;
  const { plan, used, more } = room;
  const set = { bytes: used + more };
  await tx
    .insert(storageUsage)
    .values({ personId, ...set })
    .onConflictDoUpdate({ target: storageUsage.personId, set });
  if (plan === "guest" && address) await takeAddressQuota(tx, address, more, now);
}

/**
 * Checks that the bytes fit into the person's quota, without counting them. Holds the person's lock until the
 * commit.
 *
 * @returns the plan, the bytes used so far, and those that would count more; undefined for a deleted person
 * @throws StorageFull when the quota would be exceeded
 */
export async function requireStorage(
  tx: Db,
  { personId, bytes }: Pick<TakenStorage, "personId" | "bytes">,
) {
  const person = await lockPerson(tx, personId);
  if (!person) return undefined;
  const plan = storagePlanOf(person);
  const limit = STORAGE_QUOTAS[plan];
  const used = await findStorageUsed(tx, personId);
  const more = countedBytes(bytes);
  if (!isWithinQuota(used, more, limit)) throw new StorageFull({ limitOf: plan, used, limit });
  return { plan, used, more };
}

/**
 * Checks and counts in one UPSERT; concurrent guests of one address wait for each other's commit.
 */
async function takeAddressQuota(tx: Db, address: string, more: number, now: Date): Promise<void> {
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
 * Discards the cached figure after rows of a person were deleted, or moved from another person. The
 * next `takeStorage` sums up everything again.
 */
export async function recountStorage(tx: Db, personId: string): Promise<void> {
  await lockPerson(tx, personId);
  await tx.delete(storageUsage).where(eq(storageUsage.personId, personId));
}
