import type { Db } from "#db/connection/client.ts";
import { addDocument, type DocumentDone } from "./add-document.ts";
import { openOwnSpace, type OwnSpace } from "./own-space.ts";

/**
 * Adds a document to the person's own private space (`openOwnSpace`).
 *
 * @throws StorageFull
 */
export async function addOwnDocument(
  tx: Db,
  {
    space,
    ...input
  }: Omit<Parameters<typeof addDocument>[1], "spaceId"> & {
    /** The private space, which is created if it does not exist. */
    space: OwnSpace;
  },
): Promise<DocumentDone> {
  const { personId, now } = input;
  const spaceId = await openOwnSpace(tx, { personId, space, now });
  return addDocument(tx, { ...input, spaceId });
}
