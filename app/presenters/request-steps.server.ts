import { BOOKED_KINDS, type RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import {
  stagesAfter,
  type RequestStage,
  type ToldStage,
} from "#domain/agentiks/chats/request-stage.ts";
import * as m from "#app/messages/messages.js";
import { localText } from "./local-text.server.ts";

const STAGES = {
  new: m.inbox_stage_new,
  accepted: m.inbox_stage_is_accepted,
  making: m.inbox_stage_is_making,
  ready: m.inbox_stage_is_ready,
  "on-way": m.inbox_stage_is_on_way,
  delivered: m.inbox_stage_is_delivered,
  cancelled: m.inbox_stage_is_cancelled,
} as const satisfies Record<RequestStage, unknown>;

/** Stages of a booking or an appointment, whose names are feminine in Spanish. */
const BOOKED_STAGES = {
  ...STAGES,
  new: m.inbox_stage_new_booking,
  accepted: m.inbox_stage_is_accepted_booking,
  cancelled: m.inbox_stage_is_cancelled_booking,
};

const STEPS = {
  accepted: m.inbox_stage_accept,
  making: m.inbox_stage_make,
  ready: m.inbox_stage_ready,
  "on-way": m.inbox_stage_send,
  delivered: m.inbox_stage_deliver,
  cancelled: m.inbox_stage_cancel,
} as const satisfies Record<ToldStage, unknown>;

/** The stage of a request of a kind, in words. */
export const stageText = (stage: RequestStage, kind: RequestKind) =>
  localText((BOOKED_KINDS.includes(kind) ? BOOKED_STAGES : STAGES)[stage]);

/**
 * How far an order is, and what can be done with it next, in words; on the server, so that the script of
 * the inbox does not carry them.
 */
export const requestSteps = ({
  kind,
  stage,
  isDone,
}: {
  kind: RequestKind;
  stage: RequestStage;
  isDone: boolean;
}) => ({
  stageText: stageText(stage, kind),
  next: isDone
    ? []
    : stagesAfter(stage, kind).map((to) => ({ stage: to, text: localText(STEPS[to]) })),
  told: localText(m.inbox_stage_told),
});
