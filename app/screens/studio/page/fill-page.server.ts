import { withWhatsAppText } from "#domain/format/whatsapp.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { NO_CONTENT, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { db } from "#db/connection/live-database.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findShownItems } from "#db/queries/studio/page-items.ts";
import { listPagePictures } from "#db/queries/studio/pages.ts";
import * as m from "#app/messages/messages.js";
import { coverOfPage } from "#app/presenters/page-cover.server.ts";
import { businessLd } from "#app/presenters/business-ld.server.ts";
import { publicBusiness } from "#app/presenters/public-business.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { asksOn } from "./customer-asks.server.ts";
import { showBlocks } from "./shown-blocks.server.ts";

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
  const [business, items, pictures] = await Promise.all([
    findBusiness(db, ownerId),
    findShownItems(db, ownerId, targets),
    hasPictures ? listPagePictures(db, ownerId) : [],
  ]);
  const lang = requestLang(request);
  const fallback = title || m.builder_untitled({}, lang);
  const shown = publicBusiness(business, { fallback, now, lang });
  const asks = asksOn(pageTitle || shown.name, { locale: language });
  const showing = showBlocks(blocks, { business: shown, items, pictures, asks, lang });
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
    picture,
    /** Names the link preview of a published page. */
    coverDigest: coverOfPage(pageTitle || shown.name, { business, blocks, pictures }).digest,
    linkedData: businessLd(business, { name: shown.name, picture }),
  };
}
