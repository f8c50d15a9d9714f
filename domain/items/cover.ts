import type { ItemKind } from "./catalogue.ts";
import { fnv1a } from "#domain/format/hash.ts";

/**
 * What has a cover: the kinds of item, and offers of the shops (apps, perks), which share a colour.
 */
export type CoverKind = ItemKind | "offer";

/** How many cover drawings each kind uses. */
export const COVER_VARIANTS: Record<CoverKind, number> = {
  space: 6,
  artifakt: 6,
  agentik: 4,
  challenge: 6,
  offer: 6,
};

/** How many rotations a drawing has, in steps of 90 degrees. */
export const COVER_TURNS = 4;

/**
 * FNV-1a of the id with MurmurHash3's finaliser: ids such as "space-1" and "space-2" differ in the
 * last byte only, and the low bits of plain FNV-1a would follow that byte.
 */
function coverHash(id: string): number {
  let hash = fnv1a(id);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Index of an id's cover drawing: 0 to the kind's number of variants minus 1. */
export function coverVariant(kind: CoverKind, id: string): number {
  // The low 24 bits; `coverTurn` uses the two highest, so that drawing and turn are independent.
  return (coverHash(id) & 0xffffff) % COVER_VARIANTS[kind];
}

/** Rotation of an id's drawing in steps of 90 degrees: 0 to 3. */
export function coverTurn(id: string): number {
  return coverHash(id) >>> 30;
}
