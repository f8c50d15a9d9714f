import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { parseItemId } from "#domain/items/item-ids.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { RATE_LIMITS } from "#domain/people/rate-limits.ts";
import { NO_CONTENT, type BuilderBlock } from "#domain/studio/builder/builder.ts";
import { db } from "#db/connection/live-database.ts";
import { hashToken } from "#db/connection/tokens.ts";
import { countTry } from "#db/commands/people/count-try.ts";
import { countPageView } from "#db/commands/studio/pages.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findShownItems } from "#db/queries/studio/page-items.ts";
import { findLatestLayout, findLayoutVersion } from "#db/queries/studio/builder.ts";
import { findPageAt, listPagePictures } from "#db/queries/studio/pages.ts";
import * as m from "#app/messages/messages.js";
import { paths } from "#domain/addresses/paths.ts";
import { businessLd } from "#app/presenters/business-ld.server.ts";
import { publicBusiness } from "#app/presenters/public-business.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { addressOf } from "#app/session/limit-tries.server.ts";
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
export async function loadPage({ request, params: { slug: name }, context }: LoaderFunctionArgs) {
  const now = new Date();
  const known = parseItemId(name);
  const page = known && (await findPageAt(db, known));
  // Validated again: an old layout may not meet the current schema of blocks.
  const blocks = page && parseBlocks(page.blocks);
  if (!page || !blocks) throw data(null, { status: 404 });
  if (page.slug !== known) throw redirect(studioPaths.page(page.slug), { status: 301 });
  const [filled] = await Promise.all([
    fillPage(request, { ownerId: page.ownerId, title: page.title, blocks, now }),
    countVisit({ request, context }, page, now),
  ]);
  const { slug, title, description, isOfGuest, language } = page;
  const report = paths.report("page", page.id);
  return { ...filled, slug, title, description, isOfGuest, language, report, preview: null };
}

/** Widths of a preview: that of the window, or of a phone. */
const PREVIEW_WIDTHS = ["window", "phone"] as const;

/**
 * A saved version of the viewer's layout, else the newest, as a page would show it. `?width=phone` shows it as
 * narrow as on a phone.
 */
export async function loadPreview(request: Request, named: string | undefined) {
  const now = new Date();
  const { searchParams } = new URL(request.url);
  const { personId, kind, person } = await findViewer(request);
  const asked = readVersion(named);
  const layout =
    (asked ? await findLayoutVersion(db, personId, asked) : undefined) ??
    (await findLatestLayout(db, personId));
  const blocks = parseBlocks(layout?.blocks) ?? [];
  const title = kind === "account" ? (person?.displayName ?? "") : "";
  const filled = await fillPage(request, { ownerId: personId, title, blocks, now });
  const width = PREVIEW_WIDTHS.find((one) => one === searchParams.get("width")) ?? "window";
  const preview = { version: layout?.version ?? 0, width };
  const language = requestLang(request).locale;
  return {
    ...filled,
    slug: "",
    title: "",
    description: "",
    isOfGuest: true,
    language,
    report: null,
    preview,
  };
}

/** @returns undefined for what is no version number, such as `newest` */
const readVersion = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined;

/** What a page shows of its owner: the business, and the blocks filled with pictures and items. */
async function fillPage(
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

export type LoadedPage = Awaited<ReturnType<typeof loadPage | typeof loadPreview>>;

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
