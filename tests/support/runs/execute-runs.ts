import type { RunKind } from "#domain/runs/run.ts";
import type { Models } from "#worker/models/models.ts";
import { answerByEngine } from "#worker/runs/embedded.ts";
import { createExecutions, executeRun, type RunWork } from "#worker/runs/execute-run.ts";
import type { Executors } from "#worker/runs/executor.ts";
import { executorsWith } from "#worker/runs/executors.ts";
import type { DocumentFiles } from "#worker/runs/read-document.ts";
import type { Outside } from "#worker/tools/make-call.ts";
import type { TestDatabase } from "../database.ts";

/** Documents that were written in Plaza need neither a file nor the program that reads one. */
export const NO_FILES: DocumentFiles = {
  readFile: () => Promise.resolve(undefined),
  readerProgram: "",
};

/** An error that a worker would log fails the test. */
const FAILING_LOG: RunWork["log"] = {
  error(details: unknown) {
    throw new Error(JSON.stringify(details));
  },
};

/** What a test's worker has besides the embedded engine and the present time. */
export interface TestWork extends Partial<Pick<RunWork, "log" | "clock">> {
  models?: Models;
  /** Where mails and calls of tools go. */
  outside?: Outside;
  files?: DocumentFiles;
  /** Replaces executors. */
  executors?: Partial<Executors>;
}

/** Executes runs one after the other, as a worker does. */
export async function executeRuns(
  { db }: Pick<TestDatabase, "db">,
  ids: readonly string[],
  { models, outside, files = NO_FILES, executors, ...work }: TestWork = {},
): Promise<void> {
  const each = {
    db,
    executors: { ...executorsWith(answerByEngine, files, models, outside), ...executors },
    log: FAILING_LOG,
    clock: () => new Date(),
    ...work,
  };
  for (const id of ids) await executeRun(each, createExecutions(), id);
}

/**
 * Executes what waits, and what follows from it, until nothing is left. A run that stays queued is tried
 * once.
 *
 * @param kinds of runs; all by default
 * @returns how many were executed
 */
export async function executeQueued(
  database: Pick<TestDatabase, "db" | "sql">,
  { kinds, ...work }: TestWork & { kinds?: RunKind[] } = {},
): Promise<number> {
  const tried: string[] = [];
  for (;;) {
    const [run] = await database.sql<{ id: string }[]>`SELECT id FROM runs
      WHERE state = 'queued' AND id <> ALL(${tried})
        ${kinds ? database.sql`AND kind = ANY(${kinds})` : database.sql``}
      ORDER BY created_at LIMIT 1`;
    if (!run) return tried.length;
    tried.push(run.id);
    await executeRuns(database, [run.id], work);
  }
}
