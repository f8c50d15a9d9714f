import { eq } from "drizzle-orm";
import { textBytes } from "#domain/people/storage-quota.ts";
import { MANIFEST_MAX_BYTES, OWN_KITS_MAX } from "#domain/shop/kits/own/own-kits.ts";
import type { Db } from "#db/connection/client.ts";
import { createId } from "#db/connection/tokens.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { recountStorage, takeStorage } from "#db/commands/people/take-storage.ts";
import { digestOf } from "#db/commands/shop/kits/kit-things.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { findManifestProblems } from "#db/queries/shop/own-kits/find-manifest-problems.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";
import { findNewest, lockKit, isVersion } from "./lock-kit.ts";

export type OwnKitSaved =
  | { kind: "done"; id: string }
  /**
   * `gone`: not a kit of the person. `full`: OWN_KITS_MAX. `too-big`: MANIFEST_MAX_BYTES.
   * `in-review`: it has to be withdrawn first. `changed`: it was saved elsewhere since.
   */
  | { kind: "refused"; reason: "gone" | "full" | "too-big" | "in-review" | "changed" };

interface Saving {
  personId: string;
  /** The client's IP address: guests of one address share a storage limit. */
  address?: string | undefined;
  /** The manifest as it was typed, whatever is wrong with it. */
  text: string;
  now: Date;
}

/**
 * Creates a kit of the person from a manifest.
 *
 * @throws StorageFull
 */
export async function createOwnKit(tx: Db, input: Saving): Promise<OwnKitSaved> {
  const { personId, text, now } = input;
  await lockPerson(tx, personId);
  if (textBytes(text) > MANIFEST_MAX_BYTES) return { kind: "refused", reason: "too-big" };
  if ((await tx.$count(ownKits, eq(ownKits.makerId, personId))) >= OWN_KITS_MAX)
    return { kind: "refused", reason: "full" };
  await takeRoom(tx, input);
  const id = createId("kit");
  await tx.insert(ownKits).values({ id, makerId: personId, createdAt: now, changedAt: now });
  await addDraft(tx, id, 1, input);
  await recordEvent(tx, { personId, action: "create-kit", subject: id, now });
  return { kind: "done", id };
}

/**
 * Saves the manifest of a kit: in its draft, or as the draft of its next version.
 *
 * @param input.base `digestOf` the text that was edited; a save of an older one is refused
 * @throws StorageFull
 */
export async function saveOwnKit(
  tx: Db,
  input: Saving & { id: string; base: string },
): Promise<OwnKitSaved> {
  const { personId, id, text, base, now } = input;
  await lockPerson(tx, personId);
  const kit = await lockKit(tx, id, personId);
  const newest = kit && (await findNewest(tx, id));
  if (!newest) return { kind: "refused", reason: "gone" };
  if (textBytes(text) > MANIFEST_MAX_BYTES) return { kind: "refused", reason: "too-big" };
  if (newest.state === "in-review") return { kind: "refused", reason: "in-review" };
  const isDraft = newest.state === "draft";
  if (text === newest.text) return { kind: "done", id };
  if (digestOf(newest.text) !== base) return { kind: "refused", reason: "changed" };
  if (isDraft) {
    // The text that goes does not count any more.
    await tx.update(ownKitVersions).set({ text: "" }).where(isVersion(id, newest.version));
    await takeRoom(tx, input);
    await tx
      .update(ownKitVersions)
      .set({ ...(await readText(tx, text)), changedAt: now })
      .where(isVersion(id, newest.version));
  } else {
    await takeRoom(tx, input);
    await addDraft(tx, id, newest.version + 1, input);
  }
  await tx.update(ownKits).set({ changedAt: now }).where(eq(ownKits.id, id));
  return { kind: "done", id };
}

async function takeRoom(tx: Db, { personId, address, text, now }: Saving): Promise<void> {
  await recountStorage(tx, personId);
  await takeStorage(tx, { personId, address, bytes: textBytes(text), now });
}

/** The manifest of a text that cannot be read stays the one before: its maker may have that installed. */
async function readText(tx: Db, text: string) {
  const { manifest } = await findManifestProblems(tx, text);
  return manifest ? { text, manifest } : { text };
}

const addDraft = async (tx: Db, kitId: string, version: number, { text, now }: Saving) =>
  tx
    .insert(ownKitVersions)
    .values({ kitId, version, state: "draft", changedAt: now, ...(await readText(tx, text)) });
