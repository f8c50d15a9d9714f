import type { PersonKind, Tier } from "./people.ts";

/** Storage quotas. What counts is described in docs/decisions/0026-storage-quotas.md. */

const MEGABYTE = 1_048_576;
const GIGABYTE = 1_024 * MEGABYTE;

/** A guest, a free account, or a Pro account. */
export type StoragePlan = "guest" | Tier;

/** Bytes a person may store. */
export const STORAGE_QUOTAS: Readonly<Record<StoragePlan, number>> = {
  guest: 20 * MEGABYTE,
  free: 500 * MEGABYTE,
  pro: 5 * GIGABYTE,
};

/**
 * Bytes that all guests of one IP address (IPv6: a /64) may upload in one UTC day. Creating guests
 * is free, so a quota per guest alone would not limit anything.
 */
export const GUEST_UPLOADS_A_DAY = 100 * MEGABYTE;

/** Block size of a file system; a short row takes about as much with its indexes. */
export const STORAGE_BLOCK_BYTES = 4_096;

/** A guest has the demo person's tier (Pro), but a guest's quota. */
export const storagePlanOf = ({ kind, tier }: { kind: PersonKind; tier: Tier }): StoragePlan =>
  kind === "account" ? tier : "guest";

/** Bytes rounded up to whole blocks, at least one, so that many small items are not free. */
export const countedBytes = (bytes: number): number =>
  Math.max(1, Math.ceil(bytes / STORAGE_BLOCK_BYTES)) * STORAGE_BLOCK_BYTES;

/** Length of a text in UTF-8 bytes. */
export const textBytes = (text: string): number => new TextEncoder().encode(text).length;

/** Inclusive. A person who is over the limit already (Pro has ended) cannot store more. */
export const isWithinQuota = (used: number, more: number, limit: number): boolean =>
  used + more <= limit;

/** Why a write was refused for lack of storage. */
export interface StorageRefusal {
  /** Limit that was reached: the person's plan, or the daily limit of the guests' IP address. */
  limitOf: StoragePlan | "address";
  /** Bytes. */
  used: number;
  /** Bytes. */
  limit: number;
}

/** Human-readable size, rounded up to a tenth: `0 MB`, `0.1 MB`, `18 MB`, `1.5 GB`. */
export function formatStorage(bytes: number): string {
  const [unit, name] = bytes < GIGABYTE ? [MEGABYTE, "MB"] : [GIGABYTE, "GB"];
  return `${Math.ceil((bytes * 10) / unit) / 10} ${name}`;
}

/**
 * Whether a disk has no room for a file: the remaining free space would be less than the reserve
 * for Postgres, logs and temporary files. All values in bytes.
 */
export const isDiskNearlyFull = (free: number, file: number, reserve: number): boolean =>
  free - file < reserve;
