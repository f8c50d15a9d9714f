import type { Logger } from "pino";
import { costOf } from "#domain/runs/models/model-price.ts";
import type { RunFailure } from "#domain/runs/run.ts";
import type { Connection, Db } from "#db/connection/client.ts";
import { countCall, giveBack } from "#db/commands/runs/models/begin-call.ts";
import { MODEL_TEST_CHANNEL } from "#db/commands/runs/models/notices.ts";
import { claimTest, endTest } from "#db/commands/runs/models/test-provider.ts";
import { startNotifiedLoop } from "#worker/notified-loop.ts";
import { knownCost, mostTokens } from "./call-cost.ts";
import type { Models } from "./models.ts";

/** Tests whose notice was missed are found after this many milliseconds. */
const EVERY_MS = 10_000;
/** For a model that thinks before it answers. */
const TEST_MAX_TOKENS = 200;
const TEST = {
  system: "Answer with one word.",
  messages: [{ role: "user", content: "Say: hola" }],
  maxTokens: TEST_MAX_TOKENS,
} as const;

/**
 * Tests one provider that waits for it, by one small call, which counts against its person's limits.
 *
 * @returns false when none waits
 */
export async function testNextProvider(
  db: Db,
  models: Models,
  { signal, clock }: { signal: AbortSignal; clock: () => Date },
): Promise<boolean> {
  const begun = clock();
  const claimed = await claimTest(db, begun);
  if (!claimed) return false;
  const failure = await callOnce(db, models, claimed, { signal, begun });
  // A worker that leaves has not tested it: another one does when the claim is old.
  if (signal.aborted) return false;
  await endTest(db, { id: claimed.id, begun, now: clock() }, failure);
  return true;
}

async function callOnce(
  db: Db,
  models: Models,
  { id, personId }: { id: string; personId: string },
  { signal, begun }: { signal: AbortSignal; begun: Date },
): Promise<RunFailure | undefined> {
  const choice = await models.findById(db, id);
  if (!choice?.price) return "model-blocked";
  if (!choice.address) return "model-key";
  const { rateE4 } = models;
  const worst = costOf(mostTokens(TEST), choice.price, rateE4);
  const refused = await countCall(db, { personId, centavos: worst.centavos, now: begun });
  if (refused) return refused;
  const outcome = await models.call(choice.address, { ...TEST, signal });
  const { cost } = knownCost(TEST, outcome, choice.price, rateE4);
  const centavos = worst.centavos - cost.centavos;
  if (centavos !== 0) await giveBack(db, { personId, centavos, on: begun });
  const { trouble } = outcome;
  return trouble && (trouble === "stopped" ? "model-cut" : `model-${trouble}`);
}

/** Tests providers as they are connected, until it is stopped. NOTIFY wakes it. */
export function startProviderTests(
  { db, sql }: Pick<Connection, "db" | "sql">,
  {
    models,
    log,
    clock = () => new Date(),
  }: { models: Models; log: Pick<Logger, "warn">; clock?: () => Date },
): { stop(): Promise<void> } {
  return startNotifiedLoop(sql, {
    channel: MODEL_TEST_CHANNEL,
    everyMs: EVERY_MS,
    name: "tests of providers",
    work: async (signal) => {
      while (!signal.aborted && (await testNextProvider(db, models, { signal, clock })));
    },
    log,
  });
}
