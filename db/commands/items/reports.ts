import { and, eq, isNull } from "drizzle-orm";
import type { Report } from "#domain/items/reports.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { findReportable, type WhichReported } from "#db/queries/items/moderation.ts";
import { itemReports } from "#db/schema/items/moderation.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";

export type Reported =
  { kind: "done"; outcome: "reported" | "already" } | { kind: "refused"; reason: "gone" | "own" };

/**
 * Reports an item that is open to all. A person has at most one open report of an item; a second
 * one changes nothing.
 */
export async function reportItem(
  tx: Db,
  {
    personId,
    item,
    report,
    now,
  }: { personId: string; item: WhichReported; report: Report; now: Date },
): Promise<Reported> {
  const found = await findReportable(tx, item);
  if (!found) return { kind: "refused", reason: "gone" };
  if (found.ownerId === personId) return { kind: "refused", reason: "own" };
  const added = await tx
    .insert(itemReports)
    .values({
      id: createId("report"),
      itemKind: item.kind,
      itemId: item.id,
      reporterId: personId,
      ...report,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: itemReports.id });
  if (added.length === 0) return { kind: "done", outcome: "already" };
  const data = { kind: item.kind, reason: report.reason };
  await recordEvent(tx, { personId, action: "report-item", subject: item.id, data, now });
  return { kind: "done", outcome: "reported" };
}

export type Dismissed = { kind: "done"; count: number } | { kind: "refused"; reason: "gone" };

/** Ends the open reports of an item that may stay, with a reason in words for the audit log. */
export async function dismissReports(
  tx: Db,
  input: { operatorId: string; item: WhichReported; reason: string; now: Date },
): Promise<Dismissed> {
  const { operatorId, item, reason, now } = input;
  const count = await closeReports(tx, item, "dismissed", now);
  if (count === 0) return { kind: "refused", reason: "gone" };
  await recordEvent(tx, {
    personId: operatorId,
    action: "dismiss-reports",
    subject: item.id,
    data: { kind: item.kind, reason, count },
    now,
  });
  return { kind: "done", count };
}

/** Ends the open reports of an item. @returns how many there were */
export async function closeReports(
  tx: Db,
  { kind, id }: WhichReported,
  outcome: "taken-down" | "dismissed",
  now: Date,
): Promise<number> {
  const closed = await tx
    .update(itemReports)
    .set({ outcome, closedAt: now })
    .where(
      and(eq(itemReports.itemKind, kind), eq(itemReports.itemId, id), isNull(itemReports.closedAt)),
    )
    .returning({ id: itemReports.id });
  return closed.length;
}
