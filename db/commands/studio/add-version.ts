import type { Db } from "#db/connection/client.ts";
import { creationVersions } from "#db/schema/studio/studio.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";
import { lockConversation, type ConversationRefusal } from "./lock-conversation.ts";

/** Why a creation gets no further answer; `too-many`: the person has too many active runs. */
export type VersionRefusal = ConversationRefusal | "too-many";

export interface NewVersion {
  personId: string;
  creationId: string;
  /** A follow-up; without one, the last instruction is answered again. */
  instruction?: string | undefined;
  /** Corrections of what was understood, added to those of the version before. */
  corrections?: Readonly<Record<string, string>> | undefined;
  now: Date;
}

/**
 * Adds a version to a person's creation and asks the worker for its answer.
 *
 * @returns the id of the creation, which is a guest's copy where an example's id was given
 */
export async function addVersion(
  tx: Db,
  { personId, creationId, instruction, corrections, now }: NewVersion,
): Promise<
  | { kind: "done"; id: string; version: number; runId: string }
  | { kind: "refused"; reason: VersionRefusal }
> {
  const locked = await lockConversation(tx, { personId, creationId, now });
  if (locked.kind === "refused") return locked;
  const { id, prompt, last, version } = locked;
  // A follow-up corrects nothing itself; what was corrected before it still counts (engine/corrections).
  const kept = instruction === undefined ? (last?.corrections ?? {}) : {};
  await tx.insert(creationVersions).values({
    creationId: id,
    version,
    instruction: instruction ?? last?.instruction ?? prompt,
    isFollowUp: instruction !== undefined,
    corrections: { ...kept, ...corrections },
    createdAt: now,
  });
  const asked = await askForRun(tx, {
    target: { kind: "creation", creationId: id, version },
    personId,
    now,
  });
  return asked.kind === "done" ? { kind: "done", id, version, runId: asked.id } : asked;
}
