import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";

/** Channel of LISTEN on which workers learn of new runs; the payload is the id. */
export const RUN_WORK_CHANNEL = "plaza_run_work";
/** Channel on which workers learn that a run they execute is to be stopped; the payload is the id. */
export const RUN_STOP_CHANNEL = "plaza_run_stop";
/** Channel on which pages learn that a run has more text or another state; the payload is the id. */
export const RUN_EVENTS_CHANNEL = "plaza_run_events";

/** Advisory lock: shared by workers that begin a run, exclusive for the stop of all agentiks. */
export const AGENTIK_STOP_LOCK = "agentik stop";

/** Sent when the transaction commits. */
export const wakeWorkers = (tx: Db, runId: string) =>
  tx.execute(sql`SELECT pg_notify(${RUN_WORK_CHANNEL}, ${runId})`);

/** Tells the workers of several runs in one query. Sent when the transaction commits. */
export const wakeWorkersFor = (tx: Db, runIds: readonly string[]) =>
  tx.execute(
    sql`SELECT pg_notify(${RUN_WORK_CHANNEL}, id) FROM jsonb_array_elements_text(${JSON.stringify(runIds)}::text::jsonb) id`,
  );

/** Sent when the transaction commits. */
export const stopWorkers = (tx: Db, runId: string) =>
  tx.execute(sql`SELECT pg_notify(${RUN_STOP_CHANNEL}, ${runId})`);

/** Sent when the transaction commits. */
export const wakePages = (tx: Db, runId: string) =>
  tx.execute(sql`SELECT pg_notify(${RUN_EVENTS_CHANNEL}, ${runId})`);
