import { NO_CONTENT, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { db } from "#db/connection/live-database.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findShownItems } from "#db/queries/studio/page-items.ts";
import { listPagePictures } from "#db/queries/studio/pages.ts";
import * as m from "#app/messages/messages.js";
import { businessLd } from "#app/presenters/business-ld.server.ts";
import { publicBusiness } from "#app/presenters/public-business.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { showBlocks } from "./shown-blocks.server.ts";

/** A page's content from its owner: the business, and the blocks filled with pictures and items. */
export async function fillPage(
  request: Request,
  {
    ownerId,
    title,
    blocks,
    now,
  }: { ownerId: string; title: string; blocks: readonly BuilderBlock[]; now: Date },
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
  const showing = showBlocks(blocks, { business: shown, items, pictures });
  const first = showing.flatMap(({ body }) => ("pictures" in body ? body.pictures : []))[0];
  /** For link previews. */
  const picture = first?.src ?? shown.logo;
  return {
    business: shown,
    blocks: showing,
    picture,
    linkedData: businessLd(business, { name: shown.name, picture }),
  };
}
