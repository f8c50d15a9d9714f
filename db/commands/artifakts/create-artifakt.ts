import { eq, sql } from "drizzle-orm";
import type { Licence } from "#domain/artifakts/licences.ts";
import type { ArtifaktType, ContentLanguage, Publication } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktVersions } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { isOwnArtifakt } from "#db/queries/artifakts/own-artifakt.ts";
import { createId } from "#db/connection/tokens.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";

/** A file that is already in the file store. */
export interface KeptFile {
  storageKey: string;
  fileName: string;
  mediaType: string;
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

export interface NewArtifakt {
  personId: string;
  /** The client's IP address: guests of one address share a storage limit. */
  address?: string | undefined;
  name: string;
  description: string;
  type: ArtifaktType;
  /** Whole MXN. */
  price: number;
  tags: string[];
  language: ContentLanguage;
  /** Undefined: the default one. */
  licence?: Licence | undefined;
  publication: Extract<Publication, "draft" | "published">;
  file: KeptFile | undefined;
  now: Date;
}

/**
 * Creates an artifakt of the person's own, with version 1 if it has a file.
 *
 * @throws StorageFull
 */
export async function createArtifakt(
  tx: Db,
  { personId, address, file, now, ...artifakt }: NewArtifakt,
): Promise<{ kind: "done"; artifaktId: string }> {
  if (file) await takeStorage(tx, { personId, address, bytes: file.size, now });
  const artifaktId = createId("artifakt");
  await tx
    .insert(artifakts)
    .values({ id: artifaktId, creatorId: personId, createdAt: now, ...artifakt });
  if (file)
    await tx.insert(artifaktVersions).values({ artifaktId, version: 1, ...file, createdAt: now });
  await recordEvent(tx, {
    personId,
    action: "create-artifakt",
    subject: artifaktId,
    data: {
      publication: artifakt.publication,
      price: artifakt.price,
      ...(artifakt.licence && { licence: artifakt.licence }),
    },
    now,
  });
  return { kind: "done", artifaktId };
}

export type VersionAdded =
  { kind: "done"; artifaktId: string; version: number } | { kind: "refused"; reason: "gone" };

/**
 * Adds the next version to the person's own artifakt; earlier versions stay.
 *
 * @throws StorageFull
 */
export async function addArtifaktVersion(
  tx: Db,
  input: {
    personId: string;
    address?: string | undefined;
    artifaktId: string;
    file: KeptFile;
    /** Release notes of the version. */
    notes?: string;
    now: Date;
  },
): Promise<VersionAdded> {
  const { personId, address, file, notes = "", now } = input;
  await takeStorage(tx, { personId, address, bytes: file.size, now });
  const artifaktId = await lockOwn(tx, personId, input.artifaktId);
  if (!artifaktId) return { kind: "refused", reason: "gone" };
  const [latest] = await tx
    .select({ version: sql<number>`coalesce(max(${artifaktVersions.version}), 0)::int` })
    .from(artifaktVersions)
    .where(eq(artifaktVersions.artifaktId, artifaktId));
  const version = latest!.version + 1;
  await tx.insert(artifaktVersions).values({ artifaktId, version, ...file, notes, createdAt: now });
  await recordEvent(tx, {
    personId,
    action: "add-artifakt-version",
    subject: artifaktId,
    data: { version },
    now,
  });
  return { kind: "done", artifaktId, version };
}

export type PublicationSet =
  { kind: "done"; artifaktId: string } | { kind: "refused"; reason: "gone" };

/**
 * Publishes or retires the person's own artifakt; its owners keep it. Repeating it changes nothing.
 */
export async function setPublication(
  tx: Db,
  input: {
    personId: string;
    artifaktId: string;
    publication: Extract<Publication, "published" | "retired">;
    now: Date;
  },
): Promise<PublicationSet> {
  const { personId, publication, now } = input;
  const artifaktId = await lockOwn(tx, personId, input.artifaktId);
  if (!artifaktId) return { kind: "refused", reason: "gone" };
  await tx.update(artifakts).set({ publication }).where(eq(artifakts.id, artifaktId));
  const action = publication === "published" ? "publish-artifakt" : "retire-artifakt";
  await recordEvent(tx, { personId, action, subject: artifaktId, now });
  return { kind: "done", artifaktId };
}

/**
 * Locks the person's own artifakt.
 *
 * @returns its id: for a guest's first write that of the guest's copy
 */
export async function lockOwn(tx: Db, personId: string, id: string): Promise<string | undefined> {
  const [own] = await tx
    .select({ id: artifakts.id })
    .from(artifakts)
    .where(isOwnArtifakt(personId, id))
    .limit(1)
    .for("no key update");
  return own?.id;
}
