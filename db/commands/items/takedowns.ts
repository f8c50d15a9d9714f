import { and, eq, isNull, sql } from "drizzle-orm";
import { paths, serverPaths } from "#domain/addresses/paths.ts";
import { entryPaths } from "#domain/addresses/entry-paths.ts";
import { truncate } from "#domain/format/truncate.ts";
import type { TakedownOutcome } from "#domain/items/reports.ts";
import { studioPaths } from "#domain/addresses/studio-paths.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { TAKEDOWN_TABLES } from "#db/queries/items/item-tables.ts";
import { itemTakedowns } from "#db/schema/items/moderation.ts";
import { notifyPeople } from "#db/commands/people/notices/notify-people.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import type { WhichItem } from "#db/queries/items/moderation.ts";
import { closeReports } from "./reports.ts";

export type TakenDown = { kind: "done" } | { kind: "refused"; reason: "gone" | "already" };

/**
 * Takes an item down with a written reason, ends its open reports and notifies its owner. It leaves
 * every list and opens only for people who have a part in it. Guests keep their copies.
 */
export async function takeDownItem(
  tx: Db,
  input: { operatorId: string; item: WhichItem; reason: string; now: Date },
): Promise<TakenDown> {
  const { operatorId, item, reason, now } = input;
  const held = await lockItem(tx, item);
  if (!held) return { kind: "refused", reason: "gone" };
  if (held.takenDownAt) return { kind: "refused", reason: "already" };
  await markItem(tx, item, now);
  await tx.insert(itemTakedowns).values({
    id: createId("takedown"),
    itemKind: item.kind,
    itemId: item.id,
    ownerId: held.ownerId,
    reason,
    takenDownAt: now,
  });
  const reports = await closeReports(tx, item, "taken-down", now);
  const data = { kind: item.kind, reason, reports };
  await recordEvent(tx, {
    personId: operatorId,
    action: "take-down-item",
    subject: item.id,
    data,
    now,
  });
  await tellOwner(tx, item, { ...held, kind: "item_taken_down" }, now);
  return { kind: "done" };
}

export type Appealed = { kind: "done" } | { kind: "refused"; reason: "gone" | "already" };

/** The owner's appeal against what an operator took down: once. */
export async function appealTakedown(
  tx: Db,
  input: { personId: string; item: WhichItem; appeal: string; now: Date },
): Promise<Appealed> {
  const { personId, item, appeal, now } = input;
  const held = await lockItem(tx, item);
  const current = held?.ownerId === personId ? await findCurrent(tx, item) : undefined;
  if (!current) return { kind: "refused", reason: "gone" };
  if (current.appealedAt) return { kind: "refused", reason: "already" };
  await tx
    .update(itemTakedowns)
    .set({ appeal, appealedAt: now })
    .where(eq(itemTakedowns.id, current.id));
  const data = { kind: item.kind };
  await recordEvent(tx, { personId, action: "appeal-takedown", subject: item.id, data, now });
  return { kind: "done" };
}

export type Answered = { kind: "done" } | { kind: "refused"; reason: "gone" | "no-appeal" };

/**
 * An operator's answer, in words, that notifies the owner. `restored` opens the item again, with or
 * without an appeal; `upheld` answers an appeal that is open.
 */
export async function answerTakedown(
  tx: Db,
  input: {
    operatorId: string;
    item: WhichItem;
    outcome: TakedownOutcome;
    answer: string;
    now: Date;
  },
): Promise<Answered> {
  const { operatorId, item, outcome, answer, now } = input;
  const held = await lockItem(tx, item);
  const current = held && (await findCurrent(tx, item));
  if (!current) return { kind: "refused", reason: "gone" };
  if (outcome === "upheld" && (!current.appealedAt || current.answeredAt))
    return { kind: "refused", reason: "no-appeal" };
  await tx
    .update(itemTakedowns)
    .set({ outcome, answer, answeredAt: now })
    .where(eq(itemTakedowns.id, current.id));
  if (outcome === "restored") await markItem(tx, item, null);
  await recordEvent(tx, {
    personId: operatorId,
    action: outcome === "restored" ? "restore-item" : "uphold-takedown",
    subject: item.id,
    data: { kind: item.kind, reason: answer },
    now,
  });
  const kind = outcome === "restored" ? "item_restored" : "takedown_upheld";
  await tellOwner(tx, item, { ...held, kind }, now);
  return { kind: "done" };
}

/** Locks an item, as every other command on it does. */
async function lockItem(tx: Db, { kind, id }: WhichItem) {
  const { table, owner, name } = TAKEDOWN_TABLES[kind];
  const [held] = await tx
    .select({ name, ownerId: owner, takenDownAt: table.takenDownAt })
    .from(table)
    .where(and(eq(table.id, id), "copiedFrom" in table ? isNull(table.copiedFrom) : undefined))
    .for("no key update");
  return held;
}

/** The row of an item that is down now. */
async function findCurrent(tx: Db, { kind, id }: WhichItem) {
  const [current] = await tx
    .select({
      id: itemTakedowns.id,
      appealedAt: itemTakedowns.appealedAt,
      answeredAt: itemTakedowns.answeredAt,
    })
    .from(itemTakedowns)
    .where(
      and(
        eq(itemTakedowns.itemKind, kind),
        eq(itemTakedowns.itemId, id),
        sql`${itemTakedowns.outcome} IS DISTINCT FROM 'restored'`,
      ),
    );
  return current;
}

const markItem = (tx: Db, { kind, id }: WhichItem, at: Date | null) => {
  const { table } = TAKEDOWN_TABLES[kind];
  return tx.update(table).set({ takenDownAt: at }).where(eq(table.id, id));
};

/** Notifies the owner, if there is one. */
async function tellOwner(
  tx: Db,
  item: WhichItem,
  { kind, name, ownerId }: { kind: string; name: string; ownerId: string | null },
  now: Date,
): Promise<void> {
  if (ownerId === null) return;
  const href =
    kind === "item_restored" ? ownAddress(item) : serverPaths.takedown(item.kind, item.id);
  const data = { item: truncate(name) };
  await notifyPeople(tx, [ownerId], { kind, data, href }, now);
}

/** Address of an item for its owner. */
function ownAddress({ kind, id }: WhichItem): string {
  if (kind === "page") return studioPaths.pages;
  if (kind === "entry" || kind === "comment") return entryPaths.entry(id);
  if (kind === "review") return paths.artifakt(id);
  return paths.item(kind, id);
}
