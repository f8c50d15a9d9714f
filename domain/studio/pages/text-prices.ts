/** Prices from a pasted menu, as the lines of a price list. */
import { fold } from "#domain/search/text-fold.ts";
import { barePricesIn } from "#domain/spaces/prices/bare-prices.ts";
import { BODY_MAX_LENGTH } from "#domain/studio/builder/builder.ts";
import { readPriceList } from "./price-list.ts";

/** Fewer things with prices are no menu. */
const ITEMS_MIN = 3;
const SIGNED = /[$€]|\b(?:pesos|mxn|usd)\b/i;
/** What a menu says of the business beside its things: a page has parts of its own for that. */
const OF_BUSINESS =
  /@|www\.|\b(?:tel|telefono|cel|celular|whatsapp|calle|avenida|av|colonia|col|cp|horarios?|abierto|estamos|phone|address|hours)\b/;

/**
 * The price list that a text holds: its things with their prices, and the headings, descriptions and notes among
 * them.
 *
 * @returns null for a text that is no menu, and one that is too long for a block
 */
export function pricesInText(text: string): string | null {
  const bare = barePricesIn([{ documentId: "", text }]);
  const lines = text.split("\n").map((typed) => {
    const line = typed.trim();
    const signed = bare.get(line) ?? line;
    if (SIGNED.test(signed)) return signed;
    // A number at the end of another line is a street's, an hour or a telephone.
    const isNumbered = readPriceList(line).some(({ items }) => items.length > 0);
    return isNumbered || OF_BUSINESS.test(fold(line)) ? "" : line;
  });
  const sections = readPriceList(lines.join("\n")).filter(({ items }) => items.length > 0);
  if (sections.flatMap(({ items }) => items).length < ITEMS_MIN) return null;
  const body = sections
    .map(({ title, items, notes }) =>
      [
        ...(title ? [`${title}:`] : []),
        ...items.flatMap(({ name, price, detail }) => [
          `${name} ... ${price}`,
          ...(detail ? [detail] : []),
        ]),
        ...(notes ?? []),
      ].join("\n"),
    )
    .join("\n\n");
  return body.length <= BODY_MAX_LENGTH ? body : null;
}
