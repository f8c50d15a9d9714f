import { changesBetween } from "#domain/studio/pages/page-changes.ts";
import type { BuilderBlock } from "#domain/studio/builder/builder.ts";
import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";

/** In words: how many changes there are since a page was published, and which blocks they are. */
export interface PageChangesText {
  summary: string;
  /** Empty for none. */
  lines: string[];
}

/** @param title of the published page */
export function pageChangesText(
  title: string,
  former: readonly BuilderBlock[],
  newer: readonly BuilderBlock[],
  lang: { locale: Locale },
): PageChangesText {
  const { added, removed, changed, isReordered, count } = changesBetween(former, newer);
  if (count === 0) return { summary: m.pages_preview_same({ title }, lang), lines: [] };
  const named = (titles: readonly string[]) => ({
    titles: titles.map((one) => one.trim() || m.builder_untitled({}, lang)).join(", "),
  });
  return {
    summary: m.pages_preview_changes({ count, title }, lang),
    lines: [
      ...(added.length > 0 ? [m.pages_preview_added(named(added), lang)] : []),
      ...(changed.length > 0 ? [m.pages_preview_changed(named(changed), lang)] : []),
      ...(removed.length > 0 ? [m.pages_preview_removed(named(removed), lang)] : []),
      ...(isReordered ? [m.pages_preview_order({}, lang)] : []),
    ],
  };
}
