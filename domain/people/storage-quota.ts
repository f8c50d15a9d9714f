import type { PersonKind, Tier } from "./people.ts";

/**
 * How much one person may store, and how much guests may upload from one address. What counts is
 * written down in docs/decisions/0026-storage-quotas.md.
 */

const MEGABYTE = 1_048_576;
const GIGABYTE = 1_024 * MEGABYTE;

/** Whose quota it is: a guest's, a free account's, a Pro account's. */
export type StoragePlan = "guest" | Tier;

/** Bytes. */
export const STORAGE_QUOTAS: Readonly<Record<StoragePlan, number>> = {
  guest: 20 * MEGABYTE,
  free: 500 * MEGABYTE,
  pro: 5 * GIGABYTE,
};

/**
 * Bytes that all guests of one address (an IPv6 /64) upload in one day (UTC). A guest costs nothing
 * to become, so the quota of each of them alone limits nothing.
 */
export const GUEST_UPLOADS_A_DAY = 100 * MEGABYTE;

/** What the smallest file takes of a disk; a short text takes about as much with its indexes. */
export const STORAGE_BLOCK_BYTES = 4_096;

/** A guest has the demo person's tier, and still a guest's quota. */
export const storagePlanOf = ({ kind, tier }: { kind: PersonKind; tier: Tier }): StoragePlan =>
  kind === "account" ? tier : "guest";

/** What so many bytes count for: whole blocks, so that many small things are not free. */
export const countedBytes = (bytes: number): number =>
  Math.max(1, Math.ceil(bytes / STORAGE_BLOCK_BYTES)) * STORAGE_BLOCK_BYTES;

/** Bytes of a text as it is stored, in UTF-8. */
export const textBytes = (text: string): number => new TextEncoder().encode(text).length;

/** Used up exactly is still within. Past the limit already (Pro has ended) nothing more fits. */
export const isWithinQuota = (used: number, more: number, limit: number): boolean =>
  used + more <= limit;

/** Why something was not stored. */
export interface StorageRefusal {
  /** Whose limit was reached: the person's by their plan, or that of the address for its guests. */
  limitOf: StoragePlan | "address";
  /** Bytes. */
  used: number;
  /** Bytes. */
  limit: number;
}

/** Bytes as a person reads them: `0 MB`, `0.1 MB`, `18 MB`, `1.5 GB`; rounded up to a tenth. */
export function formatStorage(bytes: number): string {
  const [unit, name] = bytes < GIGABYTE ? [MEGABYTE, "MB"] : [GIGABYTE, "GB"];
  return `${Math.ceil((bytes * 10) / unit) / 10} ${name}`;
}

/**
 * Whether a disk has too little left to take a file: what is free after it would be below the reserve
 * that Postgres, logs and temporary files need.
 */
export const isDiskNearlyFull = (free: number, file: number, reserve: number): boolean =>
  free - file < reserve;
