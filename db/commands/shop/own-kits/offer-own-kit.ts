/** Commands of a kit's maker: send it to review, take it back, withdraw it, delete it. */
import { and, eq, ne } from "drizzle-orm";
import { canonical } from "#domain/shop/kits/own/kit-changes.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recountStorage } from "#db/commands/people/take-storage.ts";
import { removeKit } from "#db/commands/shop/kits/remove-kit.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { findManifestProblems } from "#db/queries/shop/own-kits/find-manifest-problems.ts";
import { kitInstalls } from "#db/schema/shop/kits.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";
import { findNewest, lockKit, isVersion } from "./lock-kit.ts";

interface OwnKitInput {
  personId: string;
  id: string;
  now: Date;
}

export type OwnKitAnswer =
  | { kind: "done" }
  /**
   * `gone`: not a kit of the person, or in another state. `account`: only accounts publish.
   * `problems`: an invalid manifest. `same`: equal to the published version. `held`: other people
   * have installed it.
   */
  | { kind: "refused"; reason: "gone" | "account" | "problems" | "same" | "held" };

const refused = (reason: Extract<OwnKitAnswer, { kind: "refused" }>["reason"]): OwnKitAnswer => ({
  kind: "refused",
  reason,
});

/** Sends the draft to review. Repeating it changes nothing. */
export async function sendOwnKit(
  tx: Db,
  { personId, id, now }: OwnKitInput,
): Promise<OwnKitAnswer> {
  const person = await lockPerson(tx, personId);
  const kit = await lockKit(tx, id, personId);
  const newest = kit && (await findNewest(tx, id));
  if (!newest) return refused("gone");
  if (newest.state === "in-review") return { kind: "done" };
  if (newest.state !== "draft") return refused("gone");
  if (person?.kind !== "account") return refused("account");
  // Checked again: rules and the library may have changed since it was saved.
  const { manifest } = await findManifestProblems(tx, newest.text);
  if (!manifest) return refused("problems");
  if (kit.publishedVersion !== null && !kit.withdrawnAt && !kit.takenDownAt) {
    const [published] = await tx
      .select({ manifest: ownKitVersions.manifest })
      .from(ownKitVersions)
      .where(isVersion(id, kit.publishedVersion));
    if (canonical(published?.manifest) === canonical(manifest)) return refused("same");
  }
  await tx
    .update(ownKitVersions)
    .set({ state: "in-review", manifest, sentAt: now })
    .where(isVersion(id, newest.version));
  await touch(tx, id, now);
  const data = { version: newest.version };
  await recordEvent(tx, { personId, action: "send-kit", subject: id, data, now });
  return { kind: "done" };
}

/** Takes a version back from review: it is a draft again. */
export async function takeBackOwnKit(
  tx: Db,
  { personId, id, now }: OwnKitInput,
): Promise<OwnKitAnswer> {
  await lockPerson(tx, personId);
  const newest = (await lockKit(tx, id, personId)) && (await findNewest(tx, id));
  if (newest?.state !== "in-review") return refused("gone");
  await tx
    .update(ownKitVersions)
    .set({ state: "draft", sentAt: null, changedAt: now })
    .where(isVersion(id, newest.version));
  await touch(tx, id, now);
  return { kind: "done" };
}

/** Withdraws a published kit: no new installations; existing ones stay. */
export async function withdrawOwnKit(
  tx: Db,
  { personId, id, now }: OwnKitInput,
): Promise<OwnKitAnswer> {
  await lockPerson(tx, personId);
  const kit = await lockKit(tx, id, personId);
  if (!kit || kit.publishedVersion === null || kit.takenDownAt) return refused("gone");
  if (kit.withdrawnAt) return { kind: "done" };
  await tx.update(ownKits).set({ withdrawnAt: now, changedAt: now }).where(eq(ownKits.id, id));
  await recordEvent(tx, { personId, action: "withdraw-kit", subject: id, now });
  return { kind: "done" };
}

/** Deletes a kit that only its maker has installed, with that installation. */
export async function deleteOwnKit(
  tx: Db,
  { personId, id, now }: OwnKitInput,
): Promise<OwnKitAnswer> {
  await lockPerson(tx, personId);
  if (!(await lockKit(tx, id, personId))) return refused("gone");
  const others = and(eq(kitInstalls.offerId, id), ne(kitInstalls.personId, personId));
  if ((await tx.$count(kitInstalls, others)) > 0) return refused("held");
  await removeKit(tx, { personId, offerId: id, now });
  await tx.delete(ownKits).where(eq(ownKits.id, id));
  await recountStorage(tx, personId);
  await recordEvent(tx, { personId, action: "delete-kit", subject: id, now });
  return { kind: "done" };
}

const touch = (tx: Db, id: string, now: Date) =>
  tx.update(ownKits).set({ changedAt: now }).where(eq(ownKits.id, id));
