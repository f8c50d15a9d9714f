import { pictureAddress } from "#domain/addresses/picture-paths.ts";
import { isWebAddress } from "#domain/format/links/web-address.ts";
import { whatsAppChat, withWhatsAppText } from "#domain/format/links/whatsapp.ts";
import { parseWhatsapp } from "#domain/people/business/whatsapp.ts";
import { addressViaPage } from "#domain/journey/arrival.ts";
import { blockTile, isItemType } from "#domain/studio/builder/block-tile.ts";
import { readCustomStyle } from "#domain/studio/builder/builder-style.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import {
  NO_CONTENT,
  type BuilderBlock,
  type ButtonAction,
} from "#domain/studio/builder/builder.ts";
import { answeredQuestions, isBlank, paragraphsOf } from "#domain/studio/pages/blank-blocks.ts";
import { groupDays } from "#domain/studio/pages/day-groups.ts";
import { blockLook } from "#domain/studio/pages/page-look.ts";
import { besideText, columnsOf, inReadingOrder } from "#domain/studio/pages/page-order.ts";
import type { PagePicture } from "#domain/studio/pages/pages.ts";
import { formatMxn } from "#domain/money/money.ts";
import { readPriceList } from "#domain/studio/pages/price-list.ts";
import type { ShownItem } from "#db/queries/studio/page-items.ts";
import { metricsOf } from "./item-metrics.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import { paths } from "#domain/addresses/paths.ts";
import { plainDescription } from "#app/presenters/markdown/description.server.ts";
import type { CustomerAsks } from "./customer-asks.server.ts";
import type { PublicBusiness } from "#app/presenters/business/public-business.server.ts";

/** Business, items and pictures to fill blocks with. */
export interface PageParts {
  business: PublicBusiness;
  items: readonly ShownItem[];
  /** The agentik of chat blocks that name none; undefined while the owner has no open chat page. */
  chat: { slug: string } | undefined;
  /** The owner's pictures. */
  pictures: readonly PagePicture[];
  asks: CustomerAsks;
  lang: { locale: Locale };
}

/** The blocks of a page in reading order, in full rows. Those that would show nothing are left out. */
export function showBlocks(blocks: readonly BuilderBlock[], parts: PageParts) {
  const filled = inReadingOrder(blocks).flatMap((block) => {
    const body = showContent(block, parts);
    return body ? [{ block, body }] : [];
  });
  const columns = besideText(
    columnsOf(filled.map(({ block }) => block.config.size)),
    filled.map(({ block }) => block.type),
  );
  return filled.map(({ block, body }, place) => ({
    id: block.id,
    title: block.title,
    description: block.description,
    columns: columns[place]!,
    kind: blockLook(block).kind,
    layout: blockLook(block).layout,
    style: readCustomStyle(block.config.customStyle).style,
    body,
  }));
}

export type ShownBlock = ReturnType<typeof showBlocks>[number];
export type ShownContent = ShownBlock["body"];
export type Content<Type extends ShownContent["type"]> = Extract<ShownContent, { type: Type }>;

function showContent(block: BuilderBlock, parts: PageParts) {
  const { type, title, content } = block;
  const { body, action, target, pictures } = content ?? NO_CONTENT;
  const { business, items } = parts;
  if (isBlank(block)) return null;
  if (isItemType(type)) {
    const { hasMetrics } = blockLook(block);
    const item = itemOf(type, parts, { target, hasMetrics });
    return item && { type, tile: blockTile(block), ...item };
  }
  switch (type) {
    case "text":
      return { type, paragraphs: paragraphsOf(body) };
    case "prices":
      return { type, sections: readPriceList(body) };
    case "questions":
      return { type, questions: answeredQuestions(body) };
    case "hours": {
      const lines = body.split("\n").filter((text) => text.trim() !== "");
      const week = lines.length > 0 ? [] : groupDays(business.opening?.week ?? []);
      return lines.length > 0 || week.length > 0 ? { type, lines, week } : null;
    }
    case "button": {
      const href = buttonAddress({ action, target, title }, parts);
      return href ? { type, action, href } : null;
    }
    case "picture":
    case "gallery": {
      const chosen = pictures.flatMap(
        (hash) => parts.pictures.find((one) => one.hash === hash) ?? [],
      );
      const shown = chosen.map(({ hash, alt }) => ({ src: pictureAddress(hash), alt }));
      return shown.length > 0 ? { type, pictures: shown } : null;
    }
    case "chat": {
      const agentik = target ? items.find(({ id }) => id === target) : parts.chat;
      // Each page has a key of its own: it makes the customer's token (customer-cookie.server.ts).
      return agentik?.slug ? { type, slug: agentik.slug, formKey: createFormKey() } : null;
    }
  }
}

/**
 * The item of a block. An agentik with an open chat page is linked there, and any other item to its page in
 * Plaza, which opens before the wizard.
 *
 * @returns null for a block without an item that everyone may see
 */
function itemOf(
  type: "space" | "artifakt" | "agentik",
  { items, business: { whatsApp }, asks, lang }: PageParts,
  { target, hasMetrics }: { target: string; hasMetrics: boolean },
) {
  const item = items.find(({ id }) => id === target);
  if (!item) return null;
  const { id, name, description, price, slug } = item;
  /** A product is asked about on WhatsApp, too. */
  const ask =
    type === "artifakt" && whatsApp
      ? { href: withWhatsAppText(whatsApp.link, asks.about(name)), label: asks.label }
      : null;
  return {
    to: slug ? paths.chatPage(slug) : addressViaPage({ kind: type, id }),
    name,
    about: type === "artifakt" ? plainDescription(description) : description,
    price: price ? formatMxn(price) : null,
    metrics: hasMetrics ? metricsOf(item, lang) : "",
    ask,
  };
}

/** @returns undefined where neither the block nor the business says where the button leads */
function buttonAddress(
  { action, target, title }: { action: ButtonAction; target: string; title: string },
  { business: { whatsApp, place }, asks }: PageParts,
): string | undefined {
  switch (action) {
    case "whatsapp": {
      const number = parseWhatsapp(target);
      const link = number ? whatsAppChat(number) : whatsApp?.link;
      // "Write to us on WhatsApp" names no thing that the message is about.
      const isAbout = title !== "" && !/whats\s?app/i.test(title);
      return link && withWhatsAppText(link, isAbout ? asks.about(title) : asks.page);
    }
    case "call": {
      const number = parseWhatsapp(target) ?? whatsApp?.number;
      return number && `tel:${number}`;
    }
    case "map": {
      const address = target || place;
      return address && mapAddress(address);
    }
    case "link":
      return isWebAddress(target) ? target : undefined;
  }
}

/** A search on Google Maps, which opens its app on phones (developers.google.com/maps/documentation/urls). */
const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place }).toString()}`;
