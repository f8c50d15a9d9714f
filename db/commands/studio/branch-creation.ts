import { and, asc, eq, lt } from "drizzle-orm";
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
  const earlier = await tx
    .select({
      version: creationVersions.version,
      instruction: creationVersions.instruction,
      isFollowUp: creationVersions.isFollowUp,
      restoredFrom: creationVersions.restoredFrom,
      corrections: creationVersions.corrections,
      state: creationVersions.state,
      answer: creationVersions.answer,
      understanding: creationVersions.understanding,
      createdAt: creationVersions.createdAt,
    })
    .from(creationVersions)
    .where(and(eq(creationVersions.creationId, creation.id), lt(creationVersions.version, version)))
    .orderBy(asc(creationVersions.version));
  if (earlier.length === 0)
    return storeCreation(tx, { personId, address, kind, prompt: typed, now });
  // Its number is past the last version: nothing was edited.
  if (earlier.length < version - 1 || earlier.some(({ state }) => state === "writing"))
    return { kind: "refused", reason: "gone" };
  const instruction = await expandPrompt(tx, personId, typed);
  if (instruction.length > PROMPT_MAX_CHARACTERS)
    return { kind: "refused", reason: "command-too-long" };
  const texts = earlier.filter(({ isFollowUp }) => isFollowUp).map((one) => one.instruction);
  const bytes = [prompt, ...texts, instruction].reduce((sum, text) => sum + textBytes(text), 0);
  await takeStorage(tx, { personId, address, bytes, now });
  const id = createId("creation");
  await tx.insert(creations).values({ id, personId, kind, title, prompt, createdAt: now });
  await tx.insert(creationVersions).values(earlier.map((one) => ({ ...one, creationId: id })));
  await recordEvent(tx, {
    personId,
    action: "branch-creation",
    subject: id,
    data: { from: creation.id, version },
    now,
  });
  return addVersion(tx, { personId, creationId: id, instruction, now });
}
