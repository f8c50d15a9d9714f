import type { ItemKind } from "./catalogue.ts";
import { fnv1a } from "#domain/format/hash.ts";

/** What wears a cover: the kinds, and what the shops offer, which has no colour of its own. */
export type CoverKind = ItemKind | "offer";

/** How many cover drawings each kind has (spec 9; challenges and offers are ours). */
export const COVER_VARIANTS: Record<CoverKind, number> = {
  space: 6,
  artifakt: 6,
  agentik: 4,
  challenge: 6,
  offer: 6,
};

/** Quarter turns a drawing may stand in. */
export const COVER_TURNS = 4;

/**
 * FNV-1a of the id, stirred by MurmurHash3's finaliser: ids such as "space-1", "space-2" differ in
 * their last byte only, and the low bits of FNV alone would follow it.
 */
function coverHash(id: string): number {
  let hash = fnv1a(id);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Which of the kind's cover drawings an id has: 0 up to the kind's number of variants. */
export function coverVariant(kind: CoverKind, id: string): number {
  // The low 24 bits: the turn takes the high ones, so that each drawing meets each turn.
  return (coverHash(id) & 0xffffff) % COVER_VARIANTS[kind];
}

/** How many quarter turns an id's drawing is rotated by: 0 to 3. */
export function coverTurn(id: string): number {
  return coverHash(id) >>> 30;
}
