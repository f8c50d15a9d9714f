import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, not, notInArray } from "drizzle-orm";
import { withoutMark } from "#domain/agentiks/channels/shown-text.ts";
import { readAbilities, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { RequestAnswer, RequestKind } from "#domain/agentiks/abilities/request-form.ts";
import type { RequestProgress } from "#domain/agentiks/chats/chat-effects.ts";
import type { RequestStage } from "#domain/agentiks/chats/request-stage.ts";
import type { ContentLanguage } from "#domain/items/catalogue.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikConfigurations } from "#db/schema/agentiks/agentik-configurations.ts";
import { chatRequests, chats } from "#db/schema/agentiks/chats.ts";
import { agentiks } from "#db/schema/items/catalogue.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { isPauseNotice } from "./pause-notice.ts";

/** A chat's turn that an agentik is to answer, with its configuration. */
export interface StoredChatTurn {
  /** Everything that was written since the agentik or a person last answered. */
  text: string;
  spaceId: string;
  agentikId: string;
  agentik: string;
  ownerId: string;
  language: ContentLanguage;
  instructions: string;
  abilities: Abilities;
  request: RequestProgress | undefined;
  /** Forms that the customer has sent, the newest first; `SENT_MAX` at most. */
  sent: StoredRequest[];
  unknownInARow: number;
  /** Whether its owner tries it out. */
  isTrial: boolean;
}

/** A form that a customer has sent. */
export interface StoredRequest {
  id: string;
  name: string;
  kind: RequestKind;
  stage: RequestStage;
  answers: readonly RequestAnswer[];
  sentAt: Date;
  /** Whether the business has put it away. */
  isDone: boolean;
}

/** Sent forms that a message may be about. */
const SENT_MAX = 5;
/** Newest messages that one answer is for. */
const MESSAGES_MAX = 10;

/**
 * The turn that the agentik's message in a chat is to answer. A trial is answered by the draft of
 * the agentik's configuration, if there is one; a customer by the newest published version.
 *
 * @param on the agentik's message
 * @returns undefined when the thread is no chat, or nothing is left to answer
 */
export async function findChatTurn(
  db: Db,
  { threadId, seq }: { threadId: string; seq: number },
): Promise<StoredChatTurn | undefined> {
  const [chat] = await db
    .select({
      channel: chats.channel,
      unknownInARow: chats.unknownInARow,
      spaceId: threads.spaceId,
      agentikId: agentiks.id,
      agentik: agentiks.name,
      ownerId: agentiks.ownerId,
      language: agentiks.language,
    })
    .from(chats)
    .innerJoin(threads, eq(threads.id, chats.threadId))
    .innerJoin(agentiks, eq(agentiks.id, threads.chatWithId))
    .where(eq(chats.threadId, threadId));
  if (!chat) return undefined;
  const { agentikId, channel, ...turn } = chat;
  const isTrial = channel === "try";
  const [said, requests, [version]] = await Promise.all([
    listUnanswered(db, threadId, { isTrial, before: seq }),
    db
      .select({
        id: chatRequests.id,
        name: chatRequests.name,
        changes: chatRequests.changesId,
        state: chatRequests.state,
        asking: chatRequests.asking,
        answers: chatRequests.answers,
        kind: chatRequests.kind,
        stage: chatRequests.stage,
        sentAt: chatRequests.sentAt,
        doneAt: chatRequests.doneAt,
      })
      .from(chatRequests)
      .where(and(eq(chatRequests.threadId, threadId), ne(chatRequests.state, "cancelled")))
      // An open form is the newest: there is one at a time.
      .orderBy(desc(chatRequests.createdAt))
      .limit(SENT_MAX + 1),
    db
      .select({
        name: agentikConfigurations.name,
        language: agentikConfigurations.language,
        instructions: agentikConfigurations.instructions,
        abilities: agentikConfigurations.abilities,
      })
      .from(agentikConfigurations)
      .where(
        and(
          eq(agentikConfigurations.agentikId, agentikId),
          isTrial ? undefined : isNotNull(agentikConfigurations.publishedAt),
        ),
      )
      .orderBy(desc(agentikConfigurations.version))
      .limit(1),
  ]);
  return {
    ...turn,
    agentikId,
    isTrial,
    agentik: version?.name ?? turn.agentik,
    language: version?.language ?? turn.language,
    text: textOf(said),
    instructions: version?.instructions ?? "",
    abilities: readAbilities(version?.abilities),
    ...requestsOf(requests),
  };
}

type ChatRequest = Pick<
  typeof chatRequests.$inferSelect,
  "id" | "name" | "state" | "asking" | "answers" | "kind" | "stage" | "sentAt" | "doneAt"
> & { changes: string | null };

function requestsOf(rows: readonly ChatRequest[]): Pick<StoredChatTurn, "request" | "sent"> {
  const open = rows.find(({ sentAt }) => sentAt === null);
  const request = open && {
    name: open.name,
    kind: open.kind,
    state: open.state,
    asking: open.asking,
    answers: open.answers,
    ...(open.changes !== null && { changes: open.changes }),
  };
  const sent = rows.flatMap(({ id, name, kind, stage, answers, sentAt, doneAt }) =>
    sentAt === null ? [] : [{ id, name, kind, stage, answers, sentAt, isDone: doneAt !== null }],
  );
  return { request, sent };
}

/** What was said; that a picture came is said only where nothing else was. */
function textOf(said: readonly { text: string }[]): string {
  const written = said.map(({ text }) => withoutMark(text)).filter((text) => text !== "");
  return written.length > 0 ? written.join("\n") : said.map(({ text }) => text).join("\n");
}

/** Messages of the customer, or of the owner in a trial, since the last answer; oldest first. */
async function listUnanswered(
  db: Db,
  threadId: string,
  { isTrial, before }: { isTrial: boolean; before: number },
): Promise<{ text: string }[]> {
  const isAsked = isTrial ? isNull(messages.agentikId) : eq(messages.fromContact, true);
  const [last] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        not(isAsked),
        // An answer that failed or was stopped has answered nothing.
        notInArray(messages.state, ["writing", "failed", "stopped"]),
        not(isPauseNotice),
        lt(messages.seq, before),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  const rows = await db
    .select({ seq: messages.seq, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        isAsked,
        isNull(messages.deletedAt),
        gt(messages.seq, last?.seq ?? 0),
        lt(messages.seq, before),
      ),
    )
    .orderBy(asc(messages.seq));
  return rows.slice(-MESSAGES_MAX);
}
