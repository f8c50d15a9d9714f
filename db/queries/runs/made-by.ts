import { sql } from "drizzle-orm";
import type { RunEngine } from "#domain/runs/run.ts";
import { outer } from "#db/connection/outer-column.ts";
import { runs } from "#db/schema/runs/runs.ts";
import { runCalls } from "#db/schema/runs/run-calls.ts";

/** Engine that has made the result of a run, and its cost in centavos MXN. */
export interface MadeBy {
  /** Null until the end, and for runs from before it was noted: those of the embedded engine. */
  engine: RunEngine | null;
  /** Host of the provider that was called. */
  provider: string | null;
  model: string | null;
  costCentavos: number;
  /** Whether the cost is the most that it can be, since the provider did not say. */
  isAtMost: boolean;
}

/** Columns of `runs` for `MadeBy`. */
export const madeBy = {
  engine: runs.engine,
  provider: runs.provider,
  model: runs.model,
  costCentavos: runs.costCentavos,
  isAtMost: sql<boolean>`EXISTS (SELECT 1 FROM ${runCalls} call
    WHERE call.run_id = ${outer(runs.id)} AND call.is_estimated)`,
};
