import { fnv1a } from "./hash.ts";

/** Draws numbers evenly from 0 (included) to 1 (excluded), like Math.random. */
export type Random = () => number;

/**
 * A repeatable source of random numbers: mulberry32, started with the FNV-1a hash of the seed. The
 * same seed gives the same numbers on every machine and for ever, so that server and browser agree
 * (product.md, "Figures"). Good enough for sample figures and positions; never for secrets.
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

/** A number from `min` (included) to `max` (excluded). */
export function between(random: Random, min: number, max: number): number {
  return min + random() * (max - min);
}

/** A whole number from `min` to `max`, both included. */
export function integerBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
