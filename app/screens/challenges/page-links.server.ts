import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { ShownPages } from "#app/ui/gallery/page-links.tsx";

/** The page of an address, from 1 to the last one that a list can have. */
export function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

const LAST_PAGE = 10_000;

/**
 * @param address the list without its page
 * @param anchor the part of the page that has the list, with its `#`
 */
export function pageLinks(
  {
    page,
    hasNext,
    address,
    anchor = "",
    label,
  }: { page: number; hasNext: boolean; address: string; anchor?: string; label: string },
  lang: { locale: Locale },
): ShownPages {
  const to = (which: number) => `${address}${which > 1 ? `?page=${which}` : ""}${anchor}`;
  return {
    label,
    ...(page > 1 && { before: { to: to(page - 1), text: m.entries_before({}, lang) } }),
    ...(hasNext && { next: { to: to(page + 1), text: m.entries_next({}, lang) } }),
  };
}
