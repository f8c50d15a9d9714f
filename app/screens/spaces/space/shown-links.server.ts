import { readItemLinks, type LinkedItem, type TextPart } from "#domain/items/item-links.ts";
import type { ItemKind } from "#domain/items/catalogue.ts";
import { formatMxn } from "#domain/money/money.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { paths } from "#domain/addresses/paths.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { listLinkedItems, type ShownItem } from "#db/queries/items/linked-items.ts";
import * as m from "#app/messages/messages.js";

interface Lang {
  locale: Locale;
}

/** An item that a message links to, as a card. */
export interface ItemLinkCard extends LinkedItem {
  name: string;
  to: string;
  /** Its kind, and its price or how many are in it. */
  about: string;
}

/** The links of a message to pages of Plaza, and the items among them that the viewer may see. */
export interface ShownLinks {
  /** The message in parts; null for one without a link. */
  parts: TextPart[] | null;
  cards: ItemLinkCard[];
}

const KINDS = {
  artifakt: m.search_kind_artifakt,
  space: m.search_kind_space,
  agentik: m.search_kind_agentik,
  challenge: m.search_kind_challenge,
} as const satisfies Record<ItemKind, unknown>;

/**
 * The links of a page of messages that people wrote. One query for all of them, and none where no message has
 * a link.
 *
 * @returns in the order of the messages
 */
export async function shownLinks(
  request: Request,
  viewerId: string,
  texts: readonly string[],
  lang: Lang,
): Promise<ShownLinks[]> {
  const hosts = [request.url, env.PUBLIC_URL].flatMap((url) => (url ? [new URL(url).host] : []));
  const read = texts.map((text) => readItemLinks(text, hosts));
  const linked = read.flatMap(({ items }) => items);
  const found = linked.length > 0 ? await listLinkedItems(db, viewerId, linked, new Date()) : [];
  return read.map(({ parts, items }) => ({
    parts: parts.some(({ to }) => to !== undefined) ? parts : null,
    cards: items.flatMap(({ kind, id }) =>
      found.filter((one) => one.kind === kind && one.id === id).map((one) => cardOf(one, lang)),
    ),
  }));
}

function cardOf(item: ShownItem, lang: Lang): ItemLinkCard {
  const { kind, id, name } = item;
  const about = [KINDS[kind]({}, lang), figureOf(item, lang)].filter(Boolean).join(" · ");
  return { kind, id, name, to: paths.item(kind, id), about };
}

function figureOf({ kind, price, people, places }: ShownItem, lang: Lang): string {
  if (kind === "artifakt") return price ? formatMxn(price) : m.files_free({}, lang);
  if (kind === "space" && people !== null)
    return m.cards_members({ count: people, shown: String(people) }, lang);
  if (kind === "challenge" && people !== null && places !== null)
    return m.cards_places({ current: people, max: places }, lang);
  return "";
}
