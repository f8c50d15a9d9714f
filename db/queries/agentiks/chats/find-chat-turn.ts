import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, not, notInArray } from "drizzle-orm";
import { withoutMark } from "#domain/agentiks/channels/shown-text.ts";
import { readAbilities, type Abilities } from "#domain/agentiks/abilities/abilities.ts";
import type { RequestKind } from "#domain/agentiks/abilities/request-form.ts";
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
  /** The last form, if it was sent and no other is open. */
  sent: { name: string; kind: RequestKind; stage: RequestStage; sentAt: Date } | undefined;
  unknownInARow: number;
  /** Whether its owner tries it out. */
  isTrial: boolean;
}

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
  const [said, [last], [version]] = await Promise.all([
    listUnanswered(db, threadId, { isTrial, before: seq }),
    db
      .select({
        name: chatRequests.name,
        state: chatRequests.state,
        asking: chatRequests.asking,
        answers: chatRequests.answers,
        kind: chatRequests.kind,
        stage: chatRequests.stage,
        sentAt: chatRequests.sentAt,
      })
      .from(chatRequests)
      .where(and(eq(chatRequests.threadId, threadId), ne(chatRequests.state, "cancelled")))
      // An open form is the newest: there is one at a time.
      .orderBy(desc(chatRequests.createdAt))
      .limit(1),
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
    ...progressOf(last),
  };
}

type LastRequest = Pick<
  typeof chatRequests.$inferSelect,
  "name" | "state" | "asking" | "answers" | "kind" | "stage" | "sentAt"
>;

function progressOf(last: LastRequest | undefined): Pick<StoredChatTurn, "request" | "sent"> {
  if (!last) return { request: undefined, sent: undefined };
  const { name, state, asking, answers, kind, stage, sentAt } = last;
  return sentAt
    ? { request: undefined, sent: { name, kind, stage, sentAt } }
    : { request: { name, state, asking, answers }, sent: undefined };
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
