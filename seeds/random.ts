import { createRandom as createSource } from "#domain/format/random.ts";

/** A repeatable source of choices: the same seed chooses the same, on every machine. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
}

/**
 * A source for one seed. Every row starts its own from its id, so that a row does not depend on how
 * many rows came before it.
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
