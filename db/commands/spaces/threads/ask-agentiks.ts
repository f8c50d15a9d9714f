import { and, asc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { AnswersWhen } from "#domain/spaces/answering.ts";
import { outer } from "#db/connection/outer-column.ts";
import type { Db } from "#db/connection/client.ts";
import { agentikOwnerIsIn } from "#db/queries/spaces/agentik-owner-is-in.ts";
import { agentikWorkplaces } from "#db/schema/agentiks/chats.ts";
import { agentiks, spaceMembers } from "#db/schema/items/catalogue.ts";
import { spaceAgentiks } from "#db/schema/spaces/answering.ts";
import { messages, threads } from "#db/schema/spaces/threads.ts";
import { askForRun } from "#db/commands/runs/ask-for-run.ts";
import type { WritableSpace } from "#db/commands/spaces/writable-space.ts";
import { appendMessage } from "./append-message.ts";

interface Question {
  threadId: string;
  /** Number of the message that asks. */
  seq: number;
  /** The author of the message. */
  personId: string;
  /** Ids of the agentiks that the message mentions. */
  mentioned: readonly string[];
  /** Agentiks of the space that answer, in their order. */
  answering: readonly AnsweringAgentik[];
  /** Number of the message that it replies to; null for none. */
  replyTo: number | null;
  now: Date;
}

/** An agentik that answers in a space. */
export interface AnsweringAgentik {
  id: string;
  name: string;
  answersWhen: AnswersWhen;
}

/**
 * Asks the agentiks that a message mentions; else the one whose own message it replies to, or with whom
 * alone the author has the conversation; else the first one that always answers, or whose workplace the
 * author is alone in. Each gets a message in
 * state `writing`, which its run fills. A paused agentik, and one that only reads, does not answer.
 *
 * @returns the ids of the runs; none while the person has as many as allowed
 */
export async function askAgentiks(tx: Db, question: Question): Promise<string[]> {
  const { answering, mentioned } = question;
  const asked = mentioned.length > 0 ? mentioned : await findUnmentioned(tx, question);
  const runIds: string[] = [];
  for (const { id } of answering.filter(({ id }) => asked.includes(id))) {
    const runId = await askAgentik(tx, question, id);
    if (runId) runIds.push(runId);
  }
  return runIds;
}

/** Asks one agentik. @returns the id of its run; undefined while the person has as many as allowed */
export async function askAgentik(
  tx: Db,
  { threadId, seq, personId, now }: Pick<Question, "threadId" | "seq" | "personId" | "now">,
  agentikId: string,
): Promise<string | undefined> {
  // In a savepoint, so that a refused run leaves no empty message behind.
  return tx
    .transaction(async (tx) => {
      const reply = await appendMessage(tx, {
        threadId,
        now,
        message: { agentikId, text: "", state: "writing", replyTo: seq },
      });
      const target = { kind: "reply", threadId, seq: reply.seq } as const;
      const run = await askForRun(tx, { target, personId, agentikId, now });
      if (run.kind === "refused") throw new TooManyRuns();
      return run.id;
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyRuns) return undefined;
      throw error;
    });
}

class TooManyRuns extends Error {}

/** The agentiks that a message without a mention of one is for: at most one. */
async function findUnmentioned(
  tx: Db,
  { threadId, seq, personId, replyTo, answering }: Question,
): Promise<string[]> {
  if (answering.length === 0) return [];
  const [asked] = seq === 1 ? [] : await findPartner(tx, { threadId, personId, replyTo });
  const partner = answering.find(({ id }) => id === asked?.agentikId);
  const next = partner ?? answering.find(({ answersWhen }) => answersWhen === "always");
  if (next) return [next.id];
  const host = replyTo === null ? await findHost(tx, threadId, answering) : undefined;
  return host === undefined ? [] : [host];
}

/** The agentik whose workplace the space is, while it has one member, who can be speaking to nothing else. */
async function findHost(
  tx: Db,
  threadId: string,
  answering: readonly AnsweringAgentik[],
): Promise<string | undefined> {
  const ids = answering.map(({ id }) => id);
  const [host] = await tx
    .select({ agentikId: agentikWorkplaces.agentikId })
    .from(threads)
    .innerJoin(agentikWorkplaces, eq(agentikWorkplaces.spaceId, threads.spaceId))
    .where(
      and(
        eq(threads.id, threadId),
        inArray(agentikWorkplaces.agentikId, ids),
        sql`(SELECT count(*) FROM (SELECT FROM ${spaceMembers} WHERE space_id = ${outer(threads.spaceId)}
          AND NOT is_copy LIMIT 2) member) = 1`,
      ),
    )
    .orderBy(asc(agentikWorkplaces.createdAt), agentikWorkplaces.agentikId)
    .limit(1);
  return host?.agentikId;
}

/**
 * The agentik whose message is replied to; without a reply the one that has answered the conversation's
 * first message, while no person but the author has written there.
 */
const findPartner = (
  tx: Db,
  { threadId, personId, replyTo }: Pick<Question, "threadId" | "personId" | "replyTo">,
) =>
  tx
    .select({ agentikId: messages.agentikId })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        isNotNull(messages.agentikId),
        replyTo === null
          ? and(
              eq(messages.replyTo, 1),
              sql`NOT EXISTS (SELECT FROM ${messages} other WHERE other.thread_id = ${threadId}
                AND other.agentik_id IS NULL AND other.author_id IS DISTINCT FROM ${personId})`,
            )
          : eq(messages.seq, replyTo),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(1);

/** The agentiks that answer in a space, of a copy also those of the original. */
export const listAnswering = (
  tx: Db,
  { id, copiedFrom }: WritableSpace,
): Promise<AnsweringAgentik[]> =>
  tx
    .select({
      id: agentiks.id,
      name: agentiks.name,
      answersWhen: spaceAgentiks.answersWhen,
    })
    .from(spaceAgentiks)
    .innerJoin(agentiks, eq(agentiks.id, spaceAgentiks.agentikId))
    .where(
      and(
        inArray(spaceAgentiks.spaceId, [id, copiedFrom ?? id]),
        eq(agentiks.status, "active"),
        ne(spaceAgentiks.may, "read"),
        agentikOwnerIsIn(spaceAgentiks.spaceId),
      ),
    )
    .orderBy(asc(spaceAgentiks.addedAt), agentiks.id);
