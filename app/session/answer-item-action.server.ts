import { data, type ActionFunctionArgs } from "@remix-run/node";
import { db } from "#app/db.server.ts";
import type { ItemKind } from "#app/domain/catalogue.ts";
import { parseItemId } from "#app/domain/item-ids.ts";
import { isItemIntent } from "#app/domain/item-intents.ts";
import { itemExists } from "#db/queries/item-exists.ts";
import { readForm } from "./read-form.server.ts";
import { findViewer } from "./viewer.server.ts";

/**
 * The action of an item's page. Nothing is stored yet, and the answer says so (501); the page stays
 * as it was, with that answer on it.
 *
 * @throws 400 for an intent the kind does not know, 404 for an unknown item, what `readForm` throws
 */
export async function answerItemAction(
  { request, params }: Pick<ActionFunctionArgs, "request" | "params">,
  kind: ItemKind,
) {
  const form = await readForm(request);
  if (!isItemIntent(kind, form.get("intent"))) throw data(null, { status: 400 });
  const id = parseItemId(params.id);
  const { personId } = await findViewer(request);
  if (!id || !(await itemExists(db, kind, id, personId))) throw data(null, { status: 404 });
  return data({ isNotOpen: true }, { status: 501 });
}
