import { isStillMeant } from "#domain/agentiks/chats/request-stage.ts";
import { zoneOf } from "#domain/people/business/business-zone.ts";
import { dayIn } from "#domain/format/dates.ts";
import type { Tone } from "#domain/people/business/business.ts";
import { clockIn, type WeekTime } from "#domain/people/business/open-now.ts";
import { isOpenAt, type OpeningHours } from "#domain/people/business/opening-hours.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import type { StoredChatTurn } from "#db/queries/agentiks/chats/find-chat-turn.ts";
import { listBookedTimes } from "#db/queries/agentiks/agenda/list-booked-times.ts";
import { findBusiness } from "#db/queries/people/businesses.ts";
import { findCandidates, type Candidates } from "#db/queries/spaces/answering/find-candidates.ts";
import { BILL_WORDS } from "#engine/chats/orders/order-bill.ts";
import { languageIn, respond, type ChatReply } from "#engine/chats/respond.ts";
import { today } from "#engine/reading/days.ts";

/** A chat's turn, as the rules need it; the owner's business is read separately. */
export type RulesTurn = Omit<StoredChatTurn, "instructions" | "agentikId">;

/**
 * Answers a customer's message by rules, from the documents and approved answers of the agentik's
 * workplace and the owner's business.
 *
 * @param at time for which opening hours and dates are answered, in the business's time zone
 * @returns also the business's tone, for a model that is asked after all, and the reply's language
 */
export async function respondByRules(
  db: Db,
  turn: RulesTurn,
  at: Date,
): Promise<{
  byRules: ChatReply;
  candidates: Candidates;
  tone: Tone | null;
  language: ContentLanguage;
}> {
  const { spaceId, ownerId, text, request, sent } = turn;
  // Documents with the prices of an open order.
  const wanted = request?.answers.filter(({ kind }) => kind === "text") ?? [];
  const question = request
    ? [text, ...wanted.map(({ value }) => value), BILL_WORDS].join("\n")
    : text;
  const [business, candidates] = await Promise.all([
    findBusiness(db, ownerId),
    findCandidates(db, { spaceId, personId: ownerId, question }),
  ]);
  const zone = zoneOf(business);
  const clock = clockIn(zone, at);
  const hasLimit = turn.abilities.forms.some(({ room }) => room !== undefined);
  const booked = hasLimit ? await listBookedTimes(db, { spaceId, from: dayIn(zone, at) }) : [];
  const byRules = respond({
    ...turn,
    sent: sent.filter((one) => isStillMeant(one, at)),
    ...candidates,
    booked,
    business,
    isOpen: isOpenThen(business?.hours ?? null, clock),
    today: today(at, zone),
    minute: clock.minute,
  });
  return { byRules, candidates, tone: business?.tone ?? null, language: languageIn(turn) };
}

/** Undefined where the business has said no hours. */
function isOpenThen(hours: OpeningHours | null, { day, minute }: WeekTime): boolean | undefined {
  return hours ? isOpenAt(hours, day, minute) : undefined;
}
