import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { RequestAnswer, RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import type { RequestBill } from "#domain/agentiks/chats/request-bill.ts";
import type { RequestStage } from "#domain/agentiks/chats/request-stage.ts";
import type { Db } from "#db/connection/client.ts";
import { outer } from "#db/connection/outer-column.ts";
import { chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers } from "#db/schema/items/catalogue.ts";
import { people } from "#db/schema/people/people.ts";
import { threads } from "#db/schema/spaces/threads.ts";
import { isInboxOf } from "./inbox.ts";
import type { InboxCursor } from "./list-chats.ts";

/** An order, a booking or another form that a customer has sent. */
export interface ListedRequest {
  id: string;
  threadId: string;
  contactId: string;
  /** The customer's name; empty until they say it. */
  customer: string;
  agentik: string;
  /** Name of the form. */
  name: string;
  kind: RequestKind;
  answers: readonly RequestAnswer[];
  /** Total when it was sent, in hundredths of a peso; null where it is not known. */
  totalCents: number | null;
  /** The lines of that sum; null where nothing was ordered, and for orders from before they were kept. */
  bill: RequestBill | null;
  stage: RequestStage;
  sentAt: Date | null;
  doneAt: Date | null;
  /** Name of the person who marked it as done; null also for a deleted account. */
  doneBy: string | null;
}

/**
 * Forms that customers have sent in a person's workplaces: those to do, the first one first, or those
 * that are done, the last one sent first. Those of trials are none.
 */
export function listRequests(
  db: Db,
  personId: string,
  { isDone, after, limit }: { isDone: boolean; after?: InboxCursor | undefined; limit: number },
): Promise<ListedRequest[]> {
  const found = requestsOfSpace(db, { isDone, after, limit }).as("found");
  return db
    .select({
      id: chatRequests.id,
      threadId: chatRequests.threadId,
      contactId: contacts.id,
      customer: contacts.name,
      agentik: agentiks.name,
      name: chatRequests.name,
      kind: chatRequests.kind,
      answers: chatRequests.answers,
      totalCents: chatRequests.totalCents,
      bill: chatRequests.bill,
      stage: chatRequests.stage,
      sentAt: chatRequests.sentAt,
      doneAt: chatRequests.doneAt,
      doneBy: people.displayName,
    })
    .from(spaceMembers)
    .crossJoinLateral(found)
    .innerJoin(chatRequests, eq(chatRequests.id, found.id))
    .innerJoin(threads, eq(threads.id, chatRequests.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .leftJoin(people, eq(people.id, chatRequests.doneBy))
    .where(and(eq(spaceMembers.personId, personId), isInboxOf(personId)))
    .orderBy(isDone ? desc(found.at) : asc(found.at), chatRequests.id)
    .limit(limit);
}

function requestsOfSpace(
  db: Db,
  { isDone, after, limit }: { isDone: boolean; after: InboxCursor | undefined; limit: number },
) {
  const { id, spaceId, state, sentAt, doneAt } = chatRequests;
  const at = after && sql`${after.at.toISOString()}::timestamptz`;
  return db
    .select({ id: sql<string>`${id}`.as("found_id"), at: sql<Date>`${sentAt}`.as("found_at") })
    .from(chatRequests)
    .innerJoin(chats, eq(chats.threadId, chatRequests.threadId))
    .where(
      and(
        eq(spaceId, outer(spaceMembers.spaceId)),
        eq(state, "sent"),
        ne(chats.channel, "try"),
        isDone ? isNotNull(doneAt) : isNull(doneAt),
        // The range of the index; the condition after it is for rows of the same time.
        at && (isDone ? lte(sentAt, at) : gte(sentAt, at)),
        at && or(isDone ? lt(sentAt, at) : gt(sentAt, at), and(eq(sentAt, at), gt(id, after.id))),
      ),
    )
    .orderBy(isDone ? sql`${sentAt} DESC NULLS LAST` : sql`${sentAt} ASC`, id)
    .limit(limit);
}
