import { db, onPrimary } from "#db/connection/live-database.ts";
import { isActiveRun, runStateAt, type RunState } from "#domain/runs/run.ts";
import { findReply, type AwaitedReply } from "#db/queries/runs/runs-of-owner.ts";

/** Between two looks, in milliseconds. */
const LOOK_EVERY_MS = 150;

/** A reply, with its state now. */
export type Reply = AwaitedReply & { state: RunState };

/** The answer of a run so far; undefined for a run that is gone. */
async function readReply(whose: { id: string; personId: string }): Promise<Reply | undefined> {
  const reply = await onPrimary(() => findReply(db, whose));
  return reply && { ...reply, state: runStateAt(reply, new Date()) };
}

/**
 * Waits until a run has ended.
 *
 * @param limitMs the longest wait, in milliseconds
 * @param onLook called between two looks
 * @returns undefined when it has not ended in time, is gone, or `signal` was aborted
 */
export async function untilReplied(
  whose: { id: string; personId: string },
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
  onLook: () => Promise<void> = () => Promise.resolve(),
): Promise<Reply | undefined> {
  const end = performance.now() + limitMs;
  while (!signal.aborted) {
    const reply = await readReply(whose);
    await onLook();
    if (!reply) return undefined;
    if (!isActiveRun(reply.state)) return reply;
    if (performance.now() >= end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return undefined;
}
