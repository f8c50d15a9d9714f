/** Discount codes of an artifakt: made and stopped by its maker, used by purchases. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { CODES_MAX, type NewCode } from "#domain/artifakts/discount-codes.ts";
import { endOfDay } from "#domain/challenges/challenge-days.ts";
import type { Outcome } from "#domain/items/outcome.ts";
import type { Db } from "#db/connection/client.ts";
import { discountCodes } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { lockOwn } from "./create-artifakt.ts";

interface Input {
  personId: string;
  /** The maker's artifakt, or the demo person's original of which a guest has a copy. */
  artifaktId: string;
  now: Date;
}

/**
 * Adds a code.
 *
 * - `known`: the artifakt has, or had, a code of this name
 * - `full`: it has CODES_MAX active codes
 */
export async function addDiscountCode(
  tx: Db,
  { personId, artifaktId, code, now }: Input & { code: NewCode },
): Promise<Outcome<{ artifaktId: string }, "gone" | "known" | "full">> {
  const id = await lockOwn(tx, personId, artifaktId);
  if (!id) return { kind: "refused", reason: "gone" };
  const isActive = and(eq(discountCodes.artifaktId, id), isNull(discountCodes.stoppedAt));
  if ((await tx.$count(discountCodes, isActive)) >= CODES_MAX)
    return { kind: "refused", reason: "full" };
  const added = await tx
    .insert(discountCodes)
    .values({
      artifaktId: id,
      code: code.code,
      percent: code.percent,
      usesMax: code.usesMax,
      endsAt: code.until === null ? null : endOfDay(code.until),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ code: discountCodes.code });
  if (added.length === 0) return { kind: "refused", reason: "known" };
  const data = { code: code.code, percent: code.percent };
  await recordEvent(tx, { personId, action: "add-discount-code", subject: id, data, now });
  return { kind: "done", artifaktId: id };
}

/** Stops a code: purchases with it are refused from now on. Repeating it changes nothing. */
export async function stopDiscountCode(
  tx: Db,
  { personId, artifaktId, code, now }: Input & { code: string },
): Promise<Outcome<{ artifaktId: string }, "gone">> {
  const id = await lockOwn(tx, personId, artifaktId);
  if (!id) return { kind: "refused", reason: "gone" };
  const stopped = await tx
    .update(discountCodes)
    .set({ stoppedAt: now })
    .where(
      and(
        eq(discountCodes.artifaktId, id),
        eq(discountCodes.code, code),
        isNull(discountCodes.stoppedAt),
      ),
    )
    .returning({ code: discountCodes.code });
  if (stopped.length > 0)
    await recordEvent(tx, {
      personId,
      action: "stop-discount-code",
      subject: id,
      data: { code },
      now,
    });
  return { kind: "done", artifaktId: id };
}

/** Lets buyers pay more than the price, or only the price. */
export async function setOpenPrice(
  tx: Db,
  { personId, artifaktId, isOpen, now }: Input & { isOpen: boolean },
): Promise<Outcome<{ artifaktId: string }, "gone">> {
  const id = await lockOwn(tx, personId, artifaktId);
  if (!id) return { kind: "refused", reason: "gone" };
  const changed = await tx
    .update(artifakts)
    .set({ isPriceOpen: isOpen })
    .where(and(eq(artifakts.id, id), sql`${artifakts.isPriceOpen} <> ${isOpen}`))
    .returning({ id: artifakts.id });
  if (changed.length > 0)
    await recordEvent(tx, {
      personId,
      action: isOpen ? "open-price" : "fix-price",
      subject: id,
      now,
    });
  return { kind: "done", artifaktId: id };
}

/** Counts a use of a code. The artifakt is locked, so no purchase beyond its limit gets here. */
export async function countUse(
  tx: Db,
  { artifaktId, code }: { artifaktId: string; code: string },
): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ usesCount: sql`${discountCodes.usesCount} + 1` })
    .where(and(eq(discountCodes.artifaktId, artifaktId), eq(discountCodes.code, code)));
}
