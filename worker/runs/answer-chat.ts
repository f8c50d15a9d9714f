import { SITE_TIME_ZONE } from "#domain/format/dates.ts";
import { siteClock } from "#domain/people/business/open-now.ts";
import { isOpenAt, type OpeningHours } from "#domain/people/business/opening-hours.ts";
import { findChatTurn } from "#db/queries/agentiks/chats/find-chat-turn.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findCandidates } from "#db/queries/spaces/answering/find-candidates.ts";
import { today } from "#engine/reading/days.ts";
import { respond } from "#engine/chats/respond.ts";
import type { Executor } from "./executor.ts";

/**
 * Answers a customer on an agentik's chat page, or its owner in a trial, by the embedded engine.
 *
 * @returns undefined when the thread is no chat, or nothing is left to answer
 */
export const answerChat: Executor<"reply"> = async ({ db, target, now }, { onText }) => {
  const turn = await findChatTurn(db, target);
  if (!turn) return undefined;
  const { spaceId, ownerId, text } = turn;
  const [business, candidates] = await Promise.all([
    findBusiness(db, ownerId),
    findCandidates(db, { spaceId, personId: ownerId, question: text }),
  ]);
  const { effects, ...answered } = respond({
    ...turn,
    ...candidates,
    business,
    isOpen: isOpenNow(business?.hours ?? null, now),
    today: today(now, SITE_TIME_ZONE),
  });
  await onText(answered.text);
  return { kind: "reply", question: text, chat: effects, ...answered };
};

/** Undefined where the business has said no hours. */
function isOpenNow(hours: OpeningHours | null, now: Date): boolean | undefined {
  const { day, minute } = siteClock(now);
  return hours ? isOpenAt(hours, day, minute) : undefined;
}
