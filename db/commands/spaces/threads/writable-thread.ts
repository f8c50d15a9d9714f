import { and, eq, isNull, or } from "drizzle-orm";
import type { ThreadRefusal } from "#domain/spaces/threads.ts";
import type { Db } from "#db/connection/client.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { findWritableSpace, type WritableSpace } from "#db/commands/spaces/writable-space.ts";

export interface InThread {
  spaceId: string;
  threadId: string;
  personId: string;
}

export interface WritableThread {
  space: WritableSpace;
  id: string;
  title: string;
}

/**
 * A thread that a member may write in.
 *
 * @returns `example` for an example, which is read-only; what `findWritableSpace` refuses
 */
export async function findWritableThread(
  tx: Db,
  { spaceId, threadId, personId }: InThread,
): Promise<
  | { kind: "done"; thread: WritableThread }
  | { kind: "refused"; reason: Extract<ThreadRefusal, "gone" | "account" | "archived" | "example"> }
> {
  const found = await findWritableSpace(tx, { spaceId, personId });
  if (found.kind === "refused") return found;
  const { space } = found;
  const [thread] = await tx
    .select({
      id: threads.id,
      title: threads.title,
      spaceId: threads.spaceId,
      onlyFor: threads.onlyFor,
    })
    .from(threads)
    .where(
      and(
        eq(threads.id, threadId),
        isNull(threads.chatWithId),
        or(eq(threads.spaceId, space.id), eq(threads.spaceId, space.copiedFrom ?? space.id)),
        or(isNull(threads.onlyFor), eq(threads.onlyFor, personId)),
      ),
    );
  if (!thread) return { kind: "refused", reason: "gone" };
  if (thread.spaceId !== space.id || thread.onlyFor !== space.onlyFor)
    return { kind: "refused", reason: "example" };
  return { kind: "done", thread: { space, id: thread.id, title: thread.title } };
}
