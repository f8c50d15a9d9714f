import { pageCoverAddress } from "#domain/addresses/picture-paths.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { PAGE_COVER } from "#domain/studio/pages/page-cover.ts";
import { RATE_LIMITS } from "#domain/people/rate-limits.ts";
import { db } from "#db/connection/live-database.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { countTry } from "#db/commands/people/count-try.ts";
import { countPageView } from "#db/commands/studio/pages.ts";
import { findPageAt } from "#db/queries/studio/pages.ts";
import { paths } from "#domain/addresses/paths.ts";
import { addressOf } from "#app/session/limit-tries.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";
import { fillPage } from "./fill-page.server.ts";

/** Programs that name themselves, link previews among them. */
const PROGRAM =
  /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|curl|wget|headless/i;

/**
 * A published page with what it shows of its owner's business.
 *
 * @throws 404 for an address that no public page has; a redirect from one that it had
 */
export async function loadPage({ request, params: { slug: name }, context }: LoaderFunctionArgs) {
  const now = new Date();
  const known = parseItemId(name);
  const page = known && (await findPageAt(db, known));
  // Validated again: an old layout may not meet the current schema of blocks.
  const blocks = page && parseBlocks(page.blocks);
  if (!page || !blocks) throw data(null, { status: 404 });
  if (page.slug !== known) throw redirect(studioPaths.page(page.slug), { status: 301 });
  const [{ leftOut: _, ...filled }] = await Promise.all([
    fillPage(request, { ...page, pageTitle: page.title, blocks, now }),
    countVisit({ request, context }, page, now),
  ]);
  const { slug, title, description, isOfGuest, language } = page;
  const report = paths.report("page", page.id);
  const { width, height } = PAGE_COVER;
  const cover = { src: pageCoverAddress(slug, filled.coverDigest), width, height };
  return { ...filled, slug, title, description, isOfGuest, language, report, cover, preview: null };
}

/** Counts people who look, but not the owner, not programs, and not those who only reload. */
async function countVisit(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  { id, ownerId }: { id: string; ownerId: string },
  now: Date,
): Promise<void> {
  const { method, headers } = request;
  const agent = headers.get("User-Agent") ?? "";
  if (method !== "GET" || PROGRAM.test(agent)) return;
  const { personId } = await findViewer(request);
  if (personId === ownerId) return;
  // Customers of one mobile network share an address, so the browser and its language tell them apart.
  // Only their hash is stored, for as long as the window.
  const device = [id, addressOf(context), agent, headers.get("Accept-Language") ?? ""].join("\n");
  const { pageView } = RATE_LIMITS;
  const { count } = await countTry(db, `pageView ${hashToken(device)}`, pageView, now);
  if (count <= pageView.max) await countPageView(db, id, now);
}
