import { expect } from "vitest";
import { withoutCalls, type Models } from "#worker/models/models.ts";
import { answerByEngine } from "#worker/runs/embedded.ts";
import { executorsWith } from "#worker/runs/executors.ts";
import { startRuns } from "#worker/runs/start-runs.ts";
import type { Outside } from "#worker/tools/make-call.ts";
import { NO_FILES } from "../runs/execute-runs.ts";

/**
 * Starts a worker in the test's process, with the embedded engine. It reads documents that were written
 * in Plaza, not uploaded files; an error that it logs fails the test.
 *
 * @param models called in a lane of their own, as by a real worker; none by default
 * @param outside where mails and calls of tools go; nowhere by default
 */
export const startWorker = (
  databaseUrl: string,
  { models, outside }: { models?: Models; outside?: Outside } = {},
) =>
  startRuns(databaseUrl, {
    executors: executorsWith(answerByEngine, NO_FILES, models, outside),
    quick: executorsWith(answerByEngine, NO_FILES, models && withoutCalls(models), outside),
    log: { error: (error: unknown) => expect(error).toBeUndefined(), warn: () => undefined },
  });
