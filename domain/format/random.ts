import { fnv1a } from "./hash.ts";

/** Returns a uniform number from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
export type Random = () => number;

/**
 * Seeded pseudo-random generator: mulberry32, seeded with the FNV-1a hash of a string. The same
 * seed always gives the same numbers, so that server and browser agree. Not cryptographic.
 */
export function createRandom(seed: string): Random {
  let state = fnv1a(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from `min` (inclusive) to `max` (exclusive). */
export function between(random: Random, min: number, max: number): number {
  return min + random() * (max - min);
}

/** An integer from `min` to `max`, both inclusive. */
export function integerBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
