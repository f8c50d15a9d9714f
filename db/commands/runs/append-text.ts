import { sql } from "drizzle-orm";
import type { Db } from "#db/connection/client.ts";
import { runEvents, runs } from "#db/schema/runs/runs.ts";
import { RUN_EVENTS_CHANNEL } from "./notices.ts";

/**
 * Appends a piece of text that pages which follow the run then get. Calls for one run must come one
 * after the other.
 *
 * @returns whether to go on: "stop" when a person has stopped the run, "lost" when it has ended or
 *   another worker has taken it over (nothing was written)
 */
export async function appendText(
  db: Db,
  { id, attempt, text, now }: { id: string; attempt: number; text: string; now: Date },
): Promise<"on" | "stop" | "lost"> {
  const [row] = await db.execute<{ stopped: boolean }>(sql`
    WITH run AS (
      SELECT id, cancel_requested_at FROM ${runs}
      WHERE id = ${id} AND state = 'running' AND attempts = ${attempt} FOR SHARE
    ), added AS (
      INSERT INTO ${runEvents} (run_id, seq, text, created_at)
      SELECT id, 1 + coalesce((SELECT max(seq) FROM ${runEvents} WHERE run_id = ${id}), 0),
        ${text}, ${now.toISOString()}::timestamptz FROM run
    )
    SELECT cancel_requested_at IS NOT NULL AS stopped,
      pg_notify(${RUN_EVENTS_CHANNEL}, id) AS notified FROM run`);
  if (!row) return "lost";
  return row.stopped ? "stop" : "on";
}
