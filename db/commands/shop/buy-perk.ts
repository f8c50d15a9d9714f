import { and, eq } from "drizzle-orm";
import { isComingSoon } from "#domain/shop/kits/kits.ts";
import type { Db } from "#db/connection/client.ts";
import { perkOwnerships } from "#db/schema/shop/installs.ts";
import { perks } from "#db/schema/shop/offers.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { postTransaction } from "#db/commands/money/post-transaction.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { addKit, type KitRefusal, type KitWish } from "./kits/add-kit.ts";

export interface PerkInput extends KitWish {
  personId: string;
  perkId: string;
  /** Price on the page in US cents; undefined when the form did not send one. */
  shownCents: number | undefined;
  now: Date;
}

export type PerkBought =
  | { kind: "done"; name: string; priceCents: number; wasOwned: boolean }
  | { kind: "refused"; reason: "gone" }
  | KitRefusal
  | { kind: "refused"; reason: "price-changed"; name: string; priceCents: number }
  | { kind: "refused"; reason: "short"; name: string; missing: number };

/**
 * Makes the person an owner of a perk, free or bought in US dollars at the price shown, and installs its
 * kit. Once per person: an owner pays nothing more, and gets back a kit that was removed. A perk without a
 * kit is coming soon; what was bought before stays owned.
 *
 * @throws StorageFull
 */
export async function buyPerk(
  tx: Db,
  { personId, perkId, shownCents, now, ...wish }: PerkInput,
): Promise<PerkBought> {
  await lockPerson(tx, personId);
  const [perk] = await tx
    .select({ name: perks.name, priceCents: perks.priceCents })
    .from(perks)
    .where(eq(perks.id, perkId));
  if (!perk) return { kind: "refused", reason: "gone" };
  const { name, priceCents } = perk;
  const [owned] = await tx
    .select({ priceCents: perkOwnerships.priceCents })
    .from(perkOwnerships)
    .where(and(eq(perkOwnerships.personId, personId), eq(perkOwnerships.perkId, perkId)));
  if (isComingSoon(perkId))
    return owned
      ? { kind: "done", name, priceCents: owned.priceCents, wasOwned: true }
      : { kind: "refused", reason: "coming-soon", name };
  if (owned) {
    const kit = await addKit(tx, { personId, offerId: perkId, now, ...wish });
    if (kit.kind === "refused") return { kind: "refused", reason: kit.reason, name };
    return { kind: "done", name, priceCents: owned.priceCents, wasOwned: true };
  }
  if (priceCents !== (shownCents ?? 0))
    return { kind: "refused", reason: "price-changed", name, priceCents };

  let transactionId: string | null = null;
  if (priceCents > 0) {
    const moved = await postTransaction(tx, {
      cause: "perk_purchase",
      reference: perkId,
      postings: [
        { ownerId: null, purpose: "revenue", currency: "USD", amount: priceCents },
        { ownerId: personId, purpose: "wallet", currency: "USD", amount: -priceCents },
      ],
      now,
    });
    if (moved.kind === "refused")
      return { kind: "refused", reason: "short", name, missing: moved.missing };
    transactionId = moved.transactionId;
  }
  await tx
    .insert(perkOwnerships)
    .values({ personId, perkId, priceCents, transactionId, acquiredAt: now });
  await recordEvent(tx, {
    personId,
    action: "buy-perk",
    subject: perkId,
    data: { priceCents },
    now,
  });
  const kit = await addKit(tx, { personId, offerId: perkId, now, ...wish });
  if (kit.kind === "refused") return { kind: "refused", reason: kit.reason, name };
  return { kind: "done", name, priceCents, wasOwned: false };
}
