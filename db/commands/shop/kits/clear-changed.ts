import { and, eq, inArray } from "drizzle-orm";
import type { Kit } from "#domain/shop/kits/kit.ts";
import { changesOf } from "#domain/shop/kits/own/kit-changes.ts";
import type { Db } from "#db/connection/client.ts";
import { kitParts } from "#db/schema/shop/kits.ts";
import { planRemoval } from "./remove-kit.ts";

/**
 * Before an update, removes parts that the new version changes or leaves out. Parts that the person
 * has changed, used or deleted, or that another of their kits has, are kept.
 */
export async function clearChanged(
  tx: Db,
  {
    personId,
    offerId,
    installed,
    kit,
    now,
  }: { personId: string; offerId: string; installed: Kit; kit: Kit; now: Date },
): Promise<void> {
  const { changed, gone } = changesOf(installed, kit);
  const before = new Map(installed.parts.map((part) => [part.key, part.kind]));
  // Under a key that now means another kind of thing, the new thing is added in any case.
  const forgotten = new Set([
    ...gone.map(({ key }) => key),
    ...changed.filter(({ key, kind }) => before.get(key) !== kind).map(({ key }) => key),
  ]);
  const keys = [...changed, ...gone].map(({ key }) => key);
  for (const { partKey, thing, reason } of await planRemoval(tx, { personId, offerId })) {
    if (!keys.includes(partKey)) continue;
    if (reason === undefined) await thing.remove(tx, now);
    if (reason !== "changed") forgotten.add(partKey);
  }
  if (forgotten.size === 0) return;
  await tx
    .delete(kitParts)
    .where(
      and(
        eq(kitParts.personId, personId),
        eq(kitParts.offerId, offerId),
        inArray(kitParts.partKey, [...forgotten]),
      ),
    );
}
