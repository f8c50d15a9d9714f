import { data } from "@remix-run/node";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { parseItemId } from "#domain/items/item-ids.ts";
import {
  REPORTABLE_KINDS,
  TAKEDOWN_KINDS,
  type ReportableKind,
  type TakedownKind,
} from "#domain/items/reports.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import { paths } from "#domain/addresses/paths.ts";

interface Params {
  kind?: string | undefined;
  id?: string | undefined;
}

/** Kind and id of something to report, from an address or a form. @throws 404 for an unknown kind or no id */
export const parseReported = (params: Params) => parse(REPORTABLE_KINDS, params);

/** Kind and id of something to take down, from an address or a form. @throws 404 as `parseReported` */
export const parseWhichItem = (params: Params) => parse(TAKEDOWN_KINDS, params);

function parse<Kind extends string>(kinds: readonly Kind[], params: Params) {
  const kind = kinds.find((each) => each === params.kind);
  const id = parseItemId(params.id);
  if (!kind || !id) throw data(null, { status: 404 });
  return { kind, id };
}

/** Public address of an item. */
export function shownAt(kind: ReportableKind, id: string): string {
  if (kind === "page") return studioPaths.page(id);
  if (kind === "kit") return paths.app(id);
  if (kind === "entry" || kind === "comment") return entryPaths.entry(id);
  // The address of a review leads to its artifakt.
  if (kind === "review") return paths.artifakt(id);
  return paths.item(kind, id);
}

/** Address of an item for its owner, also while it is taken down. */
export const ownAt = (kind: TakedownKind, id: string): string =>
  kind === "page" ? studioPaths.pages : shownAt(kind, id);
