import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { challengeEntries } from "#db/schema/challenges/entries.ts";

/**
 * Adds an entry to the gallery of its challenge, or removes it, as its author; also after the
 * challenge has ended. The gallery opens to everyone once the challenge is awarded.
 */
export async function showEntry(
  tx: Db,
  input: { personId: string; entryId: string; isShown: boolean; now: Date },
): Promise<{ kind: "done" } | { kind: "refused"; reason: "gone" }> {
  const { personId, entryId, isShown, now } = input;
  const changed = await tx
    .update(challengeEntries)
    .set({ isShown })
    .where(and(eq(challengeEntries.id, entryId), eq(challengeEntries.personId, personId)))
    .returning({ id: challengeEntries.id });
  if (changed.length === 0) return { kind: "refused", reason: "gone" };
  const action = isShown ? "show-entry" : "hide-entry";
  await recordEvent(tx, { personId, action, subject: entryId, now });
  return { kind: "done" };
}
