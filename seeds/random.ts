import { createRandom as createSource } from "#domain/format/random.ts";

/** Seeded pseudo-random choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** An integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  /** One of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
}

/**
 * Each row uses a generator seeded with its id, so that it does not depend on the rows before it.
 */
export function createRandom(seed: string): Random {
  const next = createSource(seed);
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error("nothing to pick from: the list is empty");
      return chosen;
    },
    chance: (probability) => next() < probability,
  };
}
