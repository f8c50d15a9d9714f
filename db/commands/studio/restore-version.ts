import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { creationVersions } from "#db/schema/studio/studio.ts";
import { recordEvent } from "#db/commands/writing/record-event.ts";
import { lockConversation, type ConversationRefusal } from "./lock-conversation.ts";

/** An earlier answer of a person's creation, to be its last one again. */
export interface RestoredVersion {
  personId: string;
  creationId: string;
  version: number;
  now: Date;
}

/** Adds a copy of an earlier answer as the last version; what comes after stands on it. */
export async function restoreVersion(
  tx: Db,
  { personId, creationId, version: earlier, now }: RestoredVersion,
): Promise<
  { kind: "done"; id: string; version: number } | { kind: "refused"; reason: ConversationRefusal }
> {
  const locked = await lockConversation(tx, { personId, creationId, now });
  if (locked.kind === "refused") return locked;
  const { id, version } = locked;
  const [original] = await tx
    .select({
      instruction: creationVersions.instruction,
      corrections: creationVersions.corrections,
      state: creationVersions.state,
      answer: creationVersions.answer,
      understanding: creationVersions.understanding,
    })
    .from(creationVersions)
    .where(
      and(
        eq(creationVersions.creationId, id),
        eq(creationVersions.version, earlier),
        inArray(creationVersions.state, ["final", "stopped"]),
      ),
    );
  if (!original) return { kind: "refused", reason: "gone" };
  await tx
    .insert(creationVersions)
    .values({ ...original, creationId: id, version, restoredFrom: earlier, createdAt: now });
  await recordEvent(tx, {
    personId,
    action: "restore-version",
    subject: id,
    data: { version: earlier },
    now,
  });
  return { kind: "done", id, version };
}
