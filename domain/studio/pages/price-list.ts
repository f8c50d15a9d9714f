/** Price lists as people type or paste them: a line for each thing, its price at the end. */

export interface PriceItem {
  name: string;
  /** Description from the lines below; may be empty. */
  detail: string;
  /** The price as shown, with a currency sign: `$95`, `$45 / $60`. */
  price: string;
}

export interface PriceSection {
  /** Empty for things without a heading. */
  title: string;
  items: readonly PriceItem[];
}

const AMOUNT = String.raw`(?:US)?\$?\s?\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{1,2})?`;
/** One amount, or several sizes: `45 / 60`. */
const PRICE = `${AMOUNT}(?:\\s?/\\s?${AMOUNT})*(?:\\s?(?:MXN|USD|pesos))?`;
/** Dots, dashes, a colon or spaces stand between a name and its price. */
const LINE = new RegExp(`^(.*?\\S)[\\s.·…:–—-]+(${PRICE})\\s*$`);

/**
 * Reads a price list. A line that ends with a price is an item. The lines after it describe it; a
 * line at the beginning, after an empty line, with `#` before it or a colon after it is a heading.
 */
export function readPriceList(text: string): PriceSection[] {
  const sections: { title: string; items: PriceItem[] }[] = [];
  let isAfterGap = true;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") {
      isAfterGap = true;
      continue;
    }
    const item = readItem(line);
    const last = sections.at(-1);
    if (item) {
      if (last) last.items.push(item);
      else sections.push({ title: "", items: [item] });
    } else if (isAfterGap || /^#|:$/.test(line) || !last || last.items.length === 0)
      sections.push({ title: line.replace(/^#+\s*|\s*:$/g, ""), items: [] });
    else {
      const said = last.items.at(-1)!;
      said.detail = [said.detail, line].filter(Boolean).join(" ");
    }
    isAfterGap = false;
  }
  return sections;
}

function readItem(line: string): PriceItem | undefined {
  const [, name, price] = LINE.exec(line) ?? [];
  if (name === undefined || price === undefined || line.startsWith("#")) return undefined;
  const clean = name.replace(/[\s.·…:–—-]+$/, "");
  // "Mesa 3": a single digit without a currency sign is part of a name.
  if (clean === "" || /^\d$/.test(price)) return undefined;
  return { name: clean, detail: "", price: shownPrice(price) };
}

/** Every amount with a currency sign. */
const shownPrice = (price: string): string =>
  price
    .split("/")
    .map((amount) => amount.trim())
    .map((amount) => (amount.includes("$") ? amount.replace(/\$\s+/, "$") : `$${amount}`))
    .join(" / ");
