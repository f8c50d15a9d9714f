import { and, eq, or, sql } from "drizzle-orm";
import type { ArtifaktType, ContentLanguage, Publication } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktVersions } from "#db/schema/artifakts/artifakt-trade.ts";
import { artifakts } from "#db/schema/items/catalogue.ts";
import { createId } from "#db/connection/tokens.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";

/** A file that is kept already, under a key of its own. */
export interface KeptFile {
  storageKey: string;
  fileName: string;
  mediaType: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

export interface NewArtifakt {
  personId: string;
  /** Where the request comes from: guests of one address share a limit. */
  address?: string | undefined;
  name: string;
  description: string;
  type: ArtifaktType;
  /** Whole MXN. */
  price: number;
  tags: string[];
  language: ContentLanguage;
  publication: Extract<Publication, "draft" | "published">;
  file: KeptFile | undefined;
  now: Date;
}

/**
 * Makes an artifakt of a person's own, with its first version if it has a file.
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
    data: { publication: artifakt.publication, price: artifakt.price },
    now,
  });
  return { kind: "done", artifaktId };
}

export type VersionAdded =
  { kind: "done"; artifaktId: string; version: number } | { kind: "refused"; reason: "gone" };

/**
 * Adds a version to an artifakt of one's own: the next number, the ones before it stay.
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
    now: Date;
  },
): Promise<VersionAdded> {
  const { personId, address, file, now } = input;
  await takeStorage(tx, { personId, address, bytes: file.size, now });
  const artifaktId = await lockOwn(tx, personId, input.artifaktId);
  if (!artifaktId) return { kind: "refused", reason: "gone" };
  const [latest] = await tx
    .select({ version: sql<number>`coalesce(max(${artifaktVersions.version}), 0)::int` })
    .from(artifaktVersions)
    .where(eq(artifaktVersions.artifaktId, artifaktId));
  const version = latest!.version + 1;
  await tx.insert(artifaktVersions).values({ artifaktId, version, ...file, createdAt: now });
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

/** Publishes an artifakt of one's own, or retires it: who owns it keeps it. Twice is once. */
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

/** @returns the id of the person's own: of a visitor's page it is the copy's */
async function lockOwn(tx: Db, personId: string, id: string): Promise<string | undefined> {
  const [own] = await tx
    .select({ id: artifakts.id })
    .from(artifakts)
    .where(
      and(
        eq(artifakts.creatorId, personId),
        or(eq(artifakts.id, id), eq(artifakts.copiedFrom, id)),
      ),
    )
    .limit(1)
    .for("no key update");
  return own?.id;
}
