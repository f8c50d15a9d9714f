import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { RequestAnswer } from "#domain/agentiks/abilities/request-form.ts";
import type { Db } from "#db/connection/client.ts";
import { isInboxOf } from "#db/queries/agentiks/chats/inbox.ts";
import { chatRequests, chats, contacts } from "#db/schema/agentiks/chats.ts";
import { spaceMembers } from "#db/schema/items/catalogue.ts";
import { threads } from "#db/schema/spaces/threads.ts";

/** An order that is still to be made, on the day for which its customer has asked. */
export interface DueOrder {
  id: string;
  spaceId: string;
  threadId: string;
  /** Name of its form. */
  form: string;
  /** Name of the customer; empty until they say it. */
  customer: string;
  answers: readonly RequestAnswer[];
  /** `2026-11-24`. */
  day: string;
  /** Not accepted yet. */
  isNew: boolean;
}

/**
 * Sent orders of some days in a person's workplaces that are not done, by day; those of trials are left out.
 *
 * @param from first day, `2026-11-24`
 * @param to last day
 */
export function listDueOrders(
  db: Db,
  personId: string,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<DueOrder[]> {
  const day = sql<string>`jsonb_path_query_first(${chatRequests.answers}, '$[*] ? (@.kind == "day")') ->> 'value'`;
  return db
    .select({
      id: chatRequests.id,
      spaceId: chatRequests.spaceId,
      threadId: chatRequests.threadId,
      form: chatRequests.name,
      customer: contacts.name,
      answers: chatRequests.answers,
      day,
      isNew: sql<boolean>`${chatRequests.stage} = 'new'`,
    })
    .from(spaceMembers)
    .innerJoin(chatRequests, eq(chatRequests.spaceId, spaceMembers.spaceId))
    .innerJoin(threads, eq(threads.id, chatRequests.threadId))
    .innerJoin(chats, eq(chats.threadId, threads.id))
    .innerJoin(contacts, eq(contacts.id, chats.contactId))
    .where(
      and(
        eq(spaceMembers.personId, personId),
        eq(chatRequests.state, "sent"),
        isNull(chatRequests.doneAt),
        eq(chatRequests.kind, "order"),
        ne(chats.channel, "try"),
        isInboxOf(personId),
        sql`${day} BETWEEN ${from} AND ${to}`,
      ),
    )
    .orderBy(asc(day), asc(chatRequests.sentAt), chatRequests.id)
    .limit(limit);
}
