import { findBusiness } from "#db/queries/people/businesses.ts";
import { findConversation } from "#db/queries/studio/creation-versions.ts";
import { instructionsOf } from "#domain/studio/creation-versions.ts";
import { usesBusiness } from "./uses-business.ts";
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
    const { text, version, understanding } = await answer(
      { conversation, business, now, work },
      tools,
    );
    const { versions } = conversation;
    const said = [
      ...instructionsOf(versions),
      ...versions.flatMap(({ corrections }) => Object.values(corrections)),
    ];
    const isUsed =
      business && usesBusiness(text, { business, said, locale: understanding.language });
    return {
      kind: "creation",
      answer: text,
      version,
      understanding: isUsed ? { ...understanding, usesBusiness: true } : understanding,
    };
  };
