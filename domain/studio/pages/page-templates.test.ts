import { expect, it } from "vitest";
import { TRADES } from "#domain/people/business/trades.ts";
import {
  BLOCK_HEIGHTS,
  BLOCK_WIDTHS,
  BUILDER_CANVAS,
  NO_CONTENT,
} from "#domain/studio/builder/builder.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import {
  PAGE_TEMPLATES,
  TEMPLATE_TRADES,
  templateBlocks,
  templateFor,
  templatePrices,
  unchangedBlocks,
} from "./page-templates.ts";
import { inReadingOrder } from "./page-order.ts";
import { readPriceList } from "./price-list.ts";
import { readQuestions } from "./questions.ts";

const ALL = TEMPLATE_TRADES.flatMap((trade) =>
  (["es", "en"] as const).map((locale) => ({ trade, locale })),
);

it.each(ALL)("$trade in $locale is a layout whose texts are read as meant", ({ trade, locale }) => {
  const blocks = templateBlocks(trade, locale);
  expect(parseBlocks(JSON.parse(JSON.stringify(blocks)))).toEqual(blocks);
  const { prices, questions } = PAGE_TEMPLATES[trade][locale];
  const sections = readPriceList(prices);
  expect(sections.length).toBeGreaterThan(1);
  for (const { title, items } of sections) {
    expect(title).not.toBe("");
    expect(items.length).toBeGreaterThan(0);
  }
  // A line of dots before each price, and no dots left in names.
  expect(sections.flatMap(({ items }) => items)).toHaveLength(prices.split(" ... ").length - 1);
  expect(JSON.stringify(sections)).not.toContain("...");
  const read = readQuestions(questions);
  expect(read).toHaveLength(3);
  // Answers about the business are for its owner to write.
  for (const { answer } of read) expect(answer).toBe("");
});

it("says the same in both languages: prices and their order", () => {
  for (const { es, en } of Object.values(PAGE_TEMPLATES)) {
    const amounts = ({ prices }: typeof es) =>
      readPriceList(prices).map(({ items }) =>
        items.map(({ price }) => price.replace(/^desde /, "from ")),
      );
    expect(amounts(es)).toEqual(amounts(en));
  }
});

it("keeps blocks apart and on the canvas, the first text first", () => {
  const blocks = templateBlocks("restaurant", "es");
  expect(inReadingOrder(blocks)[0]!.type).toBe("text");
  for (const [index, one] of blocks.entries()) {
    const [width, height] = [BLOCK_WIDTHS[one.config.size], BLOCK_HEIGHTS[one.config.size]];
    expect(one.position.x + width).toBeLessThanOrEqual(BUILDER_CANVAS.width);
    expect(one.position.y + height).toBeLessThanOrEqual(BUILDER_CANVAS.height);
    for (const other of blocks.slice(index + 1)) {
      const isApart =
        other.position.y >= one.position.y + height || other.position.x >= one.position.x + width;
      expect([one.id, other.id, isApart]).toEqual([one.id, other.id, true]);
    }
  }
});

it("has a template for every trade, and knows the texts that were not changed", () => {
  for (const trade of TRADES) expect(TEMPLATE_TRADES).toContain(templateFor(trade));
  const blocks = templateBlocks("cafe", "es");
  // Questions of a template have no answers yet, so that a page leaves them out.
  expect(unchangedBlocks(blocks)).toEqual(["Café recién tostado y pan del día", "Carta"]);
  const own = blocks.map((block) => ({
    ...block,
    content: block.content && { ...block.content, body: `${block.content.body} ` },
  }));
  expect(unchangedBlocks(own as typeof blocks)).toEqual([]);
});

it("names the prices that a template said, until they are changed or come from one's own document", () => {
  const blocks = templateBlocks("restaurant", "es");
  const all = templatePrices(blocks);
  expect(all).toHaveLength(7);
  expect(all.slice(0, 2)).toEqual(["Chilaquiles verdes o rojos $85", "Huevos al gusto $70"]);
  const withPrices = (body: string, target = "") =>
    blocks.map((block) =>
      block.type === "prices" ? { ...block, content: { ...NO_CONTENT, body, target } } : block,
    );
  expect(templatePrices(withPrices("Huevos al gusto ... $75\nCafé de olla: 30"))).toEqual([
    "Café de olla $30",
  ]);
  expect(templatePrices(withPrices("Huevos al gusto ... $70", "document-1"))).toEqual([]);
  expect(templatePrices(withPrices("Torta 45"))).toEqual([]);
});
