import { costOf } from "#domain/runs/models/model-price.ts";
import type { RunFailure } from "#domain/runs/run.ts";
import type { ModelToolCall } from "#adapters/models/model-messages.ts";
import type { ModelRequest } from "#adapters/models/call-model.server.ts";
import type { Db } from "#db/connection/client.ts";
import { beginCall } from "#db/commands/runs/models/begin-call.ts";
import { settleCall } from "#db/commands/runs/models/settle-call.ts";
import { knownCost, mostTokens } from "./call-cost.ts";
import { NeedsModel, type ModelChoice, type Models } from "./models.ts";

/** The run that calls a model, and who pays. */
export interface Caller {
  db: Db;
  run: { id: string; attempt: number };
  /** The person whose limits the call counts against. */
  personId: string;
  clock: () => Date;
}

export type CalledModel =
  /** `lost`: the run is not this worker's any more, or was stopped. */
  | {
      text: string;
      calls: readonly ModelToolCall[];
      /** Whether the text ends at the most tokens that were asked for. */
      isCutShort: boolean;
      failure?: undefined;
    }
  | { text: string; failure: RunFailure | "lost" };

/**
 * Calls a model as a step of a run: reserves the maximum cost, calls, and settles the actual cost,
 * also after a failure.
 *
 * @param isUsable whether a complete answer without tool calls is valid; otherwise it fails as
 *   garbled
 * @throws NeedsModel in the lane of quick runs
 * @returns the answer, or why there is none, with the part of it that arrived
 */
export async function callWithinLimits(
  models: Models,
  choice: ModelChoice,
  { db, run, personId, clock }: Caller,
  request: ModelRequest,
  isUsable: (text: string) => boolean = () => true,
): Promise<CalledModel> {
  const { address, price, host, model, paidBy } = choice;
  if (!price) return { text: "", failure: "model-blocked" };
  if (!address) return { text: "", failure: "model-key" };
  if (!models.mayCall) throw new NeedsModel();
  const { rateE4 } = models;
  const worst = costOf(mostTokens(request), price, rateE4);
  const call = { run, personId, paidBy, provider: host, model, worst, rateE4, now: clock() };
  const begun = await beginCall(db, call);
  if (begun.kind === "refused") return { text: "", failure: begun.reason };
  if (begun.kind === "lost") return { text: "", failure: "lost" };
  const outcome = await models.call(address, request);
  const trouble =
    outcome.trouble ?? (outcome.calls || isUsable(outcome.text) ? undefined : "garbled");
  const failure = trouble && (trouble === "stopped" ? "lost" : (`model-${trouble}` as const));
  await settleCall(
    db,
    { runId: run.id, seq: begun.seq, reserve: begun.reserve, now: clock() },
    {
      ...knownCost(request, outcome, price, rateE4),
      // A stopped call has broken off: that a person wanted so is the run's state.
      failure: failure === "lost" ? "model-cut" : failure,
    },
  );
  const { text, calls = [], isCutShort = false } = outcome;
  return failure ? { text, failure } : { text, calls, isCutShort };
}
