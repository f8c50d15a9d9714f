import { and, eq, ne } from "drizzle-orm";
import type { KeptReason, KitPart } from "#domain/shop/kits/kit.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { kitInstalls, kitParts } from "#db/schema/shop/kits.ts";
import { findThing } from "./kit-things.ts";

/** A thing that stays when its kit is removed, and why. */
export interface KeptThing {
  kind: KitPart["kind"];
  name: string;
  reason: KeptReason;
}

export interface KitRemoved {
  /** How many things went. */
  removed: number;
  kept: KeptThing[];
}

/**
 * Removes a kit with the parts that it added. Parts that the person has changed or used since, or
 * that another of their kits has, are kept. Repeating it changes nothing.
 */
export async function removeKit(
  tx: Db,
  { personId, offerId, now }: { personId: string; offerId: string; now: Date },
): Promise<KitRemoved> {
  await lockPerson(tx, personId);
  const plan = await planRemoval(tx, { personId, offerId });
  for (const { thing, reason } of plan) if (reason === undefined) await thing.remove(tx, now);
  const [ofPart, ofInstall] = [
    and(eq(kitParts.personId, personId), eq(kitParts.offerId, offerId)),
    and(eq(kitInstalls.personId, personId), eq(kitInstalls.offerId, offerId)),
  ];
  await tx.delete(kitParts).where(ofPart);
  const gone = await tx
    .delete(kitInstalls)
    .where(ofInstall)
    .returning({ offerId: kitInstalls.offerId });
  const removed = plan.filter(({ reason }) => reason === undefined).length;
  const kept = plan.flatMap(({ kind, thing: { name }, reason }) =>
    reason === undefined ? [] : [{ kind, name, reason }],
  );
  if (gone.length > 0) {
    const data = { removed, kept: kept.length };
    await recordEvent(tx, { personId, action: "remove-kit", subject: offerId, data, now });
  }
  return { removed, kept };
}

/**
 * The parts that a removal would delete and keep, in the order of addition. Parts that the person
 * had before the kit are not included.
 */
export async function planRemoval(
  db: Db,
  { personId, offerId }: { personId: string; offerId: string },
) {
  const isOfPerson = eq(kitParts.personId, personId);
  const [rows, others] = await Promise.all([
    db
      .select()
      .from(kitParts)
      .where(and(isOfPerson, eq(kitParts.offerId, offerId)))
      .orderBy(kitParts.addedAt, kitParts.partKey),
    db
      .select({ kind: kitParts.kind, ref: kitParts.ref })
      .from(kitParts)
      .where(and(isOfPerson, ne(kitParts.offerId, offerId))),
  ]);
  const plan = [];
  for (const row of rows) {
    if (!row.isMade) continue;
    const thing = await findThing(db, row);
    if (!thing) continue;
    const isHeld = others.some(({ kind, ref }) => kind === row.kind && ref === row.ref);
    const reason: KeptReason | undefined = isHeld
      ? "held"
      : thing.isChanged
        ? "changed"
        : undefined;
    plan.push({ partKey: row.partKey, kind: row.kind, thing, reason });
  }
  return plan;
}
