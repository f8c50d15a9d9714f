import { isOwnKitId } from "#domain/shop/kits/own/own-kits.ts";
import type { Db } from "#db/connection/client.ts";
import { findOfferedKit } from "#db/queries/shop/own-kits/find-offered-kit.ts";
import { findOffer } from "./find-offer.ts";

/** Whether everyone may open the page of an app, a perk or a kit that a person made. */
export async function offerExists(db: Db, id: string): Promise<boolean> {
  if (!isOwnKitId(id)) return (await findOffer(db, id)) !== undefined;
  return Boolean((await findOfferedKit(db, { id, personId: "" }))?.offered);
}
