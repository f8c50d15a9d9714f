import { withWhatsAppText } from "#domain/format/links/whatsapp.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { NO_CONTENT, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { db } from "#db/connection/live-database.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findChatAgentik } from "#db/queries/studio/page-facts.ts";
import { findShownItems } from "#db/queries/studio/page-items.ts";
import { listPagePictures } from "#db/queries/studio/pages.ts";
import * as m from "#app/messages/messages.js";
import { coverOfPage } from "#app/presenters/page-cover.server.ts";
import { businessLd } from "#app/presenters/business/business-ld.server.ts";
import { publicBusiness } from "#app/presenters/business/public-business.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { asksOn } from "./customer-asks.server.ts";
import { showBlocks } from "./shown-blocks.server.ts";

/** Titles of the blocks that a page leaves out, in the order of the canvas. */
function leftOutTitles(
  blocks: readonly BuilderBlock[],
  showing: readonly { id: string }[],
  lang: { locale: Locale },
): string[] {
  const shown = new Set(showing.map(({ id }) => id));
  return blocks
    .filter(({ id }) => !shown.has(id))
    .map(({ title }) => title || m.builder_untitled({}, lang));
}

/** A page's content from its owner: the business, and the blocks filled with pictures and items. */
export async function fillPage(
  request: Request,
  {
    ownerId,
    title,
    pageTitle,
    language,
    blocks,
    now,
  }: {
    ownerId: string;
    /** The name of a business that has none. */
    title: string;
    /** As the page is called in a customer's message; undefined for the business's name. */
    pageTitle: string | undefined;
    /** The language of the page's texts and of a customer's message. */
    language: Locale;
    blocks: readonly BuilderBlock[];
    now: Date;
  },
) {
  const targets = blocks.map(({ content }) => (content ?? NO_CONTENT).target).filter(Boolean);
  const hasPictures = blocks.some(({ content }) => content && content.pictures.length > 0);
  const hasUnnamedChat = blocks.some(({ type, content }) => type === "chat" && !content?.target);
  const [business, items, pictures, chat] = await Promise.all([
    findBusiness(db, ownerId),
    findShownItems(db, ownerId, targets),
    hasPictures ? listPagePictures(db, ownerId) : [],
    hasUnnamedChat ? findChatAgentik(db, ownerId) : undefined,
  ]);
  const lang = requestLang(request);
  const fallback = title || m.builder_untitled({}, lang);
  const shown = publicBusiness(business, { fallback, now, lang });
  const asks = asksOn(pageTitle || shown.name, { locale: language });
  const showing = showBlocks(blocks, { business: shown, items, chat, pictures, asks, lang });
  const { whatsApp } = shown;
  const first = showing.flatMap(({ body }) => ("pictures" in body ? body.pictures : []))[0];
  /** For search engines. */
  const picture = first?.src ?? shown.logo;
  return {
    business: {
      ...shown,
      whatsApp: whatsApp && { ...whatsApp, link: withWhatsAppText(whatsApp.link, asks.page) },
    },
    blocks: showing,
    /** Titles of the blocks that are left out, since they would show nothing. */
    leftOut: leftOutTitles(blocks, showing, lang),
    picture,
    /** Names the link preview of a published page. */
    coverDigest: coverOfPage(pageTitle || shown.name, { business, blocks, pictures }).digest,
    linkedData: businessLd(business, { name: shown.name, picture }),
  };
}
