/** Dimensions to vary: names with their values. */
export type Dimensions = Readonly<Record<string, readonly unknown[]>>;

/** One value of each dimension. */
export type Combination<D extends Dimensions> = { [Name in keyof D]: D[Name][number] };

/** Every combination of all values, the last dimension changing fastest. */
export function everyCombination<D extends Dimensions>(dimensions: D): Combination<D>[] {
  return Object.entries(dimensions).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Combination<D>[];
}

/**
 * Pairwise testing: few combinations in which each value of a dimension occurs with each value of
 * every other at least once. Finds faults that depend on one or two dimensions. Greedy, so not always
 * minimal, but deterministic.
 */
export function pairwise<D extends Dimensions>(dimensions: D): Combination<D>[] {
  const all = everyCombination(dimensions);
  const open = new Set(all.flatMap(pairsOf));
  const rows: Combination<D>[] = [];
  while (open.size > 0) {
    const gain = (row: Combination<D>) => pairsOf(row).filter((pair) => open.has(pair)).length;
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const pair of pairsOf(best)) open.delete(pair);
    rows.push(best);
  }
  // A single dimension has no pairs.
  return rows.length > 0 ? rows : all;
}

/** All pairs of values in a combination, as strings that are equal for equal pairs. */
export function pairsOf(row: Readonly<Record<string, unknown>>): string[] {
  const values = Object.entries(row);
  return values.flatMap((one, index) =>
    values.slice(index + 1).map((other) => JSON.stringify([one, other])),
  );
}
