/** Templates of pages by trade, as layouts of the builder. */
import type { Trade } from "#domain/people/business/trades.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import {
  BLOCK_HEIGHTS,
  BLOCK_WIDTHS,
  BUILDER_CANVAS,
  COLOR_BY_TYPE,
  NO_CONTENT,
  type BlockContent,
  type BlockSize,
  type BuilderBlock,
  type ContentType,
} from "#domain/studio/builder/builder.ts";
import { blockId, withContent } from "#domain/studio/builder/builder-blocks.ts";
import { isBlank } from "./blank-blocks.ts";
import { readPriceList } from "./price-list.ts";
import { BEAUTY, FITNESS, HEALTH } from "./templates/care.ts";
import { CAFE, GROCERY, RESTAURANT } from "./templates/food.ts";
import { CRAFTS, FASHION } from "./templates/goods.ts";
import { EDUCATION, EVENTS, LODGING, PROFESSIONAL, REPAIRS } from "./templates/services.ts";
import type { PageTemplate } from "./templates/template.ts";
import { APPROVED_ANSWERS } from "./told-questions.ts";

/** The trades that have a template of their own. */
export const TEMPLATE_TRADES = [
  "restaurant",
  "cafe",
  "grocery",
  "fashion",
  "crafts",
  "beauty",
  "health",
  "fitness",
  "education",
  "repairs",
  "professional",
  "lodging",
  "events",
] as const satisfies readonly Trade[];
export type TemplateTrade = (typeof TEMPLATE_TRADES)[number];

export const PAGE_TEMPLATES: Readonly<Record<TemplateTrade, PageTemplate>> = {
  restaurant: RESTAURANT,
  cafe: CAFE,
  grocery: GROCERY,
  fashion: FASHION,
  crafts: CRAFTS,
  beauty: BEAUTY,
  health: HEALTH,
  fitness: FITNESS,
  education: EDUCATION,
  repairs: REPAIRS,
  professional: PROFESSIONAL,
  lodging: LODGING,
  events: EVENTS,
};

const NEAREST: Readonly<Record<Exclude<Trade, TemplateTrade>, TemplateTrade>> = {
  bar: "restaurant",
  agency: "professional",
  technology: "repairs",
  other: "professional",
};

/** The template that suits a trade best. */
export const templateFor = (trade: Trade): TemplateTrade =>
  trade in NEAREST ? NEAREST[trade as keyof typeof NEAREST] : (trade as TemplateTrade);

const WORDS = {
  es: {
    hours: "Horario",
    picture: "El lugar",
    gallery: "Fotos",
    questions: "Preguntas frecuentes",
    chat: "Pregúntanos aquí",
    map: "Cómo llegar",
    call: "Llamar",
  },
  en: {
    hours: "Opening hours",
    picture: "The place",
    gallery: "Photos",
    questions: "Frequent questions",
    chat: "Ask us here",
    map: "How to get here",
    call: "Call us",
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** A block of a page for customers; its place follows from its row. */
export interface Part {
  type: ContentType;
  size: BlockSize;
  title: string;
  description?: string;
  content?: Partial<BlockContent>;
}

/** Facts that the business has said already, in the place of a template's examples. */
export interface TemplateFacts {
  /** As `readQuestions` reads them; empty for none. */
  questions?: string;
  /** As `readPriceList` reads it, and the document that it is from; null for none. */
  prices?: { body: string; documentId: string } | null;
  /** The agentik whose chat page is open. */
  chat?: string;
}

/**
 * Blocks of a template in the language of the page, without pictures, which the owner uploads. The
 * page itself has a WhatsApp button.
 */
export function templateBlocks(
  trade: TemplateTrade,
  locale: Locale,
  { questions: told, prices: own, chat }: TemplateFacts = {},
): BuilderBlock[] {
  const { headline, intro, pricesTitle, prices, questions } = PAGE_TEMPLATES[trade][locale];
  const words = WORDS[locale];
  return placeParts([
    [
      { type: "text", size: "large", title: headline, content: { body: intro } },
      { type: "picture", size: "medium", title: words.picture },
      { type: "hours", size: "medium", title: words.hours },
    ],
    [
      {
        type: "prices",
        size: "large",
        title: pricesTitle,
        content: own ? { body: own.body, target: own.documentId } : { body: prices },
      },
      { type: "gallery", size: "large", title: words.gallery },
      {
        type: "chat",
        size: "small",
        title: words.chat,
        ...(chat && { content: { target: chat } }),
      },
    ],
    [
      {
        type: "questions",
        size: "large",
        title: words.questions,
        content: told ? { body: told, target: APPROVED_ANSWERS } : { body: questions },
      },
      { type: "button", size: "medium", title: words.map, content: { action: "map" } },
      { type: "button", size: "medium", title: words.call, content: { action: "call" } },
    ],
  ]);
}

/** Rows of blocks that do not cover each other on the canvas. */
export function placeParts(rows: readonly (readonly Part[])[]): BuilderBlock[] {
  const blocks: BuilderBlock[] = [];
  for (const [row, parts] of rows.entries()) {
    const wide = parts.reduce((sum, { size }) => sum + BLOCK_WIDTHS[size], 0);
    const gap = (BUILDER_CANVAS.width - wide) / (parts.length + 1);
    let x = gap;
    for (const { type, size, title, description = "", content } of parts) {
      blocks.push({
        id: blockId(blocks.length + 1),
        type,
        title,
        description,
        position: { x: Math.round(x), y: row * (BLOCK_HEIGHTS.large + GAP) },
        config: {
          color: COLOR_BY_TYPE[type],
          size,
          layout: "card",
          showMetrics: false,
          customStyle: "",
        },
        ...withContent({ ...NO_CONTENT, ...content }),
      });
      x += BLOCK_WIDTHS[size] + gap;
    }
  }
  return blocks;
}

/** Canvas pixels between two rows. */
const GAP = (BUILDER_CANVAS.height - 3 * BLOCK_HEIGHTS.large) / 2;

/** Titles of shown blocks that still have the text of a template, which a page should not say to customers. */
export function unchangedBlocks(blocks: readonly BuilderBlock[]): string[] {
  return blocks
    .filter((block) => !isBlank(block) && isTemplateText(block.content?.body ?? ""))
    .map(({ title }) => title);
}

/**
 * Prices of a layout that a template has too, each as `Café de olla $30`: the person is asked before such a
 * price is published. A list from a document of the person's own has none.
 */
export function templatePrices(blocks: readonly BuilderBlock[]): string[] {
  const said = blocks.flatMap(({ type, content }) =>
    type === "prices" && content && !content.target ? pricesOf(content.body) : [],
  );
  return [...new Set(said)].filter((price) => TEMPLATE_PRICES.has(price));
}

const pricesOf = (body: string): string[] =>
  readPriceList(body).flatMap(({ items }) => items.map(({ name, price }) => `${name} ${price}`));

/** Whether a text is an example of a template. */
export const isTemplateText = (body: string): boolean => body !== "" && TEMPLATE_BODIES.has(body);

const TEMPLATE_BODIES: ReadonlySet<string> = new Set(
  Object.values(PAGE_TEMPLATES).flatMap((template) =>
    Object.values(template).flatMap(({ intro, prices, questions }) => [intro, prices, questions]),
  ),
);

const TEMPLATE_PRICES: ReadonlySet<string> = new Set(
  Object.values(PAGE_TEMPLATES).flatMap((template) =>
    Object.values(template).flatMap(({ prices }) => pricesOf(prices)),
  ),
);
