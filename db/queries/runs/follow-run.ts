import { and, asc, eq, exists, gt, sql } from "drizzle-orm";
import type { RunState } from "#domain/runs/run.ts";
import type { Db } from "#db/connection/client.ts";
import { areAgentiksStopped } from "./agentik-stop.ts";
import { isOwnRun } from "./own-run.ts";
import { runEvents, runPauses, runs } from "#db/schema/runs/runs.ts";

export interface RunEvent {
  seq: number;
  /** Null: what came before is void. */
  text: string | null;
}

export interface OwnRun {
  state: RunState;
  deadlineAt: Date;
}

/** State of a run that a person may follow ({@link isOwnRun}); undefined for any other. */
export async function findOwnRun(
  db: Db,
  { id, personId }: { id: string; personId: string },
): Promise<OwnRun | undefined> {
  const [run] = await db
    .select({ state: runs.state, deadlineAt: runs.deadlineAt })
    .from(runs)
    .where(and(eq(runs.id, id), isOwnRun(personId)));
  return run;
}

/** Events of a run after a sequence number, in order. */
export const listRunEvents = (db: Db, id: string, after: number): Promise<RunEvent[]> =>
  db
    .select({ seq: runEvents.seq, text: runEvents.text })
    .from(runEvents)
    .where(and(eq(runEvents.runId, id), gt(runEvents.seq, after)))
    .orderBy(asc(runEvents.seq));

/** Whether a run may end soon: it runs, or it is queued and no operator has paused the runs or stopped its agentik. */
export async function isRunUnderWay(db: Db, id: string): Promise<boolean> {
  const [run] = await db
    .select({
      state: runs.state,
      isPaused: exists(db.select({ one: sql`1` }).from(runPauses)),
      isStopped: sql<boolean>`${runs.agentikId} IS NOT NULL AND ${areAgentiksStopped()}`,
    })
    .from(runs)
    .where(eq(runs.id, id));
  return run?.state === "running" || (run?.state === "queued" && !run.isPaused && !run.isStopped);
}
