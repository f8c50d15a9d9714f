import { paths } from "#domain/addresses/paths.ts";
import type { WriteArgs } from "#app/session/write-as.server.ts";
import { answerDecision } from "#app/screens/operator/decide.server.ts";
import { resumeAllAgentiks, stopAllAgentiks } from "#db/commands/runs/stop-all-agentiks.ts";
import { ALL_AGENTIKS, STOP_AGENTIKS, type RESUME_AGENTIKS } from "./agentik-stop.tsx";

/**
 * Stops all agentiks, or lets them work again, in an operator's name.
 *
 * @throws 404 for everyone but operators, the redirect after success
 */
export const answerAgentikStop = (
  args: WriteArgs,
  { intent, words }: { intent: typeof STOP_AGENTIKS | typeof RESUME_AGENTIKS; words: string },
) => {
  const isStop = intent === STOP_AGENTIKS;
  return answerDecision(
    args,
    {
      intent,
      about: ALL_AGENTIKS,
      words,
      needsWords: true,
      page: paths.operator,
      done: isStop ? "agentiks-stopped" : "agentiks-resumed",
    },
    (tx, operatorId, reason) =>
      (isStop ? stopAllAgentiks : resumeAllAgentiks)(tx, { operatorId, reason, now: new Date() }),
  );
};
