import type { Locale } from "#domain/preferences/preferences.ts";
import * as m from "#app/messages/messages.js";
import type { Flash } from "#app/forms/flash.server.ts";

const TEXTS: Record<string, typeof m.operator_done_down> = {
  "taken-down": m.operator_done_down,
  dismissed: m.operator_done_dismissed,
  upheld: m.operator_done_upheld,
  restored: m.operator_done_restored,
  paid: m.operator_done_paid,
  refused: m.operator_done_refused,
  ended: m.operator_done_ended,
  lifted: m.operator_done_lifted,
  "difference-ended": m.providers_done_difference,
  "batch-made": m.providers_done_batch,
  "batch-paid": m.providers_done_batch_paid,
  released: m.operator_done_released,
  "kit-approved": m.operator_done_kit_approved,
  "kit-refused": m.operator_done_kit_refused,
  "kit-down": m.operator_done_kit_down,
  "agentiks-stopped": m.operator_done_agentiks_stopped,
  "agentiks-resumed": m.operator_done_agentiks_resumed,
};

/** Success message of an operator's decision. */
export const operatorDoneText = (
  flash: Flash | undefined,
  lang: { locale: Locale },
): string | undefined => flash && TEXTS[flash.code]?.({}, lang);
