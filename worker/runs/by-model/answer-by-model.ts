import { detectLanguage } from "#engine/reading/language.ts";
import { findSystemPrompt } from "#db/queries/studio/creations.ts";
import { callWithinLimits } from "#worker/models/call-within-limits.ts";
import {
  CREATOR_MAX_TOKENS,
  creatorMessages,
  creatorSystem,
} from "#worker/models/creator-request.ts";
import { inBatches } from "#worker/models/in-batches.ts";
import type { Models } from "#worker/models/models.ts";
import type { Answerer } from "#worker/runs/answerer.ts";
import { RunTrouble } from "#worker/runs/run-trouble.ts";

/**
 * Answers with the person's own model, or else the operator's, or else the embedded engine. A model
 * writes texts; pictures, pages and code stay with the engine, which vouches for them.
 */
export const answerByModelOr =
  (models: Models, engine: Answerer): Answerer =>
  async (request, tools) => {
    const { conversation, business, work } = request;
    if (conversation.kind !== "text") return engine(request, tools);
    const { db, run } = work;
    const { personId, versions } = conversation;
    const choice = await models.findFor(db, personId);
    if (!choice) return engine(request, tools);
    const batches = inBatches(tools.onText);
    const called = await callWithinLimits(
      models,
      choice,
      { db, run, personId, clock: () => new Date() },
      {
        system: creatorSystem(await findSystemPrompt(db, personId)),
        messages: creatorMessages(conversation, business),
        maxTokens: CREATOR_MAX_TOKENS,
        onText: (text) => batches.add(text),
        signal: tools.signal,
      },
    );
    await batches.flush();
    if (called.failure === "lost") throw new Error("the run is another worker's, or was stopped");
    if (called.failure) throw new RunTrouble(called.failure);
    const { text, isCutShort } = called;
    const language = detectLanguage(text, detectLanguage(versions[0]?.instruction ?? ""));
    return {
      version: "final",
      text,
      understanding: {
        genre: null,
        language,
        chips: [],
        toFillIn: [],
        ...(isCutShort && { isCutShort }),
      },
    };
  };
