import type { Db } from "#db/connection/client.ts";
import { DURABLE_ENGINE_SCHEMA, type connectDurableEngine } from "#db/connection/durable-engine.ts";
import { endLateRun, listLateRuns } from "#db/commands/runs/end-late-runs.ts";
import {
  askForUnanswered,
  listUnanswered,
} from "#db/commands/spaces/threads/ask-for-unanswered.ts";
import { doRow, doRows, type RowWork } from "#worker/due-rows.ts";

/** Runs that are ended in one pass. */
const LATE_AT_ONCE = 100;
/** Conversations that are looked at in one pass. */
const UNANSWERED_AT_ONCE = 500;
/** The durable engine's finished workflows are kept for so long: longer than its idempotency keys. */
const KEPT_MS = 2 * 86_400_000;
const FORGOTTEN_AT_ONCE = 1_000;

/**
 * One pass of what runs need besides being executed: ends late ones, asks agentiks for unanswered questions,
 * and deletes old workflows of the durable engine. Each row and each of the three is on its
 * own: one that throws is logged, counted and tried again later, and stops nothing else.
 */
export async function tidyRuns(
  { db, engineSql }: { db: Db; engineSql: ReturnType<typeof connectDurableEngine> },
  now: Date,
  work: RowWork,
): Promise<void> {
  const { size } = work.failed;
  const parts: Record<string, () => Promise<unknown>> = {
    "end-late-run": async () => {
      const late = await listLateRuns(db, { now, atMost: LATE_AT_ONCE + size });
      const rows = late.map((run) => ({ key: run.id, run: () => endLateRun(db, run, now) }));
      await doRows("end-late-run", rows, { now, atOnce: LATE_AT_ONCE }, work);
    },
    "ask-for-unanswered": async () => {
      const questions = await listUnanswered(db, now, UNANSWERED_AT_ONCE + size);
      const rows = questions.map((question) => ({
        key: `${question.threadId} ${question.seq}`,
        run: () => askForUnanswered(db, question, now),
      }));
      await doRows("ask-for-unanswered", rows, { now, atOnce: UNANSWERED_AT_ONCE }, work);
    },
    "forget-workflows": async () => {
      const workflows = engineSql`${engineSql(DURABLE_ENGINE_SCHEMA)}.workflow_runs`;
      await engineSql`
        DELETE FROM ${workflows} WHERE (namespace_id, id) IN (
          SELECT namespace_id, id FROM ${workflows}
          WHERE finished_at < ${new Date(now.getTime() - KEPT_MS)} LIMIT ${FORGOTTEN_AT_ONCE})`;
    },
  };
  for (const [task, run] of Object.entries(parts))
    await doRow(task, { key: "pass", run }, now, work);
}
