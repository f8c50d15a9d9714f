import { data, redirect } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { NO_CONTENT } from "#domain/studio/builder/builder.ts";
import { db } from "#db/connection/live-database.ts";
import { countPageView } from "#db/commands/studio/pages.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findShownItems } from "#db/queries/studio/page-items.ts";
import { findPageAt, listPagePictures } from "#db/queries/studio/pages.ts";
import { paths } from "#app/paths.ts";
import { businessLd } from "#app/presenters/business-ld.server.ts";
import { publicBusiness } from "#app/presenters/public-business.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { showBlocks } from "./shown-blocks.server.ts";

/** Programs that name themselves, link previews among them. */
const PROGRAM =
  /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|curl|wget|headless/i;

/**
 * A published page with what it shows of its owner's business.
 *
 * @throws 404 for an address that no public page has; a redirect from one that it had
 */
export async function loadPage(request: Request, name: string | undefined) {
  const now = new Date();
  const known = parseItemId(name);
  const page = known && (await findPageAt(db, known));
  // Validated again: an old layout may not meet the current schema of blocks.
  const blocks = page && parseBlocks(page.blocks);
  if (!page || !blocks) throw data(null, { status: 404 });
  if (page.slug !== known) throw redirect(paths.page(page.slug), { status: 301 });
  const targets = blocks.map(({ content }) => (content ?? NO_CONTENT).target).filter(Boolean);
  const hasPictures = blocks.some(({ content }) => content && content.pictures.length > 0);
  const [business, items, pictures] = await Promise.all([
    findBusiness(db, page.ownerId),
    findShownItems(db, page.ownerId, targets),
    hasPictures ? listPagePictures(db, page.ownerId) : [],
    countVisit(request, page, now),
  ]);
  const lang = requestLang(request);
  const shown = publicBusiness(business, { fallback: page.title, now, lang });
  const showing = showBlocks(blocks, { business: shown, items, pictures });
  const first = showing.flatMap(({ body }) => ("pictures" in body ? body.pictures : []))[0];
  const { slug, title, description, isOfGuest } = page;
  return {
    slug,
    title,
    description,
    isOfGuest,
    business: shown,
    blocks: showing,
    /** For link previews. */
    picture: first?.src ?? shown.logo,
    linkedData: businessLd(business, { name: shown.name, picture: first?.src ?? shown.logo }),
  };
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>;

/** Counts people who look, but not the owner and not programs. */
async function countVisit(
  request: Request,
  { id, ownerId }: { id: string; ownerId: string },
  now: Date,
): Promise<void> {
  if (request.method !== "GET" || PROGRAM.test(request.headers.get("User-Agent") ?? "")) return;
  const { personId } = await findViewer(request);
  if (personId !== ownerId) await countPageView(db, id, now);
}
