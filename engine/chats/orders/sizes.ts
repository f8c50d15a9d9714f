/** Several sizes of one thing in a line: "Agua de jamaica chica $20 grande $35". */
import { fold } from "#engine/reading/folded.ts";
import { SIZE } from "#domain/spaces/prices/bare-prices.ts";

export const MONEY =
  /(US\$|R\$|S\/\.?|[$€])\s?(\d[\d,.]*\d|\d)|\b(\d[\d,.]*\d|\d)\s?(?:pesos|mxn)\b/gi;

const SIZE_LAST = new RegExp(`(?<![a-z])(${SIZE})$`);
const ONLY_SIZE = new RegExp(`^(?:(?:y|o|el|la|en|and|or|the) )*(${SIZE})$`);
/** Sizes side by side, before their prices: "chico / grande". */
const SIZES_LAST = new RegExp(`(?<![a-z])(${SIZE}(?: ?(?:/|,|y|o|and|or) ?${SIZE})+)$`);

/**
 * A line with a price for each size as one line for each; any other line as it is. Where the first price has no size,
 * "Café $25, grande $35", the line itself stands for it: it has no single price.
 */
export function linePerSize(text: string): string[] {
  const prices = [...text.matchAll(MONEY)];
  if (prices.length < 2) return [text];
  const ends = prices.map((price) => price.index + price[0].length);
  const between = prices.map((price, at) =>
    withoutRemark(trimmed(text.slice(ends[at - 1] ?? 0, price.index))),
  );
  const [first = "", ...others] = between;
  const after = trimmed(text.slice(ends.at(-1)));
  const named = (sizes: readonly (string | undefined)[], base: string): string[] =>
    sizes.every((size) => size !== undefined) && /\p{L}{3}/u.test(base)
      ? sizes.map((size, at) => (size === "" ? text : `${base} ${size!} ${prices[at]![0]}`))
      : [text];
  const listed = SIZES_LAST.exec(fold(first))?.[1];
  if (listed !== undefined && after === "" && others.every((part) => /^(?:\/|y|o|)$/.test(part))) {
    const sizes = listed.split(/ ?(?:\/|,| y | o | and | or ) ?/);
    return sizes.length === prices.length ? named(sizes, baseOf(first, listed)) : [text];
  }
  // Behind its price: "Agua de jamaica: $20 chica, $35 grande".
  if (after !== "") return named([...others, after].map(onlySize), baseOf(first, ""));
  const size = SIZE_LAST.exec(fold(first))?.[1] ?? "";
  return named([size, ...others.map(onlySize)], baseOf(first, size));
}

/** "Chico (10 personas)" without what is told of the size; its last bracket is trimmed already. */
function withoutRemark(words: string): string {
  const bare = words.replace(/\s*\([^()]*$/u, "");
  return SIZE_LAST.test(fold(bare)) ? bare : words;
}

const onlySize = (words: string): string | undefined => ONLY_SIZE.exec(fold(words))?.[1];

/** A name without the size at its end. */
const baseOf = (name: string, size: string): string =>
  trimmed(name.slice(0, name.length - size.length));

const trimmed = (words: string): string =>
  words.replace(/^[\s.,;:·|()–—-]+|[\s.,;:·|()–—-]+$/gu, "");
