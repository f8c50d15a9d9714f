import { eq, sql, type SQL } from "drizzle-orm";
import {
  STORAGE_BLOCK_BYTES,
  STORAGE_QUOTAS,
  storagePlanOf,
} from "#domain/people/storage-quota.ts";
import { GOODS_PREFIX } from "#domain/artifakts/versions.ts";
import type { Db } from "#db/connection/client.ts";
import { artifaktPictures } from "#db/schema/artifakts/artifakt-pictures.ts";
import { artifaktVersions } from "#db/schema/artifakts/artifakt-trade.ts";
import { builderLayouts } from "#db/schema/studio/builder.ts";
import { agentiks, artifakts } from "#db/schema/items/catalogue.ts";
import { challengeEntries, entryFiles, entryPictures } from "#db/schema/challenges/entries.ts";
import { challengeSubmissions } from "#db/schema/challenges/submissions.ts";
import { pictures } from "#db/schema/people/pictures.ts";
import { people } from "#db/schema/people/people.ts";
import { storageUsage } from "#db/schema/people/storage.ts";
import { ownKits, ownKitVersions } from "#db/schema/shop/own-kits.ts";
import { answers } from "#db/schema/spaces/answering.ts";
import { documentVersions } from "#db/schema/spaces/documents.ts";
import { documentThumbnails } from "#db/schema/spaces/message-documents.ts";
import { messageEdits, messages, threads } from "#db/schema/spaces/threads.ts";
import { pagePictures } from "#db/schema/studio/pages.ts";
import { creations, creationVersions } from "#db/schema/studio/studio.ts";

/**
 * Sums up a person's stored bytes, rounded up to blocks per item (`countedBytes`): files of their
 * artifakts, layouts, prompts and follow-ups, submissions with their photographs and files, documents
 * of spaces with their thumbnails, messages with their earlier wordings, messages of their agentiks' customers, approved
 * answers, manifests of kits and pictures. Examples given to a guest do not count: copies with their
 * pictures, and layouts older than the guest. Nor do goods, covers that Plaza has drawn, and what
 * agentiks write.
 */
const countAll = (personId: string): SQL => sql`
  (SELECT coalesce(sum(greatest(1, ceil(part.bytes / ${STORAGE_BLOCK_BYTES}::numeric))), 0)
      * ${STORAGE_BLOCK_BYTES} FROM (
    SELECT file.size AS bytes FROM ${artifaktVersions} file
      JOIN ${artifakts} made ON made.id = file.artifakt_id WHERE made.creator_id = ${personId}
        AND NOT starts_with(file.storage_key, ${GOODS_PREFIX})
    UNION ALL SELECT octet_length(layout.blocks::text) FROM ${builderLayouts} layout
      JOIN ${people} owner ON owner.id = layout.person_id AND layout.created_at >= owner.created_at
      WHERE owner.id = ${personId}
    UNION ALL SELECT octet_length(prompt) FROM ${creations}
      WHERE person_id = ${personId} AND copied_from IS NULL
    UNION ALL SELECT octet_length(version.instruction) FROM ${creationVersions} version
      JOIN ${creations} made ON made.id = version.creation_id
      WHERE made.person_id = ${personId} AND made.copied_from IS NULL AND version.is_follow_up
    UNION ALL SELECT octet_length(text) + octet_length(link)
      FROM ${challengeSubmissions} WHERE person_id = ${personId}
    UNION ALL SELECT picture.size + octet_length(picture.alt) FROM ${entryPictures} picture
      JOIN ${challengeEntries} entry ON entry.id = picture.entry_id WHERE entry.person_id = ${personId}
    UNION ALL SELECT file.size FROM ${entryFiles} file
      JOIN ${challengeEntries} entry ON entry.id = file.entry_id WHERE entry.person_id = ${personId}
    UNION ALL SELECT picture.size FROM ${artifaktPictures} picture
      JOIN ${artifakts} made ON made.id = picture.artifakt_id
      WHERE made.creator_id = ${personId} AND picture.drawn_from IS NULL
        AND NOT EXISTS (SELECT 1 FROM ${artifaktPictures} original
        WHERE original.artifakt_id = made.copied_from AND original.hash = picture.hash)
    UNION ALL SELECT bytes FROM ${documentVersions} WHERE created_by = ${personId}
    UNION ALL SELECT small.size FROM ${documentThumbnails} small
      JOIN ${documentVersions} version USING (document_id, version)
      WHERE version.created_by = ${personId}
    UNION ALL SELECT octet_length(text) FROM ${messages}
      WHERE author_id = ${personId} AND deleted_at IS NULL
    UNION ALL SELECT octet_length(edit.text) FROM ${messageEdits} edit
      JOIN ${messages} message USING (thread_id, seq) WHERE message.author_id = ${personId}
    UNION ALL SELECT octet_length(message.text) FROM ${agentiks} own
      JOIN ${threads} thread ON thread.chat_with_id = own.id
      JOIN ${messages} message ON message.thread_id = thread.id
      WHERE own.owner_id = ${personId} AND message.from_contact AND message.deleted_at IS NULL
    UNION ALL SELECT octet_length(question) + octet_length(answer) FROM ${answers}
      WHERE approved_by = ${personId}
    UNION ALL SELECT size FROM ${pictures} WHERE person_id = ${personId}
    UNION ALL SELECT size FROM ${pagePictures} WHERE person_id = ${personId}
    UNION ALL SELECT octet_length(version.text) FROM ${ownKitVersions} version
      JOIN ${ownKits} made ON made.id = version.kit_id WHERE made.maker_id = ${personId}
  ) part)`;

/** Bytes that count against a person's quota: the cached figure, else the sum. */
export async function findStorageUsed(db: Db, personId: string): Promise<number> {
  const [row] = await db.execute<{ bytes: string }>(sql`
    SELECT coalesce((SELECT bytes FROM ${storageUsage} WHERE person_id = ${personId}),
      ${countAll(personId)})::text AS bytes`);
  return Number(row!.bytes);
}

/** A person's used and allowed storage in bytes; for an unknown person an unused guest's quota. */
export async function findStorage(
  db: Db,
  personId: string,
): Promise<{ used: number; limit: number }> {
  const [row] = await db
    .select({
      kind: people.kind,
      tier: people.tier,
      used: sql`coalesce((SELECT bytes FROM ${storageUsage} WHERE person_id = ${personId}),
        ${countAll(personId)})`.mapWith(Number),
    })
    .from(people)
    .where(eq(people.id, personId));
  if (!row) return { used: 0, limit: STORAGE_QUOTAS.guest };
  return { used: row.used, limit: STORAGE_QUOTAS[storagePlanOf(row)] };
}
