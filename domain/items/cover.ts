import type { ItemKind } from "./catalogue.ts";
import { fnv1a } from "#domain/format/hash.ts";

/** Kinds with a cover: items, and offers of the shops (apps, perks), which share a colour. */
export type CoverKind = ItemKind | "offer";

/** Number of cover drawings of each kind. */
export const COVER_VARIANTS: Record<CoverKind, number> = {
  space: 6,
  artifakt: 6,
  agentik: 4,
  challenge: 6,
  offer: 6,
};

/** Number of rotations of a drawing, in steps of 90 degrees. */
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

/** Densities of a cover (0 usual, 1 denser, 2 larger cells) times hues of its soft tone (0 its kind's). */
export const COVER_LOOKS = 9;

/**
 * Number of covers before it that a cover in a list differs from: in rows of up to six, the ones at its
 * left and above it.
 */
export const COVER_NEIGHBOURS = 6;

/**
 * Look of an id's cover that stands alone: density plus three times the hue, from bits 24 to 29 of the
 * hash, which neither the drawing nor the turn uses.
 */
export const coverLook = (id: string): number => ((coverHash(id) >>> 24) & 63) % COVER_LOOKS;

/**
 * Looks of the covers of a list, by id: `coverLook`, changed where one of the COVER_NEIGHBOURS before
 * it would have the same look and drawing. The number of drawings is even for every kind, so the same
 * drawing means the same lowest bit. Items added at the end change nothing before them.
 *
 * @param items in the list's order, each once
 */
export function coverLooks(items: readonly { id: string }[]): Map<string, number> {
  const drawn: number[] = [];
  return new Map(
    items.map(({ id }) => {
      const bit = coverHash(id) & 1;
      let look = coverLook(id);
      while (drawn.slice(-COVER_NEIGHBOURS).includes(look * 2 + bit))
        look = (look + 1) % COVER_LOOKS;
      drawn.push(look * 2 + bit);
      return [id, look];
    }),
  );
}
