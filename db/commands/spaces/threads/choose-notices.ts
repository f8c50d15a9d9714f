import { and, eq } from "drizzle-orm";
import type { NoticeLevel } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { spaceMembers } from "#db/schema/items/catalogue.ts";
import { threadReads, threads } from "#db/schema/spaces/threads.ts";
import { isInsideOf } from "#db/queries/spaces/inside.ts";
import { findWritableSpace } from "#db/commands/spaces/writable-space.ts";

/**
 * Whether a reader is notified of a conversation's messages: as set for the space, always, or
 * never.
 */
export type ThreadWish = "space" | "follow" | "mute";

type Chosen = { kind: "done"; spaceId: string } | { kind: "refused"; reason: "gone" };

/** Sets which new messages of a space a member is notified of. */
export async function chooseNotices(
  tx: Db,
  { spaceId, personId, level }: { spaceId: string; personId: string; level: NoticeLevel },
): Promise<Chosen> {
  const found = await findWritableSpace(tx, { spaceId, personId });
  // A guest who may not write may still choose.
  const id = found.kind === "done" ? found.space.id : spaceId;
  const changed = await tx
    .update(spaceMembers)
    .set({ notices: level })
    .where(and(eq(spaceMembers.spaceId, id), eq(spaceMembers.personId, personId)))
    .returning({ spaceId: spaceMembers.spaceId });
  return changed.length > 0 ? { kind: "done", spaceId: id } : { kind: "refused", reason: "gone" };
}

/** Follows or mutes a conversation. */
export async function chooseThreadNotices(
  tx: Db,
  {
    spaceId,
    threadId,
    personId,
    wish,
  }: { spaceId: string; threadId: string; personId: string; wish: ThreadWish },
): Promise<Chosen> {
  const [thread] = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.id, threadId), isInsideOf(threads, { spaceId, personId })));
  if (!thread) return { kind: "refused", reason: "gone" };
  const chosen = { isMuted: wish === "mute", isFollowed: wish === "follow" };
  await tx
    .insert(threadReads)
    .values({ threadId, personId, ...chosen })
    .onConflictDoUpdate({ target: [threadReads.threadId, threadReads.personId], set: chosen });
  return { kind: "done", spaceId };
}
