import { escapeMarkdown } from "#domain/format/escape-markdown.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import { CHAT_SAYS } from "#engine/chats/chat-says.ts";
import { showAmount } from "#engine/text/brief/money.ts";
import type { OrderedThing } from "./ordered-things.ts";
import type { PricedThing } from "./price-list.ts";

/** A thing of an order, and its price where the documents say it plainly. */
export interface PricedLine {
  thing: OrderedThing;
  price: PricedThing | undefined;
}

/** A line of a bill: "2 × Torta: $90 ($45 c/u)". */
export function lineOf({ thing, price }: PricedLine, language: ContentLanguage): string {
  const says = CHAT_SAYS[language].bill;
  if (!price) return says.unpriced(escapeMarkdown(thing.words));
  const count = thing.count ?? 1;
  const sum = money(count * price.amount, price.sign);
  return says.line(count, escapeMarkdown(price.name), sum, money(price.amount, price.sign));
}

/** An amount with its sign: "$1,200". */
export const money = (amount: number, sign: string): string => `${sign}${showAmount(amount)}`;
