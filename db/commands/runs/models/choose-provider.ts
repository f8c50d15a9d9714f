import { and, eq } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { modelProviders } from "#db/schema/runs/models.ts";
import { lockPerson } from "#db/commands/people/lock-person.ts";
import { wakeTests } from "./notices.ts";

type Answer<Reason extends string> = { kind: "done" } | { kind: "refused"; reason: Reason };
interface Chosen {
  personId: string;
  id: string;
}

const isOwn = ({ personId, id }: Chosen) =>
  and(eq(modelProviders.personId, personId), eq(modelProviders.id, id));

/**
 * Makes one of a person's providers the one that answers.
 *
 * @returns "untested" for one whose test has not succeeded
 */
export async function makeDefault(tx: Db, chosen: Chosen): Promise<Answer<"gone" | "untested">> {
  await lockPerson(tx, chosen.personId);
  const [provider] = await tx
    .select({ testState: modelProviders.testState })
    .from(modelProviders)
    .where(isOwn(chosen));
  if (!provider) return { kind: "refused", reason: "gone" };
  if (provider.testState !== "ok") return { kind: "refused", reason: "untested" };
  await stopDefault(tx, chosen.personId);
  await tx.update(modelProviders).set({ isDefault: true }).where(isOwn(chosen));
  return { kind: "done" };
}

/** Lets none of a person's providers answer: the operator's does, or rules and templates. */
export async function stopDefault(tx: Db, personId: string): Promise<Answer<never>> {
  await tx
    .update(modelProviders)
    .set({ isDefault: false })
    .where(and(eq(modelProviders.personId, personId), eq(modelProviders.isDefault, true)));
  return { kind: "done" };
}

/** Asks the worker to test a provider again. */
export async function testAgain(tx: Db, chosen: Chosen, now: Date): Promise<Answer<"gone">> {
  const tested = await tx
    .update(modelProviders)
    .set({ testState: "waiting", testFailure: null, testedAt: now })
    .where(isOwn(chosen))
    .returning({ id: modelProviders.id });
  if (tested.length === 0) return { kind: "refused", reason: "gone" };
  await wakeTests(tx);
  return { kind: "done" };
}
