/** Decisions of operators on kits of people. */
import { eq } from "drizzle-orm";
import { kitPaths } from "#domain/addresses/kit-paths.ts";
import { languageOf } from "#domain/shop/kits/own/own-kits.ts";
import type { OwnManifest } from "#domain/shop/kits/own/own-kit-schema.ts";
import type { Db } from "#db/connection/client.ts";
import { closeReports } from "#db/commands/items/reports.ts";
import { notify } from "#db/commands/people/notices/notify.ts";
import { fingerprintOf } from "#db/commands/writing/idempotent.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";
import { findNewest, lockKit, isVersion } from "./lock-kit.ts";

/** `gone`: it is no longer in review, or not as it was shown. */
export type OwnKitDecided = { kind: "done" } | { kind: "refused"; reason: "gone" };

const GONE = { kind: "refused", reason: "gone" } as const;

interface Decision {
  operatorId: string;
  id: string;
  now: Date;
}

/**
 * Digest of the manifest that an operator has seen: its maker can withdraw it and submit another.
 */
export const manifestSeen = (manifest: OwnManifest): string => fingerprintOf(manifest);

/**
 * Publishes the version in review: everyone can install it. Also republishes a kit that was
 * withdrawn or taken down.
 * @param decision.seen `manifestSeen` of what the operator saw
 */
export async function approveOwnKit(
  tx: Db,
  { operatorId, id, version, seen, now }: Decision & { version: number; seen: string },
): Promise<OwnKitDecided> {
  const held = await lockReview(tx, { id, version, seen });
  if (!held) return GONE;
  await tx
    .update(ownKitVersions)
    .set({ state: "published", decidedAt: now })
    .where(isVersion(id, version));
  const back = { withdrawnAt: null, takenDownAt: null, downReason: null };
  await tx
    .update(ownKits)
    .set({ publishedVersion: version, publishedAt: now, changedAt: now, ...back })
    .where(eq(ownKits.id, id));
  const data = { version };
  await recordEvent(tx, { personId: operatorId, action: "approve-kit", subject: id, data, now });
  await tell(tx, { ...held, id, kind: "kit_published", now });
  return { kind: "done" };
}

/** Refuses the version in review, with a reason that its maker reads. */
export async function refuseOwnKit(
  tx: Db,
  {
    operatorId,
    id,
    version,
    seen,
    reason,
    now,
  }: Decision & { version: number; seen: string; reason: string },
): Promise<OwnKitDecided> {
  const held = await lockReview(tx, { id, version, seen });
  if (!held) return GONE;
  await tx
    .update(ownKitVersions)
    .set({ state: "refused", decidedAt: now, reason })
    .where(isVersion(id, version));
  await tx.update(ownKits).set({ changedAt: now }).where(eq(ownKits.id, id));
  const data = { version, reason };
  await recordEvent(tx, { personId: operatorId, action: "refuse-kit", subject: id, data, now });
  await tell(tx, { ...held, id, kind: "kit_refused", now });
  return { kind: "done" };
}

/**
 * Takes a published kit down, with a reason that its maker reads, and ends its open reports. Those who
 * have it keep it.
 */
export async function takeDownOwnKit(
  tx: Db,
  { operatorId, id, reason, now }: Decision & { reason: string },
): Promise<OwnKitDecided> {
  const kit = await lockKit(tx, id);
  if (!kit || kit.publishedVersion === null || kit.takenDownAt || kit.withdrawnAt) return GONE;
  const [published] = await tx
    .select({ manifest: ownKitVersions.manifest })
    .from(ownKitVersions)
    .where(isVersion(id, kit.publishedVersion));
  await tx
    .update(ownKits)
    .set({ takenDownAt: now, downReason: reason, changedAt: now })
    .where(eq(ownKits.id, id));
  const reports = await closeReports(tx, { kind: "kit", id }, "taken-down", now);
  const data = { reason, reports };
  await recordEvent(tx, { personId: operatorId, action: "take-down-kit", subject: id, data, now });
  const { makerId } = kit;
  await tell(tx, { makerId, manifest: published!.manifest!, id, kind: "kit_taken_down", now });
  return { kind: "done" };
}

/** Locks a kit whose newest version is in review, and as it was seen. */
async function lockReview(
  tx: Db,
  { id, version, seen }: { id: string; version: number; seen: string },
): Promise<{ makerId: string | null; manifest: OwnManifest } | undefined> {
  const kit = await lockKit(tx, id);
  const newest = kit && (await findNewest(tx, id));
  if (newest?.state !== "in-review" || newest.version !== version || !newest.manifest)
    return undefined;
  return manifestSeen(newest.manifest) === seen
    ? { makerId: kit!.makerId, manifest: newest.manifest }
    : undefined;
}

async function tell(
  tx: Db,
  {
    makerId,
    manifest,
    id,
    kind,
    now,
  }: { makerId: string | null; manifest: OwnManifest; id: string; kind: string; now: Date },
): Promise<void> {
  if (makerId === null) return;
  const data = { kit: manifest.name[languageOf(manifest, "es")] };
  await notify(tx, { personId: makerId, kind, data, href: kitPaths.ownKit(id), now });
}
