import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import { slugCandidates } from "#domain/format/slug.ts";
import { truncate } from "#domain/format/truncate.ts";
import { readDraftCookie } from "#domain/studio/builder/builder-draft-cookie.ts";
import { parseBlocks } from "#domain/studio/builder/builder-blocks.ts";
import { isBlank } from "#domain/studio/pages/blank-blocks.ts";
import { templatePrices, unchangedBlocks } from "#domain/studio/pages/page-templates.ts";
import { PAGE_DESCRIPTION_MAX, PAGE_TITLE_MAX } from "#domain/studio/pages/pages.ts";
import { env } from "#config/env.ts";
import { db } from "#db/connection/live-database.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import {
  findLatestLayout,
  findLayoutVersion,
  type FoundLayout,
} from "#db/queries/studio/builder.ts";
import { listPages, listTakenPageSlugs, type OwnPage } from "#db/queries/studio/pages.ts";
import { readFlash, withFlash } from "#app/forms/flash.server.ts";
import { createFormKey } from "#app/forms/form-key.server.ts";
import * as m from "#app/messages/messages.js";
import { serverPaths } from "#domain/addresses/paths.ts";
import { pageChangesText } from "#app/presenters/texts/page-changes.server.ts";
import { doneText } from "#app/presenters/answers/done-text.server.ts";
import { localDay } from "#app/presenters/local-date.server.ts";
import { tradeName } from "#app/presenters/business/trade-names.server.ts";
import { requestLang } from "#app/session/request-lang.server.ts";
import { findViewer } from "#app/session/viewer.server.ts";

const DONE = {
  "page-published": m.pages_done_published,
  "page-updated": m.pages_done_updated,
  "page-changed": m.pages_done_changed,
  "page-hidden": m.pages_done_hidden,
  "page-shown": m.pages_done_shown,
  "page-deleted": m.pages_done_deleted,
};

/** `?version=` is what can be published; without it the newest version. */
export async function loadPages(request: Request) {
  const now = new Date();
  const url = new URL(request.url);
  const asked = Number(url.searchParams.get("version"));
  const { personId, kind, person } = await findViewer(request);
  const [published, latest, chosen, business] = await Promise.all([
    listPages(db, personId, now),
    findLatestLayout(db, personId),
    asked ? findLayoutVersion(db, personId, asked) : undefined,
    findBusiness(db, personId),
  ]);
  const lang = requestLang(request);
  const flash = readFlash(request, "pages");
  const site = env.PUBLIC_URL ?? url.origin;
  const layout = chosen ?? latest;
  const blocks = (layout && parseBlocks(layout.blocks)) ?? [];
  const pages = published.map((page) => toShown(page, site, latest));
  const own = kind === "account" ? (person?.displayName ?? "") : "";
  const title = truncate(business?.name || own, PAGE_TITLE_MAX);
  return withFlash(request, {
    flash,
    done: flash && doneText(DONE, flash.code, lang),
    doneLink: flash && doneLink(flash, published, lang),
    formKey: createFormKey(),
    /** The address up to the page's own part. */
    prefix: new URL(studioPaths.page("x"), site).href.slice(0, -1),
    pages,
    hasDraft: readDraftCookie(request.headers.get("Cookie")) !== null,
    hasBusiness: Boolean(business?.name),
    layout: layout && {
      version: layout.version,
      unchanged: unchangedBlocks(blocks),
      blank: blocks.filter(isBlank).map(({ title }) => title || m.builder_untitled({}, lang)),
      askPrices: askPricesText(templatePrices(blocks), lang),
      ...(await findTargets(personId, layout, pages, lang)),
    },
    suggested: {
      title,
      slug: await suggestSlug([title, business?.town ?? ""]),
      description: truncate(
        [business?.trade && tradeName(business.trade, lang), business?.town]
          .filter(Boolean)
          .join(" · "),
        PAGE_DESCRIPTION_MAX,
      ),
    },
  });
}

/** Leads to the page that was just published or changed. */
function doneLink(
  { code, result }: { code: string; result?: string },
  pages: readonly OwnPage[],
  lang: { locale: Locale },
): { to: string; text: string } | undefined {
  const page = pages.find(({ id }) => id === result);
  if (!page?.isPublic || page.isTakenDown || code === "page-deleted") return undefined;
  return { to: studioPaths.page(page.slug), text: m.pages_open({}, lang) };
}

/** The page that a version is made for, with what would change on it, and the others that it could be put on. */
async function findTargets(
  personId: string,
  layout: FoundLayout,
  pages: readonly ShownPage[],
  lang: { locale: Locale },
) {
  const others = pages.filter(({ version }) => version !== layout.version);
  const target = others.find(({ id }) => id === layout.pageId);
  const shown = target && (await findLayoutVersion(db, personId, target.version));
  const before = parseBlocks(shown?.blocks) ?? [];
  const after = parseBlocks(layout.blocks) ?? [];
  const said = templatePrices(before);
  return {
    target: target && {
      ...target,
      /** Prices that the page shows already are not asked about again. */
      askPrices: askPricesText(
        templatePrices(after).filter((price) => !said.includes(price)),
        lang,
      ),
      changes: pageChangesText(target.title, before, after, lang),
    },
    others: others.filter((page) => page !== target),
    isPublished: others.length < pages.length,
  };
}

/** Prices of a template that the question about them names; it counts the others. */
const NAMED_PRICES = 4;

/** The question whether prices that a template has too are the person's own; null without such prices. */
function askPricesText(
  prices: readonly string[],
  lang: { locale: Locale },
): { label: string; help: string } | null {
  if (prices.length === 0) return null;
  const named = prices.slice(0, NAMED_PRICES).join(", ");
  const more = prices.length - NAMED_PRICES;
  return {
    label:
      more > 0
        ? m.pages_own_prices_more({ prices: named, count: more }, lang)
        : m.pages_own_prices({ prices: named }, lang),
    help: m.pages_own_prices_help({}, lang),
  };
}

function toShown(
  { slug, title, publishedAt, isTakenDown, ...page }: OwnPage,
  site: string,
  latest: FoundLayout | undefined,
) {
  const isBehind = latest?.pageId === page.id && latest.version > page.version;
  const link = new URL(studioPaths.page(slug), site).href;
  return {
    ...page,
    slug,
    title,
    link,
    /** The newest version, if it is made for this page and not on it yet. */
    newer: isBehind ? latest.version : undefined,
    publishedOn: localDay(publishedAt),
    /** Page with the operator's reason for a takedown; null if the page is not down. */
    takedown: isTakenDown ? serverPaths.takedown("page", page.id) : null,
  };
}

export type ShownPage = ReturnType<typeof toShown>;

/** The first free address made of a name, alone and with the town; empty if there is none. */
async function suggestSlug([name = "", town = ""]: readonly string[]): Promise<string> {
  const candidates = slugCandidates([name, `${name} ${town}`]);
  if (candidates.length === 0) return "";
  const taken = new Set(await listTakenPageSlugs(db, candidates));
  return candidates.find((slug) => !taken.has(slug)) ?? "";
}
