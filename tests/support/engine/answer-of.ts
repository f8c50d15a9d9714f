import { answer, type EngineAnswer } from "#engine/answer.ts";

/** The embedded engine's answer to a prompt for a text, of a person who has said nothing of their business. */
export const answerOf = (prompt: string): EngineAnswer =>
  answer({
    kind: "text",
    instructions: [prompt],
    corrections: {},
    business: undefined,
    now: new Date("2026-03-11T18:00:00Z"),
    seed: 0,
  });
