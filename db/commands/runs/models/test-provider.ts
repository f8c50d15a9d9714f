import { and, asc, eq, lt, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RunFailure } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { modelProviders } from "#db/schema/runs/models.ts";

/** A test that was begun so long ago has lost its worker, in milliseconds. */
const LOST_MS = 90_000;

/**
 * Takes a provider that waits for its test; no other worker gets it meanwhile.
 *
 * @returns its id and its person; undefined when none waits
 */
export const claimTest = (
  db: Db,
  now: Date,
): Promise<{ id: string; personId: string } | undefined> =>
  db.transaction(async (tx) => {
    const [waiting] = await tx
      .select({ id: modelProviders.id })
      .from(modelProviders)
      .where(
        or(
          eq(modelProviders.testState, "waiting"),
          and(
            eq(modelProviders.testState, "testing"),
            lt(modelProviders.testedAt, new Date(now.getTime() - LOST_MS)),
          ),
        ),
      )
      .orderBy(asc(modelProviders.testedAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!waiting) return undefined;
    const [claimed] = await tx
      .update(modelProviders)
      .set({ testState: "testing", testedAt: now })
      .where(eq(modelProviders.id, waiting.id))
      .returning({ id: modelProviders.id, personId: modelProviders.personId });
    return claimed;
  });

/**
 * Writes how a test ended. The first provider of a person that works is the one that answers from then
 * on.
 *
 * @param begun when the test was claimed: one that was asked for since is not written over
 */
export async function endTest(
  db: Db,
  { id, begun, now }: { id: string; begun: Date; now: Date },
  failure: RunFailure | undefined,
): Promise<void> {
  const other = alias(modelProviders, "other");
  await db.transaction(async (tx) => {
    const [tested] = await tx
      .update(modelProviders)
      .set({
        testState: failure ? "failed" : "ok",
        testFailure: failure ?? null,
        testedAt: now,
        // One that does not work answers nothing.
        ...(failure && { isDefault: false }),
      })
      .where(
        and(
          eq(modelProviders.id, id),
          eq(modelProviders.testState, "testing"),
          eq(modelProviders.testedAt, begun),
        ),
      )
      .returning({ personId: modelProviders.personId });
    if (!tested || failure) return;
    await tx
      .update(modelProviders)
      .set({ isDefault: true })
      .where(
        and(
          eq(modelProviders.id, id),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(other)
              .where(and(eq(other.personId, tested.personId), eq(other.isDefault, true))),
          ),
        ),
      );
  });
}
