import { and, count, eq, lt, sql } from "drizzle-orm";
import { textBytes } from "#domain/people/storage-quota.ts";
import { PROMPT_MAX_CHARACTERS } from "#domain/studio/creations.ts";
import type { Db } from "#db/connection/client.ts";
import { isOwnCreation } from "#db/queries/studio/creations.ts";
import { createId } from "#db/connection/tokens.ts";
import { creations, creationVersions } from "#db/schema/studio/studio.ts";
import { takeStorage } from "#db/commands/people/take-storage.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { addVersion, type VersionRefusal } from "./add-version.ts";
import { expandPrompt, storeCreation } from "./store-creation.ts";

/** An edited instruction of one of a person's conversations. */
export interface Branch {
  personId: string;
  /** The client's IP address: guests of one address share a storage limit. */
  address?: string | undefined;
  creationId: string;
  /** The version whose instruction was edited. */
  version: number;
  instruction: string;
  now: Date;
}

/**
 * Begins a new creation out of a person's conversation: the answers before a version, and in the
 * place of that version an edited instruction, for which an answer is asked. The conversation itself
 * stays as it is.
 *
 * @returns "command-too-long" when the expanded text exceeds PROMPT_MAX_CHARACTERS
 * @throws StorageFull
 */
export async function branchCreation(
  tx: Db,
  { personId, address, creationId, version, instruction: typed, now }: Branch,
): Promise<
  | { kind: "done"; id: string; version: number; runId: string }
  | { kind: "refused"; reason: "command-too-long" | VersionRefusal }
> {
  const [creation] = await tx
    .select({
      id: creations.id,
      kind: creations.kind,
      title: creations.title,
      prompt: creations.prompt,
    })
    .from(creations)
    .where(isOwnCreation(personId, creationId));
  if (!creation) return { kind: "refused", reason: "gone" };
  const { kind, title, prompt } = creation;
  const isEarlier = and(
    eq(creationVersions.creationId, creation.id),
    lt(creationVersions.version, version),
  );
  const [earlier] = await tx
    .select({
      count: count(),
      writing: sql`count(*) FILTER (WHERE ${creationVersions.state} = 'writing')`.mapWith(Number),
      // Bytes of these versions that count against the person's storage.
      bytes:
        sql`coalesce(sum(octet_length(${creationVersions.instruction})) FILTER (WHERE ${creationVersions.isFollowUp}), 0)`.mapWith(
          Number,
        ),
    })
    .from(creationVersions)
    .where(isEarlier);
  if (earlier!.count === 0)
    return storeCreation(tx, { personId, address, kind, prompt: typed, now });
  // Its number is past the last version: nothing was edited.
  if (earlier!.count < version - 1 || earlier!.writing > 0)
    return { kind: "refused", reason: "gone" };
  const instruction = await expandPrompt(tx, personId, typed);
  if (instruction.length > PROMPT_MAX_CHARACTERS)
    return { kind: "refused", reason: "command-too-long" };
  const bytes = textBytes(prompt) + earlier!.bytes + textBytes(instruction);
  await takeStorage(tx, { personId, address, bytes, now });
  const id = createId("creation");
  await tx.insert(creations).values({ id, personId, kind, title, prompt, createdAt: now });
  await tx.execute(sql`
    INSERT INTO ${creationVersions} (creation_id, version, instruction, is_follow_up, restored_from,
      corrections, state, answer, understanding, created_at)
    SELECT ${id}, version, instruction, is_follow_up, restored_from, corrections, state, answer,
      understanding, created_at
    FROM ${creationVersions} WHERE ${isEarlier}`);
  await recordEvent(tx, {
    personId,
    action: "branch-creation",
    subject: id,
    data: { from: creation.id, version },
    now,
  });
  return addVersion(tx, { personId, creationId: id, instruction, now });
}
