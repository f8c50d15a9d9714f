import { isFormula, type Table } from "./table.ts";

/**
 * Index of each row of a version in a newer one: undefined for a row that was changed or deleted.
 * Formulas are not compared, since they follow the rows that they calculate with.
 */
export function mapRows(base: Table, newest: Table): (number | undefined)[] {
  const [from, to] = [base.rows.map(keyOf), newest.rows.map(keyOf)];
  const inPlace = from.map((key, at) => (to[at] === key ? at : undefined));
  const moved = alignRows(from, to);
  const count = (map: typeof moved) => map.filter((place) => place !== undefined).length;
  return count(inPlace) >= count(moved) ? inPlace : moved;
}

const keyOf = (row: readonly string[]): string =>
  JSON.stringify(row.map((cell) => (isFormula(cell) ? "=" : cell)));

function alignRows(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  const map = from.map((): number | undefined => undefined);
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) {
    map[start] = start;
    start += 1;
  }
  let [end, newEnd] = [from.length, to.length];
  while (end > start && newEnd > start && from[end - 1] === to[newEnd - 1]) {
    end -= 1;
    newEnd -= 1;
    map[end] = newEnd;
  }
  for (const [at, place] of longestCommon(from.slice(start, end), to.slice(start, newEnd)))
    map[start + at] = start + place;
  return map;
}

/** Pairs of equal entries in the same order, as many as there are (longest common subsequence). */
function longestCommon(from: readonly string[], to: readonly string[]): [number, number][] {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  for (let at = from.length - 1; at >= 0; at -= 1)
    for (let place = to.length - 1; place >= 0; place -= 1)
      lengths[at * width + place] =
        from[at] === to[place]
          ? lengths[(at + 1) * width + place + 1]! + 1
          : Math.max(lengths[(at + 1) * width + place]!, lengths[at * width + place + 1]!);
  const pairs: [number, number][] = [];
  let [at, place] = [0, 0];
  while (at < from.length && place < to.length) {
    if (from[at] === to[place]) pairs.push([at++, place++]);
    else if (lengths[(at + 1) * width + place]! >= lengths[at * width + place + 1]!) at += 1;
    else place += 1;
  }
  return pairs;
}
