import { findBusiness } from "#db/queries/people/businesses.ts";
import { findConversation } from "#db/queries/studio/creation-versions.ts";
import type { Answerer } from "./answerer.ts";
import type { Executor } from "./executor.ts";

/** Writes an answer of the Creator. */
export const answerCreation =
  (answer: Answerer): Executor<"creation"> =>
  async (work, tools) => {
    const { db, target, now } = work;
    const conversation = await findConversation(db, target.creationId, target.version);
    if (!conversation) return undefined;
    const business = await findBusiness(db, conversation.personId);
    const { text, ...rest } = await answer({ conversation, business, now, work }, tools);
    return { kind: "creation", answer: text, ...rest };
  };
