import { OpenWorkflow } from "openworkflow";
import { BackendPostgres } from "openworkflow/postgres";
import type { Logger } from "pino";
import { createDb } from "#db/connection/client.ts";
import { connectDurableEngine, DURABLE_ENGINE_SCHEMA } from "#db/connection/durable-engine.ts";
import { listNewRuns, noteHandOver } from "#db/commands/runs/hand-over.ts";
import { RUN_STOP_CHANNEL, RUN_WORK_CHANNEL } from "#db/commands/runs/notices.ts";
import { passRun } from "#db/commands/runs/pass-run.ts";
import {
  createExecutions,
  executeRun,
  leaveRuns,
  stopExecution,
  type OnRunEnd,
  type RunWork,
} from "./execute-run.ts";
import type { Executors } from "./executor.ts";
import { doRows, FailedRows, type RowWork } from "#worker/due-rows.ts";
import { tickInTurn } from "./lanes/tick-in-turn.ts";
import { tidyRuns } from "./tidy-runs.ts";

/** Runs that one process executes at once, while they call no model. */
export const QUICK_PLACES = 4;
/** Runs that call models: they mostly wait for a provider, up to the deadline of a run. */
export const MODEL_PLACES = 12;
/** Namespace of the durable engine for workflows that call models. */
const MODEL_LANE = "models";
/** Runs handed over in one pass. */
const AT_ONCE = 50;
/**
 * Retries of the durable engine, for its own queries and for the step. A run's row counts its attempts and
 * has a deadline, so the engine may try as often as it likes.
 */
const RETRIES = { initialInterval: "1s", maximumAttempts: 10 } as const;
/** Runs whose notice was missed are found after this many milliseconds. */
const EVERY_MS = 5_000;

export interface RunsOptions {
  executors: Executors;
  /** Executors that call no model but throw `NeedsModel`, by default the same. */
  quick?: Executors;
  log: Pick<Logger, "error" | "warn">;
  onEnd?: OnRunEnd;
  onRow?: RowWork["onRow"];
  clock?: () => Date;
}

/**
 * Executes runs until it is stopped. A run's row is handed to the durable engine (OpenWorkflow), which
 * leases it to one worker, and to another one when that is lost. There are two lanes, each with places of
 * its own (a bulkhead): a run begins among the quick ones; as soon as it needs a model it is passed to
 * the lane of models, so that answers by rules never wait for a provider. NOTIFY wakes this process; a look
 * every five seconds finds what was missed.
 *
 * @returns stops: runs that are being executed are given back, for another worker to take over
 * @throws when the database is away
 */
export async function startRuns(
  url: string,
  { executors, quick = executors, log, onEnd, onRow, clock = () => new Date() }: RunsOptions,
): Promise<{ stop(): Promise<void> }> {
  await migrateEngine(url);
  const connection = createDb(url, { max: 3 });
  const { db } = connection;
  const engineSql = connectDurableEngine(url, 3);
  const executions = createExecutions();
  let isStopping = false;
  const lane = (
    places: number,
    options: { namespaceId?: string },
    workOf: (workflowId: string) => Partial<RunWork> & Pick<RunWork, "executors">,
  ) => {
    const engine = new OpenWorkflow({ backend: BackendPostgres.fromPool(engineSql, options) });
    const workflow = engine.defineWorkflow<{ runId: string }, null>(
      { name: "run", version: "1", retryPolicy: RETRIES },
      async ({ input, step, run }) => {
        await step.run({ name: "execute", retryPolicy: RETRIES }, () =>
          executeRun({ db, log, clock, onEnd, ...workOf(run.id) }, executions, input.runId),
        );
        return null;
      },
    );
    const start = async (runId: string) =>
      (await workflow.run({ runId }, { idempotencyKey: runId })).workflowRun.id;
    return { start, worker: tickInTurn(engine.newWorker({ concurrency: places })) };
  };
  const models = lane(MODEL_PLACES, { namespaceId: MODEL_LANE }, (workflowId) => ({
    executors,
    by: { workflowId, isPassed: true },
  }));
  const passOn: RunWork["passOn"] = async ({ id, attempt }) => {
    const workflowId = await models.start(id);
    if (await passRun(db, { id, attempt, workflowId })) await models.worker.tick();
  };
  const first = lane(QUICK_PLACES, {}, (workflowId) => ({
    executors: quick,
    by: { workflowId },
    passOn,
  }));

  // The person waits: a row that failed is tried again at the next look.
  const rowWork: RowWork = { log, failed: new FailedRows(EVERY_MS), onRow };
  const handOver = async (): Promise<void> => {
    const rows = (await listNewRuns(db, AT_ONCE + rowWork.failed.size)).map((runId) => ({
      key: runId,
      run: async () => {
        await noteHandOver(db, runId, await first.start(runId));
      },
    }));
    const { tried } = await doRows("hand-over", rows, { now: clock(), atOnce: AT_ONCE }, rowWork);
    if (tried > 0) await first.worker.tick();
    if (tried === AT_ONCE) await handOver();
  };
  const tidy = () => tidyRuns({ db, engineSql }, clock(), rowWork);
  const pass = oneAtATime(handOver, (error) => log.warn({ err: error }, "runs wait: no hand-over"));
  const look = oneAtATime(tidy, (error) => log.warn({ err: error }, "late runs were not ended"));

  await Promise.all([first.worker.start(), models.worker.start()]);
  await connection.sql.listen(RUN_STOP_CHANNEL, (id) => stopExecution(executions, id));
  await connection.sql.listen(RUN_WORK_CHANNEL, () => void (isStopping || pass()), pass);
  const timer = setInterval(() => {
    pass();
    look();
  }, EVERY_MS);
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      leaveRuns(executions);
      await Promise.all([first.worker.stop(), models.worker.stop()]);
      await Promise.all([pass.settled(), look.settled()]);
      await Promise.all([engineSql.end({ timeout: 5 }), connection.close()]);
    },
  };
}

/** Tries of `migrateEngine`: several processes that create one schema at once fail at times. */
const MIGRATE_TRIES = 5;

/** Creates or updates the durable engine's tables. */
async function migrateEngine(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const backend = await BackendPostgres.connect(url, { schema: DURABLE_ENGINE_SCHEMA });
      return await backend.stop();
    } catch (error) {
      if (tries === MIGRATE_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200 * tries));
    }
  }
}

/** Runs work now, or once more after the present one; an error is reported and ends nothing. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const start = (): void => {
    isWanted = running !== undefined;
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isWanted) start();
      });
  };
  return Object.assign(start, { settled: () => running ?? Promise.resolve() });
}
