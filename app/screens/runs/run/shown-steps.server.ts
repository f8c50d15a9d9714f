import { canMakeAgain } from "#domain/agentiks/tools/tool-call.ts";
import type { RunStep } from "#domain/agentiks/chats/chat-effects.ts";
import type { RunCall } from "#db/queries/runs/list-run-calls.ts";
import { stepWords } from "#app/presenters/shown-run.server.ts";
import type { LocalText } from "#app/ui/text/local-text.ts";
import type { FailedStep, ShownStep } from "./run-steps.tsx";

/**
 * Steps of a run in words. A step whose call failed says so, with the run from which the work can go on. A run
 * that makes a call and has noted no step has the call as its only one.
 *
 * @param calls of the run, as far as the viewer decides about them
 */
export function shownSteps(
  steps: readonly RunStep[],
  calls: readonly RunCall[],
  { purpose, isCall }: { purpose: LocalText; isCall: boolean },
): ShownStep[] {
  const own = isCall && steps.length === 0 ? calls.slice(0, 1) : [];
  return [
    ...steps.map((step) => {
      const call = calls.find(({ id }) => id === step.detail.call);
      return { text: stepWords(step), failed: call && failedStep(call) };
    }),
    ...own.map((call) => ({ text: purpose, failed: failedStep(call) })),
  ];
}

function failedStep(call: RunCall): FailedStep | undefined {
  const { id, runId, nextRunId, state } = call;
  if (runId === null || (state !== "failed" && state !== "uncertain")) return undefined;
  return { callId: id, runId, nextRunId, canContinue: nextRunId === null && canMakeAgain(call) };
}
