import { expect } from "vitest";
import { answerByEngine } from "#worker/runs/embedded.ts";
import { executorsWith } from "#worker/runs/executors.ts";
import { startRuns } from "#worker/runs/start-runs.ts";

/**
 * Starts a worker in the test's process, with the embedded engine. It reads documents that were written
 * in Plaza, not uploaded files; an error that it logs fails the test.
 */
export const startWorker = (databaseUrl: string) =>
  startRuns(databaseUrl, {
    executors: executorsWith(answerByEngine, {
      readFile: () => Promise.resolve(undefined),
      readerProgram: "",
    }),
    log: { error: (error: unknown) => expect(error).toBeUndefined(), warn: () => undefined },
  });
