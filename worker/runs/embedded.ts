import { instructionsOf } from "#domain/studio/creation-versions.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { correctionsOf } from "#engine/corrections.ts";
import { today } from "#engine/reading/days.ts";
import { answer } from "#engine/answer.ts";
import type { Answerer } from "./answerer.ts";

/** The embedded engine: rules and templates, without a network or a model. */
export const answerByEngine: Answerer = async ({ conversation, business, now }, { onText }) => {
  const { kind, versions, answered } = conversation;
  const { text, ...rest } = answer({
    kind,
    instructions: instructionsOf(versions),
    corrections: correctionsOf(versions, { kind, today: today(now, zoneOf(business)) }),
    business,
    now,
    seed: answered,
  });
  await onText(text);
  return { text, ...rest };
};
