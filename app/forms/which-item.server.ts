import { data } from "@remix-run/node";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import { REPORTABLE_KINDS, type ReportableKind } from "#domain/items/reports.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { paths } from "#domain/addresses/paths.ts";

/** What an address names by its kind and id. @throws 404 where that can be none */
export function parseWhichItem(params: { kind?: string | undefined; id?: string | undefined }): {
  kind: ReportableKind;
  id: string;
} {
  const kind = REPORTABLE_KINDS.find((each) => each === params.kind);
  const id = parseItemId(params.id);
  if (!kind || !id) throw data(null, { status: 404 });
  return { kind, id };
}

/** Where everyone sees it. */
export function shownAt(kind: ReportableKind, id: string): string {
  if (kind === "page") return studioPaths.page(id);
  if (kind === "entry" || kind === "comment") return entryPaths.entry(id);
  return paths.item(kind, id);
}

/** Where its owner sees it, also while it is down. */
export const ownAt = (kind: ReportableKind, id: string): string =>
  kind === "page" ? studioPaths.pages : shownAt(kind, id);
