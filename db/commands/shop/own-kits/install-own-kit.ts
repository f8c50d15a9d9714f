import { eq } from "drizzle-orm";
import { kitOfManifest, languageOf } from "#domain/shop/kits/own/own-kits.ts";
import type { Db } from "#db/connection/client.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { addKit, type KitWish } from "#db/commands/shop/kits/add-kit.ts";
import { removeKit, type KitRemoved } from "#db/commands/shop/kits/remove-kit.ts";
import { findManifestProblems } from "#db/queries/shop/own-kits/find-manifest-problems.ts";
import { findOfferedKit } from "#db/queries/shop/own-kits/find-offered-kit.ts";
import { ownKits } from "#db/schema/shop/own-kits.ts";
import { findNewest, lockKit } from "./lock-kit.ts";

interface OwnInstall extends KitWish {
  personId: string;
  id: string;
  now: Date;
}

export type OwnKitInstalled =
  | { kind: "done"; name: string }
  /**
   * `gone`: there is no such kit for them. `withdrawn`: they have it, but there is no new version. `newer`: the
   * newest version is another one than the update was shown to be to.
   */
  | {
      kind: "refused";
      reason: "gone" | "withdrawn" | "newer" | "problems" | "coming-soon" | "commands-full";
    };

/**
 * Installs a published kit of a person, or updates it to the newest version: what is new is added, what has
 * another content or is left out is replaced or taken away unless it was changed or used. Repeating it
 * changes nothing.
 *
 * @param input.mustHave only an update
 * @param input.shown the version that the update was shown to be to; undefined for the newest, whichever it is
 * @throws StorageFull
 */
export async function installOwnKit(
  tx: Db,
  {
    personId,
    id,
    now,
    mustHave = false,
    shown,
    ...wish
  }: OwnInstall & { mustHave?: boolean; shown?: number | undefined },
): Promise<OwnKitInstalled> {
  await lockPerson(tx, personId);
  // FOR SHARE: withdrawing, taking down and deleting wait for an installation, and it for them.
  await tx.select({ id: ownKits.id }).from(ownKits).where(eq(ownKits.id, id)).for("share");
  const found = await findOfferedKit(tx, { id, personId });
  if (!found || (mustHave && !found.installed)) return { kind: "refused", reason: "gone" };
  const { offered, installed } = found;
  if (!offered) return { kind: "refused", reason: "withdrawn" };
  const isDone = installed?.version === offered.version;
  if (shown !== undefined && !isDone && shown !== offered.version)
    return { kind: "refused", reason: "newer" };
  const added = await addKit(tx, {
    personId,
    offerId: id,
    now,
    ...wish,
    own: {
      kit: kitOfManifest(id, offered.version, offered.manifest),
      installed: installed && kitOfManifest(id, installed.version, installed.manifest),
    },
  });
  if (added.kind === "refused") return added;
  const { manifest } = offered;
  return { kind: "done", name: manifest.name[languageOf(manifest, wish.locale ?? "es")] };
}

/**
 * Installs the newest version of a kit for its maker, also a draft. Parts of an earlier
 * installation are removed first, unless they were changed or used.
 *
 * @throws StorageFull
 */
export async function tryOwnKit(
  tx: Db,
  { personId, id, now, ...wish }: OwnInstall,
): Promise<OwnKitInstalled> {
  await lockPerson(tx, personId);
  const newest = (await lockKit(tx, id, personId)) && (await findNewest(tx, id));
  if (!newest) return { kind: "refused", reason: "gone" };
  const { version, text } = newest;
  const { manifest } = await findManifestProblems(tx, text);
  if (!manifest) return { kind: "refused", reason: "problems" };
  await removeKit(tx, { personId, offerId: id, now });
  const own = { kit: kitOfManifest(id, version, manifest), installed: null };
  const added = await addKit(tx, { personId, offerId: id, now, ...wish, own });
  if (added.kind === "refused") return added;
  return { kind: "done", name: manifest.name[languageOf(manifest, wish.locale ?? "es")] };
}

export type OwnKitRemoved =
  ({ kind: "done"; name: string } & KitRemoved) | { kind: "refused"; reason: "gone" };

/** Removes an installed kit of a person, also one that is no longer offered. */
export async function removeOwnKit(
  tx: Db,
  { personId, id, locale = "es", now }: OwnInstall,
): Promise<OwnKitRemoved> {
  await lockPerson(tx, personId);
  const found = await findOfferedKit(tx, { id, personId });
  const manifest = (found?.installed ?? found?.offered)?.manifest;
  if (!manifest) return { kind: "refused", reason: "gone" };
  const name = manifest.name[languageOf(manifest, locale)];
  return { kind: "done", name, ...(await removeKit(tx, { personId, offerId: id, now })) };
}
