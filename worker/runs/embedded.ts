import { instructionsOf } from "#domain/studio/creation-versions.ts";
import { answer } from "#engine/answer.ts";
import type { Answerer } from "./answerer.ts";

/** The embedded engine: rules and templates, without a network or a model. */
export const answerByEngine: Answerer = async ({ conversation, business, now }, { onText }) => {
  const { kind, versions, answered } = conversation;
  const { text, ...rest } = answer({
    kind,
    instructions: instructionsOf(versions),
    corrections: versions.at(-1)?.corrections ?? {},
    business,
    now,
    seed: answered,
  });
  await onText(text);
  return { text, ...rest };
};
