import { and, desc, eq, lte } from "drizzle-orm";
import { SPACE_PROMPT_MAX_CHARACTERS, SPACE_PROMPTS_KEPT } from "#domain/spaces/answering.ts";
import type { Db } from "#db/connection/client.ts";
import { lockSpace } from "#db/commands/spaces/writable-space.ts";
import { wakeSpace } from "#db/commands/spaces/threads/wake-space.ts";
import { spacePrompts } from "#db/schema/spaces/answering.ts";
import { findManagedSpace, type AnsweringResult } from "./space-agentiks.ts";

/**
 * Stores the instructions of a space for all agentiks in it, as its newest version. An empty text ends
 * them. The same text as before changes nothing. Owner and admins only.
 */
export async function saveSpacePrompt(
  tx: Db,
  input: { spaceId: string; personId: string; text: string; now: Date },
): Promise<AnsweringResult> {
  const { personId, now } = input;
  const text = input.text.trim();
  if ([...text].length > SPACE_PROMPT_MAX_CHARACTERS)
    return { kind: "refused", reason: "prompt-long" };
  const found = await findManagedSpace(tx, input);
  if (found.kind === "refused") return found;
  const { id: spaceId } = found.space;
  // One writer at a time, so that two do not take the same version.
  await lockSpace(tx, spaceId);
  const [newest] = await tx
    .select({ version: spacePrompts.version, text: spacePrompts.text })
    .from(spacePrompts)
    .where(eq(spacePrompts.spaceId, spaceId))
    .orderBy(desc(spacePrompts.version))
    .limit(1);
  if (text === (newest?.text ?? "")) return { kind: "done", spaceId };
  const version = (newest?.version ?? 0) + 1;
  await tx
    .insert(spacePrompts)
    .values({ spaceId, version, text, createdBy: personId, createdAt: now });
  await tx
    .delete(spacePrompts)
    .where(
      and(
        eq(spacePrompts.spaceId, spaceId),
        lte(spacePrompts.version, version - SPACE_PROMPTS_KEPT),
      ),
    );
  await wakeSpace(tx, spaceId);
  return { kind: "done", spaceId };
}

/** Stores an earlier version's text as the newest version. */
export async function restoreSpacePrompt(
  tx: Db,
  { version, ...which }: { spaceId: string; personId: string; version: number; now: Date },
): Promise<AnsweringResult> {
  const found = await findManagedSpace(tx, which);
  if (found.kind === "refused") return found;
  const [earlier] = await tx
    .select({ text: spacePrompts.text })
    .from(spacePrompts)
    .where(and(eq(spacePrompts.spaceId, found.space.id), eq(spacePrompts.version, version)));
  if (!earlier) return { kind: "refused", reason: "gone" };
  return saveSpacePrompt(tx, { ...which, text: earlier.text });
}
