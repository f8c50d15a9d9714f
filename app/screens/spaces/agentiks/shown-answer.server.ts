import { otherPrices } from "#domain/spaces/prices/answer-prices.ts";
import type { listAnswers } from "#db/queries/spaces/answering/list-answering.ts";
import * as m from "#app/messages/messages.js";
import { inBoth } from "#app/presenters/local-text.server.ts";

type StoredAnswer = Awaited<ReturnType<typeof listAnswers>>[number];

/** An approved answer; with another price in a newer document, the note that agentiks give that one instead. */
export function shownAnswer({ id, question, answer, newer }: StoredAnswer) {
  const [line] = otherPrices({ question, answer }, newer);
  const note =
    line === undefined ? null : inBoth((lang) => m.answering_other_price({ line }, lang));
  return { id, question, answer, note };
}
