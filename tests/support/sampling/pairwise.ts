/** What is varied, each by its name, with the values it takes. */
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
 * Few combinations in which every value of a dimension meets every value of every other at least
 * once. What depends on one or on two things together is found by them; what needs three, by
 * everyCombination alone. Greedy, so not always the fewest there are, and the same every time.
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
  // With a single dimension there are no pairs.
  return rows.length > 0 ? rows : all;
}

/** Each two values of a combination, as a text that is the same for the same two. */
export function pairsOf(row: Readonly<Record<string, unknown>>): string[] {
  const values = Object.entries(row);
  return values.flatMap((one, index) =>
    values.slice(index + 1).map((other) => JSON.stringify([one, other])),
  );
}
