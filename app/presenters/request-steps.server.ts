import { stagesAfter, type RequestStage } from "#domain/agentiks/chats/request-stage.ts";
import * as m from "#app/messages/messages.js";
import { localText } from "./local-text.server.ts";

const STAGES = {
  new: m.inbox_stage_new,
  accepted: m.inbox_stage_is_accepted,
  ready: m.inbox_stage_is_ready,
  cancelled: m.inbox_stage_is_cancelled,
} as const satisfies Record<RequestStage, unknown>;

const STEPS = {
  accepted: m.inbox_stage_accept,
  ready: m.inbox_stage_ready,
  cancelled: m.inbox_stage_cancel,
} as const;

/**
 * How far an order is, and what can be done with it next, in words; on the server, so that the script of
 * the inbox does not carry them.
 */
export const requestSteps = ({ stage, isDone }: { stage: RequestStage; isDone: boolean }) => ({
  stageText: localText(STAGES[stage]),
  next: isDone ? [] : stagesAfter(stage).map((to) => ({ stage: to, text: localText(STEPS[to]) })),
  told: localText(m.inbox_stage_told),
});
