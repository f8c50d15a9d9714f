import { data } from "@remix-run/node";
import { ITEM_KINDS, type ItemKind } from "#domain/items/catalogue.ts";
import { parseItemId } from "#domain/items/item-ids.ts";

/** The item that an address names by its kind and id. @throws 404 where that can be none */
export function parseWhichItem(params: { kind?: string | undefined; id?: string | undefined }): {
  kind: ItemKind;
  id: string;
} {
  const kind = ITEM_KINDS.find((each) => each === params.kind);
  const id = parseItemId(params.id);
  if (!kind || !id) throw data(null, { status: 404 });
  return { kind, id };
}
